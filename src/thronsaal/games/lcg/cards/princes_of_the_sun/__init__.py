"""Princes of the Sun: House Martell, guests of other houses and of none. Its card for the shadows waits for them."""

from __future__ import annotations

from thronsaal.games.lcg.cards.princes_of_the_sun import dorne, events, guests, martell, plots

CARDS = (*martell.CARDS, *dorne.CARDS, *guests.CARDS, *events.CARDS, *plots.CARDS)
