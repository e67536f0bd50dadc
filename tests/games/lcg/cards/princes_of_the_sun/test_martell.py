"""House Martell: the unique characters of Princes of the Sun are played."""

from __future__ import annotations

from typing import Any

import pytest

from games.lcg.realm import RealmTable, realm
from support.table import rule
from thronsaal.games.lcg.resolution import claim_of


def table_of(**position: Any) -> RealmTable:
    """Martell against Stark."""
    return realm("martell", "stark").given(**position)


# The Red Viper.


@pytest.mark.parametrize(("theirs", "kneels"), [("Lady, Hodor", False), ("Lady", True)])
def test_the_red_viper_stays_standing_against_who_has_more_characters(theirs: str, kneels: bool):
    table = table_of(A="play: The Red Viper", B=f"play: {theirs}", at="challenges")
    table.attack("intrigue", "The Red Viper")
    assert table.is_kneeling("The Red Viper") is kneels


def test_the_red_viper_counts_the_characters_of_whom_he_attacks():
    table = realm("martell", "stark", "stark").given(
        A="play: The Red Viper", B="play: Lady, Hodor", C="play: Arya Stark", at="challenges"
    )
    table.attack("power", "The Red Viper", target="C")
    assert table.is_kneeling("The Red Viper")


def test_the_red_viper_kneels_to_defend():
    table = table_of(A="play: The Red Viper", B="play: Lady, Hodor", at="challenges", first="B", active="B")
    table.attack("military", "Lady").defend("The Red Viper")
    assert table.is_kneeling("The Red Viper")


@rule("lcg.immunity")
def test_the_red_viper_is_immune_to_events():
    table = realm("lannister", "martell").given(
        A="hand: The Lion's Will; gold: 2; play: Bronn", B="play: The Red Viper, Paramour", at="challenge-actions"
    )
    table.seat("A").plays("use The Lion's Will")
    assert table.targets() == ["Bronn", "Paramour"]


@rule("lcg.immunity", "lcg.stealth")
def test_the_red_viper_is_immune_to_abilities_of_any_character_and_to_stealth():
    table = realm("lannister", "martell").given(
        A="play: Cersei Lannister; gold: 2", B="play: The Red Viper, Paramour", at="dominance-actions"
    )
    table.seat("A").plays("use Cersei Lannister")
    assert table.targets() == ["Cersei Lannister", "Paramour"]
    table = table_of(A="play: The Red Viper", B="play: Lord Edric's Knight", at="challenges", first="B", active="B")
    table.attack("military", "Lord Edric's Knight").until("declare-defenders")
    assert "sneaked" not in table.story
    table = realm("baratheon", "martell").given(A="play: Melisandre, Old Red Priest", B="play: The Red Viper (1 power)")
    assert table.seat("B").power == 0, "Melisandre speaks of power, which nothing guards"


def test_attachments_reach_the_red_viper():
    table = table_of(
        A="play: The Red Viper (with Milk of the Poppy)", B="play: Hodor, Lady; hand: Distinct Mastery", at="challenges"
    )
    assert table.keywords("The Red Viper") == []
    table.attack("military", "The Red Viper")
    assert table.is_kneeling("The Red Viper")


# Arianne and Doran Martell.


def test_arianne_raises_the_claim_while_she_attacks():
    table = table_of(A="play: Arianne Martell", B="play: Sansa Stark, Shae; hand: 3x Lady", at="challenges")
    assert claim_of(table.state, 0) == 1
    table.attack("intrigue", "Arianne Martell").sneak("Sansa Stark").until("declare-defenders")
    assert [claim_of(table.state, seat) for seat in (0, 1)] == [2, 1]
    assert table.defend().quiet().seat("B").hand == ["Lady"]
    assert claim_of(table.state, 0) == 1


def test_arianne_raises_nothing_from_home():
    table = table_of(A="play: Arianne Martell, Paramour", B="hand: 3x Lady", at="challenges")
    table.attack("intrigue", "Paramour").quiet()
    assert len(table.seat("B").hand) == 2


@rule("lcg.claim")
def test_doran_makes_beaten_attackers_suffer_by_the_defenders_plot():
    table = table_of(
        A="play: Doran Martell, Hodor; plot: The Power of Arms",
        B="play: Lady, Arya Stark, Direwolf Pup",
        at="challenges",
        first="B",
        active="B",
    )
    table.attack("military", "Lady").defend("Hodor").quiet()
    assert table.asked == "choose-dead"
    table.seat("B").plays("card Lady", "card Direwolf Pup")
    assert (sorted(table.seat("B").dead), table.seat("A").dead) == (["Direwolf Pup", "Lady"], [])


