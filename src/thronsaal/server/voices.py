"""The voices of the hall: one Fluent bundle a game and language, borrowed with the names of a table."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import cache
from importlib.resources import files

from thronsaal.bots import bot_names, called
from thronsaal.core.game import Game
from thronsaal.core.registry import find_game, game_ids
from thronsaal.core.text import LANGUAGES, Texts, Voice
from thronsaal.core.words import Seat, seat_letter
from thronsaal.server.journal import NAMELESS, Chair


@cache
def hall_texts() -> Texts:
    """What the hall itself says."""
    return Texts.load(files("thronsaal.server") / "texts")


@cache
def _game_voice(game_id: str, language: str) -> Voice:
    return Voice(language, find_game(game_id).texts)


@cache
def _hall_voice(language: str) -> Voice:
    return Voice(language, hall_texts())


class Voices:
    """Gives out voices. Reading a Fluent file takes milliseconds, so that is done once."""

    def of_game(self, game: Game, language: str, names: Sequence[str] = ()) -> Voice:
        """A voice that knows the words of this game."""
        return _with_names(_game_voice(game.id, language), names)

    def of_hall(self, language: str, names: Sequence[str] = ()) -> Voice:
        """A voice that knows the words of the hall."""
        return _with_names(_hall_voice(language), names)

    def names(self, chairs: Sequence[Chair], language: str) -> tuple[str, ...]:
        """Who sits where, as the log calls them."""
        return tuple(self._name(seat, chair, language) for seat, chair in enumerate(chairs))

    def bot_marks(self) -> frozenset[str]:
        """What every bot and stand-in has behind its name, in every language."""
        levels = {level for game_id in game_ids() for level in bot_names(find_game(game_id))}
        chairs = [Chair("bot", person=person, level=level) for level in levels for person in ("", "away")]
        return frozenset(
            self._name(0, chair, language).removeprefix("" if chair.person else called(0, chair.level)).strip()
            for chair in chairs
            for language in LANGUAGES
        )

    def _name(self, seat: Seat, chair: Chair, language: str) -> str:
        if chair.person.startswith(NAMELESS) and chair.kind == "person":
            return self.of_hall(language).say("seat-nameless", seat=seat_letter(seat))
        if chair.kind != "bot":
            return chair.name or self.of_hall(language).say("seat-open", seat=seat_letter(seat))
        voice = self.of_hall(language)
        level = voice.say(f"level-{chair.level}") if voice.knows(f"level-{chair.level}") else chair.level
        if chair.is_stand_in:
            return voice.say("seat-stand-in", name=chair.name, level=level)
        return voice.say("seat-bot", name=called(seat, chair.level), level=level)


def _with_names(voice: Voice, names: Sequence[str]) -> Voice:
    """The same bundle with other names."""
    borrowed = copy(voice)
    borrowed.names = names
    return borrowed
