"""The refusals of the kernels with their codes, rules and values."""

from __future__ import annotations

from typing import Final

from thronsaal.core.reason import Reason
from thronsaal.core.words import Move, Seat, Value, Who, Word
from thronsaal.games.catan.kernel import record as r
from thronsaal.games.catan.kernel.material import COSTS
from thronsaal.games.catan.moves import MoveKind, kind_of, meaning_of
from thronsaal.games.catan.snapshot import CatanSnapshot
from thronsaal.games.catan.words import bundle

# By the kernel's number: the code of the sentence and the rule.
REASONS: Final[dict[int, tuple[str, str]]] = {
    r.IS_OVER: ("over", "house.over"),
    r.NOT_YOUR_TURN: ("not-your-turn", "catan.turn"),
    r.NO_SUCH_MOVE: ("no-such-move", "catan.turn"),
    r.NOT_NOW: ("not-now", "catan.turn"),
    r.ROLL_FIRST: ("roll-first", "catan.turn"),
    r.HAS_ROLLED: ("has-rolled", "catan.turn"),
    r.CANNOT_PAY: ("cannot-pay", "catan.cost"),
    r.NO_PIECE_LEFT: ("no-piece-left", "catan.pieces"),
    r.NO_SUCH_PLACE: ("no-such-place", "catan.corner"),
    r.NOT_CONNECTED: ("not-connected", "catan.road"),
    r.PATH_TAKEN: ("path-taken", "catan.path"),
    r.PATH_FORBIDDEN: ("path-forbidden", "catan.forbidden-paths"),
    r.CORNER_TAKEN: ("corner-taken", "catan.distance"),
    r.TOO_CLOSE: ("too-close", "catan.distance"),
    r.CORNER_DEAD: ("corner-dead", "catan.forbidden-paths"),
    r.NO_OWN_SETTLEMENT: ("no-own-settlement", "catan.keep"),
    r.NOT_AT_NEW_SETTLEMENT: ("not-at-new-settlement", "catan.founding"),
    r.SECTION_FULL: ("section-full", "catan.wall-section"),
    r.DECK_EMPTY: ("deck-empty", "catan.development"),
    r.NOT_HELD: ("not-held", "catan.development"),
    r.JUST_BOUGHT: ("just-bought", "catan.not-fresh"),
    r.ONE_CARD_A_TURN: ("one-card-a-turn", "catan.one-card"),
    r.NO_ROAD_POSSIBLE: ("no-road-possible", "catan.road-building"),
    r.SUPPLY_EMPTY: ("supply-empty", "catan.resources"),
    r.SAME_RESOURCE: ("same-resource", "catan.supply-trade"),
    r.TRADE_OVER: ("trade-over", "catan.apart"),
    r.NOT_ENOUGH: ("not-enough", "catan.resources"),
    r.NOTHING_OWED: ("nothing-owed", "catan.discard"),
    r.TORMUND_STAYS: ("tormund-stays", "catan.tormund-moves"),
    r.CAMP_ONLY_ON_SEVEN: ("camp-only-on-seven", "catan.patrol-tormund"),
    r.NO_LANDSCAPE: ("no-landscape", "catan.tormund-moves"),
    r.MUST_ROB: ("must-rob", "catan.rob"),
    r.CANNOT_ROB: ("cannot-rob", "catan.rob"),
    r.NO_WILDLING: ("no-wildling", "catan.patrol-wildling"),
    r.NOT_IN_THIS_GAME: ("not-in-this-game", "catan.boards"),
    r.NO_OFFERS_HERE: ("no-offers-here", "catan.offers-off"),
    r.TOO_MANY_OFFERS: ("too-many-offers", "catan.offer-limit"),
    r.NO_GIFTS: ("no-gifts", "catan.no-gifts"),
    r.LACKS_OFFERED: ("lacks-offered", "catan.seat-trade"),
    r.NO_AGREEMENT: ("no-agreement", "catan.seat-trade"),
    r.NOT_YOUR_HERO: ("not-your-hero", "catan.heroes"),
    r.HERO_TIRED: ("hero-tired", "catan.hero-once"),
    r.NOT_BEFORE_DICE: ("not-before-dice", "catan.hero-timing"),
    r.NOBODY_AHEAD: ("nobody-ahead", "catan.hero-mance"),
    r.NO_CARDS_THERE: ("no-cards-there", "catan.hero-conditions"),
    r.NOT_AN_END: ("not-an-end", "catan.hero-yarwyck"),
    r.SAME_PATH: ("same-path", "catan.hero-yarwyck"),
    r.NO_PATROL_SHOWN: ("no-patrol-shown", "catan.hero-yoren"),
    r.TORMUND_AT_HOME: ("tormund-at-home", "catan.hero-qhorin"),
    r.NO_SECOND_USE: ("no-second-use", "catan.hero-after"),
    r.HERO_TAKEN: ("hero-taken", "catan.hero-display"),
    r.JUST_RETURNED: ("just-returned", "catan.hero-after"),
    r.NOT_WHAT_IS_OWED: ("not-what-is-owed", "catan.discard"),
    r.NOT_AMONG_THREE: ("not-among-three", "catan.hero-melisandre"),
}

_HERO_CASES: Final = (
    r.SUPPLY_EMPTY,
    r.NO_WILDLING,
    r.SAME_RESOURCE,
    r.NO_ROAD_POSSIBLE,
    r.NOT_ENOUGH,
    r.CANNOT_PAY,
)
"""What may stand in a hero's way as it does in anybody's: the hero's own rule says it closer."""
_CLOSER_RULES: Final = {
    (r.NOT_CONNECTED, "settlement"): "catan.settlement",
    (r.NO_PIECE_LEFT, "settlement"): "catan.keep-frees",
    (r.SAME_RESOURCE, "offer"): "catan.no-gifts",
    (r.SAME_RESOURCE, "counter"): "catan.no-gifts",
    (r.NO_SUCH_PLACE, "road"): "catan.path",
}
"""The rule of the very case, where one refusal serves several kinds of moves."""


def reason(s: CatanSnapshot, why: int, seat: Seat, move: Move) -> Reason:
    """The refusal in full."""
    code, rule = REASONS[why]
    kind = kind_of(move)
    if kind.hero and why in _HERO_CASES:
        rule = kind.rule
    return Reason(code, _CLOSER_RULES.get((why, kind.name), rule), _values(s, why, kind, seat, move))


def _values(s: CatanSnapshot, why: int, kind: MoveKind, seat: Seat, move: Move) -> dict[str, Value]:
    match why:
        case r.NOT_YOUR_TURN:
            return {"seats": tuple(Who(seat) for seat in s.actors), "count": len(s.actors)}
        case r.CANNOT_PAY:
            return {"what": Word(f"piece-{kind.pays}"), "cost": bundle(COSTS[kind.pays])}
        case r.NO_PIECE_LEFT:
            return {"what": Word(f"piece-{kind.builds}")}
        case r.NOT_WHAT_IS_OWED:
            return {"count": s.owed[seat]}
        case r.CANNOT_ROB:
            return {"victim": Who(meaning_of(move).victim or 0)}
        case r.NOT_YOUR_HERO:
            return {"hero": Word(f"hero-{kind.hero}")}
    return {}
