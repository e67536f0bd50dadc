"""Moves as numbers and as text: the kind in the upper bits, what it is about in the lower ten.

A card in a move stands for its kind: `stark-truce` is any of the four.
"""

from __future__ import annotations

from typing import Final

from thronsaal.core.engine import window
from thronsaal.core.game import BadNotation
from thronsaal.core.words import SEAT_LETTERS, Move, Word
from thronsaal.games.ironthrone import material as m

_SHIFT: Final = 10
_MASK: Final = (1 << _SHIFT) - 1

PLAIN, HOUSE, LEADER, SEAT, CHOOSE, OFFER, LAY, PLAY, CARD, RELEASE, TORTURE, HELD, PUT = range(13)

PASS: Final = window.PASS
YES, NO, CONFIRM, NO_DEAL, DECK, HAND, USE = range(PASS + 1, 8)
_PLAIN: Final = ("pass", "yes", "no", "confirm", "no-deal", "deck", "hand", "use")

SIDES: Final = ("", "challenger", "defender")
CHALLENGERS, DEFENDERS = 1, 2
DEALS: Final = 576


def move(kind: int, about: int) -> Move:
    """The move of this kind about this thing."""
    return kind << _SHIFT | about


def kind_of(move: Move) -> int:
    """What sort of move."""
    return move >> _SHIFT


def sort_of(move: Move) -> int:
    """The kind of a move; plain words are each a sort of their own."""
    kind = kind_of(move)
    return kind if kind != PLAIN else -1 - move


def about(move: Move) -> int:
    """What a move is about: a card, a character, a seat, a deal."""
    return move & _MASK


def offer(side: int, character: int) -> Move:
    """Offer support to a side with a character."""
    return move(OFFER, side * len(m.CHARACTERS) + character)


def offered(move: Move) -> tuple[int, int]:
    """Side and character of an offer."""
    return divmod(about(move), len(m.CHARACTERS))


def put(challenger: tuple[int, int, int], defender: tuple[int, int, int]) -> Move:
    """Put a deal on the table: what each active seat gives in influence, hostages and power."""
    return move(PUT, _gift(challenger) * 24 + _gift(defender))


def _gift(gift: tuple[int, int, int]) -> int:
    influence, hostages, power = gift
    return (influence * 3 + hostages) * 4 + power


def gifts(deal: int) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    """What challenger and defender give in a deal: influence, hostages, power."""
    return _GIFTS[deal // 24], _GIFTS[deal % 24]


_GIFTS: Final = tuple((gift // 12, gift // 4 % 3, gift % 4) for gift in range(24))


def _names() -> dict[Move, str]:
    names = {move(PLAIN, number): text for number, text in enumerate(_PLAIN)}
    names |= {move(HOUSE, number): f"house {name}" for number, name in enumerate(m.HOUSES)}
    names |= {move(HELD, number): f"held {name}" for number, name in enumerate(m.HOUSES)}
    for number, name in enumerate(m.CHARACTERS):
        names |= {move(LEADER, number): f"leader {name}", move(CHOOSE, number): f"choose {name}"}
        names |= {offer(side, number): f"support {SIDES[side]} {name}" for side in (CHALLENGERS, DEFENDERS)}
    names |= {move(SEAT, seat): f"seat {SEAT_LETTERS[seat]}" for seat in range(5)}
    for card in sorted(set(m.KIND)):
        for kind, verb in ((LAY, "lay"), (CARD, "card"), (RELEASE, "release"), (TORTURE, "torture")):
            names[move(kind, card)] = f"{verb} {m.card_name(card)}"
        if m.TYPE[card] == m.CHARACTER:
            names[move(PLAY, card)] = f"play {m.card_name(card)}"
    for deal in range(1, DEALS):
        gives = [".".join(map(str, gift)) for gift in gifts(deal)]
        names[move(PUT, deal)] = f"deal {gives[0]} for {gives[1]}"
    return names


_NAMES: Final = _names()
_MOVES: Final = {name: number for number, name in _NAMES.items()}
MOVES: Final = tuple(sorted(_NAMES))
"""Every move there is."""


def write(move: Move) -> str:
    """The move as short text."""
    return _NAMES[move]


def read(text: str) -> Move:
    """The move of this text. Raises BadNotation."""
    number = _MOVES.get(text)
    if number is None:
        raise BadNotation(
            "a move such as 'lay stark-truce', 'play robb-1', 'support defender arya', 'deal 0.1.0 for 1.0.2', "
            f"'seat B' or 'pass' was expected, not {text[:40]!r}"
        )
    return number


def house_word(house: int) -> Word:
    """A house, to be said in the reader's language."""
    return Word(f"house-{m.HOUSES[house]}")


def character_word(character: int) -> Word:
    """A character."""
    return Word(f"character-{m.CHARACTERS[character]}")


def deal_word(deal: int) -> Word:
    """A deal: what the challenger gives and what the defender gives."""
    return Word("deal", {"challenger": _gift_word(gifts(deal)[0]), "defender": _gift_word(gifts(deal)[1])})


def _gift_word(gift: tuple[int, int, int]) -> Word:
    parts = tuple(
        Word(f"gift-{what}", {"n": n}) for what, n in zip(("influence", "hostages", "power"), gift, strict=True) if n
    )
    return Word("gift", {"parts": parts}) if parts else Word("gift-nothing")


KNOWN: Final = frozenset(MOVES)
