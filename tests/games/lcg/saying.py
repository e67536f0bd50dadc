"""What tests of texts share: the voices of the game, and what no text should have."""

from __future__ import annotations

import re
from importlib.resources import files

from thronsaal.core.text import LANGUAGES, Texts, Voice
from thronsaal.core.words import Word

WORDS = Texts.load(files("thronsaal.games.lcg") / "texts")
VOICES = {language: Voice(language, WORDS) for language in LANGUAGES}


def both(word: Word) -> tuple[str, str]:
    """A word in German and in English."""
    return VOICES["de"].say(word), VOICES["en"].say(word)


# No text has what no text should have.

FLAWS = {
    "an unfilled place": re.compile(r"[{}$]|\bnone\b|\bNone\b|\bTrue\b|\bFalse\b"),
    "two blanks": re.compile(r"\s{2}| $|^ ", re.MULTILINE),
    "a blank before a mark": re.compile(r" [,.;:!?)]"),
    "a mark without a blank behind": re.compile(r"[,;][^\s“\"]|\.[A-ZÄÖÜ]"),
    "two marks": re.compile(r"[,.;:]{2}|[,;:]\."),
    "an ending in brackets": re.compile(r"\w\([a-zäöü]{1,3}\)|\([a-zäöü]{1,2}\)"),
}
SENTENCE_FLAWS = {
    "a small letter at the beginning": re.compile(r"(?:^|(?<=[.:!?] ))[a-zäöü]", re.MULTILINE),
    "no full stop at the end": re.compile(r"[^.]$", re.MULTILINE),
}


def flaws_of(said: str, known: dict[str, re.Pattern[str]] = FLAWS) -> list[str]:
    """What is wrong with a text."""
    return [name for name, flaw in known.items() if flaw.search(said)]
