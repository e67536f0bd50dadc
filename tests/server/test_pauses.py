"""Pauses: what the hall answers for people, when, and that nobody learns anything from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from server.hosting import ANNA, BEN, CARA, absorb, in_loop, opened, play_on, sqlite, table_of, watch
from thronsaal.core import pause
from thronsaal.core.chance import Chance
from thronsaal.core.pause import CAREFUL, OWN, QUICK, QUIET, TOURNAMENT, Liking
from thronsaal.core.registry import find_game
from thronsaal.server import pauses as pauses_module
from thronsaal.server.audience import Live
from thronsaal.server.errors import Denied
from thronsaal.server.house import House
from thronsaal.server.render import TablePage
from thronsaal.server.settings import Settings
from thronsaal.server.sight import Sight
from thronsaal.server.table import Chair, Deed, Table
from thronsaal.server.voices import Voices

GAMES = ("ironthrone", "lcg")
PEOPLE = (ANNA, BEN, CARA)


def seated(game_id: str, seed: int, people: int = 3) -> Table:
    """A table in memory: people, and bots on the other seats."""
    game = find_game(game_id)
    chairs = [Chair("person", person.name, person.id) for person in PEOPLE[:people]]
    return Table(Deed("t", game, game.settle({}), seed, (*chairs, *[Chair("bot", level="easy")] * (3 - people))))


def step(table: Table, chance: Chance) -> None:
    seat = table.actors[0]
    absorb(table, table.plan_move(seat, chance.pick(table.match.state.legal(seat)), table.position))


def windows(game_id: str, seeds: int = 2, moves: int = 160) -> Iterator[tuple[Table, int]]:
    """Positions of random matches in which a seat is asked in a window."""
    for seed in range(seeds):
        table, chance = seated(game_id, seed), Chance(seed)
        for _ in range(moves):
            if not table.actors:
                break
            seat = table.actors[0]
            if table.match.state.pause(seat) is not None:
                yield table, seat
            step(table, chance)


def first_window(game_id: str, fits: Callable[[Table, int], bool]) -> tuple[Table, int]:
    return next((table, seat) for table, seat in windows(game_id, 30) if fits(table, seat))


def is_forced(table: Table, seat: int) -> bool:
    return table.match.state.forced(seat) is not None


def is_able(table: Table, seat: int) -> bool:
    return not is_forced(table, seat)


@pytest.mark.parametrize("game_id", GAMES)
def test_presets_ask_always_when_something_can_be_done_or_less(game_id: str) -> None:
    asked = dict.fromkeys(pause.PRESETS, 0)
    count = 0
    for table, seat in windows(game_id):
        count += 1
        for preset in asked:
            table.likings[seat] = Liking(preset)
            spared = table.spared(seat)
            asked[preset] += spared is None
            if preset == CAREFUL:
                assert (spared is None) == is_able(table, seat)
            if spared is not None:
                window = table.match.state.pause(seat)
                assert window is not None
                assert spared == window.move
        del table.likings[seat]
    assert asked[TOURNAMENT] == count
    assert asked[QUICK] < asked[CAREFUL] < asked[TOURNAMENT]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_stop_of_ones_own_counts_for_its_window_only(game_id: str) -> None:
    table, seat = first_window(game_id, is_able)
    window = table.match.state.pause(seat)
    assert window is not None
    here = f"{window.kind}.{window.phase}"
    table.likings[seat] = Liking(OWN, {here: "never"})
    assert table.spared(seat) == window.move
    table.likings[seat] = Liking(OWN, {each: "never" for each in table.game.pauses.windows() if each != here})
    assert table.spared(seat) is None


@pytest.mark.parametrize("game_id", GAMES)
def test_nobody_learns_from_the_delay_what_a_seat_holds(game_id: str, tmp_path: Path) -> None:
    """Hands are exchanged: whether the hall passes of itself changes, when it does so never."""
    house = house_in(tmp_path)
    changed = seen = ordered = 0
    rng = Chance(5)
    for table, seat in islice(windows(game_id), 0, None, 3):
        observer = (seat + 1) % 3
        real = table.match.state
        when, able = house.pausing.pause_of(table, seat), is_able(table, seat)
        shown = page_of(table, observer)
        for liking in (Liking(), Liking(QUICK)):
            table.likings[seat] = liking
            assert page_of(table, observer) == shown, "the others see nobody's likings"
        never = table.likings[seat] = Liking(OWN, dict.fromkeys(table.game.pauses.windows(), "never"))
        passes = table.spared(seat)
        assert passes is not None
        for _ in range(4):
            table.match.state = real.guess(observer, rng)
            seen += 1
            changed += is_able(table, seat) != able
            assert house.pausing.pause_of(table, seat) == when
            assert table.spared(seat) == passes, "who is never asked passes whatever they hold"
            assert page_of(table, observer) == shown
            ordered += orders_pass_alike(table, seat, passes)
            assert page_of(table, observer) == shown, "the others see nobody's orders"
            table.orders.clear()
            table.likings[seat] = never
        table.match.state = real
        table.likings.clear()
    assert seen > 100
    assert changed > 5, "the guesses were the truth: nothing was tested"
    assert ordered > seen, "until something happens, and for a stretch at least"


def orders_pass_alike(table: Table, seat: int, passes: int) -> int:
    """How many orders may be given here: each passes, whatever the seat holds. The last one stands."""
    table.likings[seat] = Liking(TOURNAMENT)
    given = [each for name in table.game.pauses.orders if (each := pause.order(table.match, name)) is not None]
    for each in given:
        table.orders[seat] = each
        assert table.spared(seat) == passes
    return len(given)


def house_in(folder: Path) -> House:
    house = House(Settings(db=sqlite(folder), workers=1))
    house.people.passes.keys = (b"what a house that is opened fetches",)
    return house


def page_of(table: Table, seat: int) -> tuple[str, ...]:
    sight = Sight(table, table.viewer(PEOPLE[seat]), Voices())
    return tuple(str(part) for part in TablePage(sight).parts().values())


def test_pauses_are_drawn_from_one_spread(tmp_path: Path) -> None:
    house = house_in(tmp_path)
    drawn = [house.pausing.pause_of(table, seat) for table, seat in windows("ironthrone")]
    longest = house.settings.decoy_pause
    assert all(pauses_module.LEAST * longest <= each <= longest for each in drawn)
    assert len({round(each, 3) for each in drawn}) > len(drawn) // 2
    assert min(drawn) < 0.35 * longest
    assert max(drawn) > 0.8 * longest


def test_alone_with_bots_there_is_nobody_to_hide_it_from(tmp_path: Path) -> None:
    house = house_in(tmp_path)
    assert house.pausing.pause_of(seated("ironthrone", 1, people=1), 0) == 0


@pytest.mark.parametrize("game_id", GAMES)
def test_an_order_holds_as_long_as_its_stretch(game_id: str) -> None:
    name = find_game(game_id).pauses.stretches[-1]
    table, seat = first_window(
        game_id, lambda table, seat: is_able(table, seat) and name in table.match.state.stretches
    )
    table.likings[seat] = Liking()
    given = pause.order(table.match, name)
    assert given is not None
    table.orders[seat] = given
    chance, passed, asked = Chance(1), 0, 0
    while table.actors and asked < 3:
        here = table.match.state.stretches.get(name) == given.number
        window = table.match.state.pause(seat)
        if window is not None:
            assert (table.spared(seat) == window.move) == (here or is_forced(table, seat))
            passed += here
            asked += not here and is_able(table, seat)
        step(table, chance)
    assert passed


def test_quiet_ends_when_something_is_told() -> None:
    table, seat = first_window("lcg", is_able)
    table.likings[seat] = Liking()
    given = pause.order(table.match, QUIET)
    assert given is not None
    assert pause.holds(given, table.match)
    chance = Chance(2)
    while not any(table.match.log[given.number :]):
        assert pause.holds(given, table.match)
        step(table, chance)
    assert not pause.holds(given, table.match)


def test_what_is_no_stretch_cannot_be_passed_over() -> None:
    table = seated("ironthrone", 1)
    assert pause.order(table.match, "challenge") is None
    assert pause.order(table.match, "turn") is None, "before the first turn"


@pytest.mark.parametrize("plain", [{"preset": "lazy"}, {"own": {"cards.encounter": "perhaps"}}, {"own": 3}])
def test_a_liking_that_is_none_is_refused(plain: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="one of"):
        Liking.read(plain, find_game("ironthrone").pauses)


def test_undo_goes_back_to_what_was_chosen() -> None:
    """What the hall passed would be passed again at once."""
    for table, seat in windows("ironthrone", 30):
        if not is_forced(table, seat):
            continue
        before = [n for n, made in enumerate(table.match.moves) if made.seat == seat]
        if not before:
            continue
        table.likings[seat] = Liking()
        chosen = table.match.fork(before[-1])
        if pause.answer(chosen, seat, Liking()) is not None:
            del table.likings[seat]
            continue
        absorb(table, table.plan_move(seat, table.spared(seat), table.position))
        drafts = table._take_backs(seat, [other for other in range(3) if other != seat])
        assert [draft.kind for draft in drafts] == ["took-back"] * 2
        absorb(table, drafts)
        assert table.match.state == chosen.state
        assert table.spared(seat) is None
        return
    raise AssertionError("no such moment")


# In a hall


async def ready(
    house: House, fits: Callable[[Table, int], bool], *people: Any, game: str = "ironthrone"
) -> tuple[Live, int]:
    """A table at which a person is asked in a window that fits; nobody wants anything answered yet."""
    for person in people:
        await house.people.keep(person)
        await house.people.prefer(person, find_game(game), Liking(TOURNAMENT))
    for seed in range(40):
        table = await table_of(house, *people, game=game)
        live, chance = await house.hall.live(table.id), Chance(seed)
        await house.pausing.know(live)
        for _ in range(300):
            seat = table.actors[0]
            if table.match.state.pause(seat) is not None and fits(table, seat):
                return live, seat
            await play_on(house, table, 1, chance)
            if not table.actors:
                break
    raise AssertionError("no such moment")


@in_loop
async def test_the_hall_passes_and_the_pass_is_a_move_like_any(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async with opened(sqlite(tmp_path)) as house:
        live, seat = await ready(house, is_forced, *PEOPLE)
        table, person = live.table, PEOPLE[seat]
        number, wanted = table.number, house.pausing.pause_of(table, seat)
        monkeypatch.setattr(pauses_module, "sleep", sleep)
        onlooker = await watch(house, table.id)
        await house.pausing.like(table.id, person, {"preset": CAREFUL})
        while table.number == number:
            await onlooker.woken.wait()
            onlooker.woken.clear()
        entry = table.entries[number]
        assert (entry.kind, entry.seat) == ("moved", seat)
        assert wanted in slept
        stored = await house.store.entries(table.id)
        assert stored[number] == entry
        again = Table(table.deed)
        again.replay(stored)
        assert again.match.state == table.match.state


@in_loop
async def test_who_changes_their_mind_in_time_is_asked(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path), decoy_pause=3600.0) as house:
        live, seat = await ready(house, is_forced, *PEOPLE)
        person = PEOPLE[seat]
        await house.pausing.like(live.table.id, person, {"preset": CAREFUL})
        assert seat in live.thinking
        sight = house.hall.sight(live.table, live.table.viewer(person))
        assert (sight.is_my_turn, sight.is_spared, sight.legal) == (False, True, ())
        assert seat in sight.actors, "the others see somebody think"
        await house.pausing.like(live.table.id, person, {"preset": TOURNAMENT})
        sight = house.hall.sight(live.table, live.table.viewer(person))
        assert (sight.is_my_turn, sight.is_spared) == (True, False)


@pytest.mark.parametrize(
    ("game_id", "stretch", "none"), [("ironthrone", "turn", "challenge"), ("lcg", "phase", "turn")]
)
@in_loop
async def test_an_order_passes_now_and_later(tmp_path: Path, game_id: str, stretch: str, none: str) -> None:
    async with opened(sqlite(tmp_path), decoy_pause=0.0) as house:
        live, seat = await ready(
            house,
            lambda table, seat: is_able(table, seat) and stretch in table.match.state.stretches,
            *PEOPLE,
            game=game_id,
        )
        table, person = live.table, PEOPLE[seat]
        moves = len(table.match.moves)
        done = await house.pausing.order(table.id, person, stretch)
        assert done.number > 0
        assert table.match.moves[moves].seat == seat
        assert table.orders[seat].name == stretch
        await house.pausing.order(table.id, person, "")
        assert seat not in table.orders
        with pytest.raises(Denied):
            await house.pausing.order(table.id, person, none)


@in_loop
async def test_likings_outlive_the_house(tmp_path: Path) -> None:
    wanted = {"preset": OWN, "own": {"cards.encounter": "never"}}
    async with opened(sqlite(tmp_path)) as house:
        table = await table_of(house, *PEOPLE, game="ironthrone")
        await house.pausing.like(table.id, ANNA, wanted)
        with pytest.raises(Denied):
            await house.pausing.like(table.id, ANNA, {"preset": "lazy"})
    async with opened(sqlite(tmp_path)) as house:
        assert (await house.people.liking(ANNA.id, find_game("ironthrone"))).plain() == wanted
        assert (await house.people.liking(BEN.id, find_game("ironthrone"))) == Liking()
        assert (await house.people.liking(ANNA.id, find_game("lcg"))) == Liking()


@in_loop
async def test_programs_are_asked_everything_unless_they_wish_otherwise(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        robot, _ = await house.people.enroll("Robot")
        game = find_game("ironthrone")
        assert (await house.people.liking(robot.id, game)).preset == TOURNAMENT
        await house.people.prefer(robot, game, Liking(QUICK))
        assert (await house.people.liking(robot.id, game)).preset == QUICK
