"""What a card did, told as events."""

from __future__ import annotations

from collections.abc import Sequence

from thronsaal.core.game import Event, Outcome
from thronsaal.core.kernel import popcount
from thronsaal.core.words import Move, Seat, Value, Who, Word
from thronsaal.games.claim.kernel import rules as k
from thronsaal.games.claim.kernel.material import (
    DOPPELGANGER,
    DWARF,
    FACTIONS,
    GOBLIN,
    KNIGHT,
    MASKS,
    UNDEAD,
    faction,
    value,
)
from thronsaal.games.claim.labels import ground
from thronsaal.games.claim.notation import card_word
from thronsaal.games.claim.snapshot import ClaimSnapshot

_OUTCOME_RULES = {"factions": "claim.most-factions", "sum": "claim.sum"}


def told(before: ClaimSnapshot, after: ClaimSnapshot, seat: Seat, move: Move, outcome: Outcome | None) -> list[Event]:
    """All that a card did, in the order of the book."""
    leads = before.led == k.NO_CARD
    values: dict[str, Value] = {"seat": Who(seat), "card": card_word(move)}
    played = Event("played" if leads else "followed", ground(before.led, move), values, news=True)
    if leads:
        return [played]
    return [played, *_trick_events(before, after.last_winner, move), *_phase_events(before, after, outcome)]


def _trick_events(before: ClaimSnapshot, won_by: Seat, card: int) -> list[Event]:
    """What the end of a trick did."""
    loser, led = 1 - won_by, before.led
    events = [Event("trick", _trick_rule(led, card), {"seat": Who(won_by)})]
    if before.phase == 1:
        turned_up, drawn = (card_word(each) for each in before.deck[2 * before.trick :][:2])
        events.append(Event("recruited", "claim.recruit", {"seat": Who(won_by), "card": turned_up}))
        events.append(Event("drew", "claim.draw-follower", {"seat": Who(loser)}, {"card": drawn}, (loser,), news=True))
        kept = tuple(card_word(each) for each in (led, card) if faction(each) == UNDEAD)
        if kept:
            events.append(Event("raised", "claim.undead", {"seat": Who(won_by), "cards": kept}))
        return events
    dwarves = tuple(card_word(each) for each in (led, card) if faction(each) == DWARF)
    others = tuple(card_word(each) for each in (led, card) if faction(each) != DWARF)
    if others:
        events.append(Event("took", "claim.take", {"seat": Who(won_by), "cards": others}))
    if dwarves:
        events.append(Event("dwarves", "claim.dwarves", {"seat": Who(loser), "cards": dwarves}))
    return events


def _trick_rule(led: int, card: int) -> str:
    """The rule that decided a trick."""
    if faction(card) == KNIGHT and faction(led) == GOBLIN:
        return "claim.knight"
    if faction(card) not in (faction(led), DOPPELGANGER):
        return "claim.off-faction"
    if value(card) == value(led):
        return "claim.equal"
    return "claim.higher" if faction(card) == faction(led) else "claim.doppelganger-follows"


def _phase_events(before: ClaimSnapshot, after: ClaimSnapshot, outcome: Outcome | None) -> list[Event]:
    """What the trick led to: the end, the second phase, or the next card turned up."""
    if outcome is not None:
        favours = [_favour_event(after.score, of) for of in range(5)]
        if outcome.is_draw:
            return [*favours, Event("drawn", "claim.draw", {})]
        won: dict[str, Value] = {"seat": Who(outcome.winners[0]), "why": Word(f"outcome-{outcome.why}")}
        return [*favours, Event("won", _OUTCOME_RULES[outcome.why], won)]
    if after.phase == 1:
        return [Event("turned-up", "claim.turn-up", {"card": card_word(after.turned_up)}, news=True)]
    if before.phase == 1:
        return [Event("second-phase", "claim.second-phase", {"seat": Who(after.leader)})]
    return []


def _favour_event(score: Sequence[int], of: int) -> Event:
    """Whose side a faction takes at the end, and by which rule."""
    seat = int(k.favour(score[0], score[1], of))
    faction_word = Word(f"faction-{FACTIONS[of]}")
    if seat == k.NOBODY:
        return Event("favour-nobody", "claim.favour-nobody", {"faction": faction_word})
    tied = popcount(score[0] & MASKS[of]) == popcount(score[1] & MASKS[of])
    return Event("favour", "claim.favour-tie" if tied else "claim.favour", {"seat": Who(seat), "faction": faction_word})
