"""Why an answer of the right sort cannot be given: whose character, which card, what moment."""

from __future__ import annotations

from thronsaal.core.reason import Reason
from thronsaal.core.words import Move, Seat, Value
from thronsaal.games.ironthrone import material as m
from thronsaal.games.ironthrone import notation as n
from thronsaal.games.ironthrone.position import Position
from thronsaal.games.ironthrone.wording import card_text, titled


def why_not(s: Position, seat: Seat, move: Move) -> Reason | None:
    """The reason that the things named in a move give, if any."""
    kind = n.kind_of(move)
    if kind in (n.CHOOSE, n.OFFER):
        return _character(s, seat, n.offered(move)[1] if kind == n.OFFER else n.about(move))
    if kind in (n.LAY, n.CARD) and not _has(s.hand[seat], n.about(move)):
        return Reason("not-in-hand", _foreign(s, seat, n.about(move)) or "ironthrone.lay", _card(s, move))
    if kind in (n.RELEASE, n.TORTURE) and not _has(s.held[seat], n.about(move)):
        return Reason("not-held", "ironthrone.hostage-start", _card(s, move))
    if kind == n.PLAY:
        return _play(s, seat, move)
    return None


def _character(s: Position, seat: Seat, character: int) -> Reason | None:
    word = {"character": n.character_word(character)}
    if m.house_of(character) == s.house[seat]:
        if character == s.leader[seat]:
            return Reason("leads", "ironthrone.leaders", word)
        if not s.power[character]:
            return Reason("dead", "ironthrone.death", word)
    elif s.seat_of[m.house_of(character)] == m.NONE or s.power[character]:
        return Reason("not-yours", "ironthrone.characters", {**word, "house": n.house_word(s.house[seat])})
    return None


def _play(s: Position, seat: Seat, move: Move) -> Reason:
    card = n.about(move)
    if not _has(s.hand[seat], card):
        return Reason("not-in-hand", _foreign(s, seat, card) or "ironthrone.character-card", _card(s, move))
    character = m.CHARACTER_OF[card]
    if character not in (s.fighter[seat], s.leader[seat]) or not s.power[s.fighter[seat]]:
        return Reason("not-taking-part", "ironthrone.character-card", _card(s, move))
    return Reason("not-its-moment", "ironthrone.moments", {**_card(s, move), "text": card_text(s.cards, card)})


def _foreign(s: Position, seat: Seat, card: int) -> str | None:
    return "ironthrone.foreign-cards" if m.HOUSE_OF[card] != s.house[seat] else None


def _has(cards: tuple[int, ...], kind: int) -> bool:
    return any(m.KIND[card] == kind for card in cards)


def _card(s: Position, move: Move) -> dict[str, Value]:
    return {"card": titled(s.cards, n.about(move))}
