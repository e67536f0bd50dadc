"""Gespräche am Spieltisch: promises bind nobody, and the record says who kept them."""

from dataclasses import replace

import pytest

from games.ironthrone.court import Court, meeting
from thronsaal.core.chance import Chance
from thronsaal.core.match import Match
from thronsaal.core.record import read_record, write_record
from thronsaal.core.registry import find_game
from thronsaal.core.talk import Talk, as_of, honesty
from thronsaal.core.text import LANGUAGES, Voice
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.bots.hearsay import trust
from thronsaal.games.ironthrone.promises import BadPromise, Entry, hear, read_promise

rule = pytest.mark.rule


def follow(court: Court, *promises: tuple[str, str]) -> list[Entry]:
    """A ledger with promises by seat letter."""
    heard = [hear(court.state, Talk(0, "ABCDE".index(seat), "promises", text)) for seat, text in promises]
    return [entry for entry in heard if entry is not None]


def step(court: Court, ledger: list[Entry], seat: str, move: str) -> None:
    """Make a move and judge by it what is still open."""
    before = court.state.copy()
    number = "ABCDE".index(seat)
    court.state.apply(number, n.read(move))
    for at, entry in enumerate(ledger):
        if entry.verdict == "open":
            verdict = court.game.judge(entry, before, number, n.read(move), court.state)
            ledger[at] = replace(entry, verdict=verdict)


@rule("ironthrone.promises", "ironthrone.talk")
def test_a_broken_word_about_the_card():
    court = meeting()
    ledger = follow(court, ("A", "lay truce"), ("B", "lay truce"))
    step(court, ledger, "A", "lay stark-truce")
    assert ledger[0].verdict == "open", "nobody knows before the cards lie open"
    step(court, ledger, "B", "lay lannister-5")
    assert [entry.verdict for entry in ledger] == ["kept", "broken"]
    assert honesty(ledger, 0) == (1, 0)
    assert honesty(ledger, 1) == (0, 1)
    assert trust(ledger, 0) > 0.5 > trust(ledger, 1)
    for language in LANGUAGES:
        voice = Voice(language, court.game.texts)
        assert voice.say(ledger[0].judged) != voice.say(ledger[1].judged)


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
    ledger = follow(court, ("C", promise))
    step(court, ledger, "C", move)
    assert ledger[0].verdict == verdict


@rule("ironthrone.promises")
@pytest.mark.parametrize(("answer", "verdict"), [("yes", "kept"), ("no", "broken")])
def test_words_about_acceptance(answer: str, verdict: str):
    court = meeting(at="support")
    ledger = follow(court, ("A", "accept C"))
    step(court, ledger, "C", "support challenger loras")
    step(court, ledger, "A", answer)
    assert ledger[0].verdict == verdict


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
    ledger = follow(court, ("A", promise))
    step(court, ledger, "A", move)
    assert ledger[0].verdict == verdict


@rule("ironthrone.promises")
def test_a_word_that_nothing_came_of_is_void():
    court = meeting(leaders="robb tywin mace", sheet={"B": 0})
    ledger = follow(court, ("C", "lay truce"))
    step(court, ledger, "A", "lay stark-1")
    step(court, ledger, "B", "lay lannister-20")
    while court.state.turn == 1:
        seat = court.state.actors[0]
        step(court, ledger, "ABC"[seat], n.write(court.state.legal(seat)[0]))
    assert ledger[0].verdict == "void"
    assert honesty(ledger, 2) == (0, 0)


@pytest.mark.parametrize("text", ["", "lay", "lay truce ", "support", "support F", "support D", "be nice", "spare b"])
def test_what_is_no_promise(text: str):
    with pytest.raises(BadPromise, match="a promise is one of"):
        read_promise(text, 3)


def test_nobody_promises_something_about_themselves():
    assert hear(Court(at="event").state, Talk(0, 1, "promises", "support B")) is None


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
    assert {entry.verdict for entry in match.ledger} >= {"kept", "broken", "void"}
    assert all(entry.text != "nonsense" for entry in match.ledger)
    assert read_record(write_record(match)).ledger == match.ledger


