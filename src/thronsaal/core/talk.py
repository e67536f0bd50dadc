"""What is said at a table: messages, offers and promises, in the order of the match."""

from __future__ import annotations

from dataclasses import dataclass

from thronsaal.core.words import Seat

LONGEST_TALK = 500

KINDS = ("says", "offers", "promises")


@dataclass(frozen=True, slots=True)
class Talk:
    """Something said by a seat after so many moves.

    `says` is free text; the text of `offers` and `promises` is in the game's own notation, so that the log can tell
    later what became of it.
    """

    after: int
    seat: Seat
    kind: str
    text: str

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise ValueError(f"talk is one of {', '.join(KINDS)}, not {self.kind!r}")
        if not self.text.strip() or len(self.text) > LONGEST_TALK:
            raise ValueError(f"a message has 1 to {LONGEST_TALK} characters")
        if any(ord(letter) < 32 or letter in "\x7f\x85\u2028\u2029" for letter in self.text):
            raise ValueError("a message is one line without control characters")
