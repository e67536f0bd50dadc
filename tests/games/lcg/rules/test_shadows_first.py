"""Shadows by the rulebook: into shadows for two gold, out at the start of a phase, one card each."""

from __future__ import annotations

import pytest

from games.lcg.realm import RealmTable, realm
from support.table import rule
from thronsaal.games.lcg.catalogue import CATALOGUE
from thronsaal.games.lcg.material import Phase


def first(*houses: str, **given: str) -> RealmTable:
    return realm(*(houses or ("lannister", "stark"))).given(shadows="first", **given)


# The cards.


@rule("lcg.shadows", "lcg.shadows-cards")
def test_without_the_option_a_card_of_shadows_is_a_card_like_any_other():
    table = realm("lannister", "stark").given(A="hand: Alley Cat; gold: 5", at="marshalling")
    table.seat("A").fails("hide Alley Cat", "lcg.shadows-cards")
    table.seat("A").plays("play Alley Cat")
    assert table.seat("A").gold == 5 - 3


@rule("lcg.shadows-cards")
@pytest.mark.parametrize("name", ["Alley Cat", "Hidden Stair", "Hidden Dagger", "Whisper in the Dark"])
def test_characters_locations_attachments_and_events_go_into_shadows(name: str):
    table = first(A=f"hand: {name}; gold: 2", at="marshalling")
    table.seat("A").plays(f"hide {name}")
    assert table.seat("A").shadows == [name]


@rule("lcg.shadows-printed-cost")
@pytest.mark.parametrize("card", [card for card in CATALOGUE.values() if card.shadow and card.crests], ids=str)
def test_the_printed_cost_is_two_more_than_the_number_behind_the_s(card):
    assert card.cost == 2 + card.shadow[0]


# Into shadows.


@rule("lcg.shadows-into", "lcg.shadows-lie")
def test_two_gold_lay_a_card_face_down_into_the_first_free_place():
    table = first(A="hand: Alley Cat, Hidden Stair, Hodor; gold: 5", at="marshalling")
    table.seat("A").plays("hide Alley Cat")
    assert table.seat("A").shadows == ["Alley Cat"]
    assert table.seat("A").gold == 3
    table.seat("A").plays("hide Hidden Stair")
    assert table.seat("A").shadows == ["Alley Cat", "Hidden Stair"]
    assert table.zone("Alley Cat") == "shadows"
    table.seat("A").fails("hide Hodor", "lcg.shadows-cards")
    seen = table.state.view(1)["seats"][0]["shadows"]
    assert [each["place"] for each in seen] == [1, 2]
    assert [each["card"] for each in seen] == [None, None]
    mine = table.state.view(0)["seats"][0]["shadows"]
    assert [each["card"] for each in mine] == ["alley-cat@A", "hidden-stair@A"]


@rule("lcg.shadows-into")
def test_a_third_card_needs_two_more_gold_and_a_card_of_another_house_no_more_than_that():
    table = first("stark", "stark", A="hand: Queen's Shadow, Alley Cat; gold: 3", at="marshalling")
    table.seat("A").plays("hide Queen's Shadow")
    assert table.seat("A").gold == 1
    table.seat("A").fails("hide Alley Cat", "lcg.shadows-into")


@rule("lcg.shadows-into", "lcg.shadows-discounts")
def test_only_what_speaks_of_shadows_makes_it_cheaper_and_the_next_one_only():
    table = first("stark", "stark", A="play: Northern Fiefdoms; hand: Alley Cat; gold: 2", at="marshalling")
    table.seat("A").plays("use Northern Fiefdoms", "hide Alley Cat")
    assert table.seat("A").gold == 0
    table = first(A="play: Lamp Room; hand: 2x Alley Cat; gold: 3", at="marshalling")
    table.seat("A").plays("use Lamp Room:2", "hide Alley Cat")
    assert table.seat("A").gold == 2
    table.seat("A").plays("hide Alley Cat")
    assert table.seat("A").gold == 0


