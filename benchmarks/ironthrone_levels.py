"""How often one bot of Iron Throne beats others, with all that bots say at a table of the hall.

    python benchmarks/ironthrone_levels.py hard greedy greedy greedy --games 120 --seed 7

The first bot changes its seat from game to game. A shared win counts as its part; the number printed at the end is the
multiple of the fair share, with its standard error.
"""

from __future__ import annotations

import argparse
import statistics

from thronsaal.core.bot import Bot, Speaker, Vantage
from thronsaal.core.chance import Chance
from thronsaal.core.match import Match
from thronsaal.core.registry import find_game


def play(names: list[str], seed: int) -> Match:
    """A finished match; before each move everybody who is asked anew may speak."""
    game = find_game("ironthrone")
    match, rng = Match(game, {}, seed=seed, seats=len(names)), Chance(seed ^ 1 << 90)
    bots: list[Bot] = [game.bots[name]() for name in names]
    asked: dict[int, object] = {}
    while match.outcome is None:
        for seat in match.actors:
            question = match.state.prompt(seat)
            if asked.get(seat) != question:
                asked[seat] = question
                _let_speak(match, bots[seat], seat, rng)
        seat = match.actors[0]
        match.apply(seat, bots[seat].choose(Vantage(match.state, seat, rng, heard=match.ledger)))
        asked.pop(seat, None)
    return match


def _let_speak(match: Match, bot: Bot, seat: int, rng: Chance) -> None:
    if isinstance(bot, Speaker) and match.game.pledges(match.state, seat):
        word = bot.speak(Vantage(match.state, seat, rng, heard=match.ledger))
        if word is not None:
            match.say(seat, word, "promises")


def main() -> None:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    seats, shares = len(arguments.bots), []
    for number in range(arguments.games):
        first = number % seats
        names = [arguments.bots[(seat - first) % seats] for seat in range(seats)]
        outcome = play(names, (arguments.seed << 40) + number).outcome
        assert outcome is not None
        shares.append(seats / len(outcome.winners) if first in outcome.winners else 0.0)
        if number % 10 == 9 or number == arguments.games - 1:
            error = statistics.stdev(shares) / len(shares) ** 0.5
            print(f"{number + 1} games: {statistics.mean(shares):.2f} times the fair share (± {error:.2f})", flush=True)


if __name__ == "__main__":
    main()
