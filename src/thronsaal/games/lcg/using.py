"""Using a text: whether it can be used, what it costs, whom it targets, and what is then about to happen.

The first of the six steps: announce, pay, choose. The other five are the window's (`core.engine.occurrence`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from thronsaal.core.engine.frame import Frame, SeatQuestion, record
from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg import paying, service
from thronsaal.games.lcg.abilities import Ability, Action, Answer, Interrupt, Passive, Response
from thronsaal.games.lcg.aiming import ChooseSeat, ChooseSeveral, ChooseTarget, ChooseWithin
from thronsaal.games.lcg.material import MARSHALLING, NONE, SECOND, Zone
from thronsaal.games.lcg.occurrences import Emerges, Plays, Triggers
from thronsaal.games.lcg.terms import AT_TARGET, BY_CHOICE, Terms, shaded_terms_of, terms_of
from thronsaal.games.lcg.values import immune_to, rules
from thronsaal.games.lcg.words.conditions import number
from thronsaal.games.lcg.words.costs import Lose, PayX, all_payable, all_to_be_had
from thronsaal.games.lcg.words.curfews import NoEvents
from thronsaal.games.lcg.words.customs import Gagged, Unplayable
from thronsaal.games.lcg.words.decrees import Hush
from thronsaal.games.lcg.words.edicts import Toll
from thronsaal.games.lcg.words.pointing import SELF
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.shade import Shade, Shroud, no_emerging

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm


def text_of(s: Realm, scope: Scope) -> Ability:
    """The text that a scope belongs to."""
    return s.deal.abilities[scope.card][scope.place]


def limit_key(s: Realm, scope: Scope, text: Ability) -> tuple[Any, ...] | None:
    """Under which name a player's uses of a text are counted: the copy if it stays in play, else the title."""
    limit = text.limit
    if limit is None or (limit.errata and not s.errata):
        return None
    leaves = s.deal.of_type["event"] >> scope.card & 1 or any(isinstance(cost, Lose | Shroud) for cost in text.cost)
    leaves = leaves or any(isinstance(effect, Shade) and effect.which == SELF for effect in text.do)
    if text.zone is Zone.PLAY and not leaves and not limit.by_title:
        return "text", scope.card, scope.place, scope.seat, limit.per
    return "title", s.deal.names[scope.card], scope.place, scope.seat, limit.per


def by_title(s: Realm, key: tuple[Any, ...]) -> tuple[Any, ...]:
    """The same for all copies of the card: what it has left play by itself for is counted so."""
    return ("title", s.deal.names[key[1]], *key[2:]) if key[0] == "text" else key


def can_use(s: Realm, scope: Scope, text: Ability) -> bool:
    """Whether a text could be used now."""
    is_shaded = s.veiled >> scope.card & 1 and text.zone is Zone.PLAY
    return is_ready(s, scope, shaded_terms_of(text) if is_shaded else terms_of(text))


def is_ready(s: Realm, scope: Scope, terms: Terms) -> bool:
    """Whether there is no obstacle to a text of these terms; what is told quickly is asked first."""
    if terms.kneels and not s.in_play & ~s.kneeling & ~s.rooted & 1 << scope.card:
        return False
    if terms.is_bounded and is_beyond(s, scope, terms):
        return False
    deal, when = s.deal, terms.when
    if deal.hushing and is_hushed(s, scope.seat) and not isinstance(terms.text, Passive):
        return False
    if s.lasting and deal.events >> scope.card & 1 and (is_gagged(s, scope) or is_outlawed(s, scope)):
        return False
    if when is not None and not when.holds(s, scope):
        return False
    if terms.aims:
        for effect in terms.aims:
            if effect.able(s, scope):
                break
        else:
            return False
    is_tolled = deal.tolled and ((s.kept or s.values).tolling or Toll in s.edicts)
    if (is_tolled or terms.cost or terms.gold or terms.is_shaded) and not _can_pay(s, scope, terms, bool(is_tolled)):
        return False
    return terms.is_sure or _does(s, scope, terms)


def _does(s: Realm, scope: Scope, terms: Terms) -> bool:
    """Whether some part of a text could take place: `does_something`, where its terms tell the way."""
    if terms.way == AT_TARGET and scope.it < 0:
        return targets(s, scope, terms.text) != 0
    if terms.way == BY_CHOICE:
        return does_something(s, scope, terms.text)
    for effect in terms.text.do:  # noqa: SIM110  (this is asked too often to make a generator for it)
        if effect.could(s, scope):
            return True
    return False


