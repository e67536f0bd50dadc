"""No viewer's HTML depends on what that viewer cannot know: everything else is exchanged, and nothing may change."""

from __future__ import annotations

import re
from copy import copy
from dataclasses import replace

import pytest

from server.hosting import PEOPLE, absorb, any_move, bare_table
from thronsaal.core.chance import Chance
from thronsaal.core.game import Event
from thronsaal.core.words import Seat, Word
from thronsaal.server.frame import Page
from thronsaal.server.people import Person
from thronsaal.server.render import fragments, table_page
from thronsaal.server.sight import Sight
from thronsaal.server.table import Table, Viewer
from thronsaal.server.voices import Voices

VIEWERS = (0, 1, None)
UNSPEAKABLE = Word("a card that this viewer must never hear of")


def viewer(seat: Seat | None, language: str = "en") -> Viewer:
    return Viewer(Person("watching-id", "Wim") if seat is None else PEOPLE[seat], seat, language)


def html(table: Table, seat: Seat | None, language: str = "en") -> str:
    """All that the viewer's browser gets: the whole page and the fragments of an update."""
    sight = Sight(table, viewer(seat, language), Voices())
    return str(table_page(sight, Page("Wim", language, "/"))) + repr(fragments(sight))


def without_secrets(event: Event, seat: Seat | None) -> Event:
    """The event with all that the seat did not see made unspeakable: saying it would raise."""
    if not event.secret or seat in event.to:
        return event
    return replace(event, secret=dict.fromkeys(event.secret, UNSPEAKABLE))


def twin(table: Table, seat: Seat | None, chance: Chance) -> Table:
    """Another table that this seat cannot tell from the real one."""
    other = copy(table)
    other.match = copy(table.match)
    other.match.state = table.match.state.guess(seat, chance)
    other.events = {
        number: [without_secrets(event, seat) for event in events] for number, events in table.events.items()
    }
    return other


@pytest.mark.parametrize("seed", range(2))
def test_a_page_tells_nothing_that_its_viewer_cannot_know(seed: int) -> None:
    chance = Chance(seed + 100)
    table = bare_table(seed=seed)
    exchanged = 0
    while table.actors:
        for seat in VIEWERS:
            real = html(table, seat)
            for _ in range(2):
                other = twin(table, seat, chance)
                exchanged += other.match.state != table.match.state
                assert html(other, seat) == real
        mover, move = any_move(table, None, chance)
        absorb(table, table.plan_move(mover, move, table.position))
    assert exchanged > 200, "the guesses were the truth: nothing was tested"


def test_the_kit_would_find_a_leak() -> None:
    """A page drawn from the other seat's view changes when the other hand is exchanged."""
    table, chance = bare_table(seed=1), Chance(5)
    other = twin(table, 0, chance)
    assert html(other, 1) != html(table, 1)


def test_the_seed_stays_sealed_until_the_end() -> None:
    seed = 123456789123456789
    table, chance = bare_table(seed=seed), Chance(9)
    while table.actors:
        for seat in VIEWERS:
            page = html(table, seat)
            assert str(seed) not in page
            assert table.match.seed_hash in page
        absorb(table, table.plan_move(*any_move(table, None, chance), table.position))


def test_hidden_cards_have_no_name_and_open_ones_each_their_own() -> None:
    table, chance = bare_table(seed=3), Chance(2)
    while table.actors:
        for seat in VIEWERS:
            page = str(fragments(Sight(table, viewer(seat), Voices()))["parts"])
            names = re.findall(r'data-glide="([^"]+)"', page)
            assert len(names) == len(set(names)), "two pieces of one name cannot glide"
            ids = re.findall(r' id="([^"]+)"', page)
            assert len(ids) == len(set(ids))
        absorb(table, table.plan_move(*any_move(table, None, chance), table.position))


def test_nothing_a_person_wrote_becomes_markup() -> None:
    table = bare_table(seed=3)
    table.chairs[1] = replace(table.chairs[1], name='<b onclick="x">"Ben\'</b>')
    absorb(table, table.plan_talk(0, "<script>alert(1)</script>"))
    for seat in VIEWERS:
        sight = Sight(table, viewer(seat), Voices())
        drawn = fragments(sight)
        for markup in (
            str(table_page(sight, Page("Wim", "en", "/"))),
            str(drawn["parts"]),
            drawn["log"],
            drawn["chat"],
        ):
            assert "<script>alert" not in str(markup)
            assert "<b onclick" not in str(markup)
