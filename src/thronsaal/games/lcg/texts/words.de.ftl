## Sätze: wie ein Kartentext gebaut ist

sentence = { CAPITAL($text) }.
text-head = { $head }: { $body }
text-then = { $first } { $second }
text-line = { $first }{ "\u000A" }{ $second }
text-cost = { $cost }, { $body }
text-choose = { $form ->
    [aim] { aim } { $what } zu wählen
   *[other] wähle { $what }
}
text-an-opponent = einen Gegner
text-a-player = einen Spieler
text-after = { $after } { $body }
text-after-if = { $after } und falls { $when }, { $body }
text-if = falls { $when }, { $body }
text-while = solange { $when }, { $body }
text-limit = höchstens { times } pro { $per ->
    [challenge] Herausforderung
    [phase] Phase
   *[round] Runde
}
times = { $times ->
    [1] einmal
    [2] zweimal
    [3] dreimal
   *[other] { $times }-mal
}
text-firm = das kann nicht aufgehoben werden
text-only = nur Haus { $house }
text-lent = nur Haus { $house }, oder ein Deck eines anderen Hauses, da dieses niemand spielt
text-immune = immun gegen { $against }
text-on = nur an { $on }
text-one-each = höchstens 1 Exemplar an jeder Karte
text-on-house = du kannst { $card } auch als Zusatz an deine Hauskarte anlegen
text-copies = höchstens { $count } pro Nachziehstapel
text-copies-plot = höchstens { $count } pro Strategiestapel
text-income = { $count ->
    [-1] -1
    [-2] -2
   *[other] +{ $count }
} Einkommen
text-influence = { $count } Einfluss
text-initiative = +{ $count } Initiative
text-empty = kein Text
head-any = Jederzeit
head-revealed = Beim Aufdecken
head-response = Reaktion
head-response-limited = Einmalige Reaktion
head-anybody = { $head } (jeder Spieler)
head-from = { $head } ({ $zone ->
    [hand] aus der Hand
    [shadows] aus dem Schatten
    [dead] vom Totenstapel aus
    [shadows] aus dem Schatten
   *[discard] vom Ablagestapel aus
})
and = { $first } und { $second }
or = { $first } oder { $second }
nor = { $first } und { $second }
or-bound = { $first }- oder { $second }
comma = { $first }, { $second }
comma-bound = { $first }-, { $second }
line-dot = { $first } · { $second }
line-cost = Kosten { $count }
line-strength = Stärke { $count }
line-plot = Einkommen { $gold }, Initiative { $initiative }, Schadenswert { $claim }
line-comma = { $first }, { $second }
line-list = { $list }
line-unique = einzigartig
line-neutral = neutral
line-crests = Siegel: { $crests }

## Teile von Sätzen

aim = um
until-phase = bis zum Ende der Phase
until-round = bis zum Ende der Runde
until-trigger = einmal
until-challenge = bis zum Ende der Herausforderung
until-attached = solange sie angelegt ist
lasting = { $until ->
    [phase] { until-phase }{ " " }
    [round] { until-round }{ " " }
    [challenge] { until-challenge }{ " " }
   *[none] { "" }
}
cards-n = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
power-n = { $n ->
    [one] 1 Machtpunkt
   *[other] { $n } Machtpunkte
}
it-acc = { $gender ->
    [m] ihn
    [n] es
   *[f] sie
}
pile-to = { $zone ->
    [hand] auf die Hand des Besitzers
    [deck] oben auf den Nachziehstapel des Besitzers
    [bottom] unter den Nachziehstapel des Besitzers
    [dead] auf den Totenstapel
    [shadows] in den Schatten des Besitzers
   *[discard] auf den Ablagestapel
}
pile-yours = { $zone ->
    [hand] auf deiner Hand
    [deck] in deinem Nachziehstapel
    [dead] auf deinem Totenstapel
   *[discard] auf deinem Ablagestapel
}
pile-from = { $zone ->
    [dead] von deinem Totenstapel
   *[discard] von deinem Ablagestapel
}
pile-acc = { $zone ->
    [dead] Totenstapel
   *[discard] Ablagestapel
}
unsavable = { $hard ->
    [yes] { " " }({ $amount ->
        [many] können
       *[one] kann
    } nicht gerettet werden)
   *[no] { "" }
}

## Wer

who-you = { $form ->
    [gen] deiner
    [dat] dir
    [acc] dich
   *[other] du
}
who-chosen = { $form ->
    [gen] dieses Spielers
    [dat] diesem Spieler
    [acc] diesen Spieler
   *[other] dieser Spieler
}
who-you-and-chosen = { $form ->
    [dat] euch beiden
    [acc] euch beide
    [gen] euer beider
   *[other] ihr beide
}
who-each-opponent = { $form ->
    [gen] jedes Gegners
    [dat] jedem Gegner
    [acc] jeden Gegner
   *[other] jeder Gegner
}
who-everybody = { $form ->
    [gen] jedes Spielers
    [dat] jedem Spieler
    [acc] jeden Spieler
   *[other] jeder Spieler
}
who-loser = { $form ->
    [gen] des Verlierers
    [dat] dem Verlierer
    [acc] den Verlierer
   *[other] der Verlierer
}
who-winner = { $form ->
    [gen] des Gewinners
    [dat] dem Gewinner
    [acc] den Gewinner
   *[other] der Gewinner
}
who-more-power = { $form ->
    [gen] eines Spielers
    [dat] einem Spieler
    [acc] einen Spieler
   *[other] ein Spieler
} mit mehr Machtpunkten als du
who-players-of = { $form ->
    [gen] jedes Spielers
    [dat] jedem Spieler
    [acc] jeden Spieler
   *[other] jeder Spieler
} von Haus { $house }

## Welche Karten

