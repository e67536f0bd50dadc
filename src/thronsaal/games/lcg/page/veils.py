"""Cards in shadows, as backs with the numbers of their places; who may look sees what they are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from thronsaal.core.words import SEAT_LETTERS, Seat
from thronsaal.games.lcg.page.acts import Act
from thronsaal.games.lcg.page.faces import Face
from thronsaal.games.lcg.page.tiles import Omen, Tiles
from thronsaal.games.lcg.sight import VeiledSeen
from thronsaal.games.lcg.view import View


@dataclass(frozen=True, slots=True)
class Veil:
    """A card in shadows. `face` only for who may look; `price` is what its controller would pay for it now."""

    key: str
    number: int
    face: Face | None
    text: str
    acts: Sequence[Act] = ()
    aim: str = ""
    tried: str = ""
    price: int | None = None
    is_known: bool = False
    """Whether somebody besides its controller knows it."""
    power: int = 0
    gold: int = 0
    tokens: int = 0
    omen: Omen | None = None
    """What becomes of a hidden card is not foretold."""

    @property
    def look(self) -> str:
        """What the inspector shows: its face, or that it is hidden."""
        return f"lcg-face-{self.face.slug}" if self.face is not None else "lcg-back"


def veils(view: View, shown: Sequence[VeiledSeen], seat: Seat, tiles: Tiles) -> list[Veil]:
    """The shadows of a seat, by place."""
    return [_veil(view, card, seat, tiles) for card in shown]


def _veil(view: View, card: VeiledSeen, seat: Seat, tiles: Tiles) -> Veil:
    mine, letter, number = view["seat"] == seat, SEAT_LETTERS[seat], card["place"]
    face = tiles.face(card["card"]) if card["card"] is not None else None
    acts = tiles.acts.in_shadows(letter, number, mine)
    told = [tiles.say("board-veil", count=number), face.name if face is not None else tiles.say("board-veil-hidden")]
    price = card["price"] if mine else None
    if price is not None:
        told.append(tiles.say("board-veil-price", count=price))
    if card["gold"]:
        told.append(tiles.say("glance-gold", count=card["gold"]))
    if card["power"]:
        told.append(tiles.say("glance-power", count=card["power"]))
    if acts:
        told.append(tiles.say("board-can-emerge" if acts[0].move.startswith("emerge") else "board-can-slot"))
    return Veil(
        f"{letter}-{number}",
        number,
        face,
        ", ".join(told) + ".",
        acts,
        tiles.say("board-aim") if any(act.move.startswith("slot") for act in acts) else "",
        f"emerge {number}" if mine and tiles.acts.legal and not acts else "",
        price,
        bool(set(card["known_to"]) - {seat}),
        card["power"],
        card["gold"],
        card["tokens"],
    )
