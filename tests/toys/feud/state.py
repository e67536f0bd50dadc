"""A position of a feud with the answers every game gives."""

from __future__ import annotations

from typing import Any, ClassVar, Self
from zlib import crc32

from thronsaal.core.chance import Chance
from thronsaal.core.engine.knowledge import bits, blur
from thronsaal.core.engine.occurrence import Impending, Occurrence
from thronsaal.core.engine.state import EngineState
from thronsaal.core.game import Game, Outcome
from thronsaal.core.words import Json, Move, Seat, Word
from toys.feud import cards as c
from toys.feud import notation as n
from toys.feud import using, view
from toys.feud.flow import Round
from toys.feud.position import HAND, Position
from toys.feud.vocabulary import Passive, Scope
from toys.feud.windows import Interrupts, Passives, Responses
from toys.feud.wording import title


class FeudState(Position, EngineState):
    game: ClassVar[Game]
    turn_rule = "feud.turns"
    impending = Interrupts
    aftermath = Responses
    ordering = Passives

    @classmethod
    def begun(cls, seats: int, seed: int) -> Self:
        s = cls(seats, seed)
        for seat in range(seats):
            cards = list(range(seat * c.COUNT, (seat + 1) * c.COUNT))
            s.chance.shuffle(cards)
            s.deck[seat] = tuple(cards[HAND:])
            s.hand[seat] = tuple(cards[:HAND])
        s.stack.append(Round(0))
        s.advance()
        return s

    # What is answered, and by whom.

    def could_interrupt(self, seat: Seat, window: Impending) -> bool:
        cards = using.table_and(self, seat, using.maybe_in_hand(self, seat))
        return any(True for _ in using.interrupts(self, seat, window, cards))

    def interrupts(self, seat: Seat, window: Impending) -> list[Move]:
        cards = using.table_and(self, seat, self.held(seat))
        return using.as_moves(self, seat, using.interrupts(self, seat, window, cards))

    def could_respond(self, seat: Seat) -> bool:
        cards = using.table_and(self, seat, using.maybe_in_hand(self, seat))
        return any(True for _ in using.responses(self, seat, cards))

    def responses(self, seat: Seat) -> list[Move]:
        cards = using.table_and(self, seat, self.held(seat))
        return using.as_moves(self, seat, using.responses(self, seat, cards))

    def use(self, seat: Seat, move: Move) -> None:
        using.answer(self, seat, n.about(move))

    def set_off(self, by: Occurrence[Any], place: int) -> list[tuple[int, int]]:
        cards = c.numbers(self.in_play & c.answering(Passive, (by,)))
        return [
            (card, place) for card in cards if c.CARDS[card].text.after.fits(self, Scope(c.owner(card), card, by), by)
        ]

    def follow(self, passive: tuple[int, int]) -> None:
        card, place = passive
        scope = Scope(c.owner(card), card, self.happened[place])
        if using.usable(self, scope):
            self.tell("set-off", "feud.passives", card=card)
            self.push(*using.aimed(self, scope))

    def orderer(self) -> Seat:
        return self.first

    def order_move(self, passive: tuple[int, int]) -> Move:
        return n.move(n.CHOOSE, passive[0])

    # Hidden cards that move.

    def ask_for_tuck(self, seat: Seat) -> None:
        self.stack.append(using.Laying(seat))

    def tuck(self, seat: Seat, card: int) -> None:
        """A card goes unseen from the hand on top of the deck: only its owner knows which."""
        blur(self.known, self.hand[seat], (seat,))
        self.take_from_hand(seat, card)
        self.deck[seat] += (card,)
        self.known[card] = bits((seat,))
        self.confide("tucked", "feud.tuck", seat, {"card": card})

    # What every game answers.

    def play(self, seat: Seat, move: Move) -> None:
        if not isinstance(self.asked, using.Laying):
            self.trace = crc32(f"{seat} {move}".encode(), self.trace)
        EngineState.play(self, seat, move)

    def is_move(self, move: Move) -> bool:
        return move in n.NAMES

    def sort_of(self, move: Move) -> int:
        return n.kind_of(move)

    @property
    def outcome(self) -> Outcome | None:
        if not self.ended:
            return None
        points = tuple(self.power)
        return Outcome(tuple(1 + sum(other > mine for other in points) for mine in points), points, self.ended)

    def view(self, seat: Seat | None) -> dict[str, Json]:
        return view.view(self, seat)

    def guess(self, seat: Seat | None, rng: Chance) -> Self:
        twin = self.copy()
        view.guess(twin, seat, rng)
        return twin

    def label(self, seat: Seat, move: Move) -> Word:
        kind, about = n.kind_of(move), n.about(move)
        choices = dict(self.asked.choices) if kind == n.ANSWER and isinstance(self.asked, using.Which) else {}
        if kind == n.ANSWER:
            what = choices[about].word(self) if about in choices else about
            return Word("move-answer", {"what": what})
        if kind in n.VERBS:
            return Word(f"move-{n.VERBS[kind]}", {"card": title(about)})
        return Word("move-pass")
