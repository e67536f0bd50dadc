"""Shadows by the insert: marshalled there, brought out as an action, events from shadows."""

from __future__ import annotations

import pytest

from games.lcg.realm import RealmTable, realm
from support.table import rule
from thronsaal.games.lcg.words.measures import COST_X, NOT_DEARER, WithCost
from thronsaal.games.lcg.words.scope import Scope


def second(*houses: str, **given: str) -> RealmTable:
    return realm(*(houses or ("lannister", "stark"))).given(shadows="second", **given)


# Into shadows.


@rule("lcg.shadows-into", "lcg.shadows-cards")
def test_any_number_goes_in_for_two_gold_each():
    table = second(A="hand: 2x Cloaked Rider, Sudden Lantern, Hodor; gold: 7", at="marshalling")
    table.seat("A").fails("hide Hodor", "lcg.shadows-cards")
    table.seat("A").plays("hide Cloaked Rider", "hide Cloaked Rider", "hide Sudden Lantern")
    assert table.seat("A").shadows == ["Cloaked Rider", "Cloaked Rider", "Sudden Lantern"]
    assert table.seat("A").gold == 1


@rule("lcg.shadows-cards")
def test_a_crest_is_no_keyword():
    table = second(A="hand: Alley Cat; gold: 5", at="marshalling")
    table.seat("A").fails("hide Alley Cat", "lcg.shadows-cards")
    table.seat("A").plays("play Alley Cat")


@rule("lcg.shadows-no-traits")
def test_it_is_no_card_with_any_traits_that_goes_in():
    """What makes characters cheaper does not, what makes any card cheaper does; Limited does not matter."""
    table = second(A="play: Torch Bearer; hand: Cloaked Rider; gold: 3", at="marshalling")
    table.seat("A").plays("use Torch Bearer:3", "hide Cloaked Rider")
    assert table.seat("A").gold == 1
    table = second(A="play: Torch Bearer; hand: 2x Cloaked Rider; gold: 3", at="marshalling")
    table.seat("A").plays("use Torch Bearer:2", "hide Cloaked Rider")
    assert table.seat("A").gold == 2
    table.seat("A").plays("hide Cloaked Rider")
    assert table.seat("A").gold == 0, "the next card was cheaper, and that was the last one"
    table = second(A="hand: 2x Cellar Guard; gold: 9", at="marshalling")
    table.seat("A").plays("play Cellar Guard", "hide Cellar Guard")
    assert table.seat("A").shadows == ["Cellar Guard"]
    assert "marshals" in table.story


@rule("lcg.shadows-into")
def test_to_lay_a_card_into_shadows_is_to_play_nothing():
    table = second(A="hand: Sudden Lantern; gold: 2", at="marshalling")
    table.seat("A").plays("hide Sudden Lantern")
    assert table.story[-1] != "played-event"
    assert "hid" in table.story


@rule("lcg.shadows-hand")
def test_with_a_printed_cost_it_may_be_marshalled_and_with_a_dash_not():
    table = second(A="hand: Cloaked Rider, Velvet Mask, Sudden Lantern; play: Sansa Stark; gold: 4", at="marshalling")
    table.seat("A").fails("play Velvet Mask", "lcg.shadows-hand")
    assert not table.seat("A").can("use Sudden Lantern")
    table.seat("A").plays("play Cloaked Rider")
    assert table.seat("A").gold == 0


@rule("lcg.shadows-setup")
def test_in_set_up_either_way_and_events_too():
    table = second(A="hand: Cloaked Rider, Sudden Lantern, Velvet Mask", at="lay-out")
    assert {"card cloaked-rider@A", "hide cloaked-rider@A", "hide sudden-lantern@A"} <= set(table.seat("A").moves)
    table.seat("A").plays("hide Sudden Lantern")
    table.seat("A").fails("card Cloaked Rider", "lcg.setup-cards")
    table.seat("A").plays("hide Cloaked Rider")
    table.seat("A").fails("hide Velvet Mask", "lcg.shadows-setup")
    table.seat("A").plays("done")
    table.seat("B").plays("done")
    assert table.seat("A").shadows == ["Sudden Lantern", "Cloaked Rider"]
    table = second(A="hand: Cloaked Rider, Sudden Lantern", at="lay-out")
    table.seat("A").plays("card Cloaked Rider", "done")
    table.seat("B").plays("done")
    assert table.seat("A").court == ["Cloaked Rider"]


