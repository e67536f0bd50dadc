"""What things are worth to a seat, in units of one influence marker. All of it is read from public things."""

from __future__ import annotations

from math import exp
from typing import Final

from thronsaal.core.words import Seat
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.facts import strength
from thronsaal.games.ironthrone.position import Position
from thronsaal.games.ironthrone.vocabulary.effects import Press

CARD: Final = 0.09
"""One more card in hand."""
POWER: Final = 0.06
"""One power moved from the sheet to a character, or lost the other way."""
SHEET: Final = 0.03
HOSTAGE: Final = 0.16
WIN: Final = 12.0
MENACE: Final = 1.3
"""Influence of a leader who presses others weighs this much more against them."""
SPREAD: Final = 4.5
"""War sums this far apart leave the weaker side about a quarter of the wins."""


def marker(s: Position, seat: Seat, extra: int = 1) -> float:
    """What spreading so many more markers is worth to the seat itself: the last ones decide."""
    have = s.spread_by(seat)
    if have + extra >= m.MARKERS:
        return WIN
    return extra * (1.0 + 0.25 * have)


def dread(s: Position, rival: Seat, extra: int = 1) -> float:
    """What it costs the others when a rival spreads so many more markers."""
    have = s.spread_by(rival)
    if have + extra >= m.MARKERS:
        return WIN
    return extra * (0.15 + 0.12 * have) * 3 / (s.seats_count - 1) * menace(s, rival)


def menace(s: Position, rival: Seat) -> float:
    """How much more a rival makes of its influence than others do: some leaders press those they have it on."""
    return MENACE if any(isinstance(phrase, Press) for phrase in s.cards.steps[s.leader[rival]]) else 1.0


def is_about_to_win(s: Position, seat: Seat) -> bool:
    """One marker short."""
    return s.spread_by(seat) >= m.MARKERS - 1


def chance_of(lead: float) -> float:
    """How likely a side wins a war that leads by so much before unknown cards."""
    return 1.0 / (1.0 + exp(-lead / SPREAD))


def board_strength(s: Position, side: int) -> int:
    """The power of a side's characters, and what effects have added."""
    total = strength(s, side)
    active = s.challenger if side == n.CHALLENGERS else s.defender
    return total - (m.VALUE[s.laid[active]] if s.laid[active] >= 0 else 0)


def penalty(s: Position, seat: Seat) -> float:
    """What losing with the present character costs; death costs more."""
    power = s.power[s.fighter[seat]]
    return (power + 1) // 2 * POWER + (0.5 if power == 1 else 0.0)


def standing(s: Position, seat: Seat) -> float:
    """How a seat stands: its own progress against that of the others."""
    if s.ended:
        points = [s.spread_by(each) for each in range(s.seats_count)]
        best = max(points)
        return WIN / points.count(best) if points[seat] == best else -WIN / 3
    own = progress(s, seat)
    others = [progress(s, each) for each in range(s.seats_count) if each != seat]
    return own - 0.55 * max(others) - 0.45 * sum(others) / len(others)


_STEPS: Final = (0.0, 1.0, 2.25, 3.75, 5.5, WIN)


def progress(s: Position, seat: Seat) -> float:
    """Markers, power, cards and hostages of a seat, as one number."""
    alive = s.alive(seat)
    power = sum(s.power[character] for character in alive)
    strongest = max((s.power[character] for character in alive), default=0)
    hostages = sum(_HOSTAGE_WORTH[card] for card in s.held[seat])
    return (
        _STEPS[min(s.spread_by(seat), m.MARKERS)]
        + POWER * power
        + 0.05 * strongest
        + 0.1 * len(alive)
        + SHEET * s.sheet[seat]
        + CARD * min(len(s.hand[seat]), 9)
        + hostages
    )


_HOSTAGE_WORTH: Final = tuple(HOSTAGE + 0.01 * m.VALUE[card] for card in range(m.CARDS))
