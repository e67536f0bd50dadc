"""With which texts a seat can answer something, and whether public facts leave open that it can: steps 2 and 5."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from thronsaal.core.engine.select import cards_in, set_of
from thronsaal.core.words import Seat
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg import slots
from thronsaal.games.lcg.answers import Answers, Texts
from thronsaal.games.lcg.material import NONE, Zone
from thronsaal.games.lcg.tidying import Tidied
from thronsaal.games.lcg.using import is_ready
from thronsaal.games.lcg.words.scope import Scope


class Replied(Tidied):
    """A realm that knows who could answer what."""

    def is_answerable(self) -> bool:
        """Whether public facts leave open that anybody responds to anything that happened: mostly they do not."""
        deal, responses = self.deal, self.deal.responses
        held = 0
        for told in self.happened:
            answers = responses.get(told.__class__)
            if answers is None:
                continue
            if answers.here & (self.in_play | deal.aside) or deal.masking:
                lying = answers.here & (told.concerns() | ~answers.own) if answers.own else answers.here  # type: ignore[attr-defined]
                if lying & (self.in_play | deal.aside) or deal.masking:
                    return True
            if answers.held and not held:
                for seat in range(self.seats_count):
                    held |= self.possible(seat) if self.hand[seat] else 0
            if answers.held & held or answers.is_piled:
                return True
            if (answers.shaded and self.veiled) or (answers.emerged and self.resolving):
                return True
        return False

    def _answers(self, kind: str, seat: Seat, told: Any) -> list[tuple[int, int]]:
        """The texts with which a seat can answer this: card and place."""
        answers = self.deal.answering[kind].get(type(told))
        if answers is None or (kind == "interrupt" and not self._savable(told)):
            return []
        found: list[tuple[int, int]] = []
        for zone, able in self._able(seat, answers, told):
            cards = self.one_each(able & self.hand[seat]) if zone is Zone.HAND else able
            found += self._fitting(seat, cards, answers.texts[zone], told)
        return found

    def _could_answer(self, kind: str, seat: Seat, told: Any, answered: Any) -> bool:
        """Whether public facts leave open that a seat answers this, if it has not with the same text before."""
        answers = self.deal.answering[kind].get(told.__class__)
        if answers is None or (kind == "interrupt" and not self._savable(told)):
            return False
        return self._leaves_open(answers, seat, told, answered, told)

    def _leaves_open(self, answers: Answers, seat: Seat, told: Any, answered: Any, key: Any) -> bool:
        """Whether one of these texts could be used for this; what was `answered` is known by its place, or by itself.

        The long way would be `_able` and `_fitting`, with all cards that might be in hand.
        """
        deal = self.deal
        lying = answers.here and answers.lying(told)
        if lying:
            worn = deal.masking and self.worn(seat)
            lying &= self.in_play & (self.court[seat] | answers.anybody) | deal.agendas[seat] | worn
            if lying and self._any_fits(seat, lying & ~self.blank, answers.texts[Zone.PLAY], told, answered, key):
                return True
        held = answers.held and self.hand[seat] and answers.held & self.possible(seat)
        if held and self._any_fits(seat, deal.one_each(held), answers.texts[Zone.HAND], told, answered, key):
            return True
        if answers.shaded and self.shadows[seat]:
            cards = answers.shaded & self.possible_veiled(seat)
            if cards and self._any_fits(seat, deal.one_each(cards), answers.texts[Zone.SHADOWS], told, answered, key):
                return True
        if answers.emerged and self.resolving:
            cards = answers.emerged & self.resolving & deal.owned[seat]
            if cards and self._any_fits(seat, cards, answers.texts[Zone.ASIDE], told, answered, key):
                return True
        if answers.is_piled:
            for zone, piles in ((Zone.DISCARD, self.discard), (Zone.DEAD, self.dead)):
                cards = answers.cards[zone] and answers.cards[zone] & set_of(*piles[seat])
                if cards and self._any_fits(seat, cards, answers.texts[zone], told, answered, key):
                    return True
        return False

    def _any_fits(self, seat: Seat, cards: int, texts: Texts, told: Any, answered: Any, key: Any) -> bool:
        foreign = self.in_play & ~self.court[seat]
        for card in cards_in(cards):
            for place, text, terms in texts[card]:
                if (foreign >> card & 1 and not text.anybody) or (answered and (card * 8 + place, key) in answered):
                    continue
                scope = Scope(seat, card, place, NONE, NONE, 0, 0, told)
                if text.after.fits(self, scope, told) and is_ready(self, scope, terms):
                    return True
        return False

    def _able(self, seat: Seat, answers: Answers, told: Any) -> Iterator[tuple[Zone, int]]:
        """The cards with which a seat might answer this, by where they lie; those in hand are not looked at."""
        beside = self.deal.agendas[seat] | (self.deal.masking and self.worn(seat))
        lying = answers.lying(told) & (self.in_play & (self.court[seat] | answers.anybody) | beside)
        if lying:
            yield Zone.PLAY, lying & ~self.blank
        if answers.held and self.hand[seat]:
            yield Zone.HAND, answers.held
        if answers.shaded and self.shadows[seat]:
            yield Zone.SHADOWS, answers.shaded & slots.mask(self, seat)
        if answers.emerged and self.resolving:
            yield Zone.ASIDE, answers.emerged & self.resolving & self.deal.owned[seat]
        if answers.is_piled:
            for zone, piles in ((Zone.DISCARD, self.discard), (Zone.DEAD, self.dead)):
                if answers.cards[zone] and piles[seat]:
                    yield zone, answers.cards[zone] & set_of(*piles[seat])

    def _fitting(self, seat: Seat, cards: int, texts: Texts, told: Any) -> Iterator[tuple[int, int]]:
        """The texts of these cards that fit; of another's card only those that are open to all."""
        for card in cards_in(cards):
            for place, text, terms in texts[card]:
                scope = Scope(seat, card, place, NONE, NONE, 0, 0, told)
                is_mine = not self.in_play >> card & 1 or self.court[seat] >> card & 1 or text.anybody
                if is_mine and text.after.fits(self, scope, told) and is_ready(self, scope, terms):
                    yield card, place

    def _savable(self, told: Any) -> bool:
        if told.__class__ is not o.Leaves:
            return True
        return told.is_due(self) and not told.hard and not self.values.unsavable >> told.card & 1
