game-title = The Iron Throne
game-tagline = Great houses bargain, betray and spread their influence.
option-houses = Houses
option-houses-random = drawn by lot
option-houses-choose = chosen in turn
option-cards = Card set (or a file of yours)
option-houses-fault = option houses is random, choose, or { $seats } different houses such as { $example }, not “{ $given }”
option-cards-fault = the card set “{ $name }” cannot be used: { $why }
option-talks = Clock for talks
option-talks-none = unlimited
option-talks-1 = 1 minute
option-talks-2 = 2 minutes
option-talks-5 = 5 minutes
option-talks-15 = 15 minutes

house-stark = House Stark
house-lannister = House Lannister
house-baratheon = House Baratheon
house-targaryen = House Targaryen
house-tyrell = House Tyrell
character-eddard = Eddard Stark
character-catelyn = Catelyn Stark
character-robb = Robb Stark
character-arya = Arya Stark
character-bran = Bran Stark
character-tywin = Tywin Lannister
character-cersei = Cersei Lannister
character-jaime = Jaime Lannister
character-tyrion = Tyrion Lannister
character-joffrey = Joffrey Baratheon
character-robert = Robert Baratheon
character-stannis = Stannis Baratheon
character-renly = Renly Baratheon
character-davos = Davos Seaworth
character-melisandre = Melisandre
character-daenerys = Daenerys Targaryen
character-viserys = Viserys Targaryen
character-drogo = Khal Drogo
character-jorah = Jorah Mormont
character-missandei = Missandei
character-olenna = Olenna Tyrell
character-mace = Mace Tyrell
character-margaery = Margaery Tyrell
character-loras = Loras Tyrell
character-garlan = Garlan Tyrell

card-truce = Truce ({ $house })
card-war = War { $value } ({ $house })
leader-titled = { $character }, leader: { $title }
card-titled = { $character }: { $title }
card-hidden = a face-down card
card-nothing = no card
card-back = a card of { $house }
title = { $en }{ $de ->
   *[other] {""}
    }
side-challenger = challenger
side-defender = defender
result-war = war
result-truce = truce
result-betrayal = betrayal
event-card-stark = Stark
event-card-lannister = Lannister
event-card-baratheon = Baratheon
event-card-targaryen = Targaryen
event-card-tyrell = Tyrell
event-card-influential = Influential
event-card-wealthy = Wealthy in cards
event-card-feared = Feared
phase-setup = set-up
phase-start = start of the turn
phase-preparation = preparation
phase-support = support
phase-encounter = encounter
phase-resolution = resolution
phase-end = end of the turn
phase-over = over

deal = challenger gives { $challenger }, defender gives { $defender }
gift = { $parts }
gift-nothing = nothing
gift-influence = { $n } influence
gift-hostages = { $n ->
    [one] 1 hostage
   *[other] { $n } hostages
    }
gift-power = { $n } power
short-power = that much power on the leader sheet
short-hostages = that many cards

moment-before-turn = Before your turn
moment-before-offer = Before a house offers support
moment-before-laying = Before house cards are laid
moment-after-reveal = After house cards are revealed
moment-before-resolution = Before the resolution
moment-after-resolution = After the resolution
when-active = you are active
when-challenger = you are the challenger
when-defender = you are the defender
when-supporting = you are supporting a side
when-war = the result is war
when-truce = the result is truce
when-betrayal = the result is betrayal
when-won = your side won
when-lost = your side lost
when-laid-truce = you laid a truce
when-laid-war = you laid a war card
when-laid-character = you laid a character card
when-influence-there = you have influence on that house
when-holds-hostage = you hold a hostage of the opposing active house
when-outnumbered = the other side has more participants
when-alone = nobody supports your side
when-behind = nobody has spread less influence than you
when-rival-ahead = the opposing active house has spread more influence than you
ability = { $head }: { $body }
ability-when = { $moment }, if { $when }
ability-cost = { $head }: { $cost }. If you do: { $body }
ability-step = { $step }.
and = { $first } and { $second }
then = { $first } { $second }
whom-you = { $case ->
    [nom] you
    [gen] your house
    [von] from yourself
   *[other] yourself
    }
