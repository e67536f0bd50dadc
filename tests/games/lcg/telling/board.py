"""The teller's sheet: where every card lies, who has how much gold and power, what is going on.

Cards are called as moves call them, `great-keep@A#2`. In piles and hands copies are alike: `great-keep@A`.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from thronsaal.games.lcg.cards.core import CARDS
from thronsaal.games.lcg.printed import Card

FACES: dict[str, Card] = {card.slug: card for card in CARDS}
"""What is printed, and nothing else: the telling never looks at `text`, nor at what an attachment says it fits on."""
SLUGS: dict[str, str] = {card.name: card.slug for card in CARDS}
LETTERS = "ABCD"
TYPES = ("military", "intrigue", "power")
TITLES = (
    "crown-regent",
    "lord-commander",
    "hand-of-the-king",
    "master-of-whispers",
    "master-of-laws",
    "master-of-coin",
)
SUPPORTS = {
    "master-of-laws": "hand-of-the-king",
    "hand-of-the-king": "master-of-whispers",
    "master-of-whispers": "master-of-coin",
    "master-of-coin": "master-of-laws",
}
RIVALS = {
    ("hand-of-the-king", "master-of-coin"),
    ("master-of-coin", "hand-of-the-king"),
    ("master-of-laws", "master-of-whispers"),
    ("master-of-whispers", "master-of-laws"),
    ("master-of-whispers", "crown-regent"),
}
"""Who gets a power for beating whom."""
STRONG_IN = {"crown-regent": "power", "lord-commander": "military", "master-of-whispers": "intrigue"}


class Disagreement(AssertionError):
    """The teller and the table do not agree."""


def expect(is_so: bool, *words: object) -> None:
    """The teller insists."""
    if not is_so:
        raise Disagreement(" ".join(map(str, words)))


def face_of(ref: str) -> Card:
    """What is printed on a card."""
    return FACES[ref.partition("@")[0]]


def alike(ref: str) -> str:
    """A card without which copy it is."""
    return ref.partition("#")[0]


def owner_of(ref: str) -> int:
    """Whose card it is."""
    return LETTERS.index(ref.partition("@")[2][0])


@dataclass
class Piece:
    """A card in play."""

    ref: str
    seat: int
    """Who controls it."""
    kneeling: bool = False
    power: int = 0
    gold: int = 0
    on: str | None = None
    """What it is attached to: a card, or `house-stark@A`."""
    duplicates: list[str] = field(default_factory=list)
    leaving: str | None = None
    """Where it goes when the window closes."""

    def __post_init__(self) -> None:
        self.face: Card = face_of(self.ref)
        self.name: str = self.face.name
        self.owner: int = owner_of(self.ref)

    @property
    def type(self) -> str:
        return "attachment" if self.on is not None else self.face.type


@dataclass
class Player:
    """All that is somebody's but is no card in play."""

    house: str
    gold: int = 0
    power: int = 0
    """On the house card."""
    title: str | None = None
    hand: Counter[str] = field(default_factory=Counter)
    deck: int = 0
    discard: list[str] = field(default_factory=list)
    dead: list[str] = field(default_factory=list)
    laid: list[str] = field(default_factory=list)
    plots: set[str] = field(default_factory=set)
    chosen: str | None = None
    revealed: str | None = None
    used: list[str] = field(default_factory=list)
    drawn: int = 0
    """Cards that texts let it draw this round."""
    begun: Counter[str] = field(default_factory=Counter)
    """Challenges of this phase."""
    extra: Counter[str] = field(default_factory=Counter)
    limited: int = 0
    """Limited cards played this round."""
    spent_rivalry: bool = False
    spent_hand: bool = False


@dataclass
class Effect:
    """Something that lasts: what, how much, on which cards, whose, from which card, until when."""

    what: str
    n: int
    source: str
    seat: int
    until: str
    cards: tuple[str, ...] = ()
    other: int | None = None
    """Whom it was aimed at."""
    word: str = ""


