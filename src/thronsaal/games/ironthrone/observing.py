"""A position of Iron Throne as a seat sees it, in numbers. Seats are counted from whoever looks, clockwise.

Cards are counted by kind, as moves name them: the four truces of a house are alike.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from thronsaal.core.engine.frame import kinds_of_questions
from thronsaal.core.spaces import Field, Layout, Numbers
from thronsaal.core.words import Seat
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.facts import bonus, result, strength
from thronsaal.games.ironthrone.flow import ENCOUNTER, END, OVER, PREPARATION, RESOLUTION, SETUP, START, SUPPORT, phase
from thronsaal.games.ironthrone.position import BARRED, DENIED, OPEN, SPARED, Position
from thronsaal.games.ironthrone.support import AcceptSupport
from thronsaal.games.ironthrone.terms import Moment, Result
from thronsaal.games.ironthrone.truce import PATIENCE, Talks
from thronsaal.games.ironthrone.view import hidden_hand, knows
from thronsaal.games.ironthrone.windows import Window

PHASES: Final = (SETUP, START, PREPARATION, SUPPORT, ENCOUNTER, RESOLUTION, END, OVER)
_PHASE: Final = {name: at for at, name in enumerate(PHASES)}
_KINDS: Final = sorted(set(m.KIND))
KINDS: Final = tuple(m.card_name(card) for card in _KINDS)
"""What cards are counted as, by name."""
_KIND: Final = tuple(_KINDS.index(kind) for kind in m.KIND)
_PEOPLE: Final = len(m.CHARACTERS)
_LASTING: Final = {OPEN: 0, BARRED: 1, SPARED: 2, DENIED: 3}
_MOMENT: Final = {moment: at for at, moment in enumerate(Moment)}
_RESULT: Final = {each: at for at, each in enumerate(Result)}
MOST: Final = 127
"""Where a number could be greater, it is cut off here."""


@cache
def questions() -> tuple[str, ...]:
    """All that a seat can be asked, by name."""
    return kinds_of_questions("thronsaal.games.ironthrone")


def _public(seats: int) -> list[Field]:
    cards, people = len(KINDS), _PEOPLE
    return [
        Field("phase", (len(PHASES),), 0, 1, "set-up, start, preparation, support, encounter, resolution, end, over"),
        Field("turn", (), 0, MOST, "the turn"),
        Field("asked", (seats,), 0, 1, "by seat: who has to act"),
        Field("question", (len(questions()),), 0, 1, "what is asked, in the order of their names"),
        Field("moment", (len(_MOMENT),), 0, 1, "the moment for abilities, if that is asked"),
        Field("count", (), 0, MOST, "how many are still to be chosen, if something is counted"),
        Field("about", (seats,), 0, 1, "by seat: whom the question is about"),
        Field("challenger", (seats,), 0, 1, "by seat"),
        Field("defender", (seats,), 0, 1, "by seat"),
        Field("event", (len(m.EVENTS),), 0, 1, "the event of this turn"),
        Field("events_spent", (len(m.EVENTS),), 0, 3, "by event: how often it came up since the events were shuffled"),
        Field("events_left", (), 0, 18, "event cards left"),
        Field("box", (), 0, MOST, "power that has left the game"),
        Field("house", (seats, 5), 0, 1, "by seat: its house"),
        Field("leader", (seats, people), 0, 1, "by seat: its leader"),
        Field("chosen", (seats,), 0, 1, "by seat: whether it has chosen its leader in secret"),
        Field("power", (people,), 0, MOST, "by character"),
        Field("taking_part", (people,), 0, 1, "by character: whether it takes part in the encounter"),
        Field("sheet", (seats,), 0, MOST, "by seat: power on its leader sheet"),
        Field("influence", (seats, seats), 0, m.MARKERS, "by seat: its markers on each seat's board"),
        Field("deck", (seats,), 0, m.DECK, "by seat: cards in its deck"),
        Field("hand_size", (seats,), 0, m.DECK, "by seat: cards in its hand"),
        Field("discard", (cards,), 0, m.TRUCES, "by card: how many lie on their house's discard pile"),
        Field("played", (cards,), 0, 1, "by card: whether it was played for its text this turn"),
        Field("hostages", (seats, 5), 0, m.DECK, "by seat and house: hostages that it holds"),
        Field("side", (seats, 2), 0, 1, "by seat: with the challenger, with the defender"),
        Field("laid", (seats, 3), 0, 1, "by seat: a card face down, face up, nothing to lay"),
        Field("face_up", (cards,), 0, 1, "by card: whether it was laid and lies face up"),
        Field("result", (len(_RESULT),), 0, 1, "war, truce, betrayal, once the cards lie open"),
        Field("strength", (2,), 0, MOST, "of challengers and defenders, once the cards lie open"),
        Field("bonus", (2,), -MOST, MOST, "what effects add to challengers and defenders"),
        Field("winner", (2,), 0, 1, "challengers, defenders"),
        Field("failed", (), 0, 1, "whether the talks came to nothing"),
        Field("lasting", (seats, 4), 0, 1, "by seat: lays openly, is barred, is spared, is denied its reward"),
        Field("deal", (6,), 0, 3, "on the table: influence, hostages, power of the challenger, then of the defender"),
        Field("proposals", (), 0, PATIENCE, "deals proposed in these talks"),
        Field("offer", (people,), 0, 1, "the character whose support waits for an answer"),
        Field("offer_side", (2,), 0, 1, "the side to which it is offered"),
    ]


def _private() -> list[Field]:
    cards = len(KINDS)
    return [
        Field("hand", (cards,), 0, m.TRUCES, "by card: how many you hold", private=True),
        Field("face_down", (cards,), 0, 1, "by card: the one that you laid face down", private=True),
        Field("captives", (cards,), 0, m.TRUCES, "by card: hostages that you hold", private=True),
        Field("known", (cards,), 0, m.TRUCES, "by card: how many you know in others' hands or laid", private=True),
        Field("known_captives", (cards,), 0, m.TRUCES, "by card: hostages of others that you know", private=True),
        Field("offered", (_PEOPLE,), 0, 1, "leaders that you may choose from, or the one you chose", private=True),
    ]


@cache
def layout_for(seats: int) -> Layout:
    """What an observation says at a table of so many."""
    return Layout([*_public(seats), *_private()])


@cache
def _question_at() -> dict[str, int]:
    return {name: at for at, name in enumerate(questions())}


def observe(s: Position, seat: Seat, out: Numbers | None) -> Numbers:
    """The position as this seat sees it."""
    layout = layout_for(s.seats_count)
    row, at = layout.blank(), layout.places
    _write_turn(s, seat, row, at)
    for step in range(s.seats_count):
        _write_seat(s, seat, step, row, at)
    row[at.power : at.power + _PEOPLE] = array("b", [min(each, MOST) for each in s.power])
    for pile in s.discard:
        _count(row, at.discard, pile)
    if s.defender != m.NONE:
        _write_encounter(s, row, at)
    _write_question(s, seat, row, at)
    _count(row, at.hand, s.hand[seat])
    if s.laid[seat] >= 0 and not s.shown >> seat & 1:
        row[at.face_down + _KIND[s.laid[seat]]] = 1
    _count(row, at.captives, s.held[seat])
    if any(s.seen):
        _write_known(s, seat, row, at)
    for character in s.offered[seat]:
        row[at.offered + character] = 1
    return layout.filled(row, out)


def _count(row: array[int], first: int, cards: Iterable[int]) -> None:
    for card in cards:
        row[first + _KIND[card]] += 1


def _write_turn(s: Position, seat: Seat, row: array[int], at: Any) -> None:
    """Where in the game we are."""
    seats = s.seats_count
    row[at.phase + _PHASE[phase(s)]] = 1
    row[at.turn] = min(s.turn, MOST)
    if s.challenger != m.NONE:
        row[at.challenger + (s.challenger - seat) % seats] = 1
    if s.defender != m.NONE:
        row[at.defender + (s.defender - seat) % seats] = 1
    if s.event >= 0:
        row[at.event + s.event] = 1
    for event in s.spent:
        row[at.events_spent + event] += 1
    row[at.events_left], row[at.box] = len(s.events), min(s.box, MOST)


def _write_seat(s: Position, seat: Seat, step: int, row: array[int], at: Any) -> None:
    """What lies before the seat that sits so many places further on."""
    seats = s.seats_count
    other = (seat + step) % seats
    if s.house[other] == m.NONE:
        return
    row[at.house + 5 * step + s.house[other]] = 1
    if s.leader[other] >= 0:
        row[at.leader + _PEOPLE * step + s.leader[other]] = 1
    row[at.chosen + step] = len(s.offered[other]) == 1
    row[at.sheet + step] = min(s.sheet[other], MOST)
    row[at.deck + step], row[at.hand_size + step] = len(s.deck[other]), len(s.hand[other])
    for on in range(seats):
        row[at.influence + seats * step + (on - seat) % seats] = s.influence[other * seats + on]
    for card in s.held[other]:
        row[at.hostages + 5 * step + m.HOUSE_OF[card]] += 1
    _count(row, at.played, s.played[other])
    if s.side[other]:
        row[at.side + 2 * step + s.side[other] - 1] = 1
    if s.fighter[other] >= 0:
        row[at.taking_part + s.fighter[other]] = 1
    laid = s.laid[other]
    if laid >= 0 and s.shown >> other & 1:
        row[at.face_up + _KIND[laid]] = row[at.laid + 3 * step + 1] = 1
    elif laid != m.NONE:
        row[at.laid + 3 * step + (0 if laid >= 0 else 2)] = 1
    for effect in s.lasting:
        if effect.what in _LASTING and effect.whom == other:
            row[at.lasting + 4 * step + _LASTING[effect.what]] = 1


def _write_encounter(s: Position, row: array[int], at: Any) -> None:
    """How the encounter stands."""
    if s.shown >> s.challenger & s.shown >> s.defender & 1:
        row[at.result + _RESULT[result(s)]] = 1
        for side in (n.CHALLENGERS, n.DEFENDERS):
            row[at.strength + side - 1] = max(0, min(strength(s, side), MOST))
    if s.lasting:
        for side in (n.CHALLENGERS, n.DEFENDERS):
            row[at.bonus + side - 1] = max(-MOST, min(bonus(s, side), MOST))
    if s.winner:
        row[at.winner + s.winner - 1] = 1
    row[at.failed] = s.failed


def _write_question(s: Position, seat: Seat, row: array[int], at: Any) -> None:
    """What waits for an answer."""
    if s.ended:
        return
    asked: Any = s.stack[-1]
    seats = s.seats_count
    row[at.question + _question_at()[asked.kind]] = 1
    for actor in asked.actors(s):
        row[at.asked + (actor - seat) % seats] = 1
    row[at.count] = min(getattr(asked, "count", 0), MOST)
    for name in ("victim", "supporter", "pressed", "about"):
        other = getattr(asked, name, m.NONE)
        if other != m.NONE:
            row[at.about + (other - seat) % seats] = 1
    if isinstance(asked, Window):
        row[at.moment + _MOMENT[asked.moment]] = 1
    elif isinstance(asked, Talks):
        ours, theirs = n.gifts(asked.deal)
        row[at.deal : at.deal + 6] = array("b", (*ours, *theirs))
        row[at.proposals] = asked.proposals
    elif isinstance(asked, AcceptSupport):
        row[at.offer + asked.character] = row[at.offer_side + asked.side - 1] = 1


def _write_known(s: Position, seat: Seat, row: array[int], at: Any) -> None:
    """Hidden cards of others that this seat has seen."""
    for other in range(s.seats_count):
        if other != seat:
            _count(row, at.known, [card for card in hidden_hand(s, other) if knows(s, seat, card, other)])
            _count(row, at.known_captives, [card for card in s.held[other] if knows(s, seat, card, other)])
