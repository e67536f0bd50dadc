"""A position of Claim as a seat sees it, in numbers, and the cards that it may play.

Cards are counted by kind: the five goblin zeros are one, as they are in moves, so there are 48.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from thronsaal.core.buffer import Buffer
from thronsaal.core.kernel import kernel, lowest, part, woven
from thronsaal.core.spaces import Field, Layout, Numbers
from thronsaal.games.claim.kernel.material import CARDS, FACTION_MASK, HAND
from thronsaal.games.claim.kernel.rules import (
    NO_CARD,
    NOBODY,
    OVER,
    favour,
    legal_cards,
    record_of,
    unseen_by,
)

ZEROS: Final = 5
"""Goblins that are alike."""
KINDS: Final = CARDS - ZEROS + 1
KIND: Final = np.array([max(0, card - ZEROS + 1) for card in range(CARDS)], np.int64)
"""By card: what it is counted as."""

LAYOUT: Final = Layout(
    [
        Field("phase", (3,), 0, 1, "first phase, second phase, over"),
        Field("trick", (), 0, HAND, "tricks finished in this phase"),
        Field("to_move", (2,), 0, 1, "by seat: 1 for whoever is to play a card"),
        Field("leads", (2,), 0, 1, "by seat: 1 for whoever leads this trick"),
        Field("led", (KINDS,), 0, 1, "by card: the one that was led and waits for an answer"),
        Field("turned_up", (KINDS,), 0, 1, "by card: the one that this trick of the first phase is about"),
        Field("score", (2, KINDS), 0, ZEROS, "by seat and card: how many lie in its score pile"),
        Field("out", (KINDS,), 0, ZEROS, "by card: how many are out of the game since the first phase"),
        Field("recruits", (2, KINDS), 0, ZEROS, "by seat and card: followers that all saw it win and it still has"),
        Field("lacks", (2, 5), 0, 1, "by seat and faction: 1 where it has shown in this phase not to hold any"),
        Field("favour", (5,), -1, 1, "by faction: 1 if it sides with you as the piles lie now, -1 with the other"),
        Field("hand", (KINDS,), 0, ZEROS, "by card: how many you hold", private=True),
        Field("followers", (KINDS,), 0, ZEROS, "by card: how many lie in your pile of followers", private=True),
        Field("unseen", (KINDS,), 0, ZEROS, "by card: how many you see nowhere", private=True),
    ]
)
(
    _PHASE,
    _TRICK,
    _TO_MOVE,
    _LEADS,
    _LED,
    _TURNED_UP,
    _SCORE,
    _OUT,
    _RECRUITS,
    _LACKS,
    _FAVOUR,
    _HAND,
    _FOLLOWERS,
    _UNSEEN,
) = (LAYOUT.first(field.name) for field in LAYOUT.fields)


@woven
def count(out: Numbers, at: int, cards: int) -> None:
    """Count the cards of a set by kind."""
    while cards:
        out[at + KIND[lowest(cards)]] += 1
        cards &= cards - 1


@part
def observe_into(s: Any, seat: int, out: Numbers) -> None:
    """Write what a seat may know; `out` is all 0."""
    out[_PHASE + s.phase - 1] = 1
    out[_TRICK] = s.trick
    if s.phase != OVER:
        out[_TO_MOVE + (s.turn ^ seat)] = 1
        out[_LEADS + (s.leader ^ seat)] = 1
    if s.led != NO_CARD:
        out[_LED + KIND[s.led]] = 1
    if s.phase == 1:
        out[_TURNED_UP + KIND[s.deck[2 * s.trick]]] = 1
        count(out, _FOLLOWERS, s.followers[seat])
    count(out, _OUT, s.out)
    for step in range(2):
        other = seat ^ step
        count(out, _SCORE + KINDS * step, s.score[other])
        won = s.followers[other] if s.phase == 1 else s.hand[other]
        count(out, _RECRUITS + KINDS * step, won & ~s.drawn[other])
    for faction in range(5):
        out[_LACKS + faction] = s.void[seat] & FACTION_MASK[faction] != 0
        out[_LACKS + 5 + faction] = s.void[1 - seat] & FACTION_MASK[faction] != 0
        side = favour(s.score[0], s.score[1], faction)
        if side != NOBODY:
            out[_FAVOUR + faction] = 1 if side == seat else -1
    count(out, _HAND, s.hand[seat])
    count(out, _UNSEEN, unseen_by(s, seat))


@part
def mask_into(s: Any, seat: int, out: Numbers) -> None:
    """Write 1 for each card that a seat may play; `out` is all 0."""
    if s.phase != OVER and s.turn == seat:
        cards = legal_cards(s)
        while cards:
            out[KIND[lowest(cards)]] = 1
            cards &= cards - 1


@kernel
def observe(buffer: Buffer, seat: int, out: Numbers) -> None:
    """The position as this seat sees it; `out` may hold anything."""
    out[:] = 0
    observe_into(record_of(buffer), seat, out)


@kernel
def mask(buffer: Buffer, seat: int, out: Numbers) -> None:
    """What this seat may play; `out` may hold anything."""
    out[:] = 0
    mask_into(record_of(buffer), seat, out)
