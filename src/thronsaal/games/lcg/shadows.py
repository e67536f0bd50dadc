"""Shadows: cards that lie face down, out of play and not in hand, and come out later.

First edition (the rulebook): with the shadow crest and an s before the cost. Two gold in one's own marshalling turn lay
a card there; at the start of every phase each seat in turn may bring out one card for the number behind the s. Second
edition (the insert): with the keyword Shadow (X). It is marshalled there for two gold, and comes out as an action for
X; events are played from there. Where a card lies is in `slots.py`, what texts say about it in `words/shade.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from thronsaal.core.engine.frame import Frame, SeatQuestion, record
from thronsaal.core.engine.select import cards_in
from thronsaal.core.engine.window import PASS, Once
from thronsaal.core.pause import Pause
from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.lcg import causes, hidden, paying, slots
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.marshal import Place, discounts, is_marshalling, is_of, is_welcome, use_discounts
from thronsaal.games.lcg.material import FIRST, NONE, SECOND, SHADOW_X, Entry, phase_name
from thronsaal.games.lcg.using import Using, is_banned, may_spend
from thronsaal.games.lcg.values import rules
from thronsaal.games.lcg.words.alleys import OwnCheaperOut
from thronsaal.games.lcg.words.conditions import number
from thronsaal.games.lcg.words.edicts import Discount
from thronsaal.games.lcg.words.modifiers import Rule
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.selectors import CARD, face_of
from thronsaal.games.lcg.words.shade import CheaperIn, CheaperOut, no_emerging

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm
    from thronsaal.games.lcg.timing import Timed


# Into shadows.


def price_in(s: Realm, seat: Seat) -> int:
    """What it costs a seat to lay a card into shadows: two, whatever card, less what speaks of just that."""
    less = sum(rule.n for rule, by in rules(s, CheaperIn) if by.seat == seat)
    less += sum(number(rule.n, s, by) for rule, by in _any_card(s, seat))
    return max(0, m.INTO_SHADOWS - less)


def _any_card(s: Realm, seat: Seat) -> list[tuple[Discount, Scope]]:
    """Second edition: what makes any card cheaper makes a card cheaper of which nobody sees what it is."""
    if s.deal.edition != SECOND:
        return []
    return [(rule, by) for rule, by in rules(s, Discount) if by.seat == seat and rule.which == CARD]


def hides(s: Realm, seat: Seat) -> list[Move]:
    """The cards in hand that a seat may lay into shadows now; of equal ones the first."""
    able = s.hand[seat] & s.deal.shadowy
    if not able or not is_marshalling(s, seat) or price_in(s, seat) > s.purse(seat):
        return []
    allowed = [card for card in cards_in(s.one_each(able)) if not is_banned(s, card, seat)]
    return [n.move(n.HIDE, s.deal.ref[card]) for card in allowed]


def hide(s: Timed, seat: Seat, move: Move) -> None:
    """Pay, and lay a card from hand into shadows: nobody sees which."""
    cost = price_in(s, seat)
    offers: list[CheaperIn | Discount] = [rule for rule, by in rules(s, CheaperIn) if by.seat == seat]
    offers += [rule for rule, _ in _any_card(s, seat)]
    for rule in offers:
        if rule.once:
            _use_up(s, rule, seat)
    veil(s, s.deal.number_of[n.about(move)], seat, cost)
    paying.gold(s, seat, cost, told=False)


def veil(s: Realm, card: int, seat: Seat, cost: int = NONE) -> None:
    """A card from hand is laid face down into shadows; who cannot tell which it was forgets what it might be."""
    known = _still_known(s, card, seat)
    s.take(card)
    place = slots.lay(s, card, seat)
    s.stock[s.deal.owner[card]] |= 1 << card
    s.known = known
    s.changed(causes.PILES)
    name = s.deal.cards[card].quoted
    # That there was such a card to hide is news to the others.
    s.whisper("hid", "lcg.shadows-into", (seat,), {"card": name}, seat=seat, count=cost, place=place + 1)
    hidden.settle(s, seat)


def _still_known(s: Realm, card: int, seat: Seat) -> dict[int, int]:
    """Who still knows which hidden card lies where, once one of a hand has gone unseen.

    What all have seen stays known, unless it might be what went; what only some have seen is forgotten, as the others
    must not learn from what these still know. If all have seen the whole hand and one face could go, all know it.
    """
    hand, everybody = s.hand[seat], hidden.everybody(s)
    seen = sum(1 << each for each in cards_in(hand) if hidden.is_open(s, each))
    doubtful = seen & s.deal.shadowy
    is_plain = seen == hand and len({s.deal.faces[each] for each in cards_in(doubtful)}) == 1
    known = {each: marks for each, marks in s.known.items() if not hand >> each & 1 or (seen & ~doubtful) >> each & 1}
    if is_plain:
        known |= dict.fromkeys(cards_in(doubtful), everybody)
    return known


@record
class HideSome(SeatQuestion[Any]):
    """Which cards of a hand go into shadows without being paid for: one after another, as many as one likes."""

    seat: Seat
    left: int
    source: int

    rule = "lcg.shadows-effects"

    def run(self, s: Timed) -> bool:
        if self.left and s.hand[self.seat]:
            return True
        s.stack.pop()
        return False

    def legal(self, s: Timed, seat: Seat) -> list[Move]:
        able = s.one_each(s.hand[seat] & s.deal.shadowy)
        return [n.DONE, *sorted(n.move(n.HIDE, s.deal.ref[card]) for card in cards_in(able))]

    def answer(self, s: Timed, seat: Seat, move: Move) -> None:
        if move == n.DONE:
            s.stack.pop()
            return
        s.stack[-1] = HideSome(seat, self.left - 1, self.source)
        veil(s, s.deal.number_of[n.about(move)], seat)

    def prompt(self, s: Timed, seat: Seat) -> Word:
        return Word("prompt-hide", {"card": s.deal.cards[self.source].title, "count": self.left})


# Out of shadows.


def costs_of(s: Realm, card: int) -> tuple[int, ...]:
    """What a card in shadows may cost to come out: printed, and what it has gained there."""
    printed = s.deal.shadow_costs.get(card, ())
    return (*printed, s.further[card]) if card in s.further else printed


def price_out(s: Realm, card: int, seat: Seat, cost: int, plain: bool = False) -> int:
    """What it costs a seat to bring a card out: shadow cost, penalty for other houses, less what makes it cheaper.

    `plain`: a text brings it out, and nothing makes that cheaper.
    """
    deal = s.deal
    if not (deal.neutral | deal.events | deal.of_house[deal.decks[seat].house]) >> card & 1:
        cost += 0 if is_welcome(s, card, seat) else m.GOLD_PENALTY
    for rule, by in rules(s, CheaperOut):
        if by.seat == seat and (rule.n < 0 or not plain) and _concerns(s, rule, by, card, seat):
            cost -= rule.n
    if s.deal.having.get(OwnCheaperOut, 0) >> card & 1 and not plain:
        scope = Scope(seat, card)
        given = (rule for text in s.deal.constants[card] for rule in text.gives)
        cost -= sum(number(rule.n, s, scope) for rule in given if isinstance(rule, OwnCheaperOut))
    if deal.events >> card & 1 and deal.edition == SECOND:
        cost -= sum(less for _, less in discounts(s, card, seat))  # it is played, as if from hand
    return max(0, cost)


def _concerns(s: Realm, rule: CheaperOut, by: Any, card: int, seat: Seat) -> bool:
    if not face_of(rule.which, s.deal, by) >> card & 1:
        return False
    return not rule.first or not s.used_up(("emerged-type", seat, s.deal.cards[card].type, "round"))


def cheapest(s: Realm, card: int, seat: Seat, plain: bool = False) -> int:
    """The least for which a seat could bring out a card; NONE if there is no way."""
    prices = [price_out(s, card, seat, max(0, cost), plain) for cost in costs_of(s, card)]
    return min(prices, default=NONE)


def obstacle(s: Realm, card: int, seat: Seat, plain: bool = False) -> str:
    """What keeps a seat from bringing out a card that lies in its shadows; or nothing."""
    if s.deal.events >> card & 1 and s.deal.edition == SECOND:
        return "shadow-event"
    least = cheapest(s, card, seat, plain)
    if least < 0:
        return "no-shadow-cost"
    if no_emerging(s, seat):
        return "no-emerging"
    if not s.deal.events >> card & 1 and not s.may_enter(card, seat):
        return "is-unique"
    if least and not may_spend(s, seat) and s.deal.edition == SECOND:
        return "gold-on-others-turn"
    return "" if least <= s.purse(seat) else "too-expensive"


def emerges(s: Realm, seat: Seat, plain: bool = False) -> list[Move]:
    """The places from which a seat may bring out a card now."""
    return [n.move(n.EMERGE, place) for place, card in slots.lying(s, seat) if not obstacle(s, card, seat, plain)]


def could_emerge(s: Realm, seat: Seat) -> bool:
    """Whether public facts leave open that a seat brings out a card as an action."""
    return bool(s.shadows[seat]) and s.deal.edition == SECOND and not no_emerging(s, seat)


def emerge(s: Timed, seat: Seat, move: Move, plain: bool = False) -> None:
    """Bring out a card: all see it now, it is paid for, and then it comes."""
    card = unveil(s, seat, n.about(move))
    rule = "lcg.shadows-opening" if s.deal.edition == FIRST else "lcg.shadows-out"
    s.tell("emerges", rule, news=True, seat=seat, card=card, place=n.about(move) + 1)
    s.stack.append(Plainly(seat, card) if plain else Emerging(seat, card))


def unveil(s: Realm, seat: Seat, place: int) -> int:
    """The card in a place of one's own is shown to all; which it is."""
    card = hidden.expose(s, slots.at(s, seat, place))
    s.announce(card)
    return card


