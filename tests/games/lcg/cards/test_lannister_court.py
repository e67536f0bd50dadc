"""House Lannister: the great and their men."""

from __future__ import annotations

import pytest

from games.lcg.realm import RealmTable, realm
from support.table import rule


def lions(**position: str) -> RealmTable:
    """Lannister against Stark."""
    return realm("lannister", "stark").given(**position)


def test_joffrey_claims_power_for_every_lord_and_lady_killed_whosever_they_are():
    table = lions(A="play: Joffrey Baratheon, Ser Ilyn Payne, Hodor", B="play: Sansa Stark", at="marshalling")
    table.do("use Ser Ilyn Payne", "card Sansa Stark", "use Joffrey Baratheon")
    assert (table.power("Joffrey Baratheon"), table.seat("A").power) == (1, 1)


def test_joffrey_does_not_care_for_others_nor_for_the_saved():
    table = lions(A="play: Joffrey Baratheon, Ser Ilyn Payne", B="play: Lady", at="marshalling")
    table.seat("A").plays("use Ser Ilyn Payne", "card Lady")
    table.never("use Joffrey Baratheon")
    table = lions(A="play: Joffrey Baratheon, Ser Ilyn Payne", B="play: Sansa Stark (duplicate)", at="marshalling")
    table.seat("A").plays("use Ser Ilyn Payne", "card Sansa Stark")
    table.do("save Sansa Stark")
    table.never("use Joffrey Baratheon")


@rule("lcg.limits")
def test_joffrey_claims_three_times_a_round():
    table = lions(
        A="play: Joffrey Baratheon; plots: Valar Morghulis",
        B="play: Sansa Stark, Arya Stark, Robb Stark, Eddard Stark; plots: Blockade",
        at="plots",
    )
    table.seat("A").plays("plot Valar Morghulis")
    table.seat("B").plays("plot Blockade")
    table.play("seat A")
    for lord in ("Sansa Stark", "Arya Stark", "Robb Stark"):
        table.do("use Joffrey Baratheon", f"card {lord}")
    table.never("use Joffrey Baratheon")
    assert table.story.count("power") == 3
    assert table.zone("Eddard Stark") == "deck", "nobody could answer any more, the window is over"


@rule("lcg.moribund", "lcg.victory")
@pytest.mark.parametrize(("house", "wins"), [(13, False), (14, True)])
def test_joffrey_claims_power_for_his_own_death_and_may_win_by_it(house: int, wins: bool):
    table = lions(A=f"play: Joffrey Baratheon; power: {house}", B="play: Grey Wind", at="challenges", first="B")
    table.attack("military", "Grey Wind").do("use Joffrey Baratheon")
    assert bool(table.state.ended) is wins
    assert wins or table.quiet().seat("A").power == house, "his power is lost with him"


def test_jaime_stands_in_military_challenges_only():
    table = lions(A="play: Ser Jaime Lannister", B="play: Ser Jaime Lannister, Lady, Hodor", at="challenges")
    table.attack("military", "Ser Jaime Lannister@A").defend("Ser Jaime Lannister@B")
    assert not table.is_kneeling("Ser Jaime Lannister@A")
    assert not table.is_kneeling("Ser Jaime Lannister@B")
    table.quiet().play("card Hodor")
    table.attack("intrigue", "Ser Jaime Lannister@A")
    assert table.is_kneeling("Ser Jaime Lannister@A")


@rule("lcg.infamy")
def test_jaime_takes_power_of_the_house():
    table = lions(A="play: Ser Jaime Lannister", at="challenges")
    table.attack("military", "Ser Jaime Lannister").until("place-power")
    table.play("card Ser Jaime Lannister")
    assert (table.power("Ser Jaime Lannister"), table.seat("A").house_power, table.seat("A").power) == (1, 0, 1)


