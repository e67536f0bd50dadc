"""The scenes of a game as lessons on the real board."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, Query, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from markupsafe import Markup

from thronsaal.core.game import BadNotation, Event, Game
from thronsaal.core.reason import Reason
from thronsaal.core.registry import find_game, game_ids
from thronsaal.core.scene import Scene
from thronsaal.core.words import seat_letter
from thronsaal.server import door
from thronsaal.server.catalogue import frame
from thronsaal.server.errors import Denied
from thronsaal.server.lines import Line, cards, places
from thronsaal.server.preparing import preparing
from thronsaal.server.render import art, board, board_css, draw, voice

router = APIRouter(include_in_schema=False)


def _game(game_id: str) -> Game:
    if game_id not in game_ids():
        raise Denied("not-found", 404)
    return find_game(game_id)


DONE, SKIPPED = "done", "skipped"
YEAR = 365 * 86_400


def _kept(request: Request, game: Game) -> dict[str, str]:
    """What became of each lesson of a game, by the cookie that remembers it."""
    told = (part.partition(":") for part in request.cookies.get(_cookie(game), "").split("|"))
    known = {scene.id for scene in game.scenes}
    return {scene: fate for scene, _, fate in told if scene in known and fate in (DONE, SKIPPED)}


def _cookie(game: Game) -> str:
    return f"lessons-{game.id}"


def _keep(response: Response, request: Request, game: Game, scene: str, fate: str) -> None:
    """Remember what became of a lesson; one that was finished once stays so."""
    kept = _kept(request, game)
    if kept.get(scene) != DONE:
        kept[scene] = fate
    told = "|".join(f"{each}:{how}" for each, how in kept.items())
    response.set_cookie(_cookie(game), told, max_age=YEAR, httponly=True, samesite="lax")


@router.get("/rules/{name}/lessons")
async def lessons(request: Request, name: str) -> HTMLResponse:
    """The lessons of a game."""
    game, language = _game(name), door.language(request)
    kept = _kept(request, game)
    listed = [
        {
            "href": f"/rules/{name}/lessons/{scene.id}",
            "title": scene.title[language],
            "text": scene.text[language],
            "fate": kept.get(scene.id, ""),
        }
        for scene in game.scenes
    ]
    speaks = voice(language, game)
    return HTMLResponse(
        draw(
            "lessons.html",
            **await frame(request),
            say=speaks.say,
            game_title=speaks.say("game-title"),
            game_id=name,
            guide=bool(game.guide),
            lessons=listed,
            done=sum(fate == DONE for fate in kept.values()),
            onward=next((lesson["href"] for lesson in listed if not lesson["fate"]), ""),
        )
    )


class Lesson:
    """A scene at one of its steps, played from the seat that has the last word in it."""

    def __init__(self, game: Game, scene: Scene, done: int, language: str) -> None:
        self.game = game
        self.scene = scene
        self.done = done
        self.language = language
        self.voice = voice(language, game, [seat_letter(seat) for seat in range(max(game.seats))])
        self.pupil = scene.steps[-1].seat
        self.events: list[Event] = []
        self.state = scene.start(game)
        for step in scene.steps[:done]:
            if step.refused is None:
                self.events = self.state.apply(step.seat, game.read(step.move))

    @property
    def is_done(self) -> bool:
        """Nothing is left to do."""
        return self.done >= len(self.scene.steps)

    @property
    def is_mine(self) -> bool:
        """Whether the next step is the pupil's."""
        return not self.is_done and self.scene.steps[self.done].seat == self.pupil

    def task(self) -> str:
        """What is to be done next."""
        step, move = self.scene.steps[self.done], self.wanted_label
        if not self.is_mine:
            return self.voice.say("page-lesson-watch", name=self.voice.name(step.seat), move=move)
        return self.voice.say("page-lesson-do" if step.refused is None else "page-lesson-refused-do", move=move)

    def places(self) -> tuple[str, ...]:
        """Where on the board that is."""
        step = self.scene.steps[self.done]
        return places(self.state.label(step.seat, self.game.read(step.move)))

    def judge(self, text: str) -> tuple[bool, str, str]:
        """Whether the move is the one of the lesson; what to say about it; and by which rule."""
        step = self.scene.steps[self.done]
        try:
            move = self.game.read(text)
        except BadNotation as error:
            raise Denied("bad-move", 422, detail=str(error)) from error
        reason: Reason | None = self.state.check(step.seat, move)
        said = "" if reason is None else self.voice.say(reason.word)
        if text == step.move:
            return True, said, "" if reason is None else reason.rule
        if reason is not None:
            return False, said, reason.rule
        return False, self.voice.say("page-lesson-other"), ""

    @property
    def wanted(self) -> str:
        """The move that leads on, as it is sent; nothing when all is done."""
        return "" if self.is_done else self.scene.steps[self.done].move

    @property
    def wanted_label(self) -> str:
        """That move, as a button says it."""
        step = self.scene.steps[self.done]
        return self.voice.say(self.state.label(step.seat, self.game.read(step.move)))

    def board(self) -> Markup:
        """The board as the pupil sees it, with the target of the wanted move lit, allowed or not."""
        state, speaks = self.state, self.voice
        labels = {
            self.game.write(move): speaks.say(state.label(self.pupil, move))
            for move in (state.legal(self.pupil) if self.is_mine else ())
        }
        prompt = state.prompt(self.pupil) if self.is_mine else None
        drawn = board(
            self.game,
            [state.view(self.pupil)],
            list(labels),
            speaks,
            playable=self.is_mine,
            labels=labels,
            asked=speaks.say(prompt.word) if prompt is not None else "",
        )
        target = Markup('data-move="{}"').format(self.wanted)
        return Markup(str(drawn).replace(target, f"{target} data-wanted")) if self.is_mine else drawn


