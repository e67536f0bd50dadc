"""Why a move is refused: what keeps a card from being played, a text from being used, somebody from being challenged.

Only what the seat knows is looked at: cards in play and in piles, and its own hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from thronsaal.core.engine.select import cards_in
from thronsaal.core.engine.window import Rounds
from thronsaal.core.reason import Reason
from thronsaal.core.words import Move, Seat, Value, Who, Word
from thronsaal.games.lcg import marshal, shadows, slots, using
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg.abilities import Action
from thronsaal.games.lcg.catalogue import CARDS
from thronsaal.games.lcg.challenge import (
    DeclareAttackers,
    DeclareDefenders,
    Turn,
    allowed,
    begun,
    can_attack,
    is_barred,
    is_denied,
)
from thronsaal.games.lcg.material import FIRST, NONE, PHASES, SECOND, Keyword, Zone
from thronsaal.games.lcg.paying import influence_of
from thronsaal.games.lcg.plotting import ChooseTitle
from thronsaal.games.lcg.reading import zone_of
from thronsaal.games.lcg.setup import LayOut, bearers, gold_left, layable
from thronsaal.games.lcg.shadows import Opening
from thronsaal.games.lcg.targeting import is_supporter, owed
from thronsaal.games.lcg.windows import ActionWindow
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.shade import no_emerging

if TYPE_CHECKING:
    from thronsaal.games.lcg.state import LcgState

_RULES: Final = {
    "is-event": "lcg.events",
    "is-unique": "lcg.unique",
    "is-dead": "lcg.unique-dead",
    "is-lost": "lcg.unique-lost",
    "limited-again": "lcg.limited",
    "no-bearer": "lcg.attachments",
    "too-expensive": "lcg.playing",
    "by-errata": "lcg.errata",
    "is-hushed": "lcg.cannot",
    "is-banned": "lcg.cannot",
    "no-events": "lcg.cannot",
    "limit-reached": "lcg.limits",
    "limited-response-again": "lcg.limited-response",
    "condition-unmet": "lcg.actions",
    "gold-on-others-turn": "lcg.marshal-others",
    "cannot-pay": "lcg.costs",
    "no-target": "lcg.targets",
    "no-shadow": "lcg.shadows-cards",
    "only-by-shadows": "lcg.shadows-hand",
    "shadow-event": "lcg.shadows-events",
    "no-shadow-cost": "lcg.shadows-costs",
    "no-emerging": "lcg.cannot",
}
"""The rules behind what keeps a card or a text from being used."""
_FROM_HAND: Final = (n.PLAY, n.ON_HOUSE, n.AMBUSH)


def why_not(s: LcgState, seat: Seat, move: Move) -> Reason | None:
    """Why this seat, which is asked, cannot do this; None when there is nothing more to say than that it cannot."""
    kind = n.kind_of(move)
    if kind in _FROM_HAND and isinstance(s.asked, ActionWindow):
        return _not_played(s, seat, move)
    if kind == n.USE and isinstance(s.asked, Rounds):
        return _not_used(s, seat, move)
    if kind == n.HIDE and isinstance(s.asked, ActionWindow | LayOut):
        return _not_hidden(s, seat, move)
    if kind in (n.EMERGE, n.CALL) and isinstance(s.asked, Rounds | Opening):
        return _not_emerged(s, seat, move)
    if kind == n.CHALLENGE and isinstance(s.asked, Turn):
        return _not_challenged(s, seat, n.about(move), n.extra(move))
    if kind == n.CARD and isinstance(s.asked, DeclareAttackers | DeclareDefenders):
        return _not_declared(s, seat, move)
    if kind == n.CARD and isinstance(s.asked, LayOut):
        return _not_laid(s, seat, move)
    if kind == n.TITLE and isinstance(s.asked, ChooseTitle):
        return _not_taken(s, n.about(move))
    return None


def _not_taken(s: LcgState, title: int) -> Reason:
    """Who has the title already; or it rests, since three play."""
    values: dict[str, Value] = {"title": Word(f"title-{m.TITLES[title].value}")}
    if title in s.titles:
        return Reason("title-taken", "lcg.titles", {**values, "seat": Who(s.titles.index(title))})
    return Reason("title-rests", "lcg.titles-three", values)


def _title(move: Move) -> Word:
    """The title of the card that a move names, whether there is one or not."""
    return CARDS[n.about(move) // (n.COPIES * n.OWNERS)].title


def _in_hand(s: LcgState, seat: Seat, move: Move) -> int:
    """The card that a move names if the seat holds it, or NONE."""
    card = s.deal.number_of.get(n.about(move), NONE)
    return card if card >= 0 and s.hand[seat] >> card & 1 else NONE


def _in_play(s: LcgState, move: Move) -> int:
    """The card that a move names if it is in play, or NONE."""
    card = s.deal.number_of.get(n.about(move), NONE)
    return card if card >= 0 and s.in_play >> card & 1 else NONE


def _not_played(s: LcgState, seat: Seat, move: Move) -> Reason | None:
    card = _in_hand(s, seat, move)
    values: dict[str, Value] = {"card": _title(move)}
    if card < 0:
        return Reason("not-in-hand", "lcg.playing", values)
    if n.kind_of(move) == n.AMBUSH:
        return _not_ambushed(s, seat, card, values)
    if not marshal.is_marshalling(s, seat):
        return Reason("not-marshalling", "lcg.marshal-order", values)
    code = marshal.obstacle(s, card, seat)
    if not s.deal.marshalled >> card & 1 and code != "is-event":
        code = "only-by-shadows"
    if code == "is-unique":
        code = _unique(s, card, seat)
    if code == "too-expensive":
        values |= {"count": marshal.price(s, card, seat), "gold": s.purse(seat)}
    if not code:
        return Reason("not-on-house", "lcg.attachments", values) if n.kind_of(move) == n.ON_HOUSE else None
    return Reason(code, _RULES[code], values)


def _unique(s: LcgState, card: int, seat: Seat) -> str:
    name = s.deal.names[card]
    if any(s.deal.names[each] == name for each in s.dead[seat]):
        return "is-dead"
    return "is-lost" if (seat, name) in s.lost else "is-unique"


def _not_ambushed(s: LcgState, seat: Seat, card: int, values: dict[str, Value]) -> Reason | None:
    if not s.deal.with_keyword[Keyword.AMBUSH] >> card & 1:
        return Reason("no-ambush", "lcg.ambush", values)
    if not s.may_enter(card, seat):
        code = _unique(s, card, seat)
        return Reason(code, _RULES[code], values)
    if s.deal.attachable >> card & 1 and not s.hosts(card, seat):
        return Reason("no-bearer", "lcg.attachments", values)
    influence = influence_of(s, seat, 0)
    if influence < s.deal.cost[card]:
        return Reason(
            "too-little-influence", "lcg.ambush", {**values, "count": s.deal.cost[card], "influence": influence}
        )
    return None


def _not_used(s: LcgState, seat: Seat, move: Move) -> Reason | None:
    card, place, values = s.deal.number_of.get(n.about(move), NONE), n.extra(move), {"card": _title(move)}
    if card < 0 or not _has(s, seat, card):
        return Reason("not-yours", "lcg.actions", values)
    if place >= len(s.deal.abilities[card]):
        return Reason("no-such-text", "lcg.actions", values)
    text: Any = s.deal.abilities[card][place]
    zone = zone_of(s.deal.cards[card], text)
    if s.zone(card) is not zone:
        return Reason("wrong-place", "lcg.actions", {**values, "place": Word(f"place-{zone.value}")})
    if isinstance(s.asked, ActionWindow) != isinstance(text, Action):
        return Reason("other-time", "lcg.actions" if isinstance(text, Action) else "lcg.responses", values)
    if zone is Zone.PLAY and s.values.blank >> card & 1:
        return Reason("is-blank", "lcg.blank", values)
    if isinstance(text, Action) and PHASES[s.phase] not in text.moments():
        assert text.phase is not None
        return Reason("other-phase", "lcg.phases-of-actions", {**values, "phase": Word(f"phase-{text.phase.value}")})
    if not isinstance(text, Action):
        return Reason("nothing-to-answer", "lcg.responses", values)
    code = using.obstacle(s, Scope(seat, card, place), text)
    return Reason(code, _RULES[code], values) if code else None


def _not_hidden(s: LcgState, seat: Seat, move: Move) -> Reason | None:
    card, values = _in_hand(s, seat, move), {"card": _title(move)}
    if card < 0:
        return Reason("not-in-hand", "lcg.shadows-into", values)
    if not s.deal.shadowy >> card & 1:
        return Reason("no-shadow", _RULES["no-shadow"], values)
    if isinstance(s.asked, LayOut):
        left = gold_left(s, seat, s.laid[seat])
        return Reason("too-dear-to-hide", "lcg.shadows-setup", {**values, "count": m.INTO_SHADOWS, "gold": left})
    if not marshal.is_marshalling(s, seat):
        return Reason("not-marshalling", "lcg.shadows-into", values)
    if using.is_banned(s, card, seat):
        return Reason("is-banned", _RULES["is-banned"], values)
    cost = shadows.price_in(s, seat)
    return Reason("too-dear-to-hide", "lcg.shadows-into", {**values, "count": cost, "gold": s.purse(seat)})


def _not_emerged(s: LcgState, seat: Seat, move: Move) -> Reason | None:
    """Why a card in one's own shadows stays there."""
    card = slots.at(s, seat, n.about(move))
    if card < 0:
        return Reason("nothing-there", "lcg.shadows-lie", {"count": n.about(move) + 1})
    values: dict[str, Value] = {"card": s.deal.cards[card].title}
    if n.kind_of(move) == n.CALL:
        return _not_called(s, seat, card, n.extra(move), values)
    if not isinstance(s.asked, Opening) and (s.deal.edition == FIRST or not isinstance(s.asked, ActionWindow)):
        rule = "lcg.shadows-opening" if s.deal.edition == FIRST else "lcg.shadows-out"
        return Reason("not-now-out", rule, values)
    code = shadows.obstacle(s, card, seat)
    if code == "is-unique":
        code = _unique(s, card, seat)
    if code == "too-expensive":
        values |= {"count": shadows.cheapest(s, card, seat), "gold": s.purse(seat)}
        return Reason(code, "lcg.shadows-costs", values)
    return Reason(code, _RULES[code], values) if code else None


