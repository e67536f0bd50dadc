"""A view of Claim as the board template draws it: sides, stake, trick, favour, hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from thronsaal.core.text import Voice
from thronsaal.core.words import Seat, Who, Word
from thronsaal.games.claim.kernel.material import FACTIONS
from thronsaal.games.claim.notation import card_word, read
from thronsaal.games.claim.view import ClaimView


@dataclass(frozen=True, slots=True)
class Card:
    """A face to draw. `glide` is the same wherever this card lies, so it glides there; `move` plays it."""

    faction: str
    value: str
    name: str
    glide: str
    move: str = ""
    lit: bool = False


@dataclass(frozen=True, slots=True)
class Played:
    """A seat's place in the trick: the card there, and what is said under it."""

    card: Card | None
    caption: str
    won: bool
    mine: bool


@dataclass(frozen=True, slots=True)
class Side:
    """One player's things, apart from the trick and the score."""

    seat: Seat
    name: str
    mine: bool
    leads: bool
    hand: Sequence[Card] | None
    hand_size: int
    followers: Sequence[Card]
    hidden: int
    summary: str


@dataclass(frozen=True, slots=True)
class Favour:
    """How two seats stand with a faction: the cards of each, and who is ahead."""

    faction: str
    name: str
    piles: Sequence[Sequence[Card]]
    ahead: int | None
    text: str


class _Drawing:
    """One board while it is put together; hands out a name to each card that is drawn."""

    def __init__(self, views: Sequence[ClaimView], legal: Collection[str], voice: Voice) -> None:
        self.seen = views[0]
        self.open = {view["seat"]: view for view in views if view["seat"] is not None}
        self.legal = legal
        self.voice = voice
        self.me = self.seen["seat"] or 0
        self._drawn: Counter[str] = Counter()

    def card(self, text: str, in_hand: bool = False) -> Card:
        faction, _, value = text.partition(" ")
        self._drawn[text] += 1
        # Goblin zeros are alike: the first, second, third one drawn of them.
        glide = f"{faction}-{value}-{self._drawn[text]}"
        name = self.voice.say(card_word(read(text)))
        return Card(faction, value, name, glide, text if in_hand else "", in_hand and text in self.legal)

    def cards(self, texts: Sequence[str], in_hand: bool = False) -> list[Card]:
        return [self.card(text, in_hand) for text in texts]

    def side(self, seat: Seat) -> Side:
        seen, view = self.seen, self.open.get(seat)
        mine = seat == seen["seat"]
        counts, hand_size = seen["follower_counts"][seat], seen["hand_sizes"][seat]
        hand = None if view is None else self.cards(view["hand"] or (), in_hand=mine)
        followers = self.cards(seen["recruits"][seat] if view is None else view["followers"] or ())
        return Side(
            seat=seat,
            name=self.voice.name(seat),
            mine=mine,
            leads=not seen["over"] and seen["leader"] == seat,
            hand=hand,
            hand_size=hand_size,
            followers=followers,
            hidden=counts - len(followers),
            summary=self.say("board-holds", seat=seat, hand=hand_size, followers=counts),
        )

    def trick(self, order: Sequence[Seat]) -> list[Played]:
        """The cards on the table: the one led, or else the last trick until somebody leads again."""
        seen, last, led = self.seen, self.seen["last"], self.seen["led"]
        if led is not None:
            leader = seen["leader"]
            return [
                Played(
                    self.card(led) if seat == leader else None,
                    self.say("board-led" if seat == leader else "board-answers", seat=seat),
                    False,
                    seat == seen["seat"],
                )
                for seat in order
            ]
        if last is not None:
            won_by = seen["last_winner"]
            return [
                Played(
                    self.card(last[seat]),
                    self.say("board-won" if seat == won_by else "board-lost", seat=seat),
                    seat == won_by,
                    seat == seen["seat"],
                )
                for seat in order
            ]
        return [
            Played(
                None,
                self.say("board-to-lead" if seat == seen["turn"] else "board-answers", seat=seat),
                False,
                seat == seen["seat"],
            )
            for seat in order
        ]

    def favours(self, order: Sequence[Seat]) -> list[Favour]:
        return [self._favour(name, ahead, order) for name, ahead in zip(FACTIONS, self.seen["favour"], strict=True)]

    def _favour(self, faction: str, winner: Seat | None, order: Sequence[Seat]) -> Favour:
        piles = [[text for text in self.seen["score"][seat] if text.partition(" ")[0] == faction] for seat in order]
        name = self.voice.say(f"faction-{faction}")
        standing = self.voice.say("board-nobody") if winner is None else self.voice.say("board-ahead", seat=Who(winner))
        counts = tuple(
            Word("board-count", {"seat": Who(seat), "count": len(pile)})
            for seat, pile in zip(order, piles, strict=True)
        )
        text = self.voice.say("board-favour-of", faction=name, counts=counts, standing=standing)
        ahead = None if winner is None else list(order).index(winner)
        return Favour(faction, name, [[self.card(card) for card in pile] for pile in piles], ahead, text)

    def say(self, key: str, seat: Seat, **counts: int) -> str:
        return self.voice.say(key, seat=Who(seat), **counts)


def present(views: Sequence[ClaimView], legal: Sequence[str], voice: Voice) -> dict[str, object]:
    """All that `board.html` draws."""
    drawing = _Drawing(views, frozenset(legal), voice)
    seen, me = drawing.seen, drawing.me
    order = (1 - me, me)
    # The viewer's own cards are named first, so that a card keeps its name when it leaves the hand.
    mine, other = drawing.side(me), drawing.side(1 - me)
    trick = drawing.trick(order)
    turned_up = seen["turned_up"]
    return {
        "phase": seen["phase"],
        "heading": voice.say("glance-phase", phase=seen["phase"], trick=seen["trick"]),
        "over": seen["over"],
        "mine": mine,
        "other": other,
        "trick": trick,
        "lingers": seen["led"] is None and seen["last"] is not None,
        "stake": None if turned_up is None else drawing.card(turned_up),
        "deck": seen["deck"],
        "deck_text": voice.say("board-deck", count=seen["deck"]),
        "favours": drawing.favours(order),
    }
