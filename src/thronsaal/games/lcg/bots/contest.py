"""Challenges by arithmetic: what an attack would bring, who goes, who defends."""

from __future__ import annotations

from thronsaal.core.engine.select import cards_in
from thronsaal.core.words import Move, Seat
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg.bots.worth import leads, worth_of
from thronsaal.games.lcg.challenge import can_attack, can_defend, sneakable
from thronsaal.games.lcg.material import Keyword
from thronsaal.games.lcg.power import needed, total
from thronsaal.games.lcg.resolution import claim_of, side_strength
from thronsaal.games.lcg.timing import Timed

GAINS = 3
"""So much power may come of one challenge: then nothing is given away any more."""


def possible_defence(s: Timed, seat: Seat, contest: int, sneaks: int = 0) -> int:
    """The strength a seat could bring up against an attack, without those whom stealth would pass by."""
    values = s.values
    able = s.characters & s.court[seat] & ~s.kneeling & values.icons[contest]
    strengths = sorted(values.strength(card) for card in cards_in(able))
    total = sum(strengths[: len(strengths) - sneaks] if sneaks else strengths)
    title = s.titles[seat]
    if strengths and title >= 0 and m.BONUS.get(m.TITLES[title]) == contest:
        total += m.TITLE_BONUS
    return total


def attack_strength(s: Timed, seat: Seat, cards: int, contest: int) -> int:
    """What these attackers are worth."""
    total = sum(s.values.strength(card) for card in cards_in(cards))
    title = s.titles[seat]
    if cards and title >= 0 and m.BONUS.get(m.TITLES[title]) == contest:
        total += m.TITLE_BONUS
    return total


def gain(s: Timed, seat: Seat, contest: int, target: Seat, unopposed: bool, attackers: int) -> float:
    """What winning is worth: the damage, a power for meeting nobody, renown."""
    claim = claim_of(s, seat)
    total = 3.2 if unopposed else 0.0
    total += 3.2 * (s.values.keyword(Keyword.RENOWN) & attackers).bit_count()
    if contest == m.MILITARY:
        victims = sorted(worth_of(s, card) for card in cards_in(s.characters & s.court[target]))
        total += sum(victims[:claim])
    elif contest == m.INTRIGUE:
        total += 1.1 * min(claim, s.hand[target].bit_count())
    else:
        stolen = min(claim, s.power.get(s.deal.house_card[target], 0))
        total += 5.5 * stolen
    return total + (0.6 if leads(s, target) else 0.0)


def plan(s: Timed, seat: Seat, contest: int, target: Seat) -> tuple[float, int]:
    """The worth of the best attack of a type on a seat, and who takes part."""
    able = can_attack(s, seat, contest)
    ordered = sorted(cards_in(able), key=lambda card: (worth_of(s, card) - 2 * s.values.strength(card), card))
    best, chosen = 0.0, 0
    taken = 0
    for card in ordered:
        taken |= 1 << card
        sneaks = (s.values.keyword(Keyword.STEALTH) & taken).bit_count()
        attack = attack_strength(s, seat, taken, contest)
        defence = possible_defence(s, target, contest, sneaks)
        if attack <= 0:
            continue
        if not defence:
            worth = gain(s, seat, contest, target, True, taken)
        elif attack >= defence:
            worth = 0.9 * gain(s, seat, contest, target, False, taken)
        else:
            # They may hold, but must kneel for it; or hold back, and it is unopposed.
            worth = 0.45 * gain(s, seat, contest, target, True, taken) * min(1.0, attack / defence)
        price = 0.22 * sum(worth_of(s, each) for each in cards_in(taken)) + exposure(s, seat, taken)
        if worth - price > best:
            best, chosen = worth - price, taken
    return best, chosen


def exposure(s: Timed, seat: Seat, kneeling: int) -> float:
    """What it costs that these cannot defend against those who challenge later."""
    order = s.clockwise(s.first)
    later = [other for other in s.opponents(seat) if order.index(other) > order.index(seat)]
    if not later:
        return 0.0
    left = s.characters & s.court[seat] & ~s.kneeling & ~kneeling
    threat = max((s.characters & s.court[other] & ~s.kneeling).bit_count() for other in later)
    return 0.8 * max(0, threat - left.bit_count()) * (kneeling.bit_count() > 0)


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
