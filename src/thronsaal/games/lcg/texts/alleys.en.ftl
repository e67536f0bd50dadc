## Words of King's Landing that speak of Shadows

who-attacked = the defending player
effect-draw-for = { aim }draw { cards-n }
effect-draw-for-per = { aim }draw { cards-n } { $per }
cost-drop-any = discard 1 card at random from your hand
gives-free-shadows = your deck may hold cards with the shadow crest even if they are for another House only
against-opposing-events = opponents' events
cards-of-dimmer = controlled by opponents who have no more cards in shadows than you
cards-of-richer = controlled by a player with more cards at their command than you (in hand, in play and in shadows)
cards-cost-veiled = with printed cost no higher than the number of cards in shadows
cards-for-others = for another House only
cards-died-now = in an opponent's dead pile (killed this phase)
when-darkest = { $form ->
    [no] not every opponent has
   *[yes] every opponent has
} fewer cards in shadows than you
when-chosen-is = { $card } { $which }
number-foe-power = for each power of an opponent of your choice
after-freshly-triggered = { $form ->
    [due] when an effect of a card that has just come out of shadows is triggered
   *[done] after an effect of a card that has just come out of shadows is triggered
}
after-next-phase = at the beginning of the next phase
gives-own-cheaper-out = bringing { $card } out of shadows costs { $n } gold less
gives-own-cheaper-out-per = bringing { $card } out of shadows costs { $n } gold less { $per }
gives-steals-away = { $form ->
    [so] { $whom } goes into shadows instead whenever { $card } would be discarded from your hand
   *[say] if { $card } would be discarded from your hand, put { $whom } into shadows instead
}. Then draw { cards-n }
gives-goes-to-shadows = into its owner's shadows instead whenever it would leave play
gives-mask = the printed text, STR, icons, traits and crests of the character under it. If that character leaves play, this card returns to shadows
cost-come-out = bring { $card } out of shadows
effect-come-forth = { aim }bring { $which } out of shadows{ bring-kneeling }
bring-kneeling = { $kneeling ->
    [yes] { " " }(kneeling)
   *[no] { "" }
}
effect-bring-another = { $form ->
    [aim] to be allowed to bring one more card out of shadows for the rest of its cost
   *[other] you may bring one more card out of shadows for the rest of its cost
}
effect-flush-out = { $form ->
    [aim] so that a card in that player's shadows is picked at random
   *[other] a card in that player's shadows is picked at random
}. That player brings it out, paying what is due, or discards it
effect-flush-next = { $form ->
    [aim] so that, at the beginning of the next phase, a card in that player's shadows is picked at random
   *[other] at the beginning of the next phase, a card in that player's shadows is picked at random
}. That player brings it out, paying what is due, or discards it
effect-peek-each = { $form ->
    [aim] to be allowed to look at 1 card in shadows of each opponent
   *[other] you may look at 1 card in shadows of each opponent
}
effect-abduct = { aim }put { $it } into shadows under your control
effect-raise-bound = { aim }put { $it } into play and attach { $card } to it
effect-put-on-mask = { aim }put { $it } under { $card } as a duplicate
event-flushed = { $card }: at the beginning of the next phase, { $other } brings out or discards a card in shadows.
event-masked = { $card } wears the face of { $it }.
prompt-one-more = { $card }: do you bring one more card out of shadows?
prompt-out-or-gone = { $card }: card no. { $count } was picked. Do you bring it out? Otherwise it is discarded.
prompt-peek-one = { $card }: which card in shadows do you look at?
facet-shadow = Shadow cost
facet-shadow-x = X gold
format-kings-landing = King's Landing, 60 cards
set-kings-landing = King's Landing
set-from-the-shadows = From the Shadows
trait-house-reed = House Reed
trait-rainbow-guard = Rainbow Guard
trait-septon = Septon
trait-smuggler = Smuggler
