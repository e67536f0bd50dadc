"""Rules of thumb for every question: fast enough for playouts, fair because they read only what the seat may know.

Of hidden things a rule of thumb looks at nothing but the seat's own hand and hostages.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from thronsaal.core.chance import Chance
from thronsaal.core.engine.frame import Frame
from thronsaal.core.words import Move, Seat
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.abilities import ChooseTarget
from thronsaal.games.ironthrone.bots import value as w
from thronsaal.games.ironthrone.bots.abilities import use_ability
from thronsaal.games.ironthrone.bots.deals import bargain
from thronsaal.games.ironthrone.bots.hearsay import SUBJECTS, Hearsay, keeping, weighed
from thronsaal.games.ironthrone.bots.laying import choose_card, sharers, side_won
from thronsaal.games.ironthrone.choices import (
    DiscardCards,
    Distribute,
    PressSupport,
    RaiseCard,
    RecoverCards,
    SwapCard,
)
from thronsaal.games.ironthrone.encounter import LayCards
from thronsaal.games.ironthrone.facts import card_value
from thronsaal.games.ironthrone.hostages import DealWithHostages, ExchangeHostages, TakeHostage, Torment
from thronsaal.games.ironthrone.position import Position
from thronsaal.games.ironthrone.preparation import ChooseFighter, NameDefender
from thronsaal.games.ironthrone.resolution import ChooseVictim
from thronsaal.games.ironthrone.support import AcceptSupport, OfferSupport
from thronsaal.games.ironthrone.truce import Talks
from thronsaal.games.ironthrone.windows import Window

USUAL_CARD: Final = 9
"""About what a rival lays when the game is at stake."""

Thumb = Callable[[Position, Any, Seat, list[Move], Chance], Move]
"""A rule of thumb for the question it is listed with below."""


def thumb(s: Position, seat: Seat, rng: Chance, heard: Hearsay | None = None) -> Move:
    """The move that the rules of thumb make, in the light of what was promised."""
    asked = s.stack[-1]
    if isinstance(asked, Talks):
        return bargain(s, asked, seat, rng)
    moves = s.listing(seat)
    if len(moves) == 1:
        return moves[0]
    if heard is not None and type(asked) in SUBJECTS:
        return _by_word(s, asked, seat, moves, rng, heard)
    rule = _THUMBS.get(type(asked))
    return rng.pick(moves) if rule is None else rule(s, asked, seat, moves, rng)


def _by_word(s: Position, asked: Frame[Any], seat: Seat, moves: list[Move], rng: Chance, heard: Hearsay) -> Move:
    """Keep one's own word as often as one does, and weigh those of others."""
    own = heard.of(s, seat)
    if own and rng.uniform() < heard.faith[seat] and not hands_the_win(s, asked):
        moves = keeping(s, asked, moves, own)
    if len(moves) == 1:
        return moves[0]
    if isinstance(asked, LayCards):
        rival = s.opposing(seat)
        return choose_card(s, seat, moves, rng, heard.truce_share(s, rival), heard.conscience(s, rival))
    if isinstance(asked, OfferSupport):
        return _side(s, seat, moves, heard)
    return _THUMBS[type(asked)](s, asked, seat, moves, rng)


def threat(s: Position, seat: Seat) -> float:
    """How dangerous a rival is."""
    return w.progress(s, seat) * (1.0 if w.menace(s, seat) == 1.0 else 1.3)


def worst_rival(s: Position, seats: list[Seat]) -> Seat:
    """The most dangerous of these seats."""
    return max(seats, key=lambda each: (threat(s, each), -each))


def _hostages(s: Position, asked: Frame[Any], seat: Seat, moves: list[Move], rng: Chance) -> Move:
    """Torture what hurts rivals, keep their strong war cards, let go what is only a burden."""
    for move in moves:
        if n.kind_of(move) == n.TORTURE and torture_pays(s, seat, n.about(move)):
            return move
    for move in moves:
        if n.kind_of(move) == n.RELEASE and _is_burden(s, n.about(move)):
            return move
    return n.PASS


def torture_pays(s: Position, seat: Seat, card: int) -> bool:
    """Whether to torture this hostage now."""
    owner = s.seat_of[m.HOUSE_OF[card]]
    character = m.CHARACTER_OF[card]
    if len(s.alive(owner)) == 1:
        last = s.power[s.alive(owner)[0]]
        ends = last <= 4 if character >= 0 else last == 1
        if ends and character != s.leader[owner]:
            return ending_pays(s, seat)
    if character == m.NONE:
        return m.VALUE[card] < 8
    if character == s.leader[owner]:
        return s.sheet[owner] >= 2
    return s.power[character] > 0


