"""Attachments and locations of House Martell, Princes of the Sun."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501
from thronsaal.games.lcg.abilities import Action, Constant, Response
from thronsaal.games.lcg.cards.common import chambers, cheaper, fiefdoms, keep, sea
from thronsaal.games.lcg.material import House, Keyword, Phase
from thronsaal.games.lcg.printed import Attachment, Location
from thronsaal.games.lcg.words.costs import KNEEL_SELF, Influence
from thronsaal.games.lcg.words.decrees import CannotShine, CannotSneak
from thronsaal.games.lcg.words.effects import ClaimPower
from thronsaal.games.lcg.words.modifiers import Strength
from thronsaal.games.lcg.words.pointing import BEARER
from thronsaal.games.lcg.words.reprisals import NameTrait, TakeIcon
from thronsaal.games.lcg.words.selectors import CARD, CHARACTER, HAS_INTRIGUE, HAS_MILITARY, HAS_POWER, MARTELL
from thronsaal.games.lcg.words.triggers import Lost

HOUSE = (House.MARTELL,)

CARDS = (
    Attachment(code="POTS18", name="Taste for Blood", house=HOUSE, cost=1, traits=("Boon",), on=CHARACTER,
        text=(Constant(to=BEARER, gives=(Strength(1),)), Response(after=Lost(role="defender"), do=(ClaimPower(BEARER),)))),
    Attachment(code="POTS19", name="Locked Away", house=HOUSE, traits=("Condition",), on=CHARACTER, text=(Action(cost=(Influence(1),), do=(TakeIcon(),)),)),
    fiefdoms("POTS26", "Dornish Fiefdoms", House.MARTELL, ("Dorne",)),
    chambers("POTS27", "Lord Doran's Chambers", House.MARTELL, ("Dorne",)),
    sea("POTS28", "Summer Sea", (House.TARGARYEN, House.MARTELL)),
    Location(code="POTS29", name="Palace Fountains", house=HOUSE, traits=("Dorne",), keywords=(Keyword.LIMITED,),
        text=(Action(phase=Phase.MARSHALLING, cost=(KNEEL_SELF,), do=cheaper(CARD & MARTELL, 1)),)),
    keep("POTS30", "Water Garden", House.MARTELL, ("Dorne",)),
    Location(code="POTS31", name="Dorne", house=HOUSE, unique=True, cost=3, traits=("Westeros",),
        text=(Action(phase=Phase.MARSHALLING, cost=(KNEEL_SELF,), do=(NameTrait(1),)),)),
    Location(code="POTS32", name="The Old Palace", house=HOUSE, unique=True, cost=1, traits=("Dorne",),
        text=(Constant(to=CHARACTER - HAS_INTRIGUE, gives=(CannotSneak(),)),)),
    Location(code="POTS33", name="The Spear Tower", house=HOUSE, unique=True, cost=1, traits=("Dorne",),
        text=(Constant(to=CHARACTER - HAS_MILITARY, gives=(Strength(1, -1),)),)),
    Location(code="POTS34", name="Tower of the Sun", house=HOUSE, unique=True, cost=1, traits=("Dorne",),
        text=(Constant(to=CHARACTER - HAS_POWER, gives=(CannotShine(),)),)),
)
