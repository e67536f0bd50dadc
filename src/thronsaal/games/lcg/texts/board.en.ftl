## The board

board-round = Round { $count }
board-before = Before the game
board-phases = The phases of a round
board-next = then { $phase }
board-next-round = then round { $count }
board-now = now
board-turn-of = { $seat } is to act
board-seat = { $seat }, House { $house }: { $power } power, { $gold } gold, { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}
board-power-of = { $count } of { $goal } power, { $house } of it on the house
board-team = { $names }: { $count } of { $goal } power together
board-first = first player
board-gold = { $count } gold
board-hand-size = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
board-deck = { $count ->
    [one] 1 card in the draw deck
   *[other] { $count } cards in the draw deck
}
board-laid = { $count ->
    [one] 1 card lies face down
   *[other] { $count } cards lie face down
}
board-influence = { $count } influence
board-plot-of = Plot: { $card }, income { $gold }, initiative { $initiative }, claim { $claim }
board-plots-left = { $count ->
    [one] 1 plot left
   *[other] { $count } plots left
}
board-plot-none = no plot yet
board-plot-chosen = plot chosen
board-quota = { $type }: { $begun } of { $allowed } begun
board-pile-discard = Discard pile
board-pile-dead = Dead pile
board-pile-plot = Used plots
board-pile-open = { $seat }: { $pile } ({ $count })
board-known = Known in hand
board-laid-out = Laid out
board-hand = Your hand
board-hand-of = Hand of { $seat }
board-in-play = In play
board-locations = Locations
board-empty = Nothing in play yet.
board-mate = with { $seat }
board-council = Small council
board-council-none = Nobody supports or opposes anybody.
board-supports = { $seat } supports { $other }.
board-opposes = { $seat } is a rival of { $other }.
board-title-offered = to choose
board-title-rested = laid aside
board-title-gone = nobody
board-title-short-crown-regent = Regent
board-title-short-lord-commander = Commander
board-title-short-hand-of-the-king = Hand
board-title-short-master-of-whispers = Whispers
board-title-short-master-of-laws = Laws
board-title-short-master-of-coin = Coin
board-lasting = Lasting effects
board-resolving = Being resolved: { $card }

## Cards

board-cost = cost { $count }
board-strength = strength { $count }
board-and = { $first } and { $last }
board-standing = standing
board-kneeling = kneeling
board-leaving-dead = about to die
board-leaving-discard = about to be discarded
board-leaving-hand = about to return to hand
board-leaving-deck = about to go on top of the deck
board-leaving-bottom = about to go under the deck
board-unknown-source = an effect
board-can-play = can be played
board-can-house = can be attached to the house
board-can-ambush = can ambush
board-can-use = can be used
board-can-save = can be saved by a duplicate
board-can-plot = can be chosen
board-can-card = can be chosen
board-can-several = { $count ->
    [one] 1 thing to do
   *[other] { $count } things to do
}
board-may-be = if chosen: { $what }
board-menu = What shall { $card } do?
board-of-other = belongs to another
board-printed = As printed
board-at-the-moment = Now
board-rules = Rules
board-crests = crest: { $crests }
board-aim = chosen
board-aim-declare-attackers = attacks
board-aim-declare-defenders = defends
board-aim-sneak = cannot defend
board-aim-choose-dead = dies
board-aim-deadly = dies
board-aim-choose-victim = dies
board-aim-sparing = is spared
board-aim-whom-to-guard = lives
board-aim-kneel-to-pay = kneels
board-aim-pay-influence = kneels
board-aim-place-power = gets the power
board-aim-drop-down = discarded
board-aim-drop-of = discarded
board-aim-lay-out = laid out
board-aim-place = gets it
board-aim-attach-to = gets it
board-aim-attach-set-up = gets it
board-aim-attach-event = gets it
board-aim-move-to = gets it
board-omen-total = strength { $count } together
board-omen-strength = then strength { $count }
board-omen-power = then { $count } power
board-omen-killed = dies
board-omen-discarded = is discarded
board-omen-returned = back to hand
board-omen-topped = onto the deck
board-omen-bottomed = under the deck
board-omen-taken = comes over to you

