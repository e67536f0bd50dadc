"""The exact solution of phase 2 against brute force over a second, plain telling of the rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np
import pytest

from games.claim import by_hand as book
from games.claim.by_hand import Card
from thronsaal.core.buffer import Buffer, seeded
from thronsaal.core.chance import Chance
from thronsaal.games.claim.kernel.material import DOPPELGANGER, DWARF, FACTIONS, GOBLIN, KNIGHT, UNDEAD, faction, value
from thronsaal.games.claim.kernel.rules import NO_CARD, RECORD
from thronsaal.games.claim.kernel.solver import ENTRY, RACE, RACE_WORDS, UNKNOWN, value_of
from thronsaal.games.claim.state import ClaimState

Piles = tuple[tuple[Card, ...], tuple[Card, ...]]

EVERYTHING = list(range(52))


def plain(card: int) -> Card:
    return FACTIONS[faction(card)], value(card)


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


@cache
def brute(hands: Piles, score: Piles, leader: int, led: Card | None) -> int:
    """What seat 0 gets if both play perfectly: 1, 0 or -1. Every line of play, no pruning."""
    turn = leader if led is None else 1 - leader
    if not hands[turn]:
        places, _ = book.result((list(score[0]), list(score[1])))
        return places[1] - places[0]
    values = [after(hands, score, leader, led, card) for card in book.allowed(list(hands[turn]), led)]
    return max(values) if turn == 0 else min(values)


def after(hands: Piles, score: Piles, leader: int, led: Card | None, card: Card) -> int:
    turn = leader if led is None else 1 - leader
    left = (without(hands[0], card), hands[1]) if turn == 0 else (hands[0], without(hands[1], card))
    if led is None:
        return brute(left, score, leader, card)
    winner = turn if book.follower_wins(led, card) else leader
    taken: tuple[list[Card], list[Card]] = ([], [])
    for each in (led, card):
        taken[1 - winner if each[0] == "dwarf" else winner].append(each)
    piles = tuple(sorted([*score[0], *taken[0]])), tuple(sorted([*score[1], *taken[1]]))
    return brute(left, piles, winner, None)


class Endgame:
    """A position of phase 2, both as the kernels keep it and in plain words."""

    def __init__(self, rng: Chance, tricks: int, scored: int, cards: list[int]) -> None:
        deck = list(cards)
        rng.shuffle(deck)
        half = rng.below(scored + 1)
        cut = 2 * tricks
        self.hands = [deck[:tricks], deck[tricks:cut]]
        self.score = [deck[cut : cut + half], deck[cut + half : cut + scored]]
        self.leader = rng.below(2)
        self.led = self.hands[self.leader].pop() if rng.below(2) else None

    @property
    def turn(self) -> int:
        return self.leader if self.led is None else 1 - self.leader

    @property
    def buffer(self) -> Buffer:
        buffer = seeded(RECORD, 0)
        s = ClaimState(buffer).record
        for seat in range(2):
            s.hand[seat] = sum(1 << card for card in self.hands[seat])
            s.score[seat] = sum(1 << card for card in self.score[seat])
        s.phase, s.trick = 2, 13 - max(map(len, self.hands))
        s.leader, s.turn = self.leader, self.turn
        s.led = NO_CARD if self.led is None else self.led
        return buffer

    @property
    def state(self) -> ClaimState:
        return ClaimState(self.buffer)

    def brute(self, move: int) -> int:
        """What the seat to move gets with this move."""
        hands = tuple(sorted(map(plain, self.hands[0]))), tuple(sorted(map(plain, self.hands[1])))
        score = tuple(sorted(map(plain, self.score[0]))), tuple(sorted(map(plain, self.score[1])))
        led = None if self.led is None else plain(self.led)
        result = after(hands, score, self.leader, led, plain(move))
        return -result if self.turn else result


def solve(state: ClaimState, move: int, table: int = 1 << 12) -> int:
    return int(value_of(state.buffer, move, 1 << 40, np.zeros(RACE_WORDS, np.int64), np.zeros(table * ENTRY, np.int64)))


def of(*factions: int) -> list[int]:
    return [card for card in EVERYTHING if faction(card) in factions]


def low(highest: int) -> list[int]:
    return [card for card in EVERYTHING if value(card) <= highest]


DECKS: dict[str, Callable[[], list[int]]] = {
    "all cards": lambda: EVERYTHING,
    "without knights": lambda: of(GOBLIN, UNDEAD, DWARF, DOPPELGANGER),
    "goblins and knights": lambda: of(GOBLIN, KNIGHT),
    "dwarves and doppelgangers": lambda: of(DWARF, DOPPELGANGER),
    "low cards with all goblin zeros": lambda: low(2),
    "zeros and ones": lambda: low(1),
}


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("tricks", [1, 2, 3, 4, 5])
def test_every_move_is_worth_what_brute_force_says(deck: str, tricks: int) -> None:
    brute.cache_clear()
    cards = DECKS[deck]()
    rng = Chance(1000 * tricks + len(cards))
    seen = set()
    for _ in range(40 if tricks < 5 else 6):
        endgame = Endgame(rng, tricks, min(rng.below(13), len(cards) - 2 * tricks), cards)
        state = endgame.state
        for move in state.legal(endgame.turn):
            expected = endgame.brute(move)
            assert solve(state, move) == expected, (deck, endgame.__dict__, move)
            seen.add(expected)
    assert {-1, 1} <= seen


def test_draws_are_met_and_told_from_wins_and_losses() -> None:
    """Only without a highest card in some faction can a game be drawn; half of these can."""
    brute.cache_clear()
    rng = Chance(7)
    found = {-1: 0, 0: 0, 1: 0}
    for _ in range(300):
        endgame = Endgame(rng, 2 + rng.below(2), 0, low(1))
        for move in endgame.state.legal(endgame.turn):
            expected = endgame.brute(move)
            found[expected] += 1
            assert solve(endgame.state, move) == expected
    assert all(count > 20 for count in found.values()), found


def test_a_tiny_table_gives_the_same_answers() -> None:
    rng = Chance(3)
    for _ in range(20):
        endgame = Endgame(rng, 6, 14, EVERYTHING)
        state = endgame.state
        for move in state.legal(endgame.turn):
            assert solve(state, move, table=2) == solve(state, move)


def test_what_was_begun_with_a_limit_is_finished_later() -> None:
    state = Endgame(Chance(5), 9, 8, EVERYTHING).state
    move = state.legal(state.actors[0])[0]
    race, table = np.zeros(RACE_WORDS, np.int64), np.zeros(ENTRY << 16, np.int64)
    answers = [int(value_of(state.buffer, move, 50, race, table))]
    assert answers == [UNKNOWN]
    assert int(race.view(RACE)[0].nodes) <= 51
    while answers[-1] == UNKNOWN and len(answers) < 2000:
        answers.append(int(value_of(state.buffer, move, 500, race, table)))
    assert answers[-1] == solve(state, move, table=1 << 16)


def test_perfect_play_keeps_its_promise_to_the_end() -> None:
    """Best moves on both sides lead from every position to the result foretold at the start of phase 2."""
    for seed in range(5):
        state = ClaimState.dealt(seed, 0)
        rng = Chance(seed)
        while state.record.phase == 1 or state.record.trick < 3:
            state.apply(state.actors[0], rng.pick(state.legal(state.actors[0])), events=False)
        foretold = None
        while state.actors:
            seat = state.actors[0]
            race, table = np.zeros(RACE_WORDS, np.int64), np.zeros(ENTRY << 16, np.int64)
            best, move = max((int(value_of(state.buffer, m, 1 << 40, race, table)), m) for m in state.legal(seat))
            now = -best if seat else best
            assert foretold in (None, now)
            foretold = now
            state.apply(seat, move, events=False)
        outcome = state.outcome
        assert outcome is not None
        assert outcome.places[1] - outcome.places[0] == foretold