def _not_called(s: LcgState, seat: Seat, card: int, place: int, values: dict[str, Value]) -> Reason | None:
    """Why a text cannot be used from shadows."""
    if place >= len(s.deal.abilities[card]):
        return Reason("no-such-text", "lcg.actions", values)
    text: Any = s.deal.abilities[card][place]
    is_event = bool(s.deal.events >> card & 1) and s.deal.edition == SECOND and text.zone is Zone.PLAY
    if text.zone is not Zone.SHADOWS and not is_event:
        return Reason("wrong-place", "lcg.shadows-text", {**values, "place": Word(f"place-{text.zone.value}")})
    if isinstance(s.asked, ActionWindow) != isinstance(text, Action):
        return Reason("other-time", "lcg.actions" if isinstance(text, Action) else "lcg.responses", values)
    if not isinstance(text, Action):
        return Reason("nothing-to-answer", "lcg.responses", values)
    if PHASES[s.phase] not in text.moments():
        assert text.phase is not None
        return Reason("other-phase", "lcg.phases-of-actions", {**values, "phase": Word(f"phase-{text.phase.value}")})
    if no_emerging(s, seat):
        return Reason("no-emerging", "lcg.cannot", values)
    code = using.obstacle(s, Scope(seat, card, place), text)
    return Reason(code, _RULES[code], values) if code else None


