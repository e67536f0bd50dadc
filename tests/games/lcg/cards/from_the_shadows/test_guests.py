"""Neutral cards for the shadows, and the Kingsguard."""

from __future__ import annotations

import pytest

from games.lcg.cards.shaded import CAT, dark, out, win
from games.lcg.realm import RealmTable
from thronsaal.core.engine.select import cards_in
from thronsaal.games.lcg.material import Crest, Zone


def test_mances_men_are_deadly_and_come_out_for_four():
    table = out("stark", "Mance's Men")
    assert (table.seat("A").gold, table.keywords("Mance's Men")) == (5, ["no-attachments", "deadly"])


def test_the_traitorous_crow_must_discard_a_brother_or_a_wildling_himself_at_the_worst():
    assert out("stark", "Traitorous Crow").quiet().seat("A").discard == ["Traitorous Crow"]
    table = out("stark", "Traitorous Crow", B="play: Mance's Men, Hodor")
    table.until("choose-target")
    assert table.targets() == ["Mance's Men", "Traitorous Crow"]


def faceless(theirs: str, gold: int = 2) -> RealmTable:
    """B's only character dies, and A may send Jaqen with its face."""
    table = dark(A=f"play: Grey Wind; shadows: Jaqen H'ghar; gold: {gold}", B=theirs, at="challenges")
    return win(table, "military", "Grey Wind")


def test_jaqen_comes_with_the_face_of_somebody_who_died_in_this_phase():
    table = faceless("play: KL24; dead: Hodor")
    table.do("use #1")
    assert table.duplicates("Jaqen H'ghar") == 1, "Hodor died long ago"
    assert (table.strength("Jaqen H'ghar"), table.icons("Jaqen H'ghar")) == (3, ["intrigue", "power"])
    assert table.has_trait("Jaqen H'ghar", "Lady")
    assert table.seat("B").dead == ["Hodor"]


def test_jaqen_needs_the_rest_of_his_cost_and_nobody_of_an_army():
    faceless("play: KL24", gold=1).never("use #1")
    table = faceless("play: KL108 (kneeling)").never("use #1")
    assert table.seat("B").dead == ["Island Mercenaries"]


def test_jaqen_has_texts_of_his_mask_word_for_word():
    table = faceless("play: Randyll Tarly")
    table.do("use #1")
    assert table.strength("Jaqen H'ghar") == 3 + 1, "Randyll strengthens those with a war crest, which Jaqen has now"
    table = faceless("play: KL24")
    table.do("use #1")
    table.story.clear()
    win(table, "intrigue", "Jaqen H'ghar").never("use KL24")


def test_jaqen_answers_with_a_text_that_does_not_name_its_card():
    table = faceless(f"play: Margaery Tyrell; shadows: {CAT}")
    table.do("use #1")
    assert table.state.values.crest(Crest.NOBLE) >> table.card("Jaqen H'ghar") & 1
    table.end_phase().until("opening")
    table.seat("B").plays("emerge 1")
    table.do("use Margaery Tyrell", "card Shadowcat")
    assert table.keywords(CAT) == []


def test_a_copy_of_himself_is_no_mask():
    table = dark(A="play: Jaqen H'ghar (duplicate)", B="play: Grey Wind", at="challenges", first="B")
    win(table, "military", "Grey Wind").do("save Jaqen H'ghar").quiet()
    assert table.zone("Jaqen H'ghar") == "play"


def test_a_mask_that_saves_jaqen_sends_him_back():
    table = dark(A="play: Grey Wind; shadows: Jaqen H'ghar; gold: 2", B="play: KL24, KL46", at="challenges")
    table.attack("military", "Grey Wind").defend().until("choose-dead").play("card KL24")
    table.do("use #1").until("turn").play("done")
    table.attack("military", "KL46").until("choose-dead").play("card Jaqen H'ghar")
    table.do("save Jaqen H'ghar").quiet()
    assert table.seat("A").shadows == ["Jaqen H'ghar"]
    assert table.seat("B").discard == ["Cersei Lannister"]


def test_fiery_kiss_revives_somebody_for_a_phase():
    table = out("baratheon", "Fiery Kiss", A="dead: KL86, Hodor")
    table.do("use Fiery Kiss").quiet()
    assert "vigilant" in table.keywords("KL86")
    table.end_phase()
    assert (table.zone("KL86"), table.seat("A").discard) == ("discard", ["Fiery Kiss", "Knight of Flowers"])


def test_what_fiery_kiss_revives_as_a_duplicate_stays():
    table = dark(
        "baratheon",
        "stark",
        A="play: Margaery Tyrell; hand: Margaery Tyrell; shadows: Fiery Kiss",
        at="challenges-begins",
    )
    (copy,) = cards_in(table.state.hand[0])
    table.state.take(copy)
    table.state.put(copy, Zone.DEAD)
    table.seat("A").plays("emerge 1", "use Fiery Kiss")
    assert table.duplicates("Margaery Tyrell") == 1
    table.end_phase()
    assert (table.duplicates("Margaery Tyrell"), table.seat("A").discard) == (1, ["Fiery Kiss"])


def test_the_corsair_sifts_as_many_cards_as_there_are_smugglers():
    table = out("stark", "Summer Sea Corsair", A="deck: Hodor, Lady")
    table.do("use Summer Sea Corsair").quiet()
    assert table.seat("A").hand == ["Hodor"]
    table = out("stark", "Summer Sea Corsair", A="play: Summer Sea Corsair; deck: Hodor, Lady, Grey Wind")
    table.do("use Summer Sea Corsair").play("card Lady")
    assert (table.quiet().seat("A").hand, table.state.drawn) == (["Lady"], [0, 0]), "that is no drawing"


