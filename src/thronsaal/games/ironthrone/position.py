"""A position of Iron Throne as data, and the small changes everything else is made of.

Piles are tuples inside lists, so a copy shares them. A character is alive while it has power; the chosen leader has no
marker. `stack` holds what is still to be done, the top last; each frame is a name and numbers.
"""

from __future__ import annotations

from typing import Any, Final, Self, TypeAlias

from thronsaal.core.chance import Chance
from thronsaal.core.game import Event
from thronsaal.core.words import Seat, Value, Who
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone.cardset import CardSet
from thronsaal.games.ironthrone.notation import card_word, character_word, deal_word, house_word
from thronsaal.games.ironthrone.vocabulary import Result

Frame: TypeAlias = tuple[Any, ...]
"""A name and numbers."""
Lasting: TypeAlias = tuple[str, Seat, int]
"""An effect until the end of the turn: its name, the seat it is about, a number."""

_AS_WORD: Final = {"card": card_word, "character": character_word, "house": house_word, "deal": deal_word}
_SEATS: Final = frozenset(("seat", "other"))


class Position:
    """All of a position. What is hidden from whom is decided in `view.py`."""

    __slots__ = (
        "box",
        "cards",
        "challenger",
        "chance",
        "deck",
        "defender",
        "discard",
        "ended",
        "event",
        "events",
        "fighter",
        "hand",
        "held",
        "house",
        "influence",
        "laid",
        "last",
        "lasting",
        "leader",
        "log",
        "offered",
        "played",
        "power",
        "result",
        "seat_of",
        "seats_count",
        "seen",
        "sheet",
        "shown",
        "side",
        "spent",
        "stack",
        "turn",
        "winner",
    )

    def __init__(self, seats: int, cards: CardSet, seed: int) -> None:
        self.seats_count = seats
        self.cards = cards
        self.chance = Chance(seed)
        self.house = [m.NONE] * seats
        self.seat_of = [m.NONE] * len(m.HOUSES)
        self.leader = [m.NONE] * seats
        self.offered: list[tuple[int, ...]] = [()] * seats
        """The leaders a seat may choose from, and later the one it chose in secret."""
        self.power = [0] * len(m.CHARACTERS)
        self.sheet = [0] * seats
        self.box = 0
        """Power that has left the game."""
        self.deck: list[tuple[int, ...]] = [()] * seats
        """The top card is the last."""
        self.hand: list[tuple[int, ...]] = [()] * seats
        self.discard: list[tuple[int, ...]] = [()] * seats
        self.held: list[tuple[int, ...]] = [()] * seats
        """Hostages by the seat that holds them."""
        self.seen = [0] * m.CARDS
        """For a hidden card: the seats (as bits) that know where it is, besides the one that holds it."""
        self.influence = [0] * (seats * seats)
        """Markers of a seat (row) on the board of another (column)."""
        self._clear_table()

    def _clear_table(self) -> None:
        """Nobody has moved yet."""
        seats = self.seats_count
        self.events: tuple[int, ...] = ()
        self.spent: tuple[int, ...] = ()
        self.event = m.NONE
        self.turn = 0
        self.challenger = m.NONE
        self.defender = m.NONE
        self.side = [0] * seats
        self.fighter = [m.NONE] * seats
        """The character with which a seat takes part."""
        self.laid = [m.NONE] * seats
        self.shown = 0
        """The seats (as bits) whose laid card lies face up."""
        self.played: list[tuple[int, ...]] = [()] * seats
        """Character cards played for their text this turn."""
        self.lasting: tuple[Lasting, ...] = ()
        self.result: Result | None = None
        """What was decided; before that the open cards tell."""
        self.winner = 0
        """The side that won; 0 for nobody."""
        self.last: tuple[int | str | tuple[int, ...], ...] = ()
        """The encounter of the turn before, all of it public, for those who look at the table; see `clear_up`."""
        self.stack: list[Frame] = []
        self.ended = ""
        """Why the game ended, or empty."""
        self.log: list[Event] | None = None

    def copy(self) -> Self:
        """An equal and independent position."""
        twin = object.__new__(type(self))
        twin.seats_count, twin.cards, twin.box = self.seats_count, self.cards, self.box
        twin.chance = self.chance.copy()
        twin.house, twin.seat_of, twin.leader = self.house[:], self.seat_of[:], self.leader[:]
        twin.offered, twin.power, twin.sheet = self.offered[:], self.power[:], self.sheet[:]
        twin.deck, twin.hand, twin.discard = self.deck[:], self.hand[:], self.discard[:]
        twin.held, twin.seen, twin.influence = self.held[:], self.seen[:], self.influence[:]
        twin.events, twin.spent, twin.event, twin.turn = self.events, self.spent, self.event, self.turn
        twin.challenger, twin.defender = self.challenger, self.defender
        twin.side, twin.fighter, twin.laid = self.side[:], self.fighter[:], self.laid[:]
        twin.shown, twin.played, twin.lasting = self.shown, self.played[:], self.lasting
        twin.result, twin.winner, twin.last = self.result, self.winner, self.last
        twin.stack, twin.ended, twin.log = self.stack[:], self.ended, None
        return twin

    def pack(self) -> bytes:
        """Everything as bytes, the same on every machine."""
        chance = [int(word) for word in self.chance.words]
        parts = (self.seats_count, self.cards.fingerprint, self.box, chance, self.house, self.leader, self.offered)
        piles = (self.power, self.sheet, self.deck, self.hand, self.discard, self.held, self.seen, self.influence)
        turn = (self.events, self.spent, self.event, self.turn, self.challenger, self.defender, self.side)
        result = self.result.value if self.result else ""
        encounter = (self.fighter, self.laid, self.shown, self.played, self.lasting, result, self.winner, self.last)
        return repr((parts, piles, turn, encounter, self.stack, self.ended)).encode()

    # What is asked again and again.

    def clockwise(self) -> list[Seat]:
        """All seats, from the challenger on."""
        n, first = self.seats_count, self.challenger
        return [*range(first, n), *range(first)]

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
        return [seat for seat in self.clockwise() if self.side[seat] == side]

    def is_active(self, seat: Seat) -> bool:
        """Challenger or defender."""
        return seat in (self.challenger, self.defender)

    def lasts(self, name: str, seat: Seat) -> bool:
        """Whether such an effect holds for the seat this turn."""
        return any(each[0] == name and each[1] == seat for each in self.lasting)

    # Small changes, each told as an event.

    def tell(self, kind: str, rule: str, news: bool = False, **values: int | tuple[int, ...] | Value) -> None:
        """Put an event in the log, if anybody reads it. Numbers become seats, cards, characters by their name."""
        if self.log is not None:
            said = {name: _said(name, value) for name, value in values.items()}
            self.log.append(Event(kind, rule, said, news=news))

    def whisper(self, kind: str, rule: str, to: tuple[Seat, ...], secret: dict[str, Value], **values: Value) -> None:
        """Put an event in the log of which some seats see more: what they did not know before is news."""
        self._whisper(kind, rule, to, secret, True, values)

    def confide(self, kind: str, rule: str, seat: Seat, secret: dict[str, Value]) -> None:
        """Put a seat's own secret choice in the log: nobody has learned anything."""
        self._whisper(kind, rule, (seat,), secret, False, {"seat": seat})

    def _whisper(
        self, kind: str, rule: str, to: tuple[Seat, ...], secret: dict[str, Value], news: bool, values: dict[str, Value]
    ) -> None:
        if self.log is not None:
            open_part = {name: _said(name, value) for name, value in values.items()}
            hidden = {name: _said(name, value) for name, value in secret.items()}
            self.log.append(Event(kind, rule, open_part, hidden, to, news=news))

    def draw(self, seat: Seat, count: int, rule: str) -> None:
        """Draw cards; an exhausted deck is made anew from the discard pile at once."""
        drawn: list[int] = []
        for _ in range(count):
            card = self.top(seat)
            if card == m.NONE:
                break
            drawn.append(card)
        if drawn:
            self.hand[seat] = tuple(sorted(self.hand[seat] + tuple(drawn)))
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

    def check_end(self) -> None:
        """The game ends when a seat has spread all its influence, or a house has lost all its characters."""
        if any(self.spread_by(seat) >= m.MARKERS for seat in range(self.seats_count)):
            self.ended = "influence"
        elif not all(self.alive(seat) for seat in range(self.seats_count)):
            self.ended = "fallen"


def _said(name: str, value: int | tuple[int, ...] | Value) -> Value:
    if name in _SEATS and isinstance(value, int):
        return Who(value)
    if name == "cards" and isinstance(value, tuple):
        return tuple(card_word(each) for each in value if isinstance(each, int))
    if name in _AS_WORD and isinstance(value, int):
        return _AS_WORD[name](value)
    return value
