"""Gespräche am Spieltisch: promises bind nobody, and the record says who kept them."""

import pytest

from rules.ironthrone.court import Court, meeting
from thronsaal.core.chance import Chance
from thronsaal.core.match import Match
from thronsaal.core.record import read_record, write_record
from thronsaal.core.registry import find_game
from thronsaal.core.text import LANGUAGES, Voice
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.promises import BadPromise, Ledger, judge, read_promise

rule = pytest.mark.rule


def follow(court: Court, *promises: tuple[str, str]) -> tuple[Ledger, list]:
    """A ledger with promises by seat letter."""
    ledger = Ledger(court.state.seats_count)
    return ledger, [ledger.hear("ABCDE".index(seat), text, court.state) for seat, text in promises]


def step(court: Court, ledger: Ledger, seat: str, move: str) -> None:
    before = court.state.copy()
    number = "ABCDE".index(seat)
    court.state.apply(number, n.read(move))
    ledger.see(before, number, n.read(move), court.state)


@rule("ironthrone.promises", "ironthrone.talk")
def test_a_broken_word_about_the_card():
    court = meeting()
    ledger, (honest, false) = follow(court, ("A", "lay truce"), ("B", "lay truce"))
    step(court, ledger, "A", "lay stark-truce")
    assert honest.verdict == "open", "nobody knows before the cards lie open"
    step(court, ledger, "B", "lay lannister-5")
    assert (honest.verdict, false.verdict) == ("kept", "broken")
    assert ledger.honesty(0) == (1, 0)
    assert ledger.honesty(1) == (0, 1)
    assert ledger.trust(0) > 0.5 > ledger.trust(1)
    for language in LANGUAGES:
        voice = Voice(language, court.game.texts)
        assert all(voice.say(line) for line in ledger.tally())
        assert voice.say(false.word) != voice.say(honest.word)


@rule("ironthrone.promises")
@pytest.mark.parametrize(
    ("promise", "move", "verdict"),
    [
        ("support A", "support challenger loras", "kept"),
        ("support A", "support defender loras", "broken"),
        ("support A", "pass", "broken"),
        ("not support B", "support challenger loras", "kept"),
        ("not support B", "support defender loras", "broken"),
        ("stay out", "pass", "kept"),
        ("stay out", "support defender loras", "broken"),
    ],
)
def test_words_about_support(promise: str, move: str, verdict: str):
    court = meeting(at="support")
    ledger, (entry,) = follow(court, ("C", promise))
    step(court, ledger, "C", move)
    assert entry.verdict == verdict


@rule("ironthrone.promises")
@pytest.mark.parametrize(("answer", "verdict"), [("yes", "kept"), ("no", "broken")])
def test_words_about_acceptance(answer: str, verdict: str):
    court = meeting(at="support")
    ledger, (entry,) = follow(court, ("A", "accept C"))
    step(court, ledger, "C", "support challenger loras")
    step(court, ledger, "A", answer)
    assert entry.verdict == verdict


@rule("ironthrone.promises")
@pytest.mark.parametrize(
    ("promise", "move", "verdict"),
    [
        ("spare B", "torture cersei-1", "broken"),
        ("spare B", "pass", "kept"),
        ("release B", "release cersei-1", "kept"),
        ("release B", "pass", "broken"),
        ("spare C", "pass", "void"),
    ],
)
def test_words_about_hostages(promise: str, move: str, verdict: str):
    court = Court(at="hostages", held={"A": "cersei-1"})
    ledger, (entry,) = follow(court, ("A", promise))
    step(court, ledger, "A", move)
    assert entry.verdict == verdict


@rule("ironthrone.promises")
def test_a_word_that_nothing_came_of_is_void():
    court = meeting(leaders="robb tywin mace", sheet={"B": 0})
    ledger, (entry,) = follow(court, ("C", "lay truce"))
    step(court, ledger, "A", "lay stark-1")
    step(court, ledger, "B", "lay lannister-20")
    while court.state.turn == 1:
        seat = court.state.actors[0]
        step(court, ledger, "ABC"[seat], n.write(court.state.legal(seat)[0]))
    assert entry.verdict == "void"
    assert ledger.honesty(2) == (0, 0)


@pytest.mark.parametrize("text", ["", "lay", "lay truce ", "support", "support F", "support D", "be nice", "spare b"])
def test_what_is_no_promise(text: str):
    with pytest.raises(BadPromise, match="a promise is one of"):
        read_promise(text, 3)


def test_nobody_promises_something_about_themselves():
    with pytest.raises(BadPromise, match="somebody else"):
        Ledger(3).hear(1, "support B", Court(at="event").state)


@rule("ironthrone.promises", "ironthrone.talk")
def test_promises_are_on_record_and_judged_from_it():
    match = Match(find_game("ironthrone"), {}, seed=3, seats=3)
    rng = Chance(8)
    for _ in range(400):
        if match.outcome is not None:
            break
        for seat in range(3):
            if rng.uniform() < 0.1:
                match.say(seat, rng.pick(["lay truce", "lay war", "stay out"]), "promises")
        seat = match.actors[0]
        match.apply(seat, rng.pick(match.state.legal(seat)))
    match.say(0, "well played")
    match.say(0, "nonsense", "promises")
    ledger = judge(match)
    assert {entry.verdict for entry in ledger.entries} >= {"kept", "broken", "void"}
    again = judge(read_record(write_record(match)))
    assert [entry.verdict for entry in again.entries] == [entry.verdict for entry in ledger.entries]
