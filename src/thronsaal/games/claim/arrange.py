"""Set up a position of Claim from a few words; what they leave open is dealt, so that all 52 cards have a place.

phase      1 or 2; 1 unless said
leader     "A" or "B", who leads this trick; "A" unless said
hand       { A = "knight 7, goblin 0 0 3", B = "..." }: the whole hands; their size tells how many tricks are over
led        the card on the table, when the leader has played already
turned_up  phase 1: the card this trick is for
deck       phase 1: the next cards, first the one that the loser of this trick draws
followers  phase 1: some of the followers; those won face up first
score      the score piles: in phase 1 some of the undead played, in phase 2 both piles whole
lacks      { B = ["knight"] }: what a seat has shown not to hold
seed       chance for the rest
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from thronsaal.core.buffer import Buffer, members, seeded
from thronsaal.core.chance import Chance
from thronsaal.core.kernel import popcount
from thronsaal.core.scene import BadScene, by_seat, check_keys, one_of, seat_of, setting_up
from thronsaal.core.words import SEAT_LETTERS, Seat
from thronsaal.games.claim.kernel import rules as k
from thronsaal.games.claim.kernel.material import ALL, CARDS, FACTIONS, HAND, MASKS, UNDEAD
from thronsaal.games.claim.notation import write

KEYS = ("phase", "leader", "hand", "led", "turned_up", "deck", "followers", "score", "lacks", "seed")
SEATS = 2


class Pack:
    """The cards that have no place yet, in random order."""

    def __init__(self, seed: int) -> None:
        self.left = list(range(CARDS))
        self.rng = Chance(seed)

    def take(self, text: str) -> list[int]:
        """The cards of a text such as "knight 7, goblin 0 0 3". Raises BadScene."""
        cards = []
        for group in filter(None, (part.split() for part in text.split(","))):
            for number in group[1:] or [""]:
                named = f"{group[0]} {number}"
                card = next((card for card in self.left if write(card) == named), None)
                if card is None:
                    raise BadScene(f"{named!r} is no card, or has a place already")
                self.left.remove(card)
                cards.append(card)
        return cards

    def deal(self, count: int, wanted: int = ALL) -> list[int]:
        """So many random cards of a set. Raises BadScene."""
        cards = [card for card in self.left if wanted >> card & 1]
        if count < 0 or count > len(cards):
            raise BadScene(f"{count} more cards are needed where {len(cards)} are left")
        self.rng.shuffle(cards)
        for card in cards[:count]:
            self.left.remove(card)
        return cards[:count]


def arrange(given: Mapping[str, Any]) -> Buffer:
    """The position as a buffer. Raises BadScene."""
    check_keys(given, KEYS)
    with setting_up():
        pack = Pack(given.get("seed", 0))
        buffer = seeded(k.RECORD, pack.rng.seed())
        s = buffer.view(k.RECORD)[0]
        s.phase = one_of("phase", given.get("phase", 1), (1, 2))
        s.leader = seat_of(given.get("leader", "A"), SEATS)
        s.last = s.last_winner = k.NO_CARD
        s.deck = k.NO_CARD
        _fill_hands(s, given, pack)
        (_fill_first_phase if s.phase == 1 else _fill_second_phase)(s, given, pack)
    return buffer


def _fill_hands(s: Any, given: Mapping[str, Any], pack: Pack) -> None:
    for seat, text in _by_seat(given, "hand").items():
        s.hand[seat] = _set(pack.take(text))
    led = pack.take(given.get("led", ""))
    if len(led) > 1:
        raise BadScene("one card is led, not several")
    s.led = led[0] if led else k.NO_CARD
    s.turn = 1 - s.leader if led else s.leader
    sizes = [popcount(int(s.hand[s.leader])) + len(led), popcount(int(s.hand[1 - s.leader]))]
    if sizes[0] != sizes[1] or not 0 < sizes[0] <= HAND:
        raise BadScene(f"both sides need as many cards, 1 to {HAND}, before the trick; they have {sizes}")
    s.trick = HAND - sizes[0]
    for seat, names in _by_seat(given, "lacks").items():
        for name in names:
            if name not in FACTIONS or int(s.hand[seat]) & MASKS[FACTIONS.index(name)]:
                raise BadScene(f"seat {SEAT_LETTERS[seat]} cannot lack {name!r}")
            s.void[seat] |= MASKS[FACTIONS.index(name)]


def _fill_first_phase(s: Any, given: Mapping[str, Any], pack: Pack) -> None:
    tricks = int(s.trick)
    top = pack.take(given.get("turned_up", ""))
    deck = pack.take(given.get("deck", ""))
    followers = {seat: pack.take(text) for seat, text in _by_seat(given, "followers").items()}
    for seat, text in _by_seat(given, "score").items():
        s.score[seat] = _set(pack.take(text))
    scored = int(s.score[0] | s.score[1])
    if scored & ~MASKS[UNDEAD]:
        raise BadScene("in phase 1 only undead lie in the score piles")
    if len(top) > 1 or len(deck) > 2 * (HAND - tricks) - 1:
        raise BadScene("more cards in the deck than there are")
    s.out = _set(pack.deal(2 * tricks - popcount(scored), ALL & ~MASKS[UNDEAD]))
    won = (tricks // 2, tricks - tricks // 2)
    for seat in range(2):
        named = followers.get(seat, [])
        pile = named + pack.deal(tricks - len(named))
        s.followers[seat] = _set(pile)
        s.drawn[seat] = _set(pile[won[seat] :])
    cards = top + deck if top else pack.deal(1) + deck
    cards += pack.deal(2 * (HAND - tricks) - len(cards))
    s.deck[2 * tricks : 2 * HAND] = cards


def _fill_second_phase(s: Any, given: Mapping[str, Any], pack: Pack) -> None:
    for key in ("turned_up", "deck", "followers"):
        if key in given:
            raise BadScene(f"phase 2 has no {key}")
    for seat in range(2):
        s.drawn[seat] = _set(members(s.hand[seat])[1::2])
    for seat, text in _by_seat(given, "score").items():
        s.score[seat] = _set(pack.take(text))
    if "score" not in given:
        # As many cards out of the game as possible, the rest dealt to both piles.
        undead = pack.deal(len([card for card in pack.left if MASKS[UNDEAD] >> card & 1]), MASKS[UNDEAD])
        s.out = _set(pack.deal(min(len(pack.left), 2 * HAND)))
        rest = undead + pack.deal(len(pack.left))
        s.score[0], s.score[1] = _set(rest[::2]), _set(rest[1::2])
    else:
        s.out = _set(pack.deal(len(pack.left)))
    if int(s.out) & MASKS[UNDEAD]:
        raise BadScene("undead never leave the game: each is in a hand or in a score pile")
    left = 2 * HAND - popcount(int(s.out))
    if not 0 <= left <= popcount(int(s.score[0] | s.score[1]) & MASKS[UNDEAD]):
        raise BadScene(
            f"{popcount(int(s.out))} cards would be out of the game; 26 are, less the undead played in phase 1"
        )


def _by_seat(given: Mapping[str, Any], key: str) -> dict[Seat, Any]:
    return by_seat(given.get(key, {}), SEATS)


def _set(cards: list[int]) -> int:
    return sum(1 << card for card in cards)
