"""The bots of Catan."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from thronsaal.core.game import BotMaker

BOTS: Final[Mapping[str, BotMaker]] = {}
