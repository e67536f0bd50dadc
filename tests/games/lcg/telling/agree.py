"""Whether the sheet agrees with the table: every figure, every card, after every move."""

from __future__ import annotations

from collections import Counter
from typing import Any

from games.lcg.telling.board import LETTERS, SLUGS, Piece, alike, expect, owner_of
from games.lcg.telling.ledger import Ledger

QUIET = {"action-window", "turn", "choose-title", "declare-attackers", "declare-defenders", "sneak"}
"""Questions between two windows: nothing is on its way out then, and nothing is owed."""
TRACKED = {
    *("strength", "keyword", "no-keyword", "icon", "blank", "uncounted", "stays-kneeling", "dies-at-zero", "guard"),
    *("claim", "truce", "discount", "toll", "swapped"),
}


class Agreement:
    """Compares, and counts what was compared."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.count: Counter[str] = Counter()
        self.brought = [each.deck + each.hand.total() for each in ledger.board.players]

    def same(self, what: str, told: Any, shown: Any, *about: object) -> None:
        """The teller's figure and the table's are one."""
        expect(told == shown, what, *about, ": the telling says", told, "and the table", shown)
        self.count[what] += 1

    def check(self, seen: Any) -> None:
        """All that the table shows."""
        board = self.ledger.board
        self.same("round", board.round, seen["round"])
        if seen["phase"] in ("setup", "end") or seen["ended"]:
            pass
        else:
            self.same("phase", board.phase, seen["phase"])
        if board.first is not None:
            self.same("first player", board.first, seen["first"])
        for seat, shown in enumerate(seen["seats"]):
            self.player(seat, shown)
            self.court(seat, shown)
        if not seen["ended"]:
            self.contest(seen)
            self.lasting(seen)
        self.titles(seen)
        self.ending(seen)
        self.whole()
        if seen["asked"] in QUIET:
            self.quiet(seen)

    def player(self, seat: int, shown: Any) -> None:
        board, figures, who = self.ledger.board, self.ledger.figures, LETTERS[seat]
        player = board.players[seat]
        self.same("gold", player.gold, shown["gold"], who)
        self.same("house power", player.power, shown["house_power"], who)
        self.same("power", figures.power(seat), shown["power"], who)
        self.same("title", player.title, shown["title"], who)
        self.same("hand", player.hand.total(), shown["hand_size"], who)
        self.same("deck", player.deck, shown["deck"], who)
        self.same("discard pile", sorted(player.discard), sorted(map(alike, shown["discard"])), who)
        self.same("dead pile", sorted(player.dead), sorted(map(alike, shown["dead"])), who)
        self.same("laid out", len(player.laid), shown["laid"], who)
        self.same("plots", player.plots, set(shown["plot_deck"]) - {player.chosen}, who)
        self.same("revealed plot", player.revealed, shown["revealed"], who)
        self.same("used plots", sorted(player.used), sorted(shown["used"]), who)
        self.same("drawn", player.drawn, shown["drawn"], who)
        self.same("dominance", figures.dominance(seat), shown["dominance"], who)
        self.same("influence", figures.influence(seat), shown["influence"], who)
        if player.revealed:
            self.same("income", figures.income(seat), shown["income"], who)
            self.same("initiative", figures.initiative(seat), shown["initiative"], who)
            self.same("claim", figures.claim(seat), shown["claim"], who)
        if board.phase != "round":
            self.same("challenges", figures.shares(seat), shown["challenges"], who)

    def court(self, seat: int, shown: Any) -> None:
        board = self.ledger.board
        cards = {each["card"]: each for each in shown["play"]}
        own = {each.ref: each for each in board.own(seat)}
        self.same("cards in play", sorted(own), sorted(cards), LETTERS[seat])
        for ref, it in own.items():
            self.card(it, cards[ref])

    def card(self, it: Piece, shown: Any) -> None:
        board, figures, ref = self.ledger.board, self.ledger.figures, it.ref
        told = (it.type, it.owner, it.kneeling, it.power, it.gold, it.on, it.leaving, board.role(ref))
        seen = (
            *(shown["type"], shown["owner"], shown["kneeling"], shown["power"], shown["gold"]),
            *(shown["on"], shown["leaving"], shown["role"]),
        )
        self.same("state of a card", told, seen, ref)
        self.same("strength", figures.strength.get(ref), shown["strength"], ref)
        self.same("icons", figures.icons[ref], set(shown["icons"]), ref)
        self.same("keywords", figures.keywords[ref], set(shown["keywords"]), ref)
        self.same("traits", figures.traits[ref], set(shown["traits"]), ref)
        self.same("crests", figures.crests_of(it), set(shown["crests"]), ref)
        self.same("blank", ref in figures.blank, shown["blank"], ref)
        self.same("duplicates", sorted(it.duplicates), sorted(shown["duplicates"]), ref)
        self.same("attachments", sorted(each.ref for each in board.attached_to(ref)), sorted(shown["attachments"]), ref)
        is_sneaked = bool(board.contest and ref in board.contest.sneaked)
        self.same("sneaked", is_sneaked, shown["sneaked"], ref)

    def contest(self, seen: Any) -> None:
        contest, shown, figures = self.ledger.board.contest, seen["challenge"], self.ledger.figures
        self.same("challenge", contest is not None, shown is not None)
        if contest is None:
            return
        told = contest.type, contest.attacker, contest.target, contest.defender
        self.same("who is challenged", told, tuple(shown[key] for key in ("type", "attacker", "target", "defender")))
        self.same("challenge strength", [figures.side(True), figures.side(False)], shown["strength"])
        self.same("claim at stake", figures.claim(contest.attacker), shown["claim"])
        self.same("rivalry", self.ledger.board.is_rival(contest.attacker, contest.defender), shown["rival"])

    def lasting(self, seen: Any) -> None:
        """Effects that last: which, from which card, on which cards."""
        board = self.ledger.board
        told = Counter((each.what, each.source, tuple(sorted(each.cards))) for each in board.effects)
        shown: Counter[Any] = Counter()
        for each in seen["lasting"]:
            if each["what"] in TRACKED and each["until"] != "attached":
                slug = each["source"].partition("@")[0]
                cards = (
                    tuple(sorted(each["cards"])) if each["what"] not in ("discount", "toll", "claim", "truce") else ()
                )
                shown[each["what"], slug, cards] += 1
        own: Counter[Any] = Counter()
        for (what, source, cards), n in told.items():
            if what in TRACKED:
                own[what, SLUGS[source], cards] += n
        self.same("lasting effects", own, shown)

    def titles(self, seen: Any) -> None:
        board = self.ledger.board
        if board.has_titles and seen["phase"] != "setup" and not seen["ended"]:
            self.same("rested titles", board.rested, set(seen["rested"]))
            if seen["asked"] == "choose-title":
                self.same("titles on offer", sorted(self.ledger.offered()), sorted(seen["offered"]))

    def ending(self, seen: Any) -> None:
        victors = self.ledger.victors() if seen["phase"] != "setup" else []
        if seen["ended"]:
            self.same("an end", True, bool(set(seen["winners"]) <= set(victors)), seen["winners"], victors)
        elif victors:
            self.same("a choice of victors", True, len(victors) > 1 and seen["asked"] == "name-winner", victors)

    def quiet(self, seen: Any) -> None:
        leaving = [each.ref for each in self.ledger.board.play.values() if each.leaving]
        self.same("nothing on its way out", [], leaving, seen["asked"])
        self.ledger.settle()

    def hands(self, state: Any) -> None:
        """Which cards everybody holds."""
        for seat in self.ledger.board.seats:
            own = state.view(seat)["seats"][seat]
            told = +self.ledger.board.players[seat].hand
            self.same("cards in hand", told, Counter(map(alike, own["hand"])), LETTERS[seat])

    def whole(self) -> None:
        """No card is lost: all that somebody brought lies somewhere."""
        board = self.ledger.board
        held = Counter(owner_of(each) for each in self.ledger.resolving)
        for it in board.play.values():
            held.update((it.owner, *map(owner_of, it.duplicates)))
        for seat, player in enumerate(board.players):
            held[seat] += player.deck + player.hand.total() + len(player.laid)
            held[seat] += len(player.discard) + len(player.dead)
        self.same("all cards", self.brought, [held[seat] for seat in board.seats])
        plots = [len(each.plots) + len(each.used) + bool(each.revealed) + bool(each.chosen) for each in board.players]
        self.same("all plots", 7 * len(board.players), sum(plots))
