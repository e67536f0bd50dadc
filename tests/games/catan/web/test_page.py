"""The page of Catan as it is drawn: from what a seat may know, every legal move and nothing else, all in words."""

from __future__ import annotations

import re
from html import unescape

import pytest

from games.catan.web.moments import GAME, MOMENTS, begun_table, hero, moment, moves_of
from games.catan.web.window import offered, refused
from server.hosting import absorb, any_move
from thronsaal.core.chance import Chance
from thronsaal.core.scene import Scene
from thronsaal.core.text import LANGUAGES, Texts
from thronsaal.games.catan.kernel.geometry import plan
from thronsaal.games.catan.kernel.material import HEROES
from thronsaal.server.lessons import Lesson
from thronsaal.server.render import board as draw
from thronsaal.server.table import Table
from web.stills import board_of, page_of, twin


@pytest.mark.parametrize("name", MOMENTS)
def test_every_legal_move_is_on_the_board_and_nothing_else(name: str) -> None:
    table = moment(name)
    board = board_of(table)
    several = table.match.state.view(0)["owed"][0] > 1
    forms = ("offer", "counter", "discard") if several else ("offer", "counter")
    made = {text for text in moves_of(table) if text.startswith(forms)}
    assert offered(board) == set(moves_of(table)) - made
    assert not made or "data-makes" in board, "offers and discards are put together with a form"


@pytest.mark.parametrize("name", MOMENTS)
def test_what_is_marked_as_refused_is_refused_and_says_why(name: str) -> None:
    table = moment(name)
    asked = refused(board_of(table))
    for move in asked:
        reason = table.match.state.check(0, GAME.read(move))
        assert reason is not None, move
        assert reason.code not in ("not-your-turn", "no-such-move", "no-such-place"), move
    if name in ("founding road", "main", "main three", "before dice", "tormund", "patrol", "place road"):
        assert len(asked) > 0


def test_every_place_of_the_land_answers_a_click() -> None:
    table = moment("main")
    board, plan_of = board_of(table), plan(0)
    corners = {text.split()[1] for text in offered(board) | refused(board) if text.startswith(("settlement", "keep"))}
    assert corners == {f"v{n + 1}" for n in plan_of.open_corners}
    paths = {text.split()[1] for text in offered(board) | refused(board) if text.startswith("road")}
    assert paths == {f"e{n + 1}" for n in plan_of.open_paths}
    assert {f"guard s{n}" for n in range(1, 5)} <= offered(board) | refused(board)
    hunted = board_of(moment("tormund"))
    hexes = {text.split()[1] for text in offered(hunted) | refused(hunted) if text.startswith("tormund")}
    assert hexes == {"camp", *(f"h{n + 1}" for n in range(21))}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MOMENTS)
def test_a_moment_is_drawn_in_both_languages_for_everybody(name: str, language: str) -> None:
    table = moment(name)
    for seat in (*range(table.match.state.seats), None):
        board = board_of(table, seat, language)
        ids = re.findall(r' id="([^"]+)"', board)
        motions = re.findall(r'data-once="([^"]+)"', board)
        assert len(ids) == len(set(ids))
        assert len(motions) == len(set(motions)), "two things of one name cannot move"
        if seat is None:
            assert "data-move" not in board


def test_every_word_of_the_board_is_used() -> None:
    texts = Texts.load(GAME.folder / "texts")
    known = {key for key in texts.placeholders("en") if key.startswith("board-")}
    files = [GAME.folder / name for name in ("board.html", "present.py", "land.py", "spots.py", "desk.py", "sketch.py")]
    source = "\n".join(file.read_text("utf-8") for file in files)
    said = set(re.findall(r"""['"](board-[a-z-]*[a-z])['"]""", source))
    said |= {f"board-{key}" for key in re.findall(r"""say\(\s*['"]([a-z-]+)['"]""", source)}
    begun = tuple(re.findall(r"""['"](board-[a-z-]+-)['"{]""", source))
    begun += tuple(f"board-{key}" for key in re.findall(r"""say\(f['"]([a-z-]+-)\{""", source))
    assert {key for key in known - said if not key.startswith(begun)} == set()


