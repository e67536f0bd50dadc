"""House Greyjoy, Kings of the Sea: characters and attachments."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501, E741
from thronsaal.games.lcg.abilities import Action, Constant, Interrupt, Limit, Replacement, Response
from thronsaal.games.lcg.cards.common import honor_guard
from thronsaal.games.lcg.material import Against, Crest, Entry, House, How, Icon, Keyword, Phase, Zone
from thronsaal.games.lcg.printed import Attachment, Character
from thronsaal.games.lcg.words.choosing import Pick, Search
from thronsaal.games.lcg.words.conditions import YOU_ATTACK, Itself, Not, There
from thronsaal.games.lcg.words.costs import (
    DISCARD_SELF,
    KNEEL_SELF,
    DropTop,
    EitherCost,
    Influence,
    KneelYours,
    PayGold,
)
from thronsaal.games.lcg.words.dealings import DropTop as DropsTop
from thronsaal.games.lcg.words.effects import SAVE, ClaimPower, Grant, Kneel, Ordain, Remove, Stand, Then, discard
from thronsaal.games.lcg.words.measures import WithCost
from thronsaal.games.lcg.words.modifiers import Blank, CannotBeSaved, CannotDefend, GainsIcon, GainsKeyword, Strength
from thronsaal.games.lcg.words.pointing import ABOUT, BEARER, IT, SELF
from thronsaal.games.lcg.words.raiding import CRESTED, AttachSelf, MayDo, Weaker
from thronsaal.games.lcg.words.seats import EACH_OPPONENT
from thronsaal.games.lcg.words.selectors import (
    ATTACHMENT,
    ATTACKING,
    CHARACTER,
    GREYJOY,
    HOLY,
    IRONBORN,
    KING,
    LEARNED,
    LOCATION,
    NOT_UNIQUE,
    OPPONENTS,
    STANDING,
    WARSHIP,
    YOURS,
)
from thronsaal.games.lcg.words.tides import CountsUnopposed, DominanceBonus
from thronsaal.games.lcg.words.triggers import Entered, Left, PlotRevealed, Won

HOUSE = (House.GREYJOY,)
M, I, P = Icon.MILITARY, Icon.INTRIGUE, Icon.POWER
NO_OTHER_KING = Not(There(CHARACTER & KING - SELF))
TO_THE_BOTTOM = Remove(SELF, How.BOTTOMED)

CARDS = (
    Character(code="KOTSE1", name="Balon Greyjoy", house=HOUSE, unique=True, cost=4, strength=3, icons=(M, P), traits=("Lord", "King", "Ironborn"),
        crests=(Crest.NOBLE,), keywords=(Keyword.RENOWN,),
        text=(Constant(when=NO_OTHER_KING & Itself(ATTACKING), to=CHARACTER & Weaker(), gives=(CannotDefend(),)),)),
    Character(code="KOTSE2", name="Asha Greyjoy", house=HOUSE, unique=True, cost=3, strength=3, icons=(M, I, P), traits=("Lady", "Ironborn"),
        crests=(Crest.WAR,), keywords=(Keyword.RENOWN,), text=(Constant(gives=(CannotBeSaved(),)),)),
    Character(code="KOTSE3", name="Theon Greyjoy", house=HOUSE, unique=True, cost=2, strength=2, icons=(M, P), traits=("Lord", "Ironborn"),
        text=(Action(cost=(PayGold(1),), target=LOCATION, do=(Kneel(IT),), limit=Limit(1, "round")),)),
    Character(code="KOTSE4", name="Euron Crow's Eye", house=HOUSE, unique=True, cost=5, strength=4, icons=(M, I, P), traits=("Lord", "Ironborn"),
        immune=(Against.EVENTS,), text=(Constant(when=Itself(STANDING), to=CHARACTER & GREYJOY & YOURS, gives=(GainsKeyword(Keyword.STEALTH),)),)),
    Character(code="KOTSE5", name="Victarion Greyjoy", house=HOUSE, unique=True, cost=4, strength=3, icons=(M, P), traits=("Lord", "Ironborn"),
        crests=(Crest.WAR,), keywords=(Keyword.INTIMIDATE,),
        text=(Response(after=PlotRevealed(), when=There(LOCATION & WARSHIP & YOURS), do=(ClaimPower(SELF),), limit=Limit(1, "phase")),)),
    Character(code="KOTSE6", name="Aeron Damphair", house=HOUSE, unique=True, cost=3, strength=3, icons=(P,), traits=("Lord", "Ironborn"),
        crests=(Crest.HOLY,), keywords=(Keyword.STEALTH,),
        text=(Replacement(after=Left(SELF), do=(Search(CHARACTER & NOT_UNIQUE & HOLY & WithCost(3), Zone.PLAY), TO_THE_BOTTOM)),)),
    Character(code="KOTSE7", name="Maester Wendamyr", house=HOUSE, unique=True, cost=2, strength=1, icons=(I,), traits=("Maester",),
        text=(Interrupt(after=Left(CHARACTER & GREYJOY, (How.KILLED, How.DISCARDED)), cost=(KNEEL_SELF,),
            do=(Then(SAVE, MayDo(EitherCost(Influence(2), KneelYours(CHARACTER & LEARNED)), Stand(ABOUT))),)),)),
    Character(code="KOTSE8", name="Wex Pyke", house=HOUSE, unique=True, cost=2, strength=1, icons=(M, I), traits=("Ally", "Ironborn"),
        text=(Constant(when=Itself(ATTACKING), to=CHARACTER - CRESTED, gives=(CannotDefend(),)),)),
    Character(code="KOTSE9", name="Sea Raiders", house=HOUSE, cost=2, strength=3, icons=(M, P), traits=("Army", "Ironborn"),
        keywords=(Keyword.LIMITED, Keyword.NO_ATTACHMENTS)),
    Character(code="KOTSE10", name="Stowaway", house=HOUSE, cost=1, strength=1, icons=(I,), traits=("Ally",),
        text=(Action(phase=Phase.CHALLENGES, cost=(KNEEL_SELF, DropTop()), target=CHARACTER & IRONBORN, do=(Grant(IT, GainsIcon(I)),)),)),
    Character(code="KOTSE11", name="Priest of the Drowned God", house=HOUSE, cost=3, strength=3, icons=(P,), traits=("Ironborn",), crests=(Crest.HOLY,),
        text=(Action(phase=Phase.CHALLENGES, cost=(DropTop(),), target=CHARACTER & HOLY, do=(Grant(IT, Strength(1)),), limit=Limit(2, "phase")),)),
    Character(code="KOTSE12", name="Drumbeater", house=HOUSE, cost=1, strength=1, icons=(M,), traits=("Ironborn",),
        text=(Action(phase=Phase.CHALLENGES, when=YOU_ATTACK, cost=(KNEEL_SELF,), do=(Ordain(CountsUnopposed(4), "challenge"),)),)),
    Character(code="KOTSE13", name="Drowned Disciple", house=HOUSE, cost=3, strength=1, icons=(I, P), traits=("Ironborn",), crests=(Crest.HOLY,),
        keywords=(Keyword.STEALTH,), text=(Replacement(after=Left(SELF), do=(Then(TO_THE_BOTTOM, DropsTop(3, EACH_OPPONENT)),)),)),
    Character(code="KOTSE14", name="Dagmer Cleftjaw", house=HOUSE, unique=True, cost=3, strength=3, icons=(M, P), traits=("Lord", "Ironborn"),
        crests=(Crest.WAR,), keywords=(Keyword.DEADLY,), text=(Constant(gives=(DominanceBonus(2, LOCATION & WARSHIP & STANDING & YOURS),)),)),
    honor_guard("KOTSE15", "Ten Towers Honor Guard", House.GREYJOY, (M, P), ("Army", "Ironborn")),
    Character(code="KOTSE16", name="Scurvy Cutthroat", house=HOUSE, cost=1, strength=1, icons=(M,), traits=("Ally",),
        text=(Response(after=Entered(ATTACHMENT, (Entry.PLAYED,), "opponent"), cost=(DISCARD_SELF,), do=(discard(ABOUT),)),)),
    Attachment(code="KOTSE21", name="Support of Harlaw", house=HOUSE, cost=2, traits=("Condition",), on=CHARACTER & GREYJOY,
        text=(Constant(to=BEARER, gives=(GainsKeyword(Keyword.STEALTH),)), Response(after=Won(unopposed=True), do=(Stand(BEARER),)))),
    Attachment(code="KOTSE22", name="Veteran Marauder", house=HOUSE, cost=1, traits=("Skill", "Condition"), on=CHARACTER, moves_to=LOCATION,
        text=(Constant(to=BEARER & CHARACTER, gives=(GainsKeyword(Keyword.STEALTH),)),
            Response(after=Won(unopposed=True, taking_part=BEARER), do=(Pick(LOCATION & OPPONENTS, AttachSelf()),)),
            Constant(to=BEARER & LOCATION, gives=(Blank(),)))),
)
