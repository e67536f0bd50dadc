"""What is told and counted at the table, and that the game ends at once: found by the second telling of the rules."""

from __future__ import annotations

import pytest

from games.lcg.realm import realm
from support.table import rule


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
