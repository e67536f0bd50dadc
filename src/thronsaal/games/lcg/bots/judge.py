"""How likely each seat is to win, judged at the end of a round by what it has: a weighted sum of features by name.

The weights come from benchmarks/lcg_tune.py, which fitted them to how games of greedy seats ended: seats win in
proportion to exp(sum), as far as a sum can tell.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from thronsaal.core.engine.select import cards_in
from thronsaal.core.words import Seat
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg.material import Keyword
from thronsaal.games.lcg.power import needed, total
from thronsaal.games.lcg.realm import Realm

_TABLE: Final[dict[str, tuple[float, float]]] = {
    # power, as if fifteen were needed
    "power": (0.114, 0.074),
    "power past six": (0.055, 0.132),
    "power past nine": (0.084, 0.091),
    "power past twelve": (0.213, 0.210),
    "power on the house": (0.098, 0.018),
    # characters
    "characters": (0.189, 0.135),
    "strength": (-0.011, 0.001),
    "military": (0.293, 0.065),
    "intrigue": (0.050, -0.180),
    "power challenges": (0.105, 0.128),
    "weakest type": (0.053, 0.099),
    "renown": (0.399, 0.277),
    "stealth": (0.066, 0.021),
    "deadly": (0.105, -0.023),
    "intimidate": (0.643, 0.097),
    "vigilant": (0.000, 0.000),
    "duplicates": (0.135, -0.025),
    # the rest of the court
    "income": (0.116, 0.044),
    "influence": (-0.051, 0.015),
    "locations": (0.254, 0.050),
    "attachments": (0.121, 0.131),
    "texts": (-0.013, 0.006),
    # cards and gold
    "hand": (0.090, 0.093),
    "hand past six": (0.004, -0.068),
    "gold": (0.050, -0.001),
}
"""Two numbers each: for two seats, and for more."""
NAMES: Final = tuple(_TABLE)
WEIGHTS: Final = tuple(tuple(pair[table] for pair in _TABLE.values()) for table in range(2))


def features(s: Realm, seat: Seat) -> tuple[float, ...]:
    """What a seat has, in the order of the names."""
    deal, values = s.deal, s.values
    enough = needed(s, seat)
    power = total(s, seat) * m.VICTORY / max(enough, 1)
    court = s.court[seat] & ~s.moribund
    mine = court & deal.of_type["character"] & ~s.attached
    strength = {card: values.strength(card) for card in cards_in(mine)}
    military, intrigue, might = (sqrt(sum(strength[card] for card in cards_in(mine & icons))) for icons in values.icons)
    income = influence = texts = 0
    for card in cards_in(court):
        income += deal.income[card]
        influence += deal.influence[card]
        texts += len(deal.abilities[card])
    hand = s.hand[seat].bit_count()
    duplicates = sum(1 for each in cards_in(s.duplicates) if mine >> s.host[each] & 1) if s.duplicates else 0
    attachments = sum(1 for each in cards_in(s.attached & court) if court >> s.host[each] & 1)
    return (
        power,
        max(0.0, power - 6),
        max(0.0, power - 9),
        max(0.0, power - 12),
        min(s.power.get(deal.house_card[seat], 0), 4),
        mine.bit_count(),
        sum(strength.values()),
        military,
        intrigue,
        might,
        min(military, intrigue, might),
        *((values.keyword(keyword) & mine).bit_count() for keyword in _COUNTED),
        duplicates,
        min(income, 6),
        min(influence, 6),
        (court & deal.of_type["location"]).bit_count(),
        attachments,
        texts,
        min(hand, 6),
        max(0, hand - 6),
        s.gold[seat],
    )


_COUNTED: Final = (Keyword.RENOWN, Keyword.STEALTH, Keyword.DEADLY, Keyword.INTIMIDATE, Keyword.VIGILANT)


def standing(s: Realm, seat: Seat, weights: tuple[float, ...]) -> float:
    """The weighted sum of what a seat has."""
    return sum(weight * feature for weight, feature in zip(weights, features(s, seat), strict=True))


def chance_of(s: Realm, seat: Seat) -> float:
    """How likely a seat, or its team, is to win."""
    if s.ended:
        return 1.0 if seat in s.winner else 0.0
    weights = WEIGHTS[0 if s.seats_count == 2 else 1]
    odds = [exp(standing(s, each, weights)) for each in range(s.seats_count)]
    if s.variant == "teams":
        odds = [sqrt(odds[each] * odds[each ^ 2]) for each in range(s.seats_count)]
        return 2 * odds[seat] / sum(odds)
    return odds[seat] / sum(odds)
