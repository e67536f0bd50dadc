"""Cards of the Night's Watch, The Blackwater."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501, E741
from thronsaal.games.lcg.abilities import Action, Limit, Response
from thronsaal.games.lcg.cards.blackwater.common import back, lurks
from thronsaal.games.lcg.material import House, Icon, Keyword
from thronsaal.games.lcg.printed import Character, Event, Location
from thronsaal.games.lcg.words.costs import KNEEL_SELF, KneelYours, PayGold
from thronsaal.games.lcg.words.curfews import SlipsAway
from thronsaal.games.lcg.words.effects import JOIN, Ordain, Stand
from thronsaal.games.lcg.words.intrigues import Captivate, Recruit
from thronsaal.games.lcg.words.measures import WithCost
from thronsaal.games.lcg.words.pointing import IT, SELF
from thronsaal.games.lcg.words.portents import YOU_DEFEND, FewIcons
from thronsaal.games.lcg.words.selectors import CHARACTER, KNEELING, LOCATION, THE_WATCH
from thronsaal.games.lcg.words.shade import CameOut
from thronsaal.games.lcg.words.triggers import Entered, Won

HOUSE, ONLY = (House.NIGHTS_WATCH,), House.NIGHTS_WATCH
M, I, P = Icon.MILITARY, Icon.INTRIGUE, Icon.POWER

CARDS = (
    Character(code="13085", name="Yoren", de="Yoren", house=HOUSE, only=ONLY, unique=True, cost=6, strength=3, icons=(M, I), traits=("Wandering Crow",),
        text=(Response(after=Entered(SELF), target=CHARACTER & WithCost(5), do=(Captivate(IT),)),)),
    Event(code="13086", name="Bound for the Wall", de="Unterwegs zur Mauer", only=ONLY, cost=2,
        text=(Response(after=Won(role="attacker"), cost=(PayGold(2),), do=(Recruit(5),), limit=Limit(1, "challenge")),)),
    Event(code="13026", name="Shadow of the Wall", de="Schatten der Mauer", only=ONLY, costless=True, shadow=(0,),
        text=(Action(target=CHARACTER & KNEELING & FewIcons(1), do=(Stand(IT), back("Winter"))),)),
    Character(code="13065", name="Forest Patrol", de="Waldpatrouille", house=HOUSE, cost=4, shadow=(4,), strength=6, icons=(M,), traits=("Ally", "Ranger"),
        keywords=(Keyword.WEAPONS_ONLY,), text=lurks(KneelYours(LOCATION & THE_WATCH))),
    Location(code="13066", name="Blackbird", de="Schwarzdrossel", house=HOUSE, only=ONLY, unique=True, cost=1, shadow=(1,), traits=("Warship",),
        text=(Response(after=CameOut(SELF), target=(LOCATION & THE_WATCH) - SELF, do=(Stand(IT),)),)),
    Character(code="13105", name="Recruit from the Dungeons", de="Rekrut aus dem Kerker", house=HOUSE, cost=3, shadow=(2,), strength=2, traits=("Ally", "Recruit"),
        text=(Action(when=YOU_DEFEND, cost=(KNEEL_SELF,), do=(JOIN, Ordain(SlipsAway(), "challenge"))),)),
)
