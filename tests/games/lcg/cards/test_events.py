"""Events: every event of the core set is played."""

from __future__ import annotations

import pytest

from games.lcg.cards.cancelling import cancelling
from games.lcg.realm import RealmTable, realm
from support.table import rule
from thronsaal.games.lcg.cards.core.events import CARDS as EVENTS
from thronsaal.games.lcg.occurrences import Draws
from thronsaal.games.lcg.resolution import claim_of

# Kneeling and standing.


def test_distraction_kneels_a_character_with_the_military_icon():
    table = realm("stark", "stark").given(
        A="hand: Distraction", B="play: Hodor, Sansa Stark, Lady (kneeling), Robb Stark", at="marshalling"
    )
    table.seat("A").plays("use Distraction")
    assert table.targets() == ["Hodor", "Robb Stark"]
    table.play("card Hodor")
    assert table.is_kneeling("Hodor")
    assert table.seat("A").discard == ["Distraction"]


@rule("lcg.targets")
def test_distraction_needs_somebody_standing():
    table = realm("stark", "stark").given(
        A="hand: Distraction", B="play: Hodor (kneeling), Sansa Stark", at="marshalling"
    )
    table.seat("A").tries("use Distraction")
    table.expects(reason="lcg.targets")


@rule("lcg.phases-of-actions")
@pytest.mark.parametrize(
    ("event", "at"),
    [
        ("Distraction", "challenge-actions"),
        ("Winter is Coming", "marshalling"),
        ("Lethal Counterattack", "dominance-actions"),
        ("Bran the Builder's Legacy", "challenge-actions"),
        ("Guilty!", "taxation-actions"),
        ("I Never Bet Against My Family", "dominance-actions"),
        ("Insidious Ways", "draw-actions"),
        ("Call Their Bluff", "challenge-actions"),
        ("I'm You Writ Small", "dominance-actions"),
        ("Muster", "challenge-actions"),
        ("Westeros Bleeds", "standing-actions"),
    ],
)
def test_events_of_a_phase_are_not_played_in_others(event: str, at: str):
    table = realm("stark", "stark").given(
        A=f"play: Robb Stark, 4x Narrow Sea, Knight of the Rainwood, Tywin Lannister; hand: {event}, Distinct Mastery; "
        "gold: 5",
        B="play: Hodor, Sansa Stark (kneeling)",
        at=at,
    )
    assert table.seat("A").can("use Distinct Mastery"), "this is a time for actions"
    assert not table.seat("A").can(f"use {event}")


@rule("lcg.marshal-others")
def test_others_may_play_events_without_gold_while_somebody_marshals():
    table = realm("stark", "stark").given(
        A="hand: Distraction, The Lion's Will; gold: 2", B="play: Hodor", at="marshalling", first="B"
    )
    table.until("A")
    assert table.seat("A").can("use Distraction")
    assert not table.seat("A").can("use The Lion's Will")


@rule("lcg.immunity")
@pytest.mark.parametrize(
    "event", ["Distraction", "The Lion's Will", "You've Killed the Wrong Dwarf!", "Forever Burning"]
)
def test_who_is_immune_to_events_is_no_target(event: str):
    table = realm("stark", "lannister").given(
        A=f"hand: {event}; gold: 2", B="play: Shaggydog, Robb Stark (kneeling)", at="marshalling"
    )
    if event == "Forever Burning":
        table.seat("A").plays(f"use {event}")
        assert table.strength("Robb Stark") == 1
        assert table.strength("Shaggydog") == 4
    else:
        assert not table.seat("A").can(f"use {event}")


def test_the_lions_will_kneels_anybody_for_two_gold():
    table = realm("lannister", "stark").given(A="hand: 2x The Lion's Will; gold: 3", B="play: Hodor", at="marshalling")
    table.seat("A").plays("use The Lion's Will")
    assert table.is_kneeling("Hodor")
    assert (table.seat("A").gold, table.seat("A").discard) == (1, ["The Lion's Will"])


def test_the_lions_will_is_for_every_phase_but_costs_gold():
    table = realm("lannister", "stark").given(
        A="hand: The Lion's Will; gold: 1", B="play: Hodor", at="dominance-actions"
    )
    assert not table.seat("A").can("use The Lion's Will")
    table = realm("lannister", "stark").given(
        A="hand: The Lion's Will; gold: 2", B="play: Hodor", at="dominance-actions"
    )
    assert table.seat("A").plays("use The Lion's Will").gold == 0


