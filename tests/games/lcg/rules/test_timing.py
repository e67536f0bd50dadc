"""The timing rules: windows, their steps, who goes first, passives, responses, moribund cards."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.lcg.cards.revealing import QUIET, reveal
from games.lcg.realm import RealmTable, realm
from support.table import rule
from thronsaal.games.lcg.material import Phase
from thronsaal.games.lcg.words.edicts import Delayed
from thronsaal.games.lcg.words.effects import kill
from thronsaal.games.lcg.words.modifiers import Granted, Strength
from thronsaal.games.lcg.words.pointing import Named
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.triggers import PhaseEnds

WILLS = "hand: 3x The Lion's Will; gold: 6; play: Lady, Arya Stark, Robb Stark"
"""Three actions for any phase."""


def asked(table: RealmTable, count: int) -> str:
    """Everybody passes so often; who was asked, in order."""
    seats = ""
    for _ in range(count):
        seats += "ABCD"[table.state.actors[0]]
        table.play("pass")
    return seats


def kill_at_the_end(table: RealmTable, name: str) -> RealmTable:
    """When the phase ends, this character is killed by a passive."""
    delayed = Delayed(PhaseEnds(), kill(Named(name)))
    table.state.last(Granted("delayed", 0, 0, -1, "trigger", delayed, Scope(0, -1)))
    return table


# Actions.


@rule("lcg.actions")
def test_the_first_player_acts_first_and_then_everybody_in_turn():
    table = realm("lannister", "lannister", "lannister").given(A=WILLS, B=WILLS, C=WILLS, at="draw-actions", first="C")
    assert asked(table, 3) == "CAB"
    assert table.state.is_halted, "all have passed in a row"


@rule("lcg.actions")
def test_one_action_each_until_all_have_passed_in_a_row():
    table = realm("lannister", "lannister", "lannister").given(A=WILLS, B=WILLS, C=WILLS, at="draw-actions")
    table.play("use The Lion's Will", "card Lady@A")
    assert asked(table, 2) == "BC"
    assert table.state.actors == (0,), "who has acted is asked again, since not all have passed in a row"
    table.play("use The Lion's Will", "card Arya Stark@A")
    assert asked(table, 1) == "B"
    table.play("use The Lion's Will", "card Lady@B")
    assert asked(table, 3) == "ABC"
    assert table.state.is_halted


@rule("lcg.actions")
def test_actions_may_be_taken_in_others_turns():
    table = realm("stark", "lannister").given(A="play: Lady, Ghost, Sansa Stark", B=WILLS, at="challenges")
    table.attack("military", "Lady")
    table.seat("B").plays("use The Lion's Will", "card Ghost")
    assert table.is_kneeling("Ghost")


@rule("lcg.actions")
def test_an_action_is_carried_out_wholly_before_the_next():
    table = realm("lannister", "stark").given(A=WILLS, B=WILLS, at="draw-actions")
    table.play("use The Lion's Will")
    assert (table.asked, table.state.actors) == ("choose-target", (0,))
    assert not table.seat("B").can("use The Lion's Will")
    table.seat("A").tries("pass")


@rule("lcg.actions")
@pytest.mark.parametrize(
    ("at", "done", "times"),
    [
        ("draw-begins", lambda table: len(table.seat("A").hand) == 2, [False, True]),
        ("dominance-begins", lambda table: table.seat("B").house_power == 1, [True]),
        ("standing-begins", lambda table: not table.is_kneeling("Lady"), [True]),
        ("taxation-begins", lambda table: table.seat("B").gold == 0, [True]),
    ],
)
def test_where_phases_have_time_for_actions(at: str, done: Callable[[RealmTable], bool], times: list[bool]):
    """Before and after drawing; but only after dominance is counted, cards stand and gold is given back."""
    table = realm("stark", "stark").given(
        A="play: Arya Stark, Crossroads; plot: Blockade",
        B="play: Ghost, Lady (kneeling); gold: 9; plot: Blockade",
        at=at,
    )
    phase, seen = table.state.phase, []
    while table.state.phase == phase:
        if table.state.is_halted:
            table.state.go_on()
        else:
            seen.append(done(table))
            table.play("pass")
    assert seen == times


@rule("lcg.dominance")
def test_nobody_acts_before_dominance_is_counted():
    table = realm("lannister", "stark").given(A=WILLS, B="play: Grey Wind, Ghost; gold: 6", at="dominance-begins")
    table.until("A")
    assert table.seat("B").house_power == 1


@rule("lcg.phases-of-actions")
def test_an_action_belongs_to_its_phase():
    table = realm("stark", "stark").given(
        A="play: Bran Stark, Cersei Lannister, Arya Stark, Crossroads; gold: 2", B="play: Ghost", at="draw-actions"
    )
    table.seat("A").fails("use Bran Stark", "lcg.phases-of-actions")
    table.seat("A").fails("use Cersei Lannister", "lcg.phases-of-actions")
    table.seat("A").plays("use Arya Stark")


# The six steps.


@rule("lcg.costs", "lcg.targets")
def test_first_one_pays_and_then_chooses():
    table = realm("stark", "stark").given(
        A="play: Arya Stark, 2x Crossroads", B="play: Ghost, Robert Baratheon", at="draw-actions"
    )
    table.seat("A").plays("use Arya Stark")
    assert table.asked == "pay-influence"
    table.play("card Crossroads")
    assert (table.asked, table.targets()) == ("choose-target", ["Ghost", "Robert Baratheon"])


@rule("lcg.targets", "lcg.costs")
def test_nothing_is_paid_for_what_has_no_target():
    table = realm("stark", "stark").given(
        A="play: Arya Stark, Crossroads, Ser Ilyn Payne", B="play: Grey Wind", at="marshalling"
    )
    table.seat("A").fails("use Arya Stark", "lcg.targets")
    assert not table.is_kneeling("Crossroads")


@rule("lcg.saves")
def test_saves_come_before_responses_and_the_saved_was_not_killed():
    table = realm("lannister", "stark").given(
        A="play: Joffrey Baratheon, Grey Wind", B="play: Sansa Stark (duplicate, kneeling)", at="challenges"
    )
    table.attack("military", "Grey Wind").do("save Sansa Stark").never("use Joffrey Baratheon")


@rule("lcg.passives", "lcg.responses")
def test_passives_come_before_responses():
    """Benjen's death shuffles the dead into the decks before Joffrey may answer that of the lord beside him."""
    table = realm("lannister", "stark").given(
        A="play: Joffrey Baratheon, War Host of the North; plot: The Power of Arms",
        B="play: Benjen Stark (kneeling), Robb Stark (kneeling); dead: Hodor",
        at="challenges",
    )
    table.attack("military", "War Host of the North").until("use Joffrey Baratheon")
    assert "shuffled" in table.story
    assert "Hodor" in table.seat("B").deck


