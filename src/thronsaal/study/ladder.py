"""A ladder: everyone against everyone in rotated seats, until it is known well enough who is how strong."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations, combinations_with_replacement
from pathlib import Path

from thronsaal.bots.stream import seed_for
from thronsaal.core.game import BadOption, Game
from thronsaal.core.words import Json
from thronsaal.study.ratings import Ratings, Result, rate
from thronsaal.study.simulation import simulate
from thronsaal.study.statistics import Played

FEW_DEALS = 4
"""Of a first round at each table; later rounds are as long as all that went before."""


class BadLadder(ValueError):
    """What was kept belongs to another ladder, or is none."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Who climbs: the same plan and seed give the same games."""

    game: str
    bots: tuple[str, ...]
    seats: int
    options: Mapping[str, str]
    seed: int

    def tables(self) -> list[tuple[int, ...]]:
        """Everyone with everyone; where there are more seats than bots, all mixtures with each of them."""
        everyone = range(len(self.bots))
        if len(self.bots) >= self.seats:
            return list(combinations(everyone, self.seats))
        mixed = combinations_with_replacement(everyone, self.seats)
        return [table for table in mixed if len(set(table)) == len(self.bots)]

    def json(self) -> dict[str, Json]:
        """As plain data."""
        return {**asdict(self), "bots": list(self.bots), "options": dict(self.options)}


@dataclass(slots=True)
class Standing:
    """What was played so far."""

    plan: Plan
    results: list[Result] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)
    """Deals at each table, round by round, as far as all tables have played them."""
    interrupted: bool = False

    @property
    def ratings(self) -> Ratings:
        """How strong everybody seems to be."""
        return rate(self.results, len(self.plan.bots))

    def games(self, bot: int) -> int:
        """Games in which a bot took part."""
        return sum(bot in result.players for result in self.results)

    def score(self, bot: int) -> float:
        """Wins of a bot as a part of its games; who shares a win has its share."""
        won = sum(
            (result.places[seat] == 1) / result.places.count(1)
            for result in self.results
            for seat, player in enumerate(result.players)
            if player == bot
        )
        seats = sum(result.players.count(bot) for result in self.results)
        return won / seats if seats else 0.0

    def json(self) -> dict[str, Json]:
        """The ladder as plain data, the strongest first."""
        ratings = self.ratings
        rows: list[Json] = [
            {
                "bot": self.plan.bots[bot],
                "points": round(ratings.points[bot], 1),
                "reach": round(ratings.reach[bot], 1),
                "games": self.games(bot),
                "score": round(self.score(bot), 4),
            }
            for bot in self.order(ratings)
        ]
        return {**self.plan.json(), "games": len(self.results), "interrupted": self.interrupted, "ladder": rows}

    def order(self, ratings: Ratings) -> list[int]:
        """The bots, the strongest first."""
        return sorted(range(len(self.plan.bots)), key=lambda bot: -ratings.points[bot])


def climb(
    game: Game,
    bots: Sequence[str],
    within: float = 50.0,
    games: int = 10_000,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    workers: int = 1,
    keep: Path | None = None,
    progress: Callable[[Standing], None] | None = None,
) -> Standing:
    """Play until nobody's points are further off than `within`, or so many games are played.

    Every table is played in rounds, each deal in all rotations of the seats. `keep` is a file in which each round is
    written as soon as it is played; if it is there, the ladder goes on from it. Ctrl-C ends early, and what was played
    counts. Raises BadOption, UnknownBot, BadBot, BadLadder or ValueError before the first game.
    """
    if len(set(bots)) < 2 or len(set(bots)) < len(bots):
        raise ValueError("a ladder needs two bots or more, each once")
    if within <= 0:
        raise ValueError("points are never exact")
    plan = Plan(game.id, tuple(bots), game.seats[0] if seats is None else seats, game.settle(options or {}), seed)
    if plan.seats not in game.seats:
        raise BadOption(f"{game.id} is played by {', '.join(map(str, game.seats))} seats, not {plan.seats}")
    standing = _kept(plan, keep)
    while not standing.interrupted and len(standing.results) < games:
        if standing.results and max(standing.ratings.reach) <= within:
            break
        for played in _round(game, plan, len(standing.rounds), _length(standing), workers, standing):
            standing.results += played
            if progress is not None:
                progress(standing)
        if not standing.interrupted:
            standing.rounds.append(_length(standing))
            _write(standing, keep)
    return standing


def _length(standing: Standing) -> int:
    """Deals at each table in the next round: as many as all rounds before had together."""
    return max(FEW_DEALS, sum(standing.rounds))


def _round(game: Game, plan: Plan, number: int, deals: int, workers: int, standing: Standing) -> Iterator[list[Result]]:
    """One round, table by table."""
    for at, table in enumerate(plan.tables()):
        found: list[Result] = []

        def hear(played: Played, table: tuple[int, ...] = table, at: int = at, found: list[Result] = found) -> None:
            players = tuple(table[bot] for bot in played.bots)
            found.append(Result((number, at, played.deal), players, played.places))

        report = simulate(
            game,
            [plan.bots[bot] for bot in table],
            deals * plan.seats,
            seed_for(plan.seed, "ladder", number, at),
            workers,
            True,
            plan.options,
            hear,
        )
        yield found
        if report.interrupted:
            standing.interrupted = True
            return


def _write(standing: Standing, keep: Path | None) -> None:
    """Add the last round to what is kept: a line for the plan, then one for each round."""
    if keep is None:
        return
    number = len(standing.rounds) - 1
    line = {
        "deals": standing.rounds[-1],
        "played": [
            [each.deal[1], each.deal[2], each.players, each.places]  # type: ignore[index]  # (made by _round)
            for each in standing.results
            if each.deal[0] == number  # type: ignore[index]
        ],
    }
    with keep.open("a", encoding="utf-8") as file:
        if number == 0:
            file.write(json.dumps(standing.plan.json(), ensure_ascii=False) + "\n")
        file.write(json.dumps(line) + "\n")


def _kept(plan: Plan, keep: Path | None) -> Standing:
    """What was played before, if anything was kept; a last line that was cut off is played again."""
    standing = Standing(plan)
    if keep is None or not keep.exists() or not keep.stat().st_size:
        return standing
    lines = keep.read_text("utf-8").splitlines(keepends=True)
    whole = [line for line in lines if line.endswith("\n")]
    try:
        written, *rounds = map(json.loads, whole)
        is_same = written == plan.json()
        for number, line in enumerate(rounds):
            standing.rounds.append(int(line["deals"]))
            for at, deal, players, places in line["played"]:
                standing.results.append(Result((number, at, deal), tuple(players), tuple(places)))
    except (ValueError, KeyError, TypeError) as error:
        raise BadLadder(f"{keep} keeps no ladder") from error
    if not is_same:
        raise BadLadder(f"{keep} keeps another ladder: {written}")
    if len(whole) < len(lines):
        keep.write_text("".join(whole), "utf-8")
    return standing
