"""Moments: leaders first, then clockwise from the challenger each seat that takes part may play character cards.

Whether a seat is asked depends on public things only: a seat that might hold a fitting card is asked even when it does
not, so that being asked tells nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.cardset import FIRST_CARD
from thronsaal.games.ironthrone.conditions import holds, payable
from thronsaal.games.ironthrone.effects import would_do
from thronsaal.games.ironthrone.frames import Question, frame_kind, number
from thronsaal.games.ironthrone.moments import MOMENTS
from thronsaal.games.ironthrone.position import Frame, Position
from thronsaal.games.ironthrone.vocabulary import Moment


def usable(s: Position, seat: Seat, ref: int, about: Seat) -> bool:
    """Whether an ability could be used by this seat now: conditions, costs, and something that it would do."""
    ability = s.cards.abilities[ref]
    assert ability is not None
    from_hand = ref >= FIRST_CARD
    return (
        all(holds(s, seat, condition, about) for condition in ability.when)
        and all(payable(s, seat, cost, from_hand) for cost in ability.cost)
        and any(would_do(s, seat, effect, about, from_hand) for effect in ability.do)
    )


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
        return []
    at = s.cards.cards_at[moment]
    cards = at[fighter] + at[s.leader[seat]]
    if not cards:
        return cards
    return [card for card in cards if not _is_open(s, seat, card) and usable(s, seat, FIRST_CARD + card, m.NONE)]


def _is_open(s: Position, seat: Seat, card: int) -> bool:
    """Whether all can see that the card is not in hand."""
    return card in s.discard[seat] or card in s.played[seat] or (s.laid[seat] == card and s.shown >> seat & 1 == 1)


class Window(Question):
    """(window, moment, about, place): leaders clockwise, then hands clockwise; `place` counts through both."""

    rule = "ironthrone.moments"

    def run(self, s: Position, frame: Frame) -> bool:
        moment, about, place = MOMENTS[number(frame, 1)], number(frame, 2), number(frame, 3)
        first, count = s.challenger, s.seats_count
        for at in range(place, 2 * count):
            seat = (first + at) % count
            if may_lead(s, seat, moment, about) if at < count else fitting(s, seat, moment):
                s.stack[-1] = ("window", number(frame, 1), about, at)
                return True
        s.stack.pop()
        return False

    def actors(self, s: Position, frame: Frame) -> tuple[Seat, ...]:
        return ((s.challenger + number(frame, 3)) % s.seats_count,)

    def legal(self, s: Position, frame: Frame, seat: Seat) -> list[Move]:
        if number(frame, 3) < s.seats_count:
            return [n.PASS, n.USE]
        hand = s.hand[seat]
        cards = [card for card in fitting(s, seat, MOMENTS[number(frame, 1)]) if card in hand]
        return [n.PASS, *sorted(n.move(n.PLAY, card) for card in cards)]

    def answer(self, s: Position, frame: Frame, seat: Seat, move: Move) -> None:
        moment, about, place = (number(frame, at) for at in (1, 2, 3))
        if move == n.PASS:
            s.stack[-1] = ("window", moment, about, place + 1)
        elif move == n.USE:
            s.stack[-1] = ("window", moment, about, place + 1)
            s.tell("used", "ironthrone.leader-ability", seat=seat, character=s.leader[seat])
            s.stack.append(("effect", seat, s.leader[seat], 0, about))
        else:
            card = s.take_from_hand(seat, n.about(move))
            s.seen[card] = 0
            s.played[seat] += (card,)
            s.tell("played", "ironthrone.character-card", news=True, seat=seat, card=card)
            s.stack.append(("effect", seat, FIRST_CARD + card, 0, about))

    def prompt(self, s: Position, frame: Frame, seat: Seat) -> Word:
        moment = Word(f"moment-{MOMENTS[number(frame, 1)].value}")
        if number(frame, 3) < s.seats_count:
            return Word("prompt-leader-ability", {"moment": moment, "character": n.character_word(s.leader[seat])})
        return Word("prompt-window", {"moment": moment})

    def because(self, s: Position, frame: Frame, move: Move) -> str:
        if move == n.USE:
            return "ironthrone.leader-ability"
        return "ironthrone.moments" if move == n.PASS else "ironthrone.character-card"


frame_kind("window", Window())
