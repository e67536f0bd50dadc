"""What every observation says, as a page: `python -m thronsaal.envs.layouts > docs/layouts.md`."""

from __future__ import annotations

from collections.abc import Iterator

from thronsaal.core.game import Game
from thronsaal.core.registry import find_game, game_ids
from thronsaal.core.spaces import Field
from thronsaal.envs.table import Table

INTRODUCTION = """# What observations say

This page is made by `python -m thronsaal.envs.layouts`. Each game is shown at its greatest table with its usual
options; `game.layout(seats, options)` tells the same of any other. Numbers come in the order of the rows, an array in
the order of its indices. Seats are counted from whoever looks: 0 is you, 1 sits to your left. Private numbers, which
come last, are known to you alone; `draft` is added by environments, for moves that are made of several actions.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([INTRODUCTION, *(line for name in game_ids() for line in _of_game(find_game(name)))])


def _of_game(game: Game) -> Iterator[str]:
    seats = max(game.seats)
    table = Table(game, seats)
    layout = table.layout
    settled = ", ".join(f"{name} {value}" for name, value in table.options.items())
    yield f"## {game.id}\n"
    yield f"{seats} seats, {settled}: {layout.size:,} numbers of type {layout.dtype.name}, {table.size:,} actions.\n"
    yield "| name | shape | range | | what it says |"
    yield "|---|---|---|---|---|"
    for field in layout.fields:
        yield _row(field)
    yield ""


def _row(field: Field) -> str:
    shape = " × ".join(map(str, field.shape)) or "1"
    return f"| `{field.name}` | {shape} | {field.low} to {field.high} | {'private' * field.private} | {field.what} |"


if __name__ == "__main__":
    print(page(), end="")
