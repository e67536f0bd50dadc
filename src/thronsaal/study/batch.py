"""One batch: what is played, and how game n follows from it.

Every game takes its chances from the batch's seed and its own number alone, so the same seed gives the same games
however many workers share them (bots that think by the clock excepted: they are as fast as the machine is idle).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from thronsaal.bots import Fault, Player, ask, watching
from thronsaal.bots.stream import seed_for, stream
from thronsaal.core.game import Game
from thronsaal.core.words import Seat
from thronsaal.study.statistics import Played


class Flag(Protocol):
    """Something that turns from 0 to 1 when the games should stop."""

    value: int


class Runaway(RuntimeError):
    """A game went on longer than its declaration says any game can."""


@dataclass(frozen=True, slots=True)
class Batch:
    """What is played: everything a worker has to know, and how game n follows from it."""

    game: Game
    players: tuple[Player, ...]
    options: Mapping[str, str]
    seed: int
    duplicate: bool

    def play(self, number: int, stop: Flag) -> Played | None:
        """Game number n from its deal to its outcome; None when stopped on the way."""
        seats = len(self.players)
        deal = number // seats if self.duplicate else number
        seed = seed_for(self.seed, "deal", deal)
        at = [(seat + number) % seats for seat in range(seats)]
        chances = [stream(self.seed, "bot", number, bot) for bot in at]
        state = self.game.start(seats, self.options, seed)
        first = state.actors[0] if len(state.actors) == 1 else None
        faults: list[Fault] = []
        moves = 0
        while actors := state.actors:
            if stop.value:
                return None
            if moves == self.game.longest:
                raise Runaway(f"{self.game.id} has no end after {moves} moves (deal {seed})")
            seat: Seat = actors[0]
            player = self.players[at[seat]]
            answer = ask(player.bot, player.name, state, seat, chances[seat], player.budget)
            if answer.fault is not None:
                faults.append(answer.fault)
            state.apply(seat, answer.move, events=False)
            moves += 1
        outcome = state.outcome
        if outcome is None:
            raise Runaway(f"nobody may act in {self.game.id} and yet it is not over (deal {seed})")
        return Played(number, deal, seed, tuple(at), first, outcome.places, outcome.points, moves, tuple(faults))

    def part(self, first: int, count: int, stop: Flag) -> list[Played]:
        """So many games from a number on; fewer when stopped on the way."""
        games: list[Played] = []
        with watching():
            for number in range(first, first + count):
                played = self.play(number, stop)
                if played is None:
                    break
                games.append(played)
        return games
