"""Tables of the living card game, in the language of play.

    def test_ice_kills_somebody_else_in_the_challenge():
        table = realm("stark", "stark").given(A="play: Robb Stark (with Ice)", B="play: Hodor", at="challenges")
        table.attack("military", "Robb Stark").defend("Hodor")
        table.seat("A").plays("use Ice")
        assert table.quiet().seat("B").dead == ["Hodor"]

What may be described is told in `thronsaal.games.lcg.arrange`. Cards are called by their names; where several of a name
are about, `Hodor@B` is the one that B owns and `Great Keep#2` the second copy. Moves call cards by name too: `card
Hodor`, `use Ice`.

Where nobody can do anything a match runs on by itself. Tables of tests stop before every step of the round instead, and
after every turn to marshal, so that it can be seen what happened; whatever is played next makes them go on.
"""

from __future__ import annotations

import re
from typing import Any

from support.table import Player, Table
from thronsaal.core.engine.select import cards_in
from thronsaal.core.engine.window import Rounds
from thronsaal.core.game import Event
from thronsaal.core.reason import Refused
from thronsaal.core.text import LANGUAGES, Voice
from thronsaal.core.words import SEAT_LETTERS, seat_letter
from thronsaal.games.lcg import GAME
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg import notation as n
from thronsaal.games.lcg.abilities import Constant, Passive
from thronsaal.games.lcg.arrange import find_card, lay_out
from thronsaal.games.lcg.flow import MarshalTurn, Round
from thronsaal.games.lcg.moves import CARD, move
from thronsaal.games.lcg.shadows import Opening
from thronsaal.games.lcg.state import LcgState
from thronsaal.games.lcg.values import explain


class Halting(LcgState):
    """A position that does not run on from one step of the round to the next by itself."""

    @property
    def is_halted(self) -> bool:
        top = None if self.ended else self.stack[-1]
        return isinstance(top, Round) or (isinstance(top, MarshalTurn) and top.step > 0)

    @property
    def actors(self) -> tuple[int, ...]:
        return () if self.is_halted else super().actors

    def advance(self) -> None:
        while not self.is_halted and not self.ended:
            if self.stack[-1].run(self):
                return
        if self.ended:
            self.stack.clear()

    def go_on(self) -> None:
        """Take the next step."""
        self.stack[-1].run(self)
        self.advance()


class Lord(Player):
    """Somebody at the table, with all that is theirs."""

    table: RealmTable

    def plays(self, *moves: str) -> Lord:  # type: ignore[override]
        """Make moves that the rules allow, one after another; before each, others pass until this seat is asked."""
        for text in moves:
            self.table.until(self.letter)
            super().plays(self.table.full(text, self.number))
        return self

    def tries(self, text: str) -> Lord:
        """Make a move that the rules refuse; `table.expects(reason=...)` says which."""
        before = self.table.state.pack()
        try:
            Player.plays(self, self.table.full(text, self.number))
        except Refused as refused:
            self.table.refusal = refused.reason
            assert self.table.state.pack() == before, f"the refused {text!r} changed the position"
            return self
        raise AssertionError(f"{text!r} of {self.letter} was allowed")

    def fails(self, text: str, rule: str) -> Lord:
        """Make a move that the rules refuse for this reason."""
        self.tries(text)
        self.table.expects(reason=rule)
        return self

    def passes(self) -> Lord:
        """Do nothing."""
        return self.plays("pass")

    def can(self, text: str) -> bool:
        """Whether the rules would allow this move now; between two steps nobody may do anything."""
        state = self.table.state
        return not state.is_halted and state.check(self.number, n.read(self.table.full(text, self.number))) is None

    @property
    def letter(self) -> str:
        return seat_letter(self.number)

    @property
    def moves(self) -> list[str]:
        """What may be done now, as moves are written."""
        return [n.write(each) for each in self.table.state.legal(self.number)]

    # What is theirs: names, of hands and plays by the alphabet, of piles from bottom to top.

    def _names(self, cards: Any) -> list[str]:
        return [self.table.state.deal.names[card] for card in cards]

    @property
    def hand(self) -> list[str]:
        return sorted(self._names(cards_in(self.table.state.hand[self.number])))

    @property
    def court(self) -> list[str]:
        """What it controls, attachments and locations too."""
        return sorted(self._names(cards_in(self.table.state.court[self.number])))

    @property
    def deck(self) -> list[str]:
        return self._names(self.table.state.deck[self.number])

    @property
    def discard(self) -> list[str]:
        return self._names(self.table.state.discard[self.number])

    @property
    def dead(self) -> list[str]:
        return self._names(self.table.state.dead[self.number])

    @property
    def shadows(self) -> list[str]:
        """What lies in its shadows, by place; a free place is empty."""
        cards = self.table.state.shadows[self.number]
        return ["" if card < 0 else self.table.state.deal.names[card] for card in cards]

    @property
    def plot(self) -> str:
        """The revealed plot."""
        return self.table.state.deal.names[self.table.state.revealed[self.number]]

    @property
    def gold(self) -> int:
        return self.table.state.gold[self.number]

    @property
    def power(self) -> int:
        """All that counts for it."""
        return self.table.state.power_of(self.number)

    @property
    def house_power(self) -> int:
        """What lies on its house."""
        state = self.table.state
        return state.power.get(state.deal.house_card[self.number], 0)


