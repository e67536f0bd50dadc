"""Neutral characters, attachments and locations: every one of the core set is played."""

from __future__ import annotations

from typing import Any

import pytest

from games.lcg.bleeding import BLEEDING, bleed
from games.lcg.realm import RealmTable, realm
from support.table import rule


def table_of(**position: Any) -> RealmTable:
    """Stark against Stark."""
    return realm("stark", "stark").given(**position)


# The court.


@pytest.mark.parametrize("gold", [0, 3])
def test_littlefinger_is_as_strong_as_he_is_rich(gold: int):
    table = table_of(A=f"play: Littlefinger; gold: {gold}", B="gold: 5", at="challenges")
    assert table.strength("Littlefinger") == 3 + gold


@rule("lcg.dominance", "lcg.income-bonus")
def test_littlefingers_gold_counts_twice_for_dominance_and_he_brings_two():
    table = table_of(A="play: Littlefinger; gold: 2", B="gold: 6", at="dominance")
    assert table.seat("A").house_power == 1, "3 and 2, and 2 in the pool"
    table = table_of(A="play: Littlefinger; plot: Blockade; hand: Hodor", at="income").until("A")
    assert (table.seat("A").gold, table.strength("Littlefinger")) == (2, 5)


@rule("lcg.plot-deck", "lcg.lasting")
def test_varys_exchanges_plot_decks_until_the_round_ends():
    table = realm("stark", "stark", "stark").given(
        A="play: Varys; plot: Blockade; plots: Uneasy Truce; used: Rule by Decree",
        B="plot: Rains of Autumn; plots: Snowed Under; used: Calm Over Westeros",
        at="title-actions",
    )
    before = (list(table.state.plots), list(table.state.used), list(table.state.revealed))
    table.seat("A").plays("use Varys")
    assert table.seat("A").moves == ["seat B", "seat C"]
    table.play("seat B")
    plots, used, revealed = table.state.plots, table.state.used, table.state.revealed
    assert table.is_kneeling("Varys")
    assert (plots[0], plots[1], used[0], used[1]) == (before[0][1], before[0][0], before[1][1], before[1][0])
    assert list(revealed) == before[2], "not what is revealed"
    while table.state.round == 1:
        table.end_phase()
    assert (list(table.state.plots), list(table.state.used)) == before[:2]


@rule("lcg.plot-deck")
def test_a_plot_from_an_exchanged_deck_goes_back_to_its_owner():
    table = realm("stark", "stark", "stark").given(
        A="play: Varys, Bran Stark; plot: Blockade; plots: Uneasy Truce", B="plots: Snowed Under", at="plot-actions"
    )
    table.seat("A").plays("use Varys", "seat B", "use Bran Stark")
    assert table.seat("A").moves == ["plot snowed-under@B"]
    table.play("plot Snowed Under")
    blockade, snow = table.card("Blockade"), table.card("Snowed Under")
    assert (table.seat("A").plot, blockade in table.state.used[1]) == ("Snowed Under", True), "A's pile lies with B"
    assert table.state.plots_of(table.state.deal.owner[snow]) == 0


@rule("lcg.phases-of-actions")
@pytest.mark.parametrize(
    ("seats", "described", "at", "may"),
    [
        (3, "Varys", "plot-actions", True),
        (3, "Varys", "title-actions", True),
        (2, "Varys", "title-actions", False),
        (3, "Varys (kneeling)", "title-actions", False),
        (3, "Varys", "challenge-actions", False),
    ],
)
def test_varys_needs_two_opponents_to_stand_and_the_plot_phase(seats: int, described: str, at: str, may: bool):
    table = realm(*["stark"] * seats).given(A=f"play: {described}, Arya Stark, Narrow Sea", at=at)
    assert table.seat("A").can("use Varys") is may


def test_varys_leaves_what_is_chosen_where_it_is():
    table = realm("stark", "stark", "baratheon").given(
        A="play: Varys; plots: Uneasy Truce, Blockade",
        B="plots: Snowed Under, Rains of Autumn",
        C="play: Dragonstone Port",
        at="plots",
    )
    for seat, plot in (("A", "Blockade"), ("B", "Snowed Under"), ("C", "Planning Ahead")):
        table.seat(seat).plays(f"plot {plot}")
    table.seat("A").plays("use Varys", "seat B")
    table.quiet()
    assert (table.seat("A").plot, table.seat("B").plot) == ("Blockade", "Snowed Under")
    cards = [table.card(name) for name in ("Blockade", "Snowed Under")]
    assert not any(deck >> card & 1 for deck in table.state.plots for card in cards)


