"""Set-up: decks chosen, hands, the one mulligan, cards laid face down and revealed together, hands filled up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from thronsaal.core.engine.frame import Frame, Question, SeatQuestion, record
from thronsaal.core.engine.select import cards_in
from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg import shadows, slots, tables
from thronsaal.games.lcg.marshal import price
from thronsaal.games.lcg.material import Keyword

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm
    from thronsaal.games.lcg.timing import Timed


STEPS: Final = {"decks": 0, "hands": 2, "mulligan": 3, "lay-out": 4}
"""Where set-up may be begun, and the place of what is done then."""


def set_up(s: Timed) -> None:
    """Decks are shuffled, a first player is drawn, everybody draws seven cards; who chooses decks does so before."""
    if s.deal.is_made:
        shuffle_decks(s)
    s.first = s.chance.below(s.seats_count)
    s.tell("begins", "lcg.setup-starter", news=True, seat=s.first)
    begin(s, "hands" if s.deal.is_made else "decks")


def begin(s: Timed, step: str) -> None:
    """All steps of set-up from this one on are to be done; the first player is known."""
    first = s.first
    frames: tuple[Frame[Any], ...] = (
        ChooseDeck(first, 0),
        TakeDecks(),
        DrawHands(),
        Mulligan(first, 0),
        LayOut(first, 0),
        Reveal(),
    )
    s.push(*frames[STEPS[step] :])


def shuffle_decks(s: Timed) -> None:
    """Everybody has a plot deck and a draw deck, which is shuffled."""
    for seat in range(s.seats_count):
        s.plots[seat] = s.deal.plot_deck[seat]
        s.stock[seat] = s.deal.draw_deck[seat]
        s.deck[seat] = tuple(cards_in(s.deal.draw_deck[seat]))
        s.shuffle(seat)


@record
class ChooseDeck(SeatQuestion[Any]):
    """One after another chooses a house, with its deck and its agenda if it has one; two may choose the same."""

    seat: Seat
    place: int

    rule = "lcg.setup-houses"

    def run(self, s: Timed) -> bool:
        if self.place < s.seats_count:
            return True
        s.stack.pop()
        return False

    def legal(self, s: Timed, seat: Seat) -> list[Move]:
        return [n.move(n.DECK, at) for at in tables.offered()]

    def answer(self, s: Timed, seat: Seat, move: Move) -> None:
        s.stack[-1] = ChooseDeck(s.left_of(seat), self.place + 1)
        s.picked[seat] = n.about(move)
        s.tell("deck-chosen", "lcg.setup-houses", seat=seat, house=Word(f"house-{m.HOUSES[n.about(move)]}"))

    def prompt(self, s: Timed, seat: Seat) -> Word:
        return Word("prompt-deck")


@record
class TakeDecks(Frame[Any]):
    """The decks that were chosen become the cards of the match."""

    def run(self, s: Timed) -> bool:
        s.stack.pop()
        decks = tuple(tables.chosen_deck(at, s.deal.edition) for at in s.picked)
        s.deal = tables.dealt(decks, s.deal.open, s.chance.seed(), s.deal.edition)
        s.picked = [m.NONE] * s.seats_count
        s.changed()
        shuffle_decks(s)
        return False


@record
class DrawHands(Frame[Any]):
    """Everybody draws seven cards."""

    def run(self, s: Timed) -> bool:
        s.stack.pop()
        for seat in s.clockwise(s.first):
            s.draw_cards(seat, m.HAND_SIZE, framework=True, rule="lcg.setup-hand")
        return False


@record
class Mulligan(SeatQuestion[Any]):
    """One after another may shuffle the hand back and draw seven new cards, once."""

    seat: Seat
    place: int

    rule = "lcg.mulligan"

    def run(self, s: Timed) -> bool:
        if self.place < s.seats_count:
            return True
        s.stack.pop()
        return False

    def legal(self, s: Timed, seat: Seat) -> list[Move]:
        return [n.YES, n.NO]

    def answer(self, s: Timed, seat: Seat, move: Move) -> None:
        s.stack[-1] = Mulligan(s.left_of(seat), self.place + 1)
        if move == n.NO:
            s.tell("kept-hand", "lcg.mulligan", seat=seat)
            return
        s.renewed |= 1 << seat
        s.deck[seat] += tuple(cards_in(s.hand[seat]))
        s.hand[seat] = 0
        s.shuffle(seat)
        s.tell("new-hand", "lcg.mulligan", seat=seat)
        s.draw_cards(seat, m.HAND_SIZE, framework=True, rule=self.rule)

    def prompt(self, s: Timed, seat: Seat) -> Word:
        return Word("prompt-mulligan")


def gold_left(s: Realm, seat: Seat, laid: int) -> int:
    """What is left of the gold for set-up: each card in shadows took two of it."""
    spent = sum(price(s, card, seat, setup=True) for card in cards_in(laid))
    return m.SETUP_GOLD - spent - m.INTO_SHADOWS * slots.mask(s, seat).bit_count()


def layable(s: Realm, seat: Seat, laid: int, among: int) -> int:
    """What may be laid to what lies there: characters, locations within five gold, one Limited card, nothing twice."""
    left = gold_left(s, seat, laid)
    names = {s.deal.names[card] for card in cards_in(laid & s.deal.unique)}
    has_limited = bool(laid & s.deal.with_keyword[Keyword.LIMITED])
    types = s.deal.of_type["character"] | s.deal.of_type["location"]
    types |= s.deal.of_type["attachment"] & s.deal.with_keyword[Keyword.SETUP]
    found = 0
    for card in cards_in(among & types & s.deal.marshalled):
        bit = 1 << card
        if price(s, card, seat, setup=True) > left or (s.deal.unique & bit and s.deal.names[card] in names):
            continue
        if has_limited and s.deal.with_keyword[Keyword.LIMITED] & bit:
            continue
        if s.deal.attachable & bit and not bearers(s, seat, laid, card):
            continue
        found |= bit
    return found


def bearers(s: Realm, seat: Seat, laid: int, card: int) -> int:
    """The cards on which an attachment could lie if these were revealed now."""
    twin = s.copy()
    for each in cards_in(laid):
        twin.take(each)
        twin.enter(each, seat)
    return twin.hosts(card, seat) & laid


@record
class LayOut(Question[Any]):
    """One after another lays cards worth up to five gold face down."""

    seat: Seat
    place: int

    rule = "lcg.setup-cards"

    def run(self, s: Timed) -> bool:
        if self.place < s.seats_count:
            return True
        s.stack.pop()
        return False

    def actors(self, s: Timed) -> tuple[Seat, ...]:
        return (self.seat,)

    def legal(self, s: Timed, seat: Seat) -> list[Move]:
        moves = [n.DONE, *s.choices_by_face(layable(s, seat, s.laid[seat], s.hand[seat]))]
        hidden = s.hand[seat] & s.deal.shadowy
        if hidden and gold_left(s, seat, s.laid[seat]) >= m.INTO_SHADOWS:
            moves += sorted(n.move(n.HIDE, s.deal.ref[card]) for card in cards_in(s.one_each(hidden)))
        return moves

    def answer(self, s: Timed, seat: Seat, move: Move) -> None:
        if move == n.DONE:
            s.tell("laid-out", "lcg.setup-cards", seat=seat, count=s.laid[seat].bit_count())
            s.stack[-1] = LayOut(s.left_of(seat), self.place + 1)
            return
        card = s.deal.number_of[n.about(move)]
        if n.kind_of(move) == n.HIDE:
            shadows.veil(s, card, seat, m.INTO_SHADOWS)
            return
        s.hand[seat] &= ~(1 << card)
        s.laid[seat] |= 1 << card
        s.confide("laid", "lcg.setup-cards", seat, {"card": card})

    def prompt(self, s: Timed, seat: Seat) -> Word:
        return Word("prompt-lay-out", {"count": gold_left(s, seat, s.laid[seat])})


@record
class Reveal(Frame[Any]):
    """All that was laid is revealed together; it was neither played nor put into play. Hands are filled up."""

    def run(self, s: Timed) -> bool:
        s.stack.pop()
        attachments: list[tuple[Seat, int]] = []
        for seat in s.clockwise(s.first):
            cards = s.laid[seat]
            for card in cards_in(cards):
                if s.deal.attachable >> card & 1:
                    attachments.append((seat, card))
                    continue
                s.take(card)
                s.enter(card, seat)
            if cards:
                s.tell("set-up", "lcg.setup-cards", news=True, seat=seat, cards=cards)
        s.push(*(AttachSetUp(seat, card) for seat, card in attachments), Refill())
        return False


@record
class AttachSetUp(SeatQuestion[Any]):
    """Where an attachment with Setup goes; back to hand if it fits nowhere."""

    seat: Seat
    card: int

    rule = "lcg.keyword-setup"

    def run(self, s: Timed) -> bool:
        hosts = s.hosts(self.card, self.seat)
        if hosts & (hosts - 1):
            return True
        self._attach(s, hosts.bit_length() - 1)
        return False

    def _attach(self, s: Timed, host: int) -> None:
        s.stack.pop()
        s.take(self.card)
        if host < 0:
            s.hand[self.seat] |= 1 << self.card
            s.stock[self.seat] |= 1 << self.card
            return
        s.enter(self.card, self.seat)
        s.attach(self.card, host)
        s.tell("attached-setup", "lcg.keyword-setup", seat=self.seat, card=self.card, it=host)

    def legal(self, s: Timed, seat: Seat) -> list[Move]:
        return s.choices(s.hosts(self.card, seat))

    def answer(self, s: Timed, seat: Seat, move: Move) -> None:
        self._attach(s, s.deal.number_of[n.about(move)])

    def prompt(self, s: Timed, seat: Seat) -> Word:
        return Word("prompt-attach", {"card": s.deal.cards[self.card].title})


@record
class Refill(Frame[Any]):
    """Everybody draws up to seven cards; the first round begins."""

    def run(self, s: Timed) -> bool:
        from thronsaal.games.lcg.flow import Round  # noqa: PLC0415  (the round begins where set-up ends)

        s.stack.pop()
        for seat in s.clockwise(s.first):
            missing = m.HAND_SIZE - s.hand[seat].bit_count()
            s.draw_cards(seat, missing, framework=True, rule="lcg.setup-refill")
        s.stack.append(Round(0))
        return False
