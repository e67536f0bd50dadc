"""What is open and what is hidden, and what a seat may suppose: every world that fits, each as likely."""

from collections import Counter
from collections.abc import Callable, Hashable
from itertools import combinations
from math import comb, sqrt
from typing import Any

import pytest

from support.play import play_some
from support.table import Table, rule
from thronsaal.core.buffer import members
from thronsaal.core.chance import Chance
from thronsaal.core.game import State
from thronsaal.core.words import Seat
from thronsaal.games.claim import view
from thronsaal.games.claim.kernel.material import MASKS
from thronsaal.games.claim.notation import text_of

GOBLINS, KNIGHTS, UNDEAD = MASKS[:3]


def worlds(state: State, seat: Seat | None, count: int, told: Callable[[Any], Hashable]) -> Counter[Hashable]:
    """How often each world comes up among so many guesses."""
    rng = Chance(1)
    return Counter(told(state.guess(seat, rng).record) for _ in range(count))


def is_even(counts: Counter[Hashable], kinds: int) -> bool:
    """Chi-square against the even spread, within four standard deviations of its mean."""
    mean = counts.total() / kinds
    assert mean >= 5, "too few guesses for a judgement"
    spread = sum((counts[kind] - mean) ** 2 / mean for kind in counts) + mean * (kinds - len(counts))
    return abs(spread - (kinds - 1)) < 4 * sqrt(2 * (kinds - 1)) + 4


@rule("claim.hidden")
def test_open_to_all():
    table = Table("claim").given(
        hand={"A": "undead 9, goblin 1", "B": "undead 7, goblin 2"}, turned_up="knight 8", deck="dwarf 3"
    )
    table.play("undead 9", "undead 7", "goblin 1")
    for seat in (None, 0, 1):
        seen = table.state.view(seat)
        assert seen["score"] == [["undead 7", "undead 9"], []]
        assert seen["led"] == "goblin 1"
        assert seen["last"] == ["undead 9", "undead 7"]
        assert "knight 8" in seen["recruits"][0], "who won the card turned up"
        assert len(seen["out"]) == 22
        assert seen["hand_sizes"] == [0, 1]


@rule("claim.hidden")
def test_hidden_from_the_other_side():
    table = Table("claim").dealt(4)
    play_some_on(table, 11)
    hands = [table.seat(letter).view("hand") for letter in "AB"]
    record = table.state.record
    for seat, letter in enumerate("AB"):
        other = 1 - seat
        seen = table.state.view(seat)
        unseen = Counter(seen["unseen"])
        assert not Counter(hands[other]) - unseen, "the other hand is among the unseen"
        assert not Counter(text_of(int(record.drawn[other]))) - unseen, "so is what the other side drew"
        assert seen["hand"] == hands[seat]
        assert table.seat(letter).view("turned_up") not in seen["unseen"]
    assert table.sees("hand") is None
    assert not Counter(hands[0] + hands[1]) - Counter(table.sees("unseen"))


@rule("claim.look-at-followers")
def test_the_own_followers_may_always_be_looked_at():
    table = Table("claim").dealt(4)
    for trick in range(13):
        for seat, letter in enumerate("AB"):
            assert Counter(table.seat(letter).view("followers")) == Counter(
                text_of(int(table.state.record.followers[seat]))
            )
            assert len(table.seat(letter).view("followers")) == trick
        play_some_on(table, 2)
    assert table.sees("phase") == 2


def play_some_on(table: Table, count: int) -> None:
    for number in range(count):
        (seat,) = table.state.actors
        moves = table.state.legal(seat)
        table.state.apply(seat, moves[number % len(moves)])


# The last trick of phase 1: B holds one card, has drawn six, and one is left to draw. A sees none of these eight.
LAST = {"hand": {"A": "knight 3", "B": "knight 8"}, "turned_up": "goblin 9"}


def hand_and_deck(record: Any) -> Hashable:
    return int(record.hand[1]), int(record.deck[25])


@rule("claim.hidden")
def test_a_seat_guesses_every_world_as_often():
    state = Table("claim").given(**LAST).state
    unseen = members(sum(1 << card for card in range(52) if card_is_unseen(state, 0, card)))
    assert len(unseen) == 8
    counts = worlds(state, 0, 6000, hand_and_deck)
    assert set(counts) == {(1 << hand, deck) for hand in unseen for deck in unseen if hand != deck}
    assert is_even(counts, 56)


def card_is_unseen(state: State, seat: Seat, card: int) -> bool:
    other, s = 1 - seat, state.record
    return bool((int(s.hand[other]) | int(s.drawn[other])) >> card & 1) or card == int(s.deck[25])


@rule("claim.hidden")
def test_a_seat_keeps_to_what_the_other_has_shown_not_to_hold():
    state = Table("claim").given(**LAST, lacks={"B": ["goblin", "undead"]}).state
    unseen = [card for card in range(52) if card_is_unseen(state, 0, card)]
    possible = [card for card in unseen if not (GOBLINS | UNDEAD) >> card & 1]
    assert 0 < len(possible) < 8
    counts = worlds(state, 0, 6000, hand_and_deck)
    assert set(counts) == {(1 << hand, deck) for hand in possible for deck in unseen if hand != deck}
    assert is_even(counts, 7 * len(possible))


