"""Scenes: read strictly, played on the real rules, and told apart from what the rules do."""

from pathlib import Path

import pytest

from thronsaal.core.registry import find_game, game_ids
from thronsaal.core.scene import (
    BadScene,
    Scene,
    Unlike,
    by_seat,
    check_keys,
    load_scenes,
    one_of,
    seat_of,
    setting_up,
)
from toys import court

TEXT = """
title_de = "Ritter"
title_en = "Knights"
text_de = "A gewinnt."
text_en = "A wins."
source = "own"
rules = ["claim.higher"]

[given]
hand.A = "knight 9, goblin 1"
hand.B = "knight 2, goblin 3"
turned_up = "dwarf 4"

[[do]]
seat = "A"
move = "knight 9"
rules = ["claim.lead"]

[[do]]
seat = "B"
move = "goblin 3"
refused = "claim.follow"

[[do]]
seat = "B"
move = "knight 2"
rules = ["claim.higher"]

[expect]
anybody.last_winner = 0
anybody.led = false
anybody.out = { has = ["knight 9", "knight 2"], lacks = ["goblin 1"] }
A.hand = ["goblin 1"]
"""
SCENES = [(game_id, scene) for game_id in game_ids() for scene in find_game(game_id).scenes]


def scene(tmp_path: Path, text: str = TEXT) -> Scene:
    file = tmp_path / "knights.toml"
    file.write_text(text, "utf-8")
    return Scene.load(file)


def play(scene: Scene) -> int:
    return sum(1 for _ in scene.play(find_game("claim")))


@pytest.mark.parametrize(("game_id", "scene"), SCENES, ids=[f"{game_id}-{scene.id}" for game_id, scene in SCENES])
def test_scenes_play_as_they_say(game_id: str, scene: Scene):
    made = [step for step, _, _ in scene.play(find_game(game_id))]
    assert tuple(made) == scene.steps
    assert scene.expect, "a scene that expects nothing shows nothing"


def test_claim_has_its_printed_examples():
    ids = {scene.id for scene in find_game("claim").scenes}
    assert {"01-two-goblins", "02-knight-and-undead"} <= ids
    assert len(ids) >= 15


def test_a_scene_is_read_whole(tmp_path: Path):
    knights = scene(tmp_path)
    assert knights.id == "knights"
    assert knights.title == {"de": "Ritter", "en": "Knights"}
    assert [step.refused for step in knights.steps] == [None, "claim.follow", None]
    assert play(knights) == 3


def test_the_states_on_the_way_can_be_shown(tmp_path: Path):
    shown = [(step.move, state.view(None)["led"]) for step, state, _ in scene(tmp_path).play(find_game("claim"))]
    assert shown == [("knight 9", "knight 9"), ("goblin 3", "knight 9"), ("knight 2", None)]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("last_winner = 0", "last_winner = 1", r"anybody\.last_winner is 0, not 1"),
        ("led = false", 'led = "knight 9"', r"anybody\.led is None"),
        ('lacks = ["goblin 1"]', 'lacks = ["knight 9"]', r"anybody\.out is"),
        ('has = ["knight 9", "knight 2"]', 'has = ["knight 9", "knight 9"]', r"anybody\.out is"),
        ('A.hand = ["goblin 1"]', 'B.hand = ["goblin 1"]', r"B\.hand\[0\] is 'goblin 3'"),
        ('A.hand = ["goblin 1"]', "A.hand = []", r"A\.hand is \['goblin 1'\], not \[\]"),
        ('A.hand = ["goblin 1"]', 'outcome.why = "factions"', "outcome is None"),
        ('refused = "claim.follow"', 'refused = "claim.turns"', "is refused by claim.follow, not claim.turns"),
        ('refused = "claim.follow"', "", "is refused by claim.follow, not None"),
        ('rules = ["claim.lead"]', 'refused = "claim.lead"', "is allowed, though claim.lead should forbid it"),
        ('move = "knight 2"\nrules = ["claim.higher"]', 'move = "knight 2"\nrules = ["claim.equal"]', "by claim.equal"),
    ],
)
def test_another_course_is_noticed(tmp_path: Path, old: str, new: str, says: str):
    assert old in TEXT
    with pytest.raises(Unlike, match=says):
        play(scene(tmp_path, TEXT.replace(old, new)))


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('title_de = "Ritter"', "", "scene knights: KeyError"),
        ('text_en = "A wins."', 'text_en = " "', "text_en is empty"),
        ("[expect]", "[expects]", "scene knights: KeyError"),
        ('seat = "A"', 'seat = "Z"', "scene knights: ValueError"),
        ("[given]", "[given", "scene knights: TOMLDecodeError"),
    ],
)
def test_a_bad_file_is_named(tmp_path: Path, old: str, new: str, says: str):
    with pytest.raises(BadScene, match=says):
        scene(tmp_path, TEXT.replace(old, new))


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('"dwarf 4"', '"dwarf 14"', "'dwarf 14' is no card"),
        ('"dwarf 4"', '"knight 9"', "'knight 9' is no card, or has a place already"),
        ('"dwarf 4"', '"dwarf"', "'dwarf ' is no card"),
        ('"dwarf 4"', '"dwarf 4 5"', "more cards in the deck"),
        ('hand.B = "knight 2, goblin 3"', 'hand.B = "knight 2"', "both sides need as many cards"),
        ('hand.B = "knight 2, goblin 3"', 'hand.C = "knight 2"', "a seat is one of A, B, not 'C'"),
        ("[given]", "[given]\nphase = 3", "phase is one of 1, 2, not 3"),
        ("[given]", '[given]\nleader = "C"', "a seat is one of A, B, not 'C'"),
        ("[given]", '[given]\nweather = "fine"', "has no 'weather'"),
        ("[given]", '[given]\nled = "dwarf 1 2"', "one card is led"),
        ("[given]", '[given]\nscore.A = "dwarf 1"', "only undead"),
        ("[given]", '[given]\nlacks.B = ["goblin"]', "seat B cannot lack 'goblin'"),
        ("[given]", "[given]\nphase = 2", "phase 2 has no turned_up"),
    ],
)
def test_an_impossible_position_is_refused(tmp_path: Path, old: str, new: str, says: str):
    with pytest.raises(BadScene, match=says):
        play(scene(tmp_path, TEXT.replace(old, new)))


