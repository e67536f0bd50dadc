"""Kings of other houses and neutral cards of Kings of the Sea; every one is played."""

from __future__ import annotations

from typing import Any

import pytest

from games.lcg.cards.kings_of_the_sea.raids import raid
from games.lcg.realm import RealmTable, realm
from games.lcg.saying import VOICES
from support.table import rule
from thronsaal.games.lcg.catalogue import CATALOGUE
from thronsaal.games.lcg.marshal import price
from thronsaal.games.lcg.power import needed
from thronsaal.games.lcg.wording import card_text


def table_of(**position: Any) -> RealmTable:
    """Greyjoy against Stark."""
    return realm("greyjoy", "stark").given(**position)


# Robb Stark, the king.


@rule("lcg.unique", "lcg.costs")
def test_king_robb_calls_an_army_for_nothing():
    table = realm("stark", "stark").given(
        A="play: KOTSE33; hand: War Host of the North, Winterfell Reserves; gold: 3", at="marshalling"
    )
    assert not table.seat("A").can("play War Host of the North")
    table.seat("A").plays("use KOTSE33", "play War Host of the North")
    assert (table.seat("A").gold, table.is_kneeling("KOTSE33")) == (3, True)
    assert price(table.state, table.card("Winterfell Reserves"), 0) == 3, "the next one only"


def test_king_robb_calls_stark_armies_only_and_spares_the_penalty_too():
    table = table_of(A="play: KOTSE33; hand: War Host of the North, Sea Raiders, Arya Stark; gold: 9", at="marshalling")
    table.seat("A").plays("use KOTSE33")
    assert [price(table.state, table.card(name), 0) for name in ("Sea Raiders", "Arya Stark")] == [2, 4]
    table.seat("A").plays("play Sea Raiders", "play War Host of the North")
    assert table.seat("A").gold == 7


@pytest.mark.parametrize("king", ["KOTSE33", "KOTSE35"])
def test_kings_do_nothing_beside_another_king(king: str):
    table = table_of(
        A=f"play: {king}; hand: War Host of the North; discard: Distinct Mastery",
        B="play: Balon Greyjoy (kneeling), Lady (kneeling)",
        at="marshalling",
    )
    assert not table.seat("A").can(f"use {king}")
    table = table_of(
        A=f"play: {king}; hand: War Host of the North; discard: Distinct Mastery",
        B="play: Eddard Stark (kneeling)",
        at="marshalling",
    )
    assert table.seat("A").can(f"use {king}")


@rule("lcg.unique")
def test_both_robbs_are_one_and_the_same():
    table = realm("stark", "stark").given(A="play: Robb Stark; hand: KOTSE33; gold: 9", at="marshalling")
    table.seat("A").plays("play KOTSE33")
    assert (table.seat("A").gold, table.duplicates("Robb Stark")) == (9, 1)


def test_king_robb_has_renown():
    table = realm("stark", "stark").given(A="play: KOTSE33", at="challenges")
    table.attack("power", "KOTSE33").quiet()
    assert table.power("KOTSE33") == 1


# Joffrey Baratheon, the king.


@rule("lcg.responses", "lcg.gold")
def test_king_joffrey_takes_the_gold_that_an_opponent_pays_for_a_character():
    table = realm("lannister", "stark").given(
        A="play: KOTSE34", B="hand: Eddard Stark; gold: 6", at="marshalling", first="B"
    )
    table.seat("B").plays("play Eddard Stark")
    table.do("use KOTSE34:2")
    assert (table.gold("KOTSE34"), table.strength("KOTSE34"), table.seat("B").gold) == (4, 5, 2)


