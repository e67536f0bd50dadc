"""Databases and servers that tests share."""

from __future__ import annotations

import itertools
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.hosting import serving, sqlite
from thronsaal.server.house import House
from thronsaal.server.settings import Settings

NUMBERS = itertools.count()


def _binaries() -> Path | None:
    """Where Postgres lies, if it is installed."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return folders[-1] if folders else None


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """A Postgres of our own, in a folder that goes away; the URL without a database."""
    binaries = _binaries()
    if binaries is None:
        pytest.skip("Postgres is not installed")
    # Postgres refuses to run as root; where tests do, its own user runs it.
    user = {"user": "postgres"} if os.name == "posix" and os.geteuid() == 0 else {}
    with tempfile.TemporaryDirectory(prefix="thronsaal-pg-") as folder:
        if user:
            shutil.chown(folder, "postgres")
        data = Path(folder) / "data"
        subprocess.run(
            [binaries / "initdb", "-D", data, "-U", "hall", "-A", "trust", "--no-sync"],
            check=True,
            capture_output=True,
            cwd=folder,
            **user,
        )
        args = ["-D", data, "-k", folder, "-c", "listen_addresses=", "-c", "fsync=off"]
        server = subprocess.Popen(
            [binaries / "postgres", *args], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=folder, **user
        )
        try:
            waiting = [binaries / "pg_isready", "-h", folder, "-t", "30"]
            for _ in range(300):
                if subprocess.run(waiting, capture_output=True, check=False).returncode == 0:
                    break
                with pytest.raises(subprocess.TimeoutExpired):
                    server.wait(0.1)
            yield f"postgresql://hall@/{{database}}?host={folder}"
        finally:
            server.terminate()
            server.wait(30)


@pytest.fixture
def postgres(postgres_server: str) -> str:
    """An empty database of Postgres."""
    psycopg = pytest.importorskip("psycopg")
    name = f"hall{next(NUMBERS)}"
    with psycopg.connect(postgres_server.format(database="postgres"), autocommit=True) as link:
        link.execute(f"CREATE DATABASE {name}")
    return postgres_server.format(database=name)


@pytest.fixture(params=["sqlite", "postgres"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, of each kind."""
    return sqlite(tmp_path) if request.param == "sqlite" else str(request.getfixturevalue("postgres"))


class Redis:
    """A Redis of our own, which can go away and come back."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.url = f"unix://{folder / 'redis.sock'}"
        self._server: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        args = ["--port", "0", "--unixsocket", str(self._folder / "redis.sock"), "--save", "", "--appendonly", "no"]
        self._server = subprocess.Popen(
            ["redis-server", *args, "--dir", str(self._folder)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        with socket.socket(socket.AF_UNIX) as line:
            for _ in range(500):
                if line.connect_ex(str(self._folder / "redis.sock")) == 0:
                    return
                with pytest.raises(subprocess.TimeoutExpired):
                    self._server.wait(0.01)
        raise TimeoutError("Redis did not come up")

    def kill(self) -> None:
        if self._server is not None:
            self._server.kill()
            self._server.wait()


@pytest.fixture
def redis() -> Iterator[Redis]:
    """A Redis of our own, in a folder that goes away."""
    pytest.importorskip("redis")
    if shutil.which("redis-server") is None:
        pytest.skip("Redis is not installed")
    with tempfile.TemporaryDirectory(prefix="thronsaal-redis-") as folder:
        server = Redis(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.kill()


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, House]]:
    """A real server that a whole run shares: its port and its house."""
    db = sqlite(tmp_path_factory.mktemp("hall"))
    loose = Settings(port=0, db=db, workers=1, bot_pause=0.0, rate=1e9, address_rate=1e9, tables_per_person=10_000)
    with serving(loose) as found:
        yield found


@pytest.fixture
def port(running: tuple[int, House]) -> int:
    """The port of that server."""
    return running[0]
