"""What holds in every position of the living card game, whoever plays: nothing is lost, nothing is in two places.

Run by itself it plays many random games with every check on after each move, and tells how they ended:

    PYTHONPATH=tests python -m games.lcg.soundness --games 20000
"""

from __future__ import annotations

import argparse
import pickle
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from thronsaal.core.chance import Chance
from thronsaal.core.engine.occurrence import Aftermath, Happening, Impending
from thronsaal.core.engine.select import cards_in
from thronsaal.games.lcg import GAME
from thronsaal.games.lcg.challenge import Turn
from thronsaal.games.lcg.decks.shipped import SHIPPED
from thronsaal.games.lcg.material import NONE, SETUP_GOLD
from thronsaal.games.lcg.state import LcgState
from thronsaal.games.lcg.values import Values
from thronsaal.games.lcg.windows import ActionWindow

DERIVED = sorted(set(Values.__slots__) - {"deal", "heeds", "rules", "tidy"})
"""What values hold; not how they are kept."""
HOUSES = tuple(SHIPPED)
TABLES = (
    (2, "melee"),
    (2, "littlefinger"),
    (3, "melee"),
    (3, "littlefinger"),
    (4, "melee"),
    (4, "littlefinger"),
    (4, "teams"),
)


def check(s: LcgState) -> None:
    """Every invariant of a position."""
    check_cards(s)
    check_plots(s)
    check_play(s)
    check_challenge(s)
    check_windows(s)
    check_counts(s)
    check_values(s)


def check_cards(s: LcgState) -> None:
    """Every card of a draw deck lies in exactly one place, out of play with its owner."""
    deal = s.deal
    everywhere = s.duplicates | s.resolving | s.removed
    count = everywhere.bit_count()
    assert count == s.duplicates.bit_count() + s.resolving.bit_count() + s.removed.bit_count()
    for seat in range(s.seats_count):
        stock = s.hand[seat] | s.laid[seat]
        own = stock
        for card in s.deck[seat]:
            stock |= 1 << card
        assert stock == s.stock[seat], "a seat's stock is its hand, what it has laid out, and its deck"
        own |= stock
        for pile in (s.discard[seat], s.dead[seat]):
            for card in pile:
                own |= 1 << card
        assert own & ~deal.draw_deck[seat] == 0, "out of play cards lie with their owners"
        piles = (s.deck[seat], s.discard[seat], s.dead[seat])
        count += s.hand[seat].bit_count() + s.laid[seat].bit_count() + s.court[seat].bit_count() + sum(map(len, piles))
        everywhere |= own | s.court[seat]
    dealt = 0
    for cards in deal.draw_deck:
        dealt |= cards
    assert everywhere == dealt, "no card is lost, and none is in play that is no card of a deck"
    assert count == dealt.bit_count(), "no card is in two places"


def check_plots(s: LcgState) -> None:
    """Every plot is in one plot deck, revealed, or used; a chosen one is still in its deck."""
    found = count = 0
    for seat in range(s.seats_count):
        lying = [*s.used[seat], *([s.revealed[seat]] if s.revealed[seat] != NONE else [])]
        count += s.plots[seat].bit_count() + len(lying)
        found |= s.plots[seat]
        for card in lying:
            found |= 1 << card
        assert s.chosen[seat] == NONE or s.plots[seat] >> s.chosen[seat] & 1
    brought = 0
    for cards in s.deal.plot_deck:
        brought |= cards
    assert found == brought
    assert count == brought.bit_count()


