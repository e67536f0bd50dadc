"""Events in challenges and after them."""

from __future__ import annotations

import pytest

from games.lcg.cards.cancelling import cancelling
from games.lcg.realm import realm
from support.table import rule
from thronsaal.games.lcg.occurrences import Draws

# In challenges.


@rule("lcg.no-result")
def test_lethal_counterattack_kills_all_attackers_before_anybody_defends():
    table = realm("stark", "stark").given(
        A="play: Robb Stark, Grey Wind, Hodor",
        B="play: Arya Stark, Sansa Stark; hand: Lethal Counterattack",
        at="challenges",
    )
    table.attack("military", "Robb Stark", "Grey Wind")
    table.seat("B").plays("use Lethal Counterattack", "card Arya Stark", "card Sansa Stark")
    assert sorted(table.quiet().seat("A").dead) == ["Grey Wind", "Robb Stark"]
    assert "no-result" in table.story


@rule("lcg.winner")
def test_lethal_counterattack_lets_the_defenders_win():
    table = realm("stark", "stark").given(
        A="play: Grey Wind, Robb Stark (kneeling, duplicate)",
        B="play: Arya Stark, Sansa Stark, Hodor; hand: Lethal Counterattack",
        at="challenges",
    )
    table.attack("military", "Grey Wind").defend("Hodor")
    table.do("use Lethal Counterattack", "card Arya Stark", "card Sansa Stark").quiet()
    assert table.seat("A").dead == ["Grey Wind"]
    assert "challenge-won" in table.story


@rule("lcg.limits")
def test_lethal_counterattack_comes_once_a_challenge():
    table = realm("stark", "stark").given(
        A="play: Robb Stark (duplicate)",
        B="play: Arya Stark, Sansa Stark, Hodor, Lady, Bran Stark; hand: 2x Lethal Counterattack, Distinct Mastery",
        at="challenges",
    )
    table.attack("military", "Robb Stark")
    table.do("use Lethal Counterattack", "card Arya Stark", "card Sansa Stark", "save Robb Stark")
    assert table.zone("Robb Stark") == "play"
    table.until("B")
    assert not table.seat("B").can("use Lethal Counterattack")
    assert table.seat("B").can("use Distinct Mastery")


@pytest.mark.parametrize(
    ("contest", "mine"), [("power", "Arya Stark, Sansa Stark"), ("military", "Arya Stark, Jon Snow, Hodor (kneeling)")]
)
def test_lethal_counterattack_is_for_military_challenges_and_two_standing_starks(contest: str, mine: str):
    table = realm("stark", "stark").given(
        A="play: Robb Stark, Tyrion Lannister (kneeling)",
        B=f"play: {mine}; hand: Lethal Counterattack, Distinct Mastery",
        at="challenges",
    )
    table.attack(contest, "Robb Stark").until("B")
    assert table.seat("B").can("use Distinct Mastery")
    assert not table.seat("B").can("use Lethal Counterattack")


@rule("lcg.lasting")
def test_insidious_ways_strengthens_until_the_phase_ends_and_draws_for_the_winner():
    table = realm("lannister", "stark").given(
        A="play: Cersei's Attendant, Bronn; hand: Insidious Ways; deck: Hodor, Lady",
        B="play: Sansa Stark",
        at="challenges",
    )
    table.attack("intrigue", "Cersei's Attendant").defend("Sansa Stark")
    table.do("use Insidious Ways")
    assert table.strength("Cersei's Attendant") == 3
    table.quiet()
    assert table.seat("A").hand == ["Hodor", "Lady"]
    assert table.strength("Cersei's Attendant") == 3, "until the phase ends"
    table.end_phase()
    assert table.strength("Cersei's Attendant") == 1


@pytest.mark.parametrize(("attacker", "defender"), [("Cersei's Attendant", "Lurkers at Harrenhal"), ("Bronn", "Hodor")])
def test_insidious_ways_draws_nothing_for_a_loser_nor_for_a_later_challenge(attacker: str, defender: str):
    table = realm("lannister", "stark").given(
        A="play: Cersei's Attendant, Bronn, Tywin Lannister; hand: Insidious Ways; deck: Hodor, Lady",
        B=f"play: {defender}, War Host of the North",
        at="challenges",
    )
    contest = "intrigue" if attacker == "Cersei's Attendant" else "military"
    table.attack(contest, attacker).do("use Insidious Ways")
    table.defend(defender) if contest == "intrigue" else table.defend("War Host of the North")
    table.quiet()
    table.attack("power", "Tywin Lannister").quiet()
    table.defend() if table.asked == "declare-defenders" else None
    table.quiet()
    assert "Hodor" not in table.seat("A").hand


