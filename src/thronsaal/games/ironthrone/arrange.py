"""Positions as scenes and tests describe them.

houses      "stark-lannister-tyrell", by seat (needed)
leaders     "eddard tywin mace", by seat (needed)
at          the step of the turn to begin with, by its name in `flow.py`, up to `lay`; `start` unless said
challenger  seat, A unless said; defender  seat, needed from `draw` on
event       the event to be drawn next
power       characters with their power; sheet  seats with theirs; 4 unless said
hand, held, discard, deck   piles by seat, "stark-7, robb-1" (the deck's top card first); what is not named lies in
            its deck; without `hand` a seat holds the next five cards
influence   by seat, whom its markers lie on: "B B C"
fighters    characters by seat; sides  "challenger" or "defender" for supporters
cards       the card set; turn  the number of the turn
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeVar

from thronsaal.core.scene import BadScene, by_seat, check_keys, seat_of, setting_up
from thronsaal.core.words import SEAT_LETTERS
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.cardset import BUILT_IN, CardSet, find
from thronsaal.games.ironthrone.flow import STEPS, Turn
from thronsaal.games.ironthrone.setup import give_house, lay_out_events
from thronsaal.games.ironthrone.state import IronThroneState

KEYS: Final = (
    *("houses", "leaders", "at", "challenger", "defender", "event", "power", "sheet", "hand", "held", "discard"),
    *("deck", "influence", "fighters", "sides", "cards", "turn", "seed"),
)
T = TypeVar("T")


def arrange(given: Mapping[str, Any], cards: CardSet | None = None) -> IronThroneState:
    """The position that is described. Raises BadScene."""
    check_keys(given, KEYS)
    with setting_up():
        s = _seated(given, cards or find(given.get("cards", BUILT_IN)))
        _lay_cards(s, given)
        _lay_power(s, given)
        _begin(s, given)
    s.advance()
    return s


def _seated(given: Mapping[str, Any], cards: CardSet) -> IronThroneState:
    houses = [m.HOUSES.index(name) for name in given["houses"].split("-")]
    leaders = [m.CHARACTERS.index(name) for name in given["leaders"].split()]
    if not 3 <= len(houses) <= 5 or len(set(houses)) != len(houses) or [m.house_of(each) for each in leaders] != houses:
        raise BadScene("three to five different houses, each with a leader of its own, are needed")
    s = IronThroneState(len(houses), given.get("seed", 0), cards=cards)
    for seat, house in enumerate(houses):
        give_house(s, seat, house)
        s.leader[seat] = leaders[seat]
    return s


def _lay_cards(s: IronThroneState, given: Mapping[str, Any]) -> None:
    left = {card for house in s.house for card in m.cards_of(house)}
    piles: dict[str, list[tuple[int, ...]]] = {}
    for pile in ("hand", "held", "discard", "deck"):
        piles[pile] = [_cards(left, text) for text in _by_seat(s, given.get(pile, {}), "")]
    for seat in range(s.seats_count):
        rest = sorted(card for card in left if m.HOUSE_OF[card] == s.house[seat])
        s.chance.shuffle(rest)
        s.deck[seat] = (*rest, *reversed(piles["deck"][seat]))
        s.hand[seat], s.held[seat] = tuple(sorted(piles["hand"][seat])), tuple(sorted(piles["held"][seat]))
        s.discard[seat] = piles["discard"][seat]
        if "hand" not in given or "ABCDE"[seat] not in given["hand"]:
            s.hand[seat] = tuple(sorted(s.deck[seat][: m.HAND]))
            s.deck[seat] = s.deck[seat][m.HAND :]
        wrong = [card for card in (*s.hand[seat], *s.discard[seat]) if m.HOUSE_OF[card] != s.house[seat]]
        if wrong or any(m.HOUSE_OF[card] == s.house[seat] for card in s.held[seat]):
            raise BadScene(f"{SEAT_LETTERS[seat]} holds cards of its own house in hand and of others as hostages")


def _cards(left: set[int], text: str) -> tuple[int, ...]:
    """Take the named cards out of those that are left."""
    found = []
    for name in (part.strip() for part in text.split(",") if part.strip()):
        card = min((card for card in left if m.card_name(card) == name), default=m.NONE)
        if card == m.NONE:
            raise BadScene(f"there is no {name!r} (any more) at this table")
        left.remove(card)
        found.append(card)
    return tuple(found)


def _lay_power(s: IronThroneState, given: Mapping[str, Any]) -> None:
    for seat in range(s.seats_count):
        for character in m.characters_of(s.house[seat]):
            s.power[character] = 0 if character == s.leader[seat] else m.START_POWER
    for name, power in given.get("power", {}).items():
        s.power[m.CHARACTERS.index(name)] = int(power)
    s.sheet = [int(each) for each in _by_seat(s, given.get("sheet", {}), m.START_POWER)]
    for seat, text in enumerate(_by_seat(s, given.get("influence", {}), "")):
        for letter in text.split():
            s.influence[seat * s.seats_count + seat_of(letter, s.seats_count)] += 1


def _begin(s: IronThroneState, given: Mapping[str, Any]) -> None:
    step = STEPS[given.get("at", "start")]
    if step > STEPS["lay"]:
        raise BadScene(f"a scene begins before cards are laid, not at {given['at']}")
    s.turn = int(given.get("turn", 1)) - (step == 0)
    s.challenger = seat_of(given.get("challenger", "A"), s.seats_count)
    lay_out_events(s)
    event = m.EVENTS.index(given["event"]) if "event" in given else s.events[-1]
    rest = list(s.events)
    rest.remove(event)
    s.events = (*rest, event)
    if step > STEPS["event"]:
        s.event, s.events = event, tuple(rest)
        s.defender = seat_of(given["defender"], s.seats_count)
        s.side[s.challenger], s.side[s.defender] = n.CHALLENGERS, n.DEFENDERS
        for seat, side in enumerate(_by_seat(s, given.get("sides", {}), "")):
            s.side[seat] = n.SIDES.index(side) if side else s.side[seat]
    for seat, name in enumerate(_by_seat(s, given.get("fighters", {}), "")):
        if name:
            s.fighter[seat] = m.CHARACTERS.index(name)
            if m.house_of(s.fighter[seat]) != s.house[seat]:
                raise BadScene(f"{name} does not fight for seat {SEAT_LETTERS[seat]}")
    s.stack.append(Turn(step))


def _by_seat(s: IronThroneState, named: Mapping[str, T], default: T) -> list[T]:
    """Values by seat, the default where nothing is said."""
    given = by_seat(named, s.seats_count)
    return [given.get(seat, default) for seat in range(s.seats_count)]
