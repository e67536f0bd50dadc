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
_ALIKE_WHOLE = 0.82
"""A word of six letters or more with one wrong."""


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
    return [stem(word) for word in _words(text)]


def _words(text: str) -> list[str]:
    """The folded words of a text."""
    return re.findall(r"[^\W_]+", fold(text))


def wanted_stems(
    wanted: str, vocabulary: Collection[str], called: Mapping[str, Sequence[str]]
) -> list[Collection[str]]:
    """For each word of a query the stems that answer it: itself, what else it is called, else what is spelt alike."""
    also = {stem(fold(name)): stems(" ".join(means)) for name, means in called.items()}
    answers: list[Collection[str]] = []
    for word in _words(wanted):
        each = stem(word)
        known = {each, *also.get(each, ())} & set(vocabulary)
        if not known:
            for near in _spelt_alike(word, sorted({*vocabulary, *also})):
                known |= {near, *also.get(near, ())} & set(vocabulary)
        answers.append(known)
    return answers


def _spelt_alike(word: str, known: Sequence[str]) -> list[str]:
    """The stems that a word with a typo may mean: in the stem itself, or else in its ending."""
    each = stem(word)
    # A piece of a longer word is no typo.
    as_long = [other for other in known if abs(len(other) - len(each)) <= 1]
    near = get_close_matches(each, as_long, n=2, cutoff=_ALIKE)
    if near:
        return near
    ended = {
        other + ending: other
        for other in known
        if len(other) > _SHORTEST and other[0] == word[0]
        for ending in _ENDINGS
        if len(other) + len(ending) == len(word)
    }
    return [ended[other] for other in get_close_matches(word, ended, n=2, cutoff=_ALIKE_WHOLE)]


def fits(answers: Iterable[Collection[str]], text: Collection[str]) -> bool:
    """Whether every word of the query is answered by a text, given as its stems."""
    return all(any(each in text for each in answer) for answer in answers)
