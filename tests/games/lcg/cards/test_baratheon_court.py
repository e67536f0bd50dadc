"""House Baratheon: characters."""

from __future__ import annotations

import pytest

from games.lcg.realm import RealmTable, realm
from support.table import rule


def stags(**position: str) -> RealmTable:
    """Baratheon against Stark."""
    return realm("baratheon", "stark").given(**position)


def test_selyse_gives_a_unique_character_an_intrigue_icon():
    table = stags(
        A="play: Selyse Baratheon, Narrow Sea, Robert Baratheon, Knight of the Rainwood", at="challenge-actions"
    )
    table.seat("A").plays("use Selyse Baratheon", "card Narrow Sea")
    assert table.targets() == ["Robert Baratheon", "Selyse Baratheon"]
    table.play("card Robert Baratheon")
    assert table.icons("Robert Baratheon") == ["military", "intrigue", "power"]
    table.end_phase()
    assert table.icons("Robert Baratheon") == ["military", "power"]


@pytest.mark.parametrize(
    ("sea", "at", "reason"),
    [
        ("Narrow Sea (kneeling)", "challenge-actions", "lcg.costs"),
        ("Narrow Sea", "draw-actions", "lcg.phases-of-actions"),
    ],
)
def test_selyse_needs_influence_and_the_challenges_phase(sea: str, at: str, reason: str):
    table = stags(A=f"play: Selyse Baratheon, {sea}, Raff the Sweetling; gold: 1", at=at)
    table.seat("A").tries("use Selyse Baratheon").table.expects(reason=reason)


@rule("lcg.renown", "lcg.passives")
def test_robert_claims_one_more_with_renown():
    table = stags(A="play: Robert Baratheon", at="challenges")
    table.attack("military", "Robert Baratheon").quiet()
    assert (table.power("Robert Baratheon"), table.seat("A").house_power) == (2, 1)
    assert table.story.count("power") == 3, "unopposed, renown, and what follows from it"


def test_robert_claims_nothing_when_he_loses_or_his_renown_is_gone():
    table = stags(A="play: Robert Baratheon", B="play: Grey Wind", at="challenges")
    table.attack("military", "Robert Baratheon").defend("Grey Wind").quiet()
    assert table.power("Robert Baratheon") == 0
    table = stags(A="play: Robert Baratheon", B="play: Arya Stark (kneeling), Narrow Sea", at="challenge-actions")
    table.do("use Arya Stark", "card Narrow Sea").attack("military", "Robert Baratheon").quiet()
    assert table.power("Robert Baratheon") == 0


@pytest.mark.parametrize(
    ("court", "asked"),
    [
        ("Knight of the Tumblestone", False),
        ("Knight of the Tumblestone, Robb Stark (kneeling)", True),
        ("Sansa Stark (with Lordship)", True),
    ],
)
def test_stannis_cannot_be_opposed_by_who_has_no_lord(court: str, asked: bool):
    table = stags(A="play: Stannis Baratheon", B=f"play: {court}", at="challenges")
    table.attack("power", "Stannis Baratheon")
    assert (table.asked == "declare-defenders") is asked
    assert asked or table.power("Stannis Baratheon") == 1


def test_others_are_opposed_beside_stannis():
    table = stags(A="play: Stannis Baratheon, Brienne of Tarth", B="play: Lady", at="challenges")
    table.attack("military", "Brienne of Tarth").until("declare-defenders")
    assert table.targets() == ["Lady"]


@rule("lcg.support-defence")
@pytest.mark.parametrize("lord", ["", ", Robb Stark (kneeling)"])
def test_a_supporter_may_oppose_stannis(lord: str):
    table = realm("baratheon", "stark", "stark").given(
        A="play: Stannis Baratheon; title: master-of-coin",
        B=f"play: Knight of the Tumblestone (kneeling){lord}; title: hand-of-the-king",
        C="play: Lady; title: master-of-laws",
        at="challenges",
    )
    table.attack("military", "Stannis Baratheon", target="B")
    table.until("declare-defenders")
    assert (table.state.actors, table.targets()) == ((2,), ["Lady"])


