"""The record of a position, its phases, its moves as numbers, and why a move may be refused.

Small numbers are stored small; read them into int64 before shifting.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

import numpy as np

from thronsaal.core.buffer import Buffer, layout_of, words_of
from thronsaal.core.kernel import part
from thronsaal.games.catan.kernel.geometry import MOST_HEXES, MOST_STATIONS
from thronsaal.games.catan.kernel.material import CAMPS, MOST_SEATS, PLACES, SECTIONS

NOTES: Final = 64
"""Entries of the journal: more than any one move can fill."""
DECK: Final = 25
SEAT_TOKENS: Final = 13
PUBLIC: Final = 4
"""The observer who sees no hand, beside the four seats."""

RECORD: Final = layout_of(
    [
        ("chance", "i8", (5,)),
        ("settlements", "i8", (4,)),  # corners, as a set, by seat
        ("keeps", "i8", (4,)),
        ("touched", "i8", (4,)),  # corners at an end of a seat's roads
        ("roads", "i8", (4, 2)),
        ("free", "i8"),  # corners where the distance rule allows a settlement
        ("wild", "i8"),  # hexes on which wildlings stand
        ("gives", "i8"),  # the open offer: five bits a resource
        ("takes", "i8"),
        ("last", "i8"),  # the last move, as far as all saw it
        ("answers", "i8", (4,)),  # UNASKED, DECLINED, ACCEPTED, or a counter-offer
        ("producing", "i4", (13,)),  # by the sum of the dice: the hexes with that chip
        ("turn", "i2"),
        ("hero_since", "i2", (4,)),  # the turn in which a seat took or used its hero
        ("hand", "i1", (4, 5)),
        ("bank", "i1", (5,)),
        ("rates", "i1", (4, 5)),  # what the supply asks of a seat
        ("roads_left", "i1", (4,)),
        ("settlements_left", "i1", (4,)),
        ("keeps_left", "i1", (4,)),
        ("guards_left", "i1", (4,)),
        ("cards", "i1", (4, 6)),  # development cards in hand, by kind
        ("fresh", "i1", (6,)),  # those of them that the active seat bought in this turn
        ("patrols", "i1", (4,)),
        ("deck", "i1", (DECK,)),  # the top card last
        ("deck_left", "i1"),
        ("map", "i1"),
        ("seats", "i1"),
        ("apart", "i1"),  # 1: trade first, then build
        ("offering", "i1"),  # 1: seats trade with each other
        ("terrain", "i1", (MOST_HEXES,)),
        ("chip", "i1", (MOST_HEXES,)),
        ("station", "i1", (MOST_STATIONS,)),
        ("tormund", "i1"),  # a hex, or AT_CAMP
        ("first", "i1"),  # who began
        ("active", "i1"),
        ("actor", "i1"),  # who is asked, in phases that ask one seat
        ("phase", "i1"),
        ("back", "i1"),  # the phase to return to after an interlude
        ("placed", "i1"),  # pieces placed in the founding; then the corner of the last settlement
        ("corner", "i1"),
        ("rolled", "i1"),
        ("played", "i1"),  # 1: a development card was played in this turn
        ("built", "i1"),  # 1: the build phase of this turn has begun
        ("offers", "i1"),  # offers made in this turn
        ("free_roads", "i1"),
        ("dice", "i1", (3,)),
        ("owed", "i1", (4,)),  # cards still to discard after a seven
        ("longest", "i1"),  # who holds the longest road, or NOBODY
        ("longest_length", "i1"),  # what must be beaten
        ("strongest", "i1"),
        ("camps", "i1", (3, CAMPS)),  # kinds; NOBODY where empty
        ("clearing", "i1", (SECTIONS,)),
        ("gift", "i1", (MOST_HEXES, 3)),  # wildlings on a hex, by kind
        ("frost", "i1", (3,)),
        ("wall", "i1", (SECTIONS, PLACES)),
        ("manned", "i1", (SECTIONS,)),
        ("breaches", "i1"),
        ("tokens", "i1", (4, SEAT_TOKENS)),  # five places for settlements, then two for each keep
        ("laid", "i1", (4,)),  # settlement tokens of the set-up not yet turned up
        ("pool", "i1", (9,)),  # by clan and kind
        ("came_out", "i1", (9,)),  # set-up tokens turned up so far
        ("vain", "i1"),  # resources asked for in this turn that nobody gave: as a set
        ("shown", "i2"),  # kinds that were drawn from the pool while none had come out: as a set
        ("hero", "i1", (4,)),
        ("side_b", "i1", (4,)),
        ("demand", "i1"),  # the resource or hero an interlude is about
        ("partner", "i1"),  # the seat it is about
        ("aside", "i1"),  # the path that a moved road has left
        ("over_min", "i1", (5, 4, 5)),  # by observer: cards a hand has beyond those surely in it
        ("under_max", "i1", (5, 4, 5)),  # by observer: cards a hand lacks to the most it may have
        ("in_deck", "i1", (4, 6)),  # cards that a seat has seen in the deck
        ("last_seat", "i1"),
        ("why", "i1"),  # how the game ended
        ("aloud", "i1"),  # 1: keep the journal
        ("notes", "i1"),
        ("journal", "i1", (NOTES, 4)),
    ]
)
WORDS: Final = words_of(RECORD)
NOBODY: Final = -1
AT_CAMP: Final = -1
TURN_LIMIT: Final = 1000
OFFER_LIMIT: Final = 20
LISTED_OFFERS: Final = 3
GOAL: Final = 10
UNASKED, DECLINED, ACCEPTED = 0, 1, 2
LAST_BREACH: Final = 3
GIFT_FULL: Final = 8

# Phases, in the order in which a game meets them.
(
    FOUND_SETTLEMENT,
    FOUND_ROAD,
    FOUND_GUARD,
    BEFORE_DICE,
    DISCARD,
    TORMUND,
    TARLY_CHOICE,
    MAIN,
    FREE_ROADS,
    PATROL_CHOICE,
    ANSWER,
    DEAL,
    GIVE_BACK,
    SECOND_DEMAND,
    SEIZE,
    PLACE_ROAD,
    PICK_CARD,
    AFTER_HERO,
    OVER,
) = range(19)

# How a game ends; 0 while it goes on.
TEN_POINTS, BREACHED, OVERRUN, TURNS_SPENT = range(1, 5)

# Moves: the first number of each kind. What they carry is said in moves.py, which gives each its words and its rule.
ROLL, END, DONE, BUY, WITHDRAW, ACCEPT, DECLINE, FLIP = range(8)
ROAD: Final = 100
SETTLEMENT: Final = 200
KEEP: Final = 300
GUARD: Final = 400
PLAY_PATROL: Final = 410
PLAY_ROADS: Final = 411
PLAY_RECRUITS: Final = 412
PLAY_WINTER: Final = 420
PLAY_MONOPOLY: Final = 450
DISCARD_CARD: Final = 460
MOVE_TORMUND: Final = 500
REPEL: Final = 620
SUPPLY: Final = 700
TARLY_TAKE: Final = 730
HAND_BACK: Final = 735
TAKE_CARD: Final = 740
AGREE: Final = 745
USE_MORMONT: Final = 750
DEMAND_TOO: Final = 770
USE_MANCE: Final = 775
USE_MARSH: Final = 780
USE_BENJEN: Final = 810
USE_YGRITTE: Final = 830
USE_YARWYCK: Final = 900
USE_YOREN: Final = 980
USE_THORNE: Final = 1000
USE_QHORIN: Final = 1100
USE_MELISANDRE: Final = 1110
PICK: Final = 1140
SWAP: Final = 1150
SMALL_MOVES: Final = 1161
PACK: Final = 25
"""Bits of a packed bundle of resources, five a resource."""
OFFER: Final = 1 << 50
COUNTER: Final = 1 << 51
DISCARD_SOME: Final = OFFER + COUNTER
MOVE_TOP: Final = 1 << 52

# Why a move is refused; reasons.py gives each its words and its rule.
(
    FINE,
    IS_OVER,
    NOT_YOUR_TURN,
    NO_SUCH_MOVE,
    NOT_NOW,
    ROLL_FIRST,
    HAS_ROLLED,
    CANNOT_PAY,
    NO_PIECE_LEFT,
    NO_SUCH_PLACE,
    NOT_CONNECTED,
    PATH_TAKEN,
    PATH_FORBIDDEN,
    CORNER_TAKEN,
    TOO_CLOSE,
    CORNER_DEAD,
    NO_OWN_SETTLEMENT,
    NOT_AT_NEW_SETTLEMENT,
    SECTION_FULL,
    DECK_EMPTY,
    NOT_HELD,
    JUST_BOUGHT,
    ONE_CARD_A_TURN,
    NO_ROAD_POSSIBLE,
    SUPPLY_EMPTY,
    SAME_RESOURCE,
    TRADE_OVER,
    NOT_ENOUGH,
    NOTHING_OWED,
    TORMUND_STAYS,
    CAMP_ONLY_ON_SEVEN,
    NO_LANDSCAPE,
    MUST_ROB,
    CANNOT_ROB,
    NO_WILDLING,
    NOT_IN_THIS_GAME,
    NO_OFFERS_HERE,
    TOO_MANY_OFFERS,
    NO_GIFTS,
    LACKS_OFFERED,
    NO_AGREEMENT,
    NOT_YOUR_HERO,
    HERO_TIRED,
    NOT_BEFORE_DICE,
    NOBODY_AHEAD,
    NO_CARDS_THERE,
    NOT_AN_END,
    SAME_PATH,
    NO_PATROL_SHOWN,
    TORMUND_AT_HOME,
    NO_SECOND_USE,
    HERO_TAKEN,
    JUST_RETURNED,
    NOT_AMONG_THREE,
    NOT_WHAT_IS_OWED,
) = range(55)

# What the journal notes: a code and up to three numbers.
(
    N_ROLLED,
    N_YIELD,
    N_SCARCE,
    N_SHORT,
    N_OWES,
    N_STOLE,
    N_BOUGHT,
    N_LONGEST,
    N_STRONGEST,
    N_TOKEN,
    N_CAMPED,
    N_NO_FIGURE,
    N_ADVANCED,
    N_CLIMBED,
    N_GIANT,
    N_BREACH,
    N_GUARD_LOST,
    N_ENTERED,
    N_SIXTH,
    N_RUSH,
    N_OVER,
    N_HERO,
    N_NO_DEMAND,
    N_SEIZED,
    N_MONOPOLY,
    N_TRADED,
    N_TURN,
    N_FOUND_YIELD,
    N_SAW,
    N_TOOK,
) = range(30)


wide = cast("Callable[[Any], int]", np.int64)
"""A small number of the record as int64, before it is shifted or passed on."""


@part
def record_of(buffer: Buffer) -> Any:
    """The buffer as a record with names."""
    return buffer[:WORDS].view(RECORD)[0]


@part
def note(s: Any, code: int, a: int, b: int, c: int) -> None:
    """Put something that happened into the journal, when somebody wants to read it."""
    if s.aloud and s.notes < NOTES:
        n = wide(s.notes)
        s.journal[n, 0] = code
        s.journal[n, 1] = a
        s.journal[n, 2] = b
        s.journal[n, 3] = c
        s.notes = n + 1


@part
def has_wall(s: Any) -> bool:
    """Whether this is the Brotherhood game."""
    return s.map <= 1


@part
def buildings(s: Any) -> int:
    """All corners with a settlement or keep."""
    taken = 0
    for seat in range(MOST_SEATS):
        taken |= s.settlements[seat] | s.keeps[seat]
    return taken


@part
def hand_size(s: Any, seat: int) -> int:
    """Resource cards in a hand."""
    count = 0
    for resource in range(5):
        count += wide(s.hand[seat, resource])
    return count
