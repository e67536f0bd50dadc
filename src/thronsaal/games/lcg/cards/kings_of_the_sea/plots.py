"""Plots of Kings of the Sea."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501
from thronsaal.games.lcg.abilities import Constant, Passive, Replacement
from thronsaal.games.lcg.material import House, Icon
from thronsaal.games.lcg.printed import Plot
from thronsaal.games.lcg.words.edicts import ExtraChallenge
from thronsaal.games.lcg.words.effects import to_hand
from thronsaal.games.lcg.words.pointing import ABOUT
from thronsaal.games.lcg.words.raiding import ExchangeHand
from thronsaal.games.lcg.words.seats import EVERYBODY, YOU
from thronsaal.games.lcg.words.selectors import CHARACTER, KING, QUEEN
from thronsaal.games.lcg.words.tides import NoChallenge, UnopposedBonus
from thronsaal.games.lcg.words.triggers import Left, Won

BATTLE, GAMBIT, STRUGGLE = ("Military Battle",), ("Intrigue Gambit",), ("Power Struggle",)


def one_more(code: str, name: str, traits: tuple[str, ...], icon: Icon) -> Plot:
    """Every player may begin one more challenge of a type."""
    return Plot(code=code, name=name, traits=traits, gold=3, initiative=5, claim=1, text=(Constant(gives=(ExtraChallenge(icon, EVERYBODY),)),))


CARDS = (
    one_more("KOTSE48", "After the Mummer's Ford", BATTLE, Icon.MILITARY),
    Plot(code="KOTSE49", name="Siege of Riverrun", traits=BATTLE, gold=3, initiative=4, claim=2, text=(Constant(gives=(NoChallenge(Icon.INTRIGUE, YOU),)),)),
    one_more("KOTSE50", "The Breaking of Oaths", GAMBIT, Icon.INTRIGUE),
    Plot(code="KOTSE51", name="The Promise of Victory", traits=GAMBIT, gold=4, initiative=0, claim=1,
        text=(Passive(after=Won((Icon.INTRIGUE,)), do=(ExchangeHand(),)),)),
    Plot(code="KOTSE52", name="Stay of Execution", traits=STRUGGLE, gold=4, initiative=4, claim=1,
        text=(Replacement(after=Left(CHARACTER & (KING | QUEEN)), do=(to_hand(ABOUT),)),)),
    one_more("KOTSE53", "An Empty Throne", STRUGGLE, Icon.POWER),
    Plot(code="KOTSE54", name="Rise of the Kraken", only=House.GREYJOY, gold=1, initiative=8, claim=2, text=(Constant(gives=(UnopposedBonus(1),)),)),
)
