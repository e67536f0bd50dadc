"""The written record of a match: readable text, read and written without loss.

    Thronsaal record 1
    game: mygame 1
    options: starter=random
    seat A: "Anna"
    seat B: "hard"
    seed: 42
    seed-sha256: 73475cb40a568e8d...
    moves:
    1 A lay 7
    2 B lay 9
    * A says "good luck"
    result: A=2 B=1 (points)
    position: 5f2c...

`result: open` stands for a match that goes on. The hash of the final position at the end makes sure that a record that
was altered, or rules that have changed since, do not go unnoticed.

Two more lines come from a hall. `seed-from: 7 A=5f.. B=90..`, below the hash of the seed, says what the seed was made
of (`core.shares`). `signed: KEY SIGNATURE` at the very end is the hall's word for all above it (Ed25519, hexadecimal).
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from thronsaal.core.chance import SEED_BITS, seed_hash
from thronsaal.core.game import BadNotation, BadOption, Game, Outcome
from thronsaal.core.match import LONGEST_NAME, Match
from thronsaal.core.reason import Refused
from thronsaal.core.registry import UnknownGame, find_game, game_ids
from thronsaal.core.shares import BadShares, Shares
from thronsaal.core.talk import KINDS, check_line
from thronsaal.core.text import Texts, Voice, house_texts
from thronsaal.core.words import SEAT_LETTERS, Seat, Value, Word, either, seat_letter

FIRST_LINE = "Thronsaal record 1"
LONGEST_RECORD = 4_000_000


class BadRecord(ValueError):
    """A record that cannot be read: the line and what was expected there."""

    def __init__(self, line: int, why: Word | str, closer: str | None = None, texts: Texts | None = None) -> None:
        """`why` can be said in any language; `closer` is what somebody who reads English and code is told instead.

        `texts` are those that have the words of `why`; without them, the house has them.
        """
        self.why = Word("record-at", {"line": line, "why": why})
        self.texts = texts or house_texts()
        told = self.why if closer is None else Word("record-at", {"line": line, "why": closer})
        super().__init__(Voice("en", self.texts).say(told))
        self.line = line

    def said(self, language: str) -> str:
        """What is wrong, in this language."""
        return Voice(language, self.texts).say(self.why)

    @property
    def is_of_other_rules(self) -> bool:
        """Whether it is written well, but by other rules: another version, a move or a position that is none today."""
        why = self.why.values["why"]
        return isinstance(why, Word) and why.key in ("record-version", "record-refused", "record-position")


def write_record(match: Match) -> str:
    """The match as text."""
    game = match.game
    lines = [FIRST_LINE, f"game: {game.id} {game.version}"]
    lines.append(_options_line(match.options))
    lines += [
        f"seat {seat_letter(seat)}: {json.dumps(name, ensure_ascii=False)}" for seat, name in enumerate(match.names)
    ]
    lines += [f"seed: {match.seed}", f"seed-sha256: {match.seed_hash}"]
    lines += [] if match.shares is None else [f"seed-from: {match.shares}"]
    lines.append("moves:")
    talk = iter([*match.talk, None])
    said = next(talk)
    for number in range(len(match.moves) + 1):
        while said is not None and said.after <= number:
            lines.append(f"* {seat_letter(said.seat)} {said.kind} {json.dumps(said.text, ensure_ascii=False)}")
            said = next(talk)
        if number < len(match.moves):
            made = match.moves[number]
            lines.append(f"{number + 1} {seat_letter(made.seat)} {game.write(made.move)}")
    lines += [f"result: {_result(match)}", f"position: {match.state.digest()}"]
    return "\n".join(line.rstrip() for line in lines) + "\n"


@dataclass(frozen=True, slots=True)
class Seal:
    """A hall's word for a record: its public key, and the signature of all that stands above it; hexadecimal."""

    key: str
    signature: str

    def __str__(self) -> str:
        return f"signed: {self.key} {self.signature}\n"


def unsealed(text: str) -> tuple[str, Seal | None]:
    """A record without its seal, and the seal; None for a record that nobody signed."""
    found = re.search(r"(?<=\n)signed: ([0-9a-f]{64}) ([0-9a-f]{128})\n\Z", text)
    return (text, None) if found is None else (text[: found.start()], Seal(found[1], found[2]))


@dataclass(frozen=True, slots=True)
class Written:
    """A record as it stands there, without its rules: names, and each move and word as it was written."""

    game: str
    version: int
    names: tuple[str, ...]
    lines: tuple[str, ...]
    result: str


def read_written(text: str) -> Written | None:
    """What a record says, whatever version of the game it is of; None for what is no record."""
    head, _, tail = unsealed(text)[0].partition("\nmoves:\n")
    game = re.match(rf"{FIRST_LINE}\ngame: ([a-z][a-z0-9_-]*) ([0-9]{{1,6}})\n", head)
    result = re.search(r"^result: (.+)$", tail, re.MULTILINE)
    names = re.findall(r"^seat [A-J]: (\".*\")$", head, re.MULTILINE)
    if game is None or result is None or not names:
        return None
    try:
        called = tuple(str(json.loads(name)) for name in names)
    except json.JSONDecodeError:
        return None
    return Written(game[1], int(game[2]), called, tuple(tail[: result.start()].splitlines()), result[1])


