"""Challenges: whose turn it is, attackers, stealth, defenders, the time for actions, who wins, who takes part."""

from __future__ import annotations

import pytest

from games.lcg.realm import RealmTable, realm
from support.table import rule
from thronsaal.games.lcg.material import Icon
from thronsaal.games.lcg.words.modifiers import Granted, LosesIcon
from thronsaal.games.lcg.words.scope import Scope


def walk(table: RealmTable, **answers: str) -> list[str]:
    """The questions of one challenge, each answered as said by its name (dashes are underscores), else with pass."""
    asked: list[str] = []
    while True:
        if table.state.is_halted:
            table.state.go_on()
            continue
        asked.append(table.asked)
        if asked.count("turn") == 2:
            return asked
        table.play(*answers.get(table.asked.replace("-", "_"), "pass").split(", "))


# Whose turn it is.


@rule("lcg.challenge-order")
def test_everybody_challenges_in_turn_from_the_first_player_on():
    table = realm("stark", "stark", "stark").given(
        A="play: Robb Stark", B="play: Lady", C="play: Hodor, Arya Stark", at="challenges", first="B"
    )
    turns = []
    while not table.state.is_halted:
        turns.append("ABC"[table.state.actors[0]])
        table.play("done")
    assert turns == ["B", "C", "A"]


@rule("lcg.challenge-order")
def test_who_is_done_challenges_no_more_though_able_to():
    table = realm("stark", "stark").given(A="play: Robb Stark, Lady", B="play: Arya Stark", at="challenges")
    table.attack("power", "Robb Stark").defend().quiet()
    assert "challenge military B" in table.seat("A").moves
    table.seat("A").plays("done")
    assert (table.asked, table.state.actors) == ("turn", (1,))
    table.play("done")
    assert table.state.is_halted, "the phase is over"


@rule("lcg.challenge-order")
def test_who_cannot_attack_is_not_asked():
    table = realm("stark", "stark").given(A="play: Hodor, Lady (kneeling)", B="play: Arya Stark", at="challenges")
    assert table.state.actors == (1,)


@rule("lcg.challenges")
def test_one_challenge_of_each_type_in_any_order_and_against_anybody():
    table = realm("lannister", "stark", "stark").given(
        A="play: 2x Knight of the Tumblestone, Lannisport Steward, Renly Baratheon", at="challenges"
    )
    table.attack("power", "Knight of the Tumblestone", target="C").quiet()
    table.attack("military", "Knight of the Tumblestone#2", target="B").quiet()
    table.seat("A").fails("challenge power B", "lcg.challenges")
    table.attack("intrigue", "Lannisport Steward", target="C").quiet()
    assert table.state.is_halted, "Renly could still attack, but every type was there"
    assert (table.state.won[0], table.seat("A").house_power) == (0b111, 3)


@rule("lcg.challenges")
def test_the_next_challenge_waits_for_the_end_of_this_one():
    table = realm("stark", "stark").given(A="play: Robb Stark, Lady", B="play: Hodor", at="challenges")
    table.attack("military", "Lady")
    assert not table.seat("A").can("challenge power B")
    table.defend("Hodor").quiet()
    assert table.seat("A").can("challenge power B")


# Attackers.


@rule("lcg.attackers")
def test_attackers_are_own_standing_characters_with_the_icon_and_kneel():
    table = realm("stark", "stark").given(
        A="play: Robb Stark, Lady, Direwolf Pup (kneeling), Sansa Stark, Great Keep", B="play: Ghost", at="challenges"
    )
    attacker = table.seat("A")
    attacker.plays("challenge military B")
    assert table.targets() == ["Lady", "Robb Stark"]
    for name, reason in (
        ("Direwolf Pup", "lcg.kneeling"),
        ("Sansa Stark", "lcg.attackers"),
        ("Great Keep", "lcg.attackers"),
        ("Ghost", "lcg.attackers"),
    ):
        attacker.fails(f"card {name}", reason)
    attacker.plays("card Lady", "card Robb Stark")
    attacker.tries("card Lady")
    attacker.plays("done")
    assert table.is_kneeling("Lady")
    assert table.is_kneeling("Robb Stark")
    assert (table.takes_part("Lady"), table.takes_part("Robb Stark")) == (True, True)


