game-title = Feud
game-tagline = Two to four houses, and everything can be answered.
phase-muster = muster
phase-feud = feud
phase-reckoning = reckoning
card-of = { $title } ({ $owner })
pile-dead = the graveyard
pile-discard = the discard pile
pile-deck = the deck
pile-hand = the hand

## Which cards

cards-character = { $amount ->
    [many] characters
   *[one] character
}
cards-location = { $amount ->
    [many] locations
   *[one] location
}
cards-event = { $amount ->
    [many] events
   *[one] event
}
cards-standing = standing
cards-kneeling = kneeling
cards-unique = unique
cards-yours = you control
cards-opposing = an opponent controls
cards-weak = with strength { $n } or less
cards-self = this card

## Texts

text-action = Action: { $body }.
text-interrupt = Interrupt, { $after }: { $body }.
text-response = Response, { $after }: { $body }.
text-passive = Always { $after }: { $body }.
text-cost = { $cost } → { $body }
text-and = { $first }. { $second }
when-doomed = when { $cards } is about to be killed
when-killed = after { $cards } was killed
when-entered = after { $cards } came into play
when-resolving = when the effect of { $cards } is about to happen
when-claimed = after you claimed power
when-drew = after you drew
when-phase-ended = at the end of the phase
cost-kneel = Kneel { $cards }
cost-sacrifice = Sacrifice { $cards }
effect-kill = Kill { $cards }
effect-kill-and-draw = Kill { $cards }; if that succeeds, draw { $n ->
    [one] a card
   *[other] { $n } cards
}
effect-arrest = Kneel { $cards }
effect-weaken = Until the end of the phase { $cards } loses { $n } strength
effect-strengthen-each = Give { $cards } +{ $n } strength until the end of the phase
effect-strengthen-it = It gets +{ $n } strength until the end of the phase
effect-save = Save it
effect-divert = It goes on top of its owner's deck instead
effect-cancel = Cancel it
effect-retrieve = It goes to its owner's hand instead
effect-rise = This card stands
effect-claim = Claim { $n } power
effect-gain = Take { $n } gold
effect-draw = Draw { $n ->
    [one] a card
   *[other] { $n } cards
}
effect-tuck = Lay a card from your hand face down on top of your deck
effect-look = Look at the hand of your left neighbour

## Questions, moves, reasons

prompt-hire = Whom do you hire? You have { $gold } gold.
prompt-action = What do you do?
prompt-interrupt = Do you want to prevent some of this? { $coming }
prompt-response = Do you want to respond?
prompt-passives = What happens first?
prompt-pay = { $card }: { $cost }
prompt-target = { $card }: whom do you aim at?
prompt-which = { $card }: what do you answer?
prompt-tuck = Which card from your hand do you lay on your deck?
prompt-victim = Which character do you lose?
move-pass = Pass
move-play = Play { $card }
move-use = Use { $card }
move-choose = { $card }
move-answer = { $what }
reason-not-your-turn = Now it is for { $seats } to answer.
reason-no-such-move = There is no such move.
reason-not-now = “{ $move }” was not asked for: { $asked }
reason-not-possible = “{ $move }” is not possible now.
reason-not-in-hand = { $card } is not in your hand.
reason-not-yours = You do not have { $card } in play.
reason-not-usable = { $card } can do nothing now.
reason-not-among = { $card } is no choice for { $source }.

## What happens

happens-kill = death: { $card }
happens-bury = return to the deck: { $card }
happens-sacrifice = sacrifice: { $card }
happens-retrieve = return to the hand: { $card }
happens-enter = { $seat } hires: { $card }
happens-kneel = kneeling: { $card }
happens-stand = standing: { $card }
happens-strengthen = another strength
happens-claim = power for { $seat }
happens-gain = gold for { $seat }
happens-draw = { $seat } draws
happens-tuck = { $seat } puts a card back
happens-look = { $seat } looks at a hand
happens-then = and then more
happens-resolve = effect: { $card }
happens-save = rescue: { $card }
happens-divert = diversion: { $card }
happens-cancel = cancelling: { $card }
happens-phaseends = end of the phase
event-round = Round { $n } begins, { $seat } is first.
event-killed = { $card } dies.
event-buried = { $card } returns to the deck.
event-sacrificed = { $card } is sacrificed.
event-retrieved = { $card } returns to the hand.
event-left = { $card } leaves play and goes to { $to }.
event-hired = { $seat } hires { $card }.
event-knelt = { $card } kneels.
event-stood = { $card } stands.
event-strengthened = { $cards }: { $n } strength until the end of the phase.
event-claimed = { $seat } claims { $n } power.
event-gained = { $seat } gets { $n } gold.
event-drew = { $n ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $n } cards.
}
event-drew-seen = { $n ->
    [one] { $seat } draws: { $drawn }.
   *[other] { $seat } draws { $n } cards: { $drawn }.
}
event-looked = { $seat } looks at the hand of { $other }.
event-looked-seen = { $seat } sees in the hand of { $other }: { $drawn }.
event-saved = { $card } is saved.
event-cancelled = { $card } has no effect.
event-phase-ended = End of the phase: { $phase }.
event-played = { $seat } plays { $card }.
event-used = { $seat } uses { $card }.
event-set-off = { $card } is set off.
event-tucked = { $seat } lays a card from hand on the deck.
event-tucked-seen = { $seat } lays { $card } on the deck.
outcome-power = by power
glance-round = Round { $n }, { $phase }
glance-house = { $seat }: { $power } power, { $gold } gold, { $hand_size } cards in hand
