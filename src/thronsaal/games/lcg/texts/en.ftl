entry-played = played
entry-put = put into play
entry-setup = laid out in setup
nothing = nothing
zone-hand = to hand
zone-deck = on top of the draw deck
zone-bottom = to the bottom of the draw deck
zone-dead = to the dead pile
zone-discard = to the discard pile
house-stark = Stark
house-lannister = Lannister
house-baratheon = Baratheon
house-targaryen = Targaryen
house-greyjoy = Greyjoy
house-martell = Martell
house-tyrell = Tyrell
house-nights-watch = Night's Watch
card-character = Character
card-location = Location
card-attachment = Attachment
card-event = Event
card-plot = Plot
card-house = House card
card-agenda = Agenda
type-military = military
type-intrigue = intrigue
type-power = power
icon-military = military
icon-intrigue = intrigue
icon-power = power
crest-noble = noble
crest-war = war
crest-learned = learned
crest-holy = holy
crest-shadow = shadow
keyword-setup = setup
keyword-stealth = stealth
keyword-no-attachments = no attachments
keyword-weapons-only = no attachments except weapons
keyword-limited = limited
keyword-renown = renown
keyword-deathbound = deathbound
keyword-deadly = deadly
keyword-infamy = infamy
keyword-intimidate = intimidate
keyword-ambush = ambush
keyword-vengeful = vengeful
keyword-stalwart = stalwart
keyword-vigilant = vigilant
keyword-melee = melee
keyword-joust = joust
keyword-insight = insight
keyword-daunt = intimidate (second edition)
against-characters = character abilities
against-opposing-characters = opponents' character abilities
against-events = events
against-triggered = triggered effects
phase-setup = Setup
phase-plot = Plot
phase-draw = Draw
phase-marshalling = Marshalling
phase-challenges = Challenges
phase-dominance = Dominance
phase-standing = Standing
phase-taxation = Taxation
title-quoted = { $en }{ $de ->
   *[other] { "" }
}
in-phase-plot = plot phase
in-phase-draw = draw phase
in-phase-marshalling = marshalling phase
in-phase-challenges = challenges phase
in-phase-dominance = dominance phase
in-phase-standing = standing phase
in-phase-taxation = taxation phase
title-crown-regent = Crown Regent
title-lord-commander = Lord Commander of the Kingsguard
title-hand-of-the-king = Hand of the King
title-master-of-whispers = Master of Whispers
title-master-of-laws = Master of Laws
title-master-of-coin = Master of Coin
title-does-crown-regent = +3 in power challenges, redirects one challenge a round
title-does-lord-commander = +3 in military challenges, draws one undefended one to himself
title-does-hand-of-the-king = 2 influence once a round; supports Whispers, rival of Coin
title-does-master-of-whispers = +3 in intrigue challenges; supports Coin, rival of Laws and the Regent
title-does-master-of-laws = draws one more card; supports the Hand, rival of Whispers
title-does-master-of-coin = 2 more gold income; supports Laws, rival of the Hand

## Before the game

game-title = A Game of Thrones: The Card Game
game-tagline = Great houses, decks of your own, fifteen power: military, intrigue and power challenges.
option-decks = Decks
option-variant = Way of playing
option-variant-melee = everybody against everybody
option-variant-teams = two against two
option-variant-littlefinger = Littlefinger's table
option-teams-fault = two against two is played by 4 seats, not { $count }
option-errata = Errata
option-errata-on = apply
option-errata-off = do not apply
option-lists = Deck lists
option-lists-brought = secret if somebody brought a deck
option-lists-open = open
option-lists-closed = secret
outcome-power = with enough power

## What is asked

