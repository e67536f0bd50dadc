"""The JSON API over real HTTP: what remote bots and tools rely on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.hosting import Client, serving, sqlite
from thronsaal.core.chance import seed_hash
from thronsaal.core.record import read_record
from thronsaal.server.database import StoreDown
from thronsaal.server.house import House
from thronsaal.server.settings import Settings


def seated(port: int, **changes: Any) -> tuple[str, Client, Client]:
    """A table with two people: its id, and who sits at A and B."""
    anna, ben = Client(port, "Anna"), Client(port, "Ben")
    wish = {"game": "claim", "options": {"starter": "A"}, "seats": [{"kind": "me"}, {"kind": "open"}], **changes}
    table = anna.post("/tables", wish)["table"]
    ben.post(f"/tables/{table}/sit")
    return table, anna, ben


def test_two_programs_play_a_whole_match(port: int) -> None:
    table, *players = seated(port)
    while True:
        for player in players:
            legal = player.get(f"/tables/{table}/legal")
            if legal["legal"]:
                player.post(
                    f"/tables/{table}/moves", {"move": legal["legal"][0]["move"], "position": legal["position"]}
                )
        sight = players[0].get(f"/tables/{table}")
        if sight["phase"] == "over":
            break
    assert sorted(sight["result"]["places"]) in ([1, 1], [1, 2])
    assert sight["result"]["code"] in ("factions", "sum", "draw"), "a program need not read the sentence"
    assert seed_hash(int(sight["seed"])) == sight["seed_hash"]
    record = players[1].http.get(f"/tables/{table}/record")
    assert record.headers["content-type"] == "text/plain; charset=utf-8"
    assert len(read_record(record.text).moves) == 52
    filed = (
        players[1].http.post("/records", content=record.text, headers={"content-type": "text/plain"}).json()["table"]
    )
    assert players[0].get(f"/tables/{filed}")["phase"] == "filed"
    replay = players[0].get(f"/tables/{filed}/replay/20")
    assert (replay["count"], replay["moves"], len(replay["views"])) == (20, 52, 2)
    fork = players[0].post(f"/tables/{filed}/fork", {"count": 20, "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert (fork["moves"], fork["seat"], fork["phase"]) == (20, 0, "waiting")
    assert players[0].post(f"/tables/{table}/rematch") == players[1].post(f"/tables/{table}/rematch")


def test_a_match_against_a_bot(port: int) -> None:
    anna = Client(port, "Anna")
    wish = {"game": "claim", "seats": [{"kind": "bot", "level": "random"}, {"kind": "me"}], "coaching": True}
    sight = anna.post("/tables", wish)
    with anna.socket(sight["table"]) as line:
        while sight["phase"] != "over":
            message = json.loads(line.recv(30))
            if message["type"] != "update":
                continue
            sight = message
            if sight["legal"]:
                hint = anna.post(f"/tables/{sight['table']}/hint")
                assert hint["move"] in [choice["move"] for choice in sight["legal"]]
                anna.post(f"/tables/{sight['table']}/moves", {"move": hint["move"], "position": sight["position"]})
    assert sight["moves"] == 52


def test_seeds_stay_secret_until_the_end(port: int) -> None:
    table, anna, ben = seated(port)
    sight = anna.get(f"/tables/{table}")
    assert sight["seed"] is None
    assert len(sight["seed_hash"]) == 64
    assert anna.http.get(f"/tables/{table}/record").status_code == 409
    ben.post(f"/tables/{table}/resign")
    assert seed_hash(int(anna.get(f"/tables/{table}")["seed"])) == sight["seed_hash"]


def test_a_refused_move_says_why_in_both_languages_and_changes_nothing(port: int) -> None:
    table, anna, ben = seated(port)
    before = anna.get(f"/tables/{table}")
    for language, word in (("en", "turn"), ("de-DE,de;q=0.9", "am Zug")):
        ben.http.headers["accept-language"] = language
        status, error = ben.error(f"/tables/{table}/moves", {"move": "knight 7", "position": before["position"]})
        assert (status, error["code"], error["rule"]) == (409, "not-your-turn", "claim.turns")
        assert word in error["message"]
        assert "Anna" in error["message"]
    assert anna.get(f"/tables/{table}") == before


def test_late_repeated_and_senseless_moves(port: int) -> None:
    table, anna, _ = seated(port)
    sight = anna.get(f"/tables/{table}")
    wish = {"move": sight["legal"][0]["move"], "position": sight["position"]}
    done = anna.post(f"/tables/{table}/moves", wish)
    assert done == {"number": sight["number"] + 1, "position": sight["number"] + 1}
    assert anna.post(f"/tables/{table}/moves", wish) == done, "said twice, done once"
    status, error = anna.error(f"/tables/{table}/moves", {**wish, "move": sight["legal"][-1]["move"]})
    assert (status, error["code"], error["position"]) == (409, "late", done["position"])
    status, error = anna.error(f"/tables/{table}/moves", {**wish, "position": 10**9})
    assert (status, error["code"]) == (409, "late")
    status, error = anna.error(f"/tables/{table}/moves", {**wish, "move": "queen to e5"})
    assert (status, error["code"]) == (422, "bad-move")
    assert anna.get(f"/tables/{table}")["number"] == done["number"]


@pytest.mark.parametrize(
    "body",
    [
        None,
        [],
        "x",
        {},
        {"move": "goblin 1"},
        {"move": "goblin 1", "position": "0"},
        {"move": "goblin 1", "position": 1.0},
        {"move": "goblin 1", "position": True},
        {"move": "goblin 1", "position": -1},
        {"move": 5, "position": 0},
        {"move": "", "position": 0},
        {"move": "x" * 401, "position": 0},
        {"move": "goblin 1", "position": 0, "seat": 1},
    ],
)
def test_malformed_moves(port: int, body: Any) -> None:
    table, anna, _ = seated(port)
    status, error = anna.error(f"/tables/{table}/moves", body)
    assert (status, error["code"]) == (422, "bad-request")
    assert anna.get(f"/tables/{table}")["moves"] == 0


def test_talk_undo_agree_leave_and_sit(port: int) -> None:
    table, anna, ben = seated(port)
    for player in (anna, ben):
        legal = player.get(f"/tables/{table}/legal")
        player.post(f"/tables/{table}/moves", {"move": legal["legal"][0]["move"], "position": legal["position"]})
    anna.post(f"/tables/{table}/talk", {"text": "<script>alert(1)</script>"})
    anna.post(f"/tables/{table}/undo")
    sight = ben.get(f"/tables/{table}")
    assert sight["take_back_asked_by"] == 0
    assert {"agree", "decline"} <= set(sight["may"])
    ben.post(f"/tables/{table}/agree")
    sight = ben.get(f"/tables/{table}")
    assert (sight["moves"], sight["take_back_asked_by"]) == (0, None)
    assert {line["entry"] for line in sight["lines"] if line["undone"]} == set(sight["lines"][-1]["strikes"])
    assert [line["text"] for line in sight["lines"] if line["kind"] == "said"] == ["<script>alert(1)</script>"]
    ben.post(f"/tables/{table}/leave")
    assert anna.get(f"/tables/{table}")["seats"][1]["kind"] == "bot"
    assert ben.get(f"/tables/{table}")["seat"] is None
    assert ben.get(f"/tables/{table}")["may"] == ["murmur", "sit"]
    assert ben.post(f"/tables/{table}/sit")["seat"] == 1


def test_a_spectator_sees_and_does_nothing(port: int) -> None:
    table, anna, _ = seated(port)
    cara = Client(port, "Cara")
    sight = cara.get(f"/tables/{table}")
    assert (sight["seat"], sight["legal"], sight["may"], sight["view"]["hand"]) == (None, [], ["murmur"], None)
    legal = anna.get(f"/tables/{table}/legal")
    wish = {"move": legal["legal"][0]["move"], "position": legal["position"]}
    for path, body in (("moves", wish), ("talk", {"text": "hi"}), ("resign", None), ("leave", None), ("undo", None)):
        status, error = cara.error(f"/tables/{table}/{path}", body)
        assert (status, error["code"]) == (403, "not-seated"), path
    assert cara.error(f"/tables/{table}/sit")[1]["code"] == "seat-taken"
    assert cara.error(f"/tables/{table}/sit", {"seat": 7})[1]["code"] == "no-seat"


def test_browsers_are_guests_by_cookie(port: int) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}/api/v1") as browser:
        first = browser.get("/me", headers={"accept-language": "de"})
        cookie = first.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert first.json()["name"].startswith("Gast ")
        assert "set-cookie" not in browser.get("/me").headers
        browser.put("/me", json={"name": "Dora"}).raise_for_status()
        table = browser.post("/tables", json={"game": "claim"}).json()
        assert table["seats"][0]["name"] == "Dora"
        with httpx.Client(base_url=browser.base_url, cookies=dict(browser.cookies)) as other_tab:
            assert other_tab.get("/me").json() == {"name": "Dora"}
            assert other_tab.get(f"/tables/{table['table']}").json()["seat"] == 0
        with httpx.Client(base_url=browser.base_url) as stranger:
            assert stranger.get(f"/tables/{table['table']}").json()["seat"] is None


def test_unknown_tokens_are_refused(port: int) -> None:
    for header in ("Bearer nonsense", "Bearer", "Basic YTpi", "x"):
        answer = httpx.get(f"http://127.0.0.1:{port}/api/v1/me", headers={"authorization": header})
        assert (answer.status_code, answer.json()["error"]["code"]) == (401, "bad-token")
        assert answer.headers["www-authenticate"] == "Bearer"


def test_other_sites_may_not_send_forms(port: int) -> None:
    table, anna, _ = seated(port)
    for headers in (
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": f"http://127.0.0.1:{port}.evil.example"},
        {"origin": "http://["},
        {"sec-fetch-site": "cross-site"},
    ):
        status, error = anna.error(f"/tables/{table}/resign", headers=headers)
        assert (status, error["code"]) == (403, "bad-origin"), headers
    assert anna.get(f"/tables/{table}")["phase"] == "playing"
    own = anna.http.post(f"/tables/{table}/resign", headers={"origin": f"http://127.0.0.1:{port}"})
    assert own.status_code == 200


def test_every_answer_is_dressed(port: int) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
        answers = [
            client.get("/api/v1/games"),
            client.get("/api/v1/nothing"),
            client.get("/api/v1/tables/none"),
            client.get("/health"),
            client.post("/api/v1/people", content=b"x" * 40_000),
            client.delete("/api/v1/tables"),
        ]
    assert [answer.status_code for answer in answers] == [200, 404, 404, 200, 413, 405]
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cache-control"] == "no-store"
        assert "server" not in answer.headers


def test_errors_have_one_shape(port: int) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}/api/v1") as client:
        for answer in (
            client.get("/nothing"),
            client.get("/tables/none"),
            client.get("/games/chess/rules"),
            client.put("/tables"),
            client.post("/tables", content=b"{", headers={"content-type": "application/json"}),
            client.post("/tables", content=b"\xff\xfe", headers={"content-type": "application/json"}),
            client.post("/records", content=b"no record", headers={"content-type": "text/plain"}),
            client.post("/records", content=b"\xff", headers={"content-type": "text/plain"}),
            client.put("/me", json={"name": "\u202e"}),
            client.get("/tables/x/replay/-1"),
        ):
            assert 400 <= answer.status_code < 500, answer.request.url
            error = answer.json()["error"]
            assert set(error) - {"detail"} == {"code", "message", "rule"}
            assert error["message"]
            assert error.get("detail") != ""


def test_bodies_say_their_length(port: int) -> None:
    def endless() -> Any:
        yield b"{}"

    answer = httpx.post(f"http://127.0.0.1:{port}/api/v1/people", content=endless())
    assert (answer.status_code, answer.json()["error"]["code"]) == (411, "no-length")


def test_games_rules_and_health(port: int) -> None:
    anna = Client(port, "Anna", "de")
    game = next(game for game in anna.get("/games") if game["id"] == "claim")
    assert game["seats"] == [2]
    assert "random" in game["bots"]
    rules = anna.get("/games/claim/rules", search="follow")
    assert "claim.follow" in [rule["id"] for rule in rules]
    assert "zurück" in anna.get("/games/house/rules", search="take-back")[0]["text"]
    health = httpx.get(f"http://127.0.0.1:{port}/health").json()
    assert health["status"] == "ok"
    assert health["thinkers"] == 1


def test_the_lobby_lists_open_and_own_tables(port: int) -> None:
    anna, ben = Client(port, "Anna"), Client(port, "Ben")
    wish = {"game": "claim", "options": {"starter": "B"}, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    table = anna.post("/tables", wish)["table"]
    found = next(brief for brief in ben.get("/tables")["open"] if brief["table"] == table)
    assert (found["phase"], found["my_turn"], [seat["me"] for seat in found["seats"]]) == (
        "waiting",
        False,
        [False] * 2,
    )
    ben.post(f"/tables/{table}/sit")
    mine = ben.get("/tables")["mine"]
    assert [(brief["table"], brief["my_turn"]) for brief in mine] == [(table, True)]


def test_rates_and_numbers_are_limited(tmp_path: Path) -> None:
    tight = Settings(port=0, db=sqlite(tmp_path), workers=1, rate=2.0, address_rate=1000.0, tables_per_person=3)
    with serving(tight) as (port, _):
        anna = Client(port, "Anna")
        answers = [anna.http.get("/me") for _ in range(12)]
        assert [answer.status_code for answer in answers].count(429) >= 4
        refused = next(answer for answer in answers if answer.status_code == 429)
        assert refused.headers["retry-after"] == "1"
        assert refused.json()["error"]["code"] == "too-fast"
        assert Client(port, "Ben").http.get("/me").status_code == 200, "others are not held up"


def test_only_its_own_names(tmp_path: Path) -> None:
    with serving(Settings(port=0, db=sqlite(tmp_path), workers=1, hosts=("hall.example",))) as (port, _):
        url = f"http://127.0.0.1:{port}/health"
        assert httpx.get(url).status_code == 400
        assert httpx.get(url, headers={"host": "hall.example:80"}).status_code == 200


def test_a_store_that_is_down_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(Settings(port=0, db=sqlite(tmp_path), workers=1)) as (port, house):
        table, anna, _ = seated(port)
        _break(house, monkeypatch)
        status, error = anna.error(f"/tables/{table}/talk", {"text": "hello"})
        assert (status, error["code"]) == (503, "store-down")
        assert httpx.get(f"http://127.0.0.1:{port}/health").status_code == 503
        monkeypatch.undo()
        assert anna.post(f"/tables/{table}/talk", {"text": "hello"})["number"] == 2


def _break(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def down(*_: object, **__: object) -> None:
        raise StoreDown("no disk")

    monkeypatch.setattr(house.store._clerk, "do", down)


def test_the_api_describes_itself(port: int) -> None:
    described = httpx.get(f"http://127.0.0.1:{port}/api/v1/openapi.json").json()
    assert {"/api/v1/tables", "/api/v1/tables/{table_id}/moves", "/api/v1/people"} <= set(described["paths"])
    for path, methods in described["paths"].items():
        for method, what in methods.items():
            assert what.get("summary") or what.get("description"), (method, path)
