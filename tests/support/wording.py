"""Reads what people are told: is it a sentence, in their language, with nothing in it that only a machine says?"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from thronsaal.core.chance import Chance
from thronsaal.core.game import Game
from thronsaal.core.kit.walk import Route

NOTATION = re.compile(
    r"\b[a-z]+(?:-[a-z]+)*-\d+\b"  # eddard-2
    r"|\b[a-z][a-z-]*@[A-E]\b|@[A-E]#\d"  # robb-stark@A
    r"|\b[a-z]\d{1,3}\b"  # v22
    r"|(?<![\d.])\d\.\d\.\d(?![\d.])"  # 0.1.0
    r"|\b(?:reason|event|prompt|move|card|glance|outcome|error|cli|page|board)-[a-z]"  # the key of a text
    r"|[{}$]|\bNone\b(?! of)|\bTrue\b|\bFalse\b|Word\(|Who\(|\berrno\b|Traceback"
)
FOREIGN = {
    "de": re.compile(
        r"\b(?:the|is|are|were|not|and|of|you|your|with|expected|such|move|moves|there|must|cannot|has|have|wins|"
        r"cards|now|only|hand|house|seat|turn)\b"
    ),
    "en": re.compile(
        r"\b(?:der|das|ist|sind|nicht|und|oder|ein|eine|einen|du|dein|deine|dir|wird|kann|auf|mit|von|jetzt|kein|keine|"
        r"gibt|Karte|Karten|Zug|Haus|Macht|Geisel|Platz)\b"
    ),
}
GERMAN_ONE = re.compile(r"\b1 (?:mal )?([A-ZÄÖÜ]\w+)")
SINGULAR = re.compile(
    r"(?:Hand|Start|Rohstoff|Entwicklungs|Kriegs|Haus|Strategie)?[Kk]arte|Geisel|Macht|Machtpunkt|Punkt|Gold|Einfluss|Stärke|"
    r"Schaden|Marker|Zug|Runde|Platz|Bot|Zeichen|Byte|Zeile|Exemplar|Duplikat|Vorschlag|Person|Spiel|Partie|Prozess|"
    r"Sekunde|Minute|Charakter|Ort|Zusatz|Ereignis|Regel|Wächter|Wildling|Straße|Siedlung|Befestigung|Anhänger|"
    r"Durchbruch|Mal|Tisch|Deck|Holz|Lehm|Wolle|Getreide|Erz|Nachricht|Seite|Titel|Einkommen|Angebot|Patrouille|"
    r"Summe|Uhr|Tag|Stunde|Initiative|Möglichkeit|Riese|Kletterer|Mira"
)
"""What may follow a 1 in German: whoever needs another noun looks whether it is the singular."""
FAULTS = {
    "de": re.compile(
        r"\b(?:sind|bleiben|werden|haben|fehlen|liegen|gehen|kosten)(?: noch| nur| gerade| schon| genau)* (?:1|eine?) "
        r"|\b1 \w+ (?:sind|bleiben|werden|haben|fehlen|gehen|wandern)\b"
        r"|\w\([a-z]{1,2}\)"  # jede(n)
        r"|\bverliert 0\b|\b0 (?:Macht|Gold) (?:geht|wird)\b"
    ),
    "en": re.compile(
        r"\b1 (?:more |other |further |last |of the |open |face-down )*(?!is\b|was\b|has\b|its\b|this\b|plus\b)\w+s\b"
        r"|\b1 \w+ (?:are|were|have|go)\b|\b[02-9] (?:more |other )*(?:card|hostage|marker|move|point|seat|proposal) "
        r"|\w\([a-z]{1,2}\)|\bloses 0\b|\bspare you the\b"
    ),
}
SPACING = re.compile(r"(?<=\S)  +\S|(?<!mit)(?<!with) [,.;:!](?:\s|$)|(?<!\.)\.\.(?!\.)|\(\)|„“|“”|,,|: \.(?!\.)")
SEVERAL = {
    "de": re.compile(r"\b(?:Anna(?:, \w+)* und \w+) (?:hat|ist|muss|gewinnt|darf|kann|will|spielt|wird)\b"),
    "en": re.compile(r"\b(?:Anna(?:, \w+)* and \w+) (?:has|is|wins|was|plays|takes|does)\b"),
}
UNJOINED = re.compile(r"\bAnna, (?:Bert|Cleo)(?![\w, ]* (?:und|and) )")


def flaws(said: str, language: str, proper: Iterable[str] = ()) -> list[str]:
    """What is wrong with a sentence that people read; `proper` are names that no language changes."""
    plain = said
    for name in sorted(proper, key=len, reverse=True):
        plain = plain.replace(name, "Name")
    checks = (NOTATION, FOREIGN[language], FAULTS[language], SPACING, SEVERAL[language], UNJOINED)
    found = [match[0] for check in checks if (match := check.search(plain))]
    if language == "de":
        found += [match[0] for match in GERMAN_ONE.finditer(plain) if not SINGULAR.fullmatch(match[1])]
    return found


def titles(game: Game) -> set[str]:
    """What the cards of a game are called: names that stay as they are in every language."""
    return {name for entry in game.shelf.entries() for name in entry.names} if game.shelf is not None else set()


def some_moves(game: Game, seeds: Iterable[int] = range(4), each: int = 3) -> list[str]:
    """Moves of every sort that random matches have, as text: a few of each."""
    found: dict[str, list[str]] = {}
    for seed in seeds:
        for text in _walk(game, seed):
            of_sort = found.setdefault(" ".join(text.split()[:1]), [])
            if len(of_sort) < each and text not in of_sort:
                of_sort.append(text)
    return [text for of_sort in found.values() for text in of_sort]


def _walk(game: Game, seed: int, most: int = 400) -> Iterator[str]:
    state, rng = Route.of(game, seed).start(), Chance(seed)
    for _ in range(most):
        if not state.actors:
            return
        seat = rng.pick(state.actors)
        legal = state.legal(seat)
        yield from (game.write(move) for move in legal[:40])
        state.apply(seat, rng.pick(legal), events=False)
