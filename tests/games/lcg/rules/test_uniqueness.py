"""Unique cards and their duplicates; attachments; where cards go that leave play or a deck."""

from __future__ import annotations

import pytest

from games.lcg.realm import RealmTable, realm
from support.table import rule
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.catalogue import CARDS
from thronsaal.games.lcg.material import How


def leaves(table: RealmTable, name: str, how: How) -> RealmTable:
    """A card leaves play in this way because the rules demand it; until somebody is asked about it."""
    table.state.framework(o.Leaves(table.card(name), how))
    table.state.listed = None
    table.state.advance()
    return table


# Unique cards.


@rule("lcg.unique")
def test_cards_that_are_not_unique_may_be_in_play_as_often_as_one_likes():
    table = realm("stark", "stark").given(A="play: Direwolf Pup; hand: 2x Direwolf Pup; gold: 2", at="marshalling")
    table.seat("A").plays("play Direwolf Pup#2", "play Direwolf Pup#3")
    assert table.seat("A").court == ["Direwolf Pup"] * 3


@rule("lcg.unique")
def test_who_owns_a_card_that_another_controls_has_it_in_play():
    table = realm("stark", "stark").given(A="hand: Hodor; gold: 5", B="play: Hodor (of A)", at="marshalling")
    table.seat("A").tries("play Hodor#2")
    table.expects(reason="lcg.unique")


@rule("lcg.unique", "lcg.duplicates")
def test_who_controls_another_s_card_has_it_in_play_and_gets_no_duplicate():
    table = realm("stark", "stark").given(A="hand: Hodor; gold: 5; play: Hodor (of B)", at="marshalling")
    table.seat("A").tries("play Hodor@A")
    table.expects(reason="lcg.unique")


@rule("lcg.unique-dead")
def test_only_the_own_dead_count_and_only_unique_ones():
    table = realm("stark", "stark").given(
        A="hand: Hodor, Direwolf Pup; dead: Direwolf Pup; discard: Hodor; gold: 5", B="dead: Hodor", at="marshalling"
    )
    table.seat("A").plays("play Hodor", "play Direwolf Pup")
    assert table.seat("A").court == ["Direwolf Pup", "Hodor"]


@rule("lcg.unique-dead")
def test_as_long_as_it_is_dead_and_no_longer():
    table = realm("stark", "stark").given(A="hand: Hodor; dead: Hodor; gold: 5", at="marshalling")
    table.seat("A").tries("play Hodor")
    table.expects(reason="lcg.unique-dead")
    table.state.shuffle_pile(0, table.state.zone(table.state.dead[0][0]))
    table.state.listed = None
    assert table.seat("A").can("play Hodor")


@rule("lcg.unique-dead", "lcg.control")
def test_nobody_takes_control_of_somebody_who_is_dead_for_him():
    table = realm("stark", "stark").given(A="play: Hodor, Lady", B="dead: Hodor; play: Lady", at="challenges")
    state = table.state
    cards = {name: table.card(f"{name}@A") for name in ("Hodor", "Lady")}
    assert not state.may_control(cards["Hodor"], 1), "dead"
    assert not state.may_control(cards["Lady"], 1), "in play already"
    assert state.may_control(table.card("Lady@B"), 1)


@rule("lcg.unique-lost")
def test_what_an_opponent_took_stays_lost_when_it_is_gone():
    table = realm("stark", "stark").given(A="play: Lady; hand: Lady; gold: 5", B="play: Robb Stark", at="marshalling")
    table.state.hand_over(next(card for card in table._called("Lady") if table.state.court[0] >> card & 1), 1)
    leaves(table, "Lady", How.DISCARDED)
    assert table.seat("A").discard == ["Lady"]
    table.seat("A").tries("play Lady#2")
    table.expects(reason="lcg.unique-lost")


# Duplicates.


@rule("lcg.duplicates")
def test_a_duplicate_of_another_house_is_free_too_and_there_may_be_several():
    table = realm("stark", "stark").given(A="play: The Hound; hand: 2x The Hound; gold: 0", at="marshalling")
    table.seat("A").plays("play The Hound#2", "play The Hound#3")
    assert table.duplicates("The Hound") == 2
    assert table.seat("A").court == ["The Hound"]


