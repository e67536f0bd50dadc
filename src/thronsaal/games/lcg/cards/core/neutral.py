"""House Lannister, core set."""

from __future__ import annotations

CARDS = ()