@record
class Emerging(SeatQuestion[Any]):
    """Which of several shadow costs is paid, where there is a choice."""

    seat: Seat
    card: int

    rule = "lcg.shadows-costs"

    def _costs(self, s: Realm) -> list[int]:
        """Those that could be paid, each once; X is what one likes."""
        found = sorted(set(costs_of(s, self.card)))
        purse = s.purse(self.seat)
        return [cost for cost in found if self._price(s, max(0, cost)) <= purse]

    def _price(self, s: Realm, cost: int) -> int:
        return price_out(s, self.card, self.seat, cost)

    def run(self, s: Timed) -> bool:
        costs = self._costs(s)
        if len(costs) > 1 or costs == [SHADOW_X]:
            return True
        self._pay(s, costs[0])
        return False

    def _numbers(self, s: Realm) -> list[int]:
        """What may be said: each cost, and for X all that the purse allows."""
        costs = self._costs(s)
        found = {cost for cost in costs if cost != SHADOW_X}
        if SHADOW_X in costs:
            found |= {x for x in range(m.SHADOW_MOST + 1) if self._price(s, x) <= s.purse(self.seat)}
        return sorted(found)

    def legal(self, s: Timed, seat: Seat) -> list[Move]:
        return [n.move(n.NUMBER, cost) for cost in self._numbers(s)]

    def answer(self, s: Timed, seat: Seat, move: Move) -> None:
        self._pay(s, n.about(move))

    def _pay(self, s: Timed, cost: int) -> None:
        """X is what was said, whatever is paid for it in the end."""
        card, seat = self.card, self.seat
        if SHADOW_X in costs_of(s, card):
            s.limits = {**s.limits, ("x", card, "phase"): cost}
        price = self._price(s, cost)
        s.stack[-1] = self._next(s, price)
        paying.gold(s, seat, price)

    def _next(self, s: Timed, price: int) -> Frame[Any]:
        return Forth(self.seat, self.card, price)

    def prompt(self, s: Timed, seat: Seat) -> Word:
        return Word("prompt-shadow-cost", {"card": s.deal.cards[self.card].title})


