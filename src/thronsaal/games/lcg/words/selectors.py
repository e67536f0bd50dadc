"""Which cards, and which seats: what texts point at."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from thronsaal.core.engine import select
from thronsaal.core.engine.phrase import GENITIVE
from thronsaal.core.engine.select import BEFORE, BOUND, NOUN, WHOLE, Both, Either, Except, Form, cards_in
from thronsaal.core.words import Seat, Word
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg.material import Crest, House, Icon, Keyword, Zone
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.speech import TO_A_CARD, NotTheirs, Noun, Person, Speech, Theirs, in_form

if TYPE_CHECKING:
    from thronsaal.games.lcg.deal import Deal
    from thronsaal.games.lcg.realm import Realm


@dataclass(frozen=True, slots=True)
class Selector(Noun):
    """Some cards: in play as they are now, or anywhere by what is printed on them."""

    @abstractmethod
    def mask(self, s: Realm, scope: Scope) -> int:
        """The cards in play that fit."""

    def face(self, deal: Deal, scope: Scope) -> int:
        """The cards that fit by what is printed on them, wherever they are."""
        raise TypeError(f"{self.name} is not printed on a card")


def face_of(selector: select.Selector, deal: Deal, scope: Scope) -> int:
    """The cards that a selector fits by what is printed on them."""
    match selector:
        case Both(first, second):
            return face_of(first, deal, scope) & face_of(second, deal, scope)
        case Either(first, second):
            return face_of(first, deal, scope) | face_of(second, deal, scope)
        case Except(first, second):
            return face_of(first, deal, scope) & ~face_of(second, deal, scope)
        case Selector():
            return selector.face(deal, scope)
    raise TypeError(f"{selector.name} is not printed on a card")


@dataclass(frozen=True, slots=True)
class OfType(Selector):
    """Cards of a type."""

    place = NOUN
    type: ClassVar[str]

    def mask(self, s: Realm, scope: Scope) -> int:
        return s.of_type(self.type)

    def face(self, deal: Deal, scope: Scope) -> int:
        return deal.of_type[self.type]


@dataclass(frozen=True, slots=True)
class Characters(OfType):
    """A character."""

    name = "character"
    type = "character"
    gender = "m"

    def mask(self, s: Realm, scope: Scope) -> int:
        return s.characters


@dataclass(frozen=True, slots=True)
class Locations(OfType):
    """A location."""

    name = "location"
    type = "location"
    gender = "m"


@dataclass(frozen=True, slots=True)
class Attachments(OfType):
    """An attachment."""

    name = "attachment"
    type = "attachment"
    gender = "m"
    vowel = True


@dataclass(frozen=True, slots=True)
class Events(OfType):
    """An event, by what is printed on it."""

    name = "event"
    type = "event"
    gender = "n"
    vowel = True


@dataclass(frozen=True, slots=True)
class Cards(Selector):
    """Any card."""

    name = "card"
    place = NOUN
    gender = "f"

    def mask(self, s: Realm, scope: Scope) -> int:
        return s.in_play

    def face(self, deal: Deal, scope: Scope) -> int:
        return (1 << len(deal.cards)) - 1


@dataclass(frozen=True, slots=True)
class HouseCards(Selector):
    """One's own house card."""

    name = "own-house-card"
    place = WHOLE

    def mask(self, s: Realm, scope: Scope) -> int:
        return 1 << s.deal.house_card[scope.seat]


@dataclass(frozen=True, slots=True)
class Yours(Selector):
    """Controlled by you."""

    name = "yours"
    is_near = True

    def of(self, speech: Speech) -> select.Selector:
        return self if speech.person == "you" else Theirs()

    def mask(self, s: Realm, scope: Scope) -> int:
        return s.court[scope.seat]


@dataclass(frozen=True, slots=True)
class Others(Selector):
    """Controlled by an opponent."""

    name = "opponents"
    is_near = True

    def mask(self, s: Realm, scope: Scope) -> int:
        found = 0
        for seat in s.opponents(scope.seat):
            found |= s.court[seat]
        return found


@dataclass(frozen=True, slots=True)
class Of(Selector):
    """Controlled by some seats."""

    name = "of"
    is_near = True
    forms = in_form(whose=GENITIVE)
    whose: Seats

    def mask(self, s: Realm, scope: Scope) -> int:
        found = 0
        for seat in self.whose.seats(s, scope):
            found |= s.court[seat]
        return found


@dataclass(frozen=True, slots=True)
class OfHouse(Selector):
    """Of a house."""

    name = "of-house"
    place = BOUND
    house: House

    def mask(self, s: Realm, scope: Scope) -> int:
        return s.deal.of_house[self.house]

    def face(self, deal: Deal, scope: Scope) -> int:
        return deal.of_house[self.house]


