game-title = Catan
game-tagline = Settle the Gift, man the Wall, and be the first with ten points.
option-board = Board
option-board-brotherhood = Brotherhood of the Watch
option-board-base = base game
option-board-classic = classic island
option-setup = Set-up
option-setup-standard = as printed
option-setup-variable = terrain shuffled
option-setup-random = all by chance
option-trading = Trading and building
option-trading-together = in any order
option-trading-apart = first trade, then build
option-offers = Trade between seats
option-offers-on = allowed
option-offers-off = not allowed
option-starter = Who begins
option-starter-random = by lot
option-starter-A = seat A
option-starter-B = seat B
option-starter-C = seat C
option-starter-D = seat D

resource-lumber = lumber
resource-brick = brick
resource-wool = wool
resource-grain = grain
resource-ore = ore
some = { $count } { $what }
nothing = nothing
nobody = nobody
terrain-forest = forest
terrain-hills = hills
terrain-pasture = pasture
terrain-fields = fields
terrain-mountains = mountains
terrain-desert = desert
terrain-ice = ice
place-hex = { $chip } { $what }
place-clearing = clearing { $number }
place-camp = camp { $camp } of { $clan }
place-hex-west = western { $chip } { $what }
place-hex-east = eastern { $chip } { $what }
place-hex-north = northern { $chip } { $what }
place-hex-south = southern { $chip } { $what }
place-hex-middle = middle { $chip } { $what }
place-desert = desert
place-ice = ice { $number }
place-corner-1 = at the { $side } corner of { $a }
place-corner-2 = at the corner of { $a } and { $b }
place-corner-2-side = at the { $side } corner of { $a } and { $b }
place-corner-3 = at the corner of { $a }, { $b } and { $c }
place-corner-ice = at corner { $number } in the ice
place-at-station = { $place } ({ $station } station)
place-station-any = 3:1
place-path-1 = on the { $side } edge of { $a }
place-path-2 = between { $a } and { $b }
place-path-into-ice = into the ice { $place }
place-path-ice = on path { $number } in the ice
place-section = section { $number }
side-north = northern
side-north-east = north-eastern
side-east = eastern
side-south-east = south-eastern
side-south = southern
side-south-west = south-western
side-west = western
side-north-west = north-western
count-regular = { $count ->
    [one] 1 wildling
   *[other] { $count } wildlings
}
count-climber = { $count ->
    [one] 1 climber
   *[other] { $count } climbers
}
count-giant = { $count ->
    [one] 1 giant
   *[other] { $count } giants
}
count-road = { $count ->
    [one] 1 road
   *[other] { $count } roads
}
count-settlement = { $count ->
    [one] 1 settlement
   *[other] { $count } settlements
}
count-keep = { $count ->
    [one] 1 keep
   *[other] { $count } keeps
}
count-guard = { $count ->
    [one] 1 guard
   *[other] { $count } guards
}
piece-road = a road
piece-settlement = a settlement
piece-keep = a keep
piece-guard = a guard
piece-development = a development card
card-patrol = border patrol
card-winter = winter is coming
card-roads = road building
card-recruits = new recruits
card-monopoly = monopoly
card-point = victory point
kind-regular = wildling
kind-climber = climber
kind-giant = giant
clan-ice-river = the Ice River clan
clan-cave-dwellers = the Cave Dwellers
clan-hornfoots = the Hornfoots
hero-mormont = Jeor Mormont
hero-marsh = Bowen Marsh
hero-tarly = Samwell Tarly
hero-yarwyck = Othell Yarwyck
hero-thorne = Ser Alliser Thorne
hero-melisandre = Melisandre
hero-mance = Mance Rayder
hero-benjen = Benjen Stark
hero-ygritte = Ygritte
hero-yoren = Yoren
hero-qhorin = Qhorin Halfhand

prompt-found-settlement = Found a settlement on a free corner.
prompt-found-road = Lay a road at your new settlement.
prompt-found-guard = Post a guard on a section of the Wall.
prompt-before-dice = Throw the dice, or first play a card or use your hero.
prompt-before-dice-plain = Throw the dice, or first play a card.
prompt-discard = { $count ->
    [one] A seven: discard one card.
   *[other] A seven: discard { $count } cards.
}
prompt-tormund = A seven: move Tormund, and rob somebody there.
prompt-tarly = You got nothing: Samwell may fetch you a resource.
prompt-main = Trade, build, play a card, or end your turn.
prompt-free-roads = Lay a road free of charge.
prompt-patrol = Border patrol: move Tormund, or drive a wildling out of the Gift.
prompt-patrol-plain = Border patrol: move Tormund, and rob somebody there.
prompt-answer = { $seat } offers { $gives } for { $takes }.
prompt-deal = Choose with whom to trade, or withdraw your offer.
prompt-give-back = Give { $partner } any one card in return.
prompt-second-demand = Demand { $resource } of a second player, or leave it at that.
prompt-seize = Take one card out of the hand of { $partner }.
prompt-place-road = Put the road you took up somewhere else.
prompt-pick-card = Keep one of the top three cards.
prompt-after-hero = Turn your hero over for another use, or exchange the card.

