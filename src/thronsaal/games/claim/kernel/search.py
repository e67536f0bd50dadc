"""Search for Claim: worlds that fit what a seat knows, one tree over all of them, played out by the rule of thumb.

This is information set Monte Carlo tree search: a node is what was played and turned up since the root, and a card is
tried the more the better it did when it could be played. A playout of phase 1 ends with it, for `odds` knows the rest.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from thronsaal.core.buffer import Buffer, layout_of
from thronsaal.core.chance import stir
from thronsaal.core.kernel import kernel, lowest, nth_bit, popcount
from thronsaal.games.claim.kernel.material import CARDS
from thronsaal.games.claim.kernel.policy import move_of, odds, thumb
from thronsaal.games.claim.kernel.rules import (
    NO_CARD,
    NOBODY,
    OVER,
    held,
    options,
    play,
    record_of,
    unseen_by,
    winner,
)

Tree = NDArray[Any]

NODE: Final = layout_of(
    [
        ("label", "i8"),  # the move that leads here, or CARDS + the card turned up
        ("child", "i8"),  # the youngest, 0 for none
        ("sibling", "i8"),  # the next older one, 0 for none
        ("visits", "i8"),
        ("chances", "i8"),  # visits of the parent when this move was possible
        ("won", "f8"),  # visits that seat 0 won
    ]
)
CURIOSITY: Final = 0.2
RIPE: Final = 8
"""Visits after which a node gets children."""
TRUST: Final = 2
"""Visits granted in advance to the move of the rule of thumb; other moves are granted one."""
HUNCH: Final = 0.05
"""How much better than average this move is thought to be in advance, and how much worse the others."""
SLIP: Final = 6
"""One in so many moves of an opponent whose mistakes are looked for is any move."""


@kernel
def roll(dice: Buffer, sides: int) -> int:
    """A number below `sides`."""
    dice[0] = stir(dice[0])
    return dice[0] * sides >> 32


@kernel
def sort_unseen(s: Any, seat: int, cards: NDArray[np.int8]) -> tuple[int, int]:
    """Put down the cards a seat has not seen. How many may be in the other hand, these first; and how many in all."""
    unseen = unseen_by(s, seat) if s.phase == 1 else 0
    barred = unseen & s.void[1 - seat]
    count = 0
    for some in (unseen & ~barred, barred):
        rest = some
        while rest:
            cards[count] = lowest(rest)
            rest &= rest - 1
            count += 1
    return popcount(unseen & ~barred), count


@kernel
def imagine(s: Any, seat: int, cards: NDArray[np.int8], may: int, count: int, dice: Buffer) -> None:
    """Deal the unseen cards of phase 1 anew: what `guess_into` does, made to be done often."""
    other = 1 - seat
    size, draws = popcount(s.hand[other]), popcount(s.drawn[other])
    s.followers[other] &= ~s.drawn[other]
    s.hand[other] = s.drawn[other] = 0
    for i in range(count):
        j = i + roll(dice, (may if i < size else count) - i)
        card = np.int64(cards[j])
        cards[j] = cards[i]
        if i < size:
            s.hand[other] |= 1 << card
        elif i < size + draws:
            s.drawn[other] |= 1 << card
        else:
            s.deck[2 * s.trick + 1 + i - size - draws] = card
    s.followers[other] |= s.drawn[other]


@kernel
def reach(tree: Tree, used: Buffer, node: int, label: int) -> int:
    """The child of this label, a new one if there is none; 0 if the tree is full."""
    child = tree[node].child
    while child and tree[child].label != label:
        child = tree[child].sibling
    if child == 0 and used[0] < len(tree):
        child = used[0]
        used[0] += 1
        new, parent = tree[child], tree[node]
        new.label, new.sibling, new.chances = label, parent.child, parent.visits
        parent.child = child
    return child


@kernel
def pick(tree: Tree, used: Buffer, node: int, world: Buffer) -> int:
    """The child that the seat to move likes best or knows least; 0 if the tree is full."""
    s = record_of(world)
    tip = NO_CARD
    mean = tree[node].won / max(1, tree[node].visits)
    best, most = 0, -np.inf
    moves = options(world)
    while moves:
        move = lowest(moves)
        moves &= moves - 1
        child = reach(tree, used, node, move)
        if child == 0:
            return 0
        c = tree[child]
        if c.visits == 0:
            if tip == NO_CARD:
                tip = move_of(thumb(s))
            c.visits = TRUST if move == tip else 1
            c.won = c.visits * (mean + (HUNCH if (move == tip) != (s.turn == 1) else -HUNCH))
        c.chances += 1
        likes = c.won / c.visits
        likes = (1 - likes if s.turn else likes) + CURIOSITY * np.sqrt(np.log(c.chances) / c.visits)
        if likes > most:
            best, most = child, likes
    return best


@kernel
def slip(world: Buffer, dice: Buffer) -> int:
    """The move of a seat that plays by the rule of thumb but not always."""
    moves = options(world)
    if roll(dice, int(SLIP)) == 0:
        return nth_bit(moves, roll(dice, popcount(moves)))
    return move_of(thumb(record_of(world)))


@kernel
def descend(tree: Tree, used: Buffer, world: Buffer, hopeful: int, path: Buffer, dice: Buffer) -> int:
    """Play down the tree; its nodes on the way go into the path. How many they are."""
    s = record_of(world)
    phase, count = s.phase, 1
    path[0] = 0
    node = path[0]
    while s.phase == phase and (tree[node].visits >= RIPE or count == 1):
        hoped_for = s.turn == hopeful
        child = reach(tree, used, node, slip(world, dice)) if hoped_for else pick(tree, used, node, world)
        if child == 0:
            break
        play(s, held(s, s.turn, tree[child].label))
        node = path[count] = child
        count += 1
        if s.phase == 1 and s.led == NO_CARD:
            child = reach(tree, used, node, CARDS + int(s.deck[2 * s.trick]))
            if child == 0:
                break
            node = path[count] = child
            count += 1
    return count


@kernel
def think(buffer: Buffer, seat: int, hopeful: int, playouts: int, tree: Tree, used: Buffer, dice: Buffer) -> None:
    """Search on with so many playouts. Tree and used are zeros at first; then `used` counts the nodes of the tree."""
    world, path = np.empty_like(buffer), np.zeros(4 * CARDS, np.int64)
    s, phase = record_of(world), record_of(buffer).phase
    unseen, cards = np.empty(CARDS, np.int8), np.empty(CARDS, np.int8)
    may, count = sort_unseen(record_of(buffer), seat, unseen)
    used[0] = max(1, used[0])
    for _ in range(playouts):
        for i in range(len(buffer)):
            world[i] = buffer[i]
        if count:
            for i in range(count):
                cards[i] = unseen[i]
            imagine(s, seat, cards, may, count, dice)
        length = descend(tree, used, world, hopeful, path, dice)
        while s.phase == phase:
            play(s, thumb(s))
        if s.phase == OVER:
            won_by = winner(s.score[0], s.score[1])
            value = 0.5 if won_by == NOBODY else 1.0 - won_by
        else:
            value = odds(s)
        for i in range(length):
            tree[path[i]].visits += 1
            tree[path[i]].won += value


@kernel
def tried(tree: Tree, visits: Buffer) -> None:
    """Put down how often each move was visited."""
    child = tree[0].child
    while child:
        visits[tree[child].label] = tree[child].visits
        child = tree[child].sibling