@rule("ironthrone.promises")
def test_the_ledger_follows_forks_and_what_is_taken_back():
    match = Match(find_game("ironthrone"), {}, seed=3, seats=3)
    rng = Chance(8)
    ledgers = [list(match.ledger)]
    for _ in range(150):
        for seat in range(3):
            if rng.uniform() < 0.1:
                match.say(seat, rng.pick(["lay truce", "lay war", "stay out"]), "promises")
        seat = match.actors[0]
        ledgers[-1] = list(match.ledger)
        match.apply(seat, rng.pick(match.state.legal(seat)))
        ledgers.append(list(match.ledger))
    assert len(match.ledger) > 10
    for count in (0, 40, 90, 150):
        assert match.fork(count).ledger == ledgers[count]
        assert as_of(match.ledger, count) == ledgers[count]
    last = match.moves[-1].seat
    match.say(last, "spare C", "promises")
    left = match.take_back(last, range(3))
    given = [entry for entry in match.ledger if entry.after < left]
    assert given == [entry for entry in ledgers[left] if entry.after < left]
    assert len(match.ledger) == len(ledgers[-1]) + 1, "what was said stays said"


# What a word meant when it was given


def verdicts(ledger: list[Entry]) -> list[str]:
    return [entry.verdict for entry in ledger]


@rule("ironthrone.promises")
@pytest.mark.parametrize(
    ("promise", "move", "verdict"),
    [
        ("spare B", "release cersei-1", "kept"),
        ("release B", "torture cersei-1", "broken"),
        ("spare B", "torture cersei-1", "broken"),
        ("release B", "release cersei-1", "kept"),
    ],
)
def test_what_ends_the_step_with_hostages_is_judged_at_once(promise: str, move: str, verdict: str):
    court = Court(at="hostages", held={"A": "cersei-1"}, event="lannister")
    ledger = follow(court, ("A", promise))
    step(court, ledger, "A", move)
    assert court.state.event >= 0, "the same move ended the step"
    assert verdicts(ledger) == [verdict]


@rule("ironthrone.promises")
def test_mercy_for_one_of_several_hostages_settles_nothing_yet():
    court = Court(at="hostages", held={"A": "cersei-1, lannister-1"})
    ledger = follow(court, ("A", "spare B"))
    step(court, ledger, "A", "release cersei-1")
    assert verdicts(ledger) == ["open"]
    step(court, ledger, "A", "pass")
    assert verdicts(ledger) == ["kept"]


@rule("ironthrone.promises", "ironthrone.hostage-held")
@pytest.mark.parametrize("promise", ["spare C", "release C"])
def test_a_hostage_taken_away_by_somebody_else_makes_the_word_void(promise: str):
    court = meeting(leaders="robb tywin mace", sheet={"B": 0}, held={"A": "tyrell-7"})
    ledger = follow(court, ("A", promise))
    step(court, ledger, "A", "lay stark-1")
    step(court, ledger, "B", "lay lannister-20")
    while "held tyrell" not in court.listed("B"):
        seat = court.state.actors[0]
        step(court, ledger, "ABC"[seat], n.write(court.state.legal(seat)[0]))
    assert verdicts(ledger) == ["open"]
    step(court, ledger, "B", "held tyrell")
    assert verdicts(ledger) == ["void"]


@rule("ironthrone.promises")
def test_a_word_about_hostages_after_ones_own_step_is_no_promise():
    court = Court(at="hostages", held={"A": "cersei-1", "B": "tyrell-7"})
    assert ("release B" in [text for text, _ in court.game.pledges(court.state, 0)]) is True
    court.play("pass")
    assert court.state.actors == (1,), "the others are still at it"
    assert follow(court, ("A", "spare B"), ("A", "release B")) == []
    assert court.game.pledges(court.state, 0) == []
    assert len(follow(court, ("B", "spare C"))) == 1


