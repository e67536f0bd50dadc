"""The types of cards, what is printed on them, and influence."""

from __future__ import annotations

import pytest

from games.lcg.realm import realm
from support.table import rule
from thronsaal.games.lcg.catalogue import CARDS
from thronsaal.games.lcg.material import GREAT_HOUSES, HOUSES, TITLES, Crest, House
from thronsaal.games.lcg.printed import TYPES, Character, HouseCard, Plot


@rule("lcg.cards")
def test_there_are_eight_types_of_cards():
    """Titles are not in the catalogue, since nobody's deck can hold one."""
    assert {card.type for card in CARDS} == set(TYPES)
    assert len(TYPES) + 1 == 8
    assert len(TITLES) == 6


@rule("lcg.houses")
def test_there_are_six_houses_each_with_its_card():
    assert [card.house[0].value for card in CARDS if isinstance(card, HouseCard)] == list(HOUSES)
    assert len(GREAT_HOUSES) == 6 == len(HOUSES)
    assert set(House) - set(GREAT_HOUSES) == {House.TYRELL, House.NIGHTS_WATCH}, "they only lend their cards"


@rule("lcg.houses")
def test_all_events_and_plots_are_neutral_whatever_house_they_name():
    assert all(card.is_neutral for card in CARDS if card.type in ("event", "plot"))
    assert any(card.only for card in CARDS if card.type == "event")


@rule("lcg.traits")
def test_traits_and_crests_do_nothing_by_themselves():
    """Two characters that differ in traits alone are worth the same."""
    table = realm("stark", "stark").given(
        A="play: Knight of the Tumblestone, Direwolf Pup", at="challenge-actions", B="play: Bastard of Robert"
    )
    assert table.has_trait("Knight of the Tumblestone", "Knight")
    assert (table.strength("Knight of the Tumblestone"), table.strength("Direwolf Pup")) == (2, 2)
    assert table.sources("Knight of the Tumblestone") == []
    assert {crest.value for crest in Crest} == {"noble", "war", "learned", "holy", "shadow"}


@rule("lcg.cards")
def test_only_characters_have_strength_and_only_plots_have_gold_and_claim():
    for card in CARDS:
        assert hasattr(card, "strength") == isinstance(card, Character)
        assert hasattr(card, "claim") == hasattr(card, "gold") == isinstance(card, Plot)


@rule("lcg.influence")
def test_influence_is_paid_with_as_many_cards_as_it_takes():
    table = realm("baratheon", "stark").given(
        A="hand: Lords of the Narrow Sea; play: 4x Narrow Sea",
        B="plots: Blockade, Uneasy Truce",
        at="challenge-actions",
    )
    table.seat("A").plays("use Lords of the Narrow Sea")
    for knelt in range(3):
        assert table.state.kneeling.bit_count() == knelt
        table.play(table.seat("A").moves[0])
    assert table.state.kneeling.bit_count() == 3, "and no more"


@rule("lcg.influence")
@pytest.mark.parametrize(
    "court",
    ["2x Narrow Sea", "3x Narrow Sea (kneeling)", "2x Narrow Sea, Narrow Sea (kneeling)", "2x Narrow Sea, Great Keep"],
)
def test_kneeling_cards_and_cards_without_influence_pay_nothing(court: str):
    table = realm("baratheon", "stark").given(
        A=f"hand: Lords of the Narrow Sea; play: {court}",
        B="plots: Blockade; play: 3x Narrow Sea",
        at="challenge-actions",
    )
    table.never("use Lords of the Narrow Sea")


@rule("lcg.influence")
def test_characters_yield_influence_as_locations_do():
    """None of the box does; what counts is the scroll in the text box, whatever the type."""
    yielding = {card.type for card in CARDS if card.influence}
    assert "location" in yielding
    table = realm("stark", "stark").given(
        A="play: Lord Eddard's Chambers, Crossroads, Narrow Sea", at="challenge-actions"
    )
    assert table.state.view(None)["seats"][0]["influence"] == 3
