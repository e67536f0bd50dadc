"""Set up a position of Catan from a few words; what they leave open is as at the start of a game.

board, seats, apart, offers   the table: "brotherhood" (default), "base" or "classic"; 4; false; true
active, phase                 whose turn ("A") and where in it: "main" (default), "before-dice", "found-settlement"
settlements, keeps, roads     { A = "v3 v17" }, { A = "e4 e5" }
hand, cards                   { A = "2 wool + 1 ore" }, { A = "patrol point" }; the supply and the deck hold the rest
fresh, deck, patrols          cards the active seat bought just now; the top of the deck, first card first; { A = 2 }
longest, strongest            who holds the special cards; the longest road is judged from the roads unless said
tormund                       "camp" or "h7"
heroes                        { A = "mance", B = "tarly B" }
camps, clearings, gift        { cave-dwellers = "giant regular" }, [0, 2, 0, 0], { h5 = "regular climber" }
wall, breaches                ["AAB", "", "C", ""], 1
tokens                        { A = "hornfoots giant, hornfoots regular" }: under the settlement, then the next keep
terrain, chips                { h5 = "fields" }, { h5 = 8 }: other than printed
luck                          { dice = [2, 3, 5], pool = "cave-dwellers giant", steal = "B wool" }: what chance brings
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from thronsaal.core.buffer import Buffer, seeded
from thronsaal.core.chance import Chance, seed_words
from thronsaal.core.game import BadNotation
from thronsaal.core.scene import BadScene, by_seat, check_keys, one_of, seat_of, setting_up
from thronsaal.core.words import Seat
from thronsaal.games.catan.kernel import material as m
from thronsaal.games.catan.kernel import record as r
from thronsaal.games.catan.kernel.building import learn_rates
from thronsaal.games.catan.kernel.founding import count_producing, prepare
from thronsaal.games.catan.kernel.geometry import END_SET, HALF, NEAR, plan
from thronsaal.games.catan.kernel.longest_road import judge
from thronsaal.games.catan.notation import read_bundle
from thronsaal.games.catan.snapshot import PHASES

MOST_SEEDS = 200_000
PHASES_GIVEN = ("main", "before-dice", "found-settlement")
TABLE_KEYS = ("board", "seats", "apart", "offers", "luck")


def arrange(given: Mapping[str, Any]) -> Buffer:
    """The position as a buffer. Raises BadScene."""
    check_keys(given, (*TABLE_KEYS, *KEYS))
    seats = one_of("seats", given.get("seats", 4), (3, 4))
    board = m.map_of(one_of("board", given.get("board", "brotherhood"), m.BOARD_NAMES), seats)
    buffer = seeded(r.RECORD, 1)
    with setting_up():
        prepare(buffer, board, seats, 0, int(given.get("apart", False)), int(given.get("offers", True)), 0)
        s = buffer.view(r.RECORD)[0]
        s.turn = 10
        s.placed = seats * (3 if m.BOARDS[board].has_wall else 2)
        s.phase, s.rolled = r.MAIN, 1
        for key, put in KEYS.items():
            if key in given:
                put(s, given[key])
        _finish(s)
        if "luck" in given:
            _find_luck(s, given["luck"])
    return buffer


def _seats(s: Any, named: Mapping[str, Any]) -> Iterable[tuple[Seat, Any]]:
    return by_seat(named, int(s.seats)).items()


def _seat(s: Any, letter: str) -> Seat:
    return seat_of(letter, int(s.seats))


def _number(text: str, letter: str, most: int) -> int:
    if not text.startswith(letter) or not text[1:].isdigit() or not 1 <= int(text[1:]) <= most:
        raise BadScene(f"{letter}1 to {letter}{most} was expected, not {text!r}")
    return int(text[1:]) - 1


def _corner(s: Any, text: str) -> int:
    return _number(text, "v", len(plan(int(s.map)).corners))


def _hex(s: Any, text: str) -> int:
    return _number(text, "h", len(plan(int(s.map)).hexes))


def _put_phase(s: Any, phase: str) -> None:
    s.phase = PHASES.index(one_of("phase", phase, PHASES_GIVEN))
    s.rolled = phase == "main"
    if phase == "found-settlement":
        s.placed = s.turn = 0


def _put_active(s: Any, letter: str) -> None:
    s.active = s.actor = _seat(s, letter)


def _put_settlements(s: Any, each: Mapping[str, str]) -> None:
    for seat, places in _seats(s, each):
        for corner in (_corner(s, text) for text in places.split()):
            s.settlements[seat] |= 1 << corner
            s.settlements_left[seat] -= 1
            s.free &= ~NEAR[s.map, corner]


def _put_keeps(s: Any, each: Mapping[str, str]) -> None:
    for seat, places in _seats(s, each):
        for corner in (_corner(s, text) for text in places.split()):
            s.keeps[seat] |= 1 << corner
            s.keeps_left[seat] -= 1
            s.free &= ~NEAR[s.map, corner]


def _put_roads(s: Any, each: Mapping[str, str]) -> None:
    for seat, places in _seats(s, each):
        for path in (_number(text, "e", len(plan(int(s.map)).paths)) for text in places.split()):
            s.roads[seat, path // HALF] |= 1 << path % HALF
            s.touched[seat] |= END_SET[s.map, path]
            s.roads_left[seat] -= 1


def _put_hand(s: Any, each: Mapping[str, str]) -> None:
    for seat, text in _seats(s, each):
        try:
            counts = read_bundle(text)
        except BadNotation as error:
            raise BadScene(str(error)) from error
        for resource, count in enumerate(counts):
            s.hand[seat, resource] = count
            s.bank[resource] -= count
    if (s.bank < 0).any():
        raise BadScene(f"there are only {m.PER_RESOURCE} cards of each resource")


def _take_card(s: Any, name: str) -> int:
    """A card of this kind leaves the deck."""
    kind = m.DEVELOPMENTS.index(name)
    at = [n for n in range(s.deck_left) if s.deck[n] == kind]
    if not at:
        raise BadScene(f"there is no more {name} in the deck")
    s.deck_left -= 1
    s.deck[at[0] : s.deck_left] = s.deck[at[0] + 1 : s.deck_left + 1].copy()
    s.deck[s.deck_left] = r.NOBODY
    return kind


def _put_cards(s: Any, each: Mapping[str, str]) -> None:
    for seat, names in _seats(s, each):
        for name in names.split():
            s.cards[seat, _take_card(s, name)] += 1


def _put_fresh(s: Any, names: str) -> None:
    for name in names.split():
        kind = _take_card(s, name)
        s.cards[s.active, kind] += 1
        s.fresh[kind] += 1


def _put_deck(s: Any, names: str) -> None:
    for name in reversed(names.split()):
        kind = _take_card(s, name)
        s.deck[s.deck_left] = kind
        s.deck_left += 1
    # Taking a later card could have moved one put on top before; put them in order once more.
    top = [m.DEVELOPMENTS.index(name) for name in reversed(names.split())]
    s.deck[s.deck_left - len(top) : s.deck_left] = top


def _put_patrols(s: Any, each: Mapping[str, int]) -> None:
    for seat, count in _seats(s, each):
        for _ in range(count):
            _take_card(s, "patrol")
        s.patrols[seat] = count


def _put_strongest(s: Any, letter: str) -> None:
    s.strongest = _seat(s, letter)


def _put_longest(s: Any, letter: str) -> None:
    s.longest = _seat(s, letter)


def _put_tormund(s: Any, place: str) -> None:
    s.tormund = r.AT_CAMP if place == "camp" else _hex(s, place)


def _put_heroes(s: Any, each: Mapping[str, str]) -> None:
    for seat, text in _seats(s, each):
        name, _, side = text.partition(" ")
        hero = m.HEROES.index(name)
        for other in range(s.seats):
            if s.hero[other] == hero:
                s.hero[other] = s.hero[seat]
        s.hero[seat] = hero
        s.side_b[seat] = side == "B"


def _put_camps(s: Any, each: Mapping[str, str]) -> None:
    for clan, names in each.items():
        for camp, name in enumerate(names.split()):
            s.camps[m.CLANS.index(clan), camp] = m.KINDS.index(name)
            s.frost[m.KINDS.index(name)] -= 1


def _put_clearings(s: Any, counts: Sequence[int]) -> None:
    for section, count in enumerate(counts):
        s.clearing[section] = count
        s.frost[m.REGULAR] -= count


def _put_gift(s: Any, each: Mapping[str, str]) -> None:
    for place, names in each.items():
        at = _hex(s, place)
        s.wild |= 1 << at
        for name in names.split():
            s.gift[at, m.KINDS.index(name)] += 1
            s.frost[m.KINDS.index(name)] -= 1


def _put_wall(s: Any, sections: Sequence[str]) -> None:
    for section, letters in enumerate(sections):
        for place, letter in enumerate(letters):
            s.wall[section, place] = _seat(s, letter)
            s.guards_left[_seat(s, letter)] -= 1
        s.manned[section] = len(letters)


def _put_breaches(s: Any, count: int) -> None:
    s.breaches = count


def _token(text: str) -> int:
    clan, kind = text.split()
    return 3 * m.CLANS.index(clan) + m.KINDS.index(kind)


def _put_tokens(s: Any, each: Mapping[str, str]) -> None:
    """Exchange tokens with the pool, or where it lacks them with any other place."""
    for seat, names in _seats(s, each):
        keep = 5 + 2 * (m.KEEPS - int(s.keeps_left[seat]))
        for place, name in zip((0, keep, keep + 1), names.split(", "), strict=False):
            wanted, there = _token(name), int(s.tokens[seat, place])
            if s.pool[wanted]:
                s.pool[wanted] -= 1
                s.pool[there] += 1
            else:
                other = next(n for n in zip(*np.nonzero(s.tokens == wanted), strict=True) if n != (seat, place))
                s.tokens[other] = there
            s.tokens[seat, place] = wanted


def _put_terrain(s: Any, each: Mapping[str, str]) -> None:
    for place, name in each.items():
        s.terrain[_hex(s, place)] = m.TERRAINS.index(name)


def _put_chips(s: Any, each: Mapping[str, int]) -> None:
    for place, number in each.items():
        s.chip[_hex(s, place)] = number
    count_producing(s)


KEYS: dict[str, Callable[[Any, Any], None]] = {
    "active": _put_active,
    "phase": _put_phase,
    "settlements": _put_settlements,
    "keeps": _put_keeps,
    "roads": _put_roads,
    "hand": _put_hand,
    "cards": _put_cards,
    "patrols": _put_patrols,
    "fresh": _put_fresh,
    "deck": _put_deck,
    "strongest": _put_strongest,
    "longest": _put_longest,
    "tormund": _put_tormund,
    "heroes": _put_heroes,
    "camps": _put_camps,
    "clearings": _put_clearings,
    "gift": _put_gift,
    "wall": _put_wall,
    "breaches": _put_breaches,
    "tokens": _put_tokens,
    "terrain": _put_terrain,
    "chips": _put_chips,
}


def _finish(s: Any) -> None:
    """What follows from the pieces: rates, tokens of pieces on the board, the longest road."""
    for seat in range(s.seats):
        learn_rates(s, seat)
        if m.BOARDS[s.map].has_wall:
            _fit_tokens(s, seat)
    judge(s)
    if (s.frost < 0).any() or min(s.roads_left.min(), s.settlements_left.min(), s.keeps_left.min()) < 0:
        raise BadScene("there are not so many pieces")


def _fit_tokens(s: Any, seat: int) -> None:
    """As many tokens lie under settlements and keeps as are not built."""
    for place in range(5):
        wanted = place < s.settlements_left[seat]
        if wanted and s.tokens[seat, place] == r.NOBODY:
            token = next(n for n in range(9) if s.pool[n])
            s.pool[token] -= 1
            s.tokens[seat, place] = token
        elif not wanted and s.tokens[seat, place] != r.NOBODY:
            s.pool[s.tokens[seat, place]] += 1
            s.tokens[seat, place] = r.NOBODY
    s.laid[seat] = min(3, int(s.settlements_left[seat]))
    for place in range(5, 5 + 2 * (m.KEEPS - int(s.keeps_left[seat]))):
        if s.tokens[seat, place] != r.NOBODY:
            s.pool[s.tokens[seat, place]] += 1
            s.came_out[s.tokens[seat, place]] += 1
            s.tokens[seat, place] = r.NOBODY


def _into_pool(s: Any, token: int) -> None:
    """See to it that the pool has such a token."""
    if s.pool[token] == 0:
        place = next(zip(*np.nonzero(s.tokens == token), strict=True))
        other = next(n for n in range(9) if s.pool[n])
        s.tokens[place] = other
        s.pool[other] -= 1
        s.pool[token] += 1


def _find_luck(s: Any, luck: Mapping[str, Any]) -> None:
    """A seed from which the dice, the pool and the thief's draw come as wanted, in the order given."""
    if "pool" in luck:
        _into_pool(s, _token(luck["pool"]))
    for seed in range(MOST_SEEDS):
        if _is_lucky(s, Chance(seed), luck):
            s.chance[:4] = seed_words(seed)
            s.chance[4] = 0
            return
    raise BadScene(f"chance never brings {dict(luck)!r}")


def _is_lucky(s: Any, rng: Chance, luck: Mapping[str, Any]) -> bool:
    for what, wish in luck.items():
        if what == "dice":
            both = 6 * (wish[0] - 1) + wish[1] - 1
            if (rng.below(432) - 36 * (wish[2] - 1) if m.BOARDS[s.map].has_wall else rng.below(36)) != both:
                return False
        elif what == "pool":
            drawn = rng.below(int(s.pool.sum()))
            if int(np.searchsorted(np.cumsum(s.pool), drawn, "right")) != _token(wish):
                return False
        elif what == "steal":
            victim, name = wish.split()
            hand = s.hand[_seat(s, victim)]
            drawn = rng.below(int(hand.sum()))
            if int(np.searchsorted(np.cumsum(hand), drawn, "right")) != m.RESOURCES.index(name):
                return False
        else:
            raise BadScene(f"luck knows dice, pool and steal, not {what!r}")
    return True
