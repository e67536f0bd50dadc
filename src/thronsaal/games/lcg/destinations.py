"""Where cards go that leave play, and by which rule."""

from __future__ import annotations

from typing import Final

from thronsaal.games.lcg.material import How, Zone

DESTINATION: Final = {
    How.KILLED: Zone.DEAD,
    How.DISCARDED: Zone.DISCARD,
    How.RETURNED: Zone.HAND,
    How.TOPPED: Zone.DECK,
    How.BOTTOMED: Zone.BOTTOM,
    How.SHADED: Zone.SHADOWS,
    How.BURIED: Zone.DEAD,
}

LEAVING_RULE: Final = {
    How.KILLED: "lcg.killed",
    How.DISCARDED: "lcg.discarded",
    How.RETURNED: "lcg.returned",
    How.TOPPED: "lcg.topped",
    How.BOTTOMED: "lcg.bottomed",
    How.SHADED: "lcg.shadows-effects",
    How.BURIED: "lcg.piles",
}
