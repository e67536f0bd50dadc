"""Locations of Kings of the Sea."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501
from thronsaal.games.lcg.abilities import Action, Interrupt, Passive
from thronsaal.games.lcg.cards.common import chambers, cheaper, fiefdoms, keep, reducer, sea
from thronsaal.games.lcg.material import GREAT_HOUSES, House, Icon, Phase
from thronsaal.games.lcg.printed import Location
from thronsaal.games.lcg.words.choosing import Pick
from thronsaal.games.lcg.words.conditions import Not, There
from thronsaal.games.lcg.words.costs import DISCARD_SELF, KNEEL_SELF
from thronsaal.games.lcg.words.dealings import Draw
from thronsaal.games.lcg.words.edicts import Delayed
from thronsaal.games.lcg.words.effects import SAVE, Grant, Kneel, Ordain, Stand, Then
from thronsaal.games.lcg.words.modifiers import Strength, Uncounted
from thronsaal.games.lcg.words.pointing import IT
from thronsaal.games.lcg.words.raiding import THAT_PLAYER, Copies
from thronsaal.games.lcg.words.seats import WINNER
from thronsaal.games.lcg.words.selectors import (
    CARD,
    CHARACTER,
    DEFENDING,
    GREYJOY,
    NEUTRAL,
    PARTICIPATING,
    SHADOW,
    WARSHIP,
    YOURS,
)
from thronsaal.games.lcg.words.triggers import Decided, InitiativeWon, Left, PhaseEnds, Won

HOUSE, ISLANDS = (House.GREYJOY,), ("Iron Islands",)

CARDS = (
    fiefdoms("KOTSE23", "Iron Island Fiefdoms", House.GREYJOY, ISLANDS),
    chambers("KOTSE24", "Aeron's Chambers", House.GREYJOY, ISLANDS),
    sea("KOTSE25", "Sunset Sea", (House.LANNISTER, House.GREYJOY)),
    reducer("KOTSE26", "Bloody Keep", House.GREYJOY, ISLANDS),
    Location(code="KOTSE27", name="The Iron Mines", house=HOUSE, traits=ISLANDS,
        text=(Interrupt(after=Left(CHARACTER), cost=(KNEEL_SELF, DISCARD_SELF), do=(SAVE,)),)),
    Location(code="KOTSE28", name="Longship Iron Victory", house=HOUSE, unique=True, cost=2, traits=("Warship",),
        text=(Passive(after=PhaseEnds(Phase.MARSHALLING), when=Not(There(CHARACTER & GREYJOY & YOURS)), do=(Kneel(CARD & WARSHIP & YOURS),)),
            Action(phase=Phase.CHALLENGES, cost=(KNEEL_SELF,), target=CHARACTER & PARTICIPATING,
                do=(Grant(IT, Strength(2), "challenge"), Ordain(Delayed(Won(), Draw(1)), "challenge"))))),
    Location(code="KOTSE29", name="Scouting Vessel", house=HOUSE, cost=2, traits=("Warship",),
        text=(Action(phase=Phase.CHALLENGES, cost=(KNEEL_SELF,), target=CHARACTER & DEFENDING, do=(Grant(IT, Uncounted(), "challenge"),)),)),
    Location(code="KOTSE30", name="Bay of Ice", house=GREAT_HOUSES, traits=("Kingdom",), initiative=1,
        text=(Passive(after=InitiativeWon(), do=(Then(Kneel(Copies("Bay of Ice")), Draw(1, THAT_PLAYER)),)),)),
    keep("KOTSE31", "Gatehouse", House.GREYJOY, ISLANDS),
    Location(code="KOTSE32", name="Kingdom of Shadows", de="Königreich der Schatten", house=GREAT_HOUSES, cost=1, traits=("Kingdom",), income=1,
        text=(Passive(after=Decided((Icon.INTRIGUE,)), do=(Kneel(Copies("Kingdom of Shadows")), Pick(CARD & SHADOW, Stand(IT), WINNER))),)),
    Location(code="KOTSE42", name="Shivering Sea", traits=("Kingdom",), influence=1,
        text=(Action(phase=Phase.MARSHALLING, cost=(DISCARD_SELF,), do=cheaper(CHARACTER & NEUTRAL, 1)),)),
)
