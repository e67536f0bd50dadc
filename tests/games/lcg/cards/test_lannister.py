"""House Lannister: attachments, guards and servants, locations."""

from __future__ import annotations

import pytest

from games.lcg.realm import RealmTable, realm
from support.table import rule


def lions(**position: str) -> RealmTable:
    """Lannister against Stark."""
    return realm("lannister", "stark").given(**position)


# Attachments.


def test_gutter_rats_cunning_gives_strength_and_stealth():
    table = lions(A="play: The Hound (with Gutter Rat's Cunning)", B="play: Lady, Grey Wind", at="challenges")
    assert (table.strength("The Hound"), table.keywords("The Hound")) == (6, ["stealth"])
    table.attack("military", "The Hound").sneak("Grey Wind").seat("B").tries("card Grey Wind")


def test_gilded_plate_is_given_up_and_paid_to_save_its_bearer_from_death():
    table = lions(A="play: Grey Wind", B="play: Sansa Stark (kneeling, with Gilded Plate); gold: 1", at="challenges")
    table.attack("military", "Grey Wind").do("use Gilded Plate").quiet()
    assert (table.zone("Sansa Stark"), table.seat("B").gold, table.seat("B").discard) == ("play", 0, ["Gilded Plate"])


def test_gilded_plate_saves_from_being_discarded():
    table = lions(
        A="hand: Westeros Bleeds; play: 4x Narrow Sea",
        B="play: Sansa Stark (with Gilded Plate), Lady; gold: 1",
        at="dominance-actions",
    )
    table.seat("A").plays("use Westeros Bleeds", *(f"card Narrow Sea{copy}" for copy in ("", "#2", "#3", "#4")))
    table.do("use Gilded Plate").quiet()
    assert (table.zone("Sansa Stark"), table.zone("Lady")) == ("play", "discard")


def test_gilded_plate_needs_gold():
    table = lions(A="play: Grey Wind", B="play: Sansa Stark (kneeling, with Gilded Plate)", at="challenges")
    table.attack("military", "Grey Wind").never("use Gilded Plate")
    assert (table.seat("B").dead, table.seat("B").discard) == (["Sansa Stark"], ["Gilded Plate"])


@rule("lcg.marshal-others")
def test_gilded_plate_cannot_be_paid_in_another_seats_marshalling_turn():
    table = lions(A="play: Ser Ilyn Payne", B="play: Sansa Stark (with Gilded Plate); gold: 1", at="marshalling")
    table.seat("A").plays("use Ser Ilyn Payne", "card Sansa Stark")
    assert table.never("use Gilded Plate").seat("B").dead == ["Sansa Stark"]


# Guards and servants.


def test_bywaters_death_costs_every_opponent_a_card():
    table = realm("lannister", "stark", "stark").given(
        A="play: Ser Jacelyn Bywater (kneeling); hand: The Hound",
        B="play: Grey Wind; hand: Lady",
        C="hand: Hodor, Sansa Stark",
        at="challenges",
        active="B",
    )
    table.attack("military", "Grey Wind", target="A").do("use Ser Jacelyn Bywater").quiet()
    assert (table.seat("B").hand, len(table.seat("C").hand), table.seat("A").hand) == ([], 1, ["The Hound"])


@rule("lcg.immunity")
def test_bywater_is_no_target_of_any_character_but_of_events():
    table = lions(A="play: Cersei Lannister, Ser Jacelyn Bywater; gold: 2", B="play: Lady", at="dominance-actions")
    table.seat("A").plays("use Cersei Lannister")
    assert table.targets() == ["Cersei Lannister", "Lady"], "his own side's characters do not reach him either"
    table = lions(A="play: Ser Jacelyn Bywater; gold: 2; hand: The Lion's Will", B="play: Lady", at="dominance-actions")
    table.seat("A").plays("use The Lion's Will")
    assert table.targets() == ["Lady", "Ser Jacelyn Bywater"]


