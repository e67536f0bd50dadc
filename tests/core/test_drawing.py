"""A position shows itself: in words when it is printed, as its board in a notebook; never more than anybody knows."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from html.parser import HTMLParser

import pytest

from support.play import play_some
from thronsaal.core import drawing
from thronsaal.core.chance import Chance
from thronsaal.core.game import Game, State
from thronsaal.core.match import Match
from thronsaal.core.registry import find_game, game_ids
from thronsaal.core.text import Voice
from thronsaal.core.words import seat_letter

VOID = {"input", "img", "br", "hr", "meta", "link"}


def after(game: Game, moves: int) -> State:
    return play_some(Match(game, seed=3), moves).state


def positions(game: Game) -> list[State]:
    return [after(game, moves) for moves in (0, 7, 40, game.longest)]


class Reader(HTMLParser):
    """What stands in a piece of HTML: tags with their attributes, and text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.text = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def page_in(shown: str) -> str:
    """The page inside the frame that a notebook is given."""
    frame = Reader(shown)
    assert [tag for tag, _ in frame.tags] == ["iframe"]
    assert "sandbox" in frame.tags[0][1], "nothing in it may run"
    page = frame.tags[0][1]["srcdoc"]
    assert page is not None
    return page


@pytest.mark.parametrize("game_id", game_ids())
def test_print_shows_the_position_in_words(game_id: str) -> None:
    game = find_game(game_id)
    for state in positions(game):
        said = str(state)
        assert said.startswith(Voice("en", game.texts).say("game-title") + "\n")
        assert all(re.search(rf"\b{seat_letter(seat)}\b", said) for seat in range(state.seats))
        assert max(map(len, said.splitlines())) <= drawing.WIDE
        last = said.splitlines()[-1]
        assert last.startswith("To act: " if state.actors else "Over. First place: ")
        assert f"{state}" == said
        german = f"{state:de}"
        assert german.startswith(Voice("de", game.texts).say("game-title") + "\n")
        assert german.splitlines()[-1].startswith("Am Zug: " if state.actors else "Zu Ende. Erster Platz: ")


@pytest.mark.parametrize("game_id", game_ids())
def test_repr_stays_short(game_id: str) -> None:
    said = repr(after(find_game(game_id), 7))
    assert len(said) < 120
    assert "\n" not in said


@pytest.mark.parametrize("game_id", [game_id for game_id in game_ids() if drawing.has_board(find_game(game_id))])
def test_a_notebook_shows_the_board_and_asks_for_nothing_else(game_id: str) -> None:
    game = find_game(game_id)
    for state in positions(game):
        html = page_in(state._repr_html_())
        page = Reader(html)
        assert page.open == []
        assert ("section", {"class": "tabletop"}) in page.tags
        assert "script" not in {tag for tag, _ in page.tags}
        style = html.partition("<style>")[2].partition("</style>")[0]
        drawn = {name for _, names in page.tags for name in (names.get("class") or "").split()}
        assert "lit" not in drawn
        assert f".{game.id}" in style or any(f".{name}" in style for name in drawn - {"tabletop"})
        assert all(address.startswith(('"data:', "#")) for address in re.findall(r"url\((.*?)\)", style))
        for tag, names in page.tags:
            assert (names.get("href") or "#").startswith("#"), f"{tag} leads out"
            assert "src" not in names


@pytest.mark.parametrize("game_id", game_ids())
def test_nothing_hidden_is_shown(game_id: str) -> None:
    state = after(find_game(game_id), 12)
    other = state.guess(None, Chance(77))
    assert str(other) == str(state)
    assert other._repr_html_() == state._repr_html_()


@pytest.mark.parametrize("game_id", game_ids())
def test_without_jinja_a_notebook_shows_the_words(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "jinja2", None)
    drawing._environment.cache_clear()
    state = after(find_game(game_id), 7)
    shown = Reader(state._repr_html_())
    assert [tag for tag, _ in shown.tags] == ["pre"]
    assert shown.text == str(state)


def test_a_game_without_a_board_shows_its_words(install: Callable[..., None]) -> None:
    install(court="toys.court:GAME")
    state = find_game("court").start()
    assert not drawing.has_board(find_game("court"))
    assert Reader(state._repr_html_()).text == str(state)
