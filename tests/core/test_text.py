"""German and English: both have every key and every placeholder, and a voice says what it has, or what it lacks."""

from pathlib import Path

import pytest

from thronsaal.core.reason import Reason, Refused
from thronsaal.core.registry import find_game, game_ids
from thronsaal.core.text import LANGUAGES, MissingText, Texts, Voice, house_texts
from thronsaal.core.words import Who, Word, either, plain, seat_letter
from thronsaal.server.voices import Voices
from toys import court, feud

TOYS = {"court": court.GAME.texts, "feud": feud.GAME.texts}
ALL_TEXTS = {"house": house_texts(), **TOYS, **{each: find_game(each).texts for each in game_ids()}}
GERMAN = """
greeting = { $who } grüßt { $whom }.
count = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
card = Ritter { $value }
"""
ENGLISH = """
greeting = { $who } greets { $whom }.
count = { $n ->
    [one] one card
   *[other] { $n } cards
}
card = Knight { $value }
"""
SMALL = Texts({"de": GERMAN, "en": ENGLISH})


@pytest.mark.parametrize("whose", ALL_TEXTS)
def test_both_languages_have_every_key_and_placeholder(whose: str):
    german, english = (ALL_TEXTS[whose].placeholders(language) for language in LANGUAGES)
    assert german == english
    assert german


@pytest.mark.parametrize("whose", ALL_TEXTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_defined_twice(whose: str, language: str):
    keys = [
        line.partition(" =")[0]
        for line in ALL_TEXTS[whose].sources[language].splitlines()
        if " = " in line and not line.startswith((" ", "#"))
    ]
    assert len(keys) == len(set(keys))
    assert set(keys) <= set(ALL_TEXTS[whose].placeholders(language))


def test_placeholders_are_found_inside_choices():
    assert SMALL.placeholders("de") == {"greeting": {"who", "whom"}, "count": {"n"}, "card": {"value"}}


def test_an_unreadable_file_is_named():
    with pytest.raises(ValueError, match=r"de\.ftl: cannot be read near '= nothing'"):
        Texts({"de": "= nothing\n", "en": ""}).placeholders("de")


@pytest.mark.parametrize(
    ("language", "said"), [("de", "Anna grüßt Ritter 7, B und 3."), ("en", "Anna greets Knight 7, B and 3.")]
)
def test_values_are_said_in_the_same_language(language: str, said: str):
    voice = Voice(language, SMALL, ["Anna"])
    whom = (Word("card", {"value": 7}), Who(1), 3)
    assert voice.say("greeting", who=Who(0), whom=whom) == said
    assert voice.say(Word("greeting", {"who": Who(0), "whom": whom})) == said


def test_numbers_choose_their_form():
    voice = Voice("de", SMALL)
    assert (voice.say("count", n=1), voice.say("count", n=3)) == ("eine Karte", "3 Karten")


def test_texts_of_a_topic_lie_in_files_of_their_own(tmp_path: Path):
    for name in ("de", "en", "words.de", "words.en", "cards.de", "cards.en"):
        (tmp_path / f"{name}.ftl").write_text(f"{name.partition('.')[0]} = {'{'} $n {'}'} {name}\n", "utf-8")
    (tmp_path / "notes.txt").write_text("= nothing\n", "utf-8")
    texts = Texts.load(tmp_path)
    assert texts.sources["de"].index("cards.de") < texts.sources["de"].index("words.de")
    assert texts.placeholders("en") == {"en": {"n"}, "words": {"n"}, "cards": {"n"}}
    assert [Voice("de", texts).say(key, n=1) for key in ("de", "words", "cards")] == [
        "1 de",
        "1 words.de",
        "1 cards.de",
    ]
    assert Voice("en", texts).say("words", n=2) == "2 words.en"


def test_a_language_without_its_file_is_missed(tmp_path: Path):
    (tmp_path / "words.de.ftl").write_text("a = b\n", "utf-8")
    with pytest.raises(FileNotFoundError):
        Texts.load(tmp_path)


def test_a_sentence_begins_with_a_capital():
    voice = Voice("de", Texts(dict.fromkeys(LANGUAGES, "sentence = { CAPITAL($text) }.\nthing = über alles\n")))
    assert voice.say("sentence", text=Word("thing")) == "Über alles."
    assert voice.say("sentence", text="") == "."
    with pytest.raises(MissingText):
        voice.say("sentence")


def test_values_may_have_any_name():
    voice = Voice("en", Texts({"de": "a = { $word } { $self }\n", "en": "a = { $word } { $self }\n"}))
    assert voice.say(Word("a", {"word": "x", "self": "y"})) == "x y"


def test_what_lacks_is_named():
    voice = Voice("de", SMALL)
    with pytest.raises(MissingText, match="no text 'parting' in de"):
        voice.say("parting")
    with pytest.raises(MissingText, match="text 'greeting' in de"):
        voice.say("greeting", who="A")
    with pytest.raises(ValueError, match="language is one of de, en, not 'fr'"):
        Voice("fr", SMALL)
    assert voice.knows("card")
    assert not voice.knows("parting")


def test_a_game_may_say_something_of_the_house_in_its_own_way():
    own = Texts(dict.fromkeys(LANGUAGES, "reason-over = Ruhe!\n"))
    assert Voice("de", SMALL).say("reason-over") == "Die Partie ist zu Ende."
    assert Voice("de", own).say("reason-over") == "Ruhe!"


def test_a_reason_becomes_a_sentence():
    reason = Reason("nothing-to-take-back", "house.take-back", {"seat": Who(1)})
    assert Voice("en", SMALL, ("Anna", "Bert")).say(reason.word) == "Bert has not made a move yet."
    assert str(Refused(reason)) == "nothing-to-take-back (house.take-back)"
    assert Refused(reason).reason is reason


def test_words_as_plain_data():
    word = Word("played", {"seat": Who(1), "cards": (Word("card", {"value": 7}), "x", 3)})
    assert plain(word) == {"word": "played", "seat": {"who": 1}, "cards": [{"word": "card", "value": 7}, "x", 3]}


def test_seats_have_letters():
    assert [seat_letter(seat) for seat in (0, 1, 9)] == ["A", "B", "J"]


@pytest.mark.parametrize(
    ("language", "said"), [("de", ["2", "3 oder 4", "2, 3 oder 4"]), ("en", ["2", "3 or 4", "2, 3 or 4"])]
)
def test_one_of_several_is_named_with_or(language: str, said: list[str]):
    voice = Voice(language, house_texts())
    for seats, words in zip(((2,), (3, 4), (2, 3, 4)), said, strict=True):
        assert f" {words} " in voice.say("cli-wrong-seats", game="x", seats=either(seats), count=9)
    assert f" {said[1]} " in Voices().of_hall(language).say("error-bad-seats", allowed=either((3, 4)))
