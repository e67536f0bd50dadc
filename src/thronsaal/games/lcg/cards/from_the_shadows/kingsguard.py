"""The Kingsguard, neutral, for the shadows."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501, E741
from thronsaal.games.lcg.abilities import Action, Constant, Limit, Response
from thronsaal.games.lcg.cards.kings_landing.stark import SHADOW
from thronsaal.games.lcg.material import Icon, Keyword
from thronsaal.games.lcg.printed import Character
from thronsaal.games.lcg.words.alleys import Darkest
from thronsaal.games.lcg.words.choosing import Pick
from thronsaal.games.lcg.words.conditions import There
from thronsaal.games.lcg.words.dealings import Draw
from thronsaal.games.lcg.words.effects import Grant, Kneel, Stand
from thronsaal.games.lcg.words.modifiers import CannotBeSaved, Strength
from thronsaal.games.lcg.words.pointing import IT
from thronsaal.games.lcg.words.scheming import Rather
from thronsaal.games.lcg.words.seats import EACH_OPPONENT
from thronsaal.games.lcg.words.selectors import CARD, CHARACTER, LOCATION, OPPONENTS, STANDING, YOURS, WithTrait
from thronsaal.games.lcg.words.shade import CameOut, shade

M, I, P = Icon.MILITARY, Icon.INTRIGUE, Icon.POWER
KINGSGUARD, QUEENSGUARD = WithTrait("Kingsguard"), WithTrait("Queensguard")
TRAITS = ("Kingsguard", "Knight")
NO_ATTACHMENTS = (Keyword.NO_ATTACHMENTS,)

CARDS = (
    Character(code="KR54", name="Ser Jaime Lannister", unique=True, cost=4, shadow=(2,), strength=3, icons=(M, I), traits=TRAITS, crests=SHADOW,
        keywords=(Keyword.NO_ATTACHMENTS, Keyword.RENOWN), text=(Response(after=CameOut(CARD), do=(Rather(Draw(1), There(CHARACTER & KINGSGUARD & YOURS, 3), Draw(3)),)),)),
    Character(code="KR55", name="Ser Meryn Trant", unique=True, cost=3, shadow=(1,), strength=3, icons=(M, P), traits=TRAITS, crests=SHADOW,
        keywords=(Keyword.NO_ATTACHMENTS, Keyword.STEALTH), text=(Response(after=CameOut(CARD), do=(Pick((CHARACTER | LOCATION) & STANDING & YOURS, Kneel(IT), EACH_OPPONENT),)),)),
    Character(code="KR56", name="Ser Mandon Moore", unique=True, cost=3, shadow=(1,), strength=3, icons=(M,), traits=TRAITS, crests=SHADOW,
        keywords=(Keyword.NO_ATTACHMENTS, Keyword.DEADLY), text=(Constant(when=Darkest(), to=CHARACTER & OPPONENTS, gives=(CannotBeSaved(),)),)),
    Character(code="KR57", name="Ser Preston Greenfield", unique=True, cost=2, shadow=(0,), strength=2, icons=(M, P), traits=TRAITS, crests=SHADOW, keywords=NO_ATTACHMENTS,
        text=(Action(target=CHARACTER & (KINGSGUARD | QUEENSGUARD) & YOURS, do=(shade(),), limit=Limit(1, "round")),)),
    Character(code="KR58", name="Ser Arys Oakheart", unique=True, cost=3, shadow=(1,), strength=3, icons=(M, I), traits=TRAITS, crests=SHADOW, keywords=NO_ATTACHMENTS,
        text=(Response(after=CameOut(CARD), target=CHARACTER & YOURS, do=(Stand(IT),), limit=Limit(3, "phase")),)),
    Character(code="KR59", name="Ser Boros Blount", unique=True, cost=2, shadow=(0,), strength=2, icons=(M, P), traits=TRAITS, crests=SHADOW, keywords=NO_ATTACHMENTS,
        text=(Response(after=CameOut(), do=(Grant(CHARACTER & YOURS, Strength(1)),)),)),
)
