"""What the hall answers when it cannot do as asked."""

from __future__ import annotations

from thronsaal.core.words import Value, Word


class Denied(Exception):
    """A wish the hall does not grant: a code, the HTTP status, the values of the sentence `error-<code>`, the rule."""

    def __init__(self, code: str, status: int, rule: str | None = None, **values: Value) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.rule = rule
        self.values = values

    @property
    def word(self) -> Word:
        """The sentence, still without a language."""
        return Word(f"error-{self.code}", self.values)
