"""Tuning the bots of the living card game by self-play.

    python benchmarks/lcg_tune.py play --seats 2 --games 2000 --seed 1 --out two.npz
    python benchmarks/lcg_tune.py fit two.npz

`play` lets greedy seats play, one move in twenty made without thinking so that odd positions are seen too, with any of
the decks that come with the game. At the beginning of every round it keeps what each seat has
(`bots/judge.py`), and who won in the end. `fit` finds the weights by which exp(sum) shares out the chances of winning
as the games really ended, says how well they foretell games they were not fitted to, and prints the table for
`bots/judge.py`.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from thronsaal.core.chance import Chance
from thronsaal.core.registry import find_game
from thronsaal.games.lcg.bots.greedy import decide
from thronsaal.games.lcg.bots.judge import NAMES, features
from thronsaal.games.lcg.decks.shipped import SHIPPED
from thronsaal.games.lcg.plotting import ChoosePlots
from thronsaal.games.lcg.state import LcgState

Array = NDArray[np.float64]
SLIPS = 5
"""Of a hundred moves so many are any move."""
LONGEST = 40
"""Rounds after which a game is left."""
RIDGE = 60.0
"""How strongly weights are drawn to nothing where games say little."""


def play(seats: int, games: int, seed: int, out: Path) -> None:
    """Play, and keep positions: features by seat, the winner, the game."""
    rows: list[list[tuple[float, ...]]] = []
    won: list[int] = []
    which: list[int] = []
    for game in range(games):
        kept, winner = one_game(seats, (seed << 32) + game)
        if winner >= 0:
            rows += kept
            won += [winner] * len(kept)
            which += [game] * len(kept)
        if game % 100 == 99:
            np.savez_compressed(out, rows=np.array(rows), won=np.array(won), game=np.array(which))
    np.savez_compressed(out, rows=np.array(rows), won=np.array(won), game=np.array(which))


def one_game(seats: int, seed: int) -> tuple[list[list[tuple[float, ...]]], int]:
    """What each seat had at the beginning of each round, and who won; -1 if nobody did in time."""
    rng = Chance(seed)
    decks = "-".join(rng.pick(list(SHIPPED)) for _ in range(seats))
    s = find_game("lcg").start(seats, {"decks": decks}, seed)
    assert isinstance(s, LcgState)
    kept: list[list[tuple[float, ...]]] = []
    seen = 0
    while not s.ended and s.round < LONGEST:
        if s.round > seen and isinstance(s.asked, ChoosePlots):
            seen = s.round
            kept.append([features(s, seat) for seat in range(seats)])
        seat = s.actors[0]
        legal = s.listing(seat)
        s.play(seat, rng.pick(legal) if rng.below(100) < SLIPS else decide(s, seat))
    return kept, s.winner[0] if s.ended else -1


def fit(rows: Array, won: NDArray[np.int64]) -> Array:
    """The weights that make the winners most likely: Newton's steps, as there are few weights."""
    weights = np.zeros(rows.shape[2])
    scale = rows.reshape(-1, rows.shape[2]).std(axis=0) + 1e-9
    scaled = rows / scale
    for _ in range(30):
        chances = shares(scaled, weights)
        mean = (chances[:, :, None] * scaled).sum(axis=1)
        slope = (scaled[np.arange(len(won)), won] - mean).sum(axis=0) - RIDGE * weights
        spread = np.einsum("gs,gsi,gsj->ij", chances, scaled, scaled) - mean.T @ mean
        step = np.linalg.solve(spread + RIDGE * np.eye(len(weights)), slope)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    found: Array = weights / scale
    return found


def shares(rows: Array, weights: Array) -> Array:
    """The chances of the seats by these weights."""
    sums = rows @ weights
    odds = np.exp(sums - sums.max(axis=1, keepdims=True))
    found: Array = odds / odds.sum(axis=1, keepdims=True)
    return found


def show(files: list[Path]) -> None:
    """Fit every file by itself and print weights side by side; say how well games left out are foretold."""
    columns = []
    for file in files:
        kept = np.load(file)
        rows, won, game = kept["rows"], kept["won"], kept["game"]
        held = game % 5 == 0
        weights = fit(rows[~held], won[~held])
        chances = shares(rows[held], weights)
        right = float((chances.argmax(axis=1) == won[held]).mean())
        loss = float(-np.log(chances[np.arange(held.sum()), won[held]]).mean())
        print(
            f"# {file.name}: {len(set(game))} games, {len(won)} positions; left out: {right:.1%} right, loss {loss:.4f}"
        )
        columns.append(fit(rows, won))
    for at, name in enumerate(NAMES):
        print(f'    "{name}": ({", ".join(f"{column[at]:.3f}" for column in columns)}),')


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="play games and keep positions")
    playing.add_argument("--seats", type=int, choices=(2, 3, 4), required=True)
    playing.add_argument("--games", type=int, default=2000)
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--out", type=Path, required=True)
    fitting = commands.add_parser("fit", help="fit weights to positions and print them")
    fitting.add_argument("files", type=Path, nargs="+")
    arguments = parser.parse_args()
    if arguments.command == "play":
        play(arguments.seats, arguments.games, arguments.seed, arguments.out)
    else:
        show(arguments.files)


if __name__ == "__main__":
    main()
