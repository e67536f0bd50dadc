"""The cards of one match: each has a number, and what is printed on them is known as sets of numbers.

Numbers go seat by seat: the house card, the agenda, the plots, the draw deck in the order of its list. They never leave
the house: moves and views name a card by what is printed on it, its owner and which copy it is.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from functools import reduce
from itertools import accumulate
from operator import or_
from typing import Any, ClassVar

from thronsaal.core.chance import Chance
from thronsaal.core.engine.select import cards_in, set_of
from thronsaal.core.words import Seat
from thronsaal.games.lcg.abilities import Ability
from thronsaal.games.lcg.acting import actions_by_phase
from thronsaal.games.lcg.answers import answers_by_kind, hearers_by_moment
from thronsaal.games.lcg.catalogue import CARDS, CATALOGUE, index_of
from thronsaal.games.lcg.decks import Deck
from thronsaal.games.lcg.lists import surprises
from thronsaal.games.lcg.material import BARRING, FIRST, GOLD_PENALTY, ICONS, NONE, OFF, SECOND, House, Keyword
from thronsaal.games.lcg.moves import CARD, COPIES, OWNERS, PLAY, move
from thronsaal.games.lcg.occurrences import Leaves, Weakens, Wins
from thronsaal.games.lcg.printed import TYPES, Card, Character, Location, Plot
from thronsaal.games.lcg.reading import is_shadowy, read, shadow_zones
from thronsaal.games.lcg.words.alleys import Mask, StealsAway
from thronsaal.games.lcg.words.capital import FromDeck, LostSoMany
from thronsaal.games.lcg.words.curfews import Dearer
from thronsaal.games.lcg.words.customs import Hatches, LateComers, Sanctuary, Withdraws
from thronsaal.games.lcg.words.decrees import Barred, Hush, NoPenalty
from thronsaal.games.lcg.words.edicts import Discount, ExtraChallenge, OwnDiscount, PowerIgnored, Toll, Truce
from thronsaal.games.lcg.words.modifiers import Blank, DiesAtZero, ProofIfChanged
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.tides import Gratis, NeedsLess, NoChallenge

MOST_KEPT = 2000
"""So many sets of cards are kept without their copies."""


Order = tuple[tuple[tuple[str, int], ...], ...]
"""By seat the codes of its plots and of its draw deck as they are numbered, each with which copy it is."""


def ordered(codes: Iterable[tuple[str, int]]) -> tuple[list[Card], list[Card]]:
    """The plots and the draw deck of a seat."""
    cards = [CATALOGUE[code] for code, _ in codes]
    return [card for card in cards if isinstance(card, Plot)], [card for card in cards if not isinstance(card, Plot)]


def numbered(deck: Deck, chance: Chance) -> tuple[tuple[str, int], ...]:
    """A deck whose numbers tell nothing of its list."""
    found: list[tuple[str, int]] = []
    for lines in (deck.plots, deck.cards):
        codes = [code for code, copies in lines for _ in range(copies)]
        chance.shuffle(codes)
        counts: dict[str, int] = defaultdict(int)
        for code in codes:
            found.append((code, counts[code]))
            counts[code] += 1
    return tuple(found)


class Deal:
    """What is printed on the cards of a match. Never changed once made."""

    __slots__ = (
        "abilities",
        "actions",
        "affordable",
        "agenda",
        "agendas",
        "answering",
        "aside",
        "asking",
        "attachable",
        "barring",
        "bearing",
        "blanking",
        "calls",
        "cards",
        "characters",
        "cheapening",
        "claim",
        "conceivable",
        "constant",
        "constants",
        "contested",
        "copies",
        "copy_of",
        "cost",
        "costless",
        "counting",
        "decks",
        "distinct",
        "draw_deck",
        "edition",
        "embattling",
        "entries",
        "events",
        "faces",
        "falling",
        "fingerprint",
        "gifts",
        "gold",
        "hardening",
        "hatching",
        "having",
        "hearers",
        "heeds",
        "hiding",
        "house_card",
        "houses",
        "hushing",
        "ignoring",
        "immune",
        "income",
        "influence",
        "influential",
        "initiative",
        "is_grave",
        "late",
        "levying",
        "marshalled",
        "masking",
        "mindful",
        "named",
        "names",
        "neutral",
        "number_of",
        "of_house",
        "of_type",
        "on_house",
        "open",
        "order",
        "owned",
        "owner",
        "passing",
        "passives",
        "plays",
        "plot_deck",
        "pricing",
        "printed",
        "printed_rows",
        "readings",
        "ref",
        "repeated",
        "responses",
        "rows",
        "scopes",
        "shadow_costs",
        "shadowy",
        "shielded",
        "sly",
        "spaces",
        "special",
        "standing",
        "stirring",
        "stoppable",
        "strength",
        "terminal",
        "tolled",
        "twins",
        "unique",
        "watching",
        "with_crest",
        "with_icon",
        "with_keyword",
        "with_trait",
    )

    all_cards: ClassVar[tuple[Card, ...]] = CARDS

    def __init__(self, decks: tuple[Deck, ...], open_lists: bool = True, order: Order = (), edition: str = OFF) -> None:
        self.decks = decks
        self.edition = edition
        """By which rules there are shadows."""
        self.open = open_lists
        """Whether all may read the deck lists."""
        self.order = order
        """How cards got their numbers, if not by list."""
        cards: list[Card] = []
        owner: list[Seat] = []
        self.house_card: list[int] = []
        self.agenda: list[int] = []
        self.plot_deck: list[int] = []
        self.draw_deck: list[int] = []

        def add(faces: Iterable[Card], seat: Seat) -> int:
            first = len(cards)
            cards.extend(faces)
            owner.extend([seat] * (len(cards) - first))
            return set_of(*range(first, len(cards)))

        for seat, deck in enumerate(decks):
            add([CATALOGUE[f"HOUSE-{deck.house.name}"]], seat)
            self.house_card.append(len(cards) - 1)
            self.agenda.append(len(cards) if deck.agenda else NONE)
            add([CATALOGUE[deck.agenda]] if deck.agenda else [], seat)
            plots, draw = ordered(order[seat]) if order else (deck.faces(deck.plots), deck.faces(deck.cards))
            self.plot_deck.append(add(plots, seat))
            self.draw_deck.append(add(draw, seat))
        dealt = len(cards)
        self.agendas = [1 << card if card >= 0 else 0 for card in self.agenda]
        """By seat its agenda as a set: not in play, but its texts are used all game."""
        self.conceivable = [
            0 if open_lists else add(surprises(deck.house, edition), seat) for seat, deck in enumerate(decks)
        ]
        """Where lists are closed, by seat: cards that nobody has, one for each that might do something in its hand."""
        self.cards, self.owner = tuple(cards), tuple(owner)
        self.fingerprint: tuple[Any, ...] = (tuple(deck.fingerprint for deck in decks), open_lists, order)
        if edition != OFF:
            self.fingerprint += (edition,)
        self.rows: dict[Seat, Any] = {}
        self.printed_rows: dict[Seat, Any] = {}
        self.spaces: Any = None
        """What programs that learn are told of the cards, by seat; filled when one asks."""
        self.houses = set_of(*self.house_card)
        self.readings = tuple(read(card) for card in cards)
        self._read_faces()
        self._name(dealt)
        self._read_texts(dealt)
        self._price()

    def __reduce__(self) -> tuple[object, ...]:
        return Deal, (self.decks, self.open, self.order, self.edition)

    @property
    def is_made(self) -> bool:
        """Whether the decks are known: everybody who has one has plots."""
        return any(self.plot_deck)

    def _read_faces(self) -> None:
        """Sets of cards by what is printed on them."""
        sets: dict[str, dict[Any, int]] = defaultdict(lambda: defaultdict(int))
        for number, reading in enumerate(self.readings):
            for kind, mark in reading.marks:
                sets[kind][mark] |= 1 << number
        self.of_type = {name: sets["type"][name] for name in TYPES}
        self.of_house = {house: sets["house"][house] for house in House}
        self.characters = self.of_type["character"]
        self.with_icon = tuple(sets["icon"][icon] for icon in ICONS)
        self.with_keyword = {key: sets["keyword"][key] for key in Keyword}
        self.sly = self.with_keyword[Keyword.AMBUSH]
        self.barring = reduce(or_, (self.with_keyword[key] for key in BARRING))
        self.with_trait, self.with_crest = dict(sets["trait"]), dict(sets["crest"])
        self.immune, self.named = dict(sets["immune"]), dict(sets["name"])
        self.shielded = 0
        """Cards that are immune to anything."""
        for cards in self.immune.values():
            self.shielded |= cards
        self.neutral, self.unique = sets["is"]["neutral"], sets["is"]["unique"]
        self.influential, self.attachable = sets["is"]["influential"], sets["is"]["attachable"]
        self.owned = [set_of(*(n for n, of in enumerate(self.owner) if of == seat)) for seat in range(len(self.decks))]
        self.cost = tuple(card.cost for card in self.cards)
        self.costless = set_of(*(number for number, card in enumerate(self.cards) if card.costless))
        """Cards that have no printed cost: nothing compares with it."""
        self.shadow_costs = {
            number: card.shadow for number, card in enumerate(self.cards) if is_shadowy(card, self.edition)
        }
        """By card that may be laid into shadows at this table: what it may cost to come out."""
        self.shadowy = set_of(*self.shadow_costs)
        self.strength = tuple(card.strength if isinstance(card, Character) else 0 for card in self.cards)
        self.gold = tuple(card.gold if isinstance(card, Plot) else 0 for card in self.cards)
        self.claim = tuple(card.claim if isinstance(card, Plot) else 0 for card in self.cards)
        self.income = tuple(card.income for card in self.cards)
        self.initiative = tuple(card.initiative for card in self.cards)
        self.influence = tuple(card.influence for card in self.cards)
        self.names = tuple(card.name for card in self.cards)

    def _read_texts(self, dealt: int) -> None:
        """Which cards can act when: a moment of the game asks one set."""
        self.abilities: tuple[tuple[Ability, ...], ...] = tuple(card.text for card in self.cards)
        zones = shadow_zones(self.cards, self.shadow_costs, self.edition)
        self.answering = answers_by_kind(self.readings, zones)
        """By kind of ability and sort of occurrence: who answers it."""
        self.passives, self.responses = self.answering["passive"], self.answering["response"]
        self.stirring = frozenset((*self.passives, Leaves, Wins))
        """The sorts of occurrences that set off anything by themselves: passives, or what rules do."""
        self.stoppable = frozenset((*self.answering["interrupt"], Leaves))
        """The sorts that somebody may save from or cancel, be it by a duplicate."""
        self.hearers = hearers_by_moment(self.answering)
        """By the moment at which a phase begins or ends: who might answer it."""
        self.having: dict[type, int] = {}
        """By kind of modifier: cards with a constant text that has it."""
        for number, reading in enumerate(self.readings):
            bit = 1 << number
            for modifier in reading.having:
                self.having[modifier] = self.having.get(modifier, 0) | bit
        lying = {number: reading for number, reading in enumerate(self.readings[:dealt]) if reading.constants}
        self.constants = {number: reading.constants for number, reading in lying.items()}
        self.entries = {number: reading.entries for number, reading in lying.items()}
        self.constant = set_of(*lying)
        self.scopes = {number: tuple(Scope(seat, number) for seat in range(len(self.decks))) for number in lying}
        """By card and seat: the scope of a constant text."""
        self.bearing = {
            card: tuple(Scope(seat, card) for seat in range(len(self.decks))) for card in cards_in(self.attachable)
        }
        """By attachment and seat: the scope of what may bear it."""
        self.heeds = tuple(reading.heeds for reading in self.readings)
        """By card: the facts on which values hang while it lies in play."""
        self.mindful = set_of(*(number for number, facts in enumerate(self.heeds) if facts))
        self.standing: dict[tuple[int, ...], tuple[list[Any], int, int]] = {}
        """Constant texts that lie there together, sorted; filled while playing."""
        self.gifts: dict[tuple[int, Seat], list[Any]] = {}
        """What constant texts give, by card and seat; filled while playing."""
        self.passing: tuple[list[Any], tuple[Any, ...], list[Any], int] | None = None
        """The last of them with what lasted then; filled while playing."""
        self.aside = self.of_type["plot"] | set_of(*(card for card in self.agenda if card >= 0))
        """Cards whose texts hold although they are not in play: plots and agendas."""
        self._read_rules()
        self.actions = actions_by_phase(self.readings, self.ref, len(self.decks), zones, self.hushing)
        """By number of the phase: who has an action then."""

    def _read_rules(self) -> None:
        """Of which rules that texts may make this match must think at all."""
        self.terminal = bool(self.having.get(DiesAtZero) or self.having.get(Withdraws))
        self.hiding = self.having.get(StealsAway, 0) if self.edition == FIRST else 0
        """Cards that go into shadows in place of being discarded from hand."""
        self.masking = self.having.get(Mask, 0)
        """Cards that wear the face of another that lies under them."""
        self.hatching, self.late = self.having.get(Hatches, 0), bool(self.having.get(LateComers))
        """Cards that may become duplicates of others; and whether some characters come into play kneeling."""
        self.counting, self.falling = (
            any(isinstance(getattr(text, "after", None), kind) for card in self.cards for text in card.text)
            for kind in (LostSoMany, FromDeck)
        )
        """Whether a text asks how many challenges were lost, and whether one asks what falls from decks."""
        self.hardening, self.ignoring = bool(self.having.get(ProofIfChanged)), bool(self.having.get(PowerIgnored))
        self.hushing = bool(self.having.get(Hush))
        self.watching = Weakens in self.passives
        self.contested = self.ignoring or bool(self.having.get(NeedsLess))
        self.is_grave = self.contested or self.edition == SECOND
        """Whether there is something to see to at the end of every window, also where nothing leaves."""
        self.embattling = any(kind in self.having for kind in (Barred, NoChallenge, ExtraChallenge, Sanctuary, Truce))
        """Whether a card says, as long as it lies there, who may challenge whom."""
        self.blanking = self.having.get(Blank, 0)
        self.tolled, self.events = self.having.get(Toll, 0), self.of_type["event"]
        self.levying = set_of(
            *(
                card
                for card, texts in self.constants.items()
                if any(isinstance(each, Toll) and each.what == "event" for text in texts for each in text.gives)
            )
        )
        """Cards for which gold is owed wherever an event is played."""

    def _name(self, dealt: int) -> None:
        """A card as moves call it: its face, its owner, which copy; only those that were dealt can be called so."""
        self.faces = tuple(index_of(card) for card in self.cards)
        alike: dict[tuple[int, Seat], int] = defaultdict(int)
        given = {number: copy for seat in range(len(self.decks)) for number, copy in self._given_copies(seat)}
        copies: list[int] = []
        for number, key in enumerate(zip(self.faces, self.owner, strict=True)):
            copies.append(given.get(number, alike[key].bit_count() if number < dealt else 0))
            if number < dealt:
                alike[key] |= 1 << number
        self.copy_of = tuple(copies)
        self.ref = tuple(
            (face * OWNERS + seat) * COPIES + copy
            for face, seat, copy in zip(self.faces, self.owner, copies, strict=True)
        )
        self.calls = tuple(move(CARD, ref) for ref in self.ref)
        self.plays = tuple(move(PLAY, ref) for ref in self.ref)
        """By card: the move that names it, and the move that plays it."""
        self.number_of = {ref: number for number, ref in enumerate(self.ref[:dealt])}
        several = {key: cards for key, cards in alike.items() if cards & (cards - 1)}
        self.copies = tuple(
            several.get(key, 0) if number < dealt else 0
            for number, key in enumerate(zip(self.faces, self.owner, strict=True))
        )
        """By card: all its copies in a deck, if there are several."""
        met: dict[int, int] = {}
        self.twins = 0
        """Cards of a face that another card has too."""
        for number, face in enumerate(self.faces):
            self.twins |= met.setdefault(face, 0) and met[face] | 1 << number
            met[face] |= 1 << number
        self.printed: dict[tuple[int, int, Seat], tuple[Any, int]] = {}
        """What selectors fit by what is printed; filled while playing."""
        self.distinct: dict[int, int] = {}
        """Of sets of cards one of each face; filled while playing."""
        self.repeated = 0
        for cards in several.values():
            self.repeated |= cards

    def _given_copies(self, seat: Seat) -> Iterable[tuple[int, int]]:
        """Which copy a card is, where the order says so."""
        if not self.order:
            return ()
        numbers = sorted(cards_in(self.plot_deck[seat] | self.draw_deck[seat]))
        return zip(numbers, (copy for _, copy in self.order[seat]), strict=True)

    def _price(self) -> None:
        """What cards cost whom, and which of them need more than gold to be marshalled."""
        self.asking = tuple(
            tuple(
                cost + (GOLD_PENALTY if not (self.neutral | self.of_house[deck.house]) >> card & 1 else 0)
                for card, cost in enumerate(self.cost)
            )
            for deck in self.decks
        )
        """By seat and card: what is printed, and two more for a card of other houses."""
        self.affordable = tuple(_up_to(costs) for costs in self.asking)
        """By seat and gold: the cards that cost no more."""
        self.marshalled = self.of_type["character"] | self.of_type["location"] | self.of_type["attachment"]
        self.marshalled &= ~(self.shadowy if self.edition == FIRST else self.costless)
        self.on_house = set_of(
            *(n for n, card in enumerate(self.cards) if isinstance(card, Location) and card.on_house)
        )
        shared = set_of(*(n for n, name in enumerate(self.names) if self.named[name] & (self.named[name] - 1)))
        self.cheapening = any(self.having.get(kind) for kind in (Discount, Gratis, NoPenalty))
        """Whether a card makes others cheaper as long as it lies there."""
        self.pricing = self.cheapening or Dearer in self.having
        """Whether one changes in either way what others cost."""
        self.special = self.attachable | (self.unique & shared) | self.having.get(OwnDiscount, 0)
        """Cards that may be marshalled only if there is a bearer, or if no other of the name is there."""

    def within(self, seat: Seat, gold: int) -> int:
        """The cards that cost a seat no more than this, by what is printed."""
        found = self.affordable[seat]
        return found[gold] if gold < len(found) else found[-1]

    def one_each(self, cards: int) -> int:
        """The first card of each face."""
        if not cards & self.twins:
            return cards
        found = self.distinct.get(cards)
        if found is None:
            first: dict[int, int] = {}
            for card in cards_in(cards):
                first.setdefault(self.faces[card], card)
            if len(self.distinct) > MOST_KEPT:
                self.distinct.clear()
            found = self.distinct[cards] = set_of(*first.values())
        return found

    def is_house(self, number: int) -> bool:
        """Whether it is a house card."""
        return bool(self.houses >> number & 1)


def _up_to(costs: tuple[int, ...]) -> list[int]:
    """By gold: the cards that cost no more; who has more than the dearest costs is not told apart."""
    found = [0] * (max(costs, default=0) + 1)
    for card, cost in enumerate(costs):
        found[cost] |= 1 << card
    return list(accumulate(found, or_))
