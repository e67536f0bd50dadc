"""Short cuts tell what the long way tells: tables made once for a match, terms of texts, values that are kept."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.lcg.soundness import Tally, random_game, start
from thronsaal.core.chance import Chance
from thronsaal.core.engine.select import cards_in
from thronsaal.games.lcg import GAME, causes, marshal, options, using
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.abilities import Action, Interrupt, Passive, Response
from thronsaal.games.lcg.catalogue import CARDS
from thronsaal.games.lcg.material import NONE, PHASES, VICTORY, Keyword, Zone
from thronsaal.games.lcg.power import needed, total
from thronsaal.games.lcg.reading import zone_of
from thronsaal.games.lcg.state import LcgState
from thronsaal.games.lcg.timing import Responses, SaveOrCancel
from thronsaal.games.lcg.values import rules, sources
from thronsaal.games.lcg.windows import ActionWindow
from thronsaal.games.lcg.words.costs import KNEEL_SELF
from thronsaal.games.lcg.words.edicts import Delayed
from thronsaal.games.lcg.words.modifiers import Granted, Rule
from thronsaal.games.lcg.words.scope import Scope


def texts(s: LcgState, cards: int, zone: Zone, kind: type) -> Iterator[tuple[int, int, object]]:
    """All texts of a kind that are used from a zone: card, place, text."""
    for card in cards_in(cards):
        for place, text in enumerate(s.deal.abilities[card]):
            if isinstance(text, kind) and zone_of(s.deal.cards[card], text) is zone:
                yield card, place, text


def places(s: LcgState, seat: int, hand: int) -> list[tuple[Zone, int]]:
    """Where a seat's texts may be used, and the cards there."""
    lying = (s.court[seat] | s.deal.agendas[seat]) & ~s.values.blank
    dead, dropped = (sum(1 << card for card in pile) for pile in (s.dead[seat], s.discard[seat]))
    return [(Zone.PLAY, lying), (Zone.HAND, hand), (Zone.DEAD, dead), (Zone.DISCARD, dropped)]


def slow_actions(s: LcgState, seat: int, hand: int) -> list[int]:
    """Every action of a seat that nothing keeps from being used, text by text."""
    phase = PHASES[s.phase]
    return [
        n.move(n.USE, s.deal.ref[card], place)
        for zone, cards in places(s, seat, hand)
        for card, place, text in texts(s, cards, zone, Action)
        if phase in text.moments() and not using.obstacle(s, Scope(seat, card, place), text)
    ]


def slow_plays(s: LcgState, seat: int) -> list[int]:
    """Every card in hand that nothing keeps from being marshalled, card by card."""
    found = []
    for card in cards_in(s.one_each(s.hand[seat])):
        if marshal.is_marshalling(s, seat) and not marshal.obstacle(s, card, seat):
            found.append(n.move(n.PLAY, s.deal.ref[card]))
            if getattr(s.deal.cards[card], "on_house", False) and s.twin_of(card, seat) < 0:
                found.append(n.move(n.ON_HOUSE, s.deal.ref[card]))
        if s.deal.with_keyword[Keyword.AMBUSH] >> card & 1:
            room = s.may_enter(card, seat) and (not s.deal.attachable >> card & 1 or s.hosts(card, seat))
            if room and s.deal.cost[card] <= marshal.paying.influence_of(s, seat, 0):
                found.append(n.move(n.AMBUSH, s.deal.ref[card]))
    return found


def slow_answers(s: LcgState, seat: int, kind: type, told: object, hand: int) -> set[tuple[int, int]]:
    """Every text with which a seat can answer something, text by text."""
    found = set()
    everywhere = [*places(s, seat, hand), (Zone.PLAY, s.in_play & ~s.court[seat] & ~s.values.blank)]
    for zone, cards in everywhere:
        for card, place, text in texts(s, cards, zone, kind):
            is_mine = not s.in_play >> card & 1 or s.court[seat] >> card & 1 or getattr(text, "anybody", False)
            scope = Scope(seat, card, place, about=told)
            fits = is_mine and isinstance(told, text.after.of) and text.after.fits(s, scope, told)
            if fits and not using.obstacle(s, scope, text):
                found.add((card, place))
    return found


