"""House Targaryen: every card of the core set is played."""

from __future__ import annotations

from typing import Any

import pytest

from games.lcg.realm import RealmTable, realm
from support.table import rule
from thronsaal.games.lcg.resolution import claim_of


def table_of(**position: Any) -> RealmTable:
    """Targaryen against Stark."""
    return realm("targaryen", "stark").given(**position)


# Attachments.


def test_blood_of_the_dragon_works_in_challenges_only():
    table = table_of(A="play: Jhogo (with Blood of the Dragon)", B="play: Hodor", at="challenges")
    assert (table.strength("Jhogo"), table.has_trait("Jhogo", "Dragon")) == (3, False)
    table.attack("military", "Jhogo").until("declare-defenders")
    assert (table.strength("Jhogo"), table.has_trait("Jhogo", "Dragon")) == (9, True)
    table.defend("Hodor").quiet()
    assert (table.strength("Jhogo"), table.has_trait("Jhogo", "Dragon")) == (3, False)


def test_poisoned_wine_weakens_and_moves_for_influence():
    table = table_of(
        A="play: Jhogo, Summer Sea, Poisoned Wine (on Robb Stark@B)",
        B="play: Robb Stark, Hodor",
        at="challenge-actions",
    )
    assert table.strength("Robb Stark") == 0
    table.seat("A").plays("use Poisoned Wine:2", "card Summer Sea")
    assert table.targets() == ["Jhogo"], "Hodor bears no attachments, and Robb bears it already"
    table.play("card Jhogo")
    assert (table.strength("Jhogo"), table.strength("Robb Stark")) == (1, 2)
    assert table.is_kneeling("Summer Sea")


@rule("lcg.influence")
@pytest.mark.parametrize(
    ("mine", "may"),
    [("Jhogo, Summer Sea", True), ("Jhogo, Summer Sea (kneeling)", False), ("Drogon, Summer Sea", False)],
)
def test_poisoned_wine_needs_influence_and_somebody_else_to_go_to(mine: str, may: bool):
    table = table_of(
        A=f"play: {mine}, Poisoned Wine (on Robb Stark@B); hand: Dance With Dragons",
        B="play: Robb Stark; hand: Distinct Mastery",
        at="challenge-actions",
    )
    assert table.seat("A").can("use Poisoned Wine:2") is may


def test_one_payment_moves_one_copy_of_poisoned_wine():
    table = table_of(
        A="play: Jhogo, Summer Sea, Poisoned Wine (on Robb Stark@B), Poisoned Wine (on Robb Stark@B)",
        B="play: Robb Stark",
        at="challenge-actions",
    )
    table.seat("A").plays("use Poisoned Wine:2", "card Summer Sea", "card Jhogo")
    assert table.attachments("Jhogo") == table.attachments("Robb Stark") == ["Poisoned Wine"]
    assert not table.seat("A").can("use Poisoned Wine#2:2")


@pytest.mark.parametrize(
    ("bearer", "strength", "keywords"),
    [
        ("Strong Belwas", 3 + 2, []),
        ("Dany's Handmaiden", 2, ["stealth"]),
        ("Illyrio's Man", 1, ["renown"]),
        ("Daario Naharis", 3 + 2, ["deadly", "renown", "stealth"]),
    ],
)
def test_aegons_blade_gives_what_the_icons_of_its_bearer_allow(bearer: str, strength: int, keywords: list[str]):
    table = table_of(A=f"play: {bearer} (with Aegon's Blade)", at="challenges")
    assert (table.strength(bearer), sorted(table.keywords(bearer))) == (strength, keywords)


def test_aegons_blade_sees_icons_that_other_cards_give():
    table = table_of(A="play: Strong Belwas (with Aegon's Blade + Lordship)", at="challenges")
    assert table.keywords("Strong Belwas") == ["renown"]


@rule("lcg.terminal")
def test_flame_kissed_kills_the_weak_as_soon_as_it_lies_on_them():
    table = table_of(A="hand: Flame-Kissed; gold: 2", B="play: Sansa Stark, Robb Stark, Hodor", at="marshalling")
    table.seat("A").plays("play Flame-Kissed")
    assert table.targets() == ["Robb Stark", "Sansa Stark"]
    table.play("card Robb Stark").quiet()
    assert (table.seat("B").dead, table.seat("A").discard) == (["Robb Stark"], ["Flame-Kissed"])


@pytest.mark.parametrize(
    ("described", "name", "strength"),
    [
        ("Catelyn Stark", "Catelyn Stark", 1),
        ("Sansa Stark (with Lordship)", "Sansa Stark", 2),
    ],
)
def test_flame_kissed_spares_the_strong_and_who_bears_something_else(described: str, name: str, strength: int):
    table = table_of(A=f"play: Flame-Kissed (on {name}@B)", B=f"play: {described}", at="draw-begins").end_phase()
    assert (table.zone(name), table.strength(name)) == ("play", strength)


@rule("lcg.ambush", "lcg.influence")
def test_flame_kissed_ambushes_for_influence_in_any_phase():
    table = table_of(
        A="play: Summer Sea, Khal Drogo's Tent; hand: Flame-Kissed", B="play: Arya Stark", at="challenge-actions"
    )
    table.seat("A").plays("ambush Flame-Kissed", "card Summer Sea", "card Khal Drogo's Tent")
    assert table.quiet().seat("B").dead == ["Arya Stark"]


@rule("lcg.ambush")
def test_flame_kissed_does_not_ambush_without_enough_influence():
    table = table_of(
        A="play: Summer Sea; hand: Flame-Kissed, Dance With Dragons", B="play: Arya Stark", at="challenge-actions"
    )
    table.seat("A").tries("ambush Flame-Kissed")
    table.expects(reason="lcg.actions")