cards-character = { $form ->
    [one-gen] Charakters
    [many-dat] Charakteren
    [many-nom] Charaktere
    [many-gen] Charaktere
    [many-acc] Charaktere
   *[other] Charakter
}
cards-location = { $form ->
    [one-gen] Ortes
    [many-dat] Orten
    [many-nom] Orte
    [many-gen] Orte
    [many-acc] Orte
   *[other] Ort
}
cards-attachment = { $form ->
    [one-gen] Zusatzes
    [many-dat] Zusätzen
    [many-nom] Zusätze
    [many-gen] Zusätze
    [many-acc] Zusätze
   *[other] Zusatz
}
cards-event = { $form ->
    [one-gen] Ereignisses
    [many-dat] Ereignissen
    [many-nom] Ereignisse
    [many-gen] Ereignisse
    [many-acc] Ereignisse
   *[other] Ereignis
}
cards-own-house-card = { $form ->
    [one-gen] deiner Hauskarte
    [one-dat] deiner Hauskarte
   *[other] deine Hauskarte
}
cards-yours = unter deiner Kontrolle
cards-theirs = unter eigener Kontrolle
cards-not-yours = nicht unter deiner Kontrolle
cards-not-theirs = außerhalb der eigenen Kontrolle
cards-not-dearer = mit höchstens denselben aufgedruckten Kosten
cards-opponents = unter gegnerischer Kontrolle
cards-of = unter der Kontrolle { $whose }
cards-of-house = { $house }
cards-neutral = neutral{ $ending }
cards-with-trait = { $trait }
cards-not-bound = Nicht-{ $what }
cards-with-crest = mit dem Siegel { $crest }
cards-without-crest = ohne das Siegel { $crest }
cards-with-icon = mit { icon-noun }
cards-without-icon = ohne { icon-noun }
icon-noun = { $icon }-Symbol
cards-with-keyword = mit { $keyword }
cards-without-keyword = ohne { $keyword }
cards-with-power = mit mindestens 1 Machtpunkt
cards-without-power = ohne Machtpunkte
cards-unique = einzigartig{ $ending }
cards-not-unique = nicht einzigartig{ $ending }
cards-standing = stehend{ $ending }
cards-kneeling = gebeugt{ $ending }
cards-attacking = angreifend{ $ending }
cards-defending = verteidigend{ $ending }
cards-participating = teilnehmend{ $ending }
cards-next = nächst{ $ending }
cards-strength-at-most = mit höchstens { $most } Stärke
cards-cost-at-most = mit aufgedruckten Kosten von höchstens { $most }
cards-cost-x = mit aufgedruckten Kosten von X
cards-carrying = mit { $what }
cards-yielding = mit Einkommen oder Einfluss
cards-named = { $form ->
    [one-gen] von { $title }
    [many-gen] von { $title }
   *[other] { $title }
}
cards-self = { $form ->
    [one-gen] dieser Karte
    [one-dat] dieser Karte
   *[other] diese Karte
}
cards-about = { $form ->
    [one-gen] dieser Karte
    [one-dat] dieser Karte
   *[other] diese Karte
}
cards-it = { $form ->
    [one-gen] der gewählten Karte
    [one-dat] der gewählten Karte
    [many-gen] der gewählten Karte
    [many-dat] der gewählten Karte
   *[other] die gewählte Karte
}
cards-paid = { $form ->
    [one-gen] jeder so gebeugten Karte
    [one-dat] jeder so gebeugten Karte
    [many-gen] jeder so gebeugten Karte
    [many-dat] jeder so gebeugten Karte
   *[other] jede so gebeugte Karte
}
cards-so-picked = { $form ->
    [one-gen] jeder so bestimmten Karte
    [one-dat] jeder so bestimmten Karte
    [many-gen] jeder so bestimmten Karte
    [many-dat] jeder so bestimmten Karte
   *[other] jede so bestimmte Karte
}
cards-bearer = { $form ->
    [one-gen] des Trägers
    [one-dat] dem Träger
    [one-acc] den Träger
    [many-gen] des Trägers
    [many-dat] dem Träger
    [many-acc] den Träger
   *[other] der Träger
}
cards-pronoun = { $gender ->
    [m] { $form ->
        [one-dat] ihm
        [many-dat] ihm
        [one-acc] ihn
        [many-acc] ihn
       *[other] er
    }
    [n] { $form ->
        [one-dat] ihm
        [many-dat] ihm
       *[other] es
    }
   *[f] { $form ->
        [one-dat] ihr
        [many-dat] ihr
       *[other] sie
    }
}

## Was eine Karte ist: der Hauptsatz dazu steht davor, das Verb hinten

is-character = { $form ->
    [no] kein Charakter ist
   *[yes] ein Charakter ist
}
is-location = { $form ->
    [no] kein Ort ist
   *[yes] ein Ort ist
}
is-attachment = { $form ->
    [no] kein Zusatz ist
   *[yes] ein Zusatz ist
}
is-yours = { $form ->
    [no] nicht unter deiner Kontrolle steht
   *[yes] unter deiner Kontrolle steht
}
is-opponents = { $form ->
    [no] nicht unter gegnerischer Kontrolle steht
   *[yes] unter gegnerischer Kontrolle steht
}
is-of-house = { $form ->
    [no] nicht zu Haus { $house } gehört
   *[yes] zu Haus { $house } gehört
}
is-neutral = { $form ->
    [no] nicht neutral ist
   *[yes] neutral ist
}
is-with-trait = { $form ->
    [no] das Attribut { $trait } nicht hat
   *[yes] das Attribut { $trait } hat
}
is-with-crest = { $form ->
    [no] das Siegel { $crest } nicht hat
   *[yes] das Siegel { $crest } hat
}
is-with-icon = { $form ->
    [no] kein { $icon }-Symbol hat
   *[yes] ein { $icon }-Symbol hat
}
is-with-keyword = { $form ->
    [no] nicht { $keyword } hat
   *[yes] { $keyword } hat
}
is-with-power = { $form ->
    [no] keine Machtpunkte hat
   *[yes] mindestens 1 Machtpunkt hat
}
is-unique = { $form ->
    [no] nicht einzigartig ist
   *[yes] einzigartig ist
}
is-not-unique = { $form ->
    [no] einzigartig ist
   *[yes] nicht einzigartig ist
}
is-standing = { $form ->
    [no] nicht steht
   *[yes] steht
}
is-kneeling = { $form ->
    [no] nicht gebeugt ist
   *[yes] gebeugt ist
}
is-attacking = { $form ->
    [no] nicht angreift
   *[yes] angreift
}
is-defending = { $form ->
    [no] nicht verteidigt
   *[yes] verteidigt
}
is-participating = { $form ->
    [no] an keiner Herausforderung teilnimmt
   *[yes] an einer Herausforderung teilnimmt
}
is-strength-at-most = { $form ->
    [no] mehr als { $most } Stärke hat
   *[yes] höchstens { $most } Stärke hat
}
is-carrying = { $form ->
    [no] nicht mit { $what } versehen ist
   *[yes] mit { $what } versehen ist
}
is-named = { $form ->
    [no] nicht { $title } ist
   *[yes] { $title } ist
}

## Wann: Bedingungen, mit dem Verb hinten

