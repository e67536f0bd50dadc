## Sentences: how the text of a card is built

sentence = { CAPITAL($text) }.
text-head = { $head }: { $body }
text-then = { $first } { $second }
text-line = { $first }{ "\u000A" }{ $second }
text-cost = { $cost } { $body }
text-choose = { $form ->
    [aim] to choose { $what }
   *[other] choose { $what }
}
text-an-opponent = an opponent
text-a-player = a player
text-after = { $after }, { $body }
text-after-if = { $after }, if { $when }, { $body }
text-if = if { $when }, { $body }
text-while = while { $when }, { $body }
text-limit = limit { times } per { $per ->
    [challenge] challenge
    [phase] phase
   *[round] round
}
times = { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
}
text-firm = this cannot be cancelled
text-only = House { $house } only
text-lent = House { $house } only, or a deck of another House, as nobody plays this one
text-immune = immune to { $against }
text-on = attach only to { $on }
text-one-each = no more than 1 copy on each card
text-on-house = you may play { $card } as an attachment on your House card instead
text-copies = no more than { $count } per draw deck
text-copies-plot = no more than { $count } per plot deck
text-income = { $count ->
    [-1] -1
    [-2] -2
   *[other] +{ $count }
} income
text-influence = { $count } influence
text-initiative = +{ $count } initiative
text-empty = no text
head-any = Any Phase
head-revealed = When Revealed
head-response = Response
head-response-limited = Limited Response
head-anybody = { $head } (any player)
head-from = { $head } ({ $zone ->
    [hand] from your hand
    [shadows] from shadows
    [dead] from your dead pile
    [shadows] from shadows
   *[discard] from your discard pile
})
and = { $first } and { $second }
or = { $first } or { $second }
nor = { $first } or { $second }
or-bound = { $first } or { $second }
comma = { $first }, { $second }
comma-bound = { $first }, { $second }
line-dot = { $first } · { $second }
line-cost = cost { $count }
line-strength = STR { $count }
line-plot = income { $gold }, initiative { $initiative }, claim { $claim }
line-comma = { $first }, { $second }
line-list = { $list }
line-unique = unique
line-neutral = neutral
line-crests = crest: { $crests }

## Parts of sentences

aim = { $form ->
    [aim] to{ " " }
   *[other] { "" }
}
until-phase = until the end of the phase
until-round = until the end of the round
until-trigger = once
until-challenge = until the end of the challenge
until-attached = as long as it is attached
lasting = { $until ->
    [phase] { " " }{ until-phase }
    [round] { " " }{ until-round }
    [challenge] { " " }{ until-challenge }
   *[none] { "" }
}
cards-n = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
power-n = { $n } power
it-acc = it
pile-to = { $zone ->
    [hand] to its owner's hand
    [deck] on top of its owner's draw deck
    [bottom] to the bottom of its owner's draw deck
    [dead] to the dead pile
    [shadows] into its owner's shadows
   *[discard] to the discard pile
}
pile-yours = { $zone ->
    [hand] in your hand
    [deck] in your draw deck
    [dead] in your dead pile
   *[discard] in your discard pile
}
pile-from = { $zone ->
    [dead] from your dead pile
   *[discard] from your discard pile
}
pile-acc = { $zone ->
    [dead] dead pile
   *[discard] discard pile
}
unsavable = { $hard ->
    [yes] { " " }(cannot be saved)
   *[no] { "" }
}

## Who

who-you = you
who-chosen = that player
who-you-and-chosen = you both
who-each-opponent = each opponent
who-everybody = each player
who-loser = the loser
who-winner = the winner
who-more-power = a player who has more power than you
who-players-of = each player of House { $house }

## Which cards