@rule("lcg.draw-cap")
def test_insidious_ways_draws_one_by_one_as_far_as_the_cap_allows():
    table = realm("lannister", "stark").given(
        A="play: Cersei's Attendant; hand: Insidious Ways; deck: Hodor, Lady", at="challenges"
    )
    table.state.drawn[0] = 2
    table.attack("intrigue", "Cersei's Attendant").do("use Insidious Ways").quiet()
    assert table.seat("A").hand == ["Hodor"]


@rule("lcg.lasting", "lcg.cancel")
def test_playing_insidious_ways_does_not_draw_yet_so_that_no_draw_can_be_cancelled_then():
    table = cancelling("lannister", "stark").given(
        A="play: Cersei's Attendant; hand: Insidious Ways; deck: Hodor, Lady", at="challenges"
    )
    table.attack("intrigue", "Cersei's Attendant").do("use Insidious Ways")
    assert not any(isinstance(each, Draws) for each in table.state.stack[-1].coming)
    table.quiet()
    assert table.seat("A").hand == ["Hodor", "Lady"]


def test_insidious_ways_wants_an_attacking_lannister():
    table = realm("lannister", "stark").given(
        A="play: Hodor, Jon Snow, Bronn, Tyrion Lannister (kneeling); hand: Insidious Ways, Distinct Mastery",
        at="challenges",
    )
    table.attack("power", "Jon Snow").until("A")
    assert table.seat("A").can("use Distinct Mastery")
    assert not table.seat("A").can("use Insidious Ways")


@rule("lcg.then", "lcg.attachments", "lcg.deadly")
def test_writ_small_makes_deadly_and_stays_as_a_boon():
    table = realm("lannister", "stark").given(
        A="play: Cersei's Attendant, Bronn, Hodor; hand: I'm You Writ Small", B="play: Lady", at="challenge-actions"
    )
    table.seat("A").plays("use I'm You Writ Small", "card Lady")
    assert table.targets() == ["Cersei's Attendant"], "Bronn bears nothing, Hodor is no Lannister"
    table.play("card Cersei's Attendant")
    assert "deadly" in table.keywords("Lady")
    assert (table.strength("Cersei's Attendant"), table.attachments("Cersei's Attendant")) == (
        3,
        ["I'm You Writ Small"],
    )
    assert table.has_trait("I'm You Writ Small", "Boon")
    table.end_phase()
    assert "deadly" not in table.keywords("Lady")
    assert table.strength("Cersei's Attendant") == 3, "the attachment stays"


@rule("lcg.attachments")
def test_the_boon_goes_with_its_bearer():
    table = realm("lannister", "stark").given(
        A="play: Cersei's Attendant; hand: I'm You Writ Small", B="play: Grey Wind", at="challenges", first="B"
    )
    table.attack("military", "Grey Wind")
    table.do("use I'm You Writ Small", "card Grey Wind", "card Cersei's Attendant")
    table.quiet()
    assert (table.seat("A").dead, table.seat("A").discard) == (["Cersei's Attendant"], ["I'm You Writ Small"])
    assert not table.state.lasting or table.strength("Grey Wind") == 4


def test_writ_small_without_a_lannister_is_discarded():
    table = realm("lannister", "stark").given(A="hand: I'm You Writ Small", B="play: Lady", at="challenge-actions")
    table.seat("A").plays("use I'm You Writ Small")
    assert "deadly" in table.keywords("Lady")
    assert table.seat("A").discard == ["I'm You Writ Small"]


# After challenges.


def test_a_lannister_pays_his_debts_with_the_blood_of_the_winner():
    table = realm("lannister", "stark").given(
        A="play: Cersei's Attendant, Lannisport Steward, Hodor (kneeling); hand: A Lannister Pays His Debts",
        B="play: Sansa Stark, Catelyn Stark, Lady",
        at="challenges",
        first="B",
    )
    table.attack("power", "Sansa Stark", "Catelyn Stark")
    table.do("use A Lannister Pays His Debts", "card Cersei's Attendant")
    assert table.targets() == ["Catelyn Stark", "Sansa Stark"], "Lady did not take part"
    table.play("card Catelyn Stark")
    assert table.quiet().seat("B").dead == ["Catelyn Stark"]


