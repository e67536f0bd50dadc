"""Positions as scenes and tests describe them.

houses    "stark-lannister", by seat: there is nothing but what is named, and in the decks a few cards without text; or
decks     "stark-lannister", shipped decks by seat: what is not named lies shuffled in the decks; or "choose", and with
          it how many `seats` there are: decks are chosen at the table, and nothing is named
A, B ...  what lies with a seat: "play: Robb Stark (kneeling, with Ice), Great Keep; hand: Arya Stark; gold: 4", or a
          table with the same keys
            play                  cards that it controls, see below
            hand, discard, dead   cards; of piles the top one last
            shadows               cards in shadows, by place; `known` are those that all have seen
            deck                  the top of its draw deck, the top card first
            rest                  how many cards without text lie below (with `houses`; 5 unless said)
            plot, plots, used     its revealed plot, its plot deck, the plots used before
            gold, power, title    gold in its pool, power on its house, its title
            agenda                its agenda
at        where to begin: a step of the round (`flow.ROUND`), `round` unless said; `marshalling` is a turn whose income
          is taken already, `income` the step before; of set-up `hands`, `mulligan` or `lay-out`
first     the first player, A unless said; active  whose turn it is to marshal or to challenge, the first player's
round     its number, 1 unless said
variant, errata, lists, shadows, seed      as the options of a table

Cards are called by name, by code or as moves write them; `2x Great Keep` are two of them. In play they may be
`kneeling`, have `2 power`, `1 gold`, a `duplicate` or `2 duplicates`. An attachment is named `with` the card that bears
it (`with Ice + Nymeria`) or says what it is `on` (`on Robb Stark@B`, `on house`). A card `of B` is B's own. Any card
may be named for any seat.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from thronsaal.core.engine.select import cards_in, set_of
from thronsaal.core.scene import BadScene
from thronsaal.core.words import SEAT_LETTERS, Seat
from thronsaal.games.lcg import hidden, setup, slots, tables
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg.catalogue import BY_SLUG, CARDS, CATALOGUE
from thronsaal.games.lcg.deal import Deal
from thronsaal.games.lcg.decks import Deck, Lines
from thronsaal.games.lcg.decks.shipped import SHIPPED, shipped
from thronsaal.games.lcg.flow import ROUND, ChallengeTurn, MarshalTurn, Round
from thronsaal.games.lcg.material import NONE, House
from thronsaal.games.lcg.moves import COPIES
from thronsaal.games.lcg.plotting import has_titles
from thronsaal.games.lcg.power import needed, total
from thronsaal.games.lcg.printed import Agenda, Attachment, Card, Location, Plot
from thronsaal.games.lcg.state import LcgState
from thronsaal.games.lcg.windows import ActionWindow

STEPS: Final = tuple(step.name for step in ROUND)
_KEYS: Final = ("houses", "decks", "at", "first", "active", "round", "variant", "errata", "lists", "shadows", "seed")
_SET_UP: Final = ("hands", "mulligan", "lay-out")
_PILES: Final = ("play", "hand", "shadows", "discard", "dead", "deck", "plot", "plots", "used")
_NUMBERS: Final = ("gold", "power", "rest")
_WORDS: Final = ("title", "agenda")
_TEXTLESS: Final = "S18"
"""What lies in decks of which nothing is said."""
_PLOTS: Final = {"plot": "T203", "plots": "L190", "used": "B184"}
"""Plots of seats of which nothing is said, so that there is always one to be revealed next."""


@dataclass(slots=True)
class Named:
    """A card, or some copies of it, as a description names it."""

    face: Card
    copies: int
    owner: Seat
    marks: list[str] = field(default_factory=list)
    bears: list[Card] = field(default_factory=list)
    on: str = ""
    duplicates: int = 0
    power: int = 0
    gold: int = 0


@dataclass(slots=True)
class Holding:
    """All that lies with one seat, as a description names it."""

    piles: dict[str, list[Named]]
    numbers: dict[str, int]
    title: str = ""
    agenda: str = ""

    def faces(self, plots: bool) -> Iterable[tuple[Seat, Card]]:
        """Every card that is named, copy by copy, with who owns it."""
        for pile, cards in self.piles.items():
            for each in cards:
                if plots == (pile in ("plot", "plots", "used")):
                    yield from [(each.owner, each.face)] * (each.copies + each.duplicates)
                    yield from ((each.owner, face) for face in each.bears)


def arrange(given: Mapping[str, Any]) -> LcgState:
    """The position that is described, where the first seat is asked. Raises BadScene."""
    s = lay_out(given)
    s.advance()
    return s


def lay_out(given: Mapping[str, Any]) -> LcgState:
    """The position that is described, before anything happens. Raises BadScene."""
    if given.get("decks") == tables.CHOOSE:
        return _choosing(given)
    base = _base_decks(given)
    seats = len(base)
    letters = SEAT_LETTERS[:seats]
    strange = sorted(set(given) - {*_KEYS, *letters})
    if strange:
        raise BadScene(f"unknown: {', '.join(strange)}; known: {', '.join((*letters, *_KEYS))}")
    holdings = [_holding(given.get(letter, ""), seat, seats) for seat, letter in enumerate(letters)]
    at = _one_of("at", given.get("at", "round"), (*STEPS, "income", *_SET_UP))
    _add_plots(holdings, at)
    lists = _one_of("lists", given.get("lists", "open"), ("open", "closed"))
    seed = int(given.get("seed", 0))
    edition = _one_of("shadows", given.get("shadows", m.OFF), m.EDITIONS)
    s = _table(given, tables.dealt(_decks(base, holdings, "decks" in given), lists == "open", seed, edition))
    _lay(s, holdings)
    _begin(s, given, at)
    _check(s)
    s.note_strengths()
    return s


def _table(given: Mapping[str, Any], deal: Deal) -> LcgState:
    """A position in which nothing lies anywhere yet."""
    s = LcgState(
        len(deal.decks),
        int(given.get("seed", 0)),
        deal=deal,
        variant=_one_of("variant", given.get("variant", "melee"), tables.VARIANTS),
        errata=_one_of("errata", given.get("errata", "on"), ("on", "off")) == "on",
    )
    if s.variant == "teams" and s.seats_count != 4:
        raise BadScene("two against two is for four seats")
    s.first = _seat("first", given.get("first", "A"), s.seats_count)
    return s


def _choosing(given: Mapping[str, Any]) -> LcgState:
    """The beginning of a match whose decks are chosen at the table."""
    strange = sorted(set(given) - {"decks", "seats", "first", "variant", "errata", "lists", "shadows", "seed"})
    if strange:
        raise BadScene(f"before decks are chosen nothing lies anywhere: {', '.join(strange)}")
    seats = int(_one_of("seats", str(given.get("seats", 2)), ("2", "3", "4")))
    lists = _one_of("lists", given.get("lists", "open"), ("open", "closed"))
    edition = _one_of("shadows", given.get("shadows", m.OFF), m.EDITIONS)
    s = _table(given, tables.unchosen(seats, lists == "open", edition))
    setup.begin(s, "decks")
    return s


# Reading.


def find_card(text: str) -> Card:
    """The card of a name, a code or a text as moves write it; of several of a name the first. Raises BadScene."""
    card = _BY_NAME.get(_plain(text))
    if card is None:
        raise BadScene(f"there is no card {text!r}")
    return card


def _plain(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", text.lower().replace("'", "").replace("’", "")).strip("-")


_BY_NAME: Final = {
    **{_plain(card.code): card for card in CARDS},
    **BY_SLUG,
    **{card.slug: card for card in reversed(CARDS)},
}
_WITH_COMMA: Final = {card.name: card.slug for card in CARDS if "," in card.name}


def _holding(described: Any, seat: Seat, seats: int) -> Holding:
    if isinstance(described, str):
        pairs = [part.partition(":") for part in described.split(";") if part.strip()]
        described = {key.strip(): value.strip() for key, _, value in pairs}
    if not isinstance(described, Mapping):
        raise BadScene(f"{SEAT_LETTERS[seat]} is a text or a table, not {described!r}")
    strange = sorted(set(described) - {*_PILES, *_NUMBERS, *_WORDS})
    if strange:
        raise BadScene(f"unknown: {', '.join(strange)}; known: {', '.join((*_PILES, *_NUMBERS, *_WORDS))}")
    piles = {pile: _named(str(described.get(pile, "")), seat, seats) for pile in _PILES}
    numbers = {key: _number(key, described[key]) for key in _NUMBERS if key in described}
    for pile, cards in piles.items():
        for each in cards:
            if isinstance(each.face, Plot) != (pile in ("plot", "plots", "used")) or each.face.type in (
                "house",
                "agenda",
            ):
                raise BadScene(f"{each.face.name} cannot lie in {pile}")
    agenda = find_card(str(described["agenda"])) if "agenda" in described else None
    if agenda is not None and not isinstance(agenda, Agenda):
        raise BadScene(f"{agenda.name} is no agenda")
    return Holding(piles, numbers, str(described.get("title", "")), agenda.code if agenda else "")


def _named(text: str, seat: Seat, seats: int) -> list[Named]:
    for name, slug in _WITH_COMMA.items():
        text = text.replace(name, slug)
    parts = re.split(r",(?![^(]*\))", text)
    return [_entry(part.strip(), seat, seats) for part in parts if part.strip()]


def _entry(text: str, seat: Seat, seats: int) -> Named:
    found = re.fullmatch(r"(?:([1-8])x )?([^()]+?)(?: *\(([^()]*)\))?", text)
    if found is None:
        raise BadScene(f"a card such as 'Robb Stark' or '2x Great Keep (kneeling)' was expected, not {text!r}")
    named = Named(find_card(found[2]), int(found[1] or 1), seat)
    for mark in (each.strip() for each in (found[3] or "").split(",") if each.strip()):
        _mark(named, mark, seats)
    return named


def _mark(named: Named, mark: str, seats: int) -> None:
    """One of the things said in brackets behind a card."""
    word, _, rest = mark.partition(" ")
    if mark in ("kneeling", "known"):
        named.marks.append(mark)
    elif mark == "duplicate" or rest in ("duplicate", "duplicates"):
        named.duplicates = 1 if mark == "duplicate" else _number("duplicates", word)
    elif rest == "power":
        named.power = _number(rest, word)
    elif rest == "gold":
        named.gold = _number(rest, word)
    elif word == "with":
        named.bears = [find_card(each) for each in rest.split("+")]
    elif word == "on":
        named.on = rest
    elif word == "of" and rest in SEAT_LETTERS[:seats]:
        named.owner = SEAT_LETTERS.index(rest)
    else:
        raise BadScene(f"{named.face.name} cannot be {mark!r}")


def _number(key: str, text: Any) -> int:
    if not re.fullmatch(r"[0-9]{1,2}", str(text)):
        raise BadScene(f"{key} is a number, not {text!r}")
    return int(text)


def _one_of(key: str, text: Any, known: Iterable[str]) -> str:
    if text not in known:
        raise BadScene(f"{key} is one of {', '.join(known)}, not {text!r}")
    return str(text)


def _seat(key: str, text: Any, seats: int) -> Seat:
    return SEAT_LETTERS.index(_one_of(key, text, SEAT_LETTERS[:seats]))


# Decks.


def _base_decks(given: Mapping[str, Any]) -> list[Deck]:
    """What each seat brings along whatever is named."""
    if ("houses" in given) == ("decks" in given):
        raise BadScene("either houses or decks are needed, by seat, such as 'stark-lannister'")
    if "decks" in given:
        names = str(given["decks"]).split("-")
        if not all(name in SHIPPED and tables.is_complete(name) for name in names):
            raise BadScene(f"decks are some of {', '.join(SHIPPED)}, not {given['decks']!r}")
        decks = [shipped(name) for name in names]
    else:
        names = [_one_of("a house", name, m.HOUSES) for name in str(given["houses"]).split("-")]
        decks = [Deck(name, House(name), (), ()) for name in names]
    if not 2 <= len(decks) <= 4:
        raise BadScene("two to four seats are needed")
    return decks


def _add_plots(holdings: list[Holding], at: str) -> None:
    """Whoever has no plot gets one: revealed, when plots are revealed already, one to reveal next, and a used one."""
    is_revealed = at not in _SET_UP and (at == "income" or STEPS.index(at) > STEPS.index("plots"))
    for seat, holding in enumerate(holdings):
        for pile, code in _PLOTS.items():
            if not holding.piles[pile] and (pile != "plot" or is_revealed):
                holding.piles[pile] = [Named(CATALOGUE[code], 1, seat)]
        if sum(each.copies for each in holding.piles["plot"]) > 1:
            raise BadScene("a seat has one revealed plot")


def _decks(base: list[Deck], holdings: list[Holding], shipped: bool) -> tuple[Deck, ...]:
    """The decks with all that is named, be it on their lists or not."""
    decks = []
    for seat, deck in enumerate(base):
        cards, plots = _wanted(deck.cards, holdings, seat, False), _wanted(deck.plots, holdings, seat, True)
        if not shipped:
            rest = holdings[seat].numbers.get("rest", 5)
            cards[_TEXTLESS] += min(rest, COPIES - cards[_TEXTLESS])
        for code, copies in (*cards.items(), *plots.items()):
            if copies > COPIES:
                raise BadScene(f"{CATALOGUE[code].name} is there {copies} times for one seat, {COPIES} are possible")
        decks.append(Deck(deck.name, deck.house, _lines(cards), _lines(plots), holdings[seat].agenda or deck.agenda))
    return tuple(decks)


def _wanted(listed: Lines, holdings: list[Holding], seat: Seat, plots: bool) -> Counter[str]:
    """How many copies of each card there must be."""
    named = Counter(face.code for holding in holdings for owner, face in holding.faces(plots) if owner == seat)
    return Counter(dict(listed)) | named


def _lines(cards: Counter[str]) -> Lines:
    return tuple((code, copies) for code, copies in cards.items() if copies)


# Laying.


class _Stock:
    """The cards of the match that do not lie anywhere yet."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.left = {number for number, card in enumerate(deal.cards) if card.type not in ("house", "agenda")}

    def take(self, face: Card, owner: Seat) -> int:
        """The next copy of a card."""
        card = min(each for each in self.left if self.deal.cards[each] is face and self.deal.owner[each] == owner)
        self.left.remove(card)
        return card

    def all(self, cards: list[Named]) -> tuple[int, ...]:
        """All these cards, in their order."""
        return tuple(self.take(each.face, each.owner) for each in cards for _ in range(each.copies))


