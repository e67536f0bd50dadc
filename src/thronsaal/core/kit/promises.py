"""What Game and State promise: moves, refusals, copies, determinism, an end, notation and records."""

from __future__ import annotations

import pickle
from collections.abc import Iterable
from typing import cast

from thronsaal.core.chance import Chance
from thronsaal.core.game import BadNotation, Game, State
from thronsaal.core.kit.walk import Broken, Route, Stop, Tally, choose, stops, walk
from thronsaal.core.match import Match
from thronsaal.core.reason import Refused
from thronsaal.core.record import BadRecord, read_record, write_record
from thronsaal.core.words import Move, Seat

ABSURD_MOVES = (-1, -(1 << 31) - 1, -(1 << 63) - 1, 1 << 31, (1 << 63) - 1, 1 << 63, 1 << 200)
NONSENSE = ("", " ", "\n", "0", "-1", "xyzzy", "sieben auf einen Streich", "\u2028", "a" * 10_000)
AHEAD = 12
"""So many moves are played on from a copy to see whether it goes its own way."""


def legal(game: Game, seeds: Iterable[int]) -> Tally:
    """Listed moves are in order and pass `check`; whoever acts has one, and a forced one is the only one listed.

    Nobody acts once there is an outcome.
    """
    tally = Tally()
    for seed in seeds:
        for stop in stops(game, seed):
            tally["positions"] += 1
            _check_actors(stop)
            for seat in range(-1, stop.state.seats + 1):
                tally["moves"] += _check_list(stop, seat)
    return tally


def _check_actors(stop: Stop) -> None:
    state = stop.state
    if not isinstance(state.actors, tuple) or list(state.actors) != sorted(set(state.actors)):
        raise stop.broken(f"actors {state.actors!r} is not an ascending tuple of seats")
    if not set(state.actors) <= set(range(state.seats)):
        raise stop.broken(f"actors {state.actors} are not all among the {state.seats} seats")
    outcome = state.outcome
    if (outcome is None) != bool(state.actors):
        raise stop.broken(f"actors are {state.actors} while the outcome is {outcome}")
    if outcome is not None and not (len(outcome.places) == len(outcome.points) == state.seats):
        raise stop.broken(f"the outcome {outcome} does not name every seat")
    if outcome is not None and min(outcome.places) != 1:
        raise stop.broken(f"nobody comes first in {outcome}")


def _check_list(stop: Stop, seat: Seat) -> int:
    state, moves = stop.state, stop.state.legal(seat)
    acts = seat in state.actors
    if (state.prompt(seat) is not None) != acts:
        raise stop.broken(f"seat {seat} {'acts and is not asked' if acts else 'is asked and may not act'}")
    if bool(moves) != acts:
        raise stop.broken(f"seat {seat} {'may act' if acts else 'may not act'} and is offered {len(moves)} moves")
    if moves != sorted(set(moves)) or not all(type(move) is int for move in moves):
        raise stop.broken(f"the moves of seat {seat} are not ascending integers: {moves[:8]}")
    forced = state.forced(seat)
    if forced is not None and moves != [forced]:
        raise stop.broken(f"the move {forced} is forced on seat {seat}, and {len(moves)} moves are listed")
    if state.is_idle(seat) and forced is None:
        raise stop.broken(f"seat {seat} is idle and has a choice")
    _check_pause(stop, seat, moves)
    for move in moves:
        reason = state.check(seat, move)
        if reason is not None:
            raise stop.broken(f"the listed move {move} of seat {seat} is refused: {reason.code}")
    return len(moves)


def _check_pause(stop: Stop, seat: Seat, moves: list[Move]) -> None:
    pause, declared = stop.state.pause(seat), stop.state.game.pauses
    if pause is None:
        return
    if declared is None or pause.phase not in declared.kinds.get(pause.kind, ()):
        raise stop.broken(f"seat {seat} is asked in a window {pause.kind}.{pause.phase} that the game does not declare")
    if pause.move not in moves:
        raise stop.broken(f"seat {seat} may not pass in a window {pause.kind}.{pause.phase}")


def refused(game: Game, seeds: Iterable[int]) -> Tally:
    """`check` changes nothing and foretells `apply`; a refused move, however absurd, changes nothing."""
    tally = Tally()
    for seed in seeds:
        rng = Chance(seed)
        for stop in stops(game, seed):
            tally["positions"] += 1
            for seat, move in attempts(stop.state, rng):
                tally["moves"] += 1
                tally["refused"] += _check_attempt(stop, seat, move)
    return tally


