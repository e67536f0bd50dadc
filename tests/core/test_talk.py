"""What is said: one line, not too long, of a known kind."""

import pytest

from thronsaal.core.talk import KINDS, LONGEST_TALK, SIGNALS, Talk


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "signals"])
@pytest.mark.parametrize("text", ["x", "Guten Tag!", "„Nie“ — 🙂", "x" * LONGEST_TALK, "a\u00a0b"])
def test_what_may_be_said(kind: str, text: str):
    assert Talk(0, 0, kind, text).text == text


@pytest.mark.parametrize("text", SIGNALS)
def test_signals_are_a_small_set(text: str):
    assert Talk(0, 0, "signals", text).text == text


@pytest.mark.parametrize(
    ("kind", "text", "says"),
    [
        ("shouts", "hey", "talk is one of says, offers, promises, signals, not 'shouts'"),
        ("signals", "Guten Tag!", "a signal is one of hello"),
        ("says", "", "1 to 500 characters"),
        ("says", " \u2003 ", "1 to 500 characters"),
        ("says", "x" * (LONGEST_TALK + 1), "1 to 500 characters"),
        ("says", "two\nlines", "one line without control characters"),
        ("says", "two\u2028lines", "one line without control characters"),
        ("says", "two\x85lines", "one line without control characters"),
        ("says", "bell\x07", "one line without control characters"),
        ("says", "\x1b[31mred", "one line without control characters"),
        ("says", "half \ud83d", "one line without control characters"),
    ],
)
def test_what_may_not(kind: str, text: str, says: str):
    with pytest.raises(ValueError, match=says):
        Talk(0, 0, kind, text)
