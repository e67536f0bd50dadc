"""Who said something at a table: the person who sat there then."""

from __future__ import annotations

from collections.abc import Sequence

from thronsaal.core.words import Seat
from thronsaal.server.journal import Chair, Entry


def speaker(entries: Sequence[Entry], chairs: Sequence[Chair], entry: Entry) -> str:
    """The id of whoever wrote an entry of talk; "" for anything else, and for bots. `chairs` are those of now."""
    if entry.kind == "murmured":
        return str(entry.data["person"])
    return _sat_at(entries, chairs, entry.seat, entry.number) if entry.kind == "said" else ""


def _sat_at(entries: Sequence[Entry], chairs: Sequence[Chair], seat: Seat, number: int) -> str:
    mine = [each for each in entries if each.seat == seat and each.kind in ("sat", "left")]
    before = [each for each in mine if each.kind == "sat" and each.number < number]
    if before:
        return str(before[-1].data["person"])
    # Whoever sat there from the start got up before the match began, or is there still.
    gone = next((each for each in mine if each.kind == "left" and each.data.get("person")), None)
    if gone is not None:
        return str(gone.data["person"])
    return chairs[seat].person if seat < len(chairs) else ""
