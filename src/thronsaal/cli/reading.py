"""Understanding what somebody types: a number, a move in either language, the beginning of one, a command."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress

from thronsaal.core.game import BadNotation, State
from thronsaal.core.search import fold
from thronsaal.core.text import LANGUAGES, Voice, house_texts
from thronsaal.core.words import Json, Move, Seat, Value, Word


def pieces(text: str) -> tuple[str, ...]:
    """Words and numbers, also where no space stands between them: "k7" is k and 7."""
    return tuple(re.findall(r"[^\W\d_]+|\d+", fold(text)))


def begins(typed: Sequence[str], whole: Sequence[str]) -> bool:
    """Whether each piece typed begins the piece in its place; numbers must be typed in full."""
    return len(typed) <= len(whole) and all(
        full == part or (not part.isdigit() and full.startswith(part)) for part, full in zip(typed, whole, strict=False)
    )


class MoveReader:
    """Finds the moves that a text can mean. Names in the reader's own language come first."""

    def __init__(self, voice: Voice, others: Iterable[Voice]) -> None:
        self._own = voice
        self._others = tuple(others)

    def find(self, state: State, seat: Seat, text: str, moves: Iterable[Move]) -> list[Move]:
        """Those of the moves that are meant: exactly named ones before those whose name only begins so."""
        typed = pieces(text)
        if not typed:
            return []
        known = [(move, self._names(state, seat, move)) for move in moves]
        for fits in (_same, begins):
            for language in range(2):
                found = [move for move, names in known if any(fits(typed, name) for name in names[language])]
                if found:
                    return found
        return []

    def in_sight(self, state: State, seat: Seat, text: str) -> list[Move]:
        """Every move, allowed or not, that the text can mean among the things that this seat sees."""
        seen = set(state.imaginable(seat))
        for each in (text.strip(), *_texts_in(state.view(seat))):
            with suppress(BadNotation):
                seen.add(state.game.read(each))
        return self.find(state, seat, text, sorted(seen))

    def _names(self, state: State, seat: Seat, move: Move) -> tuple[list[tuple[str, ...]], list[tuple[str, ...]]]:
        """What a move may be called: in the reader's language; in notation and the other language."""
        label = state.label(seat, move)
        words = [label, *_words_in(tuple(label.values.values()))]
        own = [pieces(self._own.say(word)) for word in words]
        other = [pieces(voice.say(word)) for voice in self._others for word in words]
        return own, [pieces(state.game.write(move)), *other]


def _same(typed: Sequence[str], whole: Sequence[str]) -> bool:
    return typed == whole


def _words_in(value: Value) -> Iterator[Word]:
    if isinstance(value, Word):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from _words_in(each)


def _texts_in(value: Json) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for each in value:
            yield from _texts_in(each)
    elif isinstance(value, dict):
        for each in value.values():
            yield from _texts_in(each)


class Commands:
    """The commands of a prompt, in both languages whichever is spoken."""

    def __init__(self, names: Sequence[str]) -> None:
        voices = [Voice(language, house_texts()) for language in LANGUAGES]
        self._words = {
            fold(word): name for name in names for voice in voices for word in voice.say(f"cli-command-{name}").split()
        }

    def exact(self, line: str) -> tuple[str, str] | None:
        """The command that the first word is, and the rest of the line."""
        first, _, rest = line.strip().partition(" ")
        name = self._words.get(fold(first))
        return None if name is None else (name, rest.strip())

    def begun(self, line: str) -> tuple[str, str] | None:
        """The only command whose word the first word begins, and the rest of the line."""
        first, _, rest = line.strip().partition(" ")
        found = {name for word, name in self._words.items() if word.startswith(fold(first))}
        return (found.pop(), rest.strip()) if len(found) == 1 else None
