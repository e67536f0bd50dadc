"""What is asked, in its window: what happened or is about to, of which card the question comes, what may be chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

from thronsaal.core.words import SEAT_LETTERS, Seat, Value, Who
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg.catalogue import BY_SLUG
from thronsaal.games.lcg.page.faces import Face, slug_in
from thronsaal.games.lcg.page.tiles import Tile, Tiles
from thronsaal.games.lcg.view import View
from thronsaal.games.lcg.wording import ability_text
from thronsaal.games.lcg.words.speech import trait_word

_WINDOWS: Final = {
    "action-window": "actions",
    "responses": "responses",
    "save-or-cancel": "saves",
    "turn": "challenges",
    "opening": "shadows",
}
_CHOICES: Final = "choice"
MOST: Final = 4
"""So many things that happened are told, the latest."""
_PLAINLY: Final[dict[str, tuple[str, ...]]] = {
    "enters": ("card",),
    "emerges": ("card", "seat"),
    "kneels": ("card",),
    "stands": ("card",),
    "drops": ("card",),
    "reveals": ("card", "seat"),
    "plays": ("card", "seat"),
    "triggers": ("card", "seat"),
    "controls": ("card", "seat"),
    "gains": ("card", "n"),
    "shifts": ("card", "to", "n"),
    "draws": ("seat", "n"),
    "wins": ("winner", "loser", "margin"),
    "dominates": ("seat",),
    "leads": ("seat",),
    "shows": ("seat",),
}
"""Occurrences whose sentence is made of their fields."""
_CALLED: Final = {"n": "count", "margin": "count", "winner": "seat", "loser": "other"}
"""Fields that messages call otherwise."""
_PLAIN: Final = ("yes", "no", "done", "pass")


@dataclass(frozen=True, slots=True)
class Window:
    """The question on the table, for everybody to see; what the viewer may choose is in `Choices`."""

    kind: str
    title: str
    lines: Sequence[str]
    source: Face | None
    source_key: str
    source_text: str


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """A seat to choose, or why not."""

    move: str
    name: str
    house: str
    lit: bool


@dataclass(frozen=True, slots=True)
class Target:
    """A seat that could be challenged: a move for each type, lit if it may be."""

    name: str
    house: str
    types: Sequence[tuple[str, str, bool]]


@dataclass(frozen=True, slots=True)
class Gift:
    """Gold for a seat: the moves by how much."""

    name: str
    house: str
    moves: Sequence[tuple[int, str]]


@dataclass(frozen=True, slots=True)
class Choices:
    """What the viewer may choose that is no card on the table."""

    plain: Sequence[str]
    seats: Sequence[SeatChoice]
    targets: Sequence[Target]
    types: Sequence[tuple[str, str]]
    numbers: Sequence[tuple[int, str]]
    decks: Sequence[tuple[str, str]]
    titles: Sequence[str]
    cards: Sequence[Tile]
    names: Sequence[tuple[str, str]]
    traits: Sequence[tuple[str, str]]
    gifts: Sequence[Gift]


def window(view: View, tiles: Tiles) -> Window:
    """What is being asked, and on what occasion."""
    asked = view["asked"] or ""
    kind = _WINDOWS.get(asked, _CHOICES)
    if kind == "actions" and view["phase"] == "marshalling":
        kind = "marshal"
    phase = tiles.say(f"phase-{view['phase']}")
    values: dict[str, Value] = {"phase": phase} if kind == "actions" else {}
    title = tiles.say(f"board-window-{kind}", **values) if asked else ""
    things = view["coming"] if kind == "saves" else view["happened"]
    lines = list(dict.fromkeys(_told(cast("Any", things), tiles)))
    call, text = _source(view)
    face = tiles.face(call) if call else None
    said = ""
    if face is not None and text >= 0:
        card = BY_SLUG[slug_in(call)]
        said = tiles.voice.say(ability_text(card.text[text], card, view["errata"]))
    return Window(kind, title, lines[-MOST:], face, call, said)


def _source(view: View) -> tuple[str, int]:
    """The card that the question comes of, and which text of it."""
    for frame in reversed(cast("Any", view["pending"])):
        if frame["kind"] in _WINDOWS:
            return "", -1
        scope = frame.get("scope") or {}
        call = scope.get("card") or frame.get("source") or frame.get("card")
        if call:
            place = scope.get("place", -1)
            return call, place if place < len(BY_SLUG[slug_in(call)].text) else -1
    return "", -1


def _told(things: Sequence[dict[str, Any]], tiles: Tiles) -> Iterator[str]:
    """What happened, a sentence each; what stands for a card that was not shown is left out."""
    for thing in things:
        told = _values(thing, tiles)
        if told is not None:
            key, values = told
            yield tiles.say(f"board-did-{key}", **values)


def _values(thing: dict[str, Any], tiles: Tiles) -> tuple[str, dict[str, Value]] | None:
    """The message of an occurrence and its values."""

    def name(call: str | None) -> str:
        return tiles.face(call).name if call else tiles.say("board-a-card")

    kind = thing["kind"]
    if kind in _PLAINLY:
        told: dict[str, Value] = {}
        for field in _PLAINLY[kind]:
            given = thing[field]
            told[_CALLED.get(field, field)] = name(given) if field in ("card", "to") else _valued(field, given)
        return kind, told
    match kind:
        case "begins" | "ends":
            return kind, {"phase": tiles.say(f"phase-{thing['phase']}")}
        case "leaves":
            return f"{kind}-{thing['how']}", {"card": name(thing["card"])}
        case "declares":
            cards = ", ".join(map(name, thing["cards"])) or tiles.say("nothing")
            return f"{kind}-{'attack' if thing['attack'] else 'defence'}", {"seat": Who(thing["seat"]), "cards": cards}
        case "claims":
            return f"{kind}-{m.ICONS[thing['contest']].value}", {"seat": Who(thing["seat"]), "count": thing["n"]}
    return None


def _valued(field: str, given: int) -> Value:
    return given if field in ("n", "margin") else Who(given)


def choices(view: View, tiles: Tiles) -> Choices:
    """What the viewer may choose that lies nowhere on the table."""
    acts, seats = tiles.acts, range(len(view["seats"]))
    others = acts.others
    strip = [call for call in acts.cards if call not in tiles.drawn]
    return Choices(
        plain=[move for move in _PLAIN if move in acts.legal],
        seats=_seats(view, tiles) if others.get("seat") else (),
        targets=[_target(seat, view, tiles) for seat in seats if seat != view["seat"]] if _may_challenge(tiles) else (),
        types=[(move.partition(" ")[2], move) for move in others.get("type", ())],
        numbers=[(int(move.partition(" ")[2]), move) for move in others.get("number", ())],
        decks=[(move.partition(" ")[2], move) for move in others.get("deck", ())],
        titles=[move for move in others.get("title", ()) if acts.asked != "choose-title"],
        cards=[tiles.held(call) for call in strip],
        names=_named(others.get("name", ()), tiles),
        traits=sorted((tiles.voice.say(trait_word(about)), about) for about in _abouts(others.get("trait", ()))),
        gifts=_gifts(others.get("give", ()), view, tiles),
    )


def _abouts(moves: Sequence[str]) -> list[str]:
    return [move.partition(" ")[2] for move in moves]


def _named(moves: Sequence[str], tiles: Tiles) -> list[tuple[str, str]]:
    return sorted((tiles.voice.say(BY_SLUG[slug].title), slug) for slug in _abouts(moves))


def _may_challenge(tiles: Tiles) -> bool:
    return tiles.acts.asked == "turn" and bool(tiles.acts.legal)


def _house(seat: Seat, view: View) -> str:
    return view["seats"][seat]["house"] or ""


def _seats(view: View, tiles: Tiles) -> list[SeatChoice]:
    found = []
    for seat in range(len(view["seats"])):
        move = f"seat {SEAT_LETTERS[seat]}"
        found.append(SeatChoice(move, tiles.voice.name(seat), _house(seat, view), move in tiles.acts.legal))
    return found


def _target(seat: Seat, view: View, tiles: Tiles) -> Target:
    moves = [(icon.value, f"challenge {icon.value} {SEAT_LETTERS[seat]}") for icon in m.ICONS]
    types = [(kind, move, move in tiles.acts.legal) for kind, move in moves]
    return Target(tiles.voice.name(seat), _house(seat, view), types)


def _gifts(moves: Sequence[str], view: View, tiles: Tiles) -> list[Gift]:
    by_seat: dict[str, list[tuple[int, str]]] = {}
    for move in moves:
        _, letter, count = move.split()
        by_seat.setdefault(letter, []).append((int(count), move))
    return [
        Gift(tiles.voice.name(seat), _house(seat, view), by_seat[letter])
        for letter, seat in ((letter, SEAT_LETTERS.index(letter)) for letter in by_seat)
    ]