class RealmTable(Table):
    """A table of the living card game."""

    state: Halting

    def __init__(self, houses: tuple[str, ...]) -> None:
        self.game = GAME
        self.options = {}
        self.houses = "-".join(houses)
        self.story: list[str] = []
        self.told: list[Event] = []
        self.refusal = None
        self.events = []

    def given(self, **position: Any) -> RealmTable:
        base = {} if "decks" in position else {"houses": self.houses}
        state: Any = lay_out({**base, **position})
        state.__class__ = Halting
        self.state = state
        if self.state.is_halted:
            self.state.go_on()
        else:
            self.state.advance()
        return self

    def seat(self, letter: str) -> Lord:
        return Lord(self, SEAT_LETTERS.index(letter))

    # Finding things.

    def card(self, name: str) -> int:
        """The number of a card: one in play if there is one, else the first."""
        cards = self._called(name)
        assert cards, f"there is no {name} at this table"
        return next((card for card in cards if self.state.in_play >> card & 1), cards[0])

    def _called(self, name: str) -> list[int]:
        found = re.fullmatch(r"(.+?)(?:@([A-D]))?(?:#([2-8]))?", name)
        assert found is not None
        face, deal = find_card(found[1]), self.state.deal
        return [
            card
            for card, printed in enumerate(deal.cards)
            if (printed is face or (printed.name == face.name and found[1] == printed.name))
            and (found[2] is None or SEAT_LETTERS[deal.owner[card]] == found[2])
            and (found[3] is None or deal.copy_of[card] == int(found[3]) - 1)
        ]

    def full(self, text: str, seat: int) -> str:
        """A move as it is written: cards by name become what records call them."""
        verb, _, rest = text.partition(" ")
        if verb not in ("play", "house", "ambush", "use", "save", "card", "plot", "hide") or rest.startswith("#"):
            return text
        name, colon, place = rest.partition(":")
        written = [f"{verb} {n.write_card(self.state.deal.ref[card])}{colon}{place}" for card in self._called(name)]
        assert written, f"there is no {name} at this table"
        assert verb != "use" or self._is_used(name, place), f"nobody ever uses text {place or 1} of {name}"
        allowed = {n.write(each) for each in self.state.legal(seat)}
        own = [each for each in written if f"@{seat_letter(seat)}" in each]
        return next((each for each in written if each in allowed), (own or written)[0])

    def _is_used(self, name: str, place: str) -> bool:
        """Whether somebody may use this text of a card at some time: it is neither constant nor passive."""
        texts = self.state.deal.abilities[self._called(name)[0]]
        at = int(place or 1) - 1
        return at >= len(texts) or not isinstance(texts[at], Constant | Passive)

    @property
    def asked(self) -> str:
        """The name of the question that waits, such as `declare-defenders`; empty when it is over."""
        return self.state.stack[-1].kind if self.state.stack else ""

    # Going on.

    def play(self, *moves: str) -> RealmTable:
        """Moves of whoever is asked; where several are, of the first who may make it."""
        for text in moves:
            actors = self.state.actors
            able = [seat for seat in actors if self.full(text, seat) in self.seat(seat_letter(seat)).moves]
            seat = (able or actors)[0]
            Player.plays(self.seat(seat_letter(seat)), self.full(text, seat))
        return self

    def quiet(self) -> RealmTable:
        """Everybody passes until something else than using texts is asked."""
        while self.state.actors and isinstance(self.state.asked, Rounds | Opening):
            self.play("pass")
        return self

    def never(self, text: str) -> RealmTable:
        """Everybody passes as in `quiet`, and nobody who is asked could ever do this."""
        while self.state.actors:
            able = [seat_letter(seat) for seat in self.state.actors if self.seat(seat_letter(seat)).can(text)]
            assert not able, f"{able[0]} could {text}"
            if not isinstance(self.state.asked, Rounds | Opening):
                break
            self.play("pass")
        return self

    def until(self, what: str) -> RealmTable:
        """Everybody passes until a seat is asked (`B`), this is asked (`choose-target`) or can be done (`use Ice`)."""
        for _ in range(200):
            while self.state.is_halted:
                self.state.go_on()
            if self._is_reached(what):
                return self
            assert self.state.actors, f"the game was over before {what}"
            assert isinstance(self.state.asked, Rounds | Opening), f"{self.asked} was asked before {what}"
            self.play("pass")
        raise AssertionError(f"{what} never came")

    def _is_reached(self, what: str) -> bool:
        actors = self.state.actors
        if len(what) == 1:
            return SEAT_LETTERS.index(what) in actors
        return self.asked == what or any(self.full(what, seat) in self.seat(seat_letter(seat)).moves for seat in actors)

    def do(self, *moves: str) -> RealmTable:
        """Pass until each of these moves can be made, and make it."""
        for text in moves:
            self.until(text)
            seat = next(
                each for each in self.state.actors if self.full(text, each) in self.seat(seat_letter(each)).moves
            )
            self.seat(seat_letter(seat)).plays(text)
        return self

    def attack(self, contest: str, *attackers: str, target: str = "") -> RealmTable:
        """The active seat begins a challenge with these characters, against its first opponent unless said."""
        self.until("turn")
        (seat,) = self.state.actors
        whom = target or seat_letter(self.state.opponents(seat)[0])
        player = self.seat(seat_letter(seat))
        player.plays(f"challenge {contest} {whom}")
        for name in attackers:
            player.plays(f"card {name}")
        player.plays("done")
        return self

    def sneak(self, *names: str) -> RealmTable:
        """The attacker's stealth keeps these from defending."""
        self.until("sneak")
        for name in names:
            self.play(f"card {name}")
        if self.asked == "sneak":
            self.play("done")
        return self

    def defend(self, *names: str) -> RealmTable:
        """Everybody passes until defenders are declared: these."""
        self.until("declare-defenders")
        for name in names:
            self.play(f"card {name}")
        if self.asked == "declare-defenders":
            self.play("done")
        return self

    def end_phase(self) -> RealmTable:
        """Everybody passes or is done until the phase is over."""
        phase = self.state.phase
        while self.state.phase == phase and not self.state.ended:
            if self.state.is_halted:
                self.state.go_on()
                continue
            seat = self.state.actors[0]
            moves = self.seat(seat_letter(seat)).moves
            idle = [each for each in ("pass", "done", "no") if each in moves]
            assert idle, f"{self.asked} must be answered before the phase ends"
            self.play(idle[0])
        return self

    # What is there.

    def strength(self, name: str) -> int:
        return self.state.values.strength(self.card(name))

    def icons(self, name: str) -> list[str]:
        bit = 1 << self.card(name)
        return [icon.value for icon in m.ICONS if self.state.values.icons[icon.number] & bit]

    def keywords(self, name: str) -> list[str]:
        bit = 1 << self.card(name)
        return [each.value for each in m.Keyword if self.state.values.keyword(each) & bit]

    def has_trait(self, name: str, trait: str) -> bool:
        return bool(self.state.values.trait(trait) >> self.card(name) & 1)

    def is_kneeling(self, name: str) -> bool:
        return bool(self.state.kneeling >> self.card(name) & 1)

    def takes_part(self, name: str) -> bool:
        return bool(self.state.participating >> self.card(name) & 1)

    def power(self, name: str) -> int:
        """Power on a card."""
        return self.state.power.get(self.card(name), 0)

    def gold(self, name: str) -> int:
        """Gold on a card."""
        return self.state.coins.get(self.card(name), 0)

    def zone(self, name: str) -> str:
        """Where a card lies: `play`, `hand`, `deck`, `discard`, `dead`, `duplicate` or `aside`."""
        return self.state.zone(self.card(name)).value

    def controller(self, name: str) -> str:
        return seat_letter(self.state.controller(self.card(name)))

    def bearer(self, name: str) -> str:
        """What an attachment is on."""
        return self.state.deal.names[self.state.host[self.card(name)]]

    def attachments(self, name: str) -> list[str]:
        return sorted(self.state.deal.names[each] for each in cards_in(self.state.attachments_on(self.card(name))))

    def duplicates(self, name: str) -> int:
        return len(self.state.duplicates_on(self.card(name)))

    def sources(self, name: str) -> list[str]:
        """The cards that change this one now."""
        return sorted(self.state.deal.names[source] for source, _ in explain(self.state, self.card(name)))

    def targets(self) -> list[str]:
        """The names of the cards that may be chosen now."""
        (seat,) = self.state.actors
        refs = {move(CARD, ref): name for ref, name in zip(self.state.deal.ref, self.state.deal.names, strict=True)}
        return sorted(refs[each] for each in self.state.legal(seat) if each in refs)

    # What happened.

    @property
    def events(self) -> list[Event]:
        """What the last move did."""
        return self._events

    @events.setter
    def events(self, events: list[Event]) -> None:
        self._events = events
        self.told += events
        self.story += [event.kind for event in events]

    def expects(self, *, reason: str | None = None, **wanted: Any) -> RealmTable:
        """What the last move led to; see `Table.expects`."""
        if reason is not None:
            assert self.refusal is not None, "nothing was refused"
            assert self.refusal.rule == reason
            if (GAME.folder / "texts").is_dir():
                for language in LANGUAGES:
                    assert Voice(language, GAME.texts).say(self.refusal.word)
        super().expects(**wanted)
        return self


def realm(*houses: str) -> RealmTable:
    """A table of these houses, by seat; `given` says what lies there."""
    return RealmTable(houses or ("stark", "stark"))
