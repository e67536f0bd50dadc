"""What is told of a match of Claim: whose favour brought the points, tricks by phase, and the score piles."""

from __future__ import annotations

from thronsaal.core.buffer import members
from thronsaal.core.kernel import popcount
from thronsaal.core.match import Match
from thronsaal.core.summary import Figure, Sheet, Summary, shares_of
from thronsaal.core.words import Seat, Who, Word
from thronsaal.games.claim.kernel import rules as k
from thronsaal.games.claim.kernel.material import FACTIONS, MASKS, value
from thronsaal.games.claim.snapshot import ClaimSnapshot
from thronsaal.games.claim.state import ClaimState

_SEATS = 2


def summary(match: Match) -> Summary:
    """A faction is a point; the rest is counted from the log and the piles."""
    assert isinstance(match.state, ClaimState)
    score = ClaimSnapshot(match.state.buffer).score
    favours = [
        (Word(f"faction-{name}"), [int(k.favour(score[0], score[1], of) == seat) for seat in range(_SEATS)])
        for of, name in enumerate(FACTIONS)
    ]
    tricks = Sheet(
        Word("summary-tricks"),
        (
            Figure(Word("summary-tricks-first"), _tricks(match, 1)),
            Figure(Word("summary-tricks-second"), _tricks(match, 2)),
            Figure(Word("summary-longest-run"), _runs(match)),
        ),
    )
    piles = Sheet(
        Word("summary-piles"),
        (
            *(
                Figure(Word(f"faction-{name}"), tuple(popcount(pile & cards) for pile in score))
                for name, cards in zip(FACTIONS, MASKS, strict=True)
            ),
            Figure(Word("summary-sum"), tuple(sum(map(value, members(pile))) for pile in score)),
        ),
    )
    return Summary(shares_of(favours, _SEATS), (tricks, piles))


def _won(match: Match) -> list[tuple[int, Seat]]:
    """The phase of each trick and who won it."""
    phase, found = 1, []
    for events in match.log:
        for event in events:
            won_by = event.values.get("seat")
            if event.kind == "trick" and isinstance(won_by, Who):
                found.append((phase, won_by.seat))
            elif event.kind == "second-phase":
                phase = 2
    return found


def _tricks(match: Match, phase: int) -> tuple[int, ...]:
    won = _won(match)
    return tuple(won.count((phase, seat)) for seat in range(_SEATS))


def _runs(match: Match) -> tuple[int, ...]:
    """The most tricks that each won in a row."""
    longest, run = [0] * _SEATS, [0] * _SEATS
    for _, seat in _won(match):
        run[seat], run[1 - seat] = run[seat] + 1, 0
        longest[seat] = max(longest[seat], run[seat])
    return tuple(longest)
