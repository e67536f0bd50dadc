"""People play in real browsers."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from web.visitor import Visitor

Come = Callable[..., Visitor]


@pytest.fixture
def pair(come: Come) -> tuple[Visitor, Visitor]:
    """Anna has set up a public table, Ben has found it in the lobby and sat down."""
    anna, ben = come("Anna"), come("Ben")
    anna.sets_up("me", "open", public=True)
    assert "Waiting for players" in anna.turn
    ben.opens("/")
    path = anna.table.removeprefix(anna.address)
    ben.page.click(f'#lists form[action="{path}/sit"] button')
    ben.sits()
    for each in (anna, ben):
        each.waits_for(".claim-hand")
    return anna, ben


def play_on(anna: Visitor, ben: Visitor, moves: int) -> int:
    """So many moves by whoever is to move, both watching; returns how many were made."""
    for made in range(moves):
        position = max(anna.position, ben.position)
        for each in (anna, ben):
            each.sees_position(position)
        if anna.is_over:
            return made
        mover = anna if anna.is_my_turn else ben
        mover.plays(made)
    return moves


def test_two_browsers_play_a_whole_game(pair: tuple[Visitor, Visitor]) -> None:
    anna, ben = pair
    assert play_on(anna, ben, 60) == 52
    for each in pair:
        each.waits_for("#part-turn a[href^='/replay/']")
    assert re.search(r"(wins|You win|A draw)", anna.turn)
    assert re.search(r"(wins|You win|A draw)", ben.turn)
    # Both read the same story, but for the cards that only one of them saw.
    hidden = re.compile(r"draws .* from the deck\.")
    assert [hidden.sub("draws", line) for line in anna.log] == [hidden.sub("draws", line) for line in ben.log]
    assert sum("Anna draws a follower" in line for line in ben.log) > 0
    assert sum("Anna draws a follower" in line for line in anna.log) == 0

    anna.does("rematch")
    anna.page.wait_for_url(lambda url: url != ben.table)
    ben.page.click("#part-turn a.seal")
    ben.sits()
    assert anna.table == ben.table
    for each in pair:
        each.waits_for(".claim-hand")


def test_a_turn_is_told_in_the_tab(pair: tuple[Visitor, Visitor]) -> None:
    first, second = pair if pair[0].is_my_turn else pair[::-1]
    assert first.page.title() == "● Your turn – Claim"
    assert "Your turn" not in second.page.title()
    first.plays()
    second.page.wait_for_function("() => document.title.startsWith('●')")
    assert "Anna" in first.page.title()


def test_a_refused_click_says_why_and_shows_the_rule(pair: tuple[Visitor, Visitor]) -> None:
    first, second = pair if pair[0].is_my_turn else pair[::-1]
    before = second.position
    second.page.locator(".claim-play").first.click(force=True)
    second.waits_for("#notice p")
    assert "It is the turn of" in second.page.inner_text("#notice")
    second.page.click("#notice a")
    second.waits_for("#scroll[open]")
    assert "claim.turns" in second.page.inner_text("#scroll")
    second.page.keyboard.press("Escape")
    assert second.position == before
    first.plays()


def test_undo_is_by_consent_between_people(pair: tuple[Visitor, Visitor]) -> None:
    play_on(*pair, 2)
    anna, ben = pair
    before = len(anna.log)
    anna.does("undo")
    ben.waits_for("[data-act=agree]")
    assert "Anna would like to take back" in ben.turn
    ben.does("decline")
    anna.page.wait_for_selector("[data-act=undo]")
    anna.does("undo")
    ben.does("agree")
    anna.waits_for("#log .undone")
    ben.waits_for("#log .undone")
    assert len(anna.log) > before
    assert "taken back" in anna.page.inner_text("#log .undone")


def test_talk_is_told_and_escaped(pair: tuple[Visitor, Visitor]) -> None:
    anna, ben = pair
    anna.says("<img src=x onerror=alert(1)> & good luck")
    ben.waits_for("#chat li")
    assert ben.page.inner_text("#chat li") == "Anna: <img src=x onerror=alert(1)> & good luck"
    assert ben.page.locator("#chat img").count() == 0
    anna.page.wait_for_function("() => document.getElementById('say-text').value === ''")


def test_leaving_and_coming_back(pair: tuple[Visitor, Visitor]) -> None:
    anna, ben = pair
    anna.does("leave")
    anna.page.click("#confirm [data-confirm=yes]")
    anna.waits_for("[data-act=sit]")
    assert anna.page.locator(".claim-play").count() == 0
    ben.page.wait_for_function("() => document.getElementById('part-seats').innerText.includes('Anna (bot')")
    anna.opens(anna.table).sits()
    anna.does("sit")
    anna.waits_for(".claim-play")
    assert "Anna sits down." in anna.log


def test_resigning_asks_first(come: Come) -> None:
    anna = come("Anna").plays_at_once()
    anna.awaits_turn()
    anna.does("resign")
    assert "Really resign?" in anna.page.inner_text("#confirm")
    anna.page.click("#confirm [data-confirm=no]")
    assert not anna.is_over
    anna.does("resign")
    anna.page.keyboard.press("Enter")
    anna.waits_for("#part-turn a[href^='/replay/']")
    assert "by resignation" in anna.turn


def test_undo_alone_against_a_bot(come: Come) -> None:
    anna = come().plays_at_once()
    anna.awaits_turn()
    hand = anna.page.locator(".claim-play").count()
    anna.plays()
    anna.awaits_turn()
    assert anna.page.locator(".claim-play").count() == hand - 1
    anna.page.keyboard.press("u")
    anna.waits_for("#log .undone")
    anna.awaits_turn()
    assert anna.page.locator(".claim-play").count() == hand


def test_a_hint_marks_a_legal_move(come: Come) -> None:
    anna = come().plays_at_once()
    anna.awaits_turn()
    anna.does("hint")
    anna.waits_for("#part-board .hinted")
    assert anna.page.inner_text("#notice").startswith("Hint: Play ")
    assert anna.page.locator("#part-board .hinted.lit").count() >= 1


def test_no_hint_where_the_table_plays_without(come: Come) -> None:
    anna = come().sets_up("me", "bot", coaching=False)
    anna.awaits_turn()
    assert anna.page.locator("[data-act=hint]").count() == 0


def test_asking_before_a_move(come: Come) -> None:
    anna = come().opens("/")
    anna.prefers(confirm="on")
    anna.plays_at_once()
    anna.awaits_turn()
    before = anna.position
    anna.page.locator("#part-board button.lit").first.click()
    assert re.fullmatch(r"Play \w+ \d\?", anna.page.inner_text("#confirm-text"))
    anna.page.keyboard.press("Escape")
    assert anna.page.is_hidden("#confirm")
    assert anna.position == before
    anna.page.locator("#part-board button.lit").first.click()
    anna.page.keyboard.press("Enter")
    anna.sees_position(before + 1)


def test_the_same_person_in_two_tabs(come: Come) -> None:
    anna = come("Anna").plays_at_once()
    anna.awaits_turn()
    other = anna.context.new_page()
    other.goto(anna.table)
    other.wait_for_selector("#table[data-line=live][data-turn=mine]")
    before = anna.position
    other.locator("#part-board button.lit").first.click()
    anna.sees_position(before + 1)


def test_a_card_glides_and_keeps_its_name(come: Come) -> None:
    anna = come(reduced_motion="no-preference").plays_at_once()
    anna.awaits_turn()
    anna.page.evaluate(
        """() => { window.glides = [];
        const gliding = (each) => each.effect.pseudoElement?.startsWith('::view-transition-group(glide');
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (apply) => {
          const run = start(apply);
          // One that is overtaken by the bot's answer is skipped; the last one runs.
          run.ready.then(() => window.glides.push(document.getAnimations().filter(gliding).length), () => {});
          return run;
        }; }"""
    )
    # Goblin zeros are alike and stand first: whichever is played, the others keep the first names.
    card = anna.page.locator("#part-board button.lit").last
    name = card.locator("[data-glide]").get_attribute("data-glide")
    anna.plays(-1)
    anna.page.wait_for_function("() => window.glides.some((count) => count > 0)")
    assert anna.page.locator(f'.claim-hand [data-glide="{name}"]').count() == 0


def test_still_where_motion_is_not_wanted(come: Come) -> None:
    anna = come(reduced_motion="reduce").plays_at_once()
    anna.awaits_turn()
    anna.page.evaluate("() => { document.startViewTransition = () => { throw new Error('moved'); }; }")
    anna.plays()


def test_the_address_is_the_invitation(come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    anna.sets_up("me", "open")
    link = anna.page.input_value("[data-link]")
    assert link == anna.table
    ben.opens("/")
    assert ben.page.locator(f'#lists a[href="{link.removeprefix(anna.address)}"]').count() == 0
    ben.opens(link).sits().does("sit")
    anna.waits_for(".claim-hand")
