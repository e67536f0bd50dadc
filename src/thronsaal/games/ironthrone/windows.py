"""Moments: leaders first, then clockwise from the challenger each seat that takes part may play character cards.

Whether a seat is asked depends on public things only: a seat that might hold a fitting card is asked even when it does
not, so that being asked tells nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from thronsaal.core.engine.frame import record
from thronsaal.core.engine.window import Once
from thronsaal.core.pause import Pause
from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.abilities import UseAbility, usable
from thronsaal.games.ironthrone.cardset import FIRST_CARD
from thronsaal.games.ironthrone.position import Position
from thronsaal.games.ironthrone.terms import Moment


def open_window(s: Position, moment: Moment, about: Seat = m.NONE) -> None:
    """Let abilities of this moment be used; `about` is the seat it concerns, if any."""
    s.stack.append(Window(moment, about, 0))


def may_lead(s: Position, seat: Seat, moment: Moment, about: Seat) -> bool:
    """Whether the leader of this seat has something to do at this moment."""
    leader = s.leader[seat]
    if s.cards.leaders[leader].ability.moment is not moment:
        return False
    if moment is Moment.BEFORE_TURN and seat != s.challenger:
        return False
    return usable(s, seat, leader, about)


def fitting(s: Position, seat: Seat, moment: Moment) -> Sequence[int]:
    """The character cards this seat could play now if it held them: of its living fighter, or of its leader."""
    fighter = s.fighter[seat]
    if not s.side[seat] or not s.power[fighter] or not s.hand[seat]:
        return ()
    at = s.cards.cards_at[moment]
    cards = at[fighter] + at[s.leader[seat]]
    if not cards:
        return cards
    return [card for card in cards if not _is_open(s, seat, card) and usable(s, seat, FIRST_CARD + card, m.NONE)]


def _is_open(s: Position, seat: Seat, card: int) -> bool:
    """Whether all can see that the card is not in hand."""
    return card in s.discard[seat] or card in s.played[seat] or (s.laid[seat] == card and s.shown >> seat & 1 == 1)


@record
class Window(Once[Position]):
    """Leaders clockwise, then hands clockwise: `place` counts through both; `about` is the seat the moment concerns."""

    rule = "ironthrone.moments"
    moment: Moment
    about: Seat
    place: int

    def places(self, s: Position) -> int:
        return 2 * s.seats_count

    def moved(self, place: int) -> Self:
        return type(self)(self.moment, self.about, place)

    def could_at(self, s: Position, place: int) -> bool:
        seat = (s.challenger + place) % s.seats_count
        if place < s.seats_count:
            return may_lead(s, seat, self.moment, self.about)
        return bool(fitting(s, seat, self.moment))

    def could(self, s: Position, seat: Seat) -> bool:
        return self.could_at(s, self.place)

    def actors(self, s: Position) -> tuple[Seat, ...]:
        return ((s.challenger + self.place) % s.seats_count,)

    def asks_leader(self, s: Position) -> bool:
        """Whether a leader's ability is asked for, and not cards from hand."""
        return self.place < s.seats_count

    def legal(self, s: Position, seat: Seat) -> list[Move]:
        if self.asks_leader(s):
            return [n.PASS, n.USE]
        hand = s.hand[seat]
        cards = [card for card in fitting(s, seat, self.moment) if card in hand]
        return [n.PASS, *sorted(n.move(n.PLAY, card) for card in cards)]

    def allows(self, s: Position, seat: Seat, move: Move) -> bool:
        return move == n.PASS or move in s.listing(seat)

    def answer(self, s: Position, seat: Seat, move: Move) -> None:
        if move == n.PASS:
            self.next(s)
        elif move == n.USE:
            self.next(s)
            s.tell("used", "ironthrone.leader-ability", seat=seat, character=s.leader[seat])
            s.stack.append(UseAbility(seat, s.leader[seat], 0, self.about))
        else:
            card = s.take_from_hand(seat, n.about(move))
            s.seen[card] = 0
            s.played[seat] += (card,)
            s.tell("played", "ironthrone.character-card", news=True, seat=seat, card=card)
            s.stack.append(UseAbility(seat, FIRST_CARD + card, 0, self.about))

    def prompt(self, s: Position, seat: Seat) -> Word:
        moment = Word(f"moment-{self.moment.value}")
        if self.asks_leader(s):
            return Word("prompt-leader-ability", {"moment": moment, "character": n.character_word(s.leader[seat])})
        return Word("prompt-window", {"moment": moment})

    def pause(self, s: Position, seat: Seat) -> Pause:
        return Pause("leader" if self.asks_leader(s) else "cards", self.moment.phase, n.PASS)

    def because(self, s: Position, move: Move) -> str:
        if move == n.USE:
            return "ironthrone.leader-ability"
        return "ironthrone.moments" if move == n.PASS else "ironthrone.character-card"