move-roll = Throw the dice
move-end = End the turn
move-buy = Buy a development card
move-withdraw = Withdraw the offer
move-accept = Accept
move-decline = Decline
move-flip = Turn the hero to side B
move-done-tarly = Take nothing
move-done-demand = No second demand
move-done-roads = No more roads
move-road = Build a road { $place }
move-found-road = Lay the road { $place }
move-free-road = Lay a free road { $place }
move-moved-road = Put the road { $place }
move-settlement = Build a settlement { $place }
move-found-settlement = Found a settlement { $place }
move-keep = Build a keep { $place }
move-guard = Recruit a guard for { $section }
move-found-guard = Post a guard on { $section }
move-patrol = Play border patrol
move-roads = Play road building
move-recruits = Play new recruits: guard on { $section }
move-winter = Play winter is coming: { $cards }
move-monopoly = Play monopoly: { $resource }
move-discard = Discard { $resource }
move-tormund = Tormund to the { $hex }
move-tormund-camp = Tormund to his camp
move-tormund-rob = Tormund to the { $hex }, rob { $victim }
move-repel = Drive the { $wildling } from the { $hex }
move-supply = Supply: { $gives } for { $takes }
move-tarly = Take { $resource }
move-return = Give { $resource } back
move-take = Take { $resource }
move-agree = Trade with { $partner }
move-demand = Demand it of { $partner } too
move-pick = Keep { $card }
move-swap = Exchange for { $hero }
move-offer = Offer { $gives } for { $takes }
move-counter = Counter: { $gives } for { $takes }
move-mormont = Mormont: demand { $resource } of { $partner }
move-mance = Mance: look into the hand of { $partner }
move-marsh = Marsh: { $gives } for { $takes }
move-benjen = Benjen: drive off the wildling at { $place }
move-ygritte = Ygritte: send the { $wildling } home from the { $hex }
move-yarwyck = Yarwyck: move the road { $place }
move-yoren = Yoren: a patrol becomes a guard on { $section }
move-thorne = Thorne: guard on { $section }, { $instead } instead of { $missing }
move-qhorin = Qhorin: Tormund to his camp
move-melisandre = Melisandre: buy one of three cards
move-melisandre-instead = Melisandre: buy one of three cards, { $instead } instead of { $missing }
move-discard-some = Discard { $cards }

