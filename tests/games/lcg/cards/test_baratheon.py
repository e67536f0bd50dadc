"""House Baratheon: attachments and locations."""

from __future__ import annotations

import pytest

from games.lcg.realm import RealmTable, realm
from support.table import rule


def stags(**position: str) -> RealmTable:
    """Baratheon against Stark."""
    return realm("baratheon", "stark").given(**position)


# Attachments.


@pytest.mark.parametrize(
    ("bearer", "strength"), [("Robb Stark", 4), ("Viserys Targaryen", 3), ("Shae", 0), ("Grand Maester Pycelle", 4)]
)
def test_shadows_blessing_strengthens_who_has_a_power_icon_and_weakens_others(bearer: str, strength: int):
    table = stags(A=f"play: {bearer} (with Shadow's Blessing)", at="challenges")
    assert table.strength(bearer) == strength


def test_shadows_blessing_follows_the_icon_that_its_bearer_gets():
    table = stags(A="play: The Hound (with Shadow's Blessing)", at="challenges")
    assert table.strength("The Hound") == 2
    table = stags(A="play: The Hound (with Shadow's Blessing + Lordship)", at="challenges")
    assert table.strength("The Hound") == 6


@rule("lcg.tolls")
def test_motley_makes_attacking_defending_and_acting_cost_gold():
    table = stags(A="play: Motley (on Robb Stark@B)", B="play: Robb Stark; gold: 2", at="challenges", first="B")
    table.attack("military", "Robb Stark")
    assert (table.seat("A").gold, table.seat("B").gold) == (1, 1)
    table = stags(A="play: Motley (on Robb Stark@B), Brienne of Tarth", B="play: Robb Stark; gold: 1", at="challenges")
    table.attack("military", "Brienne of Tarth").defend("Robb Stark")
    assert (table.seat("A").gold, table.seat("B").gold) == (1, 0)
    table = stags(A="play: Motley (on Raff the Sweetling@B)", B="play: Raff the Sweetling; gold: 2", at="draw-actions")
    table.seat("B").plays("use Raff the Sweetling", "no")
    assert (table.seat("A").gold, table.seat("B").gold) == (1, 0)


@rule("lcg.tolls")
def test_who_cannot_pay_for_motley_can_do_nothing_with_its_bearer():
    table = stags(A="play: Motley (on Robb Stark@B)", B="play: Robb Stark, Lady", at="challenges", first="B")
    table.until("turn").seat("B").plays("challenge military A")
    assert table.targets() == ["Lady"]
    table = stags(A="play: Motley (on Robb Stark@B), Brienne of Tarth", B="play: Robb Stark, Lady", at="challenges")
    table.attack("military", "Brienne of Tarth").until("declare-defenders")
    assert table.targets() == ["Lady"]
    table = stags(
        A="play: Motley (on Raff the Sweetling@B), Dragonstone Port",
        B="play: Raff the Sweetling; gold: 1",
        at="draw-actions",
    )
    table.never("use Raff the Sweetling")


@rule("lcg.tolls")
@pytest.mark.parametrize(("gold", "targets"), [(1, ["Lady"]), (2, ["Lady", "Robb Stark"])])
def test_two_motleys_cost_two_gold(gold: int, targets: list[str]):
    table = stags(
        A="play: Motley (on Robb Stark@B), Motley (on Robb Stark@B)",
        B=f"play: Robb Stark, Lady; gold: {gold}",
        at="challenges",
        first="B",
    )
    table.until("turn").seat("B").plays("challenge military A")
    assert table.targets() == targets


def test_two_motleys_are_paid_with_gold_on_tywin_too():
    table = stags(
        A="play: Motley (on Tywin Lannister@B), Motley (on Tywin Lannister@B)",
        B="play: Tywin Lannister (1 gold); gold: 1",
        at="challenges",
        first="B",
    )
    table.until("turn").seat("B").plays("challenge military A", "card Tywin Lannister")
    table.play("number 0")
    assert (table.seat("A").gold, table.seat("B").gold, table.gold("Tywin Lannister")) == (2, 0, 0)


def test_motley_does_not_tax_passives():
    table = stags(
        A="play: Motley (on Robert Baratheon@B)", B="play: Robert Baratheon; gold: 1", at="challenges", first="B"
    )
    table.attack("military", "Robert Baratheon").quiet()
    assert table.power("Robert Baratheon") == 2


