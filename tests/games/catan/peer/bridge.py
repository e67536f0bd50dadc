"""catanatron's classic board and actions in our terms, and a game of it followed move by move.

What chance brings there is brought about here by turning our generator on until it would draw the same.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from catanatron.game import Game
from catanatron.models.enums import RESOURCES, Action, ActionType
from catanatron.models.map import LandTile, NodeRef
from catanatron.models.player import Color, RandomPlayer

from thronsaal.core.chance import below
from thronsaal.games.catan.kernel import record as r
from thronsaal.games.catan.kernel.founding import count_producing
from thronsaal.games.catan.kernel.geometry import STATION_CORNERS, plan
from thronsaal.games.catan.kernel.material import ANY, CLASSIC_MAP, DESERT
from thronsaal.games.catan.state import CatanState

AROUND = (NodeRef.NORTH, NodeRef.NORTHEAST, NodeRef.SOUTHEAST, NodeRef.SOUTH, NodeRef.SOUTHWEST, NodeRef.NORTHWEST)
CARDS = ("KNIGHT", "YEAR_OF_PLENTY", "ROAD_BUILDING", None, "MONOPOLY", "VICTORY_POINT")
COMPARED = {ActionType.BUILD_ROAD, ActionType.BUILD_SETTLEMENT, ActionType.BUILD_CITY, ActionType.BUY_DEVELOPMENT_CARD}
COMPARED |= {ActionType.MOVE_ROBBER, ActionType.MARITIME_TRADE}
COLORS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)


class Disagreement(AssertionError):
    """The two engines see the same game differently."""


class Chart:
    """Their nodes, edges and tiles as our corners, paths and hexes."""

    def __init__(self, catan_map: Any) -> None:
        at = plan(CLASSIC_MAP)
        self.tiles = {coordinate: at.hexes.index((coordinate[0], coordinate[2])) for coordinate in catan_map.land_tiles}
        self.corners: dict[int, int] = {}
        for coordinate, tile in catan_map.land_tiles.items():
            for ref, corner in zip(AROUND, at.corners_of[self.tiles[coordinate]], strict=True):
                self.corners[tile.nodes[ref]] = corner

    def path(self, edge: tuple[int, int]) -> int:
        a, b = sorted(self.corners[node] for node in edge)
        return plan(CLASSIC_MAP).paths.index((a, b))


def same_board(game: Game, chart: Chart) -> CatanState:
    """Our first position on their board, with seats in their order."""
    state = CatanState.laid_out(1, CLASSIC_MAP, len(game.state.colors), offering=False, first=0)
    s = state.record
    catan_map = game.state.board.map
    for coordinate, tile in catan_map.land_tiles.items():
        assert isinstance(tile, LandTile)
        at = chart.tiles[coordinate]
        s.terrain[at] = DESERT if tile.resource is None else RESOURCES.index(tile.resource)
        s.chip[at] = tile.number or 0
    s.tormund = chart.tiles[game.state.board.robber_coordinate]
    for resource, nodes in catan_map.port_nodes.items():
        corners = {chart.corners[node] for node in nodes}
        for slot in range(9):
            if all(corner in corners for corner in range(54) if STATION_CORNERS[CLASSIC_MAP, slot] >> corner & 1):
                s.station[slot] = ANY if resource is None else RESOURCES.index(resource)
    count_producing(s)
    return state


def action_move(action: Action, chart: Chart, seats: Mapping[Color, int]) -> int:
    """Their action as our move; -1 for what we do not have."""
    value = action.value
    match action.action_type:
        case ActionType.ROLL:
            return r.ROLL
        case ActionType.END_TURN:
            return r.END
        case ActionType.BUILD_ROAD:
            return r.ROAD + chart.path(value)
        case ActionType.BUILD_SETTLEMENT:
            return r.SETTLEMENT + chart.corners[value]
        case ActionType.BUILD_CITY:
            return r.KEEP + chart.corners[value]
        case ActionType.BUY_DEVELOPMENT_CARD:
            return r.BUY
        case ActionType.PLAY_KNIGHT_CARD:
            return r.PLAY_PATROL
        case ActionType.PLAY_ROAD_BUILDING:
            return r.PLAY_ROADS
        case ActionType.PLAY_MONOPOLY:
            return r.PLAY_MONOPOLY + RESOURCES.index(value)
        case ActionType.PLAY_YEAR_OF_PLENTY:
            if len(value) == 1:
                return -1
            a, b = sorted(RESOURCES.index(card) for card in value)
            return r.PLAY_WINTER + 5 * a + b
        case ActionType.MOVE_ROBBER:
            victim = -1 if value[1] is None else seats[value[1]]
            return r.MOVE_TORMUND + 5 * (chart.tiles[value[0]] + 1) + victim + 1
        case ActionType.MARITIME_TRADE:
            return r.SUPPLY + 5 * RESOURCES.index(value[0]) + RESOURCES.index(value[-1])
    return -1


PATROL_FIRST = "the special card comes after the patrol has acted"


@dataclass
class Follower:
    """A game of catanatron beside ours."""

    seed: int
    seats: int = 4
    differences: Counter[str] = field(default_factory=Counter)
    steps: int = 0
    waits: bool = False
    """Whether our special card has yet to change hands."""

    def __post_init__(self) -> None:
        self.theirs = Game([RandomPlayer(color) for color in COLORS[: self.seats]], seed=self.seed)
        self.chart = Chart(self.theirs.state.board.map)
        self.ours = same_board(self.theirs, self.chart)
        self.rng = random.Random(self.seed)

    def play(self, most: int = 10_000) -> str:
        """Follow the game to its end; why it ended."""
        while self.steps < most:
            self.compare()
            if self.ours.outcome is not None:
                return "ours is over" if self.theirs.winning_color() is not None else self.fail("only ours is over")
            if self.theirs.winning_color() is not None:
                # catanatron lets a seat win in another's turn; the book (Spielende) makes it wait for its own.
                if not self.waits:
                    self.differences["won out of turn"] += 1
                return "won out of turn"
            if self.step():
                return "longest road"
        return "enough"

    def step(self) -> bool:
        """One of their moves that both engines allow; True when the games part over the longest road."""
        state = self.theirs.state
        seat = state.color_to_index[state.current_color()]
        open_to_both = [
            action
            for action in state.playable_actions
            if action.action_type == ActionType.DISCARD or self.ours.check(seat, self.move(action)) is None
        ]
        left_out = len(state.playable_actions) - len(open_to_both)
        if left_out:
            self.differences["cards bought in this turn, or winter with one card"] += left_out
        chosen = self.rng.choice(sorted(open_to_both, key=repr))
        done = self.theirs.execute(chosen)
        self.follow(seat, done)
        self.steps += 1
        return self.mend()

    def move(self, action: Action) -> int:
        """Their action as our move; discards aside."""
        return action_move(action, self.chart, self.theirs.state.color_to_index)

    def follow(self, seat: int, action: Action) -> None:
        """Make the same move here, with the same luck."""
        s, value = self.ours.record, action.value
        if action.action_type == ActionType.DISCARD:
            for card in value:
                self.ours.apply(seat, r.DISCARD_CARD + RESOURCES.index(card), events=False)
            return
        if action.action_type == ActionType.ROLL:
            self.turn_chance(36, lambda drawn: drawn == 6 * (value[0] - 1) + value[1] - 1)
        elif action.action_type == ActionType.BUY_DEVELOPMENT_CARD:
            top, kind = s.deck_left - 1, CARDS.index(value)
            where = next(n for n in range(s.deck_left) if s.deck[n] == kind)
            s.deck[where], s.deck[top] = s.deck[top], kind
        elif action.action_type == ActionType.MOVE_ROBBER and value[1] is not None:
            hand = [int(n) for n in s.hand[self.theirs.state.color_to_index[value[1]]]]
            drawn = [kind for kind, count in enumerate(hand) for _ in range(count)]
            self.turn_chance(len(drawn), lambda at: drawn[at] == RESOURCES.index(value[2]))
        self.ours.apply(seat, self.move(action), events=False)

    def turn_chance(self, n: int, wanted: Any) -> None:
        """Turn our generator on until it draws what is wanted."""
        chance = self.ours.record.chance
        while not wanted(int(below(chance.copy(), n))):
            chance[4] += 1

    def mend(self) -> bool:
        """Where the rules truly differ: follow ours, or leave the game. True to leave it."""
        s, theirs = self.ours.record, self.theirs.state
        for index in range(self.seats):
            for resource, name in enumerate(RESOURCES):
                key = f"P{index}_{name}_IN_HAND"
                extra = int(s.hand[index, resource]) - theirs.player_state[key]
                # Rohstoffertrag: who alone is owed gets what is left; catanatron gives nothing.
                if extra > 0 and theirs.resource_freqdeck[resource] == extra and s.bank[resource] == 0:
                    self.differences["the rest of a short resource"] += 1
                    theirs.player_state[key] += extra
                    theirs.resource_freqdeck[resource] = 0
        holder = next((n for n in range(self.seats) if theirs.player_state[f"P{n}_HAS_ROAD"]), r.NOBODY)
        if holder != int(s.longest):
            self.differences["longest road"] += 1
            self.judge_by_hand()
            return True
        return False

    def judge_by_hand(self) -> None:
        """The games part: our holder must be the one that trying every walk allows."""
        s = self.ours.record
        lengths = [longest_walk(self.ours, seat) for seat in range(self.seats)]
        best, holder = max(lengths), int(s.longest)
        if holder == r.NOBODY:
            if best >= 5 and lengths.count(best) == 1:
                raise Disagreement(f"nobody holds the longest road of lengths {lengths}")
        elif lengths[holder] != best or best < 5:
            raise Disagreement(f"seat {holder} holds the longest road of lengths {lengths}")

    def compare(self) -> None:
        """Everything that both engines know must be the same; while a patrol has yet to act, all but its card."""
        s, theirs = self.ours.record, self.theirs.state
        holder = next((n for n in range(self.seats) if theirs.player_state[f"P{n}_HAS_ARMY"]), r.NOBODY)
        self.waits = int(s.phase) == r.PATROL_CHOICE and holder != int(s.strongest)
        self.differences[PATROL_FIRST] += self.waits
        if self.waits and holder != int(s.active):
            self.fail(f"the special card waits for seat {s.active}, theirs went to {holder}")
        ahead = holder if self.waits else int(s.strongest)
        for index in range(self.seats):
            get = {key[3:]: value for key, value in theirs.player_state.items() if key.startswith(f"P{index}_")}
            color = theirs.colors[index]
            mine = {
                "hand": [int(n) for n in s.hand[index]],
                "cards": [int(n) for kind, n in enumerate(s.cards[index]) if CARDS[kind]],
                "left": [int(s.roads_left[index]), int(s.settlements_left[index]), int(s.keeps_left[index])],
                "army": ahead == index,
                "knights": int(s.patrols[index]),
                "settlements": int(s.settlements[index]),
                "keeps": int(s.keeps[index]),
            }
            buildings = theirs.buildings_by_color[color]
            others = {
                "hand": [get[f"{name}_IN_HAND"] for name in RESOURCES],
                "cards": [get[f"{name}_IN_HAND"] for name in CARDS if name],
                "left": [get[f"{name}_AVAILABLE"] for name in ("ROADS", "SETTLEMENTS", "CITIES")],
                "army": get["HAS_ARMY"],
                "knights": get["PLAYED_KNIGHT"],
                "settlements": sum(1 << self.chart.corners[node] for node in buildings["SETTLEMENT"]),
                "keeps": sum(1 << self.chart.corners[node] for node in buildings["CITY"]),
            }
            if mine != others:
                self.fail(f"seat {index}: ours {mine}, theirs {others}")
        if [int(n) for n in s.bank] != theirs.resource_freqdeck:
            self.fail(f"the supply: ours {s.bank}, theirs {theirs.resource_freqdeck}")
        self.compare_points([2 * ((n == ahead) - (n == int(s.strongest))) for n in range(self.seats)])
        if self.ours.outcome is None and self.theirs.winning_color() is None:
            self.compare_moves()

    def compare_points(self, ahead: Sequence[int]) -> None:
        """The points of both, ours with those of a special card that has yet to change hands."""
        theirs = self.theirs.state
        seen = self.ours.view(None)
        for index in range(self.seats):
            open_points = theirs.player_state[f"P{index}_VICTORY_POINTS"]
            all_points = theirs.player_state[f"P{index}_ACTUAL_VICTORY_POINTS"]
            if not seen["over"] and seen["points"][index] + ahead[index] != open_points:  # type: ignore[index]
                self.fail(f"points of seat {index}: ours {seen['points']}, theirs {open_points}")
            own = self.ours.view(index)["own_points"]
            if own + ahead[index] != all_points:
                self.fail(f"all points of seat {index}: ours {own}, theirs {all_points}")

    def compare_moves(self) -> None:
        """Who is to move, and what may be built, bought, robbed and traded with the supply."""
        theirs = self.theirs.state
        seat = theirs.color_to_index[theirs.current_color()]
        if seat not in self.ours.actors:
            self.fail(f"to move: ours {self.ours.actors}, theirs {seat}")
        wanted = {self.move(action) for action in theirs.playable_actions if action.action_type in COMPARED}
        listed = {
            move
            for move in self.ours.legal(seat)
            if move == r.BUY
            or r.ROAD <= move < r.GUARD
            or r.MOVE_TORMUND <= move < r.REPEL
            or r.SUPPLY <= move < r.TARLY_TAKE
        }
        if wanted != listed:
            self.fail(
                f"moves of seat {seat}: only ours {sorted(listed - wanted)}, only theirs {sorted(wanted - listed)}"
            )

    def fail(self, what: str) -> str:
        raise Disagreement(f"{what}; after {self.steps} moves of seed {self.seed}")


def longest_walk(state: CatanState, seat: int) -> int:
    """A seat's longest road by trying every walk."""
    s, ends = state.record, plan(CLASSIC_MAP).paths
    own = frozenset(n for n in range(72) if int(s.roads[seat, n // 40]) >> n % 40 & 1)
    blocked = {
        corner
        for corner in range(54)
        for other in range(4)
        if other != seat and (int(s.settlements[other]) | int(s.keeps[other])) >> corner & 1
    }

    def walk(corner: int, left: frozenset[int]) -> int:
        best = 0
        for path in left:
            if corner in ends[path]:
                there = sum(ends[path]) - corner
                best = max(best, 1 + (0 if there in blocked else walk(there, left - {path})))
        return best

    return max((walk(corner, own) for path in own for corner in ends[path]), default=0)
