"""Events of the dominance phase, and events that search and recover."""

from __future__ import annotations

import pytest

from games.lcg.realm import realm
from support.table import rule

# Dominance.


@rule("lcg.responses", "lcg.dominance")
def test_kings_in_the_north_claim_power_after_winning_dominance():
    table = realm("stark", "stark").given(
        A="play: Robb Stark, Sansa Stark, Jon Snow, Hodor (kneeling); hand: Kings in the North", at="dominance"
    )
    table.do("use Kings in the North")
    assert table.targets() == ["Robb Stark", "Sansa Stark"]
    table.play("card Robb Stark", "card Sansa Stark")
    assert (table.power("Robb Stark"), table.power("Sansa Stark"), table.power("Jon Snow")) == (1, 1, 0)
    assert (table.seat("A").house_power, table.seat("A").power) == (1, 3)


def test_kings_in_the_north_needs_the_victory_and_two_standing_starks():
    table = realm("stark", "stark").given(
        A="play: Robb Stark, Sansa Stark; hand: Kings in the North", B="play: War Host of the North", at="dominance"
    )
    assert table.state.is_halted, "B wins, nobody answers"
    table = realm("stark", "stark").given(
        A="play: Robb Stark, Jon Snow, Sansa Stark (kneeling); hand: Kings in the North", at="dominance"
    )
    assert not table.seat("A").can("use Kings in the North")


@rule("lcg.immunity")
def test_a_king_who_is_immune_to_events_claims_nothing():
    table = realm("stark", "stark").given(
        A="play: Robb Stark, Shaggydog, Sansa Stark (kneeling); hand: Kings in the North", at="dominance"
    )
    table.do("use Kings in the North", "card Robb Stark", "card Shaggydog")
    assert table.is_kneeling("Shaggydog"), "costs are not effects"
    assert (table.power("Robb Stark"), table.power("Shaggydog")) == (1, 0)


@rule("lcg.search", "lcg.put-into-play")
def test_the_builders_legacy_puts_a_cheap_location_into_play_whatever_is_limited():
    table = realm("stark", "stark").given(
        A="hand: Bran the Builder's Legacy; gold: 3; deck: Godswood, Winterfell Castle, Great Keep, Hodor",
        at="dominance-actions",
    )
    table.state.limits = {("limited", 0, "round"): 1}
    table.seat("A").plays("use Bran the Builder's Legacy")
    assert table.targets() == ["Godswood", "Great Keep"]
    table.play("card Godswood")
    assert (table.zone("Godswood"), table.seat("A").gold, table.seat("A").hand) == ("play", 0, [])


@rule("lcg.search")
def test_the_builder_may_find_nothing_but_pays_all_the_same():
    table = realm("stark", "stark").given(
        A="hand: 2x Bran the Builder's Legacy; gold: 5; deck: Godswood", at="dominance-actions"
    )
    table.seat("A").plays("use Bran the Builder's Legacy", "done")
    assert table.seat("A").gold == 2
    assert table.zone("Godswood") == "deck"
    assert not table.seat("A").can("use Bran the Builder's Legacy")


@rule("lcg.unique", "lcg.duplicates")
def test_the_builder_finds_no_second_unique_location_but_as_a_duplicate():
    table = realm("stark", "stark").given(
        A="hand: Bran the Builder's Legacy; gold: 3; play: Lord Eddard's Chambers; "
        "deck: Lord Eddard's Chambers, Xaro's Home",
        B="play: Xaro's Home (of A)",
        at="dominance-actions",
    )
    table.seat("A").plays("use Bran the Builder's Legacy")
    assert table.targets() == ["Lord Eddard's Chambers"], "A's Xaro's Home is in play with B"
    table.play("card Lord Eddard's Chambers")
    assert table.duplicates("Lord Eddard's Chambers") == 1


