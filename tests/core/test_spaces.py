"""Layouts, actions and rewards; the kit finds what is wrong with numbers."""

from __future__ import annotations

import numpy as np
import pytest

from thronsaal.core import kit
from thronsaal.core.game import NoSpaces, Outcome
from thronsaal.core.registry import find_game
from thronsaal.core.rewards import rewards
from thronsaal.core.spaces import Field, Fixed, Layout, Spaces
from thronsaal.core.words import Seat
from toys.court import BIDS, Court, CourtState, spaces_for

SEEDS = (1, 2, 3, 4)


def game_of(state: type[CourtState]) -> Court:
    game = Court()
    game.state = state
    return game


class ShowsBids(CourtState):
    def observe(self, seat: Seat, out=None):
        seen = super().observe(seat, np.empty(self.spaces.layout.size, np.int8) if out is None else out)
        seen[self.spaces.layout.at["has_bid"]] = [bid > 2 for bid in self.bids]
        return seen


class LeavesItsRange(CourtState):
    def observe(self, seat: Seat, out=None):
        return super().observe(seat, out) + np.int8(5)


class IgnoresTheBuffer(CourtState):
    def observe(self, seat: Seat, out=None):
        return super().observe(seat)


class MasksTooLittle(CourtState):
    def mask(self, seat: Seat, out=None):
        mask = super().mask(seat, out)
        mask[3] = 0
        return mask


class MasksForOnlookers(CourtState):
    def mask(self, seat: Seat, out=None):
        mask = super().mask(seat, out)
        mask[:] = 1
        return mask


class CallsTwoAlike(CourtState):
    @property
    def spaces(self) -> Spaces:
        return Spaces(Fixed(["bid"] * 4, [BIDS] * self.seats), super().spaces.layout)


class CountsOtherwise(CourtState):
    @property
    def spaces(self) -> Spaces:
        return Spaces(Fixed(["a", "b", "c", "d"], [BIDS[::-1]] * self.seats), super().spaces.layout)


@pytest.mark.parametrize(
    ("state", "check", "says"),
    [
        (ShowsBids, "observations", "can tell by a number"),
        (LeavesItsRange, "observations", "out of its range"),
        (IgnoresTheBuffer, "observations", "written into a buffer"),
        (MasksTooLittle, "actions", "does not say what is legal"),
        (MasksForOnlookers, "actions", "does not say what is legal"),
        (CallsTwoAlike, "actions", "otherwise than its positions"),
        (CountsOtherwise, "observations", "otherwise than its positions"),
    ],
)
def test_the_kit_finds_wrong_numbers(state: type[CourtState], check: str, says: str):
    with pytest.raises(kit.Broken, match=says):
        kit.CHECKS[check](game_of(state), SEEDS)


def test_a_layout_puts_what_is_private_last_and_names_its_parts():
    layout = spaces_for(3).layout
    assert [field.name for field in layout.fields] == ["gift", "has_bid", "used", "bid"]
    assert (layout.public, layout.private, layout.size) == (slice(0, 16), slice(16, 17), 17)
    rows = np.arange(34).reshape(2, 17)
    named = layout.named(rows)
    assert named["used"].shape == (2, 3, 4)
    assert named["bid"].tolist() == [16, 33]
    assert layout.named(rows[0])["bid"] == 16
    assert (layout.low.tolist(), layout.high.tolist()) == ([0] * 17, [8, *[1] * 15, 4])


def test_two_fields_of_a_name_are_refused():
    with pytest.raises(ValueError, match="same name"):
        Layout([Field("a", (), 0, 1, ""), Field("a", (2,), 0, 1, "")])


def test_a_game_tells_its_numbers_by_seats_and_options():
    catan = find_game("catan")
    assert catan.actions(4, {"board": "classic"}).size < catan.actions(4, {"board": "brotherhood"}).size
    assert not catan.actions(3, {"offers": "off"}).recipes
    assert catan.layout(3).size < catan.layout(4).size
    with pytest.raises(NoSpaces):
        super(Court, Court()).spaces(3, {})


def test_an_action_that_there_is_not_is_no_move():
    for name in ("claim", "catan", "ironthrone", "lcg"):
        state = find_game(name).start(seed=1)
        actions = state.spaces.actions
        for wrong in (-1, actions.size):
            with pytest.raises(LookupError):
                actions.move(state, 0, wrong)


@pytest.mark.parametrize(
    ("places", "by", "zero_sum", "expected"),
    [
        ((1, 2), "win", True, (1, -1)),
        ((1, 1), "win", True, (0, 0)),
        ((1, 1), "win", False, (0.5, 0.5)),
        ((1, 2, 3), "win", False, (1, 0, 0)),
        ((1, 2, 3), "win", True, (1, -0.5, -0.5)),
        ((1, 1, 3), "win", True, (0.25, 0.25, -0.5)),
        ((2, 1, 3), "places", False, (0.5, 1, 0)),
        ((2, 1, 3), "places", True, (0, 1, -1)),
        ((1, 2, 2, 4), "places", False, (1, 0.5, 0.5, 0)),
        ((1, 1, 1), "places", True, (0, 0, 0)),
    ],
)
def test_rewards(places, by, zero_sum, expected):
    found = rewards(Outcome(places, places, "why"), by, zero_sum)
    assert found == pytest.approx(expected)
    assert not zero_sum or sum(found) == pytest.approx(0)