@pytest.mark.parametrize("at", ["draw-actions", "challenge-actions", "dominance-actions"])
def test_renly_stands_for_influence_in_any_phase(at: str):
    table = stags(A="play: Renly Baratheon (kneeling), Narrow Sea", at=at)
    table.seat("A").plays("use Renly Baratheon", "card Narrow Sea")
    assert (table.is_kneeling("Renly Baratheon"), table.is_kneeling("Narrow Sea")) == (False, True)


@pytest.mark.parametrize(
    ("renly", "sea", "reason"), [("", "", "lcg.targets"), (" (kneeling)", " (kneeling)", "lcg.costs")]
)
def test_renly_must_kneel_and_needs_influence(renly: str, sea: str, reason: str):
    table = stags(A=f"play: Renly Baratheon{renly}, Narrow Sea{sea}, Raff the Sweetling; gold: 1", at="draw-actions")
    table.seat("A").tries("use Renly Baratheon").table.expects(reason=reason)


@rule("lcg.immunity")
@pytest.mark.parametrize("name", ["Renly Baratheon", "Brienne of Tarth"])
def test_opponents_characters_do_not_reach_them_but_their_own_sides_do(name: str):
    table = stags(A=f"play: {name}, Lady", B="play: Cersei Lannister; gold: 2", at="dominance-actions")
    table.seat("B").plays("use Cersei Lannister")
    assert table.targets() == ["Cersei Lannister", "Lady"]
    table = stags(A=f"play: {name}, Cersei Lannister; gold: 2", B="play: Lady", at="dominance-actions")
    table.seat("A").plays("use Cersei Lannister")
    assert name in table.targets()


def test_melisandre_strengthens_asshai_while_she_stands():
    table = stags(A="play: Melisandre, Old Red Priest, Brienne of Tarth", B="play: Old Red Priest", at="challenges")
    assert [
        table.strength(name) for name in ("Melisandre", "Old Red Priest@A", "Old Red Priest@B", "Brienne of Tarth")
    ] == [4, 2, 2, 3]
    table.attack("power", "Melisandre")
    assert [table.strength(name) for name in ("Melisandre", "Old Red Priest@A")] == [3, 1]


@rule("lcg.victory")
@pytest.mark.parametrize("melisandre", ["Melisandre", "Melisandre (kneeling)"])
def test_power_on_opponents_characters_does_not_count_beside_melisandre(melisandre: str):
    table = stags(
        A=f"play: {melisandre}, Brienne of Tarth (2 power)", B="play: Robb Stark (3 power); power: 1", at="challenges"
    )
    assert (table.seat("A").power, table.seat("B").power) == (2, 1)


@rule("lcg.victory")
def test_an_opponent_wins_when_melisandre_is_gone():
    table = stags(
        A="play: Melisandre (kneeling)",
        B="play: Robb Stark (5 power), Grey Wind; power: 11",
        at="challenges",
        first="B",
    )
    table.attack("military", "Grey Wind").quiet()
    assert table.state.winner == (1,)


@rule("lcg.victory")
def test_an_opponent_wins_when_melisandres_text_is_gone():
    table = stags(
        A="play: Melisandre",
        B="play: Robb Stark (5 power); power: 11; hand: Milk of the Poppy; gold: 1",
        at="marshalling",
        first="B",
    )
    table.seat("B").plays("play Milk of the Poppy", "card Melisandre")
    assert table.state.winner == (1,)


