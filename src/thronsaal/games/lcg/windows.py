"""The action window: first player first, then clockwise, one action each, until all have passed in a row."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from thronsaal.core.engine.frame import record
from thronsaal.core.engine.window import PASS, Rounds
from thronsaal.core.pause import Pause
from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.lcg import forays, marshal, options, shadows, using
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg.material import MARSHALLING, PHASES, SECOND, Phase, phase_name
from thronsaal.games.lcg.words.customs import ChallengeAnytime
from thronsaal.games.lcg.words.scope import Scope

if TYPE_CHECKING:
    from thronsaal.games.lcg.timing import Timed


@record
class ActionWindow(Rounds[Any]):
    """A time for actions."""

    at: Seat
    passed: int

    rule = "lcg.actions"

    def moved(self, at: Seat, passed: int) -> ActionWindow:
        return TIMES[at][passed]

    def run(self, s: Timed) -> bool:
        """Before anybody acts it is seen to what is checked all the time, in a window of its own."""
        kept = s.kept
        is_tidy = (kept is not None and kept.tidy) or s.is_tidy()
        if not is_tidy or (s.deal.watching and s.has_weakened()):
            s.open_window(s.first)
            return False
        at, passed, seats = self.at, self.passed, s.seats_count
        while passed < seats:  # as in all rounds, without a call for each
            if (
                (s.active == at and s.phase == MARSHALLING and s.hand[at])
                or options.could_act(s, at)
                or ((s.edicts or s.veiled or s.deal.sly or s.variant == "littlefinger") and self._could(s, at))
            ):
                if at != self.at:
                    s.stack[-1] = TIMES[at][passed]
                return True
            at, passed = (at + 1) % seats, passed + 1
        s.stack.pop()
        return False

    def could(self, s: Timed, seat: Seat) -> bool:
        return marshal.could_play(s, seat) or options.could_act(s, seat) or self._could(s, seat)

    def _could(self, s: Timed, seat: Seat) -> bool:
        """What few tables know."""
        if s.deal.sly and s.hand[seat] and marshal.could_ambush(s, seat):
            return True
        if s.veiled and shadows.could_emerge(s, seat):
            return True
        if ChallengeAnytime in s.edicts and forays.moves(s, seat):
            return True
        if s.variant != "littlefinger":
            return False
        from thronsaal.games.lcg import bribery  # noqa: PLC0415  (what may be given depends on what is asked)

        return bribery.could_give(s, seat)

    def legal(self, s: Timed, seat: Seat) -> list[Move]:
        moves = options.actions(s, seat)
        if (s.active == seat and s.phase == MARSHALLING) or s.hand[seat] & s.deal.sly:
            moves += marshal.plays(s, seat)
        if s.deal.shadowy:
            moves += shadows.hides(s, seat)
        if s.veiled and s.deal.edition == SECOND:
            moves += shadows.emerges(s, seat)
        if ChallengeAnytime in s.edicts:
            moves += forays.moves(s, seat)
        if not moves:
            return [PASS]
        moves.append(PASS)
        moves.sort()
        return moves

    def answer(self, s: Timed, seat: Seat, move: Move) -> None:
        after = (self.at + 1) % s.seats_count
        if move == PASS:
            s.stack[-1] = TIMES[after][self.passed + 1]
            return
        s.stack[-1] = TIMES[after][0]
        if n.kind_of(move) == n.CHALLENGE:
            forays.begin(s, seat, move)
            return
        s.action(seat)
        kind = n.kind_of(move)
        if kind in (n.USE, n.CALL):
            using.begin(s, Scope(seat, s.used_card(seat, move), n.extra(move)))
        elif kind == n.HIDE:
            shadows.hide(s, seat, move)
        elif kind == n.EMERGE:
            shadows.emerge(s, seat, move)
        else:
            marshal.play(s, seat, move)

    def prompt(self, s: Timed, seat: Seat) -> Word:
        if s.active == seat and PHASES[s.phase] is Phase.MARSHALLING:
            return Word("prompt-marshal", {"count": s.purse(seat)})
        return Word("prompt-action", {"phase": Word(f"phase-{PHASES[s.phase].value}")})

    def pause(self, s: Timed, seat: Seat) -> Pause | None:
        """To marshal in one's own turn is a real question; everybody else is asked only whether they act."""
        if s.active == seat and PHASES[s.phase] is Phase.MARSHALLING:
            return None
        return Pause("action", phase_name(s.phase), PASS)

    def because(self, s: Timed, move: Move) -> str:
        return _BECAUSE.get(n.kind_of(move), self.rule)


_BECAUSE: Final = {
    n.PLAY: "lcg.playing",
    n.ON_HOUSE: "lcg.playing",
    n.AMBUSH: "lcg.ambush",
    n.CHALLENGE: "lcg.challenges",
    n.HIDE: "lcg.shadows-into",
    n.EMERGE: "lcg.shadows-out",
    n.CALL: "lcg.shadows-text",
}
TIMES: Final = tuple(tuple(ActionWindow(at, passed) for passed in range(n.OWNERS + 1)) for at in range(n.OWNERS))
"""By who is asked and how many have passed in a row: frames are never changed, so each such time needs one."""
