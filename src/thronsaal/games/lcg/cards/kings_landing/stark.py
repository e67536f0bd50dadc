"""House Stark, King's Landing."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501, E741
from thronsaal.games.lcg.abilities import Action, Constant, Interrupt, Passive, Response
from thronsaal.games.lcg.material import Crest, House, How, Icon, Keyword, Zone
from thronsaal.games.lcg.printed import Attachment, Character, Location
from thronsaal.games.lcg.words.alleys import FreshlyTriggered
from thronsaal.games.lcg.words.conditions import Not
from thronsaal.games.lcg.words.costs import DISCARD_SELF, KNEEL_SELF
from thronsaal.games.lcg.words.customs import Sanctuary, Withdraws
from thronsaal.games.lcg.words.dealings import Draw
from thronsaal.games.lcg.words.effects import Grant, If, Then
from thronsaal.games.lcg.words.modifiers import GainsCrest, GainsIcon, GainsKeyword, GoesTo, Strength
from thronsaal.games.lcg.words.pointing import BEARER, IT
from thronsaal.games.lcg.words.raiding import Cancel
from thronsaal.games.lcg.words.reprisals import PutOn
from thronsaal.games.lcg.words.scheming import GainGold, Rather, SpoilPlot
from thronsaal.games.lcg.words.selectors import ATTACKING, CARD, CHARACTER, UNIQUE
from thronsaal.games.lcg.words.shade import CameOut, CheaperOut, CountVeiled, Lurking
from thronsaal.games.lcg.words.triggers import Won
from thronsaal.games.lcg.words.vengeance import SUMMER, WINTER

HOUSE = (House.STARK,)
ONLY = House.STARK
M, I, P = Icon.MILITARY, Icon.INTRIGUE, Icon.POWER
SHADOW = (Crest.SHADOW,)
NO_SHADOWS = Not(Lurking())
"""There is no card in shadows, of whomever."""

CARDS = (
    Character(code="KL1", name="Arya Stark", house=HOUSE, only=ONLY, unique=True, cost=3, shadow=(1,), strength=2, icons=(M, P), traits=("Lady",), crests=SHADOW,
        text=(Constant(when=WINTER, gives=(GainsKeyword(Keyword.STEALTH), GainsKeyword(Keyword.DEADLY))), Constant(gives=(GoesTo(How.KILLED, Zone.SHADOWS),)))),
    Location(code="KL3", name="Hidden Chambers", house=HOUSE, cost=1, traits=("King's Landing",), keywords=(Keyword.NO_ATTACHMENTS,),
        text=(Constant(when=WINTER, gives=(CheaperOut(CARD, 1),)), Constant(when=SUMMER, gives=(Withdraws(How.RETURNED),)))),
    Character(code="KL21", name="Catelyn Stark", house=HOUSE, unique=True, cost=3, strength=3, icons=(I, P), traits=("Lady",), crests=(Crest.NOBLE,),
        text=(Constant(when=WINTER & Lurking("you"), gives=(Sanctuary(I),)),)),
    Character(code="KL22", name="Septa Mordane", house=HOUSE, unique=True, cost=2, strength=2, icons=(I,), traits=("Septon",), crests=(Crest.HOLY,),
        text=(Action(cost=(KNEEL_SELF,), target=CHARACTER & ATTACKING, do=(Grant(IT, Strength(CountVeiled(), -1)),)),)),
    Location(code="KL23", name="Storm Dancer", house=HOUSE, unique=True, cost=2, traits=("Warship",),
        text=(Response(after=Won(role="defender"), cost=(KNEEL_SELF,), do=(Rather(Draw(1), WINTER & Lurking("you"), Draw(3)),)),)),
    Location(code="KL42", name="Tower of the Hand", house=HOUSE, only=ONLY, unique=True, cost=2, traits=("King's Landing",),
        text=(Passive(after=CameOut(CARD), when=WINTER, do=(GainGold(1),)),)),
    Character(code="KL61", name="Sansa Stark", house=HOUSE, unique=True, cost=2, strength=2, icons=(I, P), traits=("Lady",),
        text=(Constant(when=NO_SHADOWS, gives=(Strength(2), GainsCrest(Crest.NOBLE), GainsKeyword(Keyword.RENOWN))),)),
    Attachment(code="KL63", name="Maester Malleon's Tome", house=HOUSE, only=ONLY, unique=True, cost=4, shadow=(2,), traits=("Item",), crests=SHADOW,
        on=CHARACTER & UNIQUE, text=(Response(zone=Zone.ASIDE, after=CameOut(), do=(Then(PutOn(CHARACTER & UNIQUE), If(WINTER, SpoilPlot())),)),
            Constant(to=BEARER, gives=(GainsIcon(I),)))),
    Character(code="KL81", name="Jeyne Poole", house=HOUSE, unique=True, strength=0, icons=(I,), traits=("Ally",),
        text=(Interrupt(after=FreshlyTriggered(), cost=(DISCARD_SELF,), do=(Cancel(),)),)),
)
