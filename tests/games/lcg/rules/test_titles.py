"""The six titles: who supports and opposes whom, what each of them can do."""

from __future__ import annotations

import pytest

from games.lcg.cards.revealing import QUIET, go_on, reveal
from games.lcg.realm import RealmTable, realm
from support.table import rule
from thronsaal.games.lcg import material as m

SUPPORT = {
    "master-of-laws": "hand-of-the-king",
    "hand-of-the-king": "master-of-whispers",
    "master-of-whispers": "master-of-coin",
    "master-of-coin": "master-of-laws",
}
OPPOSITION = {
    ("hand-of-the-king", "master-of-coin"),
    ("master-of-coin", "hand-of-the-king"),
    ("master-of-laws", "master-of-whispers"),
    ("master-of-whispers", "master-of-laws"),
    ("master-of-whispers", "crown-regent"),
}
TITLES = [title.value for title in m.TITLES]
PAIRS = [(one, other) for one in TITLES for other in TITLES if one != other]


def council(a: str, b: str, c: str = "", **given: str) -> RealmTable:
    """Three seats with these titles; what lies with them is given beside."""
    for letter, title in zip("ABC", (a, b, c), strict=True):
        if title:
            given[letter] = f"{given.get(letter, '')}; title: {title}"
    return realm("stark", "stark", "stark").given(at="challenges", **given)


# Support.


@rule("lcg.title-support")
@pytest.mark.parametrize(("own", "other"), PAIRS)
def test_nobody_challenges_whom_the_title_supports(own: str, other: str):
    table = council(own, other, A="play: Robb Stark", B="play: Arya Stark")
    if SUPPORT.get(own) == other:
        table.seat("A").fails("challenge military B", "lcg.title-support")
        assert table.seat("A").can("challenge military C")
    else:
        assert table.seat("A").can("challenge military B")


@rule("lcg.support-defence")
def test_the_example_of_the_book():
    """Stealth passes Laws' only defender, so Coin defends instead and loses; Laws suffers the claim all the same."""
    table = council(
        "crown-regent",
        "master-of-laws",
        "master-of-coin",
        A="play: Ghost",
        B="play: Arya Stark",
        C="play: Lady, Sansa Stark",
    )
    table.attack("military", "Ghost", target="B").play("no")
    table.sneak("Arya Stark").until("declare-defenders")
    assert (table.state.actors, table.targets()) == ((2,), ["Lady"])
    table.defend("Lady").quiet()
    assert (table.seat("B").dead, table.seat("C").dead) == (["Arya Stark"], [])
    assert table.seat("A").house_power == 0, "somebody opposed it"


@rule("lcg.support-defence")
def test_supporters_are_asked_only_when_nobody_else_defends():
    table = council(
        "crown-regent",
        "master-of-laws",
        "master-of-coin",
        A="play: Robb Stark",
        B="play: Lady, Direwolf Pup",
        C="play: Grey Wind",
    )
    table.attack("military", "Robb Stark", target="B").play("no").defend("Lady")
    assert table.asked != "declare-defenders"
    assert not table.takes_part("Grey Wind")


@rule("lcg.support-defence", "lcg.stealth")
def test_stealth_cannot_pass_a_supporters_characters():
    table = council(
        "lord-commander", "master-of-laws", "master-of-coin", A="play: Ghost", B="play: Lady", C="play: Grey Wind"
    )
    table.attack("military", "Ghost", target="B").until("sneak")
    assert table.targets() == ["Lady"]


@rule("lcg.support-defence", "lcg.renown")
def test_a_supporter_who_wins_is_the_winner_for_everything():
    table = council(
        "crown-regent",
        "master-of-laws",
        "master-of-coin",
        A="play: Lady",
        B="play: Robert Baratheon (kneeling)",
        C="play: Eddard Stark, Robb Stark",
    )
    table.attack("military", "Lady", target="B").play("no").defend("Eddard Stark", "Robb Stark")
    table.do("use Robb Stark").quiet()
    assert table.state.won == [0, 0, 1]
    assert (table.power("Eddard Stark"), table.power("Robert Baratheon"), table.seat("A").dead) == (1, 0, ["Lady"])


@rule("lcg.support-defence", "lcg.deadly")
def test_a_supporter_who_loses_is_the_loser_for_everything_but_the_claim():
    """Robb kills a character of the loser, and a deadly blow falls on the supporter's side."""
    table = council(
        "crown-regent",
        "master-of-laws",
        "master-of-coin",
        A="play: Robb Stark, Grey Wind",
        B="play: Sansa Stark",
        C="play: Lady, Direwolf Pup, Bran Stark",
    )
    table.attack("military", "Robb Stark", "Grey Wind", target="B").play("no").defend("Lady", "Direwolf Pup")
    table.until("deadly")
    assert (table.state.actors, table.targets()) == ((2,), ["Direwolf Pup", "Lady"])
    table.play("card Lady").do("use Robb Stark")
    assert table.targets() == ["Bran Stark", "Direwolf Pup"]
    table.play("card Bran Stark").quiet()
    assert (table.seat("B").dead, table.seat("C").dead) == (["Sansa Stark"], ["Lady", "Bran Stark"])


