"""House Stark in King's Landing."""

from __future__ import annotations

import pytest

from games.lcg.cards.cancelling import cancelling
from games.lcg.cards.shaded import CAT, dark, out, win


def test_arya_goes_into_shadows_when_she_is_killed_and_still_counts_as_killed():
    table = dark(A="play: KL1; hand: Blood for Blood", B="play: Grey Wind, Hodor", at="challenges", first="B")
    win(table, "military", "Grey Wind")
    assert table.quiet().seat("A").shadows == ["Arya Stark"]
    assert table.seat("A").dead == []
    assert "left-killed" in table.story, "only where she goes has changed"


@pytest.mark.parametrize(("wind", "keywords"), [("Cold Wind", ["stealth", "deadly"]), ("Warm Wind", [])])
def test_arya_is_stealthy_and_deadly_in_winter(wind: str, keywords: list[str]):
    assert dark(A=f"play: KL1, {wind}", at="challenges").keywords("KL1") == keywords


def test_without_cards_of_seasons_it_is_never_winter():
    assert dark(A="play: KL1", at="challenges").keywords("KL1") == []


def test_hidden_chambers_make_coming_out_cheaper_in_winter():
    table = dark(A="play: Hidden Chambers, Cold Wind; shadows: KL1; gold: 0", at="challenges-begins")
    table.seat("A").plays("emerge 1")
    assert "Arya Stark" in table.seat("A").court
    table = dark(A="play: Hidden Chambers; shadows: KL1; gold: 0", at="challenges-begins")
    table.seat("A").fails("emerge 1", "lcg.shadows-costs")


def test_hidden_chambers_help_nobody_who_comes_out_by_a_text():
    table = dark(A="play: Hidden Chambers, Cold Wind; shadows: KL117; gold: 1", at="challenge-actions")
    table.never("use #1")


def test_hidden_chambers_go_back_to_hand_in_summer():
    table = dark(A="play: Hidden Chambers, Warm Wind", at="challenge-actions")
    assert table.quiet().zone("Hidden Chambers") == "hand"
    assert dark(A="play: Hidden Chambers", at="challenge-actions").quiet().zone("Hidden Chambers") == "play"


@pytest.mark.parametrize(
    ("wind", "shadows", "able"), [("Cold Wind", CAT, False), ("Cold Wind", "", True), ("Warm Wind", CAT, True)]
)
def test_catelyn_keeps_intrigues_away_in_winter_while_a_card_lies_in_shadows(wind: str, shadows: str, able: bool):
    table = dark(A=f"play: KL21, {wind}; shadows: {shadows}", B="play: KL61", at="challenges", first="B")
    table.until("turn")
    assert table.seat("B").can("challenge intrigue A") is able
    assert table.seat("B").can("challenge power A")


def test_septa_mordane_weakens_an_attacker_by_all_cards_in_shadows_as_they_are_counted_then():
    table = dark(
        A=f"play: Septa Mordane, Hodor; shadows: {CAT}, {CAT}",
        B=f"play: Grey Wind; shadows: {CAT}",
        at="challenges",
        first="B",
    )
    table.attack("military", "Grey Wind").until("use Septa Mordane")
    table.seat("A").plays("use Septa Mordane")
    table.until("declare-defenders")
    assert (table.strength("Grey Wind"), table.is_kneeling("Septa Mordane")) == (4 - 3, True)
    table.state.shadows[1] = ()
    table.state.changed()
    assert table.strength("Grey Wind") == 4 - 3


@pytest.mark.parametrize(("more", "drawn"), [("", 1), ("Cold Wind", 1)])
def test_storm_dancer_draws_a_card_after_a_defence(more: str, drawn: int):
    play = ", ".join(("Storm Dancer", "Hodor", *([more] if more else [])))
    table = dark(A=f"play: {play}", B="play: Arya Stark", at="challenges", first="B")
    win(table, "military", "Arya Stark", defend=("Hodor",)).do("use Storm Dancer").quiet()
    assert len(table.seat("A").hand) == drawn


