"""Challenges by arithmetic: what an attack would bring, who goes, who defends."""

from __future__ import annotations

from thronsaal.core.engine.select import cards_in
from thronsaal.core.words import Move, Seat
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg.bots.worth import leads, worth_of, worths_of
from thronsaal.games.lcg.challenge import can_attack, can_defend, sneakable
from thronsaal.games.lcg.material import Keyword
from thronsaal.games.lcg.power import needed, total
from thronsaal.games.lcg.resolution import claim_of, side_strength
from thronsaal.games.lcg.timing import Timed

GAINS = 3
"""So much power may come of one challenge: then nothing is given away any more."""


def defenders(s: Timed, seat: Seat, contest: int) -> list[int]:
    """The strengths of those who could be brought up against an attack, weakest first."""
    values = s.values
    able = s.characters & s.court[seat] & ~s.kneeling & values.icons[contest]
    return sorted(values.strength(card) for card in cards_in(able))


def without(s: Timed, seat: Seat, contest: int, strengths: list[int], sneaks: int) -> int:
    """What these are worth without the strongest, whom stealth would pass by."""
    total = sum(strengths[: len(strengths) - sneaks] if sneaks else strengths)
    return total + bonus(s, seat, contest) if strengths else total


def bonus(s: Timed, seat: Seat, contest: int) -> int:
    """What a seat's title adds to its strength in a challenge."""
    title = s.titles[seat]
    return m.TITLE_BONUS if title >= 0 and m.BONUS.get(m.TITLES[title]) == contest else 0


def possible_defence(s: Timed, seat: Seat, contest: int, sneaks: int = 0) -> int:
    """The strength a seat could bring up against an attack, without those whom stealth would pass by."""
    return without(s, seat, contest, defenders(s, seat, contest), sneaks)


def attack_strength(s: Timed, seat: Seat, cards: int, contest: int) -> int:
    """What these attackers are worth."""
    total = sum(s.values.strength(card) for card in cards_in(cards))
    return total + bonus(s, seat, contest) if cards else total


def damage(s: Timed, seat: Seat, contest: int, target: Seat) -> float:
    """What the claim of a challenge is worth to who wins it."""
    claim = claim_of(s, seat)
    if contest == m.MILITARY:
        return sum(sorted(worths_of(s, s.characters & s.court[target]).values())[:claim])
    if contest == m.INTRIGUE:
        return 1.1 * min(claim, s.hand[target].bit_count())
    return 5.5 * min(claim, s.power.get(s.deal.house_card[target], 0))


def plan(s: Timed, seat: Seat, contest: int, target: Seat) -> tuple[float, int]:
    """The worth of the best attack of a type on a seat, and who takes part."""
    values = s.values
    stealthy, renowned = values.keyword(Keyword.STEALTH), values.keyword(Keyword.RENOWN)
    worths = worths_of(s, can_attack(s, seat, contest))
    strengths = {card: values.strength(card) for card in worths}
    spoils = damage(s, seat, contest, target) + (0.6 if leads(s, target) else 0.0)
    opposing, threat = defenders(s, target, contest), threat_after(s, seat)
    attack = bonus(s, seat, contest)
    left = (s.characters & s.court[seat] & ~s.kneeling).bit_count()
    best, chosen = 0.0, 0
    taken, spent = 0, 0.0
    for card in sorted(worths, key=lambda card: (worths[card] - 2 * strengths[card], card)):
        taken |= 1 << card
        spent += worths[card]
        attack += strengths[card]
        left -= 1
        if attack <= 0:
            continue
        defence = without(s, target, contest, opposing, (stealthy & taken).bit_count())
        prize = spoils + 3.2 * (renowned & taken).bit_count()
        if not defence:
            worth = prize + 3.2
        elif attack >= defence:
            worth = 0.9 * prize
        else:
            # They may hold, but must kneel for it; or hold back, and it is unopposed.
            worth = 0.45 * (prize + 3.2) * min(1.0, attack / defence)
        # Who kneels cannot defend against those who challenge later.
        worth -= 0.22 * spent + 0.8 * max(0, threat - left)
        if worth > best:
            best, chosen = worth, taken
    return best, chosen


