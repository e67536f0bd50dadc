"""A table: wishes are planned, stored entries absorbed; late, repeated and foolish wishes change nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from server.hosting import ANNA, BEN, CARA, absorb, any_move, bare_table
from thronsaal.core.reason import Refused
from thronsaal.core.registry import find_game
from thronsaal.server.errors import Denied
from thronsaal.server.people import Person
from thronsaal.server.table import Chair, Deed, Draft, Entry, Table


def moves(table: Table, count: int) -> None:
    for _ in range(count):
        seat, move = any_move(table)
        absorb(table, table.plan_move(seat, move, table.position))


def denial(plan: Callable[[], list[Draft]]) -> str:
    with pytest.raises(Denied) as caught:
        plan()
    return caught.value.code


def test_a_move_names_the_position_it_answers() -> None:
    table = bare_table()
    seat, move = any_move(table)
    assert denial(lambda: table.plan_move(seat, move, 1)) == "late"
    absorb(table, table.plan_move(seat, move, 0))
    assert (table.number, table.position, len(table.match.moves)) == (1, 1, 1)


def test_the_same_message_twice_counts_once() -> None:
    table = bare_table()
    seat, move = any_move(table)
    absorb(table, table.plan_move(seat, move, 0))
    assert table.plan_move(seat, move, 0) == []
    moves(table, 1)
    assert table.plan_move(seat, move, 0) == [], "also when the other has answered meanwhile"


def test_another_move_at_a_position_that_is_gone_is_late() -> None:
    table = bare_table()
    seat, move = any_move(table)
    other = table.match.state.legal(seat)[-1]
    absorb(table, table.plan_move(seat, move, 0))
    assert denial(lambda: table.plan_move(seat, other, 0)) == "late"


def test_a_late_repetition_after_a_take_back_is_not_played_again() -> None:
    table = bare_table()
    seat, move = any_move(table)
    absorb(table, table.plan_move(seat, move, 0))
    absorb(table, table.plan_undo(seat))
    absorb(table, table.plan_agree(1 - seat))
    assert (len(table.match.moves), table.position) == (0, 4)
    assert table.plan_move(seat, move, 0) == []
    assert len(table.match.moves) == 0


def test_talk_does_not_make_a_move_late() -> None:
    table = bare_table()
    absorb(table, table.plan_talk(1, "good luck"))
    seat, move = any_move(table)
    absorb(table, table.plan_move(seat, move, 0))
    assert (table.number, table.position) == (2, 2)


def test_a_refused_move_changes_nothing() -> None:
    table = bare_table()
    before = table.match.state.pack()
    with pytest.raises(Refused):
        table.plan_move(1 - table.actors[0], 0, 0)
    assert (table.match.state.pack(), table.number) == (before, 0)


def test_planning_changes_nothing() -> None:
    table = bare_table()
    seat, move = any_move(table)
    before = table.match.state.pack()
    table.plan_move(seat, move, 0)
    table.plan_resign(0)
    table.plan_leave(0, "easy")
    assert (table.match.state.pack(), table.number, table.phase, table.match.resigned) == (before, 0, "playing", None)


def test_taking_back_by_consent() -> None:
    table = bare_table()
    moves(table, 2)
    first = table.match.moves[0].seat
    absorb(table, table.plan_undo(first))
    assert table.asked is not None
    assert denial(lambda: table.plan_undo(1 - first)) == "already-asked"
    assert denial(lambda: table.plan_agree(first)) == "not-asked"
    absorb(table, table.plan_agree(1 - first))
    assert len(table.match.moves) == 0
    assert table.undone == {1, 2}
    assert table.strikes[5] == (1, 2)
    assert table.asked is None


def test_a_take_back_may_be_declined_or_withdrawn() -> None:
    for decliner in (0, 1):
        table = bare_table()
        moves(table, 2)
        absorb(table, table.plan_undo(0))
        absorb(table, table.plan_decline(decliner))
        assert table.asked is None
        assert len(table.match.moves) == 2
        assert denial(lambda table=table: table.plan_decline(1)) == "not-asked"  # type: ignore[misc]


def test_a_move_withdraws_the_wish_to_take_back() -> None:
    table = bare_table()
    moves(table, 2)
    absorb(table, table.plan_undo(0))
    moves(table, 1)
    assert table.asked is None


def test_bots_agree_to_a_take_back() -> None:
    table = bare_table()
    table.chairs[1] = Chair("bot", level="random")
    moves(table, 2)
    assert table.plan_undo(0) == [Draft("took-back", 0)]


def test_nothing_to_take_back() -> None:
    with pytest.raises(Refused) as caught:
        bare_table().plan_undo(0)
    assert caught.value.reason.rule == "house.take-back"


def test_resigning_ends_the_match() -> None:
    table = bare_table()
    moves(table, 3)
    absorb(table, table.plan_resign(1))
    assert table.phase == "over"
    assert table.match.outcome is not None
    assert table.match.outcome.winners == (0,)
    assert denial(lambda: table.plan_resign(0)) == "table-over"
    assert denial(lambda: table.plan_undo(0)) == "table-over"
    assert denial(lambda: table.plan_leave(0, "easy")) == "table-over"


def test_leaving_before_the_match_frees_the_seat() -> None:
    game = find_game("claim")
    table = Table(Deed("t", game, game.settle({}), 1, (Chair("person", "Anna", ANNA.id), Chair("open"))))
    assert table.phase == "waiting"
    assert denial(lambda: table.plan_move(0, 0, 0)) == "waiting"
    absorb(table, table.plan_leave(0, "easy"))
    assert [chair.kind for chair in table.chairs] == ["open", "open"]


def test_a_bot_keeps_the_seat_until_its_person_comes_back() -> None:
    table = bare_table()
    moves(table, 1)
    absorb(table, table.plan_leave(0, "random"))
    assert table.chairs[0] == Chair("bot", "Anna", ANNA.id, "random")
    assert (table.seat_of(ANNA), table.seat_kept_for(ANNA)) == (None, 0)
    assert denial(lambda: table.plan_sit(CARA)) == "seat-taken"
    assert denial(lambda: table.plan_sit(CARA, 0)) == "seat-taken"
    assert denial(lambda: table.plan_sit(ANNA, 1)) == "seat-taken"
    absorb(table, table.plan_sit(ANNA))
    assert table.chairs[0] == Chair("person", "Anna", ANNA.id)


def test_sitting_down() -> None:
    game = find_game("claim")
    table = Table(Deed("t", game, game.settle({}), 1, (Chair("open"), Chair("open"))))
    absorb(table, table.plan_sit(BEN, 1))
    assert table.plan_sit(BEN) == []
    assert denial(lambda: table.plan_sit(BEN, 0)) == "already-seated"
    assert denial(lambda: table.plan_sit(ANNA, 1)) == "seat-taken"
    absorb(table, table.plan_sit(ANNA))
    assert table.phase == "playing"
    assert denial(lambda: table.plan_sit(CARA)) == "seat-taken"


def test_talk_is_held_to_the_rules_of_talk() -> None:
    table = bare_table()
    for text in ("", "   ", "x" * 501, "two\nlines", "\x00"):
        assert denial(lambda text=text: table.plan_talk(0, text)) == "bad-talk"  # type: ignore[misc]
    assert denial(lambda: table.plan_talk(0, "hm", "shouts")) == "bad-talk"
    absorb(table, table.plan_talk(0, "<b>hello</b>"))
    assert table.match.talk[0].text == "<b>hello</b>"


def test_entries_are_absorbed_in_order_and_only_if_known() -> None:
    table = bare_table()
    for entry in (Entry(2, "said", 0, {"text": "x", "how": "says"}, 0), Entry(1, "flew", 0, {}, 0)):
        with pytest.raises(ValueError, match="entry"):
            table.absorb(entry)
    assert table.number == 0


def test_replay_of_the_journal_gives_the_same_table() -> None:
    table = bare_table()
    moves(table, 6)
    absorb(table, table.plan_talk(0, "hm"))
    absorb(table, table.plan_undo(0))
    absorb(table, table.plan_agree(1))
    moves(table, 3)
    absorb(table, table.plan_leave(1, "random"))
    again = Table(table.deed)
    again.replay(table.entries)
    assert again.match.state == table.match.state
    for name in ("position", "steps", "undone", "strikes", "chairs", "asked", "asked_since"):
        assert getattr(again, name) == getattr(table, name), name


def test_secret_choices_at_the_same_time_do_not_make_each_other_late(install: Callable[..., None]) -> None:
    install(court="toys.court:GAME")
    table = bare_table(3, game=find_game("court"))
    assert table.actors == (0, 1, 2)
    for seat in (2, 0):
        absorb(table, table.plan_move(seat, 1 + seat, 0))
    assert table.plan_move(0, 1, 0) == [], "said twice"
    assert denial(lambda: table.plan_move(0, 3, 0)) == "late"
    absorb(table, table.plan_move(1, 4, 0))
    assert table.actors == (0, 1, 2), "the next round has begun"
    assert denial(lambda: table.plan_move(0, 3, 2)) == "late", "an answer to the round before"
    absorb(table, table.plan_move(0, 3, 3))


def test_only_two_may_resign(install: Callable[..., None]) -> None:
    install(court="toys.court:GAME")
    table = bare_table(3, game=find_game("court"))
    with pytest.raises(Refused) as caught:
        table.plan_resign(0)
    assert caught.value.reason.code == "resign-two-only"


def test_a_rematch_is_called_once_and_only_at_the_end() -> None:
    table = bare_table()
    assert denial(lambda: table.plan_rematch(0, "next")) == "not-over"
    absorb(table, table.plan_resign(0))
    absorb(table, table.plan_rematch(1, "next"))
    assert table.plan_rematch(0, "other") == []
    assert table.rematch == "next"


def test_a_spectator_has_no_seat() -> None:
    table = bare_table()
    assert table.viewer(None).seat is None
    assert table.viewer(Person("stranger", "Who")).seat is None
    assert table.viewer(BEN).seat == 1
