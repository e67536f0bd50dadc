"""House Lannister: the cards of The Blackwater are played."""

from __future__ import annotations

import pytest

from games.lcg.cards.blackwater.shade import second
from support.table import rule
from thronsaal.games.lcg.shadows import costs_of, price_out

# Tyrion Lannister.


@rule("lcg.shadows-tokens")
def test_tyrion_sends_another_card_into_shadows_which_costs_its_printed_cost_then():
    table = second("lannister", "stark", A="shadows: 13089; gold: 8; play: Bronn, Sparrows", at="challenge-actions")
    table.seat("A").plays("emerge 1", "use Tyrion Lannister")
    assert table.targets() == ["Bronn", "Sparrows"], "not himself, since he came out"
    table.seat("A").plays("card Sparrows").table.until("A")
    assert table.seat("A").shadows == ["Sparrows"]
    assert sorted(costs_of(table.state, table.card("Sparrows"))) == [2, 2]
    table.seat("A").plays("emerge 1")
    assert table.zone("Sparrows") == "play"


@rule("lcg.shadows-costs")
def test_who_has_a_shadow_cost_already_may_pay_either():
    table = second("lannister", "stark", A="shadows: 13089; gold: 9; play: Ser Mandon Moore", at="challenge-actions")
    table.seat("A").plays("emerge 1", "use Tyrion Lannister").table.until("A")
    assert table.seat("A").shadows == ["Ser Mandon Moore"]
    table.seat("A").plays("emerge 1")
    assert table.seat("A").moves == ["number 3", "number 4"]


def test_tyrion_may_go_himself_when_another_comes_out_but_not_for_an_event():
    table = second("lannister", "stark", A="shadows: Sparrows; gold: 2; play: 13089", at="challenge-actions")
    table.seat("A").plays("emerge 1").table.do("use Tyrion Lannister").quiet()
    assert table.seat("A").shadows == ["Tyrion Lannister"]
    assert sorted(costs_of(table.state, table.card("Tyrion Lannister"))) == [5, 6]
    table = second("lannister", "stark", A="shadows: A Very Large Shadow; play: 13089, Bronn", at="challenge-actions")
    table.seat("A").plays("use #1").table.never("use Tyrion Lannister")


@rule("lcg.shadows-came-out")
def test_a_duplicate_that_comes_out_is_a_card_too():
    table = second("lannister", "stark", A="shadows: 13089; gold: 5; play: 13089, Bronn", at="challenge-actions")
    table.seat("A").plays("emerge 1").table.do("use Tyrion Lannister")
    assert table.targets() == ["Bronn", "Tyrion Lannister"]


@rule("lcg.shadows-effects")
def test_what_tyrion_controls_but_does_not_own_goes_to_its_owners_shadows():
    table = second("lannister", "stark", A="shadows: 13089; gold: 5; play: Hodor (of B)", at="challenge-actions")
    table.seat("A").plays("emerge 1", "use Tyrion Lannister").table.quiet()
    assert (table.seat("A").shadows, table.seat("B").shadows) == ([], ["Hodor"])
    assert costs_of(table.state, table.card("Hodor")) == (table.state.deal.cost[table.card("Hodor")],)


@rule("lcg.limits")
def test_tyrion_once_a_round():
    table = second(
        "lannister", "stark", A="shadows: Sparrows, Sparrows; gold: 4; play: 13089, Bronn, Shae", at="challenge-actions"
    )
    table.seat("A").plays("emerge 1").table.do("use Tyrion Lannister").seat("A").plays("card Bronn")
    table.until("A").seat("A").plays("emerge 2").table.never("use Tyrion Lannister")


# A Very Large Shadow.


@rule("lcg.shadows-costs")
def test_a_very_large_shadow_makes_the_next_card_three_cheaper():
    table = second(
        "lannister", "stark", A="shadows: A Very Large Shadow, 13089, Sparrows; gold: 9", at="challenge-actions"
    )
    table.seat("A").plays("use #1").table.until("A")
    assert price_out(table.state, table.card("13089"), 0, 5) == 2
    assert price_out(table.state, table.card("Sparrows"), 0, 2) == 0, "never below nothing"
    table.seat("A").plays("emerge 2").table.quiet()
    assert table.seat("A").gold == 7
    assert price_out(table.state, table.card("Sparrows"), 0, 2) == 2


@pytest.mark.parametrize(("plot", "hand"), [("Omens of All Seasons", ["A Very Large Shadow"]), ("Valar Morghulis", [])])
def test_a_very_large_shadow_comes_back_with_a_scheme_and_ends_with_the_phase(plot: str, hand: list[str]):
    table = second(
        "lannister", "stark", A=f"shadows: A Very Large Shadow, Sparrows; plot: {plot}", at="challenge-actions"
    )
    table.seat("A").plays("use #1").table.until("A")
    assert table.seat("A").hand == hand
    table.end_phase()
    assert price_out(table.state, table.card("Sparrows"), 0, 2) == 2


def test_a_very_large_shadow_works_for_an_event_from_shadows():
    table = second(
        "lannister", "stark", A="shadows: A Very Large Shadow, Shadow Politics", B="hand: Hodor", at="challenge-actions"
    )
    table.seat("A").plays("use #1").table.until("A")
    table.seat("A").plays("use #2:3").table.quiet()
    assert "looked-hand" in table.story


