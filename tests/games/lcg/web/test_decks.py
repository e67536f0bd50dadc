"""Decks in the browser: looked up, built by click and key, kept, and brought along to a table in secret."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from importlib.resources import files

import httpx
import pytest

from thronsaal.core.registry import find_game
from thronsaal.games.lcg.decks.rulings import rulings
from web.visitor import Visitor

Come = Callable[..., Visitor]
SHELF = find_game("lcg").shelf
assert SHELF is not None


@pytest.fixture
def guest(hall: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=hall, timeout=60) as client:
        client.get("/?lang=en")
        yield client


def begun(guest: httpx.Client, **form: str) -> str:
    """The address of a new deck."""
    answer = guest.post("/decks/lcg", data=form)
    assert answer.status_code == 303
    return answer.headers["location"]


def text_of(guest: httpx.Client, address: str, language: str = "en") -> str:
    answer = guest.get(address, params={"lang": language} if "?" not in address else None)
    assert answer.status_code == 200, answer.text
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", answer.text))


def test_a_deck_is_built_card_by_card(guest: httpx.Client) -> None:
    address = begun(guest, kind="stark")
    assert "The draw deck has 0 cards; it needs at least 60" in text_of(guest, address)
    assert guest.post(address, data={"code": "S29", "count": "3"}).headers["location"] == address
    guest.post(address, data={"name": "  Wolves   at night "})
    page = text_of(guest, address)
    assert "Wolves at night (House Stark)" in page
    assert "3 locations" in page
    guest.post(address, data={"code": "S29", "count": "0"})
    assert "Great Keep" not in text_of(guest, address + "?q=nothing-like-it")
    assert "Wolves at night" in text_of(guest, "/decks/lcg")


def test_a_search_is_kept_while_cards_are_added(guest: httpx.Client) -> None:
    address = begun(guest, kind="stark")
    answer = guest.post(f"{address}?q=direwolf&type=character&page=1", data={"code": "S29", "count": "1"})
    assert answer.headers["location"] == f"{address}?q=direwolf&type=character"


@pytest.mark.parametrize(
    ("form", "sentence"),
    [
        ({"code": "NOPE", "count": "1"}, "No card has the code NOPE"),
        ({"code": "S29", "count": "90"}, "a table can tell 8"),
        ({"name": "x" * 41}, "A name is one line"),
    ],
)
def test_what_no_deck_can_have_is_refused_in_words(guest: httpx.Client, form: dict[str, str], sentence: str) -> None:
    address = begun(guest, kind="stark")
    before = guest.get(address).text
    answer = guest.post(address, data=form)
    assert answer.status_code == 422
    assert sentence.split(maxsplit=1)[0] in answer.text
    assert "faults" in answer.text
    assert guest.get(address).text == before


def test_the_whole_box_is_valid_and_says_so(guest: httpx.Client) -> None:
    address = begun(guest, ready="stark")
    page = text_of(guest, address)
    assert "core box, 45 cards : can be played" in page
    assert "Grundspiel, 45 Karten : spielbar" in text_of(guest, address, "de")
    assert 'name="name" value="Grundspiel"' in re.sub(r"\s+", " ", guest.get(address, params={"lang": "de"}).text)


@pytest.mark.parametrize("ending", SHELF.endings)
def test_what_is_written_reads_back(guest: httpx.Client, ending: str) -> None:
    address = begun(guest, ready="lannister")
    guest.post(address, data={"name": "Löwen"})
    answer = guest.get(f"{address}/file{ending}")
    assert answer.status_code == 200
    assert "L%C3%B6wen" in answer.headers["content-disposition"]
    sent = guest.post("/decks/lcg", files={"file": (f"Löwen{ending}", answer.content)})
    assert sent.status_code == 303
    again = guest.get(sent.headers["location"] + f"/file{ending}")
    assert again.content == answer.content


def test_a_file_that_is_no_deck_says_why(guest: httpx.Client) -> None:
    answer = guest.post("/decks/lcg", files={"file": ("x.deck", b"house: Stark\n9x Great Keeep\n<script>")})
    assert answer.status_code == 422
    assert "There is no card called" in answer.text
    assert "<script>" not in answer.text


def test_decks_that_come_with_the_game_have_names_in_both_languages(guest: httpx.Client) -> None:
    """What one language calls them, the other does not."""
    german, english = (
        re.findall(r"<b>([^<]+) \((?:Haus|House)", guest.get("/decks/lcg", params={"lang": each}).text)
        for each in ("de", "en")
    )
    assert len(german) == len(english) == len(SHELF.ready())
    assert not set(german) & set(english)


def test_the_lobby_offers_bots_of_three_strengths(guest: httpx.Client) -> None:
    form = re.search(r'<form class="now"(?:(?!</form>).)*value="lcg".*?</form>', guest.get("/").text, re.S)
    assert form is not None
    assert re.findall(r'name="level" value="(\w+)"', form[0]) == ["easy", "medium", "hard"]


def test_decks_are_their_owners_alone(guest: httpx.Client, hall: str) -> None:
    address = begun(guest, ready="stark")
    with httpx.Client(base_url=hall, timeout=60) as stranger:
        assert stranger.get(address).status_code == 404
        assert stranger.get(f"{address}/file.deck").status_code == 404
        assert stranger.post(address, data={"deed": "delete"}).status_code == 404
        form = {"game": "lcg", "seat-0": "me", "seat-1": "bot:easy", "deck-0": f"mine:{address.rpartition('/')[2]}"}
        assert stranger.post("/tables", data=form).status_code == 404
    assert guest.get(address).status_code == 200
    guest.post(address, data={"deed": "delete"})
    assert guest.get(address).status_code == 404


def test_a_deck_comes_along_to_a_table_and_stays_secret(guest: httpx.Client, hall: str) -> None:
    address = begun(guest, ready="greyjoy")
    guest.post(address, data={"name": "Salt and rock"})
    deck = f"mine:{address.rpartition('/')[2]}"
    assert f'value="{deck}"' in guest.get("/?game=lcg").text
    form = {"game": "lcg", "seat-0": "me", "seat-1": "", "seat-2": "open", "deck-0": deck, "deck-2": "martell"}
    table = guest.post("/tables", data=form).headers["location"]
    seen = guest.get(f"/api/v1{table}").json()
    assert seen["options"]["decks"] == "closed", "whoever looks, the lists are closed"
    with httpx.Client(base_url=hall, timeout=60) as other:
        other.post(f"{table}/sit")
        page = other.get(table).text
        assert "Salt and rock" not in page
        assert "Greyjoy" in page, "the house lies on the table"


def test_an_unfinished_deck_is_not_offered(guest: httpx.Client) -> None:
    address = begun(guest, kind="stark")
    assert address.rpartition("/")[2] not in guest.get("/?game=lcg").text
    form = {"game": "lcg", "seat-0": "me", "seat-1": "bot:easy", "deck-0": f"mine:{address.rpartition('/')[2]}"}
    assert guest.post("/tables", data=form).status_code == 422


def test_cards_are_found_by_what_is_printed_on_them(guest: httpx.Client) -> None:
    found = text_of(guest, "/cards/lcg?lang=en&house=stark&type=character&icon=intrigue")
    assert "2 cards" in found or "3 cards" in found
    assert "No card fits." in text_of(guest, "/cards/lcg?lang=en&q=spaceship")
    assert "Arya Stark" in text_of(guest, "/cards/lcg?lang=en&q=arrya")
    assert "Heimlich" in text_of(guest, "/cards/lcg?lang=de&q=Arya")


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_card_has_a_page_with_its_rules(guest: httpx.Client, language: str) -> None:
    book = find_game("lcg").rulebook
    for entry in SHELF.entries():
        answer = guest.get(f"/cards/lcg/{entry.code}", params={"lang": language})
        assert answer.status_code == (200 if entry.most else 404)
        assert answer.text.count('<figure class="lcg-picture') == (1 if entry.most else 0), "each has its picture"
        assert all(rule in book for rule in entry.rules)
    assert guest.get("/cards/claim").status_code == 404
    assert guest.get("/cards/lcg/NOPE").status_code == 404


def test_rulings_stand_on_the_pages_of_their_cards(guest: httpx.Client) -> None:
    known = {entry.code for entry in SHELF.entries()}
    assert set(rulings()) <= known
    assert "nicht neu bestimmt. (Antwort des Verlags)" in text_of(guest, "/cards/lcg/S13", "de")
    assert "One opponent with more characters is enough. (our reading)" in text_of(guest, "/cards/lcg/S197")


def test_building_by_click_and_by_key(come: Come) -> None:
    from playwright.sync_api import expect  # noqa: PLC0415  (only where there is a browser)

    visitor = come()
    page = visitor.opens("/decks/lcg").page
    page.click("button[name=kind][value=stark]")
    page.fill("#q", "direwolf pup")
    expect(page.locator("#found .card-rows > li")).to_have_count(1)
    page.click("#found [data-more]")
    expect(page.locator("#found output")).to_have_text("1")
    page.keyboard.press("+")
    expect(page.locator("#found output")).to_have_text("2")
    assert page.locator("#deck .card-rows output").all_inner_texts() == ["2"]
    page.keyboard.press("-")
    page.keyboard.press("-")
    expect(page.locator("#found output")).to_have_text("0")
    assert page.locator("#deck .card-rows").count() == 0


def test_axe_finds_nothing_serious(come: Come) -> None:
    axe = pytest.importorskip("axe_playwright_python", reason="axe-playwright-python is not installed")
    script = files(axe).joinpath("axe.min.js").read_text("utf-8")
    visitor = come()
    visitor.opens("/decks/lcg").page.click("button[name=ready][value=martell]")
    built = visitor.page.url.removeprefix(visitor.address)
    for path in ("/decks/lcg", built, "/cards/lcg?q=direwolf", "/cards/lcg/S7"):
        page = visitor.opens(path).page
        page.evaluate(script)
        found = page.evaluate("axe.run().then(found => found.violations.map(each => [each.id, each.impact]))")
        assert [each for each in found if each[1] in ("serious", "critical")] == [], path
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
