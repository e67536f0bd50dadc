"""Questions for a name: a card, a plot, a type of challenge."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from thronsaal.core.engine.frame import SeatQuestion, record
from thronsaal.core.engine.select import cards_in
from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.words.scope import Scope

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm


def is_name(s: Realm, move: Move) -> bool:
    """Whether a move names a card that there is."""
    return n.kind_of(move) == n.NAME and not n.extra(move) and n.about(move) < len(s.deal.all_cards)


@record
class NamingCard(SeatQuestion[Any]):
    """Name any card: opponents discard it from hand."""

    seat: Seat
    scope: Scope

    rule = "lcg.naming"

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        faces = set().union(*(s.nameable(other) for other in s.opponents(seat)))
        return sorted(n.move(n.NAME, face) for face in faces)

    def allows(self, s: Realm, seat: Seat, move: Move) -> bool:
        return is_name(s, move) and s.deal.all_cards[n.about(move)].type not in ("house", "plot", "agenda")

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        card = s.deal.all_cards[n.about(move)]
        s.tell("named", "lcg.naming", seat=seat, name=card.title)
        for other in s.opponents(seat):
            s.show_hand(other)
            gone = s.hand[other] & s.deal.named.get(card.name, 0)
            s.occur(*(o.Drops(each, other, "", self.scope.card) for each in cards_in(gone)), first=s.left_of(seat))

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-name")


@record
class NamingPlot(SeatQuestion[Any]):
    """Name a plot."""

    seat: Seat
    scope: Scope

    rule = "lcg.naming"

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        faces = set().union(*(s.nameable_plots(other) for other in s.opponents(seat)))
        return sorted(n.move(n.NAME, face) for face in faces)

    def allows(self, s: Realm, seat: Seat, move: Move) -> bool:
        return is_name(s, move) and s.deal.all_cards[n.about(move)].type == "plot"

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        s.tell("named", "lcg.naming", seat=seat, name=s.deal.all_cards[n.about(move)].title)
        s.name_plot(self.scope, n.about(move))

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-name-plot")


@record
class NamingType(SeatQuestion[Any]):
    """Which type of challenge is meant."""

    seat: Seat
    effect: Any
    scope: Scope

    rule = "lcg.naming"

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return [n.move(n.TYPE, contest) for contest in range(3)]

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        self.effect.named(s, self.scope, m.ICONS[n.about(move)])

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-type")
