"""House Baratheon in King's Landing."""

from __future__ import annotations

import pytest

from games.lcg.cards.shaded import CAT, dark, out, win
from games.lcg.realm import RealmTable


def stags(**given: str) -> RealmTable:
    return dark("baratheon", "stark", **given)


def test_the_city_watch_flushes_out_a_card_when_the_next_phase_begins():
    table = stags(A="play: City Watch", B=f"shadows: {CAT}", at="challenges")
    win(table, "power", "City Watch").do("use City Watch").end_phase()
    table.until("opening")
    table.seat("B").plays("pass").table.until("out-or-gone")
    table.seat("B").plays("no")
    assert table.seat("B").discard == [CAT], "after the ordinary chance of that phase"


def test_who_is_flushed_out_may_bring_a_second_card_in_that_phase():
    table = stags(A="play: City Watch", B=f"shadows: {CAT}, {CAT}", at="challenges")
    win(table, "power", "City Watch").do("use City Watch").end_phase()
    table.until("opening")
    table.seat("B").plays("emerge 1").table.until("out-or-gone")
    table.seat("B").plays("yes")
    assert table.quiet().seat("B").court.count(CAT) == 2


def test_kingswood_trail_goes_into_shadows_to_bend_a_defender():
    table = stags(A="play: Kingswood Trail, KL46", B="play: Hodor, Grey Wind", at="challenges")
    table.attack("power", "KL46").do("use Kingswood Trail")
    assert table.is_kneeling("Hodor"), "nobody else has the icon"
    assert table.quiet().seat("A").shadows == ["Kingswood Trail"]


def test_kingswood_trail_is_on_its_way_until_the_window_ends():
    table = stags(A="play: Kingswood Trail, KL46", B="play: Hodor, Robb Stark", at="challenges")
    table.attack("power", "KL46").do("use Kingswood Trail")
    assert table.asked == "choose-target"
    assert table.state.moribund >> table.card("Kingswood Trail") & 1
    assert table.seat("A").shadows == []


def test_the_forge_is_filled_with_weapons_that_come_to_hand_one_by_one():
    table = out("baratheon", "Abandoned Forge", A="deck: Ice, Seafarer's Bow, Hodor")
    table.do("use Abandoned Forge", "number 2").play("card Ice", "card Seafarer's Bow")
    assert table.attachments("Abandoned Forge") == ["Ice", "Seafarer's Bow"]
    assert table.seat("A").gold == 9 - 2
    table.do("use Abandoned Forge:2").play("card Ice")
    assert table.quiet().seat("A").hand == ["Ice"]
    assert table.attachments("Abandoned Forge") == ["Seafarer's Bow"]
    assert table.state.drawn == [0, 0], "searching is not drawing"


def test_weapons_in_the_forge_have_nobody_to_work_on():
    table = out("baratheon", "Abandoned Forge", A="deck: Ice; play: KL46", B="play: Hodor, Robb Stark")
    table.do("use Abandoned Forge", "number 1").play("card Ice")
    win(table, "military", "KL46", defend=("Hodor",)).never("use Ice")


@pytest.mark.parametrize(("errata", "times"), [("on", 3), ("off", 5)])
def test_robert_stands_while_there_are_no_shadows_by_errata_three_times_a_phase(errata: str, times: int):
    table = stags(A="play: KL46", B="play: Raff the Sweetling; gold: 9", at="draw-actions", errata=errata)
    for _ in range(times):
        table.state.kneel(1 << table.card("KL46"))
        table.seat("A").plays("use KL46")
        assert not table.is_kneeling("KL46")
    table.state.kneel(1 << table.card("KL46"))
    if errata == "on":
        table.never("use KL46")
    else:
        table.seat("A").plays("use KL46")


def test_robert_stays_down_while_a_card_lies_in_shadows():
    table = stags(A="play: KL46 (kneeling)", B=f"shadows: {CAT}", at="draw-actions")
    table.never("use KL46")


