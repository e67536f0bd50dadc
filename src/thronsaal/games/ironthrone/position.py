"""A position of Iron Throne as data, and the small changes everything else is made of.

Piles are tuples inside lists, so a copy shares them. A character is alive while it has power; the chosen leader has no
marker.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from thronsaal.core.engine.frame import record
from thronsaal.core.engine.lasting import Enduring, Lasting
from thronsaal.core.engine.position import derived, each_pair, each_seat, octets, row
from thronsaal.core.words import Seat, Value, Word
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone.notation import SIDES, character_word, deal_word, house_word
from thronsaal.games.ironthrone.terms import Result
from thronsaal.games.ironthrone.wording import titled

if TYPE_CHECKING:
    from thronsaal.games.ironthrone.cardset import CardSet

STRENGTH: Final = "strength"
"""A side (`whom`) counts `n` more in this war."""
OPEN: Final = "open"
BARRED: Final = "barred"
SPARED: Final = "spared"
DENIED: Final = "denied"
"""What a seat (`whom`) must, may not, or need not do this turn."""
KEPT: Final = "kept"
"""A seat (`whom`) took the card `n` that it had revealed back to hand."""
CLEAR_UP: Final = "clear-up"
"""When everything that lasts ends: with the turn."""

_AS_WORD: Final = {"character": character_word, "house": house_word, "deal": deal_word}


@record
class Sight:
    """Something of which some saw more than others: the kind of its event, who, with whom, what those in `to` saw."""

    what: str
    seat: Seat
    other: Seat
    to: tuple[Seat, ...]
    count: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Encounter:
    """What everybody saw of an encounter that is over."""

    turn: int
    challenger: Seat
    defender: Seat
    event: int
    side: tuple[int, ...]
    fighter: tuple[int, ...]
    laid: tuple[int, ...]
    result: Result
    winner: int
    sums: tuple[int, int]
    failed: bool


class Position(Enduring):
    """All of a position. What is hidden from whom is decided in `view.py`."""

    cards: CardSet
    house: list[int] = each_seat(m.NONE)
    seat_of: list[int] = derived(row(len(m.HOUSES), m.NONE))
    """By house, from `house`."""
    leader: list[int] = each_seat(m.NONE)
    offered: list[tuple[int, ...]] = each_seat(())
    """The leaders a seat may choose from, and later the one it chose in secret."""

    power: list[int] = row(len(m.CHARACTERS), 0)
    sheet: list[int] = each_seat(0)
    box: int = 0
    """Power that has left the game."""
    deck: list[tuple[int, ...]] = each_seat(())
    """The top card is the last."""
    hand: list[tuple[int, ...]] = each_seat(())
    discard: list[tuple[int, ...]] = each_seat(())
    held: list[tuple[int, ...]] = each_seat(())
    """Hostages by the seat that holds them."""
    seen: bytearray = octets(m.CARDS)
    """For a hidden card: the seats (as bits) that know where it is, besides the one that holds it."""
    influence: list[int] = each_pair(0)
    """Markers of a seat (row) on the board of another (column)."""

    events: tuple[int, ...] = ()
    spent: tuple[int, ...] = ()
    event: int = m.NONE
    turn: int = 0
    challenger: Seat = m.NONE
    defender: Seat = m.NONE
    side: list[int] = each_seat(0)
    fighter: list[int] = each_seat(m.NONE)
    """The character with which a seat takes part."""
    laid: list[int] = each_seat(m.NONE)
    shown: int = 0
    """The seats (as bits) whose laid card lies face up."""
    played: list[tuple[int, ...]] = each_seat(())
    """Character cards played for their text this turn."""
    result: Result | None = None
    """What was decided; before that the open cards tell."""
    sums: tuple[int, int] | None = None
    """The strengths with which a war was decided."""
    winner: int = 0
    """The side that won; 0 for nobody."""
    failed: bool = False
    """Whether the talks of a truce came to nothing."""
    sights: tuple[Sight, ...] = ()
    """What was whispered this turn: a card in hand or in custody does not tell from where and when it came."""
    previous: Encounter | None = None
    """The encounter of the turn before, for those who look at the table."""
    previous_sights: tuple[Sight, ...] = ()

    # What is asked again and again.

    def alive(self, seat: Seat) -> list[int]:
        """The living characters of a seat."""
        power, first = self.power, self.house[seat] * m.PER_HOUSE
        return [character for character in range(first, first + m.PER_HOUSE) if power[character]]

    def spread_by(self, seat: Seat) -> int:
        """How many markers a seat has on other boards."""
        n = self.seats_count
        return sum(self.influence[seat * n : seat * n + n])

    def opposing(self, seat: Seat) -> Seat:
        """The active seat on the other side than this seat's."""
        return self.defender if self.side[seat] == 1 else self.challenger

    def members(self, side: int) -> list[Seat]:
        """The seats on a side, clockwise from the challenger."""
        sides = self.side
        return [seat for seat in self.clockwise(self.challenger) if sides[seat] == side]

    def is_active(self, seat: Seat) -> bool:
        """Challenger or defender."""
        return seat in (self.challenger, self.defender)

    # Small changes, each told as an event.

    def said(self, name: str, value: Any) -> Value:
        if name == "cards":
            return tuple(titled(self.cards, each) for each in value)
        if name == "card" and isinstance(value, int):
            return titled(self.cards, value)
        if name in _AS_WORD and isinstance(value, int):
            return _AS_WORD[name](value)
        return super().said(name, value)

    def whisper(self, kind: str, rule: str, to: tuple[Seat, ...], secret: Mapping[str, Any], **values: Any) -> None:
        """Tell some seats more than others; about cards they remember it until the end of the next turn."""
        cards = (secret["card"],) if "card" in secret else secret.get("cards", ())
        if cards:
            sight = Sight(kind, values["seat"], values.get("other", m.NONE), to, len(cards), cards)
            self.sights += (sight,)
        super().whisper(kind, rule, to, secret, **values)

    def last_this_turn(self, what: str, whom: int, source: int, n: int = 0) -> None:
        """Let something hold until the table is cleared up."""
        self.last(Lasting(what, whom, n, source, CLEAR_UP))

    def draw(self, seat: Seat, count: int, rule: str) -> None:
        """Draw cards; an exhausted deck is made anew from the discard pile at once."""
        drawn: list[int] = []
        for _ in range(count):
            card = self.top(seat)
            if card == m.NONE:
                break
            drawn.append(card)
        if drawn:
            self.hand[seat] = tuple(sorted((*self.hand[seat], *drawn)))
            cards = tuple(sorted(drawn))
            self.whisper("drew", rule, (seat,), {"cards": cards}, seat=seat, count=len(drawn))

    def top(self, seat: Seat) -> int:
        """Take the top card off a deck; none when there is no card at all."""
        if not self.deck[seat]:
            self.renew(seat)
        deck = self.deck[seat]
        if not deck:
            return m.NONE
        self.deck[seat] = deck[:-1]
        if len(deck) == 1:
            self.renew(seat)
        return deck[-1]

    def renew(self, seat: Seat) -> None:
        """Shuffle the discard pile into the deck."""
        if self.discard[seat]:
            cards = sorted(self.deck[seat] + self.discard[seat])
            self.discard[seat] = ()
            self.chance.shuffle(cards)
            self.deck[seat] = tuple(cards)
            self.tell("reshuffled", "ironthrone.reshuffle", seat=seat)

    def take_from_hand(self, seat: Seat, card: int) -> int:
        """Remove a card of this kind from a hand and return it."""
        hand = self.hand[seat]
        at = next(n for n, each in enumerate(hand) if m.KIND[each] == card)
        self.hand[seat] = hand[:at] + hand[at + 1 :]
        return hand[at]

    def put_in_hand(self, seat: Seat, card: int) -> None:
        """Add a card to a hand."""
        self.hand[seat] = tuple(sorted((*self.hand[seat], card)))

    def throw(self, card: int) -> None:
        """Put a card on its owner's discard pile."""
        self.seen[card] = 0
        self.discard[self.seat_of[m.HOUSE_OF[card]]] += (card,)

    def lose(self, character: int, count: int, rule: str) -> int:
        """Power goes from a character back to its house's leader sheet; without power it dies."""
        lost = min(count, self.power[character])
        if lost:
            self.sheet[self.seat_of[m.house_of(character)]] += lost
            self.strip(character, lost, rule)
        return lost

    def strip(self, character: int, lost: int, rule: str) -> None:
        """Power leaves a character, wherever it goes."""
        self.power[character] -= lost
        self.tell("lost-power", rule, character=character, count=lost)
        if not self.power[character]:
            self.tell("died", "ironthrone.death", character=character)

    def spread(self, seat: Seat, on: Seat, rule: str) -> None:
        """A marker goes from the own board to another."""
        if seat != on and self.spread_by(seat) < m.MARKERS:
            self.influence[seat * self.seats_count + on] += 1
            self.tell("spread", rule, seat=seat, other=on, left=m.MARKERS - self.spread_by(seat))

    def join(self, seat: Seat, side: int, character: int, rule: str) -> None:
        """A supporter joins a side with a character."""
        self.side[seat] = side
        self.fighter[seat] = character
        self.tell("joined", rule, seat=seat, character=character, side=Word(f"side-{SIDES[side]}"))

    def withdraw(self, seat: Seat) -> None:
        """A supporter leaves: its character goes home, its played cards are discarded, nothing more concerns it."""
        if self.is_active(seat) or not self.side[seat]:
            return
        self.side[seat], self.fighter[seat] = 0, m.NONE
        for card in self.played[seat]:
            self.throw(card)
        self.played[seat] = ()
        self.tell("withdrew", "ironthrone.withdrawal", seat=seat)

    def check_end(self) -> None:
        """The game ends when a seat has spread all its influence, or a house has lost all its characters."""
        if any(self.spread_by(seat) >= m.MARKERS for seat in range(self.seats_count)):
            self.ended = "influence"
        elif not all(self.alive(seat) for seat in range(self.seats_count)):
            self.ended = "fallen"
