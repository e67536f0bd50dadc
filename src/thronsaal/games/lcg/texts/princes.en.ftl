## Words of Princes of the Sun

when-attack-on-more = you { $form ->
    [no] are not attacking an opponent
   *[yes] are attacking an opponent
} who controls more characters than you
when-hand-of = you have { $form ->
    [no] fewer than { $least }
   *[yes] { $least } or more
} cards in your hand
when-summer = it is { $form ->
    [no] not Summer
   *[yes] Summer
}
when-winter = it is { $form ->
    [no] not Winter
   *[yes] Winter
}
when-plot-there = { $form ->
    [no] no revealed plot
   *[yes] a revealed plot
} has the { $trait } trait
cards-not-stronger = with the same or lower STR
who-without-victory = each player who has won no { $icon ->
    [intrigue] intrigue
    [military] military
   *[power] power
} challenge this phase
after-claim-due = after you lose a challenge as defender
after-free-response = { $form ->
    [due] when a response whose cost contains no influence is triggered
   *[done] after a response whose cost contains no influence is triggered
}
gives-enters-instead = { $form ->
    [so] { $whom } comes into play instead whenever { $card } would be { entering-from }
   *[say] if { $card } would be { entering-from }, put { $whom } into play instead
}
entering-from = { $claim ->
    [yes] discarded from your hand for intrigue claim
   *[no] discarded from your hand or draw deck
}
gives-counter-claim = whoever loses a challenge as attacker must satisfy its claim, using the claim value of the defending player's revealed plot
gives-hush = your opponents cannot trigger effects
gives-barred = { $form ->
    [aim] so that that player can neither attack nor defend in { truce-icon } challenges{ lasting }
   *[other] that player can neither attack nor defend in { truce-icon } challenges{ lasting }
}
gives-no-penalty = you pay no gold penalty for { penalty-which }
penalty-which = { $which ->
    [none] cards of other Houses
   *[other] { $which } from other Houses
}
gives-season = it is { season-name }
season-name = { $winter ->
    [yes] Winter
   *[no] Summer
}
gives-cannot-sneak = use stealth
gives-cannot-shine = claim power for renown
effect-move-power = { aim }move { power-n } from { $it } to { $card }
effect-take-one-of = { aim }reveal { top-n } of your draw deck. Then take one of them into your hand and put the rest at the bottom of the deck
effect-drop-chosen = { $person ->
    [you] { aim }discard { hand-n } of your choice from your hand
    [both] { $form ->
        [aim] to have { $who } discard { hand-n } of your choice from your hands
       *[other] { $who } discard { hand-n } of your choice from your hands
    }
   *[one] { $form ->
        [aim] to have { $who } discard { hand-n } of their choice from their hand
       *[other] { $who } discards { hand-n } of their choice from their hand
    }
}
hand-n = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
effect-take-icon = { aim }pick an icon of the bearer. Until the end of the phase, it loses that icon
effect-name-trait = { aim }name a trait. Until the end of the phase, cards with that trait cost you { $n } gold less to play
effect-name-ban = { aim }name a type of challenge. Until the end of the phase, the loser can neither attack nor defend in challenges of that type
effect-put-on = { aim }attach { $card } to { $to } without paying its cost
effect-forfeit = { $person ->
    [you] { aim }name character or location. Then pick a card of that type you control and discard it from play
    [both] { $form ->
        [aim] to have { $who } name character or location
       *[other] { $who } name character or location
    } each. Then pick a card of that type you control and discard it from play
   *[one] { $form ->
        [aim] to have { $who } name character or location
       *[other] { $who } names character or location
    }. Then that player picks a card of that type under their own control and discards it from play
} (cannot be saved)
effect-wedding = { $form ->
    [aim] to have the opponent to your left pick { $first } and { $second }
   *[other] the opponent to your left picks { $first } and { $second }
}, if there are any. Then kill one of them. The other claims { power-n }
effect-pass-claim = { aim }cancel its claim. Then pick an opponent. That player satisfies it as if they had lost the challenge as defender

## What is said

event-turned-up = { $seat } reveals: { $cards }.
event-took-one = { $seat } takes { $card } into hand.
event-barred = { $seat } names { $type }: { $other } can neither attack nor defend in it until the end of the phase.
event-claim-cancelled = { $seat } cancels the claim of the challenge.
event-claim-passed = { $seat } picks { $other } to satisfy the claim.
event-escaped = { $card } is not discarded, but comes into play.
prompt-take-one = Which card do you take into your hand?
prompt-icon = Which icon does { $card } lose?
prompt-trait = Which trait do you name?
prompt-victim = Who satisfies the claim in your place?
reason-is-hushed = You cannot trigger effects now, nor use { $card }.
reason-is-barred = You can attack no more this phase: { $type }.
