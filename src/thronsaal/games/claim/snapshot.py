"""All of a position of Claim as plain numbers."""

from __future__ import annotations

from thronsaal.core.buffer import Snapshot
from thronsaal.core.words import Seat
from thronsaal.games.claim.kernel import rules as k
from thronsaal.games.claim.kernel.material import ALL


class ClaimSnapshot(Snapshot):
    """The fields of the record, and what follows from them. Sets of cards are numbers."""

    layout = k.RECORD

    hand: list[int]
    followers: list[int]
    drawn: list[int]
    score: list[int]
    out: int
    void: list[int]
    deck: list[int]
    phase: int
    trick: int
    leader: int
    turn: int
    led: int
    last: list[int]
    last_winner: int

    @property
    def turned_up(self) -> int:
        """The card that phase 1 is about now, or NO_CARD."""
        return self.deck[2 * self.trick] if self.phase == 1 else k.NO_CARD

    def known_recruits(self, seat: Seat) -> int:
        """The part of a seat's followers that all saw it win and that it still has; in phase 2 it is in the hand."""
        return (self.followers if self.phase == 1 else self.hand)[seat] & ~self.drawn[seat]

    def unseen(self, seat: Seat | None) -> int:
        """The cards that this seat (None: anybody) sees nowhere. In phase 2, for a seat, they are the other hand."""
        seen = self.score[0] | self.score[1] | self.out
        for card in (self.led, self.turned_up):
            seen |= 1 << card if card != k.NO_CARD else 0
        if seat is None or self.phase == 1:
            seen |= self.known_recruits(0) | self.known_recruits(1)
        if seat is not None:
            seen |= self.hand[seat] | self.followers[seat]
        return ALL & ~seen
