"""What is told of a match of Catan: where the points came from, the dice, what they brought, trades and robberies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from thronsaal.core.game import Event
from thronsaal.core.kernel import popcount
from thronsaal.core.match import Match
from thronsaal.core.summary import Chart, Figure, Sheet, Summary, shares_of
from thronsaal.core.words import Seat, Who, Word
from thronsaal.games.catan.kernel.material import BOARDS, POINT, RESOURCES
from thronsaal.games.catan.snapshot import CatanSnapshot
from thronsaal.games.catan.state import CatanState

SUMS: Final = range(2, 13)
DISCARDS: Final = ("discard", "discard-some")


def summary(match: Match) -> Summary:
    """All of it."""
    assert isinstance(match.state, CatanState)
    s = CatanSnapshot(match.state.buffer)
    events = [event for told in match.log for event in told]
    sheets = (_yields(s.seats, events), _dealings(s, events))
    return Summary(shares_of(_points(s), s.seats), sheets, (_dice(events),))


def _points(s: CatanSnapshot) -> list[tuple[Word, list[int]]]:
    """What each kind of thing brought to every seat."""
    seats, award = range(s.seats), BOARDS[s.map].award
    guards = [sum(guard == seat for section in s.wall for guard in section) for seat in seats]
    return [
        (Word("summary-settlements"), [popcount(s.settlements[seat]) for seat in seats]),
        (Word("summary-keeps"), [2 * popcount(s.keeps[seat]) for seat in seats]),
        (Word("summary-longest"), [award * (s.longest == seat) for seat in seats]),
        (Word("summary-strongest"), [award * (s.strongest == seat) for seat in seats]),
        (Word("summary-guards"), [2 if count >= 5 else int(count >= 3) for count in guards]),
        (Word("summary-cards"), [s.cards[seat][POINT] for seat in seats]),
    ]


def _dice(events: list[Event]) -> Chart:
    """How often each sum was thrown, and how often two dice throw it on average."""
    sums = Counter(event.values["sum"] for event in events if event.kind == "rolled")
    thrown = sum(sums.values())
    expected = tuple(thrown * (6 - abs(7 - number)) / 36 for number in SUMS)
    labels, counts = tuple(map(str, SUMS)), tuple(sums[number] for number in SUMS)
    return Chart(Word("summary-dice", {"count": thrown}), labels, counts, expected)


def _yields(seats: int, events: list[Event]) -> Sheet:
    """The cards that the dice brought."""
    found: Counter[tuple[str, Seat]] = Counter()
    for event in events:
        cards, who = event.values.get("cards"), event.values.get("seat")
        if event.rule in ("catan.yield", "catan.scarcity-one") and isinstance(cards, Word) and isinstance(who, Who):
            count, what = cards.values["count"], cards.values["what"]
            assert isinstance(count, int)
            assert isinstance(what, Word)
            found[what.key, who.seat] += count
    keys = [f"resource-{name}" for name in RESOURCES]
    figures = [Figure(Word(key), tuple(found[key, seat] for seat in range(seats))) for key in keys]
    whole = tuple(sum(found[key, seat] for key in keys) for seat in range(seats))
    return Sheet(Word("summary-yields"), (*figures, Figure(Word("summary-all"), whole)))


def _dealings(s: CatanSnapshot, events: list[Event]) -> Sheet:
    """Trades, robberies and what sevens cost."""
    counted: dict[str, Counter[Seat]] = {
        name: Counter() for name in ("supply", "trades", "robs", "robbed", "discards", "bought")
    }
    for event in events:
        for name, who, count in _counted(event):
            counted[name][who] += count
    return Sheet(
        Word("summary-dealings"),
        tuple(
            Figure(Word(f"summary-{name}"), tuple(tally[seat] for seat in range(s.seats)))
            for name, tally in counted.items()
        ),
    )


def _counted(event: Event) -> Iterator[tuple[str, Seat, int]]:
    """What an event adds to which figure of whom."""
    who, other = event.values.get("seat"), event.values.get("partner", event.values.get("victim"))
    if not isinstance(who, Who):
        return
    if event.kind == "supply":
        yield "supply", who.seat, 1
    elif event.kind in ("agree", "stole") and isinstance(other, Who):
        is_trade = event.kind == "agree"
        yield "trades" if is_trade else "robs", who.seat, 1
        yield "trades" if is_trade else "robbed", other.seat, 1
    elif event.kind == "discard":
        yield "discards", who.seat, 1
    elif event.kind == "discard-some":
        cards = event.values["cards"]
        assert isinstance(cards, tuple)
        yield "discards", who.seat, sum(int(str(each.values["count"])) for each in cards if isinstance(each, Word))
    elif event.kind in ("drew", "pick"):
        yield "bought", who.seat, 1
