"""Events of Princes of the Sun: each is played."""

from __future__ import annotations

from typing import Any

import pytest

from games.lcg.realm import RealmTable, realm
from support.table import rule
from thronsaal.games.lcg.cards.princes_of_the_sun.events import CARDS as EVENTS

INFLUENCE = "2x Summer Sea"
PAID = ("card Summer Sea", "card Summer Sea#2")


def table_of(**position: Any) -> RealmTable:
    """Martell against Stark."""
    return realm("martell", "stark").given(**position)


def attacked(**position: Any) -> RealmTable:
    """Martell against Stark, and it is B's turn to challenge."""
    return table_of(**position, at="challenges", first="B", active="B")


def test_which_events_are_for_martell_only():
    only = [card.name for card in EVENTS if card.only is not None]
    assert sorted(only) == sorted(
        ["He Calls It Thinking", "The Prince's Wrath", "Someone Always Tells", "Scheming on the Sand", "Red Vengeance"]
    )
    assert all(card.is_neutral for card in EVENTS)


# Blood for Blood.


@rule("lcg.responses", "lcg.moribund")
def test_blood_for_blood_kills_somebody_no_stronger():
    table = attacked(
        A="play: Areo Hotah, Doran Martell; hand: Blood for Blood", B="play: War Host of the North, Hodor, Lady"
    )
    table.attack("military", "War Host of the North").defend().play("card Areo Hotah")
    table.do("use Blood for Blood")
    assert table.targets() == ["Doran Martell", "Hodor", "Lady"], "as strong as he or weaker, and not he himself"
    table.play("card Hodor").quiet()
    assert (table.seat("B").dead, table.seat("A").dead) == (["Hodor"], ["Areo Hotah"])


def test_blood_for_blood_avenges_martell_only():
    table = attacked(A="play: Hodor; hand: Blood for Blood", B="play: War Host of the North, Lady")
    table.attack("military", "War Host of the North").defend().never("use Blood for Blood")
    assert table.seat("A").dead == ["Hodor"]


@rule("lcg.limits")
def test_blood_for_blood_comes_once_a_phase():
    table = table_of(
        A="play: House Dayne Skirmisher; hand: 2x Blood for Blood", B="play: Lady, Direwolf Pup", at="challenge-actions"
    )
    table.seat("A").plays("use House Dayne Skirmisher", "use Blood for Blood", "card Lady")
    table.never("use Blood for Blood")
    assert table.quiet().seat("B").dead == ["Lady"]


@rule("lcg.immunity", "lcg.duplicates-save")
def test_blood_for_blood_meets_immunity_and_saves():
    table = table_of(
        A="play: House Dayne Skirmisher; hand: Blood for Blood",
        B="play: Ghost, Jon Snow, Robb Stark (duplicate)",
        at="challenge-actions",
    )
    table.seat("A").plays("use House Dayne Skirmisher", "use Blood for Blood")
    assert table.do("save Robb Stark").quiet().seat("B").dead == []


# He Calls It Thinking.


@rule("lcg.cancel", "lcg.then")
def test_he_calls_it_thinking_cancels_a_response_and_stays_as_a_boon():
    table = table_of(
        A="play: Doran Martell, The Red Viper, Hodor; hand: He Calls It Thinking",
        B="play: Robb Stark, Arya Stark",
        at="challenges",
        first="B",
        active="B",
    )
    table.attack("military", "Robb Stark", "Arya Stark").defend().play("card Hodor")
    table.do("use Robb Stark", "use He Calls It Thinking")
    assert table.targets() == ["Doran Martell"], "the Viper is immune to events"
    table.play("card Doran Martell").quiet()
    assert (table.seat("A").dead, table.strength("Doran Martell")) == (["Hodor"], 4)
    assert table.attachments("Doran Martell") == ["He Calls It Thinking"]
    assert table.has_trait("He Calls It Thinking", "Boon")


@rule("lcg.saves", "lcg.cancel")
def test_he_calls_it_thinking_cancels_saves_but_not_duplicates():
    table = table_of(
        A="play: Areo Hotah; hand: He Calls It Thinking",
        B="play: Arya Stark (with Nymeria), Robb Stark (kneeling)",
        at="challenges",
    )
    table.attack("military", "Areo Hotah").defend().play("card Arya Stark")
    table.do("use Nymeria", "use He Calls It Thinking", "card Areo Hotah").quiet()
    assert table.seat("B").dead == ["Arya Stark"]
    table = table_of(
        A="play: Areo Hotah; hand: He Calls It Thinking", B="play: Arya Stark (duplicate)", at="challenges"
    )
    table.attack("military", "Areo Hotah").defend().do("save Arya Stark").never("use He Calls It Thinking")
    assert table.zone("Arya Stark") == "play"


