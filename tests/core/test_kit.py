"""The kit passes an honest game and finds what is wrong with each of many broken ones."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from thronsaal.core import kit
from thronsaal.core.chance import Chance
from thronsaal.core.game import Event, Game
from thronsaal.core.kit import golden
from thronsaal.core.reason import Reason, Refused
from thronsaal.core.registry import find_game
from thronsaal.core.text import Texts
from thronsaal.core.words import Json, Move, Seat, Who, Word
from toys import court
from toys.court import BIDS, Court, CourtState

SEEDS = (1, 2, 3, 4)
BIG_SEED = 0x9E3779B97F4A7C15F39CC0605CEDC834


@pytest.mark.parametrize("check", kit.CHECKS)
def test_an_honest_game_passes(check: str):
    kit.CHECKS[check](court.GAME, SEEDS)


class ListsTooMuch(CourtState):
    def legal(self, seat: Seat) -> list[Move]:
        return list(BIDS) if seat in self.actors else []


class ListsUnordered(CourtState):
    def legal(self, seat: Seat) -> list[Move]:
        return super().legal(seat)[::-1]


class AsksNobody(CourtState):
    def prompt(self, seat: Seat):
        return None


class ActsAfterTheEnd(CourtState):
    @property
    def actors(self) -> tuple[Seat, ...]:
        return super().actors or (0,)


class OffersToOnlookers(CourtState):
    def legal(self, seat: Seat) -> list[Move]:
        return [bid for bid in BIDS if bid not in self.used[seat]] if 0 <= seat < self.seats else []


class ForcesAChoice(CourtState):
    def forced(self, seat: Seat) -> Move | None:
        return next(iter(self.legal(seat)), None)


class ListsOneOfMany(CourtState):
    """As a game does that forgets to say that more is allowed."""

    def legal(self, seat: Seat) -> list[Move]:
        return super().legal(seat)[:1]


class ForcedTells(CourtState):
    def forced(self, seat: Seat) -> Move | None:
        return super().forced(seat) if self.chance.copy().below(2) else None


class NotesBeforeChecking(CourtState):
    def apply(self, seat: Seat, move: Move, events: bool = True) -> list[Event]:
        self.chance.below(2)
        return super().apply(seat, move, events)


class FallsOverHugeMoves(CourtState):
    def check(self, seat: Seat, move: Move) -> Reason | None:
        move.to_bytes(8, "big", signed=True)
        return super().check(seat, move)


class FallsOverStrangers(CourtState):
    def check(self, seat: Seat, move: Move) -> Reason | None:
        return super().check(seat, move) if self.used[seat] is not None else None


class AppliesWhatItRefuses(CourtState):
    def apply(self, seat: Seat, move: Move, events: bool = True) -> list[Event]:
        return [] if move == 9 or (0 <= seat < self.seats and move in self.used[seat]) else super().apply(seat, move)


class RefusesForAnotherReason(CourtState):
    def apply(self, seat: Seat, move: Move, events: bool = True) -> list[Event]:
        if self.check(seat, move) is not None:
            raise Refused(Reason("no-bid", "court.bid", {"move": 1}))
        return super().apply(seat, move, events)


class ChecksWithAPencil(CourtState):
    def check(self, seat: Seat, move: Move) -> Reason | None:
        reason = super().check(seat, move)
        self.chance.below(2)
        return reason


class SharesPrizes(CourtState):
    def copy(self):
        twin = super().copy()
        twin.prizes = self.prizes
        return twin


class SharesChance(CourtState):
    def copy(self):
        twin = super().copy()
        twin.chance = self.chance
        return twin


class ForgetsToCopy(CourtState):
    def copy(self):
        twin = super().copy()
        twin.used = [[] for _ in self.used]
        return twin


class LendsItsLists(CourtState):
    def view(self, seat: Seat | None) -> dict[str, Json]:
        return {**super().view(seat), "prizes": self.prizes}


class GuessSharesMemory(CourtState):
    def guess(self, seat: Seat | None, rng: Chance):
        twin = super().guess(seat, rng)
        twin.used = self.used
        return twin


class LosesBidsOnTheWay(CourtState):
    def __getstate__(self):
        return None, {name: getattr(self, name) for name in CourtState.__slots__} | {"bids": [0] * self.seats}

    def __setstate__(self, state: tuple[None, dict[str, Any]]) -> None:
        for name, value in state[1].items():
            setattr(self, name, value)


class AsksTheWorld(CourtState):
    def reveal(self) -> list[Event]:
        self.chance = Chance(random.getrandbits(64))
        return super().reveal()


class TellsByMood(CourtState):
    def told(self, seat: Seat, move: Move) -> Event:
        return Event("bid", random.choice(["court.bid", "court.once", "court.lot"]), {"seat": Who(seat)})


class QuietIsDifferent(CourtState):
    def apply(self, seat: Seat, move: Move, events: bool = True) -> list[Event]:
        happened = super().apply(seat, move, events)
        if not events:
            self.chance.below(2)
        return happened


class NeverEnds(CourtState):
    def reveal(self) -> list[Event]:
        gift = self.gifts[-1]
        happened = super().reveal()
        self.gifts.append(gift)
        self.used = [[] for _ in self.used]
        return happened


class MovesToNowhere(CourtState):
    def legal(self, seat: Seat) -> list[Move]:
        return super().legal(seat) if self.rounds_left > 2 else []


class MoodyDigest(CourtState):
    def digest(self) -> str:
        return f"{random.getrandbits(64):016x}"


class AnotherRule(CourtState):
    def legal(self, seat: Seat) -> list[Move]:
        return [bid for bid in super().legal(seat) if bid != 4 or self.rounds_left < 3]


class NewEvent(CourtState):
    def told(self, seat: Seat, move: Move) -> Event:
        return Event("bade", "court.bid", {"seat": Who(seat)})


class EventWithoutValue(CourtState):
    def told(self, seat: Seat, move: Move) -> Event:
        return Event("bid", "court.bid", {}, {"bid": move}, (seat,))


class UnknownRule(CourtState):
    def because(self, seat: Seat, move: Move) -> str:
        return "court.bids"


class UnknownRuleOfReason(CourtState):
    def check(self, seat: Seat, move: Move) -> Reason | None:
        reason = super().check(seat, move)
        return Reason(reason.code, "court.never", reason.values) if reason else None


class LabelWithoutText(CourtState):
    def label(self, seat: Seat, move: Move) -> Word:
        return Word("move-offer", {"bid": move})


class ShowsAllBids(CourtState):
    def view(self, seat: Seat | None) -> dict[str, Json]:
        return {**super().view(seat), "bids": list(self.bids)}


class ShowsTheNextGift(CourtState):
    def view(self, seat: Seat | None) -> dict[str, Json]:
        return {**super().view(seat), "next": self.gifts[0]}


class ViewOfTuples(CourtState):
    def view(self, seat: Seat | None) -> dict[str, Json]:
        return {**super().view(seat), "used": tuple(self.used)}  # type: ignore[dict-item]


class LabelTells(CourtState):
    def label(self, seat: Seat, move: Move) -> Word:
        return Word("move-bid", {"bid": move, "others": max(self.bids)})


class RefusalTells(CourtState):
    def check(self, seat: Seat, move: Move) -> Reason | None:
        reason = super().check(seat, move)
        return Reason(reason.code, reason.rule, {**reason.values, "best": max(self.bids)}) if reason else None


class GuessForgetsTheOwnBid(CourtState):
    def guess(self, seat: Seat | None, rng: Chance):
        twin = super().guess(seat, rng)
        twin.bids = [rng.pick(BIDS) if bid else 0 for bid in twin.bids]
        return twin


class GuessLeansOnTheRealOrder(CourtState):
    def guess(self, seat: Seat | None, rng: Chance):
        twin = super().guess(seat, rng)
        hidden = self.gifts[:-1]
        rng.shuffle(hidden)
        twin.gifts = hidden + self.gifts[-1:]
        return twin


class GuessDrawsOnTheRealChance(CourtState):
    def guess(self, seat: Seat | None, rng: Chance):
        return super().guess(seat, Chance(self.chance.copy().seed()))


class LogTells(CourtState):
    def told(self, seat: Seat, move: Move) -> Event:
        return Event("bid", "court.bid", {"seat": Who(seat), "bid": move})


class LogTellsByRule(CourtState):
    def told(self, seat: Seat, move: Move) -> Event:
        return Event("bid", "court.bid" if move < 3 else "court.highest", {"seat": Who(seat)}, {"bid": move}, (seat,))


class RevealsQuietly(CourtState):
    def reveal(self) -> list[Event]:
        return [Event(event.kind, event.rule, event.values) for event in super().reveal()]


class GuessIsTheTruth(CourtState):
    def guess(self, seat: Seat | None, rng: Chance):
        return self.copy()


class GuessKeepsTheGifts(CourtState):
    def guess(self, seat: Seat | None, rng: Chance):
        twin = super().guess(seat, rng)
        twin.gifts = self.gifts.copy()
        return twin


class GuessKeepsTheChance(CourtState):
    def guess(self, seat: Seat | None, rng: Chance):
        twin = super().guess(seat, rng)
        twin.chance = self.chance.copy()
        return twin


class GuessKeepsTheBids(CourtState):
    def guess(self, seat: Seat | None, rng: Chance):
        twin = super().guess(seat, rng)
        twin.bids = self.bids.copy()
        return twin


class ReseedTurnsABid(CourtState):
    def reseed(self, rng: Chance):
        twin = super().reseed(rng)
        twin.bids = [bid and 5 - bid for bid in twin.bids]
        return twin


class ReseedDealsAnew(CourtState):
    def reseed(self, rng: Chance):
        twin = super().reseed(rng)
        hidden = twin.gifts[:-1]
        rng.shuffle(hidden)
        twin.gifts = hidden + twin.gifts[-1:]
        return twin


class ReseedDrawsOn(CourtState):
    def reseed(self, rng: Chance):
        twin = self.copy()
        twin.chance.below(2)
        return twin


class ReseedSharesMemory(CourtState):
    def reseed(self, rng: Chance):
        twin = super().reseed(rng)
        twin.used = self.used
        return twin


class ReseedIsAlwaysTheSame(CourtState):
    def reseed(self, rng: Chance):
        return super().reseed(Chance(1 << 100))


class ReseedAsksTheWorld(CourtState):
    def reseed(self, rng: Chance):
        return super().reseed(Chance(random.getrandbits(100)))


class ReseedChangesItself(CourtState):
    def reseed(self, rng: Chance):
        self.chance = rng.split()
        return self.copy()


class ReseedIsACopy(CourtState):
    def reseed(self, rng: Chance):
        return self.copy()


BROKEN: list[tuple[type[CourtState], str, str]] = [
    (ListsTooMuch, "legal", "is refused: used"),
    (ListsUnordered, "legal", "ascending"),
    (AsksNobody, "legal", "not asked"),
    (ActsAfterTheEnd, "legal", "outcome"),
    (OffersToOnlookers, "legal", "may not act"),
    (ForcesAChoice, "legal", "is forced on seat 0, and 4 moves are listed"),
    (ListsOneOfMany, "refused", "is allowed too"),
    (ForcedTells, "views", "forced move"),
    (NotesBeforeChecking, "refused", "changed the position"),
    (FallsOverHugeMoves, "refused", "OverflowError"),
    (FallsOverStrangers, "refused", "IndexError"),
    (AppliesWhatItRefuses, "refused", "apply does not"),
    (RefusesForAnotherReason, "refused", "apply says"),
    (ChecksWithAPencil, "refused", "changed the position"),
    (SharesPrizes, "copies", "changed the position"),
    (SharesChance, "copies", "changed the position"),
    (ForgetsToCopy, "copies", "not equal"),
    (LendsItsLists, "copies", "scribbling"),
    (GuessSharesMemory, "copies", "guess changed the position"),
    (LosesBidsOnTheWay, "pickles", "came back different"),
    (AsksTheWorld, "same", "ends differently"),
    (TellsByMood, "same", "different events"),
    (QuietIsDifferent, "same", "events off"),
    (NeverEnds, "ends", "no end within 16 moves"),
    (MovesToNowhere, "ends", "nobody can move on"),
    (MoodyDigest, "records", "cannot be read"),
    (AnotherRule, "golden", "legal lines"),
    (NewEvent, "words", "event-bade"),
    (EventWithoutValue, "words", "event-bid"),
    (UnknownRule, "words", "court.bids"),
    (UnknownRuleOfReason, "words", "court.never"),
    (LabelWithoutText, "words", "move-offer"),
    (ShowsAllBids, "views", "view"),
    (ShowsTheNextGift, "views", "view"),
    (ViewOfTuples, "views", "plain data"),
    (LabelTells, "views", "labels"),
    (RefusalTells, "views", "reasons"),
    (GuessForgetsTheOwnBid, "views", "view"),
    (GuessLeansOnTheRealOrder, "views", "depends on what is hidden"),
    (GuessDrawsOnTheRealChance, "views", "depends on what is hidden"),
    (LogTells, "events", "what the view hides"),
    (LogTellsByRule, "events", "what the view hides"),
    (RevealsQuietly, "news", "without news"),
    (GuessIsTheTruth, "foresight", "foretold"),
    (GuessKeepsTheGifts, "foresight", "gift"),
    (GuessKeepsTheChance, "foresight", "lot"),
    (GuessKeepsTheBids, "foresight", "revealed"),
    (ReseedTurnsABid, "reseed", "can tell by the view that a position is reseeded"),
    (ReseedDealsAnew, "reseed", "remembers the first time"),
    (ReseedDrawsOn, "reseed", "remembers the first time"),
    (ReseedSharesMemory, "reseed", "changed the position"),
    (ReseedIsAlwaysTheSame, "reseed", "every chance"),
    (ReseedAsksTheWorld, "reseed", "from one time to the next"),
    (ReseedChangesItself, "reseed", "changed the position"),
]


def game_of(state: type[CourtState], **changes: Any) -> Game:
    """Court with another state, or with other answers."""
    game: Game = type("Broken", (Court,), {"state": state, **changes})()
    state.game = game
    return game


@pytest.mark.parametrize(("state", "check", "says"), BROKEN, ids=lambda each: getattr(each, "__name__", None))
def test_a_broken_state_is_found(state: type[CourtState], check: str, says: str):
    with pytest.raises(kit.Broken, match=says):
        kit.CHECKS[check](game_of(state), range(1, 40) if check == "foresight" else range(1, 9))


BROKEN_GAMES: list[tuple[str, dict[str, Any], str]] = [
    ("notation", {"write": lambda self, move: "bid"}, "reads as|was expected"),
    ("notation", {"write": lambda self, move: f"bid {max(move, 2)}"}, "reads as"),
    ("notation", {"write": lambda self, move: f" {move}", "read": lambda self, text: int(text)}, "one plain line"),
    ("notation", {"read": lambda self, text: int(text[-1]) if text[-1:].isdigit() else 1}, "is read as a move"),
    ("golden", {"package": "thronsaal.core"}, "golden.toml"),
    ("ends", {"longest": 7}, "no end within 7 moves"),
    ("scenes", {"scenes": property(lambda self: find_game("claim").scenes)}, "not in the catalogue"),
]


@pytest.mark.parametrize(("check", "changes", "says"), BROKEN_GAMES)
def test_a_broken_game_is_found(check: str, changes: dict[str, Any], says: str):
    game = game_of(type("State", (CourtState,), {"__slots__": ()}), **changes)
    with pytest.raises((kit.Broken, ValueError), match=says):
        kit.CHECKS[check](game, SEEDS)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("event-lot = The lot falls on { $seat }.\n", "", "event-lot"),
        ("{ $bid } already", "already", "reason-used"),
        ("option-motto = Motto\n", "option-mottoes = Motto\n", "option-motto"),
    ],
)
def test_a_gap_between_the_languages_is_found(old: str, new: str, says: str):
    sources = court.GAME.texts.sources
    assert old in sources["en"]
    texts = Texts({"de": sources["de"], "en": sources["en"].replace(old, new)})
    with pytest.raises(kit.Broken, match=says):
        kit.CHECKS["words"](game_of(type("State", (CourtState,), {"__slots__": ()}), texts=texts), SEEDS)


def test_a_text_that_both_languages_lack_is_found():
    sources = {
        language: text.replace("option-motto", "option-device") for language, text in court.GAME.texts.sources.items()
    }
    with pytest.raises(kit.Broken, match="option-motto"):
        kit.CHECKS["words"](game_of(type("State", (CourtState,), {"__slots__": ()}), texts=Texts(sources)), SEEDS)


def test_a_guess_that_keeps_the_seed_in_any_writing_is_found():
    with pytest.raises(kit.Broken, match="still holds the seed"):
        kit.CHECKS["views"](game_of(GuessKeepsTheChance), [BIG_SEED])


def test_a_reseeded_position_that_keeps_the_seed_is_found():
    with pytest.raises(kit.Broken, match="still holds the seed"):
        kit.CHECKS["reseed"](game_of(ReseedIsACopy), [BIG_SEED])


@pytest.mark.parametrize(("game_id", "expected"), [("catan", True), ("claim", False), ("court", True)])
def test_reseeding_shows_which_games_draw_while_they_are_played(game_id: str, expected: bool):
    game = court.GAME if game_id == "court" else find_game(game_id)
    assert (kit.CHECKS["reseed"](game, SEEDS)["otherwise"] > 0) == expected


def test_run_reports_every_check():
    lines: list[str] = []
    assert kit.run(court.GAME, seed=5, report=lines.append, matches=2)
    assert len(lines) == len(kit.CHECKS) + 3
    assert all(name in "\n".join(lines) for name in kit.CHECKS)
    assert lines[-1] == f"court: passed {len(kit.CHECKS)} of {len(kit.CHECKS)} checks"


def test_run_takes_fresh_seeds_besides_the_fixed_ones(monkeypatch: pytest.MonkeyPatch):
    taken: list[list[int]] = []

    def note(game: Game, seeds: Sequence[int]) -> kit.Tally:
        taken.append(list(seeds))
        return kit.Tally()

    monkeypatch.setattr(kit, "CHECKS", {"note": note})
    lines: list[str] = []
    for seed in (None, None, 7, (1 << 128) - 1):
        assert kit.run(court.GAME, seed, lines.append)
    fixed, fresh = [seeds[: kit.MATCHES] for seeds in taken], [seeds[kit.MATCHES :] for seeds in taken]
    assert fixed == [fixed[0]] * 4
    assert fresh[0] != fresh[1]
    assert fresh[2:] == [[7, 8, 9, 10], [(1 << 128) - 1, 0, 1, 2]]
    told = [line for line in lines if "fresh seeds" in line]
    for line, seeds in zip(told, fresh, strict=True):
        assert ", ".join(map(str, seeds)) in line
        assert line.endswith(f"--seed {seeds[0]}")


def test_run_goes_on_after_a_failure():
    lines: list[str] = []
    assert not kit.run(game_of(LabelWithoutText), report=lines.append, matches=2)
    assert [line for line in lines if "BROKEN" in line] == [line for line in lines if " words " in line]
    assert lines[-1].endswith(f"passed {len(kit.CHECKS) - 1} of {len(kit.CHECKS)} checks")


def test_run_reports_a_game_that_raises():
    lines: list[str] = []
    assert not kit.run(game_of(CourtState, glance=lambda self, seen: 1 / 0), report=lines.append, matches=1)
    CourtState.game = court.GAME
    assert any("BROKEN words" in line and "ZeroDivisionError" in line for line in lines)


def test_golden_counts_are_renewed():
    renewed = golden.renewed(court.GAME)
    assert renewed == (court.GAME.folder / golden.FILE).read_text("utf-8")
    # By hand: three seats with four bids each, then two, then one; then the second round with three bids each.
    assert "count = 3456" in renewed
    assert (3 * 4) * (2 * 4) * (1 * 4) * (3 * 3) == 3456


def test_the_fingerprint_differs_between_seeds():
    assert kit.fingerprint(court.GAME, 1) == kit.fingerprint(court.GAME, 1) != kit.fingerprint(court.GAME, 2)
