"""How the houses and leaders of Iron Throne fare between equal bots.

    python benchmarks/ironthrone_balance.py play --seats 4 --games 20000 --seed 1 --out four.jsonl
    python benchmarks/ironthrone_balance.py tables three.jsonl four.jsonl five.jsonl > docs/ironthrone-balance.md

Every seat plays by the rules of thumb (`greedy`); houses, leaders drawn and kept, and who begins are left to chance. A
shared win counts as its part. Each line of a result file is a batch of games, so a run can be broken off and added to.

This is a fast path: the rules of thumb answer at once, and nobody promises anything. With `--aloud` the matches are led
as in the hall, with all that bots say; that takes twenty times as long.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path

from thronsaal.bots import Conductor, make, stream
from thronsaal.core.chance import Chance
from thronsaal.core.match import Match
from thronsaal.core.registry import find_game
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone.bots.thumb import thumb
from thronsaal.games.ironthrone.state import IronThroneState

BATCH = 250
HOUSE_MOST, LEADER_LEAST, LEADER_MOST = 1.35, 0.6, 1.5
"""No house and no leader should win more, no leader less than this many times its fair share."""


def game_of(seats: int, seed: int, aloud: bool = False) -> IronThroneState:
    """A finished game."""
    if aloud:
        return led(seats, seed)
    state = find_game("ironthrone").start(seats, {}, seed)
    assert isinstance(state, IronThroneState)
    rng = Chance(seed ^ 1 << 90)
    while not state.ended:
        seat = state.actors[0]
        state.play(seat, thumb(state, seat, rng))
    return state


def led(seats: int, seed: int) -> IronThroneState:
    """A finished game of the bot `greedy`, led as any match."""
    game = find_game("ironthrone")
    match, greedy = Match(game, {}, seed, seats), make(game, "greedy")
    conductor, chances = Conductor(match), [stream(seed, "bot", seat) for seat in range(seats)]
    while (cue := conductor.next_cue(range(seats))) is not None:
        fault = conductor.follow(cue, greedy, chances[cue.seat], events=False)
        assert fault is None, fault
    assert isinstance(match.state, IronThroneState)
    return match.state


def batch(seats: int, first: int, games: int, aloud: bool) -> dict[str, object]:
    """What came of so many games."""
    played, won, total = Counter[str](), Counter[str](), Counter[str]()
    for seed in range(first, first + games):
        state = game_of(seats, seed, aloud)
        outcome = state.outcome
        assert outcome is not None
        total.update({"games": 1, "turns": state.turn, "shared": len(outcome.winners) > 1, state.ended: 1})
        for seat in range(seats):
            names = m.HOUSES[state.house[seat]], m.CHARACTERS[state.leader[seat]]
            played.update(names)
            if seat in outcome.winners:
                won.update(dict.fromkeys(names, 1 / len(outcome.winners)))
    return {"seats": seats, "first": first, "played": played, "won": won, "total": total}


def play(seats: int, games: int, seed: int, aloud: bool, out: Path) -> None:
    """Play batches until the file holds so many games."""
    done = sum(json.loads(line)["total"]["games"] for line in out.read_text().splitlines()) if out.exists() else 0
    while done < games:
        count = min(BATCH, games - done)
        with out.open("a") as file:
            file.write(json.dumps(batch(seats, (seed << 40) + done, count, aloud)) + "\n")
        done += count


def tables(files: list[Path]) -> str:
    """The result files as a page of documentation."""
    results = [_added(file) for file in files]
    head = Path(__file__).with_suffix(".md").read_text("utf-8")
    return head + "\n".join((_course(results), _houses(results), _leaders(results)))


def _added(file: Path) -> dict[str, Counter[str]]:
    sums = {"played": Counter[str](), "won": Counter[str](), "total": Counter[str]()}
    for line in file.read_text().splitlines():
        entry = json.loads(line)
        for name, counter in sums.items():
            counter.update(entry[name])
        sums["total"]["seats"] = entry["seats"]
    return sums


def _share(result: dict[str, Counter[str]], name: str) -> float:
    return result["won"][name] / max(result["played"][name], 1) * result["total"]["seats"]


def _course(results: list[dict[str, Counter[str]]]) -> str:
    lines = [
        "## The games",
        "",
        "| seats | games | turns | shared wins | ended by a fallen house |",
        "|--:|--:|--:|--:|--:|",
    ]
    for result in results:
        total = result["total"]
        games = total["games"]
        shares = f"{total['shared'] / games:.1%} | {total['fallen'] / games:.1%}"
        lines.append(f"| {total['seats']} | {games:,} | {total['turns'] / games:.1f} | {shares} |")
    return "\n".join(lines) + "\n"


def _houses(results: list[dict[str, Counter[str]]]) -> str:
    seats = [str(result["total"]["seats"]) for result in results]
    lines = [
        "## Houses",
        "",
        f"| house | {' | '.join(f'{each} seats' for each in seats)} |",
        "|--|" + "--:|" * len(seats),
    ]
    for name in m.HOUSES:
        lines.append(f"| {name} | {' | '.join(_marked(_share(each, name), 0, HOUSE_MOST) for each in results)} |")
    return "\n".join(lines) + "\n"


def _leaders(results: list[dict[str, Counter[str]]]) -> str:
    seats = [str(result["total"]["seats"]) for result in results]
    head = f"| house | leader | {' | '.join(f'{each} seats' for each in seats)} |"
    lines = ["## Leaders", "", head, "|--|--|" + "--:|" * len(seats)]
    for number, name in enumerate(m.CHARACTERS):
        shares = (_marked(_share(each, name), LEADER_LEAST, LEADER_MOST) for each in results)
        lines.append(f"| {m.HOUSES[m.house_of(number)]} | {name} | {' | '.join(shares)} |")
    return "\n".join(lines) + "\n"


def _marked(share: float, least: float, most: float) -> str:
    return f"{share:.2f}" if least <= share <= most else f"**{share:.2f}**"


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="play games and add them to a file")
    playing.add_argument("--seats", type=int, choices=(3, 4, 5), required=True)
    playing.add_argument("--games", type=int, default=20_000)
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--aloud", action="store_true", help="bots give their word, as in the hall; much slower")
    playing.add_argument("--out", type=Path, required=True)
    showing = commands.add_parser("tables", help="print result files as tables")
    showing.add_argument("files", type=Path, nargs="+")
    arguments = parser.parse_args()
    if arguments.command == "play":
        play(arguments.seats, arguments.games, arguments.seed, arguments.aloud, arguments.out)
    else:
        print(tables(arguments.files), end="")


if __name__ == "__main__":
    main()
