"""One conductor leads every match: words first, people before bots, and no question where there is no choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from thronsaal.bots import Conductor, Cue, Patience, Player, Random, make, stream
from thronsaal.bots.stream import seed_for
from thronsaal.cli.sitting import Sitting
from thronsaal.core.bot import Bot, Vantage
from thronsaal.core.chance import Chance
from thronsaal.core.game import Game
from thronsaal.core.match import Match
from thronsaal.core.registry import find_game
from thronsaal.core.words import Move, Seat
from thronsaal.study import batch, simulate
from thronsaal.study.batch import Batch
from thronsaal.study.workers import _Flag
from toys.vows import GAME as VOWS

CLAIM, IRONTHRONE = find_game("claim"), find_game("ironthrone")


class Told:
    """A bot that plays at random, remembers what it was asked, and says what it is told to say."""

    def __init__(self, word: object = None, bot: Bot | None = None) -> None:
        self.word = word
        self.bot = bot or Random()
        self.choices: list[Vantage] = []
        self.speeches: list[Vantage] = []

    def choose(self, vantage: Vantage) -> Move:
        self.choices.append(vantage)
        return self.bot.choose(vantage)

    def speak(self, vantage: Vantage) -> Any:
        self.speeches.append(vantage)
        return self.word


def vows(seats: int = 3) -> tuple[Match, Conductor]:
    match = Match(VOWS, seed=3, seats=seats)
    return match, Conductor(match)


def brief(cues: Sequence[Cue]) -> list[tuple[str, Seat]]:
    return [(cue.kind, cue.seat) for cue in cues]


def led(match: Match, bots: Sequence[Bot], chances: Sequence[Chance] = ()) -> list[Cue]:
    """Lead a match to its end; the cues in order."""
    conductor, cues = Conductor(match), []
    chances = chances or [Chance(seat + 1) for seat in range(len(bots))]
    while (cue := conductor.next_cue(range(len(bots)))) is not None:
        conductor.follow(cue, Player(f"bot {cue.seat}", bots[cue.seat]), chances[cue.seat])
        cues.append(cue)
    return cues


# Who is asked next, and for what


def test_all_bots_speak_before_any_of_them_moves() -> None:
    _, conductor = vows()
    assert brief([*conductor.cues(range(3))]) == [("word", 0), ("word", 1), ("word", 2)]
    for seat in (2, 0):
        conductor.spoke(next(cue for cue in conductor.cues(range(3)) if cue.seat == seat))
    assert brief([*conductor.cues(range(3))]) == [("word", 1)], "those who have spoken listen"
    conductor.spoke(*conductor.cues(range(3)))
    assert brief([*conductor.cues(range(3))]) == [("move", 0), ("move", 1), ("move", 2)]


def test_a_bot_is_asked_for_its_word_once_for_each_question() -> None:
    match, conductor = vows()
    for cue in list(conductor.cues(range(3))):
        conductor.spoke(cue)
    match.apply(0, 1)
    assert brief([*conductor.cues(range(3))]) == [("move", 1), ("move", 2)], "they are still asked the same"
    match.apply(1, 1)
    match.apply(2, 1)
    assert brief([*conductor.cues(range(3))]) == [("word", 0), ("word", 1), ("word", 2)]


def test_what_is_taken_back_is_asked_anew() -> None:
    match, conductor = vows()
    for cue in list(conductor.cues(range(3))):
        conductor.spoke(cue)
    match.apply(0, 1)
    match.take_back(0, agreed=(1, 2))
    assert brief([*conductor.cues(range(3))]) == [("word", 0), ("word", 1), ("word", 2)]


def test_people_choose_before_bots() -> None:
    match, conductor = vows()
    for cue in list(conductor.cues((1, 2))):
        assert cue.kind == "word"
        conductor.spoke(cue)
    assert [*conductor.cues((1, 2))] == []
    assert conductor.next_cue((1, 2)) is None
    match.apply(0, 4)
    assert brief([*conductor.cues((1, 2))]) == [("move", 1), ("move", 2)]


def test_without_anything_to_promise_bots_wait_for_nobody() -> None:
    match = Match(find_game("claim"), seed=1)
    seat = match.actors[0]
    assert brief([*Conductor(match).cues((seat,))]) == [("move", seat)]
    assert [*Conductor(match).cues((1 - seat,))] == []


def test_a_busy_bot_gets_no_second_cue() -> None:
    _, conductor = vows()
    assert brief([*conductor.cues(range(3), busy={0, 2})]) == [("word", 1)]


def test_a_cue_is_due_while_the_question_stands() -> None:
    match, conductor = vows()
    first, second, third = conductor.cues(range(3))
    match.apply(0, 1)
    assert not conductor.is_due(first)
    assert conductor.is_due(second)
    match.apply(1, 1)
    match.apply(2, 1)
    assert not conductor.is_due(third), "another gift, another question"


def test_nobody_is_asked_for_the_only_move() -> None:
    bots = [Told(), Told(), Told()]
    match = Match(VOWS, seed=3, seats=3)
    cues = led(match, bots)
    assert match.outcome is not None
    assert len(match.moves) == 12
    assert [cue.kind for cue in cues].count("forced") == 3, "the last bid of each"
    assert all(len(vantage.legal) > 1 for bot in bots for vantage in bot.choices)
    assert [len(bot.choices) for bot in bots] == [3, 3, 3]
    assert [len(bot.speeches) for bot in bots] == [4, 4, 4], "a word is free also where the move is not"


def test_a_forced_move_takes_nothing_from_a_chance() -> None:
    match = Match(CLAIM, seed=5)
    chances = [Chance(1), Chance(2)]
    conductor = Conductor(match)
    forced = 0
    while (cue := conductor.next_cue(range(2))) is not None:
        before = [list(chance.words) for chance in chances]
        conductor.follow(cue, make(CLAIM, "random"), chances[cue.seat])
        after = [list(chance.words) for chance in chances]
        assert after[1 - cue.seat] == before[1 - cue.seat], "nobody draws from another's chance"
        assert (after[cue.seat] == before[cue.seat]) == (cue.kind == "forced")
        forced += cue.kind == "forced"
    assert forced >= 4


# Faults


@pytest.mark.parametrize(
    ("deed", "kind"),
    [
        (lambda vantage: 1 / 0, "raised"),
        (lambda vantage: "none", "garbage"),
        (lambda vantage: 99, "illegal"),
        (lambda vantage: [0 for _ in iter(int, 1)], "stalled"),
    ],
)
def test_a_faulty_bot_is_reported_and_the_match_goes_on(deed: Callable[[Vantage], Any], kind: str) -> None:
    class Faulty:
        choose = staticmethod(deed)

    match, conductor = vows()
    patience = Patience(grace=1.0, floor=0.05, unasked=0.0)
    for cue in list(conductor.cues(range(3))):
        assert conductor.follow(cue, Player("culprit", Faulty()), Chance(1), patience) is None, "it has no tongue"
    cue = conductor.next_cue(range(3))
    assert cue is not None
    fault = conductor.follow(cue, Player("culprit", Faulty()), Chance(1), patience)
    assert fault is not None
    assert (fault.bot, fault.kind) == ("culprit", kind)
    assert [made.seat for made in match.moves] == [0]


@pytest.mark.parametrize("word", ["be nice", 7, None])
def test_a_word_that_the_game_does_not_know_is_none(word: object) -> None:
    match, conductor = vows()
    (cue,) = conductor.cues((0,))
    assert conductor.follow(cue, Player("odd", Told(word)), Chance(1)) is None
    assert (match.talk, match.ledger) == ([], [])
    assert [*conductor.cues((0,))] == [], "it had its chance"


# The same everywhere


def test_promises_are_given_and_heard_in_a_simulation() -> None:
    greedy = make(IRONTHRONE, "greedy").bot
    bots = [Told("lay truce", greedy), Told(None, greedy), Told(None, greedy)]
    report = simulate(IRONTHRONE, [Player("", bot) for bot in bots], 2, seed=5)
    assert report.tally.games == 2
    assert bots[0].speeches
    heard = [pledge for bot in bots[1:] for vantage in bot.choices for pledge in vantage.heard]
    assert {pledge.text for pledge in heard} == {"lay truce"}
    assert {"open", "kept", "broken"} <= {pledge.verdict for pledge in heard}


def test_the_bots_of_a_game_with_promises_use_them_in_a_simulation(monkeypatch: pytest.MonkeyPatch) -> None:
    (match,) = simulated(monkeypatch, IRONTHRONE, ["medium"] * 3, seed=2)
    assert {talk.kind for talk in match.talk} == {"promises"}
    assert {"kept", "broken", "void"} & {pledge.verdict for pledge in match.ledger}


def simulated(
    monkeypatch: pytest.MonkeyPatch, game: Game, bots: Sequence[str], seed: int, numbers: Sequence[int] = (0,)
) -> list[Match]:
    """Some games of a batch, as they were led."""
    kept: list[Match] = []

    class Kept(Match):
        def __init__(self, *arguments: Any) -> None:
            super().__init__(*arguments)
            kept.append(self)

    monkeypatch.setattr(batch, "Match", Kept)
    whole = Batch(game, tuple(make(game, bot) for bot in bots), game.settle({}), seed, duplicate=False)
    for number in numbers:
        assert whole.play(number, _Flag()) is not None
    return kept


@pytest.mark.parametrize(
    ("game", "bots"), [("ironthrone", ["medium", "easy", "greedy"]), ("claim", ["greedy", "random"])]
)
def test_a_batch_and_the_terminal_lead_a_match_in_the_same_way(
    monkeypatch: pytest.MonkeyPatch, game: str, bots: list[str]
) -> None:
    """Same deal, same chances, same bots: the same moves and the same words."""
    found = find_game(game)
    for number, match in enumerate(simulated(monkeypatch, found, bots, seed=9, numbers=(0, 1))):
        seats = range(len(bots))
        at = [(seat + number) % len(bots) for seat in seats]
        twin = Match(found, {}, seed_for(9, "deal", number), len(bots))
        sitting = Sitting.open(twin, 0, {seat: make(found, bots[at[seat]]) for seat in seats}, "en")
        sitting.chances = {seat: stream(9, "bot", number, at[seat]) for seat in seats}
        sitting.let_bots_move()
        assert twin.outcome == match.outcome is not None
        assert twin.moves == match.moves
        assert twin.talk == match.talk
        assert bool(twin.talk) == (game == "ironthrone")


def test_what_one_bot_draws_changes_nothing_for_the_others() -> None:
    class Wasteful(Told):
        def speak(self, vantage: Vantage) -> None:
            for _ in range(100):
                vantage.rng.below(7)

    moves = []
    for first in (Told(), Wasteful()):
        match = Match(VOWS, seed=4, seats=3)
        led(match, [first, Told(), Told()])
        moves.append([made for made in match.moves if made.seat > 0])
    assert moves[0] == moves[1]
