"""House Stark, core set."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501, E741
from thronsaal.games.lcg.abilities import Action, Constant, Interrupt, Limit, Passive, Response
from thronsaal.games.lcg.cards.common import chambers, fiefdoms, honor_guard, keep, recruiter, reducer, sea
from thronsaal.games.lcg.material import Against, Crest, House, How, Icon, Keyword, Phase, Zone
from thronsaal.games.lcg.printed import Attachment, Character, Location
from thronsaal.games.lcg.words.choosing import NewPlot, Search, ToHand
from thronsaal.games.lcg.words.conditions import BearerIs, Challenge, Count, InPile, Itself, There
from thronsaal.games.lcg.words.costs import DISCARD_SELF, KNEEL_SELF, Influence, PayGold
from thronsaal.games.lcg.words.dealings import Draw, RecoverTop
from thronsaal.games.lcg.words.edicts import OwnDiscount
from thronsaal.games.lcg.words.effects import JOIN, SAVE, AdoptKeywords, ClaimPower, Grant, kill, to_hand
from thronsaal.games.lcg.words.modifiers import (
    CannotAttack,
    CannotBeSneaked,
    GainsIcon,
    GainsKeyword,
    Immune,
    StaysStanding,
    Strength,
    Uncounted,
)
from thronsaal.games.lcg.words.pointing import BEARER, IT, SELF, Named
from thronsaal.games.lcg.words.seats import EVERYBODY, LOSER
from thronsaal.games.lcg.words.selectors import (
    CARD,
    CHARACTER,
    DEFENDING,
    DIREWOLF,
    LORD,
    PARTICIPATING,
    STARK,
    YOURS,
    Of,
    WithKeyword,
)
from thronsaal.games.lcg.words.triggers import AttachedTo, Declared, Entered, Left, Won

HOUSE = (House.STARK,)
M, I, P = Icon.MILITARY, Icon.INTRIGUE, Icon.POWER

CARDS = (
    Attachment(code="S1", name="Ice", house=HOUSE, unique=True, cost=2, traits=("Item", "Weapon"), on=CHARACTER & STARK,
        text=(Action(phase=Phase.CHALLENGES, when=BearerIs(PARTICIPATING), cost=(KNEEL_SELF, DISCARD_SELF),
            target=(CHARACTER & PARTICIPATING) - BEARER, do=(kill(),)),)),
    Attachment(code="S2", name="Nymeria", house=HOUSE, unique=True, cost=2, traits=("Creature", "Direwolf"), on=CHARACTER & STARK,
        text=(Interrupt(after=Left(BEARER), cost=(KNEEL_SELF,), do=(SAVE,)),
            Constant(to=BEARER & Named("Arya Stark"), gives=(Strength(1), GainsKeyword(Keyword.STEALTH))))),
    Attachment(code="S3", name="Summer", house=HOUSE, unique=True, cost=1, traits=("Creature", "Direwolf"), on=CHARACTER & STARK,
        text=(Constant(to=BEARER, gives=(Strength(2), GainsIcon(M))),
            Constant(to=BEARER & Named("Bran Stark"), gives=(GainsKeyword(Keyword.STEALTH),)))),
    Character(code="S4", name="Ser Rodrik Cassel", house=HOUSE, unique=True, cost=3, strength=2, icons=(M, P), traits=("Knight",),
        text=(Constant(gives=(StaysStanding("defender"),)), Constant(when=Itself(DEFENDING), gives=(Strength(2),)))),
    Character(code="S5", name="Eddard Stark", de="Eddard Stark", house=HOUSE, unique=True, cost=4, strength=3, icons=(M, P),
        traits=("Lord",), crests=(Crest.NOBLE,), keywords=(Keyword.STALWART, Keyword.RENOWN, Keyword.DEADLY),
        text=(Passive(after=Entered(SELF), do=(ClaimPower(SELF),)),)),
    Character(code="S6", name="Catelyn Stark", house=HOUSE, unique=True, cost=3, strength=3, icons=(I, P), traits=("Lady", "House Tully"),
        crests=(Crest.NOBLE,), text=(Response(after=Declared(SELF, attack=False), target=CHARACTER & PARTICIPATING,
            do=(Grant(IT, Uncounted(), "challenge"),)),)),
    Character(code="S7", name="Arya Stark", de="Arya Stark", house=HOUSE, unique=True, cost=2, strength=2, icons=(M, P), traits=("Lady",),
        text=(Action(cost=(Influence(1),), target=CHARACTER & (WithKeyword(Keyword.STEALTH) | WithKeyword(Keyword.RENOWN)),
            do=(AdoptKeywords((Keyword.STEALTH, Keyword.RENOWN)),)),)),
    Character(code="S8", name="Robb Stark", house=HOUSE, unique=True, cost=4, strength=2, icons=(M, P), traits=("Lord",), crests=(Crest.NOBLE,),
        text=(Response(after=Won(types=(M,), taking_part=SELF), target=CHARACTER & Of(LOSER), do=(kill(),)),)),
    Character(code="S9", name="Sansa Stark", de="Sansa Stark", house=HOUSE, only=House.STARK, unique=True, cost=2, strength=2, icons=(I, P),
        traits=("Lady",), crests=(Crest.NOBLE,), text=(Response(anybody=True, after=AttachedTo(SELF), do=(Draw(1),)),)),
    Character(code="S10", name="Greatjon Umber", house=HOUSE, unique=True, cost=4, strength=3, icons=(M, P), traits=("Lord",), crests=(Crest.WAR,),
        text=(Action(phase=Phase.CHALLENGES, when=Challenge((M, P)), cost=(KNEEL_SELF,), do=(JOIN,)),)),
    Character(code="S11", name="Shaggydog", house=HOUSE, unique=True, cost=1, strength=1, icons=(M,), traits=("Creature", "Direwolf"),
        keywords=(Keyword.DEADLY, Keyword.NO_ATTACHMENTS),
        text=(Constant(when=There(CHARACTER & STARK & LORD & YOURS), gives=(Strength(3), Immune(Against.EVENTS))),)),
    Character(code="S12", name="Hodor", house=HOUSE, unique=True, cost=1, strength=4, icons=(M, P), traits=("Ally",),
        keywords=(Keyword.DEADLY, Keyword.NO_ATTACHMENTS), text=(Constant(gives=(CannotAttack(), CannotBeSneaked())),)),
    Character(code="S13", name="Bran Stark", house=HOUSE, unique=True, cost=2, strength=1, traits=("Lord",),
        text=(Action(phase=Phase.PLOT, cost=(KNEEL_SELF,), do=(NewPlot(),), limit=Limit(3, "round", errata=True)),)),
    Character(code="S14", name="Grey Wind", de="Grey Wind", house=HOUSE, unique=True, cost=4, strength=4, icons=(M,), traits=("Creature", "Direwolf"),
        keywords=(Keyword.DEADLY, Keyword.NO_ATTACHMENTS), text=(Constant(gives=(OwnDiscount(2, There(Named("Robb Stark"))),)),)),
    Character(code="S15", name="Lady", house=HOUSE, unique=True, cost=2, strength=2, icons=(M,), traits=("Creature", "Direwolf"),
        keywords=(Keyword.NO_ATTACHMENTS,), text=(Constant(to=Named("Sansa Stark"), gives=(Strength(1), GainsKeyword(Keyword.RENOWN))),
            Constant(gives=(OwnDiscount(2, There(Named("Sansa Stark"))),)))),
    Character(code="S16", name="War Host of the North", house=HOUSE, cost=7, strength=11, icons=(M,), traits=("Army",), crests=(Crest.WAR,),
        keywords=(Keyword.NO_ATTACHMENTS,)),
    honor_guard("S17", "Winterfell Honor Guard", House.STARK, (M, P), ("Army",)),
    Character(code="S18", name="Knight of the Tumblestone", house=HOUSE, cost=2, strength=2, icons=(M, P), traits=("Knight", "House Tully"),
        crests=(Crest.WAR,)),
    Character(code="S19", name="Direwolf Pup", house=HOUSE, only=House.STARK, cost=1, strength=2, icons=(M,), traits=("Creature", "Direwolf"),
        keywords=(Keyword.NO_ATTACHMENTS,)),
    Character(code="S20", name="Kennel Master", house=HOUSE, cost=2, strength=2, icons=(M,), traits=("Ally",),
        text=(Constant(gives=(Strength(Count(CARD & DIREWOLF)),)),
            Interrupt(after=Left(SELF, (How.KILLED, How.DISCARDED)), when=There(CARD & DIREWOLF & YOURS, 3), do=(SAVE, to_hand(SELF))))),
    recruiter("S21", "House Tully Recruiter", House.STARK, ("Ally", "House Tully"), (P,)),
    Character(code="S22", name="Trident Reinforcements", house=HOUSE, cost=3, strength=3, icons=(M, P), traits=("House Tully",),
        text=(Action(phase=Phase.DOMINANCE, zone=Zone.DEAD, when=InPile(CHARACTER, Zone.DEAD, 3), do=(ToHand(),)),)),
    Character(code="S23", name="Winterfell Reserves", house=HOUSE, cost=3, strength=3, icons=(M, P), traits=("Army",),
        text=(Response(after=Declared(SELF, attack=False), cost=(PayGold(1),), whom=EVERYBODY, do=(RecoverTop(),)),)),
    Location(code="S24", name="Winterfell Kennels", house=HOUSE, cost=2, traits=("Winterfell",),
        text=(Action(cost=(KNEEL_SELF, PayGold(1)), do=(Search(CARD & DIREWOLF),)),)),
    Location(code="S25", name="Winterfell Castle", house=HOUSE, unique=True, cost=3, traits=("Winterfell", "Stronghold"),
        keywords=(Keyword.NO_ATTACHMENTS,), text=(Constant(to=CHARACTER & STARK & YOURS, gives=(Strength(1),)),)),
    fiefdoms("S26", "Northern Fiefdoms", House.STARK, ("Winterfell",)),
    chambers("S28", "Lord Eddard's Chambers", House.STARK, ("Winterfell",)),
    keep("S29", "Great Keep", House.STARK, ("Winterfell", "Stronghold")),
    reducer("S32", "Godswood", House.STARK, ("Winterfell",)),
    sea("S33", "Narrow Sea", (House.STARK, House.BARATHEON)),
)
