"""The written record: nothing is lost, and every kind of damage names its line."""

import re
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.play import play_out, play_some
from thronsaal.core.match import Match
from thronsaal.core.record import LONGEST_RECORD, BadRecord, read_record, write_record
from thronsaal.core.registry import UnknownGame, find_game
from thronsaal.core.talk import KINDS, SIGNALS
from toys import court

lines_of_text = st.text(st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp")), min_size=1, max_size=30).filter(
    str.strip
)
seeds = st.integers(0, (1 << 128) - 1)


def find(game_id: str):
    return court.GAME if game_id == "court" else find_game(game_id)


def sample() -> str:
    match = Match(find_game("claim"), {"starter": "B"}, seed=4, names=("Anna „die Kühne“", 'Bert "Bo" \\'))
    match.say(0, "good luck")
    play_some(match, 6)
    match.say(1, 'said "so"')
    return write_record(match)


SAMPLE = sample().splitlines()


def test_it_reads_as_the_docs_say():
    assert SAMPLE[:8] == [
        "Thronsaal record 1",
        "game: claim 1",
        "options: starter=B",
        'seat A: "Anna „die Kühne“"',
        r'seat B: "Bert \"Bo\" \\"',
        "seed: 4",
        "seed-sha256: 4b227777d4dd1fc61c6f884f48641d02b4d121d3fd328cb08b5531fcacdabf8a",
        "moves:",
    ]
    assert SAMPLE[8] == '* A says "good luck"'
    assert re.fullmatch(r"1 B (goblin|knight|undead|dwarf|doppelganger) \d", SAMPLE[9])
    assert SAMPLE[-3:-1] == [r'* B says "said \"so\""', "result: open"]
    assert re.fullmatch(r"position: [0-9a-f]{16}", SAMPLE[-1])


