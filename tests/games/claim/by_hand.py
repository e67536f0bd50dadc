"""Claim once more, written straight from the rulebook, slow and plain: what the kernels are held against.

A card is a pair such as ("knight", 7). Nothing of the game's own code is used.
"""

from __future__ import annotations

from dataclasses import dataclass, field

Card = tuple[str, int]

FACTIONS = ("goblin", "knight", "undead", "dwarf", "doppelganger")
CARDS: list[Card] = (
    [("goblin", 0)] * 4
    + [("goblin", value) for value in range(10)]
    + [("knight", value) for value in range(2, 10)]
    + [(faction, value) for faction in ("undead", "dwarf", "doppelganger") for value in range(10)]
)


def card(text: str) -> Card:
    faction, value = text.split()
    return faction, int(value)


def allowed(hand: list[Card], led: Card | None) -> set[Card]:
    """The follow rule."""
    if led is None:
        return set(hand)
    same = {each for each in hand if each[0] == led[0]}
    doppelgangers = {each for each in hand if each[0] == "doppelganger"}
    return same | doppelgangers if same else set(hand)


def follower_wins(led: Card, followed: Card) -> bool:
    """Whether the second card takes the trick."""
    if led[0] == "goblin" and followed[0] == "knight":
        return True
    if followed[0] in (led[0], "doppelganger"):
        return followed[1] > led[1]
    return False


@dataclass
class Deal:
    """A game under way."""

    hands: list[list[Card]]
    deck: list[Card]
    leader: int
    led: Card | None = None
    phase: int = 1
    followers: tuple[list[Card], list[Card]] = field(default_factory=lambda: ([], []))
    score: tuple[list[Card], list[Card]] = field(default_factory=lambda: ([], []))
    out: list[Card] = field(default_factory=list)

    @property
    def turn(self) -> int:
        return self.leader if self.led is None else 1 - self.leader

    @property
    def turned_up(self) -> Card | None:
        return self.deck[0] if self.deck else None

    @property
    def over(self) -> bool:
        return self.phase == 2 and not any(self.hands) and self.led is None

    def play(self, played: Card) -> None:
        hand = self.hands[self.turn]
        assert played in allowed(hand, self.led)
        hand.remove(played)
        if self.led is None:
            self.led = played
            return
        led, self.led = self.led, None
        winner = 1 - self.leader if follower_wins(led, played) else self.leader
        self.leader = winner
        if self.phase == 1:
            self._recruit(winner, (led, played))
        else:
            for each in (led, played):
                self.score[1 - winner if each[0] == "dwarf" else winner].append(each)

    def _recruit(self, winner: int, played: tuple[Card, Card]) -> None:
        self.followers[winner].append(self.deck.pop(0))
        self.followers[1 - winner].append(self.deck.pop(0))
        for each in played:
            (self.score[winner] if each[0] == "undead" else self.out).append(each)
        if not self.deck:
            assert not any(self.hands)
            self.phase = 2
            self.hands = [list(self.followers[0]), list(self.followers[1])]


def favour(score: tuple[list[Card], list[Card]], faction: str) -> int | None:
    """The seat that a faction sides with."""
    piles = [[value for name, value in pile if name == faction] for pile in score]
    if len(piles[0]) != len(piles[1]):
        return 0 if len(piles[0]) > len(piles[1]) else 1
    highest = [max(pile, default=0) for pile in piles]
    if highest[0] == highest[1]:
        return None
    return 0 if highest[0] > highest[1] else 1


def result(score: tuple[list[Card], list[Card]]) -> tuple[tuple[int, int], str]:
    """Places by seat, and what decided."""
    sides = [favour(score, faction) for faction in FACTIONS]
    won = [sides.count(0), sides.count(1)]
    if won[0] != won[1]:
        return ((1, 2) if won[0] > won[1] else (2, 1)), "factions"
    sums = [sum(value for name, value in score[seat] if sides[FACTIONS.index(name)] == seat) for seat in range(2)]
    if sums[0] != sums[1]:
        return ((1, 2) if sums[0] > sums[1] else (2, 1)), "sum"
    return (1, 1), "draw"