reason-not-your-turn = It is not your turn; { $seats } must act.
reason-no-such-move = There is no such move.
reason-not-now = That is not possible at this moment.
reason-roll-first = Throw the dice first.
reason-has-rolled = The dice were already thrown in this turn.
reason-cannot-pay = You cannot pay for { $what }: it costs { $cost }.
reason-no-piece-left = Your stock is out of that piece: { $what }.
reason-no-such-place = There is no such place on this board.
reason-not-connected = None of your roads or pieces leads there.
reason-path-taken = A road already lies on that path.
reason-path-forbidden = That path runs between ice and ice or ice and frame: nobody builds there.
reason-corner-taken = That corner is taken.
reason-too-close = A neighbouring corner is taken: settlements keep their distance.
reason-corner-dead = That corner touches no landscape.
reason-no-own-settlement = A keep is built on a settlement of your own.
reason-not-at-new-settlement = The road must start at the settlement you have just founded.
reason-section-full = All five places of that section are manned.
reason-deck-empty = The development cards have run out.
reason-not-held = You do not hold that card.
reason-just-bought = You bought that card in this very turn.
reason-one-card-a-turn = You have already played a development card in this turn.
reason-no-road-possible = There is no place for a road.
reason-supply-empty = The supply has none of that.
reason-same-resource = That would exchange a resource for itself.
reason-trade-over = You have begun to build: trading is over for this turn.
reason-not-enough = There are not enough cards of that kind.
reason-nothing-owed = You have nothing to discard.
reason-tormund-stays = Tormund must move somewhere else.
reason-camp-only-on-seven = A patrol moves Tormund to a landscape, not to his camp.
reason-no-landscape = Tormund goes to landscapes only.
reason-must-rob = Somebody can be robbed there: choose whom.
reason-cannot-rob = { $victim } cannot be robbed there.
reason-no-wildling = There is no such wildling.
reason-not-in-this-game = That belongs to the Brotherhood of the Watch.
reason-no-offers-here = At this table seats do not trade with each other.
reason-too-many-offers = You have made as many offers as a turn allows.
reason-no-gifts = Both sides must give something.
reason-lacks-offered = You do not hold what you would give.
reason-no-agreement = That seat has not agreed to anything.
reason-not-your-hero = { $hero } is not your hero.
reason-hero-tired = Your hero rests in this turn.
reason-not-before-dice = This hero works only after the dice.
reason-nobody-ahead = Mance looks only at somebody with more points than you.
reason-no-cards-there = There is no card to get from that seat.
reason-not-an-end = That is not an end road of yours.
reason-same-path = The road must go to another place.
reason-no-patrol-shown = None of your patrols lies open.
reason-tormund-at-home = Tormund is already in his camp.
reason-no-second-use = A hero on side B must be exchanged.
reason-hero-taken = Somebody else has that hero.
reason-just-returned = The hero you return cannot be taken again at once.
reason-not-among-three = That card is not among the three.
reason-not-what-is-owed = { $count ->
    [one] You must discard exactly one card.
   *[other] You must discard exactly { $count } cards.
}

event-roll = { $seat } throws the dice.
event-rolled = { $north ->
    [0] { $seat } throws { $dice }: { $sum }.
   *[other] { $seat } throws { $dice }: { $sum }. The wildling die shows { $north }.
}
event-end = { $seat } ends the turn.
event-turn = It is the turn of { $seat }.
event-buy = { $seat } buys a development card.
event-drew = { $seat } buys a development card.
event-drew-seen = { $seat } buys a development card: { $card }.
event-withdraw = { $seat } withdraws the offer.
event-accept = { $seat } would accept.
event-decline = { $seat } declines.
event-flip = { $seat } turns the hero to side B.
event-done-tarly = { $seat } does without Samwell.
event-done-demand = { $seat } makes no second demand.
event-done-roads = { $seat } lays no more roads.
event-road = { $seat } builds a road { $place }.
event-found-road = { $seat } lays a road { $place }.
event-free-road = { $seat } lays a free road { $place }.
event-moved-road = { $seat } puts the road { $place }.
event-settlement = { $seat } builds a settlement { $place }.
event-found-settlement = { $seat } founds a settlement { $place }.
event-keep = { $seat } builds a keep { $place }.
event-guard = { $seat } recruits a guard for { $section }.
event-found-guard = { $seat } posts a guard on { $section }.
event-patrol = { $seat } lays a border patrol open.
event-roads = { $seat } plays road building.
event-recruits = { $seat } plays new recruits: a guard on { $section }.
event-winter = { $seat } plays winter is coming and takes { $cards }.
event-monopoly = { $seat } plays monopoly on { $resource }.
event-handed-over = { $seat } hands over { $cards }.
event-discard = { $seat } discards { $resource }.
event-owes = { $count ->
    [one] { $seat } must discard one card.
   *[other] { $seat } must discard { $count } cards.
}
event-tormund = { $seat } moves Tormund to the { $hex }.
event-tormund-camp = { $seat } moves Tormund to his camp.
event-tormund-rob = { $seat } moves Tormund to the { $hex }, against { $victim }.
event-stole = { $seat } takes a card from { $victim }.
event-stole-seen = { $seat } takes { $resource } from { $victim }.
event-repel = { $seat } drives the { $wildling } from the { $hex }.
event-supply = { $seat } trades { $gives } for { $takes } with the supply.
event-tarly = Samwell fetches { $resource } for { $seat }.
event-return = { $seat } gives { $resource } back.
event-take = { $seat } takes a card.
event-take-seen = { $seat } takes { $resource }.
event-agree = { $seat } gives { $partner } { $gives } for { $takes }.
event-demand = { $seat } demands it of { $partner } too.
event-pick = { $seat } keeps one of the three.
event-pick-seen = { $seat } keeps { $card }.
event-saw = { $seat } looks at a card of the deck.
event-saw-seen = { $seat } sees { $card }.
event-swap = { $seat } takes { $hero } from the display.
event-offer = { $seat } offers { $gives } for { $takes }.
event-counter = { $seat } would give { $gives } for { $takes }.
event-hero = { $seat } uses { $hero } (side { $side }).
event-mormont = { $seat } demands { $resource } of { $partner }.
event-took = { $victim } gives { $seat } 1 { $resource }.
event-no-demand = { $seat } has no { $resource }.
event-mance = { $seat } looks into the hand of { $partner }.
event-marsh = { $seat } exchanges { $gives } for { $takes }.
event-benjen = { $seat } drives off the wildling at { $place }.
event-ygritte = { $seat } sends the { $wildling } home from the { $hex }.
event-yarwyck = { $seat } takes up the road { $place }.
event-yoren = { $seat } turns a patrol into a guard on { $section }.
event-thorne = { $seat } recruits a guard for { $section } with { $instead } instead of { $missing }.
event-qhorin = { $seat } leads Tormund to his camp.
event-melisandre = { $seat } buys one of the top three cards.
event-melisandre-instead = { $seat } buys one of the top three cards with { $instead } instead of { $missing }.
event-yield = { $seat } gets { $cards }.
event-scarce = There is not enough { $resource } for all: nobody gets any.
event-short = { $seat } gets the last { $cards }.
event-longest = { $seat } holds the longest road, of length { $length }.
event-longest-aside = The card for the longest road is set aside.
event-strongest = { $seat } has the strongest border patrol.
event-token = A token is turned up: a { $wildling } of { $clan }.
event-camped = It takes { $camp }.
event-no-figure = No { $wildling } is left in the Frostfangs; nobody comes.
event-advanced = The { $wildling } of { $clan } advances to { $section }.
event-climbed = The climber crosses { $section } and blocks the { $hex }.
event-giant = The giant strikes at { $section } and is gone.
event-breach = The Wall is breached at { $section } (breach { $count } of 3).
event-guard-lost = { $seat } loses a guard on { $section }.
event-entered = The { $wildling } enters the Gift: the { $hex }.
event-sixth = Five guards hold { $section } against six: two wildlings go home.
event-rush = A rush to the Wall: { $clan }.
event-over = The game ends { $why }.
event-discard-some = { $seat } discards { $cards }.
event-mance-seen = { $seat } looks into the hand of { $partner }: { $cards }.
event-scarce-one = There is no { $resource } left for { $seat }.
event-sixth-giant = Five guards hold { $section } against six: the giant and a wildling go home.

