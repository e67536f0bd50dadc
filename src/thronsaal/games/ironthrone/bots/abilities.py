"""When to use a leader's ability or play a character card: when it turns the encounter, or costs nothing."""

from __future__ import annotations

from typing import Final

from thronsaal.core.chance import Chance
from thronsaal.core.words import Move, Seat
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.bots import value as w
from thronsaal.games.ironthrone.bots.laying import side_won
from thronsaal.games.ironthrone.cardset import FIRST_CARD
from thronsaal.games.ironthrone.facts import card_value, laid_truce, result, strength
from thronsaal.games.ironthrone.position import Position
from thronsaal.games.ironthrone.terms import Moment, Result
from thronsaal.games.ironthrone.vocabulary import costs, effects, handling
from thronsaal.games.ironthrone.vocabulary.ability import Ability, Cost, Effect
from thronsaal.games.ironthrone.windows import Window

_LINGER: Final = 0.15


def use_ability(s: Position, window: Window, seat: Seat, moves: list[Move], rng: Chance) -> Move:
    """Use, play or pass."""
    best, best_value = n.PASS, 0.0
    for move in moves:
        if move == n.PASS:
            continue
        ref = s.leader[seat] if move == n.USE else FIRST_CARD + n.about(move)
        ability = s.cards.abilities[ref]
        assert ability is not None
        value = ability_value(s, seat, ability, window.about, moves) - (0.0 if move == n.USE else 0.04)
        if value > best_value:
            best, best_value = move, value
    if window.moment is Moment.BEFORE_LAYING and best == n.PASS and n.USE in moves and rng.uniform() < _LINGER:
        return n.USE
    return best


def ability_value(s: Position, seat: Seat, ability: Ability, about: Seat, moves: list[Move]) -> float:
    """What using an ability now is worth."""
    total = -sum(_cost(s, seat, cost) for cost in ability.cost)
    push = 0
    for phrase in ability.do:
        push += boost(s, seat, phrase)
        total += _effect(s, seat, phrase, about)
    if push:
        total += _turning(s, seat, push, ability.moment, _more_boosts(s, seat, moves))
    return total


def _cost(s: Position, seat: Seat, cost: Cost) -> float:
    if isinstance(cost, costs.PaySheet):
        return cost.n * w.SHEET * 1.5
    if isinstance(cost, costs.PayFighter):
        return cost.n * w.POWER
    if isinstance(cost, costs.PayCards):
        return cost.n * (w.CARD if len(s.hand[seat]) <= 4 else 0.5 * w.CARD)
    return w.CARD  # what no rule of thumb knows yet is hardly for nothing


def boost(s: Position, seat: Seat, phrase: Effect) -> int:
    """How much an effect shifts the war sums."""
    if isinstance(phrase, effects.Strengthen):
        return phrase.n
    if isinstance(phrase, effects.StrengthenPer):
        return phrase.n * phrase.count.count(s, seat)
    if isinstance(phrase, effects.Remove) and not s.winner and s.result is None:
        powers = [s.power[s.fighter[each]] for each in phrase.touches(s, seat, m.NONE)[0]]
        lost = [min(phrase.n, power) for power in powers]
        return max(lost, default=0) if phrase.whom.is_chosen else sum(lost)
    return 0


def _more_boosts(s: Position, seat: Seat, moves: list[Move]) -> int:
    """What the other cards that could be played now would add on top."""
    total = 0
    for move in moves:
        ability = s.cards.abilities[FIRST_CARD + n.about(move)] if n.kind_of(move) == n.PLAY else None
        if ability is not None:
            total += sum(boost(s, seat, phrase) for phrase in ability.do)
    return total


def _turning(s: Position, seat: Seat, push: int, moment: Moment, with_all: int) -> float:
    """What a shift of the sums is worth: much when it turns the war, little otherwise."""
    if moment is Moment.BEFORE_LAYING:
        return 0.05 * push
    if result(s) is not Result.WAR:
        return 0.0
    lead = strength(s, s.side[seat]) - strength(s, 3 - s.side[seat])
    if lead > 0 or lead + max(push, with_all) <= 0:
        return 0.0
    return max(0.0, stake(s, seat))


def stake(s: Position, seat: Seat) -> float:
    """What it is worth to a seat that its side wins instead of losing."""
    ours, theirs = side_won(s, seat, s.side[seat]), side_won(s, seat, 3 - s.side[seat])
    return ours - theirs + w.penalty(s, seat) + (w.HOSTAGE if s.is_active(seat) else 0.0)


