"""How often one bot of Iron Throne beats others, with all that bots say at a table of the hall.

    python benchmarks/ironthrone_levels.py hard greedy greedy greedy --games 120 --seed 7

The games are those of `thronsaal sim`: the bots change seats from game to game. Here a shared win counts as its part;
the number printed is the multiple of the fair share, with its standard error.
"""

from __future__ import annotations

import argparse
import statistics

from thronsaal.core.registry import find_game
from thronsaal.study import Played, simulate


def share(played: Played) -> float:
    """The part of a win that went to the first bot, as a multiple of the fair one."""
    winners = [bot for bot, place in zip(played.bots, played.places, strict=True) if place == 1]
    return len(played.places) / len(winners) if 0 in winners else 0.0


def main() -> None:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    arguments = parser.parse_args()
    shares: list[float] = []

    def count(played: Played) -> None:
        shares.append(share(played))
        if len(shares) % 10 == 0 or len(shares) == arguments.games:
            error = statistics.stdev(shares) / len(shares) ** 0.5 if len(shares) > 1 else float("nan")
            print(
                f"{len(shares)} games: {statistics.mean(shares):.2f} times the fair share (± {error:.2f})", flush=True
            )

    simulate(find_game("ironthrone"), arguments.bots, arguments.games, arguments.seed, arguments.workers, each=count)


if __name__ == "__main__":
    main()
