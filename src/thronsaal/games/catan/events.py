"""The journal of a move, told as events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from thronsaal.core.game import Event
from thronsaal.core.words import Move, Seat, Value, Who, Word
from thronsaal.games.catan.kernel import record as r
from thronsaal.games.catan.kernel.material import GIANT
from thronsaal.games.catan.labels import Label, label
from thronsaal.games.catan.moves import kind_of
from thronsaal.games.catan.snapshot import CatanSnapshot
from thronsaal.games.catan.words import (
    bundle,
    camp_word,
    card_word,
    clan_word,
    clearing_word,
    hero_word,
    resource_word,
    section_word,
    some,
    wildling_word,
)

Note = Sequence[int]

ENDINGS: Final = {
    r.TEN_POINTS: ("ten-points", "catan.end"),
    r.BREACHED: ("breached", "catan.wall-falls"),
    r.OVERRUN: ("overrun", "catan.gift-overrun"),
    r.TURNS_SPENT: ("turns-spent", "catan.turn-limit"),
}


_TELLS: Final = {"roll": "rolled", "end": "turn", "buy": "drew"}
"""Moves that are told by what they bring."""


def told(before: CatanSnapshot, after: CatanSnapshot, seat: Seat, move: Move, reveals: bool) -> list[Event]:
    """All that a move did, in the order in which it happened; `reveals` when the move itself told something new."""
    done = label(before, move)
    insiders = (seat, before.partner) if done.kind == "take" else (seat,)
    reveals |= bool(kind_of(move).card)
    values = {"seat": Who(seat), **done.values}
    first = Event(done.kind, done.rule, values, done.secret, insiders if done.secret else (), reveals)
    if done.kind == "mance":
        first = Event("mance", done.rule, values, {"cards": bundle(after.hand[after.partner])}, (seat,), True)
    notes = after.journal[: after.notes]
    return _told_once(first, [event for n in range(len(notes)) for event in _note(after, done, move, notes, n)])


def _told_once(first: Event, rest: list[Event]) -> list[Event]:
    """The move and what came of it; what only says again that the move was made is left out."""
    if first.kind in ("agree", "pick"):
        return [first, *(event for event in rest if event.kind not in ("traded", "drew"))]
    if rest and rest[0].kind == _TELLS.get(first.kind):
        return [replace(rest[0], news=first.news or rest[0].news), *rest[1:]]
    return [first, *rest]


def _note(s: CatanSnapshot, done: Label, move: Move, notes: Sequence[Note], n: int) -> list[Event]:
    """One entry of the journal."""
    code, a, b, c = notes[n]
    if code <= r.N_STRONGEST or code >= r.N_OVER:
        return _seat_note(s, done, move, code, a, b, c)
    return [_north_note(s, notes, n)]


def _north_note(s: CatanSnapshot, notes: Sequence[Note], n: int) -> Event:
    """What wildlings and guards did."""
    code, a, b, c = notes[n]
    match code:
        case r.N_TOKEN:
            return Event("token", "catan.tokens", {"wildling": wildling_word(b), "clan": clan_word(a)}, news=True)
        case r.N_CAMPED:
            return Event("camped", "catan.camp", {"camp": camp_word(a, c)})
        case r.N_NO_FIGURE:
            return Event("no-figure", "catan.no-figure", {"wildling": wildling_word(a)})
        case r.N_ADVANCED:
            who: dict[str, Value] = {"wildling": wildling_word(b), "clan": clan_word(a)}
            return Event("advanced", "catan.advance", {**who, "section": clearing_word(c)})
        case r.N_CLIMBED:
            return Event("climbed", "catan.climber", {"section": section_word(a), "hex": s.names.hexes[b]})
        case r.N_GIANT:
            return Event("giant", "catan.giant", {"section": section_word(a)})
        case r.N_BREACH:
            return Event("breach", "catan.breach", {"section": section_word(a), "count": b})
        case r.N_GUARD_LOST:
            struck = notes[n - 1][0]
            rule = {r.N_GIANT: "catan.giant", r.N_SIXTH: "catan.sixth"}.get(struck, "catan.breach-guard")
            return Event("guard-lost", rule, {"seat": Who(a), "section": section_word(b)})
        case r.N_ENTERED:
            return Event("entered", "catan.breach-places", {"wildling": wildling_word(a), "hex": s.names.hexes[b]})
        case r.N_SIXTH:
            return Event("sixth-giant" if b == GIANT else "sixth", "catan.sixth", {"section": section_word(a)})
        case _:
            return Event("rush", "catan.rush", {"clan": clan_word(a)})


def _seat_note(s: CatanSnapshot, done: Label, move: Move, code: int, a: int, b: int, c: int) -> list[Event]:
    """What happened to a seat, its cards, or the game."""
    match code:
        case r.N_ROLLED:
            thrown: dict[str, Value] = {"seat": Who(s.active), "dice": f"{a} + {b}", "sum": a + b, "north": c}
            return [Event("rolled", "catan.dice", thrown, news=True)]
        case r.N_YIELD | r.N_FOUND_YIELD:
            rule = {r.N_FOUND_YIELD: "catan.founding-yield"}.get(code, "catan.yield" if move == r.ROLL else done.rule)
            return [Event("yield", rule, {"seat": Who(a), "cards": some(c, b)})]
        case r.N_SCARCE:
            if b == r.NOBODY:
                return [Event("scarce", "catan.scarcity", {"resource": resource_word(a)})]
            return [Event("scarce-one", "catan.scarcity-one", {"seat": Who(b), "resource": resource_word(a)})]
        case r.N_SHORT:
            return [Event("short", "catan.scarcity-one", {"seat": Who(a), "cards": some(c, b)})]
        case r.N_OWES:
            return [Event("owes", "catan.discard", {"seat": Who(a), "count": b})]
        case r.N_STOLE | r.N_SEIZED:
            values: dict[str, Value] = {"seat": Who(a), "victim": Who(b)}
            rule = "catan.rob" if code == r.N_STOLE else "catan.hero-mance"
            return [Event("stole", rule, values, {"resource": resource_word(c)}, (a, b), code == r.N_STOLE)]
        case r.N_BOUGHT:
            card = {"card": card_word(b)}
            return [Event("drew", "catan.development-secret", {"seat": Who(a)}, card, (a,), move == r.BUY)]
        case r.N_LONGEST:
            return [_longest(done, a, b)]
        case r.N_STRONGEST:
            return [Event("strongest", "catan.strongest-patrol", {"seat": Who(a)})]
        case _:
            return _late_note(s, done, code, a, b, c)


def _late_note(s: CatanSnapshot, done: Label, code: int, a: int, b: int, c: int) -> list[Event]:
    match code:
        case r.N_OVER:
            return _over(s)
        case r.N_HERO:
            hero: dict[str, Value] = {"seat": Who(a), "hero": hero_word(b), "side": "B" if c else "A"}
            return [Event("hero", "catan.heroes", hero)]
        case r.N_NO_DEMAND:
            return [Event("no-demand", done.rule, {"seat": Who(a), "resource": resource_word(b)}, news=True)]
        case r.N_TOOK:
            took: dict[str, Value] = {"seat": Who(a), "victim": Who(b), "resource": resource_word(c)}
            return [Event("took", done.rule, took, news=True)]
        case r.N_MONOPOLY:
            cards = some(b, c) if b else Word("nothing")
            return [Event("handed-over", "catan.monopoly", {"seat": Who(a), "cards": cards}, news=True)]
        case r.N_TRADED:
            return [Event("traded", "catan.seat-trade", {"seat": Who(a), "partner": Who(b)})]
        case r.N_TURN:
            return [Event("turn", "catan.turn", {"seat": Who(a)})]
        case _:  # N_SAW: a card that Melisandre shows
            card = {"card": card_word(b)}
            return [Event("saw", "catan.hero-melisandre", {"seat": Who(a)}, card, (a,), True)]


def _longest(done: Label, seat: int, length: int) -> Event:
    cut = done.kind == "settlement"
    if seat == r.NOBODY:
        return Event("longest-aside", "catan.longest-aside")
    return Event("longest", "catan.longest-cut" if cut else "catan.longest-road", {"seat": Who(seat), "length": length})


def _over(s: CatanSnapshot) -> list[Event]:
    why, rule = ENDINGS[s.why]
    if s.why == r.TEN_POINTS and s.has_wall:
        rule = "catan.end-brotherhood"
    return [Event("over", rule, {"why": Word(f"outcome-{why}")}, news=True)]
