game-title = Claim
game-tagline = Der König ist tot. Gewinne Anhänger, dann die Gunst von fünf Fraktionen.
option-starter = Wer zuerst ausspielt
option-starter-random = das Los
option-starter-A = Platz A
option-starter-B = Platz B

faction-goblin = Kobolde
faction-knight = Ritter
faction-undead = Untote
faction-dwarf = Zwerge
faction-doppelganger = Doppelgänger
card-goblin = Kobold { $value }
card-knight = Ritter { $value }
card-undead = Untoter { $value }
card-dwarf = Zwerg { $value }
card-doppelganger = Doppelgänger { $value }

move-play = { $card } spielen

prompt-lead = Du spielst aus: eine beliebige Karte.
prompt-follow = Bediene { $faction }, wenn du kannst, oder spiele einen Doppelgänger.
prompt-follow-doppelganger = Antworte mit einem Doppelgänger, wenn du einen hast.

reason-not-your-turn = { $seat } ist am Zug.
reason-no-such-card = Eine solche Karte gibt es nicht.
reason-not-in-hand = Du hast keine Karte { $card } auf der Hand.
reason-must-follow = { $card } geht nicht: Ausgespielt sind { $faction }, und du kannst bedienen. Möglich: { $held }.

event-played = { $seat } spielt aus: { $card }.
event-followed = { $seat } legt dazu: { $card }.
event-trick = { $seat } gewinnt die Runde.
event-recruited = { $seat } wirbt an: { $card }.
event-drew = { $seat } zieht einen Anhänger vom Stapel.
event-drew-seen = { $seat } zieht vom Stapel: { $card }.
event-raised = { $seat } legt Untote auf den Punktestapel: { $cards }.
event-turned-up = Aufgedeckt: { $card }.
event-second-phase = Phase 2: Beide nehmen ihre Anhänger auf die Hand. { $seat } spielt aus.
event-took = { $seat } gewinnt: { $cards }.
event-dwarves = { $seat } hat verloren und bekommt: { $cards }.
event-favour = { $faction }: Gunst für { $seat }.
event-favour-nobody = { $faction }: Gunst für niemanden.
event-won = { $seat } gewinnt den Thron { $why }.
event-drawn = Niemand gewinnt: unentschieden.

outcome-factions = mit mehr Fraktionen
outcome-sum = mit der höheren Summe bei gleich vielen Fraktionen
outcome-draw = unentschieden

glance-phase = Phase { $phase }, Runde { $trick } von 13
glance-turned-up = Worum es geht ({ $deck ->
    [0] der Stapel ist leer
    [one] 1 Karte im Stapel
   *[other] { $deck } Karten im Stapel
})
glance-led = { $seat } hat ausgespielt
glance-last = Letzte Runde, gewonnen von { $seat }
glance-score = Punktestapel von { $seat } ({ $count })
glance-favour = Gunst derzeit bei { $seat }
glance-followers = Deine Anhänger
glance-other-hand = { $seat } hält { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
glance-recruits = { $seat } hat offen angeworben
glance-hand = Deine Hand ({ $count })

board-heading = Spieltisch
board-stake = Worum es geht
board-stake-none = Um Anhänger wird nicht mehr gespielt: Jetzt zählt jede Karte für die Gunst.
board-deck = { $count ->
    [0] Stapel leer
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
board-trick = Auf dem Tisch
board-led = { $seat } hat ausgespielt
board-answers = { $seat } antwortet
board-to-lead = { $seat } spielt aus
board-won = { $seat } gewinnt
board-lost = { $seat } verliert
board-favour = Gunst der Fraktionen
board-count = { $seat } { $count }
board-ahead = { $seat } liegt vorn
board-nobody = niemand liegt vorn
board-favour-of = { $faction }: { $counts }; { $standing }
board-holds = { $seat } hält { $hand } { $hand ->
    [one] Karte
   *[other] Karten
} und hat { $followers ->
    [0] keine
   *[other] { $followers }
} Anhänger
board-followers = Anhänger
board-face-down = { $count ->
    [one] 1 verdeckte Karte
   *[other] { $count } verdeckte Karten
}
board-none = noch keine
board-leads = spielt aus
