"""Cards and seats as somebody sees them, as plain data.

Cards that lie open are called as moves call them, `great-keep@A#2`; of a hidden card that somebody knows only
`great-keep@A` is said, since copies that lie hidden are alike.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, TypedDict

from thronsaal.core.engine.select import cards_in
from thronsaal.core.words import SEAT_LETTERS, Seat
from thronsaal.games.lcg import hidden, slots
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg.catalogue import CARDS, CATALOGUE, SLUGS, slug_of
from thronsaal.games.lcg.challenge import allowed, begun
from thronsaal.games.lcg.decks import Deck
from thronsaal.games.lcg.flow import dominance_of
from thronsaal.games.lcg.guess import knows
from thronsaal.games.lcg.marshal import income, price
from thronsaal.games.lcg.material import ICONS, NONE, Crest, Keyword
from thronsaal.games.lcg.notation import write_card
from thronsaal.games.lcg.paying import influence_of
from thronsaal.games.lcg.plotting import initiative
from thronsaal.games.lcg.power import total
from thronsaal.games.lcg.resolution import claim_of
from thronsaal.games.lcg.shadows import cheapest, costs_of, obstacle, price_in
from thronsaal.games.lcg.tables import chosen_deck
from thronsaal.games.lcg.values import brawl, sources, touched
from thronsaal.games.lcg.words.modifiers import CardModifier, Granted, Modifier
from thronsaal.games.lcg.words.scope import Scope

if TYPE_CHECKING:
    from thronsaal.games.lcg.state import LcgState

MELEE: Final = Keyword.MELEE.value
"""What gives strength by a keyword, as changes call it."""


class Change(TypedDict):
    """What changes a card: where it comes from, what it gives, and until when."""

    source: str | None
    gives: str
    strength: int
    """How much strength of that, more or less, as it counts now."""
    until: str | None
    """None: as long as its source lies there."""


class CardSeen(TypedDict):
    """A card in play, as it is now."""

    card: str
    type: str
    owner: Seat
    kneeling: bool
    power: int
    gold: int
    strength: int | None
    printed_strength: int | None
    icons: list[str]
    keywords: list[str]
    traits: list[str]
    crests: list[str]
    blank: bool
    on: str | None
    """What it is attached to."""
    attachments: list[str]
    duplicates: list[str]
    leaving: str | None
    """Where it goes when the window ends."""
    role: str | None
    """`attacking` or `defending`."""
    sneaked: bool
    changes: list[Change]


class VeiledSeen(TypedDict):
    """A card in shadows: its place, and what it is if the viewer knows."""

    place: int
    """The first one is 1."""
    card: str | None
    known_to: list[Seat]
    """Who else knows what lies there."""
    costs: list[int]
    """What it may cost to come out, as far as the viewer may know; -1 is X."""
    price: int | None
    """The least that would be paid for it now; of one's own cards."""
    ready: bool
    """Whether it could be brought out now for the gold that is there; of one's own cards."""
    power: int
    gold: int
    tokens: int
    """Tokens that say it costs something else besides."""


class ListSeen(TypedDict):
    """A deck list, or what was learned of it: how many copies."""

    cards: dict[str, int]
    plots: dict[str, int]
    whole: bool