def _lay(s: LcgState, holdings: list[Holding]) -> None:
    stock = _Stock(s.deal)
    attaching: list[tuple[int, str, Seat]] = []
    for seat, holding in enumerate(holdings):
        for each in holding.piles["play"]:
            for _ in range(each.copies):
                _lay_in_play(s, stock, each, seat, attaching)
    for seat, holding in enumerate(holdings):
        piles = holding.piles
        s.hand[seat] = set_of(*stock.all(piles["hand"]))
        s.discard[seat], s.dead[seat] = stock.all(piles["discard"]), stock.all(piles["dead"])
        s.revealed[seat] = next(iter(stock.all(piles["plot"])), NONE)
        s.used[seat] = stock.all(piles["used"])
        _lay_in_shadows(s, stock, piles["shadows"], seat)
        top = stock.all(piles["deck"])
        mine = s.deal.owned[seat]
        rest = sorted(card for card in stock.left if mine >> card & 1 and s.deal.draw_deck[seat] >> card & 1)
        s.chance.shuffle(rest)
        s.deck[seat] = (*rest, *reversed(top))
        s.plots[seat] = set_of(*(card for card in stock.left if s.deal.plot_deck[seat] >> card & 1))
        s.stock[seat] = s.hand[seat] | slots.mask(s, seat) | set_of(*s.deck[seat])
        s.gold[seat] = holding.numbers.get("gold", 0)
        s.add_power(s.deal.house_card[seat], holding.numbers.get("power", 0))
        if holding.title:
            title = _one_of("title", holding.title, [title.value for title in m.TITLES])
            s.titles[seat] = [each.value for each in m.TITLES].index(title)
    s.changed()
    _learn(s)
    for card, on, seat in attaching:
        _attach(s, card, on, seat)