@rule("lcg.saves")
@pytest.mark.parametrize(("answer", "zone", "gold"), [("number 1", "play", 0), ("number 2", "hand", 1)])
def test_davos_is_saved_and_then_costs_gold_or_goes_home(answer: str, zone: str, gold: int):
    table = stags(A="play: Ser Davos Seaworth (kneeling); gold: 1", B="play: Grey Wind", at="challenges", first="B")
    table.attack("military", "Grey Wind").do("use Ser Davos Seaworth").play(answer).quiet()
    assert (table.zone("Ser Davos Seaworth"), table.seat("A").gold, table.seat("A").dead) == (zone, gold, [])


def test_davos_goes_home_without_gold():
    table = stags(A="play: Ser Davos Seaworth (kneeling)", B="play: Grey Wind", at="challenges", first="B")
    table.attack("military", "Grey Wind").do("use Ser Davos Seaworth").quiet()
    assert table.zone("Ser Davos Seaworth") == "hand"


def test_davos_is_not_saved_from_being_discarded():
    table = stags(A="play: Ser Davos Seaworth, 4x Narrow Sea; hand: Westeros Bleeds", at="dominance-actions")
    table.seat("A").plays("use Westeros Bleeds", *(f"card Narrow Sea{copy}" for copy in ("", "#2", "#3", "#4")))
    assert table.never("use Ser Davos Seaworth").zone("Ser Davos Seaworth") == "discard"


@rule("lcg.duplicates-save")
def test_a_duplicate_keeps_davos_from_going_home():
    table = stags(A="play: Ser Davos Seaworth (kneeling, duplicate)", B="play: Grey Wind", at="challenges", first="B")
    table.attack("military", "Grey Wind").do("use Ser Davos Seaworth", "save Ser Davos Seaworth").quiet()
    assert (table.zone("Ser Davos Seaworth"), table.duplicates("Ser Davos Seaworth")) == ("play", 0)


def test_cressen_discards_a_condition():
    table = stags(
        A="play: Maester Cressen, Brienne of Tarth (with Milk of the Poppy + Lordship)",
        B="play: Robb Stark (with Stinking Drunk)",
        at="marshalling",
    )
    table.seat("A").plays("use Maester Cressen")
    assert table.targets() == ["Milk of the Poppy", "Stinking Drunk"]
    table.play("card Stinking Drunk").quiet()
    assert (table.is_kneeling("Maester Cressen"), table.seat("B").discard) == (True, ["Stinking Drunk"])


@pytest.mark.parametrize(
    ("cressen", "bears", "at", "reason"),
    [
        ("", "Lordship", "marshalling", "lcg.targets"),
        (" (kneeling)", "Milk of the Poppy", "marshalling", "lcg.costs"),
        ("", "Milk of the Poppy", "draw-actions", "lcg.phases-of-actions"),
    ],
)
def test_cressen_needs_a_condition_must_kneel_and_acts_in_marshalling(cressen: str, bears: str, at: str, reason: str):
    table = stags(
        A=f"play: Maester Cressen{cressen}, Robert Baratheon (with {bears}), Raff the Sweetling; gold: 1", at=at
    )
    table.seat("A").tries("use Maester Cressen").table.expects(reason=reason)


def test_axell_stands_after_a_power_challenge_won_by_four():
    table = stags(
        A="play: Ser Axell Florent (kneeling), Robert Baratheon, Host of Storm's End", B="play: Hodor", at="challenges"
    )
    table.attack("power", "Host of Storm's End").defend().do("use Ser Axell Florent")
    assert not table.is_kneeling("Ser Axell Florent")


def test_axell_stands_as_defender_too():
    table = stags(A="play: Ser Axell Florent, Robert Baratheon", B="play: Arya Stark", at="challenges", first="B")
    table.attack("power", "Arya Stark").defend("Ser Axell Florent", "Robert Baratheon").do("use Ser Axell Florent")
    assert not table.is_kneeling("Ser Axell Florent")


