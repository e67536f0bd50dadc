"""The six steps of a window: saved from, cancelled, replaced, happened, followed, answered, left."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from thronsaal.core.engine.frame import Frame, record
from thronsaal.core.engine.occurrence import Aftermath, Happening, Impending, NextPassive, Occurrence, Stage
from thronsaal.core.engine.position import aside
from thronsaal.core.engine.window import PASS
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


# Steps 2 and 3.


def test_what_nobody_interrupts_happens():
    s = scene()
    s.open_window(A)
    s.occur(Says("one"), Says("two"), first=B, source=7)
    s.goes_on()
    assert s.story == ("one", "two")
    assert s.stack == [Bottom()]


def test_those_who_could_are_asked_from_the_first_on_until_all_pass_in_a_row():
    s = scene()
    s.can_interrupt = {A: {1: saying("a")}, B: {1: saying("b")}, C: {1: saying("c")}}
    s.occur(Says("it"), first=B)
    s.goes_on().answers(PASS, 1, PASS, PASS)
    # What C does can be interrupted too; then all are asked again, from the left of C on.
    assert s.asked == tuple(f"{seat} interrupts" for seat in "BCAB")
    assert (s.story, s.waits) == (("c",), "A interrupts")
    s.answers(PASS, PASS)
    assert s.asked[4:] == ("A interrupts", "B interrupts")
    assert (s.story, s.waits) == (("c", "it"), "")


def test_what_is_saved_from_does_not_happen():
    s = scene()
    s.can_interrupt = {B: {1: lambda s: s.occur(Does("save"), first=C)}}
    s.deeds["save"] = lambda s: s.tells(s.amend(Dies("x", 2)))
    s.occur(Dies("w", 1), Dies("x", 2), Says("y"), first=A)
    s.goes_on().answers(1)
    assert s.story == ("True", "w", "y")
    assert s.moribund == 0b10


def test_what_is_replaced_happens_in_its_place():
    s = scene()
    s.deeds["replace"] = lambda s: s.tells(s.amend(Says("x"), Says("p"), Says("q")))
    s.can_interrupt = {A: {1: lambda s: s.occur(Does("replace"), first=A)}}
    s.occur(Says("w"), Says("x"), Says("y"), first=A)
    s.goes_on().answers(1)
    assert s.story == ("True", "w", "p", "q", "y")
    assert Says("x") not in s.happened
    assert s.happened[-4:] == (Says("w"), Says("p"), Says("q"), Says("y"))


def test_the_next_thing_of_its_kind_is_amended_and_only_that():
    s = scene()
    s.occur(Says("x"), Says("x"), first=A)
    s.occur(Says("x"), first=A)
    assert s.amend(Says("x"))
    assert [len(frame.coming) for frame in s.stack[1:]] == [2, 0]
    assert s.amend(Says("x"), Says("y"))
    assert s.stack[1].coming == (Says("y"), Says("x"))
    assert not s.amend(Says("z"))


def test_what_has_happened_cannot_be_amended():
    s = scene()
    s.occur(Says("x"), first=A)
    s.goes_on()
    assert not s.amend(Says("x"))
    s.stack.append(Happening((Says("x"),), 0))
    assert not s.amend(Says("x"))


def test_a_window_outside_cannot_be_amended_or_cancelled_from_within():
    s = scene()
    s.occur(Says("x"), first=A, source=7)
    s.open_window(A)
    assert not s.amend(Says("x"))
    assert not s.cancel(7)


def test_a_cancelled_source_does_nothing_at_all():
    s = scene()
    s.can_interrupt = {B: {1: lambda s: s.occur(Does("cancel"), first=C, source=8)}}
    s.deeds["cancel"] = lambda s: s.tells(s.cancel(7))
    s.occur(Says("x"), Says("y"), first=A, source=7)
    s.goes_on().answers(1)
    assert s.story == ("True",)
    assert not s.cancel(7)


def test_a_cancel_can_be_cancelled():
    s = scene()
    s.deeds = {"cancel 7": lambda s: s.cancel(7), "cancel 8": lambda s: s.cancel(8)}
    s.can_interrupt = {
        B: {1: lambda s: s.occur(Does("cancel 7"), first=C, source=8)},
        C: {2: lambda s: s.occur(Does("cancel 8"), first=A, source=9)},
    }
    s.occur(Says("x"), first=A, source=7)
    s.goes_on().answers(1, 2)
    assert s.story == ("x",)


def test_of_two_things_of_one_source_the_later_is_cancelled():
    s = scene()
    s.occur(Says("x"), first=A, source=7)
    s.occur(Says("y"), first=A, source=7)
    assert s.cancel(7)
    s.goes_on()
    assert s.story == ("x",)


def test_nobody_is_asked_once_nothing_is_left_to_happen():
    s = scene()
    s.can_interrupt = {B: {1: lambda s: s.cancel(7), 2: saying("more")}, C: {1: saying("c")}}
    s.occur(Says("x"), first=A, source=7)
    s.goes_on().answers(1)
    assert (s.waits, s.story) == ("", ())


def test_an_ability_interrupts_one_thing_once():
    s = scene()
    kill, other = Dies("x", 1), Dies("y", 2)
    s.occur(kill, other, first=A)
    s.note_interrupt(5, kill)
    window = s.stack[-1]
    assert isinstance(window, Impending)
    assert list(window.unanswered(s, 5)) == [other]
    assert list(window.unanswered(s, 6)) == [kill, other]
    s.moribund = 0b100
    assert list(window.unanswered(s, 6)) == [kill], "nobody saves from what cannot happen"
    assert window.moved(B, 1).answered == ((5, kill),)
    s.occur(kill, first=A)
    assert list(s.stack[-1].unanswered(s, 5)) == [kill], "a new danger is another thing"


def test_what_is_no_longer_due_does_not_happen():
    s = scene()
    s.occur(Dies("x", 3), Dies("again", 3), Dies("y", 4), first=A)
    s.goes_on()
    assert s.story == ("x", "y")
    assert s.happened == (Dies("x", 3), Dies("y", 4))


def test_a_second_part_is_due_once_the_first_has_happened():
    @dataclass(frozen=True, slots=True)
    class Then(Says):
        def is_due(self, s: Scene) -> bool:
            return s.happened[-1:] == (Dies("x", 3),)

    s = scene()
    s.occur(Dies("x", 3), Then("then"), first=A)
    s.goes_on()
    assert s.story == ("x", "then")
    s.occur(Dies("x", 3), Then("then"), first=A)
    s.happened = ()
    s.goes_on()
    assert s.story == ("x", "then")


def test_what_a_thing_puts_on_the_stack_is_done_before_the_next():
    s = scene()
    s.deeds["ask"] = lambda s: s.push(Aside("first"), Aside("second"))
    s.occur(Says("before"), Does("ask"), Says("after"), first=A)
    s.goes_on()
    assert s.story == ("before", "first", "second", "after")
    assert s.happened == (Says("before"), Does("ask"), Says("after"))


def test_a_thing_within_a_thing_can_be_interrupted():
    s = scene()
    s.deeds["inner"] = lambda s: s.occur(Says("inner"), first=B)
    s.occur(Does("inner"), Says("after"), first=A)
    s.can_interrupt = {}
    s.stack[-1].run(s)
    s.can_interrupt = {C: {1: lambda s: s.amend(Says("inner"))}}
    s.goes_on()
    assert s.waits == "C interrupts"
    s.answers(1)
    assert s.story == ("after",)


def test_costs_happen_at_once_and_can_be_answered():
    s = scene()
    s.open_window(A)
    s.befall(Dies("paid", 1), Dies("twice", 1), Says("and"))
    assert s.story == ("paid", "and")
    assert s.happened == (Dies("paid", 1), Says("and"))


# Step 4.


def test_passives_come_after_all_that_happened_in_the_window():
    s = scene()
    s.passives = {"one": ("p",)}
    s.open_window(A)
    s.occur(Says("two"), first=A)
    s.occur(Says("one"), first=A)
    s.goes_on()
    assert s.story == ("one", "two", "p")


def test_a_passive_sets_off_another():
    s = scene()
    s.passives = {"x": ("p",), "p": ("q",), "q": ("r",)}
    s.open_window(A)
    s.occur(Says("x"), first=A)
    s.goes_on()
    assert s.story == ("x", "p", "q", "r")


def test_the_orderer_says_which_passive_comes_first():
    s = scene()
    s.passives = {"x": ("p", "q", "r")}
    s.open_window(A)
    s.occur(Says("x"), first=C)
    s.goes_on()
    assert s.waits == "B order"
    assert s.stack[-1].legal(s, B) == [ord("p"), ord("q"), ord("r")]
    s.answers(ord("q"))
    assert s.story == ("x", "q")
    s.answers(ord("r"))
    assert s.story == ("x", "q", "r", "p")


def test_what_a_passive_sets_off_comes_before_those_that_wait():
    s = scene()
    s.passives = {"x": ("p", "q"), "p": ("u", "v")}
    s.open_window(A)
    s.occur(Says("x"), first=A)
    s.goes_on().answers(ord("p"))
    assert s.stack[-1].waiting == (("u", 1), ("v", 1))
    s.answers(ord("v"))
    assert s.story == ("x", "p", "v", "u", "q")


def test_equal_passives_need_no_order():
    s = scene()
    s.passives = {"x": ("p",)}
    s.open_window(A)
    s.occur(Says("x"), Says("x"), first=A)
    s.goes_on()
    assert s.story == ("x", "x", "p", "p")
    s.passives = {"x": ("p",), "y": ("q",)}
    s.story = ()
    s.open_window(A)
    s.occur(Says("x"), Says("x"), Says("y"), first=A)
    s.goes_on()
    assert s.stack[-1].legal(s, B) == [ord("p"), ord("q")]
    s.answers(ord("p"), ord("q"))
    assert s.story == ("x", "x", "y", "p", "q", "p")


def test_a_lower_rank_comes_first_whatever_the_orderer_likes():
    s = scene()
    s.passives = {"x": ("2p", "1q", "1r")}
    s.open_window(A)
    s.occur(Says("x"), first=A)
    s.goes_on()
    assert s.stack[-1].legal(s, B) == [ord("q"), ord("r")]
    s.answers(ord("r"))
    assert s.story == ("x", "1r", "1q", "2p")


def test_a_passive_can_be_interrupted():
    s = scene()
    s.passives = {"x": ("p",)}
    s.open_window(A)
    s.occur(Says("x"), first=A)
    s.stack[-1].run(s)
    s.can_interrupt = {C: {1: lambda s: s.amend(Says("p"))}}
    s.goes_on().answers(1)
    assert s.asked == ("C interrupts",)
    assert s.story == ("x",)


# Step 5.


def test_responses_go_round_until_all_pass_in_a_row():
    s = scene()
    s.can_respond = {A: {1: saying("a"), 2: saying("aa")}, B: {1: saying("b")}, C: {1: saying("c")}}
    s.open_window(B)
    s.occur(Says("x"), first=A)
    s.goes_on().answers(PASS, PASS, 2, PASS, PASS, PASS)
    assert s.asked == tuple(f"{seat} responses" for seat in "BCABCA")
    assert (s.story, s.waits) == (("x", "aa"), "")


def test_each_response_sets_off_its_passives_before_the_next_response():
    s = scene()
    s.passives = {"b": ("p",)}
    s.can_respond = {B: {1: saying("b")}, C: {1: saying("c")}}
    s.open_window(B)
    s.occur(Says("x"), first=A)
    s.goes_on().answers(1, 1)
    assert s.story == ("x", "b", "p", "c")


def test_everything_that_happened_in_the_window_may_be_answered_once():
    s = scene()
    s.open_window(A)
    s.befall(Says("x"), Says("y"))
    s.befall(Says("x"))
    assert list(s.unanswered(4)) == [(0, Says("x")), (1, Says("y")), (2, Says("x"))]
    s.note_answer(4, 0)
    assert list(s.unanswered(4)) == [(1, Says("y")), (2, Says("x"))]
    assert len(list(s.unanswered(5))) == 3


def test_nobody_responds_to_nothing():
    s = scene()
    s.can_respond = {A: {1: saying("a")}}
    s.open_window(A)
    s.goes_on()
    assert s.waits == ""


def test_a_window_without_responses_has_passives():
    s = scene()
    s.passives = {"x": ("p",)}
    s.can_respond = {A: {1: saying("a")}}
    s.open_window(A, responses=False)
    s.befall(Says("x"))
    s.goes_on()
    assert (s.story, s.waits) == (("x", "p"), "")


# Step 6.


def test_moribund_cards_leave_at_the_end():
    s = scene()
    s.can_respond = {A: {1: saying("a")}}
    s.passives = {"x": ("p",)}
    s.open_window(A)
    s.occur(Dies("x", 3), Dies("y", 1), first=A)
    s.goes_on()
    assert (s.moribund, s.left) == (0b1010, ())
    s.note_answer(1, 0)
    s.answers(PASS)
    assert s.story == ("x", "y", "p", "leaves")
    assert s.left == (0b1010,)
    assert (s.happened, s.followed, s.answered, s.moribund) == ((), 0, (), 0)


def test_what_happens_in_an_inner_window_is_answered_there_and_nowhere_else():
    s = scene()
    s.passives = {"outer": ("p",), "inner": ("q",)}
    s.open_window(A)
    s.befall(Dies("outer", 1))
    s.note_answer(9, 0)
    s.open_window(B)
    assert (s.happened, s.answered, s.moribund) == ((), (), 0b10)
    s.occur(Dies("inner", 2), Dies("again", 1), first=C)
    s.can_respond = {C: {1: saying("c")}}
    s.goes_on()
    assert s.story == ("outer", "inner", "q")
    assert [each for _, each in s.unanswered(9)] == [Dies("inner", 2), Says("q")]
    s.answers(1)
    assert s.story == ("outer", "inner", "q", "c", "leaves", "p", "leaves")
    assert s.left == (0b100, 0b010)
    assert s.stack == [Bottom()]


def test_a_window_that_is_called_off_ends_at_once():
    s = scene()
    s.can_respond = {A: {1: saying("a")}}
    s.passives = {"x": ("p",)}
    s.deeds["off"] = lambda s: s.call_off()
    s.can_interrupt = {B: {1: lambda s: s.occur(Does("off"), first=A)}}
    s.open_window(A)
    s.befall(Says("outer"))
    s.open_window(A)
    s.occur(Says("never"), first=A)
    s.befall(Dies("x", 3))
    s.occur(Says("nor this"), first=B)
    s.goes_on().answers(1)
    assert s.story == ("outer", "x", "leaves")
    assert (s.happened, s.moribund) == ((Says("outer"),), 0)
    assert s.waits == "A responses"
    assert len(s.stack) == 2


def test_something_else_may_come_in_place_of_a_window_that_was_called_off():
    s = scene()

    def restart(s: Scene) -> None:
        s.call_off()
        s.push(Aside("one"), Aside("two"), Aside("three"))

    s.deeds["restart"] = restart
    s.open_window(A)
    s.occur(Says("x"), Does("restart"), Says("never"), first=A)
    s.occur(Says("before"), first=A)
    s.goes_on()
    assert s.story == ("before", "x", "one", "two", "three")


def test_a_stage_is_copied_and_packed_with_all_that_waits():
    s = scene()
    s.open_window(A)
    s.befall(Dies("x", 3))
    s.note_answer(4, 0)
    s.open_window(B)
    s.occur(Says("y"), first=C, source=2)
    twin = s.copy()
    assert twin.pack() == s.pack()
    twin.amend(Says("y"))
    assert twin.pack() != s.pack()
    assert s.stack[-1].coming == (Says("y"),)


def test_what_a_game_must_say_is_asked_for():
    class Silent(Stage):
        pass

    with pytest.raises(TypeError, match="could_interrupt"):
        Silent(2, 0)