def check_play(s: LcgState) -> None:
    """What lies in play, on what, and that nobody has a unique card twice."""
    in_play = 0
    for court in s.court:
        assert not in_play & court, "a card has one controller"
        in_play |= court
    assert in_play == s.in_play
    houses = 0
    for card in s.deal.house_card:
        houses |= 1 << card
    assert not s.attached & ~in_play
    assert not s.kneeling & ~(in_play | houses | _agendas(s)), "only what is in play kneels"
    assert not s.moribund & ~in_play, "what has left play is not moribund"
    assert set(cards_in(s.moribund)) <= set(s.leaving), "a moribund card goes somewhere, once"
    hosted = 0
    for card, host in s.host.items():
        hosted |= 1 << card
        if s.attached >> card & 1:
            assert (in_play | houses) >> host & 1
        else:
            assert s.duplicates >> card & 1
            assert s.deal.names[card] == s.deal.names[host]
            assert s.deal.unique >> host & 1
            assert in_play >> host & 1
    assert hosted == s.attached | s.duplicates
    for court in s.court:
        names = [s.deal.names[card] for card in cards_in(court & s.deal.unique & ~s.moribund)]
        assert len(names) == len(set(names)), "nobody has a unique card twice"


def _agendas(s: LcgState) -> int:
    found = 0
    for card in s.deal.agenda:
        if card != NONE:
            found |= 1 << card
    return found


def check_challenge(s: LcgState) -> None:
    """Who takes part is a character of the side it takes part for; without a challenge nobody does."""
    if s.contest == NONE:
        assert not s.attacking | s.defending
        return
    assert not s.attacking & s.defending
    assert not (s.attacking | s.defending) & ~s.characters
    assert s.is_opponent(s.attacker, s.target)
    assert s.is_opponent(s.attacker, s.defender)


def check_windows(s: LcgState) -> None:
    """Nobody takes an action or begins a challenge while something is happening, and then nobody is moribund."""
    if s.ended:
        return
    is_quiet = not any(isinstance(frame, Impending | Happening | Aftermath) for frame in s.stack)
    if is_quiet or isinstance(s.asked, ActionWindow | Turn):
        assert not s.moribund, "who is moribund leaves when the window ends"
        assert not s.happened, "what happened is answered before anything else is done"


def check_counts(s: LcgState) -> None:
    """Gold, power and limits."""
    assert min(s.gold) >= 0
    assert all(n > 0 for n in s.power.values())
    assert all(n > 0 for n in s.coins.values())
    houses = set(s.deal.house_card)
    assert all(s.in_play >> card & 1 or card in houses for card in s.power)
    assert all(s.in_play >> card & 1 for card in s.coins)
    for key, used in s.limits.items():
        if key[0] == "text" and key[2] != NONE:
            limit = s.deal.abilities[key[1]][key[2]].limit
            assert limit is not None
            assert used <= limit.times
        if key[0] in ("limited", "limited-response", "opposed", "regent", "commander", "hand"):
            assert used == 1, f"{key} once only"
    laid = [sum(s.deal.cost[card] for card in cards_in(cards)) for cards in s.laid]
    assert max(laid) <= SETUP_GOLD


def check_values(s: LcgState) -> None:
    """What is kept of derived values equals what is derived anew."""
    kept = s.kept
    if kept is None:
        return
    twin = s.copy()
    twin.kept = None
    anew = twin.values
    for name in DERIVED:
        assert getattr(anew, name) == getattr(kept, name), f"{name} was not derived anew"


def check_afresh(s: LcgState) -> None:
    """A state that was saved and read, with nothing kept at all, offers the same moves and counts the same."""
    twin = pickle.loads(pickle.dumps(s))
    assert isinstance(twin, LcgState)
    for seat in s.actors:
        assert twin.legal(seat) == s.legal(seat)
    for seat in range(s.seats_count):
        assert twin.power_of(seat) == s.power_of(seat)
    for card in cards_in(s.characters):
        assert twin.values.strength(card) == s.values.strength(card)


class Order:
    """The phases come in their order, round after round."""

    def __init__(self) -> None:
        self.at = (0, NONE)

    def check(self, s: LcgState) -> None:
        now = (s.round, s.phase)
        assert now >= self.at, f"{self.at} is followed by {now}"
        assert now[0] - self.at[0] <= 1, "no round is passed over"
        self.at = now


