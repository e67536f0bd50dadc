"""What all tests share: this folder is on the path, and Hypothesis finds the same examples every time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint

import pytest
from hypothesis import HealthCheck, settings

from thronsaal.core import registry

settings.register_profile(
    "house", deadline=None, derandomize=True, max_examples=60, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("house")


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Pretend that packages with these entry points are installed: `install(court="toys.court:GAME")`."""

    def _install(**games: str) -> None:
        offered = [EntryPoint(name, value, registry.GROUP) for name, value in games.items()]
        monkeypatch.setattr(registry, "entry_points", lambda group: offered)
        registry._entries.cache_clear()
        registry.find_game.cache_clear()

    yield _install
    monkeypatch.undo()
    registry._entries.cache_clear()
    registry.find_game.cache_clear()