def ending_pays(s: Position, seat: Seat) -> bool:
    """Whether to end the game now: alone in the lead, or with fewer to share than are still in the race."""
    have = s.spread_by(seat)
    spread = [s.spread_by(each) for each in range(s.seats_count)]
    sharing, racing = spread.count(have), sum(each >= have - 1 for each in spread)
    return have == max(spread) and (sharing == 1 or sharing < racing)


def _is_burden(s: Position, card: int) -> bool:
    character = m.CHARACTER_OF[card]
    owner = s.seat_of[m.HOUSE_OF[card]]
    return character >= 0 and character != s.leader[owner] and not s.power[character]


def _torment(s: Position, asked: Frame[Any], seat: Seat, moves: list[Move], rng: Chance) -> Move:
    """Kill if that does not lose the game, else weaken the strongest."""
    return max(moves, key=lambda move: (s.power[n.about(move)] == 1, s.power[n.about(move)]))


def _defender(s: Position, asked: Frame[Any], seat: Seat, moves: list[Move], rng: Chance) -> Move:
    """The weakest, and rather a rival who leads."""

    def worth(move: Move) -> float:
        other = n.about(move)
        strongest = max(s.power[character] for character in s.alive(other))
        return 0.25 * threat(s, other) - 0.12 * strongest - 0.05 * len(s.hand[other])

    return max(moves, key=worth)


def _distribute(s: Position, asked: Frame[Any], seat: Seat, moves: list[Move], rng: Chance) -> Move:
    """The strongest while it leads by little; then the others, who must not die."""
    alive = [move for move in moves if move != n.PASS]
    weak = [move for move in alive if s.power[n.about(move)] == 1]
    if weak and rng.uniform() < 0.3:
        return weak[0]
    return max(alive, key=lambda move: -abs(s.power[n.about(move)] - 6))


def _fighter(s: Position, asked: Frame[Any], seat: Seat, moves: list[Move], rng: Chance) -> Move:
    """The challenger sends its strongest; the defender sometimes saves it."""
    ranked = sorted(moves, key=lambda move: -s.power[n.about(move)])
    if seat == s.challenger:
        return ranked[0]
    theirs = s.power[s.fighter[s.challenger]]
    best = max((m.VALUE[card] for card in s.hand[seat]), default=0)
    hopeless = theirs + 5 > s.power[n.about(ranked[0])] + best
    return ranked[-1] if hopeless and rng.uniform() < 0.6 else ranked[0]


def _support(s: Position, asked: Frame[Any], seat: Seat, moves: list[Move], rng: Chance) -> Move:
    return _side(s, seat, moves, None)


def _side(s: Position, seat: Seat, moves: list[Move], heard: Hearsay | None) -> Move:
    """The side that brings most; never the one that hands a rival the win."""
    best, best_value = n.PASS, 0.02
    lead = w.board_strength(s, n.CHALLENGERS) - w.board_strength(s, n.DEFENDERS) + 1.0
    if heard is not None:
        lead += heard.help_to_come(s)
    ours, theirs = _chances(s, lead, heard)
    base = ours * side_won(s, seat, n.CHALLENGERS) + theirs * side_won(s, seat, n.DEFENDERS)
    for move in moves:
        if move == n.PASS:
            continue
        side, character = n.offered(move)
        value = support_value(s, seat, side, character, lead, heard) - base
        if value > best_value:
            best, best_value = move, value
    return best if n.PASS in moves or best != n.PASS else min(moves, key=lambda move: s.power[n.offered(move)[1]])


def _chances(s: Position, lead: float, heard: Hearsay | None) -> tuple[float, float]:
    """How likely the challengers and the defenders win."""
    wins = w.chance_of(lead)
    return (wins, 1 - wins) if heard is None else weighed(s, heard, wins)


def support_value(
    s: Position, seat: Seat, side: int, character: int, lead: float, heard: Hearsay | None = None
) -> float:
    """What joining a side with a character is worth."""
    power = s.power[character]
    first, second = _chances(s, lead + (power if side == n.CHALLENGERS else -power), heard)
    wins, loses = (first, second) if side == n.CHALLENGERS else (second, first)
    loss = (power + 1) // 2 * w.POWER + (0.5 if power == 1 else 0.0) + 0.03
    ours, theirs = side_won(s, seat, side), side_won(s, seat, 3 - side)
    if side == n.DEFENDERS:
        ours += 2 * w.CARD + min(2, s.sheet[seat]) * w.POWER
    elif w.is_about_to_win(s, seat):
        ours = w.WIN / (sharers(s) + 1)
    else:
        ours += w.marker(s, seat)
    total = wins * ours + loses * (theirs - loss)
    if heard is not None:
        total += heard.goodwill(s, seat, s.challenger if side == n.CHALLENGERS else s.defender)
    return total


