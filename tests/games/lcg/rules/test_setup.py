"""Set-up: decks, who begins, houses, hands, the mulligan, cards laid out, hands filled up."""

from __future__ import annotations

from typing import Any

import pytest

from games.lcg.realm import RealmTable, realm
from support.table import rule
from thronsaal.core.chance import Chance
from thronsaal.core.engine.select import cards_in
from thronsaal.core.words import seat_letter
from thronsaal.games.lcg import GAME
from thronsaal.games.lcg.decks.formats import FORMATS, faults
from thronsaal.games.lcg.decks.shipped import shipped
from thronsaal.games.lcg.material import House
from thronsaal.games.lcg.state import LcgState
from thronsaal.games.lcg.tables import BOX


def match(seed: int = 0, seats: int = 2, **options: str) -> LcgState:
    """The first position of a match."""
    state = GAME.start(seats, options, seed)
    assert isinstance(state, LcgState)
    return state


def do(state: LcgState, *moves: str) -> LcgState:
    """Moves of whoever is asked."""
    for text in moves:
        state.apply(state.actors[0], GAME.read(text))
    return state


def faces(state: LcgState, cards: Any) -> list[str]:
    """The names of cards, sorted."""
    return sorted(state.deal.names[card] for card in cards)


def laying(*houses: str, **given: Any) -> RealmTable:
    """A table where cards are laid out next."""
    table = realm(*(houses or ("stark", "stark"))).given(at="lay-out", **given)
    table.state.advance()
    return table


# The decks.


@rule("lcg.deck-core", "lcg.setup-decks")
@pytest.mark.parametrize("name", BOX)
def test_the_four_decks_of_the_box_may_be_played_as_they_are(name: str):
    deck = shipped(name)
    assert deck.house is House(name)
    assert (len(deck.faces(deck.cards)), len(deck.faces(deck.plots))) == (45, 7)
    assert not faults(deck, FORMATS["core"])
    assert faults(deck, FORMATS["standard"]), "for a tournament they are too small"
    others = "-".join(other for other in BOX if other != name)
    assert match(decks=f"{name}-{others.split('-')[0]}").deal.decks[0] == deck


@rule("lcg.deck-core")
def test_four_play_with_the_box_alone():
    state = match(seats=4)
    assert [deck.house.value for deck in state.deal.decks] == list(BOX)


@rule("lcg.setup-decks")
def test_plots_and_other_cards_are_two_decks():
    state = match(seats=4)
    for seat in range(4):
        drawn = {state.deal.cards[card].type for card in (*state.deck[seat], *cards_in(state.hand[seat]))}
        assert drawn == {"character", "location", "attachment", "event"}
        plots = [state.deal.cards[card] for card in cards_in(state.plots[seat])]
        assert len(plots) == 7
        assert {card.type for card in plots} == {"plot"}


@rule("lcg.setup-decks")
def test_neither_gold_nor_power_ever_runs_out():
    """The box has 44 gold dragons; when they are used up there are more."""
    table = realm("stark", "stark").given(A="gold: 40; plot: Calm Over Westeros", B="gold: 40", at="income")
    assert (table.seat("A").gold, table.seat("B").gold) == (44, 40)


# Who begins, and who plays what.


@rule("lcg.setup-starter")
def test_who_begins_is_drawn_by_lot():
    assert {match(seed, seats=3).first for seed in range(30)} == {0, 1, 2}
    state = match(4, seats=3)
    assert state.view(None)["first"] == state.first


@rule("lcg.setup-starter")
def test_all_of_set_up_goes_clockwise_from_there():
    state = match(next(seed for seed in range(20) if match(seed, seats=4).first == 2), seats=4)
    order = [2, 3, 0, 1]
    asked = []
    while state.round == 0:
        asked.append((state.asked.kind, state.actors))
        do(state, "no" if state.asked.kind == "mulligan" else "done")
    assert asked == [(kind, (seat,)) for kind in ("mulligan", "lay-out") for seat in order]