@rule("lcg.terminal", "lcg.duplicates-save")
def test_a_save_from_flame_kissed_helps_only_if_it_ends_the_condition():
    table = table_of(A="hand: Flame-Kissed; gold: 2", B="play: Sansa Stark (2 duplicates)", at="marshalling")
    table.seat("A").plays("play Flame-Kissed")
    table.do("save Sansa Stark", "save Sansa Stark").quiet()
    assert table.seat("B").dead == ["Sansa Stark"]
    table = table_of(A="play: Viserys Targaryen", B="hand: Flame-Kissed; gold: 4", at="marshalling", first="B")
    table.seat("B").plays("play Flame-Kissed")
    table.do("use Viserys Targaryen").quiet()
    assert (table.seat("A").hand, table.seat("A").dead) == (["Viserys Targaryen"], [])


@rule("lcg.terminal")
def test_flame_kissed_kills_at_once_when_support_is_gone():
    table = table_of(
        A="play: Viserion, Qartheen Fanatic",
        B="play: Direwolf Pup, Flame-Kissed (on Qartheen Fanatic@A)",
        at="challenges",
        first="B",
    )
    assert table.strength("Qartheen Fanatic") == 2 + 1 - 2
    table.attack("military", "Direwolf Pup").defend()
    table.do("card Viserion").quiet()
    assert table.seat("A").dead == ["Viserion", "Qartheen Fanatic"]


def test_bones_of_a_child_lower_the_claim_of_an_opponent():
    table = table_of(
        A="play: Jhogo (kneeling, with Bones of a Child)", B="play: Robb Stark", at="challenges", first="B"
    )
    assert not table.seat("A").can("use Bones of a Child")
    table.attack("military", "Robb Stark").do("use Bones of a Child")
    assert claim_of(table.state, 1) == 0
    table.quiet()
    assert (table.seat("A").discard, table.seat("A").dead) == (["Bones of a Child"], [])
    assert claim_of(table.state, 1) == 1, "only for that challenge"


@rule("lcg.phases-of-actions")
def test_bones_of_a_child_are_for_challenges():
    table = table_of(A="play: Jhogo (with Bones of a Child); hand: Dance With Dragons", at="challenge-actions")
    assert not table.seat("A").can("use Bones of a Child"), "there is no challenge yet"


def test_bones_of_a_child_are_aimed_at_any_one_opponent():
    table = realm("targaryen", "stark", "stark").given(
        A="play: Jhogo (kneeling, with Bones of a Child)",
        B="play: Direwolf Pup",
        C="play: Hodor (kneeling)",
        at="challenges",
        first="B",
    )
    table.attack("military", "Direwolf Pup", target="C").do("use Bones of a Child")
    assert sorted(table.seat("A").moves) == ["seat B", "seat C"]
    table.play("seat B")
    assert "claim-zero" in table.story
    assert table.zone("Hodor") == "play"


# Unique characters.


def test_groleo_claims_power_once_a_phase_when_an_opponent_plays_an_attachment():
    table = table_of(
        A="play: Captain Groleo", B="play: Robb Stark; hand: Ice, Summer; gold: 4", at="marshalling", first="B"
    )
    table.seat("B").plays("play Ice")
    table.do("use Captain Groleo")
    assert table.seat("A").house_power == 1
    table.seat("B").plays("play Summer").table.quiet()
    assert (table.seat("A").house_power, table.bearer("Summer")) == (1, "Robb Stark")


@pytest.mark.parametrize(
    ("mine", "theirs", "first", "move"),
    [
        ("play: Captain Groleo; hand: Lordship; gold: 2", "play: Robb Stark", "A", "play Lordship"),
        ("play: Captain Groleo", "play: Robb Stark (with Ice); hand: Ice; gold: 2", "B", "play Ice"),
        ("play: Captain Groleo", "play: Robb Stark; hand: Lord Eddard's Chambers; gold: 2", "B", "play {0}"),
        ("play: Captain Groleo", "play: 2x Crossroads; hand: Flame-Kissed", "B", "ambush Flame-Kissed"),
    ],
    ids=["own", "a duplicate", "a location", "put into play"],
)
def test_groleo_answers_nothing_else(mine: str, theirs: str, first: str, move: str):
    table = table_of(A=mine, B=theirs, at="marshalling", first=first)
    table.seat(first).plays(move.format("Lord Eddard's Chambers"))
    while table.asked in ("place", "pay-influence"):
        table.play(next(each for each in table.seat(first).moves if each.startswith("card ")))
    assert not table.seat("A").can("use Captain Groleo")
    assert table.seat("A").house_power == 0


@rule("lcg.reveal", "lcg.limits")
def test_groleo_answers_attachments_that_an_opponent_reveals_within_the_same_limit():
    table = table_of(
        A="play: Captain Groleo",
        B="play: Robb Stark, 2x Winterfell Kennels; hand: Ice; gold: 4; deck: Summer, Lady",
        at="marshalling",
        first="B",
    )
    table.seat("B").plays("use Winterfell Kennels", "card Summer")
    table.do("use Captain Groleo:2")
    assert table.seat("A").house_power == 1
    table.seat("B").plays("play Ice")
    assert not table.seat("A").can("use Captain Groleo")


def test_groleo_ignores_other_cards_that_are_revealed():
    table = table_of(
        A="play: Captain Groleo", B="play: Winterfell Kennels; gold: 1; deck: Lady", at="challenge-actions", first="B"
    )
    table.seat("B").plays("use Winterfell Kennels", "card Lady")
    assert not table.seat("A").can("use Captain Groleo:2")


@rule("lcg.passives")
def test_daenerys_takes_the_losers_gold_when_she_attacks_alone():
    table = table_of(A="play: Daenerys Targaryen; gold: 1", B="gold: 3", at="challenges")
    table.attack("power", "Daenerys Targaryen").quiet()
    assert (table.seat("A").gold, table.seat("B").gold, table.power("Daenerys Targaryen")) == (4, 0, 1)


