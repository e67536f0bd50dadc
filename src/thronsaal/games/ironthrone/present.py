"""A view of Iron Throne as the board template draws it: houses around the table, the encounter, what is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

from thronsaal.core.text import Voice
from thronsaal.core.words import SEAT_LETTERS, Json, Seat, Who, Word
from thronsaal.games.ironthrone import cardset
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.faces import CARDS, Back, Face, Faces, Sheet, Token, clockwise, house_text
from thronsaal.games.ironthrone.truce import PATIENCE

_PLAIN: Final = ("pass", "yes", "no", "deck", "hand", "use", "confirm", "no-deal")
_ITEMS: Final = ("influence", "hostages", "power")
_MOST: Final = (1, 2, 3)
"""What one side may give of each in a deal."""


@dataclass(frozen=True, slots=True)
class Pip:
    """A place on an influence track: the house the marker lies on, or "" while it is at home."""

    house: str


@dataclass(frozen=True, slots=True)
class House:
    """All that lies before one seat."""

    seat: Seat
    letter: str
    name: str
    house: str
    title: str
    mine: bool
    role: str
    role_text: str
    leader: Sheet | None
    chosen: bool
    sheet: int
    tokens: Sequence[Token]
    track: Sequence[Pip]
    spread: int
    track_text: str
    owed: Sequence[Back]
    hand: Sequence[Face] | None
    hand_size: int
    deck: int
    known: Sequence[Face]
    discard: Sequence[Face]
    hostages: Sequence[Back]
    captives: Sequence[Face]
    hostages_text: str
    summary: str
    move: str


@dataclass(frozen=True, slots=True)
class Fighter:
    """A character on a side of the encounter and whose it is."""

    token: Token
    owner: str
    active: bool
    waiting: bool = False


@dataclass(frozen=True, slots=True)
class Slot:
    """Where an active seat lays its card: empty, back, face or nothing (a seat without any card)."""

    kind: str
    text: str
    face: Face | None = None
    house: str = ""
    glide: str = ""
    is_secret: bool = False


@dataclass(frozen=True, slots=True)
class Side:
    """One side of the encounter."""

    role: str
    title: str
    name: str
    house: str
    fighters: Sequence[Fighter]
    slot: Slot
    terms: Sequence[str]
    total: str
    sum_text: str
    won: bool
    played: Sequence[tuple[str, Face]]


@dataclass(frozen=True, slots=True)
class Ask:
    """A legal move as a button in the middle of the table."""

    move: str
    label: str
    token: Token | None = None
    house: str = ""
    icon: str = ""
    side: str = ""


@dataclass(frozen=True, slots=True)
class Captive:
    """A hostage of mine with what may be done to it."""

    face: Face
    release: str
    torture: str


@dataclass(frozen=True, slots=True)
class Item:
    """One thing that a side may give in a deal: what lies on the table and the most that is possible."""

    field: str
    what: str
    label: str
    value: int
    most: int


@dataclass(frozen=True, slots=True)
class Gift:
    """What one side gives."""

    name: str
    house: str
    title: str
    items: Sequence[Item]
    text: str


@dataclass(frozen=True, slots=True)
class Deal:
    """The talks of a truce."""

    gifts: Sequence[Gift]
    is_on_table: bool
    speaker: str
    mine: bool
    can_put: bool
    can_confirm: bool
    can_refuse: bool
    proposals: str


class _Drawing:
    """One board while it is put together."""

    def __init__(self, views: Sequence[Mapping[str, Json]], legal: Sequence[str], voice: Voice) -> None:
        self.seen: Mapping[str, Any] = views[0]
        self.open: dict[Seat, Mapping[str, Any]] = {
            cast("int", view["seat"]): view for view in views if view["seat"] is not None
        }
        self.legal = legal
        self.voice = voice
        self.faces = Faces(cardset.find(cast("str", views[0]["cards"])), frozenset(legal), voice)
        self.viewer: Seat | None = cast("int | None", views[0]["seat"])
        self.houses = cast("list[Mapping[str, Any]]", self.seen["houses"])

    def say(self, key: str, **values: Any) -> str:
        return self.voice.say(key, **values)

    # Houses

    def house(self, seat: Seat) -> House | None:
        given = self.houses[seat]
        if given["house"] is None:
            return None
        full = self.open[seat]["houses"][seat] if seat in self.open else given
        mine, hand = seat == self.viewer, full["hand"]
        role = self._role(seat)
        hostages = [each["house"] for each in given["hostages"]]
        captives = [each["card"] for each in full["hostages"] if each["card"]]
        verbs = ("lay", "play", "card") if mine else ()
        return House(
            seat=seat,
            letter=SEAT_LETTERS[seat],
            name=self.voice.name(seat),
            house=given["house"],
            title=self.say(f"house-{given['house']}"),
            mine=mine,
            role=role,
            role_text=self.say(f"board-role-{role}") if role else "",
            leader=self.faces.sheet(given["leader"]) if given["leader"] else None,
            chosen=given["chosen"],
            sheet=given["sheet"],
            tokens=[self.faces.token(each) for each in given["characters"]] if given["leader"] else (),
            track=self._track(seat),
            spread=given["spread"],
            track_text=self._track_text(seat),
            owed=self._owed(seat),
            hand=None if hand is None else self.faces.pile(hand, verbs, glides=mine),
            hand_size=given["hand_size"],
            deck=given["deck"],
            known=self.faces.pile(given["known"]),
            discard=self.faces.pile(given["discard"]),
            hostages=self.faces.backs(hostages),
            captives=self.faces.pile(captives),
            hostages_text=self.say("board-hostages", count=len(hostages)),
            summary=self.say("board-house", seat=Who(seat), house=house_text(given["house"])),
            move=f"seat {SEAT_LETTERS[seat]}" if f"seat {SEAT_LETTERS[seat]}" in self.legal else "",
        )

    def _role(self, seat: Seat) -> str:
        seen, encounter = self.seen, self.seen["encounter"]
        if seat == seen["challenger"]:
            return "challenger"
        if seat == seen["defender"]:
            return "defender"
        if encounter and encounter["sides"][seat]:
            return f"with-{encounter['sides'][seat]}"
        return ""

    def _track(self, seat: Seat) -> list[Pip]:
        there = [
            Pip(self.houses[other]["house"])
            for other, count in enumerate(self.houses[seat]["influence"])
            for _ in range(count)
        ]
        return there + [Pip("")] * (m.MARKERS - len(there))

    def _track_text(self, seat: Seat) -> str:
        given = self.houses[seat]
        places = tuple(
            Word("board-influence-on", {"house": house_text(self.houses[other]["house"]), "count": count})
            for other, count in enumerate(given["influence"])
            if count
        )
        if not places:
            return self.say("board-influence-none")
        return self.say("board-influence", spread=given["spread"], places=places)

    def _owed(self, seat: Seat) -> list[Back]:
        """The markers of others on this house."""
        found = []
        for other, given in enumerate(self.houses):
            count = given["influence"][seat] if given["house"] else 0
            if count:
                text = self.say("board-influence-of", house=house_text(given["house"]), count=count)
                found.append(Back(self.houses[other]["house"], count, text))
        return found

    # The encounter

    def sides(self) -> list[Side]:
        """Both sides as they stand, or as they stood last turn."""
        encounter = self.seen["encounter"]
        if encounter is not None:
            return [self._side(encounter, self.seen[role], role, is_past=False) for role in n.SIDES[1:]]
        last = self.seen["last"]
        return [] if last is None else [self._side(last, last[role], role, is_past=True) for role in n.SIDES[1:]]

    def _side(self, encounter: Mapping[str, Any], active: Seat, role: str, is_past: bool) -> Side:
        seats = [seat for seat in self._from(active) if encounter["sides"][seat] == role]
        fighters = [
            Fighter(self._fighter(seat, encounter["fighters"][seat]), self.voice.name(seat), seat == active)
            for seat in seats
            if encounter["fighters"][seat]
        ]
        offer = self.seen["offer"]
        if offer is not None and offer["side"] == role:
            token = self._fighter(offer["from"], offer["character"])
            fighters.append(Fighter(token, self.voice.name(offer["from"]), False, True))
        terms, total = self._sum(encounter, fighters, active, role, is_past)
        played = [] if is_past else [(self.voice.name(seat), name) for seat in seats for name in self._played(seat)]
        return Side(
            role=role,
            title=self.say(f"board-role-{role}"),
            name=self.voice.name(active),
            house=self.houses[active]["house"],
            fighters=fighters,
            slot=self._slot(encounter["laid"][active], active),
            terms=terms,
            total=total,
            sum_text=self.say("board-sum", sum=total) if total else "",
            won=encounter["winner"] == role,
            played=[(name, self.faces.face(card)) for name, card in played],
        )

    def _from(self, seat: Seat) -> list[Seat]:
        return [seat, *clockwise(len(self.houses), seat)]

    def _played(self, seat: Seat) -> list[str]:
        return list(self.houses[seat]["played"])

    def _fighter(self, seat: Seat, name: str) -> Token:
        given = next(each for each in self.houses[seat]["characters"] if each["name"] == name)
        return self.faces.token({**given, "taking_part": True}, is_lit=False)

    def _sum(
        self, encounter: Mapping[str, Any], fighters: Sequence[Fighter], active: Seat, role: str, is_past: bool
    ) -> tuple[list[str], str]:
        """What is added up, and the sum; nothing where no war is fought."""
        side = n.SIDES.index(role)
        if is_past or any(each[0] == "sum" for each in encounter["lasting"]):
            return [], str(encounter["strength"][side - 1]) if encounter["result"] == "war" else ""
        if encounter["result"] not in (None, "war"):
            return [], ""
        terms = [str(each.token.power) for each in fighters if not each.waiting]
        bonus = sum(each[2] for each in encounter["lasting"] if each[0] == "strength" and each[1] == side)
        laid = encounter["laid"][active]
        if encounter["strength"] is not None:
            terms.append(str(m.VALUE[CARDS[laid]]) if laid in CARDS else "0")
        elif terms:
            terms.append("?")
        if bonus:
            terms.append(str(bonus))
        return terms, str(encounter["strength"][side - 1]) if encounter["strength"] is not None else ""

    def _slot(self, laid: str | None, seat: Seat) -> Slot:
        house = self.houses[seat]["house"]
        if laid is None:
            return Slot("empty", self.say("board-laid-none", seat=Who(seat)))
        if laid == "nothing":
            return Slot("nothing", self.say("board-laid-nothing", seat=Who(seat)))
        if laid == "hidden":
            known = self.open[seat]["encounter"]["laid"][seat] if seat in self.open else laid
            if known not in CARDS:
                return Slot("back", self.say("board-laid-back", seat=Who(seat)), house=house, glide=f"laid-{seat}")
            laid = known
        face = self.faces.face(laid)
        in_hand = seat == self.viewer and laid in (self.houses[seat]["hand"] or ())
        glide = laid if seat == self.viewer and not in_hand else f"laid-{seat}"
        encounter = self.seen["encounter"]
        is_secret = encounter is not None and encounter["result"] is None
        key = "board-laid-secret" if is_secret and seat == self.viewer else "board-laid-face"
        return Slot("face", self.say(key, seat=Who(seat), card=face.name), face, house, glide, is_secret)

    def result(self) -> str:
        """War, truce or betrayal, once the cards lie open."""
        shown = self.seen["encounter"] or self.seen["last"]
        return "" if shown is None else shown["result"] or ""

    def result_text(self) -> str:
        """What became of the encounter that is shown, in a sentence."""
        encounter, last = self.seen["encounter"], self.seen["last"]
        shown = encounter or last
        if shown is None or not shown["result"]:
            return ""
        no_deal = last["no_deal"] if encounter is None else any(each[0] == "no-deal" for each in encounter["lasting"])
        if shown["result"] == "truce":
            done = "failed" if no_deal else "agreed" if encounter is None else "open"
            return self.say(f"board-truce-{done}")
        if not shown["winner"]:
            decided = encounter is None or any(each[0] == "sum" for each in encounter["lasting"])
            return self.say("board-tied" if decided else "board-undecided")
        active = (self.seen if encounter is not None else last)[shown["winner"]]
        return self.say(f"board-won-{shown['result']}", seat=Who(active))

    # What is asked

    def asks(self) -> list[Ask]:
        """The moves that are no cards in hand, no hostages and no deals: to be tapped in the middle."""
        found = []
        for move in self.legal:
            ask = self._ask(move)
            if ask is not None:
                found.append(ask)
        # What ends the question comes last, wherever the rules list it.
        return [each for each in found if each.move != "pass"] + [each for each in found if each.move == "pass"]

    def _ask(self, move: str) -> Ask | None:
        kind, _, about = move.partition(" ")
        if kind in _PLAIN:
            return None if kind in ("confirm", "no-deal") else Ask(move, self._plain_label(kind), icon=kind)
        if kind == "choose":
            token = self._token_of(about)
            return Ask(move, token.text, token)
        if kind == "support":
            side, _, name = about.partition(" ")
            token = self._token_of(name)
            values = {"seat": Who(self.seen[side]), "character": Word(f"character-{name}"), "power": token.power}
            return Ask(move, self.say("move-support", **values), token, side=side)
        if kind == "seat":
            seat = SEAT_LETTERS.index(about)
            return Ask(move, self.voice.name(seat), house=self.houses[seat]["house"])
        if kind in ("house", "held"):
            return Ask(move, self.say(f"move-{kind}", house=house_text(about)), house=about)
        return None

    def _plain_label(self, kind: str) -> str:
        if kind == "pass":
            phase, legal = self.seen["phase"], " ".join(self.legal)
            if "support " in legal:
                return self.say("board-pass-support")
            if "torture " in legal or phase == "start":
                return self.say("board-pass-keep" if "torture " in legal else "board-pass-not")
            return self.say("board-pass-not" if "use" in self.legal or "play " in legal else "move-pass")
        return self.say(f"move-{kind}")

    def _token_of(self, name: str) -> Token:
        for given in self.houses:
            for each in given.get("characters") or ():
                if each["name"] == name:
                    return self.faces.token(each, is_lit=False)
        raise KeyError(name)

    def leaders(self) -> list[Sheet]:
        """The leaders to choose from, or the one chosen in secret."""
        choices = [move.partition(" ")[2] for move in self.legal if move.startswith("leader ")]
        return [self.faces.sheet(name, f"leader {name}") for name in choices]

    def captives(self) -> list[Captive]:
        """My hostages while I may release or torture them."""
        names = [move.partition(" ")[2] for move in self.legal if move.startswith("torture ")]
        held = [each["card"] for each in self.houses[self.viewer or 0]["hostages"]]
        return [
            Captive(self.faces.face(name, (), held.count(name)), f"release {name}", f"torture {name}") for name in names
        ]

    def recover(self) -> list[Face]:
        """Cards of my discard pile that I may take back."""
        if self.viewer is None or not any(move.startswith("card ") for move in self.legal):
            return []
        own = self.houses[self.viewer]
        asked = {move.partition(" ")[2] for move in self.legal if move.startswith("card ")}
        return [] if asked <= set(own["hand"]) else self.faces.pile(sorted(asked), ("card",))

    def deal(self) -> Deal | None:
        """The talks of a truce, while they last."""
        given = self.seen["deal"]
        if given is None:
            return None
        speaker = given["to_speak"]
        on_table = any(given["challenger"]) or any(given["defender"])
        left = PATIENCE - given["proposals"]
        return Deal(
            gifts=[self._gift(role, given[role]) for role in n.SIDES[1:]],
            is_on_table=on_table,
            speaker=self.say("board-deal-speaks", seat=Who(speaker)),
            mine=speaker == self.viewer,
            can_put=left > 0,
            can_confirm="confirm" in self.legal,
            can_refuse="no-deal" in self.legal,
            proposals=self.say("board-deal-left", count=left),
        )

    def _gift(self, role: str, gift: Sequence[int]) -> Gift:
        seat = self.seen[role]
        items = []
        for what, value, most in zip(_ITEMS, gift, _MOST, strict=True):
            can = min(most, self.houses[seat]["sheet"]) if what == "power" else most
            items.append(Item(f"{role}-{what}", what, self.say(f"board-item-{what}"), value, can))
        parts = tuple(Word(f"gift-{item.what}", {"n": item.value}) for item in items if item.value)
        text = self.say("gift", parts=parts) if parts else self.say("gift-nothing")
        return Gift(
            self.voice.name(seat), self.houses[seat]["house"], self.say("board-gives", seat=Who(seat)), items, text
        )

    def heading(self) -> str:
        """Turn and phase."""
        if not self.seen["turn"]:
            return self.say("board-setting-up")
        return self.say("board-turn", turn=self.seen["turn"], phase=Word(f"phase-{self.seen['phase']}"))


def present(views: Sequence[Mapping[str, Json]], legal: Sequence[str], voice: Voice) -> dict[str, object]:
    """All that `board.html` draws."""
    drawing = _Drawing(views, legal, voice)
    seen, first = drawing.seen, drawing.viewer or 0
    others = [drawing.house(seat) for seat in clockwise(len(drawing.houses), first)]
    event = seen["event"] or (seen["last"]["event"] if seen["last"] and seen["encounter"] is None else None)
    mine = drawing.house(first)
    return {
        "seats": len(drawing.houses),
        "heading": drawing.heading(),
        "phase": seen["phase"],
        "event": None if event is None else (event, voice.say(f"event-card-{event}"), voice.say(_event_key(event))),
        "is_event_house": event in m.HOUSES,
        "past": seen["encounter"] is None and seen["last"] is not None and not seen["over"],
        "sides": drawing.sides(),
        "result": drawing.result(),
        "result_text": drawing.result_text(),
        "asks": drawing.asks(),
        "leaders": drawing.leaders(),
        "uses": "use" in legal and mine is not None and mine.leader is not None,
        "captives": drawing.captives(),
        "recover": drawing.recover(),
        "deal": drawing.deal(),
        "mine": mine,
        "others": [house for house in others if house is not None],
    }


def _event_key(event: str) -> str:
    return "board-event-house" if event in m.HOUSES else f"board-event-{event}"
