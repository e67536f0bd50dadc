"""The page of the living card game: drawn from what a seat may know."""

from __future__ import annotations

import re
from html import unescape

import pytest

from games.lcg.web.moments import GAME, NAMES, arranged, crowded, kinds, moves_of, seated, state_of, step
from server.hosting import absorb
from thronsaal.core.chance import Chance
from thronsaal.core.text import Voice
from thronsaal.core.words import Seat
from thronsaal.games.lcg.catalogue import BY_SLUG
from thronsaal.games.lcg.page.faces import LONG_WORD, VAST_WORD, face_of, short
from thronsaal.server.lessons import Lesson
from thronsaal.server.render import TablePage
from thronsaal.server.table import Table
from web.stills import page_of, sight, twin

MATCHES = [(2, 1, "melee"), (4, 3, "melee"), (4, 4, "teams"), (3, 5, "littlefinger")]


def board_of(table: Table, seat: Seat | None = 0, language: str = "en") -> str:
    """The board alone: a page brings the whole log as well."""
    return str(TablePage(sight(table, seat, language)).board())


def offered(board: str) -> set[str]:
    """The moves that buttons of the board make and that are not refused."""
    return set(re.findall(r'data-move="([^"]+)"(?![^>]*aria-disabled)', board))


@pytest.mark.parametrize(("seats", "seed", "variant"), MATCHES)
def test_every_legal_move_is_on_the_board(seats: int, seed: int, variant: str) -> None:
    found = kinds(seats, seed, variant)
    assert len(found) > 12
    for kind, table in found.items():
        board = board_of(table)
        for text in moves_of(table):
            verb = text.partition(" ")[0]
            chosen = verb in ("name", "trait") and f'data-makes="{verb} {{what}}"' in board
            assert text in offered(board) or chosen, (kind, text)


@pytest.mark.parametrize(("seats", "seed", "variant"), MATCHES)
def test_every_question_is_drawn_for_everybody(seats: int, seed: int, variant: str) -> None:
    for at, (kind, table) in enumerate(kinds(seats, seed, variant).items()):
        for seat, language in ((0, "de"), ((1, None)[at % 2], "en")):
            board = board_of(table, seat, language)
            ids = re.findall(r' id="([^"]+)"', board)
            glides = re.findall(r'data-glide="([^"]+)"', board)
            assert len(ids) == len(set(ids)), (kind, [each for each in ids if ids.count(each) > 1])
            assert len(glides) == len(set(glides)), "two pieces of one name cannot glide"
            looks = {part for look in re.findall(r'data-look="([^"]+)"', board) for part in look.split()}
            assert looks <= set(ids), "whatever is looked at tells something"
            assert seat is not None or "data-move" not in board


@pytest.mark.parametrize(("seats", "seed"), [(2, 11), (4, 12)])
def test_the_page_tells_nothing_that_its_viewer_cannot_know(seats: int, seed: int) -> None:
    table, chance = seated(seats, seed, lists="closed"), Chance(seed)
    exchanged = 0
    for count in range(200):
        if not table.actors:
            break
        if count % 10 == 0:
            for seat in (count % seats, None):
                other = twin(table, seat, chance)
                exchanged += other.match.state != table.match.state
                assert page_of(other, seat=seat) == page_of(table, seat=seat)
        step(table, chance, folly=30)
    assert exchanged > 12, "the guesses were the truth: nothing was tested"


def test_the_leak_test_would_find_a_leak() -> None:
    table = crowded(2, 6, "action-window", rounds=2)
    assert board_of(twin(table, 1, Chance(3)), 0) != board_of(table, 0)


def tiles_in(table: Table, language: str = "en") -> list[str]:
    return re.findall(r'class="lcg-tile[^>]*aria-label="([^"]+)"', board_of(table, 0, language))


def test_a_tile_says_what_it_is_and_why() -> None:
    """Every changed strength is the sum of what is printed and of causes with names."""
    changed = 0
    for kind in ("declare-attackers", "declare-defenders"):
        for text in tiles_in(crowded(4, 3, kind, rounds=5)):
            found = re.search(r"strength (\d+)(?: \((\d+)((?: [+−] \d+ [^+−]+?)+)\))?(?:,|\.)", text)
            if found and found[2]:
                terms = re.findall(r"([+−]) (\d+) [^\s\d]", found[3])
                total = int(found[2]) + sum(int(n) if sign == "+" else -int(n) for sign, n in terms)
                assert max(0, total) == int(found[1]), text
                changed += 1
            assert re.search(r", (standing|kneeling)[,.]", text), text
    assert changed > 3


