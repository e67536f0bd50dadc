"""`thronsaal play`: who sits where, and then the sitting."""

from __future__ import annotations

import secrets
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path

from thronsaal.bots import Player, bot_names
from thronsaal.cli.asked import Asked
from thronsaal.cli.screen import Screen
from thronsaal.cli.sitting import Sitting
from thronsaal.cli.wrong import Wrong
from thronsaal.core.game import BadOption, Game
from thronsaal.core.match import LONGEST_NAME, Match
from thronsaal.core.text import house_texts
from thronsaal.core.words import SEAT_LETTERS, Seat, either

SEEDS = 1 << 64
"""Seeds drawn here are short enough to be typed again."""


def play(asked: Asked, arguments: Namespace) -> int:
    """Play a match in the terminal; the exit code."""
    with Screen(asked.language, house_texts()).thinking(asked.say("preparing")):
        sitting = _sitting(asked, arguments)
    return sitting.run()


def _sitting(asked: Asked, arguments: Namespace) -> Sitting:
    """The sitting that was asked for. A game may have to be compiled for it, once."""
    game = asked.game(arguments.game)
    resumed = _resumed(asked, game, arguments.resume) if arguments.resume else None
    seats = _seats(asked, game, arguments, resumed)
    seat = _own_seat(asked, game, arguments.seat, seats, resumed)
    players = _players(asked, game, arguments.against, seats, seat, resumed)
    match = resumed or _new_match(asked, game, arguments, seats, seat, players)
    sitting = Sitting.open(match, seat, players, asked.language)
    sitting.saved = Path(arguments.resume) if arguments.resume else None
    return sitting


def default_level(game: Game) -> str:
    """The bot that somebody plays who asked for none: the middle one of the levels."""
    levels = [level for level in game.levels if level in bot_names(game)]
    return levels[len(levels) // 2] if levels else "random"


def _resumed(asked: Asked, game: Game, file: str) -> Match:
    match = asked.match(file)
    if match.game is not game:
        raise Wrong(asked.say("wrong-record-game", file=file, game=match.game.id))
    return match


def _seats(asked: Asked, game: Game, arguments: Namespace, resumed: Match | None) -> int:
    if resumed is not None:
        return resumed.state.seats
    against = len(asked.names(arguments.against)) if arguments.against else 1
    wanted: int = arguments.seats or (against + 1 if against + 1 in game.seats else game.seats[0])
    if wanted not in game.seats:
        raise Wrong(asked.say("wrong-seats", game=game.id, seats=either(game.seats), count=wanted))
    return wanted


def _own_seat(asked: Asked, game: Game, letter: str | None, seats: int, resumed: Match | None) -> Seat:
    if letter is not None:
        seat = SEAT_LETTERS.find(letter.upper()) if len(letter) == 1 else -1
        if not 0 <= seat < seats:
            raise Wrong(asked.say("wrong-seat", seats=", ".join(SEAT_LETTERS[:seats]), seat=letter[:40]))
        return seat
    if resumed is None:
        return 0
    return next((seat for seat, name in enumerate(resumed.names) if not _is_bot(asked, game, name)), 0)


def _is_bot(asked: Asked, game: Game, name: str) -> bool:
    try:
        asked.bot(game, name)
    except Wrong:
        return False
    return True


def _players(
    asked: Asked, game: Game, against: str | None, seats: int, seat: Seat, resumed: Match | None
) -> dict[Seat, Player]:
    others = [each for each in range(seats) if each != seat]
    if against is None and resumed is not None:
        specs = [name if _is_bot(asked, game, name) else default_level(game) for name in resumed.names]
        return {each: asked.bot(game, specs[each]) for each in others}
    names = asked.names(against) if against is not None else [default_level(game)]
    if len(names) == 1:
        names *= len(others)
    if len(names) != len(others):
        raise Wrong(asked.say("wrong-against", count=len(others), given=len(names)))
    return {each: asked.bot(game, name) for each, name in zip(others, names, strict=True)}


def _new_match(
    asked: Asked, game: Game, arguments: Namespace, seats: int, seat: Seat, players: Mapping[Seat, Player]
) -> Match:
    name = arguments.name or asked.say("guest")
    names = [name if each == seat else players[each].name for each in range(seats)]
    seed = secrets.randbelow(SEEDS) if arguments.seed is None else asked.seed(arguments.seed)
    options = asked.options(game, arguments.option)
    try:
        return Match(game, options, seed, seats, names)
    except BadOption as error:
        raise Wrong(error.said(asked.language)) from error
    except ValueError as error:
        raise Wrong(asked.say("wrong-name", most=LONGEST_NAME)) from error
