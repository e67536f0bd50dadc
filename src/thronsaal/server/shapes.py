"""The shapes of the JSON API: what comes in, what goes out."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from thronsaal.core.shares import SHARE
from thronsaal.server.setup import ChairWish, Wish


class Shape(BaseModel):
    """Strict: what is not known is refused, nothing is converted in silence."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


Text = Annotated[str, Field(min_length=1, max_length=500)]
Count = Annotated[int, Field(ge=0, le=2**53)]
Share = Annotated[
    str,
    Field(
        pattern=f"^({SHARE})?$",
        description="What you add to the seed of the table, in hexadecimal: send something random and find it again in "
        "`shares` and at the end in `seed_from`",
    ),
]
SeatNumber = Annotated[int, Field(ge=0, le=9, description="A seat, counted from 0")]


# What comes in


class Naming(Shape):
    """A name."""

    name: Annotated[str, Field(min_length=1, max_length=100, examples=["Anna"])]


class ChairIn(Shape):
    """Who should sit on a seat: `me`, nobody yet (`open`), or a `bot` of a level."""

    kind: Literal["me", "open", "bot"]
    level: Annotated[str, Field(max_length=40)] = ""

    def wish(self) -> ChairWish:
        """As the hall understands it."""
        return ChairWish(self.kind, self.level)


Chairs = Annotated[list[ChairIn], Field(max_length=10)]


class TableIn(Shape):
    """A table to set up. Without seats: me, and bots of the middle level."""

    game: Annotated[str, Field(min_length=1, max_length=40)]
    options: Annotated[
        dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=2000)]], Field(max_length=40)
    ] = {}
    seats: Chairs = []
    public: bool = False
    coaching: bool = False
    clock: Annotated[
        str, Field(max_length=40, description="`none`, `move 60`, `match 600+10` (seconds) or `days 3`")
    ] = "none"
    share: Share = ""

    def wish(self) -> Wish:
        """As the hall understands it."""
        chairs = [chair.wish() for chair in self.seats]
        return Wish(self.game, self.options, chairs, self.public, self.coaching, self.clock, share=self.share)


class SitIn(Shape):
    """The seat to take; without one the first that is open, or one's own back from the bot."""

    seat: SeatNumber | None = None
    share: Share = ""


class SeatIn(Shape):
    """A seat that something is done about."""

    seat: SeatNumber


class FillIn(Shape):
    """An open seat (without one: all of them) and the bot to put there (without a level: of the middle one)."""

    seat: SeatNumber | None = None
    level: Annotated[str, Field(max_length=40)] = ""


class MoveIn(Shape):
    """A move as the game writes it, and the position it answers."""

    move: Annotated[str, Field(min_length=1, max_length=400)]
    position: Count


class TalkIn(Shape):
    """Something to say: `says` is free text, `offers` and `promises` are in the game's notation, `signals` fixed."""

    text: Text
    how: Literal["says", "offers", "promises", "signals"] = "says"


class MurmurIn(Shape):
    """Something to say among those who only watch: free text, or a signal."""

    text: Text
    how: Literal["says", "signals"] = "says"


class ForkIn(Shape):
    """Play on after the first `count` moves."""

    count: Count
    seats: Chairs = []
    coaching: bool = False


# What goes out


class ProblemBody(BaseModel):
    """Why not: a code for programs, a sentence for people, and the rule behind it if there is one."""

    code: str
    message: str
    rule: str | None = None
    position: int | None = Field(None, description="The position of the table now, with the code `late`")
    detail: str | None = Field(None, description="For who writes programs, in English: what exactly was expected")


class Problem(BaseModel):
    """The answer to everything that cannot be done."""

    error: ProblemBody


class OptionOut(BaseModel):
    """A choice made before a match starts."""

    name: str
    default: str
    choices: list[str]


class GameOut(BaseModel):
    """A game that can be played here."""

    id: str
    version: int
    title: str
    seats: list[int]
    options: list[OptionOut]
    levels: list[str]
    bots: list[str]


