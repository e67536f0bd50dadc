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
from thronsaal.games.lcg import GAME, hidden, slots
from thronsaal.games.lcg.catalogue import CARDS
from thronsaal.games.lcg.challenge import Turn
from thronsaal.games.lcg.decks.shipped import SHIPPED
from thronsaal.games.lcg.lists import may_hold, may_plot
from thronsaal.games.lcg.material import FIRST, HOUSES, INTO_SHADOWS, NONE, OFF, SECOND, SETUP_GOLD, Crest, House, Zone
from thronsaal.games.lcg.state import LcgState
from thronsaal.games.lcg.values import Values
from thronsaal.games.lcg.windows import ActionWindow

DERIVED = sorted(set(Values.__slots__) - {"deal", "heeds", "rules", "tidy"})
"""What values hold; not how they are kept."""
SHADED = tuple(name for name in SHIPPED if name.endswith(".shadows"))
BLACKWATER = tuple(name for name in SHIPPED if name.endswith(".blackwater"))
AGENDAS = {FIRST: "KL20", SECOND: "13079"}
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
    check_shadows(s)
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
        stock = s.hand[seat] | s.laid[seat] | (s.veiled & deal.owned[seat])
        own = stock
        for card in s.deck[seat]:
            stock |= 1 << card
        assert stock == s.stock[seat], "a seat's stock is its hand, what it has laid out or in shadows, and its deck"
        own |= stock
        for pile in (s.discard[seat], s.dead[seat]):
            for card in pile:
                own |= 1 << card
        assert own & ~deal.draw_deck[seat] == 0, "out of play cards lie with their owners"
        piles = (s.deck[seat], s.discard[seat], s.dead[seat])
        count += s.hand[seat].bit_count() + s.laid[seat].bit_count() + s.court[seat].bit_count() + sum(map(len, piles))
        everywhere |= own | s.court[seat]
    count += s.veiled.bit_count()
    dealt = 0
    for cards in deal.draw_deck:
        dealt |= cards
    assert everywhere == dealt, "no card is lost, and none is in play that is no card of a deck"
    assert count == dealt.bit_count(), "no card is in two places"


def check_shadows(s: LcgState) -> None:
    """Every card in shadows has a place of its own, and may lie there; nothing is kept of places that are free."""
    lying = [card for places in s.shadows for card in places if card != NONE]
    assert len(lying) == len(set(lying)), "a card has one place"
    veiled = 0
    for card in lying:
        veiled |= 1 << card
    assert veiled == s.veiled
    assert all(not places or places[-1] != NONE for places in s.shadows), "free places behind the last card are none"
    assert s.deal.edition != OFF or not veiled
    assert s.deal.edition != FIRST or not veiled & ~s.deal.shadowy, "only cards with the crest"
    for seat, places in enumerate(s.shadows):
        for card in places:
            assert card == NONE or s.deal.owner[card] == seat or hidden.is_open(s, card)
    going = {card for card, zone in s.leaving.items() if zone is Zone.SHADOWS}
    assert set(s.further) <= set(lying) | going, "a cost that was gained is gone when the card has left"
    for card in lying:
        is_plain = s.deal.shadowy >> card & 1
        assert is_plain or hidden.is_open(s, card), "what could not be laid there was seen when it was put there"


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
            is_other = s.deal.hatching >> card & 1 or s.deal.masking >> host & 1
            assert s.deal.names[card] == s.deal.names[host] or is_other
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
    lying = s.in_play | s.veiled
    assert all(lying >> card & 1 or card in houses or card in s.revealed for card in s.power)
    assert all(lying >> card & 1 for card in s.coins)
    for key, used in s.limits.items():
        if key[0] == "text" and key[2] != NONE:
            limit = s.deal.abilities[key[1]][key[2]].limit
            assert limit is not None
            assert used <= limit.times
        if key[0] in ("limited", "limited-response", "opposed", "regent", "commander", "hand"):
            assert used == 1, f"{key} once only"
    laid = [sum(s.deal.cost[card] for card in cards_in(cards)) for cards in s.laid]
    if not s.round:
        laid = [gold + INTO_SHADOWS * slots.mask(s, seat).bit_count() for seat, gold in enumerate(laid)]
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