cards-character = { $amount ->
    [many] characters
   *[one] character
}
cards-location = { $amount ->
    [many] locations
   *[one] location
}
cards-attachment = { $amount ->
    [many] attachments
   *[one] attachment
}
cards-event = { $amount ->
    [many] events
   *[one] event
}
cards-own-house-card = your House card
cards-yours = you control
cards-theirs = under their own control
cards-not-yours = you do not control
cards-not-theirs = not under their own control
cards-not-dearer = with the same or lower printed cost
cards-opponents = controlled by an opponent
cards-of = controlled by { $whose }
cards-of-house = { $house }
cards-neutral = neutral
cards-with-trait = { $trait }
cards-not-bound = non-{ $what }
cards-with-crest = with a { $crest } crest
cards-without-crest = without a { $crest } crest
cards-with-icon = with { icon-noun }
cards-without-icon = without { icon-noun }
icon-noun = { $icon ->
    [intrigue] an
   *[other] a
} { $icon } icon
cards-with-keyword = with { $keyword }
cards-without-keyword = without { $keyword }
cards-with-power = with at least 1 power
cards-without-power = without power
cards-unique = unique
cards-not-unique = non-unique
cards-standing = standing
cards-kneeling = kneeling
cards-attacking = attacking
cards-defending = defending
cards-participating = participating
cards-next = next
cards-strength-at-most = with STR { $most } or lower
cards-cost-at-most = with printed cost { $most } or lower
cards-cost-x = with printed cost X
cards-carrying = with { $what }
cards-yielding = with income or influence
cards-named = { $title }
cards-self = this card
cards-about = that card
cards-it = the chosen card
cards-paid = each card knelt this way
cards-so-picked = each card picked this way
cards-bearer = the bearer
cards-pronoun = it

## What a card is

is-character = { $form ->
    [no] is not a character
   *[yes] is a character
}
is-location = { $form ->
    [no] is not a location
   *[yes] is a location
}
is-attachment = { $form ->
    [no] is not an attachment
   *[yes] is an attachment
}
is-yours = { $form ->
    [no] is not under your control
   *[yes] is under your control
}
is-opponents = { $form ->
    [no] is not controlled by an opponent
   *[yes] is controlled by an opponent
}
is-of-house = { $form ->
    [no] is not of House { $house }
   *[yes] is of House { $house }
}
is-neutral = { $form ->
    [no] is not neutral
   *[yes] is neutral
}
is-with-trait = { $form ->
    [no] does not have the { $trait } trait
   *[yes] has the { $trait } trait
}
is-with-crest = { $form ->
    [no] has no { $crest } crest
   *[yes] has a { $crest } crest
}
is-with-icon = { $form ->
    [no] has no { $icon } icon
   *[yes] has { icon-noun }
}
is-with-keyword = { $form ->
    [no] does not have { $keyword }
   *[yes] has { $keyword }
}
is-with-power = { $form ->
    [no] has no power
   *[yes] has at least 1 power
}
is-unique = { $form ->
    [no] is not unique
   *[yes] is unique
}
is-not-unique = { $form ->
    [no] is unique
   *[yes] is not unique
}
is-standing = { $form ->
    [no] is not standing
   *[yes] is standing
}
is-kneeling = { $form ->
    [no] is not kneeling
   *[yes] is kneeling
}
is-attacking = { $form ->
    [no] is not attacking
   *[yes] is attacking
}
is-defending = { $form ->
    [no] is not defending
   *[yes] is defending
}
is-participating = { $form ->
    [no] is not participating in a challenge
   *[yes] is participating in a challenge
}
is-strength-at-most = { $form ->
    [no] has STR higher than { $most }
   *[yes] has STR { $most } or lower
}
is-carrying = { $form ->
    [no] does not bear { $what }
   *[yes] bears { $what }
}
is-named = { $form ->
    [no] is not { $title }
   *[yes] is { $title }
}

## When

