"""A rule of thumb, from what the seat to move may know: the greedy bot, and how the search plays a game to its end.

Phase 1: followers have a worth and the cards in the hand a price; play for what is worth its price. Phase 2: go for the
cards that swing a faction, and remember that the loser takes the dwarves. The numbers are measured: worths by fitting
9500 exact solutions of phase 2, the others by letting many settings of this rule play each other.
"""

from __future__ import annotations

from math import comb
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from thronsaal.core.buffer import Buffer
from thronsaal.core.kernel import kernel, lowest, popcount
from thronsaal.games.claim.kernel.material import BEATS, FACTION, FACTION_MASK, VALUE
from thronsaal.games.claim.kernel.rules import DWARF_MASK, NO_CARD, UNDEAD_MASK, beats, playable, record_of, unseen_by
from thronsaal.games.claim.kernel.solver import highest_cards

WORTH: Final = np.array(
    [-0.78] * 5
    + [-0.72, -0.60, -0.59, -0.46, -0.31, -0.16, -0.09, 0.18, 0.49]  # goblins 1 to 9
    + [-0.51, -0.51, -0.41, -0.25, -0.04, 0.15, 0.39, 1.03]  # knights 2 to 9
    + [-0.50, -0.51, -0.46, -0.51, -0.35, -0.32, -0.22, -0.11, 0.10, 0.62]  # undead
    + [0.40, 0.13, 0.06, -0.16, -0.32, -0.24, -0.42, -0.48, -0.55, -0.60]  # dwarves: the low ones lose, and so win
    + [0.19, 0.19, 0.32, 0.43, 0.47, 0.65, 0.90, 1.07, 1.39, 1.98]  # doppelgangers
)
"""What a follower adds to the odds of winning in phase 2, as a logarithm."""
WORTH_SCORED: Final = 0.32
"""The same for an undead that lies in the score pile when phase 2 begins."""
WORTH_LEAD: Final = 0.07
"""The same for leading the first trick of phase 2."""

EAGER: Final = 0.25
"""What a trick of phase 1 brings besides what lies open: it leads the next one, and the loser draws what comes."""
RAISED: Final = 0.39
"""What an undead played in phase 1 is worth."""
UNWANTED: Final = 0.24
"""How far a lead decides who gets what neither seat wants."""
FIRST: Final = -0.08
"""What leading the next trick of phase 2 is worth: one shows a card first."""
HIGHEST: Final = 0.14
"""How much more the highest card of a faction matters, which breaks ties."""


def _by_value(zero: tuple[float, ...], point: tuple[float, ...]) -> NDArray[np.float64]:
    """A number a card: by faction the one for value 0, and how much a point adds."""
    return np.array(zero)[FACTION] + np.array(point)[FACTION] * VALUE


PRICE: Final = _by_value((-0.05, -0.49, -0.64, -0.44, -0.20), (0.03, 0.07, 0.10, 0.07, 0.09))
"""What it costs to part with a card in phase 1."""
HOLD: Final = _by_value((-0.64, -0.18, -0.33, 0.02, -0.03), (0.08, 0.04, 0.01, -0.01, 0.06))
"""What it costs to part with a card in phase 2."""


def _hope(lead: int, left: int) -> float:
    """The chance of a faction for who is so many cards ahead while the rest falls by the toss of a coin."""
    return float(sum(comb(left, k) * (1 + np.sign(lead + 2 * k - left)) / 2 for k in range(left + 1)) / 2**left)


SWING: Final = np.array(
    [
        [_hope(lead + 1, left - 1) - _hope(lead - 1, left - 1) if left else 0.0 for lead in range(15)]
        for left in range(15)
    ]
)
"""How much one card matters: by the cards of the faction still in the hands, and how far one seat is ahead."""


