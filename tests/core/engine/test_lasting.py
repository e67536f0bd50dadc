"""Effects that last know whom, how much, from where and until when; what they change is derived."""

from __future__ import annotations

from thronsaal.core.engine.lasting import NOWHERE, Enduring, Lasting
from thronsaal.core.engine.position import aside


class Table(Enduring):
    changes: int = aside(0)

    def changed(self) -> None:
        self.changes += 1


STRONG = Lasting("strength", 5, 2, source=7, until="phase")
WEAK = Lasting("strength", 5, -3, until="round")
MARKED = Lasting("marked", 5)


def table() -> Table:
    s = Table(2, 0)
    for effect in (STRONG, WEAK, MARKED):
        s.last(effect)
    return s


def test_effects_are_kept_in_order_and_packed():
    s = table()
    assert s.lasting == (STRONG, WEAK, MARKED)
    assert (WEAK.source, MARKED.until, MARKED.n) == (NOWHERE, "", 0)
    assert s.copy().lasting == s.lasting
    assert s.pack() != Table(2, 0).pack()


def test_effects_hold_for_just_this_one():
    s = table()
    assert s.lasts("marked", 5)
    assert not s.lasts("marked", 4)
    assert not s.lasts("blank", 5)
    assert list(s.lasting_on("strength", 5)) == [STRONG, WEAK]
    assert sum(each.n for each in s.lasting_on("strength", 5)) == -1
    assert list(s.lasting_on("strength", 6)) == []


def test_effects_end_at_their_moment():
    s = table()
    s.expire("phase")
    assert s.lasting == (WEAK, MARKED)
    s.expire("round")
    s.expire("game")
    assert s.lasting == (MARKED,)


def test_whatever_is_derived_is_forgotten_only_when_something_changed():
    s = table()
    assert s.changes == 3
    s.expire("challenge")
    assert s.changes == 3
    s.expire("phase")
    assert s.changes == 4


def test_copies_go_their_own_way():
    s = table()
    twin = s.copy()
    twin.expire("phase")
    assert STRONG in s.lasting