@pytest.mark.parametrize(
    ("axell", "contest", "attacker"),
    [
        ("kneeling", "power", "Robert Baratheon"),
        ("kneeling", "military", "Host of Storm's End"),
        ("1 power", "power", "Host of Storm's End"),
    ],
)
def test_axell_needs_a_margin_of_four_in_a_power_challenge_and_must_kneel(axell: str, contest: str, attacker: str):
    table = stags(A=f"play: Ser Axell Florent ({axell}), Robert Baratheon, Host of Storm's End", at="challenges")
    table.attack(contest, attacker).never("use Ser Axell Florent")


@rule("lcg.limited-response")
def test_edric_is_given_up_for_another_power_challenge():
    table = stags(A="play: Edric Storm (duplicate), Robert Baratheon, Host of Storm's End", at="challenges")
    table.attack("power", "Host of Storm's End").do("use Edric Storm").quiet()
    assert (table.zone("Edric Storm"), table.seat("A").discard) == ("discard", ["Edric Storm", "Edric Storm"])
    table.attack("power", "Robert Baratheon").quiet()
    assert "challenge power B" not in table.seat("A").moves, "that was one more, not any number"


@rule("lcg.challenges")
def test_edrics_challenge_begins_after_the_present_one():
    table = stags(
        A="play: Edric Storm, Robert Baratheon, Host of Storm's End",
        B="play: Raff the Sweetling; gold: 9",
        at="challenges",
    )
    table.attack("power", "Host of Storm's End").do("use Edric Storm")
    assert table.asked == "action-window", "the first challenge is not over yet"
    table.until("turn")
    assert table.state.contest < 0
    assert "challenge power B" in table.seat("A").moves


@pytest.mark.parametrize(("contest", "attacker"), [("power", "Robert Baratheon"), ("military", "Host of Storm's End")])
def test_edric_needs_a_margin_of_four_in_a_power_challenge(contest: str, attacker: str):
    table = stags(A="play: Edric Storm (kneeling), Robert Baratheon, Host of Storm's End", at="challenges")
    table.attack(contest, attacker).never("use Edric Storm")


def test_edric_does_not_answer_what_his_player_won_as_defender():
    table = stags(A="play: Edric Storm, Host of Storm's End", B="play: Arya Stark", at="challenges", first="B")
    table.attack("power", "Arya Stark").defend("Host of Storm's End").never("use Edric Storm")


@rule("lcg.limited-response")
def test_one_limited_response_a_round():
    table = stags(A="play: Edric Storm, Host of Storm's End", at="challenges")
    table.state.use_up(("limited-response", 0, "round"))
    table.attack("power", "Host of Storm's End").never("use Edric Storm")


@pytest.mark.parametrize(
    ("mine", "theirs", "stealthy"),
    [("1 power", "kneeling", True), ("kneeling", "1 power", False), ("kneeling", "kneeling", False)],
)
def test_devan_is_stealthy_beside_power(mine: str, theirs: str, stealthy: bool):
    table = stags(
        A=f"play: Devan Seaworth, Robert Baratheon ({mine})",
        B=f"play: Robb Stark ({theirs}); power: 3",
        at="challenges",
    )
    assert ("stealth" in table.keywords("Devan Seaworth")) is stealthy


@rule("lcg.cannot")
def test_the_knight_of_the_rainwood_is_never_discarded_but_killed():
    table = stags(A="play: Knight of the Rainwood, Lady, 4x Narrow Sea; hand: Westeros Bleeds", at="dominance-actions")
    table.seat("A").plays("use Westeros Bleeds", *(f"card Narrow Sea{copy}" for copy in ("", "#2", "#3", "#4")))
    table.quiet()
    assert (table.zone("Knight of the Rainwood"), table.zone("Lady")) == ("play", "discard")
    table = stags(A="play: Knight of the Rainwood (kneeling)", B="play: Grey Wind", at="challenges", first="B")
    table.attack("military", "Grey Wind").quiet()
    assert table.seat("A").dead == ["Knight of the Rainwood"]


