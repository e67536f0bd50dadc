"""The view as headed lines of text, for a terminal or a screen reader."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from thronsaal.core.words import Json, Value, Who, Word
from thronsaal.games.lcg.catalogue import BY_SLUG
from thronsaal.games.lcg.sight import CardSeen, SeatSeen
from thronsaal.games.lcg.view import ChallengeSeen, View

Lines = list[tuple[Word, list[Word]]]


def glance(seen: Mapping[str, Json]) -> Lines:
    """Where we are, the challenge, what lasts, then each seat, at last one's own hand."""
    view = cast("View", seen)
    lines: Lines = [_head(view)]
    if view["challenge"] is not None:
        lines.append(_challenge(view["challenge"]))
    for seat, lying in enumerate(view["seats"]):
        lines.append(_seat(seat, lying))
    for lying in view["seats"]:
        if lying["laid_cards"]:
            lines.append((Word("glance-laid-out", {"count": lying["laid"]}), _titles(lying["laid_cards"])))
        if lying["hand"]:
            lines.append((Word("glance-hand", {"count": lying["hand_size"]}), _titles(lying["hand"])))
    return lines


def title_of(call: str) -> Word:
    """The title of a card that is called `robb-stark@A#2`, or `robb-stark`."""
    return BY_SLUG[call.partition("@")[0]].title


def _titles(calls: Sequence[str]) -> list[Word]:
    return [title_of(call) for call in calls]


def _head(view: View) -> tuple[Word, list[Word]]:
    phase = Word(f"phase-{view['phase']}")
    if view["first"] is None:
        return phase, []
    under = [Word("glance-first", {"seat": Who(view["first"])})]
    if not view["round"]:
        return phase, under
    if view["active"] is not None:
        under.append(Word("glance-active", {"seat": Who(view["active"])}))
    return Word("glance-round", {"count": view["round"], "phase": phase}), under


def _challenge(seen: ChallengeSeen) -> tuple[Word, list[Word]]:
    kind = Word(f"type-{seen['type']}")
    head = Word("glance-challenge", {"type": kind, "seat": Who(seen["attacker"]), "other": Who(seen["target"])})
    under = []
    for side, strength in zip(("attackers", "defenders"), seen["strength"], strict=True):
        cards = seen["attackers"] if side == "attackers" else seen["defenders"]
        if cards:
            under.append(Word(f"glance-{side}", {"cards": tuple(_titles(cards)), "count": strength}))
    return head, under


def _seat(seat: int, lying: SeatSeen) -> tuple[Word, list[Word]]:
    if lying["house"] is None:
        return Word("glance-unchosen", {"seat": Who(seat)}), []
    values: dict[str, Value] = {"seat": Who(seat), "house": Word(f"house-{lying['house']}")}
    head = Word("glance-seat", {**values, "power": lying["power"], "gold": lying["gold"]})
    under = []
    if lying["title"] is not None:
        under.append(Word("glance-title", {"title": Word(f"title-{lying['title']}")}))
    if lying["revealed"] is not None:
        under.append(Word("glance-plot", {"card": title_of(lying["revealed"]), "count": lying["plots"]}))
    under.append(Word("glance-counts", {"hand": lying["hand_size"], "deck": lying["deck"]}))
    if lying["laid"]:
        under.append(Word("glance-laid", {"count": lying["laid"]}))
    under += [_card(card) for card in lying["play"] if card["type"] != "attachment" or _is_on_house(card)]
    for pile in ("discard", "dead"):
        cards = lying["discard"] if pile == "discard" else lying["dead"]
        if cards:
            under.append(Word(f"glance-{pile}", {"count": len(cards), "cards": tuple(_titles(cards))}))
    if lying["known_hand"]:
        under.append(Word("glance-known", {"cards": tuple(_titles(lying["known_hand"]))}))
    return head, under


def _is_on_house(card: CardSeen) -> bool:
    return card["on"] is not None and card["on"].startswith("house-")


def _card(card: CardSeen) -> Word:
    """A card with its strength, what lies on it, and whether it kneels."""
    said = title_of(card["card"])
    if card["strength"] is not None:
        said = Word("glance-strength", {"card": said, "count": card["strength"]})
    if card["power"]:
        said = Word("glance-power", {"card": said, "count": card["power"]})
    if card["gold"]:
        said = Word("glance-gold", {"card": said, "count": card["gold"]})
    if card["attachments"]:
        said = Word("glance-attached", {"card": said, "cards": tuple(_titles(card["attachments"]))})
    if card["duplicates"]:
        said = Word("glance-duplicates", {"card": said, "count": len(card["duplicates"])})
    if card["leaving"] is not None:
        said = Word("glance-leaving", {"card": said})
    return Word("glance-kneeling", {"card": said}) if card["kneeling"] else said
