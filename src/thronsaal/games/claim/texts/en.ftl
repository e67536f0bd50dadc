game-title = Claim
game-tagline = The king is dead. Win followers, then the favour of five factions.
option-starter = Who leads first
option-starter-random = by lot
option-starter-A = seat A
option-starter-B = seat B

faction-goblin = goblins
faction-knight = knights
faction-undead = undead
faction-dwarf = dwarves
faction-doppelganger = doppelgangers
card-goblin = Goblin { $value }
card-knight = Knight { $value }
card-undead = Undead { $value }
card-dwarf = Dwarf { $value }
card-doppelganger = Doppelganger { $value }

move-play = Play { $card }

prompt-lead = You lead: play any card.
prompt-follow = Follow { $faction } if you can, or play a doppelganger.
prompt-follow-doppelganger = Answer with a doppelganger if you have one.

reason-not-your-turn = It is the turn of { $seat }.
reason-no-such-card = There is no such card.
reason-not-in-hand = You do not hold { $card }.
reason-must-follow = You cannot play { $card }: the { $faction } were led and you can follow. Possible: { $held }.

event-played = { $seat } leads { $card }.
event-followed = { $seat } follows with { $card }.
event-trick = { $seat } wins the trick.
event-recruited = { $seat } recruits { $card }.
event-drew = { $seat } draws a follower from the deck.
event-drew-seen = { $seat } draws { $card } from the deck.
event-raised = { $seat } scores the undead: { $cards }.
event-turned-up = { $card } is turned up.
event-second-phase = Phase 2: both take up their followers. { $seat } leads.
event-took = { $seat } takes { $cards }.
event-dwarves = { $seat } lost the trick and gets { $cards }.
event-favour = The { $faction } side with { $seat }.
event-favour-nobody = The { $faction } side with nobody.
event-won = { $seat } wins the throne { $why }.
event-drawn = Nobody wins: the game is a draw.

outcome-factions = with more factions
outcome-sum = with the higher sum in equally many factions
outcome-draw = draw

glance-phase = Phase { $phase }, trick { $trick } of 13
glance-turned-up = At stake ({ $deck ->
    [0] the deck is empty
    [one] 1 card in the deck
   *[other] { $deck } cards in the deck
})
glance-led = { $seat } has led
glance-last = Last trick, won by { $seat }
glance-score = Score pile of { $seat } ({ $count })
glance-favour = Favour is now with { $seat }
glance-followers = Your followers
glance-other-hand = { $seat } holds { $count ->
    [one] 1 card
   *[other] { $count } cards
}
glance-recruits = { $seat } has openly recruited
glance-hand = Your hand ({ $count })

board-heading = The table
board-stake = At stake
board-stake-none = No more followers to win: every card now counts for favour.
board-deck = { $count ->
    [0] the deck is empty
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
board-trick = On the table
board-led = { $seat } led
board-answers = { $seat } answers
board-to-lead = { $seat } leads
board-won = { $seat } wins
board-lost = { $seat } loses
board-favour = Favour of the factions
board-count = { $seat } { $count }
board-ahead = { $seat } is ahead
board-nobody = nobody is ahead
board-favour-of = { $faction }: { $counts }; { $standing }
board-holds = { $seat } holds { $hand } { $hand ->
    [one] card
   *[other] cards
} and has { $followers } { $followers ->
    [one] follower
   *[other] followers
}
board-followers = Followers
board-face-down = { $count ->
    [one] 1 card face down
   *[other] { $count } cards face down
}
board-none = none yet
board-leads = leads
