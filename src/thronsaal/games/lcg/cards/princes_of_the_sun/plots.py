"""Plots of Princes of the Sun."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501, E741
from thronsaal.games.lcg.abilities import Constant, Passive
from thronsaal.games.lcg.material import House, How, Icon, Phase
from thronsaal.games.lcg.printed import Plot
from thronsaal.games.lcg.words.choosing import Pick
from thronsaal.games.lcg.words.decrees import NoPenalty
from thronsaal.games.lcg.words.effects import Kneel, discard, kill
from thronsaal.games.lcg.words.modifiers import DiesAtZero, StaysStanding, Strength
from thronsaal.games.lcg.words.reprisals import Wedding
from thronsaal.games.lcg.words.selectors import ATTACHMENT, CHARACTER, LADY, LOCATION, LORD, YOURS
from thronsaal.games.lcg.words.triggers import PhaseEnds, PlotRevealed, Won
from thronsaal.games.lcg.words.vengeance import WithoutVictory

M, I, P = Icon.MILITARY, Icon.INTRIGUE, Icon.POWER
REVEALED = PlotRevealed(itself=True)

CARDS = (
    Plot(code="POTS54", name="Battle of Oxcross", gold=4, initiative=3, claim=1, traits=("Military Battle",),
        text=(Passive(after=PhaseEnds(Phase.CHALLENGES), do=(Pick(CHARACTER & YOURS, kill(), WithoutVictory(M)),)),)),
    Plot(code="POTS55", name="Let My Porridge Fly", gold=3, initiative=0, claim=1, traits=("Intrigue Gambit",),
        text=(Passive(after=Won((I,)), target=ATTACHMENT, do=(discard(),)),)),
    Plot(code="POTS56", name="Threat from the North", gold=2, initiative=4, claim=1,
        text=(Constant(to=CHARACTER, gives=(Strength(1, -1), DiesAtZero(How.DISCARDED, hard=True))),)),
    Plot(code="POTS57", name="The Red Wedding", gold=4, initiative=3, claim=1, traits=("Power Struggle",),
        text=(Passive(after=REVEALED, do=(Wedding(CHARACTER & LORD, CHARACTER & LADY, 2),)),)),
    Plot(code="POTS58", name="Attack from the Sea", gold=4, initiative=5, claim=1, text=(Passive(after=REVEALED, do=(Kneel(LOCATION),)),)),
    Plot(code="POTS59", name="Alliance", gold=4, initiative=3, claim=1, text=(Constant(gives=(NoPenalty(),)),)),
    Plot(code="POTS60", name="To the Spears!", only=House.MARTELL, gold=3, initiative=0, claim=1, text=(Constant(to=CHARACTER & YOURS, gives=(StaysStanding("attacker"),)),)),
)
