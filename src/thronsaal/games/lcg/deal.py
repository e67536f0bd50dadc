"""The cards of one match: each has a number, and what is printed on them is known as sets of numbers.

Numbers go seat by seat: the house card, the agenda, the plots, the draw deck in the order of its list. They never leave
the house: moves and views name a card by what is printed on it, its owner and which copy it is.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from thronsaal.core.engine.select import set_of
from thronsaal.core.words import Seat
from thronsaal.games.lcg.abilities import Ability, Constant
from thronsaal.games.lcg.catalogue import CARDS, CATALOGUE, index_of
from thronsaal.games.lcg.decks import Deck
from thronsaal.games.lcg.material import ICONS, NONE, PHASES, House, Keyword, Zone
from thronsaal.games.lcg.moves import COPIES, OWNERS
from thronsaal.games.lcg.printed import Attachment, Card, Character, HouseCard, Plot
from thronsaal.games.lcg.words.modifiers import CardModifier, DiesAtZero
from thronsaal.games.lcg.words.scope import Scope

USED = (Zone.PLAY, Zone.HAND, Zone.DISCARD, Zone.DEAD)
"""Where a card may lie while its texts are used."""
ANSWERS = ("response", "interrupt", "passive")


class Deal:
    """What is printed on the cards of a match. Never changed once made."""

    __slots__ = (
        "abilities",
        "actions",
        "agenda",
        "answering",
        "answers",
        "attachable",
        "cards",
        "claim",
        "constant",
        "constants",
        "copy_of",
        "cost",
        "decks",
        "draw_deck",
        "entries",
        "faces",
        "fingerprint",
        "gold",
        "having",
        "house_card",
        "immune",
        "income",
        "influence",
        "influential",
        "initiative",
        "named",
        "names",
        "neutral",
        "number_of",
        "of_house",
        "of_type",
        "open",
        "owned",
        "owner",
        "plot_deck",
        "ref",
        "scopes",
        "standing",
        "strength",
        "terminal",
        "text_scopes",
        "unique",
        "usable",
        "with_crest",
        "with_icon",
        "with_keyword",
        "with_trait",
    )

    all_cards: ClassVar[tuple[Card, ...]] = CARDS

    def __init__(self, decks: tuple[Deck, ...], open_lists: bool = True) -> None:
        self.decks = decks
        self.open = open_lists
        """Whether all may read the deck lists."""
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
            self.plot_deck.append(add(deck.faces(deck.plots), seat))
            self.draw_deck.append(add(deck.faces(deck.cards), seat))
        self.cards, self.owner = tuple(cards), tuple(owner)
        self.fingerprint = tuple(deck.fingerprint for deck in decks), open_lists
        self._read_faces()
        self._read_texts()
        self._name()

    def __reduce__(self) -> tuple[object, ...]:
        return Deal, (self.decks, self.open)

    def _read_faces(self) -> None:
        """Sets of cards by what is printed on them."""
        types = ("character", "location", "attachment", "event", "plot", "house", "agenda")
        self.of_type = {name: self._all(lambda card, name=name: card.type == name) for name in types}
        self.of_house = {house: self._all(lambda card, house=house: house in card.house) for house in House}
        self.neutral = self._all(lambda card: card.is_neutral)
        self.unique = self._all(lambda card: card.unique)
        self.with_icon = tuple(
            self._all(lambda card, icon=icon: isinstance(card, Character) and icon in card.icons) for icon in ICONS
        )
        self.with_keyword = {key: self._all(lambda card, key=key: key in card.keywords) for key in Keyword}
        self.with_trait = self._by(lambda card: card.traits)
        self.with_crest = self._by(lambda card: card.crests)
        self.immune = self._by(lambda card: card.immune)
        self.named = self._by(lambda card: (card.name,))
        self.owned = [set_of(*(n for n, of in enumerate(self.owner) if of == seat)) for seat in range(len(self.decks))]
        self.cost = tuple(card.cost for card in self.cards)
        self.strength = tuple(card.strength if isinstance(card, Character) else 0 for card in self.cards)
        self.gold = tuple(card.gold if isinstance(card, Plot) else 0 for card in self.cards)
        self.claim = tuple(card.claim if isinstance(card, Plot) else 0 for card in self.cards)
        self.income = tuple(card.income for card in self.cards)
        self.initiative = tuple(card.initiative for card in self.cards)
        self.influence = tuple(card.influence for card in self.cards)
        self.influential = self._all(lambda card: card.influence > 0)
        self.attachable = self._all(lambda card: isinstance(card, Attachment))
        self.names = tuple(card.name for card in self.cards)

    def _all(self, holds: Any) -> int:
        return set_of(*(number for number, card in enumerate(self.cards) if holds(card)))

    def _by(self, marks: Any) -> Mapping[Any, int]:
        found: dict[Any, int] = defaultdict(int)
        for number, card in enumerate(self.cards):
            for mark in marks(card):
                found[mark] |= 1 << number
        return dict(found)

    def _read_texts(self) -> None:
        """Which cards can act when: a moment of the game asks one set."""
        self.abilities: tuple[tuple[Ability, ...], ...] = tuple(card.text for card in self.cards)
        self.constants: dict[int, tuple[Constant, ...]] = {}
        self.usable: dict[Zone, list[int]] = {zone: [0] * len(PHASES) for zone in USED}
        """By zone and number of the phase: cards with an action then."""
        self.actions: dict[int, list[tuple[int, Ability, Zone, frozenset[int]]]] = defaultdict(list)
        """By card: its actions with their place, where it must lie and in which phases."""
        self.answering: dict[str, dict[type, dict[Zone, int]]] = {kind: {} for kind in ANSWERS}
        """By kind of ability, kind of occurrence and zone: cards that answer it."""
        self.answers: dict[int, list[tuple[str, int, Any, Zone]]] = defaultdict(list)
        """By card: its texts that answer something."""
        self.having: dict[type, int] = defaultdict(int)
        """By kind of modifier: cards with a constant text that has it."""
        for number, texts in enumerate(self.abilities):
            bit = 1 << number
            constants = tuple(text for text in texts if isinstance(text, Constant))
            if constants:
                self.constants[number] = constants
            for text in texts:
                zone = self.zone_of(number, text)
                phases = frozenset(PHASES.index(phase) for phase in text.moments())
                if phases:
                    self.actions[number].append((texts.index(text), text, zone, phases))
                for phase in phases:
                    self.usable[zone][phase] |= bit
                for kind, told in text.answers():
                    masks = self.answering[kind].setdefault(told, {})
                    masks[zone] = masks.get(zone, 0) | bit
                    answer = (kind, texts.index(text), text, zone)
                    if answer not in self.answers[number]:
                        self.answers[number].append(answer)
            for constant in constants:
                for modifier in constant.gives:
                    self.having[type(modifier)] |= bit
        self.constant = set_of(*self.constants)
        self.scopes = tuple(
            tuple(Scope(seat, number) for seat in range(len(self.decks))) for number in range(len(self.cards))
        )
        """By card and seat: the scope of a constant text."""
        self.entries = {
            number: tuple(
                (modifier.layer, modifier, text)
                for text in texts
                for modifier in text.gives
                if isinstance(modifier, CardModifier)
            )
            for number, texts in self.constants.items()
        }
        self.text_scopes: dict[int, Scope] = {}
        self.standing: dict[tuple[int, ...], list[Any]] = {}
        """Constant texts that lie there together, sorted; filled while playing."""
        self.terminal = bool(self.having.get(DiesAtZero))

    def _name(self) -> None:
        """A card as moves call it: its face, its owner, which copy."""
        counts: dict[tuple[int, Seat], int] = defaultdict(int)
        refs: list[int] = []
        copies: list[int] = []
        for card, seat in zip(self.cards, self.owner, strict=True):
            face = index_of(card)
            copy = counts[face, seat]
            counts[face, seat] += 1
            refs.append((face * OWNERS + seat) * COPIES + copy)
            copies.append(copy)
        self.ref = tuple(refs)
        self.copy_of = tuple(copies)
        self.number_of = {ref: number for number, ref in enumerate(refs)}
        self.faces = tuple(index_of(card) for card in self.cards)

    def text_scope(self, card: int, place: int, seat: Seat) -> Scope:
        """The scope of a text before anything is chosen for it."""
        key = (card * 8 + place) * 8 + seat
        found = self.text_scopes.get(key)
        if found is None:
            found = self.text_scopes[key] = Scope(seat, card, place)
        return found

    def zone_of(self, number: int, text: Ability) -> Zone:
        """Where a card must lie for a text to be used: an event in hand unless it says otherwise."""
        return Zone.HAND if text.zone is Zone.PLAY and self.of_type["event"] >> number & 1 else text.zone

    def is_house(self, number: int) -> bool:
        """Whether it is a house card."""
        return isinstance(self.cards[number], HouseCard)
