"""What hosts have at hand: figures, copies, and files to start from."""

from __future__ import annotations

import json
import os
import re
import shutil
import stat
import subprocess
import sys
import tomllib
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


def test_the_container_is_made_of_what_is_there() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    copied = [word for line in re.findall(r"^COPY (.+)$", text, re.MULTILINE) for word in line.split()[:-1]]
    assert {"src", "pyproject.toml", "constraints.txt"} <= set(copied)
    assert all((DEPLOY.parent / name).exists() for name in copied)
    project = tomllib.loads((DEPLOY.parent / "pyproject.toml").read_text("utf-8"))["project"]
    needed = {project["readme"], *project.get("license-files", ())}
    assert needed <= set(copied), "the build reads them"
    extras = re.search(r"'\.\[(\w+)\]'", text)
    assert extras is not None
    assert extras[1] in project["optional-dependencies"]
    command = json.loads(re.findall(r"^CMD (\[.+\])$", text, re.MULTILINE)[-1])
    assert is_serving(command[1:])
    (exposed,) = re.findall(r"^EXPOSE (\d+)$", text, re.MULTILINE)
    assert command[command.index("--port") + 1] == exposed
    assert f"127.0.0.1:{exposed}/health" in text
    volume, db = re.search(r"^VOLUME (\S+)$", text, re.MULTILINE), re.search(r"THRONSAAL_DB=sqlite:///(\S+)", text)
    assert volume is not None
    assert db is not None
    assert Path(db[1]).is_relative_to(volume[1]), "what is kept outlives the container"
    assert re.search(rf"install .*--owner thronsaal .*{volume[1]}$", text, re.MULTILINE), "and may be written"
    assert text.index("USER thronsaal") < text.index("RUN thronsaal prepare")


def test_the_service_can_be_read_by_systemd(tmp_path: Path) -> None:
    unit = (DEPLOY / "thronsaal.service").read_text("utf-8")
    written = dict(re.findall(r"^(\w+)=(.*)$", unit, re.MULTILINE))
    assert f"/var/lib/{written['StateDirectory']}/" in written["ExecStart"], "the database lies where it may write"
    assert f"/var/cache/{written['CacheDirectory']}" in written["Environment"]
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd is not installed")
    file = tmp_path / "thronsaal.service"
    file.write_text(unit.replace("/opt/thronsaal/bin/thronsaal", sys.executable))
    found = subprocess.run([analyze, "verify", file], capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    assert "thronsaal.service" not in found.stderr


def test_the_proxies_can_be_read(tmp_path: Path) -> None:
    caddy, nginx = shutil.which("caddy"), shutil.which("nginx")
    if caddy is not None:
        command = [caddy, "validate", "--config", DEPLOY / "Caddyfile", "--adapter", "caddyfile"]
        home = {"HOME": str(tmp_path), "HALL_HOST": "hall.example", "PATH": os.environ["PATH"]}
        found = subprocess.run(command, capture_output=True, text=True, check=False, env=home)
        assert found.returncode == 0, found.stderr
    if nginx is not None:
        lines = (DEPLOY.parent / "docs" / "hosts.md").read_text("utf-8").splitlines()
        start = next(n for n, line in enumerate(lines) if line.startswith("    map $http_upgrade"))
        end = next(n for n, line in enumerate(lines) if n > start and line == "    }")
        outside, *inside = lines[start : end + 1]
        server = "\n".join(["listen 127.0.0.1:8099;", *inside])
        logs = f"access_log off; error_log {tmp_path}/errors; client_body_temp_path {tmp_path}/body;"
        logs += "".join(f"{kind}_temp_path {tmp_path}/{kind};" for kind in ("proxy", "fastcgi", "uwsgi", "scgi"))
        file = tmp_path / "nginx.conf"
        file.write_text(f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{ {logs}\n{outside}\nserver {{ {server} }} }}\n")
        found = subprocess.run(
            [nginx, "-t", "-c", file, "-e", tmp_path / "errors"], capture_output=True, text=True, check=False
        )
        assert found.returncode == 0, found.stderr
    if caddy is None and nginx is None:
        pytest.skip("neither Caddy nor nginx is installed")


def test_the_compose_file_fits_together() -> None:
    yaml = pytest.importorskip("yaml")
    whole = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    services = whole["services"]
    hall, proxy = services["hall"], services["proxy"]
    assert (DEPLOY / hall["build"]["context"] / hall["build"]["dockerfile"]).is_file()
    assert proxy["networks"]["inside"]["ipv4_address"] in hall["environment"]["THRONSAAL_PROXIES"]
    assert "ports" not in hall, "nobody reaches the hall past the proxy"
    assert is_serving(hall["command"][1:])
    port = hall["command"][hall["command"].index("--port") + 1]
    assert proxy["environment"]["HALL_ADDRESS"] == f"hall:{port}"
    mounted = [volume.partition(":")[0] for service in services.values() for volume in service.get("volumes", ())]
    for volume in mounted:
        assert (DEPLOY / volume).exists() if volume.startswith("./") else volume in whole["volumes"], volume
    for service in services.values():
        assert set(service["networks"]) <= set(whole["networks"])
        assert set(service.get("depends_on", ())) <= set(services)
    database = services["database"]["environment"]
    url = hall["command"][hall["command"].index("--db") + 1]
    redis = hall["command"][hall["command"].index("--redis") + 1]
    assert re.fullmatch(rf"redis://({'|'.join(services)}):6379", redis)
    assert url == f"postgresql://{database['POSTGRES_USER']}:${{HALL_PASSWORD}}@database/{database['POSTGRES_DB']}"
    named = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text("utf-8")))
    assert all(f"{name}=" in (DEPLOY / "compose.yaml").read_text("utf-8") for name in named), "said at the top"
    caddy = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert set(re.findall(r"\{\$(\w+)", caddy)) <= set(proxy["environment"])
