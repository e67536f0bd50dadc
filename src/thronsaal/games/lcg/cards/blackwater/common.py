"""What several cards of The Blackwater have in common."""

from __future__ import annotations

from thronsaal.games.lcg.abilities import Action
from thronsaal.games.lcg.material import Zone
from thronsaal.games.lcg.words.costs import Cost
from thronsaal.games.lcg.words.effects import If, PutIntoPlay
from thronsaal.games.lcg.words.pointing import SELF
from thronsaal.games.lcg.words.shade import BackToHand
from thronsaal.games.lcg.words.vengeance import PlotThere


def lurks(cost: Cost) -> tuple[Action]:
    """A character that comes out of shadows by itself, for something else than its shadow cost."""
    return (Action(zone=Zone.SHADOWS, cost=(cost,), do=(PutIntoPlay(SELF),)),)


def back(trait: str) -> If:
    """The event comes back to hand while somebody's plot has a trait."""
    return If(PlotThere(trait), BackToHand())
