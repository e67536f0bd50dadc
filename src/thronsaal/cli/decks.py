"""`thronsaal deck` and `thronsaal cards`: what a game with a shelf says about its decks and cards."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.text import Text

from thronsaal.cli.asked import Asked
from thronsaal.cli.look import look_up_card
from thronsaal.cli.screen import Screen
from thronsaal.cli.wrong import Wrong, fault_of
from thronsaal.core.game import Game
from thronsaal.core.registry import UnknownGame, find_game, game_ids
from thronsaal.core.shelf import BadDeck, Shelf
from thronsaal.core.words import Word

LARGEST_FILE = 1_000_000
"""More of a file is not even looked at."""


def deck(asked: Asked, arguments: Namespace) -> int:
    """Check or convert a deck; the exit code is 1 when it is no deck, or fits no format."""
    game, shelf = _shelf(asked, arguments.game)
    screen = Screen(asked.language, game.texts)
    try:
        found = shelf.read(_read(asked, arguments.file), Path(arguments.file).name)
        deed = _check if arguments.deed == "check" else _convert
        return deed(asked, screen, shelf, found, arguments)
    except BadDeck as error:
        screen.warn(screen.say("deck-unread", file=arguments.file))
        _list(screen, error.wrong)
        return 1


def _check(asked: Asked, screen: Screen, shelf: Shelf[Any], found: Any, arguments: Namespace) -> int:
    formats = shelf.formats if arguments.format is None else (arguments.format,)
    if not set(formats) <= set(shelf.formats):
        names = ", ".join(shelf.formats)
        raise Wrong(asked.say("wrong-format", format=arguments.format[:40], formats=names))
    for head, words in shelf.describe(found):
        screen.print(Text(screen.voice.say(head), "bold"))
        for row in _rows(screen, [screen.voice.say(word) for word in words]):
            screen.print(row, indent=2)
    wrong = {name: shelf.check(found, name) for name in formats}
    fits = [name for name, faults in wrong.items() if not faults]
    if fits:
        screen.print(screen.say("deck-fits", formats=", ".join(fits)), "green")
        return 0
    for name, faults in wrong.items():
        screen.warn(screen.say("deck-fits-not", format=name))
        _list(screen, faults)
    return 1


def _rows(screen: Screen, said: list[str]) -> list[str]:
    """Things beside each other where they fit, else below each other."""
    row = ", ".join(said)
    return [row] if said and len(row) <= screen.console.width - 2 else said


def _convert(asked: Asked, screen: Screen, shelf: Shelf[Any], found: Any, arguments: Namespace) -> int:
    if arguments.out == "-":
        print(shelf.line(found))
        return 0
    out = Path(arguments.out)
    if out.suffix.lower() not in shelf.endings:
        raise Wrong(asked.say("wrong-ending", file=arguments.out, endings=", ".join(shelf.endings)))
    written = shelf.write(found, out.suffix.lower())
    try:
        with out.open("xb") as file:
            file.write(written.data)
    except FileExistsError as error:
        raise Wrong(asked.say("save-exists", file=arguments.out)) from error
    except (OSError, ValueError) as error:
        why = fault_of(asked.say, error)
        raise Wrong(asked.say("save-failed", file=arguments.out, why=why)) from error
    _list(screen, written.notes)
    return 0


def _list(screen: Screen, words: Sequence[Word]) -> None:
    for word in words:
        screen.print(screen.sentence(word), indent=2)


def cards(asked: Asked, arguments: Namespace) -> int:
    """Show the cards that have all of these words; the exit code is 1 when there is none."""
    game = asked.game(arguments.game) if arguments.game is not None else _shelf(asked, None)[0]
    entries = game.entries(game.settle({}))
    if not entries:
        raise Wrong(asked.say("wrong-no-cards", game=game.id))
    screen = Screen(asked.language, game.texts)
    return 0 if look_up_card(screen, entries, " ".join(arguments.word)) else 1


def _shelf(asked: Asked, game_id: str | None) -> tuple[Game, Shelf[Any]]:
    """The game that is meant, and its shelf."""
    if game_id is not None:
        game = asked.game(game_id)
        if game.shelf is None:
            raise Wrong(asked.say("wrong-shelf", game=game.id))
        return game, game.shelf
    found: list[tuple[Game, Shelf[Any]]] = []
    for each in game_ids():
        with suppress(UnknownGame):  # a broken package is no reason not to look at another
            game = find_game(each)
            if game.shelf is not None:
                found.append((game, game.shelf))
    if not found:
        raise Wrong(asked.say("wrong-no-shelf"))
    if len(found) > 1:
        raise Wrong(asked.say("wrong-which-shelf", games=", ".join(game.id for game, _ in found)))
    return found[0]


def _read(asked: Asked, file: str) -> bytes:
    try:
        with Path(file).open("rb") as stream:
            return stream.read(LARGEST_FILE)
    except (OSError, ValueError) as error:
        why = fault_of(asked.say, error)
        raise Wrong(asked.say("wrong-file", file=file, why=why)) from error