@rule("lcg.power-claim")
def test_doran_moves_the_attackers_power_to_the_defenders_house():
    table = table_of(
        A="play: Doran Martell, Arianne Martell; power: 1; plot: The Power of Arms",
        B="play: Sansa Stark; power: 3",
        at="challenges",
        first="B",
        active="B",
    )
    table.attack("power", "Sansa Stark").defend("Arianne Martell").quiet()
    assert (table.seat("A").house_power, table.seat("B").house_power) == (3, 1)
    assert "power-moved" in table.story


def test_doran_works_against_his_own_house_too():
    table = table_of(A="play: Doran Martell; hand: Lady, Lady", B="play: Tywin Lannister", at="challenges")
    table.attack("intrigue", "Doran Martell").defend("Tywin Lannister").quiet()
    assert len(table.seat("A").hand) == 1


def test_a_claim_of_zero_hurts_no_attacker():
    table = table_of(
        A="play: Doran Martell, Hodor; plot: Valar Morghulis", B="play: Lady", at="challenges", first="B", active="B"
    )
    table.attack("military", "Lady").defend("Hodor").quiet()
    assert (table.seat("B").dead, "claim-zero" in table.story) == ([], True)


@rule("lcg.blank")
def test_a_blank_doran_lets_attackers_go():
    table = table_of(
        A="play: Doran Martell (with Milk of the Poppy), Hodor", B="play: Lady", at="challenges", first="B", active="B"
    )
    table.attack("military", "Lady").defend("Hodor").quiet()
    assert table.seat("B").dead == []


@rule("lcg.saves")
def test_who_is_claimed_by_doran_may_be_saved():
    table = table_of(
        A="play: Doran Martell, Hodor", B="play: Robb Stark (duplicate)", at="challenges", first="B", active="B"
    )
    table.attack("military", "Robb Stark").defend("Hodor").do("save Robb Stark").quiet()
    assert table.zone("Robb Stark") == "play"


@rule("lcg.support-defence")
def test_doran_counts_the_plot_of_the_supporter_who_defends():
    table = realm("stark", "martell", "stark").given(
        A="play: Lady, Arya Stark, Direwolf Pup",
        B="title: master-of-coin; plot: Valar Morghulis; play: Doran Martell (kneeling)",
        C="title: master-of-whispers; plot: The Power of Arms; play: Hodor",
        at="challenges",
    )
    table.attack("military", "Lady", target="B").defend("Hodor").until("choose-dead")
    assert table.seat("A").moves


# Darkstar.


@rule("lcg.replacement", "lcg.put-into-play")
def test_darkstar_comes_into_play_when_the_claim_hits_him():
    table = table_of(A="hand: Darkstar", B="play: Sansa Stark", at="challenges", first="B", active="B")
    table.attack("intrigue", "Sansa Stark").quiet()
    assert (table.zone("Darkstar"), table.controller("Darkstar"), table.seat("A").discard) == ("play", "A", [])
    assert "entered-put" in table.story, "put into play from hand, as limits on that count it"
    assert "entered-played" not in table.story
    assert table.seat("A").gold == 0


@rule("lcg.replacement")
def test_darkstar_comes_into_play_from_the_deck():
    table = table_of(A="play: The Hound; deck: Darkstar", at="dominance-begins")
    table.seat("A").plays("number 1")
    assert (table.zone("Darkstar"), table.seat("A").discard, len(table.seat("A").deck)) == ("play", [], 5)


def test_darkstar_comes_into_play_when_his_owner_must_choose_cards_to_drop():
    table = table_of(
        A="play: House Messenger; hand: Darkstar", B="play: House Dayne Skirmisher", at="challenge-actions"
    )
    table.seat("B").plays("use House Dayne Skirmisher")
    table.seat("A").plays("card Darkstar")
    assert table.zone("Darkstar") == "play"


@rule("lcg.duplicates")
def test_a_second_darkstar_becomes_a_duplicate():
    table = table_of(A="play: Darkstar; hand: Darkstar", B="play: Sansa Stark", at="challenges", first="B", active="B")
    table.attack("intrigue", "Sansa Stark").defend().quiet()
    assert (table.duplicates("Darkstar"), table.seat("A").discard) == (1, [])


@rule("lcg.unique-dead")
def test_darkstar_is_discarded_when_he_is_dead():
    table = table_of(A="dead: Darkstar; hand: Darkstar", B="play: Sansa Stark", at="challenges", first="B", active="B")
    table.attack("intrigue", "Sansa Stark").quiet()
    assert (table.seat("A").discard, table.seat("A").court) == (["Darkstar"], [])