@pytest.mark.parametrize(
    ("contest", "attacker", "may"),
    [
        ("intrigue", "Qyburn's Informers", True),
        ("power", "Tyrion Lannister", True),
        ("power", "Cersei Lannister", False),
    ],
)
def test_tyrion_draws_for_intrigues_and_for_what_he_wins_himself(contest: str, attacker: str, may: bool):
    table = lions(
        A="play: Tyrion Lannister, Qyburn's Informers, Cersei Lannister; gold: 1; deck: Lady",
        B="play: Hodor",
        at="challenges",
    )
    table.attack(contest, attacker)
    if table.asked == "sneak":
        table.sneak()
    table.defend() if table.asked == "declare-defenders" else None
    if not may:
        table.never("use Tyrion Lannister")
        return
    table.do("use Tyrion Lannister")
    assert (table.seat("A").gold, "Lady" in table.seat("A").hand) == (0, True)


def test_tyrion_answers_one_victory_once_though_it_is_both():
    table = lions(A="play: Tyrion Lannister; gold: 2", at="challenges")
    table.attack("intrigue", "Tyrion Lannister").do("use Tyrion Lannister").quiet()
    assert (table.seat("A").gold, len(table.seat("A").hand)) == (1, 1)


def test_tyrion_draws_as_defender_too_and_not_without_gold():
    table = lions(A="play: Tyrion Lannister; gold: 1", B="play: Sansa Stark", at="challenges", first="B")
    table.attack("intrigue", "Sansa Stark").defend("Tyrion Lannister").do("use Tyrion Lannister")
    assert len(table.seat("A").hand) == 1
    table = lions(A="play: Tyrion Lannister", B="play: Sansa Stark", at="challenges", first="B")
    table.attack("intrigue", "Sansa Stark").defend("Tyrion Lannister").never("use Tyrion Lannister")


def test_cersei_keeps_a_character_down_through_the_standing_phase():
    table = lions(A="play: Cersei Lannister; gold: 2", B="play: Hodor, Lady (kneeling)", at="dominance-actions")
    table.seat("A").plays("use Cersei Lannister", "card Hodor")
    assert (table.is_kneeling("Cersei Lannister"), table.seat("A").gold) == (True, 0)
    table.end_phase().end_phase()
    assert (table.is_kneeling("Hodor"), table.is_kneeling("Lady"), table.is_kneeling("Cersei Lannister")) == (
        True,
        False,
        False,
    )


@rule("lcg.then")
def test_cersei_may_choose_a_kneeling_character():
    table = lions(A="play: Cersei Lannister; gold: 2", B="play: Lady (kneeling)", at="dominance-actions")
    table.seat("A").plays("use Cersei Lannister")
    assert "Lady" in table.targets()
    table.play("card Lady").end_phase().end_phase()
    assert table.is_kneeling("Lady")


def test_cerseis_grip_ends_with_the_round():
    table = lions(A="play: Cersei Lannister; gold: 2", B="play: Lady", at="dominance-actions")
    table.seat("A").plays("use Cersei Lannister", "card Lady")
    table.end_phase().end_phase().end_phase().until("choose-plots")
    assert not table.state.values.stays_kneeling


@pytest.mark.parametrize(
    ("gold", "at", "reason"),
    [(1, "dominance-actions", "lcg.costs"), (2, "challenge-actions", "lcg.phases-of-actions")],
)
def test_cersei_needs_two_gold_and_the_dominance_phase(gold: int, at: str, reason: str):
    table = lions(A=f"play: Cersei Lannister, Raff the Sweetling; gold: {gold}", B="play: Lady", at=at)
    assert "use raff-the-sweetling@A" in table.seat("A").moves
    table.seat("A").tries("use Cersei Lannister").table.expects(reason=reason)


def test_tywin_gets_gold_when_marshalling_begins_and_it_is_spent_like_the_pools():
    table = lions(A="play: Tywin Lannister; hand: Cersei Lannister; plot: Blockade", at="marshalling-begins")
    assert table.gold("Tywin Lannister") == 2
    table.until("A").seat("A").tries("play Cersei Lannister")
    table = lions(A="play: Tywin Lannister (2 gold); hand: Cersei Lannister; gold: 2", at="marshalling")
    table.seat("A").plays("play Cersei Lannister")
    assert table.asked == "split-gold"
    assert table.seat("A").moves == ["number 1", "number 2"]
    table.play("number 2")
    assert (table.seat("A").gold, table.gold("Tywin Lannister")) == (1, 0)


