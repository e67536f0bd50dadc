"""Neutral cards, agendas and plots of The Blackwater are played."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.lcg.cards.blackwater.shade import second
from games.lcg.realm import realm
from games.lcg.saying import both
from support.table import rule
from thronsaal.core.engine.select import cards_in
from thronsaal.games.lcg import GAME
from thronsaal.games.lcg.catalogue import CARDS, CATALOGUE, is_at
from thronsaal.games.lcg.decks.formats import FORMATS, faults
from thronsaal.games.lcg.decks.option import option_of
from thronsaal.games.lcg.decks.shipped import shipped
from thronsaal.games.lcg.marshal import price
from thronsaal.games.lcg.occurrences import Reveals
from thronsaal.games.lcg.printed import Needed
from thronsaal.games.lcg.shadows import price_out

# White Cloak.


def test_the_white_cloak_makes_a_knight_a_kingsguard():
    table = realm("stark", "stark").given(
        A="play: Knight of the Tumblestone, Hodor; hand: White Cloak; gold: 1",
        B="play: House Dayne Knight",
        at="marshalling",
    )
    assert not table.has_trait("Knight of the Tumblestone", "Kingsguard")
    table.seat("A").plays("play White Cloak").table.quiet()
    assert table.bearer("White Cloak") == "Knight of the Tumblestone", "only a Knight, only one's own"
    assert table.has_trait("Knight of the Tumblestone", "Kingsguard")


@rule("lcg.saves")
def test_a_white_cloak_saves_ones_king():
    table = realm("stark", "baratheon").given(
        A="play: Knight of the Tumblestone (with White Cloak), KOTSE33 (kneeling)",
        B="play: Lady",
        at="challenges",
        first="B",
        active="B",
    )
    table.attack("military", "Lady").defend().until("choose-dead")
    table.seat("A").plays("card Robb Stark", "use White Cloak:2").table.quiet()
    assert (table.zone("Robb Stark"), table.zone("White Cloak")) == ("play", "play")
    assert table.is_kneeling("Knight of the Tumblestone")
    assert not table.is_kneeling("White Cloak")


@rule("lcg.saves")
@pytest.mark.parametrize("kneels", [False, True])
def test_a_white_cloak_saves_an_opponents_queen_while_its_knight_stands(kneels: bool):
    knight = (
        "Knight of the Tumblestone (with White Cloak, kneeling)"
        if kneels
        else "Knight of the Tumblestone (with White Cloak)"
    )
    table = realm("stark", "martell").given(A=f"play: {knight}, Lady", B="play: Myrcella Lannister", at="challenges")
    table.attack("military", "Lady")
    if kneels:
        table.never("use White Cloak:2")
    else:
        table.do("use White Cloak:2").quiet()
    assert (table.zone("Myrcella Lannister") == "play") is not kneels


def test_a_white_cloak_does_not_save_others():
    table = realm("stark", "stark").given(
        A="play: Knight of the Tumblestone (with White Cloak), Hodor",
        B="play: Lady",
        at="challenges",
        first="B",
        active="B",
    )
    table.attack("military", "Lady").defend().until("choose-dead")
    table.seat("A").plays("card Hodor").table.never("use White Cloak:2")


# The White Book.

GUARDS = "agenda: The White Book; play: Ser Arys Oakheart, Ser Barristan Selmy"


def test_after_a_win_defending_kingsguard_stand_and_the_house_kneels():
    table = realm("lannister", "stark").given(A=GUARDS, B="play: Lady", at="challenges", first="B", active="B")
    table.attack("military", "Lady").defend("Ser Arys Oakheart").do("use The White Book:2").quiet()
    assert not table.is_kneeling("Ser Arys Oakheart")
    assert table.state.kneeling >> table.state.deal.house_card[0] & 1


def test_attacking_kingsguard_stand_with_a_king_or_queen_only():
    for king, kneels in (("", True), (", KOTSE34 (kneeling)", False)):
        table = realm("lannister", "stark").given(A=GUARDS + king, at="challenges")
        table.attack("military", "Ser Arys Oakheart")
        if kneels:
            table.never("use The White Book:2")
        else:
            table.do("use The White Book:2").quiet()
        assert table.is_kneeling("Ser Arys Oakheart") is kneels


def test_the_house_kneels_once_until_the_standing_phase():
    table = realm("lannister", "stark").given(
        A=GUARDS, B="play: Lady, Sansa Stark", at="challenges", first="B", active="B"
    )
    table.attack("military", "Lady").defend("Ser Arys Oakheart").do("use The White Book:2").quiet()
    table.attack("power", "Sansa Stark").defend("Ser Arys Oakheart").never("use The White Book:2")
    assert table.is_kneeling("Ser Arys Oakheart")
    house = table.state.deal.house_card[0]
    table.end_phase()
    assert (table.state.phase, table.state.kneeling >> house & 1) == (4, 1)
    table.end_phase().end_phase()
    assert (table.state.phase, table.state.kneeling >> house & 1) == (6, 0), "it stood up with all others"


@rule("lcg.gold-penalty")
def test_the_white_book_welcomes_kingsguard_of_other_houses():
    for agenda, cost in (("", 5), ("agenda: The White Book; ", 3)):
        table = realm("stark", "stark").given(
            A=f"{agenda}hand: Ser Arys Oakheart, Melisandre; gold: 9", at="marshalling"
        )
        assert price(table.state, table.card("Ser Arys Oakheart"), 0) == cost
        assert price(table.state, table.card("Melisandre"), 0) == table.state.deal.cost[table.card("Melisandre")] + 2


def test_the_white_book_wants_seven_kingsguard_in_the_deck_or_all_six_that_there_are(monkeypatch: pytest.MonkeyPatch):
    deck = replace(shipped("lannister"), agenda="13099")
    (fault,) = faults(deck, FORMATS["core"])
    assert both(fault) == (
        "Das Weiße Buch verlangt mindestens 6 verschiedene Charaktere mit dem genannten Attribut; hier sind es 0.",
        "The White Book wants at least 6 different characters with the trait it names; here are 0.",
    )
    guards = {card.name: card.code for card in CARDS if "Kingsguard" in card.traits and is_at(card, "second")}
    assert len(guards) == 6
    codes = [*guards.values(), *(code for code, _ in shipped("lannister.blackwater").cards if code[:2] == "13")]
    for count in (5, 6):
        cards = dict.fromkeys(codes[6 - count :], 1) | dict(deck.cards)
        sized = replace(deck, cards=tuple(sorted({**cards, codes[-1]: 3, codes[-2]: 3, codes[-3]: 3}.items())))
        assert [each.key for each in faults(sized, FORMATS["standard"])] == ["deck-needs"] * (count == 5)
    assert GAME.start(2, {"decks": f"stark|{option_of(replace(sized, name='Guards'))}", "shadows": "second"}, 1).actors
    monkeypatch.setitem(CATALOGUE, "13099", replace(CATALOGUE["13099"], needs=Needed("character", "Kingsguard", 4)))
    few = replace(deck, cards=(*deck.cards, *((code, 1) for code in codes[:4])))
    assert "deck-needs" not in [each.key for each in faults(few, FORMATS["standard"])], "what it says is enough"


# King's Landing Riot.


@rule("lcg.duplicates-save")
def test_a_riot_discards_all_characters_when_challenges_end():
    table = realm("stark", "stark").given(
        A="plot: King's Landing Riot; used: 3x King's Landing Riot; play: Hodor, Robb Stark (duplicate), Great Keep",
        B="play: Lady (kneeling)",
        at="challenges",
    )
    table.play("done").do("save Robb Stark").quiet()
    assert (table.seat("A").court, table.seat("B").court) == (["Great Keep", "Robb Stark"], [])
    assert table.seat("A").dead == [], "they are discarded"


def test_a_riot_counts_used_plots_only():
    table = realm("stark", "stark").given(
        A="plot: King's Landing Riot; used: 2x King's Landing Riot; play: Hodor", B="play: Lady", at="challenges"
    )
    table.end_phase()
    assert (table.seat("A").court, table.seat("B").court) == (["Hodor"], ["Lady"])


def test_a_riot_counts_the_used_plots_of_who_revealed_it():
    table = realm("stark", "stark").given(
        A="plot: King's Landing Riot; play: Hodor", B="used: 3x King's Landing Riot; play: Lady", at="challenges"
    )
    table.end_phase()
    assert table.seat("A").court == ["Hodor"]


# Music of Dragons.


@rule("lcg.search")
def test_music_of_dragons_finds_a_dragon():
    table = realm("targaryen", "stark").given(
        A="hand: Music of Dragons; gold: 1; deck: Hodor, Drogon, Lady", at="challenge-actions"
    )
    table.seat("A").plays("use Music of Dragons")
    assert table.targets() == ["Drogon"]
    table.seat("A").plays("card Drogon")
    assert (table.seat("A").hand, table.seat("A").gold) == (["Drogon"], 0)


def test_music_of_dragons_is_for_challenges_and_may_find_nothing():
    table = realm("targaryen", "stark").given(A="hand: Music of Dragons; gold: 1", at="dominance-actions")
    assert not table.seat("A").can("use Music of Dragons")
    table = realm("targaryen", "stark").given(A="hand: Music of Dragons; gold: 1; deck: Drogon", at="challenge-actions")
    table.seat("A").plays("use Music of Dragons", "done")
    assert "found-nothing" in table.story


# Sparrows.


@rule("lcg.power-claim")
def test_sparrows_take_power_for_another_card_of_the_seven():
    table = second(
        "stark", "stark", A="shadows: Sparrows; gold: 2; play: Sparrows", B="power: 2", at="challenge-actions"
    )
    table.seat("A").plays("emerge 1").table.do("use Sparrows").quiet()
    assert (table.seat("B").house_power, table.seat("A").power) == (1, 1)


@pytest.mark.parametrize(("plot", "can"), [("Omens of All Seasons", True), ("Valar Morghulis", False)])
def test_sparrows_may_lay_it_on_a_revealed_plot_of_the_seven(plot: str, can: bool):
    table = second(
        "stark", "stark", A=f"shadows: Sparrows; gold: 2; plot: {plot}", B="power: 2", at="challenge-actions"
    )
    table.seat("A").plays("emerge 1")
    if not can:
        table.never("use Sparrows")
        return
    table.do("use Sparrows").quiet()
    assert table.state.power[table.state.revealed[0]] == 1
    assert table.seat("A").power == 0, "power counts on houses and characters"
    table.state.befall(Reveals(0, next(iter(cards_in(table.state.plots[0])))))
    assert list(table.state.power) == [table.state.deal.house_card[1]], "it is lost with the plot"


# Littlefinger.


@rule("lcg.draw-cap")
def test_littlefinger_lays_cards_under_the_deck_and_draws_as_many():
    table = second(
        "stark",
        "stark",
        A="shadows: 13017; gold: 6; hand: Ice, Lady, Ghost, Nymeria; deck: Hodor, Shae",
        at="challenge-actions",
    )
    table.seat("A").plays("emerge 1").table.do("use 13017").seat("A").plays(
        "card Ice", "card Lady", "done"
    ).table.quiet()
    assert table.seat("A").hand == ["Ghost", "Hodor", "Nymeria", "Shae"]
    assert table.seat("A").deck[:2] == ["Lady", "Ice"]
    assert table.state.drawn[0] == 2


def test_littlefinger_answers_characters_only():
    table = second(
        "stark",
        "stark",
        A="shadows: The Maidenvault, 13017, Shadow Politics; gold: 15; hand: Ice; play: 13017",
        B="hand: Ghost",
        at="challenge-actions",
    )
    for move in ("emerge 1", "emerge 2", "use #3:3"):
        table.until("A").seat("A").plays(move)
        assert not table.seat("A").can("use 13017")


# Shadow Politics.


@rule("lcg.shadows-events")
def test_shadow_politics_discards_a_card_from_shadows():
    table = second(
        "stark",
        "stark",
        A="shadows: Shadow Politics; gold: 1",
        B="shadows: Sparrows, Smallfolk Mob",
        at="challenge-actions",
    )
    table.seat("A").plays("use #1", "slot B 2").table.quiet()
    assert (table.seat("B").discard, table.seat("B").shadows) == (["Smallfolk Mob"], ["Sparrows"])


@rule("lcg.piles")
def test_shadow_politics_removes_up_to_five_cards_of_one_discard_pile():
    table = second(
        "stark",
        "stark",
        A="shadows: Shadow Politics; gold: 1; discard: Shae",
        B="discard: Ice, Lady, Ghost",
        at="challenge-actions",
    )
    table.seat("A").plays("use #1:2", "seat B", "card Ice", "card Ghost", "done").table.quiet()
    assert (table.seat("B").discard, table.zone("Ice")) == (["Lady"], "aside")
    assert table.state.removed.bit_count() == 2


@rule("lcg.look")
def test_shadow_politics_looks_at_a_hand():
    table = second("stark", "stark", A="shadows: Shadow Politics; gold: 1", B="hand: Ice", at="challenge-actions")
    table.seat("A").plays("use #1:3").table.quiet()
    assert "looked-hand" in table.story


# Kingdom of Shadows.


@rule("lcg.shadows-costs", "lcg.gold-penalty")
def test_the_kingdom_of_shadows_makes_marshalling_dearer_and_the_first_to_come_out_cheaper():
    table = second(
        "stark",
        "stark",
        A="agenda: 13079; hand: Hodor, Great Keep; shadows: 13089, Sparrows; gold: 9",
        at="marshalling",
    )
    hodor, tyrion = table.card("Hodor"), table.card("13089")
    assert price(table.state, hodor, 0) == table.state.deal.cost[hodor] + 1
    assert price(table.state, table.card("Great Keep"), 0) == 0
    assert price_out(table.state, tyrion, 0, 5) == 3, "and no penalty for another house"
    table.seat("A").plays("emerge 2").table.quiet()
    assert table.seat("A").gold == 9, "Sparrows were the first"
    assert price_out(table.state, tyrion, 0, 5) == 5


def test_a_character_put_into_play_from_shadows_is_the_first_one():
    table = second(
        "stark",
        "stark",
        A="agenda: 13079; shadows: Smallfolk Mob, Sparrows; play: Robb Stark; gold: 2",
        at="challenge-actions",
    )
    table.seat("A").plays("use #1").table.until("A")
    assert price_out(table.state, table.card("Sparrows"), 0, 2) == 2


@rule("lcg.shadows-into")
def test_the_kingdom_leaves_the_way_into_shadows_as_it_is():
    table = second("stark", "stark", A="agenda: 13079; hand: Sparrows; gold: 2", at="marshalling")
    table.seat("A").plays("hide Sparrows")
    assert table.seat("A").gold == 0
    assert (
        not second("stark", "stark", A="agenda: 13079; hand: Sparrows; gold: 2", at="marshalling")
        .seat("A")
        .can("play Sparrows")
    )


# Expose Duplicity.


def test_expose_duplicity_empties_all_shadows():
    table = second(
        "stark",
        "stark",
        A="plots: Expose Duplicity; shadows: Sparrows",
        B="shadows: Smallfolk Mob, Shadow of the North",
        at="plots",
    )
    for seat in ("A", "B"):
        table.seat(seat).plays(next(move for move in table.seat(seat).moves if move.startswith("plot")))
    table.quiet()
    if table.asked == "name-first":
        table.play("seat A")
    table.quiet()
    assert (table.seat("A").discard, sorted(table.seat("B").discard)) == (
        ["Sparrows"],
        ["Shadow of the North", "Smallfolk Mob"],
    )
