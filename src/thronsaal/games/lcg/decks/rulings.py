"""What is settled about single cards beyond their text: see `rulings.toml`."""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from thronsaal.core.words import Word


@cache
def rulings() -> Mapping[str, tuple[Word, ...]]:
    """The rulings of each card, by its code."""
    text = (files("thronsaal.games.lcg") / "rulings.toml").read_text("utf-8")
    found: dict[str, tuple[Word, ...]] = defaultdict(tuple)
    for each in tomllib.loads(text)["ruling"]:
        said = Word(f"ruling-{each['from']}", {"text": Word("title", {"de": each["de"], "en": each["en"]})})
        for code in each["cards"]:
            found[code] += (said,)
    return found
