"""Moves as a button would say them."""

from __future__ import annotations

from typing import Final

from thronsaal.core.words import Move, Value, Who, Word
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.position import Position
from thronsaal.games.ironthrone.wording import leader_title, titled

_PLAIN: Final = (
    *("move-pass", "move-yes", "move-no", "move-confirm", "move-no-deal", "move-deck", "move-hand", "move-use"),
)
_ABOUT_CARDS: Final = {
    n.LAY: "move-lay",
    n.PLAY: "move-play",
    n.CARD: "move-card",
    n.RELEASE: "move-release",
    n.TORTURE: "move-torture",
}


def label(s: Position, move: Move) -> Word:
    """The move in the reader's language."""
    kind, about = n.kind_of(move), n.about(move)
    if kind in _ABOUT_CARDS:
        return Word(_ABOUT_CARDS[kind], {"card": titled(s.cards, about)})
    if kind == n.OFFER:
        side, character = n.offered(move)
        active = s.challenger if side == n.CHALLENGERS else s.defender
        values: dict[str, Value] = {"character": n.character_word(character), "power": s.power[character]}
        return Word("move-support", {**values, "seat": Who(active)}) if active >= 0 else Word("move-offer", values)
    if kind == n.CHOOSE:
        return Word("move-choose", {"character": n.character_word(about), "power": s.power[about]})
    if kind == n.LEADER:
        return Word("move-leader", {"character": n.character_word(about), "title": leader_title(s.cards, about)})
    if kind == n.SEAT:
        return Word("move-seat", {"seat": Who(about)})
    if kind in (n.HOUSE, n.HELD):
        return Word("move-house" if kind == n.HOUSE else "move-held", {"house": n.house_word(about)})
    if kind == n.PUT:
        return Word("move-put", {"deal": n.deal_word(about)})
    return Word(_PLAIN[about])
