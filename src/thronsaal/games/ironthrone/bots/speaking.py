"""Bots that give their word: when they promise, how far they trust, and when they break it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from thronsaal.core.bot import Vantage
from thronsaal.core.chance import Chance
from thronsaal.core.match import Match
from thronsaal.core.words import Move, Seat, seat_letter
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.bots import value as w
from thronsaal.games.ironthrone.bots.laying import TRUCE_SHARE, choose_card, truce_value, won
from thronsaal.games.ironthrone.bots.search import Greedy, Search
from thronsaal.games.ironthrone.promises import Ledger
from thronsaal.games.ironthrone.state import IronThroneState

SPEAKS: Final = 0.7
"""How often a bot says something when it could."""


SUBJECTS: Final = ("lay", "support", "hostages")
"""The questions about which a bot has something to say."""


class Speaker:
    """A bot with a tongue: promises about cards, support and hostages, weighs those of others, breaks some."""

    def __init__(self, bot: Greedy | Search, honesty: float = 0.75) -> None:
        self.bot = bot
        self.honesty = honesty

    def speak(self, vantage: Vantage, ledger: Ledger) -> str | None:
        """A promise to make now, or silence."""
        s = vantage.world()
        assert isinstance(s, IronThroneState)
        seat, rng = vantage.seat, vantage.rng
        said = any(entry.seat == seat and entry.turn == s.turn for entry in ledger.entries)
        if said or rng.uniform() > SPEAKS:
            return None
        asked = s.stack[-1][0]
        if asked == "lay" and s.is_active(seat):
            return self._about_the_card(s, seat, rng)
        if asked == "support" and seat in s.actors:
            return _about_support(s, seat)
        if asked == "hostages" and s.held[seat]:
            return f"spare {seat_letter(s.seat_of[m.HOUSE_OF[s.held[seat][0]]])}"
        return None

    def _about_the_card(self, s: IronThroneState, seat: Seat, rng: Chance) -> str | None:
        """Who wants peace says so; so does who wants to be believed."""
        has_truce = any(m.TYPE[card] == m.TRUCE for card in s.hand[seat])
        wants_peace = has_truce and truce_value(s, seat) >= 0.6 * won(s, seat)
        if wants_peace or rng.uniform() > self.honesty:
            return "lay truce"
        return "lay war" if rng.uniform() < 0.3 else None

    def choose(self, vantage: Vantage, ledger: Ledger | None = None) -> Move:
        """The bot's move, in the light of what was promised."""
        s = vantage.world()
        assert isinstance(s, IronThroneState)
        if ledger is None or s.stack[-1][0] != "lay":
            return self.bot.choose(vantage)
        seat, rng = vantage.seat, vantage.rng
        moves = self._by_word(s, seat, ledger, rng)
        return choose_card(s, seat, moves, rng, expected_truce(s.opposing(seat), ledger))

    def _by_word(self, s: IronThroneState, seat: Seat, ledger: Ledger, rng: Chance) -> list[Move]:
        """The cards that keep one's word, if one means to keep it and can."""
        moves = s.legal(seat)
        promised = [promise.what for promise in ledger.open_promises(seat) if promise.what.startswith("lay")]
        if not promised or rng.uniform() > self.honesty:
            return moves
        truce = promised[-1] == "lay truce"
        return [move for move in moves if (m.TYPE[n.about(move)] == m.TRUCE) == truce] or moves


def _about_support(s: IronThroneState, seat: Seat) -> str | None:
    """Against whoever is about to win."""
    for active in (s.challenger, s.defender):
        if w.is_about_to_win(s, active) and not w.is_about_to_win(s, seat):
            return f"not support {seat_letter(active)}"
    return None


def expected_truce(rival: Seat, ledger: Ledger) -> float:
    """How likely the rival lays a truce: what was promised counts as far as the rival is trusted."""
    promised = [promise.what for promise in ledger.open_promises(rival) if promise.what.startswith("lay")]
    if not promised:
        return TRUCE_SHARE
    trust = ledger.trust(rival)
    return TRUCE_SHARE + (1 - TRUCE_SHARE) * max(0.0, trust - 0.35) if promised[-1] == "lay truce" else 0.1


def play_match(match: Match, speakers: Sequence[Speaker], rng: Chance) -> Ledger:
    """Play a match to its end with all that is said on record; the ledger of who kept their word."""
    state = match.state
    assert isinstance(state, IronThroneState)
    ledger = Ledger(state.seats)
    while match.outcome is None:
        for seat in match.actors:
            said = speakers[seat].speak(Vantage(state, seat, rng), ledger)
            if said is not None:
                ledger.hear(seat, said, state, match.say(seat, said, "promises").after)
        seat = match.actors[0]
        before = state.copy()
        move = speakers[seat].choose(Vantage(state, seat, rng), ledger)
        match.apply(seat, move)
        ledger.see(before, seat, move, state, len(match.moves))
    return ledger
