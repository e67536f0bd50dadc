"""Where other tables went wrong with cards of the shadows, and rulings that bind several of them together."""

from __future__ import annotations

from games.lcg.cards.blackwater.shade import second
from games.lcg.saying import both
from support.table import rule
from thronsaal.core.words import Word
from thronsaal.games.lcg.shadows import costs_of, price_out


@rule("lcg.shadows-costs")
def test_a_cost_that_was_gained_is_another_and_a_dash_gives_nothing():
    """A token from Tyrion beside a printed cost; a location with Shadow (X) may be brought out for either."""
    table = second("lannister", "stark", A="shadows: 13089; gold: 9; play: Nightflyer", at="challenge-actions")
    table.seat("A").plays("emerge 1", "use Tyrion Lannister").table.until("A")
    assert sorted(costs_of(table.state, table.card("Nightflyer"))) == [-1, 1], "X, or what is printed"
    table.seat("A").plays("emerge 1")
    assert "number 1" in table.seat("A").moves


@rule("lcg.shadows-tokens")
def test_a_gained_cost_is_gone_once_the_card_leaves_shadows():
    table = second(
        "lannister", "stark", A="shadows: 13089, Shadow Politics; gold: 9; play: Bronn", at="challenge-actions"
    )
    table.seat("A").plays("emerge 1", "use Tyrion Lannister").table.until("A")
    bronn = table.card("Bronn")
    assert costs_of(table.state, bronn) == (table.state.deal.cost[bronn],)
    table.seat("A").plays("use #2").table.quiet()
    assert (table.zone("Bronn"), bronn in table.state.further) == ("discard", False)


@rule("lcg.shadows-seen")
def test_what_was_seen_going_into_shadows_stays_known_by_its_place():
    table = second("lannister", "stark", A="shadows: 13089; gold: 9; play: Bronn", at="challenge-actions")
    table.seat("A").plays("emerge 1", "use Tyrion Lannister").table.until("A")
    assert table.state.known[table.card("Bronn")] == 3
    assert table.state.view(1)["seats"][0]["shadows"][0]["card"] == "bronn@A"


@rule("lcg.shadows-lie")
def test_nobody_brings_out_what_lies_in_anothers_shadows():
    table = second(
        "stark", "stark", A="shadows: Sparrows; gold: 9", B="gold: 9; play: Robb Stark", at="challenge-actions"
    )
    assert not table.seat("B").can("emerge 1")
    assert not table.seat("B").can("use #1")


@rule("lcg.shadows-attachments")
def test_an_attachment_without_bearer_is_paid_for_and_discarded():
    table = second("targaryen", "stark", A="shadows: Dragon Skull; gold: 2; play: Shae", at="challenge-actions")
    table.seat("A").plays("emerge 1").table.quiet()
    assert (table.seat("A").discard, table.seat("A").gold) == (["Dragon Skull"], 0)


@rule("lcg.shadows-came-out")
def test_entering_play_and_coming_out_are_answered_in_one_window():
    """Arya prays because she entered play, the Tower stands somebody because a card came out."""
    table = second(
        "stark",
        "stark",
        A="shadows: 13101; gold: 4; play: Tower of the Hand, Hodor (kneeling); plot: Omens of All Seasons",
        B="play: Shae, Lady",
        at="challenge-actions",
    )
    table.seat("A").plays("emerge 1")
    assert table.seat("A").can("use Arya Stark")
    assert table.seat("A").can("use Tower of the Hand")


@rule("lcg.limited")
def test_a_limited_card_may_be_played_after_one_came_out_of_shadows():
    table = second("lannister", "stark", A="hand: Lion Gate; shadows: Cellar Guard; gold: 9", at="marshalling")
    table.seat("A").plays("emerge 1").table.until("A")
    assert table.seat("A").can("play Lion Gate")


@rule("lcg.shadows-no-traits")
def test_what_makes_characters_dearer_or_cheaper_does_not_change_the_way_into_shadows():
    table = second("stark", "stark", A="agenda: 13079; hand: Smallfolk Mob; gold: 4", at="marshalling")
    table.seat("A").plays("hide Smallfolk Mob")
    assert table.seat("A").gold == 2


@rule("lcg.shadows-unique-into")
def test_a_unique_card_goes_into_shadows_beside_its_copy_and_comes_out_as_a_duplicate():
    table = second("lannister", "stark", A="hand: 13089; play: 13089; gold: 9", at="marshalling")
    table.seat("A").plays("hide 13089").table.until("A")
    table.seat("A").plays("emerge 1")
    assert (table.duplicates("13089"), table.seat("A").gold) == (1, 2)


def test_the_discount_of_the_first_is_for_characters_alone():
    table = second(
        "stark", "stark", A="agenda: 13079; shadows: The Maidenvault, Sparrows; gold: 9", at="challenge-actions"
    )
    table.seat("A").plays("emerge 1").table.until("A")
    assert price_out(table.state, table.card("Sparrows"), 0, 2) == 0


def test_the_second_editions_intimidate_is_told_apart_from_the_first():
    assert both(Word("keyword-daunt")) != both(Word("keyword-intimidate"))
