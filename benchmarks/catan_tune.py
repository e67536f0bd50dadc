"""Tuning Catan's bots by self-play.

    python benchmarks/catan_tune.py climb classic --steps 300 --games 240 --save choose.json
    python benchmarks/catan_tune.py judge classic --games 40000 --save net.npy
    python benchmarks/catan_tune.py match classic --first choose.json
    python benchmarks/catan_tune.py keep classic --net net.npy

`climb` finds weights for choosing moves: in every step two opposite small changes of all weights play each other, two
seats each, and the weights follow the better one (SPSA). `match` lets one seat of the first weights play three of the
second. Weights are written to and read from JSON files with the names of weights.py; what proved itself is copied
there.

`judge` finds the net that judges positions: it plays games between greedy seats with slightly scattered weights and
some random moves, at tables of four and of three, keeps positions of them, and fits a net by which exp(worth) shares
out the chances of winning as the games really ended. Choosing and judging are not the same: what foretells best is poor
at choosing one step ahead, for it knows that a seat close to a keep will get it anyway. `keep` puts a net into use.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from thronsaal.games.catan.bots.weights import NAMES, NETS, NETS_FILE, WEIGHTS
from thronsaal.games.catan.kernel.features import COUNT
from thronsaal.games.catan.kernel.founding import RANDOM
from thronsaal.games.catan.kernel.judge import BIAS, INPUTS, NET_ROWS, OUT
from thronsaal.games.catan.kernel.material import (
    BASE_MAP,
    BROTHERHOOD_FOUR_MAP,
    BROTHERHOOD_THREE_MAP,
    CLASSIC_MAP,
)
from thronsaal.games.catan.kernel.selfplay import greedy_games

Array = NDArray[np.float64]
BOARDS = {"classic": (CLASSIC_MAP, 0), "brotherhood": (BROTHERHOOD_FOUR_MAP, 1)}
TABLES = {
    "classic": ((CLASSIC_MAP, 4), (CLASSIC_MAP, 3), (BASE_MAP, 4), (BASE_MAP, 3)),
    "brotherhood": ((BROTHERHOOD_FOUR_MAP, 4), (BROTHERHOOD_THREE_MAP, 3)),
}
"""What a net is to know: board and seats. The first is played as often as all others together."""
SEATS = 4
A_GAME, BATCH, SLIPS = 12, 500, 20
"""Positions kept of each game, games in one go, and random moves in a thousand."""
UNITS, ROUNDS, SAMPLE = 32, 12, 512
"""Units of a net, how often it sees every position, and how many positions at once."""


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


def positions(board: str, games: int, seed: int, weights: Array) -> tuple[Array, NDArray[np.int64]]:
    """Features of all seats at the beginning of turns of so many games, and the seat that won each."""
    seen, winners = [], []
    rng = np.random.default_rng(seed)
    for n, (at, seats) in enumerate(TABLES[board]):
        for start in range(0, games if n == 0 else games // (len(TABLES[board]) - 1), BATCH):
            # Seats that are not all alike, and a random move now and then: the net is to know odd positions too.
            scattered = weights * np.exp(0.15 * rng.standard_normal((seats, len(weights))))
            kept, whose = np.zeros((BATCH * A_GAME, seats, COUNT)), np.full(BATCH * A_GAME, -1)
            batch = seed * 1_000_000 + n * 100_000 + start // BATCH
            played = greedy_games(at, seats, RANDOM, BATCH, batch, scattered, SLIPS, kept, whose)
            won = np.where(whose >= 0, played[whose, 0], -1)
            wide = np.full((len(kept), SEATS, COUNT), np.nan, np.float32)
            wide[:, :seats] = kept
            seen.append(wide[won >= 0])
            winners.append(won[won >= 0])
    return np.concatenate(seen), np.concatenate(winners)


def inputs_of(seen: Array) -> Array:
    """What a net sees: the features of each seat beside the mean of those of the others."""
    there = ~np.isnan(seen[:, :, :1])
    known = np.where(there, seen, 0.0)
    others = (known.sum(axis=1, keepdims=True) - known) / (there.sum(axis=1, keepdims=True) - 1)
    return np.concatenate([known, others], axis=2).astype(np.float32)


def chances(worths: Array, there: NDArray[np.bool_]) -> Array:
    """How the seats share out the chances of winning."""
    worths = np.where(there, worths, -np.inf)
    shares: Array = np.exp(worths - worths.max(axis=1, keepdims=True))
    return shares / shares.sum(axis=1, keepdims=True)


def worths_by(net: Array, inputs: Array) -> Array:
    """What a net makes of each seat; as kernel/judge.py does, for many positions at once."""
    sums = inputs @ net[:INPUTS] + net[BIAS]
    worths: Array = np.maximum(0.0, sums[..., :-1]) @ net[OUT, :-1] + sums[..., -1]
    return worths


def surprise(net: Array, seen: Array, winners: NDArray[np.int64]) -> float:
    """How little a net foretold who won: -log of the chance it gave to the winner, on average."""
    shares = chances(worths_by(net, inputs_of(seen)), ~np.isnan(seen[:, :, 0]))
    return float(-np.log(shares[np.arange(len(winners)), winners]).mean())


def fit(seen: Array, winners: NDArray[np.int64], units: int, rounds: int, seed: int) -> Array:
    """A net that makes the winners likely (Adam, with a rate that falls to nothing)."""
    rng = np.random.default_rng(seed)
    spread = np.concatenate([np.nanstd(seen, axis=(0, 1)) + 1e-3] * 2)[:, None]
    net = np.zeros((NET_ROWS, units + 1), np.float32)
    net[:INPUTS, :units] = rng.standard_normal((INPUTS, units)) / INPUTS**0.5 / spread
    net[BIAS, :units] = -(inputs_of(seen[::50]).mean(axis=(0, 1)) @ net[:INPUTS, :units])
    net[OUT, :units] = 0.1 * rng.standard_normal(units) / units**0.5
    scale = np.concatenate([1 / spread, np.ones((2, 1))]).astype(np.float32)
    push, size = np.zeros_like(net), np.zeros_like(net)
    steps, step = rounds * (len(winners) // SAMPLE), 0
    for _ in range(rounds):
        order = rng.permutation(len(winners))
        for at in range(0, len(order) - SAMPLE + 1, SAMPLE):
            some = order[at : at + SAMPLE]
            step += 1
            slope = slope_of(net, seen[some], winners[some]) * scale
            push = 0.9 * push + 0.1 * slope
            size = 0.999 * size + 0.001 * slope**2
            rate = 0.001 * (1 + np.cos(np.pi * step / steps))
            net -= rate * scale * (push / (1 - 0.9**step)) / (np.sqrt(size / (1 - 0.999**step)) + 1e-8)
    return net


def slope_of(net: Array, seen: Array, winners: NDArray[np.int64]) -> Array:
    """How the surprise changes with each number of the net."""
    inputs, slope = inputs_of(seen), np.zeros_like(net)
    sums = inputs @ net[:INPUTS] + net[BIAS]
    lit = np.maximum(0.0, sums[..., :-1])
    shares = chances(lit @ net[OUT, :-1] + sums[..., -1], ~np.isnan(seen[:, :, 0]))
    shares[np.arange(len(winners)), winners] -= 1.0
    shares = (shares / len(winners)).astype(np.float32)
    back = np.concatenate([shares[..., None] * net[OUT, :-1] * (lit > 0), shares[..., None]], axis=2)
    slope[:INPUTS] = inputs.reshape(-1, INPUTS).T @ back.reshape(-1, back.shape[2])
    slope[BIAS, :-1] = back[..., :-1].sum(axis=(0, 1))
    slope[OUT, :-1] = (shares[..., None] * lit).sum(axis=(0, 1))
    return slope


def judge(board: str, weights: Array, games: int, seed: int, save: Path | None) -> None:
    """Fit a net to how games end in which the seats choose about as the given weights do."""
    seen, winners = positions(board, games, seed, weights)
    fresh, others = positions(board, max(BATCH, games // 10), seed + 1, weights)
    net = fit(seen, winners, UNITS, ROUNDS, seed)
    before = surprise(NETS[BOARDS[board][1]], fresh, others)
    print(f"{len(winners)} positions, surprise {surprise(net, seen[::10], winners[::10]):.4f}", flush=True)
    print(
        f"{len(others)} positions of fresh games, {surprise(net, fresh, others):.4f}; with the net in use {before:.4f}"
    )
    if save:
        np.save(save, net)


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
        return WEIGHTS[BOARDS[board][1]].copy()
    given = json.loads(path.read_text())
    return np.array([given[name] for name in NAMES])


def write(path: Path, weights: Array) -> None:
    """Weights into a file, by name."""
    path.write_text(json.dumps({name: round(float(w), 4) for name, w in zip(NAMES, weights, strict=True)}, indent=1))


def keep(board: str, net: Path) -> None:
    """Put a net into use."""
    both = list(NETS)
    both[BOARDS[board][1]] = np.load(net)
    np.savez(NETS_FILE, open=both[0].astype(np.float32), walled=both[1].astype(np.float32))


def main() -> None:
    parser = argparse.ArgumentParser(description="Tune Catan's bots by self-play.")
    parser.add_argument("how", choices=("climb", "judge", "match", "keep"))
    parser.add_argument("board", choices=sorted(BOARDS))
    parser.add_argument("--first", type=Path, help="the weights to begin with; those in use without it")
    parser.add_argument("--second", type=Path)
    parser.add_argument("--net", type=Path, help="the net to keep")
    parser.add_argument("--save", type=Path)
    parser.add_argument("--games", type=int, default=4000, help="games in a round, a step or a match")
    parser.add_argument("--steps", type=int, default=300, help="steps to climb")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.how == "keep":
        if given.net is None:
            parser.error("keep needs --net")
        keep(given.board, given.net)
        return
    weights = read(given.first, given.board)
    if given.how == "match":
        won, error = share(given.board, given.games, given.seed, weights, read(given.second, given.board))
        endings = play(given.board, 400, given.seed, np.array([weights] * SEATS))
        counts = np.bincount(endings[:, 3], minlength=5)[1:]
        print(f"{won:.3f} +- {error:.3f}; among themselves {endings[:, 1].mean():.0f} turns, endings {counts.tolist()}")
    elif given.how == "judge":
        judge(given.board, weights, given.games, given.seed, given.save)
    else:
        weights = climb(given.board, weights, given.games, given.steps, given.seed, given.save)
        if given.save:
            write(given.save, weights)
        for name, weight in zip(NAMES, weights, strict=True):
            print(f"{name:45} {weight:8.4f}")


if __name__ == "__main__":
    main()
