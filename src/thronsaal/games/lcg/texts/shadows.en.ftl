## Shadows: the table

option-shadows = Shadows
option-shadows-off = none
option-shadows-first = by the rulebook: one card at the start of each phase
option-shadows-second = by the insert: as an action, as many as you like
pause-shadows = Out of shadows
zone-shadows = into shadows
place-shadows = in your shadows
place-aside = open, since it has just come out
card-veiled = the hidden card no. { $count } ({ $seat })
card-in-place = { $card } (no. { $count })

## Questions and moves

prompt-opening = Start of the phase ({ $phase }): do you bring a card out of shadows? (gold: { $count })
prompt-shadow-cost = { $card }: Which shadow cost do you pay?
prompt-hide = { $count ->
    [one] { $card }: Which card do you lay into shadows?
   *[other] { $card }: Which cards do you lay into shadows? (up to { $count })
}
move-hide = Lay { $card } into shadows
move-hide-for = { $count ->
    [0] Lay { $card } into shadows for free
   *[other] Lay { $card } into shadows for { $count } gold
}
move-emerge = Bring out { $card }
move-emerge-for = { $count ->
    [0] Bring out { $card } for free
   *[other] Bring out { $card } for { $count } gold
}

## What happens

event-hid = { $count ->
    [-1] { $seat } lays a card into shadows (no. { $place }).
    [0] { $seat } lays a card into shadows for free (no. { $place }).
   *[other] { $seat } lays a card into shadows for { $count } gold (no. { $place }).
}
event-hid-seen = { $count ->
    [-1] { $seat } lays { $card } into shadows (no. { $place }).
    [0] { $seat } lays { $card } into shadows for free (no. { $place }).
   *[other] { $seat } lays { $card } into shadows for { $count } gold (no. { $place }).
}
event-veiled = { $card } now lies in { $seat }'s shadows (no. { $count }).
event-emerges = { $seat } brings { $card } out of shadows (no. { $place }).
event-finds-no-bearer = { $card } finds nothing it may be attached to and is discarded.
event-used-from-shadows = { $seat } uses { $card } from shadows.
event-peeked = { $seat } looks at card no. { $count } in { $other }'s shadows.
event-peeked-seen = { $seat } sees as no. { $count } in { $other }'s shadows: { $card }.
event-left-shaded = { $card } goes into shadows.
event-taken-back = { $card } goes back to { $seat }'s hand.
due-shaded = { $cards } { $count ->
    [one] is
   *[other] are
} about to go into shadows
how-shaded = sent into shadows

## Why something cannot be done

reason-no-shadow = { $card } is no card of shadows.
reason-only-by-shadows = { $card } does not come into play from hand, only out of shadows.
reason-too-dear-to-hide = To lay a card into shadows costs { $count } gold, you have { $gold }.
reason-nothing-there = There is no card in place { $count } of your shadows.
reason-not-now-out = You cannot bring { $card } out of shadows now.
reason-shadow-event = { $card } is an event: it is played from shadows when its time has come.
reason-no-shadow-cost = { $card } has no shadow cost and stays in shadows until an effect brings it out.
reason-no-emerging = You may bring no card out of shadows now.

## On the board

board-shadows = In shadows
board-veil = Place { $count } in shadows
board-veil-hidden = face down
board-veil-price = costs { $count } gold
board-veil-about = A card in shadows lies face down in its place. What it is only its controller knows, and who has seen it.
board-veil-known = known to others
board-veil-token = has a further shadow cost
board-can-hide = can be laid into shadows
board-can-emerge = can come out of shadows
board-can-slot = can be chosen
board-window-shadows = Out of shadows
board-did-emerges = { $card } has come out of { $seat }'s shadows.
board-did-leaves-shaded = { $card } goes into shadows.
board-leaving-shadows = goes into shadows

## At a glance

glance-shadows = { " " }In shadows
glance-veiled = no. { $count } face down
glance-comes-out = costs { $count }
glance-ready = affordable

## Words of card texts

text-shadow = Shadow ({ $cost })
line-shadow = out of shadows { $count }
line-costless = no cost

cards-veiled = { $amount ->
    [many] cards
   *[one] card
} { veiled-where }
veiled-where = { $area ->
    [you] in your shadows
    [opponents] in an opponent's shadows
    [chosen] in that player's shadows
    [loser] in the loser's shadows
   *[all] in shadows
}
cards-emerged = (out of shadows this phase)
number-count-veiled = for each card { veiled-where }
when-lurking = { $form ->
    [no] { $least ->
        [1] no card is { veiled-where }
       *[other] fewer than { $least } cards are { veiled-where }
    }
   *[yes] { $least ->
        [1] a card is { veiled-where }
       *[other] at least { $least } cards are { veiled-where }
    }
}
cheaper-in-which = { $once ->
    [yes] the next card
   *[no] each card
}
gives-cheaper-in = { $form ->
    [aim] so that { cheaper-in-which } you lay into shadows costs you { $n } gold less{ lasting }
   *[other] { cheaper-in-which } you lay into shadows costs you { $n } gold less{ lasting }
}
cheaper-out-sign = { $sign ->
    [more] more
   *[less] less
}
cheaper-out-first = { $first ->
    [yes] { " " }(only the first time each round)
   *[no] { "" }
}
gives-cheaper-out = { $form ->
    [aim] so that bringing { $which } out of shadows costs you { $n } gold { cheaper-out-sign }{ lasting }{ cheaper-out-first }
   *[other] bringing { $which } out of shadows costs you { $n } gold { cheaper-out-sign }{ lasting }{ cheaper-out-first }
}
no-emerging-who = { $area ->
    [you] you cannot
    [opponents] no opponent can
    [chosen] that player cannot
    [loser] the loser cannot
   *[all] nobody can
}
gives-no-emerging = { $form ->
    [aim] so that { no-emerging-who } bring a card out of shadows{ lasting }
   *[other] { no-emerging-who } bring a card out of shadows{ lasting }
}
cost-shadow = pay the rest of { $card }'s cost
cost-shroud = put { $card } from play into shadows
after-came-out = { $form ->
    [due] { $by ->
        [you] when { $which } comes out of your shadows
        [opponent] when { $which } comes out of an opponent's shadows
       *[anybody] when { $which } comes out of shadows
    }
   *[done] { $by ->
        [you] after { $which } comes out of your shadows
        [opponent] after { $which } comes out of an opponent's shadows
       *[anybody] after { $which } comes out of shadows
    }
}
shade-further = { $further ->
    [yes] . As long as it lies there, it also has shadow equal to its printed cost
   *[no] { "" }
}
effect-shade = { aim }put { $which } into shadows{ shade-further }
effect-bring-out = { aim }put { $which } from shadows into play
effect-lay-into-shadows = { aim }lay { $which } face down into { owners } shadows
effect-drop-veiled = { aim }discard { $which }
effect-peek-veiled = { aim }look at { $which }
hide-n = { $n ->
    [one] a card of shadows
   *[other] up to { $n } cards of shadows
}
effect-hide-from-hand = { $form ->
    [aim] to be allowed to lay { hide-n } from your hand into shadows for free
   *[other] you may lay { hide-n } from your hand into shadows for free
}
effect-back-to-hand = { aim }return { $card } to its owner's hand instead of discarding it
