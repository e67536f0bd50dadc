"""House Targaryen: unique characters."""

from __future__ import annotations

from typing import Any

import pytest

from games.lcg.bleeding import BLEEDING, bleed
from games.lcg.realm import RealmTable, realm
from support.table import rule


def table_of(**position: Any) -> RealmTable:
    """Targaryen against Stark."""
    return realm("targaryen", "stark").given(**position)


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
    table.do("use Captain Groleo")
    assert table.seat("A").house_power == 1
    table.seat("B").plays("play Ice")
    assert not table.seat("A").can("use Captain Groleo")


def test_groleo_ignores_other_cards_that_are_revealed():
    table = table_of(
        A="play: Captain Groleo", B="play: Winterfell Kennels; gold: 1; deck: Lady", at="challenge-actions", first="B"
    )
    table.seat("B").plays("use Winterfell Kennels", "card Lady")
    assert not table.seat("A").can("use Captain Groleo")


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


def test_viserys_flees_from_being_discarded():
    table = table_of(A="play: Viserys Targaryen", B=BLEEDING, at="dominance-actions")
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
        B=BLEEDING,
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