def _scene(game: Game, name: str) -> tuple[int, Scene]:
    for number, scene in enumerate(game.scenes):
        if scene.id == name:
            return number, scene
    raise Denied("not-found", 404)


@router.get("/rules/{name}/lessons/{scene}")
async def lesson(request: Request, name: str, scene: str) -> HTMLResponse:
    """A lesson from its beginning."""
    game = _game(name)
    _scene(game, scene)
    if not door.house(request).hall.is_ready(name):
        return await preparing(request, name)
    return await _lesson_page(request, Lesson(game, _scene(game, scene)[1], 0, door.language(request)))


@router.post("/rules/{name}/lessons/{scene}")
async def answer(
    request: Request,
    name: str,
    scene: str,
    move: Annotated[str, Form(max_length=400)],
    step: Annotated[int, Query(ge=0, le=1000)] = 0,
) -> HTMLResponse:
    """A move in a lesson: the right one leads on, any other is explained."""
    game, language = _game(name), door.language(request)
    if not door.house(request).hall.is_ready(name):
        return await preparing(request, name)
    found = _scene(game, scene)[1]
    if step >= len(found.steps):
        raise Denied("bad-request", 422, detail="step")
    here = Lesson(game, found, step, language)
    is_right, remark, rule = here.judge(move)
    there = Lesson(game, found, step + 1, language) if is_right else here
    page = await _lesson_page(request, there, remark, rule)
    if there.is_done:
        _keep(page, request, game, found.id, DONE)
    return page


@router.post("/rules/{name}/lessons/{scene}/skip")
async def skip(request: Request, name: str, scene: str) -> RedirectResponse:
    """Leave a lesson for the next one."""
    game = _game(name)
    number, found = _scene(game, scene)
    answer = RedirectResponse(_next(game, number) or f"/rules/{name}/lessons", 303)
    _keep(answer, request, game, found.id, SKIPPED)
    return answer


def _next(game: Game, number: int) -> str:
    """Where the lesson after this one is; nothing after the last."""
    following = game.scenes[number + 1 : number + 2]
    return f"/rules/{game.id}/lessons/{following[0].id}" if following else ""


async def _lesson_page(request: Request, here: Lesson, remark: str = "", rule: str = "") -> HTMLResponse:
    game, scene, language = here.game, here.scene, here.language
    number, _ = _scene(game, scene.id)
    home = f"/rules/{game.id}/lessons"
    return HTMLResponse(
        draw(
            "lesson.html",
            **await frame(request),
            say=here.voice.say,
            game_title=here.voice.say("game-title"),
            art=art(game.id),
            board_css=board_css(game.id),
            action=f"{home}/{scene.id}?step={here.done}",
            again=f"{home}/{scene.id}",
            all=home,
            next=_next(game, number),
            number=number + 1,
            title=scene.title[language],
            text=scene.text[language],
            source=game.rulebook.source_in(scene.source, language),
            rules=scene.rules,
            step=here.done + 1,
            steps=len(scene.steps),
            done=here.is_done,
            task="" if here.is_done else here.task(),
            task_places=() if here.is_done else here.places(),
            remark=remark,
            remark_rule=rule,
            onward=here.wanted,
            onward_label=here.wanted_label if here.is_mine else "",
            board=here.board(),
            happened=[
                Line(0, "moved", 0, text, event.rule, 0, places=places(word), cards=cards(game, word, text, here.voice))
                for event in here.events
                for word in [event.seen(here.pupil)]
                for text in [here.voice.say(word)]
            ],
        )
    )
