"""The bots: rules of thumb alone, or a look ahead through sampled hands."""

from __future__ import annotations

from typing import Final

from thronsaal.core.bot import Budget, Hourglass, Vantage, blunder
from thronsaal.core.chance import Chance
from thronsaal.core.words import Move, Seat
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.bots.hearsay import SUBJECTS, Hearsay, keeping, listen
from thronsaal.games.ironthrone.bots.laying import softly
from thronsaal.games.ironthrone.bots.speaking import HONESTY, speak
from thronsaal.games.ironthrone.bots.thumb import hands_the_win, thumb
from thronsaal.games.ironthrone.bots.value import standing
from thronsaal.games.ironthrone.encounter import LayCards
from thronsaal.games.ironthrone.state import IronThroneState
from thronsaal.games.ironthrone.view import hidden_hand

PLAYOUTS: Final = 120
"""How many sampled worlds are played on for one decision, unless a budget says otherwise."""
CANDIDATES: Final = 10
SOFTNESS: Final = 0.10
"""How evenly the search mixes cards that it values alike when it lays in secret."""
TEMPTATION: Final = 1.5
"""A word is broken when that is worth this much more, in markers, than keeping it."""
_AHEAD: Final = 1
"""Turns that are played out beyond the present one."""
_TRIES: Final = 4
"""So many hands are dealt to find one with the truce that is believed in."""


def world_of(vantage: Vantage) -> IronThroneState:
    """A world that the seat cannot tell from the real one."""
    world = vantage.world()
    assert isinstance(world, IronThroneState)
    return world


class Greedy:
    """Rules of thumb; the easy level makes so many of a hundred moves without thinking."""

    def __init__(self, slips: int = 0, honesty: float = HONESTY) -> None:
        self.slips = slips
        self.honesty = honesty

    def speak(self, vantage: Vantage) -> str | None:
        """A promise, now and then."""
        return speak(vantage, self.honesty)

    def choose(self, vantage: Vantage) -> Move:
        """A rule of thumb's move."""
        slip = blunder(vantage, self.slips)
        if slip is not None:
            return slip
        world = world_of(vantage)
        heard = listen(vantage.heard, world, vantage.seat, self.honesty)
        return thumb(world, vantage.seat, vantage.rng, heard)


class Search:
    """Plays every promising move on in sampled worlds and takes the best on average; lays cards by a mixed strategy."""

    def __init__(self, playouts: int = PLAYOUTS, honesty: float = HONESTY) -> None:
        self.playouts = playouts
        self.honesty = honesty

    def speak(self, vantage: Vantage) -> str | None:
        """A promise, now and then."""
        return speak(vantage, self.honesty)

    def choose(self, vantage: Vantage) -> Move:
        """The move that did best."""
        world = world_of(vantage)
        seat, rng = vantage.seat, vantage.rng
        heard = listen(vantage.heard, world, seat, self.honesty)
        first = thumb(world, seat, rng, heard)
        moves = candidates(world, seat, first, rng)
        if len(moves) == 1:
            return moves[0]
        values = self._values(vantage, moves, heard)
        if heard is not None:
            moves, values = self._by_word(world, seat, moves, values, heard, rng)
        if n.kind_of(moves[0]) == n.LAY:
            return softly(moves, values, rng, SOFTNESS)
        return moves[values.index(max(values))]

    def _by_word(
        self, s: IronThroneState, seat: Seat, moves: list[Move], values: list[float], heard: Hearsay, rng: Chance
    ) -> tuple[list[Move], list[float]]:
        """The moves that keep one's word, unless one does not mean to or the temptation is too great."""
        if isinstance(s.asked, LayCards):
            rival = s.opposing(seat)
            shame = heard.conscience(s, rival) * heard.truce_share(s, rival)
            laid = zip(moves, values, strict=True)
            values = [value - (0.0 if m.TYPE[n.about(move)] == m.TRUCE else shame) for move, value in laid]
        own = heard.of(s, seat)
        if type(s.asked) not in SUBJECTS or not own or rng.uniform() >= self.honesty:
            return moves, values
        worth = dict(zip(moves, values, strict=True))
        kept = keeping(s, s.asked, moves, own)
        if max(values) - max(worth[move] for move in kept) > TEMPTATION:
            return moves, values
        return kept, [worth[move] for move in kept]

    def _values(self, vantage: Vantage, moves: list[Move], heard: Hearsay | None) -> list[float]:
        """How each move does on average; worlds are shared, so that luck is too."""
        clock = Hourglass(vantage.budget.or_else(Budget(playouts=self.playouts)))
        totals = [0.0] * len(moves)
        rounds = 0
        left = list(range(len(moves)))
        while not clock.is_over(len(left)):
            world = imagine(vantage, heard)
            seed = vantage.rng.seed()
            for at in left:
                totals[at] += play_on(world, vantage.seat, moves[at], Chance(seed), heard)
            rounds += 1
            clock.spent += len(left)
        return [total / max(rounds, 1) for total in totals]


def candidates(s: IronThroneState, seat: Seat, first: Move, rng: Chance) -> list[Move]:
    """The moves worth trying; the one by rule of thumb is always among them."""
    if hands_the_win(s, s.stack[-1]):
        return [n.NO]
    moves = s.legal(seat)
    if n.kind_of(moves[-1]) == n.PUT:
        plain = [move for move in moves if n.kind_of(move) != n.PUT]
        return plain if first in plain else [*plain, first]
    if len(moves) <= CANDIDATES:
        return moves
    others = [move for move in moves if move != first]
    rng.shuffle(others)
    return [first, *others[: CANDIDATES - 1]]


def imagine(vantage: Vantage, heard: Hearsay | None) -> IronThroneState:
    """A world in which a card laid unseen was chosen as its seat would, by its word as far as that is believed."""
    seat, rng = vantage.seat, vantage.rng
    world = world_of(vantage)
    rival = world.opposing(seat)
    if not isinstance(world.asked, LayCards) or world.laid[rival] < 0 or world.shown >> rival & 1:
        return world
    promised = heard is not None and any(each.what == "lay truce" for each in heard.of(world, rival))
    if promised and heard is not None and rng.uniform() < heard.faith[rival]:
        for _ in range(_TRIES):
            if any(m.TYPE[card] == m.TRUCE for card in hidden_hand(world, rival)):
                break
            world = world_of(vantage)
    world.put_in_hand(rival, world.laid[rival])
    world.laid[rival] = m.NONE
    world.laid[rival] = world.take_from_hand(rival, n.about(thumb(world, rival, rng, heard)))
    return world


def play_on(world: IronThroneState, seat: Seat, move: Move, rng: Chance, heard: Hearsay | None = None) -> float:
    """Make the move in a copy of the world, play on by rules of thumb, and see how the seat stands."""
    s = world.copy()
    s.chance = Chance(rng.seed())
    s.apply(seat, move, events=False)
    last = world.turn + _AHEAD
    while not s.ended and s.turn <= last:
        actor = s.actors[0]
        s.play(actor, thumb(s, actor, rng, heard))
    return standing(s, seat)
