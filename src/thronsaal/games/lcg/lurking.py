"""Questions and rules of texts that speak of shadows: one more card, out or gone, a look at one, a mask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from thronsaal.core.engine.frame import SeatQuestion, record
from thronsaal.core.engine.select import cards_in
from thronsaal.core.words import Move, Seat, Word
from thronsaal.games.lcg import hidden, slots
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg.material import Keyword, Zone

if TYPE_CHECKING:
    from thronsaal.games.lcg.realm import Realm
    from thronsaal.games.lcg.values import Values
    from thronsaal.games.lcg.words.scope import Scope


@record
class OneMore(SeatQuestion[Any]):
    """Whether one more card comes out of shadows, and which."""

    seat: Seat
    source: int

    rule = "lcg.shadows-out"

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        from thronsaal.games.lcg.shadows import emerges  # noqa: PLC0415  (its rules know the whole realm)

        return [n.DONE, *emerges(s, seat, plain=True)]

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        from thronsaal.games.lcg.shadows import emerge  # noqa: PLC0415

        s.stack.pop()
        if move != n.DONE:
            emerge(s, seat, move, plain=True)  # type: ignore[arg-type]

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-one-more", {"card": s.deal.cards[self.source].title})


@record
class OutOrGone(SeatQuestion[Any]):
    """Bring out the card that chance has picked, or discard it."""

    seat: Seat
    place: int
    source: int

    rule = "lcg.shadows-out"

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return [n.YES, n.NO] if self._is_able(s) else [n.NO]

    def _is_able(self, s: Realm) -> bool:
        from thronsaal.games.lcg.shadows import obstacle  # noqa: PLC0415

        return not obstacle(s, slots.at(s, self.seat, self.place), self.seat, plain=True)

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        from thronsaal.games.lcg.shadows import emerge  # noqa: PLC0415

        s.stack.pop()
        if move == n.YES:
            emerge(s, seat, n.move(n.EMERGE, self.place), plain=True)  # type: ignore[arg-type]
            return
        from thronsaal.games.lcg import occurrences as o  # noqa: PLC0415

        card = hidden.expose(s, slots.at(s, seat, self.place))
        s.occur(o.Drops(card, seat, "", self.source), first=s.left_of(seat), source=self.source)

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-out-or-gone", {"count": self.place + 1, "card": s.deal.cards[self.source].title})


@record
class PeekOne(SeatQuestion[Any]):
    """At which card in an opponent's shadows one looks, if at any."""

    seat: Seat
    whose: Seat
    source: int

    rule = "lcg.shadows-lie"

    def run(self, s: Realm) -> bool:
        if s.shadows[self.whose]:
            return True
        s.stack.pop()
        return False

    def legal(self, s: Realm, seat: Seat) -> list[Move]:
        return [n.DONE, *sorted(s.choice(card) for _, card in slots.lying(s, self.whose))]

    def answer(self, s: Realm, seat: Seat, move: Move) -> None:
        s.stack.pop()
        if move != n.DONE:
            s.peek_veiled(s.meant(move), seat)

    def prompt(self, s: Realm, seat: Seat) -> Word:
        return Word("prompt-peek-one", {"card": s.deal.cards[self.source].title})


def may_bear(s: Realm, card: int, scope: Scope) -> bool:
    """Whether a dead card of one's own may come into play as the bearer of an attachment."""
    face = s.deal.cards[card]
    barred = {Keyword.NO_ATTACHMENTS, Keyword.WEAPONS_ONLY}
    from thronsaal.games.lcg.words.scheming import may_rise  # noqa: PLC0415

    return may_rise(s, card, scope.seat) and barred.isdisjoint(face.keywords)


def is_late(s: Realm, card: int, seat: Seat) -> bool:
    """Whether a text has this character come into play kneeling: it costs less than characters of its side died."""
    from thronsaal.games.lcg.values import rules  # noqa: PLC0415  (values read words that know this)
    from thronsaal.games.lcg.words.customs import LateComers  # noqa: PLC0415

    if not s.characters >> card & 1 or not rules(s, LateComers):
        return False
    people = s.deal.of_type["character"]
    return s.deal.cost[card] < sum(people >> each & 1 for each in s.dead[seat])


def by_chance(s: Realm, seat: Seat) -> int:
    """A card of a hand, by chance; of equal ones the one that most know of."""
    card = s.chance.pick(list(cards_in(s.hand[seat])))
    return s.one_each(s.hand[seat] & (s.deal.copies[card] | 1 << card)).bit_length() - 1


def hides_instead(s: Realm, card: int) -> bool:
    """A card that would be discarded from hand goes into shadows by its own text; False: it does not lie there."""
    from thronsaal.games.lcg import occurrences as o  # noqa: PLC0415

    owner = s.deal.owner[card]
    if not s.hand[owner] >> card & 1:
        return False
    s.take(card)
    s.put(card, Zone.SHADOWS)
    s.tell_veiled(card)
    s.occur(o.Draws(owner, 1, False, card), first=s.left_of(owner), source=card)
    return True


def wear(values: Values, card: int, s: Realm) -> None:
    """A card has what is printed on the card under it, apart from its name."""
    for mask in s.duplicates_on(card):
        if s.deal.names[mask] == s.deal.names[card]:
            continue
        bit = 1 << card
        face: Any = s.deal.cards[mask]
        values.changes[card] = values.changes.get(card, 0) + face.strength
        for icon in face.icons:
            values.icons[icon.number] |= bit
        for trait in face.traits:
            values.traits[trait] = values.trait(trait) | bit
        for crest in face.crests:
            values.crests[crest] = values.crest(crest) | bit
        for keyword in face.keywords:
            values.keywords[keyword] = values.keyword(keyword) | bit
        for against in face.immune:
            values.immunities[against] = values.immune(against) | bit
