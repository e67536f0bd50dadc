"""Effects that last: what, whom, how much, from where, until when. Values are derived from them, never stored."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeVar

from thronsaal.core.engine.position import Position

NOWHERE = -1
"""The source of an effect that comes from no card."""


@dataclass(frozen=True, slots=True)
class Lasting:
    """One effect: `whom` is a seat, a card or a set of cards as bits, as the game takes it; so are `n` and `source`."""

    what: str
    whom: int
    n: int = 0
    source: int = NOWHERE
    until: str = ""
    """The moment at which it ends; empty: never by itself."""


def freed(effect: Lasting, bit: int) -> Lasting | None:
    """A lasting effect without a card that has left play; None when nothing of it is left."""
    if not effect.whom & bit:
        return effect
    return replace(effect, whom=effect.whom & ~bit) if effect.whom != bit else None


L = TypeVar("L", bound=Lasting)


class Enduring(Position):
    """A position in which effects last."""

    lasting: tuple[Lasting, ...] = ()

    def last(self, effect: Lasting) -> None:
        """From now on this holds too."""
        self.lasting += (effect,)
        self.changed()

    def lasts(self, what: str, whom: int) -> bool:
        """Whether such an effect holds for just this one."""
        return any(each.what == what and each.whom == whom for each in self.lasting)

    def lasting_on(self, what: str, whom: int) -> Iterator[Lasting]:
        """The effects of this kind on just this one."""
        return (each for each in self.lasting if each.what == what and each.whom == whom)

    def expire(self, moment: str) -> None:
        """The moment has come at which some effects end."""
        if any(each.until == moment for each in self.lasting):
            self.lasting = tuple(each for each in self.lasting if each.until != moment)
            self.changed()

    def changed(self) -> None:
        """Something that values are derived from has changed: a game that keeps such values forgets them here."""
