"""What the words of the vocabulary do. Each effect says whom it could touch and what it does to a seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone import vocabulary as v
from thronsaal.games.ironthrone.choices import pay_or_lose
from thronsaal.games.ironthrone.encounter import laid_truce, result
from thronsaal.games.ironthrone.frames import SingleQuestion, Step, frame_kind, number
from thronsaal.games.ironthrone.hostages import blur, can_take
from thronsaal.games.ironthrone.position import Frame, Position
from thronsaal.games.ironthrone.support import withdraw
from thronsaal.games.ironthrone.vocabulary import Count, Phrase, Whom


class RunEffects(Step):
    """(effect, seat, ability, place, about): costs and effects one after another."""

    def run(self, s: Position, frame: Frame) -> bool:
        seat, ref, place, about = (number(frame, at) for at in (1, 2, 3, 4))
        steps = s.cards.steps[ref]
        if place == len(steps):
            s.stack.pop()
            s.check_end()
            return False
        s.stack[-1] = ("effect", seat, ref, place + 1, about)
        phrase = steps[place]
        targets, choose = touched(s, seat, phrase, about)
        if choose and len(targets) > 1:
            s.stack.append(("target", seat, ref, place, sum(1 << target for target in targets)))
        else:
            for target in targets:
                act(s, seat, phrase, target)
        return False


class ChooseTarget(SingleQuestion):
    """(target, seat, ability, place, candidates): the seat that an effect touches."""

    rule = "ironthrone.targets"

    def legal(self, s: Position, frame: Frame, seat: Seat) -> list[Move]:
        return [n.move(n.SEAT, other) for other in range(s.seats_count) if number(frame, 4) >> other & 1]

    def answer(self, s: Position, frame: Frame, seat: Seat, move: Move) -> None:
        s.stack.pop()
        act(s, seat, s.cards.steps[number(frame, 2)][number(frame, 3)], n.about(move))

    def prompt(self, s: Position, frame: Frame, seat: Seat) -> Word:
        return Word("prompt-target", {"effect": s.cards.steps[number(frame, 2)][number(frame, 3)].word})


def would_do(s: Position, seat: Seat, phrase: Phrase, about: Seat, from_hand: bool) -> bool:
    """Whether an effect would change anything if it were used now."""
    if isinstance(phrase, v.SwapCard | v.Discard):
        return len(s.hand[seat]) > from_hand and bool(touched(s, seat, phrase, about)[0])
    return bool(touched(s, seat, phrase, about)[0])


def touched(s: Position, seat: Seat, phrase: Phrase, about: Seat) -> tuple[list[Seat], bool]:
    """The seats an effect touches, and whether its user picks one of them."""
    worth = _WORTH.get(type(phrase), _always)
    if isinstance(phrase, v.RaiseCard):
        actives = [s.challenger, s.defender]
        return [each for each in actives if not laid_truce(s, each)], True
    if isinstance(phrase, v.Rescue):
        return [each for each in range(s.seats_count) if each != seat and _holds_of(s, each, seat)], True
    if isinstance(phrase, v.Press | v.Bar):
        return ([about] if worth(s, seat, phrase, about) else []), False
    whom = cast("Whom", getattr(phrase, "whom", Whom.YOU))
    candidates, choose = _seats(s, seat, whom)
    return [each for each in candidates if worth(s, seat, phrase, each)], choose


def _seats(s: Position, seat: Seat, whom: Whom) -> tuple[list[Seat], bool]:
    if whom is Whom.YOU:
        return [seat], False
    if whom is Whom.CHOSEN_PLAYER:
        return [each for each in range(s.seats_count) if each != seat], True
    if not s.side[seat]:
        return [], False
    if whom is Whom.YOUR_SIDE:
        return s.members(s.side[seat]), False
    if whom is Whom.OPPOSING_ACTIVE:
        return [s.opposing(seat)], False
    others = s.members(3 - s.side[seat])
    if whom in (Whom.OPPOSING_SUPPORTERS, Whom.CHOSEN_SUPPORTER):
        others = [each for each in others if not s.is_active(each)]
    return others, whom in (Whom.CHOSEN_OPPONENT, Whom.CHOSEN_SUPPORTER)


def _holds_of(s: Position, holder: Seat, owner: Seat) -> bool:
    return any(m.HOUSE_OF[card] == s.house[owner] for card in s.held[holder])


def act(s: Position, seat: Seat, phrase: Phrase, target: Seat) -> None:
    """Do to the target what the effect says, on behalf of the seat."""
    _ACTS[type(phrase)](s, seat, phrase, target)


# Whether an effect has anything to do to a target. Public things only.

_Worth = Callable[[Position, Seat, Phrase, Seat], bool]


def _always(s: Position, seat: Seat, phrase: Phrase, target: Seat) -> bool:
    return True


def _has_fighter(s: Position, seat: Seat, phrase: Phrase, target: Seat) -> bool:
    return s.side[target] != 0 and s.power[s.fighter[target]] > 0


def _above(s: Position, seat: Seat, phrase: Phrase, target: Seat) -> bool:
    return s.side[target] != 0 and s.power[s.fighter[target]] > cast("v.ReduceTo", phrase).n


def counted(s: Position, seat: Seat, count: Count) -> int:
    """How much of something there is for a seat."""
    match count:
        case Count.SUPPORTERS:
            return len(s.members(s.side[seat])) - 1
        case Count.ENEMIES:
            return len(s.members(3 - s.side[seat]))
        case Count.HOSTAGES:
            return len(s.held[seat])
        case Count.INFLUENCE:
            return s.spread_by(seat)
        case Count.DEAD:
            return m.PER_HOUSE - 1 - len(s.alive(seat))


def _may_take(s: Position, seat: Seat) -> bool:
    """An active seat that is denied its reward takes no hostages, by no effect either."""
    return not (s.is_active(seat) and s.lasts("denied", seat))


_WORTH: Final[dict[type[Phrase], _Worth]] = {
    v.Distribute: lambda s, seat, phrase, target: s.sheet[target] > 0,
    v.Remove: _has_fighter,
    v.ReduceTo: _above,
    v.Seize: lambda s, seat, phrase, target: target != seat and s.sheet[target] > 0,
    v.Strengthen: lambda s, seat, phrase, target: s.side[target] != 0,
    v.StrengthenPer: lambda s, seat, phrase, target: (
        s.side[target] != 0 and counted(s, seat, cast("v.StrengthenPer", phrase).count) > 0
    ),
    v.Become: lambda s, seat, phrase, target: result(s) is not cast("v.Become", phrase).result,
    v.Press: lambda s, seat, phrase, target: not s.side[target] and not s.lasts("barred", target),
    v.Bar: lambda s, seat, phrase, target: not s.side[target] and not s.lasts("barred", target),
    v.SwapCard: lambda s, seat, phrase, target: s.is_active(target) and s.laid[target] >= 0,
    v.KeepCard: lambda s, seat, phrase, target: s.is_active(target) and s.laid[target] >= 0,
    v.Reshuffle: lambda s, seat, phrase, target: bool(s.discard[target]),
    v.Recover: lambda s, seat, phrase, target: bool(s.discard[target]),
    v.TakeHostage: lambda s, seat, phrase, target: (
        _may_take(s, seat) and can_take(s, target) and not s.lasts("spared", target)
    ),
    v.Withdraw: lambda s, seat, phrase, target: s.side[target] != 0 and not s.is_active(target),
    v.Spare: lambda s, seat, phrase, target: not s.lasts("spared", target),
    v.Deny: lambda s, seat, phrase, target: not s.lasts("denied", target),
    v.Spread: lambda s, seat, phrase, target: target != seat and s.spread_by(seat) < m.MARKERS,
    v.Look: lambda s, seat, phrase, target: target != seat and bool(s.hand[target]),
    v.Scatter: lambda s, seat, phrase, target: bool(s.hand[target]),
    v.Draw: lambda s, seat, phrase, target: bool(s.deck[target] or s.discard[target]),
}


# What each effect does.


def _become(s: Position, seat: Seat, phrase: v.Become, target: Seat) -> None:
    s.result = phrase.result
    s.tell("became", "ironthrone.change-result", seat=seat, result=Word(f"result-{phrase.result.value}"))


def _strengthen(s: Position, seat: Seat, count: int) -> None:
    s.lasting += (("strength", s.side[seat], count),)
    s.tell("strengthened", "ironthrone.strengthen", seat=seat, count=count)


def _lasting(name: str, rule: str) -> Callable[[Position, Seat, Phrase, Seat], None]:
    def last(s: Position, seat: Seat, phrase: Phrase, target: Seat) -> None:
        s.lasting += ((name, target, 0),)
        s.tell(f"will-be-{name}", rule, seat=target)

    return last


def _open_laying(s: Position, seat: Seat, phrase: Phrase, target: Seat) -> None:
    s.lasting += (("open", s.opposing(seat), 0),)
    s.tell("will-be-open", "ironthrone.open-laying", seat=s.opposing(seat))


def _seize(s: Position, seat: Seat, phrase: v.Seize, target: Seat) -> None:
    taken = min(phrase.n, s.sheet[target])
    s.sheet[target] -= taken
    s.sheet[seat] += taken
    s.tell("gave-power", "ironthrone.seize", seat=target, other=seat, count=taken)


def _keep_card(s: Position, seat: Seat, phrase: Phrase, target: Seat) -> None:
    card, s.laid[seat] = s.laid[seat], m.NONE
    s.put_in_hand(seat, card)
    s.seen[card] = everybody(s)
    s.tell("kept-card", "ironthrone.keep-card", seat=seat, card=card)


def everybody(s: Position) -> int:
    """All seats, as bits."""
    return (1 << s.seats_count) - 1


def _rescue(s: Position, seat: Seat, phrase: Phrase, target: Seat) -> None:
    mine = tuple(card for card in s.held[target] if m.HOUSE_OF[card] == s.house[seat])
    card = s.chance.pick(mine)
    if len(mine) > 1:
        blur(s, mine, (seat, target))
    s.held[target] = tuple(each for each in s.held[target] if each != card)
    s.put_in_hand(seat, card)
    s.seen[card] |= 1 << target
    s.whisper("rescued", "ironthrone.rescue", (seat, target), {"card": card}, seat=seat, other=target)


def _look(s: Position, seat: Seat, phrase: Phrase, target: Seat) -> None:
    for card in s.hand[target]:
        s.seen[card] |= 1 << seat
    s.whisper("looked", "ironthrone.look", (seat,), {"cards": s.hand[target]}, seat=seat, other=target)


def _scatter(s: Position, seat: Seat, phrase: v.Scatter, target: Seat) -> None:
    for _ in range(min(phrase.n, len(s.hand[target]))):
        card = s.chance.pick(s.hand[target])
        s.hand[target] = tuple(each for each in s.hand[target] if each != card)
        s.throw(card)
        s.tell("discarded", "ironthrone.scatter", news=True, seat=target, card=card)


def _spread(s: Position, seat: Seat, phrase: Phrase, target: Seat) -> None:
    s.spread(seat, target, "ironthrone.spread-effect")


def _reduce(s: Position, seat: Seat, phrase: v.ReduceTo, target: Seat) -> None:
    s.lose(s.fighter[target], s.power[s.fighter[target]] - phrase.n, "ironthrone.remove")


def _remove(s: Position, seat: Seat, phrase: v.Remove, target: Seat) -> None:
    s.lose(s.fighter[target], phrase.n, "ironthrone.remove")


def _ask(name: str) -> Callable[[Position, Seat, Phrase, Seat], None]:
    """Put a question about the target to the seat."""

    def ask(s: Position, seat: Seat, phrase: Phrase, target: Seat) -> None:
        s.stack.append((name, seat, target))

    return ask


_ACTS: Final[dict[type[Phrase], Callable[..., None]]] = {
    v.PaySheet: pay_or_lose,
    v.PayCards: pay_or_lose,
    v.PayFighter: pay_or_lose,
    v.Draw: lambda s, seat, phrase, target: s.draw(seat, phrase.n, "ironthrone.draw-effect"),
    v.Discard: lambda s, seat, phrase, target: s.stack.append(("discard", seat, phrase.n)),
    v.Distribute: lambda s, seat, phrase, target: s.stack.append(("distribute", seat, phrase.n, 1)),
    v.Remove: _remove,
    v.ReduceTo: _reduce,
    v.Seize: _seize,
    v.Strengthen: lambda s, seat, phrase, target: _strengthen(s, seat, phrase.n),
    v.StrengthenPer: lambda s, seat, phrase, target: _strengthen(s, seat, phrase.n * counted(s, seat, phrase.count)),
    v.Become: _become,
    v.OpenLaying: _open_laying,
    v.Press: _ask("press"),
    v.Bar: _lasting("barred", "ironthrone.bar"),
    v.RaiseCard: lambda s, seat, phrase, target: s.stack.append(("raise", target)),
    v.SwapCard: lambda s, seat, phrase, target: s.stack.append(("swap", seat)),
    v.KeepCard: _keep_card,
    v.Reshuffle: lambda s, seat, phrase, target: s.renew(seat),
    v.Recover: lambda s, seat, phrase, target: s.stack.append(("recover", seat, phrase.n)),
    v.TakeHostage: _ask("take"),
    v.Rescue: _rescue,
    v.Withdraw: lambda s, seat, phrase, target: withdraw(s, target),
    v.Spare: _lasting("spared", "ironthrone.no-penalty"),
    v.Deny: _lasting("denied", "ironthrone.no-reward"),
    v.Spread: _spread,
    v.Look: _look,
    v.Scatter: _scatter,
}

frame_kind("effect", RunEffects())
frame_kind("target", ChooseTarget())
