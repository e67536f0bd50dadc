"""House Stark: every card of the core set is played."""

from __future__ import annotations

import pytest

from games.lcg.realm import realm
from support.table import rule


def test_ice_kills_somebody_else_in_the_challenge():
    table = realm("stark", "stark").given(A="play: Robb Stark (with Ice)", B="play: Hodor, Lady", at="challenges")
    assert not table.seat("A").can("use Ice"), "its bearer must take part"
    table.attack("military", "Robb Stark").defend("Hodor")
    table.seat("A").plays("use Ice")
    assert table.quiet().seat("B").dead == ["Hodor", "Lady"], "and the claim takes another"
    assert table.seat("A").discard == ["Ice"]


@rule("lcg.saves", "lcg.costs")
def test_ice_cannot_be_saved_but_its_victim_can():
    table = realm("stark", "stark").given(
        A="play: Robb Stark (with Ice)", B="play: Arya Stark (with Nymeria)", at="challenges"
    )
    table.attack("military", "Robb Stark").defend("Arya Stark")
    table.do("use Ice", "use Nymeria").quiet()
    assert table.zone("Arya Stark") == "play"
    assert table.is_kneeling("Nymeria")
    assert table.seat("A").discard == ["Ice"]


def test_nymeria_makes_arya_stronger_and_stealthy_and_nobody_else():
    table = realm("stark", "stark").given(A="play: Arya Stark (with Nymeria), Sansa Stark", at="challenges")
    assert (table.strength("Arya Stark"), "stealth" in table.keywords("Arya Stark")) == (3, True)
    table = realm("stark", "stark").given(A="play: Sansa Stark (with Nymeria)", at="challenges")
    assert (table.strength("Sansa Stark"), table.keywords("Sansa Stark")) == (2, [])


def test_nymeria_goes_on_stark_characters_only():
    table = realm("stark", "stark").given(A="play: Jon Snow; hand: Nymeria; gold: 5", at="marshalling")
    table.seat("A").tries("play Nymeria")


def test_summer_gives_strength_and_an_icon_and_bran_stealth():
    table = realm("stark", "stark").given(A="play: Bran Stark (with Summer)", at="challenges")
    assert (table.strength("Bran Stark"), table.icons("Bran Stark")) == (3, ["military"])
    assert "stealth" in table.keywords("Bran Stark")
    table = realm("stark", "stark").given(A="play: Sansa Stark (with Summer)", at="challenges")
    assert (table.strength("Sansa Stark"), table.keywords("Sansa Stark")) == (4, [])


def test_rodrik_defends_standing_and_stronger():
    table = realm("stark", "stark").given(A="play: Robb Stark (with Ice)", B="play: Ser Rodrik Cassel", at="challenges")
    table.attack("military", "Robb Stark").defend("Ser Rodrik Cassel")
    assert not table.is_kneeling("Ser Rodrik Cassel")
    assert table.strength("Ser Rodrik Cassel") == 4
    table.quiet()
    assert table.strength("Ser Rodrik Cassel") == 2


def test_eddard_claims_power_when_he_comes_but_not_at_set_up():
    table = realm("stark", "stark").given(A="hand: Eddard Stark; gold: 4", at="marshalling")
    table.seat("A").plays("play Eddard Stark")
    assert (table.power("Eddard Stark"), table.seat("A").gold) == (1, 0)


@rule("lcg.stalwart")
def test_eddard_is_stalwart():
    table = realm("stark", "stark").given(A="play: Robb Stark", B="play: Eddard Stark (kneeling)", at="challenges")
    table.attack("military", "Robb Stark")
    table.quiet().do("pass") if table.asked == "responses" else table.quiet()
    assert table.seat("B").deck[-1] == "Eddard Stark"
    assert table.seat("B").dead == []


