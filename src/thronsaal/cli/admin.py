"""`thronsaal admin`: what whoever keeps a hall does about tables and people, also while it is open."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any

from thronsaal.cli.asked import Asked
from thronsaal.cli.commands import of_hall
from thronsaal.cli.hosting import url_of
from thronsaal.cli.screen import Screen
from thronsaal.cli.wrong import Wrong
from thronsaal.core.text import house_texts

SHOWN = 8
"""So many letters of an id are shown; any beginning of it that fits one only is understood."""


def admin(asked: Asked, arguments: Namespace) -> int:
    """Do what was asked for; the exit code is 1 when there is nobody and nothing of that name."""
    module, database = of_hall(asked, "admin"), of_hall(asked, "database")
    screen = Screen(asked.language, house_texts())
    try:
        with module.office(url_of(asked, arguments)) as office:
            return DEEDS[arguments.deed](screen, office, arguments)
    except module.NotFound as error:
        key = f"wrong-admin-{error.what}" if error.count == 0 or not error.named else "wrong-admin-several"
        raise Wrong(asked.say(key, named=error.named[:60]), 1) from error
    except database.StoreDown as error:
        raise Wrong(asked.say("wrong-admin-store", why=str(error)[:200]), 1) from error


def _day(at: int) -> str:
    """A moment as everybody reads it, in UTC."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _short(named: str) -> str:
    """The beginning of an id; addresses stand as they are."""
    return named if "." in named or ":" in named else named[:SHOWN]


def _tables(screen: Screen, office: Any, arguments: Namespace) -> int:
    found = office.tables(with_finished=arguments.all)
    for each in found:
        brief = each.brief
        names = ", ".join(chair.name or chair.level or "-" for chair in brief.chairs)
        state = screen.say(f"admin-phase-{brief.phase}")
        screen.print(
            f"{brief.id[:SHOWN]}  {_day(brief.touched)}  {brief.game:<12} {state:<12} {brief.moves:>5}  {names}"
        )
    screen.print(screen.say("admin-tables-count", count=len(found)), "dim")
    return 0


def _people(screen: Screen, office: Any, arguments: Namespace) -> int:
    found = office.people(arguments.word)
    banned = {ban.whom for ban in office.bans()}
    for each in found:
        marks = [screen.say("admin-token")] if each.has_token else []
        marks += [screen.say("admin-banned")] if each.id in banned else []
        screen.print(f"{each.id[:SHOWN]}  {_day(each.seen)}  {each.name}  {' '.join(marks)}".rstrip())
    screen.print(screen.say("admin-people-count", count=len(found)), "dim")
    return 0


def _close(screen: Screen, office: Any, arguments: Namespace) -> int:
    screen.print(screen.say("admin-closed", table=office.close(arguments.table)[:SHOWN]))
    return 0


def _reopen(screen: Screen, office: Any, arguments: Namespace) -> int:
    screen.print(screen.say("admin-reopened", table=office.reopen(arguments.table)[:SHOWN]))
    return 0


def _ban(screen: Screen, office: Any, arguments: Namespace) -> int:
    made = office.ban(arguments.whom, arguments.days, arguments.why[:200])
    key = "admin-ban-until" if made.until else "admin-ban"
    screen.print(screen.say(key, whom=_short(made.whom), until=_day(made.until)))
    return 0


def _unban(screen: Screen, office: Any, arguments: Namespace) -> int:
    screen.print(screen.say("admin-unban", whom=_short(office.unban(arguments.whom))))
    return 0


def _bans(screen: Screen, office: Any, arguments: Namespace) -> int:
    found = office.bans()
    for each in found:
        until = _day(each.until) if each.until else screen.say("admin-for-ever")
        screen.print(f"{_short(each.whom)}  {_day(each.at)}  {until}  {each.why}".rstrip())
    screen.print(screen.say("admin-bans-count", count=len(found)), "dim")
    return 0


def _revoke(screen: Screen, office: Any, arguments: Namespace) -> int:
    screen.print(screen.say("admin-revoked", name=office.revoke(arguments.person).name))
    return 0


def _forget(screen: Screen, office: Any, arguments: Namespace) -> int:
    if not arguments.yes:
        raise Wrong(screen.say("wrong-admin-yes"))
    screen.print(screen.say("admin-forgotten", name=office.forget(arguments.person).name))
    return 0


def _reports(screen: Screen, office: Any, arguments: Namespace) -> int:
    found = office.reports()
    for each in found:
        screen.print(f"{each.other[:SHOWN]}  {_day(each.at)}  {each.name}", "bold")
        about = screen.say("admin-report", person=each.person[:SHOWN], table=each.table_id[:SHOWN], words=each.words)
        screen.print(about, indent=2)
        for line in each.said:
            screen.print(f"> {line}", "dim", indent=4)
    screen.print(screen.say("admin-reports-count", count=len(found)), "dim")
    return 0


def _settle(screen: Screen, office: Any, arguments: Namespace) -> int:
    screen.print(screen.say("admin-settled", count=office.settle(arguments.person)))
    return 0


def _rotate(screen: Screen, office: Any, arguments: Namespace) -> int:
    public = office.rotate(arguments.key, at_once=arguments.at_once)
    how = "-at-once" if arguments.at_once else ""
    screen.print(screen.say(f"admin-rotated-{arguments.key}{how}"))
    if arguments.key == "records":
        screen.print(screen.say("admin-public", public=public))
    return 0


DEEDS: Mapping[str, Callable[[Screen, Any, Namespace], int]] = {
    "tables": _tables,
    "people": _people,
    "close": _close,
    "reopen": _reopen,
    "ban": _ban,
    "unban": _unban,
    "bans": _bans,
    "revoke": _revoke,
    "forget": _forget,
    "reports": _reports,
    "settle": _settle,
    "rotate": _rotate,
}
