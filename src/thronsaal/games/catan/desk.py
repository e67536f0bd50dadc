"""What may be done besides pointing at the map: cards, heroes, trade, and the choices that a moment asks for."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypedDict

from thronsaal.core.registry import find_game
from thronsaal.core.text import Voice
from thronsaal.core.words import Seat, Word, seat_letter
from thronsaal.games.catan.kernel.material import DEVELOPMENTS, HEROES, RESOURCES
from thronsaal.games.catan.labels import values_of
from thronsaal.games.catan.moves import MOVE_KINDS, Meaning, meaning_of
from thronsaal.games.catan.notation import read
from thronsaal.games.catan.snapshot import PHASES
from thronsaal.games.catan.view import Bargain, CatanView, names_of
from thronsaal.games.catan.words import section_word

CARD_RULES: Final = {**{kind.card: kind.rule for kind in MOVE_KINDS if kind.card}, "point": "catan.point-card"}
RULING: Final = re.compile(r" \((?:Regelung|ruling)\)")
PLAIN: Final = ("roll", "withdraw")
ASKED: Final = ("tarly", "take", "demand", "pick", "swap", "flip", "done")
"""Moves that a moment asks for, beside a hero's first move."""
ON_THE_MAP: Final = ("yarwyck", "ygritte", "benjen")
"""Heroes whose moves are made on the map."""
GIVEN: Final = ("gives", "instead")
TAKEN: Final = ("resource", "first", "second", "takes", "missing")
"""What a move carries, as the resources on its button."""


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
    refused: bool = False
    """Nobody may do it now: who tries hears why."""


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
    refused: bool = False
    """Its move or choices only ask why it cannot be used."""


_TRIALS: Final = {
    "patrol": "play patrol",
    "winter": "play winter lumber lumber",
    "roads": "play roads",
    "recruits": "play recruits s1",
    "monopoly": "play monopoly lumber",
    "mormont": "mormont lumber from ",
    "mance": "mance ",
    "marsh": "marsh lumber for brick",
    "tarly": "tarly lumber",
    "yarwyck": "yarwyck e1",
    "thorne": "thorne s1 lumber instead of brick",
    "melisandre": "melisandre",
    "benjen": "benjen clearing 1",
    "ygritte": "ygritte regular h1",
    "yoren": "yoren s1",
    "qhorin": "qhorin",
}
"""A move of each card and hero, to be told why it is refused when all are."""


class _Hero(TypedDict):
    """What is the same of every hero."""

    side: str
    rests: bool
    holder: Seat | None