class SeatSeen(TypedDict):
    """Everything that lies with a seat."""

    house: str | None
    """None as long as it has not chosen one."""
    agenda: str | None
    title: str | None
    mate: Seat | None
    gold: int
    power: int
    """All that counts for it, with its mate's."""
    house_power: int
    income: int | None
    initiative: int | None
    influence: int
    claim: int | None
    dominance: int
    play: list[CardSeen]
    hand: list[str] | None
    hand_size: int
    prices: dict[str, int]
    """What the cards in the viewer's own hand would cost now."""
    renewed: bool
    """Whether it has drawn a new hand before the game."""
    known_hand: list[str]
    """Cards in another's hand that the viewer knows."""
    deck: int
    known_deck: dict[str, str]
    """Cards in the draw deck that the viewer knows, by their place from the top, 1 being the top."""
    hand_known_to: list[list[Seat]]
    """Cards in hand that others know: for each, who does."""
    deck_known_to: dict[str, list[Seat]]
    """Places in the draw deck of which somebody knows what lies there: who does."""
    discard: list[str]
    dead: list[str]
    laid: int
    """Cards face down before the game begins."""
    laid_cards: list[str] | None
    shadows: list[VeiledSeen]
    plots: int
    plot_deck: list[str | None]
    """Its plots, as far as the viewer knows them."""
    has_chosen: bool
    chosen: str | None
    revealed: str | None
    used: list[str]
    drawn: int
    """Cards that effects let it draw this round."""
    challenges: dict[str, list[int]]
    """By type: how many it has begun this phase and how many it may."""
    won: list[str]
    list: ListSeen


def called(s: LcgState, card: int) -> str:
    """An open card as moves call it."""
    return write_card(s.deal.ref[card])


def maybe(s: LcgState, card: int) -> str | None:
    """An open card, or none."""
    return called(s, card) if card >= 0 else None


def all_called(s: LcgState, cards: Iterable[int]) -> list[str]:
    """Open cards as moves call them."""
    return [called(s, card) for card in cards]


def face_called(s: LcgState, card: int) -> str:
    """A hidden card: not which copy it is."""
    return f"{SLUGS[s.deal.faces[card]]}@{SEAT_LETTERS[s.deal.owner[card]]}"


def changes(s: LcgState) -> dict[int, list[Change]]:
    """By card in play: what constant texts and lasting effects give it."""
    found: dict[int, list[Change]] = defaultdict(list)
    values = s.values
    for source, seat, texts in sources(s):
        scope = s.deal.scopes[source][seat]
        for text in texts:
            gives = [each for each in text.gives if isinstance(each, CardModifier)]
            if not gives or values.blank >> source & 1 or (text.when is not None and not text.when.holds(s, scope)):
                continue
            for card in cards_in(touched(s, values, text.to.mask(s, scope), scope) & s.in_play):
                found[card] += [_change(s, card, source, each, scope) for each in gives]
    for granted in s.lasting:
        if isinstance(granted, Granted) and granted.gives is not None:
            until = granted.until.partition("-")[0]
            for card in cards_in(granted.whom & s.in_play):
                found[card].append(_change(s, card, granted.source, granted.gives, granted.scope, until))
    for card in cards_in(values.keyword(Keyword.MELEE) & s.participating & s.characters if s.attacking else 0):
        more = brawl(s, card, s.participating)
        found[card].append({"source": called(s, card), "gives": MELEE, "strength": more, "until": None})
    return found


def _change(
    s: LcgState, card: int, source: int, gives: Modifier, scope: Scope | None, until: str | None = None
) -> Change:
    more = gives.strength_on(card, s, scope) if isinstance(gives, CardModifier) else 0
    return {"source": maybe(s, source), "gives": str(gives), "strength": more, "until": until}


def card_seen(s: LcgState, card: int, changed: list[Change]) -> CardSeen:
    """A card in play."""
    values, bit, face = s.values, 1 << card, s.deal.cards[card]
    kind = "attachment" if s.attached & bit else face.type
    is_character = kind == "character"
    return {
        "card": called(s, card),
        "type": kind,
        "owner": s.deal.owner[card],
        "kneeling": bool(s.kneeling & bit),
        "power": s.power.get(card, 0),
        "gold": s.coins.get(card, 0),
        "strength": values.strength(card) if is_character else None,
        "printed_strength": s.deal.strength[card] if is_character else None,
        "icons": [icon.value for icon in ICONS if is_character and values.icons[icon.number] & bit],
        "keywords": [keyword.value for keyword in Keyword if values.keyword(keyword) & bit],
        "traits": _traits(s, card),
        "crests": [crest.value for crest in Crest if values.crest(crest) & bit],
        "blank": bool(values.blank & bit),
        "on": maybe(s, s.host.get(card, NONE)),
        "attachments": all_called(s, cards_in(s.attachments_on(card))) if s.attached else [],
        "duplicates": all_called(s, s.duplicates_on(card)) if s.duplicates else [],
        "leaving": s.leaving[card].value if card in s.leaving else None,
        "role": "attacking" if s.attacking & bit else "defending" if s.defending & bit else None,
        "sneaked": bool(s.sneaked & bit),
        "changes": changed,
    }


