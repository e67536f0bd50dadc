"""Which cards, and which seats: what texts point at."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from thronsaal.core.engine import select
from thronsaal.core.engine.phrase import GENITIVE
from thronsaal.core.engine.select import BEFORE, BOUND, NOUN, WHOLE, Both, Either, Except
from thronsaal.core.words import Seat
from thronsaal.games.lcg.material import Crest, House, Icon, Keyword, Zone
from thronsaal.games.lcg.words.scope import Scope
from thronsaal.games.lcg.words.seats import Seats
from thronsaal.games.lcg.words.speech import NotTheirs, Noun, Speech, Theirs, in_form

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
    """The cards that a selector fits by what is printed on them: kept, unless something was chosen or is answered."""
    if scope.about is not None or scope.it >= 0 or scope.who >= 0 or scope.x or scope.paid:
        return _face_of(selector, deal, scope)
    key = (id(selector), scope.card, scope.seat)
    found = deal.printed.get(key)
    if found is None or found[0] is not selector:
        found = deal.printed[key] = (selector, _face_of(selector, deal, scope))
    return found[1]


def _face_of(selector: select.Selector, deal: Deal, scope: Scope) -> int:
    match selector:
        case Both(first, second):
            return _face_of(first, deal, scope) & _face_of(second, deal, scope)
        case Either(first, second):
            return _face_of(first, deal, scope) | _face_of(second, deal, scope)
        case Except(first, second):
            return _face_of(first, deal, scope) & ~_face_of(second, deal, scope)
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

    def mask(self, s: Realm, scope: Scope) -> int:
        found = 0
        for seat in s.opponents(scope.seat):
            found |= s.court[seat]
        return found


@dataclass(frozen=True, slots=True)
class Of(Selector):
    """Controlled by some seats."""

    name = "of"
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


def cards_of(s: Realm, seat: Seat, zone: Zone) -> int:
    """The cards of a seat in a zone out of play."""
    if zone is Zone.HAND:
        return s.hand[seat]
    found = 0
    piles: Any = {Zone.DECK: s.deck, Zone.DISCARD: s.discard, Zone.DEAD: s.dead}
    for card in piles[zone][seat]:
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


CHARACTER, LOCATION, ATTACHMENT, EVENT, CARD = Characters(), Locations(), Attachments(), Events(), Cards()
OWN_HOUSE_CARD = HouseCards()
YOURS, OPPONENTS = Yours(), Others()
UNIQUE, NOT_UNIQUE, NEUTRAL = Unique(), NotUnique(), Neutral()
STANDING, KNEELING = Standing(), Kneeling()
ATTACKING, DEFENDING, PARTICIPATING = Attacking(), Defending(), Participating()
STARK, LANNISTER, BARATHEON, TARGARYEN, GREYJOY, MARTELL, TYRELL, THE_WATCH = (OfHouse(house) for house in House)
LORD, LADY, KNIGHT = WithTrait("Lord"), WithTrait("Lady"), WithTrait("Knight")
NOBLE, WAR, LEARNED, HOLY = (WithCrest(crest) for crest in (Crest.NOBLE, Crest.WAR, Crest.LEARNED, Crest.HOLY))
SHADOW = WithCrest(Crest.SHADOW)
KING, QUEEN, ARMY = WithTrait("King"), WithTrait("Queen"), WithTrait("Army")
IRONBORN, WARSHIP = WithTrait("Ironborn"), WithTrait("Warship")
HAS_MILITARY, HAS_INTRIGUE, HAS_POWER = (WithIcon(icon) for icon in Icon)
NOT_YOURS = NotYours()
ASSHAI, WEAPON, CONDITION, DRAGON = (
    WithTrait("Asshai"),
    WithTrait("Weapon"),
    WithTrait("Condition"),
    WithTrait("Dragon"),
)
DIREWOLF, NIGHTS_WATCH = WithTrait("Direwolf"), WithTrait("Night's Watch")
