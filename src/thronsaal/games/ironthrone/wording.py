"""Card texts, said from the very data that runs: moment, conditions, cost, effects."""

from __future__ import annotations

from thronsaal.core.words import Word
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone.cardset import CardSet
from thronsaal.games.ironthrone.notation import card_word, character_word
from thronsaal.games.ironthrone.vocabulary import Ability


def sentence(ability: Ability) -> Word:
    """The text of an ability."""
    moment = Word(f"moment-{ability.moment.value}")
    when = tuple(Word(f"when-{each.value}") for each in ability.when)
    head = Word("ability-when", {"moment": moment, "when": _joined(when)}) if when else moment
    steps = tuple(Word("ability-step", {"step": each.word}) for each in ability.do)
    body = _spaced(steps)
    if not ability.cost:
        return Word("ability", {"head": head, "body": body})
    return Word(
        "ability-cost", {"head": head, "cost": _joined(tuple(each.word for each in ability.cost)), "body": body}
    )


def _joined(words: tuple[Word, ...]) -> Word:
    """First, second and third."""
    said = words[0]
    for word in words[1:]:
        said = Word("and", {"first": said, "second": word})
    return said


def _spaced(words: tuple[Word, ...]) -> Word:
    said = words[0]
    for word in words[1:]:
        said = Word("then", {"first": said, "second": word})
    return said


def leader_title(cards: CardSet, character: int) -> Word:
    """The name of a leader's ability."""
    return _title(cards.leaders[character].title)


def card_title(cards: CardSet, card: int) -> Word:
    """The name on a character card."""
    return _title(cards.cards[card].title)


def _title(title: tuple[str, str]) -> Word:
    return Word("title", {"de": title[0], "en": title[1]})


def titled(cards: CardSet, card: int) -> Word:
    """A house card with the name on it, if it has one."""
    if m.TYPE[card] != m.CHARACTER:
        return card_word(card)
    values = {"character": character_word(m.CHARACTER_OF[card]), "title": card_title(cards, card)}
    return Word("card-titled", values)


def leader_text(cards: CardSet, character: int) -> Word:
    """What a leader can do."""
    return sentence(cards.leaders[character].ability)


def card_text(cards: CardSet, card: int) -> Word:
    """What a character card does."""
    return sentence(cards.cards[card].ability)