def _can_pay(s: Realm, scope: Scope, terms: Terms, is_tolled: bool) -> bool:
    """Whether a seat has what a text costs, with what may be owed besides."""
    toll = sum(each.n for each, _ in tolls(s, scope)) if is_tolled else 0
    if terms.is_shaded:
        if no_emerging(s, scope.seat):
            return False
        toll += s.event_price(scope)
    if terms.cost:
        if not toll and not terms.takes_gold:
            return all_to_be_had(s, scope, terms.cost)
        if (toll or _costs_gold(s, scope, terms.text)) and not may_spend(s, scope.seat):
            return False
        return all_payable(s, scope, terms.cost, toll)
    needed = terms.gold + toll
    return not needed or (s.purse(scope.seat) >= needed and may_spend(s, scope.seat))


def has_it(s: Realm, scope: Scope, terms: Terms) -> bool:
    """Whether a seat really has in hand what a text takes from there, which public facts do not tell."""
    return all(cost.is_held(s, scope) for cost in terms.cost)


def is_beyond(s: Realm, scope: Scope, terms: Terms) -> bool:
    """Whether a text is not of this match's errata, or was used as often as it may be."""
    if terms.errata is not None and terms.errata is not s.errata:
        return True
    if terms.limit is not None:
        key = limit_key(s, scope, terms.text)
        if key is not None and max(s.used_up(key), s.used_up(by_title(s, key))) >= terms.limit.times:
            return True
    return terms.limited and s.used_up(("limited-response", scope.seat, "round")) > 0


def obstacle(s: Realm, scope: Scope, text: Ability) -> str:
    """What keeps a text from being used now: limits, conditions, costs, no target or no effect; or nothing.

    Whether the card really lies where it must is asked elsewhere; everything here is public.
    """
    if text.errata is not None and text.errata is not s.errata:
        return "by-errata"
    if is_hushed(s, scope.seat) and not isinstance(text, Passive):
        return "is-hushed"
    if is_gagged(s, scope):
        return "no-events"
    if is_outlawed(s, scope):
        return "is-banned"
    key = limit_key(s, scope, text)
    if key is not None and max(s.used_up(key), s.used_up(by_title(s, key))) >= text.limit.times:  # type: ignore[union-attr]
        return "limit-reached"
    if isinstance(text, Response) and text.limited and s.used_up(("limited-response", scope.seat, "round")):
        return "limited-response-again"
    if text.when is not None and not text.when.holds(s, scope):
        return "condition-unmet"
    toll = sum(each.n for each, _ in tolls(s, scope))
    if s.veiled >> scope.card & 1 and is_played(s, scope):
        toll += s.event_price(scope)
    if (toll or _costs_gold(s, scope, text)) and not may_spend(s, scope.seat):
        return "gold-on-others-turn"
    if not all_payable(s, scope, text.cost, toll):
        return "cannot-pay"
    return "" if does_something(s, scope, text) else "no-target"


def is_hushed(s: Realm, seat: Seat) -> bool:
    """Whether a text of an opponent keeps a seat from triggering effects."""
    return s.deal.hushing and any(s.is_opponent(seat, by.seat) for _, by in rules(s, Hush))


def is_gagged(s: Realm, scope: Scope) -> bool:
    """Whether a text of an opponent keeps a seat from playing this event."""
    forbidding = rules(s, NoEvents) if NoEvents in s.edicts else ()
    return bool(forbidding) and is_played(s, scope) and any(s.is_opponent(scope.seat, by.seat) for _, by in forbidding)


def is_outlawed(s: Realm, scope: Scope) -> bool:
    """Whether a text keeps a seat from playing this very event."""
    return is_played(s, scope) and is_banned(s, scope.card, scope.seat)


def is_banned(s: Realm, card: int, seat: Seat) -> bool:
    """Whether a text keeps a seat from playing a card: its name was forbidden, or to that seat all events."""
    edicts = s.edicts
    if Unplayable in edicts and any(rule.title == s.deal.names[card] for rule, _ in rules(s, Unplayable)):
        return True
    if Gagged not in edicts or not s.deal.events >> card & 1:
        return False
    return any(seat in rule.whose.seats(s, by) for rule, by in rules(s, Gagged))


def may_spend(s: Realm, seat: Seat) -> bool:
    """In the marshalling phase only the active seat may do what costs gold."""
    return s.active == seat or s.phase != MARSHALLING


def _costs_gold(s: Realm, scope: Scope, text: Ability) -> bool:
    return any(cost.gold(s, scope) for cost in text.cost)


