"""What challenges lead to: the three kinds of claim, unopposed challenges, renown, deadly."""

from __future__ import annotations

import pytest

from games.lcg.realm import realm
from support.table import rule
from thronsaal.games.lcg.words.modifiers import Granted, Strength
from thronsaal.games.lcg.words.scope import Scope

# Military.


@rule("lcg.claim-military", "lcg.claim")
def test_who_was_challenged_chooses_who_dies_whether_they_took_part_or_not():
    table = realm("stark", "stark").given(
        A="play: War Host of the North, Lady", B="play: Hodor, Sansa Stark, Bran Stark (kneeling)", at="challenges"
    )
    table.attack("military", "War Host of the North").defend("Hodor").until("choose-dead")
    assert (table.state.actors, table.targets()) == ((1,), ["Bran Stark", "Hodor", "Sansa Stark"])
    table.play("card Bran Stark").quiet()
    assert (table.seat("B").dead, table.seat("B").court) == (["Bran Stark"], ["Hodor", "Sansa Stark"])


@rule("lcg.claim-military")
def test_as_many_die_at_the_same_time_as_the_claim_says():
    """With claim 2 nobody can be chosen twice, so a save does not make up for a second death."""
    table = realm("stark", "stark").given(
        A="play: Robb Stark; plot: The Power of Arms",
        B="play: Sansa Stark (duplicate, kneeling), Lady (kneeling), Hodor (kneeling)",
        at="challenges",
    )
    table.attack("military", "Robb Stark").until("choose-dead").play("card Sansa Stark")
    assert table.seat("B").dead == [], "the second is chosen first"
    assert table.targets() == ["Hodor", "Lady"]
    table.play("card Lady")
    table.do("save Sansa Stark").quiet()
    assert (table.seat("B").dead, table.seat("B").court) == (["Lady"], ["Hodor", "Sansa Stark"])


@rule("lcg.claim-military")
def test_whoever_has_too_few_loses_all():
    table = realm("stark", "stark").given(
        A="play: Robb Stark; plot: The Power of Arms", B="play: Sansa Stark", at="challenges"
    )
    table.attack("military", "Robb Stark").quiet()
    assert table.seat("B").dead == ["Sansa Stark"]


@rule("lcg.claim-military", "lcg.cannot")
def test_who_cannot_be_killed_cannot_be_chosen_to_fulfil_the_claim():
    table = realm("stark", "stark").given(
        A="play: Lady; plot: The Power of Blood", B="play: Sansa Stark, Hodor (kneeling)", at="challenges"
    )
    table.attack("military", "Lady").quiet()
    assert table.seat("B").dead == ["Hodor"], "Sansa is noble"


@rule("lcg.claim", "lcg.claim-military")
def test_the_claim_is_that_of_the_attackers_plot():
    table = realm("stark", "stark").given(
        A="play: Lady; plot: Valar Morghulis",
        B="play: Sansa Stark, Hodor (kneeling); plot: The Power of Arms",
        at="challenges",
    )
    table.attack("military", "Lady").quiet()
    assert ("claim-zero" in table.story, table.seat("B").dead) == (True, [])
    assert table.seat("A").house_power == 1, "unopposed all the same"


# Intrigue.


@rule("lcg.claim-intrigue")
@pytest.mark.parametrize(("plot", "left"), [("Hear Me Roar", 2), ("Herding the Masses", 1), ("Valar Morghulis", 3)])
def test_an_intrigue_costs_as_many_cards_as_the_claim_says(plot: str, left: int):
    table = realm("lannister", "stark").given(
        A=f"play: Cersei Lannister; plot: {plot}", B="hand: Lady, Hodor, Ghost; play: Bran Stark", at="challenges"
    )
    table.attack("intrigue", "Cersei Lannister").quiet()
    assert (len(table.seat("B").hand), len(table.seat("B").discard)) == (left, 3 - left)
    assert sorted(table.seat("B").hand + table.seat("B").discard) == ["Ghost", "Hodor", "Lady"]


@rule("lcg.claim-intrigue")
def test_chance_says_which_cards_are_lost():
    lost = set()
    for seed in range(30):
        table = realm("lannister", "stark").given(
            A="play: Cersei Lannister", B="hand: Lady, Hodor, Ghost", at="challenges", seed=seed
        )
        lost |= set(table.attack("intrigue", "Cersei Lannister").quiet().seat("B").discard)
    assert lost == {"Lady", "Hodor", "Ghost"}


