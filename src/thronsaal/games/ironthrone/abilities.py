"""Abilities of leaders and character cards: whether one can be used now, and its use step by step."""

from __future__ import annotations

from thronsaal.core.engine.frame import Frame, SeatQuestion, record
from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.cardset import FIRST_CARD
from thronsaal.games.ironthrone.position import Position


def usable(s: Position, seat: Seat, ref: int, about: Seat) -> bool:
    """Whether an ability could be used by this seat now: conditions, costs, and something that it would do.

    All that is asked here is public.
    """
    ability = s.cards.abilities[ref]
    assert ability is not None
    for condition in ability.when:
        if not condition.holds(s, seat, about):
            return False
    from_hand = ref >= FIRST_CARD
    for cost in ability.cost:
        if not cost.is_payable(s, seat, from_hand):
            return False
    return any(effect.could(s, seat, about, from_hand) for effect in ability.do)


@record
class UseAbility(Frame[Position]):
    """Costs and effects one after another; `about` is the seat that the moment is about."""

    seat: Seat
    ref: int
    place: int
    about: Seat

    def run(self, s: Position) -> bool:
        seat, ref, about, steps = self.seat, self.ref, self.about, s.cards.steps[self.ref]
        here = len(s.stack)
        for place in range(self.place, len(steps)):
            targets, choose = steps[place].touches(s, seat, about)
            if choose and len(targets) > 1:
                s.stack.append(ChooseTarget(seat, ref, place, tuple(sorted(targets))))
            else:
                for target in targets:
                    steps[place].act(s, seat, target, ref)
            if len(s.stack) > here:
                s.stack[here - 1] = UseAbility(seat, ref, place + 1, about)
                return False
        s.stack.pop()
        s.check_end()
        return False


@record
class ChooseTarget(SeatQuestion[Position]):
    """The seat that an effect touches."""

    rule = "ironthrone.targets"
    seat: Seat
    ref: int
    place: int
    candidates: tuple[Seat, ...]

    def legal(self, s: Position, seat: Seat) -> list[Move]:
        return [n.move(n.SEAT, other) for other in self.candidates]

    def answer(self, s: Position, seat: Seat, move: Move) -> None:
        s.stack.pop()
        s.cards.steps[self.ref][self.place].act(s, seat, n.about(move), self.ref)

    def prompt(self, s: Position, seat: Seat) -> Word:
        return Word("prompt-target", {"effect": s.cards.steps[self.ref][self.place].word})