def test_darkstar_does_not_come_back_from_play():
    table = realm("martell", "martell").given(
        A="play: Ser Arys Oakheart; hand: Westeros Bleeds",
        B="play: Darkstar, Paramour",
        at="dominance-actions",
    )
    assert not table.seat("A").can("use Westeros Bleeds")
    table = realm("martell", "martell").given(
        A="play: 4x Narrow Sea; hand: Westeros Bleeds", B="play: Darkstar", at="dominance-actions"
    )
    table.seat("A").plays("use Westeros Bleeds", *[f"card Narrow Sea{copy}" for copy in ("", "#2", "#3", "#4")])
    assert table.quiet().seat("B").discard == ["Darkstar"]


@rule("lcg.vengeful", "lcg.renown")
def test_darkstar_is_vengeful_and_renowned():
    table = table_of(
        A="play: Darkstar (kneeling)", B="play: Host of Storm's End", at="challenges", first="B", active="B"
    )
    table.attack("power", "Host of Storm's End").until("stand-vengeful").play("yes")
    assert not table.is_kneeling("Darkstar")
    table = table_of(A="play: Darkstar", B="play: Sansa Stark", at="challenges")
    table.attack("military", "Darkstar").quiet()
    assert table.power("Darkstar") == 1


def test_darkstar_is_marshalled_as_others_are():
    table = table_of(A="hand: Darkstar; gold: 4", at="marshalling")
    table.seat("A").plays("play Darkstar")
    assert (table.seat("A").gold, table.zone("Darkstar")) == (0, "play")


# Areo Hotah.


def test_areo_hotah_kills_after_a_heavy_loss():
    table = table_of(A="play: Areo Hotah", B="play: Host of Storm's End, Lady", at="challenges", first="B", active="B")
    table.attack("power", "Host of Storm's End").defend()
    table.do("use Areo Hotah")
    assert table.targets() == ["Areo Hotah", "Host of Storm's End", "Lady"]
    table.play("card Host of Storm's End").quiet()
    assert (table.seat("B").dead, table.is_kneeling("Areo Hotah")) == (["Host of Storm's End"], True)


def test_areo_hotah_answers_attacks_of_his_own_that_fail():
    table = table_of(A="play: Areo Hotah, Paramour", B="play: Lurkers at Harrenhal", at="challenges")
    table.attack("intrigue", "Paramour").defend("Lurkers at Harrenhal")
    table.do("use Areo Hotah", "card Lurkers at Harrenhal").quiet()
    assert table.seat("B").dead == ["Lurkers at Harrenhal"]


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ("Areo Hotah", "Stannis Baratheon"),
        ("Areo Hotah (kneeling)", "Host of Storm's End"),
        ("Areo Hotah (with Milk of the Poppy)", "Host of Storm's End"),
    ],
)
def test_areo_hotah_needs_a_loss_by_four_and_to_stand(mine: str, theirs: str):
    table = table_of(A=f"play: {mine}", B=f"play: {theirs}", at="challenges", first="B", active="B")
    table.attack("power", theirs)
    if table.asked == "declare-defenders":
        table.play("done")
    table.never("use Areo Hotah")
    assert "challenge-won" in table.story


@rule("lcg.saves", "lcg.duplicates-save")
def test_whom_areo_hotah_strikes_may_be_saved():
    table = table_of(A="play: Areo Hotah", B="play: Rhaegal (duplicate)", at="challenges", first="B", active="B")
    table.attack("power", "Rhaegal").sneak("Areo Hotah")
    table.do("use Areo Hotah", "card Rhaegal", "save Rhaegal").quiet()
    assert (table.zone("Rhaegal"), table.duplicates("Rhaegal")) == ("play", 0)


# Sarella and Ellaria Sand.


def test_sarella_stands_somebody_after_a_failed_attack():
    table = table_of(A="play: Sarella Sand, Summer Sea, Paramour", B="play: Hodor, Lady, Arya Stark", at="challenges")
    table.attack("military", "Sarella Sand").sneak("Lady").defend("Hodor")
    table.do("use Sarella Sand", "card Paramour")
    assert table.targets() == ["Hodor", "Sarella Sand"], "Arya did not take part"
    table.play("card Sarella Sand")
    assert (table.is_kneeling("Sarella Sand"), table.is_kneeling("Paramour")) == (False, True)


def test_sarella_needs_influence():
    table = table_of(A="play: Sarella Sand, Paramour (kneeling)", B="play: Hodor", at="challenges")
    table.attack("military", "Sarella Sand").defend("Hodor").never("use Sarella Sand")


