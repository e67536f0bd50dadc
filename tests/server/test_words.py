"""Words given at a table: bots hear them, give theirs, and let people speak first."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import cast

import pytest

from server.hosting import ANNA, absorb, bare_table, in_loop, opened, sqlite, watch
from thronsaal.bots import stream
from thronsaal.core.bot import Budget
from thronsaal.core.chance import Chance
from thronsaal.core.game import State
from thronsaal.core.registry import find_game
from thronsaal.core.talk import Pledge, honesty
from thronsaal.core.words import Move, Seat
from thronsaal.games.ironthrone.encounter import LayCards
from thronsaal.games.ironthrone.promises import worth_saying
from thronsaal.games.ironthrone.state import IronThroneState
from thronsaal.server.house import House
from thronsaal.server.past import Replay
from thronsaal.server.setup import ChairWish, Wish
from thronsaal.server.sight import Sight
from thronsaal.server.table import Table, Viewer
from thronsaal.server.thinkers import Question, Thinkers, Worker, answer
from thronsaal.server.voices import Voices


class Thinking:
    """Thinkers that think here and now, and remember what they were told."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch, word: str | None = None) -> None:
        self.asked: list[tuple[Seat, tuple[Pledge, ...]]] = []
        self.words = 0
        self._word = word
        monkeypatch.setattr(house.thinkers, "ask", self._ask)
        monkeypatch.setattr(house.thinkers, "word", self._speak)

    async def _ask(
        self, game: str, level: str, state: State, seat: Seat, chance: Chance, heard: Sequence[Pledge], *owner: object
    ) -> Move | None:
        self.asked.append((seat, tuple(heard)))
        return answer(Question(game, level, state.guess(seat, chance), seat, 1, Budget(), 30.0, tuple(heard))).move

    async def _speak(
        self, game: str, level: str, state: State, seat: Seat, chance: Chance, heard: Sequence[Pledge], *owner: object
    ) -> str | None:
        self.words += 1
        await asyncio.sleep(0)
        return self._word


def is_laying(table: Table) -> bool:
    return isinstance(cast("IronThroneState", table.match.state).asked, LayCards)


async def until_anna_lays(house: House, table: Table) -> None:
    """Anna passes and picks what comes first until she and a bot are to lay."""
    onlooker = await watch(house, table.id)
    rng = stream(1, "anna")
    while not (is_laying(table) and len(table.actors) == 2 and 0 in table.actors):
        assert table.actors, "the match ended before Anna met anybody"
        if 0 in table.actors:
            move = rng.pick(table.match.state.legal(0))
            await house.play.move(table.id, ANNA, table.game.write(move), table.position)
        else:
            await onlooker.woken.wait()
            onlooker.woken.clear()


async def settle() -> None:
    for _ in range(200):
        await asyncio.sleep(0)


@in_loop
async def test_a_bot_lets_people_speak_before_it_lays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(sqlite(tmp_path)) as house:
        thinking = Thinking(house, monkeypatch)
        chairs = [ChairWish("me"), ChairWish("bot", "medium"), ChairWish("bot", "medium")]
        table = await house.setup.create(ANNA, Wish("ironthrone", chairs=chairs), seed=3)
        await until_anna_lays(house, table)
        bot = next(seat for seat in table.actors if seat != 0)
        await settle()
        assert bot in table.actors, "the bot waits for what Anna says"
        spoken = thinking.words
        await house.play.say(table.id, ANNA, "lay truce", "promises")
        await settle()
        assert bot in table.actors, "Anna has not laid yet"
        assert thinking.words == spoken, "a bot speaks once for each question"
        move = table.match.state.legal(0)[0]
        before = len(thinking.asked)
        await house.play.move(table.id, ANNA, table.game.write(move), table.position)
        while len(thinking.asked) == before:
            await asyncio.sleep(0)
        seat, heard = thinking.asked[before]
        assert seat == bot
        assert [(pledge.seat, pledge.text, pledge.verdict) for pledge in heard if pledge.seat == 0] == [
            (0, "lay truce", "open")
        ]