@rule("lcg.passives", "lcg.first-player")
@pytest.mark.parametrize("first", ["A", "B"])
def test_the_first_player_orders_passives_whosever_they_are(first: str):
    """Both red priests take a location along; the first player says which of them goes first."""
    table = realm("baratheon", "baratheon").given(
        A="play: Old Red Priest, 2x Crossroads; plots: Valar Morghulis",
        B=f"play: Old Red Priest, 2x Narrow Sea; plots: {QUIET}",
        at="plots",
        first=first,
    )
    table.seat("A").plays("plot Valar Morghulis")
    table.seat("B").plays(f"plot {QUIET}")
    table.play(f"seat {first}").until("which-first")
    assert table.state.actors == ("AB".index(first),)
    table.play("card Old Red Priest@B")
    assert (table.asked, table.state.actors) == ("pick-one", (1,))
    table.play("card Narrow Sea")
    assert (table.asked, table.state.actors) == ("pick-one", (0,))


@rule("lcg.responses")
def test_the_player_on_the_left_of_who_acted_responds_first():
    mourners = "play: Joffrey Baratheon"
    table = realm(*["lannister"] * 4).given(
        A=mourners,
        B=f"{mourners}, Ser Ilyn Payne",
        C=f"{mourners}, Sansa Stark",
        D=mourners,
        at="marshalling",
        first="B",
    )
    table.seat("B").plays("use Ser Ilyn Payne", "card Sansa Stark")
    assert asked(table, 4) == "CDAB"


@rule("lcg.responses")
@pytest.mark.parametrize(("first", "order"), [("A", "ABC"), ("B", "BCA"), ("C", "CAB")])
def test_in_a_framework_window_the_first_player_responds_first_attacker_or_not(first: str, order: str):
    mourners = "play: Joffrey Baratheon"
    table = realm("lannister", "lannister", "lannister").given(
        A=f"{mourners}, Grey Wind", B=f"{mourners}, Sansa Stark", C=mourners, at="challenges", first=first, active="A"
    )
    while table.state.actors != (0,):
        table.play("done")
    table.attack("military", "Grey Wind", target="B").until("choose-dead").play("card Sansa Stark")
    assert asked(table, 3) == order


