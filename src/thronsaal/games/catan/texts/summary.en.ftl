summary-settlements = settlements
summary-keeps = keeps
summary-longest = longest road
summary-strongest = strongest border patrol
summary-guards = guards on the Wall
summary-cards = victory point cards
summary-dice = { $count ->
    [one] Dice, thrown once
   *[other] Dice, thrown { $count } times
}
summary-yields = What the dice brought
summary-all = together
summary-dealings = Trades and robberies
summary-supply = trades with the supply
summary-trades = trades with others
summary-robs = cards robbed
summary-robbed = cards lost to robbers
summary-discards = cards discarded on a seven
summary-bought = development cards bought
