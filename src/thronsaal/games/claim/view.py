"""What a seat may know, and what somebody who sees no hand may suppose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from math import comb
from typing import Final, cast

import numpy as np

from thronsaal.core.chance import SEED_BITS, Chance
from thronsaal.core.kernel import popcount
from thronsaal.core.words import Json, Seat, Who, Word
from thronsaal.games.claim import kernel as k
from thronsaal.games.claim.material import ALL, FACTIONS, HAND, MASKS
from thronsaal.games.claim.notation import card_word, cards_of, read, text_of, write

_FIELDS: Final = np.dtype((np.void, k.RECORD))


@dataclass(frozen=True, slots=True)
class Seen:
    """The fields of the record as plain integers: read once, because NumPy is slow at handing out one by one."""

    hand: list[int]
    followers: list[int]
    drawn: list[int]
    score: list[int]
    out: int
    void: list[int]
    deck: list[int]
    phase: int
    trick: int
    leader: int
    turn: int
    led: int
    last: list[int]
    last_winner: int

    @staticmethod
    def of(buffer: k.Buffer) -> Seen:
        """Read a position."""
        record = buffer.view(_FIELDS)[0]
        return Seen(*(record[field.name].tolist() for field in fields(Seen)))

    @property
    def turned_up(self) -> int:
        """The card that phase 1 is about now, or NO_CARD."""
        return self.deck[2 * self.trick] if self.phase == 1 else k.NO_CARD

    def known_recruits(self, seat: Seat) -> int:
        """The part of a seat's followers that all saw it win and that it still has; in phase 2 it is in the hand."""
        return (self.followers if self.phase == 1 else self.hand)[seat] & ~self.drawn[seat]

    def unseen(self, seat: Seat | None) -> int:
        """The cards that this seat (None: anybody) sees nowhere. In phase 2, for a seat, they are the other hand."""
        seen = self.score[0] | self.score[1] | self.out
        for card in (self.led, self.turned_up):
            seen |= 1 << card if card != k.NO_CARD else 0
        if seat is None or self.phase == 1:
            seen |= self.known_recruits(0) | self.known_recruits(1)
        if seat is not None:
            seen |= self.hand[seat] | self.followers[seat]
        return ALL & ~seen


def view(buffer: k.Buffer, seat: Seat | None) -> dict[str, Json]:
    """The position as this seat (None: anybody) may see it."""
    s = Seen.of(buffer)
    over = s.phase == k.OVER
    fresh = s.last_winner == k.NOBODY
    return {
        "seat": seat,
        "phase": min(s.phase, 2),
        "trick": min(s.trick + 1, HAND),
        "over": over,
        "turn": None if over else s.turn,
        "leader": s.leader,
        "led": _text(s.led),
        "turned_up": _text(s.turned_up),
        "deck": 2 * HAND - 2 * s.trick - 1 if s.phase == 1 else 0,
        "hand": None if seat is None else _texts(s.hand[seat]),
        "hand_sizes": [popcount(hand) for hand in s.hand],
        "followers": None if seat is None else _texts(s.followers[seat]),
        "follower_counts": [popcount(pile) for pile in s.followers],
        "recruits": [_texts(s.known_recruits(each)) for each in range(2)],
        "score": [_texts(pile) for pile in s.score],
        "out": _texts(s.out),
        "lacks": [_lacks(void) for void in s.void],
        "unseen": _texts(s.unseen(seat)),
        "last": None if fresh else [_text(card) for card in s.last],
        "last_winner": None if fresh else s.last_winner,
        "favour": [_seat(k.favour(s.score[0], s.score[1], f)) for f in range(5)],
    }


def _text(card: int) -> str | None:
    return None if card == k.NO_CARD else write(card)


def _texts(mask: int) -> list[Json]:
    return list(text_of(mask))


def _lacks(void: int) -> list[Json]:
    return [name for name, cards in zip(FACTIONS, MASKS, strict=True) if void & cards]


def _seat(seat: int) -> Seat | None:
    return None if seat == k.NOBODY else seat


def guess_for_anybody(buffer: k.Buffer, rng: Chance) -> k.Buffer:
    """Deal anew, uniformly, all that somebody who sees no hand cannot know."""
    s = Seen.of(buffer)
    twin = buffer.copy()
    record = twin.view(_FIELDS)[0]
    hidden = [s.hand[each] if s.phase == 1 else s.hand[each] & s.drawn[each] for each in range(2)]
    hands, rest = _deal_hands(s.unseen(None), [popcount(cards) for cards in hidden], s.void, rng)
    for each in range(2):
        if s.phase == 1:
            count = popcount(s.drawn[each])
            drawn, rest = sum(1 << card for card in rest[:count]), rest[count:]
            record["followers"][each] = s.known_recruits(each) | drawn
            record["drawn"][each] = drawn
            record["hand"][each] = hands[each]
        else:
            record["hand"][each] = s.known_recruits(each) | hands[each]
            # Played draws lie open now; which of the open cards were once drawn is nobody's business.
            record["drawn"][each] = hands[each]
    for i, card in enumerate(rest):
        record["deck"][2 * s.trick + 1 + i] = card
    record["chance"][:4] = [rng.below(1 << 32) for _ in range(4)]
    record["chance"][4] = 0
    return twin


