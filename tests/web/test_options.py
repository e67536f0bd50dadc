"""The page of a table opens with every option of every game, for everybody, at every kind of moment."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.hosting import absorb
from thronsaal.core.chance import Chance
from thronsaal.core.game import BadOption, Option
from thronsaal.core.registry import find_game, game_ids
from thronsaal.server.table import Chair, Deed, Table
from web.stills import page_of

NAMES = ("Anna", "Ben", "Cara", "Dora", "Emil")
MOST_MOVES = 500
FIRST = 12
"""The first positions are all looked at: until everything is laid out, boards lack most."""


def choices(option: Option) -> Iterator[str]:
    yield from option.choices or option.usual or (option.default,)


def tables() -> Iterator[tuple[str, dict[str, str]]]:
    """Every choice of every option, one at a time."""
    for game_id in game_ids():
        game = find_game(game_id)
        yield game_id, {}
        for option in game.options:
            for choice in choices(option):
                if choice != option.default:
                    yield game_id, {option.name: choice}


def seated(game_id: str, options: dict[str, str]) -> Table:
    """The smallest table at which these options go together."""
    game = find_game(game_id)
    for seats in game.seats:
        chairs = tuple(Chair("person", name, f"{name.lower()}-id") for name in NAMES[:seats])
        try:
            return Table(Deed("t", game, game.settle(options), 5, chairs))
        except BadOption:
            continue
    raise AssertionError(f"no table of {game_id} has {options}")


def kinds(table: Table) -> Iterator[str]:
    """The match goes on at random: the name of each of the first questions, and of each kind when it first comes."""
    chance, asked = Chance(3), set[str]()
    for count in range(MOST_MOVES):
        if not table.actors:
            yield "over"
            return
        seat = chance.pick(table.actors)
        prompt = table.match.state.prompt(seat)
        assert prompt is not None
        if count < FIRST or prompt.word.key not in asked:
            asked.add(prompt.word.key)
            yield prompt.word.key
        absorb(table, table.plan_move(seat, chance.pick(table.match.state.legal(seat)), table.position))


@pytest.mark.parametrize(("game_id", "options"), [*tables()])
def test_the_page_opens_with_every_option(game_id: str, options: dict[str, str]) -> None:
    table = seated(game_id, options)
    looked = 0
    for kind in kinds(table):
        for seat in (None, *range(len(table.chairs))):
            for language in ("de", "en"):
                assert page_of(table, language, seat=seat), kind
        looked += 1
    assert looked
