"""House Targaryen: more cards of The Blackwater are played."""

from __future__ import annotations

import pytest

from games.lcg.cards.blackwater.shade import second
from support.table import rule

# Covert Loyalist.


@rule("lcg.shadows-printed-cost", "lcg.costs")
def test_the_loyalist_comes_out_for_a_dear_targaryen_card_from_hand():
    table = second(
        "targaryen",
        "stark",
        A="shadows: Covert Loyalist; hand: 13113, Jon Connington, Dragon Skull, Shadow of the East",
        at="challenge-actions",
    )
    table.seat("A").plays("use #1")
    assert table.targets() == ["Jon Connington", "Ser Jorah Mormont"], "a dash is not 4 or more"
    table.seat("A").plays("card Jon Connington").table.quiet()
    assert (table.zone("Covert Loyalist"), table.seat("A").discard) == ("play", ["Jon Connington"])


def test_whether_the_loyalist_can_be_paid_for_is_for_its_owner_alone():
    """Both are asked alike: others see a hand and a card in shadows."""
    for hand, able in (("Jon Connington", True), ("Hodor", False)):
        table = second(
            "targaryen", "stark", A=f"shadows: Covert Loyalist; hand: {hand}", B="play: Lady", at="challenge-actions"
        )
        assert table.state.actors == (0,)
        assert table.seat("A").can("use #1") is able


# Black Market Merchant.


@rule("lcg.search")
def test_the_merchant_fetches_an_attachment_from_the_top_ten():
    table = second(
        "targaryen",
        "stark",
        A="shadows: Black Market Merchant; gold: 2; play: Jhogo; deck: Hodor, Dragon Skull, Ice, Poisoned Dagger, Lady",
        at="challenge-actions",
    )
    table.seat("A").plays("emerge 1").table.do("use Black Market Merchant")
    assert table.targets() == ["Dragon Skull", "Poisoned Dagger"], "nobody here could bear Ice"
    table.seat("A").plays("card Poisoned Dagger", "card Jhogo").table.quiet()
    assert table.bearer("Poisoned Dagger") == "Jhogo"
    assert "found" in table.story


def test_the_merchant_sees_no_more_than_ten_cards_and_may_find_nothing():
    deck = ", ".join(["Hodor"] * 7 + ["Lady"] * 3 + ["Poisoned Dagger"])
    table = second(
        "targaryen", "stark", A=f"shadows: Black Market Merchant; gold: 2; deck: {deck}", at="challenge-actions"
    )
    table.seat("A").plays("emerge 1").table.do("use Black Market Merchant")
    assert table.seat("A").moves == ["done"]
    table.seat("A").plays("done")
    assert "found-nothing" in table.story


# Shadow of the East.


@pytest.mark.parametrize(("plot", "zone"), [("Omens of All Seasons", "hand"), ("Valar Morghulis", "discard")])
def test_shadow_of_the_east_discards_an_attachment(plot: str, zone: str):
    table = second(
        "targaryen",
        "stark",
        A="shadows: Shadow of the East",
        B=f"play: Robb Stark (with Ice); plot: {plot}",
        at="challenge-actions",
    )
    table.seat("A").plays("use #1").table.quiet()
    assert (table.seat("B").discard, table.zone("Shadow of the East")) == (["Ice"], zone)


# Jon Connington.


@rule("lcg.shadows-came-out")
def test_connington_brings_a_cheap_card_along():
    table = second(
        "targaryen",
        "stark",
        A="shadows: Jon Connington, Sparrows, Shadow of the East, 13113; gold: 5",
        at="challenge-actions",
    )
    table.seat("A").plays("emerge 1").table.do("use Jon Connington").seat("A").plays("slot A 2").table.until("A")
    assert (table.zone("Sparrows"), table.seat("A").gold) == ("play", 0)
    assert table.state.used_up(("emerged", table.card("Sparrows"), "phase")) == 1, "it has come out of shadows"


