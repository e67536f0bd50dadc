"""`thronsaal completion`: a script with which a shell completes commands, games, options and bots.

The script is made from the very parser that reads the command line and from the games that are installed, and holds all
it needs: pressing Tab starts no Python.
"""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

from thronsaal.bots import bot_names
from thronsaal.cli.arguments import parser
from thronsaal.cli.asked import Asked
from thronsaal.core.game import Game
from thronsaal.core.registry import UnknownGame, find_game, game_ids

GAMES, BOTS, OPTIONS, FILES, NOTHING = "games", "bots", "options", "files", "nothing"
KINDS = {
    "game": GAMES,
    "games": GAMES,
    "against": BOTS,
    "bots": BOTS,
    "option": OPTIONS,
    **dict.fromkeys(("file", "out", "resume", "json", "csv", "parquet", "plot"), FILES),
}
"""What may follow an argument, by the name under which it is read."""


@dataclass(frozen=True, slots=True)
class Argument:
    """An option with its spellings, or what stands by itself (no spelling); and what may be written for it."""

    flags: tuple[str, ...]
    words: tuple[str, ...]
    kind: str
    help: str

    @property
    def takes_value(self) -> bool:
        """Whether something must follow."""
        return self.kind != NOTHING or bool(self.words)


@dataclass(frozen=True, slots=True)
class Branch:
    """A command, with what may stand behind it. Commands of commands have both names: `deck check`."""

    path: str
    help: str
    arguments: tuple[Argument, ...]
    deeds: tuple[str, ...]


def completion(asked: Asked, arguments: argparse.Namespace) -> int:
    """Print the script for a shell."""
    branches = list(_branches(parser(asked.say), ""))
    games = dict(_games())
    if arguments.shell == "fish":
        print("\n".join(_fish(branches, games)))
        return 0
    if arguments.shell == "zsh":
        print("autoload -U +X compinit && compinit\nautoload -U +X bashcompinit && bashcompinit")
    print("\n".join(_bash(branches, games)))
    return 0


def _games() -> Iterator[tuple[str, Game]]:
    for game_id in game_ids():
        with suppress(UnknownGame):  # a broken package is no reason not to complete the others
            yield game_id, find_game(game_id)


def _branches(of: argparse.ArgumentParser, path: str, about: str = "") -> Iterator[Branch]:
    found: list[Argument] = []
    deeds: list[str] = []
    below: list[tuple[str, argparse.ArgumentParser, str]] = []
    for action in of._actions:
        if isinstance(action, argparse._SubParsersAction):
            helps = {each.dest: str(each.help or "") for each in action._choices_actions}
            deeds += action.choices
            below += [(name, made, helps.get(name, "")) for name, made in action.choices.items()]
            continue
        kind = NOTHING if action.nargs == 0 else KINDS.get(action.dest, "text")
        words = tuple(map(str, action.choices or ())) if action.nargs != 0 else ()
        found.append(Argument(tuple(action.option_strings), words, kind, str(action.help or "")))
    yield Branch(path, about, tuple(found), tuple(deeds))
    for name, made, help_text in below:
        yield from _branches(made, f"{path} {name}".strip(), help_text)


def _option_words(game: Game) -> list[str]:
    """Options of a game with a choice each, as they are typed."""
    return [
        f"{option.name}={choice}"
        for option in game.options
        for choice in option.choices or option.usual or (option.default,)
    ]


def _case(subject: str, cases: Iterable[tuple[str, str]]) -> Iterator[str]:
    yield f'  case "{subject}" in'
    for pattern, deed in cases:
        yield f"    {pattern}) {deed} ;;"
    yield "  esac"


HEAD = """
_thronsaal() {
  local cur="${COMP_WORDS[COMP_CWORD]}" prev="${COMP_WORDS[COMP_CWORD-1]}" word at before="" kind="" words=""
  local path="" game="" bots="" options=""
  # Bash takes NAME=VALUE apart: what is completed then is the value alone.
  if [[ "$cur" == "=" ]]; then
    before="$prev="; cur=""; prev="${COMP_WORDS[COMP_CWORD-2]}"
  elif [[ "$prev" == "=" ]]; then
    before="${COMP_WORDS[COMP_CWORD-2]}="; prev="${COMP_WORDS[COMP_CWORD-3]}"
  fi
  for (( at=1; at < COMP_CWORD; at++ )); do
  word="${COMP_WORDS[at]}"
""".strip()
TAIL = """
  if [[ "$before" == *= ]]; then
    local all="$words"; words=""
    for word in $all; do if [[ "$word" == "$before"* ]]; then words="$words ${word#"$before"}"; fi; done
    COMPREPLY=( $(compgen -W "$words" -- "$cur") ); return
  fi
  COMPREPLY=( $(compgen -P "$before" -W "$words" -- "$cur") )
}
complete -F _thronsaal thronsaal
""".strip("\n")


