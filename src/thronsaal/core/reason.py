"""Why a move is refused: a code for the words, the values in them, and the rule that forbids."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from thronsaal.core.words import Value, Word


@dataclass(frozen=True, slots=True)
class Reason:
    """A refusal. `rule` is a full rule id such as `mygame.follow`; `code` picks the message `reason-<code>`."""

    code: str
    rule: str
    values: Mapping[str, Value] = field(default_factory=dict)

    @property
    def word(self) -> Word:
        """The sentence of this reason, still without a language."""
        return Word(f"reason-{self.code}", self.values)


class Refused(Exception):
    """Raised by `State.apply` and by a match; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.code} ({reason.rule})")
        self.reason = reason