@rule("lcg.shadows-printed-cost")
@pytest.mark.parametrize("place", ["slot A 3", "slot A 4"])
def test_connington_only_shows_events_and_what_costs_more(place: str):
    table = second(
        "targaryen",
        "stark",
        A="shadows: Jon Connington, Sparrows, Shadow of the East, 13113; gold: 5",
        at="challenge-actions",
    )
    table.seat("A").plays("emerge 1").table.do("use Jon Connington").seat("A").plays(place).table.until("A")
    assert "unmasked" in table.story
    assert [name for name in table.seat("A").shadows if name] == ["Sparrows", "Shadow of the East", "Ser Jorah Mormont"]


@rule("lcg.shadows-lie")
def test_conningtons_choice_is_not_shown_if_it_is_cancelled():
    table = second(
        "targaryen",
        "greyjoy",
        A="shadows: Jon Connington, Sparrows; gold: 5",
        B="hand: Seasick",
        at="challenge-actions",
    )
    table.seat("A").plays("emerge 1").table.do("use Jon Connington")
    table.do("use Seasick").until("A")
    assert table.state.known.get(table.card("Sparrows"), 0) != 3
    assert all("Sparrows" not in str(event.seen(1)) for event in table.told)


@rule("lcg.shadows-attachments")
def test_an_attachment_that_connington_brings_finds_a_bearer_or_is_discarded():
    for mine, zone in (("", "play"), ("Skagosi", "play")):
        table = second("targaryen", "stark", A="shadows: Jon Connington, Dragon Skull; gold: 5", at="challenge-actions")
        table.seat("A").plays("emerge 1").table.do("use Jon Connington").until("A")
        assert table.zone("Dragon Skull") == zone, mine
        assert table.bearer("Dragon Skull") == "Jon Connington"


# The Dragonpit.


def test_the_dragonpit_weakens_whoever_has_fewer_cards_in_shadows_at_any_time():
    table = second(
        "targaryen",
        "stark",
        A="play: The Dragonpit, Jhogo; shadows: Sparrows, Sparrows; gold: 9",
        B="play: Robb Stark; shadows: Sparrows",
        at="challenge-actions",
    )
    strong = table.state.deal.strength
    assert table.strength("Robb Stark") == strong[table.card("Robb Stark")] - 1
    assert table.strength("Jhogo") == strong[table.card("Jhogo")], "never one's own"
    table.seat("A").plays("emerge 1")
    assert table.strength("Robb Stark") == strong[table.card("Robb Stark")]


# Shadowblack Assassin.


def test_the_assassin_kills_somebody_weak():
    table = second(
        "targaryen",
        "stark",
        A="shadows: Shadowblack Assassin; gold: 2",
        B="play: Robb Stark, Direwolf Pup, Shae",
        at="challenge-actions",
    )
    weak = sorted(name for name in ("Robb Stark", "Direwolf Pup", "Shae") if table.strength(name) <= 1)
    table.seat("A").plays("emerge 1").table.do("use Shadowblack Assassin")
    if table.asked == "choose-target":
        assert table.targets() == weak
        table.seat("A").plays(f"card {weak[0]}")
    table.quiet()
    assert table.seat("B").dead == weak[:1]


# Ser Jorah Mormont.


@rule("lcg.replacement", "lcg.discard-hand")
@pytest.mark.parametrize(("answer", "zone"), [("yes", "shadows"), ("no", "discard")])
def test_jorah_may_hide_when_he_is_discarded_from_hand(answer: str, zone: str):
    table = second("targaryen", "stark", A="hand: 13113", B="play: Sansa Stark", at="challenges", first="B", active="B")
    table.attack("intrigue", "Sansa Stark").quiet()
    assert table.asked == "may-hide"
    table.seat("A").plays(answer)
    assert table.zone("13113") == zone
    assert "dropped" in table.story, "he was discarded all the same"


def test_jorah_bears_weapons_only_and_hides_only_from_hand():
    table = second(
        "targaryen",
        "stark",
        A="play: 13113; deck: 13113; hand: Poisoned Dagger, Dragon Skull; gold: 9",
        at="marshalling",
    )
    assert table.seat("A").can("play Poisoned Dagger")
    assert not table.seat("A").can("play Dragon Skull")