def _has(s: LcgState, seat: Seat, card: int) -> bool:
    """Whether a seat sees this card among its own: it controls it, holds it, or it lies in one of its piles."""
    if (s.court[seat] | s.hand[seat]) >> card & 1:
        return True
    return card in s.discard[seat] or card in s.dead[seat]


def _not_challenged(s: LcgState, seat: Seat, contest: int, target: Seat) -> Reason | None:
    values: dict[str, Value] = {"type": Word(f"type-{m.ICONS[contest].value}")}
    if target >= s.seats_count or target == seat:
        return Reason("no-opponent", "lcg.challenges")
    against = {**values, "seat": Who(target)}
    if not s.is_opponent(seat, target):
        return Reason("is-mate", "lcg.teams", {"seat": Who(target)})
    if is_denied(s, seat, contest):
        return Reason("challenge-denied", "lcg.cannot", values)
    if begun(s, seat, contest) >= allowed(s, seat, contest):
        return Reason("challenge-again", "lcg.challenges", values)
    if is_barred(s, seat, contest):
        return Reason("is-barred", "lcg.cannot", values)
    if not can_attack(s, seat, contest):
        return Reason("nobody-attacks", "lcg.attackers", values)
    if is_supporter(s, seat, target):
        return Reason("is-supported", "lcg.title-support", {"seat": Who(target)})
    due = sum(count for _, count in owed(s, seat, contest, target))
    if due > s.purse(seat):
        return Reason("toll-too-high", "lcg.tolls", {**against, "count": due})
    return Reason("has-truce", "lcg.challenges", against)