def test_changes_sum_up_to_the_strength() -> None:
    checked = 0
    for seed in (1, 2, 3):
        table, chance = seated(2 + seed % 3, seed), Chance(seed)
        for count in range(600):
            if not table.actors:
                break
            if count % 10 == 0:
                for seat in state_of(table).view(0)["seats"]:
                    for card in seat["play"]:
                        if card["strength"] is not None:
                            more = sum(change["strength"] for change in card["changes"])
                            assert max(0, card["printed_strength"] + more) == card["strength"], card
                            checked += bool(more)
            step(table, chance, folly=50)
    assert checked > 100


def test_prices_are_what_is_paid() -> None:
    table, chance = seated(2, 8), Chance(8)
    played = 0
    while table.actors and played < 12:
        state = state_of(table)
        seat = state.actors[0]
        move = next((m for m in state.legal(seat) if GAME.write(m).startswith("play ")), None)
        if move is None:
            step(table, chance)
            continue
        call = GAME.write(move).removeprefix("play ")
        price = state.view(seat)["seats"][seat]["prices"][call]
        assert call not in state.view(None)["seats"][seat]["prices"], "others do not see the hand"
        said = GAME.texts and state.label(seat, move).values["count"]
        assert price == said
        played += 1
        absorb(table, table.plan_move(seat, move, table.position))


def test_both_teams_see_their_power_together() -> None:
    table = crowded(4, 4, "declare-attackers", rounds=3, variant="teams")
    board = board_of(table)
    powers = [seat["power"] for seat in state_of(table).view(0)["seats"]]
    for seat, mate in ((0, "Anna &amp; Cara"), (1, "Ben &amp; Dora")):
        assert f"{mate}: {powers[seat]} of 30 power together" in board


def test_gold_and_a_word_are_two_presses_away_at_littlefingers_table() -> None:
    table = next(
        each
        for kind, each in kinds(3, 5, "littlefinger").items()
        if kind != "over" and any(move.startswith("give ") for move in moves_of(each))
    )
    board = board_of(table)
    assert 'popovertarget="lcg-gifts"' in board
    assert 'popovertarget="lcg-word"' in board
    assert re.search(r'data-promise="spare B"', board) or re.search(r'data-promise="first B"', board)


def test_the_council_says_who_supports_and_opposes_whom() -> None:
    table = crowded(4, 3, "declare-attackers", rounds=3)
    board = board_of(table)
    titles = {seat["title"]: name for seat, name in zip(state_of(table).view(0)["seats"], NAMES, strict=True)}
    if {"master-of-whispers", "crown-regent"} <= set(titles):
        assert f"{titles['master-of-whispers']} is a rival of {titles['crown-regent']}." in board
    assert board.count('class="lcg-office ') == 6


def test_beside_each_shield_stands_whom_it_supports_and_opposes() -> None:
    """Whispers supports Coin, Coin and Hand are rivals: each mark says so, and glows while both fight each other."""
    given = {
        "A": "play: Eddard Stark; title: master-of-whispers",
        "B": "play: Hodor; title: master-of-coin",
        "C": "play: Hodor; title: hand-of-the-king",
    }
    table = arranged(houses="stark-lannister-baratheon", at="challenges", active="C", first="C", **given)
    board = board_of(table)
    marks = re.findall(r'lcg-mark-(\w+)( lcg-mark-live)?" role="img" aria-label="([^"]+)"', board)
    assert {(kind, text) for kind, _, text in marks} == {
        ("supports", "Anna supports Ben."),
        ("supports", "Cara supports Anna."),
        ("opposes", "Ben is a rival of Cara."),
        ("opposes", "Cara is a rival of Ben."),
    }
    assert not any(live for _, live, _ in marks)


@pytest.mark.parametrize("scene", GAME.scenes, ids=lambda scene: scene.id)
def test_every_move_of_a_lesson_has_its_place(scene: object) -> None:
    """Those that the rules refuse too: they can be tried, and the page says why not."""
    for done, given in enumerate(scene.steps):  # type: ignore[attr-defined]
        here = Lesson(GAME, scene, done, "de")  # type: ignore[arg-type]
        if not here.is_mine:
            continue
        drawn = str(here.board())
        assert f'data-move="{given.move}"' in drawn, given.move


