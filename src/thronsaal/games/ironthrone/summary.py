"""What is told of a match of Iron Throne: where influence came from, whose word held, who met whom and how it went."""

from __future__ import annotations

from collections import Counter

from thronsaal.core.game import Event
from thronsaal.core.match import Match
from thronsaal.core.summary import Figure, Sheet, Summary, shares_of
from thronsaal.core.talk import honesty
from thronsaal.core.words import Seat, Who, Word
from thronsaal.games.ironthrone.material import NONE
from thronsaal.games.ironthrone.state import IronThroneState

_SPREAD = {
    "ironthrone.reward-challenger": "summary-by-victory",
    "ironthrone.deal-items": "summary-by-deal",
    "ironthrone.spread-effect": "summary-by-ability",
}
_HOSTAGES = ("took-from-deck", "took-from-hand", "took-from-held")


def summary(match: Match) -> Summary:
    """Influence is the points; the rest is counted from the log, the ledger and those who still live."""
    state = match.state
    assert isinstance(state, IronThroneState)
    seats = range(state.seats)
    seen = _Told(match)
    for events in match.log:
        for event in events:
            seen.hear(event)

    def figure(name: str) -> Figure:
        return Figure(Word(f"summary-{name}"), tuple(seen.counts[name, seat] for seat in seats))

    spread = [(Word(key), [seen.counts[rule, seat] for seat in seats]) for rule, key in _SPREAD.items()]
    words = [honesty(match.ledger, seat) for seat in seats]
    return Summary(
        shares_of(spread, state.seats),
        (
            Sheet(
                Word("summary-words"),
                (
                    Figure(Word("summary-kept"), tuple(kept for kept, _ in words)),
                    Figure(Word("summary-broken"), tuple(broken for _, broken in words)),
                    figure("betrayals"),
                ),
            ),
            Sheet(
                Word("summary-encounters"),
                (figure("challenged"), figure("defended"), figure("won"), figure("deals"), figure("supported")),
            ),
            Sheet(
                Word("summary-people"),
                (
                    figure("hostages"),
                    figure("tortured"),
                    Figure(Word("summary-alive"), tuple(len(state.alive(seat)) for seat in seats)),
                ),
            ),
        ),
    )


class _Told:
    """Counts by name and seat what the log tells; whoever meets is told before how it went."""

    def __init__(self, match: Match) -> None:
        self.counts: Counter[tuple[str, Seat]] = Counter()
        # The first turn has begun before the first move, where houses are drawn by lot.
        start = match.at(0)
        assert isinstance(start, IronThroneState)
        self._challenger, self._defender = start.challenger, NONE
        if start.defender != NONE:
            self._meet(start.defender)

    def _meet(self, defender: Seat) -> None:
        self._defender = defender
        self.counts["challenged", self._challenger] += 1
        self.counts["defended", defender] += 1

    def hear(self, event: Event) -> None:
        """Take in the next event."""
        who = event.values.get("seat")
        seat = who.seat if isinstance(who, Who) else 0
        match event.kind:
            case "turn":
                self._challenger = seat
            case "defender":
                self._meet(seat)
            case "spread":
                self.counts[event.rule, seat] += 1
            case "war":
                is_challenger = event.values["side"] == Word("side-challenger")
                self.counts["won", self._challenger if is_challenger else self._defender] += 1
            case "betrayal":
                self.counts["won", seat] += 1
                self.counts["betrayals", seat] += 1
            case "confirmed":
                self.counts["deals", self._challenger] += 1
                self.counts["deals", self._defender] += 1
            case "joined":
                self.counts["supported", seat] += 1
            case "tortured":
                self.counts["tortured", seat] += 1
            case kind if kind in _HOSTAGES:
                self.counts["hostages", seat] += 1
