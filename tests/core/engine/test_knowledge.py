"""Who knows which hidden card: marks stay with places, and dealing anew depends on nothing that is hidden."""

from __future__ import annotations

from itertools import permutations

import pytest

from thronsaal.core.chance import Chance
from thronsaal.core.engine.knowledge import bits, blur, deal_anew, everybody, is_known, public


def test_seats_as_bits():
    assert (everybody(3), bits((0, 2)), bits(())) == (0b111, 0b101, 0)


def test_the_public_is_more_than_every_seat():
    assert all(is_known(everybody(3), seat, 3) for seat in range(3))
    assert not is_known(everybody(3), None, 3)
    assert all(is_known(public(3), seat, 3) for seat in (0, 1, 2, None))
    assert [is_known(0b010, seat, 3) for seat in (0, 1, 2, None)] == [False, True, False, False]


def test_what_moves_unseen_is_known_to_those_who_see_it():
    known = [0b111, 0b101, 0b010, 0b111]
    blur(known, (0, 1), (2,))
    assert known == [0b100, 0b100, 0b010, 0b111]


PLACES = [(0, 1, 2), (3,), (4,), (5, 6, 7)]


def known_to(cards: set[int]):
    return lambda card, place: card in cards


def test_known_cards_stay_and_all_others_are_dealt_once():
    known = [0] * 8
    dealt = deal_anew(PLACES, known_to({1, 4}), known, Chance(3))
    assert [len(cards) for cards in dealt] == [3, 1, 1, 3]
    assert dealt[0][0] == 1
    assert dealt[2] == [4]
    assert sorted(card for cards in dealt for card in cards) == list(range(8))


def test_whether_a_card_is_known_may_depend_on_its_place():
    dealt = deal_anew(PLACES, lambda card, place: place == 3, [0] * 8, Chance(1))
    assert dealt[3] == [5, 6, 7]
    assert sorted(dealt[0] + dealt[1] + dealt[2]) == [0, 1, 2, 3, 4]


def test_every_deal_is_possible():
    places = [(0, 1), (2,), (3,)]
    seen = {tuple(map(tuple, deal_anew(places, known_to({3}), [0] * 4, Chance(seed)))) for seed in range(60)}
    assert seen == {((a, b), (c,), (3,)) for a, b, c in permutations((0, 1, 2))}


def test_marks_stay_with_their_places():
    marks = [0b01, 0b10, 0, 0b10, 0b01, 0, 0, 0b11]
    before = [sorted(marks[card] for card in cards) for cards in PLACES]
    for seed in range(20):
        known = marks[:]
        dealt = deal_anew(PLACES, known_to({1, 4}), known, Chance(seed))
        assert [sorted(known[card] for card in cards) for cards in dealt] == before
        assert (known[1], known[4]) == (0b10, 0b01)


@pytest.mark.parametrize("seed", range(10))
def test_the_deal_depends_on_nothing_hidden(seed: int):
    """From the real cards and from any guess of them, the same chance deals the same."""
    real, known = PLACES, [0b100, 0, 0b100, 0, 0b111, 0b100, 0, 0]
    stays = known_to({4, 6})
    other, marks = [list(cards) for cards in real], known[:]
    # In which order unknown cards lie in a place is as hidden as they are.
    other = [sorted(cards) for cards in deal_anew(other, stays, marks, Chance(seed + 200))]
    assert other != [list(cards) for cards in real]
    assert deal_anew(real, stays, known, Chance(seed)) == deal_anew(other, stays, marks, Chance(seed))
    assert known == marks


def test_what_lies_alone_in_a_place_keeps_its_place():
    """A deck of which one card is known is dealt as a place for each of its cards."""
    deck = [(0,), (1,), (2,), (3,)]
    for seed in range(10):
        assert deal_anew(deck, known_to({2}), [0] * 4, Chance(seed))[2] == [2]
