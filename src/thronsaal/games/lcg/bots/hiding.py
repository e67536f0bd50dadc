"""What greedy lays into shadows, what gold it keeps for what lies there, and what it brings out first."""

from __future__ import annotations

from typing import Final

from thronsaal.core.words import Move, Seat
from thronsaal.games.lcg import marshal, shadows, slots
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg.bots.ahead import PATIENCE, outlook
from thronsaal.games.lcg.bots.worth import HAND, face_worth
from thronsaal.games.lcg.challenge import Turn
from thronsaal.games.lcg.material import FIRST, SECOND, Phase, Zone
from thronsaal.games.lcg.state import LcgState
from thronsaal.games.lcg.windows import ActionWindow
from thronsaal.games.lcg.words.shade import CameOut, HideFromHand

LATE: Final = 0.6
"""What a card loses by coming into play a phase later than one from hand."""
SURPRISE: Final = 0.8
"""What a text is worth that answers its card's coming out."""
EVENT: Final = 0.8
"""What an event in shadows is worth: gold that nothing else is bought for."""
READY: Final = 4.0
"""Second edition: what it is worth to have one event ready that can be paid for, against others that gold buys."""
DUPLICATE: Final = 1.5
OPENINGS: Final = 4
"""First edition: phases that begin after marshalling, each with a card of its own."""
CROWD: Final = 3
"""With so many cards there, no further one is laid beside them only because gold is left."""
FREE: Final = 1.4
"""What it is worth to lay a card into shadows for nothing."""
EAGER: Final = 1.5
"""At the start of challenges whoever may fight comes before what may as well come later."""
AWAY: Final = 0.4
"""What a card keeps of its worth that lies in shadows when the game begins."""
COIN: Final = 0.8
"""What a gold is worth that comes before cards are bought."""


def worth_out(s: LcgState, card: int, seat: Seat) -> float:
    """What it would be worth to have brought out a card."""
    if s.deal.events >> card & 1:
        return EVENT
    if not s.may_enter(card, seat):
        return 0.0
    if s.twin_of(card, seat) >= 0 or _is_doubled(s, card, seat):
        return DUPLICATE
    if s.deal.attachable >> card & 1 and not s.hosts(card, seat):
        return 0.0
    answers = any(isinstance(getattr(text, "after", None), CameOut) for text in s.deal.cards[card].text)
    return face_worth(s, card, seat) + SURPRISE * answers


def _is_doubled(s: LcgState, card: int, seat: Seat) -> bool:
    """Whether another copy of a unique card lies in shadows already."""
    if not s.deal.unique >> card & 1:
        return False
    name = s.deal.names[card]
    return any(s.deal.names[other] == name for _, other in slots.lying(s, seat) if other != card)


def kept(s: LcgState, seat: Seat) -> int:
    """The gold that a seat keeps for what lies in its shadows: the best first, as far as its purse goes."""
    if not s.shadows[seat]:
        return 0
    wanted = [(worth_out(s, card, seat), shadows.cheapest(s, card, seat)) for _, card in slots.lying(s, seat)]
    wanted = sorted(each for each in wanted if each[0] > DUPLICATE / 2 and each[1] >= 0)[::-1]
    purse = s.purse(seat)
    total = 0
    for _, price in wanted[: OPENINGS if s.deal.edition == FIRST else None]:
        if total + price <= purse:
            total += price
    return total


def leaves(s: LcgState, seat: Seat, move: Move, gold: int) -> bool:
    """Whether a card can be played so that this gold is left."""
    return marshal.price(s, s.deal.number_of[n.about(move)], seat) <= s.purse(seat) - gold


def return_of(s: LcgState, seat: Seat, move: Move) -> float:
    """Second edition: what it brings to bring out a card in one's own marshalling turn."""
    card = slots.at(s, seat, n.about(move))
    worth = worth_out(s, card, seat)
    return worth + 0.6 * shadows.cheapest(s, card, seat) if worth > 0 else 0.0


def free_of(s: LcgState, seat: Seat, plot: int) -> float:
    """What it brings that a plot lays cards of one's hand into shadows for nothing."""
    texts = (effect for text in s.deal.cards[plot].text for effect in text.do)
    most = sum(effect.n for effect in texts if isinstance(effect, HideFromHand))
    return FREE * min(most, (s.hand[seat] & s.deal.shadowy).bit_count()) if most else 0.0


