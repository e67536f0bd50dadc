"""A position with what texts and rules ask of its shadows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thronsaal.core.engine.select import cards_in
from thronsaal.core.words import Move, Seat
from thronsaal.games.lcg import hidden, slots
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg.position import Position

if TYPE_CHECKING:
    from thronsaal.games.lcg import occurrences as o
    from thronsaal.games.lcg.words.scope import Scope


class Shaded(Position):
    """What texts see of shadows. The rules themselves are in `shadows.py`."""

    # Naming cards.

    def meant(self, move: Move) -> int:
        """The card that a move chooses, by what it is or by its place in shadows."""
        if n.kind_of(move) == n.SLOT:
            return slots.at(self, n.extra(move), n.about(move))
        return self.deal.number_of[n.about(move)]

    def choice(self, card: int) -> Move:
        """The move that chooses a card: in shadows by its place, since nobody may learn more from it."""
        if self.veiled >> card & 1:
            seat, place = slots.find(self, card)
            return n.slot(seat, place)
        return self.deal.calls[card]

    def use_of(self, card: int, text: int) -> Move:
        """The move that uses a text of a card, in shadows by its place."""
        if self.veiled >> card & 1:
            return n.move(n.CALL, slots.find(self, card)[1], text)
        return n.move(n.USE, self.deal.ref[card], text)

    def used_card(self, seat: Seat, move: Move) -> int:
        """The card whose text a move uses; one in shadows is seen by all from now on."""
        if n.kind_of(move) == n.CALL:
            card = hidden.expose(self, slots.at(self, seat, n.about(move)))
            hidden.show(self, 1 << card, hidden.everybody(self))
            return card
        return self.deal.number_of[n.about(move)]

    def keep_limits(self, card: int) -> None:
        """A card leaves play by its own text: how often that was used counts for all copies, by title."""
        name = self.deal.names[card]
        for key in [key for key in self.limits if key[0] == "text" and key[1] == card]:
            self.limits = {**self.limits, ("title", name, *key[2:]): self.limits[key]}

    def worn(self, seat: Seat) -> int:
        """Cards under others that wear their faces, with a seat: their texts count as if they were in play."""
        masking = self.deal.masking & self.court[seat]
        found = 0
        for card in cards_in(masking):
            for each in self.duplicates_on(card):
                if self.deal.names[each] != self.deal.names[card]:
                    found |= 1 << each
        return found

    # What may lie there.

    def possible_veiled(self, seat: Seat) -> int:
        """The cards that may lie in a seat's shadows, for all that everybody knows."""
        lying = slots.mask(self, seat)
        if all(hidden.is_open(self, card) for card in self.shadows[seat] if card >= 0):
            return lying
        return lying | (self.stock[seat] if self.deal.open else self.deal.conceivable[seat])

    def note_emerged(self, emerged: o.Emerges) -> None:
        """A card has come out of shadows."""
        from thronsaal.games.lcg.shadows import note  # noqa: PLC0415  (its rules know the whole realm)

        note(self, emerged)  # type: ignore[arg-type]

    def event_price(self, scope: Scope) -> int:
        """The least for which a seat could play this event from shadows."""
        from thronsaal.games.lcg.shadows import cheapest  # noqa: PLC0415

        return cheapest(self, scope.card, scope.seat)  # type: ignore[arg-type]

    def play_veiled(self, scope: Scope) -> None:
        """An event is played from shadows: it is carried out once its shadow cost is paid."""
        from thronsaal.games.lcg.shadows import play_event  # noqa: PLC0415

        play_event(self, scope)  # type: ignore[arg-type]

    def put_out(self, seat: Seat, place: int) -> None:
        """A card in shadows is put into play without paying."""
        from thronsaal.games.lcg.shadows import bring_out  # noqa: PLC0415

        bring_out(self, seat, place)  # type: ignore[arg-type]

    def bring_out(self, card: int, seat: Seat) -> None:
        """A card in shadows comes out without being paid for; an attachment goes on a card of the seat's choice."""
        from thronsaal.games.lcg.shadows import Forth  # noqa: PLC0415

        self.stack.append(Forth(seat, card, 0))

    def dropped(self, card: int) -> None:
        """A card was discarded from hand: its text may let it go into shadows instead."""
        from thronsaal.games.lcg.service import dropped  # noqa: PLC0415

        dropped(self, card)  # type: ignore[arg-type]

    def ask_to_hide(self, scope: Scope, most: int) -> None:
        """A seat is asked which cards of its hand it lays into shadows without paying."""
        from thronsaal.games.lcg.shadows import HideSome  # noqa: PLC0415

        self.stack.append(HideSome(scope.seat, most, scope.card))

    def tell_veiled(self, card: int) -> None:
        """A card that all saw lies in shadows now."""
        seat, place = slots.find(self, card)
        self.tell("veiled", "lcg.shadows-effects", card=self.deal.cards[card].quoted, seat=seat, count=place + 1)

    def peek_veiled(self, card: int, seat: Seat) -> None:
        """A seat looks at a card in shadows and knows it as long as it lies there."""
        other, place = slots.find(self, card)
        hidden.show(self, 1 << card, 1 << seat)
        name = self.deal.cards[card].quoted
        self.whisper("peeked", "lcg.shadows-lie", (seat,), {"card": name}, seat=seat, other=other, count=place + 1)