@rule("lcg.attackers")
def test_a_challenge_needs_an_attacker():
    table = realm("stark", "stark").given(A="play: Lady, Sansa Stark (kneeling)", at="challenges")
    for contest in ("intrigue", "power"):
        table.seat("A").fails(f"challenge {contest} B", "lcg.attackers")
    table.seat("A").plays("challenge military B")
    table.seat("A").fails("done", "lcg.attackers")


@rule("lcg.attackers")
def test_icons_that_texts_give_count():
    table = realm("stark", "stark").given(
        A="play: Bran Stark (with Summer), Sansa Stark (with Lordship)", at="challenges"
    )
    table.seat("A").plays("challenge military B")
    assert table.targets() == ["Bran Stark"]


# Defenders.


@rule("lcg.defenders")
def test_defenders_are_the_challenged_players_standing_characters_with_the_icon_and_kneel():
    table = realm("stark", "stark", "stark").given(
        A="play: Robb Stark",
        B="play: Hodor, Lady, Direwolf Pup (kneeling), Sansa Stark",
        C="play: Grey Wind",
        at="challenges",
    )
    table.attack("military", "Robb Stark", target="B").until("declare-defenders")
    assert (table.state.actors, table.targets()) == ((1,), ["Hodor", "Lady"])
    defender = table.seat("B")
    defender.fails("card Direwolf Pup", "lcg.kneeling")
    defender.fails("card Sansa Stark", "lcg.defenders")
    defender.fails("card Grey Wind", "lcg.defenders")
    table.defend("Hodor", "Lady")
    assert (table.is_kneeling("Hodor"), table.is_kneeling("Lady")) == (True, True)


# Stealth.


@rule("lcg.stealth")
def test_each_stealthy_attacker_keeps_one_from_defending():
    table = realm("stark", "stark").given(
        A="play: Ghost, Benjen Stark, Robb Stark",
        B="play: Lady, Grey Wind, Knight of the Tumblestone, Chella, Daughter of Cheyk, Hodor",
        at="challenges",
    )
    table.attack("military", "Ghost", "Benjen Stark", "Robb Stark").until("sneak")
    assert table.targets() == ["Grey Wind", "Knight of the Tumblestone", "Lady"], "neither Hodor nor the stealthy"
    table.sneak("Grey Wind", "Lady")
    table.until("declare-defenders")
    assert table.targets() == ["Chella, Daughter of Cheyk", "Hodor", "Knight of the Tumblestone"]
    table.seat("B").fails("card Lady", "lcg.stealth")


@rule("lcg.stealth")
def test_stealth_may_be_waived():
    table = realm("stark", "stark").given(A="play: Ghost", B="play: Lady", at="challenges")
    table.attack("military", "Ghost").sneak().until("declare-defenders")
    assert table.targets() == ["Lady"]


@rule("lcg.stealth")
def test_who_was_passed_by_stealth_may_defend_in_the_next_challenge():
    table = realm("stark", "stark").given(
        A="play: Benjen Stark, Robb Stark", B="play: Hodor, Arya Stark", at="challenges"
    )
    table.attack("military", "Benjen Stark").sneak("Arya Stark").defend("Hodor").quiet()
    table.attack("power", "Robb Stark").until("declare-defenders")
    assert table.targets() == ["Arya Stark"]


# The time for actions.


@rule("lcg.challenge-actions")
def test_actions_come_before_and_after_every_step_and_not_between():
    table = realm("stark", "stark").given(
        A="play: Ghost, Robb Stark, Arya Stark, Narrow Sea",
        B="play: Ser Barristan Selmy, Lady, Sansa Stark",
        at="challenge-actions",
    )
    asked = walk(
        table,
        turn="challenge military B",
        declare_attackers="card Ghost, done",
        sneak="done",
        declare_defenders="done",
        choose_dead="card Lady",
    )
    assert asked == [
        "action-window",
        "turn",
        "declare-attackers",
        "action-window",
        "sneak",
        "declare-defenders",
        "action-window",
        "choose-dead",
        "action-window",
        "turn",
    ]


@rule("lcg.challenge-actions")
def test_before_the_next_seat_challenges_there_is_time_for_actions():
    table = realm("stark", "baratheon").given(
        A="play: Robb Stark", B="play: Selyse Baratheon (kneeling), Robert Baratheon, Crossroads", at="challenges"
    )
    table.seat("A").plays("done")
    assert (table.asked, table.state.active) == ("action-window", 1)
    table.seat("B").plays("use Selyse Baratheon", "card Crossroads", "card Robert Baratheon")
    table.until("turn")
    assert table.seat("B").can("challenge intrigue A")
    table.play("done")
    assert table.state.is_halted, "nobody acts after the last who could challenge"


