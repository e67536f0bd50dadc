"""Windows that Catan is looked at in, what its board offers, and what a page sent."""

from __future__ import annotations

import re
from typing import Any

from web.stills import DESK

LAPTOPS = (DESK, {"width": 1366, "height": 768})
POCKET = {"width": 390, "height": 844}
REFUSED = r'<(?:g|button)\b[^>]*aria-disabled="true"[^>]*>'


def offered(board: str) -> set[str]:
    """The moves that the board's buttons and lit places make."""
    return set(re.findall(r'data-move="([^"]+)"', re.sub(REFUSED, "", board)))


def refused(board: str) -> set[str]:
    """The moves that buttons and places only ask about."""
    return {re.findall(r'data-move="([^"]+)"', each)[0] for each in re.findall(REFUSED, board)}


def heard(page: Any) -> str:
    """The move that the page sent last."""
    page.wait_for_timeout(60)
    assert page.heard, "nothing was sent"
    return str(page.heard[-1]["move"])
