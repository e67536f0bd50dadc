"""The resolution of a challenge, in the framework's order: winner, claim, unopposed, renown, deadly; then answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from thronsaal.core.engine.frame import Frame, SeatQuestion, record
from thronsaal.core.engine.select import cards_in
from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.lcg import causes, rewards, service
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.material import NONE, How, Keyword
from thronsaal.games.lcg.timing import Responses
from thronsaal.games.lcg.values import rules
from thronsaal.games.lcg.windows import TIMES
from thronsaal.games.lcg.words.conditions import number
from thronsaal.games.lcg.words.customs import DefenceBonus, NoUnopposed
from thronsaal.games.lcg.words.decrees import CounterClaim
from thronsaal.games.lcg.words.edicts import ClaimValue
from thronsaal.games.lcg.words.tides import CountsUnopposed, OnlyUnopposed, UnopposedBonus

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm
    from thronsaal.games.lcg.timing import Timed


def side_strength(s: Timed, attack: bool) -> int:
    """What a side is worth: its characters that count, and the title of its seat if it has one there."""
    values = s.values
    cards, seat = (s.attacking, s.attacker) if attack else (s.defending, s.defender)
    if not cards:
        return 0
    counted = cards & ~values.uncounted
    scared = 0
    if not attack:
        scared = max(
            (values.strength(card) for card in cards_in(values.keyword(Keyword.INTIMIDATE) & s.attacking)), default=0
        )
    total = 0
    for card in cards_in(counted):
        strength = values.strength(card)
        total += 0 if strength < scared else strength
    if not attack:
        total += sum(number(rule.n, s, by) for rule, by in rules(s, DefenceBonus) if by.seat == seat)
    title = s.titles[seat]
    if title >= 0 and m.BONUS.get(m.TITLES[title]) == s.contest:
        total += m.TITLE_BONUS
    return total


def claim_of(s: Timed, seat: Seat) -> int:
    """The claim of a seat's revealed plot, never below 0."""
    value = s.deal.claim[s.revealed[seat]]
    for rule, by in rules(s, ClaimValue):
        if seat in rule.whose.seats(s, by):
            value += rule.sign * number(rule.n, s, by)
    return max(0, value)


def is_unopposed(s: Timed, attack: int, defence: int) -> bool:
    """Whether nothing stands against the attacker, or a text takes a clear victory for that."""
    if not s.attacking or defence == 0:
        return defence == 0
    return any(by.seat == s.attacker and attack - defence >= rule.margin for rule, by in rules(s, CountsUnopposed))


def resolve(s: Timed) -> None:
    """Determine who wins; the rest follows step by step."""
    attack, defence = side_strength(s, True), side_strength(s, False)
    unopposed = is_unopposed(s, attack, defence)
    if not unopposed and rules(s, OnlyUnopposed):
        s.tell("opposed", "lcg.unopposed")
        s.push(Over(), TIMES[s.first][0])
        return
    if s.attacking and attack >= max(1, defence):
        winner, loser, margin, total = s.attacker, s.defender, attack - defence, attack
    elif s.defending and defence >= 1 and defence > attack:
        winner, loser, margin, total = s.defender, s.attacker, defence - attack, defence
    else:
        s.tell("no-result", "lcg.no-result")
        s.push(Deadly(), Responses(s.first, 0), Over(), TIMES[s.first][0])
        return
    won = winner == s.attacker
    cards = (s.attacking, s.defending) if won else (s.defending, s.attacking)
    thing = o.Wins(winner, loser, s.contest, s.attacker, margin, total, won and unopposed, *cards, s.target)
    first = s.first
    s.push(
        s.coming((thing,)),
        Claim(thing),
        Bonus(thing),
        Renown(thing),
        Deadly(),
        Responses(first, 0),
        Over(),
        TIMES[first][0],
    )


@record
class Claim(Frame[Any]):
    """The attacker who wins does damage to who was challenged; where a text says so, the defender to the attacker."""

    won: o.Wins

    def run(self, s: Timed) -> bool:
        s.stack.pop()
        won = self.won
        if s.lasting:
            service.slip_away(s, won)
        if won.winner != won.attacker and not rules(s, CounterClaim):
            return False
        count = claim_of(s, won.winner)
        if not count:
            s.tell("claim-zero", "lcg.claim")
            return False
        owing = won.target if won.winner == won.attacker else won.attacker
        thing = o.Claims(owing, won.winner, won.contest, count, won.loser, won.attacker)
        s.stack.append(s.coming((thing,)))
        return False


def satisfy(s: Realm, claim: o.Claims) -> None:
    """Characters die, hand cards are lost or power moves, by the type of the challenge."""
    if claim.contest == m.MILITARY:
        s.stack.append(ChooseDead(claim.seat, claim.n, 0))
    elif claim.contest == m.INTRIGUE:
        s.drop_at_random(claim.seat, claim.n, NONE, "claim")
    else:
        houses = s.deal.house_card
        s.occur(o.Shifts(houses[claim.seat], houses[claim.gainer], claim.n, "claim"), first=s.first)