@rule("claim.hidden")
def test_somebody_without_a_seat_guesses_both_hands():
    state = Table("claim").given(**LAST, lacks={"A": ["goblin"], "B": ["undead"]}).state
    s = state.record
    pool = [
        card for card in range(52) if any(int(mask) >> card & 1 for mask in (*s.hand, *s.drawn)) or card == s.deck[25]
    ]
    assert len(pool) == 15
    pairs = {(1 << a, 1 << b) for a in pool for b in pool if a != b and not GOBLINS >> a & 1 and not UNDEAD >> b & 1}
    counts = worlds(state, None, 12 * len(pairs), lambda record: (int(record.hand[0]), int(record.hand[1])))
    assert set(counts) == pairs
    assert is_even(counts, len(pairs))


@rule("claim.hidden")
def test_somebody_without_a_seat_guesses_what_was_drawn_in_phase_two():
    hands = {"A": "knight 2 3, undead 1 2 3 4", "B": "dwarf 1 2 3, goblin 1 2 3"}
    state = Table("claim").given(phase=2, hand=hands).state
    s = state.record
    drawn = [card for card in range(52) if (int(s.hand[0] & s.drawn[0]) | int(s.hand[1] & s.drawn[1])) >> card & 1]
    assert len(drawn) == 6
    known = int(s.hand[0] & ~s.drawn[0])
    counts = worlds(state, None, 1000, lambda record: int(record.hand[0]))
    assert set(counts) == {known | sum(1 << card for card in part) for part in combinations(drawn, 3)}
    assert is_even(counts, comb(6, 3))
    for seat in range(2):
        assert {int(state.guess(seat, Chance(n)).record.hand[1 - seat]) for n in range(20)} == {int(s.hand[1 - seat])}


@rule("claim.hidden")
def test_hands_of_several_cards_are_dealt_evenly_around_what_they_lack():
    """Two hands of two from seven cards: two that only A can hold, two that only B can, three open to both."""
    pool = [5, 6, 22, 23, 32, 33, 34]
    deals = {
        (sum(1 << card for card in a), sum(1 << card for card in b))
        for a in combinations(pool, 2)
        for b in combinations(pool, 2)
        if not {*a} & {*b} and not {22, 23} & {*a} and not {5, 6} & {*b}
    }
    rng, counts = Chance(3), Counter[Hashable]()
    for _ in range(20 * len(deals)):
        (a, b), rest = view._deal_hands(sum(1 << card for card in pool), (2, 2), (UNDEAD, GOBLINS), rng)
        assert a | b | sum(1 << card for card in rest) == sum(1 << card for card in pool)
        counts[a, b] += 1
    assert set(counts) == deals
    assert is_even(counts, len(deals))


@rule("claim.hidden")
def test_a_hand_that_failed_to_follow_is_never_guessed_with_the_faction():
    table = Table("claim").given(
        hand={"A": "knight 9 8, goblin 1 2", "B": "undead 1 2, dwarf 3 4"}, turned_up="dwarf 9", deck="knight 2"
    )
    table.play("knight 9", "undead 1")
    rng = Chance(2)
    hands, draws = 0, 0
    for _ in range(400):
        record = table.state.guess(0, rng).record
        hands |= int(record.hand[1])
        draws |= int(record.drawn[1])
    assert hands & KNIGHTS == 0, "B did not follow knights"
    assert draws & KNIGHTS, "but may have drawn one afterwards"
    assert {"dwarf 9"} <= set(table.seat("A").view("recruits")[0])


@rule("claim.hidden")
@pytest.mark.parametrize("seed", range(6))
def test_a_guess_moves_nothing_that_was_seen(seed: int):
    match = play_some(Table("claim").match(seed), 5 + 7 * seed, seed)
    real, rng = match.state.record, Chance(seed)
    for seat in range(2):
        for _ in range(20):
            guessed = match.state.guess(seat, rng).record
            for field in ("score", "out", "void", "phase", "trick", "leader", "turn", "led", "last", "last_winner"):
                assert (guessed[field] == real[field]).all()
            assert guessed.hand[seat] == real.hand[seat]
            assert guessed.followers[seat] == real.followers[seat]
            other = 1 - seat
            recruits = int(real.followers[other] & ~real.drawn[other])
            assert int(guessed.followers[other]) & recruits == recruits, "what it won face up it has"
            everything = [*guessed.hand, *guessed.followers, *guessed.score, guessed.out]
            piles = [int(pile) for pile in everything]
            deck = [int(card) for card in guessed.deck[:26] if card >= 0]
            on_table = [int(guessed.led)] if guessed.led >= 0 else []
            assert sum(pile.bit_count() for pile in piles) + len(deck) + len(on_table) == 52
            assert sum(piles) + sum(1 << card for card in deck + on_table) == (1 << 52) - 1, "each card once"
