"""House Greyjoy: characters that are not unique and attachments of Kings of the Sea; every one is played."""

from __future__ import annotations

from typing import Any

from games.lcg.cards.kings_of_the_sea.raids import ATTACKER, raid, strike
from games.lcg.realm import RealmTable, realm
from support.table import rule
from thronsaal.games.lcg.setup import LayOut, Reveal


def table_of(**position: Any) -> RealmTable:
    """Greyjoy against Stark."""
    return realm("greyjoy", "stark").given(**position)


# Sea Raiders.


@rule("lcg.limited")
def test_sea_raiders_are_limited_like_a_location():
    table = table_of(A="hand: 2x Sea Raiders, Gatehouse; gold: 9", at="marshalling")
    table.seat("A").plays("play Sea Raiders")
    assert table.seat("A").gold == 7
    assert not table.seat("A").can("play Sea Raiders#2")
    assert not table.seat("A").can("play Gatehouse")


@rule("lcg.setup-cards")
def test_sea_raiders_are_limited_at_set_up():
    table = table_of(A="hand: 2x Sea Raiders, Gatehouse", at="round")
    table.state.push(LayOut(0, 0), Reveal())
    table.play("card Sea Raiders")
    assert table.targets() == []


@rule("lcg.no-attachments")
def test_sea_raiders_carry_no_attachments():
    table = table_of(A="play: Sea Raiders; hand: Veteran Marauder; gold: 9", at="marshalling")
    assert not table.seat("A").can("play Veteran Marauder")


# Stowaway.


@rule("lcg.costs")
def test_stowaway_gives_an_ironborn_an_intrigue_icon():
    table = table_of(A="play: Stowaway, Drumbeater; deck: Kingsmoot, Seasick", B="play: Lady", at="challenge-actions")
    table.seat("A").plays("use Stowaway").table.quiet()
    assert table.icons("Drumbeater") == ["military", "intrigue"]
    assert (table.is_kneeling("Stowaway"), table.seat("A").discard) == (True, ["Kingsmoot"])
    assert table.end_phase().icons("Drumbeater") == ["military"]


def test_stowaway_needs_a_card_in_the_deck_and_somebody_ironborn():
    table = table_of(A="play: Stowaway, Drumbeater", at="challenge-actions")
    table.state.deck[0] = ()
    assert not table.seat("A").can("use Stowaway")
    table = table_of(A="play: Stowaway, Shadowcat", B="play: Lady", at="challenge-actions")
    assert not table.seat("A").can("use Stowaway"), "nobody is Ironborn"
    table = table_of(A="play: Stowaway (kneeling), Drumbeater", at="challenge-actions")
    assert not table.seat("A").can("use Stowaway")


# Priest of the Drowned God.


@rule("lcg.limits", "lcg.lasting")
def test_a_priest_makes_the_holy_stronger_twice_a_phase():
    table = table_of(
        A="play: Priest of the Drowned God, Drowned Disciple, Drumbeater; deck: Kingsmoot, Seasick, Stowaway",
        at="challenge-actions",
    )
    table.seat("A").plays("use Priest of the Drowned God")
    assert table.targets() == ["Drowned Disciple", "Priest of the Drowned God"]
    table.play("card Drowned Disciple").do("use Priest of the Drowned God").play("card Drowned Disciple")
    assert table.strength("Drowned Disciple") == 3
    assert table.seat("A").discard == ["Kingsmoot", "Seasick"]
    assert not table.is_kneeling("Priest of the Drowned God")
    table.never("use Priest of the Drowned God")
    assert table.end_phase().strength("Drowned Disciple") == 1


@rule("lcg.limits")
def test_a_priest_prays_twice_for_each_player_who_controls_it():
    table = realm("greyjoy", "targaryen").given(
        A="play: Priest of the Drowned God",
        B="play: Drogon; hand: Seductive Promise; deck: 3x Brown Ben Plumm",
        at="challenge-actions",
        first="B",
    )
    table.do("use Priest of the Drowned God", "use Priest of the Drowned God")
    table.attack("power", "Drogon").sneak("Priest of the Drowned God").do("use Seductive Promise")
    assert table.controller("Priest of the Drowned God") == "B"
    table.do("use Priest of the Drowned God", "use Priest of the Drowned God")
    assert table.strength("Priest of the Drowned God") == 7
    table.never("use Priest of the Drowned God")


def test_a_priest_prays_in_the_challenges_phase_only_and_not_without_a_deck():
    table = table_of(A="play: Priest of the Drowned God", at="dominance-actions")
    assert not table.seat("A").can("use Priest of the Drowned God")
    table = table_of(A="play: Priest of the Drowned God", at="challenge-actions")
    table.state.deck[0] = ()
    assert not table.seat("A").can("use Priest of the Drowned God")


# Drumbeater.


def drummed(defender: str, drum: bool = True) -> RealmTable:
    """Balon attacks with Victarion for 6, somebody defends, and the drum is beaten."""
    table = table_of(A="play: Asha Greyjoy, Euron Crow's Eye, Drumbeater", B=f"play: {defender}", at="challenges")
    table.attack("power", "Asha Greyjoy", "Euron Crow's Eye").defend(defender)
    if drum:
        table.seat("A").plays("use Drumbeater")
    return table.quiet()