def _effect(s: Position, seat: Seat, phrase: Effect, about: Seat) -> float:
    """What an effect brings apart from the war sums."""
    targets, _ = phrase.touches(s, seat, about)
    match phrase:
        case effects.Remove(count) if s.result is not None:
            return max((0.6 * w.POWER * min(count, s.power[s.fighter[each]]) for each in targets), default=0.0)
        case effects.ReduceTo(count):
            return sum(0.6 * w.POWER * (s.power[s.fighter[each]] - count) for each in targets)
        case effects.Distribute(count):
            return min(count, s.sheet[seat]) * (w.POWER - w.SHEET) + 0.01
        case effects.Seize(count):
            return max((2 * w.SHEET * min(count, s.sheet[each]) for each in targets), default=0.0)
        case handling.TakeHostage() | handling.Rescue():
            return w.HOSTAGE if targets else 0.0
        case handling.Look():
            return 0.12 if s.is_active(seat) else 0.02
        case handling.OpenLaying():
            return 0.25
        case effects.Spread():
            return w.marker(s, seat)
        case _:
            return _cards(s, seat, phrase) or _turn_of_fate(s, seat, phrase, targets, about)


def _cards(s: Position, seat: Seat, phrase: Effect) -> float:
    """Effects that move house cards."""
    match phrase:
        case handling.Draw(count):
            return count * w.CARD
        case handling.Discard(count):
            return -_worst(s, seat, count)
        case handling.Reshuffle():
            return 0.015 * (len(s.discard[seat]) - 5)
        case handling.Recover(count):
            return count * w.CARD * 1.5 if s.discard[seat] else 0.0
        case handling.KeepCard():
            return 0.02 * m.VALUE[s.laid[seat]] if s.is_active(seat) and s.laid[seat] >= 0 else 0.0
        case handling.Scatter(count):
            return count * 0.7 * w.CARD
        case _:
            return 0.0


def _turn_of_fate(s: Position, seat: Seat, phrase: Effect, targets: list[Seat], about: Seat) -> float:
    """Effects whose worth depends on how the encounter stands."""
    match phrase:
        case effects.Spare():
            return sum(w.penalty(s, each) for each in targets if each == seat and s.side[each] != s.winner) + 0.05
        case effects.Deny():
            return sum(w.dread(s, each) if s.winner == n.CHALLENGERS else 0.2 for each in targets)
        case effects.Become():
            return stake(s, seat) * 0.7 if s.is_active(seat) and laid_truce(s, seat) else 0.0
        case handling.SwapCard():
            return _swap_value(s, seat)
        case handling.RaiseCard():
            return stake(s, seat) if _can_raise(s, seat) else 0.0
        case effects.Withdraw():
            return _withdraw_value(s, seat, targets)
        case effects.Press():
            return _press_value(s, seat, about)
        case effects.Bar():
            return 0.1
        case _:
            return 0.0


def _needed(s: Position, seat: Seat) -> int:
    """The value a card of this active seat must beat."""
    side = s.side[seat]
    return strength(s, 3 - side) - strength(s, side) + card_value(s, seat)


def _swap_value(s: Position, seat: Seat) -> float:
    rival_truce = laid_truce(s, s.opposing(seat))
    if rival_truce:
        return 0.0 if not laid_truce(s, seat) else max(0.0, stake(s, seat) - 0.3)
    values = [m.VALUE[card] for card in s.hand[seat] if m.TYPE[card] != m.TRUCE]
    losing = laid_truce(s, seat) or card_value(s, seat) <= _needed(s, seat)
    return stake(s, seat) if losing and max(values, default=0) > _needed(s, seat) else 0.0


def _can_raise(s: Position, seat: Seat) -> bool:
    """Whether one's own side turns the war by a higher card; only one's own hand is known."""
    if not s.is_active(seat) or result(s) is not Result.WAR or card_value(s, seat) > _needed(s, seat):
        return False
    return any(m.TYPE[card] == m.WAR and m.VALUE[card] > _needed(s, seat) for card in s.hand[seat])


def _withdraw_value(s: Position, seat: Seat, targets: list[Seat]) -> float:
    if targets == [seat]:
        lead = strength(s, s.side[seat]) - strength(s, 3 - s.side[seat])
        loses = result(s) is Result.WAR and lead <= 0
        betrayed = result(s) is Result.BETRAYAL and laid_truce(s, s.opposing(s.opposing(seat)))
        return w.penalty(s, seat) if loses or betrayed else -1.0
    return 0.05 * max((s.power[s.fighter[each]] for each in targets), default=0)


def _press_value(s: Position, seat: Seat, about: Seat) -> float:
    power = max(s.power[character] for character in s.alive(about))
    if seat == s.defender:
        return 0.04 * power
    if w.is_about_to_win(s, about) and not w.is_about_to_win(s, seat):
        return -1.0
    lead = w.board_strength(s, n.CHALLENGERS) - w.board_strength(s, n.DEFENDERS)
    gain = w.chance_of(lead + power) - w.chance_of(lead)
    return gain * w.marker(s, seat) - w.chance_of(lead + power) * w.dread(s, about)


def _worst(s: Position, seat: Seat, count: int) -> float:
    """What the least useful cards in hand are worth together."""
    worths = sorted(_worth(s, seat, card) for card in s.hand[seat])
    return sum(worths[:count])


def _worth(s: Position, seat: Seat, card: int) -> float:
    if m.TYPE[card] == m.WAR:
        return 0.015 * m.VALUE[card]
    character = m.CHARACTER_OF[card]
    if character == m.NONE:
        return 0.07
    return 0.06 if s.power[character] or character == s.leader[seat] else 0.0
