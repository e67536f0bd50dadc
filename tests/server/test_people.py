"""People: names, cookies and tokens."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.hosting import ANNA, BEN, in_loop, opened, sqlite, table_of
from thronsaal.server.door import Rates, preferred
from thronsaal.server.errors import Denied
from thronsaal.server.lookalikes import apart, is_like
from thronsaal.server.people import People, Person, clean_name
from thronsaal.server.setup import ChairWish, Wish
from thronsaal.server.store import Store


@in_loop
async def test_a_cookie_is_good_for_its_person_only(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        cookie = house.people.sign(ANNA.id)
        assert house.people.read(cookie) == ANNA.id
        seal = cookie.rpartition(".")[2]
        for forged in ("", ".", "x", f"ben-id.{seal}", cookie[:-1], cookie + "0", f"{ANNA.id}.", "é." + seal, "\x00"):
            assert house.people.read(forged) is None


@in_loop
async def test_another_house_does_not_take_the_cookie(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path / "a")) as here, opened(sqlite(tmp_path / "b")) as there:
        assert there.people.read(here.people.sign(ANNA.id)) is None


@in_loop
async def test_tokens(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        person, token = await house.people.enroll("Robot")
        other, second = await house.people.enroll("Robot")
        assert person.id != other.id
        assert token != second
        assert len(token) >= 43, "256 bits"
        assert await house.people.of_token(token) == person
        for wrong in ("", token[:-1], token + "x", "\ud800", person.id):
            assert await house.people.of_token(wrong) is None
        rows = await house.store._read("SELECT id, name, secret_hash FROM people", ())
        assert token not in str(rows), "only a hash is kept"
        renamed = await house.people.rename(person, "Roberta")
        assert await house.people.of_token(token) == renamed


@in_loop
async def test_a_guest_is_stored_only_when_they_do_something(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        guest = house.people.fresh("Guest")
        assert await house.people.known(guest.id, "Gast") == Person(guest.id, guest.name.replace("Guest", "Gast"))
        assert await house.store.person(guest.id) is None
        await house.people.keep(guest)
        assert await house.people.known(guest.id, "Gast") == guest
        assert await People(house.store).known(guest.id, "Gast") == guest


@pytest.mark.parametrize("name", ["", "  ", "x" * 41, "a\x00b", "a\ud800"])
def test_names_that_are_none(name: str) -> None:
    with pytest.raises(Denied, match="bad-name"):
        clean_name(name)


UNSEEN = [
    "\u202egnirts",
    "\u2066x",
    "An\u200bna",
    "An\u00adna",
    "An\u2060na",
    "Anna\ufe0f",
    "Anna\U000e0100",
    "\u3164",
    "\u2800\u2800",
    "A\u115fnna",
    "A\u034fnna",
    "Anna\U000e0041",
    "\ue000",
    "\u0301Anna",
    "Z\u0340\u0341\u0342a",
    "...",
]


@pytest.mark.parametrize("name", UNSEEN)
def test_names_in_which_something_does_not_show(name: str) -> None:
    with pytest.raises(Denied, match="unseen-name"):
        clean_name(name)


REAL = ["Anna", "Jörg", "Zoë", "Nguyễn", "Анна", "花子", "Ὀδυσσεύς", "R2D2", "Anna (Mama)", "O'Neil", "🦊"]


@pytest.mark.parametrize("name", REAL)
def test_names_that_people_have(name: str) -> None:
    assert clean_name(name) == name


LIKE = [
    ("Anna", "Аnna"),  # Cyrillic
    ("Anna", "ANNA"),
    ("Anna", "Ａｎｎａ"),  # full width
    ("Anna", "An na"),
    ("Paul", "Ρaul"),  # Greek
    ("Ida", "lda"),
    ("Bill", "Bi11"),
    ("Otto", "0tto"),
    ("Rosa", "Roѕa"),
    ("Tom", "Torn"),
]


@pytest.mark.parametrize(("name", "other"), LIKE)
def test_names_that_pass_for_each_other_are_shown_apart(name: str, other: str) -> None:
    assert is_like(other, [name])
    assert apart(other, ["Ben", name]) == f"{other} (2)"
    assert apart(other, [name, f"{name} (2)"]) == f"{other} (3)"


def test_names_that_differ_stay_as_they_are() -> None:
    assert apart("Anna", ["Anne", "Hanna", "Änna", "Ben"]) == "Anna"


@in_loop
async def test_nobody_is_called_like_a_bot(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        for name in ("Alda (easy)", "ALDA (Leicht)", "Ben (bot, hard)", "Ben (Bot, schwer)", "Anna (\u0435asy)"):
            with pytest.raises(Denied, match="name-of-bot"):
                await house.people.rename(ANNA, name)
            with pytest.raises(Denied, match="name-of-bot"):
                await house.people.enroll(name)
        assert (await house.people.rename(ANNA, "Alda")).name == "Alda"


@in_loop
async def test_at_a_table_names_are_apart(tmp_path: Path) -> None:
    async with opened(sqlite(tmp_path)) as house:
        table = await table_of(house, ANNA, Person("other", "Аnna"))
        assert [chair.name for chair in table.chairs] == ["Anna", "Аnna (2)"]
        await house.play.murmur(table.id, Person("third", "ANNA"), "psst")
        assert table.entries[-1].data["name"] == "ANNA (3)"
        wish = Wish("claim", chairs=[ChairWish("bot", "easy"), ChairWish("open")])
        table = await house.setup.create(BEN, wish)
        await house.play.sit(table.id, Person("bot-like", "Alda"))
        assert table.chairs[1].name == "Alda (2)"
        await house.play.leave(table.id, Person("bot-like", "Alda"))
        await house.play.sit(table.id, Person("bot-like", "Alda"))
        assert table.chairs[1].name == "Alda (2)", "who comes back is nobody's look-alike"


@given(st.text(max_size=60))
def test_a_clean_name_stays_clean(name: str) -> None:
    try:
        clean = clean_name(name)
    except Denied:
        return
    assert clean_name(clean) == clean
    assert 1 <= len(clean) <= 40
    assert "\n" not in clean


def test_the_key_is_not_in_the_code() -> None:
    assert not People(Store("sqlite:///unused")).passes.keys


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr, en;q=0.5, de;q=0.7", "de"),
        ("en-GB;q=0.9, de;q=0.1", "en"),
        ("xx;q=nonsense, de;q=0.1", "de"),
        ("," * 5000, "en"),
    ],
)
def test_languages(header: str, language: str) -> None:
    assert preferred(header) == language


def test_rates_are_per_key_and_refill_with_time() -> None:
    now = [0.0]
    rates = Rates(lambda: now[0])
    assert [rates.allow("a", 2.0) for _ in range(8)] == [True] * 6 + [False] * 2
    assert rates.allow("b", 2.0)
    now[0] = 1.0
    assert [rates.allow("a", 2.0) for _ in range(3)] == [True, True, False]


def test_rates_forget_who_is_quiet() -> None:
    now = [0.0]
    rates = Rates(lambda: now[0])
    for number in range(50_000):
        rates.allow(f"{number}", 1.0)
    now[0] = 61.0
    rates.allow("one more", 1.0)
    assert len(rates._buckets) == 1
