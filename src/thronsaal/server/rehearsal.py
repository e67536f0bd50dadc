"""What a game is rehearsed with before anybody may play it here: rules and drawings that take long the first time."""

from __future__ import annotations

from thronsaal.core.chance import Chance
from thronsaal.core.registry import find_game
from thronsaal.core.text import LANGUAGES
from thronsaal.server.frame import Page
from thronsaal.server.people import Person
from thronsaal.server.render import fragments, table_page
from thronsaal.server.sight import Sight
from thronsaal.server.table import Chair, Deed, Entry, Table
from thronsaal.server.thinkers import rehearse
from thronsaal.server.voices import Voices

DRAWN = 6
"""After so many moves a board has been drawn often enough: by then everything that is read from files has been."""


def rehearse_all(game_id: str) -> None:
    """Everything."""
    rehearse(game_id)
    rehearse_pages(game_id)


def rehearse_pages(game_id: str) -> None:
    """Draw a table in every language: templates are compiled and texts read. A second, and it holds up nobody."""
    game, chance, voices = find_game(game_id), Chance(1), Voices()
    people = [Person(f"person-{seat}", f"P{seat}") for seat in range(game.seats[0])]
    chairs = tuple(Chair("person", person.name, person.id) for person in people)
    table = Table(Deed("rehearsal", game, game.settle({}), 1, chairs))
    for number in range(DRAWN):
        if not table.actors:
            return
        for language in LANGUAGES:
            for person in (None, people[table.actors[0]]):
                sight = Sight(table, table.viewer(person, language), voices)
                if number == 0:
                    table_page(sight, Page("", language, "/"))
                fragments(sight)
        move = chance.pick(table.match.state.legal(table.actors[0]))
        table.absorb(Entry(number + 1, "moved", table.actors[0], {"move": move, "to": table.position}, 0))
