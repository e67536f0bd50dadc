"""Court with vows: whoever bids may say beforehand that the bid will be high, and all see later whether it was."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from thronsaal.core.game import BadNotation, State
from thronsaal.core.talk import BROKEN, KEPT, OPEN, Pledge, Talk
from thronsaal.core.text import Texts
from thronsaal.core.words import Move, Seat, Who, Word
from toys.court import BIDS, Court, CourtState

HIGH = "bid high"

WORDS = {
    "de": """
vow = { $seat } gelobt, hoch zu bieten.
vow-button = Ich biete hoch
verdict-kept = { $seat } hat Wort gehalten.
verdict-broken = { $seat } hat das Wort gebrochen.
""",
    "en": """
vow = { $seat } vows to bid high.
vow-button = I bid high
verdict-kept = { $seat } kept the word given.
verdict-broken = { $seat } broke the word given.
""",
}


class VowState(CourtState):
    __slots__ = ()


class Vows(Court):
    state = VowState

    @cached_property
    def texts(self) -> Texts:
        return Texts({language: text + WORDS[language] for language, text in super().texts.sources.items()})

    def pledges(self, state: State, seat: Seat) -> Sequence[tuple[str, Word]]:
        return [(HIGH, Word("vow-button"))] if seat in state.actors else []

    def promised(self, seat: Seat, text: str) -> Word:
        if text != HIGH:
            raise BadNotation(f"{HIGH!r} was expected, not {text[:40]!r}")
        return Word("vow", {"seat": Who(seat)})

    def hear(self, state: State, talk: Talk) -> Pledge | None:
        return Pledge(talk.seat, talk.text, self.promised(talk.seat, talk.text), talk.after, "court.bid")

    def judge(self, pledge: Pledge, before: State, seat: Seat, move: Move, after: State) -> str:
        assert isinstance(after, VowState)
        if any(after.bids):
            return OPEN
        return KEPT if after.used[pledge.seat][-1] == max(BIDS) else BROKEN


GAME = Vows()
VowState.game = GAME