def test_he_calls_it_thinking_works_without_a_martell_to_carry_it():
    table = attacked(A="play: Hodor, Lady; hand: He Calls It Thinking", B="play: Robb Stark")
    table.attack("military", "Robb Stark").defend().play("card Hodor")
    table.do("use Robb Stark", "use He Calls It Thinking").quiet()
    assert (table.seat("A").court, table.seat("A").discard) == (["Lady"], ["He Calls It Thinking"])


@pytest.mark.parametrize("what", ["influence", "action", "passive"])
def test_he_calls_it_thinking_is_no_answer_to(what: str):
    """Responses for influence, actions and what happens by itself."""
    if what == "influence":
        table = realm("martell", "martell").given(
            A="play: Areo Hotah; hand: He Calls It Thinking",
            B="play: Sarella Sand, Paramour",
            at="challenges",
            first="B",
            active="B",
        )
        table.attack("military", "Sarella Sand").sneak().defend("Areo Hotah").do("use Sarella Sand", "card Paramour")
        table.play("card Sarella Sand")
    elif what == "action":
        table = table_of(
            A="play: Areo Hotah; hand: He Calls It Thinking",
            B="play: Lady; hand: Forever Burning",
            at="challenge-actions",
        )
        table.do("use Forever Burning", "card Lady")
    else:
        table = table_of(
            A="play: Areo Hotah; hand: He Calls It Thinking",
            B="hand: Eddard Stark; gold: 4",
            at="marshalling",
            first="B",
        )
        table.seat("B").plays("play Eddard Stark")
        assert table.power("Eddard Stark") == 1
    table.never("use He Calls It Thinking")


def test_thinking_is_answered_by_thinking():
    table = realm("martell", "martell").given(
        A="play: Hodor, Doran Martell; hand: He Calls It Thinking",
        B="play: Robb Stark, Paramour; hand: He Calls It Thinking",
        at="challenges",
        first="B",
        active="B",
    )
    table.attack("military", "Robb Stark").defend().play("card Hodor").do("use Robb Stark")
    table.seat("A").plays("use He Calls It Thinking")
    table.seat("B").plays("use He Calls It Thinking", "card Paramour")
    assert sorted(table.quiet().seat("A").dead) == ["Doran Martell", "Hodor"]
    assert table.strength("Paramour") == 3


# The Prince's Wrath.


@rule("lcg.phases-of-actions", "lcg.lasting")
def test_the_princes_wrath_takes_all_icons():
    table = table_of(
        A=f"hand: The Prince's Wrath; play: {INFLUENCE}", B="play: Tywin Lannister", at="challenge-actions"
    )
    table.seat("A").plays("use The Prince's Wrath", "card Summer Sea")
    assert table.icons("Tywin Lannister") == []
    table.end_phase()
    assert table.icons("Tywin Lannister") == ["military", "intrigue", "power"]


def test_the_princes_wrath_is_for_challenges_and_influence():
    table = table_of(
        A="hand: The Prince's Wrath; play: Summer Sea (kneeling), Paramour (kneeling)",
        B="play: Lady",
        at="challenge-actions",
    )
    assert not table.seat("A").can("use The Prince's Wrath")
    table = table_of(
        A=f"hand: The Prince's Wrath; play: {INFLUENCE}, Denys Mallister", B="play: Lady", at="dominance-actions"
    )
    assert not table.seat("A").can("use The Prince's Wrath")


def test_the_princes_wrath_keeps_somebody_from_defending():
    table = table_of(
        A=f"hand: The Prince's Wrath; play: {INFLUENCE}, House Dayne Knight", B="play: Lady", at="challenges"
    )
    table.attack("military", "House Dayne Knight").do("use The Prince's Wrath", "card Summer Sea", "card Lady").quiet()
    assert (table.seat("A").power, table.seat("B").dead) == (1, ["Lady"])


# Someone Always Tells.


@rule("lcg.dominance", "lcg.returned")
def test_someone_always_tells_sends_all_who_stand_home():
    table = table_of(
        A=f"hand: Someone Always Tells; play: {INFLUENCE}, Doran Martell",
        B="play: Hodor, Lady (kneeling), Ghost",
        at="dominance",
    )
    table.do("use Someone Always Tells", *PAID).quiet()
    assert (table.seat("A").hand, table.seat("B").hand) == (["Doran Martell"], ["Ghost", "Hodor"])
    assert table.seat("B").court == ["Lady"]


