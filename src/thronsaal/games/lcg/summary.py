"""What is told of a match of the living card game: challenges won by type, where power came from, whose word held."""

from __future__ import annotations

from collections import Counter
from typing import Final

from thronsaal.core.game import Event
from thronsaal.core.match import Match
from thronsaal.core.summary import Figure, Share, Sheet, Summary, shares_of
from thronsaal.core.talk import honesty
from thronsaal.core.words import Seat, Who, Word
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg.state import LcgState

_GAINED: Final = ("unopposed", "opposed", "renown", "dominance", "text")
"""How power is claimed, as the log tells it."""


def summary(match: Match) -> Summary:
    """Power is the points; a team's count together. All of it is counted from the log and the last position."""
    state = match.state
    assert isinstance(state, LcgState)
    seats = range(state.seats)
    seen = _Told()
    for events in match.log:
        for event in events:
            seen.hear(event)
    words = [honesty(match.ledger, seat) for seat in seats]

    def figure(name: str, key: str = "") -> Figure:
        return Figure(Word(key or f"summary-{name}"), tuple(seen.counts[name, seat] for seat in seats))

    sheets = [
        Sheet(
            Word("summary-challenges"),
            (
                *(figure(f"won {icon.value}", f"type-{icon.value}") for icon in m.ICONS),
                figure("attacks"),
                figure("attacks-won"),
                figure("defences-won"),
            ),
        ),
        Sheet(
            Word("summary-court"),
            (figure("marshalled"), figure("events"), figure("dominance-won"), figure("gold")),
        ),
    ]
    if match.ledger:
        kept = Figure(Word("summary-kept"), tuple(kept for kept, _ in words))
        sheets.append(Sheet(Word("summary-words"), (kept, Figure(Word("summary-broken"), tuple(b for _, b in words)))))
    return Summary(_shares(state, seen), tuple(sheets))


def _shares(state: LcgState, seen: _Told) -> tuple[tuple[Share, ...], ...]:
    seats = range(state.seats)
    own = [state.power_of(seat) for seat in seats]
    parts = [(Word(f"summary-power-{how}"), [seen.counts[how, seat] for seat in seats]) for how in (*_GAINED, "taken")]
    lost = [-seen.counts["robbed", seat] for seat in seats]
    parts.append((Word("summary-power-robbed"), lost))
    # What is left went with cards that left play or changed sides.
    rest = [own[seat] - sum(counts[seat] for _, counts in parts) for seat in seats]
    parts.append((Word("summary-power-rest"), rest))
    if state.variant == "teams":
        parts.append((Word("summary-power-mate"), [own[(seat + 2) % 4] for seat in seats]))
    return shares_of(parts, state.seats)


class _Told:
    """Counts by name and seat what the log tells; the type of a challenge is told when it is declared."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, Seat]] = Counter()
        self._contest, self._attacker = "", -1

    def hear(self, event: Event) -> None:
        """Take in the next event."""
        values = event.values
        who, other, count = values.get("seat"), values.get("other"), values.get("count")
        if not isinstance(who, Who):
            return
        seat, many = who.seat, count if isinstance(count, int) else 1
        match event.kind:
            case "challenge":
                contest = values["type"]
                assert isinstance(contest, Word)
                self._contest, self._attacker = contest.key.removeprefix("type-"), seat
                self.counts["attacks", seat] += 1
            case "challenge-won":
                self.counts[f"won {self._contest}", seat] += 1
                self.counts["attacks-won" if seat == self._attacker else "defences-won", seat] += 1
            case "power":
                self.counts[str(values["how"]) if values["how"] in _GAINED else "text", seat] += many
            case "power-moved" if isinstance(other, Who) and other.seat != seat:
                self.counts["taken", seat] += many
                self.counts["robbed", other.seat] += many
            case "marshals":
                self.counts["marshalled", seat] += 1
            case "played-event":
                self.counts["events", seat] += 1
            case "dominance":
                self.counts["dominance-won", seat] += 1
            case "income":
                self.counts["gold", seat] += many
