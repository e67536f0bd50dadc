## Kings of the Sea: sentences

text-instead = { $after }, instead { $body }
text-up-to = up to { $count } { $what }

## Which cards, who and how many

cards-them = { $form ->
    [one-nom] they
    [many-nom] they
   *[other] them
}
cards-weaker = with lower STR than { $than }
cards-with-a-crest = with a crest
cards-without-a-crest = without a crest
cards-copies = { $amount ->
    [many] copies
   *[one] copy
} of { $title }
who-that-player = that player
number-borne = for each attachment on { $card }
after-triggered = { $form ->
    [due] when a player triggers an effect
   *[done] after a player triggers an effect
}

## Rules for players

gives-counts-unopposed = { $form ->
    [aim] to have this challenge count as unopposed if you win it{ contest-margin }
   *[other] this challenge counts as unopposed if you win it{ contest-margin }
}
gives-same-again = { $form ->
    [aim] to be allowed to initiate one more challenge of the same type{ lasting }, but only as your next one
   *[other] you may initiate one more challenge of the same type{ lasting }, but only as your next one
}. If it is opposed, nobody wins it
gives-only-unopposed = { $form ->
    [aim] to have nobody win this challenge if it is opposed
   *[other] nobody wins this challenge if it is opposed
}
gives-unopposed-bonus = { $form ->
    [aim] to claim { $n } more power for each unopposed challenge you win
   *[other] you claim { $n } more power for each unopposed challenge you win
}
gives-no-challenge = { $person ->
    [you] { $form ->
        [aim] so that you cannot initiate { denied-icon } challenges
       *[other] you cannot initiate { denied-icon } challenges
    }
    [both] { $form ->
        [aim] so that { $whose } cannot initiate { denied-icon } challenges
       *[other] { $whose } cannot initiate { denied-icon } challenges
    }
   *[one] { $form ->
        [aim] so that { $whose } cannot initiate { denied-icon } challenges
       *[other] { $whose } cannot initiate { denied-icon } challenges
    }
}
denied-icon = { $icon ->
    [military] military
    [intrigue] intrigue
   *[power] power
}
gives-dominance-bonus = { $form ->
    [aim] to count { $n } more STR during the dominance phase for { $which }
   *[other] you count { $n } more STR during the dominance phase for { $which }
}
gives-gratis = { $form ->
    [aim] to have { discount-which } cost you no gold
   *[other] { discount-which } costs you no gold
}
needs-least = { $least ->
    [0] { "" }
   *[other] { " " }(to a minimum of { $least })
}
gives-needs-less = { $form ->
    [aim] to need { power-n } less to win
   *[other] you need { power-n } less to win
}{ needs-least }
gives-needs-less-per = { $form ->
    [aim] to need { power-n } less to win { $per }
   *[other] you need { power-n } less to win { $per }
}{ needs-least }

## Effects

effect-cancel = { aim }cancel it
effect-unless-influence = { $then } unless { $who } { $person ->
    [one] kneels
   *[other] kneel
} { $n } influence
effect-may-do = you may { $cost } { $then }
effect-also = { $first }. { CAPITAL($second) }
effect-look-at-hand = { aim }look at the hand of { $who }
effect-drop-seen = { aim }discard { $which } from it
effect-peek-drop = { aim }look at the top card of that player's draw deck. Leave it there or discard it
effect-exchange-hand = you may put your whole hand at the bottom of your draw deck and take as many cards from its top into your hand
effect-replay = { aim }play an Any Phase event from your discard pile as if from your hand. Then shuffle it into your draw deck
effect-attach-self = { aim }attach { $card } to { $it }
effect-chosen-crest = { $form ->
    [aim] so that, until the end of the phase, { $card } has a crest of your choice ({ $crests })
    [so] { $card } has a crest of your choice until the end of the phase ({ $crests })
   *[say] until the end of the phase, { $card } has a crest of your choice ({ $crests })
}
effect-lay-paid = { aim }place the gold paid for it on { $card }

## Questions, buttons and what happens

prompt-targets = Which card do you choose for { $card }? { $count ->
    [one] One more.
   *[other] Up to { $count }.
}
prompt-offered = Do you want to do this? { CAPITAL($cost) } { $effect }.
prompt-prevent-cancel = { $card } cancels your effect. Do you want to prevent that? { CAPITAL($cost) }.
prompt-drop-seen = Which card is discarded?
prompt-drop-top = On top lies { $card }. Do you discard it?
prompt-exchange = Do you put your hand under your draw deck and take as many cards from its top?
prompt-crest = Which crest does { $card } have?
prompt-replay = Which event do you play from your discard pile?
move-crest = { CAPITAL($crest) } crest
reason-challenge-denied = A plot forbids you this challenge: { $type }.
event-instead = { $source } says what happens to { $card } instead.
event-cancelled = { $card } is cancelled.
event-opposed = The challenge was opposed: nobody wins it.
event-looked-hand = { $seat } looks at the hand of { $other }.
event-looked-hand-seen = { $seat } sees the hand of { $other }: { $cards }.
event-exchanged-hand = { $count ->
    [one] { $seat } puts the only card in hand under the draw deck and takes the top card.
   *[other] { $seat } puts { $count } cards from hand under the draw deck and takes as many from its top.
}
event-exchanged-hand-seen = { $count ->
    [one] { $seat } puts the card in hand under the draw deck and takes { $cards }.
   *[other] { $seat } puts { $count } cards from hand under the draw deck and takes { $cards }.
}
event-reshuffled = { $seat } shuffles { $card } into the draw deck.