@rule("lcg.shadows-unique-into")
@pytest.mark.parametrize("where", ["play", "dead"])
def test_a_unique_card_goes_in_although_the_same_is_in_play_or_dead(where: str):
    table = second(A=f"{where}: Masked Lady; hand: Masked Lady; gold: 2", at="marshalling")
    table.seat("A").plays("hide Masked Lady")
    assert table.seat("A").shadows == ["Masked Lady"]


@rule("lcg.shadows-effects")
def test_an_effect_sends_any_card_into_the_shadows_of_its_owner():
    table = second(A="play: Hodor (of B); shadows: Sudden Lantern; gold: 1", at="challenge-actions")
    table.seat("A").plays("use #1").table.quiet()
    assert table.seat("B").shadows == ["Hodor"]
    assert table.controller("Hodor") == "B"


# While it lies there.


@rule("lcg.shadows-tokens")
def test_tokens_are_discarded_when_the_card_leaves_its_place():
    table = second(A="shadows: Cloaked Rider; gold: 3", at="challenge-actions")
    card = table.state.shadows[0][0]
    table.state.add_coins(card, 2)
    assert table.state.view(1)["seats"][0]["shadows"][0]["gold"] == 2, "all see what lies on it"
    table.seat("A").plays("emerge 1")
    assert table.gold("Cloaked Rider") == 0


@rule("lcg.shadows-tokens", "lcg.shadows-effects", "lcg.shadows-costs")
def test_a_card_without_shadow_gains_one_as_long_as_it_lies_there():
    table = second(A="play: Masked Lady, Hodor; shadows: Cloaked Rider; gold: 7", at="challenge-actions")
    table.seat("A").plays("emerge 1", "use Masked Lady", "card Hodor")
    table.until("emerge 1")
    assert table.seat("A").shadows == ["Hodor"]
    assert table.state.view(0)["seats"][0]["shadows"][0]["costs"] == [1], "what is printed as its cost"
    table.seat("A").plays("emerge 1")
    assert table.seat("A").gold == 3 - 2, "Hodor is of another house"
    assert table.card("Hodor") not in table.state.further, "in play it is gone"


@rule("lcg.shadows-costs")
def test_a_gained_shadow_cost_is_additional_and_one_chooses():
    table = second(A="play: Masked Lady; shadows: 2x Cloaked Rider; gold: 7", at="challenge-actions")
    table.seat("A").plays("emerge 1", "use Masked Lady", "card Cloaked Rider")
    table.until("emerge 1")
    costs = [each["costs"] for each in table.state.view(0)["seats"][0]["shadows"]]
    assert costs == [[3, 4], [3]]
    table.seat("A").plays("emerge 1")
    assert table.seat("A").moves == ["number 3", "number 4"]


@rule("lcg.shadows-costs")
def test_without_a_shadow_cost_a_card_stays():
    table = second(A="play: Torch Bearer; shadows: Hodor (known); gold: 9", at="challenge-actions")
    table.seat("A").fails("emerge 1", "lcg.shadows-costs")


# Out of shadows.


@rule("lcg.shadows-out", "lcg.shadows-came-out")
def test_a_character_comes_out_as_an_action_and_is_answered():
    table = second(A="shadows: Cloaked Rider; gold: 4", at="challenge-actions")
    table.seat("A").plays("emerge 1")
    assert table.seat("A").gold == 1
    table.do("use Cloaked Rider")
    assert len(table.seat("A").hand) == 1
    assert "Cloaked Rider" in table.seat("A").court
    assert not table.is_kneeling("Cloaked Rider")


