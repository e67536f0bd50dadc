"""What the constant texts of the core set do to figures, told in the teller's own words.

Each entry is read off the printed card. What a text does only once, when it is used, stands in `ledger`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from games.lcg.telling.board import Piece

if TYPE_CHECKING:
    from games.lcg.telling.figures import Figures

FITS: dict[str, str] = {
    **dict.fromkeys(("Ice", "Nymeria", "Summer"), "stark"),
    "Lightbringer": "baratheon",
    "Motley": "opponent's",
    "Bodyguard": "lord or lady",
}
"""Attachments that do not fit on every character."""
ONE_EACH = {"Lordship", "Bodyguard"}
ON_HOUSE = {"Lord Eddard's Chambers", "Queen Cersei's Chambers", "King Robert's Chambers", "Khal Drogo's Tent"}

DISCOUNTS: dict[str, tuple[int, Callable[[object], bool]]] = {}
"""Texts that make the next such card cheaper: by how much, and which card."""


def _is_house(*houses: str) -> Callable[[object], bool]:
    return lambda face: any(each.value in houses for each in face.house)  # type: ignore[attr-defined]


def _is_character(which: Callable[[object], bool]) -> Callable[[object], bool]:
    return lambda face: face.type == "character" and which(face)  # type: ignore[attr-defined]


def _has_icon(icon: str) -> Callable[[object], bool]:
    return lambda face: icon in [each.value for each in face.icons]  # type: ignore[attr-defined]


for _house, _fief, _hall, _sea, _other, _man in (
    ("stark", "Northern Fiefdoms", "Godswood", "Narrow Sea", "baratheon", "House Tully Recruiter"),
    ("lannister", "Western Fiefdoms", "Hall of Heroes", "Sunset Sea", "greyjoy", ""),
    ("baratheon", "Stormlands Fiefdoms", "Great Hall", "Narrow Sea", "stark", ""),
    ("targaryen", "Eastern Fiefdoms", "Great Pyramid", "Summer Sea", "martell", "Illyrio's Man"),
):
    DISCOUNTS[_fief] = 1, _is_house(_house)
    DISCOUNTS[_hall] = 2, _is_character(_is_house(_house))
    DISCOUNTS[_sea] = 2, _is_character(_is_house(_house, _other))
    if _man:
        DISCOUNTS[_man] = 1, _is_character(_is_house(_house))
for _street, _icon in (
    ("Street of Steel", "military"),
    ("Shadowblack Lane", "intrigue"),
    ("Street of Sisters", "power"),
):
    DISCOUNTS[_street] = 1, _is_character(_has_icon(_icon))

KNEELS = {
    *("Nymeria", "Lightbringer", "Greatjon Umber", "Bran Stark", "House Tully Recruiter", "Illyrio's Man"),
    *("Winterfell Kennels", "Cersei Lannister", "Ser Ilyn Payne", "Lannisport Brothel", "Maester Cressen"),
    *("Renly's Courtier", "Ghost", "Maester Aemon", "Magister Illyrio", "Shae", "Varys", "Ice"),
    *(name for name in DISCOUNTS if not name.endswith(" Sea")),
}
"""Cards that are knelt to use them."""

CLAIMS: dict[str, tuple[str, int]] = {
    "Jon Snow": ("itself", 1),
    "Eddard Stark": ("itself", 1),
    "Joffrey Baratheon": ("itself", 1),
    "Robert Baratheon": ("itself", 1),
    "Knight of Flowers": ("itself", 1),
    "Lannisport": ("house", 1),
    "Captain Groleo": ("house", 1),
    "Dragonstone Port": ("house", 1),
    "Lords of the Narrow Sea": ("house", 1),
    "Kings in the North": ("two", 1),
    "You've Killed the Wrong Dwarf!": ("target", 1),
}
"""Texts that bring power: where to, how much (for each)."""

DRAWS = {
    "Sansa Stark": 1,
    "Tyrion Lannister": 1,
    "Qyburn's Informers": 2,
    "Golden Tooth Mines": 1,
    "Insidious Ways": 2,
    "Xaro's Home": 1,
    "Counting Favors": 3,
}
"""Texts that say `draw`, and how many."""

KILLS = {
    *("Ice", "Robb Stark", "Ser Ilyn Payne", "Viserion", "Drogon", "Flame-Kissed", "Lethal Counterattack", "Guilty!"),
    *("A Lannister Pays His Debts", "Valar Morghulis", "Wildfire Assault", "Condemned by the Realm"),
}
"""Texts that kill."""

Amount = Callable[["Figures", Piece], int]


def _named(name: str, n: int) -> Amount:
    return lambda _, bearer: n if bearer.name == name else 0


def _taking_part(n: int) -> Amount:
    return lambda f, bearer: n if f.board.role(bearer.ref) else 0


BEARER_STRENGTH: dict[str, Amount] = {
    "Nymeria": _named("Arya Stark", 1),
    "Summer": lambda _, __: 2,
    "Gutter Rat's Cunning": lambda _, __: 2,
    "Shadow's Blessing": lambda f, bearer: 2 if "power" in f.icons[bearer.ref] else -2,
    "Stinking Drunk": _taking_part(-4),
    "Blood of the Dragon": _taking_part(6),
    "Poisoned Wine": lambda _, __: -2,
    "Aegon's Blade": lambda f, bearer: 2 if "military" in f.icons[bearer.ref] else 0,
    "Flame-Kissed": lambda f, bearer: -2 if len(f.board.attached_to(bearer.ref)) == 1 else 0,
    "Lordship": lambda f, _: 4 if f.board.phase == "dominance" else 0,
    "I'm You Writ Small": lambda _, __: 2,
}
"""What an attachment makes of its bearer's strength."""

