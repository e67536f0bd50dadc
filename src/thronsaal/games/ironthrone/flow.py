"""The turn, in the order of the book: preparation, support, encounter, resolution. Declared here and nowhere else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from thronsaal.core.engine.frame import Frame, record
from thronsaal.games.ironthrone import encounter, hostages, preparation, resolution, support
from thronsaal.games.ironthrone.position import Position
from thronsaal.games.ironthrone.setup import set_up

SETUP: Final = "setup"
START: Final = "start"
PREPARATION: Final = "preparation"
SUPPORT: Final = "support"
ENCOUNTER: Final = "encounter"
RESOLUTION: Final = "resolution"
END: Final = "end"
OVER: Final = "over"


@dataclass(frozen=True, slots=True)
class Step:
    """A step of the turn: its name for scenes, its phase for the table, and what begins it."""

    name: str
    phase: str
    begin: Callable[[Position], None]


TURN: Final = (
    Step("start", START, preparation.before_turn),
    Step("hostages", START, hostages.release_or_torture),
    # 1. Preparation
    Step("event", PREPARATION, preparation.draw_event),
    Step("draw", PREPARATION, preparation.draw_cards),
    Step("power", PREPARATION, preparation.distribute_power),
    Step("characters", PREPARATION, preparation.choose_characters),
    # 2. Support
    Step("support", SUPPORT, support.offer_support),
    # 3. Encounter
    Step("encounter", ENCOUNTER, encounter.before_laying),
    Step("lay", ENCOUNTER, encounter.lay_cards),
    Step("reveal", ENCOUNTER, encounter.after_reveal),
    Step("decide", ENCOUNTER, encounter.decide),
    # 4. Resolution
    Step("resolution", RESOLUTION, resolution.before_resolution),
    Step("resolve", RESOLUTION, resolution.resolve),
    Step("captives", RESOLUTION, resolution.take_hostages),
    Step("aftermath", RESOLUTION, resolution.after_resolution),
    # End of the turn
    Step("end", END, resolution.clear_up),
)
STEPS: Final = {step.name: number for number, step in enumerate(TURN)}
"""The places of the steps by name."""


@record
class Turn(Frame[Position]):
    """One step of the turn after another; after the last the next seat's turn begins. `step` comes next."""

    step: int

    def run(self, s: Position) -> bool:
        s.stack[-1] = _FRAMES[(self.step + 1) % len(TURN)]
        TURN[self.step].begin(s)
        return False


_FRAMES: Final = tuple(Turn(step) for step in range(len(TURN)))


def begin(s: Position, houses: str) -> None:
    """Set up, then turn after turn."""
    s.stack.append(Turn(0))
    set_up(s, houses)


def phase(s: Position) -> str:
    """Where in the turn we are, by the words of the book."""
    if s.ended:
        return OVER
    turn = s.stack[0]
    if not isinstance(turn, Turn) or not s.turn:
        return SETUP
    return TURN[turn.step - 1].phase
