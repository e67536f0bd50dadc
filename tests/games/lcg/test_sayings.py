"""What the game says besides card texts: the log, prompts, buttons, refusals. Everything has its words."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import thronsaal.games.lcg as package
from games.lcg.realm import realm
from games.lcg.saying import VOICES, WORDS, both, flaws_of
from thronsaal.core.text import LANGUAGES, house_texts
from thronsaal.core.words import Who, Word
from thronsaal.games.lcg import GAME
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg.catalogue import CARDS, CATALOGUE, index_of
from thronsaal.games.lcg.choices import EitherEffect
from thronsaal.games.lcg.labels import label
from thronsaal.games.lcg.material import Entry, House, How, Keyword, Phase, Title, Zone
from thronsaal.games.lcg.notation import TRAITS
from thronsaal.games.lcg.position import Position
from thronsaal.games.lcg.printed import TYPES
from thronsaal.games.lcg.state import LcgState
from thronsaal.games.lcg.tables import BOX

FOLDER = Path(package.__file__).parent
MODULES = {path.relative_to(FOLDER).as_posix(): ast.parse(path.read_text("utf-8")) for path in FOLDER.rglob("*.py")}
ASKED = {language: {**house_texts().placeholders(language), **WORDS.placeholders(language)} for language in LANGUAGES}

# What is said is found in the sources, so that nothing can be said without words.


def calls(*names: str) -> Iterator[tuple[str, ast.Call]]:
    """Calls of functions or methods of these names, with where they stand."""
    for path, tree in MODULES.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if name in names and node.args:
                    yield f"{path}:{node.lineno}", node


KINDS = {"self.how.value": [how.value for how in How], "self.entry.value": [entry.value for entry in Entry]}
VARIABLE = {"state.py": ["won", "won-together"]}


def kinds_of(where: str, call: ast.Call) -> list[str]:
    """The kinds of event that a call tells."""
    match call.args[0]:
        case ast.Constant(value=str(kind)):
            return [kind]
        case ast.JoinedStr(values=[ast.Constant(value=str(head)), ast.FormattedValue(value=value)]):
            return [head + each for each in KINDS[ast.unparse(value)]]
    return VARIABLE[where.partition(":")[0]]


TOLD = [
    (where, kind, call)
    for where, call in calls("tell", "whisper", "confide")
    if isinstance(call.func, ast.Attribute)
    for kind in kinds_of(where, call)
]


def names_given(call: ast.Call) -> set[str] | None:
    """The values that an event gets; None where they are put together elsewhere."""
    if any(keyword.arg is None for keyword in call.keywords):
        return None
    given = {keyword.arg for keyword in call.keywords if keyword.arg and keyword.arg != "news"}
    return given | ({"seat"} if getattr(call.func, "attr", "") == "confide" else set())


def test_events_are_found_in_the_sources():
    assert len(TOLD) > 90
    assert {kind for _, kind, _ in TOLD} >= {"left-killed", "drew", "won-together", "attached-put", "laid"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_its_words_and_they_ask_for_no_more_than_it_tells(language: str):
    for where, kind, call in TOLD:
        assert f"event-{kind}" in ASKED[language], where
        given = names_given(call)
        if given is not None:
            assert ASKED[language][f"event-{kind}"] <= given, where
        if getattr(call.func, "attr", "") != "tell":
            secret = {key.value for arg in call.args for key in getattr(arg, "keys", ())}
            assert secret
            assert given is not None
            assert ASKED[language][f"event-{kind}-seen"] <= given | secret, where


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_and_reason_in_the_sources_is_known(language: str):
    found = 0
    for where, call in calls("Word", "Reason"):
        head = "reason-" if getattr(call.func, "id", "") == "Reason" else ""
        match call.args[0]:
            case ast.Constant(value=str(key)):
                assert head + key in ASKED[language], f"{where}: {head + key}"
                found += 1
            case ast.JoinedStr(values=[ast.Constant(value=str(prefix)), *_]):
                assert any(key.startswith(head + prefix) for key in ASKED[language]), f"{where}: {prefix}"
    assert found > 80
    for code in ("not-your-turn", "no-such-move", "not-now", "not-possible", "over"):
        assert f"reason-{code}" in ASKED[language]


@pytest.mark.parametrize(
    ("prefix", "values"),
    [
        ("phase", [phase.value for phase in Phase] + ["setup"]),
        ("in-phase", [phase.value for phase in Phase]),
        ("keyword", [keyword.value for keyword in Keyword]),
        ("title", [title.value for title in Title]),
        ("entry", [entry.value for entry in Entry]),
        ("how", [how.value for how in How]),
        ("house", [house.value for house in House]),
        ("card", list(TYPES)),
        ("until", ["phase", "round", "challenge", "trigger"]),
        ("zone", [zone.value for zone in (Zone.HAND, Zone.DECK, Zone.BOTTOM, Zone.DEAD, Zone.DISCARD)]),
    ],
)
def test_every_member_has_its_name(prefix: str, values: list[str]):
    for value in values:
        for language in LANGUAGES:
            assert VOICES[language].knows(f"{prefix}-{value}")


# Numbers.


@pytest.mark.parametrize(
    ("key", "values", "german"),
    [
        ("event-drew", {"seat": Who(0)}, ["", "A zieht 1 Karte.", "A zieht 2 Karten."]),
        (
            "event-laid-out",
            {"seat": Who(0)},
            ["A legt keine Startkarten aus.", "A hat 1 Startkarte ausgelegt.", "A hat 2 Startkarten ausgelegt."],
        ),
        (
            "event-income",
            {"seat": Who(0)},
            ["A erhält kein Einkommen.", "A erhält 1 Gold Einkommen.", "A erhält 2 Gold Einkommen."],
        ),
        ("event-power", {"card": "X", "how": "text"}, ["", "X erhält 1 Machtpunkt.", "X erhält 2 Machtpunkte."]),
        (
            "event-marshals",
            {"seat": Who(0), "card": "X"},
            ["A spielt X kostenlos aus.", "A spielt X für 1 Gold aus.", "A spielt X für 2 Gold aus."],
        ),
        (
            "prompt-claim",
            {},
            ["", "Welchen deiner Charaktere tötest du?", "Welche 2 deiner Charaktere tötest du?"],
        ),
        (
            "reason-too-little-gold",
            {},
            [
                "Du hast kein Gold in deiner Goldreserve.",
                "In deiner Goldreserve ist nur 1 Gold.",
                "In deiner Goldreserve sind nur 2 Gold.",
            ],
        ),
    ],
)
def test_numbers_read_right(key: str, values: dict[str, Any], german: list[str]):
    for count, wanted in enumerate(german):
        if wanted:
            assert VOICES["de"].say(key, count=count, **values) == wanted
            english = VOICES["en"].say(key, count=count, **values)
            assert not re.search(r"\b1 \w+s\b(?<!1 its)|\b[02] (card|character)\b", english), english


def test_one_and_several_names_read_right():
    one, two = ("Robb Stark",), ("Robb Stark", "Hodor")
    assert VOICES["de"].say("event-attackers", seat=Who(0), cards=one) == "A greift mit Robb Stark an."
    assert VOICES["en"].say("event-attackers", seat=Who(0), cards=two) == "A attacks with Robb Stark and Hodor."
    assert VOICES["de"].say("event-drew-seen", seat=Who(1), count=1, cards=one) == "B zieht Robb Stark."
    drew = VOICES["de"].say("event-drew-seen", seat=Who(1), count=2, cards=two)
    assert drew == "B zieht 2 Karten: Robb Stark und Hodor."


def test_no_cards_are_nothing():
    table = realm("stark", "stark").given(A="play: Robb Stark", at="challenges")
    assert both(Word("event-set-up", {"seat": Who(0), "cards": Position.said(table.state, "cards", 0)})) == (
        "A deckt auf: nichts.",
        "A reveals: nothing.",
    )


# Buttons.


def ref(code: str, owner: int = 0, copy: int = 0) -> int:
    return (index_of(CATALOGUE[code]) * n.OWNERS + owner) * n.COPIES + copy


@pytest.fixture(scope="module")
def mixed() -> LcgState:
    return GAME.start(seats=2, seed=1, options={"decks": "stark-targaryen"})


@pytest.fixture(scope="module")
def alike() -> LcgState:
    keeps = "play: Hodor, 2x Great Keep; hand: Great Keep, Crossroads"
    return realm("stark", "stark").given(A=keeps, B="play: Hodor", at="challenges").state


@pytest.mark.parametrize(
    ("move", "german", "english"),
    [
        (n.move(n.PLAY, ref("S8")), "Robb Stark ausspielen", "Play Robb Stark"),
        (n.move(n.CARD, ref("S29", 0, 1)), "Great Keep", "Great Keep"),
        (n.move(n.USE, ref("S4")), None, None),
        (n.move(n.USE, ref("S24")), "Winterfell Kennels einsetzen", "Use Winterfell Kennels"),
        (n.move(n.USE, ref("T173", 1)), "Dance With Dragons ausspielen", "Play Dance With Dragons"),
        (
            n.move(n.USE, ref("T174", 1)),
            "Forever Burning ausspielen: Jederzeit: Wähle einen Charakter. Bis zum Ende der Phase erhält er -1 Stärke.",
            "Play Forever Burning: Any Phase: Choose a character. Until the end of the phase, it has -1 STR.",
        ),
        (
            n.move(n.USE, ref("T174", 1), 1),
            "Forever Burning einsetzen: Herrschaft (vom Totenstapel aus): Beuge 1 Einfluss oder zahle 2 Gold, um "
            "Forever Burning auf die Hand zu nehmen.",
            "Use Forever Burning: Dominance (from your dead pile): Kneel 1 influence or pay 2 gold to take Forever "
            "Burning into your hand.",
        ),
        (n.challenge(1, 1), "B herausfordern: Intrige", "Challenge B: intrigue"),
        (n.give(1, 2), "B 2 Gold geben", "Give B 2 gold"),
        (n.move(n.TITLE, 5), "Meister der Münze", "Master of Coin"),
        (n.move(n.TRAIT, TRAITS.index("Knight")), "Ritter", "Knight"),
        (n.move(n.NAME, 7), CARDS[7].name, CARDS[7].name),
        (n.move(n.TYPE, 2), "Machtkampf", "Power"),
        (n.move(n.NUMBER, 3), "3", "3"),
        (n.move(n.DECK, 0), "Haus Stark", "House Stark"),
        (n.DONE, "Fertig", "Done"),
    ],
)
def test_buttons(mixed: LcgState, move: int, german: str | None, english: str | None):
    if german is None:
        assert both(label(mixed, move))[0].startswith("Ser Rodrik Cassel einsetzen: ")
    else:
        assert both(label(mixed, move)) == (german, english)


def test_cards_that_several_have_are_told_apart(alike: LcgState):
    assert both(label(alike, n.move(n.CARD, ref("S12", 1)))) == ("Hodor (B)", "Hodor (B)")
    assert both(label(alike, n.move(n.SAVE, ref("S12", 0)))) == (
        "Hodor (A) durch ein Duplikat retten",
        "Save Hodor (A) with a duplicate",
    )
    assert both(label(alike, n.move(n.CARD, ref("S29", 0, 1)))) == ("Great Keep, 2. Exemplar", "Great Keep, copy 2")


def test_what_is_hidden_is_called_by_its_name_alone(alike: LcgState):
    """Whether another has such a card in hand or deck is nobody's business."""
    for code, copy in (("S29", 2), ("S29", 0)):
        assert both(label(alike, n.move(n.CARD, ref(code, 0, copy)))) == ("Great Keep", "Great Keep")


