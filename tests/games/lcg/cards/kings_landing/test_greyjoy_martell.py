"""Houses Greyjoy and Martell in King's Landing."""

from __future__ import annotations

import pytest

from games.lcg.cards.shaded import CAT, dark, out, win


def test_wharf_rats_go_to_an_opponent_and_eat_the_deck_of_who_wins_with_them_around():
    table = out("greyjoy", "Wharf Rats")
    table.do("use Wharf Rats:3").quiet()
    assert table.controller("Wharf Rats") == "B"
    table = dark("greyjoy", "stark", A="play: Wharf Rats, Robb Stark", at="challenges")
    before = len(table.seat("A").deck)
    win(table, "power", "Robb Stark").quiet()
    assert len(table.seat("A").deck) == before - 1


def test_wharf_rats_cannot_be_killed_nor_chosen_for_it():
    table = dark("greyjoy", "stark", A="play: Wharf Rats, Hodor", B="play: Grey Wind", at="challenges", first="B")
    win(table, "military", "Grey Wind").quiet()
    assert (table.seat("A").dead, table.zone("Wharf Rats")) == (["Hodor"], "play")


def test_balon_takes_a_card_of_shadows_from_a_deck_under_his_own_control_once_a_phase():
    table = dark(
        "greyjoy",
        "stark",
        A="play: KL30, Catelyn Stark",
        B=f"play: Wharf Rats, Grey Wind; deck: {CAT}, {CAT}",
        at="challenges",
        first="B",
    )
    table.attack("military", "Grey Wind").defend().until("choose-dead").play("card Catelyn Stark")
    table.do("use KL30").play("card Balon Greyjoy")
    assert table.is_kneeling("KL30")
    assert table.quiet().seat("A").shadows == [CAT]
    table.end_phase().until("opening")
    table.seat("A").plays("emerge 1")
    assert (table.controller(CAT), table.state.deal.owner[table.card(CAT)]) == ("A", 1)


def test_what_balon_took_leaves_play_for_its_owner():
    table = dark("greyjoy", "stark", A=f"play: {CAT} (of B)", B="play: Grey Wind", at="challenges", first="B")
    win(table, "military", "Grey Wind").quiet()
    assert table.seat("B").dead == [CAT]


@pytest.mark.parametrize(("shadows", "strength"), [("", 4), (CAT, 2), (f"{CAT}, {CAT}, {CAT}", 0)])
def test_the_boatswain_is_weaker_for_each_card_in_shadows_but_never_below_nothing(shadows: str, strength: int):
    table = dark("greyjoy", "stark", A="play: Distinguished Boatswain", B=f"shadows: {shadows}", at="challenges")
    assert table.strength("Distinguished Boatswain") == strength


def test_blackwater_raiders_take_a_location_from_an_opponents_discard_pile():
    table = out("greyjoy", "KL70", B="discard: Great Keep, Hodor, KL78")
    table.do("use KL70")
    assert table.targets() == ["Great Keep", "The Red Keep"]
    table.play("card The Red Keep")
    assert (table.controller("The Red Keep"), table.zone("The Red Keep")) == ("A", "play")


def test_island_mercenaries_claim_power_besides_renown_and_what_is_due_for_no_opposition():
    table = dark("greyjoy", "stark", A="play: Island Mercenaries", at="challenges")
    win(table, "power", "Island Mercenaries").do("use Island Mercenaries").quiet()
    assert (table.power("Island Mercenaries"), table.seat("A").house_power) == (2, 1)
    table = dark("greyjoy", "stark", A="play: Island Mercenaries", B="play: Hodor", at="challenges")
    win(table, "power", "Island Mercenaries", defend=("Hodor",)).never("use Island Mercenaries")


def test_southron_mercenaries_move_power_from_house_to_house():
    table = dark("martell", "stark", A="play: Southron Mercenaries", B="play: Hodor; power: 2", at="challenges")
    win(table, "military", "Southron Mercenaries", defend=("Hodor",)).do("use Southron Mercenaries").quiet()
    assert (table.seat("A").house_power, table.seat("B").house_power) == (1, 1)
    assert table.power("Southron Mercenaries") == 1, "for renown"
    assert "power-moved" in table.story, "that is not claiming power"


def test_the_venomous_blade_is_attached_to_ones_own_and_kills_a_weak_opponent_by_itself():
    table = out("martell", "Venomous Blade", A="play: Robb Stark", B="play: Direwolf Pup, Lady, Hodor")
    table.until("choose-target")
    assert table.targets() == ["Direwolf Pup", "Lady"]
    table.play("card Lady")
    assert table.bearer("Venomous Blade") == "Robb Stark"
    assert table.quiet().seat("B").dead == ["Lady"]


def test_the_venomous_blade_is_discarded_where_nobody_bears_it():
    table = out("martell", "Venomous Blade", B="play: Direwolf Pup")
    assert (table.seat("A").discard, table.zone("Direwolf Pup")) == (["Venomous Blade"], "play")


def test_saves_are_possible_against_the_venomous_blade():
    table = out("martell", "Venomous Blade", A="play: Robb Stark", B="play: Lady (duplicate)")
    table.do("save Lady").quiet()
    assert table.zone("Lady") == "play"


def test_the_venomous_blade_goes_back_into_shadows_after_a_defeat():
    table = dark(
        "martell",
        "stark",
        A="play: Robb Stark (with Venomous Blade), Hodor",
        B="play: Grey Wind",
        at="challenges",
        first="B",
    )
    table.attack("military", "Grey Wind").defend().until("choose-dead").play("card Hodor")
    table.do("use Venomous Blade:2").quiet()
    assert table.seat("A").shadows == ["Venomous Blade"]
