"""When bots give their word: who wants peace says so, and so, now and then, does who wants to be believed."""

from __future__ import annotations

from typing import Final

from thronsaal.core.bot import Vantage
from thronsaal.core.chance import Chance
from thronsaal.core.words import Seat
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone.bots import value as w
from thronsaal.games.ironthrone.bots.laying import truce_value, won
from thronsaal.games.ironthrone.bots.thumb import threat, torture_pays
from thronsaal.games.ironthrone.encounter import LayCards
from thronsaal.games.ironthrone.hostages import DealWithHostages
from thronsaal.games.ironthrone.preparation import ChooseFighter
from thronsaal.games.ironthrone.promises import Entry, Promise
from thronsaal.games.ironthrone.state import IronThroneState
from thronsaal.games.ironthrone.support import OfferSupport

SPEAKS: Final = 0.7
"""How often a bot says something when it could."""
HONESTY: Final = 0.75
"""How often a bot means what it says, and keeps it when the time comes."""


def speak(vantage: Vantage, honesty: float = HONESTY) -> str | None:
    """A promise to make now, or silence; one a turn is enough."""
    s = vantage.world()
    assert isinstance(s, IronThroneState)
    seat, rng = vantage.seat, vantage.rng
    said = any(isinstance(each, Entry) and each.seat == seat and each.turn == s.turn for each in vantage.heard)
    if said or s.ended or rng.uniform() > SPEAKS:
        return None
    asked = s.asked
    promise = None
    if isinstance(asked, ChooseFighter | LayCards) and s.is_active(seat):
        promise = _about_the_card(s, seat, rng, honesty)
        if promise is None and isinstance(asked, ChooseFighter):
            promise = _invitation(s, seat)
    elif isinstance(asked, OfferSupport):
        promise = _about_support(s, seat)
    elif isinstance(asked, DealWithHostages):
        promise = _about_hostages(s, seat, rng, honesty)
    return None if promise is None else str(promise)


def _about_the_card(s: IronThroneState, seat: Seat, rng: Chance, honesty: float) -> Promise | None:
    has_truce = any(m.TYPE[card] == m.TRUCE for card in s.hand[seat])
    if w.is_about_to_win(s, s.opposing(seat)):
        return None  # a truce would not be believed, nor be wanted
    means_peace = has_truce and s.fighter[seat] >= 0 and truce_value(s, seat) >= 0.6 * won(s, seat)
    if means_peace or rng.uniform() > honesty:
        return Promise("lay truce")
    return Promise("lay war") if rng.uniform() < 0.3 else None


def _invitation(s: IronThroneState, seat: Seat) -> Promise | None:
    """Support is welcome from whoever is least dangerous."""
    others = [other for other in range(s.seats_count) if not s.side[other] and not w.is_about_to_win(s, other)]
    return Promise("accept", min(others, key=lambda other: (threat(s, other), other))) if others else None


def _about_support(s: IronThroneState, seat: Seat) -> Promise | None:
    """Against whoever is about to win."""
    for active in (s.challenger, s.defender):
        if w.is_about_to_win(s, active) and not w.is_about_to_win(s, seat):
            return Promise("not support", active)
    return None


def _about_hostages(s: IronThroneState, seat: Seat, rng: Chance, honesty: float) -> Promise | None:
    """Mercy for those whom torture would not hurt much anyway; sometimes also for the others."""
    owners = sorted({s.seat_of[m.HOUSE_OF[card]] for card in s.held[seat]})
    tempting = {s.seat_of[m.HOUSE_OF[card]] for card in s.held[seat] if torture_pays(s, seat, card)}
    meant = [owner for owner in owners if owner not in tempting or rng.uniform() > honesty]
    return Promise("spare", meant[0]) if meant else None
