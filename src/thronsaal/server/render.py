"""HTML drawn from what a viewer may see: whole pages, and the fragments that a socket brings."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from jinja2 import BaseLoader, Environment, TemplateNotFound
from markupsafe import Markup

from thronsaal.bots import bot_names
from thronsaal.core.brush import Painter
from thronsaal.core.drawing import draw_board, has_board
from thronsaal.core.game import Game
from thronsaal.core.pause import QUIET, moments
from thronsaal.core.registry import UnknownGame, find_game
from thronsaal.core.rulebook import Rule, Rulebook, house_rules
from thronsaal.core.talk import EMOTES, WORDS
from thronsaal.core.text import Texts, Voice
from thronsaal.core.words import Json
from thronsaal.server.frame import Page
from thronsaal.server.lines import Line
from thronsaal.server.promises import TalkShown
from thronsaal.server.sight import Choice, Sight
from thronsaal.server.timing import Pace
from thronsaal.server.voices import hall_texts

KEYS = "1234567890abdefgjknopqrstvwxyz"
"""The keys that play moves, in the order of the list; the letters left out work the table (u, h, c, i, l, m)."""

WEB = files("thronsaal.web")

SIGNS: Mapping[str, str] = {
    "dice": "M3 3H17V17H3ZM6 6V8H8V6ZM12 12V14H14V12ZM9 9V11H11V9Z",
    "card": "M5 2H15V18H5ZM7 4V16H13V4Z",
    "offer": "M2 7H13V4L18 9L13 14V11H2Z",
    "coin": "M10 2A8 8 0 1 0 10 18A8 8 0 1 0 10 2ZM10 5A5 5 0 1 1 10 15A5 5 0 1 1 10 5Z",
    "build": "M3 9L10 3L17 9V17H12V12H8V17H3Z",
    "fight": "M3 2L17 14L14 17L2 3ZM17 2L18 3L6 17L3 14Z",
    "alarm": "M10 2L19 18H1ZM9 8V13H11V8ZM9 14V16H11V14Z",
    "horn": "M2 12Q9 12 16 3L18 13Q12 17 8 14L6 17L4 16Z",
}
"""What a line of the log is about, drawn: by the sound that its event has."""


class _Templates(BaseLoader):
    """Our own templates by name. The boards of games are drawn in `core.drawing`."""

    def get_source(self, environment: Environment, template: str) -> tuple[str, str | None, None]:
        file = WEB.joinpath("templates", *template.split("/"))
        if not file.is_file():
            raise TemplateNotFound(template)
        return file.read_text("utf-8"), str(file), None


@cache
def environment() -> Environment:
    """The templates of the house."""
    env = Painter(_Templates())
    env.globals.update(asset=asset, rule_url=rule_url, day=day)
    return env


def draw(template: str, **context: object) -> Markup:
    """A template filled in. Everything in it is escaped unless it was drawn here before."""
    return Markup(environment().get_template(template).render(**context))


@cache
def asset(name: str) -> str:
    """The address of a file of ours; it changes with the file, so browsers may keep it for ever."""
    return f"/static/{name}?v={_stamp(WEB.joinpath('static', *name.split('/')))}"


def _stamp(file: Traversable) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()[:10]


@cache
def board_css(game_id: str) -> str | None:
    """The address of a game's own style sheet, if it brings one."""
    file = find_game(game_id).folder / "board.css"
    return f"/static/games/{game_id}/board.css?v={_stamp(file)}" if file.is_file() else None


@cache
def art(game_id: str) -> Markup:
    """The drawings that a game's board refers to, put into the page once."""
    file = find_game(game_id).folder / "art.svg"
    return Markup(file.read_text("utf-8")) if file.is_file() else Markup("")


@cache
def page_texts() -> Texts:
    """The words of the pages."""
    return Texts.load(WEB / "texts")


@cache
def _voice(game_id: str | None, language: str) -> Voice:
    sources = [page_texts(), hall_texts(), *([] if game_id is None else [find_game(game_id).texts])]
    return Voice(language, Texts({language: "\n\n".join(texts.sources[language] for texts in sources)}))


def voice(language: str, game: Game | None = None, names: Sequence[str] = ()) -> Voice:
    """A voice that knows the words of the pages, of the hall and of a game."""
    borrowed = copy(_voice(None if game is None else game.id, language))
    borrowed.names = names
    return borrowed


