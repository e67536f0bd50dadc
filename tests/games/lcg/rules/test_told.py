"""What is told and counted at the table, and that the game ends at once: found by the second telling of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from games.lcg.realm import RealmTable, realm
from support.table import rule
from thronsaal.core.words import Who


def told(table: RealmTable, kind: str) -> list[Mapping[str, Any]]:
    """What the events of a kind say, since the table was laid."""
    return [event.values for event in table.told if event.kind == kind]


def step(table: RealmTable) -> dict[str, Mapping[str, Any]]:
    """What the next step of the round tells."""
    table.state.log = []
    table.state.go_on()
    return {event.kind: event.values for event in table.state.log}


@rule("lcg.victory")
def test_the_game_ends_as_soon_as_power_counts_again():
    """Melisandre's text falls silent under Milk of the Poppy: nobody may respond any more."""
    table = realm("baratheon", "targaryen").given(
        A="play: Melisandre; hand: Milk of the Poppy; gold: 3; power: 3",
        B="play: Captain Groleo (2 power); power: 13",
        at="marshalling",
    )
    assert table.seat("B").power == 13
    table.seat("A").plays("play Milk of the Poppy", "card Melisandre")
    assert table.state.ended
    assert table.state.winner == (1,)
    assert table.seat("B").house_power == 13


@rule("lcg.infamy", "lcg.power-claim")
@pytest.mark.parametrize(
    ("where", "named"), [("Ser Jaime Lannister", "Ser Jaime Lannister"), ("house-lannister@A", "House Lannister")]
)
def test_moved_power_is_told_where_it_comes_to_lie(where: str, named: str):
    table = realm("lannister", "stark").given(
        A="play: Ser Jaime Lannister, Cersei Lannister", B="play: Hodor (kneeling); power: 3", at="challenges"
    )
    table.attack("power", "Cersei Lannister")
    table.until("place-power")
    assert table.seat("B").house_power == 3
    table.events = []
    table.seat("A").plays(f"card {where}")
    moved = [each for each in table.events if each.kind == "power-moved"]
    assert [(each.values["card"].values["en"], each.values["it"].values["en"]) for each in moved] == [
        ("House Stark", named)
    ]
    assert table.seat("B").house_power == 2


@rule("lcg.attackers")
def test_attackers_are_told_of_once():
    table = realm("stark", "stark").given(A="play: Robb Stark", B="play: Hodor", at="challenges")
    table.attack("military", "Robb Stark").defend("Hodor")
    assert table.story.count("attackers") == 1
    assert table.story.count("defenders") == 1


@rule("lcg.challenges")
def test_challenges_are_counted_anew_each_round():
    table = realm("stark", "stark").given(A="play: Robb Stark, Grey Wind", B="", at="challenges")
    table.attack("power", "Robb Stark").until("turn")
    seen = table.state.view(None)["seats"][0]
    assert (seen["challenges"]["power"], seen["won"]) == ([1, 1], ["power"])
    table.do("done").until("choose-plots")
    seen = table.state.view(None)["seats"][0]
    assert (seen["challenges"]["power"], seen["won"]) == ([0, 1], [])


@rule("lcg.initiative-tie")
def test_that_less_power_breaks_a_tie_for_initiative_is_told():
    table = realm("stark", "stark").given(
        A="plots: Calm Over Westeros; power: 2", B="plots: Summoning Season", at="plots"
    )
    table.play("plot Calm Over Westeros").play("plot Summoning Season")
    assert "initiative" not in table.story
    assert told(table, "initiative-tie") == [{"seat": Who(1), "count": 3}]


@rule("lcg.costs")
def test_the_card_that_kneels_for_its_own_text_is_named():
    table = realm("stark", "stark").given(A="play: Godswood; hand: Grey Wind; gold: 2", at="marshalling")
    table.seat("A").plays("use Godswood")
    assert [str(each["card"].values["en"]) for each in told(table, "knelt-to-pay")] == ["Godswood"]


@rule("lcg.gold")
def test_gold_that_comes_from_a_card_is_told():
    table = realm("lannister", "stark").given(
        A="play: Tywin Lannister (2 gold); hand: Enemy Informer; gold: 2", at="marshalling"
    )
    table.seat("A").plays("play Enemy Informer", "number 2")
    (line,) = told(table, "paid-from")
    assert (line["card"].values["en"], line["count"]) == ("Tywin Lannister", 2)
    assert (table.seat("A").gold, table.gold("Tywin Lannister")) == (1, 0)


@rule("lcg.standing")
def test_who_does_not_stand_is_named():
    table = realm("stark", "stark").given(
        A="play: Robb Stark (kneeling), Grey Wind (kneeling); plot: Noose and Swordpoint", at="standing-begins"
    )
    lines = step(table)
    assert [str(card.values["en"]) for card in lines["others-stand"]["cards"]] == ["Robb Stark"]
    assert "all-stand" not in lines
    assert (table.is_kneeling("Robb Stark"), table.is_kneeling("Grey Wind")) == (True, False)


@rule("lcg.titles-three")
def test_that_titles_rest_or_come_back_is_told():
    table = realm("stark", "lannister", "martell").given(
        A="title: hand-of-the-king", B="title: crown-regent", C="title: master-of-laws", at="taxation-ends"
    )
    assert {title.key for title in step(table)["titles-aside"]["titles"]} == {
        "title-hand-of-the-king",
        "title-crown-regent",
        "title-master-of-laws",
    }


@rule("lcg.titles-out")
def test_that_four_seats_give_all_titles_back_is_told():
    table = realm("stark", "lannister", "martell", "greyjoy").given(A="title: hand-of-the-king", at="taxation-ends")
    lines = step(table)
    assert ("titles-back" in lines, "titles-aside" in lines) == (True, False)


@rule("lcg.victory")
def test_the_power_of_the_winner_is_told():
    table = realm("stark", "stark").given(A="play: Grey Wind; power: 14", at="challenges")
    table.attack("military", "Grey Wind").quiet()
    assert told(table, "won") == [{"seats": (Who(0),), "count": 15}]


@rule("lcg.piles")
def test_it_is_told_which_pile_is_shuffled_into_a_deck():
    table = realm("stark", "stark").given(
        A="play: Benjen Stark (kneeling); dead: Hodor", B="play: Robb Stark", at="challenges", first="B"
    )
    table.attack("military", "Robb Stark").quiet()
    assert [(each["seat"], each["pile"]) for each in told(table, "shuffled")] == [(Who(0), "dead"), (Who(1), "none")]
    table = realm("baratheon", "stark").given(
        A="hand: Ser Barristan Selmy; gold: 9; discard: Ghost", B="discard: Lady", at="marshalling"
    )
    table.seat("A").plays("play Ser Barristan Selmy")
    assert [each["pile"] for each in told(table, "shuffled")] == ["discard", "discard"]
