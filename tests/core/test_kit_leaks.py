"""The kit finds what a real game would give away."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from thronsaal.core import kit
from thronsaal.core.chance import Chance
from thronsaal.core.game import Event
from thronsaal.core.registry import find_game
from thronsaal.core.words import Json, Move, Seat
from thronsaal.games.claim.state import ClaimState

BIG_SEED = 0x9E3779B97F4A7C15F39CC0605CEDC834


def truth(self: ClaimState, seat: Seat | None, rng: Chance) -> ClaimState:
    return self.copy()


def deck_kept(self: ClaimState, seat: Seat | None, rng: Chance) -> ClaimState:
    """Exchanges the other hand and the draws, but leaves the deck as it is."""
    twin = self.copy()
    if seat is not None and int(twin.record.phase) == 1:
        other, s = 1 - seat, twin.record
        mixed = [card for card in range(52) if (int(s.hand[other]) | int(s.drawn[other])) >> card & 1]
        count = int(s.hand[other]).bit_count()
        rng.shuffle(mixed)
        s.followers[other] &= ~s.drawn[other]
        s.hand[other] = sum(1 << card for card in mixed[:count])
        s.drawn[other] = sum(1 << card for card in mixed[count:])
        s.followers[other] |= s.drawn[other]
    return twin


def chance_kept(self: ClaimState, seat: Seat | None, rng: Chance) -> ClaimState:
    """Exchanges every card, but leaves the key from which all of them were dealt."""
    twin = honest_guess(self, seat, rng)
    twin.record.chance[:] = self.record.chance
    return twin


honest_guess = ClaimState.guess


@pytest.mark.parametrize("kept", [chance_kept, truth])
def test_a_guess_of_claim_that_keeps_the_seed_is_found(
    monkeypatch: pytest.MonkeyPatch, kept: Callable[..., ClaimState]
):
    monkeypatch.setattr(ClaimState, "guess", kept)
    with pytest.raises(kit.Broken, match="still holds the seed"):
        kit.CHECKS["views"](find_game("claim"), [BIG_SEED])


@pytest.mark.parametrize(("guess", "says"), [(truth, "foretold"), (deck_kept, "foretold")])
def test_a_guess_of_claim_that_gives_away_is_found(
    monkeypatch: pytest.MonkeyPatch, guess: Callable[..., ClaimState], says: str
):
    monkeypatch.setattr(ClaimState, "guess", guess)
    with pytest.raises(kit.Broken, match=says):
        kit.CHECKS["foresight"](find_game("claim"), [1, 2])


def test_a_log_of_claim_that_gives_away_is_found(monkeypatch: pytest.MonkeyPatch):
    honest = ClaimState.apply

    def apply(self: ClaimState, seat: Seat, move: Move, events: bool = True) -> list[Event]:
        happened: Sequence[Event] = honest(self, seat, move, events)
        return [
            Event(event.kind, event.rule, {**event.values, **event.secret}, event.secret, event.to, event.news)
            for event in happened
        ]

    monkeypatch.setattr(ClaimState, "apply", apply)
    with pytest.raises(kit.Broken, match="what the view hides"):
        kit.CHECKS["events"](find_game("claim"), [1, 2, 3])


def test_a_view_of_claim_that_gives_away_is_found(monkeypatch: pytest.MonkeyPatch):
    honest = ClaimState.view

    def view(self: ClaimState, seat: Seat | None) -> dict[str, Json]:
        return {**honest(self, seat), "drawn": int(self.record.drawn[0])}

    monkeypatch.setattr(ClaimState, "view", view)
    with pytest.raises(kit.Broken, match="'drawn' is"):
        kit.CHECKS["views"](find_game("claim"), [1])