def test_a_lannister_pays_his_debts_as_attacker_too_but_not_as_winner():
    table = realm("lannister", "stark").given(
        A="play: Cersei's Attendant, Lannisport Steward; hand: A Lannister Pays His Debts",
        B="play: Catelyn Stark",
        at="challenges",
    )
    table.attack("intrigue", "Cersei's Attendant").defend("Catelyn Stark")
    table.do("use A Lannister Pays His Debts", "card Lannisport Steward").quiet()
    assert table.seat("B").dead == ["Catelyn Stark"]
    table = realm("lannister", "stark").given(
        A="play: Tywin Lannister, Lannisport Steward; hand: A Lannister Pays His Debts",
        B="play: Catelyn Stark",
        at="challenges",
    )
    table.attack("intrigue", "Tywin Lannister").defend("Catelyn Stark").quiet()
    assert table.seat("A").hand == ["A Lannister Pays His Debts"]
    assert not table.seat("A").can("use A Lannister Pays His Debts")


@rule("lcg.moribund")
def test_a_lannister_about_to_die_may_still_pay():
    table = realm("lannister", "stark").given(
        A="play: Cersei's Attendant; hand: A Lannister Pays His Debts", B="play: Grey Wind", at="challenges", first="B"
    )
    table.attack("military", "Grey Wind")
    table.do("use A Lannister Pays His Debts", "card Cersei's Attendant").quiet()
    assert (table.seat("A").dead, table.seat("B").dead) == (["Cersei's Attendant"], ["Grey Wind"])


@rule("lcg.saves")
def test_whoever_is_in_debt_may_be_saved():
    table = realm("lannister", "stark").given(
        A="play: Cersei's Attendant; hand: A Lannister Pays His Debts",
        B="play: Arya Stark (with Nymeria)",
        at="challenges",
        first="B",
    )
    table.attack("power", "Arya Stark").sneak()
    table.do("use A Lannister Pays His Debts", "card Cersei's Attendant", "use Nymeria").quiet()
    assert table.zone("Arya Stark") == "play"


@rule("lcg.moribund", "lcg.killed")
def test_retreat_takes_the_dead_to_hand_who_were_killed_all_the_same():
    table = realm("baratheon", "stark").given(
        A="play: Robert Baratheon (with Lightbringer); hand: Retreat", B="play: Grey Wind", at="challenges", first="B"
    )
    table.attack("military", "Grey Wind").defend()
    table.do("use Retreat").quiet()
    assert (table.seat("A").hand, table.seat("A").dead) == (["Robert Baratheon"], [])
    assert sorted(table.seat("A").discard) == ["Lightbringer", "Retreat"]
    assert "left-killed" in table.story


@rule("lcg.moribund")
def test_retreat_finds_one_of_several_who_die_at_once():
    table = realm("baratheon", "stark").given(
        A="plots: Valar Morghulis; play: Robert Baratheon, Stannis Baratheon, Host of Storm's End; hand: Retreat",
        B="play: Hodor; plots: Rains of Autumn",
        at="plots",
    )
    table.seat("A").plays("plot Valar Morghulis")
    table.seat("B").plays("plot Rains of Autumn")
    table.play("seat A").do("use Retreat")
    assert table.targets() == ["Robert Baratheon", "Stannis Baratheon"]
    table.play("card Stannis Baratheon").quiet()
    assert table.seat("A").hand == ["Stannis Baratheon"]
    assert sorted(table.seat("A").dead) == ["Host of Storm's End", "Robert Baratheon"]


def test_retreat_is_for_unique_characters():
    table = realm("baratheon", "stark").given(
        A="play: Host of Storm's End (kneeling); hand: Retreat", B="play: Grey Wind", at="challenges", first="B"
    )
    table.attack("military", "Grey Wind")
    assert table.quiet().seat("A").hand == ["Retreat"]
    assert table.seat("A").dead == ["Host of Storm's End"]


def test_nobody_retreats_from_being_discarded():
    table = realm("baratheon", "targaryen").given(
        A="play: Robert Baratheon; hand: Retreat",
        B="hand: Westeros Bleeds; play: 4x Narrow Sea",
        at="dominance-actions",
    )
    table.until("B").seat("B").plays("use Westeros Bleeds", "card Narrow Sea", "card Narrow Sea#2")
    table.play("card Narrow Sea#3", "card Narrow Sea#4").quiet()
    assert (table.seat("A").hand, table.seat("A").discard) == (["Retreat"], ["Robert Baratheon"])


