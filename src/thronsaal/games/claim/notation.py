"""Moves and cards as text: "knight 7". The move is the card; 0 stands for any goblin zero."""

from __future__ import annotations

from thronsaal.core.buffer import members
from thronsaal.core.game import BadNotation
from thronsaal.core.words import Move, Word
from thronsaal.games.claim.kernel.material import CARDS, FACTIONS, faction, value

_TEXTS: tuple[str, ...] = tuple(f"{FACTIONS[faction(card)]} {value(card)}" for card in range(CARDS))
_MOVES: dict[str, Move] = {_TEXTS[card]: card for card in reversed(range(CARDS))}
_WORDS: tuple[Word, ...] = tuple(
    Word(f"card-{FACTIONS[faction(card)]}", {"value": value(card)}) for card in range(CARDS)
)


def write(card: int) -> str:
    """The card as text."""
    return _TEXTS[card]


def read(text: str) -> Move:
    """The move of this text. Raises BadNotation."""
    move = _MOVES.get(text)
    if move is None:
        raise BadNotation(f"a card such as 'knight 7' was expected, not {text[:40]!r}")
    return move


def card_word(card: int) -> Word:
    """The card, to be said in the reader's language."""
    return _WORDS[card]


def text_of(mask: int) -> list[str]:
    """The cards of a set as text, ascending."""
    return [write(card) for card in members(mask)]
