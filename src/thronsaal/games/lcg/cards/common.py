"""Cards that every house has in its own colours."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501, I001

from thronsaal.core.engine.select import Selector
from thronsaal.games.lcg.abilities import Action, Passive
from thronsaal.games.lcg.material import House, Icon, Keyword, Phase, Zone
from thronsaal.games.lcg.printed import Character, Location
from thronsaal.games.lcg.words.costs import DISCARD_SELF, KNEEL_SELF
from thronsaal.games.lcg.words.effects import Ordain, PutUnderControl, ReturnControl
from thronsaal.games.lcg.words.edicts import Discount
from thronsaal.games.lcg.words.selectors import CARD, CHARACTER, OfHouse
from thronsaal.games.lcg.words.seats import EACH_OPPONENT
from thronsaal.games.lcg.words.pointing import SELF
from thronsaal.games.lcg.words.triggers import Won


def cheaper(which: Selector, n: int) -> tuple[Ordain]:
    """The next such card you play this phase costs less."""
    return (Ordain(Discount(which, n), "phase"),)


def fiefdoms(code: str, name: str, house: House, traits: tuple[str, ...]) -> Location:
    """A limited location: kneel it, and the next card of the house is one gold cheaper; influence."""
    return Location(code=code, name=name, house=(house,), cost=1, traits=traits, keywords=(Keyword.LIMITED,), influence=1,
        text=(Action(phase=Phase.MARSHALLING, cost=(KNEEL_SELF,), do=cheaper(CARD & OfHouse(house), 1)),))


def reducer(code: str, name: str, house: House, traits: tuple[str, ...]) -> Location:
    """A limited location: kneel it, and the next character of the house is two gold cheaper."""
    return Location(code=code, name=name, house=(house,), cost=2, traits=traits, keywords=(Keyword.LIMITED,),
        text=(Action(phase=Phase.MARSHALLING, cost=(KNEEL_SELF,), do=cheaper(CHARACTER & OfHouse(house), 2)),))


def keep(code: str, name: str, house: House, traits: tuple[str, ...]) -> Location:
    """A limited location with income."""
    return Location(code=code, name=name, house=(house,), traits=traits, keywords=(Keyword.LIMITED,), income=1)


def chambers(code: str, name: str, house: House, traits: tuple[str, ...]) -> Location:
    """A unique location that may be attached to the own house card."""
    return Location(code=code, name=name, house=(house,), unique=True, cost=1, traits=traits, income=1, influence=1, on_house=True)


def sea(code: str, name: str, houses: tuple[House, House], n: int = 2) -> Location:
    """A location to be given up for a cheaper character of two houses."""
    which = CHARACTER & (OfHouse(houses[0]) | OfHouse(houses[1]))
    return Location(code=code, name=name, house=houses, traits=("Westeros",), influence=1,
        text=(Action(phase=Phase.MARSHALLING, cost=(DISCARD_SELF,), do=cheaper(which, n)),))


def recruiter(code: str, name: str, house: House, traits: tuple[str, ...], icons: tuple[Icon, ...]) -> Character:
    """A character to be knelt for a cheaper one of the house."""
    return Character(code=code, name=name, house=(house,), cost=1, strength=1, icons=icons, traits=traits,
        text=(Action(phase=Phase.MARSHALLING, cost=(KNEEL_SELF,), do=cheaper(CHARACTER & OfHouse(house), 1)),))


def honor_guard(code: str, name: str, house: House, icons: tuple[Icon, ...], traits: tuple[str, ...]) -> Character:
    """An army sent to an opponent, which comes back when that opponent wins with it."""
    return Character(code=code, name=name, house=(house,), only=house, cost=4, strength=4, icons=icons, traits=traits,
        keywords=(Keyword.NO_ATTACHMENTS,),
        text=(Action(phase=Phase.CHALLENGES, zone=Zone.HAND, whom=EACH_OPPONENT, do=(PutUnderControl(),)),
            Passive(after=Won(taking_part=SELF), do=(ReturnControl(),))))
