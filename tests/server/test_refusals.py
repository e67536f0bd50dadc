"""Whatever wrong move is sent to the hall, people read a sentence in their language: no notation, no other language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import thronsaal.games
from server.hosting import ANNA, absorb, bare_table, in_loop, opened, sqlite
from support.wording import flaws, some_moves, titles
from thronsaal.core.chance import Chance
from thronsaal.core.game import BadOption, Game
from thronsaal.core.kit.promises import attempts
from thronsaal.core.reason import Reason, Refused
from thronsaal.core.record import BadRecord, read_record
from thronsaal.core.registry import find_game, game_ids
from thronsaal.core.text import LANGUAGES
from thronsaal.server.door import plain_problem
from thronsaal.server.errors import Denied
from thronsaal.server.setup import Wish
from thronsaal.server.table import Table
from thronsaal.server.voices import Voices

NONSENSE = ("xyzzy", "Pferd nach f3", "lay eddard-9", "road v22", "0", "-1", "💥")
GAMES = [game_id for game_id in game_ids() if game_id in ("claim", "catan", "ironthrone", "lcg")]


def read(denied: Denied, proper: set[str]) -> str:
    """What the page and the API say, read in both languages."""
    said = ""
    for language in LANGUAGES:
        error = plain_problem(denied, language, Voices())["error"]
        assert isinstance(error, dict)
        said = str(error["message"])
        assert not flaws(said, language, proper), said
    return said


def positions(game: Game, seed: int, step: int) -> Iterator[Table]:
    """Tables of a random match, every so many moves."""
    table, rng = bare_table(game.seats[0], seed, game), Chance(seed)
    for number in range(600):
        if not table.actors:
            break
        if number % step == 0:
            yield table
        seat = rng.pick(table.actors)
        absorb(table, table.plan_move(seat, rng.pick(table.match.state.legal(seat)), table.position))
    yield table


@pytest.mark.parametrize("game_id", GAMES)
def test_a_refused_move_gets_a_sentence(game_id: str) -> None:
    game = find_game(game_id)
    proper, tried, rng = titles(game), [game.read(text) for text in some_moves(game)], Chance(5)
    codes: set[str] = set()
    seen: list[Reason] = []
    for table in positions(game, 3, 23):
        state = table.match.state
        wishes = [(seat, move) for seat in range(state.seats) for move in tried]
        wishes += [(seat, move) for seat, move in attempts(state, rng) if 0 <= seat < state.seats]
        for seat, move in wishes:
            reason = state.check(seat, move)
            if reason is None or reason in seen:
                continue
            seen.append(reason)
            codes.add(reason.code)
            said = read(Denied.by_rule(reason, table), proper)
            written = game.write(move) if reason.code not in ("no-such-move", "no-such-card") else ""
            assert " " not in written or written not in said, said
    assert "not-your-turn" in codes
    assert len(codes) >= {"claim": 4, "catan": 12}.get(game_id, 7), codes


def test_no_refusal_is_given_notation_to_say() -> None:
    """Also those that no random match meets: what a reason says is made of words, seats and numbers."""
    found = 0
    for file in Path(thronsaal.games.__file__).parent.rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "Reason":
                found += 1
                said = " ".join(ast.unparse(value) for value in call.args[2:])
                assert not re.search(r"\b(?:write|str|repr)\(", said), f"{file.name}: {said}"
    assert found > 40


@pytest.mark.parametrize("game_id", GAMES)
def test_the_refusals_of_the_lessons_are_sentences(game_id: str) -> None:
    game = find_game(game_id)
    refused = 0
    for scene in game.scenes:
        state = scene.start(game)
        table = bare_table(state.seats, game=game)
        for step in scene.steps:
            if step.refused is None:
                state.apply(step.seat, game.read(step.move))
                continue
            with pytest.raises(Refused) as error:
                state.apply(step.seat, game.read(step.move))
            read(Denied.by_rule(error.value.reason, table), titles(game))
            refused += 1
    assert refused


@in_loop
async def test_what_is_no_move_of_the_game_gets_a_sentence(tmp_path: Path) -> None:
    """Nonsense, and the moves of every other game, sent to a table of each."""
    foreign = {game_id: some_moves(find_game(game_id), range(1), 1) for game_id in GAMES}
    async with opened(sqlite(tmp_path)) as house:
        for game_id in GAMES:
            table = await house.setup.create(ANNA, Wish(game_id), seed=3)
            own = set(some_moves(table.game))
            for text in (*NONSENSE, *(text for texts in foreign.values() for text in texts if text not in own)):
                with pytest.raises(Denied) as denied:
                    await house.play.move(table.id, ANNA, text, table.position)
                said = read(denied.value, titles(table.game))
                assert text not in said or len(text) < 5
                # Who writes a program reads what was expected.
                assert (denied.value.detail is not None) == (denied.value.code == "bad-move")


@in_loop
async def test_talk_and_promises_that_cannot_be_said_get_a_sentence(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        for game_id in GAMES:
            table = await house.setup.create(ANNA, Wish(game_id), seed=3)
            wrong = [("", "says"), ("x" * 501, "says"), ("a\nb", "says"), ("hm", "shouts"), ("give gold", "promises")]
            for text, how in wrong:
                with pytest.raises(Denied) as denied:
                    await house.play.say(table.id, ANNA, text, how)
                read(denied.value, set())


@pytest.mark.parametrize(
    ("game_id", "options"),
    [
        ("claim", {"starter": "C"}),
        ("claim", {"dragon": "yes"}),
        ("catan", {"board": "moon"}),
        ("ironthrone", {"houses": "stark-stark-stark"}),
        ("lcg", {"variant": "teams"}),
        ("lcg", {"decks": "stark"}),
        ("lcg", {"decks": "stark|house=stark;cards=S999"}),
        ("lcg", {"decks": "stark-dragons"}),
    ],
)
def test_options_that_cannot_be_are_said_in_both_languages(game_id: str, options: dict[str, str]) -> None:
    game = find_game(game_id)
    with pytest.raises(BadOption) as refused:
        game.start(3 if "variant" in options else game.seats[0], game.settle(options))
    # What somebody chose or could have chosen is written as it is typed.
    typed = {*options, *options.values(), game_id, "lcg", "house", "cards", "random", "choose", "core", "S999"}
    typed |= {part for option in game.options for part in option.choices}
    typed |= {"stark-lannister-baratheon", "stark-lannister", "stark-targaryen"}
    said = {language: refused.value.said(language) for language in LANGUAGES}
    assert said["de"] != said["en"]
    for language in LANGUAGES:
        assert not flaws(said[language], language, typed), said[language]
    assert str(refused.value) == said["en"]
    read(Denied.because("bad-options", refused.value), typed)


def test_a_record_that_cannot_be_read_is_told_in_both_languages() -> None:
    with pytest.raises(BadRecord) as refused:
        read_record("Thronsaal record 1\ngame: lcg 1\noptions: decks=stark errata=on lists=brought variant=melee\n")
    denied = Denied.because("bad-record", refused.value)
    for language, begins in (("de", "Die Aufzeichnung lässt sich nicht lesen: Zeile"), ("en", "The record cannot be")):
        error = plain_problem(denied, language, Voices())["error"]
        assert isinstance(error, dict)
        assert str(error["message"]).startswith(begins)