@rule("lcg.shadows-into")
def test_only_whose_turn_it_is_to_marshal_may_lay_a_card_into_shadows():
    table = first(A="play: Lamp Room; hand: Alley Cat; gold: 2", B="shadows: Alley Cat", at="challenge-actions")
    table.seat("A").fails("hide Alley Cat", "lcg.shadows-into")
    table = first(B="hand: Alley Cat; gold: 2", at="marshalling")
    assert not any(each.startswith("hide") for each in table.seat("B").moves)


@rule("lcg.shadows-hand")
def test_a_card_of_shadows_never_comes_into_play_from_hand():
    table = first(A="hand: Alley Cat, Whisper in the Dark; gold: 5", at="marshalling")
    table.seat("A").fails("play Alley Cat", "lcg.shadows-hand")
    table.seat("A").tries("use Whisper in the Dark")


@rule("lcg.shadows-setup")
def test_in_set_up_a_card_of_shadows_takes_two_of_the_five_gold():
    table = first(A="hand: Alley Cat, Whisper in the Dark, Hidden Stair, Lannisport Steward", at="lay-out")
    table.seat("A").plays("hide Alley Cat", "hide Whisper in the Dark")
    table.seat("A").fails("hide Hidden Stair", "lcg.shadows-setup")
    table.seat("A").fails("card Hidden Stair", "lcg.shadows-hand")
    table.seat("A").plays("done")
    assert table.state.view(1)["seats"][0]["shadows"][0]["card"] is None
    table.seat("B").plays("done")
    assert table.seat("A").shadows == ["Alley Cat", "Whisper in the Dark"], "they stay when the others are revealed"
    assert table.state.view(1)["seats"][0]["shadows"][0]["card"] is None
    assert table.seat("A").court == []


@rule("lcg.shadows-unique-into")
@pytest.mark.parametrize("where", ["play", "dead"])
def test_a_unique_card_goes_in_although_the_same_is_in_play_or_dead(where: str):
    table = first(A=f"{where}: Queen's Shadow; hand: Queen's Shadow; gold: 2", at="marshalling")
    table.seat("A").plays("hide Queen's Shadow")
    assert table.seat("A").shadows == ["Queen's Shadow"]


@rule("lcg.shadows-effects", "lcg.shadows-seen")
def test_an_effect_puts_a_card_into_the_shadows_of_its_owner_and_all_know_it_there():
    table = first(A="play: Hidden Stair, Alley Cat (of B), Hodor", at="challenge-actions")
    table.seat("A").plays("use Hidden Stair").table.quiet()
    assert table.seat("B").shadows == ["Alley Cat"], "Hodor has no crest and cannot go there"
    assert table.seat("A").shadows == ["Hidden Stair"]
    assert table.state.view(0)["seats"][1]["shadows"][0]["card"] == "alley-cat@B"
    assert table.state.view(None)["seats"][1]["shadows"][0]["card"] == "alley-cat@B"
    assert [each.values["count"] for each in table.told if each.kind == "veiled"] == [1, 1], (
        "all see which place it took"
    )


@rule("lcg.shadows-effects")
def test_attachments_on_a_card_that_goes_into_shadows_are_discarded():
    table = first(A="play: Hidden Stair, Gold Cloak on Watch, Alley Cat (with Poisoned Wine)", at="challenge-actions")
    table.seat("A").plays("use Hidden Stair").table.quiet()
    assert table.seat("A").discard == ["Poisoned Wine"]


@rule("lcg.shadows-effects")
def test_a_duplicate_saves_a_unique_card_from_going_into_shadows():
    table = first(A="play: Hidden Stair", B="play: Queen's Shadow (duplicate)", at="challenge-actions")
    table.seat("A").plays("use Hidden Stair")
    table.seat("B").plays("save Queen's Shadow")
    table.quiet()
    assert table.seat("B").court == ["Queen's Shadow"]
    assert table.seat("B").discard == ["Queen's Shadow"]


