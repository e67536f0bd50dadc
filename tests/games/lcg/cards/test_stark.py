"""House Stark: attachments and unique characters; every card of the core set is played."""

from __future__ import annotations

from typing import Any

import pytest

from games.lcg.bleeding import BLEEDING, bleed
from games.lcg.realm import RealmTable, realm
from support.table import rule
from thronsaal.games.lcg.setup import LayOut, Reveal


def table_of(**position: Any) -> RealmTable:
    """Stark against Stark."""
    return realm("stark", "stark").given(**position)


def test_ice_kills_somebody_else_in_the_challenge():
    table = table_of(A="play: Robb Stark (with Ice)", B="play: Hodor, Lady", at="challenges")
    assert not table.seat("A").can("use Ice"), "its bearer must take part"
    table.attack("military", "Robb Stark").defend("Hodor")
    table.seat("A").plays("use Ice")
    assert table.quiet().seat("B").dead == ["Hodor", "Lady"], "and the claim takes another"
    assert table.seat("A").discard == ["Ice"]


@rule("lcg.targets")
def test_ice_strikes_friend_or_foe_but_not_its_bearer():
    table = table_of(A="play: Robb Stark (with Ice), Arya Stark", B="play: Hodor, Lady, Sansa Stark", at="challenges")
    table.attack("military", "Robb Stark", "Arya Stark").defend("Hodor", "Lady")
    table.seat("A").plays("use Ice")
    assert table.targets() == ["Arya Stark", "Hodor", "Lady"]


@rule("lcg.costs")
def test_ice_must_stand_to_strike():
    table = table_of(
        A="play: Robb Stark, Ice (kneeling, on Robb Stark), Arya Stark, Narrow Sea", B="play: Ghost", at="challenges"
    )
    table.attack("military", "Robb Stark").defend("Ghost").until("use Arya Stark")
    assert not table.seat("A").can("use Ice")


@rule("lcg.saves", "lcg.costs")
def test_ice_cannot_be_saved_but_its_victim_can():
    table = table_of(A="play: Robb Stark (with Ice)", B="play: Arya Stark (with Nymeria)", at="challenges")
    table.attack("military", "Robb Stark").defend("Arya Stark")
    table.do("use Ice", "use Nymeria").quiet()
    assert table.zone("Arya Stark") == "play"
    assert table.is_kneeling("Nymeria")
    assert table.seat("A").discard == ["Ice"]


def test_nymeria_makes_arya_stronger_and_stealthy_and_nobody_else():
    table = table_of(A="play: Arya Stark (with Nymeria), Sansa Stark", at="challenges")
    assert (table.strength("Arya Stark"), "stealth" in table.keywords("Arya Stark")) == (3, True)
    table = table_of(A="play: Sansa Stark (with Nymeria)", at="challenges")
    assert (table.strength("Sansa Stark"), table.keywords("Sansa Stark")) == (2, [])


@rule("lcg.saves", "lcg.costs")
def test_nymeria_saves_on_her_feet_and_from_death_only():
    table = table_of(
        A="play: Sansa Stark, Nymeria (kneeling, on Sansa Stark)", B="play: Lady", at="challenges", first="B"
    )
    table.attack("military", "Lady").quiet()
    assert table.seat("A").dead == ["Sansa Stark"]
    table = table_of(A="play: Sansa Stark (with Nymeria)", B=BLEEDING, at="dominance-actions")
    assert sorted(bleed(table).quiet().seat("A").discard) == ["Nymeria", "Sansa Stark"]


def test_nymeria_goes_on_stark_characters_only():
    table = table_of(A="play: Jon Snow; hand: Nymeria; gold: 5", at="marshalling")
    table.seat("A").tries("play Nymeria")


def test_summer_gives_strength_and_an_icon_and_bran_stealth():
    table = table_of(A="play: Bran Stark (with Summer)", at="challenges")
    assert (table.strength("Bran Stark"), table.icons("Bran Stark")) == (3, ["military"])
    assert "stealth" in table.keywords("Bran Stark")
    table = table_of(A="play: Sansa Stark (with Summer)", at="challenges")
    assert (table.strength("Sansa Stark"), table.keywords("Sansa Stark")) == (4, [])


def test_rodrik_defends_standing_and_stronger():
    table = table_of(A="play: Robb Stark (with Ice)", B="play: Ser Rodrik Cassel", at="challenges")
    table.attack("military", "Robb Stark").defend("Ser Rodrik Cassel")
    assert not table.is_kneeling("Ser Rodrik Cassel")
    assert table.strength("Ser Rodrik Cassel") == 4
    table.quiet()
    assert table.strength("Ser Rodrik Cassel") == 2


