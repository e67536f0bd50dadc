"""Every leader and every character card is used in a position that fits it, and does what its words say."""

from __future__ import annotations

from typing import Any

import pytest

from games.ironthrone.court import Court
from thronsaal.core.text import LANGUAGES, Voice
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.abilities import UseAbility
from thronsaal.games.ironthrone.cardset import FIRST_CARD, CardSet, built_in
from thronsaal.games.ironthrone.encounter import LayCards
from thronsaal.games.ironthrone.terms import Moment
from thronsaal.games.ironthrone.truce import Talks
from thronsaal.games.ironthrone.vocabulary.ability import Ability
from thronsaal.games.ironthrone.vocabulary.conditions import (
    Betrayal,
    Defender,
    LaidTruce,
    Lost,
    Outnumbered,
    Supporting,
    Truce,
)
from thronsaal.games.ironthrone.windows import Window
from thronsaal.games.ironthrone.wording import card_text, leader_text

SET = built_in()
CARDS = sorted(SET.cards)
DOES = {
    "draw": {"drew"},
    "discard": {"discarded"},
    "distribute": {"distributed"},
    "remove": {"lost-power"},
    "reduce-to": {"lost-power"},
    "seize": {"gave-power"},
    "strengthen": {"strengthened"},
    "strengthen-per": {"strengthened"},
    "become": {"became"},
    "open-laying": {"will-be-open"},
    "press": {"joined"},
    "raise-card": {"replaced", "not-raised"},
    "swap-card": {"replaced"},
    "keep-card": {"kept-card"},
    "reshuffle": {"reshuffled"},
    "recover": {"recovered"},
    "take-hostage": {"took-from-deck", "took-from-hand", "took-from-held"},
    "rescue": {"rescued"},
    "withdraw": {"withdrew"},
    "spare": {"will-be-spared"},
    "deny": {"will-be-denied"},
    "look": {"looked"},
    "scatter": {"discarded"},
    "spread": {"spread"},
    "bar": {"will-be-barred"},
    "pay-sheet": {"sheet-lost"},
    "pay-cards": {"discarded"},
    "pay-fighter": {"lost-power"},
}


def stage(ability: Ability, house: int, leader: int, fighter: int, extra: str, cards: CardSet | None = None) -> Court:
    """Four houses: A uses the ability, B stands against it, C stands by A and D by B."""
    others = [each for each in range(5) if each != house][:3]
    when = set(ability.when)
    supporting = Supporting() in when
    defending = Defender() in when
    opponent, friend = ("B", "A") if not supporting else ("B", "C")
    challenger, defender = (opponent, friend) if defending else (friend, opponent)
    leaders = [leader, *(each * 5 for each in others)]
    fighters = {"A": fighter, "B": others[0] * 5 + 1, "C": others[1] * 5 + 1, "D": others[2] * 5 + 1}
    side = {True: "defender", False: "challenger"}
    sides = {"A": side[defending], "C": side[defending], "D": side[not defending]}
    sides = {letter: on for letter, on in sides.items() if letter not in (challenger, defender)}
    if Outnumbered() in when:
        del sides["C"], fighters["C"]
    names = [m.HOUSES[each] for each in (house, *others)]
    hands = {letter: f"{name}-truce, {name}-1, {name}-5, {name}-20" for letter, name in zip("ABCD", names, strict=True)}
    hands["A"] += extra
    given: dict[str, Any] = {
        "houses": "-".join(names),
        "leaders": " ".join(m.CHARACTERS[each] for each in leaders),
        "challenger": challenger,
        "defender": defender,
        "fighters": {letter: m.CHARACTERS[each] for letter, each in fighters.items()},
        "sides": sides,
        "hand": hands,
        "held": {"A": f"{names[1]}-7", "D": f"{names[0]}-7"},
        "discard": {"A": f"{names[0]}-2, {names[0]}-3"},
        "influence": {"A": "C", "B": "A A"},
        "at": "encounter",
    }
    if ability.moment is Moment.BEFORE_TURN:
        given |= {"at": "start", "fighters": {}, "sides": {}, "influence": {"B": "A A"}}
        del given["defender"]
    elif ability.moment is Moment.BEFORE_OFFER:
        given |= {"at": "support", "sides": {}, "fighters": {"A": given["fighters"]["A"], "B": given["fighters"]["B"]}}
    return Court(cards, **given)