# While it lies there.


@rule("lcg.shadows-lie")
def test_a_card_in_shadows_is_neither_in_play_nor_in_hand_and_keeps_its_place():
    table = first(A="hand: Hodor; shadows: 2x Alley Cat, Hidden Stair; gold: 1", at="challenges-begins")
    assert table.seat("A").hand == ["Hodor"]
    assert table.seat("A").court == []
    table.seat("A").plays("emerge 2")
    assert table.seat("A").shadows == ["Alley Cat", "", "Hidden Stair"], "nothing moves up"
    table = first(A="play: Lamp Room; hand: Alley Cat; shadows: Alley Cat, Hidden Stair; gold: 9", at="marshalling")
    table.state.take(table.state.shadows[0][0])
    table.seat("A").plays("hide Alley Cat")
    assert table.seat("A").shadows == ["Alley Cat", "Hidden Stair"], "the first free place is taken"


@rule("lcg.shadows-lie")
def test_all_count_the_cards_in_shadows_and_texts_tell_whose_they_mean():
    table = first(A="play: Gold Cloak on Watch; shadows: Alley Cat", B="shadows: 2x Alley Cat", at="challenge-actions")
    assert table.strength("Gold Cloak on Watch") == 1 + 3, "all players' cards count, and one is too few of one's own"
    table = first(A="play: Gold Cloak on Watch; shadows: 2x Alley Cat", at="challenge-actions")
    assert table.strength("Gold Cloak on Watch") == 1 + 2 + 3


@rule("lcg.shadows-seen")
def test_who_looks_at_a_card_in_shadows_knows_it_as_long_as_it_lies_there():
    table = first(
        "stark", "stark", "stark", A="play: Lamp Room", B="shadows: Alley Cat, Hidden Stair", at="challenge-actions"
    )
    table.seat("A").plays("use Lamp Room:3", "slot B 2")
    table.quiet()
    seen = [[each["card"] for each in table.state.view(seat)["seats"][1]["shadows"]] for seat in (0, 2, None)]
    assert seen == [[None, "hidden-stair@B"], [None, None], [None, None]]
    assert table.state.view(2)["seats"][1]["shadows"][1]["known_to"] == [0], "that somebody knows it is no secret"


@rule("lcg.shadows-lie")
def test_a_card_in_shadows_is_chosen_by_its_place_and_seen_when_it_is_discarded():
    table = first(A="play: Lamp Room", B="shadows: Alley Cat, Hidden Stair", at="challenge-actions")
    table.seat("A").plays("use Lamp Room:4", "slot B 1")
    told = [each for each in table.told if each.kind == "targeted"]
    assert "Alley" not in str(told[-1].values)
    table.quiet()
    assert table.seat("B").discard == ["Alley Cat"]
    assert table.seat("B").shadows == ["", "Hidden Stair"]


@rule("lcg.shadows-effects", "lcg.shadows-lie")
def test_a_text_lays_cards_from_hand_into_shadows_for_free():
    table = first(A="play: Lamp Room; hand: Alley Cat, Hidden Stair, Hodor", at="challenge-actions")
    table.seat("A").plays("use Lamp Room:5")
    assert sorted(table.seat("A").moves) == ["done", "hide alley-cat@A", "hide hidden-stair@A"]
    table.seat("A").plays("hide Hidden Stair", "done")
    assert table.seat("A").shadows == ["Hidden Stair"]
    assert table.state.latest[1] in (-1, 1), "nobody sees which"


@rule("lcg.shadows-text")
def test_a_text_works_in_shadows_only_if_it_says_so():
    table = first(
        A="shadows: Queen's Shadow, Patient Killer; gold: 2",
        B="shadows: Alley Cat; gold: 1",
        first="B",
        at="challenges-begins",
    )
    table.seat("B").plays("emerge 1")
    table.never("use Queen's Shadow")
    table = first(A="play: Lamp Room; shadows: Hidden Stair", B="shadows: Alley Cat", at="challenge-actions")
    table.seat("A").fails("use #1", "lcg.shadows-text")


