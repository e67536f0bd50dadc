"""What might stand on lists that a seat may not read.

A seat knows the cards that it sees, where some hidden ones lie, and of how many copies it has learned. The other cards
of a deck are imagined by the rules of building one, mostly of its own house. Cards that were seen keep their numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from thronsaal.core.chance import Chance
from thronsaal.core.engine.select import cards_in
from thronsaal.core.words import Seat
from thronsaal.games.lcg import hidden, slots
from thronsaal.games.lcg.catalogue import CARDS
from thronsaal.games.lcg.deal import Deal
from thronsaal.games.lcg.decks import Deck, Lines
from thronsaal.games.lcg.lists import may_hold, may_plot, most
from thronsaal.games.lcg.material import GOLD_PENALTY, INTO_SHADOWS, SETUP_GOLD, House, Keyword
from thronsaal.games.lcg.printed import Card, Plot
from thronsaal.games.lcg.reading import is_marshalled, is_shadowy

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm

FOREIGN: Final = 16
"""One card in so many is of another house."""
Given = dict[int, tuple[Card, int]]
"""By number: what is printed on a card, and which copy it is."""


def imagine(s: Realm, seat: Seat | None, rng: Chance) -> None:
    """Exchange, in place, all cards of others that the seat has not seen for such as there might be."""
    decks, orders = [], []
    for owner, deck in enumerate(s.deal.decks):
        if owner == seat:
            decks.append(deck)
            orders.append(s.deal.order[owner])
            continue
        plots = _imagined_plots(s, seat, owner, rng)
        draw = _imagined_draw(s, seat, owner, rng)
        decks.append(Deck(deck.house.value, deck.house, _lines(draw), _lines(plots), deck.agenda))
        orders.append(tuple((card.code, copy) for _, (card, copy) in (*sorted(plots.items()), *sorted(draw.items()))))
    s.deal = Deal(tuple(decks), False, tuple(orders), s.deal.edition)
    s.kept = None


def _lines(given: Given) -> Lines:
    return tuple(sorted(Counter(card.code for card, _ in given.values()).items()))


def _printed(s: Realm, cards: Iterable[int]) -> Given:
    return {card: (s.deal.cards[card], s.deal.copy_of[card]) for card in cards}


def _imagined_plots(s: Realm, seat: Seat | None, owner: Seat, rng: Chance) -> Given:
    deck = s.deal.plot_deck[owner]
    held = s.plots[seat] if seat is not None else 0
    given = _printed(s, (card for card in cards_in(deck) if hidden.is_public(s, card) or (s.aired | held) >> card & 1))
    free = [card for card in cards_in(deck) if card not in given]
    faces = _missing(s, seat, owner, given, plots=True)
    candidates = _drawn(may_plot(s.deal.decks[owner].house, s.deal.edition), rng)
    return _fill(given, free, faces, candidates, rng)


def _imagined_draw(s: Realm, seat: Seat | None, owner: Seat, rng: Chance) -> Given:
    house, stock = s.deal.decks[owner].house, s.stock[owner]
    given = _printed(s, cards_in(s.deal.draw_deck[owner] & (~stock | s.aired)))
    free = [card for card in cards_in(stock) if card not in given]
    for number, face in _renumber(s, seat, owner, free).items():
        given[number] = face, _next_copy(given, face)
    free = [card for card in free if card not in given]
    able = may_hold(house, s.deal.edition)
    faces = _missing(s, seat, owner, given, plots=False) + _laid_faces(s, owner, able, rng)
    faces += _veiled_faces(s, owner, given, faces, able, rng)
    return _fill(given, free, faces, _mixed(house, able, rng), rng)


def _renumber(s: Realm, seat: Seat | None, owner: Seat, free: Sequence[int]) -> dict[int, Card]:
    """Hidden cards that only the seat and some others know get the first free numbers: which number is which card."""
    looker = hidden.ANYBODY if seat is None else seat + 1
    shaded = [card for places in s.shadows for card in places if card >= 0 and s.deal.owner[card] == owner]
    places = [*hidden.in_places(s, owner, s.hand[owner]), *shaded, *reversed(s.deck[owner])]
    lying = [card for card in places if not s.aired >> card & 1 and hidden.sees(s, looker, card)]
    found = {number: s.deal.cards[card] for number, card in zip(free, lying, strict=False)}
    hidden.move_to(s, lying, list(found))
    return found


def _missing(s: Realm, seat: Seat | None, owner: Seat, given: Given, plots: bool) -> list[Card]:
    """The cards of which the seat has learned that they are in the deck, and that do not lie where it knows them."""
    looker = hidden.ANYBODY if seat is None else seat + 1
    there = Counter(card.code for card, _ in given.values())
    found: list[Card] = []
    for (who, whose, face), count in sorted(s.met.items()):
        card = CARDS[face]
        if who == looker and whose == owner and isinstance(card, Plot) == plots:
            found += [card] * (count - there[card.code])
    return found


def _fill(given: Given, free: Sequence[int], faces: list[Card], candidates: Iterable[Card], rng: Chance) -> Given:
    """Every free number gets a card: those that must be there, then what fits of the candidates."""
    counts = Counter(card.name for card in (*(card for card, _ in given.values()), *faces))
    spare: list[Card] = []
    for card in candidates:
        if len(faces) >= len(free):
            break
        if counts[card.name] < most(card):
            counts[card.name] += 1
            faces.append(card)
        else:
            spare.append(card)
    faces += spare[: len(free) - len(faces)]
    rng.shuffle(faces)
    for number, face in zip(free, faces, strict=True):
        given[number] = face, _next_copy(given, face)
    return given


def _next_copy(given: Given, face: Card) -> int:
    taken = {copy for card, copy in given.values() if card is face}
    return next(copy for copy in range(len(taken) + 1) if copy not in taken)


def _drawn(cards: Iterable[Card], rng: Chance) -> Iterator[Card]:
    """As many copies of each as a deck may hold, in any order."""
    left = [card for card in cards for _ in range(most(card))]
    while left:
        at = rng.below(len(left))
        left[at], left[-1] = left[-1], left[at]
        yield left.pop()


def _mixed(house: House, able: Sequence[Card], rng: Chance) -> Iterator[Card]:
    """Cards for a deck of this house, its own and neutral ones mostly."""
    own = _drawn((card for card in able if _is_own(card, house)), rng)
    foreign = _drawn((card for card in able if not _is_own(card, house)), rng)
    while True:
        card = next(foreign, None) if rng.below(FOREIGN) == 0 else next(own, None)
        card = card or next(own, None) or next(foreign, None)
        if card is None:
            return
        yield card


def _is_own(card: Card, house: House) -> bool:
    return card.is_neutral or house in card.house


def _veiled_faces(
    s: Realm, owner: Seat, given: Given, faces: Sequence[Card], able: Sequence[Card], rng: Chance
) -> list[Card]:
    """Cards that may lie in those places in shadows of which nothing is known, as far as no others must be there."""
    lying = [card for places in s.shadows for card in places if card >= 0 and s.deal.owner[card] == owner]
    missing = sum(card not in given for card in lying)
    missing -= sum(is_shadowy(card, s.deal.edition) for card in faces)
    if missing <= 0:
        return []
    counts = Counter(card.name for card in (*(card for card, _ in given.values()), *faces))
    found: list[Card] = []
    for card in _drawn((card for card in able if is_shadowy(card, s.deal.edition)), rng):
        if len(found) < missing and counts[card.name] < most(card):
            counts[card.name] += 1
            found.append(card)
    return found


def _laid_faces(s: Realm, owner: Seat, able: Sequence[Card], rng: Chance) -> list[Card]:
    """Cards that may lie face down together before the game begins."""
    house, count, edition = s.deal.decks[owner].house, s.laid[owner].bit_count(), s.deal.edition
    able = [card for card in able if card.type in ("character", "location") and is_marshalled(card, edition)]
    prices = {card.name: _price(card, house) for card in able if not _is_limited(card)}
    laid: list[Card] = []
    left = SETUP_GOLD - INTO_SHADOWS * slots.mask(s, owner).bit_count()
    for card in _drawn(able, rng) if count else ():
        if len(laid) == count:
            break
        if any((card.unique and card.name == each.name) or (_is_limited(card) and _is_limited(each)) for each in laid):
            continue
        taken = {card.name, *(each.name for each in laid)}
        others = sorted(price for name, price in prices.items() if name not in taken)[: count - len(laid) - 1]
        if _price(card, house) + sum(others) <= left:
            laid.append(card)
            left -= _price(card, house)
    return laid


def _is_limited(card: Card) -> bool:
    return Keyword.LIMITED in card.keywords


def _price(card: Card, house: House) -> int:
    return card.cost + (0 if _is_own(card, house) else GOLD_PENALTY)
