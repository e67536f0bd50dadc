"""Our bots at catanatron's own table.

    python benchmarks/catanatron_bridge.py hard@0.2 --games 100

Seats one of our bots among three of catanatron's players (VictoryPointPlayer by default) on the classic board and
prints how often each side wins, with 95 % confidence intervals; catanatron draws the seats anew for every game. The bot
gets what its seat may know: hand sizes, its own cards, the open board; the hands of the others are left fully in doubt,
and their development cards and the deck are dealt anew before it looks. It cannot trade with the others there, for
catanatron has no offers, and what is discarded after a seven is drawn by lot for everybody.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from catanatron.game import Game
from catanatron.models.enums import RESOURCES, Action, ActionPrompt, ActionType
from catanatron.models.player import Color, Player, RandomPlayer
from catanatron.players.search import VictoryPointPlayer

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from games.catan.peer.bridge import CARDS, COLORS, Chart, action_move, same_board
from thronsaal.bots import make
from thronsaal.core.bot import Vantage
from thronsaal.core.chance import Chance
from thronsaal.core.registry import find_game
from thronsaal.games.catan.bots.greedy import ranked
from thronsaal.games.catan.kernel import record as r
from thronsaal.games.catan.kernel.building import learn_rates
from thronsaal.games.catan.kernel.geometry import END_SET, HALF, NEAR
from thronsaal.games.catan.kernel.legal import MOST_LISTED
from thronsaal.games.catan.kernel.material import CLASSIC_MAP
from thronsaal.games.catan.state import CatanState
from thronsaal.study import wilson

RIVALS = {"victory": VictoryPointPlayer, "random": RandomPlayer}


def position(game: Game, chart: Chart) -> CatanState:
    """Their position as ours, with nothing known of other hands but their size."""
    state = same_board(game, chart)
    s, theirs = state.record, game.state
    for index, color in enumerate(theirs.colors):
        fill_seat(s, theirs, chart, index, color)
    for resource in range(5):
        s.bank[resource] = theirs.resource_freqdeck[resource]
    s.deck[:] = r.NOBODY
    s.deck_left = len(theirs.development_listdeck)
    for at, card in enumerate(theirs.development_listdeck):
        s.deck[at] = CARDS.index(card)
    s.active = theirs.current_turn_index
    s.actor = theirs.current_player_index
    s.turn = min(theirs.num_turns, 900)
    fill_phase(s, theirs, chart)
    return state


def fill_seat(s: Any, theirs: Any, chart: Chart, index: int, color: Color) -> None:
    get = {key[3:]: value for key, value in theirs.player_state.items() if key.startswith(f"P{index}_")}
    buildings = theirs.buildings_by_color[color]
    for name, corners in (("SETTLEMENT", s.settlements), ("CITY", s.keeps)):
        for node in buildings[name]:
            corners[index] |= 1 << chart.corners[node]
            s.free &= ~NEAR[CLASSIC_MAP, chart.corners[node]]
    for edge in buildings["ROAD"]:
        path = chart.path(edge)
        s.roads[index, path // HALF] |= 1 << path % HALF
        s.touched[index] |= END_SET[CLASSIC_MAP, path]
    s.roads_left[index] = get["ROADS_AVAILABLE"]
    s.settlements_left[index] = get["SETTLEMENTS_AVAILABLE"]
    s.keeps_left[index] = get["CITIES_AVAILABLE"]
    hand = [get[f"{name}_IN_HAND"] for name in RESOURCES]
    for resource, count in enumerate(hand):
        s.hand[index, resource] = count
        for observer in range(r.PUBLIC + 1):
            if observer != index:
                s.over_min[observer, index, resource] = count
                s.under_max[observer, index, resource] = sum(hand) - count
    for kind, name in enumerate(CARDS):
        if name:
            s.cards[index, kind] = get[f"{name}_IN_HAND"]
            if index == theirs.current_turn_index and not get.get(f"{name}_OWNED_AT_START", True):
                s.fresh[kind] = get[f"{name}_IN_HAND"]
    s.patrols[index] = get["PLAYED_KNIGHT"]
    if get["HAS_ROAD"]:
        s.longest, s.longest_length = index, max(5, get["LONGEST_ROAD_LENGTH"])
    if get["HAS_ARMY"]:
        s.strongest = index
    learn_rates(s, index)


def fill_phase(s: Any, theirs: Any, chart: Chart) -> None:
    color, index = theirs.current_color(), theirs.current_player_index
    rolled = theirs.player_state[f"P{index}_HAS_ROLLED"]
    s.rolled = rolled
    s.played = theirs.player_state[f"P{index}_HAS_PLAYED_DEVELOPMENT_CARD_IN_TURN"]
    s.back = r.MAIN if rolled else r.BEFORE_DICE
    match theirs.current_prompt:
        case ActionPrompt.BUILD_INITIAL_SETTLEMENT:
            s.phase, s.placed = (
                r.FOUND_SETTLEMENT,
                sum(len(b["SETTLEMENT"]) for b in theirs.buildings_by_color.values()),
            )
        case ActionPrompt.BUILD_INITIAL_ROAD:
            s.phase = r.FOUND_ROAD
            s.placed = sum(len(b["SETTLEMENT"]) for b in theirs.buildings_by_color.values()) - 1
            s.corner = chart.corners[theirs.buildings_by_color[color]["SETTLEMENT"][-1]]
        case ActionPrompt.MOVE_ROBBER:
            s.phase = r.TORMUND
        case _:
            s.phase = r.MAIN if rolled else r.BEFORE_DICE
            if theirs.is_road_building:
                s.phase, s.free_roads = r.FREE_ROADS, theirs.free_roads_available


class Guest(Player):
    """One of our bots as a player of catanatron's."""

    def __init__(self, color: Color, bot: str, seed: int) -> None:
        super().__init__(color, is_bot=True)
        self.player = make(find_game("catan"), bot)
        self.rng = Chance(seed)
        self.strange = 0

    def decide(self, game: Game, playable_actions: Iterable[Action]) -> Action:
        actions = list(playable_actions)
        if len(actions) == 1 or actions[0].action_type == ActionType.DISCARD:
            return actions[0]
        chart = Chart(game.state.board.map)
        seat = game.state.color_to_index[self.color]
        state = position(game, chart)
        offered = {action_move(action, chart, game.state.color_to_index): action for action in actions}
        chosen = self.player.bot.choose(Vantage(state, seat, self.rng, self.player.budget))
        if chosen in offered:
            return offered[chosen]
        # A move that catanatron does not offer here, such as road building without the cards for a road.
        self.strange += 1
        ranking = ranked(state.guess(seat, self.rng), seat, MOST_LISTED).tolist()
        return next((offered[move] for move in ranking if move in offered), actions[0])


