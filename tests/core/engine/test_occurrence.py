"""Steps 2 and 3 of a window: what is about to happen is saved from, cancelled, replaced, or happens."""

from __future__ import annotations

from dataclasses import dataclass

from support.stage import A, Aside, B, Bottom, C, Dies, Does, Says, Scene, saying, scene
from thronsaal.core.engine.occurrence import Happening, Impending
from thronsaal.core.engine.window import PASS


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
    twin = s.copy()
    assert s.cancel(7)
    s.goes_on()
    assert s.story == ("x",)
    assert twin.cancel(7)
    assert twin.cancel(7), "the earlier one is still about to happen"
    assert not twin.cancel(7)


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
