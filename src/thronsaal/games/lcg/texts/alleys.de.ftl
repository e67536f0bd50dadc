## Worte von Königsmund, die vom Schatten sprechen

who-attacked = { $form ->
    [gen] des verteidigenden Spielers
    [dat] dem verteidigenden Spieler
    [acc] den verteidigenden Spieler
   *[other] der verteidigende Spieler
}
effect-draw-for = { $form ->
    [aim] um { cards-n } zu ziehen
   *[other] ziehe { cards-n }
}
effect-draw-for-per = { $form ->
    [aim] um { $per } { cards-n } zu ziehen
   *[other] ziehe { $per } { cards-n }
}
cost-drop-any = wirf 1 zufällig bestimmte Handkarte ab
gives-free-shadows = { $form ->
    [so] darf dein Deck Karten mit dem Siegel Schatten auch dann enthalten, wenn sie nur für ein anderes Haus sind
   *[say] dein Deck darf Karten mit dem Siegel Schatten auch dann enthalten, wenn sie nur für ein anderes Haus sind
}
against-opposing-events = Ereignisse von Gegnern
cards-of-dimmer = unter der Kontrolle von Gegnern mit nicht mehr Karten im Schatten als du
cards-of-richer = unter der Kontrolle eines Spielers mit mehr verfügbaren Karten als du (Hand, Spiel und Schatten)
cards-cost-veiled = mit aufgedruckten Kosten von höchstens der Zahl der Karten im Schatten
cards-for-others = nur für ein anderes Haus
cards-died-now = auf einem gegnerischen Totenstapel (in dieser Phase getötet)
when-darkest = { $form ->
    [no] nicht jeder Gegner
   *[yes] jeder Gegner
} weniger Karten im Schatten hat als du
when-chosen-is = { $card } { $which }
number-foe-power = für jeden Machtpunkt eines Gegners deiner Wahl
after-freshly-triggered = { $form ->
    [due] wenn ein Effekt einer Karte ausgelöst wird, die gerade aus dem Schatten gekommen ist,
   *[done] nachdem ein Effekt einer Karte ausgelöst wurde, die gerade aus dem Schatten gekommen ist,
}
after-next-phase = zu Beginn der nächsten Phase
gives-own-cheaper-out = { $form ->
    [so] kostet es { $n } Gold weniger, { $card } aus dem Schatten zu holen
   *[say] { $card } aus dem Schatten zu holen kostet { $n } Gold weniger
}
gives-own-cheaper-out-per = { $form ->
    [so] kostet es { $per } { $n } Gold weniger, { $card } aus dem Schatten zu holen
   *[say] { $card } aus dem Schatten zu holen kostet { $per } { $n } Gold weniger
}
gives-steals-away = { $form ->
    [so] kommt { $card } stattdessen in den Schatten, sobald { $card } aus deiner Hand abgeworfen würde
   *[say] wenn { $card } aus deiner Hand abgeworfen würde, lege { $whom } stattdessen in den Schatten
}. Ziehe dann { cards-n }
gives-goes-to-shadows = beim Verlassen des Spiels stattdessen in den Schatten des Besitzers
gives-mask = aufgedruckten Text, Stärke, Symbole, Attribute und Siegel des Charakters darunter. Verlässt dieser das Spiel, kehrt die Karte in den Schatten zurück
cost-come-out = hole { $card } aus dem Schatten
effect-come-forth = { $form ->
    [aim] um { $which }{ bring-kneeling } aus dem Schatten zu holen
   *[other] hole { $which }{ bring-kneeling } aus dem Schatten
}
bring-kneeling = { $kneeling ->
    [yes] { " " }gebeugt
   *[no] { "" }
}
effect-bring-another = { $form ->
    [aim] um noch eine Karte für den Rest ihrer Kosten aus dem Schatten holen zu dürfen
    [so] darfst du noch eine Karte für den Rest ihrer Kosten aus dem Schatten holen
   *[say] du darfst noch eine Karte für den Rest ihrer Kosten aus dem Schatten holen
}
effect-flush-out = { $form ->
    [aim] damit eine Karte im Schatten dieses Spielers zufällig bestimmt wird
    [so] wird eine Karte im Schatten dieses Spielers zufällig bestimmt
   *[say] eine Karte im Schatten dieses Spielers wird zufällig bestimmt
}. Er holt sie für ihre Kosten hervor oder legt sie ab
effect-flush-next = { $form ->
    [aim] damit zu Beginn der nächsten Phase eine Karte im Schatten dieses Spielers zufällig bestimmt wird
    [so] wird zu Beginn der nächsten Phase eine Karte im Schatten dieses Spielers zufällig bestimmt
   *[say] zu Beginn der nächsten Phase wird eine Karte im Schatten dieses Spielers zufällig bestimmt
}. Er holt sie für ihre Kosten hervor oder legt sie ab
effect-peek-each = { $form ->
    [aim] um dir je 1 Karte im Schatten jedes Gegners ansehen zu dürfen
    [so] darfst du dir je 1 Karte im Schatten jedes Gegners ansehen
   *[say] du darfst dir je 1 Karte im Schatten jedes Gegners ansehen
}
effect-abduct = { $form ->
    [aim] um { $it } unter deiner Kontrolle in den Schatten zu legen
   *[other] lege { $it } unter deiner Kontrolle in den Schatten
}
effect-raise-bound = { $form ->
    [aim] um { $it } ins Spiel zu bringen und { $card } daran anzulegen
   *[other] bringe { $it } ins Spiel und lege { $card } daran an
}
effect-put-on-mask = { $form ->
    [aim] um { $it } als Duplikat unter { $card } zu legen
   *[other] lege { $it } als Duplikat unter { $card }
}
event-flushed = { $card }: Zu Beginn der nächsten Phase holt { $other } eine Karte aus dem Schatten oder legt sie ab.
event-masked = { $card } trägt das Gesicht von { $it }.
prompt-one-more = { $card }: Holst du noch eine Karte aus dem Schatten?
prompt-out-or-gone = { $card }: Karte Nr. { $count } wurde bestimmt. Holst du sie hervor? Sonst wird sie abgelegt.
prompt-peek-one = { $card }: Welche Karte im Schatten siehst du dir an?
facet-shadow = Schattenkosten
facet-shadow-x = X Gold
format-kings-landing = Königsmund, 60 Karten
set-kings-landing = Königsmund
set-from-the-shadows = Aus dem Schatten
trait-house-reed = { $form ->
    [bound] Haus-Reed
   *[other] Haus Reed
}
trait-rainbow-guard = Regenbogengarde
trait-septon = Septon
trait-smuggler = Schmuggler
