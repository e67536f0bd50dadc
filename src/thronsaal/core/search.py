"""Finding texts by the words people use: whole words in any of their endings, and forgiving a typo."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence

_LETTERS = str.maketrans({"ä": "a", "ö": "o", "ü": "u"})
_PLURALS = (("ves", "f"), ("ies", "y"))
_ENDINGS = ("ern", "en", "er", "es", "em", "e", "n", "s")
_SHORTEST = 3
"""So much of a word is left when its ending is cut."""
_LIKELY = 4
"""A word so long may be mistyped; a shorter one with another letter is another word."""


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
    return [stem(word) for word in words_of(text)]


def words_of(text: str) -> list[str]:
    """The folded words of a text."""
    return re.findall(r"[^\W_]+", fold(text))


def wanted_stems(
    wanted: str, vocabulary: Collection[str], called: Mapping[str, Sequence[str]]
) -> list[Collection[str]]:
    """For each word of a query the stems that answer it: itself, what else it is called, else what is spelt alike.

    `vocabulary` are the whole words that there are, folded.
    """
    also = {fold(name): stems(" ".join(means)) for name, means in called.items()}
    by_stem = {stem(name): means for name, means in also.items()}
    known = {stem(word) for word in vocabulary}
    answers: list[Collection[str]] = []
    for word in words_of(wanted):
        each = stem(word)
        found = {each, *by_stem.get(each, ())} & known
        if not found:
            for near in (each for each in {*vocabulary, *also} if _is_mistyped(word, each)):
                found |= {stem(near), *also.get(near, ())} & known
        answers.append(found)
    return answers


def _is_mistyped(word: str, meant: str) -> bool:
    """Whether a word is another with one slip in it, whatever their endings are."""
    return any(_is_one_slip(each, other) for each in {word, stem(word)} for other in {meant, stem(meant)})


def _is_one_slip(word: str, meant: str) -> bool:
    """One letter wrong, missing or too many, or two swapped: `wallet` is no `wall`."""
    short, long = sorted((word, meant), key=len)
    if len(short) < _LIKELY or len(long) - len(short) > 1:
        return False
    same = next((at for at, (one, other) in enumerate(zip(short, long, strict=False)) if one != other), len(short))
    left, right = short[same:], long[same:]
    if len(left) < len(right):
        return left == right[1:]
    return left[1:] == right[1:] or (left[2:] == right[2:] and left[:2] == right[1::-1])


def fits(answers: Iterable[Collection[str]], text: Collection[str]) -> bool:
    """Whether every word of the query is answered by a text, given as its stems."""
    return all(any(each in text for each in answer) for answer in answers)
