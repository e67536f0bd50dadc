"""Scenes: the printed examples of a rulebook as data. Each is a test, a help page, a lesson on the real board.

title_de, title_en, text_de, text_en    what the example shows, in our own words
source                                  where it stands in the book, or that it is ours
rules                                   the ids of the rules it shows
[given]                                 the position, in the terms of the game (`Game.arrange` reads it)
[[do]]  seat, move                      a move, as `Game.write` writes it, and
        rules                           the rules of the events that follow, as far as the example is about them
        refused                         or the rule that forbids the move
[expect]  anybody, A, B, ...            parts of the views afterwards, and
          outcome                       parts of the outcome
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, TypeVar

from thronsaal.core.reason import Refused
from thronsaal.core.words import SEAT_LETTERS, Seat, seat_letter

if TYPE_CHECKING:
    from thronsaal.core.game import Event, Game, State

T = TypeVar("T")

FOLDER = "scenes"


class BadScene(ValueError):
    """A scene that cannot be set up or read; the message says why."""


class Unlike(AssertionError):
    """The rules did something else than the scene says."""


@dataclass(frozen=True, slots=True)
class Step:
    """One move of a scene: what follows from it, or the rule that refuses it."""

    seat: Seat
    move: str
    rules: tuple[str, ...]
    refused: str | None


@dataclass(frozen=True, slots=True)
class Scene:
    """One example."""

    id: str
    source: str
    title: Mapping[str, str]
    text: Mapping[str, str]
    rules: tuple[str, ...]
    given: Mapping[str, Any]
    steps: tuple[Step, ...]
    expect: Mapping[str, Any]

    @staticmethod
    def load(file: Traversable) -> Scene:
        """Read a scene. Raises BadScene."""
        name = file.name.removesuffix(".toml")
        try:
            entry = tomllib.loads(file.read_text("utf-8"))
            return Scene(
                id=name,
                source=_text(entry, "source"),
                title={"de": _text(entry, "title_de"), "en": _text(entry, "title_en")},
                text={"de": _text(entry, "text_de"), "en": _text(entry, "text_en")},
                rules=tuple(entry["rules"]),
                given=entry["given"],
                steps=tuple(_step(step) for step in entry["do"]),
                expect=entry["expect"],
            )
        except (KeyError, ValueError) as error:
            raise BadScene(f"scene {name}: {error!r}") from error

    def start(self, game: Game) -> State:
        """The position of the scene. Raises BadScene."""
        try:
            return game.arrange(self.given)
        except BadScene as error:
            raise BadScene(f"scene {self.id}: {error}") from error

    def play(self, game: Game) -> Iterator[tuple[Step, State, list[Event]]]:
        """Make every move of the scene and hold the game to what it expects. Raises Unlike, BadScene."""
        state = self.start(game)
        for step in self.steps:
            yield step, state, self._make(game, state, step)
        for whose, wanted in self.expect.items():
            if whose == "outcome":
                found: object = asdict(state.outcome) if state.outcome else None
            else:
                found = state.view(None if whose == "anybody" else SEAT_LETTERS.index(whose))
            for path, wish, fact in _missing(wanted, found, whose):
                raise Unlike(f"scene {self.id}: {path} is {fact!r}, not {wish!r}")

    def _make(self, game: Game, state: State, step: Step) -> list[Event]:
        at = f"scene {self.id}: {step.move!r} of {seat_letter(step.seat)}"
        try:
            events = state.apply(step.seat, game.read(step.move))
        except Refused as error:
            if error.reason.rule != step.refused:
                raise Unlike(f"{at} is refused by {error.reason.rule}, not {step.refused}") from error
            return []
        if step.refused is not None:
            raise Unlike(f"{at} is allowed, though {step.refused} should forbid it")
        absent = set(step.rules) - {event.rule for event in events}
        if absent:
            raise Unlike(f"{at} makes nothing happen by {', '.join(sorted(absent))}")
        return events


def load_scenes(folder: Traversable) -> tuple[Scene, ...]:
    """All scenes of a game's folder, by name; none when it has no folder of scenes. Raises BadScene."""
    scenes = folder / FOLDER
    if not scenes.is_dir():
        return ()
    files = sorted((file for file in scenes.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    return tuple(Scene.load(file) for file in files)


# For `Game.arrange`: what every game asks of what is given.


def check_keys(given: Mapping[str, Any], known: Collection[str]) -> None:
    """Hold a position to the keys that the game knows. Raises BadScene."""
    for key in given:
        if key not in known:
            raise BadScene(f"a position has no {key!r}, only {', '.join(known)}")


def one_of(what: str, value: T, allowed: Collection[T]) -> T:
    """Something that is given, when it is one of those allowed. Raises BadScene."""
    if value not in allowed:
        raise BadScene(f"{what} is one of {', '.join(map(str, allowed))}, not {value!r}")
    return value


def seat_of(letter: object, seats: int) -> Seat:
    """The seat of this letter at a table of so many. Raises BadScene."""
    letters = list(SEAT_LETTERS[:seats])
    if letter not in letters:
        raise BadScene(f"a seat is one of {', '.join(letters)}, not {letter!r}")
    return SEAT_LETTERS.index(str(letter))


def by_seat(named: Mapping[str, T], seats: int) -> dict[Seat, T]:
    """What is given for some seats, each named by its letter. Raises BadScene."""
    if not isinstance(named, Mapping):
        raise BadScene(f"what each seat has was expected, as in {{ A = ... }}, not {named!r}")
    return {seat_of(letter, seats): each for letter, each in named.items()}


@contextmanager
def setting_up() -> Iterator[None]:
    """Whatever else is wrong with what is given becomes a BadScene."""
    try:
        yield
    except BadScene:
        raise
    except (ArithmeticError, AttributeError, LookupError, StopIteration, TypeError, ValueError) as error:
        raise BadScene(f"cannot be set up: {error!r}") from error


def _text(entry: Mapping[str, Any], key: str) -> str:
    text = entry[key]
    if not isinstance(text, str) or not text.strip():
        raise BadScene(f"{key} is empty")
    return text.strip()


def _step(entry: Mapping[str, Any]) -> Step:
    return Step(SEAT_LETTERS.index(entry["seat"]), entry["move"], tuple(entry.get("rules", ())), entry.get("refused"))


def _missing(wanted: object, found: object, path: str) -> Iterable[tuple[str, object, object]]:
    """Where what was found is not as wanted: tables and `has` ask for a part, everything else for all."""
    if isinstance(wanted, Mapping) and isinstance(found, Mapping):
        for key, wish in wanted.items():
            yield from _missing(wish, found.get(key), f"{path}.{key}")
    elif isinstance(wanted, Mapping) and isinstance(found, list) and wanted.keys() <= {"has", "lacks"}:
        if Counter(wanted.get("has", ())) - Counter(found) or set(wanted.get("lacks", ())) & set(found):
            yield path, wanted, found
    elif isinstance(wanted, list) and isinstance(found, list | tuple) and len(wanted) == len(found):
        for number, (wish, fact) in enumerate(zip(wanted, found, strict=True)):
            yield from _missing(wish, fact, f"{path}[{number}]")
    elif wanted != found and not (wanted is False and found is None):  # TOML has no word for nothing
        yield path, wanted, found