def read_record(text: str, find: Callable[[str], Game] = find_game) -> Match:
    """The match that was written, every move made again under the rules. Raises BadRecord.

    `find` gives the game of an id, or raises UnknownGame.
    """
    if len(text) > LONGEST_RECORD:
        raise BadRecord(1, Word("record-too-long", {"most": str(LONGEST_RECORD)}))
    text, _ = unsealed(text)
    reader = _Reader(text)
    reader.exactly(FIRST_LINE)
    match = _read_header(reader, find)
    _read_moves(reader, match)
    _check_writing(text, match)
    return match


def _check_writing(text: str, match: Match) -> None:
    """Hold the record to the one way of writing it, so that reading and writing it again gives the same bytes."""
    for number, (found, wanted) in enumerate(zip(text.split("\n"), write_record(match).split("\n"), strict=True), 1):
        if found != wanted:
            raise BadRecord(number, Word("record-written", {"line": wanted}))


class _Reader:
    """Goes through the lines of a record, and knows which one it is at."""

    def __init__(self, text: str) -> None:
        if not text.endswith("\n"):
            raise BadRecord(text.count("\n") + 1, Word("record-breaks-off", {"expected": Word("record-line-end")}))
        self._lines = text[:-1].split("\n")
        self.number = 0

    def next(self, expected: Word | str) -> str:
        if self.number == len(self._lines):
            raise BadRecord(self.number + 1, Word("record-breaks-off", {"expected": expected}))
        self.number += 1
        return self._lines[self.number - 1]

    def exactly(self, wanted: str) -> None:
        if self.next(repr(wanted)) != wanted:
            raise self.bad("expected", expected=repr(wanted))

    def match(self, pattern: str, expected: Word | str) -> re.Match[str]:
        found = re.fullmatch(pattern, self.next(expected))
        if found is None:
            raise self.bad("expected", expected=expected)
        return found

    def bad(self, key: str, /, **values: Value) -> BadRecord:
        """What is wrong with this line, as `record-<key>` says it."""
        return BadRecord(self.number, Word(f"record-{key}", values))

    def end(self) -> None:
        if self.number != len(self._lines):
            self.number += 1
            raise self.bad("nothing-more")


def _read_header(reader: _Reader, find: Callable[[str], Game]) -> Match:
    named = reader.match(r"game: ([a-z][a-z0-9_-]*) ([0-9]{1,6})", "'game: NAME VERSION'")
    try:
        game = find(named[1])
    except UnknownGame as error:
        if named[1] in game_ids():  # there, and broken: the message says how
            raise BadRecord(reader.number, str(error)) from error
        raise reader.bad("no-game", game=named[1], games=", ".join(game_ids()) or "-") from error
    if int(named[2]) != game.version or named[2] != str(game.version):
        raise reader.bad("version", version=str(game.version), game=game.id, found=named[2])
    line = reader.match(r"options:(?: (.*))?", "'options: NAME=VALUE ...'")
    options = _read_options(reader, line[1] or "")
    options_at = reader.number
    try:
        options = game.settle(options)
    except BadOption as error:
        raise BadRecord(reader.number, error.why, texts=error.texts) from error
    if line[0] != _options_line(options):
        raise reader.bad("written", line=_options_line(options))
    names, seed = _read_seats(reader, game)
    digest = reader.match(r"seed-sha256: ([0-9a-f]{64})", _digits("seed-sha256", 64))
    if digest[1] != seed_hash(seed):
        raise reader.bad("seed-hash", hash=seed_hash(seed))
    shares = _read_shares(reader, seed, len(names))
    try:
        return Match(game, options, seed, len(names), names, shares)
    except BadOption as error:
        raise BadRecord(options_at, error.why, texts=error.texts) from error


def _read_shares(reader: _Reader, seed: int, seats: int) -> Shares | None:
    """Where the seed came from, if that is said, and the line behind it."""
    line = reader.match(r"moves:|seed-from: (.+)", "'moves:'")
    if line[1] is None:
        return None
    try:
        shares = Shares.read(line[1], seats)
    except BadShares as error:
        raise reader.bad("expected", expected="'seed-from: NUMBER A=SHARE ...'") from error
    if shares.seed != seed:
        raise reader.bad("shares", seed=str(shares.seed))
    reader.exactly("moves:")
    return shares


def _digits(name: str, count: int) -> Word:
    return Word("record-digits", {"name": name, "count": str(count)})


def _read_options(reader: _Reader, text: str) -> dict[str, str]:
    options: dict[str, str] = {}
    rest = text
    while rest:
        found = re.match(r'([a-z][a-z0-9_.-]*)=("(?:[^"\\]|\\.)*"|[^\s"]+)(?: |$)', rest)
        if found is None or found[1] in options:
            raise reader.bad("option-twice")
        options[found[1]] = _unquoted(reader, found[2]) if found[2].startswith('"') else found[2]
        rest = rest[found.end() :]
    return options