@rule("lcg.no-attachments")
def test_the_knight_of_the_rainwood_bears_weapons_only():
    table = stags(A="play: Knight of the Rainwood; hand: Lightbringer, Lordship; gold: 5", at="marshalling")
    table.seat("A").tries("play Lordship")
    table.seat("A").plays("play Lightbringer")
    assert table.bearer("Lightbringer") == "Knight of the Rainwood"


@rule("lcg.cannot")
def test_the_cavalry_is_proof_once_its_strength_has_changed():
    table = stags(
        A="play: Stannis's Northern Cavalry (kneeling)",
        B="play: Grey Wind; hand: Forever Burning",
        at="challenges",
        first="B",
    )
    table.attack("military", "Grey Wind").do("use Forever Burning", "card Stannis's Northern Cavalry").quiet()
    assert table.zone("Stannis's Northern Cavalry") == "play"
    table = stags(A="play: Stannis's Northern Cavalry (kneeling)", B="play: Grey Wind", at="challenges", first="B")
    table.attack("military", "Grey Wind").quiet()
    assert table.zone("Stannis's Northern Cavalry") == "dead"


def test_the_cavalry_stays_proof_for_the_phase_when_its_strength_is_as_before():
    table = stags(
        A="play: Stannis's Northern Cavalry", B="play: Knight of Flowers; hand: Forever Burning", at="challenge-actions"
    )
    table.do("use Forever Burning", "card Stannis's Northern Cavalry")
    table.state.lasting = ()
    table.state.changed()
    assert table.strength("Stannis's Northern Cavalry") == 3
    assert table.state.values.proof
    table.end_phase()
    assert not table.state.values.proof


def test_the_cavalry_is_no_target_of_killing_while_it_is_proof():
    table = stags(
        A="play: Stannis's Northern Cavalry, Brienne of Tarth, Maester Cressen",
        B="play: Robb Stark; hand: Guilty!, Forever Burning",
        at="dominance-actions",
    )
    table.do("use Forever Burning", "card Stannis's Northern Cavalry", "use Guilty!", "card Robb Stark")
    assert table.targets() == ["Brienne of Tarth", "Maester Cressen"]


@rule("lcg.put-into-play", "lcg.control")
def test_the_highgarden_honor_guard_comes_back_when_it_has_won():
    table = stags(A="hand: Highgarden Honor Guard", B="play: Hodor", at="challenge-actions", first="B")
    table.do("use Highgarden Honor Guard")
    assert (table.controller("Highgarden Honor Guard"), table.seat("A").gold) == ("B", 0)
    table.attack("intrigue", "Highgarden Honor Guard").quiet()
    assert table.controller("Highgarden Honor Guard") == "A"


def test_the_old_red_priest_takes_a_location_down_with_it():
    table = stags(
        A="play: Old Red Priest (kneeling), Great Hall, Aegon's Garden, Narrow Sea (kneeling)",
        B="play: Grey Wind, Great Keep",
        at="challenges",
        first="B",
    )
    table.attack("military", "Grey Wind").until("pick-one")
    assert (table.state.actors, table.targets()) == ((0,), ["Aegon's Garden", "Great Hall"])
    table.play("card Great Hall")
    assert (table.is_kneeling("Great Hall"), table.is_kneeling("Aegon's Garden")) == (True, False)


def test_the_old_red_priest_dies_quietly_without_a_location():
    table = stags(
        A="play: Old Red Priest (kneeling), Narrow Sea (kneeling)",
        B="play: Grey Wind, Great Keep",
        at="challenges",
        first="B",
    )
    table.attack("military", "Grey Wind").quiet()
    assert (table.seat("A").dead, table.is_kneeling("Great Keep")) == (["Old Red Priest"], False)


