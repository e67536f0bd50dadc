"""The deck that every seat has, as declarations; no face is in it twice. All of it is our design."""

from __future__ import annotations

from dataclasses import dataclass

from thronsaal.core.engine.select import cards_in, each
from toys.feud.vocabulary import (
    CHARACTER,
    EVENT,
    KNEELING,
    LOCATION,
    OPPOSING,
    SELF,
    STANDING,
    UNIQUE,
    YOURS,
    Ability,
    Action,
    Arrests,
    Cancels,
    Claimed,
    Claims,
    Diverts,
    Doomed,
    Draws,
    Drew,
    Entered,
    Gains,
    Interrupt,
    Killed,
    Kills,
    KillsAndDraws,
    Kneels,
    Looks,
    Passive,
    PhaseEnded,
    Resolving,
    Response,
    Retrieves,
    Rises,
    Sacrifices,
    Saves,
    StrengthensEach,
    StrengthensIt,
    Tucks,
    Weak,
    Weakens,
)


@dataclass(frozen=True, slots=True)
class Card:
    """A card, in the order of its face."""

    slug: str
    title: tuple[str, str]
    """German and English."""
    kind: str
    cost: int
    text: Ability
    strength: int = 0
    unique: bool = False


FACES = (
    Card(
        "shield-bearer", ("Schildträgerin", "Shield-Bearer"), "character", 1,
        Interrupt(after=Doomed(CHARACTER & YOURS - SELF), cost=(Kneels(SELF),), do=(Saves(),)), strength=1,
    ),
    Card(
        "headsman", ("Scharfrichter", "Headsman"), "character", 2,
        Action(cost=(Kneels(SELF),), do=(Kills(KNEELING & CHARACTER),)), strength=2,
    ),
    Card(
        "herald", ("Herold", "Herald"), "character", 2,
        Passive(after=Killed(CHARACTER), do=(Claims(1),)), strength=2, unique=True,
    ),
    Card("mourner", ("Klagefrau", "Mourner"), "character", 1, Passive(after=Claimed(), do=(Draws(1),)), strength=1),
    Card(
        "drillmaster", ("Waffenmeister", "Drillmaster"), "character", 2,
        Response(after=Entered(CHARACTER & YOURS - SELF), do=(StrengthensIt(2),)), strength=3,
    ),
    Card("scribe", ("Schreiberin", "Scribe"), "character", 1, Passive(after=Drew(), do=(Gains(1),)), strength=1),
    Card(
        "watchman", ("Nachtwächter", "Watchman"), "character", 1,
        Passive(after=PhaseEnded(), do=(Rises(),)), strength=2,
    ),
    Card(
        "martyr", ("Märtyrer", "Martyr"), "character", 1,
        Action(cost=(Sacrifices(SELF),), do=(Claims(1),)), strength=1, unique=True,
    ),
    Card(
        "crypt", ("Gruft", "Crypt"), "location", 1,
        Interrupt(after=Doomed(CHARACTER & YOURS), cost=(Kneels(SELF),), do=(Diverts(),)),
    ),
    Card("inn", ("Gasthaus", "Inn"), "location", 1, Action(cost=(Kneels(SELF),), do=(Draws(1), Tucks()))),
    Card(
        "ambush", ("Hinterhalt", "Ambush"), "event", 1,
        Action(do=(KillsAndDraws(STANDING & CHARACTER & OPPOSING & Weak(2), 1),)),
    ),
    Card("countermand", ("Gegenbefehl", "Countermand"), "event", 1, Interrupt(after=Resolving(EVENT), do=(Cancels(),))),
    Card(
        "reprisal", ("Vergeltung", "Reprisal"), "event", 1,
        Response(after=Killed(CHARACTER & YOURS), do=(Kills(CHARACTER & OPPOSING),)),
    ),
    Card(
        "last-will", ("Letzter Wille", "Last Will"), "event", 0,
        Response(after=Killed(CHARACTER & YOURS), cost=(Kneels(STANDING & CHARACTER & YOURS),), do=(Retrieves(),)),
    ),
    Card("war-cry", ("Schlachtruf", "War Cry"), "event", 1, Action(do=(StrengthensEach(each(CHARACTER & YOURS), 1),))),
    Card("curse", ("Fluch", "Curse"), "event", 1, Action(do=(Weakens(CHARACTER & OPPOSING - UNIQUE, 3),))),
    Card(
        "arrest", ("Verhaftung", "Arrest"), "event", 1,
        Action(do=(Arrests(STANDING & (CHARACTER | LOCATION) & OPPOSING),)),
    ),
    Card("spy", ("Spitzel", "Spy"), "event", 0, Action(do=(Looks(),))),
)  # fmt: skip

SEATS = 4
COUNT = len(FACES)
CARDS = tuple(face for _ in range(SEATS) for face in FACES)
"""By number: the cards of one seat after those of another."""
SLUGS = tuple(face.slug for face in FACES)


def owner(card: int) -> int:
    """Whose deck a card belongs to."""
    return card // COUNT


def _set(holds) -> int:
    return sum(1 << number for number, card in enumerate(CARDS) if holds(card))


OF_KIND = {kind: _set(lambda card, kind=kind: card.kind == kind) for kind in ("character", "location", "event")}
ALL_UNIQUE = _set(lambda card: card.unique)
ACTIONS = _set(lambda card: isinstance(card.text, Action))
ANSWERING = {
    (kind, what): _set(lambda card, kind=kind, what=what: type(card.text) is kind and card.text.after.answers is what)
    for kind in (Interrupt, Response, Passive)
    for what in {card.text.after.answers for card in FACES if card.text.after}
}
"""By kind of ability and kind of occurrence: all cards that answer it, so that asking is one AND."""


def answering(kind: type[Ability], happening) -> int:
    """The cards with an ability of this kind that answer one of these things."""
    found = 0
    for each_one in happening:
        found |= ANSWERING.get((kind, type(each_one)), 0)
    return found


def numbers(mask: int) -> tuple[int, ...]:
    """The cards of a set."""
    return tuple(cards_in(mask))
