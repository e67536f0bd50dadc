"""Before the game, plots, titles, drawing, marshalling, gold."""

from __future__ import annotations

from collections import Counter
from typing import Any

from games.lcg.telling.board import LETTERS, SLUGS, TITLES, Effect, Piece, expect, face_of, owner_of
from games.lcg.telling.pen import Pen, Said
from games.lcg.telling.texts import DISCOUNTS


class Household(Pen):
    """What a seat has and pays."""

    def __init__(self, board: Any) -> None:
        super().__init__(board)
        self.initiative: int | None = None
        self.draws: list[tuple[int, int]] = []
        """Draws that texts have promised: seat, how many."""
        self.drew: set[int] = set()
        """Who has drawn in the draw phase."""
        self.paid_income: list[int] = []
        self.titled: list[int] = []
        self.taxed: set[int] = set()
        self.spent: set[str] = set()
        """Titles that did this round what they do only once."""
        self.placing = ""
        """The card that is being played."""
        self.tolled = 0
        """What of the last payment may be a toll."""
        self.lies_with = list(board.seats)
        """With whom the plots of each seat lie."""

    # Before the game

    def on_new_hand(self, e: Said) -> None:
        player = self.board.players[e["seat"]]
        player.deck += player.hand.total()
        player.hand.clear()

    def on_laid(self, e: Said) -> None:
        self.board.players[e["seat"]].laid.append(self.take(e["seat"], e["card"]))

    def on_laid_out(self, e: Said) -> None:
        expect(e["count"] == len(self.board.players[e["seat"]].laid), "laid out", e)

    def on_set_up(self, e: Said) -> None:
        player = self.board.players[e["seat"]]
        names = e["cards"] if isinstance(e["cards"], list) else []
        expect(sorted(names) == sorted(face_of(each).name for each in player.laid), "set up", names, player.laid)
        for name in names:
            ref = self.arriving(name, e["seat"])
            self.board.play[ref] = Piece(ref, e["seat"])
        player.laid = []
        self.write()

    # Plots

    def on_chose_plot(self, e: Said) -> None:
        player = self.board.players[e["seat"]]
        expect(self.moved in player.plots and not player.chosen, "chose a plot", self.moved)
        player.chosen = self.moved
        player.plots.remove(self.moved)

    def on_revealed(self, e: Said) -> None:
        player = self.board.players[e["seat"]]
        ref = self.moved if self.asked == "further-plot" or not player.chosen else player.chosen
        expect(face_of(ref).name == e["card"], "revealed", e, ref)
        if ref != player.chosen:
            player.plots.remove(ref)
        if player.revealed:
            self.board.players[self.lies_with[owner_of(player.revealed)]].used.append(player.revealed)
        player.revealed = ref
        player.chosen = None if ref == player.chosen else player.chosen
        self.write()

    def on_plots_renewed(self, e: Said) -> None:
        player = self.board.players[e["seat"]]
        expect(not player.plots and bool(player.used), "a new plot deck for", LETTERS[e["seat"]])
        player.plots, player.used = set(player.used), []

    def on_swapped_plots(self, e: Said) -> None:
        self._swap(e["seat"], e["other"])
        self.board.effects.append(Effect("swapped", 0, "Varys", e["seat"], "round", other=e["other"]))

    def _swap(self, seat: int, other: int) -> None:
        one, two = self.board.players[seat], self.board.players[other]
        one.plots, two.plots, one.used, two.used = two.plots, one.plots, two.used, one.used
        self.lies_with = [{seat: other, other: seat}.get(each, each) for each in self.lies_with]

    # Initiative

    def tied(self) -> tuple[int, list[int]]:
        """The highest initiative, and who has it; of several those with the least power."""
        totals = {seat: self.figures.initiative(seat) for seat in self.board.seats}
        best = max(totals.values())
        seats = [seat for seat in totals if totals[seat] == best]
        least = min(self.figures.own_power(seat) for seat in seats)
        return best, [seat for seat in seats if self.figures.own_power(seat) == least]

    def on_initiative(self, e: Said) -> None:
        best, seats = self.tied()
        expect(([e["seat"]], e["count"]) == (seats, best), "initiative", e, "but", best, seats)
        self.initiative = e["seat"]

    def on_initiative_tie(self, e: Said) -> None:
        self.on_initiative(e)
        totals = [self.figures.initiative(seat) for seat in self.board.seats]
        expect(totals.count(e["count"]) > 1, "no tie for initiative", e, totals)

    def on_initiative_lot(self, e: Said) -> None:
        best, seats = self.tied()
        expect(len(seats) > 1 and e["seat"] in seats and e["count"] == best, "initiative by lot", e, "but", best, seats)
        self.initiative = e["seat"]

    def on_first_player(self, e: Said) -> None:
        expect(e["seat"] == self.initiative, "the first player is named by", e["seat"], "not", self.initiative)
        self.board.first = e["other"]

    # Titles

    def offered(self) -> list[str]:
        held = {each.title for each in self.board.players}
        return [each for each in TITLES if each not in held and each not in self.board.rested]

    def on_title(self, e: Said) -> None:
        title = e["title"].key.removeprefix("title-")
        expect(self.board.has_titles and title in self.offered(), "no such title to take:", title)
        expect(e["seat"] == self.board.clockwise(self.board.first or 0)[len(self.titled)], "out of turn", e)
        self.board.players[e["seat"]].title = title
        self.titled.append(e["seat"])
        self.write()

    def return_titles(self) -> None:
        """At the end of the round. With three seats used titles rest until all six were used."""
        board = self.board
        held = {each.title for each in board.players if each.title}
        board.rested = board.rested | held if len(board.players) == 3 else set()
        if len(board.rested) == len(TITLES):
            board.rested = set()
        for each in board.players:
            each.title = None

    def on_titles_back(self, e: Said) -> None:
        expect(not self._aside(), "titles rest:", self._aside())

    def on_titles_aside(self, e: Said) -> None:
        named = {title.key.removeprefix("title-") for title in e["titles"]}
        expect(named == self._aside(), "titles rest:", named, "but", self._aside())

    def _aside(self) -> set[str]:
        """The titles that nobody can take next round."""
        board = self.board
        rest = board.rested | {each.title for each in board.players if each.title} if len(board.players) == 3 else set()
        return set() if len(rest) == len(TITLES) else rest

    # Drawing

    def promise_draw(self, seat: int, n: int) -> None:
        self.draws.append((seat, n))

    def on_drew(self, e: Said) -> None:
        seat, count = e["seat"], e["count"]
        player = self.board.players[seat]
        expect(count == len(e["cards"]) and count <= player.deck, "drew", e)
        if self.board.phase == "setup":
            expect(player.hand.total() + count == 7, "a hand is filled up to 7", e, player.hand.total())
        elif self.is_promised(seat):
            self._draw_by_text(seat, count)
        else:
            self._draw_by_rule(seat, count)
        player.deck -= count
        for name in e["cards"]:
            self.put_into_hand(seat, name)

    def is_promised(self, seat: int) -> bool:
        """Whether a text lets a seat draw. Where only one opponent could be chosen nobody says so."""
        user = self.sources[-1][1] if self.sources else seat
        if self.source == "Counting Favors" and self.aimed is None and seat in self.board.opponents(user):
            self.aimed = seat
            self.promise_draw(seat, 3)
        return any(each == seat for each, _ in self.draws)

    def _draw_by_text(self, seat: int, count: int) -> None:
        at = next(at for at, (each, _) in enumerate(self.draws) if each == seat)
        player = self.board.players[seat]
        due = min(self.draws[at][1], 3 - player.drawn, player.deck)
        expect(0 < count <= due, "a text lets", LETTERS[seat], "draw", due, "not", count)
        self.draws[at] = seat, self.draws[at][1] - count
        if not self.draws[at][1]:
            del self.draws[at]
        player.drawn += count

    def _draw_by_rule(self, seat: int, count: int) -> None:
        player = self.board.players[seat]
        due = min(player.deck, 3 if player.title == "master-of-laws" else 2)
        expect(self.board.phase == "draw" and seat not in self.drew, LETTERS[seat], "draws for no reason")
        expect(count == due, LETTERS[seat], "draws", count, "not", due)
        self.drew.add(seat)

    def settle_draws(self) -> None:
        """What was promised was drawn, unless the cap or an empty deck forbade it."""
        for seat, n in self.draws:
            player = self.board.players[seat]
            expect(min(n, 3 - player.drawn, player.deck) <= 0, LETTERS[seat], "was not given", n, "cards")
        self.draws = []

    # Marshalling

    def on_income(self, e: Said) -> None:
        self.flush()
        seat = e["seat"]
        expect(seat == self.board.clockwise(self.board.first or 0)[len(self.paid_income)], "income out of turn", e)
        expect(e["count"] == self.figures.income(seat), "income", e, "but", self.figures.income(seat))
        self.paid_income.append(seat)
        self.board.active = seat
        self.board.players[seat].gold += e["count"]
        self.write()

    def discounts(self, seat: int, ref: str) -> list[Effect]:
        """What makes the next such card cheaper for a seat."""
        face = face_of(ref)
        own = [each for each in self.board.lasting("discount") if each.seat == seat]
        return [each for each in own if DISCOUNTS[each.source][1](face)]

    def is_duplicate(self, seat: int, ref: str) -> bool:
        """Whether it would go under a card of the same name that the seat owns and controls."""
        face = face_of(ref)
        return face.unique and any(
            each.name == face.name and each.owner == seat and each.leaving is None for each in self.board.own(seat)
        )

    def price(self, seat: int, ref: str) -> int:
        """What a seat pays to play a card."""
        face = face_of(ref)
        if self.is_duplicate(seat, ref):
            return 0
        house = self.board.players[seat].house
        penalty = 2 if face.house and house not in [each.value for each in face.house] else 0
        less = sum(each.n for each in self.discounts(seat, ref))
        about = {each.name for each in self.board.play.values()}
        if (face.name == "Grey Wind" and "Robb Stark" in about) or (face.name == "Lady" and "Sansa Stark" in about):
            less += 2
        if face.name == "Army of the Faithful":
            less += sum("Asshai" in self.figures.traits[each.ref] for each in self.board.characters(seat))
        return max(0, face.cost + penalty - less)

    def purse(self, seat: int) -> int:
        """What a seat can pay with: its pool, and what lies on Tywin Lannister."""
        return self.board.players[seat].gold + sum(each.gold for each in self._strongboxes(seat))

    def _strongboxes(self, seat: int) -> list[Piece]:
        own = self.board.own(seat, "character")
        return [each for each in own if each.name == "Tywin Lannister" and each.ref not in self.figures.blank]

    def on_marshals(self, e: Said) -> None:
        seat = e["seat"]
        expect(self.board.phase == "marshalling" and seat == self.board.active, "only the active seat marshals", e)
        ref = f"{SLUGS[e['card']]}@{LETTERS[seat]}"
        expect(self.board.players[seat].hand[ref] > 0, LETTERS[seat], "has no", e["card"], "in hand")
        self.placing = ref
        due = self.price(seat, ref)
        expect(e["count"] == due, e["card"], "costs", due, "not", e["count"])
        player = self.board.players[seat]
        if not self.is_duplicate(seat, ref):
            spent = self.discounts(seat, ref)
            self.board.effects = [each for each in self.board.effects if each not in spent]
        if any(each.value == "limited" for each in face_of(ref).keywords):
            player.limited += 1
            expect(player.limited == 1, "a second limited card", e)

    # Gold

    def on_paid(self, e: Said) -> None:
        self.pay(e["seat"], e["count"])
        self.tolled = e["count"]

    def pay(self, seat: int, count: int) -> None:
        player = self.board.players[seat]
        expect(self.purse(seat) >= count, LETTERS[seat], "cannot pay", count)
        boxed = int(self.moved) if self.asked == "split-gold" else max(0, count - player.gold)
        player.gold -= count - boxed
        for each in self._strongboxes(seat):
            part = min(boxed, each.gold)
            each.gold -= part
            boxed -= part
        expect(boxed == 0 and player.gold >= 0, LETTERS[seat], "paid more than there is")
        self.write()

    def hand_over(self, seat: int, other: int, count: int) -> None:
        """Gold goes from pool to pool."""
        expect(0 < count <= self.board.players[seat].gold, LETTERS[seat], "cannot hand over", count)
        self.board.players[seat].gold -= count
        self.board.players[other].gold += count
        self.write()

    def on_toll(self, e: Said) -> None:
        """It was part of what was paid just before."""
        expect(0 < e["count"] <= self.tolled, "a toll of", e, "of", self.tolled)
        self.tolled -= e["count"]
        self.board.players[e["other"]].gold += e["count"]

    def on_gave(self, e: Said) -> None:
        expect(self.board.variant == "littlefinger" and self.board.phase != "marshalling", "no gold may be given", e)
        self.hand_over(e["seat"], e["other"], e["count"])

    def on_took_gold(self, e: Said) -> None:
        expect(self.source == "Daenerys Targaryen", "who takes gold?", e)
        expect(e["count"] == self.board.players[e["other"]].gold, "not all gold is taken", e)
        self.hand_over(e["other"], e["seat"], e["count"])

    def on_gold_removed(self, e: Said) -> None:
        expect(self.source in ("Daario Naharis", "Ser Davos Seaworth") and e["count"] == 1, "who removes gold?", e)
        self.board.players[e["other"]].gold -= 1
        expect(self.board.players[e["other"]].gold >= 0, "no gold to remove", e)
        self.write()

    def on_paid_from(self, e: Said) -> None:
        """How much of what was just paid was no gold of the pool."""
        expect(e["card"] == "Tywin Lannister" and e["count"] > 0, "whose purse?", e)
        expect(self.asked != "split-gold" or e["count"] == int(self.moved), "not what was chosen:", e, self.moved)

    def on_placed_gold(self, e: Said) -> None:
        expect((e["card"], e["count"]) == ("Tywin Lannister", 2), "gold on a card", e)
        self.find(e["card"]).gold += 2

    def on_taxed(self, e: Said) -> None:
        player = self.board.players[e["seat"]]
        expect(self.board.phase == "taxation" and e["count"] == player.gold > 0, "taxed", e, player.gold)
        expect(not self.board.plots_named("Planning Ahead"), "Planning Ahead skips taxation")
        player.gold = 0
        self.taxed.add(e["seat"])
        self.write()

    # The round goes on

    def new_round(self) -> None:
        board = self.board
        for each in reversed(board.lasting("swapped")):
            self._swap(each.seat, each.other or 0)
        board.effects = [each for each in board.effects if each.until == "attached"]
        self.return_titles()
        self.spent = set()
        self.initiative, self.drew, self.paid_income, self.titled, self.taxed = None, set(), [], [], set()
        for each in board.players:
            each.drawn = each.limited = 0
            each.spent_hand = each.spent_rivalry = False
            each.begun, each.extra = Counter(), Counter()

    def leave_phase(self) -> None:
        """What the phase that ends has owed."""
        board = self.board
        if board.phase == "draw":
            for seat in board.seats:
                expect(seat in self.drew or not board.players[seat].deck, LETTERS[seat], "has not drawn")
        if board.phase == "marshalling":
            expect(len(self.paid_income) == len(board.players), "somebody has got no income")
        if board.phase == "plot" and board.has_titles:
            expect(len(self.titled) == len(board.players), "somebody has no title")
        if board.phase == "taxation":
            expect(all(not each.gold or seat in self.taxed for seat, each in enumerate(board.players)), "tax is owed")
