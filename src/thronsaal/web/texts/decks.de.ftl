page-nav-decks = Decks
page-decks = Decks
page-decks-of = Decks: { $game }
page-decks-text = Bau dein eigenes Deck, Karte für Karte. Was noch fehlt, steht immer daneben.
page-decks-mine = Meine Decks
page-decks-none = Du hast noch kein eigenes Deck.
page-decks-ready = Fertige Decks
page-decks-new = Ein neues Deck für Haus …
page-decks-build = Decks bauen
page-decks-file = Ein Deck aus einer Datei
page-decks-file-text = Deckliste als Text oder von OCTGN ({ $endings }).
page-decks-file-go = Datei lesen
page-deck-open = Bearbeiten
page-deck-copy = Kopieren und ändern
page-deck-ready = spielbar
page-deck-unready = noch nicht spielbar
page-deck-lost = Ein Deck, dessen Karten es hier nicht mehr gibt
page-deck-mine = { $name } (meins)
page-deck-unread = Diese Datei lässt sich nicht als Deck lesen
page-deck-choose = Karten
page-deck-name = Name des Decks
page-deck-less = { $card }: eine weniger
page-deck-more = { $card }: eine mehr
page-deck-fits = spielbar
page-deck-misses = { $count ->
    [one] eines fehlt noch
   *[other] { $count } Dinge fehlen noch
}
page-deck-numbers = Das Deck in Zahlen
page-deck-save-as = Speichern als { $ending }
page-deck-delete = Löschen
page-deck-delete-sure = Ja, dieses Deck löschen
page-setup-decks = Wer spielt welches Deck
page-setup-decks-text = Ein eigenes Deck bleibt geheim, solange die Decklisten es sind.
page-setup-deck-any = wie unten gewählt
page-cards-of = Karten: { $game }
page-cards-all = Alle Karten
page-cards-search = Name oder Wort auf der Karte
page-cards-any = alle
page-cards-found = { $count ->
    [0] Keine Karte passt dazu.
    [one] 1 Karte
   *[other] { $count } Karten
}
page-cards-pages = Seiten
page-cards-page = Seite { $at } von { $pages }
page-cards-before = Zurück
page-cards-next = Weiter
page-card-page = Zur Karte mit ihren Regeln
page-card-rules = Regeln zu dieser Karte
page-card-others = Andere Fassungen
page-card-rulings = Klarstellungen