# Out of shadows: the opening step.


@rule("lcg.shadows-opening", "lcg.shadows-costs", "lcg.shadows-came-out")
def test_at_the_start_of_a_phase_one_card_comes_out_for_the_number_behind_the_s():
    table = first(A="shadows: Alley Cat, Hidden Stair; gold: 2", at="challenges-begins")
    assert table.asked == "opening"
    table.seat("A").plays("emerge 1")
    assert table.seat("A").court == ["Alley Cat"]
    assert table.seat("A").gold == 1
    assert table.seat("A").shadows == ["", "Hidden Stair"]
    assert not table.is_kneeling("Alley Cat")
    table.do("use Alley Cat").until("turn")
    assert table.seat("A").shadows == ["", "Hidden Stair"], "one card each, and no more in this phase"
    assert not table.seat("A").can("emerge 2")


@rule("lcg.shadows-opening")
@pytest.mark.parametrize("phase", [phase.value for phase in Phase])
def test_each_of_the_seven_phases_begins_with_it(phase: str):
    table = first(A="shadows: Hidden Stair", at=f"{phase}-begins")
    assert table.asked == "opening"
    assert table.state.is_phase(Phase(phase))
    assert table.seat("A").moves == ["pass", "emerge 1"]


@rule("lcg.shadows-opening")
def test_the_first_player_is_asked_first_and_who_passes_waits_for_the_next_phase():
    table = first(A="shadows: Hidden Stair", B="shadows: Hidden Stair", first="B", at="dominance-begins")
    assert table.state.actors == (1,)
    table.seat("B").plays("pass")
    assert table.state.actors == (0,)
    table.seat("A").plays("emerge 1")
    assert table.seat("A").court == ["Hidden Stair"]
    table.until("opening")
    assert table.state.is_phase(Phase.STANDING)


@rule("lcg.shadows-opening")
def test_in_the_plot_phase_the_first_player_of_the_round_before_is_asked_first():
    table = first(A="shadows: Hidden Stair", B="shadows: Hidden Stair", first="B", at="plot-begins")
    assert table.state.actors == (1,)
    table.seat("B").plays("pass")
    assert table.state.actors == (0,)


@rule("lcg.shadows-opening")
def test_nobody_is_asked_who_has_nothing_in_shadows():
    table = first(B="shadows: Hidden Stair", at="dominance-begins")
    assert table.state.actors == (1,)


@rule("lcg.shadows-opening")
def test_each_card_is_brought_to_an_end_before_the_next_seat_is_asked():
    table = first(A="shadows: Alley Cat; gold: 1", B="shadows: Hidden Stair", at="challenges-begins")
    table.seat("A").plays("emerge 1")
    assert table.asked == "responses"
    table.do("use Alley Cat")
    assert len(table.seat("A").hand) == 1
    assert table.quiet().asked == "round"
    table = first(A="shadows: Alley Cat; gold: 1", B="shadows: Hidden Stair", at="challenges-begins")
    table.seat("A").plays("emerge 1", "use Alley Cat")
    table.until("opening")
    assert table.state.actors == (1,)


@rule("lcg.shadows-opening")
def test_a_card_comes_out_before_anything_answers_the_start_of_the_phase():
    table = first(A="agenda: Oath of the Small Folk; shadows: Alley Cat; gold: 1", at="dominance-begins")
    assert table.seat("A").hand == [], "the oath draws a card after the phase has begun, and has not yet"
    table.seat("A").plays("emerge 1")
    assert table.seat("A").hand == []
    while table.state.is_phase(Phase.DOMINANCE) and not table.state.is_halted:
        table.play("pass")
    assert len(table.seat("A").hand) == 1