whom-your-side = { $case ->
    [von] from every house on your side
   *[other] every house on your side
    }
whom-opposing-active = { $case ->
    [von] from the opposing active house
   *[other] the opposing active house
    }
whom-opposing-supporters = { $case ->
    [von] from every opposing supporter
   *[other] every opposing supporter
    }
whom-opposing-side = { $case ->
    [von] from every house on the other side
   *[other] every house on the other side
    }
whom-chosen-opponent = { $case ->
    [von] from a house of your choice on the other side
   *[other] a house of your choice on the other side
    }
whom-chosen-supporter = { $case ->
    [von] from an opposing supporter of your choice
   *[other] an opposing supporter of your choice
    }
whom-chosen-player = { $case ->
    [von] from another house of your choice
   *[other] another house of your choice
    }
count-supporters = each supporter on your side
count-enemies = each participant on the other side
count-hostages = each hostage you hold
count-influence = each influence you have spread
count-dead = each dead character of your house
cost-pay-sheet = Remove { $n } power from your sheet
cost-pay-cards = Discard { $n ->
    [one] 1 card
   *[other] { $n } cards
    } from hand
cost-pay-fighter = Remove { $n } power from your participating character
effect-draw = Draw { $n ->
    [one] 1 card
   *[other] { $n } cards
    }
effect-discard = Discard { $n ->
    [one] 1 card
   *[other] { $n } cards
    }
effect-distribute = { $n ->
    [one] You may distribute 1 power from your sheet
   *[other] Distribute up to { $n } power from your sheet
    }
effect-remove = Take { $n } power off the participating character of { $whom }
effect-reduce-to = Leave only { $n } power on the participating character of { $whom }
effect-seize = Take up to { $n } power from the leader sheet of { $whom } and put it on yours
effect-strengthen = Your side has { $n } more strength
effect-strengthen-per = Your side has { $n } more strength for { $count }
effect-become = Carry out the result { $result } instead
effect-open-laying = The opposing active house lays its card face up before you lay yours
effect-press = Choose a character of that house; it must support you
effect-bar = That house may not offer support this turn
effect-raise-card = Choose an active house that revealed war; if it holds a higher war card, that card replaces the revealed one
effect-swap-card = Take your revealed card to hand and lay another face up
effect-keep-card = Take your revealed card back to hand
effect-reshuffle = Shuffle your discard pile into your deck
effect-recover = Take { $n ->
    [one] 1 card
   *[other] { $n } cards
    } from your discard pile to hand
effect-take-hostage = Take 1 hostage { $whom }
effect-rescue = Take one of your house's cards that is held hostage back to hand
effect-withdraw = Withdraw { $whom } from the encounter
effect-spare = Spare { $whom } the penalties of this encounter
effect-deny = Deny { $whom } the rewards of this encounter
effect-spread = Spread your influence on { $whom }
effect-look = Look at the hand of { $whom }
effect-scatter = Discard { $n ->
    [one] 1 card
   *[other] { $n } cards
    } at random from the hand of { $whom }

move-pass = Nothing (more)
move-yes = Accept
move-no = Decline
move-confirm = Confirm the deal
move-no-deal = No deal
move-deck = From the deck
move-hand = At random from hand
move-use = Use the ability
move-house = { $house }
move-held = A hostage of { $house }
move-leader = { $character } ({ $title })
move-seat = { $seat }
move-choose = { $character } ({ $power } power)
move-support = Support { $seat } with { $character } ({ $power } power)
move-offer = Offer { $character } ({ $power } power)
move-lay = Lay { $card }
move-play = Play { $card }
move-card = { $card }
move-release = Release { $card }
move-torture = Torture { $card }
move-put = Propose: { $deal }

prompt-house = Choose your house.
prompt-leader = Choose one of the two leaders in secret.
prompt-hostages = You hold { $count ->
    [one] a hostage
   *[other] { $count } hostages
    }: release, torture or keep?
