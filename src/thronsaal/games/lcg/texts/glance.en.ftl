## The view as lines of text

phase-end = End of the round
option-decks-core = those of the core box, at tables with shadows with their cards
option-decks-random = drawn by lot
option-decks-choose = chosen in turn at the table
glance-round = Round { $count }: { $phase }
glance-turn = Round { $count }: { $phase }, turn of { $seat }
glance-challenge-military = Military
glance-challenge-intrigue = Intrigue
glance-challenge-power = Power
glance-against = { $seat } against { $other }
glance-attackers = attacking with { $count }: { $cards }
glance-defenders = defending with { $count }: { $cards }
glance-supporter = { $seat } defends
glance-sneaked = may not defend: { $cards }
glance-claim = claim { $count }
glance-rival = rivals by title
glance-offered = Titles
glance-lasting = Lasting
glance-given = { $cards } { $gives } { $until } ({ $source })
glance-ordained = { $source } ({ $seats }), { $until }: “{ CAPITAL($gives) }.”
glance-still = { $source }, { $until }
glance-events = Being resolved
glance-seat = { $seat }
glance-unchosen = no house chosen yet
glance-house = House { $house }
glance-agenda = Agenda: { $card }
glance-mate = with { $seat }
glance-first = first player
glance-power = { $count } power
glance-gold = { $count } gold
glance-influence = { $count } influence
glance-counts = { $hand } in hand, { $deck } in the deck
glance-laid = { $count ->
    [one] 1 card lies face down
   *[other] { $count } cards lie face down
}
glance-plot = Plot: { $card } (income { $gold }, initiative { $initiative }, claim { $claim }; { $count } left)
glance-character = { " " }Characters
glance-location = { " " }Locations
glance-on-house = { " " }On the house
glance-dead = { " " }Dead
glance-discard = { " " }Discarded
glance-known = { " " }Known in hand
glance-more = … and { $count } more
glance-laid-out = Laid out ({ $count })
glance-hand = Your hand ({ $count })
glance-strength = { $card } { $count }
glance-marked = { $card } ({ $marks })
glance-times = { $count }× { $card }
glance-icons = { $list }
short-military = mil
short-intrigue = int
short-power = pow
line-slash = { $first }/{ $second }
glance-kneeling = kneeling
glance-attacking = attacks
glance-defending = defends
glance-passed-by = may not defend
glance-attached = with { $cards }
glance-duplicates = { $count ->
    [one] a duplicate
   *[other] { $count } duplicates
}
glance-blank = text box blank
glance-changed = printed { $count }
glance-changed-by = printed { $count }: { $cards }
glance-leaving = leaving play
