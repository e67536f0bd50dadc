"""The words of the pages, and what pages may name."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from server.hosting import bare_table
from thronsaal.core.registry import find_game
from thronsaal.core.text import LANGUAGES
from thronsaal.server.lobby import shown
from thronsaal.server.render import KEYS, board, fragments, keys_for, page_texts, voice
from thronsaal.server.sight import Sight
from thronsaal.server.table import Viewer
from thronsaal.server.voices import Voices
from web.test_leaks import viewer

SOURCE = Path(str(files("thronsaal")))
WRITTEN = [
    file
    for folder in ("server", "web")
    for file in sorted((SOURCE / folder).rglob("*"))
    if file.suffix in (".py", ".html", ".js", ".css", ".svg", ".ftl")
]


def test_both_languages_say_the_same_things() -> None:
    german, english = (page_texts().placeholders(language) for language in LANGUAGES)
    assert german == english


def test_every_message_is_used_and_every_used_one_is_there() -> None:
    text = "\n".join(file.read_text("utf-8") for file in WRITTEN if file.suffix != ".ftl")
    used = set(re.findall(r"""["'](page-[a-z0-9-]+[a-z0-9])["']""", text))
    known = set(page_texts().placeholders("en"))
    assert used - known == set()
    # Some are put together: 'page-theme-' and a choice.
    begun = tuple(re.findall(r"""["'](page-[a-z-]+-)(?:["']|\{)""", text))
    assert {key for key in known - used if not key.startswith(begun)} == set()


def test_neither_server_nor_page_names_a_game() -> None:
    games = re.compile(r"claim|catan|iron ?throne|\blcg\b", re.IGNORECASE)
    assert [str(file) for file in WRITTEN if games.search(file.read_text("utf-8"))] == []


def test_nothing_inline_that_the_policy_forbids() -> None:
    templates = [*(SOURCE / "web").rglob("*.html"), *(SOURCE / "games").rglob("*.html"), *SOURCE.rglob("*.svg")]
    forbidden = re.compile(r"""\sstyle=|\son[a-z]+=["']|<style|javascript:|<script(?![^>]*\ssrc=)""")
    found = [str(file) for file in templates if forbidden.search(file.read_text("utf-8"))]
    assert found == []


def test_a_game_without_a_board_is_shown_in_words(install: Callable[..., None]) -> None:
    install(court="toys.court:GAME")
    court = find_game("court")
    table = bare_table(seats=court.seats[0], game=court)
    sight = Sight(table, viewer(0), Voices())
    drawn = fragments(sight)["parts"]
    assert isinstance(drawn, dict)
    heads = [sight.voice.say(head) for head, _ in court.glance(table.match.state.view(0))]
    assert heads
    for head in heads:
        assert head in str(drawn["part-board"])


def test_the_lobby_shows_any_game(install: Callable[..., None]) -> None:
    install(court="toys.court:GAME")
    court = find_game("court")
    for language in LANGUAGES:
        seen = shown(court, language)
        assert seen.title
        assert seen.levels, "without levels for people every bot is offered"
        assert len(seen.chairs) == max(court.seats)
        assert [chair.is_spare for chair in seen.chairs] == [
            seat >= min(court.seats) for seat in range(max(court.seats))
        ]


def test_every_move_has_its_own_key_while_there_are_keys() -> None:
    moves = [f"move {n}" for n in range(40)]
    keys = keys_for(find_game("claim"), moves)
    given = [keys[move] for move in moves if keys[move]]
    assert given == list(KEYS)
    assert not set("uhclm?") & set(KEYS), "these work the table"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_lit_is_what_is_legal(language: str) -> None:
    table = bare_table(seed=11)
    game, seat = table.game, table.actors[0]
    legal = [game.write(move) for move in table.match.state.legal(seat)]
    speaks = voice(language, game, ("Anna", "Ben"))
    drawn = str(board(game, [table.match.state.view(seat)], legal, speaks, playable=True))
    lit = re.findall(r'class="[^"]*\blit\b[^"]*" data-move="([^"]+)"', drawn)
    assert sorted(lit) == sorted(legal)


def test_an_update_does_not_grow_with_the_log() -> None:
    table = bare_table(seed=4)
    voices = Voices()

    def size() -> int:
        sight = Sight(table, Viewer(None, None, "en"), voices, table.number - 1)
        return len(repr(fragments(sight)))

    from server.hosting import absorb  # noqa: PLC0415 - beside its use

    for _ in range(10):
        absorb(table, table.plan_talk(0, "hello"))
    short = size()
    for _ in range(300):
        absorb(table, table.plan_talk(0, "hello"))
    # The number of the entry itself may have a digit more.
    assert size() <= short + 4