def _deal_hands(pool: int, sizes: Sequence[int], void: Sequence[int], rng: Chance) -> tuple[list[int], list[int]]:
    """Two hands of these sizes from the pool, without the cards each is known to lack; and the rest, shuffled.

    Exactly uniform: how many cards come from those that only one side can hold is drawn with the weight of its deals.
    """
    a, b = sizes
    only_a, only_b, either, neither = (
        _shuffled(pool & cards, rng)
        for cards in (~void[0] & void[1], void[0] & ~void[1], ~void[0] & ~void[1], void[0] & void[1])
    )
    ways = [
        (
            x,
            y,
            comb(len(only_a), x) * comb(len(only_b), y) * comb(len(either), a - x) * comb(len(either) - a + x, b - y),
        )
        for x in range(max(0, a - len(either)), min(a, len(only_a)) + 1)
        for y in range(max(0, a - x + b - len(either)), min(b, len(only_b)) + 1)
    ]
    x, y = _weighted(ways, rng)
    hand_a, hand_b = only_a[:x] + either[: a - x], only_b[:y] + either[a - x : a - x + b - y]
    rest = only_a[x:] + only_b[y:] + either[a - x + b - y :] + neither
    rng.shuffle(rest)
    return [sum(1 << card for card in hand) for hand in (hand_a, hand_b)], rest


def _shuffled(mask: int, rng: Chance) -> list[int]:
    cards = cards_of(mask)
    rng.shuffle(cards)
    return cards


def _weighted(choices: Sequence[tuple[int, int, int]], rng: Chance) -> tuple[int, int]:
    total = sum(weight for _, _, weight in choices)
    fair = (1 << SEED_BITS) // total * total
    at = rng.seed()
    while at >= fair:
        at = rng.seed()
    at %= total
    for x, y, weight in choices:
        at -= weight
        if at < 0:
            return x, y
    raise AssertionError("weights add up to their sum")


def glance(seen: Mapping[str, Json]) -> list[tuple[Word, list[Word]]]:
    """The view as headed lines of text."""
    hands = cast("list[int]", seen["hand_sizes"])
    lines: list[tuple[Word, list[Word]]] = [
        (Word("glance-phase", {"phase": cast("int", seen["phase"]), "trick": cast("int", seen["trick"])}), []),
    ]
    if seen["turned_up"] is not None:
        lines.append((Word("glance-turned-up", {"deck": cast("int", seen["deck"])}), _cards([seen["turned_up"]])))
    if seen["led"] is not None:
        lines.append((Word("glance-led", {"seat": Who(cast("int", seen["leader"]))}), _cards([seen["led"]])))
    if seen["last"] is not None:
        won = Who(cast("int", seen["last_winner"]))
        lines.append((Word("glance-last", {"seat": won}), _cards(cast("list[Json]", seen["last"]))))
    for seat in range(2):
        score = cast("list[list[Json]]", seen["score"])[seat]
        lines.append((Word("glance-score", {"seat": Who(seat), "count": len(score)}), _cards(score)))
        favours = zip(FACTIONS, cast("list[Json]", seen["favour"]), strict=True)
        if won_over := [Word(f"faction-{name}") for name, side in favours if side == seat]:
            lines.append((Word("glance-favour", {"seat": Who(seat)}), won_over))
    if seen["followers"]:
        lines.append((Word("glance-followers"), _cards(cast("list[Json]", seen["followers"]))))
    for seat in range(2):
        if seat == seen["seat"]:
            continue
        lines.append((Word("glance-other-hand", {"seat": Who(seat), "count": hands[seat]}), []))
        if seen["phase"] == 1 and cast("list[list[Json]]", seen["recruits"])[seat]:
            recruits = cast("list[list[Json]]", seen["recruits"])[seat]
            lines.append((Word("glance-recruits", {"seat": Who(seat)}), _cards(recruits)))
    if seen["hand"] is not None:
        lines.append(
            (
                Word("glance-hand", {"count": len(cast("list[Json]", seen["hand"]))}),
                _cards(cast("list[Json]", seen["hand"])),
            )
        )
    return lines


def _cards(texts: Sequence[Json]) -> list[Word]:
    return [card_word(read(str(text))) for text in texts]
