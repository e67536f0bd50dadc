"""The round, in the order of the book: plot, draw, marshalling, challenges, dominance, standing, taxation.

F is a framework window with its events, A a time for actions.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from thronsaal.core.engine.frame import Frame, record
from thronsaal.core.engine.select import cards_in
from thronsaal.core.words import Seat
from thronsaal.games.lcg import causes, challenge, marshal, plotting
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.material import NONE, Phase, Title
from thronsaal.games.lcg.timing import Responses
from thronsaal.games.lcg.values import rules
from thronsaal.games.lcg.windows import TIMES
from thronsaal.games.lcg.words.edicts import NoTaxation, Swapped
from thronsaal.games.lcg.words.tides import DominanceBonus

if TYPE_CHECKING:
    from thronsaal.games.lcg.timing import Timed


@dataclass(frozen=True, slots=True)
class Step:
    """A step of the round: its name, its phase, and what is done."""

    name: str
    phase: Phase
    do: Callable[[Timed], None]


def _begin(phase: Phase) -> Step:
    number, moment = m.PHASES.index(phase), o.Begins(phase)

    def begins(s: Timed) -> None:
        s.phase = number
        s.changed(causes.ROUND)
        s.pass_by(moment, responses=True)

    return Step(f"{phase.value}-begins", phase, begins)


def _end(phase: Phase) -> Step:
    """No saves, no responses; what lasted until now ends, then come passives."""
    moment = o.Ends(phase)
    return Step(f"{phase.value}-ends", phase, lambda s: s.pass_by(moment, responses=False))


def _act(name: str, phase: Phase) -> Step:
    return Step(name, phase, lambda s: s.stack.append(TIMES[s.first][0]))


def _new_round(s: Timed) -> None:
    s.round += 1
    s.drawn = [0] * s.seats_count
    s.challenged = [0] * s.seats_count
    s.won = [0] * s.seats_count
    s.changed(causes.ROUND)
    s.tell("round", "lcg.round", count=s.round)


def _draw(s: Timed) -> None:
    things = []
    for seat in s.clockwise(s.first):
        extra = 1 if s.has_title(seat, Title.LAWS) else 0
        things.append(o.Draws(seat, m.DRAW + extra, framework=True))
    s.push(s.coming(tuple(things)), Responses(s.first, 0))


def _marshal(s: Timed) -> None:
    s.push(*(MarshalTurn(seat, 0) for seat in s.clockwise(s.first)))


@record
class MarshalTurn(Frame[Any]):
    """A seat's turn: its income, then a time in which it alone may play cards."""

    seat: Seat
    step: int

    def run(self, s: Timed) -> bool:
        if self.step == 0:
            s.stack[-1] = MarshalTurn(self.seat, 1)
            marshal.take_income(s, self.seat)
            s.stack.append(TIMES[s.first][0])
        else:
            s.stack.pop()
            s.active = NONE
            s.changed(causes.TURN)
        return False


def _challenge(s: Timed) -> None:
    s.push(*(ChallengeTurn(seat) for seat in s.clockwise(s.first)))


@record
class ChallengeTurn(Frame[Any]):
    """A seat's turn to challenge."""

    seat: Seat

    def run(self, s: Timed) -> bool:
        s.stack[-1] = challenge.Turn(self.seat)
        return False


def dominance_of(s: Timed, seat: Seat) -> int:
    """Standing characters, gold, and what texts add."""
    values = s.values
    standing = s.characters & s.court[seat] & ~s.kneeling
    count = s.gold[seat]
    for card in cards_in(standing):
        count += values.strength(card)
    for rule, by in rules(s, DominanceBonus):
        if by.seat == seat:
            count += rule.n * rule.which.mask(s, by).bit_count()
    return count


