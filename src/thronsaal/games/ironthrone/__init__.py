"""Iron Throne: three to five great houses meet, lay cards in secret, bargain and betray.

    from thronsaal.core.registry import find_game
    state = find_game("ironthrone").start(seats=4, seed=42)

Seats: 3 to 5. Options: `houses` (`random`, `choose`, or the houses by seat such as `stark-lannister-tyrell`), `cards`
(`thronsaal`, or the name of a card file), `talks` (minutes for the talks of a truce, or `none`). Moves: see
`notation.py`. Versions: 1, the first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, cast

from thronsaal.core.engine.cards import BadCards
from thronsaal.core.game import BadNotation, BadOption, BotMaker, Clock, Game, Option, State
from thronsaal.core.match import Match
from thronsaal.core.pause import Pauses
from thronsaal.core.shelf import Entry as CardEntry
from thronsaal.core.spaces import Spaces
from thronsaal.core.summary import Sound, Summary
from thronsaal.core.talk import Pledge, Talk
from thronsaal.core.text import Voice
from thronsaal.core.words import Json, Move, Seat, Value, Word
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation, present, summary, view
from thronsaal.games.ironthrone.arrange import arrange
from thronsaal.games.ironthrone.bots import BOTS
from thronsaal.games.ironthrone.cardset import BUILT_IN, find
from thronsaal.games.ironthrone.numbering import spaces_for
from thronsaal.games.ironthrone.promises import BadPromise, Entry, hear, read_promise, verdict_on, worth_saying
from thronsaal.games.ironthrone.state import IronThroneState
from thronsaal.games.ironthrone.truce import Talks
from thronsaal.games.ironthrone.wording import entries


class IronThrone(Game):
    """The declaration of Iron Throne."""

    id = "ironthrone"
    version = 1
    seats = (3, 4, 5)
    options = (
        Option("houses", "random", usual=("random", "choose")),
        Option("cards", BUILT_IN),
        Option("talks", "5", ("none", "1", "2", "5", "15")),
    )
    package = "thronsaal.games.ironthrone"
    longest = 20_000
    pauses = Pauses(
        {"cards": ("encounter", "resolution"), "leader": ("start", "support", "encounter", "resolution")},
        stretches=("turn",),
        quick={"leader.start": "never", "leader.support": "never", "leader.resolution": "never"},
    )
    sounds: ClassVar[Mapping[str, Sound]] = {
        "turn": "horn",
        "revealed": "card",
        "war": "fight",
        "betrayal": "alarm",
        "put": "offer",
        "spread": "coin",
    }
    turns = frozenset({"turn"})

    def begin(self, seats: int, options: Mapping[str, str], seed: int) -> IronThroneState:
        try:
            cards = find(options["cards"])
        except BadCards as error:
            raise self._bad("cards", name=options["cards"][:60], why=str(error)) from error
        houses = options["houses"]
        if houses not in ("random", "choose"):
            names = houses.split("-")
            if len(names) != seats or len(set(names)) != seats or not set(names) <= set(m.HOUSES):
                raise self._bad("houses", seats=seats, example="-".join(m.HOUSES[:seats]), given=houses[:80])
        return IronThroneState.begun(seats, cards, houses, seed)

    def _bad(self, option: str, **values: Value) -> BadOption:
        return BadOption(Word(f"option-{option}-fault", values), self.texts)

    def write(self, move: Move) -> str:
        return notation.write(move)

    def read(self, text: str) -> Move:
        return notation.read(text)

    @cached_property
    def bots(self) -> Mapping[str, BotMaker]:
        return BOTS

    def spaces(self, seats: int, options: Mapping[str, str]) -> Spaces:
        return spaces_for(seats)

    def arrange(self, given: Mapping[str, Any]) -> IronThroneState:
        return arrange(given)

    def in_order(self, seen: Mapping[str, Json], legal: Sequence[str]) -> Sequence[str]:
        return present.in_order(cast("view.Seen", seen), legal)

    def colours(self, seen: Mapping[str, Json], seats: int) -> Sequence[str]:
        houses = cast("view.Seen", seen)["houses"]
        return [f"iron-{each['house']}" if each["house"] else f"seat-{seat}" for seat, each in enumerate(houses)]

    def glance(self, seen: Mapping[str, Json]) -> Sequence[tuple[Word, Sequence[Word]]]:
        return view.glance(cast("view.Seen", seen))

    def pledges(self, state: State, seat: Seat) -> Sequence[tuple[str, Word]]:
        assert isinstance(state, IronThroneState)
        return [(str(each), each.button()) for each in worth_saying(state, seat)]

    def promised(self, seat: Seat, text: str) -> Word:
        try:
            return read_promise(text, max(self.seats)).word(seat)
        except BadPromise as error:
            raise BadNotation(str(error)) from error

    def hear(self, state: State, talk: Talk) -> Entry | None:
        assert isinstance(state, IronThroneState)
        return hear(state, talk)

    def judge(self, pledge: Pledge, before: State, seat: Seat, move: Move, after: State) -> str:
        assert isinstance(pledge, Entry)
        assert isinstance(before, IronThroneState)
        assert isinstance(after, IronThroneState)
        return verdict_on(pledge, before, seat, move, after)

    def entries(self, options: Mapping[str, str]) -> Sequence[CardEntry]:
        return entries(find(options["cards"]))

    def clock(self, state: State, options: Mapping[str, str]) -> Clock | None:
        assert isinstance(state, IronThroneState)
        asked = state.stack[-1] if state.stack else None
        if options["talks"] == "none" or not isinstance(asked, Talks):
            return None
        return Clock(f"talks {state.turn}", 60 * int(options["talks"]), asked.seat, notation.NO_DEAL)

    def summary(self, match: Match) -> Summary:
        return summary.summary(match)

    def present(self, views: Sequence[Mapping[str, Json]], legal: Sequence[str], voice: Voice) -> Mapping[str, object]:
        return present.present(cast("Sequence[view.Seen]", views), legal, voice)


GAME = IronThrone()
IronThroneState.game = GAME
