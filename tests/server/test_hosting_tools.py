"""What hosts have at hand: figures, copies, and files to start from."""

from __future__ import annotations

import re
import stat
from dataclasses import fields
from pathlib import Path

import httpx
import pytest

from server.hosting import ANNA, BEN, Client, in_loop, opened, play_on, serving, sqlite, table_of
from thronsaal.cli import main
from thronsaal.cli.arguments import parser
from thronsaal.core.chance import Chance
from thronsaal.server.safekeeping import BadCopy, back_up, restore
from thronsaal.server.settings import Settings


@in_loop
async def test_a_copy_made_while_people_play_is_whole(tmp_path: Path) -> None:
    copy = tmp_path / "copies" / "hall.copy"
    there = f"sqlite:///{tmp_path / 'there' / 'hall.sqlite3'}"
    async with opened(sqlite(tmp_path)) as house:
        table = await table_of(house, ANNA, BEN)
        await play_on(house, table, 9, Chance(1))
        wanted, cookie = table.match.state.digest(), house.people.sign(ANNA.id)
        assert back_up(sqlite(tmp_path), copy) == 1
        await play_on(house, table, 3, Chance(1))
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600, "seeds and keys lie in it"
    assert restore(copy, there) == 1
    async with opened(there) as house:
        again = await house.hall.find(table.id)
        assert again.match.state.digest() == wanted
        assert house.people.read(cookie) == ANNA.id
        await play_on(house, again, 1)


def test_copies_overwrite_nothing_and_bad_ones_are_refused(tmp_path: Path) -> None:
    async def fill() -> None:
        async with opened(sqlite(tmp_path)) as house:
            await table_of(house, ANNA, BEN)

    in_loop(fill)()
    copy = tmp_path / "copy"
    back_up(sqlite(tmp_path), copy)
    with pytest.raises(BadCopy, match="there already"):
        back_up(sqlite(tmp_path), copy)
    with pytest.raises(BadCopy, match="there already"):
        restore(copy, sqlite(tmp_path))
    torn = tmp_path / "torn"
    torn.write_bytes(copy.read_bytes()[:9_000])
    there = tmp_path / "there.sqlite3"
    for bad in (torn, tmp_path / "nowhere"):
        with pytest.raises(BadCopy):
            restore(bad, f"sqlite:///{there}")
        assert not there.exists()
    with pytest.raises(BadCopy, match="pg_dump"):
        back_up("postgresql://hall@db/hall", tmp_path / "other")
    assert sorted(file.name for file in tmp_path.glob("*.part")) == []


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def fill() -> None:
        async with opened(sqlite(tmp_path)) as house:
            await table_of(house, ANNA, BEN)

    in_loop(fill)()
    there = f"sqlite:///{tmp_path / 'new.sqlite3'}"
    assert main(["backup", str(tmp_path / "copy"), "--db", sqlite(tmp_path), "--lang", "en"]) == 0
    assert main(["restore", str(tmp_path / "copy"), "--db", there, "--lang", "de"]) == 0
    out = capsys.readouterr().out
    assert "1 tables" in out
    assert "Zurückgelegt" in out
    assert main(["restore", str(tmp_path / "copy"), "--db", there]) == 1


def test_figures(tmp_path: Path) -> None:
    with serving(Settings(port=0, db=sqlite(tmp_path), workers=1)) as (port, _):
        anna, ben = Client(port, "Anna"), Client(port, "Ben")
        table = anna.post("/tables", {"game": "claim", "seats": [{"kind": "me"}, {"kind": "open"}]})["table"]
        ben.post(f"/tables/{table}/sit")
        mover = next(each for each in (anna, ben) if each.get(f"/tables/{table}/legal")["legal"])
        choices = mover.get(f"/tables/{table}/legal")
        mover.post(f"/tables/{table}/moves", {"move": choices["legal"][0]["move"], "position": choices["position"]})
        text = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=60).text
        figures = dict(re.findall(r"^(thronsaal_\w+) ([\d.e+-]+)$", text, re.MULTILINE))
        assert float(figures["thronsaal_move_seconds_count"]) == 1
        assert float(figures["thronsaal_tables"]) == 1
        others = ("sockets", "questions", "thinkers", "store_queue", "loop_lag_seconds", "store_errors_total")
        assert {f"thronsaal_{name}" for name in others} <= set(figures)
        assert table not in text


def test_figures_are_not_for_everybody(tmp_path: Path) -> None:
    with serving(Settings(port=0, db=sqlite(tmp_path), workers=1, metrics_for=())) as (port, _):
        assert httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=60).status_code == 404
    with serving(Settings(port=0, db=sqlite(tmp_path), workers=1)) as (port, _):
        through = {"x-forwarded-for": "203.0.113.7"}
        assert httpx.get(f"http://127.0.0.1:{port}/metrics", headers=through, timeout=60).status_code == 404


# Files to start from

DEPLOY = Path(__file__).parents[2] / "deploy"


def is_serving(words: list[str]) -> bool:
    return bool(parser(lambda key, **_: key).parse_args(words).command == "serve")


def test_the_files_name_commands_and_settings_that_are_there() -> None:
    known = {f"THRONSAAL_{field.name.upper()}" for field in fields(Settings)}
    for file in DEPLOY.iterdir():
        assert set(re.findall(r"THRONSAAL_[A-Z_]+", file.read_text("utf-8"))) <= known, file.name
    command = re.search(r"ExecStart=\S*/thronsaal (.+)", (DEPLOY / "thronsaal.service").read_text("utf-8"))
    assert command is not None
    assert is_serving(command[1].split())


def test_the_compose_file_fits_together() -> None:
    yaml = pytest.importorskip("yaml")
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    hall, proxy = services["hall"], services["proxy"]
    assert (DEPLOY / hall["build"]["context"] / hall["build"]["dockerfile"]).is_file()
    assert proxy["networks"]["inside"]["ipv4_address"] in hall["environment"]["THRONSAAL_PROXIES"]
    assert "ports" not in hall, "nobody reaches the hall past the proxy"
    assert is_serving(hall["command"][1:])
