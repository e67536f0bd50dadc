"""A view in words: headed lines for a terminal or a screen reader."""

from __future__ import annotations

from thronsaal.core.words import Seat, Value, Who, Word
from thronsaal.games.catan.kernel.geometry import plan
from thronsaal.games.catan.kernel.material import CLANS
from thronsaal.games.catan.view import CatanView, map_id_of, named, names_of
from thronsaal.games.catan.words import bundle, section_word


def glance(seen: CatanView) -> list[tuple[Word, list[Word]]]:
    """The view as headed lines of text."""
    head = "glance-over" if seen["over"] else "glance-turn"
    lines = [(Word(head, {"turn": seen["turn"] + 1, "seat": Who(seen["active"])}), _table_lines(seen))]
    for seat in range(seen["seats"]):
        lines.append(
            (Word("glance-seat", {"seat": Who(seat), "points": seen["points"][seat]}), _seat_lines(seen, seat))
        )
    lines.append((Word("glance-land"), _land_lines(seen)))
    if "camps" in seen:
        lines.append((Word("glance-north", {"breaches": seen["breaches"]}), _north_lines(seen)))
    if seen["hand"] is not None and seen["cards"] is not None and seen["own_points"] is not None:
        mine = [Word("glance-hand", {"cards": bundle(seen["hand"])})]
        held = tuple(Word(f"card-{name}") for name, count in seen["cards"].items() for _ in range(count))
        if held:
            mine.append(Word("glance-cards", {"cards": held}))
        lines.append((Word("glance-you", {"points": seen["own_points"]}), mine))
    return lines


def _table_lines(seen: CatanView) -> list[Word]:
    lines = [Word("glance-supply", {"cards": bundle(seen["supply"]), "deck": seen["deck"]})]
    if seen["dice"]:
        lines.append(Word("glance-dice", {"dice": tuple(str(die) for die in seen["dice"])}))
    tormund = seen["tormund"]
    names = names_of(seen)
    where = Word("glance-tormund-camp") if tormund == "camp" else Word("glance-tormund", {"hex": named(names, tormund)})
    lines.append(where)
    if seen["offer"]:
        terms = {"gives": bundle(seen["offer"]["gives"]), "takes": bundle(seen["offer"]["takes"])}
        lines.append(Word("glance-offer", {"seat": Who(seen["active"]), **terms}))
    return lines


def _land_lines(seen: CatanView) -> list[Word]:
    """The landscapes, row by row, and the trade stations."""
    names, board = names_of(seen), plan(map_id_of(seen))
    rows: dict[int, list[Word]] = {}
    for at, (_, row) in enumerate(board.hexes):
        if board.land[at]:
            rows.setdefault(row, []).append(names.hexes[at])
    lines = [Word("glance-row", {"row": n, "hexes": tuple(hexes)}) for n, hexes in enumerate(rows.values(), 1)]
    for path, kind in seen["stations"]:
        what = Word("place-station-any") if kind == "any" else Word(f"resource-{kind}")
        lines.append(Word("glance-station", {"station": what, "place": named(names, path)}))
    return lines


def _seat_lines(seen: CatanView, seat: Seat) -> list[Word]:
    counts = {"cards": seen["hand_sizes"][seat], "developments": seen["card_counts"][seat]}
    lines = [Word("glance-counts", {**counts, "patrols": seen["patrols"][seat]})]
    names = names_of(seen)
    for what, places in (("settlement", seen["settlements"][seat]), ("keep", seen["keeps"][seat])):
        lines += [Word(f"glance-{what}", {"place": named(names, place)}) for place in places]
    if seen["roads"][seat]:
        lines.append(Word("glance-roads", {"places": tuple(named(names, place) for place in seen["roads"][seat])}))
    if seen["longest"] == seat:
        lines.append(Word("glance-longest", {"length": seen["lengths"][seat]}))
    if seen["strongest"] == seat:
        lines.append(Word("glance-strongest"))
    if "heroes" in seen:
        hero = seen["heroes"][seat]
        lines.append(Word("glance-hero", {"hero": Word(f"hero-{hero['hero']}"), "side": hero["side"]}))
    return lines


def _north_lines(seen: CatanView) -> list[Word]:
    lines = []
    for clan, camps in zip(CLANS, seen["camps"], strict=True):
        who = tuple(Word(f"kind-{kind}") for kind in camps if kind)
        if who:
            lines.append(Word("glance-camps", {"clan": Word(f"clan-{clan}"), "wildlings": who}))
    for section, guards in enumerate(seen["wall"]):
        posted = tuple(Who(guard) for guard in guards if guard is not None) or Word("nobody")
        values: dict[str, Value] = {
            "section": section_word(section),
            "guards": posted,
            "wildlings": seen["clearings"][section],
        }
        lines.append(Word("glance-section", values))
    for at, kinds in enumerate(seen["gift"]):
        who = tuple(Word(f"kind-{kind}") for kind, count in kinds.items() for _ in range(count))
        if who:
            lines.append(Word("glance-gift", {"hex": names_of(seen).hexes[at], "wildlings": who}))
    return lines
