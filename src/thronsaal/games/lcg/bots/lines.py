"""What is worth trying in a position: single answers, and in challenges who goes together, as lines of answers."""

from __future__ import annotations

from typing import Final

from thronsaal.core.engine.select import cards_in, set_of
from thronsaal.core.engine.window import PASS
from thronsaal.core.words import Move, Seat
from thronsaal.games.lcg import challenge, marshal
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg.bots import contest
from thronsaal.games.lcg.bots.greedy import bargain, is_reducer
from thronsaal.games.lcg.bots.worth import worth_of
from thronsaal.games.lcg.material import NONE, Keyword, Phase
from thronsaal.games.lcg.resolution import side_strength
from thronsaal.games.lcg.state import LcgState
from thronsaal.games.lcg.windows import ActionWindow

Line = tuple[Move, ...]
"""Answers of one seat in a row."""
MOST: Final = 8
"""Lines that are tried at most."""
PARTIES: Final = 4
"""Ways to attack somebody that are tried at most."""


def lines(s: LcgState, seat: Seat, usual: Move) -> list[Line]:
    """What is worth trying; what greedy would do comes first."""
    asked, legal = s.asked, s.listing(seat)
    if isinstance(asked, challenge.Turn):
        found = _challenges(s, seat, legal)
    elif isinstance(asked, challenge.DeclareAttackers):
        found = _attackers(s, seat)
    elif isinstance(asked, challenge.DeclareDefenders):
        found = _defenders(s, seat)
    elif isinstance(asked, ActionWindow):
        found = _actions(s, seat, legal)
    else:
        found = [(move,) for move in legal]
    first = [line for line in found if line[0] == usual] or [(usual,)]
    rest = [line for line in found if line[0] != usual]
    return [*first, *rest][:MOST]


def _moves(s: LcgState, cards: int) -> Line:
    return (*(n.move(n.CARD, s.deal.ref[card]) for card in cards_in(cards)), n.DONE)


def _challenges(s: LcgState, seat: Seat, legal: list[Move]) -> list[Line]:
    """Every challenge with the best ways to lead it, and none; the promising ones first."""
    found: list[tuple[float, Line]] = []
    for move in legal:
        if n.kind_of(move) == n.CHALLENGE:
            kind, target = n.about(move), n.extra(move)
            worth, planned = contest.plan(s, seat, kind, target)
            for rank, cards in enumerate(parties(s, seat, kind, target, planned)):
                found.append((worth - 0.7 * rank, (move, *_moves(s, cards))))
    found.sort(key=lambda each: -each[0])
    ranked = [line for _, line in found]
    return [*ranked[:2], (n.DONE,), *ranked[2:]] if n.DONE in legal else ranked


def parties(s: LcgState, seat: Seat, kind: int, target: Seat, planned: int) -> list[int]:
    """Sets of attackers: the planned one, the least that wins for sure, the strongest, the cheapest, all."""
    able = challenge.can_attack(s, seat, kind)
    values = s.values
    strong = sorted(cards_in(able), key=lambda card: (-values.strength(card), card))
    cheap = sorted(cards_in(able), key=lambda card: (worth_of(s, card), card))
    found = [planned] if planned else []
    sure = 0
    for card in strong:
        sure |= 1 << card
        sneaks = (values.keyword(Keyword.STEALTH) & sure).bit_count()
        if contest.attack_strength(s, seat, sure, kind) >= contest.possible_defence(s, target, kind, sneaks):
            found.append(sure)
            break
    willing = [card for card in cheap if values.strength(card) > 0]
    found += [1 << card for card in (*willing[:1], *strong[:1])]
    found.append(able)
    return list(dict.fromkeys(found))[:PARTIES]


def _attackers(s: LcgState, seat: Seat) -> list[Line]:
    """Who else goes; with nobody declared yet, every party that might."""
    if not s.attacking:
        _, planned = contest.plan(s, seat, s.contest, s.target)
        return [_moves(s, cards) for cards in parties(s, seat, s.contest, s.target, planned)]
    able = challenge.can_attack(s, seat, s.contest) & ~s.attacking
    more = [0, *_growing(s, able)]
    return [_moves(s, cards) for cards in dict.fromkeys(more)]


def _growing(s: LcgState, able: int) -> list[int]:
    """The strongest, the two strongest, ..., and each of the weakest alone."""
    values = s.values
    strong = sorted(cards_in(able), key=lambda card: (-values.strength(card), card))
    cheap = sorted(strong, key=lambda card: (worth_of(s, card), card))
    growing = [set_of(*strong[: count + 1]) for count in range(len(strong))]
    return [*growing[:3], *(1 << card for card in cheap[:2]), *growing[3:]]


def _defenders(s: LcgState, seat: Seat) -> list[Line]:
    """Nobody, the least that holds, who would be spared least, and larger parties."""
    able = challenge.can_defend(s, seat)
    attack, defence = side_strength(s, True), side_strength(s, False)
    values = s.values
    found = [0]
    rising = sorted(cards_in(able), key=lambda card: (values.strength(card), card))
    alone = [card for card in rising if defence + values.strength(card) > attack]
    found += [1 << card for card in alone[:2]]
    found += _growing(s, able)
    return [_moves(s, cards) for cards in dict.fromkeys(found)]


def _actions(s: LcgState, seat: Seat, legal: list[Move]) -> list[Line]:
    """Cards to play by what they bring, other actions, and to pass."""
    plays = [move for move in legal if n.kind_of(move) in (n.PLAY, n.ON_HOUSE)]
    plays.sort(key=lambda move: -bargain(s, seat, move))
    others = [move for move in legal if move not in plays and move != PASS and not _is_cheapening(s, move)]
    return [(move,) for move in (*plays[:6], PASS, *others)]


def matters(s: LcgState, seat: Seat, usual: Move) -> bool:
    """Whether an answer is worth thinking about."""
    if s.round == 0:
        return False
    if not isinstance(s.asked, ActionWindow):
        return True
    choices = [move for move in s.listing(seat) if not _is_cheapening(s, move)]
    if len(choices) == 1 or _is_cheapening(s, usual):
        return False
    if s.is_phase(Phase.MARSHALLING):
        return s.active == seat and _is_torn(s, seat, choices)
    return s.contest == NONE or seat in (s.attacker, s.defender, s.target)


def _is_cheapening(s: LcgState, move: Move) -> bool:
    return n.kind_of(move) == n.USE and is_reducer(s, move)


def _is_torn(s: LcgState, seat: Seat, choices: list[Move]) -> bool:
    """Whether there is more to choose than the order in which all is played that could be."""
    plays = [move for move in choices if n.kind_of(move) in (n.PLAY, n.ON_HOUSE)]
    wanted = sum(marshal.price(s, s.deal.number_of[n.about(move)], seat) for move in plays)
    return not plays or len(plays) + 1 < len(choices) or wanted > s.purse(seat)
