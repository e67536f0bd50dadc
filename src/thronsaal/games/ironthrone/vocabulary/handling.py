"""Effects on house cards: hands, decks, discard piles, laid cards and hostages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from thronsaal.core.engine.knowledge import blur, everybody
from thronsaal.core.engine.phrase import declared
from thronsaal.core.words import Seat
from thronsaal.games.ironthrone import choices, hostages
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone.facts import laid_truce
from thronsaal.games.ironthrone.position import DENIED, KEPT, OPEN, SPARED, Position
from thronsaal.games.ironthrone.terms import Moment
from thronsaal.games.ironthrone.vocabulary.ability import (
    FROM,
    IN_GENITIVE,
    Ability,
    Aimed,
    Effect,
    Whom,
)
from thronsaal.games.ironthrone.vocabulary.effects import only_others
from thronsaal.games.ironthrone.vocabulary.whom import You


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """Draw cards."""

    name = "draw"
    n: int

    def would(self, s: Position, seat: Seat, target: Seat) -> bool:
        return bool(s.deck[target] or s.discard[target])

    def act(self, s: Position, seat: Seat, target: Seat, source: int) -> None:
        s.draw(seat, self.n, "ironthrone.draw-effect")


@dataclass(frozen=True, slots=True)
class Discard(Effect):
    """Discard cards of your choice, as many as you can."""

    name = "discard"
    n: int

    def could(self, s: Position, seat: Seat, about: Seat, from_hand: bool) -> bool:
        return len(s.hand[seat]) > from_hand

    def act(self, s: Position, seat: Seat, target: Seat, source: int) -> None:
        s.stack.append(choices.DiscardCards(seat, self.n))


@dataclass(frozen=True, slots=True)
class Reshuffle(Effect):
    """Shuffle your discard pile into your deck."""

    name = "reshuffle"

    def would(self, s: Position, seat: Seat, target: Seat) -> bool:
        return bool(s.discard[target])

    def act(self, s: Position, seat: Seat, target: Seat, source: int) -> None:
        s.renew(seat)


@dataclass(frozen=True, slots=True)
class Recover(Effect):
    """Take cards of your choice from your discard pile to hand."""

    name = "recover"
    n: int

    def would(self, s: Position, seat: Seat, target: Seat) -> bool:
        return bool(s.discard[target])

    def act(self, s: Position, seat: Seat, target: Seat, source: int) -> None:
        s.stack.append(choices.RecoverCards(seat, self.n))


@dataclass(frozen=True, slots=True)
class Look(Aimed):
    """Look at a seat's hand."""

    name = "look"
    cases = IN_GENITIVE
    whom: Whom

    def would(self, s: Position, seat: Seat, target: Seat) -> bool:
        return target != seat and bool(s.hand[target])

    def act(self, s: Position, seat: Seat, target: Seat, source: int) -> None:
        for card in s.hand[target]:
            s.seen[card] |= 1 << seat
        s.whisper("looked", "ironthrone.look", (seat,), {"cards": s.hand[target]}, seat=seat, other=target)

    def wrong(self, ability: Ability) -> str | None:
        return "look is for other seats" if isinstance(self.whom, You) else None


@dataclass(frozen=True, slots=True)
class Scatter(Aimed):
    """A seat discards cards from hand by chance."""

    name = "scatter"
    cases = IN_GENITIVE
    n: int
    whom: Whom

    def would(self, s: Position, seat: Seat, target: Seat) -> bool:
        return bool(s.hand[target])

    def act(self, s: Position, seat: Seat, target: Seat, source: int) -> None:
        for _ in range(min(self.n, len(s.hand[target]))):
            card = s.chance.pick(s.hand[target])
            s.hand[target] = tuple(each for each in s.hand[target] if each != card)
            s.throw(card)
            s.tell("discarded", "ironthrone.scatter", news=True, seat=target, card=card)


# The cards of the encounter


