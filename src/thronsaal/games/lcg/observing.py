"""A position of the living card game as a seat sees it, in numbers. Seats are counted from whoever looks, clockwise.

What is said of cards is said by their places (`rows.py`).
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from thronsaal.core.engine.frame import kinds_of_questions
from thronsaal.core.engine.select import cards_in
from thronsaal.core.spaces import Field, Layout, Numbers
from thronsaal.core.words import Seat
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg.catalogue import CARDS
from thronsaal.games.lcg.challenge import begun
from thronsaal.games.lcg.guess import knows
from thronsaal.games.lcg.material import NONE
from thronsaal.games.lcg.notation import MOST
from thronsaal.games.lcg.power import total
from thronsaal.games.lcg.resolution import claim_of, side_strength
from thronsaal.games.lcg.rows import Row, row_of

if TYPE_CHECKING:
    from thronsaal.games.lcg.deal import Deal
    from thronsaal.games.lcg.state import LcgState

ZONES: Final = (
    *("hidden", "play", "duplicate", "discard", "dead", "revealed", "used", "resolving"),
    *("removed", "house", "agenda", "hand", "plots", "chosen", "laid", "shadows"),
)
"""Where a card lies: plots may be revealed, used, in hand (`plots`) or chosen in secret."""
_HIDDEN, _PLAY, _DUPLICATE, _DISCARD, _DEAD, _REVEALED, _USED, _RESOLVING, _REMOVED = range(9)
_HOUSE, _AGENDA, _HAND, _PLOTS, _CHOSEN, _LAID, _SHADOWS = range(9, len(ZONES))
_HOUSES: Final = {house: at for at, house in enumerate(m.House)}
KNOWN: Final = 16
"""So many hidden cards of a seat are told that somebody has seen."""
LIMIT: Final = 1000
"""Where a number could be greater, it is cut off here."""


@cache
def questions() -> tuple[str, ...]:
    """All that a seat can be asked, by name."""
    return kinds_of_questions("thronsaal.games.lcg")


@cache
def _question_at() -> dict[str, int]:
    return {name: at for at, name in enumerate(questions())}


def _about_the_table(seats: int) -> list[Field]:
    return [
        Field("phase", (len(m.PHASES) + 1,), 0, 1, "the phases of a round; the last: before the first one"),
        Field("round", (), 0, LIMIT, "the round"),
        Field("over", (), 0, 1, "whether the game is over"),
        Field("asked", (seats,), 0, 1, "by seat: who has to act"),
        Field("question", (len(questions()),), 0, 1, "what is asked, in the order of their names"),
        Field("first", (seats,), 0, 1, "by seat: who is first player"),
        Field("active", (seats,), 0, 1, "by seat: whose turn it is to marshal or to challenge"),
        Field("offered", (len(m.TITLES),), 0, 1, "titles that may be chosen this round"),
        Field("contest", (3,), 0, 1, "the challenge under way: military, intrigue, power"),
        Field("attacker", (seats,), 0, 1, "by seat"),
        Field("defender", (seats,), 0, 1, "by seat"),
        Field("target", (seats,), 0, 1, "by seat: who was challenged"),
        Field("sides", (2,), 0, LIMIT, "the strength of both sides, if it were decided now"),
    ]


def _about_seats(seats: int) -> list[Field]:
    return [
        Field("house", (seats, len(m.House)), 0, 1, "by seat: its house"),
        Field("title", (seats, len(m.TITLES)), 0, 1, "by seat: its title"),
        Field("gold", (seats,), 0, LIMIT, "by seat: gold in its pool"),
        Field("victory", (seats,), 0, LIMIT, "by seat: all power that counts for it"),
        Field("claim", (seats,), 0, LIMIT, "by seat: the claim of its plot"),
        Field("hand_size", (seats,), 0, LIMIT, "by seat: cards in hand"),
        Field("deck_size", (seats,), 0, LIMIT, "by seat: cards in its draw deck"),
        Field("laid_out", (seats,), 0, LIMIT, "by seat: cards laid face down before the game"),
        Field("has_chosen", (seats,), 0, 1, "by seat: whether it has chosen a plot in secret"),
        Field("drawn", (seats,), 0, LIMIT, "by seat: cards that effects let it draw this round"),
        Field("challenged", (seats, 3), 0, 15, "by seat and type: challenges begun this phase"),
        Field("won", (seats, 3), 0, 1, "by seat and type: whether it has won one this phase"),
    ]


def _about_cards(seats: int, each: int) -> list[Field]:
    def by_card(name: str, high: int, what: str) -> Field:
        return Field(name, (seats, each), 0, high, f"by card: {what}")

    return [
        by_card("face", len(CARDS), "which one it is, by its place in the catalogue, from 1; 0 where not all know it"),
        by_card("zone", _AGENDA, f"where it lies: {', '.join(ZONES[: _AGENDA + 1])}"),
        by_card("controller", seats, "whom it obeys in play, from 1"),
        by_card("kneeling", 1, "whether it kneels"),
        by_card("role", 3, "attacks, defends, was kept from defending by stealth, from 1"),
        by_card("strength", LIMIT, "of a character in play, as it counts now"),
        by_card("icons", 7, "of a character in play: 1 for military, 2 for intrigue and 4 for power, added up"),
        by_card("power", LIMIT, "power on it"),
        by_card("coins", LIMIT, "gold on it"),
        by_card("host", seats * each, "what it lies on as attachment or duplicate, by place, from 1"),
    ]


def _in_shadows(seats: int) -> list[Field]:
    return [
        Field("shadows", (seats, MOST), 0, 1, "by seat and place in shadows: whether a card lies there"),
        Field(
            "shadow_faces",
            (seats, MOST),
            0,
            len(CARDS),
            "by seat and place: as `face`, if you know it",
            True,
        ),
    ]


def _private(seats: int, each: int) -> list[Field]:
    return [
        Field("own_faces", (each,), 0, len(CARDS), "by card of your own: as `face`", private=True),
        Field(
            "own_zone", (each,), 0, len(ZONES) - 1, "by card of your own: as `zone`, hidden places too", private=True
        ),
        Field("known", (seats, KNOWN), 0, len(CARDS), "by seat: faces that you know in its hand or deck", private=True),
    ]


@cache
def layout_for(seats: int, each: int, shadows: bool) -> Layout:
    """What an observation says at a table of so many, with decks of so many cards at most."""
    fields = [*_about_the_table(seats), *_about_seats(seats), *_about_cards(seats, each), *_private(seats, each)]
    return Layout([*fields, *(_in_shadows(seats) if shadows else ())], np.int16)


def observe(s: LcgState, seat: Seat, out: Numbers | None) -> Numbers:
    """The position as this seat sees it."""
    row, layout = row_of(s.deal, seat), s.spaces.layout
    at = layout.places
    numbers = _printed(s, seat, row, layout)
    _write_table(s, seat, numbers, at)
    for step in range(s.seats_count):
        _write_seat(s, seat, step, numbers, at)
    if row.is_made:
        _write_open(s, row.place, numbers, at)
        _write_play(s, seat, row.place, numbers, at)
        _write_own(s, seat, row.place, numbers, at)
        if s.known:
            _write_known(s, seat, numbers, at)
    if s.veiled:
        _write_shadows(s, seat, numbers, at)
    return layout.filled(numbers, out)


def _printed(s: LcgState, seat: Seat, row: Row, layout: Layout) -> array[int]:
    """Numbers that are the same all match long: which cards there are, as far as the lists are open."""
    deal: Deal = s.deal
    kept = deal.printed_rows.get(seat)
    if kept is None:
        kept, at = layout.blank(), layout.places
        for card, place in enumerate(row.place):
            mine = deal.owner[card] == seat
            if deal.open or card in (deal.house_card[deal.owner[card]], deal.agenda[deal.owner[card]]):
                kept[at.face + place] = deal.faces[card] + 1
            if mine:
                kept[at.own_faces + place] = deal.faces[card] + 1
        for owner, card in enumerate(deal.house_card if row.is_made else ()):
            step = (owner - seat) % s.seats_count
            kept[at.house + len(m.House) * step + _HOUSES[deal.decks[owner].house]] = 1
            kept[at.zone + row.place[card]] = _HOUSE
            if deal.agenda[owner] != NONE:
                kept[at.zone + row.place[deal.agenda[owner]]] = _AGENDA
        deal.printed_rows[seat] = kept
    return kept[:]


def _write_table(s: LcgState, seat: Seat, row: array[int], at: Any) -> None:
    """Where in the game we are, and the challenge that is under way."""
    seats = s.seats_count
    row[at.phase + s.phase] = 1 if s.phase >= 0 else 0
    if s.phase < 0:
        row[at.phase + len(m.PHASES)] = 1
    row[at.round], row[at.over] = s.round, bool(s.ended)
    if s.stack and not s.ended:
        row[at.question + _question_at()[s.stack[-1].kind]] = 1
        for actor in s.actors:
            row[at.asked + (actor - seat) % seats] = 1
    if s.first >= 0:
        row[at.first + (s.first - seat) % seats] = 1
    if s.active >= 0:
        row[at.active + (s.active - seat) % seats] = 1
    for title in cards_in(s.offered) if s.offered else ():
        row[at.offered + title] = 1
    if s.contest != NONE:
        row[at.contest + s.contest] = 1
        row[at.attacker + (s.attacker - seat) % seats] = 1
        row[at.defender + (s.defender - seat) % seats] = 1
        row[at.target + (s.target - seat) % seats] = 1
        row[at.sides], row[at.sides + 1] = min(side_strength(s, True), LIMIT), min(side_strength(s, False), LIMIT)


def _write_seat(s: LcgState, seat: Seat, step: int, row: array[int], at: Any) -> None:
    """What there is to count of the seat that sits so many places further on; zeros stand there already."""
    other = (seat + step) % s.seats_count
    if s.picked[other] != NONE and not s.deal.is_made:
        row[at.house + len(m.House) * step + _HOUSES[m.House(m.HOUSES[s.picked[other]])]] = 1
    if s.titles[other] >= 0:
        row[at.title + len(m.TITLES) * step + s.titles[other]] = 1
    if s.gold[other]:
        row[at.gold + step] = min(s.gold[other], LIMIT)
    if s.power:
        row[at.victory + step] = min(total(s, other), LIMIT)
    if s.revealed[other] >= 0:
        row[at.claim + step] = claim_of(s, other)
    row[at.hand_size + step], row[at.deck_size + step] = s.hand[other].bit_count(), len(s.deck[other])
    if s.laid[other]:
        row[at.laid_out + step] = s.laid[other].bit_count()
    if s.chosen[other] != NONE:
        row[at.has_chosen + step] = 1
    if s.drawn[other]:
        row[at.drawn + step] = min(s.drawn[other], LIMIT)
    if s.challenged[other]:
        for contest in range(3):
            row[at.challenged + 3 * step + contest] = begun(s, other, contest)
    if s.won[other]:
        for contest in cards_in(s.won[other]):
            row[at.won + 3 * step + contest] = 1


def _lie(row: array[int], zone: int, face: int, cards: Iterable[int], place: list[int], faces: Any, where: int) -> None:
    """These cards lie open somewhere; where lists are open, all know already which they are."""
    for card in cards:
        row[zone + place[card]] = where
    if faces is not None:
        for card in cards:
            row[face + place[card]] = faces[card] + 1


def _write_open(s: LcgState, place: list[int], row: array[int], at: Any) -> None:
    """Cards out of play that all can see."""
    zone, face, faces = at.zone, at.face, None if s.deal.open else s.deal.faces
    for piles, where in ((s.discard, _DISCARD), (s.dead, _DEAD), (s.used, _USED)):
        for pile in piles:
            if pile:
                _lie(row, zone, face, pile, place, faces, where)
    for plot in s.revealed:
        if plot >= 0:
            _lie(row, zone, face, (plot,), place, faces, _REVEALED)
    for cards, where in ((s.duplicates, _DUPLICATE), (s.resolving, _RESOLVING), (s.removed, _REMOVED)):
        if cards:
            _lie(row, zone, face, cards_in(cards), place, faces, where)
    for tokens, first in ((s.power, at.power), (s.coins, at.coins)):
        for card, count in tokens.items():
            if not s.veiled >> card & 1:
                row[first + place[card]] = min(count, LIMIT)
    for card, host in s.host.items():
        row[at.host + place[card]] = place[host] + 1


def _write_play(s: LcgState, seat: Seat, place: list[int], row: array[int], at: Any) -> None:
    """Cards in play, as they are now."""
    if not s.in_play:
        return
    controller, seats, faces = at.controller, s.seats_count, None if s.deal.open else s.deal.faces
    for other, court in enumerate(s.court):
        if court:
            cards, step = cards_in(court), (other - seat) % seats + 1
            _lie(row, at.zone, at.face, cards, place, faces, _PLAY)
            for card in cards:
                row[controller + place[card]] = step
    if s.kneeling:
        for card in cards_in(s.kneeling & s.in_play):
            row[at.kneeling + place[card]] = 1
    if s.contest != NONE:
        for role, cards_there in enumerate((s.attacking, s.defending, s.sneaked), 1):
            for card in cards_in(cards_there) if cards_there else ():
                row[at.role + place[card]] = role
    _write_strengths(s, place, row, at)


def _write_strengths(s: LcgState, place: list[int], row: array[int], at: Any) -> None:
    """What the characters in play are worth."""
    values, first, icons = s.values, at.strength, at.icons
    printed, changes = s.deal.strength, values.changes
    for card in cards_in(s.characters):
        more = changes.get(card, 0)
        row[first + place[card]] = max(0, min(printed[card] + more, LIMIT)) if more else printed[card]
    for worth, having in zip((1, 2, 4), values.icons, strict=True):
        for card in cards_in(having & s.characters):
            row[icons + place[card]] |= worth


def _write_own(s: LcgState, seat: Seat, place: list[int], row: array[int], at: Any) -> None:
    """Where the seat's own cards lie hidden."""
    zone = at.own_zone
    for cards, where in (
        (s.hand[seat], _HAND),
        (s.plots[seat] & s.deal.owned[seat], _PLOTS),
        (s.laid[seat], _LAID),
        (s.veiled & s.deal.owned[seat], _SHADOWS),
    ):
        for card in cards_in(cards) if cards else ():
            row[zone + place[card]] = where
    if s.chosen[seat] != NONE and s.deal.owner[s.chosen[seat]] == seat:
        row[zone + place[s.chosen[seat]]] = _CHOSEN


def _write_known(s: LcgState, seat: Seat, row: array[int], at: Any) -> None:
    """Hidden cards that the seat has seen, sorted: which copy it is nobody can say, and lists may be closed."""
    found: list[list[int]] = [[] for _ in range(s.seats_count)]
    for card in s.known:
        owner = s.deal.owner[card]
        if not s.veiled >> card & 1 and knows(s, seat, card) and not (owner == seat and s.hand[seat] >> card & 1):
            found[(owner - seat) % s.seats_count].append(s.deal.faces[card] + 1)
    for step, faces in enumerate(found):
        for spot, face in enumerate(sorted(faces)[:KNOWN]):
            row[at.known + KNOWN * step + spot] = face


def _write_shadows(s: LcgState, seat: Seat, row: array[int], at: Any) -> None:
    """Cards in shadows, by their places."""
    for step in range(s.seats_count):
        for spot, card in enumerate(s.shadows[(seat + step) % s.seats_count]):
            if card != NONE:
                row[at.shadows + MOST * step + spot] = 1
                if knows(s, seat, card):
                    row[at.shadow_faces + MOST * step + spot] = s.deal.faces[card] + 1
