"""Game and State: the questions every game answers.

A game is found through the entry point group `thronsaal.games` (see `core.registry`); everything outside its folder
talks to it through these two classes only.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import groupby
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Self

from thronsaal.core import drawing
from thronsaal.core.guide import Hint, load_guide
from thronsaal.core.pause import Pause, Pauses
from thronsaal.core.reason import Reason
from thronsaal.core.rulebook import Rulebook
from thronsaal.core.scene import BadScene, Scene, load_scenes
from thronsaal.core.spaces import MASK, Actions, Layout, Numbers, Spaces, empty
from thronsaal.core.summary import Sound, Summary
from thronsaal.core.text import Texts, Voice, house_texts
from thronsaal.core.words import Json, Move, Seat, Value, Word, either

if TYPE_CHECKING:
    from thronsaal.core.bot import Bot
    from thronsaal.core.chance import Chance
    from thronsaal.core.match import Match
    from thronsaal.core.shelf import Entry, Shelf
    from thronsaal.core.talk import Pledge, Talk


class BadOption(ValueError):
    """A table was asked for with seats or options that the game does not have; a Word can be said in any language."""

    def __init__(self, why: Word | str, texts: Texts | None = None) -> None:
        """`texts` are those that have the words of `why`; without them, the house has them."""
        self.why = why
        self.texts = texts or house_texts()
        super().__init__(Voice("en", self.texts).say(why) if isinstance(why, Word) else why)

    def said(self, language: str) -> str:
        """What is wrong, in this language."""
        return Voice(language, self.texts).say(self.why) if isinstance(self.why, Word) else self.why


class BadNotation(ValueError):
    """A text that is no move of this game; the message says what was expected."""


class NoSpaces(NotImplementedError):
    """A game that does not offer itself as numbers."""

    def __init__(self, game: str) -> None:
        super().__init__(f"{game} has neither numbered actions nor observations")


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before a match starts. Without `choices` any text goes and the game judges it at the start.

    `usual` are the texts that a form offers then; whoever wants another one writes it on the command line or sends it.
    `later` is an option that a game got after matches of it were written down: it is named only where it is not what
    it was before, so that old records stay as they are.
    """

    name: str
    default: str
    choices: tuple[str, ...] = ()
    usual: tuple[str, ...] = ()
    later: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended, by seat: the place (1 is first, equal places are shared) and the points."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    why: str

    @classmethod
    def ranked(cls, points: Sequence[int], why: str, standing: Sequence[int] | None = None) -> Outcome:
        """Places by standing, higher is better and equals share; by the points where nothing else decides."""
        by = points if standing is None else standing
        return cls(tuple(1 + sum(other > mine for other in by) for mine in by), tuple(points), why)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place; more than one when the win is shared or the game is a draw."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def is_draw(self) -> bool:
        """Nobody did better than anybody else."""
        return len(set(self.places)) == 1


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, in the past tense, under the rule that made it happen.

    `secret` holds what only the seats in `to` saw. `news` says that somebody learned what could not be known before
    (a card turned up, dice fell): from then on the move is no longer taken back alone.
    """

    kind: str
    rule: str
    values: Mapping[str, Value] = field(default_factory=dict)
    secret: Mapping[str, Value] = field(default_factory=dict)
    to: tuple[Seat, ...] = ()
    news: bool = False

    def seen(self, seat: Seat | None) -> Word:
        """The log line that this seat (None: anybody) may read.

        Who saw the secret reads `event-<kind>-seen`, the others `event-<kind>`.
        """
        if self.secret and seat in self.to:
            return Word(f"event-{self.kind}-seen", {**self.values, **self.secret})
        return Word(f"event-{self.kind}", self.values)


def log_lines(events: Iterable[Event], seat: Seat | None, is_open: bool = False) -> Iterator[tuple[Word, str, int]]:
    """The lines of a log that this seat may read, each with its rule and how often it happened in a row.

    `is_open`: with all secrets, as whoever knew them read it.
    """
    told = ((event.seen(event.to[0] if is_open and event.to else seat), event.rule) for event in events)
    for (line, rule), same in groupby(told):
        yield line, rule, sum(1 for _ in same)


@dataclass(frozen=True, slots=True)
class Prompt:
    """What a seat is asked now, and the rule behind the question."""

    word: Word
    rule: str


@dataclass(frozen=True, slots=True)
class Clock:
    """Time that runs, and what happens when it is up: this seat makes this move.

    The same clock runs on from move to move as long as it has the same name.
    """

    name: str
    seconds: int
    seat: Seat
    move: Move


class State(ABC):
    """A position. Mutable; `copy` is cheap; everything that waits is data, so copies and saves are true."""

    __slots__ = ()

    game: ClassVar[Game]

    @property
    @abstractmethod
    def seats(self) -> int:
        """How many seats take part."""

    @property
    @abstractmethod
    def actors(self) -> tuple[Seat, ...]:
        """The seats that may act now; several when all choose in secret; () when it is over."""

    @abstractmethod
    def legal(self, seat: Seat) -> list[Move]:
        """The moves worth listing for this seat, ascending; each passes `check`."""

    @abstractmethod
    def check(self, seat: Seat, move: Move) -> Reason | None:
        """None, or why the move is refused. The authority, also for moves too many to list."""

    def forced(self, seat: Seat) -> Move | None:
        """The only move this seat has, which is then made for it unasked; None where there is a choice, or no move.

        A game that allows more moves than it lists overrides this where the list may be short of some.
        """
        moves = self.legal(seat)
        return moves[0] if len(moves) == 1 else None

    def imaginable(self, seat: Seat) -> Sequence[Move]:
        """Moves that this seat might try by what it sees, allowed or not: whoever names one hears why not.

        What a view names in the text of moves need not be said again.
        """
        return ()

    def is_idle(self, seat: Seat) -> bool:
        """Whether this seat is asked though all it can do is let the others go on: a person may be spared that.

        Such questions are there because being asked must tell nothing. Not every forced move is of this kind: the last
        card in hand is played by whoever holds it.
        """
        return False

    def pause(self, seat: Seat) -> Pause | None:
        """What kind of window this seat is asked in, if all it is asked is whether it acts; None for real questions.

        It tells nothing that is hidden: the same whatever the seat holds.
        """
        return None

    @property
    def stretches(self) -> Mapping[str, int]:
        """The parts of play that last now, by the names of `Game.pauses.stretches`, each with a number of its own."""
        return {}

    @abstractmethod
    def apply(self, seat: Seat, move: Move, events: bool = True) -> list[Event]:
        """Make the move and return what happened ([] with `events` off). Raises Refused and changes nothing."""

    @abstractmethod
    def copy(self) -> Self:
        """An equal and independent state."""

    def reseed(self, rng: Chance) -> Self:
        """The same position, all that is hidden included, to which chance brings other things from here on.

        A copy draws what the original will draw: who plans with copies foresees every die. A state that keeps its
        chance elsewhere than in `chance` answers this itself.
        """
        twin = self.copy()
        twin.chance = rng.split()  # type: ignore[attr-defined]
        return twin

    @abstractmethod
    def view(self, seat: Seat | None) -> dict[str, Json]:
        """All that this seat may know, as plain data. None: what anybody may know."""

    @abstractmethod
    def guess(self, seat: Seat | None, rng: Chance) -> Self:
        """A full state that this seat cannot tell from the real one; depends on nothing the seat does not know."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""

    @property
    def spaces(self) -> Spaces:
        """The actions and observations of this table, as `Game.spaces` gives them for its seats and options."""
        raise NoSpaces(self.game.id)

    def observe(self, seat: Seat, out: Numbers | None = None) -> Numbers:
        """All that this seat may know, as numbers in the order of `spaces.layout`; written into `out` where given."""
        raise NoSpaces(self.game.id)

    def mask(self, seat: Seat, out: Numbers | None = None) -> Numbers:
        """For each action whether this seat may take it now: 1 or 0. All 0 for a seat that is not asked."""
        actions = self.spaces.actions
        mask = empty(out, actions.size, MASK)
        for move in self.legal(seat):
            mask[actions.action(self, seat, move)] = 1
        return mask

    @abstractmethod
    def prompt(self, seat: Seat) -> Prompt | None:
        """What this seat is asked now; None when it is not its turn to act."""

    @abstractmethod
    def because(self, seat: Seat, move: Move) -> str:
        """The id of the rule that allows this legal move."""

    @abstractmethod
    def label(self, seat: Seat, move: Move) -> Word:
        """The move as a button would say it; a refusal names so any move that `read` knows."""

    @abstractmethod
    def pack(self) -> bytes:
        """All of the state as bytes: equal states pack equally, on every machine."""

    def digest(self) -> str:
        """A short hash of the position, the same on every machine."""
        return hashlib.sha256(self.pack()).hexdigest()[:16]

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.pack() == other.pack()

    def __hash__(self) -> int:
        return hash(self.pack())

    def __str__(self) -> str:
        return drawing.in_words(self)

    def __format__(self, language: str) -> str:
        """The position in words: `f"{state:de}"` says it in German."""
        return drawing.in_words(self, language or "en")

    def _repr_html_(self) -> str:
        """What a notebook shows: the board, as a spectator sees it."""
        return drawing.for_notebook(self)


