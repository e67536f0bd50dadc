## The view as lines of text

phase-end = End of the round
option-decks-core = those of the core box
option-decks-random = drawn by lot
option-decks-choose = chosen in turn at the table
glance-round = Round { $count }: { $phase }
glance-first = First player: { $seat }
glance-active = { $seat } is the active player
glance-challenge = { CAPITAL($type) } challenge: { $seat } against { $other }
glance-attackers = Attackers: { $cards } (strength { $count })
glance-defenders = Defenders: { $cards } (strength { $count })
glance-seat = { $seat }, House { $house }: { $power } power, { $gold } gold
glance-unchosen = { $seat } has not chosen a house yet
glance-title = { $title }
glance-plot = Plot: { $card } ({ $count } left)
glance-counts = { $hand } in hand, { $deck } in the deck
glance-laid = { $count ->
    [one] 1 card lies face down
   *[other] { $count } cards lie face down
}
glance-laid-out = You have laid out face down ({ $count }):
glance-hand = Your hand ({ $count }):
glance-known = Known to be in hand: { $cards }
glance-discard = Discarded ({ $count }): { $cards }
glance-dead = Dead ({ $count }): { $cards }
glance-strength = { $card }, strength { $count }
glance-power = { $card }, { $count } power
glance-gold = { $card }, { $count } gold
glance-attached = { $card }, with { $cards }
glance-duplicates = { $count ->
    [one] { $card }, a duplicate
   *[other] { $card }, { $count } duplicates
}
glance-leaving = { $card }, leaving play
glance-kneeling = { $card } (kneeling)