def attempts(state: State, rng: Chance) -> Iterable[tuple[Seat, Move]]:
    """Moves that may or may not be allowed, from every seat and from none: listed, near to listed, and absurd."""
    listed = sorted({move for seat in state.actors for move in state.legal(seat)})
    near = [rng.below(min(2 * max([*listed, 8]) + 2, 1 << 32)) for _ in range(12)]
    for seat in (*range(state.seats), -1, state.seats, 1 << 70):
        for move in (*listed[:12], *near, *ABSURD_MOVES):
            yield seat, move


def _check_attempt(stop: Stop, seat: Seat, move: Move) -> bool:
    """Try a move; whether it was refused."""
    state, before = stop.state, stop.state.pack()
    try:
        reason = state.check(seat, move)
    except Exception as error:
        raise stop.broken(f"check({seat}, {move}) raised {error!r}") from error
    if state.pack() != before:
        raise stop.broken(f"check({seat}, {move}) changed the position")
    if reason is None and (forced := state.forced(seat)) not in (None, move):
        raise stop.broken(f"the move {forced} is forced on seat {seat}, and {move} is allowed too")
    for events in (True, False):
        twin = state.copy()
        try:
            twin.apply(seat, move, events=events)
        except Refused as error:
            if error.reason != reason:
                raise stop.broken(f"check({seat}, {move}) says {reason}, apply says {error.reason}") from error
            if twin.pack() != before:
                raise stop.broken(f"the refused move {move} of seat {seat} changed the position") from error
        except Exception as error:
            raise stop.broken(f"apply({seat}, {move}) raised {error!r}") from error
        else:
            if reason is not None:
                raise stop.broken(f"check({seat}, {move}) refuses with {reason.code}, apply does not")
    return reason is not None


def copies(game: Game, seeds: Iterable[int]) -> Tally:
    """A copy is equal and goes its own way; so does a guess; a view is nobody's memory but the caller's."""
    tally = Tally()
    for seed in seeds:
        for stop in stops(game, seed):
            tally["positions"] += 1
            _check_copy(stop)
            _check_loose_view(stop)
    return tally


def _check_copy(stop: Stop) -> None:
    state, before = stop.state, stop.state.pack()
    twin, third = state.copy(), state.copy()
    if twin != state or hash(twin) != hash(state) or twin.digest() != state.digest() or type(twin) is not type(state):
        raise stop.broken("a copy is not equal")
    for other, name in ((twin, "copy"), (state.guess(None, Chance(stop.number)), "guess")):
        play_on(other, Chance(stop.number))
        if state.pack() != before:
            raise stop.broken(f"playing on with a {name} changed the position it was made from")
    play_on(third, Chance(stop.number))
    if third != twin:
        raise stop.broken("two copies, played on alike, became different")


def play_on(state: State, rng: Chance) -> None:
    """Some random moves."""
    for _ in range(AHEAD):
        chosen = choose(state, rng)
        if chosen is None:
            return
        state.apply(*chosen)


def _check_loose_view(stop: Stop) -> None:
    before = stop.state.pack()
    for seat in (None, *range(stop.state.seats)):
        _scribble(stop.state.view(seat))
        if stop.state.pack() != before or stop.state.view(seat) == {"scribble": True}:
            raise stop.broken(f"scribbling on the view of {seat} changed the position")
    for chosen in (stop.chosen,) if stop.chosen else ():
        stop.state.legal(chosen[0]).clear()
        if chosen[1] not in stop.state.legal(chosen[0]):
            raise stop.broken("clearing the list of moves changed the position")


def _scribble(thing: object) -> None:
    if isinstance(thing, list | dict):
        for each in list(thing.values() if isinstance(thing, dict) else thing):
            _scribble(each)
        thing.clear()
    if isinstance(thing, dict):
        thing["scribble"] = True


def pickles(game: Game, seeds: Iterable[int]) -> Tally:
    """A position survives the way to another process."""
    tally = Tally()
    for seed in seeds:
        for stop in stops(game, seed, 12):
            tally["positions"] += 1
            twin = cast("State", pickle.loads(pickle.dumps(stop.state)))
            if twin != stop.state or [twin.view(seat) for seat in range(twin.seats)] != [
                stop.state.view(seat) for seat in range(stop.state.seats)
            ]:
                raise stop.broken("a pickled position came back different")
            other = stop.state.copy()
            play_on(twin, Chance(stop.number))
            play_on(other, Chance(stop.number))
            if twin != other:
                raise stop.broken("a pickled position plays on differently")
    return tally


