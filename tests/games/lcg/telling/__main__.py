"""`python -m games.lcg.telling --games 2000`: follow many games and count what was compared."""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from games.lcg.telling.board import Disagreement
from games.lcg.telling.follow import at_random, follow, greedily, table


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m games.lcg.telling", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="how many games to follow")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first")
    parser.add_argument("--greedy", type=int, default=4, help="every so manieth game is played by greedy bots; 0: none")
    parser.add_argument("--last", type=int, default=10, help="how many moves to show where there is a disagreement")
    given = parser.parse_args()
    count: Counter[str] = Counter()
    faults: Counter[str] = Counter()
    for seed in range(given.seed, given.seed + given.games):
        is_greedy = given.greedy and seed // 6 % given.greedy == given.greedy - 1
        try:
            count += follow(seed, greedily if is_greedy else at_random, last=given.last)
        except Disagreement as fault:
            first = str(fault).partition("\n")[0]
            faults[first] += 1
            if faults[first] == 1:
                print(f"{table(seed)} {'greedy' if is_greedy else 'random'}: {fault}\n", flush=True)
    for what, n in sorted(count.items()):
        print(f"{n:>12,}  {what}")
    compared = sum(n for what, n in count.items() if what not in ("games", "moves"))
    print(f"{compared:,} comparisons agree in {count['games']:,} whole games of {count['moves']:,} moves")
    print(f"{sum(faults.values())} disagreements")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
