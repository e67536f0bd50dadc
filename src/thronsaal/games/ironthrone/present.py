"""A view of Iron Throne as the board template draws it: houses around the table, the encounter, what is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from thronsaal.core.text import Voice
from thronsaal.core.words import SEAT_LETTERS, Seat, Value, Who, Word
from thronsaal.games.ironthrone import cardset
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.board import (
    Ask,
    Captive,
    Deal,
    Fighter,
    Gift,
    House,
    Item,
    Pip,
    Side,
    Slot,
)
from thronsaal.games.ironthrone.faces import Back, Face, Faces, Sheet, Token, clockwise, house_text, sorted_cards
from thronsaal.games.ironthrone.flow import START
from thronsaal.games.ironthrone.truce import PATIENCE
from thronsaal.games.ironthrone.view import CARDS, HIDDEN, NOTHING, Seen, SeenSides

_PLAIN: Final = ("pass", "yes", "no", "deck", "hand", "use", "confirm", "no-deal")
_LAST: Final = ("pass", "no-deal")
_CARD_VERBS: Final = ("lay", "play", "card")
_ITEMS: Final = ("influence", "hostages", "power")
_MOST: Final = (1, 2, 3)
"""What one side may give of each in a deal."""


def in_order(seen: Seen, legal: Sequence[str]) -> list[str]:
    """Moves as the board shows them: cards as they lie in hand, what ends a question behind all else."""
    own = seen["houses"][seen["seat"]]["hand"] if seen["seat"] is not None else None
    hand = [name for name, _ in sorted_cards(Counter(own or ()))]

    def place(move: str) -> tuple[int, int]:
        kind, _, about = move.partition(" ")
        if move in _LAST:
            return 1 + _LAST.index(move), 0
        return 0, hand.index(about) if kind in _CARD_VERBS and about in hand else 0

    return sorted(legal, key=place)


class _Drawing:
    """One board while it is put together."""

    def __init__(self, views: Sequence[Seen], legal: Sequence[str], voice: Voice) -> None:
        self.seen = views[0]
        self.open = {view["seat"]: view for view in views if view["seat"] is not None}
        self.legal = legal
        self.voice = voice
        self.faces = Faces(cardset.find(self.seen["cards"]), frozenset(legal), voice)
        self.viewer = self.seen["seat"]
        self.houses = self.seen["houses"]

    def say(self, key: str, **values: Value) -> str:
        return self.voice.say(key, **values)

    def arms(self, seat: Seat) -> str:
        """The house of a seat; "" before it has one."""
        return self.houses[seat]["house"] or ""

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
            Pip(self.arms(other)) for other, count in enumerate(self.houses[seat]["influence"]) for _ in range(count)
        ]
        return there + [Pip("")] * (m.MARKERS - len(there))

    def _track_text(self, seat: Seat) -> str:
        given = self.houses[seat]
        places = tuple(
            Word("board-influence-on", {"house": house_text(self.arms(other)), "count": count})
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
                text = self.say("board-influence-of", house=house_text(self.arms(other)), count=count)
                found.append(Back(self.arms(other), count, text))
        return found

    # The encounter

    @property
    def shown(self) -> SeenSides | None:
        """The encounter of this turn, or of the last one before this has begun."""
        return self.seen["encounter"] or self.seen["last"]

    def sides(self) -> list[Side]:
        """Both sides as they stand, or as they stood last turn."""
        shown = self.shown
        if shown is None:
            return []
        return [self._side(shown, _active(shown, role), role) for role in n.SIDES[1:]]

    def _side(self, shown: SeenSides, active: Seat, role: str) -> Side:
        is_past = self.seen["encounter"] is None
        seats = [seat for seat in self._from(active) if shown["sides"][seat] == role]
        fighters = [
            Fighter(self._fighter(seat, name), self.voice.name(seat), seat == active)
            for seat in seats
            if (name := shown["fighters"][seat])
        ]
        offer = self.seen["offer"]
        if offer is not None and offer["side"] == role:
            token = self._fighter(offer["from"], offer["character"])
            fighters.append(Fighter(token, self.voice.name(offer["from"]), False, True))
        terms, total = self._sum(shown, fighters, active, role)
        played = [] if is_past else [(self.voice.name(seat), name) for seat in seats for name in self._played(seat)]
        return Side(
            role=role,
            title=self.say(f"board-role-{role}"),
            name=self.voice.name(active),
            house=self.arms(active),
            fighters=fighters,
            slot=self._slot(shown["laid"][active], active),
            terms=terms,
            total=total,
            sum_text=self.say("board-sum", sum=total) if total else "",
            won=shown["winner"] == role,
            played=[(name, self.faces.face(card)) for name, card in played],
        )

    def _from(self, seat: Seat) -> list[Seat]:
        return [seat, *clockwise(len(self.houses), seat)]

    def _played(self, seat: Seat) -> list[str]:
        return list(self.houses[seat]["played"])

    def _fighter(self, seat: Seat, name: str) -> Token:
        given = next(each for each in self.houses[seat]["characters"] if each["name"] == name).copy()
        given["taking_part"] = True
        return self.faces.token(given, is_lit=False)

    def _sum(self, shown: SeenSides, fighters: Sequence[Fighter], active: Seat, role: str) -> tuple[list[str], str]:
        """What is added up, and the sum; nothing where no war is fought."""
        side, sums, encounter = n.SIDES.index(role) - 1, shown["strength"], self.seen["encounter"]
        total = str(sums[side]) if sums is not None else ""
        if encounter is None or encounter["decided"]:
            return [], total if shown["result"] == "war" else ""
        if shown["result"] not in (None, "war"):
            return [], ""
        terms = [str(each.token.power) for each in fighters if not each.waiting]
        laid = shown["laid"][active]
        if sums is not None:
            terms.append(str(m.VALUE[CARDS[laid]]) if laid in CARDS else "0")
        elif terms:
            terms.append("?")
        if encounter["bonus"][side]:
            terms.append(str(encounter["bonus"][side]))
        return terms, total

    def _slot(self, laid: str | None, seat: Seat) -> Slot:
        house, encounter = self.arms(seat), self.seen["encounter"]
        if laid is None:
            return Slot("empty", self.say("board-laid-none", seat=Who(seat)))
        if laid == NOTHING:
            return Slot("nothing", self.say("board-laid-nothing", seat=Who(seat)))
        if laid == HIDDEN:
            beside = self.open[seat]["encounter"] if seat in self.open else None
            known = beside["laid"][seat] if beside is not None else None
            if known not in CARDS:
                return Slot("back", self.say("board-laid-back", seat=Who(seat)), house=house, glide=f"laid-{seat}")
            laid = known
        face = self.faces.face(laid)
        in_hand = seat == self.viewer and laid in (self.houses[seat]["hand"] or ())
        glide = laid if seat == self.viewer and not in_hand else f"laid-{seat}"
        is_secret = encounter is not None and encounter["result"] is None
        key = "board-laid-secret" if is_secret and seat == self.viewer else "board-laid-face"
        return Slot("face", self.say(key, seat=Who(seat), card=face.name), face, house, glide, is_secret)

    def result(self) -> str:
        """War, truce or betrayal, once the cards lie open."""
        return "" if self.shown is None else self.shown["result"] or ""

    def result_text(self) -> str:
        """What became of the encounter that is shown, in a sentence."""
        encounter, shown = self.seen["encounter"], self.shown
        if shown is None or not shown["result"]:
            return ""
        if shown["result"] == "truce":
            done = "failed" if shown["failed"] else "agreed" if encounter is None else "open"
            return self.say(f"board-truce-{done}")
        if not shown["winner"]:
            return self.say("board-tied" if encounter is None or encounter["decided"] else "board-undecided")
        return self.say(f"board-won-{shown['result']}", seat=Who(_active(shown, shown["winner"])))

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
            return Ask(move, self._support_label(side, name, token.power), token, side=side)
        if kind == "seat":
            seat = SEAT_LETTERS.index(about)
            return Ask(move, self.voice.name(seat), house=self.arms(seat))
        if kind in ("house", "held"):
            return Ask(move, self.say(f"move-{kind}", house=house_text(about)), house=about)
        return None

    def _support_label(self, side: str, name: str, power: int) -> str:
        assert self.shown is not None
        whom, character = Who(_active(self.shown, side)), Word(f"character-{name}")
        return self.say("move-support", seat=whom, character=character, power=power)

    def _plain_label(self, kind: str) -> str:
        if kind == "pass":
            phase, legal = self.seen["phase"], " ".join(self.legal)
            if "support " in legal:
                return self.say("board-pass-support")
            if "torture " in legal or phase == START:
                return self.say("board-pass-keep" if "torture " in legal else "board-pass-not")
            return self.say("board-pass-not" if "use" in self.legal or "play " in legal else "move-pass")
        return self.say(f"move-{kind}")

    def _token_of(self, name: str) -> Token:
        for given in self.houses:
            for each in given["characters"]:
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
        return [] if asked <= set(own["hand"] or ()) else self.faces.pile(sorted(asked), ("card",))

    def deal(self) -> Deal | None:
        """The talks of a truce, while they last."""
        given, shown = self.seen["deal"], self.shown
        if given is None or shown is None:
            return None
        speaker = given["to_speak"]
        on_table = any(given["challenger"]) or any(given["defender"])
        left = PATIENCE - given["proposals"]
        return Deal(
            gifts=[
                self._gift("challenger", shown["challenger"], given["challenger"]),
                self._gift("defender", shown["defender"], given["defender"]),
            ],
            is_on_table=on_table,
            speaker=self.say("board-deal-speaks", seat=Who(speaker)),
            mine=speaker == self.viewer,
            can_put=left > 0,
            can_confirm="confirm" in self.legal,
            can_refuse="no-deal" in self.legal,
            proposals=self.say("board-deal-left", count=left),
        )

    def _gift(self, role: str, seat: Seat, gift: Sequence[int]) -> Gift:
        items = []
        for what, value, most in zip(_ITEMS, gift, _MOST, strict=True):
            can = min(most, self.houses[seat]["sheet"]) if what == "power" else most
            items.append(Item(f"{role}-{what}", what, self.say(f"board-item-{what}"), value, can))
        parts = tuple(Word(f"gift-{item.what}", {"n": item.value}) for item in items if item.value)
        text = self.say("gift", parts=parts) if parts else self.say("gift-nothing")
        return Gift(self.voice.name(seat), self.arms(seat), self.say("board-gives", seat=Who(seat)), items, text)

    def heading(self) -> str:
        """Turn and phase."""
        if not self.seen["turn"]:
            return self.say("board-setting-up")
        return self.say("board-turn", turn=self.seen["turn"], phase=Word(f"phase-{self.seen['phase']}"))


def _active(shown: SeenSides, role: str) -> Seat:
    return shown["challenger"] if role == n.SIDES[n.CHALLENGERS] else shown["defender"]


def present(views: Sequence[Seen], legal: Sequence[str], voice: Voice) -> dict[str, object]:
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
