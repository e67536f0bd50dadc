"""What may be answered to the questions of the rulebook: who may lay out, play, attack, defend and die."""

from __future__ import annotations

from typing import Any

from games.lcg.telling.board import LETTERS, TYPES, Contest, Piece, alike, expect, face_of
from games.lcg.telling.ledger import Ledger
from games.lcg.telling.texts import FITS, ON_HOUSE, ONE_EACH

FREE = {"action-window", "responses", "save-or-cancel", "turn", "choose-plots", "name-first", "choose-title"}
"""Questions beside which gold may be given: nothing is just being carried out."""


class Choices:
    """What the book allows, question by question."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.board = ledger.board
        self.heard: set[tuple[str, int]] = set()
        """Which questions were asked in this challenge, and of whom."""

    def check(self, seat: int, asked: str | None, moves: list[str]) -> str | None:
        """Hold the moves on offer against the book; the question, if it is one of the book's."""
        self.givers(seat, asked, moves)
        self.heard.add((asked or "", seat))
        told = self.allowed(seat, asked or "", moves)
        if told is None:
            return None
        offered = {self.plain(each) for each in moves if self.counts(asked or "", each)}
        told = {self.plain(each) for each in told}
        expect(
            offered == told,
            *(asked, LETTERS[seat], ": the telling allows besides", sorted(told - offered)),
            *("and the table", sorted(offered - told)),
        )
        return asked

    @staticmethod
    def counts(asked: str, move: str) -> bool:
        """In an action window only cards that are played; gold may be given beside anything."""
        verb = move.partition(" ")[0]
        return verb in ("play", "house") if asked == "action-window" else verb != "give"

    @staticmethod
    def plain(move: str) -> str:
        """Copies in hand are alike."""
        return alike(move) if move.partition(" ")[0] in ("play", "house") else move

    def allowed(self, seat: int, asked: str, moves: list[str]) -> set[str] | None:
        match asked:
            case "mulligan":
                return {"yes", "no"}
            case "lay-out":
                return {"done", *self.lay_out(seat, moves)}
            case "choose-plots" | "further-plot":
                return {f"plot {each}" for each in self.board.players[seat].plots}
            case "name-first":
                expect(seat == self.ledger.initiative, LETTERS[seat], "names the first player")
                return {f"seat {LETTERS[each]}" for each in self.board.seats}
            case "choose-title":
                return {f"title {each}" for each in self.ledger.offered()}
            case "action-window":
                return self.plays(seat)
            case "place":
                return {f"card {each.ref}" for each in self.hosts(seat, self.ledger.placing)}
            case "place-power":
                return self.places(seat)
            case "name-winner":
                expect(seat == self.board.first, "the first player chooses the winner")
                return {f"seat {LETTERS[each]}" for each in self.ledger.victors()}
        return self.struggle(seat, asked)

    def struggle(self, seat: int, asked: str) -> set[str] | None:
        """Questions of the challenges phase."""
        contest = self.board.contest
        match asked:
            case "turn":
                return {"done", *self.challenges(seat)}
            case "declare-attackers":
                assert contest is not None
                done = {"done"} if contest.attackers else set()
                return done | {f"card {each.ref}" for each in self.attackers(seat, contest.type)}
            case "declare-defenders":
                return {"done", *(f"card {each.ref}" for each in self.defenders(seat))}
            case "sneak":
                return {"done", *(f"card {each.ref}" for each in self.sneakable(seat))}
            case "choose-dead" | "deadly":
                due = self.ledger.due
                expect(due.kind == "kill" and due.seat == seat, LETTERS[seat], "chooses who dies, but", due)
                return {f"card {ref}" for ref in due.choice if ref not in due.refs}
            case "redirect":
                expect(self.board.players[seat].title == "crown-regent", "only the Crown Regent redirects")
                return {"yes", "no"}
            case "pick-target":
                assert contest is not None
                others = [each for each in self.board.seats if each != contest.target]
                return {f"seat {LETTERS[each]}" for each in others if self.may_challenge(seat, each, contest.type)}
            case "take-over":
                assert contest is not None
                expect(self.board.players[seat].title == "lord-commander", "only the Lord Commander takes over")
                expect(contest.type == "military" and seat not in (contest.attacker, contest.target), "takes over")
                expect(self.may_challenge(contest.attacker, seat, "military"), "is no target")
                return {"yes", "no"}
        return None

    # Gold and cards

    def givers(self, seat: int, asked: str | None, moves: list[str]) -> None:
        """Littlefinger's table: any gold to anybody, except before the game and in the marshalling phase."""
        told = set()
        if self.board.variant == "littlefinger" and asked in FREE and self.board.phase not in ("setup", "marshalling"):
            others = [LETTERS[each] for each in self.board.seats if each != seat]
            told = {f"give {each} {n}" for each in others for n in range(1, self.board.players[seat].gold + 1)}
        offered = {each for each in moves if each.startswith("give")}
        expect(offered == told, "gold to give:", offered ^ told)

    def lay_out(self, seat: int, moves: list[str]) -> set[str]:
        """Characters and locations for five gold in all, one limited card, no duplicates."""
        player = self.board.players[seat]
        left = 5 - sum(self.setup_price(seat, each) for each in player.laid)
        names = {face_of(each).name for each in player.laid if face_of(each).unique}
        has_limited = any(self.is_limited(each) for each in player.laid)
        told = set()
        for ref in +player.hand:
            face = face_of(ref)
            fits = face.type in ("character", "location") and self.setup_price(seat, ref) <= left
            if fits and face.name not in names and not (has_limited and self.is_limited(ref)):
                told.add(ref)
        copies = {each.partition(" ")[2] for each in moves}
        return {f"card {each}" for ref in told for each in copies if alike(each) == ref} | {
            f"card {ref}" for ref in told if not any(alike(each) == ref for each in copies)
        }

    def setup_price(self, seat: int, ref: str) -> int:
        face = face_of(ref)
        own = not face.house or self.board.players[seat].house in [each.value for each in face.house]
        return face.cost + (0 if own else 2)

    @staticmethod
    def is_limited(ref: str) -> bool:
        return any(each.value == "limited" for each in face_of(ref).keywords)

    def plays(self, seat: int) -> set[str]:
        if self.board.phase != "marshalling" or seat != self.board.active:
            return set()
        told = set()
        for ref in +self.board.players[seat].hand:
            if self.is_playable(seat, ref):
                if face_of(ref).type != "attachment" or self.hosts(seat, ref):
                    told.add(f"play {ref}")
                if face_of(ref).name in ON_HOUSE and not self.ledger.is_duplicate(seat, ref):
                    told.add(f"house {ref}")
        return told

    def is_playable(self, seat: int, ref: str) -> bool:
        face, player = face_of(ref), self.board.players[seat]
        if face.type not in ("character", "location", "attachment"):
            return False
        if self.is_limited(ref) and player.limited:
            return False
        if face.unique and not self.ledger.is_duplicate(seat, ref):
            if any(face_of(each).name == face.name for each in player.dead):
                return False
            if any(each.name == face.name and seat in (each.seat, each.owner) for each in self.board.play.values()):
                return False
        return self.ledger.price(seat, ref) <= self.ledger.purse(seat)

    def hosts(self, seat: int, ref: str) -> list[Piece]:
        """What an attachment may be played on; a duplicate goes under its own copy."""
        if self.ledger.is_duplicate(seat, ref):
            return [each for each in self.board.own(seat) if each.name == face_of(ref).name]
        return [each for each in self.board.characters() if each.leaving is None and self.fits(seat, ref, each)]

    def fits(self, seat: int, ref: str, it: Piece) -> bool:
        face, figures = face_of(ref), self.ledger.figures
        words, traits = figures.keywords[it.ref], figures.traits[it.ref]
        if "no-attachments" in words or ("weapons-only" in words and "Weapon" not in face.traits):
            return False
        if face.name in ONE_EACH and any(each.name == face.name for each in self.board.attached_to(it.ref)):
            return False
        match FITS.get(face.name):
            case None:
                return True
            case "opponent's":
                return it.seat in self.board.opponents(seat)
            case "lord or lady":
                return bool(traits & {"Lord", "Lady"})
            case house:
                return figures.is_of(it, house)

    def places(self, seat: int) -> set[str]:
        """Power for a house may go to a card with infamy instead."""
        house = f"card house-{self.board.players[seat].house}@{LETTERS[seat]}"
        words = self.ledger.figures.keywords
        return {house, *(f"card {each.ref}" for each in self.board.own(seat) if "infamy" in words[each.ref])}

    # Challenges

    def challenges(self, seat: int) -> set[str]:
        told = set()
        shares = self.ledger.figures.shares(seat)
        for kind in TYPES:
            if shares[kind][0] >= shares[kind][1]:
                continue
            for other in self.board.seats:
                if self.may_challenge(seat, other, kind) and self.can_afford(seat, kind):
                    told.add(f"challenge {kind} {LETTERS[other]}")
        return told

    def may_challenge(self, seat: int, other: int, kind: str) -> bool:
        """An opponent whom one does not support, with whom there is no truce."""
        if other not in self.board.opponents(seat) or self.board.supported_by(seat) == other:
            return False
        return not any(
            each.word == kind and {each.seat, each.other} == {seat, other} for each in self.board.lasting("truce")
        )

    def toll(self, kind: str) -> int:
        """What must be handed to whom one challenges."""
        return 2 * len(self.board.plots_named("Uneasy Truce")) if kind == "military" else 0

    def can_afford(self, seat: int, kind: str) -> bool:
        left = self.ledger.purse(seat) - self.toll(kind)
        return left >= 0 and any(len(self.ledger.figures.tolls(each)) <= left for each in self.able(seat, kind))

    def able(self, seat: int, kind: str) -> list[Piece]:
        return [each for each in self.board.characters(seat) if self.ledger.figures.may_attack(each, kind)]

    def attackers(self, seat: int, kind: str) -> list[Piece]:
        contest, purse = self.board.contest, self.ledger.purse(seat)
        assert contest is not None
        able = [each for each in self.able(seat, kind) if each.ref not in contest.attackers]
        return [each for each in able if len(self.ledger.figures.tolls(each)) <= purse]

    def defenders(self, seat: int) -> list[Piece]:
        contest, figures = self.board.contest, self.ledger.figures
        assert contest is not None
        able = [each for each in self.board.characters(seat) if figures.can_take_part(each, contest.type)]
        able = [each for each in able if each.ref not in (*contest.sneaked, *contest.defenders)]
        if self.board.plots_named("Herding the Masses"):
            able = [each for each in able if each.face.unique]
        attacking = {self.board.play[ref].name for ref in contest.attackers if ref not in figures.blank}
        lords = [each for each in self.board.characters(seat) if "Lord" in figures.traits[each.ref]]
        if "Stannis Baratheon" in attacking and not lords and seat == contest.target:
            return []
        return [each for each in able if len(figures.tolls(each)) <= self.ledger.purse(seat)]

    def sneakable(self, seat: int) -> list[Piece]:
        contest, figures = self.board.contest, self.ledger.figures
        assert contest is not None
        return [
            each
            for each in self.board.characters(contest.target)
            if "stealth" not in figures.keywords[each.ref]
            and each.ref not in contest.sneaked
            and not (each.name == "Hodor" and each.ref not in figures.blank)
            and not figures.is_shy_of(each, seat)
        ]

    # Nobody was passed over

    def after(self, kinds: list[str], asked: str | None) -> None:
        """Whoever had a choice in this challenge was asked."""
        contest = self.board.contest
        if "challenge" in kinds or "took-over" in kinds:
            self.heard = {each for each in self.heard if each[0] == "take-over"}
        if contest is None or contest.decided:
            return
        if "attackers" in kinds and self.regent() is not None:
            expect(asked == "redirect", "the Crown Regent was not asked")
        if "defenders" in kinds or "no-defenders" in kinds:
            stealthy = any("stealth" in self.ledger.figures.keywords[ref] for ref in contest.attackers)
            if stealthy and self.sneakable(contest.attacker):
                expect(("sneak", contest.attacker) in self.heard, "stealth was not asked for")
        if "no-defenders" in kinds:
            self.undefended(contest)

    def undefended(self, contest: Contest) -> None:
        """Nobody defends: who could have was asked, and the Lord Commander too."""
        supporter = self.board.supporter_of(contest.target)
        for seat in {contest.target, supporter} - {None, contest.attacker}:
            assert seat is not None
            if self.defenders(seat):
                expect(("declare-defenders", seat) in self.heard, LETTERS[seat], "was not asked to defend")
        commander = self.board.holder("lord-commander")
        if contest.type != "military" or commander in (None, contest.attacker, contest.target):
            return
        assert commander is not None
        if "lord-commander" not in self.ledger.spent and self.may_challenge(contest.attacker, commander, "military"):
            expect(("take-over", commander) in self.heard, "the Lord Commander was not asked")

    def regent(self) -> int | None:
        """The Crown Regent, if there is another target to be sent to and none was sent this round."""
        contest = self.board.contest
        assert contest is not None
        others = [each for each in self.board.seats if each != contest.target]
        if "crown-regent" in self.ledger.spent:
            return None
        if not any(self.may_challenge(contest.attacker, each, contest.type) for each in others):
            return None
        return self.board.holder("crown-regent")


def written(game: Any, moves: list[int]) -> list[str]:
    """Moves as they are written."""
    return [game.write(each) for each in moves]