@rule("lcg.title-support", "lcg.titles-none")
def test_nobody_supports_without_titles():
    table = realm("stark", "stark", "stark").given(A="play: Lady", C="play: Grey Wind", at="challenges")
    table.attack("military", "Lady", target="B").quiet()
    assert (table.takes_part("Grey Wind"), table.seat("A").house_power) == (False, 1)


# Opposition.


@rule("lcg.opposition")
@pytest.mark.parametrize(("own", "other"), [pair for pair in PAIRS if SUPPORT.get(pair[0]) != pair[1]])
def test_winning_against_an_opposed_title_claims_power(own: str, other: str):
    table = council(own, other, A="play: War Host of the North", B="play: Lady, Sansa Stark")
    table.attack("military", "War Host of the North", target="B")
    if table.asked == "redirect":
        table.play("no")
    table.defend("Lady").until("choose-dead").play("card Lady").quiet()
    assert table.seat("A").house_power == ((own, other) in OPPOSITION)
    assert table.seat("B").house_power == 0


@rule("lcg.opposition")
def test_opposition_brings_one_power_a_round_whoever_was_beaten():
    """The example of the book: Whispers beats Laws, and Laws or the Regent again for nothing."""
    table = council(
        "master-of-whispers",
        "master-of-laws",
        "crown-regent",
        A="play: Lady, Arya Stark, Cersei Lannister",
        B="play: Robb Stark",
        C="play: Knight of the Tumblestone; hand: Hodor",
    )
    table.attack("military", "Lady", target="B").play("no").defend("Robb Stark").quiet()
    assert table.seat("A").house_power == 1
    table.attack("power", "Arya Stark", target="C").play("no").defend("Knight of the Tumblestone").quiet()
    table.attack("intrigue", "Cersei Lannister", target="B").play("no").quiet()
    assert table.seat("A").house_power == 1 + 1, "the last was unopposed"


@rule("lcg.opposition")
def test_a_defender_beats_an_opponent_too_and_each_seat_counts_for_itself():
    table = council(
        "master-of-coin",
        "hand-of-the-king",
        "lord-commander",
        A="play: Lady, Robb Stark",
        B="play: Grey Wind, Arya Stark",
    )
    table.attack("military", "Lady", target="B").defend("Grey Wind").quiet()
    assert (table.seat("A").house_power, table.seat("B").house_power) == (0, 1)
    table.attack("power", "Robb Stark", target="B").defend("Arya Stark").quiet()
    assert (table.seat("A").house_power, table.seat("B").house_power) == (2, 0), "one moved, one claimed"


@rule("lcg.opposition", "lcg.support-defence")
def test_opposition_goes_by_the_title_of_who_really_defended():
    """Whispers attacks Laws, whom Coin defends: Coin is beaten, and Whispers does not oppose Coin."""
    table = council(
        "master-of-whispers",
        "master-of-laws",
        "master-of-coin",
        A="play: Grey Wind",
        B="play: Lady (kneeling)",
        C="play: Direwolf Pup",
    )
    table.attack("military", "Grey Wind", target="B").defend("Direwolf Pup").quiet()
    assert (table.seat("A").house_power, table.seat("B").dead) == (0, ["Lady"])


# Strength.

BONUS = {"crown-regent": "power", "lord-commander": "military", "master-of-whispers": "intrigue"}


@rule("lcg.title-bonus")
@pytest.mark.parametrize("contest", ["military", "intrigue", "power"])
@pytest.mark.parametrize("title", TITLES)
def test_a_title_is_worth_three_in_its_challenges(title: str, contest: str):
    """Three against four: only with the bonus the attacker wins."""
    table = council(title, "", A="play: Daario Naharis; plot: Planning Ahead", B="play: Tywin Lannister")
    table.attack(contest, "Daario Naharis", target="B")
    if table.asked == "redirect":
        table.play("no")
    table.defend("Tywin Lannister").quiet()
    assert table.state.won[0] == (1 << m.ICONS.index(m.Icon(contest)) if BONUS.get(title) == contest else 0)


@rule("lcg.title-bonus")
def test_the_bonus_helps_defenders_and_needs_somebody_there():
    table = council("hand-of-the-king", "lord-commander", A="play: Grey Wind, Host of Storm's End", B="play: Lady")
    table.attack("military", "Grey Wind", target="B").defend("Lady").quiet()
    assert table.state.won[1] == 1, "two and three against four"
    table = council("hand-of-the-king", "crown-regent", A="play: Robb Stark", B="play: Lady")
    table.attack("power", "Robb Stark", target="B").play("no").quiet()
    assert (table.state.won[0], table.seat("A").house_power) == (0b100, 1), "nobody there: unopposed"