def check_actions(s: LcgState) -> None:
    for seat in range(s.seats_count):
        hand = s.one_each(s.hand[seat])
        assert sorted(options.actions(s, seat)) == sorted(slow_actions(s, seat, hand))
        assert sorted(marshal.plays(s, seat)) == sorted(slow_plays(s, seat))
        possible = s.possible(seat) if s.hand[seat] else 0
        assert options.could_act(s, seat) == bool(slow_actions(s, seat, possible))


def check_answers(s: LcgState) -> None:
    window = s.stack[-1]
    kind: type = Response if isinstance(window, Responses) else Interrupt
    for told in s.happened if isinstance(window, Responses) else window.coming:  # type: ignore[attr-defined]
        if kind is Interrupt and not s._savable(told):
            continue
        for seat in range(s.seats_count):
            hand = s.one_each(s.hand[seat])
            assert set(s._answers(kind.kind, seat, told)) == slow_answers(s, seat, kind, told, hand)
            possible = s.possible(seat) if s.hand[seat] else 0
            could = bool(slow_answers(s, seat, kind, told, possible))
            assert s._could_answer(kind.kind, seat, told, ()) == could


def slow_hearers(s: LcgState, moment: o.Begins | o.Ends) -> bool:
    """Whether any text of any kind names this moment, and its card lies there or might be held."""
    for card, found in enumerate(s.deal.abilities):
        for text in found:
            if any(sort is type(moment) for _, sort in text.answers()) and text.after.phase in (None, moment.phase):  # type: ignore[attr-defined]
                zone = zone_of(s.deal.cards[card], text)
                lying = zone is Zone.PLAY and (s.in_play | s.deal.aside) >> card & 1
                held = zone is Zone.HAND and any(s.possible(seat) >> card & 1 for seat in range(s.seats_count))
                if lying or held or zone in (Zone.DISCARD, Zone.DEAD):
                    return True
    return any(isinstance(granted.gives, Delayed) for granted in s.lasting)  # type: ignore[attr-defined]


def slow_winners(s: LcgState) -> list[int]:
    return [seat for seat in range(s.seats_count) if total(s, seat) >= needed(s, seat)]


@pytest.mark.parametrize("number", range(7))
def test_moments_that_nobody_hears_and_power_that_nobody_has(number: int) -> None:
    for at, s in enumerate(random_game(number, Tally(), every=10_000)):
        if s.ended or not s.deal.is_made or at % 9:
            continue
        for phase in PHASES:
            for sort in (o.Begins, o.Ends):
                assert s._is_unheard(sort(phase)) != slow_hearers(s, sort(phase))
        if not s.lasting and not s.deal.contested and sum(s.power.values()) < VICTORY:
            assert not slow_winners(s), "nobody is looked at while there is too little on the whole table"


@pytest.mark.parametrize("number", [1, 4, 6])
def test_rules_that_are_kept_are_those_that_hold(number: int) -> None:
    kinds = [kind for kind in Rule.__subclasses__() if kind is not Delayed]
    for at, s in enumerate(random_game(number, Tally(), every=10_000)):
        if s.ended or not s.deal.is_made or at % 5:
            continue
        forgetful = s.copy()
        forgetful.kept = None
        for kind in kinds:
            assert rules(s, kind) == rules(forgetful, kind)
            slow = [
                each
                for card, seat, texts in sources(s)
                if not s.values.blank >> card & 1
                for text in texts
                if text.when is None or text.when.holds(s, Scope(seat, card))
                for each in text.gives
                if isinstance(each, kind)
            ]
            lasting = [each.gives for each in s.lasting if isinstance(each, Granted) and isinstance(each.gives, kind)]
            assert sorted(map(str, (each for each, _ in rules(s, kind)))) == sorted(map(str, [*slow, *lasting]))