@record
class Plainly(Emerging):
    """The same where a text brings the card out: nothing makes that cheaper."""

    def _price(self, s: Realm, cost: int) -> int:
        return price_out(s, self.card, self.seat, cost, plain=True)


@record
class Unveiling(Emerging):
    """Which shadow cost is paid for an event that is played from shadows; then it is carried out like any other."""

    scope: Scope

    def _next(self, s: Timed, price: int) -> Frame[Any]:
        use_discounts(s, self.card, self.seat)
        s.take(self.card)
        s.resolve(self.card)
        s.use_up(("unveiled", self.card, "window"))
        return Using(self.scope, 0)


def play_event(s: Realm, scope: Scope) -> None:
    """An event in shadows, which all have seen by now, is played from there."""
    s.tell("played-event", "lcg.shadows-events", news=True, seat=scope.seat, card=scope.card)
    s.stack.append(Unveiling(scope.seat, scope.card, scope))


@record
class Forth(Frame[Any]):
    """A card that was paid for comes out: into play, or as an event; an attachment that fits nowhere is discarded."""

    seat: Seat
    card: int
    paid: int

    def run(self, s: Timed) -> bool:
        s.stack.pop()
        card, seat = self.card, self.seat
        if s.deal.events >> card & 1 or (s.twin_of(card, seat) < 0 and attaches_itself(s, card)):
            s.take(card)
            s.resolve(card)
            s.befall(o.Emerges(card, seat))
        elif s.deal.attachable >> card & 1 and s.twin_of(card, seat) < 0 and not s.hosts(card, seat):
            s.take(card)
            s.put(card, m.Zone.DISCARD)
            s.tell("finds-no-bearer", "lcg.shadows-attachments", news=True, seat=seat, card=card)
        else:
            s.stack.append(Place(seat, card, Entry.PUT, self.paid))
        return False


