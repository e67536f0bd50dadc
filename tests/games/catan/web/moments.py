"""Moments of Catan to look at, each with Anna at seat A: a position, and the moves that lead on from it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from thronsaal.core.registry import find_game
from thronsaal.server.table import Chair, Deed, Table

GAME = find_game("catan")
NAMES = ("Anna", "Ben", "Cara", "Dora")

LATE: dict[str, Any] = {
    "settlements": {"A": "v12 v43", "B": "v7 v46", "C": "v33", "D": "v22 v57"},
    "keeps": {"A": "v28", "B": "v35", "C": "v49", "D": "v25"},
    "roads": {
        "A": "e16 e23 e31 e38 e46 e58 e57",
        "B": "e7 e13 e50 e60",
        "C": "e44 e43 e66",
        "D": "e27 e33 e26 e75",
    },
    "hand": {"A": "2 lumber + 2 brick + 3 wool + 2 grain + 3 ore", "B": "1 brick + 4 ore", "C": "2 wool + 1 grain"},
    "cards": {"A": "patrol winter roads recruits point", "B": "patrol", "D": "point point"},
    "patrols": {"A": 2, "B": 3},
    "strongest": "B",
    "wall": ["AAB", "D", "CC", "B"],
    "breaches": 1,
    "clearings": [1, 1, 3, 0],
    "camps": {"ice-river": "giant regular", "cave-dwellers": "climber", "hornfoots": "regular regular giant climber"},
    "gift": {"h3": "regular", "h7": "climber regular"},
    "heroes": {"A": "marsh", "B": "tarly B", "C": "benjen", "D": "qhorin"},
    "tormund": "h15",
}


def late(**changes: Any) -> dict[str, Any]:
    """The late position with some things otherwise."""
    return {**LATE, **changes}


def hero(name: str) -> dict[str, Any]:
    """The late position with another hero of Anna's."""
    others = [each for each in ("tarly", "benjen", "qhorin", "mance") if each != name]
    return late(heroes={"A": name, "B": f"{others[0]} B", "C": others[1], "D": others[2]})


SEVEN = {"phase": "before-dice", "luck": {"dice": [3, 4, 12]}}
OFFER = ("A", "offer 1 wool for 1 ore")
THREE: dict[str, Any] = {
    "seats": 3,
    "settlements": {"A": "v12 v43", "B": "v7 v41", "C": "v30"},
    "roads": {"A": "e16 e57", "B": "e7", "C": "e44"},
    "hand": {"A": "1 lumber + 1 brick + 4 wool", "B": "2 ore", "C": "1 wool + 1 ore"},
    "wall": ["A", "B", "", ""],
    "clearings": [0, 0, 1, 0],
}

Moves = Sequence[tuple[str, str]]
MOMENTS: dict[str, tuple[dict[str, Any], Moves]] = {
    "founding": ({"phase": "found-settlement"}, ()),
    "founding road": ({"phase": "found-settlement"}, (("A", "settlement v18"),)),
    "before dice": (late(phase="before-dice", heroes={"A": "ygritte"}), ()),
    "rolled": (late(phase="before-dice", luck={"dice": [4, 4, 5]}), (("A", "roll"),)),
    "main": (late(), ()),
    "main three": (THREE, ()),
    "asking": (late(), (OFFER, ("B", "decline"))),
    "offer made": (late(), (OFFER, ("B", "accept"), ("C", "counter 1 grain for 1 brick + 1 ore"))),
    "deal": (late(), (OFFER, ("B", "accept"), ("C", "counter 1 grain for 1 brick + 1 ore"), ("D", "decline"))),
    "asked": (late(active="C"), (("C", "offer 1 grain for 1 ore"),)),
    "asked in vain": (late(active="C", hand={"A": "1 wool", "C": "1 grain"}), (("C", "offer 1 grain for 1 ore"),)),
    "discard": (late(**SEVEN), (("A", "roll"), ("A", "discard wool"))),
    "discard one": (
        late(**SEVEN, hand={"A": "8 ore", "B": "1 ore"}),
        (("A", "roll"), *[("A", "discard ore")] * 3),
    ),
    "declined": (late(), (OFFER, ("B", "decline"), ("C", "decline"), ("D", "decline"))),
    "tormund": (late(**SEVEN, hand={"A": "1 wool", "B": "1 ore", "C": "1 wool", "D": "2 ore"}), (("A", "roll"),)),
    "patrol": (late(), (("A", "play patrol"),)),
    "free roads": (late(), (("A", "play roads"),)),
    "after hero": (late(), (("A", "marsh wool for ore"),)),
    "mormont": (hero("mormont"), ()),
    "give back": (hero("mormont"), (("A", "mormont ore from B"),)),
    "mance": (hero("mance"), ()),
    "benjen": (hero("benjen"), ()),
    "ygritte": (hero("ygritte"), ()),
    "yarwyck": (hero("yarwyck"), ()),
    "place road": (hero("yarwyck"), (("A", "yarwyck e57"),)),
    "thorne": (hero("thorne"), ()),
    "melisandre": (hero("melisandre"), ()),
    "pick card": (hero("melisandre"), (("A", "melisandre"),)),
    "yoren": (hero("yoren"), ()),
    "qhorin": (hero("qhorin"), ()),
    "watched": (late(active="B"), ()),
    "breach": (late(phase="before-dice", clearings=[1, 1, 2, 0], luck={"dice": [1, 2, 6]}), (("A", "roll"),)),
    "over": (late(breaches=2, clearings=[1, 1, 2, 0], phase="before-dice", luck={"dice": [1, 2, 6]}), (("A", "roll"),)),
    "base": (
        {
            "board": "base",
            "settlements": {"A": "v12", "B": "v25"},
            "roads": {"A": "e16"},
            "hand": {"A": "2 lumber + 2 brick + 4 ore"},
        },
        (),
    ),
    "classic": (
        {
            "board": "classic",
            "settlements": {"A": "v12", "B": "v25"},
            "roads": {"A": "e16"},
            "cards": {"A": "monopoly"},
            "hand": {"A": "2 lumber + 2 brick + 4 ore"},
        },
        (),
    ),
    "classic founding": ({"board": "classic", "phase": "found-settlement"}, ()),
}


@cache
def moment(name: str) -> Table:
    """A table at such a moment; not to be changed."""
    given, moves = MOMENTS[name]
    seats = given.get("seats", 4)
    chairs = [Chair("person", each, f"{each.lower()}-id") for each in NAMES[:seats]]
    table = Table(Deed("t", GAME, GAME.settle({}), 1, tuple(chairs)))
    state = GAME.arrange(given)
    for seat, move in moves:
        state.apply("ABCD".index(seat), GAME.read(move))
    table.match.state = state
    return table


def moves_of(table: Table, seat: int = 0) -> list[str]:
    """The legal moves of a seat as they are written."""
    return [GAME.write(move) for move in table.match.state.legal(seat)]


def begun_table(seed: int, **options: str) -> Table:
    """Anna and three others before the first move."""
    chairs = tuple(Chair("person", name, f"{name.lower()}-id") for name in NAMES)
    return Table(Deed("t", GAME, GAME.settle(options), seed, chairs))
