"""Two against two."""

from __future__ import annotations

import pytest

from games.lcg.realm import RealmTable, realm
from support.table import rule
from thronsaal.core.game import BadOption
from thronsaal.games.lcg import GAME
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.material import How


def teams(**given: str) -> RealmTable:
    """A and C against B and D."""
    houses = ("baratheon", "lannister", "stark", "targaryen")
    return realm(*houses).given(variant="teams", **given)


@rule("lcg.teams")
def test_mates_sit_across_from_each_other():
    table = teams(at="challenge-actions")
    assert [seen["mate"] for seen in table.state.view(None)["seats"]] == [2, 3, 0, 1]
    assert [table.state.opponents(seat) for seat in range(4)] == [[1, 3], [2, 0], [3, 1], [0, 2]]


@rule("lcg.teams")
@pytest.mark.parametrize("seats", [2, 3])
def test_it_takes_four(seats: int):
    with pytest.raises(BadOption, match="4 seats"):
        GAME.start(seats, {"variant": "teams"})


@rule("lcg.teams", "lcg.victory")
def test_a_team_wins_together_with_thirty_in_whatever_combination():
    table = teams(
        A="power: 14; play: Lady (13 power)", C="power: 2", B="power: 9", D="power: 9", at="challenge-actions"
    )
    assert table.state.ended == "", "27 of one's own are not enough, nor 29 together"
    assert [seen["power"] for seen in table.state.view(None)["seats"]] == [29, 18, 29, 18]
    table.state.framework(o.Gains(table.card("Lady"), 1))
    table.state.advance()
    assert (table.state.ended, table.state.winner) == ("power", (0, 2))
    assert table.state.outcome is not None
    assert table.state.outcome.places == (1, 2, 1, 2)


@rule("lcg.teams", "lcg.victory-tie")
def test_the_first_player_names_the_winning_team():
    table = teams(
        A="play: Lady (29 power)",
        B="play: Hodor (29 power)",
        first="D",
        at="challenge-actions",
    )
    gains = tuple(o.Gains(table.card(name), 1) for name in ("Lady", "Hodor"))
    table.state.stack.append(table.state.coming(gains))
    table.state.advance()
    assert (table.asked, table.state.actors) == ("name-winner", (3,))
    table.play("seat C")
    assert table.state.winner == (0, 2)


@rule("lcg.teams", "lcg.challenges")
def test_nobody_challenges_a_mate():
    table = teams(A="play: Robert Baratheon", C="play: Lady", at="challenges")
    table.until("turn")
    assert sorted(table.seat("A").moves) == [
        "challenge military B",
        "challenge military D",
        "challenge power B",
        "challenge power D",
        "done",
    ]
    table.seat("A").tries("challenge military C")
    table.expects(reason="lcg.teams")


@rule("lcg.teams")
def test_an_opponent_is_one_of_the_other_team():
    """Counting Favors lets its player and one opponent draw."""
    table = teams(A="plots: Counting Favors", at="plots")
    for letter, plot in zip("ABCD", ("Counting Favors", *["Planning Ahead"] * 3), strict=True):
        table.seat(letter).plays(f"plot {plot}")
    table.do("seat A")
    assert (table.asked, table.seat("A").moves) == ("choose-seat", ["seat B", "seat D"])


@rule("lcg.teams")
def test_all_opponents_are_both_of_the_other_team():
    """When Ser Jacelyn leaves play, each opponent loses a card from hand."""
    table = teams(
        A="hand: 2x Hodor",
        B="play: Ser Jacelyn Bywater; hand: 2x Hodor",
        C="hand: 2x Hodor",
        D="hand: 2x Hodor",
        at="challenge-actions",
    )
    table.state.framework(o.Leaves(table.card("Ser Jacelyn Bywater"), How.KILLED))
    table.state.advance()
    table.do("use Ser Jacelyn Bywater").quiet()
    assert [len(table.seat(letter).hand) for letter in "ABCD"] == [1, 2, 1, 2]


@rule("lcg.teams")
def test_all_players_are_all_four():
    """Ser Barristan has everybody shuffle the discard pile into the deck."""
    pile = "discard: Hodor; rest: 0"
    table = teams(A=f"hand: Ser Barristan Selmy; gold: 9; {pile}", B=pile, C=pile, D=pile, at="marshalling")
    table.seat("A").plays("play Ser Barristan Selmy").table.quiet()
    assert [(table.seat(letter).discard, table.seat(letter).deck) for letter in "ABCD"] == [([], ["Hodor"])] * 4


@rule("lcg.teams")
def test_you_are_you_alone():
    """The Tourney helps one's own knights, not a mate's."""
    table = teams(
        A="play: Ser Davos Seaworth; plot: Tourney for the Hand", C="play: Ser Axell Florent", at="challenge-actions"
    )
    assert (table.strength("Ser Davos Seaworth"), table.strength("Ser Axell Florent")) == (4, 3)


@rule("lcg.teams", "lcg.immunity")
def test_what_is_immune_to_opponents_is_not_immune_to_mates():
    """Brienne does not heed characters of opponents; one of her side may take her renown."""
    for letter, targets in (("C", ["Brienne of Tarth", "Ser Barristan Selmy"]), ("D", [])):
        table = teams(
            A="play: Brienne of Tarth",
            B="play: Ser Barristan Selmy",
            **{letter: "play: Arya Stark, Narrow Sea"},
            at="challenge-actions",
        )
        table.seat(letter).plays("use Arya Stark", "card Narrow Sea")
        assert (table.targets() if table.asked == "choose-target" else []) == targets
        assert ("renown" in table.keywords("Arya Stark")) == (letter == "D"), "there was nobody else to choose"


@rule("lcg.teams", "lcg.unique-lost")
def test_a_card_that_a_mate_takes_over_is_not_lost():
    table = teams(A="play: Lady; hand: Lady", at="challenge-actions")
    lady = next(card for card in table._called("Lady") if table.state.in_play >> card & 1)
    table.state.hand_over(lady, 2)
    assert table.state.lost == ()
    table.state.hand_over(lady, 1)
    assert table.state.lost == ((2, "Lady"),)


@rule("lcg.teams", "lcg.titles-none")
def test_there_are_no_titles():
    table = teams(at="titles")
    assert (table.state.titles, table.state.offered) == ([-1] * 4, 0)
    table.until("choose-plots")


@rule("lcg.teams", "lcg.dominance")
def test_dominance_is_for_one_player_not_for_a_team():
    table = teams(A="gold: 2", C="gold: 2", B="gold: 3", at="dominance")
    assert [table.seat(letter).power for letter in "ABCD"] == [0, 1, 0, 0]
