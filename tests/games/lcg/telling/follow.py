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
from thronsaal.core.bot import Vantage
from thronsaal.core.chance import Chance
from thronsaal.games.lcg import GAME
from thronsaal.games.lcg.bots.greedy import Greedy

Chooser = Callable[[Any, int, list[int]], int]
DECKS = ("stark", "lannister", "baratheon", "targaryen")
TABLES = ((2, "melee"), (3, "melee"), (4, "melee"), (4, "teams"), (3, "littlefinger"), (4, "littlefinger"))


def table(seed: int) -> dict[str, Any]:
    """A table of the core box: how many seats, which way of playing, who has which deck."""
    seats, variant = TABLES[seed % len(TABLES)]
    decks = random.Random(seed).sample(DECKS, seats)
    return {"seats": seats, "seed": seed, "options": {"variant": variant, "decks": "-".join(decks)}}


def at_random(seed: int) -> Chooser:
    """Anything that is allowed."""
    rng = random.Random(seed)
    return lambda _, __, moves: rng.choice(moves)


def greedily(seed: int) -> Chooser:
    """What the greedy bot does."""
    bot, chance = Greedy(), Chance(seed)
    return lambda state, seat, moves: moves[0] if len(moves) == 1 else bot.choose(Vantage(state, seat, chance))


def follow(
    seed: int, style: Callable[[int], Chooser] = at_random, rounds: int | None = None, last: int = 10
) -> Counter[str]:
    """A game to its end, or so many rounds of it; how often what was compared.

    Raises Disagreement, with the last moves.
    """
    state, choose, rng = GAME.start(**table(seed)), style(seed), random.Random(seed)
    ledger = Ledger(begun(state))
    agreement, choices = Agreement(ledger), Choices(ledger)
    story: list[str] = []
    seen = state.view(None)
    try:
        while state.actors and (rounds is None or seen["round"] <= rounds):
            seat = rng.choice(state.actors)
            moves = list(state.legal(seat))
            move = choose(state, seat, moves)
            text, asked = GAME.write(move), seen["asked"]
            story.append(f"{LETTERS[seat]} {text} ({seen['round']} {seen['step']} {asked})")
            if choices.check(seat, asked, written(GAME, moves)):
                agreement.count[f"choices: {asked}"] += 1
            events = state.apply(seat, move)
            story[-1] += "".join(f"\n    {each.kind} {dict(each.values)}"[:200] for each in events)
            seen = state.view(None)
            ledger.write_down(seat, asked, text, events, seen)
            agreement.check(seen)
            choices.after([each.kind for each in events], seen["asked"])
            if any(each.kind in ("phase", "won", "won-together") for each in events):
                agreement.hands(state)
            agreement.count["moves"] += 1
    except (Disagreement, LookupError, AttributeError, ValueError) as error:
        raise Disagreement(f"{error!r}\n" + "\n".join(story[-last:])) from error
    agreement.count["games"] += not state.actors
    return agreement.count
