"""The rules of Claim as kernels over one record. Read it beside the rulebook: deal, refusal, play, favour, winner."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from thronsaal.core.buffer import Buffer, layout_of
from thronsaal.core.chance import below, rekey, shuffle
from thronsaal.core.kernel import kernel, lowest, popcount
from thronsaal.games.claim.kernel.material import (
    ALL,
    BEATS,
    CARDS,
    DOPPELGANGER,
    DWARF,
    FACTION_MASK,
    GOBLIN_ZEROS,
    HAND,
    MASKS,
    SAME,
    TIE_MASK,
    UNDEAD,
    VALUE,
)

RECORD: Final = layout_of(
    [
        ("chance", "i8", (5,)),
        ("hand", "i8", (2,)),
        ("followers", "i8", (2,)),  # the pile won in phase 1, face down
        ("drawn", "i8", (2,)),  # those of it that came unseen from the deck
        ("score", "i8", (2,)),
        ("out", "i8"),  # the discard of phase 1
        ("void", "i8", (2,)),  # cards this seat has shown not to hold in this phase
        ("deck", "i1", (32,)),  # 26 are used: in pairs, first the card turned up, then the one drawn
        ("phase", "i8"),  # 1, 2, or 3 when it is over
        ("trick", "i8"),  # tricks finished in this phase
        ("leader", "i8"),
        ("turn", "i8"),
        ("led", "i8"),  # the card led, or NO_CARD
        ("last", "i8", (2,)),  # the two cards of the last trick, by seat
        ("last_winner", "i8"),
    ]
)
NO_CARD: Final = -1
NOBODY: Final = -1
OVER: Final = 3

UNDEAD_MASK: Final = MASKS[UNDEAD]
DWARF_MASK: Final = MASKS[DWARF]
DOPPELGANGER_MASK: Final = MASKS[DOPPELGANGER]

# Why a move is refused; reasons.py gives each its words and its rule.
FINE, IS_OVER, NOT_YOUR_TURN, NO_SUCH_CARD, NOT_IN_HAND, MUST_FOLLOW = range(6)


@kernel
def playable(hand: int, led: int) -> int:
    """The cards of a hand that may follow the card led: its faction and doppelgangers; anything without the faction."""
    same = hand & SAME[led]
    if same == 0:
        return hand
    return same | (hand & DOPPELGANGER_MASK)


@kernel
def beats(led: int, card: int) -> int:
    """1 when the card that followed wins the trick, else 0."""
    return BEATS[led] >> card & 1


@kernel
def favour(score0: int, score1: int, faction: int) -> int:
    """The seat whose side a faction takes: most cards, then the highest one; NOBODY when that ties too."""
    more = popcount(score0 & FACTION_MASK[faction]) - popcount(score1 & FACTION_MASK[faction])
    if more == 0:
        # Higher bits are higher values, and no card lies in both piles.
        more = (score0 & TIE_MASK[faction]) - (score1 & TIE_MASK[faction])
    if more > 0:
        return 0
    if more < 0:
        return 1
    return NOBODY


@kernel
def value_sum(cards: int) -> int:
    """The values of a set of cards added up."""
    total = 0
    while cards:
        total += VALUE[lowest(cards)]
        cards &= cards - 1
    return total


@kernel
def tally(score0: int, score1: int) -> tuple[int, int, int, int]:
    """Factions won by seat 0 and by seat 1, and the set of all cards of those factions for each."""
    factions0 = factions1 = cards0 = cards1 = 0
    for faction in range(5):
        side = favour(score0, score1, faction)
        if side == 0:
            factions0 += 1
            cards0 |= FACTION_MASK[faction]
        elif side == 1:
            factions1 += 1
            cards1 |= FACTION_MASK[faction]
    return factions0, factions1, cards0, cards1


@kernel
def winner(score0: int, score1: int) -> int:
    """The seat with more factions, then with the higher sum in its factions; NOBODY when that ties too."""
    factions0, factions1, cards0, cards1 = tally(score0, score1)
    lead = factions0 - factions1
    if lead == 0:
        lead = value_sum(score0 & cards0) - value_sum(score1 & cards1)
    if lead > 0:
        return 0
    if lead < 0:
        return 1
    return NOBODY


@kernel
def record_of(buffer: Buffer) -> Any:
    """The buffer as a record with names."""
    return buffer.view(RECORD)[0]


@kernel
def deal(buffer: Buffer, starter: int) -> None:
    """Shuffle, thirteen cards to each hand, the rest as the deck; `starter` NOBODY lets chance decide who begins.

    The buffer holds the chance and is otherwise empty.
    """
    s = record_of(buffer)
    cards = np.empty(CARDS, np.int8)
    for card in range(CARDS):
        cards[card] = card
    s.leader = starter if starter != NOBODY else below(s.chance, 2)
    shuffle(s.chance, cards)
    for i in range(HAND):
        s.hand[0] |= 1 << np.int64(cards[i])
        s.hand[1] |= 1 << np.int64(cards[HAND + i])
    for i in range(len(s.deck)):
        s.deck[i] = cards[2 * HAND + i] if i < 2 * HAND else NO_CARD
    s.phase = 1
    s.turn = s.leader
    s.led = NO_CARD
    s.last[0] = s.last[1] = NO_CARD
    s.last_winner = NOBODY


@kernel
def legal_cards(s: Any) -> int:
    """The cards the seat to move may play."""
    if s.phase == OVER:
        return 0
    if s.led == NO_CARD:
        return s.hand[s.turn]
    return playable(s.hand[s.turn], s.led)


@kernel
def held(s: Any, seat: int, move: int) -> int:
    """The card that this move takes from the hand: for 0 any goblin zero, else the card itself; NO_CARD if not held."""
    if move == 0:
        for card in range(5):
            if s.hand[seat] >> card & 1:
                return card
        return NO_CARD
    return move if s.hand[seat] >> move & 1 else NO_CARD


@kernel
def refusal(s: Any, seat: int, move: int) -> int:
    """FINE, or why this seat may not make this move."""
    if s.phase == OVER:
        return IS_OVER
    if seat != s.turn:
        return NOT_YOUR_TURN
    if move < 0 or move >= CARDS or 0 < move < 5:
        return NO_SUCH_CARD
    card = held(s, seat, move)
    if card == NO_CARD:
        return NOT_IN_HAND
    if legal_cards(s) >> card & 1 == 0:
        return MUST_FOLLOW
    return FINE


@kernel
def play(s: Any, card: int) -> None:
    """The seat to move plays a card that it may play; the second card ends the trick."""
    seat = s.turn
    s.hand[seat] &= ~(1 << card)
    if s.led == NO_CARD:
        s.led = card
        s.turn = 1 - seat
        return
    led = s.led
    if (SAME[led] | DOPPELGANGER_MASK) >> card & 1 == 0:
        s.void[seat] |= SAME[led]
    won_by = seat if beats(led, card) else 1 - seat
    s.last[seat] = card
    s.last[1 - seat] = led
    s.last_winner = won_by
    s.led = NO_CARD
    s.leader = s.turn = won_by
    cards = 1 << card | 1 << led
    if s.phase == 1:
        end_recruiting_trick(s, won_by, cards)
    else:
        s.score[won_by] |= cards & ~DWARF_MASK
        s.score[1 - won_by] |= cards & DWARF_MASK
        s.trick += 1
        if s.trick == HAND:
            s.phase = OVER


@kernel
def end_recruiting_trick(s: Any, won_by: int, cards: int) -> None:
    """Phase 1: the winner takes the card turned up and played undead, the loser draws; the rest is out."""
    turned_up, drawn = 1 << np.int64(s.deck[2 * s.trick]), 1 << np.int64(s.deck[2 * s.trick + 1])
    # A card that has left the deck leaves no trace there: a guessed world must not tell what was drawn.
    s.deck[2 * s.trick] = s.deck[2 * s.trick + 1] = NO_CARD
    s.followers[won_by] |= turned_up
    s.followers[1 - won_by] |= drawn
    s.drawn[1 - won_by] |= drawn
    s.score[won_by] |= cards & UNDEAD_MASK
    s.out |= cards & ~UNDEAD_MASK
    s.trick += 1
    if s.trick == HAND:
        s.phase, s.trick = 2, 0
        for seat in range(2):
            s.hand[seat] = s.followers[seat]
            s.followers[seat] = 0
            s.void[seat] = 0


@kernel
def step(buffer: Buffer, seat: int, move: int) -> int:
    """Make a move if it is allowed. FINE, or why not, and then nothing has changed."""
    s = record_of(buffer)
    why = refusal(s, seat, move)
    if why == FINE:
        play(s, held(s, seat, move))
    return why


@kernel
def check(buffer: Buffer, seat: int, move: int) -> int:
    """FINE, or why not."""
    return refusal(record_of(buffer), seat, move)


@kernel
def options(buffer: Buffer) -> int:
    """The cards the seat to move may play; of several goblin zeros only card 0, whichever are held."""
    cards = legal_cards(record_of(buffer))
    if cards & GOBLIN_ZEROS:
        cards = cards & ~GOBLIN_ZEROS | 1
    return cards


@kernel
def unseen_by(s: Any, seat: int) -> int:
    """The cards whose place this seat cannot know: in the other hand, drawn by the other, or still in the deck."""
    other = 1 - seat
    seen = s.hand[seat] | s.followers[seat] | s.score[0] | s.score[1] | s.out
    seen |= s.followers[other] & ~s.drawn[other]
    if s.led != NO_CARD:
        seen |= 1 << s.led
    if s.phase == 1:
        seen |= 1 << np.int64(s.deck[2 * s.trick])
    return ALL & ~seen


@kernel
def guess_into(s: Any, seat: int, chance: NDArray[np.int64]) -> None:
    """Deal anew, uniformly, all that this seat has not seen, keeping to what the other has shown not to hold.

    From phase 2 on a seat knows every card: what it has not seen is the other hand.
    """
    other = 1 - seat
    if s.phase == 1:
        unseen = unseen_by(s, seat)
        cards = np.empty(CARDS, np.int8)
        # First those that may be in the other hand, then those that may not.
        count = may = 0
        for wanted in range(2):
            for card in range(CARDS):
                if unseen >> card & 1 and (s.void[other] >> card & 1) == wanted:
                    cards[count] = card
                    count += 1
            if wanted == 0:
                may = count
        size = popcount(s.hand[other])
        s.hand[other] = 0
        for i in range(size):
            j = i + below(chance, may - i)
            cards[i], cards[j] = cards[j], cards[i]
            s.hand[other] |= 1 << np.int64(cards[i])
        rest = cards[size:count]
        shuffle(chance, rest)
        draws = popcount(s.drawn[other])
        s.followers[other] &= ~s.drawn[other]
        s.drawn[other] = 0
        for i in range(draws):
            s.drawn[other] |= 1 << np.int64(rest[i])
        s.followers[other] |= s.drawn[other]
        for i in range(draws, len(rest)):
            s.deck[2 * s.trick + 1 + i - draws] = rest[i]
    rekey(s.chance, chance)


@kernel
def guess(buffer: Buffer, seat: int, chance: NDArray[np.int64]) -> Buffer:
    """A position this seat cannot tell from the real one."""
    copy = buffer.copy()
    guess_into(record_of(copy), seat, chance)
    return copy