def bargain(s: LcgState, seat: Seat, move: Move) -> float:
    """What it brings to lay a card into shadows and bring it out; 0 without the gold for both."""
    card = s.deal.number_of[n.about(move)]
    cost, within = s.deal.cost[card], shadows.price_in(s, seat)
    left = s.purse(seat) - kept(s, seat) - within
    if left < 0:
        return 0.0
    if s.deal.edition == SECOND and s.deal.events >> card & 1:
        is_ready = 0 <= shadows.cheapest(s, card, seat) <= left and not s.shadows[seat]
        return READY if is_ready and s.round > 1 else 0.0
    if s.deal.edition == SECOND:
        gain, paid = _tried(s, seat, move, left) if _is_lively(s, card) else (0.0, 0)
        return gain + 0.6 * cost + 0.5 * (cost - within - paid) if gain > 0 else 0.0
    price = shadows.cheapest(s, card, seat)
    if not 0 <= price <= left:
        return 0.0
    worth = worth_out(s, card, seat)
    return worth - LATE + (0.6 * cost + 0.5 * (cost - within - price) if worth > DUPLICATE else 0.0)


def _is_lively(s: LcgState, card: int) -> bool:
    """Second edition: whether a card does more if it comes out of shadows than if it is played."""
    texts = s.deal.abilities[card]
    return any(text.zone is Zone.SHADOWS or isinstance(getattr(text, "after", None), CameOut) for text in texts)


def _tried(s: LcgState, seat: Seat, move: Move, left: int) -> tuple[float, int]:
    """Second edition: what it brings to lay a card into shadows and have it come out at once, and for how much."""
    card = s.deal.number_of[n.about(move)]
    hidden = s.copy()
    hidden.play(seat, move)
    place = next((place for place, lying in slots.lying(hidden, seat) if lying == card), m.NONE)
    best, now = (0.0, 0), outlook(s.copy(), seat)
    for call in hidden.listing(seat) if seat in hidden.actors else ():
        if n.kind_of(call) not in (n.CALL, n.EMERGE) or n.about(call) != place:
            continue
        twin = hidden.copy()
        come_out(twin, seat, call)
        paid = hidden.gold[seat] - twin.gold[seat]
        if paid <= left:
            best = max(best, (outlook(twin, seat) - now + HAND, paid))
    return best


def come_out(s: LcgState, seat: Seat, move: Move) -> None:
    """Bring out a card and play on until that is done; what its own text then does is used."""
    s.play(seat, move)
    for _ in range(PATIENCE):
        if not s.actors or isinstance(s.asked, shadows.Opening | ActionWindow | Turn):
            return
        asked = s.actors[0]
        moves = s.listing(asked)
        uses = [each for each in moves if n.kind_of(each) == n.USE] if asked == seat else []
        s.play(asked, uses[0] if uses else moves[0])


def _is_better_there(s: LcgState, seat: Seat, card: int) -> bool:
    if s.deal.edition == FIRST or s.deal.costless >> card & 1:
        return True
    return 0 <= shadows.cheapest(s, card, seat) < s.deal.cost[card]


def spare(s: LcgState, seat: Seat, dark: list[Move]) -> Move | None:
    """What is laid into shadows for gold that is left, to come out in another round."""
    if s.purse(seat) - kept(s, seat) < shadows.price_in(s, seat) or len(slots.lying(s, seat)) >= CROWD:
        return None
    able = [move for move in dark if _is_better_there(s, seat, s.deal.number_of[n.about(move)])]
    able = [move for move in able if worth_out(s, s.deal.number_of[n.about(move)], seat) > 0]

    def gain(move: Move) -> tuple[float, Move]:
        card = s.deal.number_of[n.about(move)]
        return worth_out(s, card, seat) - 0.5 * shadows.cheapest(s, card, seat), -move

    return max(able, key=gain, default=None)


def urgency(s: LcgState, card: int) -> float:
    """How much sooner a card should come out now than at the start of another phase."""
    if s.is_phase(Phase.CHALLENGES) and s.deal.of_type["character"] >> card & 1:
        return EAGER
    return 0.0


def coins(s: LcgState, twin: LcgState, seat: Seat) -> float:
    """What gold is worth that a card brings before others are bought."""
    is_early = s.phase <= m.PHASES.index(Phase.MARSHALLING)
    return COIN * (twin.gold[seat] - s.gold[seat]) if is_early else 0.0