prompt-torment = Choose the character of { $house } that loses 1 power.
prompt-defender = Event { $event }: choose the defender.
prompt-distribute = Distribute { $count } more power: choose a character.
prompt-distribute-optional = You may distribute { $count } more power: choose a character or stop.
prompt-fighter = Choose your character for the encounter ({ $side }).
prompt-support = Offer a character to one side or stay out.
prompt-accept = { $other } offers { $character } ({ $power } power). Do you accept?
prompt-lay = Lay a card in secret.
prompt-lay-open = You must lay your card face up.
prompt-leader-ability = { $moment }: do you use the ability of { $character }?
prompt-window = { $moment }: do you play a character card?
prompt-target = Whom does it touch? { $effect }.
prompt-discard = Discard { $count ->
    [one] 1 more card
   *[other] { $count } more cards
    }.
prompt-recover = Take { $count ->
    [one] 1 card
   *[other] { $count } cards
    } from your discard pile.
prompt-raise = Replace your war card by a higher one if you have one.
prompt-swap = Lay another card face up.
prompt-press = Choose the character of { $house } that must support you.
prompt-captor = From whom do you take the hostage?
prompt-take = Where do you take the hostage of { $house } from?
prompt-talks-open = Truce: make a proposal or break off the talks.
prompt-talks = On the table: { $deal }. Confirm, change or break off?

reason-not-your-turn = It is for { $seats } to decide now.
reason-no-such-move = There is no such move.
reason-not-now = “{ $move }” does not fit now. The question is: { $asked }
reason-not-possible = “{ $move }” is not possible now.
reason-dead = { $character } is dead and takes part no longer.
reason-not-yours = { $character } does not belong to { $house }.
reason-leads = { $character } leads the house and is not there as a marker.
reason-not-in-hand = You do not hold { $card }.
reason-not-held = You do not hold { $card } hostage.
reason-not-its-moment = { $card } has another moment or its condition does not hold: { $text }
reason-not-taking-part = { $card } can only be played while its character takes part.
reason-nothing-to-confirm = No proposal lies on the table yet.
reason-patience = { $count ->
    [one] One proposal is enough: confirm or break off.
   *[other] { $count } proposals are enough: confirm or break off.
}
reason-cannot-give = { $seat } does not have { $what }.
reason-same-deal = Exactly this proposal lies on the table already.

event-took-house = { $seat } plays { $house }.
event-drew-leaders = { $seat } draws two leaders.
event-drew-leaders-seen = { $seat } draws the leaders { $leaders }.
event-chose-leader = { $seat } has chosen a leader.
event-chose-leader-seen = { $seat } has chosen { $character }.
event-leader = { $seat } is led by { $character }.
event-begins = { $seat } begins.
event-drew = { $seat } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
    }.
event-drew-seen = { $seat } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
    }: { $cards }.