class Desk:
    """The desk while it is laid out; `legal` are the viewer's moves with their meanings."""

    def __init__(self, seen: CatanView, legal: Mapping[str, Meaning], voice: Voice) -> None:
        self.seen, self.legal, self.voice = seen, legal, voice
        self.book = find_game("catan").rulebook
        self.names = names_of(seen)

    def wording(self, rule: str) -> str:
        """What the rules say of it, as on a card: that a part is a ruling is told only in the rule book."""
        return RULING.sub("", self.book[rule].wording[self.voice.language])

    def moves(self, fits: Callable[[Meaning], bool]) -> list[str]:
        """The legal moves of which this is true."""
        return [move for move, meaning in self.legal.items() if fits(meaning)]

    def of_kinds(self, *kinds: str) -> list[str]:
        """The legal moves of these kinds."""
        return self.moves(lambda meaning: meaning.kind.name in kinds)

    # Choices

    @property
    def may_act(self) -> bool:
        """Whether the viewer is in the middle of a turn of their own, before or after the dice."""
        return self.seen["seat"] in self.seen["actors"] and self.seen["phase"] in ("before-dice", "main")

    def choice(self, move: str) -> Choice:
        """A move that is made by a button, or that a button asks about."""
        meaning = self.legal.get(move) or meaning_of(read(move))
        values = values_of(meaning, self.names, self.rate)
        key, _ = meaning.kind.said_in(PHASES.index(self.seen["phase"]))
        label, text, note, group = self.voice.say(f"move-{key}", **values), "", "", ""
        match meaning.kind.name:
            case "pick":
                text = self.wording(CARD_RULES[meaning.text("card")])
            case "swap":
                hero = meaning.text("hero")
                label, text = self.voice.say(f"hero-{hero}"), self.wording(f"catan.hero-{hero}")
            case "recruits" | "yoren":
                note = self.section(meaning.things["section"])
            case "thorne":
                group = self.section(meaning.things["section"])
            case "mormont":
                group = self.voice.say(f"resource-{meaning.text('resource')}")
        gives, takes = ([meaning.text(name) for name in side if name in meaning.things] for side in (GIVEN, TAKEN))
        refused = move not in self.legal
        return Choice(move, label, gives, takes, meaning.things.get("partner"), text, note, group, refused)

    def rate(self, resource: int) -> int:
        """What the supply asks of the active seat."""
        return self.seen["rates"][self.seen["active"]][RESOURCES[resource]]

    def section(self, section: int) -> str:
        """A section of the wall, in short."""
        guards = sum(guard is not None for guard in self.seen["wall"][section])
        wildlings = self.seen["clearings"][section]
        return self.voice.say(
            "board-section-short",
            section=section_word(section),
            guards=Word("count-guard", {"count": guards}),
            wildlings=Word("count-regular", {"count": wildlings}),
        )

    def plain(self) -> list[Choice]:
        """The buttons that a turn begins with."""
        return [self.choice(move) for move in self.of_kinds(*PLAIN)]

    def declined(self) -> bool:
        """Whether an offer of mine has just been declined by all."""
        seen, last = self.seen, self.seen["last"]
        is_mine = seen["phase"] == "main" and seen["seat"] == seen["active"]
        return bool(is_mine and last and last[0] != seen["seat"] and last[1] == "decline")

    def asked(self) -> list[Choice]:
        """What this very moment asks for."""
        asking = self.seen["phase"] in ("tarly", "second-demand", "seize", "pick-card", "after-hero", "free-roads")
        # What gives something comes before the renouncing of it.
        moves = sorted(self.of_kinds(*ASKED), key=lambda move: move == "done")
        return [self.choice(move) for move in moves] if asking else []

    # Cards and heroes

    def cards(self) -> list[Card]:
        """My development cards."""
        held, fresh = self.seen["cards"] or {}, self.seen["fresh"] or {}
        return [self._development(name, held[name], fresh.get(name, 0)) for name in DEVELOPMENTS if held.get(name)]

    def _development(self, name: str, count: int, fresh: int) -> Card:
        moves = self.moves(lambda meaning: meaning.kind.card == name)
        title, text = self.voice.say(f"card-{name}"), self.wording(CARD_RULES[name])
        label = self.voice.say(f"board-card-{name}")
        if not moves and self.may_act and name in _TRIALS:
            return Card(name, title, text, label, count, fresh, move=_TRIALS[name], refused=True)
        if len(moves) == 1 and not self.legal[moves[0]].things:
            return Card(name, title, text, label, count, fresh, move=moves[0])
        return Card(name, title, text, label, count, fresh, choices=[self.choice(move) for move in moves])

    def hero(self, name: str, side: str, rests: bool, holder: Seat | None, mine: bool) -> Card:
        """A hero, with its uses when it is mine."""
        title, text = self.voice.say(f"hero-{name}"), self.wording(f"catan.hero-{name}")
        may = mine and self.seen["phase"] in ("before-dice", "main")
        moves = self.moves(lambda meaning: may and meaning.kind.hero == name)
        shared: _Hero = {"side": side, "rests": rests, "holder": holder}
        if mine and self.may_act and not moves:
            return Card(name, title, text, choices=self._in_vain(name), refused=True, **shared)
        if name in ON_THE_MAP:
            mode_text = self.voice.say(f"board-mode-{name}")
            return Card(name, title, text, mode="hero" if moves else "", mode_text=mode_text, **shared)
        if moves == ["qhorin"]:
            return Card(name, title, text, move="qhorin", **shared)
        return Card(name, title, text, choices=[self.choice(move) for move in moves], **shared)

    def _in_vain(self, hero: str) -> list[Choice]:
        """What somebody might want of a hero that cannot be used now."""
        if hero not in ("mormont", "mance"):
            return [self.choice(_TRIALS[hero])]
        others = [seat for seat in range(self.seen["seats"]) if seat != self.seen["seat"]]
        return [self.choice(f"{_TRIALS[hero]}{seat_letter(seat)}") for seat in others]

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
        if self.seen["phase"] != "main" or self.seen["seat"] not in self.seen["actors"]:
            return rows
        for name in RESOURCES:
            takes = [self.choice(f"supply {name} for {other}") for other in RESOURCES if other != name]
            rate = self.rate(RESOURCES.index(name))
            label, refused = self.voice.say(f"resource-{name}"), all(one.refused for one in takes)
            rows.append({"give": name, "label": label, "rate": rate, "takes": takes, "refused": refused})
        return rows

    def trade(self) -> Mapping[str, object] | None:
        """The form for an offer or a counter-offer, when I may make one."""
        seen, me, hand = self.seen, self.seen["seat"], self.seen["hand"]
        if me is None or me not in seen["actors"] or not seen["offering"] or not hand or not sum(hand.values()):
            return None
        offering = seen["phase"] == "main" and me == seen["active"]
        if not (offering or seen["phase"] == "answer"):
            return None
        word = "offer" if offering else "counter"
        others = [seat for seat in range(seen["seats"]) if seat != me and (offering or seat == seen["active"])]
        return {
            "word": word,
            "rows": [(name, self.voice.say(f"resource-{name}"), *self._terms(name, hand[name])) for name in RESOURCES],
            "partners": [self._partner(seat) for seat in others],
        }

    def _terms(self, name: str, held: int) -> tuple[int, int, int]:
        """How many I hold, and what a counter-offer starts from: the offer turned round."""
        offer = self.seen["offer"]
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
        seen, offer = self.seen, self.seen["offer"]
        if offer is None:
            return None
        agreed = {self.legal[move].things["partner"]: move for move in self.of_kinds("agree")}
        said = [
            self._answer(seat, answer, agreed.get(seat, ""))
            for seat, answer in enumerate(seen["answers"] or ())
            if seat != seen["active"]
        ]
        return {
            "seat": seen["active"],
            "name": self.voice.name(seen["active"]),
            **_sides(offer),
            "answers": said,
            "undecided": seen["seat"] == seen["active"] and not any(s["answer"] in ("accept", "counter") for s in said),
            "accept": "accept" in self.legal,
            "decline": "decline" in self.legal,
            "withdraw": "withdraw" in self.legal,
        }

    def _answer(self, seat: Seat, answer: str | Bargain | None, agree: str) -> Mapping[str, object]:
        """What a seat says to the offer, and the move that agrees with it."""
        counter = answer if isinstance(answer, dict) else None
        return {
            "seat": seat,
            "name": self.voice.name(seat),
            "answer": "counter" if counter else answer or "thinks",
            "counter": counter and _sides(counter),
            "agree": agree,
        }


def _sides(bargain: Bargain) -> dict[str, list[tuple[str, int]]]:
    return {"gives": list(bargain["gives"].items()), "takes": list(bargain["takes"].items())}