def test_catelyn_leaves_a_character_out_of_the_count():
    table = realm("stark", "stark").given(
        A="play: War Host of the North, Grey Wind", B="play: Catelyn Stark, Hodor", at="challenges"
    )
    table.state.values  # noqa: B018  (nothing is kept that a challenge would change)
    table = realm("stark", "stark").given(
        A="play: Sansa Stark, Robb Stark", B="play: Catelyn Stark, Knight of the Tumblestone", at="challenges"
    )
    table.attack("power", "Robb Stark", "Sansa Stark").defend("Catelyn Stark")
    table.do("use Catelyn Stark", "card Robb Stark").quiet()
    assert "challenge-won" in table.story
    assert table.seat("A").power == 0, "2 against 3: Catelyn holds"


def test_arya_takes_stealth_and_renown_until_the_phase_ends():
    table = realm("stark", "stark").given(
        A="play: Arya Stark, Narrow Sea, Great Keep", B="play: Brienne of Tarth", at="challenge-actions"
    )
    assert not table.state.actors or not table.seat("A").can("use Arya Stark"), (
        "Brienne is immune to opponents' characters"
    )
    table = realm("stark", "stark").given(
        A="play: Arya Stark, Narrow Sea", B="play: Ser Barristan Selmy", at="challenge-actions"
    )
    table.seat("A").plays("use Arya Stark", "card Narrow Sea")
    assert table.is_kneeling("Narrow Sea")
    assert "renown" in table.keywords("Arya Stark")
    assert "renown" not in table.keywords("Ser Barristan Selmy")
    table.end_phase()
    assert "renown" not in table.keywords("Arya Stark")
    assert "renown" in table.keywords("Ser Barristan Selmy")


def test_robb_kills_after_a_military_victory_in_which_he_took_part():
    table = realm("stark", "stark").given(
        A="play: Robb Stark, War Host of the North", B="play: Sansa Stark, Bran Stark, Lady; power: 2", at="challenges"
    )
    table.attack("military", "Robb Stark").defend()
    table.do("card Bran Stark", "use Robb Stark", "card Sansa Stark").quiet()
    assert sorted(table.seat("B").dead) == ["Bran Stark", "Sansa Stark"]


def test_robb_does_not_respond_to_what_others_won():
    table = realm("stark", "stark").given(
        A="play: Robb Stark, Direwolf Pup", B="play: Sansa Stark, Lady", at="challenges"
    )
    table.attack("military", "Direwolf Pup").defend()
    table.do("card Sansa Stark")
    assert not table.seat("A").can("use Robb Stark")


def test_whoever_plays_an_attachment_on_sansa_draws():
    table = realm("stark", "stark").given(
        A="play: Sansa Stark", B="hand: Milk of the Poppy; gold: 2; deck: Lady", at="marshalling", first="B"
    )
    table.seat("B").plays("play Milk of the Poppy")
    assert "Lady" not in table.seat("B").hand, "her text box is empty now"
    table = realm("stark", "stark").given(
        A="play: Sansa Stark", B="hand: Lordship; gold: 2; deck: Lady", at="marshalling", first="B"
    )
    table.seat("B").plays("play Lordship", "use Sansa Stark")
    assert table.seat("B").hand == ["Lady"]


def test_greatjon_joins_his_own_side():
    table = realm("stark", "stark").given(
        A="play: Robb Stark (with Ice), Greatjon Umber", B="play: Grey Wind, Lady", at="challenges"
    )
    table.attack("military", "Robb Stark").defend("Grey Wind")
    table.seat("A").plays("use Greatjon Umber")
    assert table.takes_part("Greatjon Umber")
    assert table.is_kneeling("Greatjon Umber")
    table.quiet()
    assert table.asked == "choose-dead", "2 and 3 against 4"


def test_greatjon_stays_out_of_intrigues_and_of_others_quarrels():
    table = realm("stark", "stark", "stark").given(
        A="play: Sansa Stark, Robb Stark", B="play: Hodor", C="play: Greatjon Umber", at="challenges"
    )
    table.attack("power", "Robb Stark", target="B").defend("Hodor")
    assert not table.seat("C").can("use Greatjon Umber")


def test_shaggydog_grows_and_ignores_events_beside_a_stark_lord():
    table = realm("stark", "stark").given(A="play: Shaggydog", B="hand: Distraction; gold: 3", at="challenges")
    assert table.strength("Shaggydog") == 1
    table = realm("stark", "lannister").given(
        A="play: Shaggydog, Robb Stark",
        B="play: Lannisport Weaponsmith; hand: The Lion's Will; gold: 2",
        at="challenge-actions",
    )
    assert table.strength("Shaggydog") == 4
    table.until("B").seat("B").plays("use The Lion's Will")
    assert "Shaggydog" not in table.targets()