@dataclass(frozen=True, slots=True)
class OpenLaying(Effect):
    """The opposing active seat lays its card face up before you lay yours."""

    name = "open-laying"
    moments = (Moment.BEFORE_LAYING,)
    needs_active = True

    def act(self, s: Position, seat: Seat, target: Seat, source: int) -> None:
        s.last_this_turn(OPEN, s.opposing(seat), source)
        s.tell("will-be-open", "ironthrone.open-laying", seat=s.opposing(seat))


@dataclass(frozen=True, slots=True)
class RaiseCard(Effect):
    """An active seat that revealed a war card replaces it by a higher one it holds."""

    name = "raise-card"
    moments = (Moment.AFTER_REVEAL,)

    def touches(self, s: Position, seat: Seat, about: Seat) -> tuple[list[Seat], bool]:
        return [each for each in (s.challenger, s.defender) if not laid_truce(s, each)], True

    def act(self, s: Position, seat: Seat, target: Seat, source: int) -> None:
        s.stack.append(choices.RaiseCard(target))


@dataclass(frozen=True, slots=True)
class SwapCard(Effect):
    """Take your revealed card back to hand and lay another face up."""

    name = "swap-card"
    moments = (Moment.AFTER_REVEAL,)
    needs_active = True

    def would(self, s: Position, seat: Seat, target: Seat) -> bool:
        return s.is_active(target) and s.laid[target] >= 0

    def could(self, s: Position, seat: Seat, about: Seat, from_hand: bool) -> bool:
        return len(s.hand[seat]) > from_hand and self.would(s, seat, seat)

    def act(self, s: Position, seat: Seat, target: Seat, source: int) -> None:
        s.stack.append(choices.SwapCard(seat))


@dataclass(frozen=True, slots=True)
class KeepCard(Effect):
    """Take the card you revealed back to hand."""

    name = "keep-card"
    moments = (Moment.AFTER_RESOLUTION,)

    def would(self, s: Position, seat: Seat, target: Seat) -> bool:
        return s.is_active(target) and s.laid[target] >= 0

    def act(self, s: Position, seat: Seat, target: Seat, source: int) -> None:
        card, s.laid[seat] = s.laid[seat], m.NONE
        s.put_in_hand(seat, card)
        s.seen[card] = everybody(s.seats_count)
        s.last_this_turn(KEPT, seat, source, card)
        s.tell("kept-card", "ironthrone.keep-card", seat=seat, card=card)


# Hostages


@dataclass(frozen=True, slots=True)
class TakeHostage(Aimed):
    """Take a hostage from a seat. An active seat that is denied its reward takes none, by no effect either."""

    name = "take-hostage"
    cases = FROM
    whom: Whom

    def would(self, s: Position, seat: Seat, target: Seat) -> bool:
        if s.lasting and ((s.is_active(seat) and s.lasts(DENIED, seat)) or s.lasts(SPARED, target)):
            return False
        return hostages.can_take(s, target)

    def act(self, s: Position, seat: Seat, target: Seat, source: int) -> None:
        s.stack.append(hostages.TakeHostage(seat, target))

    def wrong(self, ability: Ability) -> str | None:
        return only_others(self)


@dataclass(frozen=True, slots=True)
class Rescue(Effect):
    """Take one of your own cards back to hand from a seat that holds it hostage."""

    name = "rescue"

    def touches(self, s: Position, seat: Seat, about: Seat) -> tuple[list[Seat], bool]:
        return [each for each in range(s.seats_count) if each != seat and _captives(s, each, seat)], True

    def act(self, s: Position, seat: Seat, target: Seat, source: int) -> None:
        mine = _captives(s, target, seat)
        card = s.chance.pick(mine)
        if len(mine) > 1:
            blur(s.seen, mine, (seat, target))
        s.held[target] = tuple(each for each in s.held[target] if each != card)
        s.put_in_hand(seat, card)
        s.seen[card] |= 1 << target
        s.whisper("rescued", "ironthrone.rescue", (seat, target), {"card": card}, seat=seat, other=target)


def _captives(s: Position, holder: Seat, owner: Seat) -> tuple[int, ...]:
    """The cards of a seat's house among the hostages of another."""
    return tuple(card for card in s.held[holder] if m.HOUSE_OF[card] == s.house[owner])


EFFECTS: Final = declared(globals(), Effect)
