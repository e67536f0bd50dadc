"""The command line: commands, arguments, and what --help says about them."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Callable, Sequence
from typing import NoReturn

from thronsaal import __version__
from thronsaal.cli.wrong import Say, Wrong
from thronsaal.core.text import LANGUAGES

MOST_GAMES = 10**9
MOST_WORKERS = 256
SHELLS = ("bash", "zsh", "fish")


FAULTS = (
    (r"the following arguments are required: (?P<names>.+)", "required"),
    (r"unrecognized arguments: (?P<given>.+)", "unknown"),
    (r"argument (?P<name>.+?): invalid choice: '?(?P<given>.*?)'? \(choose from (?P<choices>.+)\)", "choice"),
    (r"argument (?P<name>.+?): not allowed with argument (?P<other>.+)", "together"),
    (r"argument (?P<name>.+?): expected (?:one|at least one) argument", "value"),
    (r"argument (?P<name>.+?): ignored explicit argument '?(?P<given>.*?)'?", "no-value"),
    (r"ambiguous option: (?P<given>.+) could match (?P<names>.+)", "several"),
    (r"argument (?P<name>.+?): (?P<why>.+)", "of"),
)
"""What argparse says is wrong, each with the end of our own text for it."""


class Parser(argparse.ArgumentParser):
    """A parser that says in one line what is wrong, in the language of the answer."""

    say: Say | None = None

    def error(self, message: str) -> NoReturn:
        for pattern, key in FAULTS:
            found = re.fullmatch(pattern, message, re.DOTALL)
            if found is not None and self.say is not None:
                raise Wrong(self.say(f"wrong-argument-{key}", **{k: v[:200] for k, v in found.groupdict().items()}))
        raise Wrong(message)


def language_of(argv: Sequence[str]) -> str:
    """The language asked for, else that of the locale, else English."""
    for number, word in enumerate(argv):
        value = word.partition("=")[2] if word.startswith("--lang=") else ""
        if word == "--lang" and number + 1 < len(argv):
            value = argv[number + 1]
        if value in LANGUAGES:
            return value
    # The first of these that is set decides, as in every program that speaks several languages.
    locale = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    spoken = locale.partition(".")[0].partition("_")[0].lower()
    return spoken if spoken in LANGUAGES else "en"


def without_language(argv: Sequence[str]) -> list[str]:
    """The words without `--lang`, which may stand anywhere: argparse would end a command's places at any option."""
    left, words = [], iter(argv)
    for word in words:
        value = next(words, None) if word == "--lang" else word.removeprefix("--lang=")
        if word != "--lang" and not word.startswith("--lang="):
            left.append(word)
        elif value not in LANGUAGES:  # argparse says what is wrong with it
            left += [word] if value is None or word != "--lang" else [word, value]
    return left


def parser(say: Say) -> Parser:
    """The whole command line; `command` in what it parses is None when none was given."""
    whole = Parser(prog="thronsaal", description=say("about"), add_help=False, formatter_class=_formatter(say))
    _add_help(whole, say)
    # Read by language_of, wherever it stands; here so that it is known before the command, too.
    whole.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=say("arg-lang"))
    whole.add_argument("--version", action="version", version=f"thronsaal {__version__}", help=say("arg-version"))
    commands = whole.add_subparsers(dest="command", metavar=say("metavar-command"), title=say("head-commands"))

    def command(name: str) -> Parser:
        about = say(f"about-{name}")
        made: Parser = commands.add_parser(
            name, help=about, description=about, add_help=False, formatter_class=_formatter(say)
        )
        _add_help(made, say)
        made.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=say("arg-lang"))
        return made

    _serve(command("serve"), say)
    _play(command("play"), say)
    _sim(command("sim"), say)
    _ladder(command("ladder"), say)
    _replay(command("replay"), say)
    verify = command("verify")
    verify.add_argument("file", metavar=say("metavar-file"), help=say("arg-record"))
    verify.add_argument("--key", metavar="KEY", help=say("arg-verify-key"))
    verify.add_argument("--hash", metavar="SHA256", help=say("arg-verify-hash"))
    for name in ("backup", "restore"):
        copy = command(name)
        copy.add_argument("file", metavar=say("metavar-file"), help=say(f"arg-{name}"))
        copy.add_argument("--db", metavar="URL", help=say("arg-db"))
    _admin(command("admin"), say)
    rules = command("rules")
    _game(rules, say)
    rules.add_argument("word", nargs="*", metavar=say("metavar-word"), help=say("arg-word"))
    _deck(command("deck"), say)
    _cards(command("cards"), say)
    command("games").add_argument("--ids", action="store_true", help=say("arg-ids"))
    check = command("check")
    _game(check, say)
    check.add_argument("--seed", metavar="N", help=say("arg-check-seed"))
    command("prepare").add_argument("games", nargs="*", metavar=say("metavar-game"), help=say("arg-prepare"))
    bench = command("bench")
    bench.add_argument("game", metavar=say("metavar-game"), help=say("arg-bench-game"))
    bench.add_argument("--of", metavar=say("metavar-game"), help=say("arg-bench-of"))
    bench.add_argument("--tables", metavar="N", type=_whole(say, 1, 100_000), default=300, help=say("arg-bench-tables"))
    bench.add_argument("--json", action="store_true", help=say("arg-bench-json"))
    command("completion").add_argument("shell", choices=SHELLS, metavar="|".join(SHELLS), help=say("arg-shell"))
    return whole


