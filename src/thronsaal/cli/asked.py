"""What was asked for on the command line: found and checked, or said in one line to be wrong."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from thronsaal.bots import BadBot, BadBudget, Player, UnknownBot, hire
from thronsaal.cli.wrong import Wrong, fault_of
from thronsaal.core.chance import SEED_BITS
from thronsaal.core.game import BadOption, Game
from thronsaal.core.match import Match
from thronsaal.core.record import BadRecord, Written, read_record, read_written
from thronsaal.core.registry import UnknownGame, find_game, game_ids
from thronsaal.core.text import Voice, house_texts
from thronsaal.core.words import Value


class Asked:
    """The arguments of a command in the language of the answer."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._voice = Voice(language, house_texts())

    def say(self, key: str, **values: Value) -> str:
        """A sentence of the command line itself."""
        return self._voice.say(f"cli-{key}", **values)

    def game(self, game_id: str) -> Game:
        """The installed game of this id."""
        if game_id not in game_ids():
            raise Wrong(self.say("wrong-game", game=game_id[:40], games=", ".join(game_ids()) or "-"))
        try:
            return find_game(game_id)
        except UnknownGame as error:
            raise Wrong(self.say("wrong-loading", game=game_id, why=str(error))) from error

    def bot(self, game: Game, spec: str) -> Player:
        """The bot of this name, or the one that is there: `package.module:Bot`."""
        here = str(Path.cwd())
        if ":" in spec and here not in sys.path:
            sys.path.insert(0, here)  # whoever names a module means the one beside them
        try:
            return hire(game, spec)
        except UnknownBot as error:
            raise Wrong(self.say("wrong-bot", game=game.id, bot=spec[:40], bots=", ".join(error.known))) from error
        except BadBot as error:
            raise Wrong(self.say("wrong-own-bot", bot=error.spec[:80], why=error.why[:200])) from error
        except BadBudget as error:
            raise Wrong(self.say("wrong-budget", bot=spec[:40])) from error

    def names(self, text: str) -> list[str]:
        """Names with commas between them."""
        return [name.strip() for name in text.split(",")]

    def seed(self, text: str) -> int:
        """A seed as decimal digits."""
        if not (text.isascii() and text.isdecimal() and len(text) < 50 and int(text) < 1 << SEED_BITS):
            raise Wrong(self.say("wrong-seed", seed=text[:50], bits=SEED_BITS))
        return int(text)

    def options(self, game: Game, given: Sequence[str]) -> dict[str, str]:
        """Options written NAME=VALUE, checked and completed."""
        options: dict[str, str] = {}
        for text in given:
            name, equals, value = text.partition("=")
            if not equals or not name or name in options:
                raise Wrong(self.say("wrong-option", option=text[:60]))
            options[name] = value
        try:
            return game.settle(options)
        except BadOption as error:
            raise Wrong(error.said(self.language)) from error

    def of_other_rules(self, file: str) -> tuple[Written, str] | None:
        """What stands in a record that today's rules do not fit, and why they do not; None for all other files."""
        try:
            text = Path(file).read_bytes().decode("utf-8")
            read_record(text)
        except BadRecord as error:
            written = read_written(text) if error.is_of_other_rules else None
            return None if written is None else (written, error.said(self.language))
        except (OSError, ValueError):
            return None
        return None

    def match(self, file: str) -> Match:
        """The match whose record stands in a file."""
        try:
            return read_record(Path(file).read_bytes().decode("utf-8"))
        except UnicodeDecodeError as error:
            raise Wrong(self.say("wrong-record", file=file, why="UTF-8")) from error
        except (OSError, ValueError) as error:
            if isinstance(error, BadRecord):
                raise Wrong(self.say("wrong-record", file=file, why=error.said(self.language))) from error
            why = fault_of(self.say, error)
            raise Wrong(self.say("wrong-file", file=file, why=why)) from error