when-all = { $first } und { $second }
when-any = { $first } oder { $second }
when-there = { $form ->
    [no] { $least ->
        [1] { $named ->
            [yes] { $which } nicht im Spiel ist
           *[no] { $which } im Spiel ist
        }
       *[other] weniger als { $least } { $which } im Spiel sind
    }
   *[yes] { $least ->
        [1] { $which } im Spiel ist
       *[other] mindestens { $least } { $which } im Spiel sind
    }
}
when-you-control = { $form ->
    [no] { $least ->
        [1] du { $named ->
            [yes] { $which } nicht
           *[no] { $which }
        } kontrollierst
       *[other] du weniger als { $least } { $which } kontrollierst
    }
   *[yes] { $least ->
        [1] du { $which } kontrollierst
       *[other] du mindestens { $least } { $which } kontrollierst
    }
}
when-plots-chosen = die Strategiekarten { $form ->
    [no] nicht gerade gewählt und verdeckt sind
   *[yes] gewählt und noch verdeckt sind
}
when-only-attachment = { $bearer } { $form ->
    [no] einen anderen
   *[yes] keinen anderen
} Zusatz trägt
when-in-phase = die { $phase } { $form ->
    [no] nicht läuft
   *[yes] läuft
}
when-poorer-plot = die aufgedeckte Strategiekarte dieses Spielers { $form ->
    [no] nicht weniger
   *[yes] weniger
} Einkommen hat als deine
when-itself = { $card } { $which }
when-bearer-is = { $card } { $which }
when-in-pile = { $form ->
    [no] weniger als { $least } { $which } { pile-yours } { $least ->
        [1] liegt
       *[other] liegen
    }
   *[yes] { $least ->
        [1] { $which } { pile-yours } liegt
       *[other] mindestens { $least } { $which } { pile-yours } liegen
    }
}
when-challenge = { $types ->
    [none] { $form ->
        [no] keine Herausforderung läuft
       *[yes] eine Herausforderung läuft
    }
   *[other] { $types } { $form ->
        [no] nicht läuft
       *[yes] läuft
    }
}
when-you-attack = du { $form ->
    [no] nicht angreifst
   *[yes] angreifst
}
when-opponents = du { $form ->
    [no] weniger als
   *[yes] mindestens
} { $least } Gegner hast
when-outnumbered = { $form ->
    [no] kein Gegner
   *[yes] ein Gegner
} mehr Charaktere kontrolliert als du

## Wie viele

number-count = für { $which }{ $yours ->
    [yes] { "" }
   *[no] { " " }im Spiel
}
number-count-in-pile = für { $which } { pile-yours }
number-gold = für jedes Gold in deiner Goldreserve
number-x = X
number-tokens = für { $what ->
    [power] jeden Machtpunkt
   *[gold] jedes Gold
} auf { $card }

## Worauf ein Text antwortet: endet mit dem Komma, das der Satz danach braucht

after-left = { $form ->
    [due] wenn { $which } { $how ->
        [none] das Spiel verlassen
       *[other] { $how }
    } würde,
   *[done] nachdem { $which } { $how ->
        [none] das Spiel verlassen hat,
       *[other] { $how } wurde,
    }
}
how-killed = getötet
how-discarded = abgelegt
how-returned = auf die Hand zurückgenommen
how-topped = oben auf den Nachziehstapel gelegt
how-bottomed = unter den Nachziehstapel gelegt
after-laid-dead = { $form ->
    [due] wenn eine Karte { laid-pile } gelegt würde,
   *[done] nachdem eine Karte { laid-pile } gelegt wurde,
}
laid-pile = { $yours ->
    [yes] auf deinen Totenstapel
   *[no] auf den Totenstapel eines Gegners
}
after-entered = { $entry ->
    [played] { $by ->
        [you] nachdem du { $whom } ausgespielt hast,
        [opponent] nachdem ein Gegner { $whom } ausgespielt hat,
       *[anybody] nachdem { $which } ausgespielt wurde,
    }
    [put] { $by ->
        [you] nachdem du { $whom } ins Spiel gebracht hast,
        [opponent] nachdem ein Gegner { $whom } ins Spiel gebracht hat,
       *[anybody] nachdem { $which } ins Spiel gebracht wurde,
    }
   *[other] { $by ->
        [you] nachdem { $which } unter deiner Kontrolle ins Spiel gekommen ist,
        [opponent] nachdem { $which } unter gegnerischer Kontrolle ins Spiel gekommen ist,
       *[anybody] nachdem { $which } ins Spiel gekommen ist,
    }
}
after-event-played = { $form ->
    [due] { $by ->
        [you] wenn du { $whom } ausspielst,
        [opponent] wenn ein Gegner { $whom } ausspielt,
       *[anybody] wenn { $which } ausgespielt wird,
    }
   *[done] { $by ->
        [you] nachdem du { $whom } ausgespielt hast,
        [opponent] nachdem ein Gegner { $whom } ausgespielt hat,
       *[anybody] nachdem { $which } ausgespielt wurde,
    }
}
contest-military = { $form ->
    [dat] einem Militärschlag
    [acc] einen Militärschlag
   *[nom] ein Militärschlag
}
contest-intrigue = { $form ->
    [dat] einer Intrige
   *[other] eine Intrige
}
contest-power = { $form ->
    [dat] einem Machtkampf
    [acc] einen Machtkampf
   *[nom] ein Machtkampf
}
contest = { $types ->
    [none] eine Herausforderung
   *[other] { $types }
}
contest-role = { $role ->
    [attacker] { " " }als Angreifer
    [defender] { " " }als Verteidiger
   *[any] { "" }
}
contest-with = { $taking_part ->
    [none] { "" }
   *[other] { " " }mit { $taking_part }
}
contest-alone = { $alone ->
    [yes] { " " }allein mit { $card }
   *[no] { "" }
}
contest-how = { $unopposed ->
    [yes] { " " }unverteidigt
   *[no] { "" }
}{ contest-margin }{ $total ->
    [0] { "" }
   *[other] { " " }mit einer Gesamtstärke von mindestens { $total }
}
contest-margin = { $margin ->
    [0] { "" }
   *[other] { " " }mit mindestens { $margin } Stärke Vorsprung
}
contest-behind = { $margin ->
    [0] { "" }
   *[other] { " " }mit mindestens { $margin } Stärke Rückstand
}
after-won = { $form ->
    [due] wenn du{ contest-role }{ contest-alone }{ contest-with } { contest }{ contest-how } gewinnst,
   *[done] nachdem du{ contest-role }{ contest-alone }{ contest-with } { contest }{ contest-how } gewonnen hast,
}
after-lost = nachdem du{ contest-role }{ contest-with } { contest }{ $unopposed ->
    [yes] { " " }unverteidigt
   *[no] { "" }
}{ contest-behind }{ $total ->
    [0] { "" }
   *[other] { " " }gegen eine Gesamtstärke von mindestens { $total }
} verloren hast,
after-won-this = nachdem du diese Herausforderung{ contest-how } gewonnen hast,
after-lost-this = nachdem du diese Herausforderung{ contest-behind } verloren hast,
after-decided = nachdem ein Spieler { contest }{ contest-margin } gewonnen hat,
after-declared = nachdem { $which } als { $attack ->
    [yes] Angreifer
   *[no] Verteidiger
} deklariert wurde,
after-phase-begins = zu Beginn der { $phase }
after-phase-ends = am Ende der { $phase ->
    [none] Phase
   *[other] { $phase }
}
after-plot-revealed = nachdem { $itself ->
    [yes] diese Strategiekarte aufgedeckt wurde,
   *[no] du eine Strategiekarte aufgedeckt hast,
}
after-named-plot-revealed = nachdem ein Gegner die genannte Strategiekarte aufgedeckt hat,
after-initiative-won = nachdem ein Spieler die Initiative gewonnen hat,
after-dominance-won = nachdem { $lost ->
    [yes] ein anderer Spieler die Herrschaft gewonnen hat,
   *[no] du die Herrschaft gewonnen hast,
}
after-stood = nachdem sich { $which } in der Aufrichten-Phase aufgerichtet hat,
after-gained = nachdem { $which } { $how ->
    [renown] durch Ruhmreich
    [unopposed] für eine unverteidigte Herausforderung
    [dominance] für die Herrschaft
   *[other] durch einen Effekt
} Machtpunkte beansprucht hat,
after-shown = nachdem der Effekt eines Gegners{ $but ->
    [none] { "" }
   *[other] { " " }(außer von { $but })
} eine Karte aufgedeckt hat,
after-one-of = { $first } oder { $second }
after-shown-such = nachdem ein Gegner { $which } aufgedeckt hat,
after-attached-to = nachdem du einen Zusatz an { $which } angelegt hast,
after-weakened = nachdem die Stärke eines Charakters gesenkt wurde,