BotMaker = Callable[[], "Bot"]


class Game(ABC):
    """The declaration of a game. Subclass it once, in the game's `__init__.py`, and export the instance as GAME."""

    id: ClassVar[str]
    version: ClassVar[int]
    seats: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]] = ()
    package: ClassVar[str]
    """The import name of the game's folder, where rules.toml, texts/ and scenes/ lie."""
    longest: ClassVar[int]
    """No match has more moves than this; the conformance kit holds the game to it."""
    pauses: ClassVar[Pauses | None] = None
    """The windows in which seats are asked that may have nothing to do; None: every question is a real one."""
    keys: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Moves, as `write` writes them, that have a key of their own on every page; the others share the rest in turn."""

    @abstractmethod
    def begin(self, seats: int, options: Mapping[str, str], seed: int) -> State:
        """The first position. `seats` and `options` are already checked and complete."""

    @abstractmethod
    def write(self, move: Move) -> str:
        """The move as short readable text, the same in every language."""

    @abstractmethod
    def read(self, text: str) -> Move:
        """The move that `write` would write so. Raises BadNotation."""

    @cached_property
    @abstractmethod
    def bots(self) -> Mapping[str, BotMaker]:
        """The bots this game brings along, by name: at least `greedy` and `search`, and the levels for people."""

    levels: ClassVar[tuple[str, ...]] = ("easy", "medium", "hard")
    """Names among `bots`, from weakest to strongest, that a player may choose as an opponent."""
    sounds: ClassVar[Mapping[str, Sound]] = {}
    """What is heard at a table when an event of this kind is told, for those who like sounds."""
    turns: ClassVar[frozenset[str]] = frozenset()
    """The kinds of events with which a turn begins, for a replay to jump to; empty: whenever another seat moves."""

    heads: ClassVar[frozenset[str] | None] = None
    """The kinds of events that stand at the head of a turn in the log; None: those of `turns`, where a turn begins."""

    def in_order(self, seen: Mapping[str, Json], legal: Sequence[str]) -> Sequence[str]:
        """The viewer's moves in the order in which the board shows them, so that keys go from left to right.

        What must not happen by accident comes last.
        """
        return legal

    def colours(self, seen: Mapping[str, Json], seats: int) -> Sequence[str]:
        """By seat the CSS class that gives it its colour (`--seat`, and `--on-seat` upon it) wherever it is named."""
        return [f"seat-{seat}" for seat in range(seats)]

    def start(self, seats: int | None = None, options: Mapping[str, str] | None = None, seed: int = 0) -> State:
        """The first position of a match. Raises BadOption."""
        count = self.seats[0] if seats is None else seats
        if count not in self.seats:
            allowed = {"game": self.id, "seats": either(self.seats), "count": count}
            raise BadOption(Word("option-seats-fault", allowed))
        return self.begin(count, self.settle(options or {}), seed)

    def settle(self, options: Mapping[str, str]) -> dict[str, str]:
        """The options checked and completed with their defaults, in declared order. Raises BadOption."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadOption(Word("option-unknown-fault", {"game": self.id, "name": name, "names": names}))
            if known[name].choices and value not in known[name].choices:
                choices = ", ".join(known[name].choices)
                values: dict[str, Value] = {"game": self.id, "name": name, "choices": choices, "value": value}
                raise BadOption(Word("option-choice-fault", values))
        settled = {name: options.get(name, option.default) for name, option in known.items()}
        return {name: value for name, value in settled.items() if not known[name].later or value != known[name].default}

    def disclosed(self, options: Mapping[str, str]) -> dict[str, str]:
        """The options as all may read them while the match lasts; a game keeps back here what only some may know."""
        return dict(options)

    @property
    def folder(self) -> Traversable:
        """Where the game's data files lie."""
        return files(self.package)

    @cached_property
    def rulebook(self) -> Rulebook:
        """The rule catalogue."""
        return Rulebook.load(self.id, self.folder / "rules.toml")

    @cached_property
    def texts(self) -> Texts:
        """German and English."""
        return Texts.load(self.folder / "texts")

    @cached_property
    def scenes(self) -> tuple[Scene, ...]:
        """The printed examples of the rulebook, and ours."""
        return load_scenes(self.folder)

    @cached_property
    def guide(self) -> tuple[Hint, ...]:
        """What is explained in a first game, and when; none where the game brings no guide."""
        return load_guide(self.folder)

    def arrange(self, given: Mapping[str, Any]) -> State:
        """The position that a scene describes, whole and consistent. Raises BadScene."""
        raise BadScene(f"{self.id} sets up no scenes")

    @abstractmethod
    def glance(self, seen: Mapping[str, Json]) -> Sequence[tuple[Word, Sequence[Word]]]:
        """The view as headed lines for a terminal or a screen reader: (heading, what stands under it)."""

    def sketch(self, seen: Mapping[str, Json], moves: Sequence[str], voice: Voice) -> Sequence[str]:
        """The view drawn in characters, at most 80 columns wide, for a terminal; () where words are enough.

        `moves` are the viewer's, as `write` writes them, in the order in which the terminal numbers them from 1: a
        drawing may show the number of a move where it is made.
        """
        return ()

    def pledges(self, state: State, seat: Seat) -> Sequence[tuple[str, Word]]:
        """Promises this seat may want to give now: as talk of the kind `promises` writes them, and as a button says.

        They bind nobody; a game that judges them says in `judge` what becomes of each.
        """
        return ()

    def promised(self, seat: Seat, text: str) -> Word:
        """A promise as a sentence for everybody. Raises BadNotation."""
        raise BadNotation(f"{self.id} knows no promises")

    def hear(self, state: State, talk: Talk) -> Pledge | None:
        """A promise just given in this position, for the ledger of the match; None: nothing that could be judged."""
        return None

    def judge(self, pledge: Pledge, before: State, seat: Seat, move: Move, after: State) -> str:
        """What a move makes of an open promise, by what all have seen then: open, kept, broken or void."""
        return "open"

    def clock(self, state: State, options: Mapping[str, str]) -> Clock | None:
        """The clock that runs in this position at a table of people; None where everybody may take their time."""
        return None

    def present(self, views: Sequence[Mapping[str, Json]], legal: Sequence[str], voice: Voice) -> Mapping[str, object]:
        """What the game's `board.html` needs to draw a position; without that file the page shows these lines.

        `views[0]` is the viewer's; further ones lie open beside it, as in a replay of a finished match. `legal` are the
        viewer's moves, as `write` writes them, to be lit. The answer depends on nothing else, so a board shows nothing
        that the views do not.
        """
        heads = self.glance(views[0])
        return {"lines": [(voice.say(head), [voice.say(line) for line in under]) for head, under in heads]}

    def summary(self, match: Match) -> Summary:
        """Where the points of a match that is over came from, by seat, and what its players like to know afterwards.

        Only what the match holds is needed: last position, log, talk and ledger. The shares of a seat add
        up to its points; a match that somebody resigned is shown without them.
        """
        return Summary()

    def spaces(self, seats: int, options: Mapping[str, str]) -> Spaces:
        """Actions and observations of a table; seats and options are checked and complete. Raises NoSpaces."""
        raise NoSpaces(self.id)

    def actions(self, seats: int | None = None, options: Mapping[str, str] | None = None) -> Actions:
        """The moves of such a table, numbered without gaps. Raises BadOption, NoSpaces."""
        return self.spaces(self.seats[0] if seats is None else seats, self.settle(options or {})).actions

    def layout(self, seats: int | None = None, options: Mapping[str, str] | None = None) -> Layout:
        """What the numbers of `State.observe` mean at such a table. Raises BadOption, NoSpaces."""
        return self.spaces(self.seats[0] if seats is None else seats, self.settle(options or {})).layout

    @cached_property
    def shelf(self) -> Shelf[Any] | None:
        """Cards to look up and decks to build, for `thronsaal cards` and `deck`; None where nobody brings a deck."""
        return None

    def entries(self, options: Mapping[str, str]) -> Sequence[Entry]:
        """The cards of a match with these options, to be looked up by name; without options those that are usual."""
        return self.shelf.entries() if self.shelf is not None else ()

    def bench(self) -> Mapping[str, float | None]:
        """Figures of speed that only this game can measure, for `thronsaal bench`; None where one cannot be had."""
        return {}