@rule("lcg.limits")
def test_king_joffrey_takes_gold_once_a_round_and_only_where_some_was_paid():
    table = realm("lannister", "stark").given(
        A="play: KOTSE34, Great Keep", B="hand: Arya Stark, Lady; gold: 6", at="marshalling", first="B"
    )
    table.seat("B").plays("play Arya Stark")
    table.do("use KOTSE34:2")
    table.seat("B").plays("play Lady").table.never("use KOTSE34:2")
    assert table.gold("KOTSE34") == 2
    table = realm("lannister", "stark").given(
        A="play: KOTSE34",
        B="play: Eddard Stark; hand: Eddard Stark, Brown Ben Plumm, Great Keep; gold: 6",
        at="marshalling",
        first="B",
    )
    table.seat("B").plays("play Eddard Stark").table.never("use KOTSE34:2")
    table = realm("lannister", "stark").given(A="play: KOTSE34; hand: Lannisport Steward; gold: 6", at="marshalling")
    table.seat("A").plays("play Lannisport Steward").table.never("use KOTSE34:2")


def test_king_joffrey_is_not_stronger_beside_another_king_but_keeps_the_gold():
    table = realm("lannister", "stark").given(A="play: KOTSE34 (3 gold)", B="play: Balon Greyjoy", at="challenges")
    assert (table.strength("KOTSE34"), table.gold("KOTSE34")) == (1, 3)
    table = realm("lannister", "stark").given(A="play: KOTSE34 (3 gold)", at="challenges")
    assert table.strength("KOTSE34") == 4


# Robert Baratheon, the king.


@rule("lcg.events", "lcg.then")
def test_king_robert_plays_an_event_from_the_discard_pile_and_shuffles_it_into_the_deck():
    table = realm("baratheon", "stark").given(
        A="play: KOTSE35, Stannis Baratheon (kneeling); discard: Distinct Mastery, Muster; deck: Lady",
        at="challenge-actions",
    )
    table.seat("A").plays("use KOTSE35")
    assert table.targets() == ["Robert Baratheon", "Stannis Baratheon"]
    table.play("card Stannis Baratheon").quiet()
    assert (table.is_kneeling("Stannis Baratheon"), table.is_kneeling("KOTSE35")) == (False, True)
    assert table.seat("A").discard == ["Muster"]
    assert "Distinct Mastery" in table.seat("A").deck


def test_king_robert_chooses_among_events_and_pays_for_them():
    table = realm("lannister", "stark").given(
        A="play: KOTSE35; discard: Distinct Mastery, The Lion's Will, Kings in the North; gold: 2",
        B="play: Lady",
        at="challenge-actions",
    )
    table.seat("A").plays("use KOTSE35")
    assert table.targets() == ["Distinct Mastery", "The Lion's Will"], "an answer is no any-phase event"
    table.play("card The Lion's Will").quiet()
    assert table.is_kneeling("Lady")
    assert table.seat("A").gold == 0
    table = realm("lannister", "stark").given(
        A="play: KOTSE35; discard: The Lion's Will; gold: 1", B="play: Lady", at="challenge-actions"
    )
    assert not table.seat("A").can("use KOTSE35"), "there is nothing to play"


@rule("lcg.cancel")
def test_what_king_robert_plays_can_be_cancelled_and_goes_into_the_deck_all_the_same():
    table = realm("lannister", "greyjoy").given(
        A="play: KOTSE35; discard: The Lion's Will; gold: 2; deck: Lady",
        B="play: Asha Greyjoy; hand: Seasick",
        at="challenge-actions",
    )
    table.seat("A").plays("use KOTSE35").table.until("use Seasick").play("pass").do("use Seasick").quiet()
    assert not table.is_kneeling("Asha Greyjoy")
    assert (table.seat("A").discard, "The Lion's Will" in table.seat("A").deck) == ([], True)


def test_king_robert_has_renown():
    table = realm("baratheon", "stark").given(A="play: KOTSE35", at="challenges")
    table.attack("power", "KOTSE35").quiet()
    assert table.power("KOTSE35") == 1


# Viserys Targaryen, the king.


@rule("lcg.victory")
def test_king_viserys_needs_less_power_for_each_attachment():
    table = realm("targaryen", "stark").given(
        A="play: KOTSE36 (with Bodyguard), Khal Drogo; power: 13", at="challenges"
    )
    assert not table.state.ended
    table.attack("power", "Khal Drogo").quiet()
    assert (table.state.ended, table.state.winner) == ("power", (0,))


