"""Greedy: curve and plots, challenges by arithmetic, and for the rest one look ahead at what each answer leads to."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Final

from thronsaal.core.bot import Vantage, blunder
from thronsaal.core.engine.select import cards_in
from thronsaal.core.engine.window import PASS
from thronsaal.core.words import Move, Seat
from thronsaal.games.lcg import answering, challenge, choices, marshal, plotting, setup, shadows, slots
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg.bots import bribes, contest, hiding
from thronsaal.games.lcg.bots.ahead import outlook, settle
from thronsaal.games.lcg.bots.worth import HAND, court_of, face_worth, leads, worth_of
from thronsaal.games.lcg.material import Keyword, Phase, Title
from thronsaal.games.lcg.resolution import ChooseDead, Deadly
from thronsaal.games.lcg.state import LcgState
from thronsaal.games.lcg.windows import ActionWindow
from thronsaal.games.lcg.words.choosing import Spare
from thronsaal.games.lcg.words.edicts import Discount
from thronsaal.games.lcg.words.effects import Ordain, Remove

WORTH_IT, A_LITTLE = 0.35, 0.05
"""An action must be worth so much to be taken; an answer that one need not give so much."""


def is_fought(s: LcgState) -> bool:
    """Whether a challenge only waits to be decided: defenders are declared."""
    return s.contest != m.NONE and not any(isinstance(frame, challenge.Against) for frame in s.stack)


def looking_ahead(s: LcgState, seat: Seat, legal: list[Move]) -> Move:
    """The answer after which this seat is best off; an action only if it is worth it."""
    best, found = -1e9, legal[0]
    is_action = isinstance(s.asked, ActionWindow)
    fight = is_fought(s)
    for move in legal:
        twin = s.copy()
        if move != PASS or fight or not is_action:  # who passes sees the others act: that is no reason to act oneself
            twin.play(seat, move)
            settle(twin, fight)
        worth = outlook(twin, seat)
        if move not in (PASS, n.DONE, n.NO):
            worth -= WORTH_IT if is_action else A_LITTLE
        if worth > best:
            best, found = worth, move
    return found


def deck(s: LcgState, seat: Seat, legal: list[Move]) -> Move:
    """A house that nobody has taken, whichever comes."""
    free = [move for move in legal if n.about(move) not in s.picked]
    return s.chance.pick(free or legal)


def mulligan(s: LcgState, seat: Seat, legal: list[Move]) -> Move:
    """Keep a hand with two characters that can be laid out."""
    cheap = [c for c in cards_in(s.hand[seat] & s.deal.of_type["character"]) if marshal.price(s, c, seat, True) <= 4]
    return n.NO if len(cheap) >= 2 else n.YES


def lay_out(s: LcgState, seat: Seat, legal: list[Move]) -> Move:
    """What is worth most for its gold first."""
    able = [move for move in legal if move != n.DONE]
    if not able:
        return n.DONE

    def worth(move: Move) -> float:
        face = face_worth(s, s.deal.number_of[n.about(move)], seat)
        return face if n.kind_of(move) != n.HIDE else hiding.AWAY * face  # it is not there yet

    return max(able, key=lambda move: (worth(move), -move))


def plot(s: LcgState, seat: Seat, legal: list[Move]) -> Move:
    """Gold early, claim when ahead on the table, a clean slate when behind."""
    mine = court_of(s, seat)
    theirs = max(court_of(s, other) for other in s.opponents(seat))

    def score(move: Move) -> float:
        card = s.deal.number_of[n.about(move)]
        face = s.deal.cards[card]
        points = (
            1.0 * s.deal.gold[card] + 0.15 * face.initiative + (2.2 if mine >= theirs else 1.2) * s.deal.claim[card]
        )
        if any(isinstance(effect, Remove | Spare) for text in face.text for effect in text.do):
            points += 0.35 * (theirs - mine)
        return points + hiding.free_of(s, seat, card)

    return max(legal, key=lambda move: (score(move), -move))


def redirect(s: LcgState, seat: Seat, legal: list[Move]) -> Move:
    """The Crown Regent sends away whoever would beat him."""
    attack = contest.attack_strength(s, s.attacker, s.attacking, s.contest)
    is_lost = s.target == seat and contest.possible_defence(s, seat, s.contest) <= attack
    return n.YES if is_lost else n.NO


def take_over(s: LcgState, seat: Seat, legal: list[Move]) -> Move:
    """The Lord Commander steps in where he wins."""
    attack = contest.attack_strength(s, s.attacker, s.attacking, s.contest)
    sneaks = (s.values.keyword(Keyword.STEALTH) & s.attacking).bit_count()
    is_won = contest.possible_defence(s, seat, s.contest, sneaks) > attack
    return n.YES if is_won and s.power.get(s.deal.house_card[s.attacker], 0) else n.NO


def name_first(s: LcgState, seat: Seat, legal: list[Move]) -> Move:
    """Oneself."""
    return n.move(n.SEAT, seat)


def title(s: LcgState, seat: Seat, legal: list[Move]) -> Move:
    """Gold and cards early; strength in the challenges one is best at; by who leads whom to oppose."""
    icons = [
        sum(s.values.strength(c) for c in cards_in(s.characters & s.court[seat] & s.values.icons[i])) for i in range(3)
    ]
    base = {
        Title.COIN: 3.0,
        Title.LAWS: 2.6,
        Title.HAND: 1.2,
        Title.REGENT: 2.2,
        Title.COMMANDER: 2.0,
        Title.WHISPERS: 1.8,
    }

    def score(move: Move) -> float:
        found = m.TITLES[n.about(move)]
        points = base[found]
        if found in m.BONUS:
            points += 0.12 * icons[m.BONUS[found]]
        for other in s.opponents(seat):
            if s.titles[other] >= 0 and m.TITLES[s.titles[other]] in m.OPPOSES.get(found, ()):
                points += 0.8 + (0.8 if leads(s, other) else 0.0)
        return points

    return max(legal, key=lambda move: (score(move), -move))


def act(s: LcgState, seat: Seat, legal: list[Move]) -> Move:
    """Marshal by worth for gold; reducers before; other actions when looking ahead finds them worth it."""
    if len(legal) == 1:
        return legal[0]
    if s.active == seat and s.is_phase(Phase.MARSHALLING):
        plays = [move for move in legal if n.kind_of(move) in (n.PLAY, n.ON_HOUSE)]
        reducers = [move for move in legal if n.kind_of(move) == n.USE and is_reducer(s, move)]
        for move in reducers:
            if _has_use(s, seat, move):
                return move
        kept = hiding.kept(s, seat)
        if kept:
            plays = [move for move in plays if hiding.leaves(s, seat, move, kept)]
        fit = [move for move in plays if is_fitted(s, seat, move)]
        dark = [move for move in legal if n.kind_of(move) == n.HIDE]
        worth = {move: bargain(s, seat, move) for move in plays if move not in fit}
        worth |= {move: gain for move in dark if (gain := hiding.bargain(s, seat, move)) > 0}
        back = [move for move in legal if n.kind_of(move) == n.EMERGE]
        worth |= {move: gain for move in back if (gain := hiding.return_of(s, seat, move)) > 0}
        if worth:
            return max(worth, key=lambda move: (worth[move], -move))
        worth = {move: _fitted(s, seat, move) for move in fit}
        found = max(fit, key=lambda move: (worth[move], -move), default=PASS)
        if found != PASS and worth[found] > 0:
            return found
        hidden = hiding.spare(s, seat, dark)  # gold that is left is taxed
        if hidden is not None:
            return hidden
        plays = [move for move in legal if n.kind_of(move) in (n.PLAY, n.ON_HOUSE, n.HIDE)]
        legal = [move for move in legal if move not in plays and move not in reducers]
    else:
        legal = [move for move in legal if not (n.kind_of(move) == n.USE and is_reducer(s, move))]
    return looking_ahead(s, seat, legal)


def come_forth(s: LcgState, seat: Seat, legal: list[Move]) -> Move:
    """Bring out what leaves one best off, with what its own text then does."""
    best, found = outlook(s.copy(), seat) + A_LITTLE, PASS
    for move in legal:
        if move == PASS:
            continue
        twin = s.copy()
        hiding.come_out(twin, seat, move)
        card = slots.at(s, seat, n.about(move))
        worth = outlook(twin, seat) + hiding.urgency(s, card) + hiding.coins(s, twin, seat)
        if worth > best:
            best, found = worth, move
    return found


def is_reducer(s: LcgState, move: Move) -> bool:
    """Whether using a text makes cards cheaper."""
    card = s.deal.number_of[n.about(move)]
    text = s.deal.abilities[card][n.extra(move)]
    return any(isinstance(effect, Ordain) and isinstance(effect.rule, Discount) for effect in text.do)


def _has_use(s: LcgState, seat: Seat, reducer: Move) -> bool:
    """Whether a card in hand costs less after this, and can then be paid."""
    twin = s.copy()
    twin.play(seat, reducer)
    settle(twin)
    able = (card for card in cards_in(s.hand[seat]) if marshal.may_marshal(twin, card, seat))
    return any(marshal.price(twin, card, seat) < marshal.price(s, card, seat) for card in able)


def bargain(s: LcgState, seat: Seat, move: Move) -> float:
    """What playing a card brings; dear ones first, and those that something makes cheaper now."""
    card = s.deal.number_of[n.about(move)]
    face = s.deal.cards[card]
    cost = marshal.price(s, card, seat)
    if s.twin_of(card, seat) >= 0:
        return 1.5
    worth = face_worth(s, card, seat)
    if n.kind_of(move) == n.ON_HOUSE:
        worth -= 0.1
    income = 2.0 * face.income if s.round < 5 else 0.0
    return worth + income + 0.6 * face.cost + 0.5 * (face.cost - cost)


def is_fitted(s: LcgState, seat: Seat, move: Move) -> bool:
    """Whether an attachment is played, not a duplicate of one."""
    card = s.deal.number_of[n.about(move)]
    return n.kind_of(move) == n.PLAY and s.deal.cards[card].type == "attachment" and s.twin_of(card, seat) < 0


def _fitted(s: LcgState, seat: Seat, move: Move) -> float:
    """What an attachment brings on whom it fits best; nothing good where only opponents would gain by it."""
    twin = s.copy()
    twin.play(seat, move)
    if isinstance(twin.asked, marshal.Place) and twin.actors == (seat,):
        twin.play(seat, looking_ahead(twin, seat, twin.listing(seat)))
    settle(twin)
    return outlook(twin, seat) - outlook(s.copy(), seat) + HAND - WORTH_IT


def least(s: LcgState, seat: Seat, legal: list[Move]) -> Move:
    """Give up what is worth least; what can be saved comes first."""

    def loss(move: Move) -> float:
        card = s.deal.number_of[n.about(move)]
        return worth_of(s, card) - (4.0 if s.duplicates and s.duplicates_on(card) else 0.0) + 2.0 * s.power.get(card, 0)

    return min(legal, key=lambda move: (loss(move), move))


def drop(s: LcgState, seat: Seat, legal: list[Move]) -> Move:
    """Discard what would be worth least."""
    return min(legal, key=lambda move: (face_worth(s, s.deal.number_of[n.about(move)], seat), move))


def search(s: LcgState, seat: Seat, legal: list[Move]) -> Move:
    """Take the best there is."""
    able = [move for move in legal if move != n.DONE]
    return max(able, key=lambda move: (face_worth(s, s.deal.number_of[n.about(move)], seat), -move)) if able else n.DONE


def spare(s: LcgState, seat: Seat, legal: list[Move]) -> Move:
    """Spare one's own best."""
    able = [move for move in legal if move != n.DONE and s.court[seat] >> s.deal.number_of[n.about(move)] & 1]
    return max(able, key=lambda move: (worth_of(s, s.deal.number_of[n.about(move)]), -move)) if able else n.DONE


