"""A sitting at the terminal: a match of one person, with bots on the other seats."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path

from rich.text import Text

from thronsaal.bots import Conductor, Player, ask, called, make, stream
from thronsaal.cli.arguments import language_of
from thronsaal.cli.look import look_up, look_up_card
from thronsaal.cli.reading import Commands, MoveReader, begins, pieces
from thronsaal.cli.screen import Screen, rule_of
from thronsaal.cli.wrong import fault_of
from thronsaal.core import pause
from thronsaal.core.bot import Budget
from thronsaal.core.chance import Chance
from thronsaal.core.match import Match
from thronsaal.core.pause import Liking
from thronsaal.core.reason import Refused
from thronsaal.core.record import write_record
from thronsaal.core.rulebook import house_rules
from thronsaal.core.shelf import Entry
from thronsaal.core.text import LANGUAGES, Voice, house_texts
from thronsaal.core.words import Move, Seat, Word, seat_letter

HINT = Budget(seconds=1.0)
COMMANDS = (
    "why",
    "hint",
    "undo",
    "again",
    "promise",
    "card",
    "rules",
    "table",
    "log",
    "save",
    "resign",
    "help",
    "quit",
)
CAREFUL = Liking()
"""In the terminal everybody is asked whenever they could act; `again` passes for longer."""
MOST_FITTING = 8
"""So many moves are named when a text can mean several."""


def spoken_name(language: str, spec: str) -> str:
    """A bot as people call it: "Bot Schwer" for `hard`."""
    voice = Voice(language, house_texts())
    level, at, budget = spec.partition("@")
    key = f"cli-bot-{level}"
    return (voice.say(key) if voice.knows(key) else voice.say("cli-bot", name=level)) + (at and f" @{budget}")


@dataclass(slots=True)
class Sitting:
    """A match that is being played, and what the person at the terminal can do."""

    match: Match
    seat: Seat
    players: Mapping[Seat, Player]
    screen: Screen
    chances: Mapping[Seat, Chance]
    reader: MoveReader
    commands: Commands
    conductor: Conductor
    told: int
    """So many moves the person has read of, and of so much talk."""
    heard: int
    saved: Path | None = None
    last: Move | None = None
    """The last move that the person chose."""
    shown: bool = False

    @staticmethod
    def open(match: Match, seat: Seat, players: Mapping[Seat, Player], language: str) -> Sitting:
        """Sit down at a match."""
        names = [
            called(each, players[each].name.partition("@")[0]) if each in players else match.names[each]
            for each in range(match.state.seats)
        ]
        names = [
            f"{name} {seat_letter(each)}" if names.count(name) > 1 and each in players else name
            for each, name in enumerate(names)
        ]
        screen = Screen(language, match.game.texts, names)
        others = [Voice(other, match.game.texts, names) for other in LANGUAGES if other != language]
        # What a bot draws follows from the seed, so that a seed and the same moves give the same match again.
        chances = {each: stream(match.seed, "bot", each) for each in range(match.state.seats)}
        return Sitting(
            match,
            seat,
            players,
            screen,
            chances,
            MoveReader(screen.voice, others),
            Commands(COMMANDS),
            Conductor(match),
            told=len(match.moves),
            heard=len(match.talk),
        )

    def run(self) -> int:
        """Play until it is over or nobody types any more; the exit code. Who interrupts finds the match kept."""
        try:
            return self.play()
        except KeyboardInterrupt:
            if self.match.outcome is None and self.match.moves:
                self.keep()
            raise

    def play(self) -> int:
        """Play until it is over or nobody types any more; the exit code."""
        self.greet()
        while True:
            self.go_on()
            if not self.shown:
                self.show()
            line = self.screen.read()
            if line is None:
                self.leave()
                return 0
            if line.strip():
                if not self.obey(line):
                    return 0
            elif self.match.outcome is not None:
                self.leave()
                return 0

    def greet(self) -> None:
        """Say what is played, by whom, and the hash of the seed."""
        say, voice = self.screen.say, self.screen.voice
        self.screen.title(voice.say("game-title") if voice.knows("game-title") else self.match.game.id)
        if voice.knows("game-tagline"):
            self.screen.print(voice.say("game-tagline"), "italic")
        for seat in range(self.match.state.seats):
            letter, name = seat_letter(seat), voice.name(seat)
            if seat in self.players:
                bot = spoken_name(voice.language, self.players[seat].name)
                self.screen.print(say("seat-bot", letter=letter, name=name, bot=bot), indent=2)
                continue
            self.screen.print(say("seat-yours" if seat == self.seat else "seat", letter=letter, name=name), indent=2)
        self.screen.print(say("seed-hash", hash=self.match.seed_hash), "dim", indent=2)
        self.screen.print(say("help-hint"), "dim", indent=2)

    def let_bots_move(self) -> None:
        """Let the bots speak and move until the person has to move or it is over."""
        while (cue := self.conductor.next_cue(self.players)) is not None:
            name = self.screen.voice.name(cue.seat)
            player = replace(self.players[cue.seat], name=name)
            with self.screen.thinking(self.screen.say("thinking", name=name)):
                fault = self.conductor.follow(cue, player, self.chances[cue.seat])
            if fault is not None:
                self.screen.warn(self.screen.voice.say(fault.word))
            self.tell()

    def go_on(self) -> None:
        """Let the bots move, and the person too where all that can be done is to let the others go on."""
        self.let_bots_move()
        while (only := self.idle_move()) is not None:
            self.match.apply(self.seat, only)
            self.tell()
            self.let_bots_move()

    def idle_move(self) -> Move | None:
        """The pass of a person who is asked and can do nothing else."""
        return pause.answer(self.match, self.seat, CAREFUL)

    def make(self, move: Move) -> None:
        """Make a legal move of the person and tell what happened."""
        self.match.apply(self.seat, move)
        self.last = move
        self.tell()

    def question(self) -> tuple[Word | None, str | None]:
        """What is asked now, under which headline: the turn or the phase."""
        state = self.match.state
        prompt = state.prompt(self.seat)
        lines = self.match.game.glance(state.view(self.seat))
        return lines[0][0] if lines else None, prompt.word.key if prompt is not None else None

    def again(self, rest: str) -> None:
        """Make the last move again, as long as the same is asked in the same turn or phase."""
        last, asked = self.last, self.question()
        if last is None or self.match.outcome is not None or last not in self.match.state.legal(self.seat):
            self.screen.warn(self.screen.say("no-again"))
            return
        while last in self.match.state.legal(self.seat) and self.question() == asked:
            self.make(last)
            self.go_on()

    def tell(self) -> None:
        """What was said and done since the last time, as the person may read it."""
        match, screen = self.match, self.screen
        for talk in match.talk[self.heard :]:
            screen.print(screen.said(match.game, talk), indent=2)
        for number in range(self.told, len(match.moves)):
            screen.events(match.log[number], self.seat)
            screen.verdicts(match, number + 1)
            self.shown = False
        self.told, self.heard = len(match.moves), len(match.talk)

    def show(self) -> None:
        """The position, and what can be done now."""
        self.shown = True
        state = self.match.state
        self.screen.print()
        game = self.match.game
        self.screen.position(game, state.view(self.seat), [game.write(move) for move in state.legal(self.seat)])
        self.screen.print()
        if self.match.outcome is not None:
            self.show_outcome()
            return
        prompt = state.prompt(self.seat)
        if prompt is not None:
            text = self.screen.sentence(prompt.word, "bold")
            text.append(f"  {prompt.rule}", "dim not bold")
            self.screen.print(text)
            for line in self.printed_on(prompt.word):
                self.screen.print(self.screen.voice.say(line), "dim", indent=2)
        self.screen.choices(state, self.seat, state.legal(self.seat))

    def printed_on(self, question: Word) -> Sequence[Word]:
        """What stands on the card that a question is about, where it is about one."""
        named = question.values.get("card")
        if named is None:
            return ()
        found = [entry for entry in self.entries if entry.title == named]
        return found[0].lines if len(found) == 1 else ()

    def show_outcome(self) -> None:
        """Who won, and the seed against the hash."""
        outcome, say, voice = self.match.outcome, self.screen.say, self.screen.voice
        assert outcome is not None
        key = "draw" if outcome.is_draw else "won" if self.seat in outcome.winners else "lost"
        self.screen.title(say(f"outcome-{key}"))
        for seat in sorted(range(len(outcome.places)), key=lambda each: outcome.places[each]):
            place, points = outcome.places[seat], outcome.points[seat]
            self.screen.print(say("place", place=place, name=voice.name(seat), points=points), indent=2)
        if voice.knows(f"outcome-{outcome.why}"):
            self.screen.print(say("outcome-why", why=voice.say(f"outcome-{outcome.why}")), indent=2)
        self.screen.print(say("seed", seed=str(self.match.seed), hash=self.match.seed_hash), "dim", indent=2)
        self.screen.print(say("over-hint"), "dim", indent=2)

    def obey(self, line: str) -> bool:
        """Do what was typed; False when the person leaves."""
        command = self.commands.exact(line)
        if command is None and self.choose(line):
            return True
        command = command or self.commands.begun(line)
        if command is None:
            self.screen.warn(self.screen.say("not-understood", line=line.strip()[:60]))
            return True
        name, rest = command
        if name == "quit":
            self.leave()
            return False
        {
            "why": self.why,
            "hint": self.hint,
            "undo": self.undo,
            "again": self.again,
            "card": self.card,
            "promise": self.promise,
            "rules": self.rules,
            "table": lambda rest: self.show(),
            "log": self.log,
            "save": self.save,
            "resign": self.resign,
            "help": self.help,
        }[name](rest)
        return True

    def choose(self, line: str) -> bool:
        """Make the move that was typed, or say why not; False when it is no move at all."""
        state = self.match.state
        if self.match.outcome is not None:
            return False
        legal = state.legal(self.seat)
        if line.strip().isdecimal():
            number = int(line.strip()[:9])
            if 1 <= number <= len(legal):
                self.make(legal[number - 1])
            else:
                self.screen.warn(self.screen.say("no-such-number", count=len(legal)))
            return True
        found = self.reader.find(state, self.seat, line, legal)
        refused = found or self.reader.in_sight(state, self.seat, line)
        if len(refused) > 1:
            self.ask_which(refused)
        elif found:
            self.make(found[0])
        elif refused:
            reason = self.match.check(self.seat, refused[0])
            if reason is None:  # allowed, though too many of its kind to be listed
                self.make(refused[0])
            else:
                self.screen.reason(self.match.game, reason)
        return bool(refused)

    def ask_which(self, moves: Sequence[Move]) -> None:
        """Say that several moves fit."""
        labels = [self.screen.voice.say(self.match.state.label(self.seat, move)) for move in moves[:MOST_FITTING]]
        more = ["…"] if len(moves) > MOST_FITTING else []
        self.screen.warn(self.screen.say("ambiguous", moves=", ".join(labels + more)))

    def why(self, text: str) -> None:
        """Why a move is refused or allowed; without a move, the rule behind the question."""
        state, game = self.match.state, self.match.game
        if self.match.outcome is not None:
            self.screen.rule(house_rules()["house.over"])
            return
        legal = state.legal(self.seat)
        if not text:
            prompt = state.prompt(self.seat)
            if prompt is not None:
                self.screen.rule(rule_of(game, prompt.rule))
            return
        if text.isdecimal() and 1 <= int(text[:9]) <= len(legal):
            found = [legal[int(text[:9]) - 1]]
        else:
            found = self.reader.in_sight(state, self.seat, text) or self.reader.find(state, self.seat, text, legal)
        if not found:
            self.screen.warn(self.screen.say("no-such-move", text=text[:60]))
            return
        if len(found) > 1:
            self.ask_which(found)
            return
        reason = self.match.check(self.seat, found[0])
        if reason is not None:
            self.screen.reason(game, reason, in_full=True)
            return
        self.screen.print(
            self.screen.say("allowed", move=self.screen.voice.say(state.label(self.seat, found[0]))), "green"
        )
        self.screen.rule(rule_of(game, state.because(self.seat, found[0])))

    def hint(self, rest: str) -> None:
        """What the strongest bot would do, from what this seat may know."""
        game, state, say = self.match.game, self.match.state, self.screen.say
        levels = [level for level in game.levels if level in game.bots]
        if self.match.outcome is not None or not levels:
            self.screen.warn(say("no-hint"))
            return
        name = spoken_name(self.screen.voice.language, levels[-1])
        with self.screen.thinking(say("thinking", name=name)):
            player = make(game, levels[-1])
            chance, heard = self.chances[self.seat], self.match.ledger
            answer = ask(player.bot, name, state, self.seat, chance, HINT, heard=heard)
        if answer.fault is not None:
            self.screen.warn(say("no-hint"))
            return
        text = Text.assemble(say("hint", name=name), " ", self.screen.thing(state.label(self.seat, answer.move)))
        if answer.move in (legal := state.legal(self.seat)):
            text.append(f"  ({legal.index(answer.move) + 1})", "bold")
        self.screen.print(text)

    def undo(self, rest: str) -> None:
        """Take back the last own move, one that was chosen; bots agree."""
        try:
            left = self.match.take_back(self.seat, agreed=list(self.players))
        except Refused as error:
            self.screen.reason(self.match.game, error.reason)
            return
        with suppress(Refused):  # nothing was chosen before
            while self.idle_move() is not None:
                left = self.match.take_back(self.seat, agreed=list(self.players))
        self.screen.print(self.screen.say("undone", count=left), "green")
        self.told, self.shown = left, False

    def promise(self, text: str) -> None:
        """Give one's word; without one, say what could be promised."""
        match, say = self.match, self.screen.say
        offered = () if match.outcome is not None else match.game.pledges(match.state, self.seat)
        if not offered:
            self.screen.warn(say("no-promise"))
            return
        meant = self._meant(text, offered)
        if len(meant) == 1:
            match.say(self.seat, meant[0], "promises")
            self.tell()
            return
        if text:
            self.screen.warn(say("no-such-promise", text=text[:60]))
        for number, (_, word) in enumerate(offered, 1):
            self.screen.print(Text.assemble((f"{number}) ", "bold"), self.screen.thing(word)), indent=2)

    def _meant(self, text: str, offered: Sequence[tuple[str, Word]]) -> list[str]:
        """The promises that a number, the notation, or the beginning of the words can mean."""
        if text.isdecimal():
            return [offered[int(text[:9]) - 1][0]] if 1 <= int(text[:9]) <= len(offered) else []
        exact = [promise for promise, _ in offered if pieces(promise) == pieces(text)]
        said = [(promise, pieces(self.screen.voice.say(word))) for promise, word in offered]
        return exact or [promise for promise, words in said if text and begins(pieces(text), words)]

    def log(self, rest: str) -> None:
        """All that happened, with the rules; with a number only the last so many moves."""
        if not self.match.log:
            self.screen.print(self.screen.say("log-empty"), "dim")
        moves = len(self.match.log)
        for number in range(max(0, moves - int(rest[:9])) + 1 if rest.isdecimal() else 0, moves + 1):
            self.screen.log(self.match, number, self.seat)

    def card(self, text: str) -> None:
        """Look up a card."""
        if not self.entries or not text:
            self.screen.warn(self.screen.say("which-card" if self.entries else "no-cards"))
        else:
            look_up_card(self.screen, self.entries, text)

    @property
    def entries(self) -> Sequence[Entry]:
        """The cards of this match that can be looked up."""
        return self.match.game.entries(self.match.options)

    def rules(self, text: str) -> None:
        """Look up a rule."""
        look_up(self.screen, self.match.game, text)

    def save(self, text: str) -> None:
        """Write the record to a file."""
        say = self.screen.say
        path = Path(text or f"{self.match.game.id}-{self.match.seed_hash[:8]}.txt").expanduser()
        try:
            if path.exists() and path != self.saved:
                self.screen.warn(say("save-exists", file=str(path)))
                return
            path.write_text(write_record(self.match), "utf-8")
        except (OSError, ValueError) as error:
            self.screen.warn(say("save-failed", file=str(path), why=fault_of(say, error)))
            return
        self.saved = path
        self.screen.print(say("saved", file=str(path)), "green")

    def keep(self) -> None:
        """Write the record of a match that breaks off, and say how to go on with it."""
        say, match = self.screen.say, self.match
        # An interrupt may fall into the middle of a move: what is written is told anew from the moves that were made.
        record = write_record(match.fork())
        path = self.saved or next(path for path in self._free_names() if not path.exists())
        try:
            path.write_text(record, "utf-8")
        except OSError as error:
            self.screen.warn(say("save-failed", file=str(path), why=fault_of(say, error)))
            return
        self.screen.print()
        self.screen.print(say("kept", file=str(path)), "green")
        spoken = self.screen.voice.language
        language = "" if language_of(()) == spoken else f" --lang {spoken}"
        again = f"thronsaal play {match.game.id}{language} --resume {shlex.quote(str(path))}"
        self.screen.print(again, "bold", indent=2)

    def _free_names(self) -> Iterator[Path]:
        """What the record of this match may be called when nobody names it."""
        name = f"{self.match.game.id}-{self.match.seed_hash[:8]}"
        yield Path(f"{name}.txt")
        for number in count(2):
            yield Path(f"{name}-{number}.txt")

    def resign(self, rest: str) -> None:
        """Give up."""
        try:
            self.match.resign(self.seat)
        except Refused as error:
            self.screen.reason(self.match.game, error.reason)
            return
        self.shown = False

    def help(self, rest: str) -> None:
        """What can be typed."""
        self.screen.print(self.screen.say("help-move"))
        self.screen.commands(COMMANDS)

    def leave(self) -> None:
        """Say goodbye; of an unfinished match, how to have the same deal again."""
        say = self.screen.say
        if self.match.outcome is None:
            self.screen.print(say("left", moves=len(self.match.moves), seed=str(self.match.seed)), "dim")
        self.screen.print(say("goodbye"))
