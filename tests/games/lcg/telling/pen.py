"""Writing down: reading what was announced, finding the card that is meant, and letting cards go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.lcg.telling.board import (
    FACES,
    LETTERS,
    SLUGS,
    Board,
    Piece,
    alike,
    expect,
    face_of,
    owner_of,
)
from games.lcg.telling.figures import Figures
from thronsaal.core.words import Who, Word

Said = dict[str, Any]


def plain(value: Any) -> Any:
    """A value of an event as the teller notes it: seats as numbers, cards by name, other words by their key."""
    if isinstance(value, Who):
        return value.seat
    if isinstance(value, tuple):
        return [plain(each) for each in value]
    if isinstance(value, Word):
        return value.values["en"] if value.key == "title" else value
    return value


def said(event: Any) -> Said:
    """All that an event says, secrets too: the teller looks over everybody's shoulder."""
    return {key: plain(value) for key, value in {**event.values, **event.secret}.items()}


class Pen:
    """What every page of the ledger needs."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._figures = Figures(board)
        self.move = ""
        self.seat = 0
        self.asked: str | None = None
        self.shown: dict[str, dict[str, Any]] = {}
        """Cards in play after the move, as the table shows them. Says which copy is meant, and nothing else."""
        self.resolving: list[str] = []
        self.source = ""
        """The text that was used last."""
        self.sources: list[tuple[str, int]] = []
        """Texts used since the last step of the round: name and seat."""
        self.aimed: int | None = None
        self.targets: list[str] = []
        self.x = 0

    @property
    def figures(self) -> Figures:
        if self._figures.changed != self.board.changed:
            self._figures = Figures(self.board)
        return self._figures

    @property
    def moved(self) -> str:
        """The card that the move names."""
        return self.move.partition(" ")[2].partition(":")[0]

    # Finding cards

    def find(self, name: str, fits: Callable[[Piece], bool] = lambda _: True, then: Said | None = None) -> Piece:
        """The card in play of this name; of several the one the move names, or that looks like `then` afterwards."""
        found = [each for each in self.board.play.values() if each.name == name and fits(each)]
        expect(bool(found), "no such card in play for that:", name)
        if len(found) == 1:
            return found[0]
        if then:
            found = [each for each in found if self._ends(each, then)] or found
        return next((each for each in found if each.ref == self.moved), found[0])

    def _ends(self, it: Piece, then: Said) -> bool:
        """Whether a card looks like this after the move; what is gone has left."""
        after = self.shown.get(it.ref)
        return "leaving" in then if after is None else all(after[key] == value for key, value in then.items())

    def seat_of(self, house: str) -> int:
        """Whose house card this is."""
        name = house.removeprefix("House ").lower()
        return next(seat for seat in self.board.seats if self.board.players[seat].house == name)

    def host(self, name: str) -> str:
        """What something is attached to."""
        if name.startswith("House ") and name not in SLUGS:
            return f"house-{self.board.players[self.seat_of(name)].house}@{LETTERS[self.seat_of(name)]}"
        return self.find(name).ref

    def arriving(self, name: str, seat: int) -> str:
        """Which copy comes into play."""
        slug = SLUGS[name]
        if self.moved.partition("@")[0] == slug and self.moved not in self.board.play:
            return self.moved
        known = {*self.board.play, *(ref for each in self.board.play.values() for ref in each.duplicates)}
        shown = [each for ref, card in self.shown.items() for each in (ref, *card["duplicates"])]
        found = [each for each in shown if each.partition("@")[0] == slug and each not in known]
        own = [each for each in found if owner_of(each) == seat]
        return (own or found or [f"{slug}@{LETTERS[seat]}#?"])[0]

    # Moving cards

    def take(self, seat: int, name: str) -> str:
        """Take a card out of a hand."""
        hand = self.board.players[seat].hand
        ref = next((each for each in hand if face_of(each).name == name and hand[each]), "")
        expect(bool(ref), LETTERS[seat], "has no", name, "in hand")
        hand[ref] -= 1
        self.write()
        return ref

    def put_into_hand(self, seat: int, name: str) -> None:
        self.board.players[seat].hand[f"{SLUGS[name]}@{LETTERS[seat]}"] += 1
        self.write()

    def take_from_pile(self, seat: int, name: str) -> str:
        """Take a card out of a dead or discard pile."""
        player = self.board.players[seat]
        piles = (player.dead, player.discard)
        for pile in piles if name in ("Trident Reinforcements", "Forever Burning") else piles[::-1]:
            for at in reversed(range(len(pile))):
                if face_of(pile[at]).name == name:
                    self.write()
                    return pile.pop(at)
        expect(False, LETTERS[seat], "has no", name, "in a pile")
        return ""

    def write(self) -> None:
        self.board.changed += 1

    def go(self, it: Piece) -> None:
        """A card on its way out really leaves, with all that is on it."""
        board, player = self.board, self.board.players[it.owner]
        if it.leaving == "dead":
            player.dead.append(alike(it.ref))
        elif it.leaving == "discard":
            player.discard.append(alike(it.ref))
        elif it.leaving == "hand":
            player.hand[alike(it.ref)] += 1
        else:
            player.deck += 1
        for each in it.duplicates:
            board.players[owner_of(each)].discard.append(alike(each))
        del board.play[it.ref]
        if board.contest:
            board.contest.leave(it.ref)
        for effect in board.effects:
            effect.cards = tuple(ref for ref in effect.cards if ref != it.ref)
        board.effects = [each for each in board.effects if each.cards or each.what not in ON_CARDS]
        self.write()

    def flush(self) -> None:
        """The window closes: moribund cards and events that were carried out leave."""
        for it in [each for each in self.board.play.values() if each.leaving]:
            self.go(it)
        for ref in self.resolving:
            self.end_event(ref)
        self.resolving = []

    def end_event(self, ref: str) -> None:
        """An event that was carried out goes to its pile; a deathbound one to the dead."""
        player = self.board.players[owner_of(ref)]
        is_deathbound = any(each.value == "deathbound" for each in FACES[ref.partition("@")[0]].keywords)
        (player.dead if is_deathbound else player.discard).append(alike(ref))


ON_CARDS = {
    "strength",
    "keyword",
    "no-keyword",
    "icon",
    "blank",
    "uncounted",
    "stays-kneeling",
    "guard",
    "dies-at-zero",
}
"""Effects that lie on cards, and end when the cards are gone."""
