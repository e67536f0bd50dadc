"""What a batch of games says: counts, rates, and how far to trust them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

from thronsaal.bots import Fault
from thronsaal.core.words import Seat
from thronsaal.study.decisions import Decisions

Z = 1.959963984540054
"""The two-sided quantile of the normal distribution for a confidence of 95 %."""


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The Wilson interval of a rate: where it lies with 95 % confidence. Nothing seen: anywhere."""
    if games == 0:
        return 0.0, 1.0
    rate, spread = wins / games, Z * Z / games
    middle = (rate + spread / 2) / (1 + spread)
    reach = sqrt(rate * (1 - rate) * spread + spread * spread / 4) / (1 + spread)
    # At the ends the exact bound is 0 or 1; arithmetic only comes close.
    return (0.0 if wins == 0 else middle - reach), (1.0 if wins == games else middle + reach)


@dataclass(slots=True)
class Mean:
    """The mean of values from 0 to 1, and where it lies."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """One more."""
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def rate(self) -> float:
        """The mean; 0 while there is nothing."""
        return self.total / self.count if self.count else 0.0

    def interval(self) -> tuple[float, float]:
        """Where the mean lies with 95 % confidence: Wilson's, as if so many zeros and ones were seen as tell as much.

        Zeros and ones count for themselves. Values that scatter less, such as halves or means of a deal played in all
        rotations, tell more; one that scatters as zeros and ones do is added, so that a few equal ones prove little.
        """
        binary = self.rate * (1 - self.rate)
        if binary <= 0 or self.squares == self.total:
            return wilson(self.total, self.count)
        scatter = (self.squares - self.count * self.rate**2 + binary) / self.count
        worth = self.count * binary / scatter
        return wilson(self.rate * worth, worth)


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game. `bots[seat]` is the place in the batch's list of who sat there."""

    number: int
    deal: int
    seed: int
    bots: tuple[int, ...]
    first: Seat | None
    """The seat that alone acted first."""
    places: tuple[int, ...]
    points: tuple[int, ...]
    moves: int
    faults: tuple[Fault, ...] = ()
    why: str = ""
    """The code of why it ended."""
    turns: int | None = None
    """Counted where the batch asks for more than results."""
    decisions: Decisions | None = None

    @property
    def winner(self) -> Seat | None:
        """The only seat in first place."""
        return self.places.index(1) if self.places.count(1) == 1 else None

    @property
    def shares(self) -> tuple[float, ...]:
        """What of the win is each seat's: those in first place share it."""
        won = 1 / self.places.count(1)
        return tuple(won if place == 1 else 0.0 for place in self.places)


@dataclass(slots=True)
class Tally:
    """Counts over games, added up one by one.

    Where each deal is played in all rotations, deals are compared and not games: what the luck of a deal gave to one
    bot it gave to the others too, and so it is no reason for doubt.
    """

    wins: list[int]
    """Won alone."""
    shares: list[float]
    """Won, alone or with others: three who share a win have a third each."""
    rates: list[Mean]
    """The shares by game, or by deal where deals are paired."""
    rotations: int = 1
    """So many games make a deal that is paired."""
    games: int = 0
    draws: int = 0
    """Games in which all came in first."""
    moves: int = 0
    first_games: int = 0
    """Games in which one seat acted first."""
    first_shares: float = 0.0
    """What those seats won of them."""
    first_rate: Mean = field(default_factory=Mean)
    """The same by game or by deal."""
    faults: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How often a bot (by name) did what."""
    examples: dict[tuple[str, str], Fault] = field(default_factory=dict)
    """The first of each of these."""
    _deal: list[Played] = field(default_factory=list)
    """The games of a deal that is not played out yet."""

    @staticmethod
    def of(bots: Sequence[str], rotations: int = 1) -> Tally:
        """An empty tally for so many bots, who play each deal so many times in a row."""
        return Tally([0] * len(bots), [0.0] * len(bots), [Mean() for _ in bots], rotations)

    def add(self, played: Played) -> None:
        """Count one game."""
        self.games += 1
        self.moves += played.moves
        winner = played.winner
        if winner is not None:
            self.wins[played.bots[winner]] += 1
        self.draws += played.places.count(1) == len(played.places)
        for bot, share in zip(played.bots, played.shares, strict=True):
            self.shares[bot] += share
        if played.first is not None:
            self.first_games += 1
            self.first_shares += played.shares[played.first]
        self._pair(played)
        for fault in played.faults:
            self.faults[fault.bot, fault.kind] += 1
            self.examples.setdefault((fault.bot, fault.kind), fault)

    def _pair(self, played: Played) -> None:
        """Once a deal is played out its means count as one."""
        deal = [*self._deal, played]
        self._deal = deal if len(deal) < self.rotations else []
        if self._deal:
            return
        for bot, rate in enumerate(self.rates):
            rate.add(sum(each.shares[each.bots.index(bot)] for each in deal) / len(deal))
        first = [each.shares[each.first] for each in deal if each.first is not None]
        if first:
            self.first_rate.add(sum(first) / len(first))
