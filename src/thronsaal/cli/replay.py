"""`thronsaal replay`: a recorded match, step by step forward and back."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import dataclass

from thronsaal.cli.asked import Asked
from thronsaal.cli.reading import Commands
from thronsaal.cli.screen import Screen
from thronsaal.cli.wrong import Wrong
from thronsaal.core.game import State
from thronsaal.core.match import Match
from thronsaal.core.record import Written
from thronsaal.core.text import house_texts
from thronsaal.core.words import SEAT_LETTERS, Seat, seat_letter

COMMANDS = ("next", "back", "goto", "first", "last", "seat", "log", "help", "quit")


def replay(asked: Asked, arguments: Namespace) -> int:
    """Step through a record; the exit code is 1 when it is of other rules, and shown as it is written."""
    if (written := asked.of_other_rules(arguments.file)) is not None:
        return _show_written(asked, *written)
    match = asked.match(arguments.file)
    seat = None
    if arguments.seat is not None:
        seat = seat_of(match, arguments.seat)
        if seat is None:
            letters = ", ".join(SEAT_LETTERS[: match.state.seats])
            raise Wrong(asked.say("wrong-seat", seats=letters, seat=arguments.seat[:40]))
    viewer = Replay(match, seat, Screen(asked.language, match.game.texts, match.names))
    if arguments.all:
        viewer.greet()
        viewer.tell()
    else:
        viewer.run()
    return 0


def _show_written(asked: Asked, record: Written, why: str) -> int:
    """Say that a record cannot be replayed, and show what stands in it."""
    screen = Screen(asked.language, house_texts())
    screen.title(screen.say("replay-written", game=record.game, version=record.version))
    screen.warn(screen.say("replay-other-rules", why=why))
    for seat, name in enumerate(record.names):
        screen.print(screen.say("seat", letter=seat_letter(seat), name=name), indent=2)
    for line in (*record.lines, record.result):
        screen.print("".join(letter if letter.isprintable() else "?" for letter in line), indent=2)
    return 1


def seat_of(match: Match, letter: str) -> Seat | None:
    """The seat of a letter; None when there is no such seat."""
    seat = SEAT_LETTERS.find(letter.strip().upper()) if len(letter.strip()) == 1 else -1
    return seat if 0 <= seat < match.state.seats else None


@dataclass(slots=True)
class Replay:
    """A record on the screen: which move we are after, and over whose shoulder we look."""

    match: Match
    seat: Seat | None
    """None: always over the shoulder of whoever is to act."""
    screen: Screen
    at: int = 0

    def run(self) -> None:
        """Show, ask, step, until nobody types any more. Without a single command the whole match is told."""
        commands = Commands(COMMANDS)
        self.greet()
        self.screen.print(self.screen.say("replay-hint"), "dim", indent=2)
        self.show()
        typed = False
        while True:
            line = self.screen.read(f"{self.at}/{len(self.match.moves)}> ")
            if line is None:
                if not typed and not self.screen.is_terminal:
                    self.tell()
                return
            typed = True
            if not self.obey(commands, line):
                return

    def greet(self) -> None:
        """Say what was played, by whom."""
        say, match = self.screen.say, self.match
        self.screen.title(say("replay-title", game=match.game.id, moves=len(match.moves)))
        for seat, name in enumerate(match.names):
            self.screen.print(say("seat", letter=seat_letter(seat), name=name), indent=2)
        self.screen.print(say("seed", seed=str(match.seed), hash=match.seed_hash), "dim", indent=2)

    def show(self) -> None:
        """What the last move did, and the position after it."""
        state = self.match.at(self.at)
        self.screen.print()
        self.screen.log(self.match, self.at, self.watched(self.match.at(max(0, self.at - 1))))
        seat = self.watched(state)
        if seat is not None:
            self.screen.print(self.screen.say("replay-seen", name=self.screen.voice.name(seat)), "dim", indent=2)
        self.screen.position(self.match.game, state.view(seat))
        if self.at == len(self.match.moves):
            self.show_outcome()

    def watched(self, state: State) -> Seat | None:
        """Whose view is shown."""
        return self.seat if self.seat is not None else next(iter(state.actors), None)

    def show_outcome(self) -> None:
        """How the match ended, if it did."""
        outcome, say, voice = self.match.outcome, self.screen.say, self.screen.voice
        if outcome is None:
            self.screen.print(say("replay-open"), "bold", indent=2)
            return
        for seat in sorted(range(len(outcome.places)), key=lambda each: outcome.places[each]):
            place, points = outcome.places[seat], outcome.points[seat]
            self.screen.print(say("place", place=place, name=voice.name(seat), points=points), "bold", indent=2)
        if voice.knows(f"outcome-{outcome.why}"):
            self.screen.print(say("outcome-why", why=voice.say(f"outcome-{outcome.why}")), indent=2)

    def obey(self, commands: Commands, line: str) -> bool:
        """Do what was typed; False when the person leaves."""
        name, rest = commands.exact(line) or commands.begun(line) or ("", "")
        if not line.strip():
            name = "next"
        elif line.strip().isdecimal():
            name, rest = "goto", line.strip()
        if name == "quit":
            return False
        last = len(self.match.moves)
        targets = {"next": self.at + 1, "back": self.at - 1, "first": 0, "last": last}
        if name in targets or (name == "goto" and rest.isdecimal()):
            self.go(targets[name] if name in targets else int(rest[:9]))
        elif name == "seat":
            self.change_seat(rest)
        elif name == "log":
            self.tell(int(rest[:9]) if rest.isdecimal() else None)
        elif name == "help":
            self.screen.commands(COMMANDS)
        else:
            self.screen.warn(self.screen.say("not-understood", line=line.strip()[:60]))
        return True

    def go(self, target: int) -> None:
        """Step to the position after so many moves."""
        if 0 <= target <= len(self.match.moves):
            self.at = target
            self.show()
        else:
            self.screen.warn(self.screen.say("replay-end", count=len(self.match.moves)))

    def change_seat(self, letter: str) -> None:
        """Look over another shoulder; without a letter, over that of whoever is to act."""
        seat = seat_of(self.match, letter)
        if letter and seat is None:
            letters = ", ".join(SEAT_LETTERS[: self.match.state.seats])
            self.screen.warn(self.screen.say("wrong-seat", seats=letters, seat=letter[:40]))
            return
        self.seat = seat
        self.show()

    def tell(self, last: int | None = None) -> None:
        """The match as a log, or its last moves; nothing is hidden from the seats that saw it."""
        count = len(self.match.moves)
        for number in range(0 if last is None else max(0, count - last) + 1, count + 1):
            seat = self.match.moves[number - 1].seat if self.seat is None and number else self.seat
            self.screen.log(self.match, number, seat)
        self.show_outcome()
