"""What a seat may know of a table, and that nothing else reaches it."""

from __future__ import annotations

from typing import Any

import pytest

from games.lcg.realm import RealmTable, realm
from thronsaal.core.chance import Chance
from thronsaal.core.engine.select import cards_in
from thronsaal.games.lcg import GAME, hidden
from thronsaal.games.lcg.lists import may_hold, may_plot, most
from thronsaal.games.lcg.material import House, Keyword, Zone
from thronsaal.games.lcg.setup import layable
from thronsaal.games.lcg.state import LcgState

STARKS = ("stark", "stark")


def seen(table: RealmTable, viewer: str | None, seat: str) -> Any:
    """A seat as a viewer sees it."""
    number = None if viewer is None else "ABCD".index(viewer)
    view: Any = table.state.view(number)
    return view["seats"]["ABCD".index(seat)]


def in_play(table: RealmTable, name: str, viewer: str = "A") -> Any:
    """A card in play as a viewer sees it."""
    for seat in range(table.state.seats_count):
        for card in seen(table, viewer, "ABCD"[seat])["play"]:
            if card["card"] == name:
                return card
    raise AssertionError(f"{name} is not in play")


# What is open.


def test_cards_in_play_are_seen_as_they_are_now():
    table = realm(*STARKS).given(
        A="play: Arya Stark (kneeling, 2 power, duplicate, with Nymeria), Winterfell Castle", at="challenges"
    )
    arya = in_play(table, "arya-stark@A", "B")
    assert (arya["strength"], arya["printed_strength"]) == (4, 2)
    assert (arya["kneeling"], arya["power"], arya["owner"], arya["type"]) == (True, 2, 0, "character")
    assert arya["keywords"] == ["stealth"]
    assert arya["icons"] == ["military", "power"]
    assert arya["attachments"] == ["nymeria@A"]
    assert arya["duplicates"] == ["arya-stark@A#2"]
    assert sorted(change["source"] for change in arya["changes"]) == [
        "nymeria@A",
        "nymeria@A",
        "winterfell-castle@A",
    ]
    nymeria = in_play(table, "nymeria@A", "B")
    assert (nymeria["on"], nymeria["strength"], nymeria["type"]) == ("arya-stark@A", None, "attachment")


def test_a_challenge_is_seen_with_both_sums_and_the_claim():
    table = realm(*STARKS).given(A="play: Robb Stark (with Ice)", B="play: Hodor", at="challenges")
    table.attack("military", "Robb Stark").defend("Hodor").until("use Ice")
    view: Any = table.state.view(None)
    assert view["challenge"] == {
        "type": "military",
        "attacker": 0,
        "defender": 1,
        "target": 1,
        "attackers": ["robb-stark@A"],
        "defenders": ["hodor@B"],
        "sneaked": [],
        "strength": [2, 4],
        "claim": 1,
        "rival": False,
    }
    assert (in_play(table, "hodor@B")["role"], in_play(table, "robb-stark@A")["role"]) == ("defending", "attacking")
    assert (view["phase"], view["step"], view["asked"]) == ("challenges", "challenges", "action-window")


def test_what_lasts_says_whence_and_until_when():
    table = realm(*STARKS).given(A="play: Arya Stark, Narrow Sea", B="play: Eddard Stark", at="draw-actions")
    table.seat("A").plays("use Arya Stark", "card Narrow Sea")
    view: Any = table.state.view(1)
    assert [(each["what"], each["source"], each["cards"], each["until"]) for each in view["lasting"]] == [
        ("no-keyword", "arya-stark@A", ["eddard-stark@B"], "phase"),
        ("keyword", "arya-stark@A", ["arya-stark@A"], "phase"),
    ]
    assert view["lasting"][0]["scope"] == {"seat": 0, "card": "arya-stark@A", "place": 0, "it": "eddard-stark@B"}
    assert "renown" in in_play(table, "arya-stark@A")["keywords"]


def test_what_is_about_to_happen_and_what_happened_are_seen():
    table = realm(*STARKS).given(A="play: Grey Wind", B="play: Arya Stark (kneeling, duplicate)", at="challenges")
    table.attack("military", "Grey Wind").until("save Arya Stark")
    view: Any = table.state.view(None)
    assert [(each["kind"], each["card"], each["how"]) for each in view["coming"]] == [
        ("leaves", "arya-stark@B", "killed")
    ]
    assert "wins" in [each["kind"] for each in view["happened"]]
    assert view["asked"] == "save-or-cancel"