when-all = { $first } and { $second }
when-any = { $first } or { $second }
when-there = { $form ->
    [no] { $least ->
        [1] { $named ->
            [yes] { $which } is not in play
           *[no] { $which } is in play
        }
       *[other] fewer than { $least } { $which } are in play
    }
   *[yes] { $least ->
        [1] { $which } is in play
       *[other] at least { $least } { $which } are in play
    }
}
when-you-control = { $form ->
    [no] { $least ->
        [1] { $named ->
            [yes] you do not control { $which }
           *[no] you control { $which }
        }
       *[other] you control fewer than { $least } { $which }
    }
   *[yes] { $least ->
        [1] you control { $which }
       *[other] you control at least { $least } { $which }
    }
}
when-plots-chosen = plots { $form ->
    [no] are not just chosen and face down
   *[yes] are chosen and still face down
}
when-only-attachment = { $bearer } bears { $form ->
    [no] another
   *[yes] no other
} attachment
when-in-phase = it is { $form ->
    [no] not{ " " }
   *[yes] { "" }
}the { $phase }
when-poorer-plot = that player's revealed plot { $form ->
    [no] does not have
   *[yes] has
} less income than yours
when-itself = { $card } { $which }
when-bearer-is = { $card } { $which }
when-in-pile = { $form ->
    [no] fewer than { $least } { $which } { $least ->
        [1] is
       *[other] are
    } { pile-yours }
   *[yes] { $least ->
        [1] { $which } is { pile-yours }
       *[other] at least { $least } { $which } are { pile-yours }
    }
}
when-challenge = { $types ->
    [none] { $form ->
        [no] no challenge is under way
       *[yes] a challenge is under way
    }
   *[other] { $types } { $form ->
        [no] is not under way
       *[yes] is under way
    }
}
when-you-attack = you { $form ->
    [no] are not attacking
   *[yes] are attacking
}
when-opponents = you have { $form ->
    [no] fewer than
   *[yes] at least
} { $least } opponents
when-outnumbered = { $form ->
    [no] no opponent
   *[yes] an opponent
} controls more characters than you

## How many

number-count = for { $which }{ $yours ->
    [yes] { "" }
   *[no] { " " }in play
}
number-count-in-pile = for { $which } { pile-yours }
number-gold = for each gold in your gold pool
number-x = X
number-tokens = for each { $what ->
    [power] power
   *[gold] gold
} on { $card }

## What a text answers

