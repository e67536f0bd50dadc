"""Every message of the games, the hall, the pages and the terminal, said with 0, 1 and 2, one name and several.

No "1 Karten", no "jede(n)", no place left unfilled, no doubled blanks, no "A, B wins".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest
from fluent.syntax import FluentParser, ast

from support.wording import flaws
from thronsaal.core.registry import find_game, game_ids
from thronsaal.core.text import GRAMMAR, LANGUAGES, MissingText, Texts, Voice, house_texts
from thronsaal.core.words import Value, Who
from thronsaal.server.render import page_texts
from thronsaal.server.voices import hall_texts

TEXTS: dict[str, Texts] = {
    "house": house_texts(),
    "hall": hall_texts(),
    "pages": page_texts(),
    **{each: find_game(each).texts for each in game_ids()},
}
NAMES = ("Anna", "Bert", "Cleo")
COUNTED = re.compile(
    "count|n|left|moves|games|workers|power|gold|sheet|spread|hand|deck|value|sum|number|kept|broken|seconds|place|"
    "points|claim|initiative|strength|influence|less|length|guards|roads|settlements|keeps|turn|phase|trick|followers|"
    "breaches|patrols|developments|steps|step|at|total"
)
"""Values that are numbers."""
LARGE = frozenset(("most", "wanted", "lines"))
"""Numbers that set a limit: never so small that a plural would be wrong."""
LISTED = re.compile("seats|names|winners|others|cards|held|titles|leaders|places|wildlings|parts")
"""Values that may be one or several."""
TYPED = ("house: Stark", "h ?")
"""What is typed or written in a file just so, in any language."""
ALONE = frozenset(("event-won", "page-turn-other"))
TOGETHER = frozenset(("event-won-together", "page-turn-several"))
"""Messages for one only, and for several only: there is another one for the other case."""


def chosen_by(node: object, found: dict[str, set[str]]) -> None:
    """The values that choose between forms of a message, with the forms there are."""
    if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
        keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
        found.setdefault(node.selector.id.name, set()).update(keys)
    for each in node if isinstance(node, list) else vars(node).values() if isinstance(node, ast.BaseNode) else ():
        chosen_by(each, found)


def variables(node: object) -> Iterator[str]:
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    for each in node if isinstance(node, list) else vars(node).values() if isinstance(node, ast.BaseNode) else ():
        yield from variables(each)


def values_of(names: set[str], number: int, several: bool, choices: dict[str, set[str]]) -> dict[str, Value]:
    values: dict[str, Value] = {}
    for name in names:
        forms = choices.get(name, set())
        if forms & {"one", "0", "1"} or (COUNTED.fullmatch(name) and not forms - {"other"}):
            values[name] = number
        elif name in LARGE:
            values[name] = 20 + number
        elif LISTED.fullmatch(name):
            values[name] = (Who(0), Who(1), Who(2)) if several else (Who(0),)
        elif forms - {"other"}:
            values[name] = sorted(forms - {"other"})[number % len(forms - {"other"})]
        else:
            values[name] = "Mira"
    return values


def said(texts: Texts, language: str) -> Iterator[tuple[str, str]]:
    """Every message with every kind of values."""
    voice = Voice(language, texts, NAMES)
    for entry in FluentParser(with_spans=False).parse(texts.sources[language]).body:
        if not isinstance(entry, ast.Message):
            continue
        choices: dict[str, set[str]] = {}
        chosen_by(entry, choices)
        names = {name for name in variables(entry) if not name.endswith("-count")} | (
            set(GRAMMAR) if "grammar" in entry.id.name else set()
        )
        for number, several in product((0, 1, 2), (False, True)):
            key = entry.id.name
            is_said = (several or key not in TOGETHER) and not (several and key in ALONE)
            # Where things are counted and named, there are as many as are named.
            if is_said and (not {"count", "cards"} <= names or several == (number > 1)):
                try:
                    yield key, voice.say(key, **values_of(names, number, several, choices))
                except MissingText:
                    continue  # it asks through another message for what only that one names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("whose", TEXTS)
def test_every_message_reads_right(whose: str, language: str) -> None:
    found = {
        f"{key}: {text!r} {wrong}"
        for key, text in said(TEXTS[whose], language)
        if (wrong := flaws(text, language, TYPED))
    }
    assert not found, "\n".join(sorted(found))
