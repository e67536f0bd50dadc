"""Every message of Catan with none, one and two of something, and with one name and several."""

from __future__ import annotations

import re

import pytest

from thronsaal.core.registry import find_game
from thronsaal.core.text import LANGUAGES, Voice
from thronsaal.core.words import Word

GAME = find_game("catan")
WRONG = {
    "en": re.compile(
        r"\b1 (?:points|cards|wildlings|climbers|giants|roads|settlements|keeps|guards|times)\b"
        r"|\b[02] (?:point|card|wildling|climber|giant|road|settlement|keep|guard)\b"
    ),
    "de": re.compile(
        r"\b1 (?:Punkte|Karten|\w+karten|Wildlinge|Riesen|Straßen|Siedlungen|Befestigungen)\b"
        r"|\b[02] (?:Punkt|Karte|\w+karte|Wildling|Riese|Straße|Siedlung|Befestigung)\b"
    ),
}
COUNTED = ("count", "points", "length", "breaches", "deck", "cards", "developments", "patrols", "guards", "wildlings")


@pytest.mark.parametrize("language", LANGUAGES)
def test_counted_things_agree_with_their_number(language: str) -> None:
    voice = Voice(language, GAME.texts)
    for key, names in GAME.texts.placeholders(language).items():
        for number in (0, 1, 2):
            for said in (("Anna",), ("Anna", "Ben")):
                values = {name: number if name in COUNTED else said for name in names}
                text = voice.say(key, **values)
                assert not WRONG[language].search(text), f"{key}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_section_is_told_with_its_counts(language: str) -> None:
    voice = Voice(language, GAME.texts)
    for count in (0, 1, 2):
        counts = {"guards": Word("count-guard", {"count": count}), "wildlings": Word("count-regular", {"count": count})}
        text = voice.say("board-section-short", section=Word("place-section", {"number": 2}), **counts)
        assert not WRONG[language].search(text), text


def test_the_dice_of_the_wildlings_have_one_name() -> None:
    german = GAME.texts.sources["de"] + "".join(rule.wording["de"] for rule in GAME.rulebook)
    assert "Wildlingswürfel" not in german
    assert "Wildling-Würfel" in german


def test_nothing_is_told_twice() -> None:
    """A throw, a purchase, the end of a turn and a deal are one line each."""
    state = GAME.arrange(
        {"phase": "before-dice", "luck": {"dice": [1, 1, 12]}, "hand": {"A": "1 wool + 1 grain + 1 ore"}}
    )
    assert [event.kind for event in state.apply(0, GAME.read("roll"))].count("roll") == 0
    while state.prompt(0) is None or state.prompt(0).word.key != "prompt-main":  # type: ignore[union-attr]
        state.apply(state.actors[0], GAME.read("done"))
    bought = state.apply(0, GAME.read("buy"))
    assert [event.kind for event in bought] == ["drew"]
    voice = Voice("en", GAME.texts, ["Anna", "Ben", "Cara", "Dora"])
    assert voice.say(bought[0].seen(1)) == "Anna buys a development card."
    assert voice.say(bought[0].seen(0)).startswith("Anna buys a development card: ")
    assert [event.kind for event in state.apply(0, GAME.read("end"))] == ["turn"]
    trade = GAME.arrange({"hand": {"A": "2 wool", "B": "1 ore"}})
    trade.apply(0, GAME.read("offer 1 wool for 1 ore"))
    trade.apply(1, GAME.read("counter 1 ore for 2 wool"))
    for seat in (2, 3):
        trade.apply(seat, GAME.read("decline"))
    told = trade.apply(0, GAME.read("agree B"))
    assert [voice.say(event.seen(None)) for event in told] == ["Anna gives Ben 2 wool for 1 ore."]
