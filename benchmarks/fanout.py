"""The fan-out of many servers, simulated: what tables, pages, servers, the bus and the database have to do.

    python benchmarks/fanout.py --players 100000
    python benchmarks/fanout.py --players 1000000 --shards 8

People sit at tables of `--seats`, think for `--pause` seconds and move; each has one page open, on whichever server the
proxy chose. A move costs its server the writing and one drawing for each page that is open there, the database a row,
the bus a message to each other server that has a page of that table, and each of those a read and its drawings. The
costs were measured (docs/scale.md); queues are simulated move by move, servers and databases as first come, first
served. Printed is how busy each part is and how old a page is when it is up to date.
"""

from __future__ import annotations

import argparse
import heapq
import random
import statistics
from collections import Counter
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from inspect import GEN_CREATED, getgeneratorstate
from itertools import count


@dataclass
class Costs:
    """Seconds of a processor, measured; `read` and `write` are of the database."""

    write_move: float
    draw: float
    hear: float
    read: float
    write: float
    publish: float
    deliver: float


@dataclass
class Part:
    """Something that does one job after the other."""

    free_at: float = 0.0
    worked: float = 0.0

    def work(self, at: float, seconds: float) -> float:
        """When a job is done that comes at this time."""
        self.free_at = max(self.free_at, at) + seconds
        self.worked += seconds
        return self.free_at


@dataclass
class World:
    """All parts, and what they did."""

    servers: list[Part]
    bases: list[Part]
    buses: list[Part]
    ages: list[float] = field(default_factory=list)
    messages: int = 0
    moves: int = 0
    queue: list[tuple[float, int, Job]] = field(default_factory=list)
    _numbers: Iterator[int] = field(default_factory=count)

    def begin(self, at: float, job: Job) -> None:
        """Go on with a job at this time."""
        heapq.heappush(self.queue, (at, next(self._numbers), job))


Job = Generator[tuple[Part, float], float | None, None]
"""Asks for a part and so many seconds of it, and is told when that is done."""


@dataclass
class Table:
    """Where the pages of a table are open, seat by seat, and which database and bus are its own."""

    seats: list[int]
    shard: int

    @property
    def pages(self) -> Counter[int]:
        return Counter(self.seats)


def move(world: World, costs: Costs, at: float, table: Table, mover: int) -> Job:
    """One move, from its coming in until its server's own pages show it."""
    world.moves += 1
    pages, base, bus = table.pages, world.bases[table.shard], world.buses[table.shard]
    yield world.servers[mover], costs.write_move
    yield base, costs.write
    others = [server for server in pages if server != mover]
    if others:
        told = yield bus, costs.publish + costs.deliver * len(others)
        world.messages += len(others)
        for server in others:
            world.begin(told, hear(world, costs, at, base, server, pages[server]))
    done = yield world.servers[mover], costs.draw * pages[mover]
    world.ages += [done - at] * pages[mover]


def hear(world: World, costs: Costs, at: float, base: Part, server: int, pages: int) -> Job:
    """Another server hears of it, reads it and draws it."""
    yield world.servers[server], costs.hear
    yield base, costs.read
    done = yield world.servers[server], costs.draw * pages
    world.ages += [done - at] * pages


def simulate(asked: argparse.Namespace, costs: Costs, servers: int) -> World:
    """So many seconds of play with so many servers."""
    chance = random.Random(asked.seed)
    world = World(*([Part() for _ in range(n)] for n in (servers, asked.shards, asked.shards)))
    for number in range(asked.sample // asked.seats):
        home = chance.randrange(servers)
        seats = [home if asked.sticky else chance.randrange(servers) for _ in range(asked.seats)]
        world.begin(
            chance.uniform(0, asked.pause), play(world, costs, asked, chance, Table(seats, number % asked.shards))
        )
    while world.queue and world.queue[0][0] < asked.seconds:
        at, _, job = heapq.heappop(world.queue)
        try:
            part, seconds = job.send(None if getgeneratorstate(job) == GEN_CREATED else at)
        except StopIteration:
            continue
        world.begin(part.work(at, seconds), job)
    return world


def play(world: World, costs: Costs, asked: argparse.Namespace, chance: random.Random, table: Table) -> Job:
    """The moves of a table, one after the other, each after a pause."""
    pause = Part()
    while True:
        pause.free_at = 0.0
        at = yield pause, chance.expovariate(1 / asked.pause)
        world.begin(at, move(world, costs, at, table, chance.choice(table.seats)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=100_000)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--pause", type=float, default=6.0, help="seconds between the moves of a table")
    parser.add_argument("--busy", type=float, default=0.6, help="how busy a server may be: sets their number")
    parser.add_argument("--shards", type=int, default=1, help="databases, and as many buses")
    parser.add_argument("--sticky", action="store_true", help="all pages of a table come to one server")
    parser.add_argument("--most", type=int, default=20_000, help="players that are simulated; the rest in proportion")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--seed", type=int, default=1)
    defaults = {
        "write-move": 1.0,
        "draw": 1.6,
        "hear": 0.5,
        "read": 0.03,
        "write": 0.03,
        "publish": 0.002,
        "deliver": 0.001,
    }
    for name, milliseconds in defaults.items():
        parser.add_argument(f"--{name}", type=float, default=milliseconds, help="milliseconds")
    asked = parser.parse_args()
    asked.sample = min(asked.players, asked.most)
    costs = Costs(*(getattr(asked, name.replace("-", "_")) / 1000 for name in defaults))
    scale = asked.players / asked.sample
    moves = asked.players / asked.seats / asked.pause
    apart = 0 if asked.sticky else asked.seats - 1
    each = costs.write_move + asked.seats * costs.draw + apart * costs.hear
    servers = max(2, round(moves * each / asked.busy))
    # A part of the players with a part of the servers: shared parts get the rest of their load as a longer service.
    few = max(2, round(servers / scale))
    shared = Costs(costs.write_move, costs.draw, costs.hear, *(
        cost * scale for cost in (costs.read, costs.write, costs.publish, costs.deliver)
    ))  # fmt: skip
    world = simulate(asked, shared, few)
    ages = sorted(world.ages)
    print(
        f"{asked.players} players at tables of {asked.seats}: {moves:.0f} moves a second, {servers} servers of a core"
    )
    print(f"bus: {world.messages / asked.seconds * scale:.0f} messages delivered a second")
    for name, parts in (("servers", world.servers), ("databases", world.bases), ("buses", world.buses)):
        loads = [part.worked / asked.seconds for part in parts]
        print(f"{name}: {statistics.mean(loads):.0%} busy on average, {max(loads):.0%} the busiest")
    p50, p95, worst = (1000 * ages[int(share * (len(ages) - 1))] for share in (0.5, 0.95, 1.0))
    print(f"pages up to date after: p50 {p50:.0f} ms, p95 {p95:.0f} ms, worst {worst:.0f} ms")


if __name__ == "__main__":
    main()
