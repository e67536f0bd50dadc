"""What the terminal shows: words in their colours, a position, moves to choose from, rules."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress

from rich.console import Console
from rich.rule import Rule as Line
from rich.text import Text

from thronsaal.core.game import BadNotation, Event, Game, State, log_lines
from thronsaal.core.match import Match
from thronsaal.core.reason import Reason
from thronsaal.core.rulebook import Rule, house_rules
from thronsaal.core.talk import Talk
from thronsaal.core.text import Texts, Voice
from thronsaal.core.words import Json, Move, Seat, Value, Who, Word

PALETTE = ("green", "bright_blue", "magenta", "yellow", "cyan", "red")
SENTENCES = frozenset(("event", "reason", "prompt", "outcome", "option", "move", "glance", "game", "fault", "cli"))
"""Messages that are whole sentences and have no colour of their own."""
LONG_ROW = 4
NARROW = 60
"""Below so many columns a heading stands over its line instead of before it."""


def rule_of(game: Game, rule_id: str) -> Rule:
    """A rule of the game or of the house."""
    return game.rulebook[rule_id] if rule_id in game.rulebook else house_rules()[rule_id]


class Screen:
    """A terminal and the language that is spoken there."""

    def __init__(self, language: str, texts: Texts, names: Sequence[str] = ()) -> None:
        self.voice = Voice(language, texts, names)
        self.console = Console(highlight=False, markup=False, emoji=False)
        self._colours = _colours(texts.placeholders(language))

    @property
    def is_terminal(self) -> bool:
        """Whether somebody sits there who types and reads."""
        return sys.stdin.isatty() and self.console.is_terminal

    def say(self, key: str, **values: Value) -> str:
        """A sentence of the command line itself."""
        return self.voice.say(f"cli-{key}", **values)

    def print(self, text: str | Text = "", style: str = "", indent: int = 0) -> None:
        """A paragraph."""
        body = Text(text, style) if isinstance(text, str) else text
        for line in body.wrap(self.console, max(self.console.width - indent, NARROW // 2)):
            line.rstrip()
            self.console.print(Text.assemble(" " * indent, line) if line else line, soft_wrap=True)

    def title(self, text: str | Text) -> None:
        """A line across the screen with a title."""
        shown = text.copy() if isinstance(text, Text) else Text(text)
        shown.stylize("bold")
        self.console.print(Line(shown, style="dim"))

    def warn(self, text: str) -> None:
        """Something did not work as wanted."""
        self.print(text, "yellow")

    def thinking(self, text: str) -> AbstractContextManager[object]:
        """A sign of life while somebody computes."""
        return self.console.status(Text(text, "dim")) if self.is_terminal else nullcontext()

    def read(self, invitation: str = "> ") -> str | None:
        """The next line that is typed; None when no more will come."""
        if sys.stdin.isatty():
            with suppress(ImportError):
                importlib.import_module("readline")  # from now on input() knows the arrow keys
            try:
                return input(invitation)
            except EOFError:
                self.print()
                return None
        line = sys.stdin.readline()
        if not line:
            return None
        self.print(invitation + line.rstrip("\n"), "dim")
        return line.rstrip("\n")

    def sentence(self, word: Word, style: str = "") -> Text:
        """A word said, with its names and things in their colours."""
        text = Text(self.voice.say(word), style)
        for value in word.values.values():
            self._colour(text, value)
        return text

    def thing(self, word: Word) -> Text:
        """A word that stands for itself, in its colour or in that of what it is about."""
        text = Text(self.voice.say(word), self._colours.get(word.key, ""))
        for value in word.values.values():
            self._colour(text, value)
        return text

    def things(self, words: Sequence[Word]) -> list[Text]:
        """Several things; in a long row those that differ in a number only share their name: "Sword 2 3 7"."""
        said = [self.thing(word) for word in words]
        if len(words) < LONG_ROW:
            return said
        rows: list[Text] = []
        before = None
        for text in said:
            name, _, number = text.plain.rpartition(" ")
            if number.isdecimal() and name == before:
                rows[-1] = Text.assemble(rows[-1], text[len(name) :])
            else:
                rows.append(text)
            before = name if number.isdecimal() else None
        return rows

    def _colour(self, text: Text, value: Value) -> None:
        if isinstance(value, tuple):
            for each in value:
                self._colour(text, each)
        elif isinstance(value, Who):
            _stylize(text, self.voice.name(value.seat), "bold")
        elif isinstance(value, Word) and value.key in self._colours:
            _stylize(text, self.voice.say(value), self._colours[value.key])

    def events(self, events: Iterable[Event], seat: Seat | None) -> None:
        """What just happened, as this seat may read it."""
        for line, _, times in log_lines(events, seat):
            self.print(self.logged(line, times), indent=2)

    def logged(self, line: Word, times: int) -> Text:
        """A line of the log; what happened several times in a row is said once."""
        said = self.sentence(line)
        return said.append(f" ({times}×)") if times > 1 else said

    def said(self, game: Game, talk: Talk) -> Text:
        """A line of talk; a promise as a sentence, if it is one that the game knows."""
        if talk.kind == "promises":
            with suppress(BadNotation):
                return self.sentence(game.promised(talk.seat, talk.text))
        return Text(self.say(f"talk-{talk.kind}", name=self.voice.name(talk.seat), text=talk.text))

    def verdicts(self, match: Match, number: int, indent: int = 2) -> None:
        """What move number n made of promises."""
        for pledge in match.ledger:
            if pledge.judged_after == number:
                text = Text.assemble(self.sentence(pledge.said), " ", self.sentence(pledge.judged))
                self.print(text, indent=indent)

    def log(self, match: Match, number: int, seat: Seat | None) -> None:
        """Move number n in the log (0: before the first), as this seat may read it, and what was said after it."""
        for at, (line, rule, times) in enumerate(log_lines(match.log[number - 1] if number else (), seat)):
            text = Text.assemble((f"{'' if at else number:>4}  ", "dim"), self.logged(line, times))
            text.append(f"  {rule}", "dim")
            self.print(text)
        self.verdicts(match, number, indent=6)
        for talk in match.talk:
            if talk.after == number:
                self.print(self.said(match.game, talk), indent=6)

    def position(self, game: Game, seen: Mapping[str, Json], moves: Sequence[str] = ()) -> None:
        """A view, as the game wants it to be read; its drawing may show the numbers of the moves."""
        lines = list(game.glance(seen))
        for drawn in game.sketch(seen, moves, self.voice):
            self.console.print(Text(drawn), soft_wrap=True)
        if lines and not lines[0][1]:
            self.title(self.sentence(lines.pop(0)[0]))
        heads = [self.sentence(head) for head, _ in lines]
        wide = max((head.cell_len for head in heads), default=0) + 2
        stacked = self.console.width - wide < NARROW // 2 or self.console.width < NARROW
        for head, (_, things) in zip(heads, lines, strict=True):
            if stacked:
                self.print(head, indent=2)
                room = self.console.width - 4
                for row in flow(self.things(things), room):
                    for line in hanging(self.console, row, room):
                        self.print(line, indent=4)
                continue
            room = self.console.width - wide - 2
            rows = [line for row in flow(self.things(things), room) for line in hanging(self.console, row, room)]
            for number, row in enumerate(rows or [Text()]):
                left = Text() if number else head.copy()
                left.pad_right(max(0, wide - left.cell_len))
                self.print(Text.assemble(left, row), indent=2)

    def choices(self, state: State, seat: Seat, moves: Sequence[Move]) -> None:
        """The moves, numbered, in columns."""
        digits = len(str(len(moves)))
        labels = _short([state.label(seat, move) for move in moves])
        cells = [
            Text.assemble((f"{number:{digits}}) ", "bold"), self.thing(label)) for number, label in enumerate(labels, 1)
        ]
        wide = max((cell.cell_len for cell in cells), default=1) + 3
        columns = max(1, (self.console.width - 2) // wide)
        rows = -(-len(cells) // columns)
        for row in range(rows):
            line = Text()
            for cell in cells[row::rows]:
                padded = cell.copy()
                padded.pad_right(max(0, wide - cell.cell_len))
                line += padded
            line.rstrip()
            for part in hanging(self.console, line, self.console.width - 2, digits + 2):
                self.print(part, indent=2)

    def rule(self, rule: Rule) -> None:
        """A rule in full."""
        language = self.voice.language
        self.print(rule.title[language], "bold")
        self.print(rule.wording[language], indent=2)
        origin = self.say(f"provenance-{rule.provenance}")
        self.print(f"{rule.id} · {rule.source_in(language)} · {origin}", "dim", indent=2)

    def reason(self, game: Game, reason: Reason, in_full: bool = False) -> None:
        """Why something is refused, with the rule, on demand in its wording."""
        self.print(self.sentence(reason.word, "yellow"))
        rule = rule_of(game, reason.rule)
        if in_full:
            self.rule(rule)
        else:
            self.print(f"{rule.title[self.voice.language]} ({rule.id})", "dim", indent=2)

    def commands(self, names: Iterable[str]) -> None:
        """What can be typed at a prompt, and what it does."""
        usages = {name: self.say(f"usage-{name}") for name in names}
        wide = max(map(len, usages.values())) + 2
        for name, usage in usages.items():
            for number, line in enumerate(
                Text(self.say(f"does-{name}")).wrap(self.console, self.console.width - wide - 2)
            ):
                line.rstrip()
                self.print(Text.assemble((f"{'' if number else usage:{wide}}", "bold"), line.plain), indent=2)

    def number(self, value: float, digits: int = 0) -> str:
        """A number as it is written in this language."""
        text = f"{value:,.{digits}f}"
        return text.translate(str.maketrans(",.", ".,")) if self.voice.language == "de" else text

    def percent(self, rate: float) -> str:
        """A rate as a percentage with one digit."""
        return f"{self.number(100 * rate, 1)} %"


def flow(things: Sequence[Text], width: int) -> list[Text]:
    """The things one after the other, in lines that break only between them."""
    lines: list[Text] = []
    for thing in things:
        if lines and lines[-1].cell_len + 2 + thing.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], "  ", thing)
        else:
            lines.append(Text.assemble(thing))
    return lines


def hanging(console: Console, row: Text, width: int, inset: int = 2) -> list[Text]:
    """A row that is too long by itself, broken between words; what goes on is set in."""
    if row.cell_len <= width:
        return [row]
    first, *rest = row.wrap(console, width)
    first.rstrip()
    more = Text(" ").join(rest)
    return [first, *(Text.assemble(" " * inset, line) for line in more.wrap(console, width - inset))]


def _short(labels: Sequence[Word]) -> Sequence[Word]:
    """The labels; where all say the same about one thing each, only the things."""
    things = [[value for value in label.values.values() if isinstance(value, Word)] for label in labels]
    alike = len({label.key for label in labels}) == 1
    plain = all(len(label.values) == len(found) == 1 for label, found in zip(labels, things, strict=True))
    return [found[0] for found in things] if alike and plain else labels


def _colours(keys: Iterable[str]) -> dict[str, str]:
    """A colour for each kind of thing: those named alike (`card-...`) take turns through the palette."""
    groups: dict[str, list[str]] = {}
    for key in keys:
        group, dash, _ = key.partition("-")
        if dash and group not in SENTENCES:
            groups.setdefault(group, []).append(key)
    return {
        key: PALETTE[place % len(PALETTE)]
        for group in groups.values()
        if len(group) > 1
        for place, key in enumerate(group)
    }


def _stylize(text: Text, part: str, style: str) -> None:
    text.highlight_regex(rf"(?<!\w){re.escape(part)}(?!\w)", style)