@rule("lcg.shadows-out")
def test_it_is_an_action_and_several_may_come_one_after_another():
    table = second(A="shadows: 2x Cloaked Rider; gold: 6", at="draw-actions")
    table.do("emerge 1", "emerge 2")
    assert table.seat("A").court == ["Cloaked Rider", "Cloaked Rider"]


@rule("lcg.shadows-out")
def test_in_the_marshalling_phase_only_who_marshals_pays_for_it():
    table = second(A="shadows: Cloaked Rider; gold: 3", B="shadows: Cloaked Rider; gold: 3", at="marshalling")
    table.seat("A").plays("emerge 1")
    table = second(A="shadows: Cloaked Rider; gold: 3", B="shadows: Cloaked Rider; gold: 3", at="marshalling")
    table.until("B").seat("B").fails("emerge 1", "lcg.marshal-others")


@rule("lcg.shadows-out", "lcg.shadows-lie")
def test_nobody_brings_out_or_uses_the_card_of_another():
    table = second(A="shadows: Cloaked Rider; gold: 3", B="play: Torch Bearer; gold: 9", at="challenge-actions")
    table.until("B").seat("B").fails("emerge 1", "lcg.shadows-lie")
    table.seat("B").fails("use #1", "lcg.shadows-lie")
    assert not any(each.startswith(("emerge", "slot")) for each in table.seat("B").moves)


@rule("lcg.shadows-costs")
def test_of_several_shadow_costs_the_controller_chooses():
    table = second(A="shadows: Masked Lady; gold: 4", at="challenge-actions")
    table.seat("A").plays("emerge 1")
    assert table.asked == "emerging"
    assert table.seat("A").moves == ["number 2", "number 4"]
    table.seat("A").plays("number 4")
    assert table.seat("A").gold == 0


@rule("lcg.shadows-costs", "lcg.shadows-discounts")
def test_x_is_chosen_first_and_then_made_cheaper():
    table = second(A="play: Watch Tower; shadows: Black Galley; gold: 2", at="challenge-actions")
    table.seat("A").plays("use Watch Tower:2", "emerge 1")
    assert table.seat("A").moves == [f"number {x}" for x in range(4)], "one of them is free"
    table.seat("A").plays("number 3")
    assert table.seat("A").gold == 0
    assert [each.x for each in table.state.happened if type(each).__name__ == "Emerges"] == [3]


@rule("lcg.shadows-costs")
def test_the_penalty_for_another_house_is_due_when_it_comes_out():
    table = second("stark", "stark", A="shadows: Masked Lady; gold: 6", at="challenge-actions")
    table.seat("A").plays("emerge 1", "number 4")
    assert table.seat("A").gold == 0


@rule("lcg.shadows-discounts")
def test_the_first_of_a_round_is_cheaper_and_an_effect_uses_that_up():
    table = second(A="play: Watch Tower; shadows: 2x Cloaked Rider; gold: 9", at="challenge-actions")
    table.seat("A").plays("emerge 1")
    assert table.seat("A").gold == 8
    table.do("emerge 2")
    assert table.seat("A").gold == 5
    table = second(A="play: Watch Tower; shadows: Cellar Guard, Cloaked Rider; gold: 9", at="challenge-actions")
    table.seat("A").plays("use #1")
    assert "Cellar Guard" in table.seat("A").court
    table.do("emerge 2")
    assert table.seat("A").gold == 6, "the first character came out for nothing"


@rule("lcg.shadows-discounts")
def test_what_makes_the_next_card_cheaper_is_used_up_by_any_that_comes_out():
    table = second(A="play: Watch Tower, Torch Bearer; shadows: 2x Cloaked Rider; gold: 9", at="challenge-actions")
    table.seat("A").plays("use Watch Tower:2", "use Torch Bearer", "slot A 1")
    table.do("emerge 2")
    assert table.seat("A").gold == 9 - 3