def test_daenerys_takes_nothing_beside_another_attacker():
    table = table_of(A="play: Daenerys Targaryen, Jhogo", B="gold: 3", at="challenges")
    table.attack("power", "Daenerys Targaryen", "Jhogo").quiet()
    assert (table.seat("A").gold, table.seat("B").gold) == (0, 3)


def test_daenerys_takes_nothing_as_a_defender():
    table = table_of(A="play: Daenerys Targaryen", B="play: Sansa Stark; gold: 3", at="challenges", first="B")
    table.attack("power", "Sansa Stark").defend("Daenerys Targaryen").quiet()
    assert (table.seat("A").gold, table.seat("B").gold, table.power("Daenerys Targaryen")) == (0, 3, 1)


def test_daenerys_leaves_gold_that_lies_on_cards():
    table = table_of(
        A="play: Daenerys Targaryen", B="play: Tywin Lannister (kneeling, 2 gold); gold: 1", at="challenges"
    )
    table.attack("power", "Daenerys Targaryen").quiet()
    assert (table.seat("A").gold, table.gold("Tywin Lannister")) == (1, 2)


@rule("lcg.put-into-play")
def test_khal_drogo_joins_after_a_victory_and_goes_home_when_the_phase_ends():
    table = table_of(A="play: Jhogo; hand: Khal Drogo", at="challenges")
    table.attack("military", "Jhogo").do("use Khal Drogo")
    assert (table.zone("Khal Drogo"), table.seat("A").gold) == ("play", 0)
    table.end_phase()
    assert table.seat("A").hand == ["Khal Drogo"]


def test_khal_drogo_comes_after_a_won_defence_but_not_after_a_loss():
    table = table_of(A="play: Jhogo; hand: Khal Drogo", B="play: Robb Stark", at="challenges", first="B")
    table.attack("military", "Robb Stark").defend("Jhogo").do("use Khal Drogo")
    assert table.zone("Khal Drogo") == "play"
    table = table_of(A="play: Jhogo; hand: Khal Drogo", B="play: Robb Stark", at="challenges", first="B")
    table.attack("power", "Robb Stark").defend().quiet()
    assert (table.zone("Khal Drogo"), "used-from-hand" in table.story) == ("hand", False)


@rule("lcg.unique-dead")
def test_khal_drogo_cannot_come_when_he_is_dead():
    table = table_of(
        A="play: Jhogo; hand: Khal Drogo; dead: Khal Drogo; discard: Pentoshi Guildmaster", at="challenges"
    )
    table.attack("military", "Jhogo").quiet()
    assert ("challenge-won" in table.story, "used-from-hand" in table.story) == (True, False)
    assert not table.seat("A").can("use Khal Drogo")


def test_khal_drogo_returns_only_if_he_is_still_in_play():
    table = table_of(
        A="play: Jhogo (kneeling), Daenerys Targaryen; hand: Khal Drogo", B="play: Direwolf Pup", at="challenges"
    )
    table.attack("power", "Daenerys Targaryen").do("use Khal Drogo").until("turn").play("done")
    table.attack("military", "Direwolf Pup").defend().do("card Khal Drogo").end_phase()
    assert (table.seat("A").dead, table.seat("A").hand) == (["Khal Drogo"], [])


def test_khal_drogo_who_left_play_is_not_called_back_later():
    table = table_of(
        A="play: Jhogo (kneeling), Daenerys Targaryen; hand: Khal Drogo, Retreat",
        B="play: Robb Stark, Hodor",
        at="challenges",
    )
    table.attack("power", "Daenerys Targaryen").defend().do("use Khal Drogo").until("turn").play("done")
    table.attack("military", "Robb Stark").defend().do("card Khal Drogo", "use Retreat").quiet()
    assert table.zone("Khal Drogo") == "hand"
    table.end_phase()
    assert not table.state.lasting, "or he would go home at the end of the phase in which he is played next"


@rule("lcg.duplicates")
def test_a_second_khal_drogo_becomes_a_duplicate():
    table = table_of(A="play: Jhogo, Khal Drogo; hand: Khal Drogo", at="challenges")
    table.attack("military", "Jhogo").do("use Khal Drogo")
    assert table.duplicates("Khal Drogo") == 1
    table.end_phase()
    assert (table.zone("Khal Drogo"), table.state.lasting) == ("play", ())


@rule("lcg.saves")
def test_viserys_flees_from_death():
    table = table_of(A="play: Viserys Targaryen (kneeling)", B="play: Robb Stark", at="challenges", first="B")
    table.attack("military", "Robb Stark").do("use Viserys Targaryen").quiet()
    assert (table.seat("A").hand, table.seat("A").dead) == (["Viserys Targaryen"], [])


FOUR_INFLUENCE = "Narrow Sea, Northern Fiefdoms, Lord Eddard's Chambers, Crossroads"


def bleed(table: RealmTable) -> RealmTable:
    """B plays Westeros Bleeds."""
    cards = [f"card {name.strip()}" for name in FOUR_INFLUENCE.split(",")]
    table.seat("B").plays("use Westeros Bleeds", *cards)
    return table


def test_viserys_flees_from_being_discarded():
    table = table_of(
        A="play: Viserys Targaryen", B=f"play: {FOUR_INFLUENCE}; hand: Westeros Bleeds", at="dominance-actions"
    )
    bleed(table).do("use Viserys Targaryen").quiet()
    assert (table.seat("A").hand, table.seat("A").discard) == (["Viserys Targaryen"], [])


def test_viserys_cannot_flee_where_nobody_can_be_saved():
    table = table_of(A="play: Viserys Targaryen; plots: Blockade", B="plots: Wildfire Assault, Blockade", at="plots")
    table.seat("A").plays("plot Blockade")
    table.seat("B").plays("plot Wildfire Assault")
    table.quiet()
    table.play("seat A", "done").quiet()
    assert table.seat("A").dead == ["Viserys Targaryen"]


