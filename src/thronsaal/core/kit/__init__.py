"""The conformance kit: what any game must pass, ours and those of other packages alike.

`kit.run(GAME)` prints what it did and says whether the game passes; `kit.CHECKS["copies"](GAME, [1, 2])` is one check
on the matches of two seeds and raises `kit.Broken`. Who adds a game lets pytest go through CHECKS.

walk.py      random matches, and the positions met on the way
promises.py  moves, copies, records, notation: what Game and State promise
wording.py   every event, prompt, label and reason has its words in both languages, and a rule
secrecy.py   nothing a seat receives depends on what it cannot know
numbering.py actions and observations for programs that learn
fresh.py     reseeding changes the chance to come, and nothing else
golden.py    the number of legal lines to some depth, kept in the game's own `golden.toml`
scenes.py    the examples of the rulebook play as printed
summaries.py what is told at the end: points that add up, figures for every seat
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping

from thronsaal.core.chance import SEED_BITS, Chance
from thronsaal.core.game import Game
from thronsaal.core.kit import fresh, golden, numbering, promises, scenes, secrecy, summaries, wording
from thronsaal.core.kit.walk import Broken, Tally, fingerprint

__all__ = ["CHECKS", "Broken", "Tally", "fingerprint", "run"]

Check = Callable[[Game, Iterable[int]], Tally]

CHECKS: Mapping[str, Check] = {
    "legal": promises.legal,
    "refused": promises.refused,
    "copies": promises.copies,
    "pickles": promises.pickles,
    "same": promises.same,
    "ends": promises.ends,
    "notation": promises.notation,
    "records": promises.records,
    "golden": golden.golden,
    "scenes": scenes.scenes,
    "words": wording.words,
    "summaries": summaries.summaries,
    "views": secrecy.views,
    "events": secrecy.events,
    "news": secrecy.news,
    "foresight": secrecy.foresight,
    "reseed": fresh.reseed,
    "observations": numbering.observations,
    "actions": numbering.actions,
}
"""The checks by name, in the order in which they help most: what comes first explains what fails later."""

MATCHES, FRESH = 8, 4
"""Random matches that are the same in every run, and some that are not."""


def run(game: Game, seed: int | None = None, report: Callable[[str], object] = print, matches: int = MATCHES) -> bool:
    """Put a game through every check and report each; whether it passed them all.

    Besides the matches that every run takes there are some of fresh seeds, the first of which is `seed`: drawn when it
    is None, and reported, so that a run can be repeated.
    """
    chance, first = Chance(0), secrets.randbits(64) if seed is None else seed
    fresh = [(first + n) % (1 << SEED_BITS) for n in range(FRESH)]
    seeds = [*(chance.seed() for _ in range(matches)), *fresh]
    report(f"{game.id} version {game.version}: {len(CHECKS)} checks on {matches} fixed and {FRESH} fresh matches")
    report(f"  fresh seeds {', '.join(map(str, fresh))}; to repeat them: --seed {first}")
    passed = 0
    for name, check in CHECKS.items():
        try:
            done = check(game, seeds)
        except Exception as error:
            # A check that falls over has found something too: the game raised where it should have answered.
            what = str(error) if isinstance(error, Broken) else f"raised {error!r}"
            report(f"  BROKEN {name:<10} {what}")
        else:
            passed += 1
            counts = ", ".join(f"{count:,} {noun}" for noun, count in done.items())
            report(f"  passed {name:<10} {counts}")
    report(f"{game.id}: passed {passed} of {len(CHECKS)} checks")
    return passed == len(CHECKS)