@dataclass(frozen=True, slots=True)
class Neutral(Selector):
    """Of no house."""

    name = "neutral"
    place = BEFORE

    def mask(self, s: Realm, scope: Scope) -> int:
        return s.deal.neutral

    def face(self, deal: Deal, scope: Scope) -> int:
        return deal.neutral


@dataclass(frozen=True, slots=True)
class WithTrait(Selector):
    """With a trait."""

    name = "with-trait"
    place = BOUND
    forms = in_form(trait="bound")
    trait: str

    @property
    def vowel(self) -> bool:
        return self.trait[0] in "AEIOU"

    def mask(self, s: Realm, scope: Scope) -> int:
        return s.values.trait(self.trait)

    def face(self, deal: Deal, scope: Scope) -> int:
        return deal.with_trait.get(self.trait, 0)


@dataclass(frozen=True, slots=True)
class WithCrest(Selector):
    """With a crest."""

    name = "with-crest"
    crest: Crest

    def mask(self, s: Realm, scope: Scope) -> int:
        return s.values.crest(self.crest)

    def face(self, deal: Deal, scope: Scope) -> int:
        return deal.with_crest.get(self.crest, 0)


@dataclass(frozen=True, slots=True)
class WithIcon(Selector):
    """With a challenge icon."""

    name = "with-icon"
    icon: Icon

    def mask(self, s: Realm, scope: Scope) -> int:
        return s.values.icons[self.icon.number]

    def face(self, deal: Deal, scope: Scope) -> int:
        return deal.with_icon[self.icon.number]


@dataclass(frozen=True, slots=True)
class WithKeyword(Selector):
    """With a keyword."""

    name = "with-keyword"
    keyword: Keyword

    def mask(self, s: Realm, scope: Scope) -> int:
        return s.values.keyword(self.keyword)

    def face(self, deal: Deal, scope: Scope) -> int:
        return deal.with_keyword[self.keyword]


@dataclass(frozen=True, slots=True)
class Unique(Selector):
    """Unique."""

    name = "unique"
    place = BEFORE

    def mask(self, s: Realm, scope: Scope) -> int:
        return s.deal.unique

    def face(self, deal: Deal, scope: Scope) -> int:
        return deal.unique


@dataclass(frozen=True, slots=True)
class NotUnique(Selector):
    """Not unique."""

    name = "not-unique"
    place = BEFORE

    def mask(self, s: Realm, scope: Scope) -> int:
        return s.in_play & ~s.deal.unique

    def face(self, deal: Deal, scope: Scope) -> int:
        return ~deal.unique


@dataclass(frozen=True, slots=True)
class Standing(Selector):
    """Standing."""

    name = "standing"
    place = BEFORE

    def mask(self, s: Realm, scope: Scope) -> int:
        return s.in_play & ~s.kneeling


@dataclass(frozen=True, slots=True)
class Kneeling(Selector):
    """Kneeling."""

    name = "kneeling"
    place = BEFORE

    def mask(self, s: Realm, scope: Scope) -> int:
        return s.kneeling


@dataclass(frozen=True, slots=True)
class Attacking(Selector):
    """Attacking."""

    name = "attacking"
    place = BEFORE
    vowel = True

    def mask(self, s: Realm, scope: Scope) -> int:
        return s.attacking


@dataclass(frozen=True, slots=True)
class Defending(Selector):
    """Defending."""

    name = "defending"
    place = BEFORE

    def mask(self, s: Realm, scope: Scope) -> int:
        return s.defending


@dataclass(frozen=True, slots=True)
class Participating(Selector):
    """Taking part in the challenge."""

    name = "participating"
    place = BEFORE

    def mask(self, s: Realm, scope: Scope) -> int:
        return s.participating


@dataclass(frozen=True, slots=True)
class Named(Selector):
    """Cards of a name."""

    name = "named"
    place = WHOLE
    is_name = True
    title: str

    def part(self, form: Form) -> Word:
        from thronsaal.games.lcg.catalogue import title_of  # noqa: PLC0415  (cards are made of these words)

        return Word("cards-named", {"title": title_of(self.title), **form.values()})

    def mask(self, s: Realm, scope: Scope) -> int:
        return s.in_play & s.deal.named.get(self.title, 0)

    def face(self, deal: Deal, scope: Scope) -> int:
        return deal.named.get(self.title, 0)


@dataclass(frozen=True, slots=True)
class Itself(Selector):
    """The card the text stands on."""

    name = "self"
    place = WHOLE
    means = "card"

    def mask(self, s: Realm, scope: Scope) -> int:
        return 1 << scope.card

    def face(self, deal: Deal, scope: Scope) -> int:
        return 1 << scope.card


@dataclass(frozen=True, slots=True)
class Chosen(Selector):
    """The card that was chosen."""

    name = "it"
    place = WHOLE
    means = "it"

    def mask(self, s: Realm, scope: Scope) -> int:
        return 1 << scope.it if scope.it >= 0 else 0