def span(wins: int, games: int) -> str:
    """A share of games with its 95 % interval."""
    low, high = wilson(wins, games)
    return f"{wins / games:.0%}, {low:.0%} to {high:.0%}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Our bot at catanatron's table.")
    parser.add_argument("bot", help="NAME, NAME@SECONDS or NAME@PLAYOUTSp")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--against", choices=sorted(RIVALS), default="victory")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    wins, places, strange = Counter[str](), Counter[int](), 0
    for n in range(arguments.games):
        guest = Guest(COLORS[n % 4], arguments.bot, arguments.seed * 100_000 + n)
        rivals = [RIVALS[arguments.against](color) for color in COLORS if color != guest.color]
        game = Game([guest, *rivals], seed=arguments.seed * 1000 + n + 1)
        places[game.state.color_to_index[guest.color] + 1] += 1
        winner = game.play()
        wins["nobody" if winner is None else "ours" if winner == guest.color else "theirs"] += 1
        strange += guest.strange
        shares = (f"{side} {wins[side]} ({span(wins[side], n + 1)})" for side in ("ours", "theirs"))
        print(f"{n + 1} games of {arguments.bot} against three {arguments.against}: {', '.join(shares)}", flush=True)
    print(f"our seats: {dict(sorted(places.items()))}; moves that catanatron did not offer: {strange}")


if __name__ == "__main__":
    main()