def test_motley_goes_on_opponents_characters_only():
    table = stags(A="play: Brienne of Tarth; hand: Motley, Hodor; gold: 9", at="marshalling")
    table.seat("A").tries("play Motley")
    table = stags(A="play: Brienne of Tarth; hand: Motley", B="play: Lady, Sansa Stark, Robb Stark", at="marshalling")
    table.seat("A").plays("play Motley")
    assert table.targets() == ["Robb Stark", "Sansa Stark"]


@rule("lcg.attachments")
def test_motley_falls_off_when_its_own_player_gets_the_bearer():
    table = stags(
        A="play: Host of Storm's End, Motley (on Trident Reinforcements@B); hand: Seductive Promise",
        B="play: Trident Reinforcements",
        at="challenges",
    )
    table.attack("power", "Host of Storm's End").do("use Seductive Promise")
    assert table.controller("Trident Reinforcements") == "A"
    assert table.quiet().seat("A").discard == ["Motley", "Seductive Promise"]


def test_lightbringer_saves_by_kneeling():
    table = stags(
        A="play: Robert Baratheon (kneeling, with Lightbringer)", B="play: Grey Wind", at="challenges", first="B"
    )
    table.attack("military", "Grey Wind").do("use Lightbringer").quiet()
    assert (table.zone("Robert Baratheon"), table.is_kneeling("Lightbringer")) == ("play", True)


def test_lightbringer_does_not_save_while_kneeling_nor_from_being_discarded():
    table = stags(
        A="play: Robert Baratheon (kneeling), Lightbringer (on Robert Baratheon, kneeling)",
        B="play: Grey Wind",
        at="challenges",
        first="B",
    )
    table.attack("military", "Grey Wind").never("use Lightbringer")
    assert table.seat("A").dead == ["Robert Baratheon"]
    table = stags(
        A="play: Robert Baratheon (with Lightbringer), 4x Narrow Sea; hand: Westeros Bleeds", at="dominance-actions"
    )
    table.seat("A").plays("use Westeros Bleeds", *(f"card Narrow Sea{copy}" for copy in ("", "#2", "#3", "#4")))
    table.never("use Lightbringer")
    assert table.zone("Robert Baratheon") == "discard"


@rule("lcg.vigilant")
@pytest.mark.parametrize(("answer", "kneels"), [("yes", False), ("no", True)])
def test_lightbringer_is_vigilant(answer: str, kneels: bool):
    table = stags(A="play: Brienne of Tarth, Lightbringer (on Brienne of Tarth, kneeling)", at="challenges")
    table.attack("military", "Brienne of Tarth").until("stand-all")
    table.play(answer)
    assert (table.is_kneeling("Lightbringer"), table.is_kneeling("Brienne of Tarth")) == (kneels, True)


def test_lightbringer_is_not_vigilant_for_defenders_and_fits_baratheons_only():
    table = stags(
        A="play: Robert Baratheon, Lightbringer (on Robert Baratheon, kneeling)",
        B="play: Lady",
        at="challenges",
        first="B",
    )
    table.attack("military", "Lady").defend("Robert Baratheon").quiet()
    assert table.is_kneeling("Lightbringer")
    table = stags(A="play: Sansa Stark; hand: Lightbringer; gold: 5", at="marshalling")
    table.seat("A").tries("play Lightbringer")


def test_stinking_drunk_is_weak_in_challenges_only():
    table = stags(
        A="play: Stinking Drunk (on Robb Stark@B), Brienne of Tarth", B="play: Robb Stark", at="challenges", first="B"
    )
    assert table.strength("Robb Stark") == 2
    table.attack("military", "Robb Stark")
    assert table.strength("Robb Stark") == 0
    table.defend("Brienne of Tarth").quiet()
    assert (table.strength("Robb Stark"), table.power("Brienne of Tarth")) == (2, 1)


# Locations.


def name_a_plot(*, errata: str = "on", houses: tuple[str, ...] = ("baratheon", "stark")) -> RealmTable:
    """The window of Dragonstone Port, with Blockade chosen by all opponents."""
    position = dict.fromkeys("BCD"[: len(houses) - 1], "plots: Blockade, Rains of Autumn")
    table = realm(*houses).given(
        A="play: Dragonstone Port; plots: Planning Ahead", at="plots", errata=errata, **position
    )
    for letter in position:
        table.seat(letter).plays("plot Blockade")
    table.seat("A").plays("plot Planning Ahead")
    return table