@rule("lcg.shadows-opening")
def test_who_sits_left_of_whoever_brought_the_card_out_answers_first():
    table = first(
        "stark", "stark", "stark",
        A="play: Queen's Shadow", B="shadows: Alley Cat; gold: 1", C="play: Queen's Shadow", at="challenges-begins",
    )  # fmt: skip
    table.seat("B").plays("emerge 1")
    assert table.state.actors == (2,)
    table.seat("C").plays("use Queen's Shadow")
    assert table.state.actors == (0,), "anybody's card is a card that came out"


@rule("lcg.shadows-costs")
def test_gold_must_lie_in_the_pool_at_that_moment():
    """Income comes after the opening step of marshalling, taxes after that of taxation."""
    table = first(A="shadows: Alley Cat; plot: Calm Over Westeros", at="marshalling-begins")
    table.seat("A").fails("emerge 1", "lcg.shadows-costs")
    table = first(A="shadows: Alley Cat; gold: 1", at="taxation-begins")
    table.seat("A").plays("emerge 1")
    assert table.seat("A").gold == 0


@rule("lcg.shadows-costs")
def test_the_penalty_for_another_house_is_due_when_the_card_comes_out():
    table = first("stark", "stark", A="shadows: Queen's Shadow; gold: 1", at="challenges-begins")
    table.seat("A").fails("emerge 1", "lcg.shadows-costs")
    table = first("stark", "stark", A="shadows: Queen's Shadow; gold: 2", at="challenges-begins")
    table.seat("A").plays("emerge 1")
    assert table.seat("A").gold == 0


@rule("lcg.shadows-discounts", "lcg.shadows-costs")
def test_what_makes_coming_out_cheaper_counts_in_this_step():
    table = first(A="play: Lamp Room; shadows: Alley Cat; gold: 0", at="challenges-begins")
    table.seat("A").plays("emerge 1")
    assert "Alley Cat" in table.seat("A").court


@rule("lcg.shadows-came-out")
def test_coming_out_is_no_playing():
    table = first(A="shadows: Alley Cat; gold: 1", at="challenges-begins")
    table.seat("A").plays("emerge 1")
    assert not {"marshals", "played-event"} & set(table.story)
    entered = [each for each in table.state.happened if type(each).__name__ == "Enters"]
    assert [each.entry.value for each in entered] == ["put"]


# Attachments, events, unique cards.


@rule("lcg.shadows-attachments")
def test_an_attachment_that_fits_nowhere_is_discarded_and_was_never_in_play():
    table = first(A="shadows: Hidden Dagger, Alley Cat; gold: 3", at="challenges-begins")
    table.seat("A").plays("emerge 1")
    assert table.seat("A").discard == ["Hidden Dagger"]
    assert table.seat("A").gold == 2
    assert not table.state.happened, "nothing came out"
    table.until("opening")
    assert table.state.is_phase(Phase.DOMINANCE)
    assert table.seat("A").shadows == ["", "Alley Cat"], "its player gets no other card out in this phase"


@rule("lcg.shadows-attachments")
def test_an_attachment_is_attached_as_it_comes_out():
    table = first(A="play: Gold Cloak on Watch; shadows: Hidden Dagger; gold: 3", at="challenges-begins")
    table.seat("A").plays("emerge 1")
    assert table.bearer("Hidden Dagger") == "Gold Cloak on Watch"


@rule("lcg.shadows-events")
def test_an_event_comes_out_is_used_and_goes_where_its_text_says():
    table = first(A="shadows: Whisper in the Dark", at="challenges-begins")
    table.seat("A").plays("emerge 1", "use Whisper in the Dark")
    table.quiet()
    assert "Whisper in the Dark" in table.seat("A").hand
    assert len(table.seat("A").hand) == 2
    table = first(A="shadows: Whisper in the Dark", at="challenges-begins")
    table.seat("A").plays("emerge 1")
    table.quiet()
    assert table.seat("A").discard == ["Whisper in the Dark"], "whoever does not use it loses it"


