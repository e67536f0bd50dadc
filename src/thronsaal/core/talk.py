"""What is said at a table: messages, offers and promises, in the order of the match."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, replace

from thronsaal.core.words import Seat, Who, Word

LONGEST_TALK = 500

KINDS = ("says", "offers", "promises", "signals")

WORDS = ("hello", "good-luck", "well-played", "thanks", "sorry", "one-moment", "your-turn", "good-game")
EMOTES = ("laughs", "sighs", "ponders", "cheers")
SIGNALS = (*WORDS, *EMOTES)
"""What can be said with one click, in the language of whoever reads it."""

OPEN, KEPT, BROKEN, VOID = "open", "kept", "broken", "void"

UNPRINTABLE = ("Cc", "Cs", "Zl", "Zp")
"""Control characters, halves of characters, line and paragraph separators."""


@dataclass(frozen=True, slots=True)
class Talk:
    """Something said by a seat after so many moves.

    `says` is free text; the text of `offers` and `promises` is in the game's own notation, so that the log can tell
    later what became of it; `signals` are a few fixed words.
    """

    after: int
    seat: Seat
    kind: str
    text: str

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise ValueError(f"talk is one of {', '.join(KINDS)}, not {self.kind!r}")
        check_line(self.text, "a message", LONGEST_TALK)
        if self.kind == "signals" and self.text not in SIGNALS:
            raise ValueError(f"a signal is one of {', '.join(SIGNALS)}")


@dataclass(frozen=True, slots=True)
class Pledge:
    """A promise on record, as a sentence, and what became of it: open, kept, broken or void.

    `after` and `judged_after` count the moves made when it was given and when it was judged (-1: not yet). A game may
    add what it needs to judge, as long as it is public.
    """

    seat: Seat
    text: str
    said: Word
    after: int
    rule: str
    verdict: str = OPEN
    judged_after: int = -1

    @property
    def judged(self) -> Word:
        """The verdict as a sentence."""
        return Word(f"verdict-{self.verdict}", {"seat": Who(self.seat)})


def honesty(ledger: Iterable[Pledge], seat: Seat) -> tuple[int, int]:
    """How often a seat kept its word, and how often it broke it."""
    verdicts = [pledge.verdict for pledge in ledger if pledge.seat == seat]
    return verdicts.count(KEPT), verdicts.count(BROKEN)


def as_of(ledger: Iterable[Pledge], moves: int) -> list[Pledge]:
    """The ledger as it stood after so many moves."""
    return [
        pledge if pledge.judged_after <= moves else replace(pledge, verdict=OPEN, judged_after=-1)
        for pledge in ledger
        if pledge.after <= moves
    ]


def check_line(text: str, what: str, longest: int) -> None:
    """Refuse, with ValueError, what does not fit on one readable line of a record."""
    if not text.strip() or len(text) > longest:
        raise ValueError(f"{what} has 1 to {longest} characters")
    if any(unicodedata.category(letter) in UNPRINTABLE for letter in text):
        raise ValueError(f"{what} is one line without control characters")
