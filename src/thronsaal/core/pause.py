"""Pauses: where a seat is asked that may have nothing to do, and what somebody wants to be asked there.

Games ask by what everybody knows, so seats are asked that can only pass. What a person wants of that is no rule but a
liking: stop always, stop when I could act, never stop. A game declares the kinds of such windows (`Pauses`) and says of
a question that it is one (`State.pause`); the hall and the terminal answer for the person.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from thronsaal.core.words import Json, Move, Seat

if TYPE_CHECKING:
    from thronsaal.core.game import Game
    from thronsaal.core.match import Match

Stop: TypeAlias = Literal["always", "able", "never"]
"""Ask me always, when I could do more than pass, or never."""
STOPS: Final[tuple[Stop, ...]] = get_args(Stop)
QUICK, CAREFUL, TOURNAMENT, OWN = "quick", "careful", "tournament", "own"
PRESETS: Final = (QUICK, CAREFUL, TOURNAMENT)
QUIET: Final = "quiet"
"""The order to pass until something happens that is told."""


@dataclass(frozen=True, slots=True)
class Pause:
    """A question that only waits whether somebody acts: its kind, its phase, and the move that lets the others go on.

    Kind, phase and pass are as public as the question itself: they depend on nothing that a seat hides.
    """

    kind: str
    phase: str
    move: Move


@dataclass(frozen=True, slots=True)
class Pauses:
    """The windows of a game: by kind the phases in which they come, said as `pause-<kind>` and `phase-<phase>`.

    `stretches` are the parts of play that a seat may want to pass over as a whole, shortest first: `State.stretches`
    numbers them, and their buttons say `pause-until-<stretch>`. `quick` is what who plays quickly wants, by kind or by
    `kind.phase`; what it leaves out is asked when the seat could act.
    """

    kinds: Mapping[str, tuple[str, ...]]
    stretches: tuple[str, ...] = ()
    quick: Mapping[str, Stop] = field(default_factory=dict)

    @property
    def orders(self) -> tuple[str, ...]:
        """All that may be ordered."""
        return (QUIET, *self.stretches)

    def windows(self) -> Iterator[str]:
        """Every kind of window in every phase, as likings name them: `kind.phase`."""
        for kind, phases in self.kinds.items():
            for phase in phases:
                yield f"{kind}.{phase}"


@dataclass(frozen=True, slots=True)
class Liking:
    """What somebody wants to be asked in a game: a preset, or `own` with a stop for each `kind.phase`."""

    preset: str = CAREFUL
    own: Mapping[str, Stop] = field(default_factory=dict)

    def stop(self, pauses: Pauses | None, kind: str, phase: str) -> Stop:
        """Whether to ask in a window of this kind and phase."""
        window = f"{kind}.{phase}"
        if self.preset == TOURNAMENT:
            return "always"
        if self.preset == QUICK and pauses is not None:
            return pauses.quick.get(window, pauses.quick.get(kind, "able"))
        return self.own.get(window, "able") if self.preset == OWN else "able"

    def plain(self) -> dict[str, Json]:
        """The liking as JSON."""
        return {"preset": self.preset, "own": dict(self.own)}

    @staticmethod
    def read(plain: Mapping[str, Json], pauses: Pauses | None) -> Liking:
        """The liking that was written so, as far as the game still knows what it names. Raises ValueError."""
        preset, own = plain.get("preset", OWN), plain.get("own", {})
        if preset not in (*PRESETS, OWN) or not isinstance(own, Mapping):
            raise ValueError(f"preset is one of {', '.join((*PRESETS, OWN))}")
        known = set() if pauses is None else {*pauses.windows()}
        if any(stop not in STOPS for stop in own.values()):
            raise ValueError(f"a stop is one of {', '.join(STOPS)}")
        return Liking(str(preset), {window: stop for window, stop in own.items() if window in known})  # type: ignore[misc]


@dataclass(frozen=True, slots=True)
class Order:
    """To pass for a while: in a stretch of play, by its number; or QUIET, since the match had so many moves."""

    name: str
    number: int


def order(match: Match, name: str) -> Order | None:
    """The order of this name, given now; None where there is nothing like that to pass over."""
    if match.game.pauses is None or name not in match.game.pauses.orders:
        return None
    if name == QUIET:
        return Order(name, len(match.moves))
    number = match.state.stretches.get(name)
    return None if number is None else Order(name, number)


def holds(given: Order, match: Match) -> bool:
    """Whether an order still holds: its stretch lasts, or nothing was told since."""
    if given.name == QUIET:
        return given.number <= len(match.moves) and not any(match.log[given.number :])
    return match.state.stretches.get(given.name) == given.number


def answer(match: Match, seat: Seat, liking: Liking, given: Order | None = None) -> Move | None:
    """The move that is made for a seat unasked: the pass it wants, or the only answer it has; None: it is asked."""
    state = match.state
    if match.outcome is not None or seat not in match.actors:
        return None
    pause = state.pause(seat)
    if pause is None:
        return state.forced(seat) if state.is_idle(seat) else None
    if given is not None and holds(given, match):
        return pause.move
    stop = liking.stop(match.game.pauses, pause.kind, pause.phase)
    if stop == "able":
        return pause.move if state.forced(seat) == pause.move else None
    return pause.move if stop == "never" else None


def moments(game: Game) -> Sequence[tuple[str, Sequence[str]]]:
    """The kinds of windows of a game with their phases; () where it has none."""
    return () if game.pauses is None else tuple(game.pauses.kinds.items())
