"""House Baratheon, King's Landing."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501, E741
from thronsaal.games.lcg.abilities import Action, Constant, Limit, Passive, Response
from thronsaal.games.lcg.cards.kings_landing.stark import NO_SHADOWS, SHADOW
from thronsaal.games.lcg.material import Crest, House, Icon, Keyword, Phase, Zone
from thronsaal.games.lcg.printed import Character, Location
from thronsaal.games.lcg.words.alleys import FlushNext
from thronsaal.games.lcg.words.capital import ATTACKED, AttachedTo, Drawn, HoldsMore, YouDeclare, buried
from thronsaal.games.lcg.words.choosing import FromPile, Pick
from thronsaal.games.lcg.words.conditions import InPhase, Not
from thronsaal.games.lcg.words.costs import KNEEL_SELF, PayX
from thronsaal.games.lcg.words.curfews import Rooted
from thronsaal.games.lcg.words.dealings import DropRandom
from thronsaal.games.lcg.words.effects import ClaimPower, Grant, If, Kneel, Stand, to_hand
from thronsaal.games.lcg.words.modifiers import Blank, StaysStanding
from thronsaal.games.lcg.words.pointing import IT, SELF
from thronsaal.games.lcg.words.scheming import Arm
from thronsaal.games.lcg.words.seats import CHOSEN, EACH_OPPONENT
from thronsaal.games.lcg.words.selectors import (
    ATTACHMENT,
    CARD,
    CHARACTER,
    EVENT,
    HAS_POWER,
    LADY,
    OPPONENTS,
    WEAPON,
    Of,
    WithTrait,
)
from thronsaal.games.lcg.words.selectors import SHADOW as SHADOWY
from thronsaal.games.lcg.words.shade import CameOut, LayIntoShadows, Shroud, shade
from thronsaal.games.lcg.words.triggers import Won

HOUSE = (House.BARATHEON,)
ONLY = House.BARATHEON
M, I, P = Icon.MILITARY, Icon.INTRIGUE, Icon.POWER
STREETS = ("King's Landing",)

CARDS = (
    Character(code="KL7", name="City Watch", house=HOUSE, cost=4, strength=4, icons=(M, P), traits=("Army", "Ally"), crests=(Crest.WAR,),
        keywords=(Keyword.WEAPONS_ONLY,), text=(Response(after=Won(taking_part=SELF), whom=EACH_OPPONENT, do=(FlushNext(),)),)),
    Location(code="KL8", name="Kingswood Trail", house=HOUSE, only=ONLY, cost=3, shadow=(1,), traits=STREETS, crests=SHADOW,
        text=(Response(after=YouDeclare((P,)), cost=(Shroud(),), target=CHARACTER & HAS_POWER & Of(ATTACKED), do=(Kneel(IT),)),)),
    Location(code="KL29", name="Abandoned Forge", house=HOUSE, only=ONLY, cost=2, shadow=(0,), traits=STREETS, crests=SHADOW, keywords=(Keyword.WEAPONS_ONLY,),
        text=(Response(after=CameOut(), cost=(PayX(1),), do=(Arm(ATTACHMENT & WEAPON),)),
            Action(cost=(KNEEL_SELF,), do=(Pick(ATTACHMENT & WEAPON & AttachedTo(), to_hand()),)))),
    Character(code="KL46", name="Robert Baratheon", house=HOUSE, unique=True, cost=4, strength=3, icons=(M, P), traits=("Lord", "King"), crests=(Crest.NOBLE,),
        keywords=(Keyword.RENOWN,), text=(Action(when=NO_SHADOWS, do=(Stand(SELF),), limit=Limit(3, "phase", errata=True)),)),
    Location(code="KL49", name="The Iron Throne", house=HOUSE, only=ONLY, unique=True, cost=3, shadow=(1,), traits=STREETS, crests=SHADOW,
        text=(Response(after=CameOut(), whom=EACH_OPPONENT, do=(If(HoldsMore(), DropRandom(1, CHOSEN)),)),
            Response(after=Drawn(), when=Not(InPhase(Phase.DRAW)), do=(shade(SELF),)))),
    Character(code="KL66", name="The Queen of Thorns", house=HOUSE, only=ONLY, unique=True, cost=3, shadow=(1,), strength=3, icons=(I, P), traits=("House Tyrell", "Lady"),
        crests=SHADOW, text=(Response(after=CameOut(CARD), do=(ClaimPower(SELF),), limit=Limit(1, "phase")),)),
    Character(code="KL67", name="Margaery Tyrell", house=HOUSE, unique=True, cost=3, strength=3, icons=(I, P), traits=("House Tyrell", "Lady"), crests=(Crest.NOBLE,),
        text=(Response(after=CameOut(CARD), target=CHARACTER - LADY, do=(Grant(IT, Blank()),)),)),
    Location(code="KL68", name="The Black Cells", house=HOUSE, only=ONLY, cost=3, shadow=(1,), traits=STREETS, crests=SHADOW,
        text=(Response(after=CameOut(CARD), cost=(KNEEL_SELF,), target=CHARACTER & OPPONENTS, do=(Grant(IT, Rooted()),)),)),
    Character(code="KL86", name="Knight of Flowers", house=HOUSE, unique=True, cost=3, strength=3, icons=(M, P), traits=("Lord", "Knight", "House Tyrell"),
        keywords=(Keyword.RENOWN,), text=(Constant(when=NO_SHADOWS, gives=(StaysStanding("both"),)),)),
    Location(code="KL87", name="Small Council Chamber", house=HOUSE, only=ONLY, unique=True, cost=3, shadow=(1,), traits=STREETS, crests=SHADOW,
        text=(Passive(after=Won((I,)), do=(shade(SELF),)), Response(after=CameOut(), do=(FromPile(EVENT & WithTrait("Small Council"), Zone.DISCARD),)))),
    Location(code="KL107", name="Blackwater Bay", house=HOUSE, only=ONLY, unique=True, cost=1, traits=("Westeros",),
        text=(Response(after=Won((P,)), cost=(KNEEL_SELF,), do=(Pick(buried(CARD & SHADOWY, Zone.DISCARD, yours=True), LayIntoShadows(IT)),)),)),
)