def tagline(game: Game, language: str) -> str:
    """The sentence under a game's name, if it has one."""
    speaks = voice(language, game)
    return speaks.say("game-tagline") if speaks.knows("game-tagline") else ""


def pace_in_words(text: str, language: str) -> str:
    """A clock as people call it."""
    pace, say = Pace.read(text), voice(language).say
    if pace is None:
        return say("page-pace-none")
    if pace.kind == "days":
        return say("page-pace-days", count=pace.count)
    minutes, seconds = divmod(pace.count, 60)
    length = say("page-minutes", count=minutes) if not seconds else say("page-seconds", count=pace.count)
    return say(f"page-pace-{pace.kind}", length=length, bonus=pace.bonus)


def day(at: int) -> str:
    """The day of a time in milliseconds, for pages without a script; the others say it as people do where they are."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d")


def rule_url(rule: str) -> str:
    """Where a rule is to be read."""
    return "/rules/" + rule.replace(".", "/", 1)


def rulebook(name: str) -> Rulebook | None:
    """The catalogue of a game, or of the house."""
    if name == "house":
        return house_rules()
    try:
        return find_game(name).rulebook
    except UnknownGame:
        return None


def find_rule(rule: str) -> Rule | None:
    """The rule of this full id."""
    book = rulebook(rule.partition(".")[0])
    return book[rule] if book is not None and rule in book else None


def rule_title(rule: str, language: str) -> str:
    """What a rule is called."""
    found = find_rule(rule)
    return rule if found is None else found.title[language]


def keys_for(game: Game, moves: Sequence[str]) -> dict[str, str]:
    """The key of each move, its own or the next one; the moves beyond the last key have none."""
    rest = iter([key for key in KEYS if key not in game.keys.values()])
    return {move: game.keys.get(move) or next(rest, "") for move in moves}


def board(
    game: Game,
    views: Sequence[Mapping[str, Json]],
    legal: Sequence[str],
    speaks: Voice,
    *,
    playable: bool,
    talk: TalkShown | None = None,
    pauses: PausesDrawn | None = None,
    labels: Mapping[str, str] | None = None,
    asked: str = "",
) -> Markup:
    """The board of a game, drawn from these views and from what was promised in public; or plain words."""
    if not _has_board(game):
        return draw("parts/words.html", board=game.present(views, legal, speaks))
    return Markup(
        draw_board(
            game,
            views,
            keys_for(game, legal),
            speaks,
            playable=playable,
            talk=talk,
            pauses=pauses,
            labels=labels,
            asked=asked,
        )
    )


_has_board = cache(has_board)


@dataclass(frozen=True, slots=True)
class OrderDrawn:
    """A button that passes for a while: its name, its words, whether it may be pressed now, and whether it stands."""

    name: str
    label: str
    now: bool
    stands: bool


@dataclass(frozen=True, slots=True)
class StopDrawn:
    """A kind of window in a phase, and whether the viewer wants to be asked there."""

    name: str
    label: str
    stop: str


@dataclass(frozen=True, slots=True)
class KindDrawn:
    """A kind of window, by phases."""

    label: str
    windows: tuple[StopDrawn, ...]


@dataclass(frozen=True, slots=True)
class PausesDrawn:
    """What a viewer wants to be asked, in words: for the page and for boards that place the buttons themselves."""

    preset: str
    orders: tuple[OrderDrawn, ...]
    kinds: tuple[KindDrawn, ...]


def pauses_of(sight: Sight, say: Callable[..., str]) -> PausesDrawn | None:
    """The pauses of a viewer; None where the game has none, or it is not theirs to play."""
    game, shown = sight.game, sight.pauses
    if shown is None or game.pauses is None:
        return None
    orders = [
        OrderDrawn(
            name,
            say("page-pauses-quiet") if name == QUIET else say(f"pause-until-{name}"),
            name in shown.orders,
            name == shown.stands,
        )
        for name in game.pauses.orders
    ]
    kinds = [
        KindDrawn(
            say(f"pause-{kind}"),
            tuple(
                StopDrawn(f"{kind}.{phase}", say(f"phase-{phase}"), shown.liking.stop(game.pauses, kind, phase))
                for phase in phases
            ),
        )
        for kind, phases in moments(game)
    ]
    return PausesDrawn(shown.liking.preset, tuple(orders), tuple(kinds))


class TablePage:
    """Everything a table's page is made of, for one sight of it."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.voice = voice(sight.language, sight.game, sight.names)
        self.say = self.voice.say
        moves = [choice.move for choice in sight.choices]
        self.moves = moves if sight.view is None else list(sight.game.in_order(sight.view, moves))
        self.pauses = pauses_of(sight, self.say)

    def _draw(self, part: str, **more: object) -> Markup:
        language = self.sight.language
        return draw(
            f"parts/{part}.html",
            sight=self.sight,
            say=self.say,
            rule_title=lambda rule: rule_title(rule, language),
            keys=self.keys,
            pauses=self.pauses,
            colours=self.colours,
            **more,
        )

    @cached_property
    def keys(self) -> dict[str, str]:
        """The key of each move."""
        return keys_for(self.sight.game, self.moves)

    @property
    def title(self) -> str:
        """The title of the tab: it says whose turn it is."""
        game = self.say("game-title")
        if self.sight.is_my_turn:
            return self.say("page-tab-turn", game=game)
        return self.say("page-tab-wait", game=game, names=tuple(self.sight.names))

    def parts(self) -> dict[str, Markup]:
        """The fragments that change with the table, by the id of their place."""
        return {
            "turn": self.turn(),
            "guide": self._draw("guide") if self.sight.explained else Markup(""),
            "end": self.end(),
            "board": self.board(),
            "moves": self._draw("moves", groups=self.groups()),
            "seats": self.seats(),
            "talk": self.talk(),
            "likings": _likings(self.pauses, self.sight.language, self.sight.game),
        }

    def talk(self) -> Markup:
        """Where things are said."""
        may, is_over = self.sight.may, self.sight.result is not None
        return _talk("talk" in may, "murmur" in may, is_over, self.sight.language, self.sight.game)

    def seats(self) -> Markup:
        """Who sits where, who is here, and whose time runs."""
        known = bot_names(self.sight.game)
        levels = [(level, self._level(level)) for level in self.sight.game.levels if level in known]
        return self._draw("seats", levels=levels)

    def _level(self, level: str) -> str:
        return self.say(f"level-{level}") if self.voice.knows(f"level-{level}") else level

    def groups(self) -> list[tuple[str, list[Choice]]]:
        """The legal moves, by the rule that allows them."""
        found: dict[str, list[Choice]] = {}
        for choice in self.sight.choices:
            found.setdefault(choice.rule, []).append(choice)
        return list(found.items())

    def turn(self) -> Markup:
        """Whose turn it is and why, or how it ended."""
        sight = self.sight
        actors = [sight.sitters[seat] for seat in sight.actors]
        return self._draw(
            "turn",
            actor_names=tuple(sitter.name for sitter in actors),
            bot_thinks=bool(actors) and all(sitter.kind == "bot" for sitter in actors),
            open_seats=sum(sitter.kind == "open" for sitter in sight.sitters),
            missing=(missing := [sitter for sitter in sight.sitters if sitter.is_missing and not sitter.is_me]),
            missing_names=tuple(sitter.name for sitter in missing),
            keeps=any(sitter.keeps for sitter in sight.sitters),
            result_text=self.result_text(),
        )

    def result_text(self) -> str:
        """How it ended, in a sentence."""
        result = self.sight.result
        if result is None:
            return ""
        if result.is_draw:
            return self.say("page-turn-draw")
        winners = [seat for seat, place in enumerate(result.places) if place == 1]
        if winners == [self.sight.seat]:
            return self.say("page-turn-you-won", why=result.why)
        return self.say("page-turn-won", names=tuple(self.sight.names[seat] for seat in winners), why=result.why)

    def end(self, own_page: str = "") -> Markup:
        """The ranking and the figures of a match that is over; nothing before. `own_page`: the way to the table."""
        if self.sight.ending is None:
            return Markup("")
        href = f"/tables/{self.sight.id}/end"
        return self._draw(
            "end", ending=self.sight.ending, result_text=self.result_text(), end_href=href, own_page=own_page
        )

    def board(self) -> Markup:
        """The board, or the wait for people."""
        sight = self.sight
        drawn = Markup("")
        if sight.view is not None:
            playable = sight.seat is not None and sight.phase == "playing"
            drawn = board(
                sight.game,
                [sight.view],
                self.moves,
                self.voice,
                playable=playable,
                talk=sight.talk,
                pauses=self.pauses,
                labels={choice.move: choice.label for choice in sight.choices},
                asked=sight.asking.text if sight.asking is not None else "",
            )
        return self._draw("board", board=drawn)

    def log(self) -> Markup:
        """The lines that the viewer does not have yet; of a log that is new to them, the last page."""
        return self._lines(self._fresh[0])

    @property
    def has_earlier(self) -> bool:
        """Whether the log has lines before those."""
        return self._fresh[1]

    @cached_property
    def _fresh(self) -> tuple[Sequence[Line], bool]:
        sight = self.sight
        return sight.recent(sight.number + 1) if sight.after == 0 else (sight.lines, False)

    def earlier(self, before: int) -> tuple[Markup, bool]:
        """A page of the log before an entry, and whether there are earlier ones."""
        lines, more = self.sight.recent(before)
        return self._lines(lines), more

    def _lines(self, lines: Sequence[Line]) -> Markup:
        return self._draw("log", lines=[line for line in lines if line.kind != "murmured"], signs=SIGNS)

    @cached_property
    def colours(self) -> Sequence[str]:
        """The class of each seat's colour."""
        sight = self.sight
        seats = len(sight.sitters)
        return (
            [f"seat-{seat}" for seat in range(seats)] if sight.view is None else sight.game.colours(sight.view, seats)
        )

    def chat(self) -> Markup:
        """What was said since."""
        return self._draw("chat", lines=self.sight.spoken)

    def announcement(self) -> str:
        """What a screen reader says when the table has changed."""
        sight = self.sight
        asks = sight.take_back_asked_by
        if asks is not None and "agree" in sight.may:
            return self.say("page-undo-asked", name=sight.names[asks])
        if sight.asking is not None:
            return f"{self.say('page-turn-mine')}. {sight.asking.text}"
        return self.result_text()


