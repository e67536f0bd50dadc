"""What changed in a drawn page, in few bytes: patched, every page is what it would be if it had come whole."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.sync.client import connect

from server.hosting import absorb, any_move, bare_table, heard
from server.test_api import seated
from thronsaal.core.chance import Chance
from thronsaal.core.registry import find_game, game_ids
from thronsaal.server.bench import Screen
from thronsaal.server.house import House
from thronsaal.server.live import written
from thronsaal.server.patches import Traces, apply_patch
from thronsaal.server.people import Person
from thronsaal.server.render import fragments
from thronsaal.server.sight import Sight
from thronsaal.server.table import Chair, Deed, Table
from thronsaal.server.voices import Voices

PIECES = st.lists(st.sampled_from(["<b>", "</b>", "x", "", "<", "<i class=k>ä", "\n<p>"]), max_size=12).map("".join)


def patched(has: dict[str, str], news: dict[str, Any]) -> dict[str, str]:
    return has | {
        name: each if isinstance(each, str) else apply_patch(has[name], each) for name, each in news["parts"].items()
    }


@given(st.lists(st.fixed_dictionaries({"a": PIECES, "b": PIECES}), min_size=1, max_size=5))
def test_whatever_is_drawn_arrives(drawings: list[dict[str, str]]) -> None:
    has, traces, last = dict[str, str](), Traces(), dict[str, str]()
    for drawing in drawings:
        text, then = written({"parts": dict(drawing)}, traces)
        news = json.loads(text)
        assert (news["on"], news["mark"]) == (traces.mark, then.mark)
        assert (traces.mark == then.mark) == (last == drawing), "a mark for each thing that a page may show"
        has, traces, last = patched(has, news), then, drawing
        assert has == drawing


def test_what_stays_does_not_come_and_what_changes_comes_alone() -> None:
    whole = {"board": "<ul>" + "".join(f"<li>card {n}</li>" for n in range(50)) + "</ul>", "talk": "<p>hush</p>"}
    _, has = Traces().news(whole)
    assert has.news(whole)[0] == {}
    news, _ = has.news({**whole, "board": whole["board"].replace("card 7<", "card seven<")})
    assert news == {"board": [0, 16, "li>card seven", 17, 86]}


@pytest.mark.parametrize("game", game_ids())
def test_pages_of_real_games_arrive_in_few_bytes(game: str) -> None:
    """Two seats follow some moves; a page gets a tenth of what it shows, and shows all of it."""
    found, chance, voices = find_game(game), Chance(7), Voices()
    people = [Person(f"{n}-id", f"P{n}") for n in range(found.seats[0])]
    chairs = tuple(Chair("person", person.name, person.id) for person in people)
    table = Table(Deed(id="t", game=found, options=found.settle({}), seed=5, chairs=chairs))
    pages = [dict[str, str]() for _ in people]
    traces, sent = [Traces() for _ in people], [0] * len(people)
    lengths = [0, 0]
    for _ in range(25):
        absorb(table, table.plan_move(*any_move(table, None, chance), table.position))
        for seat, person in list(enumerate(people))[:2]:
            drawn = fragments(Sight(table, table.viewer(person), voices, sent[seat]))
            text, traces[seat] = written(drawn, traces[seat])
            pages[seat] = patched(pages[seat], json.loads(text))
            assert pages[seat] == drawn["parts"]
            lengths = [lengths[0] + len(text), lengths[1] + len(json.dumps(drawn, ensure_ascii=False))]
            sent[seat] = table.number
    assert lengths[0] * 2 < lengths[1]


def test_who_missed_something_gets_everything_again(running: tuple[int, House]) -> None:
    port, _ = running
    table_id, anna, ben = seated(port)
    url = f"ws://127.0.0.1:{port}/api/v1/tables/{table_id}/events?format=html"
    with connect(url, additional_headers={"authorization": f"Bearer {anna.token}"}) as line:
        first = heard(line, "update")
        assert first["on"] == 0
        assert all(isinstance(part, str) for part in first["parts"].values())
        ben.post(f"/tables/{table_id}/talk", {"text": "hello"})
        second = heard(line, "update")
        assert second["on"] == first["mark"]
        assert "part-board" not in second["parts"], "talk changes no board"
        line.send(json.dumps({"type": "again", "after": first["number"], "id": 1}))
        again = heard(line, "update")
    assert (again["on"], again["mark"]) == (0, second["mark"])
    assert (again["after"], again["chat"]) == (first["number"], second["chat"])
    assert set(again["parts"]) == set(first["parts"])


def test_messages_are_compressed_each_by_itself(running: tuple[int, House]) -> None:
    port, _ = running
    table_id, anna, _ = seated(port)
    url = f"ws://127.0.0.1:{port}/api/v1/tables/{table_id}/events?format=html"
    with connect(url, additional_headers={"authorization": f"Bearer {anna.token}"}) as line:
        heard(line, "update")
        assert line.response is not None
        agreed = line.response.headers["sec-websocket-extensions"]
    assert "server_no_context_takeover" in agreed
    assert "client_no_context_takeover" in agreed


def test_a_screen_reads_what_a_script_would() -> None:
    table, screen, has = bare_table(seed=3), Screen(), Traces()
    for _ in range(4):
        seat = table.actors[0]
        text, has = written(fragments(Sight(table, table.viewer(Person("anna-id", "Anna")), Voices())), has)
        screen.show(json.loads(text))
        legal = {table.game.write(move) for move in table.match.state.legal(seat)} if seat == 0 else set()
        assert set(screen.offers) == legal
        absorb(table, table.plan_move(*any_move(table), table.position))
