"""The position with all that texts and rules may do to it: entering, drawing, gaining power, control."""

from __future__ import annotations

from typing import Any

from thronsaal.core.engine.occurrence import Happening
from thronsaal.core.engine.select import cards_in
from thronsaal.core.words import Move, Seat
from thronsaal.games.lcg import causes, hidden
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.abilities import Passive
from thronsaal.games.lcg.catalogue import index_of
from thronsaal.games.lcg.lists import may_hold, may_plot
from thronsaal.games.lcg.material import BARRING, NONE, Entry, Keyword, Phase, Zone
from thronsaal.games.lcg.power import PlacePower, check_victory
from thronsaal.games.lcg.printed import Attachment, Location
from thronsaal.games.lcg.shaded import Shaded
from thronsaal.games.lcg.using import Using, begin, can_use, fits, targets, text_of
from thronsaal.games.lcg.values import Values, compute, immune_to, rules
from thronsaal.games.lcg.words.choosing import CopyRevealed
from thronsaal.games.lcg.words.decrees import EntersInstead
from thronsaal.games.lcg.words.edicts import Delayed, PlotIncomeZero, Swapped
from thronsaal.games.lcg.words.modifiers import GainsTrait, Granted, Modifier, Strength
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.shade import no_emerging
from thronsaal.games.lcg.words.triggers import PlotRevealed


