"""Whose turn it is to be thought for: address by address, person by person, and each in the order in which they asked.

Whoever asks for much waits behind their own questions, not others behind them.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Owner(NamedTuple):
    """For whom there is thinking to do: an address, and a person there."""

    address: str = ""
    person: str = ""


NOBODY = Owner()
MOST_ADDRESSES = 20_000


class Addresses:
    """Where people were last seen to come from."""

    def __init__(self) -> None:
        self._of: OrderedDict[str, str] = OrderedDict()

    def note(self, person_id: str, address: str) -> None:
        """Somebody called from there."""
        self._of[person_id] = address
        self._of.move_to_end(person_id)
        if len(self._of) > MOST_ADDRESSES:
            self._of.popitem(last=False)

    def owner(self, person_id: str) -> Owner:
        """For whom bots think at the tables of a person."""
        return Owner(self._of.get(person_id, ""), person_id)


class Turns(Generic[T]):
    """Things that are lent to one after the other, in turns."""

    def __init__(self) -> None:
        self._free: deque[T] = deque()
        self._lines: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[T]]]] = OrderedDict()

    def put_nowait(self, thing: T) -> None:
        """Give a thing back, to whoever's turn it is."""
        waiting = self._next()
        if waiting is None:
            self._free.append(thing)
        else:
            waiting.set_result(thing)

    def get_nowait(self) -> T:
        """Take a thing that nobody uses. Raises IndexError."""
        return self._free.popleft()

    async def get(self, owner: Owner = NOBODY) -> T:
        """Wait for one's turn."""
        if self._free:
            return self._free.popleft()
        waiting: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        people = self._lines.setdefault(owner.address, OrderedDict())
        people.setdefault(owner.person, deque()).append(waiting)
        try:
            return await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():
                self.put_nowait(waiting.result())
            raise

    def _next(self) -> asyncio.Future[T] | None:
        """Who has waited longest of those whose turn it is; addresses and people who had one go to the end."""
        while self._lines:
            address, people = next(iter(self._lines.items()))
            person, line = next(iter(people.items()))
            waiting = line.popleft()
            people.move_to_end(person)
            self._lines.move_to_end(address)
            if not line:
                del people[person]
            if not people:
                del self._lines[address]
            if not waiting.done():
                return waiting
        return None
