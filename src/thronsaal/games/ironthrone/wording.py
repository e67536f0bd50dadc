"""Card texts, said from the very data that runs: moment, conditions, cost, effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thronsaal.core.engine.cards import title
from thronsaal.core.engine.phrase import joined
from thronsaal.core.shelf import Entry
from thronsaal.core.words import Word
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone.notation import character_word, house_word

if TYPE_CHECKING:
    from thronsaal.games.ironthrone.cardset import CardSet
    from thronsaal.games.ironthrone.vocabulary.ability import Ability


def sentence(ability: Ability) -> Word:
    """The text of an ability."""
    head = Word(f"moment-{ability.moment.value}")
    if ability.when:
        head = Word("ability-when", {"moment": head, "when": joined(tuple(each.word for each in ability.when))})
    body = joined(tuple(Word("ability-step", {"step": each.word}) for each in ability.do), "then")
    if not ability.cost:
        return Word("ability", {"head": head, "body": body})
    cost = joined(tuple(each.word for each in ability.cost))
    return Word("ability-cost", {"head": head, "cost": cost, "body": body})


def leader_title(cards: CardSet, character: int) -> Word:
    """The name of a leader's ability."""
    return title(*cards.leaders[character].title)


def card_title(cards: CardSet, card: int) -> Word:
    """The name on a character card."""
    return title(*cards.cards[card].title)


def titled(cards: CardSet, card: int) -> Word:
    """A house card with the name on it, if it has one."""
    house = house_word(m.HOUSE_OF[card])
    if m.TYPE[card] == m.TRUCE:
        return Word("card-truce", {"house": house})
    if m.TYPE[card] == m.WAR:
        return Word("card-war", {"house": house, "value": m.VALUE[card]})
    values = {"character": character_word(m.CHARACTER_OF[card]), "title": card_title(cards, card)}
    return Word("card-titled", values)


def leader_text(cards: CardSet, character: int) -> Word:
    """What a leader can do."""
    return sentence(cards.leaders[character].ability)


def card_text(cards: CardSet, card: int) -> Word:
    """What a character card does."""
    return sentence(cards.cards[card].ability)


def entries(cards: CardSet) -> list[Entry]:
    """Every leader and character card, to be looked up by name."""
    found = [
        _entry("leader-titled", character, cards.leaders[character].title, leader_text(cards, character))
        for character in range(len(m.CHARACTERS))
    ]
    kinds = [card for card in sorted(set(m.KIND)) if m.TYPE[card] == m.CHARACTER]
    return found + [
        _entry("card-titled", m.CHARACTER_OF[card], cards.cards[card].title, card_text(cards, card)) for card in kinds
    ]


def _entry(key: str, character: int, names: tuple[str, str], text: Word) -> Entry:
    said = Word(key, {"character": character_word(character), "title": title(*names)})
    house = Word(f"house-{m.HOUSES[m.house_of(character)]}")
    return Entry("", said, (house, text), names)