def _serve(serve: Parser, say: Say) -> None:
    serve.add_argument("--host", default="127.0.0.1", help=say("arg-host"))
    serve.add_argument("--port", metavar="N", type=_whole(say, 0, 65535), default=8000, help=say("arg-port"))
    serve.add_argument("--db", metavar="URL", help=say("arg-db"))
    serve.add_argument("--redis", metavar="URL", help=say("arg-redis"))
    serve.add_argument("--thinkers", choices=("processes", "ray"), help=say("arg-thinkers"))
    serve.add_argument("--ray-address", metavar="HOST:PORT", help=say("arg-ray-address"))
    serve.add_argument("--open", action="store_true", help=say("arg-open"))


def _play(play: Parser, say: Say) -> None:
    _game(play, say)
    play.add_argument("--against", metavar="BOT", help=say("arg-against"))
    play.add_argument("--seed", metavar="N", help=say("arg-seed"))
    play.add_argument("--seat", metavar="A|B", help=say("arg-seat"))
    play.add_argument("--seats", metavar="N", type=_whole(say, 1, 100), help=say("arg-seats"))
    play.add_argument("--name", metavar="NAME", help=say("arg-name"))
    play.add_argument("--resume", metavar=say("metavar-file"), help=say("arg-resume"))
    _options(play, say)


def _sim(sim: Parser, say: Say) -> None:
    _game(sim, say)
    sim.add_argument("--bots", metavar="A,B", required=True, help=say("arg-bots"))
    sim.add_argument("--games", metavar="N", type=_whole(say, 1, MOST_GAMES), default=1000, help=say("arg-games"))
    sim.add_argument("--workers", metavar="N", type=_whole(say, 1, MOST_WORKERS), default=1, help=say("arg-workers"))
    sim.add_argument("--duplicate", action="store_true", help=say("arg-duplicate"))
    sim.add_argument("--seed", metavar="N", help=say("arg-seed"))
    _options(sim, say)
    out = sim.add_mutually_exclusive_group()
    out.add_argument("--json", nargs="?", const="-", metavar=say("metavar-file"), help=say("arg-json"))
    out.add_argument("--csv", metavar=say("metavar-file"), help=say("arg-csv"))
    sim.add_argument("--parquet", metavar=say("metavar-folder"), help=say("arg-parquet"))
    sim.add_argument("--decisions", action="store_true", help=say("arg-decisions"))
    sim.add_argument("--plot", metavar=say("metavar-file"), help=say("arg-plot"))


def _ladder(ladder: Parser, say: Say) -> None:
    _game(ladder, say)
    ladder.add_argument("bots", metavar="BOT", nargs="+", help=say("arg-ladder-bots"))
    ladder.add_argument("--within", metavar="N", type=_whole(say, 1, 1000), default=50, help=say("arg-within"))
    ladder.add_argument(
        "--games", metavar="N", type=_whole(say, 1, MOST_GAMES), default=10_000, help=say("arg-ladder-games")
    )
    ladder.add_argument("--seats", metavar="N", type=_whole(say, 1, 100), help=say("arg-ladder-seats"))
    ladder.add_argument("--workers", metavar="N", type=_whole(say, 1, MOST_WORKERS), default=1, help=say("arg-workers"))
    ladder.add_argument("--seed", metavar="N", default="0", help=say("arg-ladder-seed"))
    _options(ladder, say)
    ladder.add_argument("--keep", metavar=say("metavar-file"), help=say("arg-keep"))
    ladder.add_argument("--json", action="store_true", help=say("arg-bench-json"))
    ladder.add_argument("--plot", metavar=say("metavar-file"), help=say("arg-ladder-plot"))