@in_loop
async def test_bots_hear_each_other_before_they_lay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(sqlite(tmp_path)) as house:
        thinking = Thinking(house, monkeypatch, "lay war")
        table = await house.setup.create(ANNA, Wish("ironthrone", chairs=[ChairWish("bot", "medium")] * 3), seed=3)
        onlooker = await watch(house, table.id)
        while cast("IronThroneState", table.match.state).turn < 3:
            await onlooker.woken.wait()
            onlooker.woken.clear()
        first = [made for made in thinking.asked if sum(pledge.verdict == "open" for pledge in made[1]) >= 2]
        assert first, "both had given their word when the first of them laid"
        assert {pledge.verdict for pledge in table.ledger} >= {"kept", "void"}


def test_before_the_first_turn_nobody_promises() -> None:
    state = find_game("ironthrone").start(3, {}, 1)
    thought = answer(Question("ironthrone", "medium", state, 0, 1, Budget(), 30.0, (), aloud=True))
    assert (thought.move, thought.word, thought.fault) == (None, None, "")


class _Catching(Worker):
    """A worker that keeps what it is sent."""

    is_alive = True  # type: ignore[assignment]

    def __init__(self, sent: list[Question]) -> None:
        self._sent = sent

    def ask(self, question: Question):  # type: ignore[no-untyped-def]
        self._sent.append(question)
        return answer(question)


@in_loop
async def test_words_are_found_in_a_worker_and_not_in_the_event_loop() -> None:
    sent: list[Question] = []
    thinkers = Thinkers(1, (), 30.0)
    state = find_game("ironthrone").start(3, {}, 5)
    assert isinstance(state, IronThroneState)
    rng, said = Chance(4), []
    while not state.ended and len(said) < 3:
        seat = state.actors[0]
        if worth_saying(state, seat):
            thinkers._idle.put_nowait(_Catching(sent))
            said += [word] if (word := await thinkers.word("ironthrone", "medium", state, seat, rng)) else []
            thinkers._idle.get_nowait()
        state.apply(seat, rng.pick(state.legal(seat)), events=False)
    await thinkers.close()
    assert len(said) == 3
    assert all(question.aloud for question in sent)
    assert all(find_game("ironthrone").promised(0, word) for word in said)


def full_of_promises() -> Table:
    """A table after 200 moves, with a promise wherever one can be given."""
    game, rng = find_game("ironthrone"), Chance(4)
    table = bare_table(3, game=game)
    for _ in range(200):
        seat = table.actors[0]
        pledges = game.pledges(table.match.state, seat)
        if pledges:
            absorb(table, table.plan_talk(seat, rng.pick(pledges)[0], "promises"))
        absorb(table, table.plan_move(seat, rng.pick(table.match.state.legal(seat)), table.position))
    return table


def test_a_replay_shows_who_had_kept_their_word_by_then() -> None:
    table = full_of_promises()
    whole = Replay(table, 200, Voices(), "en")
    assert whole.talk.honesty == tuple(honesty(table.ledger, seat) for seat in range(3))
    assert Replay(table, 0, Voices(), "en").talk.honesty == ((0, 0),) * 3
    judged = next(pledge for pledge in table.ledger if pledge.verdict in ("kept", "broken"))
    before, after = (Replay(table, judged.judged_after - late, Voices(), "en") for late in (1, 0))
    assert sum(after.talk.honesty[judged.seat]) > sum(before.talk.honesty[judged.seat])
    assert judged.seat in [vow.seat for vow in before.talk.open]
    told = [line for line in after.lines() if line.entry == judged.judged_after and line.rule == judged.rule]
    assert any("the word given" in line.text for line in told)


def test_nothing_is_judged_again_when_somebody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The ledger grows with the match: looking at it costs no replay in the event loop."""
    table = full_of_promises()

    def never(*args: object) -> str:
        raise AssertionError("judged again")

    monkeypatch.setattr(type(table.game), "judge", never)
    monkeypatch.setattr(type(table.match), "at", never)
    sight = Sight(table, Viewer(None, None), Voices())
    assert sum(kept + broken for kept, broken in sight.talk.honesty) > 10
    assert sum("promises" in line.rule for line in sight.lines) > 10