def thrown_together(chance: Chance, edition: str = FIRST) -> str:
    """A deck of any cards that a house may hold at tables with shadows, most of them for the shadows."""
    house = chance.pick([House(name) for name in HOUSES])
    cards = list(may_hold(house, edition))
    dark = [card for card in cards if card.shadow or card.code.startswith(("KL", "13"))]
    chance.shuffle(cards)
    chance.shuffle(dark)
    chosen = {card.name: card.code for card in (*cards[:30], *dark[:40])}
    codes = list(chosen.values())[:60]
    codes += [card.code for card in {each.name: each for each in cards if each.name not in chosen}.values()][
        : 60 - len(codes)
    ]
    plots = {plot.name: plot.code for plot in may_plot(house, edition)}
    names = list(plots)
    chance.shuffle(names)
    agenda = f"agenda={AGENDAS[edition]};" if chance.below(3) == 0 else ""
    return f"house={house.value};{agenda}plots={','.join(plots[name] for name in names[:7])};cards={','.join(codes)}"


def start(number: int, landing: bool = False, blackwater: bool = False) -> LcgState:
    """One of all the tables there are: seats, variant, houses, errata and lists by its number."""
    chance = Chance(number)
    seats, variant = TABLES[number % len(TABLES)]
    decks = "-".join(chance.pick(HOUSES) for _ in range(seats))
    if landing:
        decks = "|".join(thrown_together(chance) if number % 2 else chance.pick(SHADED) for _ in range(seats))
    elif blackwater:
        ready = BLACKWATER
        decks = "|".join(thrown_together(chance, SECOND) if number % 2 else chance.pick(ready) for _ in range(seats))
    options = {
        **({"shadows": FIRST} if landing else {"shadows": SECOND} if blackwater else {}),
        "decks": "choose" if number % 11 == 0 else decks,
        "variant": variant,
        "errata": "off" if number % 5 == 0 else "on",
        "lists": "closed" if number % 13 == 0 else "open",
    }
    state = GAME.start(seats, options, number)
    assert isinstance(state, LcgState)
    return state


def random_game(number: int, tally: Tally, every: int = 97, s: LcgState | None = None) -> Iterator[LcgState]:
    """Every position of a random game, each checked; from time to time against a state that was read afresh."""
    s, chance, order = s or start(number), Chance(number + 1), Order()
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
    parser.add_argument("--shadows", action="store_true", help="decks with many cards of shadows, in both editions")
    parser.add_argument("--landing", action="store_true", help="decks of King's Landing, ready ones and others")
    parser.add_argument("--blackwater", action="store_true", help="decks of The Blackwater, ready ones and others")
    wanted = parser.parse_args()
    tally, begun = Tally(), time.monotonic()
    for number in range(wanted.first, wanted.first + wanted.games):
        try:
            table = shadowy_start(number) if wanted.shadows else start(number, wanted.landing, wanted.blackwater)
            for _ in random_game(number, tally, s=table):
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
    in_decks = {card.code for card in CARDS if card.shadow and Crest.SHADOW in card.crests and card.copies}
    if not wanted.landing:
        in_decks = {code for name in HOUSES for code in codes(name)}
    print(f"never out of hand, deck or plot deck at the end of a game: {sorted(in_decks - tally.seen) or 'none'}")


def shadowy_start(number: int) -> LcgState:
    """A table at which much happens in shadows, by its number."""
    from games.lcg.shadowy import SHADOWY  # noqa: PLC0415

    edition = ("first", "second")[number % 2]
    state = SHADOWY.start(2 + number // 2 % 3, {"shadows": edition}, number)
    assert isinstance(state, LcgState)
    return state


def codes(name: str) -> set[str]:
    """The cards of a deck that comes with the game."""
    deal = GAME.start(2, {"decks": f"{name}-{name}"}, 0)
    assert isinstance(deal, LcgState)
    return {card.code for card in deal.deal.cards if card.type not in ("house", "agenda")}


if __name__ == "__main__":
    main()
