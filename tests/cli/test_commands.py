"""`games`, `rules`, `check`, `prepare` and `bench`."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from thronsaal.core.registry import find_game, game_ids
from thronsaal.server import thinkers

from .conftest import Run


def test_games_are_listed_ours_and_others(run: Run, court: str) -> None:
    out = run("games").out
    assert "claim  Claim, version 1" in out
    assert "--option starter=random|A|B  Who leads first (random)" in out
    assert "court  Court, version 1" in out
    assert "Seats: 3 or 4" in out
    assert "Bots: random" in out
    assert "Hof, Version 1" in run("games --lang de").out


def test_ids_for_scripts(run: Run, court: str) -> None:
    assert run("games --ids").out == "claim\ncourt\n"


def test_a_broken_package_is_named_and_the_others_are_listed(run: Run, install: Any) -> None:
    install(claim="thronsaal.games.claim:GAME", ruin="no.such.module:GAME")
    ran = run("games")
    assert ran.code == 1
    assert "claim  Claim" in ran.out
    assert "ruin" in ran.err


def test_a_rule_by_name(run: Run) -> None:
    rule = find_game("claim").rulebook["claim.follow"]
    for word in ("follow", "claim.follow", "FOLLOW", "Following"):
        out = " ".join(run(f"rules claim {word}").out.split())
        assert rule.wording["en"] in out
        assert rule.source_in("en") in out
        assert "from the rulebook" in out
    german = " ".join(run("rules claim bedienen --lang de").out.split())
    assert rule.wording["de"] in german
    assert rule.source in german


def test_rules_by_word(run: Run) -> None:
    assert "claim.dwarves" in run("rules claim dwarves").out
    assert "Taking back" in run("rules claim house.take-back").out
    found = run("rules claim card")
    assert "Name one of them to read it." in found.out
    missing = run("rules claim dragons of doom")
    assert missing.code == 1
    assert "No rule speaks of “dragons of doom”." in missing.out


def test_the_contents_name_every_rule(run: Run) -> None:
    out = run("rules claim").out
    for rule in find_game("claim").rulebook:
        assert rule.id in out
        assert rule.title["en"] in out


@pytest.mark.parametrize("passes", [True, False])
def test_check_runs_the_kit(run: Run, monkeypatch: pytest.MonkeyPatch, passes: bool) -> None:
    asked: list[Any] = []

    def kit_run(game: Any, seed: int | None, report: Any) -> bool:
        asked.append((game.id, seed))
        report("  passed everything [sic]")
        return passes

    monkeypatch.setattr("thronsaal.core.kit.run", kit_run)
    ran = run("check claim --seed 7")
    assert asked == [("claim", 7)]
    run("check claim")
    assert asked[1:] == [("claim", None)], "fresh seeds are drawn"
    assert ran.code == (0 if passes else 1)
    assert "  passed everything [sic]" in ran.out


def test_bench_prints_figures(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    figures = {"kernel_games_per_s": 1234567.8, "c_ratio": None, "warm_start_s": 0.5}
    monkeypatch.setattr("thronsaal.study.bench.run", lambda name: figures if name == "claim" else {})
    assert json.loads(run("bench claim --json").out) == figures
    out = run("bench claim").out
    assert "1,234,568" in out
    assert [line.split()[-1] for line in out.splitlines()] == ["1,234,568", "-", "0.500"]
    assert "1.234.568" in run("bench claim --lang de").out


def test_prepare_compiles_what_was_asked_for(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[tuple[str, str]] = []
    for step in ("rehearse", "warm"):
        monkeypatch.setattr(
            f"thronsaal.server.thinkers.{step}", lambda game, step=step: done.append((step, game)) or {}
        )
    assert "Claim ist bereit" in run("prepare claim --lang de").out
    assert done == [("rehearse", "claim"), ("warm", "claim")]
    done.clear()
    assert run("prepare").code == 0
    assert [game for step, game in done if step == "warm"] == list(game_ids())
    assert run("prepare chess").code == 2


def test_prepare_tells_which_bot_cannot_play(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def answer(question: thinkers.Question) -> thinkers.Thought:
        return thinkers.Thought(None, "no kernel") if question.level == "hard" else thinkers.Thought(None)

    monkeypatch.setattr(thinkers, "answer", answer)
    said = run("prepare claim")
    assert said.code == 1
    assert said.out.strip() == "Claim: the bot hard fails: no kernel"


def test_bench_of_the_server(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def measured(tables: int, game: str | None) -> dict[str, float]:
        asked.append((tables, game))
        return {"moves_per_second": 5000.0}

    monkeypatch.setattr("thronsaal.server.bench.run", measured)
    assert json.loads(run("bench server --json").out) == {"moves_per_second": 5000.0}
    assert json.loads(run("bench server --of catan --tables 150 --json").out) == {"moves_per_second": 5000.0}
    assert asked == [(300, None), (150, "catan")]
    assert run("bench server --of chess").code == 2


def test_serve_opens_the_hall(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def serve(*arguments: Any, **given: Any) -> int:
        asked.append((*arguments, given))
        return 1

    monkeypatch.setattr("thronsaal.server.main", serve)
    assert run("serve").code == 1
    run("serve --host 0.0.0.0 --port 0 --db sqlite:///hall.sqlite3 --open")
    run("serve --redis redis://there --thinkers ray --ray-address there:6379")
    assert asked == [
        ("127.0.0.1", 8000, False, {}),
        ("0.0.0.0", 0, True, {"db": "sqlite:///hall.sqlite3"}),
        ("127.0.0.1", 8000, False, {"redis": "redis://there", "pool": "ray", "ray_address": "there:6379"}),
    ]


@pytest.mark.parametrize(
    ("command", "title"),
    [
        ("rules claim dwarf", "Dwarves go to the loser"),
        ("rules claim dwarfs", "Dwarves go to the loser"),
        ("rules claim dwraf", "Dwarves go to the loser"),
        ("rules claim Zwerg --lang de", "Zwerge gehen an die Seite, die verliert"),
        ("rules catan robber", "Tormund"),
        ("rules catan robbber", "Tormund"),
        ("rules catan city", "Keep"),
        ("rules catan Räuber --lang de", "Tormund"),
        ("rules catan Stadt --lang de", "Befestigung"),
    ],
)
def test_rules_are_found_by_the_words_people_use(run: Run, command: str, title: str) -> None:
    ran = run(command)
    assert ran.code == 0
    assert re.search(rf"^(\S+\.\S+ +)?{title}$", ran.out, re.MULTILINE), ran.out
