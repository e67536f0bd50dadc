"""What follows from texts and lasting effects: strength, icons, keywords, traits, what cannot be.

Derived in layers from what is printed, the constant texts in play and what lasts; kept until one of its causes changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from operator import itemgetter
from typing import TYPE_CHECKING, Any, TypeVar

from thronsaal.core.engine.select import cards_in
from thronsaal.core.words import Seat
from thronsaal.games.lcg import causes
from thronsaal.games.lcg.abilities import Constant, Passive
from thronsaal.games.lcg.material import Against, Crest, How, Icon, Keyword, Zone
from thronsaal.games.lcg.words.edicts import PowerIgnored
from thronsaal.games.lcg.words.modifiers import STRENGTHS, CardModifier, Granted, Modifier, Rule
from thronsaal.games.lcg.words.pointing import SELF
from thronsaal.games.lcg.words.scope import Scope

if TYPE_CHECKING:
    from thronsaal.games.lcg.deal import Deal
    from thronsaal.games.lcg.realm import Realm

R = TypeVar("R", bound=Rule)
Selecting = Callable[["Realm", Scope], int]
MOST_KEPT = 2000
"""So many sets of constant texts are kept sorted."""


class Values:
    """The values of one position. Cards are bits."""

    __slots__ = (
        "blank",
        "changes",
        "crests",
        "deal",
        "guards",
        "heeds",
        "holding",
        "icons",
        "immunities",
        "keywords",
        "lowered",
        "no_attack",
        "no_defence",
        "no_kneel_attacking",
        "no_kneel_defending",
        "no_renown",
        "no_stealth",
        "powerless",
        "proof",
        "proof_if_changed",
        "purses",
        "redirects",
        "rooted",
        "rules",
        "stays_kneeling",
        "stripped",
        "terminal",
        "tidy",
        "tolling",
        "traits",
        "uncounted",
        "unsavable",
        "unsneakable",
        "untargetable",
        "withdrawing",
    )

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.heeds = causes.ALL
        """The facts on which these values hang."""
        self.holding = 0
        """The cards that lie there with a constant text, in play or aside."""
        self.blank = 0
        self.icons = list(deal.with_icon)
        self.traits: dict[str, int] = {}
        self.crests: dict[Crest, int] = {}
        self.keywords: dict[Keyword, int] = {}
        self.immunities: dict[Against, int] = {}
        self.changes: dict[int, int] = {}
        self.lowered: dict[int, int] = {}
        """By how much strength is lowered, whatever else raises it."""
        self.stripped: dict[Icon | Keyword, int] = {}
        """Icons and keywords that effects have taken away."""
        self.proof: dict[How, int] = {}
        self.proof_if_changed = 0
        self.guards: list[tuple[int, int]] = []
        self.redirects: list[tuple[int, How, Zone]] = []
        self.terminal: list[tuple[int, How, bool, Seat, int]] = []
        self.unsavable = self.no_attack = self.no_defence = self.unsneakable = self.untargetable = 0
        self.no_kneel_attacking = self.no_kneel_defending = self.stays_kneeling = self.uncounted = 0
        self.purses = self.powerless = self.no_renown = self.no_stealth = self.rooted = 0
        self.withdrawing: list[tuple[int, How, Seat, int]] = []
        """Cards that leave play at once, how, by whose text and which."""
        self.rules: dict[type, list[Any]] = {}
        """Rules that were asked for, by their kind."""
        self.tolling = 0
        """The cards that lie there for which gold may be owed by whoever uses a text."""
        self.tidy = False
        """Whether it was seen to that nothing lies where it may not."""

    def trait(self, trait: str) -> int:
        """Cards with a trait."""
        found = self.traits.get(trait)
        return self.deal.with_trait.get(trait, 0) if found is None else found

    def crest(self, crest: Crest) -> int:
        """Cards with a crest."""
        found = self.crests.get(crest)
        return self.deal.with_crest.get(crest, 0) if found is None else found

    def keyword(self, keyword: Keyword) -> int:
        """Cards with a keyword."""
        found = self.keywords.get(keyword)
        return self.deal.with_keyword[keyword] & ~self.blank if found is None else found

    def immune(self, against: Against) -> int:
        """Cards that are immune to something."""
        found = self.immunities.get(against)
        return self.deal.immune.get(against, 0) & ~self.blank if found is None else found

    def strength(self, card: int) -> int:
        """The strength of a character: never below 0."""
        return max(0, self.deal.strength[card] + self.changes.get(card, 0))

    def is_proof(self, card: int, how: How) -> bool:
        """Whether it cannot leave play in this way."""
        return bool(self.proof.get(how, 0) >> card & 1)

    def redirect(self, card: int, how: How, zone: Zone) -> Zone:
        """Where a card that leaves in this way really goes."""
        for cards, by, to in self.redirects:
            if by is how and cards >> card & 1:
                zone = to
        return zone


def sources(s: Realm) -> Iterator[tuple[int, Seat, tuple[Constant, ...]]]:
    """The constant texts that hold: of cards in play, revealed plots and agendas, with whose they are."""
    constants, holding = s.deal.constants, s.deal.constant
    for seat in range(s.seats_count):
        lying = s.court[seat] | (s.deal.masking and s.worn(seat))
        for card in (s.revealed[seat], s.deal.agenda[seat]):
            if card >= 0:
                lying |= 1 << card
        for card in cards_in(lying & holding):
            yield card, seat, tuple(text for text in constants[card] if text.errata in (None, s.errata))


Giving = Callable[["Values", "Realm"], None]
Gift = tuple[int, Giving, int]
"""A layer, what gives something to cards, and the card it comes from as a bit (0: it lasts without a card)."""


def compute(s: Realm) -> Values:
    """Derive all values anew, and keep them."""
    deal = s.deal
    values = s.kept = Values(deal)
    given, heeds, values.holding = _standing(s)
    if s.attached & deal.mindful:
        for card in cards_in(s.attached & deal.mindful):
            heeds |= deal.heeds[card]
    if s.lasting or deal.with_keyword[Keyword.MELEE]:
        given, more = _passing(s, given)
        heeds |= more
    for _, give, source in given:
        if not values.blank & source:
            give(values, s)
    if values.proof_if_changed:
        _harden(s, values)
        heeds |= causes.LIMITS
    if deal.tolled:
        values.tolling = s.attached & deal.tolled | values.holding & deal.levying
    if deal.ignoring:
        for _, by in rules(s, PowerIgnored):
            for other in s.opponents(by.seat):
                values.powerless |= 1 << other
    values.heeds = heeds | causes.COURT
    return values


_layer = itemgetter(0)


def _brawl(values: Values, s: Realm) -> None:
    """Melee: more strength for each character of an opponent in the challenge."""
    if s.attacking:
        for card in cards_in(values.keyword(Keyword.MELEE) & s.participating & s.characters):
            values.changes[card] = values.changes.get(card, 0) + brawl(s, card, s.participating)


def brawl(s: Realm, card: int, cards: int) -> int:
    """What melee is worth to a card among these in a challenge."""
    return sum((s.court[seat] & cards).bit_count() for seat in s.opponents(s.controller(card)))


BRAWL: Gift = (STRENGTHS, _brawl, 0)


def _passing(s: Realm, given: list[Gift]) -> tuple[list[Gift], int]:
    """With what cards have without a text in play, for a while or in a challenge, and at which facts that looks.

    The last answer is kept: what lasts is the same tuple until anything begins or ends to last.
    """
    deal, lasting = s.deal, s.lasting
    kept = deal.passing
    if kept is not None and kept[0] is given and kept[1] is lasting:
        return kept[2], kept[3]
    found, heeds = list(given), 0
    for granted in lasting:
        if isinstance(granted, Granted) and isinstance(granted.gives, CardModifier):
            found.append((granted.gives.layer, _lending(granted.gives, granted.whom, granted.scope), 0))
            heeds |= causes.looked_at(granted.gives)
    if deal.with_keyword[Keyword.MELEE]:
        heeds |= causes.CHALLENGE
        found.append(BRAWL)
    found.sort(key=_layer)
    deal.passing = (given, lasting, found, heeds)
    return found, heeds


def _lending(modifier: CardModifier, whom: int, scope: Any) -> Giving:
    return lambda values, s: modifier.apply(values, whom, s, scope)


def _standing(s: Realm) -> tuple[list[Gift], int, int]:
    """The modifiers of all constant texts that lie there, layer by layer, at which facts they look, and their cards.

    Kept, since cards come and go rarely.
    """
    deal, holding = s.deal, s.deal.constant
    key = (*map(holding.__and__, s.court), *s.revealed)
    if deal.masking:
        key += tuple(s.worn(seat) for seat in range(s.seats_count))
    found = deal.standing.get(key)
    if found is None:
        lying = list(sources(s))
        given = [gift for card, seat, _ in lying for gift in _gifts(s, card, seat)]
        given.sort(key=_layer)
        heeds = cards = 0
        for card, _, _ in lying:
            heeds |= deal.heeds[card]
            cards |= 1 << card
        found = (given, heeds, cards)
        if len(deal.standing) > MOST_KEPT:
            deal.standing.clear()
        deal.standing[key] = found
    return found


def _gifts(s: Realm, card: int, seat: Seat) -> list[Gift]:
    """What the constant texts of a card give while it lies with a seat."""
    deal = s.deal
    found: list[Gift] | None = deal.gifts.get((card, seat))
    if found is None:
        found = deal.gifts[card, seat] = [
            _gift(s, layer, modifier, text, deal.scopes[card][seat])
            for layer, modifier, text in deal.entries[card]
            if text.errata in (None, s.errata)
        ]
    return found


def _gift(s: Realm, layer: int, modifier: CardModifier, text: Constant, scope: Scope) -> Gift:
    bit, when, apply = 1 << scope.card, text.when, modifier.apply
    if text.to == SELF:  # nothing is immune to its own text

        def give_itself(values: Values, s: Realm) -> None:
            if when is None or when.holds(s, scope):
                apply(values, bit, s, scope)

        return layer, give_itself, bit

    select: Selecting = text.to.mask
    is_resisted = bool((s.deal.of_type["character"] | s.deal.of_type["event"]) & bit)

    def give(values: Values, s: Realm) -> None:
        if when is None or when.holds(s, scope):
            cards = select(s, scope)
            if is_resisted and cards:
                cards &= ~immune_to(s, values, scope)
            if cards:
                apply(values, cards, s, scope)

    return layer, give, bit


def touched(s: Realm, values: Values, cards: int, scope: Scope) -> int:
    """The cards that an effect of this text reaches: not those that are immune to it."""
    return cards & ~immune_to(s, values, scope)


def immune_to(s: Realm, values: Values, scope: Scope) -> int:
    """The cards that ignore effects of this text's card; nothing is immune to its own."""
    deal, card = s.deal, scope.card
    if card < 0 or not (values.immunities or s.in_play & deal.shielded):
        return 0
    bit = 1 << card
    found = 0
    if deal.of_type["character"] & bit and not s.attached & bit:
        found = values.immune(Against.CHARACTERS)
        opposed = values.immune(Against.OPPOSING_CHARACTERS)
        if opposed:
            for other in s.opponents(scope.seat):
                found |= opposed & s.court[other]
    elif deal.of_type["event"] & bit:
        found = values.immune(Against.EVENTS)
        opposed = values.immune(Against.OPPOSING_EVENTS)
        if opposed:
            for other in s.opponents(scope.seat):
                found |= opposed & s.court[other]
    triggered = values.immune(Against.TRIGGERED)
    if triggered and scope.place >= 0 and not isinstance(deal.abilities[card][scope.place], Constant | Passive):
        found |= triggered
    return found & ~bit


