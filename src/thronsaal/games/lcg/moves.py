"""Moves as numbers: what sort of move, about what. Their text is in `notation.py`."""

from __future__ import annotations

from typing import Final

from thronsaal.core.engine.window import PASS as PASS  # noqa: PLC0414
from thronsaal.core.words import Move, Seat

COPIES, OWNERS = 8, 4
SHIFT, _EXTRA = 24, 16
KINDS: Final = 21
(
    PLAIN,
    PLAY,
    ON_HOUSE,
    AMBUSH,
    USE,
    SAVE,
    CARD,
    SEAT,
    NUMBER,
    TYPE,
    CHALLENGE,
    PLOT,
    TITLE,
    NAME,
    TRAIT,
    GIVE,
    DECK,
    HIDE,
    EMERGE,
    CALL,
    SLOT,
) = range(21)
DONE, YES, NO = 1, 2, 3


def move(kind: int, about: int, extra: int = 0) -> Move:
    """The move of this kind about this thing."""
    return kind << SHIFT | extra << _EXTRA | about


def kind_of(move: Move) -> int:
    """What sort of move it is."""
    return move >> SHIFT


def about(move: Move) -> int:
    """What a move is about: a card, a seat, a number."""
    return move & 0xFFFF


def extra(move: Move) -> int:
    """What else a move says: which text of a card, which seat."""
    return move >> _EXTRA & 0xFF


def challenge(contest: int, seat: Seat) -> Move:
    """Begin a challenge."""
    return move(CHALLENGE, contest, seat)


def slot(seat: Seat, place: int) -> Move:
    """Choose the card in this place of a seat's shadows; the first place is 0."""
    return move(SLOT, place, seat)


def give(seat: Seat, n: int) -> Move:
    """Hand gold to a seat."""
    return move(GIVE, n, seat)
