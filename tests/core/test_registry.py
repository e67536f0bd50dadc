"""Games are found through entry points: a game of another package sits beside ours without a line changed here."""

from collections.abc import Callable

import pytest

from support.play import play_out
from thronsaal.core import kit
from thronsaal.core.match import Match
from thronsaal.core.record import read_record, write_record
from thronsaal.core.registry import UnknownGame, find_game, game_ids
from toys import court

Install = Callable[..., None]


def test_ours_is_found():
    assert find_game("claim").id == "claim"
    assert find_game("claim") is find_game("claim")


def test_a_game_of_another_package_is_found(install: Install):
    install(court="toys.court:GAME", claim="thronsaal.games.claim:GAME")
    assert game_ids() == ("claim", "court")
    assert find_game("court") is court.GAME


def test_it_is_played_saved_and_checked_like_ours(install: Install):
    install(court="toys.court:GAME")
    match = play_out(Match(find_game("court"), {"motto": "semper idem"}, seed=3, seats=4, names=("A", "B", "C", "D")))
    assert match.outcome is not None
    assert len(match.moves) == 16
    text = write_record(match)
    assert read_record(text).state == match.state
    assert kit.run(find_game("court"), report=lambda line: None, matches=2)


def test_an_unknown_game_is_named_with_those_that_are_there(install: Install):
    install(court="toys.court:GAME")
    with pytest.raises(UnknownGame) as caught:
        find_game("chess")
    assert str(caught.value) == "there is no game 'chess'; installed: court"
    install()
    with pytest.raises(UnknownGame, match="installed: none"):
        find_game("chess")


@pytest.mark.parametrize(
    ("value", "says"),
    [
        ("toys.court:BIDS", "toys.court:BIDS is offered as game 'broken' but is a tuple"),
        ("toys.court:GAME", "toys.court:GAME is offered as game 'broken' but calls itself 'court'"),
        ("toys.nowhere:GAME", "game 'broken' cannot be loaded from toys.nowhere:GAME: ModuleNotFoundError"),
        ("toys.court:NOTHING", "game 'broken' cannot be loaded from toys.court:NOTHING: AttributeError"),
    ],
)
def test_a_broken_package_is_named_and_the_others_go_on(install: Install, value: str, says: str):
    install(broken=value, court="toys.court:GAME")
    with pytest.raises(UnknownGame) as caught:
        find_game("broken")
    assert says in str(caught.value)
    assert find_game("court") is court.GAME
    assert game_ids() == ("broken", "court")
