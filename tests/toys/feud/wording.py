"""Cards in words: their names, and their texts from the very declarations that run."""

from __future__ import annotations

from thronsaal.core.engine.cards import title as both
from thronsaal.core.engine.phrase import joined
from thronsaal.core.words import Who, Word
from toys.feud.cards import CARDS, Card, owner


def title(card: int) -> Word:
    """The name of a card and whose it is."""
    return Word("card-of", {"title": both(*CARDS[card].title), "owner": Who(owner(card))})


def text(face: Card) -> Word:
    """What is printed on a card."""
    ability = face.text
    body = joined(tuple(each.word for each in ability.do), "text-and")
    if ability.cost:
        body = Word("text-cost", {"cost": joined(tuple(each.word for each in ability.cost), "text-and"), "body": body})
    if ability.after is None:
        return Word(f"text-{ability.kind}", {"body": body})
    return Word(f"text-{ability.kind}", {"after": ability.after.word, "body": body})