@rule("lcg.then")
def test_the_wrong_dwarf_kneels_and_then_claims_power():
    table = realm("lannister", "stark").given(
        A="hand: You've Killed the Wrong Dwarf!", B="play: Hodor, Lady (kneeling), Robb Stark", at="draw-actions"
    )
    table.seat("A").plays("use You've Killed the Wrong Dwarf!")
    assert table.is_kneeling("Hodor"), "the only one who stands and is not noble"
    assert (table.power("Hodor"), table.seat("B").power) == (1, 1)


@rule("lcg.then")
def test_the_wrong_dwarf_gives_a_kneeling_character_nothing():
    table = realm("lannister", "stark").given(
        A="hand: You've Killed the Wrong Dwarf!", B="play: Hodor (kneeling), Robb Stark", at="challenge-actions"
    )
    assert not table.seat("A").can("use You've Killed the Wrong Dwarf!")


def test_distinct_mastery_stands_whoever_has_a_crest():
    crested = "Selyse Baratheon, Tyrion Lannister, Robb Stark, Knight of the Tumblestone"
    table = realm("stark", "stark").given(
        A="hand: Distinct Mastery; play: Lady (kneeling), Eddard Stark",
        B="play: " + ", ".join(f"{name} (kneeling)" for name in crested.split(", ")),
        at="draw-actions",
    )
    table.seat("A").plays("use Distinct Mastery")
    assert table.targets() == sorted(crested.split(", "))
    table.play("card Tyrion Lannister")
    assert not table.is_kneeling("Tyrion Lannister")


# Claim.


def claiming(**given: str) -> RealmTable:
    return realm("stark", "lannister").given(**{"at": "challenges", **given})


@rule("lcg.claim", "lcg.lasting")
def test_winter_is_coming_raises_the_claim_of_starks_for_the_challenge():
    table = claiming(A="play: Robb Stark, Grey Wind, Lady; hand: Winter is Coming", B="play: Shae, Bronn (kneeling)")
    table.attack("military", "Grey Wind").do("use Winter is Coming").quiet()
    assert sorted(table.seat("B").dead) == ["Bronn", "Shae"]


def test_winter_is_coming_does_nothing_for_other_houses():
    table = realm("lannister", "stark").given(
        A="play: Bronn", B="play: 2x Direwolf Pup (kneeling); hand: Winter is Coming", at="challenges"
    )
    table.attack("military", "Bronn").do("use Winter is Coming").quiet()
    table.play("card Direwolf Pup").quiet()
    assert table.seat("B").dead == ["Direwolf Pup"]


def test_winter_is_coming_needs_a_challenge_and_a_stark():
    table = claiming(A="play: Grey Wind; hand: Winter is Coming", B="play: Hodor", at="challenge-actions")
    assert not table.seat("A").can("use Winter is Coming")
    table = realm("lannister", "lannister").given(
        A="play: Bronn; hand: Winter is Coming, The Lion's Will; gold: 2", B="play: Hodor", at="challenges"
    )
    table.attack("military", "Bronn").until("use The Lion's Will")
    assert not table.seat("A").can("use Winter is Coming"), "nobody here plays House Stark"


@rule("lcg.limits")
def test_winter_comes_once_a_round_for_each_player():
    table = realm("stark", "stark").given(
        A="play: Grey Wind, Robb Stark; hand: 2x Winter is Coming",
        B="play: Hodor; hand: 2x Winter is Coming",
        at="challenges",
    )
    table.attack("military", "Grey Wind").do("use Winter is Coming")
    assert table.seat("B").can("use Winter is Coming"), "each player may"
    table.seat("B").plays("use Winter is Coming")
    table.defend("Hodor").until("A")
    assert not table.seat("A").can("use Winter is Coming")
    table.quiet().attack("power", "Robb Stark").until("A")
    assert not table.seat("A").can("use Winter is Coming"), "also not in the next challenge of the round"


@rule("lcg.costs")
def test_i_never_bet_lowers_a_claim_by_what_is_paid():
    table = realm("lannister", "stark").given(
        A="play: Shae, Lannisport Steward, Cersei's Attendant; hand: I Never Bet Against My Family; gold: 2",
        B="play: Grey Wind; plot: The Power of Arms",
        at="challenges",
        first="B",
    )
    table.attack("military", "Grey Wind").do("use I Never Bet Against My Family")
    assert table.seat("A").moves == ["number 1", "number 2"]
    table.play("number 2")
    assert table.targets() == ["Cersei's Attendant", "Lannisport Steward"]
    table.play("card Lannisport Steward").quiet()
    assert table.is_kneeling("Lannisport Steward")
    assert (table.seat("A").gold, table.seat("A").dead) == (0, [])
    assert "claim-zero" in table.story


