"""Catan for programs that learn: the moves of a table numbered, offers made card by card, and what observations say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from thronsaal.core.buffer import BufferState, offset_of
from thronsaal.core.game import State
from thronsaal.core.spaces import Actions, Recipe, Spaces
from thronsaal.core.words import Move, Seat
from thronsaal.games.catan.kernel import record as r
from thronsaal.games.catan.kernel.geometry import plan
from thronsaal.games.catan.kernel.material import BOARDS, CLASSIC_MAP, PER_RESOURCE, RESOURCES
from thronsaal.games.catan.kernel.numbering import GIVE, OFFERS, TAKE, meant
from thronsaal.games.catan.kernel.observing import layout_for
from thronsaal.games.catan.moves import MOVE_KINDS, MoveKind, Things, bundles, counter, is_bargain, offer, unpack
from thronsaal.games.catan.snapshot import CatanSnapshot

_IN_THE_NORTH: Final = frozenset(
    ("guard", "recruits", "repel", "tarly", "return", "take", "demand", "pick", "swap", "flip")
)
"""Moves, besides those of heroes, that need the wall."""
_TRADES: Final = frozenset(("withdraw", "accept", "decline", "agree"))
_ABOUT_SEATS: Final = {"partner": 0, "victim": 1}
"""What names a seat, and the number of seat A there."""
_PHASE, _HAND, _APART, _BUILT, _OFFERS = (
    offset_of(r.RECORD, name) for name in ("phase", "hand", "apart", "built", "offers")
)


def _kinds(board: int, offering: bool) -> Iterator[MoveKind]:
    """The kinds of moves that are met on a board, bundles left aside."""
    for kind in MOVE_KINDS:
        northern = kind.name in _IN_THE_NORTH or kind.hero
        if kind.text and not (northern and not BOARDS[board].has_wall) and (offering or kind.name not in _TRADES):
            yield kind


def _is_met(board: int, seats: int, kind: MoveKind, things: Things) -> bool:
    """Whether a move can be made on this board; seats are counted from whoever moves."""
    drawn = plan(board)
    if kind.builds == "road" or kind.name == "yarwyck":
        return things.get("place", min(drawn.open_paths)) in drawn.open_paths
    if kind.builds in ("settlement", "keep"):
        return things["place"] in drawn.open_corners
    if "hex" in things:
        at = things["hex"] - (kind.name == "tormund")
        on_land = at < len(drawn.hexes) and drawn.land[at] if at >= 0 else board != CLASSIC_MAP
        return on_land and things.get("victim", 0) < seats
    return 0 < things.get("partner", 1) < seats and not (kind.card == "monopoly" and board != CLASSIC_MAP)


def _name(kind: MoveKind, things: Things) -> str:
    """The move as it is written, with seats counted from whoever moves: `+1` sits to the left."""
    said = {each.name: each.thing.texts[things[each.name]] for each in kind.carries}
    if "partner" in things:
        said["partner"] = f"+{things['partner']}"
    if things.get("victim"):
        said["victim"] = f" rob +{things['victim']}"
    return kind.text.format_map(said)


def _made_by(seat: Seat, seats: int, kind: MoveKind, things: Things) -> Move:
    """The move that this is for a seat."""
    base = kind.first if kind.counted_from is None else kind.counted_from
    for each in kind.carries:
        number, first = things[each.name], _ABOUT_SEATS.get(each.name)
        if first is not None and number >= first:
            number = first + (seat + number) % seats
        base += each.step * number
    return base


class Bargain(Recipe):
    """An offer, or a counter-offer: first the cards given, then those taken."""

    slots = (*(f"give {name}" for name in RESOURCES), *(f"take {name}" for name in RESOURCES))

    def __init__(self, name: str, phase: int) -> None:
        self.name, self._phase = name, phase

    def may_add(self, state: State, seat: Seat, counts: Sequence[int]) -> list[int]:
        assert isinstance(state, BufferState)
        octets = state.buffer.view(np.int8)
        if octets.item(_PHASE) != self._phase or (self._phase == r.MAIN and not _may_offer(octets)):
            return []
        hand = octets[_HAND + 5 * seat : _HAND + 5 * seat + 5].tolist()
        gives, takes = counts[:5], counts[5:]
        able: list[int] = []
        if not any(takes):
            kinds = sum(map(bool, gives))
            able = [n for n in range(5) if gives[n] < hand[n] and (gives[n] or kinds < 4)]
        if any(gives):
            able += [5 + n for n in range(5) if not gives[n] and takes[n] < PER_RESOURCE]
        return able

    def move(self, state: State, seat: Seat, counts: Sequence[int]) -> Move:
        return (offer if self._phase == r.MAIN else counter)(counts[:5], counts[5:])

    def counts(self, state: State, seat: Seat, move: Move) -> tuple[int, ...] | None:
        if not is_bargain(move) or (move < r.COUNTER) != (self._phase == r.MAIN):
            return None
        gives, takes = bundles(move)
        return (*gives, *takes)


def _may_offer(octets: NDArray[np.int8]) -> bool:
    """Whether this is a time for offers; the kit holds it against what the rules say."""
    return octets.item(_OFFERS) < r.OFFER_LIMIT and not (octets.item(_APART) and octets.item(_BUILT))


class CatanActions(Actions):
    """The moves that a board can have: small ones by seat, then plain offers and counter-offers."""

    def __init__(self, board: int, seats: int, offering: bool) -> None:
        met = [
            (kind, things)
            for kind in _kinds(board, offering)
            for _, things in kind.moves()
            if _is_met(board, seats, kind, things)
        ]
        self.moves = np.array([[_made_by(seat, seats, *each) for each in met] for seat in range(seats)], np.int64)
        self.small = len(met)
        self.numbers = np.full((seats, r.SMALL_MOVES), r.NOBODY, np.int64)
        for seat in range(seats):
            self.numbers[seat, self.moves[seat]] = np.arange(self.small)
        names = [_name(*each) for each in met]
        if offering:
            self.recipes = (Bargain("offer", r.MAIN), Bargain("counter", r.ANSWER))
            names += [f"offer {RESOURCES[give]} for {RESOURCES[take]}" for give, take in zip(GIVE, TAKE, strict=True)]
            names += [f"counter one more {name}" for name in RESOURCES]
        self.names = tuple(names)

    def move(self, state: State, seat: Seat, action: int) -> Move:
        if not 0 <= action < self.size:
            raise IndexError(action)
        if action < self.small:
            return int(self.moves[seat, action])
        assert isinstance(state, BufferState)
        return int(meant(state.buffer, action, self.moves[seat]))

    def action(self, state: State, seat: Seat, move: Move) -> int:
        if 0 <= move < r.SMALL_MOVES:
            number = int(self.numbers[seat, move])
            if number == r.NOBODY:
                raise KeyError(move)
            return number
        if not self.recipes or not is_bargain(move):
            raise KeyError(move)
        gives, takes = bundles(move)
        if move < r.COUNTER:
            if sum(gives) != 1 or sum(takes) != 1:
                raise KeyError(move)
            give, take = gives.index(1), takes.index(1)
            return self.small + 4 * give + take - (take > give)
        assert isinstance(state, BufferState)
        s = CatanSnapshot(state.buffer)
        more = [wanted - given for wanted, given in zip(takes, unpack(s.gives), strict=True)]
        if gives != unpack(s.takes) or sorted(more) != [0, 0, 0, 0, 1]:
            raise KeyError(move)
        return self.small + OFFERS + more.index(1)


@cache
def actions_for(board: int, seats: int, offering: bool) -> CatanActions:
    """The actions of a table."""
    return CatanActions(board, seats, offering)


@cache
def spaces_for(board: int, seats: int, offering: bool) -> Spaces:
    """Actions and observations of a table."""
    return Spaces(actions_for(board, seats, offering), layout_for(board, seats))