@kernel
def recruiting_lead(s: Any) -> int:
    """Phase 1, leading: weigh what the trick brings by the chance that the other hand cannot beat the card."""
    seat = s.turn
    unseen = unseen_by(s, seat)
    elsewhere = 1.0 - popcount(s.hand[seat]) / popcount(unseen)
    unseen &= ~s.void[1 - seat]
    stake = WORTH[s.deck[2 * s.trick]] + EAGER
    best, most = NO_CARD, -np.inf
    cards = s.hand[seat]
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        gain = stake + RAISED * (UNDEAD_MASK >> card & 1)
        if gain < 0:
            gain *= UNWANTED
        gain *= 2 * elsewhere ** popcount(unseen & BEATS[card]) - 1
        if gain - PRICE[card] > most:
            best, most = card, gain - PRICE[card]
    return best


@kernel
def recruiting_reply(s: Any) -> int:
    """Phase 1, following: the cheapest way to win or to lose, whichever pays."""
    led = s.led
    stake = WORTH[s.deck[2 * s.trick]] + EAGER + RAISED * (UNDEAD_MASK >> led & 1)
    best, most = NO_CARD, -np.inf
    cards = playable(s.hand[s.turn], led)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        gain = stake + RAISED * (UNDEAD_MASK >> card & 1)
        if not beats(led, card):
            gain = -gain
        if gain - PRICE[card] > most:
            best, most = card, gain - PRICE[card]
    return best


@kernel
def appraise(s: Any, stakes: NDArray[np.float64]) -> int:
    """Phase 2: put down how much a card of each faction matters now; and give the highest cards."""
    left = s.hand[0] | s.hand[1] | (1 << s.led if s.led != NO_CARD else 0)
    for faction in range(5):
        mask = FACTION_MASK[faction]
        ahead = popcount(s.score[0] & mask) - popcount(s.score[1] & mask)
        stakes[faction] = SWING[popcount(left & mask), abs(ahead)]
    return highest_cards(left | s.score[0] | s.score[1])


@kernel
def trick_gain(stakes: NDArray[np.float64], highest: int, led: int, card: int) -> float:
    """What a trick of phase 2 brings its leader."""
    gain = FIRST
    for each in (led, card):
        stake = stakes[FACTION[each]] * (1 + HIGHEST * (highest >> each & 1))
        gain += -stake if DWARF_MASK >> each & 1 else stake
    return (-gain if beats(led, card) else gain) - HOLD[led] + HOLD[card]


@kernel
def contest(s: Any) -> int:
    """Phase 2: the card with the best trick, if the other seat answers by the same rule."""
    stakes = np.empty(5)
    highest = appraise(s, stakes)
    best, most = NO_CARD, -np.inf
    cards = s.hand[s.turn] if s.led == NO_CARD else playable(s.hand[s.turn], s.led)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if s.led != NO_CARD:
            gain = -trick_gain(stakes, highest, s.led, card)
        else:
            gain = np.inf
            replies = playable(s.hand[1 - s.turn], card)
            while replies:
                gain = min(gain, trick_gain(stakes, highest, card, lowest(replies)))
                replies &= replies - 1
        if gain > most:
            best, most = card, gain
    return best


@kernel
def thumb(s: Any) -> int:
    """The card that the rule of thumb plays."""
    if s.phase == 2:
        return contest(s)
    if s.led == NO_CARD:
        return recruiting_lead(s)
    return recruiting_reply(s)


@kernel
def move_of(card: int) -> int:
    """The move that plays this card."""
    return card if card >= 5 else 0


@kernel
def thumb_move(buffer: Buffer) -> int:
    """The move of the rule of thumb."""
    return move_of(thumb(record_of(buffer)))


@kernel
def odds(s: Any) -> float:
    """The chance of seat 0 to win, when phase 2 begins."""
    sum_of_worths = WORTH_SCORED * (popcount(s.score[0]) - popcount(s.score[1])) + WORTH_LEAD * (1 - 2 * s.leader)
    for seat in range(2):
        cards = s.hand[seat]
        while cards:
            worth = WORTH[lowest(cards)]
            sum_of_worths += -worth if seat else worth
            cards &= cards - 1
    return 1 / (1 + np.exp(-sum_of_worths))