def test_a_claim_never_falls_below_zero_and_the_wager_ends_with_the_challenge():
    table = realm("lannister", "stark", "stark").given(
        A="play: Lannisport Steward; hand: I Never Bet Against My Family; gold: 3",
        B="play: Grey Wind",
        C="play: Robb Stark",
        at="challenges",
        first="B",
    )
    table.attack("military", "Grey Wind", target="C").do("use I Never Bet Against My Family", "number 3")
    table.play("card Lannisport Steward")
    assert sorted(table.seat("A").moves) == ["seat B", "seat C"]
    table.play("seat B")
    assert [claim_of(table.state, seat) for seat in range(3)] == [1, 0, 1]
    table.quiet()
    table.defend() if table.asked == "declare-defenders" else None
    table.quiet()
    assert [claim_of(table.state, seat) for seat in range(3)] == [1, 1, 1]


@pytest.mark.parametrize(
    "mine",
    ["play: Lannisport Steward (kneeling); gold: 2", "play: Lannisport Steward; gold: 0", "play: Hodor; gold: 2"],
)
def test_i_never_bet_needs_gold_and_a_standing_lannister(mine: str):
    table = realm("lannister", "stark").given(
        A=f"{mine}; hand: I Never Bet Against My Family, Distinct Mastery",
        B="play: Grey Wind, Robb Stark (kneeling)",
        at="challenges",
        first="B",
    )
    table.attack("military", "Grey Wind").until("use Distinct Mastery")
    assert not table.seat("A").can("use I Never Bet Against My Family")


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


# In challenges.


@rule("lcg.no-result")
def test_lethal_counterattack_kills_all_attackers_before_anybody_defends():
    table = realm("stark", "stark").given(
        A="play: Robb Stark, Grey Wind, Hodor",
        B="play: Arya Stark, Sansa Stark; hand: Lethal Counterattack",
        at="challenges",
    )
    table.attack("military", "Robb Stark", "Grey Wind")
    table.seat("B").plays("use Lethal Counterattack", "card Arya Stark", "card Sansa Stark")
    assert sorted(table.quiet().seat("A").dead) == ["Grey Wind", "Robb Stark"]
    assert "no-result" in table.story


@rule("lcg.winner")
def test_lethal_counterattack_lets_the_defenders_win():
    table = realm("stark", "stark").given(
        A="play: Grey Wind, Robb Stark (kneeling, duplicate)",
        B="play: Arya Stark, Sansa Stark, Hodor; hand: Lethal Counterattack",
        at="challenges",
    )
    table.attack("military", "Grey Wind").defend("Hodor")
    table.do("use Lethal Counterattack", "card Arya Stark", "card Sansa Stark").quiet()
    assert table.seat("A").dead == ["Grey Wind"]
    assert "challenge-won" in table.story


@rule("lcg.limits")
def test_lethal_counterattack_comes_once_a_challenge():
    table = realm("stark", "stark").given(
        A="play: Robb Stark (duplicate)",
        B="play: Arya Stark, Sansa Stark, Hodor, Lady, Bran Stark; hand: 2x Lethal Counterattack, Distinct Mastery",
        at="challenges",
    )
    table.attack("military", "Robb Stark")
    table.do("use Lethal Counterattack", "card Arya Stark", "card Sansa Stark", "save Robb Stark")
    assert table.zone("Robb Stark") == "play"
    table.until("B")
    assert not table.seat("B").can("use Lethal Counterattack")
    assert table.seat("B").can("use Distinct Mastery")


@pytest.mark.parametrize(
    ("contest", "mine"), [("power", "Arya Stark, Sansa Stark"), ("military", "Arya Stark, Jon Snow, Hodor (kneeling)")]
)
def test_lethal_counterattack_is_for_military_challenges_and_two_standing_starks(contest: str, mine: str):
    table = realm("stark", "stark").given(
        A="play: Robb Stark, Tyrion Lannister (kneeling)",
        B=f"play: {mine}; hand: Lethal Counterattack, Distinct Mastery",
        at="challenges",
    )
    table.attack(contest, "Robb Stark").until("B")
    assert table.seat("B").can("use Distinct Mastery")
    assert not table.seat("B").can("use Lethal Counterattack")


