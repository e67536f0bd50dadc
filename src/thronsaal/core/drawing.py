"""A position for people: in words, and drawn as the board of its game.

The pages of the hall and the cells of a notebook draw with the same lines. Drawing needs Jinja2, which comes with
thronsaal[hall]; words need nothing.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from textwrap import fill
from typing import TYPE_CHECKING

from thronsaal.core.text import Voice
from thronsaal.core.words import Json, Who

if TYPE_CHECKING:
    from jinja2 import Environment

    from thronsaal.core.game import Game, State

MOST_KEPT = 4000
"""So many drawings of things that never change are kept; then they are made anew."""
WIDE = 100
"""The columns of a position in words."""


def in_words(state: State, language: str = "en") -> str:
    """What anybody may know of a position, and who is to act."""
    voice = Voice(language, state.game.texts)
    lines = [voice.say("game-title")]
    for head, things in state.game.glance(state.view(None)):
        lines.append(voice.say(head))
        if things:
            told = " · ".join(voice.say(thing) for thing in things)
            lines.append(fill(told, WIDE, initial_indent="    ", subsequent_indent="    "))
    outcome = state.outcome
    if outcome is None:
        lines.append(voice.say("position-acts", seats=tuple(map(Who, state.actors))))
    else:
        lines.append(voice.say("position-over", winners=tuple(map(Who, outcome.winners))))
    return "\n".join(lines)


def has_board(game: Game) -> bool:
    """Whether the game brings a drawing of its board."""
    return (game.folder / "board.html").is_file()


def draw_board(
    game: Game,
    views: Sequence[Mapping[str, Json]],
    keys: Mapping[str, str],
    voice: Voice,
    *,
    playable: bool,
    talk: object = None,
    pauses: object = None,
    labels: Mapping[str, str] | None = None,
    asked: str = "",
) -> str:
    """The board of a game as HTML, drawn from these views; `keys` are the moves that are lit, each with its key.

    `labels` are these moves in words, `asked` is what the viewer is asked.
    """
    template = _environment().get_template(game.package)
    shown = game.present(views, list(keys), voice)
    return template.render(
        board=shown,
        say=voice.say,
        keys=keys,
        playable=playable,
        talk=talk,
        pauses=pauses,
        labels=labels or {},
        asked=asked,
    )


def draw_face(game: Game, code: str, voice: Voice) -> str:
    """A card of a game as HTML, as it looks in a hand that is held close; nothing where the game draws none."""
    face = None if game.shelf is None else game.shelf.face(code, voice)
    if face is None:
        return ""
    return _environment().get_template(f"{game.package}/face.html").render(face=face, say=voice.say)


@cache
def _environment() -> Environment:
    """The boards of all games, each by the name of its package, and what else lies beside them: `package/face.html`.

    Everything in them is escaped.
    """
    import jinja2  # noqa: PLC0415  (only who draws needs it)

    from thronsaal.core.brush import Painter  # noqa: PLC0415

    def source(name: str) -> tuple[str, str, None]:
        package, _, file_name = name.partition("/")
        file = files(package) / (file_name or "board.html")
        return file.read_text("utf-8"), str(file), None

    made = Painter(jinja2.FunctionLoader(source))
    made.globals["kept"] = _Kept()
    return made


class _Kept:
    """Draws things that are equal once: `{{ kept(macro, thing) }}`; a page of cards has a hundred of them.

    The drawing must hang on the thing alone: nothing of who looks, and no key that plays a move.
    """

    def __init__(self) -> None:
        self._drawn: dict[tuple[str, Hashable], str] = {}

    def __call__(self, macro: Callable[[object], str], thing: Hashable) -> str:
        key = (getattr(macro, "name", ""), thing)
        found = self._drawn.get(key)
        if found is None:
            if len(self._drawn) >= MOST_KEPT:
                self._drawn.clear()
            found = self._drawn[key] = macro(thing)
        return found


def for_notebook(state: State, language: str = "en") -> str:
    """What a spectator sees, as HTML that needs nothing else: the board in a frame of its own, or words."""
    game = state.game
    try:
        drawn = _page(state, language) if has_board(game) else None
    except ModuleNotFoundError as error:
        if error.name != "jinja2":
            raise
        drawn = None
    if drawn is None:
        return f"<pre>{escape(in_words(state, language))}</pre>"
    title = escape(Voice(language, game.texts).say("game-title"))
    how = "width: 100%; height: 38rem; border: 0; resize: vertical"
    return f'<iframe title="{title}" sandbox style="{how}" srcdoc="{escape(drawn)}"></iframe>'


def _page(state: State, language: str) -> str:
    """A page with nothing but the board."""
    game = state.game
    board = draw_board(game, [state.view(None)], {}, Voice(language, game.texts), playable=False)
    board = re.sub(r' href="/[^"]*"', "", board)  # there is no hall behind a notebook to lead to
    art, css = ((file.read_text("utf-8") if file.is_file() else "") for file in map(game.folder.joinpath, _OF_A_BOARD))
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><style>{_house_css()}{css}</style></head>'
        f'<body>{art}<section class="tabletop">{board}</section></body></html>'
    )


_OF_A_BOARD = ("art.svg", "board.css")


@cache
def _house_css() -> str:
    """The style of the hall and its tables, with the pictures it refers to inside; its typefaces stay away."""
    static = files("thronsaal.web") / "static"

    def embedded(found: re.Match[str]) -> str:
        picture = b64encode(static.joinpath(found[1]).read_bytes()).decode()
        return f'url("data:image/svg+xml;base64,{picture}")'

    css = "".join(static.joinpath(name).read_text("utf-8") for name in ("hall.css", "table.css"))
    css = re.sub(r"@font-face \{[^}]*\}\n", "", css)
    return re.sub(r'url\("([a-z]+\.svg)"\)', embedded, css) + "body { min-height: 0; background: none; }"