@rule("lcg.unopposed")
def test_the_drum_makes_a_clear_victory_count_as_unopposed():
    assert drummed("Eddard Stark").seat("A").house_power == 1, "7 against 3"
    assert drummed("Eddard Stark", drum=False).seat("A").house_power == 0
    assert drummed("Hodor").seat("A").house_power == 0, "7 against 4 is not enough"


def test_the_drum_is_beaten_only_by_who_attacks():
    table = table_of(A="play: Asha Greyjoy, Drumbeater", B=ATTACKER, at="challenges", first="B")
    assert not table.seat("A").can("use Drumbeater")
    table.attack("military", "Direwolf Pup").defend("Asha Greyjoy")
    table.never("use Drumbeater")
    table = table_of(A="play: Asha Greyjoy, Drumbeater (kneeling)", B="play: Lady", at="challenges")
    table.attack("military", "Asha Greyjoy").never("use Drumbeater")


def test_the_drum_answers_with_what_unopposed_challenges_are_answered():
    table = table_of(
        A="play: Asha Greyjoy (with Support of Harlaw), Euron Crow's Eye, Drumbeater",
        B="play: Sansa Stark",
        at="challenges",
    )
    table.attack("power", "Asha Greyjoy", "Euron Crow's Eye").sneak().defend("Sansa Stark")
    table.seat("A").plays("use Drumbeater")
    table.do("use Support of Harlaw:2")
    assert not table.is_kneeling("Asha Greyjoy")


# Drowned Disciple.


@rule("lcg.replacement", "lcg.then")
def test_a_disciple_goes_under_the_deck_and_takes_three_cards_of_each_opponent_along():
    table = realm("greyjoy", "stark", "stark").given(
        A="play: Drowned Disciple",
        B="play: Direwolf Pup; deck: 5x Lady",
        C="deck: 2x Ghost",
        at="challenges",
        first="B",
    )
    table.attack("military", "Direwolf Pup", target="A")
    while table.state.actors:
        table.play("done" if table.asked in ("turn", "declare-defenders") else "pass")
    assert (table.seat("A").deck[0], table.seat("A").dead) == ("Drowned Disciple", [])
    assert table.seat("B").discard == ["Lady"] * 3
    assert table.seat("C").discard[:2] == ["Ghost"] * 2
    assert len(table.seat("C").discard) == 3
    assert table.seat("A").discard == []


@rule("lcg.control", "lcg.replacement")
def test_a_disciple_goes_to_its_owner_and_its_controllers_opponents_pay():
    table = table_of(A="play: Direwolf Pup; deck: 4x Stowaway", B="play: Drowned Disciple (of A)", at="challenges")
    table.attack("military", "Direwolf Pup")
    while table.state.actors and table.asked != "turn":
        table.play("done" if table.asked == "declare-defenders" else "pass")
    assert table.seat("A").discard == ["Stowaway"] * 3
    assert "Drowned Disciple" in table.seat("A").deck


@rule("lcg.saves")
def test_a_disciple_can_be_saved():
    table = table_of(A="play: Drowned Disciple, The Iron Mines", B=ATTACKER, at="challenges", first="B")
    strike(table).do("use The Iron Mines").quiet()
    assert (table.zone("Drowned Disciple"), table.seat("B").discard) == ("play", [])


# Ten Towers Honor Guard.


@rule("lcg.put-into-play", "lcg.control")
def test_the_honor_guard_of_ten_towers_is_sent_to_an_opponent_and_comes_home_with_a_victory():
    table = table_of(A="hand: Ten Towers Honor Guard", B="play: Lady", at="challenge-actions", first="A")
    table.seat("A").plays("use Ten Towers Honor Guard").table.quiet()
    assert table.controller("Ten Towers Honor Guard") == "B"
    table.until("turn")
    assert table.state.actors == (1,)
    table.attack("power", "Ten Towers Honor Guard").quiet()
    assert table.controller("Ten Towers Honor Guard") == "A"


def test_the_honor_guard_of_ten_towers_is_sent_in_the_challenges_phase_only():
    table = table_of(A="hand: Ten Towers Honor Guard", at="dominance-actions")
    assert not table.seat("A").can("use Ten Towers Honor Guard")


# Scurvy Cutthroat.


@rule("lcg.responses", "lcg.costs")
def test_a_cutthroat_gives_himself_for_an_attachment_that_an_opponent_plays():
    table = table_of(A="play: Scurvy Cutthroat", B="play: Robb Stark; hand: Ice; gold: 5", at="marshalling", first="B")
    table.seat("B").plays("play Ice")
    table.do("use Scurvy Cutthroat").quiet()
    assert (table.seat("A").discard, table.seat("B").discard) == (["Scurvy Cutthroat"], ["Ice"])


