"""Marshalling: income, prices, uniqueness, duplicates, attachments."""

from __future__ import annotations

import pytest

from games.lcg.realm import realm
from support.table import rule


@rule("lcg.income", "lcg.income-bonus")
def test_income_is_the_plot_and_all_bonuses_even_of_kneeling_cards():
    table = realm("stark", "stark").given(
        A="play: Great Keep (kneeling), Crossroads; plot: Rains of Autumn; gold: 1", at="income"
    )
    assert table.seat("A").gold == 1 + 4, "the rains wash all bonuses away"
    table = realm("stark", "stark").given(
        A="play: Great Keep (kneeling), Crossroads; plot: Blockade; gold: 1", at="income"
    )
    assert table.seat("A").gold == 1 + 0 + 2


@rule("lcg.title-coin")
def test_the_master_of_coin_gets_two_more():
    table = realm("stark", "stark", "stark").given(A="plot: Calm Over Westeros; title: master-of-coin", at="income")
    assert table.seat("A").gold == 6


@rule("lcg.playing", "lcg.gold", "lcg.kneeling")
def test_the_example_of_the_book():
    """Eight gold, Eddard for four, Jon Snow for three: one is left."""
    table = realm("stark", "stark").given(
        A="play: 4x Great Keep; plot: Calm Over Westeros; hand: Eddard Stark, Jon Snow", at="income"
    )
    assert table.seat("A").gold == 8
    table.seat("A").plays("play Eddard Stark", "play Jon Snow")
    assert table.seat("A").gold == 1
    assert not table.is_kneeling("Jon Snow")


@rule("lcg.playing")
def test_what_cannot_be_paid_cannot_be_played():
    table = realm("stark", "stark").given(A="hand: Eddard Stark; gold: 3", at="marshalling")
    table.seat("A").tries("play Eddard Stark")
    table.expects(reason="lcg.playing")


@rule("lcg.marshal-order", "lcg.marshal-others")
def test_others_play_nothing_and_use_nothing_that_costs_gold():
    table = realm("stark", "lannister").given(
        A="hand: Hodor; gold: 3; play: Robb Stark",
        B="hand: Hodor, The Lion's Will, Distraction; gold: 3",
        at="marshalling",
    )
    table.seat("A").plays("play Hodor")
    table.until("B")
    assert table.seat("B").moves == ["pass", "use distraction@B"]


@rule("lcg.gold-penalty", "lcg.houses")
@pytest.mark.parametrize(("card", "cost"), [("Tyrion Lannister", 6), ("Jon Snow", 3), ("Robb Stark", 4)])
def test_other_houses_cost_two_more_and_neutral_cards_do_not(card: str, cost: int):
    table = realm("stark", "stark").given(A=f"hand: {card}; gold: 8", at="marshalling")
    table.seat("A").plays(f"play {card}")
    assert table.seat("A").gold == 8 - cost


@rule("lcg.multi-house")
@pytest.mark.parametrize("house", ["stark", "baratheon"])
def test_a_card_of_two_houses_is_at_home_in_both(house: str):
    table = realm(house, "stark").given(A="hand: Narrow Sea; gold: 0", at="marshalling")
    table.seat("A").plays("play Narrow Sea")
    assert table.zone("Narrow Sea") == "play"


@rule("lcg.unique")
def test_a_unique_card_is_in_play_once_for_each_player():
    table = realm("stark", "stark").given(A="play: Hodor; hand: 2x Hodor; gold: 3", B="play: Hodor", at="marshalling")
    table.seat("A").plays("play Hodor#2")
    assert table.duplicates("Hodor@A") == 1
    assert len([name for name in table.seat("A").court if name == "Hodor"]) == 1


@rule("lcg.unique-dead")
def test_the_dead_do_not_come_back():
    table = realm("stark", "stark").given(A="dead: Hodor; hand: Hodor; gold: 3", at="marshalling")
    table.seat("A").tries("play Hodor")
    table.expects(reason="lcg.unique-dead")


@rule("lcg.unique-lost", "lcg.control")
def test_what_an_opponent_took_control_of_is_lost():
    table = realm("stark", "stark").given(A="play: Lady; hand: Lady; gold: 4", B="play: Robb Stark", at="marshalling")
    taken = next(card for card in table._called("Lady") if table.state.court[0] >> card & 1)
    table.state.hand_over(taken, 1)
    table.state.listed = None
    assert not table.seat("A").can("play Lady#2")
    assert table.controller("Lady") == "B"


@rule("lcg.duplicates")
def test_a_duplicate_is_free_and_nothing_but_a_duplicate():
    table = realm("stark", "stark").given(A="play: Sansa Stark; hand: Sansa Stark; gold: 0", at="marshalling")
    table.seat("A").plays("play Sansa Stark#2")
    assert table.duplicates("Sansa Stark") == 1
    assert table.seat("A").court == ["Sansa Stark"]
    assert table.attachments("Sansa Stark") == []


@rule("lcg.duplicates-save")
def test_a_duplicate_saves():
    table = realm("stark", "stark").given(
        A="play: Robb Stark", B="play: Sansa Stark (duplicate, kneeling)", at="challenges"
    )
    table.attack("military", "Robb Stark")
    table.do("save Sansa Stark").quiet()
    assert table.zone("Sansa Stark") == "play"
    assert (table.duplicates("Sansa Stark"), table.seat("B").discard) == (0, ["Sansa Stark"])


@rule("lcg.influence")
def test_influence_is_knelt_and_what_is_too_much_is_wasted():
    """Arya needs one; a card that gives more may be knelt, and the rest is lost."""
    table = realm("stark", "stark").given(
        A="play: Arya Stark, Narrow Sea", B="play: Ser Barristan Selmy", at="challenge-actions"
    )
    table.seat("A").plays("use Arya Stark", "card Narrow Sea")
    assert table.is_kneeling("Narrow Sea")
    assert not table.seat("A").can("use Arya Stark"), "nothing is left of it"


@rule("lcg.title-hand")
def test_the_hand_of_the_king_has_two_influence_once_a_round():
    table = realm("stark", "stark", "stark").given(
        A="play: Arya Stark; title: hand-of-the-king",
        B="play: Ser Barristan Selmy, Robert Baratheon",
        at="challenge-actions",
    )
    table.seat("A").plays("use Arya Stark", "title hand-of-the-king", "card Robert Baratheon")
    assert "renown" in table.keywords("Arya Stark")
    table.until("A") if table.seat("A").can("use Arya Stark") else None
    assert not table.seat("A").can("use Arya Stark")


@rule("lcg.limited")
def test_limited_cards_put_into_play_do_not_count():
    table = realm("stark", "stark").given(A="hand: Great Keep, Godswood; gold: 3", at="marshalling")
    table.seat("A").plays("play Great Keep").tries("play Godswood")


@rule("lcg.cards", "lcg.in-play", "lcg.traits")
def test_only_what_lies_there_is_in_play():
    table = realm("stark", "stark").given(
        A="play: Robb Stark; hand: Hodor; discard: Lady; dead: Bran Stark; plot: Blockade", at="marshalling"
    )
    names = {
        table.state.deal.names[card] for card in range(len(table.state.deal.cards)) if table.state.in_play >> card & 1
    }
    assert names == {"Robb Stark"}
    assert table.has_trait("Robb Stark", "Lord")


@rule("lcg.initiative-bonus")
def test_initiative_counts_cards_too():
    from thronsaal.games.lcg.plotting import initiative  # noqa: PLC0415

    table = realm("stark", "stark").given(A="play: Robb Stark; plot: Tourney for the Hand", at="marshalling")
    assert initiative(table.state, 0) == 6
