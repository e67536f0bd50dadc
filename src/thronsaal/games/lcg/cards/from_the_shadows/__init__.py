"""Cards for the shadows of the first edition from boxes and cycles of which there is nothing else here."""

from __future__ import annotations

from thronsaal.games.lcg.cards.from_the_shadows import guests, houses, kingsguard

CARDS = (*houses.CARDS, *guests.CARDS, *kingsguard.CARDS)
