"""The moves of Catan, kind by kind: their numbers, how they are written, what they carry, and by which rule they go.

What the notation, the buttons, the log, the refusals and the board tell of a move, they take from this table.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Final

from thronsaal.core.words import SEAT_LETTERS, Move, Seat, Value, Who
from thronsaal.games.catan.kernel import record as r
from thronsaal.games.catan.kernel.geometry import MOST_CORNERS, MOST_HEXES, MOST_PATHS
from thronsaal.games.catan.kernel.material import (
    CAMPS,
    CLANS,
    DEVELOPMENTS,
    HEROES,
    KINDS,
    MOST_SEATS,
    RESOURCES,
    SECTIONS,
)
from thronsaal.games.catan.words import card_word, hero_word, north_word, resource_word, section_word, wildling_word


@dataclass(frozen=True, slots=True)
class Thing:
    """What a move can be about: by number how it is written, and how it is said (nothing: the position tells)."""

    texts: tuple[str, ...]
    words: tuple[Value, ...] = ()


def _places(letter: str, count: int) -> tuple[str, ...]:
    return tuple(f"{letter}{n + 1}" for n in range(count))


def _named(names: tuple[str, ...], word: Callable[[int], Value]) -> Thing:
    return Thing(names, tuple(word(n) for n in range(len(names))))


_SEAT_LETTERS: Final = tuple(SEAT_LETTERS[:MOST_SEATS])
PATH: Final = Thing(_places("e", MOST_PATHS))
CORNER: Final = Thing(_places("v", MOST_CORNERS))
SECTION: Final = _named(_places("s", SECTIONS), section_word)
HEX: Final = Thing(_places("h", MOST_HEXES))
TORMUND_AT: Final = Thing(("camp", *HEX.texts))
ROBBED: Final = Thing(("", *(f" rob {letter}" for letter in _SEAT_LETTERS)))
SEAT: Final = _named(_SEAT_LETTERS, Who)
RESOURCE: Final = _named(RESOURCES, resource_word)
WILDLING: Final = _named(KINDS, wildling_word)
CARD: Final = _named(DEVELOPMENTS, card_word)
HERO: Final = _named(HEROES, hero_word)
NORTH: Final = _named(
    (
        *(f"clearing {section + 1}" for section in range(SECTIONS)),
        *(f"{clan} {camp + 1}" for clan in CLANS for camp in range(CAMPS)),
    ),
    north_word,
)


@dataclass(frozen=True, slots=True)
class Carried:
    """A thing that a move carries: its name in texts, and the step by which its numbers are counted."""

    name: str
    thing: Thing
    step: int = 1


Things = Mapping[str, int]
"""What a move carries, by name."""


def _any(things: Things) -> bool:
    return True


def _differ(things: Things) -> bool:
    """Two resources that must not be the same."""
    a, b = [number for name, number in things.items() if name != "section"]
    return a != b


def _in_order(things: Things) -> bool:
    """Two cards, either of which may come first: the move is listed once."""
    a, b = things.values()
    return a <= b


@dataclass(frozen=True, slots=True)
class MoveKind:
    """One kind of move; `move-<label>` is its button and `event-<label>` its log line."""

    name: str
    first: Move
    text: str
    rule: str
    carries: tuple[Carried, ...] = ()
    label: str = ""
    """The name, unless said otherwise."""
    when: Mapping[int, tuple[str, str]] = field(default_factory=dict)
    """The label and the rule in phases in which the same move is another thing."""
    pays: str = ""
    """What it pays for, by its name among the costs."""
    builds: str = ""
    """The piece that comes onto the board."""
    card: str = ""
    """The development card that it plays."""
    hero: str = ""
    """The hero that it uses."""
    is_secret: bool = False
    """Whether what it carries is for insiders."""
    fits: Callable[[Things], bool] = _any
    counted_from: Move | None = None
    """Where the numbers of what it carries begin, if not at the first move."""

    def said_in(self, phase: int) -> tuple[str, str]:
        """The label and the rule in a phase."""
        return self.when.get(phase, (self.label or self.name, self.rule))

    def moves(self) -> Iterator[tuple[Move, Things]]:
        """All moves of this kind, with what they carry."""
        base = self.first if self.counted_from is None else self.counted_from
        for numbers in product(*(range(len(each.thing.texts)) for each in self.carries)):
            things = {each.name: number for each, number in zip(self.carries, numbers, strict=True)}
            if self.fits(things):
                yield base + sum(each.step * number for each, number in zip(self.carries, numbers, strict=True)), things


_TRADE: Final = "catan.seat-trade"
_PLACE_OF_ROAD, _PLACE_OF_HOUSE = (Carried("place", PATH),), (Carried("place", CORNER),)
_AT_SECTION, _WITH = (Carried("section", SECTION),), (Carried("partner", SEAT),)
_ONE_CARD: Final = (Carried("resource", RESOURCE),)
_EXCHANGE: Final = (Carried("gives", RESOURCE, 5), Carried("takes", RESOURCE))
_INSTEAD: Final = (Carried("missing", RESOURCE, 5), Carried("instead", RESOURCE))
_WILDLING_AT: Final = (Carried("wildling", WILDLING), Carried("hex", HEX, 3))


def _hero(
    name: str,
    first: Move,
    text: str = "",
    carries: tuple[Carried, ...] = (),
    pays: str = "",
    builds: str = "",
    fits: Callable[[Things], bool] = _any,
) -> MoveKind:
    rule = f"catan.hero-{name}"
    return MoveKind(name, first, name + text, rule, carries, pays=pays, builds=builds, hero=name, fits=fits)


MOVE_KINDS: Final = (
    MoveKind("roll", r.ROLL, "roll", "catan.dice"),
    MoveKind("end", r.END, "end", "catan.turn"),
    MoveKind(
        "done",
        r.DONE,
        "done",
        "catan.road-building",
        label="done-roads",
        when={
            r.TARLY_CHOICE: ("done-tarly", "catan.hero-tarly"),
            r.SECOND_DEMAND: ("done-demand", "catan.hero-mormont"),
        },
    ),
    MoveKind("buy", r.BUY, "buy", "catan.development", pays="development"),
    MoveKind("withdraw", r.WITHDRAW, "withdraw", _TRADE),
    MoveKind("accept", r.ACCEPT, "accept", _TRADE),
    MoveKind("decline", r.DECLINE, "decline", _TRADE),
    MoveKind("flip", r.FLIP, "flip", "catan.hero-after"),
    MoveKind(
        "road",
        r.ROAD,
        "road {place}",
        "catan.road",
        _PLACE_OF_ROAD,
        pays="road",
        builds="road",
        when={
            r.FOUND_ROAD: ("found-road", "catan.founding"),
            r.FREE_ROADS: ("free-road", "catan.road-building"),
            r.PLACE_ROAD: ("moved-road", "catan.hero-yarwyck"),
        },
    ),
    MoveKind(
        "settlement",
        r.SETTLEMENT,
        "settlement {place}",
        "catan.settlement",
        _PLACE_OF_HOUSE,
        pays="settlement",
        builds="settlement",
        when={r.FOUND_SETTLEMENT: ("found-settlement", "catan.founding")},
    ),
    MoveKind("keep", r.KEEP, "keep {place}", "catan.keep", _PLACE_OF_HOUSE, pays="keep", builds="keep"),
    MoveKind(
        "guard",
        r.GUARD,
        "guard {section}",
        "catan.guard",
        _AT_SECTION,
        pays="guard",
        builds="guard",
        when={r.FOUND_GUARD: ("found-guard", "catan.founding-guard")},
    ),
    MoveKind("patrol", r.PLAY_PATROL, "play patrol", "catan.patrol", card="patrol"),
    MoveKind("roads", r.PLAY_ROADS, "play roads", "catan.road-building", card="roads", builds="road"),
    MoveKind(
        "recruits",
        r.PLAY_RECRUITS,
        "play recruits {section}",
        "catan.recruits",
        _AT_SECTION,
        card="recruits",
        builds="guard",
    ),
    MoveKind(
        "winter",
        r.PLAY_WINTER,
        "play winter {first} {second}",
        "catan.winter",
        (Carried("first", RESOURCE, 5), Carried("second", RESOURCE)),
        card="winter",
        fits=_in_order,
    ),
    MoveKind("monopoly", r.PLAY_MONOPOLY, "play monopoly {resource}", "catan.monopoly", _ONE_CARD, card="monopoly"),
    MoveKind("discard", r.DISCARD_CARD, "discard {resource}", "catan.discard", _ONE_CARD),
    MoveKind(
        "tormund",
        r.MOVE_TORMUND,
        "tormund {hex}{victim}",
        "catan.tormund-moves",
        (Carried("hex", TORMUND_AT, 5), Carried("victim", ROBBED)),
        when={r.PATROL_CHOICE: ("tormund", "catan.patrol-tormund")},
    ),
    MoveKind("repel", r.REPEL, "repel {wildling} {hex}", "catan.patrol-wildling", _WILDLING_AT),
    MoveKind("supply", r.SUPPLY, "supply {gives} for {takes}", "catan.supply-trade", _EXCHANGE, fits=_differ),
    MoveKind("tarly", r.TARLY_TAKE, "tarly {resource}", "catan.hero-tarly", _ONE_CARD),
    MoveKind("return", r.HAND_BACK, "return {resource}", "catan.hero-mormont", _ONE_CARD),
    MoveKind("take", r.TAKE_CARD, "take {resource}", "catan.hero-mance", _ONE_CARD, is_secret=True),
    MoveKind("agree", r.AGREE, "agree {partner}", _TRADE, _WITH),
    _hero("mormont", r.USE_MORMONT, " {resource} from {partner}", (Carried("resource", RESOURCE, 4), *_WITH)),
    MoveKind("demand", r.DEMAND_TOO, "demand {partner}", "catan.hero-mormont", _WITH),
    _hero("mance", r.USE_MANCE, " {partner}", _WITH),
    _hero("marsh", r.USE_MARSH, " {gives} for {takes}", _EXCHANGE, fits=_differ),
    _hero("benjen", r.USE_BENJEN, " {place}", (Carried("place", NORTH),)),
    _hero("ygritte", r.USE_YGRITTE, " {wildling} {hex}", _WILDLING_AT),
    _hero("yarwyck", r.USE_YARWYCK, " {place}", _PLACE_OF_ROAD),
    _hero("yoren", r.USE_YOREN, " {section}", _AT_SECTION, builds="guard"),
    _hero(
        "thorne",
        r.USE_THORNE,
        " {section} {instead} instead of {missing}",
        (Carried("section", SECTION, 25), *_INSTEAD),
        fits=_differ,
        pays="guard",
        builds="guard",
    ),
    _hero("qhorin", r.USE_QHORIN),
    _hero("melisandre", r.USE_MELISANDRE, pays="development"),
    MoveKind(
        "melisandre-instead",
        r.USE_MELISANDRE + 1,
        "melisandre {instead} instead of {missing}",
        "catan.hero-melisandre",
        _INSTEAD,
        fits=_differ,
        pays="development",
        hero="melisandre",
        counted_from=r.USE_MELISANDRE,
    ),
    MoveKind("pick", r.PICK, "pick {card}", "catan.hero-melisandre", (Carried("card", CARD),), is_secret=True),
    MoveKind("swap", r.SWAP, "swap {hero}", "catan.hero-after", (Carried("hero", HERO),)),
    # These are too many to list: they carry bundles, and the notation writes them.
    MoveKind("offer", r.OFFER, "", _TRADE),
    MoveKind("counter", r.COUNTER, "", _TRADE),
    MoveKind("discard-some", r.DISCARD_SOME, "", "catan.discard"),
)
"""In the order of their numbers."""
_FIRSTS: Final = tuple(kind.first for kind in MOVE_KINDS)


def kind_of(move: Move) -> MoveKind:
    """The kind of a move; numbers between two kinds belong to the lower one, though they are no moves."""
    return MOVE_KINDS[max(bisect_right(_FIRSTS, move) - 1, 0)]


@dataclass(frozen=True, slots=True)
class Meaning:
    """A move taken apart: its kind, and the numbers of what it carries."""

    kind: MoveKind
    things: Things

    def text(self, name: str) -> str:
        """How something that it carries is written."""
        carried = next(each for each in self.kind.carries if each.name == name)
        return carried.thing.texts[self.things[name]]

    @property
    def hex(self) -> int:
        """The hex that it is about; AT_CAMP for Tormund's camp."""
        return self.things["hex"] - (self.kind.name == "tormund")

    @property
    def victim(self) -> Seat | None:
        """Whom Tormund robs."""
        return self.things["victim"] - 1 if self.things["victim"] else None

    def write(self) -> str:
        """The move as text."""
        return self.kind.text.format_map({each.name: self.text(each.name) for each in self.kind.carries})


