"""Marshalling: income, what cards cost, duplicates, attachments, Limited, Ambush."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from thronsaal.core.engine.frame import Frame, SeatQuestion, record
from thronsaal.core.engine.lasting import Lasting
from thronsaal.core.engine.select import cards_in
from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.lcg import causes, paying
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.material import MARSHALLING, NONE, Entry, Keyword, Title
from thronsaal.games.lcg.using import is_banned
from thronsaal.games.lcg.values import rules
from thronsaal.games.lcg.words.conditions import number
from thronsaal.games.lcg.words.curfews import Dearer
from thronsaal.games.lcg.words.customs import Unplayable
from thronsaal.games.lcg.words.decrees import NoPenalty
from thronsaal.games.lcg.words.edicts import Discount, NoIncome, OwnDiscount
from thronsaal.games.lcg.words.modifiers import Granted, Modifier
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.selectors import face_of
from thronsaal.games.lcg.words.tides import Gratis

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm
    from thronsaal.games.lcg.timing import Timed


def income(s: Realm, seat: Seat) -> int:
    """Gold at the beginning of a marshalling turn: the plot, all cards of the seat, its title."""
    cards = 0 if rules(s, NoIncome) else s.court[seat] & ~s.blank
    total = s.plot_income(seat) + sum(s.deal.income[card] for card in cards_in(cards))
    return max(0, total + (2 if s.has_title(seat, Title.COIN) else 0))


def take_income(s: Timed, seat: Seat) -> None:
    """It becomes a seat's turn to marshal."""
    s.active = seat
    s.changed(causes.TURN)
    count = income(s, seat)
    s.add_gold(seat, count)
    s.tell("income", "lcg.income", seat=seat, count=count)


def discounts(s: Realm, card: int, seat: Seat) -> list[tuple[Discount | Gratis | None, int]]:
    """What makes this card cheaper for a seat: the effect it comes from, and by how much."""
    found: list[tuple[Discount | Gratis | None, int]] = []
    if s.edicts or s.deal.cheapening:
        for free, by in rules(s, Gratis):
            if by.seat == seat and face_of(free.which, s.deal, by) >> card & 1:
                found.append((free, s.deal.cost[card] + m.GOLD_PENALTY))
        for rule, by in rules(s, Discount):
            if by.seat == seat and face_of(rule.which, s.deal, by) >> card & 1:
                found.append((rule, number(rule.n, s, by)))
    if s.deal.having.get(OwnDiscount, 0) >> card & 1:
        scope = Scope(seat, card)
        for text in s.deal.constants[card]:
            for own in text.gives:
                if isinstance(own, OwnDiscount) and (own.when is None or own.when.holds(s, scope)):
                    found.append((None, number(own.n, s, scope)))
    return found


def is_welcome(s: Realm, card: int, seat: Seat) -> bool:
    """Whether a text spares a seat the gold penalty for a card of other houses."""
    return any(
        by.seat == seat and (rule.which is None or face_of(rule.which, s.deal, by) >> card & 1)
        for rule, by in rules(s, NoPenalty)
    )


def price(s: Realm, card: int, seat: Seat, setup: bool = False) -> int:
    """What a card costs a seat: printed, penalty for other houses, less what makes it cheaper; a duplicate is free."""
    if setup:
        return _asked_for(s, card, seat)
    return 0 if s.twin_of(card, seat) >= 0 else _price(s, card, seat)


def _asked_for(s: Realm, card: int, seat: Seat) -> int:
    cost = s.deal.asking[seat][card]
    return s.deal.cost[card] if cost > s.deal.cost[card] and is_welcome(s, card, seat) else cost


def _price(s: Realm, card: int, seat: Seat) -> int:
    """What a card costs that does not lie under another."""
    cost = _asked_for(s, card, seat)
    if s.edicts or s.deal.pricing or s.deal.having.get(OwnDiscount, 0) >> card & 1:
        for _, less in discounts(s, card, seat):
            cost -= less
        for rule, by in rules(s, Dearer):
            if by.seat == seat and face_of(rule.which, s.deal, by) >> card & 1:
                cost += rule.n
    return max(0, cost)