@rule("lcg.blank")
def test_viserys_cannot_flee_from_the_milk():
    table = table_of(
        A="play: Viserys Targaryen (kneeling)",
        B="play: Robb Stark, Milk of the Poppy (on Viserys Targaryen@A)",
        at="challenges",
        first="B",
    )
    table.attack("military", "Robb Stark").quiet()
    assert table.seat("A").dead == ["Viserys Targaryen"]


@rule("lcg.search", "lcg.duplicates")
def test_rhaegal_finds_his_duplicate():
    table = table_of(A="play: Rhaegal; gold: 1; deck: Jhogo, Rhaegal, Drogon", at="challenge-actions")
    table.seat("A").plays("use Rhaegal")
    assert table.targets() == ["Rhaegal"]
    table.play("card Rhaegal").quiet()
    assert (table.duplicates("Rhaegal"), table.seat("A").gold, table.seat("A").hand) == (1, 0, [])
    assert len(table.seat("A").deck) == 5 + 2


def test_rhaegal_may_find_nothing_and_pays_all_the_same():
    table = table_of(A="play: Rhaegal; gold: 1", at="challenge-actions")
    table.seat("A").plays("use Rhaegal", "done")
    assert (table.duplicates("Rhaegal"), table.seat("A").gold) == (0, 0)


@rule("lcg.marshal-others")
def test_rhaegal_costs_gold_so_he_waits_for_his_own_turn_to_marshal():
    table = table_of(
        A="play: Rhaegal; gold: 1; hand: Distinct Mastery", B="play: Robb Stark (kneeling)", at="marshalling", first="B"
    )
    table.seat("A").tries("use Rhaegal")
    table.seat("A").passes()
    table.until("A")
    assert (table.state.active, table.seat("A").can("use Rhaegal")) == (0, True)
    table = table_of(A="play: Rhaegal; hand: Dance With Dragons", at="challenge-actions")
    assert not table.seat("A").can("use Rhaegal"), "no gold"


@rule("lcg.terminal", "lcg.lasting")
def test_drogon_burns_the_weakest_at_once():
    table = table_of(A="play: Drogon; gold: 2", B="play: Bran Stark, Sansa Stark", at="challenge-actions")
    table.seat("A").plays("use Drogon", "card Bran Stark").table.quiet()
    assert (table.seat("B").dead, table.seat("A").gold) == (["Bran Stark"], 0)


@rule("lcg.terminal", "lcg.lasting")
def test_drogon_burns_who_grows_weak_later_in_the_phase():
    table = table_of(A="play: Drogon; gold: 2; hand: Forever Burning", B="play: Sansa Stark", at="challenge-actions")
    table.seat("A").plays("use Drogon", "card Sansa Stark")
    assert (table.strength("Sansa Stark"), table.zone("Sansa Stark")) == (1, "play")
    table.seat("A").plays("use Forever Burning", "card Sansa Stark").table.quiet()
    assert table.seat("B").dead == ["Sansa Stark"]


@rule("lcg.terminal")
def test_drogon_burns_who_grows_weak_when_the_challenge_is_over():
    table = table_of(
        A="play: Drogon, Jhogo; gold: 2; hand: Forever Burning",
        B="play: Ser Rodrik Cassel, Hodor (kneeling)",
        at="challenges",
    )
    table.attack("military", "Jhogo").sneak().defend("Ser Rodrik Cassel")
    table.seat("A").plays("use Drogon", "card Ser Rodrik Cassel", "use Forever Burning", "card Ser Rodrik Cassel")
    assert table.strength("Ser Rodrik Cassel") == 2 + 2 - 2
    table.do("card Hodor").quiet()
    assert table.seat("B").dead == ["Hodor", "Ser Rodrik Cassel"], "he was killed for the claim, Rodrik burnt"


def test_drogons_fire_is_out_when_the_phase_ends():
    table = table_of(A="play: Drogon; gold: 2", B="play: Sansa Stark", at="challenge-actions")
    table.seat("A").plays("use Drogon", "card Sansa Stark")
    table.end_phase()
    assert (table.strength("Sansa Stark"), table.state.lasting) == (2, ())


@rule("lcg.limits")
def test_drogon_breathes_fire_once_a_phase():
    table = table_of(A="play: Drogon; gold: 4; hand: Dance With Dragons", B="play: Robb Stark", at="challenge-actions")
    table.seat("A").plays("use Drogon", "card Robb Stark")
    assert not table.until("A").seat("A").can("use Drogon")


@rule("lcg.saves", "lcg.terminal")
def test_drogons_victims_are_saved_in_vain():
    table = table_of(A="play: Drogon; gold: 2", B="play: Bran Stark (with Bodyguard + Nymeria)", at="challenge-actions")
    table.seat("A").plays("use Drogon", "card Bran Stark")
    table.do("use Nymeria", "use Bodyguard").quiet()
    assert table.seat("B").dead == ["Bran Stark"]


def test_viserion_kills_somebody_who_kneels_in_the_dominance_phase():
    table = table_of(
        A="play: Viserion; gold: 8; hand: Westeros Bleeds",
        B="play: Robb Stark (kneeling), Hodor, Sansa Stark (kneeling)",
        at="dominance-actions",
    )
    table.seat("A").plays("use Viserion")
    assert table.targets() == ["Robb Stark", "Sansa Stark"]
    table.play("card Robb Stark").quiet()
    assert (table.seat("B").dead, table.seat("A").gold) == (["Robb Stark"], 4)


@rule("lcg.limits")
def test_viserion_kills_once_a_phase():
    table = table_of(
        A="play: Viserion; gold: 8; hand: Dance With Dragons",
        B="play: Robb Stark (kneeling), Sansa Stark (kneeling)",
        at="dominance-actions",
    )
    table.seat("A").plays("use Viserion", "card Robb Stark")
    assert not table.seat("A").can("use Viserion")


