"""Moves as buttons say them, and the rules that allow them."""

from __future__ import annotations

from thronsaal.core.words import Move, Word
from thronsaal.games.claim.kernel.material import DOPPELGANGER, faction
from thronsaal.games.claim.kernel.rules import NO_CARD
from thronsaal.games.claim.notation import card_word


def label(move: Move) -> Word:
    """The card to play."""
    return Word("move-play", {"card": card_word(move)})


def ground(led: int, move: Move) -> str:
    """The rule by which a card may be played on the one led, or led itself."""
    if led == NO_CARD:
        return "claim.lead"
    if faction(led) == faction(move):
        return "claim.follow" if faction(led) != DOPPELGANGER else "claim.doppelganger-led"
    return "claim.doppelganger-follows" if faction(move) == DOPPELGANGER else "claim.discard"
