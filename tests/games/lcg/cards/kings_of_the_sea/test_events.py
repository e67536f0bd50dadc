"""Events of Kings of the Sea; every one is played."""

from __future__ import annotations

from typing import Any

import pytest

from games.lcg.bleeding import BLEEDING, bleed
from games.lcg.cards.kings_of_the_sea.raids import ATTACKER, raid, strike
from games.lcg.realm import RealmTable, realm
from support.table import rule


def table_of(**position: Any) -> RealmTable:
    """Greyjoy against Stark."""
    return realm("greyjoy", "stark").given(**position)


# Assault of the Kraken.


def assault(
    attackers: str = "Asha Greyjoy, Victarion Greyjoy", defenders: str = "Bran Stark", **more: Any
) -> RealmTable:
    """A has won a power challenge that nobody opposed, with Asha, and goes on."""
    table = table_of(
        A=f"play: {attackers}; hand: Assault of the Kraken", B=f"play: {defenders}; power: 5", at="challenges", **more
    )
    return raid(table, "power", "Asha Greyjoy").do("use Assault of the Kraken").quiet()


@rule("lcg.unopposed", "lcg.challenges")
def test_the_assault_goes_on_with_another_challenge_of_the_same_type():
    table = assault()
    assert table.seat("A").can("challenge power B")
    table.attack("power", "Victarion Greyjoy").quiet()
    assert table.seat("A").house_power == 4, "two for the claim, two for being unopposed"
    assert not table.seat("A").can("challenge power B")


@pytest.mark.parametrize("defender", ["Sansa Stark", "Hodor"])
def test_nobody_wins_the_second_assault_if_it_is_opposed(defender: str):
    table = assault("Asha Greyjoy, Theon Greyjoy", f"Bran Stark, {defender} (kneeling)")
    table.state.stand(table.state.kneeling & table.state.court[1])
    table.attack("power", "Theon Greyjoy").defend(defender).quiet()
    assert "opposed" in table.story
    assert table.story.count("challenge-won") == 1, "neither the attacker nor the defender"


def test_the_assault_is_lost_if_another_challenge_comes_first():
    table = assault("Asha Greyjoy, Victarion Greyjoy, Drumbeater, Stowaway")
    table.attack("military", "Drumbeater").until("turn")
    assert table.seat("A").moves == ["done", "challenge intrigue B"]


def test_the_assault_answers_unopposed_challenges_only():
    table = table_of(A="play: Asha Greyjoy; hand: Assault of the Kraken", B="play: Sansa Stark", at="challenges")
    table.attack("power", "Asha Greyjoy").defend("Sansa Stark").never("use Assault of the Kraken")


def test_the_drum_carries_the_second_assault():
    table = assault("Asha Greyjoy, Euron Crow's Eye, Drumbeater", "Bran Stark, Sansa Stark (kneeling)")
    table.state.stand(table.state.kneeling & table.state.court[1])
    table.state.stand(1 << table.card("Asha Greyjoy"))
    table.attack("power", "Asha Greyjoy", "Euron Crow's Eye").defend("Sansa Stark")
    table.seat("A").plays("use Drumbeater").table.quiet()
    assert table.story.count("challenge-won") == 2


# Kingsmoot.


MOOT = (
    "play: Asha Greyjoy (kneeling), Drumbeater, Drowned Disciple, Theon Greyjoy, Euron Crow's Eye; "
    "hand: Kingsmoot; deck: Seasick, Stowaway"
)


@rule("lcg.costs", "lcg.then")
def test_a_kingsmoot_stands_a_lord_or_lady_who_claims_power_and_you_draw():
    table = table_of(A=MOOT, B="play: Catelyn Stark (kneeling)", at="dominance")
    table.do("use Kingsmoot").play("card Drumbeater", "card Drowned Disciple")
    table.quiet()
    assert (table.is_kneeling("Asha Greyjoy"), table.power("Asha Greyjoy")) == (False, 2)
    assert table.seat("A").hand == ["Seasick", "Stowaway"]
    assert [table.is_kneeling(name) for name in ("Drumbeater", "Drowned Disciple")] == [True, True]