## Was Karten haben: zwischen der Karte und dem Rest steht das Verb

gives = { $form ->
    [aim] damit { $which } { lasting }{ $gives } { $verb }
    [so] { $verb } { $which } { lasting }{ $gives }
   *[say] { $until ->
        [none] { $which } { $verb } { $gives }
       *[other] { lasting }{ $verb } { $which } { $gives }
    }
}
gives-more = { $form ->
    [aim] { $first } und { $gives } { $verb }
   *[other] { $first } und { $verb } { $gives }
}
given = { $verb } { $gives }
verb-has = { $amount ->
    [many] erhalten
   *[one] erhält
}
verb-loses = { $amount ->
    [many] verlieren
   *[one] verliert
}
verb-is = { $amount ->
    [many] sind
   *[one] ist
}
verb-cannot = { $amount ->
    [many] können
   *[one] kann
}
verb-does = { $amount ->
    [many] werden
   *[one] wird
}
verb-passive = { $amount ->
    [many] werden
   *[one] wird
}
verb-goes = { $amount ->
    [many] kommen
   *[one] kommt
}
verb-serves = { $amount ->
    [many] dienen
   *[one] dient
}
gives-strength = { $sign }{ $n } Stärke
gives-strength-per = { $sign }{ $n } Stärke { $per }
gives-strength-each = +{ $n } Stärke für jeden angelegten Zusatz
gives-icon = ein { icon-noun }
gives-no-icon = ein { icon-noun }
gives-keyword = { $keyword }
gives-no-keyword = { $keyword }
gives-trait = das Attribut { $trait }
gives-crest = das Siegel { $crest }
gives-blank = den gesamten Text bis auf die Attribute
gives-immune = immun gegen { $against }
gives-proof = nicht { $how } werden
gives-proof-if-changed = in einer Phase, in der sich die eigene Stärke verändert hat, weder getötet noch abgelegt werden
gives-unsavable = nicht gerettet werden
gives-cannot-attack = nicht als Angreifer deklariert werden
gives-cannot-defend = nicht als Verteidiger deklariert werden
gives-unsneakable = nicht als Ziel von Heimlich bestimmt werden
gives-stays-standing = { $types ->
    [none] { "" }
   *[other] bei { $types }{ " " }
}{ $role ->
    [attacker] zum Angreifen
    [defender] zum Verteidigen
   *[both] weder zum Angreifen noch zum Verteidigen
} { $role ->
    [both] gebeugt
   *[other] nicht gebeugt
}
gives-stays-kneeling = in der Aufrichten-Phase nicht aufgerichtet
gives-uncounted = bei der Auswertung nicht mitgezählt
gives-untargetable = von Gegnern nicht als Ziel von Ereignissen oder Charakterfähigkeiten gewählt werden
gives-goes-to = { $how ->
    [killed] im Todesfall
    [discarded] beim Ablegen
   *[returned] bei der Rückkehr auf die Hand
} stattdessen { pile-to }
gives-dies-at-zero = bei Stärke 0 { $how ->
    [discarded] abgelegt
   *[killed] getötet
}{ $hard ->
    [yes] { " " }(ohne Rettung)
   *[no] { "" }
}
gives-gold-counts = dir als weitere Goldreserve
gives-guard = nicht getötet, falls { $card } gebeugt ist; stattdessen wird { $card } aufgerichtet

## Regeln für Spieler