def does_something(s: Realm, scope: Scope, text: Ability) -> bool:
    """Whether some part of the effect could take place, on some target."""
    if text.whom is not None and scope.who < 0:
        return any(does_something(s, scope.against(seat), text) for seat in text.whom.seats(s, scope))
    if text.target is not None and scope.it < 0:
        least = next((cost.least for cost in text.cost if isinstance(cost, PayX)), NONE)
        if least >= 0 and not scope.x:
            left = s.purse(scope.seat) - sum(toll.n for toll, _ in tolls(s, scope))
            return any(targets(s, scope.having(x=x), text) for x in range(least, left + 1))
        return bool(targets(s, scope, text))
    for effect in text.do:  # noqa: SIM110
        if effect.could(s, scope):
            return True
    return False


def targets(s: Realm, scope: Scope, text: Ability) -> int:
    """The cards that may be chosen: they fit, are not immune, and something would happen to them."""
    assert text.target is not None
    cards = text.target.mask(s, scope)
    if not cards or (text.most != 1 and number(text.most, s, scope) < 1):
        return 0
    values = s.kept or s.values
    if values.immunities or s.in_play & s.deal.shielded:
        cards &= ~immune_to(s, values, scope)
    if values.untargetable:
        cards &= ~untargetable(s, scope)
    if text.within >= 0:
        cards = service.within_cost(s, cards, text.within)
    reached = 0
    for effect in text.do:
        reached |= effect.reaches(s, scope, cards)
    return cards & reached


def untargetable(s: Realm, scope: Scope) -> int:
    """The cards that this text may not choose, for who uses it."""
    values = s.values
    found = 0
    if values.untargetable and (s.deal.of_type["event"] | s.deal.of_type["character"]) >> scope.card & 1:
        for other in s.opponents(scope.seat):
            found |= values.untargetable & s.court[other]
    return found


def tolls(s: Realm, scope: Scope) -> list[tuple[Toll, Seat]]:
    """Gold that is owed for using this text, and to whom (NONE: an opponent of one's choice)."""
    owed = rules(s, Toll) if s.deal.tolled else ()
    found: list[tuple[Toll, Seat]] = []
    if not owed:
        return found
    # Passives are not triggered by anybody, and what others may use does not cost them anything.
    burdened = s.court[scope.seat] >> scope.card & 1 and not isinstance(text_of(s, scope), Passive)
    for toll, by in owed:
        if toll.what == "event" and is_played(s, scope):
            found.append((toll, NONE))
        elif toll.what == "bearer" and burdened and s.host.get(by.card) == scope.card:
            found.append((toll, by.seat))
    return found


def is_played(s: Realm, scope: Scope) -> bool:
    """Whether to use this text is to play an event, and not to use one from a pile."""
    return bool(s.deal.of_type["event"] >> scope.card & 1) and text_of(s, scope).zone is Zone.PLAY


def begin(s: Realm, scope: Scope) -> None:
    """Announce the use of a text: an event leaves the hand, uses are counted, and paying begins."""
    text = text_of(s, scope)
    key = limit_key(s, scope, text)
    if key is not None:
        s.use_up(key)
    if isinstance(text, Response) and text.limited:
        s.use_up(("limited-response", scope.seat, "round"))
    is_event = s.deal.of_type["event"] >> scope.card & 1
    if is_event and s.hand[scope.seat] >> scope.card & 1:
        s.take(scope.card)
        s.resolve(scope.card)
        s.tell("played-event", "lcg.events", news=True, seat=scope.seat, card=scope.card)
    elif is_event and is_played(s, scope) and s.veiled >> scope.card & 1:
        s.play_veiled(scope)
        return
    elif text.zone is Zone.SHADOWS:
        s.announce(scope.card)
        s.tell("used-from-shadows", "lcg.shadows-text", news=True, seat=scope.seat, card=scope.card)
    elif text.zone is Zone.HAND:
        s.announce(scope.card)
        s.tell("used-from-hand", "lcg.actions", news=True, seat=scope.seat, card=scope.card)
    else:
        way = "passive" if isinstance(text, Passive) else "chosen"
        s.tell("used", "lcg.actions", seat=scope.seat, card=scope.card, way=way)
    s.stack.append(Using(scope, 0))


