"""Inside a window: the server is killed, a match is replayed and played on from there, and no page leaks."""

from __future__ import annotations

import os
import signal
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest

from games.lcg.web.moments import GAME, seated, step
from server.hosting import ANNA, BEN, Client, in_loop, opened, process, sqlite
from thronsaal.core.chance import Chance
from thronsaal.core.match import Match
from thronsaal.core.record import write_record
from thronsaal.games.lcg.bots.greedy import decide
from thronsaal.games.lcg.state import LcgState
from thronsaal.server.errors import Denied
from thronsaal.server.render import TablePage, fragments
from thronsaal.server.setup import ChairWish, Wish
from web.stills import sight, twin

WINDOWS = ("responses", "save-or-cancel")


@cache
def played() -> tuple[Match, tuple[int, ...]]:
    """A match of two greedy seats, and after how many moves somebody could answer with more than a pass."""
    match, found = Match(GAME, options={"decks": "random"}, seed=3), []
    while match.actors:
        seat = match.actors[0]
        assert isinstance(match.state, LcgState)
        if match.state.stack[-1].kind in WINDOWS and len(match.state.legal(seat)) > 1:
            found.append(len(match.moves))
        match.apply(seat, decide(match.state.copy(), seat))
    return match, tuple(found)


def test_kill_minus_nine_inside_a_window_loses_nothing(tmp_path: Path) -> None:
    (match, windows), db = played(), sqlite(tmp_path)
    count = windows[0]
    with process(db) as (server, port):
        people = [Client(port, name) for name in ("Anna", "Ben")]
        record = people[0].http.post("/records", content=write_record(match), headers={"content-type": "text/plain"})
        wanted = {"count": count, "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = people[0].post(f"/tables/{record.json()['table']}/fork", wanted)["table"]
        people[1].post(f"/tables/{table}/sit")
        before = [told(each, table) for each in people]
        os.kill(server.pid, signal.SIGKILL)
        server.wait()
    with process(db) as (_, port):
        for each in people:
            each.port = port
            each.http.base_url = httpx.URL(f"http://127.0.0.1:{port}/api/v1")
        assert [told(each, table) for each in people] == before
        assert before[0]["view"]["asked"] in WINDOWS
        for made in match.moves[count : count + 12]:
            position = people[made.seat].get(f"/tables/{table}")["position"]
            move = {"move": GAME.write(made.move), "position": position}
            people[made.seat].post(f"/tables/{table}/moves", move)
        after = people[0].get(f"/tables/{table}")
        assert after["view"] == dict(match.at(count + 12).view(0)), "the same match as without the crash"


def told(client: Client, table: str) -> dict[str, Any]:
    """All that somebody is told of a table, but for who is connected."""
    found = client.get(f"/tables/{table}")
    return {name: found[name] for name in ("view", "legal", "number", "position", "actors", "prompt", "lines")}


@in_loop
async def test_a_match_is_played_on_from_inside_a_window(tmp_path: Path) -> None:
    match, windows = played()
    async with opened(sqlite(tmp_path)) as house:
        filed = await house.setup.file(ANNA, write_record(match))
        for count in (windows[0], windows[len(windows) // 2], windows[-1]):
            shot = await house.play.replay(filed.id, count, "de")
            assert [dict(view) for view in shot.views] == [dict(match.at(count).view(seat)) for seat in (0, 1)]
            chairs = [ChairWish("me"), ChairWish("open")]
            table = await house.setup.fork(ANNA, filed.id, count, chairs, coaching=False)
            await house.play.sit(table.id, BEN)
            assert table.match.state == match.at(count)
            seat = table.actors[0]
            legal = table.match.state.legal(seat)
            await house.play.move(table.id, (ANNA, BEN)[seat], GAME.write(legal[-1]), table.position)
            other = match.fork(count)
            other.apply(seat, legal[-1])
            assert table.match.state == other.state


@in_loop
async def test_no_page_of_what_is_past_opens_before_the_end(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        chairs = [ChairWish("me"), ChairWish("open")]
        table = await house.setup.create(ANNA, Wish("lcg", chairs=chairs))
        await house.play.sit(table.id, BEN)
        for asked in (house.play.replay(table.id, 0, "de"), house.play.record(table.id)):
            with pytest.raises(Denied):
                await asked
        seen = house.hall.sight(table, table.viewer(ANNA))
        assert seen.ending is None
        assert seen.seed is None
        assert str(TablePage(seen).end()) == ""


@pytest.mark.parametrize("seats", [2, 4])
def test_updates_and_earlier_pages_of_the_log_tell_nothing_hidden(seats: int) -> None:
    table, chance = seated(seats, 21, lists="closed"), Chance(21)
    exchanged = 0
    for count in range(240):
        if not table.actors:
            break
        if count % 30 == 29:
            for seat in (count % seats, None):
                other = twin(table, seat, chance)
                exchanged += other.match.state != table.match.state
                real, false = sight(table, seat), sight(other, seat)
                assert fragments(real) == fragments(false)
                assert TablePage(real).earlier(count) == TablePage(false).earlier(count)
        step(table, chance, folly=30)
    assert exchanged > 8
