"""House Lannister, King's Landing."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501, E741
from thronsaal.games.lcg.abilities import Constant, Response
from thronsaal.games.lcg.cards.kings_landing.stark import SHADOW
from thronsaal.games.lcg.material import Against, Crest, House, How, Icon, Keyword, Zone
from thronsaal.games.lcg.printed import Character, Location
from thronsaal.games.lcg.words.capital import buried
from thronsaal.games.lcg.words.conditions import Count
from thronsaal.games.lcg.words.costs import KNEEL_SELF
from thronsaal.games.lcg.words.edicts import Delayed, OwnDiscount
from thronsaal.games.lcg.words.effects import Grant, Kneel, Ordain, Remove
from thronsaal.games.lcg.words.modifiers import GainsKeyword, Immune, StaysStanding, Strength
from thronsaal.games.lcg.words.pointing import IT, SELF, THEM
from thronsaal.games.lcg.words.scheming import DrawFor, GrantOne, Raise, SeeTop
from thronsaal.games.lcg.words.selectors import ARMY, CARD, CHARACTER, LOCATION, YOURS, WithTrait
from thronsaal.games.lcg.words.selectors import SHADOW as SHADOWY
from thronsaal.games.lcg.words.shade import CameOut, CountVeiled, shade
from thronsaal.games.lcg.words.triggers import PhaseEnds, Won

HOUSE = (House.LANNISTER,)
ONLY = House.LANNISTER
M, I, P = Icon.MILITARY, Icon.INTRIGUE, Icon.POWER
PLAIN = (CHARACTER | LOCATION) - SHADOWY


def bends(limited: bool) -> Response:
    """Kneel the guild hall for somebody to kneel who has nothing to do with shadows."""
    return Response(after=CameOut(CARD), cost=(KNEEL_SELF,), target=PLAIN, do=(Kneel(IT),), limited=limited, errata=limited)


CARDS = (
    Character(code="KL5", name="Tyrion Lannister", house=HOUSE, only=ONLY, unique=True, cost=4, shadow=(2,), strength=3, icons=(M, I, P), traits=("Lord",), crests=SHADOW,
        keywords=(Keyword.STEALTH,), text=(Response(after=CameOut(CARD), do=(Grant(SELF, Strength(2)),
            GrantOne((GainsKeyword(Keyword.DEADLY), GainsKeyword(Keyword.RENOWN), GainsKeyword(Keyword.NO_ATTACHMENTS), Immune(Against.EVENTS))))),)),
    Location(code="KL6", name="Tunnels of the Red Keep", house=HOUSE, unique=True, cost=3, traits=("King's Landing",),
        text=(Constant(to=CHARACTER & YOURS, gives=(Strength(CountVeiled("you")),)),)),
    Character(code="KL24", name="Cersei Lannister", house=HOUSE, unique=True, cost=3, strength=3, icons=(I, P), traits=("Lady", "Queen"), crests=(Crest.NOBLE,),
        text=(Response(after=Won((I,), taking_part=SELF), target=CHARACTER - ARMY, most=CountVeiled("you"), do=(Kneel(THEM),)),)),
    Character(code="KL25", name="Gold Cloaks", house=HOUSE, only=ONLY, cost=4, shadow=(2,), strength=4, icons=(M, P), traits=("Ally", "Mercenary"), crests=SHADOW,
        keywords=(Keyword.WEAPONS_ONLY,), text=(Response(after=CameOut(), do=(DrawFor(Count(CHARACTER & WithTrait("Mercenary") & YOURS)),)),)),
    Character(code="KL43", name="Tywin Lannister", house=HOUSE, unique=True, cost=5, strength=4, icons=(M, I, P), traits=("Lord",), crests=(Crest.NOBLE,),
        keywords=(Keyword.RENOWN,), text=(Response(after=Won(taking_part=SELF), target=CARD & SHADOWY, do=(shade(),)),)),
    Location(code="KL45", name="Shae's Manse", house=HOUSE, only=ONLY, unique=True, cost=1, traits=("King's Landing",),
        text=(Response(after=CameOut(CARD), do=(SeeTop(),)),)),
    Character(code="KL83", name="Qyburn", house=HOUSE, only=ONLY, unique=True, cost=3, shadow=(1,), strength=2, icons=(I, P), traits=("Maester",), crests=SHADOW,
        keywords=(Keyword.DEADLY,), text=(Response(after=CameOut(), target=buried(CHARACTER - ARMY, Zone.DEAD),
            do=(Raise(IT), Ordain(Delayed(PhaseEnds(), Remove(IT, How.BURIED)), "trigger"))),)),
    Character(code="KL84", name="Littlefinger", house=(House.STARK, House.LANNISTER), unique=True, cost=5, strength=3, icons=(I, P), traits=("Lord", "Ally"), crests=(Crest.NOBLE,),
        keywords=(Keyword.STEALTH, Keyword.NO_CONDITIONS), text=(Constant(gives=(StaysStanding("attacker"),)), Constant(gives=(OwnDiscount(CountVeiled()),)))),
    Location(code="KL103", name="Alchemist's Guild Hall", house=HOUSE, only=ONLY, cost=3, shadow=(1,), traits=("King's Landing",), crests=SHADOW,
        text=(bends(True), bends(False))),
)
