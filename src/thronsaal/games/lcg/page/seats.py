"""What lies before a seat: its banner, its cards, its plot and its piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypedDict

from thronsaal.core.words import SEAT_LETTERS, Seat, Who
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg.page.council import ties
from thronsaal.games.lcg.page.faces import NEUTRAL, Face, slug_in
from thronsaal.games.lcg.page.tiles import Tile, Tiles, stacked
from thronsaal.games.lcg.page.veils import Veil, veils
from thronsaal.games.lcg.sight import SeatSeen
from thronsaal.games.lcg.view import View


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards that anybody may look through: each face with its number, the latest first."""

    name: str
    title: str
    count: int
    faces: Sequence[tuple[Face, int]]


@dataclass(frozen=True, slots=True)
class Quota:
    """How many challenges of a type a seat has begun and may begin."""

    type: str
    begun: int
    allowed: int
    won: bool
    text: str


@dataclass(frozen=True, slots=True)
class Mark:
    """That a seat supports or opposes another one, beside its shield: the other's arms, and a sentence."""

    kind: str
    house: str
    is_live: bool
    text: str


@dataclass(frozen=True, slots=True)
class Place:
    """A seat with everything that lies before it."""

    seat: Seat
    letter: str
    name: str
    house: str
    house_text: str
    house_key: str
    """The id of its house card on the page."""
    house_card: Tile | None
    mine: bool
    is_first: bool
    is_active: bool
    is_concerned: bool
    """Attacks or is attacked, or it is its turn."""
    mate: str
    power: int
    goal: int
    ring: str
    """The dashes of its ring, one for each power."""
    power_text: str
    gold: int
    influence: int
    hand_size: int
    deck: int
    laid: int
    title: str
    title_text: str
    title_about: str
    marks: Sequence[Mark]
    agenda: Face | None
    plot: Face | None
    has_chosen: bool
    chosen: Face | None
    income: int
    initiative: int
    claim: int
    plots: int
    quotas: Sequence[Quota]
    characters: Sequence[Tile]
    locations: Sequence[Tile]
    on_house: Sequence[Tile]
    hand: Sequence[Tile] | None
    laid_cards: Sequence[Tile]
    shadows: Sequence[Veil]
    known: Sequence[tuple[Face, int]]
    piles: Sequence[Pile]
    move: str
    """Chooses this seat."""
    summary: str


class Lying(TypedDict):
    """The cards of a seat, by where they lie."""

    characters: Sequence[Tile]
    locations: Sequence[Tile]
    on_house: Sequence[Tile]
    hand: Sequence[Tile] | None
    laid_cards: Sequence[Tile]


def dashes(power: int) -> str:
    """One dash for each power on a ring, then a gap to its end."""
    return " ".join(["0.78 0.22"] * (power - 1) + ["0.78 60"]) if power > 0 else ""