outcome-ten-points = with ten points
outcome-breached = with the strongest watch after the third breach of the Wall
outcome-overrun = with the strongest watch, for eight or more wildlings are in the Gift
outcome-turns-spent = after a thousand turns

glance-turn = Turn { $turn }: { $seat }
glance-over = Over after turn { $turn } of { $seat }
glance-supply = Supply: { $cards }; development cards left: { $deck }
glance-dice = Dice: { $dice }
glance-tormund = Tormund stands on the { $hex }
glance-tormund-camp = Tormund is in his camp
glance-offer = { $seat } offers { $gives } for { $takes }
glance-seat = { $points ->
    [one] { $seat }: 1 point
   *[other] { $seat }: { $points } points
}
glance-counts = Resources: { $cards }; development cards: { $developments }; patrols: { $patrols }
glance-settlement = Settlement { $place }
glance-keep = Keep { $place }
glance-roads = Roads: { $places }
glance-longest = Longest road: { $length }
glance-strongest = Strongest border patrol
glance-hero = Hero: { $hero }, side { $side }
glance-land = The land
glance-row = row { $row }: { $hexes }
glance-station = { $station } station { $place }
glance-north = North of the Wall; breaches: { $breaches }
glance-camps = { $clan }: { $wildlings }
glance-section = { CAPITAL($section) }: guards: { $guards }; wildlings before it: { $wildlings }
glance-gift = On the { $hex }: { $wildlings }
glance-you = { $points ->
    [one] You have 1 point
   *[other] You have { $points } points
}
glance-hand = Hand: { $cards }
glance-cards = Development cards: { $cards }

sketch-regular = w
sketch-climber = c
sketch-giant = g
sketch-legend = (A) settlement, [A] keep, AAA road of A; 12) is move 12 of the list
sketch-legend-north = =A____= a guard of A; w wildling, c climber, g giant

