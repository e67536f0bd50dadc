"""The hall: tables come and go, people act, bots answer, and two processes on one database agree."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from server.hosting import (
    ANNA,
    BEN,
    CARA,
    Onlooker,
    any_move,
    bare_table,
    in_loop,
    opened,
    play_on,
    sqlite,
    table_of,
    watch,
)
from thronsaal.bots import Conductor
from thronsaal.core.chance import Chance
from thronsaal.core.game import State
from thronsaal.core.record import read_record
from thronsaal.core.registry import find_game
from thronsaal.server.audience import Live
from thronsaal.server.errors import Denied
from thronsaal.server.house import House
from thronsaal.server.people import Person
from thronsaal.server.setup import ChairWish, Wish
from thronsaal.server.store import StoreDown
from thronsaal.server.table import Table


async def move_once(house: House, table: Table) -> None:
    await play_on(house, table, 1)


@in_loop
async def test_idle_tables_leave_memory_and_come_back_as_they_were(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path), idle_seconds=0.0) as house:
        table = await table_of(house, ANNA, BEN)
        await play_on(house, table, 9, Chance(1))
        await house.play.say(table.id, BEN, "one moment")
        await house.hall.note()
        house.hall._sweep()
        assert house.hall.count == 0
        again = await house.hall.find(table.id)
        assert again is not table
        assert again.match.state == table.match.state
        assert again.entries == table.entries


@in_loop
async def test_a_watched_table_stays(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path), idle_seconds=0.0) as house:
        table = await table_of(house, ANNA, BEN)
        await watch(house, table.id)
        await house.hall.note()
        house.hall._sweep()
        assert house.hall.count == 1


@in_loop
async def test_everything_survives_a_restart(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        table = await table_of(house, ANNA, BEN, public=True)
        await play_on(house, table, 5)
        cookie = house.people.sign(ANNA.id)
    async with opened(sqlite(tmp_path)) as house:
        assert house.people.read(cookie) == ANNA.id
        again = await house.hall.find(table.id)
        assert again.match.state == table.match.state
        assert again.seat_of(ANNA) == 0
        brief = (await house.hall.tables_of(ANNA))[0]
        assert (brief.id, brief.moves, brief.phase) == (table.id, 5, "playing")
        await play_on(house, again, 1)


@in_loop
async def test_nobody_is_told_of_what_is_not_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(sqlite(tmp_path)) as house:
        table = await table_of(house, ANNA, BEN)
        onlooker = await watch(house, table.id)
        onlooker.woken.clear()
        before = table.match.state.pack()

        async def down(*_: object) -> None:
            assert table.match.state.pack() == before, "not even memory knows before the store does"
            raise StoreDown("no disk")

        monkeypatch.setattr(house.store, "append", down)
        with pytest.raises(StoreDown):
            await move_once(house, table)
        assert (table.number, table.match.state.pack()) == (1, before)
        assert not onlooker.woken.is_set()
        monkeypatch.undo()
        await move_once(house, table)
        assert onlooker.woken.is_set()


@in_loop
async def test_who_hangs_up_in_the_middle_leaves_memory_and_store_alike(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        table = await table_of(house, ANNA, BEN)
        wish = asyncio.create_task(move_once(house, table))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        wish.cancel()
        await asyncio.gather(wish, return_exceptions=True)
        async with (await house.hall.live(table.id)).lock:
            assert await house.store.entries(table.id) == table.entries


@in_loop
async def test_two_processes_cannot_both_take_the_same_move(db: str) -> None:
    async with opened(db) as one, opened(db) as two:
        table = await table_of(one, ANNA, BEN)
        await play_on(one, table, 15)
        twin = await two.hall.find(table.id)
        seat = table.actors[0]
        person = (ANNA, BEN)[seat]
        legal = [table.game.write(move) for move in table.match.state.legal(seat)]
        assert len(set(legal)) > 1
        answers = await asyncio.gather(
            one.play.move(table.id, person, legal[0], table.position),
            two.play.move(table.id, person, legal[-1], twin.position),
            return_exceptions=True,
        )
        late = [answer for answer in answers if isinstance(answer, Denied)]
        assert [denied.code for denied in late] == ["late"]
        assert len(await one.store.entries(table.id)) == table.position == twin.position == 17
        assert table.match.state == twin.match.state


@in_loop
async def test_talk_of_another_process_does_not_make_a_move_late(db: str) -> None:
    async with opened(db) as one, opened(db) as two:
        table = await table_of(one, ANNA, BEN)
        twin = await two.hall.find(table.id)
        await two.play.say(table.id, BEN, "hello from the other side")
        await move_once(one, table)
        assert [entry.kind for entry in table.entries] == ["sat", "said", "moved"]
        await two.play.say(table.id, BEN, "and again")
        assert twin.match.state == table.match.state


@in_loop
async def test_watchers_hear_what_another_process_wrote(db: str) -> None:
    async with opened(db) as one, opened(db) as two:
        table = await table_of(one, ANNA, BEN)
        onlooker = await watch(two, table.id)
        await move_once(one, table)
        await onlooker.woken.wait()
        assert (await two.hall.find(table.id)).number == table.number


@in_loop
async def test_many_tables_at_once_are_all_played_to_the_end(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        tables = [await table_of(house, ANNA, BEN) for _ in range(12)]
        await asyncio.gather(*(play_on(house, table, 60, Chance(n)) for n, table in enumerate(tables)))
        for table in tables:
            assert table.phase == "over"
            assert await house.store.entries(table.id) == table.entries


@in_loop
async def test_a_bot_answers_and_takes_over_and_gives_back(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path), thinking=True) as house:
        chairs = [ChairWish("me"), ChairWish("bot", "random")]
        table = await house.setup.create(ANNA, Wish("claim", {"starter": "A"}, chairs, coaching=True))
        onlooker = await watch(house, table.id)
        hint = await house.play.hint(table.id, ANNA, "en")
        assert hint.move in [table.game.write(move) for move in table.match.state.legal(0)]
        await house.play.move(table.id, ANNA, hint.move, 0)
        while len(table.match.moves) < 2:
            await onlooker.woken.wait()
            onlooker.woken.clear()
        assert table.match.moves[1].seat == 1
        await house.play.leave(table.id, ANNA)
        while table.phase == "playing":
            await onlooker.woken.wait()
            onlooker.woken.clear()
        assert len(table.match.moves) == 52
        with pytest.raises(Denied, match="table-over"):
            await house.play.sit(table.id, ANNA)


@in_loop
async def test_a_bot_that_cannot_be_asked_still_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: object) -> int:
        return 10**9

    async with opened(sqlite(tmp_path)) as house:
        for answer in (nothing, None):
            if answer is None:
                monkeypatch.setattr(house.thinkers, "ask", lambda *_: asyncio.sleep(0))
            else:
                monkeypatch.setattr(house.thinkers, "ask", answer)
            table = await house.setup.create(ANNA, Wish("claim", chairs=[ChairWish("bot", "random")] * 2))
            onlooker = await watch(house, table.id)
            while table.phase == "playing":
                await onlooker.woken.wait()
                onlooker.woken.clear()
            assert len(table.match.moves) == 52


@in_loop
async def test_a_bot_is_not_asked_for_the_only_move_it_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    async def first(game: str, level: str, state: State, seat: int, *_: object) -> int:
        asked.append(len(state.legal(seat)))
        return state.legal(seat)[0]

    async with opened(sqlite(tmp_path)) as house:
        monkeypatch.setattr(house.thinkers, "ask", first)
        table = await house.setup.create(ANNA, Wish("claim", chairs=[ChairWish("bot", "random")] * 2))
        onlooker = await watch(house, table.id)
        while table.phase == "playing":
            await onlooker.woken.wait()
            onlooker.woken.clear()
        assert len(table.match.moves) == 52
        assert min(asked) > 1
        assert 26 < len(asked) <= 48


@in_loop
async def test_bots_among_themselves_play_only_for_an_audience(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thronsaal.server.leading.INTEREST_SECONDS", -1.0)
    async with opened(sqlite(tmp_path)) as house:
        monkeypatch.setattr(house.thinkers, "ask", lambda *_: asyncio.sleep(0))
        table = await house.setup.create(ANNA, Wish("claim", chairs=[ChairWish("bot", "random")] * 2))
        live = await house.hall.live(table.id)
        assert not live.thinking
        onlooker = await watch(house, table.id)
        while len(table.match.moves) < 3:
            await onlooker.woken.wait()
            onlooker.woken.clear()
        live.watchers.clear()
        await asyncio.gather(*(task for task in house.hall._tasks if "_follow" in repr(task)))
        assert not live.thinking
        assert table.phase == "playing"


@in_loop
async def test_hints_only_where_the_table_allows_coaching(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        plain = await table_of(house, ANNA, BEN)
        with pytest.raises(Denied, match="no-coaching"):
            await house.play.hint(plain.id, ANNA, "en")
        coached = await table_of(house, ANNA, BEN, coaching=True)
        waiting = (ANNA, BEN)[1 - coached.actors[0]]
        with pytest.raises(Denied, match="not-your-turn"):
            await house.play.hint(coached.id, waiting, "en")
        with pytest.raises(Denied, match="not-seated"):
            await house.play.hint(coached.id, CARA, "en")


@in_loop
async def test_a_rematch_seats_everybody_one_further(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        table = await table_of(house, ANNA, BEN, coaching=True)
        with pytest.raises(Denied, match="not-over"):
            await house.setup.rematch(table.id, ANNA)
        await house.play.resign(table.id, BEN)
        ids = await asyncio.gather(*(house.setup.rematch(table.id, who) for who in (ANNA, BEN, ANNA)))
        assert len(set(ids)) == 1
        with pytest.raises(Denied, match="not-seated"):
            await house.setup.rematch(table.id, CARA)
        again = await house.hall.find(ids[0])
        assert [chair.name for chair in again.chairs] == ["Ben", "Anna"]
        assert again.deed.seed != table.deed.seed
        assert again.deed.coaching
        assert again.id in [brief.id for brief in await house.hall.tables_of(BEN)]


@in_loop
async def test_records_are_written_read_filed_and_forked(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        table = await table_of(house, ANNA, BEN)
        await play_on(house, table, 7, Chance(3))
        with pytest.raises(Denied, match="not-over"):
            await house.play.record(table.id)
        with pytest.raises(Denied, match="not-over"):
            await house.play.replay(table.id, 1, "en")
        with pytest.raises(Denied, match="not-over"):
            await house.setup.fork(CARA, table.id, 3)
        await house.play.say(table.id, ANNA, "well played")
        await house.play.resign(table.id, ANNA)
        text = await house.play.record(table.id)
        assert read_record(text).names == ("Anna", "Ben")
        filed = await house.setup.file(CARA, text)
        assert filed.phase == "filed"
        assert await house.play.record(filed.id) == text
        for what in (house.play.sit(filed.id, CARA), house.setup.rematch(filed.id, CARA)):
            with pytest.raises(Denied):
                await what
        again = await house.setup.fork(CARA, filed.id, 4, [ChairWish("open"), ChairWish("me")])
        assert again.match.state == table.match.at(4)
        assert (again.position, again.deed.origin) == (4, (filed.id, 4))
        assert again.chairs[1].name == "Cara"


@in_loop
async def test_a_fork_may_not_begin_at_the_end(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        table = await table_of(house, ANNA, BEN)
        await play_on(house, table, 60)
        with pytest.raises(Denied, match="table-over"):
            await house.setup.fork(CARA, table.id, 52)
        with pytest.raises(Denied, match="no-such-move"):
            await house.setup.fork(CARA, table.id, 53)
        assert (await house.setup.fork(CARA, table.id, 51)).phase == "playing"


@in_loop
async def test_replay_shows_every_side_of_a_match_that_is_over(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        table = await table_of(house, ANNA, BEN)
        await play_on(house, table, 60, Chance(5))
        past = await house.play.replay(table.id, 10, "en")
        assert past.views == tuple(table.match.at(10).view(seat) for seat in (0, 1))
        own, every = past.lines(0), past.lines(is_open=True)
        assert len(own) == len(every)
        assert {line.text for line in own} != {line.text for line in every}


@in_loop
async def test_foolish_wishes_for_a_table(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path), tables_per_person=2) as house:
        me, free = ChairWish("me"), ChairWish("open")
        wishes = {
            "no-game": Wish("chess"),
            "bad-seats": Wish("claim", chairs=[me]),
            "one-seat-each": Wish("claim", chairs=[me, me]),
            "no-bot": Wish("claim", chairs=[me, ChairWish("bot", "genius")]),
            "bad-options": Wish("claim", {"starter": "C"}),
        }
        for code, wish in wishes.items():
            with pytest.raises(Denied, match=code):
                await house.setup.create(ANNA, wish)
        with pytest.raises(Denied, match="bad-options"):
            await house.setup.create(ANNA, Wish("claim", {"colour": "red"}))
        assert await house.hall.tables_of(ANNA) == []
        for _ in range(2):
            await house.setup.create(ANNA, Wish("claim", chairs=[me, free]))
        with pytest.raises(Denied, match="too-many-tables"):
            await house.setup.create(ANNA, Wish("claim", chairs=[me, free]))
        await house.setup.create(BEN, Wish("claim", chairs=[me, free]))


@in_loop
async def test_public_tables_are_listed_private_ones_only_to_their_people(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        free = [ChairWish("me"), ChairWish("open")]
        shown = await house.setup.create(ANNA, Wish("claim", chairs=free, public=True))
        hidden = await house.setup.create(ANNA, Wish("claim", chairs=free))
        assert [brief.id for brief in await house.hall.open_tables()] == [shown.id]
        assert {brief.id for brief in await house.hall.tables_of(ANNA)} == {shown.id, hidden.id}
        assert await house.hall.tables_of(BEN) == []
        await house.play.sit(hidden.id, BEN)
        assert [brief.id for brief in await house.hall.tables_of(BEN)] == [hidden.id]


@pytest.mark.parametrize("table_id", ["", "nowhere", "x" * 65, "é", "a\x00b", "' OR 1=1 --"])
@in_loop
async def test_tables_that_are_not_there(tmp_path: Path, table_id: str) -> None:
    async with opened(sqlite(tmp_path)) as house:
        with pytest.raises(Denied, match="no-table"):
            await house.hall.find(table_id)


@in_loop
async def test_a_table_of_another_version_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(sqlite(tmp_path)) as house:
        table = await table_of(house, ANNA, BEN)
    async with opened(sqlite(tmp_path)) as house:
        monkeypatch.setattr(type(find_game("claim")), "version", 99)
        with pytest.raises(Denied, match="old-version"):
            await house.hall.find(table.id)


@in_loop
async def test_a_game_of_three_with_secret_choices(tmp_path: Path, install: Callable[..., None]) -> None:
    install(court="toys.court:GAME")
    async with opened(sqlite(tmp_path)) as house:
        table = await table_of(house, ANNA, BEN, CARA, game="court")
        people = {0: ANNA, 1: BEN, 2: CARA}
        while table.phase == "playing":
            position = table.position
            await asyncio.gather(
                *(
                    house.play.move(table.id, people[seat], table.game.write(any_move(table, seat)[1]), position)
                    for seat in table.actors
                )
            )
        assert len(table.match.moves) == 12
        with pytest.raises(Denied, match="table-over"):
            await house.play.resign(table.id, ANNA)


@in_loop
async def test_a_long_journal_is_replayed_beside_the_loop(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path), idle_seconds=0.0) as house:
        table = await table_of(house, ANNA, BEN)
        for number in range(250):
            await house.play.say(table.id, ANNA, f"line {number}")
        await house.hall.note()
        house.hall._sweep()
        again = await house.hall.find(table.id)
        assert again.number == table.number == 251


@in_loop
async def test_a_name_goes_with_the_person_who_sits_down(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        renamed = await house.people.rename(BEN, "  Bénjamin   the  2nd ")
        assert renamed == Person(BEN.id, "Bénjamin the 2nd")
        table = await table_of(house, ANNA, replace(BEN, name=renamed.name))
        sight = house.hall.sight(table, table.viewer(None, "de"))
        assert sight.names == ("Anna", "Bénjamin the 2nd")


def test_bots_wait_for_eyes_and_not_for_programs() -> None:
    table = bare_table()
    live = Live(table, Conductor(table.match))
    assert not live.is_looked_at
    live.watchers.add(Onlooker(has_eyes=False))
    assert not live.is_looked_at
    live.watchers.add(Onlooker())
    assert live.is_looked_at