@rule("lcg.duplicates")
def test_nobody_needs_to_allow_it_not_even_who_bears_no_attachments():
    table = realm("stark", "stark").given(A="play: Hodor; hand: Hodor; gold: 0", at="marshalling")
    table.seat("A").plays("play Hodor#2")
    assert (table.duplicates("Hodor"), table.attachments("Hodor")) == (1, [])


@rule("lcg.duplicates")
def test_a_duplicate_of_an_attachment_or_a_location_is_laid_under_it():
    table = realm("stark", "stark").given(
        A="play: Robb Stark (with Ice), Winterfell Castle; hand: Ice, Winterfell Castle; gold: 0", at="marshalling"
    )
    table.seat("A").plays("play Ice#2", "play Winterfell Castle#2")
    assert (table.duplicates("Ice"), table.duplicates("Winterfell Castle")) == (1, 1)
    assert table.attachments("Robb Stark") == ["Ice"]


@rule("lcg.duplicates")
def test_duplicates_have_no_text_and_count_for_nothing():
    table = realm("stark", "stark").given(
        A="play: Lord Eddard's Chambers (2 duplicates); plot: Calm Over Westeros", at="income"
    )
    assert table.seat("A").gold == 4 + 1
    assert table.state.view(0)["seats"][0]["influence"] == 1


@rule("lcg.duplicates-save")
@pytest.mark.parametrize("how", [How.KILLED, How.DISCARDED, How.RETURNED, How.TOPPED, How.BOTTOMED])
def test_a_duplicate_saves_from_every_way_to_leave(how: How):
    table = realm("stark", "stark").given(A="play: Sansa Stark (2 duplicates)", at="challenge-actions")
    leaves(table, "Sansa Stark", how)
    table.do("save Sansa Stark")
    assert (table.zone("Sansa Stark"), table.duplicates("Sansa Stark")) == ("play", 1)
    assert table.seat("A").discard == ["Sansa Stark"]


@rule("lcg.duplicates-save")
def test_nobody_has_to_and_then_the_duplicates_are_discarded():
    table = realm("stark", "stark").given(A="play: Sansa Stark (2 duplicates)", at="challenge-actions")
    leaves(table, "Sansa Stark", How.KILLED)
    assert table.seat("A").moves == ["pass", "save sansa-stark@A"]
    table.quiet()
    assert (table.seat("A").dead, table.seat("A").discard) == (["Sansa Stark"], ["Sansa Stark"] * 2)


# Attachments.


@rule("lcg.attachments")
def test_an_attachment_may_go_on_cards_of_others():
    table = realm("stark", "stark").given(
        A="hand: Milk of the Poppy; gold: 1; play: Robb Stark", B="play: Robert Baratheon, Hodor", at="marshalling"
    )
    table.seat("A").plays("play Milk of the Poppy")
    assert table.targets() == ["Robb Stark", "Robert Baratheon"], "Hodor bears none"
    table.play("card Robert Baratheon")
    assert (table.bearer("Milk of the Poppy"), table.controller("Milk of the Poppy")) == ("Robert Baratheon", "A")


@rule("lcg.attachments")
def test_without_a_card_that_may_bear_it_it_cannot_be_played():
    table = realm("stark", "stark").given(A="hand: Ice; gold: 5; play: Hodor, Jon Snow", at="marshalling")
    table.seat("A").tries("play Ice")
    table.expects(reason="lcg.attachments")


@rule("lcg.attachments")
@pytest.mark.parametrize("how", [How.KILLED, How.DISCARDED, How.RETURNED, How.TOPPED])
def test_attachments_are_discarded_whatever_way_their_bearer_leaves(how: How):
    table = realm("stark", "stark").given(
        A="play: Robb Stark (with Ice)", B="play: Milk of the Poppy (on Robb Stark@A)", at="challenge-actions"
    )
    leaves(table, "Robb Stark", how).quiet()
    assert "Ice" in table.seat("A").discard
    assert table.seat("B").discard == ["Milk of the Poppy"], "each to its owner's pile"


