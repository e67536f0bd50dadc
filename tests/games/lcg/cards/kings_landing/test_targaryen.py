"""House Targaryen in King's Landing."""

from __future__ import annotations

import pytest

from games.lcg.cards.cancelling import cancelling
from games.lcg.cards.shaded import CAT, dark, out, win


def test_barristan_looks_at_a_hand_and_forbids_a_card():
    table = out("targaryen", "KL12", at="marshalling-begins", B="hand: Hodor, Lady, Shadowcat; gold: 9")
    table.do("use KL12")
    assert any(each.kind == "looked-hand" for each in table.told)
    table.play("name hodor")
    table.until("B")
    while table.state.active != 1:
        table.play("pass") if table.state.actors else table.state.go_on()
    table.seat("B").fails("play Hodor", "lcg.cannot")
    assert table.seat("B").can("play Lady")


def test_what_barristan_has_forbidden_may_not_be_laid_into_shadows_but_may_come_out():
    table = out("targaryen", "KL12", at="marshalling-begins", B=f"hand: {CAT}; shadows: {CAT}; gold: 9")
    table.do("use KL12", "name shadowcat").until("opening")
    table.seat("B").plays("emerge 1")
    while table.state.active != 1:
        table.play("pass") if table.state.actors else table.state.go_on()
    assert not table.seat("B").can(f"hide {CAT}")


def test_an_event_that_barristan_has_forbidden_is_not_played():
    table = out("targaryen", "KL12", B="hand: KL38; play: KL61")
    table.do("use KL12", "name condemned-by-the-council")
    table.until("turn").play("done")
    win(table, "intrigue", "KL61").never("use KL38")


def test_the_dragon_skull_is_put_on_an_opponent_and_kills_who_has_no_strength_left():
    table = out("targaryen", "KL13", A="play: Viserys Targaryen", B="play: Robb Stark, Arya Stark")
    table.do("use KL13")
    assert table.targets() == ["Arya Stark", "Robb Stark"]
    table.play("card Robb Stark")
    assert table.quiet().seat("B").dead == ["Robb Stark"], "Dragon Skull"


def test_a_save_from_the_dragon_skull_helps_only_if_strength_is_back():
    table = out("targaryen", "KL13", B="play: Robb Stark (duplicate)")
    table.do("use KL13", "save Robb Stark").quiet()
    assert table.seat("B").dead == ["Robb Stark"]


def test_a_dragon_skull_whose_response_is_cancelled_is_discarded():
    table = out("targaryen", "KL13", table=cancelling("targaryen", "stark"), B="play: Robb Stark")
    table.seat("A").plays("use KL13")
    table.cancel("KL13")
    assert (table.seat("A").discard, table.zone("Robb Stark")) == (["Dragon Skull"], "play")


@pytest.mark.parametrize(
    ("mine", "theirs", "strength"), [("", "", 4), (CAT, "", 3), (CAT, CAT, 3), (CAT, f"{CAT}, {CAT}", 4)]
)
def test_the_dragonpit_weakens_opponents_with_no_more_shadows_than_you(mine: str, theirs: str, strength: int):
    table = dark(
        "targaryen", "stark", A=f"play: KL74; shadows: {mine}", B=f"play: Hodor; shadows: {theirs}", at="challenges"
    )
    assert table.strength("Hodor") == strength, "The Dragonpit"


def test_the_assassin_kills_who_bears_nothing_and_is_weak_enough():
    table = out("targaryen", "King's Landing Assassin", B="play: Robb Stark (with Ice), Direwolf Pup, Hodor")
    table.do("use King's Landing Assassin")
    assert "Robb Stark" not in table.targets()
    table.play("card Direwolf Pup")
    assert table.quiet().seat("B").dead == ["Direwolf Pup"]
    table = out("targaryen", "King's Landing Assassin", B="play: Lady (duplicate), Hodor")
    table.do("use King's Landing Assassin", "card Lady", "save Lady").quiet()
    assert table.seat("B").dead == ["Lady"], "a save does not end the condition"


def test_the_prophet_sees_a_card_in_shadows_of_each_opponent_and_picks_it():
    table = out("targaryen", "Shadow Prophet", B=f"shadows: KL1, {CAT}")
    table.do("use Shadow Prophet").play("slot B 1")
    assert table.state.view(0)["seats"][1]["shadows"][0]["card"] == "arya-stark-kl1@B"
    assert table.state.view(0)["seats"][1]["shadows"][1]["card"] is None


def test_free_cities_mercenaries_stand_when_a_weak_character_is_killed():
    table = dark("targaryen", "stark", A="play: Free Cities Mercenaries", B="play: Direwolf Pup", at="challenges")
    win(table, "military", "Free Cities Mercenaries").do("use Free Cities Mercenaries").quiet()
    assert not table.is_kneeling("Free Cities Mercenaries")
    table = dark("targaryen", "stark", A="play: Free Cities Mercenaries", B="play: Hodor", at="challenges")
    win(table, "military", "Free Cities Mercenaries").never("use Free Cities Mercenaries")