@rule("lcg.challenge-actions")
def test_nobody_acts_while_attackers_defenders_or_the_dead_are_named():
    table = realm("stark", "lannister").given(
        A="play: Ghost; gold: 2; hand: The Lion's Will", B="play: Lady, Hodor, Sansa Stark", at="challenges"
    )
    seat = table.seat("A")
    for text in ("challenge military B", "card Ghost"):
        assert not seat.can("use The Lion's Will")
        seat.plays(text)
    assert not seat.can("use The Lion's Will")
    seat.plays("done")
    assert seat.can("use The Lion's Will")
    for question, answer in (("sneak", "done"), ("declare-defenders", "done"), ("choose-dead", "card Lady")):
        table.until(question)
        assert not seat.can("use The Lion's Will")
        table.play(answer)
        assert seat.can("use The Lion's Will") == (question != "sneak")


# Who wins.


@rule("lcg.winner")
@pytest.mark.parametrize(
    ("attackers", "defenders", "winner"),
    [
        (["Lady"], ["Direwolf Pup"], "A"),
        (["Lady"], ["Grey Wind"], "B"),
        (["Lady", "Ghost"], ["Grey Wind"], "A"),
        (["Lady", "Ghost"], ["Grey Wind", "Direwolf Pup"], "B"),
        (["Lady"], [], "A"),
    ],
)
def test_the_higher_sum_wins_and_the_attacker_in_a_tie(attackers: list[str], defenders: list[str], winner: str):
    table = realm("stark", "stark").given(A="play: Lady, Ghost", B="play: Direwolf Pup, Grey Wind", at="challenges")
    table.attack("military", *attackers)
    if table.asked == "sneak":
        table.sneak()
    table.defend(*defenders).quiet()
    assert table.state.won == ([1, 0] if winner == "A" else [0, 1])


@rule("lcg.winner", "lcg.no-result")
@pytest.mark.parametrize("defender", ["Arya Stark (with Stinking Drunk)", "Lady (kneeling)"])
def test_nobody_wins_without_strength(defender: str):
    table = realm("stark", "stark").given(
        A="play: Robb Stark (with Stinking Drunk)", B=f"play: {defender}; power: 1", at="challenges"
    )
    table.attack("military", "Robb Stark")
    if "Arya" in defender:
        table.defend("Arya Stark")
    table.quiet()
    assert "no-result" in table.story
    assert (table.state.won, table.seat("A").power, table.seat("B").dead) == ([0, 0], 0, [])


@rule("lcg.winner", "lcg.no-result")
@pytest.mark.parametrize(("bears", "won"), [("Ice", [0, 1]), ("Ice + Stinking Drunk", [0, 0])])
def test_defenders_whose_attackers_are_gone_win_unless_they_have_no_strength(bears: str, won: list[int]):
    table = realm("stark", "stark").given(A="play: Lady", B=f"play: Arya Stark (with {bears})", at="challenges")
    table.attack("military", "Lady").defend("Arya Stark")
    table.seat("B").plays("use Ice")
    assert table.quiet().state.won == won
    assert ("no-result" in table.story) == (won == [0, 0])


@rule("lcg.winner", "lcg.claim")
def test_a_defender_who_wins_does_no_damage_but_has_won():
    table = realm("stark", "stark").given(
        A="play: Lady, Sansa Stark", B="play: Jon Snow; plot: The Power of Arms", at="challenges"
    )
    table.attack("military", "Lady").defend("Jon Snow").do("use Jon Snow:2").quiet()
    assert (table.seat("A").dead, table.power("Jon Snow"), table.seat("B").house_power) == ([], 1, 0)


# Taking part.


@rule("lcg.participation")
def test_who_is_removed_before_the_resolution_takes_part_no_more():
    table = realm("stark", "stark").given(
        A="play: Lady, Robert Baratheon", B="play: Robb Stark (with Ice), Direwolf Pup", at="challenges"
    )
    table.attack("military", "Lady", "Robert Baratheon").defend("Robb Stark")
    table.seat("B").plays("use Ice", "card Robert Baratheon")
    assert not table.takes_part("Robert Baratheon")
    table.until("choose-dead")
    assert table.state.won == [1, 0], "two against two"
    assert "power" not in table.play("card Direwolf Pup").story, "nobody claims for renown"