discount-which = { $which }{ $once ->
    [yes] { $gender ->
        [m] , den
        [n] , das
       *[f] , die
    } du { $until ->
        [phase] in dieser Phase{ " " }
        [round] in dieser Runde{ " " }
       *[other] { "" }
    }ausspielst,
   *[no] { "" }
}
gives-discount = { $form ->
    [aim] damit dich { discount-which } { $n } Gold weniger { $once ->
        [yes] kostet
       *[no] kosten
    }
    [so] { $once ->
        [yes] kostet
       *[no] kosten
    } dich { discount-which } { $n } Gold weniger
   *[say] { discount-which } { $once ->
        [yes] kostet
       *[no] kosten
    } dich { $n } Gold weniger
}
gives-discount-per = { $form ->
    [aim] damit dich { discount-which } { $per } { $n } Gold weniger { $once ->
        [yes] kostet
       *[no] kosten
    }
    [so] { $once ->
        [yes] kostet
       *[no] kosten
    } dich { discount-which } { $per } { $n } Gold weniger
   *[say] { discount-which } { $once ->
        [yes] kostet
       *[no] kosten
    } dich { $per } { $n } Gold weniger
}
own-discount-when = { $when ->
    [none] { "" }
   *[other] , solange { $when }
}
gives-own-discount = { $form ->
    [so] kostet { $card } { $n } Gold weniger
   *[say] { $card } kostet { $n } Gold weniger
}{ own-discount-when }
gives-own-discount-per = { $form ->
    [so] kostet { $card } { $per } { $n } Gold weniger
   *[say] { $card } kostet { $per } { $n } Gold weniger
}{ own-discount-when }
gives-no-income = { $form ->
    [so] bringen Charaktere, Orte und Zusätze niemandem Einkommen
   *[say] Charaktere, Orte und Zusätze bringen in dieser Runde niemandem Einkommen
}
gives-plot-income-zero = { $form ->
    [so] gilt das Einkommen der aufgedeckten Strategiekarten aller Gegner als 0
   *[say] das Einkommen der aufgedeckten Strategiekarten aller Gegner gilt als 0
}
gives-no-taxation = { $form ->
    [so] entfällt die Abgaben-Phase
   *[say] in dieser Runde entfällt die Abgaben-Phase
}
claim-sign = { $sign ->
    [less] niedriger
   *[more] höher
}
claim-whose = { $person ->
    [you] dein Schadenswert
   *[other] der Schadenswert { $whose }
}
gives-claim = { $form ->
    [aim] damit { claim-whose } { lasting }um { $n } { claim-sign } ist
    [so] ist { claim-whose } { lasting }um { $n } { claim-sign }
   *[say] { claim-whose } ist { lasting }um { $n } { claim-sign }
}
gives-claim-per = { $form ->
    [aim] damit { claim-whose } { lasting }{ $per } um { $n } { claim-sign } ist
    [so] ist { claim-whose } { lasting }{ $per } um { $n } { claim-sign }
   *[say] { claim-whose } ist { lasting }{ $per } um { $n } { claim-sign }
}
toll-to = { $to_you ->
    [yes] dir
   *[no] dem Spieler, den er angreift,
}
gives-toll = { $what ->
    [event] { $form ->
        [so] muss, wer ein Ereignis ausspielen will, einem Gegner seiner Wahl { $n } Gold aus seiner Goldreserve geben
       *[say] wer ein Ereignis ausspielen will, muss einem Gegner seiner Wahl { $n } Gold aus seiner Goldreserve geben
    }
    [bearer] { $form ->
        [so] muss dir, wer den Träger als Angreifer oder Verteidiger deklarieren oder eine seiner Fähigkeiten auslösen will, { $n } Gold aus seiner Goldreserve geben
       *[say] wer den Träger als Angreifer oder Verteidiger deklarieren oder eine seiner Fähigkeiten auslösen will, muss dir { $n } Gold aus seiner Goldreserve geben
    }
   *[challenge] { $owes ->
        [none] { $form ->
            [so] muss, wer { contest } ansagen will, { toll-to } { $n } Gold aus seiner Goldreserve geben
           *[say] wer { contest } ansagen will, muss { toll-to } { $n } Gold aus seiner Goldreserve geben
        }
       *[other] { $form ->
            [aim] damit { $owes } { lasting }{ toll-to } jedes Mal { $n } Gold aus seiner Goldreserve geben muss, wenn er { contest } ansagen will
            [so] muss { $owes } { lasting }{ toll-to } jedes Mal { $n } Gold aus seiner Goldreserve geben, wenn er { contest } ansagen will
           *[say] { $owes } muss { lasting }{ toll-to } jedes Mal { $n } Gold aus seiner Goldreserve geben, wenn er { contest } ansagen will
        }
    }
}
gives-only-defenders = { $form ->
    [so] dürfen nur { $which } als Verteidiger deklariert werden
   *[say] nur { $which } dürfen als Verteidiger deklariert werden
}
gives-no-defenders = { $form ->
    [so] darf ein Spieler, der { $without } kontrolliert, keine Verteidiger deklarieren, während ihn { $card } angreift
   *[say] greift { $card } einen Spieler an, der { $without } kontrolliert, darf dieser keine Verteidiger deklarieren
}
gives-truce = { $form ->
    [aim] damit ihr { lasting }einander nicht zu { truce-icon } herausfordern dürft
    [so] dürft ihr { lasting }einander nicht zu { truce-icon } herausfordern
   *[say] ihr dürft { lasting }einander nicht zu { truce-icon } herausfordern
}
truce-icon = { $icon ->
    [military] einem Militärschlag
    [intrigue] einer Intrige
   *[power] einem Machtkampf
}
gives-extra-challenge = { $person ->
    [you] { $form ->
        [aim] um { lasting }{ extra-icon } mehr ansagen zu dürfen
        [so] darfst du { lasting }{ extra-icon } mehr ansagen
       *[say] du darfst { lasting }{ extra-icon } mehr ansagen
    }
    [both] { $form ->
        [aim] damit { $whose } { lasting }je { extra-icon } mehr ansagen dürft
        [so] dürft { $whose } { lasting }je { extra-icon } mehr ansagen
       *[say] { $whose } dürft { lasting }je { extra-icon } mehr ansagen
    }
   *[one] { $form ->
        [aim] damit { $whose } { lasting }{ extra-icon } mehr ansagen darf
        [so] darf { $whose } { lasting }{ extra-icon } mehr ansagen
       *[say] { $whose } darf { lasting }{ extra-icon } mehr ansagen
    }
}
extra-icon = { $icon ->
    [military] einen Militärschlag
    [intrigue] eine Intrige
   *[power] einen Machtkampf
}
gives-power-ignored = { $form ->
    [so] zählen Machtpunkte auf Charakteren deiner Gegner nicht für deren Sieg
   *[say] Machtpunkte auf Charakteren deiner Gegner zählen nicht für deren Sieg
}
gives-plot-window = { $form ->
    [so] dürfen alle Spieler, nachdem die Strategiekarten gewählt sind und bevor sie aufgedeckt werden, Aktionen ausführen
   *[say] nachdem die Strategiekarten gewählt sind und bevor sie aufgedeckt werden, dürfen alle Spieler Aktionen ausführen
}
gives-swapped = { $form ->
    [so] sind eure Strategiestapel vertauscht
   *[say] eure Strategiestapel sind vertauscht
}
gives-delayed = { $form ->
    [so] gilt: { $once ->
        [no] Jedes Mal, { $after } { $does }
       *[yes] { CAPITAL($after) } { $does }
    }
   *[other] { $once ->
        [no] jedes Mal, { $after } { $does }
       *[yes] { $after } { $does }
    }
}

## Kosten

