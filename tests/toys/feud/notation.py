"""Moves as numbers and as text: the kind in the upper bits, a card or a place in the lower eight."""

from __future__ import annotations

from thronsaal.core.engine.window import PASS
from thronsaal.core.game import BadNotation
from thronsaal.core.words import SEAT_LETTERS, Move
from toys.feud.cards import CARDS, owner

PLAY, USE, CHOOSE, ANSWER = 1, 2, 3, 4
VERBS = {PLAY: "play", USE: "use", CHOOSE: "choose"}
PLACES = 64


def move(kind: int, about: int) -> Move:
    """The move of this kind about this thing."""
    return kind << 8 | about


def kind_of(number: Move) -> int:
    """What sort of move."""
    return number >> 8


def about(number: Move) -> int:
    """The card or the place."""
    return number & 0xFF


def card_name(card: int) -> str:
    """A card as records call it."""
    return f"{SEAT_LETTERS[owner(card)]}-{CARDS[card].slug}"


NAMES = {
    PASS: "pass",
    **{move(kind, card): f"{verb} {card_name(card)}" for kind, verb in VERBS.items() for card in range(len(CARDS))},
    **{move(ANSWER, place): f"answer {place}" for place in range(PLACES)},
}
MOVES = {name: number for number, name in NAMES.items()}


def read(text: str) -> Move:
    """The move of this text. Raises BadNotation."""
    if text not in MOVES:
        raise BadNotation(f"'pass', 'play A-ambush', 'use', 'choose' or 'answer 0' was expected, not {text[:40]!r}")
    return MOVES[text]
