"""Games and their decisions as tables of Arrow: what columns there are. Needs the extra `study` (pyarrow)."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from thronsaal.core.spaces import MASK
from thronsaal.study.decisions import Decisions
from thronsaal.study.statistics import Played

if TYPE_CHECKING:
    import pyarrow as pa


def games_table(games: Sequence[Played], bots: Sequence[str], options: Mapping[str, str]) -> pa.Table:
    """A row for each game. Lists have a value for each seat, seats are numbers from 0."""
    import pyarrow as pa  # noqa: PLC0415  (only who keeps games pays for it)

    fault = pa.struct([("bot", pa.string()), ("kind", pa.string()), ("detail", pa.string())])
    schema = pa.schema(
        [
            ("number", pa.int64()),
            ("deal", pa.int64()),
            ("seed", pa.string()),  # 128 bits are too many for a number
            ("options", pa.string()),
            ("bots", pa.list_(pa.string())),
            ("entrants", pa.list_(pa.int32())),
            ("first", pa.int32()),
            ("winners", pa.list_(pa.int32())),
            ("shares", pa.list_(pa.float64())),
            ("places", pa.list_(pa.int32())),
            ("points", pa.list_(pa.int32())),
            ("moves", pa.int32()),
            ("turns", pa.int32()),
            ("why", pa.string()),
            ("faults", pa.list_(fault)),
        ]
    )
    written = json.dumps(dict(options), ensure_ascii=False, sort_keys=True)
    return pa.Table.from_pylist([_row(game, bots, written) for game in games], schema)


def _row(game: Played, bots: Sequence[str], options: str) -> dict[str, Any]:
    return {
        "number": game.number + 1,
        "deal": game.deal + 1,
        "seed": str(game.seed),
        "options": options,
        "bots": [bots[bot] for bot in game.bots],
        "entrants": game.bots,
        "first": game.first,
        "winners": [seat for seat, place in enumerate(game.places) if place == 1],
        "shares": game.shares,
        "places": game.places,
        "points": game.points,
        "moves": game.moves,
        "turns": game.turns,
        "why": game.why,
        "faults": [{"bot": fault.bot, "kind": fault.kind, "detail": fault.detail} for fault in game.faults],
    }


def decisions_table(games: Sequence[Played], kind: np.dtype[Any], widths: tuple[int, int]) -> pa.Table:
    """A row for each decision of these games; `widths` are those of an observation and of a mask."""
    import pyarrow as pa  # noqa: PLC0415  (only who keeps games pays for it)

    noted: list[tuple[Played, Decisions]] = [(game, game.decisions) for game in games if game.decisions is not None]

    def rows(parts: list[bytes], kind: Any, width: int) -> pa.Array:
        return pa.FixedSizeListArray.from_arrays(pa.array(np.frombuffer(b"".join(parts), kind)), width)

    return pa.table(
        {
            "number": pa.array([game.number + 1 for game, each in noted for _ in each.seats], pa.int64()),
            "move": pa.array([move + 1 for _, each in noted for move in each.moves], pa.int32()),
            "seat": pa.array([seat for _, each in noted for seat in each.seats], pa.int32()),
            "observation": rows([each.observations for _, each in noted], kind, widths[0]),
            "mask": rows([each.masks for _, each in noted], MASK, widths[1]),
            "action": pa.array([action for _, each in noted for action in each.actions], pa.int32()),
            "written": pa.array([text for _, each in noted for text in each.written], pa.string()),
            "result": pa.array([game.shares[seat] for game, each in noted for seat in each.seats], pa.float64()),
        }
    )
