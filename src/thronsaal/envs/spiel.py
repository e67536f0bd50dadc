"""OpenSpiel: every game as a Python game with tensors and strings, known as `thronsaal_GAME` once this is imported.

Chance is explicit. A deal is drawn as four bytes one after the other, 256 equally likely outcomes each; where a move
draws chance (dice, a shuffled pile), two more bytes come before its effect. So trees, searches and saved histories know
every outcome, though only some billions of all shuffles can come. Only listed moves are played, no drafts.

Parameters: `seats` (0: the fewest), `options` ("board:base offers:off"), `deals` (so many deals instead of four bytes)
and `last` (begin so many moves before the end of a random match): with both a game is small enough to be solved.
"""

from __future__ import annotations

import hashlib
from typing import Any, ClassVar, Final, Self

import numpy as np
import pyspiel

from thronsaal.core.chance import Chance
from thronsaal.core.game import Game, State
from thronsaal.core.registry import find_game, game_ids
from thronsaal.core.rewards import rewards
from thronsaal.core.words import Move, Seat

BYTE: Final = 256
DEAL_BYTES: Final = 4
CHANCE_BYTES: Final = 2
RECALLED: Final = 16
"""So many of its own last actions a player finds in its information state; the string knows all."""
DEFAULTS: Final = {"seats": 0, "options": "", "deals": 0, "last": 0}


def drawn(state: State) -> int:
    """How often chance was asked so far."""
    buffer = getattr(state, "buffer", None)
    return int(state.chance.copy().words[4] if buffer is None else buffer[4])  # type: ignore[attr-defined]


class Play:
    """What a state of OpenSpiel holds: a position, chance that is being drawn, and what each seat remembers."""

    __slots__ = ("given", "own", "pending", "recall", "state")

    def __init__(self, seats: int) -> None:
        self.state: State | None = None
        self.given: tuple[int, ...] = ()
        """Bytes of chance drawn for what happens next."""
        self.pending: tuple[Seat, Move] | None = None
        """A move that waits for them."""
        self.recall = [b""] * seats
        """By seat all that it has seen and done, as a hash."""
        self.own: list[tuple[int, ...]] = [()] * seats
        """By seat its last actions, from 1."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        twin = object.__new__(type(self))
        twin.state = None if self.state is None else self.state.copy()
        twin.given, twin.pending = self.given, self.pending
        twin.recall, twin.own = self.recall[:], self.own[:]
        return twin

    def remember(self, actor: Seat | None = None, action: int = 0) -> None:
        """Every seat looks at the position; the actor also knows what it did."""
        assert self.state is not None
        for seat, before in enumerate(self.recall):
            seen = self.state.observe(seat).tobytes()
            done = action.to_bytes(4, "little") if seat == actor else b""
            self.recall[seat] = hashlib.blake2b(before + seen + done, digest_size=12).digest()


class SpielGame(pyspiel.Game):
    """A table of one of our games; each has a class of its own."""

    game_id: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        self.rules: Game = find_game(self.game_id)
        self.seats = given["seats"] or self.rules.seats[0]
        self.table = self.rules.settle(dict(pair.split(":", 1) for pair in given["options"].split()))
        self.spaces = self.rules.spaces(self.seats, self.table)
        self.deals, self.last = given["deals"], given["last"]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.spaces.actions.size,
            max_chance_outcomes=max(BYTE, self.deals),
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.rules.longest,
        )
        super().__init__(_type_of(self.rules), info, given)

    def new_initial_state(self) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What looks at states."""
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def begin(self, seed: int) -> State:
        """The first position of a deal, or one so many moves before a random match of it ends."""
        if not self.last:
            return self.rules.start(self.seats, self.table, seed)
        moves = self._random_match(seed)
        state = self.rules.start(self.seats, self.table, seed)
        for seat, move in moves[: max(0, len(moves) - self.last)]:
            state.apply(seat, move, events=False)
        return state

    def _random_match(self, seed: int) -> list[tuple[Seat, Move]]:
        state, rng, moves = self.rules.start(self.seats, self.table, seed), Chance(seed), list[tuple[Seat, Move]]()
        while state.actors:
            seat = state.actors[0]
            moves.append((seat, rng.pick(state.legal(seat))))
            state.apply(*moves[-1], events=False)
        return moves


