"""How a match ended: told only then, escaped, as page, JSON and picture; quick words, watchers and likes."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from starlette.requests import Request

from server.hosting import ANNA, BEN, CARA, absorb, any_move, bare_table, in_loop, opened, sqlite, table_of
from thronsaal.core.record import read_record
from thronsaal.core.talk import EMOTES, SIGNALS
from thronsaal.core.text import LANGUAGES
from thronsaal.server.ending import ending_of
from thronsaal.server.errors import Denied
from thronsaal.server.frame import OF_PERSON, page_of
from thronsaal.server.people import Person
from thronsaal.server.picture import picture
from thronsaal.server.render import fragments
from thronsaal.server.setup import ChairWish, Wish
from thronsaal.server.sight import Sight
from thronsaal.server.table import Chair, Deed, Table, Viewer
from thronsaal.server.voices import Voices

SVG = "{http://www.w3.org/2000/svg}"


def finished(names: tuple[str, str] = ("Anna", "Ben")) -> Table:
    table = bare_table()
    chairs = tuple(Chair("person", name, f"{name}-id") for name in names)
    table = Table(Deed("t", table.game, table.deed.options, 7, chairs))
    while table.actors:
        seat, move = any_move(table)
        absorb(table, table.plan_move(seat, move, table.position))
    return table


def test_nothing_is_told_before_the_end() -> None:
    table = bare_table()
    for _ in range(5):
        seat, move = any_move(table)
        absorb(table, table.plan_move(seat, move, table.position))
        for viewer in (table.viewer(ANNA), table.viewer(BEN), Viewer(None, None)):
            sight = Sight(table, viewer, Voices())
            assert sight.ending is None
            parts = fragments(sight)["parts"]
            assert isinstance(parts, dict)
            assert parts["part-end"] == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ranking_says_what_each_point_came_from(language: str) -> None:
    table = finished()
    sight = Sight(table, Viewer(ANNA, 0, language), Voices())
    assert sight.ending is not None
    outcome = table.match.outcome
    assert outcome is not None
    for each in sight.ending.ranking:
        assert sum(points for _, points in each.shares) == each.points == outcome.points[each.seat]
        assert each.place == outcome.places[each.seat]
    assert [each.place for each in sight.ending.ranking] == sorted(outcome.places)
    plain = json.loads(json.dumps(sight.ending.plain()))
    assert plain["ranking"][0]["name"] == sight.ending.ranking[0].name
    assert {len(figure["counts"]) for sheet in plain["sheets"] for figure in sheet["figures"]} == {2}


def test_names_are_escaped_on_page_and_picture() -> None:
    table = finished(("<script>alert(1)</script>", 'A "&" B'))
    sight = Sight(table, Viewer(None, None), Voices())
    parts = fragments(sight)["parts"]
    assert isinstance(parts, dict)
    assert "<script>" not in str(parts["part-end"])
    assert "&lt;script&gt;" in str(parts["part-end"])
    assert sight.ending is not None
    svg = str(picture(sight.ending, "<b>", "x & y"))
    drawn = ElementTree.fromstring(svg)
    texts = [text.text for text in drawn.iter(f"{SVG}text")]
    assert "<script>alert(1)</script>" in texts
    assert {"<b>", "x & y"} <= set(texts)
    assert not list(drawn.iter(f"{SVG}script"))


def test_the_picture_holds_everything_within_its_frame() -> None:
    table = finished()
    ending = ending_of(table.match, Sight(table, Viewer(None, None), Voices()).voice, ("Anna", "Ben"))
    assert ending is not None
    drawn = ElementTree.fromstring(str(picture(ending, "Title", "lede")))
    high = float(drawn.attrib["height"])
    assert max(float(text.attrib["y"]) for text in drawn.iter(f"{SVG}text")) < high
    said = {text.text for text in drawn.iter(f"{SVG}text")}
    assert {figure.text for sheet in ending.sheets for figure in sheet.figures} <= said


@in_loop
async def test_a_record_names_the_bots(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        table = await house.setup.create(ANNA, Wish("claim", chairs=[ChairWish("me"), ChairWish("bot", "easy")]))
        await house.play.resign(table.id, ANNA)
        names = read_record(await house.play.record(table.id)).names
        assert names[0] == "Anna"
        shown = house.hall.sight(table, table.viewer(ANNA)).names[1]
        assert names[1] != "easy"
        assert shown.startswith(names[1])


# Quick words, and those who only watch


@pytest.mark.parametrize("language", LANGUAGES)
def test_signals_are_read_in_the_reader_s_language(language: str) -> None:
    table = bare_table()
    for signal in SIGNALS:
        absorb(table, table.plan_talk(0, signal, "signals"))
    lines = Sight(table, Viewer(BEN, 1, language), Voices()).lines
    assert len({line.text for line in lines}) == len(SIGNALS)
    assert [line.told for line in lines] == [signal in EMOTES for signal in SIGNALS]
    assert all(line.text.startswith("Anna ") for line in lines if line.told)
    assert (lines[0].text == "Hallo!") == (language == "de")


@pytest.mark.parametrize("text", ["boo", "", "hello "])
def test_other_signals_are_refused(text: str) -> None:
    with pytest.raises(Denied, match="bad-talk"):
        bare_table().plan_talk(0, text, "signals")


def test_those_who_sit_do_not_read_what_watchers_say_until_the_end() -> None:
    table = bare_table()
    absorb(table, table.plan_murmur(CARA, "<b>he has the dragon</b>"))
    absorb(table, table.plan_murmur(CARA, "laughs", "signals"))
    watching = Sight(table, Viewer(None, None), Voices()).lines
    assert [(line.by, line.text) for line in watching] == [
        ("Cara", "<b>he has the dragon</b>"),
        ("Cara", "Cara laughs."),
    ]
    for person in (ANNA, BEN):
        sight = Sight(table, table.viewer(person), Voices())
        assert sight.lines == ()
        assert "dragon" not in json.dumps(sight.plain())
        assert "dragon" not in json.dumps(fragments(sight))
    assert "&lt;b&gt;he has" in str(fragments(Sight(table, Viewer(CARA, None), Voices()))["chat"])
    absorb(table, table.plan_resign(0))
    assert [line.text for line in Sight(table, table.viewer(ANNA), Voices()).lines][:2] == [
        "<b>he has the dragon</b>",
        "Cara laughs.",
    ]


def test_who_sits_does_not_murmur_and_nobody_murmurs_orders() -> None:
    table = bare_table()
    with pytest.raises(Denied, match="not-watching"):
        table.plan_murmur(ANNA, "psst")
    with pytest.raises(Denied, match="bad-talk"):
        table.plan_murmur(CARA, "two\nlines")


@in_loop
async def test_murmurs_outlive_the_server(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        table = await table_of(house, ANNA, BEN)
        await house.play.murmur(table.id, CARA, "psst")
    async with opened(sqlite(tmp_path)) as house:
        again = await house.hall.find(table.id)
        assert [line.text for line in Sight(again, again.viewer(CARA), Voices()).lines][-1] == "psst"


@in_loop
async def test_what_somebody_likes_is_kept_with_the_person(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        liked = await house.people.like(Person("p", "Pia"), {"sound": "on"})
        liked = await house.people.like(liked, {"notify": "on"})
        renamed = await house.people.rename(liked, "Pia B.")
        assert renamed.likes == {"sound": "on", "notify": "on"}
    async with opened(sqlite(tmp_path)) as house:
        again = await house.people.known("p", "Guest")
        assert (again.name, again.likes) == ("Pia B.", {"sound": "on", "notify": "on"})
        scope = {"type": "http", "method": "GET", "path": "/", "query_string": b"", "headers": [(b"host", b"x")]}
        page = page_of(Request({**scope, "scheme": "http", "server": ("x", 80)}), again)
        assert [getattr(page, name) for name in OF_PERSON] == ["on", "on"]


def test_events_are_heard_once_and_nothing_by_who_comes_anew() -> None:
    table = bare_table()
    for _ in range(4):
        seat, move = any_move(table)
        absorb(table, table.plan_move(seat, move, table.position))
    viewer = Viewer(None, None)
    assert Sight(table, viewer, Voices()).sounds == ()
    assert Sight(table, viewer, Voices(), after=1).sounds == ("card", "coin")
    assert Sight(table, viewer, Voices(), after=4).sounds == ()