prompt-deck = Which house do you play?
prompt-mulligan = Do you want to draw a new hand instead of this one?
prompt-lay-out = { $count ->
    [0] Setup: you have no gold left. Done?
   *[other] Which card do you lay out face down for setup? { $count } gold left.
}
prompt-plot = Which plot do you choose?
prompt-first = Who shall be first player?
prompt-title = Which title do you take?
prompt-marshal = { $count ->
    [0] Your marshalling: you have no gold left.
   *[other] Your marshalling: you have { $count } gold.
}
prompt-action = { $phase }: do you want to take an action?
prompt-challenge = Whom do you challenge, and how?
prompt-attackers = Who attacks in this { $type } challenge?
prompt-defenders = Who defends in this { $type } challenge?
prompt-support = Who defends in this { $type } challenge for the player you support?
prompt-stealth = { $count ->
    [one] Stealth: which character may not defend?
   *[other] Stealth: which { $count } characters may not defend?
}
prompt-regent = Crown Regent: shall the attacker choose another target?
prompt-new-target = The Crown Regent redirects your challenge. Whom do you attack instead?
prompt-commander = Lord Commander: do you draw the military challenge to yourself?
prompt-claim = { $count ->
    [one] Which of your characters do you kill?
   *[other] Which { $count } of your characters do you kill?
}
prompt-deadly = Deadly: which of your participating characters do you kill?
prompt-winner = Several players have enough power. Who wins?
prompt-infamy = { $count ->
    [one] Where do you put the power?
   *[other] Where do you put the { $count } power?
}
prompt-interrupt = { CAPITAL($due) }. Do you want to prevent any of this?
prompt-prevent = Do you want to prevent any of this?
due-killed = { $cards } { $count ->
    [one] is
   *[other] are
} about to be killed
due-discarded = { $cards } { $count ->
    [one] is
   *[other] are
} about to be discarded from play
due-returned = { $cards } { $count ->
    [one] is
   *[other] are
} about to be returned to hand
due-topped = { $cards } { $count ->
    [one] is
   *[other] are
} about to be put on top of the draw deck
due-bottomed = { $cards } { $count ->
    [one] is
   *[other] are
} about to be put at the bottom of the draw deck
due-event = { $card } is about to take effect
due-and = { $first }; { $second }
prompt-response = Do you want to respond?
prompt-order = What is resolved first?
prompt-which = { $card }: what do you answer?
prompt-guard = { $card } stands up for one of them: for whom?
prompt-stand-all = { CAPITAL($keyword) }: do you stand all your cards with this keyword?
prompt-target = { $card }: which card do you choose?
prompt-whom = { $card }: whom do you choose?
prompt-pick = { $card }: which card do you pick?
prompt-spare = { $count ->
    [0] { $card }: you have picked all.
    [one] { $card }: which card do you spare yet?
   *[other] { $card }: which cards do you spare? { $count } left.
}
prompt-search = { $card }: which card do you take from your draw deck?
prompt-from-pile = Which card do you take from the pile?
prompt-attach = To which card do you attach { $card }?
prompt-bottom = { $card } is on top. Do you put it at the bottom of the draw deck?
prompt-either = What do you do? 1: { CAPITAL($first) }. 2: { CAPITAL($second) }.
prompt-drop = { $count ->
    [one] Which card do you discard from your hand?
   *[other] Which { $count } cards do you discard from your hand?
}
prompt-name = Which card do you name?
prompt-name-plot = Which plot do you name?
prompt-type = Which type of challenge do you name?
prompt-pool = { $count ->
    [one] From whose gold pool do you remove 1 gold?
   *[other] From whose gold pool do you remove { $count } gold?
}
prompt-toll = { $count ->
    [one] Which opponent do you give 1 gold?
   *[other] Which opponent do you give { $count } gold?
}
prompt-split = { $count } gold is to be paid: how much of it do you take from your cards?
prompt-influence = Which card do you kneel for influence? { $count } left.
prompt-kneel = { $count ->
    [one] Which card do you kneel?
   *[other] Which { $count } cards do you kneel?
}
prompt-x = How much gold do you pay?
prompt-cost = How do you pay? 1: { CAPITAL($first) }. 2: { CAPITAL($second) }.
prompt-offer = { $count ->
    [one] Do you pay 1 gold? In return: { CAPITAL($effect) }.
   *[other] Do you pay { $count } gold? In return: { CAPITAL($effect) }.
}

## Moves

card-of = { $card } ({ $seat })
card-copy = { $card }, copy { $count }
move-pass = Pass
move-done = Done
move-yes = Yes
move-no = No
move-play = Play { $card }
move-play-for = { $count ->
    [0] Play { $card } for free
   *[other] Play { $card } for { $count } gold
}
move-on-house = Attach { $card } to the House card
move-on-house-for = { $count ->
    [0] Attach { $card } to the House card for free
   *[other] Attach { $card } to the House card for { $count } gold
}
move-ambush = Put { $card } into play by ambush
move-use = Use { $card }
move-use-text = Use { $card }: { $text }
move-event = Play { $card }
move-event-text = Play { $card }: { $text }
move-save = Save { $card } with a duplicate
move-card = { $card }
move-plot = { $card }
move-plot-worth = { $card } (gold { $gold }, initiative { $initiative }, claim { $claim })
move-seat = { $seat }
move-number = { $count }
move-either = { CAPITAL($text) }
move-type = { CAPITAL($type) }
move-challenge = Challenge { $seat }: { $type }
move-title = { $title }
move-title-worth = { $title }: { $does }
move-name = { $card }
move-trait = { $trait }
move-deck = House { $house }
move-give = Give { $seat } { $count } gold

