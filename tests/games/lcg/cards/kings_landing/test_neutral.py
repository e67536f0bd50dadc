"""Neutral characters and locations, the plot and the agenda of King's Landing."""

from __future__ import annotations

import pytest

from games.lcg.cards.revealing import reveal
from games.lcg.cards.shaded import CAT, dark, out, win
from games.lcg.realm import realm
from thronsaal.games.lcg.decks import Deck
from thronsaal.games.lcg.decks.formats import FORMATS, faults
from thronsaal.games.lcg.material import House
from thronsaal.games.lcg.paying import influence_of


def test_city_of_lies_lays_up_to_two_cards_into_shadows_for_nothing():
    table = realm("stark", "stark")
    reveal("City of Lies", "Planning Ahead", table=table, A="hand: Shadowcat, KL1, Hodor", shadows="first")
    assert table.asked == "hide-some"
    table.play("hide Shadowcat", "hide KL1")
    assert table.seat("A").shadows == [CAT, "Arya Stark"]
    assert table.seat("A").gold == 0


def test_city_of_shadows_opens_decks_to_cards_of_shadows_for_other_houses():
    deck = Deck("x", House.STARK, (("KL5", 3), ("KL24", 1)), (), "KL20")
    assert not [fault for fault in faults(deck, FORMATS["standard"]) if fault.key == "deck-house-only"]
    without = Deck("x", House.STARK, (("KL5", 3),), ())
    assert [fault.key for fault in faults(without, FORMATS["standard"])].count("deck-house-only") == 1


@pytest.mark.parametrize(("card", "price"), [("KL5", 2 + 2 + 1), ("Shadowcat", 0), ("KL1", 1)])
def test_city_of_shadows_makes_cards_for_other_houses_dearer(card: str, price: int):
    table = dark(A=f"agenda: City of Shadows; shadows: {card}; gold: 9", at="challenges-begins")
    table.seat("A").plays("emerge 1")
    assert table.seat("A").gold == 9 - price


@pytest.mark.parametrize(("shadows", "power"), [("", 0), (CAT, 1)])
def test_city_of_shadows_gives_nothing_for_no_opposition_without_shadows(shadows: str, power: int):
    table = dark(A=f"agenda: City of Shadows; play: Robb Stark; shadows: {shadows}", at="challenges")
    win(table, "power", "Robb Stark").quiet()
    assert table.seat("A").house_power == power


def test_twilight_market_makes_the_next_card_into_shadows_cheaper_and_nothing_else():
    table = dark(A="play: Twilight Market; hand: Shadowcat, KL1, Hodor; gold: 4", at="marshalling")
    table.seat("A").plays("use Twilight Market", "play Hodor", "hide Shadowcat")
    assert table.seat("A").gold == 4 - 1 - 1
    table.seat("A").plays("hide KL1")
    assert table.seat("A").gold == 0


def test_syrio_goes_into_shadows_after_a_victory_when_the_window_ends():
    table = dark(A="play: Syrio Forel", B="play: Hodor (kneeling)", at="challenges")
    win(table, "military", "Syrio Forel").do("use Syrio Forel")
    assert table.quiet().seat("A").shadows == ["Syrio Forel"]


def test_the_red_keep_goes_into_shadows_however_it_leaves_and_gives_influence():
    table = dark(
        "stark", "martell", A="play: The Red Keep", B="hand: KL38; play: Paramour, KL61", at="challenges", first="B"
    )
    win(table, "intrigue", "KL61").do("use KL38").quiet()
    assert table.seat("A").shadows == ["The Red Keep"]
    table = dark(
        "targaryen",
        "stark",
        A=f"shadows: Warlock of Qarth, {CAT}, {CAT}, {CAT}; gold: 1; play: The Red Keep",
        at="challenges-begins",
    )
    table.seat("A").plays("emerge 1", "use Warlock of Qarth")
    assert "The Red Keep" in table.quiet().seat("A").shadows, "it was to return to hand"
    assert influence_of(dark(A="play: The Red Keep", at="challenges").state, 0, 0) == 3


def test_varys_must_discard_an_ally_himself_if_there_is_no_other():
    table = out("stark", "KL97")
    assert table.quiet().seat("A").discard == ["Varys"]
    table = out("stark", "KL97", B="play: Hodor")
    table.until("choose-target")
    assert table.targets() == ["Hodor", "Varys"]
    table.play("card Hodor")
    assert table.quiet().seat("B").discard == ["Hodor"]


def test_kings_landing_stands_when_any_card_comes_out_and_draws_for_who_has_most_of_the_city():
    table = dark(A="play: King's Landing (kneeling)", B=f"shadows: {CAT}", at="challenges-begins")
    table.seat("B").plays("emerge 1")
    table.until("use King's Landing:2")
    assert not table.is_kneeling("King's Landing")
    table.seat("A").plays("use King's Landing:2")
    assert (len(table.seat("A").hand), table.state.draws_left(0)) == (1, 2)
    table = dark(A="play: King's Landing", B="play: Hidden Chambers", at="challenge-actions")
    table.never("use King's Landing:2")


def test_mandon_comes_out_by_his_own_text_besides_the_card_of_the_phase():
    table = dark(A=f"shadows: {CAT}, KL117; gold: 2", B="play: Grey Wind", at="challenges-begins", first="A")
    table.seat("A").plays("emerge 1")
    table.do("use #2")
    assert (sorted(table.seat("A").court), table.seat("A").gold) == (["Ser Mandon Moore", CAT], 0)


def test_mandon_needs_the_rest_of_his_cost():
    table = dark(A="shadows: KL117; gold: 1", at="challenge-actions")
    table.never("use #1")


def test_mandon_kills_somebody_in_a_challenge_that_he_has_defended():
    table = dark(A="play: KL117", B="play: Arya Stark", at="challenges", first="B")
    win(table, "military", "Arya Stark", defend=("KL117",)).do("use KL117:2").play("card Arya Stark")
    assert table.quiet().seat("B").dead == ["Arya Stark"]


@pytest.mark.parametrize(("gold", "answer", "kept"), [(1, "yes", True), (1, "no", False), (0, "", False)])
def test_the_apprentice_burns_a_location_unless_gold_is_paid(gold: int, answer: str, kept: bool):
    table = out("stark", "Pyromancer's Apprentice", B=f"play: Great Keep; gold: {gold}")
    table.do("use Pyromancer's Apprentice")
    if answer:
        table.play(answer)
    assert (table.quiet().zone("Great Keep") == "play") is kept
    assert table.seat("A").gold == 8 + (answer == "yes")
