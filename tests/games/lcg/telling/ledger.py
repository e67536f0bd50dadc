"""The ledger: everything that is announced, one line after another, and what it does to the sheet."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from games.lcg.telling.board import LETTERS, SLUGS, Effect, Piece, expect, face_of, owner_of
from games.lcg.telling.pen import Said, said
from games.lcg.telling.struggle import RESCUERS, Struggle
from games.lcg.telling.texts import CLAIMS, DISCOUNTS, DRAWS, KILLS, KNEELS

SILENT = {
    *("begins", "kept-hand", "announced", "picked", "spared", "looked", "bottomed", "left-on-top"),
    *("showed-hand", "found-nothing", "shuffled", "fits-nowhere"),
}
"""What changes nothing that the sheet shows."""
PAYING = {"power", "power-moved", "dropped", "left-killed", "claim-zero"}
"""What a challenge brings. The next of it is due only when it comes: somebody who was saved may have left before."""
FATES = {"killed": "dead", "discarded": "discard", "returned": "hand", "topped": "deck", "bottomed": "bottom"}


class Ledger(Struggle):
    """Writes down what happens."""

    def write_down(self, seat: int, asked: str | None, move: str, events: Iterable[Any], after: Any) -> None:
        """A move, the question it answered, what was announced, and the table afterwards."""
        self.seat, self.asked, self.move = seat, asked, move
        self.shown = {
            card["card"]: {**card, "seat": at} for at, each in enumerate(after["seats"]) for card in each["play"]
        }
        self.next_asked = after["asked"]
        self.note_choice(asked, move)
        if asked == "split-gold" and self.owed:
            self.pay_owed()
            if not self.owed and self.placing and face_of(self.placing).type != "attachment":
                self.enter_played()
        if asked == "choose-x":
            self.x = int(self.moved)
        if asked == "choose-target":
            self.targets = [self.moved]
        for event in events:
            self.write_line(event.kind, said(event))
        self.let_go(after)

    def write_line(self, kind: str, e: Said) -> None:
        expect(not self.over, "after the end:", kind, e)
        if kind in SILENT:
            return
        if self.has_victor:
            # renown, or a text, that brings power to several at once
            is_one = kind == "power" and (bool(self.claims) or (not self.due.is_paid and self.due.kind == "renown"))
            expect(kind in ("won", "won-together") or is_one, "the game should be over:", kind, e)
        if kind in PAYING:
            self.advance()
        getattr(self, f"on_{kind.replace('-', '_')}")(e)
        self.write()
        if kind in ("power", "power-moved"):
            self.has_victor = bool(self.victors())
        self.watch()

    def watch(self) -> None:
        """Stannis's cavalry is proof once its strength has gone up or down in a phase."""
        cavalry = [each for each in self.board.characters() if each.name == "Stannis's Northern Cavalry"]
        before = self.board.watched
        self.board.watched = {it.ref: before.get(it.ref, self.figures.strength[it.ref]) for it in cavalry}
        self.board.shaken &= set(self.board.watched)
        for it in cavalry:
            if self.figures.strength[it.ref] != self.board.watched[it.ref]:
                self.board.shaken.add(it.ref)

    def let_go(self, after: Any) -> None:
        """Windows close unannounced: what was on its way out and is no longer shown has left."""
        if after["challenge"] is None or after["asked"] in ("responses", "action-window", "turn"):
            self.advance()
        for it in [each for each in self.board.play.values() if each.leaving and each.ref not in self.shown]:
            self.go(it)
        for ref in [each for each in self.resolving if each not in after["events"]]:
            self.resolving.remove(ref)
            self.end_event(ref)
        contest = self.board.contest
        if contest and after["challenge"] is None:
            expect(contest.decided or self.over, "the challenge is gone before it was decided")
            self.end_challenge()
        self.watch()

    def end_challenge(self) -> None:
        self.board.contest = None
        self.end_effects("challenge")

    def end_effects(self, *until: str) -> None:
        self.board.effects = [each for each in self.board.effects if each.until not in until]
        self.write()

    # The round

    def on_round(self, e: Said) -> None:
        expect(e["count"] == self.board.round + 1, "round", e)
        self.flush()
        self.leave_phase()
        if self.board.round:
            self.new_round()
        self.board.round += 1
        self.board.phase = "round"

    def on_phase(self, e: Said) -> None:
        self.settle()
        self.flush()
        if self.board.contest:
            self.end_challenge()
        self.leave_phase()
        self.end_effects("phase")
        self.board.phase = e["phase"].key.removeprefix("in-phase-")
        self.board.active = None
        self.board.shaken.clear()
        self.board.watched = {}
        for each in self.board.players:
            each.extra.clear()

    # Texts are used

    def on_used(self, e: Said) -> None:
        self.use(e["card"], e["seat"])
        name = e["card"]
        if name == "Benjen Stark":
            self._shuffle_in("dead")
        if name == "Ser Barristan Selmy":
            self._shuffle_in("discard")
        if name == "Edric Storm":
            self.board.players[e["seat"]].extra["power"] += 1

    def use(self, name: str, seat: int) -> None:
        """A text begins to work."""
        self.source = name
        self.sources.append((name, seat))
        self.targets = []
        opponents = self.board.opponents(seat)
        self.aimed = opponents[0] if len(opponents) == 1 else None
        if name not in RESCUERS:
            self.advance()
            expect(self.due.is_paid, name, "is used before all that the challenge brings:", self.due)
        if name in CLAIMS:
            where = CLAIMS[name][0]
            if where in ("house", "itself") and name not in ("Dragonstone Port", "Lords of the Narrow Sea"):
                self.claims.append((name, seat, "house" if where == "house" else name))
        if name in DRAWS and name != "Insidious Ways":
            self.promise_draw(self.seat if name == "Sansa Stark" else seat, DRAWS[name])
            if name == "Counting Favors" and self.aimed is not None:
                self.promise_draw(self.aimed, DRAWS[name])

    def _shuffle_in(self, pile: str) -> None:
        for each in self.board.players:
            cards = getattr(each, pile)
            each.deck += len(cards)
            cards.clear()

    def on_played_event(self, e: Said) -> None:
        ref = self.take(e["seat"], e["card"])
        self.resolving.append(self.moved if self.moved.startswith(ref) else ref)
        self.use(e["card"], e["seat"])

    def on_used_from_hand(self, e: Said) -> None:
        self.use(e["card"], e["seat"])

    def on_aimed(self, e: Said) -> None:
        self.aimed = e["other"]
        if self.source == "Counting Favors":
            self.promise_draw(e["other"], 3)

    def on_named(self, e: Said) -> None:
        if self.source == "Dragonstone Port":
            self.board.effects.append(Effect("named", 1, self.source, e["seat"], "phase", word=e["name"]))

    def on_revealed(self, e: Said) -> None:
        super().on_revealed(e)
        for each in self.board.lasting("named"):
            if each.word == e["card"] and e["seat"] in self.board.opponents(each.seat):
                self.claims.append((each.source, each.seat, "house"))
        if self.source == "Lords of the Narrow Sea" and self.asked == "further-plot":
            user = self._user()
            if self.figures.plot_gold(e["seat"]) < self.figures.plot_gold(user):
                self.claims.append((self.source, user, "house"))

    def on_targeted(self, e: Said) -> None:
        self.targets = [self.find(e["card"]).ref]

    # Coming into play

    def _arrive(self, name: str, seat: int, on: str | None = None) -> Piece:
        ref = self.arriving(name, seat)
        it = self.board.play[ref] = Piece(ref, seat, on=on)
        self.write()
        return it

    def on_marshals(self, e: Said) -> None:
        """A character or a location is in play as soon as it is paid for."""
        super().on_marshals(e)
        is_laid = face_of(self.placing).type == "attachment" or self.is_duplicate(e["seat"], self.placing)
        if is_laid or self.move.startswith("house"):
            self.placing = self.placing if is_laid else ""
        elif not self.owed:
            self.enter_played()

    def enter_played(self) -> None:
        name, seat = face_of(self.placing).name, owner_of(self.placing)
        self.placing = ""
        self.take(seat, name)
        self._arrive(name, seat)

    def on_entered_put(self, e: Said) -> None:
        it = self._arrive(e["card"], e["seat"])
        self.take(it.owner, it.name)

    def on_attached_played(self, e: Said) -> None:
        self.take(e["seat"], e["card"])
        self._arrive(e["card"], e["seat"], self.host(e["it"]))

    def on_attached_put(self, e: Said) -> None:
        host = self.host(e["it"])
        it = self._arrive(e["card"], e["seat"], host)
        if self.source == "Prosperity and Plenty":
            self.take_from_pile(e["seat"], it.name)
        elif it.name == "I'm You Writ Small":
            self.resolving = [each for each in self.resolving if not each.startswith(SLUGS[it.name])]
        else:
            self.take(e["seat"], it.name)

    def on_ambushes(self, e: Said) -> None:
        self.placing = f"{SLUGS[e['card']]}@{LETTERS[e['seat']]}"
        self.use(e["card"], e["seat"])

    def on_duplicated(self, e: Said) -> None:
        ref = self.arriving(e["card"], e["seat"])
        it = self.find(e["card"], lambda each: each.seat == each.owner == e["seat"])
        it.duplicates.append(ref)
        self.take(e["seat"], e["card"])

    def on_moved_attachment(self, e: Said) -> None:
        self.find(e["card"], lambda each: each.on is not None).on = self.host(e["it"])

    def on_control(self, e: Said) -> None:
        it = self.find(e["card"], lambda each: each.seat != e["seat"], {"seat": e["seat"]})
        it.seat = e["seat"]
        if self.board.contest:
            self.board.contest.leave(it.ref)

    # Going out of play

    def _leave(self, name: str, how: str) -> None:
        it = self.find(name, lambda each: each.leaving is None and self._may_leave(each, how), {"leaving": FATES[how]})
        it.leaving = FATES[how]
        words = self.figures.keywords[it.ref]
        if how in ("killed", "discarded") and "stalwart" in words:
            it.leaving = "deck"
        elif how == "killed" and it.name == "The Hound" and it.ref not in self.figures.blank:
            it.leaving = "discard"
        if how == "killed":
            self._explain_death(it)

    def _may_leave(self, it: Piece, how: str) -> bool:
        """While somebody is to die for a claim, nobody else does."""
        return how != "killed" or self.due.is_paid or self.due.kind != "kill" or it.ref in self.due.refs

    def _explain_death(self, it: Piece) -> None:
        if self.is_owed(it):
            self.pay_due(it.ref)
            return
        frail = {ref for each in self.board.lasting("dies-at-zero") for ref in each.cards}
        is_burnt = it.ref in frail or any(each.name == "Flame-Kissed" for each in self.board.attached_to(it.ref))
        used = {name for name, _ in self.sources}
        expect(bool(used & KILLS) or is_burnt or "Good for the Gander" in used, "what killed", it.name, used)

    def on_left_killed(self, e: Said) -> None:
        self._leave(e["card"], "killed")

    def on_left_discarded(self, e: Said) -> None:
        self._leave(e["card"], "discarded")

    def on_left_returned(self, e: Said) -> None:
        self._leave(e["card"], "returned")

    def on_left_topped(self, e: Said) -> None:
        self._leave(e["card"], "topped")

    def on_left_bottomed(self, e: Said) -> None:
        self._leave(e["card"], "bottomed")

    def on_redirected(self, e: Said) -> None:
        it = self.find(e["card"], lambda each: each.leaving is not None)
        it.leaving = e["to"].key.removeprefix("zone-")

    def _spare(self, name: str) -> None:
        self.advance()
        if not self.due.is_paid and self.due.kind == "kill":
            it = self.find(name, lambda each: each.ref in self.due.refs)
            self.pay_due(it.ref)

    def on_saved(self, e: Said) -> None:
        self._spare(e["card"])

    def on_saved_by_duplicate(self, e: Said) -> None:
        it = self.find(e["card"], lambda each: bool(each.duplicates) and each.seat == e["seat"])
        it.duplicates.pop()
        self.board.players[it.owner].discard.append(f"{SLUGS[it.name]}@{LETTERS[it.owner]}")
        self._spare(e["card"])

    def on_guarded(self, e: Said) -> None:
        bronn = self.find(e["source"], lambda each: each.kneeling)
        bronn.kneeling = False
        self._spare(e["card"])

    # Kneeling and standing

    def on_influence(self, e: Said) -> None:
        it = self.find(e["card"], lambda each: each.seat == e["seat"] and not each.kneeling, {"kneeling": True})
        expect(it.face.influence == e["count"], "influence", e)
        it.kneeling = True

    def on_hand_used(self, e: Said) -> None:
        player = self.board.players[e["seat"]]
        expect(player.title == "hand-of-the-king" and not player.spent_hand, "the Hand's influence", e)
        player.spent_hand = True

    def on_knelt_to_pay(self, e: Said) -> None:
        it = self.find(e["card"], lambda each: each.seat == e["seat"] and not each.kneeling, {"kneeling": True})
        it.kneeling = True
        expect(it.name != self.source or it.name in KNEELS, it.name, "is not knelt to use it")
        if self.source == "Kings in the North" and not self.figures.is_proof_against_events(it):
            self.claims.append((self.source, e["seat"], it.name))

    def on_knelt(self, e: Said) -> None:
        it = self.find(e["card"], lambda each: not each.kneeling, {"kneeling": True})
        it.kneeling = True
        if self.source == "You've Killed the Wrong Dwarf!":
            self.claims.append((self.source, it.seat, it.name))

    def on_stood(self, e: Said) -> None:
        self.find(e["card"], lambda each: each.kneeling, {"kneeling": False}).kneeling = False

    def on_all_stand(self, e: Said) -> None:
        self.stand_up(())

    def on_others_stand(self, e: Said) -> None:
        self.stand_up(e["cards"])

    def stand_up(self, but: Collection[str]) -> None:
        """All kneeling cards stand but those that were named."""
        self.flush()
        expect(self.board.phase == "standing", "all stand in", self.board.phase)
        kneeling = [each for each in self.board.play.values() if each.kneeling]
        kept = [each.name for each in kneeling if not self.figures.can_stand(each)]
        expect(sorted(kept) == sorted(but), "who stays kneeling:", but, "but", kept)
        for it in kneeling:
            it.kneeling = it.name in kept and not self.figures.can_stand(it)

    # Hands, decks and piles

    def on_found(self, e: Said) -> None:
        self.board.players[e["seat"]].deck -= 1
        self.put_into_hand(e["seat"], e["card"])

    def on_revealed_top(self, e: Said) -> None:
        self.on_found(e)

    def on_recovered(self, e: Said) -> None:
        self.take_from_pile(e["seat"], e["card"])
        self.put_into_hand(e["seat"], e["card"])

    def on_put_on_top(self, e: Said) -> None:
        self.take_from_pile(e["seat"], e["card"])
        self.board.players[e["seat"]].deck += 1

    # What lasts

    def on_granted(self, e: Said) -> None:
        given = e["gives"].values["gives"]
        what, until = given.key.removeprefix("gives-"), e["until"].key.removeprefix("until-")
        for name in e["cards"]:
            ref = next((each for each in self.targets if each.startswith(SLUGS[name])), "") or self.find(name).ref
            n = word = 0
            if what == "strength":
                n = int(f"{given.values['sign']}{given.values['n']}")
            for key in ("keyword", "icon"):
                if key in given.values:
                    word = given.values[key].key.removeprefix(f"{key}-")
            self.board.effects.append(Effect(what, n, self.source, self._user(), until, (ref,), word=word or ""))

    def _user(self) -> int:
        return self.sources[-1][1] if self.sources else 0

    def on_ordained(self, e: Said) -> None:
        name, what = e["card"], e["gives"].key.removeprefix("gives-")
        until, seat = e["until"].key.removeprefix("until-"), self._user()
        if what == "discount":
            self.board.effects.append(Effect(what, DISCOUNTS[name][0], name, seat, until))
        elif what == "claim":
            n = {"Winter is Coming": 1, "Bones of a Child": -1, "I Never Bet Against My Family": -self.x}[name]
            house = "stark" if n > 0 else ""
            self.board.effects.append(
                Effect(what, n, name, seat, until, other=None if house else self.aimed, word=house)
            )
        elif what == "truce":
            type = {"Mutual Enemies": "military", "Mutual Blackmail": "intrigue", "Mutual Cause": "power"}[name]
            self.board.effects.append(Effect(what, 0, name, seat, until, other=self.aimed, word=type))
        elif name == "Insidious Ways":
            self.board.effects.append(Effect("draw-if-won", 2, name, seat, "challenge"))
        else:
            expect(name in ("Khal Drogo", "Edric Storm"), "what is ordained by", name, e)

    def on_toll_laid(self, e: Said) -> None:
        type = e["type"].key.removeprefix("type-")
        self.board.effects.append(
            Effect("toll", e["count"], self.source, e["seat"], "phase", other=e["other"], word=type)
        )
