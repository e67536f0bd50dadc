"""Using a card: who could, who can, what it costs, what it is aimed at, and what then impends."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from thronsaal.core.engine.frame import Frame, SeatQuestion, record
from thronsaal.core.engine.occurrence import Impending
from thronsaal.core.engine.select import set_of
from thronsaal.core.reason import Reason
from thronsaal.core.words import Move, Seat, Word
from toys.feud import cards as c
from toys.feud import notation as n
from toys.feud import occurrences as o
from toys.feud.occurrences import Happens
from toys.feud.position import Position
from toys.feud.vocabulary import NONE, Ability, Interrupt, Response, Scope
from toys.feud.wording import title

Choice = tuple[int, Happens]
"""Something that can be answered: its place, and what it is."""


def maybe_in_hand(s: Position, seat: Seat) -> int:
    """The cards that this seat could hold by all that is public."""
    hand, deck = s.hand[seat], s.deck[seat]
    if not hand:
        return 0
    openly = o.openly(s)
    if all(s.known[card] == openly for card in hand):
        return set_of(*hand)
    return set_of(*hand, *(card for card in deck if s.known[card] != openly))


def usable(s: Position, scope: Scope) -> bool:
    """Whether an ability could be used, by what all can see: gold, costs, and something that it would do."""
    card = c.CARDS[scope.card]
    if card.kind == "event" and card.cost > s.gold[scope.seat]:
        return False
    return all(cost.choices(s, scope) for cost in card.text.cost) and any(do.could(s, scope) for do in card.text.do)


def actions(s: Position, seat: Seat, cards: int) -> Iterator[int]:
    """Those of these cards whose action can be used."""
    return (card for card in c.numbers(cards & c.ACTIONS) if usable(s, Scope(seat, card)))


def interruptible(s: Position, window: Impending, seat: Seat, card: int) -> list[Choice]:
    """What this card can save from or cancel."""
    due = set(window.unanswered(s, card))
    return _answerable(s, seat, card, ((at, each) for at, each in enumerate(window.coming) if each in due))


def respondible(s: Position, seat: Seat, card: int) -> list[Choice]:
    """What this card can respond to."""
    return _answerable(s, seat, card, s.unanswered(card))


def _answerable(s: Position, seat: Seat, card: int, things: Iterable[Choice]) -> list[Choice]:
    after = c.CARDS[card].text.after
    return [
        (at, each)
        for at, each in things
        if isinstance(each, after.answers)
        and after.fits(s, Scope(seat, card, each), each)
        and usable(s, Scope(seat, card, each))
    ]


def interrupts(s: Position, seat: Seat, window: Impending, cards: int) -> Iterator[int]:
    """Those of these cards that can interrupt."""
    fitting = cards & c.answering(Interrupt, window.coming)
    return (card for card in c.numbers(fitting) if interruptible(s, window, seat, card))


def responses(s: Position, seat: Seat, cards: int) -> Iterator[int]:
    """Those of these cards that can respond."""
    fitting = cards & c.answering(Response, s.happened)
    return (card for card in c.numbers(fitting) if respondible(s, seat, card))


def table_and(s: Position, seat: Seat, hand: int) -> int:
    """The cards of a seat that work: those in play, and the events among these."""
    return s.table[seat] | hand & c.OF_KIND["event"]


def as_moves(s: Position, seat: Seat, cards: Iterable[int]) -> list[Move]:
    """Using these cards, as moves."""
    return sorted(n.move(n.USE if s.in_play >> card & 1 else n.PLAY, card) for card in cards)


def begin(s: Position, scope: Scope) -> None:
    """Use a card: it is played, paid for, aimed, and then its effect impends."""
    card, seat = c.CARDS[scope.card], scope.seat
    if card.kind == "event":
        s.take_from_hand(seat, scope.card)
        s.known[scope.card] = 0
        s.gold[seat] -= card.cost
        s.doom(scope.card, o.DISCARD)
        s.tell("played", "feud.event", news=True, seat=seat, card=scope.card)
    else:
        s.tell("used", "feud.ability", seat=seat, card=scope.card)
    costs = [Pay(seat, scope, number) for number in range(len(card.text.cost))]
    s.push(*costs, *aimed(s, scope))


def aimed(s: Position, scope: Scope) -> list[Frame]:
    """Choose what is chosen, then let it come."""
    choosing = any(effect.targets(s, scope) is not None for effect in c.CARDS[scope.card].text.do)
    return [*([Target(scope.seat, scope)] if choosing else []), Execute(scope, NONE)]


@record
class Choose(SeatQuestion[Position]):
    """A question for a card; one that leaves no choice answers itself."""

    seat: Seat
    scope: Scope

    @property
    def text(self) -> Ability:
        return c.CARDS[self.scope.card].text

    def choices(self, s: Position) -> tuple[int, ...]:
        raise NotImplementedError

    def take(self, s: Position, card: int) -> None:
        raise NotImplementedError

    def run(self, s: Position) -> bool:
        choices = self.choices(s)
        if len(choices) > 1:
            return True
        s.stack.pop()
        if choices:
            self.take(s, choices[0])
        return False

    def legal(self, s: Position, seat: Seat) -> list[Move]:
        return [n.move(n.CHOOSE, card) for card in self.choices(s)]

    def answer(self, s: Position, seat: Seat, move: Move) -> None:
        s.stack.pop()
        self.take(s, n.about(move))

    def refuse(self, s: Position, seat: Seat, move: Move) -> Reason:
        return Reason("not-among", self.rule, {"card": title(n.about(move)), "source": title(self.scope.card)})


@record
class Pay(Choose):
    """With which card a cost is paid."""

    rule = "feud.cost"
    number: int

    def choices(self, s: Position) -> tuple[int, ...]:
        return c.numbers(self.text.cost[self.number].choices(s, self.scope))

    def take(self, s: Position, card: int) -> None:
        s.befall(self.text.cost[self.number].paid_with(card))

    def prompt(self, s: Position, seat: Seat) -> Word:
        return Word("prompt-pay", {"cost": self.text.cost[self.number].word, "card": title(self.scope.card)})


@record
class Target(Choose):
    """What an effect is aimed at."""

    rule = "feud.target"

    def choices(self, s: Position) -> tuple[int, ...]:
        return c.numbers(next(mask for each in self.text.do if (mask := each.targets(s, self.scope)) is not None))

    def take(self, s: Position, card: int) -> None:
        s.stack[-1] = replace(s.stack[-1], target=card)

    def prompt(self, s: Position, seat: Seat) -> Word:
        return Word("prompt-target", {"card": title(self.scope.card)})


@record
class Execute(Frame[Position]):
    """All is paid and chosen: now the effect impends. An event's can be cancelled."""

    scope: Scope
    target: int

    def run(self, s: Position) -> bool:
        s.stack.pop()
        scope = self.scope
        card = c.CARDS[scope.card]
        doing = [each for each in card.text.do if self.target != NONE or each.targets(s, scope) is None]
        coming = [each for effect in doing for each in effect.coming(s, scope, self.target)]
        if card.kind == "event":
            coming.insert(0, o.Resolve(scope.card))
        s.occur(*coming, first=s.left_of(scope.seat), source=scope.card)
        return False


