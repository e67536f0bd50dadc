"""The browser, and a hall to visit with it in which this game is ready and everything is answered at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.hosting import eventually, serving, sqlite
from thronsaal.server.house import House
from thronsaal.server.settings import Settings
from web.fixtures import browser, come, shown

__all__ = ["browser", "come", "shown"]


@pytest.fixture(scope="package")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, House]]:
    """A hall in a thread, with its port."""
    db = sqlite(tmp_path_factory.mktemp("lcg-web"))
    loose = Settings(
        port=0, db=db, workers=1, bot_pause=0.0, decoy_pause=0.0, rate=1e9, address_rate=1e9, tables_per_person=10_000
    )
    with serving(loose) as (port, house):
        eventually(lambda: house.hall.is_ready("lcg"))
        yield port, house


@pytest.fixture(scope="package")
def hall(host: tuple[int, House]) -> str:
    """The address of the hall."""
    return f"http://localhost:{host[0]}"
