"""Who can answer what: saves and cancels, passives, responses, and how moribund cards leave.

The order of the six steps is the engine's (`core.engine.occurrence`); here stands what this game puts into them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from thronsaal.core.engine.frame import record
from thronsaal.core.engine.occurrence import Aftermath, Happening, Impending, NextPassive, Occurrence
from thronsaal.core.engine.phrase import joined
from thronsaal.core.engine.select import cards_in
from thronsaal.core.engine.window import PASS, Rounds
from thronsaal.core.pause import Pause
from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.lcg import causes, guarding
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.answering import StandAll, StandVengeful, WhichOne
from thronsaal.games.lcg.material import FIRST, NONE, SECOND, How, Keyword, Zone, phase_name
from thronsaal.games.lcg.realm import Realm
from thronsaal.games.lcg.replies import Replied
from thronsaal.games.lcg.shadows import Opening
from thronsaal.games.lcg.tidying import Things
from thronsaal.games.lcg.using import begin, can_use, fits, is_ready
from thronsaal.games.lcg.words.edicts import Delayed
from thronsaal.games.lcg.words.modifiers import Granted
from thronsaal.games.lcg.words.scope import Scope


@record
class SaveOrCancel(Impending):
    """Step 2: who can may save or cancel."""

    rule = "lcg.saves"

    def shut(self, s: Any) -> None:
        Impending.shut(self, s)
        if s.values.guards:
            guarding.ask(s)

    def prompt(self, s: Any, seat: Seat) -> Word:
        due = [*self._due(s)]
        return Word("prompt-interrupt", {"due": joined(tuple(due), "due-and")}) if due else Word("prompt-prevent")

    def _due(self, s: Realm) -> Iterator[Word]:
        """What is about to happen, as far as it is more than the log has told: who leaves play, what works."""
        for how in How:
            leaving = [each.card for each in self.coming if isinstance(each, o.Leaves) and each.how is how]
            cards = tuple(s.card_said(card) for card in leaving if s.in_play >> card & 1)
            if cards:
                yield Word(f"due-{how.value}", {"cards": cards, "count": len(cards)})
        working = {each.card: None for each in self.coming if isinstance(each, o.Plays | o.Triggers)}
        for card in working:
            yield Word("due-event", {"card": s.card_said(card)})

    def pause(self, s: Any, seat: Seat) -> Pause:
        return Pause("save", phase_name(s.phase), PASS)

    def because(self, s: Any, move: Move) -> str:
        return "lcg.duplicates-save" if n.kind_of(move) == n.SAVE else self.rule


@record
class Responses(Aftermath):
    """Steps 4 to 6."""

    rule = "lcg.responses"

    def run(self, s: Any) -> bool:
        kept, deal = s.kept, s.deal
        if (kept is None or not kept.tidy) and not s.is_tidy():
            s.values.tidy, s.values.heeds = True, causes.ALL  # only once: who is saved lives until anything changes
            doomed = s.tidy()
            if doomed:
                s.stack.append(WhichFirst(s.orderer(), doomed))
                return False
        if deal.hardening:
            s.note_strengths()
        if deal.watching and s.has_weakened():
            s.note_weakened()
        if s.followed != len(s.happened) and s.follow_up():
            return False
        if self.responses and s.is_answerable():
            return Rounds.run(self, s)
        self.shut(s)
        return False

    def shut(self, s: Any) -> None:
        outside = self.outside
        s.stack.pop()
        if s.moribund or s.resolving or 0 in s.plots or s.deal.is_grave:
            s.leave(s.moribund & ~outside[3])
        s.happened, s.followed, s.answered, s.moribund = outside

    def pause(self, s: Any, seat: Seat) -> Pause:
        return Pause("response", phase_name(s.phase), PASS)

    def prompt(self, s: Any, seat: Seat) -> Word:
        return Word("prompt-response")


@record
class WhichFirst(NextPassive):
    """The first player orders passives."""

    rule = "lcg.passives"

    def prompt(self, s: Any, seat: Seat) -> Word:
        return Word("prompt-order")


class Timed(Replied):
    """A realm whose things are answered."""

    impending = SaveOrCancel
    aftermath = Responses
    ordering = WhichFirst

    def orderer(self) -> Seat:
        return self.first

    def pass_by(self, moment: o.Begins | o.Ends, responses: bool) -> None:
        """A phase begins or ends, in a window of its own; where nothing can come of it there is no window."""
        if responses and self.deal.edition == FIRST and self.veiled:
            self.open_window(max(self.first, 0), responses)
            self.push(self.coming((moment,)), Opening(max(self.first, 0), 0))
            return
        if not self._is_unheard(moment):
            self.open_window(max(self.first, 0), responses)
            self.stack.append(self.coming((moment,)) if responses else Happening((moment,), 0))
            return
        moment.happen(self)
        kept = self.kept
        is_tidy = (kept is not None and kept.tidy) or self.is_tidy()
        if is_tidy and not (self.deal.hardening or self.deal.watching):
            if self.resolving or 0 in self.plots or self.deal.is_grave:
                self.leave(0)
        else:
            self.open_window(max(self.first, 0), responses)
            self.happened = (moment,)

    def _is_unheard(self, moment: o.Begins | o.Ends) -> bool:
        """Whether public facts tell that nothing and nobody answers this: no card that lies there or may be held."""
        lying, held, is_piled = self.deal.hearers[moment.__class__, moment.phase]
        if is_piled or lying & (self.in_play | self.deal.aside):
            return False
        if held and any(held & self.possible(seat) for seat in range(self.seats_count)):
            return False
        lasting: tuple[Any, ...] = self.lasting
        return Delayed not in self.edicts or all(granted.gives.__class__ is not Delayed for granted in lasting)

    def framework(self, *things: Any) -> None:
        """A framework window: these happen one after another, then come passives and responses, once."""
        first = max(self.first, 0)
        self.push(*(self.coming((thing,)) for thing in things), Responses(first, 0))

    def coming(self, things: Things, source: int = NONE) -> Happening | SaveOrCancel:
        """These things are about to happen at the rules' behest: with a chance to save or cancel, if any card could."""
        stoppable = self.deal.stoppable
        for each in things:
            if each.__class__ in stoppable:
                return SaveOrCancel(self.first, 0, things, source)
        return Happening(things, 0)

    def occur(self, *coming: Occurrence[Any], first: Seat, source: int = NONE) -> None:
        frame = self.coming(coming, source)
        self.stack.append(frame.moved(first, 0) if frame.__class__ is SaveOrCancel else frame)

    def follow_up(self) -> bool:
        """Let come what was set off; what sets off nothing in this match is passed over.

        Before anything else: a text that made light of power may have fallen silent, so somebody has enough now.
        """
        deal, happened, begun = self.deal, self.happened, self.followed
        if begun == len(happened):
            return False
        if deal.ignoring:
            asked = self.stack[-1]
            self.check_victory()
            if self.ended or self.stack[-1] is not asked:
                return True
        self.followed = len(happened)
        waiting: list[Any] = []
        is_delaying = Delayed in self.edicts
        for place in range(begun, len(happened)):
            by = happened[place]
            if by.__class__ in deal.stirring or is_delaying:
                waiting += self.set_off(by, place)
        if not waiting:
            return False
        self.stack.append(WhichFirst(self.first, tuple(waiting)))
        return True

    def action(self, seat: Seat) -> None:
        """A player's action has begun: after it come passives and responses, from the left of who acted."""
        self.open_window(self.left_of(seat))

    # Step 2.

    def could_interrupt(self, seat: Seat, window: Impending) -> bool:
        able = self.deal.answering["interrupt"]
        for each in window.coming:
            if each.__class__ is o.Leaves and self.duplicates and self._dupes(seat, each):
                return True
            if each.__class__ in able and self._could_answer("interrupt", seat, each, window.answered):
                return True
        return False

    def interrupts(self, seat: Seat, window: Impending) -> list[Move]:
        moves: set[Move] = set()
        for each in window.coming:
            if isinstance(each, o.Leaves) and self._dupes(seat, each):
                moves.add(n.move(n.SAVE, self.deal.ref[each.card]))
            for card, place in self._answers("interrupt", seat, each):
                if (card * 8 + place, each) not in window.answered:
                    moves.add(self.use_of(card, place) if self.veiled else n.move(n.USE, self.deal.ref[card], place))
        return sorted(moves)

    def _dupes(self, seat: Seat, leaving: o.Leaves) -> bool:
        card = leaving.card
        if not self.duplicates or leaving.hard or leaving.reason == "cost":
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
                left = tuple(each for each in frame.coming if isinstance(each, o.Plays | o.Emerges))
                if len(left) < len(frame.coming):
                    self.stack[at] = replace(frame, coming=left)
                    if self.resolving >> source & 1:
                        self.use_up(("cancelled", source, "window"))
                    return True
        return False

    def use(self, seat: Seat, move: Move) -> None:
        frame = self.stack[-1]
        if n.kind_of(move) == n.SAVE:
            self._save_by_duplicate(seat, self.deal.number_of[n.about(move)])
            return
        card, place = self.used_card(seat, move), n.extra(move)
        text = self.deal.abilities[card][place]
        if isinstance(frame, Impending):
            fresh = [each for each in frame.coming if (card * 8 + place, each) not in frame.answered]
            fitting = [each for each in fresh if self._fits(seat, card, place, text, each)]
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
        if isinstance(self.stack[-1], Impending):
            self.note_interrupt(card * 8 + place, told)
        elif told in self.happened:
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
        if self.deal.masking >> card & 1 and self.deal.names[duplicate] != self.deal.names[card]:
            self.befall(o.Leaves(card, How.SHADED, NONE, NONE, True))
        self.tell("saved-by-duplicate", "lcg.duplicates-save", seat=seat, card=card)

    # Step 4.

    def set_off(self, by: Any, place: int) -> Sequence[Any]:
        found: list[tuple[Scope, Any]] = []
        if by.__class__ is o.Leaves and self.attached:
            self._drop_attachments(by.card)
        answers = self.deal.passives.get(by.__class__)
        if answers is not None:
            lying = answers.lying(by) if answers.own else answers.here
            if lying & self.deal.aside:
                lying &= self.in_play | self._open_aside() | (self.deal.masking and self._worn())
            else:
                lying &= self.in_play | (self.deal.masking and self._worn())
            for card in cards_in(lying & ~self.blank) if lying else ():
                seat = self.revealed.index(card) if card in self.revealed else self.controller(card)
                for at, text, terms in answers.texts[Zone.PLAY][card]:
                    scope = Scope(seat, card, at, NONE, NONE, 0, 0, by)
                    if text.after.fits(self, scope, by) and is_ready(self, scope, terms):
                        found.append((scope, None))
        if Delayed in self.edicts:
            found += self._delayed(by)
        if by.__class__ is o.Wins and self.kneeling:
            found += self._keyword_passives(by)
        return found

    def _delayed(self, by: Any) -> list[tuple[Scope, Any]]:
        """Lasting passives; one that had this moment only, and for nothing, is over."""
        found: list[tuple[Scope, Any]] = []
        granted: Any
        for granted in self.lasting:
            delayed = granted.gives
            if delayed.__class__ is not Delayed:
                continue
            about = granted.scope.having(about=by)
            if not isinstance(by, delayed.after.of) or not delayed.after.fits(self, about, by):
                continue
            if delayed.does.could(self, about):
                found.append((about, granted))
            elif granted.until == "trigger":
                self.lasting = tuple(each for each in self.lasting if each is not granted)
        return found

    def _worn(self) -> int:
        """Cards whose faces others wear."""
        found = 0
        for seat in range(self.seats_count):
            found |= self.worn(seat)
        return found

    def _open_aside(self) -> int:
        """The plots that lie revealed, and all agendas."""
        found = 0
        for card in (*self.revealed, *self.deal.agenda):
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
            kind = StandAll if extra is Keyword.VIGILANT else StandVengeful
            self.stack.append(kind(scope.seat))
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
        deal, answered = self.deal, self.answered
        reach = self.court[seat] | deal.agendas[seat] | (deal.masking and self.worn(seat))
        stock = self.possible(seat) if self.hand[seat] else 0
        for at, told in enumerate(self.happened):
            answers = deal.responses.get(told.__class__)
            if answers is None:
                continue
            shady = (answers.shaded and self.veiled) or (answers.emerged and self.resolving)
            if (
                answers.here & (reach | answers.anybody) or answers.held & stock or answers.is_piled or shady
            ) and self._leaves_open(answers, seat, told, answered, at):
                return True
        return False

    def responses(self, seat: Seat) -> list[Move]:
        moves: set[Move] = set()
        answering = self.deal.responses
        for at, told in enumerate(self.happened):
            if told.__class__ not in answering:
                continue
            for card, place in self._answers("response", seat, told):
                if (card * 8 + place, at) not in self.answered:
                    moves.add(self.use_of(card, place) if self.veiled else n.move(n.USE, self.deal.ref[card], place))
        return sorted(moves)

    # Step 6.

    def leave(self, cards: int) -> None:
        if cards and self.leaving:
            self._leave(cards)
        if 0 in self.plots and any(each.__class__ is o.Reveals for each in self.happened):
            self._renew_plots()
        if self.resolving or self.deal.edition == SECOND:
            self._lay_down_events()
        if self.deal.contested:
            self.check_victory()

    def _leave(self, cards: int) -> None:
        for card, zone in self.leaving.items():
            if not cards >> card & 1:
                continue
            duplicates = self.duplicates_on(card)
            self.lift(card)
            self.put(card, zone)
            if zone is Zone.SHADOWS:
                self.tell_veiled(card)
            for each in duplicates:
                self.take(each)
                self.put(each, Zone.DISCARD)
        self.leaving = {card: zone for card, zone in self.leaving.items() if not cards >> card & 1}

    def _lay_down_events(self) -> None:
        """Events that were carried out go to a pile."""
        for card in cards_in(self.resolving):
            self.lay_down(card)
        self.forget("window")

    def lay_down(self, card: int) -> None:
        """An event that was carried out goes to a pile; Deathbound ones are dead unless they were cancelled."""
        self.take(card)
        owner = self.deal.owner[card]
        if self.used_up(("reshuffled", card, "window")):
            self.put(card, Zone.DECK)
            self.shuffle(owner)
            self.tell("reshuffled", "lcg.piles", seat=owner, card=card)
        elif self.used_up(("taken-back", card, "window")):
            self.put(card, Zone.HAND)
            self.tell("taken-back", "lcg.piles", seat=owner, card=card)
        else:
            self.put(card, Zone.DEAD if self.is_deathbound(card) else Zone.DISCARD)

    def _renew_plots(self) -> None:
        """Who has revealed the last plot makes a new deck of those that are used, once its effect is done."""
        for seat in range(self.seats_count):
            if not self.plots[seat]:
                for card in self.used[seat]:
                    self.plots[seat] |= 1 << card
                self.used[seat] = ()
                self.changed()
                self.tell("plots-renewed", "lcg.plot-deck", seat=seat)
