"""Tuning the weights of Catan's bots by self-play.

    python benchmarks/catan_tune.py climb classic --steps 300 --games 240 --save choose.json
    python benchmarks/catan_tune.py judge classic --first choose.json --games 6000 --save judge.json
    python benchmarks/catan_tune.py match classic --first choose.json

`climb` finds weights for choosing moves: in every step two opposite small changes of all weights play each other, two
seats each, and the weights follow the better one (SPSA). `judge` finds weights for judging positions: it plays games
between greedy seats with slightly scattered weights and some random moves, keeps positions of them, and finds the
weights under which exp(worth) shares out the chances of winning as the games really ended (a conditional logit). The
two are not the same: weights that foretell best are poor at choosing one step ahead, for they know that a seat close
to a keep will get it anyway. `match` lets one seat of the first weights play three of the second. Weights are written
to and read from JSON files with the names of weights.py; what proved itself is copied there.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from thronsaal.games.catan.kernel.features import COUNT
from thronsaal.games.catan.kernel.founding import RANDOM
from thronsaal.games.catan.kernel.material import BROTHERHOOD_FOUR_MAP, CLASSIC_MAP
from thronsaal.games.catan.kernel.selfplay import greedy_games
from thronsaal.games.catan.weights import NAMES, WEIGHTS

Array = NDArray[np.float64]
BOARDS = {"classic": (CLASSIC_MAP, 0), "brotherhood": (BROTHERHOOD_FOUR_MAP, 1)}
SEATS = 4
A_GAME = 12
"""Positions kept of each game."""


def play(board: str, games: int, seed: int, weights: Array, slips: int = 0) -> NDArray[np.int64]:
    """Winners (as rows of the weights), turns, moves and endings of so many games; each board is played four times."""
    nothing, nobody = np.zeros((0, SEATS, COUNT)), np.zeros(0, np.int64)
    played = greedy_games(BOARDS[board][0], SEATS, RANDOM, games, seed, weights, slips, nothing, nobody)
    played[:, 0] = np.where(played[:, 0] < 0, -1, (played[:, 0] + np.arange(games)) % SEATS)
    return played


def share(board: str, games: int, seed: int, first: Array, second: Array) -> tuple[float, float]:
    """How often the first weights win against three seats of the second, and the standard error."""
    won = play(board, games, seed, np.array([first, second, second, second]))[:, 0] == 0
    return float(won.mean()), float(won.std() / games**0.5)


def positions(board: str, games: int, seed: int, weights: Array, slips: int) -> tuple[Array, NDArray[np.int64]]:
    """Features of all seats in positions of so many games, and the seat that won each."""
    seen, whose = np.zeros((games * A_GAME, SEATS, COUNT)), np.full(games * A_GAME, -1)
    played = greedy_games(BOARDS[board][0], SEATS, RANDOM, games, seed, weights, slips, seen, whose)
    winners = np.where(whose >= 0, played[whose, 0], -1)
    return seen[winners >= 0], winners[winners >= 0]


def logit(seen: Array, winners: NDArray[np.int64], ridge: float = 30.0, rounds: int = 12) -> tuple[Array, float]:
    """The weights that make the winners likeliest, by Newton's method, and how surprising they are still."""
    spread = seen.std(axis=(0, 1)) + 1e-9
    scaled = np.where(spread > 1e-6, seen / spread, 0.0)
    weights = np.zeros(COUNT)
    rows = np.arange(len(winners))
    loss = 0.0
    for _ in range(rounds):
        worth = scaled @ weights
        chances = np.exp(worth - worth.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        loss = float(-np.log(chances[rows, winners]).mean())
        mean = np.einsum("ns,nsf->nf", chances, scaled)
        slope = (scaled[rows, winners] - mean).sum(axis=0) - ridge * weights
        weighted = scaled * np.sqrt(chances)[:, :, None]
        flat = weighted.reshape(-1, COUNT)
        curve = flat.T @ flat - mean.T @ mean + ridge * np.eye(COUNT)
        weights = weights + np.linalg.solve(curve, slope)
    return np.where(spread > 1e-6, weights / spread, 0.0), loss


def judge(board: str, weights: Array, games: int, seed: int) -> Array:
    """The weights that foretell how games end in which the seats choose about as the given weights do."""
    scattered = weights * np.exp(0.2 * np.random.default_rng(seed).standard_normal((SEATS, len(weights))))
    seen, winners = positions(board, games, seed, scattered, 20)
    fresh, others = positions(board, games // 8, seed + 1, scattered, 0)
    found, loss = logit(seen, winners)
    worth = fresh @ found
    likely = worth[np.arange(len(others)), others] - np.log(np.exp(worth).sum(axis=1))
    print(f"{len(winners)} positions, surprise {loss:.4f} a position, {-likely.mean():.4f} in fresh games", flush=True)
    return np.concatenate([found, np.zeros(len(weights) - COUNT)])


def climb(board: str, weights: Array, games: int, steps: int, seed: int, save: Path | None) -> Array:
    """Follow the better of two opposite small changes, step by step."""
    rng = np.random.default_rng(seed)
    scale = np.abs(weights) + 0.02
    start, mean, slope = weights.copy(), weights.copy(), np.zeros(len(weights))
    for n in range(steps):
        change = 0.25 * scale * rng.choice([-1.0, 1.0], len(weights))
        up, down = weights + change, weights - change
        won = play(board, games, seed + n, np.array([up, down, up, down]))[:, 0]
        lead = float(np.mean(won % 2 == 0) - np.mean((won >= 0) & (won % 2 == 1)))
        slope = 0.9 * slope + 0.1 * lead * change / np.abs(change)
        weights = weights + 0.6 * scale * slope / (1 + n / 400)
        mean += (weights - mean) / min(n + 1, 60)
        if n % 50 == 49:
            won_start, error = share(board, 2000, seed + 10_000 + n, mean, start)
            print(f"{board} step {n + 1}: against the start {won_start:.3f} +- {error:.3f}", flush=True)
            if save:
                write(save, mean)
    return mean


def read(path: Path | None, board: str) -> Array:
    """Weights from a file, or those in use."""
    if path is None:
        return WEIGHTS[BOARDS[board][1], 0].copy()
    given = json.loads(path.read_text())
    return np.array([given[name] for name in NAMES])


def write(path: Path, weights: Array) -> None:
    """Weights into a file, by name."""
    path.write_text(json.dumps({name: round(float(w), 4) for name, w in zip(NAMES, weights, strict=True)}, indent=1))


def main() -> None:
    parser = argparse.ArgumentParser(description="Tune the weights of Catan's bots by self-play.")
    parser.add_argument("how", choices=("climb", "judge", "match"))
    parser.add_argument("board", choices=sorted(BOARDS))
    parser.add_argument("--first", type=Path, help="the weights to begin with; those in use without it")
    parser.add_argument("--second", type=Path)
    parser.add_argument("--save", type=Path)
    parser.add_argument("--games", type=int, default=4000, help="games in a round, a step or a match")
    parser.add_argument("--steps", type=int, default=300, help="steps to climb")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    weights = read(given.first, given.board)
    if given.how == "match":
        won, error = share(given.board, given.games, given.seed, weights, read(given.second, given.board))
        endings = play(given.board, 400, given.seed, np.array([weights] * SEATS))
        counts = np.bincount(endings[:, 3], minlength=5)[1:]
        print(f"{won:.3f} +- {error:.3f}; among themselves {endings[:, 1].mean():.0f} turns, endings {counts.tolist()}")
        return
    if given.how == "judge":
        weights = judge(given.board, weights, given.games, given.seed)
    else:
        weights = climb(given.board, weights, given.games, given.steps, given.seed, given.save)
    if given.save:
        write(given.save, weights)
    for name, weight in zip(NAMES, weights, strict=True):
        print(f"{name:45} {weight:8.4f}")


if __name__ == "__main__":
    main()
