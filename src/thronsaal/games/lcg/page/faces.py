"""Cards as they are printed: what the inspector tells of a face, and how tiles call it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from thronsaal.core.text import Voice
from thronsaal.games.lcg.catalogue import BY_SLUG
from thronsaal.games.lcg.material import GREAT_HOUSES
from thronsaal.games.lcg.printed import Agenda, Card, Character, Event, HouseCard, Plot
from thronsaal.games.lcg.wording import card_lines
from thronsaal.games.lcg.words.speech import trait_word

NEUTRAL: Final = "neutral"
ROOM: Final = 17
"""So many letters of a name stand on a small tile."""
LONG_WORD: Final = 10
VAST_WORD: Final = 13
SHY: Final = "\u00ad"
"""Where a word may be broken if it must."""
_SYLLABLE: Final = re.compile(
    r"(?<=\w{3})(?<![bcdfgkpt](?=[lr]))(?<![cst](?=h))(?:sch|ch|sh|th|ph|qu|[bcdfgkpt][lr]|[^\W\daeiouyäöü])(?=[aeiouyäöü]\w)",
    re.IGNORECASE,
)
"""What a syllable begins with in both languages: the last consonant before a vowel, or those that sound together."""
_RANKS: Final = re.compile(
    r"^(?:Ser|Lord|Lady|Maester|Magister|King|Queen|Khal|Captain|The|An|A|Der|Die|Das|König|Königin) "
)
_TAILS: Final = re.compile(
    r" (?:of|von|vom|der|des|in|im|auf|at|the|zu) .*$|(?: Stark| Lannister| Baratheon| Targaryen| Greyjoy| Martell)$"
)
_RULES: Final = {"setup": "keyword-setup", "weapons-only": "no-attachments"}
"""Keywords whose rule has another name."""
_TYPE_RULES: Final = {"attachment": "attachments", "event": "events", "plot": "plot-reveal", "agenda": "agenda"}


@dataclass(frozen=True, slots=True)
class Link:
    """A word with the rule that explains it."""

    text: str
    rule: str


@dataclass(frozen=True, slots=True, eq=False)
class Face:
    """A card as it is printed, in the reader's language. `house` is the first one on it, or neutral.

    There is one for each language, so it is equal to itself alone.
    """

    slug: str
    code: str
    """The name of its page; empty where it has none."""
    name: str
    short: str
    letters: str
    kind: str
    kind_text: str
    house: str
    house_text: str
    unique: bool
    cost: int | None
    strength: int | None
    icons: tuple[str, ...]
    crests: tuple[str, ...]
    traits: str
    lines: tuple[str, ...]
    links: tuple[Link, ...]
    gold: int | None = None
    initiative: int | None = None
    claim: int | None = None

    @property
    def size(self) -> str:
        """The class of names with a word that is too long for a small tile, in the usual letters or in any."""
        longest = max(map(len, re.split(r"[\s-]", self.short.replace(SHY, ""))))
        return "lcg-long lcg-vast" if longest >= VAST_WORD else "lcg-long" if longest >= LONG_WORD else ""


_FACES: dict[tuple[str, str, bool], Face] = {}


def slug_in(call: str) -> str:
    """The face of a card that is called `robb-stark@A#2`."""
    return call.partition("@")[0]


def key_of(call: str) -> str:
    """A card as ids of the page name it."""
    return call.replace("@", "-").replace("#", "-")


def face_of(call: str, voice: Voice, errata: bool) -> Face:
    """The face of a card by what it is called, made once for each language."""
    key = (slug_in(call), voice.language, errata)
    found = _FACES.get(key)
    if found is None:
        found = _FACES[key] = _made(BY_SLUG[key[0]], key[0], voice, errata)
    return found


def _made(card: Card, slug: str, voice: Voice, errata: bool) -> Face:
    name = voice.say(card.title)
    houses = [voice.say(f"house-{house.value}") for house in card.house]
    is_plot, has_cost = isinstance(card, Plot), not isinstance(card, Event | Plot | HouseCard | Agenda)
    return Face(
        slug=slug,
        code=card.code if card.type == "house" or card.copies else "",
        name=name,
        short=breakable(name) if is_plot else short(name),
        letters=letters(name),
        kind=card.type,
        kind_text=voice.say(f"card-{card.type}"),
        house=next((house.value for house in (*card.house, *card.only_for) if house in GREAT_HOUSES), NEUTRAL),
        house_text=" · ".join(houses) if houses else voice.say("line-neutral"),
        unique=card.unique,
        cost=card.cost if has_cost and not card.costless else None,
        strength=card.strength if isinstance(card, Character) else None,
        icons=tuple(icon.value for icon in card.icons) if isinstance(card, Character) else (),
        crests=tuple(voice.say(f"crest-{crest.value}") for crest in card.crests),
        traits=", ".join(voice.say(trait_word(trait)) for trait in card.traits),
        lines=tuple(voice.say(line) for line in card_lines(card, errata)),
        links=tuple(_links(card, voice)),
        gold=card.gold if is_plot else None,  # type: ignore[attr-defined]  # (a plot)
        initiative=card.initiative if is_plot else None,
        claim=card.claim if is_plot else None,  # type: ignore[attr-defined]
    )


def _links(card: Card, voice: Voice) -> list[Link]:
    found = [Link(voice.say(f"card-{card.type}"), _TYPE_RULES.get(card.type, "cards"))]
    if card.unique:
        found.append(Link(voice.say("line-unique"), "unique"))
    return found + [keyword_link(keyword.value, voice) for keyword in card.keywords]


def keyword_link(keyword: str, voice: Voice) -> Link:
    """A keyword with its rule."""
    return Link(voice.say(f"keyword-{keyword}"), _RULES.get(keyword, keyword))


def short(name: str) -> str:
    """The name where it fits on a small tile, else its telling words: without rank, house and place."""
    said = name
    for part in (_RANKS, _TAILS):
        if len(said) > ROOM:
            said = part.sub("", said) or said
    return breakable(said)


def breakable(name: str) -> str:
    """A name whose long words may break between syllables."""
    return re.sub(r"\w{8,}", lambda word: _SYLLABLE.sub(rf"{SHY}\g<0>", word[0]), name)


def letters(name: str) -> str:
    """Two letters for a tab: those that begin the first two telling words, or the first of one."""
    words = [word for word in re.findall(r"\w+", _RANKS.sub("", name)) if len(word) > 2] or [name]
    return (words[0][0] + words[1][0]) if len(words) > 1 else words[0][:2]