@rule("lcg.naming")
@pytest.mark.parametrize(
    ("named", "power"), [("blockade", 1), ("rains-of-autumn", 0), ("valar-morghulis", 0), ("planning-ahead", 0)]
)
def test_dragonstone_port_gains_power_for_a_plot_that_was_guessed(named: str, power: int):
    table = name_a_plot()
    table.seat("A").plays("use Dragonstone Port:2", f"name {named}")
    table.play("seat A")
    assert table.seat("A").house_power == power


def test_dragonstone_port_gains_power_for_each_opponent():
    table = name_a_plot(houses=("baratheon", "stark", "lannister"))
    table.seat("A").plays("use Dragonstone Port:2", "name blockade")
    table.until("name-first").play("seat A")
    assert table.seat("A").house_power == 2


@rule("lcg.errata")
@pytest.mark.parametrize(("errata", "may"), [("on", False), ("off", True)])
def test_dragonstone_port_names_one_plot_a_phase(errata: str, may: bool):
    table = name_a_plot(errata=errata)
    table.seat("A").plays("use Dragonstone Port:2", "name rains-of-autumn")
    if may:
        table.seat("A").plays("use Dragonstone Port:2", "name blockade")
    else:
        table.never("use Dragonstone Port:2")
    table.until("name-first").play("seat A")
    assert table.seat("A").house_power == may


def test_dragonstone_port_opens_a_window_for_everybody():
    table = realm("baratheon", "stark").given(
        A="play: Dragonstone Port; plots: Planning Ahead",
        B="play: Raff the Sweetling; gold: 1; plots: Blockade",
        at="plots",
    )
    table.seat("A").plays("plot Planning Ahead")
    table.seat("B").plays("plot Blockade")
    assert table.asked == "action-window"
    table.until("B")
    assert table.seat("B").can("use Raff the Sweetling")
    assert table.state.revealed == [-1, -1]


def test_dragonstone_port_names_nothing_before_plots_are_chosen_nor_after():
    for at in ("plot-actions", "title-actions"):
        table = stags(A="play: Dragonstone Port, Raff the Sweetling; gold: 1", at=at)
        table.seat("A").tries("use Dragonstone Port:2").table.expects(reason="lcg.actions")


@pytest.mark.parametrize(
    ("name", "card", "less"),
    [
        ("Stormlands Fiefdoms", "Robert Baratheon", 1),
        ("Stormlands Fiefdoms", "Dragonstone Port", 1),
        ("Great Hall", "Robert Baratheon", 2),
    ],
)
def test_what_makes_the_next_baratheon_card_cheaper(name: str, card: str, less: int):
    table = stags(A=f"play: {name}; hand: {card}; gold: 8", at="marshalling")
    table.seat("A").plays(f"use {name}", f"play {card}")
    assert table.seat("A").gold == 8 - table.state.deal.cost[table.card(card)] + less
    assert table.is_kneeling(name)


@pytest.mark.parametrize(("name", "card"), [("Stormlands Fiefdoms", "Crossroads"), ("Great Hall", "Dragonstone Port")])
def test_baratheon_discounts_do_not_fit_other_cards(name: str, card: str):
    table = stags(A=f"play: {name}; hand: {card}; gold: 1", at="marshalling")
    table.seat("A").plays(f"use {name}").tries(f"play {card}")


@rule("lcg.attached-only")
def test_king_roberts_chambers_may_lie_on_the_house_card():
    table = stags(A="hand: King Robert's Chambers; gold: 1", at="marshalling")
    table.seat("A").plays("house King Robert's Chambers")
    assert (table.bearer("King Robert's Chambers"), table.state.of_type("location")) == ("House Baratheon", 0)
    table = stags(
        A="play: King Robert's Chambers (on house), Renly Baratheon (kneeling); plot: Blockade", at="draw-actions"
    )
    table.seat("A").plays("use Renly Baratheon", "card King Robert's Chambers")
    assert not table.is_kneeling("Renly Baratheon")


@rule("lcg.limited")
@pytest.mark.parametrize("second", ["Stormlands Fiefdoms", "Great Hall"])
def test_baratheons_limited_locations_come_one_a_round(second: str):
    table = stags(A=f"hand: Aegon's Garden, {second}; gold: 3", at="marshalling")
    table.seat("A").plays("play Aegon's Garden").tries(f"play {second}")
