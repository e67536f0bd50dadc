"""A guided table: who explains the match, and what a page shows of it."""

from __future__ import annotations

import json
from dataclasses import dataclass

from thronsaal.core.game import State
from thronsaal.core.guide import MOVES, Guide
from thronsaal.core.words import Seat
from thronsaal.server.journal import Deed


@dataclass(frozen=True, slots=True)
class Explained:
    """What the page explains just now: in words, by which rule, and what it lights on the board as a selector."""

    text: str
    rule: str
    lights: str


def guide_of(deed: Deed) -> Guide | None:
    """Who explains the match to the one person at a guided table."""
    people = [seat for seat, chair in enumerate(deed.chairs) if chair.kind == "person"]
    return Guide(deed.game.guide, people[0]) if deed.guided and people else None


def explained(guide: Guide | None, state: State, seat: Seat | None, language: str) -> Explained | None:
    """What this seat is told now; others are told nothing."""
    if guide is None or guide.now is None or guide.seat != seat:
        return None
    hint = guide.now
    lit = (json.dumps(state.game.write(move), ensure_ascii=False) for move in hint.lit(state, guide.seat))
    lights = ", ".join(f"[data-move={text}]" for text in lit) if hint.lights == MOVES else hint.lights
    return Explained(hint.text[language], hint.rule, lights)
