"""Moments, in milliseconds since 1970, as the house keeps them."""

from __future__ import annotations

import time

HOUR = 3_600_000
DAY = 24 * HOUR


def now() -> int:
    """The moment it is."""
    return time.time_ns() // 1_000_000
