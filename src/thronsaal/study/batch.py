"""One batch: what is played, and how game n follows from it.

Every game takes its chances from the batch's seed and its own number alone, so the same seed gives the same games
however many workers share them (bots that think by the clock excepted: they are as fast as the machine is idle).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

from thronsaal.bots import Conductor, Fault, Player, watching
from thronsaal.bots.stream import seed_for, stream
from thronsaal.core.chance import Chance
from thronsaal.core.game import Game
from thronsaal.core.match import Match
from thronsaal.study.decisions import Diary
from thronsaal.study.statistics import Played

Detail: TypeAlias = Literal["results", "turns", "decisions"]
"""What is noted of a game, each with all before it. Turns cost the log of every move, decisions the numbers too."""


class Flag(Protocol):
    """Something that turns from 0 to 1 when the games should stop."""

    value: int


class Runaway(RuntimeError):
    """A game went on longer than its declaration says any game can."""


@dataclass(frozen=True, slots=True)
class Batch:
    """What is played: everything a worker has to know, and how game n follows from it."""

    game: Game
    players: tuple[Player, ...]
    options: Mapping[str, str]
    seed: int
    duplicate: bool
    detail: Detail = "results"

    def play(self, number: int, stop: Flag) -> Played | None:
        """Game number n from its deal to its outcome; None when stopped on the way."""
        seats = len(self.players)
        deal = number // seats if self.duplicate else number
        seed = seed_for(self.seed, "deal", deal)
        at = [(seat + number) % seats for seat in range(seats)]
        chances = [stream(self.seed, "bot", number, bot) for bot in at]
        match = Match(self.game, self.options, seed, seats)
        first = match.actors[0] if len(match.actors) == 1 else None
        diary = Diary(match) if self.detail == "decisions" else None
        faults = self._led(match, [self.players[bot] for bot in at], chances, stop, diary)
        if faults is None:
            return None
        outcome, moves = match.outcome, len(match.moves)
        if outcome is None:
            raise Runaway(f"nobody may act in {self.game.id} and yet it is not over (deal {seed})")
        return Played(
            number,
            deal,
            seed,
            tuple(at),
            first,
            outcome.places,
            outcome.points,
            moves,
            tuple(faults),
            outcome.why,
            None if self.detail == "results" else len(match.turns),
            None if diary is None else diary.decisions(),
        )

    def _led(
        self, match: Match, players: Sequence[Player], chances: Sequence[Chance], stop: Flag, diary: Diary | None
    ) -> list[Fault] | None:
        """Play a match to its end; what bots did wrong on the way, or None when stopped."""
        conductor, seats = Conductor(match), range(len(players))
        faults: list[Fault] = []
        events = self.detail != "results"
        while (cue := conductor.next_cue(seats)) is not None:
            if stop.value:
                return None
            if len(match.moves) == self.game.longest:
                raise Runaway(f"{self.game.id} has no end after {len(match.moves)} moves (deal {match.seed})")
            noted = diary if cue.kind == "move" else None
            if noted is not None:
                noted.look(cue.seat)
            fault = conductor.follow(cue, players[cue.seat], chances[cue.seat], events=events)
            if noted is not None:
                noted.write()
            if fault is not None:
                faults.append(fault)
        return faults

    def part(self, first: int, count: int, stop: Flag) -> list[Played]:
        """So many games from a number on; fewer when stopped on the way."""
        games: list[Played] = []
        with watching():
            for number in range(first, first + count):
                played = self.play(number, stop)
                if played is None:
                    break
                games.append(played)
        return games
