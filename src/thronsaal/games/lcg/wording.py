"""Cards in words: their texts from the very declarations that run, and the facts on their faces.

An ability is said as head, trigger, condition, cost, choice and effects, in this order; `words.speech` has the forms.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from itertools import groupby

from thronsaal.core.engine import select
from thronsaal.core.engine.phrase import ACCUSATIVE, joined
from thronsaal.core.engine.select import BARE, ONE, Form
from thronsaal.core.words import Value, Word
from thronsaal.games.lcg.abilities import (
    Ability,
    Action,
    Answer,
    Constant,
    Interrupt,
    Limit,
    Passive,
    Replacement,
    Response,
)
from thronsaal.games.lcg.material import SHADOW_X, Crest, Zone
from thronsaal.games.lcg.printed import Agenda, Attachment, Card, Character, Event, HouseCard, Location, Plot
from thronsaal.games.lcg.words.conditions import BearerIs, Condition, Not, Number, OnlyAttachment
from thronsaal.games.lcg.words.effects import Effect, Grant
from thronsaal.games.lcg.words.modifiers import CardModifier, statement
from thronsaal.games.lcg.words.pointing import BEARER, Named
from thronsaal.games.lcg.words.seats import EACH_OPPONENT
from thronsaal.games.lcg.words.selectors import CHARACTER
from thronsaal.games.lcg.words.speech import (
    A_CARD,
    AIM,
    DONE,
    DUE,
    HOLDS,
    SAY,
    SO,
    SOME,
    Pronoun,
    Speech,
    joined_again,
    listed,
    parts_of,
    pronoun,
    spoken,
    trait_word,
)
from thronsaal.games.lcg.words.triggers import PlotRevealed, Trigger

Clause = Callable[..., Word]
"""Says itself in a form."""


def card_text(card: Card, errata: bool = True) -> Word:
    """The whole text box, one line a paragraph."""
    return joined(card_lines(card, errata), "text-line")


def card_lines(card: Card, errata: bool = True) -> tuple[Word, ...]:
    """The paragraphs of the text box; `errata`: as corrected later."""
    lines = [*_restrictions(card)]
    keywords = [Word(f"keyword-{keyword.value}") for keyword in card.keywords]
    if Crest.SHADOW not in card.crests:
        keywords += [Word("text-shadow", {"cost": "X" if cost == SHADOW_X else cost}) for cost in card.shadow]
    keywords += [Word("text-immune", {"against": Word(f"against-{each.value}")}) for each in card.immune]
    if keywords:
        lines.append(_sentences(keywords))
    lines += [ability_text(each, card, errata) for each in card.text if each.errata in (None, errata)]
    symbols = [(name, getattr(card, name)) for name in ("income", "influence")]
    if not isinstance(card, Plot):
        symbols.append(("initiative", card.initiative))
    given = [Word(f"text-{name}", {"count": count}) for name, count in symbols if count]
    if given:
        lines.append(_sentences(given))
    return tuple(lines) or (_sentences([Word("text-empty")]),)


def _restrictions(card: Card) -> Iterable[Word]:
    """Who may play it, on what, and how many of it."""
    if card.only_for:
        houses = listed([Word(f"house-{house.value}") for house in card.only_for], "or")
        yield _sentences([Word("text-lent" if card.is_lent else "text-only", {"house": houses})])
    if isinstance(card, Attachment):
        if card.on != CHARACTER:
            yield _sentences([Word("text-on", {"on": spoken(card.on, Speech()).formed(A_CARD)})])
        if card.one_each:
            yield _sentences([Word("text-one-each")])
    if isinstance(card, Agenda) and card.needs is not None:
        needs = card.needs
        yield _sentences([Word("text-needs", {"count": needs.least, "trait": trait_word(needs.trait)})])
    if isinstance(card, Location) and card.on_house:
        yield _sentences([Word("text-on-house", {"card": card.title})])
    if card.copies != (1 if isinstance(card, Plot) else 3):
        yield _sentences(
            [Word("text-copies-plot" if isinstance(card, Plot) else "text-copies", {"count": card.copies})]
        )


def ability_text(ability: Ability, card: Card | None = None, errata: bool = True) -> Word:
    """One text of a card; without the card, it speaks of "this card"."""
    speech = Speech(card=Named(card.name, card.code) if card is not None else None)
    if isinstance(ability, Constant):
        said = _sentences(_constant(ability, speech))
    else:
        said = _sentences(_used(ability, speech))
    limit = ability.limit
    if limit is not None and (errata or not limit.errata):
        said = Word("text-then", {"first": said, "second": _sentences([_limit(limit)])})
    if ability.is_firm(errata):
        said = Word("text-then", {"first": said, "second": _sentences([Word("text-firm")])})
    head = _head(ability, card)
    return said if head is None else Word("text-head", {"head": head, "body": said})


def _limit(limit: Limit) -> Word:
    return Word("text-maximum" if limit.by_title else "text-limit", {"times": limit.times, "per": limit.per})


def _head(ability: Ability, card: Card | None) -> Word | None:
    """When it may be used, in a word; None: it is not used."""
    match ability:
        case Action(phase=None):
            head = Word("head-any")
        case Action(phase=phase) if phase is not None:
            head = Word(f"phase-{phase.value}")
        case Response(limited=True):
            head = Word("head-response-limited")
        case Response() | Interrupt():
            head = Word("head-response")
        case Passive(after=PlotRevealed(itself=True)):
            head = Word("head-revealed")
        case _:
            return None
    if isinstance(ability, Response) and ability.anybody:
        head = Word("head-anybody", {"head": head})
    if ability.zone in (Zone.DEAD, Zone.DISCARD, Zone.SHADOWS) or (
        ability.zone is Zone.HAND and not isinstance(card, Event)
    ):
        head = Word("head-from", {"head": head, "zone": ability.zone.value})
    return head


def _constant(ability: Constant, speech: Speech) -> Iterable[Word]:
    """What holds as long as the card lies there."""
    bearing, when = _bearing(ability.to), ability.when
    if bearing is not None:
        when = bearing if when is None else when & bearing
    named = bearing is not None or (ability.to == BEARER and isinstance(when, BearerIs | OnlyAttachment))
    to = Pronoun(BEARER.gender) if named else ability.to
    cards = [each for each in ability.gives if isinstance(each, CardModifier)]
    clauses: list[Clause] = [partial(statement, to, cards, speech)] if cards else []
    clauses += [partial(each.told, speech) for each in ability.gives if not isinstance(each, CardModifier)]
    for clause in clauses:
        if when is None:
            yield clause(form=SAY)
        else:
            yield Word("text-while", {"when": when.told(speech, HOLDS), "body": clause(form=SO)})


def _bearing(to: select.Selector) -> Condition | None:
    """What must hold of the bearer, where only a certain bearer is given something."""
    match to:
        case select.Except(first, second) if BEARER in parts_of(first):
            rest = _bearing(first)
            lacks = Not(BearerIs(second))
            return lacks if rest is None else rest & lacks
        case select.Both() if BEARER in parts_of(to):
            return BearerIs(joined_again(part for part in parts_of(to) if part != BEARER))
    return None


def _used(ability: Ability, speech: Speech) -> Iterable[Word]:
    """What happens when it is used, or by itself: the first sentence says all but further effects."""
    after = ability.after if isinstance(ability, Answer) else None
    which = getattr(after, "which", None)
    if isinstance(which, select.Selector):
        speech = replace(speech, about=pronoun(spoken(which, speech)))
    clauses: list[Clause] = []
    if ability.whom is not None or ability.target is not None:
        clauses.append(partial(_choose, ability, speech))
    if ability.target is not None:
        speech = replace(speech, it=pronoun(spoken(ability.target, speech)))
    clauses += _clauses(ability.do, speech)
    opening = _opening(after, ability, speech)
    first, *rest = clauses
    if ability.cost:
        cost = listed([each.told(speech) for each in ability.cost], "and")
        body = Word("text-cost", {"cost": cost, "body": first(form=AIM)})
    else:
        body = first(form=SAY if opening is None or isinstance(ability, Replacement) else SO)
    yield body if opening is None else Word(opening.key, {**opening.values, "body": body})
    yield from (clause(form=SAY) for clause in rest)


def _opening(after: Trigger | None, ability: Ability, speech: Speech) -> Word | None:
    """What stands before the first clause: what is answered, and what must hold."""
    values: dict[str, Value] = {}
    if after is not None and not _is_heading(after):
        values["after"] = after.told(speech, DUE if isinstance(ability, Interrupt | Replacement) else DONE)
    if ability.when is not None:
        values["when"] = ability.when.told(speech, HOLDS)
    if not values:
        return None
    if isinstance(ability, Replacement):
        return Word("text-instead", values)
    return Word("-".join(("text", *(name.replace("when", "if") for name in values))), values)


def _is_heading(after: Trigger) -> bool:
    return isinstance(after, PlotRevealed) and after.itself


def _choose(ability: Ability, speech: Speech, form: str) -> Word:
    """Choose a player, a card or both."""
    what: list[Value] = []
    if ability.whom is not None:
        what.append(Word("text-an-opponent" if ability.whom == EACH_OPPONENT else "text-a-player"))
    if ability.target is not None and ability.within >= 0:
        several = spoken(ability.target, speech).formed(SOME)
        what.append(Word("text-within", {"count": ability.within, "what": several}))
    elif ability.target is not None and isinstance(ability.most, Number):
        one = spoken(ability.target, speech).formed(Form(ACCUSATIVE, ONE, BARE))
        what.append(Word("text-up-to-per", {"what": one, "per": ability.most.told(speech)}))
    elif ability.target is not None and isinstance(ability.most, int) and ability.most > 1:
        several = spoken(ability.target, speech).formed(SOME)
        what.append(Word("text-up-to", {"count": ability.most, "what": several}))
    elif ability.target is not None:
        what.append(spoken(ability.target, speech).formed(A_CARD))
    return Word("text-choose", {"what": listed(what, "and"), "form": form})


def _clauses(effects: Iterable[Effect], speech: Speech) -> Iterable[Clause]:
    """Each effect as a clause; what the same cards are given for the same time is one."""
    for key, group in groupby(effects, key=lambda each: (each.which, each.until) if isinstance(each, Grant) else None):
        together = list(group)
        grants = [each.gives for each in together if isinstance(each, Grant)]
        if key is None:
            yield from (partial(each.told, speech) for each in together)
        else:
            yield partial(statement, key[0], grants, speech, until=key[1])


def _sentences(clauses: Iterable[Word]) -> Word:
    return joined(tuple(Word("sentence", {"text": each}) for each in clauses), "text-then")


def card_line(card: Card) -> Word:
    """What is printed around the text box: type, house, numbers, icons, crests, traits."""
    facts = [Word(f"card-{card.type}")]
    if card.unique:
        facts.append(Word("line-unique"))
    houses = tuple(Word(f"house-{house.value}") for house in card.house)
    if not isinstance(card, Event | Plot):
        facts.append(Word("line-list", {"list": _commas(houses)}) if houses else Word("line-neutral"))
    if isinstance(card, Plot):
        values = {"gold": card.gold, "initiative": card.initiative, "claim": card.claim}
        facts.append(Word("line-plot", values))
    elif not isinstance(card, Event | HouseCard | Agenda):
        facts.append(Word("line-costless") if card.costless else Word("line-cost", {"count": card.cost}))
    if card.shadow and Crest.SHADOW in card.crests:
        facts.append(Word("line-shadow", {"count": card.shadow[0]}))
    if isinstance(card, Character):
        facts.append(Word("line-strength", {"count": card.strength}))
        if card.icons:
            facts.append(Word("line-list", {"list": _commas(Word(f"type-{icon.value}") for icon in card.icons)}))
    if card.crests:
        facts.append(Word("line-crests", {"crests": _commas(Word(f"crest-{crest.value}") for crest in card.crests)}))
    if card.traits:
        facts.append(Word("line-list", {"list": _commas(trait_word(trait) for trait in card.traits)}))
    return joined(tuple(facts), "line-dot")


def _commas(words: Iterable[Word]) -> Word:
    """What stands in a row on the face of a card."""
    return joined(tuple(words), "line-comma")
