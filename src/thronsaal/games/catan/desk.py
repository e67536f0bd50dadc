"""What may be done besides pointing at the map: cards, heroes, trade, and the choices that a moment asks for."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from thronsaal.core.registry import find_game
from thronsaal.core.text import Voice
from thronsaal.core.words import SEAT_LETTERS, Seat, Value, Who, Word
from thronsaal.games.catan.kernel.material import DEVELOPMENTS, HEROES, RESOURCES

CARD_RULES: Final = {
    "patrol": "catan.patrol",
    "winter": "catan.winter",
    "roads": "catan.road-building",
    "recruits": "catan.recruits",
    "monopoly": "catan.monopoly",
    "point": "catan.point-card",
}
RULING: Final = re.compile(r" \((?:Regelung|ruling)\)")
PLAIN: Final = ("roll", "end", "withdraw")
DONE: Final = {"tarly": "done-tarly", "second-demand": "done-demand"}
ASKED: Final = ("tarly", "take", "demand", "pick", "swap", "flip", "done")
"""Moves that a moment asks for, beside a hero's first move."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A button: the move, its words, the resources and the seat on it, a longer text, a note instead of the words.

    Choices of one `group` stand together under its name.
    """

    move: str
    label: str
    gives: Sequence[str] = ()
    takes: Sequence[str] = ()
    seat: Seat | None = None
    text: str = ""
    note: str = ""
    group: str = ""


@dataclass(frozen=True, slots=True)
class Card:
    """A development card or hero: what it says, and how it is used now: at once, by choices, or on the map."""

    id: str
    name: str
    text: str
    label: str = ""
    """The name with the places where it may break."""
    count: int = 1
    fresh: int = 0
    side: str = "A"
    rests: bool = False
    holder: Seat | None = None
    move: str = ""
    choices: Sequence[Choice] = ()
    mode: str = ""
    mode_text: str = ""


def _good(resource: str) -> Word:
    return Word(f"resource-{resource}")


class Desk:
    """The desk while it is laid out."""

    def __init__(self, seen: Mapping[str, Any], legal: Collection[str], voice: Voice) -> None:
        self.seen, self.legal, self.voice = seen, legal, voice
        self.book = find_game("catan").rulebook

    def wording(self, rule: str) -> str:
        """What the rules say of it, as on a card: that a part is a ruling is told only in the rule book."""
        return RULING.sub("", self.book[rule].wording[self.voice.language])

    def starting(self, *beginnings: str) -> list[str]:
        return [move for move in self.legal if f"{move} ".startswith(tuple(f"{each} " for each in beginnings))]

    # Choices

    def choice(self, move: str) -> Choice:
        """A move that is made by a button."""
        words = move.split()
        match words:
            case ["done"]:
                return Choice(move, self.voice.say(f"move-{DONE.get(self.seen['phase'], 'done-roads')}"))
            case [_]:
                return Choice(move, self.voice.say(f"move-{move}"))
            case ["tarly" | "take" | "return" | "discard" as what, resource]:
                return self._said(move, what, {"resource": _good(resource)}, takes=(resource,))
            case ["agree" | "demand" | "mance" as what, seat]:
                who = SEAT_LETTERS.index(seat)
                return self._said(move, what, {"partner": Who(who)}, seat=who)
            case ["pick", card]:
                label = self.voice.say("move-pick", card=Word(f"card-{card}"))
                return Choice(move, label, text=self.wording(CARD_RULES[card]))
            case ["swap", hero]:
                return Choice(move, self.voice.say(f"hero-{hero}"), text=self.wording(f"catan.hero-{hero}"))
            case _:
                return self._card_choice(move, words)

    def _card_choice(self, move: str, words: Sequence[str]) -> Choice:
        """One way to use a card or a hero."""
        match words:
            case ["play", "winter", a, b]:
                return self._said(move, "winter", {"cards": (_good(a), _good(b))}, takes=(a, b))
            case ["play", "monopoly", resource]:
                return self._said(move, "monopoly", {"resource": _good(resource)}, takes=(resource,))
            case ["play", "recruits", section] | ["yoren", section]:
                said = {"section": int(section[1:])}
                return self._said(move, words[-2], said, note=self.section(int(section[1:])))
            case ["play", card]:
                return self._said(move, card, {})
            case ["supply" | "marsh" as what, a, "for", b]:
                rate = self.seen["rates"][self.seen["active"]][a]
                gives = Word("some", {"count": rate, "what": _good(a)}) if what == "supply" else _good(a)
                return self._said(move, what, {"gives": gives, "takes": _good(b)}, (a,), (b,))
            case ["mormont", resource, "from", seat]:
                who = SEAT_LETTERS.index(seat)
                asked: dict[str, Value] = {"resource": _good(resource), "partner": Who(who)}
                group = self.voice.say(f"resource-{resource}")
                return self._said(move, "mormont", asked, takes=(resource,), seat=who, group=group)
            case ["melisandre", b, "instead", "of", a]:
                return self._said(move, "melisandre-instead", {"instead": _good(b), "missing": _good(a)}, (b,), (a,))
            case ["thorne", section, b, "instead", "of", a]:
                terms: dict[str, Value] = {"section": int(section[1:]), "instead": _good(b), "missing": _good(a)}
                return self._said(move, "thorne", terms, (b,), (a,), group=self.section(int(section[1:])))
        raise ValueError(f"no button makes {move!r}")

    def _said(
        self,
        move: str,
        key: str,
        values: Mapping[str, Value],
        gives: Sequence[str] = (),
        takes: Sequence[str] = (),
        seat: Seat | None = None,
        note: str = "",
        group: str = "",
    ) -> Choice:
        return Choice(move, self.voice.say(f"move-{key}", **values), gives, takes, seat, "", note, group)

    def section(self, number: int) -> str:
        """A section of the wall, in short."""
        guards = sum(guard is not None for guard in self.seen["wall"][number - 1])
        wildlings = self.seen["clearings"][number - 1]
        return self.voice.say("board-section-short", section=number, guards=guards, wildlings=wildlings)

    def plain(self) -> list[Choice]:
        """The buttons that a turn always has."""
        return [self.choice(move) for move in self.legal if move in PLAIN]

    def asked(self) -> list[Choice]:
        """What this very moment asks for."""
        asking = self.seen["phase"] in ("tarly", "second-demand", "seize", "pick-card", "after-hero", "free-roads")
        # What gives something comes before the renouncing of it.
        moves = sorted(self.starting(*ASKED), key=lambda move: move == "done")
        return [self.choice(move) for move in moves] if asking else []

    # Cards and heroes

    def cards(self) -> list[Card]:
        """My development cards."""
        held, fresh = self.seen["cards"] or {}, self.seen["fresh"] or {}
        return [self._development(name, held[name], fresh.get(name, 0)) for name in DEVELOPMENTS if held.get(name)]

    def _development(self, name: str, count: int, fresh: int) -> Card:
        moves = self.starting(f"play {name}")
        title, text = self.voice.say(f"card-{name}"), self.wording(CARD_RULES[name])
        label = self.voice.say(f"board-card-{name}")
        if moves == [f"play {name}"]:
            return Card(name, title, text, label, count, fresh, move=moves[0])
        return Card(name, title, text, label, count, fresh, choices=[self.choice(move) for move in moves])

    def hero(self, name: str, side: str, rests: bool, holder: Seat | None, mine: bool) -> Card:
        """A hero, with its uses when it is mine."""
        title, text = self.voice.say(f"hero-{name}"), self.wording(f"catan.hero-{name}")
        moves = self.starting(name) if mine and self.seen["phase"] in ("before-dice", "main") else []
        shared: dict[str, Any] = {"side": side, "rests": rests, "holder": holder}
        if name in ("yarwyck", "ygritte", "benjen"):
            mode_text = self.voice.say(f"board-mode-{name}")
            return Card(name, title, text, mode="hero" if moves else "", mode_text=mode_text, **shared)
        if moves == ["qhorin"]:
            return Card(name, title, text, move="qhorin", **shared)
        return Card(name, title, text, choices=[self.choice(move) for move in moves], **shared)

    def heroes(self) -> list[Card]:
        """All heroes: those that somebody holds, then the display."""
        if "heroes" not in self.seen:
            return []
        me = self.seen["seat"]
        held = [
            self.hero(each["hero"], each["side"], each["rests"], seat, seat == me)
            for seat, each in enumerate(self.seen["heroes"])
        ]
        return held + [self.hero(name, "A", False, None, False) for name in HEROES if name in self.seen["display"]]

    # Trade

    def supply(self) -> list[Mapping[str, object]]:
        """My trades with the supply: each resource I may give, and what I can have for it."""
        rows: list[Mapping[str, object]] = []
        for name in RESOURCES:
            takes = [self.choice(move) for move in self.starting(f"supply {name}")]
            if takes:
                rate = self.seen["rates"][self.seen["active"]][name]
                rows.append({"give": name, "label": self.voice.say(f"resource-{name}"), "rate": rate, "takes": takes})
        return rows

    def trade(self) -> Mapping[str, object] | None:
        """The form for an offer or a counter-offer, when I may make one."""
        seen, me = self.seen, self.seen["seat"]
        if me is None or me not in seen["actors"] or not seen["offering"] or not sum(seen["hand"].values()):
            return None
        offering = seen["phase"] == "main" and me == seen["active"]
        if not (offering or seen["phase"] == "answer"):
            return None
        word = "offer" if offering else "counter"
        others = [seat for seat in range(seen["seats"]) if seat != me and (offering or seat == seen["active"])]
        return {
            "word": word,
            "rows": [(name, self.voice.say(f"resource-{name}"), *self._terms(name)) for name in RESOURCES],
            "partners": [self._partner(seat) for seat in others],
        }

    def _terms(self, name: str) -> tuple[int, int, int]:
        """How many I hold, and what a counter-offer starts from: the offer turned round."""
        held, offer = self.seen["hand"][name], self.seen["offer"]
        if not offer:
            return held, 0, 0
        return held, min(held, offer["takes"].get(name, 0)), offer["gives"].get(name, 0)

    def _partner(self, seat: Seat) -> Mapping[str, object]:
        """A seat to trade with, and what it holds at least and at most."""
        least, most = self.seen["least"][seat], self.seen["most"][seat]
        return {
            "seat": seat,
            "name": self.voice.name(seat),
            "least": ",".join(f"takes-{name}:{count}" for name, count in zip(RESOURCES, least, strict=True)),
            "most": ",".join(f"takes-{name}:{count}" for name, count in zip(RESOURCES, most, strict=True)),
            "size": self.seen["hand_sizes"][seat],
        }

    def offer(self) -> Mapping[str, object] | None:
        """The offer on the table, and what each seat says to it."""
        seen = self.seen
        if not seen["offer"]:
            return None
        agreed = {move.split()[1]: move for move in self.starting("agree")}
        said = []
        for seat, answer in enumerate(seen["answers"]):
            if seat == seen["active"]:
                continue
            counter = answer if isinstance(answer, dict) else None
            said.append(
                {
                    "seat": seat,
                    "name": self.voice.name(seat),
                    "answer": "counter" if counter else answer or "thinks",
                    "counter": counter and {side: list(counter[side].items()) for side in ("gives", "takes")},
                    "agree": agreed.get(SEAT_LETTERS[seat], ""),
                }
            )
        return {
            "seat": seen["active"],
            "name": self.voice.name(seen["active"]),
            "gives": list(seen["offer"]["gives"].items()),
            "takes": list(seen["offer"]["takes"].items()),
            "answers": said,
            "undecided": seen["seat"] == seen["active"] and not any(s["answer"] in ("accept", "counter") for s in said),
            "accept": "accept" in self.legal,
            "decline": "decline" in self.legal,
            "withdraw": "withdraw" in self.legal,
        }
