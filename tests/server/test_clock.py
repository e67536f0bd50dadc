"""The clock of truce talks: it runs for people, survives restarts, and ends the talks without a deal."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from server.hosting import ANNA, BEN, CARA, absorb, bare_table, in_loop, opened, sqlite, table_of
from support.table import rule
from thronsaal.core.chance import Chance
from thronsaal.core.registry import find_game
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.state import IronThroneState
from thronsaal.games.ironthrone.truce import Talks
from thronsaal.server import hall as hall_module
from thronsaal.server.house import House
from thronsaal.server.sight import Sight
from thronsaal.server.table import Chair, Deed, Table, Viewer
from thronsaal.server.voices import Voices

START = 1_000
"""When every entry of a bare table happens."""
MINUTE = 60_000


def state_of(table: Table) -> IronThroneState:
    return cast("IronThroneState", table.match.state)


def wish(table: Table, rng: Chance) -> tuple[int, int]:
    """A move of somebody; truces are laid where they can be."""
    seat = table.actors[0]
    moves = table.match.state.legal(seat)
    truces = [move for move in moves if n.write(move).endswith("-truce") and n.write(move).startswith("lay")]
    return seat, (truces[0] if truces else n.PASS if n.PASS in moves else rng.pick(moves))


def to_the_talks(table: Table) -> Table:
    """Play on until two seats negotiate."""
    rng = Chance(3)
    while not isinstance(state_of(table).asked, Talks):
        seat, move = wish(table, rng)
        absorb(table, table.plan_move(seat, move, table.position))
    return table


def talking(minutes: str = "5", people: int = 3) -> Table:
    game = find_game("ironthrone")
    seated = [Chair("person", person.name, person.id) for person in (ANNA, BEN, CARA)[:people]]
    chairs = (*seated, *[Chair("bot", level="medium")] * (3 - people))
    return to_the_talks(Table(Deed("t", game, game.settle({"talks": minutes}), 7, chairs)))


@rule("ironthrone.talks-end")
def test_the_talks_fail_when_their_time_is_up() -> None:
    table = talking()
    assert table.plan_lapse(START + 5 * MINUTE - 1) == []
    seat = table.actors[0]
    absorb(table, drafts := table.plan_lapse(START + 5 * MINUTE))
    assert [(draft.kind, draft.seat) for draft in drafts] == [("lapsed", seat), ("moved", seat)]
    assert table.match.moves[-1].move == n.NO_DEAL
    assert table.deadline is None
    lines = [line.text for line in Sight(table, table.viewer(ANNA), Voices(), after=table.number - 2).lines]
    assert lines[0].startswith("Time is up for ")
    assert "breaks off the talks" in lines[1]


def test_the_clock_runs_for_the_whole_talks() -> None:
    """A proposal does not wind it up again, whoever is to answer it."""
    table = talking()
    for minute in range(1, 4):
        seat = table.actors[0]
        move = next(move for move in table.match.state.legal(seat) if n.kind_of(move) == n.PUT)
        (draft,) = table.plan_move(seat, move, table.position)
        table.absorb(hall_module.Entry(table.number + 1, draft.kind, seat, draft.data, START + minute * MINUTE))
        assert table.deadline is not None
        clock, until = table.deadline
        assert until == START + 5 * MINUTE
        assert clock.seat == table.actors[0] != seat


def test_a_restart_does_not_wind_it_up() -> None:
    table = talking()
    again = Table(table.deed)
    again.replay(table.entries)
    assert again.deadline == table.deadline
    assert table.deadline is not None


@pytest.mark.parametrize(("minutes", "people"), [("none", 3), ("5", 1)])
def test_without_a_clock_or_alone_with_bots_nobody_is_hurried(minutes: str, people: int) -> None:
    table = talking(minutes, people)
    assert table.deadline is None
    assert table.plan_lapse(START + 99 * MINUTE) == []
    assert Sight(table, table.viewer(ANNA), Voices()).until is None


def test_everybody_is_told_by_when() -> None:
    table = talking("2")
    for viewer in (table.viewer(ANNA), table.viewer(BEN), Viewer(None, None)):
        sight = Sight(table, viewer, Voices())
        assert sight.until == START + 2 * MINUTE
        assert sight.plain()["until"] == sight.until


def test_a_game_without_clocks_has_no_deadline() -> None:
    table = bare_table()
    absorb(table, table.plan_move(table.actors[0], table.match.state.legal(table.actors[0])[0], table.position))
    assert table.deadline is None


async def let_go(house: House, table: Table) -> None:
    """Nobody has looked at this table for long."""
    live = await house.hall.live(table.id)
    await house.hall.note()
    live.thinking.clear()
    live.used = -1e9
    house.hall._sweep()
    assert house.hall.count == 0


@pytest.mark.parametrize("leaves", [False, True])
@in_loop
async def test_the_hall_watches_the_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leaves: bool) -> None:
    """Also at a table that has left memory. The move is stored like any other, so it is there after a restart."""
    async with opened(sqlite(tmp_path)) as house:
        table = await table_of(house, ANNA, BEN, CARA, game="ironthrone")
        rng = Chance(3)
        while not isinstance(state_of(table).asked, Talks):
            seat, move = wish(table, rng)
            await house.play.move(table.id, (ANNA, BEN, CARA)[seat], table.game.write(move), table.position)
        await house.hall._watch_clocks()
        assert isinstance(state_of(table).asked, Talks)
        assert table.deadline is not None
        late = table.deadline[1]
        if leaves:
            await let_go(house, table)
            await house.hall._watch_clocks()
            assert house.hall.count == 0, "not before its time"
        monkeypatch.setattr(hall_module, "now", lambda: late)
        await house.hall._watch_clocks()
        table = await house.hall.find(table.id)
        assert n.NO_DEAL in [made.move for made in table.match.moves[-1:]]
        stored = await house.store.entries(table.id)
        assert [entry.kind for entry in stored[-2:]] == ["lapsed", "moved"]
