"""Greedy in a hurry: how search lets everybody play on in guessed worlds, a few times faster than greedy itself."""

from __future__ import annotations

from typing import Any, Final

from thronsaal.core.engine.select import cards_in
from thronsaal.core.engine.window import PASS
from thronsaal.core.words import Move, Seat
from thronsaal.games.lcg import marshal, paying
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg.bots.greedy import SENSES, bargain, is_fitted, is_reducer, least, looking_ahead
from thronsaal.games.lcg.bots.worth import worth_of
from thronsaal.games.lcg.choices import PickOne
from thronsaal.games.lcg.material import NONE, Phase
from thronsaal.games.lcg.power import PlacePower
from thronsaal.games.lcg.state import LcgState
from thronsaal.games.lcg.timing import WhichFirst
from thronsaal.games.lcg.windows import ActionWindow
from thronsaal.games.lcg.words.conditions import number
from thronsaal.games.lcg.words.edicts import Discount
from thronsaal.games.lcg.words.effects import Ordain
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.selectors import face_of


def act(s: LcgState, seat: Seat, legal: list[Move]) -> Move:
    """Marshal what brings most, with what makes it cheaper; no other actions, and nothing that is attached."""
    if s.active != seat or not s.is_phase(Phase.MARSHALLING):
        return PASS
    best, found = 0.0, PASS
    for move in legal:
        kind = n.kind_of(move)
        if kind == n.USE:
            if is_reducer(s, move) and is_saved(s, seat, move):
                return move
        elif kind in (n.PLAY, n.ON_HOUSE) and not is_fitted(s, seat, move):
            worth = bargain(s, seat, move)
            if worth > best:
                best, found = worth, move
    return found


def is_saved(s: LcgState, seat: Seat, reducer: Move) -> bool:
    """Whether a card in hand costs less after this, and can then be paid."""
    card = s.deal.number_of[n.about(reducer)]
    scope = Scope(seat, card, n.extra(reducer))
    for effect in s.deal.abilities[card][n.extra(reducer)].do:
        if isinstance(effect, Ordain) and isinstance(effect.rule, Discount):
            less = number(effect.rule.n, s, scope)
            fitting = face_of(effect.rule.which, s.deal, scope) & s.hand[seat]
            for each in cards_in(fitting & s.deal.marshalled):
                price = marshal.price(s, each, seat)
                if 0 < price <= s.purse(seat) + less and marshal.obstacle(s, each, seat) in ("", "too-expensive"):
                    return True
    return False


def play_on(s: LcgState) -> None:
    """One answer more. Where nobody would act in a hurry, a time for actions is over at once."""
    top = s.stack[-1]
    if top.__class__ is ActionWindow:
        assert isinstance(top, ActionWindow)
        marshalling = s.active if s.is_phase(Phase.MARSHALLING) else NONE
        if top.at != marshalling:
            # All have passed, or all but who marshals.
            at, passed = (top.at, s.seats_count) if marshalling == NONE else (marshalling, s.seats_count - 1)
            s.stack[-1] = top.moved(at, passed)
            s.listed = None
            s.advance()
            return
    seat = s.actors[0]
    s.play(seat, hasten(s, seat))


def pick(s: LcgState, seat: Seat, legal: list[Move]) -> Move:
    """What is picked mostly suffers: the best of an opponent's cards, or the least of the own ones."""
    named = [move for move in legal if n.kind_of(move) == n.CARD]
    theirs = [move for move in named if is_foreign(s, seat, s.deal.number_of[n.about(move)])]
    if theirs:
        return max(theirs, key=lambda move: (worth_of(s, s.deal.number_of[n.about(move)]), -move))
    return least(s, seat, named) if len(named) == len(legal) else looking_ahead(s, seat, legal)


def is_foreign(s: LcgState, seat: Seat, card: int) -> bool:
    """Whether an opponent controls a card."""
    return any(s.court[other] >> card & 1 for other in s.opponents(seat))


def at_once(s: LcgState, seat: Seat, legal: list[Move]) -> Move:
    """The first answer that is listed."""
    return legal[0]


HASTY: Final[dict[type, Any]] = {
    **SENSES,
    ActionWindow: act,
    PickOne: pick,
    WhichFirst: at_once,
    PlacePower: lambda s, seat, legal: legal[-1],
    paying.KneelToPay: at_once,
    paying.SplitGold: at_once,
    paying.PayInfluence: at_once,
}
"""How questions are answered in a hurry; what is not here is looked ahead at, as greedy does."""


def hasten(s: LcgState, seat: Seat) -> Move:
    """What greedy might do in a position, found quickly."""
    legal = s.listing(seat)
    if len(legal) == 1:
        return legal[0]
    sense = HASTY.get(s.stack[-1].__class__, looking_ahead)
    found: Move = sense(s, seat, legal)
    return found