def test_someone_always_tells_only_losers():
    table = table_of(A=f"hand: Someone Always Tells; play: {INFLUENCE}, Areo Hotah", B="play: Lady", at="dominance")
    assert (table.quiet().seat("A").power, table.seat("A").hand) == (1, ["Someone Always Tells"])
    table = table_of(A=f"hand: Someone Always Tells; play: {INFLUENCE}, Lady", B="play: Lady", at="dominance")
    assert (table.state.is_halted, table.seat("A").hand) == (True, ["Someone Always Tells"]), "a tie is nobody's loss"


# Scheming on the Sand.


@rule("lcg.plot-reveal", "lcg.costs")
@pytest.mark.parametrize("price", ["influence", "nobles"])
def test_scheming_reveals_a_new_plot(price: str):
    mine = "5x Summer Sea" if price == "influence" else "Doran Martell, Arianne Martell, The Red Viper"
    table = table_of(A=f"hand: Scheming on the Sand; play: {mine}; plots: To the Spears!, Alliance", at="title-actions")
    table.seat("A").plays("use Scheming on the Sand")
    if price == "influence":
        table.play(*(f"card Summer Sea{copy}" for copy in ("", "#2", "#3", "#4", "#5")))
    else:
        table.play("card Doran Martell", "card The Red Viper")
        assert not table.is_kneeling("Arianne Martell")
    table.play("plot Alliance").quiet()
    assert table.seat("A").plot == "Alliance"


def test_scheming_needs_its_price():
    table = table_of(
        A="hand: Scheming on the Sand; play: 4x Summer Sea, Doran Martell, Denys Mallister; plots: Alliance",
        at="title-actions",
    )
    assert table.seat("A").can("use Denys Mallister")
    assert not table.seat("A").can("use Scheming on the Sand")


def test_scheming_goes_on_in_summer():
    for warm in (True, False):
        wind = ", Warm Wind" if warm else ""
        table = table_of(
            A=f"hand: Scheming on the Sand; play: Doran Martell, Arianne Martell, Denys Mallister, Paramour{wind}; "
            "plots: Alliance",
            at="challenge-actions",
        )
        assert not table.seat("A").can("use Scheming on the Sand"), "that is for the plot phase"
        assert table.seat("A").can("use Scheming on the Sand:2") is warm
    table = table_of(
        A="hand: Scheming on the Sand; play: Doran Martell, Arianne Martell; plots: Alliance",
        B="play: Warm Wind",
        at="challenge-actions",
    )
    table.seat("A").plays("use Scheming on the Sand:2", "card Doran Martell", "card Arianne Martell", "plot Alliance")
    assert table.seat("A").plot == "Alliance"


# Red Vengeance.


@rule("lcg.cancel", "lcg.claim-military")
def test_red_vengeance_lets_the_attacker_suffer():
    table = attacked(
        A=f"hand: Red Vengeance; play: {INFLUENCE}, Doran Martell (kneeling)", B="play: Lady, Direwolf Pup"
    )
    table.attack("military", "Lady").do("use Red Vengeance", *PAID)
    assert (table.asked, table.state.actors) == ("choose-dead", (1,))
    table.play("card Direwolf Pup").quiet()
    assert (table.seat("A").dead, table.seat("B").dead) == ([], ["Direwolf Pup"])


def test_red_vengeance_cancels_an_intrigue():
    table = attacked(A=f"hand: Red Vengeance, Hodor; play: {INFLUENCE}", B="play: Sansa Stark; hand: Lady")
    table.attack("intrigue", "Sansa Stark").do("use Red Vengeance", *PAID).quiet()
    assert (table.seat("A").hand, table.seat("B").discard) == (["Hodor"], ["Lady"])


@rule("lcg.power-claim")
def test_red_vengeance_moves_the_power_of_whom_it_names_to_the_attacker():
    table = realm("martell", "stark", "stark").given(
        A=f"hand: Red Vengeance; play: {INFLUENCE}; power: 2",
        B="play: Arya Stark; power: 3",
        C="power: 4",
        at="challenges",
        first="B",
        active="B",
    )
    table.attack("power", "Arya Stark", target="A").do("use Red Vengeance", *PAID)
    assert table.seat("A").moves == ["seat B", "seat C"]
    table.play("seat C").quiet()
    assert [table.seat(letter).house_power for letter in "ABC"] == [2, 5, 3], "and one for who was unopposed"


@rule("lcg.power-claim")
def test_red_vengeance_moves_the_attackers_power_from_his_house_to_his_house():
    table = attacked(A=f"hand: Red Vengeance; play: {INFLUENCE}; power: 2", B="play: Arya Stark; power: 3")
    table.attack("power", "Arya Stark").do("use Red Vengeance", *PAID).quiet()
    assert (table.seat("A").house_power, table.seat("B").house_power) == (2, 4)