def test_what_sets_off_nothing_and_what_nobody_stops_is_known_beforehand() -> None:
    s = GAME.start(seats=4, seed=1)
    sorts = {
        kind: {sort for found in s.deal.abilities for text in found if text.kind == kind for _, sort in text.answers()}
        for kind in ("passive", "interrupt")
    }
    assert s.deal.stirring == sorts["passive"] | {o.Leaves, o.Wins}, "attachments fall with a card, keywords stand"
    assert s.deal.stoppable == sorts["interrupt"] | {o.Leaves}, "a duplicate saves"


def test_cards_within_a_purse_are_those_that_cost_no_more() -> None:
    s = GAME.start(seats=3, seed=2)
    for seat in range(3):
        for gold in range(15):
            cheap = {card for card, cost in enumerate(s.deal.asking[seat]) if cost <= gold}
            assert set(cards_in(s.deal.within(seat, gold))) == cheap


def test_free_actions_ask_for_nothing() -> None:
    s = GAME.start(seats=4, seed=1)
    met = 0
    for able in s.deal.actions:
        for card in cards_in(able.free):
            met += 1
            for scopes, terms, _ in able.in_play[card]:
                text = s.deal.abilities[card][scopes[0].place]
                assert (text.limit, text.when, text.errata, text.target, text.whom) == (None,) * 5
                assert not terms.gold
                assert set(text.cost) <= {KNEEL_SELF}
    assert met > 5


@pytest.mark.parametrize("number", range(7))
def test_what_can_be_done_is_what_nothing_keeps_from_being_done(number: int) -> None:
    for s in random_game(number, Tally(), every=10_000):
        if s.ended or not s.deal.is_made:
            continue
        if isinstance(s.stack[-1], ActionWindow):
            check_actions(s)
        elif isinstance(s.stack[-1], Responses | SaveOrCancel):
            check_answers(s)


@pytest.mark.parametrize("number", [2, 5, 9])
def test_who_forgets_all_that_is_kept_plays_the_same_game(number: int) -> None:
    s, forgetful, chance = start(number), start(number), Chance(number)
    while not s.ended:
        seat = chance.pick(s.actors)
        legal = s.legal(seat)
        forgetful.kept = None
        assert forgetful.legal(seat) == legal
        move = chance.pick(legal)
        told = s.apply(seat, move)
        forgetful.kept = None
        assert forgetful.apply(seat, move) == told
        assert forgetful.pack() == s.pack()


def heeded(name: str) -> int:
    return causes.of_card(next(card for card in CARDS if card.name == name))


def test_texts_look_at_what_their_words_ask_for() -> None:
    assert heeded("Winterfell Castle") == 0, "who is of the house and yours: the court, and that always counts"
    assert heeded("Melisandre") == causes.KNEELING
    assert heeded("Devan Seaworth") == causes.POWER
    assert heeded("Littlefinger") == causes.GOLD
    assert heeded("Ser Rodrik Cassel") == causes.CHALLENGE


def test_values_stay_while_nothing_changes_at_which_a_text_looks() -> None:
    s = GAME.start(seats=2, seed=1)
    s.changed()
    kept, kept.heeds = s.values, causes.COURT | causes.KNEELING
    s.add_gold(0, 1)
    assert s.kept is kept
    s.kneel(1)
    assert s.kept is None
    s.values.heeds = causes.COURT
    s.changed()
    assert s.kept is None, "whoever does not say what changed means everything"


def test_passives_are_among_the_texts_that_are_answered_by_table() -> None:
    s = GAME.start(seats=4, seed=1)
    by_table = {
        (kind, sort, card, place)
        for kind, sorts in s.deal.answering.items()
        for sort, answers in sorts.items()
        for by_card in answers.texts.values()
        for card, found in by_card.items()
        for place, _, _ in found
    }
    by_text = {
        (text.kind, sort, card, place)
        for card, found in enumerate(s.deal.abilities)
        for place, text in enumerate(found)
        for _, sort in text.answers()
    }
    assert by_table == by_text
    assert any(isinstance(text, Passive) for found in s.deal.abilities for text in found)
    assert NONE not in {card for _, _, card, _ in by_table}
