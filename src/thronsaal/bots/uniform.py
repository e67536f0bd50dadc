"""The bot that any game has."""

from __future__ import annotations

from thronsaal.core.bot import Vantage
from thronsaal.core.words import Move


class Random:
    """Any legal move, each as likely as the others."""

    def choose(self, vantage: Vantage) -> Move:
        return vantage.rng.pick(vantage.legal)