def test_who_kneels_for_a_kingsmoot_may_be_chosen():
    table = table_of(A=MOOT, at="dominance")
    table.do("use Kingsmoot").play("card Theon Greyjoy", "card Drumbeater")
    assert table.targets() == ["Asha Greyjoy", "Theon Greyjoy"]
    table.play("card Theon Greyjoy").quiet()
    assert table.power("Theon Greyjoy") == 2


def test_a_kingsmoot_needs_dominance_two_ironborn_and_somebody_to_stand():
    table = table_of(A=MOOT, B="play: War Host of the North, Lurkers at Harrenhal, Hodor", at="dominance")
    table.never("use Kingsmoot")
    table = table_of(A="play: Asha Greyjoy (kneeling), Drumbeater, Stowaway; hand: Kingsmoot", at="dominance")
    table.never("use Kingsmoot")
    table = table_of(A="play: Asha Greyjoy, Drumbeater, Drowned Disciple; hand: Kingsmoot", at="dominance")
    table.never("use Kingsmoot")


def test_a_kingsmoot_is_for_any_house():
    table = realm("stark", "stark").given(A=MOOT, at="dominance")
    table.do("use Kingsmoot").play("card Drumbeater", "card Drowned Disciple").quiet()
    assert table.power("Asha Greyjoy") == 2


@rule("lcg.draw-cap")
def test_a_kingsmoot_draws_within_the_cap():
    table = table_of(A=MOOT, at="dominance")
    table.state.drawn[0] = 2
    table.do("use Kingsmoot").play("card Drumbeater", "card Drowned Disciple").quiet()
    assert (table.power("Asha Greyjoy"), table.seat("A").hand) == (2, ["Seasick"])


# Seasick.


SEA = "Narrow Sea, Northern Fiefdoms, Lord Eddard's Chambers"


@rule("lcg.cancel")
def test_seasick_cancels_lords_of_the_narrow_sea_as_in_the_book():
    table = realm("baratheon", "greyjoy").given(
        A=f"play: {SEA}; hand: Lords of the Narrow Sea",
        B="hand: Seasick; plots: Rise of the Kraken, An Empty Throne",
        at="draw-actions",
    )
    table.seat("A").plays("use Lords of the Narrow Sea", *(f"card {name}" for name in SEA.split(", ")))
    table.seat("B").plays("use Seasick").table.quiet()
    assert table.asked != "further-plot"
    assert table.seat("A").discard == ["Lords of the Narrow Sea"], "it stays played"
    assert all(table.is_kneeling(name) for name in SEA.split(", ")), "and the influence stays knelt"
    assert (table.seat("B").discard, table.seat("A").house_power) == (["Seasick"], 0)
    assert "cancelled" in table.story


@rule("lcg.cancel", "lcg.influence")
@pytest.mark.parametrize("pays", [True, False])
def test_who_triggered_may_kneel_influence_against_seasick(pays: bool):
    table = realm("baratheon", "greyjoy").given(
        A="play: Selyse Baratheon (kneeling), Crossroads; hand: Distinct Mastery", B="hand: Seasick", at="draw-actions"
    )
    table.seat("A").plays("use Distinct Mastery")
    table.seat("B").plays("use Seasick")
    assert (table.asked, table.state.actors) == ("prevent", (0,))
    table.play(*(["yes", "card Crossroads"] if pays else ["no"])).quiet()
    assert table.is_kneeling("Selyse Baratheon") != pays
    assert table.is_kneeling("Crossroads") == pays
    assert table.seat("B").discard == ["Seasick"]


