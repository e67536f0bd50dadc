"""Nobody learns what their seat may not know: all that is hidden is exchanged, and nothing they receive may change."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from server.hosting import ANNA, BEN, CARA, Client, absorb, any_move, bare_table, heard
from server.test_api import seated
from thronsaal.core.chance import Chance
from thronsaal.core.registry import find_game
from thronsaal.core.words import Seat
from thronsaal.server.errors import Denied
from thronsaal.server.house import House
from thronsaal.server.sight import Sight
from thronsaal.server.table import Table
from thronsaal.server.voices import Voices

POISON = 987654321
STOPS = (0, 1, 2, 13, 25, 26, 27, 40, 51)


@contextmanager
def exchanged(table: Table, seat: Seat | None, chance: Chance) -> Iterator[None]:
    """A world that the seat cannot tell from the real one; what others saw in secret is poisoned."""
    state, events = table.match.state, table.events
    table.match.state = state.guess(seat, chance)
    table.events = {
        number: [
            event if seat in event.to else replace(event, secret=dict.fromkeys(event.secret, POISON)) for event in told
        ]
        for number, told in events.items()
    }
    try:
        yield
    finally:
        table.match.state, table.events = state, events


def received(client: Client | None, port: int, table: str) -> dict[str, Any]:
    """Everything that somebody can get out of the server about a table."""
    http = client.http if client else httpx.Client(base_url=f"http://127.0.0.1:{port}/api/v1")
    found: dict[str, Any] = {}
    for path in ("", "/legal", "/record", "/replay/0", "?lang=de", "?after=3"):
        found[path] = http.get(f"/tables/{table}{path}").text
    found["lists"] = http.get("/tables").text
    position = json.loads(found[""])["position"]
    for move in ("goblin 0", "goblin 9", "knight 7", "undead 4", "dwarf 2", "doppelganger 5", "nonsense"):
        if f'"move":"{move}"' not in found["/legal"]:
            found[move] = http.post(f"/tables/{table}/moves", json={"move": move, "position": position}).text
    found["agree"] = http.post(f"/tables/{table}/agree").text
    headers = {"authorization": f"Bearer {client.token}"} if client else {}
    for form in ("json", "html"):
        url = f"ws://127.0.0.1:{port}/api/v1/tables/{table}/events?format={form}"
        with connect(url, additional_headers=headers) as line:
            found[form] = heard(line, "update")
    return found


def test_over_http_and_sockets_nothing_hidden_shows(running: tuple[int, House]) -> None:
    port, house = running
    table_id, anna, ben = seated(port)
    table = house.hall._live[table_id].table
    chance = Chance(4)
    viewers: list[tuple[Seat | None, Client | None]] = [(0, anna), (1, ben), (None, None), (None, Client(port, "Cara"))]
    differed = 0
    while table.phase == "playing":
        if len(table.match.moves) in STOPS:
            for seat, client in viewers:
                before = received(client, port, table_id)
                real = table.match.state.pack()
                with exchanged(table, seat, chance):
                    differed += table.match.state.pack() != real
                    after = received(client, port, table_id)
                assert after == before, f"seat {seat} after {len(table.match.moves)} moves"
                assert str(POISON) not in str(after)
        seat, move = any_move(table, None, chance)
        wish = {"move": table.game.write(move), "position": table.position}
        (anna, ben)[seat].post(f"/tables/{table_id}/moves", wish)
    assert differed > len(STOPS) * 2, "the worlds were really different ones"


def test_the_test_would_notice(running: tuple[int, House]) -> None:
    """Seen from the wrong seat, the exchanged worlds do differ."""
    port, house = running
    table_id, anna, _ = seated(port)
    table = house.hall._live[table_id].table
    before = received(anna, port, table_id)
    with exchanged(table, 1, Chance(4)):
        assert received(anna, port, table_id) != before


@pytest.mark.parametrize("game", ["claim", "court"])
def test_every_sight_at_every_step(install: Callable[..., None], game: str) -> None:
    if game == "court":
        install(court="toys.court:GAME")
    found = find_game(game)
    table = bare_table(found.seats[0], game=found)
    chance, voices = Chance(1), Voices()
    viewers = [table.viewer(person, "de") for person in (ANNA, BEN, CARA, None)]
    while table.phase == "playing":
        for viewer in viewers:
            before = Sight(table, viewer, voices).plain()
            refusals = _refusals(table, viewer.seat)
            with exchanged(table, viewer.seat, chance):
                assert Sight(table, viewer, voices).plain() == before
                assert _refusals(table, viewer.seat) == refusals
        seat, move = any_move(table, None, chance)
        absorb(table, table.plan_move(seat, move, table.position))


def _refusals(table: Table, seat: Seat | None) -> list[str]:
    """What the rules say to every move this seat might try."""
    if seat is None:
        return []
    return [repr(table.match.check(seat, move)) for move in range(60)]


def test_the_seed_and_ids_of_people_stay_inside(running: tuple[int, House]) -> None:
    port, house = running
    table_id, anna, ben = seated(port)
    table = house.hall._live[table_id].table
    texts = [str(received(client, port, table_id)) for client in (anna, ben, None)]
    for text in texts:
        assert str(table.deed.seed) not in text
        for chair in table.chairs:
            assert chair.person not in text


def test_nobody_sees_cards_before_everybody_sits(running: tuple[int, House]) -> None:
    port, _ = running
    anna = Client(port, "Anna")
    sight = anna.post("/tables", {"game": "claim", "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert (sight["view"], sight["legal"], sight["actors"]) == (None, [], [])


def test_a_move_made_in_secret_is_not_in_the_log(install: Callable[..., None]) -> None:
    install(court="toys.court:GAME")
    table = bare_table(3, game=find_game("court"))
    absorb(table, table.plan_move(0, 4, 0))
    mine, theirs = (Sight(table, table.viewer(person), Voices()).lines[0].text for person in (ANNA, BEN))
    assert "4" in mine
    assert "4" not in theirs


def test_denials_do_not_tell_more_than_the_view() -> None:
    table = bare_table()
    seat = table.actors[0]
    with pytest.raises(Denied) as caught:
        table.plan_move(seat, 0, 5)
    assert set(caught.value.values) == {"position", "named"}
