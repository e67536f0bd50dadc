"""A challenge: declared, redirected, attackers, stealth, defenders, supporters, the Lord Commander."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from thronsaal.core.engine.frame import Frame, SeatQuestion, record
from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.lcg import causes, using
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg import occurrences as o
from thronsaal.games.lcg.material import NONE, Keyword, Title
from thronsaal.games.lcg.targeting import is_supporter, may_challenge, may_target, owed
from thronsaal.games.lcg.timing import Responses
from thronsaal.games.lcg.values import rules
from thronsaal.games.lcg.windows import TIMES
from thronsaal.games.lcg.words.decrees import Barred
from thronsaal.games.lcg.words.edicts import ExtraChallenge, NoDefenders, OnlyDefenders, Toll
from thronsaal.games.lcg.words.modifiers import Granted
from thronsaal.games.lcg.words.tides import NoChallenge, OnlyUnopposed, SameAgain

if TYPE_CHECKING:
    from thronsaal.games.lcg.timing import Timed


def begun(s: Timed, seat: Seat, contest: int) -> int:
    """How many challenges of a type a seat has begun this phase."""
    return s.challenged[seat] >> 4 * contest & 15


def allowed(s: Timed, seat: Seat, contest: int) -> int:
    """How many of a type it may begin: one, and what texts add."""
    again = sum(by.seat == seat and by.about.contest == contest for _, by in rules(s, SameAgain))
    extra = rules(s, ExtraChallenge)
    return 1 + again + sum(each.icon.number == contest and seat in each.whose.seats(s, by) for each, by in extra)


def is_denied(s: Timed, seat: Seat, contest: int) -> bool:
    """Whether a text keeps a seat from beginning challenges of a type."""
    bans = rules(s, NoChallenge)
    return bool(bans) and any(each.icon.number == contest and seat in each.whose.seats(s, by) for each, by in bans)


def go_again(s: Timed, seat: Seat, contest: int) -> None:
    """A seat begins a challenge: what it might begin as its next only is this one, or is lost."""
    for rule, by in tuple(rules(s, SameAgain)):
        if by.seat == seat:
            s.lasting = tuple(
                each
                for each in s.lasting
                if not (isinstance(each, Granted) and each.gives is rule and each.scope is by)
            )
            s.changed(causes.EDICTS)
            if by.about.contest == contest:
                s.grant(OnlyUnopposed(), 0, by, "challenge")


def is_barred(s: Timed, seat: Seat, contest: int) -> bool:
    """Whether a text keeps a seat from attacking and defending in challenges of a type."""
    bars = rules(s, Barred) if s.edicts or s.deal.embattling else ()
    return bool(bars) and any(rule.icon.number == contest and by.who == seat for rule, by in bars)


def can_attack(s: Timed, seat: Seat, contest: int) -> int:
    """The characters a seat could declare as attackers."""
    values = s.kept or s.values
    able = s.characters & s.court[seat] & ~s.kneeling & values.icons[contest] & ~values.no_attack
    if values.rooted:
        able &= ~values.rooted | values.no_kneel_attacking
    if not able or is_barred(s, seat, contest):
        return 0
    return unburdened(s, seat, able)


def unburdened(s: Timed, seat: Seat, cards: int) -> int:
    """Those of these characters for whose declaration the seat can pay what is owed."""
    if not s.attached & s.deal.tolled:
        return cards
    owing: dict[int, int] = {}
    for toll, by in rules(s, Toll):
        host = s.host.get(by.card, NONE)
        if toll.what == "bearer" and host >= 0 and cards >> host & 1:
            owing[host] = owing.get(host, 0) + toll.n
    for host, count in owing.items():
        if s.purse(seat) < count:
            cards &= ~(1 << host)
    return cards


def challenges(s: Timed, seat: Seat) -> list[Move]:
    """The challenges a seat may begin now."""
    moves: list[Move] = []
    if not s.court[seat] & ~s.kneeling:
        return moves
    if not s.edicts and not s.deal.embattling and not (s.deal.tolled and rules(s, Toll)):
        return _plain_challenges(s, seat)
    for contest in range(3):
        count = begun(s, seat, contest)  # without a text there is one of each type
        if (count and count >= allowed(s, seat, contest)) or not can_attack(s, seat, contest):
            continue
        if not is_denied(s, seat, contest):
            for other in range(s.seats_count):
                if other != seat and may_challenge(s, seat, contest, other):
                    moves.append(n.challenge(contest, other))
    moves.sort()
    return moves


def _plain_challenges(s: Timed, seat: Seat) -> list[Move]:
    """The same where no text has a say in it: one of each type, against everybody who is no mate and not supported."""
    values, moves = s.kept or s.values, list[Move]()
    able = s.characters & s.court[seat] & ~s.kneeling & ~values.no_attack
    others = [each for each in s.opponents(seat) if not is_supporter(s, seat, each)] if able else ()
    for contest in range(3):
        if able & values.icons[contest] and not begun(s, seat, contest):
            moves += [n.challenge(contest, other) for other in others]
    moves.sort()
    return moves


@record
class Turn(SeatQuestion[Any]):
    """The active seat begins a challenge, or is done."""

    seat: Seat

    rule = "lcg.challenges"

    def run(self, s: Timed) -> bool:
        if s.active != self.seat:
            s.active = self.seat
            s.changed(causes.TURN)
        moves = challenges(s, self.seat)
        if moves:
            s.listed = (self.seat, [n.DONE, *moves])
            return True
        s.stack.pop()
        return False

    def legal(self, s: Timed, seat: Seat) -> list[Move]:
        return [n.DONE, *challenges(s, seat)]

    def answer(self, s: Timed, seat: Seat, move: Move) -> None:
        if move == n.DONE:
            s.stack.pop()
            s.tell("challenges-done", "lcg.challenges", seat=seat)
            following = s.left_of(seat)
            if following != s.first:
                s.active = following
                s.changed(causes.TURN)
                s.stack.append(TIMES[s.first][0])
            return
        go_again(s, seat, n.about(move))
        s.challenged[seat] += 1 << 4 * n.about(move)
        begin(s, seat, n.about(move), n.extra(move))

    def prompt(self, s: Timed, seat: Seat) -> Word:
        return Word("prompt-challenge")


def begin(s: Timed, seat: Seat, contest: int, target: Seat) -> None:
    """A challenge begins: attackers are declared next."""
    s.contest, s.attacker, s.target, s.defender = contest, seat, target, target
    s.attacking = s.defending = s.sneaked = 0
    s.changed(causes.CHALLENGE)
    s.tell("challenge", "lcg.challenges", seat=seat, other=target, type=Word(f"type-{m.ICONS[contest].value}"))
    s.push(DeclareAttackers(seat), Redirect(), Attacked(), Against(), Defended(), Decide())
    for to, count in owed(s, seat, contest, target):
        if count:
            using.pay_toll(s, seat, to, count)


def declare(s: Timed, seat: Seat, card: int, attack: bool) -> None:
    """A character is declared: it kneels unless a text says otherwise, and what is owed for it is paid."""
    bit = 1 << card
    values = s.values
    stays = values.no_kneel_attacking if attack else values.no_kneel_defending
    if attack:
        s.attacking |= bit
    else:
        s.defending |= bit
    if not stays & bit:
        s.kneel(bit)
    s.changed(causes.CHALLENGE)
    for toll, by in rules(s, Toll) if s.attached & s.deal.tolled else ():
        if toll.what == "bearer" and s.host.get(by.card) == card:
            using.pay_toll(s, seat, by.seat, toll.n)


@record
class DeclareAttackers(SeatQuestion[Any]):
    """One character after another; at least one."""

    seat: Seat

    rule = "lcg.attackers"

    def run(self, s: Timed) -> bool:
        if s.attacking or can_attack(s, self.seat, s.contest):
            return True
        s.stack.pop()  # what was owed for the challenge left too little for its attackers
        return False

    def legal(self, s: Timed, seat: Seat) -> list[Move]:
        moves = s.choices(can_attack(s, seat, s.contest) & ~s.attacking)
        return [n.DONE, *moves] if s.attacking else moves

    def answer(self, s: Timed, seat: Seat, move: Move) -> None:
        if move == n.DONE:
            s.stack.pop()
            s.tell("attackers", "lcg.attackers", seat=seat, cards=s.attacking)
        else:
            declare(s, seat, s.deal.number_of[n.about(move)], attack=True)

    def prompt(self, s: Timed, seat: Seat) -> Word:
        return Word("prompt-attackers", {"type": Word(f"type-{m.ICONS[s.contest].value}")})


@record
class Redirect(SeatQuestion[Any]):
    """The Crown Regent may make the attacker pick another opponent, once a round."""

    seat: Seat = NONE

    rule = "lcg.title-regent"

    def run(self, s: Timed) -> bool:
        holder = s.holder(Title.REGENT)
        if holder < 0 or s.used_up(("regent", "round")) or is_void(s) or not others(s):
            s.stack.pop()
            return False
        s.stack[-1] = Redirect(holder)
        return True

    def legal(self, s: Timed, seat: Seat) -> list[Move]:
        return [n.YES, n.NO]

    def answer(self, s: Timed, seat: Seat, move: Move) -> None:
        s.stack.pop()
        if move == n.YES:
            s.use_up(("regent", "round"))
            s.tell("redirected-challenge", "lcg.title-regent", seat=seat)
            s.stack.append(PickTarget(s.attacker))

    def prompt(self, s: Timed, seat: Seat) -> Word:
        return Word("prompt-regent")


def others(s: Timed) -> list[Seat]:
    """The other seats that the attacker might have challenged."""
    return [seat for seat in range(s.seats_count) if seat != s.target and may_target(s, s.attacker, s.contest, seat)]


@record
class PickTarget(SeatQuestion[Any]):
    """The attacker picks another legal opponent."""

    seat: Seat

    rule = "lcg.title-regent"

    def legal(self, s: Timed, seat: Seat) -> list[Move]:
        return [n.move(n.SEAT, other) for other in others(s)]

    def answer(self, s: Timed, seat: Seat, move: Move) -> None:
        s.stack.pop()
        s.target = s.defender = n.about(move)
        s.changed(causes.CHALLENGE)
        s.tell("new-target", "lcg.title-regent", seat=seat, other=s.target)

    def prompt(self, s: Timed, seat: Seat) -> Word:
        return Word("prompt-new-target")


@record
class Attacked(Frame[Any]):
    """The end of the declaration: it may be answered, then comes a time for actions."""

    def run(self, s: Timed) -> bool:
        s.stack.pop()
        if is_void(s):
            return False
        thing = o.Declares(s.attacker, s.attacking, True)
        s.push(s.coming((thing,)), Responses(s.first, 0), TIMES[s.first][0])
        return False


@record
class Against(Frame[Any]):
    """Stealth, then defenders."""

    def run(self, s: Timed) -> bool:
        s.stack.pop()
        if is_void(s):
            return False
        sneaky = sneaks(s)
        s.push(Sneak(s.attacker, 0, sneaky), DeclareDefenders(s.defender))
        return False


def is_void(s: Timed) -> bool:
    """Nobody takes part any more: the challenge ends without result."""
    return not s.attacking and not s.defending


def sneaks(s: Timed) -> int:
    """How many attackers may use stealth."""
    return (s.values.keyword(Keyword.STEALTH) & s.attacking & ~s.values.no_stealth).bit_count()


def sneakable(s: Timed) -> int:
    """The characters of the original target that stealth may choose: it aims as abilities of characters do."""
    values = s.values
    safe = values.unsneakable | values.untargetable
    safe |= values.immune(m.Against.CHARACTERS) | values.immune(m.Against.OPPOSING_CHARACTERS)
    return s.characters & s.court[s.target] & ~s.sneaked & ~values.keyword(Keyword.STEALTH) & ~safe


@record
class Sneak(SeatQuestion[Any]):
    """The attacker names, for each attacker with stealth, a character that cannot defend."""

    seat: Seat
    done: int
    most: int

    rule = "lcg.stealth"

    def run(self, s: Timed) -> bool:
        if self.done < self.most and sneakable(s):
            return True
        s.stack.pop()
        return False

    def legal(self, s: Timed, seat: Seat) -> list[Move]:
        return [n.DONE, *s.choices(sneakable(s))]

    def answer(self, s: Timed, seat: Seat, move: Move) -> None:
        if move == n.DONE:
            s.stack.pop()
            return
        card = s.deal.number_of[n.about(move)]
        s.sneaked |= 1 << card
        s.changed(causes.CHALLENGE)
        s.tell("sneaked", "lcg.stealth", seat=seat, card=card)
        s.stack[-1] = Sneak(seat, self.done + 1, self.most)

    def prompt(self, s: Timed, seat: Seat) -> Word:
        return Word("prompt-stealth", {"count": self.most - self.done})


def can_defend(s: Timed, seat: Seat) -> int:
    """The characters a seat could declare as defenders."""
    if is_barred(s, seat, s.contest):
        return 0
    for rule, by in rules(s, NoDefenders):
        # Whoever supports the seat that is attacked is not attacked.
        if seat == s.target and s.attacking >> by.card & 1 and not rule.without.mask(s, by) & s.court[seat]:
            return 0
    values = s.values
    able = s.characters & s.court[seat] & ~s.kneeling & values.icons[s.contest]
    able &= ~values.no_defence & ~s.sneaked & ~s.defending & (~values.rooted | values.no_kneel_defending)
    for only, by in rules(s, OnlyDefenders):
        able &= only.which.mask(s, by)
    if s.defending and s.attacking.bit_count() == 1 and values.keyword(Keyword.JOUST) & s.attacking:
        return 0
    return unburdened(s, seat, able)


@record
class DeclareDefenders(SeatQuestion[Any]):
    """One character after another, or none."""

    seat: Seat

    rule = "lcg.defenders"

    def run(self, s: Timed) -> bool:
        if can_defend(s, self.seat):
            return True
        self._done(s)
        return False

    def legal(self, s: Timed, seat: Seat) -> list[Move]:
        return [n.DONE, *s.choices(can_defend(s, seat))]

    def answer(self, s: Timed, seat: Seat, move: Move) -> None:
        if move == n.DONE:
            self._done(s)
        else:
            declare(s, seat, s.deal.number_of[n.about(move)], attack=False)

    def _done(self, s: Timed) -> None:
        """Without defenders the target's supporter may defend, and the Lord Commander may take over."""
        s.stack.pop()
        if s.defending:
            s.defender = self.seat
            if self.seat != s.target:
                s.tell("supports", "lcg.support-defence", seat=self.seat, other=s.target)
            return
        if self.seat == s.target:
            for seat in s.clockwise(s.left_of(s.target)):
                if seat not in (s.target, s.attacker) and is_supporter(s, seat, s.target):
                    s.push(DeclareDefenders(seat), TakeOver())
                    return
            s.stack.append(TakeOver())

    def prompt(self, s: Timed, seat: Seat) -> Word:
        if seat != s.target:
            return Word("prompt-support", {"type": Word(f"type-{m.ICONS[s.contest].value}")})
        return Word("prompt-defenders", {"type": Word(f"type-{m.ICONS[s.contest].value}")})


