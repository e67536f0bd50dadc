"""What the hall answers when it cannot do as asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thronsaal.core.reason import Reason
from thronsaal.core.words import Value, Word

if TYPE_CHECKING:
    from thronsaal.server.table import Table


class Denied(Exception):
    """A wish the hall does not grant: a code, the HTTP status, the values of the sentence `error-<code>`, the rule."""

    def __init__(self, code: str, status: int, rule: str | None = None, **values: Value) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.rule = rule
        self.values = values
        self.word = Word(f"error-{code}", values)
        """The sentence, still without a language."""
        self.table: Table | None = None
        """Whose game and names the sentence speaks of."""

    @staticmethod
    def by_rule(reason: Reason, table: Table) -> Denied:
        """A move or wish that the rules of the game or the house refuse."""
        denied = Denied(reason.code, 409, reason.rule, **reason.values)
        denied.word, denied.table = reason.word, table
        return denied
