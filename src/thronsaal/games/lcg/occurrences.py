"""Everything that can happen and be answered: records before they are facts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from thronsaal.core.engine.frame import record
from thronsaal.core.engine.occurrence import Occurrence
from thronsaal.core.engine.select import cards_in
from thronsaal.core.words import Seat, Word
from thronsaal.games.lcg import lurking
from thronsaal.games.lcg.destinations import DESTINATION, LEAVING_RULE
from thronsaal.games.lcg.hidden import is_public
from thronsaal.games.lcg.material import NONE, Entry, How, Keyword, Phase, Zone

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm
    from thronsaal.games.lcg.words.effects import Effect
    from thronsaal.games.lcg.words.scope import Scope


class Thing(Occurrence["Realm"]):
    """Something that happens in the realm."""

    __slots__ = ()

    def concerns(self) -> int:
        """The cards it is about; where that is open, all."""
        return ANY_CARD


class CardThing(Thing):
    """Something that happens to a card."""

    __slots__ = ()

    card: int

    def concerns(self) -> int:
        return 1 << self.card


ANY_CARD: Final = -1


@record
class Begins(Thing):
    """A phase begins."""

    phase: Phase

    def happen(self, s: Realm) -> None:
        if s.log is not None:
            s.tell("phase", "lcg.round", phase=Word(f"in-phase-{self.phase.value}"))


@record
class Ends(Thing):
    """A phase ends: what lasted until now ends with it."""

    phase: Phase

    def happen(self, s: Realm) -> None:
        s.forget("phase")


@record
class Reveals(Thing):
    """A seat reveals a plot; the one before is used."""

    seat: Seat
    card: int
    source: int = NONE

    def happen(self, s: Realm) -> None:
        seat = self.seat
        if s.revealed[seat] >= 0:
            s.used[s.plots_of(s.deal.owner[s.revealed[seat]])] += (s.revealed[seat],)
            if s.revealed[seat] in s.power:
                s.add_power(s.revealed[seat], -s.power[s.revealed[seat]])
        s.plots[seat] &= ~(1 << self.card)
        s.revealed[seat] = self.card
        s.seen(self.card)
        if s.chosen[seat] == self.card:
            s.chosen[seat] = NONE
        s.changed()
        s.tell("revealed", "lcg.plot-reveal", news=True, seat=seat, card=self.card)


@record
class Leads(Thing):
    """A seat wins initiative."""

    seat: Seat

    def happen(self, s: Realm) -> None:
        """Nothing but being answered."""


@record
class Enters(CardThing):
    """A card comes into play, alone, on another as an attachment, or under another as its duplicate."""

    card: int
    seat: Seat
    entry: Entry
    host: int = NONE
    paid: int = 0
    source: int = NONE

    def is_due(self, s: Realm) -> bool:
        return not s.in_play >> self.card & 1 and s.may_enter(self.card, self.seat)

    def happen(self, s: Realm) -> None:
        under = s.twin_of(self.card, self.seat)
        news = not is_public(s, self.card)
        if s.veiled >> self.card & 1:
            self._emerge(s, under)
            return
        s.take(self.card)
        self._lie(s, under, news)

    def _emerge(self, s: Realm, under: int) -> None:
        """It comes out of shadows, whatever brings it: that is answered in the same window."""
        x = s.used_up(("x", self.card, "phase"))
        s.take(self.card)
        self._lie(s, under, news=True)
        s.befall(Emerges(self.card, self.seat, x, is_duplicate=under >= 0))

    def _lie(self, s: Realm, under: int, news: bool) -> None:
        if under >= 0:
            s.underlay(self.card, under)
            s.tell("duplicated", "lcg.duplicates", news=news, seat=self.seat, card=self.card)
            return
        s.enter(self.card, self.seat)
        if s.deal.late and lurking.is_late(s, self.card, self.seat):
            s.kneel(1 << self.card)
        if self.host >= 0:
            s.attach(self.card, self.host)
            values = {"seat": self.seat, "card": self.card, "it": self.host}
            s.tell(f"attached-{self.entry.value}", "lcg.attachments", news=news, **values)
        elif self.entry is Entry.PUT:  # that a card is played was told when it was
            s.tell("entered-put", "lcg.playing", news=news, seat=self.seat, card=self.card)


@record
class Emerges(CardThing):
    """A card has come out of shadows: into play, be it as a duplicate, or as an event that is played from there."""

    card: int
    seat: Seat
    x: int = 0
    """What was chosen for a shadow cost of X."""
    is_duplicate: bool = False

    def happen(self, s: Realm) -> None:
        s.note_emerged(self)


@record
class Plays(Thing):
    """A seat plays an event: told when it is played, whatever becomes of its effect."""

    seat: Seat
    card: int

    def happen(self, s: Realm) -> None:
        """Nothing but being answered."""


@record
class Triggers(Thing):
    """A seat has triggered a text: told where somebody might cancel what it does."""

    seat: Seat
    card: int
    place: int

    def happen(self, s: Realm) -> None:
        """Nothing but being answered."""


@record
class Leaves(CardThing):
    """A card leaves play: killed, discarded, returned. It is moribund until the window ends."""

    card: int
    how: How
    seat: Seat = NONE
    """On whose behalf; NONE: the rules demand it."""
    source: int = NONE
    hard: bool = False
    """It cannot be saved."""
    reason: str = ""
    """`claim`, `deadly`, `cost` or empty."""

    def is_due(self, s: Realm) -> bool:
        bit = 1 << self.card
        if not s.in_play & bit or s.moribund & bit:
            return False
        return not s.values.is_proof(self.card, self.how) or self.reason == "cost"

    def instead(self, s: Realm) -> bool:
        if self.how is How.KILLED and self.reason != "cost":
            for cards, guard in s.values.guards:
                if cards >> self.card & 1 and s.kneeling & s.in_play & ~s.moribund & 1 << guard:
                    s.stand(1 << guard)
                    s.tell("guarded", "lcg.replacement", card=self.card, source=guard)
                    return True
        return self.reason != "cost" and s.replaced(self)

    def happen(self, s: Realm) -> None:
        zone = DESTINATION[self.how]
        values = s.values
        if self.how in (How.KILLED, How.DISCARDED):
            if values.keyword(Keyword.STALWART) >> self.card & 1:
                zone = Zone.DECK
            elif zone is Zone.DISCARD and values.keyword(Keyword.DEATHBOUND) >> self.card & 1:
                zone = Zone.DEAD
        zone = values.redirect(self.card, self.how, zone)
        s.moribund |= 1 << self.card
        s.leaving = {**s.leaving, self.card: zone}
        if self.source == self.card and s.limits:
            s.keep_limits(self.card)
        if self.how is How.KILLED and s.deal.masking:
            s.use_up(("died", self.card, "phase"))
        s.tell(f"left-{self.how.value}", LEAVING_RULE[self.how], card=self.card, why=self.reason or "text")


@record
class Kneels(Thing):
    """A card kneels."""

    card: int
    seat: Seat = NONE
    source: int = NONE

    def is_due(self, s: Realm) -> bool:
        return bool(s.in_play & ~s.kneeling & ~s.rooted & 1 << self.card)

    def happen(self, s: Realm) -> None:
        s.kneel(1 << self.card)
        s.tell("knelt", "lcg.kneeling", card=self.card)


@record
class Stands(CardThing):
    """A card stands up; `framework` in the standing phase."""

    card: int
    source: int = NONE
    framework: bool = False

    def is_due(self, s: Realm) -> bool:
        return bool(s.in_play & s.kneeling & ~s.rooted & 1 << self.card)

    def happen(self, s: Realm) -> None:
        s.stand(1 << self.card)
        if not self.framework:
            s.tell("stood", "lcg.kneeling", card=self.card)


@record
class Gains(CardThing):
    """A card claims power: a house card or any other."""

    card: int
    n: int
    how: str = ""
    """`renown`, `unopposed`, `dominance`, `opposed` or empty."""
    source: int = NONE

    def is_due(self, s: Realm) -> bool:
        return s.deal.is_house(self.card) or bool(s.in_play >> self.card & 1)

    def happen(self, s: Realm) -> None:
        s.gain_power(self.card, self.n, self.how)


@record
class Shifts(Thing):
    """Power moves from one card to another: that is not claiming it."""

    card: int
    to: int
    n: int
    how: str = ""
    source: int = NONE

    def happen(self, s: Realm) -> None:
        moved = min(self.n, s.power.get(self.card, 0))
        if moved:
            s.gain_power(self.to, moved, "moved", self.card)


@record
class Draws(Thing):
    """A seat draws a card; by an effect only as long as the cap allows."""

    seat: Seat
    n: int = 1
    framework: bool = False
    source: int = NONE

    def is_due(self, s: Realm) -> bool:
        return bool(s.deck[self.seat]) and (self.framework or s.draws_left(self.seat) > 0)

    def happen(self, s: Realm) -> None:
        s.draw_cards(self.seat, self.n, self.framework)


@record
class Drops(Thing):
    """A card is discarded from hand or deck; `reason` is `claim` for an intrigue, `deck` where a text asks."""

    card: int
    seat: Seat = NONE
    reason: str = ""
    source: int = NONE

    def instead(self, s: Realm) -> bool:
        if s.deal.hiding >> self.card & 1 and lurking.hides_instead(s, self.card):
            return True
        if not s.enters_instead(self.card, self.reason):
            return False
        s.tell("escaped", "lcg.replacement", news=True, card=self.card)
        s.befall(Enters(self.card, s.deal.owner[self.card], Entry.PUT, NONE, 0, self.card))
        return True

    def happen(self, s: Realm) -> None:
        """Deathbound concerns cards that go from play; from elsewhere they are discarded as all others."""
        owner = s.deal.owner[self.card]
        is_held = bool(s.hand[owner] >> self.card & 1)
        rule = "lcg.discard-hand" if is_held else "lcg.discard-deck"
        rule = "lcg.shadows-lie" if s.veiled >> self.card & 1 else rule
        s.take(self.card)
        s.put(self.card, Zone.DISCARD)
        s.tell("dropped", rule, news=True, seat=owner, card=self.card)
        if is_held:
            s.dropped(self.card)


@record
class Declares(Thing):
    """Characters are declared as attackers or defenders."""

    seat: Seat
    cards: int
    attack: bool

    def concerns(self) -> int:
        return self.cards

    def happen(self, s: Realm) -> None:
        """They knelt when they were declared; attackers were told of then, before somebody could redirect them."""
        if self.attack:
            return
        if self.cards:
            s.tell("defenders", "lcg.defenders", seat=self.seat, cards=self.cards)
        else:
            s.tell("no-defenders", "lcg.defenders", seat=self.seat)


@record
class Wins(Thing):
    """A challenge is won and lost."""

    winner: Seat
    loser: Seat
    contest: int
    attacker: Seat
    margin: int
    total: int
    """What the winner's side was worth."""
    unopposed: bool
    taking_part: int
    """The winner's characters in it."""
    beaten: int
    """The loser's."""
    target: Seat

    def concerns(self) -> int:
        return self.taking_part | self.beaten

    def happen(self, s: Realm) -> None:
        s.won[self.winner] |= 1 << self.contest
        if s.deal.counting:
            s.use_up(("lost", self.loser, "phase"))
        less = self.total - self.margin
        s.tell("challenge-won", "lcg.winner", seat=self.winner, other=self.loser, count=self.total, less=less)


