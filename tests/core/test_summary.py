"""What a match tells of itself when it is over, and where its turns begin."""

from __future__ import annotations

from typing import Any

import pytest

from thronsaal.core import kit
from thronsaal.core.chance import Chance
from thronsaal.core.kit.walk import choose
from thronsaal.core.match import Match
from thronsaal.core.registry import find_game
from thronsaal.core.summary import Chart, Figure, Share, Sheet, Summary, count_by, shares_of
from thronsaal.core.words import Word
from toys import court
from toys.court import Court, CourtState

TITLE = Word("game-title")


def finished(game_id: str = "claim", seed: int = 3) -> Match:
    match, rng = Match(find_game(game_id), seed=seed), Chance(seed)
    while (chosen := choose(match.state, rng)) is not None:
        match.apply(*chosen)
    return match


def test_nothing_is_told_before_the_end():
    match = Match(find_game("claim"), seed=3)
    assert match.summary is None
    match.apply(match.actors[0], match.state.legal(match.actors[0])[0])
    assert match.summary is None


def test_a_game_that_says_nothing_has_an_empty_summary():
    match, rng = Match(court.GAME, seed=1), Chance(1)
    while (chosen := choose(match.state, rng)) is not None:
        match.apply(*chosen)
    assert match.summary == Summary()


def test_a_resigned_match_has_figures_and_no_shares():
    match = Match(find_game("claim"), seed=3)
    for _ in range(4):
        match.apply(match.actors[0], match.state.legal(match.actors[0])[0])
    match.resign(0)
    assert match.summary is not None
    assert match.summary.shares == ()
    assert sum(match.summary.sheets[0].figures[0].counts) == 2


def test_turns_begin_where_the_game_says():
    """A trick of Claim is two cards."""
    assert finished().turns == list(range(0, 52, 2))


def test_turns_begin_whenever_another_moves_where_the_game_says_nothing():
    match, rng = Match(court.GAME, seed=1), Chance(1)
    while (chosen := choose(match.state, rng)) is not None:
        match.apply(*chosen)
    movers = [made.seat for made in match.moves]
    assert match.turns == [0, *(n for n in range(1, len(movers)) if movers[n] != movers[n - 1])]


def test_counting_by_seat():
    assert count_by(3, [("a", 1), ("b", 0), ("a", 1), ("a", 2)]) == {"a": (0, 2, 1), "b": (1, 0, 0)}
    assert shares_of([(TITLE, (2, 0)), (Word("other"), (1, 3))], 2) == (
        (Share(TITLE, 2), Share(Word("other"), 1)),
        (Share(Word("other"), 3),),
    )


def telling(summary: Any) -> Court:
    """The court, telling its end like this."""
    state = type("State", (CourtState,), {"__slots__": ()})
    game: Any = type("Told", (Court,), {"summary": lambda self, match: summary(match)})()
    begin = game.begin

    def begun(*args: Any) -> Any:
        made = begin(*args)
        made.__class__ = state
        return made

    game.begin = begun
    state.game = game
    return game


@pytest.mark.parametrize(
    ("summary", "says"),
    [
        (lambda match: Summary(((Share(TITLE, 1),),) * match.state.seats), "add up"),
        (lambda match: Summary(sheets=(Sheet(TITLE, (Figure(TITLE, (1,)),)),)), "1 counts"),
        (lambda match: Summary(charts=(Chart(TITLE, ("2", "3"), (1,)),)), "labels"),
        (lambda match: Summary(charts=(Chart(TITLE, ("2",), (1,), (0.5, 0.5)),)), "labels"),
        (lambda match: Summary(sheets=(Sheet(Word("nowhere"), ()),)), "nowhere"),
    ],
)
def test_the_kit_finds_a_summary_that_is_wrong(summary: Any, says: str):
    with pytest.raises(kit.Broken, match=says):
        kit.CHECKS["summaries"](telling(summary), (1, 2))


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"sounds": {"lot": "thunder"}}, "thunder"),
        ({"sounds": {"nothing": "dice"}}, "nothing"),
        ({"turns": frozenset({"nothing"})}, "nothing"),
    ],
)
def test_the_kit_finds_sounds_and_turns_that_are_none(changes: dict[str, Any], says: str):
    with pytest.raises(kit.Broken, match=says):
        kit.CHECKS["summaries"](type("Loud", (Court,), changes)(), (1,))
