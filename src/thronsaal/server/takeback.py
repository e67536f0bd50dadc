"""Taking back at a table: alone where the house rules let it, else with the leave of all others."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection

from thronsaal.core import pause
from thronsaal.core.match import Match
from thronsaal.core.pause import Liking
from thronsaal.core.reason import Refused
from thronsaal.core.words import Seat
from thronsaal.server.errors import Denied
from thronsaal.server.journal import Asked, Chair, Draft


class TakingBack:
    """What a table plans when somebody wants to take back."""

    match: Match
    chairs: list[Chair]
    steps: list[int]
    asked: Asked | None
    likings: dict[Seat, Liking]
    stood_in: set[int]
    """The entries of moves that a bot made in somebody's place."""

    @abstractmethod
    def need_playing(self) -> None:
        """Raises Denied unless the match is on."""

    @property
    def consenting(self) -> tuple[Seat, ...]:
        """The bots that agree to every take-back: those that sit here for nobody else."""
        chairs = enumerate(self.chairs)
        return tuple(seat for seat, chair in chairs if chair.kind == "bot" and not chair.is_stand_in)

    def plan_undo(self, seat: Seat) -> list[Draft]:
        """Take back alone where the house rules let it, else ask the others. Bots agree, stand-ins do not."""
        if self._must_ask(seat):
            return [Draft("asked", seat)]
        return self._take_backs(seat, self.consenting)

    def may_undo(self, seat: Seat) -> bool:
        """Whether a seat may take back, or ask the others to let it."""
        try:
            self._must_ask(seat)
        except (Denied, Refused):
            return False
        return True

    def _must_ask(self, seat: Seat) -> bool:
        """Whether the others have to agree first. Raises Denied or Refused where it cannot be at all."""
        self.need_playing()
        if self.asked is not None:
            raise Denied("already-asked", 409)
        reason = self.match.may_take_back(seat, self.consenting)
        if reason is not None and reason.code != "take-back-alone":
            raise Refused(reason)
        # What a bot played for somebody is no advice to them: they cannot sit down again and choose anew.
        if self._is_stood_in(self.match, seat):
            raise Denied("stand-in-moved", 409, "house.take-back")
        if reason is not None and any(chair.is_stand_in for chair in self.chairs):
            raise Denied("stand-in-silent", 409, "house.take-back")
        return reason is not None

    def _is_stood_in(self, match: Match, seat: Seat) -> bool:
        """Whether the last move of a seat, in this position or an earlier one, was made by a bot in its place."""
        last = next(n for n in reversed(range(len(match.moves))) if match.moves[n].seat == seat)
        return self.steps[last] in self.stood_in

    def _take_backs(self, seat: Seat, agreed: Collection[Seat]) -> list[Draft]:
        """Back to the last answer that the seat gave itself: what the hall answered for it would only come again."""
        drafts, liking = [Draft("took-back", seat)], self.likings.get(seat)
        if liking is None:
            return drafts
        twin = self.match.fork()
        twin.take_back(seat, agreed)
        while (
            pause.answer(twin, seat, liking) is not None
            and twin.may_take_back(seat, agreed) is None
            and not self._is_stood_in(twin, seat)
        ):
            twin.take_back(seat, agreed)
            drafts.append(Draft("took-back", seat))
        return drafts

    def plan_agree(self, seat: Seat) -> list[Draft]:
        """Agree to the take-back; the last to agree brings it about."""
        asked = self._need_asked(seat)
        agreed = {*self.consenting, *asked.agreed, seat}
        if self.match.may_take_back(asked.seat, agreed) is None:
            return [Draft("agreed", seat), *self._take_backs(asked.seat, agreed)]
        return [Draft("agreed", seat)]

    def plan_decline(self, seat: Seat) -> list[Draft]:
        """Refuse the take-back, or withdraw one's own wish."""
        if self.asked is not None and seat == self.asked.seat:
            return [Draft("declined", seat)]
        self._need_asked(seat)
        return [Draft("declined", seat)]

    def _need_asked(self, seat: Seat) -> Asked:
        if self.asked is None or seat == self.asked.seat:
            raise Denied("not-asked", 409)
        if seat in self.asked.agreed:
            raise Denied("already-agreed", 409)
        return self.asked