@rule("lcg.piles", "lcg.passives")
def test_barristan_empties_the_discard_piles_when_he_comes():
    table = table_of(A="hand: Ser Barristan Selmy; gold: 4; discard: Lady, Ice", B="discard: Hodor", at="marshalling")
    table.seat("A").plays("play Ser Barristan Selmy")
    assert (table.seat("A").discard, table.seat("B").discard) == ([], [])
    assert {"Lady", "Ice"} <= set(table.seat("A").deck)
    assert "Hodor" in table.seat("B").deck


def test_a_duplicate_of_barristan_empties_nothing():
    table = table_of(A="play: Ser Barristan Selmy; hand: Ser Barristan Selmy; discard: Lady", at="marshalling")
    table.seat("A").plays("play Ser Barristan Selmy")
    assert (table.duplicates("Ser Barristan Selmy"), table.seat("A").discard) == (1, ["Lady"])


@rule("lcg.passives", "lcg.dominance")
def test_the_knight_of_flowers_claims_power_as_the_dominance_phase_begins_before_anybody_may_act():
    table = table_of(
        A="play: Knight of Flowers", B="play: Cersei Lannister; gold: 2", at="challenges-ends", first="B"
    ).until("B")
    assert (table.state.phase, table.power("Knight of Flowers")) == (4, 1)
    assert "use cersei-lannister@B" in table.seat("B").moves
    assert table.story == []


def test_the_knight_of_flowers_claims_nothing_on_his_knees():
    table = table_of(A="play: Knight of Flowers (kneeling)", at="dominance-begins")
    assert table.power("Knight of Flowers") == 0


def test_illyrio_takes_gold_for_challenges_of_one_type_until_the_phase_ends():
    table = table_of(A="play: Magister Illyrio", B="play: Sansa Stark, Robb Stark; gold: 3", at="challenge-actions")
    table.seat("A").plays("use Magister Illyrio", "type power")
    assert table.is_kneeling("Magister Illyrio")
    table.attack("power", "Sansa Stark").quiet()
    assert (table.seat("A").gold, table.seat("B").gold) == (1, 2)
    table.attack("military", "Robb Stark").quiet()
    assert (table.seat("A").gold, table.seat("B").gold) == (1, 2), "only the type that was named"
    table.end_phase()
    assert not table.state.lasting


@rule("lcg.tolls")
def test_who_has_no_gold_owes_illyrio_nothing():
    table = table_of(A="play: Magister Illyrio", B="play: Sansa Stark", at="challenge-actions")
    table.seat("A").plays("use Magister Illyrio", "type power")
    table.attack("power", "Sansa Stark").quiet()
    assert "challenge-won" in table.story
    assert table.seat("A").gold == 0


@rule("lcg.tolls")
@pytest.mark.parametrize(("gold", "left"), [(2, [2, 0]), (3, [3, 0]), (4, [3, 1])])
def test_illyrio_gets_what_is_left_when_the_challenge_itself_is_paid(gold: int, left: list[int]):
    table = table_of(
        A="play: Magister Illyrio; plot: Uneasy Truce", B=f"play: Robb Stark; gold: {gold}", at="challenge-actions"
    )
    table.seat("A").plays("use Magister Illyrio", "type military")
    table.attack("military", "Robb Stark").quiet()
    assert [table.seat(each).gold for each in "AB"] == left


def test_illyrio_is_aimed_at_one_opponent():
    table = realm("stark", "stark", "stark").given(
        A="play: Magister Illyrio", B="play: Robb Stark; gold: 1", C="play: Robb Stark; gold: 1", at="challenge-actions"
    )
    table.seat("A").plays("use Magister Illyrio", "seat C", "type power")
    table.attack("power", "Robb Stark", target="C").defend().quiet()
    table.attack("power", "Robb Stark", target="B").quiet()
    assert [table.seat(each).gold for each in "ABC"] == [1, 1, 0]


@rule("lcg.phases-of-actions")
@pytest.mark.parametrize(
    ("described", "at"),
    [("Magister Illyrio", "dominance-actions"), ("Magister Illyrio (kneeling)", "challenge-actions")],
)
def test_illyrio_must_stand_in_the_challenges_phase(described: str, at: str):
    table = table_of(A=f"play: {described}, Arya Stark, Narrow Sea, Varys", at=at)
    assert table.asked == "action-window"
    assert not table.seat("A").can("use Magister Illyrio")


