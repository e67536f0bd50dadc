"""A Pinch of Powder: the card for the shadows of Princes of the Sun."""

from __future__ import annotations

from games.lcg.cards.shaded import dark, out, win


def test_a_pinch_of_powder_is_attached_to_any_character_by_itself():
    table = out("martell", "A Pinch of Powder", A="play: Robb Stark", B="play: Arya Stark")
    table.until("place").play("card Arya Stark")
    assert table.bearer("A Pinch of Powder") == "Arya Stark"
    assert out("martell", "A Pinch of Powder").seat("A").discard == ["A Pinch of Powder"]


def test_a_pinch_of_powder_sends_its_bearer_home_and_may_go_back_for_influence():
    table = dark(
        "martell",
        "stark",
        A="play: KL43, A Pinch of Powder (on Arya Stark@B), KL78",
        B="play: Arya Stark",
        at="challenges",
    )
    win(table, "power", "KL43").do("use A Pinch of Powder").play("yes", "card KL78")
    table.quiet()
    assert (table.zone("Arya Stark"), table.seat("A").shadows) == ("hand", ["A Pinch of Powder"])


def test_a_pinch_of_powder_is_a_limited_response_to_a_clear_victory():
    table = dark(
        "martell",
        "stark",
        A="play: KL61, A Pinch of Powder (on Arya Stark@B)",
        B="play: Arya Stark, Hodor",
        at="challenges",
        first="A",
    )
    win(table, "intrigue", "KL61").do("use A Pinch of Powder").quiet()
    assert table.seat("A").discard == ["A Pinch of Powder"]
    table = dark(
        "martell",
        "stark",
        A="play: KL97, A Pinch of Powder (on Arya Stark@B)",
        B="play: Arya Stark, KL22",
        at="challenges",
    )
    win(table, "intrigue", "KL97", defend=("KL22",)).never("use A Pinch of Powder")
