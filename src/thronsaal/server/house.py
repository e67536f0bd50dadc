"""The house: everything a request may need, put together and taken apart in the right order."""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from contextlib import asynccontextmanager, suppress
from importlib.util import find_spec
from typing import TypeAlias

from starlette.websockets import WebSocket

from thronsaal.core.registry import game_ids
from thronsaal.core.words import Json
from thronsaal.server.audience import Live
from thronsaal.server.bus import Bus
from thronsaal.server.chronicle import Chronicler
from thronsaal.server.cluster import Embassy
from thronsaal.server.door import Rates, address_of
from thronsaal.server.errors import Denied
from thronsaal.server.hall import Hall
from thronsaal.server.leading import Leading
from thronsaal.server.manners import Manners
from thronsaal.server.metrics import Metrics
from thronsaal.server.pauses import Pausing
from thronsaal.server.people import People, Person
from thronsaal.server.play import Play
from thronsaal.server.rehearsal import rehearse_all
from thronsaal.server.render import fragments, presence_fragments
from thronsaal.server.settings import BadSetting, Settings
from thronsaal.server.setup import Setup
from thronsaal.server.sight import Sight
from thronsaal.server.signing import RECORD_KEY, Signer
from thronsaal.server.store import Store, StoreDown
from thronsaal.server.thinkers import Thinkers
from thronsaal.server.voices import Voices
from thronsaal.server.warden import Warden

Render: TypeAlias = Callable[[Sight], Mapping[str, Json]]


class Sockets:
    """The sockets that are open, counted by person and by address."""

    def __init__(self, settings: Settings, bus: Bus) -> None:
        self._settings = settings
        self._bus = bus
        self._open: Counter[str] = Counter()
        self.present: dict[WebSocket, Person | None] = {}
        """Every socket that is open, and whose it is."""

    @asynccontextmanager
    async def held(self, connection: WebSocket, person: Person | None) -> AsyncIterator[None]:
        """Count a socket while it is open, here and on all servers. Raises Denied when there are too many."""
        limits = {f"address {address_of(connection)}": self._settings.sockets_per_address}
        if person is not None:
            limits[f"person {person.id}"] = self._settings.sockets_per_person
        self._open.update(limits.keys())
        self.present[connection] = person
        try:
            others = await self._bus.hold(self._count(limits))
            if any(self._open[key] + others[key] > most for key, most in limits.items()):
                raise Denied("too-many-sockets", 429)
            yield
        finally:
            del self.present[connection]
            self._open.subtract(limits.keys())
            self._bus.let_go(self._count(limits))
            for key in limits:
                if self._open[key] <= 0:
                    del self._open[key]

    def _count(self, keys: Iterable[str]) -> dict[str, int]:
        return {key: self._open[key] for key in keys}


def bus_of(settings: Settings) -> Bus:
    """The bus that the settings ask for. Raises BadSetting."""
    if not settings.redis:
        return Bus()
    try:
        from thronsaal.server.courier import Courier  # noqa: PLC0415 - only hosts with several servers have Redis

        return Courier(settings.redis)
    except ImportError as error:
        raise BadSetting("--redis needs the extra: pip install 'thronsaal[scale]'") from error
    except ValueError as error:
        raise BadSetting(f"--redis is redis://HOST:PORT, rediss://... or unix://PATH: {error}") from error


def embassy_of(settings: Settings) -> Embassy | None:
    """The way to the cluster where bots think, if the settings ask for one. Raises BadSetting."""
    if settings.pool == "processes":
        return None
    if settings.pool != "ray":
        raise BadSetting(f"--thinkers is processes or ray, not {settings.pool!r}")
    if find_spec("ray") is None:
        raise BadSetting("--thinkers ray needs the extra: pip install 'thronsaal[scale]'")
    return Embassy(settings.ray_address)


class House:
    """All parts of one server. Opened within the event loop that serves."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.render: Render = fragments
        """What a socket with `format=html` gets besides the numbers."""
        self.render_presence: Render = presence_fragments
        """What it gets when somebody has come or gone."""
        self.voices = Voices()
        self.rates = Rates()
        self.bus = bus_of(settings)
        self.sockets = Sockets(settings, self.bus)
        self.store = Store(settings.database)
        self.people = People(self.store, self.voices.bot_marks(), settings.session_days, settings.token_days)
        self.embassy = embassy_of(settings)
        self.thinkers = Thinkers(
            settings.thinkers,
            game_ids(),
            settings.think_limit,
            settings.think_seconds,
            self.embassy.hire if self.embassy else None,
        )
        self.metrics = Metrics()
        self.hall = Hall(settings, self.store, self.thinkers, self.voices, self.metrics, self.bus)
        self.leading = Leading(self.hall, self.thinkers, settings.bot_pause)
        self.play = Play(self.hall, self.people)
        self.pausing = Pausing(self.hall, self.people, settings.decoy_pause)
        self.hall.stir = self._stir
        self.hall.rehearse = rehearse_all
        self.hall.forget = self.people.forget
        self.people.tell_of = self.bus.tell_of
        self.people.may_remember = lambda: self.bus.hears_all or not self.hall.is_shared
        self.rates.spent = self.bus.spend
        self.setup = Setup(self.hall, self.people)
        self.metrics.watch(self)
        self.signer: Signer | None = None
        self.manners = self.play.manners = Manners(self.hall, self.people)
        self.warden = Warden(self)
        self.chronicler = Chronicler(self.hall)
        self.hall.noted = self.chronicler.hear
        self.hall.chores += [self.warden.heed, self.chronicler.tend]

    def _stir(self, live: Live) -> None:
        self.leading.stir(live)
        self.pausing.stir(live)

    async def open(self) -> None:
        """Connect, migrate, and begin. Raises StoreDown."""
        self.store.open()
        await self.warden.look_again()
        name = hashlib.sha256((await self.store.keys("bus-name"))[0]).hexdigest()[:16]
        await self.bus.open(name, self.hall.hearing, self.rates.settle)
        self.thinkers.start()
        self.hall.start()

    async def take_keys(self) -> None:
        """Fetch the keys that cookies and records are signed with."""
        await self.people.open()
        self.signer = self.play.signer = self.setup.signer = Signer(*await self.store.keys(RECORD_KEY))

    async def close(self) -> None:
        """Hang up, finish what is being written, and let go."""
        await self.hall.close()
        with suppress(StoreDown):
            await self.chronicler.finish()
        await self.bus.close()
        await self.thinkers.close()
        if self.embassy is not None:
            await asyncio.to_thread(self.embassy.close)
        await self.store.close()
