"""Looking things up: the installed games, their rules and their cards."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence

from rich.text import Text

from thronsaal.bots import bot_names
from thronsaal.cli.screen import Screen
from thronsaal.core.game import Game
from thronsaal.core.registry import UnknownGame, find_game, game_ids
from thronsaal.core.rulebook import house_rules
from thronsaal.core.search import fold
from thronsaal.core.shelf import Entry
from thronsaal.core.words import either

FEW = 4
"""So many rules or cards are shown in full; of more only the titles."""


def look_up(screen: Screen, game: Game, word: str) -> bool:
    """Show the rules that speak of a word, or the contents of the book without one; False when none does."""
    language = screen.voice.language
    book = [*game.rulebook, *house_rules()]
    named = [rule for rule in book if fold(rule.title[language]) == fold(word)]
    found = (named or game.rulebook.find(word) or house_rules().find(word)) if word else book
    if not found:
        screen.warn(screen.say("no-such-rule", text=word[:60]))
        return False
    if len(found) <= FEW:
        for number, rule in enumerate(found):
            if number:
                screen.print()
            screen.rule(rule)
        return True
    wide = max(len(rule.id) for rule in found) + 2
    for rule in found:
        screen.print(Text.assemble((f"{rule.id:{wide}}", "dim"), rule.title[language]))
    screen.print(screen.say("rules-hint"), "dim")
    return True


def look_up_card(screen: Screen, entries: Sequence[Entry], wanted: str) -> bool:
    """Show the card of this name, else those on which all the words stand; False when there is none."""
    named = [entry for entry in entries if fold(wanted) in map(fold, (screen.voice.say(entry.title), *entry.names))]
    found = named or list(_having(screen, entries, wanted.split()))
    if not found:
        screen.warn(screen.say("no-such-card", text=wanted[:60]))
        return False
    for number, entry in enumerate(found):
        if number and len(found) <= FEW:
            screen.print()
        _show(screen, entry, len(found) <= FEW)
    if len(found) > FEW:
        screen.print(screen.say("cards-hint"), "dim")
    return True


def _having(screen: Screen, entries: Sequence[Entry], words: Sequence[str]) -> Iterator[Entry]:
    """Cards on which each word stands somewhere, in the language that is spoken; names count in any."""
    folded = [fold(word) for word in words]
    for entry in entries:
        lines = (screen.voice.say(word) for word in (entry.title, *entry.lines))
        printed = fold("\n".join((*entry.names, *lines)))
        if all(word in printed for word in folded):
            yield entry


def _show(screen: Screen, entry: Entry, whole: bool) -> None:
    title = Text(screen.voice.say(entry.title), "bold")
    screen.print(title.append(f"  {entry.code}", "dim not bold") if entry.code else title)
    for line in entry.lines if whole else ():
        screen.print(screen.sentence(line), indent=2)


def list_games(language: str) -> int:
    """Every installed game, with what it can be asked for; the exit code."""
    code = 0
    for number, game_id in enumerate(game_ids()):
        try:
            game = find_game(game_id)
        except UnknownGame as error:
            print(f"thronsaal: {error}", file=sys.stderr)
            code = 1
            continue
        screen = Screen(language, game.texts)
        if number:
            screen.print()
        describe(screen, game)
    return code


def title_of(screen: Screen, game: Game) -> str:
    """What a game is called, to be read."""
    return screen.voice.say("game-title") if screen.voice.knows("game-title") else game.id


def describe(screen: Screen, game: Game) -> None:
    """A game in a few lines."""
    voice, say, title = screen.voice, screen.say, title_of(screen, game)
    screen.print(Text.assemble((game.id, "bold"), (f"  {title}, {say('version', version=game.version)}", "dim")))
    if voice.knows("game-tagline"):
        screen.print(voice.say("game-tagline"), "italic", indent=2)
    screen.print(say("seats", seats=either(game.seats)), indent=2)
    screen.print(say("bots", bots=", ".join(bot_names(game))), indent=2)
    for option in game.options:
        choices = "|".join(option.choices) or "…"
        meaning = voice.say(f"option-{option.name}") if voice.knows(f"option-{option.name}") else ""
        line = Text(f"--option {option.name}={choices}")
        line.append(f"  {meaning} ({option.default})", "dim")
        screen.print(line, indent=2)