class SpielState(pyspiel.State):
    """A position, or chance that is being drawn."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play = Play(game.seats)

    @property
    def _game(self) -> SpielGame:
        game: SpielGame = self.get_game()
        return game

    def current_player(self) -> int:
        """Who is to act; of several who choose in secret the first."""
        play = self.play
        if play.state is None or play.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        actors = play.state.actors
        return actors[0] if actors else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.play.state is not None
        found: list[int] = np.flatnonzero(self.play.state.mask(player)).tolist()
        return found

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """A byte, or one of so many deals; all equally likely."""
        count = self._game.deals if self.play.state is None and self._game.deals else BYTE
        return [(outcome, 1 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        play = self.play
        if play.state is None or play.pending is not None:
            self._draw(action)
            return
        seat = play.state.actors[0]
        move = self._game.spaces.actions.move(play.state, seat, action)
        play.own[seat] = (*play.own[seat], action + 1)[-RECALLED:]
        before = drawn(play.state)
        after = play.state.copy()
        after.apply(seat, move, events=False)
        if drawn(after) == before:
            play.state = after
            play.remember(seat, action)
        else:
            play.pending = (seat, move)

    def _draw(self, outcome: int) -> None:
        """A part of what chance brings is known; when it is all, it happens."""
        play, game = self.play, self._game
        play.given += (outcome,)
        if play.state is None:
            if game.deals or len(play.given) == DEAL_BYTES:
                play.state = game.begin(outcome if game.deals else int.from_bytes(play.given, "big"))
                play.given = ()
                play.remember()
        elif len(play.given) == CHANCE_BYTES and play.pending is not None:
            seat, move = play.pending
            play.state = play.state.reseed(Chance(int.from_bytes(play.given, "big")))
            action = game.spaces.actions.action(play.state, seat, move)
            play.state.apply(seat, move, events=False)
            play.given, play.pending = (), None
            play.remember(seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player == pyspiel.PlayerId.CHANCE else self._game.spaces.actions.names[action]

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.play.state is not None and self.play.pending is None and not self.play.state.actors

    def returns(self) -> list[float]:
        """What each seat gets: shares of the win, adding up to nothing."""
        outcome = None if self.play.state is None or self.play.pending else self.play.state.outcome
        return [0.0] * self._game.seats if outcome is None else list(rewards(outcome))

    def __str__(self) -> str:
        position = "not dealt" if self.play.state is None else self.play.state.digest()
        return f"{self._game.rules.id} {position} {self.play.pending or ''} {list(self.play.given)}"


class SpielObserver:
    """Positions as tensors and strings; with perfect recall a string stands for all that a player has seen and done."""

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters, such as {params}")
        self._layout, self._recalls = game.spaces.layout, bool(kind.perfect_recall)
        only_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self._fields = [field for field in self._layout.fields if not (only_public and field.private)]
        pieces = [("player", (game.seats,)), *((field.name, field.shape or (1,)) for field in self._fields)]
        if self._recalls and not only_public:
            pieces.append(("own_actions", (RECALLED,)))
        self.tensor = np.zeros(sum(int(np.prod(shape)) for _, shape in pieces), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, shape in pieces:
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a state as a player does."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        play = state.play
        if play.state is None:
            return
        named = self._layout.named(play.state.observe(player))
        for field in self._fields:
            self.dict[field.name][...] = named[field.name]
        if "own_actions" in self.dict and play.own[player]:
            self.dict["own_actions"][-len(play.own[player]) :] = play.own[player]

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text."""
        play = state.play
        if play.state is None:
            return f"seat {player}"
        if self._recalls:
            return f"seat {player} {play.recall[player].hex()} {' '.join(map(str, play.own[player][-1:]))}"
        named = self._layout.named(play.state.observe(player))
        said = [
            f"{field.name}={named[field.name].ravel().tolist()}" for field in self._fields if named[field.name].any()
        ]
        return f"seat {player} {' '.join(said)}"


def _type_of(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=f"thronsaal_{game.id}",
        long_name=f"Thronsaal: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=DEFAULTS,
    )


def register() -> None:
    """Make every installed game known to OpenSpiel, once."""
    known = pyspiel.registered_names()
    for name in game_ids():
        if f"thronsaal_{name}" not in known:
            # OpenSpiel lets go of this after Python has ended, which only a class survives.
            kind = type(f"Spiel{name.capitalize()}", (SpielGame,), {"game_id": name})
            pyspiel.register_game(_type_of(find_game(name)), kind)


register()