@record
class TakeOver(SeatQuestion[Any]):
    """The Lord Commander may draw an undefended military challenge to himself, once a round."""

    seat: Seat = NONE

    rule = "lcg.title-commander"

    def run(self, s: Timed) -> bool:
        holder = s.holder(Title.COMMANDER)
        if (
            s.defending
            or s.contest != m.MILITARY
            or holder in (NONE, s.target, s.attacker)
            or s.used_up(("commander", "round"))
            or not may_target(s, s.attacker, s.contest, holder)
        ):
            s.stack.pop()
            return False
        s.stack[-1] = TakeOver(holder)
        return True

    def legal(self, s: Timed, seat: Seat) -> list[Move]:
        return [n.YES, n.NO]

    def answer(self, s: Timed, seat: Seat, move: Move) -> None:
        s.stack.pop()
        if move == n.YES:
            s.use_up(("commander", "round"))
            s.use_up(("commanded", "challenge"))
            s.target = s.defender = seat
            s.sneaked = 0
            s.changed(causes.CHALLENGE)
            s.tell("took-over", "lcg.title-commander", seat=seat)
            s.push(TIMES[s.first][0], Against())

    def prompt(self, s: Timed, seat: Seat) -> Word:
        return Word("prompt-commander")


@record
class Defended(Frame[Any]):
    """Defenders are declared: that may be answered, then comes a time for actions."""

    def run(self, s: Timed) -> bool:
        s.stack.pop()
        if is_void(s):
            return False
        thing = o.Declares(s.defender, s.defending, False)
        s.push(s.coming((thing,)), Responses(s.first, 0), TIMES[s.first][0])
        return False


@record
class Decide(Frame[Any]):
    """The resolution begins, unless nobody is left."""

    def run(self, s: Timed) -> bool:
        from thronsaal.games.lcg.resolution import resolve  # noqa: PLC0415  (it ends what begins here)

        s.stack.pop()
        resolve(s)
        return False
