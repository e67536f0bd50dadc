"""Whole games beside a second, plain telling of the rules, card for card."""

from collections import Counter

import pytest

from games.claim import by_hand
from games.claim.by_hand import Deal, card
from thronsaal.core.chance import Chance
from thronsaal.core.registry import find_game
from thronsaal.games.claim.kernel import rules as kernel
from thronsaal.games.claim.notation import write

CLAIM = find_game("claim")


@pytest.mark.parametrize("seed", range(60))
def test_game_beside_game(seed: int):
    state = CLAIM.start(seed=seed)
    record = state.record
    deal = Deal(
        hands=[[card(text) for text in state.view(seat)["hand"]] for seat in range(2)],
        deck=[card(write(int(each))) for each in record.deck[:26]],
        leader=int(record.leader),
    )
    rng = Chance(seed)
    while not deal.over:
        (seat,) = state.actors
        assert seat == deal.turn
        moves = state.legal(seat)
        assert {card(write(move)) for move in moves} == by_hand.allowed(deal.hands[seat], deal.led)
        move = rng.pick(moves)
        state.apply(seat, move)
        deal.play(card(write(move)))
        compare(state, deal)
    places, why = by_hand.result(deal.score)
    assert state.outcome is not None
    assert (state.outcome.places, state.outcome.why) == (places, why)


def compare(state, deal: Deal) -> None:
    seen = state.view(None)
    for seat in range(2):
        own = state.view(seat)
        assert Counter(map(card, own["hand"])) == Counter(deal.hands[seat])
        assert Counter(map(card, seen["score"][seat])) == Counter(deal.score[seat])
        if deal.phase == 1:
            assert Counter(map(card, own["followers"])) == Counter(deal.followers[seat])
    assert Counter(map(card, seen["out"])) == Counter(deal.out)
    assert (card(seen["turned_up"]) if seen["turned_up"] else None) == deal.turned_up
    assert seen["phase"] == deal.phase
    assert [by_hand.favour(deal.score, faction) for faction in by_hand.FACTIONS] == seen["favour"]


def test_every_kind_of_ending_is_scored_alike():
    """Whole games seldom end level; small random piles often do."""
    whys = Counter[str]()
    for seed in range(3000):
        rng = Chance(seed)
        pack = list(range(52))
        rng.shuffle(pack)
        size = 2 + seed % 12
        piles = pack[:size], pack[size : 2 * size]
        score = [card(write(each)) for each in piles[0]], [card(write(each)) for each in piles[1]]
        masks = [sum(1 << each for each in pile) for pile in piles]
        places, why = by_hand.result(score)
        winner = int(kernel.winner(*masks))
        assert winner == (kernel.NOBODY if why == "draw" else places.index(1))
        sides = [by_hand.favour(score, faction) for faction in by_hand.FACTIONS]
        assert [int(kernel.favour(*masks, faction)) for faction in range(5)] == [
            kernel.NOBODY if side is None else side for side in sides
        ]
        whys[why] += 1
    assert min(whys["factions"], whys["sum"], whys["draw"]) > 5
