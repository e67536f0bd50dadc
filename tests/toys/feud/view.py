"""What a seat may know, and a full position it could not tell from the real one.

Frames and occurrences hold no secret: what waits is as public as who is asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from thronsaal.core.chance import Chance
from thronsaal.core.engine.knowledge import deal_anew, is_known
from thronsaal.core.words import Json, Seat, Who, Word
from toys.feud import cards as c
from toys.feud import notation as n
from toys.feud.position import Position
from toys.feud.wording import title

_CARDS = {n.card_name(card): card for card in range(len(c.CARDS))}


def knows(s: Position, seat: Seat | None, card: int, holder: Seat | None) -> bool:
    """Whether a seat knows this card, in the hand of its holder or in a deck."""
    return (seat is not None and seat == holder) or is_known(s.known[card], seat, s.seats_count)


def view(s: Position, seat: Seat | None) -> dict[str, Json]:
    """The position as this seat (None: anybody) may see it."""
    return {
        "seat": seat,
        "round": s.round,
        "phase": s.phase,
        "first": s.first,
        "trace": s.trace,
        "over": bool(s.ended),
        "waiting": [frame.plain() for frame in s.stack],
        "happened": [repr(each) for each in s.happened],
        "moribund": _names(c.numbers(s.moribund)),
        "lasting": [[each.what, each.whom, each.n, each.source, each.until] for each in s.lasting],
        "houses": [_house(s, seat, other) for other in range(s.seats_count)],
    }


def _house(s: Position, seat: Seat | None, other: Seat) -> dict[str, Json]:
    hand = s.hand[other] if other == seat else sorted(s.hand[other])
    return {
        "power": s.power[other],
        "gold": s.gold[other],
        "might": s.might(other),
        "hand_size": len(hand),
        "hand": _names(card for card in hand if knows(s, seat, card, other)),
        "deck": [n.card_name(card) if knows(s, seat, card, None) else None for card in s.deck[other]],
        "play": _names(c.numbers(s.table[other])),
        "kneeling": _names(c.numbers(s.table[other] & s.kneeling)),
        "strength": [s.strength(card) for card in c.numbers(s.table[other] & c.OF_KIND["character"])],
        "dead": _names(c.numbers(s.dead[other])),
        "discard": _names(c.numbers(s.discard[other])),
    }


def _names(cards: Iterable[int]) -> list[Json]:
    return [n.card_name(card) for card in cards]


def guess(s: Position, seat: Seat | None, rng: Chance) -> None:
    """Deal anew, in place, all that the seat cannot know: every place of a deck is a place of its own."""
    for other in range(s.seats_count):
        places = [s.hand[other], *((card,) for card in s.deck[other])]

        def stays(card: int, place: int, other: Seat = other) -> bool:
            return knows(s, seat, card, None if place else other)

        hand, *deck = deal_anew(places, stays, s.known, rng)
        s.hand[other] = tuple(hand)
        s.deck[other] = tuple(card for place in deck for card in place)
    s.chance = Chance(rng.seed())


def glance(seen: Mapping[str, Json]) -> Sequence[tuple[Word, Sequence[Word]]]:
    """Round and phase, then each house."""
    head = Word("glance-round", {"n": cast("int", seen["round"]), "phase": Word(f"phase-{seen['phase']}")})
    lines: list[tuple[Word, Sequence[Word]]] = [(head, [])]
    for seat, house in enumerate(cast("list[dict[str, Any]]", seen["houses"])):
        numbers = {name: house[name] for name in ("power", "gold", "hand_size")}
        cards = [title(_CARDS[name]) for name in (*house["play"], *house["hand"])]
        lines.append((Word("glance-house", {"seat": Who(seat), **numbers}), cards))
    return lines
