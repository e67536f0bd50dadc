"""What a seat may know, and what somebody who sees no hand may suppose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import comb
from typing import Any, cast

from thronsaal.core.chance import Chance
from thronsaal.core.kernel import popcount
from thronsaal.core.words import Json, Seat, Who, Word
from thronsaal.games.claim import kernel as k
from thronsaal.games.claim.material import ALL, FACTIONS, HAND, MASKS
from thronsaal.games.claim.notation import card_word, cards_of, read, text_of, write


def view(s: Any, seat: Seat | None) -> dict[str, Json]:
    """The record as this seat (None: anybody) may see it."""
    return {
        "seat": seat,
        "phase": min(int(s.phase), 2),
        "trick": int(s.trick) + 1,
        "over": bool(s.phase == k.OVER),
        "turn": None if s.phase == k.OVER else int(s.turn),
        "leader": int(s.leader),
        "led": None if s.led == k.NO_CARD else write(int(s.led)),
        "turned_up": write(int(s.deck[2 * s.trick])) if s.phase == 1 else None,
        "deck": 2 * HAND - 2 * int(s.trick) - 1 if s.phase == 1 else 0,
        "hand": _texts(int(s.hand[seat])) if seat is not None else None,
        "hand_sizes": [popcount(int(s.hand[each])) for each in range(2)],
        "followers": _texts(int(s.followers[seat])) if seat is not None else None,
        "follower_counts": [popcount(int(s.followers[each])) for each in range(2)],
        "recruits": [_texts(int(s.followers[each] & ~s.drawn[each])) for each in range(2)],
        "score": [_texts(int(s.score[each])) for each in range(2)],
        "out": _texts(int(s.out)),
        "lacks": [_lacks(int(s.void[each])) for each in range(2)],
        "unseen": _texts(unseen(s, seat)),
        "last": None if s.last_winner == k.NOBODY else [write(int(card)) for card in s.last],
        "last_winner": None if s.last_winner == k.NOBODY else int(s.last_winner),
        "favour": [_seat(int(k.favour(int(s.score[0]), int(s.score[1]), f))) for f in range(5)],
    }


def _texts(mask: int) -> list[Json]:
    return list(text_of(mask))


def _lacks(void: int) -> list[Json]:
    return [name for name, cards in zip(FACTIONS, MASKS, strict=True) if void & cards]


def _seat(seat: int) -> Seat | None:
    return None if seat == k.NOBODY else seat


def unseen(s: Any, seat: Seat | None) -> int:
    """The cards whose place this seat (None: anybody) cannot know."""
    if seat is not None:
        return int(k.unseen_by(s, seat))
    seen = int(s.score[0] | s.score[1] | s.out)
    for each in range(2):
        seen |= int((s.followers[each] | s.hand[each]) & _known_recruits(s, each))
    if s.led != k.NO_CARD:
        seen |= 1 << int(s.led)
    if s.phase == 1:
        seen |= 1 << int(s.deck[2 * s.trick])
    return ALL & ~seen


def _known_recruits(s: Any, seat: Seat) -> int:
    """The part of a seat's followers that all saw it win; in phase 2 it is in the hand."""
    if s.phase == 1:
        return int(s.followers[seat] & ~s.drawn[seat])
    return int(s.hand[seat] & ~s.drawn[seat])


def guess_for_anybody(s: Any, rng: Chance) -> None:
    """Deal anew, uniformly, all that somebody who sees no hand cannot know."""
    hidden = [int(s.hand[each]) if s.phase == 1 else int(s.hand[each] & s.drawn[each]) for each in range(2)]
    pool = unseen(s, None)
    sizes = [popcount(hidden[0]), popcount(hidden[1])]
    hands, rest = _deal_hands(pool, sizes, [int(s.void[0]), int(s.void[1])], rng)
    if s.phase == 1:
        for each in range(2):
            count = popcount(int(s.drawn[each]))
            drawn = sum(1 << card for card in rest[:count])
            rest = rest[count:]
            s.followers[each] = int(s.followers[each] & ~s.drawn[each]) | drawn
            s.drawn[each] = drawn
            s.hand[each] = hands[each]
        for i, card in enumerate(rest):
            s.deck[2 * int(s.trick) + 1 + i] = card
    else:
        for each in range(2):
            s.hand[each] = _known_recruits(s, each) | hands[each]
            # Played draws lie open now; which of the open cards were once drawn is nobody's business.
            s.drawn[each] = hands[each]
    s.chance[:4] = [rng.below(1 << 32) for _ in range(4)]
    s.chance[4] = 0


def _deal_hands(pool: int, sizes: Sequence[int], void: Sequence[int], rng: Chance) -> tuple[list[int], list[int]]:
    """Two hands of these sizes from the pool, without the cards each is known to lack; and the rest, shuffled.

    Exactly uniform: the number of cards of each faction in each hand is drawn with the weight of its deals.
    """
    counts = [popcount(pool & cards) for cards in MASKS]
    open_to = [[not void[each] & cards for cards in MASKS] for each in range(2)]

    def ways(faction: int, a: int, b: int, memo: dict[tuple[int, int, int], int]) -> int:
        if faction == 5:
            return int(a == 0 and b == 0)
        key = (faction, a, b)
        if key not in memo:
            memo[key] = sum(w * ways(faction + 1, a - x, b - y, memo) for x, y, w in splits(faction, a, b))
        return memo[key]

    def splits(faction: int, a: int, b: int) -> list[tuple[int, int, int]]:
        n = counts[faction]
        return [
            (x, y, comb(n, x) * comb(n - x, y))
            for x in range(min(a, n) + 1 if open_to[0][faction] else 1)
            for y in range(min(b, n - x) + 1 if open_to[1][faction] else 1)
        ]

    memo: dict[tuple[int, int, int], int] = {}
    hands, rest = [0, 0], list[int]()
    a, b = sizes
    for faction, cards in enumerate(MASKS):
        weighted = [(x, y, w * ways(faction + 1, a - x, b - y, memo)) for x, y, w in splits(faction, a, b)]
        x, y = _weighted(weighted, rng)
        mixed = cards_of(pool & cards)
        rng.shuffle(mixed)
        hands[0] |= sum(1 << card for card in mixed[:x])
        hands[1] |= sum(1 << card for card in mixed[x : x + y])
        rest += mixed[x + y :]
        a, b = a - x, b - y
    rng.shuffle(rest)
    return hands, rest


def _weighted(choices: Sequence[tuple[int, int, int]], rng: Chance) -> tuple[int, int]:
    at = rng.seed() % sum(weight for _, _, weight in choices)
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