@rule("lcg.responses")
def test_responses_go_round_until_all_have_passed_in_a_row():
    """Robb's answer kills another lady, which Joffrey may answer though he has passed before."""
    table = realm("stark", "lannister").given(
        A="play: Robb Stark",
        B="play: Joffrey Baratheon (kneeling), Sansa Stark (kneeling), Cersei Lannister (kneeling)",
        at="challenges",
        first="A",
    )
    table.attack("military", "Robb Stark").until("choose-dead").play("card Sansa Stark")
    table.until("use Robb Stark").play("pass")
    assert table.state.actors == (1,)
    table.play("use Joffrey Baratheon")
    table.play("use Robb Stark", "card Cersei Lannister")
    table.do("use Joffrey Baratheon").quiet()
    assert table.power("Joffrey Baratheon") == 2


@rule("lcg.responses")
def test_everything_that_happened_in_the_window_may_be_answered_also_what_an_answer_did():
    table = realm("stark", "lannister").given(
        A="play: Robb Stark",
        B="play: Joffrey Baratheon (kneeling), Sansa Stark (kneeling), Cersei Lannister (kneeling)",
        at="challenges",
    )
    table.attack("military", "Robb Stark").until("choose-dead").play("card Sansa Stark")
    table.do("use Robb Stark", "card Cersei Lannister", "use Joffrey Baratheon")
    assert table.asked == "which-one", "he has two deaths to answer"
    table.play("card Sansa Stark").do("use Joffrey Baratheon").quiet()
    assert table.power("Joffrey Baratheon") == 2


@rule("lcg.responses")
def test_a_text_answers_one_thing_once():
    table = realm("stark", "lannister").given(
        A="play: Robb Stark", B="play: Joffrey Baratheon (kneeling), Sansa Stark (kneeling)", at="challenges"
    )
    table.attack("military", "Robb Stark").until("choose-dead").play("card Sansa Stark")
    table.do("use Joffrey Baratheon")
    table.never("use Joffrey Baratheon")


@rule("lcg.responses")
def test_chances_to_answer_lapse_with_the_window():
    table = realm("lannister", "stark").given(
        A="play: Ser Ilyn Payne, Joffrey Baratheon, Winterfell Kennels; gold: 1",
        B="play: Sansa Stark",
        at="marshalling",
    )
    table.do("use Ser Ilyn Payne", "card Sansa Stark").until("use Joffrey Baratheon").play("pass")
    assert table.asked == "action-window"
    table.seat("A").plays("use Winterfell Kennels", "done")
    assert not table.seat("A").can("use Joffrey Baratheon")


# Moribund.


@rule("lcg.moribund")
def test_who_leaves_is_there_until_the_window_ends():
    """Joffrey sees the death of the lady beside him though he dies himself; both lie there until all have passed."""
    table = realm("lannister", "stark").given(
        A="play: Joffrey Baratheon (kneeling), Sansa Stark (kneeling)",
        B="play: Robb Stark; plot: The Power of Arms",
        at="challenges",
        first="B",
    )
    table.attack("military", "Robb Stark").until("use Joffrey Baratheon")
    assert (table.zone("Joffrey Baratheon"), table.zone("Sansa Stark")) == ("play", "play")
    table.play("use Joffrey Baratheon", "card Sansa Stark")
    assert table.power("Joffrey Baratheon") == 1
    table.quiet()
    assert (sorted(table.seat("A").dead), table.seat("A").power) == (["Joffrey Baratheon", "Sansa Stark"], 0)


@rule("lcg.moribund")
def test_who_is_about_to_leave_cannot_be_removed_again():
    table = realm("stark", "stark").given(
        A="play: Robb Stark", B="play: Sansa Stark (kneeling), Lady (kneeling)", at="challenges"
    )
    table.attack("military", "Robb Stark").until("choose-dead").play("card Sansa Stark")
    table.do("use Robb Stark")
    assert table.quiet().seat("B").dead == ["Sansa Stark", "Lady"], "the only target left"


@rule("lcg.moribund", "lcg.attachments")
def test_attachments_of_who_leaves_are_discarded_and_duplicates_too():
    table = realm("stark", "stark").given(
        A="play: Grey Wind", B="play: Sansa Stark (kneeling, duplicate, with Lordship)", at="challenges"
    )
    table.attack("military", "Grey Wind").quiet()
    assert (table.seat("B").dead, sorted(table.seat("B").discard)) == (["Sansa Stark"], ["Lordship", "Sansa Stark"])


