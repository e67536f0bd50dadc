"""A small third-party game: three or four courtiers bid in secret, all at once, for four gifts.

Each holds the bids 1 to 4, uses each once, and the highest bid made by one alone wins the gift; if every bid was made
twice, the lot decides. Gifts lie in a shuffled pile; only the top one is seen.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import ClassVar, Self

from thronsaal.core.chance import Chance
from thronsaal.core.game import BadNotation, BotMaker, Event, Game, Option, Outcome, Prompt, State
from thronsaal.core.reason import Reason, Refused
from thronsaal.core.spaces import Field, Fixed, Layout, Numbers, Spaces
from thronsaal.core.words import Json, Move, Seat, Who, Word

GIFTS = (1, 2, 3, 5, 8)
BIDS = (1, 2, 3, 4)
ROUNDS = 4


def spaces_for(seats: int) -> Spaces:
    layout = Layout(
        [
            Field("bid", (), 0, 4, "what you bid", private=True),
            Field("gift", (), 0, 8, "what is bid for"),
            Field("has_bid", (seats,), 0, 1, "by seat"),
            Field("used", (seats, 4), 0, 1, "by seat and bid"),
        ]
    )
    return Spaces(Fixed([f"bid {bid}" for bid in BIDS], [BIDS] * seats), layout)


class CourtState(State):
    __slots__ = ("bids", "chance", "gifts", "prizes", "used")

    game: ClassVar[Game]

    def __init__(self, seats: int, chance: Chance) -> None:
        self.chance = chance
        self.gifts = list(GIFTS)
        chance.shuffle(self.gifts)
        self.bids = [0] * seats
        self.used: list[list[int]] = [[] for _ in range(seats)]
        self.prizes: list[list[int]] = [[] for _ in range(seats)]

    @property
    def seats(self) -> int:
        return len(self.bids)

    @property
    def rounds_left(self) -> int:
        return len(self.gifts) - (len(GIFTS) - ROUNDS)

    @property
    def actors(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, bid in enumerate(self.bids) if not bid) if self.rounds_left else ()

    def legal(self, seat: Seat) -> list[Move]:
        return [bid for bid in BIDS if bid not in self.used[seat]] if seat in self.actors else []

    def check(self, seat: Seat, move: Move) -> Reason | None:
        if not self.actors:
            return Reason("over", "house.over")
        if seat not in self.actors:
            return Reason("wait", "court.bid")
        if move not in BIDS:
            return Reason("no-bid", "court.bid")
        return Reason("used", "court.once", {"bid": move}) if move in self.used[seat] else None

    def apply(self, seat: Seat, move: Move, events: bool = True) -> list[Event]:
        reason = self.check(seat, move)
        if reason is not None:
            raise Refused(reason)
        self.bids[seat] = move
        happened = [self.told(seat, move)]
        if all(self.bids):
            happened += self.reveal()
        return happened if events else []

    def told(self, seat: Seat, move: Move) -> Event:
        return Event("bid", "court.bid", {"seat": Who(seat)}, {"bid": move}, (seat,))

    def reveal(self) -> list[Event]:
        bids, gift = self.bids, self.gifts.pop()
        self.bids = [0] * self.seats
        for seat, bid in enumerate(bids):
            self.used[seat].append(bid)
        happened = [Event("revealed", "court.highest", {"bids": tuple(bids)}, news=True)]
        alone = [bid for bid in bids if bids.count(bid) == 1]
        if alone:
            winner = bids.index(max(alone))
        else:
            winner = self.chance.below(self.seats)
            happened.append(Event("lot", "court.lot", {"seat": Who(winner)}, news=True))
        self.prizes[winner].append(gift)
        happened.append(Event("won", "court.highest", {"seat": Who(winner), "gift": gift}))
        if self.rounds_left:
            happened.append(Event("gift", "court.gift", {"gift": self.gifts[-1]}, news=True))
        return happened

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.chance = self.chance.copy()
        twin.gifts, twin.bids = self.gifts.copy(), self.bids.copy()
        twin.used = [each.copy() for each in self.used]
        twin.prizes = [each.copy() for each in self.prizes]
        return twin

    def view(self, seat: Seat | None) -> dict[str, Json]:
        return {
            "gift": self.gifts[-1] if self.rounds_left else None,
            "left": self.rounds_left,
            "bid": None if seat is None else self.bids[seat],
            "has_bid": [bool(bid) for bid in self.bids],
            "used": [list(each) for each in self.used],
            "prizes": [list(each) for each in self.prizes],
        }

    @property
    def spaces(self) -> Spaces:
        return spaces_for(self.seats)

    def observe(self, seat: Seat, out: Numbers | None = None) -> Numbers:
        layout = self.spaces.layout
        row, at = layout.blank(), layout.places
        row[at.gift] = self.gifts[-1] if self.rounds_left else 0
        row[at.bid] = self.bids[seat]
        for step in range(self.seats):
            other = (seat + step) % self.seats
            row[at.has_bid + step] = bool(self.bids[other])
            for bid in self.used[other]:
                row[at.used + 4 * step + bid - 1] = 1
        return layout.filled(row, out)

    def guess(self, seat: Seat | None, rng: Chance) -> Self:
        twin = self.copy()
        for other, bid in enumerate(self.bids):
            if other != seat and bid:
                twin.bids[other] = rng.pick([each for each in BIDS if each not in self.used[other]])
        shown = self.gifts[-1:] if self.rounds_left else []
        hidden = sorted(self.gifts[:-1] if self.rounds_left else self.gifts)
        rng.shuffle(hidden)
        twin.gifts = hidden + shown
        twin.chance = rng.split()
        return twin

    @property
    def outcome(self) -> Outcome | None:
        if self.rounds_left:
            return None
        points = tuple(sum(prizes) for prizes in self.prizes)
        return Outcome.ranked(points, "gifts")

    def prompt(self, seat: Seat) -> Prompt | None:
        return Prompt(Word("prompt-bid", {"gift": self.gifts[-1]}), "court.bid") if seat in self.actors else None

    def because(self, seat: Seat, move: Move) -> str:
        return "court.bid"

    def label(self, seat: Seat, move: Move) -> Word:
        return Word("move-bid", {"bid": move})

    def pack(self) -> bytes:
        chance = [int(word) for word in self.chance.words]
        return json.dumps([self.gifts, self.bids, self.used, self.prizes, chance]).encode()


class Court(Game):
    id = "court"
    version = 1
    seats = (3, 4)
    options = (Option("motto", "none"),)
    package = "toys.court"
    longest = 16
    state: type[CourtState] = CourtState

    def begin(self, seats: int, options: Mapping[str, str], seed: int) -> CourtState:
        return self.state(seats, Chance(seed))

    def spaces(self, seats: int, options: Mapping[str, str]) -> Spaces:
        return spaces_for(seats)

    def write(self, move: Move) -> str:
        return f"bid {move}"

    def read(self, text: str) -> Move:
        for bid in BIDS:
            if text == f"bid {bid}":
                return bid
        raise BadNotation(f"'bid 1' to 'bid 4' was expected, not {text[:40]!r}")

    @cached_property
    def bots(self) -> Mapping[str, BotMaker]:
        return {}

    def glance(self, seen: Mapping[str, Json]) -> Sequence[tuple[Word, Sequence[Word]]]:
        return [(Word("glance-gift", {"gift": str(seen["gift"])}), [])]


GAME = Court()
CourtState.game = GAME