board-land = The land and its pieces
board-any = anything
board-tormund = Tormund
board-tormund-camp = Tormund’s camp
board-camp = Tormund’s camp
board-station = Trade station, { $rate }: { $what }
board-piece-road = Road of { $seat } { $place }
board-piece-settlement = Settlement of { $seat } { $place }
board-piece-keep = Keep of { $seat } { $place }
board-refused = { $what }: not possible. Why?
board-spot-road = Road { $place }
board-spot-yarwyck = Take up the road { $place }
board-spot-settlement = Settlement { $place }
board-spot-keep = Keep { $place }
board-spot-guard = Guard on { $section }
board-clan-ice-river = Ice River
board-clan-cave-dwellers = Cave Dwellers
board-clan-hornfoots = Hornfoots
board-camps = Camps of { $clan }: { $wildlings }
board-section = { CAPITAL($section) } of the Wall. Guards: { $guards }. Wildlings before it: { $wildlings }
board-breach = Breaches
board-breaches = Breaches of the Wall: { $count } of 3
board-in-gift = In the Gift
board-gift = Wildlings in the Gift: { $count }; with eight the game ends
board-in-frost = Frostfangs
board-frost = Still in the Frostfangs: { $wildlings }
board-dice = Dice: { $dice } = { $sum }
board-wild-die = Wildling die: { $number }
board-closer = Look closer at the map
board-further = See more of the map
board-lay = { $what } to discard
board-lay-more = Discard { $what } (you hold { $count })
board-lay-less = Keep one { $what } more
board-lay-down = Discard
board-declined = All have declined your offer.
board-still = You could still pay: { $things }
board-about = About { $seat }
board-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
board-hidden-points = { $count ->
    [one] 1 more on a hidden card
   *[other] { $count } more on hidden cards
}
board-hand-size = { $count ->
    [one] 1 resource card
   *[other] { $count } resource cards
}
board-developments = { $count ->
    [one] 1 development card
   *[other] { $count } development cards
}
board-road-length = Longest line of roads: { $length }
board-longest = Holds the longest road: { $length }
board-patrols = Patrols laid open: { $count }
board-strongest = Holds the strongest patrol: { $count }
board-guards = Guards on the Wall: { $count }
board-owes = { $count ->
    [one] discards 1 card
   *[other] discards { $count } cards
}
board-got = got { $count } { $what }
board-stock = left: { $pieces }
board-mine = My cards and the costs
board-hand = { $count ->
    [0] My hand: no cards
    [one] My hand: 1 card
   *[other] My hand: { $count } cards
}
board-must-discard = { $count ->
    [one] A seven: choose one card to discard.
   *[other] A seven: choose { $count } cards to discard.
}
board-fresh = new this turn
board-use = Use
board-use-card = Use { $card }
board-mode-yarwyck = Show my end roads
board-mode-ygritte = Show wildlings in the Gift
board-mode-benjen = Show wildlings in the north
board-rests = rests this turn
board-side = side { $side } up
board-heroes = All heroes
board-heroes-about = After its use from side A a hero is turned to B or exchanged, from side B it is exchanged.
board-display = in the display
board-costs = Costs and supply
board-cost-road = Road
board-cost-settlement = Settlement
board-cost-keep = Keep
board-cost-development = Card
board-cost-guard = Guard
board-on-map = You can: click a lit place on the map
board-left = { $count } left
board-supply = Supply
board-trade = Trade
board-with-supply = With the supply
board-with-seats = With the others
board-trade-offer = Offer it
board-trade-counter = Counter-offer
board-trade-gives = I give
board-trade-takes = I want
board-trade-more-gives = give one { $what } more
board-trade-less-gives = give one { $what } less
board-trade-more-takes = ask one { $what } more
board-trade-less-takes = ask one { $what } less
board-can-sure = surely can
board-can-maybe = may be able
board-can-not = cannot
board-auto-decline = Decline by itself what I cannot pay
board-offer-open = The offer on the table
board-cannot-pay = You lack the cards for it.
board-offer-of = { $seat } offers
board-for = for
board-answer-accept = accepts
board-answer-decline = declines
board-answer-counter = would give
board-answer-thinks = is thinking
board-agree = Deal
board-origin-reconstructed = layout reconstructed
board-origin-reconstructed-about = Fits everything known about this board; the printed plan itself was not at hand.
board-card-patrol = border patrol
board-card-winter = winter is coming
board-card-roads = road building
board-card-recruits = new recruits
board-card-monopoly = monopoly
board-card-point = victory point
board-cards = My development cards
board-play = Play it
board-playable = can be played
board-fresh-about = Bought in this turn: it can be played from your next turn on.
board-section-short = { $section }: { $guards }, { $wildlings }
