## Words of King's Landing

text-up-to-per = up to 1 { $what } { $per }
cards-in-pile-of = in { $yours ->
    [yes] your
   *[no] an opponent's
} { $zone ->
    [dead] dead pile
   *[discard] discard pile
}
cards-attached-to = attached to { $to }
cards-unattached = without attachments
cards-printed-at-most = with printed STR { $most } or lower
who-holding = each opponent with { $least } or more cards in hand
when-mightier = you { $form ->
    [no] do not control
   *[yes] control
} more { $which } than each opponent
when-holds-more = that player { $form ->
    [no] does not hold
   *[yes] holds
} more cards in hand than you
when-is-first = you are { $form ->
    [no] not{ " " }
   *[yes] { "" }
}the first player
when-attack-on-mightier = you are { $form ->
    [no] not attacking
   *[yes] attacking
} an opponent who has more power than you
when-side-has = { $which } { $form ->
    [no] does not participate
   *[yes] participates
} in a challenge on your side
after-drawn = after an opponent draws a card
after-from-deck = after { $which } is discarded from a draw deck
after-bearer-fails = after the bearer's controller does not win dominance
after-lost-so-many = after you lose { $n ->
    [3] your third challenge
   *[other] { $n ->
        [one] a challenge
       *[other] { $n } challenges
    }
} of the same phase
after-you-declare = after you declare attackers in { $types ->
    [none] a challenge
   *[other] { $types }
}
after-challenged = after an opponent declares a challenge{ $you ->
    [yes] { " " }against you
   *[no] { "" }
}

gives-unplayable = no player may play { $title }{ lasting }
gives-gagged = { $person ->
    [you] { $form ->
        [aim] so that you may play no events{ lasting }
       *[other] you may play no events{ lasting }
    }
   *[other] { $form ->
        [aim] so that { $whose } may play no events{ lasting }
       *[other] { $whose } may play no events{ lasting }
    }
}
gives-sanctuary = nobody may initiate { $icon ->
    [intrigue] an intrigue
    [military] a military
   *[power] a power
} challenge against you
gives-challenge-anytime = { $form ->
    [aim] so that { $whose } may{ lasting } initiate one more { extra-icon } challenge as an action, against an opponent of { $person ->
        [you] your
       *[other] their
    } choice
   *[other] { $whose } may{ lasting } initiate one more { extra-icon } challenge as an action, against an opponent of { $person ->
        [you] your
       *[other] their
    } choice
}
gives-defence-bonus = while you defend with at least 1 character, your side counts { $n } STR more
gives-defence-bonus-per = while you defend with at least 1 character, your side counts { $n } STR more { $per }
gives-late-comers = each character whose printed cost is lower than the number of characters in its controller's dead pile comes into play kneeling
gives-no-unopposed = you claim no power for unopposed challenges
gives-hatches = while you control { $of }, { $card } and each of its duplicates is a duplicate of { $of }
gives-withdraws = { $how ->
    [killed] killed
    [returned] returned to its owner's hand
    [topped] put on top of its owner's draw deck
    [bottomed] put at the bottom of its owner's draw deck
    [buried] put into its owner's dead pile
   *[discarded] discarded from play
}

effect-gain-gold = { aim }take { $n } gold from the treasury
effect-steal-gold = { aim }move { $n } gold from the gold pool of { $whose } to yours
effect-grant-one = { $form ->
    [aim] so that, until the end of the phase, { $card } has one of these of your choice ({ $gifts })
    [so] { $card } has one of these of your choice until the end of the phase ({ $gifts })
   *[say] until the end of the phase, { $card } has one of these of your choice ({ $gifts })
}
effect-give-control = { $form ->
    [aim] so that that player takes control of { $card }
   *[other] that player takes control of { $card }
}
effect-read-hand = { aim }look at that player's hand
effect-outlaw = { aim }name a card that is not a plot. Until the end of the phase, no player may play it
effect-rather = { $first }. If { $when }, do this instead: { CAPITAL($second) }
effect-ransom = { $yours ->
    [yes] { aim }{ $how ->
        [killed] kill
       *[other] discard
    } { $which } unless its controller pays you { $n } gold
   *[no] { $form ->
        [aim] so that whoever controls { $which } must pay you { $n } gold or { ransom-verb } it
       *[other] whoever controls { $which } must pay you { $n } gold or { ransom-verb } it
    }
}
ransom-verb = { $how ->
    [killed] kill
   *[other] discard
}
effect-raise = { aim }put { $which } into play under your control
effect-revive = { aim }put { $which } into play
effect-take-power = { aim }move { power-n } from the House card of { $whose } to yours
effect-spoil-plot = { aim }look at all plots in an opponent's plot deck and put one of them on that player's used pile
effect-arm = { aim }search your draw deck for X { $which }, attach them to { $card } and shuffle the deck
effect-name-weakness = { aim }name a challenge icon. Each opponent picks a standing character with that icon under their own control, if they can. Until the end of the phase, each card picked this way loses it
effect-lead-astray = { $form ->
    [aim] so that the challenge is against another opponent of the attacker, of your choice
   *[other] the challenge is against another opponent of the attacker, of your choice
}. Titles do not limit this choice
effect-stand-any = { aim }stand any number of { $which }
effect-sift-top = { aim }reveal { $n ->
    [one] the top card
   *[other] the top { $n } cards
} of your draw deck. Take one of them into your hand and shuffle the rest into the deck
effect-sift-top-per = { aim }reveal { cards-n } from the top of your draw deck { $per }. Take one of them into your hand and shuffle the rest into the deck
effect-recall-top = { aim }take the top card of your discard pile into your hand
effect-see-top = { aim }look at the top card of your draw deck. Put it back or at the bottom of the deck

## What is said and asked

how-buried = put into the dead pile
due-buried = { $cards } { $count ->
    [one] is
   *[other] are
} about to be put into the dead pile
event-left-buried = { $card } is put into the dead pile.
event-gained-gold = { $seat } takes { $count } gold from the treasury.
event-outlawed = { $seat } names { $name }: nobody may play this card until the end of the phase.
event-ransomed = { $seat } pays { $count } gold to { $other } and keeps { $card }.
event-looked-plots = { $seat } looks at the plot deck of { $other }.
event-looked-plots-seen = { $seat } sees in the plot deck of { $other }: { $cards }.
event-spoiled-plot = { $seat } puts { $card } from the plot deck of { $other } on the used plots.
event-diverted = { $card }: the challenge is against { $other } from now on.
event-folded = { $card } is now a duplicate of { $it }.
prompt-gift = What does { $card } get until the end of the phase?
prompt-outlaw = Which card may nobody play this phase?
prompt-ransom = Do you pay { $count } gold for { $card }? Otherwise you lose the card.
prompt-whose-plots = Whose plot deck do you look at?
prompt-spoil = Which of these plots goes to the used ones?
prompt-divert = Against whom is the challenge from now on?
prompt-who-stands = Who stands up?
reason-is-banned = You may not play { $card } this phase.
keyword-no-conditions = no Condition attachments
