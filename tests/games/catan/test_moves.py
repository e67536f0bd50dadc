"""The table of moves: whole, without gaps that matter, and the same numbers as the kernels take apart."""

from itertools import pairwise

import pytest

from games.catan.island import Catan
from thronsaal.core.registry import find_game
from thronsaal.core.text import LANGUAGES, Voice
from thronsaal.games.catan.kernel import record as r
from thronsaal.games.catan.kernel.material import COSTS, DEVELOPMENTS, HEROES, PIECES
from thronsaal.games.catan.moves import (
    MEANINGS,
    MOVE_KINDS,
    bundles,
    counter,
    discard,
    kind_of,
    meaning_of,
    offer,
    unpack,
)
from thronsaal.games.catan.notation import read, write

GAME = find_game("catan")
LISTED = [kind for kind in MOVE_KINDS if kind.text]


def test_kinds_come_in_the_order_of_their_numbers_and_do_not_overlap():
    for one, other in pairwise(MOVE_KINDS):
        numbers = [move for move, _ in one.moves()]
        assert one.first <= min(numbers) <= max(numbers) < other.first
    assert len({kind.name for kind in MOVE_KINDS}) == len(MOVE_KINDS)
    assert max(MEANINGS) == r.SMALL_MOVES - 1


@pytest.mark.parametrize("kind", LISTED, ids=lambda kind: kind.name)
def test_every_move_of_a_kind_is_found_written_and_read(kind):
    texts = set()
    for move, things in kind.moves():
        assert kind_of(move) is kind
        assert meaning_of(move).things == things
        text = write(move)
        assert read(text) == move
        assert text not in texts
        texts.add(text)


@pytest.mark.parametrize("board", ["brotherhood", "classic"])
def test_the_kernel_knows_the_same_moves(board: str):
    """No move of the table is unknown to it; and it refuses all others, some because they make no sense."""
    told_apart = {"no-such-move", "no-such-place", "not-now", "same-resource", "not-your-hero"}
    if board == "classic":
        told_apart.add("not-in-this-game")
    state = Catan(board=board, hand={"A": "2 lumber + 2 brick + 2 wool + 2 grain + 2 ore"}).state
    for move in range(r.SMALL_MOVES):
        reason = state.check(0, move)
        if move in MEANINGS:
            assert reason is None or reason.code != "no-such-move", write(move)
        else:
            assert reason is not None
            assert reason.code in told_apart, move
            assert write(move) == f"#{move}"


def test_offers_carry_two_bundles():
    gives, takes = (2, 0, 0, 1, 0), (0, 0, 0, 0, 19)
    for make, name in ((offer, "offer"), (counter, "counter")):
        move = make(gives, takes)
        assert bundles(move) == (gives, takes)
        assert meaning_of(move).kind.name == name
        assert write(move) == f"{name} 2 lumber + 1 grain for 19 ore"
        assert read(write(move)) == move


def test_a_discard_carries_all_that_is_owed():
    cards = (2, 0, 3, 0, 1)
    move = discard(cards)
    assert write(move) == "discard 2 lumber + 3 wool + 1 ore"
    assert read(write(move)) == move
    assert meaning_of(move).kind.name == "discard-some"
    assert unpack(meaning_of(move).things["cards"]) == cards


@pytest.mark.parametrize("move", [-1, 8, 99, 180, 1161, 1 << 49, 3 << 50 | 1 << 25, 1 << 52])
def test_what_is_no_move_has_no_meaning(move: int):
    with pytest.raises(KeyError):
        meaning_of(move)


@pytest.mark.parametrize(
    ("text", "kind", "things"),
    [
        ("road e34", "road", {"place": 33}),
        ("tormund camp", "tormund", {"hex": 0, "victim": 0}),
        ("tormund h7 rob B", "tormund", {"hex": 7, "victim": 2}),
        ("repel giant h5", "repel", {"wildling": 2, "hex": 4}),
        ("mormont wool from C", "mormont", {"resource": 2, "partner": 2}),
        ("thorne s2 ore instead of wool", "thorne", {"section": 1, "missing": 2, "instead": 4}),
        ("melisandre", "melisandre", {}),
        ("melisandre brick instead of ore", "melisandre-instead", {"missing": 4, "instead": 1}),
        ("benjen clearing 2", "benjen", {"place": 1}),
        ("benjen hornfoots 5", "benjen", {"place": 18}),
        ("play winter wool ore", "winter", {"first": 2, "second": 4}),
    ],
)
def test_moves_are_taken_apart(text: str, kind: str, things: dict[str, int]):
    meaning = meaning_of(read(text))
    assert (meaning.kind.name, meaning.things) == (kind, things)
    assert meaning.write() == text


def test_tormund_tells_where_and_whom():
    assert (meaning_of(read("tormund camp")).hex, meaning_of(read("tormund h7")).hex) == (r.AT_CAMP, 6)
    assert [meaning_of(read(f"tormund h7{robs}")).victim for robs in ("", " rob A", " rob D")] == [None, 0, 3]


@pytest.mark.parametrize("kind", MOVE_KINDS, ids=lambda kind: kind.name)
def test_every_kind_has_its_words_and_rules_and_names_what_there_is(kind):
    for label, rule in (kind.said_in(r.MAIN), *kind.when.values()):
        assert rule in GAME.rulebook
        for language in LANGUAGES:
            assert Voice(language, GAME.texts).knows(f"move-{label}")
            assert Voice(language, GAME.texts).knows(f"event-{label}{'-seen' * kind.is_secret}")
    assert kind.pays in ("", *COSTS)
    assert kind.builds in ("", *PIECES)
    assert kind.card in ("", *DEVELOPMENTS)
    assert kind.hero in ("", *HEROES)
