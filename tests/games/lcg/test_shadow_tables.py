"""Tables with shadows keep what every game promises, and tell nobody what lies there."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.lcg.realm import realm
from games.lcg.shadowy import DARKENED, SHADOWY
from games.lcg.soundness import Tally, random_game, shadowy_start
from thronsaal.core.chance import Chance
from thronsaal.core.game import BadOption
from thronsaal.core.kit import CHECKS
from thronsaal.core.kit.walk import Route
from thronsaal.core.match import Match
from thronsaal.core.record import read_record, write_record
from thronsaal.games.lcg import GAME
from thronsaal.games.lcg.cards import NEEDS
from thronsaal.games.lcg.catalogue import CARDS, SET_OF, is_at
from thronsaal.games.lcg.decks.option import option_of
from thronsaal.games.lcg.decks.shipped import shipped
from thronsaal.games.lcg.material import EDITIONS
from thronsaal.games.lcg.printed import Plot

KEPT = ("legal", "refused", "copies", "pickles", "notation", "words", "views", "events", "news")


@pytest.mark.parametrize("name", KEPT)
def test_the_kit_passes_with_decks_of_shadows(name: str):
    assert CHECKS[name](SHADOWY, [3])


@pytest.mark.parametrize(("seed", "edition"), [(111, "first"), (101, "second")])
@pytest.mark.parametrize("name", ["events", "news"])
def test_nothing_leaks_with_real_cards_of_either_edition(name: str, seed: int, edition: str):
    assert Route.of(DARKENED, seed).options["shadows"] == edition
    assert CHECKS[name](DARKENED, [seed])


@pytest.mark.parametrize("number", [0, 3])
def test_random_games_in_both_editions_are_sound(number: int):
    tally, met = Tally(), 0
    for s in random_game(number, tally, s=shadowy_start(number)):
        met = max(met, s.veiled.bit_count())
    assert tally.games == 1
    assert met > 2, "cards lay in shadows"


def test_an_old_record_says_nothing_of_shadows_and_a_new_one_does():
    assert "shadows" not in GAME.settle({})
    assert GAME.settle({"shadows": "off"}) == GAME.settle({})
    match = Match(GAME, GAME.settle({"shadows": "second"}), 7, 2)
    for seat in (*match.actors,):
        match.apply(seat, match.state.legal(seat)[0])
    text = write_record(match)
    assert "shadows=second" in text
    assert write_record(read_record(text)) == text


def test_cards_that_need_shadows_are_refused_at_other_tables():
    card = next(card for card in CARDS if not is_at(card, "off") and isinstance(card, Plot))
    deck = shipped("stark")
    plots = ((card.code, 1), *deck.plots[1:])
    brought = option_of(replace(deck, name="Needy", plots=plots))
    needs = NEEDS[SET_OF[card.code]]
    for edition in EDITIONS:
        options = {"decks": f"stark|{brought}", "shadows": edition}
        if edition == needs:
            assert GAME.start(2, options, 1)
        else:
            with pytest.raises(BadOption, match=f"shadows={needs}"):
                GAME.start(2, options, 1)


def test_a_guess_keeps_what_a_seat_has_seen_in_its_place():
    table = realm("stark", "stark").given(
        shadows="first",
        A="play: Lamp Room",
        B="shadows: Alley Cat, Hidden Stair; deck: 2x Hidden Dagger, 2x Alley Cat",
        at="challenge-actions",
    )
    table.seat("A").plays("use Lamp Room:3", "slot B 2")
    s = table.state
    seen = set()
    for seed in range(20):
        twin = s.guess(0, Chance(seed))
        names = [twin.deal.names[card] for card in twin.shadows[1]]
        assert names[1] == "Hidden Stair"
        seen.add(names[0])
        assert twin.view(0) == s.view(0)
    assert seen == {"Alley Cat", "Hidden Dagger"}


def test_a_hand_that_all_have_seen_hides_nothing_and_one_that_some_have_seen_does():
    given = {"shadows": "first", "at": "marshalling"}
    table = realm("stark", "stark").given(A="hand: Alley Cat, Hodor; gold: 4", **given)
    table.state.show_hand(0)
    table.seat("A").plays("hide Alley Cat")
    assert table.state.view(1)["seats"][0]["shadows"][0]["card"] == "alley-cat@A", "nothing else could go"
    assert table.state.view(1)["seats"][0]["known_hand"] == ["hodor@A"]
    table = realm("stark", "stark").given(A="hand: Alley Cat, Hidden Stair, Hodor; gold: 4", **given)
    table.state.show_hand(0)
    table.seat("A").plays("hide Alley Cat")
    assert table.state.view(1)["seats"][0]["shadows"][0]["card"] is None
    assert table.state.view(1)["seats"][0]["known_hand"] == ["hodor@A"], "the stair may be what went"


def test_what_is_said_and_written_of_a_hidden_card_names_its_place_only():
    table = realm("stark", "stark").given(shadows="first", A="hand: Alley Cat; gold: 2", at="marshalling")
    table.seat("A").plays("hide Alley Cat")
    assert table.state.view(1)["latest"] == {"seat": 0, "move": None}
    hid = next(each for each in table.told if each.kind == "hid")
    assert "Alley" not in str(hid.values)
    assert "Alley" in str(hid.secret)
    assert hid.to == (0,)
