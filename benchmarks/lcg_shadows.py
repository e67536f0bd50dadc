"""Whether greedy fares as well with a deck of shadows as with the plain one of its house, against the same opponents.

    python benchmarks/lcg_shadows.py --games 40

Each house plays its plain deck and both of its decks with shadows against the plain decks of the other three, the same
deals with each, from both seats. `--games` counts the games of a deck against one opponent. Greedy answers from the
position itself, as in lcg_balance.py.
"""

from __future__ import annotations

import argparse
import math
from itertools import permutations

from thronsaal.core.registry import find_game
from thronsaal.games.lcg.bots.greedy import decide
from thronsaal.games.lcg.state import LcgState

HOUSES = ("stark", "lannister", "baratheon", "targaryen")
KINDS = {"off": "", "first": ".shadows", "second": ".blackwater"}
"""What stands behind a house's name in the id of its deck, by the rules of shadows at the table."""
LONGEST = 60
"""Rounds after which a game counts as drawn."""


def is_won(edition: str, house: str, other: str, seed: int, seat: int) -> bool:
    """Whether a house wins from this seat with its deck for these rules, against the plain deck of another."""
    decks = [house + KINDS[edition], other]
    options = {"decks": "-".join(decks if seat == 0 else decks[::-1]), "shadows": edition}
    s = find_game("lcg").start(2, options, seed)
    assert isinstance(s, LcgState)
    while not s.ended and s.round <= LONGEST:
        asked = s.actors[0]
        s.play(asked, decide(s, asked))
    return s.ended and seat in s.winner


def interval(numbers: list[int]) -> tuple[float, float]:
    """The mean of some numbers, and how far from it the true one may be in nineteen of twenty cases."""
    mean = sum(numbers) / len(numbers)
    spread = sum((number - mean) ** 2 for number in numbers) / max(1, len(numbers) - 1)
    return mean, 1.96 * math.sqrt(spread / len(numbers))


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40, help="of a deck against one opponent")
    parser.add_argument("--seed", type=int, default=1000)
    wanted = parser.parse_args()
    won: dict[str, dict[str, list[int]]] = {edition: {house: [] for house in HOUSES} for edition in KINDS}
    for house, other in permutations(HOUSES, 2):
        for game in range(wanted.games):
            for edition in KINDS:
                result = is_won(edition, house, other, wanted.seed + game // 2, game % 2)
                won[edition][house].append(int(result))
    plain = [each for house in HOUSES for each in won["off"][house]]
    for edition, houses in won.items():
        games = [each for house in HOUSES for each in houses[house]]
        mean, error = interval(games)
        gain, doubt = interval([one - two for one, two in zip(games, plain, strict=True)])
        each = ", ".join(f"{house} {sum(houses[house]) / len(houses[house]):.1%}" for house in HOUSES)
        print(f"{edition}: {mean:.1%} ± {error:.1%} of {len(games)} ({each}); against plain {gain:+.1%} ± {doubt:.1%}")


if __name__ == "__main__":
    main()
