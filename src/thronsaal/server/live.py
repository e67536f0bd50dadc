"""The socket of a table: what happens goes out, what people do comes in.

A viewer is woken, then sent all it does not have yet: an update is built from the last number the viewer got, so a
slow or returning one gets a few entries at once and misses none. Out:

    {"type": "update", "number": n, "position": p, ...}   the sight of this viewer, with new log lines only
    {"type": "answer", "id": x, "number": n, "position": p}   done and stored
    {"type": "answer", "id": x, "error": {...}}           not done; nothing has changed
    {"type": "presence", "seats": [...], "may": [...]}    somebody has come or gone, or is missing
    {"type": "beat", "number": n}                         every 20 seconds of silence

A page (`format=html`) gets its parts drawn, and only what is new of them: `on` is the mark of what it must have for
that, 0 where everything comes whole, and `mark` that of what it has then. Whoever has anything else says so (`again`).

In, each with an `id` of the client's choice:

    {"type": "move", "move": "...", "position": p}    {"type": "say", "text": "...", "how": "says"}; "murmur" alike
    {"type": "sit", "seat": 1}    {"type": "replace", "seat": 1}
    and undo, agree, decline, resign, leave, walkover, beat without more
    {"type": "fill", "seat": 1, "level": "easy"}    {"type": "remove", "seat": 1}    {"type": "begin"}: for the host
    {"type": "again", "after": n}: send everything behind entry n once more, whole
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Callable, Mapping
from typing import Annotated, Any, Literal, TypeAlias, cast

from fastapi import APIRouter, Query, WebSocket
from pydantic import Field, TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect

from thronsaal.core.words import Json
from thronsaal.server import door
from thronsaal.server.audience import Live
from thronsaal.server.errors import Denied
from thronsaal.server.house import House
from thronsaal.server.patches import Traces
from thronsaal.server.people import Person
from thronsaal.server.shapes import Count, SeatNumber, Shape, Share, Text
from thronsaal.server.store import StoreDown
from thronsaal.server.table import Done, Table, Viewer

log = logging.getLogger("thronsaal.live")

router = APIRouter(prefix="/api/v1")

BEAT_SECONDS = 20.0
PATIENCE = 20
"""How many messages beyond the rate are answered before the line is cut."""
RESTART = 1012
POLICY = 1008
BROKEN = 1011


Draw: TypeAlias = "Callable[[Table, Viewer, int], Mapping[str, Json]]"
"""Draws for a viewer what is new behind an entry."""


class _Message(Shape):
    id: Annotated[int, Field(ge=0, le=2**53)] | Annotated[str, Field(max_length=64)] | None = None


class MoveMessage(_Message):
    """A move in answer to a position."""

    type: Literal["move"]
    move: Annotated[str, Field(min_length=1, max_length=400)]
    position: Count


class SayMessage(_Message):
    """Talk: at the table, or among those who only watch."""

    type: Literal["say", "murmur"]
    text: Text
    how: Literal["says", "offers", "promises", "signals"] = "says"


class SitMessage(_Message):
    """Take a seat."""

    type: Literal["sit"]
    seat: SeatNumber | None = None
    share: Share = ""


class FillMessage(_Message):
    """Put a bot on an open seat, or on all of them."""

    type: Literal["fill"]
    seat: SeatNumber | None = None
    level: Annotated[str, Field(max_length=40)] = ""


class SeatMessage(_Message):
    """What is done about a seat: let a bot play on there, or send somebody away."""

    type: Literal["replace", "remove"]
    seat: SeatNumber


class PassMessage(_Message):
    """Pass until something happens (`quiet`) or a stretch of play is over; "": no longer."""

    type: Literal["pass"]
    until: Annotated[str, Field(max_length=40)]


class PausesMessage(_Message):
    """What I want to be asked in this game: a preset, or my own choice by `kind.phase`."""

    type: Literal["pauses"]
    preset: Literal["quick", "careful", "tournament", "own"] = "own"
    own: Annotated[
        dict[Annotated[str, Field(max_length=80)], Literal["always", "able", "never"]], Field(max_length=100)
    ] = Field(default_factory=dict)


class AgainMessage(_Message):
    """Something was missed: send everything behind this entry once more."""

    type: Literal["again"]
    after: Count


class PlainMessage(_Message):
    """What needs no more words."""

    type: Literal["undo", "agree", "decline", "resign", "leave", "walkover", "begin", "beat"]


AnyMessage: TypeAlias = (
    MoveMessage
    | SayMessage
    | SitMessage
    | FillMessage
    | SeatMessage
    | PassMessage
    | PausesMessage
    | AgainMessage
    | PlainMessage
)
MESSAGE: TypeAdapter[AnyMessage] = TypeAdapter(Annotated[AnyMessage, Field(discriminator="type")])


class Session:
    """One viewer on one socket."""

    def __init__(self, house: House, socket: WebSocket, live: Live, person: Person | None, after: int) -> None:
        self._house = house
        self._socket = socket
        self._live = live
        self._person = person
        self._language = door.language(socket)
        self.has_eyes = socket.query_params.get("format") == "html"
        self._sent = after if after <= live.table.number else 0
        self._shown: object = None
        """What the viewer was shown last, besides the entries."""
        self._has = Traces()
        """What the page has of its parts."""
        self._woken = asyncio.Event()
        self._has_looked = True
        self._is_open = live.table.is_open
        self._sending = asyncio.Lock()
        self._too_fast = 0
        self._closing = False
        self._key = f"person {person.id}" if person else f"socket {door.address_of(socket)}"

    def wake(self) -> None:
        """Something happened at the table."""
        self._woken.set()

    def look(self) -> None:
        """Somebody has come or gone."""
        self._has_looked = False
        self._woken.set()

    def part(self) -> None:
        """Hang up; the client will call again and resume."""
        self._closing = True
        self._woken.set()

    async def run(self) -> None:
        """Serve until either side hangs up."""
        self._house.hall.attend(self._live, self, self._person)
        self._woken.set()
        reading = asyncio.create_task(self._read())
        writing = asyncio.create_task(self._write())
        try:
            done, _ = await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                if (error := task.exception()) is not None:
                    log.error("socket broke", exc_info=error)
                    await _hang_up(self._socket, {"type": "error", **self._problem(Denied("broken", 500))}, BROKEN)
        finally:
            self._house.hall.leave(self._live, self, self._person)
            for task in (reading, writing):
                task.cancel()
            await asyncio.gather(reading, writing, return_exceptions=True)

    # Out

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while not self._closing:
                try:
                    await asyncio.wait_for(self._woken.wait(), BEAT_SECONDS)
                except TimeoutError:
                    await self._send({"type": "beat", "number": self._live.table.number})
                    continue
                self._woken.clear()
                await self._update()
            await self._socket.close(RESTART, "come back")

    async def _update(self) -> None:
        table = self._live.table
        await self._house.manners.know(self._live, self._person)
        viewer = table.viewer(self._person, self._language)
        if viewer.seat is not None:
            await self._house.pausing.know(self._live)
        shown = (
            viewer.seat,
            *(None if viewer.seat is None else own.get(viewer.seat) for own in (table.likings, table.orders)),
        )
        if table.number == self._sent and shown == self._shown:
            if not self._has_looked:
                self._has_looked = True
                await self._send_text(self._drawn(self._presence, table, viewer, table.number))
            return
        self._has_looked = True
        was_open, self._is_open = self._is_open, table.is_open
        if self._is_open and not was_open and any(entry.kind == "murmured" for entry in table.entries):
            self._sent = 0  # now those who sit may read, too, what watchers said
        text = self._drawn(self.draw, table, viewer, self._sent)
        self._sent, self._shown = table.number, shown
        await self._send_text(text)

    def _drawn(self, draw: Draw, table: Table, viewer: Viewer, after: int) -> str:
        """What is drawn, as it is sent; for all who only watch and see the same it is drawn once."""
        if viewer.seat is not None or table.seat_kept_for(viewer.person) is not None:
            text, self._has = written(draw(table, viewer, after), self._has)
            return text
        is_host = viewer.person is not None and viewer.person.id == table.deed.host
        unheard = table.unheard.get("" if viewer.person is None else viewer.person.id)
        about = (
            draw.__name__,
            viewer.person is not None,
            is_host,
            unheard or None,
            viewer.language,
            self.has_eyes,
            after,
        )
        key = (*about, table.number, self._house.thinkers.is_warm(table.game.id))
        drawn, sent = self._live.drawn, self._live.written
        if key not in drawn:
            drawn[key] = draw(table, viewer, after)
        # They may have come at different times, and lack more or less of it.
        lacks = (key, self._has.mark)
        if lacks not in sent:
            sent[lacks] = written(drawn[key], self._has)
        text, self._has = sent[lacks]
        return text

    def draw(self, table: Table, viewer: Viewer, after: int) -> dict[str, Json]:
        """The update for a viewer who has everything up to entry `after`."""
        sight = self._house.hall.sight(table, viewer, after)
        update: dict[str, Json] = {"type": "update", "after": after}
        if self.has_eyes:
            update |= {"number": sight.number, "position": sight.position, "phase": sight.phase}
            return update | {"my_turn": sight.is_my_turn, **self._house.render(sight)}
        return update | sight.plain()

    def _presence(self, table: Table, viewer: Viewer, after: int) -> dict[str, Json]:
        """Who is here, for a viewer who has everything else."""
        sight = self._house.hall.sight(table, viewer, after)
        if self.has_eyes:
            return {"type": "presence", **self._house.render_presence(sight)}
        seats: list[Json] = [sitter.plain() for sitter in sight.sitters]
        return {"type": "presence", "seats": seats, "may": [*sorted(sight.may)]}

    def _send_again(self, after: int) -> Done:
        """Whatever the page has: begin anew behind this entry."""
        self._sent, self._shown, self._has = min(after, self._sent), None, Traces()
        self.wake()
        return Done(self._live.table.number, self._live.table.position)

    async def _send(self, message: dict[str, Json]) -> None:
        await self._send_text(json.dumps(message, ensure_ascii=False, separators=(",", ":")))

    async def _send_text(self, text: str) -> None:
        async with self._sending:
            await self._socket.send_text(text)

    # In

    async def _read(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                message = await self._socket.receive()
                if message["type"] != "websocket.receive":
                    return
                answer = await self._answer(message.get("text"))
                if answer is None:
                    await self._socket.close(POLICY, "too fast")
                    return
                await self._send(answer)

    async def _answer(self, text: str | None) -> dict[str, Json] | None:
        """The answer to a message; None when it is time to hang up."""
        answer: dict[str, Json] = {"type": "answer", "id": None}
        try:
            if not self._house.rates.allow(self._key, self._house.settings.rate):
                self._too_fast += 1
                raise Denied("too-fast", 429)
            message = _read_message(text)
            answer["id"] = message.id
            done = self._at_once(message) or await self._do(message)
            return {**answer, "number": done.number, "position": done.position}
        except Denied as denied:
            return None if self._too_fast > PATIENCE else {**answer, **self._problem(denied)}
        except StoreDown:
            return {**answer, **self._problem(Denied("store-down", 503))}

    def _at_once(self, message: AnyMessage) -> Done | None:
        """The answer to what asks nothing of the table: anybody may say that."""
        if isinstance(message, AgainMessage):
            return self._send_again(message.after)
        table = self._live.table
        return Done(table.number, table.position) if message.type == "beat" else None

    def _problem(self, denied: Denied) -> dict[str, Json]:
        return door.plain_problem(denied, self._language, self._house.voices)

    async def _do(self, message: AnyMessage) -> Done:
        play, table_id, person = self._house.play, self._live.table.id, self._person
        if person is None:
            raise Denied("not-seated", 403)
        match message:
            case MoveMessage():
                return await play.move(table_id, person, message.move, message.position)
            case SayMessage(type="murmur"):
                return await play.murmur(table_id, person, message.text, message.how)
            case SayMessage():
                return await play.say(table_id, person, message.text, message.how)
            case SitMessage():
                return await play.sit(table_id, person, message.seat, message.share)
            case FillMessage():
                return await play.fill(table_id, person, message.seat, message.level)
            case SeatMessage(type="replace"):
                return await play.replace(table_id, person, message.seat)
            case SeatMessage():
                return await play.remove(table_id, person, message.seat)
            case PassMessage():
                return await self._house.pausing.order(table_id, person, message.until)
            case PausesMessage():
                wanted: dict[str, Json] = {"preset": message.preset, "own": dict(message.own)}
                return await self._house.pausing.like(table_id, person, wanted)
            case _:
                done: Done = await getattr(play, message.type)(table_id, person)
                return done


def written(news: Mapping[str, Json], has: Traces) -> tuple[str, Traces]:
    """News as they are sent to whom has so much, and what they have then."""
    if isinstance(parts := news.get("parts"), dict):
        lacking, then = has.news(cast("dict[str, str]", parts))
        news = {**news, "on": has.mark, "mark": then.mark, "parts": cast("dict[str, Json]", lacking)}
        has = then
    return json.dumps(news, ensure_ascii=False, separators=(",", ":")), has


def _read_message(text: str | None) -> AnyMessage:
    if text is None:
        raise Denied("bad-message", 422)
    try:
        return MESSAGE.validate_json(text)
    except ValidationError as error:
        raise Denied("bad-message", 422) from error


@router.websocket("/tables/{table_id}/events")
async def events(socket: WebSocket, table_id: str, after: Annotated[str, Query(max_length=20)] = "0") -> None:
    """Follow a table, and act at it."""
    house = door.house(socket)
    await socket.accept()
    try:
        person = await door.visitor(socket)
        number = int(after) if after.isdecimal() else 0
        async with house.sockets.held(socket, person):
            live = await house.hall.fresh(table_id)
            await Session(house, socket, live, person, number).run()
    except Denied as denied:
        problem: dict[str, Any] = door.plain_problem(denied, door.language(socket), house.voices)
        await _hang_up(socket, {"type": "error", **problem}, 4000 + denied.status)
    except StoreDown:
        problem = door.plain_problem(Denied("store-down", 503), door.language(socket), house.voices)
        await _hang_up(socket, {"type": "error", **problem}, 4503)


async def _hang_up(socket: WebSocket, message: dict[str, Any], code: int) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(json.dumps(message, ensure_ascii=False))
        await socket.close(code)