MEANINGS: Final[Mapping[Move, Meaning]] = {
    move: Meaning(kind, things) for kind in MOVE_KINDS if kind.text for move, things in kind.moves()
}
"""Every move but those that carry bundles."""


def meaning_of(move: Move) -> Meaning:
    """A move taken apart. Raises KeyError where it is none."""
    if move in MEANINGS:
        return MEANINGS[move]
    if is_discard(move):
        return Meaning(kind_of(move), {"cards": move - r.DISCARD_SOME})
    if not is_bargain(move):
        raise KeyError(move)
    gives, takes = bundles(move)
    return Meaning(kind_of(move), {"gives": pack(gives), "takes": pack(takes)})


def is_bargain(move: Move) -> bool:
    """Whether a number is an offer or a counter-offer."""
    return r.OFFER <= move < r.MOVE_TOP and move >> 2 * r.PACK in (1, 2)


def is_discard(move: Move) -> bool:
    """Whether a number is a discard of all that a seven demands."""
    return r.DISCARD_SOME <= move < r.DISCARD_SOME + (1 << r.PACK)


def pack(counts: Iterable[int]) -> int:
    """A bundle of resources as one number."""
    return sum(count << 5 * resource for resource, count in enumerate(counts))


def unpack(bundle: int) -> tuple[int, ...]:
    """The counts of a bundle."""
    return tuple(bundle >> 5 * resource & 31 for resource in range(5))


def offer(gives: Iterable[int], takes: Iterable[int]) -> Move:
    """The move that offers these for those."""
    return r.OFFER | pack(gives) << r.PACK | pack(takes)


def counter(gives: Iterable[int], takes: Iterable[int]) -> Move:
    """The move that answers: I would give these for those."""
    return r.COUNTER | pack(gives) << r.PACK | pack(takes)


def discard(cards: Iterable[int]) -> Move:
    """The move that discards all these at once."""
    return r.DISCARD_SOME | pack(cards)


def bundles(move: Move) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What an offer or counter-offer gives and takes."""
    return unpack(move >> r.PACK & (1 << r.PACK) - 1), unpack(move & (1 << r.PACK) - 1)
