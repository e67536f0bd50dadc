"""The warden: who may come in, and what the host ordered while the hall is open."""

from __future__ import annotations

import contextlib
import time
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect

from thronsaal.server import accounts
from thronsaal.server.accounts import Ban
from thronsaal.server.door import address_of
from thronsaal.server.errors import Denied
from thronsaal.server.forgetting import sweep
from thronsaal.server.gate import is_address, network_of
from thronsaal.server.moments import DAY, now
from thronsaal.server.orders import Heard, Order
from thronsaal.server.people import Person

if TYPE_CHECKING:
    from thronsaal.server.house import House

LOOK_SECONDS = 1.0
TIDY_MILLISECONDS = 60_000
GONE = 4401
"""How a socket is closed whose visit was ended."""
BANNED = 4403


class Warden:
    """Knows who is banned, and hears orders."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._bans: dict[str, Ban] = {}
        self._heard = Heard()
        self._looked = 0.0
        self._tidied = now()

    def is_banned(self, whom: str) -> bool:
        """Whether a person (by id) or an address may not come in."""
        ban = self._bans.get(whom)
        return ban is not None and ban.holds(now())

    def admit(self, person: Person) -> None:
        """Let somebody in. Raises Denied."""
        if self.is_banned(person.id):
            raise Denied("banned", 403)

    async def look_again(self) -> None:
        """Read keys and bans."""
        await self._house.take_keys()
        found = await self._house.store.do(accounts.bans, writes=False)
        self._bans = {_banned(ban.whom): ban for ban in found}

    async def heed(self, *, at_once: bool = False) -> None:
        """Do what was ordered since we last looked."""
        if time.monotonic() - self._looked < LOOK_SECONDS and not at_once:
            return
        self._looked = time.monotonic()
        await self._tidy()
        orders = await self._house.store.do(self._heard.new, writes=False)
        if not orders:
            return
        if any(order.kind in ("keys", "bans", "person") for order in orders):
            await self.look_again()
        for order in orders:
            if order.kind == "table":
                self._house.hall.drop(order.about)
            elif order.kind == "shunned":
                self._house.manners.forget(order.about)
        await self._clear(orders)

    async def _tidy(self) -> None:
        """Delete what need not be kept any longer; look people up anew once a day, so that it is noted who comes."""
        at, settings = now(), self._house.settings
        if at - self._tidied < TIDY_MILLISECONDS:
            return
        if at // DAY != self._tidied // DAY:
            self._house.people.look_up_anew()
        self._tidied = at
        await self._house.store.do(lambda db: sweep(db, settings, at))

    async def _clear(self, orders: list[Order]) -> None:
        """Show those out who may not stay."""
        changed = {order.about for order in orders if order.kind == "person"}
        has_new_keys = any(order.kind == "keys" for order in orders)
        for socket, person in list(self._house.sockets.present.items()):
            if self.is_banned(address_of(socket)) or (person is not None and self.is_banned(person.id)):
                await _show_out(socket, BANNED)
            elif person is not None and (person.id in changed or has_new_keys):
                await _show_out(socket, GONE)


def _banned(whom: str) -> str:
    """An address counts as the network it belongs to, as everywhere at the gate."""
    return network_of(whom) if is_address(whom) else whom


async def _show_out(socket: WebSocket, code: int) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code)
