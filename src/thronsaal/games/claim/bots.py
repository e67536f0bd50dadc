"""How to play Claim: a rule of thumb, and the search."""

from __future__ import annotations

from collections.abc import Mapping

from thronsaal.core.game import BotMaker

BOTS: Mapping[str, BotMaker] = {}
