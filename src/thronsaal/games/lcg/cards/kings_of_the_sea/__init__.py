"""Kings of the Sea: 54 faces, House Greyjoy and what it brought along."""

from __future__ import annotations

from thronsaal.games.lcg.cards.kings_of_the_sea import events, greyjoy, guests, lands, plots

CARDS = (*greyjoy.CARDS, *lands.CARDS, *guests.CARDS, *events.CARDS, *plots.CARDS)
