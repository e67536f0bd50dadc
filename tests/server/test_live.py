"""The socket of a table: updates, answers, resuming, and whatever else one may shout into it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from server.hosting import Client, eventually, heard, serving, sqlite
from server.test_api import seated
from thronsaal.core.registry import find_game
from thronsaal.server.house import House
from thronsaal.server.settings import Settings


def send(line: ClientConnection, **message: Any) -> dict[str, Any]:
    """Send a message and return the answer to it."""
    line.send(json.dumps(message))
    return heard(line, "answer")


def hung_up(line: ClientConnection, before: list[str] | None = None) -> int:
    """The code with which the server hangs up, after whatever it still says."""
    try:
        while True:
            said = line.recv(30)
            if before is not None:
                before.append(str(said))
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def test_a_move_reaches_both_screens_with_what_each_may_see(port: int) -> None:
    table, anna, ben = seated(port)
    with anna.socket(table) as a, ben.socket(table) as b:
        first = heard(a, "update")
        heard(b, "update")
        answer = send(a, type="move", id=7, move=first["legal"][0]["move"], position=first["position"])
        assert answer == {"type": "answer", "id": 7, "number": 2, "position": 2}
        mine, theirs = heard(a, "update"), heard(b, "update")
        assert mine["number"] == theirs["number"] == 2
        assert [line["entry"] for line in theirs["lines"]] == [2]
        assert (mine["seat"], theirs["seat"]) == (0, 1)
        assert mine["legal"] == []
        assert theirs["legal"] != []
        assert set(mine["view"]["hand"]) != set(theirs["view"]["hand"])


def test_whoever_was_away_gets_the_rest_and_nothing_twice(port: int) -> None:
    table, anna, ben = seated(port)
    seen: list[int] = []
    with anna.socket(table) as line:
        update = heard(line, "update")
        seen += [each["entry"] for each in update["lines"]]
    for number in range(3):
        ben.post(f"/tables/{table}/talk", {"text": f"are you there? {number}"})
    with anna.socket(table, after=update["number"]) as line:
        update = heard(line, "update")
        assert update["after"] == 1
        seen += [each["entry"] for each in update["lines"]]
    with anna.socket(table, after=update["number"]) as line:
        assert heard(line, "update")["lines"] == []
    assert seen == [1, 2, 3, 4]


def test_a_number_from_nowhere_begins_anew(port: int) -> None:
    table, anna, _ = seated(port)
    for after in (99, -3):
        with anna.socket(table, after=after) as line:
            assert len(heard(line, "update")["lines"]) == 1


def test_late_repeated_and_foreign_messages_are_answered_and_change_nothing(port: int) -> None:
    table, anna, ben = seated(port)
    with anna.socket(table) as a, ben.socket(table) as b:
        first = heard(a, "update")
        wish = {"type": "move", "move": first["legal"][0]["move"], "position": first["position"]}
        done = send(a, **wish, id="x")
        assert send(a, **wish, id="x") == done
        assert send(a, **{**wish, "move": first["legal"][-1]["move"]})["error"]["code"] == "late"
        assert send(b, **wish)["error"]["code"] == "late"
        assert send(b, **{**wish, "position": done["position"], "move": "zebra"})["error"]["code"] == "bad-move"
        assert send(b, type="agree")["error"]["code"] == "not-asked"
        assert anna.get(f"/tables/{table}")["number"] == done["number"]


def test_all_that_can_be_done(port: int) -> None:
    table, anna, ben = seated(port)
    with anna.socket(table) as a, ben.socket(table) as b:
        for line in (a, b):
            update = heard(line, "update")
            while not update["legal"]:
                update = heard(line, "update")
            send(line, type="move", move=update["legal"][0]["move"], position=update["position"])
        assert "error" not in send(a, type="say", text="sorry")
        assert "error" not in send(a, type="undo")
        assert "error" not in send(b, type="decline")
        assert "error" not in send(a, type="undo")
        assert "error" not in send(b, type="agree")
        assert "error" not in send(b, type="leave")
        assert "error" not in send(b, type="sit", seat=1)
        assert send(a, type="beat", id=1)["id"] == 1
        assert "error" not in send(a, type="resign")
    kinds = [line["kind"] for line in anna.get(f"/tables/{table}")["lines"] if line["kind"] != "moved"]
    assert kinds == ["sat", "said", "asked", "declined", "asked", "agreed", "took-back", "left", "sat", "resigned"]


def test_a_spectator_follows_without_a_cookie(port: int) -> None:
    table, anna, _ = seated(port)
    with connect(f"ws://127.0.0.1:{port}/api/v1/tables/{table}/events") as line:
        first = heard(line, "update")
        assert (first["seat"], first["view"]["hand"]) == (None, None)
        anna.post(f"/tables/{table}/talk", {"text": "hello out there"})
        assert heard(line, "update")["lines"][0]["text"] == "hello out there"
        assert send(line, type="say", text="hello")["error"]["code"] == "not-seated"


def test_sitting_down_changes_what_one_sees(port: int) -> None:
    anna, ben = Client(port, "Anna"), Client(port, "Ben")
    table = anna.post("/tables", {"game": "claim", "seats": [{"kind": "me"}, {"kind": "open"}]})["table"]
    with ben.socket(table) as line:
        assert heard(line, "update")["view"] is None, "nobody sees a hand before everybody sits"
        send(line, type="sit")
        update = heard(line, "update")
        assert (update["seat"], len(update["view"]["hand"])) == (1, 13)


def test_updates_do_not_grow_with_the_log(port: int) -> None:
    table, anna, _ = seated(port)
    sizes = {}
    with anna.socket(table) as line:
        number = heard(line, "update")["number"]
        while number < 300:
            line.send(json.dumps({"type": "say", "text": "good luck"}))
            text = line.recv(30)
            while json.loads(text)["type"] != "update":
                text = line.recv(30)
            number = json.loads(text)["number"]
            sizes[number] = len(re.sub(r"[0-9]+", "0", str(text)))
    assert sizes[300] <= sizes[10], "but for the digits of the numbers themselves"


def test_pages_of_other_sites_get_no_socket(port: int) -> None:
    table, anna, _ = seated(port)
    for origin in ("https://evil.example", "null", f"http://127.0.0.1:{port}0"):
        with pytest.raises(InvalidStatus) as caught, anna.socket(table, origin=origin):
            pass
        assert caught.value.response.status_code == 403
    with anna.socket(table, origin=f"http://127.0.0.1:{port}") as line:
        heard(line, "update")


@pytest.mark.parametrize(("path", "code"), [("tables/nowhere/events", 4404), ("tables/%00/events", 4404)])
def test_a_table_that_is_not_there_says_so(port: int, path: str, code: int) -> None:
    with connect(f"ws://127.0.0.1:{port}/api/v1/{path}") as line:
        assert json.loads(line.recv(10))["error"]["code"] == "no-table"
        assert hung_up(line) == code


def test_a_token_that_is_none_says_so(port: int) -> None:
    table, *_ = seated(port)
    url, headers = f"ws://127.0.0.1:{port}/api/v1/tables/{table}/events", {"authorization": "Bearer no"}
    with connect(url, additional_headers=headers) as line:
        assert json.loads(line.recv(10))["error"]["code"] == "bad-token"


def test_messages_that_are_too_long_end_the_line_and_no_more(port: int) -> None:
    table, anna, _ = seated(port)
    with anna.socket(table) as line:
        line.send(json.dumps({"type": "say", "text": "x" * 5000}))
        assert hung_up(line) == 1009
    assert anna.get(f"/tables/{table}")["number"] == 1


@pytest.fixture(scope="module")
def tight(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, House]]:
    db = sqlite(tmp_path_factory.mktemp("tight"))
    with serving(Settings(port=0, db=db, workers=1, rate=5.0, sockets_per_person=3)) as found:
        yield found


def test_who_talks_too_fast_is_told_and_then_cut_off(tight: tuple[int, House]) -> None:
    table, anna, _ = seated(tight[0])
    heard_back: list[str] = []
    with anna.socket(table) as line:
        for _ in range(60):
            line.send(json.dumps({"type": "beat"}))
        assert hung_up(line, heard_back) == 1008
    assert "".join(heard_back).count("too-fast") == 20


def test_a_person_has_only_so_many_windows(tight: tuple[int, House]) -> None:
    table, anna, _ = seated(tight[0])
    with ExitStack() as stack:
        for line in [stack.enter_context(anna.socket(table)) for _ in range(3)]:
            heard(line, "update")
        with anna.socket(table) as fourth:
            assert json.loads(fourth.recv(10))["error"]["code"] == "too-many-sockets"
    eventually(lambda: not tight[1].sockets._open)
    with anna.socket(table) as again:
        heard(again, "update")


def test_a_page_gets_what_the_renderer_draws(tmp_path: Path) -> None:
    with serving(Settings(port=0, db=sqlite(tmp_path), workers=1)) as (port, house):
        house.render = lambda sight: {"log": [line.text for line in sight.lines], "board": f"<p>{sight.seat}</p>"}
        table, anna, ben = seated(port)
        url = f"ws://127.0.0.1:{port}/api/v1/tables/{table}/events?format=html&lang=de"
        with connect(url, additional_headers={"authorization": f"Bearer {ben.token}"}) as line:
            assert heard(line, "update")["board"] == "<p>1</p>"
            anna.post(f"/tables/{table}/leave")
            update = heard(line, "update")
        assert update["log"] == ["Anna (Bot, mittel) ist gegangen; ein Bot hält den Platz."] or len(update["log"]) == 1
        assert "view" not in update


def test_a_renderer_that_breaks_ends_the_line_with_a_word(tmp_path: Path) -> None:
    with serving(Settings(port=0, db=sqlite(tmp_path), workers=1)) as (port, house):
        house.render = lambda sight: {"never": 1 / (sight.number - sight.number)}
        table, anna, _ = seated(port)
        url = f"ws://127.0.0.1:{port}/api/v1/tables/{table}/events?format=html"
        with connect(url, additional_headers={"authorization": f"Bearer {anna.token}"}) as line:
            assert json.loads(line.recv(30))["error"]["code"] == "broken"
            assert hung_up(line) == 1011
        assert anna.get(f"/tables/{table}")["phase"] == "playing"


def test_when_the_house_closes_everybody_is_asked_to_come_back(tmp_path: Path) -> None:
    stack = ExitStack()
    with serving(Settings(port=0, db=sqlite(tmp_path), workers=1)) as (port, _):
        table, anna, _ = seated(port)
        line = stack.enter_context(anna.socket(table))
        heard(line, "update")
    assert hung_up(line) == 1012
    stack.close()


WORDS = (
    "move",
    "say",
    "sit",
    "undo",
    "agree",
    "decline",
    "resign",
    "leave",
    "beat",
    "update",
    "answer",
    "",
    "__class__",
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
FIELDS = {
    "id": JSON,
    "move": st.sampled_from(["goblin 0", "knight 7", "undead 3", "x", "\x00", "<b>"]) | JSON,
    "position": st.integers(-2, 40) | JSON,
    "text": st.text(max_size=600) | JSON,
    "how": st.sampled_from(["says", "offers", "shouts"]) | JSON,
    "seat": st.integers(-1, 11) | JSON,
}
ALMOST = st.fixed_dictionaries({"type": st.sampled_from(WORDS) | JSON}, optional=FIELDS)


@pytest.fixture(scope="module")
def fuzzed(running: tuple[int, House]) -> tuple[str, Client, Client, House]:
    table, anna, ben = seated(running[0])
    return table, anna, ben, running[1]


@settings(max_examples=40)
@given(st.lists(st.tuples(st.booleans(), ALMOST | JSON | st.binary(max_size=60) | st.text(max_size=60)), max_size=12))
def test_every_shout_is_answered_and_the_table_stays_true(
    fuzzed: tuple[str, Client, Client, House], shouts: list[tuple[bool, Any]]
) -> None:
    table_id, anna, ben, house = fuzzed
    with anna.socket(table_id) as a, ben.socket(table_id) as b:
        for from_anna, shout in shouts:
            line = a if from_anna else b
            line.send(shout if isinstance(shout, bytes | str) else json.dumps(shout))
            answer = heard(line, "answer")
            assert ("error" in answer) != ("number" in answer)
            if "error" in answer:
                assert {"code", "message", "rule"} <= set(answer["error"])
                assert answer["error"]["code"] != "broken"
    _check_truth(house, table_id)


def _check_truth(house: House, table_id: str) -> None:
    """Memory is what replaying the journal gives; no move in it was against the rules."""
    table = house.hall._live[table_id].table
    game = find_game("claim")
    state = game.start(len(table.chairs), table.deed.options, table.deed.seed)
    for made in table.match.moves:
        state.apply(made.seat, made.move)
    assert state == table.match.state
    assert [entry.number for entry in table.entries] == list(range(1, table.number + 1))
