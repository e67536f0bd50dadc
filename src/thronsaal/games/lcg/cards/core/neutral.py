"""Neutral characters, attachments and locations of the core set."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501, E741
from thronsaal.core.engine.select import Selector
from thronsaal.games.lcg.abilities import Action, Constant, Interrupt, Passive, Response
from thronsaal.games.lcg.cards.common import cheaper
from thronsaal.games.lcg.material import Against, Crest, How, Icon, Keyword, Phase, Zone
from thronsaal.games.lcg.printed import Attachment, Character, Location
from thronsaal.games.lcg.words.choosing import LayToll
from thronsaal.games.lcg.words.conditions import GoldInPool, InPhase, Itself, Opponents
from thronsaal.games.lcg.words.costs import DISCARD_SELF, KNEEL_SELF
from thronsaal.games.lcg.words.dealings import ShufflePiles, SwapPlots
from thronsaal.games.lcg.words.effects import SAVE, ClaimPower, Kneel
from thronsaal.games.lcg.words.modifiers import Blank, GainsIcon, GainsTrait, Immune, Strength
from thronsaal.games.lcg.words.pointing import BEARER, IT, SELF, Named
from thronsaal.games.lcg.words.seats import EACH_OPPONENT, EVERYBODY, MORE_POWER
from thronsaal.games.lcg.words.selectors import (
    CHARACTER,
    HAS_INTRIGUE,
    HAS_MILITARY,
    HAS_POWER,
    LADY,
    LORD,
    NIGHTS_WATCH,
    STANDING,
    Of,
)
from thronsaal.games.lcg.words.triggers import Entered, Left, PhaseBegins, Won

M, I, P = Icon.MILITARY, Icon.INTRIGUE, Icon.POWER


def street(code: str, name: str, trait: str, which: Selector) -> Location:
    """A location to be knelt for a cheaper character with an icon; one to a deck."""
    return Location(code=code, name=name, traits=(trait,), copies=1,
        text=(Action(phase=Phase.MARSHALLING, cost=(KNEEL_SELF,), do=cheaper(CHARACTER & which, 1)),))


CARDS = (
    Character(code="S135", name="Benjen Stark", unique=True, cost=3, strength=3, icons=(M, P), traits=("Night's Watch",), keywords=(Keyword.STEALTH,),
        text=(Passive(after=Left(SELF), do=(ShufflePiles(Zone.DEAD, EVERYBODY),)),)),
    Character(code="S136", name="Jon Snow", de="Jon Snow", unique=True, cost=3, strength=3, icons=(M, P), traits=("Bastard", "Night's Watch"),
        keywords=(Keyword.WEAPONS_ONLY,), text=(Constant(to=Named("Ghost"), gives=(Immune(Against.EVENTS),)),
            Response(after=Won(taking_part=SELF | Named("Ghost")), do=(ClaimPower(SELF),)))),
    Character(code="S137", name="Ghost", unique=True, cost=3, strength=3, icons=(M,), traits=("Creature", "Direwolf"), keywords=(Keyword.STEALTH,),
        text=(Constant(to=Named("Jon Snow"), gives=(Immune(Against.EVENTS),)),
            Interrupt(after=Left(CHARACTER & NIGHTS_WATCH, (How.KILLED, How.DISCARDED)), cost=(KNEEL_SELF,), do=(SAVE,)))),
    Location(code="S138", name="Crossroads", cost=2, traits=("Westeros",), income=1, influence=1),
    street("S139", "Street of Steel", "King's Landing", HAS_MILITARY),
    Attachment(code="L140", name="Lordship", cost=1, traits=("Title",), on=CHARACTER, one_each=True,
        text=(Constant(to=BEARER, gives=(GainsTrait("Lord"), GainsIcon(P))), Constant(when=InPhase(Phase.DOMINANCE), to=BEARER, gives=(Strength(4),)))),
    Character(code="L141", name="Littlefinger", de="Littlefinger", unique=True, cost=5, strength=3, icons=(I, P), traits=("Lord", "Ally"), crests=(Crest.LEARNED,),
        keywords=(Keyword.STEALTH,), income=2, text=(Constant(gives=(Strength(GoldInPool()),)),)),
    Character(code="L142", name="Varys", unique=True, cost=3, strength=3, icons=(I, P), traits=("Lord", "Ally"), crests=(Crest.LEARNED,), keywords=(Keyword.STEALTH,),
        text=(Action(phase=Phase.PLOT, when=Opponents(2), cost=(KNEEL_SELF,), whom=EACH_OPPONENT, do=(SwapPlots(),)),)),
    street("L144", "Shadowblack Lane", "Westeros", HAS_INTRIGUE),
    Attachment(code="B145", name="Milk of the Poppy", cost=1, traits=("Condition",), on=CHARACTER, text=(Constant(to=BEARER, gives=(Blank(),)),)),
    Character(code="B146", name="Ser Barristan Selmy", unique=True, cost=4, strength=4, icons=(M, P), traits=("Knight", "Kingsguard"),
        keywords=(Keyword.RENOWN, Keyword.WEAPONS_ONLY), text=(Passive(after=Entered(SELF), do=(ShufflePiles(Zone.DISCARD, EVERYBODY),)),)),
    Character(code="B147", name="Knight of Flowers", unique=True, cost=3, strength=3, icons=(M,), traits=("Knight", "Kingsguard"),
        keywords=(Keyword.NO_ATTACHMENTS,), text=(Passive(after=PhaseBegins(Phase.DOMINANCE), when=Itself(STANDING), do=(ClaimPower(SELF),)),)),
    street("B149", "Street of Sisters", "Westeros", HAS_POWER),
    Attachment(code="T150", name="Bodyguard", traits=("Condition",), on=CHARACTER & (LORD | LADY), one_each=True,
        text=(Interrupt(after=Left(BEARER, (How.KILLED, How.DISCARDED)), cost=(DISCARD_SELF,), do=(SAVE,)),)),
    Character(code="T151", name="Maester Aemon", unique=True, cost=2, strength=2, traits=("Maester", "Night's Watch"),
        text=(Interrupt(after=Left(CHARACTER & NIGHTS_WATCH), cost=(KNEEL_SELF,), do=(SAVE,)),)),
    Character(code="T152", name="Magister Illyrio", unique=True, cost=4, strength=3, icons=(I, P), traits=("Ally",),
        text=(Action(phase=Phase.CHALLENGES, cost=(KNEEL_SELF,), whom=EACH_OPPONENT, do=(LayToll(1),)),)),
    Character(code="L178", name="Shae", unique=True, cost=2, strength=1, icons=(I,), traits=("Ally",),
        text=(Action(phase=Phase.CHALLENGES, cost=(KNEEL_SELF,), target=CHARACTER & Of(MORE_POWER), do=(Kneel(IT),)),)),
)