@rule("lcg.setup-houses")
def test_houses_are_chosen_in_turn_for_all_to_see_and_two_may_choose_the_same():
    state = match(next(seed for seed in range(20) if match(seed, 4, decks="choose").first == 2), 4, decks="choose")
    order = [2, 3, 0, 1]
    for seat, house in zip(order, ("stark", "lannister", "stark", "baratheon"), strict=True):
        assert (state.asked.kind, state.actors) == ("choose-deck", (seat,))
        assert state.prompt(seat).rule == "lcg.setup-houses"
        assert not any(state.hand), "nothing is dealt before all have chosen"
        (told, *_) = state.apply(seat, GAME.read(f"deck {house}"))
        assert (told.kind, told.rule, told.secret) == ("deck-chosen", "lcg.setup-houses", {})
        seen = state.view((seat + 1) % 4)["seats"][seat]
        assert (seen["house"], seen["list"]["whole"]) == (house, True)
    assert [state.deal.decks[seat].house.value for seat in order] == ["stark", "lannister", "stark", "baratheon"]
    assert (state.asked.kind, state.actors) == ("mulligan", (state.first,))


@rule("lcg.setup-houses")
def test_before_houses_are_chosen_nobody_has_any():
    state = match(decks="choose")
    assert [seen["house"] for seen in state.view(None)["seats"]] == [None, None]
    assert [seen["list"]["whole"] for seen in state.view(0)["seats"]] == [False, False]
    do(state, "deck targaryen")
    first, other = state.first, 1 - state.first
    assert [state.view(None)["seats"][seat]["house"] for seat in (first, other)] == ["targaryen", None]


@rule("lcg.setup-houses")
def test_nobody_chooses_out_of_turn_or_anything_else():
    state = match(decks="choose")
    reason = state.check(1 - state.first, GAME.read("deck stark"))
    assert reason is not None
    assert reason.rule == "lcg.turns"
    reason = state.check(state.first, GAME.read("no"))
    assert reason is not None
    assert reason.rule == "lcg.setup-houses"


@rule("lcg.setup-houses")
def test_the_tables_option_may_fix_the_decks():
    state = match(decks="targaryen-stark")
    assert [deck.house.value for deck in state.deal.decks] == ["targaryen", "stark"]
    assert state.asked.kind == "mulligan"


@rule("lcg.setup-houses")
@pytest.mark.parametrize("lists", ["open", "closed"])
def test_what_comes_after_the_choice_is_not_known_before(lists: str):
    """Of a guess before the choice nobody can tell hands; the real match keeps its own."""
    state = match(3, decks="choose", lists=lists)
    twins = [state.guess(0, Chance(seed)) for seed in range(4)]
    assert all(twin.view(seat) == state.view(seat) for twin in twins for seat in (0, 1, None))
    hands = {
        tuple(faces(twin, cards_in(twin.hand[0]))) for twin in twins for _ in [do(twin, "deck stark", "deck stark")]
    }
    assert len(hands) > 1
    once, again = match(3, decks="choose", lists=lists), state
    for each in (once, again):
        do(each, "deck stark", "deck lannister")
    assert once.digest() == again.digest()
    assert once.deal.open == (lists == "open")
    seen = once.view(0)["seats"][1]["list"]
    assert seen["whole"] == (lists == "open")


@rule("lcg.agenda", "lcg.setup-houses")
def test_an_agenda_holds_all_game_and_is_not_in_play():
    """Its constant texts, passives, responses and actions are used, though nothing can remove it."""
    table = realm("stark", "stark").given(
        A="play: Hodor, Knight of the Tumblestone; agenda: Oath of the Small Folk; deck: Lady, Ice",
        B="play: Knight of the Tumblestone",
        at="challenges",
    )
    state = table.state
    agenda = state.deal.agenda[0]
    assert (state.deal.agenda[1], state.in_play >> agenda & 1) == (-1, 0)
    assert state.view(1)["seats"][0]["agenda"] == "oath-of-the-small-folk"
    assert (table.strength("Knight of the Tumblestone@A"), table.strength("Knight of the Tumblestone@B")) == (3, 2)
    table.attack("military", "Knight of the Tumblestone@A").defend()
    table.do("use Oath of the Small Folk:3").quiet()
    assert table.seat("A").hand == ["Lady"]
    table.end_phase().quiet()
    table.end_phase()
    assert table.seat("A").hand == ["Ice", "Lady"], "a card when dominance begins"
    table.do("use Oath of the Small Folk:4").quiet()
    assert table.seat("A").house_power == 1 + 1 + 1, "unopposed, dominance, and the oath"


@rule("lcg.agenda")
def test_nobody_uses_another_s_agenda():
    table = realm("stark", "stark").given(A="agenda: Oath of the Small Folk", at="standing-actions")
    assert table.seat("A").can("use Oath of the Small Folk:4")
    table.seat("A").passes()
    assert table.state.actors == (), "B is not even asked"


# Hands.


