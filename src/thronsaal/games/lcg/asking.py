"""Further questions that effects ask: offers at a cost, hands that are looked at, events that come back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from thronsaal.core.engine.frame import SeatQuestion, record
from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.lcg import hidden
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.choices import chosen
from thronsaal.games.lcg.material import NONE, Crest, Zone
from thronsaal.games.lcg.words.modifiers import GainsCrest, Given
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.selectors import face_of
from thronsaal.games.lcg.words.speech import AIM, UNKNOWN

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm


@record
class Offered(SeatQuestion[Any]):
    """Whether a cost is paid for something to happen."""

    seat: Seat
    cost: Any
    then: Any
    scope: Scope

    rule = "lcg.costs"

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return [n.YES, n.NO]

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        from thronsaal.games.lcg.using import Settling  # noqa: PLC0415  (texts are made of words that ask this)

        s.stack.pop()
        if move == n.YES:
            s.stack.append(Settling(self.scope, 0, self.cost, self.then))

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-offered", {"cost": self.cost.word, "effect": self.then.told(UNKNOWN, AIM)})


@record
class Prevent(SeatQuestion[Any]):
    """Whether a cost is paid for something not to happen."""

    seat: Seat
    cost: Any
    then: Any
    scope: Scope

    rule = "lcg.cancel"

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return [n.YES, n.NO]

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        from thronsaal.games.lcg.using import Settling  # noqa: PLC0415

        s.stack.pop()
        if move == n.YES:
            s.stack.append(Settling(self.scope.of(seat), 0, self.cost, None))
            return
        coming = self.then.make(s, self.scope)
        s.occur(*coming, first=s.left_of(self.scope.seat), source=self.scope.card)

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-prevent-cancel", {"cost": self.cost.word, "card": s.deal.cards[self.scope.card].title})


@record
class DropOf(SeatQuestion[Any]):
    """Which card of a hand that was looked at is discarded; whether there is one that may be is not for all to see."""

    seat: Seat
    whose: Seat
    which: Any
    scope: Scope

    rule = "lcg.discard-hand"

    def run(self, s: Realm) -> bool:
        if s.hand[self.whose]:
            return True
        s.stack.pop()
        return False

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return s.choices_by_face(s.hand[self.whose] & face_of(self.which, s.deal, self.scope)) or [n.DONE]

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        if move != n.DONE:
            gone = o.Drops(hidden.expose(s, chosen(s, move)), self.whose, "", self.scope.card)
            s.occur(gone, first=s.left_of(seat), source=self.scope.card)

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-drop-seen")


@record
class TopOrGone(SeatQuestion[Any]):
    """Leave a deck's top card, or discard it."""

    seat: Seat
    whose: Seat

    rule = "lcg.look"

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return [n.YES, n.NO]

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        if move == n.YES:
            s.drop_top(self.whose)
        else:
            s.tell("left-on-top", "lcg.look", seat=seat, other=self.whose)

    def prompt(self, s: Realm, seat: Seat) -> Word:
        card = s.deck[self.whose][-1]
        return Word("prompt-drop-top", {"card": s.deal.cards[card].title})


@record
class Exchange(SeatQuestion[Any]):
    """Whether a hand is laid under the deck for as many cards from its top."""

    seat: Seat

    rule = "lcg.choices"

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return [n.YES, n.NO]

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        if move == n.YES:
            s.exchange_hand(seat)

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-exchange")


@record
class WhichCrest(SeatQuestion[Any]):
    """Which crest a card has from now on."""

    seat: Seat
    crests: tuple[Crest, ...]
    scope: Scope

    rule = "lcg.choices"

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return [n.move(n.NUMBER, at) for at in range(1, len(self.crests) + 1)]

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        card, gives = self.scope.card, GainsCrest(self.crests[n.about(move) - 1])
        s.grant(gives, 1 << card, self.scope, "phase")
        s.tell("granted", "lcg.lasting", cards=1 << card, gives=Given(gives, 1, s.deal.names[card]), until="phase")

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-crest", {"card": s.deal.cards[self.scope.card].title})


def any_phase_text(s: Realm, seat: Seat, event: int) -> int:
    """The place of the text with which a seat could play this event now, in any phase, or NONE."""
    from thronsaal.games.lcg.abilities import Action  # noqa: PLC0415
    from thronsaal.games.lcg.using import can_use  # noqa: PLC0415

    for place, text in enumerate(s.deal.abilities[event]):
        is_played = isinstance(text, Action) and text.phase is None and text.zone is Zone.PLAY
        if is_played and can_use(s, Scope(seat, event, place), text):
            return place
    return NONE


@record
class WhichEvent(SeatQuestion[Any]):
    """Which event is played from the discard pile."""

    seat: Seat
    cards: int

    rule = "lcg.events"

    def run(self, s: Realm) -> bool:
        if self.cards & (self.cards - 1):
            return True
        self._play(s, self.cards.bit_length() - 1)
        return False

    def _play(self, s: Realm, card: int) -> None:
        from thronsaal.games.lcg.using import begin  # noqa: PLC0415

        s.stack.pop()
        place = any_phase_text(s, self.seat, card)
        s.take(card)
        s.put(card, Zone.HAND)
        s.use_up(("reshuffled", card, "window"))
        begin(s, Scope(self.seat, card, place))

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return s.choices_by_face(self.cards)

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        self._play(s, chosen(s, move))

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-replay")
