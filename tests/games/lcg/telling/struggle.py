"""Challenges and what they bring; power, dominance, victory."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from games.lcg.telling.board import LETTERS, SLUGS, Contest, Piece, expect
from games.lcg.telling.household import Household
from games.lcg.telling.pen import Said

STAGES = ("claim", "unopposed", "command", "rival", "renown", "deadly")
"""What follows a challenge that was won, in this order."""
RESCUERS = {
    *("Nymeria", "Lightbringer", "Kennel Master", "Gilded Plate", "Ser Davos Seaworth", "Viserys Targaryen"),
    *("Strong Belwas", "Ghost", "Bodyguard", "Maester Aemon"),
}
"""Cards that save. Nothing else is used before all that a challenge brings was carried out."""


@dataclass
class Due:
    """What a stage still owes."""

    kind: str = "nothing"
    n: int = 0
    seat: int = 0
    refs: list[str] = field(default_factory=list)
    """Who is to claim or to die; those who choose have not chosen yet while there are fewer than `n`."""
    choice: list[str] = field(default_factory=list)

    @property
    def is_paid(self) -> bool:
        return self.n <= 0


class Struggle(Household):
    """Who beats whom, and what for."""

    def __init__(self, board: Any) -> None:
        super().__init__(board)
        self.won: tuple[int, int] | None = None
        """Winner and loser, while the challenge is being resolved."""
        self.margin = 0
        self.is_unopposed = False
        self.stages: list[str] = []
        self.due = Due()
        self.claims: list[tuple[str, int, str]] = []
        """Power that texts have promised: the text, whose, where to."""
        self.is_dominance_paid = True
        self.over = self.has_victor = False

    # Declaring

    def on_challenge(self, e: Said) -> None:
        self.settle()
        kind = e["type"].key.removeprefix("type-")
        seat, other = e["seat"], e["other"]
        self.take_turn(seat)
        self.board.contest = Contest(kind, seat, other, other)
        self.board.players[seat].begun[kind] += 1
        self.write()

    def on_challenges_done(self, e: Said) -> None:
        self.settle()
        self.take_turn(e["seat"])

    def take_turn(self, seat: int) -> None:
        """One after another, from the first player clockwise; nobody comes again."""
        order = self.board.clockwise(self.board.first or 0)
        before = self.board.active
        expect(before is None or order.index(before) <= order.index(seat), LETTERS[seat], "challenges out of turn")
        self.board.active = seat

    def declare(self, ref: str, is_attack: bool) -> None:
        """Who is declared kneels, unless a text keeps it standing."""
        contest = self.board.contest
        assert contest is not None
        it = self.board.play[ref]
        expect(self.figures.can_take_part(it, contest.type), it.name, "may not take part")
        it.kneeling = not self.stays_standing(it, contest.type, is_attack)
        (contest.attackers if is_attack else contest.defenders).append(ref)
        self.write()

    def stays_standing(self, it: Piece, kind: str, is_attack: bool) -> bool:
        if it.ref in self.figures.blank:
            return False
        return (it.name == "Ser Rodrik Cassel" and not is_attack) or (
            it.name == "Ser Jaime Lannister" and kind == "military"
        )

    def on_attackers(self, e: Said) -> None:
        contest = self.board.contest
        assert contest is not None
        expect(self.asked == "declare-attackers", "attackers are told of twice", e)
        names = [self.board.play[ref].name for ref in contest.attackers]
        expect((contest.attacker, sorted(names)) == (e["seat"], sorted(e["cards"])), "attackers", e, names)

    def on_defenders(self, e: Said) -> None:
        contest = self.board.contest
        assert contest is not None
        names = [self.board.play[ref].name for ref in contest.defenders]
        expect((contest.defender, sorted(names)) == (e["seat"], sorted(e["cards"])), "defenders", e, names)

    def on_no_defenders(self, e: Said) -> None:
        contest = self.board.contest
        assert contest is not None
        expect(not contest.defenders, "there are defenders", contest.defenders)

    def on_supports(self, e: Said) -> None:
        contest = self.board.contest
        assert contest is not None
        expect(self.board.supported_by(e["seat"]) == e["other"] == contest.target, "supports", e)
        expect(e["seat"] != contest.attacker, "support for oneself", e)
        contest.defender = e["seat"]

    def on_sneaked(self, e: Said) -> None:
        contest = self.board.contest
        assert contest is not None
        it = self.find(e["card"], lambda each: each.seat == contest.target and each.ref not in contest.sneaked)
        contest.sneaked.append(it.ref)
        stealthy = sum("stealth" in self.figures.keywords[ref] for ref in contest.attackers)
        expect(len(contest.sneaked) <= stealthy, "too many are passed by stealth", e)
        self.write()

    def on_redirected_challenge(self, e: Said) -> None:
        expect(self.board.players[e["seat"]].title == "crown-regent", "redirects", e)
        expect("crown-regent" not in self.spent, "a second challenge is redirected", e)
        self.spent.add("crown-regent")

    def on_new_target(self, e: Said) -> None:
        contest = self.board.contest
        assert contest is not None
        contest.target = contest.defender = e["other"]

    def on_took_over(self, e: Said) -> None:
        contest = self.board.contest
        assert contest is not None
        expect(self.board.players[e["seat"]].title == "lord-commander", "takes over", e)
        expect(contest.type == "military" and not contest.defenders, "nothing to take over", e)
        expect("lord-commander" not in self.spent, "a second challenge is taken over", e)
        self.spent.add("lord-commander")
        contest.target = contest.defender = e["seat"]
        contest.commanded, contest.sneaked = True, []
        self.write()

    def on_joined(self, e: Said) -> None:
        contest = self.board.contest
        it = self.find(e["card"])
        expect(contest is not None and it.seat in (contest.attacker, contest.defender), "joins", e)
        assert contest is not None
        (contest.attackers if it.seat == contest.attacker else contest.defenders).append(it.ref)
        self.write()

    # Deciding

    def on_challenge_won(self, e: Said) -> None:
        self.flush()
        contest = self.board.contest
        assert contest is not None
        attack, defence = self.figures.side(True), self.figures.side(False)
        winner = self.figures.winner()
        loser = contest.defender if winner == contest.attacker else contest.attacker
        told = e["seat"], e["other"], e["count"], e["margin"]
        own = winner, loser, max(attack, defence), abs(attack - defence)
        expect(told == own, "won", told, "but", own)
        self.won, self.margin = (e["seat"], loser), e["margin"]
        self.is_unopposed = winner == contest.attacker and defence == 0
        contest.decided = True
        for each in self.board.lasting("draw-if-won"):
            if each.seat == winner:
                self.promise_draw(each.seat, each.n)
        self.board.effects = [each for each in self.board.effects if each.what != "draw-if-won"]
        self.stages = list(STAGES)
        self.due = Due()
        self.advance()

    def on_no_result(self, e: Said) -> None:
        self.flush()
        expect(self.figures.winner() is None, "somebody should win:", self.figures.winner())
        contest = self.board.contest
        assert contest is not None
        contest.decided = True

    def advance(self) -> None:
        """Go on to the next stage that owes something."""
        while self.due.is_paid and self.stages:
            self.due = getattr(self, f"_due_{self.stages.pop(0)}")()

    def _due_claim(self) -> Due:
        contest, won = self.board.contest, self.won
        assert contest is not None
        assert won is not None
        if won[0] != contest.attacker:
            return Due()
        claim, target = self.figures.claim(contest.attacker), contest.target
        if claim == 0:
            return Due("zero", 1)
        if contest.type == "military":
            choice = [each.ref for each in self.figures.killable(target)]
            n = min(claim, len(choice))
            return Due("kill", n, target, choice if n == len(choice) else [], choice)
        if contest.type == "intrigue":
            return Due("drop", min(claim, self.board.players[target].hand.total()), target)
        return Due("move", min(claim, self.board.players[target].power), target)

    def _due_unopposed(self) -> Due:
        assert self.won is not None
        return Due("house", 1, self.won[0]) if self.is_unopposed else Due()

    def _due_command(self) -> Due:
        contest, won = self.board.contest, self.won
        assert contest is not None
        assert won is not None
        if not contest.commanded or won[0] != contest.defender:
            return Due()
        return Due("move", min(1, self.board.players[contest.attacker].power), contest.attacker)

    def _due_rival(self) -> Due:
        assert self.won is not None
        winner, loser = self.won
        if not self.board.is_rival(winner, loser) or self.board.players[winner].spent_rivalry:
            return Due()
        self.board.players[winner].spent_rivalry = True
        return Due("house", 1, winner)

    def _due_renown(self) -> Due:
        contest, won = self.board.contest, self.won
        assert contest is not None
        assert won is not None
        side = contest.attackers if won[0] == contest.attacker else contest.defenders
        refs = [ref for ref in side if "renown" in self.figures.keywords[ref]]
        return Due("renown", len(refs), won[0], refs)

    def _due_deadly(self) -> Due:
        contest = self.board.contest
        assert contest is not None
        words = self.figures.keywords
        more = sum("deadly" in words[ref] for ref in contest.attackers)
        less = sum("deadly" in words[ref] for ref in contest.defenders)
        mortal = {each.ref for each in self.figures.killable(contest.defender)}
        choice = [ref for ref in contest.defenders if ref in mortal]
        if more <= less or not choice:
            return Due()
        return Due("kill", 1, contest.defender, choice if len(choice) == 1 else [], choice)

    def settle(self) -> None:
        """All that was owed must have been paid by now."""
        self.advance()
        expect(self.due.is_paid, "still owed:", self.due)
        self.won = None
        self.settle_draws()
        expect(not self.claims, "power was promised and not claimed:", self.claims)
        self.sources = []

    def note_choice(self, question: str | None, move: str) -> None:
        """Somebody chose who attacks, defends or dies."""
        ref = move.partition(" ")[2]
        if question in ("declare-attackers", "declare-defenders") and move.startswith("card"):
            self.declare(ref, question == "declare-attackers")
        elif question in ("choose-dead", "deadly"):
            expect(ref in self.due.choice and ref not in self.due.refs, "cannot be chosen to die:", ref, self.due)
            self.due.refs.append(ref)

    # What was owed is paid

    def on_claim_zero(self, e: Said) -> None:
        expect(self.due.kind == "zero", "the claim is not 0", self.due)
        self.pay_due()

    def pay_due(self, ref: str = "") -> None:
        self.due.n -= 1
        if ref:
            self.due.refs.remove(ref)
        self.advance()

    def is_owed(self, it: Piece) -> bool:
        """Whether this character is being killed for a claim or by deadly."""
        return not self.due.is_paid and self.due.kind == "kill" and it.ref in self.due.refs

    def on_dropped(self, e: Said) -> None:
        seat = e["seat"]
        player = self.board.players[seat]
        if self.source == "The Hound" and self.due.is_paid:
            player.deck -= 1
            player.discard.append(f"{SLUGS[e['card']]}@{LETTERS[seat]}")
            self.write()
            return
        player.discard.append(self.take(seat, e["card"]))
        if not self.due.is_paid:
            expect((self.due.kind, self.due.seat) == ("drop", seat), "dropped", e, "but owed", self.due)
            self.pay_due()
        else:
            expect(self.source in DROPPERS, "who makes", LETTERS[seat], "lose a card?", self.source)

    # Power

    def on_power_moved(self, e: Said) -> None:
        seat, count = self.seat_of(e["card"]), e["count"]
        expect((self.due.kind, self.due.seat, self.due.n) == ("move", seat, count), "moved", e, "but owed", self.due)
        assert self.won is not None
        self.board.players[seat].power -= count
        self.add_power(e["it"], count, self.won[0])
        self.due = Due()
        self.advance()

    def add_power(self, name: str, count: int, seat: int) -> None:
        """Power for a house, or for a card with infamy instead."""
        if name.startswith("House ") and name not in ("House Tully Recruiter", "House Tyrell Guard"):
            expect(self.seat_of(name) == seat, "power for", name, "instead of", LETTERS[seat])
            self.board.players[seat].power += count
        else:
            it = self.find(name, lambda each: each.seat == seat and "infamy" in self.figures.keywords[each.ref])
            it.power += count
        self.write()

    def on_power(self, e: Said) -> None:
        name, count = e["card"], e["count"]
        if not self.due.is_paid:
            expect(count == 1, "power", e)
            self._pay_power(name)
        elif not self.is_dominance_paid:
            assert self.won is not None
            expect(count == 1, "dominance", e)
            self.add_power(name, 1, self.won[0])
            self.is_dominance_paid = True
        else:
            self._power_by_text(name, count)

    def _pay_power(self, name: str) -> None:
        if self.due.kind == "house":
            self.add_power(name, 1, self.due.seat)
            self.pay_due()
            return
        expect(self.due.kind == "renown", "power for", name, "but owed", self.due)
        it = self.find(name, lambda each: each.ref in self.due.refs)
        it.power += 1
        self.write()
        self.pay_due(it.ref)

    def _power_by_text(self, name: str, count: int) -> None:
        for claim in self.claims:
            text, seat, where = claim
            if where == "house":
                is_it = name.startswith("House ") or "infamy" in self.figures.keywords[self.find(name).ref]
            else:
                is_it = name == where
            if is_it:
                self.claims.remove(claim)
                expect(count == 1, text, "brings 1 power, not", count)
                if where == "house":
                    self.add_power(name, 1, seat)
                else:
                    self.find(name).power += 1
                self.write()
                return
        expect(False, "no text brings", count, "power for", name, "of", self.claims)

    # Dominance and victory

    def on_dominance(self, e: Said) -> None:
        self.flush()
        totals = [self.figures.dominance(seat) for seat in self.board.seats]
        expect(totals.count(max(totals)) == 1 and totals.index(max(totals)) == e["seat"], "dominance", e, totals)
        self.won = e["seat"], e["seat"]
        self.is_dominance_paid = False

    def on_dominance_tie(self, e: Said) -> None:
        self.flush()
        totals = [self.figures.dominance(seat) for seat in self.board.seats]
        expect(totals.count(max(totals)) > 1 and e["count"] == max(totals), "dominance", e, totals)

    def victors(self) -> list[int]:
        """Who has enough power."""
        return [seat for seat in self.board.seats if self.figures.power(seat) >= self.board.goal]

    def close_last_window(self) -> None:
        """Power may count only once Melisandre has really left."""
        if not self.victors():
            self.flush()

    def on_won(self, e: Said) -> None:
        expect(len(e["seats"]) == 1 and self.board.variant != "teams", "won", e)
        self.close_last_window()
        expect(e["seats"][0] in self.victors(), "won", e, "but enough power have", self.victors())
        self.over = True

    def on_won_together(self, e: Said) -> None:
        one, two = e["seats"]
        self.close_last_window()
        expect(self.board.mate(one) == two and one in self.victors(), "won together", e, self.victors())
        self.over = True


DROPPERS = {"Rule by Decree", "Call Their Bluff", "Ser Jacelyn Bywater"}
"""Texts that make somebody lose cards from hand."""