# The Crown Regent.


@rule("lcg.title-regent")
def test_the_regent_makes_the_attacker_pick_another_target():
    table = realm(*["stark"] * 4).given(
        A="play: Lady; title: master-of-coin",
        B="title: crown-regent",
        C="title: master-of-laws",
        D="title: hand-of-the-king; play: Direwolf Pup",
        at="challenges",
    )
    table.attack("military", "Lady", target="B")
    assert (table.asked, table.state.actors) == ("redirect", (1,))
    table.play("yes")
    assert (table.state.actors, table.seat("A").moves) == ((0,), ["seat D"]), (
        "Coin supports Laws; nobody attacks himself"
    )
    table.play("seat D").defend("Direwolf Pup").quiet()
    assert table.seat("D").dead == ["Direwolf Pup"]


@rule("lcg.title-regent")
def test_the_regent_may_send_a_challenge_to_himself_and_does_so_once_a_round():
    table = council("hand-of-the-king", "master-of-laws", "crown-regent", A="play: Lady, Robb Stark")
    table.attack("military", "Lady", target="B")
    assert table.state.actors == (2,)
    table.play("yes", "seat C").quiet()
    assert table.state.target == -1
    table.attack("power", "Robb Stark", target="B")
    assert table.asked != "redirect"
    assert table.seat("A").house_power == 2


@rule("lcg.title-regent")
def test_nobody_redirects_when_there_is_no_other_target():
    table = council("master-of-coin", "crown-regent", "master-of-laws", A="play: Lady")
    table.attack("military", "Lady", target="B")
    assert table.asked != "redirect"


@rule("lcg.title-regent", "lcg.challenge-actions")
def test_the_regent_comes_before_the_actions_that_follow_attackers():
    table = council(
        "hand-of-the-king",
        "crown-regent",
        "master-of-laws",
        A="play: Lady, Sansa Stark; hand: The Lion's Will; gold: 2",
    )
    table.attack("military", "Lady", target="B")
    assert (table.asked, table.seat("A").can("use The Lion's Will")) == ("redirect", False)
    table.play("no")
    assert table.seat("A").can("use The Lion's Will")


# The Lord Commander.


def undefended(**more: str) -> RealmTable:
    """A attacks B, who does not defend, and C commands the guard."""
    given = {"A": "play: Lady, Ghost; power: 2", "B": "play: Sansa Stark", "C": "play: Direwolf Pup", **more}
    return council("hand-of-the-king", "master-of-laws", "lord-commander", **given)


@rule("lcg.title-commander")
def test_the_commander_who_wins_takes_a_power_from_the_attackers_house():
    table = undefended()
    table.attack("military", "Lady", target="B").until("take-over")
    assert table.state.actors == (2,)
    table.play("yes").defend("Direwolf Pup").quiet()
    assert [table.seat(letter).house_power for letter in "ABC"] == [1, 0, 1]
    assert table.state.won == [0, 0, 1]


@rule("lcg.title-commander")
@pytest.mark.parametrize("defenders", [["Direwolf Pup"], []])
def test_the_commander_who_loses_suffers_all_of_it(defenders: list[str]):
    table = undefended(A="play: War Host of the North; power: 2")
    table.attack("military", "War Host of the North", target="B").until("take-over").play("yes")
    table.defend(*defenders).quiet()
    assert (table.seat("B").dead, table.seat("C").dead) == ([], ["Direwolf Pup"])
    assert [table.seat(letter).house_power for letter in "ABC"] == [2 + (not defenders), 0, 0]


@rule("lcg.title-commander")
def test_the_commander_may_stay_out_of_it():
    table = undefended()
    table.attack("military", "Lady", target="B").until("take-over").play("no")
    table.quiet()
    assert (table.seat("B").dead, table.is_kneeling("Direwolf Pup")) == (["Sansa Stark"], False)


@rule("lcg.title-commander", "lcg.stealth")
def test_after_the_commander_has_taken_over_actions_and_stealth_come_again():
    table = undefended(
        A="play: Ghost, Robb Stark; hand: The Lion's Will; gold: 2",
        B="play: Lady",
        C="play: Direwolf Pup, Grey Wind",
    )
    table.attack("military", "Ghost", target="B").sneak("Lady").until("take-over").play("yes")
    assert (table.asked, table.seat("A").can("use The Lion's Will")) == ("action-window", True)
    table.until("sneak")
    assert table.targets() == ["Direwolf Pup", "Grey Wind"]
    table.sneak("Grey Wind").until("declare-defenders")
    assert (table.state.actors, table.targets()) == ((2,), ["Direwolf Pup"])