cost-kneel = beuge { $which }
cost-lose = { $how ->
    [killed] töte { $card }
    [returned] nimm { $card } auf die Hand zurück
   *[discarded] lege { $card } ab
}
cost-gold = zahle { $n } Gold
cost-x-gold = zahle X Gold{ $least ->
    [0] { "" }
   *[other] { " " }(mindestens { $least })
}
cost-influence = beuge { $n } Einfluss
cost-kneel-yours = beuge { $n ->
    [1] { $which }
   *[other] { $n } { $which }
}
cost-either = { $first } oder { $second }
cost-drop-top = lege { $n ->
    [1] die oberste Karte
   *[other] die obersten { $n } Karten
} deines Nachziehstapels ab

## Effekte

owners = { $amount ->
    [many] der Besitzer
   *[one] des Besitzers
}
effect-remove = { $form ->
    [aim] { aim } { $how ->
        [killed] { $which } zu töten
        [returned] { $which } auf die Hand { owners } zurückzunehmen
        [topped] { $which } oben auf den Nachziehstapel { owners } zu legen
        [bottomed] { $which } unter den Nachziehstapel { owners } zu legen
        [buried] { $which } auf den Totenstapel { owners } zu legen
       *[discarded] { $which } abzulegen
    }
   *[other] { $how ->
        [killed] töte { $which }
        [returned] nimm { $which } auf die Hand { owners } zurück
        [topped] lege { $which } oben auf den Nachziehstapel { owners }
        [bottomed] lege { $which } unter den Nachziehstapel { owners }
        [buried] lege { $which } auf den Totenstapel { owners }
       *[discarded] lege { $which } ab
    }
}{ unsavable }
effect-kneel = { $form ->
    [aim] um { $which } zu beugen
   *[other] beuge { $which }
}
effect-stand = { $form ->
    [aim] um { $which } aufzurichten
   *[other] richte { $which } auf
}
claims = { $amount ->
    [many] beanspruchen je
   *[one] beansprucht
}
effect-claim = { $form ->
    [aim] damit { $which } { power-n } { $amount ->
        [many] beanspruchen
       *[one] beansprucht
    }
    [so] { claims } { $which } { power-n }
   *[say] { $which } { claims } { power-n }
}
effect-claim-per = { $form ->
    [aim] damit { $which } { $per } { power-n } { $amount ->
        [many] beanspruchen
       *[one] beansprucht
    }
    [so] { claims } { $which } { $per } { power-n }
   *[say] { $which } { claims } { $per } { power-n }
}
effect-claim-house = { $form ->
    [aim] um { power-n } für dein Haus zu beanspruchen
   *[other] beanspruche { power-n } für dein Haus
}
effect-take-control = { $form ->
    [aim] um die Kontrolle über { $which } zu übernehmen
   *[other] übernimm die Kontrolle über { $which }
}
effect-return-control = { $form ->
    [aim] damit die Kontrolle über { $card } an den Besitzer zurückgeht
    [so] geht die Kontrolle über { $card } an den Besitzer zurück
   *[say] die Kontrolle über { $card } geht an den Besitzer zurück
}
effect-draw = { $person ->
    [you] { $form ->
        [aim] um { cards-n } zu ziehen
       *[other] ziehe { cards-n }
    }
    [both] { $form ->
        [aim] damit { $who } je { cards-n } zieht
        [so] zieht { $who } je { cards-n }
       *[say] { $who } zieht je { cards-n }
    }
   *[one] { $form ->
        [aim] damit { $who } { cards-n } zieht
        [so] zieht { $who } { cards-n }
       *[say] { $who } zieht { cards-n }
    }
}
random-n = { $n ->
    [one] 1 zufällig bestimmte Handkarte
   *[other] { $n } zufällig bestimmte Handkarten
}
effect-drop-random = { $person ->
    [you] { $form ->
        [aim] um { random-n } abzuwerfen
       *[other] wirf { random-n } ab
    }
    [both] { $form ->
        [aim] damit { $who } je { random-n } abwerft
        [so] werft { $who } je { random-n } ab
       *[say] { $who } werft je { random-n } ab
    }
   *[one] { $form ->
        [aim] damit { $who } { random-n } abwirft
        [so] wirft { $who } { random-n } ab
       *[say] { $who } wirft { random-n } ab
    }
}
effect-save = { $form ->
    [aim] um { $it } zu retten
   *[other] rette { $it }
}
effect-redirect = { $form ->
    [aim] damit { $it } stattdessen { pile-to } kommt
    [so] kommt { $it } stattdessen { pile-to }
   *[say] { $it } kommt stattdessen { pile-to }
}
effect-put-into-play = { $form ->
    [aim] um { $which } ins Spiel zu bringen
   *[other] bringe { $which } ins Spiel
}
effect-put-under-control = { $form ->
    [aim] um { $card } unter der Kontrolle dieses Spielers ins Spiel zu bringen
   *[other] bringe { $card } unter der Kontrolle dieses Spielers ins Spiel
}
effect-then = { $first }. Dann { $second }
effect-take-gold = { $form ->
    [aim] um alles Gold aus der Goldreserve { $whose } in deine zu legen
   *[other] lege alles Gold aus der Goldreserve { $whose } in deine
}
effect-place-gold = { $form ->
    [aim] um { $n } Gold aus der Schatzkammer auf { $card } zu legen
   *[other] lege { $n } Gold aus der Schatzkammer auf { $card }
}
effect-shuffle-piles = { $person ->
    [you] { $form ->
        [aim] um deinen { pile-acc } in deinen Nachziehstapel zu mischen
       *[other] mische deinen { pile-acc } in deinen Nachziehstapel
    }
    [both] { $form ->
        [aim] damit { $who } je euren { pile-acc } in euren Nachziehstapel mischt
        [so] mischt { $who } je euren { pile-acc } in euren Nachziehstapel
       *[say] { $who } mischt je euren { pile-acc } in euren Nachziehstapel
    }
   *[one] { $form ->
        [aim] damit { $who } seinen { pile-acc } in seinen Nachziehstapel mischt
        [so] mischt { $who } seinen { pile-acc } in seinen Nachziehstapel
       *[say] { $who } mischt seinen { pile-acc } in seinen Nachziehstapel
    }
}
effect-join = { $form ->
    [aim] um { $card } auf deiner Seite an der Herausforderung teilnehmen zu lassen
   *[other] lass { $card } auf deiner Seite an der Herausforderung teilnehmen
}
effect-adopt-keywords = { $form ->
    [aim] damit { $it } bis zum Ende der Phase { $keywords } verliert und { $card } jede Eigenschaft erhält, die so verloren ging
    [so] verliert { $it } bis zum Ende der Phase { $keywords }, und { $card } erhält jede Eigenschaft, die so verloren ging
   *[say] bis zum Ende der Phase verliert { $it } { $keywords }, und { $card } erhält jede Eigenschaft, die so verloren ging
}
effect-search = { $person ->
    [you] { $form ->
        [aim] um deinen Nachziehstapel nach { $which } zu durchsuchen. Zeige { it-acc } vor, { $to ->
            [play] bringe { it-acc } ins Spiel
           *[hand] nimm { it-acc } auf die Hand
        } und mische den Stapel
       *[other] durchsuche deinen Nachziehstapel nach { $which }, zeige { it-acc } vor, { $to ->
            [play] bringe { it-acc } ins Spiel
           *[hand] nimm { it-acc } auf die Hand
        } und mische den Stapel
    }
    [both] { $form ->
        [aim] damit { $who } eure Nachziehstapel nach je { $which } durchsucht, { it-acc } vorzeigt, { $to ->
            [play] ins Spiel bringt
           *[hand] auf die Hand nehmt
        } und die Stapel mischt
       *[other] { $form ->
            [so] durchsucht { $who }
           *[say] { $who } durchsucht
        } eure Nachziehstapel nach je { $which }, zeigt { it-acc } vor, { $to ->
            [play] bringt { it-acc } ins Spiel
           *[hand] nehmt { it-acc } auf die Hand
        } und mischt die Stapel
    }
   *[one] { $form ->
        [aim] damit { $who } seinen Nachziehstapel nach { $which } durchsucht, { it-acc } vorzeigt, { $to ->
            [play] ins Spiel bringt
           *[hand] auf die Hand nimmt
        } und den Stapel mischt
       *[other] { $form ->
            [so] durchsucht { $who }
           *[say] { $who } durchsucht
        } seinen Nachziehstapel nach { $which }, zeigt { it-acc } vor, { $to ->
            [play] bringt { it-acc } ins Spiel
           *[hand] nimmt { it-acc } auf die Hand
        } und mischt den Stapel
    }
}
effect-pick = { $person ->
    [you] { $optional ->
        [yes] du kannst { $which } bestimmen. Tust du das: { CAPITAL($then) }
       *[no] { $form ->
            [aim] um { $which } zu bestimmen. { CAPITAL($then) }
           *[other] bestimme { $which }. { CAPITAL($then) }
        }
    }
    [both] { $form ->
        [aim] damit { $who } je { $which } bestimmt. { CAPITAL($then) }
        [so] { pick-both } { $who } je { $which }. { CAPITAL($then) }
       *[say] { $who } { pick-both } je { $which }. { CAPITAL($then) }
    }
   *[one] { $form ->
        [aim] damit { $who } { $which } bestimmt. { CAPITAL($then) }
        [so] { pick-one } { $who } { $which }. { CAPITAL($then) }
       *[say] { $who } { pick-one } { $which }. { CAPITAL($then) }
    }
}
pick-one = { $optional ->
    [yes] bestimmt, wenn er will,
   *[no] bestimmt
}
pick-both = { $optional ->
    [yes] bestimmt, wenn ihr wollt,
   *[no] bestimmt
}
effect-spare = { $form ->
    [aim] damit jeder Spieler bis zu { $most } { $picked } bestimmt
    [so] bestimmt jeder Spieler bis zu { $most } { $picked }
   *[say] jeder Spieler bestimmt bis zu { $most } { $picked }
}. { $how ->
    [killed] Töte { $which }, die niemand bestimmt hat
    [returned] Nimm { $which }, die niemand bestimmt hat, auf die Hand ihrer Besitzer zurück
   *[discarded] Lege { $which } ab, die niemand bestimmt hat
} (können nicht gerettet werden)
effect-new-plot = { $person ->
    [you] { $form ->
        [aim] um eine weitere Karte aus deinem Strategiestapel zu bestimmen und aufzudecken
       *[other] bestimme eine weitere Karte aus deinem Strategiestapel und decke sie auf
    }
    [both] { $form ->
        [aim] damit { $who } je eine weitere Karte aus eurem Strategiestapel bestimmt und aufdeckt
        [so] bestimmt { $who } je eine weitere Karte aus eurem Strategiestapel und deckt sie auf
       *[say] { $who } bestimmt je eine weitere Karte aus eurem Strategiestapel und deckt sie auf
    }
   *[one] { $form ->
        [aim] damit { $who } eine weitere Karte aus seinem Strategiestapel bestimmt und aufdeckt
        [so] bestimmt { $who } eine weitere Karte aus seinem Strategiestapel und deckt sie auf
       *[say] { $who } bestimmt eine weitere Karte aus seinem Strategiestapel und deckt sie auf
    }
}
effect-peek-top = { $form ->
    [aim] um dir die oberste Karte des Nachziehstapels dieses Spielers anzusehen. Lege sie zurück oder unter den Stapel
   *[other] sieh dir die oberste Karte des Nachziehstapels dieses Spielers an. Lege sie zurück oder unter den Stapel
}
effect-reveal-top = { $form ->
    [aim] um { $n ->
        [1] die oberste Karte
       *[other] die obersten { $n } Karten
    } deines Nachziehstapels aufzudecken und auf die Hand zu nehmen
   *[other] decke { $n ->
        [1] die oberste Karte
       *[other] die obersten { $n } Karten
    } deines Nachziehstapels auf und nimm sie auf die Hand
}
effect-give-up = { $first } oder { $second }
effect-down-to = { $form ->
    [aim] damit, wer die meisten Handkarten hat, Handkarten eigener Wahl abwirft, bis { $n } übrig { $n ->
        [one] ist
       *[other] sind
    }
    [so] wirft, wer die meisten Handkarten hat, Handkarten eigener Wahl ab, bis { $n } übrig { $n ->
        [one] ist
       *[other] sind
    }
   *[say] wer die meisten Handkarten hat, wirft Handkarten eigener Wahl ab, bis { $n } übrig { $n ->
        [one] ist
       *[other] sind
    }
}
effect-from-pile = { $form ->
    [aim] um { $which } { pile-from } auf die Hand zu nehmen
   *[other] nimm { $which } { pile-from } auf die Hand
}
effect-move-attachment = { $form ->
    [aim] um { $card } an einen anderen Charakter anzulegen
   *[other] lege { $card } an einen anderen Charakter an
}
effect-to-hand = { $form ->
    [aim] um { $card } auf die Hand zu nehmen
   *[other] nimm { $card } auf die Hand
}
effect-name-card = { $form ->
    [aim] um eine Karte zu nennen
   *[other] nenne eine Karte
}. Alle Gegner zeigen ihre Handkarten vor und werfen jede Karte dieses Namens ab
effect-name-plot = { $form ->
    [aim] um eine Strategiekarte zu nennen
   *[other] nenne eine Strategiekarte
}. Beanspruche 1 Machtpunkt für dein Haus, sooft ein Gegner sie in dieser Phase aufdeckt
effect-become-attachment = { $form ->
    [aim] um { $card } als Zusatz mit dem Attribut { $trait } an { $to } anzulegen
   *[other] lege { $card } als Zusatz mit dem Attribut { $trait } an { $to } an
} (+{ $strength } Stärke)
effect-drop-top = { $person ->
    [you] { $form ->
        [aim] um { top-n } deines Nachziehstapels abzulegen
       *[other] lege { top-n } deines Nachziehstapels ab
    }
    [both] { $form ->
        [aim] damit { $who } je { top-n } eurer Nachziehstapel ablegt
        [so] legt { $who } je { top-n } eurer Nachziehstapel ab
       *[say] { $who } legt je { top-n } eurer Nachziehstapel ab
    }
   *[one] { $form ->
        [aim] damit { $who } { top-n } seines Nachziehstapels ablegt
        [so] legt { $who } { top-n } seines Nachziehstapels ab
       *[say] { $who } legt { top-n } seines Nachziehstapels ab
    }
}
top-n = { $n ->
    [1] die oberste Karte
   *[other] die obersten { $n } Karten
}
effect-lose-gold = { $form ->
    [aim] um { $n } Gold zu zahlen
   *[other] zahle { $n } Gold
}
effect-may-pay = { $form ->
    [so] kannst du { $n } Gold zahlen, { $then }
   *[say] du kannst { $n } Gold zahlen, { $then }
}
effect-if = { $form ->
    [so] { $then }, falls { $when }
   *[other] falls { $when }, { $then }
}
effect-swap-plots = { $form ->
    [aim] damit ihr bis zum Ende der Runde eure Strategiestapel und eure benutzten Strategiekarten tauscht
    [so] tauscht ihr bis zum Ende der Runde eure Strategiestapel und eure benutzten Strategiekarten
   *[say] bis zum Ende der Runde tauscht ihr eure Strategiestapel und eure benutzten Strategiekarten
}
effect-recover-top = { $form ->
    [aim] um die oberste Karte des Ablagestapels dieses Spielers oben auf seinen Nachziehstapel zu legen
   *[other] lege die oberste Karte des Ablagestapels dieses Spielers oben auf seinen Nachziehstapel
}
effect-pick-for-each = { $form ->
    [aim] um für jeden Spieler { $which } unter dessen Kontrolle zu bestimmen
   *[other] bestimme für jeden Spieler { $which } unter dessen Kontrolle
}. { CAPITAL($then) }
effect-copy-revealed = { $form ->
    [aim] um den Effekt beim Aufdecken der Strategiekarte dieses Spielers auszuführen, als stünde er auf { $card }
   *[other] führe den Effekt beim Aufdecken der Strategiekarte dieses Spielers aus, als stünde er auf { $card }
}
effect-attach-from-pile = { $form ->
    [aim] um einen Zusatz von deinem Ablagestapel an einen Charakter unter deiner Kontrolle anzulegen
   *[other] lege einen Zusatz von deinem Ablagestapel an einen Charakter unter deiner Kontrolle an
}
effect-remove-gold = { $form ->
    [aim] um { $n } Gold aus der Goldreserve eines Spielers zu entfernen
   *[other] entferne { $n } Gold aus der Goldreserve eines Spielers
}
effect-lay-toll = { $form ->
    [aim] um eine Herausforderungsart zu nennen
   *[other] nenne eine Herausforderungsart
}. Bis zum Ende der Phase muss dir dieser Spieler jedes Mal { $n } Gold aus seiner Goldreserve geben, wenn er eine solche Herausforderung ansagt

