"""Card sets: read from declarations or TOML, checked with clear errors, known by a fingerprint."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path

from thronsaal.core.rulebook import PROVENANCES
from thronsaal.core.words import Word

LARGEST_FILE = 200_000


class BadCards(ValueError):
    """A card file that cannot be used: which entry, and what is wrong with it."""


def fingerprint(*cards: object) -> str:
    """A short hash of declarations, the same on every machine."""
    return hashlib.sha256(repr(cards).encode()).hexdigest()[:16]


def title(german: str, english: str) -> Word:
    """A name that is printed in both languages, to be said in the reader's."""
    return Word("title", {"de": german, "en": english})


def read_file(file: Path) -> str:
    """The text of a card file. Raises BadCards."""
    if file.stat().st_size > LARGEST_FILE:
        raise BadCards(f"{file.name} is larger than {LARGEST_FILE} bytes")
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise BadCards(f"{file.name} is not UTF-8 text") from error


def read_toml(text: str) -> Mapping[str, object]:
    """The tables of a card file. Raises BadCards."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadCards(f"not TOML: {error}") from error


def check_name(name: str) -> None:
    """Refuse what cannot be the name of a set, and with it of a file. Raises BadCards."""
    if not re.fullmatch(r"[a-z0-9][a-z0-9-]{0,40}", name):
        raise BadCards(f"a card set has a name of small letters, digits and hyphens, not {name!r}")


def entries(data: Mapping[str, object], key: str) -> list[Mapping[str, object]]:
    """The tables under a key. Raises BadCards."""
    found = data.get(key, [])
    if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
        raise BadCards(f"{key} is a list of tables, written [[{key}]]")
    return found


def texts(entry: Mapping[str, object], where: str, key: str) -> list[str]:
    """A list of texts. Raises BadCards."""
    found = entry.get(key, [])
    if not isinstance(found, list) or not all(isinstance(text, str) for text in found):
        raise BadCards(f"{where}: {key} is a list of texts")
    return found


def titles(entry: Mapping[str, object], where: str) -> tuple[str, str]:
    """The German and the English name. Raises BadCards."""
    german, english = entry.get("title_de"), entry.get("title_en")
    if not (isinstance(german, str) and isinstance(english, str) and 0 < len(german) <= 60 and 0 < len(english) <= 60):
        raise BadCards(f"{where}: title_de and title_en are texts of 1 to 60 letters")
    return german, english


def provenance(entry: Mapping[str, object], where: str) -> str:
    """Where a card comes from; printed unless said. Raises BadCards."""
    found = entry.get("provenance", "printed")
    if found not in PROVENANCES or not isinstance(found, str):
        raise BadCards(f"{where}: provenance is one of {', '.join(PROVENANCES)}, not {found!r}")
    return found


def only(table: Mapping[str, object], where: str, allowed: Iterable[str]) -> None:
    """Refuse keys that nobody reads. Raises BadCards."""
    strange = sorted(set(table) - set(allowed))
    if strange:
        raise BadCards(f"{where}: unknown {', '.join(strange)}; known: {', '.join(allowed)}")


def once(what: str, seen: set[str]) -> None:
    """Refuse what is there twice. Raises BadCards."""
    if what in seen:
        raise BadCards(f"{what} is there twice")
    seen.add(what)
