"""The view as headed lines of text, for a terminal or a screen reader."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final, cast

from thronsaal.core.engine.phrase import joined
from thronsaal.core.words import Json, Seat, Value, Who, Word
from thronsaal.games.lcg.catalogue import BY_SLUG, CARDS
from thronsaal.games.lcg.printed import Character, Event, Plot
from thronsaal.games.lcg.sight import CardSeen, SeatSeen, VeiledSeen
from thronsaal.games.lcg.view import ChallengeSeen, LastingSeen, View
from thronsaal.games.lcg.words.modifiers import CardModifier, Given, Modifier

Lines = list[tuple[Word, list[Word]]]
SHOWN: Final = 6
"""So many cards of a discard pile are named, the latest ones."""
_UNSAID: Final = ("limited", "setup", "no-attachments", "weapons-only")
"""Keywords that say nothing about what a card in play can do."""


def glance(seen: Mapping[str, Json]) -> Lines:
    """Where we are; each seat, the viewer last; the challenge and what lasts; at last one's own hand."""
    view = cast("View", seen)
    lines: Lines = [(_head(view), [])]
    count, viewer = len(view["seats"]), view["seat"]
    for seat in range(count) if viewer is None else ((viewer + 1 + place) % count for place in range(count)):
        lines += _seat(seat, view["seats"][seat], view["first"] == seat)
    if view["offered"] and view["step"] == "titles":
        lines.append((Word("glance-offered"), [Word(f"title-{title}") for title in view["offered"]]))
    if view["challenge"] is not None:
        lines.append(_challenge(view["challenge"]))
    if view["lasting"]:
        lines.append((Word("glance-lasting"), all_lasting(view["lasting"])))
    if view["events"]:
        lines.append((Word("glance-events"), _titles(view["events"])))
    for lying in view["seats"]:
        if lying["laid_cards"]:
            lines.append((Word("glance-laid-out", {"count": lying["laid"]}), _titles(lying["laid_cards"])))
        if lying["hand"]:
            lines.append((Word("glance-hand", {"count": lying["hand_size"]}), [_held(call) for call in lying["hand"]]))
    return lines


def title_of(call: str) -> Word:
    """The title of a card that is called `robb-stark@A#2`, or `robb-stark`."""
    return BY_SLUG[call.partition("@")[0]].title


def _titles(calls: Sequence[str]) -> list[Word]:
    return [title_of(call) for call in calls]


def _head(view: View) -> Word:
    phase = Word(f"phase-{view['phase']}")
    if not view["round"]:
        return phase
    values: dict[str, Value] = {"count": view["round"], "phase": phase}
    if view["active"] is None:
        return Word("glance-round", values)
    return Word("glance-turn", {**values, "seat": Who(view["active"])})


def _challenge(seen: ChallengeSeen) -> tuple[Word, list[Word]]:
    under = [Word("glance-against", {"seat": Who(seen["attacker"]), "other": Who(seen["target"])})]
    for side, strength in zip(("attackers", "defenders"), seen["strength"], strict=True):
        cards = seen["attackers"] if side == "attackers" else seen["defenders"]
        if cards:
            under.append(Word(f"glance-{side}", {"cards": tuple(_titles(cards)), "count": strength}))
    if seen["defender"] != seen["target"]:
        under.append(Word("glance-supporter", {"seat": Who(seen["defender"])}))
    if seen["sneaked"]:
        under.append(Word("glance-sneaked", {"cards": tuple(_titles(seen["sneaked"]))}))
    if seen["claim"] is not None:
        under.append(Word("glance-claim", {"count": seen["claim"]}))
    if seen["rival"]:
        under.append(Word("glance-rival"))
    return Word(f"glance-challenge-{seen['type']}"), under


# What lasts.


def all_lasting(lasting: Sequence[LastingSeen]) -> list[Word]:
    """What each effect gives; of a card whose effects can be said in part only that."""
    said = [(each["source"], _lasting(each)) for each in lasting]
    known = {source for source, word in said if word.key != "glance-still"}
    return [word for source, word in said if word.key != "glance-still" or source not in known]


