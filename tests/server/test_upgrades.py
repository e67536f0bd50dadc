"""Databases of every schema and of every version of a game that ever held one: they open, and nothing in them is lost.

`databases/` has one for each schema, as SQL, written by the hall of its time, and beside it what is in it. `python -m
server.test_upgrades`, run from `tests` whenever the schema or the version of a game changes, writes that of today;
those of released versions stay as they are for ever.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import tempfile
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from server.hosting import ANNA, BEN, CARA, in_loop, opened, play_on, sqlite
from thronsaal.core.chance import Chance
from thronsaal.core.pause import Liking
from thronsaal.core.record import read_record
from thronsaal.core.registry import find_game, game_ids
from thronsaal.server import accounts, chronicle
from thronsaal.server.errors import Denied
from thronsaal.server.house import House
from thronsaal.server.lobby import listed
from thronsaal.server.manners import reports
from thronsaal.server.people import Person
from thronsaal.server.schema import STEPS
from thronsaal.server.setup import ChairWish, Wish
from thronsaal.server.table import Table

KEPT = Path(__file__).parent / "databases"
FILES = sorted(KEPT.glob("schema-*.sql"))
PEOPLE = (ANNA, BEN, CARA)


def told(table: Table) -> dict[str, Any]:
    """What must be the same for ever."""
    return {
        "game": table.game.id,
        "version": table.game.version,
        "phase": table.phase,
        "moves": len(table.match.moves),
        "position": table.match.state.digest(),
        "names": [chair.name for chair in table.chairs],
        "said": [talk.text for talk in table.match.talk],
    }


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
@in_loop
async def test_a_database_of_before_opens_with_all_that_is_in_it(file: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "hall.sqlite3")) as link:
        link.executescript(file.read_text("utf-8"))
    known = json.loads(file.with_suffix(".json").read_text("utf-8"))
    async with opened(sqlite(tmp_path)) as house:
        for table_id, wanted in known["tables"].items():
            if find_game(wanted["game"]).version != wanted["version"]:
                with pytest.raises(Denied, match="old-version"):
                    await house.hall.find(table_id)
                continue
            if "now" in wanted:  # before its first release the rules of a game changed under the same version
                with pytest.raises(Denied, match=wanted["now"]):
                    await house.hall.find(table_id)
                continue
            table = await house.hall.find(table_id)
            assert told(table) == wanted
            if table.is_open:
                text = await house.play.record(table_id)
                assert read_record(text).state.digest() == wanted["position"]
                assert house.signer is not None
                # Until schema 6 halls did not sign; who uploaded a record then brought an unsigned one.
                is_unsigned = wanted["phase"] == "filed" and int(file.stem.removeprefix("schema-")) < 6
                assert house.signer.is_ours(text) == (not is_unsigned)
            elif not table.bots:
                await play_on(house, table, 1)
        briefs = await house.hall.tables_of(ANNA, 100)
        assert {brief.id for brief in briefs} == set(known["tables"])
        assert all(listed(brief, ANNA, house, "de").title for brief in briefs)
        assert house.people.read(known["cookie"]) == ANNA.id
        assert (await house.people.of_token(known["token"])) is not None
        if "liking" in known:
            assert (await house.people.known(ANNA.id, "")).likes == {"sound": "on"}
            assert (await house.people.liking(ANNA.id, find_game("lcg"))).plain() == known["liking"]
        if "shunned" in known:
            assert [each.name for each in await house.manners.of(ANNA)] == known["shunned"]
            assert [each.words for each in await house.store.do(reports)] == ["rude"]
            assert house.warden.is_banned("203.0.113.7")
            told_of = [await house.store.do(partial(chronicle.read, table_id=each)) for each in known["tables"]]
            assert all(each is not None and each.told for each in told_of)
        await house.chronicler.tend()


def test_every_schema_up_to_today_is_kept() -> None:
    wanted = {f"schema-{number}" for number in range(1, len(STEPS) + 1)}
    assert wanted == {file.stem for file in FILES}, "python -m server.test_upgrades"


def test_the_games_of_today_are_kept() -> None:
    kept = {
        (table["game"], table["version"])
        for file in FILES
        for table in json.loads(file.with_suffix(".json").read_text("utf-8"))["tables"].values()
    }
    assert {(game_id, find_game(game_id).version) for game_id in game_ids()} <= kept, "python -m server.test_upgrades"


async def _fill(house: House) -> dict[str, Any]:
    """A little of everything."""
    tables: list[Table] = []
    for game_id in game_ids():
        for moves in (0, 25):
            seats = find_game(game_id).seats[0]
            chairs = [ChairWish("me"), *[ChairWish("open")] * (seats - 1)]
            table = await house.setup.create(ANNA, Wish(game_id, chairs=chairs, public=True, share="a1" * 16))
            for person in PEOPLE[1:seats]:
                await house.play.sit(table.id, person, share="b2" * 16)
            await house.play.say(table.id, BEN, "Grüße")
            await play_on(house, table, moves, Chance(7))
            tables.append(table)
            if seats == 2 and moves:
                await house.play.resign(table.id, BEN)
                tables.append(await house.setup.file(ANNA, await house.play.record(table.id)))
                tables.append(await house.setup.fork(ANNA, table.id, 5))
    await house.people.like(ANNA, {"sound": "on"})
    liking = Liking.read({"preset": "careful", "own": {}}, find_game("lcg").pauses)
    await house.people.prefer(ANNA, find_game("lcg"), liking)
    robot: tuple[Person, str] = await house.people.enroll("Robot")
    await house.manners.shun(tables[0].id, ANNA, None, 1, "block")
    await house.manners.report(tables[0].id, ANNA, None, 1, "rude")
    await house.store.do(lambda db: accounts.ban(db, accounts.Ban("203.0.113.7", "spam", 1, 0)))
    return {
        "shunned": [BEN.name],
        "tables": {table.id: told(table) for table in tables},
        "cookie": house.people.sign(ANNA.id),
        "liking": liking.plain(),
        "token": robot[1],
    }


async def _write() -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with opened(sqlite(Path(folder))) as house:
            known = await _fill(house)
        with closing(sqlite3.connect(Path(folder) / "hall.sqlite3")) as link:
            dump = "\n".join(link.iterdump())
    KEPT.mkdir(exist_ok=True)
    name = KEPT / f"schema-{len(STEPS)}"
    name.with_suffix(".sql").write_text(dump + "\n", "utf-8")
    name.with_suffix(".json").write_text(json.dumps(known, ensure_ascii=False, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    asyncio.run(_write())