def test_sarella_does_not_answer_what_she_loses_as_defender_or_wins():
    table = table_of(
        A="play: Sarella Sand, Paramour", B="play: Host of Storm's End", at="challenges", first="B", active="B"
    )
    table.attack("military", "Host of Storm's End").defend("Sarella Sand").never("use Sarella Sand")
    table = table_of(A="play: Sarella Sand, Paramour", B="play: Lady", at="challenges")
    table.attack("military", "Sarella Sand").sneak("Lady").never("use Sarella Sand")


@rule("lcg.power")
def test_ellaria_takes_power_from_any_character_after_a_loss():
    table = table_of(
        A="play: Ellaria Sand (1 power), Doran Martell (1 power)",
        B="play: Robert Baratheon (2 power), Host of Storm's End",
        at="challenges",
        first="B",
        active="B",
    )
    table.attack("power", "Host of Storm's End").defend()
    table.do("use Ellaria Sand")
    assert table.targets() == ["Doran Martell", "Robert Baratheon"]
    table.play("card Robert Baratheon")
    assert (table.power("Robert Baratheon"), table.power("Ellaria Sand")) == (1, 2)
    assert "power-moved" in table.story
    assert table.story.count("power") == 1, "only what is claimed for the unopposed challenge"


def test_ellaria_may_also_take_power_of_who_is_immune():
    table = table_of(
        A="play: Ellaria Sand",
        B="play: Ser Jacelyn Bywater (1 power), Host of Storm's End",
        at="challenges",
        first="B",
        active="B",
    )
    table.attack("power", "Host of Storm's End").defend().do("use Ellaria Sand")
    assert (table.power("Ellaria Sand"), table.power("Ser Jacelyn Bywater")) == (1, 0)


def test_ellaria_finds_no_power_on_herself_or_on_houses():
    table = table_of(
        A="play: Ellaria Sand (1 power)",
        B="play: Host of Storm's End; power: 3",
        at="challenges",
        first="B",
        active="B",
    )
    table.attack("power", "Host of Storm's End").defend().never("use Ellaria Sand")


@rule("lcg.vengeful")
def test_ellaria_is_vengeful():
    table = table_of(
        A="play: Ellaria Sand (kneeling)", B="play: Host of Storm's End", at="challenges", first="B", active="B"
    )
    table.attack("power", "Host of Storm's End").until("stand-vengeful").play("yes")
    assert not table.is_kneeling("Ellaria Sand")


# Harmen Uller and Ser Arys Oakheart.


@pytest.mark.parametrize(("hand", "kneels"), [("7x Lady", False), ("6x Lady", True), ("6x Lady, Hodor, Ghost", False)])
def test_harmen_uller_stays_standing_with_seven_cards_in_hand(hand: str, kneels: bool):
    table = table_of(A=f"play: Harmen Uller; hand: {hand}", at="challenges")
    table.attack("military", "Harmen Uller")
    assert table.is_kneeling("Harmen Uller") is kneels
    assert table.quiet().power("Harmen Uller") == 1


def test_harmen_uller_sees_a_hand_that_grows_and_shrinks():
    table = table_of(A="play: Harmen Uller, House Dayne Skirmisher; hand: 6x Lady", at="challenge-actions")
    harmen = 1 << table.card("Harmen Uller")
    assert not table.state.values.no_kneel_attacking & harmen
    table.seat("A").plays("use House Dayne Skirmisher")
    assert table.state.values.no_kneel_attacking & harmen


def test_ser_arys_discards_an_ally_or_mercenary():
    table = table_of(A="hand: POTS9; gold: 3; play: Paramour", B="play: Bronn, Hodor, Lady", at="marshalling")
    table.seat("A").plays("play Ser Arys Oakheart", "use Ser Arys Oakheart")
    assert table.targets() == ["Bronn", "Hodor", "Paramour"]
    table.play("card Bronn").quiet()
    assert (table.seat("B").discard, table.seat("B").dead) == (["Bronn"], [])


def test_ser_arys_is_also_a_lannister_and_bears_weapons_only():
    table = realm("lannister", "stark").given(
        A="hand: Ser Arys Oakheart, Court Advisor, Ice; gold: 6", at="marshalling"
    )
    table.seat("A").plays("play Ser Arys Oakheart")
    assert table.seat("A").gold == 3
    table.seat("A").tries("play Court Advisor")
    table.expects(reason="lcg.attachments")
    assert table.keywords("Ser Arys Oakheart") == ["weapons-only", "renown"]


def test_ser_arys_need_not_discard_anybody():
    table = table_of(A="hand: Ser Arys Oakheart; gold: 3", B="play: Lady", at="marshalling")
    table.seat("A").plays("play Ser Arys Oakheart").table.never("use Ser Arys Oakheart")
