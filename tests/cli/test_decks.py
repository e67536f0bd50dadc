"""Which game `deck` and `cards` mean: the one with a shelf, or the one that is named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path

from thronsaal.core.shelf import BadDeck, Chart, Entry, Shelf, Written
from thronsaal.core.words import Word
from toys.court import Court

from .conftest import Run


class Names(Shelf[list[str]]):
    """Decks that are lists of names, one of which is the king."""

    formats = ("any", "royal")
    endings = (".names",)
    facets = ("rank",)

    def entries(self) -> Sequence[Entry]:
        return [Entry("K", Word("game-title"), (Word("game-tagline"),), ("king",))]

    def read(self, data: bytes, file: str) -> list[str]:
        if not data:
            raise BadDeck([Word("game-tagline")], "nothing")
        return data.decode().split()

    def write(self, deck: list[str], ending: str) -> Written:
        return Written(" ".join(deck).encode(), (Word("game-title"),))

    def line(self, deck: list[str]) -> str:
        return ",".join(deck)

    def check(self, deck: list[str], form: str) -> Sequence[Word]:
        return () if form == "any" or "king" in deck else (Word("game-tagline"),)

    def describe(self, deck: list[str]) -> Sequence[tuple[Word, Sequence[Word]]]:
        return [(Word("game-title"), [])]

    def mark(self, facet: str, value: str) -> Word:
        return Word("game-title")

    def ready(self) -> Mapping[str, list[str]]:
        return {"royal": ["king"]}

    def blanks(self) -> Mapping[str, Word]:
        return {"empty": Word("game-title")}

    def blank(self, kind: str) -> list[str]:
        return []

    def unline(self, line: str) -> list[str]:
        return line.split(",")

    def name(self, deck: list[str]) -> str:
        return ""

    def renamed(self, deck: list[str], name: str) -> list[str]:
        return deck

    def counts(self, deck: list[str]) -> Mapping[str, int]:
        return Counter(deck)

    def amended(self, deck: list[str], code: str, count: int) -> list[str]:
        return [*(each for each in deck if each != code), *[code] * count]

    def piles(self, deck: list[str]) -> Sequence[tuple[Word, Sequence[tuple[str, int]]]]:
        return [(Word("game-title"), tuple(Counter(deck).items()))]

    def charts(self, deck: list[str]) -> Sequence[Chart]:
        return ()

    def options(self, lines: Sequence[str]) -> Mapping[str, str]:
        return {}


class NamedCourt(Court):
    @cached_property
    def shelf(self) -> Names:
        return Names()


class Another(NamedCourt):
    id = "another"


GAME = NamedCourt()
ANOTHER = Another()


def test_nobody_brings_decks(run: Run, install: Callable[..., None]) -> None:
    install(claim="thronsaal.games.claim:GAME")
    ran = run("cards king")
    assert (ran.code, ran.err) == (2, "thronsaal: no installed game is played with decks\n")


def test_the_only_game_with_a_shelf_is_meant_even_beside_broken_ones(run: Run, install: Callable[..., None]) -> None:
    install(claim="thronsaal.games.claim:GAME", court="cli.test_decks:GAME", ruin="no.such.module:GAME")
    assert run("cards king").out.startswith("Court  K\n")
    assert run("cards king --lang de").out.startswith("Hof  K\n")


def test_of_several_one_must_be_named(run: Run, install: Callable[..., None]) -> None:
    install(court="cli.test_decks:GAME", another="cli.test_decks:ANOTHER")
    assert "say with --game which game is meant: another, court" in run("cards king").err
    assert run("cards king --game another").code == 0


def test_a_shelf_answers_every_deed(run: Run, install: Callable[..., None], tmp_path: Path) -> None:
    install(court="cli.test_decks:GAME")
    file = tmp_path / "deck"
    file.write_text("king queen")
    assert "Fits the format: any, royal" in run(f"deck check {file}").out
    file.write_text("queen")
    assert "Fits the format: any\n" in run(f"deck check {file}").out
    assert run(f"deck check {file} --format royal").code == 1
    assert run(f"deck convert {file} -").out == "queen\n"
    noted = run(f"deck convert {file} {tmp_path / 'out.names'}")
    assert (noted.code, noted.out.strip()) == (0, "Court")
    assert (tmp_path / "out.names").read_text() == "queen"
    file.write_text("")
    assert run(f"deck check {file}").code == 1