def _lasting(seen: LastingSeen) -> Word:
    gives = modifiers().get(seen["gives"])
    source = title_of(seen["source"]) if seen["source"] is not None else Word("nothing")
    values: dict[str, Value] = {"source": source, "until": Word(f"until-{seen['until']}")}
    if isinstance(gives, CardModifier):
        name = BY_SLUG[seen["source"].partition("@")[0]].name if seen["source"] is not None else ""
        given = Given(gives, len(seen["cards"]), name).word
        return Word("glance-given", {**values, "cards": tuple(_titles(seen["cards"])), "gives": given})
    if gives is not None:
        scope = cast("Mapping[str, Any]", seen["scope"])
        seats = tuple(Who(scope[name]) for name in ("seat", "who") if scope.get(name) is not None)
        return Word("glance-ordained", {**values, "gives": gives.word, "seats": seats})
    return Word("glance-still", values)


@cache
def modifiers() -> dict[str, Modifier]:
    """All that card texts give, by how views write it."""
    return {str(each): each for card in CARDS for each in _given_by(card.text)}


def _given_by(thing: Any) -> Iterator[Modifier]:
    if isinstance(thing, Modifier):
        yield thing
    if isinstance(thing, tuple):
        for each in thing:
            yield from _given_by(each)
    elif is_dataclass(thing):
        for field in fields(thing):
            yield from _given_by(getattr(thing, field.name))


# Seats.


def _seat(seat: Seat, lying: SeatSeen, is_first: bool) -> Lines:
    if lying["house"] is None:
        return [(Word("glance-seat", {"seat": Who(seat)}), [Word("glance-unchosen")])]
    lines: Lines = [(Word("glance-seat", {"seat": Who(seat)}), [*_means(lying, is_first)])]
    attached = [card for card in lying["play"] if card["type"] == "attachment"]
    groups = {kind: [card for card in lying["play"] if card["type"] == kind] for kind in ("character", "location")}
    groups["on-house"] = [card for card in attached if card["on"] is not None and _is_house(card["on"])]
    for kind, cards in groups.items():
        if cards:
            lines.append((Word(f"glance-{kind}"), _counted([_card(card) for card in cards])))
    if lying["shadows"]:
        lines.append((Word("glance-shadows"), [_veiled(card) for card in lying["shadows"]]))
    if lying["dead"]:
        lines.append((Word("glance-dead"), _titles(lying["dead"])))
    if lying["discard"]:
        latest = _titles(lying["discard"][: -SHOWN - 1 : -1])
        more = [Word("glance-more", {"count": len(lying["discard"]) - SHOWN})] if len(lying["discard"]) > SHOWN else []
        lines.append((Word("glance-discard"), [*latest, *more]))
    if lying["known_hand"]:
        lines.append((Word("glance-known"), _titles(lying["known_hand"])))
    return lines


def _veiled(card: VeiledSeen) -> Word:
    """A card in shadows: its place, what it is and costs for who may know, and what lies on it."""
    marks: list[Word] = [Word("glance-power", {"count": card["power"]})] if card["power"] else []
    marks += [Word("glance-gold", {"count": card["gold"]})] if card["gold"] else []
    if card["card"] is None:
        said = Word("glance-veiled", {"count": card["place"]})
    else:
        said = Word("card-in-place", {"card": title_of(card["card"]), "count": card["place"]})
        marks += [Word("glance-comes-out", {"count": card["price"]})] if card["price"] is not None else []
        marks += [Word("glance-ready")] if card["ready"] else []
    return Word("glance-marked", {"card": said, "marks": joined(tuple(marks), "line-dot")}) if marks else said


def _is_house(call: str) -> bool:
    return BY_SLUG[call.partition("@")[0]].type == "house"


