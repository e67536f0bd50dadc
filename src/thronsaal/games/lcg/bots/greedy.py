"""Greedy: curve and plots, challenges by arithmetic, and for the rest one look ahead at what each answer leads to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from thronsaal.core.bot import Vantage, blunder
from thronsaal.core.engine.select import cards_in
from thronsaal.core.engine.window import PASS
from thronsaal.core.words import Move, Seat
from thronsaal.games.lcg import answering, challenge, choices, marshal, plotting, setup
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg.bots import contest
from thronsaal.games.lcg.bots.worth import court_of, face_worth, leads, value, worth_of
from thronsaal.games.lcg.material import Phase, Title
from thronsaal.games.lcg.resolution import ChooseDead, Deadly
from thronsaal.games.lcg.state import LcgState
from thronsaal.games.lcg.windows import ActionWindow
from thronsaal.games.lcg.words.choosing import Spare
from thronsaal.games.lcg.words.edicts import Discount
from thronsaal.games.lcg.words.effects import Ordain, Remove

PATIENCE: Final = 40
"""So many answers are given for everybody until a move has settled."""
WORTH_IT: Final = 0.35
"""An action must be worth so much to be taken."""


def settle(s: LcgState, seat: Seat) -> None:
    """Play on quietly until what was begun is done: everybody passes, and takes the first answer where they must."""
    depth = len(s.stack)
    for _ in range(PATIENCE):
        if s.ended or isinstance(s.asked, ActionWindow | challenge.Turn) or len(s.stack) < depth - 3:
            return
        asked = s.actors[0]
        moves = s.listing(asked)
        s.play(asked, PASS if moves[0] == PASS else moves[0])


def looking_ahead(s: LcgState, seat: Seat, legal: list[Move]) -> Move:
    """The answer after which this seat is best off; doing nothing unless something is worth it."""
    best, found = -1e9, legal[0]
    for move in legal:
        twin = s.copy()
        twin.play(seat, move)
        settle(twin, seat)
        worth = value(twin, seat)
        if move not in (PASS, n.DONE, n.NO):
            worth -= WORTH_IT
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
    return max(able, key=lambda move: (face_worth(s, s.deal.number_of[n.about(move)], seat), -move))


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
        return points

    return max(legal, key=lambda move: (score(move), -move))


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
        reducers = [move for move in legal if n.kind_of(move) == n.USE and _is_reducer(s, move)]
        if reducers and _has_use(s, seat):
            return reducers[0]
        if plays:
            found = max(plays, key=lambda move: (_bargain(s, seat, move), -move))
            if _bargain(s, seat, found) > 0:
                return found
        legal = [move for move in legal if move not in plays and move not in reducers]
    else:
        legal = [move for move in legal if not (n.kind_of(move) == n.USE and _is_reducer(s, move))]
    return looking_ahead(s, seat, legal)


def _is_reducer(s: LcgState, move: Move) -> bool:
    card = s.deal.number_of[n.about(move)]
    text = s.deal.abilities[card][n.extra(move)]
    return any(isinstance(effect, Ordain) and isinstance(effect.rule, Discount) for effect in text.do)


def _has_use(s: LcgState, seat: Seat) -> bool:
    """Whether a card in hand costs something, so that a discount helps."""
    costs = [
        marshal.price(s, card, seat)
        for card in cards_in(s.hand[seat])
        if s.deal.cards[card].type in ("character", "location")
    ]
    return any(0 < cost <= s.purse(seat) + 2 for cost in costs)


def _bargain(s: LcgState, seat: Seat, move: Move) -> float:
    card = s.deal.number_of[n.about(move)]
    face = s.deal.cards[card]
    cost = marshal.price(s, card, seat)
    if s.twin_of(card, seat) >= 0:
        return 1.5
    worth = face_worth(s, card, seat)
    if face.type == "attachment":
        worth = 0.8
    if n.kind_of(move) == n.ON_HOUSE:
        worth -= 0.1
    income = 2.0 * face.income if s.round < 5 else 0.0
    return worth + income + 0.6 * cost - 0.5 * max(0, cost - face.cost)


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
    challenge.Turn: contest.choose_challenge,
    challenge.DeclareAttackers: contest.choose_attacker,
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

    def choose(self, vantage: Vantage) -> Move:
        slip = blunder(vantage, self.slips)
        if slip is not None:
            return slip
        state = vantage.world()
        assert isinstance(state, LcgState)
        return decide(state, vantage.seat)


def decide(s: LcgState, seat: Seat) -> Move:
    """What greedy does in a position."""
    legal = s.listing(seat)
    if len(legal) == 1:
        return legal[0]
    sense: Any = SENSES.get(type(s.asked), looking_ahead)
    found: Move = sense(s, seat, legal)
    return found