@rule("lcg.cannot")
def test_hodor_neither_attacks_nor_is_passed_by():
    table = realm("stark", "stark").given(A="play: Hodor, Robb Stark", B="play: Hodor, Lady", at="challenges")
    table.seat("A").plays("pass") if table.asked == "action-window" else None
    table.until("turn").seat("A").plays("challenge military B")
    assert table.targets() == ["Robb Stark"]


def test_bran_reveals_a_further_plot():
    table = realm("stark", "stark").given(
        A="play: Bran Stark; plot: Rains of Autumn; plots: Blockade, Planning Ahead", at="title-actions"
    )
    table.seat("A").plays("use Bran Stark", "plot Blockade")
    assert (table.seat("A").plot, table.is_kneeling("Bran Stark")) == ("Blockade", True)


@rule("lcg.errata", "lcg.limits")
@pytest.mark.parametrize(("errata", "may"), [("on", False), ("off", True)])
def test_bran_sees_three_times_a_round(errata: str, may: bool):
    table = realm("stark", "stark").given(
        A="play: Bran Stark; plots: Blockade", B="play: Bran Stark; plots: Blockade", at="title-actions", errata=errata
    )
    bran = next(card for card in table._called("Bran Stark") if table.state.court[0] >> card & 1)
    table.state.limits = {("text", bran, 0, "round"): 3}
    table.state.listed = None
    assert table.seat("A").can("use Bran Stark@A") is may


def test_grey_wind_and_lady_are_cheaper_beside_their_masters():
    table = realm("stark", "stark").given(
        A="hand: Grey Wind, Lady; gold: 9", B="play: Robb Stark, Sansa Stark", at="marshalling"
    )
    table.seat("A").plays("play Grey Wind", "play Lady")
    assert table.seat("A").gold == 9 - 2 - 0
    assert (table.strength("Sansa Stark"), "renown" in table.keywords("Sansa Stark")) == (3, True)
    table = realm("stark", "stark").given(A="hand: Grey Wind; gold: 3", at="marshalling")
    table.seat("A").tries("play Grey Wind")


def test_cards_without_a_text_are_just_there():
    table = realm("stark", "stark").given(
        A="play: War Host of the North, Knight of the Tumblestone, Direwolf Pup", at="challenges"
    )
    names = ("War Host of the North", "Knight of the Tumblestone", "Direwolf Pup")
    assert [table.strength(name) for name in names] == [11, 2, 2]
    assert table.icons("Knight of the Tumblestone") == ["military", "power"]


@rule("lcg.put-into-play", "lcg.control")
def test_the_honor_guard_goes_to_an_opponent_and_comes_back():
    table = realm("stark", "stark").given(
        A="hand: Winterfell Honor Guard", B="play: Robb Stark", at="challenge-actions", first="B"
    )
    table.seat("A").plays("use Winterfell Honor Guard")
    assert table.controller("Winterfell Honor Guard") == "B"
    table.attack("military", "Robb Stark", "Winterfell Honor Guard").quiet()
    assert table.controller("Winterfell Honor Guard") == "A"


def test_the_kennel_master_counts_direwolves_and_comes_back():
    table = realm("stark", "stark").given(
        A="play: Kennel Master (kneeling), Shaggydog (kneeling), Robb Stark (kneeling, with Summer)",
        B="play: Lady, Robb Stark",
        at="challenges",
        first="B",
    )
    assert table.strength("Kennel Master") == 2 + 3
    table.attack("military", "Robb Stark").quiet()
    table.play("card Kennel Master")
    assert not table.seat("A").can("use Kennel Master:2"), "only two of the direwolves are A's"
    table = realm("stark", "stark").given(
        A="play: Kennel Master (kneeling), Shaggydog (kneeling), Lady (kneeling), Grey Wind (kneeling)",
        B="play: Robb Stark",
        at="challenges",
        first="B",
    )
    table.attack("military", "Robb Stark").quiet()
    table.do("card Kennel Master", "use Kennel Master:2").quiet()
    assert table.zone("Kennel Master") == "hand"


