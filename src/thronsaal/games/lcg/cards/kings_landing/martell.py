"""House Martell, King's Landing."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501, E741
from thronsaal.games.lcg.abilities import Passive, Response
from thronsaal.games.lcg.cards.kings_landing.stark import SHADOW
from thronsaal.games.lcg.material import House, Icon, Keyword
from thronsaal.games.lcg.printed import Attachment, Character
from thronsaal.games.lcg.words.capital import PrintedAtMost
from thronsaal.games.lcg.words.effects import kill
from thronsaal.games.lcg.words.pointing import SELF
from thronsaal.games.lcg.words.scheming import TakePower
from thronsaal.games.lcg.words.seats import LOSER
from thronsaal.games.lcg.words.selectors import CHARACTER, OPPONENTS, YOURS
from thronsaal.games.lcg.words.shade import CameOut, shade
from thronsaal.games.lcg.words.triggers import Lost, Won

HOUSE = (House.MARTELL,)
ONLY = House.MARTELL
M, I, P = Icon.MILITARY, Icon.INTRIGUE, Icon.POWER

CARDS = (
    Character(code="KL113", name="Southron Mercenaries", house=HOUSE, only=ONLY, cost=6, shadow=(4,), strength=6, icons=(M, I), traits=("Army", "Mercenary"), crests=SHADOW,
        keywords=(Keyword.RENOWN, Keyword.NO_ATTACHMENTS), text=(Response(after=Won(taking_part=SELF), do=(TakePower(1, LOSER),)),)),
    Attachment(code="KL115", name="Venomous Blade", house=HOUSE, only=ONLY, cost=2, shadow=(0,), traits=("Weapon",), crests=SHADOW, on=CHARACTER & YOURS,
        text=(Passive(after=CameOut(), target=CHARACTER & OPPONENTS & PrintedAtMost(2), do=(kill(),)), Response(after=Lost(), do=(shade(SELF),)))),
)
