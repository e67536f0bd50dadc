"""Neutral cards for the shadows, from all over."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501, E741
from thronsaal.games.lcg.abilities import Action, Constant, Limit, Passive, Response
from thronsaal.games.lcg.cards.kings_landing.stark import SHADOW
from thronsaal.games.lcg.material import Against, House, Icon, Keyword, Zone
from thronsaal.games.lcg.printed import Character, Event
from thronsaal.games.lcg.words.alleys import ComeForth, ComeOut, DiedNow, FoePower, Mask, OwnCheaperOut, PutOnMask
from thronsaal.games.lcg.words.capital import AttackOnMightier, LostSoMany, Piled, buried
from thronsaal.games.lcg.words.conditions import Count
from thronsaal.games.lcg.words.dealings import ClaimForHouse
from thronsaal.games.lcg.words.edicts import ClaimValue, Delayed
from thronsaal.games.lcg.words.effects import Grant, Ordain, Then, discard
from thronsaal.games.lcg.words.modifiers import GainsKeyword
from thronsaal.games.lcg.words.pointing import IT, SELF
from thronsaal.games.lcg.words.scheming import Revive, SiftTop
from thronsaal.games.lcg.words.seats import YOU
from thronsaal.games.lcg.words.selectors import ARMY, BARATHEON, CHARACTER, NIGHTS_WATCH, YOURS, WithTrait
from thronsaal.games.lcg.words.shade import CameOut, PayShadow
from thronsaal.games.lcg.words.triggers import PhaseEnds

M, I, P = Icon.MILITARY, Icon.INTRIGUE, Icon.POWER

CARDS = (
    Character(code="LOW41", name="Mance's Men", cost=6, shadow=(4,), strength=6, icons=(M, P), traits=("Wildling", "Army"), crests=SHADOW,
        keywords=(Keyword.DEADLY, Keyword.NO_ATTACHMENTS)),
    Character(code="DOTN34", name="Traitorous Crow", cost=3, shadow=(1,), strength=3, traits=("Night's Watch", "Wildling"), crests=SHADOW, keywords=(Keyword.NO_ATTACHMENTS,),
        text=(Passive(after=CameOut(), target=CHARACTER & (NIGHTS_WATCH | WithTrait("Wildling")), do=(discard(),)),)),
    Character(code="SOO35", name="Jaqen H'ghar", unique=True, cost=4, shadow=(2,), strength=0, traits=("Ally",), crests=SHADOW,
        text=(Action(zone=Zone.SHADOWS, cost=(PayShadow(), ComeOut()), target=Piled(CHARACTER - ARMY, DiedNow()), do=(PutOnMask(),)), Constant(gives=(Mask(),)))),
    Event(code="ATOC47", name="Fiery Kiss", only=House.BARATHEON, cost=2, shadow=(0,), crests=SHADOW,
        text=(Response(after=CameOut(), target=buried(CHARACTER & BARATHEON - ARMY, Zone.DEAD, yours=True),
            do=(Revive(IT), Grant(IT, GainsKeyword(Keyword.VIGILANT)), Ordain(Delayed(PhaseEnds(), discard()), "trigger"))),)),
    Character(code="ASOTS17", name="Summer Sea Corsair", cost=3, shadow=(1,), strength=2, icons=(M, I), traits=("Ally", "Smuggler"), crests=SHADOW,
        text=(Response(after=CameOut(), do=(SiftTop(Count(CHARACTER & WithTrait("Smuggler") & YOURS)),)),)),
    Event(code="KR32", name="The Long Plan", only=House.MARTELL, cost=3, shadow=(1,), crests=SHADOW,
        text=(Response(zone=Zone.SHADOWS, after=LostSoMany(3), cost=(PayShadow(),), do=(Then(ComeForth(SELF), ClaimForHouse(3)),), limit=Limit(1, "phase")),)),
    Character(code="KR112", name="Littlefinger", unique=True, cost=12, shadow=(10,), strength=3, icons=(I, P), traits=("Lord", "Ally"), crests=SHADOW,
        keywords=(Keyword.STEALTH,), immune=(Against.OPPOSING_EVENTS,),
        text=(Constant(gives=(OwnCheaperOut(FoePower()),)), Constant(when=AttackOnMightier(), gives=(ClaimValue(1, YOU),)))),
)
