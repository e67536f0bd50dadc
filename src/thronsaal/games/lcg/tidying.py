"""What is checked all the time: attachments that may not be where they are, and strength 0 where that kills."""

from __future__ import annotations

from typing import Any

from thronsaal.core.engine.occurrence import Occurrence
from thronsaal.core.engine.select import cards_in
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.material import NONE, How
from thronsaal.games.lcg.realm import Realm
from thronsaal.games.lcg.values import has_changed, rules
from thronsaal.games.lcg.words.customs import Hatches

Things = tuple[Occurrence[Any], ...]


class Tidied(Realm):
    """A realm in which nothing stays as it may not be."""

    def tidy(self) -> Things:
        """What is checked all the time: attachments that may not be where they are, and strength 0 where that kills.

        The former are discarded at once, the latter are passives to come.
        """
        for card, parent in self._hatching():
            self.fold(card, parent)
        for card in self._misplaced():
            self.befall(o.Leaves(card, How.DISCARDED, NONE, NONE, True))
        return self._doomed()

    def _hatching(self) -> list[tuple[int, int]]:
        """Cards that are duplicates of another from now on, and of which."""
        found = []
        for rule, by in rules(self, Hatches) if self.deal.hatching & self.in_play else ():
            parents = rule.of.mask(self, by) & self.court[by.seat] & ~self.moribund
            if parents and not self.moribund >> by.card & 1:
                found.append((by.card, parents.bit_length() - 1))
        return found

    def fold(self, card: int, parent: int) -> None:
        """A card in play, with its duplicates, becomes a duplicate of another."""
        duplicates = self.duplicates_on(card)
        self.lift(card)
        self.underlay(card, parent)
        for each in duplicates:
            self.host = {**self.host, each: parent}
        self.changed()
        self.tell("folded", "lcg.duplicates", card=card, it=parent)

    def is_tidy(self) -> bool:
        """Whether nothing of that is to be done; remembered until values change."""
        deal = self.deal
        if not (self.attached or self.lasting or deal.terminal or deal.hatching):
            if self.kept is not None:
                self.kept.tidy = True
            return True
        values = self.kept or self.values
        if not values.tidy:
            values.tidy = not (
                (self.attached and self._misplaced())
                or ((values.terminal or values.withdrawing) and self._doomed())
                or (deal.hatching and self._hatching())
            )
        return values.tidy

    def _misplaced(self) -> list[int]:
        """Attachments that may not be where they are."""
        host, houses = self.host, self.deal.houses
        return [
            card
            for card in cards_in(self.attached & ~self.moribund)
            if not houses >> host[card] & 1 and not self.may_stay(card, host[card])
        ]

    def _doomed(self) -> Things:
        """Deaths of characters whose strength is 0 where that kills."""
        values, doomed = self.values, []
        for cards, how, hard, seat, source in values.terminal:
            for card in cards_in(cards & self.characters & ~self.moribund):
                thing = o.Leaves(card, how, seat, source, hard, "terminal")
                if not values.strength(card) and thing.is_due(self):
                    doomed.append(thing)
        for cards, how, seat, source in values.withdrawing:
            doomed += [o.Leaves(card, how, seat, source) for card in cards_in(cards & self.in_play & ~self.moribund)]
        return tuple(doomed)

    def note_strengths(self) -> None:
        """What is proof once its strength has changed in a phase stays so, also when it is as before again."""
        values = self.values
        for card in cards_in(values.proof_if_changed):
            key = ("strength", card, "phase")
            if not self.used_up(key):
                self.limits = {**self.limits, key: values.strength(card) + 1}
            elif has_changed(self, values, card):
                self.use_up(("changed", card, "phase"))
