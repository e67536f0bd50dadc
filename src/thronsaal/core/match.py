"""A match: game, options, seats, seed and moves. Replay, fork, take back and audit are all this one list."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from thronsaal.core.chance import seed_hash
from thronsaal.core.game import Event, Game, Outcome, Prompt, State
from thronsaal.core.reason import Reason, Refused
from thronsaal.core.shares import Shares
from thronsaal.core.summary import Summary
from thronsaal.core.talk import OPEN, Pledge, Talk, check_line
from thronsaal.core.words import Move, Seat, Who, seat_letter

LONGEST_NAME = 80


@dataclass(frozen=True, slots=True)
class Made:
    """A move that was made."""

    seat: Seat
    move: Move


class Match:
    """A match in progress or over. Only `apply`, `say`, `resign`, `walkover` and `take_back` change it."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        seats: int | None = None,
        names: Sequence[str] = (),
        shares: Shares | None = None,
    ) -> None:
        """`shares` says where the seed came from, and then takes its place."""
        self.game = game
        self.options = game.settle(options or {})
        self.shares = shares
        self.seed = seed = seed if shares is None else shares.seed
        self.state: State = game.start(seats, self.options, seed)
        self.names = tuple(names) or tuple(seat_letter(seat) for seat in range(self.state.seats))
        if len(self.names) != self.state.seats:
            raise ValueError(f"{self.state.seats} seats need as many names, not {len(self.names)}")
        for name in self.names:
            check_line(name, "a name", LONGEST_NAME)
        self.moves: list[Made] = []
        self.log: list[list[Event]] = []
        self.talk: list[Talk] = []
        self.ledger: list[Pledge] = []
        """The promises among the talk, in order, judged as far as the match went."""
        self.resigned: Seat | None = None
        self.walked_over: Seat | None = None
        """Who took the match because the others were gone."""
        self.questions = (0,) * self.state.seats
        """The number of the question before each seat, never used twice.

        Where all choose in secret, the others' choices move the match on while my question, and its number, stay.
        """

    @property
    def seed_hash(self) -> str:
        """Shown before the first move; after the last, anybody can check the seed against it."""
        return seed_hash(self.seed)

    @property
    def outcome(self) -> Outcome | None:
        """None while the match goes on."""
        if self.walked_over is not None:
            return Outcome.ranked([int(seat == self.walked_over) for seat in range(self.state.seats)], "walkover")
        if self.resigned is None:
            return self.state.outcome
        return Outcome.ranked([int(seat != self.resigned) for seat in range(self.state.seats)], "resigned")

    @property
    def summary(self) -> Summary | None:
        """What is told of a match that is over; None while it goes on. Broken off, its points came from nowhere."""
        if self.outcome is None:
            return None
        told = self.game.summary(self)
        return replace(told, shares=()) if self.is_broken_off else told

    @property
    def is_broken_off(self) -> bool:
        """Somebody resigned, or took the match because the others were gone: the position has no outcome of its own."""
        return self.resigned is not None or self.walked_over is not None

    @property
    def turns(self) -> list[int]:
        """How many moves were made before each turn began, the first at the start: where a replay jumps to."""
        begins = self.game.turns
        found = [0]
        for number, events in enumerate(self.log, 1):
            before, after = self.moves[number - 1], self.moves[number] if number < len(self.moves) else None
            is_new = any(event.kind in begins for event in events) if begins else after and after.seat != before.seat
            if is_new and after is not None:
                found.append(number)
        return found

    @property
    def actors(self) -> tuple[Seat, ...]:
        """The seats that may act now."""
        return () if self.is_broken_off else self.state.actors

    def check(self, seat: Seat, move: Move) -> Reason | None:
        """None, or why this move is refused."""
        if self.outcome is not None:
            return Reason("over", "house.over")
        return self.state.check(seat, move)

    def apply(self, seat: Seat, move: Move, events: bool = True) -> list[Event]:
        """Make a move. Raises Refused and changes nothing.

        With `events` off the log stays empty and the match is faster: for one that nobody reads or takes back.
        """
        if self.outcome is not None:
            raise Refused(Reason("over", "house.over"))
        waits = any(pledge.verdict == OPEN for pledge in self.ledger)
        before = self.state.copy() if waits else self.state
        actors = self.state.actors
        asked = self._asked(actors) if len(actors) > 1 else {}
        happened = self.state.apply(seat, move, events)
        self.moves.append(Made(seat, move))
        self.log.append(happened)
        still = self._asked(asked)
        self._ask_anew([other for other in still if other != seat and still[other] == asked[other]])
        if waits:
            self.ledger = [self._judged(pledge, before, seat, move) for pledge in self.ledger]
        return happened

    def _asked(self, seats: Iterable[Seat]) -> dict[Seat, tuple[Prompt | None, list[Move]]]:
        """What those of these seats who may act are asked, and what they may do."""
        state = self.state
        return {seat: (state.prompt(seat), state.legal(seat)) for seat in seats if seat in state.actors}

    def _ask_anew(self, still: Sequence[Seat] = ()) -> None:
        """Every seat is asked something new, except those who are still asked the same."""
        fresh = [max(self.questions) + 1] * len(self.questions)
        for seat in still:
            fresh[seat] = self.questions[seat]
        self.questions = tuple(fresh)

    def _judged(self, pledge: Pledge, before: State, seat: Seat, move: Move) -> Pledge:
        """The promise after the last move."""
        if pledge.verdict != OPEN:
            return pledge
        verdict = self.game.judge(pledge, before, seat, move, self.state)
        return pledge if verdict == OPEN else replace(pledge, verdict=verdict, judged_after=len(self.moves))

    def say(self, seat: Seat, text: str, kind: str = "says") -> Talk:
        """Put a message on record. Raises ValueError."""
        self._check_seat(seat)
        talk = Talk(len(self.moves), seat, kind, text)
        self.talk.append(talk)
        pledge = self.game.hear(self.state, talk) if kind == "promises" else None
        if pledge is not None and not self._stands(pledge):
            self.ledger.append(pledge)
        return talk

    def _stands(self, pledge: Pledge) -> bool:
        """Whether the same word was given before and is still open: said twice, it is one word."""
        return any(each.verdict == OPEN and replace(pledge, after=each.after) == each for each in self.ledger)

    def resign(self, seat: Seat) -> None:
        """Give up. Raises Refused."""
        self._check_seat(seat)
        if self.outcome is not None:
            raise Refused(Reason("over", "house.over"))
        if self.state.seats != 2:
            raise Refused(Reason("resign-two-only", "house.resign"))
        self.resigned = seat
        self._ask_anew()

    def walk_over(self, seat: Seat) -> None:
        """Take the match, because the others are gone: the hall sees to it that they are. Raises Refused."""
        self._check_seat(seat)
        if self.outcome is not None:
            raise Refused(Reason("over", "house.over"))
        self.walked_over = seat
        self._ask_anew()

    def at(self, count: int) -> State:
        """The position after the first `count` moves."""
        if not 0 <= count <= len(self.moves):
            raise IndexError(f"the match has {len(self.moves)} moves, not {count}")
        state = self.game.start(self.state.seats, self.options, self.seed)
        for made in self.moves[:count]:
            state.apply(made.seat, made.move, events=False)
        return state

    def fork(self, count: int | None = None) -> Match:
        """A new match that shares the first `count` moves (all of them by default) and goes its own way."""
        keep = len(self.moves) if count is None else count
        if not 0 <= keep <= len(self.moves):
            raise IndexError(f"the match has {len(self.moves)} moves, not {keep}")
        return self._told_anew(keep, [talk for talk in self.talk if talk.after <= keep])

    def _told_anew(self, keep: int, talk: Sequence[Talk]) -> Match:
        """The first `keep` moves once more, with all this said in between; what came later is said at the end."""
        twin = Match(self.game, self.options, self.seed, self.state.seats, self.names, self.shares)
        told = 0
        for count in range(keep + 1):
            while told < len(talk) and (talk[told].after <= count or count == keep):
                twin.say(talk[told].seat, talk[told].text, talk[told].kind)
                told += 1
            if count < keep:
                twin.apply(self.moves[count].seat, self.moves[count].move)
        return twin

    def may_take_back(self, seat: Seat, agreed: Collection[Seat] = ()) -> Reason | None:
        """None, or why this seat may not take back its last move (and all that came after it)."""
        self._check_seat(seat)
        if self.outcome is not None:
            return Reason("over", "house.over")
        since = self._last_move_of(seat)
        if since is None:
            return Reason("nothing-to-take-back", "house.take-back", {"seat": Who(seat)})
        own = all(made.seat == seat for made in self.moves[since:])
        news = any(event.news for events in self.log[since:] for event in events)
        others = tuple(Who(other) for other in range(self.state.seats) if other != seat and other not in agreed)
        if others and (news or not own):
            return Reason("take-back-alone", "house.take-back", {"others": others})
        return None

    def take_back(self, seat: Seat, agreed: Collection[Seat] = ()) -> int:
        """Undo this seat's last move and all that came after it; returns how many moves are left. Raises Refused."""
        reason = self.may_take_back(seat, agreed)
        if reason is not None:
            raise Refused(reason)
        keep = self._last_move_of(seat) or 0
        twin = self._told_anew(keep, self.talk)
        self.state, self.talk, self.ledger = twin.state, twin.talk, twin.ledger
        del self.moves[keep:], self.log[keep:]
        self._ask_anew()
        return keep

    def _check_seat(self, seat: Seat) -> None:
        if seat not in range(self.state.seats):
            raise ValueError(f"there is no seat {seat} at a table of {self.state.seats}")

    def _last_move_of(self, seat: Seat) -> int | None:
        return next((n for n in range(len(self.moves) - 1, -1, -1) if self.moves[n].seat == seat), None)