after-left = { $form ->
    [due] when { $which } would { $how ->
        [none] leave play
       *[other] be { $how }
    }
   *[done] after { $which } { $how ->
        [none] leaves play
       *[other] is { $how }
    }
}
how-killed = killed
how-discarded = discarded from play
how-returned = returned to hand
how-topped = put on top of the draw deck
how-bottomed = put at the bottom of the draw deck
after-laid-dead = { $form ->
    [due] when a card would be put into { laid-pile }
   *[done] after a card is put into { laid-pile }
}
laid-pile = { $yours ->
    [yes] your dead pile
   *[no] an opponent's dead pile
}
after-entered = { $entry ->
    [played] { $by ->
        [you] after you play { $whom }
        [opponent] after an opponent plays { $whom }
       *[anybody] after { $which } is played
    }
    [put] { $by ->
        [you] after you put { $whom } into play
        [opponent] after an opponent puts { $whom } into play
       *[anybody] after { $which } is put into play
    }
   *[other] { $by ->
        [you] after { $which } comes into play under your control
        [opponent] after { $which } comes into play under an opponent's control
       *[anybody] after { $which } comes into play
    }
}
after-event-played = { $form ->
    [due] { $by ->
        [you] when you play { $whom }
        [opponent] when an opponent plays { $whom }
       *[anybody] when { $which } is played
    }
   *[done] { $by ->
        [you] after you play { $whom }
        [opponent] after an opponent plays { $whom }
       *[anybody] after { $which } is played
    }
}
contest-military = a military challenge
contest-intrigue = an intrigue challenge
contest-power = a power challenge
contest = { $types ->
    [none] a challenge
   *[other] { $types }
}
contest-role = { $role ->
    [attacker] { " " }as attacker
    [defender] { " " }as defender
   *[any] { "" }
}
contest-with = { $taking_part ->
    [none] { "" }
   *[other] { " " }with { $taking_part } participating
}
contest-alone = { $alone ->
    [yes] { " " }with { $card } participating alone
   *[no] { "" }
}
contest-how = { $unopposed ->
    [yes] { " " }unopposed
   *[no] { "" }
}{ contest-margin }{ $total ->
    [0] { "" }
   *[other] { " " }with a total STR of { $total } or higher
}
contest-margin = { $margin ->
    [0] { "" }
   *[other] { " " }by { $margin } or more STR
}
contest-behind = { $margin ->
    [0] { "" }
   *[other] { " " }by { $margin } or more STR
}
after-won = { $form ->
    [due] when you would win { contest }{ contest-role }{ contest-how }{ contest-alone }{ contest-with }
   *[done] after you win { contest }{ contest-role }{ contest-how }{ contest-alone }{ contest-with }
}
after-lost = after you lose { contest }{ contest-role }{ $unopposed ->
    [yes] { " " }unopposed
   *[no] { "" }
}{ contest-behind }{ $total ->
    [0] { "" }
   *[other] { " " }against a total STR of { $total } or higher
}{ contest-with }
after-won-this = after you win this challenge{ contest-how }
after-lost-this = after you lose this challenge{ contest-behind }
after-decided = after a player wins { contest }{ contest-margin }
after-declared = after { $which } is declared as { $attack ->
    [yes] an attacker
   *[no] a defender
}
after-phase-begins = at the beginning of the { $phase }
after-phase-ends = at the end of the { $phase ->
    [none] phase
   *[other] { $phase }
}
after-plot-revealed = after { $itself ->
    [yes] this plot is revealed
   *[no] you reveal a plot
}
after-named-plot-revealed = after an opponent reveals the named plot
after-initiative-won = after a player wins initiative
after-dominance-won = after { $lost ->
    [yes] another player wins dominance
   *[no] you win dominance
}
after-stood = after { $which } stands during the standing phase
after-gained = after { $which } claims power { $how ->
    [renown] for renown
    [unopposed] for an unopposed challenge
    [dominance] for dominance
   *[other] by an effect
}
after-shown = after an opponent's effect{ $but ->
    [none] { "" }
   *[other] { " " }(other than that of { $but })
} reveals a card
after-one-of = { $first } or { $second }
after-shown-such = after an opponent reveals { $which }
after-attached-to = after you play an attachment on { $which }
after-weakened = after the STR of a character is lowered

## What cards have: a verb stands between the card and the rest

gives = { $form ->
    [aim] so that { $which } { $verb } { $gives }{ lasting }
    [so] { $which } { $verb } { $gives }{ lasting }
   *[say] { $until ->
        [none] { $which } { $verb } { $gives }
        [phase] { until-phase }, { $which } { $verb } { $gives }
        [round] { until-round }, { $which } { $verb } { $gives }
       *[challenge] { until-challenge }, { $which } { $verb } { $gives }
    }
}
gives-more = { $first } and { $verb } { $gives }
given = { $verb } { $gives }
verb-has = { $amount ->
    [many] have
   *[one] has
}
verb-loses = { $amount ->
    [many] lose
   *[one] loses
}
verb-is = { $amount ->
    [many] are
   *[one] is
}
verb-cannot = cannot
verb-does = { $amount ->
    [many] do not
   *[one] does not
}
verb-passive = { $amount ->
    [many] are
   *[one] is
}
verb-goes = { $amount ->
    [many] go
   *[one] goes
}
verb-serves = { $amount ->
    [many] serve
   *[one] serves
}
gives-strength = { $sign }{ $n } STR
gives-strength-per = { $sign }{ $n } STR { $per }
gives-strength-each = +{ $n } STR for each attachment borne
gives-icon = { icon-noun }
gives-no-icon = { icon-noun }
gives-keyword = { $keyword }
gives-no-keyword = { $keyword }
gives-trait = the { $trait } trait
gives-crest = a { $crest } crest
gives-blank = all text except traits
gives-immune = immune to { $against }
gives-proof = be { $how }
gives-proof-if-changed = be killed or discarded from play during a phase in which its own STR has changed
gives-unsavable = be saved
gives-cannot-attack = be declared as { $form ->
    [many] attackers
   *[other] an attacker
}
gives-cannot-defend = be declared as { $form ->
    [many] defenders
   *[other] a defender
}
gives-unsneakable = be chosen for stealth
gives-stays-standing = kneel { $role ->
    [attacker] to attack
    [defender] to defend
   *[both] to attack or to defend
}{ $types ->
    [none] { "" }
   *[other] { " " }in { $types }
}
gives-stays-kneeling = stand during the standing phase
gives-uncounted = count when the challenge is resolved
gives-untargetable = be chosen by opponents as a target of events or character abilities
gives-goes-to = { pile-to } instead { $how ->
    [killed] when killed
    [discarded] when discarded from play
   *[returned] when returned to hand
}
gives-dies-at-zero = { $how ->
    [discarded] discarded from play
   *[killed] killed
} at STR 0{ $hard ->
    [yes] { " " }(cannot be saved)
   *[no] { "" }
}
gives-gold-counts = you as a further gold pool
gives-guard = not killed if { $card } is kneeling; { $card } stands instead