def hands_the_win(s: Position, asked: Frame[Any]) -> bool:
    """Whether a challenger is offered support by a rival who would win by it, and the challenger would not."""
    if not isinstance(asked, AcceptSupport) or asked.side != n.CHALLENGERS:
        return False
    return w.is_about_to_win(s, asked.supporter) and not w.is_about_to_win(s, asked.seat)


def _accept(s: Position, asked: AcceptSupport, seat: Seat, moves: list[Move], rng: Chance) -> Move:
    """Help is welcome unless the helper wins more than it gives."""
    supporter, side, character = asked.supporter, asked.side, asked.character
    lead = w.board_strength(s, side) - w.board_strength(s, 3 - side)
    gain = w.chance_of(lead + s.power[character]) - w.chance_of(lead)
    if side == n.DEFENDERS:
        return n.YES
    stake = w.marker(s, seat) + w.penalty(s, seat)
    if hands_the_win(s, asked):
        return n.NO
    if w.is_about_to_win(s, supporter):
        lead += max((m.VALUE[card] for card in s.hand[seat]), default=0) - USUAL_CARD
        alone, together = w.chance_of(lead) / sharers(s), w.chance_of(lead + s.power[character]) / (sharers(s) + 1)
        return n.YES if together > alone else n.NO
    return n.YES if gain * stake > w.chance_of(lead + s.power[character]) * w.dread(s, supporter) else n.NO


def _lay(s: Position, asked: Frame[Any], seat: Seat, moves: list[Move], rng: Chance) -> Move:
    return choose_card(s, seat, moves, rng)


def _highest(s: Position, asked: Frame[Any], seat: Seat, moves: list[Move], rng: Chance) -> Move:
    return max(moves, key=lambda move: m.VALUE[n.about(move)])


def _raise(s: Position, asked: Frame[Any], seat: Seat, moves: list[Move], rng: Chance) -> Move:
    """The lowest card that wins; without one the lowest at all."""
    need = w.board_strength(s, 3 - s.side[seat]) + card_value(s, s.opposing(seat)) - w.board_strength(s, s.side[seat])
    winning = [move for move in moves if m.VALUE[n.about(move)] > need]
    return min(winning or moves, key=lambda move: m.VALUE[n.about(move)])


def _discard(s: Position, asked: Frame[Any], seat: Seat, moves: list[Move], rng: Chance) -> Move:
    """What is least useful: cards of the dead, then low war cards."""

    def worth(move: Move) -> float:
        card = n.about(move)
        if m.TYPE[card] == m.WAR:
            return m.VALUE[card]
        character = m.CHARACTER_OF[card]
        if character == m.NONE:
            return 4.5
        return 3.5 if s.power[character] or character == s.leader[seat] else -1.0

    return min(moves, key=worth)


def _seat_to_hurt(s: Position, asked: Frame[Any], seat: Seat, moves: list[Move], rng: Chance) -> Move:
    return n.move(n.SEAT, worst_rival(s, [n.about(move) for move in moves]))


def _take(s: Position, asked: Frame[Any], seat: Seat, moves: list[Move], rng: Chance) -> Move:
    """One's own card back if the victim holds one, else from the hand: it hurts now."""
    own = n.move(n.HELD, s.house[seat])
    if own in moves:
        return own
    return n.HAND if n.HAND in moves else moves[0]


def _press(s: Position, asked: Frame[Any], seat: Seat, moves: list[Move], rng: Chance) -> Move:
    return max(moves, key=lambda move: s.power[n.about(move)])


_THUMBS: Final[dict[type[Frame[Any]], Thumb]] = {
    DealWithHostages: _hostages,
    Torment: _torment,
    NameDefender: _defender,
    Distribute: _distribute,
    ChooseFighter: _fighter,
    OfferSupport: _support,
    AcceptSupport: _accept,
    LayCards: _lay,
    Window: use_ability,
    ChooseTarget: _seat_to_hurt,
    ChooseVictim: _seat_to_hurt,
    TakeHostage: _take,
    ExchangeHostages: _take,
    DiscardCards: _discard,
    RecoverCards: _highest,
    SwapCard: _lay,
    RaiseCard: _raise,
    PressSupport: _press,
}
