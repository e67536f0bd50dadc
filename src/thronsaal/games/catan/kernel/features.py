"""The features of a position, by number; bots/weights.py gives each its name and its weight."""

from __future__ import annotations

from typing import Final

COUNT: Final = 71
"""The features of a position; the weights behind them belong to moves."""

POINTS, EIGHT, NINE, TEMPO, PIPS = range(5)
BLOCKED, VARIETY, MANY, KINDS, STATION, ANY_STATION, ROAD_PAIR, KEEP_PAIR, CARD_TRIO = range(9, 18)
HAND, OVER_SEVEN, HELD = range(18, 21)
KEEP_CLOSE, KEEP_READY, SETTLE_CLOSE, SETTLE_READY, NO_SPOT_CLOSE, ROAD_CLOSE = range(25, 31)
CARD_CLOSE, CARD_READY, GUARD_CLOSE, GUARD_READY = range(31, 35)
SPOTS, BEST_SPOT, SECOND_SPOT, FURTHER_SPOT, FAR_SPOT = range(35, 40)
ROADS, ROAD_LEAD, LONGEST_CLOSE, PATROLS, PATROL_LEAD, PATROL_CLOSE, PATROLS_AT_HAND, CARDS = range(40, 48)
GUARDS, LEAD, BREACH_LEAD, BREACH_TWO_LEAD, GIFT_LEAD, RISK_LEAD, BETWEEN, HERO = range(52, 60)
HERO_B: Final = 70
STEAL, FREE, GIVING, SEIZING, PLACING, PICKING, TROUBLE, GLAD, ASKING = range(71, 80)
