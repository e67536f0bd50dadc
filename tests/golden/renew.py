"""Write the golden matches anew: `python tests/golden/renew.py`. The diff shows what a change of the rules changed."""

from __future__ import annotations

import json
from pathlib import Path

from thronsaal.core.chance import Chance
from thronsaal.core.kit.golden import FILE, renewed
from thronsaal.core.kit.walk import Route, choose
from thronsaal.core.match import Match
from thronsaal.core.record import write_record
from thronsaal.core.registry import find_game, game_ids
from thronsaal.core.words import plain, seat_letter

GAMES = Path(__file__).parents[1] / "games"


def folder(game_id: str) -> Path:
    """Where the golden matches of a game lie: `<seed>.txt` tells one, `<seed>.record` replays it."""
    return GAMES / game_id / "golden"


def seeds(game_id: str) -> list[int]:
    """The seeds of a game's golden matches. A new one begins as an empty `<seed>.txt`."""
    return sorted(int(file.stem) for file in folder(game_id).glob("*.txt"))


def golden_match(game_id: str, seed: int) -> tuple[Match, str]:
    """A random match, and its telling: each move with the hash of the position it led to and all that happened."""
    match = Route.of(find_game(game_id), seed).match()
    rng = Chance(seed)
    lines = [f"{game_id} {match.game.version}, seed {seed}, {match.options}", f"0 {match.state.digest()}"]
    while (chosen := choose(match.state, rng)) is not None:
        events = match.apply(*chosen)
        seat, move = chosen
        lines.append(f"{len(match.moves)} {seat_letter(seat)} {match.game.write(move)} {match.state.digest()}")
        for event in events:
            seen = {"to": list(event.to), **{name: plain(value) for name, value in event.secret.items()}}
            told = {name: plain(value) for name, value in event.values.items()}
            secret = f" secret {json.dumps(seen)}" if event.secret else ""
            lines.append(
                f"    {event.kind} by {event.rule}{' (news)' if event.news else ''} {json.dumps(told)}{secret}"
            )
    lines.append(f"{match.outcome}")
    return match, "\n".join(lines) + "\n"


def main() -> None:
    """Write every golden file."""
    for game_id in game_ids():
        for seed in seeds(game_id):
            match, telling = golden_match(game_id, seed)
            (folder(game_id) / f"{seed}.txt").write_text(telling, "utf-8")
            (folder(game_id) / f"{seed}.record").write_text(write_record(match), "utf-8")
        game = find_game(game_id)
        (Path(str(game.folder)) / FILE).write_text(renewed(game), "utf-8")


if __name__ == "__main__":
    main()