def may_marshal(s: Realm, card: int, seat: Seat) -> bool:
    """Whether nothing keeps a card in hand, no event, from being marshalled; what mostly does is asked first."""
    bit = 1 << card
    if s.deal.unique & bit:
        if s.twin_of(card, seat) >= 0:
            return True
        if s.is_barred(card, seat):
            return False
    if _price(s, card, seat) > s.purse(seat):
        return False
    if s.deal.with_keyword[Keyword.LIMITED] & bit and s.used_up(("limited", seat, "round")):
        return False
    return not s.deal.attachable & bit or s.hosts(card, seat) != 0


def obstacle(s: Realm, card: int, seat: Seat) -> str:
    """What keeps a card in hand from being marshalled: type, uniqueness, Limited, no bearer, gold; or nothing."""
    bit = 1 << card
    if not bit & (s.deal.of_type["character"] | s.deal.of_type["location"] | s.deal.of_type["attachment"]):
        return "is-event"
    if is_banned(s, card, seat):
        return "is-banned"
    if not s.may_enter(card, seat):
        return "is-unique"
    is_duplicate = s.twin_of(card, seat) >= 0
    if s.deal.with_keyword[Keyword.LIMITED] & bit and not is_duplicate and s.used_up(("limited", seat, "round")):
        return "limited-again"
    if s.deal.attachable & bit and not is_duplicate and not s.hosts(card, seat):
        return "no-bearer"
    return "" if price(s, card, seat) <= s.purse(seat) else "too-expensive"


def is_marshalling(s: Realm, seat: Seat) -> bool:
    """Whether this seat may play cards from hand now."""
    return s.active == seat and s.phase == MARSHALLING


def could_play(s: Realm, seat: Seat) -> bool:
    """Whether public facts leave open that a seat plays a card from hand."""
    if not s.hand[seat]:
        return False
    if s.active == seat and s.phase == MARSHALLING:
        return True
    return s.deal.sly != 0 and could_ambush(s, seat)


def could_ambush(s: Realm, seat: Seat) -> bool:
    """Whether a card with Ambush might be in hand that the seat's influence could pay for."""
    sly = s.deal.sly & s.possible(seat)
    if not sly:
        return False
    influence = paying.influence_of(s, seat, 0)
    return any(s.deal.cost[card] <= influence and _has_room(s, card, seat) for card in cards_in(sly))


def _has_room(s: Realm, card: int, seat: Seat) -> bool:
    return s.may_enter(card, seat) and bool(not s.deal.attachable >> card & 1 or s.hosts(card, seat))


def plays(s: Realm, seat: Seat) -> list[Move]:
    """The cards a seat may play from hand now; of equal ones the first."""
    moves: list[Move] = []
    deal, hand = s.deal, s.hand[seat]
    if hand and s.active == seat and s.phase == MARSHALLING:
        hand = s.one_each(hand)
        is_free = Unplayable not in s.edicts
        for card in cards_in(_affordable(s, seat, hand & deal.marshalled)):
            if not is_free and is_banned(s, card, seat):
                continue
            moves.append(deal.plays[card])
            if deal.on_house >> card & 1 and s.twin_of(card, seat) < 0:
                moves.append(n.move(n.ON_HOUSE, deal.ref[card]))
    sly = hand & deal.sly
    if sly:
        influence = paying.influence_of(s, seat, 0)
        for card in cards_in(s.one_each(sly)):
            if deal.cost[card] <= influence and _has_room(s, card, seat):
                moves.append(n.move(n.AMBUSH, deal.ref[card]))
    return moves


def _affordable(s: Realm, seat: Seat, cards: int) -> int:
    """Those of these cards in hand that may be marshalled; most need nothing but gold."""
    deal = s.deal
    special = cards & (deal.special | deal.unique if s.lost else deal.special)
    for rule, by in rules(s, Dearer) if s.edicts or deal.pricing else ():
        special |= cards & face_of(rule.which, deal, by)
    plain = cards & ~special
    limited = deal.with_keyword[Keyword.LIMITED]
    if plain & limited and s.used_up(("limited", seat, "round")):
        plain &= ~limited
    purse = s.purse(seat)
    found = plain & deal.within(seat, purse)
    if plain & ~found and (s.lasting or deal.cheapening):
        found |= _cheapened(s, seat, plain & ~found, purse)
    for card in cards_in(special):
        if may_marshal(s, card, seat):
            found |= 1 << card
    return found