class RuleOut(BaseModel):
    """A rule of a game or of the house."""

    id: str
    title: str
    text: str
    source: str


class ShunIn(Shape):
    """Somebody whom you do not want to hear (`mute`), or not to sit with either (`block`): by seat, or by an entry."""

    seat: SeatNumber | None = None
    entry: Count | None = None
    how: Literal["mute", "block"] = "mute"


class ReportIn(Shape):
    """Somebody of whom the host of the hall should hear: by seat, or by an entry of the log; and why."""

    seat: SeatNumber | None = None
    entry: Count | None = None
    words: Text


class ShunnedOut(BaseModel):
    """Somebody whom you do not want to hear, or not to sit with either."""

    name: str
    how: Literal["mute", "block"]


class TokenOut(BaseModel):
    """Another token: shown once, and in place of the one before."""

    token: str


class ToldOut(BaseModel):
    """A line of a chronicle."""

    entry: int
    kind: str
    text: str


class ChronicleOut(BaseModel):
    """What was written down of a table, up to which entry; nothing that onlookers could not see."""

    table: str
    game: str
    version: int
    number: int
    names: list[str]
    lines: list[ToldOut]


class MeOut(BaseModel):
    """Who you are here."""

    name: str


class KeyOut(BaseModel):
    """The public key of this hall (Ed25519), in hexadecimal."""

    key: str


class PersonOut(BaseModel):
    """A new person with its token, which is shown only this once."""

    name: str
    token: str


class SeatOut(BaseModel):
    """Who sits there. `me`: you do."""

    seat: int
    letter: str
    kind: Literal["person", "open", "bot", "past"]
    name: str
    level: str
    me: bool


class SitterOut(SeatOut):
    """Who sits there now. `since` is when they went away, `until` when their time is up: milliseconds since 1970."""

    here: bool
    since: int | None
    until: int | None
    left: int | None = Field(description="What they have left of the match, in milliseconds, while it does not run")
    missing: bool = Field(description="Their time is up or they are long gone: the others need not wait")


MarkOut: TypeAlias = Annotated[
    Literal["", "known", "signed"],
    Field(
        description="`known`: this goes on from a match that somebody has seen, so they may know the cards; "
        "`signed`: an uploaded record (phase `filed`) that this hall wrote itself"
    ),
]


class BriefOut(BaseModel):
    """A table in a list."""

    table: str
    game: str
    phase: str
    public: bool
    coaching: bool
    mark: MarkOut
    seats: list[SeatOut]
    actors: list[int]
    moves: int
    my_turn: bool
    created: int
    touched: int


class TablesOut(BaseModel):
    """Public tables to join or watch, and your own."""

    open: list[BriefOut]
    mine: list[BriefOut]


class LegalOut(BaseModel):
    """A legal move: as it is sent, as a button says it, and the rule that allows it."""

    move: str
    label: str
    rule: str


class ChoicesOut(BaseModel):
    """Your legal moves at this position."""

    position: int
    legal: list[LegalOut]


class PromptOut(BaseModel):
    """What you are asked."""

    text: str
    rule: str


class LineOut(BaseModel):
    """A line of the log; several may come of one entry of the journal."""

    entry: int
    kind: str
    seat: int
    text: str
    rule: str | None
    at: int
    undone: bool
    strikes: list[int]
    by: str | None = Field(description="Who said it, where that is somebody who only watches; the seat is -1 then")


class ResultOut(BaseModel):
    """How it ended, by seat."""

    places: list[int]
    points: list[int]
    why: str
    code: str = Field(description="Why, as the game calls it: the same in every language")


class PausesOut(BaseModel):
    """What you want to be asked in this game, and what you may pass over (see the socket's `pass` and `pauses`)."""

    preset: Literal["quick", "careful", "tournament", "own"]
    own: dict[str, Literal["always", "able", "never"]]
    orders: list[str] = Field(description="What may be passed over now")
    stands: str | None = Field(description="What is being passed over")