def test_limits_that_are_used_are_seen():
    table = realm(*STARKS).given(A="hand: Godswood; gold: 2", at="marshalling")
    table.seat("A").plays("play Godswood")
    assert {"what": "limited", "card": None, "seat": 0, "until": "round", "times": 1} in table.sees("limits")


def test_piles_plots_and_titles_are_open():
    table = realm("stark", "lannister", "stark").given(
        A="discard: Lady, Summer; dead: Hodor; plot: Valar Morghulis; used: Rains of Autumn; "
        "title: master-of-coin; gold: 3",
        at="challenge-actions",
    )
    a = seen(table, "B", "A")
    assert (a["discard"], a["dead"]) == (["lady@A", "summer@A"], ["hodor@A"])
    assert (a["revealed"], a["used"]) == ("valar-morghulis@A", ["rains-of-autumn@A"])
    assert (a["title"], a["gold"], a["house"]) == ("master-of-coin", 3, "stark")
    assert a["income"] == 2 + 2
    assert seen(table, "A", "B")["house"] == "lannister"


# What is hidden.


def test_a_hand_is_its_holders():
    table = realm(*STARKS).given(A="hand: Ice, 2x Great Keep", at="marshalling")
    assert seen(table, "A", "A")["hand"] == ["ice@A", "great-keep@A", "great-keep@A#2"]
    for viewer in ("B", None):
        a = seen(table, viewer, "A")
        assert (a["hand"], a["hand_size"], a["known_hand"]) == (None, 3, [])


def test_a_hand_that_was_shown_is_known():
    table = realm(*STARKS).given(A="hand: Ice, 2x Great Keep", at="marshalling")
    table.state.show_hand(0)
    for viewer in ("B", None):
        assert seen(table, viewer, "A")["known_hand"] == ["great-keep@A", "great-keep@A", "ice@A"]
    assert seen(table, None, "A")["hand_known_to"] == [[0, 1]] * 3


def test_who_looks_at_a_card_knows_it_and_others_know_that_he_does():
    table = realm("stark", "stark", "stark").given(A="deck: Ice, Lady", at="marshalling")
    table.state.see_top(1, 0)
    assert seen(table, "B", "A")["known_deck"] == {"1": "ice@A"}
    for viewer in ("A", "C", None):
        a = seen(table, viewer, "A")
        assert (a["known_deck"], a["deck_known_to"]) == ({}, {"1": [1]})
    table.state.draw_cards(0, 1, framework=True)
    assert seen(table, "B", "A")["known_hand"] == ["ice@A"]
    assert seen(table, "C", "A")["known_hand"] == []
    table.state.shuffle(0)
    assert seen(table, "B", "A")["known_hand"] == ["ice@A"]


def test_shuffling_ends_all_knowledge_of_a_deck():
    table = realm(*STARKS).given(A="deck: Ice, Lady", at="marshalling")
    table.state.see_top(1, 0)
    table.state.shuffle(0)
    assert seen(table, "B", "A")["known_deck"] == {}


def test_a_plot_is_chosen_in_secret():
    table = realm(*STARKS).given(A="plots: Valar Morghulis, Blockade", at="plots")
    table.seat("A").plays("plot Blockade")
    assert seen(table, "A", "A")["chosen"] == "blockade@A"
    for viewer in ("B", None):
        a = seen(table, viewer, "A")
        assert (a["has_chosen"], a["chosen"]) == (True, None)
        assert a["plot_deck"] == ["blockade@A", "valar-morghulis@A"]
    view: Any = table.state.view(None)
    assert view["latest"] == {"seat": 0, "move": None}


def test_cards_laid_out_face_down_are_counted_only():
    state = begun("open", 2)
    while state.stack[-1].kind != "lay-out":
        state.apply(state.actors[0], GAME.read("no"))
    (seat,) = state.actors
    state.apply(seat, state.legal(seat)[1])
    views: list[Any] = [state.view(viewer)["seats"] for viewer in (0, 1)]  # type: ignore[index]
    assert [view[seat]["laid"] for view in views] == [1, 1]
    assert len(views[seat][seat]["laid_cards"]) == 1
    assert views[1 - seat][seat]["laid_cards"] is None


def test_who_drew_a_new_hand_is_open():
    state = begun("open", 2)
    (seat,) = state.actors
    state.apply(seat, GAME.read("yes"))
    view: Any = state.view(None)
    assert view["seats"][seat]["renewed"]
    assert not view["seats"][1 - seat]["renewed"]


# Lists that nobody may read.


