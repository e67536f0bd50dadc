"""The card of Princes of the Sun that lies in shadows; behind the others, so that they keep their numbers."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501, E741
from thronsaal.games.lcg.abilities import Response
from thronsaal.games.lcg.material import Crest, Icon
from thronsaal.games.lcg.printed import Attachment
from thronsaal.games.lcg.words.costs import Influence
from thronsaal.games.lcg.words.effects import Then, to_hand
from thronsaal.games.lcg.words.pointing import BEARER, SELF
from thronsaal.games.lcg.words.raiding import MayDo
from thronsaal.games.lcg.words.selectors import CHARACTER
from thronsaal.games.lcg.words.shade import Shade
from thronsaal.games.lcg.words.triggers import Won

I, P = Icon.INTRIGUE, Icon.POWER

CARDS = (
    Attachment(code="POTS53", name="A Pinch of Powder", cost=2, shadow=(0,), traits=("Item", "Weapon"), crests=(Crest.SHADOW,), on=CHARACTER,
        text=(Response(after=Won((P, I), margin=3), limited=True, do=(Then(to_hand(BEARER), MayDo(Influence(3), Shade(SELF))),)),)),
)
