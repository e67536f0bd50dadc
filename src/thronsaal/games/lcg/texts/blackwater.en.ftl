## Words of the Blackwater

when-used-traits = your used plots have { $form ->
    [no] fewer than { $least }
   *[yes] { $least } or more
} different traits
when-used-plots = { $form ->
    [no] fewer than { $least }
   *[yes] at least { $least }
} of your used plots have the { $trait } trait
when-has-others = you have { $form ->
    [no] no other card
   *[yes] at least 1 other card
} in your hand
when-you-defend = you { $form ->
    [no] are not defending
   *[yes] are defending
}
cards-cost-at-least = with a printed cost of { $least } or higher
cards-printed-strength = with a printed STR of { $least } or higher
cards-few-icons = with { $most ->
    [1] at most one icon
   *[other] { $most } or fewer icons
}
after-drew-by-insight = after you draw a card by the insight of { $which }
cost-give-up = { $how ->
    [killed] kill { $which }
    [returned] return { $which } to its owner's hand
    [topped] put { $which } on top of its owner's draw deck
    [bottomed] put { $which } at the bottom of its owner's draw deck
   *[discarded] sacrifice { $which }
}
cost-drop-held = discard { $which } from your hand
cost-kneel-house = kneel your House card
cost-entrust = move { power-n } from your House card to { $to }
effect-give-back = { $form ->
    [aim] to have control of { $it } go back to its owner
   *[other] control of { $it } goes back to its owner
}
effect-captivate = { aim }take control of { $which } for as long as { $card } is in play
effect-bestow = { aim }move { power-n } from that player's House card to { $it }
effect-divert = { aim }move { power-n } from that player's House card to { $it }
effect-lay-back = { aim }put 1 card at random from your hand on top of your draw deck. If { $unless } is in play, you pick it
effect-recruit = { $form ->
    [aim] to have the loser reveal { top-n } of their draw deck
   *[other] the loser reveals { top-n } of their draw deck
}. You may put one character of them into play under your control. The others go to the bottom of the deck in random order
effect-unless-drops = { $then } unless that player discards { hand-n } of their choice from their hand
effect-restock = { aim }put up to { hand-n } from your hand at the bottom of your draw deck in any order. Then draw as many cards
effect-show-hand = { aim }reveal your whole hand
effect-name-icon = { aim }name an icon. Until the end of the phase, { $it } loses that icon
effect-withdraw = { aim }remove { $which } from the challenge

## What is said

event-laid-on-top = { $seat } puts 1 card from hand on top of the draw deck.
event-laid-on-top-seen = { $seat } puts { $card } from hand on top of the draw deck.
event-restocked = { $count ->
    [one] { $seat } puts 1 card from hand under the draw deck.
   *[other] { $seat } puts { $count } cards from hand under the draw deck.
}
event-withdrew = { $card } takes no more part in the challenge.
prompt-insight = Do you draw a card for { $card } (insight)?
prompt-daunt = Which character of STR { $count } or lower do you kneel?
prompt-give-up = { $how ->
    [killed] Which of your cards do you kill?
    [returned] Which of your cards do you return to hand?
    [topped] Which of your cards do you put on top of the draw deck?
    [bottomed] Which of your cards do you put under the draw deck?
   *[discarded] Which of your cards do you sacrifice?
}
prompt-drop-to-pay = Which card of your hand do you discard?
prompt-entrust = { $count ->
    [one] To which card do you move 1 power of your House?
   *[other] To which card do you move { $count } power of your House?
}
prompt-lay-on-top = Which card of your hand do you put on top of your draw deck?
prompt-restock = { $count ->
    [one] Which card of your hand do you put under your draw deck? You may choose 1 more.
   *[other] Which card of your hand do you put under your draw deck? You may choose { $count } more.
}
prompt-recruit = Which character do you put into play?
prompt-kill-or-drop = Do you discard { $count ->
    [one] a card
   *[other] { $count } cards
} from your hand so that your character is not killed?

## Traits

