"""Bots of Iron Throne."""

from __future__ import annotations

from thronsaal.core.game import BotMaker

BOTS: dict[str, BotMaker] = {}