def _not_declared(s: LcgState, seat: Seat, move: Move) -> Reason | None:
    card, values, attack = _in_play(s, move), {"card": _title(move)}, isinstance(s.asked, DeclareAttackers)
    rule = "lcg.attackers" if attack else "lcg.defenders"
    if card < 0 or not s.court[seat] >> card & 1 or not s.characters >> card & 1:
        return Reason("no-character", rule, values)
    bit = 1 << card
    if s.participating & bit:
        return Reason("takes-part", rule, values)
    if s.kneeling & bit:
        return Reason("is-kneeling", "lcg.kneeling", values)
    if s.sneaked & bit:
        return Reason("is-sneaked", "lcg.stealth", values)
    if not s.values.icons[s.contest] & bit:
        return Reason("no-icon", rule, {**values, "type": Word(f"type-{m.ICONS[s.contest].value}")})
    if (s.values.no_attack if attack else s.values.no_defence) & bit:
        return Reason("cannot-attack" if attack else "cannot-defend", "lcg.cannot", values)
    return None


def _not_laid(s: LcgState, seat: Seat, move: Move) -> Reason | None:
    card, values = _in_hand(s, seat, move), {"card": _title(move)}
    if card < 0:
        return Reason("not-in-hand", "lcg.setup-cards", values)
    bit, laid = 1 << card, s.laid[seat]
    if s.deal.attachable & s.deal.with_keyword[Keyword.SETUP] & bit and not bearers(s, seat, laid, card):
        return Reason("no-bearer", "lcg.keyword-setup", values)
    if not s.deal.marshalled & bit and s.deal.shadowy & bit:
        return Reason("only-by-shadows", "lcg.shadows-hand", values)
    if not layable(s, seat, 0, bit) and marshal.price(s, card, seat, setup=True) <= m.SETUP_GOLD:
        return Reason("not-laid-out", "lcg.setup-cards", values)
    if s.deal.unique & bit and any(s.deal.names[each] == s.deal.names[card] for each in cards_in(laid)):
        return Reason("laid-twice", "lcg.setup-cards", values)
    limited = s.deal.with_keyword[Keyword.LIMITED]
    if limited & bit and limited & laid:
        return Reason("limited-again", "lcg.setup-cards", values)
    left = gold_left(s, seat, laid)
    cost = marshal.price(s, card, seat, setup=True)
    return Reason("too-expensive", "lcg.setup-cards", {**values, "count": cost, "gold": left}) if cost > left else None