def _harden(s: Realm, values: Values) -> None:
    """Those whose strength has gone up or down in this phase cannot be killed or discarded in it."""
    for card in cards_in(values.proof_if_changed):
        if s.used_up(("changed", card, "phase")) or has_changed(s, values, card):
            for how in (How.KILLED, How.DISCARDED):
                values.proof[how] = values.proof.get(how, 0) | 1 << card


def has_changed(s: Realm, values: Values, card: int) -> bool:
    """Whether a strength is not what was noted first in this phase."""
    noted = s.used_up(("strength", card, "phase"))
    return bool(noted) and values.strength(card) != noted - 1


def rules(s: Realm, kind: type[R]) -> Sequence[tuple[R, Scope]]:
    """The rules of a kind that hold now, from texts and from what lasts, with whose they are."""
    if kind not in s.deal.having and kind not in s.edicts:
        return ()
    kept = s.kept or s.values
    found = kept.rules.get(kind)
    if found is None:
        lying = s.deal.having.get(kind, 0) & kept.holding
        found = kept.rules[kind] = _rules(s, kind, lying & ~kept.blank) if lying or s.lasting else []
    return found


def _rules(s: Realm, kind: type[R], lying: int) -> list[tuple[R, Scope]]:
    found: list[tuple[R, Scope]] = []
    for card in cards_in(lying):
        seat = _holder(s, card)
        for text in s.deal.constants[card]:
            given = [each for each in text.gives if type(each) is kind]
            scope = s.deal.scopes[card][seat]
            if given and text.errata in (None, s.errata) and (text.when is None or text.when.holds(s, scope)):
                found += [(each, scope) for each in given]
    for granted in s.lasting:
        if isinstance(granted, Granted) and type(granted.gives) is kind:
            assert granted.scope is not None
            found.append((granted.gives, granted.scope))
    return found


def _holder(s: Realm, card: int) -> Seat:
    if card in s.revealed:
        return s.revealed.index(card)
    return s.controller(card)


def explain(s: Realm, card: int) -> list[tuple[int, Modifier]]:
    """Every modifier on a card with the card it comes from: for those who look at it."""
    found: list[tuple[int, Modifier]] = []
    for source, seat, texts in sources(s):
        scope = Scope(seat, source)
        for text in texts:
            if s.values.blank >> source & 1 or (text.when is not None and not text.when.holds(s, scope)):
                continue
            if touched(s, s.values, text.to.mask(s, scope), scope) >> card & 1:
                found += [(source, each) for each in text.gives if isinstance(each, CardModifier)]
    for granted in s.lasting:
        if isinstance(granted, Granted) and granted.gives is not None and granted.whom >> card & 1:
            found.append((granted.source, granted.gives))
    return found