def _cheapened(s: Realm, seat: Seat, cards: int, purse: int) -> int:
    """Those of these cards, too dear by what is printed, that are cheap enough by what makes them cheaper."""
    deal, found = s.deal, 0
    for free, by in rules(s, Gratis):
        if by.seat == seat:
            found |= cards & face_of(free.which, deal, by)
    offers = [
        (face_of(rule.which, deal, by), number(rule.n, s, by)) for rule, by in rules(s, Discount) if by.seat == seat
    ]
    is_lenient = bool(rules(s, NoPenalty))
    if offers or is_lenient:
        for card in cards_in(cards & ~found):
            cost = deal.cost[card] if is_lenient and is_welcome(s, card, seat) else deal.asking[seat][card]
            if cost - sum(less for which, less in offers if which >> card & 1) <= purse:
                found |= 1 << card
    return found


def play(s: Timed, seat: Seat, move: Move) -> None:
    """Play a card from hand: pay, say where it goes, and it is about to come into play."""
    card = s.deal.number_of[n.about(move)]
    kind = n.kind_of(move)
    s.announce(card)
    if kind == n.AMBUSH:
        s.tell("ambushes", "lcg.ambush", news=True, seat=seat, card=card)
        s.push(paying.PayInfluence(seat, s.deal.cost[card], 0), Place(seat, card, Entry.PUT, 0))
        return
    cost = 0
    if s.twin_of(card, seat) < 0:
        cost = _price(s, card, seat)
        if s.edicts:  # only what lasts is for the next card alone
            use_discounts(s, card, seat)
        if s.deal.with_keyword[Keyword.LIMITED] >> card & 1:
            s.use_up(("limited", seat, "round"))
    s.tell("marshals", "lcg.playing", news=True, seat=seat, card=card, count=cost)
    if kind == n.ON_HOUSE:
        s.stack.append(PlaceOn(seat, card, s.deal.house_card[seat], Entry.PLAYED, cost))
    else:
        s.stack.append(Place(seat, card, Entry.PLAYED, cost))
    paying.gold(s, seat, cost, told=False)


def is_of(effect: Lasting, rule: Modifier, seat: Seat) -> bool:
    """Whether a lasting effect is this discount, for this seat."""
    if not isinstance(effect, Granted) or effect.gives is not rule:
        return False
    return effect.scope is not None and effect.scope.seat == seat


def use_discounts(s: Realm, card: int, seat: Seat) -> None:
    """What made the next card cheaper is used up, as far as it was for the next one only."""
    for rule, _ in discounts(s, card, seat):
        if rule is not None and rule.once:
            spent = next(each for each in s.lasting if is_of(each, rule, seat))
            s.lasting = tuple(each for each in s.lasting if each is not spent)
            s.changed(causes.EDICTS)


@record
class Place(SeatQuestion[Any]):
    """Where a card goes that comes into play: an attachment is attached to a card of one's choice."""

    seat: Seat
    card: int
    entry: Entry
    paid: int

    rule = "lcg.attachments"

    def run(self, s: Timed) -> bool:
        if not s.deal.attachable >> self.card & 1 or s.twin_of(self.card, self.seat) >= 0:
            self._enter(s, NONE)
            return False
        hosts = s.hosts(self.card, self.seat)
        if hosts & (hosts - 1):
            return True
        self._enter(s, hosts.bit_length() - 1)
        return False

    def _enter(self, s: Timed, host: int) -> None:
        s.stack.pop()
        thing = o.Enters(self.card, self.seat, self.entry, host, self.paid)
        s.occur(thing, first=s.left_of(self.seat), source=self.card)

    def legal(self, s: Timed, seat: Seat) -> list[Move]:
        return s.choices(s.hosts(self.card, seat))

    def answer(self, s: Timed, seat: Seat, move: Move) -> None:
        self._enter(s, s.deal.number_of[n.about(move)])

    def prompt(self, s: Timed, seat: Seat) -> Word:
        return Word("prompt-attach", {"card": s.deal.cards[self.card].title})


@record
class PlaceOn(Frame[Any]):
    """The card is about to come into play there."""

    seat: Seat
    card: int
    host: int
    entry: Entry
    paid: int

    def run(self, s: Timed) -> bool:
        s.stack.pop()
        thing = o.Enters(self.card, self.seat, self.entry, self.host, self.paid)
        s.occur(thing, first=s.left_of(self.seat), source=self.card)
        return False