def test_red_vengeance_is_for_those_who_lose_as_defenders():
    table = table_of(
        A=f"hand: Red Vengeance; play: {INFLUENCE}, Paramour", B="play: Sansa Stark, Doran Martell", at="challenges"
    )
    table.attack("intrigue", "Paramour").defend("Sansa Stark").never("use Red Vengeance")
    assert table.seat("A").discard == ["Red Vengeance"], "Doran's claim is an attacker's loss"
    table = attacked(A="hand: Red Vengeance; play: Summer Sea", B="play: Sansa Stark")
    table.attack("intrigue", "Sansa Stark").never("use Red Vengeance")
    table = attacked(A=f"hand: Red Vengeance; play: {INFLUENCE}", B="play: Lady; plot: Valar Morghulis")
    table.attack("military", "Lady").never("use Red Vengeance")
    assert table.seat("A").hand == ["Red Vengeance"], "there is no claim to cancel"


def test_a_claim_that_was_passed_on_cannot_be_passed_on_again():
    table = realm("martell", "stark", "martell").given(
        A=f"hand: 2x Red Vengeance; play: {INFLUENCE}, Paramour, Dornish Fiefdoms",
        B="play: Arya Stark; power: 3",
        C=f"hand: Red Vengeance; play: {INFLUENCE}; power: 1",
        at="challenges",
        first="B",
        active="B",
    )
    table.attack("power", "Arya Stark", target="A").do("use Red Vengeance", *PAID, "seat C")
    table.never("use Red Vengeance")
    assert table.seat("C").house_power == 0


@rule("lcg.saves")
def test_whom_red_vengeance_strikes_may_be_saved():
    table = attacked(A=f"hand: Red Vengeance; play: {INFLUENCE}", B="play: Robb Stark (duplicate)")
    table.attack("military", "Robb Stark").do("use Red Vengeance", *PAID, "save Robb Stark").quiet()
    assert (table.zone("Robb Stark"), table.duplicates("Robb Stark")) == ("play", 0)


# Events of nobody.


@rule("lcg.draw-cap", "lcg.then")
def test_a_parting_blow_kneels_an_enemy_and_draws():
    table = table_of(
        A="play: House Dayne Reserves, Paramour; hand: Parting Blow; deck: Hodor",
        B="play: Lady, Sansa Stark (kneeling)",
        at="challenge-actions",
    )
    table.seat("A").plays("use House Dayne Reserves:2", "card Paramour", "use Parting Blow")
    table.quiet()
    assert (table.is_kneeling("Lady"), table.seat("A").hand) == (True, ["Hodor", "House Dayne Reserves"])
    assert table.state.drawn == [1, 0]


def test_a_parting_blow_draws_nothing_beyond_the_cap():
    table = table_of(
        A="play: House Dayne Reserves, Paramour; hand: Parting Blow", B="play: Lady", at="challenge-actions"
    )
    table.state.drawn = [3, 0]
    table.seat("A").plays("use House Dayne Reserves:2", "card Paramour", "use Parting Blow").table.quiet()
    assert (table.is_kneeling("Lady"), table.seat("A").hand) == (True, ["House Dayne Reserves"])


def test_a_parting_blow_needs_somebody_standing_and_a_loss_of_your_own():
    table = table_of(
        A="play: House Dayne Reserves, Paramour; hand: Parting Blow", B="play: Lady (kneeling)", at="challenge-actions"
    )
    table.seat("A").plays("use House Dayne Reserves:2", "card Paramour").table.never("use Parting Blow")
    table = table_of(A="hand: Parting Blow", B="play: House Dayne Skirmisher, Lady", at="challenge-actions")
    table.seat("B").plays("use House Dayne Skirmisher").table.never("use Parting Blow")


@rule("lcg.cannot", "lcg.naming")
def test_quills_keep_the_loser_from_a_type_of_challenge():
    table = table_of(
        A="hand: Wars Are Won with Quills; play: Lurkers at Harrenhal, House Dayne Knight",
        B="play: Lady, Arya Stark, Knight of the Tumblestone",
        at="challenges",
    )
    table.attack("intrigue", "Lurkers at Harrenhal").sneak()
    table.do("use Wars Are Won with Quills", "type military").quiet()
    table.attack("military", "House Dayne Knight").play("card Lady").quiet()
    assert (table.seat("B").dead, table.seat("A").power) == (["Lady"], 2), "nobody may defend"
    table.until("turn")
    if table.state.actors == (0,):
        table.play("done")
    table.until("turn").seat("B").tries("challenge military A")
    table.expects(reason="lcg.cannot")
    assert table.seat("B").can("challenge power A")