@pytest.mark.parametrize(
    ("name", "card", "less"),
    [
        ("House Tully Recruiter", "Sansa Stark", 1),
        ("Godswood", "Robb Stark", 2),
        ("Northern Fiefdoms", "Winterfell Castle", 1),
        ("Narrow Sea", "Robb Stark", 2),
        ("Narrow Sea", "Robert Baratheon", 2),
    ],
)
def test_what_makes_the_next_card_cheaper(name: str, card: str, less: int):
    table = realm("stark", "stark").given(A=f"play: {name}; hand: {card}; gold: 8", at="marshalling")
    cost = table.state.deal.cost[table.card(card)] + (2 if card == "Robert Baratheon" else 0)
    table.seat("A").plays(f"use {name}", f"play {card}")
    assert table.seat("A").gold == 8 - cost + less
    assert table.zone("Narrow Sea") == "discard" if name == "Narrow Sea" else table.is_kneeling(name)


def test_discounts_do_not_fit_other_cards():
    table = realm("stark", "stark").given(A="play: Godswood; hand: Winterfell Castle; gold: 2", at="marshalling")
    table.seat("A").plays("use Godswood").tries("play Winterfell Castle")


@rule("lcg.piles")
def test_trident_reinforcements_return_from_the_dead():
    table = realm("stark", "stark").given(A="dead: Trident Reinforcements, Hodor", at="dominance-actions")
    assert "use trident-reinforcements@A" not in table.seat("A").moves
    table = realm("stark", "stark").given(A="dead: Trident Reinforcements, Hodor, Lady", at="dominance-actions")
    table.seat("A").plays("use Trident Reinforcements")
    assert table.seat("A").hand == ["Trident Reinforcements"]


def test_winterfell_reserves_recover_the_top_of_a_discard_pile():
    table = realm("stark", "stark").given(
        A="play: Robb Stark", B="play: Winterfell Reserves; gold: 1; discard: Hodor, Lady", at="challenges"
    )
    table.attack("military", "Robb Stark").defend("Winterfell Reserves")
    table.do("use Winterfell Reserves").quiet()
    assert (table.seat("B").deck[-1], table.seat("B").discard, table.seat("B").gold) == ("Lady", ["Hodor"], 0)


@rule("lcg.search")
def test_the_kennels_find_a_direwolf():
    table = realm("stark", "stark").given(
        A="play: Winterfell Kennels; gold: 1; deck: Hodor, Summer, Lady", at="challenges"
    )
    table.seat("A").plays("use Winterfell Kennels")
    assert table.targets() == ["Lady", "Summer"]
    table.play("card Summer")
    assert (table.seat("A").hand, table.seat("A").gold) == (["Summer"], 0)


def test_winterfell_castle_strengthens_its_house():
    table = realm("stark", "stark").given(
        A="play: Winterfell Castle, Robb Stark, Jon Snow", B="play: Sansa Stark", at="challenges"
    )
    assert [table.strength(name) for name in ("Robb Stark", "Jon Snow", "Sansa Stark")] == [3, 3, 2]


@rule("lcg.attached-only")
def test_lord_eddards_chambers_may_lie_on_the_house_card():
    table = realm("stark", "stark").given(A="hand: Lord Eddard's Chambers; gold: 1", at="marshalling")
    table.seat("A").plays("house Lord Eddard's Chambers")
    assert table.bearer("Lord Eddard's Chambers") == "House Stark"
    assert not table.state.of_type("location")
    table = realm("stark", "stark").given(A="hand: Lord Eddard's Chambers; gold: 1", at="marshalling")
    table.seat("A").plays("play Lord Eddard's Chambers")
    assert table.state.of_type("location")


@rule("lcg.limited")
def test_one_limited_card_a_round():
    table = realm("stark", "stark").given(A="hand: Great Keep, Northern Fiefdoms; gold: 3", at="marshalling")
    table.seat("A").plays("play Great Keep").tries("play Northern Fiefdoms")