event-reshuffled = { $seat } shuffles the discard pile into the deck.
event-lost-power = { $count ->
    [0] { $character } has no power to lose.
   *[other] { $character } loses { $count } power.
}
event-died = { $character } dies.
event-spread = { $seat } spreads influence on { $other }; { $left ->
    [0] no marker is left
    [one] 1 marker is left
   *[other] { $left } markers are left
}.
event-turn = Turn { $turn }: { $seat } is the challenger.
event-events-reshuffled = The event deck is shuffled anew.
event-event = { $seat } draws the event { $event }.
event-defender = { $seat } is the defender.
event-distributed = { $seat } puts 1 power on { $character }.
event-sent = { $seat } sends { $character }.
event-stayed-out = { $seat } stays out.
event-offered = { $seat } offers { $character } to { $other }.
event-declined = { $seat } declines the offer of { $other }.
event-joined = { $seat } joins with { $character } ({ $side }).
event-withdrew = { $seat } withdraws.
event-laid = { $seat } lays a card.
event-laid-seen = { $seat } lays { $card }.
event-laid-from-deck = { $seat } has no hand and lays the top card of the deck.
event-laid-from-deck-seen = { $seat } has no hand and lays { $card } from the deck.
event-showed = { $seat } lays { $card } face up.
event-revealed = { $seat } reveals { $card }.
event-result = The result is { $result }.
event-war = War: { $ours } against { $theirs }, the winner is the { $side }.
event-war-tied = War: { $ours } against { $theirs }, both sides lose.
event-betrayal = { $seat } answered truce with war and wins.
event-denied = { $seat } gets no reward.
event-denied-hostage = { $seat } takes no hostage.
event-spared = { $seat } suffers no penalty.
event-will-be-denied = { $seat } will get no reward.
event-will-be-spared = { $seat } will suffer no penalty.
event-will-be-barred = { $seat } may not offer support.
event-will-be-open = { $seat } must lay openly.
event-used = { $seat } uses the ability of { $character }.
event-played = { $seat } plays { $card }.
event-became = { $seat } makes it { $result }.
event-strengthened = The side of { $seat } has { $count } more strength.
event-sheet-lost = { $count ->
    [0] { $seat } has no power to lose on the leader sheet.
   *[other] { $seat } loses { $count } power from the leader sheet; it is out of the game.
}
event-gave-power = { $count ->
    [0] There is no power on the sheet of { $seat } for { $other } to take.
   *[other] { $count } power goes from the sheet of { $seat } to that of { $other }.
}
event-kept-card = { $seat } takes { $card } back to hand.
event-rescued = { $seat } frees a card from the custody of { $other }.
event-rescued-seen = { $seat } frees { $card } from the custody of { $other }.
event-looked = { $seat } looks at the hand of { $other }.
event-looked-seen = { $seat } sees in the hand of { $other }: { $cards }.
event-discarded = { $seat } discards { $card }.
event-recovered = { $seat } takes { $card } from the discard pile.
event-replaced = { $seat } lays { $card } instead.
event-not-raised = { $seat } has no higher war card.
event-released = { $seat } releases a hostage of { $other }.
event-released-seen = { $seat } releases { $card }; the card goes to { $other }.
event-tortured = { $seat } tortures { $card } of { $other }.
event-took-from-deck = { $seat } takes the top card of the deck of { $other } hostage.
event-took-from-deck-seen = { $seat } takes { $card } from the deck of { $other } hostage.
event-took-from-hand = { $seat } takes a card from the hand of { $other } hostage.
event-took-from-hand-seen = { $seat } takes { $card } from the hand of { $other } hostage.
event-took-from-held = { $seat } takes over a hostage of { $house } from { $other }.
event-took-from-held-seen = { $seat } takes over the hostage { $card } from { $other }.
event-own-card = The card of the own house goes to the hand of { $seat }.
event-put = { $seat } proposes: { $deal }.
event-confirmed = { $seat } confirms: { $deal }.
event-no-deal = { $seat } breaks off the talks. All who take part have lost.
event-won = { $seats } wins { $why }.
event-won-together = { $seats } win together { $why }.
outcome-influence = by influence spread
outcome-fallen = after the fall of a house

glance-turn = Turn { $turn }: { $seat } is the challenger ({ $phase })
glance-side = Side: { $side }
glance-fighter = { $seat } with { $character }
glance-laid = { $seat } has laid { $card }
glance-strength = Sum { $sum }
glance-house = { $seat }: { $house }
glance-leader = Leader { $character }, { $sheet } power on the sheet
glance-character = { $character }: { $power } power
glance-dead = { $character }: dead ({ $power } power)
glance-counts = { $spread } of 5 influence spread, { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}, { $deck } in the deck
glance-hostage = Holds hostage: { $card }
glance-hand = Your hand ({ $count })
glance-known = You know that { $seat } holds
glance-offered = Your leaders to choose from

promise-lay-truce = { $seat } promises to lay a truce.
promise-lay-war = { $seat } warns of laying war.
promise-support = { $seat } promises to support { $other }.
promise-not-support = { $seat } promises not to support { $other }.
promise-stay-out = { $seat } promises to stay out.
promise-spare = { $seat } promises not to torture a hostage of { $other }.
promise-release = { $seat } promises to release a hostage of { $other }.
promise-accept = { $seat } promises to accept the support of { $other }.