@rule("ironthrone.promises")
def test_a_word_given_in_the_encounter_is_about_the_next_turn():
    court = meeting(leaders="robb tywin mace", held={"C": "arya-1"})
    ledger = follow(court, ("C", "release A"))
    step(court, ledger, "A", "lay stark-1")
    step(court, ledger, "B", "lay lannister-20")
    while court.state.actors != (2,) or "release arya-1" not in court.listed("C"):
        assert verdicts(ledger) == ["open"]
        seat = court.state.actors[0]
        step(court, ledger, "ABC"[seat], n.write(court.state.legal(seat)[0]))
    step(court, ledger, "C", "release arya-1")
    assert verdicts(ledger) == ["kept"]


@rule("ironthrone.promises")
def test_the_same_word_again_counts_once():
    match = Match(find_game("ironthrone"), {"houses": "stark-lannister-tyrell"}, seed=3, seats=3)
    while match.state.view(None)["phase"] != "preparation":
        seat = match.actors[0]
        match.apply(seat, match.state.legal(seat)[0])
    for seat, text in ((0, "lay war"), (0, "lay war"), (1, "lay war"), (0, "lay truce"), (0, "lay war")):
        match.say(seat, text, "promises")
    assert [(entry.seat, entry.text) for entry in match.ledger] == [(0, "lay war"), (1, "lay war"), (0, "lay truce")]
    assert len(match.talk) == 5, "all of it was said"
    assert read_record(write_record(match)).ledger == match.ledger


@rule("ironthrone.promises")
@pytest.mark.parametrize(("swapped", "verdict"), [("stark-20", "broken"), ("stark-truce", "kept")])
def test_a_word_about_the_card_is_judged_by_the_one_that_counts_in_the_end(swapped: str, verdict: str):
    hand = "stark-truce, stark-truce, stark-20, bran-2"
    court = meeting(leaders="robb tywin mace", fighters={"A": "bran"}, hand={"A": hand})
    ledger = follow(court, ("A", "lay truce"))
    step(court, ledger, "A", "lay stark-truce")
    step(court, ledger, "B", "lay lannister-5")
    assert verdicts(ledger) == ["open"], "the card might still be exchanged"
    while "play bran-2" not in court.listed("A"):
        step(court, ledger, "ABC"[court.state.actors[0]], "pass")
    step(court, ledger, "A", "play bran-2")
    assert verdicts(ledger) == ["open"]
    step(court, ledger, "A", f"lay {swapped}")
    while verdicts(ledger) == ["open"]:
        step(court, ledger, "ABC"[court.state.actors[0]], "pass")
    assert verdicts(ledger) == [verdict]
    assert court.state.turn == 1


@rule("ironthrone.promises", "ironthrone.war-tie")
def test_a_tied_war_that_runs_into_the_next_turn_still_judges():
    court = meeting(
        leaders="davos mace viserys",
        houses="baratheon-tyrell-targaryen",
        fighters={"A": "robert", "B": "loras"},
        hand={
            "A": "baratheon-5",
            "B": "tyrell-5",
            "C": "targaryen-1",
        },
    )
    ledger = follow(court, ("A", "lay war"), ("B", "lay truce"))
    step(court, ledger, "A", "lay baratheon-5")
    step(court, ledger, "B", "lay tyrell-5")
    assert court.state.turn == 2, "nobody was asked in between"
    assert verdicts(ledger) == ["kept", "broken"]


@rule("ironthrone.promises")
def test_what_is_past_is_no_promise():
    court = meeting(at="support")
    assert len(follow(court, ("C", "support A"), ("A", "accept C"), ("A", "lay war"))) == 3
    court.play("support challenger loras")
    assert [entry.text for entry in follow(court, ("C", "support A"), ("A", "accept C"))] == ["accept C"]
    court.play("yes").lay("stark-1", "lannister-20")
    assert follow(court, ("A", "lay truce"), ("A", "accept C"), ("C", "stay out")) == []