def same(game: Game, seeds: Iterable[int]) -> Tally:
    """The same seed and moves give the same positions and events, with events asked for or not."""
    tally = Tally()
    for seed in seeds:
        tally["matches"] += 1
        route = Route.of(game, seed)
        state = route.start()
        if state != route.start():
            raise Broken(f"the first position differs from one time to the next; {route.at(0)}")
        for stop in walk(route):
            tally["positions"] += 1
            if state != stop.state:
                raise stop.broken("the same seed and moves led to another position")
            if stop.chosen is not None:
                aloud, told, silent = stop.state.copy(), state.copy(), stop.state.copy()
                if aloud.apply(*stop.chosen) != told.apply(*stop.chosen):
                    raise stop.broken(f"the move {stop.chosen[1]} has different events from one time to the next")
                if silent.apply(*stop.chosen, events=False):
                    raise stop.broken("events were returned though none were asked for")
                if silent != aloud:
                    raise stop.broken(f"the move {stop.chosen[1]} ends differently with events off")
                state = told
    return tally


def ends(game: Game, seeds: Iterable[int]) -> Tally:
    """Every match ends, and within `game.longest` moves."""
    tally = Tally()
    for seed in seeds:
        tally["matches"] += 1
        last = max(walk(Route.of(game, seed)), key=lambda stop: stop.number)
        if last.state.outcome is None:
            raise last.broken(f"no end within {game.longest} moves" if last.chosen else "nobody can move on")
        tally["moves"] += last.number
        tally["moves at most"] = max(tally["moves at most"], last.number)
    return tally


def notation(game: Game, seeds: Iterable[int]) -> Tally:
    """Every listed move is written and read back; what is no move is told apart."""
    tally = Tally()
    moves: dict[str, Move] = {}
    for seed in seeds:
        for stop in stops(game, seed):
            for seat in stop.state.actors:
                for move in stop.state.legal(seat):
                    text = game.write(move)
                    if game.read(text) != move or moves.setdefault(text, move) != move:
                        raise stop.broken(f"the move {move} is written {text!r}, which reads as {game.read(text)}")
                    if not text.isprintable() or text != text.strip() or not text:
                        raise stop.broken(f"the move {move} is written {text!r}: one plain line is needed")
    tally["moves"] = len(moves)
    for text in (*NONSENSE, *(f"{text} x" for text in list(moves)[:8]), *(text[:-1] for text in list(moves)[:8])):
        tally["nonsense"] += 1
        try:
            move = game.read(text)
        except BadNotation:
            continue
        if game.write(move) != text:
            raise Broken(f"{text!r} is read as a move that is written {game.write(move)!r}")
    return tally


def records(game: Game, seeds: Iterable[int]) -> Tally:
    """Write, read and write again is the same to the byte; replay and fork reach the same positions."""
    tally = Tally()
    for seed in seeds:
        tally["matches"] += 1
        rng = Chance(seed)
        match, digests = _talkative(Route.of(game, seed), rng)
        _check_record(match)
        for _ in range(6):
            keep = rng.below(len(match.moves) + 1)
            tally["forks"] += 1
            fork = match.fork(keep)
            _check_record(fork)
            if not match.at(keep).digest() == fork.state.digest() == digests[keep]:
                raise Broken(f"replay and fork do not reach the position; {Route.of(game, seed).at(keep)}")
            for made in match.moves[keep:]:
                fork.apply(made.seat, made.move)
            if fork.state != match.state or fork.log != match.log:
                raise Broken(f"a fork went another way with the same moves; {Route.of(game, seed).at(keep)}")
            tally["taken back"] += _check_taking_back(match.fork(keep), digests)
    return tally


def _talkative(route: Route, rng: Chance) -> tuple[Match, list[str]]:
    """A random match with something said in it, and the digest of each position."""
    match = route.match()
    digests = [match.state.digest()]
    while len(match.moves) <= route.game.longest and (chosen := choose(match.state, rng)) is not None:
        if rng.below(8) == 0:
            match.say(chosen[0], f'"{len(match.moves)}" — schön \\ {rng.below(100)}')
        match.apply(*chosen)
        digests.append(match.state.digest())
    return match, digests


def _check_record(match: Match) -> None:
    text = write_record(match)
    try:
        again = write_record(read_record(text, lambda _: match.game))
    except BadRecord as error:
        raise Broken(f"a record of {len(match.moves)} moves with seed {match.seed} cannot be read: {error}") from error
    if again != text:
        raise Broken(f"a record of {len(match.moves)} moves with seed {match.seed} was read and written differently")


def _check_taking_back(match: Match, digests: list[str]) -> bool:
    """Take the last move back with everybody's consent; whether there was one to take back."""
    if match.outcome is not None or not match.moves:
        return False
    left = match.take_back(match.moves[-1].seat, range(match.state.seats))
    if left != len(match.moves) or match.state.digest() != digests[left]:
        raise Broken(f"taking back to move {left} of seed {match.seed} reached another position")
    return True