@dataclass(frozen=True, slots=True)
class About(Selector):
    """The card that what is answered was about."""

    name = "about"
    place = WHOLE
    means = "about"

    def mask(self, s: Realm, scope: Scope) -> int:
        card = getattr(scope.about, "card", m.NONE)
        return 1 << card if card >= 0 else 0


@dataclass(frozen=True, slots=True)
class Bearer(Selector):
    """The card this attachment is on."""

    name = "bearer"
    place = WHOLE
    gender = "m"

    def mask(self, s: Realm, scope: Scope) -> int:
        host = s.host.get(scope.card, m.NONE)
        return 1 << host if host >= 0 else 0


@dataclass(frozen=True, slots=True)
class Paid(Selector):
    """The cards with which the text was paid."""

    name = "paid"
    place = WHOLE

    def mask(self, s: Realm, scope: Scope) -> int:
        return scope.paid


@dataclass(frozen=True, slots=True)
class WithStrength(Selector):
    """Characters of at most this strength."""

    name = "strength-at-most"
    most: int

    def mask(self, s: Realm, scope: Scope) -> int:
        strength, found = s.values.strength, 0
        for card in cards_in(s.characters):
            if strength(card) <= self.most:
                found |= 1 << card
        return found


@dataclass(frozen=True, slots=True)
class WithCost(Selector):
    """Cards of at most this printed cost."""

    name = "cost-at-most"
    most: int

    def mask(self, s: Realm, scope: Scope) -> int:
        return s.in_play & self.face(s.deal, scope)

    def face(self, deal: Deal, scope: Scope) -> int:
        found = 0
        for card, cost in enumerate(deal.cost):
            if cost <= self.most:
                found |= 1 << card
        return found


@dataclass(frozen=True, slots=True)
class CostX(Selector):
    """Cards whose printed cost is the X that was paid."""

    name = "cost-x"

    def mask(self, s: Realm, scope: Scope) -> int:
        found = 0
        for card in cards_in(s.in_play):
            if s.deal.cost[card] == scope.x:
                found |= 1 << card
        return found


@dataclass(frozen=True, slots=True)
class WithPower(Selector):
    """With power on it."""

    name = "with-power"

    def mask(self, s: Realm, scope: Scope) -> int:
        found = 0
        for card in s.power:
            found |= 1 << card
        return found & s.in_play


@dataclass(frozen=True, slots=True)
class Carrying(Selector):
    """With such an attachment on it."""

    name = "carrying"
    forms = in_form(what=TO_A_CARD)
    what: select.Selector

    def mask(self, s: Realm, scope: Scope) -> int:
        wanted = self.what.mask(s, scope) & s.attached
        found = 0
        for card in cards_in(wanted):
            found |= 1 << s.host[card]
        return found


@dataclass(frozen=True, slots=True)
class Yielding(Selector):
    """Cards that give gold or influence."""

    name = "yielding"

    def mask(self, s: Realm, scope: Scope) -> int:
        found = s.deal.influential
        for card in cards_in(s.in_play):
            if s.deal.income[card] > 0:
                found |= 1 << card
        return found & s.in_play & ~s.values.blank


# Seats.


@dataclass(frozen=True, slots=True)
class Seats(Person):
    """Some seats, seen from a text."""

    family = "who"

    @abstractmethod
    def seats(self, s: Realm, scope: Scope) -> list[Seat]:
        """These, in the order in which they act."""


@dataclass(frozen=True, slots=True)
class You(Seats):
    """Who uses the text."""

    name = "you"
    person = "you"

    def seats(self, s: Realm, scope: Scope) -> list[Seat]:
        return [scope.seat]


@dataclass(frozen=True, slots=True)
class TheChosen(Seats):
    """The seat that was chosen."""

    name = "chosen"

    def seats(self, s: Realm, scope: Scope) -> list[Seat]:
        return [scope.who] if scope.who >= 0 else []


@dataclass(frozen=True, slots=True)
class YouAndChosen(Seats):
    """You, then the seat that was chosen."""

    name = "you-and-chosen"
    is_single = False
    person = "both"

    def seats(self, s: Realm, scope: Scope) -> list[Seat]:
        return [scope.seat, scope.who] if scope.who >= 0 else [scope.seat]


@dataclass(frozen=True, slots=True)
class EachOpponent(Seats):
    """Everybody you play against."""

    name = "each-opponent"
    is_single = False

    def seats(self, s: Realm, scope: Scope) -> list[Seat]:
        return s.opponents(scope.seat)


@dataclass(frozen=True, slots=True)
class Everybody(Seats):
    """You, then the others clockwise."""

    name = "everybody"
    is_single = False

    def seats(self, s: Realm, scope: Scope) -> list[Seat]:
        return s.clockwise(scope.seat)