@rule("lcg.shadows-events")
def test_an_event_that_has_come_out_can_be_cancelled():
    table = first(A="shadows: Whisper in the Dark", B="hand: Seasick; play: Hodor", at="challenges-begins")
    table.seat("A").plays("emerge 1", "use Whisper in the Dark")
    table.do("use Seasick").quiet()
    assert table.seat("A").discard == ["Whisper in the Dark"]
    assert table.seat("A").hand == []


@rule("lcg.shadows-unique")
def test_a_unique_card_comes_out_as_a_duplicate_for_the_full_price():
    table = first("stark", "stark", A="play: Queen's Shadow; shadows: Queen's Shadow; gold: 1", at="challenges-begins")
    table.seat("A").fails("emerge 1", "lcg.shadows-costs")
    table = first("stark", "stark", A="play: Queen's Shadow; shadows: Queen's Shadow; gold: 2", at="challenges-begins")
    table.seat("A").plays("emerge 1")
    assert table.duplicates("Queen's Shadow") == 1
    assert table.seat("A").gold == 0


@rule("lcg.shadows-unique")
def test_a_unique_card_stays_where_it_could_not_come_into_play():
    table = first(A="dead: Queen's Shadow; shadows: Queen's Shadow; gold: 9", at="challenges-begins")
    table.seat("A").fails("emerge 1", "lcg.unique-dead")
    table = first(A="shadows: Queen's Shadow; gold: 9", B="play: Queen's Shadow (of A)", at="challenges-begins")
    table.seat("A").fails("emerge 1", "lcg.unique")
    table = first(A="play: Queen's Shadow (of B); shadows: Queen's Shadow; gold: 9", at="challenges-begins")
    table.seat("A").fails("emerge 1", "lcg.unique")


@rule("lcg.shadows-came-out")
def test_a_passive_of_a_character_that_comes_out_is_not_set_off_by_a_duplicate():
    table = first(A="play: Queen's Shadow, Gold Cloak on Watch; shadows: Queen's Shadow", at="challenges-begins")
    table.seat("A").plays("emerge 1")
    assert table.seat("A").house_power == 0, "a duplicate is no character"
    assert table.seat("A").can("use Queen's Shadow"), "but a card that came out"


# By card effects.


@rule("lcg.shadows-self", "lcg.shadows-text", "lcg.shadows-put")
def test_a_card_brings_itself_out_by_its_own_text_and_price_and_nothing_makes_that_cheaper():
    table = first(A="play: Lamp Room; shadows: Patient Killer; gold: 1", B="shadows: Alley Cat", at="challenge-actions")
    table.seat("A").fails("use #1", "lcg.costs")
    table = first(A="play: Lamp Room; shadows: Patient Killer; gold: 2", at="challenge-actions")
    table.seat("A").plays("use #1")
    assert table.seat("A").gold == 0
    assert "Patient Killer" in table.seat("A").court
    table = first(A="play: Lamp Room; shadows: Patient Killer; gold: 2", B="shadows: Alley Cat", at="dominance-actions")
    table.seat("A").fails("use #1", "lcg.phases-of-actions")


@rule("lcg.shadows-put")
def test_an_effect_neither_uses_up_nor_needs_the_one_card_of_the_opening():
    table = first(A="shadows: Patient Killer, Alley Cat; gold: 3", at="challenges-begins")
    table.seat("A").plays("emerge 2")
    table.until("use #1").seat("A").plays("use #1")
    assert table.seat("A").court == ["Alley Cat", "Patient Killer"]


@rule("lcg.shadows-came-out")
def test_a_card_that_brings_itself_out_has_come_out_of_shadows():
    table = first(A="shadows: Patient Killer; gold: 2", B="play: Queen's Shadow", at="challenge-actions")
    table.seat("A").plays("use #1")
    table.do("use Queen's Shadow")
    assert table.seat("B").house_power == 1
