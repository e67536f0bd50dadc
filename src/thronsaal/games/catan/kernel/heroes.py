"""The heroes of the North: when each may be used, what it does, and what becomes of the card."""

from __future__ import annotations

from typing import Any

from thronsaal.core.chance import shuffle
from thronsaal.core.kernel import part
from thronsaal.games.catan.kernel.building import (
    A_CARD,
    A_GUARD,
    COST,
    forget_top,
    has_road,
    lay_road,
    post_refusal,
    road_targets,
)
from thronsaal.games.catan.kernel.ending import open_points
from thronsaal.games.catan.kernel.geometry import ALONE, ENDS, MOST_PATHS, PATHS_AT
from thronsaal.games.catan.kernel.hands import gain, lacks, pass_on, pay, reveal_hand, take_unseen
from thronsaal.games.catan.kernel.longest_road import road_moved
from thronsaal.games.catan.kernel.material import (
    BENJEN,
    CAMPS,
    HEROES,
    MANCE,
    MARSH,
    MELISANDRE,
    MORMONT,
    QHORIN,
    REGULAR,
    SECTIONS,
    THORNE,
    YARWYCK,
    YGRITTE,
    YOREN,
)
from thronsaal.games.catan.kernel.record import (
    AFTER_HERO,
    AT_CAMP,
    BEFORE_DICE,
    CANNOT_PAY,
    DECK_EMPTY,
    FINE,
    GIVE_BACK,
    HERO_TAKEN,
    HERO_TIRED,
    JUST_RETURNED,
    MAIN,
    N_BOUGHT,
    N_HERO,
    N_NO_DEMAND,
    N_SAW,
    N_SEIZED,
    N_TOOK,
    N_YIELD,
    NO_CARDS_THERE,
    NO_PATROL_SHOWN,
    NO_ROAD_POSSIBLE,
    NO_SECOND_USE,
    NO_SUCH_PLACE,
    NO_WILDLING,
    NOBODY,
    NOBODY_AHEAD,
    NOT_AN_END,
    NOT_BEFORE_DICE,
    NOT_ENOUGH,
    NOT_IN_THIS_GAME,
    NOT_NOW,
    NOT_YOUR_HERO,
    PICK_CARD,
    PLACE_ROAD,
    SAME_RESOURCE,
    SECOND_DEMAND,
    SEIZE,
    SUPPLY_EMPTY,
    TORMUND_AT_HOME,
    hand_size,
    has_wall,
    note,
    wide,
)
from thronsaal.games.catan.kernel.wall import leave, man
from thronsaal.games.catan.kernel.wildlings import close_up, turn_up_from_pool


@part
def hero_refusal(s: Any, seat: int, hero: int) -> int:
    """FINE, or why this seat may not use this hero now; what the hero itself needs aside."""
    if not has_wall(s):
        return NOT_IN_THIS_GAME
    if s.phase not in (BEFORE_DICE, MAIN):
        return NOT_NOW
    if s.hero[seat] != hero:
        return NOT_YOUR_HERO
    if s.hero_since[seat] == s.turn:
        return HERO_TIRED
    if s.phase == BEFORE_DICE and hero in (MANCE, YOREN, THORNE, MELISANDRE):
        return NOT_BEFORE_DICE
    return FINE


@part
def use(s: Any, seat: int) -> None:
    """The hero comes into play; afterwards its card is turned over or exchanged."""
    s.back = s.phase
    s.actor = seat
    s.hero_since[seat] = s.turn
    s.phase = AFTER_HERO
    note(s, N_HERO, seat, s.hero[seat], s.side_b[seat])


@part
def mormont_refusal(s: Any, seat: int, partner: int) -> int:
    """FINE, or why Mormont cannot demand anything of this partner."""
    why = hero_refusal(s, seat, MORMONT)
    return why if why != FINE else demand_refusal(s, seat, partner)


@part
def demand_refusal(s: Any, seat: int, partner: int) -> int:
    """FINE, or why nothing can be demanded of this partner."""
    if partner >= s.seats or partner in (seat, wide(s.partner)):
        return NO_CARDS_THERE
    return FINE if hand_size(s, partner) else NO_CARDS_THERE


@part
def with_cards(s: Any, seat: int) -> int:
    """The partners of whom something can be demanded, as a set."""
    partners = 0
    for partner in range(s.seats):
        partners |= (demand_refusal(s, seat, partner) == FINE) << partner
    return partners