@rule("lcg.phases-of-actions", "lcg.costs")
@pytest.mark.parametrize(
    ("gold", "victim", "at", "may"),
    [
        (4, "Robb Stark (kneeling)", "dominance-actions", True),
        (3, "Robb Stark (kneeling)", "dominance-actions", False),
        (4, "Robb Stark", "dominance-actions", False),
        (4, "Robb Stark (kneeling)", "challenge-actions", False),
    ],
)
def test_viserion_needs_gold_a_kneeling_victim_and_the_dominance_phase(gold: int, victim: str, at: str, may: bool):
    mine = f"play: Viserion, Summer Sea; hand: Dance With Dragons; gold: {gold}"
    table = table_of(A=mine, B=f"play: {victim}", at=at)
    assert table.seat("A").can("use Viserion") is may


@rule("lcg.saves")
def test_belwas_saves_nobles_of_any_player():
    table = table_of(
        A="play: Strong Belwas, Brown Ben Plumm; gold: 2", B="play: Robb Stark (kneeling)", at="challenges"
    )
    table.attack("military", "Brown Ben Plumm").do("use Strong Belwas").quiet()
    assert (table.zone("Robb Stark"), table.seat("A").gold) == ("play", 0)


def test_belwas_saves_nobody_without_a_noble_crest():
    table = table_of(A="play: Strong Belwas, Brown Ben Plumm; gold: 2", B="play: Hodor (kneeling)", at="challenges")
    table.attack("military", "Brown Ben Plumm").quiet()
    assert (table.seat("B").dead, table.seat("A").gold) == (["Hodor"], 2)


def test_belwas_saves_his_own_queen():
    table = table_of(
        A="play: Strong Belwas (kneeling), Daenerys Targaryen (kneeling); gold: 2",
        B="play: Robb Stark",
        at="challenges",
        first="B",
    )
    table.attack("military", "Robb Stark").quiet()
    table.play("card Daenerys Targaryen").do("use Strong Belwas").quiet()
    assert (table.zone("Daenerys Targaryen"), table.seat("A").gold) == ("play", 0)


@rule("lcg.costs")
def test_belwas_saves_nobody_for_one_gold():
    table = table_of(
        A="play: Strong Belwas (kneeling), Daenerys Targaryen (kneeling); gold: 1",
        B="play: Robb Stark",
        at="challenges",
        first="B",
    )
    table.attack("military", "Robb Stark").quiet()
    table.play("card Daenerys Targaryen").quiet()
    assert table.seat("A").dead == ["Daenerys Targaryen"]


def test_belwas_does_not_save_from_being_discarded():
    table = table_of(
        A="play: Strong Belwas, Daenerys Targaryen; gold: 2",
        B=f"play: {FOUR_INFLUENCE}; hand: Westeros Bleeds",
        at="dominance-actions",
    )
    bleed(table).quiet()
    assert (table.seat("A").court, table.seat("A").gold) == ([], 2)


@rule("lcg.choices")
def test_daario_costs_somebody_a_coin():
    table = table_of(A="play: Daario Naharis; gold: 1", B="gold: 2", at="dominance-begins")
    table.play("number 1")
    assert table.seat("A").moves == ["seat A", "seat B"]
    table.play("seat B")
    assert (table.seat("A").gold, table.seat("B").gold, table.zone("Daario Naharis")) == (1, 1, "play")


@pytest.mark.parametrize(("gold", "moves"), [("gold: 1", ["number 2"]), ("", [])])
def test_daario_leaves_when_he_is_not_paid(gold: str, moves: list[str]):
    table = table_of(A="play: Daario Naharis", B=gold, at="dominance-begins")
    table.play(*moves)
    assert table.seat("A").discard == ["Daario Naharis"]


@rule("lcg.duplicates-save")
def test_daario_who_leaves_may_be_saved():
    table = table_of(A="play: Daario Naharis (duplicate)", at="dominance-begins")
    table.do("save Daario Naharis")
    assert (table.zone("Daario Naharis"), table.duplicates("Daario Naharis")) == ("play", 0)


QUAITHE = "Quaithe of the Shadow"


@rule("lcg.targets")
@pytest.mark.parametrize(
    ("described", "found"),
    [(QUAITHE, ["Drogon", "Hodor", QUAITHE]), (f"{QUAITHE} (with Lordship)", ["Drogon", "Hodor"])],
)
@pytest.mark.parametrize("use", ["use Drogon", "use The Lion's Will"])
def test_quaithe_hides_behind_an_attachment(described: str, found: list[str], use: str):
    table = table_of(
        A=f"play: {described}", B="play: Drogon, Hodor; hand: The Lion's Will; gold: 2", at="challenge-actions"
    )
    table.seat("B").plays(use)
    assert table.targets() == found


def test_quaithe_hides_neither_from_her_own_nor_from_attachments():
    table = table_of(
        A=f"play: {QUAITHE} (with Lordship), Drogon; gold: 2",
        B="play: Greatjon Umber (with Poisoned Wine), Narrow Sea",
        at="challenge-actions",
    )
    table.seat("A").plays("use Drogon")
    assert QUAITHE in table.targets()
    table.play("card Drogon").seat("B").plays("use Poisoned Wine:2", "card Narrow Sea", f"card {QUAITHE}")
    assert table.strength(QUAITHE) == 0


@rule("lcg.stealth", "lcg.immunity")
@pytest.mark.parametrize(
    ("described", "found"),
    [
        (QUAITHE, [QUAITHE]),
        (f"{QUAITHE} (with Lordship)", []),
        ("Warlock's Servitors", []),
        ("Renly Baratheon", []),
    ],
)
def test_stealth_aims_like_an_ability_of_an_opponents_character(described: str, found: list[str]):
    table = table_of(A=f"play: {described}, Brown Ben Plumm", B="play: Benjen Stark", at="challenges", first="B")
    table.attack("military", "Benjen Stark").until("sneak")
    assert table.targets() == sorted([*found, "Brown Ben Plumm"])