class SightOut(BaseModel):
    """All that you may know of a table."""

    table: str
    game: str
    version: int
    options: dict[str, str]
    public: bool
    coaching: bool
    phase: Literal["waiting", "playing", "over", "filed"]
    number: int = Field(description="The number of the last entry of the journal")
    position: int = Field(description="The number of the last entry that changed the board; a move names it")
    moves: int
    seat: int | None = Field(description="Your seat; null for a spectator")
    seats: list[SitterOut]
    clock: str = Field(description="`none`, or the clock that was chosen when the table was set up")
    host: bool = Field(description="Whether you set up this table")
    actors: list[int] = Field(description="The seats that may act now")
    spared: bool = Field(description="Whether the hall is about to answer for you; then you are not asked")
    pauses: PausesOut | None = Field(description="What you want to be asked; null where nobody is asked in vain")
    view: dict[str, Any] | None = Field(description="The board as you may see it; null until everybody sits")
    prompt: PromptOut | None
    until: int | None = Field(description="When the clock that runs is up, in milliseconds since 1970; null: no clock")
    legal: list[LegalOut]
    may: list[str] = Field(description="What you may do now")
    take_back_asked_by: int | None
    result: ResultOut | None
    mark: MarkOut
    shares: list[str] = Field(description="What each seat has added to the seed; empty where nothing")
    seed_hash: str = Field(description="SHA-256 of the hall's own number, shown before anybody adds anything")
    seed: str | None = Field(
        description="The seed, once the match is over. Where no seat added to it, its SHA-256 is seed_hash"
    )
    seed_from: str | None = Field(
        description="What the seed was made of, once the match is over: the number whose SHA-256 is seed_hash, and "
        "what the seats added. The seed is the first 128 bits of the SHA-256 of this text; null where no "
        "seat added anything"
    )
    rematch: str | None
    lines: list[LineOut]


class DoneOut(BaseModel):
    """It is done and stored: the entry that records it, and the position right after."""

    number: int
    position: int


class FoundOut(BaseModel):
    """Another table."""

    table: str


class ReplayOut(BaseModel):
    """A position of a match that is over; `views` holds what each seat saw."""

    table: str
    game: str
    count: int
    moves: int
    last_move: str | None
    actors: list[int]
    views: list[dict[str, Any]]
    lines: list[LineOut]


class ShareOut(BaseModel):
    """What some of a seat's points came from."""

    text: str
    points: int


class RankedOut(BaseModel):
    """A seat in the ranking."""

    seat: int
    name: str
    place: int
    points: int
    shares: list[ShareOut]


class FigureOut(BaseModel):
    """Something counted, in the order of the ranking."""

    text: str
    counts: list[int]


class SheetOut(BaseModel):
    """Figures under a heading."""

    head: str
    figures: list[FigureOut]


class BarOut(BaseModel):
    """How often something came, and how often it comes on average."""

    label: str
    count: int
    expected: float | None


class ChartOut(BaseModel):
    """Bars under a heading."""

    head: str
    bars: list[BarOut]


class SummaryOut(BaseModel):
    """How a match ended."""

    ranking: list[RankedOut]
    sheets: list[SheetOut]
    charts: list[ChartOut]


class HealthOut(BaseModel):
    """How the house is doing."""

    status: Literal["ok", "degraded", "store-down", "stands-still"] = Field(
        description="`degraded`: processes that think are missing, or the line to other servers is down; "
        "`store-down`: nothing can be written; "
        "`stands-still`: clocks and lists are not kept any more"
    )
    missing: int = Field(description="Processes for bots that are not there and should be")
    bus: Literal["none", "up", "down"] = Field(description="The line to other servers, where there is one")
    version: str
    tables: int
    watchers: int
    thinkers: int
    waiting: int
