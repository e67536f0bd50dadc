"""The wheel: what is built from the tree has all it needs, far from the tree."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

ROOT = Path(__file__).parents[2]
PYTHON = (sys.executable, "-P", "-m", "thronsaal")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel's files, and nothing of the tree."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder / "dist")]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = (folder / "dist").glob("thronsaal-*.whl")
    with ZipFile(wheel) as files:
        files.extractall(folder / "site")
    return folder / "site"


def environment(installed: Path) -> dict[str, str]:
    """Where the wheel comes before everything else."""
    return {**os.environ, "PYTHONPATH": str(installed), "PYTHONUNBUFFERED": "1"}


def run(installed: Path, *words: str, said: str = "") -> str:
    done = subprocess.run(
        [*PYTHON, *words],
        cwd=installed.parent,
        env=environment(installed),
        input=said,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_the_wheel_that_runs(installed: Path) -> None:
    where = [sys.executable, "-P", "-c", "import thronsaal; print(thronsaal.__file__)"]
    done = subprocess.run(where, env=environment(installed), capture_output=True, text=True, check=True)
    assert Path(done.stdout.strip()).is_relative_to(installed)
    assert not list(installed.glob("tests*")), "tests stay at home"


def test_it_simulates_and_plays(installed: Path) -> None:
    assert "lcg: 1" in run(installed, "sim", "lcg", "--games", "1", "--bots", "random,random", "--seed", "3")
    assert "Arya" in run(installed, "cards", "arya")
    assert "Haus Stark" in run(installed, "play", "lcg", "--seed", "3", "--lang", "de", said="quit\n")


@contextmanager
def serving(installed: Path) -> Iterator[str]:
    command = [*PYTHON, "serve", "--port", "0", "--db", f"sqlite:///{installed.parent / 'hall.sqlite3'}"]
    server = subprocess.Popen(
        command,
        cwd=installed.parent,
        env=environment(installed),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert server.stdout is not None
    try:
        yield next(line for line in server.stdout if "http" in line).split()[-1].rstrip("/")
    finally:
        server.terminate()
        server.wait()


def test_it_serves_pages_and_all_that_they_need(installed: Path) -> None:
    with serving(installed) as address, httpx.Client(base_url=address, timeout=60) as client:
        assert client.get("/").status_code == 200
        for path in ("/rules", "/rules/lcg", "/cards/lcg", "/static/hall.js", "/static/hall.css"):
            assert client.get(path).status_code == 200, path
        for game in ("claim", "catan", "ironthrone", "lcg"):
            assert "{" in client.get(f"/static/games/{game}/board.css").text
