"""House Greyjoy, King's Landing."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501, E741
from thronsaal.games.lcg.abilities import Constant, Limit, Passive, Response
from thronsaal.games.lcg.cards.kings_landing.stark import SHADOW
from thronsaal.games.lcg.material import Crest, House, How, Icon, Keyword, Zone
from thronsaal.games.lcg.printed import Character
from thronsaal.games.lcg.words.alleys import Abduct
from thronsaal.games.lcg.words.capital import FromDeck, buried
from thronsaal.games.lcg.words.costs import EitherCost, Influence, KneelYours
from thronsaal.games.lcg.words.dealings import DropTop
from thronsaal.games.lcg.words.effects import ClaimPower
from thronsaal.games.lcg.words.modifiers import Proof, Strength
from thronsaal.games.lcg.words.pointing import IT, SELF
from thronsaal.games.lcg.words.scheming import GiveControl, Raise
from thronsaal.games.lcg.words.seats import EACH_OPPONENT
from thronsaal.games.lcg.words.selectors import CARD, CHARACTER, LOCATION, NOBLE
from thronsaal.games.lcg.words.selectors import SHADOW as SHADOWY
from thronsaal.games.lcg.words.shade import CameOut, CountVeiled
from thronsaal.games.lcg.words.triggers import Won

HOUSE = (House.GREYJOY,)
ONLY = House.GREYJOY
M, I, P = Icon.MILITARY, Icon.INTRIGUE, Icon.POWER

CARDS = (
    Character(code="KL9", name="Wharf Rats", house=HOUSE, only=ONLY, cost=3, shadow=(1,), strength=2, icons=(M,), traits=("Creature",), crests=SHADOW,
        keywords=(Keyword.NO_ATTACHMENTS,), text=(Constant(gives=(Proof((How.KILLED,)),)), Passive(after=Won(), do=(DropTop(1),)),
            Response(after=CameOut(), whom=EACH_OPPONENT, do=(GiveControl(),)))),
    Character(code="KL30", name="Balon Greyjoy", house=HOUSE, only=ONLY, unique=True, cost=4, strength=3, icons=(M, P), traits=("Lord", "Ironborn"), crests=(Crest.NOBLE,),
        keywords=(Keyword.RENOWN,), text=(Response(after=FromDeck(CARD & SHADOWY), cost=(EitherCost(Influence(1), KneelYours(CHARACTER & NOBLE)),),
            do=(Abduct(),), limit=Limit(1, "phase")),)),
    Character(code="KL69", name="Distinguished Boatswain", house=HOUSE, cost=1, strength=4, icons=(M, P), traits=("Ironborn",),
        text=(Constant(gives=(Strength(CountVeiled(times=2), -1),)),)),
    Character(code="KL70", name="Blackwater Raiders", house=HOUSE, only=ONLY, cost=4, shadow=(2,), strength=2, icons=(M, P), traits=("Army", "Mercenary"), crests=SHADOW,
        keywords=(Keyword.WEAPONS_ONLY,), text=(Response(after=CameOut(), target=buried(LOCATION, Zone.DISCARD), do=(Raise(IT),)),)),
    Character(code="KL108", name="Island Mercenaries", house=HOUSE, only=ONLY, cost=6, shadow=(4,), strength=6, icons=(M, P), traits=("Army", "Mercenary"), crests=SHADOW,
        keywords=(Keyword.RENOWN, Keyword.NO_ATTACHMENTS), text=(Response(after=Won(unopposed=True, taking_part=SELF), do=(ClaimPower(SELF),)),)),
)