def test_the_long_plan_pays_after_the_third_defeat_of_a_phase():
    table = dark(
        "martell",
        "stark",
        A="shadows: The Long Plan; gold: 1",
        B="play: Robb Stark, KL61, KL43",
        at="challenges",
        first="B",
    )
    win(table, "military", "Robb Stark").never("use #1")
    table.story.clear()
    win(table, "intrigue", "KL61").never("use #1")
    table.story.clear()
    win(table, "power", "KL43").do("use #1").quiet()
    assert (table.seat("A").house_power, table.seat("A").discard) == (3, ["The Long Plan"])


@pytest.mark.parametrize(("power", "price"), [(0, 10), (7, 3)])
def test_littlefinger_is_cheaper_by_the_power_of_an_opponent(power: int, price: int):
    table = dark(A="shadows: KR112; gold: 10", B=f"power: {power}", at="challenges-begins")
    table.seat("A").plays("emerge 1")
    assert table.seat("A").gold == 10 - price


def test_littlefinger_raises_the_claim_against_who_has_more_power():
    table = dark(A="play: KR112, Robb Stark", B="play: Hodor, Lady, Grey Wind; power: 2", at="challenges")
    table.attack("power", "KR112").sneak().defend().quiet()
    assert table.seat("B").house_power == 0
    table = dark(A="play: KR112; power: 3", B="play: Hodor; power: 2", at="challenges")
    table.attack("power", "KR112").defend().quiet()
    assert table.seat("B").house_power == 1


def test_littlefinger_is_immune_to_events_of_opponents_only():
    table = dark("targaryen", "stark", A="hand: Aegon's Legacy", B="play: KR112", at="dominance-actions")
    table.never("use Aegon's Legacy")
    table = dark("targaryen", "stark", A=f"hand: Aegon's Legacy; play: KR112; shadows: {CAT}", at="dominance-actions")
    table.do("use Aegon's Legacy")
    assert table.strength("KR112") == 2


# The Kingsguard.


@pytest.mark.parametrize(("more", "drawn"), [("", 1), (", KR55, KR59", 3)])
def test_jaime_draws_more_with_two_brothers(more: str, drawn: int):
    table = dark(A=f"play: KR54{more}", B=f"shadows: {CAT}", at="challenges-begins")
    table.seat("B").plays("emerge 1")
    table.do("use KR54").quiet()
    assert len(table.seat("A").hand) == drawn


def test_meryn_trant_has_each_opponent_kneel_something():
    table = dark(
        A=f"play: Ser Meryn Trant; shadows: {CAT}", B="play: Hodor, Great Keep, Lady (kneeling)", at="challenges-begins"
    )
    table.seat("A").plays("emerge 1")
    table.do("use Ser Meryn Trant")
    assert (table.state.actors, table.targets()) == ((1,), ["Great Keep", "Hodor"])
    table.play("card Great Keep")
    assert table.is_kneeling("Great Keep")


@pytest.mark.parametrize(("mine", "theirs", "saved"), [(CAT, "", False), (CAT, CAT, True), ("", "", True)])
def test_nobody_saves_against_mandon_moore_with_most_in_shadows(mine: str, theirs: str, saved: bool):
    table = dark(
        A=f"play: KR56; shadows: {mine}", B=f"play: Robb Stark (duplicate); shadows: {theirs}", at="challenges"
    )
    win(table, "military", "KR56")
    if saved:
        table.do("save Robb Stark").quiet()
    assert (table.quiet().zone("Robb Stark") == "play") is saved


def test_preston_sends_a_brother_back_once_a_round():
    table = dark(A="play: KR57, KR54, KR55, KR51, POTS9", at="challenge-actions")
    table.seat("A").plays("use KR57")
    assert "Ser Arys Oakheart" not in table.targets(), "without the crest nobody goes there"
    assert "Ser Jorah Mormont" in table.targets(), "of the Queensguard"
    table.play("card KR54")
    table.never("use KR57")
    assert table.seat("A").shadows == ["Ser Jaime Lannister"]


def test_preston_who_sends_himself_back_has_used_the_limit_of_all_his_copies():
    table = dark(
        A=f"play: KR57; shadows: {CAT}; hand: Hodor; gold: 5",
        B="play: Raff the Sweetling; gold: 9",
        at="draw-actions",
    )
    table.seat("A").plays("use KR57")
    table.end_phase().until("opening")
    table.seat("A").plays("emerge 2")
    table.until("A")
    assert not table.seat("A").can("use KR57")
    table.state.forget("round")
    table.state.listed = None
    assert table.seat("A").can("use KR57")


def test_arys_oakheart_stands_somebody_up_to_three_times_a_phase():
    table = dark(A="play: KR58, Hodor (kneeling)", B=f"shadows: {CAT}", at="challenges-begins")
    table.seat("B").plays("emerge 1")
    table.do("use KR58")
    assert not table.is_kneeling("Hodor")
    key = next(key for key in table.state.limits if key[0] == "text")
    assert (table.state.limits[key], key[-1]) == (1, "phase")
    table.state.limits = {**table.state.limits, key: 3}
    table.state.kneel(1 << table.card("Hodor"))
    table.never("use KR58")


def test_boros_blount_strengthens_all_of_ones_own():
    table = out("stark", "Ser Boros Blount", A="play: Hodor", B="play: Lady")
    table.do("use Ser Boros Blount")
    assert (table.strength("Hodor"), table.strength("Ser Boros Blount"), table.strength("Lady")) == (5, 3, 2)
