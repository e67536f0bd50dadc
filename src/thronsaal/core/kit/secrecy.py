"""Nothing a seat receives depends on what it cannot know.

`guess` exchanges everything a seat cannot know. Whatever reaches the seat must stay the same under that exchange, and
the exchange itself must be the same from the real world and from an exchanged one.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from thronsaal.core.chance import Chance, seed_words
from thronsaal.core.game import Event, Game, State
from thronsaal.core.kit.promises import attempts
from thronsaal.core.kit.walk import Broken, Stop, Tally, stops
from thronsaal.core.words import Move, Seat, Word, seat_letter

GUESSES = 4
"""Guessed worlds a position, an observer and a move."""
DOUBLES = 24
"""So many moves are tried in search of one that looks like another."""
ENOUGH = 100
"""Guessed worlds that must not all foretell what really comes."""

Observer = Seat | None


def views(game: Game, seeds: Iterable[int]) -> Tally:
    """A guessed world looks, asks, offers and refuses as the real one; guessing depends on nothing hidden."""
    tally = Tally()
    for seed in seeds:
        rng = Chance(seed)
        for stop in stops(game, seed):
            tally["positions"] += 1
            for observer in observers(stop.state):
                _check_plain(stop, observer)
                for _ in range(2):
                    tally["guesses"] += 1
                    _check_guess(stop, observer, rng)
    return tally


def observers(state: State) -> tuple[Observer, ...]:
    """Everybody who looks on: each seat, and those who have none."""
    return (None, *range(state.seats))


def _check_plain(stop: Stop, observer: Observer) -> None:
    seen = stop.state.view(observer)
    try:
        again = json.loads(json.dumps(seen, allow_nan=False))
    except (TypeError, ValueError) as error:
        raise stop.broken(f"the view of {name_of(observer)} is not plain data: {error}") from error
    if again != seen:
        raise stop.broken(
            f"the view of {name_of(observer)} is not plain data: it differs after a round trip through JSON"
        )


def _check_guess(stop: Stop, observer: Observer, rng: Chance) -> None:
    state, before = stop.state, stop.state.pack()
    other = state.guess(observer, rng)
    if state.pack() != before:
        raise stop.broken(f"guessing for {name_of(observer)} changed the position")
    if any(trace in other.pack() for trace in traces(stop.route.seed)):
        raise stop.broken(f"the world guessed for {name_of(observer)} still holds the seed, and so every card and die")
    tried = sorted({move for _, move in attempts(state, rng)})
    real, guessed = received(state, observer, tried), received(other, observer, tried)
    for what, value in real.items():
        if guessed[what] != value:
            where = differing(value, guessed[what])
            raise stop.broken(f"{name_of(observer)} can tell by the {what} that a world is guessed: {where}")
    again = rng.split()
    if state.guess(observer, again.copy()) != other.guess(observer, again.copy()):
        raise stop.broken(f"what is guessed for {name_of(observer)} depends on what is hidden from it")


def traces(seed: int) -> Iterator[bytes]:
    """What a position that remembers this seed would contain; small numbers are met everywhere and prove nothing."""
    for word in (*seed_words(seed), seed):
        if word >= 1 << 24:
            yield str(word).encode()
            yield word.to_bytes(16, "little").rstrip(b"\0")
            yield word.to_bytes(16, "big").lstrip(b"\0")


def received(state: State, observer: Observer, tried: Sequence[Move]) -> dict[str, object]:
    """Everything that reaches an observer in a position, with the answers to all moves that it might try."""
    known: dict[str, object] = {"view": state.view(observer), "actors": state.actors, "outcome": state.outcome}
    known["pauses"] = [state.pause(seat) for seat in state.actors]
    known["stretches"] = dict(state.stretches)
    if observer is not None:
        moves = state.legal(observer)
        known["legal moves"] = moves
        known["forced move"] = state.forced(observer)
        known["idle"] = state.is_idle(observer)
        known["imaginable moves"] = [(move, state.label(observer, move)) for move in state.imaginable(observer)]
        known["prompt"] = state.prompt(observer)
        known["labels"] = [state.label(observer, move) for move in moves]
        known["rules of the moves"] = [state.because(observer, move) for move in moves]
        known["reasons"] = {str(move): state.check(observer, move) for move in tried}
    return known


def name_of(observer: Observer) -> str:
    """Whoever looks on, in a sentence."""
    return "somebody without a seat" if observer is None else f"seat {seat_letter(observer)}"


def differing(a: object, b: object) -> str:
    """Where two of them part, in few words."""
    if isinstance(a, dict) and isinstance(b, dict):
        key = next(key for key in {**a, **b} if a.get(key) != b.get(key))
        return f"{key!r} is {a.get(key)!r} and {b.get(key)!r}"[:200]
    return f"{a!r} and {b!r}"[:200]


@dataclass(frozen=True, slots=True)
class Trial:
    """A move made in the real world and tried in one that an observer cannot tell from it."""

    stop: Stop
    seat: Seat
    move: Move
    observer: Observer
    real: State
    happened: list[Event]
    before: State
    """The guessed world before the move."""
    guessed: State
    """The guessed world after the move if it is possible there, else before it."""
    repeated: list[Event] | None
    """What happened in the guessed world; None when the move is not possible there."""

    def broken(self, what: str) -> Broken:
        """The error that names this place."""
        return self.stop.broken(f"{what} (move {self.move} of seat {seat_letter(self.seat)}, {name_of(self.observer)})")

    @property
    def looks_alike(self) -> bool:
        """Whether the observer sees the same after the move in both worlds."""
        return self.real.view(self.observer) == self.guessed.view(self.observer)


def trials(game: Game, seeds: Iterable[int], guesses: int = GUESSES) -> Iterator[Trial]:
    """Moves of random matches, each tried in worlds guessed for every observer."""
    for seed in seeds:
        rng = Chance(seed)
        for stop in stops(game, seed):
            if stop.chosen is None:
                continue
            seat, move = stop.chosen
            real = stop.state.copy()
            happened = real.apply(seat, move)
            for observer in observers(real):
                for _ in range(guesses):
                    before = stop.state.guess(observer, rng)
                    guessed = before.copy()
                    possible = guessed.check(seat, move) is None
                    repeated = guessed.apply(seat, move) if possible else None
                    yield Trial(stop, seat, move, observer, real, happened, before, guessed, repeated)


def heard(events: Iterable[Event], observer: Observer) -> list[tuple[str, Word, bool]]:
    """The events as they reach an observer."""
    return [(event.rule, event.seen(observer), event.news) for event in events]


def events(game: Game, seeds: Iterable[int]) -> Tally:
    """Where an observer sees the same after a move in the real and in a guessed world, it was told the same too."""
    tally = Tally({"moves": 0, "compared": 0})
    for trial in trials(game, seeds):
        tally["moves"] += 1
        if trial.repeated is not None and trial.looks_alike:
            tally["compared"] += 1
            _check_heard(trial, trial.repeated)
        if trial.observer != trial.seat:
            for repeated in _doubles(trial):
                tally["compared"] += 1
                _check_heard(trial, repeated)
    return tally


def _check_heard(trial: Trial, repeated: list[Event]) -> None:
    told, retold = heard(trial.happened, trial.observer), heard(repeated, trial.observer)
    if told != retold:
        part = next(pair for pair in zip_longest(told, retold) if pair[0] != pair[1])
        raise trial.broken(f"the events tell what the view hides: {part}"[:300])


def _doubles(trial: Trial) -> Iterator[list[Event]]:
    """What happens by other moves of the guessed world that look to the observer like the one really made."""
    wanted = trial.real.view(trial.observer)
    for move in trial.before.legal(trial.seat)[:DOUBLES]:
        twin = trial.before.copy()
        happened = twin.apply(trial.seat, move)
        if move != trial.move and twin.view(trial.observer) == wanted:
            yield happened


def news(game: Game, seeds: Iterable[int]) -> Tally:
    """A move without news tells nobody anything: in every guessed world it, or one that looks like it, is possible."""
    tally = Tally({"moves": 0, "without news": 0})
    for trial in trials(game, seeds):
        tally["moves"] += 1
        if any(event.news for event in trial.happened):
            continue
        tally["without news"] += 1
        if trial.repeated is not None:
            if not trial.looks_alike:
                raise trial.broken("a move without news shows different things in worlds that looked the same")
        elif trial.observer == trial.seat or next(_doubles(trial), None) is None:
            raise trial.broken("a move without news shows which worlds are not the real one")
    return tally


def foresight(game: Game, seeds: Iterable[int]) -> Tally:
    """What comes as news comes differently in some guessed worlds: a guess knows neither the cards nor the dice."""
    surprises, foretold = Counter[str](), Counter[str]()
    for trial in trials(game, seeds):
        if trial.repeated is None:
            # Who can do what is news by the move itself: the first thing that happened.
            surprises.update([event.kind for event in trial.happened if event.news][:1])
            continue
        told = zip_longest(heard(trial.happened, trial.observer), heard(trial.repeated, trial.observer))
        latest = None
        for event, (real, guessed) in zip(trial.happened, told, strict=False):
            latest = event.kind if event.news else latest
            if real != guessed:
                # That something else follows is what the news was; what comes later may differ because of it.
                surprises.update([] if latest is None else [latest])
                break
            if event.news:
                foretold[event.kind] += 1
    for kind, count in foretold.items():
        if count >= ENOUGH and not surprises[kind]:
            raise Broken(f"{count} guessed worlds all foretold the news {kind!r}: guess gives away what is hidden")
    return Tally({"kinds of news": len(foretold | surprises), "surprises": surprises.total()})