def test_rodrik_kneels_to_attack():
    table = table_of(A="play: Ser Rodrik Cassel", B="play: Hodor", at="challenges")
    table.attack("military", "Ser Rodrik Cassel").until("declare-defenders")
    assert (table.is_kneeling("Ser Rodrik Cassel"), table.strength("Ser Rodrik Cassel")) == (True, 2)


@rule("lcg.passives")
def test_eddard_claims_power_when_he_comes():
    table = table_of(A="hand: Eddard Stark; gold: 4", at="marshalling")
    table.seat("A").plays("play Eddard Stark")
    assert (table.power("Eddard Stark"), table.seat("A").gold) == (1, 0)


@rule("lcg.setup-neither")
def test_eddard_claims_nothing_at_set_up():
    table = table_of(A="hand: Eddard Stark", at="round")
    table.state.push(LayOut(0, 0), Reveal())
    table.play("card Eddard Stark", "done", "done")
    assert (table.zone("Eddard Stark"), table.power("Eddard Stark")) == ("play", 0)


@rule("lcg.duplicates")
def test_a_duplicate_of_eddard_claims_nothing():
    table = table_of(A="play: Eddard Stark; hand: Eddard Stark", at="marshalling")
    table.seat("A").plays("play Eddard Stark")
    assert (table.duplicates("Eddard Stark"), table.power("Eddard Stark")) == (1, 0)


@rule("lcg.stalwart")
def test_eddard_is_stalwart():
    table = table_of(A="play: Robb Stark", B="play: Eddard Stark (kneeling)", at="challenges")
    table.attack("military", "Robb Stark").quiet()
    assert table.seat("B").deck[-1] == "Eddard Stark"
    assert table.seat("B").dead == []


def test_catelyn_leaves_a_character_out_of_the_count():
    table = table_of(
        A="play: Sansa Stark, Robb Stark", B="play: Catelyn Stark, Knight of the Tumblestone", at="challenges"
    )
    table.attack("power", "Robb Stark", "Sansa Stark").defend("Catelyn Stark")
    table.do("use Catelyn Stark")
    assert table.targets() == ["Catelyn Stark", "Robb Stark", "Sansa Stark"]
    table.play("card Robb Stark").quiet()
    assert "challenge-won" in table.story
    assert table.seat("A").power == 0, "2 against 3: Catelyn holds"
    assert not table.state.lasting, "it was for that challenge"


def test_catelyn_does_not_speak_when_she_attacks_or_others_defend():
    table = table_of(A="play: Catelyn Stark", B="play: Sansa Stark", at="challenges")
    table.attack("power", "Catelyn Stark").defend("Sansa Stark").quiet()
    assert "used" not in table.story
    table = table_of(A="play: Sansa Stark", B="play: Catelyn Stark, Robb Stark", at="challenges")
    table.attack("power", "Sansa Stark").defend("Robb Stark").quiet()
    assert "used" not in table.story


def test_catelyn_does_not_speak_for_an_opponents_catelyn():
    table = table_of(A="play: Catelyn Stark", B="play: Catelyn Stark", at="challenges")
    table.attack("power", "Catelyn Stark@A").defend("Catelyn Stark@B").until("use Catelyn Stark")
    assert table.state.actors == (1,)
    table.seat("B").passes()
    assert not table.seat("A").can("use Catelyn Stark@A")
    assert table.quiet().story.count("used") == 0


@rule("lcg.lasting", "lcg.influence")
def test_arya_takes_stealth_and_renown_until_the_phase_ends():
    table = table_of(A="play: Arya Stark, Narrow Sea", B="play: Ser Barristan Selmy", at="challenge-actions")
    table.seat("A").plays("use Arya Stark", "card Narrow Sea")
    assert table.is_kneeling("Narrow Sea")
    assert "renown" in table.keywords("Arya Stark")
    assert "renown" not in table.keywords("Ser Barristan Selmy")
    table.end_phase()
    assert "renown" not in table.keywords("Arya Stark")
    assert "renown" in table.keywords("Ser Barristan Selmy")


def test_arya_takes_both_from_who_has_both():
    table = table_of(
        A="play: Arya Stark, Narrow Sea",
        B="play: Ghost, Daenerys Targaryen (with Aegon's Blade)",
        at="challenge-actions",
    )
    table.seat("A").plays("use Arya Stark", "card Narrow Sea", "card Daenerys Targaryen")
    assert table.keywords("Daenerys Targaryen") == []
    assert sorted(table.keywords("Arya Stark")) == ["renown", "stealth"]