@rule("lcg.setup-hand")
def test_decks_are_shuffled_and_everybody_draws_seven():
    orders = set()
    for seed in range(4):
        state = match(seed, seats=3)
        assert [state.hand[seat].bit_count() for seat in range(3)] == [7, 7, 7]
        assert [len(state.deck[seat]) for seat in range(3)] == [38, 38, 38]
        orders.add(tuple(state.deal.names[card] for card in state.deck[0]))
    assert len(orders) == 4


@rule("lcg.mulligan")
def test_a_new_hand_is_drawn_from_the_whole_deck():
    kept = set()
    for seed in range(6):
        state = match(seed)
        seat = state.first
        before, order = state.hand[seat], state.deck[seat]
        do(state, "yes")
        assert state.hand[seat].bit_count() == 7
        assert set(cards_in(state.hand[seat])) | set(state.deck[seat]) == set(cards_in(before)) | set(order)
        assert faces(state, cards_in(state.hand[seat])) != faces(state, cards_in(before))
        kept.add((state.hand[seat] & before).bit_count())
    assert kept - {0}, "the old hand was shuffled in: some of it may come again"


@rule("lcg.mulligan")
def test_everybody_may_do_so_once():
    state = match(2, seats=3)
    for seat in state.clockwise(state.first):
        assert (state.asked.kind, state.actors) == ("mulligan", (seat,))
        do(state, "yes")
    assert state.asked.kind == "lay-out"
    assert [seen["renewed"] for seen in state.view(None)["seats"]] == [True] * 3


@rule("lcg.mulligan")
def test_who_keeps_a_hand_keeps_it():
    state = match(2)
    before = [*state.hand], [*state.deck]
    do(state, "no", "no")
    assert ([*state.hand], [*state.deck]) == before


# Cards laid out.


@rule("lcg.setup-cards")
def test_characters_and_locations_for_five_gold_and_no_more():
    table = laying(A="hand: Robb Stark, Hodor, Shaggydog, Winterfell Kennels")
    table.seat("A").plays("card Robb Stark")
    table.seat("A").tries("card Winterfell Kennels")
    table.expects(reason="lcg.setup-cards")
    table.seat("A").plays("card Hodor").tries("card Shaggydog")
    table.expects(reason="lcg.setup-cards")
    assert table.seat("A").moves == ["done"]


@rule("lcg.setup-cards")
def test_they_need_not_be_worth_five_gold():
    table = laying(A="hand: Hodor; rest: 8", B="rest: 8")
    table.seat("A").plays("done")
    table.seat("B").plays("done")
    assert (table.seat("A").court, len(table.seat("A").hand)) == ([], 7)


@rule("lcg.setup-cards")
@pytest.mark.parametrize("card", ["Ice", "Distraction"])
def test_neither_attachments_nor_events_are_laid_out(card: str):
    table = laying(A=f"hand: Robb Stark, {card}")
    table.seat("A").plays("card Robb Stark").tries(f"card {card}")
    table.expects(reason="lcg.setup-cards")


@rule("lcg.setup-cards")
def test_one_limited_card_and_no_more():
    table = laying(A="hand: Great Keep, Northern Fiefdoms, Narrow Sea")
    table.seat("A").plays("card Great Keep").tries("card Northern Fiefdoms")
    table.expects(reason="lcg.setup-cards")
    table.seat("A").plays("card Narrow Sea")


@rule("lcg.setup-cards")
def test_no_duplicates():
    table = laying(A="hand: 2x Hodor, 2x Narrow Sea")
    table.seat("A").plays("card Hodor").tries("card Hodor#2")
    table.expects(reason="lcg.setup-cards")
    table.seat("A").plays("card Narrow Sea", "card Narrow Sea#2")


@rule("lcg.setup-cards")
def test_other_houses_cost_two_more_and_neutral_cards_do_not():
    table = laying(A="hand: Tyrion Lannister, Benjen Stark, Lannisport Weaponsmith, Direwolf Pup")
    table.seat("A").tries("card Tyrion Lannister")
    table.expects(reason="lcg.setup-cards")
    table.seat("A").plays("card Benjen Stark").tries("card Lannisport Weaponsmith")
    table.seat("A").plays("card Direwolf Pup")