Sense = Callable[[LcgState, Seat, list[Move]], Move]
SENSES: Final[dict[type, Sense]] = {
    setup.ChooseDeck: deck,
    setup.Mulligan: mulligan,
    setup.LayOut: lay_out,
    plotting.ChoosePlots: plot,
    choices.FurtherPlot: plot,
    plotting.NameFirst: name_first,
    plotting.ChooseTitle: title,
    ActionWindow: act,
    shadows.Opening: come_forth,
    shadows.HideSome: search,
    challenge.Turn: contest.choose_challenge,
    challenge.DeclareAttackers: contest.choose_attacker,
    challenge.Redirect: redirect,
    challenge.TakeOver: take_over,
    challenge.Sneak: contest.choose_sneaked,
    challenge.DeclareDefenders: contest.choose_defender,
    ChooseDead: least,
    Deadly: least,
    choices.DropDown: drop,
    choices.SearchDeck: search,
    choices.Sparing: spare,
    answering.StandAll: lambda s, seat, legal: n.YES,
    answering.StandVengeful: lambda s, seat, legal: n.YES,
}
"""How greedy answers each question; whatever is not here it answers by looking ahead."""


class Greedy:
    """Plays by simple arithmetic; the easy level makes so many of a hundred moves without thinking."""

    def __init__(self, slips: int = 0) -> None:
        self.slips = slips

    def speak(self, vantage: Vantage) -> str | None:
        """A promise, at Littlefinger's table."""
        return bribes.speak(world_of(vantage), vantage.seat, vantage.heard)

    def choose(self, vantage: Vantage) -> Move:
        """The move that looks best."""
        slip = blunder(vantage, self.slips)
        if slip is not None:
            return slip
        world = world_of(vantage)
        gift = bribes.gift(vantage, world)
        return (
            decide(world, vantage.seat, bribes.broken_by(world, vantage.seat, vantage.heard)) if gift is None else gift
        )


def world_of(vantage: Vantage) -> LcgState:
    """A world that the seat cannot tell from the real one."""
    world = vantage.world()
    assert isinstance(world, LcgState)
    return world


def decide(s: LcgState, seat: Seat, shunned: Collection[Move] = ()) -> Move:
    """What greedy does in a position, other than what is shunned."""
    legal = s.listing(seat)
    if shunned:
        legal = [move for move in legal if move not in shunned]
    if len(legal) == 1:
        return legal[0]
    sense: Any = SENSES.get(type(s.asked), looking_ahead)
    found: Move = sense(s, seat, legal)
    return found
