"""The lean batch kernel plays by the same rules as the kernel behind the public state."""

import numpy as np
import pytest

from thronsaal.core.buffer import seeded
from thronsaal.core.chance import stir
from thronsaal.core.kernel import nth_bit, popcount
from thronsaal.games.claim.kernel import batch
from thronsaal.games.claim.kernel import rules as k
from thronsaal.games.claim.kernel.material import CARDS, HAND


def lanes_after_a_game(seed: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Play one game in every lane; the decks, the streams as they stood after the deal, and the lanes at the end."""
    cards = np.tile(np.arange(CARDS, dtype=np.int8), (batch.LANES, 1))
    words = np.array([stir(seed * batch.LANES + lane + 1) for lane in range(batch.LANES)], np.int64)
    lanes = np.zeros((batch.LANES, batch.COLUMNS), np.int64)
    batch.deal_lanes(cards, words, lanes)
    streams = words.copy()
    for phase in (1, 2):
        for trick in range(HAND):
            at = 2 * HAND + 2 * trick
            for lane in range(batch.LANES):
                turned_up, drawn = (int(cards[lane, at]), int(cards[lane, at + 1])) if phase == 1 else (0, 0)
                words[lane] = batch.play_trick(lanes[lane], int(words[lane]), phase, trick, turned_up, drawn)
        if phase == 1:
            lanes[:, batch.LED] = lanes[:, batch.LED + batch.FOLLOWERS]
            lanes[:, batch.FOLLOWED] = lanes[:, batch.FOLLOWED + batch.FOLLOWERS]
    return cards, streams, lanes


def the_same_through_the_state(cards: np.ndarray, word: int) -> tuple[int, int]:
    """The same deal and the same random words, card by card through the kernel of the state."""
    buffer = seeded(k.RECORD, 0)
    k.deal(buffer, 0)
    record = buffer.view(k.RECORD)[0]
    record.hand[:] = [sum(1 << int(c) for c in cards[at : at + HAND]) for at in (0, HAND)]
    record.deck[: 2 * HAND] = cards[2 * HAND :]
    while record.phase != k.OVER:
        legal = int(record.hand[record.turn])
        if record.led != k.NO_CARD:
            legal = int(k.playable(legal, int(record.led)))
        word = stir(word)
        card = nth_bit(legal, word * popcount(legal) >> 32)
        k.play(record, card)
    return int(record.score[0]), int(record.score[1])


@pytest.mark.parametrize("seed", range(25))
def test_batch_and_state_end_alike(seed: int) -> None:
    cards, streams, lanes = lanes_after_a_game(seed)
    for lane in range(batch.LANES):
        led, followed = lanes[lane, batch.LED + batch.SCORE], lanes[lane, batch.FOLLOWED + batch.SCORE]
        ours = (int(followed), int(led)) if lanes[lane, batch.SWAPPED] else (int(led), int(followed))
        theirs = the_same_through_the_state(cards[lane], int(streams[lane]))
        assert ours == theirs


def test_random_games_are_as_fair_as_a_plain_c_player_found() -> None:
    first, second, draws = batch.random_games(200_000, 7)
    assert first + second + draws == 200_000
    # Two million games of an independent player: 50.3 % for the first leader, draws in one game of forty thousand.
    assert first / 200_000 == pytest.approx(0.503, abs=0.005)
    assert draws < 30
