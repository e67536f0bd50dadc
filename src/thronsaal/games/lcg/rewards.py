"""What keywords of the second edition give to the winner of a challenge, and what comes at its very end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from thronsaal.core.engine.frame import SeatQuestion, record
from thronsaal.core.engine.select import cards_in
from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.material import NONE, Keyword

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm
    from thronsaal.games.lcg.timing import Timed


@record
class Discerns(o.Draws):
    """A seat draws a card by the insight of a character, its source."""


@record
class Closes(o.Thing):
    """A challenge is about to end, with those who took part in it to the last."""

    taking_part: int

    def concerns(self) -> int:
        return self.taking_part

    def happen(self, s: Realm) -> None:
        """Nothing but being answered."""


def reward(s: Timed, won: o.Wins) -> None:
    """Ask the winner for what its characters in the challenge may bring."""
    mine = s.participating & s.court[won.winner] & s.in_play & ~s.moribund
    if s.values.keyword(Keyword.INSIGHT) & mine:
        s.stack.append(Insight(won))
    if won.winner == won.attacker and s.values.keyword(Keyword.DAUNT) & mine:
        s.stack.append(Daunt(won))


@record
class Insight(SeatQuestion[Any]):
    """For each character with insight its winner may draw a card."""

    won: o.Wins
    seat: Seat = NONE
    asked: int = 0

    rule = "lcg.insight"

    def _card(self, s: Timed) -> int:
        """The next character whose insight may be used."""
        mine = s.participating & s.court[self.won.winner] & s.in_play & ~s.moribund & ~self.asked
        return next(iter(cards_in(s.values.keyword(Keyword.INSIGHT) & mine)), NONE)

    def run(self, s: Timed) -> bool:
        seat = self.won.winner
        if self._card(s) < 0 or not s.deck[seat] or s.draws_left(seat) <= 0:
            s.stack.pop()
            return False
        s.stack[-1] = Insight(self.won, seat, self.asked)
        return True

    def legal(self, s: Timed, seat: Seat) -> list[Move]:
        return [n.YES, n.NO]

    def answer(self, s: Timed, seat: Seat, move: Move) -> None:
        card = self._card(s)
        s.stack[-1] = Insight(self.won, seat, self.asked | 1 << card)
        if move == n.YES:
            s.stack.append(s.coming((Discerns(seat, 1, False, card),)))

    def prompt(self, s: Timed, seat: Seat) -> Word:
        return Word("prompt-insight", {"card": s.deal.cards[self._card(s)].title})


@record
class Daunt(SeatQuestion[Any]):
    """Who wins as attacker with a daunting character may kneel one of the loser's, no stronger than the margin."""

    won: o.Wins
    seat: Seat = NONE

    rule = "lcg.daunt"

    def _able(self, s: Timed) -> int:
        found, strength = 0, s.values.strength
        for card in cards_in(s.characters & s.court[self.won.loser] & ~s.kneeling & ~s.moribund):
            if strength(card) <= self.won.margin:
                found |= 1 << card
        return found

    def run(self, s: Timed) -> bool:
        if self._able(s):
            s.stack[-1] = Daunt(self.won, self.won.winner)
            return True
        s.stack.pop()
        return False

    def legal(self, s: Timed, seat: Seat) -> list[Move]:
        return [n.DONE, *s.choices(self._able(s))]

    def answer(self, s: Timed, seat: Seat, move: Move) -> None:
        s.stack.pop()
        if move != n.DONE:
            s.stack.append(s.coming((o.Kneels(s.deal.number_of[n.about(move)], seat),)))

    def prompt(self, s: Timed, seat: Seat) -> Word:
        return Word("prompt-daunt", {"count": self.won.margin})