@rule("lcg.cancel", "lcg.limits")
def test_seasick_cancels_abilities_on_cards_in_play_and_their_use_counts():
    table = realm("greyjoy", "greyjoy").given(
        A="play: Theon Greyjoy; gold: 2", B="play: Gatehouse; hand: Seasick", at="challenge-actions"
    )
    table.seat("A").plays("use Theon Greyjoy")
    table.seat("B").plays("use Seasick").table.quiet()
    assert (table.is_kneeling("Gatehouse"), table.seat("A").gold) == (False, 1)
    assert not table.seat("A").can("use Theon Greyjoy")


@rule("lcg.cancel", "lcg.saves")
def test_seasick_cancels_a_save():
    table = realm("greyjoy", "greyjoy").given(
        A="play: Maester Wendamyr, Stowaway", B="play: Direwolf Pup; hand: Seasick", at="challenges", first="B"
    )
    strike(table, "Stowaway").do("use Maester Wendamyr", "use Seasick").quiet()
    assert table.seat("A").dead == ["Stowaway"]
    assert table.is_kneeling("Maester Wendamyr")


@rule("lcg.cancel")
def test_seasick_cancels_seasick():
    table = realm("greyjoy", "greyjoy").given(
        A="play: Theon Greyjoy; gold: 2; hand: Seasick", B="play: Gatehouse; hand: Seasick", at="challenge-actions"
    )
    table.seat("A").plays("use Theon Greyjoy")
    table.seat("B").plays("use Seasick")
    table.seat("A").plays("use Seasick").table.quiet()
    assert table.is_kneeling("Gatehouse")
    assert [table.seat(seat).discard for seat in "AB"] == [["Seasick"], ["Seasick"]]


@rule("lcg.passives", "lcg.cancel")
def test_seasick_cancels_nothing_that_happens_by_itself():
    table = realm("stark", "greyjoy").given(A="hand: Eddard Stark; gold: 4", B="hand: Seasick", at="marshalling")
    table.seat("A").plays("play Eddard Stark").table.never("use Seasick")
    assert table.power("Eddard Stark") == 1
    table = realm("stark", "greyjoy").given(
        A="play: Arya Stark; plots: Valar Morghulis", B="hand: Seasick; plots: An Empty Throne", at="plots"
    )
    table.play("plot Valar Morghulis", "plot An Empty Throne", "seat A").never("use Seasick")
    assert table.seat("A").dead == ["Arya Stark"]


@rule("lcg.cancel")
def test_seasick_may_be_played_against_ones_own_effect():
    table = table_of(A="play: Theon Greyjoy; gold: 2; hand: Seasick", B="play: Crossroads", at="challenge-actions")
    table.seat("A").plays("use Theon Greyjoy", "use Seasick").table.quiet()
    assert not table.is_kneeling("Crossroads")


@rule("lcg.cancel", "lcg.deathbound")
def test_a_cancelled_deathbound_event_is_only_discarded():
    table = realm("targaryen", "greyjoy").given(
        A="hand: Forever Burning", B="play: Asha Greyjoy; hand: Seasick", at="draw-actions"
    )
    table.seat("A").plays("use Forever Burning")
    table.seat("B").plays("use Seasick").table.quiet()
    assert (table.seat("A").discard, table.seat("A").dead) == (["Forever Burning"], [])
    assert table.strength("Asha Greyjoy") == 3


def test_who_is_asked_for_seasick_depends_on_what_all_know():
    held = {"A": "play: Theon Greyjoy; gold: 2", "at": "challenge-actions"}
    asked = []
    for hand in ("hand: Seasick", "hand: Stowaway; deck: Seasick", "hand: Stowaway; discard: Seasick"):
        table = realm("greyjoy", "greyjoy").given(B=f"play: Gatehouse; {hand}", **held)
        table.seat("A").plays("use Theon Greyjoy")
        asked.append(table.asked)
    assert asked == ["save-or-cancel", "save-or-cancel", "round"]


# Risen from the Sea.


