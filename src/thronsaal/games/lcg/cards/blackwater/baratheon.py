"""Cards of House Baratheon, The Blackwater."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501, E741
from thronsaal.games.lcg.abilities import Action, Response
from thronsaal.games.lcg.cards.blackwater.common import back, lurks
from thronsaal.games.lcg.material import House, Icon
from thronsaal.games.lcg.printed import Character, Event, Location
from thronsaal.games.lcg.words.choosing import Pick
from thronsaal.games.lcg.words.costs import KNEEL_SELF
from thronsaal.games.lcg.words.curfews import Rooted
from thronsaal.games.lcg.words.effects import ClaimPower, Grant, Kneel
from thronsaal.games.lcg.words.intrigues import Bestow
from thronsaal.games.lcg.words.pointing import IT, SELF, THEM
from thronsaal.games.lcg.words.seats import LOSER
from thronsaal.games.lcg.words.selectors import BARATHEON, CARD, CHARACTER, LOCATION, OPPONENTS, STANDING, YOURS
from thronsaal.games.lcg.words.shade import EMERGED, CameOut, shade
from thronsaal.games.lcg.words.tributes import Entrust
from thronsaal.games.lcg.words.triggers import Won

HOUSE, ONLY = (House.BARATHEON,), House.BARATHEON
M, I, P = Icon.MILITARY, Icon.INTRIGUE, Icon.POWER

CARDS = (
    Character(code="13087", name="Ser Preston Greenfield", de="Ser Preston Grünfeld", house=HOUSE, unique=True, cost=5, shadow=(4,), strength=4, icons=(M, I), traits=("Kingsguard", "Knight"),
        text=(Response(after=Won(taking_part=SELF), do=(Pick(CHARACTER & STANDING & YOURS, Bestow(1), LOSER),)),)),
    Location(code="13088", name="Blackwater Rush", de="Der Schwarzwasser", house=HOUSE, only=ONLY, unique=True, cost=3, shadow=(2,), traits=("Westeros",),
        text=(Response(after=CameOut(CARD, by="you"), cost=(KNEEL_SELF,), target=CHARACTER & BARATHEON, do=(ClaimPower(IT),)),)),
    Character(code="13027", name="Red Keep Gaoler", de="Gefängniswärter des Roten Bergfrieds", house=HOUSE, cost=4, shadow=(4,), strength=4, icons=(M, P), traits=("Ally", "Guard"),
        text=lurks(Entrust(2, CHARACTER & BARATHEON))),
    Location(code="13028", name="The Black Cells", de="Die Schwarzen Zellen", house=HOUSE, only=ONLY, unique=True, cost=2, shadow=(2,), traits=("King's Landing",),
        text=(Response(after=CameOut(CARD, by="you"), cost=(KNEEL_SELF,), target=CHARACTER & OPPONENTS, do=(Grant(IT, Rooted()),)),)),
    Event(code="13048", name="Shadow of the Throne", de="Schatten des Throns", only=ONLY, costless=True, shadow=(1,),
        text=(Action(target=LOCATION, within=3, do=(Kneel(THEM), back("Kingdom"))),)),
    Character(code="13067", name="Castle Guard", de="Burgwache", house=HOUSE, cost=4, shadow=(3,), strength=3, icons=(M, P), traits=("Guard",),
        text=(Response(after=CameOut(SELF), target=(CHARACTER & EMERGED) - SELF, do=(shade(IT),)),)),
)