@record
class ChooseDead(SeatQuestion[Any]):
    """Who was challenged kills characters of its own choice, all at once."""

    seat: Seat
    left: int
    chosen: int

    rule = "lcg.claim-military"

    def _able(self, s: Timed) -> int:
        proof = s.values.proof.get(How.KILLED, 0)
        return s.characters & s.court[self.seat] & ~s.moribund & ~self.chosen & ~proof

    def run(self, s: Timed) -> bool:
        able = self._able(s)
        if self.left and able.bit_count() > self.left:
            return True
        s.stack.pop()
        dead = self.chosen | (able if self.left else 0)
        if dead:
            things = tuple(o.Leaves(card, How.KILLED, NONE, NONE, False, "claim") for card in cards_in(dead))
            s.stack.append(s.coming(things))
        return False

    def legal(self, s: Timed, seat: Seat) -> list[Move]:
        return s.choices(self._able(s))

    def answer(self, s: Timed, seat: Seat, move: Move) -> None:
        bit = 1 << s.deal.number_of[n.about(move)]
        s.stack[-1] = ChooseDead(seat, self.left - 1, self.chosen | bit)

    def prompt(self, s: Timed, seat: Seat) -> Word:
        return Word("prompt-claim", {"count": self.left})


@record
class Bonus(Frame[Any]):
    """Power for an unopposed challenge, for a rival's title, and for the Lord Commander who held."""

    won: o.Wins

    def run(self, s: Timed) -> bool:
        s.stack.pop()
        won = self.won
        house = s.deal.house_card
        things: list[Any] = []
        if won.unopposed and not any(by.seat == won.winner for _, by in rules(s, NoUnopposed)):
            more = sum(rule.n for rule, by in rules(s, UnopposedBonus) if by.seat == won.winner)
            things.append(o.Gains(house[won.winner], 1 + more, "unopposed"))
        if is_rival(s, won.winner, won.loser) and not s.used_up(("opposed", won.winner, "round")):
            s.use_up(("opposed", won.winner, "round"))
            things.append(o.Gains(house[won.winner], 1, "opposed"))
        if s.used_up(("commanded", "challenge")) and won.winner == s.target:
            things.append(o.Shifts(house[won.loser], house[won.winner], 1, "commander"))
        if things:
            s.push(*(s.coming((thing,)) for thing in things))
        return False


def is_rival(s: Timed, seat: Seat, other: Seat) -> bool:
    """Whether a seat's title opposes another's."""
    if s.titles[seat] < 0 or s.titles[other] < 0:
        return False
    return m.TITLES[s.titles[other]] in m.OPPOSES.get(m.TITLES[s.titles[seat]], ())


@record
class Renown(Frame[Any]):
    """Each of the winner's characters with renown claims one power."""

    won: o.Wins

    def run(self, s: Timed) -> bool:
        s.stack.pop()
        mine = s.attacking if self.won.winner == self.won.attacker else s.defending
        cards = s.values.keyword(Keyword.RENOWN) & mine & s.in_play & ~s.values.no_renown
        things = tuple(o.Gains(card, 1, "renown") for card in cards_in(cards))
        rewards.reward(s, self.won)
        if things:
            s.stack.append(s.coming(things))
        return False


@record
class Deadly(SeatQuestion[Any]):
    """With more Deadly attackers the defending seat kills one of its characters that took part."""

    seat: Seat = NONE

    rule = "lcg.deadly"

    def run(self, s: Timed) -> bool:
        deadly = s.values.keyword(Keyword.DEADLY)
        able = self._able(s)
        if (deadly & s.attacking).bit_count() <= (deadly & s.defending).bit_count() or not able:
            s.stack.pop()
            return False
        if able & (able - 1) == 0:
            self._kill(s, able.bit_length() - 1)
            return False
        s.stack[-1] = Deadly(s.defender)
        return True

    def _able(self, s: Timed) -> int:
        return s.defending & ~s.moribund & ~s.values.proof.get(How.KILLED, 0)

    def _kill(self, s: Timed, card: int) -> None:
        s.stack[-1] = s.coming((o.Leaves(card, How.KILLED, NONE, NONE, False, "deadly"),))

    def legal(self, s: Timed, seat: Seat) -> list[Move]:
        return s.choices(self._able(s))

    def answer(self, s: Timed, seat: Seat, move: Move) -> None:
        self._kill(s, s.deal.number_of[n.about(move)])

    def prompt(self, s: Timed, seat: Seat) -> Word:
        return Word("prompt-deadly")


@record
class Over(Frame[Any]):
    """The challenge is over; what lasted until then ends. First comes what happens at its end."""

    def run(self, s: Timed) -> bool:
        if rewards.Closes in s.deal.passives and s.participating:
            s.stack[-1] = Ended()
            s.push(s.coming((rewards.Closes(s.participating),)), Responses(s.first, 0))
            return False
        return Ended.run(Ended(), s)


@record
class Ended(Frame[Any]):
    """All that comes at the end of a challenge has come."""

    def run(self, s: Timed) -> bool:
        s.stack.pop()
        s.contest, s.attacker, s.defender, s.target = NONE, NONE, NONE, NONE
        s.attacking = s.defending = s.sneaked = 0
        s.forget("challenge")
        s.changed(causes.CHALLENGE)
        return False
