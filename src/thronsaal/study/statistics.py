"""What a batch of games says: counts, rates, and how far to trust them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

from thronsaal.bots import Fault
from thronsaal.core.words import Seat

Z = 1.959963984540054
"""The two-sided quantile of the normal distribution for a confidence of 95 %."""


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The Wilson interval of a rate: where it lies with 95 % confidence. Nothing seen: anywhere."""
    if games == 0:
        return 0.0, 1.0
    rate, spread = wins / games, Z * Z / games
    middle = (rate + spread / 2) / (1 + spread)
    reach = sqrt(rate * (1 - rate) * spread + spread * spread / 4) / (1 + spread)
    # At the ends the exact bound is 0 or 1; arithmetic only comes close.
    return (0.0 if wins == 0 else middle - reach), (1.0 if wins == games else middle + reach)


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

    @property
    def winner(self) -> Seat | None:
        """The only seat in first place."""
        return self.places.index(1) if self.places.count(1) == 1 else None


@dataclass(slots=True)
class Tally:
    """Counts over games, added up one by one."""

    wins: list[int]
    games: int = 0
    draws: int = 0
    """Games that nobody won alone."""
    moves: int = 0
    first_games: int = 0
    """Games with a winner in which one seat acted first."""
    first_wins: int = 0
    faults: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How often a bot (by name) did what."""
    examples: dict[tuple[str, str], Fault] = field(default_factory=dict)
    """The first of each of these."""

    @staticmethod
    def of(bots: Sequence[str]) -> Tally:
        """An empty tally for so many bots."""
        return Tally([0] * len(bots))

    def add(self, played: Played) -> None:
        """Count one game."""
        self.games += 1
        self.moves += played.moves
        winner = played.winner
        if winner is None:
            self.draws += 1
        else:
            self.wins[played.bots[winner]] += 1
            self.first_games += played.first is not None
            self.first_wins += played.first == winner
        for fault in played.faults:
            self.faults[fault.bot, fault.kind] += 1
            self.examples.setdefault((fault.bot, fault.kind), fault)
