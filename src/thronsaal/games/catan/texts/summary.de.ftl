summary-settlements = Siedlungen
summary-keeps = Befestigungen
summary-longest = Längste Straße
summary-strongest = Stärkste Grenzpatrouille
summary-guards = Wächter auf der Mauer
summary-cards = Siegpunktkarten
summary-dice = { $count ->
    [one] Würfel, einmal geworfen
   *[other] Würfel, { $count }-mal geworfen
}
summary-yields = Was die Würfel brachten
summary-all = zusammen
summary-dealings = Handel und Raub
summary-supply = mit dem Vorrat getauscht
summary-trades = mit anderen getauscht
summary-robs = Karten geraubt
summary-robbed = Karten verloren an Räuber
summary-discards = bei einer Sieben abgelegt
summary-bought = Entwicklungskarten gekauft
