"""Whole random games at full speed: the same rules on plain integers, four games interleaved.

The functions that decide (`playable`, `beats`, `winner`) are those of rules.py; here only the bookkeeping is leaner,
because nobody looks at a game before it is over. A test plays the same cards through both.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from thronsaal.core.buffer import Buffer
from thronsaal.core.chance import WORD, stir
from thronsaal.core.kernel import kernel, nth_bit, popcount
from thronsaal.games.claim.kernel.material import CARDS, HAND
from thronsaal.games.claim.kernel.rules import DWARF_MASK, NOBODY, UNDEAD_MASK, beats, playable, winner

LANES: Final = 4
"""Games side by side: while one waits for a card, the others go on."""

# The columns of a lane: for the leader and for the follower their hand, score pile and follower pile.
LED, FOLLOWED, SWAPPED = 0, 3, 6
SCORE, FOLLOWERS = 1, 2
COLUMNS: Final = 8


@kernel
def deal_lanes(cards: NDArray[np.int8], words: Buffer, lanes: Buffer) -> None:
    """Shuffle the deck of every lane and take up the hands."""
    for i in range(CARDS - 1, 0, -1):
        for lane in range(LANES):
            word = words[lane] = stir(words[lane])
            j = word * (i + 1) >> 32
            cards[lane, i], cards[lane, j] = cards[lane, j], cards[lane, i]
    for lane in range(LANES):
        hand = other = np.int64(0)
        for i in range(HAND):
            hand |= np.int64(1) << np.int64(cards[lane, i])
            other |= np.int64(1) << np.int64(cards[lane, HAND + i])
        lanes[lane] = 0
        lanes[lane, LED], lanes[lane, FOLLOWED] = hand, other


@kernel
def play_trick(lane: Buffer, word: int, phase: int, trick: int, turned_up: Any, drawn: Any) -> int:
    """One trick, every legal card equally likely; returns the stream of random words.

    The columns LED belong to the leader, FOLLOWED to the other; they change places, without a branch, when the follower
    wins.
    """
    word = stir(word)
    hand, other = lane[LED], lane[FOLLOWED]
    led = nth_bit(hand, word * (HAND - trick) >> 32)
    legal = playable(other, led)
    word = stir(word)
    card = nth_bit(legal, word * popcount(legal) >> 32)
    hand ^= 1 << led
    other ^= 1 << card
    both = 1 << led | 1 << card
    swap = -beats(led, card)
    lane[SWAPPED] ^= swap
    change = (hand ^ other) & swap
    lane[LED], lane[FOLLOWED] = hand ^ change, other ^ change
    won, lost = lane[LED + SCORE], lane[FOLLOWED + SCORE]
    change = (won ^ lost) & swap
    won, lost = won ^ change, lost ^ change
    if phase == 1:
        mine, yours = lane[LED + FOLLOWERS], lane[FOLLOWED + FOLLOWERS]
        change = (mine ^ yours) & swap
        lane[LED + FOLLOWERS] = mine ^ change | 1 << turned_up
        lane[FOLLOWED + FOLLOWERS] = yours ^ change | 1 << drawn
        lane[LED + SCORE], lane[FOLLOWED + SCORE] = won | both & UNDEAD_MASK, lost
    else:
        lane[LED + SCORE], lane[FOLLOWED + SCORE] = won | both & ~DWARF_MASK, lost | both & DWARF_MASK
    return word


@kernel
def random_games(count: int, seed: int) -> tuple[int, int, int]:
    """At least so many random games, seat 0 leading first: wins of seat 0, of seat 1, draws."""
    cards = np.empty((LANES, CARDS), np.int8)
    words = np.empty(LANES, np.int64)
    lanes = np.zeros((LANES, COLUMNS), np.int64)
    for lane in range(LANES):
        words[lane] = stir((seed * LANES + lane) * 0x9E3779B1 & WORD | 1)
        for card in range(CARDS):
            cards[lane, card] = card
    ended = np.zeros(3, np.int64)
    for _ in range((count + LANES - 1) // LANES):
        deal_lanes(cards, words, lanes)
        for trick in range(HAND):
            at = 2 * HAND + 2 * trick
            for lane in range(LANES):
                turned_up, drawn = np.int64(cards[lane, at]), np.int64(cards[lane, at + 1])
                words[lane] = play_trick(lanes[lane], words[lane], 1, trick, turned_up, drawn)
        for lane in range(LANES):
            lanes[lane, LED], lanes[lane, FOLLOWED] = lanes[lane, LED + FOLLOWERS], lanes[lane, FOLLOWED + FOLLOWERS]
        for trick in range(HAND):
            for lane in range(LANES):
                words[lane] = play_trick(lanes[lane], words[lane], 2, trick, 0, 0)
        for lane in range(LANES):
            score0, score1 = lanes[lane, LED + SCORE], lanes[lane, FOLLOWED + SCORE]
            change = (score0 ^ score1) & lanes[lane, SWAPPED]
            ended[winner(score0 ^ change, score1 ^ change)] += 1
    return ended[0], ended[1], ended[NOBODY]