def _dominance(s: Timed) -> None:
    s.active = NONE
    s.changed(causes.TURN)
    counts = [dominance_of(s, seat) for seat in range(s.seats_count)]
    most = max(counts)
    if counts.count(most) > 1:
        s.tell("dominance-tie", "lcg.dominance-tie", count=most)
        if o.Undecided in s.deal.passives:
            s.framework(o.Undecided())
        else:
            s.stack.append(Responses(s.first, 0))
        return
    seat = counts.index(most)
    s.framework(o.Dominates(seat, most), o.Gains(s.deal.house_card[seat], 1, "dominance"))


def _stand(s: Timed) -> None:
    kneeling = s.kneeling & s.in_play
    kept = kneeling & s.kept_kneeling
    s.stand(s.deal.houses)
    things = tuple(o.Stands(card, NONE, True) for card in cards_in(kneeling & ~kept))
    if kept:
        s.tell("others-stand", "lcg.standing", cards=kept)
    else:
        s.tell("all-stand", "lcg.standing")
    s.push(s.coming(things), Responses(s.first, 0))


def _tax(s: Timed) -> None:
    for seat in range(s.seats_count):
        if s.gold[seat]:
            s.tell("taxed", "lcg.taxation", seat=seat, count=s.gold[seat])
            s.add_gold(seat, -s.gold[seat])
    s.stack.append(Responses(s.first, 0))


def _end_round(s: Timed) -> None:
    s.phase = NONE
    for _, by in reversed(rules(s, Swapped)):
        s.swap_plots(by.seat, by.who)
    plotting.return_titles(s)
    s.forget("round")
    s.changed(causes.ROUND | causes.PILES)


ROUND: Final[tuple[Step, ...]] = (
    Step("round", Phase.PLOT, _new_round),
    _begin(Phase.PLOT),
    _act("plot-actions", Phase.PLOT),
    Step("plots", Phase.PLOT, plotting.choose_plots),
    Step("titles", Phase.PLOT, plotting.choose_titles),
    _act("title-actions", Phase.PLOT),
    _end(Phase.PLOT),
    _begin(Phase.DRAW),
    _act("draw-actions", Phase.DRAW),
    Step("draw", Phase.DRAW, _draw),
    _act("drawn-actions", Phase.DRAW),
    _end(Phase.DRAW),
    _begin(Phase.MARSHALLING),
    Step("marshalling", Phase.MARSHALLING, _marshal),
    _end(Phase.MARSHALLING),
    _begin(Phase.CHALLENGES),
    _act("challenge-actions", Phase.CHALLENGES),
    Step("challenges", Phase.CHALLENGES, _challenge),
    _end(Phase.CHALLENGES),
    _begin(Phase.DOMINANCE),
    Step("dominance", Phase.DOMINANCE, _dominance),
    _act("dominance-actions", Phase.DOMINANCE),
    _end(Phase.DOMINANCE),
    _begin(Phase.STANDING),
    Step("standing", Phase.STANDING, _stand),
    _act("standing-actions", Phase.STANDING),
    _end(Phase.STANDING),
    _begin(Phase.TAXATION),
    Step("taxation", Phase.TAXATION, _tax),
    _act("taxation-actions", Phase.TAXATION),
    _end(Phase.TAXATION),
    Step("end", Phase.TAXATION, _end_round),
)


TAXATION: Final = frozenset(at for at, step in enumerate(ROUND[:-1]) if step.phase is Phase.TAXATION)
"""The steps of the taxation phase, which a text may leave out: not the end of the round."""


@record
class Round(Frame[Any]):
    """One step of the round after another; after the last the next round begins."""

    step: int

    def run(self, s: Timed) -> bool:
        step = ROUND[self.step]
        s.stack[-1] = ROUND_AT[(self.step + 1) % len(ROUND)]
        if self.step in TAXATION and rules(s, NoTaxation):
            return False
        step.do(s)
        return False


ROUND_AT: Final = tuple(Round(number) for number in range(len(ROUND)))
"""Frames are never changed, so each step needs one."""
