"""The view as headed lines of text, for a terminal or a screen reader."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from thronsaal.core.words import Json, Value, Who, Word
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone.notation import card_word

_CARDS = {m.card_name(card): card for card in reversed(range(m.CARDS))}


def glance(seen: Mapping[str, Json]) -> list[tuple[Word, list[Word]]]:
    """Turn, encounter, then each house."""
    lines: list[tuple[Word, list[Word]]] = []
    if seen["challenger"] is not None:
        turn: dict[str, Value] = {"turn": cast("int", seen["turn"]), "seat": Who(cast("int", seen["challenger"]))}
        lines.append((Word("glance-turn", {**turn, "phase": Word(f"phase-{seen['phase']}")}), []))
    encounter = cast("dict[str, Any] | None", seen["encounter"])
    if encounter is not None:
        lines += _encounter(seen, encounter)
    for seat, house in enumerate(cast("list[dict[str, Any]]", seen["houses"])):
        if house["house"] is not None:
            lines.append(_house(seat, house))
    for seat, house in enumerate(cast("list[dict[str, Any]]", seen["houses"])):
        if house.get("hand"):
            lines.append((Word("glance-hand", {"count": len(house["hand"])}), _cards(house["hand"])))
        elif house.get("known"):
            lines.append((Word("glance-known", {"seat": Who(seat)}), _cards(house["known"])))
    if seen["offered"]:
        offered = [Word(f"character-{name}") for name in cast("list[str]", seen["offered"])]
        lines.append((Word("glance-offered"), offered))
    return lines


def _encounter(seen: Mapping[str, Json], encounter: Mapping[str, Any]) -> list[tuple[Word, list[Word]]]:
    lines = []
    for side in ("challenger", "defender"):
        under = []
        for seat, on in enumerate(encounter["sides"]):
            if on != side or encounter["fighters"][seat] is None:
                continue
            fighter = Word(f"character-{encounter['fighters'][seat]}")
            under.append(Word("glance-fighter", {"seat": Who(seat), "character": fighter}))
            laid = encounter["laid"][seat]
            if laid is not None:
                card = Word(f"card-{laid}") if laid in ("hidden", "nothing") else card_word(_CARDS[laid])
                under.append(Word("glance-laid", {"seat": Who(seat), "card": card}))
        if encounter["strength"] is not None and encounter["result"] == "war":
            at = 0 if side == "challenger" else 1
            under.append(Word("glance-strength", {"sum": encounter["strength"][at]}))
        lines.append((Word("glance-side", {"side": Word(f"side-{side}")}), under))
    return lines


def _house(seat: int, house: Mapping[str, Any]) -> tuple[Word, list[Word]]:
    head = Word("glance-house", {"seat": Who(seat), "house": Word(f"house-{house['house']}")})
    if house["leader"] is None:
        return head, []
    under = [
        Word("glance-leader", {"character": Word(f"character-{house['leader']}"), "sheet": house["sheet"]}),
        *(Word("glance-dead" if each["dead"] else "glance-character", _of(each)) for each in house["characters"]),
        Word("glance-counts", {"spread": house["spread"], "hand": house["hand_size"], "deck": house["deck"]}),
    ]
    for hostage in house["hostages"]:
        known = hostage["card"]
        card = card_word(_CARDS[known]) if known else Word("card-back", {"house": Word(f"house-{hostage['house']}")})
        under.append(Word("glance-hostage", {"card": card}))
    return head, under


def _of(character: Mapping[str, Any]) -> dict[str, Any]:
    return {"character": Word(f"character-{character['name']}"), "power": character["power"]}


def _cards(names: Sequence[str]) -> list[Word]:
    return [card_word(_CARDS[name]) for name in names]