@rule("lcg.control")
def test_support_of_the_kingdom_takes_a_location_that_yields_for_good():
    table = realm("baratheon", "stark").given(
        A="play: Robert Baratheon; hand: Support of the Kingdom",
        B="play: Great Keep, Narrow Sea, Godswood, Winterfell Kennels; power: 3",
        at="challenges",
    )
    table.attack("power", "Robert Baratheon").do("use Support of the Kingdom")
    assert table.targets() == ["Great Keep", "Narrow Sea"]
    table.play("card Great Keep").quiet()
    assert table.controller("Great Keep") == "A"
    table.end_phase()
    table.end_phase()
    assert table.controller("Great Keep") == "A"


def test_support_of_the_kingdom_comes_to_a_defender_too_and_after_power_challenges_only():
    table = realm("baratheon", "stark").given(
        A="play: Robert Baratheon; hand: Support of the Kingdom",
        B="play: Arya Stark, Great Keep",
        at="challenges",
        first="B",
    )
    table.attack("power", "Arya Stark").defend("Robert Baratheon").do("use Support of the Kingdom").quiet()
    assert table.controller("Great Keep") == "A"
    table = realm("baratheon", "stark").given(
        A="play: Robert Baratheon; hand: Support of the Kingdom",
        B="play: Great Keep, Hodor (kneeling)",
        at="challenges",
    )
    table.attack("military", "Robert Baratheon").quiet()
    assert table.controller("Great Keep") == "B"
    assert table.seat("A").hand == ["Support of the Kingdom"]


@rule("lcg.unique-lost", "lcg.unique")
def test_support_of_the_kingdom_takes_no_unique_location_of_a_name_one_has():
    table = realm("baratheon", "stark").given(
        A="play: Robert Baratheon, Lord Eddard's Chambers; hand: Support of the Kingdom",
        B="play: Lord Eddard's Chambers, Great Keep",
        at="challenges",
    )
    table.attack("power", "Robert Baratheon").do("use Support of the Kingdom").quiet()
    assert table.controller("Great Keep") == "A", "there was nothing else to choose"


@rule("lcg.control")
def test_seductive_promise_takes_a_commoner_with_what_others_attached():
    table = realm("targaryen", "stark", "stark").given(
        A="play: Drogon; hand: Seductive Promise",
        B="play: Knight of the Tumblestone (with Lordship), Hodor (kneeling)",
        C="play: Knight of the Tumblestone",
        at="challenges",
    )
    table.attack("power", "Drogon", target="B").sneak("Knight of the Tumblestone@B")
    table.do("use Seductive Promise").quiet()
    assert table.controller("Knight of the Tumblestone@B") == "A"
    assert table.controller("Lordship") == "B", "attachments keep their controllers"
    table.end_phase()
    assert table.controller("Knight of the Tumblestone@B") == "A"


@rule("lcg.limits")
def test_seductive_promise_comes_once_a_phase():
    table = realm("targaryen", "stark").given(
        A="play: Drogon, Tywin Lannister; hand: 2x Seductive Promise",
        B="play: 2x Direwolf Pup (kneeling)",
        at="challenges",
    )
    table.attack("power", "Drogon").sneak().do("use Seductive Promise", "card Direwolf Pup").quiet()
    assert table.controller("Direwolf Pup") == "A"
    assert table.seat("A").hand == ["Seductive Promise"]
    assert table.controller("Direwolf Pup#2") == "B"


@pytest.mark.parametrize(
    ("contest", "attacker", "theirs"),
    [
        ("power", "Robb Stark", "Direwolf Pup (kneeling)"),
        ("military", "Drogon", "2x Direwolf Pup (kneeling)"),
        ("power", "Drogon", "Lady (kneeling)"),
    ],
)
def test_seductive_promise_wants_a_power_challenge_won_by_four_and_a_commoner(contest: str, attacker: str, theirs: str):
    table = realm("targaryen", "stark").given(
        A=f"play: {attacker}; hand: Seductive Promise", B=f"play: {theirs}", at="challenges"
    )
    table.attack(contest, attacker).quiet()
    if table.asked == "sneak":
        table.play("done").quiet()
    if table.asked == "choose-dead":
        table.play("card Direwolf Pup").quiet()
    assert table.seat("A").hand == ["Seductive Promise"]