@record
class Claims(Thing):
    """A seat is about to satisfy the claim of a challenge."""

    seat: Seat
    gainer: Seat
    """To whose house power goes."""
    contest: int
    n: int
    loser: Seat
    attacker: Seat
    passed: bool = False
    """It was another seat's to satisfy."""

    def happen(self, s: Realm) -> None:
        from thronsaal.games.lcg.resolution import satisfy  # noqa: PLC0415  (it makes these)

        satisfy(s, self)


@record
class Dominates(Thing):
    """A seat wins dominance."""

    seat: Seat
    n: int
    """What its standing characters and its gold are worth."""

    def happen(self, s: Realm) -> None:
        s.tell("dominance", "lcg.dominance", seat=self.seat, count=self.n)


@record
class Undecided(Thing):
    """Nobody wins dominance: told where a text asks for that."""

    def happen(self, s: Realm) -> None:
        """Nothing but being answered."""


@record
class Shows(Thing):
    """A seat has revealed cards by an effect, its own or another's."""

    seat: Seat
    cards: int
    source: int

    def happen(self, s: Realm) -> None:
        """Whoever reveals them tells."""


@record
class Controls(Thing):
    """Control of a card passes to a seat."""

    card: int
    seat: Seat
    source: int = NONE

    def is_due(self, s: Realm) -> bool:
        return bool(s.in_play >> self.card & 1) and s.controller(self.card) != self.seat

    def happen(self, s: Realm) -> None:
        s.hand_over(self.card, self.seat)


@record
class Weakens(Thing):
    """The strength of a character was lowered."""

    cards: int
    source: int = NONE

    def happen(self, s: Realm) -> None:
        """Nothing but being answered."""


@record
class Doing(Thing):
    """An effect that does itself when its time has come."""

    effect: Effect
    scope: Scope

    def happen(self, s: Realm) -> None:
        self.effect.do(s, self.scope)


@record
class Following(Thing):
    """What happens if something before it did: a text says "then"."""

    before: tuple[Any, ...]
    effect: Effect
    scope: Scope

    def happen(self, s: Realm) -> None:
        if any(each in s.happened for each in self.before):
            coming = self.effect.make(s, self.scope)
            if coming:
                s.occur(*coming, first=s.left_of(self.scope.seat), source=NONE)


def leaving(cards: int, how: How, scope: Scope, hard: bool = False, reason: str = "") -> tuple[Leaves, ...]:
    """These cards leave together."""
    return tuple(Leaves(card, how, scope.seat, scope.card, hard, reason) for card in cards_in(cards))
