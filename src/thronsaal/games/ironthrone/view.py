"""What a seat may know, as data and at a glance, and a full position it could not tell from the real one.

The stack is open to all: frames hold no secret, so what waits is as public as who is asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypedDict

from thronsaal.core.chance import Chance
from thronsaal.core.engine.knowledge import deal_anew
from thronsaal.core.engine.lasting import Lasting
from thronsaal.core.words import Json, Seat, Value, Who, Word
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.cardset import FIRST_CARD, CardSet, find
from thronsaal.games.ironthrone.facts import bonus, result, strength
from thronsaal.games.ironthrone.flow import phase
from thronsaal.games.ironthrone.position import Position, Sight
from thronsaal.games.ironthrone.support import AcceptSupport
from thronsaal.games.ironthrone.truce import Talks
from thronsaal.games.ironthrone.wording import titled

HIDDEN: Final = "hidden"
NOTHING: Final = "nothing"
"""A card that lies face down; a seat that had no card to lay."""
CARDS: Final = {m.card_name(card): card for card in reversed(range(m.CARDS))}
"""By the name that views use; a truce stands for all four."""


class SeenCharacter(TypedDict):
    """A character marker."""

    name: str
    power: int
    taking_part: bool
    dead: bool


class SeenHostage(TypedDict):
    """A hostage: its back, and its face for those who know it."""

    house: str
    card: str | None


class SeenHouse(TypedDict):
    """All that lies before one seat; without a house there is nothing yet."""

    house: str | None
    leader: str | None
    chosen: bool
    characters: list[SeenCharacter]
    sheet: int
    spread: int
    influence: list[int]
    deck: int
    hand_size: int
    hand: list[str] | None
    known: list[str]
    discard: list[str]
    played: list[str]
    hostages: list[SeenHostage]


class SeenSight(TypedDict):
    """Something of which some saw more than others: `what` is the kind of its event, `cards` is for those who saw."""

    what: str
    seat: Seat
    other: Seat | None
    count: int
    cards: list[str] | None


class SeenSides(TypedDict):
    """The sides of an encounter, now or last turn; lists go by seat, sums are of challengers and defenders."""

    challenger: Seat
    defender: Seat
    sides: list[str | None]
    fighters: list[str | None]
    laid: list[str | None]
    result: str | None
    strength: list[int] | None
    winner: str | None
    failed: bool


class SeenLasting(TypedDict):
    """An effect that lasts: what it does to whom (a seat; a side if it is strength), how much, and until when.

    `source` is the leader or the card it comes from.
    """

    what: str
    whom: int
    n: int
    source: str
    until: str


class SeenEncounter(SeenSides):
    """The encounter of this turn."""

    decided: bool
    bonus: list[int]
    lasting: list[SeenLasting]


class SeenLast(SeenSides):
    """The encounter of the turn before."""

    turn: int
    event: str
    sights: list[SeenSight]


class SeenDeal(TypedDict):
    """The talks of a truce: gifts are influence, hostages, power."""

    to_speak: Seat
    challenger: list[int]
    defender: list[int]
    proposals: int


SeenOffer = TypedDict("SeenOffer", {"to": Seat, "from": Seat, "side": str, "character": str})
"""The support that waits for an answer."""


class Seen(TypedDict):
    """A view of Iron Throne."""

    seat: Seat | None
    cards: str
    turn: int
    phase: str
    over: bool
    why: str | None
    challenger: Seat | None
    defender: Seat | None
    event: str | None
    events_left: int
    events_spent: list[str]
    box: int
    houses: list[SeenHouse]
    encounter: SeenEncounter | None
    sights: list[SeenSight]
    last: SeenLast | None
    offered: list[str]
    deal: SeenDeal | None
    offer: SeenOffer | None
    pending: list[list[Json]]


def knows(s: Position, seat: Seat | None, card: int, holder: Seat) -> bool:
    """Whether a seat knows this hidden card in the hand, among the hostages or under the laid card of the holder."""
    return seat is not None and (seat == holder or s.seen[card] >> seat & 1 == 1)


def hidden_hand(s: Position, seat: Seat) -> tuple[int, ...]:
    """The hand, and the card that lies face down: outsiders cannot tell one from the other."""
    laid = s.laid[seat]
    return tuple(sorted((*s.hand[seat], laid))) if laid >= 0 and not s.shown >> seat & 1 else s.hand[seat]


def view(s: Position, seat: Seat | None) -> Seen:
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
        "sights": _sights(s.sights, seat),
        "last": _last(s, seat),
        "offered": [m.CHARACTERS[each] for each in s.offered[seat]] if seat is not None else [],
        "deal": _deal(s),
        "offer": _offer(s),
        "pending": [frame.plain() for frame in s.stack],
    }


def _house(s: Position, viewer: Seat | None, seat: Seat) -> SeenHouse:
    house, leader = s.house[seat], s.leader[seat]
    known = [card for card in hidden_hand(s, seat) if knows(s, viewer, card, seat)]
    characters = m.characters_of(house) if house != m.NONE else ()
    return {
        "house": m.HOUSES[house] if house != m.NONE else None,
        "leader": m.CHARACTERS[leader] if leader >= 0 else None,
        "chosen": len(s.offered[seat]) == 1,
        "characters": [_character(s, each) for each in characters if each != leader],
        "sheet": s.sheet[seat],
        "spread": s.spread_by(seat),
        "influence": s.influence[seat * s.seats_count : (seat + 1) * s.seats_count],
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


def _hostage(s: Position, viewer: Seat | None, card: int, holder: Seat) -> SeenHostage:
    known = knows(s, viewer, card, holder)
    return {"house": m.HOUSES[m.HOUSE_OF[card]], "card": m.card_name(card) if known else None}


def _character(s: Position, character: int) -> SeenCharacter:
    return {
        "name": m.CHARACTERS[character],
        "power": s.power[character],
        "taking_part": character in s.fighter,
        "dead": s.turn > 0 and s.power[character] == 0,
    }


def _encounter(s: Position, viewer: Seat | None) -> SeenEncounter | None:
    if s.defender == m.NONE:
        return None
    open_cards = bool(s.shown >> s.challenger & s.shown >> s.defender & 1)
    return {
        "challenger": s.challenger,
        "defender": s.defender,
        "sides": [n.SIDES[side] or None for side in s.side],
        "fighters": _fighters(s.fighter),
        "laid": [_laid(s, viewer, each) for each in range(s.seats_count)],
        "result": result(s).value if open_cards else None,
        "strength": [strength(s, n.CHALLENGERS), strength(s, n.DEFENDERS)] if open_cards else None,
        "winner": n.SIDES[s.winner] or None,
        "failed": s.failed,
        "decided": s.winner != 0 or s.sums is not None,
        "bonus": [bonus(s, n.CHALLENGERS), bonus(s, n.DEFENDERS)],
        "lasting": [_lasting(each) for each in s.lasting],
    }


def _lasting(effect: Lasting) -> SeenLasting:
    source = effect.source
    name = m.CHARACTERS[source] if source < FIRST_CARD else m.card_name(source - FIRST_CARD)
    return {"what": effect.what, "whom": effect.whom, "n": effect.n, "source": name, "until": effect.until}


def _last(s: Position, viewer: Seat | None) -> SeenLast | None:
    """The encounter before this one, as anybody saw it, and what this seat saw more."""
    last = s.previous
    if last is None:
        return None
    return {
        "turn": last.turn,
        "challenger": last.challenger,
        "defender": last.defender,
        "event": m.EVENTS[last.event],
        "sides": [n.SIDES[side] or None for side in last.side],
        "fighters": _fighters(last.fighter),
        "laid": [_open_card(card) for card in last.laid],
        "result": last.result.value,
        "strength": list(last.sums),
        "winner": n.SIDES[last.winner] or None,
        "failed": last.failed,
        "sights": _sights(s.previous_sights, viewer),
    }


def _fighters(fighters: Iterable[int]) -> list[str | None]:
    return [m.CHARACTERS[each] if each >= 0 else None for each in fighters]


def _laid(s: Position, viewer: Seat | None, seat: Seat) -> str | None:
    if s.laid[seat] < 0 or s.shown >> seat & 1 or seat == viewer:
        return _open_card(s.laid[seat])
    return HIDDEN


def _open_card(card: int) -> str | None:
    return m.card_name(card) if card >= 0 else None if card == m.NONE else NOTHING


def _sights(sights: Iterable[Sight], viewer: Seat | None) -> list[SeenSight]:
    return [
        {
            "what": each.what,
            "seat": each.seat,
            "other": _seat(each.other),
            "count": each.count,
            "cards": _names(each.cards) if viewer in each.to else None,
        }
        for each in sights
    ]


def _offer(s: Position) -> SeenOffer | None:
    asked = s.stack[-1] if s.stack else None
    if not isinstance(asked, AcceptSupport):
        return None
    side, character = n.SIDES[asked.side], m.CHARACTERS[asked.character]
    return {"to": asked.seat, "from": asked.supporter, "side": side, "character": character}


def _deal(s: Position) -> SeenDeal | None:
    asked = s.stack[-1] if s.stack else None
    if not isinstance(asked, Talks):
        return None
    ours, theirs = n.gifts(asked.deal)
    return {
        "to_speak": asked.seat,
        "challenger": list(ours),
        "defender": list(theirs),
        "proposals": asked.proposals,
    }


def _seat(seat: int) -> Seat | None:
    return None if seat == m.NONE else seat


def _names(cards: Iterable[int]) -> list[str]:
    return [m.card_name(card) for card in sorted(cards)]


# What a seat could take for the real position


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
    s.sights, s.previous_sights = _blurred(s.sights, seat), _blurred(s.previous_sights, seat)
    events = sorted(s.events)
    rng.shuffle(events)
    s.events = tuple(events)
    s.chance = Chance(rng.seed())


def _blurred(sights: tuple[Sight, ...], seat: Seat | None) -> tuple[Sight, ...]:
    """What others have seen leaves no trace."""
    return tuple(
        each if seat in each.to else Sight(each.what, each.seat, each.other, each.to, each.count, ()) for each in sights
    )


def _guess_house(s: Position, seat: Seat | None, owner: Seat, rng: Chance) -> None:
    """One house: its unknown cards change places between deck, hand, face-down card and captivity."""
    house, in_hand = s.house[owner], hidden_hand(s, owner)
    is_down = len(in_hand) > len(s.hand[owner])
    captives = [tuple(card for card in held if m.HOUSE_OF[card] == house) for held in s.held]

    def is_known(card: int, place: int) -> bool:
        return place > 0 and knows(s, seat, card, owner if place == 1 else place - 2)

    deck, hand, *held = deal_anew([s.deck[owner], in_hand, *captives], is_known, s.seen, rng)
    s.deck[owner] = tuple(deck)
    for holder, cards in enumerate(held):
        others = [card for card in s.held[holder] if m.HOUSE_OF[card] != house]
        s.held[holder] = tuple(sorted((*others, *cards)))
    if owner != seat:
        hand.sort()
        if is_down:
            s.laid[owner] = hand.pop(rng.below(len(hand)))
        s.hand[owner] = tuple(hand)


# At a glance: headed lines for a terminal or a screen reader

Lines = list[tuple[Word, list[Word]]]


def glance(seen: Seen) -> Lines:
    """Turn, encounter, then each house."""
    lines: Lines = []
    cards = find(seen["cards"])
    if seen["challenger"] is not None:
        turn: dict[str, Value] = {"turn": seen["turn"], "seat": Who(seen["challenger"])}
        lines.append((Word("glance-turn", {**turn, "phase": Word(f"phase-{seen['phase']}")}), _noticed(seen)))
    if seen["encounter"] is not None:
        sides = [_glance_side(seen["encounter"], side, cards) for side in n.SIDES[1:]]
        lines += [line for line in sides if line[1]]
    known = [(seat, house) for seat, house in enumerate(seen["houses"]) if house["house"] is not None]
    lines += [_glance_house(seat, house, cards) for seat, house in known]
    for seat, house in enumerate(seen["houses"]):
        if house["hand"]:
            lines.append((Word("glance-hand", {"count": len(house["hand"])}), _titled(house["hand"], cards)))
        elif house["known"]:
            lines.append((Word("glance-known", {"seat": Who(seat)}), _titled(house["known"], cards)))
    if seen["offered"]:
        lines.append((Word("glance-offered"), [Word(f"character-{name}") for name in seen["offered"]]))
    return lines


_NOTICED: Final = frozenset(("looked", "took-from-deck", "took-from-hand", "released", "rescued"))


def _noticed(seen: Seen) -> list[Word]:
    """Who looked at or got a card of whom this turn, or last turn as long as this one has hardly begun."""
    last = seen["last"]["sights"] if seen["last"] is not None and seen["encounter"] is None else []
    return [
        Word(f"event-{each['what']}", {"seat": Who(each["seat"]), "other": Who(each["other"])})
        for each in (*last, *seen["sights"])
        if each["what"] in _NOTICED and each["other"] is not None
    ]


def _glance_side(encounter: SeenEncounter, side: str, cards: CardSet) -> tuple[Word, list[Word]]:
    under = []
    for seat, on in enumerate(encounter["sides"]):
        fighter, laid = encounter["fighters"][seat], encounter["laid"][seat]
        if on != side or fighter is None:
            continue
        under.append(Word("glance-fighter", {"seat": Who(seat), "character": Word(f"character-{fighter}")}))
        if laid is not None:
            card = Word(f"card-{laid}") if laid in (HIDDEN, NOTHING) else titled(cards, CARDS[laid])
            under.append(Word("glance-laid", {"seat": Who(seat), "card": card}))
    if encounter["strength"] is not None and encounter["result"] == "war":
        under.append(Word("glance-strength", {"sum": encounter["strength"][n.SIDES.index(side) - 1]}))
    return Word("glance-side", {"side": Word(f"side-{side}")}), under


def _glance_house(seat: Seat, house: SeenHouse, cards: CardSet) -> tuple[Word, list[Word]]:
    head = Word("glance-house", {"seat": Who(seat), "house": Word(f"house-{house['house']}")})
    if house["leader"] is None:
        return head, []
    under = [Word("glance-leader", {"character": Word(f"character-{house['leader']}"), "sheet": house["sheet"]})]
    for each in house["characters"]:
        key = "glance-dead" if each["dead"] else "glance-character"
        under.append(Word(key, {"character": Word(f"character-{each['name']}"), "power": each["power"]}))
    under.append(Word("glance-counts", {"spread": house["spread"], "hand": house["hand_size"], "deck": house["deck"]}))
    for hostage in house["hostages"]:
        known, back = hostage["card"], Word("card-back", {"house": Word(f"house-{hostage['house']}")})
        under.append(Word("glance-hostage", {"card": titled(cards, CARDS[known]) if known else back}))
    return head, under


def _titled(names: Sequence[str], cards: CardSet) -> list[Word]:
    return [titled(cards, CARDS[name]) for name in names]
