"""The games of a batch as Parquet files, for DuckDB, Polars and their like. Needs the extra `study` (pyarrow).

A folder keeps one batch: `run.json` says which, `games/` has a row for each game and `decisions/`, if asked for, one
for each choice. Part n of both has the same games. Parts appear whole, the games last: what has its row there is kept.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from thronsaal.bots import Fault
from thronsaal.core.spaces import MASK, Spaces
from thronsaal.study.statistics import Played
from thronsaal.study.tables import decisions_table, games_table

if TYPE_CHECKING:
    import pyarrow as pa

FORM = 1
"""The form of the folder; another number, another form."""
RUN = "run.json"
NUMBERS = "numbers.json"
MOST_GAMES = 20_000
"""So many games make a part, or so many bytes of decisions, or so many seconds: readers need not wait for long."""
MOST_BYTES = 32 << 20
MOST_SECONDS = 60.0
MOST_ROWS = 8192
"""So many rows of a part are packed at a time: what that takes is a multiple of them."""


class NoParquet(RuntimeError):
    """pyarrow is not installed."""


class NoRun(ValueError):
    """There is something in the folder, but no batch that could be gone on with."""


class OtherRun(ValueError):
    """The folder keeps another batch."""

    def __init__(self, differing: str) -> None:
        super().__init__(differing)
        self.differing = differing


@dataclass(frozen=True, slots=True)
class Run:
    """Which batch it is: the same run gives the same games, however many."""

    game: str
    version: int
    bots: tuple[str, ...]
    options: Mapping[str, str]
    seed: int
    duplicate: bool
    decisions: bool

    def json(self) -> dict[str, Any]:
        """As `run.json` keeps it."""
        return {"form": FORM, **asdict(self), "bots": list(self.bots), "options": dict(self.options)}


class Archive:
    """A folder that grows by whole parts. Raises NoParquet, NoRun, OtherRun or OSError."""

    def __init__(self, folder: Path, run: Run, spaces: Spaces | None = None) -> None:
        """`spaces` are those of the table where decisions are kept."""
        _require()
        self.folder, self.run, self.spaces = folder, run, spaces
        self._games: list[Played] = []
        self._bytes = 0
        self._open()
        self._parts = self._whole_parts()
        self.count = sum(_rows(part) for part in self._parts_of("games"))
        """The games that are kept."""
        self._since = time.monotonic()

    def played(self) -> Iterator[Played]:
        """The games that were kept when the folder was opened, in order, without their decisions."""
        from pyarrow import parquet  # noqa: PLC0415  (only who keeps games pays for it)

        for part in self._parts_of("games")[: self._parts]:
            for rows in parquet.ParquetFile(part).iter_batches():
                yield from map(_played, rows.to_pylist())

    def add(self, played: Played) -> None:
        """Keep one more game; those that are kept already are passed over."""
        if played.number < self.count:
            return
        self._games.append(played)
        self.count += 1
        if played.decisions is not None:
            self._bytes += len(played.decisions.observations) + len(played.decisions.masks)
        late = time.monotonic() - self._since > MOST_SECONDS
        if late or len(self._games) >= MOST_GAMES or self._bytes >= MOST_BYTES:
            self.flush()

    def flush(self) -> None:
        """Write what is not yet written as one more part."""
        if self._games:
            if self.spaces is not None:
                self._write("decisions", decisions_table(self._games, self.spaces.layout.dtype, self._widths()))
            self._write("games", games_table(self._games, self.run.bots, self.run.options))
            self._parts += 1
        self._games, self._bytes, self._since = [], 0, time.monotonic()

    def _widths(self) -> tuple[int, int]:
        assert self.spaces is not None
        return self.spaces.layout.size, self.spaces.actions.size

    def _open(self) -> None:
        """Begin the folder, or see that it is the right one."""
        kept = kept_run(self.folder)
        wanted = self.run.json()
        if kept is None:
            self.folder.mkdir(parents=True, exist_ok=True)
            if self.spaces is not None:
                _put(self.folder / NUMBERS, json.dumps(_numbers(self.spaces), indent=1).encode())
            _put(self.folder / RUN, (json.dumps(wanted, ensure_ascii=False, indent=2) + "\n").encode())
        elif kept != wanted:
            raise OtherRun(", ".join(sorted(k for k in wanted.keys() | kept.keys() if wanted.get(k) != kept.get(k))))
        for kind in self._kinds():
            self._at(kind).mkdir(parents=True, exist_ok=True)

    def _kinds(self) -> tuple[str, ...]:
        return ("games",) if self.spaces is None else ("games", "decisions")

    def _at(self, kind: str) -> Path:
        return self.folder / kind / f"game={self.run.game}"

    def _parts_of(self, kind: str) -> list[Path]:
        return sorted(self._at(kind).glob("part-*.parquet"), key=_number)

    def _whole_parts(self) -> int:
        """How many parts there are; what somebody who was killed left half done goes."""
        whole = len(self._parts_of("games"))
        for kind in self._kinds():
            for rest in self._at(kind).glob(".part-*"):
                rest.unlink()
            parts = self._parts_of(kind)
            if [_number(part) for part in parts[:whole]] != list(range(whole)):
                raise NoRun(str(self.folder))
            for rest in parts[whole:]:
                rest.unlink()
        return whole

    def _write(self, kind: str, table: pa.Table) -> None:
        from pyarrow import BufferOutputStream, parquet  # noqa: PLC0415  (only who keeps games pays for it)

        part = self._at(kind) / f"part-{self._parts:05d}.parquet"
        if part.exists():
            raise FileExistsError(17, "somebody else writes here too", str(part))
        out = BufferOutputStream()
        parquet.write_table(table, out, row_group_size=MOST_ROWS, compression="zstd")
        _put(part, out.getvalue())


def kept_run(folder: Path) -> dict[str, Any] | None:
    """The batch that a folder keeps; None where there is nothing yet. Raises NoRun or OSError."""
    try:
        kept = json.loads((folder / RUN).read_text("utf-8"))
    except FileNotFoundError:
        # A run begins with its numbers: who was killed between the two has begun nothing.
        if folder.exists() and any(each.name != NUMBERS and each.suffix != ".half" for each in folder.iterdir()):
            raise NoRun(str(folder)) from None
        return None
    except ValueError as error:
        raise NoRun(str(folder)) from error
    if not isinstance(kept, dict):
        raise NoRun(str(folder))
    return kept


def _put(file: Path, content: Any) -> None:
    """Write a file that appears whole or not at all, even if the machine goes out."""
    half = file.with_name(f".{file.name}.half")  # no reader looks for such a name
    with half.open("wb") as out:
        out.write(content)
        out.flush()
        os.fsync(out.fileno())
    half.replace(file)


def _number(part: Path) -> int:
    try:
        return int(part.stem.removeprefix("part-"))
    except ValueError as error:
        raise NoRun(str(part)) from error


def _rows(part: Path) -> int:
    from pyarrow import parquet  # noqa: PLC0415  (only who keeps games pays for it)

    return int(parquet.read_metadata(part).num_rows)


def _played(row: Mapping[str, Any]) -> Played:
    """A row of `games` as what it was made of."""
    return Played(
        row["number"] - 1,
        row["deal"] - 1,
        int(row["seed"]),
        tuple(row["entrants"]),
        row["first"],
        tuple(row["places"]),
        tuple(row["points"]),
        row["moves"],
        tuple(Fault(**fault) for fault in row["faults"]),
        row["why"],
        row["turns"],
    )


def _numbers(spaces: Spaces) -> dict[str, Any]:
    """What the numbers of decisions mean."""
    layout = spaces.layout
    fields = [{**asdict(each), "first": layout.first(each.name), "size": each.size} for each in layout.fields]
    kinds = {"observation": str(layout.dtype), "mask": MASK.__name__}
    return {"kinds": kinds, "observation": fields, "actions": list(spaces.actions.names)}


def _require() -> None:
    try:
        import pyarrow  # noqa: F401, PLC0415
    except ImportError as error:
        raise NoParquet("Parquet needs pyarrow: pip install 'thronsaal[study]'") from error
