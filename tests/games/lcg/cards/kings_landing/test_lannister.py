"""House Lannister in King's Landing."""

from __future__ import annotations

import pytest

from games.lcg.cards.shaded import CAT, dark, out, win
from thronsaal.games.lcg.material import Against


@pytest.mark.parametrize(("number", "keyword"), [(1, "deadly"), (2, "renown"), (3, "no-attachments")])
def test_tyrion_is_stronger_and_gets_what_he_likes_after_any_card_has_come_out(number: int, keyword: str):
    table = dark("lannister", "stark", A="play: KL5", B=f"shadows: {CAT}", at="challenges-begins")
    table.seat("B").plays("emerge 1")
    table.do("use KL5").play(f"number {number}")
    assert (table.strength("KL5"), keyword in table.keywords("KL5")) == (5, True)
    table.end_phase().until("B")
    assert (table.strength("KL5"), keyword in table.keywords("KL5")) == (3, False)


def test_tyrion_answers_his_own_coming_out_and_may_be_immune_to_events():
    table = out("lannister", "KL5", B="play: Hodor")
    table.do("use KL5").play("number 4")
    assert table.state.values.immune(Against.EVENTS) >> table.card("KL5") & 1


def test_no_attachments_on_tyrion_discards_those_that_he_bears():
    table = dark("lannister", "stark", A="play: KL5 (with Lordship)", B=f"shadows: {CAT}", at="challenges-begins")
    table.seat("B").plays("emerge 1")
    table.do("use KL5").play("number 3")
    assert table.quiet().seat("A").discard == ["Lordship"]


def test_the_tunnels_strengthen_all_by_ones_own_shadows():
    table = dark(
        "lannister",
        "stark",
        A=f"play: KL6, KL24; shadows: {CAT}, {CAT}",
        B=f"play: Hodor; shadows: {CAT}",
        at="challenges",
    )
    assert (table.strength("KL24"), table.strength("Hodor")) == (5, 4), "Tunnels of the Red Keep"


@pytest.mark.parametrize(("shadows", "kneeling"), [("", 0), (CAT, 1), (f"{CAT}, {CAT}", 2)])
def test_cersei_bends_as_many_as_lie_in_ones_shadows(shadows: str, kneeling: int):
    table = dark(
        "lannister",
        "stark",
        A=f"play: KL24; shadows: {shadows}",
        B="play: Grey Wind, Direwolf Pup, Hodor, Island Mercenaries",
        at="challenges",
    )
    win(table, "intrigue", "KL24")
    if not kneeling:
        table.never("use KL24")
        return
    table.do("use KL24")
    assert "Island Mercenaries" not in table.targets(), "no Army"
    for name in ("Grey Wind", "Hodor")[:kneeling]:
        table.play(f"card {name}")
    assert [table.is_kneeling(name) for name in ("Grey Wind", "Hodor")].count(True) == kneeling


def test_gold_cloaks_draw_for_each_mercenary_within_the_cap():
    table = out("lannister", "Gold Cloaks")
    table.do("use Gold Cloaks").quiet()
    assert len(table.seat("A").hand) == 1
    table = out("lannister", "Gold Cloaks", A="play: KL108, KL110, KL113")
    table.do("use Gold Cloaks").quiet()
    assert len(table.seat("A").hand) == 3


def test_tywin_sends_a_card_with_the_crest_back_into_its_owners_shadows():
    table = dark("lannister", "stark", A="play: KL43", B="play: Shadowcat, Hodor, KL1", at="challenges")
    win(table, "power", "KL43").do("use KL43")
    assert table.targets() == ["Arya Stark", "Shadowcat"]
    table.play("card Shadowcat")
    assert table.quiet().seat("B").shadows == [CAT]


def test_a_duplicate_saves_from_tywin():
    table = dark("lannister", "stark", A="play: KL43", B="play: KL1 (duplicate)", at="challenges")
    win(table, "power", "KL43").do("use KL43", "save KL1").quiet()
    assert (table.zone("KL1"), table.seat("B").shadows) == ("play", [])


def test_shaes_manse_looks_at_the_top_of_ones_own_deck():
    table = dark(
        "lannister", "stark", A="play: Shae's Manse; deck: Hodor, Lady", B=f"shadows: {CAT}", at="challenges-begins"
    )
    table.seat("B").plays("emerge 1")
    table.do("use Shae's Manse").play("yes")
    assert table.seat("A").deck[-1] == "Lady"
    assert table.seat("A").deck[0] == "Hodor"


def test_qyburn_raises_a_dead_opponent_until_the_phase_ends():
    table = out("lannister", "Qyburn", B="dead: Hodor, Island Mercenaries")
    table.do("use Qyburn").quiet()
    assert (table.controller("Hodor"), table.zone("Hodor")) == ("A", "play")
    table.end_phase()
    assert table.zone("Hodor") == "dead"
    assert table.seat("B").dead == ["Island Mercenaries", "Hodor"]
    assert "left-killed" not in table.story


def test_qyburn_raises_nobody_of_whom_a_further_copy_is_dead():
    table = out("lannister", "Qyburn", B="dead: Hodor, Hodor")
    table.never("use Qyburn")


def test_littlefinger_attacks_without_kneeling_and_is_cheaper_for_each_card_in_shadows():
    table = dark("lannister", "stark", A=f"hand: KL84; shadows: {CAT}; gold: 3", B=f"shadows: {CAT}", at="marshalling")
    table.seat("A").plays("play KL84")
    assert table.seat("A").gold == 0
    table = dark("lannister", "stark", A="play: KL84", B="play: Hodor", at="challenges")
    table.attack("power", "KL84")
    assert not table.is_kneeling("KL84")


def test_littlefinger_bears_no_conditions():
    table = dark(
        "lannister", "martell", A="play: KL84, Hodor", B="hand: Locked Away; gold: 2", first="B", at="marshalling"
    )
    table.seat("B").tries("play Locked Away")
    table = dark("lannister", "martell", A="play: KL84", B="hand: Lordship; gold: 5", first="B", at="marshalling")
    table.seat("B").plays("play Lordship")
    assert table.bearer("Lordship") == "Littlefinger"


@pytest.mark.parametrize(("errata", "again"), [("on", False), ("off", True)])
def test_the_guild_hall_bends_what_has_no_shadow_crest_by_errata_once_a_round(errata: str, again: bool):
    table = dark(
        "lannister",
        "stark",
        A="play: Alchemist's Guild Hall, Alchemist's Guild Hall",
        B=f"play: Hodor, Robb Stark, KL1; shadows: {CAT}",
        at="challenges-begins",
        errata=errata,
    )
    text = "use Alchemist's Guild Hall" + ("" if errata == "on" else ":2")
    table.seat("B").plays("emerge 1")
    table.do(text)
    assert "Arya Stark" not in table.targets()
    assert "Alchemist's Guild Hall" not in table.targets()
    table.play("card Hodor")
    assert table.is_kneeling("Hodor")
    if again:
        table.do(text)
        assert table.is_kneeling("Robb Stark")
    else:
        table.never(text)