# What looks the same at many tables is drawn once for all of them.


@lru_cache(64)
def _talk(talk: bool, murmur: bool, is_over: bool, language: str, game: Game) -> Markup:
    return draw(
        "parts/talk.html",
        say=voice(language, game).say,
        how="say" if talk else "murmur" if murmur else "",
        is_over=is_over,
        words=WORDS,
        emotes=EMOTES,
    )


@lru_cache(256)
def _likings(pauses: PausesDrawn | None, language: str, game: Game) -> Markup:
    return draw("parts/likings.html", say=voice(language, game).say, pauses=pauses)


def fragments(sight: Sight) -> dict[str, Json]:
    """What a socket brings to a page that is already there."""
    page = TablePage(sight)
    # A log that comes anew is drawn with what was taken back.
    strikes: list[Json] = [entry for line in sight.lines for entry in line.strikes] if sight.after else []
    parts: dict[str, Json] = {f"part-{name}": str(html) for name, html in page.parts().items()}
    return {
        "parts": parts,
        "log": str(page.log()),
        "earlier": page.has_earlier,
        "chat": str(page.chat()),
        "strikes": strikes,
        "sounds": list(sight.sounds),
        "title": page.title,
        "announce": page.announcement(),
    }


def presence_fragments(sight: Sight) -> dict[str, Json]:
    """What a socket brings when somebody has come or gone."""
    page = TablePage(sight)
    return {"parts": {"part-turn": str(page.turn()), "part-seats": str(page.seats())}}


def table_page(sight: Sight, page: Page) -> Markup:
    """The whole page of a table."""
    drawn = TablePage(sight)
    return draw(
        "table.html",
        page=page,
        sight=sight,
        say=drawn.say,
        title=drawn.title,
        game_title=drawn.say("game-title"),
        parts=drawn.parts(),
        log=drawn.log(),
        earlier=drawn.has_earlier,
        colours=drawn.colours,
        chat=drawn.chat(),
        art=art(sight.game.id),
        board_css=board_css(sight.game.id),
        socket=f"/api/v1/tables/{sight.id}/events?format=html&lang={sight.language}",
    )