@given(
    seeds, st.sampled_from(["random", "A", "B"]), st.tuples(lines_of_text, lines_of_text), st.integers(0, 52), st.data()
)
def test_claim_round_trip(seed: int, starter: str, names: tuple[str, str], count: int, data: st.DataObject):
    match = Match(find_game("claim"), {"starter": starter}, seed, names=names)
    for _ in range(3):
        play_some(match, count // 3, seed % 1000)
        kind = data.draw(st.sampled_from(KINDS))
        text = data.draw(st.sampled_from(SIGNALS) if kind == "signals" else lines_of_text)
        match.say(data.draw(st.integers(0, 1)), text, kind)
    if match.outcome is None and data.draw(st.booleans()):
        match.resign(data.draw(st.integers(0, 1)))
    text = write_record(match)
    again = read_record(text)
    assert write_record(again) == text
    assert again.state == match.state
    assert (again.moves, again.log, again.talk, again.names) == (match.moves, match.log, match.talk, match.names)
    assert (again.outcome, again.resigned, again.options) == (match.outcome, match.resigned, match.options)
    assert text.encode("utf-8").decode("utf-8") == text


@given(
    seeds, st.sampled_from([3, 4]), st.text(st.characters(exclude_categories=("Cs",)), max_size=20), st.integers(0, 16)
)
def test_round_trip_of_another_game(seed: int, seats: int, motto: str, count: int):
    match = play_some(Match(court.GAME, {"motto": motto}, seed, seats), count)
    text = write_record(match)
    again = read_record(text, find)
    assert write_record(again) == text
    assert again.options == {"motto": motto}
    assert again.state == match.state


def test_results_are_written_by_seat():
    claim = play_out(Match(find_game("claim"), seed=1))
    assert re.search(r"\nresult: A=[12] B=[12] \((factions|sum|draw)\)\n", write_record(claim))
    three = play_out(Match(court.GAME, seed=1, seats=3))
    assert re.search(r"\nresult: A=[123] B=[123] C=[123] \(gifts\)\n", write_record(three))
    claim = play_some(Match(find_game("claim"), seed=1), 3)
    claim.resign(1)
    assert "\nresult: A=1 B=2 (resigned)\n" in write_record(claim)


# The line (from 1), what it is replaced by (None: left out), and what the error says.
DAMAGE: list[tuple[int, str | None, str]] = [
    (1, "[Event ?]", "line 1: 'Thronsaal record 1' was expected"),
    (1, "Thronsaal record 2", "line 1: 'Thronsaal record 1' was expected"),
    (1, "\ufeffThronsaal record 1", "line 1: 'Thronsaal record 1' was expected"),
    (2, "game: chess 1", "line 2: there is no game 'chess'; installed: catan, claim, ironthrone"),
    (2, "game: claim 2", "line 2: version 1 of claim was expected, the record is of version 2"),
    (2, "game: claim 01", "line 2: version 1 of claim was expected"),
    (2, "game: claim", "line 2: 'game: NAME VERSION' was expected"),
    (3, None, "line 3: 'options: NAME=VALUE ...' was expected"),
    (3, "options:", "line 3: the line is written 'options: starter=random'"),
    (3, 'options: starter="B"', "line 3: the line is written 'options: starter=B'"),
    (3, "options: starter=C", "line 3: option starter of claim is one of random, A, B"),
    (3, "options: speed=fast", "line 3: claim has no option 'speed'"),
    (3, "options: starter=B starter=B", "line 3: 'options: NAME=VALUE ...', each name once"),
    (3, 'options: starter="B', "line 3: 'options: NAME=VALUE ...'"),
    (3, 'options: starter="\\q"', "line 3: a text in double quotes was expected"),
    (4, None, "line 4: 'seat A: NAME' was expected"),
    (4, 'seat B: "Anna"', "line 4: 'seat A: NAME' was expected"),
    (4, "seat A: Anna", "line 4: 'seat A: NAME' was expected"),
    (4, 'seat A: "Anna" "B"', "line 4: a text in double quotes was expected"),
    (4, 'seat A: ""', "line 4: a name has 1 to 80 characters"),
    (4, 'seat A: "a\\u0007"', "line 4: a name is one line without control characters"),
    (4, 'seat A: "\\u00c4nna"', 'line 4: the text is written "Änna"'),
    (4, 'seat A: "\\ud800"', "line 4: the text is written"),
    (5, None, "line 5: 'seat B: NAME' was expected: claim is played by 2 seats"),
    (6, 'seat C: "Cleo"', "line 6: 'seed: NUMBER' was expected"),
    (6, "seed: 04", "line 6: 'seed: NUMBER' was expected"),
    (6, "seed: -4", "line 6: .*'seed: NUMBER' was expected"),
    (6, "seed: ٤", "line 6: .*'seed: NUMBER' was expected"),
    (6, f"seed: {1 << 128}", "line 6: a seed below 2\\*\\*128 was expected"),
    (6, "seed: 5", "line 7: the seed above has the hash ef2d127d"),
    (7, "seed-sha256: 1234", "line 7: 'seed-sha256: ' and 64 hexadecimal digits was expected"),
    (8, "Moves", "line 8: 'moves:' was expected"),
    (9, "* A says good luck", "line 9: move 1, a line of talk, or 'result: ...' was expected"),
    (9, '* A sings "la"', "line 9: move 1, a line of talk"),
    (9, '* C says "la"', "line 9: a seat from A to B was expected, not C"),
    (9, '* A says " "', "line 9: a message has 1 to 500 characters"),
    (9, f'* A says "{"x" * 501}"', "line 9: a message has 1 to 500 characters"),
    (9, "", "line 9: move 1, a line of talk"),
    (10, None, "line 10: move 1 was expected, not 2"),
    (10, "1 B wizard 7", "line 10: a card such as 'knight 7' was expected, not 'wizard 7'"),
    (10, "1 B knight 77", "line 10: a card such as 'knight 7' was expected"),
    (10, "1 A goblin 0", "line 10: the move 'goblin 0' of A breaks the rule claim.turns"),
    (10, "1 C goblin 0", "line 10: a seat from A to B was expected"),
    (10, "0 B goblin 0", "line 10: move 1, a line of talk"),
    (10, "one B goblin 0", "line 10: move 1, a line of talk"),
    (17, "result: A=1 B=2 (factions)", "line 17: 'result: open' was expected"),
    (17, "result: A=1 B=1 (resigned)", "line 17: 'result: open' was expected"),
    (17, None, "line 17: move 7, a line of talk, or 'result: ...' was expected"),
    (18, "position: 0123456789abcdef", "line 18: these moves lead to the position"),
    (18, "position: short", "line 18: 'position: ' and 16 hexadecimal digits was expected"),
    (18, None, "line 18: the record breaks off: 'position: '"),
]


@pytest.mark.parametrize(("number", "line", "says"), DAMAGE)
def test_damage_names_its_line(number: int, line: str | None, says: str):
    lines = list(SAMPLE)
    assert len(lines) == 18
    lines[number - 1 : number] = [] if line is None else [line]
    with pytest.raises(BadRecord, match=says) as caught:
        read_record("\n".join(lines) + "\n")
    assert str(caught.value).startswith(f"line {caught.value.line}: ")


def test_a_move_that_breaks_the_rules_names_its_line():
    """A card that is not in the hand any more: the first move made again."""
    lines = list(SAMPLE)
    lines[11] = lines[11].split(" ", 2)[0] + " " + lines[11].split(" ", 2)[1] + " " + lines[9].split(" ", 2)[2]
    with pytest.raises(BadRecord, match=r"line 12: the move '.*' of [AB] breaks the rule claim\."):
        read_record("\n".join(lines) + "\n")


def test_what_follows_the_end_is_damage():
    with pytest.raises(BadRecord, match="line 19: nothing more was expected"):
        read_record("\n".join([*SAMPLE, "and they lived"]) + "\n")


def test_a_record_without_its_last_line_end_breaks_off():
    with pytest.raises(BadRecord, match="line 18: the record breaks off"):
        read_record("\n".join(SAMPLE))


@pytest.mark.parametrize("count", range(18))
def test_a_record_may_break_off_anywhere(count: int):
    with pytest.raises(BadRecord, match=f"line {max(count, 0) + 1}: "):
        read_record("".join(line + "\n" for line in SAMPLE[:count]))


def test_moves_after_resigning_are_damage():
    match = play_some(Match(find_game("claim"), seed=3), 4)
    match.resign(0)
    text = write_record(match)
    fork = match.fork()
    play_some(fork, 1)
    longer = write_record(fork).replace("result: open", "result: A=2 B=1 (resigned)")
    assert read_record(longer).resigned == 0, "resigning after five moves is another match"
    broken = text.replace("(resigned)\n", "(resigned)\n5 A goblin 0\n")
    with pytest.raises(BadRecord, match="line 14: 'position: '"):
        read_record(broken)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        '[Event "F/S Return Match"]\n\n1. e4 e5 *\n',
        "PK\x03\x04\x14\x00",
        '{"game": "claim"}\n',
        "\r\n".join(SAMPLE) + "\r\n",
        "\x00" * 100,
    ],
)
def test_foreign_files_are_told_apart(text: str):
    with pytest.raises(BadRecord, match="line 1: "):
        read_record(text)


def test_a_huge_file_is_not_read():
    with pytest.raises(BadRecord, match="at most"):
        read_record("x" * (LONGEST_RECORD + 1))


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused(text: str):
    with pytest.raises(BadRecord):
        read_record(text)


@given(st.data())
def test_any_small_change_is_noticed(data: st.DataObject):
    """One letter changed anywhere: refused, or the very same bytes come out again."""
    text = "\n".join(SAMPLE) + "\n"
    at = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from('0123456789ABab \n":=*(é'))
    changed = text[:at] + letter + text[at + 1 :]
    with suppress(BadRecord):
        assert write_record(read_record(changed)) == changed


def test_the_game_of_a_record_must_be_installed():
    text = write_record(Match(court.GAME, seats=3))
    with pytest.raises(BadRecord, match="line 2: there is no game 'court'") as caught:
        read_record(text)
    assert isinstance(caught.value.__cause__, UnknownGame)
