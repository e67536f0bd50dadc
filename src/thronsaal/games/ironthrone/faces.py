"""The pieces as the board draws them: tokens of characters, faces of cards, sheets of leaders."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from thronsaal.core.text import Voice
from thronsaal.core.words import Seat, Word
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone import wording
from thronsaal.games.ironthrone.cardset import CardSet
from thronsaal.games.ironthrone.view import CARDS, SeenCharacter


@dataclass(frozen=True, slots=True)
class Token:
    """A character: `state` is home, part (it takes part) or dead; `move` chooses it."""

    name: str
    house: str
    short: str
    power: int
    state: str
    text: str
    move: str = ""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A leader and what the leader can do."""

    name: str
    house: str
    short: str
    full: str
    title: str
    text: str
    provenance: str
    move: str = ""


@dataclass(frozen=True, slots=True)
class Face:
    """A card face. `glide` is the same wherever this card lies, so it glides there; `move` plays it."""

    kind: str
    house: str
    value: str
    name: str
    title: str = ""
    text: str = ""
    who: str = ""
    provenance: str = ""
    count: int = 1
    glide: str = ""
    move: str = ""
    lit: bool = False


@dataclass(frozen=True, slots=True)
class Back:
    """Cards of a house that lie face down, and how many."""

    house: str
    count: int
    text: str


class Faces:
    """Draws pieces in one language, for one set of cards and with one seat's moves to light."""

    def __init__(self, cards: CardSet, legal: Collection[str], voice: Voice) -> None:
        self.cards = cards
        self.legal = legal
        self.voice = voice

    def token(self, given: SeenCharacter, is_lit: bool = True) -> Token:
        """A character from its entry in a view."""
        name, power = given["name"], given["power"]
        state = "dead" if given["dead"] else "part" if given["taking_part"] else "home"
        text = self.voice.say(f"board-token-{state}", character=n.character_word(m.CHARACTERS.index(name)), power=power)
        move = f"choose {name}" if is_lit and f"choose {name}" in self.legal else ""
        return Token(name, house_name(name), short(name), power, state, text, move)

    def sheet(self, name: str, move: str = "") -> Sheet:
        """The sheet of a leader."""
        character = m.CHARACTERS.index(name)
        return Sheet(
            name,
            house_name(name),
            short(name),
            self.voice.say(n.character_word(character)),
            self.voice.say(wording.leader_title(self.cards, character)),
            self.voice.say(wording.leader_text(self.cards, character)),
            self.cards.leaders[character].provenance,
            move,
        )

    def face(self, name: str, verbs: Sequence[str] = (), count: int = 1, glide: str = "") -> Face:
        """A card by its name; the first of the verbs that is legal with it lights it."""
        card = CARDS[name]
        house, kind = m.HOUSES[m.HOUSE_OF[card]], m.TYPE_NAMES[m.TYPE[card]]
        move = next((f"{verb} {name}" for verb in verbs if f"{verb} {name}" in self.legal), "")
        said = self.voice.say(wording.titled(self.cards, card))
        tried = move or (f"{verbs[0]} {name}" if verbs else "")
        if m.TYPE[card] != m.CHARACTER:
            value = str(m.VALUE[card]) if m.TYPE[card] == m.WAR else ""
            return Face(kind, house, value, said, count=count, glide=glide, move=tried, lit=bool(move))
        return Face(
            kind,
            house,
            "0",
            said,
            self.voice.say(wording.card_title(self.cards, card)),
            self.voice.say(wording.card_text(self.cards, card)),
            m.CHARACTERS[m.CHARACTER_OF[card]],
            self.cards.cards[card].provenance,
            count,
            glide,
            tried,
            bool(move),
        )

    def pile(self, names: Sequence[str], verbs: Sequence[str] = (), glides: bool = False) -> list[Face]:
        """Cards side by side, those that are alike as one."""
        counts = Counter(names)
        return [self.face(name, verbs, count, name if glides else "") for name, count in sorted_cards(counts)]

    def backs(self, houses: Sequence[str]) -> list[Back]:
        """Face-down cards by house."""
        counts = Counter(houses)
        return [
            Back(
                house, counts[house], self.voice.say("board-hostages-of", house=house_text(house), count=counts[house])
            )
            for house in m.HOUSES
            if counts[house]
        ]


def house_text(house: str) -> Word:
    """A house as a word."""
    return n.house_word(m.HOUSES.index(house))


def sorted_cards(counts: Counter[str]) -> list[tuple[str, int]]:
    """Truces, wars by value, characters: as a hand is sorted."""
    order = {m.TRUCE: 0, m.WAR: 1, m.CHARACTER: 2}
    return sorted(counts.items(), key=lambda each: (order[m.TYPE[CARDS[each[0]]]], CARDS[each[0]]))


def short(name: str) -> str:
    """A character by the one name that fits under a token; names are the same in every language."""
    return name.capitalize()


def house_name(character: str) -> str:
    """The house of a character."""
    return m.HOUSES[m.house_of(m.CHARACTERS.index(character))]


def clockwise(seats: int, first: Seat) -> list[Seat]:
    """All other seats, from the left of the first one on."""
    return [(first + step) % seats for step in range(1, seats)]
