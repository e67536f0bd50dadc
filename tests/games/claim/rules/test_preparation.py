"""Spielvorbereitung; who begins."""

from collections import Counter

import pytest

from games.claim.by_hand import CARDS
from support.table import Table, rule
from thronsaal.games.claim.notation import write


@rule("claim.deal")
@pytest.mark.parametrize("seed", range(20))
def test_thirteen_each_and_the_rest_face_down(seed: int):
    table = Table("claim").dealt(seed)
    hands = [table.seat(letter).view("hand") for letter in "AB"]
    assert [len(hand) for hand in hands] == [13, 13]
    record = table.state.record
    deck = [write(int(card)) for card in record.deck[:26]]
    assert Counter(hands[0] + hands[1] + deck) == Counter(f"{faction} {value}" for faction, value in CARDS)
    assert table.sees("deck") == 25, "one of the 26 is turned up"
    assert table.sees("score") == [[], []]
    assert table.sees("follower_counts") == [0, 0]
    assert set(table.seat("A").view("unseen")) >= set(hands[1])


@rule("claim.deal")
def test_every_card_comes_to_every_place():
    """Over many deals each card lies in hand A, hand B and the deck about as often as the places are many."""
    places = Counter[tuple[int, str]]()
    for seed in range(800):
        record = Table("claim").dealt(seed).state.record
        for card in range(52):
            place = "A" if record.hand[0] >> card & 1 else "B" if record.hand[1] >> card & 1 else "deck"
            places[card, place] += 1
    for card in range(52):
        assert 140 < places[card, "A"] < 265, "200 expected, five standard deviations are 61"
        assert 140 < places[card, "B"] < 265
        assert 330 < places[card, "deck"] < 471


@rule("claim.starter")
@pytest.mark.parametrize("starter", ["A", "B"])
def test_the_table_may_say_who_begins(starter: str):
    for seed in range(10):
        Table("claim", starter=starter).dealt(seed).expects(turn=starter)


@rule("claim.starter")
def test_otherwise_the_lot_decides():
    began = Counter(Table("claim").dealt(seed).state.actors[0] for seed in range(400))
    assert 150 < began[0] < 250
    assert began.total() == 400


@rule("claim.starter")
def test_the_lot_does_not_touch_the_cards():
    """Who begins is drawn before the shuffle, so that a fixed starter changes nobody's luck by itself."""
    fixed = [Table("claim", starter=starter).dealt(7).seat("A").view("hand") for starter in "AB"]
    assert fixed[0] == fixed[1]