@rule("lcg.limits")
def test_a_very_large_shadow_once_a_phase():
    table = second("lannister", "stark", A="shadows: 2x A Very Large Shadow, Sparrows", at="challenge-actions")
    table.seat("A").plays("use #1").table.until("A")
    assert not table.seat("A").can("use #2")


# Ser Mandon Moore.


def mandon(theirs: str):
    """He comes out against B."""
    table = second("lannister", "stark", A="shadows: Ser Mandon Moore; gold: 3", B=theirs, at="challenge-actions")
    return table.seat("A").plays("emerge 1").table


def test_mandon_makes_an_opponent_kill_somebody_or_discard_two_cards():
    table = mandon("play: Hodor, Lady; hand: Ghost, Ice, Nymeria").do("use Ser Mandon Moore")
    table.seat("B").plays("yes", "card Ghost", "card Ice")
    assert (sorted(table.seat("B").discard), table.seat("B").dead) == (["Ghost", "Ice"], [])
    table = mandon("play: Hodor, Lady; hand: Ghost, Ice").do("use Ser Mandon Moore")
    table.seat("B").plays("no", "card Lady").table.quiet()
    assert (table.seat("B").dead, len(table.seat("B").hand)) == (["Lady"], 2)


def test_with_fewer_than_two_cards_somebody_must_die_and_a_duplicate_may_save():
    table = mandon("play: Robb Stark (duplicate); hand: Ghost").do("use Ser Mandon Moore", "save Robb Stark")
    assert (table.zone("Robb Stark"), table.seat("B").hand) == ("play", ["Ghost"])


def test_without_characters_nobody_must_discard():
    table = mandon("hand: Ghost, Ice")
    table.never("use Ser Mandon Moore")
    assert table.seat("B").hand == ["Ghost", "Ice"]


# Lion Gate, the Regent's Guard.


def test_the_lion_gate_opens_with_two_cards_in_shadows():
    table = second(
        "lannister",
        "stark",
        A="play: Lion Gate; shadows: Sparrows, Sparrows; deck: Bronn, Shae",
        at="challenge-actions",
    )
    table.seat("A").plays("use Lion Gate").table.quiet()
    assert (table.seat("A").hand, table.seat("A").discard) == (["Bronn", "Shae"], ["Lion Gate"])
    table = second(
        "lannister", "stark", A="play: Lion Gate; shadows: Sparrows", B="shadows: Sparrows", at="challenge-actions"
    )
    assert not table.seat("A").can("use Lion Gate")


@rule("lcg.returned")
def test_the_regents_guard_comes_out_for_a_lannister_who_goes_home():
    table = second(
        "lannister",
        "stark",
        A="shadows: The Regent's Guard; play: Tywin Lannister (duplicate), Bronn, Ser Mandon Moore",
        B="play: Robb Stark",
        at="challenge-actions",
    )
    table.seat("A").plays("use #1")
    assert table.targets() == ["Ser Mandon Moore", "Tywin Lannister"], "Bronn is an Ally, or too cheap"
    table.seat("A").plays("card Tywin Lannister").table.never("save Tywin Lannister")
    assert (table.zone("The Regent's Guard"), "Tywin Lannister" in table.seat("A").hand) == ("play", True)


# Tunnels of the Red Keep.


@rule("lcg.limits")
def test_the_tunnels_count_themselves_and_what_changes_later_not():
    table = second(
        "lannister",
        "stark",
        A="play: Tunnels of the Red Keep, Bronn; shadows: Sparrows; gold: 9",
        B="play: Shae",
        at="challenge-actions",
    )
    strength = table.strength("Bronn")
    table.seat("A").plays("use Tunnels of the Red Keep").table.until("A")
    assert (table.strength("Bronn"), table.seat("A").shadows) == (strength + 2, ["Sparrows", "Tunnels of the Red Keep"])
    assert table.sources("Shae") == []
    table.seat("A").plays("emerge 2").table.until("A")
    assert table.strength("Bronn") == strength + 2
    assert not table.seat("A").can("use Tunnels of the Red Keep"), "once a phase, though it left play"
    table.end_phase()
    assert table.strength("Bronn") == strength


# Alchemists' Guildhall.


@rule("lcg.cancel", "lcg.limits")
def test_the_guildhall_cancels_the_text_of_a_character_without_shadow():
    table = second(
        "lannister",
        "lannister",
        A="play: Alchemists' Guildhall; gold: 9",
        B="play: Cersei Lannister, Bronn; gold: 2",
        at="dominance-actions",
        first="B",
    )
    table.seat("B").plays("use Cersei Lannister")
    if table.asked == "choose-target":
        table.seat("B").plays("card Bronn")
    table.seat("A").plays("use Alchemists' Guildhall")
    assert "cancelled" in table.story
    table.quiet()
    assert table.seat("A").shadows == ["Alchemists' Guildhall"]


def test_the_guildhall_leaves_characters_with_shadow_alone():
    table = second(
        "lannister",
        "lannister",
        A="play: Alchemists' Guildhall",
        B="shadows: 13089; play: Bronn; gold: 9",
        at="challenge-actions",
        first="B",
    )
    table.seat("B").plays("emerge 1", "use Tyrion Lannister")
    assert not table.seat("A").can("use Alchemists' Guildhall")
