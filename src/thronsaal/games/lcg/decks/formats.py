"""Formats: what a deck must be like to be played, declared as data, and what is wrong with a deck in one of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from thronsaal.core.words import Word
from thronsaal.games.lcg.cards import NEEDS
from thronsaal.games.lcg.catalogue import CARDS, CATALOGUE, SET_OF, is_at
from thronsaal.games.lcg.decks import Deck, Lines, size
from thronsaal.games.lcg.decks.draft import name_of
from thronsaal.games.lcg.decks.listing import PILES
from thronsaal.games.lcg.decks.lookup import shown
from thronsaal.games.lcg.material import OFF, PLOTS, Crest
from thronsaal.games.lcg.printed import Agenda, Card
from thronsaal.games.lcg.words.customs import FreeShadows


@dataclass(frozen=True, slots=True, kw_only=True)
class Format:
    """A way to build decks. What a card says about itself (`copies`, `only`) holds in all of them."""

    name: str
    least: int
    """Cards in the draw deck, at least."""
    most: int | None = None
    copies: int = 3
    """Copies of a title in the draw deck, whatever versions of it they are."""
    plots: int = PLOTS
    agendas: int = 1
    sets: tuple[str, ...] = ()
    """Only cards of these sets; empty: of any."""


FORMS: Final = (
    Format(name="standard", least=60),
    Format(name="core", least=45, most=45),
    Format(name="kings-landing", least=60, sets=("core", "kings-landing")),
    Format(name="blackwater", least=60, sets=("core", "blackwater")),
)
FORMATS: Final[Mapping[str, Format]] = {form.name: form for form in FORMS}


def faults(deck: Deck, form: Format) -> tuple[Word, ...]:
    """What keeps a deck from being played in a format, a sentence each; empty: nothing."""
    checks: list[Iterator[Word]] = [_unknown(deck), _places(deck), _sizes(deck, form), _copies(deck, form)]
    checks += [_houses(deck), _sets(deck, form), _needs(deck)]
    return tuple(fault for check in checks for fault in check)


def _known(deck: Deck) -> list[Card]:
    """Every card once, but those that nobody knows."""
    return [CATALOGUE[code] for code in deck.codes if code in CATALOGUE]


def _unknown(deck: Deck) -> Iterator[Word]:
    for code in deck.unknown:
        yield Word("deck-no-code", {"written": shown(code)})


def _places(deck: Deck) -> Iterator[Word]:
    """Draw cards in the draw deck, plots among the plots, an agenda as the agenda."""
    agenda = ((deck.agenda, 1),) if deck.agenda else ()
    for lines, types in ((deck.cards, PILES), (deck.plots, ("plot",)), (agenda, ("agenda",))):
        for code, _ in lines:
            if code in CATALOGUE and CATALOGUE[code].type not in types:
                yield Word("deck-wrong-pile", {"card": CATALOGUE[code].title})


def _sizes(deck: Deck, form: Format) -> Iterator[Word]:
    cards, plots = size(deck.cards), size(deck.plots)
    if form.most == form.least != cards:
        yield Word("deck-size-exactly", {"count": cards, "wanted": form.least})
    elif cards < form.least:
        yield Word("deck-size-least", {"count": cards, "wanted": form.least})
    elif form.most is not None and cards > form.most:
        yield Word("deck-size-most", {"count": cards, "wanted": form.most})
    if plots != form.plots:
        yield Word("deck-plots", {"count": plots, "wanted": form.plots})
    if deck.agenda and form.agendas == 0:
        yield Word("deck-agenda-none")


def _copies(deck: Deck, form: Format) -> Iterator[Word]:
    agenda = ((deck.agenda, 1),) if deck.agenda else ()
    for lines, usual in ((deck.cards, form.copies), (deck.plots, form.plots), (agenda, 1)):
        for cards, count in _titles(lines):
            own = min(card.copies for card in cards)
            if count > min(own, usual):
                key = "deck-plot-copies" if cards[0].type == "plot" else "deck-copies"
                yield Word(key, {"card": cards[0].title, "count": count, "most": min(own, usual)})


def _titles(lines: Lines) -> Iterator[tuple[list[Card], int]]:
    """Each title with the versions of it and how often they are there together."""
    found: dict[str, list[Card]] = defaultdict(list)
    counts: dict[str, int] = defaultdict(int)
    for code, copies in lines:
        if code in CATALOGUE:
            found[CATALOGUE[code].name].append(CATALOGUE[code])
            counts[CATALOGUE[code].name] += copies
    for name, cards in found.items():
        yield cards, counts[name]


def _houses(deck: Deck) -> Iterator[Word]:
    for card in _known(deck):
        if card.is_for(deck.house) or (card.type != "plot" and Crest.SHADOW in card.crests and _frees_shadows(deck)):
            continue
        houses = ", ".join(name_of(house) for house in card.only_for)
        yield Word("deck-house-only", {"card": card.title, "house": houses})


def _frees_shadows(deck: Deck) -> bool:
    """Whether the agenda opens the deck to cards with the shadow crest that are for another house only."""
    agenda = CATALOGUE.get(deck.agenda)
    return agenda is not None and any(FreeShadows() in getattr(text, "gives", ()) for text in agenda.text)


def _needs(deck: Deck) -> Iterator[Word]:
    """What the agenda wants the draw deck to hold."""
    agenda = CATALOGUE.get(deck.agenda)
    if not isinstance(agenda, Agenda) or agenda.needs is None:
        return
    wanted = least(agenda)
    names = {card.name for card in _known(deck) if agenda.needs.wants(card)}
    if len(names) < wanted:
        yield Word("deck-needs", {"card": agenda.title, "count": len(names), "wanted": wanted})


def least(agenda: Agenda) -> int:
    """How many different cards an agenda wants: no more than there are in its edition."""
    if agenda.needs is None:
        return 0
    edition = NEEDS.get(SET_OF[agenda.code], OFF)
    there = {card.name for card in CARDS if card.copies and is_at(card, edition) and agenda.needs.wants(card)}
    return min(agenda.needs.least, len(there))


def _sets(deck: Deck, form: Format) -> Iterator[Word]:
    for card in _known(deck):
        if form.sets and SET_OF[card.code] not in form.sets:
            yield Word("deck-not-in-sets", {"card": card.title, "code": card.code})
