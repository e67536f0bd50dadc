"""Phase 3: both active seats lay a card in secret, the cards are turned up and decide: war, truce or betrayal."""

from __future__ import annotations

from typing import Final

from thronsaal.core.engine.frame import Frame, Question, record
from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.facts import laid_truce, result, strength
from thronsaal.games.ironthrone.position import OPEN, Position
from thronsaal.games.ironthrone.terms import Moment, Result
from thronsaal.games.ironthrone.windows import open_window

NOTHING: Final = -2
"""Laid by a seat that has no card left anywhere: war without a value."""
_RESULT_RULES: Final = {
    Result.WAR: "ironthrone.war",
    Result.TRUCE: "ironthrone.truce",
    Result.BETRAYAL: "ironthrone.betrayal",
}


def before_laying(s: Position) -> None:
    """From here on seats and characters take part."""
    open_window(s, Moment.BEFORE_LAYING)


def lay_cards(s: Position) -> None:
    """Both lay at once; an effect may make one lay openly first."""
    s.push(LayCards(), Reveal())


@record
class LayCards(Question[Position]):
    """Each active seat lays a card from hand, unseen by the other."""

    rule = "ironthrone.lay"

    def run(self, s: Position) -> bool:
        for seat in (s.challenger, s.defender):
            if s.laid[seat] == m.NONE and not s.hand[seat]:
                self._lay_from_deck(s, seat)
        if self.actors(s):
            return True
        s.stack.pop()
        return False

    def _lay_from_deck(self, s: Position, seat: Seat) -> None:
        card = s.top(seat)
        if card == m.NONE:
            s.laid[seat] = NOTHING
            return
        s.laid[seat] = card
        s.whisper("laid-from-deck", "ironthrone.empty-hand", (seat,), {"card": card}, seat=seat)
        self._open(s, seat)

    def actors(self, s: Position) -> tuple[Seat, ...]:
        waiting = [seat for seat in (s.challenger, s.defender) if s.laid[seat] == m.NONE]
        first = [seat for seat in waiting if s.lasts(OPEN, seat)] if s.lasting else []
        return tuple(sorted(first or waiting))

    def legal(self, s: Position, seat: Seat) -> list[Move]:
        return sorted({n.move(n.LAY, m.KIND[card]) for card in s.hand[seat]})

    def answer(self, s: Position, seat: Seat, move: Move) -> None:
        s.laid[seat] = s.take_from_hand(seat, n.about(move))
        s.confide("laid", "ironthrone.lay", seat, {"card": s.laid[seat]})
        self._open(s, seat)

    def _open(self, s: Position, seat: Seat) -> None:
        if s.lasts(OPEN, seat):
            s.shown |= 1 << seat
            s.tell("showed", "ironthrone.open-laying", news=True, seat=seat, card=s.laid[seat])

    def prompt(self, s: Position, seat: Seat) -> Word:
        return Word("prompt-lay-open" if s.lasts(OPEN, seat) else "prompt-lay")


@record
class Reveal(Frame[Position]):
    """The laid cards are turned up."""

    def run(self, s: Position) -> bool:
        s.stack.pop()
        s.shown = 1 << s.challenger | 1 << s.defender
        for seat in (s.challenger, s.defender):
            if s.laid[seat] >= 0:
                s.seen[s.laid[seat]] = 0
                s.tell("revealed", "ironthrone.reveal", news=True, seat=seat, card=s.laid[seat])
        s.tell("result", _RESULT_RULES[result(s)], result=Word(f"result-{result(s).value}"))
        return False


def after_reveal(s: Position) -> None:
    """Cards lie open; abilities may still change what comes of them."""
    open_window(s, Moment.AFTER_REVEAL)


def decide(s: Position) -> None:
    """Fix the result and the side that won."""
    s.result = result(s)
    if s.result is Result.WAR:
        ours, theirs = s.sums = strength(s, n.CHALLENGERS), strength(s, n.DEFENDERS)
        s.winner = n.CHALLENGERS if ours > theirs else n.DEFENDERS if theirs > ours else 0
        if s.winner:
            s.tell("war", "ironthrone.war", side=Word(f"side-{n.SIDES[s.winner]}"), ours=ours, theirs=theirs)
        else:
            s.tell("war-tied", "ironthrone.war-tie", ours=ours, theirs=theirs)
    elif s.result is Result.BETRAYAL:
        s.winner = n.DEFENDERS if laid_truce(s, s.challenger) else n.CHALLENGERS
        s.tell("betrayal", "ironthrone.betrayal", seat=s.challenger if s.winner == n.CHALLENGERS else s.defender)
    else:
        s.winner = 0