@rule("lcg.lasting")
def test_insidious_ways_strengthens_until_the_phase_ends_and_draws_for_the_winner():
    table = realm("lannister", "stark").given(
        A="play: Cersei's Attendant, Bronn; hand: Insidious Ways; deck: Hodor, Lady",
        B="play: Sansa Stark",
        at="challenges",
    )
    table.attack("intrigue", "Cersei's Attendant").defend("Sansa Stark")
    table.do("use Insidious Ways")
    assert table.strength("Cersei's Attendant") == 3
    table.quiet()
    assert table.seat("A").hand == ["Hodor", "Lady"]
    assert table.strength("Cersei's Attendant") == 3, "until the phase ends"
    table.end_phase()
    assert table.strength("Cersei's Attendant") == 1


@pytest.mark.parametrize(("attacker", "defender"), [("Cersei's Attendant", "Lurkers at Harrenhal"), ("Bronn", "Hodor")])
def test_insidious_ways_draws_nothing_for_a_loser_nor_for_a_later_challenge(attacker: str, defender: str):
    table = realm("lannister", "stark").given(
        A="play: Cersei's Attendant, Bronn, Tywin Lannister; hand: Insidious Ways; deck: Hodor, Lady",
        B=f"play: {defender}, War Host of the North",
        at="challenges",
    )
    contest = "intrigue" if attacker == "Cersei's Attendant" else "military"
    table.attack(contest, attacker).do("use Insidious Ways")
    table.defend(defender) if contest == "intrigue" else table.defend("War Host of the North")
    table.quiet()
    table.attack("power", "Tywin Lannister").quiet()
    table.defend() if table.asked == "declare-defenders" else None
    table.quiet()
    assert "Hodor" not in table.seat("A").hand


@rule("lcg.draw-cap")
def test_insidious_ways_draws_one_by_one_as_far_as_the_cap_allows():
    table = realm("lannister", "stark").given(
        A="play: Cersei's Attendant; hand: Insidious Ways; deck: Hodor, Lady", at="challenges"
    )
    table.state.drawn[0] = 2
    table.attack("intrigue", "Cersei's Attendant").do("use Insidious Ways").quiet()
    assert table.seat("A").hand == ["Hodor"]


@rule("lcg.lasting", "lcg.cancel")
def test_playing_insidious_ways_does_not_draw_yet_so_that_no_draw_can_be_cancelled_then():
    table = cancelling("lannister", "stark").given(
        A="play: Cersei's Attendant; hand: Insidious Ways; deck: Hodor, Lady", at="challenges"
    )
    table.attack("intrigue", "Cersei's Attendant").do("use Insidious Ways")
    assert not any(isinstance(each, Draws) for each in table.state.stack[-1].coming)
    table.quiet()
    assert table.seat("A").hand == ["Hodor", "Lady"]


def test_insidious_ways_wants_an_attacking_lannister():
    table = realm("lannister", "stark").given(
        A="play: Hodor, Jon Snow, Bronn, Tyrion Lannister (kneeling); hand: Insidious Ways, Distinct Mastery",
        at="challenges",
    )
    table.attack("power", "Jon Snow").until("A")
    assert table.seat("A").can("use Distinct Mastery")
    assert not table.seat("A").can("use Insidious Ways")


@rule("lcg.then", "lcg.attachments", "lcg.deadly")
def test_writ_small_makes_deadly_and_stays_as_a_boon():
    table = realm("lannister", "stark").given(
        A="play: Cersei's Attendant, Bronn, Hodor; hand: I'm You Writ Small", B="play: Lady", at="challenge-actions"
    )
    table.seat("A").plays("use I'm You Writ Small", "card Lady")
    assert table.targets() == ["Cersei's Attendant"], "Bronn bears nothing, Hodor is no Lannister"
    table.play("card Cersei's Attendant")
    assert "deadly" in table.keywords("Lady")
    assert (table.strength("Cersei's Attendant"), table.attachments("Cersei's Attendant")) == (
        3,
        ["I'm You Writ Small"],
    )
    assert table.has_trait("I'm You Writ Small", "Boon")
    table.end_phase()
    assert "deadly" not in table.keywords("Lady")
    assert table.strength("Cersei's Attendant") == 3, "the attachment stays"


@rule("lcg.attachments")
def test_the_boon_goes_with_its_bearer():
    table = realm("lannister", "stark").given(
        A="play: Cersei's Attendant; hand: I'm You Writ Small", B="play: Grey Wind", at="challenges", first="B"
    )
    table.attack("military", "Grey Wind")
    table.do("use I'm You Writ Small", "card Grey Wind", "card Cersei's Attendant")
    table.quiet()
    assert (table.seat("A").dead, table.seat("A").discard) == (["Cersei's Attendant"], ["I'm You Writ Small"])
    assert not table.state.lasting or table.strength("Grey Wind") == 4