@rule("lcg.saves", "lcg.then", "lcg.attachments")
def test_risen_from_the_sea_saves_and_stays_as_a_condition():
    table = table_of(A="play: Stowaway, Drumbeater; hand: Risen from the Sea", B=ATTACKER, at="challenges", first="B")
    strike(table, "Stowaway").do("use Risen from the Sea").quiet()
    assert (table.zone("Stowaway"), table.strength("Stowaway")) == ("play", 2)
    assert table.attachments("Stowaway") == ["Risen from the Sea"]
    assert table.has_trait("Risen from the Sea", "Condition")
    assert table.controller("Risen from the Sea") == "A"


def test_risen_from_the_sea_saves_from_death_only_and_greyjoys_only():
    table = table_of(A="play: Arya Stark, Shadowcat; hand: Risen from the Sea", B=ATTACKER, at="challenges", first="B")
    strike(table, "Arya Stark").never("use Risen from the Sea")
    table = table_of(A="play: Stowaway; hand: Risen from the Sea", B=BLEEDING, at="dominance-actions")
    bleed(table).never("use Risen from the Sea")
    assert table.seat("A").discard == ["Stowaway"]


@rule("lcg.no-attachments")
def test_risen_from_the_sea_is_discarded_where_it_cannot_stay():
    table = table_of(
        A="play: Sea Raiders, Drumbeater; hand: Risen from the Sea", B=ATTACKER, at="challenges", first="B"
    )
    strike(table, "Sea Raiders").do("use Risen from the Sea").quiet()
    assert (table.zone("Sea Raiders"), table.strength("Sea Raiders")) == ("play", 3)
    assert table.seat("A").discard == ["Risen from the Sea"]


def test_risen_from_the_sea_goes_with_who_bears_it():
    table = table_of(
        A="play: Stowaway; hand: Risen from the Sea",
        B="play: Direwolf Pup, Lady; plot: After the Mummer's Ford",
        at="challenges",
        first="B",
    )
    strike(table).do("use Risen from the Sea").quiet()
    table.attack("military", "Lady").quiet()
    assert (table.seat("A").dead, table.seat("A").discard) == (["Stowaway"], ["Risen from the Sea"])


# The Price of War.


LANDS = "play: Crossroads, Street of Steel, Great Keep, Northern Fiefdoms, Bran Stark, Sansa Stark"


@rule("lcg.targets", "lcg.limits")
def test_the_price_of_war_takes_two_locations_that_are_not_limited():
    table = table_of(A="play: Asha Greyjoy; hand: 2x The Price of War", B=LANDS, at="challenges")
    war(table, "Asha Greyjoy").do("use The Price of War")
    assert table.targets() == ["Crossroads", "Street of Steel"]
    assert not table.seat("A").can("done"), "one at least"
    table.play("card Crossroads", "card Street of Steel").never("use The Price of War")
    assert sorted(table.seat("B").discard) == ["Crossroads", "Street of Steel"]


def war(table: RealmTable, *attackers: str) -> RealmTable:
    """A wins a military challenge and Bran dies for it."""
    table.attack("military", *attackers).until("choose-dead").play("card Bran Stark")
    return table


def test_the_price_of_war_may_be_one_location_only():
    table = table_of(A="play: Asha Greyjoy; hand: The Price of War", B=LANDS, at="challenges")
    war(table, "Asha Greyjoy").do("use The Price of War").play("card Crossroads", "done").quiet()
    assert table.seat("B").discard == ["Crossroads"]
    table = table_of(
        A="play: Asha Greyjoy; hand: The Price of War", B="play: Crossroads, Bran Stark, Sansa Stark", at="challenges"
    )
    war(table, "Asha Greyjoy").do("use The Price of War").quiet()
    assert table.seat("B").discard == ["Crossroads"]


