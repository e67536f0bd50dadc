"""The clock of a table: for each move, for the match, for days; read off the journal, and nothing happens by itself."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from server.hosting import ANNA, BEN, CARA, any_move, bare_table, in_loop, opened, sqlite, table_of
from support.table import rule
from thronsaal.core.registry import find_game
from thronsaal.server import play as play_module
from thronsaal.server import sight as sight_module
from thronsaal.server.errors import Denied
from thronsaal.server.presence import Presence
from thronsaal.server.setup import ChairWish, Wish
from thronsaal.server.sight import Sight
from thronsaal.server.table import Chair, Deed, Draft, Entry, Table
from thronsaal.server.timing import PACES, BadPace, Pace
from thronsaal.server.voices import Voices

START = 1_000_000


def absorb(table: Table, drafts: list[Draft], at: int) -> None:
    for draft in drafts:
        table.absorb(Entry(table.number + 1, draft.kind, draft.seat, draft.data, at))


def paced(text: str, people: int = 2) -> Table:
    game = find_game("claim")
    seated = [Chair("person", person.name, person.id) for person in (ANNA, BEN)[:people]]
    chairs = (*seated, *[Chair("bot", level="easy")] * (2 - people))
    deed = Deed("t", game, game.settle({"starter": "A"}), 7, chairs, host=ANNA.id, created=START, pace=Pace.read(text))
    table = Table(deed)
    table.presence = Presence(START)
    for person in (ANNA, BEN):
        table.presence.came(person.id, START)
    return table


def moves(table: Table, at: int) -> int:
    """Whoever is to move does so at this time; returns who that was."""
    seat, move = any_move(table)
    absorb(table, table.plan_move(seat, move, table.position), at)
    return seat


@pytest.mark.parametrize("text", PACES)
def test_a_clock_is_written_as_it_is_read(text: str) -> None:
    assert str(Pace.read(text) or "none") == text


@pytest.mark.parametrize(
    "text", ["move", "move 9", "move 3601", "match 600", "match 30+5", "match 600+301", "days 15", "x"]
)
def test_what_is_no_clock_is_refused(text: str) -> None:
    with pytest.raises(BadPace, match="days 1 to 14"):
        Pace.read(text)


@rule("house.clock")
def test_each_move_has_its_time() -> None:
    table = paced("move 60")
    assert (table.time.until(0), table.time.until(1)) == (START + 60_000, None)
    assert moves(table, START + 20_000) == 0
    assert (table.time.until(0), table.time.until(1)) == (None, START + 80_000)
    assert table.time.late(START + 79_999) == []
    assert table.time.late(START + 80_000) == [1]


@rule("house.clock")
def test_the_match_has_its_time_and_more_for_each_move() -> None:
    table = paced("match 600+10")
    assert (table.time.until(0), table.time.left(1)) == (START + 600_000, 600_000)
    moves(table, START + 100_000)
    assert (table.time.left(0), table.time.until(1)) == (510_000, START + 700_000)
    moves(table, START + 101_000)
    used = {0: 510_000, 1: 609_000}
    seat = table.actors[0]
    assert table.time.until(seat) == START + 101_000 + used[seat]
    assert table.time.left(1 - seat) == used[1 - seat]


@rule("house.clock")
def test_days() -> None:
    table = paced("days 3")
    assert table.time.until(0) == START + 3 * 86_400_000


def test_a_restart_winds_nothing_up() -> None:
    table = paced("match 600+10")
    for minute in range(1, 6):
        moves(table, START + 60_000 * minute)
    again = Table(table.deed)
    again.replay(table.entries)
    for seat in range(2):
        assert (again.time.until(seat), again.time.left(seat)) == (table.time.until(seat), table.time.left(seat))


@rule("house.clock")
def test_alone_with_bots_nobody_is_hurried() -> None:
    table = paced("move 60", people=1)
    assert table.time.until(0) is None
    assert table.missing(START + 10**9) == []


def test_talk_does_not_stop_it() -> None:
    table = paced("move 60")
    absorb(table, table.plan_talk(0, "hm"), START + 30_000)
    assert table.time.until(0) == START + 60_000


@rule("house.absence")
def test_when_time_is_up_the_others_may_let_a_bot_play_on() -> None:
    table = paced("move 60")
    late = START + 60_000
    with pytest.raises(Denied, match="not-missing"):
        table.plan_replace(1, 0, "medium", late - 1)
    with pytest.raises(Denied, match="not-missing"):
        table.plan_replace(0, 0, "medium", late)
    assert table.missing(late) == [0]
    absorb(table, table.plan_replace(1, 0, "medium", late), late)
    assert table.chairs[0].is_stand_in
    assert table.time.until(1) is None
    assert table.plan_sit(ANNA) == [Draft("sat", 0, {"person": ANNA.id, "name": ANNA.name})]
    absorb(table, table.plan_sit(ANNA), late + 5_000)
    assert table.time.until(0) == late + 65_000, "who comes back has time for the move"
    assert table.actors == (0,)


def test_who_sits_down_again_has_at_least_a_minute_of_the_match() -> None:
    table = paced("match 60+0")
    late = START + 60_000
    absorb(table, table.plan_replace(1, 0, "medium", late), late)
    absorb(table, table.plan_sit(ANNA), late + 5_000)
    assert table.time.until(0) == late + 65_000


@rule("house.absence")
def test_the_last_one_may_take_the_match() -> None:
    table = paced("move 60")
    with pytest.raises(Denied, match="not-alone"):
        table.plan_walkover(1, START + 59_999)
    with pytest.raises(Denied, match="not-alone"):
        table.plan_walkover(0, START + 60_000)
    absorb(table, table.plan_walkover(1, START + 60_000), START + 60_000)
    assert table.phase == "over"
    assert table.match.outcome is not None
    assert (table.match.outcome.winners, table.match.outcome.why) == ((1,), "walkover")
    sight = Sight(table, table.viewer(ANNA), Voices())
    assert sight.lines[-1].text == "Ben takes the match."
    assert sight.lines[-1].rule == "house.absence"


@rule("house.absence")
def test_without_a_clock_who_is_long_gone_is_not_waited_for() -> None:
    table = bare_table()
    table.presence = Presence(START, grace=10, patience=300)
    seat = table.actors[0]
    for person in (ANNA, BEN):
        table.presence.came(person.id, START)
    gone = (ANNA, BEN)[seat]
    table.presence.went(gone.id, START)
    assert table.presence.gone_since(gone.id, START + 9_999) is None, "a page may be loaded anew"
    assert table.presence.gone_since(gone.id, START + 10_000) == START
    assert table.missing(START + 299_999) == []
    assert table.missing(START + 300_000) == [seat]
    assert table.may_take_all(1 - seat, START + 300_000)
    assert not table.may_take_all(seat, START + 300_000)


def test_where_a_move_takes_days_nobody_need_be_here() -> None:
    table = paced("days 1")
    for person in (ANNA, BEN):
        table.presence.went(person.id, START)
    assert table.missing(START + 80_000_000) == []
    assert table.missing(START + 86_400_000) == [0]


def test_the_game_s_own_clock_goes_first() -> None:
    """One clock at a time: while truce talks are timed, the clock of the table stands."""
    from server.test_clock import to_the_talks  # noqa: PLC0415 - it plays there

    game = find_game("ironthrone")
    chairs = tuple(Chair("person", person.name, person.id) for person in (ANNA, BEN, CARA))
    table = Table(Deed("t", game, game.settle({}), 7, chairs, pace=Pace.read("move 60")))
    assert any(table.time.until(seat) for seat in table.actors)
    to_the_talks(table)
    assert table.deadline is not None
    assert [table.time.until(seat) for seat in range(3)] == [None] * 3


@in_loop
async def test_people_are_told_and_the_clock_outlives_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(sqlite(tmp_path)) as house:
        table = await table_of(house, ANNA, BEN, clock="move 60")
        seat = table.actors[0]
        sight = house.hall.sight(table, table.viewer(ANNA))
        until = sight.sitters[seat].until
        assert until == sight.until == table.entries[-1].at + 60_000
        assert sight.plain()["clock"] == "move 60"
    async with opened(sqlite(tmp_path)) as house:
        table = await house.hall.find(table.id)
        assert table.time.until(seat) == until
        waiting, late = (ANNA, BEN)[1 - seat], (ANNA, BEN)[seat]
        with pytest.raises(Denied, match="not-missing"):
            await house.play.replace(table.id, waiting, seat)
        assert until is not None
        monkeypatch.setattr(play_module, "now", lambda: until)
        monkeypatch.setattr(sight_module, "now", lambda: until)
        may = house.hall.sight(table, table.viewer(waiting)).may
        assert {"replace", "walkover"} <= may
        assert not {"replace", "walkover"} & house.hall.sight(table, table.viewer(late)).may
        assert not {"replace", "walkover"} & house.hall.sight(table, table.viewer(CARA)).may
        with pytest.raises(Denied, match="no-seat"):
            await house.play.replace(table.id, waiting, 9)
        await house.play.replace(table.id, waiting, seat)
        assert table.chairs[seat].is_stand_in
        text = house.hall.sight(table, table.viewer(waiting)).lines[-1].text
        assert text.startswith(f"{waiting.name} lets a bot play on for {late.name}")
        await house.play.sit(table.id, late)
        assert table.seat_of(late) == seat


@in_loop
async def test_a_clock_that_is_none_sets_up_no_table(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        with pytest.raises(Denied, match="bad-clock"):
            await house.setup.create(ANNA, Wish("claim", chairs=[ChairWish("me"), ChairWish("open")], clock="now"))
        assert await house.hall.tables_of(ANNA) == []


@in_loop
async def test_a_rematch_keeps_the_clock_and_a_fork_has_none(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        table = await table_of(house, ANNA, BEN, clock="match 600+10")
        await house.play.resign(table.id, ANNA)
        again = await house.hall.find(await house.setup.rematch(table.id, BEN))
        assert str(again.deed.pace) == "match 600+10"
        fork = await house.setup.fork(ANNA, table.id, 0)
        assert fork.deed.pace is None
        assert replace(fork.deed).pace is None
