## Die Ansicht als Zeilen

phase-end = Ende der Runde
option-decks-core = die des Grundspiels
option-decks-random = ausgelost
option-decks-choose = am Tisch reihum gewählt
glance-round = Runde { $count }: { $phase }
glance-first = Startspieler: { $seat }
glance-active = { $seat } ist am Zug
glance-challenge = { CAPITAL($type) }: { $seat } gegen { $other }
glance-attackers = Angreifer: { $cards } (Stärke { $count })
glance-defenders = Verteidiger: { $cards } (Stärke { $count })
glance-seat = { $seat }, Haus { $house }: { $power } Macht, { $gold } Gold
glance-unchosen = { $seat } hat noch kein Haus gewählt
glance-title = { $title }
glance-plot = Strategie: { $card } (noch { $count })
glance-counts = { $hand } auf der Hand, { $deck } im Stapel
glance-laid = { $count ->
    [one] 1 Karte liegt verdeckt
   *[other] { $count } Karten liegen verdeckt
}
glance-laid-out = Deine verdeckten Karten ({ $count }):
glance-hand = Deine Hand ({ $count }):
glance-known = Bekannt auf der Hand: { $cards }
glance-discard = Abgelegt ({ $count }): { $cards }
glance-dead = Tot ({ $count }): { $cards }
glance-strength = { $card }, Stärke { $count }
glance-power = { $card }, { $count } Macht
glance-gold = { $card }, { $count } Gold
glance-attached = { $card }, mit { $cards }
glance-duplicates = { $count ->
    [one] { $card }, ein Duplikat
   *[other] { $card }, { $count } Duplikate
}
glance-leaving = { $card }, verlässt das Spiel
glance-kneeling = { $card } (gebeugt)