@rule("lcg.immunity", "lcg.influence", "lcg.targets")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [("Narrow Sea", "Brienne of Tarth"), ("Narrow Sea", "Hodor"), ("Narrow Sea (kneeling)", "Ghost")],
    ids=["immune to opponents' characters", "without such keywords", "without influence"],
)
def test_arya_takes_nothing(mine: str, theirs: str):
    table = table_of(
        A=f"play: Arya Stark, Winterfell Kennels, {mine}; gold: 1", B=f"play: {theirs}", at="challenge-actions"
    )
    assert table.asked == "action-window"
    assert not table.seat("A").can("use Arya Stark")


def test_robb_kills_after_a_military_victory_in_which_he_took_part():
    table = table_of(
        A="play: Robb Stark, War Host of the North", B="play: Sansa Stark, Bran Stark, Lady; power: 2", at="challenges"
    )
    table.attack("military", "Robb Stark").defend()
    table.do("card Bran Stark", "use Robb Stark", "card Sansa Stark").quiet()
    assert sorted(table.seat("B").dead) == ["Bran Stark", "Sansa Stark"]


@rule("lcg.responses")
def test_robb_kills_after_a_won_defence():
    table = table_of(A="play: Direwolf Pup, Lady", B="play: Robb Stark, Hodor", at="challenges")
    table.attack("military", "Direwolf Pup").defend("Robb Stark", "Hodor").do("use Robb Stark")
    assert table.targets() == ["Direwolf Pup", "Lady"], "whether they took part or not"
    table.play("card Lady").quiet()
    assert table.seat("A").dead == ["Lady"]


def test_robb_does_not_respond_to_what_others_won():
    table = table_of(A="play: Robb Stark, Direwolf Pup", B="play: Sansa Stark, Lady", at="challenges")
    table.attack("military", "Direwolf Pup").defend()
    table.do("card Sansa Stark")
    assert not table.seat("A").can("use Robb Stark")


def test_robb_does_not_respond_to_other_challenges():
    table = table_of(A="play: Robb Stark", B="play: Lady", at="challenges")
    table.attack("power", "Robb Stark").quiet()
    assert ("challenge-won" in table.story, "used" in table.story) == (True, False)


def test_whoever_plays_an_attachment_on_sansa_draws():
    table = table_of(
        A="play: Sansa Stark", B="hand: Milk of the Poppy; gold: 2; deck: Lady", at="marshalling", first="B"
    )
    table.seat("B").plays("play Milk of the Poppy")
    assert "Lady" not in table.seat("B").hand, "her text box is empty now"
    table = table_of(A="play: Sansa Stark", B="hand: Lordship; gold: 2; deck: Lady", at="marshalling", first="B")
    table.seat("B").plays("play Lordship", "use Sansa Stark")
    assert table.seat("B").hand == ["Lady"]


@rule("lcg.draw-cap")
def test_sansa_lets_draw_one_card_for_each_attachment():
    table = table_of(
        A="play: Sansa Stark; hand: Lordship, Summer, Nymeria, Bodyguard; gold: 4; deck: Hodor, Lady, Ghost, Ice",
        at="marshalling",
    )
    for count, name in enumerate(("Lordship", "Summer", "Nymeria"), 1):
        table.seat("A").plays(f"play {name}", "use Sansa Stark")
        assert not table.seat("A").can("use Sansa Stark"), "once for each"
        assert "drew" in table.story[-3:]
        assert table.state.drawn[0] == count
    table.seat("A").plays("play Bodyguard")
    assert not table.seat("A").can("use Sansa Stark"), "three cards a round"


def test_greatjon_joins_his_own_side():
    table = table_of(A="play: Robb Stark (with Ice), Greatjon Umber", B="play: Grey Wind, Lady", at="challenges")
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
    table = table_of(
        A="play: Sansa Stark, Arya Stark, Narrow Sea, Greatjon Umber", B="play: Catelyn Stark, Ghost", at="challenges"
    )
    table.attack("intrigue", "Sansa Stark").until("use Arya Stark")
    assert not table.seat("A").can("use Greatjon Umber")


def test_greatjon_defends_too_and_is_there_only_once():
    table = table_of(A="play: War Host of the North", B="play: Greatjon Umber, Hodor", at="challenges")
    table.attack("military", "War Host of the North").defend("Hodor").do("use Greatjon Umber")
    assert table.state.defending >> table.card("Greatjon Umber") & 1
    table = table_of(A="play: Greatjon Umber, Arya Stark, Narrow Sea", B="play: Ghost", at="challenges")
    table.attack("military", "Greatjon Umber").until("use Arya Stark")
    assert not table.seat("A").can("use Greatjon Umber")


