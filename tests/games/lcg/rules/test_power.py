"""Power and victory."""

from __future__ import annotations

from games.lcg.realm import RealmTable, realm
from support.table import rule
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.material import How


def happens(table: RealmTable, *things: o.Thing) -> RealmTable:
    """These things happen together, by the rules."""
    table.state.push(table.state.coming(things), type(table.state).aftermath(table.state.first, 0))
    table.state.listed = None
    table.state.advance()
    return table


@rule("lcg.power", "lcg.unopposed")
def test_power_for_the_house_lies_on_the_house():
    table = realm("stark", "stark").given(A="play: Robb Stark", at="challenges")
    table.attack("military", "Robb Stark").quiet()
    assert (table.seat("A").house_power, table.seat("A").power, table.power("Robb Stark")) == (1, 1, 0)


@rule("lcg.power", "lcg.renown")
def test_power_that_a_character_claims_lies_on_the_character_and_counts():
    table = realm("baratheon", "stark").given(A="play: Brienne of Tarth", B="play: Lady", at="challenges")
    table.attack("military", "Brienne of Tarth").defend("Lady").quiet()
    assert (table.power("Brienne of Tarth"), table.seat("A").house_power, table.seat("A").power) == (1, 0, 1)


@rule("lcg.power")
def test_power_on_a_character_is_not_power_on_the_house():
    """A power challenge takes it from the house card only."""
    table = realm("stark", "stark").given(A="play: Robb Stark", B="play: Lady (3 power); power: 0", at="challenges")
    table.attack("power", "Robb Stark").quiet()
    assert (table.power("Lady"), table.seat("B").power) == (3, 3)
    assert table.seat("A").power == 1, "for the unopposed challenge alone"


@rule("lcg.power")
def test_when_a_card_leaves_play_its_power_is_lost():
    for how in (How.KILLED, How.DISCARDED, How.RETURNED, How.TOPPED):
        table = realm("stark", "stark").given(A="play: Lady (3 power); power: 2", at="challenge-actions")
        happens(table, o.Leaves(table.card("Lady"), how))
        assert (table.seat("A").power, table.state.power) == (2, {table.state.deal.house_card[0]: 2})


@rule("lcg.power", "lcg.control")
def test_power_on_a_character_counts_for_who_controls_it():
    table = realm("stark", "stark").given(A="play: Lady (of B, 4 power)", at="challenge-actions")
    assert (table.seat("A").power, table.seat("B").power) == (4, 0)


@rule("lcg.power", "lcg.victory", "lcg.infamy")
def test_power_on_other_cards_counts_only_where_they_have_infamy():
    table = realm("stark", "stark").given(
        A="play: Great Keep (5 power), Lady (9 power); power: 3", at="challenge-actions"
    )
    assert table.seat("A").power == 12
    happens(table, o.Gains(table.card("Lady"), 2))
    assert (table.seat("A").power, table.state.ended) == (14, "")
    happens(table, o.Gains(table.card("Lady"), 1))
    assert table.state.winner == (0,)


@rule("lcg.victory")
def test_the_game_ends_at_once_with_fifteen_on_house_and_characters():
    """The challenge is not even finished: the second attacker's renown never comes."""
    table = realm("baratheon", "stark").given(
        A="play: Brienne of Tarth (7 power), Lady; power: 6",
        B="play: Hodor (kneeling); hand: Lady",
        at="challenges",
    )
    table.attack("military", "Brienne of Tarth")
    table.quiet()
    assert table.state.winner == (0,)
    assert table.state.outcome is not None
    assert (table.state.outcome.places, table.state.outcome.points) == ((1, 2), (15, 0))
    table.seat("B").tries("pass")
    table.expects(reason="house.over")


@rule("lcg.victory")
def test_fourteen_are_not_enough_and_more_than_fifteen_are():
    table = realm("stark", "stark").given(A="power: 13", at="challenge-actions")
    happens(table, o.Gains(table.state.deal.house_card[0], 1))
    assert table.state.ended == ""
    happens(table, o.Gains(table.state.deal.house_card[0], 3))
    assert (table.state.ended, table.state.winner) == ("power", (0,))


@rule("lcg.victory-tie")
def test_of_several_with_enough_the_first_player_names_the_winner():
    """Melisandre dies, and the power on the others' characters counts again."""
    table = realm("stark", "stark", "baratheon").given(
        A="play: Lady (5 power); power: 10",
        B="play: Lady (9 power); power: 8",
        C="play: Melisandre; power: 3",
        first="C",
        at="challenge-actions",
    )
    happens(table, o.Leaves(table.card("Melisandre"), How.KILLED))
    assert (table.asked, table.state.actors, table.seat("C").moves) == ("name-winner", (2,), ["seat A", "seat B"])
    table.play("seat A")
    assert table.state.winner == (0,)
    assert table.state.outcome is not None
    assert table.state.outcome.places == (1, 2, 3), "B has more power, and yet"


@rule("lcg.victory-tie")
def test_who_claims_power_at_the_same_time_has_it_at_the_same_time():
    table = realm("stark", "stark").given(
        A="play: Lady (14 power)", B="play: Hodor (14 power)", first="B", at="challenge-actions"
    )
    happens(table, *(o.Gains(table.card(name), 1) for name in ("Lady", "Hodor")))
    assert (table.asked, table.state.actors) == ("name-winner", (1,))
    table.play("seat B")
    assert table.state.winner == (1,)


@rule("lcg.victory")
def test_who_claims_power_first_wins_first():
    """Things that happen one after another are no tie."""
    table = realm("stark", "stark").given(
        A="play: Lady (14 power)", B="play: Hodor (14 power)", first="B", at="challenge-actions"
    )
    table.state.framework(*(o.Gains(table.card(name), 1) for name in ("Lady", "Hodor")))
    table.state.advance()
    assert table.state.winner == (0,)


@rule("lcg.victory")
def test_power_that_comes_with_control_wins_too():
    table = realm("stark", "stark").given(A="power: 12", B="play: Lady (3 power)", at="challenge-actions")
    happens(table, o.Controls(table.card("Lady"), 0))
    assert table.state.winner == (0,)
