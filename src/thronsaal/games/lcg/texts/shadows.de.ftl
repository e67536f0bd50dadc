## Schatten: der Tisch

option-shadows = Schatten
option-shadows-off = keine
option-shadows-first = wie im Regelheft: eine Karte zu Beginn jeder Phase
option-shadows-second = wie im Beiblatt: als Aktion, beliebig viele
pause-shadows = Aus dem Schatten
zone-shadows = in den Schatten
place-shadows = in deinem Schatten
place-aside = offen, weil gerade hervorgeholt
card-veiled = die verdeckte Karte Nr. { $count } ({ $seat })
card-in-place = { $card } (Nr. { $count })

## Fragen und Züge

prompt-opening = { $phase } beginnt: Holst du eine Karte aus dem Schatten? (Gold: { $count })
prompt-shadow-cost = { $card }: Welche Schattenkosten zahlst du?
prompt-hide = { $count ->
    [one] { $card }: Welche Karte legst du in den Schatten?
   *[other] { $card }: Welche Karten legst du in den Schatten? (höchstens { $count })
}
move-hide = { $card } in den Schatten legen
move-hide-for = { $count ->
    [0] { $card } kostenlos in den Schatten legen
   *[other] { $card } für { $count } Gold in den Schatten legen
}
move-emerge = { $card } hervorholen
move-emerge-for = { $count ->
    [0] { $card } kostenlos hervorholen
   *[other] { $card } für { $count } Gold hervorholen
}

## Was geschieht

event-hid = { $count ->
    [-1] { $seat } legt eine Karte verdeckt in den Schatten (Nr. { $place }).
    [0] { $seat } legt kostenlos eine Karte verdeckt in den Schatten (Nr. { $place }).
   *[other] { $seat } legt für { $count } Gold eine Karte verdeckt in den Schatten (Nr. { $place }).
}
event-hid-seen = { $count ->
    [-1] { $seat } legt { $card } verdeckt in den Schatten (Nr. { $place }).
    [0] { $seat } legt { $card } kostenlos verdeckt in den Schatten (Nr. { $place }).
   *[other] { $seat } legt { $card } für { $count } Gold verdeckt in den Schatten (Nr. { $place }).
}
event-veiled = { $card } liegt nun im Schatten von { $seat } (Nr. { $count }).
event-emerges = { $seat } holt { $card } aus dem Schatten (Nr. { $place }).
event-finds-no-bearer = { $card } findet nichts, woran die Karte angelegt werden darf, und wird abgelegt.
event-used-from-shadows = { $seat } setzt { $card } aus dem Schatten ein.
event-peeked = { $seat } sieht sich Karte Nr. { $count } im Schatten von { $other } an.
event-peeked-seen = { $seat } sieht im Schatten von { $other } als Nr. { $count }: { $card }.
event-left-shaded = { $card } geht in den Schatten.
event-taken-back = { $card } kehrt auf die Hand von { $seat } zurück.
due-shaded = { $cards } { $count ->
    [one] soll
   *[other] sollen
} in den Schatten gehen
how-shaded = in den Schatten geschickt

## Warum etwas nicht geht

reason-no-shadow = { $card } ist keine Schattenkarte.
reason-only-by-shadows = { $card } kommt nicht von der Hand ins Spiel, sondern nur aus dem Schatten.
reason-too-dear-to-hide = Eine Karte in den Schatten zu legen kostet { $count } Gold, du hast { $gold }.
reason-nothing-there = Auf Platz { $count } deines Schattens liegt keine Karte.
reason-not-now-out = { $card } kannst du jetzt nicht aus dem Schatten holen.
reason-shadow-event = { $card } ist ein Ereignis: Aus dem Schatten wird es ausgespielt, wenn seine Zeit gekommen ist.
reason-no-shadow-cost = { $card } hat keine Schattenkosten und bleibt im Schatten, bis ein Effekt die Karte holt.
reason-no-emerging = Du darfst gerade keine Karte aus dem Schatten holen.

## Auf dem Brett

board-shadows = Im Schatten
board-veil = Platz { $count } im Schatten
board-veil-hidden = verdeckt
board-veil-price = kostet { $count } Gold
board-veil-about = Eine Karte im Schatten liegt verdeckt auf ihrem Platz. Was sie ist, weiß nur, wer sie kontrolliert oder gesehen hat.
board-veil-known = anderen bekannt
board-veil-token = hat weitere Schattenkosten
board-can-hide = kann in den Schatten gelegt werden
board-can-emerge = kann aus dem Schatten kommen
board-can-slot = kann gewählt werden
board-window-shadows = Aus dem Schatten
board-did-emerges = { $card } ist bei { $seat } aus dem Schatten gekommen.
board-did-leaves-shaded = { $card } geht in den Schatten.
board-leaving-shadows = geht in den Schatten

## Der Überblick in Worten

glance-shadows = { " " }Im Schatten
glance-veiled = Nr. { $count } verdeckt
glance-comes-out = kostet { $count }
glance-ready = bezahlbar

## Wörter der Kartentexte