@part
def demand(s: Any, seat: int, resource: int, partner: int, second: bool) -> None:
    """A partner who has the resource gives one and gets any card back."""
    s.demand = resource
    s.partner = NOBODY if second else partner
    if s.hand[partner, resource] == 0:
        note(s, N_NO_DEMAND, partner, resource, 0)
        lacks(s, partner, resource)
        next_demand(s, seat, second)
        return
    pass_on(s, partner, seat, resource, 1)
    # Everybody has seen that this hand held one.
    note(s, N_TOOK, seat, partner, resource)
    s.aside = partner
    s.phase = GIVE_BACK
    s.corner = 1 if second else 0


@part
def give_back(s: Any, seat: int, resource: int) -> None:
    """Mormont pays with any one card."""
    pass_on(s, seat, wide(s.aside), resource, 1)
    s.aside = NOBODY
    next_demand(s, seat, s.corner == 1)


@part
def next_demand(s: Any, seat: int, second: bool) -> None:
    """After the first partner Mormont may ask another one."""
    s.corner = NOBODY
    if with_cards(s, seat) and not second:
        s.phase = SECOND_DEMAND
        return
    s.phase = AFTER_HERO
    forget_demand(s)


@part
def forget_demand(s: Any) -> None:
    """Nothing is demanded any more."""
    s.demand = s.partner = NOBODY


@part
def marsh_refusal(s: Any, seat: int, give: int, take: int) -> int:
    """FINE, or why Marsh cannot exchange so."""
    why = hero_refusal(s, seat, MARSH)
    if why != FINE:
        return why
    if give == take:
        return SAME_RESOURCE
    if s.hand[seat, give] == 0:
        return NOT_ENOUGH
    return FINE if s.bank[take] else SUPPLY_EMPTY


@part
def is_end_road(s: Any, seat: int, path: int) -> bool:
    """Whether only one end of a road touches other pieces of its owner; foreign pieces do not count."""
    own = s.settlements[seat] | s.keeps[seat]
    low, high = s.roads[seat, 0] & ~ALONE[path, 0], s.roads[seat, 1] & ~ALONE[path, 1]
    touching = 0
    for end in range(2):
        corner = ENDS[s.map, path, end]
        others = low & PATHS_AT[s.map, corner, 0] | high & PATHS_AT[s.map, corner, 1]
        touching += others != 0 or own >> corner & 1 == 1
    return touching == 1


@part
def lift_road(s: Any, seat: int, path: int) -> None:
    """Take a road off the board."""
    low, high = s.roads[seat, 0] & ~ALONE[path, 0], s.roads[seat, 1] & ~ALONE[path, 1]
    s.roads[seat, 0], s.roads[seat, 1] = low, high
    s.roads_left[seat] += 1
    for end in range(2):
        corner = ENDS[s.map, path, end]
        if low & PATHS_AT[s.map, corner, 0] | high & PATHS_AT[s.map, corner, 1] == 0:
            s.touched[seat] &= ~(1 << corner)


@part
def yarwyck_refusal(s: Any, seat: int, path: int) -> int:
    """FINE, or why Yarwyck cannot move the road on this path."""
    why = hero_refusal(s, seat, YARWYCK)
    if why != FINE:
        return why
    if path < 0 or path >= MOST_PATHS or ENDS[s.map, path, 0] < 0:
        return NO_SUCH_PLACE
    if not has_road(s, seat, path) or not is_end_road(s, seat, path):
        return NOT_AN_END
    lift_road(s, seat, path)
    low, high = road_targets(s, seat)
    lay_road(s, seat, path)
    # The place it came from does not count, and behind a foreign settlement it would not even be open again.
    return FINE if low & ~ALONE[path, 0] | high & ~ALONE[path, 1] else NO_ROAD_POSSIBLE


@part
def start_moving(s: Any, seat: int, path: int) -> None:
    """Yarwyck lifts a road; it waits for its new place."""
    use(s, seat)
    lift_road(s, seat, path)
    s.aside = path
    s.phase = PLACE_ROAD


@part
def put_down(s: Any, seat: int, path: int) -> None:
    """The lifted road finds its place, and the longest road is judged anew."""
    s.phase = AFTER_HERO
    s.aside = NOBODY
    lay_road(s, seat, path)
    if road_moved(s, seat, path):
        turn_up_from_pool(s)