def test_writ_small_without_a_lannister_is_discarded():
    table = realm("lannister", "stark").given(A="hand: I'm You Writ Small", B="play: Lady", at="challenge-actions")
    table.seat("A").plays("use I'm You Writ Small")
    assert "deadly" in table.keywords("Lady")
    assert table.seat("A").discard == ["I'm You Writ Small"]


# After challenges.


def test_a_lannister_pays_his_debts_with_the_blood_of_the_winner():
    table = realm("lannister", "stark").given(
        A="play: Cersei's Attendant, Lannisport Steward, Hodor (kneeling); hand: A Lannister Pays His Debts",
        B="play: Sansa Stark, Catelyn Stark, Lady",
        at="challenges",
        first="B",
    )
    table.attack("power", "Sansa Stark", "Catelyn Stark")
    table.do("use A Lannister Pays His Debts", "card Cersei's Attendant")
    assert table.targets() == ["Catelyn Stark", "Sansa Stark"], "Lady did not take part"
    table.play("card Catelyn Stark")
    assert table.quiet().seat("B").dead == ["Catelyn Stark"]


def test_a_lannister_pays_his_debts_as_attacker_too_but_not_as_winner():
    table = realm("lannister", "stark").given(
        A="play: Cersei's Attendant, Lannisport Steward; hand: A Lannister Pays His Debts",
        B="play: Catelyn Stark",
        at="challenges",
    )
    table.attack("intrigue", "Cersei's Attendant").defend("Catelyn Stark")
    table.do("use A Lannister Pays His Debts", "card Lannisport Steward").quiet()
    assert table.seat("B").dead == ["Catelyn Stark"]
    table = realm("lannister", "stark").given(
        A="play: Tywin Lannister, Lannisport Steward; hand: A Lannister Pays His Debts",
        B="play: Catelyn Stark",
        at="challenges",
    )
    table.attack("intrigue", "Tywin Lannister").defend("Catelyn Stark").quiet()
    assert table.seat("A").hand == ["A Lannister Pays His Debts"]
    assert not table.seat("A").can("use A Lannister Pays His Debts")


@rule("lcg.moribund")
def test_a_lannister_about_to_die_may_still_pay():
    table = realm("lannister", "stark").given(
        A="play: Cersei's Attendant; hand: A Lannister Pays His Debts", B="play: Grey Wind", at="challenges", first="B"
    )
    table.attack("military", "Grey Wind")
    table.do("use A Lannister Pays His Debts", "card Cersei's Attendant").quiet()
    assert (table.seat("A").dead, table.seat("B").dead) == (["Cersei's Attendant"], ["Grey Wind"])


@rule("lcg.saves")
def test_whoever_is_in_debt_may_be_saved():
    table = realm("lannister", "stark").given(
        A="play: Cersei's Attendant; hand: A Lannister Pays His Debts",
        B="play: Arya Stark (with Nymeria)",
        at="challenges",
        first="B",
    )
    table.attack("power", "Arya Stark").sneak()
    table.do("use A Lannister Pays His Debts", "card Cersei's Attendant", "use Nymeria").quiet()
    assert table.zone("Arya Stark") == "play"


@rule("lcg.moribund", "lcg.killed")
def test_retreat_takes_the_dead_to_hand_who_were_killed_all_the_same():
    table = realm("baratheon", "stark").given(
        A="play: Robert Baratheon (with Lightbringer); hand: Retreat", B="play: Grey Wind", at="challenges", first="B"
    )
    table.attack("military", "Grey Wind").defend()
    table.do("use Retreat").quiet()
    assert (table.seat("A").hand, table.seat("A").dead) == (["Robert Baratheon"], [])
    assert sorted(table.seat("A").discard) == ["Lightbringer", "Retreat"]
    assert "left-killed" in table.story


@rule("lcg.moribund")
def test_retreat_finds_one_of_several_who_die_at_once():
    table = realm("baratheon", "stark").given(
        A="plots: Valar Morghulis; play: Robert Baratheon, Stannis Baratheon, Host of Storm's End; hand: Retreat",
        B="play: Hodor; plots: Rains of Autumn",
        at="plots",
    )
    table.seat("A").plays("plot Valar Morghulis")
    table.seat("B").plays("plot Rains of Autumn")
    table.play("seat A").do("use Retreat")
    assert table.targets() == ["Robert Baratheon", "Stannis Baratheon"]
    table.play("card Stannis Baratheon").quiet()
    assert table.seat("A").hand == ["Stannis Baratheon"]
    assert sorted(table.seat("A").dead) == ["Host of Storm's End", "Robert Baratheon"]


