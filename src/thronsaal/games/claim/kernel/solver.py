"""Phase 2 solved exactly: nothing is hidden any more, so play can be thought through to the end.

The favour of a faction is a race: each card counts 2 and the highest one 3, and more than half of it all is enough.
That is "most cards, then the highest one", and it shows when the rest no longer matters. A faction without a highest
card (none of it is left, or only goblin zeros) may favour nobody; then the sum of values can decide, so that every card
in the score piles matters. All other positions need only the count.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from thronsaal.core.buffer import Buffer, layout_of, words_of
from thronsaal.core.kernel import kernel, lowest, popcount
from thronsaal.games.claim.kernel.material import ALL, BEATS, CARDS, FACTION_MASK, GOBLIN_ZEROS, SAME, TIE_MASK
from thronsaal.games.claim.kernel.rules import DWARF_MASK, NO_CARD, NOBODY, beats, held, playable, record_of, winner

STRIKES: Final = np.array([sum(1 << led for led in range(CARDS) if BEATS[led] >> card & 1) for card in range(CARDS)])
"""By card that follows: the cards led that it beats."""

RACE: Final = layout_of(
    [
        ("highest", "i8"),  # the highest card of each faction
        ("total", "i8", (5,)),  # what there is to win of each faction
        ("sums", "i8"),  # 1 when a faction may favour nobody
        ("goal", "i8"),  # what seat 0 is to reach: 1 a win, 0 at least a draw
        ("nodes", "i8"),
        ("limit", "i8"),
        # By card led how often each reply was right, and in row LEADS how often each lead.
        ("right", "i8", (CARDS * (CARDS + 1),)),
    ]
)
LEADS: Final = CARDS
HALF: Final = (1 << 27) - 1
RACE_WORDS: Final = words_of(RACE)
UNKNOWN: Final = 2
"""The search met its limit."""
ENTRY: Final = 2
"""Words of a position in the table: the cards left, the leader and the answer; and the standing of the factions."""


@kernel
def race_of(buffer: Buffer) -> Any:
    """The buffer as a race with names."""
    return buffer.view(RACE)[0]


@kernel
def highest_cards(cards: int) -> int:
    """The highest card of each faction in a set; goblin zeros are none."""
    highest = 0
    for faction in range(5):
        rest = cards & TIE_MASK[faction]
        while rest & rest - 1:
            rest &= rest - 1
        highest |= rest
    return highest


@kernel
def enter(race: Any, cards: int) -> None:
    """Begin a race for these cards, all that lie in the hands and in the score piles."""
    race.highest = highest_cards(cards)
    race.sums = popcount(race.highest) < 5
    race.nodes = 0
    for faction in range(5):
        race.total[faction] = points(race, cards, faction)
    race.right[:] = 0


@kernel
def points(race: Any, pile: int, faction: int) -> int:
    """What a pile counts in the race for a faction."""
    return 2 * popcount(pile & FACTION_MASK[faction]) + popcount(pile & FACTION_MASK[faction] & race.highest)


@kernel
def standing(race: Any, score0: int, score1: int) -> tuple[int, int, int]:
    """The factions each seat has for certain, and all that the rest of the play needs to know of the piles."""
    won0 = won1 = summary = 0
    for faction in range(5):
        points0 = points(race, score0, faction)
        if 2 * points0 > race.total[faction]:
            won0 += 1
            points0 = 31
        elif 2 * points(race, score1, faction) > race.total[faction]:
            won1 += 1
            points0 = 30
        summary = summary << 5 | points0
    return won0, won1, summary


@kernel
def secures(race: Any, mine: int, yours: int, score: int) -> bool:
    """Whether the leader has most factions with the cards that nothing can beat: it leads them one after another."""
    sure = 0
    rest = mine & ~DWARF_MASK
    while rest:
        if BEATS[lowest(rest)] & yours == 0:
            sure |= rest & -rest
        rest &= rest - 1
    won = 0
    if sure:
        for faction in range(5):
            won += 2 * points(race, score | sure, faction) > race.total[faction]
    return won >= 3


@kernel
def distinct(cards: int, other: int, precious: int) -> int:
    """Of cards that fare alike against all of the other hand only the lowest; precious ones are like no other."""
    kept = 0
    last = NO_CARD
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if (
            last == NO_CARD
            or SAME[card] != SAME[last]
            or (precious >> card | precious >> last) & 1
            or ((BEATS[card] ^ BEATS[last]) | (STRIKES[card] ^ STRIKES[last])) & other
        ):
            kept |= 1 << card
        last = card
    return kept


@kernel
def likeliest(race: Any, cards: int, row: int) -> int:
    """The card that was right most often."""
    best, most = NO_CARD, -1
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if race.right[CARDS * row + card] > most:
            best, most = card, race.right[CARDS * row + card]
    return best


@kernel
def learn(race: Any, row: int, card: int, weight: int) -> None:
    """Remember that a card was right, by so much, or wrong (0): other positions of this race will be like this one."""
    at = CARDS * row + card
    race.right[at] += weight if weight else -(race.right[at] >> 5)


@kernel
def spot_of(place: int, summary: int, table: Buffer) -> int:
    """Where in the table a position belongs: halves of 27 bits times odd numbers stay below 2**62."""
    mix = (place & HALF) * 0x5BD1E995 + (place >> 27) * 0x2C1B3C6D
    mix += (summary & HALF) * 0x297A2D39 + (summary >> 27) * 0x7FEB352D
    return (mix >> 28 & len(table) // ENTRY - 1) * ENTRY


@kernel
def settled(race: Any, hand0: int, hand1: int, score0: int, score1: int, leader: int) -> tuple[int, int]:
    """What `reaches` can say without search, else UNKNOWN; and the standing that the rest of the play depends on."""
    won0, won1, summary = standing(race, score0, score1)
    if won0 >= 3 or won1 >= 3:
        return 1 if won0 >= 3 else 0, summary
    if hand0 == 0:
        won_by = winner(score0, score1)
        return 1 if won_by == 0 or (won_by == NOBODY and race.goal == 0) else 0, summary
    if secures(race, hand1, hand0, score1) if leader else secures(race, hand0, hand1, score0):
        return 1 - leader, summary
    return UNKNOWN, score0 if race.sums else summary


@kernel
def split(led: int, card: int, leader: int) -> tuple[int, int, int]:
    """Who wins a trick, and what of it goes to each seat: dwarves to the loser, all else to the winner."""
    won_by = 1 - leader if beats(led, card) else leader
    cards = 1 << led | 1 << card
    to0 = cards & DWARF_MASK if won_by else cards & ~DWARF_MASK
    return won_by, to0, cards & ~to0


@kernel
def reaches(race: Any, hand0: int, hand1: int, score0: int, score1: int, leader: int, table: Buffer) -> int:
    """1 if seat 0 can reach the goal when the leader begins a trick, 0 if not; UNKNOWN beyond the limit."""
    race.nodes += 1
    if race.nodes > race.limit:
        return UNKNOWN
    result, summary = settled(race, hand0, hand1, score0, score1, leader)
    if result != UNKNOWN:
        return result
    place = hand0 | hand1 | leader << CARDS | race.goal << CARDS + 1
    spot = spot_of(place, summary, table)
    if table[spot] >> 1 == place and table[spot + 1] == summary:
        return table[spot] & 1
    mine, yours = (hand1, hand0) if leader else (hand0, hand1)
    # In a decided faction the highest card is a card like others: not worth the time to find out here.
    precious = ALL & ~GOBLIN_ZEROS if race.sums else race.highest
    weight = popcount(mine) * popcount(mine)
    leads = distinct(mine, yours, precious)
    result = leader  # no lead is good enough for the leader
    while leads and result == leader:
        led = likeliest(race, leads, int(LEADS))
        leads &= ~(1 << led)
        replies = distinct(playable(yours, led), mine, precious)
        result = 1 - leader
        while replies and result != leader:
            card = likeliest(race, replies, led)
            replies &= ~(1 << card)
            won_by, to0, to1 = split(led, card, leader)
            gone = ~(to0 | to1)
            result = reaches(race, hand0 & gone, hand1 & gone, score0 | to0, score1 | to1, won_by, table)
            if result == UNKNOWN:
                return UNKNOWN
            learn(race, led, card, weight if result == leader else 0)
        learn(race, int(LEADS), led, weight if result != leader else 0)
    table[spot], table[spot + 1] = place << 1 | result, summary
    return result


@kernel
def reaches_with(race: Any, s: Any, card: int, table: Buffer) -> int:
    """The same once the seat to move has played this card."""
    leader = s.leader
    replies, result = 1 << card, leader
    if s.led == NO_CARD:
        replies = playable(s.hand[1 - leader], card)
    while replies:
        reply = lowest(replies)
        replies &= replies - 1
        won_by, to0, to1 = split(card, reply, leader) if s.led == NO_CARD else split(s.led, card, leader)
        gone = ~(to0 | to1)
        score0, score1 = s.score[0] | to0, s.score[1] | to1
        result = reaches(race, s.hand[0] & gone, s.hand[1] & gone, score0, score1, won_by, table)
        if result != 1 - leader:
            break
    return result


@kernel
def value_of(buffer: Buffer, move: int, limit: int, race_buffer: Buffer, table: Buffer) -> int:
    """What the seat to move gets with this move if both play perfectly on: 1 a win, 0 a draw, -1 a loss, or UNKNOWN.

    Race and table are zeros at first and may be kept while the same phase 2 goes on.
    """
    s, race = record_of(buffer), race_of(race_buffer)
    if race.limit == 0:
        enter(race, s.hand[0] | s.hand[1] | s.score[0] | s.score[1] | (1 << s.led if s.led != NO_CARD else 0))
    race.limit = race.nodes + limit
    card = held(s, s.turn, move)
    race.goal = 1
    result = reaches_with(race, s, card, table)
    if result == 0:
        # Not a win: a draw or a loss, and a loss if no draw is possible.
        race.goal = 0
        draws = reaches_with(race, s, card, table) if race.sums else 0
        result = draws - 1 if draws != UNKNOWN else UNKNOWN
    if result == UNKNOWN:
        return UNKNOWN
    return -result if s.turn else result