def attaches_itself(s: Realm, card: int) -> bool:
    """Whether a response of its own, which may be cancelled, attaches an attachment; else it is discarded."""
    return any(text.zone is m.Zone.ASIDE for text in s.deal.abilities[card])


def bring_out(s: Realm, seat: Seat, place: int) -> None:
    """An effect puts a card into play from shadows: all see which it is; what cannot come into play stays there."""
    card = unveil(s, seat, place)
    s.tell("emerges", "lcg.shadows-put", news=True, seat=seat, card=card, place=place + 1)
    if s.may_enter(card, seat):
        s.stack.append(Forth(seat, card, 0))


def note(s: Realm, emerged: o.Emerges) -> None:
    """What is counted when a card has come out, and discounts for the next or the first one, are used up."""
    card, seat = emerged.card, emerged.seat
    for rule, by in rules(s, CheaperOut):
        if by.seat == seat and rule.once and face_of(rule.which, s.deal, by) >> card & 1:
            _use_up(s, rule, seat)
    s.use_up(("emerged", card, "phase"))
    if not emerged.is_duplicate:
        s.use_up(("emerged-type", seat, s.deal.cards[card].type, "round"))


def _use_up(s: Realm, rule: Rule, seat: Seat) -> None:
    spent = next((each for each in s.lasting if is_of(each, rule, seat)), None)
    if spent is not None:
        s.lasting = tuple(each for each in s.lasting if each is not spent)
        s.changed(causes.EDICTS)


# The start of a phase, in the first edition.


@record
class Opening(Once[Any]):
    """Each seat in turn, from the first player on, may bring out one card; who passes waits for the next phase."""

    first: Seat
    place: int

    rule = "lcg.shadows-opening"

    def places(self, s: Timed) -> int:
        return s.seats_count

    def moved(self, place: int) -> Opening:
        return Opening(self.first, place)

    def _seat(self, s: Timed) -> Seat:
        return (self.first + self.place) % s.seats_count

    def actors(self, s: Timed) -> tuple[Seat, ...]:
        return (self._seat(s),)

    def could(self, s: Timed, seat: Seat) -> bool:
        return bool(s.shadows[seat]) and not no_emerging(s, seat)

    def legal(self, s: Timed, seat: Seat) -> list[Move]:
        return [PASS, *emerges(s, seat)]

    def answer(self, s: Timed, seat: Seat, move: Move) -> None:
        s.stack[-1] = self.moved(self.place + 1)
        if move != PASS:
            s.action(seat)
            emerge(s, seat, move)

    def prompt(self, s: Timed, seat: Seat) -> Word:
        return Word("prompt-opening", {"phase": Word(f"phase-{phase_name(s.phase)}"), "count": s.purse(seat)})

    def pause(self, s: Timed, seat: Seat) -> Pause:
        return Pause("shadows", phase_name(s.phase), PASS)
