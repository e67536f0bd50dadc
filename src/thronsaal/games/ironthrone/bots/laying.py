"""War or truce: a mixed strategy over the cards in hand, so that nobody can read it."""

from __future__ import annotations

from math import exp
from typing import Final

from thronsaal.core.chance import Chance
from thronsaal.core.words import Move, Seat
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.bots import value as w
from thronsaal.games.ironthrone.position import Position
from thronsaal.games.ironthrone.view import hidden_hand
from thronsaal.games.ironthrone.vocabulary.conditions import Betrayal
from thronsaal.games.ironthrone.vocabulary.effects import Become

TEMPERATURE: Final = 0.12
TRUCE_SHARE: Final = 0.3
"""How often an unknown opponent lays a truce."""


def choose_card(
    s: Position, seat: Seat, moves: list[Move], rng: Chance, truce_share: float = TRUCE_SHARE, conscience: float = 0.0
) -> Move:
    """A card, drawn with weights that favour the better ones. `conscience` is what it costs to betray."""
    stakes = Stakes(s, seat, truce_share)
    stakes.betrayal -= conscience
    return softly(moves, [stakes.value(n.about(move)) for move in moves], rng, TEMPERATURE)


def softly(moves: list[Move], values: list[float], rng: Chance, temperature: float) -> Move:
    """One of the moves: the better, the likelier."""
    best = max(values)
    weights = [exp((value - best) / temperature) for value in values]
    at = rng.uniform() * sum(weights)
    for move, weight in zip(moves, weights, strict=True):
        at -= weight
        if at < 0:
            return move
    return moves[-1]


_KEEP: Final = tuple(
    0.012 * m.VALUE[card] if m.TYPE[card] == m.WAR else 0.06 if m.TYPE[card] == m.TRUCE else 0.12
    for card in range(m.CARDS)
)
_FIGHTING: Final = tuple(
    tuple(card for card in m.cards_of(house) if m.TYPE[card] != m.TRUCE) for house in range(len(m.HOUSES))
)
_LIKELY: Final = tuple(0.35 if m.TYPE[card] == m.CHARACTER else 0.5 + m.VALUE[card] / 8 for card in range(m.CARDS))
"""High cards are laid more often than low ones, character cards seldom."""


class Stakes:
    """What is at stake for an active seat, reckoned once for all its cards."""

    def __init__(self, s: Position, seat: Seat, truce_share: float) -> None:
        rival = s.opposing(seat)
        self.lead = w.board_strength(s, s.side[seat]) - w.board_strength(s, 3 - s.side[seat])
        self.won, self.lost, self.truce = won(s, seat), lost(s, seat), truce_value(s, seat)
        self.betrayal = self.truce if _undoes_betrayal(s, rival) else self.won - w.HOSTAGE
        self.tied = -w.penalty(s, seat) + 0.8 * w.penalty(s, rival)
        self.amends = w.HOSTAGE * len(s.members(3 - s.side[seat]))
        if s.shown >> rival & 1:
            laid = s.laid[rival]
            self.truce_share = float(laid >= 0 and m.TYPE[laid] == m.TRUCE)
            self.others = [(m.VALUE[laid] if laid >= 0 else 0, 1.0)]
        elif (known := _known_hand(s, seat, rival)) is not None:
            truces = sum(m.TYPE[card] == m.TRUCE for card in known)
            self.truce_share = min(0.6, truces / len(known) + 0.1) if truces else 0.0
            self.others = [(m.VALUE[card], _LIKELY[card]) for card in known if m.TYPE[card] != m.TRUCE]
        else:
            self.truce_share = truce_share
            gone = s.discard[rival]
            self.others = [(m.VALUE[card], _LIKELY[card]) for card in _FIGHTING[s.house[rival]] if card not in gone]

    def value(self, card: int) -> float:
        """What laying this card brings on average, less what it is worth in hand."""
        if m.TYPE[card] == m.TRUCE:
            return self.truce_share * self.truce + (1 - self.truce_share) * (self.lost + self.amends) - _KEEP[card]
        mine, total, weight = self.lead + m.VALUE[card], 0.0, 0.0
        for value, likely in self.others:
            weight += likely
            if mine > value:
                total += likely * (self.won + w.HOSTAGE)
            elif mine < value:
                total += likely * (self.lost - 0.8 * w.HOSTAGE)
            else:
                total += likely * self.tied
        in_war = total / weight if weight else self.won
        return self.truce_share * self.betrayal + (1 - self.truce_share) * in_war - _KEEP[card]


def _undoes_betrayal(s: Position, rival: Seat) -> bool:
    """Whether the rival's leader can turn a betrayal into a truce."""
    ability = s.cards.leaders[s.leader[rival]].ability
    return Betrayal() in ability.when and any(isinstance(phrase, Become) for phrase in ability.do)


def _known_hand(s: Position, seat: Seat, rival: Seat) -> tuple[int, ...] | None:
    """The rival's hand with the card already laid, if the seat has seen all of it."""
    hand = hidden_hand(s, rival)
    return hand if hand and all(s.seen[card] >> seat & 1 for card in hand) else None


def won(s: Position, seat: Seat) -> float:
    """What it is worth to an active seat that its side wins."""
    return side_won(s, seat, s.side[seat]) + 0.4 * w.penalty(s, s.opposing(seat))


def lost(s: Position, seat: Seat) -> float:
    """What it costs an active seat that its side loses."""
    return side_won(s, seat, 3 - s.side[seat]) - w.penalty(s, seat)


def side_won(s: Position, seat: Seat, side: int) -> float:
    """What the rewards of a side are worth to a seat, on whichever side it stands."""
    if side == n.CHALLENGERS and s.side[seat] == side and w.is_about_to_win(s, seat):
        return w.WIN / sharers(s)
    total = 0.0
    for member in range(s.seats_count):
        if s.side[member] != side:
            continue
        if side == n.CHALLENGERS:
            total += w.marker(s, seat) if member == seat else -w.dread(s, member)
        elif member == seat:
            total += 2 * w.CARD + min(2, s.sheet[seat]) * w.POWER
        else:
            total -= 0.08
    return total


def sharers(s: Position) -> int:
    """How many on the challenger's side would win together if it won now."""
    return sum(w.is_about_to_win(s, member) for member in s.members(n.CHALLENGERS))


def truce_value(s: Position, seat: Seat) -> float:
    """What talks are worth: mostly both spread one marker, unless that would end the game for one of them."""
    rival = s.opposing(seat)
    if w.is_about_to_win(s, rival) and not w.is_about_to_win(s, seat):
        return 0.1
    if w.is_about_to_win(s, seat):
        return 0.5 * w.marker(s, seat) if w.is_about_to_win(s, rival) else 0.15
    return w.marker(s, seat) - w.dread(s, rival)