def test_a_list_is_read_where_lists_are_open():
    table = realm(*STARKS).given(A="hand: Ice; deck: 2x Lady", at="marshalling")
    assert seen(table, "B", "A")["list"]["cards"] == {"ice": 1, "lady": 2, "knight-of-the-tumblestone": 5}
    assert seen(table, "B", "A")["list"]["whole"]


def test_of_a_closed_list_one_learns_what_one_sees():
    table = realm(*STARKS).given(
        A="hand: Ice; deck: 2x Lady; play: Robb Stark; plot: Blockade", at="marshalling", lists="closed"
    )
    a = seen(table, "B", "A")
    assert a["list"] == {"cards": {"robb-stark": 1}, "plots": {"blockade": 1, "rains-of-autumn": 1}, "whole": False}
    assert a["plot_deck"] == [None]
    assert seen(table, "A", "A")["list"]["cards"]["lady"] == 2
    table.state.see_top(1, 0)
    assert seen(table, "B", "A")["list"]["cards"] == {"robb-stark": 1, "lady": 1}
    assert seen(table, None, "A")["list"]["cards"] == {"robb-stark": 1}
    table.state.drop_top(0)
    table.state.drop_top(0)
    for viewer in ("B", None):
        assert seen(table, viewer, "A")["list"]["cards"] == {"robb-stark": 1, "lady": 2}


def test_a_copy_that_is_seen_again_may_be_the_same():
    table = realm(*STARKS).given(A="deck: Lady, Ice, Lady", at="marshalling", lists="closed", seed=3)
    s = table.state
    s.drop_top(0)
    s.shuffle_pile(0, Zone.DISCARD)
    for _ in range(len(s.deck[0])):
        s.drop_top(0)
        if table.seat("A").discard[-1] == "Lady":
            break
    assert seen(table, "B", "A")["list"]["cards"]["lady"] == 1
    assert s.deal.copy_of[s.discard[0][-1]] == 0


def test_nobody_is_asked_by_a_list_that_is_closed():
    """An event that could be in hand is enough, whether it is in the deck or not."""
    for lists, asked in (("open", False), ("closed", True)):
        table = realm(*STARKS).given(A="hand: Lady", B="play: Hodor", at="challenge-actions", lists=lists)
        assert (table.asked == "action-window") == asked


# Copies of a card are alike.


def test_which_copy_is_turned_up_tells_nothing():
    table = realm(*STARKS).given(A="hand: 2x Great Keep; deck: Great Keep, Lady", at="marshalling")
    s = table.state
    s.drop_top(0)
    assert s.deal.copy_of[s.discard[0][-1]] == 0, "the first copy lay in hand a moment before"
    assert seen(table, "A", "A")["hand"] == ["great-keep@A#2", "great-keep@A#3"]


def test_a_drawn_copy_comes_before_those_in_the_deck():
    table = realm(*STARKS).given(A="deck: Lady, Great Keep, Ice, Great Keep", at="marshalling")
    s = table.state
    keeps = [card for card in reversed(s.deck[0]) if s.deal.names[card] == "Great Keep"]
    hidden.exchange(s, *keeps)
    s.draw_cards(0, 2, framework=True)
    assert seen(table, "A", "A")["hand"] == ["lady@A", "great-keep@A"]


def test_of_equal_cards_in_hand_the_known_one_is_played():
    table = realm(*STARKS).given(A="hand: 2x Direwolf Pup; gold: 2", at="marshalling")
    s = table.state
    hidden.show(s, 1 << table.card("Direwolf Pup#2"), hidden.everybody(s))
    table.seat("A").plays("play Direwolf Pup")
    assert seen(table, "B", "A")["known_hand"] == []
    assert seen(table, "B", "A")["hand_size"] == 1


def test_what_is_announced_is_known_while_its_player_still_chooses():
    table = realm(*STARKS).given(A="hand: Ice; play: Robb Stark, Arya Stark; gold: 2", at="marshalling")
    table.seat("A").plays("play Ice")
    assert table.asked == "place"
    assert seen(table, "B", "A")["known_hand"] == ["ice@A"]


# Worlds that are guessed.


def triple(house: House, offset: int) -> str:
    """A deck with as many copies as are allowed, as an option of a table."""
    titles = {card.name: card for card in may_hold(house) if house in card.house or card.is_neutral}
    cards = list(titles.values())[offset::3][:30]
    plots = [plot.code for plot in may_plot(house)][offset::3][:7]
    lines = ",".join(f"{card.code}*{most(card)}" for card in cards)
    return f"house={house.value};plots={','.join(plots)};cards={lines}"


