"""Questions to who answers something: what of several, and whether cards with a keyword stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from thronsaal.core.engine.frame import SeatQuestion, record
from thronsaal.core.engine.select import cards_in
from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.material import Keyword

if TYPE_CHECKING:
    from thronsaal.games.lcg.timing import Timed


@record
class WhichOne(SeatQuestion[Any]):
    """What a text answers, where it could answer several things."""

    seat: Seat
    card: int
    place: int
    told: tuple[Any, ...]

    rule = "lcg.responses"

    def _moves(self, s: Timed) -> list[Move]:
        return [n.move(n.CARD, s.deal.ref[each.card]) for each in self.told]

    def legal(self, s: Timed, seat: Seat) -> list[Move]:
        return sorted(set(self._moves(s)))

    def answer(self, s: Timed, seat: Seat, move: Move) -> None:
        s.stack.pop()
        s.answer_with(seat, self.card, self.place, self.told[self._moves(s).index(move)])

    def prompt(self, s: Timed, seat: Seat) -> Word:
        return Word("prompt-which", {"card": s.deal.cards[self.card].title})


@record
class StandAll(SeatQuestion[Any]):
    """Whether all cards with Vigilant stand."""

    seat: Seat

    rule = "lcg.vigilant"
    keyword: ClassVar[Keyword] = Keyword.VIGILANT

    def legal(self, s: Timed, seat: Seat) -> list[Move]:
        return [n.YES, n.NO]

    def answer(self, s: Timed, seat: Seat, move: Move) -> None:
        s.stack.pop()
        if move == n.YES:
            cards = s.values.keyword(self.keyword) & s.court[seat] & s.kneeling
            s.occur(*(o.Stands(card) for card in cards_in(cards)), first=s.first)

    def prompt(self, s: Timed, seat: Seat) -> Word:
        return Word("prompt-stand-all", {"keyword": Word(f"keyword-{self.keyword.value}")})


@record
class StandVengeful(StandAll):
    """Whether all cards with Vengeful stand."""

    rule = "lcg.vengeful"
    keyword: ClassVar[Keyword] = Keyword.VENGEFUL