@record
class Using(Frame[Any]):
    """Step 1: tolls, costs one after another, then whom and what it is aimed at; then it is about to happen."""

    scope: Scope
    step: int

    def run(self, s: Realm) -> bool:
        """What is paid without a choice is paid at once; else what is left lies ready below the question."""
        scope, stack = self.scope, s.stack
        text, rest = text_of(s, scope), self
        while stack[-1] is rest and not s.ended:
            if rest.step > len(text.cost):
                rest._aim(s, text)
                return False
            stack[-1] = rest = Using(scope, rest.step + 1)
            if rest.step > 1:
                taken = 0
                for cost in text.cost:
                    taken |= cost.takes(s, scope)
                text.cost[rest.step - 2].pay(s, scope, taken)
            elif s.deal.tolled and (s.values.tolling or Toll in s.edicts):
                for toll, to in tolls(s, scope):
                    pay_toll(s, scope.seat, to, toll.n)
        return False

    def rescoped(self, scope: Scope) -> Using:
        """The same with another scope."""
        return Using(scope, self.step)

    def _aim(self, s: Realm, text: Ability) -> None:
        if text.whom is not None and self.scope.who < 0:
            self._ask_whom(s, text)
        elif text.target is not None and self.scope.it < 0:
            self._ask_target(s, text)
        else:
            s.stack.pop()
            self._go(s, text)

    def _ask_whom(self, s: Realm, text: Ability) -> None:
        assert text.whom is not None
        seats = [seat for seat in text.whom.seats(s, self.scope) if does_something(s, self.scope.against(seat), text)]
        if not seats:
            s.stack.pop()  # paying has changed what could be done: nothing is left of it
        elif len(seats) == 1:
            s.stack[-1] = Using(self.scope.against(seats[0]), self.step)
        else:
            s.stack.append(ChooseSeat(self.scope.seat, sum(1 << seat for seat in seats)))

    def _ask_target(self, s: Realm, text: Ability) -> None:
        cards = targets(s, self.scope, text)
        if not cards:
            s.stack.pop()
        elif cards & (cards - 1) == 0:
            s.stack[-1] = Using(self.scope.on(cards.bit_length() - 1), self.step)
        elif text.most != 1 and number(text.most, s, self.scope) > 1:
            s.stack.append(ChooseSeveral(self.scope.seat, cards, number(text.most, s, self.scope), 0))
        elif text.within >= 0:
            s.stack.append(ChooseWithin(self.scope.seat, cards, cards.bit_count(), 0, text.within))
        else:
            s.stack.append(ChooseTarget(self.scope.seat, cards))

    def _go(self, s: Realm, text: Ability) -> None:
        scope = self.scope
        coming: tuple[Any, ...] = ()
        if is_played(s, scope):
            coming = (Plays(scope.seat, scope.card),)
            if s.used_up(("unveiled", scope.card, "window")):
                coming += (Emerges(scope.card, scope.seat),)
        for effect in text.do:
            coming += effect.make(s, scope)
        if coming and isinstance(text, Action | Response | Interrupt) and Triggers in s.deal.answering["interrupt"]:
            coming = (Triggers(scope.seat, scope.card, scope.place), *coming)
        if coming:
            if s.deal.edition == SECOND and s.resolving >> scope.card & 1:
                s.stack.append(LaidDown(scope.card))  # it lies in its pile before anybody answers
            # Passives are no player's doing.
            first = s.first if isinstance(text, Passive) else s.left_of(scope.seat)
            s.occur(*coming, first=first, source=scope.card)


@record
class LaidDown(Frame[Any]):
    """Second edition: an event that was carried out goes where it belongs before responses to it."""

    card: int

    def run(self, s: Any) -> bool:
        s.stack.pop()
        if s.resolving >> self.card & 1:
            s.lay_down(self.card)
        return False


@record
class Settling(Using):
    """A cost that is paid while an effect is carried out; then comes what it is paid for."""

    cost: Any
    then: Any

    def rescoped(self, scope: Scope) -> Using:
        return Settling(scope, self.step, self.cost, self.then)

    def run(self, s: Realm) -> bool:
        if self.step == 0:
            s.stack[-1] = Settling(self.scope, 1, self.cost, self.then)
            self.cost.pay(s, self.scope, 0)
            return False
        s.stack.pop()
        coming = self.then.make(s, self.scope) if self.then is not None else ()
        if coming:
            s.occur(*coming, first=s.left_of(self.scope.seat), source=self.scope.card)
        return False


def pay_toll(s: Realm, seat: Seat, to: Seat, count: int) -> None:
    """Hand gold to another seat, as somebody's text demands."""
    if to == NONE:
        others = s.opponents(seat)
        if len(others) > 1:
            s.stack.append(TollTo(seat, count))
            return
        to = others[0]
    paying.gold(s, seat, count, told=False)
    s.add_gold(to, count)
    s.tell("toll", "lcg.tolls", seat=seat, other=to, count=count)


@record
class TollTo(SeatQuestion[Any]):
    """Which opponent gets the gold."""

    seat: Seat
    count: int

    rule = "lcg.tolls"

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return sorted(n.move(n.SEAT, other) for other in s.opponents(seat))

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        pay_toll(s, seat, n.about(move), self.count)

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-toll", {"count": self.count})


def fits(s: Realm, scope: Scope, text: Answer, told: Any) -> bool:
    """Whether a text answers this occurrence and could be used for it."""
    return text.after.fits(s, scope, told) and can_use(s, scope, text)
