"""What a table's options mean: decks that are named, written out, drawn or chosen; and matches of every variant."""

from __future__ import annotations

import pickle

import pytest

from thronsaal.core.chance import Chance
from thronsaal.core.game import BadOption
from thronsaal.core.match import Match
from thronsaal.core.record import read_record, write_record
from thronsaal.core.text import Voice
from thronsaal.games.lcg import GAME
from thronsaal.games.lcg.decks.option import option_of
from thronsaal.games.lcg.decks.shipped import shipped
from thronsaal.games.lcg.state import LcgState

PLOTS = "plots=L190,S200*2,B184,B186,T204,S198"
CARDS = "cards=" + ",".join(f"S{number}*3" for number in range(4, 24))


def written(**parts: str) -> str:
    """A deck of House Stark in one line, with some parts exchanged."""
    return ";".join(
        f"{key}={value}"
        for key, value in {
            "house": "stark",
            "plots": PLOTS.removeprefix("plots="),
            "cards": CARDS.removeprefix("cards="),
            **parts,
        }.items()
        if value
    )


def test_a_deck_may_be_written_out():
    state = GAME.start(2, {"decks": f"stark|{written()}"})
    assert isinstance(state, LcgState)
    assert state.deal.decks[0] == shipped("stark")
    assert len(state.deck[1]) + state.hand[1].bit_count() == 60


@pytest.mark.parametrize(
    ("decks", "said"),
    [
        ("", "a deck for each of 2 seats such as stark-lannister"),
        ("stark", "a deck for each of 2 seats"),
        ("stark-lannister-baratheon", "a deck for each of 2 seats"),
        ("stark-frey", "There is no deck “frey”"),
        ("core-random", "There is no deck “core”"),
        ("choose-stark", "There is no deck “choose”"),
        (f"stark|{written(house='frey')}", "frey"),
        (f"stark|{written(house='')}", "house"),
        (f"stark|{written(plots='')}", "exactly 7"),
        (f"stark|{written(plots='L190')}", "exactly 7"),
        (f"stark|{written(cards='S1*3')}", "3 cards"),
        (f"stark|{written(cards='S1*9')}", "9"),
        (f"stark|{written(cards='X1')}", "X1"),
        (f"stark|{written(cards='S201')}", "Valar Morghulis"),
        (f"stark|{written(plots='S1')}", "Ice"),
        (f"stark|{written(cards='PROOF-1*3,' + CARDS.removeprefix('cards='))}", "Tavern Brawler"),
        (f"stark|{written(agenda='PROOF-7')}", "Oath of the Small Folk"),
        (f"stark|{written(cards=CARDS.removeprefix('cards=') + ',L54*3')}", "Lannisport Honor Guard"),
        (f"stark|{written(name='%00')}", "name"),
        (f"stark|{written()};{written()}", "house=stark"),
        ("stark|=", "="),
        ("stark|house=stark;cards=" + "S1," * 900, "2,000"),
        ("||||", "a deck for each"),
    ],
)
def test_a_bad_deck_is_told_in_a_sentence(decks: str, said: str):
    with pytest.raises(BadOption) as refused:
        GAME.start(2, {"decks": decks})
    assert str(refused.value).startswith("option decks of lcg")
    assert said in str(refused.value)
    assert len(str(refused.value)) < 2500


def test_no_text_whatsoever_is_worse_than_a_bad_option():
    chance, letters = Chance(7), "stark-=|;,*%house:plotscards0129SLBT\n\x00é"
    for _ in range(400):
        text = "".join(letters[chance.below(len(letters))] for _ in range(chance.below(40)))
        with pytest.raises(BadOption):
            GAME.start(2, {"decks": text + "-"})


@pytest.mark.parametrize("decks", ["core", "random", "choose", option_of(shipped("stark")) + "-targaryen"])
@pytest.mark.parametrize("lists", ["open", "closed"])
def test_a_record_plays_again(decks: str, lists: str):
    match = Match(GAME, {"decks": decks, "lists": lists}, seed=11)
    _play(match, 120)
    text = write_record(match)
    again = read_record(text)
    assert again.state.digest() == match.state.digest()
    assert write_record(again) == text