@rule("lcg.immunity", "lcg.stealth")
@pytest.mark.parametrize("name", ["Ser Jacelyn Bywater", "Brienne of Tarth", "Renly Baratheon"])
def test_stealth_does_not_pass_who_is_immune_to_characters(name: str):
    table = lions(A="play: Chella, Daughter of Cheyk", B=f"play: {name}, Lady", at="challenges")
    table.attack("military", "Chella, Daughter of Cheyk").until("sneak")
    assert table.targets() == ["Lady"]


def test_the_informer_kneels_somebody_when_it_is_played():
    table = lions(A="hand: Enemy Informer; gold: 3", B="play: Lady, Hodor (kneeling)", at="marshalling")
    table.seat("A").plays("play Enemy Informer", "use Enemy Informer")
    assert table.targets() == ["Enemy Informer", "Lady"]
    table.play("card Lady")
    assert table.is_kneeling("Lady")


@rule("lcg.put-into-play")
def test_the_informer_does_nothing_when_it_is_put_into_play():
    table = lions(A="hand: Enemy Informer; gold: 1", B="play: Lady", at="marshalling")
    state, informer = table.state, table.card("Enemy Informer")
    state.action(0)
    state.occur(state.putting(informer, 0, informer), first=1)
    state.advance()
    assert table.zone("Enemy Informer") == "play"
    table.never("use Enemy Informer")


@pytest.mark.parametrize(("contest", "others", "drawn"), [("intrigue", "", 2), ("intrigue", "Cersei Lannister", 0)])
def test_qyburns_informers_draw_for_an_intrigue_of_theirs(contest: str, others: str, drawn: int):
    table = lions(A="play: Qyburn's Informers, Cersei Lannister", at="challenges")
    table.attack(contest, others or "Qyburn's Informers")
    if drawn:
        table.do("use Qyburn's Informers")
    assert len(table.never("use Qyburn's Informers").seat("A").hand) == drawn


@rule("lcg.draw-cap")
@pytest.mark.parametrize(("before", "drawn"), [(2, 1), (3, 0)])
def test_qyburns_informers_are_held_by_the_draw_cap(before: int, drawn: int):
    table = lions(A="play: Qyburn's Informers", at="challenges")
    table.state.drawn = [before, 0]
    table.attack("intrigue", "Qyburn's Informers")
    if drawn:
        table.do("use Qyburn's Informers")
    assert len(table.never("use Qyburn's Informers").seat("A").hand) == drawn


@pytest.mark.parametrize("victim", ["Cersei's Attendant", "Cersei Lannister"])
def test_the_attendant_kneels_somebody_when_cersei_or_it_is_killed(victim: str):
    table = lions(
        A="play: Cersei's Attendant (kneeling), Cersei Lannister (kneeling), The Hound (kneeling)",
        B="play: Grey Wind, Lady",
        at="challenges",
        first="B",
    )
    table.attack("military", "Grey Wind").quiet()
    table.play(f"card {victim}").do("use Cersei's Attendant")
    assert table.is_kneeling("Lady")


def test_the_attendant_does_not_mourn_others():
    table = lions(
        A="play: Cersei's Attendant (kneeling), The Hound (kneeling)",
        B="play: Grey Wind, Lady",
        at="challenges",
        first="B",
    )
    table.attack("military", "Grey Wind").quiet()
    table.play("card The Hound").never("use Cersei's Attendant")


def test_an_opponents_cersei_counts_for_the_attendant():
    table = lions(A="play: Cersei's Attendant, The Hound", B="play: Cersei Lannister (kneeling), Lady", at="challenges")
    table.attack("military", "The Hound").defend()
    table.play("card Cersei Lannister").do("use Cersei's Attendant", "card Lady")
    assert table.is_kneeling("Lady")


def test_lannister_cards_without_a_text_are_just_there():
    table = lions(
        A="play: Lurkers at Harrenhal, Lannisport Steward, Lannisport Weaponsmith, The Goldroad; plot: Blockade",
        at="income",
    )
    assert set(table.keywords("Lurkers at Harrenhal")) == {"no-attachments", "stealth", "deadly"}
    assert table.strength("Lurkers at Harrenhal") == 6
    assert table.end_phase().seat("A").gold == 2 + 1 + 1