@rule("lcg.costs", "lcg.influence")
@pytest.mark.parametrize(
    ("mine", "moves"),
    [
        ("3x Narrow Sea", ["card Narrow Sea", "card Narrow Sea#2", "card Narrow Sea#3"]),
        ("Robb Stark", ["card Robb Stark"]),
        ("Robb Stark, 3x Narrow Sea", ["number 2", "card Robb Stark"]),
        (
            "Robb Stark, 2x Narrow Sea, Crossroads",
            ["number 1", "card Narrow Sea", "card Crossroads", "card Narrow Sea#2"],
        ),
    ],
)
def test_guilty_kills_for_influence_or_for_a_noble(mine: str, moves: list[str]):
    table = realm("stark", "stark").given(
        A=f"hand: Guilty!; play: {mine}, Arya Stark", B="play: Jon Snow, Hodor", at="dominance-actions"
    )
    table.seat("A").plays("use Guilty!", *moves)
    assert table.seat("B").dead == ["Jon Snow"], "Hodor is of House Stark"
    assert table.is_kneeling("Robb Stark") == ("card Robb Stark" in moves) if "Robb" in mine else True


def test_guilty_needs_payment_and_somebody_who_is_not_stark():
    for mine, theirs in (("2x Narrow Sea, Arya Stark", "Jon Snow"), ("Robb Stark", "Hodor")):
        table = realm("stark", "stark").given(
            A=f"hand: Guilty!, The Lion's Will; gold: 2; play: {mine}", B=f"play: {theirs}", at="dominance-actions"
        )
        assert not table.seat("A").can("use Guilty!")


@rule("lcg.saves", "lcg.duplicates-save")
def test_the_guilty_may_be_saved():
    table = realm("stark", "stark").given(
        A="hand: Guilty!; play: Robb Stark", B="play: Jon Snow (duplicate)", at="dominance-actions"
    )
    table.seat("A").plays("use Guilty!", "card Robb Stark").table.do("save Jon Snow")
    assert table.zone("Jon Snow") == "play"


@rule("lcg.naming", "lcg.look")
def test_call_their_bluff_takes_every_card_of_a_name_from_all_opponents():
    table = realm("lannister", "stark", "stark").given(
        A="hand: Call Their Bluff, Hodor; gold: 2",
        B="hand: 2x Hodor, Lady",
        C="hand: Hodor, Ice",
        at="dominance-actions",
    )
    table.seat("A").plays("use Call Their Bluff", "name hodor")
    assert (table.seat("A").hand, table.seat("B").hand, table.seat("C").hand) == (["Hodor"], ["Lady"], ["Ice"])
    assert (table.seat("B").discard, table.seat("C").discard) == (["Hodor", "Hodor"], ["Hodor"])
    assert table.story.count("showed-hand") == 2
    assert table.seat("A").gold == 0


def test_call_their_bluff_may_name_what_nobody_holds():
    table = realm("lannister", "stark").given(
        A="hand: Call Their Bluff; gold: 2", B="hand: Lady", at="dominance-actions"
    )
    table.seat("A").plays("use Call Their Bluff").tries("name valar-morghulis")
    table.seat("A").plays("name khal-drogo")
    assert table.seat("B").hand == ["Lady"]


def test_call_their_bluff_needs_gold_and_a_hand_to_see():
    for gold, theirs in ((1, "hand: Lady"), (2, "hand: ")):
        table = realm("lannister", "stark").given(
            A=f"hand: Call Their Bluff, Distinct Mastery; gold: {gold}; play: Robb Stark (kneeling)",
            B=theirs,
            at="dominance-actions",
        )
        assert not table.seat("A").can("use Call Their Bluff")


@rule("lcg.saves", "lcg.discarded")
def test_westeros_bleeds_discards_every_character():
    table = realm("targaryen", "stark").given(
        A="hand: Westeros Bleeds; play: 3x Narrow Sea, Crossroads, Daenerys Targaryen",
        B="play: Hodor, Robb Stark (with Ice, duplicate), Eddard Stark",
        at="dominance-actions",
    )
    table.seat("A").plays("use Westeros Bleeds", *["card Narrow Sea", "card Narrow Sea#2", "card Narrow Sea#3"])
    table.play("card Crossroads").do("save Robb Stark").quiet()
    assert sorted(table.seat("A").discard) == ["Daenerys Targaryen", "Westeros Bleeds"]
    assert (sorted(table.seat("B").discard), table.seat("B").dead) == (["Hodor", "Robb Stark"], [])
    assert table.seat("B").deck[-1] == "Eddard Stark", "stalwart"
    assert table.attachments("Robb Stark") == ["Ice"]


