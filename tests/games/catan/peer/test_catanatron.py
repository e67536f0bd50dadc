"""Random games of catanatron, followed move by move: where the rules are the same, so is everything else.

True differences, each with the paragraph of our book that makes ours right; they are counted, mended or avoided:
- a card may be played there in the turn in which it was bought (Entwicklungskarte);
- a plenty card may bring a single resource there when the supply is short (Fortschritt: two);
- who alone is owed a short resource gets nothing there (Rohstoffertrag: the rest);
- a seat may win there in another's turn (Spielende: in its own);
- the special card of a patrol is handed over there before the patrol acts (our ruling: afterwards);
- the longest road is judged wrongly there in some cuts and ties (Längste Straße); such a game is left, and our
  judgement is held to a count of every possible walk.
"""

from collections import Counter

import pytest

pytest.importorskip("catanatron")

from games.catan.peer.bridge import PATROL_FIRST, Follower

KNOWN = {
    "cards bought in this turn, or winter with one card",
    "the rest of a short resource",
    "won out of turn",
    "longest road",
    PATROL_FIRST,
}


@pytest.mark.parametrize("seats", [3, 4])
def test_random_games_agree_at_every_step(seats: int):
    steps, ends, differences = 0, Counter[str](), Counter[str]()
    for seed in range(1, 9):
        follower = Follower(seed, seats)
        ends[follower.play(1500)] += 1
        differences += follower.differences
        steps += follower.steps
    assert steps > 2000
    assert set(differences) <= KNOWN
    assert differences[PATROL_FIRST] > 0, "points were compared while a special card was on its way"
    assert ends["longest road"] < 8, "most games are followed on"