@record
class Which(SeatQuestion[Position]):
    """Which of several things a card answers."""

    rule = "feud.answers"
    seat: Seat
    card: int
    choices: tuple[Choice, ...]

    def legal(self, s: Position, seat: Seat) -> list[Move]:
        return [n.move(n.ANSWER, at) for at, _ in self.choices]

    def answer(self, s: Position, seat: Seat, move: Move) -> None:
        s.stack.pop()
        engage(s, seat, self.card, next(choice for choice in self.choices if choice[0] == n.about(move)))

    def prompt(self, s: Position, seat: Seat) -> Word:
        return Word("prompt-which", {"card": title(self.card)})


def answer(s: Position, seat: Seat, card: int) -> None:
    """A card answers something; if it could be several, the seat says which."""
    top = s.stack[-1]
    choices = interruptible(s, top, seat, card) if isinstance(top, Impending) else respondible(s, seat, card)
    if len(choices) > 1:
        s.stack.append(Which(seat, card, tuple(choices)))
    else:
        engage(s, seat, card, choices[0])


def engage(s: Position, seat: Seat, card: int, choice: Choice) -> None:
    """A card answers this."""
    place, what = choice
    if isinstance(s.stack[-1], Impending):
        s.note_interrupt(card, what)
    else:
        s.note_answer(card, place)
    begin(s, Scope(seat, card, what))


@record
class Laying(SeatQuestion[Position]):
    """Which card of the hand goes on top of the deck."""

    rule = "feud.tuck"
    seat: Seat

    def legal(self, s: Position, seat: Seat) -> list[Move]:
        return [n.move(n.CHOOSE, card) for card in sorted(s.hand[self.seat])]

    def answer(self, s: Position, seat: Seat, move: Move) -> None:
        s.stack.pop()
        s.tuck(seat, n.about(move))

    def prompt(self, s: Position, seat: Seat) -> Word:
        return Word("prompt-tuck")

    def refuse(self, s: Position, seat: Seat, move: Move) -> Reason:
        return Reason("not-in-hand", self.rule, {"card": title(n.about(move))})