@rule("lcg.moribund", "lcg.events")
def test_an_event_lies_nowhere_until_its_window_ends():
    table = realm("lannister", "stark").given(
        A="hand: Guilty!; play: Joffrey Baratheon, Robb Stark", B="play: Cersei Lannister", at="dominance-actions"
    )
    table.seat("A").plays("use Guilty!", "card Robb Stark", "card Cersei Lannister")
    table.until("use Joffrey Baratheon")
    assert (table.zone("Guilty!"), table.seat("A").discard) == ("aside", [])
    table.play("pass")
    assert table.quiet().seat("A").discard == ["Guilty!"]


@rule("lcg.moribund", "lcg.power")
def test_power_on_the_dying_counts_until_they_are_gone():
    table = realm("lannister", "stark").given(
        A="play: Joffrey Baratheon (kneeling, 2 power); power: 12", B="play: Robb Stark", at="challenges", first="B"
    )
    table.attack("military", "Robb Stark").do("use Joffrey Baratheon")
    assert table.state.winner == (0,)


# Framework windows.


@rule("lcg.responses", "lcg.lasting")
def test_nobody_responds_at_the_end_of_a_phase():
    """A lady dies of a passive when the phase ends: she may be saved, but Joffrey cannot answer."""
    table = realm("lannister", "stark").given(
        A="play: Joffrey Baratheon", B="play: Sansa Stark", at="dominance-actions"
    )
    kill_at_the_end(table, "Sansa Stark")
    for _ in range(3):
        if table.state.is_halted:
            table.state.go_on()
        table.never("use Joffrey Baratheon")
    assert table.seat("B").dead == ["Sansa Stark"]


@rule("lcg.lasting")
def test_what_lasts_until_the_phase_ends_is_over_when_passives_of_its_end_come():
    """Bronn's word holds no more when somebody is killed by what happens at the end of the phase."""
    table = realm("lannister", "stark").given(A="play: Bronn (kneeling), Sansa Stark; gold: 2", at="dominance-actions")
    table.seat("A").plays("use Bronn", "card Sansa Stark")
    kill_at_the_end(table, "Sansa Stark").end_phase()
    assert (table.seat("A").dead, table.is_kneeling("Bronn")) == (["Sansa Stark"], True)


@rule("lcg.lasting")
def test_what_lasts_for_a_phase_is_not_there_in_the_next():
    table = realm("targaryen", "stark").given(A="hand: Forever Burning", B="play: Grey Wind", at="challenge-actions")
    table.seat("A").plays("use Forever Burning")
    assert table.strength("Grey Wind") == 3
    assert table.end_phase().strength("Grey Wind") == 4


@rule("lcg.lasting")
def test_what_lasts_is_summed_in_whatever_order_and_never_below_zero():
    """Below zero is as good as zero, but what comes later is added to the sum of all and not to zero."""
    table = realm("stark", "stark").given(A="play: Lady", at="challenge-actions")
    bit = 1 << table.card("Lady")

    def add(n: int) -> int:
        sign = 1 if n > 0 else -1
        table.state.last(Granted("strength", bit, 0, -1, "phase", Strength(abs(n), sign), Scope(0, -1)))
        return table.strength("Lady")

    assert [add(n) for n in (2, -2, -5, 1, 2, 3)] == [4, 2, 0, 0, 0, 3]


@rule("lcg.plot-when-revealed", "lcg.saves")
@pytest.mark.parametrize("first", ["A", "B", "C"])
def test_the_first_player_may_save_first_from_a_plot(first: str):
    """Passives are no player's doing, so nobody sits on the left of who did it."""
    noble = "play: Hodor (duplicate)"
    table = reveal("Valar Morghulis", QUIET, QUIET, A=noble, B=noble, C=noble, first=first)
    at = "ABC".index(first)
    assert asked(table, 3) == ("ABC" * 2)[at : at + 3]


@rule("lcg.round")
def test_the_phases_of_a_round_in_their_order():
    table = realm("stark", "stark").given(A="plots: Blockade", B="plots: Blockade", at="round")
    phases: list[str] = []
    while table.state.round < 2:
        if table.state.is_halted:
            table.state.go_on()
        else:
            table.play(table.seat("AB"[table.state.actors[0]]).moves[0])
        name = list(Phase)[table.state.phase].value if table.state.phase >= 0 else ""
        if name and (not phases or phases[-1] != name):
            phases.append(name)
    assert phases == ["plot", "draw", "marshalling", "challenges", "dominance", "standing", "taxation"]
