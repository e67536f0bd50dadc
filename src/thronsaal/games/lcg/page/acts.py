"""What the viewer may do, by the thing on the table that is pressed for it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from thronsaal.games.lcg.abilities import Action, Interrupt, Response
from thronsaal.games.lcg.catalogue import BY_SLUG
from thronsaal.games.lcg.page.faces import slug_in
from thronsaal.games.lcg.view import View

ON_CARDS: Final = ("play", "house", "ambush", "use", "save", "card", "plot", "hide")
IN_SHADOWS: Final = ("emerge", "slot")
SIGNS: Final = {
    "play": "gold",
    "house": "gold",
    "ambush": "influence",
    "use": "use",
    "save": "copies",
    "plot": "plot",
    "card": "use",
    "hide": "shadow",
    "emerge": "gold",
    "slot": "use",
}
AIMS: Final = {
    "declare-attackers": "swords",
    "declare-defenders": "shield",
    "sneak": "stealth",
    "choose-dead": "dead",
    "deadly": "dead",
    "choose-victim": "dead",
    "sparing": "kept",
    "whom-to-guard": "shield",
    "kneel-to-pay": "kneel",
    "pay-influence": "influence",
    "place-power": "drop",
    "drop-down": "discard",
    "drop-of": "discard",
    "lay-out": "gold",
    "place": "attachment",
    "attach-to": "attachment",
    "attach-set-up": "attachment",
    "attach-event": "attachment",
    "move-to": "attachment",
}
"""What becomes of a card that is chosen, by what is asked: the sign on it; its words are `board-aim-<asked>`."""


@dataclass(frozen=True, slots=True)
class Act:
    """A move that a card makes when it is pressed."""

    move: str
    sign: str


class Acts:
    """The viewer's legal moves, sorted by what they are about."""

    def __init__(self, view: View, legal: Sequence[str]) -> None:
        self.legal = frozenset(legal)
        self.asked = view["asked"] or ""
        self.foreseen = view["foreseen"]
        self.cards: dict[str, list[Act]] = defaultdict(list)
        self.others: dict[str, list[str]] = defaultdict(list)
        self.shadows: dict[str, list[Act]] = defaultdict(list)
        """By place in shadows, one's own as `2`, others' as `B 2`."""
        for move in legal:
            verb, _, about = move.partition(" ")
            if verb in IN_SHADOWS or about.startswith("#"):
                self.shadows[about.removeprefix("#").partition(":")[0]].append(Act(move, SIGNS[verb]))
            elif verb in ON_CARDS:
                self.cards[about.partition(":")[0]].append(Act(move, self._sign(verb)))
            else:
                self.others[verb].append(move)
        self.chooses = any(act.move.startswith("card ") for acts in self.cards.values() for act in acts)

    def _sign(self, verb: str) -> str:
        return AIMS.get(self.asked, SIGNS[verb]) if verb == "card" else SIGNS[verb]

    def on(self, call: str) -> list[Act]:
        """What a card can do, or what may be done to it."""
        return self.cards.get(call, [])

    def in_shadows(self, letter: str, place: int, is_mine: bool) -> list[Act]:
        """What the card in a place can do, or what may be done to it."""
        mine = self.shadows.get(str(place), []) if is_mine else []
        return [*mine, *self.shadows.get(f"{letter} {place}", [])]

    def tried(self, call: str, in_hand: bool) -> str:
        """What somebody wants who presses a card of their own that can do nothing now: to be told why not."""
        if not self.legal or call in self.cards:
            return ""
        face = BY_SLUG[slug_in(call)]
        if self.chooses and self.asked != "action-window":
            return f"card {call}"
        if in_hand and face.type != "event":
            return f"play {call}"
        places = [at for at, text in enumerate(face.text) if isinstance(text, Action | Response | Interrupt)]
        return f"use {call}" + (f":{places[0] + 1}" if places[0] else "") if places else ""