class Places:
    """Draws the seats of a table for one reader."""

    def __init__(self, view: View, tiles: Tiles, open_views: dict[Seat, View]) -> None:
        self.view = view
        self.tiles = tiles
        self.open = open_views
        self.say = tiles.say
        self.table = {card["card"]: (card, at) for at, seat in enumerate(view["seats"]) for card in seat["play"]}
        self.ties = ties(view)
        self.goal = m.TEAM_VICTORY if view["variant"] == "teams" else m.VICTORY

    def place(self, seat: Seat) -> Place:
        """A seat, drawn."""
        view, say = self.view, self.say
        given = view["seats"][seat]
        mine = seat == view["seat"]
        house = given["house"] or ""
        house_call = f"house-{house}@{SEAT_LETTERS[seat]}" if house else ""
        name = self.tiles.voice.name(seat)
        title = given["title"] or ""
        return Place(
            seat=seat,
            letter=SEAT_LETTERS[seat],
            name=name,
            house=house or NEUTRAL,
            house_text=say(f"house-{house}") if house else say("glance-unchosen"),
            house_key=house_call.replace("@", "-"),
            house_card=self.tiles.held(house_call) if house else None,
            mine=mine,
            is_first=view["first"] == seat,
            is_active=view["active"] == seat,
            is_concerned=self._is_concerned(seat),
            mate=self.tiles.voice.name(given["mate"]) if given["mate"] is not None else "",
            power=given["power"],
            goal=self.goal,
            ring=dashes(min(given["power"], self.goal)),
            power_text=say("board-power-of", count=given["power"], goal=self.goal, house=given["house_power"]),
            gold=given["gold"],
            influence=given["influence"],
            hand_size=given["hand_size"],
            deck=given["deck"],
            laid=given["laid"],
            title=title,
            title_text=say(f"title-{title}") if title else "",
            title_about=say(f"title-does-{title}") if title else "",
            marks=self._marks(seat),
            agenda=self.tiles.face(given["agenda"]) if given["agenda"] else None,
            plot=self.tiles.face(given["revealed"]) if given["revealed"] else None,
            has_chosen=given["has_chosen"],
            chosen=self.tiles.face(given["chosen"]) if given["chosen"] else None,
            income=given["income"] or 0,
            initiative=given["initiative"] or 0,
            claim=given["claim"] or 0,
            plots=given["plots"],
            quotas=self._quotas(given),
            **self._cards(seat, given, mine),
            shadows=veils(view, self._full(seat)["shadows"], seat, self.tiles),
            known=self._counted(given["known_hand"]),
            piles=self._piles(given),
            move=f"seat {SEAT_LETTERS[seat]}" if f"seat {SEAT_LETTERS[seat]}" in self.tiles.acts.legal else "",
            summary=self._summary(seat, given, name),
        )

    def _marks(self, seat: Seat) -> list[Mark]:
        return [
            Mark(
                tie.kind,
                self.view["seats"][tie.other]["house"] or NEUTRAL,
                tie.is_live,
                self.say(f"board-{tie.kind}", seat=Who(seat), other=Who(tie.other)),
            )
            for tie in self.ties
            if tie.seat == seat
        ]

    def _is_concerned(self, seat: Seat) -> bool:
        challenge = self.view["challenge"]
        if challenge is None:
            return self.view["active"] == seat
        return seat in (challenge["attacker"], challenge["defender"], challenge["target"])

    def _cards(self, seat: Seat, given: SeatSeen, mine: bool) -> Lying:
        court, tiles = given["play"], self.tiles
        viewer = self.view["seat"]

        def of(kind: str) -> list[Tile]:
            return [tiles.lying(each, self.table, viewer) for each in court if each["type"] == kind]

        loose = [each for each in court if each["type"] == "attachment" and each["on"] not in self.table]
        full = self._full(seat)
        hand = (
            None
            if full["hand"] is None
            else [tiles.held(each, full["prices"].get(each), mine) for each in full["hand"]]
        )
        return {
            "characters": of("character"),
            "locations": stacked(of("location")),
            "on_house": [tiles.lying(each, self.table, viewer) for each in loose],
            "hand": hand,
            "laid_cards": [tiles.held(each) for each in full["laid_cards"] or ()],
        }

    def _full(self, seat: Seat) -> SeatSeen:
        """A seat as itself sees it where that is open to the reader, else as the reader does."""
        return self.open.get(seat, self.view)["seats"][seat]

    def _quotas(self, given: SeatSeen) -> list[Quota]:
        return [
            Quota(
                kind,
                begun,
                allowed,
                kind in given["won"],
                self.say("board-quota", type=self.say(f"type-{kind}"), begun=begun, allowed=allowed),
            )
            for kind, (begun, allowed) in given["challenges"].items()
        ]

    def _counted(self, calls: Sequence[str]) -> tuple[tuple[Face, int], ...]:
        counts = Counter(slug_in(call) for call in reversed(calls))
        return tuple((self.tiles.face(slug), count) for slug, count in counts.items())

    def _piles(self, given: SeatSeen) -> list[Pile]:
        named = (("discard", given["discard"]), ("dead", given["dead"]), ("plot", given["used"]))
        return [
            Pile(name, self.say(f"board-pile-{name}"), len(calls), self._counted(calls))
            for name, calls in named
            if calls
        ]

    def _summary(self, seat: Seat, given: SeatSeen, name: str) -> str:
        if given["house"] is None:
            return name
        return self.say(
            "board-seat",
            seat=Who(seat),
            house=self.say(f"house-{given['house']}"),
            power=given["power"],
            gold=given["gold"],
            hand=given["hand_size"],
        )