@rule("lcg.put-into-play", "lcg.control")
def test_the_lannisport_honor_guard_comes_back_when_it_has_won():
    table = realm("lannister", "stark", "stark").given(
        A="hand: Lannisport Honor Guard", B="play: Hodor", C="play: Lady", at="challenge-actions", first="B"
    )
    table.do("use Lannisport Honor Guard", "seat B")
    assert (table.controller("Lannisport Honor Guard"), table.seat("A").gold) == ("B", 0)
    table.attack("intrigue", "Lannisport Honor Guard", target="C").quiet()
    assert table.controller("Lannisport Honor Guard") == "A"
    assert table.is_kneeling("Lannisport Honor Guard")


def test_the_honor_guard_stays_while_it_does_not_win():
    table = lions(
        A="hand: Lannisport Honor Guard; play: Grey Wind, The Hound",
        B="play: Robb Stark",
        at="challenge-actions",
        first="B",
    )
    table.do("use Lannisport Honor Guard")
    table.attack("military", "Robb Stark").defend().quiet()
    assert table.controller("Lannisport Honor Guard") == "B", "it took no part"
    table = lions(
        A="hand: Lannisport Honor Guard; play: Grey Wind, The Hound",
        B="play: Robb Stark",
        at="challenge-actions",
        first="B",
    )
    table.do("use Lannisport Honor Guard")
    table.attack("military", "Lannisport Honor Guard").defend("Grey Wind", "The Hound").quiet()
    assert table.controller("Lannisport Honor Guard") == "B", "it lost"


def test_the_honor_guard_is_sent_in_the_challenges_phase_only():
    table = lions(A="hand: Lannisport Honor Guard; play: Raff the Sweetling; gold: 1", at="draw-actions")
    table.seat("A").tries("use Lannisport Honor Guard")


# Locations.


def test_lannisport_turns_gold_into_power_after_an_intrigue():
    table = lions(A="play: Lannisport, Cersei Lannister; gold: 2", at="challenges")
    table.attack("intrigue", "Cersei Lannister").do("use Lannisport")
    assert (table.seat("A").gold, table.seat("A").house_power) == (1, 2), "one for the unopposed challenge"
    table.never("use Lannisport")


@pytest.mark.parametrize(("contest", "gold"), [("power", 1), ("intrigue", 0)])
def test_lannisport_needs_an_intrigue_and_gold(contest: str, gold: int):
    table = lions(A=f"play: Lannisport, Cersei Lannister; gold: {gold}", at="challenges")
    table.attack(contest, "Cersei Lannister").never("use Lannisport")


def test_lannisport_serves_the_defender_too():
    table = lions(A="play: Lannisport, Cersei Lannister; gold: 1", B="play: Sansa Stark", at="challenges", first="B")
    table.attack("intrigue", "Sansa Stark").defend("Cersei Lannister").do("use Lannisport")
    assert table.seat("A").house_power == 1


@rule("lcg.standing")
def test_the_brothel_stands_in_time_to_kneel_who_stood_up():
    table = lions(
        A="play: Lannisport Brothel (kneeling)", B="play: Lady (kneeling), Grey Wind (kneeling), Hodor", at="standing"
    )
    table.seat("A").plays("use Lannisport Brothel")
    assert table.targets() == ["Grey Wind", "Lady"], "Hodor had not knelt"
    table.play("card Lady")
    assert (table.is_kneeling("Lady"), table.is_kneeling("Grey Wind"), table.is_kneeling("Lannisport Brothel")) == (
        True,
        False,
        True,
    )


def test_the_brothel_works_in_the_standing_phase_only_and_is_unique():
    table = lions(
        A="play: Lannisport Brothel", B="play: Robb Stark (kneeling); hand: Distinct Mastery", at="challenge-actions"
    )
    table.do("use Distinct Mastery")
    assert not table.is_kneeling("Robb Stark")
    table.never("use Lannisport Brothel")
    assert table.state.deal.unique >> table.card("Lannisport Brothel") & 1