@pytest.mark.parametrize("lists", ["open", "closed"])
def test_copies_and_pickles_of_a_choice_go_on_alike(lists: str):
    match = Match(GAME, {"decks": "choose", "lists": lists}, seed=2, seats=3)
    for deck in ("stark", "baratheon", "stark"):
        seat, move = match.actors[0], GAME.read(f"deck {deck}")
        twins = [match.state.copy(), pickle.loads(pickle.dumps(match.state))]
        digest = match.state.digest()
        for twin in twins:
            assert twin.digest() == digest
            twin.apply(seat, move)
        assert match.state.digest() == digest, "a copy is independent"
        match.apply(seat, move)
        assert {twin.digest() for twin in twins} == {match.state.digest()}


def test_a_choice_may_be_taken_back_until_cards_are_dealt():
    match = Match(GAME, {"decks": "choose"}, seed=2)
    first = match.actors[0]
    match.apply(first, GAME.read("deck stark"))
    assert match.may_take_back(first) is None
    match.take_back(first)
    assert match.state.view(None)["seats"][first]["house"] is None
    match.apply(first, GAME.read("deck targaryen"))
    match.apply(1 - first, GAME.read("deck stark"))
    reason = match.may_take_back(1 - first)
    assert reason is not None, "seven cards were drawn"
    assert reason.rule == "house.take-back"


def test_the_choice_is_told_in_both_languages():
    match = Match(GAME, {"decks": "choose"}, seed=2)
    seat = match.actors[0]
    prompt = match.state.prompt(seat)
    assert prompt is not None
    labels = [match.state.label(seat, move) for move in match.state.legal(seat)]
    seen = [head for head, _ in GAME.glance(match.state.view(None))]
    events = match.apply(seat, GAME.read("deck lannister"))
    for language, house in (("de", "Haus Lannister"), ("en", "House Lannister")):
        voice = Voice(language, GAME.texts)
        said = [voice.say(label) for label in labels]
        assert len(set(said)) == len(said) >= 4
        assert [voice.say(word) for word in (prompt.word, *seen)]
        assert house in " ".join(voice.say(event.seen(None)) for event in events)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {}),
        (4, {}),
        (4, {"variant": "teams"}),
        (3, {"variant": "littlefinger"}),
        (2, {"variant": "littlefinger", "errata": "off"}),
        (2, {"decks": "choose", "lists": "closed"}),
        (4, {"decks": "choose", "variant": "teams"}),
    ],
)
def test_random_matches_of_every_variant_are_sound(seats: int, options: dict[str, str]):
    """No card is lost or doubled, gold and power are never negative, who is asked can answer, and somebody wins."""
    match = Match(GAME, options, seed=seats, seats=seats)
    state = match.state
    assert isinstance(state, LcgState)
    chance = Chance(seats)
    for step in range(20_000):
        if match.outcome is not None:
            break
        seat = match.actors[chance.below(len(match.actors))]
        moves = state.legal(seat)
        assert moves, f"{state.asked.kind} asks who has no answer"
        match.apply(seat, moves[chance.below(len(moves))], events=False)
        if step % 25 == 0 and state.deal.is_made:
            _is_sound(state)
    assert match.outcome is not None
    needed = 30 if options.get("variant") == "teams" else 15
    assert match.outcome.points[match.outcome.winners[0]] >= needed
    assert len(match.outcome.winners) == (2 if options.get("variant") == "teams" else 1)


def _is_sound(s: LcgState) -> None:
    found: list[int] = []
    for seat in range(s.seats_count):
        for cards in (s.hand[seat], s.court[seat], s.laid[seat]):
            found += [card for card in range(cards.bit_length()) if cards >> card & 1]
        found += [*s.deck[seat], *s.discard[seat], *s.dead[seat]]
    found += [card for card in range(len(s.deal.cards)) if (s.duplicates | s.resolving | s.removed) >> card & 1]
    dealt = [card for cards in s.deal.draw_deck for card in range(cards.bit_length()) if cards >> card & 1]
    assert sorted(found) == sorted(dealt)
    assert min(s.gold) >= 0
    assert all(power > 0 for power in s.power.values())
    plots = [s.plots[seat].bit_count() + len(s.used[seat]) + (s.revealed[seat] >= 0) for seat in range(s.seats_count)]
    assert sum(plots) == 7 * s.seats_count
    names = [
        (seat, s.deal.names[card])
        for seat in range(s.seats_count)
        for card in range(len(s.deal.cards))
        if s.court[seat] & s.deal.unique & ~s.moribund & 1 << card
    ]
    assert len(names) == len(set(names)), "nobody has a unique card twice"


def _play(match: Match, count: int) -> None:
    chance = Chance(count)
    for _ in range(count):
        seat = match.actors[0]
        match.apply(seat, chance.pick(match.state.legal(seat)))
