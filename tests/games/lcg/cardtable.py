"""A game with the shelf of the card game, for the commands that ask for one."""

from __future__ import annotations

from functools import cached_property
from importlib.resources import files

from thronsaal.core.text import LANGUAGES, Texts
from thronsaal.games.lcg.decks.shelf import LcgShelf
from toys.court import Court


class CardTable(Court):
    id = "cardtable"

    @cached_property
    def texts(self) -> Texts:
        folder = files("thronsaal.games.lcg") / "texts"
        found = {
            language: [file for file in folder.iterdir() if file.name.endswith(f"{language}.ftl")]
            for language in LANGUAGES
        }
        return Texts(
            {language: "\n".join(file.read_text("utf-8") for file in texts) for language, texts in found.items()}
        )

    @cached_property
    def shelf(self) -> LcgShelf:
        return LcgShelf()


GAME = CardTable()
