"""Cards of House Tyrell, The Blackwater."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501, E741
from thronsaal.games.lcg.abilities import Action, Constant, Limit, Passive, Response
from thronsaal.games.lcg.cards.blackwater.common import back
from thronsaal.games.lcg.material import House, Icon, Keyword, Phase, Zone
from thronsaal.games.lcg.printed import Attachment, Character, Event, Location
from thronsaal.games.lcg.words.conditions import BearerIs
from thronsaal.games.lcg.words.costs import KNEEL_SELF
from thronsaal.games.lcg.words.dealings import Draw
from thronsaal.games.lcg.words.effects import PutIntoPlay, Stand, Then
from thronsaal.games.lcg.words.intrigues import LayBack, Withdraw
from thronsaal.games.lcg.words.modifiers import GainsKeyword, Strength
from thronsaal.games.lcg.words.pointing import BEARER, IT, SELF
from thronsaal.games.lcg.words.portents import FOOL, KINGSGUARD, DrewByInsight
from thronsaal.games.lcg.words.raiding import MayDo
from thronsaal.games.lcg.words.seats import EACH_OPPONENT
from thronsaal.games.lcg.words.selectors import CARD, CHARACTER, LADY, PARTICIPATING, YOURS
from thronsaal.games.lcg.words.shade import CameOut, Shade, shade
from thronsaal.games.lcg.words.triggers import PhaseEnds
from thronsaal.games.lcg.words.veils import WITH_SHADOW, ChallengeOver, SearchTop

HOUSE, ONLY = (House.TYRELL,), House.TYRELL
M, I, P = Icon.MILITARY, Icon.INTRIGUE, Icon.POWER

CARDS = (
    Character(code="13083", name="Highgarden Jester", de="Hofnarr aus Rosengarten", house=HOUSE, cost=2, strength=1, icons=(P,), traits=("Ally", "Fool"),
        keywords=(Keyword.INSIGHT,), text=(Passive(after=DrewByInsight(SELF), do=(LayBack((CHARACTER & FOOL) - SELF),)),)),
    Event(code="13084", name="Shadow of the Rose", de="Schatten der Rose", only=ONLY, costless=True, shadow=(2,),
        text=(Action(do=(SearchTop(CARD & WITH_SHADOW, 10, Zone.SHADOWS), back("Summer"))),)),
    Character(code="13003", name="The Knight of Flowers", de="Der Ritter der Blumen", house=HOUSE, unique=True, cost=6, shadow=(5,), strength=5, icons=(M, P), traits=("Kingsguard", "Knight"),
        keywords=(Keyword.RENOWN,), text=(Response(after=CameOut(CARD, by="you"), target=CHARACTER & KINGSGUARD, do=(Stand(IT),), limit=Limit(2, "round")),)),
    Attachment(code="13044", name="Unexpected Guile", de="Unerwartete Hinterlist", house=HOUSE, only=ONLY, cost=2, shadow=(1,), traits=("Skill",), on=CHARACTER & YOURS & WITH_SHADOW,
        text=(Constant(to=BEARER, gives=(Strength(2), GainsKeyword(Keyword.INSIGHT))),
            Passive(after=ChallengeOver(), when=BearerIs(PARTICIPATING), do=(Shade(BEARER | SELF),)))),
    Location(code="13064", name="The Maidenvault", de="Das Jungfrauengewölbe", house=HOUSE, unique=True, cost=2, shadow=(1,), traits=("King's Landing",),
        text=(Response(after=CameOut(SELF), target=CHARACTER & LADY & PARTICIPATING, do=(Stand(IT), Withdraw(IT))),
            Passive(after=PhaseEnds(Phase.CHALLENGES), do=(MayDo(KNEEL_SELF, shade(SELF)),)))),
    Character(code="13103", name="The Queen's Retinue", de="Das Gefolge der Königin", house=HOUSE, cost=4, shadow=(4,), strength=4, icons=(I, P), traits=("Ally", "Companion"),
        text=(Action(zone=Zone.SHADOWS, do=(Then(PutIntoPlay(SELF), Draw(2, EACH_OPPONENT)),)),)),
)