@rule("lcg.targets")
def test_shae_bends_somebody_of_a_player_with_more_power():
    table = realm("stark", "stark", "stark").given(
        A="play: Shae, Lady; power: 1",
        B="play: Robb Stark, Hodor (kneeling); power: 2",
        C="play: Sansa Stark; power: 1",
        at="challenge-actions",
    )
    table.seat("A").plays("use Shae")
    assert (table.is_kneeling("Robb Stark"), table.is_kneeling("Shae")) == (True, True)
    assert not table.is_kneeling("Sansa Stark")


@pytest.mark.parametrize(
    ("mine", "theirs", "at"),
    [
        ("Shae; power: 1", "Robb Stark; power: 1", "challenge-actions"),
        ("Shae; power: 1", "Robb Stark (kneeling); power: 2", "challenge-actions"),
        ("Shae (kneeling)", "Robb Stark; power: 2", "challenge-actions"),
        ("Shae", "Robb Stark; power: 2", "dominance-actions"),
    ],
    ids=["equal power", "nobody stands", "she kneels", "another phase"],
)
def test_shae_cannot(mine: str, theirs: str, at: str):
    table = table_of(A=f"play: Varys, Arya Stark, Narrow Sea, {mine}", B=f"play: {theirs}", at=at)
    assert table.asked == "action-window"
    assert not table.seat("A").can("use Shae")


def test_shae_counts_power_on_characters():
    table = table_of(A="play: Shae; power: 1", B="play: Robb Stark (2 power)", at="challenge-actions")
    table.seat("A").plays("use Shae")
    assert table.is_kneeling("Robb Stark")


# Attachments.


def test_lordship_makes_a_lord_with_a_power_icon():
    table = table_of(A="play: Kennel Master (with Lordship)", at="challenges")
    assert table.has_trait("Kennel Master", "Lord")
    assert table.icons("Kennel Master") == ["military", "power"]
    assert table.strength("Kennel Master") == 2


@rule("lcg.dominance")
def test_lordship_counts_in_the_dominance_phase():
    table = table_of(A="play: Direwolf Pup, Kennel Master (with Lordship)", B="gold: 8", at="challenges-ends")
    assert table.strength("Kennel Master") == 2 + 1
    table.state.go_on()
    assert table.strength("Kennel Master") == 2 + 1 + 4
    table.state.go_on()
    assert table.seat("A").house_power == 1, "9 against 8"


@rule("lcg.attachments")
@pytest.mark.parametrize("name", ["Lordship", "Bodyguard"])
def test_only_one_copy_on_a_character(name: str):
    table = table_of(
        A=f"play: Robb Stark (with {name}), Bran Stark, Eddard Stark; hand: {name}; gold: 1", at="marshalling"
    )
    table.seat("A").plays(f"play {name}")
    assert table.targets() == ["Bran Stark", "Eddard Stark"]


@rule("lcg.blank")
def test_milk_of_the_poppy_takes_the_text_but_neither_traits_icons_nor_crests():
    table = realm("stark", "lannister").given(
        A="play: Eddard Stark (with Milk of the Poppy); plot: Blockade; hand: Hodor", at="income"
    )
    assert table.keywords("Eddard Stark") == []
    assert table.icons("Eddard Stark") == ["military", "power"]
    assert table.has_trait("Eddard Stark", "Lord")
    assert table.state.values.crest(next(iter(table.state.deal.cards[table.card("Eddard Stark")].crests)))


@rule("lcg.blank")
def test_milk_of_the_poppy_takes_gold():
    table = table_of(A="play: Littlefinger (with Milk of the Poppy); plot: Blockade; hand: Hodor", at="income").until(
        "A"
    )
    assert (table.seat("A").gold, table.strength("Littlefinger")) == (0, 3)


@rule("lcg.blank")
def test_milk_of_the_poppy_leaves_what_others_give():
    table = table_of(A="play: Arya Stark (with Milk of the Poppy + Nymeria), Narrow Sea, Varys", at="challenge-actions")
    assert (table.strength("Arya Stark"), table.keywords("Arya Stark")) == (3, ["stealth"])
    assert not table.seat("A").can("use Arya Stark"), "her own text is gone"