def test_a_cutthroat_answers_nothing_else():
    table = table_of(
        A="play: Scurvy Cutthroat, Asha Greyjoy; hand: Bodyguard; gold: 5", B="hand: Lady", at="marshalling"
    )
    table.seat("A").plays("play Bodyguard").table.never("use Scurvy Cutthroat")
    table = table_of(A="play: Scurvy Cutthroat", B="hand: Lady; gold: 5", at="marshalling", first="B")
    table.seat("B").plays("play Lady").table.never("use Scurvy Cutthroat")


@rule("lcg.duplicates")
def test_a_cutthroat_does_not_mind_duplicates_and_sees_chambers_on_the_house():
    table = table_of(
        A="play: Scurvy Cutthroat",
        B="play: Ice (on Robb Stark), Robb Stark; hand: Ice; gold: 5",
        at="marshalling",
        first="B",
    )
    table.seat("B").plays("play Ice").table.never("use Scurvy Cutthroat")
    table = table_of(A="play: Scurvy Cutthroat", B="hand: Lord Eddard's Chambers; gold: 5", at="marshalling", first="B")
    table.seat("B").plays("house Lord Eddard's Chambers").table.do("use Scurvy Cutthroat").quiet()
    assert table.seat("B").discard == ["Lord Eddard's Chambers"]


# Support of Harlaw.


def test_support_of_harlaw_gives_stealth_and_goes_on_greyjoy_characters_only():
    table = table_of(A="play: Drumbeater (with Support of Harlaw)", at="challenges")
    assert table.keywords("Drumbeater") == ["stealth"]
    table = table_of(A="play: Shadowcat, Arya Stark; hand: Support of Harlaw; gold: 5", at="marshalling")
    assert not table.seat("A").can("play Support of Harlaw")


@rule("lcg.unopposed", "lcg.responses")
def test_support_of_harlaw_makes_its_bearer_stand_though_others_won():
    table = table_of(
        A="play: Drumbeater (kneeling, with Support of Harlaw), Asha Greyjoy", B="play: Bran Stark", at="challenges"
    )
    raid(table, "military", "Asha Greyjoy")
    table.do("use Support of Harlaw:2")
    assert not table.is_kneeling("Drumbeater")
    table = table_of(A="play: Asha Greyjoy (with Support of Harlaw)", B="play: Lady", at="challenges")
    table.attack("military", "Asha Greyjoy").sneak().defend("Lady").never("use Support of Harlaw:2")
    assert table.is_kneeling("Asha Greyjoy"), "it was opposed"


# Veteran Marauder.


@rule("lcg.unopposed")
def test_a_marauder_moves_to_a_location_of_an_opponent_and_leaves_it_without_text():
    table = table_of(
        A="play: Asha Greyjoy (with Veteran Marauder), Gatehouse",
        B="play: Crossroads, Great Keep, Bran Stark",
        at="challenges",
    )
    assert "stealth" in table.keywords("Asha Greyjoy")
    raid(table, "power", "Asha Greyjoy").do("use Veteran Marauder:2")
    assert table.targets() == ["Crossroads", "Great Keep"]
    table.play("card Crossroads").quiet()
    assert (table.bearer("Veteran Marauder"), table.controller("Veteran Marauder")) == ("Crossroads", "A")
    assert table.keywords("Asha Greyjoy") == ["renown"]
    assert table.state.values.blank == 1 << table.card("Crossroads")


@rule("lcg.blank", "lcg.income", "lcg.influence")
def test_a_location_under_a_marauder_gives_nothing():
    marauder = "play: Veteran Marauder (on Crossroads@B)"
    table = table_of(A=marauder, B="play: Crossroads", at="income", first="B")
    assert table.seat("B").gold == table_of(B="", at="income", first="B").seat("B").gold
    table = table_of(A=marauder, B="play: Crossroads, Arya Stark, Ghost", at="challenge-actions", first="B")
    assert not table.seat("B").can("use Arya Stark"), "there is no influence to kneel"
    table = table_of(B="play: Crossroads, Arya Stark, Ghost", at="challenge-actions", first="B")
    assert table.seat("B").can("use Arya Stark")


@rule("lcg.attachments")
def test_a_marauder_on_a_location_stays_there_and_responds_no_more():
    table = table_of(
        A="play: Asha Greyjoy, Veteran Marauder (on Crossroads@B)",
        B="play: Crossroads, Great Keep, Bran Stark",
        at="challenges",
    )
    raid(table, "power", "Asha Greyjoy").never("use Veteran Marauder:2")
    assert table.bearer("Veteran Marauder") == "Crossroads"


def test_a_marauder_is_played_on_characters_only_and_asks_that_they_took_part():
    table = table_of(A="play: Gatehouse; hand: Veteran Marauder; gold: 3", B="play: Crossroads", at="marshalling")
    assert not table.seat("A").can("play Veteran Marauder")
    table = table_of(
        A="play: Asha Greyjoy, Drumbeater (with Veteran Marauder)", B="play: Crossroads, Bran Stark", at="challenges"
    )
    raid(table, "power", "Asha Greyjoy").never("use Veteran Marauder:2")