# The board
board-setting-up = Set-up
board-turn = Turn { $turn } · { $phase }
board-house = { $seat }, { $house }
board-role-challenger = Challenger
board-role-defender = Defender
board-role-with-challenger = for the challenger
board-role-with-defender = for the defender
board-token-home = { $character }: { $power } power
board-token-part = { $character }: { $power } power, takes part
board-token-dead = { $character }: dead
board-dead = dead
board-part = takes part
board-leader = Leader
board-leader-about = { $character }: what this leader can do
board-leader-secret = chooses a leader
board-leader-chosen = has chosen a leader in secret
board-sheet = { $count } power on the leader sheet
board-influence-none = No influence spread yet
board-influence = { $spread } of 5 influence spread: { $places }
board-influence-on = { $count } on { $house }
board-influence-of = { $house } has { $count } influence here
board-owed = Influence of others here
board-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
board-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
board-discard = Discard pile
board-captives-known = Hostages you know
board-known = You know of this hand
board-hostages = { $count ->
    [0] no hostages
    [one] 1 hostage
   *[other] { $count } hostages
    }
board-hostages-of = { $count ->
    [one] 1 hostage
   *[other] { $count } hostages
    } of { $house }
board-my-hand = Your hand
board-hand-of = Hand of { $seat }
board-my-hostages = Your hostages
board-truce = Truce
board-war = War
board-copies = { $count } of them
board-printed = printed
board-printed-about = This text is that of the printed game, in our words.
board-own = our design
board-own-about = This text is our own design; the printed game may say something else.
board-reconstructed = reconstructed
board-reconstructed-about = This text is put together from descriptions of the printed game.
board-encounter = Encounter
board-last = Last encounter
board-no-encounter = The event will tell who meets.
board-versus = against
board-waits-for-answer = offers help
board-supports = { $seat } supports
board-played = { $seat } plays
board-laid-none = { $seat } has laid no card yet
board-laid-nothing = { $seat } has no card left: war of 0
board-laid-back = { $seat } has laid a card face down
board-laid-face = { $seat } has laid { $card }
board-laid-secret = You have laid { $card }; nobody else sees it yet
board-secret = face down
board-sum = Sum { $sum }
board-result-war = War
board-result-truce = Truce
board-result-betrayal = Betrayal
board-won-war = { $seat } wins the war.
board-won-betrayal = { $seat } answered truce with war and wins.
board-tied = A draw: both sides lose.
board-undecided = Not decided yet: cards may still change it.
board-truce-open = Truce: now they bargain.
board-truce-agreed = They came to terms.
board-truce-failed = No deal: all who took part have lost.
board-event = Event
board-event-house = This house defends; if it challenges, it picks the defender.
board-event-influential = Who has spread most influence defends.
board-event-wealthy = Who holds most cards defends.
board-event-feared = Who has most power on characters defends.
board-ask = Your move
board-ask-sides = Whom do you support?
board-pass-support = Stay out
board-pass-keep = Keep the others
board-pass-not = Not now
board-release = Release
board-release-about = Release { $card }: it returns to its owner and you draw a card
board-torture = Torture
board-torture-about = Torture { $card }: it is discarded and its house suffers
board-recover = From your discard pile
board-choose-leader = Choose your leader
board-choose = Choose
board-deal = Truce talks
board-deal-table = On the table
board-deal-none = Nothing lies on the table yet.
board-deal-speaks = { $seat } is to speak
board-deal-left = { $count ->
    [one] 1 proposal is left
   *[other] { $count } proposals are left
    }
board-gives = { $seat } gives
board-item-influence = Influence
board-item-hostages = Hostages
board-item-power = Power
board-more = { $seat }: more { $what }
board-less = { $seat }: less { $what }
board-put = Propose this
board-word = Give your word
board-word-about = Not binding, but on record: the log tells who keeps it.
board-words-open = Word given
board-honesty = { $seat } { $kept ->
    [0] never kept the word
    [one] kept the word once
   *[other] kept the word { $kept } times
} and { $broken ->
    [0] never broke it
    [one] broke it once
   *[other] broke it { $broken } times
}
pledge-lay-truce = I lay truce
pledge-lay-war = I lay war
pledge-stay-out = I stay out
pledge-support = I support { $other }
pledge-not-support = I don't support { $other }
pledge-accept = I accept { $other }
pledge-spare = I won't torture { $other }'s
pledge-release = I release { $other }'s

# What a seat may want to be asked, and what it may want to pass over.
pause-cards = Character cards from my hand
pause-leader = My leader's ability
pause-until-turn = this encounter
board-no-deal-sure = Break off the talks? Everybody on both sides suffers the penalty.