def _traits(s: LcgState, card: int) -> list[str]:
    printed = s.deal.cards[card].traits
    gained = [trait for trait, cards in s.values.traits.items() if cards >> card & 1 and trait not in printed]
    return [*(trait for trait in printed if s.values.trait(trait) >> card & 1), *sorted(gained)]


def deck_of(s: LcgState, seat: Seat) -> Deck | None:
    """The deck that a seat plays; None as long as it has not chosen one."""
    if s.deal.is_made:
        return s.deal.decks[seat]
    return chosen_deck(s.picked[seat], s.deal.edition) if s.picked[seat] != NONE else None


def seat_seen(s: LcgState, viewer: Seat | None, seat: Seat, changed: dict[int, list[Change]]) -> SeatSeen:
    """All that a viewer sees of a seat."""
    house, deck, revealed = s.deal.house_card[seat], deck_of(s, seat), s.revealed[seat]
    title = s.titles[seat]
    return {
        "house": deck.house.value if deck else None,
        "agenda": slug_of(CATALOGUE[deck.agenda]) if deck and deck.agenda else None,
        "title": m.TITLES[title].value if title >= 0 else None,
        "mate": (seat + 2) % 4 if s.variant == "teams" else None,
        "gold": s.gold[seat],
        "power": total(s, seat),
        "house_power": s.power.get(house, 0),
        "income": income(s, seat) if revealed >= 0 else None,
        "initiative": initiative(s, seat) if revealed >= 0 else None,
        "influence": influence_of(s, seat, 0),
        "claim": claim_of(s, seat) if revealed >= 0 else None,
        "dominance": dominance_of(s, seat),
        "play": [card_seen(s, card, changed.get(card, [])) for card in cards_in(s.court[seat])],
        **_hidden_seen(s, viewer, seat),
        **_plots_seen(s, viewer, seat),
        "discard": all_called(s, s.discard[seat]),
        "dead": all_called(s, s.dead[seat]),
        "drawn": s.drawn[seat],
        "challenges": {icon.value: [begun(s, seat, icon.number), allowed(s, seat, icon.number)] for icon in ICONS},
        "won": [icon.value for icon in ICONS if s.won[seat] >> icon.number & 1],
        "list": list_seen(s, viewer, seat),
    }


class HiddenSeen(TypedDict):
    """What lies hidden with a seat, as far as the viewer knows it."""

    hand: list[str] | None
    hand_size: int
    prices: dict[str, int]
    renewed: bool
    known_hand: list[str]
    deck: int
    known_deck: dict[str, str]
    hand_known_to: list[list[Seat]]
    deck_known_to: dict[str, list[Seat]]
    laid: int
    laid_cards: list[str] | None
    shadows: list[VeiledSeen]


def _hidden_seen(s: LcgState, viewer: Seat | None, seat: Seat) -> HiddenSeen:
    mine, hand, deck = viewer == seat, s.hand[seat], s.deck[seat]
    known = [] if mine else sorted(face_called(s, card) for card in cards_in(hand) if knows(s, viewer, card))
    places = list(enumerate(reversed(deck), 1)) if s.known else []
    return {
        "hand": all_called(s, cards_in(hand)) if mine else None,
        "hand_size": hand.bit_count(),
        "prices": _prices(s, seat) if mine else {},
        "renewed": bool(s.renewed >> seat & 1),
        "known_hand": known,
        "deck": len(deck),
        "known_deck": {str(at): face_called(s, card) for at, card in places if knows(s, viewer, card)},
        "hand_known_to": sorted(_knowing(s, card) for card in cards_in(hand) if card in s.known),
        "deck_known_to": {str(at): _knowing(s, card) for at, card in places if card in s.known},
        "laid": s.laid[seat].bit_count(),
        "laid_cards": all_called(s, cards_in(s.laid[seat])) if mine else None,
        "shadows": [_veiled_seen(s, viewer, seat, place, card) for place, card in slots.lying(s, seat)],
    }


