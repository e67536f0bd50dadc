"""Where a text stands while it is used: whose it is, on which card, and what was chosen and paid for it."""

from __future__ import annotations

from typing import Any

from thronsaal.core.engine.frame import record
from thronsaal.core.words import Seat
from thronsaal.games.lcg.material import NONE


@record
class Scope:
    """Never changed, only made anew."""

    seat: Seat
    """Who uses the text: "you"."""
    card: int
    """The card it stands on."""
    place: int = NONE
    """Which text of that card."""
    it: int = NONE
    """The card that was chosen."""
    who: Seat = NONE
    """The seat that was chosen."""
    x: int = 0
    """The number that was chosen."""
    paid: int = 0
    """The cards with which it was paid, as bits."""
    about: Any = None
    """What it answers."""
    them: int = 0
    """The cards that were chosen where it may be several, as bits."""

    def on(self, card: int) -> Scope:
        """The same with this card chosen."""
        return Scope(self.seat, self.card, self.place, card, self.who, self.x, self.paid, self.about, self.them)

    def against(self, seat: Seat) -> Scope:
        """The same with this seat chosen."""
        return Scope(self.seat, self.card, self.place, self.it, seat, self.x, self.paid, self.about, self.them)

    def of(self, seat: Seat) -> Scope:
        """The same as another seat would use it."""
        return Scope(seat, self.card, self.place, self.it, self.who, self.x, self.paid, self.about, self.them)

    def having(self, **changed: Any) -> Scope:
        """The same with something else."""
        twin = self.on(self.it)
        for name, value in changed.items():
            setattr(twin, name, value)
        return twin
