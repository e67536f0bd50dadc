"""What a seat may know, and what somebody who sees no hand may suppose."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import TypedDict

from thronsaal.core.buffer import Buffer, members
from thronsaal.core.chance import SEED_BITS, Chance, rekey
from thronsaal.core.kernel import popcount
from thronsaal.core.words import Seat, Who, Word
from thronsaal.games.claim.kernel import rules as k
from thronsaal.games.claim.kernel.material import FACTIONS, HAND, MASKS
from thronsaal.games.claim.notation import card_word, read, text_of, write
from thronsaal.games.claim.snapshot import ClaimSnapshot


class ClaimView(TypedDict):
    """All that somebody may know. Cards are texts; lists of two go by seat."""

    seat: Seat | None
    phase: int
    trick: int
    over: bool
    turn: Seat | None
    leader: Seat
    led: str | None
    turned_up: str | None
    deck: int
    hand: list[str] | None
    hand_sizes: list[int]
    followers: list[str] | None
    follower_counts: list[int]
    recruits: list[list[str]]
    """Followers that all saw a seat win."""
    score: list[list[str]]
    out: list[str]
    lacks: list[list[str]]
    """Factions that a seat has shown not to hold."""
    unseen: list[str]
    last: list[str] | None
    last_winner: Seat | None
    favour: list[Seat | None]
    """By faction."""


def view(buffer: Buffer, seat: Seat | None) -> ClaimView:
    """The position as this seat (None: anybody) may see it."""
    s = ClaimSnapshot(buffer)
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
        "hand": None if seat is None else text_of(s.hand[seat]),
        "hand_sizes": [popcount(hand) for hand in s.hand],
        "followers": None if seat is None else text_of(s.followers[seat]),
        "follower_counts": [popcount(pile) for pile in s.followers],
        "recruits": [text_of(s.known_recruits(each)) for each in range(2)],
        "score": [text_of(pile) for pile in s.score],
        "out": text_of(s.out),
        "lacks": [[name for name, cards in zip(FACTIONS, MASKS, strict=True) if void & cards] for void in s.void],
        "unseen": text_of(s.unseen(seat)),
        "last": None if fresh else [write(card) for card in s.last],
        "last_winner": None if fresh else s.last_winner,
        "favour": [_seat(k.favour(s.score[0], s.score[1], f)) for f in range(5)],
    }


def _text(card: int) -> str | None:
    return None if card == k.NO_CARD else write(card)


def _seat(seat: int) -> Seat | None:
    return None if seat == k.NOBODY else seat


def guess_for_anybody(buffer: Buffer, rng: Chance) -> Buffer:
    """Deal anew, uniformly, all that somebody who sees no hand cannot know."""
    s = ClaimSnapshot(buffer)
    twin = buffer.copy()
    record = twin.view(k.RECORD)[0]
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
    rekey(twin, rng.words)
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
    cards = members(mask)
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


def glance(seen: ClaimView) -> list[tuple[Word, list[Word]]]:
    """The view as headed lines of text."""
    lines: list[tuple[Word, list[Word]]] = [
        (Word("glance-phase", {"phase": seen["phase"], "trick": seen["trick"]}), []),
    ]
    if seen["turned_up"] is not None:
        lines.append((Word("glance-turned-up", {"deck": seen["deck"]}), _cards([seen["turned_up"]])))
    if seen["led"] is not None:
        lines.append((Word("glance-led", {"seat": Who(seen["leader"])}), _cards([seen["led"]])))
    if seen["last"] is not None and seen["last_winner"] is not None:
        lines.append((Word("glance-last", {"seat": Who(seen["last_winner"])}), _cards(seen["last"])))
    for seat, score in enumerate(seen["score"]):
        lines.append((Word("glance-score", {"seat": Who(seat), "count": len(score)}), _cards(score)))
        favours = zip(FACTIONS, seen["favour"], strict=True)
        if won_over := [Word(f"faction-{name}") for name, side in favours if side == seat]:
            lines.append((Word("glance-favour", {"seat": Who(seat)}), won_over))
    if seen["followers"]:
        lines.append((Word("glance-followers"), _cards(seen["followers"])))
    for seat, size in enumerate(seen["hand_sizes"]):
        if seat == seen["seat"]:
            continue
        lines.append((Word("glance-other-hand", {"seat": Who(seat), "count": size}), []))
        recruits = seen["recruits"][seat]
        if seen["phase"] == 1 and recruits:
            lines.append((Word("glance-recruits", {"seat": Who(seat)}), _cards(recruits)))
    if seen["hand"] is not None:
        lines.append((Word("glance-hand", {"count": len(seen["hand"])}), _cards(seen["hand"])))
    return lines


def _cards(texts: Sequence[str]) -> list[Word]:
    return [card_word(read(text)) for text in texts]
