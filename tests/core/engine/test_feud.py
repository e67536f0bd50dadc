"""A feud on the engine room: everything that can be answered, in the order of the six steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from support.table import Table
from thronsaal.core import kit
from thronsaal.core.scene import BadScene
from thronsaal.core.words import Word
from toys import feud
from toys.feud import cards as c
from toys.feud import notation as n
from toys.feud import occurrences as o


@pytest.fixture(autouse=True)
def _installed(install: Callable[..., None]) -> None:
    install(feud="toys.feud:GAME")


def table(**given: Any) -> Table:
    """A position; everybody has an inn, so that the window of actions stays open."""
    play = dict.fromkeys("ABCD"[: given.get("seats", 2)], "inn")
    for letter, cards in given.get("play", {}).items():
        play[letter] = f"{cards}, inn"
    return Table("feud").given(**{**given, "play": play})


def card(name: str) -> int:
    return n.about(n.read(f"use {name}"))


def asked(at: Table) -> str:
    """Who is asked, and what."""
    state: Any = at.state
    return " ".join("ABCD"[seat] for seat in state.actors) + f" {state.asked.kind}"


def told(at: Table) -> list[str]:
    """The kinds of events of the last move, with the card each is about."""
    lines = []
    for event in at.events:
        about = event.values.get("card")
        slug = next((face.slug for face in c.FACES if isinstance(about, Word) and face.title[1] in str(about)), "")
        lines.append(f"{event.kind} {slug}".strip())
    return lines


def passed(at: Table, *kinds: str) -> Table:
    """Everybody passes in windows of these kinds."""
    while asked(at).split()[1] in (kinds or ("interrupts", "responses")):
        at.play("pass")
    return at


def house(at: Table, letter: str) -> dict[str, Any]:
    return at.sees("houses")["ABCD".index(letter)]


@pytest.mark.parametrize("check", kit.CHECKS)
def test_the_kit_passes(check: str):
    kit.CHECKS[check](feud.GAME, (1, 2, 3, 4))


# Step 1: announce, pay, aim.


def test_a_card_is_paid_for_then_aimed_and_then_it_impends():
    at = table(play={"A": "headsman", "B": "scribe, herald"}, kneeling="B-scribe, B-herald")
    at.play("use A-headsman")
    assert told(at) == ["used headsman", "knelt headsman"]
    assert asked(at) == "A target"
    at.seat("A").may_play("choose A-headsman", "choose B-scribe", "choose B-herald")
    at.seat("A").tries("choose B-mourner").table.expects(reason="feud.target")
    at.play("choose B-scribe")
    assert told(at) == ["killed scribe", "set-off herald", "claimed", "left scribe"]
    assert house(at, "B")["dead"] == ["B-scribe"]


def test_an_ability_that_would_do_nothing_cannot_be_used():
    at = table(play={"A": "headsman", "B": "scribe"}, hand={"A": "curse, spy"}, gold={"A": 0})
    at.seat("A").may_play("pass", "use A-inn")
    at.seat("A").tries("use A-headsman").table.expects(reason="feud.actions")
    at.seat("A").tries("play A-curse").table.expects(reason="feud.actions")
    at.seat("A").tries("play A-arrest").table.expects(reason="feud.actions")
    at.seat("A").tries("use B-scribe").table.expects(reason="feud.actions")


# Step 2: save and cancel.


def test_a_character_about_to_die_is_saved_for_a_cost():
    at = table(play={"A": "headsman", "B": "shield-bearer, scribe"}, kneeling="B-scribe")
    at.play("use A-headsman", "choose B-scribe")
    assert asked(at) == "B interrupts"
    at.seat("B").may_play("pass", "use B-shield-bearer")
    at.play("use B-shield-bearer")
    assert told(at) == ["used shield-bearer", "knelt shield-bearer", "saved scribe"]
    assert house(at, "B")["play"] == ["B-shield-bearer", "B-scribe", "B-inn"]
    assert house(at, "B")["kneeling"] == ["B-shield-bearer", "B-scribe"]
    assert house(at, "B")["dead"] == []


def test_nobody_saves_herself_when_her_text_says_so():
    at = table(play={"B": "shield-bearer"}, hand={"A": "ambush"})
    at.play("play A-ambush")
    assert asked(at) == "B actions"
    assert house(at, "B")["dead"] == ["B-shield-bearer"]


def test_a_cancelled_event_has_no_effect_and_stays_paid():
    at = table(play={"B": "scribe"}, hand={"A": "ambush, spy", "B": "countermand"}, gold={"A": 2, "B": 1})
    at.play("play A-ambush")
    assert asked(at) == "B interrupts"
    at.play("play B-countermand")
    # A might hold a countermand of its own, and is asked; all it can do is pass.
    assert asked(at) == "A interrupts"
    at.seat("A").may_play("pass")
    at.play("pass")
    assert told(at) == ["cancelled ambush"]
    assert house(at, "B")["play"] == ["B-scribe", "B-inn"]
    assert (house(at, "A")["gold"], house(at, "A")["hand_size"]) == (1, 1)
    assert house(at, "A")["discard"] == ["A-ambush"]
    assert house(at, "B")["discard"] == ["B-countermand"]


def test_a_cancel_is_cancelled():
    at = table(play={"B": "scribe"}, hand={"A": "ambush, countermand", "B": "countermand"}, deck={"A": "spy"})
    at.play("play A-ambush", "play B-countermand", "play A-countermand")
    assert "cancelled countermand" in told(at)
    assert told(at).index("cancelled countermand") < told(at).index("killed scribe")
    assert house(at, "B")["dead"] == ["B-scribe"]
    assert at.seat("A").view("houses")[0]["hand"] == ["A-spy"]


def test_saves_and_cancels_begin_on_the_left_of_who_acts():
    at = table(seats=3, first="B", play={"A": "scribe"}, hand=dict.fromkeys("ABC", "countermand, ambush"))
    at.play("play B-ambush")
    order = ""
    while asked(at).endswith("interrupts"):
        order += asked(at)[0]
        at.play("pass")
    assert order == "CAB"


def test_a_death_is_replaced_and_has_then_not_happened():
    at = table(
        play={"A": "herald", "B": "crypt, scribe"},
        hand={"A": "ambush", "B": "reprisal"},
        deck={"A": "spy"},
        gold={"B": 4},
    )
    at.play("play A-ambush", "use B-crypt")
    passed(at, "interrupts")
    assert house(at, "B")["dead"] == []
    assert house(at, "B")["deck"][-1] == "B-scribe", "all have seen where it went"
    assert house(at, "A")["power"] == 0, "the herald waits for a death"
    assert at.seat("A").view("houses")[0]["hand"] == [], "the second part needs the first"
    assert asked(at) == "B actions", "nobody may avenge a death that did not happen"


# Moribund.


def dying(**more: Any) -> Table:
    """A's ambush has killed B's scribe; B may respond."""
    given: dict[str, Any] = {
        "play": {"A": "herald, martyr", "B": "scribe, watchman"},
        "hand": {"A": "ambush, reprisal", "B": "last-will, reprisal"},
        "deck": {"A": "spy"},
        "gold": {"B": 3},
        **more,
    }
    at = table(**given)
    return passed(at.play("play A-ambush", "choose B-scribe"), "interrupts")


def test_a_moribund_card_is_still_in_play():
    at = dying()
    assert asked(at) == "B responses"
    assert at.sees("moribund") == ["A-ambush", "B-scribe"]
    assert house(at, "B")["play"] == ["B-scribe", "B-watchman", "B-inn"]
    assert house(at, "B")["might"] == 3
    assert house(at, "B")["dead"] == []


def test_a_moribund_card_is_knelt_for_a_cost_and_goes_elsewhere():
    at = dying()
    at.play("play B-last-will")
    assert asked(at) == "B pay"
    at.seat("B").may_play("choose B-scribe", "choose B-watchman")
    passed(at.play("choose B-scribe"))
    assert house(at, "B")["dead"] == []
    assert house(at, "B")["hand"] == ["B-scribe"], "all have seen it go there"
    assert house(at, "B")["play"] == ["B-watchman", "B-inn"]


def test_a_moribund_card_cannot_die_again_and_leaves_in_the_end():
    at = dying()
    passed(at.play("play B-reprisal", "choose A-martyr"), "interrupts")
    assert set(at.sees("moribund")) == {"A-ambush", "A-martyr", "B-reprisal", "B-scribe"}
    assert asked(at) == "A responses"
    # The scribe is dying already, so the watchman is the only aim left, and nobody is asked for one.
    passed(at.play("play A-reprisal"), "interrupts")
    assert {"A-martyr", "B-scribe", "B-watchman"} < set(at.sees("moribund"))
    assert house(at, "A")["dead"] == house(at, "B")["dead"] == []
    passed(at)
    assert [line for line in told(at) if "left" in line] == ["left scribe", "left martyr", "left watchman"]
    assert house(at, "A")["dead"] == ["A-martyr"]
    assert house(at, "B")["dead"] == ["B-scribe", "B-watchman"]
    assert at.sees("moribund") == []


def test_a_cost_cannot_be_saved_from_but_is_answered():
    at = table(play={"A": "shield-bearer, martyr, mourner"}, hand={"B": "curse"}, deck={"A": "spy"})
    at.play("use A-martyr")
    assert told(at) == ["used martyr", "sacrificed martyr", "claimed", "set-off mourner", "drew", "left martyr"]
    assert house(at, "A")["discard"] == ["A-martyr"]


# Step 4: passives.


def test_the_first_seat_orders_passives_and_what_they_set_off_comes_first():
    at = table(
        first="B",
        play={"A": "herald, mourner", "B": "herald, headsman, martyr"},
        kneeling="B-martyr",
        deck={"A": "spy"},
    )
    at.play("use B-headsman", "choose B-martyr")
    assert asked(at) == "B passives"
    at.seat("B").may_play("choose A-herald", "choose B-herald")
    at.play("choose A-herald")
    assert told(at)[:6] == ["set-off herald", "claimed", "set-off mourner", "drew", "set-off herald", "claimed"]
    assert (house(at, "A")["power"], house(at, "B")["power"]) == (1, 1)


def test_a_passive_on_a_moribund_card_works():
    at = table(play={"A": "headsman", "B": "herald"}, kneeling="B-herald")
    at.play("use A-headsman", "choose B-herald")
    assert told(at)[-3:] == ["set-off herald", "claimed", "left herald"]


# Step 5: responses.


def test_responses_are_responded_to_and_the_first_death_can_still_be_answered():
    at = dying()
    passed(at.play("play B-reprisal", "choose A-martyr"), "interrupts")
    assert asked(at) == "A responses"
    passed(at.play("play A-reprisal"), "interrupts")
    assert asked(at) == "B responses"
    at.play("play B-last-will")
    # Two of B's have died in this window: B says which of them the will is about.
    assert asked(at) == "B which"
    happened = at.sees("happened")
    places = [happened.index(repr(o.Kill(card(name)))) for name in ("B-scribe", "B-watchman")]
    at.seat("B").may_play(*(f"answer {place}" for place in places))
    passed(at.play(f"answer {places[0]}", "choose B-watchman"))
    assert house(at, "B")["hand"] == ["B-scribe"]
    assert house(at, "B")["dead"] == ["B-watchman"]


def test_an_ability_answers_one_thing_once():
    at = table(at="muster", play={"A": "drillmaster"}, hand={"A": "scribe, watchman"})
    at.play("play A-scribe")
    assert asked(at) == "A responses"
    at.play("use A-drillmaster")
    assert told(at) == ["used drillmaster", "strengthened"]
    assert asked(at) == "B hire", "the drillmaster has nothing left to answer"
    at.play("pass", "play A-watchman")
    assert asked(at) == "A responses", "another arrival is another thing"


# Windows.


def test_a_framework_window_is_answered_once_after_its_last_event():
    at = table(
        at="reckoning",
        first="B",
        play={"A": "herald, mourner, drillmaster", "B": "scribe, watchman"},
        hand={"B": "reprisal", "A": "spy"},
        deck={"A": "curse", "B": "war-cry"},
    )
    # A is mightiest and claims; B is feeblest and must lose somebody; only then come the mourner and the herald.
    assert asked(at) == "B victim"
    assert (house(at, "A")["power"], house(at, "A")["hand_size"]) == (1, 1)
    at.play("choose B-scribe")
    assert asked(at) == "B passives"
    at.seat("B").may_play("choose A-herald", "choose A-mourner")
    at.play("choose A-mourner")
    assert told(at)[:5] == ["set-off mourner", "drew", "set-off herald", "claimed", "set-off mourner"]
    assert asked(at) == "B responses", "the first seat responds first"


def test_windows_nest():
    """Hiring is answered to the end before anybody answers the drawing in whose window it lies."""
    at = table(at="muster", play={"A": "drillmaster"}, hand={"A": "scribe"}, deck={"A": "spy, curse"})
    assert house(at, "A")["hand_size"] == 3
    assert at.sees("happened")[0] == repr(o.Draw(0, 2))
    at.play("play A-scribe")
    assert asked(at) == "A responses"
    assert at.sees("happened") == [repr(o.Enter(0, card("A-scribe")))]
    at.play("use A-drillmaster")
    # The scribe came after the drawing, and before its passives: it is set off by it.
    assert house(at, "A")["gold"] == 3
    passed(at, "hire")
    assert told(at)[0] == "set-off scribe"
    assert house(at, "A")["gold"] == 4


def test_a_phase_ends_without_saves_and_responses():
    at = table(play={"A": "watchman", "B": "scribe"}, kneeling="A-watchman", hand={"A": "war-cry"})
    passed(at.play("play A-war-cry"))
    while "phase-ended" not in told(at):
        assert house(at, "A")["kneeling"] == ["A-watchman"]
        at.play("pass")
    ended = told(at).index("phase-ended")
    assert told(at)[ended : ended + 3] == ["phase-ended", "set-off watchman", "stood watchman"]


# What lasts.


def test_what_lasts_is_summed_never_below_zero_and_ends_with_the_phase():
    at = table(play={"A": "scribe", "B": "watchman, headsman"}, hand={"A": "curse", "B": "war-cry"}, first="B")
    state: Any = at.state
    watchman = card("B-watchman")
    assert state.strength(watchman) == 2
    passed(at.play("play B-war-cry"))
    assert state.strength(watchman) == 3
    passed(at.play("play A-curse", "choose B-watchman"))
    assert state.strength(watchman) == 0
    assert [(each.n, each.source, each.until) for each in state.lasting] == [
        (1, card("B-war-cry"), "phase"),
        (-3, card("A-curse"), "phase"),
    ]
    assert house(at, "B")["strength"] == [3, 0]
    passed(at, "actions")
    assert (state.strength(watchman), state.lasting) == (2, ())


# Forced passes.


def event_played(**more: Any) -> Table:
    """A plays an event that B might cancel."""
    at = table(**{"play": {"B": "scribe"}, "hand": {"A": "curse", "B": "spy"}, **more})
    at.play("play A-curse")
    return at


def test_who_might_hold_a_fitting_card_is_asked_and_can_only_pass():
    at = event_played()
    assert asked(at) == "B interrupts"
    at.seat("B").may_play("pass")
    at.seat("B").tries("play B-countermand").table.expects(reason="feud.interrupts")


@pytest.mark.parametrize(
    "more",
    [
        {"dead": {"B": "countermand"}},
        {"gold": {"B": 0}},
        {"hand": {"A": "curse"}},
    ],
    ids=["all see where the card is", "all see that it cannot be paid", "all see an empty hand"],
)
def test_who_cannot_hold_a_fitting_card_by_what_all_see_is_not_asked(more: dict[str, Any]):
    assert asked(event_played(**more)) == "B actions"


def test_a_hand_that_all_have_seen_is_asked_only_for_what_is_in_it():
    at = dying(hand={"A": "ambush, curse", "B": "last-will"})
    passed(at.play("play B-last-will", "choose B-scribe"))
    assert asked(at) == "B actions"
    at.play("pass", "play A-curse")
    # B would come first, but B's hand is the scribe, as all have seen: no countermand can be in it.
    assert asked(at) == "A interrupts"


class AsksWhoCan(feud.FeudState):
    """Asks by what is really in the hand."""

    def could_interrupt(self, seat, window):
        return bool(self.interrupts(seat, window))

    def could_respond(self, seat):
        return bool(self.responses(seat))


def test_asking_by_what_is_hidden_is_found(monkeypatch: pytest.MonkeyPatch):
    game = type("Broken", (feud.Feud,), {"state": AsksWhoCan})()
    monkeypatch.setattr(AsksWhoCan, "game", game)
    with pytest.raises(kit.Broken, match="shows different things in worlds that looked the same"):
        kit.CHECKS["news"](game, range(1, 9))


# Hidden cards.


def test_who_has_looked_knows_until_a_card_moves_unseen():
    at = table(seats=3, hand={"A": "spy", "B": "curse, war-cry"}, deck={"B": "arrest"})
    passed(at.play("play A-spy"))
    assert at.seat("A").view("houses")[1]["hand"] == ["B-war-cry", "B-curse"]
    assert at.seat("C").view("houses")[1]["hand"] == house(at, "B")["hand"] == []
    at.play("use B-inn")
    assert asked(at) == "B laying"
    at.play("choose B-curse")
    assert at.seat("A").view("houses")[1]["hand"] == []
    assert at.seat("B").view("houses")[1]["deck"][-1] == "B-curse"
    assert at.seat("A").view("houses")[1]["deck"][-1] is None


def test_what_all_have_seen_stays_known_when_it_is_drawn():
    at = table(seats=3, play={"B": "crypt, scribe"}, hand={"A": "ambush"})
    passed(at.play("play A-ambush", "use B-crypt"))
    assert house(at, "B")["deck"][-1] == "B-scribe"
    at.play("use B-inn")
    assert house(at, "B")["hand"] == ["B-scribe"]


# Positions of scenes and tests.


def test_a_position_that_cannot_be_set_up_says_why():
    for given, says in (
        ({"gems": 3}, "unknown: gems"),
        ({"play": {"A": "dragon"}}, "there is no card 'A-dragon'"),
        ({"play": {"A": "inn"}, "hand": {"A": "inn"}}, "a card of A lies in two places"),
        ({"at": "war"}, "cannot be set up"),
    ):
        with pytest.raises(BadScene, match=says):
            feud.GAME.arrange(given)
