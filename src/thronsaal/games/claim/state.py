"""A position of Claim: the record with its names, its reasons and its events."""

from __future__ import annotations

from typing import Any, ClassVar, Self

import numpy as np

from thronsaal.core.chance import Chance, seed_words
from thronsaal.core.game import Event, Game, Outcome, Prompt, State
from thronsaal.core.kernel import popcount
from thronsaal.core.reason import Reason, Refused
from thronsaal.core.words import Json, Move, Seat, Value, Who, Word
from thronsaal.games.claim import kernel as k
from thronsaal.games.claim import view as sight
from thronsaal.games.claim.material import DOPPELGANGER, DWARF, FACTIONS, GOBLIN, KNIGHT, MASKS, UNDEAD, faction, value
from thronsaal.games.claim.notation import card_word, cards_of

_AT = {name: k.RECORD.fields[name][1] // 8 for name in ("phase", "turn", "led", "hand")}  # type: ignore[index]
_PHASE, _TURN, _LED, _HAND = _AT["phase"], _AT["turn"], _AT["led"], _AT["hand"]


class ClaimState(State):
    """One position; `buffer` is what the kernels work on."""

    __slots__ = ("buffer",)

    game: ClassVar[Game]

    def __init__(self, buffer: k.Buffer) -> None:
        self.buffer = buffer

    @classmethod
    def dealt(cls, seed: int, starter: int) -> Self:
        """A new deal; `starter` is a seat or kernel.NOBODY for chance."""
        buffer = np.zeros(k.WORDS, np.int64)
        buffer[:4] = seed_words(seed)
        k.deal(buffer, starter)
        return cls(buffer)

    @property
    def record(self) -> Any:
        """The fields by name, for reading."""
        return self.buffer.view(k.RECORD)[0]

    @property
    def seats(self) -> int:
        return 2

    @property
    def actors(self) -> tuple[Seat, ...]:
        buffer = self.buffer
        return () if buffer.item(_PHASE) == k.OVER else (buffer.item(_TURN),)

    def legal(self, seat: Seat) -> list[Move]:
        if seat not in self.actors:
            return []
        return cards_of(k.options(self.buffer))

    def check(self, seat: Seat, move: Move) -> Reason | None:
        why = k.check(self.buffer, _seat_in_range(seat), _in_range(move))
        return None if why == k.FINE else self._reason(why, seat, move)

    def apply(self, seat: Seat, move: Move, events: bool = True) -> list[Event]:
        if events:
            return self._apply_aloud(seat, move)
        why = k.step(self.buffer, _seat_in_range(seat), _in_range(move))
        if why != k.FINE:
            raise Refused(self._reason(why, seat, move))
        return []

    def _apply_aloud(self, seat: Seat, move: Move) -> list[Event]:
        before = self.record
        phase, led = int(before.phase), int(before.led)
        turned_up, drawn = (
            (int(before.deck[2 * before.trick]), int(before.deck[2 * before.trick + 1])) if phase == 1 else (0, 0)
        )
        self.apply(seat, move, events=False)
        played = Event(
            "played" if led == k.NO_CARD else "followed",
            self._ground(led, move),
            {"seat": Who(seat), "card": card_word(move)},
            news=True,
        )
        if led == k.NO_CARD:
            return [played]
        after = self.record
        won_by = int(after.last_winner)
        return [played, *_trick_events(phase, won_by, led, move, turned_up, drawn), *self._phase_events(phase)]

    def _phase_events(self, before: int) -> list[Event]:
        s = self.record
        if s.phase == k.OVER:
            outcome = self.outcome
            assert outcome is not None
            favours = [_favour_event(int(s.score[0]), int(s.score[1]), f) for f in range(5)]
            if outcome.is_draw:
                return [*favours, Event("drawn", "claim.draw", {})]
            won: dict[str, Value] = {"seat": Who(outcome.winners[0]), "why": Word(f"outcome-{outcome.why}")}
            return [*favours, Event("won", _OUTCOME_RULES[outcome.why], won)]
        if before == 1 and s.phase == 2:
            return [Event("second-phase", "claim.second-phase", {"seat": Who(int(s.leader))})]
        if s.phase == 1:
            return [Event("turned-up", "claim.turn-up", {"card": card_word(int(s.deck[2 * s.trick]))}, news=True)]
        return []

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.buffer = self.buffer.copy()
        return twin

    def view(self, seat: Seat | None) -> dict[str, Json]:
        return sight.view(self.buffer, seat)

    def guess(self, seat: Seat | None, rng: Chance) -> Self:
        if seat is not None:
            return type(self)(k.guess(self.buffer, seat, rng.words))
        return type(self)(sight.guess_for_anybody(self.buffer, rng))

    @property
    def outcome(self) -> Outcome | None:
        if self.buffer.item(_PHASE) != k.OVER:
            return None
        s = self.record
        scores = int(s.score[0]), int(s.score[1])
        points = tuple(int(factions) for factions in k.tally(*scores)[:2])
        won_by = int(k.winner(*scores))
        if won_by == k.NOBODY:
            return Outcome((1, 1), points, "draw")
        places = (1, 2) if won_by == 0 else (2, 1)
        return Outcome(places, points, "factions" if points[0] != points[1] else "sum")

    def prompt(self, seat: Seat) -> Prompt | None:
        if seat not in self.actors:
            return None
        led = self.buffer.item(_LED)
        if led == k.NO_CARD:
            return Prompt(Word("prompt-lead"), "claim.lead")
        if faction(led) == DOPPELGANGER:
            return Prompt(Word("prompt-follow-doppelganger"), "claim.doppelganger-led")
        return Prompt(Word("prompt-follow", {"faction": Word(f"faction-{FACTIONS[faction(led)]}")}), "claim.follow")

    def because(self, seat: Seat, move: Move) -> str:
        return self._ground(self.buffer.item(_LED), move)

    @staticmethod
    def _ground(led: int, move: Move) -> str:
        if led == k.NO_CARD:
            return "claim.lead"
        if faction(led) == faction(move):
            return "claim.follow" if faction(led) != DOPPELGANGER else "claim.doppelganger-led"
        return "claim.doppelganger-follows" if faction(move) == DOPPELGANGER else "claim.discard"

    def label(self, seat: Seat, move: Move) -> Word:
        return Word("move-play", {"card": card_word(move)})

    def pack(self) -> bytes:
        return self.buffer.astype("<i8", copy=False).tobytes()

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpack, (self.buffer.tobytes(),)

    def _reason(self, why: int, seat: Seat, move: Move) -> Reason:
        s = self.record
        match why:
            case k.IS_OVER:
                return Reason("over", "house.over")
            case k.NOT_YOUR_TURN:
                return Reason("not-your-turn", "claim.turns", {"seat": Who(int(s.turn))})
            case k.NO_SUCH_CARD:
                return Reason("no-such-card", "claim.cards", {"move": str(move)[:20]})
            case k.NOT_IN_HAND:
                return Reason(
                    "not-in-hand", "claim.lead" if s.led == k.NO_CARD else "claim.follow", {"card": card_word(move)}
                )
            case _:
                led = int(s.led)
                values: dict[str, Value] = {
                    "card": card_word(move),
                    "faction": Word(f"faction-{FACTIONS[faction(led)]}"),
                    "held": tuple(card_word(card) for card in self.legal(seat)),
                }
                return Reason("must-follow", _must_follow_rule(led, move), values)


_OUTCOME_RULES = {"factions": "claim.most-factions", "sum": "claim.sum"}


def _in_range(move: Move) -> int:
    """Moves of any size, as the kernel's int64 can hold them."""
    return move if -1 < move < 52 else k.NO_CARD


def _seat_in_range(seat: Seat) -> int:
    return seat if -1 < seat < 2 else k.NOBODY


def _unpack(packed: bytes) -> ClaimState:
    return ClaimState(np.frombuffer(packed, np.int64).copy())


def _trick_events(phase: int, won_by: Seat, led: int, card: int, turned_up: int, drawn: int) -> list[Event]:
    """What the end of a trick did, in the order of the book."""
    loser = 1 - won_by
    follower_won = bool(k.beats(led, card))
    events = [Event("trick", _trick_rule(led, card, follower_won), {"seat": Who(won_by)})]
    if phase == 1:
        events.append(Event("recruited", "claim.recruit", {"seat": Who(won_by), "card": card_word(turned_up)}))
        events.append(
            Event("drew", "claim.draw-follower", {"seat": Who(loser)}, {"card": card_word(drawn)}, (loser,), news=True)
        )
        kept = tuple(card_word(each) for each in (led, card) if faction(each) == UNDEAD)
        if kept:
            events.append(Event("raised", "claim.undead", {"seat": Who(won_by), "cards": kept}))
        return events
    dwarves = tuple(card_word(each) for each in (led, card) if faction(each) == DWARF)
    others = tuple(card_word(each) for each in (led, card) if faction(each) != DWARF)
    if others:
        events.append(Event("took", "claim.take", {"seat": Who(won_by), "cards": others}))
    if dwarves:
        events.append(Event("dwarves", "claim.dwarves", {"seat": Who(loser), "cards": dwarves}))
    return events


def _trick_rule(led: int, card: int, follower_won: bool) -> str:
    """The rule that decided a trick."""
    if faction(card) == KNIGHT and faction(led) == GOBLIN:
        return "claim.knight"
    if faction(card) not in (faction(led), DOPPELGANGER):
        return "claim.off-faction"
    if not follower_won and value(card) == value(led):
        return "claim.equal"
    return "claim.higher" if faction(card) == faction(led) else "claim.doppelganger-follows"


def _must_follow_rule(led: int, card: int) -> str:
    """The rule that forbids this card."""
    if faction(led) == DOPPELGANGER:
        return "claim.doppelganger-led"
    if faction(led) == GOBLIN and faction(card) == KNIGHT:
        return "claim.knight-follows-too"
    return "claim.follow"


def _favour_event(score0: int, score1: int, of: int) -> Event:
    """Whose side a faction takes at the end, and by which rule."""
    seat = int(k.favour(score0, score1, of))
    faction_word = Word(f"faction-{FACTIONS[of]}")
    if seat == k.NOBODY:
        return Event("favour-nobody", "claim.favour-nobody", {"faction": faction_word})
    tied = popcount(score0 & MASKS[of]) == popcount(score1 & MASKS[of])
    return Event("favour", "claim.favour-tie" if tied else "claim.favour", {"seat": Who(seat), "faction": faction_word})