@pytest.mark.parametrize("language", ["de", "en"])
def test_words_of_names_that_no_tile_holds_break_between_syllables(language: str) -> None:
    assert short("Trident Reinforcements") == "Trident Rein\u00adfor\u00adce\u00adments"
    assert short("House Tully Recruiter") == "House Tully Recrui\u00adter"
    speaks, broken = Voice(language, GAME.texts), 0
    for slug in BY_SLUG:
        face = face_of(slug, speaks, errata=True)
        for word in re.split(r"[\s-]", face.short):
            if len(word.replace("\u00ad", "")) >= VAST_WORD:
                assert max(map(len, word.split("\u00ad"))) < LONG_WORD, face.name
                assert "lcg-vast" in face.size
                broken += 1
    assert broken > 1


def omens(table: Table, language: str = "en") -> dict[str, str]:
    """What lit cards in play say that they would come to."""
    found = re.findall(
        r'id="lcg-c-([\w-]+)"[^>]*data-move="card [^>]*aria-label="[^"]*?: ([^":]+)\."', board_of(table, 0, language)
    )
    return dict(found)


def test_lit_cards_tell_what_they_would_come_to() -> None:
    """The sum of the side for who takes part; strength for who is aimed at, and who would die of it."""
    table = arranged(
        houses="stark-stark",
        A="play: Eddard Stark, Benjen Stark",
        B="play: Arya Stark",
        at="challenges",
        then="challenge military B",
    )
    assert omens(table) == {"eddard-stark-A": "strength 3 together", "benjen-stark-A": "strength 3 together"}
    table.match.state.apply(0, GAME.read("card eddard-stark@A"))
    assert omens(table) == {"benjen-stark-A": "strength 6 together"}
    then = "challenge military B; card khal-drogo@A; done; use forever-burning@A"
    hand = "play: Khal Drogo; hand: Forever Burning"
    table = arranged(houses="targaryen-stark", A=hand, B="play: Eddard Stark, Sansa Stark", at="challenges", then=then)
    strengths = {"eddard-stark-B": 2, "sansa-stark-B": 1, "khal-drogo-A": 2}
    assert omens(table, "de") == {key: f"dann Stärke {count}" for key, count in strengths.items()}


def test_who_would_die_of_it_is_marked() -> None:
    then = "challenge military B; card khal-drogo@A; done; use drogon@A"
    table = arranged(
        houses="targaryen-stark",
        A="play: Khal Drogo, Drogon; gold: 2",
        B="play: Eddard Stark, Scurvy Cutthroat",
        at="challenges",
        then=then,
    )
    told = omens(table)
    assert told["scurvy-cutthroat-B"] == "dies"
    assert told["eddard-stark-B"] == "then strength 2"


def test_the_sum_that_is_foreseen_comes_true() -> None:
    checked = 0
    for seed in range(4):
        table, chance = seated(2 + seed % 3, seed), Chance(seed)
        while table.actors and checked < 40 * (seed + 1):
            state = state_of(table)
            seat = state.actors[0]
            for call, seen in state.view(None)["foreseen"].items():
                if "total" in seen:
                    after = state.copy()
                    after.apply(seat, GAME.read(f"card {call}"))
                    challenge = after.view(None)["challenge"]
                    assert challenge is None or seen["total"] in challenge["strength"]
                    checked += challenge is not None
            step(table, chance, folly=20)
    assert checked > 100


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_card_in_the_log_leads_to_its_page(language: str) -> None:
    table = crowded(4, 3, "declare-attackers", rounds=3)
    page = TablePage(sight(table, 0, language))
    drawn, has_more = page.earlier(table.number + 1)
    assert has_more
    speaks = Voice(language, GAME.texts)
    assert GAME.shelf is not None
    titles = {entry.code: speaks.say(entry.title) for entry in GAME.shelf.entries() if entry.most}
    links = re.findall(r'<a href="/cards/lcg/(\w+)" class="log-card" data-rule>([^<]+)</a>', drawn)
    assert len(links) > 40
    assert all(titles[code] == unescape(name) for code, name in links)
    rest = unescape(re.sub(r"<[^>]*>", " ", re.sub(r'<a [^>]*class="log-card".*?</a>', " ", str(drawn))))
    assert [title for title in titles.values() if re.search(rf"\b{re.escape(title)}\b", rest)] == []
