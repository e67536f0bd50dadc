"""The refusals of the kernels with their codes, rules and values."""

from __future__ import annotations

from thronsaal.core.reason import Reason
from thronsaal.core.words import Move, Value, Who, Word
from thronsaal.games.claim.kernel import rules as k
from thronsaal.games.claim.kernel.material import DOPPELGANGER, FACTIONS, GOBLIN, KNIGHT, faction
from thronsaal.games.claim.notation import card_word
from thronsaal.games.claim.snapshot import ClaimSnapshot


def reason(s: ClaimSnapshot, why: int, move: Move, legal: list[Move]) -> Reason:
    """The refusal in full; `legal` is what the seat may play instead."""
    match why:
        case k.IS_OVER:
            return Reason("over", "house.over")
        case k.NOT_YOUR_TURN:
            return Reason("not-your-turn", "claim.turns", {"seat": Who(s.turn)})
        case k.NO_SUCH_CARD:
            return Reason("no-such-card", "claim.cards")
        case k.NOT_IN_HAND:
            rule = "claim.lead" if s.led == k.NO_CARD else "claim.follow"
            return Reason("not-in-hand", rule, {"card": card_word(move)})
        case _:
            values: dict[str, Value] = {
                "card": card_word(move),
                "faction": Word(f"faction-{FACTIONS[faction(s.led)]}"),
                "held": tuple(card_word(card) for card in legal),
            }
            return Reason("must-follow", _must_follow_rule(s.led, move), values)


def _must_follow_rule(led: int, card: int) -> str:
    """The rule that forbids this card."""
    if faction(led) == DOPPELGANGER:
        return "claim.doppelganger-led"
    if faction(led) == GOBLIN and faction(card) == KNIGHT:
        return "claim.knight-follows-too"
    return "claim.follow"
