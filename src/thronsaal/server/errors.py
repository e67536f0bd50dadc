"""What the hall answers when it cannot do as asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thronsaal.core.game import BadOption
from thronsaal.core.reason import Reason
from thronsaal.core.record import BadRecord
from thronsaal.core.words import Value, Word

if TYPE_CHECKING:
    from thronsaal.server.table import Table


class Denied(Exception):
    """A wish the hall does not grant: a code, the HTTP status, the values of the sentence `error-<code>`, the rule.

    `detail` is for those who write programs, in English and in notation; people never read it.
    """

    def __init__(
        self, code: str, status: int, rule: str | None = None, detail: str | None = None, **values: Value
    ) -> None:
        super().__init__(code)
        self.detail = detail
        self.code = code
        self.status = status
        self.rule = rule
        self.values = values
        self.word = Word(f"error-{code}", values)
        """The sentence, still without a language."""
        self.table: Table | None = None
        """Whose game and names the sentence speaks of."""
        self.cause: BadOption | BadRecord | None = None
        """What says in any language why the hall cannot do it: the `$why` of the sentence."""

    @staticmethod
    def because(code: str, cause: BadOption | BadRecord) -> Denied:
        """Options or a record that are not right."""
        denied = Denied(code, 422, detail=str(cause), why="")
        denied.cause = cause
        return denied

    @staticmethod
    def by_rule(reason: Reason, table: Table) -> Denied:
        """A move or wish that the rules of the game or the house refuse."""
        denied = Denied(reason.code, 409, reason.rule, None, **reason.values)
        denied.word, denied.table = reason.word, table
        return denied