def _replay(replay: Parser, say: Say) -> None:
    replay.add_argument("file", metavar=say("metavar-file"), help=say("arg-record"))
    replay.add_argument("--seat", metavar="A|B", help=say("arg-replay-seat"))
    replay.add_argument("--all", action="store_true", help=say("arg-all"))


def _deeds(command: Parser, name: str, say: Say) -> Callable[[str], Parser]:
    """Makes the commands of a command."""
    deeds = command.add_subparsers(
        dest="deed", metavar=say("metavar-command"), title=say("head-commands"), required=True
    )

    def deed(what: str) -> Parser:
        about = say(f"about-{name}-{what}")
        made: Parser = deeds.add_parser(
            what, help=about, description=about, add_help=False, formatter_class=_formatter(say)
        )
        _add_help(made, say)
        made.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=say("arg-lang"))
        return made

    return deed


def _admin(admin: Parser, say: Say) -> None:
    make = _deeds(admin, "admin", say)

    def deed(what: str, *names: str) -> Parser:
        made = make(what)
        made.add_argument("--db", metavar="URL", help=say("arg-db"))
        for name in names:
            made.add_argument(name, metavar=say(f"metavar-{name}"), help=say(f"arg-admin-{name}"))
        return made

    deed("tables").add_argument("--all", action="store_true", help=say("arg-admin-all"))
    deed("people").add_argument("word", nargs="?", default="", metavar=say("metavar-word"), help=say("arg-admin-word"))
    deed("close", "table")
    deed("reopen", "table")
    ban = deed("ban", "whom")
    ban.add_argument("--days", metavar="N", type=_whole(say, 1, 36_500), default=0, help=say("arg-admin-days"))
    ban.add_argument("--why", metavar=say("metavar-word"), default="", help=say("arg-admin-why"))
    deed("unban", "whom")
    deed("bans")
    deed("revoke", "person")
    deed("forget", "person").add_argument("--yes", action="store_true", help=say("arg-admin-yes"))
    deed("reports")
    deed("settle", "person")
    rotate = deed("rotate")
    rotate.add_argument("key", choices=("cookies", "records"), metavar="cookies|records", help=say("arg-admin-key"))
    rotate.add_argument("--at-once", action="store_true", help=say("arg-admin-at-once"))


def _deck(deck: Parser, say: Say) -> None:
    make = _deeds(deck, "deck", say)

    def deed(name: str) -> Parser:
        made = make(name)
        made.add_argument("--game", metavar=say("metavar-game"), help=say("arg-shelf-game"))
        return made

    check = deed("check")
    check.add_argument("file", metavar=say("metavar-file"), help=say("arg-deck-file"))
    check.add_argument("--format", metavar="NAME", help=say("arg-deck-format"))
    convert = deed("convert")
    convert.add_argument("file", metavar=say("metavar-in"), help=say("arg-deck-file"))
    convert.add_argument("out", metavar=say("metavar-out"), help=say("arg-deck-out"))


def _cards(cards: Parser, say: Say) -> None:
    cards.add_argument("word", nargs="+", metavar=say("metavar-word"), help=say("arg-cards-word"))
    cards.add_argument("--game", metavar=say("metavar-game"), help=say("arg-shelf-game"))


def _game(command: Parser, say: Say) -> None:
    command.add_argument("game", metavar=say("metavar-game"), help=say("arg-game"))


def _options(command: Parser, say: Say) -> None:
    how = say("metavar-option")
    flags = ("-o", "--option", "--options")
    command.add_argument(*flags, dest="option", action="append", default=[], metavar=how, help=say("arg-option"))


def _whole(say: Say, lowest: int, highest: int) -> Callable[[str], int]:
    """Reads a whole number between two others."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdecimal() and len(text) < 20 and lowest <= int(text) <= highest):
            low, high = str(lowest), str(highest)
            raise argparse.ArgumentTypeError(say("wrong-number", low=low, high=high, given=text[:40]))
        return int(text)

    return read


class _Formatter(argparse.HelpFormatter):
    """Help with its own word for "usage"."""

    usage_word = "usage: "

    def add_usage(self, usage, actions, groups, prefix=None):  # type: ignore[no-untyped-def]
        super().add_usage(usage, actions, groups, self.usage_word if prefix is None else prefix)


def _formatter(say: Say) -> type[_Formatter]:
    return type("_Formatter", (_Formatter,), {"usage_word": say("head-usage") + " "})


def _add_help(made: Parser, say: Say) -> None:
    made.say = say
    made.add_argument("-h", "--help", action="help", help=say("arg-help"))
    made._positionals.title = say("head-arguments")
    made._optionals.title = say("head-options")
