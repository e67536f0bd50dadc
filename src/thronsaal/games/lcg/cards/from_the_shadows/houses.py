"""Cards of the great houses for the shadows, from all over."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501, E741
from thronsaal.games.lcg.abilities import Action, Constant, Interrupt, Passive, Response
from thronsaal.games.lcg.cards.kings_landing.stark import SHADOW
from thronsaal.games.lcg.material import Against, House, How, Icon, Keyword, Phase, Zone
from thronsaal.games.lcg.printed import Attachment, Character, Location
from thronsaal.games.lcg.words.alleys import (
    BringAnother,
    ComeForth,
    ComeOut,
    CostVeiled,
    OfRicher,
    RaiseBound,
    StealsAway,
)
from thronsaal.games.lcg.words.capital import BearerFails, Challenged, Holding, IsFirst, SideHas, buried
from thronsaal.games.lcg.words.choosing import NewPlot
from thronsaal.games.lcg.words.conditions import InPhase, Not, Opponents
from thronsaal.games.lcg.words.costs import Influence
from thronsaal.games.lcg.words.customs import DefenceBonus, Hatches, LateComers
from thronsaal.games.lcg.words.effects import JOIN, SAVE, Grant, Remove, Then, discard, kill, to_hand
from thronsaal.games.lcg.words.modifiers import Blank, CannotDefend, GainsTrait, LosesIcon, Strength
from thronsaal.games.lcg.words.pointing import ABOUT, BEARER, IT, SELF, THEM, Named
from thronsaal.games.lcg.words.raiding import Cancel, Triggered
from thronsaal.games.lcg.words.reprisals import DropChosen, PutOn
from thronsaal.games.lcg.words.scheming import DropAny, LeadAstray, NameWeakness, Ransom, RecallTop, StandAny
from thronsaal.games.lcg.words.selectors import (
    ARMY,
    CARD,
    CHARACTER,
    LADY,
    LOCATION,
    LORD,
    OPPONENTS,
    STARK,
    UNIQUE,
    YOURS,
    WithTrait,
)
from thronsaal.games.lcg.words.selectors import SHADOW as SHADOWY
from thronsaal.games.lcg.words.shade import CameOut, CountVeiled, LayIntoShadows, PayShadow, Shroud, shade
from thronsaal.games.lcg.words.triggers import ANY_WAY, Entered, Left, Lost, OneOf, Won
from thronsaal.games.lcg.words.vengeance import WINTER

M, I, P = Icon.MILITARY, Icon.INTRIGUE, Icon.POWER
S, L, B, T, G, D = ((house,) for house in (House.STARK, House.LANNISTER, House.BARATHEON, House.TARGARYEN, House.GREYJOY, House.MARTELL))
NOT_WINTER = Not(WINTER)
NO_ICONS = tuple(Grant(IT, LosesIcon(icon)) for icon in Icon)


def hatchling(code: str, name: str, of: str, strength: int, *keywords: Keyword) -> Character:
    """A young dragon that is a duplicate of the grown one as soon as there is one."""
    return Character(code=code, name=name, house=T, only=House.TARGARYEN, unique=True, cost=2, shadow=(0,), strength=strength, icons=(M, P),
        traits=("Creature", "Dragon"), crests=SHADOW, keywords=(Keyword.NO_ATTACHMENTS, *keywords), text=(Constant(gives=(Hatches(Named(of)),)),))


STARK_CARDS = (
    Character(code="SOO61", name="Guardian Wolf", house=S, only=House.STARK, cost=3, shadow=(1,), strength=2, icons=(M,), traits=("Creature", "Direwolf"), crests=SHADOW,
        keywords=(Keyword.NO_ATTACHMENTS, Keyword.DEADLY),
        text=(Action(phase=Phase.CHALLENGES, zone=Zone.SHADOWS, when=SideHas(CHARACTER & (LORD | LADY)), cost=(PayShadow(),), do=(ComeForth(SELF, kneeling=True), JOIN)),)),
    Character(code="ATOC2", name="Meera Reed", house=S, only=House.STARK, unique=True, cost=3, shadow=(1,), strength=2, icons=(M, I), traits=("Lady", "House Reed"), crests=SHADOW,
        keywords=(Keyword.STEALTH,), text=(Response(after=Left(CHARACTER & STARK, ANY_WAY), do=(shade(SELF),)),
            Response(after=CameOut(), when=NOT_WINTER, target=CARD, do=(Grant(IT, Blank()),), errata=True),
            Response(after=CameOut(), when=WINTER, target=CARD, most=2, do=(Grant(THEM, Blank()),), errata=True),
            Action(zone=Zone.SHADOWS, when=NOT_WINTER, cost=(PayShadow(), ComeOut()), target=CARD, do=(Grant(IT, Blank()),), errata=False),
            Action(zone=Zone.SHADOWS, when=WINTER, cost=(PayShadow(), ComeOut()), target=CARD, most=2, do=(Grant(THEM, Blank()),), errata=False))),
    Attachment(code="BTNS2", name="Turncloak", house=(House.STARK, House.GREYJOY), only=(House.STARK, House.GREYJOY), cost=2, shadow=(0,), traits=("Condition",), crests=SHADOW,
        on=CHARACTER & OPPONENTS, text=(Response(zone=Zone.ASIDE, after=CameOut(), when=InPhase(Phase.CHALLENGES), do=(PutOn(CHARACTER & OPPONENTS),)),
            Constant(to=BEARER, gives=(GainsTrait("Traitor"),)), Passive(after=BearerFails(), do=(discard(BEARER),)))),
    Location(code="KR50", name="Moat Cailin", house=S, only=House.STARK, unique=True, cost=2, shadow=(0,), traits=("Westeros", "Stronghold"), crests=SHADOW,
        text=(Constant(gives=(DefenceBonus(CountVeiled()),)), Response(zone=Zone.SHADOWS, after=Challenged(you=True), do=(ComeForth(SELF),)))),
)
LANNISTER_CARDS = (
    Character(code="ATOC24", name="Varys", house=L, only=House.LANNISTER, unique=True, cost=4, shadow=(2,), strength=4, icons=(I, P), traits=("Ally",), crests=SHADOW,
        keywords=(Keyword.STEALTH,), text=(Response(after=Challenged(), when=Opponents(2), cost=(Shroud(),), do=(LeadAstray(),)),)),
    Character(code="KR46", name="The Hound", house=L, only=House.LANNISTER, unique=True, cost=2, shadow=(0,), strength=4, icons=(M,), traits=("Kingsguard",), crests=SHADOW,
        keywords=(Keyword.WEAPONS_ONLY,), text=(Constant(gives=(Strength(CountVeiled()),)),)),
    Character(code="CAD26", name="Ser Robert Strong", house=L, only=House.LANNISTER, unique=True, cost=3, shadow=(1,), strength=3, icons=(M,), traits=("Kingsguard", "Knight"),
        crests=SHADOW, keywords=(Keyword.NO_ATTACHMENTS,), text=(Constant(gives=(LateComers(),)),)),
    Character(code="CAD106", name="Ser Balon Swann", house=L, only=House.LANNISTER, unique=True, cost=2, shadow=(0,), strength=2, icons=(M, I), traits=("Kingsguard", "Knight"),
        crests=SHADOW, keywords=(Keyword.NO_ATTACHMENTS,), text=(Response(after=CameOut(), do=(DropChosen(1, Holding(4)),)),)),
)
BARATHEON_CARDS = (
    Character(code="KOTST12", name="Sister of Truth", house=B, only=House.BARATHEON, cost=3, shadow=(1,), strength=2, icons=(I, P), traits=("Asshai", "Ally"), crests=SHADOW,
        text=(Response(after=CameOut(), target=CARD & SHADOWY, do=(shade(),)),)),
    Character(code="BWB65", name="Stormlands Smuggler", house=B, only=House.BARATHEON, cost=3, shadow=(1,), strength=2, icons=(M, P), traits=("Raider",), crests=SHADOW,
        keywords=(Keyword.STEALTH,), immune=(Against.EVENTS,)),
    Character(code="KR41", name="Shadow Killer", house=B, only=House.BARATHEON, cost=4, shadow=(2,), strength=1, icons=(M, I), traits=("Mercenary",), crests=SHADOW,
        keywords=(Keyword.STEALTH, Keyword.DEADLY), text=(Response(after=CameOut(), target=CHARACTER & OfRicher(), do=(Remove(IT, How.KILLED, hard=True),)),)),
    Character(code="KR101", name="Maester Cressen", house=B, only=House.BARATHEON, unique=True, cost=2, shadow=(0,), strength=2, icons=(I, P), traits=("Maester",), crests=SHADOW,
        text=(Response(after=OneOf(CameOut(), Left(SELF)), do=(RecallTop(),)),)),
    Character(code="W1", name="Knight of Flowers", house=B, only=House.BARATHEON, unique=True, cost=4, shadow=(2,), strength=3, icons=(M, P),
        traits=("Kingsguard", "Rainbow Guard", "Knight"), crests=SHADOW, keywords=(Keyword.RENOWN,),
        text=(Interrupt(zone=Zone.SHADOWS, after=Left(CHARACTER & UNIQUE, (How.KILLED, How.DISCARDED)), cost=(DropAny(), ComeOut()), do=(SAVE,)),)),
)
TARGARYEN_CARDS = (
    Character(code="QOD14", name="Warlock of Qarth", house=T, only=House.TARGARYEN, cost=3, shadow=(1,), strength=2, icons=(I, P), traits=("Ally", "Qartheen"), crests=SHADOW,
        keywords=(Keyword.DEADLY,), text=(Response(after=CameOut(), target=LOCATION & CostVeiled(), do=(to_hand(),)),)),
    hatchling("QOD18", "Black Hatchling", "Drogon", 1, Keyword.DEADLY),
    hatchling("QOD19", "Green Hatchling", "Rhaegal", 2),
    hatchling("QOD20", "White Hatchling", "Viserion", 1, Keyword.STEALTH),
    Character(code="ATOC110", name="Sorrowful Man", house=T, only=House.TARGARYEN, cost=2, shadow=(0,), strength=2, icons=(P,), traits=("Ally",), crests=SHADOW,
        keywords=(Keyword.DEADLY,), text=tuple(Response(zone=Zone.SHADOWS, after=Entered(CHARACTER & OPPONENTS), cost=(Influence(2),),
            do=(Then(ComeForth(SELF), Ransom(ABOUT, 1, How.KILLED, yours=not errata)),), errata=errata) for errata in (True, False))),
    Character(code="BTNS33", name="Young Griff", house=T, only=House.TARGARYEN, unique=True, cost=3, shadow=(1,), strength=3, icons=(M, I, P), traits=("Lord",), crests=SHADOW,
        keywords=(Keyword.STEALTH,), text=(Response(after=CameOut(), do=(Then(StandAny(CHARACTER & YOURS), BringAnother()),)),)),
    Attachment(code="ASOTS93", name="Blood Magic Ritual", house=T, only=House.TARGARYEN, cost=3, shadow=(1,), crests=SHADOW, on=CHARACTER,
        text=(Response(zone=Zone.ASIDE, after=CameOut(), target=buried(CHARACTER - ARMY, Zone.DEAD, yours=True), do=(RaiseBound(),)),
            Passive(after=Left(SELF, ANY_WAY), do=(kill(BEARER),), errata=True), Passive(after=Left(SELF, (How.DISCARDED,)), do=(kill(BEARER),), errata=False))),
    Character(code="KR51", name="Ser Jorah Mormont", house=T, only=House.TARGARYEN, unique=True, cost=3, shadow=(1,), strength=3, icons=(M, I, P), traits=("Queensguard", "Knight"),
        crests=SHADOW, keywords=(Keyword.WEAPONS_ONLY,), text=(Constant(gives=(StealsAway(1),)),)),
)
GREYJOY_CARDS = (
    Location(code="KR44", name="Longship Grey Ghost", house=G, only=House.GREYJOY, unique=True, cost=2, shadow=(0,), traits=("Warship",), crests=SHADOW,
        text=(Passive(after=Won(unopposed=True), do=(shade(SELF),)), Response(after=CameOut(), target=CHARACTER, do=(Grant(IT, CannotDefend()),)))),
    Location(code="CAD85", name="Farwynd Explorer", house=G, only=House.GREYJOY, cost=2, shadow=(0,), traits=("Warship",), crests=SHADOW, initiative=2,
        text=(Interrupt(zone=Zone.SHADOWS, after=Triggered(), when=IsFirst(), cost=(ComeOut(),), do=(Cancel(),)),)),
)
MARTELL_CARDS = (
    Character(code="ATOC53", name="Maiden of Poisons", house=D, only=House.MARTELL, cost=3, shadow=(1,), strength=3, icons=(I, P), traits=("Bastard", "Sand Snake"), crests=SHADOW,
        text=(Response(after=Lost(role="defender"), do=(NameWeakness(),)),)),
    Character(code="KR47", name="Arianne Martell", house=D, only=House.MARTELL, unique=True, cost=3, shadow=(1,), strength=3, icons=(I, P), traits=("Lady",), crests=SHADOW,
        text=(Response(after=CameOut(), do=(NewPlot(),)),)),
    Character(code="KR71", name="Dayne Spearman", house=D, only=House.MARTELL, cost=3, shadow=(1,), strength=2, icons=(M, P), traits=("House Dayne",), crests=SHADOW,
        text=(Response(after=Lost(), cost=(Shroud(),), target=CHARACTER, do=NO_ICONS),)),
    Character(code="W68", name="Obella Sand", house=D, only=House.MARTELL, unique=True, cost=2, shadow=(0,), strength=2, icons=(I, P), traits=("Sand Snake", "Bastard"), crests=SHADOW,
        text=(Response(zone=Zone.DEAD, after=Left((CHARACTER & WithTrait("Sand Snake") & YOURS) - SELF), do=(LayIntoShadows(SELF),)),)),
)
CARDS = (*STARK_CARDS, *LANNISTER_CARDS, *BARATHEON_CARDS, *TARGARYEN_CARDS, *GREYJOY_CARDS, *MARTELL_CARDS)
