"""Steps 4 to 6 of a window: passives follow, responses go round, what is moribund leaves; windows nest."""

from __future__ import annotations

import pytest

from support.stage import A, Aside, B, Bottom, C, Dies, Does, Says, Scene, saying, scene
from thronsaal.core.engine.occurrence import Stage
from thronsaal.core.engine.window import PASS

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