@dataclass
class Tally:
    """How many games ended how."""

    games: int = 0
    moves: int = 0
    rounds: Counter[int] = field(default_factory=Counter)
    lengths: list[int] = field(default_factory=list)
    tables: Counter[tuple[int, str]] = field(default_factory=Counter)
    winners: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)
    seen: set[str] = field(default_factory=set)


def start(number: int) -> LcgState:
    """One of all the tables there are: seats, variant, houses, errata and lists by its number."""
    chance = Chance(number)
    seats, variant = TABLES[number % len(TABLES)]
    decks = "-".join(chance.pick(HOUSES) for _ in range(seats))
    options = {
        "decks": "choose" if number % 11 == 0 else decks,
        "variant": variant,
        "errata": "off" if number % 5 == 0 else "on",
        "lists": "closed" if number % 13 == 0 else "open",
    }
    state = GAME.start(seats, options, number)
    assert isinstance(state, LcgState)
    return state


def random_game(number: int, tally: Tally, every: int = 97) -> Iterator[LcgState]:
    """Every position of a random game, each checked; from time to time against a state that was read afresh."""
    s, chance, order = start(number), Chance(number + 1), Order()
    moves = 0
    while not s.ended:
        seat = chance.pick(s.actors)
        legal = s.legal(seat)
        assert legal, "who is asked has an answer"
        s.apply(seat, chance.pick(legal), events=False)
        moves += 1
        assert moves <= GAME.longest
        if s.deal.is_made:
            check(s)
            order.check(s)
            if moves % every == 0:
                check_afresh(s)
        yield s
    note(s, tally, number, moves)


def note(s: LcgState, tally: Tally, number: int, moves: int) -> None:
    """How a game ended, and which cards were met in it."""
    outcome = s.outcome
    assert outcome is not None
    tally.games += 1
    tally.moves += moves
    tally.rounds[s.round] += 1
    tally.lengths.append(moves)
    tally.tables[TABLES[number % len(TABLES)]] += 1
    for winner in outcome.winners:
        tally.winners[s.deal.decks[winner].house.value] += 1
    lying = s.in_play | s.duplicates | s.removed
    for seat in range(s.seats_count):
        for card in (*cards_in(lying), *s.discard[seat], *s.dead[seat], *s.used[seat], s.revealed[seat]):
            tally.seen.add(s.deal.cards[card].code)


def main() -> None:
    parser = argparse.ArgumentParser(description="Random games with every check on.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    wanted = parser.parse_args()
    tally, begun = Tally(), time.monotonic()
    for number in range(wanted.first, wanted.first + wanted.games):
        try:
            for _ in random_game(number, tally):
                pass
        except Exception:
            print(f"game {number}")
            raise
        if tally.games % 100 == 0:
            print(f"{tally.games} games, {tally.moves:,} moves, {time.monotonic() - begun:.0f} s", flush=True)
    lengths = sorted(tally.lengths)
    print(f"{tally.games} games ended, {tally.moves:,} moves")
    print(f"the longest {lengths[-1]}, half of them under {lengths[len(lengths) // 2]}")
    print(f"by table {dict(sorted(tally.tables.items()))}; rounds {dict(sorted(tally.rounds.items()))}")
    print(f"won by {dict(tally.winners.most_common())}")
    in_decks = {code for name in HOUSES for code in codes(name)}
    print(f"never out of hand, deck or plot deck at the end of a game: {sorted(in_decks - tally.seen) or 'none'}")


def codes(name: str) -> set[str]:
    """The cards of a deck that comes with the game."""
    deal = GAME.start(2, {"decks": f"{name}-{name}"}, 0)
    assert isinstance(deal, LcgState)
    return {card.code for card in deal.deal.cards if card.type not in ("house", "agenda")}


if __name__ == "__main__":
    main()