def threat_after(s: Timed, seat: Seat) -> int:
    """How many could attack, of the strongest of those who challenge later."""
    order = s.clockwise(s.first)
    later = [other for other in s.opponents(seat) if order.index(other) > order.index(seat)]
    return max(((s.characters & s.court[other] & ~s.kneeling).bit_count() for other in later), default=0)


def choose_challenge(s: Timed, seat: Seat, legal: list[Move]) -> Move:
    """The challenge that is worth most, or none."""
    best, found = 0.0, n.DONE
    for move in legal:
        if n.kind_of(move) == n.CHALLENGE:
            worth, _ = plan(s, seat, n.about(move), n.extra(move))
            if worth > best:
                best, found = worth, move
    return found


def choose_attacker(s: Timed, seat: Seat, legal: list[Move]) -> Move:
    """The next attacker of the plan, or done."""
    _, wanted = _plan_now(s, seat)
    for move in legal:
        if n.kind_of(move) == n.CARD and wanted >> s.deal.number_of[n.about(move)] & 1:
            return move
    if n.DONE in legal:
        return n.DONE
    return max(legal, key=lambda move: s.values.strength(s.deal.number_of[n.about(move)]))


def _plan_now(s: Timed, seat: Seat) -> tuple[float, int]:
    attackers = s.attacking
    if not attackers:
        return plan(s, seat, s.contest, s.target)
    # The plan was made when the first was declared: as many as are needed, strongest first.
    sneaks = (s.values.keyword(Keyword.STEALTH) & attackers).bit_count()
    defence = possible_defence(s, s.target, s.contest, sneaks)
    if attack_strength(s, seat, attackers, s.contest) >= max(1, defence):
        return 0.0, 0
    able = can_attack(s, seat, s.contest) & ~attackers
    whole = attack_strength(s, seat, attackers | able, s.contest)
    if whole < defence or not able:
        return 0.0, 0
    best = max(cards_in(able), key=lambda card: (s.values.strength(card), -card))
    return 1.0, 1 << best


def choose_sneaked(s: Timed, seat: Seat, legal: list[Move]) -> Move:
    """Pass by the strongest who could defend."""
    able = sneakable(s) & s.values.icons[s.contest] & ~s.kneeling
    if not able:
        return n.DONE
    best = max(cards_in(able), key=lambda card: (s.values.strength(card), -card))
    return n.move(n.CARD, s.deal.ref[best])


def choose_defender(s: Timed, seat: Seat, legal: list[Move]) -> Move:
    """Defend if it can be held, or if one body spares a power; else hold back."""
    attack, defence = side_strength(s, True), side_strength(s, False)
    able = can_defend(s, seat)
    if not able or defence > attack:
        return n.DONE
    values = s.values
    whole = defence + sum(values.strength(card) for card in cards_in(able))
    title = s.titles[seat]
    if not s.defending and title >= 0 and m.BONUS.get(m.TITLES[title]) == s.contest:
        whole += m.TITLE_BONUS
    ranked = sorted(cards_in(able), key=lambda card: (-values.strength(card), card))
    if whole > attack:
        return n.move(n.CARD, s.deal.ref[ranked[0]])
    if not s.defending and attack > 0:
        body = spare_body(s, seat, [card for card in reversed(ranked) if values.strength(card) > 0])
        if body >= 0:
            return n.move(n.CARD, s.deal.ref[body])
    return n.DONE


def spare_body(s: Timed, seat: Seat, able: list[int]) -> int:
    """Who, weakest first, is put in the way of an attack that wins, so that it is not unopposed; or nobody."""
    if not able:
        return m.NONE
    near = total(s, s.attacker) + GAINS >= needed(s, s.attacker)
    deadly = bool(s.values.keyword(Keyword.DEADLY) & s.attacking)
    if near:
        return able[0]
    if s.contest == m.MILITARY and s.target == seat and not deadly and claim_of(s, s.attacker):
        weakest = min(cards_in(s.characters & s.court[seat]), key=lambda card: (worth_of(s, card), card))
        if weakest in able:
            return weakest  # it will die anyhow
    if deadly or s.target != seat:
        return m.NONE
    order = s.clockwise(s.first)
    is_done = order.index(seat) < order.index(s.attacker)
    return able[0] if is_done or len(able) > 1 else m.NONE
