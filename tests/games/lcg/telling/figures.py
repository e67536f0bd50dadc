"""Every figure on the table, worked out from what is printed and what lasts."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from games.lcg.telling.board import STRONG_IN, TYPES, Board, Piece
from games.lcg.telling.texts import BEARER_STRENGTH, OTHERS_STRENGTH, OWN_STRENGTH, PLOT_STRENGTH

EVENTS = {"Forever Burning", "Insidious Ways", "I'm You Writ Small"}
"""Events that leave something lasting on characters."""


class Figures:
    """The figures of a board as it is now; made anew whenever something was written down."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.changed = board.changed
        self.blank = self._blank()
        self.traits: dict[str, set[str]] = {}
        self.icons: dict[str, set[str]] = {}
        self.keywords: dict[str, set[str]] = {}
        self.strength: dict[str, int] = {}
        for each in board.play.values():
            self.traits[each.ref] = self._traits(each)
        for each in board.play.values():
            self.icons[each.ref] = self._icons(each)
        for each in board.play.values():
            self.keywords[each.ref] = self._keywords(each)
        for each in board.characters():
            self.strength[each.ref] = max(0, each.face.strength + self.bonus(each))  # type: ignore[attr-defined]

    # Cards

    def _blank(self) -> set[str]:
        """Whose text box counts as empty: Milk of the Poppy, Renly's Courtier."""
        blank = {each.on for each in self.board.play.values() if each.name == "Milk of the Poppy" and each.on}
        return blank | {ref for effect in self.board.lasting("blank") for ref in effect.cards}

    def _on(self, it: Piece, name: str) -> bool:
        return any(each.name == name for each in self.board.attached_to(it.ref))

    def _traits(self, it: Piece) -> set[str]:
        traits = set(it.face.traits)
        if it.name == "I'm You Writ Small":
            traits.add("Boon")
        if self._on(it, "Lordship"):
            traits.add("Lord")
        if self._on(it, "Blood of the Dragon") and self.board.role(it.ref):
            traits.add("Dragon")
        return traits

    def crests_of(self, it: Piece) -> set[str]:
        return {each.value for each in it.face.crests}

    def _icons(self, it: Piece) -> set[str]:
        if it.type != "character":
            return set()
        icons = {each.value for each in it.face.icons}  # type: ignore[attr-defined]
        if self._on(it, "Summer"):
            icons.add("military")
        if self._on(it, "Lordship"):
            icons.add("power")
        if it.name == "Qartheen Fanatic" and it.ref not in self.blank and self.is_dragon_about:
            icons.add("military")
        return icons | {each.word for each in self.board.lasting("icon") if it.ref in each.cards}

    def _keywords(self, it: Piece) -> set[str]:
        words = set() if it.ref in self.blank else {each.value for each in it.face.keywords}
        if it.name == "Devan Seaworth" and it.ref not in self.blank and self._has_power(it.seat):
            words.add("stealth")
        if self._on(it, "Gutter Rat's Cunning") or (it.name == "Arya Stark" and self._on(it, "Nymeria")):
            words.add("stealth")
        if it.name == "Bran Stark" and self._on(it, "Summer"):
            words.add("stealth")
        if self._on(it, "Aegon's Blade"):
            words |= {"stealth"} if "intrigue" in self.icons[it.ref] else set()
            words |= {"renown"} if "power" in self.icons[it.ref] else set()
        if it.name == "Sansa Stark" and self._speaking("Lady"):
            words.add("renown")
        for each in self._granted(("keyword", "no-keyword"), it):
            (words.add if each.what == "keyword" else words.discard)(each.word)
        return words

    def _has_power(self, seat: int) -> bool:
        return any(each.power for each in self.board.characters(seat))

    def _speaking(self, name: str) -> list[Piece]:
        """Cards in play whose text counts. An attached card is only an attachment."""
        return [each for each in self.board.play.values() if each.name == name and each.ref not in self.blank]

    def _granted(self, what: tuple[str, ...], it: Piece) -> list[Any]:
        """What lasts on a card, in the order in which it came."""
        granted = [each for each in self.board.effects if each.what in what and it.ref in each.cards]
        return [each for each in granted if not (each.source in EVENTS and self.is_proof_against_events(it))]

    def bonus(self, it: Piece) -> int:
        bonus = sum(each.n for each in self._granted(("strength",), it))
        for each in self.board.attached_to(it.ref):
            if each.name in BEARER_STRENGTH:
                bonus += BEARER_STRENGTH[each.name](self, it)
        if it.name in OWN_STRENGTH and it.ref not in self.blank:
            bonus += OWN_STRENGTH[it.name](self, it)
        for name, amount in OTHERS_STRENGTH.items():
            bonus += sum(amount(self, source, it) for source in self._speaking(name))
        for seat in self.board.seats:
            plot = self.board.plot(seat)
            if plot is not None and plot.name in PLOT_STRENGTH:
                bonus += PLOT_STRENGTH[plot.name](self, seat, it)
        return bonus

    # What texts look at

    def is_of(self, it: Piece, house: str) -> bool:
        return house in [each.value for each in it.face.house]

    @cached_property
    def is_dragon_about(self) -> bool:
        return any("Dragon" in self.traits[each.ref] for each in self.board.characters())

    def has_stark_lord(self, seat: int) -> bool:
        return any(
            self.is_of(each, "stark") and "Lord" in self.traits[each.ref] for each in self.board.characters(seat)
        )

    def is_outnumbered(self, seat: int) -> bool:
        mine = len(self.board.characters(seat))
        return any(len(self.board.characters(each)) > mine for each in self.board.opponents(seat))

    def is_proof_against_events(self, it: Piece) -> bool:
        """Immune to events: Shaggydog beside a Stark lord, Ghost beside Jon, Jon beside Ghost."""
        if it.name == "Shaggydog":
            return it.ref not in self.blank and self.has_stark_lord(it.seat)
        return (it.name == "Ghost" and bool(self._speaking("Jon Snow"))) or (
            it.name == "Jon Snow" and bool(self._speaking("Ghost"))
        )

    def is_shy_of(self, it: Piece, seat: int) -> bool:
        """Whether this seat may not aim abilities of characters at it; stealth is one."""
        if seat != it.seat and it.name == "Quaithe of the Shadow" and it.ref not in self.blank:
            return bool(self.board.attached_to(it.ref))
        if it.ref not in self.blank and it.name in ("Ser Jacelyn Bywater", "Warlock's Servitors"):
            return True
        if seat == it.seat:
            return False
        if it.ref not in self.blank and it.name in ("Renly Baratheon", "Brienne of Tarth"):
            return True
        return "Knight" in self.traits[it.ref] and it.seat in self.board.plots_named("Tourney for the Hand")

    # Players

    def plot_gold(self, seat: int) -> int:
        """What the revealed plot brings: nothing under an opponent's Blockade."""
        is_blockaded = any(seat in self.board.opponents(each) for each in self.board.plots_named("Blockade"))
        return 0 if is_blockaded else int(self.board.plot(seat).gold)

    def income(self, seat: int) -> int:
        board, gold = self.board, self.plot_gold(seat)
        if not board.plots_named("Rains of Autumn"):
            gold += sum(each.face.income for each in board.own(seat) if each.ref not in self.blank)
        return gold + (2 if board.players[seat].title == "master-of-coin" else 0)

    def initiative(self, seat: int) -> int:
        own = sum(each.face.initiative for each in self.board.own(seat) if each.ref not in self.blank)
        return int(self.board.plot(seat).initiative) + own

    def influence(self, seat: int) -> int:
        """What could be knelt for now."""
        own = [each for each in self.board.own(seat) if not each.kneeling and each.ref not in self.blank]
        player = self.board.players[seat]
        title = 2 if player.title == "hand-of-the-king" and not player.spent_hand else 0
        return sum(each.face.influence for each in own) + title

    def claim(self, seat: int) -> int:
        claim = int(self.board.plot(seat).claim)
        for each in self.board.lasting("claim"):
            if seat == each.other or (each.word and self.board.players[seat].house == each.word):
                claim += each.n
        return max(0, claim)

    def dominance(self, seat: int) -> int:
        standing = [each for each in self.board.characters(seat) if not each.kneeling]
        return sum(self.strength[each.ref] for each in standing) + self.board.players[seat].gold

    def power(self, seat: int) -> int:
        """All that counts towards victory, a mate's power included."""
        mate = self.board.mate(seat)
        return self.own_power(seat) + (0 if mate is None else self.own_power(mate))

    def own_power(self, seat: int) -> int:
        is_ignored = any(seat in self.board.opponents(each.seat) for each in self._speaking("Melisandre"))
        own = 0
        for each in self.board.own(seat):
            if each.type == "character":
                own += 0 if is_ignored else each.power
            elif "infamy" in self.keywords[each.ref]:
                own += each.power
        return self.board.players[seat].power + own

    # Challenges

    def side(self, is_attack: bool) -> int:
        """The strength of a side of the challenge."""
        contest = self.board.contest
        assert contest is not None
        seat, refs = (contest.attacker, contest.attackers) if is_attack else (contest.defender, contest.defenders)
        if not refs:
            return 0
        uncounted = {ref for each in self.board.lasting("uncounted") for ref in each.cards}
        title = 3 if STRONG_IN.get(self.board.players[seat].title or "") == contest.type else 0
        return sum(self.strength[ref] for ref in refs if ref not in uncounted) + title

    def winner(self) -> int | None:
        """Who wins the challenge if it is decided now."""
        contest = self.board.contest
        assert contest is not None
        attack, defence = self.side(True), self.side(False)
        if contest.attackers and attack >= 1 and attack >= defence:
            return contest.attacker
        if contest.defenders and defence >= 1 and defence > attack:
            return contest.defender
        return None

    def can_take_part(self, it: Piece, type: str) -> bool:
        """Standing, with the icon."""
        return not it.kneeling and type in self.icons[it.ref] and it.leaving is None

    def may_attack(self, it: Piece, type: str) -> bool:
        return self.can_take_part(it, type) and not (it.name == "Hodor" and it.ref not in self.blank)

    def tolls(self, it: Piece) -> list[int]:
        """To whom a gold is owed for each Motley on it."""
        return [each.seat for each in self.board.attached_to(it.ref) if each.name == "Motley"]

    def killable(self, seat: int) -> list[Piece]:
        """Characters of a seat that can be killed."""
        return [each for each in self.board.characters(seat) if each.leaving is None and self._can_die(each)]

    def _can_die(self, it: Piece) -> bool:
        if "noble" in self.crests_of(it) and self.board.plots_named("The Power of Blood"):
            return False
        return not (
            it.name == "Stannis's Northern Cavalry" and it.ref not in self.blank and it.ref in self.board.shaken
        )

    def can_stand(self, it: Piece) -> bool:
        """In the standing phase."""
        if any(it.ref in each.cards for each in self.board.lasting("stays-kneeling")):
            return False
        is_weak = it.type == "character" and self.strength[it.ref] <= 2
        return not (is_weak and self.board.plots_named("Noose and Swordpoint"))

    def shares(self, seat: int) -> dict[str, list[int]]:
        """By type: how many challenges a seat has begun this phase, and how many it may."""
        player = self.board.players[seat]
        return {each: [player.begun[each], 1 + player.extra[each]] for each in TYPES}
