"""A match that is over, position by position, with everything on the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from thronsaal.core.game import Game, log_lines
from thronsaal.core.talk import as_of
from thronsaal.core.words import Json, Seat
from thronsaal.server.lines import Line, cards, often, places
from thronsaal.server.promises import TalkShown, talk_shown
from thronsaal.server.table import Table
from thronsaal.server.voices import Voices


class Replay:
    """A position of a match that is over, with everything on the table."""

    def __init__(self, table: Table, count: int, voices: Voices, language: str) -> None:
        self.id = table.id
        self.game: Game = table.game
        self.count = count
        self.moves = len(table.match.moves)
        self.names = voices.names(table.chairs, language)
        self.voice = voices.of_game(table.game, language, self.names)
        self._state = table.match.at(count)
        self._match = table.match

    def view(self, seat: Seat | None) -> Mapping[str, Json]:
        """The board as this seat saw it."""
        return self._state.view(seat)

    @cached_property
    def views(self) -> tuple[Mapping[str, Json], ...]:
        """The board as each seat saw it: all lies open."""
        return tuple(self.view(seat) for seat in range(self._state.seats))

    @cached_property
    def talk(self) -> TalkShown:
        """The promises that were open here, and how often each seat had kept its word by then."""
        return talk_shown(as_of(self._match.ledger, self.count), self._state.seats, self.voice)

    @property
    def actors(self) -> tuple[Seat, ...]:
        """Who is to move here."""
        return self._state.actors

    def lines(self, seat: Seat | None = None, is_open: bool = False) -> tuple[Line, ...]:
        """The log up to here as a seat read it, or with all secrets. `entry` is the number of the move, from 1."""
        found = []
        for number, (made, events) in enumerate(zip(self._match.moves, self._match.log, strict=True), 1):
            if number > self.count:
                break
            for line, rule, times in log_lines(events, seat, is_open):
                text = self.voice.say(line)
                # Only what happened at the very place is read with its cards: a match has thousands of lines.
                named = cards(self.game, line, text, self.voice) if number == self.count else ()
                told = often(text, times)
                found.append(Line(number, "moved", made.seat, told, rule, 0, places=places(line), cards=named))
            found.extend(self._words(number))
        return tuple(found)

    def _words(self, number: int) -> Iterable[Line]:
        """What a move made of promises, and those given after it."""
        for each in self._match.ledger:
            if each.judged_after == number:
                verdict = f"{self.voice.say(each.said)} {self.voice.say(each.judged)}"
                yield Line(number, "moved", each.seat, verdict, each.rule, 0)
        for each in self._match.ledger:
            if each.after == number:
                yield Line(number, "said", each.seat, self.voice.say(each.said), each.rule, 0)

    @property
    def last_move(self) -> str | None:
        """The move that led here, as it is written."""
        return None if self.count == 0 else self.game.write(self._match.moves[self.count - 1].move)
