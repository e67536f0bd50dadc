"""Cards from a file: the same vocabulary, checked on loading."""

import pickle
from pathlib import Path

import pytest

from games.ironthrone.rules.test_abilities import card, leader, meeting_with
from thronsaal.core.engine.cards import BadCards
from thronsaal.core.game import BadOption
from thronsaal.core.registry import find_game
from thronsaal.games.ironthrone import cardset
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone.cardset import built_in, read
from thronsaal.games.ironthrone.vocabulary import CONDITIONS, COSTS, EFFECTS, WORDS

rule = pytest.mark.rule


@rule("ironthrone.own-cards")
def test_a_file_replaces_what_it_names():
    cards = read(card("jaime", 2, "after-resolution", "draw 2, take-hostage chosen-opponent", "won"), "mine")
    at = m.cards_for(m.CHARACTERS.index("jaime"))[1]
    assert cards.cards[at].provenance == "printed"
    assert [str(phrase) for phrase in cards.cards[at].ability.do] == ["draw 2", "take-hostage chosen-opponent"]
    assert cards.leaders == built_in().leaders
    assert cards.fingerprint != built_in().fingerprint


@rule("ironthrone.own-cards")
def test_a_table_plays_with_a_card_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv(cardset.FOLDER_VARIABLE, str(tmp_path))
    (tmp_path / "printed.toml").write_text(leader("arya", "before-turn", "draw 1"), "utf-8")
    state = find_game("ironthrone").start(3, {"cards": "printed"})
    assert state.view(None)["cards"] == "printed"
    with pytest.raises(BadOption, match="no card set 'other'"):
        find_game("ironthrone").start(3, {"cards": "other"})
    with pytest.raises(BadOption, match="small letters"):
        find_game("ironthrone").start(3, {"cards": "../printed"})
    (tmp_path / "bad.toml").write_text("[[leader]]\ncharacter = 'hodor'\n", "utf-8")
    with pytest.raises(BadOption, match=r"bad\.toml: leader 1: character is one of"):
        find_game("ironthrone").start(3, {"cards": "bad"})


@rule("ironthrone.own-cards")
def test_a_position_with_own_cards_is_carried_to_other_processes():
    court = meeting_with(card("arya", 1, "after-reveal", "strengthen-per 2 dead", "outnumbered", "pay-sheet 1"))
    carried = pickle.loads(pickle.dumps(court.state))
    assert carried == court.state
    assert carried.cards.cards == court.state.cards.cards
    assert carried.asked == court.state.asked


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("[[card]", "not TOML"),
        ("title = 'x'", "no .* in it"),
        ("cards = 3", "unknown cards"),
        ("leader = 3", "list of tables"),
        (card("hodor", 1, "after-reveal", "draw 1"), "character is one of"),
        (card("arya", 3, "after-reveal", "draw 1"), "copy is 1 or 2"),
        (card("arya", 1, "at-dawn", "draw 1"), "'at-dawn' is not among before-turn"),
        (card("arya", 1, "after-reveal", ""), "do is empty"),
        (card("arya", 1, "after-reveal", "dance 2"), "'dance' is not among"),
        (card("arya", 1, "after-reveal", "draw"), "should read 'draw N'"),
        (card("arya", 1, "after-reveal", "draw 99"), "number from 1 to 20"),
        (card("arya", 1, "after-reveal", "draw -1"), "number from 1 to 20"),
        (card("arya", 1, "after-reveal", "remove 2 everybody"), "'everybody' is not among you"),
        (card("arya", 1, "after-reveal", "pay-sheet 2"), "'pay-sheet' is not among"),
        (card("arya", 1, "after-reveal", "draw 1", "sunny"), "'sunny' is not among active"),
        (card("arya", 1, "before-turn", "draw 1"), "nobody takes part yet"),
        (card("arya", 1, "after-reveal", "draw 1", "won"), "won is not known after-reveal"),
        (card("arya", 1, "after-resolution", "strengthen 2"), "strengthen does nothing after-resolution"),
        (card("arya", 1, "after-reveal", "swap-card"), "needs the condition active"),
        (card("arya", 1, "after-reveal", "withdraw opposing-active"), "withdraw is for"),
        (card("arya", 1, "after-reveal", "withdraw you"), "needs the condition supporting"),
        (card("arya", 1, "after-reveal", "become betrayal"), "betrayal needs a betrayer"),
        (card("arya", 1, "after-reveal", "remove 1 chosen-player"), "seats that take part"),
        (card("arya", 1, "after-reveal", "take-hostage you"), "for other seats"),
        (card("arya", 1, "after-reveal", "look you"), "for other seats"),
        (card("arya", 1, "after-reveal", "strengthen-per 2 dragons"), "'dragons' is not among supporters"),
        (leader("arya", "before-turn", "look opposing-active"), "no sides yet"),
        (card("arya", 1, "after-reveal", "draw 1") * 2, "card arya 1 is there twice"),
        (card("arya", 1, "after-reveal", "draw 1").replace("title_de", "titel"), "unknown titel"),
        (card("arya", 1, "after-reveal", "draw 1").replace('"Probe"', '""'), "title_de and title_en"),
        (card("arya", 1, "after-reveal", "draw 1") + 'provenance = "seen"', "provenance is one of"),
        (card("arya", 1, "after-reveal", "draw 1").replace("['draw 1']", "'draw 1'"), "do is a list"),
    ],
)
def test_a_bad_file_is_refused_with_its_fault(text: str, wrong: str):
    with pytest.raises(BadCards, match=wrong):
        read(text, "bad")


def test_every_word_of_the_vocabulary_is_read_as_it_is_written():
    abilities = [each.ability for each in (*built_in().leaders, *built_in().cards.values())]
    for family, phrases in (
        (EFFECTS, [phrase for each in abilities for phrase in each.do]),
        (COSTS, [phrase for each in abilities for phrase in each.cost]),
        (CONDITIONS, [phrase for each in abilities for phrase in each.when]),
    ):
        assert phrases
        assert [WORDS.read(str(phrase), family) for phrase in phrases] == phrases