## Rules for players

discount-which = { $which }{ $once ->
    [yes] { " " }you play{ $until ->
        [phase] { " " }this phase
        [round] { " " }this round
       *[other] { "" }
    }
   *[no] { "" }
}
gives-discount = { $form ->
    [aim] to have { discount-which } cost you { $n } gold less
   *[other] { discount-which } { $once ->
        [yes] costs
       *[no] cost
    } you { $n } gold less
}
gives-discount-per = { $form ->
    [aim] to have { discount-which } cost you { $n } gold less { $per }
   *[other] { discount-which } { $once ->
        [yes] costs
       *[no] cost
    } you { $n } gold less { $per }
}
own-discount-when = { $when ->
    [none] { "" }
   *[other] { " " }while { $when }
}
gives-own-discount = { $card } costs { $n } gold less{ own-discount-when }
gives-own-discount-per = { $card } costs { $n } gold less { $per }{ own-discount-when }
gives-no-income = characters, locations and attachments give no player any income this round
gives-plot-income-zero = the income of each opponent's revealed plot counts as 0
gives-no-taxation = there is no taxation phase this round
claim-sign = { $sign ->
    [less] lower
   *[more] higher
}
claim-whose = { $person ->
    [you] your claim
   *[other] the claim of { $whose }
}
gives-claim = { $form ->
    [aim] so that { claim-whose } is { $n } { claim-sign }{ lasting }
   *[other] { claim-whose } is { $n } { claim-sign }{ lasting }
}
gives-claim-per = { $form ->
    [aim] so that { claim-whose } is { $n } { claim-sign } { $per }{ lasting }
   *[other] { claim-whose } is { $n } { claim-sign } { $per }{ lasting }
}
toll-to = { $to_you ->
    [yes] you
   *[no] the player being attacked
}
gives-toll = { $what ->
    [event] whoever wants to play an event must give { $n } gold from their gold pool to an opponent of their choice
    [bearer] whoever wants to declare the bearer as an attacker or defender, or to trigger one of its abilities, must give you { $n } gold from their gold pool
   *[challenge] { $owes ->
        [none] whoever wants to initiate { contest } must give { toll-to } { $n } gold from their gold pool
       *[other] { $form ->
            [aim] so that{ lasting } { $owes } must give { toll-to } { $n } gold from their gold pool for each time they want to initiate { contest }
           *[other] { $owes } must{ lasting } give { toll-to } { $n } gold from their gold pool for each time they want to initiate { contest }
        }
    }
}
gives-only-defenders = only { $which } may be declared as defenders
gives-no-defenders = while { $card } attacks a player who controls { $without }, that player may declare no defenders
gives-truce = { $form ->
    [aim] so that{ lasting } you may not initiate { truce-icon } challenges against each other
   *[other] you may not initiate { truce-icon } challenges against each other{ lasting }
}
truce-icon = { $icon ->
    [military] military
    [intrigue] intrigue
   *[power] power
}
gives-extra-challenge = { $person ->
    [you] { $form ->
        [aim] to be allowed to initiate one more { extra-icon } challenge{ lasting }
       *[other] you may initiate one more { extra-icon } challenge{ lasting }
    }
    [both] { $form ->
        [aim] so that { $whose } may initiate one more { extra-icon } challenge{ lasting }
       *[other] { $whose } may initiate one more { extra-icon } challenge{ lasting }
    }
   *[one] { $form ->
        [aim] so that { $whose } may initiate one more { extra-icon } challenge{ lasting }
       *[other] { $whose } may initiate one more { extra-icon } challenge{ lasting }
    }
}
extra-icon = { $icon ->
    [military] military
    [intrigue] intrigue
   *[power] power
}
gives-power-ignored = power on opponents' characters does not count towards their victory
gives-plot-window = after plots are chosen and before they are revealed, all players may take actions
gives-swapped = your plot decks are exchanged
gives-delayed = { $once ->
    [no] each time, { $after }, { $does }
   *[yes] { $after }, { $does }
}