def laid(court: Court, ability: Ability, seat: int) -> str:
    """The card that an active seat lays so that the ability fits."""
    house = m.HOUSES[court.state.house[seat]]
    when = set(ability.when)
    ours = court.state.side[seat] == court.state.side[0]
    if when & {Truce(), LaidTruce()}:
        return f"lay {house}-truce"
    loses = Lost() in when or ability.moment is Moment.AFTER_REVEAL
    if Betrayal() in when:
        return f"lay {house}-truce" if ours == loses else f"lay {house}-5"
    return f"lay {house}-1" if ours == loses else f"lay {house}-20"


def carry_on(court: Court, ability: Ability, wanted: str) -> set[str]:
    """Play until the ability is used and done with; the kinds of all that happened from there."""
    state, used, kinds = court.state, False, set[str]()
    for _ in range(200):
        if used and not any(isinstance(frame, UseAbility) for frame in state.stack):
            return kinds
        seat = state.actors[0]
        moves = court.listed("ABCDE"[seat])
        if seat == 0 and wanted in moves and not used:
            used, move = True, wanted
        elif court.asked is LayCards:
            move = laid(court, ability, seat)
        elif court.asked is Talks:
            move = "confirm" if "confirm" in moves else "deal 0.0.1 for 0.0.0"
        elif court.asked is Window:
            move = "pass"
        else:
            move = next(each for each in moves if each != "pass" or len(moves) == 1)
        events = state.apply(seat, n.read(move))
        if used:
            kinds |= {event.kind for event in events}
        assert not state.ended, "the game ended before the ability could be used"
    raise AssertionError(f"{wanted} could not be used")


def holds_its_words(ability: Ability, kinds: set[str]) -> None:
    for phrase in (*ability.cost, *ability.do):
        assert kinds & DOES[phrase.name], f"{phrase} did nothing among {sorted(kinds)}"


@pytest.mark.parametrize("card", CARDS, ids=[m.card_name(card) for card in CARDS])
@pytest.mark.parametrize("as_leader", [False, True], ids=["fights", "leads"])
def test_character_card(card: int, as_leader: bool):
    ability, character, house = SET.cards[card].ability, m.CHARACTER_OF[card], m.HOUSE_OF[card]
    other = next(each for each in m.characters_of(house) if each != character)
    leader, fighter = (character, other) if as_leader else (other, character)
    court = stage(ability, house, leader, fighter, f", {m.card_name(card)}")
    holds_its_words(ability, carry_on(court, ability, f"play {m.card_name(card)}"))


@pytest.mark.parametrize("leader", range(25), ids=m.CHARACTERS)
def test_leader(leader: int):
    ability, house = SET.leaders[leader].ability, m.house_of(leader)
    fighter = next(each for each in m.characters_of(house) if each != leader)
    court = stage(ability, house, leader, fighter, "")
    holds_its_words(ability, carry_on(court, ability, "use"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_said_in_both_languages(language: str):
    voice = Voice(language, Court().game.texts)
    texts = [voice.say(card_text(SET, card)) for card in CARDS] + [
        voice.say(leader_text(SET, each)) for each in range(25)
    ]
    assert all(text.endswith(".") and ": " in text for text in texts)
    assert len(set(texts)) > 55


def test_provenance_is_honest():
    assert [m.CHARACTERS[each] for each in range(25) if SET.leaders[each].provenance == "printed"] == [
        *("eddard", "catelyn", "robb", "arya", "bran", "cersei")
    ]
    assert sorted(m.card_name(card) for card in CARDS if SET.cards[card].provenance == "printed") == [
        *("arya-1", "robb-1", "tyrion-1")
    ]
    assert len(SET.cards) == 50
    assert FIRST_CARD == 25


def test_no_card_is_nonsense():
    assert [each.ability.nonsense(True) for each in SET.leaders] == [None] * 25
    assert [each.ability.nonsense(False) for each in SET.cards.values()] == [None] * 50


def test_the_two_cards_of_a_character_differ():
    for character in range(25):
        first, second = m.cards_for(character)
        assert SET.cards[first].ability != SET.cards[second].ability
        assert SET.cards[first].title != SET.cards[second].title
