"""The windows of a feud: hiring, actions, saves and cancels, responses, the order of passives."""

from __future__ import annotations

from typing import Self

from thronsaal.core.engine.frame import record
from thronsaal.core.engine.occurrence import Aftermath, Impending, NextPassive
from thronsaal.core.engine.window import PASS, Once, Rounds
from thronsaal.core.reason import Reason
from thronsaal.core.words import Move, Seat, Word
from toys.feud import cards as c
from toys.feud import notation as n
from toys.feud import occurrences as o
from toys.feud import using
from toys.feud.position import Position
from toys.feud.vocabulary import Scope
from toys.feud.wording import title

HIRES = 2
"""How often each seat is asked in the muster."""
PERMANENT = c.OF_KIND["character"] | c.OF_KIND["location"]


def refuse_card(s: Position, seat: Seat, move: Move, rule: str) -> Reason | None:
    """Why a card cannot be played or used now."""
    kind, card = n.kind_of(move), n.about(move)
    if kind == n.PLAY and card not in s.hand[seat]:
        return Reason("not-in-hand", rule, {"card": title(card)})
    if kind == n.USE and not s.table[seat] >> card & 1:
        return Reason("not-yours", rule, {"card": title(card)})
    return Reason("not-usable", rule, {"card": title(card)}) if kind in (n.PLAY, n.USE) else None


@record
class Hire(Once[Position]):
    """Between the third and the fourth step of the muster: each hiring is a window of its own, to the end."""

    rule = "feud.hire"
    place: int

    def places(self, s: Position) -> int:
        return HIRES * s.seats_count

    def moved(self, place: int) -> Self:
        return type(self)(place)

    def actors(self, s: Position) -> tuple[Seat, ...]:
        return ((s.first + self.place) % s.seats_count,)

    def could(self, s: Position, seat: Seat) -> bool:
        return any(True for _ in self._affordable(s, seat, using.maybe_in_hand(s, seat)))

    def _affordable(self, s: Position, seat: Seat, hand: int) -> list[int]:
        return [card for card in c.numbers(hand & PERMANENT) if c.CARDS[card].cost <= s.gold[seat]]

    def legal(self, s: Position, seat: Seat) -> list[Move]:
        return [PASS, *(n.move(n.PLAY, card) for card in self._affordable(s, seat, s.held(seat)))]

    def answer(self, s: Position, seat: Seat, move: Move) -> None:
        self.next(s)
        if move == PASS:
            return
        card = n.about(move)
        s.gold[seat] -= c.CARDS[card].cost
        s.open_window(s.left_of(seat))
        s.befall(o.Enter(seat, card))

    def prompt(self, s: Position, seat: Seat) -> Word:
        return Word("prompt-hire", {"gold": s.gold[seat]})

    def refuse(self, s: Position, seat: Seat, move: Move) -> Reason | None:
        return refuse_card(s, seat, move, self.rule)


@record
class Actions(Rounds[Position]):
    """One action each, round and round until all have passed in a row."""

    rule = "feud.actions"
    at: Seat
    passed: int

    def moved(self, at: Seat, passed: int) -> Self:
        return type(self)(at, passed)

    def could(self, s: Position, seat: Seat) -> bool:
        cards = using.table_and(s, seat, using.maybe_in_hand(s, seat))
        return any(True for _ in using.actions(s, seat, cards))

    def legal(self, s: Position, seat: Seat) -> list[Move]:
        cards = using.actions(s, seat, using.table_and(s, seat, s.held(seat)))
        return [PASS, *using.as_moves(s, seat, cards)]

    def answer(self, s: Position, seat: Seat, move: Move) -> None:
        if move == PASS:
            self.passes(s)
            return
        self.acts(s)
        s.open_window(s.left_of(seat))
        using.begin(s, Scope(seat, n.about(move)))

    def prompt(self, s: Position, seat: Seat) -> Word:
        return Word("prompt-action")

    def refuse(self, s: Position, seat: Seat, move: Move) -> Reason | None:
        return refuse_card(s, seat, move, self.rule)


@record
class Interrupts(Impending):
    """Who saves or cancels?"""

    rule = "feud.interrupts"

    def prompt(self, s: Position, seat: Seat) -> Word:
        return Word("prompt-interrupt", {"coming": tuple(each.word(s) for each in self.coming if each.is_due(s))})

    def refuse(self, s: Position, seat: Seat, move: Move) -> Reason | None:
        return refuse_card(s, seat, move, self.rule)


@record
class Responses(Aftermath):
    """Who responds?"""

    rule = "feud.responses"

    def prompt(self, s: Position, seat: Seat) -> Word:
        return Word("prompt-response")

    def refuse(self, s: Position, seat: Seat, move: Move) -> Reason | None:
        return refuse_card(s, seat, move, self.rule)


@record
class Passives(NextPassive):
    """Which passive comes first?"""

    rule = "feud.passives"

    def prompt(self, s: Position, seat: Seat) -> Word:
        return Word("prompt-passives")
