"""Texts the telling does not follow, each with the reason.

A game in which one of them was used and the telling then disagrees is left at that place; tests count how often.
"""

from __future__ import annotations

from typing import Any

TEXTS: dict[str, str] = {}


def excuse(ledger: Any, fault: str) -> str | None:
    """The text that may have caused a disagreement."""
    return next((name for name in TEXTS if any(name == used for used, _ in ledger.sources)), None)
