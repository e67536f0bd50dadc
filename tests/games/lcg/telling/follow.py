"""Follows games from the outside, move by move."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from games.lcg.telling.agree import Agreement
from games.lcg.telling.board import LETTERS, Disagreement, begun
from games.lcg.telling.choices import Choices, written
from games.lcg.telling.ledger import Ledger
from thronsaal.core.registry import find_game

Chooser = Callable[[Any, int, list[int]], int]


def at_random(seed: int) -> Chooser:
    """Anything that is allowed."""
    rng = random.Random(seed)
    return lambda _, __, moves: rng.choice(moves)


def follow(state: Any, choose: Chooser, rng: random.Random, most: int = 100_000, last: int = 10) -> Counter[str]:
    """A game to its end; how often what was compared. Raises Disagreement, with the last moves."""
    game = state.game
    ledger = Ledger(begun(state))
    agreement, choices = Agreement(ledger), Choices(ledger)
    story: list[str] = []
    seen = state.view(None)
    try:
        while state.actors and len(story) < most:
            seat = rng.choice(state.actors)
            moves = list(state.legal(seat))
            move = choose(state, seat, moves)
            text, asked = game.write(move), seen["asked"]
            story.append(f"{LETTERS[seat]} {text} ({seen['round']} {seen['step']} {asked})")
            if choices.check(seat, asked, written(game, moves)):
                agreement.count[f"choices: {asked}"] += 1
            events = state.apply(seat, move)
            story[-1] += "".join(f"\n    {each.kind} {dict(each.values)}"[:200] for each in events)
            seen = state.view(None)
            ledger.write_down(seat, asked, text, events, seen)
            agreement.check(seen)
            if any(each.kind in ("phase", "won", "won-together") for each in events):
                agreement.hands(state)
            agreement.count["moves"] += 1
    except (Disagreement, KeyError, AttributeError, StopIteration, ValueError, AssertionError) as error:
        raise Disagreement(f"{error!r}\n" + "\n".join(story[-last:])) from error
    return agreement.count
