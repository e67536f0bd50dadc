"""The hall: tables, people, live updates and the store, over HTTP and WebSockets.

    store.py      people, tables and one journal a table; SQLite or Postgres; written before anything is told
    table.py      a table in memory: a core Match, its chairs and its journal; plans entries, absorbs stored ones
    takeback.py   what a table plans when somebody wants to take back
    lookalikes.py names that can be told apart
    signing.py    the hall signs the records it writes
    journal.py    what tables are made of: chairs, deeds, entries
    timing.py     the clocks of a table, read off its journal
    presence.py   who is here, and since when the others are gone
    sight.py      all that one viewer may know of a table now; pages and API draw from a Sight, never from a Table
    hall.py       finds, lists, writes, wakes watchers; tables leave memory when idle, come back by replay
    audience.py   a table in memory and all who look on
    leading.py    leads the bots at its tables, as their conductors say
    setup.py      sets up tables: new, rematch, fork of a finished match, uploaded record
    play.py       what people do at a table: move, say, sit, undo, agree, resign, leave, hint, record, replay
    thinkers.py   bots in worker processes; they get a Vantage, never the state; questions.py is what they are asked
    cluster.py    bots on a Ray cluster
    people.py     guests: a name and a signed cookie, or a bearer token for programs
    passes.py     cookies: who, since when, and our seal on it
    accounts.py   visits, tokens, bans and keys, as SQL
    account.py    what people do about themselves and each other, as pages and API
    manners.py    whom somebody mutes or blocks, and what they report
    forgetting.py all of a person handed over or deleted; what goes by itself after a time
    orders.py     what running halls must hear of; warden.py hears it, and knows who may come in
    admin.py      what `thronsaal admin` does
    chronicle.py  what happened at a table in words, for when its rules are gone; faded.py shows it
    speakers.py   who said something at a table
    door.py       who is asking, in which language, from where, how often: what API, pages and sockets share
    api.py        the JSON API below /api/v1
    live.py       the socket of a table: updates out, actions in, resume after a break
    patches.py    what changed in a drawn page, in few bytes
    shapes.py     the shapes of its JSON
    rehearsal.py  what a game is rehearsed with before anybody may play it here
    house.py      all parts of one server
    bus.py        what servers of one database tell each other; courier.py does it over Redis
    hearing.py    what the hall learns of other servers, by the bus or by looking
    deeds.py      what a table was set up with, made of what is stored
    gate.py       connections, heads and times, before a request is understood
    turns.py      whose turn it is to be thought for
    metrics.py    figures in the format of Prometheus
    safekeeping.py  copies of the database
    briefs.py     tables as lists show them
    lease.py      a file of SQLite has one server
    schema.py     the schema of the database, step by step
    guard.py      headers, origin, sizes and rates of every request
    app.py        create_app(settings): all of it put together
    pages.py      the pages for people (HTML), drawn with the templates of thronsaal.web
    replays.py    the pages of matches that are over
    catalogue.py  the rules as pages
    lessons.py    the scenes of a game as lessons
    ending.py     how a match ended, in words; picture.py draws it, finale.py is its page
    frame.py      the frame of every page: who looks at it, and how they like it
    past.py       a match that is over, position by position
    render.py     what pages and fragments of pages are drawn from

Everything that happens at a table is one `Entry` of its journal: number 1, 2, 3 and so on without a gap, under a unique
key. Nothing is told before its entry is committed, so a crash loses nothing that was acknowledged, and two processes
cannot both write number 17: the second reads what the first wrote and judges anew. A viewer who was away says the last
number it has and gets the rest. `position` is the number of the last entry that changed the board; a move names the
position it answers, so a late, repeated or reordered message is told apart and changes nothing.

What a page has to work with:

    house = request.app.state.house           .settings .people .hall .setup .play .voices
    person = await door.person(request)       the guest asking (makes one on the first visit; the cookie sets itself)
    language = door.language(request)         ?lang=, the cookie `lang`, then Accept-Language
    table = await house.hall.find(table_id)   raises Denied("no-table")
    viewer = table.viewer(person, language)
    sight = house.hall.sight(table, viewer)   everything to draw: view, asking, choices, lines, sitters, may, result
    await house.play.move(table_id, person, "...", position)     and say, sit, undo, agree, resign, leave, hint
    await house.setup.create(person, Wish(...))                  and fork, file (an uploaded record), rematch
    await house.play.replay(table_id, count, language)           a Replay; and record: the text for download
    await house.hall.open_tables() / tables_of(person)           Briefs for the lobby
    await house.people.rename(person, name)

The content security policy allows scripts, styles, fonts, images and sockets of our own origin only (images also as
data: URLs) and nothing inline: no <script>...</script>, no onclick=, no style="". Set custom properties from script, or
use classes and SVG attributes.
"""

from __future__ import annotations

import os
import sys

from thronsaal.server.settings import BadSetting, Settings

__all__ = ["Settings", "main", "serve"]


def serve(settings: Settings) -> bool:
    """Run the server until it is told to stop; whether it ever listened."""
    from thronsaal.server.running import run  # noqa: PLC0415 - the command line need not load a web framework

    return run(settings)


def main(
    host: str = "127.0.0.1",
    port: int = 8000,
    open_browser: bool = False,
    **given: str,
) -> int:
    """`thronsaal serve`: the exit code. What is not given here may be set in the environment, see docs/hosts.md."""
    try:
        settings = Settings.read(os.environ, host=host, port=port, open_browser=open_browser, **given)
    except BadSetting as error:
        print(f"thronsaal: {error}", file=sys.stderr)
        return 2
    return 0 if serve(settings) else 1