def _veiled_seen(s: LcgState, viewer: Seat | None, seat: Seat, place: int, card: int) -> VeiledSeen:
    """A card in shadows: whoever may not know it sees its place, its tokens and who has looked."""
    mine, is_seen = viewer == seat, knows(s, viewer, card)
    return {
        "place": place + 1,
        "card": face_called(s, card) if is_seen else None,
        "known_to": _knowing(s, card) if card in s.known else [],
        "costs": list(costs_of(s, card)) if is_seen else [],
        "price": cheapest(s, card, seat) if mine and costs_of(s, card) else None,
        "ready": mine and not obstacle(s, card, seat),
        "power": s.power.get(card, 0),
        "gold": s.coins.get(card, 0),
        "tokens": int(card in s.further),
    }


def _prices(s: LcgState, seat: Seat) -> dict[str, int]:
    """By card in hand what it would cost, be it into shadows; events have their costs in their texts."""
    hand, deal = s.hand[seat], s.deal
    found = {called(s, card): price(s, card, seat, setup=not s.round) for card in cards_in(hand & deal.marshalled)}
    hidden_only = hand & deal.shadowy & ~deal.marshalled
    if deal.edition == m.SECOND:
        hidden_only &= ~deal.events | deal.costless
    return found | {called(s, card): price_in(s, seat) for card in cards_in(hidden_only)}


def _knowing(s: LcgState, card: int) -> list[Seat]:
    """Who knows that a hidden card lies where it does; that they know it is no secret."""
    return [seat for seat in range(s.seats_count) if s.known[card] >> seat & 1]


class PlotsSeen(TypedDict):
    """The plots of a seat, as far as the viewer knows them."""

    plots: int
    plot_deck: list[str | None]
    has_chosen: bool
    chosen: str | None
    revealed: str | None
    used: list[str]


def _plots_seen(s: LcgState, viewer: Seat | None, seat: Seat) -> PlotsSeen:
    plots = s.plots[seat]
    known = plots if s.deal.open or viewer == seat else plots & s.aired
    if viewer is not None:
        known |= plots & s.deal.owned[viewer]
    return {
        "plots": plots.bit_count(),
        "plot_deck": [*all_called(s, cards_in(known)), *[None] * (plots & ~known).bit_count()],
        "has_chosen": s.chosen[seat] != NONE,
        "chosen": maybe(s, s.chosen[seat]) if viewer == seat else None,
        "revealed": maybe(s, s.revealed[seat]),
        "used": all_called(s, s.used[seat]),
    }


def list_seen(s: LcgState, viewer: Seat | None, seat: Seat) -> ListSeen:
    """The list of a deck, or what the viewer has learned of it."""
    deck = deck_of(s, seat)
    is_whole = deck is not None and (s.deal.open or viewer == seat)
    if deck is not None and is_whole:
        counts = Counter(card.code for card in (*deck.faces(deck.cards), *deck.faces(deck.plots)))
        lines = [(card, counts[card.code]) for card in CARDS if card.code in counts]
    else:
        looker = hidden.ANYBODY if viewer is None else viewer + 1
        met = sorted((face, n) for (who, whose, face), n in s.met.items() if who == looker and whose == seat)
        lines = [(CARDS[face], n) for face, n in met]
    return {
        "cards": {slug_of(card): n for card, n in lines if card.type != "plot"},
        "plots": {slug_of(card): n for card, n in lines if card.type == "plot"},
        "whole": is_whole,
    }
