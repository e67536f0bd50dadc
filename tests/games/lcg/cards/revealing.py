"""Tables at which plots are revealed."""

from __future__ import annotations

from collections.abc import Callable

from games.lcg.realm import RealmTable, realm

QUIET = "Planning Ahead"
"""A plot that does nothing when it is revealed and has no initiative."""


def reveal(*plots: str, first: str = "A", table: RealmTable | None = None, **given: str) -> RealmTable:
    """A reveals the first of these plots, B the second and so on; whoever wins initiative names the first player."""
    table = table or realm(*["stark"] * len(plots))
    for letter, plot in zip("ABCD", plots, strict=False):
        given[letter] = f"{given.get(letter, '')}; plots: {plot}"
    table.given(**given, at="plots")
    for letter, plot in zip("ABCD", plots, strict=False):
        table.seat(letter).plays(f"plot {plot}")
    return table.play(f"seat {first}")


def go_on(table: RealmTable, until: Callable[[], bool]) -> RealmTable:
    """Everybody does as little as possible until something is so."""
    for _ in range(300):
        if until():
            return table
        if table.state.is_halted:
            table.state.go_on()
            continue
        moves = table.seat("ABCD"[table.state.actors[0]]).moves
        table.play(next((each for each in ("pass", "done", "no") if each in moves), moves[0]))
    raise AssertionError("it never came to that")


def to_challenges(table: RealmTable) -> RealmTable:
    """Challenges begin, and nobody has a title that supports another."""
    go_on(table, lambda: table.asked == "turn")
    table.state.titles = [-1] * table.state.seats_count
    return table
