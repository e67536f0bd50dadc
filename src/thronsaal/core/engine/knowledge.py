"""Who knows which hidden card, and how a seat that does not know deals the unknown anew.

A card that lies hidden has a set of seats, as bits, that know where it is besides those who see it anyway. Its place is
public, and so is who else knows it there: a guess puts another card into the place and leaves the mark with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, MutableSequence, Sequence

from thronsaal.core.chance import Chance
from thronsaal.core.words import Seat


def everybody(seats: int) -> int:
    """All seats, as bits."""
    return (1 << seats) - 1


def public(seats: int) -> int:
    """All seats, and whoever looks on: more than what every seat happens to have learned by itself."""
    return (1 << seats + 1) - 1


def is_known(marks: int, seat: Seat | None, seats: int) -> bool:
    """Whether these marks name the seat; None: whoever looks on, of so many seats."""
    return marks >> (seats if seat is None else seat) & 1 == 1


def bits(seats: Iterable[Seat]) -> int:
    """These seats, as bits."""
    return sum(1 << seat for seat in seats)


def blur(known: MutableSequence[int], cards: Iterable[int], knowing: Iterable[Seat]) -> None:
    """One of these cards moves unseen: only those who see which one still know where each is."""
    keep = bits(knowing)
    for card in cards:
        known[card] &= keep


def deal_anew(
    places: Sequence[Sequence[int]], is_known: Callable[[int, int], bool], known: MutableSequence[int], rng: Chance
) -> list[list[int]]:
    """What lies in each place when all unknown cards change places by chance; `known` goes along.

    `is_known(card, place)` says what stays. In a place the cards that stay come first, then those dealt there. The
    answer depends on nothing but what is known, the number of unknown cards in each place, their marks there, and
    `rng`.
    """
    dealt: list[list[int]] = []
    marks: list[list[int]] = []
    pool: list[int] = []
    for place, cards in enumerate(places):
        lying: list[int] = []
        hidden: list[int] = []
        for card in cards:
            (lying if is_known(card, place) else hidden).append(card)
        dealt.append(lying)
        marks.append(sorted([known[card] for card in hidden]))
        pool += hidden
    pool.sort()
    rng.shuffle(pool)
    at = 0
    for lying, there in zip(dealt, marks, strict=True):
        for mark in there:
            known[pool[at]] = mark
            lying.append(pool[at])
            at += 1
    return dealt