## Costs

cost-kneel = kneel { $which }
cost-lose = { $how ->
    [killed] kill { $card }
    [returned] return { $card } to its owner's hand
   *[discarded] discard { $card } from play
}
cost-gold = pay { $n } gold
cost-x-gold = pay X gold{ $least ->
    [0] { "" }
   *[other] { " " }(at least { $least })
}
cost-influence = kneel { $n } influence
cost-kneel-yours = kneel { $n ->
    [1] { $which }
   *[other] { $n } { $which }
}
cost-either = { $first } or { $second }
cost-drop-top = discard { $n ->
    [1] the top card
   *[other] the top { $n } cards
} of your draw deck

## Effects

owners = { $amount ->
    [many] their owners'
   *[one] its owner's
}
effect-remove = { aim }{ $how ->
    [killed] kill { $which }
    [returned] return { $which } to { owners } { $amount ->
        [many] hands
       *[one] hand
    }
    [topped] put { $which } on top of { owners } draw { $amount ->
        [many] decks
       *[one] deck
    }
    [buried] put { $which } into { owners } dead { $amount ->
        [many] piles
       *[one] pile
    }
    [bottomed] put { $which } at the bottom of { owners } draw { $amount ->
        [many] decks
       *[one] deck
    }
   *[discarded] discard { $which } from play
}{ unsavable }
effect-kneel = { aim }kneel { $which }
effect-stand = { aim }stand { $which }
claims = { $amount ->
    [many] each claim
   *[one] claims
}
effect-claim = { $form ->
    [aim] to have { $which } claim { power-n }
   *[other] { $which } { claims } { power-n }
}
effect-claim-per = { $form ->
    [aim] to have { $which } claim { power-n } { $per }
   *[other] { $which } { claims } { power-n } { $per }
}
effect-claim-house = { aim }claim { power-n } for your House
effect-take-control = { aim }take control of { $which }
effect-return-control = { $form ->
    [aim] to have control of { $card } go back to its owner
   *[other] control of { $card } goes back to its owner
}
effect-draw = { $person ->
    [you] { aim }draw { cards-n }
    [both] { $form ->
        [aim] to have { $who } draw { cards-n }
       *[other] { $who } draw { cards-n }
    }
   *[one] { $form ->
        [aim] to have { $who } draw { cards-n }
       *[other] { $who } draws { cards-n }
    }
}
random-n = { $n ->
    [one] 1 card
   *[other] { $n } cards
} at random from
effect-drop-random = { $person ->
    [you] { aim }discard { random-n } your hand
    [both] { $form ->
        [aim] to have { $who } discard { random-n } your hands
       *[other] { $who } discard { random-n } your hands
    }
   *[one] { $form ->
        [aim] to have { $who } discard { random-n } their hand
       *[other] { $who } discards { random-n } their hand
    }
}
effect-save = { aim }save { $it }
effect-redirect = { $form ->
    [aim] so that { $it } goes { pile-to } instead
   *[other] { $it } goes { pile-to } instead
}
effect-put-into-play = { aim }put { $which } into play
effect-put-under-control = { aim }put { $card } into play under that player's control
effect-then = { $first }. Then { $second }
effect-take-gold = { aim }move all gold from the gold pool of { $whose } to yours
effect-place-gold = { aim }place { $n } gold from the treasury on { $card }
effect-shuffle-piles = { $person ->
    [you] { aim }shuffle your { pile-acc } into your draw deck
    [both] { $form ->
        [aim] to have { $who } shuffle your { pile-acc } into your draw deck
       *[other] { $who } shuffle your { pile-acc } into your draw deck
    }
   *[one] { $form ->
        [aim] to have { $who } shuffle their { pile-acc } into their draw deck
       *[other] { $who } shuffles their { pile-acc } into their draw deck
    }
}
effect-join = { aim }have { $card } participate in the challenge on your side
effect-adopt-keywords = { $form ->
    [aim] so that, until the end of the phase, { $it } loses { $keywords }, and { $card } gains each keyword lost this way
    [so] until the end of the phase { $it } loses { $keywords }, and { $card } gains each keyword lost this way
   *[say] until the end of the phase, { $it } loses { $keywords }, and { $card } gains each keyword lost this way
}
effect-search = { $person ->
    [you] { aim }search your draw deck for { $which }, reveal it, { $to ->
        [play] put it into play
       *[hand] take it into your hand
    } and shuffle the deck
    [both] { $form ->
        [aim] to have { $who } search
       *[other] { $who } search
    } your draw decks for { $which } each, reveal it, { $to ->
        [play] put it into play
       *[hand] take it into your hand
    } and shuffle the deck
   *[one] { $form ->
        [aim] to have { $who } search their draw deck for { $which }, reveal it, { $to ->
            [play] put it into play
           *[hand] take it into their hand
        } and shuffle the deck
       *[other] { $who } searches their draw deck for { $which }, reveals it, { $to ->
            [play] puts it into play
           *[hand] takes it into their hand
        } and shuffles the deck
    }
}
effect-pick = { $person ->
    [you] { $optional ->
        [yes] you may pick { $which }. If you do: { CAPITAL($then) }
       *[no] { aim }pick { $which }. { CAPITAL($then) }
    }
    [both] { $form ->
        [aim] to have { $who } pick { $which } each. { CAPITAL($then) }
       *[other] { $who } { pick-both } { $which } each. { CAPITAL($then) }
    }
   *[one] { $form ->
        [aim] to have { $who } pick { $which }. { CAPITAL($then) }
       *[other] { $who } { pick-one } { $which }. { CAPITAL($then) }
    }
}
pick-one = { $optional ->
    [yes] may pick
   *[no] picks
}
pick-both = { $optional ->
    [yes] may pick
   *[no] pick
}
effect-spare = { $form ->
    [aim] to have each player pick up to { $most } { $picked }
   *[other] each player picks up to { $most } { $picked }
}. { $how ->
    [killed] Kill { $which } that nobody picked
    [returned] Return { $which } that nobody picked to their owners' hands
   *[discarded] Discard from play { $which } that nobody picked
} (cannot be saved)
effect-new-plot = { $person ->
    [you] { aim }pick and reveal a further card from your plot deck
    [both] { $form ->
        [aim] to have { $who } pick and reveal a further card from your plot decks
       *[other] { $who } pick and reveal a further card from your plot decks
    }
   *[one] { $form ->
        [aim] to have { $who } pick and reveal a further card from their plot deck
       *[other] { $who } picks and reveals a further card from their plot deck
    }
}
effect-peek-top = { aim }look at the top card of that player's draw deck. Put it back or at the bottom of the deck
effect-reveal-top = { aim }reveal { $n ->
    [1] the top card of your draw deck and take it
   *[other] the top { $n } cards of your draw deck and take them
} into your hand
effect-give-up = { $first } or { $second }
effect-down-to = { $form ->
    [aim] to have{ " " }
   *[other] { "" }
}whoever holds the most cards in hand { $form ->
    [aim] discard
   *[other] discards
} cards of their choice until { $n } { $n ->
    [one] is
   *[other] are
} left
effect-from-pile = { aim }take { $which } { pile-from } into your hand
effect-move-attachment = { aim }attach { $card } to a different character
effect-to-hand = { aim }take { $card } into your hand
effect-name-card = { aim }name a card. All opponents show their hands and discard each card of that name
effect-name-plot = { aim }name a plot. Claim 1 power for your House each time an opponent reveals it this phase
effect-become-attachment = { aim }attach { $card } to { $to } as an attachment with the { $trait } trait (+{ $strength } STR)
effect-drop-top = { $person ->
    [you] { aim }discard { top-n } of your draw deck
    [both] { $form ->
        [aim] to have { $who } discard { top-n } of your draw decks
       *[other] { $who } discard { top-n } of your draw decks
    }
   *[one] { $form ->
        [aim] to have { $who } discard { top-n } of their draw deck
       *[other] { $who } discards { top-n } of their draw deck
    }
}
top-n = { $n ->
    [1] the top card
   *[other] the top { $n } cards
}
effect-lose-gold = { aim }pay { $n } gold
effect-may-pay = you may pay { $n } gold { $then }
effect-if = { $form ->
    [so] { $then } if { $when }
   *[other] if { $when }, { $then }
}
effect-swap-plots = { $form ->
    [aim] to have you both exchange your plot decks and your used plots until the end of the round
    [so] you both exchange your plot decks and your used plots until the end of the round
   *[say] until the end of the round, you both exchange your plot decks and your used plots
}
effect-recover-top = { aim }put the top card of that player's discard pile on top of their draw deck
effect-pick-for-each = { aim }pick for each player { $which } they control. { CAPITAL($then) }
effect-copy-revealed = { aim }carry out the "when revealed" effect of that player's revealed plot as if it stood on { $card }
effect-attach-from-pile = { aim }attach an attachment from your discard pile to a character you control
effect-remove-gold = { aim }remove { $n } gold from the gold pool of a player
effect-lay-toll = { aim }name a type of challenge. Until the end of the phase, that player must give you { $n } gold from their gold pool each time they initiate such a challenge