def _lay_in_shadows(s: LcgState, stock: _Stock, cards: list[Named], seat: Seat) -> None:
    for named in cards:
        for card in stock.all([named]):
            if s.deal.edition == m.OFF or (s.deal.edition == m.FIRST and not s.deal.shadowy >> card & 1):
                raise BadScene(f"{named.face.name} cannot lie in shadows")
            slots.lay(s, card, seat)
            if "known" in named.marks:
                hidden.show(s, 1 << card, hidden.everybody(s))


def _learn(s: LcgState) -> None:
    """Where lists are closed everybody has seen what lies open, and nothing else."""
    s.aired, s.met = 0, {}
    for card in (card for cards in (*s.deal.plot_deck, *s.deal.draw_deck) for card in cards_in(cards)):
        if hidden.is_public(s, card):
            s.seen(card)


def _lay_in_play(s: LcgState, stock: _Stock, named: Named, seat: Seat, attaching: list[tuple[int, str, Seat]]) -> None:
    if named.face.type not in ("character", "location", "attachment"):
        raise BadScene(f"{named.face.name} cannot be in play")
    card = stock.take(named.face, named.owner)
    s.enter(card, seat)
    if "kneeling" in named.marks:
        s.kneel(1 << card)
    s.add_power(card, named.power)
    s.add_coins(card, named.gold)
    for face in named.bears:
        attachment = stock.take(face, named.owner)
        s.enter(attachment, seat)
        s.attach(attachment, card)
    for _ in range(named.duplicates):
        if not named.face.unique or named.owner != seat:
            raise BadScene(f"{named.face.name} cannot have a duplicate")
        s.underlay(stock.take(named.face, named.owner), card)
    if named.on:
        attaching.append((card, named.on, seat))