class Realm(Shaded):
    """What texts see."""

    def derive(self) -> Values:
        return compute(self)

    def left_of(self, seat: Seat) -> Seat:
        """The seat to the left."""
        return (seat + 1) % self.seats_count

    def possible(self, seat: Seat) -> int:
        """The cards that may be in a seat's hand, for all that everybody knows."""
        return self.stock[seat] if self.deal.open else self.deal.conceivable[seat]

    def one_each(self, cards: int) -> int:
        """One card of each face: of several the one that most know of, so that the others stay hidden."""
        known = self.known
        if not known or not cards & self.deal.twins:
            return self.deal.one_each(cards)
        seen: dict[int, int] = {}
        for card in cards_in(cards):
            face = self.deal.faces[card]
            if face not in seen or (_knowing(known, card) > _knowing(known, seen[face])):
                seen[face] = card
        found = 0
        for card in seen.values():
            found |= 1 << card
        return found

    def announce(self, card: int) -> None:
        """A card in hand is named by who plays it: all know now that it is there."""
        hidden.show(self, 1 << card, hidden.everybody(self))

    # Naming cards in moves.

    def choices(self, cards: int) -> list[Move]:
        """A move for each card."""
        calls = self.deal.calls
        if cards & self.veiled:
            return sorted([self.choice(card) for card in cards_in(cards)])
        return sorted(map(calls.__getitem__, cards_in(cards)))

    def choices_by_face(self, cards: int) -> list[Move]:
        """A move for each different card of a hand or pile: copies there are alike."""
        return self.choices(self.one_each(cards))

    # The text that is being begun.

    def _using(self) -> int:
        for at in range(len(self.stack) - 1, -1, -1):
            if isinstance(self.stack[at], Using):
                return at
        raise LookupError("no text is being begun")

    @property
    def scope(self) -> Scope:
        """The scope of the text that is being begun."""
        frame = self.stack[self._using()]
        assert isinstance(frame, Using)
        return frame.scope

    def rescope(self, **chosen: Any) -> None:
        """Something was chosen for the text that is being begun."""
        at = self._using()
        frame = self.stack[at]
        assert isinstance(frame, Using)
        if "paid" in chosen:
            chosen["paid"] |= frame.scope.paid
        self.stack[at] = frame.rescoped(frame.scope.having(**chosen))

    def useful_x(self, least: int, most: int) -> list[int]:
        """The numbers X for which the text that is being begun finds a target."""
        scope = self.scope
        text = text_of(self, scope)
        if text.target is None:
            return list(range(least, most + 1))
        return [x for x in range(least, most + 1) if targets(self, scope.having(x=x), text)] or [least]

    # Instead.

    def replaced(self, thing: Any) -> bool:
        """Do what a text says happens in place of this; it has no save or cancel of its own. False: no text does."""
        answers = self.deal.answering["replacement"].get(type(thing))
        if answers is None:
            return False
        lying = answers.lying(thing) & ~self.blank
        for card in cards_in(lying):
            if not self.in_play >> card & 1 and card not in self.revealed:
                continue
            seat = self.revealed.index(card) if card in self.revealed else self.controller(card)
            for place, text, _ in answers.texts[Zone.PLAY][card]:
                scope = Scope(seat, card, place, about=thing)
                if fits(self, scope, text, thing):
                    self.tell("instead", "lcg.replacement", card=thing.card, source=card)
                    coming = tuple(each for effect in text.do for each in effect.make(self, scope))
                    self.stack.append(Happening(coming, 0))
                    return True
        return False

    # Gold and power.

    def purse(self, seat: Seat) -> int:
        """The gold a seat can spend: its pool, and what lies on cards that count as purses."""
        pool = self.gold[seat]
        if self.coins:
            purses = self.values.purses & self.court[seat]
            pool += sum(count for card, count in self.coins.items() if purses >> card & 1)
        return pool

    def plot_income(self, seat: Seat) -> int:
        """The income of a seat's revealed plot, as it counts now."""
        if any(self.is_opponent(seat, by.seat) for _, by in rules(self, PlotIncomeZero)):
            return 0
        return self.deal.gold[self.revealed[seat]]

    def gain_power(self, card: int, count: int, how: str, source: int = NONE) -> None:
        """Power comes to lie on a card, from another if it is moved; of a house it may go to a card with Infamy."""
        if self.deal.is_house(card):
            seat = self.deal.owner[card]
            infamous = self.values.keyword(Keyword.INFAMY) & self.court[seat] & ~self.moribund
            if infamous:
                self.stack.append(PlacePower(seat, count, how, source))
                return
        self.place_power(card, count, how, source)

    def place_power(self, card: int, count: int, how: str, source: int = NONE) -> None:
        """Power comes to lie on this very card."""
        self.add_power(card, count)
        if source != NONE:
            self.add_power(source, -count)
            seat, other = self.controller(card), self.controller(source)
            self.tell("power-moved", "lcg.power-claim", count=count, card=source, it=card, seat=seat, other=other)
        else:
            rule = {"renown": "lcg.renown", "unopposed": "lcg.unopposed", "opposed": "lcg.opposition"}.get(
                how, "lcg.power"
            )
            rule = "lcg.dominance" if how == "dominance" else rule
            self.tell("power", rule, card=card, count=count, how=how or "text", seat=self.controller(card))
        self.check_victory()

    def check_victory(self) -> None:
        """Whether somebody has enough power by now."""
        check_victory(self)

    @property
    def kept_kneeling(self) -> int:
        """Cards that nothing can make stand now."""
        kept = self.values.stays_kneeling if self.is_phase(Phase.STANDING) else 0
        return kept | self.rooted

    # Coming into play.

    def twin_of(self, card: int, seat: Seat) -> int:
        """The unique card under which this one would lie as a duplicate, or NONE."""
        if not self.deal.unique >> card & 1 or self.deal.owner[card] != seat:
            return NONE
        twins = self.deal.named[self.deal.names[card]] & self.court[seat] & self.deal.owned[seat] & ~(1 << card)
        return twins.bit_length() - 1 if twins else NONE

    def may_enter(self, card: int, seat: Seat) -> bool:
        """Whether uniqueness lets a card come into play with this seat, be it as a duplicate."""
        if self.veiled >> card & 1 and (self.deal.events >> card & 1 or no_emerging(self, seat)):
            return False
        if not self.deal.unique >> card & 1:
            return True
        return self.twin_of(card, seat) >= 0 or not self.is_barred(card, seat)

    def is_barred(self, card: int, seat: Seat) -> bool:
        """A unique card of that name is in the seat's hands already, dead, or lost to an opponent."""
        name = self.deal.names[card]
        same = self.deal.named[name] & ~(1 << card)
        if same & self.court[seat] or any(same >> each & 1 for each in self.dead[seat]):
            return True
        mine = same & self.deal.owned[seat] & self.in_play & ~self.court[seat]
        return bool(mine) or (seat, name) in self.lost

    def may_control(self, card: int, seat: Seat) -> bool:
        """Whether uniqueness lets a seat take control of a card."""
        return not (self.deal.unique >> card & 1 and self.is_barred(card, seat))

    def putting(self, card: int, seat: Seat, source: int) -> Any:
        """The card is put into play: alone, as a duplicate, or as an attachment on a card of the seat's choice."""
        return o.Enters(card, seat, Entry.PUT, NONE, 0, source)

    def hosts(self, card: int, seat: Seat) -> int:
        """The cards that this attachment of a seat may be on."""
        face = self.deal.cards[card]
        if isinstance(face, Location):
            return 1 << self.deal.house_card[seat]
        if not isinstance(face, Attachment):
            return 0
        values = self.kept or self.values
        cards = face.on.mask(self, self.deal.bearing[card][seat])
        if cards & self.deal.barring or not BARRING.isdisjoint(values.keywords):
            cards &= ~values.keyword(Keyword.NO_ATTACHMENTS)
            if not values.trait("Weapon") >> card & 1:
                cards &= ~values.keyword(Keyword.WEAPONS_ONLY)
            if values.trait("Condition") >> card & 1:
                cards &= ~values.keyword(Keyword.NO_CONDITIONS)
        if face.one_each:
            for other in cards_in(self.attached & self.deal.named[face.name] & ~(1 << card)):
                cards &= ~(1 << self.host[other])
        return cards & ~self.moribund

    def may_stay(self, card: int, host: int) -> bool:
        """Whether an attachment may be where it is."""
        face = self.deal.cards[card]
        values, bit = self.kept or self.values, 1 << host
        if not self.in_play & bit:
            return False
        if self.deal.barring & bit or not BARRING.isdisjoint(values.keywords):
            if values.keyword(Keyword.NO_ATTACHMENTS) & bit:
                return False
            is_weapon = values.trait("Weapon") >> card & 1
            if values.keyword(Keyword.WEAPONS_ONLY) & bit and not is_weapon:
                return False
            if values.keyword(Keyword.NO_CONDITIONS) & bit and values.trait("Condition") >> card & 1:
                return False
            if is_weapon and values.keyword(Keyword.WEAPONS_ONLY) & bit & self.of_type("location"):
                return True  # a text has laid it there
        if not isinstance(face, Attachment):
            return True
        scope = self.deal.bearing[card][self.controller(card)]
        if face.moves_to is not None and face.moves_to.mask(self, scope) & bit:
            return True
        return bool(face.on.mask(self, scope) & bit)

    def may_receive(self, cards: int, scope: Scope, trait: str = "") -> int:
        """Those of these characters to which the effect of a text may attach something of a trait that is no Weapon."""
        values = self.values
        barred = values.keyword(Keyword.NO_ATTACHMENTS) | values.keyword(Keyword.WEAPONS_ONLY)
        if trait == "Condition":
            barred |= values.keyword(Keyword.NO_CONDITIONS)
        return cards & self.characters & ~self.moribund & ~barred & ~immune_to(self, values, scope)

    def become_attachment(self, card: int, host: int, seat: Seat, effect: Any) -> None:
        """An event that is being carried out becomes an attachment."""
        self.take(card)
        self.enter(card, seat)
        self.attach(card, host)
        scope = Scope(seat, card)
        ending = f"attached-{card}"
        self.last(Granted("strength", 1 << host, 0, card, ending, Strength(effect.strength), scope))
        self.last(Granted("trait", 1 << card, 0, card, ending, GainsTrait(effect.trait), scope))
        self.tell("attached-put", "lcg.attachments", seat=seat, card=card, it=host)

    # Cards from and to piles.

    def draws_left(self, seat: Seat) -> int:
        """How many cards effects may still let a seat draw this round."""
        return m.DRAW_CAP - self.drawn[seat]

    def draw_cards(self, seat: Seat, count: int, framework: bool, rule: str = "") -> None:
        """Draw cards, as far as there are any; `rule` where another one has them drawn than those of the draw phase."""
        drawn = 0
        for _ in range(count):
            card = self.top(seat)
            if card < 0:
                break
            self.hand[seat] |= 1 << card
            drawn |= 1 << card
            if not framework:
                self.drawn[seat] += 1
        if drawn:
            self.changed(causes.PILES)
            usual = "lcg.draw" if framework else "lcg.draw-cap"
            self.whisper("drew", rule or usual, (seat,), {"cards": drawn}, seat=seat, count=drawn.bit_count())
            hidden.settle(self, seat)

    def drop_top(self, seat: Seat) -> None:
        """The top card of a deck is discarded."""
        if self.deck[seat]:
            card = hidden.expose(self, self.deck[seat][-1])
            self.befall(o.Drops(card, seat, "deck" if self.deal.falling else ""))

    def enters_instead(self, card: int, reason: str) -> bool:
        """Whether a card that would be discarded from hand or deck comes into play by its own text."""
        if not self.deal.having.get(EntersInstead, 0) >> card & 1 or not self.may_enter(card, self.deal.owner[card]):
            return False
        rules = (rule for text in self.deal.constants[card] for rule in text.gives if isinstance(rule, EntersInstead))
        return any(reason == "claim" or not rule.claim for rule in rules)

    def turn_up(self, seat: Seat) -> int:
        """Take the top card off a draw deck for all to see; NONE when it is empty."""
        if self.deck[seat]:
            hidden.expose(self, self.deck[seat][-1])
        return self.top(seat)

    def drop_at_random(self, seat: Seat, count: int, source: int, reason: str = "") -> None:
        """Cards are discarded from a hand by chance, all at once."""
        hand = list(cards_in(self.hand[seat]))
        self.chance.shuffle(hand)
        left, gone = self.hand[seat], []
        for card in hand[:count]:
            gone.append(self.one_each(left & (self.deal.copies[card] | 1 << card)).bit_length() - 1)
            left &= ~(1 << gone[-1])
        coming = tuple(o.Drops(card, seat, reason, source) for card in gone)
        if coming:
            first = self.left_of(self.controller(source)) if source >= 0 else self.first
            self.occur(*coming, first=first, source=source)

    def shuffle_pile(self, seat: Seat, zone: Zone) -> None:
        """A pile is shuffled into the deck."""
        piles = self.dead if zone is Zone.DEAD else self.discard
        pile = zone.value if piles[seat] else "none"
        if piles[seat]:
            for card in piles[seat]:
                self.stock[seat] |= 1 << card
            self.deck[seat] += piles[seat]
            piles[seat] = ()
            self.changed(causes.PILES)
        self.shuffle(seat)
        self.tell("shuffled", "lcg.piles", seat=seat, pile=pile)

    def see_top(self, seat: Seat, whose: Seat) -> None:
        """A seat looks at the top card of a deck."""
        card = self.deck[whose][-1]
        hidden.show(self, 1 << card, 1 << seat)
        self.whisper("looked", "lcg.look", (seat,), {"card": card}, seat=seat, other=whose)

    def exchange_hand(self, seat: Seat) -> None:
        """A hand is laid under the deck, and as many cards come from its top: that is no drawing."""
        laid = sorted(cards_in(self.hand[seat]), key=self.deal.ref.__getitem__)
        for card in laid:
            self.take(card)
            self.put(card, Zone.BOTTOM, public=False)
            hidden.show(self, 1 << card, 1 << seat)
        taken = 0
        for _ in laid:
            taken |= 1 << self.top(seat)
        self.hand[seat] |= taken
        mine = 1 << seat  # who holds a card knows it anyway
        self.known = {card: marks for card, marks in self.known.items() if marks != mine or not taken >> card & 1}
        self.whisper("exchanged-hand", "lcg.choices", (seat,), {"cards": taken}, seat=seat, count=len(laid))
        hidden.settle(self, seat)

    def show_hand(self, seat: Seat) -> None:
        """A hand is shown to everybody."""
        hidden.show(self, self.hand[seat], hidden.everybody(self))
        self.tell("showed-hand", "lcg.look", news=True, seat=seat, cards=self.hand[seat])

    def nameable(self, seat: Seat) -> set[int]:
        """The faces worth naming: of cards that a hand may hold."""
        if self.deal.open:
            return {self.deal.faces[card] for card in cards_in(self.stock[seat])}
        return {index_of(card) for card in may_hold(self.deal.decks[seat].house, self.deal.edition)}

    def nameable_plots(self, seat: Seat) -> set[int]:
        """The faces of plots worth naming."""
        if self.deal.open:
            return {self.deal.faces[card] for card in cards_in(self.plots[seat])}
        return {index_of(card) for card in may_plot(self.deal.decks[seat].house, self.deal.edition)}

    def revealing_text(self, seat: Seat) -> Any:
        """The when-revealed text of a seat's revealed plot, if it has one."""
        card = self.revealed[seat]
        for text in self.deal.abilities[card]:
            is_own = isinstance(text, Passive) and isinstance(text.after, PlotRevealed) and text.after.itself
            if is_own and not any(isinstance(effect, CopyRevealed) for effect in text.do):
                return text
        return None

    def copy_revealed(self, scope: Scope) -> None:
        """A seat uses the when-revealed text of another's plot as its own."""
        card = self.revealed[scope.who]
        text = self.revealing_text(scope.who)
        copied = Scope(scope.seat, card, self.deal.abilities[card].index(text))
        if can_use(self, copied, text):
            begin(self, copied)

    # Control.

    def hand_over(self, card: int, seat: Seat) -> None:
        """Control passes: out of the challenge, with its duplicates; attachments keep their controllers."""
        bit, before = 1 << card, self.controller(card)
        self.court[before] &= ~bit
        self.court[seat] |= bit
        self.attacking &= ~bit
        self.defending &= ~bit
        is_back = self.deal.owner[card] == seat
        if self.deal.unique & bit and self.is_opponent(before, seat) and not is_back:
            self.lost += ((before, self.deal.names[card]),)
        elif self.deal.unique & bit and is_back:
            self.lost = tuple(each for each in self.lost if each != (seat, self.deal.names[card]))
        self.changed()
        self.tell("control", "lcg.control", seat=seat, card=card)
        if card in self.power:
            self.check_victory()

    def join(self, card: int, attack: bool) -> None:
        """A character comes into the running challenge."""
        if attack:
            self.attacking |= 1 << card
        else:
            self.defending |= 1 << card
        self.changed(causes.CHALLENGE)
        self.tell("joined", "lcg.participation", card=card)

    def is_deathbound(self, event: int) -> bool:
        """Whether an event that was played goes to the dead pile: not if it was cancelled."""
        bound = self.deal.with_keyword[Keyword.DEATHBOUND] >> event & 1
        return bool(bound) and not self.used_up(("cancelled", event, "window"))

    # Strength that was lowered.

    def has_weakened(self) -> bool:
        """Whether a card asks for lower strengths, and one has changed since that was last noted."""
        if not self.deal.watching:
            return False
        lowered = self.values.lowered
        return any(
            self.used_up(("lowered", card, "game")) != lowered.get(card, 0) + 1
            for card in cards_in(self.characters & ~self.moribund)
        )

    def note_weakened(self) -> None:
        """By how much each character is lowered is noted; who was there before and is weaker now can be answered."""
        lowered, weaker, noted = self.values.lowered, 0, dict(self.limits)
        for card in cards_in(self.characters & ~self.moribund):
            key = ("lowered", card, "game")
            before, noted[key] = noted.get(key, 0), lowered.get(card, 0) + 1
            if 0 < before < noted[key]:
                weaker |= 1 << card
        self.limits = noted
        if weaker:
            self.befall(o.Weakens(weaker))

    # What lasts.

    def further_plots(self, seat: Seat) -> int:
        """The plots a seat might reveal besides the one it has chosen for this round."""
        chosen = self.chosen[seat]
        return self.plots[seat] & ~(1 << chosen) if chosen >= 0 else self.plots[seat]

    def swap_plots(self, seat: Seat, other: Seat) -> None:
        """Two seats exchange plot decks and used plots, not what is chosen or revealed."""
        decks = [self.further_plots(each) for each in (seat, other)]
        for each, deck in zip((other, seat), decks, strict=True):
            self.plots[each] = deck | (self.plots[each] & ~self.further_plots(each))
        self.used[seat], self.used[other] = self.used[other], self.used[seat]
        for card in cards_in(self.plots[seat] | self.plots[other]):
            self.seen(card)

    def plots_of(self, owner: Seat) -> Seat:
        """With whom the plots of a seat lie now."""
        for _, by in rules(self, Swapped):
            if owner in (by.seat, by.who):
                owner = by.seat + by.who - owner
        return owner

    def name_plot(self, scope: Scope, face: int) -> None:
        """For each opponent who reveals this plot in this phase the seat claims power."""
        from thronsaal.games.lcg.words.dealings import ClaimForHouse  # noqa: PLC0415
        from thronsaal.games.lcg.words.triggers import NamedPlotRevealed  # noqa: PLC0415

        self.grant(Delayed(NamedPlotRevealed(face), ClaimForHouse(1), once=False), 0, scope, "phase")

    def grant(self, gives: Modifier, cards: int, scope: Scope, until: str) -> None:
        """A modifier holds from now on."""
        self.last(Granted(gives.name, cards, 0, scope.card, until, gives, scope))


def _knowing(known: dict[int, int], card: int) -> int:
    """How many know where a hidden card lies."""
    return known.get(card, 0).bit_count()
