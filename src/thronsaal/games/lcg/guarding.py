"""Somebody who stands up for others: of several who would be killed at once the first player says who is spared."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from thronsaal.core.engine.frame import SeatQuestion, record
from thronsaal.core.engine.occurrence import Happening
from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg.material import How
from thronsaal.games.lcg.occurrences import Leaves

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm


def guarded(s: Realm, guard: int) -> int:
    """The cards about to be killed for which this card would stand up."""
    coming = s.stack[-1]
    assert isinstance(coming, Happening)
    found = 0
    for each in coming.coming:
        if isinstance(each, Leaves) and each.how is How.KILLED and each.reason != "cost" and each.is_due(s):
            found |= 1 << each.card
    covered = 0
    for cards, by in s.values.guards:
        if by == guard:
            covered |= cards
    return found & covered


def ask(s: Realm, asked: int = 0) -> None:
    """Put the question for the next card that could stand up for more than one."""
    kneeling = s.kneeling & s.in_play & ~s.moribund & ~asked
    for _, guard in s.values.guards:
        if kneeling >> guard & 1:
            cards = guarded(s, guard)
            if cards & (cards - 1):
                s.stack.append(WhomToGuard(max(s.first, 0), guard, cards, asked | 1 << guard))
                return


@record
class WhomToGuard(SeatQuestion[Any]):
    """For whom of several a card stands up: what is in conflict the first player decides."""

    seat: Seat
    guard: int
    cards: int
    asked: int

    rule = "lcg.replacement"

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return s.choices(self.cards)

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        happening = s.stack[-1]
        assert isinstance(happening, Happening)
        card = s.deal.number_of[n.about(move)]
        first = sorted(happening.coming, key=lambda each: getattr(each, "card", None) != card)
        s.stack[-1] = replace(happening, coming=tuple(first))
        ask(s, self.asked)

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-guard", {"card": s.deal.cards[self.guard].title})