OWN_STRENGTH: dict[str, Amount] = {
    "Ser Rodrik Cassel": lambda f, it: 2 if f.board.role(it.ref) == "defending" else 0,
    "Shaggydog": lambda f, it: 3 if f.has_stark_lord(it.seat) else 0,
    "Kennel Master": lambda f, _: sum("Direwolf" in f.traits[each] for each in f.board.play),
    "Jhogo": lambda f, it: 2 if any("Weapon" in f.traits[each.ref] for each in f.board.attached_to(it.ref)) else 0,
    "Qartheen Fanatic": lambda f, _: 1 if f.is_dragon_about else 0,
    "Littlefinger": lambda f, it: f.board.players[it.seat].gold,
}
"""What a character makes of its own strength."""


def _winterfell(f: Figures, source: Piece, it: Piece) -> int:
    return int(source.seat == it.seat and f.is_of(it, "stark"))


def _melisandre(f: Figures, source: Piece, it: Piece) -> int:
    return int(not source.kneeling and "Asshai" in f.traits[it.ref])


OTHERS_STRENGTH: dict[str, Callable[[Figures, Piece, Piece], int]] = {
    "Winterfell Castle": _winterfell,
    "Melisandre": _melisandre,
    "Lady": lambda f, source, it: int(it.name == "Sansa Stark"),
}
"""What a card in play makes of the strength of others: (source, whom)."""

PLOT_STRENGTH: dict[str, Callable[[Figures, int, Piece], int]] = {
    "Tourney for the Hand": lambda f, seat, it: int(it.seat == seat and "Knight" in f.traits[it.ref]),
    "Hear Me Roar": lambda f, _, it: -int("intrigue" not in f.icons[it.ref]),
    "Holding the Trident": lambda f, seat, it: 2 * int(it.seat == seat and f.is_outnumbered(seat)),
    "The Power of Arms": lambda f, seat, it: 2 * int(it.seat == seat and "war" in f.crests_of(it)),
    "Power and Wealth": lambda f, seat, it: len(f.board.attached_to(it.ref)) if it.seat == seat else 0,
}
"""What a revealed plot makes of strengths: (whose plot, whom)."""