## Traits

trait-ally = Ally
trait-armor = Armor
trait-army = Army
trait-asshai = Asshai
trait-bastard = Bastard
trait-boon = Boon
trait-captain = Captain
trait-clansman = Clansman
trait-condition = Condition
trait-conscriptor = Conscriptor
trait-creature = Creature
trait-decree = Decree
trait-direwolf = Direwolf
trait-dorne = Dorne
trait-dothraki = Dothraki
trait-dragon = Dragon
trait-dragonstone = Dragonstone
trait-free-cities = Free Cities
trait-house-clegane = House Clegane
trait-house-dayne = House Dayne
trait-house-florent = House Florent
trait-house-tarly = House Tarly
trait-house-tully = House Tully
trait-house-tyrell = House Tyrell
trait-intrigue-gambit = Intrigue Gambit
trait-iron-islands = Iron Islands
trait-ironborn = Ironborn
trait-item = Item
trait-king = King
trait-kings-landing = King's Landing
trait-kingdom = Kingdom
trait-kingsguard = Kingsguard
trait-knight = Knight
trait-lady = Lady
trait-lannisport = Lannisport
trait-lord = Lord
trait-maester = Maester
trait-mercenary = Mercenary
trait-military-battle = Military Battle
trait-nights-watch = Night's Watch
trait-others = Others
trait-power-struggle = Power Struggle
trait-qartheen = Qartheen
trait-queen = Queen
trait-queensguard = Queensguard
trait-sand-snake = Sand Snake
trait-skill = Skill
trait-small-council = Small Council
trait-stronghold = Stronghold
trait-the-east = The East
trait-title = Title
trait-traitor = Traitor
trait-unsullied = Unsullied
trait-warship = Warship
trait-weapon = Weapon
trait-westeros = Westeros
trait-wildling = Wildling
trait-winterfell = Winterfell