def test_retreat_is_for_unique_characters():
    table = realm("baratheon", "stark").given(
        A="play: Host of Storm's End (kneeling); hand: Retreat", B="play: Grey Wind", at="challenges", first="B"
    )
    table.attack("military", "Grey Wind")
    assert table.quiet().seat("A").hand == ["Retreat"]
    assert table.seat("A").dead == ["Host of Storm's End"]


def test_nobody_retreats_from_being_discarded():
    table = realm("baratheon", "targaryen").given(
        A="play: Robert Baratheon; hand: Retreat",
        B="hand: Westeros Bleeds; play: 4x Narrow Sea",
        at="dominance-actions",
    )
    table.until("B").seat("B").plays("use Westeros Bleeds", "card Narrow Sea", "card Narrow Sea#2")
    table.play("card Narrow Sea#3", "card Narrow Sea#4").quiet()
    assert (table.seat("A").hand, table.seat("A").discard) == (["Retreat"], ["Robert Baratheon"])


@rule("lcg.control")
def test_support_of_the_kingdom_takes_a_location_that_yields_for_good():
    table = realm("baratheon", "stark").given(
        A="play: Robert Baratheon; hand: Support of the Kingdom",
        B="play: Great Keep, Narrow Sea, Godswood, Winterfell Kennels; power: 3",
        at="challenges",
    )
    table.attack("power", "Robert Baratheon").do("use Support of the Kingdom")
    assert table.targets() == ["Great Keep", "Narrow Sea"]
    table.play("card Great Keep").quiet()
    assert table.controller("Great Keep") == "A"
    table.end_phase()
    table.end_phase()
    assert table.controller("Great Keep") == "A"


def test_support_of_the_kingdom_comes_to_a_defender_too_and_after_power_challenges_only():
    table = realm("baratheon", "stark").given(
        A="play: Robert Baratheon; hand: Support of the Kingdom",
        B="play: Arya Stark, Great Keep",
        at="challenges",
        first="B",
    )
    table.attack("power", "Arya Stark").defend("Robert Baratheon").do("use Support of the Kingdom").quiet()
    assert table.controller("Great Keep") == "A"
    table = realm("baratheon", "stark").given(
        A="play: Robert Baratheon; hand: Support of the Kingdom",
        B="play: Great Keep, Hodor (kneeling)",
        at="challenges",
    )
    table.attack("military", "Robert Baratheon").quiet()
    assert table.controller("Great Keep") == "B"
    assert table.seat("A").hand == ["Support of the Kingdom"]


@rule("lcg.unique-lost", "lcg.unique")
def test_support_of_the_kingdom_takes_no_unique_location_of_a_name_one_has():
    table = realm("baratheon", "stark").given(
        A="play: Robert Baratheon, Lord Eddard's Chambers; hand: Support of the Kingdom",
        B="play: Lord Eddard's Chambers, Great Keep",
        at="challenges",
    )
    table.attack("power", "Robert Baratheon").do("use Support of the Kingdom").quiet()
    assert table.controller("Great Keep") == "A", "there was nothing else to choose"


@rule("lcg.control")
def test_seductive_promise_takes_a_commoner_with_what_others_attached():
    table = realm("targaryen", "stark", "stark").given(
        A="play: Drogon; hand: Seductive Promise",
        B="play: Knight of the Tumblestone (with Lordship), Hodor (kneeling)",
        C="play: Knight of the Tumblestone",
        at="challenges",
    )
    table.attack("power", "Drogon", target="B").sneak("Knight of the Tumblestone@B")
    table.do("use Seductive Promise").quiet()
    assert table.controller("Knight of the Tumblestone@B") == "A"
    assert table.controller("Lordship") == "B", "attachments keep their controllers"
    table.end_phase()
    assert table.controller("Knight of the Tumblestone@B") == "A"


@rule("lcg.limits")
def test_seductive_promise_comes_once_a_phase():
    table = realm("targaryen", "stark").given(
        A="play: Drogon, Tywin Lannister; hand: 2x Seductive Promise",
        B="play: 2x Direwolf Pup (kneeling)",
        at="challenges",
    )
    table.attack("power", "Drogon").sneak().do("use Seductive Promise", "card Direwolf Pup").quiet()
    assert table.controller("Direwolf Pup") == "A"
    assert table.seat("A").hand == ["Seductive Promise"]
    assert table.controller("Direwolf Pup#2") == "B"