def test_the_mines_draw_for_every_plot_of_their_player():
    table = lions(
        A="play: Golden Tooth Mines; plots: Blockade; deck: Lady", B="plots: Blockade; deck: Hodor", at="plots"
    )
    table.seat("A").plays("plot Blockade")
    table.seat("B").plays("plot Blockade")
    table.play("seat A")
    assert (table.seat("A").hand, table.seat("B").hand) == (["Lady"], [])


def test_the_mines_draw_for_further_plots_too():
    table = lions(
        A="play: Golden Tooth Mines, Bran Stark; plot: Rains of Autumn; plots: Blockade; deck: Lady", at="title-actions"
    )
    table.seat("A").plays("use Bran Stark", "plot Blockade")
    assert table.seat("A").hand == ["Lady"]
    table = realm("lannister", "baratheon").given(
        A="play: Golden Tooth Mines; plot: Rains of Autumn; plots: Blockade; deck: Lady",
        B="hand: Lords of the Narrow Sea; play: Robert Baratheon",
        at="title-actions",
    )
    table.do("use Lords of the Narrow Sea", "card Robert Baratheon", "plot Blockade")
    assert table.seat("A").hand == ["Lady"]


@rule("lcg.draw-cap")
def test_the_mines_are_held_by_the_draw_cap():
    table = lions(A="play: 4x Golden Tooth Mines; plots: Blockade", B="plots: Blockade", at="plots")
    table.seat("A").plays("plot Blockade")
    table.seat("B").plays("plot Blockade")
    table.play("seat A")
    while table.asked == "which-first":
        table.play(table.seat("A").moves[0])
    assert len(table.seat("A").hand) == 3


@pytest.mark.parametrize(
    ("name", "card", "less"),
    [
        ("Western Fiefdoms", "Cersei Lannister", 1),
        ("Western Fiefdoms", "Lannisport", 1),
        ("Hall of Heroes", "Cersei Lannister", 2),
        ("Sunset Sea", "Cersei Lannister", 2),
    ],
)
def test_what_makes_the_next_lannister_card_cheaper(name: str, card: str, less: int):
    table = lions(A=f"play: {name}; hand: {card}; gold: 8", at="marshalling")
    table.seat("A").plays(f"use {name}", f"play {card}")
    assert table.seat("A").gold == 8 - table.state.deal.cost[table.card(card)] + less
    assert table.zone(name) == "discard" if name == "Sunset Sea" else table.is_kneeling(name)


@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("Western Fiefdoms", "Crossroads"),
        ("Hall of Heroes", "Lannisport"),
        ("Sunset Sea", "Lannisport"),
        ("Sunset Sea", "Varys"),
    ],
)
def test_lannister_discounts_do_not_fit_other_cards(name: str, card: str):
    table = lions(A=f"play: {name}; hand: {card}; gold: 1", at="marshalling")
    table.seat("A").plays(f"use {name}").tries(f"play {card}")


@rule("lcg.attached-only")
def test_queen_cerseis_chambers_may_lie_on_the_house_card():
    table = lions(A="hand: Queen Cersei's Chambers; gold: 1", at="marshalling")
    table.seat("A").plays("house Queen Cersei's Chambers")
    assert (table.bearer("Queen Cersei's Chambers"), table.state.of_type("location")) == ("House Lannister", 0)
    table = lions(A="play: Queen Cersei's Chambers (on house); plot: Blockade", at="income")
    assert table.end_phase().seat("A").gold == 1


@rule("lcg.limited")
@pytest.mark.parametrize("second", ["Western Fiefdoms", "Hall of Heroes"])
def test_lannisters_limited_locations_come_one_a_round(second: str):
    table = lions(A=f"hand: The Goldroad, {second}; gold: 3", at="marshalling")
    table.seat("A").plays("play The Goldroad").tries(f"play {second}")
