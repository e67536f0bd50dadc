"""Plots of the core set."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501, I001

from thronsaal.games.lcg.abilities import Constant, Passive
from thronsaal.games.lcg.material import How
from thronsaal.games.lcg.printed import Plot
from thronsaal.games.lcg.words.choosing import Spare
from thronsaal.games.lcg.words.effects import Draw, kill
from thronsaal.games.lcg.words.modifiers import NoIncome, NoTaxation, Strength
from thronsaal.games.lcg.words.selectors import CHARACTER, EACH_OPPONENT, HAS_INTRIGUE, WAR, YOU_AND_CHOSEN, YOURS
from thronsaal.games.lcg.words.triggers import PlotRevealed

REVEALED = PlotRevealed(itself=True)

CARDS = (
    Plot(code="B184", name="Rains of Autumn", gold=4, initiative=5, claim=1, text=(Constant(gives=(NoIncome(),)),)),
    Plot(code="L190", name="Planning Ahead", de="Vorausplanung", gold=3, initiative=0, claim=1, text=(Constant(gives=(NoTaxation(),)),)),
    Plot(code="L191", name="Wildfire Assault", gold=3, initiative=4, claim=1, text=(Passive(after=REVEALED, do=(Spare(CHARACTER, 3, How.KILLED, own=True),)),)),
    Plot(code="L192", name="Hear Me Roar", gold=5, initiative=3, claim=1, text=(Constant(to=CHARACTER - HAS_INTRIGUE, gives=(Strength(1, -1),)),)),
    Plot(code="S200", name="The Power of Arms", gold=3, initiative=1, claim=2, copies=2, text=(Constant(to=CHARACTER & WAR & YOURS, gives=(Strength(2),)),)),
    Plot(code="S201", name="Valar Morghulis", de="Valar Morghulis", gold=2, initiative=0, claim=0, text=(Passive(after=REVEALED, do=(kill(CHARACTER),)),)),
    Plot(code="T203", name="Counting Favors", gold=3, initiative=3, claim=1, text=(Passive(after=REVEALED, whom=EACH_OPPONENT, do=(Draw(3, YOU_AND_CHOSEN),)),)),
)
