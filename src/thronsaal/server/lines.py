"""Lines of the log, as pages and programs get them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from thronsaal.core.game import Game
from thronsaal.core.text import Voice
from thronsaal.core.words import Json, Seat, Value, Word, places_in


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log. `entry` is its number in the journal; several lines may come of one entry.

    `kind` is the kind of the entry; `rule` is "" where none stands behind it; `text` is plain and wants escaping.
    `undone`: the move was taken back since. `strikes`: the entries that this line takes back. `told`: a sentence about
    the seat, and not its own words. `mover` is the seat that made the entry where the line is about another. `heads`:
    a turn begins here. `sign`: what kind of thing it is, by the sound of it. `places`: what it
    speaks of on the board. `cards`: the names in it that are cards with a page of their own, and where that is.
    """

    entry: int
    kind: str
    seat: Seat
    text: str
    rule: str
    at: int
    undone: bool = False
    strikes: tuple[int, ...] = ()
    told: bool = False
    by: str = ""
    """Who said it, where that is nobody who sits."""
    mover: Seat | None = None
    heads: bool = False
    sign: str = ""
    places: tuple[str, ...] = ()
    cards: tuple[tuple[str, str], ...] = ()

    @property
    def pieces(self) -> list[tuple[str, str]]:
        """The text cut where cards are named: each piece, with the address of the card if it is a name."""
        found, rest = list[tuple[str, str]](), self.text
        for name, address in self.cards:
            before, is_there, after = rest.partition(name)
            if is_there:
                found += [(before, ""), (name, address)]
                rest = after
        return [(text, address) for text, address in (*found, (rest, "")) if text]

    def plain(self) -> dict[str, Json]:
        """The line as JSON."""
        return {
            "entry": self.entry,
            "kind": self.kind,
            "seat": self.seat if self.mover is None else self.mover,
            "text": self.text,
            "rule": self.rule or None,
            "at": self.at,
            "undone": self.undone,
            "strikes": list(self.strikes),
            "by": self.by or None,
        }


def places(word: Word) -> tuple[str, ...]:
    """What a line speaks of on the board."""
    return tuple(dict.fromkeys(places_in(word)))


def cards(game: Game, word: Word, text: str, voice: Voice) -> tuple[tuple[str, str], ...]:
    """The cards that a sentence names, in the order of its text, as far as they have pages: each name, and where."""
    if game.shelf is None:
        return ()
    known, keys = _titles(game)
    named = [
        (voice.say(each), address)
        for each in _words(word)
        if each.key in keys and (address := known.get(_mark(each))) is not None
    ]
    return tuple(sorted(named, key=lambda each: text.find(each[0]))) if len(named) > 1 else tuple(named)


@cache
def _titles(game: Game) -> tuple[Mapping[object, str], frozenset[str]]:
    """The page of each card that decks may hold, by its title, and the messages that titles are."""
    assert game.shelf is not None
    found: dict[object, str] = {}
    entries = [entry for entry in game.shelf.entries() if entry.most > 0]
    for entry in entries:
        # The page of the first of several with one title leads to the others.
        found.setdefault(_mark(entry.title), f"/cards/{game.id}/{entry.code}")
    return found, frozenset(entry.title.key for entry in entries)


def _mark(word: Word) -> object:
    return (word.key, *sorted((name, str(value)) for name, value in word.values.items()))


def _words(value: Value) -> Iterator[Word]:
    """All that a sentence is made of."""
    if isinstance(value, tuple):
        for each in value:
            yield from _words(each)
    elif isinstance(value, Word):
        yield value
        for each in value.values.values():
            yield from _words(each)


def often(said: str, times: int) -> str:
    """What happened several times in a row, said once."""
    return f"{said} ({times}×)" if times > 1 else said
