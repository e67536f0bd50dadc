"""What a seat may know, and a full position it could not tell from the real one.

The stack is open to all: frames hold no secret, so what waits is as public as who is asked.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from thronsaal.core.chance import Chance
from thronsaal.core.words import Json, Seat
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.encounter import result, strength
from thronsaal.games.ironthrone.position import Position


def knows(s: Position, seat: Seat | None, card: int, holder: Seat) -> bool:
    """Whether a seat knows this hidden card in the hand, among the hostages or under the laid card of the holder."""
    return seat is not None and (seat == holder or s.seen[card] >> seat & 1 == 1)


def hidden_hand(s: Position, seat: Seat) -> tuple[int, ...]:
    """The hand, and the card that lies face down: outsiders cannot tell one from the other."""
    laid = s.laid[seat]
    return tuple(sorted((*s.hand[seat], laid))) if laid >= 0 and not s.shown >> seat & 1 else s.hand[seat]


def view(s: Position, seat: Seat | None) -> dict[str, Json]:
    """The position as this seat (None: anybody) may see it."""
    return {
        "seat": seat,
        "cards": s.cards.name,
        "turn": s.turn,
        "phase": phase(s),
        "over": bool(s.ended),
        "why": s.ended or None,
        "challenger": _seat(s.challenger),
        "defender": _seat(s.defender),
        "event": m.EVENTS[s.event] if s.event >= 0 else None,
        "events_left": len(s.events),
        "events_spent": [m.EVENTS[event] for event in s.spent],
        "box": s.box,
        "houses": [_house(s, seat, each) for each in range(s.seats_count)],
        "encounter": _encounter(s, seat),
        "last": _last(s),
        "offered": [m.CHARACTERS[each] for each in s.offered[seat]] if seat is not None else [],
        "deal": _deal(s),
        "offer": _offer(s),
        "pending": [list(frame) for frame in s.stack],
    }


def phase(s: Position) -> str:
    """Where in the turn we are, by the words of the book."""
    if s.ended:
        return "over"
    for frame in s.stack:
        if frame[0] == "round":
            return _PHASES[int(frame[1]) - 1]
    return "setup"


_PHASES = (*["start"] * 2, *["preparation"] * 4, "support", *["encounter"] * 4, *["resolution"] * 4, "end")


def _house(s: Position, viewer: Seat | None, seat: Seat) -> dict[str, Json]:
    house = s.house[seat]
    if house == m.NONE:
        return {"house": None}
    leader = s.leader[seat]
    hidden = hidden_hand(s, seat)
    known = [card for card in hidden if knows(s, viewer, card, seat)]
    return {
        "house": m.HOUSES[house],
        "leader": m.CHARACTERS[leader] if leader >= 0 else None,
        "chosen": len(s.offered[seat]) == 1,
        "characters": [_character(s, each) for each in m.characters_of(house) if each != leader],
        "sheet": s.sheet[seat],
        "spread": s.spread_by(seat),
        "influence": list[Json](s.influence[seat * s.seats_count : (seat + 1) * s.seats_count]),
        "deck": len(s.deck[seat]),
        "hand_size": len(s.hand[seat]),
        "hand": _names(s.hand[seat]) if seat == viewer else None,
        "known": [] if seat == viewer else _names(known),
        "discard": _names(s.discard[seat]),
        "played": _names(s.played[seat]),
        "hostages": [_hostage(s, viewer, card, seat) for card in _by_sight(s, viewer, seat)],
    }


def _by_sight(s: Position, viewer: Seat | None, holder: Seat) -> list[int]:
    """Hostages in an order that tells nothing: those the viewer knows, then the backs."""
    return sorted(s.held[holder], key=lambda card: (m.HOUSE_OF[card], not knows(s, viewer, card, holder), card))


def _hostage(s: Position, viewer: Seat | None, card: int, holder: Seat) -> dict[str, Json]:
    known = knows(s, viewer, card, holder)
    return {"house": m.HOUSES[m.HOUSE_OF[card]], "card": m.card_name(card) if known else None}


def _character(s: Position, character: int) -> dict[str, Json]:
    return {
        "name": m.CHARACTERS[character],
        "power": s.power[character],
        "taking_part": character in s.fighter,
        "dead": s.turn > 0 and s.power[character] == 0,
    }


def _encounter(s: Position, viewer: Seat | None) -> dict[str, Json] | None:
    if s.defender == m.NONE:
        return None
    open_cards = bool(s.shown >> s.challenger & s.shown >> s.defender & 1)
    return {
        "sides": [n.SIDES[side] or None for side in s.side],
        "fighters": [m.CHARACTERS[each] if each >= 0 else None for each in s.fighter],
        "laid": [_laid(s, viewer, each) for each in range(s.seats_count)],
        "result": result(s).value if open_cards else None,
        "strength": [strength(s, n.CHALLENGERS), strength(s, n.DEFENDERS)] if open_cards else None,
        "winner": n.SIDES[s.winner] or None,
        "lasting": [list(each) for each in s.lasting],
    }


def _last(s: Position) -> dict[str, Json] | None:
    """The encounter before this one, as anybody saw it."""
    if not s.last:
        return None
    turn, challenger, defender, event, sides, fighters, laid, result, winner, sums, no_deal = cast("Any", s.last)
    return {
        "turn": turn,
        "challenger": challenger,
        "defender": defender,
        "event": m.EVENTS[event],
        "sides": [n.SIDES[side] or None for side in sides],
        "fighters": [m.CHARACTERS[each] if each >= 0 else None for each in fighters],
        "laid": [m.card_name(card) if card >= 0 else None if card == m.NONE else "nothing" for card in laid],
        "result": result,
        "strength": list(sums),
        "winner": n.SIDES[winner] or None,
        "no_deal": bool(no_deal),
    }


def _laid(s: Position, viewer: Seat | None, seat: Seat) -> str | None:
    card = s.laid[seat]
    if card == m.NONE:
        return None
    if card < 0:
        return "nothing"
    return m.card_name(card) if s.shown >> seat & 1 or seat == viewer else "hidden"


def _offer(s: Position) -> dict[str, Json] | None:
    """The support that waits for an answer."""
    if not s.stack or s.stack[-1][0] != "accept":
        return None
    _, active, supporter, side, character = s.stack[-1]
    fighter = m.CHARACTERS[int(character)]
    return {"to": int(active), "from": int(supporter), "side": n.SIDES[int(side)], "character": fighter}


def _deal(s: Position) -> dict[str, Json] | None:
    if not s.stack or s.stack[-1][0] != "talks":
        return None
    _, speaker, deal, count = s.stack[-1]
    ours, theirs = n.gifts(int(deal))
    return {"to_speak": int(speaker), "challenger": list(ours), "defender": list(theirs), "proposals": int(count)}


def _seat(seat: int) -> Seat | None:
    return None if seat == m.NONE else seat


def _names(cards: Iterable[int]) -> list[Json]:
    return [m.card_name(card) for card in sorted(cards)]


def guess(s: Position, seat: Seat | None, rng: Chance) -> None:
    """Deal anew, in place, all that the seat cannot know. Depends on nothing else but the chance given."""
    for other in range(s.seats_count):
        if len(s.offered[other]) and other != seat:
            sheets = list(m.characters_of(s.house[other]))
            rng.shuffle(sheets)
            s.offered[other] = tuple(sorted(sheets[: len(s.offered[other])]))
    if s.turn:
        for other in range(s.seats_count):
            _guess_house(s, seat, other, rng)
    events = sorted(s.events)
    rng.shuffle(events)
    s.events = tuple(events)
    s.chance = Chance(rng.seed())


def _guess_house(s: Position, seat: Seat | None, owner: Seat, rng: Chance) -> None:
    """One house: its unknown cards change places between deck, hand, face-down card and captivity."""
    house = s.house[owner]
    in_hand = hidden_hand(s, owner)
    down = len(in_hand) > len(s.hand[owner])
    unknown_hand = [card for card in in_hand if not knows(s, seat, card, owner)]
    captive = {
        holder: [card for card in s.held[holder] if m.HOUSE_OF[card] == house and not knows(s, seat, card, holder)]
        for holder in range(s.seats_count)
    }
    # A hidden card's place is public, and so is who else knows it there: that mark stays with the place.
    hand_marks = sorted(s.seen[card] for card in unknown_hand)
    captive_marks = {holder: sorted(s.seen[card] for card in cards) for holder, cards in captive.items()}
    pool = sorted([*s.deck[owner], *unknown_hand, *(card for cards in captive.values() for card in cards)])
    rng.shuffle(pool)
    for card in pool:
        s.seen[card] = 0
    at = len(s.deck[owner])
    s.deck[owner] = tuple(pool[:at])
    new_hand = [card for card in in_hand if card not in unknown_hand]
    for mark in hand_marks:
        s.seen[pool[at]] = mark
        new_hand.append(pool[at])
        at += 1
    for holder, marks in captive_marks.items():
        kept = [card for card in s.held[holder] if card not in captive[holder]]
        for mark in marks:
            s.seen[pool[at]] = mark
            kept.append(pool[at])
            at += 1
        s.held[holder] = tuple(sorted(kept))
    new_hand.sort()
    if down and owner != seat:
        s.laid[owner] = new_hand.pop(rng.below(len(new_hand)))
        s.hand[owner] = tuple(new_hand)
    elif owner != seat:
        s.hand[owner] = tuple(new_hand)