def test_gold_on_tywin_is_no_gold_of_the_pool_otherwise():
    table = lions(A="play: Tywin Lannister (kneeling, 5 gold)", B="play: Hodor", at="dominance")
    assert table.seat("B").power == 1, "not for dominance"
    table = lions(A="play: Tywin Lannister (2 gold); gold: 3; plots: Blockade", at="taxation")
    assert (table.seat("A").gold, table.gold("Tywin Lannister")) == (0, 2)


def test_gold_on_tywin_is_lost_with_him_and_useless_when_his_text_is_gone():
    table = lions(A="play: Tywin Lannister (2 gold)", B="play: Grey Wind", at="challenges", first="B")
    table.attack("military", "Grey Wind").defend().quiet()
    assert (table.zone("Tywin Lannister"), table.state.coins) == ("dead", {})
    table = lions(A="play: Tywin Lannister (2 gold, with Milk of the Poppy); hand: Hodor", at="marshalling")
    table.until("A").seat("A").tries("play Hodor")


def test_ilyn_payne_kills_the_weak():
    table = lions(A="play: Ser Ilyn Payne", B="play: Lady, Grey Wind, Bran Stark", at="marshalling")
    table.seat("A").plays("use Ser Ilyn Payne")
    assert table.is_kneeling("Ser Ilyn Payne")
    assert table.targets() == ["Bran Stark", "Lady", "Ser Ilyn Payne"]
    table.play("card Lady")
    assert table.quiet().seat("B").dead == ["Lady"]


@pytest.mark.parametrize(
    ("ilyn", "at", "other", "reason"),
    [
        ("kneeling", "marshalling", "Lady", "lcg.costs"),
        ("2 power", "challenge-actions", "Lady", "lcg.phases-of-actions"),
        ("2 power, with Lordship + Gutter Rat's Cunning", "marshalling", "Grey Wind", "lcg.targets"),
    ],
)
def test_ilyn_payne_must_kneel_find_somebody_weak_and_act_in_marshalling(ilyn: str, at: str, other: str, reason: str):
    table = lions(A=f"play: Ser Ilyn Payne ({ilyn}), Bronn; gold: 2", B=f"play: {other}", at=at)
    table.seat("A").tries("use Ser Ilyn Payne").table.expects(reason=reason)


@rule("lcg.replacement")
def test_the_hound_goes_to_the_discard_pile_when_killed():
    table = lions(A="play: The Hound", B="play: Grey Wind", at="challenges", first="B")
    table.attack("military", "Grey Wind").defend().quiet()
    assert (table.seat("A").discard, table.seat("A").dead) == (["The Hound"], [])


def test_the_hound_costs_a_card_of_the_deck_or_himself():
    table = lions(A="play: The Hound (duplicate); deck: Lady", at="dominance-begins")
    assert table.seat("A").moves == ["number 1", "number 2"]
    table.play("number 1")
    assert (table.seat("A").discard, table.zone("The Hound")) == (["Lady"], "play")
    table = lions(A="play: The Hound (duplicate); deck: Lady", at="dominance-begins")
    table.play("number 2")
    assert table.seat("A").discard == ["The Hound", "The Hound"], "no duplicate saves him"
    assert table.seat("A").court == []


def test_the_hound_is_given_up_when_the_deck_is_empty():
    table = lions(A="play: The Hound; rest: 0", at="dominance-begins")
    assert table.seat("A").discard == ["The Hound"]


def test_chella_sends_a_location_home_for_its_cost():
    table = lions(
        A="play: Chella, Daughter of Cheyk; gold: 2", B="play: Great Keep, Crossroads, Godswood", at="challenges"
    )
    table.attack("military", "Chella, Daughter of Cheyk").do("use Chella, Daughter of Cheyk")
    assert table.seat("A").moves == ["number 0", "number 2"], "nothing costs 1"
    table.play("number 2")
    assert table.targets() == ["Crossroads", "Godswood"]
    table.play("card Crossroads")
    assert (table.quiet().seat("B").hand, table.seat("A").gold) == (["Crossroads"], 0)


def test_chella_answers_other_clansmen_only():
    table = lions(A="play: Chella, Daughter of Cheyk, The Hound; gold: 2", B="play: Crossroads", at="challenges")
    table.attack("military", "The Hound")
    table.never("use Chella, Daughter of Cheyk")


