"""Decks that somebody brought along stay secret at a table until the match is over."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from server.hosting import ANNA, BEN
from thronsaal.core.chance import Chance
from thronsaal.games.lcg import GAME
from thronsaal.games.lcg.decks.option import option_of
from thronsaal.games.lcg.decks.shipped import shipped
from thronsaal.server.sight import Sight
from thronsaal.server.table import Chair, Deed, Table, Viewer
from thronsaal.server.voices import Voices


@cache
def brought() -> str:
    return f"stark|{option_of(replace(shipped('lannister'), name='Lions'))}"


def table_with(**options: str) -> Table:
    chairs = tuple(Chair("person", person.name, person.id) for person in (ANNA, BEN))
    return Table(Deed("t", GAME, GAME.settle(options), 5, chairs))


def decks_seen(table: Table) -> str:
    seen = {Sight(table, Viewer(None, seat), Voices()).plain()["options"]["decks"] for seat in (None, 0, 1)}
    assert len(seen) == 1, "everybody reads the same"
    return str(seen.pop())


def test_a_deck_that_was_brought_is_not_told():
    table = table_with(decks=brought())
    assert "cards=" in brought()
    assert decks_seen(table) == "closed"
    assert not table.match.state.view(0)["seats"][1]["list"]["whole"]
    assert table.match.state.view(1)["seats"][1]["list"]["whole"]


def test_it_is_told_when_the_match_is_over():
    table, chance = table_with(decks=brought()), Chance(1)
    while table.match.outcome is None:
        seat = table.match.actors[0]
        table.match.apply(seat, chance.pick(table.match.state.legal(seat)))
    assert decks_seen(table) == brought()


def test_a_table_may_open_its_lists():
    assert decks_seen(table_with(decks=brought(), lists="open")) == brought()


def test_decks_that_come_with_the_game_are_no_secret_unless_the_table_wants_it():
    assert decks_seen(table_with()) == "core"
    assert decks_seen(table_with(lists="closed")) == "closed"
    assert table_with().match.state.view(0)["seats"][1]["list"]["whole"]