@rule("lcg.immunity")
def test_who_is_immune_to_events_does_not_bleed():
    table = realm("targaryen", "stark").given(
        A="hand: Westeros Bleeds; play: 4x Narrow Sea", B="play: Shaggydog, Robb Stark", at="dominance-actions"
    )
    table.seat("A").plays("use Westeros Bleeds", *[f"card Narrow Sea{copy}" for copy in ("", "#2", "#3", "#4")])
    assert (table.seat("B").discard, table.seat("B").court) == (["Robb Stark"], ["Shaggydog"])


def test_westeros_does_not_bleed_for_less():
    table = realm("targaryen", "stark").given(
        A="hand: Westeros Bleeds, The Lion's Will; gold: 2; play: 3x Narrow Sea",
        B="play: Hodor",
        at="dominance-actions",
    )
    assert not table.seat("A").can("use Westeros Bleeds")


# Searching and recovering.


@rule("lcg.search")
@pytest.mark.parametrize(
    ("event", "mine", "pay", "found"),
    [
        (
            "Muster",
            "Knight of the Rainwood, Hodor",
            "card Knight of the Rainwood",
            ["Knight of Flowers", "Ser Axell Florent"],
        ),
        ("Dance With Dragons", "Narrow Sea", "card Narrow Sea", ["Drogon"]),
    ],
)
def test_searching_for_knights_and_dragons(event: str, mine: str, pay: str, found: list[str]):
    table = realm("baratheon", "stark").given(
        A=f"hand: {event}; play: {mine}; rest: 0; deck: Knight of Flowers, Drogon, Ser Axell Florent, Hodor",
        at="marshalling",
    )
    table.seat("A").plays(f"use {event}", pay)
    assert table.targets() == found
    table.play(f"card {found[0]}")
    assert table.seat("A").hand == [found[0]]
    assert (table.state.drawn[0], len(table.seat("A").deck)) == (0, 3)


@pytest.mark.parametrize(
    ("event", "mine"),
    [("Muster", "Knight of the Rainwood (kneeling), Hodor"), ("Dance With Dragons", "Narrow Sea (kneeling)")],
)
def test_nobody_searches_without_paying(event: str, mine: str):
    table = realm("baratheon", "stark").given(
        A=f"hand: {event}, Distraction; play: {mine}; deck: Drogon", B="play: Hodor", at="marshalling"
    )
    assert table.seat("A").can("use Distraction")
    assert not table.seat("A").can(f"use {event}")


@rule("lcg.piles", "lcg.attachments")
def test_prosperity_and_plenty_attaches_from_the_discard_pile():
    table = realm("baratheon", "stark").given(
        A="hand: Prosperity and Plenty; gold: 1; play: Robert Baratheon, Stannis Baratheon, Jon Snow; "
        "discard: Lightbringer, Hodor, Lordship",
        B="play: Renly Baratheon; discard: Ice",
        at="challenge-actions",
    )
    table.seat("A").plays("use Prosperity and Plenty")
    assert table.targets() == ["Lightbringer", "Lordship"]
    table.play("card Lightbringer")
    assert table.targets() == ["Robert Baratheon", "Stannis Baratheon"]
    table.play("card Stannis Baratheon")
    assert table.bearer("Lightbringer") == "Stannis Baratheon"
    assert (table.seat("A").gold, table.seat("A").discard) == (0, ["Hodor", "Lordship", "Prosperity and Plenty"])


def test_what_fits_nowhere_stays_in_the_discard_pile():
    table = realm("baratheon", "stark").given(
        A="hand: Prosperity and Plenty; gold: 1; play: Hodor; discard: Ice", B="play: Robb Stark", at="draw-actions"
    )
    table.seat("A").plays("use Prosperity and Plenty", "card Ice")
    assert table.seat("A").discard == ["Ice", "Prosperity and Plenty"]
    assert "fits-nowhere" in table.story


@pytest.mark.parametrize("mine", ["gold: 0; discard: Ice", "gold: 1; discard: Hodor"])
def test_prosperity_and_plenty_needs_gold_and_an_attachment(mine: str):
    table = realm("baratheon", "stark").given(
        A=f"hand: Prosperity and Plenty, Distinct Mastery; play: Robb Stark (kneeling); {mine}", at="draw-actions"
    )
    assert table.seat("A").can("use Distinct Mastery")
    assert not table.seat("A").can("use Prosperity and Plenty")