@rule("lcg.shadows-attachments")
def test_an_attachment_without_a_bearer_is_paid_for_and_discarded():
    table = second(A="shadows: Velvet Mask; gold: 1", at="challenge-actions")
    table.seat("A").plays("emerge 1")
    assert table.seat("A").discard == ["Velvet Mask"]
    assert table.seat("A").gold == 0
    table = second(A="play: Torch Bearer, Masked Lady; shadows: Velvet Mask; gold: 1", at="challenge-actions")
    table.seat("A").plays("emerge 1")
    assert table.asked == "place", "it must be attached"
    assert "done" not in table.seat("A").moves
    table.seat("A").plays("card Masked Lady")
    assert table.strength("Masked Lady") == 4 + 2


# Events.


@rule("lcg.shadows-events")
def test_an_event_is_played_from_shadows_for_its_shadow_cost():
    table = second(A="shadows: Sudden Lantern; gold: 1", B="play: Hodor", at="challenge-actions")
    table.seat("A").fails("emerge 1", "lcg.shadows-events")
    table.seat("A").plays("use #1").table.quiet()
    assert table.seat("A").gold == 0
    assert table.seat("B").shadows == ["Hodor"]
    assert table.seat("A").hand == ["Sudden Lantern"]


@rule("lcg.shadows-events")
def test_an_event_stays_without_the_gold_or_without_a_target():
    table = second(A="play: Watch Tower; shadows: Sudden Lantern; gold: 0", B="play: Hodor", at="challenge-actions")
    table.seat("A").fails("use #1", "lcg.costs")
    table = second(A="play: Watch Tower; shadows: Sudden Lantern; gold: 1", at="challenge-actions")
    table.seat("A").fails("use #1", "lcg.targets")


@rule("lcg.shadows-events", "lcg.shadows-came-out")
def test_an_event_answers_from_shadows_as_if_from_hand():
    table = second(A="shadows: Echo of Steps", B="shadows: Cloaked Rider; gold: 3", first="B", at="challenge-actions")
    table.seat("B").plays("emerge 1")
    table.seat("A").plays("use #1")
    assert len(table.seat("A").hand) == 1
    assert table.seat("A").discard == ["Echo of Steps"], "it lies in its pile before anybody answers it"
    kinds = [type(each).__name__ for each in table.state.happened]
    assert kinds.count("Emerges") == 2
    assert "Plays" in kinds


@rule("lcg.shadows-events")
def test_a_cancelled_event_was_played_and_has_come_out_all_the_same():
    table = second(
        A="shadows: Sudden Lantern; gold: 1",
        B="play: Hodor; hand: Seasick; shadows: Echo of Steps",
        at="challenge-actions",
    )
    table.seat("A").plays("use #1").table.do("use Seasick")
    table.until("use #1")
    assert table.state.actors == (1,), "the echo answers a card that came out"
    assert table.seat("A").discard == ["Sudden Lantern"]
    assert "Hodor" in table.seat("B").court


@rule("lcg.shadows-events")
def test_what_makes_events_cheaper_counts_from_shadows_too():
    table = second(A="play: Torch Bearer; shadows: Sudden Lantern; gold: 0", B="play: Hodor", at="challenge-actions")
    table.seat("A").plays("use Torch Bearer:4", "use #1")
    assert table.asked in ("choose-target", "action-window", "responses")


@rule("lcg.shadows-put")
def test_an_effect_puts_cards_into_play_but_no_events():
    table = second(A="play: Torch Bearer; shadows: Sudden Lantern, Cloaked Rider", at="challenge-actions")
    table.seat("A").plays("use Torch Bearer", "slot A 2")
    table.quiet()
    assert "Cloaked Rider" in table.seat("A").court
    assert table.seat("A").gold == 0
    table = second(A="play: Torch Bearer; shadows: Sudden Lantern, Cloaked Rider", at="challenge-actions")
    table.seat("A").plays("use Torch Bearer", "slot A 1")
    table.quiet()
    assert table.seat("A").shadows == ["Sudden Lantern", "Cloaked Rider"]
    assert table.state.view(1)["seats"][0]["shadows"][0]["card"] == "sudden-lantern@A", "but all have seen it"


