"""A stage on which a test says who can do what: things leave a word in its story."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from thronsaal.core.engine.frame import Frame, record
from thronsaal.core.engine.occurrence import Aftermath, Impending, NextPassive, Occurrence, Stage
from thronsaal.core.engine.position import aside
from thronsaal.core.words import Move, Seat, Word

A, B, C = range(3)


@dataclass(frozen=True, slots=True)
class Says(Occurrence["Scene"]):
    """Something that leaves a word in the story."""

    word: str

    def happen(self, s: Scene) -> None:
        s.story += (self.word,)


@dataclass(frozen=True, slots=True)
class Dies(Says):
    card: int = 0

    def is_due(self, s: Scene) -> bool:
        return not s.moribund >> self.card & 1

    def happen(self, s: Scene) -> None:
        s.story += (self.word,)
        s.moribund |= 1 << self.card


@dataclass(frozen=True, slots=True)
class Does(Occurrence["Scene"]):
    """Something that does more than leave a word."""

    what: str

    def happen(self, s: Scene) -> None:
        s.deeds[self.what](s)


@record
class Aside(Frame["Scene"]):
    word: str

    def run(self, s: Scene) -> bool:
        s.stack.pop()
        s.story += (self.word,)
        return False


@record
class Interrupts(Impending):
    rule = "scene.interrupts"

    def prompt(self, s: Scene, seat: Seat) -> Word:
        return Word("interrupt")


@record
class Responses(Aftermath):
    rule = "scene.responses"

    def prompt(self, s: Scene, seat: Seat) -> Word:
        return Word("respond")


@record
class Order(NextPassive):
    rule = "scene.order"

    def prompt(self, s: Scene, seat: Seat) -> Word:
        return Word("order")


@record
class Bottom(Frame["Scene"]):
    def run(self, s: Scene) -> bool:
        return True


Deed = Callable[["Scene"], None]


class Scene(Stage):
    """A stage on which a test says who can do what."""

    impending = Interrupts
    aftermath = Responses
    ordering = Order

    story: tuple[str, ...] = ()
    deeds: dict[str, Deed] = aside({})
    can_interrupt: dict[Seat, dict[Move, Deed]] = aside({})
    can_respond: dict[Seat, dict[Move, Deed]] = aside({})
    passives: dict[str, tuple[str, ...]] = aside({})
    """By the word that sets them off: what they say; a digit in front is their rank."""
    left: tuple[int, ...] = ()
    asked: tuple[Any, ...] = ()

    def could_interrupt(self, seat: Seat, window: Impending) -> bool:
        return bool(self.can_interrupt.get(seat))

    def interrupts(self, seat: Seat, window: Impending) -> list[Move]:
        return sorted(self.can_interrupt[seat])

    def could_respond(self, seat: Seat) -> bool:
        return bool(self.can_respond.get(seat))

    def responses(self, seat: Seat) -> list[Move]:
        return sorted(self.can_respond[seat])

    def use(self, seat: Seat, move: Move) -> None:
        able = self.can_interrupt if isinstance(self.stack[-1], Impending) else self.can_respond
        able[seat].pop(move)(self)

    def set_off(self, by: Occurrence[Any], place: int) -> list[tuple[str, int]]:
        return [(word, place) for word in self.passives.get(getattr(by, "word", ""), ())]

    def follow(self, passive: tuple[str, int]) -> None:
        self.occur(Says(passive[0]), first=A)

    def orderer(self) -> Seat:
        return B

    def order_move(self, passive: tuple[str, int]) -> Move:
        return ord(passive[0][-1])

    def rank(self, passive: tuple[str, int]) -> int:
        return int(passive[0][0]) if passive[0][0].isdigit() else 0

    def leave(self, cards: int) -> None:
        self.story += ("leaves",) if cards else ()
        self.left += (cards,)

    # What tests do.

    def tells(self, what: object) -> None:
        self.story += (str(what),)

    def goes_on(self) -> Scene:
        """Until somebody is asked."""
        while not self.stack[-1].run(self):
            pass
        return self

    @property
    def waits(self) -> str:
        """Whom it waits for, and with what."""
        top = self.stack[-1]
        return "" if isinstance(top, Bottom) else "ABC"[top.actors(self)[0]] + " " + top.kind

    def answers(self, *moves: Move) -> Scene:
        for move in moves:
            top = self.stack[-1]
            self.asked += (self.waits,)
            top.answer(self, top.actors(self)[0], move)
            self.goes_on()
        return self


def scene() -> Scene:
    s = Scene(3, 0)
    s.stack.append(Bottom())
    # A fresh dictionary for each test: what lies aside is shared by all that start with it.
    s.deeds, s.can_interrupt, s.can_respond, s.passives = {}, {}, {}, {}
    return s


def saying(word: str) -> Deed:
    return lambda s: s.occur(Says(word), first=A)