def _bash(branches: Sequence[Branch], games: Mapping[str, Game]) -> Iterator[str]:
    """A function for bash, which zsh understands, too."""
    yield HEAD
    paths = [branch.path for branch in branches if branch.path]
    yield from _case("$path $word", ((f'" {path}"|"{path}"', f'path="{path}"; continue') for path in paths))
    yield from _case("$word", ((name, f'game="{name}"') for name in games))
    yield "  done"
    yield from _case("$game", _of_games(games))
    yield from _case("$path $prev", _flagged(branches))
    yield '  if [[ -z "$kind" ]]; then'
    yield from _case("$path", ((f'"{branch.path}"', _standing(branch)) for branch in branches))
    yield "  fi"
    yield from _case(
        "$kind",
        (
            (GAMES, f'words="$words {" ".join(games)}"'),
            (BOTS, 'if [[ "$cur" == *,* ]]; then before="${cur%,*},"; cur="${cur##*,}"; fi; words="$bots"'),
            (OPTIONS, 'words="$options"'),
            (FILES, 'COMPREPLY=( $(compgen -f -- "$cur") ); return'),
        ),
    )
    yield TAIL


def _flagged(branches: Sequence[Branch]) -> Iterator[tuple[str, str]]:
    """What may follow each option that wants something after it."""
    for branch in branches:
        for argument in branch.arguments:
            if argument.flags and argument.takes_value:
                spelled = "|".join(f'"{branch.path} {flag}"' for flag in argument.flags)
                yield spelled, f'kind="{argument.kind}"; words={shlex.quote(" ".join(argument.words))}'


def _of_games(games: Mapping[str, Game]) -> Iterator[tuple[str, str]]:
    """Bots and options of each game; of all games where none is named yet."""
    for name, game in games.items():
        yield name, _both(bot_names(game), _option_words(game))
    bots = sorted({bot for game in games.values() for bot in bot_names(game)})
    yield "*", _both(bots, [])


def _both(bots: Iterable[str], options: Iterable[str]) -> str:
    return f"bots={shlex.quote(' '.join(bots))}; options={shlex.quote(' '.join(options))}"


def _standing(branch: Branch) -> str:
    """What may stand where nothing is asked for: commands, options, and what needs no option before it."""
    words = [*branch.deeds]
    kind = ""
    for argument in branch.arguments:
        if argument.flags:
            words += [flag for flag in argument.flags if flag.startswith("--")]
        else:
            words += argument.words
            kind = kind or argument.kind
    listed = shlex.quote(" ".join(words))
    if kind == FILES:
        return f'words={listed}; [[ "$cur" == -* ]] || kind="{FILES}"'
    if kind == GAMES:
        return f'words={listed}; [[ -n "$game" ]] || kind="{GAMES}"'
    return f"words={listed}"


def _fish(branches: Sequence[Branch], games: Mapping[str, Game]) -> Iterator[str]:
    """Lines for fish, which shows what each is about."""
    yield "complete -c thronsaal -f"
    for branch in branches:
        parts = branch.path.split()
        seen = "; and ".join(f"__fish_seen_subcommand_from {part}" for part in parts)
        below = [each for each in branches if each.path.startswith(f"{branch.path} ".lstrip()) and each is not branch]
        here = f"{seen}; and not __fish_seen_subcommand_from {' '.join(branch.deeds)}" if branch.deeds else seen
        for each in below:
            if len(each.path.split()) == len(parts) + 1:
                when = "__fish_use_subcommand" if not parts else here
                yield _line(when, "-a", each.path.split()[-1], each.help)
        for argument in branch.arguments:
            yield from _fish_argument(argument, here if parts else "__fish_use_subcommand", games)


def _fish_argument(argument: Argument, when: str, games: Mapping[str, Game]) -> Iterator[str]:
    flags = " ".join(f"-l {flag[2:]}" if flag.startswith("--") else f"-s {flag[1:]}" for flag in argument.flags)
    takes = " -r" if argument.flags and argument.takes_value else ""
    known = list(argument.words)
    if argument.kind == GAMES:
        known += games
    if argument.kind == FILES:
        takes += " -F"
    if argument.flags and argument.kind in (BOTS, OPTIONS):
        for name, game in games.items():
            words = bot_names(game) if argument.kind == BOTS else _option_words(game)
            yield _line(f"{when}; and __fish_seen_subcommand_from {name}", f"{flags}{takes} -a", " ".join(words))
        return
    if not argument.flags and known and argument.kind == GAMES:
        when = f"{when}; and not __fish_seen_subcommand_from {' '.join(games)}"
    given = f"{flags}{takes}{' -a' if known else ''}".strip()
    if given:
        yield _line(when, given, " ".join(known), argument.help)


def _line(when: str, how: str, words: str = "", about: str = "") -> str:
    said = f" -d {shlex.quote(about)}" if about else ""
    return f"complete -c thronsaal -n {shlex.quote(when)} {how}{f' {shlex.quote(words)}' if words else ''}{said}"
