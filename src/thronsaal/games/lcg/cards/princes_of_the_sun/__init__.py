"""Princes of the Sun: House Martell, guests of other houses and of none."""

from __future__ import annotations

from thronsaal.games.lcg.cards.princes_of_the_sun import dorne, events, guests, martell, plots, powder

CARDS = (*martell.CARDS, *dorne.CARDS, *guests.CARDS, *events.CARDS, *plots.CARDS, *powder.CARDS)