@rule("lcg.immunity")
def test_shaggydog_grows_and_ignores_events_beside_a_stark_lord():
    table = realm("stark", "lannister").given(
        A="play: Shaggydog, Robb Stark",
        B="play: Lannisport Weaponsmith; hand: The Lion's Will; gold: 2",
        at="challenge-actions",
    )
    assert table.strength("Shaggydog") == 4
    table.until("B").seat("B").plays("use The Lion's Will")
    assert "Shaggydog" not in table.targets()


@pytest.mark.parametrize(
    ("mine", "theirs"), [("Sansa Stark", "Hodor"), ("Littlefinger", "Hodor"), ("Lady", "Robb Stark")]
)
def test_shaggydog_is_small_without_a_stark_lord_of_his_own(mine: str, theirs: str):
    table = table_of(
        A=f"play: Shaggydog, {mine}", B=f"play: {theirs}; hand: The Lion's Will; gold: 2", at="challenge-actions"
    )
    assert table.strength("Shaggydog") == 1
    table.seat("B").plays("use The Lion's Will")
    assert "Shaggydog" in table.targets()


@rule("lcg.cannot")
def test_hodor_neither_attacks_nor_is_passed_by():
    table = table_of(A="play: Hodor, Benjen Stark", B="play: Hodor, Lady", at="challenges")
    table.seat("A").plays("challenge military B")
    assert table.targets() == ["Benjen Stark"]
    table.play("card Benjen Stark", "done").until("sneak")
    assert table.targets() == ["Lady"]


def test_bran_reveals_a_further_plot():
    table = table_of(A="play: Bran Stark; plot: Rains of Autumn; plots: Blockade, Planning Ahead", at="title-actions")
    table.seat("A").plays("use Bran Stark", "plot Blockade")
    assert (table.seat("A").plot, table.is_kneeling("Bran Stark")) == ("Blockade", True)


@rule("lcg.plot-when-revealed", "lcg.first-player")
def test_brans_plot_does_what_it_does_when_revealed_but_nobody_counts_initiative_again():
    table = table_of(
        A="play: Bran Stark; plot: Rains of Autumn; plots: Counting Favors, Blockade", at="title-actions", first="B"
    )
    table.seat("A").plays("use Bran Stark", "plot Counting Favors")
    assert (len(table.seat("A").hand), len(table.seat("B").hand)) == (3, 3)
    assert (table.state.first, "initiative" in table.story, "first-player" in table.story) == (1, False, False)


@rule("lcg.phases-of-actions", "lcg.costs")
@pytest.mark.parametrize(
    ("described", "at", "may"),
    [
        ("Bran Stark", "plot-actions", True),
        ("Bran Stark", "title-actions", True),
        ("Bran Stark (kneeling)", "title-actions", False),
        ("Bran Stark", "draw-actions", False),
    ],
)
def test_bran_sees_in_the_plot_phase_before_plots_and_after_titles(described: str, at: str, may: bool):
    table = table_of(A=f"play: {described}, Arya Stark, Narrow Sea; plot: Blockade", B="play: Ghost", at=at, round=2)
    assert table.asked == "action-window"
    assert table.seat("A").can("use Bran Stark") is may


def test_bran_needs_a_further_plot():
    table = table_of(A="play: Bran Stark, Arya Stark, Narrow Sea", B="play: Ghost", at="title-actions")
    table.state.plots[0], table.state.listed = 0, None
    assert not table.seat("A").can("use Bran Stark")


@rule("lcg.errata", "lcg.limits")
@pytest.mark.parametrize(("errata", "may"), [("on", False), ("off", True)])
def test_bran_sees_three_times_a_round(errata: str, may: bool):
    table = table_of(
        A="play: Bran Stark, Arya Stark, Narrow Sea; plots: Blockade",
        B="play: Ghost",
        at="title-actions",
        errata=errata,
    )
    table.state.limits = {("text", table.card("Bran Stark"), 0, 0, "round"): 3}
    table.state.listed = None
    assert table.seat("A").can("use Bran Stark") is may


def test_grey_wind_and_lady_are_cheaper_beside_their_masters():
    table = table_of(A="hand: Grey Wind, Lady; gold: 9", B="play: Robb Stark, Sansa Stark", at="marshalling")
    table.seat("A").plays("play Grey Wind", "play Lady")
    assert table.seat("A").gold == 9 - 2 - 0
    assert (table.strength("Sansa Stark"), "renown" in table.keywords("Sansa Stark")) == (3, True)
    table = table_of(A="hand: Grey Wind; gold: 3", at="marshalling")
    table.seat("A").tries("play Grey Wind")