@part
def can_pay_instead(s: Any, seat: int, what: int, missing: int, instead: int) -> bool:
    """Whether a hand covers the cost with one card of it replaced; equal kinds: without."""
    for resource in range(5):
        wanted = COST[what, resource]
        if missing != instead:
            wanted += 1 if resource == instead else (-1 if resource == missing else 0)
        if s.hand[seat, resource] < wanted:
            return False
    return True


@part
def pay_instead(s: Any, seat: int, what: int, missing: int, instead: int) -> None:
    """Pay the cost with one card of it replaced."""
    for resource in range(5):
        wanted = COST[what, resource]
        if missing != instead:
            wanted += 1 if resource == instead else (-1 if resource == missing else 0)
        pay(s, seat, resource, wanted)


@part
def thorne_refusal(s: Any, seat: int, section: int, missing: int, instead: int) -> int:
    """FINE, or why Thorne cannot recruit so."""
    why = hero_refusal(s, seat, THORNE)
    if why == FINE:
        why = post_refusal(s, seat, section)
    if why != FINE:
        return why
    if missing == instead or COST[A_GUARD, missing] == 0:
        return SAME_RESOURCE
    return FINE if can_pay_instead(s, seat, A_GUARD, missing, instead) else CANNOT_PAY


@part
def melisandre_refusal(s: Any, seat: int, missing: int, instead: int) -> int:
    """FINE, or why Melisandre cannot buy so; equal kinds stand for the plain cost."""
    why = hero_refusal(s, seat, MELISANDRE)
    if why != FINE:
        return why
    if s.deck_left == 0:
        return DECK_EMPTY
    if missing != instead and COST[A_CARD, missing] == 0:
        return SAME_RESOURCE
    return FINE if can_pay_instead(s, seat, A_CARD, missing, instead) else CANNOT_PAY


@part
def look_at_three(s: Any, seat: int) -> None:
    """Melisandre's owner sees the top three cards, alone."""
    s.phase = PICK_CARD
    for i in range(min(3, wide(s.deck_left))):
        note(s, N_SAW, seat, s.deck[s.deck_left - 1 - i], 0)


@part
def in_top_three(s: Any, kind: int) -> int:
    """Where in the deck a card of this kind lies among the top three; NOBODY if none does."""
    for i in range(min(3, wide(s.deck_left))):
        if s.deck[s.deck_left - 1 - i] == kind:
            return wide(s.deck_left) - 1 - i
    return NOBODY


@part
def pick_card(s: Any, seat: int, kind: int) -> None:
    """Keep one of the three; the deck, with the others in it, is shuffled."""
    at = in_top_three(s, kind)
    others = min(3, wide(s.deck_left)) - 1
    s.deck_left -= 1
    s.deck[at] = s.deck[s.deck_left]
    s.deck[s.deck_left] = NOBODY
    s.cards[seat, kind] += 1
    s.fresh[kind] += 1
    # A card has left the deck: the others know less of it, its new owner just saw two that are still there.
    forget_top(s, seat, kind)
    for each in range(6):
        seen = 0
        for i in range(others):
            seen += s.deck[s.deck_left - 1 - i] == each
        s.in_deck[seat, each] = max(wide(s.in_deck[seat, each]), seen)
    shuffle(s.chance, s.deck[: s.deck_left])
    note(s, N_BOUGHT, seat, kind, 0)
    s.phase = AFTER_HERO


@part
def mance_refusal(s: Any, seat: int, partner: int) -> int:
    """FINE, or why Mance cannot look into this partner's hand."""
    why = hero_refusal(s, seat, MANCE)
    if why != FINE:
        return why
    if partner >= s.seats or partner == seat or open_points(s, partner) <= open_points(s, seat):
        return NOBODY_AHEAD
    return FINE if hand_size(s, partner) else NO_CARDS_THERE


@part
def look_into_hand(s: Any, seat: int, partner: int) -> None:
    """Mance's owner sees a hand and will take a card of it."""
    use(s, seat)
    reveal_hand(s, seat, partner)
    s.partner = partner
    s.phase = SEIZE