def test_king_viserys_wins_when_the_attachment_comes():
    table = realm("targaryen", "stark").given(A="play: KOTSE36; hand: Bodyguard; power: 14", at="marshalling")
    table.seat("A").plays("play Bodyguard")
    assert (table.state.ended, table.state.winner) == ("power", (0,))


def test_king_viserys_helps_nobody_beside_another_king_and_no_opponent():
    table = realm("targaryen", "stark").given(
        A="play: KOTSE36 (with Bodyguard); power: 14", B="play: Balon Greyjoy; power: 14", at="challenges"
    )
    assert not table.state.ended
    table = realm("targaryen", "stark").given(A="play: KOTSE36 (with Bodyguard)", B="power: 14", at="challenges")
    assert not table.state.ended


@pytest.mark.parametrize(("errata", "enough"), [("on", 5), ("off", 4)])
def test_king_viserys_needs_five_power_at_least_since_the_errata(errata: str, enough: int):
    play = "KOTSE36, 8x Seafarer's Bow (on KOTSE36), 3x Veteran Marauder (on KOTSE36)"
    table = realm("targaryen", "stark").given(A=f"play: {play}", errata=errata, at="challenges")
    assert needed(table.state, 0) == enough
    assert needed(table.state, 1) == 15
    text = VOICES["en"].say(card_text(CATALOGUE["KOTSE36"], errata == "on"))
    assert ("minimum of 5" in text) == (errata == "on")


# Myrcella Lannister.


@rule("lcg.lasting")
def test_myrcella_sends_a_knight_to_intrigues():
    table = table_of(A="play: Myrcella Lannister, Knight of Flowers", B="play: Lady", at="challenge-actions")
    table.seat("A").plays("use Myrcella Lannister").table.quiet()
    assert "intrigue" in table.icons("Knight of Flowers")
    assert "stealth" in table.keywords("Knight of Flowers")
    assert table.is_kneeling("Myrcella Lannister")
    table.end_phase()
    assert (table.icons("Knight of Flowers"), "stealth" in table.keywords("Knight of Flowers")) == (["military"], False)


def test_myrcella_does_nothing_beside_another_queen_or_without_a_knight():
    table = table_of(
        A="play: Myrcella Lannister, Knight of Flowers", B="play: Daenerys Targaryen", at="challenge-actions"
    )
    assert not table.seat("A").can("use Myrcella Lannister")
    table = table_of(A="play: Myrcella Lannister, Asha Greyjoy", at="challenge-actions")
    assert not table.seat("A").can("use Myrcella Lannister")


# Seafarer's Bow.


@rule("lcg.limits", "lcg.costs")
def test_the_bow_shoots_twice_once_by_its_bearer_and_once_by_itself():
    table = table_of(
        A="play: Drumbeater (with Seafarer's Bow), Asha Greyjoy",
        B="play: War Host of the North, Sansa Stark",
        at="challenges",
    )
    assert not table.seat("A").can("use Seafarer's Bow"), "nobody takes part"
    table.attack("military", "Asha Greyjoy").defend("War Host of the North")
    table.seat("A").plays("use Seafarer's Bow", "card Asha Greyjoy")
    assert (table.strength("Asha Greyjoy"), table.is_kneeling("Drumbeater")) == (5, True)
    table.seat("A").plays("use Seafarer's Bow:2", "card Asha Greyjoy")
    assert (table.is_kneeling("Seafarer's Bow"), table.strength("Asha Greyjoy")) == (True, 7)
    assert table.end_phase().strength("Asha Greyjoy") == 3


@rule("lcg.costs")
def test_nobody_else_kneels_for_ones_own_bow():
    table = table_of(A="play: Asha Greyjoy, Seafarer's Bow (on Arya Stark@B)", B="play: Arya Stark", at="challenges")
    table.attack("military", "Asha Greyjoy").until("A")
    assert not table.seat("A").can("use Seafarer's Bow"), "the bearer is not one's own"
    assert table.seat("A").can("use Seafarer's Bow:2")


# Shadowcat, Silent Sisters, Randyll Tarly.


