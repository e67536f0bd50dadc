"""Finding texts by the words people use: whole words in any of their endings, and forgiving a typo."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from difflib import get_close_matches

_LETTERS = str.maketrans({"ä": "a", "ö": "o", "ü": "u"})
_PLURALS = (("ves", "f"), ("ies", "y"))
_ENDINGS = ("ern", "en", "er", "es", "em", "e", "n", "s")
_SHORTEST = 3
"""So much of a word is left when its ending is cut."""
_ALIKE = 0.74
"""A word with one letter wrong, missing, too many or swapped, from four letters on."""


def fold(text: str) -> str:
    """The text without case, umlauts and the ways of writing them: Wächter, waechter, WACHTER."""
    plain = text.casefold().translate(_LETTERS)
    return plain.replace("ae", "a").replace("oe", "o").replace("ue", "u")


def stem(word: str) -> str:
    """A folded word without its ending: dwarf and dwarves, Zwerg and Zwergen are the same."""
    for plural, single in _PLURALS:
        if word.endswith(plural) and len(word) > len(plural) + 1:
            return word[: -len(plural)] + single
    for _ in range(2):  # "robbers" has two of them
        cut = next((each for each in _ENDINGS if word.endswith(each) and len(word) - len(each) >= _SHORTEST), "")
        word = word.removesuffix(cut)
    return word


def stems(text: str) -> list[str]:
    """The words of a text, each without its ending."""
    return [stem(word) for word in re.findall(r"[^\W_]+", fold(text))]


def wanted_stems(
    wanted: str, vocabulary: Collection[str], called: Mapping[str, Sequence[str]]
) -> list[Collection[str]]:
    """For each word of a query the stems that answer it: itself, what else it is called, else what is spelt alike."""
    also = {stem(fold(name)): stems(" ".join(means)) for name, means in called.items()}
    answers: list[Collection[str]] = []
    for each in stems(wanted):
        known = {each, *also.get(each, ())} & set(vocabulary)
        if not known:
            # A piece of a longer word is no typo.
            as_long = [word for word in sorted({*vocabulary, *also}) if abs(len(word) - len(each)) <= 1]
            for near in get_close_matches(each, as_long, n=2, cutoff=_ALIKE):
                known |= {near, *also.get(near, ())} & set(vocabulary)
        answers.append(known)
    return answers


def fits(answers: Iterable[Collection[str]], text: Collection[str]) -> bool:
    """Whether every word of the query is answered by a text, given as its stems."""
    return all(any(each in text for each in answer) for answer in answers)