def test_storm_dancer_draws_three_in_winter_with_a_card_in_shadows_as_far_as_the_cap_allows():
    table = dark(
        A=f"play: Storm Dancer, Hodor, Cold Wind; shadows: {CAT}", B="play: Arya Stark", at="challenges", first="B"
    )
    win(table, "military", "Arya Stark", defend=("Hodor",)).do("use Storm Dancer").quiet()
    assert len(table.seat("A").hand) == 3
    assert table.state.draws_left(0) == 0


def test_tower_of_the_hand_pays_for_every_card_that_comes_out_in_winter():
    table = dark(A="play: KL42, Cold Wind", B=f"shadows: {CAT}", at="challenges-begins")
    table.seat("B").plays("emerge 1")
    assert table.seat("A").gold == 1
    table = dark(A="play: KL42", B=f"shadows: {CAT}", at="challenges-begins")
    table.seat("B").plays("emerge 1")
    assert table.seat("A").gold == 0


def test_sansa_shines_while_no_card_lies_in_anybodys_shadows():
    table = dark(A="play: KL61", at="challenges")
    assert (table.strength("KL61"), table.keywords("KL61")) == (4, ["renown"])
    table = dark(A="play: KL61", B=f"shadows: {CAT}", at="challenges")
    assert (table.strength("KL61"), table.keywords("KL61")) == (2, [])


def test_the_tome_is_attached_by_its_response_and_gives_an_intrigue_icon():
    table = out("stark", "Maester Malleon's Tome", A="play: Robb Stark, Hodor, Bran Stark", B="play: Lady")
    table.seat("A").plays("use Maester Malleon's Tome")
    assert "Lady" not in table.targets()
    table.play("card Robb Stark")
    assert table.bearer("Maester Malleon's Tome") == "Robb Stark"
    assert "intrigue" in table.icons("Robb Stark")
    assert table.quiet().asked != "spoil-one", "it is not Winter"


def test_the_tome_is_discarded_if_it_is_not_attached_or_that_is_cancelled():
    table = out("stark", "Maester Malleon's Tome", A="play: Robb Stark")
    assert table.quiet().seat("A").discard == ["Maester Malleon's Tome"]
    table = out("stark", "Maester Malleon's Tome", table=cancelling("stark", "stark"), A="play: Robb Stark")
    table.seat("A").plays("use Maester Malleon's Tome")
    table.cancel("Maester Malleon's Tome")
    assert table.seat("A").discard == ["Maester Malleon's Tome"]
    assert "entered-put" not in table.story


def test_the_tome_spoils_a_plot_in_winter_which_is_renewed_at_the_next_reveal_only():
    table = out("stark", "Maester Malleon's Tome", A="play: Robb Stark, Cold Wind", B="plots: Planning Ahead")
    table.seat("A").plays("use Maester Malleon's Tome")
    assert table.asked == "spoil-one"
    assert [each.kind for each in table.told].count("looked-plots") == 1
    table.play("card Planning Ahead")
    assert table.state.plots[1] == 0
    assert "Planning Ahead" in [table.state.deal.names[card] for card in table.state.used[1]]


def test_jeyne_cancels_what_a_card_that_has_just_come_out_triggers():
    table = out("baratheon", "Sister of Truth", B="play: Jeyne Poole, KOTSE43")
    table.seat("A").plays("use Sister of Truth", "card Shadowcat")
    table.do("use Jeyne Poole").quiet()
    assert (table.zone("Jeyne Poole"), table.zone("Shadowcat")) == ("discard", "play")


def test_jeyne_cannot_cancel_a_passive_nor_what_has_been_out_for_long():
    table = out("stark", "KL97", B="play: Jeyne Poole")
    table.until("choose-target").play("card Jeyne Poole").never("use Jeyne Poole")
    assert table.seat("B").discard == ["Jeyne Poole"]
    table = dark("stark", "stark", A="play: KR57", B="play: Jeyne Poole", at="challenge-actions")
    table.seat("A").plays("use KR57")
    table.never("use Jeyne Poole")
    assert table.seat("A").shadows == ["Ser Preston Greenfield"]
