"""Moves as buttons say them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thronsaal.core.engine.select import cards_in
from thronsaal.core.words import Move, Seat, Who, Word
from thronsaal.games.lcg import marshal, shadows, slots
from thronsaal.games.lcg import material as m
from thronsaal.games.lcg import moves as n
from thronsaal.games.lcg.abilities import Action, Interrupt, Response
from thronsaal.games.lcg.asking import WhichCrest
from thronsaal.games.lcg.catalogue import CARDS
from thronsaal.games.lcg.challenge import DeclareAttackers, DeclareDefenders
from thronsaal.games.lcg.choices import EitherEffect
from thronsaal.games.lcg.dilemmas import WhichGift
from thronsaal.games.lcg.guess import knows
from thronsaal.games.lcg.hidden import is_public
from thronsaal.games.lcg.material import NONE, Keyword
from thronsaal.games.lcg.notation import TRAITS
from thronsaal.games.lcg.paying import ChooseCost
from thronsaal.games.lcg.plotting import ChooseTitle
from thronsaal.games.lcg.printed import Card, Event, Plot
from thronsaal.games.lcg.setup import LayOut
from thronsaal.games.lcg.windows import ActionWindow
from thronsaal.games.lcg.wording import ability_text
from thronsaal.games.lcg.words.pointing import Named
from thronsaal.games.lcg.words.speech import Speech, trait_word

if TYPE_CHECKING:
    from thronsaal.games.lcg.state import LcgState

_CARD_KEYS = {
    n.PLAY: "move-play",
    n.ON_HOUSE: "move-on-house",
    n.AMBUSH: "move-ambush",
    n.SAVE: "move-save",
    n.CARD: "move-card",
    n.HIDE: "move-hide",
}


def card_word(s: LcgState, ref: int) -> Word:
    """A card by its name, and where others like it lie open: whose it is, and which copy."""
    said, card = CARDS[ref // (n.COPIES * n.OWNERS)].title, s.deal.number_of.get(ref, NONE)
    if card < 0 or not is_public(s, card):
        return said
    copies = [each for each in cards_in(s.deal.copies[card]) if is_public(s, each)]
    if ref % n.COPIES and len(copies) > 1:
        said = Word("card-copy", {"card": said, "count": ref % n.COPIES + 1})
    return Word("card-of", {"card": said, "seat": Who(s.deal.owner[card])}) if s.is_shared(card) else said


def label(s: LcgState, move: Move, seat: Seat = NONE) -> Word:
    """The move as a button would say it to this seat: what it would pay for its own cards, what a plot is worth."""
    kind, thing = n.kind_of(move), n.about(move)
    if kind in (n.PLAY, n.ON_HOUSE) and thing // n.COPIES % n.OWNERS == seat and thing in s.deal.number_of:
        cost = marshal.price(s, s.deal.number_of[thing], seat)
        return Word(f"{_CARD_KEYS[kind]}-for", {"card": card_word(s, thing), "count": cost})
    if kind in (n.EMERGE, n.CALL, n.SLOT):
        return _veiled(s, move, seat)
    if kind == n.HIDE and seat >= 0:
        cost = 0 if isinstance(s.stack[-1], shadows.HideSome) else m.INTO_SHADOWS
        cost = shadows.price_in(s, seat) if isinstance(s.stack[-1], ActionWindow) else cost
        return Word("move-hide-for", {"card": card_word(s, thing), "count": cost})
    if kind == n.PLOT:
        return _plot(CARDS[thing // (n.COPIES * n.OWNERS)])
    if kind in _CARD_KEYS:
        return Word(_CARD_KEYS[kind], {"card": card_word(s, thing)})
    if kind == n.USE:
        return _use(s, thing, n.extra(move))
    asked = s.stack[-1] if s.stack else None
    if kind == n.NUMBER and thing in (1, 2) and isinstance(asked, EitherEffect | ChooseCost):
        pair = asked.costs if isinstance(asked, ChooseCost) else (asked.first, asked.second)
        scope = asked.scope if isinstance(asked, EitherEffect) else s.scope
        speech = Speech(card=Named(s.deal.names[scope.card], s.deal.cards[scope.card].code))
        return Word("move-either", {"text": pair[thing - 1].told(speech)})
    if kind == n.TITLE and isinstance(asked, ChooseTitle):
        title = m.TITLES[thing].value
        return Word("move-title-worth", {"title": Word(f"title-{title}"), "does": Word(f"title-does-{title}")})
    if kind == n.NUMBER and isinstance(asked, WhichCrest) and 0 < thing <= len(asked.crests):
        return Word("move-crest", {"crest": Word(f"crest-{asked.crests[thing - 1].value}")})
    if kind == n.NUMBER and isinstance(asked, WhichGift) and 0 < thing <= len(asked.gifts):
        return Word("move-either", {"text": asked.gifts[thing - 1].word})
    return _plain(kind, thing, n.extra(move))


def _veiled(s: LcgState, move: Move, seat: Seat) -> Word:
    """What is done with a card in shadows, which is named only to who may look at it."""
    kind, place = n.kind_of(move), n.about(move)
    whose = n.extra(move) if kind == n.SLOT else seat
    card = slots.at(s, whose, place) if 0 <= whose < s.seats_count else NONE
    looker = seat if seat >= 0 else None
    if card < 0 or not knows(s, looker, card):
        said = Word("card-veiled", {"seat": Who(whose), "count": place + 1}) if whose >= 0 else Word("nothing")
        return Word({n.EMERGE: "move-emerge", n.CALL: "move-use"}.get(kind, "move-card"), {"card": said})
    face = s.deal.cards[card]
    said = Word("card-in-place", {"card": face.title, "count": place + 1})
    if kind == n.EMERGE:
        return Word("move-emerge-for", {"card": said, "count": max(0, shadows.cheapest(s, card, whose))})
    if kind == n.CALL and n.extra(move) < len(face.text):
        key = "move-event" if isinstance(face, Event) and face.text[n.extra(move)].zone is m.Zone.PLAY else "move-use"
        if len(face.text) == 1:
            return Word(key, {"card": said})
        return Word(f"{key}-text", {"card": said, "text": ability_text(face.text[n.extra(move)], face, s.errata)})
    return Word("move-use" if kind == n.CALL else "move-card", {"card": said})


def imaginable(s: LcgState, seat: Seat) -> list[Move]:
    """What this seat might try: of what is asked all there is, else its own cards, and whom it could challenge."""
    match s.stack[-1] if s.stack else None:
        case None:
            return []
        case ChooseTitle():
            return [n.move(n.TITLE, title) for title in range(len(m.TITLES))]
        case LayOut():
            moves = [n.move(n.CARD, s.deal.ref[card]) for card in cards_in(s.hand[seat])]
            return moves + [n.move(n.HIDE, s.deal.ref[card]) for card in cards_in(s.hand[seat] & s.deal.shadowy)]
        case DeclareAttackers() | DeclareDefenders():
            return [n.move(n.CARD, s.deal.ref[card]) for card in cards_in(s.court[seat])]
    moves = [n.challenge(icon.number, other) for icon in m.ICONS for other in range(s.seats_count) if other != seat]
    for card in cards_in(s.hand[seat] | s.court[seat]):
        ref, face = s.deal.ref[card], s.deal.cards[card]
        if s.hand[seat] >> card & 1:
            moves += [n.move(n.PLAY, ref)] if not isinstance(face, Event) else []
            moves += [n.move(n.AMBUSH, ref)] if Keyword.AMBUSH in face.keywords else []
            moves += [n.move(n.HIDE, ref)] if s.deal.shadowy >> card & 1 else []
        used = [place for place, text in enumerate(face.text) if isinstance(text, Action | Response | Interrupt)]
        moves += [n.move(n.USE, ref, place) for place in used]
    for place, card in slots.lying(s, seat):
        moves.append(n.move(n.EMERGE, place))
        texts = enumerate(s.deal.cards[card].text)
        moves += [n.move(n.CALL, place, at) for at, text in texts if isinstance(text, Action | Response | Interrupt)]
    return moves


def _plot(card: Card) -> Word:
    if not isinstance(card, Plot):
        return Word("move-plot", {"card": card.title})
    worth = {"gold": card.gold, "initiative": card.initiative, "claim": card.claim}
    return Word("move-plot-worth", {"card": card.title, **worth})


def _use(s: LcgState, ref: int, place: int) -> Word:
    """Using a text: an event is played from hand; where a card has several texts it says which."""
    face = CARDS[ref // (n.COPIES * n.OWNERS)]
    if place >= len(face.text):  # whoever tries that hears that there is no such text
        return Word("move-use", {"card": card_word(s, ref)})
    text = face.text[place]
    is_played = isinstance(face, Event) and text.zone not in (m.Zone.DEAD, m.Zone.DISCARD)
    key = "move-event" if is_played else "move-use"
    if len(face.text) == 1:
        return Word(key, {"card": card_word(s, ref)})
    return Word(f"{key}-text", {"card": card_word(s, ref), "text": ability_text(text, face, s.errata)})


def _plain(kind: int, thing: int, extra: int) -> Word:
    """Choices of anything but a card."""
    if kind == n.PLAIN:
        return Word(("move-pass", "move-done", "move-yes", "move-no")[thing])
    if kind == n.SEAT:
        return Word("move-seat", {"seat": Who(thing)})
    if kind == n.NUMBER:
        return Word("move-number", {"count": thing})
    if kind == n.TYPE:
        return Word("move-type", {"type": Word(f"type-{m.ICONS[thing].value}")})
    if kind == n.CHALLENGE:
        return Word("move-challenge", {"type": Word(f"type-{m.ICONS[thing].value}"), "seat": Who(extra)})
    if kind == n.TITLE:
        return Word("move-title", {"title": Word(f"title-{m.TITLES[thing].value}")})
    if kind == n.NAME:
        return Word("move-name", {"card": CARDS[thing].title})
    if kind == n.TRAIT:
        return Word("move-trait", {"trait": trait_word(TRAITS[thing])})
    if kind == n.DECK:
        return Word("move-deck", {"house": Word(f"house-{m.HOUSES[thing]}")})
    return Word("move-give", {"seat": Who(extra), "count": thing})