@part
def seize(s: Any, seat: int, resource: int) -> None:
    """The chosen card changes hands, unseen by the others."""
    partner = wide(s.partner)
    take_unseen(s, seat, partner, resource)
    note(s, N_SEIZED, seat, partner, resource)
    s.partner = NOBODY
    s.phase = AFTER_HERO


@part
def benjen_refusal(s: Any, seat: int, place: int) -> int:
    """FINE, or why Benjen cannot drive off a wildling here: four clearings, then five camps of each clan."""
    why = hero_refusal(s, seat, BENJEN)
    if why != FINE:
        return why
    return FINE if lurks(s, place) else NO_WILDLING


@part
def lurks(s: Any, place: int) -> bool:
    """Whether a wildling is at one of these places."""
    if place < SECTIONS:
        return s.clearing[place] > 0
    return s.camps[(place - SECTIONS) // CAMPS, (place - SECTIONS) % CAMPS] != NOBODY


@part
def drive_off(s: Any, seat: int, place: int) -> None:
    """A wildling north of the wall goes home, and a token brings another."""
    use(s, seat)
    if place < SECTIONS:
        s.clearing[place] -= 1
        s.frost[REGULAR] += 1
    else:
        clan, camp = (place - SECTIONS) // CAMPS, (place - SECTIONS) % CAMPS
        s.frost[s.camps[clan, camp]] += 1
        close_up(s, clan, camp)
    turn_up_from_pool(s)


@part
def ygritte_refusal(s: Any, seat: int, at: int, kind: int) -> int:
    """FINE, or why Ygritte cannot send this wildling home."""
    why = hero_refusal(s, seat, YGRITTE)
    if why != FINE:
        return why
    return FINE if s.gift[at, kind] > 0 else NO_WILDLING


@part
def send_home(s: Any, seat: int, at: int, kind: int) -> None:
    """A wildling in the Gift goes home."""
    use(s, seat)
    leave(s, at, kind)


@part
def yoren_refusal(s: Any, seat: int, section: int) -> int:
    """FINE, or why Yoren cannot turn a patrol into a guard."""
    why = hero_refusal(s, seat, YOREN)
    if why != FINE:
        return why
    if s.patrols[seat] == 0:
        return NO_PATROL_SHOWN
    return post_refusal(s, seat, section)


@part
def turn_patrol(s: Any, seat: int, section: int) -> None:
    """A patrol that lay open goes to the discard, a guard to the wall."""
    use(s, seat)
    s.patrols[seat] -= 1
    man(s, seat, section)


@part
def qhorin_refusal(s: Any, seat: int) -> int:
    """FINE, or why Qhorin cannot lead Tormund home."""
    why = hero_refusal(s, seat, QHORIN)
    if why != FINE:
        return why
    if s.tormund == AT_CAMP:
        return TORMUND_AT_HOME
    return FINE if s.bank[s.terrain[s.tormund]] else SUPPLY_EMPTY


@part
def lead_home(s: Any, seat: int) -> None:
    """Tormund goes to his camp; the hex he leaves gives a resource."""
    use(s, seat)
    resource = wide(s.terrain[s.tormund])
    gain(s, seat, resource, 1)
    note(s, N_YIELD, seat, resource, 1)
    s.tormund = AT_CAMP


@part
def flip_refusal(s: Any, seat: int) -> int:
    """FINE, or why the hero's card cannot be turned to its B side."""
    return NO_SECOND_USE if s.side_b[seat] else FINE


@part
def flip(s: Any, seat: int) -> None:
    """The hero stays for a second use in a later turn."""
    s.side_b[seat] = 1
    s.phase = s.back
    s.actor = s.active


@part
def on_display(s: Any) -> int:
    """The heroes that nobody has, as a set."""
    free = (1 << len(HEROES)) - 1
    for seat in range(s.seats):
        free &= ~(1 << wide(s.hero[seat]))
    return free


@part
def swap_refusal(s: Any, seat: int, hero: int) -> int:
    """FINE, or why this hero cannot be taken from the display."""
    if s.hero[seat] == hero:
        return JUST_RETURNED
    return FINE if on_display(s) >> hero & 1 else HERO_TAKEN


@part
def swap(s: Any, seat: int, hero: int) -> None:
    """Back to the display with the old hero; the new one lies on its A side and rests this turn."""
    s.hero[seat] = hero
    s.side_b[seat] = 0
    s.phase = s.back
    s.actor = s.active