text-shadow = Schatten ({ $cost })
line-shadow = aus dem Schatten { $count }
line-costless = ohne Kosten

cards-veiled = { $form ->
    [many-dat] Karten
    [many-nom] Karten
    [many-gen] Karten
    [many-acc] Karten
   *[other] Karte
} { veiled-where }
veiled-where = { $area ->
    [you] in deinem Schatten
    [opponents] im Schatten eines Gegners
    [chosen] im Schatten dieses Spielers
    [loser] im Schatten des Verlierers
   *[all] im Schatten
}
cards-emerged = (in dieser Phase aus dem Schatten gekommen)
number-count-veiled = für jede Karte { veiled-where }
when-lurking = { $form ->
    [no] { $least ->
        [1] keine Karte { veiled-where } liegt
       *[other] weniger als { $least } Karten { veiled-where } liegen
    }
   *[yes] { $least ->
        [1] eine Karte { veiled-where } liegt
       *[other] mindestens { $least } Karten { veiled-where } liegen
    }
}
cheaper-in-which = { $once ->
    [yes] die nächste Karte
   *[no] jede Karte
}
gives-cheaper-in = { $form ->
    [aim] damit es dich { lasting }{ $n } Gold weniger kostet, { cheaper-in-which } in den Schatten zu legen
    [so] kostet es dich { lasting }{ $n } Gold weniger, { cheaper-in-which } in den Schatten zu legen
   *[say] { cheaper-in-which } in den Schatten zu legen kostet dich { lasting }{ $n } Gold weniger
}
cheaper-out-sign = { $sign ->
    [more] mehr
   *[less] weniger
}
cheaper-out-first = { $first ->
    [yes] { " " }(nur beim ersten Mal in jeder Runde)
   *[no] { "" }
}
gives-cheaper-out = { $form ->
    [aim] damit es dich { lasting }{ $n } Gold { cheaper-out-sign } kostet, { $which } aus dem Schatten zu holen{ cheaper-out-first }
    [so] kostet es dich { lasting }{ $n } Gold { cheaper-out-sign }, { $which } aus dem Schatten zu holen{ cheaper-out-first }
   *[say] { $which } aus dem Schatten zu holen kostet dich { lasting }{ $n } Gold { cheaper-out-sign }{ cheaper-out-first }
}
no-emerging-who = { $area ->
    [you] bei dir
    [opponents] bei deinen Gegnern
    [chosen] bei diesem Spieler
    [loser] beim Verlierer
   *[all] bei allen
}
gives-no-emerging = { $form ->
    [aim] damit { no-emerging-who } { lasting }keine Karte aus dem Schatten kommt
    [so] kommt { no-emerging-who } { lasting }keine Karte aus dem Schatten
   *[say] { no-emerging-who } kommt { lasting }keine Karte aus dem Schatten
}
cost-shadow = zahle den Rest der Kosten { $card }
cost-shroud = lege { $card } aus dem Spiel in den Schatten
after-came-out = { $form ->
    [due] { $by ->
        [you] wenn { $which } bei dir aus dem Schatten kommt,
        [opponent] wenn { $which } bei einem Gegner aus dem Schatten kommt,
       *[anybody] wenn { $which } aus dem Schatten kommt,
    }
   *[done] { $by ->
        [you] nachdem { $which } bei dir aus dem Schatten gekommen ist,
        [opponent] nachdem { $which } bei einem Gegner aus dem Schatten gekommen ist,
       *[anybody] nachdem { $which } aus dem Schatten gekommen ist,
    }
}
shade-further = { $further ->
    [yes] . Solange die Karte dort liegt, hat sie außerdem Schatten in Höhe ihrer aufgedruckten Kosten
   *[no] { "" }
}
effect-shade = { $form ->
    [aim] um { $which } in den Schatten zu legen
   *[other] lege { $which } in den Schatten
}{ shade-further }
effect-bring-out = { $form ->
    [aim] um { $which } aus dem Schatten ins Spiel zu bringen
   *[other] bringe { $which } aus dem Schatten ins Spiel
}
effect-lay-into-shadows = { $form ->
    [aim] um { $which } verdeckt in den Schatten { owners } zu legen
   *[other] lege { $which } verdeckt in den Schatten { owners }
}
effect-drop-veiled = { $form ->
    [aim] um { $which } abzulegen
   *[other] lege { $which } ab
}
effect-peek-veiled = { $form ->
    [aim] um { $which } zu betrachten
   *[other] betrachte { $which }
}
hide-n = { $n ->
    [one] eine Schattenkarte
   *[other] bis zu { $n } Schattenkarten
}
effect-hide-from-hand = { $form ->
    [aim] um { hide-n } von deiner Hand kostenlos in den Schatten legen zu dürfen
    [so] darfst du { hide-n } von deiner Hand kostenlos in den Schatten legen
   *[say] du darfst { hide-n } von deiner Hand kostenlos in den Schatten legen
}
effect-back-to-hand = { $form ->
    [aim] um { $card } auf die Hand des Besitzers zurückzunehmen statt abzulegen
   *[other] nimm { $card } auf die Hand des Besitzers zurück, statt die Karte abzulegen
}