def test_the_price_of_war_needs_a_warrior_who_attacks_and_wins():
    table = table_of(A="play: Balon Greyjoy; hand: The Price of War", B=LANDS, at="challenges")
    war(table, "Balon Greyjoy").never("use The Price of War")
    table = table_of(A="play: Asha Greyjoy; hand: The Price of War", B=LANDS, at="challenges")
    table.attack("power", "Asha Greyjoy").defend().never("use The Price of War")
    table = table_of(
        A="play: Asha Greyjoy; hand: The Price of War", B="play: Crossroads, Direwolf Pup", at="challenges", first="B"
    )
    table.attack("military", "Direwolf Pup").defend("Asha Greyjoy").never("use The Price of War")


# Confession.


@rule("lcg.look", "lcg.discard-hand")
def test_a_confession_shows_a_hand_and_takes_a_card_that_is_not_limited():
    table = table_of(
        A="play: Priest of the Drowned God; hand: Confession", B="hand: Lady, Ghost, Great Keep", at="draw-actions"
    )
    table.seat("A").plays("use Confession", "card Priest of the Drowned God")
    assert table.targets() == ["Ghost", "Lady"]
    known = [table.state.view(seat)["seats"][1]["known_hand"] for seat in (0, None)]
    assert [len(each) for each in known] == [3, 0]
    table.play("card Ghost").quiet()
    assert (table.seat("B").discard, table.seat("B").hand) == (["Ghost"], ["Great Keep", "Lady"])
    assert table.is_kneeling("Priest of the Drowned God")


@rule("lcg.costs")
def test_a_confession_costs_influence_or_somebody_holy():
    table = table_of(A=f"play: {SEA}; hand: Confession", B="hand: Lady", at="draw-actions")
    table.seat("A").plays("use Confession", *(f"card {name}" for name in SEA.split(", ")), "card Lady").table.quiet()
    assert table.seat("B").discard == ["Lady"]
    table = table_of(A="play: Crossroads, Asha Greyjoy; hand: Confession", B="hand: Lady", at="draw-actions")
    assert not table.seat("A").can("use Confession")
    table = table_of(A="play: Priest of the Drowned God; hand: Confession", B="", at="draw-actions")
    assert not table.seat("A").can("use Confession"), "there is no hand to look at"


def test_a_confession_may_find_nothing_to_discard():
    table = table_of(A="play: Priest of the Drowned God; hand: Confession", B="hand: Great Keep", at="draw-actions")
    table.seat("A").plays("use Confession", "card Priest of the Drowned God")
    assert table.seat("A").moves == ["done"]
    table.play("done").quiet()
    assert table.seat("B").hand == ["Great Keep"]


# Assertion of Might.


@rule("lcg.unopposed", "lcg.limits")
def test_an_assertion_of_might_claims_three_power_for_a_warrior_once_a_phase():
    table = table_of(
        A="play: Balon Greyjoy, Asha Greyjoy, Dagmer Cleftjaw; hand: 2x Assertion of Might",
        B="play: Bran Stark",
        at="challenges",
    )
    raid(table, "power", "Balon Greyjoy").do("use Assertion of Might").play("card Asha Greyjoy")
    table.never("use Assertion of Might")
    assert (table.seat("A").house_power, table.is_kneeling("Asha Greyjoy")) == (4, True)


def test_an_assertion_of_might_may_cost_influence_and_asks_that_nobody_opposed():
    table = table_of(
        A=f"play: Balon Greyjoy, Crossroads, {SEA}; hand: Assertion of Might", B="play: Bran Stark", at="challenges"
    )
    raid(table, "power", "Balon Greyjoy").do("use Assertion of Might")
    table.play("card Crossroads", *(f"card {name}" for name in SEA.split(", "))).quiet()
    assert table.seat("A").house_power == 4
    table = table_of(
        A="play: Balon Greyjoy, Asha Greyjoy; hand: Assertion of Might", B="play: Catelyn Stark", at="challenges"
    )
    table.attack("power", "Balon Greyjoy").defend("Catelyn Stark").never("use Assertion of Might")
