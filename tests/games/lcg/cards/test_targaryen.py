"""House Targaryen: attachments, locations and most characters; every card of the core set is played."""

from __future__ import annotations

from typing import Any

import pytest

from games.lcg.bleeding import BLEEDING, bleed
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
    table.expects(reason="lcg.ambush")


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
    table = table_of(A=f"play: Jhogo; hand: {BASTARD}", B=BLEEDING, at="dominance-actions")
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
