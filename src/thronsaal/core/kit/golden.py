"""Golden counts: the number of legal lines to some depth, a cheap and strict check of a rules engine.

The game keeps them in its folder, in `golden.toml`; `after` random moves (those of `walk`) lead to later positions:

    [[lines]]
    seed = 0
    seats = 2
    options = { starter = "A" }
    after = 24
    depth = 3
    count = 187
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice

from thronsaal.core.game import Game, State
from thronsaal.core.kit.walk import Broken, Route, Tally, walk

FILE = "golden.toml"


@dataclass(frozen=True, slots=True)
class GoldenCount:
    """One golden count."""

    route: Route
    after: int
    depth: int
    count: int

    def now(self) -> int:
        """The count as the rules give it today."""
        state = next(islice((stop.state for stop in walk(self.route)), self.after, None), None)
        if state is None:
            raise Broken(f"{FILE}: the match of seed {self.route.seed} has no {self.after} moves")
        return count_lines(state, self.depth)

    def toml(self, count: int) -> str:
        """The entry as the file has it."""
        options = ", ".join(
            f"{name} = {json.dumps(value, ensure_ascii=False)}" for name, value in self.route.options.items()
        )
        return (
            f"[[lines]]\nseed = {self.route.seed}\nseats = {self.route.seats}\noptions = {{ {options} }}\n"
            f"after = {self.after}\ndepth = {self.depth}\ncount = {count}\n"
        ).replace("{  }", "{}")


def count_lines(state: State, depth: int) -> int:
    """How many ways there are to play so many moves, or fewer when the game ends."""
    if depth == 0 or not state.actors:
        return 1
    if depth == 1:
        return sum(len(state.legal(seat)) for seat in state.actors)
    total = 0
    for seat in state.actors:
        for move in state.legal(seat):
            twin = state.copy()
            twin.apply(seat, move, events=False)
            total += count_lines(twin, depth - 1)
    return total


def golden_counts(game: Game) -> list[GoldenCount]:
    """The golden counts that the game keeps. Raises Broken."""
    try:
        entries = tomllib.loads((game.folder / FILE).read_text("utf-8"))["lines"]
        return [
            GoldenCount(
                Route(game, entry["seed"], entry["seats"], game.settle(entry["options"])),
                entry["after"],
                entry["depth"],
                entry["count"],
            )
            for entry in entries
        ]
    except (OSError, KeyError, TypeError, ValueError) as error:
        raise Broken(f"{FILE} in the folder of {game.id} cannot be used: {error!r}") from error


def golden(game: Game, seeds: Iterable[int]) -> Tally:
    """The numbers of legal lines are those that the game keeps."""
    tally = Tally()
    kept = golden_counts(game)
    if not kept:
        raise Broken(f"{FILE} in the folder of {game.id} keeps no count")
    for each in kept:
        found = each.now()
        if found != each.count:
            where = each.route.at(each.after)
            raise Broken(f"{found} legal lines of depth {each.depth} and not {each.count}; {where}")
        tally["counts"] += 1
        tally["lines"] += found
    return tally


def renewed(game: Game) -> str:
    """The text of `golden.toml` with every count as the rules give it today."""
    head = "# Legal lines from some positions: see thronsaal.core.kit.golden. Renewed only when the rules change.\n\n"
    return head + "\n".join(each.toml(each.now()) for each in golden_counts(game))
