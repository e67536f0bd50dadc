"""Tables at which anything can be cancelled, as if somebody held a card for it."""

from __future__ import annotations

from typing import Any

from games.lcg.realm import Halting, RealmTable
from thronsaal.core.words import Seat
from thronsaal.games.lcg.timing import SaveOrCancel


class Cancellable(Halting):
    """A position in which every effect of a card waits for the seat on its left to save or cancel."""

    def coming(self, things: tuple[Any, ...], source: int = -1) -> Any:
        return SaveOrCancel(self.first, 0, things, source)

    def could_interrupt(self, seat: Seat, window: Any) -> bool:
        return window.source >= 0 or super().could_interrupt(seat, window)


class CancellingTable(RealmTable):
    """A table of such a position."""

    def given(self, **position: Any) -> CancellingTable:
        super().given(**position)
        self.state.__class__ = Cancellable
        return self

    def cancel(self, name: str) -> CancellingTable:
        """What this card is about to do is cancelled, if it can be; then everybody passes."""
        assert self.asked == "save-or-cancel"
        self.was_cancelled = self.state.cancel(self.card(name))
        self.quiet()
        return self


def cancelling(*houses: str) -> CancellingTable:
    """A table of these houses at which anything can be cancelled."""
    return CancellingTable(houses)
