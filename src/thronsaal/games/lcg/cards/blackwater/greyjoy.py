"""Cards of House Greyjoy, The Blackwater."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501, E741
from thronsaal.games.lcg.abilities import Action, Interrupt, Limit, Response
from thronsaal.games.lcg.cards.blackwater.common import back, lurks
from thronsaal.games.lcg.material import SHADOW_X, House, How, Icon, Keyword
from thronsaal.games.lcg.printed import Character, Event, Location
from thronsaal.games.lcg.words.choosing import Pick
from thronsaal.games.lcg.words.costs import Lose, PayGold
from thronsaal.games.lcg.words.effects import SAVE, Remove, discard
from thronsaal.games.lcg.words.measures import WithCost
from thronsaal.games.lcg.words.pointing import IT, SELF
from thronsaal.games.lcg.words.seats import EVERYBODY, LOSER
from thronsaal.games.lcg.words.selectors import CHARACTER, GREYJOY, LOCATION, STANDING, YOURS, Of, WithKeyword
from thronsaal.games.lcg.words.shade import CameOut
from thronsaal.games.lcg.words.tributes import GiveUp
from thronsaal.games.lcg.words.triggers import Left, Won
from thronsaal.games.lcg.words.veils import UP_TO_X, Plunder

HOUSE, ONLY = (House.GREYJOY,), House.GREYJOY
M, I, P = Icon.MILITARY, Icon.INTRIGUE, Icon.POWER

CARDS = (
    Character(code="13091", name="Maester Kerwin", de="Maester Kerwin", house=HOUSE, unique=True, cost=2, strength=1, icons=(P,), traits=("Maester",),
        text=(Interrupt(after=Left(CHARACTER - SELF), cost=(Lose(How.KILLED),), do=(SAVE,)),)),
    Event(code="13092", name='"The Bloody Cup"', de='"Der blutige Becher"', cost=2, traits=("Song",),
        text=(Response(after=Won(unopposed=True), cost=(PayGold(2),), target=CHARACTER & Of(LOSER), do=(Remove(IT, How.TOPPED),), limit=Limit(1, "challenge")),)),
    Location(code="13032", name="Nightflyer", de="Nachtflieger", house=HOUSE, unique=True, cost=1, shadow=(SHADOW_X,), traits=("Warship",), initiative=1,
        text=(Response(after=CameOut(SELF), target=LOCATION & UP_TO_X, do=(discard(),)),)),
    Character(code="13051", name="King's Landing Proselyte", de="Bekehrter aus Königsmund", house=HOUSE, cost=4, shadow=(4,), strength=4, icons=(I, P), traits=("Ally", "Drowned God"),
        text=lurks(GiveUp(CHARACTER & GREYJOY & STANDING, How.KILLED))),
    Event(code="13072", name="Shadow of the Isles", de="Schatten der Inseln", only=ONLY, costless=True, shadow=(1,),
        text=(Action(do=(Pick((LOCATION & YOURS) - WithKeyword(Keyword.LIMITED), discard(), EVERYBODY), back("War"))),)),
    Character(code="13111", name="Blackwater Raiders", de="Plünderer auf dem Schwarzwasser", house=HOUSE, cost=3, shadow=(3,), strength=2, icons=(M, P), traits=("Mercenary", "Raider"),
        text=(Response(after=CameOut(SELF), do=(Plunder(LOCATION & WithCost(2)),)),)),
)
