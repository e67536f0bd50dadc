"""Whom a challenge may be against: titles, truces, sanctuaries, and what is owed for beginning it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thronsaal.core.words import Seat
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg.values import rules
from thronsaal.games.lcg.words.customs import Sanctuary
from thronsaal.games.lcg.words.edicts import Toll, Truce

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm


def is_supporter(s: Realm, seat: Seat, other: Seat) -> bool:
    """Whether a seat's title supports another's."""
    if s.titles[seat] < 0 or s.titles[other] < 0:
        return False
    return m.SUPPORTS.get(m.TITLES[s.titles[seat]]) is m.TITLES[s.titles[other]]


def owed(s: Realm, seat: Seat, contest: int, target: Seat) -> list[tuple[Seat, int]]:
    """Gold to be handed over for beginning this challenge; Illyrio gets only what is left after that."""
    due = [
        (toll, by)
        for toll, by in rules(s, Toll)
        if toll.what == "challenge" and (not toll.types or any(icon.number == contest for icon in toll.types))
    ]
    found = [(target, toll.n) for toll, _ in due if not toll.to_you]
    for toll, by in due:
        if toll.to_you and seat == by.who:
            left = s.purse(seat) - sum(count for _, count in found)
            found.append((by.seat, max(0, min(toll.n, s.gold[seat], left))))
    return found


def may_target(s: Realm, seat: Seat, contest: int, target: Seat) -> bool:
    """Whether that seat may be the target of this challenge, whatever is owed for beginning it."""
    return not is_supporter(s, seat, target) and may_be_attacked(s, seat, contest, target)


def may_be_attacked(s: Realm, seat: Seat, contest: int, target: Seat) -> bool:
    """The same, whatever titles say."""
    if not s.is_opponent(seat, target):
        return False
    if any(rule.icon.number == contest and by.seat == target for rule, by in rules(s, Sanctuary)):
        return False
    for truce, by in rules(s, Truce):
        if truce.icon.number == contest and {seat, target} == {by.seat, by.who}:
            return False
    return True


def may_challenge(s: Realm, seat: Seat, contest: int, target: Seat) -> bool:
    """Whether a seat may begin this challenge against that one."""
    if not may_target(s, seat, contest, target):
        return False
    owing = owed(s, seat, contest, target)
    return not owing or sum(count for _, count in owing) <= s.purse(seat)