def test_chella_needs_a_location_she_can_pay_for():
    table = lions(A="play: Chella, Daughter of Cheyk; gold: 1", B="play: Crossroads", at="challenges")
    table.attack("military", "Chella, Daughter of Cheyk").never("use Chella, Daughter of Cheyk")
    table = lions(
        A="play: Chella, Daughter of Cheyk; gold: 2", B="play: Lord Eddard's Chambers (on house)", at="challenges"
    )
    table.attack("military", "Chella, Daughter of Cheyk").never("use Chella, Daughter of Cheyk")


@rule("lcg.tolls")
@pytest.mark.parametrize(("gold", "may"), [(3, False), (4, True)])
def test_chella_pays_what_is_owed_before_she_pays_for_a_location(gold: int, may: bool):
    table = lions(
        A=f"play: Chella, Daughter of Cheyk; gold: {gold}",
        B="play: Crossroads, Motley (on Chella, Daughter of Cheyk@A)",
        at="challenges",
    )
    table.attack("military", "Chella, Daughter of Cheyk")
    if may:
        table.do("use Chella, Daughter of Cheyk", "number 2").quiet()
    else:
        table.never("use Chella, Daughter of Cheyk")
    assert (table.zone("Crossroads"), table.seat("A").gold) == (("hand", 0) if may else ("play", 2))


def test_bronn_stands_up_for_somebody_who_would_be_killed():
    table = lions(
        A="play: Bronn (kneeling), Cersei's Attendant (kneeling); gold: 2",
        B="play: Grey Wind",
        at="challenges",
        first="B",
    )
    table.attack("military", "Grey Wind")
    table.do("use Bronn", "card Cersei's Attendant", "card Cersei's Attendant")
    assert (table.seat("A").dead, table.is_kneeling("Bronn"), table.seat("A").gold) == ([], False, 0)
    table.never("use Cersei's Attendant")


@rule("lcg.replacement")
@pytest.mark.parametrize(("bronn", "dead"), [("Bronn (kneeling)", []), ("Bronn", ["Raff the Sweetling"])])
def test_bronn_helps_only_while_he_kneels(bronn: str, dead: list[str]):
    table = lions(
        A=f"play: {bronn}, Raff the Sweetling; gold: 2", B="play: Robb Stark; hand: Guilty!", at="dominance-actions"
    )
    table.do("use Bronn", "card Raff the Sweetling")
    table.do("use Guilty!", "card Robb Stark", "card Raff the Sweetling").quiet()
    assert (table.seat("A").dead, table.is_kneeling("Bronn")) == (dead, False)


def test_bronns_word_ends_with_the_phase():
    table = lions(A="play: Bronn (kneeling), Lady (kneeling); gold: 2", at="draw-actions")
    table.seat("A").plays("use Bronn", "card Lady")
    assert table.state.values.guards
    table.end_phase()
    assert not table.state.values.guards


def test_bronn_costs_two_gold():
    table = lions(A="play: Bronn, Raff the Sweetling; gold: 1", B="play: Lady", at="draw-actions")
    table.seat("A").tries("use Bronn").table.expects(reason="lcg.costs")


def test_pycelle_takes_his_top_card_when_an_opponents_effect_has_revealed_one():
    table = lions(
        A="play: Grand Maester Pycelle; deck: The Hound",
        B="play: Winterfell Kennels; gold: 1; deck: Summer",
        at="challenge-actions",
    )
    table.do("use Winterfell Kennels", "card Summer", "use Grand Maester Pycelle")
    assert (table.seat("A").hand, table.state.drawn) == (["The Hound"], [0, 0]), "that is not drawing"


@rule("lcg.draw-cap")
def test_pycelle_does_not_care_for_the_draw_cap():
    table = lions(
        A="play: Grand Maester Pycelle; deck: The Hound",
        B="play: Winterfell Kennels; gold: 1; deck: Summer",
        at="challenge-actions",
    )
    table.state.drawn = [3, 0]
    table.do("use Winterfell Kennels", "card Summer", "use Grand Maester Pycelle")
    assert table.seat("A").hand == ["The Hound"]


