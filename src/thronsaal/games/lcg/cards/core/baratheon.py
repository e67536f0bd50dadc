"""House Baratheon, core set."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501, E741
from thronsaal.games.lcg.abilities import Action, Constant, Interrupt, Limit, Passive, Response
from thronsaal.games.lcg.cards.common import chambers, fiefdoms, honor_guard, keep, reducer
from thronsaal.games.lcg.material import Against, Crest, House, How, Icon, Keyword, Phase, Zone
from thronsaal.games.lcg.printed import Attachment, Character, Location
from thronsaal.games.lcg.words.choosing import GiveUp, NamePlot, Pick
from thronsaal.games.lcg.words.conditions import Count, Itself, PlotsChosen, There
from thronsaal.games.lcg.words.costs import DISCARD_SELF, KNEEL_SELF, Influence
from thronsaal.games.lcg.words.dealings import LoseGold
from thronsaal.games.lcg.words.edicts import ExtraChallenge, NoDefenders, OwnDiscount, PlotWindow, PowerIgnored, Toll
from thronsaal.games.lcg.words.effects import (
    SAVE,
    ClaimPower,
    Grant,
    Kneel,
    Ordain,
    PutIntoPlay,
    Stand,
    discard,
    to_hand,
)
from thronsaal.games.lcg.words.measures import WITH_POWER
from thronsaal.games.lcg.words.modifiers import Blank, GainsIcon, GainsKeyword, Proof, ProofIfChanged, Strength
from thronsaal.games.lcg.words.pointing import BEARER, IT, SELF
from thronsaal.games.lcg.words.seats import YOU
from thronsaal.games.lcg.words.selectors import (
    ASSHAI,
    ATTACHMENT,
    BARATHEON,
    CHARACTER,
    CONDITION,
    HAS_POWER,
    LOCATION,
    LORD,
    NOT_UNIQUE,
    OPPONENTS,
    PARTICIPATING,
    STANDING,
    UNIQUE,
    YOURS,
)
from thronsaal.games.lcg.words.triggers import Gained, Left, Won

HOUSE = (House.BARATHEON,)
M, I, P = Icon.MILITARY, Icon.INTRIGUE, Icon.POWER

CARDS = (
    Attachment(code="B66", name="Shadow's Blessing", house=HOUSE, cost=1, traits=("Condition",), on=CHARACTER,
        text=(Constant(to=BEARER & HAS_POWER, gives=(Strength(2),)), Constant(to=BEARER - HAS_POWER, gives=(Strength(2, -1),)))),
    Attachment(code="B67", name="Motley", house=HOUSE, traits=("Condition",), on=CHARACTER & OPPONENTS, text=(Constant(gives=(Toll("bearer", 1, to_you=True),)),)),
    Attachment(code="B68", name="Lightbringer", house=HOUSE, unique=True, cost=2, traits=("Item", "Weapon"), keywords=(Keyword.VIGILANT,),
        on=CHARACTER & BARATHEON, text=(Interrupt(after=Left(BEARER), cost=(KNEEL_SELF,), do=(SAVE,)),)),
    Attachment(code="B69", name="Stinking Drunk", house=HOUSE, cost=1, traits=("Condition",), on=CHARACTER,
        text=(Constant(to=BEARER & PARTICIPATING, gives=(Strength(4, -1),)),)),
    Character(code="B70", name="Selyse Baratheon", house=HOUSE, unique=True, cost=2, strength=2, icons=(I, P), traits=("Lady", "House Florent"), crests=(Crest.HOLY,),
        text=(Action(phase=Phase.CHALLENGES, cost=(Influence(1),), target=CHARACTER & UNIQUE, do=(Grant(IT, GainsIcon(I)),)),)),
    Character(code="B71", name="Robert Baratheon", house=HOUSE, unique=True, cost=4, strength=3, icons=(M, P), traits=("Lord",), crests=(Crest.NOBLE,),
        keywords=(Keyword.RENOWN,), text=(Passive(after=Gained(SELF, "renown"), do=(ClaimPower(SELF),)),)),
    Character(code="B72", name="Stannis Baratheon", house=HOUSE, unique=True, cost=4, strength=3, icons=(M, P), traits=("Lord",), crests=(Crest.NOBLE,),
        keywords=(Keyword.RENOWN,), text=(Constant(gives=(NoDefenders(CHARACTER & LORD),)),)),
    Character(code="B73", name="Renly Baratheon", house=HOUSE, unique=True, cost=3, strength=2, icons=(M, I, P), traits=("Lord",),
        immune=(Against.OPPOSING_CHARACTERS,), text=(Action(cost=(Influence(1),), do=(Stand(SELF),)),)),
    Character(code="B74", name="Melisandre", house=HOUSE, unique=True, cost=4, strength=3, icons=(I, P), traits=("Lady", "Asshai"), crests=(Crest.HOLY,),
        keywords=(Keyword.RENOWN,), text=(Constant(when=Itself(STANDING), to=CHARACTER & ASSHAI, gives=(Strength(1),)), Constant(gives=(PowerIgnored(),)))),
    Character(code="B75", name="Ser Davos Seaworth", house=HOUSE, unique=True, cost=3, strength=3, icons=(M, P), traits=("Lord", "Knight"),
        text=(Interrupt(after=Left(SELF), do=(SAVE, GiveUp(LoseGold(1), to_hand(SELF)))),)),
    Character(code="B76", name="Brienne of Tarth", house=HOUSE, unique=True, cost=3, strength=3, icons=(M,), traits=("Lady", "Knight"),
        keywords=(Keyword.RENOWN,), immune=(Against.OPPOSING_CHARACTERS,)),
    Character(code="B77", name="Maester Cressen", house=HOUSE, unique=True, cost=2, strength=2, icons=(P,), traits=("Maester",),
        text=(Action(phase=Phase.MARSHALLING, cost=(KNEEL_SELF,), target=ATTACHMENT & CONDITION, do=(discard(),)),)),
    Character(code="B78", name="Ser Axell Florent", house=HOUSE, unique=True, cost=3, strength=3, icons=(M, P), traits=("Knight",),
        text=(Response(after=Won((P,), margin=4), do=(Stand(SELF),)),)),
    Character(code="B79", name="Edric Storm", house=HOUSE, unique=True, cost=2, strength=2, icons=(P,), traits=("Bastard",), keywords=(Keyword.STEALTH,),
        text=(Response(limited=True, after=Won((P,), "attacker", margin=4), cost=(DISCARD_SELF,), do=(Ordain(ExtraChallenge(P, YOU)),)),)),
    Character(code="B80", name="Devan Seaworth", house=HOUSE, unique=True, cost=2, strength=2, icons=(M, I), traits=("Ally",),
        text=(Constant(when=There(CHARACTER & YOURS & WITH_POWER), gives=(GainsKeyword(Keyword.STEALTH),)),)),
    Character(code="B81", name="Knight of the Rainwood", house=HOUSE, cost=2, strength=2, icons=(M, P), traits=("Knight",), keywords=(Keyword.WEAPONS_ONLY,),
        text=(Constant(gives=(Proof((How.DISCARDED,)),)),)),
    Character(code="B82", name="Stannis's Northern Cavalry", house=HOUSE, cost=4, strength=3, icons=(M, P), traits=("Army",),
        keywords=(Keyword.DEADLY, Keyword.NO_ATTACHMENTS), text=(Constant(gives=(ProofIfChanged(),)),)),
    honor_guard("B83", "Highgarden Honor Guard", House.BARATHEON, (M, I), ("Army", "House Tyrell")),
    Character(code="B84", name="Old Red Priest", house=HOUSE, cost=1, strength=1, icons=(M, I, P), traits=("Asshai",),
        text=(Passive(after=Left(SELF), do=(Pick(LOCATION & STANDING & YOURS, Kneel(IT)),)),)),
    Character(code="B85", name="Army of the Faithful", house=HOUSE, cost=6, strength=6, icons=(M, P), traits=("Army", "Asshai"),
        keywords=(Keyword.RENOWN, Keyword.NO_ATTACHMENTS), text=(Constant(gives=(OwnDiscount(Count(CHARACTER & ASSHAI & YOURS)),)),)),
    Character(code="B86", name="Renly's Courtier", house=HOUSE, cost=2, strength=1, icons=(I, P), traits=("Ally",),
        text=(Action(cost=(KNEEL_SELF,), target=CHARACTER & NOT_UNIQUE, do=(Grant(IT, Blank()),)),)),
    Character(code="B87", name="Bastard of Robert", house=HOUSE, cost=1, strength=1, icons=(P,), traits=("Bastard",),
        keywords=(Keyword.STEALTH, Keyword.NO_ATTACHMENTS)),
    Character(code="B88", name="House Tyrell Guard", house=HOUSE, cost=2, strength=1, icons=(M, P), traits=("Ally", "House Tyrell"),
        text=(Response(zone=Zone.HAND, after=Left(CHARACTER & BARATHEON & YOURS), do=(PutIntoPlay(SELF),)),)),
    Character(code="B89", name="Host of Storm's End", house=HOUSE, cost=5, strength=6, icons=(M, P), traits=("Army",), crests=(Crest.WAR,),
        keywords=(Keyword.NO_ATTACHMENTS,)),
    Location(code="B91", name="Dragonstone Port", house=HOUSE, cost=2, traits=("Dragonstone",), text=(Constant(gives=(PlotWindow(),)),
        Action(phase=Phase.PLOT, when=PlotsChosen(), do=(NamePlot(),), limit=Limit(1, "phase", errata=True)))),
    fiefdoms("B92", "Stormlands Fiefdoms", House.BARATHEON, ("Westeros",)),
    chambers("B94", "King Robert's Chambers", House.BARATHEON, ("King's Landing",)),
    keep("B95", "Aegon's Garden", House.BARATHEON, ("Dragonstone",)),
    reducer("B98", "Great Hall", House.BARATHEON, ("Dragonstone",)),
)