def test_a_choice_of_two_says_both():
    table = realm("targaryen", "stark").given(A="play: Daario Naharis; gold: 1", at="challenges")
    table.end_phase()
    asked = table.state.stack[-1]
    assert isinstance(asked, EitherEffect)
    said = [both(label(table.state, move)) for move in table.state.legal(0)]
    assert said[0][0] == "Entferne 1 Gold aus der Goldreserve eines Spielers"
    assert said[1] == ("Lege Daario Naharis ab", "Discard Daario Naharis from play")


# Everything that is said in play.


@pytest.mark.parametrize(("seed", "seats"), [(1, 2), (2, 3), (3, 4)])
def test_whatever_is_said_in_play_reads_right(seed: int, seats: int):
    rng = random.Random(seed)
    decks = "-".join(BOX[(seed + at) % len(BOX)] for at in range(seats))
    variant = "melee" if seats < 4 else "littlefinger"
    state = GAME.start(seats=seats, seed=seed, options={"decks": decks, "variant": variant})
    heard: set[str] = set()

    def hear(word: Word) -> None:
        if word.key.startswith(("event-", "prompt-", "move-", "reason-")):
            for said in both(word):
                if said not in heard:
                    heard.add(said)
                    assert not flaws_of(said.replace("!.", ".")), said
                    assert said[0].isupper() or said[0] in "„“0123456789", said

    for _ in range(400):
        if not state.actors:
            break
        seat = state.actors[0]
        prompt = state.prompt(seat)
        assert prompt is not None
        hear(prompt.word)
        moves = state.legal(seat)
        for move in moves[:10]:
            hear(state.label(seat, move))
        for refused in ((seat + 1) % seats, moves[0]), (seat, moves[-1] + 1), (seat, 1 << 40):
            reason = state.check(*refused)
            if reason is not None:
                hear(reason.word)
        for event in state.apply(seat, rng.choice(moves)):
            for reader in (None, *range(seats)):
                hear(event.seen(reader))
    assert len(heard) > 200
