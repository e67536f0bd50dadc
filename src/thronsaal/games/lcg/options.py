"""What a seat has to do in a time for actions: its actions, and whether public facts leave open that it has any.

Both are asked at every such time for every seat, so they ask sets of cards first and texts last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from thronsaal.core.engine.select import cards_in, set_of
from thronsaal.core.words import Move, Seat
from thronsaal.games.lcg import paying, slots
from thronsaal.games.lcg.acting import RICH, Actions, Texts
from thronsaal.games.lcg.material import MARSHALLING, NONE
from thronsaal.games.lcg.using import has_it, is_ready

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm


def _lying(s: Realm, seat: Seat, able: Actions) -> int:
    """The cards of a seat in play that have an action now, and have not knelt where that is what it takes."""
    deal = s.deal
    mine = (s.court[seat] | deal.agendas[seat]) & able.lying
    if deal.masking:
        mine |= s.worn(seat) & able.lying & ~able.kneelers
    if mine:
        mine &= ~(s.kneeling & able.kneelers)
        if s.lasting or s.in_play & deal.blanking:
            values = s.kept or s.values
            mine &= ~(values.rooted & able.kneelers | values.blank)
    return mine


def _beyond(s: Realm, seat: Seat, able: Actions, cards: int) -> int:
    """Those of these cards whose every action costs more gold or influence than the seat has."""
    gold = 0
    if s.active == seat or s.phase != MARSHALLING:  # else only the active seat may do what costs gold
        gold = s.purse(seat) if s.coins else s.gold[seat]
    beyond = able.dear[gold] if gold < RICH else 0
    if cards & ~beyond & able.favoured[0]:
        influence = paying.influence_of(s, seat, 0)
        beyond |= able.favoured[influence] if influence < RICH else 0
    return beyond


def actions(s: Realm, seat: Seat) -> list[Move]:
    """Every action a seat has now, from play, hand and piles."""
    able, moves = s.deal.actions[s.phase], list[Move]()
    held, lying = s.hand[seat] & able.held, _lying(s, seat, able)
    if lying & able.free and not s.attached & s.deal.tolled:
        for card in cards_in(lying & able.free):
            moves += able.uses[card]
        lying &= ~able.free
    if held or lying:
        beyond = _beyond(s, seat, able, held | lying)
        if lying:
            _list(s, seat, lying & ~beyond, able.in_play, moves)
        if held:
            _list(s, seat, s.one_each(held & ~beyond), able.in_hand, moves)
    if able.dead and s.dead[seat]:
        _list(s, seat, able.dead & set_of(*s.dead[seat]), able.in_dead, moves)
    if able.discarded and s.discard[seat]:
        _list(s, seat, able.discarded & set_of(*s.discard[seat]), able.in_discard, moves)
    if able.shaded and s.shadows[seat]:
        _list(s, seat, able.shaded & slots.mask(s, seat), able.in_shadows, moves)
    return moves


def _list(s: Realm, seat: Seat, cards: int, texts: Texts, moves: list[Move]) -> None:
    for card in cards_in(cards):
        for scopes, terms, use in texts[card]:
            scope = scopes[seat]
            if is_ready(s, scope, terms) and (not terms.asks_hand or has_it(s, scope, terms)):
                moves.append(s.use_of(card, scope.place) if s.veiled else use)


def could_act(s: Realm, seat: Seat) -> bool:
    """Whether public facts leave open that this seat has an action."""
    deal = s.deal
    able = deal.actions[s.phase]
    lying = _lying(s, seat, able)
    if lying & able.free and not s.attached & deal.tolled:
        return True  # nothing keeps it from being used: no text silences it, none makes it dear
    held = s.hand[seat] and able.held & (s.stock[seat] if deal.open else deal.conceivable[seat])
    last = able.likely[seat]
    if last >= 0 and held >> last & 1:
        for scopes, terms, _ in able.in_hand[last]:
            if is_ready(s, scopes[seat], terms):
                return True  # what could be used the last time can mostly be used again
    if held or lying:
        beyond = _beyond(s, seat, able, held | lying)
        lying &= ~beyond
        if lying and _any(s, seat, lying, able.in_play) >= 0:
            return True
        held &= ~beyond
        able.likely[seat] = _any(s, seat, deal.one_each(held), able.in_hand) if held else NONE
        if able.likely[seat] >= 0:
            return True
    if able.dead and s.dead[seat] and _any(s, seat, able.dead & set_of(*s.dead[seat]), able.in_dead) >= 0:
        return True
    if able.shaded and s.shadows[seat]:
        shaded = deal.one_each(able.shaded & s.possible_veiled(seat))
        if _any(s, seat, shaded, able.in_shadows) >= 0:
            return True
    if not able.discarded or not s.discard[seat]:
        return False
    return _any(s, seat, able.discarded & set_of(*s.discard[seat]), able.in_discard) >= 0


def _any(s: Realm, seat: Seat, cards: int, texts: Texts) -> int:
    """One of these cards that can be used, or NONE."""
    for card in cards_in(cards):
        for scopes, terms, _ in texts[card]:
            if is_ready(s, scopes[seat], terms):
                return card
    return NONE