@pytest.mark.parametrize(("hand", "lost"), [("Hodor, Lady", 1), ("Hodor", 0)])
def test_the_iron_throne_takes_a_card_of_who_holds_more(hand: str, lost: int):
    table = out("baratheon", "The Iron Throne", A="hand: Hodor", B=f"hand: {hand}")
    if lost:
        table.do("use The Iron Throne").quiet()
    else:
        table.never("use The Iron Throne")
    assert len(table.seat("B").discard) == lost


def test_the_iron_throne_may_go_into_shadows_when_an_opponent_draws_but_not_in_the_draw_phase():
    table = stags(A="play: The Iron Throne, KL86", B="play: Storm Dancer, Hodor", at="challenges")
    win(table, "power", "KL86", defend=("Hodor",)).do("use Storm Dancer", "use The Iron Throne:2").quiet()
    assert table.seat("A").shadows == ["The Iron Throne"]
    table = stags(A="play: The Iron Throne", at="draw")
    table.never("use The Iron Throne:2")


def test_the_queen_of_thorns_claims_power_once_a_phase_for_any_card_even_herself():
    table = out("baratheon", "The Queen of Thorns", B=f"shadows: {CAT}")
    table.do("use The Queen of Thorns").until("opening")
    assert table.power("The Queen of Thorns") == 1
    table.seat("B").plays("emerge 1")
    table.never("use The Queen of Thorns")
    table.end_phase()
    assert table.power("The Queen of Thorns") == 1


def test_margaery_silences_somebody_who_is_no_lady():
    table = stags(A="play: Margaery Tyrell", B=f"play: Hodor, Robb Stark; shadows: {CAT}", at="challenges-begins")
    table.seat("B").plays("emerge 1")
    table.do("use Margaery Tyrell")
    assert table.targets() == ["Hodor", "Robb Stark", CAT]
    table.play("card Hodor")
    assert table.keywords("Hodor") == []


def test_the_black_cells_keep_somebody_from_kneeling_and_standing():
    table = stags(A="play: KL46; shadows: KL68; gold: 1", B="play: Hodor, Robb Stark", at="challenges-begins")
    table.seat("A").plays("emerge 1", "use KL68", "card Hodor")
    assert table.is_kneeling("KL68")
    table.attack("power", "KL46").until("declare-defenders")
    assert table.targets() == ["Robb Stark"], "who cannot kneel cannot be declared where that would kneel it"


def test_who_is_in_the_black_cells_does_not_stand_and_pays_no_cost_by_kneeling():
    table = stags(A="shadows: KL68; gold: 1", B="play: Hodor (kneeling)", at="standing-begins")
    table.seat("A").plays("emerge 1", "use KL68")
    table.end_phase()
    assert table.is_kneeling("Hodor")
    table = stags(A="shadows: KL68; gold: 1", B="play: Bran Stark", at="plot-begins")
    table.seat("A").plays("emerge 1", "use KL68")
    table.never("use Bran Stark")


def test_the_knight_of_flowers_never_kneels_while_there_are_no_shadows():
    table = stags(A="play: KL86", B="play: Hodor", at="challenges")
    table.attack("power", "KL86")
    assert not table.is_kneeling("KL86")
    table = stags(A="play: KL86", B=f"play: Hodor; shadows: {CAT}", at="challenges")
    table.attack("power", "KL86")
    assert table.is_kneeling("KL86")


def test_the_small_council_chamber_must_go_into_shadows_after_an_intrigue():
    table = stags(A="play: Small Council Chamber, Margaery Tyrell", at="challenges")
    win(table, "intrigue", "Margaery Tyrell").quiet()
    assert table.seat("A").shadows == ["Small Council Chamber"]


def test_the_small_council_chamber_brings_back_an_event_of_the_small_council():
    table = out("baratheon", "Small Council Chamber", A="discard: KL38, Hodor")
    table.do("use Small Council Chamber:2").quiet()
    assert table.seat("A").hand == ["Condemned by the Council"]


def test_blackwater_bay_lays_a_card_of_shadows_from_the_discard_pile():
    table = stags(A=f"play: Blackwater Bay, KL46; discard: Hodor, {CAT}", at="challenges")
    win(table, "power", "KL46").do("use Blackwater Bay").quiet()
    assert (table.seat("A").shadows, table.seat("A").discard) == ([CAT], ["Hodor"])
