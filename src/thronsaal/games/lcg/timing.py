"""Who can answer what: saves and cancels, passives, responses, and how moribund cards leave.

The order of the six steps is the engine's (`core.engine.occurrence`); here stands what this game puts into them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from thronsaal.core.engine.frame import Frame, SeatQuestion, record
from thronsaal.core.engine.occurrence import Aftermath, Happening, Impending, NextPassive, Occurrence
from thronsaal.core.engine.select import cards_in
from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.material import NONE, How, Keyword, Zone
from thronsaal.games.lcg.realm import Realm
from thronsaal.games.lcg.using import begin, can_use, fits
from thronsaal.games.lcg.words.modifiers import Delayed, Granted, PowerIgnored, ProofIfChanged
from thronsaal.games.lcg.words.scope import Scope

Things = tuple[Occurrence[Any], ...]


@record
class SaveOrCancel(Impending):
    """Step 2: who can may save or cancel."""

    rule = "lcg.saves"

    def prompt(self, s: Any, seat: Seat) -> Word:
        return Word("prompt-interrupt")

    def because(self, s: Any, move: Move) -> str:
        return "lcg.duplicates-save" if n.kind_of(move) == n.SAVE else self.rule


@record
class Responses(Aftermath):
    """Steps 4 to 6."""

    rule = "lcg.responses"

    def run(self, s: Any) -> bool:
        if not s.is_tidy():
            s.values.tidy = True  # only once: who is saved lives until something changes
            doomed = s.tidy()
            if doomed:
                s.stack.append(WhichFirst(s.orderer(), doomed))
                return False
        if s.deal.having.get(ProofIfChanged):
            s.note_strengths()
        return Aftermath.run(self, s)

    def prompt(self, s: Any, seat: Seat) -> Word:
        return Word("prompt-response")


@record
class WhichFirst(NextPassive):
    """The first player orders passives."""

    rule = "lcg.passives"

    def prompt(self, s: Any, seat: Seat) -> Word:
        return Word("prompt-order")


class Timed(Realm):
    """A realm whose things are answered."""

    impending = SaveOrCancel
    aftermath = Responses
    ordering = WhichFirst

    def orderer(self) -> Seat:
        return self.first

    def framework(self, *things: Any) -> None:
        """A framework window: these happen one after another, then come passives and responses, once."""
        first = max(self.first, 0)
        self.push(*(self.coming((thing,)) for thing in things), Responses(first, 0))

    def coming(self, things: Things, source: int = NONE) -> Frame[Any]:
        """These things are about to happen at the rules' behest: with a chance to save or cancel, if any card could."""
        able = self.deal.answering["interrupt"]
        for each in things:
            kind = type(each)
            if kind in able or kind is o.Leaves:
                return SaveOrCancel(self.first, 0, things, source)
        return Happening(things, 0)

    def occur(self, *coming: Occurrence[Any], first: Seat, source: int = NONE) -> None:
        frame = self.coming(coming, source)
        self.stack.append(frame.moved(first, 0) if isinstance(frame, SaveOrCancel) else frame)

    def follow_up(self) -> bool:
        """Before anything else: a text that made light of power may have fallen silent, so somebody has enough now."""
        if self.followed < len(self.happened) and self.deal.having.get(PowerIgnored):
            asked = self.stack[-1]
            self.check_victory()
            if self.ended or self.stack[-1] is not asked:
                return True
        return super().follow_up()

    def action(self, seat: Seat) -> None:
        """A player's action has begun: after it come passives and responses, from the left of who acted."""
        self.open_window(self.left_of(seat))

    def tidy(self) -> Things:
        """What is checked all the time: attachments that may not be where they are, and strength 0 where that kills.

        The former are discarded at once, the latter are passives to come.
        """
        for card in self._misplaced():
            self.befall(o.Leaves(card, How.DISCARDED, NONE, NONE, True))
        return self._doomed()

    def is_tidy(self) -> bool:
        """Whether nothing of that is to be done; remembered until values change."""
        if not (self.attached or self.lasting or self.deal.terminal):
            return True
        values = self.values
        if not values.tidy:
            values.tidy = not self._misplaced() and not self._doomed()
        return values.tidy

    def _misplaced(self) -> list[int]:
        """Attachments that may not be where they are."""
        return [
            card
            for card in cards_in(self.attached & ~self.moribund)
            if not self.deal.is_house(self.host[card]) and not self.may_stay(card, self.host[card])
        ]

    def _doomed(self) -> Things:
        """Deaths of characters whose strength is 0 where that kills."""
        values, doomed = self.values, []
        for cards, how, hard, seat, source in values.terminal:
            for card in cards_in(cards & self.characters & ~self.moribund):
                thing = o.Leaves(card, how, seat, source, hard, "terminal")
                if not values.strength(card) and thing.is_due(self):
                    doomed.append(thing)
        return tuple(doomed)

    def note_strengths(self) -> None:
        """What is proof once its strength has changed stays so for the phase, also when it is as before again."""
        values = self.values
        for card in cards_in(values.proof_if_changed):
            key = ("changed", card, "phase")
            if values.changes.get(card, 0) and not self.used_up(key):
                self.use_up(key)

    # Step 2.

    def could_interrupt(self, seat: Seat, window: Impending) -> bool:
        for each in window.coming:
            if isinstance(each, o.Leaves) and self._dupes(seat, each):
                return True
            if any(True for _ in self._answers("interrupt", seat, each, public=True)):
                return True
        return False

    def interrupts(self, seat: Seat, window: Impending) -> list[Move]:
        moves: set[Move] = set()
        for each in window.coming:
            if isinstance(each, o.Leaves) and self._dupes(seat, each):
                moves.add(n.move(n.SAVE, self.deal.ref[each.card]))
            for card, place in self._answers("interrupt", seat, each):
                moves.add(n.move(n.USE, self.deal.ref[card], place))
        return sorted(moves)

    def _dupes(self, seat: Seat, leaving: o.Leaves) -> bool:
        card = leaving.card
        if not self.duplicates or leaving.hard or leaving.reason == "cost" or self.deal.owner[card] != seat:
            return False
        if not leaving.is_due(self) or self.values.unsavable >> card & 1 or not self.court[seat] >> card & 1:
            return False
        return bool(self.duplicates_on(card))

    def is_firm(self, source: int) -> bool:
        """Whether a card has a text that cannot be cancelled."""
        return source >= 0 and any(text.is_firm(self.errata) for text in self.deal.abilities[source])

    def cancel(self, source: int) -> bool:
        """Nothing of what this card was about to do happens, unless it cannot be cancelled; an event stays played."""
        for at in self._windows():
            frame = self.stack[at]
            if isinstance(frame, Impending) and frame.source == source and not self.is_firm(source):
                left = tuple(each for each in frame.coming if isinstance(each, o.Plays))
                if len(left) < len(frame.coming):
                    self.stack[at] = replace(frame, coming=left)
                    if self.resolving >> source & 1:
                        self.use_up(("cancelled", source, "window"))
                    return True
        return False

    # Steps 2 and 5.

    def _answers(self, kind: str, seat: Seat, told: Any, public: bool = False) -> Iterator[tuple[int, int]]:
        """The texts with which a seat could answer this; `public`: as far as everybody knows."""
        masks = self.deal.answering[kind].get(type(told))
        if masks is None:
            return
        lying = masks.get(Zone.PLAY, 0)
        if lying:
            lying &= self.in_play & ~self.values.blank
            mine = lying & self.court[seat]
            yield from self._fitting(kind, seat, mine, Zone.PLAY, told)
            for card, place in self._fitting(kind, seat, lying & ~mine, Zone.PLAY, told):
                if getattr(self.deal.abilities[card][place], "anybody", False):
                    yield card, place
        from_hand = masks.get(Zone.HAND, 0)
        if from_hand and self.hand[seat]:
            cards = from_hand & (self.possible(seat) if public else self.hand[seat])
            yield from self._fitting(kind, seat, self.one_each(cards), Zone.HAND, told)
        for zone, piles in ((Zone.DISCARD, self.discard), (Zone.DEAD, self.dead)):
            from_pile = masks.get(zone, 0)
            if from_pile:
                cards = 0
                for card in piles[seat]:
                    cards |= 1 << card
                yield from self._fitting(kind, seat, from_pile & cards, zone, told)

    def _fitting(self, kind: str, seat: Seat, cards: int, zone: Zone, told: Any) -> Iterator[tuple[int, int]]:
        for card in cards_in(cards):
            for of, place, text, where in self.deal.answers[card]:
                if of == kind and where is zone and isinstance(told, text.after.of):
                    if of == "interrupt" and not self._savable(told):
                        continue
                    if fits(self, Scope(seat, card, place, about=told), text, told):
                        yield card, place

    def _savable(self, told: Any) -> bool:
        if not isinstance(told, o.Leaves):
            return True
        return told.is_due(self) and not told.hard and not self.values.unsavable >> told.card & 1

    def use(self, seat: Seat, move: Move) -> None:
        card, place = self.deal.number_of[n.about(move)], n.extra(move)
        frame = self.stack[-1]
        if n.kind_of(move) == n.SAVE:
            self._save_by_duplicate(seat, card)
            return
        text = self.deal.abilities[card][place]
        if isinstance(frame, Impending):
            fitting = [each for each in frame.coming if self._fits(seat, card, place, text, each)]
        else:
            fitting = [self.happened[at] for at in self._unanswered(seat, card, place)]
        if len(fitting) > 1 and len({getattr(each, "card", NONE) for each in fitting}) > 1:
            if self.hand[seat] >> card & 1:
                self.announce(card)
                self.tell("announced", "lcg.responses", news=True, seat=seat, card=card)
            self.stack.append(WhichOne(seat, card, place, tuple(fitting)))
        else:
            self.answer_with(seat, card, place, fitting[0])

    def _fits(self, seat: Seat, card: int, place: int, text: Any, told: Any) -> bool:
        return isinstance(told, text.after.of) and fits(self, Scope(seat, card, place, about=told), text, told)

    def answer_with(self, seat: Seat, card: int, place: int, told: Any) -> None:
        """Begin a text in answer to this."""
        if told in self.happened:
            self.answered += ((card * 8 + place, self.happened.index(told)),)
        begin(self, Scope(seat, card, place, about=told))

    def _save_by_duplicate(self, seat: Seat, card: int) -> None:
        leaving = next(
            each
            for frame in reversed(self.stack)
            if isinstance(frame, Impending)
            for each in frame.coming
            if isinstance(each, o.Leaves) and each.card == card
        )
        duplicate = self.duplicates_on(card)[0]
        self.take(duplicate)
        self.put(duplicate, Zone.DISCARD)
        self.amend(leaving)
        self.tell("saved-by-duplicate", "lcg.duplicates-save", seat=seat, card=card)

    # Step 4.

    def set_off(self, by: Any, place: int) -> Sequence[Any]:
        found: list[tuple[Scope, Any]] = []
        if isinstance(by, o.Leaves):
            self._drop_attachments(by.card)
        masks = self.deal.answering["passive"].get(type(by))
        if masks is not None:
            lying = masks[Zone.PLAY] & (self.in_play | self._revealed())
            for card in cards_in(lying and lying & ~self.values.blank):
                seat = self.revealed.index(card) if card in self.revealed else self.controller(card)
                for kind, at, text, _ in self.deal.answers[card]:
                    if kind == "passive" and isinstance(by, text.after.of):
                        scope = Scope(seat, card, at, about=by)
                        if fits(self, scope, text, by):
                            found.append((scope, None))
        found += self._delayed(by)
        if isinstance(by, o.Wins):
            found += self._keyword_passives(by)
        return found

    def _delayed(self, by: Any) -> list[tuple[Scope, Any]]:
        """Lasting passives; one that had this moment only, and for nothing, is over."""
        found: list[tuple[Scope, Any]] = []
        for granted in self.lasting:
            if not isinstance(granted, Granted) or not isinstance(granted.gives, Delayed):
                continue
            delayed = granted.gives
            assert granted.scope is not None
            about = granted.scope.having(about=by)
            if not isinstance(by, delayed.after.of) or not delayed.after.fits(self, about, by):
                continue
            if delayed.does.could(self, about):
                found.append((about, granted))
            elif granted.until == "trigger":
                self.lasting = tuple(each for each in self.lasting if each is not granted)
        return found

    def _revealed(self) -> int:
        found = 0
        for card in self.revealed:
            if card >= 0:
                found |= 1 << card
        return found

    def _keyword_passives(self, won: o.Wins) -> list[tuple[Scope, Any]]:
        """Vigilant and Vengeful cards may stand."""
        found: list[tuple[Scope, Any]] = []
        pairs = ((won.winner, Keyword.VIGILANT), (won.loser, Keyword.VENGEFUL))
        for seat, keyword in pairs:
            attacked = won.attacker == seat
            fitting = attacked if keyword is Keyword.VIGILANT else not attacked
            if fitting and self.values.keyword(keyword) & self.court[seat] & self.kneeling:
                found.append((Scope(seat, NONE, about=won), keyword))
        return found

    def _drop_attachments(self, card: int) -> None:
        """Attachments on a departing card are discarded with it."""
        for each in cards_in(self.attachments_on(card) & ~self.moribund):
            self.befall(o.Leaves(each, How.DISCARDED, NONE, NONE, True))

    def follow(self, passive: Any) -> None:
        if isinstance(passive, o.Leaves):
            self.occur(passive, first=self.first, source=passive.source)
            return
        scope, extra = passive
        if isinstance(extra, Keyword):
            self.stack.append(StandAll(scope.seat, extra))
            return
        if isinstance(extra, Granted):
            assert isinstance(extra.gives, Delayed)
            if extra.gives.once:
                at = self.lasting.index(extra)
                self.lasting = (*self.lasting[:at], *self.lasting[at + 1 :])
            coming = extra.gives.does.make(self, scope)
            if coming:
                self.occur(*coming, first=self.first, source=scope.card)
            return
        text = self.deal.abilities[scope.card][scope.place]
        if can_use(self, scope, text):
            begin(self, scope)

    def order_move(self, passive: Any) -> Move:
        if isinstance(passive, o.Leaves):
            return n.move(n.CARD, self.deal.ref[passive.card])
        scope, _ = passive
        return n.move(n.CARD, self.deal.ref[scope.card]) if scope.card >= 0 else n.move(n.SEAT, scope.seat)

    def rank(self, passive: Any) -> int:
        """When-revealed effects come before any other passive set off by revealing."""
        if isinstance(passive, o.Leaves):
            return 1
        scope, _ = passive
        return 0 if scope.card >= 0 and self.deal.of_type["plot"] >> scope.card & 1 else 1

    # Step 5.

    def _unanswered(self, seat: Seat, card: int, place: int) -> list[int]:
        key, text = card * 8 + place, self.deal.abilities[card][place]
        return [
            at
            for at, told in enumerate(self.happened)
            if (key, at) not in self.answered and self._fits(seat, card, place, text, told)
        ]

    def could_respond(self, seat: Seat) -> bool:
        for at, told in enumerate(self.happened):
            for card, place in self._answers("response", seat, told, public=True):
                if (card * 8 + place, at) not in self.answered:
                    return True
        return False

    def responses(self, seat: Seat) -> list[Move]:
        moves: set[Move] = set()
        for at, told in enumerate(self.happened):
            for card, place in self._answers("response", seat, told):
                if (card * 8 + place, at) not in self.answered:
                    moves.add(n.move(n.USE, self.deal.ref[card], place))
        return sorted(moves)

    # Step 6.

    def leave(self, cards: int) -> None:
        for card, zone in self.leaving.items():
            if not cards >> card & 1:
                continue
            duplicates = self.duplicates_on(card)
            self.lift(card)
            self.put(card, zone)
            for each in duplicates:
                self.take(each)
                self.put(each, Zone.DISCARD)
        self.leaving = {card: zone for card, zone in self.leaving.items() if not cards >> card & 1}
        if 0 in self.plots and any(isinstance(each, o.Reveals) for each in self.happened):
            self._renew_plots()
        if self.resolving:
            self._lay_down_events()
        if self.deal.having.get(PowerIgnored):
            self.check_victory()

    def _lay_down_events(self) -> None:
        """Events that were carried out go to a pile; Deathbound ones are dead unless they were cancelled."""
        for card in cards_in(self.resolving):
            self.take(card)
            self.put(card, Zone.DEAD if self.is_deathbound(card) else Zone.DISCARD)
        self.forget("window")

    def _renew_plots(self) -> None:
        """Who has revealed the last plot makes a new deck of those that are used, once its effect is done."""
        for seat in range(self.seats_count):
            if not self.plots[seat]:
                for card in self.used[seat]:
                    self.plots[seat] |= 1 << card
                self.used[seat] = ()
                self.tell("plots-renewed", "lcg.plot-deck", seat=seat)


