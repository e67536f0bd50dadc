"""What a position is worth to a seat, by arithmetic: power, the court, the hand, gold."""

from __future__ import annotations

from thronsaal.core.engine.select import cards_in
from thronsaal.core.words import Seat
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg import slots
from thronsaal.games.lcg.material import Keyword
from thronsaal.games.lcg.power import needed, total
from thronsaal.games.lcg.realm import Realm

POWER, NEAR, HAND, GOLD = 3.2, 0.25, 0.9, 0.12
"""What a power, a power near the end, a card in hand and a gold in the pool are worth."""
VEILED = 1.1
"""What a card in shadows is worth: nobody takes it, and it comes when it suits."""
ENOUGH, MORE = 8, 0.3
"""With so many cards in hand the next is worth less."""
KNEELING = 0.7
"""What a kneeling character keeps of its worth: it stands again next round."""
KEYWORDS = {Keyword.RENOWN: 1.4, Keyword.STEALTH: 0.8, Keyword.DEADLY: 0.6, Keyword.INTIMIDATE: 0.8}


Marks = list[tuple[int, float]]
"""The cards with a keyword, and what it is worth."""


def _marks(s: Realm) -> Marks:
    values = s.values
    return [(values.keyword(keyword), more) for keyword, more in KEYWORDS.items()]


def worth_of(s: Realm, card: int) -> float:
    """What a card in play is worth to who controls it."""
    return _worth(s, card, _marks(s))


def worths_of(s: Realm, cards: int) -> dict[int, float]:
    """What each of these cards in play is worth to who controls it."""
    marks = _marks(s)
    return {card: _worth(s, card, marks) for card in cards_in(cards)}


def _worth(s: Realm, card: int, marks: Marks) -> float:
    deal, bit = s.deal, 1 << card
    value = 1.3 * deal.income[card] + 0.8 * deal.influence[card] + 0.35 * len(deal.abilities[card])
    if s.attached & bit:
        value += 0.4
    elif deal.of_type["character"] & bit:
        values = s.values
        military, intrigue, power = values.icons
        icons = (military >> card & 1) + (intrigue >> card & 1) + (power >> card & 1)
        value += 0.5 + 0.75 * values.strength(card) * (0.55 + 0.25 * icons) + 0.3 * icons
        bonus = 0.0
        for cards, more in marks:
            if cards & bit:
                bonus += more
        value += bonus
        value += 1.2 * len(s.duplicates_on(card)) if s.duplicates else 0.0
    else:
        value += 0.5 + 0.4 * deal.cost[card]
    return value


def court_of(s: Realm, seat: Seat) -> float:
    """What a seat has in play."""
    found, marks = 0.0, _marks(s)
    kneeling = s.kneeling & s.deal.of_type["character"]
    foreign = s.in_play & ~s.court[seat]
    for mate in range(s.seats_count) if s.variant == "teams" else ():
        if not s.is_opponent(seat, mate):
            foreign &= ~s.court[mate]
    for card in cards_in(s.court[seat] & ~s.moribund):
        value = _worth(s, card, marks)
        if kneeling >> card & 1:
            value *= KNEELING
        if s.attached >> card & 1 and foreign >> s.host[card] & 1:
            value = 0.2
        found += value
    return found


def standing_of(s: Realm, seat: Seat) -> float:
    """Everything a seat has."""
    power = total(s, seat)
    left = max(0, needed(s, seat) - power)
    near = NEAR * max(0, 10 - left) ** 2
    hand = s.hand[seat].bit_count()
    cards = HAND * min(hand, ENOUGH) + MORE * max(0, hand - ENOUGH)
    if s.veiled:
        cards += VEILED * slots.mask(s, seat).bit_count()
    return POWER * power + near + court_of(s, seat) + cards + GOLD * s.gold[seat]


def value(s: Realm, seat: Seat) -> float:
    """How much better off this seat is than its opponents."""
    if s.ended:
        return 1000.0 if seat in s.winner else -1000.0
    others = [standing_of(s, other) for other in s.opponents(seat)]
    mine = standing_of(s, seat)
    if s.variant == "teams":
        mine += 0.8 * standing_of(s, (seat + 2) % 4)
    return mine - (0.6 * max(others) + 0.4 * sum(others) / len(others))


def face_worth(s: Realm, card: int, seat: Seat) -> float:
    """What a card in hand would be worth in play."""
    face = s.deal.cards[card]
    value = 1.3 * face.income + 0.8 * face.influence + 0.35 * len(face.text)
    if face.type == "character":
        icons = sum(s.deal.with_icon[icon] >> card & 1 for icon in range(3))
        value += 0.5 + 0.75 * s.deal.strength[card] * (0.55 + 0.25 * icons) + 0.3 * icons
        value += sum(more for keyword, more in KEYWORDS.items() if keyword in face.keywords)
    else:
        value += 0.5 + 0.4 * face.cost
    return value


def leads(s: Realm, seat: Seat) -> bool:
    """Whether nobody has more power."""
    return all(s.power_of(seat) >= s.power_of(other) for other in s.opponents(seat))


ICONS = m.ICONS