def _read_seats(reader: _Reader, game: Game) -> tuple[list[str], int]:
    names: list[str] = []
    while True:
        seed_line = "'seed: NUMBER'"
        wanted = f"'seat {seat_letter(len(names))}: NAME'" if len(names) < max(game.seats) else seed_line
        expected = either((wanted, seed_line)) if len(names) in game.seats and wanted != seed_line else wanted
        found = reader.match(r'(?:seat ([A-J]): (".*")|seed: (0|[1-9][0-9]{0,38}))', expected)
        if found[3] is not None:
            seed = int(found[3])
            if len(names) not in game.seats:
                raise reader.bad("seats", expected=wanted, game=game.id, seats=either(game.seats))
            if seed >= 1 << SEED_BITS:
                raise reader.bad("seed-size", bits=SEED_BITS)
            return names, seed
        if SEAT_LETTERS.index(found[1]) != len(names) or len(names) == max(game.seats):
            raise reader.bad("expected", expected=wanted)
        names.append(_unquoted(reader, found[2]))
        try:
            check_line(names[-1], "a name", LONGEST_NAME)
        except ValueError as error:
            raise BadRecord(reader.number, Word("record-text"), str(error)) from error


def _read_moves(reader: _Reader, match: Match) -> None:
    says = "|".join(KINDS)
    pattern = rf'(?:([1-9][0-9]*) ([A-J]) (.+)|\* ([A-J]) ({says}) (".*")|result: (.+))'
    while True:
        number = len(match.moves) + 1
        line = reader.match(pattern, Word("record-move", {"number": str(number)}))
        if line[7] is not None:
            break
        seat = _seat(reader, match, line[2] or line[4])
        if line[6] is not None:
            try:
                match.say(seat, _unquoted(reader, line[6]), line[5])
            except ValueError as error:
                raise BadRecord(reader.number, Word("record-text"), str(error)) from error
            continue
        if line[1] != str(number):
            raise reader.bad("move-number", number=str(number), found=line[1])
        _read_move(reader, match, seat, line[3])
    _read_result(reader, match, line[7])
    position = reader.match(r"position: ([0-9a-f]{16})", _digits("position", 16))
    if position[1] != match.state.digest():
        raise reader.bad("position", position=match.state.digest())
    reader.end()


def _read_move(reader: _Reader, match: Match, seat: Seat, text: str) -> None:
    try:
        move = match.game.read(text)
        if match.game.write(move) != text:
            raise reader.bad("move-written", move=match.game.write(move))
        match.apply(seat, move)
    except BadNotation as error:
        why = Word("record-no-move", {"move": text[:60], "game": match.game.id})
        raise BadRecord(reader.number, why, str(error)) from error
    except Refused as error:
        raise reader.bad("refused", move=text, seat=seat_letter(seat), rule=error.reason.rule) from error


def _read_result(reader: _Reader, match: Match, text: str) -> None:
    seats = [] if match.state.outcome is not None else range(match.state.seats)
    for match.resigned, match.walked_over in _broken_off(seats):
        if _result(match) == text:
            return
    match.resigned = match.walked_over = None
    raise reader.bad("expected", expected=f"'result: {_result(match)}'")


def _broken_off(seats: Sequence[Seat]) -> Iterator[tuple[Seat | None, Seat | None]]:
    """The ways a match may have ended before its end, none first: who resigned, who took it."""
    yield None, None
    yield from ((seat, None) for seat in seats if len(seats) == 2)
    yield from ((None, seat) for seat in seats)


def _result(match: Match) -> str:
    outcome: Outcome | None = match.outcome
    if outcome is None:
        return "open"
    places = " ".join(f"{seat_letter(seat)}={place}" for seat, place in enumerate(outcome.places))
    return f"{places} ({outcome.why})"


def _seat(reader: _Reader, match: Match, letter: str) -> Seat:
    seat = SEAT_LETTERS.index(letter)
    if seat >= match.state.seats:
        raise reader.bad("no-seat", last=seat_letter(match.state.seats - 1), found=letter)
    return seat


def _options_line(options: Mapping[str, str]) -> str:
    return " ".join(["options:", *(f"{name}={_quoted(value)}" for name, value in options.items())])


def _quoted(value: str) -> str:
    return value if re.fullmatch(r'[^\s"]+', value) else json.dumps(value, ensure_ascii=False)


def _unquoted(reader: _Reader, text: str) -> str:
    try:
        value = json.loads(text)
    except json.JSONDecodeError as error:
        raise reader.bad("quotes") from error
    if not isinstance(value, str) or json.dumps(value, ensure_ascii=False) != text:
        written = json.dumps(value, ensure_ascii=False).encode("utf-8", "replace").decode()
        raise reader.bad("text-written", text=written)
    return value