## Why not

reason-not-your-turn = It is for { $seats } to answer now.
reason-no-such-move = There is no such move.
reason-not-now = “{ $move }” is not asked for now: { $asked }
reason-not-possible = “{ $move }” is not possible now.
reason-no-bribes = Gold changes hands at Littlefinger's table only.
reason-no-bribes-now = No gold changes hands during setup and the marshalling phase.
reason-bribe-yourself = You cannot give gold to yourself.
reason-too-little-gold = { $count ->
    [0] You have no gold in your gold pool.
   *[other] There is only { $count } gold in your gold pool.
}

## What happens

event-begins = { $seat } is drawn by lot and begins.
event-deck-chosen = { $seat } plays House { $house }.
event-new-hand = { $seat } shuffles the first hand back and draws a new one.
event-kept-hand = { $seat } keeps the first hand.
event-laid = { $seat } lays out a card face down.
event-laid-seen = { $seat } lays out { $card } face down.
event-laid-out = { $count ->
    [0] { $seat } lays out no cards for setup.
    [one] { $seat } has laid out 1 card for setup.
   *[other] { $seat } has laid out { $count } cards for setup.
}
event-set-up = { $seat } reveals: { $cards }.
event-attached-setup = { $seat } attaches { $card } to { $it }.
event-round = Round { $count }.
event-phase = { CAPITAL($phase) }.
event-chose-plot = { $seat } has chosen a plot.
event-chose-plot-seen = { $seat } has chosen { $card }.
event-revealed = { $seat } reveals the plot { $card }.
event-plots-renewed = { $seat } makes a new plot deck of the used plots.
event-initiative = { $seat } wins initiative with { $count }.
event-initiative-tie = A tie at { $count }: { $seat } has less power and wins initiative.
event-initiative-lot = A tie: { $seat } wins initiative with { $count } by lot.
event-first-player = { $seat } names the first player: { $other }.
event-title = { $seat } takes the title { $title }.
event-titles-back = All titles go back to the chamber of the Small Council.
event-titles-aside = Laid aside for a round: { $titles }.
event-income = { $count ->
    [0] { $seat } gets no income.
   *[other] { $seat } gets { $count } gold income.
}
event-marshals = { $count ->
    [0] { $seat } plays { $card } for free.
   *[other] { $seat } plays { $card } for { $count } gold.
}
event-ambushes = { $seat } ambushes with { $card }.
event-entered-put = { $seat } puts { $card } into play.
event-attached-played = { $seat } attaches { $card } to { $it }.
event-attached-put = { $seat } puts { $card } into play on { $it }.
event-duplicated = { $seat } lays { $card } as a duplicate under the one in play.
event-moved-attachment = { $card } is attached to { $it }.
event-fits-nowhere = { $card } fits nowhere and stays in the discard pile.
event-played-event = { $seat } plays { $card } as an event.
event-announced = { $seat } announces { $card }.
event-used = { $way ->
    [passive] { $seat }'s { $card } takes effect.
   *[chosen] { $seat } uses { $card }.
}
event-used-from-hand = { $seat } uses { $card } from hand.
event-targeted = { $seat } chooses { $card }.
event-aimed = { $seat } chooses { $other }.
event-picked = { $seat } picks { $card }.
event-spared = { $seat } spares { $card }.
event-named = { $seat } names { $name }.
event-paid = { $seat } pays { $count } gold.
event-paid-from = { $count } gold of it is taken from { $card }.
event-toll = { $seat } gives { $other } { $count } gold.
event-toll-laid = { $seat } names { $type }: { $other } owes { $count } gold for each such challenge.
event-gave = { $seat } gives { $other } { $count } gold.
event-gold-removed = { $seat } removes { $count } gold from the gold pool of { $other }.
event-took-gold = { $seat } takes { $count } gold from { $other }.
event-placed-gold = { $count } gold is placed on { $card }.
event-influence = { $seat } kneels { $card } for { $count } influence.
event-hand-used = { $seat } uses 2 influence as Hand of the King.
event-knelt-to-pay = { $seat } kneels { $card }.
event-knelt = { $card } kneels.
event-stood = { $card } stands.
event-all-stand = All kneeling cards stand.
event-others-stand = All kneeling cards stand except { $cards }.
event-left-killed = { $why ->
    [deadly] Deadly: { $card } is killed.
   *[other] { $card } is killed.
}
event-left-discarded = { $card } is discarded from play.
event-left-returned = { $card } returns to hand.
event-left-topped = { $card } goes on top of the draw deck.
event-left-bottomed = { $card } goes to the bottom of the draw deck.
event-saved = { $card } is saved.
event-saved-by-duplicate = { $seat } discards a duplicate and saves { $card }.
event-guarded = { $source } stands and keeps { $card } from being killed.
event-redirected = { $card } goes { $to } instead.
event-granted = { CAPITAL($until) }: { $cards } { $gives }.
event-ordained = { $card }, { $until }: “{ CAPITAL($gives) }.”
event-control = { $seat } takes control of { $card }.
event-drew = { $count ->
    [one] { $seat } draws 1 card.
   *[other] { $seat } draws { $count } cards.
}
event-drew-seen = { $count ->
    [one] { $seat } draws { $cards }.
   *[other] { $seat } draws { $count } cards: { $cards }.
}
event-dropped = { $seat } discards { $card }.
event-found = { $seat } finds { $card }.
event-found-nothing = { $seat } finds nothing.
event-shuffled = { $seat } shuffles { $pile ->
    [dead] the dead pile into the draw deck
    [discard] the discard pile into the draw deck
   *[none] the draw deck
}.
event-looked = { $seat } looks at the top card of the draw deck of { $other }.
event-looked-seen = { $seat } sees on top of the draw deck of { $other }: { $card }.
event-bottomed = { $seat } puts the top card of { $other } at the bottom of the draw deck.
event-left-on-top = { $seat } leaves the top card of { $other } where it is.
event-revealed-top = { $seat } reveals { $card } and takes it into hand.
event-recovered = { $seat } takes { $card } from the pile into hand.
event-put-on-top = { $card } goes on top of the draw deck of { $seat }.
event-showed-hand = { $seat } shows the hand: { $cards }.
event-swapped-plots = { $seat } and { $other } exchange their plot decks until the end of the round.
event-challenge = { $seat } challenges { $other }: { $type }.
event-challenges-done = { $seat } challenges nobody any more.
event-attackers = { $seat } attacks with { $cards }.
event-defenders = { $seat } defends with { $cards }.
event-no-defenders = { $seat } declares no defenders.
event-supports = { $seat } defends for { $other }.
event-sneaked = { $seat } gets past { $card } by stealth.
event-redirected-challenge = { $seat } redirects the challenge as Crown Regent.
event-new-target = { $seat } attacks { $other } instead.
event-took-over = { $seat } takes the military challenge over as Lord Commander.
event-joined = { $card } now participates in the challenge.
event-challenge-won = { $seat } wins against { $other }, { $count } to { $less }.
event-no-result = Nobody wins the challenge.
event-claim-zero = The claim is 0: nothing is claimed.
event-power = { $how ->
    [unopposed] Unopposed: { power-claimed }
    [opposed] Against a rival: { power-claimed }
    [renown] Renown: { power-claimed }
   *[other] { power-claimed }
}
power-claimed = { $card } claims { $count } power.
event-power-moved = { $count } power moves from { $card } to { $it }.
event-dominance = { $seat } wins dominance with { $count }.
event-dominance-tie = A tie at { $count }: nobody wins dominance.
event-taxed = { $seat } returns { $count } gold to the treasury.
event-won = { $seats } has { $count } power and wins the game.
event-won-together = { $seats } have { $count } power together and win the game.

## Promises at Littlefinger's table

promise-challenge = { $seat } promises to challenge { $other }.
promise-spare = { $seat } promises not to challenge { $other }.
promise-first = { $seat } promises to make { $other } the first player.
pledge-challenge = I challenge { $other }
pledge-spare = I do not challenge { $other }
pledge-first = I make { $other } the first player

# What a seat may want to be asked, and what it may want to pass over.
pause-action = Actions
pause-response = Responses
pause-save = Saves and cancels
pause-until-challenge = this challenge
pause-until-phase = this phase