def test_undead_never_leave_the_game():
    with pytest.raises(BadScene, match="undead never leave the game"):
        find_game("claim").arrange({"phase": 2, "hand": {"A": "knight 9", "B": "knight 8"}, "score": {"A": "undead 1"}})


def test_piles_of_the_wrong_size_are_refused():
    undead = "undead 0 1 2 3 4 5 6 7 8 9"
    with pytest.raises(BadScene, match="40 cards would be out of the game"):
        find_game("claim").arrange({"phase": 2, "hand": {"A": "knight 9", "B": "knight 8"}, "score": {"A": undead}})


def test_a_game_without_scenes_has_none(tmp_path: Path):
    assert court.GAME.scenes == ()
    assert load_scenes(tmp_path) == ()
    with pytest.raises(BadScene, match="court sets up no scenes"):
        court.GAME.arrange({})


def test_keys_that_no_position_has_are_named():
    check_keys({"phase": 1}, ("phase", "leader"))
    with pytest.raises(BadScene, match="a position has no 'weather', only phase, leader"):
        check_keys({"phase": 1, "weather": "fine"}, ("phase", "leader"))


def test_one_of_those_allowed():
    assert [one_of("phase", phase, (1, 2)) for phase in (1, 2)] == [1, 2]
    with pytest.raises(BadScene, match="phase is one of 1, 2, not 'two'"):
        one_of("phase", "two", (1, 2))


def test_seats_are_named_by_their_letters():
    assert [seat_of(letter, 3) for letter in "ABC"] == [0, 1, 2]
    assert by_seat({"C": "ore", "A": "wool"}, 3) == {2: "ore", 0: "wool"}
    for stranger in ("D", "a", "", "AB", 0, None):
        with pytest.raises(BadScene, match="a seat is one of A, B, C"):
            seat_of(stranger, 3)
    with pytest.raises(BadScene, match="a seat is one of A, B, not 'C'"):
        by_seat({"C": "ore"}, 2)
    with pytest.raises(BadScene, match="what each seat has was expected"):
        by_seat("ore", 3)  # type: ignore[arg-type]


@pytest.mark.parametrize("wrong", [KeyError("camp"), IndexError(), ValueError(), TypeError(), AttributeError()])
def test_whatever_is_wrong_while_a_position_is_set_up_is_a_bad_scene(wrong: Exception):
    with pytest.raises(BadScene, match="cannot be set up"), setting_up():
        raise wrong


def test_what_a_position_says_of_itself_is_not_said_twice():
    with pytest.raises(BadScene, match=r"^no such hex$"), setting_up():
        raise BadScene("no such hex")


@pytest.mark.parametrize("given", [{"hand": "knight 7"}, {"seed": "x"}, {"led": 3}, {"hand": {"A": 3}}, {"lacks": []}])
def test_nonsense_is_no_position_of_claim(given: dict[str, object]):
    with pytest.raises(BadScene):
        find_game("claim").arrange(given)
