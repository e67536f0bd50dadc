## Die Ansicht als Textzeilen

phase-end = Ende der Runde
option-decks-core = die des Grundspiels, bei Schatten mit deren Karten
option-decks-random = ausgelost
option-decks-choose = am Tisch reihum gewählt
glance-round = Runde { $count }: { $phase }
glance-turn = Runde { $count }: { $phase }, am Zug { $seat }
glance-challenge-military = Militärschlag
glance-challenge-intrigue = Intrige
glance-challenge-power = Machtkampf
glance-against = { $seat } gegen { $other }
glance-attackers = Angriff mit { $count }: { $cards }
glance-defenders = Verteidigung mit { $count }: { $cards }
glance-supporter = es verteidigt { $seat }
glance-sneaked = darf nicht verteidigen: { $cards }
glance-claim = Schaden { $count }
glance-rival = Konkurrenten durch ihre Titel
glance-offered = Titel
glance-lasting = Dauerhaft
glance-given = { $source }, { $until }: { $cards } { $gives }
glance-ordained = { $source } ({ $seats }), { $until }: „{ CAPITAL($gives) }.“
glance-still = { $source }, { $until }
glance-events = Wird abgehandelt
glance-seat = { $seat }
glance-unchosen = noch kein Haus gewählt
glance-house = Haus { $house }
glance-agenda = Agenda: { $card }
glance-mate = mit { $seat }
glance-first = Startspieler
glance-power = { $count } Macht
glance-gold = { $count } Gold
glance-influence = { $count } Einfluss
glance-counts = { $hand } auf der Hand, { $deck } im Stapel
glance-laid = { $count ->
    [one] 1 Karte liegt verdeckt
   *[other] { $count } Karten liegen verdeckt
}
glance-plot = Strategie: { $card } (Einkommen { $gold }, Initiative { $initiative }, Schaden { $claim }; noch { $count })
glance-character = { " " }Charaktere
glance-location = { " " }Orte
glance-on-house = { " " }Am Haus
glance-dead = { " " }Tot
glance-discard = { " " }Abgelegt
glance-known = { " " }Hand, bekannt
glance-more = … und { $count } weitere
glance-laid-out = Ausgelegt ({ $count })
glance-hand = Deine Hand ({ $count })
glance-strength = { $card } { $count }
glance-marked = { $card } ({ $marks })
glance-times = { $count }× { $card }
glance-icons = { $list }
short-military = Mil
short-intrigue = Int
short-power = Macht
line-slash = { $first }/{ $second }
glance-kneeling = gebeugt
glance-attacking = greift an
glance-defending = verteidigt
glance-passed-by = darf nicht verteidigen
glance-attached = mit { $cards }
glance-duplicates = { $count ->
    [one] ein Duplikat
   *[other] { $count } Duplikate
}
glance-blank = ohne Text
glance-changed = aufgedruckt { $count }
glance-changed-by = aufgedruckt { $count }: { $cards }
glance-leaving = verlässt das Spiel
