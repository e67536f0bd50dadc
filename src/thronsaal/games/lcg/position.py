"""A position of the living card game as data, and the small changes everything else is made of.

Sets of cards are integers (bit n is card n); piles in which the order counts are tuples, the top last. Cards in play
lie with who controls them; attachments are in play too, duplicates are not. What follows from texts (strength, icons,
keywords) is derived in `values.py` and kept until one of its causes changes.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from thronsaal.core.engine.lasting import Lasting, freed
from thronsaal.core.engine.occurrence import Stage
from thronsaal.core.engine.phrase import Phrase
from thronsaal.core.engine.position import aside, derived, each_seat, rare, tally
from thronsaal.core.engine.select import cards_in
from thronsaal.core.words import Move, Seat, Value, Who, Word
from thronsaal.games.lcg import causes, hidden, slots
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg.deal import Deal
from thronsaal.games.lcg.material import NONE, Keyword, Phase, Title, Zone

if TYPE_CHECKING:
    from thronsaal.games.lcg.values import Values

NOBODY: Final = NONE


class Position(Stage):
    """All of a position. What is hidden from whom is decided in `view.py`."""

    deal: Deal
    variant: str = "melee"
    """`melee`, `teams` (two against two) or `littlefinger`."""
    errata: bool = True
    picked: list[int] = each_seat(NONE)
    """While decks are chosen at the table, by seat: the place of its deck among those that come with the game."""
    # Where the cards are.
    hand: list[int] = each_seat(0)
    deck: list[tuple[int, ...]] = each_seat(())
    discard: list[tuple[int, ...]] = each_seat(())
    dead: list[tuple[int, ...]] = each_seat(())
    court: list[int] = each_seat(0)
    """By who controls them."""
    shadows: list[tuple[int, ...]] = rare("shadows", each_seat(()))
    """Cards in shadows by their places, NONE where a place is free; with their owners unless a text says otherwise."""
    veiled: int = derived(0)
    """All cards in shadows."""
    further: dict[int, int] = rare("further", tally())
    """By card that goes or lies there: another shadow cost that it has gained."""
    stock: list[int] = derived(each_seat(0))
    """A seat's own cards in hand, deck or shadows."""
    in_play: int = derived(0)
    """All cards in play but house cards, whoever controls them."""
    removed: int = 0
    """Out of the game."""
    host: dict[int, int] = tally()
    """What an attachment or a duplicate lies on."""
    attached: int = 0
    """Cards in play that are attachments now, whatever is printed on them."""
    duplicates: int = 0
    resolving: int = 0
    """Events while they are carried out."""
    laid: list[int] = each_seat(0)
    """Cards laid face down before the game begins."""
    renewed: int = 0
    """Seats that have drawn a new hand before the game, as bits."""
    kneeling: int = 0
    power: dict[int, int] = tally()
    """By card: the house card's is the power of the house."""
    coins: dict[int, int] = tally()
    """Gold that lies on cards."""
    gold: list[int] = each_seat(0)
    known: dict[int, int] = tally()
    """For a hidden card: the seats (as bits) that know it is there, besides those who see it anyway."""
    aired: int = 0
    """Where lists are closed: cards that everybody has seen at some time."""
    met: dict[tuple[int, Seat, int], int] = tally()
    """Where lists are closed, by who looked, whose deck and which face: of how many copies they know."""
    lost: tuple[tuple[Seat, str], ...] = ()
    """Names of unique cards whose control a seat has lost to an opponent."""
    # Plots and titles.
    plots: list[int] = each_seat(0)
    chosen: list[int] = each_seat(NONE)
    revealed: list[int] = each_seat(NONE)
    used: list[tuple[int, ...]] = each_seat(())
    titles: list[int] = each_seat(NONE)
    """By seat the number of its title."""
    offered: int = 0
    """Titles that may be chosen this round, as bits."""
    rested: int = 0
    """Titles laid aside for a round, with three seats."""
    # The round.
    round: int = 0
    phase: int = NONE
    first: Seat = NOBODY
    active: Seat = NOBODY
    """Whose turn it is to marshal or to challenge."""
    drawn: list[int] = each_seat(0)
    """Cards drawn by effects this round."""
    limits: dict[tuple[Any, ...], int] = tally()
    """How often something was used: by what, whose, and until when that counts."""
    # The challenge.
    contest: int = NONE
    """Its type; NONE: no challenge is under way."""
    attacker: Seat = NOBODY
    defender: Seat = NOBODY
    target: Seat = NOBODY
    """Who was challenged and suffers the claim; a supporter may defend instead."""
    attacking: int = 0
    defending: int = 0
    sneaked: int = 0
    """Characters that stealth has kept from defending."""
    challenged: list[int] = each_seat(0)
    """By seat the types of challenges it has begun this phase, four bits each, for extra ones."""
    won: list[int] = each_seat(0)
    """By seat the types of challenges it has won this phase, as bits."""
    # Leaving.
    leaving: dict[int, Zone] = tally()
    """Where moribund cards go."""
    winner: tuple[Seat, ...] = ()
    latest: tuple[Seat, Move] = (NOBODY, NONE)
    """Who moved last, and how if all have seen it: what it did may be over already."""
    kept: Values | None = derived(aside(None))
    reckoned: tuple[dict[int, int], list[int]] | None = aside(None)
    """The power and the courts with which, when it was last counted, nobody could have enough."""
    edicts: frozenset[type] = derived(frozenset())
    """The kinds of all that lasts, and perhaps of some that lasted: a rule of another kind need not be looked for."""

    def changed(self, facts: int = causes.ALL) -> None:
        """Values are derived anew, if they hang on any of these facts."""
        kept = self.kept
        if kept is not None:
            if kept.heeds & facts:
                self.kept = None
            elif facts & causes.EDICTS:
                kept.rules = {}

    def last(self, effect: Lasting) -> None:
        self.lasting += (effect,)
        self.edicts |= {type(getattr(effect, "gives", None))}
        self.changed(self._ground(effect))

    def expire(self, moment: str) -> None:
        if self.lasting:
            facts = 0
            for each in self.lasting:
                if each.until == moment:
                    facts |= self._ground(each)
            if facts:
                self.lasting = tuple(each for each in self.lasting if each.until != moment)
                if not self.lasting:
                    self.edicts = frozenset()
                self.changed(facts)

    def _ground(self, effect: Lasting) -> int:
        """What changes when this begins or ends to last: values of cards, or only a rule for seats."""
        return getattr(getattr(effect, "gives", None), "ground", causes.ALL)

    # What is asked again and again.

    def of_type(self, kind: str) -> int:
        """Cards in play of a type, as they are now."""
        if kind == "attachment":
            return self.attached
        return self.in_play & self.deal.of_type[kind] & ~self.attached

    @property
    def characters(self) -> int:
        """Characters in play."""
        return self.in_play & self.deal.characters & ~self.attached

    @property
    def blank(self) -> int:
        """Cards in play whose texts do not count."""
        return self.values.blank if self.lasting or self.in_play & self.deal.blanking else 0

    @property
    def rooted(self) -> int:
        """Cards that can neither be knelt nor stood; only lasting effects do that."""
        return self.values.rooted if self.lasting else 0

    @property
    def participating(self) -> int:
        """Characters in the challenge."""
        return self.attacking | self.defending

    def controller(self, card: int) -> Seat:
        """Who controls a card: in play whoever it lies with, elsewhere its owner."""
        bit = 1 << card
        for seat, cards in enumerate(self.court):
            if cards & bit:
                return seat
        if self.duplicates & bit:
            return self.controller(self.host[card])
        return slots.find(self, card)[0] if self.veiled & bit else self.deal.owner[card]

    def is_opponent(self, seat: Seat, other: Seat) -> bool:
        """Whether two seats play against each other."""
        return seat != other and not (self.variant == "teams" and (seat - other) % 2 == 0)

    def opponents(self, seat: Seat) -> list[Seat]:
        """Everybody this seat plays against, clockwise from its left."""
        return [other for other in self.clockwise(seat)[1:] if self.is_opponent(seat, other)]

    def is_phase(self, phase: Phase) -> bool:
        """Whether this phase is on."""
        return self.phase >= 0 and m.PHASES[self.phase] is phase

    def has_title(self, seat: Seat, title: Title) -> bool:
        """Whether a seat holds this title."""
        at = self.titles[seat]
        return at >= 0 and m.TITLES[at] is title

    def holder(self, title: Title) -> Seat:
        """Who holds a title, or nobody."""
        number = m.TITLES.index(title)
        return self.titles.index(number) if number in self.titles else NOBODY

    def zone(self, card: int) -> Zone:
        """Where a card lies."""
        bit, owner = 1 << card, self.deal.owner[card]
        if self.in_play & bit:
            return Zone.PLAY
        if self.hand[owner] & bit:
            return Zone.HAND
        if card in self.deck[owner]:
            return Zone.DECK
        if card in self.discard[owner]:
            return Zone.DISCARD
        if card in self.dead[owner]:
            return Zone.DEAD
        if self.duplicates & bit:
            return Zone.DUPLICATE
        return Zone.SHADOWS if self.veiled & bit else Zone.ASIDE

    def attachments_on(self, card: int) -> int:
        """The attachments on a card."""
        found = 0
        for each, host in self.host.items():
            if host == card:
                found |= 1 << each
        return found & self.attached

    def duplicates_on(self, card: int) -> list[int]:
        """The duplicates under a card."""
        return [each for each, host in sorted(self.host.items()) if host == card and self.duplicates >> each & 1]

    def power_of(self, seat: Seat) -> int:
        """The power that counts for a seat: on its house, its characters, and its other cards with Infamy."""
        house = self.power.get(self.deal.house_card[seat], 0)
        lying, characters = self.court[seat], self.characters
        mine = lying & characters
        if mine and self.deal.ignoring and self.values.powerless >> seat & 1:
            mine = 0
        lying &= ~characters
        for card, n in self.power.items():
            if mine >> card & 1 or (lying >> card & 1 and self.values.keyword(Keyword.INFAMY) >> card & 1):
                house += n
        return house

    def used_up(self, key: tuple[Any, ...]) -> int:
        """How often something was used in its time."""
        return self.limits.get(key, 0)

    def use_up(self, key: tuple[Any, ...]) -> None:
        """Something was used once more; the last part of the key says until when that counts."""
        self.limits = {**self.limits, key: self.limits.get(key, 0) + 1}

    def forget(self, until: str) -> None:
        """What counted until now counts no more, and effects that lasted until now end."""
        if self.limits:
            self.limits = {key: n for key, n in self.limits.items() if key[-1] != until}
            self.changed(causes.LIMITS)
        self.expire(until)

    @property
    def values(self) -> Values:
        """What follows from texts and lasting effects."""
        kept = self.kept
        return self.derive() if kept is None else kept

    @abstractmethod
    def derive(self) -> Values:
        """Derive all values anew, and keep them."""

    # Small changes.

    def kneel(self, cards: int) -> int:
        """Kneel cards; which of them stood before."""
        done = cards & ~self.kneeling
        self.kneeling |= done
        self.changed(causes.KNEELING)
        return done

    def stand(self, cards: int) -> int:
        """Stand cards up; which of them knelt before."""
        done = cards & self.kneeling
        self.kneeling &= ~done
        self.changed(causes.KNEELING)
        return done

    def add_power(self, card: int, n: int) -> None:
        """Power comes to lie on a card, or leaves it."""
        total = self.power.get(card, 0) + n
        self.power = {**self.power, card: total} if total > 0 else _without(self.power, card)
        self.changed(causes.POWER)

    def add_gold(self, seat: Seat, n: int) -> None:
        """Gold comes to a pool, or leaves it."""
        self.gold[seat] += n
        self.changed(causes.GOLD)

    def add_coins(self, card: int, n: int) -> None:
        """Gold comes to lie on a card, or leaves it."""
        total = self.coins.get(card, 0) + n
        self.coins = {**self.coins, card: total} if total > 0 else _without(self.coins, card)
        self.changed(causes.GOLD)

    def top(self, seat: Seat) -> int:
        """Take the top card off a draw deck; NONE when it is empty."""
        deck = self.deck[seat]
        if not deck:
            return NONE
        self.deck[seat] = deck[:-1]
        return deck[-1]

    def take(self, card: int) -> None:
        """Lift a card from wherever it lies out of play."""
        owner, bit = self.deal.owner[card], 1 << card
        self.stock[owner] &= ~bit
        if self.hand[owner] & bit:
            self.hand[owner] &= ~bit
        elif card in self.deck[owner]:
            self.deck[owner] = tuple(each for each in self.deck[owner] if each != card)
        elif card in self.discard[owner]:
            self.discard[owner] = tuple(each for each in self.discard[owner] if each != card)
        elif card in self.dead[owner]:
            self.dead[owner] = tuple(each for each in self.dead[owner] if each != card)
        elif self.veiled & bit:
            slots.lift(self, card)
        elif self.laid[owner] & bit:
            self.laid[owner] &= ~bit
        elif self.duplicates & bit:
            self.duplicates &= ~bit
            self.host = _without(self.host, card)
        else:
            self.resolving &= ~bit
        self.known = _without(self.known, card)
        self.changed(causes.PILES)

    def put(self, card: int, zone: Zone, public: bool = True) -> None:
        """Lay a lifted card somewhere out of play, with its owner; `public` when everybody saw it go."""
        owner, bit = self.deal.owner[card], 1 << card
        if zone is Zone.HAND:
            self.hand[owner] |= bit
        elif zone is Zone.DECK:
            self.deck[owner] += (card,)
        elif zone is Zone.BOTTOM:
            self.deck[owner] = (card, *self.deck[owner])
        elif zone is Zone.DISCARD:
            self.discard[owner] += (card,)
        elif zone is Zone.DEAD:
            self.dead[owner] += (card,)
        elif zone is Zone.SHADOWS:
            slots.lay(self, card, owner)
        else:
            raise ValueError(f"nothing is put to {zone}")
        if zone in (Zone.HAND, Zone.DECK, Zone.BOTTOM, Zone.SHADOWS):
            self.stock[owner] |= bit
            if public:
                hidden.show(self, bit, hidden.everybody(self))
        else:
            self.stock[owner] &= ~bit  # the top card of a deck is not lifted by `take`
            self.known = _without(self.known, card)
            self.seen(card)
        self.changed(causes.PILES)

    def enter(self, card: int, seat: Seat) -> None:
        """A lifted card lies in play, standing, with this seat."""
        self.court[seat] |= 1 << card
        self.in_play |= 1 << card
        self.kept = None
        self.seen(card)

    def attach(self, card: int, to: int) -> None:
        """A card in play lies on another as an attachment."""
        self.attached |= 1 << card
        self.host = {**self.host, card: to}
        self.kept = None

    def underlay(self, card: int, to: int) -> None:
        """A lifted card lies under a unique one as its duplicate."""
        self.duplicates |= 1 << card
        self.host = {**self.host, card: to}
        self.seen(card)

    def resolve(self, card: int) -> None:
        """A lifted event lies open while it is carried out."""
        self.resolving |= 1 << card
        self.seen(card)

    def seen(self, card: int) -> None:
        """Everybody sees a card: who cannot read its owner's list has learned something."""
        if not self.deal.open:
            hidden.meet(self, card)

    def lift(self, card: int) -> None:
        """A card leaves play: tokens and what it had to do with anything are gone."""
        bit = 1 << card
        for seat in range(self.seats_count):
            self.court[seat] &= ~bit
        self.in_play &= ~bit
        if self.attached & bit:
            self.attached &= ~bit
            self.expire(f"attached-{card}")
        if self.lasting:
            self.expire(f"with-{card}")
        self.kneeling &= ~bit
        self.attacking &= ~bit
        self.defending &= ~bit
        self.sneaked &= ~bit
        for tokens in ("power", "coins", "host"):
            if card in getattr(self, tokens):
                setattr(self, tokens, _without(getattr(self, tokens), card))
        if self.lasting:
            self.lasting = tuple(each for each in (freed(one, bit) for one in self.lasting) if each is not None)
        if self.limits:
            # It comes back as another card.
            self.limits = {
                key: n
                for key, n in self.limits.items()
                if key[1] != card or key[0] not in ("text", "changed", "strength", "lowered", "emerged", "x")
            }
        self.kept = None

    def shuffle(self, seat: Seat) -> None:
        """Shuffle a draw deck: nobody knows where a card in it lies."""
        cards = sorted(self.deck[seat])
        self.chance.shuffle(cards)
        self.deck[seat] = tuple(cards)
        if self.known:
            self.known = {card: marks for card, marks in self.known.items() if card not in cards}
        hidden.settle(self, seat)

    # Words.

    def said(self, name: str, value: Any) -> Value:
        if name in ("seat", "other") and isinstance(value, int):
            return Who(value)
        if name in ("card", "source", "it") and isinstance(value, int):
            return self.card_said(value)
        if isinstance(value, Phrase):
            return value.word
        if name == "until":
            return Word(f"until-{value}")
        if name == "cards" and isinstance(value, int):
            return tuple(self.card_said(card) for card in cards_in(value)) or Word("nothing")
        return value

    def card_said(self, card: int) -> Word:
        """A card in a sentence, with whose it is where that is not clear."""
        if card < 0:
            return Word("nothing")
        if self.veiled >> card & 1 and not hidden.is_open(self, card):
            seat, place = slots.find(self, card)
            return Word("card-veiled", {"seat": Who(seat), "count": place + 1})
        said = self.deal.cards[card].quoted
        return Word("card-of", {"card": said, "seat": Who(self.deal.owner[card])}) if self.is_shared(card) else said

    def is_shared(self, card: int) -> bool:
        """Whether a card and another's of the same name both lie open."""
        others = self.deal.named[self.deal.names[card]] & ~self.deal.owned[self.deal.owner[card]]
        return hidden.is_public(self, card) and any(hidden.is_public(self, other) for other in cards_in(others))

    def _all_said(self, values: Mapping[str, Any]) -> dict[str, Value]:
        """Whose a card is need not be said of whoever the sentence is about."""
        told = super()._all_said(values)
        return {name: _unowned(value, told.get("seat")) for name, value in told.items()}


def _unowned(value: Value, seat: Value | None) -> Value:
    if isinstance(value, tuple):
        return tuple(_unowned(each, seat) for each in value)
    if isinstance(value, Word) and value.key == "card-of" and value.values["seat"] == seat:
        return value.values["card"]
    return value


def _without(tokens: dict[Any, Any], key: Any) -> dict[Any, Any]:
    return {each: n for each, n in tokens.items() if each != key}


__all__ = ["NOBODY", "Lasting", "Position"]
