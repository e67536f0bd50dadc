"""A guided first game: what a game explains, and when it first matters.

A game that brings a `guide.toml` has its first match explained on the page. Each `[[hint]]` has

id                      its name
de, en                  what is said, in our own words
rule                    the rule behind it, to read on
prompt                  it matters when the seat is asked one of these (keys of prompts), or
moves                   when a move is open to it that one of these rules allows, or
events                  when something of one of these kinds has happened, or
over                    when the match is over
lights                  what is lit: "moves" for those moves, or a selector of the game's own board
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from thronsaal.core.words import Move, Seat

if TYPE_CHECKING:
    from thronsaal.core.game import Event, State

FILE = "guide.toml"
MOVES = "moves"
_WHEN = ("prompt", "moves", "events")


class BadGuide(ValueError):
    """A guide that cannot be read; the message names the hint."""


@dataclass(frozen=True, slots=True)
class Hint:
    """One thing to explain."""

    id: str
    text: Mapping[str, str]
    rule: str
    prompt: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    over: bool = False
    lights: str = ""

    def matters(self, state: State, seat: Seat, allowed: Collection[str], happened: Collection[str]) -> bool:
        """Whether it is time for it: by what the seat is asked, by the rules that allow its moves, by what happened."""
        if self.over or state.outcome is not None:
            return self.over and state.outcome is not None
        prompt = state.prompt(seat)
        return (
            (prompt is not None and prompt.word.key in self.prompt)
            or any(rule in allowed for rule in self.moves)
            or any(kind in happened for kind in self.events)
        )

    def lit(self, state: State, seat: Seat) -> list[Move]:
        """The moves that are lit: those it is about, or all where it speaks of the question itself."""
        if self.lights != MOVES or seat not in state.actors:
            return []
        return [move for move in state.legal(seat) if not self.moves or state.because(seat, move) in self.moves]


def load_guide(folder: Traversable) -> tuple[Hint, ...]:
    """The hints of a game, in the order in which they take precedence; none without a guide. Raises BadGuide."""
    file = folder / FILE
    if not file.is_file():
        return ()
    try:
        entries = tomllib.loads(file.read_text("utf-8"))["hint"]
    except (tomllib.TOMLDecodeError, KeyError) as error:
        raise BadGuide(f"{FILE}: {error!r}") from error
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise BadGuide(f"{FILE}: hints are written as [[hint]]")
    return tuple(_hint(entry) for entry in entries)


def _hint(entry: Mapping[str, Any]) -> Hint:
    name = entry.get("id", "?")
    missing = [key for key in ("id", "de", "en", "rule") if not str(entry.get(key, "")).strip()]
    if missing:
        raise BadGuide(f"hint {name} lacks {', '.join(missing)}")
    unknown = entry.keys() - {"id", "de", "en", "rule", "over", "lights", *_WHEN}
    if unknown:
        raise BadGuide(f"hint {name} has no {', '.join(sorted(unknown))}")
    if not entry.get("over") and not any(entry.get(when) for when in _WHEN):
        raise BadGuide(f"hint {name} never matters: it needs one of {', '.join(_WHEN)} or over")
    return Hint(
        id=str(name),
        text={"de": entry["de"].strip(), "en": entry["en"].strip()},
        rule=entry["rule"],
        prompt=tuple(entry.get("prompt", ())),
        moves=tuple(entry.get("moves", ())),
        events=tuple(entry.get("events", ())),
        over=bool(entry.get("over", False)),
        lights=entry.get("lights", ""),
    )


class Guide:
    """Goes with one seat through its first match: says each hint once, one at a time, and steps back at every move."""

    def __init__(self, hints: Sequence[Hint], seat: Seat) -> None:
        self.seat = seat
        self.now: Hint | None = None
        """What is being explained."""
        self._left = list(hints)
        self._happened: set[str] = set()

    def note(self, state: State, events: Sequence[Event] = (), by: Seat | None = None) -> None:
        """Look at a position, and at what led to it by the move of a seat."""
        self._happened |= {event.kind for event in events}
        if by == self.seat or state.outcome is not None:
            self.now = None
        if self.now is not None or (self.seat not in state.actors and state.outcome is None):
            return
        seat = self.seat
        allowed = {state.because(seat, move) for move in state.legal(seat)} if seat in state.actors else set()
        self.now = next((hint for hint in self._left if hint.matters(state, seat, allowed, self._happened)), None)
        if self.now is not None:
            self._left.remove(self.now)
