"""The conductor: how a match with bots is led, in the hall, in the terminal, in a batch and in a benchmark alike.

1. Whoever could promise something is asked for its word first, once for each question, and all hear it.
2. Where several choose at the same time, a bot that has spoken listens: until the other bots have spoken too, and until
   the people have chosen, who may promise something as long as they think.
3. Then it is asked for its move. Where it has only one, that is made and nobody is asked.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from thronsaal.bots.player import Player
from thronsaal.bots.referee import PATIENCE, Fault, Patience, ask, word_of
from thronsaal.core.chance import Chance
from thronsaal.core.match import Match
from thronsaal.core.words import Move, Seat

CueKind: TypeAlias = Literal["word", "move", "forced"]


@dataclass(frozen=True, slots=True)
class Cue:
    """It is this bot's turn to give its word, to move, or to make the only move it has.

    `question` is the number of the question (see `Match.questions`) that it answers.
    """

    seat: Seat
    kind: CueKind
    question: int
    move: Move | None = None


class Conductor:
    """Says which bots of a match are to do what. It asks nobody itself, so whoever does may take their time."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._spoken: dict[Seat, int] = {}
        """The last question before which each bot was asked for its word."""

    def cues(self, bots: Collection[Seat], busy: Collection[Seat] = ()) -> Iterator[Cue]:
        """What each bot among those who may act is to do now; nothing for one that listens, or is busy already."""
        for seat in self.match.actors:
            if seat not in bots or seat in busy:
                continue
            question = self.match.questions[seat]
            if not self._has_spoken(seat):
                yield Cue(seat, "word", question)
            elif not self._listens(seat, bots):
                only = self.match.state.forced(seat)
                yield Cue(seat, "move" if only is None else "forced", question, only)

    def next_cue(self, bots: Collection[Seat]) -> Cue | None:
        """The first of the cues, for who follows one after the other; None: it is over, or people have to move."""
        return next(self.cues(bots), None)

    def is_due(self, cue: Cue) -> bool:
        """Whether the bot is still asked what it was asked when it got its cue."""
        return cue.seat in self.match.actors and self.match.questions[cue.seat] == cue.question

    def spoke(self, cue: Cue) -> None:
        """A bot that was asked for its word has given it, or held its tongue."""
        self._spoken[cue.seat] = cue.question

    def _has_spoken(self, seat: Seat) -> bool:
        """Whether a bot had its chance to give its word about the present question, or has nothing to promise."""
        match = self.match
        return self._spoken.get(seat) == match.questions[seat] or not match.game.pledges(match.state, seat)

    def _listens(self, seat: Seat, bots: Collection[Seat]) -> bool:
        """Whether a bot that has spoken hears the others first, who choose at the same time."""
        others = [other for other in self.match.actors if other != seat]
        if not others or not self.match.game.pledges(self.match.state, seat):
            return False
        return any(other not in bots or not self._has_spoken(other) for other in others)

    def follow(
        self, cue: Cue, player: Player, chance: Chance, patience: Patience = PATIENCE, events: bool = True
    ) -> Fault | None:
        """Have the bot do what its cue says, here and now; what it did wrong, if anything: then a move was drawn.

        `events` is as in `Match.apply`.
        """
        match, seat, fault = self.match, cue.seat, None
        if cue.kind == "word":
            word = word_of(player.bot, match.state, seat, chance, patience, match.ledger)
            if word is not None:
                match.say(seat, word, "promises")
            self.spoke(cue)
            return None
        move = cue.move
        if move is None:
            answer = ask(player.bot, player.name, match.state, seat, chance, player.budget, patience, match.ledger)
            move, fault = answer.move, answer.fault
        match.apply(seat, move, events)
        return fault
