"""The turn, in the order of the book: preparation, support, encounter, resolution."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from thronsaal.games.ironthrone import encounter, hostages, preparation, resolution, setup, support, truce, windows
from thronsaal.games.ironthrone.frames import Step, advance, frame_kind, number
from thronsaal.games.ironthrone.position import Frame, Position

TURN: Final[tuple[Callable[[Position], None], ...]] = (
    # Start of the turn
    preparation.before_turn,
    hostages.release_or_torture,
    # 1. Preparation
    preparation.draw_event,
    preparation.draw_cards,
    preparation.distribute_power,
    preparation.choose_characters,
    # 2. Support
    support.offer_support,
    # 3. Encounter
    encounter.before_laying,
    encounter.lay_cards,
    encounter.after_reveal,
    encounter.decide,
    # 4. Resolution
    resolution.before_resolution,
    resolution.resolve,
    resolution.take_hostages,
    resolution.after_resolution,
    # End of the turn
    resolution.clear_up,
)


class Turn(Step):
    """(round, step): do one step of the turn after another; after the last the next seat's turn begins."""

    def run(self, s: Position, frame: Frame) -> bool:
        step = number(frame, 1)
        s.stack[-1] = ("round", (step + 1) % len(TURN))
        TURN[step](s)
        return False


def begin(s: Position, houses: str) -> None:
    """Set up, as far as nobody is asked."""
    setup.set_up(s, houses)
    advance(s)


frame_kind("round", Turn())

FRAME_MODULES: Final = (setup, truce, windows)
"""Frames that the steps above name only by their word on the stack."""