def test_xaro_sends_one_of_his_own_home():
    table = table_of(A="play: Jhogo; hand: Xaro Xoan Daxos; gold: 3", B="play: Hodor", at="marshalling")
    table.seat("A").plays("play Xaro Xoan Daxos")
    assert table.targets() == ["Jhogo", "Xaro Xoan Daxos"]
    table.play("card Jhogo").quiet()
    assert (table.seat("A").hand, table.seat("A").court) == (["Jhogo"], ["Xaro Xoan Daxos"])


def test_xaro_may_and_alone_must_go_home_himself():
    table = table_of(A="hand: Xaro Xoan Daxos; gold: 3", at="marshalling")
    table.seat("A").plays("play Xaro Xoan Daxos").table.quiet()
    assert (table.seat("A").hand, table.seat("A").gold) == (["Xaro Xoan Daxos"], 0)


@rule("lcg.returned")
def test_xaro_sends_cards_to_their_owners():
    table = table_of(A="play: Hodor (of B); hand: Xaro Xoan Daxos; gold: 3", at="marshalling")
    table.seat("A").plays("play Xaro Xoan Daxos", "card Hodor").table.quiet()
    assert table.seat("B").hand == ["Hodor"]


@pytest.mark.parametrize(("with_", "strength"), [("Aegon's Blade", 3 + 2 + 2), ("Lordship", 3)])
def test_jhogo_fights_better_with_a_weapon(with_: str, strength: int):
    table = table_of(A=f"play: Jhogo (with {with_})", at="challenges")
    assert table.strength("Jhogo") == strength
    assert table.has_trait("Jhogo", "Dothraki")
    assert table.has_trait("Jhogo", "Queensguard")


def test_brown_ben_costs_nothing():
    table = table_of(A="hand: Brown Ben Plumm", at="marshalling")
    table.seat("A").plays("play Brown Ben Plumm")
    assert (table.strength("Brown Ben Plumm"), table.icons("Brown Ben Plumm")) == (2, ["military"])


# The Titan's Bastard.


BASTARD = "The Titan's Bastard"


@rule("lcg.moribund", "lcg.put-into-play")
def test_the_titans_bastard_comes_when_one_of_his_owners_dies():
    table = table_of(A=f"play: Jhogo (kneeling); hand: {BASTARD}", B="play: Robb Stark", at="challenges", first="B")
    table.attack("military", "Robb Stark").until(f"use {BASTARD}")
    assert table.zone("Jhogo") == "play", "moribund: on the way to the dead pile"
    table.do(f"use {BASTARD}").quiet()
    assert (table.seat("A").court, table.seat("A").dead) == ([BASTARD], ["Jhogo"])


def test_the_titans_bastard_does_not_come_for_others_nor_for_what_is_discarded():
    table = table_of(A=f"play: Jhogo; hand: {BASTARD}", B="play: Hodor (kneeling)", at="challenges")
    table.attack("military", "Jhogo").quiet()
    assert (table.seat("B").dead, table.zone(BASTARD)) == (["Hodor"], "hand")
    table = table_of(
        A=f"play: Jhogo; hand: {BASTARD}", B=f"play: {FOUR_INFLUENCE}; hand: Westeros Bleeds", at="dominance-actions"
    )
    bleed(table).quiet()
    assert (table.seat("A").discard, table.zone(BASTARD)) == (["Jhogo"], "hand")


@rule("lcg.moribund")
def test_the_titans_bastard_may_go_home_when_an_opponents_card_dies():
    table = table_of(A=f"play: Jhogo, {BASTARD}", B="play: Hodor (kneeling)", at="challenges")
    table.attack("military", "Jhogo").until(f"use {BASTARD}:2")
    assert table.zone("Hodor") == "play"
    table.do(f"use {BASTARD}:2").quiet()
    assert (table.seat("A").hand, table.seat("B").dead) == ([BASTARD], ["Hodor"])


def test_the_titans_bastard_stays_when_nobody_of_theirs_dies():
    table = table_of(A=f"play: Jhogo (kneeling), {BASTARD}", B="play: Robb Stark", at="challenges", first="B")
    table.attack("military", "Robb Stark").defend().do("card Jhogo").quiet()
    assert (table.zone(BASTARD), "left-returned" in table.story) == ("play", False)


@rule("lcg.deathbound")
def test_the_titans_bastard_comes_for_an_event_that_goes_to_the_dead_pile():
    table = table_of(A=f"hand: {BASTARD}, Forever Burning", B="play: Hodor", at="challenge-actions")
    table.seat("A").plays("use Forever Burning")
    table.do(f"use {BASTARD}").quiet()
    assert (table.seat("A").court, table.seat("A").dead) == ([BASTARD], ["Forever Burning"])


# Other characters.


@pytest.mark.parametrize("victim", ["Daenerys Targaryen", "Dany's Handmaiden"])
def test_the_handmaiden_discards_an_attachment_when_her_lady_or_she_dies(victim: str):
    table = table_of(
        A="play: Daenerys Targaryen (kneeling), Dany's Handmaiden (kneeling)",
        B="play: Robb Stark (with Ice), Sansa Stark (with Summer)",
        at="challenges",
        first="B",
    )
    table.attack("military", "Robb Stark").quiet()
    table.play(f"card {victim}").do("use Dany's Handmaiden")
    assert table.targets() == ["Ice", "Summer"]
    table.play("card Ice").quiet()
    assert (table.seat("B").discard, table.seat("A").dead) == (["Ice"], [victim])


def test_the_handmaiden_mourns_any_daenerys_and_nobody_else():
    table = table_of(
        A="play: Jhogo, Dany's Handmaiden",
        B="play: Daenerys Targaryen (kneeling), Sansa Stark (with Summer)",
        at="challenges",
    )
    table.attack("military", "Jhogo").sneak("Sansa Stark")
    table.do("card Daenerys Targaryen", "use Dany's Handmaiden").quiet()
    assert table.seat("B").discard == ["Summer"]
    table = table_of(
        A="play: Jhogo, Dany's Handmaiden", B="play: Sansa Stark, Robb Stark (with Summer)", at="challenges"
    )
    table.attack("military", "Jhogo").sneak("Robb Stark").do("card Sansa Stark").quiet()
    assert table.seat("B").discard == []