@rule("lcg.participation")
def test_who_loses_the_icon_stays_in_the_challenge():
    """The Fanatic fights only while there are dragons, but does not run when the last of them is killed."""
    table = realm("targaryen", "stark").given(
        A="play: Qartheen Fanatic, Rhaegal", B="play: Robb Stark (with Ice), Lady", at="challenges"
    )
    table.attack("military", "Qartheen Fanatic", "Rhaegal").sneak().defend("Robb Stark")
    table.seat("B").plays("use Ice", "card Rhaegal")
    assert (table.icons("Qartheen Fanatic"), table.takes_part("Qartheen Fanatic")) == (["intrigue"], True)
    table.until("choose-dead")
    assert table.state.won[0] == 1


@rule("lcg.participation")
def test_a_defender_who_loses_the_icon_counts_too():
    table = realm("stark", "stark").given(
        A="play: Lady, Sansa Stark; hand: The Lion's Will; gold: 2", B="play: Grey Wind", at="challenges"
    )
    table.attack("military", "Lady").defend("Grey Wind")
    bit = 1 << table.card("Grey Wind")
    table.state.last(Granted("no-icon", bit, 0, -1, "phase", LosesIcon(Icon.MILITARY), Scope(0, -1)))
    assert (table.icons("Grey Wind"), table.takes_part("Grey Wind")) == ([], True)
    table.quiet()
    assert table.state.won == [0, 1]


@rule("lcg.participation", "lcg.control")
def test_who_changes_sides_takes_part_no_more():
    table = realm("stark", "stark").given(
        A="play: Lady, Ghost, Sansa Stark; hand: The Lion's Will; gold: 2", B="play: Direwolf Pup", at="challenges"
    )
    table.attack("military", "Lady", "Ghost").sneak().defend("Direwolf Pup")
    table.state.hand_over(table.card("Ghost"), 1)
    assert (table.takes_part("Ghost"), table.takes_part("Lady")) == (False, True)
    assert table.is_kneeling("Ghost")


@rule("lcg.participation")
def test_who_was_removed_has_not_taken_part_when_the_challenge_was_won():
    """Jon Snow claims power only if he or Ghost is there to the end."""
    table = realm("stark", "stark").given(
        A="play: Jon Snow, Ghost, Grey Wind", B="play: Robb Stark (with Ice), Lady", at="challenges"
    )
    table.attack("military", "Ghost", "Grey Wind").sneak().defend("Robb Stark")
    table.seat("B").plays("use Ice", "card Ghost")
    table.until("choose-dead").play("card Lady").never("use Jon Snow:2")


# The order of the resolution.


@rule("lcg.resolution-order")
def test_winner_claim_unopposed_renown_deadly_and_only_then_passives():
    """Robert's own passive, which renown sets off, waits until the deadly blow has fallen."""
    table = realm("baratheon", "stark").given(
        A="play: Robert Baratheon, Bronn", B="play: Robb Stark (with Stinking Drunk); power: 1", at="challenges"
    )
    table.attack("power", "Robert Baratheon", "Bronn").defend("Robb Stark")
    table.quiet()
    order = ("challenge-won", "power-moved", "power", "left-killed", "left-discarded")
    assert [kind for kind in table.story if kind in order] == [
        "challenge-won",
        "power-moved",
        "power",
        "power",
        "left-killed",
        "left-discarded",
        "power",
    ]
    assert (table.seat("A").house_power, table.power("Robert Baratheon"), table.seat("B").dead) == (
        2,
        2,
        ["Robb Stark"],
    )


@rule("lcg.resolution-order", "lcg.responses")
def test_who_answers_a_victory_sees_all_that_came_of_it():
    """Tyrion draws when all is done: after the claim has emptied the hand, renown and unopposed power."""
    table = realm("lannister", "stark").given(
        A="play: Tyrion Lannister; gold: 1; deck: Hodor", B="hand: Lady; play: Cersei Lannister", at="challenges"
    )
    table.attack("intrigue", "Tyrion Lannister").sneak("Cersei Lannister").until("use Tyrion Lannister")
    assert (table.seat("B").discard, table.seat("A").house_power) == (["Lady"], 1)
    table.play("use Tyrion Lannister")
    assert table.seat("A").hand == ["Hodor"]