@record
class WhichOne(SeatQuestion[Any]):
    """What a text answers, where it could answer several things."""

    seat: Seat
    card: int
    place: int
    told: tuple[Any, ...]

    rule = "lcg.responses"

    def _moves(self, s: Timed) -> list[Move]:
        return [n.move(n.CARD, s.deal.ref[each.card]) for each in self.told]

    def legal(self, s: Timed, seat: Seat) -> list[Move]:
        return sorted(set(self._moves(s)))

    def answer(self, s: Timed, seat: Seat, move: Move) -> None:
        s.stack.pop()
        s.answer_with(seat, self.card, self.place, self.told[self._moves(s).index(move)])

    def prompt(self, s: Timed, seat: Seat) -> Word:
        return Word("prompt-which", {"card": s.deal.cards[self.card].title})


@record
class StandAll(SeatQuestion[Any]):
    """Whether all cards with Vigilant or Vengeful stand."""

    seat: Seat
    keyword: Keyword

    rule = "lcg.vigilant"

    def legal(self, s: Timed, seat: Seat) -> list[Move]:
        return [n.YES, n.NO]

    def answer(self, s: Timed, seat: Seat, move: Move) -> None:
        s.stack.pop()
        if move == n.YES:
            cards = s.values.keyword(self.keyword) & s.court[seat] & s.kneeling
            s.occur(*(o.Stands(card) for card in cards_in(cards)), first=s.first)

    def prompt(self, s: Timed, seat: Seat) -> Word:
        return Word("prompt-stand-all", {"keyword": Word(f"keyword-{self.keyword.value}")})