@pytest.mark.parametrize(
    ("contest", "attacker", "theirs"),
    [
        ("power", "Robb Stark", "Direwolf Pup (kneeling)"),
        ("military", "Drogon", "2x Direwolf Pup (kneeling)"),
        ("power", "Drogon", "Lady (kneeling)"),
    ],
)
def test_seductive_promise_wants_a_power_challenge_won_by_four_and_a_commoner(contest: str, attacker: str, theirs: str):
    table = realm("targaryen", "stark").given(
        A=f"play: {attacker}; hand: Seductive Promise", B=f"play: {theirs}", at="challenges"
    )
    table.attack(contest, attacker).quiet()
    if table.asked == "sneak":
        table.play("done").quiet()
    if table.asked == "choose-dead":
        table.play("card Direwolf Pup").quiet()
    assert table.seat("A").hand == ["Seductive Promise"]


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


# Plots.


@rule("lcg.plot-reveal")
def test_lords_of_the_narrow_sea_make_an_opponent_reveal_a_poorer_plot():
    table = realm("baratheon", "stark", "stark").given(
        A="hand: Lords of the Narrow Sea; play: Robert Baratheon; plot: Rains of Autumn",
        B="plots: Blockade, The Power of Arms",
        at="challenge-actions",
    )
    table.seat("A").plays("use Lords of the Narrow Sea", "card Robert Baratheon", "seat B")
    table.seat("B").plays("plot The Power of Arms")
    assert (table.seat("B").plot, table.seat("A").house_power) == ("The Power of Arms", 1)
    assert table.state.first == 0, "initiative is not counted again"


@rule("lcg.plot-when-revealed")
def test_lords_of_the_narrow_sea_claim_nothing_for_a_richer_plot_which_works_at_once():
    table = realm("baratheon", "stark").given(
        A="hand: Lords of the Narrow Sea; play: 2x Narrow Sea, Crossroads, Robert Baratheon (kneeling); plot: Blockade",
        B="plots: Valar Morghulis; play: Hodor",
        at="draw-actions",
    )
    table.seat("A").plays("use Lords of the Narrow Sea", "card Narrow Sea", "card Narrow Sea#2", "card Crossroads")
    table.play("plot Valar Morghulis").quiet()
    assert table.seat("B").dead == ["Hodor"]
    assert table.seat("A").house_power == 0, "0 is not less than 0: A's own Blockade makes it count so"


def test_a_blockade_that_answers_the_lords_makes_all_plots_equal():
    table = realm("baratheon", "stark").given(
        A="hand: Lords of the Narrow Sea; play: Robert Baratheon; plot: Rains of Autumn",
        B="plots: Blockade",
        at="draw-actions",
    )
    table.seat("A").plays("use Lords of the Narrow Sea", "card Robert Baratheon")
    table.play("plot Blockade")
    assert table.seat("A").house_power == 0


def test_the_lords_of_the_narrow_sea_do_nothing_for_free():
    table = realm("baratheon", "stark").given(
        A="hand: Lords of the Narrow Sea, The Lion's Will; gold: 2; play: Hodor, 2x Narrow Sea", at="draw-actions"
    )
    assert not table.seat("A").can("use Lords of the Narrow Sea")


@rule("lcg.cancel", "lcg.costs")
def test_a_cancelled_event_stays_played_and_paid():
    table = cancelling("baratheon", "stark").given(
        A="hand: Lords of the Narrow Sea; play: 3x Narrow Sea", B="plots: Blockade", at="draw-actions"
    )
    table.seat("A").plays("use Lords of the Narrow Sea", "card Narrow Sea", "card Narrow Sea#2", "card Narrow Sea#3")
    table.cancel("Lords of the Narrow Sea")
    assert table.seat("B").plot == "Counting Favors"
    assert table.is_kneeling("Narrow Sea")
    assert table.seat("A").discard == ["Lords of the Narrow Sea"]


# Forever Burning.


@rule("lcg.deathbound", "lcg.lasting")
def test_forever_burning_weakens_and_goes_to_the_dead():
    table = realm("targaryen", "stark").given(A="hand: Forever Burning", B="play: Hodor, Lady", at="draw-actions")
    table.seat("A").plays("use Forever Burning", "card Hodor")
    assert (table.strength("Hodor"), table.seat("A").dead, table.seat("A").discard) == (3, ["Forever Burning"], [])
    table.end_phase()
    assert table.strength("Hodor") == 4


