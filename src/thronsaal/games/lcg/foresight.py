"""What a card that may be chosen now would come to, as far as the rules know it: nothing hidden is looked at.

Nobody answers yet, so this is what happens if nobody saves or cancels. Only what is surely done to the very card is
told; what depends on a card that somebody draws or chooses is not.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, TypedDict

from thronsaal.core.engine.select import cards_in
from thronsaal.games.lcg.aiming import ChooseSeveral, ChooseTarget
from thronsaal.games.lcg.challenge import DeclareAttackers, DeclareDefenders, can_attack, can_defend, declare
from thronsaal.games.lcg.resolution import side_strength
from thronsaal.games.lcg.sight import called
from thronsaal.games.lcg.using import Using, text_of
from thronsaal.games.lcg.words.conditions import number
from thronsaal.games.lcg.words.effects import CardEffect, ClaimPower, Grant, Kneel, Remove, Stand, TakeControl
from thronsaal.games.lcg.words.modifiers import DiesAtZero
from thronsaal.games.lcg.words.scope import Scope

if TYPE_CHECKING:
    from thronsaal.games.lcg.state import LcgState


class Foreseen(TypedDict, total=False):
    """What becomes of a card if it is chosen; only what is known is there."""

    total: int
    """The strength of its side in the challenge."""
    strength: int
    leaves: str
    """How it leaves play: `killed`, `discarded` ..."""
    kneels: bool
    power: int
    """What it has then."""
    taken: bool
    """It comes under control of who chooses."""


def foreseen(s: LcgState) -> dict[str, Foreseen]:
    """By the card, for whoever is asked."""
    asked = s.stack[-1] if s.stack else None
    if isinstance(asked, DeclareAttackers | DeclareDefenders):
        return {called(s, card): {"total": total} for card, total in _sums(s, asked)}
    if isinstance(asked, ChooseTarget | ChooseSeveral) and isinstance(s.stack[-2], Using):
        told = ((card, _aimed(s, s.stack[-2].scope, card)) for card in cards_in(asked.cards & s.in_play))
        return {called(s, card): found for card, found in told if found}
    return {}


def _sums(s: LcgState, asked: DeclareAttackers | DeclareDefenders) -> Iterator[tuple[int, int]]:
    attack = isinstance(asked, DeclareAttackers)
    able = can_attack(s, asked.seat, s.contest) & ~s.attacking if attack else can_defend(s, asked.seat)
    for card in cards_in(able):
        twin = s.copy()
        if not attack:
            twin.defender = asked.seat
        declare(twin, asked.seat, card, attack)
        yield card, side_strength(twin, attack)


def _aimed(s: LcgState, scope: Scope, card: int) -> Foreseen:
    """What the text that is being used does to a card that it is aimed at."""
    found: Foreseen = {}
    aimed = replace(scope.on(card), them=1 << card)
    more, end = 0, ""
    for effect in text_of(s, scope).do:
        if not isinstance(effect, CardEffect) or not effect.touched(s, aimed) >> card & 1:
            continue
        match effect:
            case Grant(gives=DiesAtZero(how=how)):
                end = how.value
            case Grant(gives=gives):
                more += gives.counted(s, aimed).strength_on(card, s, aimed)
            case Remove(how=how):
                found["leaves"] = how.value
            case Kneel() | Stand():
                found["kneels"] = isinstance(effect, Kneel)
            case ClaimPower(n=n):
                found["power"] = s.power.get(card, 0) + number(n, s, aimed)
            case TakeControl():
                found["taken"] = True
    if more:
        # Modifiers are summed, and what is below nothing counts as nothing.
        found["strength"] = max(0, s.deal.strength[card] + s.values.changes.get(card, 0) + more)
        if end and not found["strength"]:
            found["leaves"] = end
    return found