def _means(lying: SeatSeen, is_first: bool) -> Iterator[Word]:
    """House and title, power, gold, influence, cards, and the plot."""
    yield Word("glance-house", {"house": Word(f"house-{lying['house']}")})
    if lying["title"] is not None:
        yield Word(f"title-{lying['title']}")
    if lying["agenda"] is not None:
        yield Word("glance-agenda", {"card": title_of(lying["agenda"])})
    if lying["mate"] is not None:
        yield Word("glance-mate", {"seat": Who(lying["mate"])})
    if is_first:
        yield Word("glance-first")
    yield Word("glance-power", {"count": lying["power"]})
    yield Word("glance-gold", {"count": lying["gold"]})
    if lying["influence"]:
        yield Word("glance-influence", {"count": lying["influence"]})
    yield Word("glance-counts", {"hand": lying["hand_size"], "deck": lying["deck"]})
    if lying["laid"]:
        yield Word("glance-laid", {"count": lying["laid"]})
    if lying["revealed"] is not None:
        values = {"gold": lying["income"] or 0, "initiative": lying["initiative"] or 0, "claim": lying["claim"] or 0}
        yield Word("glance-plot", {"card": title_of(lying["revealed"]), **values, "count": lying["plots"]})


def _counted(words: Sequence[Word]) -> list[Word]:
    """What is there several times is said once."""
    counts: list[tuple[Word, int]] = []
    for word in words:
        at = next((at for at, (other, _) in enumerate(counts) if other == word), None)
        if at is None:
            counts.append((word, 1))
        else:
            counts[at] = (word, counts[at][1] + 1)
    return [word if count == 1 else Word("glance-times", {"card": word, "count": count}) for word, count in counts]


def _card(card: CardSeen) -> Word:
    """A card in play: strength, icons, keywords, what lies on it, whether it kneels."""
    said = title_of(card["card"])
    if card["strength"] is not None:
        said = Word("glance-strength", {"card": said, "count": card["strength"]})
    marks = tuple(_marks(card))
    return Word("glance-marked", {"card": said, "marks": joined(marks, "line-dot")}) if marks else said


def _marks(card: CardSeen) -> Iterator[Word]:
    if card["icons"]:
        yield Word(
            "glance-icons", {"list": joined(tuple(Word(f"short-{icon}") for icon in card["icons"]), "line-slash")}
        )
    if card["kneeling"]:
        yield Word("glance-kneeling")
    if card["role"] is not None:
        yield Word(f"glance-{card['role']}")
    if card["sneaked"]:
        yield Word("glance-passed-by")
    yield from (Word(f"keyword-{keyword}") for keyword in card["keywords"] if keyword not in _UNSAID)
    if card["power"]:
        yield Word("glance-power", {"count": card["power"]})
    if card["gold"]:
        yield Word("glance-gold", {"count": card["gold"]})
    if card["attachments"]:
        yield Word("glance-attached", {"cards": tuple(_titles(card["attachments"]))})
    if card["duplicates"]:
        yield Word("glance-duplicates", {"count": len(card["duplicates"])})
    if card["blank"]:
        yield Word("glance-blank")
    if card["strength"] != card["printed_strength"]:
        sources = dict.fromkeys(change["source"] for change in card["changes"] if change["source"] is not None)
        values: dict[str, Value] = {"count": card["printed_strength"] or 0}
        by: dict[str, Value] = {"cards": tuple(_titles([*sources]))} if sources else {}
        yield Word("glance-changed-by" if sources else "glance-changed", {**values, **by})
    if card["leaving"] is not None:
        yield Word("glance-leaving")


def _held(call: str) -> Word:
    """A card in hand: its cost, and strength and icons of a character."""
    card = BY_SLUG[call.partition("@")[0]]
    marks = [] if isinstance(card, Character) else [Word(f"card-{card.type}")]
    if not isinstance(card, Event | Plot):
        marks.append(Word("line-cost", {"count": card.cost}))
    if isinstance(card, Character):
        icons = tuple(Word(f"short-{icon.value}") for icon in card.icons)
        marks.append(Word("line-strength", {"count": card.strength}))
        marks += [Word("glance-icons", {"list": joined(icons, "line-slash")})] if icons else []
    return Word("glance-marked", {"card": card.title, "marks": joined(tuple(marks), "line-dot")})
