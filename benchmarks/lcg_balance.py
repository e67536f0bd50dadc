"""How the decks of the core box fare against each other between equal bots.

    python benchmarks/lcg_balance.py play --games 2000 --seed 1 --out pairs.jsonl
    python benchmarks/lcg_balance.py table pairs.jsonl

`play` plays every pairing of the four decks in batches, each deal from both seats, until the file holds
so many games of each; it can be broken off and goes on where it was. `table` prints what docs/lcg-decks.md shows.

This is a fast path: greedy answers from the position itself instead of a guess, so a look ahead that would turn
over a hidden card sees the real one, for both seats alike.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from itertools import combinations
from pathlib import Path

from thronsaal.core.registry import find_game
from thronsaal.games.lcg.bots.greedy import decide
from thronsaal.games.lcg.state import LcgState

DECKS = ("stark", "lannister", "baratheon", "targaryen")
PAIRS = tuple("-".join(pair) for pair in combinations(DECKS, 2))
BATCH = 20
LONGEST = 60
"""Rounds after which a game counts as drawn."""


def winner_of(decks: tuple[str, str], seed: int) -> tuple[str, int]:
    """Which deck won, if any, and after how many rounds."""
    s = find_game("lcg").start(2, {"decks": "-".join(decks)}, seed)
    assert isinstance(s, LcgState)
    while not s.ended and s.round <= LONGEST:
        seat = s.actors[0]
        s.play(seat, decide(s, seat))
    return decks[s.winner[0]] if s.ended else "", s.round


def batch(pair: str, first: int) -> dict[str, object]:
    """What came of a batch of games of a pairing, each deal played from both seats."""
    one, other = pair.split("-")
    won: Counter[str] = Counter()
    rounds = 0
    for game in range(BATCH):
        decks = (one, other) if game % 2 == 0 else (other, one)
        deck, count = winner_of(decks, first + game // 2)
        won[deck] += 1
        rounds += count
    return {"pair": pair, "first": first, "games": BATCH, "won": won, "rounds": rounds}


def play(games: int, seed: int, out: Path) -> None:
    """Play batches of all pairings in turn until the file holds so many games of each."""
    done = Counter(added(out)[0]) if out.exists() else Counter[str]()
    while min(done[pair] for pair in PAIRS) < games:
        pair = min(PAIRS, key=lambda each: done[each])
        found = batch(pair, (seed << 40) + (PAIRS.index(pair) << 32) + done[pair] // 2)
        with out.open("a") as file:
            file.write(json.dumps(found) + "\n")
        done[pair] += BATCH


def added(file: Path) -> tuple[Counter[str], dict[str, Counter[str]], Counter[str]]:
    """Games, wins by deck and rounds of each pairing."""
    games, won, rounds = Counter[str](), {pair: Counter[str]() for pair in PAIRS}, Counter[str]()
    for line in file.read_text().splitlines():
        entry = json.loads(line)
        games[entry["pair"]] += entry["games"]
        won[entry["pair"]].update(entry["won"])
        rounds[entry["pair"]] += entry["rounds"]
    return games, won, rounds


def table(file: Path) -> str:
    """The pairings as tables of documentation: how often the deck of a row beats that of a column, and its games."""
    games, won, rounds = added(file)
    lines = [f"| | {' | '.join(DECKS)} | all |", "|--|" + "--:|" * (len(DECKS) + 1)]
    for deck in DECKS:
        cells = []
        mine, of = 0, 0
        for other in DECKS:
            pair = next((each for each in PAIRS if set(each.split("-")) == {deck, other}), "")
            cells.append(f"{won[pair][deck] / games[pair]:.1%}" if pair else "")
            mine, of = mine + (won[pair][deck] if pair else 0), of + games[pair]
        lines.append(f"| {deck} | {' | '.join(cells)} | {mine / of:.1%} |")
    lines += ["", "| pairing | games | won | won | rounds |", "|--|--:|--:|--:|--:|"]
    for pair in PAIRS:
        one, other = pair.split("-")
        counts = f"{won[pair][one]:,} | {won[pair][other]:,}"
        lines.append(f"| {one} against {other} | {games[pair]:,} | {counts} | {rounds[pair] / games[pair]:.1f} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="play games and add them to a file")
    playing.add_argument("--games", type=int, default=2000, help="of each pairing")
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--out", type=Path, required=True)
    showing = commands.add_parser("table", help="print a result file as tables")
    showing.add_argument("file", type=Path)
    arguments = parser.parse_args()
    if arguments.command == "play":
        play(arguments.games, arguments.seed, arguments.out)
    else:
        print(table(arguments.file), end="")


if __name__ == "__main__":
    main()