trait-citadel = Citadel
trait-city = City
trait-companion = Companion
trait-drowned-god = Drowned God
trait-fool = Fool
trait-guard = Guard
trait-house-connington = House Connington
trait-house-manderly = House Manderly
trait-house-manwoody = House Manwoody
trait-merchant = Merchant
trait-raider = Raider
trait-ranger = Ranger
trait-recruit = Recruit
trait-scheme = Scheme
trait-song = Song
trait-spy = Spy
trait-summer = Summer
trait-the-seven = The Seven
trait-wandering-crow = Wandering Crow
trait-war = War
trait-winter = Winter
text-needs = your draw deck must hold at least { $count } different characters with the { $trait } trait

## Shadows

cards-with-shadow = with shadow
cards-without-shadow = without shadow
is-with-shadow = { $form ->
    [no] does not have shadow
   *[yes] has shadow
}
cards-outshone = of players with fewer cards in shadows than you
cards-cost-up-to-x = with printed cost X or lower
cards-on-the-table = { $form ->
    [many-nom] cards
    [many-gen] cards
    [many-dat] cards
    [many-acc] cards
   *[other] card
} with the trait { $trait } you control (your revealed plot, too)
cards-prayed-for = with a prayer token of this card
number-gathered = for each card in your shadows
after-triggered-on = { $form ->
    [due] when an effect of { $which } is triggered
   *[done] after an effect of { $which } is triggered
}
after-no-event-came-out = after a card of yours that is no event comes out of shadows
after-challenge-over = at the end of a challenge
cost-drop-another-veiled = discard another card from your shadows
gives-rooted = be knelt or stood
gives-prayed = a prayer token
gives-no-events = { $form ->
    [aim] so that your opponents cannot play events{ lasting }
   *[other] your opponents cannot play events{ lasting }
}
gives-dearer = { $form ->
    [aim] so that { $which } cost you { $n } gold more to play{ lasting }
   *[other] { $which } cost you { $n } gold more to play{ lasting }
}
gives-hides-instead = if { $card } is discarded from your hand, you may put { $whom } into your shadows instead of your discard pile
gives-slips-away = { $form ->
    [aim] to put { $card } into shadows as soon as you lose this challenge
   *[other] if you lose this challenge, put { $card } into shadows
}
effect-search-top = { aim }search { top-n } of your draw deck for { $which }, reveal it, { search-top-to } and shuffle the deck
search-top-to = { $to ->
    [play] attach it to a character you control
   *[shadows] put it into your shadows
}
effect-unmask = { aim }reveal { $it }. If that is { $which } and no event, put it into play without paying its cost
effect-send-home = you may pay { $n } gold to send one of these cards to its owner's hand
effect-plunder = { aim }put { $which } from an opponent's discard pile into play under your control
effect-erase = { aim }remove up to { cards-n } in that player's discard pile from the game
effect-pray = { aim }put a prayer token on { $which }. It stays there for as long as { $card } is in play
text-within = any number of { $what } with a total printed cost of { $count } or lower
text-maximum = limit { times } per { $per ->
    [challenge] challenge
    [phase] phase
   *[round] round
}, whichever copy is used

event-unmasked = { $seat } reveals { $card } in shadows.
event-sent-home = { $seat } takes a card from shadows into hand.
event-sent-home-seen = { $seat } takes { $card } from shadows into hand.
event-erased = { $seat } removes { $card } from the game.
event-prayed = { $card } puts prayer tokens on: { $cards }.
prompt-drop-veiled = Which other card in your shadows do you discard?
prompt-send-home = { $count ->
    [one] Which card do you send back to hand for 1 gold?
   *[other] Which card do you send back to hand for { $count } gold?
}
prompt-plunder = Which card do you put into play from an opponent's discard pile?
prompt-erase = { $count ->
    [one] Which card do you remove from the game? You may choose 1 more.
   *[other] Which card do you remove from the game? You may choose { $count } more.
}
prompt-may-hide = Do you put { $card } into your shadows instead of your discard pile?
reason-no-events = You cannot play events this phase, nor { $card }.
