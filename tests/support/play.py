"""Random play of whole matches."""

from thronsaal.core.chance import Chance
from thronsaal.core.kit.walk import choose
from thronsaal.core.match import Match


def play_some(match: Match, count: int, seed: int = 1) -> Match:
    """So many random moves, or fewer when the match ends."""
    rng = Chance(seed + len(match.moves))
    for _ in range(count):
        chosen = choose(match.state, rng)
        if chosen is None:
            break
        match.apply(*chosen)
    return match


def play_out(match: Match, seed: int = 1) -> Match:
    """Random moves until the end."""
    return play_some(match, match.game.longest, seed)
