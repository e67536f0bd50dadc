"""Promises as pages show them: those to give, those that are open, and who kept theirs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from thronsaal.core.talk import OPEN, Pledge, honesty
from thronsaal.core.text import Voice
from thronsaal.core.words import Seat, Word


@dataclass(frozen=True, slots=True)
class Vow:
    """A promise that is still open, as a sentence."""

    seat: Seat
    text: str


@dataclass(frozen=True, slots=True)
class TalkShown:
    """Promises: those to give (as sent, as a button says it), the open ones, and by seat how many kept and broken."""

    pledges: tuple[tuple[str, str], ...]
    open: tuple[Vow, ...]
    honesty: tuple[tuple[int, int], ...]


def talk_shown(
    ledger: Sequence[Pledge], seats: int, voice: Voice, pledges: Sequence[tuple[str, Word]] = ()
) -> TalkShown:
    """The ledger as a page shows it, with promises that might be given."""
    return TalkShown(
        tuple((text, voice.say(word)) for text, word in pledges),
        tuple(dict.fromkeys(Vow(each.seat, voice.say(each.said)) for each in ledger if each.verdict == OPEN)),
        tuple(honesty(ledger, seat) for seat in range(seats)),
    )
