"""Figures for hosts, in the format of Prometheus."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

if TYPE_CHECKING:
    from thronsaal.server.house import House

STEPS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """What a house measures of itself."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.moves = Histogram(
            "thronsaal_move_seconds",
            "From a move's coming in until it is stored.",
            buckets=STEPS,
            registry=self._registry,
        )
        self.lag = Gauge("thronsaal_loop_lag_seconds", "How late the event loop last was.", registry=self._registry)
        self.refused = Counter(
            "thronsaal_store_errors", "Requests that the store could not serve.", registry=self._registry
        )

    def watch(self, house: House) -> None:
        """Read off what the house knows anyway."""
        known: dict[str, tuple[str, Callable[[], float]]] = {
            "tables": ("Tables in memory.", lambda: house.hall.count),
            "sockets": ("Sockets that look on.", lambda: house.hall.watched),
            "questions": ("Questions that bots think about or that wait for them.", lambda: house.thinkers.waiting),
            "thinkers": ("Processes for bots that are alive.", lambda: house.thinkers.alive),
            "store_queue": ("Jobs that wait for the database.", lambda: house.store.waiting),
        }
        for name, (about, read) in known.items():
            Gauge(f"thronsaal_{name}", about, registry=self._registry).set_function(read)

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self._registry)