@dataclass
class Contest:
    """The challenge under way."""

    type: str
    attacker: int
    target: int
    defender: int
    attackers: list[str] = field(default_factory=list)
    defenders: list[str] = field(default_factory=list)
    sneaked: list[str] = field(default_factory=list)
    commanded: bool = False
    """The Lord Commander has drawn it to himself."""
    decided: bool = False

    def role(self, ref: str) -> str | None:
        return "attacking" if ref in self.attackers else "defending" if ref in self.defenders else None

    def leave(self, ref: str) -> None:
        self.attackers = [each for each in self.attackers if each != ref]
        self.defenders = [each for each in self.defenders if each != ref]


@dataclass
class Board:
    """The whole sheet."""

    variant: str
    players: list[Player]
    play: dict[str, Piece] = field(default_factory=dict)
    round: int = 0
    phase: str = "setup"
    first: int | None = None
    active: int | None = None
    contest: Contest | None = None
    effects: list[Effect] = field(default_factory=list)
    rested: set[str] = field(default_factory=set)
    """Titles laid aside at a table of three."""
    shaken: set[str] = field(default_factory=set)
    """Characters whose strength was another than printed in this phase."""
    changed: int = 0
    """Grows whenever something is written down."""

    @property
    def seats(self) -> range:
        return range(len(self.players))

    @property
    def has_titles(self) -> bool:
        return len(self.players) > 2 and self.variant != "teams"

    @property
    def goal(self) -> int:
        return 30 if self.variant == "teams" else 15

    def mate(self, seat: int) -> int | None:
        return (seat + 2) % 4 if self.variant == "teams" else None

    def opponents(self, seat: int) -> list[int]:
        return [each for each in self.seats if each not in (seat, self.mate(seat))]

    def clockwise(self, start: int) -> list[int]:
        return [(start + step) % len(self.players) for step in self.seats]

    def holder(self, title: str) -> int | None:
        return next((seat for seat in self.seats if self.players[seat].title == title), None)

    def own(self, seat: int, kind: str = "") -> list[Piece]:
        """What somebody controls."""
        return [each for each in self.play.values() if each.seat == seat and kind in ("", each.type)]

    def characters(self, seat: int | None = None) -> list[Piece]:
        return [each for each in self.play.values() if each.type == "character" and seat in (None, each.seat)]

    def attached_to(self, ref: str) -> list[Piece]:
        return [each for each in self.play.values() if each.on == ref]

    def role(self, ref: str) -> str | None:
        return self.contest.role(ref) if self.contest else None

    def lasting(self, what: str) -> list[Effect]:
        return [each for each in self.effects if each.what == what]

    def plot(self, seat: int) -> Any:
        """The face of the revealed plot."""
        revealed = self.players[seat].revealed
        return face_of(revealed) if revealed else None

    def plots_named(self, name: str) -> list[int]:
        """Who has this plot revealed."""
        return [seat for seat in self.seats if (plot := self.plot(seat)) is not None and plot.name == name]

    def supported_by(self, seat: int) -> int | None:
        """The seat that this one supports by title."""
        wanted = SUPPORTS.get(self.players[seat].title or "")
        return self.holder(wanted) if wanted else None

    def supporter_of(self, seat: int) -> int | None:
        """Who supports this seat."""
        return next((each for each in self.seats if each != seat and self.supported_by(each) == seat), None)

    def is_rival(self, seat: int, other: int) -> bool:
        return (self.players[seat].title, self.players[other].title) in RIVALS


def begun(state: Any) -> Board:
    """The sheet as the game begins: hands have been dealt, nothing is on the table."""
    seen = state.view(None)
    board = Board(seen["variant"], [Player(each["house"]) for each in seen["seats"]])
    for seat, (player, shown) in enumerate(zip(board.players, seen["seats"], strict=True)):
        hand = state.view(seat)["seats"][seat]["hand"]
        expect(len(hand) == 7, "a first hand of", len(hand))
        player.hand.update(map(alike, hand))
        player.plots = set(shown["plot_deck"])
        expect(len(player.plots) == 7, "a plot deck of", len(player.plots))
        player.deck = sum(shown["list"]["cards"].values()) - 7
    return board