## The challenge

board-challenge = Challenge
board-attacking = attacks
board-defending = defends
board-defends-for = defends for { $seat }
board-sum-attacking = { $seat } attacks with { $count }
board-sum-defending = { $seat } defends with { $count }
board-more = titles and effects
board-nobody = nobody yet
board-claim-military = { $count ->
    [0] Claim 0: if { $seat } wins, nobody dies.
    [one] Claim 1: if { $seat } wins, { $other } loses a character.
   *[other] Claim { $count }: if { $seat } wins, { $other } loses { $count } characters.
}
board-claim-intrigue = { $count ->
    [0] Claim 0: if { $seat } wins, no card is discarded.
    [one] Claim 1: if { $seat } wins, { $other } discards a card at random.
   *[other] Claim { $count }: if { $seat } wins, { $other } discards { $count } cards at random.
}
board-claim-power = { $count ->
    [0] Claim 0: if { $seat } wins, no power moves.
   *[other] Claim { $count }: if { $seat } wins, { $count } power moves from { $other } to { $seat }.
}
board-unopposed = Unopposed as it stands: 1 power more.
board-rival = Against a rival: 1 power more.

## What is asked

board-ask = What to do
board-window-actions = Time for actions: { $phase }
board-window-marshal = Marshalling
board-window-responses = Responses
board-window-saves = About to happen: save or cancel
board-window-challenges = Time to challenge
board-window-choice = Choose
board-source = Text of { $card }
board-a-card = A card
board-pass = Pass
board-done = Done
board-space = space
board-challenge-do = Challenge { $seat }: { $type }
board-give = Give gold
board-give-to = { $count } gold to { $seat }
board-word = Give your word
board-word-about = Promises bind nobody, but everybody sees later who kept them.
board-honesty = Of the promises of { $seat } { $kept } were kept and { $broken } broken
board-name-card = A card
board-name-trait = A trait
board-name-do = Name it
board-did-begins = The { $phase } phase begins.
board-did-ends = The { $phase } phase ends.
board-did-reveals = { $seat } reveals { $card }.
board-did-leads = { $seat } leads.
board-did-enters = { $card } comes into play.
board-did-plays = { $seat } plays { $card }.
board-did-triggers = { $seat } uses { $card }.
board-did-leaves-killed = { $card } dies.
board-did-leaves-discarded = { $card } is discarded.
board-did-leaves-returned = { $card } returns to hand.
board-did-leaves-topped = { $card } goes on top of the deck.
board-did-leaves-bottomed = { $card } goes under the deck.
board-did-kneels = { $card } kneels.
board-did-stands = { $card } stands.
board-did-gains = { $card } claims { $count } power.
board-did-shifts = { $count ->
    [0] No power moves from { $card } to { $to }.
   *[other] { $count } power moves from { $card } to { $to }.
}
board-did-draws = { $count ->
    [one] { $seat } draws 1 card.
   *[other] { $seat } draws { $count } cards.
}
board-did-drops = { $card } is discarded from hand.
board-did-declares-attack = { $seat } attacks with { $cards }.
board-did-declares-defence = { $seat } defends with { $cards }.
board-did-wins = { $seat } beats { $other } by { $count }.
board-did-claims-military = { $count ->
    [0] { $seat } loses no character.
    [one] { $seat } loses a character.
   *[other] { $seat } loses { $count } characters.
}
board-did-claims-intrigue = { $count ->
    [one] { $seat } discards a card.
   *[other] { $seat } discards { $count } cards.
}
board-did-claims-power = { $count ->
    [0] { $seat } loses no power.
   *[other] { $seat } loses { $count } power.
}
board-did-dominates = { $seat } wins dominance.
board-did-shows = { $seat } shows cards.
board-did-controls = { $seat } takes control of { $card }.
board-card-page = More about the card