@rule("lcg.deathbound", "lcg.cancel")
def test_a_cancelled_forever_burning_is_discarded():
    table = cancelling("targaryen", "stark").given(A="hand: Forever Burning", B="play: Hodor", at="draw-actions")
    table.seat("A").plays("use Forever Burning")
    table.cancel("Forever Burning")
    assert (table.strength("Hodor"), table.seat("A").dead, table.seat("A").discard) == (4, [], ["Forever Burning"])


@rule("lcg.deathbound", "lcg.cancel")
def test_what_was_cancelled_once_works_when_it_is_played_again():
    table = cancelling("targaryen", "stark").given(A="hand: Forever Burning", B="play: Hodor", at="draw-actions")
    table.state.use_up(("cancelled", table.card("Forever Burning"), ""))
    table.seat("A").plays("use Forever Burning").table.quiet()
    assert table.seat("A").dead == ["Forever Burning"]


@rule("lcg.piles")
@pytest.mark.parametrize(
    ("mine", "moves"),
    [
        ("play: Narrow Sea", ["card Narrow Sea"]),
        ("gold: 2", []),
        ("play: Narrow Sea; gold: 2", ["number 2"]),
        ("play: Narrow Sea; gold: 2", ["number 1", "card Narrow Sea"]),
    ],
)
def test_forever_burning_comes_back_from_the_dead(mine: str, moves: list[str]):
    table = realm("targaryen", "stark").given(A=f"dead: Forever Burning; {mine}", at="dominance-actions")
    table.seat("A").plays("use Forever Burning:2", *moves)
    assert (table.seat("A").hand, table.seat("A").dead) == (["Forever Burning"], [])
    assert (table.seat("A").gold == 0) == ("card Narrow Sea" not in moves or "gold" not in mine)


@pytest.mark.parametrize(("at", "gold"), [("draw-actions", 2), ("dominance-actions", 1)])
def test_forever_burning_stays_dead_in_other_phases_and_unpaid(at: str, gold: int):
    table = realm("targaryen", "stark").given(
        A=f"dead: Forever Burning; gold: {gold}; hand: Distinct Mastery; play: Robb Stark (kneeling)", at=at
    )
    assert table.seat("A").can("use Distinct Mastery")
    assert not table.seat("A").can("use Forever Burning:2")


@rule("lcg.events", "lcg.tolls")
def test_bringing_forever_burning_back_is_not_playing_it():
    table = realm("targaryen", "stark").given(
        A="dead: Forever Burning; gold: 2; plot: Calm Over Westeros", at="dominance-actions"
    )
    table.seat("A").plays("use Forever Burning:2")
    assert (table.seat("A").gold, table.seat("B").gold, table.seat("A").hand) == (0, 0, ["Forever Burning"])


@rule("lcg.terminal")
def test_forever_burning_kills_the_flame_kissed():
    table = realm("targaryen", "stark").given(
        A="hand: Forever Burning; play: Flame-Kissed (on Catelyn Stark@B)", B="play: Catelyn Stark", at="draw-actions"
    )
    assert table.strength("Catelyn Stark") == 1
    table.seat("A").plays("use Forever Burning")
    assert table.quiet().seat("B").dead == ["Catelyn Stark"]


@rule("lcg.moribund", "lcg.killed")
def test_others_may_answer_the_death_of_who_retreats():
    table = realm("baratheon", "lannister").given(
        A="play: Robert Baratheon; hand: Retreat",
        B="play: Bronn, Joffrey Baratheon",
        at="challenges",
        first="B",
    )
    table.attack("military", "Bronn").defend()
    table.do("use Retreat", "use Joffrey Baratheon").quiet()
    assert (table.power("Joffrey Baratheon"), table.seat("A").hand) == (1, ["Robert Baratheon"])


# What is printed.


@pytest.mark.parametrize(
    ("house", "names"),
    [
        ("stark", ["Bran the Builder's Legacy", "Guilty!"]),
        ("lannister", ["The Lion's Will", "Call Their Bluff", "I'm You Writ Small", "You've Killed the Wrong Dwarf!"]),
        ("baratheon", ["Prosperity and Plenty", "Lords of the Narrow Sea"]),
        ("targaryen", ["Forever Burning"]),
    ],
)
def test_events_that_only_one_house_may_play(house: str, names: list[str]):
    core = [card for card in EVENTS if card.only is not None and card.only.value == house]
    assert [card.name for card in core] == names
    assert all(card.is_neutral for card in EVENTS)
    assert [card.name for card in EVENTS if "Small Council" in card.traits] == [
        "Guilty!",
        "You've Killed the Wrong Dwarf!",
    ]