@rule("lcg.limits")
def test_quills_need_an_intrigue_won_by_four():
    table = table_of(A="hand: Wars Are Won with Quills; play: Arianne Martell", B="play: Lady", at="challenges")
    table.attack("intrigue", "Arianne Martell").sneak().never("use Wars Are Won with Quills")
    table = table_of(A="hand: Wars Are Won with Quills; play: Areo Hotah", B="play: Sansa Stark", at="challenges")
    table.attack("military", "Areo Hotah").never("use Wars Are Won with Quills")


def test_quills_spare_others():
    table = realm("martell", "stark", "stark").given(
        A="hand: Wars Are Won with Quills; play: Lurkers at Harrenhal", B="play: Lady", C="play: Lady", at="challenges"
    )
    table.attack("intrigue", "Lurkers at Harrenhal", target="B").sneak()
    table.do("use Wars Are Won with Quills", "type military").quiet()
    while table.state.active != 2:
        table.play("pass" if table.asked != "turn" else "done")
    assert table.until("turn").seat("C").can("challenge military A")


@rule("lcg.limits")
@pytest.mark.parametrize(
    ("attackers", "wins"), [(("Host of Storm's End", "Arya Stark"), True), (("Host of Storm's End",), False)]
)
def test_an_example_is_made_with_a_total_of_eight(attackers: tuple[str, ...], wins: bool):
    table = table_of(A="hand: 2x Make an Example; play: Host of Storm's End, Arya Stark", at="challenges")
    table.attack("power", *attackers)
    if not wins:
        table.never("use Make an Example")
        return
    table.do("use Make an Example")
    assert table.seat("A").house_power == 4
    table.never("use Make an Example")


@rule("lcg.draw-cap")
def test_the_dragons_tail_draws_for_you_and_an_opponent():
    table = realm("martell", "stark", "stark").given(A="hand: The Dragon's Tail", C="rest: 1", at="marshalling")
    table.seat("A").plays("use The Dragon's Tail", "seat C")
    assert [len(table.seat(letter).hand) for letter in "ABC"] == [2, 0, 1]
    assert table.state.drawn == [2, 0, 1]


def test_the_dragons_tail_is_cut_short_by_the_cap_and_kept_for_marshalling():
    table = table_of(A="hand: The Dragon's Tail", at="marshalling")
    table.state.drawn = [2, 3]
    table.seat("A").plays("use The Dragon's Tail")
    assert [len(table.seat(letter).hand) for letter in "AB"] == [1, 0]
    table = table_of(A="hand: The Dragon's Tail; play: Denys Mallister, Paramour", at="challenge-actions")
    assert not table.seat("A").can("use The Dragon's Tail")


@rule("lcg.topped")
def test_when_i_woke_the_loser_puts_somebody_on_top_of_a_deck():
    table = table_of(
        A="hand: When I Woke...; play: House Dayne Knight, Summer Sea, Paramour",
        B="play: Lady, Arya Stark",
        at="challenges",
    )
    table.attack("military", "House Dayne Knight").defend("Lady").do("use When I Woke...", "card Summer Sea")
    assert (table.asked, table.state.actors, table.targets()) == ("pick-one", (0,), ["House Dayne Knight", "Lady"])
    table.play("card Lady").quiet()
    assert table.seat("B").deck[-1] == "Lady"


def test_when_i_woke_answers_military_challenges_of_anybody_for_influence():
    table = realm("martell", "stark", "stark").given(
        A="hand: When I Woke...; play: Summer Sea",
        B="play: Lady",
        C="play: Direwolf Pup",
        at="challenges",
        first="B",
        active="B",
    )
    table.attack("military", "Lady", target="C").defend("Direwolf Pup").do("use When I Woke...", "card Summer Sea")
    table.quiet()  # the pup is dying already, so that nobody else is left
    assert (table.seat("B").deck[-1], table.seat("C").dead) == ("Lady", ["Direwolf Pup"])
    table = table_of(
        A="hand: When I Woke...; play: Summer Sea (kneeling)", B="play: Lady", at="challenges", first="B", active="B"
    )
    table.attack("military", "Lady").never("use When I Woke...")
    table = table_of(
        A="hand: When I Woke...; play: Summer Sea", B="play: Arya Stark", at="challenges", first="B", active="B"
    )
    table.attack("power", "Arya Stark").never("use When I Woke...")