## Attribute; als Teil eines Wortes steht ein Bindestrich dahinter

trait-ally = { $form ->
    [bound] Verbündeten
   *[other] Verbündeter
}
trait-armor = { $form ->
    [bound] Rüstungs
   *[other] Rüstung
}
trait-army = Armee
trait-asshai = Asshai
trait-bastard = Bastard
trait-boon = Segen
trait-captain = Kapitän
trait-clansman = Bergclan
trait-condition = { $form ->
    [bound] Zustands
   *[other] Zustand
}
trait-conscriptor = Werber
trait-creature = { $form ->
    [bound] Kreaturen
   *[other] Kreatur
}
trait-decree = Erlass
trait-direwolf = Schattenwolf
trait-dorne = Dorne
trait-dothraki = Dothraki
trait-dragon = { $form ->
    [bound] Drachen
   *[other] Drache
}
trait-dragonstone = Drachenstein
trait-free-cities = { $form ->
    [bound] Freie-Städte
   *[other] Freie Städte
}
trait-house-clegane = { $form ->
    [bound] Haus-Clegane
   *[other] Haus Clegane
}
trait-house-dayne = { $form ->
    [bound] Haus-Dayne
   *[other] Haus Dayne
}
trait-house-florent = { $form ->
    [bound] Haus-Florent
   *[other] Haus Florent
}
trait-house-tarly = { $form ->
    [bound] Haus-Tarly
   *[other] Haus Tarly
}
trait-house-tully = { $form ->
    [bound] Haus-Tully
   *[other] Haus Tully
}
trait-house-tyrell = { $form ->
    [bound] Haus-Tyrell
   *[other] Haus Tyrell
}
trait-intrigue-gambit = Intrigenspiel
trait-iron-islands = Eiseninseln
trait-ironborn = Eisenmänner
trait-item = Gegenstand
trait-king = König
trait-kings-landing = Königsmund
trait-kingdom = Königreich
trait-kingsguard = Königsgarde
trait-knight = Ritter
trait-lady = Lady
trait-lannisport = Lannishort
trait-lord = Lord
trait-maester = Maester
trait-mercenary = Söldner
trait-military-battle = Schlacht
trait-nights-watch = Nachtwache
trait-others = { $form ->
    [bound] Andere
   *[other] Die Anderen
}
trait-power-struggle = Machtprobe
trait-qartheen = Qartheen
trait-queen = Königin
trait-queensguard = Königinnengarde
trait-sand-snake = Sandschlange
trait-skill = { $form ->
    [bound] Fertigkeits
   *[other] Fertigkeit
}
trait-small-council = { $form ->
    [bound] Kleiner-Rat
   *[other] Kleiner Rat
}
trait-stronghold = Festung
trait-the-east = { $form ->
    [bound] Der-Osten
   *[other] Der Osten
}
trait-title = Titel
trait-traitor = Verräter
trait-unsullied = Unbefleckte
trait-warship = Kriegsschiff
trait-weapon = { $form ->
    [bound] Waffen
   *[other] Waffe
}
trait-westeros = Westeros
trait-wildling = Wildling
trait-winterfell = Winterfell
