"""Questions that effects of King's Landing ask: which gift, which name, gold or a card, whom a challenge is against."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from thronsaal.core.engine.frame import SeatQuestion, record
from thronsaal.core.engine.select import cards_in
from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.lcg import causes, hidden, paying
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.calling import is_name
from thronsaal.games.lcg.choices import chosen
from thronsaal.games.lcg.material import Entry, How
from thronsaal.games.lcg.ordeals import TakeOne
from thronsaal.games.lcg.words.customs import Unplayable
from thronsaal.games.lcg.words.modifiers import Given
from thronsaal.games.lcg.words.scope import Scope

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm


@record
class WhichGift(SeatQuestion[Any]):
    """Which of several things a card gets."""

    seat: Seat
    gifts: tuple[Any, ...]
    scope: Scope

    rule = "lcg.choices"

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return [n.move(n.NUMBER, at) for at in range(1, len(self.gifts) + 1)]

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        card, gives = self.scope.card, self.gifts[n.about(move) - 1]
        s.grant(gives, 1 << card, self.scope, "phase")
        s.tell("granted", "lcg.lasting", cards=1 << card, gives=Given(gives, 1, s.deal.names[card]), until="phase")

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-gift", {"card": s.deal.cards[self.scope.card].title})


@record
class NamingOutlaw(SeatQuestion[Any]):
    """Name any card but a plot: nobody may play it in this phase."""

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
        s.grant(Unplayable(card.name), 0, self.scope, "phase")
        s.tell("outlawed", "lcg.naming", seat=seat, name=card.title)

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-outlaw")


@record
class PayRansom(SeatQuestion[Any]):
    """Pay gold, or give a card up."""

    seat: Seat
    to: Seat
    card: int
    count: int
    how: How
    source: int
    by: Seat
    """On whose behalf the card leaves."""

    rule = "lcg.choices"

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return [n.YES, n.NO]

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        if move == n.NO:
            self.give_up(s)
            return
        paying.gold(s, seat, self.count, told=False)
        s.add_gold(self.to, self.count)
        s.tell("ransomed", "lcg.gold", seat=seat, other=self.to, card=self.card, count=self.count)

    def give_up(self, s: Realm) -> None:
        """The card leaves play."""
        thing = o.Leaves(self.card, self.how, self.by, self.source)
        s.occur(thing, first=s.left_of(self.to), source=self.source)

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-ransom", {"card": s.deal.cards[self.card].title, "count": self.count})


@record
class WhosePlots(SeatQuestion[Any]):
    """Which opponent's unused plots are looked at."""

    seat: Seat
    source: int

    rule = "lcg.choices"

    def run(self, s: Realm) -> bool:
        others = self._others(s)
        if len(others) > 1:
            return True
        s.stack.pop()
        if others:
            self._look(s, others[0])
        return False

    def _others(self, s: Realm) -> list[Seat]:
        return [other for other in s.opponents(self.seat) if s.further_plots(other)]

    def _look(self, s: Realm, other: Seat) -> None:
        plots = s.further_plots(other)
        hidden.show(s, plots, 1 << self.seat)
        s.whisper("looked-plots", "lcg.look", (self.seat,), {"cards": plots}, seat=self.seat, other=other)
        s.stack.append(SpoilOne(self.seat, other))

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return [n.move(n.SEAT, other) for other in sorted(self._others(s))]

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        self._look(s, n.about(move))

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-whose-plots")


@record
class SpoilOne(SeatQuestion[Any]):
    """Which of the plots that were looked at is used up."""

    seat: Seat
    whose: Seat

    rule = "lcg.plot-deck"

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return s.choices(s.further_plots(self.whose))

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        card = chosen(s, move)
        s.plots[self.whose] &= ~(1 << card)
        s.used[self.whose] += (card,)
        s.known = {each: marks for each, marks in s.known.items() if each != card}
        s.seen(card)
        s.changed()
        s.tell("spoiled-plot", "lcg.plot-deck", news=True, seat=seat, other=self.whose, card=card)

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-spoil")


@record
class SearchArms(SeatQuestion[Any]):
    """Look through the deck for cards to be attached, one after another; there may be fewer than one likes."""

    seat: Seat
    effect: Any
    scope: Scope
    left: int

    rule = "lcg.search"

    def run(self, s: Realm) -> bool:
        if self.left and s.deck[self.seat]:
            return True
        s.stack.pop()
        s.shuffle(self.seat)
        return False

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return [n.DONE, *s.choices_by_face(self.effect.found(s, self.scope))]

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        if move == n.DONE:
            s.stack[-1] = SearchArms(seat, self.effect, self.scope, 0)
            return
        card = hidden.expose(s, chosen(s, move))
        s.stack[-1] = SearchArms(seat, self.effect, self.scope, self.left - 1)
        s.tell("found", "lcg.search", news=True, seat=seat, card=card)
        s.befall(o.Enters(card, seat, Entry.PUT, self.scope.card, 0, self.scope.card))

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-search", {"card": s.deal.cards[self.scope.card].title})


def diverted(s: Realm) -> list[Seat]:
    """Whom a challenge could be against instead, whatever titles say."""
    if s.contest < 0:
        return []
    from thronsaal.games.lcg.targeting import may_be_attacked  # noqa: PLC0415  (it looks at words that ask this)

    return [
        seat for seat in range(s.seats_count) if seat != s.target and may_be_attacked(s, s.attacker, s.contest, seat)
    ]


@record
class NewTarget(SeatQuestion[Any]):
    """Whom a challenge is against from now on."""

    seat: Seat
    source: int

    rule = "lcg.choices"

    def run(self, s: Realm) -> bool:
        others = diverted(s)
        if len(others) > 1:
            return True
        self._divert(s, others[0])
        return False

    def _divert(self, s: Realm, other: Seat) -> None:
        s.stack.pop()
        s.target = s.defender = other
        s.changed(causes.CHALLENGE)
        s.tell("diverted", "lcg.choices", seat=self.seat, other=other, card=self.source)

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return [n.move(n.SEAT, other) for other in diverted(s)]

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        self._divert(s, n.about(move))

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-divert")


@record
class WhoStands(SeatQuestion[Any]):
    """Which cards stand up, one after another; then all at once."""

    seat: Seat
    effect: Any
    scope: Scope
    chosen: int

    rule = "lcg.choices"

    def run(self, s: Realm) -> bool:
        if self.effect.able(s, self.scope) & ~self.chosen:
            return True
        self._end(s)
        return False

    def _end(self, s: Realm) -> None:
        s.stack.pop()
        coming = tuple(o.Stands(card, self.scope.card) for card in cards_in(self.chosen))
        if coming:
            s.occur(*coming, first=s.left_of(self.seat), source=self.scope.card)

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return [n.DONE, *s.choices(self.effect.able(s, self.scope) & ~self.chosen)]

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        if move == n.DONE:
            self._end(s)
            return
        s.stack[-1] = WhoStands(seat, self.effect, self.scope, self.chosen | 1 << chosen(s, move))

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-who-stands")


@record
class TakeAndShuffle(TakeOne):
    """Which of the cards that were turned up comes to hand; the others are shuffled into the deck."""

    def _put_away(self, s: Realm, others: int) -> None:
        s.shuffle(self.seat)
        s.tell("shuffled", "lcg.piles", seat=self.seat, pile="none")