@rule("lcg.attachments")
def test_what_may_not_be_there_any_more_is_discarded_at_once():
    """Motley is for characters of opponents: on one's own it cannot stay."""
    table = realm("stark", "baratheon").given(
        A="play: Robb Stark (with Ice)", B="play: Motley (on Robb Stark@A)", at="challenge-actions"
    )
    table.state.framework(o.Controls(table.card("Robb Stark"), 1))
    table.state.advance()
    assert table.attachments("Robb Stark") == ["Ice"]
    assert table.seat("B").discard == ["Motley"]


# Where cards go.


@rule("lcg.topped")
def test_a_card_goes_on_top_of_its_owner_s_deck_for_all_to_know():
    table = realm("stark", "stark").given(B="play: Lady (of A)", A="deck: Hodor", at="challenge-actions")
    leaves(table, "Lady", How.TOPPED).quiet()
    assert table.seat("A").deck[-2:] == ["Hodor", "Lady"]
    assert table.state.view(None)["seats"][0]["known_deck"] == {"1": "lady@A"}


@rule("lcg.topped", "lcg.stalwart")
def test_the_stalwart_go_there_instead_of_dying():
    table = realm("stark", "stark").given(A="play: Eddard Stark (2 power)", at="challenge-actions")
    leaves(table, "Eddard Stark", How.KILLED).quiet()
    assert (table.seat("A").deck[-1], table.seat("A").dead, table.seat("A").power) == ("Eddard Stark", [], 0)


@rule("lcg.bottomed")
def test_a_card_goes_to_the_bottom_of_its_owner_s_deck():
    table = realm("stark", "stark").given(B="play: Lady (of A)", A="deck: Hodor", at="challenge-actions")
    leaves(table, "Lady", How.BOTTOMED).quiet()
    assert (table.seat("A").deck[0], table.seat("A").deck[-1]) == ("Lady", "Hodor")
    size = len(table.seat("A").deck)
    assert table.state.view(None)["seats"][0]["known_deck"] == {str(size): "lady@A"}


@rule("lcg.discard-deck")
def test_cards_from_the_deck_are_discarded_face_up():
    """The Hound costs the top card of the deck when dominance begins, or himself."""
    table = realm("lannister", "stark").given(A="play: The Hound; deck: Bronn, Varys", at="dominance-begins")
    assert table.state.actors == (0,)
    table.play(table.seat("A").moves[0])
    assert (table.seat("A").discard, table.seat("A").deck[-1]) == (["Bronn"], "Varys")
    assert table.state.view(1)["seats"][0]["discard"] == ["bronn@A"]
    (event,) = [event for event in table.events if event.kind == "dropped"]
    assert (event.rule, event.news) == ("lcg.discard-deck", True)


# Versions of a card.

VERSIONS = [
    (one.code, other.code)
    for at, one in enumerate(CARDS)
    for other in CARDS[at + 1 :]
    if one.name == other.name and one.unique and other.unique and one.type == other.type == "character"
]


@rule("lcg.unique", "lcg.duplicates")
@pytest.mark.parametrize(("one", "other"), [pair for found in VERSIONS for pair in (found, found[::-1])])
def test_another_version_is_the_same_card_and_a_duplicate_of_it(one: str, other: str):
    table = realm("stark", "stark").given(
        A=f"play: {one}; hand: {other}; gold: 0", B=f"play: {other}", at="marshalling"
    )
    lying, held = table.card(f"{one}@A"), table.card(f"{other}@A")
    table.seat("A").plays(f"play {other}@A")
    assert table.state.duplicates_on(lying) == [held]
    assert table.state.court[0] == 1 << lying, "the text of the first one holds"


@rule("lcg.unique-dead")
@pytest.mark.parametrize(("one", "other"), VERSIONS)
def test_who_is_dead_in_one_version_is_dead_in_all(one: str, other: str):
    table = realm("stark", "stark").given(A=f"dead: {one}; hand: {other}; gold: 9", at="marshalling")
    table.seat("A").tries(f"play {other}")
    table.expects(reason="lcg.unique-dead")