def _attach(s: LcgState, card: int, on: str, seat: Seat) -> None:
    """Lay a card in play on another that is named."""
    if on == "house":
        s.attach(card, s.deal.house_card[seat])
        return
    name, _, letter = on.partition("@")
    face, holder = find_card(name), _seat("who bears it", letter, s.seats_count) if letter else seat
    bearers = [each for each in cards_in(s.court[holder]) if s.deal.names[each] == face.name and each != card]
    if not bearers:
        raise BadScene(f"{face.name} is not in play with {SEAT_LETTERS[holder]}")
    s.attach(card, bearers[0])


def _check(s: LcgState) -> None:
    """Whether the rules would let it lie so."""
    for card in cards_in(s.in_play):
        if s.deal.unique >> card & 1 and s.is_barred(card, s.controller(card)):
            raise BadScene(f"{s.deal.names[card]} is unique: twice with one seat, or dead already")
        if s.deal.attachable >> card & 1 and card not in s.host:
            raise BadScene(f"{s.deal.names[card]} is an attachment: say what it is on, or name it with what bears it")
    for card in cards_in(s.attached):
        face = s.deal.cards[card]
        fits = s.hosts(card, s.controller(card)) >> s.host[card] & 1
        if isinstance(face, Attachment) and face.moves_to is not None:
            fits = s.may_stay(card, s.host[card])
        if not fits or (isinstance(face, Location) and not face.on_house):
            raise BadScene(f"{s.deal.names[card]} cannot be on {s.deal.names[s.host[card]]}")
    for seat in range(s.seats_count):
        if total(s, seat) >= needed(s, seat):
            raise BadScene(f"{SEAT_LETTERS[seat]} has won already")
    held = [title for title in s.titles if title != NONE]
    if held and (not has_titles(s) or len(set(held)) < len(held)):
        raise BadScene("each title is held once, and only where three or four play for themselves")


# Beginning.


def _begin(s: LcgState, given: Mapping[str, Any], at: str) -> None:
    if at in _SET_UP:
        if "active" in given or "round" in given:
            raise BadScene("before the game begins there is no round, and nobody is active")
        setup.begin(s, at)
        return
    active = _seat("active", given.get("active", given.get("first", "A")), s.seats_count)
    s.round = _number("round", given.get("round", 1)) - (at == "round")
    name = "marshalling" if at == "income" else at
    step = STEPS.index(name)
    s.phase = NONE if at == "round" else m.PHASES.index(ROUND[step].phase)
    order = s.clockwise(s.first)
    turns = order[order.index(active) :]
    if at == "marshalling":
        s.stack.append(Round(step + 1))
        s.active = active
        s.push(ActionWindow(s.first, 0), *(MarshalTurn(seat, int(seat == active)) for seat in turns))
    elif at == "challenges":
        s.stack.append(Round(step + 1))
        s.push(*(ChallengeTurn(seat) for seat in turns))
    else:
        if "active" in given:
            raise BadScene("somebody is active in marshalling and challenges only")
        s.stack.append(Round(step))