DECKS = "|".join(triple(house, at) for at, house in enumerate((House.STARK, House.LANNISTER, House.TARGARYEN)))


def begun(lists: str, seats: int, seed: int = 5) -> LcgState:
    """A table of decks full of copies."""
    options = {"lists": lists, "decks": "|".join(DECKS.split("|")[:seats])}
    state = GAME.start(seats, options, seed)
    assert isinstance(state, LcgState)
    return state


def played(lists: str, seats: int, moves: int, seed: int = 5) -> LcgState:
    """Some random moves later."""
    state, rng = begun(lists, seats, seed), Chance(seed)
    for _ in range(moves):
        if state.actors:
            seat = rng.pick(state.actors)
            state.apply(seat, rng.pick(state.legal(seat)))
    return state


@pytest.mark.parametrize("lists", ["open", "closed"])
@pytest.mark.parametrize("moves", [0, 4, 9, 40, 150, 400])
def test_a_guess_looks_the_same_and_depends_on_nothing_hidden(lists: str, moves: int):
    state = played(lists, 3, moves)
    for viewer in (None, 0, 1, 2):
        other = state.guess(viewer, Chance(1))
        assert other.view(viewer) == state.view(viewer)
        assert other.actors == state.actors
        assert other.guess(viewer, Chance(2)) == state.guess(viewer, Chance(2))
        if viewer is not None:
            assert other.legal(viewer) == state.legal(viewer)
            assert other.hand[viewer] == state.hand[viewer]


@pytest.mark.parametrize("lists", ["open", "closed"])
def test_all_that_is_unknown_changes(lists: str):
    state = played(lists, 3, 40)
    worlds = [state.guess(0, Chance(seed)) for seed in range(8)]
    for owner in (1, 2):
        hands = {tuple(sorted(world.deal.names[card] for card in cards_in(world.hand[owner]))) for world in worlds}
        assert len(hands) == 8
    assert len({world.deck[0] for world in worlds}) == 8
    assert len({tuple(world.chance.words) for world in worlds}) == 8


@pytest.mark.parametrize("lists", ["open", "closed"])
def test_guessed_cards_that_lie_face_down_may_lie_there(lists: str):
    for seed in range(6):
        state = begun(lists, 2, seed)
        while state.stack[-1].kind != "lay-out":
            state.apply(state.actors[0], GAME.read("no"))
        (seat,) = state.actors
        while len(state.legal(seat)) > 1 and state.actors == (seat,):
            state.apply(seat, state.legal(seat)[1])
        for at in range(4):
            world = state.guess(1 - seat, Chance(at))
            laid = world.laid[seat]
            assert laid.bit_count() == state.laid[seat].bit_count() > 0
            for card in cards_in(laid & ~world.deal.attachable):
                assert layable(world, seat, laid & ~(1 << card), 1 << card), world.deal.names[card]


def test_an_imagined_deck_keeps_to_the_rules_of_decks():
    state = played("closed", 2, 60)
    for seed in range(6):
        deck = state.guess(0, Chance(seed)).deal.decks[1]
        titles: dict[str, int] = {}
        for card in deck.faces(deck.cards):
            assert card.is_for(deck.house)
            titles[card.name] = titles.get(card.name, 0) + 1
        assert max(titles.values()) <= 3
        assert sum(titles.values()) == sum(copies for _, copies in state.deal.decks[1].cards)
        assert sum(copies for _, copies in deck.plots) == 7


def test_what_was_seen_is_in_every_imagined_deck():
    state = played("closed", 2, 300)
    for seed in range(4):
        world = state.guess(0, Chance(seed))
        for card in cards_in(state.aired):
            if state.deal.owner[card] == 1:
                assert world.deal.cards[card] is state.deal.cards[card]
                assert world.deal.ref[card] == state.deal.ref[card]
        for (looker, owner, face), count in state.met.items():
            if (looker, owner) == (1, 1):
                assert list(world.deal.faces).count(face) >= count


def test_an_imagined_deck_is_not_the_real_one():
    state = played("closed", 2, 20)
    world = state.guess(0, Chance(1))
    assert world.deal.decks[1] != state.deal.decks[1]
    assert world.deal.decks[0] == state.deal.decks[0]
    assert world.deal.decks[1].name == "lannister", "not even what it is called"


def test_limited_cards_are_worth_the_trouble():
    """The decks of these tests have what the guess of face-down cards must mind."""
    state = begun("open", 2)
    assert state.deal.with_keyword[Keyword.LIMITED] & state.deal.draw_deck[0]
    assert state.deal.unique & state.deal.draw_deck[0] & state.deal.repeated
