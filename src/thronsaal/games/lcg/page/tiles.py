"""Cards that lie before a seat, as tiles: what they are now, why, and what they can do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from thronsaal.core.text import Voice
from thronsaal.core.words import Seat, Value
from thronsaal.games.lcg.glance import modifiers
from thronsaal.games.lcg.page.acts import AIMS, Act, Acts
from thronsaal.games.lcg.page.faces import Face, Link, face_of, key_of, keyword_link
from thronsaal.games.lcg.sight import MELEE, CardSeen, Change
from thronsaal.games.lcg.words.modifiers import CardModifier, Given

_UNSAID: Final = ("limited", "setup")
"""Keywords that matter no more once a card is in play."""
_OMENS: Final = {"total": "", "strength": "character", "power": "drop"}
"""Numbers that are foreseen, and their signs; of a sum the sign of what the card would do."""


@dataclass(frozen=True, slots=True)
class Omen:
    """What a card that may be chosen would come to: a sign, a number if there is one, and both in words."""

    sign: str
    number: int | None
    text: str


@dataclass(frozen=True, slots=True)
class Tile:
    """A card on the table. `change` is `up` or `down`; `tried` is sent where nothing can be done, and says why not."""

    key: str
    face: Face
    text: str
    kneeling: bool = False
    strength: int | None = None
    change: str = ""
    icons: tuple[tuple[str, str], ...] = ()
    """Each with `has`, `new` or `lost`."""
    power: int = 0
    gold: int = 0
    role: str = ""
    sneaked: bool = False
    leaving: str = ""
    blank: bool = False
    foreign: bool = False
    duplicates: int = 0
    tabs: Sequence[Tile] = ()
    acts: Sequence[Act] = ()
    aim: str = ""
    omen: Omen | None = None
    tried: str = ""
    count: int = 1
    price: int | None = None
    now: Sequence[str] = ()
    """Sentences on what it is now, for the inspector."""
    keywords: Sequence[Link] = ()

    @property
    def is_still(self) -> bool:
        """Whether nothing can be done with it, so that it looks the same to everybody who reads this language."""
        return not (self.acts or self.tried) and all(tab.is_still for tab in self.tabs)

    @property
    def look(self) -> str:
        """What the inspector shows of it: what it is now, and its face."""
        return (f"lcg-now-{self.key} " if self.now else "") + f"lcg-face-{self.face.slug}"


class Tiles:
    """Makes tiles for one reader."""

    def __init__(self, acts: Acts, voice: Voice, errata: bool) -> None:
        self.acts = acts
        self.voice = voice
        self.errata = errata
        self.faces: dict[str, Face] = {}
        """Every face that was drawn."""
        self.drawn: dict[str, Tile] = {}
        """The tiles by the card."""

    def say(self, key: str, **values: Value) -> str:
        """A sentence in the reader's language."""
        return self.voice.say(key, **values)

    def face(self, call: str) -> Face:
        """A face, noted for the inspector."""
        face = face_of(call, self.voice, self.errata)
        self.faces[face.slug] = face
        return face

    def held(self, call: str, price: int | None = None, is_mine: bool = False) -> Tile:
        """A card in a hand or among what is offered."""
        face, acts = self.face(call), tuple(self.acts.on(call))
        told = [face.name, face.kind_text]
        if price is not None or face.cost is not None:
            told.append(self.say("board-cost", count=face.cost or 0 if price is None else price))
        if face.strength is not None:
            told += [self.say("board-strength", count=face.strength), *self._icon_words(face.icons)]
        if face.claim is not None:
            told.append(self.say("line-plot", gold=face.gold or 0, initiative=face.initiative or 0, claim=face.claim))
        icons = tuple((icon, "has") for icon in face.icons)
        tile = Tile(
            key_of(call),
            face,
            self._sentence(told, acts),
            strength=face.strength,
            icons=icons,
            acts=acts,
            aim=self._aim(acts),
            tried=self.acts.tried(call, in_hand=True) if is_mine else "",
            price=price,
        )
        self.drawn[call] = tile
        return tile

    def lying(self, card: CardSeen, table: Mapping[str, tuple[CardSeen, Seat]], viewer: Seat | None) -> Tile:
        """A card in play with what lies on it, whoever controls that; `table` has all cards in play by their call."""
        call, face = card["card"], self.face(card["card"])
        acts = tuple(self.acts.on(call))
        seat = table[call][1]
        tabs = tuple(
            self.lying(table[each][0], table, viewer) if each in table else self.held(each)
            for each in card["attachments"]
        )
        causes = [self._cause(change) for change in card["changes"]]
        words = [*self._words(card, face)]
        state = ", ".join(words[1:])
        tile = Tile(
            key_of(call),
            face,
            self._sentence(words, acts),
            kneeling=card["kneeling"],
            strength=card["strength"],
            change=_direction(card),
            icons=_icons(card, face),
            power=card["power"],
            gold=card["gold"],
            role=card["role"] or "",
            sneaked=card["sneaked"],
            leaving=card["leaving"] or "",
            blank=card["blank"],
            foreign=card["owner"] != seat,
            duplicates=len(card["duplicates"]),
            tabs=tabs,
            acts=acts,
            aim=self._aim(acts),
            omen=self._omen(acts),
            tried=self.acts.tried(call, in_hand=False) if seat == viewer else "",
            now=(f"{state[:1].upper()}{state[1:]}.", *causes),
            keywords=tuple(keyword_link(each, self.voice) for each in card["keywords"] if each not in _UNSAID),
        )
        self.drawn[call] = tile
        return tile

    # Words

    def _aim(self, acts: Sequence[Act]) -> str:
        """What becomes of a card that is chosen, in a word or two."""
        if not any(act.move.startswith("card ") for act in acts):
            return ""
        omen = self._omen(acts)
        if omen is not None:
            return omen.text
        return self.say(f"board-aim-{self.acts.asked}") if self.acts.asked in AIMS else self.say("board-aim")

    def _omen(self, acts: Sequence[Act]) -> Omen | None:
        """What is known of what becomes of it; the gravest first."""
        call = next((act.move.removeprefix("card ") for act in acts if act.move.startswith("card ")), "")
        seen = self.acts.foreseen.get(call)
        if not seen:
            return None
        if "leaves" in seen:
            sign = "dead" if seen["leaves"] == "killed" else "discard"
            return Omen(sign, None, self.say(f"board-omen-{seen['leaves']}"))
        for what, sign in _OMENS.items():
            if what in seen:
                count = int(seen[what])  # type: ignore[literal-required]  # (one of its keys)
                return Omen(sign or AIMS[self.acts.asked], count, self.say(f"board-omen-{what}", count=count))
        if "taken" in seen:
            return Omen("hand", None, self.say("board-omen-taken"))
        return Omen(
            "kneel" if seen["kneels"] else "up",
            None,
            self.say("board-kneeling" if seen["kneels"] else "board-standing"),
        )

    def _sentence(self, told: Sequence[str], acts: Sequence[Act]) -> str:
        aim = self._aim(acts)
        if aim:
            told = [*told, self.say("board-may-be", what=aim)]
        elif len(acts) > 1:
            told = [*told, self.say("board-can-several", count=len(acts))]
        elif acts:
            told = [*told, self.say(f"board-can-{acts[0].move.partition(' ')[0]}")]
        return ", ".join(told) + "."

    def _icon_words(self, icons: Sequence[str]) -> list[str]:
        names = [self.say(f"type-{icon}") for icon in icons]
        return [self.say("board-and", first=", ".join(names[:-1]), last=names[-1])] if len(names) > 1 else names

    def _words(self, card: CardSeen, face: Face) -> Iterator[str]:
        """All that is to be said of a card in play, the most telling first."""
        yield face.name
        yield self.say("board-kneeling" if card["kneeling"] else "board-standing")
        if card["strength"] is not None:
            yield self._strength(card)
            yield from self._icon_words(card["icons"])
        if card["power"]:
            yield self.say("glance-power", count=card["power"])
        if card["gold"]:
            yield self.say("glance-gold", count=card["gold"])
        yield from (self.say(f"keyword-{each}") for each in card["keywords"] if each not in _UNSAID)
        if card["attachments"]:
            yield self.say("glance-attached", cards=", ".join(self.face(each).name for each in card["attachments"]))
        if card["duplicates"]:
            yield self.say("glance-duplicates", count=len(card["duplicates"]))
        if card["role"]:
            yield self.say(f"glance-{card['role']}")
        if card["sneaked"]:
            yield self.say("glance-passed-by")
        if card["blank"]:
            yield self.say("glance-blank")
        if card["leaving"]:
            yield self.say(f"board-leaving-{card['leaving']}")

    def _strength(self, card: CardSeen) -> str:
        """The strength, and the sum that it comes of."""
        terms = "".join(
            f" {'+' if change['strength'] > 0 else '−'} {abs(change['strength'])} {self._source(change)}"
            for change in card["changes"]
            if change["strength"]
        )
        said = self.say("board-strength", count=card["strength"] or 0)
        return f"{said} ({card['printed_strength']}{terms})" if terms else said

    def _source(self, change: Change) -> str:
        if change["gives"] == MELEE:
            return self.say("keyword-melee")
        return self.face(change["source"]).name if change["source"] else self.say("board-unknown-source")

    def _cause(self, change: Change) -> str:
        """What changes it, with its source and its end."""
        if change["strength"]:
            sign = "+" if change["strength"] > 0 else "−"
            said = f"{sign}{abs(change['strength'])} {self._source(change)}"
        else:
            gives = modifiers().get(change["gives"])
            given = (
                self.say(Given(gives, 1).word.key, **Given(gives, 1).word.values)
                if isinstance(gives, CardModifier)
                else ""
            )
            said = f"{self._source(change)}: {given}" if given else self._source(change)
        return said if change["until"] is None else f"{said}, {self.say('until-' + change['until'])}"


def _direction(card: CardSeen) -> str:
    now, printed = card["strength"], card["printed_strength"]
    if now is None or printed is None or now == printed:
        return ""
    return "up" if now > printed else "down"


def _icons(card: CardSeen, face: Face) -> tuple[tuple[str, str], ...]:
    if card["strength"] is None:
        return ()
    now = [(icon, "has" if icon in face.icons else "new") for icon in card["icons"]]
    return (*now, *((icon, "lost") for icon in face.icons if icon not in card["icons"]))


def stacked(tiles: Sequence[Tile]) -> list[Tile]:
    """Cards that lie there several times and can do nothing, as one."""
    found: dict[object, Tile] = {}
    for tile in tiles:
        is_plain = not (tile.acts or tile.tabs or tile.leaving)
        key: object = (tile.face.slug, tile.kneeling, tile.gold, tile.power, tile.blank) if is_plain else tile.key
        found[key] = replace(found[key], count=found[key].count + 1) if key in found else tile
    return list(found.values())
