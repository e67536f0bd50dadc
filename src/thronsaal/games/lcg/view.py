"""What a seat may know.

Hands, the order of decks, plots chosen in secret, cards laid out face down and cards in shadows are hidden, and where
lists are closed what is in another's deck. Everything else is open: frames and occurrences on the stack hold nothing
but what all saw.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypedDict, cast

from thronsaal.core.engine.frame import Question
from thronsaal.core.engine.occurrence import Impending
from thronsaal.core.engine.select import cards_in
from thronsaal.core.words import Json, Seat
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg.catalogue import slug_of
from thronsaal.games.lcg.flow import ROUND, Round
from thronsaal.games.lcg.foresight import Foreseen, foreseen
from thronsaal.games.lcg.material import ICONS, NONE
from thronsaal.games.lcg.notation import write
from thronsaal.games.lcg.plotting import has_titles
from thronsaal.games.lcg.resolution import claim_of, is_rival, side_strength
from thronsaal.games.lcg.sight import SeatSeen, all_called, called, changes, maybe, seat_seen
from thronsaal.games.lcg.waiting import seen as seen_by_all
from thronsaal.games.lcg.words.modifiers import Granted

if TYPE_CHECKING:
    from thronsaal.games.lcg.state import LcgState


class ChallengeSeen(TypedDict):
    """The challenge that is under way."""

    type: str
    attacker: Seat
    defender: Seat
    target: Seat
    """Who was challenged and suffers the claim."""
    attackers: list[str]
    defenders: list[str]
    sneaked: list[str]
    strength: list[int]
    """Of both sides, if it were decided now."""
    claim: int | None
    rival: bool
    """Whether the attacker's title opposes the defender's."""


class LastingSeen(TypedDict):
    """An effect that lasts."""

    what: str
    gives: str
    source: str | None
    cards: list[str]
    scope: Json
    """Whose it is and what was chosen for it."""
    until: str


class LimitSeen(TypedDict):
    """Something that can be done only so often."""

    what: str
    card: str | None
    seat: Seat | None
    until: str
    times: int


class LatestSeen(TypedDict):
    """The last move: who made it, and how if all have seen it."""

    seat: Seat
    move: str | None


class View(TypedDict):
    """All that a seat may know."""

    seat: Seat | None
    variant: str
    errata: bool
    lists: str
    edition: str
    """By which rules there are shadows: `off`, `first` or `second`."""
    round: int
    phase: str
    step: str
    first: Seat | None
    active: Seat | None
    asked: str | None
    """The kind of the question that waits."""
    pending: list[Json]
    """All that waits, the next one last: its kind, and what was chosen for it by now."""
    foreseen: dict[str, Foreseen]
    """What cards that may be chosen now would come to, if nobody answers."""
    seats: list[SeatSeen]
    offered: list[str]
    """Titles that may still be chosen."""
    rested: list[str]
    challenge: ChallengeSeen | None
    lasting: list[LastingSeen]
    coming: list[Json]
    """What is about to happen and may be saved from or cancelled."""
    happened: list[Json]
    """What happened in this window and may be answered."""
    answered: list[Json]
    """Which texts have answered what, by its place."""
    limits: list[LimitSeen]
    events: list[str]
    """Events that are being carried out."""
    latest: LatestSeen | None
    ended: str
    winners: list[Seat]


def view(s: LcgState, seat: Seat | None) -> dict[str, Json]:
    """The position as this seat (None: anybody) may see it."""
    changed = changes(s)
    seen: View = {
        "seat": seat,
        "variant": s.variant,
        "errata": s.errata,
        "lists": "open" if s.deal.open else "closed",
        "edition": s.deal.edition,
        "round": s.round,
        "phase": m.PHASES[s.phase].value if s.phase >= 0 else "setup" if not s.round else "end",
        "step": step_of(s),
        "first": _seat(s.first),
        "active": _seat(s.active),
        "asked": s.stack[-1].kind if s.stack and isinstance(s.stack[-1], Question) else None,
        "pending": [seen_by_all(s, frame) for frame in s.stack],
        "foreseen": foreseen(s),
        "seats": [seat_seen(s, seat, each, changed) for each in range(s.seats_count)],
        "offered": _titles(s.offered) if any(title == NONE for title in s.titles) and has_titles(s) else [],
        "rested": _titles(s.rested),
        "challenge": _challenge(s),
        "lasting": [_lasting(s, each) for each in s.lasting if isinstance(each, Granted)],
        "coming": [seen_by_all(s, each) for each in _coming(s)],
        "happened": [seen_by_all(s, each) for each in s.happened],
        "answered": [[maybe(s, text // 8), text % 8, at] for text, at in s.answered],
        "limits": [_limit(s, key, times) for key, times in sorted(s.limits.items(), key=str)],
        "events": all_called(s, cards_in(s.resolving)),
        "latest": _latest(s),
        "ended": s.ended,
        "winners": list(s.winner),
    }
    return cast("dict[str, Json]", seen)


def step_of(s: LcgState) -> str:
    """The step of the round, or `setup`, or `over`."""
    for frame in s.stack:
        if isinstance(frame, Round):
            return ROUND[frame.step - 1].name
    return "over" if s.ended else "setup"


def _coming(s: LcgState) -> tuple[Any, ...]:
    return next((frame.coming for frame in reversed(s.stack) if isinstance(frame, Impending)), ())


def _latest(s: LcgState) -> LatestSeen | None:
    seat, move = s.latest
    return {"seat": seat, "move": write(move) if move != NONE else None} if seat != NONE else None


def _seat(seat: Seat) -> Seat | None:
    return None if seat == NONE else seat


def _titles(titles: int) -> list[str]:
    return [title.value for at, title in enumerate(m.TITLES) if titles >> at & 1]


def _challenge(s: LcgState) -> ChallengeSeen | None:
    if s.contest == NONE:
        return None
    return {
        "type": ICONS[s.contest].value,
        "attacker": s.attacker,
        "defender": s.defender,
        "target": s.target,
        "attackers": all_called(s, cards_in(s.attacking)),
        "defenders": all_called(s, cards_in(s.defending)),
        "sneaked": all_called(s, cards_in(s.sneaked)),
        "strength": [side_strength(s, True), side_strength(s, False)],
        "claim": claim_of(s, s.attacker) if s.revealed[s.attacker] >= 0 else None,
        "rival": is_rival(s, s.attacker, s.defender),
    }


def _lasting(s: LcgState, granted: Granted) -> LastingSeen:
    return {
        "what": granted.what,
        "gives": str(granted.gives),
        "source": maybe(s, granted.source),
        "cards": all_called(s, cards_in(granted.whom)),
        "scope": seen_by_all(s, granted.scope),
        "until": granted.until.partition("-")[0],
    }


_ABOUT_CARDS: Final = frozenset(
    ("text", "changed", "cancelled", "reshuffled", "lowered", "taken-back", "unveiled", "emerged", "x")
)
"""Limits that are about a card which lies open."""


def _limit(s: LcgState, key: tuple[Any, ...], times: int) -> LimitSeen:
    what, until = key[0], key[-1]
    card = called(s, key[1]) if what in _ABOUT_CARDS else None
    if what == "title":
        card = slug_of(next(each for each in s.deal.all_cards if each.name == key[1]))
    of_seats = ("limited", "limited-response", "opposed", "emerged-type")
    seat = key[1] if what in of_seats else key[3] if what in ("text", "title") else None
    return {"what": what, "card": card, "seat": seat, "until": until, "times": times}
