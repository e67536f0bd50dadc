"""A Game of Thrones, the living card game (first edition): two to four houses with decks of their own.

    from thronsaal.core.registry import find_game
    state = find_game("lcg").start(seats=4, seed=42)

Seats: 2 to 4. Options: `decks` (`core`, `random`, `choose`, or a deck for each seat, see `tables.py`), `variant`
(`melee`, `teams` for two against two, `littlefinger`), `errata` (`on`, `off`), `lists` (`brought`: only decks that
somebody brought along are hidden, `open`, `closed`), `shadows` (`off`, `first` as in the rulebook, `second` as in the
insert). Moves: see `notation.py`. Versions: 1, the first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, cast

from thronsaal.core.game import BadNotation, BadOption, BotMaker, Game, Option, State
from thronsaal.core.match import Match
from thronsaal.core.pause import Pauses
from thronsaal.core.spaces import Spaces
from thronsaal.core.summary import Sound, Summary
from thronsaal.core.talk import Pledge, Talk
from thronsaal.core.text import Voice
from thronsaal.core.words import Json, Move, Seat, Word
from thronsaal.games.lcg import bench, notation, present, summary, tables, view
from thronsaal.games.lcg.arrange import arrange
from thronsaal.games.lcg.bots import BOTS
from thronsaal.games.lcg.decks.shelf import LcgShelf
from thronsaal.games.lcg.glance import glance
from thronsaal.games.lcg.material import EDITIONS, NO_PHASE, OFF, PHASES, Phase
from thronsaal.games.lcg.numbering import spaces_for
from thronsaal.games.lcg.promises import BadPromise, Entry, hear, read_promise, verdict_on, worth_saying
from thronsaal.games.lcg.state import LcgState


class Lcg(Game):
    """The declaration of the living card game."""

    id = "lcg"
    version = 1
    seats = (2, 3, 4)
    options = (
        Option("decks", tables.CORE, usual=(tables.CORE, tables.RANDOM, tables.CHOOSE)),
        Option("variant", "melee", tables.VARIANTS),
        Option("errata", "on", ("on", "off")),
        Option("lists", "brought", tables.LISTS),
        Option("shadows", OFF, EDITIONS, later=True),
    )
    package = "thronsaal.games.lcg"
    longest = 20_000
    pauses = Pauses(
        {
            **{kind: (*(phase.value for phase in PHASES), NO_PHASE) for kind in ("action", "response", "save")},
            "shadows": tuple(phase.value for phase in PHASES),
        },
        stretches=("challenge", "phase"),
        quick={
            f"action.{phase.value}": "never" for phase in PHASES if phase not in (Phase.MARSHALLING, Phase.CHALLENGES)
        },
    )
    sounds: ClassVar[Mapping[str, Sound]] = {
        "revealed": "card",
        "marshals": "card",
        "challenge": "fight",
        "power": "coin",
        "left-killed": "alarm",
    }
    turns = frozenset({"round", "phase"})

    def begin(self, seats: int, options: Mapping[str, str], seed: int) -> LcgState:
        if options["variant"] == "teams" and seats != 4:
            raise BadOption(Word("option-teams-fault", {"count": seats}), self.texts)
        deal = tables.deal_from_options(options, seats, seed)
        return LcgState.begun(deal, options["variant"], options["errata"] == "on", seed)

    def disclosed(self, options: Mapping[str, str]) -> dict[str, str]:
        return dict(options) if tables.has_open_lists(options) else {**options, "decks": "closed"}

    def write(self, move: Move) -> str:
        return notation.write(move)

    def read(self, text: str) -> Move:
        return notation.read(text)

    @cached_property
    def bots(self) -> Mapping[str, BotMaker]:
        return BOTS

    def spaces(self, seats: int, options: Mapping[str, str]) -> Spaces:
        return spaces_for(seats, options)

    def arrange(self, given: Mapping[str, Any]) -> LcgState:
        return arrange(given)

    def glance(self, seen: Mapping[str, Json]) -> Sequence[tuple[Word, Sequence[Word]]]:
        return glance(seen)

    def present(self, views: Sequence[Mapping[str, Json]], legal: Sequence[str], voice: Voice) -> Mapping[str, object]:
        return present.present(cast("Sequence[view.View]", views), legal, voice)

    def pledges(self, state: State, seat: Seat) -> Sequence[tuple[str, Word]]:
        assert isinstance(state, LcgState)
        return [(str(each), each.button()) for each in worth_saying(state, seat)]

    def promised(self, seat: Seat, text: str) -> Word:
        try:
            return read_promise(text, max(self.seats)).word(seat)
        except BadPromise as error:
            raise BadNotation(str(error)) from error

    def hear(self, state: State, talk: Talk) -> Entry | None:
        assert isinstance(state, LcgState)
        return hear(state, talk)

    def judge(self, pledge: Pledge, before: State, seat: Seat, move: Move, after: State) -> str:
        assert isinstance(pledge, Entry)
        assert isinstance(before, LcgState)
        assert isinstance(after, LcgState)
        return verdict_on(pledge, before, seat, move, after)

    def summary(self, match: Match) -> Summary:
        return summary.summary(match)

    def bench(self) -> Mapping[str, float | None]:
        options = {option.name: option.default for option in self.options}
        return bench.figures(lambda seats, seed, edition: self.begin(seats, {**options, "shadows": edition}, seed))

    @cached_property
    def shelf(self) -> LcgShelf:
        return LcgShelf()


GAME = Lcg()
LcgState.game = GAME