@pytest.mark.parametrize(
    ("mine", "cost"), [("Great Hall", 6), ("Old Red Priest", 5), ("Old Red Priest, Melisandre", 4)]
)
def test_the_army_of_the_faithful_is_cheaper_beside_asshai(mine: str, cost: int):
    table = stags(A=f"play: {mine}; hand: Army of the Faithful; gold: 7", B="play: Melisandre", at="marshalling")
    table.seat("A").plays("play Army of the Faithful")
    assert table.seat("A").gold == 7 - cost


def test_the_courtier_empties_the_text_box_of_a_character_that_is_not_unique():
    table = stags(
        A="play: Renly's Courtier", B="play: Lurkers at Harrenhal, Lannisport Steward, Robb Stark", at="draw-actions"
    )
    table.seat("A").plays("use Renly's Courtier")
    assert table.targets() == ["Lannisport Steward", "Lurkers at Harrenhal", "Renly's Courtier"]
    table.play("card Lurkers at Harrenhal")
    assert (table.keywords("Lurkers at Harrenhal"), table.icons("Lurkers at Harrenhal")) == ([], ["intrigue", "power"])
    assert table.has_trait("Lurkers at Harrenhal", "House Clegane")
    table.end_phase()
    assert table.keywords("Lurkers at Harrenhal")


@rule("lcg.blank")
def test_the_courtier_takes_income_but_not_crests():
    table = stags(A="play: Renly's Courtier", B="play: Lannisport Steward; plot: Blockade", at="marshalling")
    table.seat("A").plays("use Renly's Courtier", "card Lannisport Steward")
    table.end_phase()
    assert table.seat("B").gold == 0
    table = stags(A="play: Renly's Courtier, Host of Storm's End", at="draw-actions")
    table.seat("A").plays("use Renly's Courtier", "card Host of Storm's End")
    crests = {
        crest.value
        for crest in table.state.deal.with_crest
        if table.state.values.crest(crest) >> table.card("Host of Storm's End") & 1
    }
    assert (table.keywords("Host of Storm's End"), crests) == ([], {"war"})


def test_the_tyrell_guard_comes_when_a_baratheon_is_killed():
    table = stags(
        A="play: Brienne of Tarth (kneeling); hand: House Tyrell Guard", B="play: Grey Wind", at="challenges", first="B"
    )
    table.attack("military", "Grey Wind").do("use House Tyrell Guard").quiet()
    assert (table.seat("A").court, table.seat("A").gold) == (["House Tyrell Guard"], 0)


@pytest.mark.parametrize("mine", ["Lady (kneeling)", "Brienne of Tarth (kneeling, duplicate)"])
def test_the_tyrell_guard_does_not_come_for_others_nor_for_the_saved(mine: str):
    table = stags(A=f"play: {mine}; hand: House Tyrell Guard", B="play: Grey Wind", at="challenges", first="B")
    table.attack("military", "Grey Wind")
    if "duplicate" in mine:
        table.do("save Brienne of Tarth")
    table.never("use House Tyrell Guard")
    assert table.seat("A").hand == ["House Tyrell Guard"]


def test_the_tyrell_guard_does_not_come_for_an_opponents_baratheon():
    table = stags(
        A="play: Robert Baratheon; hand: House Tyrell Guard", B="play: Brienne of Tarth (kneeling)", at="challenges"
    )
    table.attack("military", "Robert Baratheon").never("use House Tyrell Guard")


def test_baratheon_cards_without_a_text_are_just_there():
    table = stags(
        A="play: Host of Storm's End, Bastard of Robert, Brienne of Tarth, Aegon's Garden; plot: Blockade", at="income"
    )
    assert [table.strength(name) for name in ("Host of Storm's End", "Bastard of Robert", "Brienne of Tarth")] == [
        6,
        1,
        3,
    ]
    assert set(table.keywords("Bastard of Robert")) == {"stealth", "no-attachments"}
    assert table.keywords("Brienne of Tarth") == ["renown"]
    assert table.end_phase().seat("A").gold == 1