@rule("lcg.claim-intrigue")
@pytest.mark.parametrize("hand", ["", "hand: Lady"])
def test_nobody_loses_more_cards_than_there_are(hand: str):
    table = realm("lannister", "stark").given(
        A="play: Cersei Lannister; plot: Herding the Masses", B=hand, at="challenges"
    )
    table.attack("intrigue", "Cersei Lannister").quiet()
    assert (table.seat("B").hand, table.seat("A").house_power) == ([], 1)


# Power.


@rule("lcg.power-claim")
@pytest.mark.parametrize(("has", "moved"), [(5, 2), (1, 1), (0, 0)])
def test_power_moves_from_house_to_house(has: int, moved: int):
    table = realm("stark", "stark").given(
        A="play: Robb Stark; plot: The Power of Arms",
        B=f"play: Arya Stark (2 power); power: {has}",
        at="challenges",
    )
    table.attack("power", "Robb Stark").defend("Arya Stark").quiet()
    assert (table.seat("A").house_power, table.seat("B").house_power) == (moved, has - moved)
    assert table.power("Arya Stark") == 2, "power on characters stays"


@rule("lcg.power-claim", "lcg.victory")
def test_power_that_moves_wins_too():
    table = realm("stark", "stark").given(
        A="play: Robb Stark; power: 14", B="play: Arya Stark; power: 1", at="challenges"
    )
    table.attack("power", "Robb Stark").defend("Arya Stark").quiet()
    assert table.state.winner == (0,)


@rule("lcg.power-claim", "lcg.infamy")
def test_power_that_moves_to_a_house_may_lie_on_who_is_infamous_and_is_not_claimed():
    table = realm("lannister", "stark").given(
        A="play: Ser Jaime Lannister, Cersei Lannister", B="power: 2; play: Arya Stark", at="challenges"
    )
    table.attack("power", "Cersei Lannister").defend("Arya Stark").until("place-power")
    assert "power" not in table.story
    table.play("card Ser Jaime Lannister")
    assert (table.power("Ser Jaime Lannister"), table.seat("A").house_power, table.seat("B").power) == (1, 0, 1)
    assert "power" not in table.story, "moving is not claiming"


# Unopposed.


@rule("lcg.unopposed")
@pytest.mark.parametrize(
    ("defender", "power"), [("Arya Stark", 0), ("Arya Stark (with Stinking Drunk)", 1), ("Lady", 1), ("", 1)]
)
def test_who_wins_against_no_strength_claims_one_power(defender: str, power: int):
    """A single defender is enough to be opposed, unless it is worth nothing."""
    table = realm("stark", "stark").given(A="play: Robb Stark", B=f"play: {defender}", at="challenges")
    table.attack("power", "Robb Stark")
    if "Arya" in defender:
        table.defend("Arya Stark")
    assert table.quiet().seat("A").house_power == power


@rule("lcg.unopposed")
def test_defenders_who_are_gone_leave_the_challenge_unopposed():
    table = realm("stark", "stark").given(A="play: Robb Stark (with Ice)", B="play: Grey Wind, Lady", at="challenges")
    table.attack("military", "Robb Stark").defend("Grey Wind").seat("A").plays("use Ice")
    table.quiet()
    assert (table.seat("A").house_power, table.state.won) == (1, [1, 0])


@rule("lcg.unopposed")
def test_who_defends_alone_claims_nothing_for_it():
    table = realm("stark", "stark").given(A="play: Lady", B="play: Robb Stark (with Ice)", at="challenges")
    table.attack("military", "Lady").defend("Robb Stark").seat("B").plays("use Ice")
    table.quiet()
    assert (table.seat("B").house_power, table.state.won) == (0, [0, 1])


@rule("lcg.unopposed", "lcg.claim")
def test_unopposed_power_comes_on_top_of_the_claim():
    table = realm("stark", "stark").given(A="play: Robb Stark", B="power: 3", at="challenges")
    table.attack("power", "Robb Stark").quiet()
    assert (table.seat("A").house_power, table.seat("B").house_power) == (2, 2)


# Renown.


