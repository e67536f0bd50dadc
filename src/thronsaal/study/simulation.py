"""Simulation: a batch of games between bots, and the report on it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from thronsaal.bots import Player, hire
from thronsaal.core.game import BadOption, Game
from thronsaal.core.words import Json
from thronsaal.study.batch import Batch, Detail
from thronsaal.study.statistics import Played, Tally
from thronsaal.study.workers import Clock, parts_of


@dataclass(frozen=True, slots=True)
class Report:
    """The outcome of a batch."""

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, str]
    seed: int
    duplicate: bool
    workers: int
    tally: Tally
    seconds: float
    interrupted: bool
    earlier: int = 0
    """So many of the games were played before, by who began this batch."""

    @property
    def games_per_s(self) -> float:
        """Finished games a second, from the moment the workers stood ready."""
        return (self.tally.games - self.earlier) / self.seconds if self.seconds > 0 else 0.0

    def interval(self, bot: int) -> tuple[float, float]:
        """Where the win rate of a bot lies with 95 % confidence."""
        return self.tally.rates[bot].interval()

    def rate(self, bot: int) -> float:
        """The win rate of a bot; a shared win counts its share."""
        return self.tally.shares[bot] / self.tally.games if self.tally.games else 0.0

    def json(self) -> dict[str, Json]:
        """All of it as plain data."""
        tally = self.tally
        faults: dict[str, dict[str, Json]] = {}
        for (bot, kind), count in sorted(tally.faults.items()):
            faults.setdefault(bot, {})[kind] = count
        return {
            "game": self.game,
            "options": dict(self.options),
            "games": tally.games,
            "earlier": self.earlier,
            "bots": list(self.bots),
            "wins": list[Json](tally.wins),
            "shares": [round(share, 6) for share in tally.shares],
            "rates": [round(self.rate(bot), 6) for bot in range(len(self.bots))],
            "draws": tally.draws,
            "intervals": [list(self.interval(bot)) for bot in range(len(self.bots))],
            "first_actor_games": tally.first_games,
            "first_actor_shares": round(tally.first_shares, 6),
            "first_actor_interval": list(tally.first_rate.interval()),
            "moves": tally.moves,
            "faults": dict(faults),
            "seed": self.seed,
            "duplicate": self.duplicate,
            "workers": self.workers,
            "seconds": round(self.seconds, 3),
            "games_per_s": round(self.games_per_s, 3),
            "interrupted": self.interrupted,
        }


def simulate(
    game: Game,
    bots: Sequence[str | Player],
    games: int,
    seed: int = 0,
    workers: int = 1,
    duplicate: bool = False,
    options: Mapping[str, str] | None = None,
    each: Callable[[Played], None] | None = None,
    progress: Callable[[Tally], None] | None = None,
    detail: Detail = "results",
    earlier: Iterable[Played] = (),
) -> Report:
    """Play a batch and count. One bot a seat, by name or as a Player; they change seats from game to game.

    With `duplicate` every deal is played once in each rotation of the seats, and `games` is rounded up to whole deals.
    `each` gets every game in order, `progress` the counts now and then. Ctrl-C ends the batch early and the report
    covers what was finished. `earlier` are the first games of the same batch, played before: they are counted and told,
    and the batch goes on behind them. Raises BadOption, UnknownBot, BadBot or ValueError before the first game.
    """
    batch = _batch(game, bots, seed, duplicate, options or {}, detail)
    if games < 1 or workers < 1:
        raise ValueError("there is at least one game and one worker")
    seats = len(batch.players)
    count = -(-games // seats) * seats if duplicate else games
    names = tuple(player.name for player in batch.players)
    tally = Tally.of(names, seats if duplicate else 1)
    clock = Clock()
    interrupted, start = False, 0
    try:
        _count(tally, earlier, each, progress)
        start = tally.games
        if start < count:
            with parts_of(batch, tuple(bots), start, count, min(workers, count - start), clock) as parts:
                for played in parts:
                    _count(tally, played, each, progress)
    except KeyboardInterrupt:
        interrupted = True
    return Report(
        game.id,
        names,
        batch.options,
        seed,
        duplicate,
        workers,
        tally,
        clock.seconds(),
        interrupted or tally.games < count,
        start,
    )


def _count(
    tally: Tally,
    games: Iterable[Played],
    each: Callable[[Played], None] | None,
    progress: Callable[[Tally], None] | None,
) -> None:
    """Count games and tell of them."""
    for played in games:
        tally.add(played)
        if each is not None:
            each(played)
    if progress is not None and tally.games:
        progress(tally)


def _batch(
    game: Game,
    bots: Sequence[str | Player],
    seed: int,
    duplicate: bool,
    options: Mapping[str, str],
    detail: Detail,
) -> Batch:
    """What is to be played, checked: an impossible batch is refused here and not in a worker."""
    players = tuple(hire(game, bot) if isinstance(bot, str) else bot for bot in bots)
    if len(players) not in game.seats:
        allowed = ", ".join(map(str, game.seats))
        raise BadOption(f"{game.id} is played by {allowed} seats, not {len(players)}")
    batch = Batch(game, players, game.settle(options), seed, duplicate, detail)
    state = game.start(len(players), batch.options, seed)
    if detail == "decisions":
        state.spaces  # noqa: B018  (a game without numbers is refused)
    return batch
