"""Batches of games: the same seed, the same games, whoever plays them."""

from __future__ import annotations

import os
import signal
import threading
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from thronsaal.bots import Player, Random, UnknownBot
from thronsaal.core.bot import Vantage
from thronsaal.core.game import BadOption
from thronsaal.core.registry import find_game
from thronsaal.study import Played, Report, Runaway, Tally, simulate
from toys.court import GAME as COURT

CLAIM = find_game("claim")


class First:
    """Always the first legal move."""

    def choose(self, vantage: Vantage) -> int:
        return vantage.legal[0]


class Broken:
    """Never a legal move."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, vantage: Vantage) -> Any:
        self.asked += 1
        return "none"


class Interrupting:
    """Somebody presses Ctrl-C while this bot thinks for the n-th time."""

    def __init__(self, at: int, times: int = 1) -> None:
        self.left, self.times = at, times

    def choose(self, vantage: Vantage) -> int:
        self.left -= 1
        if self.left == 0:
            for _ in range(self.times):
                os.kill(os.getpid(), signal.SIGINT)
        return vantage.legal[0]


class Dying:
    """Ends its process when it is asked while a file is not there, so many times."""

    def __init__(self, folder: Path, times: int) -> None:
        self.folder, self.times = folder, times

    def choose(self, vantage: Vantage) -> int:
        died = len(list(self.folder.iterdir()))
        if died < self.times and vantage.view["trick"] == 5:
            (self.folder / str(died)).touch()
            os._exit(1)
        return vantage.legal[0]


def played(*arguments: Any, **named: Any) -> tuple[Report, list[Played]]:
    games: list[Played] = []
    return simulate(*arguments, each=games.append, **named), games


def test_the_same_seed_gives_the_same_games_whatever_the_workers() -> None:
    alone, one = played(CLAIM, ["random", "random@5p"], 40, seed=11, workers=1)
    shared, two = played(CLAIM, ["random", "random@5p"], 40, seed=11, workers=2)
    assert one == two
    assert [game.number for game in two] == list(range(40))
    assert alone.tally == shared.tally
    _, other = played(CLAIM, ["random", "random"], 40, seed=12)
    assert [game.seed for game in other] != [game.seed for game in one]


def test_bots_change_seats_from_game_to_game() -> None:
    _, games = played(CLAIM, ["random", "random"], 4)
    assert [game.bots for game in games] == [(0, 1), (1, 0), (0, 1), (1, 0)]
    assert len({game.seed for game in games}) == 4


def test_duplicate_plays_each_deal_with_seats_exchanged() -> None:
    _, games = played(CLAIM, ["random", "random"], 6, duplicate=True)
    assert [game.deal for game in games] == [0, 0, 1, 1, 2, 2]
    assert [game.bots for game in games] == [(0, 1), (1, 0)] * 3
    for one, two in zip(games[::2], games[1::2], strict=True):
        assert one.seed == two.seed
        assert one.first == two.first


def test_duplicate_of_deterministic_equals_is_even() -> None:
    """Two bots that do the same win every deal once each."""
    report = simulate(CLAIM, [Player("a", First()), Player("b", First())], 50, duplicate=True)
    assert report.tally.wins[0] == report.tally.wins[1]


def test_duplicate_rounds_up_to_whole_deals() -> None:
    report = simulate(CLAIM, ["random", "random"], 5, duplicate=True)
    assert report.tally.games == 6
    assert not report.interrupted


@pytest.mark.parametrize("seats", [3, 4])
def test_any_number_of_seats(seats: int) -> None:
    report, games = played(COURT, ["random"] * seats, 2 * seats, duplicate=True)
    rotations = [tuple((seat + turn) % seats for seat in range(seats)) for turn in range(seats)]
    assert [game.bots for game in games] == rotations * 2
    assert len({game.seed for game in games}) == 2
    assert sum(report.tally.shares) == pytest.approx(2 * seats)
    assert report.tally.moves == 2 * seats * seats * 4
    assert report.tally.first_games == 0, "all bid at once: nobody acts first"


def test_a_broken_bot_is_named_and_the_games_go_on() -> None:
    broken = Broken()
    report = simulate(CLAIM, [Player("broken", broken), Player("whole", First())], 3)
    assert report.tally.games == 3
    assert report.tally.moves == 3 * 52
    assert report.tally.faults == {("broken", "garbage"): broken.asked}
    assert report.json()["faults"] == {"broken": {"garbage": broken.asked}}
    assert 3 * 13 < broken.asked <= 3 * 24, "of 26 cards the last of each hand is not asked for"


def test_the_report_as_plain_data() -> None:
    report = simulate(CLAIM, ["random", "random"], 10, seed=3, options={"starter": "A"})
    data = report.json()
    assert data["games"] == 10
    assert data["bots"] == ["random", "random"]
    assert sum(data["wins"]) + data["draws"] == 10  # type: ignore[arg-type, operator]
    assert data["seed"] == 3
    assert data["games_per_s"] > 0  # type: ignore[operator]
    assert data["options"] == {"starter": "A"}
    assert data["first_actor_games"] == 10
    assert sum(data["shares"]) == 10  # type: ignore[arg-type]
    assert data["rates"] == [share / 10 for share in data["shares"]]  # type: ignore[union-attr, operator]
    assert data["interrupted"] is False
    assert all(0 <= low <= high <= 1 for low, high in data["intervals"])  # type: ignore[union-attr, misc]


def test_progress_is_told() -> None:
    seen: list[int] = []
    simulate(CLAIM, ["random", "random"], 20, progress=lambda tally: seen.append(tally.games))
    assert seen == sorted(seen)
    assert seen[-1] == 20


def test_ctrl_c_gives_what_is_done_so_far() -> None:
    before = signal.getsignal(signal.SIGINT)
    counting = Interrupting(0)
    simulate(CLAIM, [Player("a", counting), Player("b", First())], 3)
    in_three_games = -counting.left
    report, games = played(CLAIM, [Player("a", Interrupting(in_three_games + 5)), Player("b", First())], 1000)
    assert report.interrupted
    assert report.tally.games == len(games) == 3
    assert [game.number for game in games] == [0, 1, 2]
    assert signal.getsignal(signal.SIGINT) is before


def test_a_second_ctrl_c_does_not_wait() -> None:
    report = simulate(CLAIM, [Player("a", Interrupting(5, times=2)), Player("b", First())], 1000)
    assert report.interrupted
    assert report.tally.games == 0


def test_ctrl_c_with_workers_gives_what_is_done_so_far() -> None:
    once = iter([True])

    def interrupt(tally: Tally) -> None:
        if next(once, False):
            os.kill(os.getpid(), signal.SIGINT)

    report, games = played(CLAIM, ["random", "random"], 1_000_000, seed=11, workers=2, progress=interrupt)
    assert report.interrupted
    assert 0 < report.tally.games == len(games) < 1_000_000
    assert [game.number for game in games] == sorted({game.number for game in games})
    _, expected = played(CLAIM, ["random", "random"], 1, seed=11)
    assert games[0] == expected[0]


def test_a_worker_that_dies_costs_time_and_no_game(tmp_path: Path) -> None:
    dying = Player("dying", Dying(tmp_path, 2))
    report, games = played(CLAIM, [dying, Player("first", First())], 30, seed=4, workers=2)
    assert len(list(tmp_path.iterdir())) >= 2, "nobody died: nothing was tested"
    _, expected = played(CLAIM, [dying, Player("first", First())], 30, seed=4)
    assert games == expected
    assert not report.interrupted


def test_games_that_kill_whoever_plays_them_end_the_batch(tmp_path: Path) -> None:
    with pytest.raises(BrokenProcessPool):
        simulate(CLAIM, [Player("dying", Dying(tmp_path, 10_000)), Player("first", First())], 30, workers=2)


def test_it_runs_outside_the_main_thread() -> None:
    reports: list[Report] = []
    thread = threading.Thread(target=lambda: reports.append(simulate(CLAIM, ["random", "random"], 2)))
    thread.start()
    thread.join()
    assert reports[0].tally.games == 2


@pytest.mark.parametrize(
    ("game", "bots", "named", "error"),
    [
        (CLAIM, ["random"], {}, BadOption),
        (CLAIM, ["random"] * 3, {}, BadOption),
        (COURT, ["random"] * 2, {}, BadOption),
        (CLAIM, ["random", "nobody"], {}, UnknownBot),
        (CLAIM, ["random", "random"], {"options": {"starter": "C"}}, BadOption),
        (CLAIM, ["random", "random"], {"options": {"colour": "red"}}, BadOption),
        (CLAIM, ["random", "random"], {"seed": -1}, ValueError),
        (CLAIM, ["random", "random"], {"seed": 1 << 128}, ValueError),
        (CLAIM, ["random", "random"], {"games": 0}, ValueError),
        (CLAIM, ["random", "random"], {"workers": 0}, ValueError),
        (COURT, ["random"] * 3, {"workers": 2}, ValueError),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(
    game: Any, bots: list[str], named: dict[str, Any], error: type[Exception]
) -> None:
    with pytest.raises(error):
        simulate(game, bots, **{"games": 4, **named})


def test_a_game_without_end_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(COURT), "longest", 11)
    with pytest.raises(Runaway, match="no end after 11 moves"):
        simulate(COURT, [Player("r", Random())] * 3, 1)