@rule("lcg.immunity")
def test_warlocks_servitors_ignore_all_characters():
    table = table_of(A="play: Warlock's Servitors, Drogon; gold: 2", B="play: Hodor", at="challenge-actions")
    table.seat("A").plays("use Drogon")
    assert table.targets() == ["Drogon", "Hodor"]
    assert table.keywords("Warlock's Servitors") == ["deadly"]


@pytest.mark.parametrize(
    ("mine", "theirs", "strength", "icons"),
    [
        ("", "Hodor", 2, ["intrigue"]),
        (", Drogon", "Hodor", 3, ["military", "intrigue"]),
        ("", "Viserion", 3, ["military", "intrigue"]),
    ],
)
def test_the_qartheen_fanatic_serves_any_dragon(mine: str, theirs: str, strength: int, icons: list[str]):
    table = table_of(A=f"play: Qartheen Fanatic{mine}", B=f"play: {theirs}", at="challenges")
    assert (table.strength("Qartheen Fanatic"), table.icons("Qartheen Fanatic")) == (strength, icons)


def test_the_qartheen_fanatic_takes_blood_for_a_dragon():
    table = table_of(A="play: Qartheen Fanatic, Jhogo (with Blood of the Dragon)", B="play: Hodor", at="challenges")
    assert table.strength("Qartheen Fanatic") == 2
    table.attack("military", "Jhogo").until("declare-defenders")
    assert table.strength("Qartheen Fanatic") == 3


GUILDMASTER = "Pentoshi Guildmaster"


@rule("lcg.then", "lcg.piles")
@pytest.mark.parametrize(
    ("gold", "answer", "zone", "left"),
    [(3, ["yes"], "play", 0), (3, ["no"], "hand", 3), (2, [], "hand", 2)],
)
def test_the_guildmaster_comes_back_from_the_discard_pile(gold: int, answer: list[str], zone: str, left: int):
    table = table_of(A=f"play: Drogon; discard: {GUILDMASTER}; gold: {gold}", at="challenges")
    table.attack("military", "Drogon").do(f"use {GUILDMASTER}").play(*answer)
    assert (table.zone(GUILDMASTER), table.seat("A").gold) == (zone, left)


def test_the_guildmaster_needs_a_margin_of_four():
    table = table_of(A=f"play: Jhogo; discard: {GUILDMASTER}; gold: 3", at="challenges")
    table.attack("military", "Jhogo").quiet()
    assert table.zone(GUILDMASTER) == "discard"


@rule("lcg.put-into-play", "lcg.control")
def test_the_honor_guard_goes_to_the_opponent_of_ones_choice_for_nothing():
    table = realm("stark", "stark", "stark").given(A="hand: Dothraki Honor Guard", at="challenge-actions")
    table.seat("A").plays("use Dothraki Honor Guard")
    assert table.seat("A").moves == ["seat B", "seat C"]
    table.play("seat C")
    assert (table.controller("Dothraki Honor Guard"), table.strength("Dothraki Honor Guard")) == ("C", 4)


@rule("lcg.control", "lcg.passives")
@pytest.mark.parametrize(("attackers", "holder"), [("Robb Stark, Dothraki Honor Guard", "A"), ("Robb Stark", "B")])
def test_the_honor_guard_comes_back_from_a_victory_in_which_it_took_part(attackers: str, holder: str):
    table = table_of(A="hand: Dothraki Honor Guard", B="play: Robb Stark", at="challenge-actions", first="B")
    table.seat("A").plays("use Dothraki Honor Guard")
    table.attack("power", *attackers.split(", ")).quiet()
    assert table.controller("Dothraki Honor Guard") == holder


@rule("lcg.control")
def test_the_honor_guard_stays_with_who_won_nothing_with_it():
    table = table_of(
        A="play: Drogon, Jhogo; hand: Dothraki Honor Guard", B="play: Robb Stark", at="challenge-actions", first="B"
    )
    table.seat("A").plays("use Dothraki Honor Guard")
    table.attack("power", "Dothraki Honor Guard").defend("Drogon", "Jhogo").quiet()
    assert table.controller("Dothraki Honor Guard") == "B"


# Locations and what makes cards cheaper.


@pytest.mark.parametrize(
    ("name", "card", "cost", "less"),
    [
        ("Illyrio's Man", "Jhogo", 3, 1),
        ("Great Pyramid", "Drogon", 4, 2),
        ("Eastern Fiefdoms", "Poisoned Wine", 2, 1),
        ("Eastern Fiefdoms", "Khal Drogo's Tent", 1, 1),
        ("Summer Sea", "Drogon", 4, 2),
        ("Illyrio's Man", "Robb Stark", 4 + 2, 0),
        ("Great Pyramid", "Poisoned Wine", 2, 0),
        ("Summer Sea", "Jon Snow", 3, 0),
    ],
)
def test_what_makes_the_next_card_cheaper(name: str, card: str, cost: int, less: int):
    table = table_of(A=f"play: {name}; hand: {card}; gold: 8", B="play: Sansa Stark", at="marshalling")
    table.seat("A").plays(f"use {name}", f"play {card}")
    if table.asked == "place":
        table.play("card Sansa Stark")
    assert table.seat("A").gold == 8 - cost + less


@rule("lcg.costs")
def test_discounts_are_paid_for_by_kneeling_or_discarding():
    table = table_of(A="play: Illyrio's Man, Great Pyramid, Summer Sea; hand: Drogon", at="marshalling")
    table.seat("A").plays("use Illyrio's Man", "use Great Pyramid", "use Summer Sea", "play Drogon")
    assert table.is_kneeling("Illyrio's Man")
    assert table.is_kneeling("Great Pyramid")
    assert (table.seat("A").discard, table.zone("Drogon")) == (["Summer Sea"], "play")