@rule("lcg.setup-cards")
def test_one_after_another_lays_out_face_down_and_all_reveal_together():
    table = laying("stark", "lannister", "stark", A="hand: Hodor", B="hand: The Hound", C="hand: Lady", first="B")
    for letter, card in zip("BCA", ("The Hound", "Lady", "Hodor"), strict=True):
        assert table.state.actors == ("ABC".index(letter),)
        table.seat(letter).plays(f"card {card}")
        assert table.state.latest[1] == -1, "nobody saw which"
        other = table.state.view("CAB".index(letter))["seats"]["ABC".index(letter)]
        assert (other["laid"], other["laid_cards"], other["play"]) == (1, None, [])
        mine = table.state.view("ABC".index(letter))["seats"]["ABC".index(letter)]
        assert len(mine["laid_cards"]) == 1
        table.seat(letter).plays("done")
    assert [table.seat(letter).court for letter in "ABC"] == [["Hodor"], ["The Hound"], ["Lady"]]
    assert not table.is_kneeling("Hodor")


@rule("lcg.setup-neither")
def test_what_is_laid_out_sets_off_nothing():
    """Eddard claims power when he comes into play, but not so."""
    table = laying(A="hand: Eddard Stark")
    table.seat("A").plays("card Eddard Stark", "done")
    table.seat("B").plays("done")
    assert (table.seat("A").court, table.seat("A").power) == (["Eddard Stark"], 0)


@rule("lcg.setup-neither", "lcg.limited")
def test_a_limited_card_that_was_laid_out_is_not_the_one_of_the_round():
    table = laying(A="hand: Great Keep", B="")
    table.seat("A").plays("card Great Keep", "done")
    table.seat("B").plays("done")
    assert table.state.limits == {}


@rule("lcg.setup-refill")
def test_hands_are_filled_up_to_seven_after_all_have_revealed():
    table = laying(
        A="hand: Hodor, Shaggydog, Narrow Sea, 4x Direwolf Pup; deck: Lady, Ice, Nymeria, Summer; rest: 3",
        B="hand: 7x Direwolf Pup",
    )
    table.seat("A").plays("card Hodor", "card Shaggydog", "card Narrow Sea", "done")
    assert len(table.seat("A").hand) == 4, "not before the others have laid out theirs"
    table.seat("B").plays("done")
    assert table.seat("A").hand == sorted(["Direwolf Pup"] * 4 + ["Lady", "Ice", "Nymeria"])
    assert table.seat("B").hand == ["Direwolf Pup"] * 7
    assert table.state.drawn == [0, 0], "that is outside the draw cap"
    assert [event.rule for event in table.events if event.kind == "drew"] == ["lcg.setup-refill"]


@rule("lcg.keyword-setup")
def test_an_attachment_with_setup_is_laid_out_on_a_character():
    table = laying(A="hand: Knight of the Tumblestone, Old Banner", B="")
    table.seat("A").tries("card Old Banner")
    table.expects(reason="lcg.keyword-setup")
    table.seat("A").plays("card Knight of the Tumblestone", "card Old Banner", "done")
    table.seat("B").plays("done")
    assert table.attachments("Knight of the Tumblestone") == ["Old Banner"]
    assert table.strength("Knight of the Tumblestone") == 3
    assert table.story.count("attached-setup") == 1


@rule("lcg.keyword-setup")
def test_somebody_must_be_there_who_may_bear_it():
    table = laying(A="hand: Hodor, Old Banner")
    table.seat("A").plays("card Hodor").tries("card Old Banner")
    table.expects(reason="lcg.keyword-setup")


@rule("lcg.keyword-setup")
def test_its_player_chooses_who_bears_it_and_it_costs_gold():
    table = laying(A="hand: Arya Stark, Sansa Stark, 2x Old Banner", B="hand: Lady")
    table.seat("A").plays("card Arya Stark", "card Sansa Stark", "card Old Banner").tries("card Old Banner#2")
    table.seat("A").plays("done")
    table.seat("B").plays("done")
    assert (table.asked, table.state.actors) == ("attach-set-up", (0,))
    assert table.targets() == ["Arya Stark", "Sansa Stark"]
    table.play("card Sansa Stark")
    assert table.bearer("Old Banner") == "Sansa Stark"


@rule("lcg.setup-houses")
def test_a_scene_may_begin_with_the_choice():
    state = GAME.arrange({"decks": "choose", "seats": 3, "first": "C", "lists": "closed"})
    assert isinstance(state, LcgState)
    assert [seat_letter(seat) for seat in state.actors] == ["C"]
    do(state, "deck stark", "deck stark", "deck baratheon")
    assert [deck.house.value for deck in state.deal.decks] == ["stark", "baratheon", "stark"]
