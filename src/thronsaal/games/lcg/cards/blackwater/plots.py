"""Plots of The Blackwater."""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501
from thronsaal.games.lcg.abilities import Passive
from thronsaal.games.lcg.material import Phase
from thronsaal.games.lcg.printed import Plot
from thronsaal.games.lcg.words.effects import discard
from thronsaal.games.lcg.words.portents import UsedPlots
from thronsaal.games.lcg.words.selectors import CHARACTER
from thronsaal.games.lcg.words.shade import IN_SHADOWS, DropVeiled
from thronsaal.games.lcg.words.triggers import PhaseEnds, PlotRevealed

CARDS = (
    Plot(code="13100", name="King's Landing Riot", de="Aufstand in Königsmund", traits=("City",), gold=3, initiative=1, claim=1,
        text=(Passive(after=PhaseEnds(Phase.CHALLENGES), when=UsedPlots("City", 3), do=(discard(CHARACTER),)),)),
    Plot(code="13120", name="Expose Duplicity", de="Falsches Spiel aufdecken", traits=("Scheme",), gold=4, initiative=5, claim=1,
        text=(Passive(after=PlotRevealed(itself=True), do=(DropVeiled(IN_SHADOWS),)),)),
)
