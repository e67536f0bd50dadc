"""The command line: serve, play, simulate, replay, look up, check and measure."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper

from thronsaal.cli.arguments import language_of, parser, without_language
from thronsaal.cli.wrong import Wrong
from thronsaal.core.text import Voice, house_texts
from thronsaal.core.words import Value

INTERRUPTED = 130
COMMANDS = {
    "serve": "commands",
    "play": "play",
    "sim": "sim",
    "ladder": "ladder",
    "deck": "decks",
    "cards": "decks",
    "replay": "replay",
    "verify": "verify",
    "backup": "hosting",
    "restore": "hosting",
    "admin": "admin",
    "rules": "commands",
    "games": "commands",
    "check": "commands",
    "prepare": "commands",
    "bench": "commands",
    "completion": "completion",
}
"""Each command with the module it lives in, which is loaded only when it is called: games compile, --help must not."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit code: 0, 1 when what was checked or sought is not so, 2 for wrong arguments."""
    words = sys.argv[1:] if argv is None else argv
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows another one
    language = language_of(words)
    voice = Voice(language, house_texts())

    def say(key: str, **values: Value) -> str:
        return voice.say(f"cli-{key}", **values)

    try:
        arguments = parser(say).parse_args(without_language(words))
        if arguments.command is None:
            parser(say).print_help()
            return 0
        asked = importlib.import_module("thronsaal.cli.asked").Asked(language)
        module = importlib.import_module(f"thronsaal.cli.{COMMANDS[arguments.command]}")
        run: Callable[..., int] = getattr(module, arguments.command)
        return run(asked, arguments)
    except Wrong as error:
        print("thronsaal:", " ".join(str(error).split()), file=sys.stderr)
        return error.code
    except KeyboardInterrupt:
        print("\n" + say("goodbye"), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read along has heard enough; nothing may be written at the end either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