@rule("lcg.renown")
def test_each_of_the_winners_famous_characters_that_took_part_claims_power():
    table = realm("baratheon", "stark").given(
        A="play: Stannis Baratheon, Brienne of Tarth, Robert Baratheon, Lady", B="play: Eddard Stark", at="challenges"
    )
    table.attack("military", "Stannis Baratheon", "Brienne of Tarth", "Lady").defend("Eddard Stark").quiet()
    names = ("Stannis Baratheon", "Brienne of Tarth", "Robert Baratheon", "Lady", "Eddard Stark")
    assert [table.power(name) for name in names] == [1, 1, 0, 0, 0]


@rule("lcg.renown")
def test_a_famous_defender_claims_power_for_winning():
    table = realm("stark", "stark").given(A="play: Lady", B="play: Eddard Stark", at="challenges")
    table.attack("military", "Lady").defend("Eddard Stark").quiet()
    assert table.power("Eddard Stark") == 1


# Deadly.


@rule("lcg.deadly")
@pytest.mark.parametrize(
    ("attackers", "defenders", "dies"),
    [
        (["Bronn", "Grey Wind"], ["Hodor", "Ghost"], True),
        (["Bronn"], ["Hodor", "Ghost"], False),
        (["Lady"], ["Hodor", "Ghost"], False),
        (["Grey Wind"], ["Ghost", "Robb Stark"], True),
    ],
)
def test_more_deadly_attackers_than_defenders_kill_a_defender(attackers: list[str], defenders: list[str], dies: bool):
    """Whoever wins: with as many or more on the side of the defenders nobody dies."""
    table = realm("stark", "stark").given(
        A="play: Bronn, Grey Wind, Lady; plot: Valar Morghulis",
        B="play: Hodor, Ghost, Robb Stark, Sansa Stark",
        at="challenges",
    )
    table.attack("military", *attackers).defend(*defenders)
    if dies:
        table.until("deadly")
        assert (table.state.actors, table.targets()) == ((1,), sorted(defenders))
        table.play(f"card {defenders[0]}")
    table.quiet()
    assert table.seat("B").dead == (defenders[:1] if dies else [])


@rule("lcg.deadly", "lcg.moribund")
def test_who_dies_for_the_claim_still_counts_as_deadly_and_does_not_die_twice():
    table = realm("stark", "stark").given(A="play: Bronn, Grey Wind", B="play: Hodor, Robb Stark", at="challenges")
    table.attack("military", "Bronn", "Grey Wind").defend("Hodor", "Robb Stark").until("choose-dead")
    table.play("card Hodor").quiet()
    assert table.seat("B").dead == ["Hodor", "Robb Stark"], "two deadly attackers against one"
    table = realm("stark", "stark").given(A="play: Bronn, Ghost", B="play: Hodor, Robb Stark", at="challenges")
    table.attack("military", "Bronn", "Ghost").sneak().defend("Hodor").until("choose-dead")
    assert table.play("card Hodor").quiet().seat("B").dead == ["Hodor"], "Hodor is as deadly as Bronn"


@rule("lcg.deadly")
def test_nobody_dies_of_an_undefended_deadly_attack():
    table = realm("stark", "stark").given(
        A="play: Grey Wind; plot: Valar Morghulis", B="play: Sansa Stark", at="challenges"
    )
    assert table.attack("military", "Grey Wind").quiet().seat("B").dead == []


@rule("lcg.deadly", "lcg.saves")
def test_who_would_die_of_deadly_may_be_saved():
    table = realm("stark", "stark").given(
        A="play: Grey Wind; plot: Valar Morghulis", B="play: Robb Stark (duplicate)", at="challenges"
    )
    table.attack("military", "Grey Wind").defend("Robb Stark").do("save Robb Stark").quiet()
    assert table.seat("B").court == ["Robb Stark"]


@rule("lcg.winner", "lcg.lasting")
def test_what_is_below_zero_counts_as_zero_beside_others():
    table = realm("stark", "stark").given(
        A="play: Robb Stark, Lady, Sansa Stark; hand: The Lion's Will; gold: 2", B="play: Ghost", at="challenges"
    )
    table.attack("military", "Robb Stark", "Lady").defend("Ghost")
    bit = 1 << table.card("Lady")
    table.state.last(Granted("strength", bit, 0, -1, "phase", Strength(5, -1), Scope(0, -1)))
    assert table.strength("Lady") == 0
    assert table.quiet().state.won == [0, 1], "two against three, not minus one"