def test_pycelle_does_not_answer_his_own_sides_effects_nor_a_hand_that_is_shown():
    table = lions(A="play: Grand Maester Pycelle, Winterfell Kennels; gold: 1; deck: Summer", at="challenge-actions")
    table.do("use Winterfell Kennels", "card Summer").never("use Grand Maester Pycelle")
    table = lions(
        A="play: Grand Maester Pycelle; hand: Lady", B="hand: Call Their Bluff; gold: 2", at="dominance-actions"
    )
    table.do("use Call Their Bluff", "name lady").never("use Grand Maester Pycelle")
    assert (table.seat("A").hand, table.seat("A").discard) == ([], ["Lady"])


def test_pycelle_answers_a_plot_that_an_effect_has_revealed_but_not_the_plots_of_the_round():
    table = lions(
        A="play: Grand Maester Pycelle; deck: The Hound; plots: Blockade",
        B="play: Bran Stark; plots: Rains of Autumn, Blockade",
        at="plots",
    )
    table.seat("A").plays("plot Blockade")
    table.seat("B").plays("plot Blockade")
    table.play("seat A").do("use Bran Stark", "plot Rains of Autumn", "use Grand Maester Pycelle")
    assert table.seat("A").hand == ["The Hound"]


@rule("lcg.errata")
@pytest.mark.parametrize(("errata", "may"), [("on", False), ("off", True)])
def test_pycelle_does_not_answer_another_pycelle(errata: str, may: bool):
    table = lions(
        A="play: Grand Maester Pycelle, Winterfell Kennels; gold: 1; deck: Summer",
        B="play: Grand Maester Pycelle",
        at="challenge-actions",
        errata=errata,
    )
    table.do("use Winterfell Kennels", "card Summer", "use Grand Maester Pycelle@B")
    if may:
        table.do("use Grand Maester Pycelle@A")
    else:
        table.never("use Grand Maester Pycelle@A")


@rule("lcg.limits")
def test_pycelle_takes_three_cards_a_phase():
    table = lions(
        A="play: Grand Maester Pycelle",
        B="play: 4x Winterfell Kennels; gold: 4; deck: Summer, Lady, Ghost, Nymeria",
        at="challenge-actions",
    )
    for copy, wolf in (("", "Summer"), ("#2", "Lady"), ("#3", "Ghost")):
        table.do(f"use Winterfell Kennels{copy}", f"card {wolf}", "use Grand Maester Pycelle")
    table.do("use Winterfell Kennels#4", "card Nymeria").never("use Grand Maester Pycelle")
    assert len(table.seat("A").hand) == 3


@pytest.mark.parametrize(("answer", "top"), [("yes", "Knight of the Tumblestone"), ("no", "Lady")])
def test_raff_looks_at_a_top_card_and_leaves_it_or_puts_it_below(answer: str, top: str):
    table = lions(A="play: Raff the Sweetling; gold: 1", B="deck: Lady", at="draw-actions")
    table.seat("A").plays("use Raff the Sweetling", answer)
    assert (table.seat("B").deck[-1], table.seat("A").gold, len(table.seat("B").deck)) == (top, 0, 6)
    assert table.seat("B").deck[0] == ("Lady" if answer == "yes" else "Knight of the Tumblestone")


@rule("lcg.look")
def test_only_raffs_player_sees_the_card():
    table = lions(A="play: Raff the Sweetling; gold: 1", B="deck: Lady", at="draw-actions")
    table.seat("A").plays("use Raff the Sweetling")
    assert table.state.known == {table.card("Lady"): 0b01}


def test_raff_chooses_an_opponent_with_a_deck_and_pays():
    table = realm("lannister", "stark", "stark").given(
        A="play: Raff the Sweetling; gold: 1", B="rest: 0", C="deck: Lady", at="draw-actions"
    )
    table.seat("A").plays("use Raff the Sweetling", "yes")
    assert table.seat("C").deck[0] == "Lady"
    table = lions(A="play: Raff the Sweetling, Bronn; gold: 2", B="rest: 0", at="draw-actions")
    table.seat("A").tries("use Raff the Sweetling")