@rule("lcg.blank", "lcg.immunity")
def test_milk_of_the_poppy_takes_immunity_and_what_a_card_gives_to_others():
    table = table_of(
        A="play: Jon Snow, Ghost (with Milk of the Poppy)",
        B="play: Lady, Sansa Stark; hand: The Lion's Will; gold: 2",
        at="challenge-actions",
    )
    table.seat("B").plays("use The Lion's Will")
    assert table.targets() == ["Jon Snow", "Lady", "Sansa Stark"], "Ghost does not guard Jon any more, Jon does Ghost"


@rule("lcg.saves", "lcg.costs")
def test_the_bodyguard_dies_for_a_lord_or_lady():
    table = table_of(A="play: Robb Stark (kneeling, with Bodyguard)", B="play: Lady", at="challenges", first="B")
    table.attack("military", "Lady").do("use Bodyguard").quiet()
    assert (table.zone("Robb Stark"), table.seat("A").discard) == ("play", ["Bodyguard"])
    table = table_of(A="play: Robb Stark (with Bodyguard), Hodor", B=BLEEDING, at="dominance-actions")
    bleed(table).do("use Bodyguard").quiet()
    assert table.seat("A").court == ["Robb Stark"]


@rule("lcg.attachments")
def test_the_bodyguard_serves_lords_and_ladies_only():
    table = table_of(A="play: Kennel Master, Ser Rodrik Cassel; hand: Bodyguard, Direwolf Pup", at="marshalling")
    table.seat("A").tries("play Bodyguard")
    table = table_of(A="play: Kennel Master (with Lordship), Hodor; hand: Bodyguard", at="marshalling")
    table.seat("A").plays("play Bodyguard")
    assert table.bearer("Bodyguard") == "Kennel Master"


@rule("lcg.attachments")
def test_the_bodyguard_goes_at_once_when_the_bearer_is_no_lord_any_more():
    table = realm("stark", "baratheon").given(
        A="play: Kennel Master (with Lordship + Bodyguard), Dany's Handmaiden (kneeling)",
        B="play: Direwolf Pup",
        at="challenges",
        first="B",
    )
    table.attack("military", "Direwolf Pup").defend()
    table.do("card Dany's Handmaiden", "use Dany's Handmaiden", "card Lordship").quiet()
    assert sorted(table.seat("A").discard) == ["Bodyguard", "Lordship"]


# Locations.


@rule("lcg.income-bonus", "lcg.influence")
def test_the_crossroads_give_gold_and_influence():
    table = table_of(A="play: Crossroads, Arya Stark; plot: Blockade; hand: Hodor", B="play: Ghost", at="income").until(
        "A"
    )
    assert table.seat("A").gold == 1
    table.seat("A").plays("use Arya Stark", "card Crossroads")
    assert "stealth" in table.keywords("Arya Stark")


@pytest.mark.parametrize(
    ("street", "card", "cost", "less"),
    [
        ("Street of Steel", "Robb Stark", 4, 1),
        ("Street of Steel", "Sansa Stark", 2, 0),
        ("Shadowblack Lane", "Sansa Stark", 2, 1),
        ("Shadowblack Lane", "Robb Stark", 4, 0),
        ("Street of Sisters", "Robb Stark", 4, 1),
        ("Street of Sisters", "Direwolf Pup", 1, 0),
        ("Street of Sisters", "Ser Jaime Lannister", 4 + 2, 0),
    ],
)
def test_streets_make_the_next_character_with_an_icon_cheaper(street: str, card: str, cost: int, less: int):
    table = table_of(A=f"play: {street}; hand: {card}; gold: 8", at="marshalling")
    table.seat("A").plays(f"use {street}", f"play {card}")
    assert (table.seat("A").gold, table.is_kneeling(street)) == (8 - cost + less, True)


def test_a_street_helps_one_character_in_one_phase():
    table = table_of(A="play: Street of Steel; hand: Robb Stark, Direwolf Pup; gold: 5", at="marshalling")
    table.seat("A").plays("use Street of Steel", "play Robb Stark", "play Direwolf Pup")
    assert table.seat("A").gold == 5 - 3 - 1
    assert not table.state.lasting
    table = table_of(A="play: Street of Steel; hand: Hodor", at="marshalling")
    table.seat("A").plays("use Street of Steel")
    table.end_phase()
    assert not table.state.lasting


@rule("lcg.deck-rules")
def test_a_deck_holds_one_copy_of_a_street():
    table = table_of(A="play: Street of Steel, Shadowblack Lane, Street of Sisters", at="challenges")
    names = ("Street of Steel", "Shadowblack Lane", "Street of Sisters")
    assert [table.state.deal.cards[table.card(name)].copies for name in names] == [1, 1, 1]
