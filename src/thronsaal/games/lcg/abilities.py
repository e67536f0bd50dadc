"""What a card text is made of: actions, responses, passives and constant texts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from thronsaal.core.engine import select
from thronsaal.games.lcg.material import NONE, Phase, Zone
from thronsaal.games.lcg.words.conditions import Condition, Number
from thronsaal.games.lcg.words.modifiers import Modifier
from thronsaal.games.lcg.words.pointing import SELF
from thronsaal.games.lcg.words.seats import Seats
from thronsaal.games.lcg.words.triggers import Trigger

if TYPE_CHECKING:
    from thronsaal.games.lcg.words.costs import Cost
    from thronsaal.games.lcg.words.effects import Effect


@dataclass(frozen=True, slots=True)
class Limit:
    """So often in a phase, a round or a challenge: by card, or by title and player for events and cards that leave."""

    times: int
    per: str
    """`phase`, `round` or `challenge`."""
    errata: bool = False
    """Only where errata apply."""
    by_title: bool = False
    """All copies together, whatever leaves play and comes back."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ability:
    """A text with an effect: who may use it when, what it costs, what it targets, what it does."""

    kind: ClassVar[str]

    when: Condition | None = None
    cost: tuple[Cost, ...] = ()
    target: select.Selector | None = None
    """"Choose": the card that `IT` stands for."""
    most: int | Number = 1
    """"Choose up to so many": the cards that `THEM` stands for, if several."""
    within: int = NONE
    """"Choose any number with a total printed cost of so much"; NONE: their costs do not matter."""
    whom: Seats | None = None
    """"Choose an opponent": the seat that `CHOSEN` stands for."""
    do: tuple[Effect, ...] = ()
    limit: Limit | None = None
    zone: Zone = Zone.PLAY
    """Where the card must lie."""
    errata: bool | None = None
    """True: only where errata apply; False: only where they do not."""
    firm: str = ""
    """What it does cannot be cancelled: `always`, or `errata` where errata apply."""

    def is_firm(self, errata: bool) -> bool:
        """Whether nobody can cancel what it does."""
        return self.firm == "always" or (self.firm == "errata" and errata)

    def moments(self) -> Iterable[Any]:
        """The phases in which it can be used as an action."""
        return ()

    def answers(self) -> Iterable[Any]:
        """The kind of ability it is, and the kind of occurrence it answers."""
        return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Action(Ability):
    """An action of a phase, or of any phase."""

    kind = "action"
    phase: Phase | None = None

    def moments(self) -> Iterable[Any]:
        return [phase for phase in Phase if self.phase in (None, phase)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer(Ability):
    """A text that answers something."""

    after: Trigger

    def answers(self) -> Iterable[Any]:
        of = self.after.of
        return [(self.kind, each) for each in (of if isinstance(of, tuple) else (of,))]


@dataclass(frozen=True, slots=True, kw_only=True)
class Response(Answer):
    """A response to something that happened; `anybody`: open to all players."""

    kind = "response"
    limited: bool = False
    """A limited response: one a player and round."""
    anybody: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Interrupt(Answer):
    """A response that saves or cancels: it comes before what it answers."""

    kind = "interrupt"


@dataclass(frozen=True, slots=True, kw_only=True)
class Replacement(Answer):
    """Something that happens instead of what it answers."""

    kind = "replacement"


@dataclass(frozen=True, slots=True, kw_only=True)
class Passive(Answer):
    """Something that happens by itself."""

    kind = "passive"


@dataclass(frozen=True, slots=True, kw_only=True)
class Constant(Ability):
    """A text that holds as long as its card lies there."""

    kind = "constant"
    to: select.Selector = SELF
    gives: tuple[Modifier, ...] = ()