@dataclass(frozen=True, slots=True)
class Loser(Seats):
    """Who lost the challenge that is answered."""

    name = "loser"

    def seats(self, s: Realm, scope: Scope) -> list[Seat]:
        return [scope.about.loser]


@dataclass(frozen=True, slots=True)
class Winner(Seats):
    """Who won the challenge that is answered."""

    name = "winner"

    def seats(self, s: Realm, scope: Scope) -> list[Seat]:
        return [scope.about.winner]


@dataclass(frozen=True, slots=True)
class Richer(Seats):
    """Players with more power than you."""

    name = "more-power"
    is_single = False

    def seats(self, s: Realm, scope: Scope) -> list[Seat]:
        mine = s.power_of(scope.seat)
        return [seat for seat in s.clockwise(scope.seat) if s.power_of(seat) > mine]


@dataclass(frozen=True, slots=True)
class Controller(Seats):
    """Who controls the chosen card."""

    name = "controller"

    def seats(self, s: Realm, scope: Scope) -> list[Seat]:
        return [s.controller(scope.it)]


def cards_of(s: Realm, seat: Seat, zone: Zone) -> int:
    """The cards of a seat in a zone out of play."""
    if zone is Zone.HAND:
        return s.hand[seat]
    found = 0
    piles: Any = {Zone.DECK: s.deck, Zone.DISCARD: s.discard, Zone.DEAD: s.dead}
    for card in piles[zone][seat]:
        found |= 1 << card
    return found


CHARACTER, LOCATION, ATTACHMENT, EVENT, CARD = Characters(), Locations(), Attachments(), Events(), Cards()
OWN_HOUSE_CARD = HouseCards()
YOURS, OPPONENTS = Yours(), Others()
UNIQUE, NOT_UNIQUE, NEUTRAL = Unique(), NotUnique(), Neutral()
STANDING, KNEELING = Standing(), Kneeling()
ATTACKING, DEFENDING, PARTICIPATING = Attacking(), Defending(), Participating()
SELF, IT, ABOUT, BEARER, PAID = Itself(), Chosen(), About(), Bearer(), Paid()
COST_X, WITH_POWER, YIELDING = CostX(), WithPower(), Yielding()
STARK, LANNISTER, BARATHEON, TARGARYEN, GREYJOY, MARTELL = (OfHouse(house) for house in House)
YOU, CHOSEN, YOU_AND_CHOSEN, EACH_OPPONENT, EVERYBODY = You(), TheChosen(), YouAndChosen(), EachOpponent(), Everybody()
LOSER, WINNER, MORE_POWER, CONTROLLER = Loser(), Winner(), Richer(), Controller()
LORD, LADY, KNIGHT = WithTrait("Lord"), WithTrait("Lady"), WithTrait("Knight")
NOBLE, WAR, LEARNED, HOLY = (WithCrest(crest) for crest in (Crest.NOBLE, Crest.WAR, Crest.LEARNED, Crest.HOLY))
HAS_MILITARY, HAS_INTRIGUE, HAS_POWER = (WithIcon(icon) for icon in Icon)


@dataclass(frozen=True, slots=True)
class NotDearer(Selector):
    """Cards whose printed cost is not higher than that of the card that is answered."""

    name = "not-dearer"

    def mask(self, s: Realm, scope: Scope) -> int:
        return s.in_play & self.face(s.deal, scope)

    def face(self, deal: Deal, scope: Scope) -> int:
        found, most = 0, deal.cost[scope.about.card] if scope.about is not None else -1
        for card, cost in enumerate(deal.cost):
            if cost <= most:
                found |= 1 << card
        return found


@dataclass(frozen=True, slots=True)
class NotYours(Selector):
    """Not controlled by you."""

    name = "not-yours"
    is_near = True

    def of(self, speech: Speech) -> select.Selector:
        return self if speech.person == "you" else NotTheirs()

    def mask(self, s: Realm, scope: Scope) -> int:
        return s.in_play & ~s.court[scope.seat]


NOT_DEARER, NOT_YOURS = NotDearer(), NotYours()
ASSHAI, WEAPON, CONDITION, DRAGON = (
    WithTrait("Asshai"),
    WithTrait("Weapon"),
    WithTrait("Condition"),
    WithTrait("Dragon"),
)
CREATURE, DIREWOLF, NIGHTS_WATCH = WithTrait("Creature"), WithTrait("Direwolf"), WithTrait("Night's Watch")


@dataclass(frozen=True, slots=True)
class PlayersOf(Seats):
    """Everybody who plays a house."""

    name = "players-of"
    is_single = False
    house: House

    def seats(self, s: Realm, scope: Scope) -> list[Seat]:
        return [seat for seat in s.clockwise(scope.seat) if s.deal.decks[seat].house is self.house]
