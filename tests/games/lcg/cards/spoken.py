"""Which cards the tests of a folder speak of, so that none is left out."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

from thronsaal.games.lcg.cards import SETS
from thronsaal.games.lcg.printed import Card


def spoken_of(name: str, tests: str) -> Callable[[Card], bool]:
    """Whether tests beside this one name a card of a set; by its code where an earlier set has the same name."""
    spoken = "\n".join(
        node.value
        for path in Path(tests).parent.glob("test_*.py")
        if path.name not in (Path(tests).name, "test_texts.py")  # saying a text is not playing the card
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
    earlier = list(SETS)[: list(SETS).index(name)]  # a name alone means the first card that has it
    elsewhere = {card.name for other in earlier for card in SETS[other]}
    return lambda card: (card.code if card.name in elsewhere else card.name) in spoken
