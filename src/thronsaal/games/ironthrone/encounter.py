"""Phase 3: both active seats lay a card in secret, the cards are turned up and decide: war, truce or betrayal."""

from __future__ import annotations

from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.frames import Question, Step, frame_kind, push_all
from thronsaal.games.ironthrone.moments import open_window
from thronsaal.games.ironthrone.position import Frame, Position
from thronsaal.games.ironthrone.vocabulary import Moment, Result


def before_laying(s: Position) -> None:
    """From here on seats and characters take part."""
    open_window(s, Moment.BEFORE_LAYING)


def lay_cards(s: Position) -> None:
    """Both lay at once; an effect may make one lay openly first."""
    push_all(s, [("lay",), ("reveal",)])


class LayCards(Question):
    """Each active seat lays a card from hand, unseen by the other."""

    rule = "ironthrone.lay"

    def run(self, s: Position, frame: Frame) -> bool:
        for seat in (s.challenger, s.defender):
            if s.laid[seat] == m.NONE and not s.hand[seat]:
                self._lay_from_deck(s, seat)
        if self.actors(s, frame):
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

    def actors(self, s: Position, frame: Frame) -> tuple[Seat, ...]:
        waiting = [seat for seat in (s.challenger, s.defender) if s.laid[seat] == m.NONE]
        first = [seat for seat in waiting if s.lasts("open", seat)]
        return tuple(sorted(first or waiting))

    def legal(self, s: Position, frame: Frame, seat: Seat) -> list[Move]:
        return sorted({n.move(n.LAY, m.KIND[card]) for card in s.hand[seat]})

    def answer(self, s: Position, frame: Frame, seat: Seat, move: Move) -> None:
        s.laid[seat] = s.take_from_hand(seat, n.about(move))
        s.confide("laid", "ironthrone.lay", seat, {"card": s.laid[seat]})
        self._open(s, seat)

    def _open(self, s: Position, seat: Seat) -> None:
        if s.lasts("open", seat):
            s.shown |= 1 << seat
            s.tell("showed", "ironthrone.open-laying", news=True, seat=seat, card=s.laid[seat])

    def prompt(self, s: Position, frame: Frame, seat: Seat) -> Word:
        return Word("prompt-lay-open" if s.lasts("open", seat) else "prompt-lay")


NOTHING = -2
"""Laid by a seat that has no card left anywhere: war without a value."""


class Reveal(Step):
    """The laid cards are turned up."""

    def run(self, s: Position, frame: Frame) -> bool:
        s.stack.pop()
        s.shown = 1 << s.challenger | 1 << s.defender
        for seat in (s.challenger, s.defender):
            if s.laid[seat] >= 0:
                s.seen[s.laid[seat]] = 0
                s.tell("revealed", "ironthrone.reveal", news=True, seat=seat, card=s.laid[seat])
        s.tell("result", _RESULT_RULES[result(s)], result=Word(f"result-{result(s).value}"))
        return False


_RESULT_RULES = {
    Result.WAR: "ironthrone.war",
    Result.TRUCE: "ironthrone.truce",
    Result.BETRAYAL: "ironthrone.betrayal",
}


def laid_truce(s: Position, seat: Seat) -> bool:
    """Whether this active seat's card is a truce."""
    return s.laid[seat] >= 0 and m.TYPE[s.laid[seat]] == m.TRUCE


def result(s: Position) -> Result:
    """What the open cards mean, unless an effect or the decision says otherwise."""
    if s.result is not None:
        return s.result
    truces = laid_truce(s, s.challenger) + laid_truce(s, s.defender)
    return (Result.WAR, Result.BETRAYAL, Result.TRUCE)[truces]


def card_value(s: Position, seat: Seat) -> int:
    """What the laid card adds to the side in a war."""
    return m.VALUE[s.laid[seat]] if s.laid[seat] >= 0 else 0


def strength(s: Position, side: int) -> int:
    """Power of participating characters, the value of the war card, and what effects add; once decided, it stays."""
    for name, seat, count in s.lasting:
        if name == "sum" and seat == side:
            return count
    total = card_value(s, s.challenger if side == n.CHALLENGERS else s.defender)
    for seat in range(s.seats_count):
        if s.side[seat] == side:
            total += s.power[s.fighter[seat]]
    for name, seat, count in s.lasting:
        if name == "strength" and seat == side:
            total += count
    return total


def after_reveal(s: Position) -> None:
    """Cards lie open; abilities may still change what comes of them."""
    open_window(s, Moment.AFTER_REVEAL)


def decide(s: Position) -> None:
    """Fix the result and the side that won."""
    s.result = result(s)
    if s.result is Result.WAR:
        ours, theirs = strength(s, n.CHALLENGERS), strength(s, n.DEFENDERS)
        s.lasting += (("sum", n.CHALLENGERS, ours), ("sum", n.DEFENDERS, theirs))
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


frame_kind("lay", LayCards())
frame_kind("reveal", Reveal())
