"""Tests in the language of play.

table = Table("claim").given(hand={"A": "goblin 5", "B": "goblin 7"}, turned_up="knight 2")
table.seat("A").plays("goblin 5")
table.seat("B").plays("goblin 7")
table.expects(winner="B", rule="claim.higher")
table.seat("A").tries("dwarf 3")
table.expects(reason="claim.turns")
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from thronsaal.core.game import Event, State
from thronsaal.core.match import Match
from thronsaal.core.reason import Reason, Refused
from thronsaal.core.registry import find_game
from thronsaal.core.text import LANGUAGES, Voice
from thronsaal.core.words import SEAT_LETTERS, Seat, seat_letter

rule = pytest.mark.rule
"""Marks a test with the ids of the rules that it proves."""


class Player:
    """Somebody at the table."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.table = table
        self.number = seat

    def plays(self, move: str) -> Player:
        """Make a move that the rules allow."""
        table = self.table
        table.events = table.state.apply(self.number, table.game.read(move))
        table.refusal = None
        return self

    def tries(self, move: str) -> Player:
        """Make a move that the rules refuse; `table.expects(reason=...)` says which."""
        before = self.table.state.pack()
        try:
            self.plays(move)
        except Refused as refused:
            self.table.refusal = refused.reason
            assert self.table.state.pack() == before, f"the refused {move!r} changed the position"
            return self
        raise AssertionError(f"{move!r} of {seat_letter(self.number)} was allowed")

    def may_play(self, *moves: str) -> None:
        """These and no others."""
        listed = [self.table.game.write(move) for move in self.table.state.legal(self.number)]
        assert sorted(listed) == sorted(moves)

    def view(self, key: str) -> Any:
        """What this seat knows."""
        return self.table.state.view(self.number)[key]

    def has(self, pile: str, *cards: str) -> None:
        """The cards of a pile that this seat sees, in any order, and no others."""
        assert Counter(self.pile(pile)) == Counter(cards)

    def pile(self, pile: str) -> list[str]:
        """A pile as this seat sees it; piles that all see are told apart by seat."""
        seen = self.view(pile)
        return list(seen[self.number] if pile in ("score", "recruits", "lacks") else seen)


class Table:
    """A game and the position on it."""

    def __init__(self, game: str, **options: str) -> None:
        self.game = find_game(game)
        self.options = options
        self.state: State = self.game.start(options=options)
        self.events: list[Event] = []
        self.refusal: Reason | None = None

    def given(self, **position: Any) -> Table:
        """Set up a position, as scenes do."""
        self.state = self.game.arrange(position)
        return self

    def dealt(self, seed: int) -> Table:
        """Start a match."""
        self.state = self.game.start(options=self.options, seed=seed)
        return self

    def match(self, seed: int = 0) -> Match:
        """A whole match at this table."""
        return Match(self.game, self.options, seed)

    def seat(self, letter: str) -> Player:
        return Player(self, SEAT_LETTERS.index(letter))

    def play(self, *moves: str) -> Table:
        """Moves of whoever is to move: "goblin 5", "goblin 7"."""
        for move in moves:
            (seat,) = self.state.actors
            Player(self, seat).plays(move)
        return self

    def sees(self, key: str) -> Any:
        """What anybody may know."""
        return self.state.view(None)[key]

    def expects(
        self,
        *,
        reason: str | None = None,
        rule: str | None = None,
        winner: str | None = None,
        turn: str | None = None,
        outcome: str | None = None,
    ) -> Table:
        """What the last move led to: a refusal under a rule, an event under a rule, who won the trick, who is next."""
        if reason is not None:
            assert self.refusal is not None, "nothing was refused"
            assert self.refusal.rule == reason
            for language in LANGUAGES:
                assert Voice(language, self.game.texts).say(self.refusal.word)
        if rule is not None:
            assert rule in [event.rule for event in self.events]
        if winner is not None:
            assert seat_letter(self.sees("last_winner")) == winner
        if turn is not None:
            assert [seat_letter(seat) for seat in self.state.actors] == [turn]
        if outcome is not None:
            assert self.state.outcome is not None
            assert self.state.outcome.why == outcome
        return self