@rule("lcg.stealth", "lcg.no-attachments")
def test_a_shadowcat_slinks_and_carries_nothing():
    table = table_of(A="play: Shadowcat", B="play: Eddard Stark, Bran Stark", at="challenges")
    table.attack("military", "Shadowcat").sneak("Eddard Stark").until("choose-dead")
    table = table_of(A="play: Shadowcat; hand: Seafarer's Bow; gold: 5", at="marshalling")
    assert not table.seat("A").can("play Seafarer's Bow")


def test_silent_sisters_are_stronger_for_each_dead_character_of_yours():
    table = table_of(
        A="play: Silent Sisters; dead: Asha Greyjoy, Stowaway, Forever Burning; discard: Drumbeater",
        B="dead: Lady",
        at="challenges",
    )
    assert table.strength("Silent Sisters") == 3


def test_randyll_tarly_leads_your_warriors():
    table = table_of(A="play: Randyll Tarly, Asha Greyjoy, Balon Greyjoy", B="play: Greatjon Umber", at="challenges")
    names = ("Randyll Tarly", "Asha Greyjoy", "Balon Greyjoy", "Greatjon Umber")
    assert [table.strength(name) for name in names] == [4, 4, 3, 3]


# Jack of all Trades.


@pytest.mark.parametrize(("at", "crest"), [(1, "war"), (2, "noble"), (3, "learned"), (4, "holy")])
def test_jack_has_a_crest_of_your_choice_for_a_phase(at: int, crest: str):
    table = table_of(
        A="play: Jack of all Trades, Crossroads, Kingdom of Shadows; gold: 5", B="play: Lady", at="challenge-actions"
    )
    table.seat("A").plays("use Jack of all Trades", "card Crossroads")
    assert table.asked == "which-crest"
    assert table.seat("A").moves == ["number 1", "number 2", "number 3", "number 4"]
    table.play(f"number {at}")
    assert crests(table) == [crest]
    table.end_phase()
    assert crests(table) == []


def crests(table: RealmTable) -> list[str]:
    """Jack's crests."""
    seen = next(card for card in table.state.view(0)["seats"][0]["play"] if card["card"].startswith("jack"))
    return list(seen["crests"])


def test_jack_needs_influence_and_his_crest_is_as_good_as_any():
    table = table_of(A="play: Jack of all Trades", at="challenge-actions")
    assert not table.seat("A").can("use Jack of all Trades")
    table = table_of(A="play: Jack of all Trades, Randyll Tarly, Crossroads", at="challenge-actions")
    table.seat("A").plays("use Jack of all Trades", "card Crossroads", "number 1")
    assert table.strength("Jack of all Trades") == 3


# Godswood Attendant.


@rule("lcg.look")
@pytest.mark.parametrize(("answer", "gone"), [("yes", ["Ghost"]), ("no", [])])
def test_a_godswood_attendant_looks_at_a_deck_and_may_discard_its_top(answer: str, gone: list[str]):
    table = table_of(A="play: Godswood Attendant", B="play: Bran Stark; deck: Ghost", at="challenges")
    raid(table, "power", "Godswood Attendant").do("use Godswood Attendant").play("seat B", answer)
    assert table.seat("B").discard == gone
    assert (table.seat("B").deck[-1] == "Ghost") == (answer == "no")


def test_a_godswood_attendant_may_look_at_the_own_deck_and_must_have_taken_part():
    table = table_of(A="play: Godswood Attendant; deck: Seasick", B="play: Bran Stark", at="challenges")
    raid(table, "power", "Godswood Attendant").do("use Godswood Attendant").play("seat A", "yes")
    assert table.seat("A").discard == ["Seasick"]
    table = table_of(A="play: Godswood Attendant, Asha Greyjoy", B="play: Bran Stark", at="challenges")
    raid(table, "power", "Asha Greyjoy").never("use Godswood Attendant")


@rule("lcg.look")
def test_only_who_looks_knows_what_a_godswood_attendant_saw():
    table = table_of(A="play: Godswood Attendant", B="play: Bran Stark; deck: Ghost", at="challenges")
    raid(table, "power", "Godswood Attendant").do("use Godswood Attendant").play("seat B", "no")
    known = [table.state.view(seat)["seats"][1]["known_deck"] for seat in (0, 1)]
    assert known == [{"1": "ghost@B"}, {}]