@rule("lcg.title-commander", "lcg.title-regent")
def test_the_regent_cannot_turn_what_the_commander_has_taken_over():
    table = realm(*["stark"] * 4).given(
        A="play: Lady; title: hand-of-the-king",
        B="title: crown-regent",
        C="title: lord-commander",
        D="title: master-of-laws",
        at="challenges",
    )
    table.attack("military", "Lady", target="D").play("no").until("take-over").play("yes")
    assert "redirect" not in (table.asked, table.quiet().asked)
    assert (table.state.won[0], table.seat("A").house_power) == (1, 1)


@rule("lcg.title-commander")
@pytest.mark.parametrize(
    ("contest", "attacker", "defends"), [("power", "Robb Stark", ""), ("military", "Robb Stark", "Direwolf Pup")]
)
def test_the_commander_takes_over_undefended_military_challenges_only(contest: str, attacker: str, defends: str):
    table = undefended(A="play: Robb Stark", B="play: Direwolf Pup, Bran Stark", C="play: Hodor")
    table.attack(contest, attacker, target="B")
    if defends:
        table.defend(defends)
    while not table.state.is_halted:
        assert table.asked != "take-over"
        table.play(table.seat("ABC"[table.state.actors[0]]).moves[0])


@rule("lcg.title-commander")
def test_a_defender_who_is_removed_later_does_not_call_the_commander():
    table = undefended(A="play: Robb Stark (with Ice)", B="play: Lady, Bran Stark")
    table.attack("military", "Robb Stark", target="B").defend("Lady").seat("A").plays("use Ice")
    table.quiet()
    assert (table.seat("A").house_power, table.seat("B").dead) == (1, ["Lady", "Bran Stark"])
    assert "took-over" not in table.story


@rule("lcg.title-commander")
def test_the_commander_takes_over_once_a_round():
    table = undefended(A="play: Lady", B="play: Robb Stark", C="play: Direwolf Pup, Hodor")
    table.state.titles[1] = -1
    table.attack("military", "Lady", target="B").defend().until("take-over").play("yes").defend("Direwolf Pup").quiet()
    table.attack("military", "Robb Stark", target="A").quiet()
    assert table.story.count("took-over") == 1
    assert (table.state.won, table.seat("A").dead) == ([0, 1, 1], ["Lady"])


@rule("lcg.title-commander")
def test_the_commander_neither_takes_over_his_own_challenge_nor_one_against_himself():
    table = council("lord-commander", "master-of-laws", "", A="play: Lady", B="play: Robb Stark, Sansa Stark")
    table.attack("military", "Lady", target="C").quiet()
    table.seat("B").plays("challenge military A", "card Robb Stark", "done")
    table.quiet()
    assert ("took-over" in table.story, table.state.won) == (False, [1, 1, 0])


@rule("lcg.title-commander")
def test_the_commander_takes_over_only_where_he_may_be_challenged():
    """Between A and C there is a truce for military challenges."""
    table = reveal(QUIET, QUIET, "Mutual Enemies", A="play: Lady", B="play: Sansa Stark")
    table.play("seat A").do("title hand-of-the-king", "title master-of-laws", "title lord-commander")
    table.attack("military", "Lady", target="B").quiet()
    assert (table.seat("B").dead, "took-over" in table.story) == (["Sansa Stark"], False)


# Titles are not in play.


@rule("lcg.titles-out")
def test_titles_go_back_when_the_round_is_over():
    table = council("hand-of-the-king", "master-of-laws", "lord-commander")
    go_on(table, lambda: table.state.phase == m.PHASES.index(m.Phase.TAXATION))
    assert -1 not in table.state.titles
    go_on(table, lambda: table.state.round == 2)
    assert table.state.titles == [-1, -1, -1]


@rule("lcg.titles-out", "lcg.in-play")
def test_titles_are_no_cards_in_play():
    table = council("hand-of-the-king", "master-of-laws", "lord-commander")
    assert (table.state.in_play, table.seat("A").court) == (0, [])


@rule("lcg.titles-three")
def test_three_seats_choose_among_all_titles_every_other_round():
    table = realm("stark", "stark", "stark").given(at="titles")
    offered = []
    for _ in range(3):
        go_on(table, lambda: table.asked == "choose-title")
        first = table.state.round
        offered.append(table.state.offered.bit_count())
        go_on(table, lambda: table.state.round == first + 1)  # noqa: B023
    assert offered == [6, 3, 6]


@rule("lcg.titles")
def test_four_seats_choose_among_all_titles_every_round():
    table = realm(*["stark"] * 4).given(at="titles")
    for _ in range(2):
        go_on(table, lambda: table.asked == "choose-title")
        first = table.state.round
        assert table.state.offered.bit_count() == 6
        go_on(table, lambda: table.state.round == first + 1)  # noqa: B023