@rule("lcg.phases-of-actions")
def test_discounts_are_for_the_marshalling_phase():
    table = table_of(A="play: Illyrio's Man, Rhaegal; gold: 1", at="challenge-actions")
    assert not table.seat("A").can("use Illyrio's Man")


@rule("lcg.income-bonus")
@pytest.mark.parametrize(("name", "more"), [("Temple of the Graces", 1), ("Khal Drogo's Tent", 1), ("Summer Sea", 0)])
def test_income_of_locations(name: str, more: int):
    table = table_of(A=f"play: {name}; plot: Blockade; hand: Jhogo", at="income").until("A")
    assert table.seat("A").gold == more


@rule("lcg.attached-only")
def test_khal_drogos_tent_may_lie_on_the_house_card():
    table = table_of(A="hand: Khal Drogo's Tent; gold: 1", at="marshalling")
    table.seat("A").plays("house Khal Drogo's Tent")
    assert table.bearer("Khal Drogo's Tent") == "House Targaryen"
    assert not table.state.of_type("location")
    assert table.state.of_type("attachment") == 1 << table.card("Khal Drogo's Tent")


@rule("lcg.limited")
def test_one_limited_card_a_round():
    table = table_of(A="hand: Temple of the Graces, Great Pyramid; gold: 3", at="marshalling")
    table.seat("A").plays("play Temple of the Graces").tries("play Great Pyramid")


def test_xaros_home_draws_for_an_attachment_that_its_controller_plays():
    table = table_of(
        A="play: Xaro's Home, Summer Sea, Jhogo; hand: Aegon's Blade; gold: 1; deck: Drogon", at="marshalling"
    )
    table.seat("A").plays("play Aegon's Blade", "use Xaro's Home", "card Summer Sea")
    assert (table.seat("A").hand, table.is_kneeling("Summer Sea")) == (["Drogon"], True)


@pytest.mark.parametrize(
    ("mine", "theirs", "first", "move"),
    [
        ("Summer Sea (kneeling), Jhogo; hand: Aegon's Blade; gold: 1", "", "A", "play Aegon's Blade"),
        ("Summer Sea; hand: Jhogo; gold: 3", "", "A", "play Jhogo"),
        ("Summer Sea", "play: Robb Stark; hand: Ice; gold: 2", "B", "play Ice"),
        ("Summer Sea, Jhogo (with Aegon's Blade); hand: Aegon's Blade; gold: 1", "", "A", "play Aegon's Blade"),
    ],
    ids=["without influence", "a character", "an opponent", "a duplicate"],
)
def test_xaros_home_draws_for_nothing_else(mine: str, theirs: str, first: str, move: str):
    table = table_of(A=f"play: Xaro's Home, {mine}", B=theirs, at="marshalling", first=first)
    table.seat(first).plays(move)
    assert not table.seat("A").can("use Xaro's Home")


@rule("lcg.draw-cap")
def test_xaros_home_draws_within_the_cap():
    names = ("Aegon's Blade", "Blood of the Dragon", "Poisoned Wine", "Bones of a Child")
    table = table_of(
        A=f"play: Xaro's Home, 4x Summer Sea, Jhogo; gold: 9; hand: {', '.join(names)}, Brown Ben Plumm",
        at="marshalling",
    )
    for name, influence in zip(names, ("", "#2", "#3"), strict=False):
        table.seat("A").plays(f"play {name}", "use Xaro's Home", f"card Summer Sea{influence}")
    table.seat("A").plays(f"play {names[3]}")
    assert not table.seat("A").can("use Xaro's Home")
    assert len(table.seat("A").hand) == 3 + 1


CHAMBERS = "Lady Daenerys's Chambers"


@rule("lcg.piles")
def test_lady_daeneryss_chambers_bring_back_an_attachment():
    table = table_of(
        A=f"play: {CHAMBERS}; hand: Dany's Handmaiden; gold: 2; "
        "discard: Aegon's Blade, Blood of the Dragon, Poisoned Wine",
        at="marshalling",
    )
    table.seat("A").plays("play Dany's Handmaiden", f"use {CHAMBERS}")
    assert table.targets() == ["Aegon's Blade", "Poisoned Wine"], "Blood of the Dragon costs 3"
    table.play("card Poisoned Wine")
    assert table.seat("A").hand == ["Poisoned Wine"]


@pytest.mark.parametrize(
    ("hand", "discard"),
    [("Hodor", "Ice"), ("Illyrio's Man", "Ice"), ("Illyrio's Man", "Jhogo"), ("Summer Sea", "Bodyguard")],
    ids=["not a Targaryen", "too dear", "no attachment", "no character"],
)
def test_lady_daeneryss_chambers_bring_back_nothing_else(hand: str, discard: str):
    table = table_of(A=f"play: {CHAMBERS}; hand: {hand}; gold: 5; discard: {discard}", at="marshalling")
    table.seat("A").plays(f"play {hand}")
    assert not table.seat("A").can(f"use {CHAMBERS}")


def test_lady_daeneryss_chambers_do_not_answer_what_is_put_into_play():
    table = table_of(A=f"play: {CHAMBERS}, Jhogo; hand: Khal Drogo; discard: Bodyguard", at="challenges")
    table.attack("military", "Jhogo").do("use Khal Drogo")
    assert not table.seat("A").can(f"use {CHAMBERS}")


def test_the_tent_and_the_dragons_and_those_without_a_text_are_as_printed():
    names = ("Drogon", "Rhaegal", "Viserion", "Warlock's Servitors", "Khal Drogo", "Dothraki Honor Guard")
    table = table_of(A=f"play: {', '.join(names)}", at="challenges")
    assert [table.strength(name) for name in names] == [4, 4, 4, 3, 3, 4]
    assert all(table.icons(name) == ["military", "power"] for name in names)