@rule("lcg.shadows-put")
def test_who_may_bring_nothing_out_is_not_helped_by_effects():
    table = second(
        A="play: Watch Tower", B="play: Torch Bearer, Watch Tower; shadows: Cloaked Rider, Cellar Guard; gold: 9",
        at="challenge-actions",
    )  # fmt: skip
    table.seat("A").plays("use Watch Tower:3")
    table.seat("B").fails("emerge 1", "lcg.cannot")
    table.seat("B").fails("use #2", "lcg.cannot")
    table.seat("B").plays("use Torch Bearer", "slot B 1")
    table.quiet()
    assert table.seat("B").shadows == ["Cloaked Rider", "Cellar Guard"]


@rule("lcg.shadows-came-out")
def test_the_limit_on_limited_cards_neither_hinders_nor_counts():
    table = second(A="hand: Cellar Guard; shadows: 2x Cellar Guard; gold: 9", at="marshalling")
    table.seat("A").plays("emerge 1", "emerge 2", "play Cellar Guard")
    assert table.seat("A").court == ["Cellar Guard"] * 3


# Unique cards.


@rule("lcg.shadows-unique", "lcg.shadows-came-out")
def test_a_duplicate_comes_out_for_the_full_price_and_is_a_card_that_came_out():
    table = second(A="play: Masked Lady; shadows: Masked Lady, Echo of Steps; gold: 4", at="challenge-actions")
    table.seat("A").plays("emerge 1", "number 4")
    assert table.duplicates("Masked Lady") == 1
    assert table.seat("A").gold == 0
    assert not table.seat("A").can("use Masked Lady"), "no character came out"
    table.until("use #2")


@rule("lcg.shadows-unique")
def test_a_unique_card_stays_where_it_could_not_come_into_play():
    table = second(A="play: Watch Tower; dead: Masked Lady; shadows: Masked Lady; gold: 9", at="challenge-actions")
    table.seat("A").fails("emerge 1", "lcg.unique-dead")
    table = second(
        A="play: Watch Tower; shadows: Masked Lady; gold: 9", B="play: Masked Lady (of A)", at="challenge-actions"
    )
    table.seat("A").fails("emerge 1", "lcg.unique")


# Costs that are none, and one window for both.


@rule("lcg.shadows-printed-cost")
def test_a_dash_compares_with_nothing():
    table = second(A="play: Torch Bearer, Masked Lady (with Velvet Mask); hand: Cloaked Rider", at="marshalling")
    s, mask, rider = table.state, table.card("Velvet Mask"), table.card("Cloaked Rider")
    cheap = WithCost(4).face(s.deal, Scope(0, 0))
    assert not cheap >> mask & 1
    assert cheap >> rider & 1
    assert not COST_X.mask(s, Scope(0, 0, x=0)) >> mask & 1, "it is not 0"
    about = Scope(0, 0, about=type("About", (), {"card": mask}))
    assert NOT_DEARER.face(s.deal, about) == 0, "nothing is cheaper than a dash, not even another one"


@rule("lcg.shadows-came-out")
def test_coming_into_play_and_coming_out_are_answered_in_one_window():
    """Who takes control in that window uses the card's own text; who brought it out still answers that it came out."""
    table = second(
        A="play: Masked Lady; shadows: Cloaked Rider; gold: 3", B="play: Torch Bearer", at="challenge-actions"
    )
    table.seat("A").plays("emerge 1")
    assert [type(each).__name__ for each in table.state.happened] == ["Enters", "Emerges"]
    table.seat("B").plays("use Torch Bearer:5", "card Cloaked Rider")
    table.until("use Masked Lady")
    assert table.state.actors == (0,)
    table.until("use Cloaked Rider")
    assert table.state.actors == (1,)