@pytest.mark.parametrize(("board", "seed"), [("brotherhood", 1), ("classic", 2)])
def test_the_page_tells_nothing_that_its_viewer_cannot_know(board: str, seed: int) -> None:
    table, chance = begun_table(seed, board=board), Chance(seed)
    exchanged = 0
    for count in range(500):
        if not table.actors:
            break
        if count > 60 and count % 9 == 0:
            for seat in (count % 4, None):
                other = twin(table, seat, chance)
                exchanged += other.match.state != table.match.state
                assert page_of(other, seat=seat) == page_of(table, seat=seat)
        absorb(table, table.plan_move(*any_move(table, None, chance), table.position))
    assert exchanged > 60, "the guesses were the truth: nothing was tested"


def test_the_leak_test_would_find_a_leak() -> None:
    table = moment("main")
    other = twin(table, 1, Chance(3))
    assert board_of(other, 0) != board_of(table, 0), "another hand of Anna's is seen by Anna"
    assert board_of(other, 1) == board_of(table, 1)


def test_a_place_is_called_by_its_landscapes() -> None:
    english, german = (board_of(moment("founding"), 0, language) for language in ("en", "de"))
    assert 'aria-label="Settlement at the corner of 5 brick, 9 grain and 10 wool"' in english
    assert 'aria-label="Siedlung an der Kreuzung von Lehm 5, Getreide 9 und Wolle 10"' in german


@pytest.mark.parametrize("scene", GAME.scenes, ids=lambda scene: scene.id)
def test_every_step_of_a_lesson_can_be_clicked(scene: Scene) -> None:
    for done, step in enumerate(scene.steps):
        lesson = Lesson(GAME, scene, done, "de")
        assert not COORDINATE.findall(f"{lesson.task()} {scene.text['de']} {scene.text['en']}")
        if not lesson.is_mine or step.move.startswith(("offer", "counter")):
            continue
        legal = [GAME.write(move) for move in lesson.state.legal(lesson.pupil)]
        drawn = draw(GAME, [lesson.state.view(lesson.pupil)], legal, lesson.voice, playable=True)
        assert step.move in (offered(drawn) if step.refused is None else refused(drawn))


COORDINATE = re.compile(r"\b[vehs][1-9][0-9]?\b")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MOMENTS)
def test_nobody_reads_a_coordinate(name: str, language: str) -> None:
    page = page_of(moment(name), language)
    words = re.sub(r"<[^>]*>", " ", re.sub(r"<(style|script)\b.*?</\1>", " ", page, flags=re.S))
    spoken = re.findall(r'(?:aria-label|title)="([^"]*)"', page)
    assert COORDINATE.findall(" ".join([unescape(words), *spoken])) == []


def test_what_the_dice_brought_is_shown_at_every_hand() -> None:
    board = board_of(moment("rolled"))
    assert re.findall(r'aria-label="(got [^"]+)"', board) == ["got 1 lumber", "got 2 lumber"]
    assert re.findall(r'data-once="(dice-10)"', board) == ["dice-10"]
    assert "got " not in board_of(moment("over")), "the Wall fell before the yield"


@pytest.mark.parametrize("name", HEROES)
def test_a_hero_tells_what_it_does_and_which_side_is_up(name: str) -> None:
    table = Table(moment("main").deed)
    table.match.state = GAME.arrange(hero(name))
    board = unescape(board_of(table))
    assert GAME.rulebook[f"catan.hero-{name}"].wording["en"].replace(" (ruling)", "") in board
    assert "(ruling)" not in board, "where the book is silent is told by the book"
    assert "side A up" in board
    assert "side B up" in board, "Ben's hero has been used once"
