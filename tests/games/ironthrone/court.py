"""Tables of Iron Throne: Stark (A, led by Eddard), Lannister (B, Tywin) and Tyrell (C, Mace) unless said otherwise."""

from __future__ import annotations

from typing import Any

from support.table import Table
from thronsaal.core.engine.frame import Question
from thronsaal.core.game import Event
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.arrange import arrange
from thronsaal.games.ironthrone.cardset import CardSet
from thronsaal.games.ironthrone.state import IronThroneState
from thronsaal.games.ironthrone.windows import Window


class Court(Table):
    """A table of Iron Throne."""

    state: IronThroneState

    def __init__(self, cards: CardSet | None = None, **given: Any) -> None:
        self.story: list[str] = []
        super().__init__("ironthrone")
        base: dict[str, Any] = {"houses": "stark-lannister-tyrell", "leaders": "eddard tywin mace"}
        self.state = arrange({**base, **given}, cards)

    @property
    def asked(self) -> type[Question[Any]] | None:
        """The kind of the question that waits."""
        return type(self.state.asked) if self.state.stack else None

    def quiet(self) -> Court:
        """Everybody passes while abilities may be used."""
        while self.asked is Window:
            self.play("pass")
        return self

    def lay(self, challenger: str, defender: str) -> Court:
        """Both active seats lay; abilities are passed before and after."""
        self.quiet()
        s = self.state
        s.apply(s.challenger, n.read(f"lay {challenger}"))
        self.events = s.apply(s.defender, n.read(f"lay {defender}"))
        return self

    def do(self, *moves: str) -> Court:
        """Moves of whoever is asked; abilities that nobody wants are passed in between."""
        for move in moves:
            self.quiet()
            self.play(move)
        return self

    def use(self, move: str) -> Court:
        """Pass until this ability can be used or this card played, and do it."""
        while move not in [n.write(each) for each in self.state.legal(self.state.actors[0])]:
            assert self.asked is Window, f"{move} could not be played before {self.asked}"
            self.play("pass")
        self.play(move)
        return self

    def power(self, name: str) -> int:
        return self.state.power[m.CHARACTERS.index(name)]

    def spread(self, letter: str) -> int:
        return self.state.spread_by("ABCDE".index(letter))

    def hand(self, letter: str) -> list[str]:
        return [m.card_name(card) for card in self.state.hand["ABCDE".index(letter)]]

    def held(self, letter: str) -> list[str]:
        return [m.card_name(card) for card in self.state.held["ABCDE".index(letter)]]

    def discard(self, letter: str) -> list[str]:
        return [m.card_name(card) for card in self.state.discard["ABCDE".index(letter)]]

    def sheet(self, letter: str) -> int:
        return self.state.sheet["ABCDE".index(letter)]

    @property
    def events(self) -> list[Event]:
        """What the last move did."""
        return self._events

    @events.setter
    def events(self, events: list[Event]) -> None:
        self._events = events
        self.story += [event.rule.removeprefix("ironthrone.") for event in events]

    def rules(self) -> list[str]:
        """The rules of everything that happened since the position was set up."""
        return self.story

    def listed(self, letter: str) -> list[str]:
        return [n.write(move) for move in self.state.legal("ABCDE".index(letter))]


def meeting(**given: Any) -> Court:
    """Arya of Stark (A) challenges Cersei of Lannister (B), each with 4 power; cards are about to be laid.

    Nobody holds a character card unless said: no ability comes in between except those of leaders.
    """
    base: dict[str, Any] = {
        "at": "lay",
        "defender": "B",
        "fighters": {"A": "arya", "B": "cersei"},
        "hand": {
            "A": "stark-truce, stark-1, stark-5, stark-12, stark-20",
            "B": "lannister-truce, lannister-1, lannister-5, lannister-12, lannister-20",
            "C": "tyrell-truce, tyrell-1, tyrell-5, tyrell-12, tyrell-20",
        },
    }
    for key, value in given.items():
        base[key] = {**base[key], **value} if isinstance(value, dict) and key in base else value
    return Court(**base)
