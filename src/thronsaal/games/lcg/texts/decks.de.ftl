# Karten beim Namen: gesagt wird der deutsche, sonst der englische.
title = { $de }{ $en ->
    *[other] {""}
}

# Was an einem Deck nicht stimmt
deck-at-line = Zeile { $line }: { $what }
deck-and-more = Das reicht fürs Erste; der Rest wurde nicht gelesen.
deck-card = { $card } ({ $code })
deck-no-card = Es gibt keine Karte namens „{ $written }“.
deck-no-card-near = Es gibt keine Karte namens „{ $written }“. Ähnlich heißen: { $near }.
deck-no-code = Keine Karte hat die Kennziffer { $written }.
deck-no-code-near = Keine Karte hat die Kennziffer { $written }. Dem Namen nach ähnlich: { $near }.
deck-many-cards = Mehrere Karten heißen „{ $written }“: { $cards }. Schreib die Kennziffer hinter den Namen.
deck-two-cards = { $code } ist { $card }, nicht „{ $written }“.
deck-other-version = Dieses „{ $written }“ trägt die Kennung einer Fassung der Karte, die es hier nicht gibt.
deck-bad-count = In einer Zeile stehen 1 bis { $most } Exemplare einer Karte, nicht „{ $count }“.
deck-bad-copies = { $code } steht { $count }-mal auf der Liste; ein Tisch kann höchstens { $most } auseinanderhalten.
deck-bad-line = „{ $line }“ ist keine Karte. Eine Zeile sieht so aus: 2x Great Keep (S29)
deck-bad-name = „{ $name }“ kann kein Deck heißen: Ein Name ist eine Zeile mit höchstens { $most } druckbaren Zeichen.
deck-two-agendas = Ein Deck hat nur eine Agenda.
deck-two-houses = Ein Deck hat nur ein Haus.
deck-no-agenda = { $card } ist keine Agenda.
deck-no-house = Das Deck nennt kein Haus. Schreib eine Zeile wie: house: Stark
deck-no-such-house = Ein Haus „{ $written }“ gibt es nicht. Die Häuser sind { $houses }.
deck-too-long = { $cards } Karten sind zu viele: höchstens { $most }, darunter { $lines } verschiedene.
deck-file-large = Die Datei ist zu groß: Ein Deck hat höchstens { $most } Bytes.
deck-file-long = Die Datei ist zu lang: Ein Deck hat höchstens { $most } Zeilen.
deck-file-utf8 = Die Datei ist kein Text in UTF-8.
deck-line-long = Die Zeile ist zu lang: höchstens { $most } Zeichen.
deck-xml = Das ist kein wohlgeformtes XML ({ $why }).
deck-xml-encoding = Die Datei ist XML in einer Kodierung, die sich nicht lesen lässt.
deck-xml-doctype = Die Datei erklärt einen Dokumenttyp. Decks von OCTGN tun das nicht, und solche Dateien werden nicht gelesen.
deck-xml-root = Ein Deck von OCTGN beginnt mit <deck>, nicht mit <{ $root }>.
deck-second-edition = Das ist ein Deck der zweiten Edition; hier wird die erste gespielt.
deck-other-game = Nach eigener Angabe gehört die Datei zu einem anderen Spiel („{ $game }“).
deck-option-long = Ein Deck in einer Zeile hat höchstens { $most } Zeichen.
deck-option-part = „{ $part }“ ist kein Teil eines Decks in einer Zeile; seine Teile sind { $parts }, jeder einmal, mit ; dazwischen.
deck-option-card = „{ $written }“ ist keine Karte. In einer Zeile steht eine Karte als Kennziffer, dahinter die Zahl der Exemplare: S29*3
deck-no-such-deck = Ein Deck „{ $written }“ gibt es nicht. Mit dem Spiel kommen: { $decks }.
deck-option-count = die Option decks ist core, random, choose oder ein Deck für jeden der { $seats } Plätze, etwa { $example }, nicht „{ $given }“
deck-needs-shadows = { $card } wird nur an Tischen mit Schatten gespielt: { $needs ->
    [second] shadows=second
   *[first] shadows=first
}.
deck-option-bad = die Option decks stimmt nicht: { $why }
deck-both = { $first } { $second }

# Was ein Format verbietet
deck-wrong-pile = { $card } gehört nicht dorthin: Strategiekarten liegen für sich, gezogen werden Charaktere, Orte, Zusätze und Ereignisse.
deck-size-exactly = Der Nachziehstapel hat { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}; es müssen genau { $wanted } sein.
deck-size-least = Der Nachziehstapel hat { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}; es müssen mindestens { $wanted } sein.
deck-size-most = Der Nachziehstapel hat { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}; es dürfen höchstens { $wanted } sein.
deck-plots = Der Strategiestapel hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}; es müssen genau { $wanted } sein.
deck-agenda-none = In diesem Format sind Agenden nicht erlaubt.
deck-copies = { $card } ist { $count }-mal im Deck; { $most ->
    [one] erlaubt ist ein Exemplar
   *[other] erlaubt sind { $most } Exemplare
}.
deck-plot-copies = { $card } ist { $count }-mal im Strategiestapel; { $most ->
    [one] dort muss jede Karte anders heißen
   *[other] erlaubt sind { $most } Exemplare
}.
deck-house-only = { $card } darf nur in ein Deck von Haus { $house }.
deck-needs = { $card } verlangt mindestens { $wanted } verschiedene Charaktere mit dem genannten Attribut; hier { $count ->
    [one] ist es
   *[other] sind es
} { $count }.
deck-not-in-sets = { $card } ({ $code }) stammt aus keinem der Sets dieses Formats.

# Ein Deck in Zahlen
deck-title = { $name } (Haus { $house })
deck-title-none = Haus { $house }
deck-head-agenda = Agenda
deck-head-cards = Nachziehstapel: { $count }
deck-head-costs = Kosten
deck-head-icons = Symbole
deck-head-means = Mittel
deck-head-plots = Strategiestapel: { $count }
deck-count-character = { $count ->
    [one] 1 Charakter
   *[other] { $count } Charaktere
}
deck-count-location = { $count ->
    [one] 1 Ort
   *[other] { $count } Orte
}
deck-count-attachment = { $count ->
    [one] 1 Zusatz
   *[other] { $count } Zusätze
}
deck-count-event = { $count ->
    [one] 1 Ereignis
   *[other] { $count } Ereignisse
}
deck-cost = { $count }× { $gold } Gold
deck-icon-military = Militär { $count } (Stärke { $strength })
deck-icon-intrigue = Intrige { $count } (Stärke { $strength })
deck-icon-power = Macht { $count } (Stärke { $strength })
deck-income = Einkommen { $count }
deck-influence = Einfluss { $count }
deck-initiative = Initiative { $count }
deck-foreign = { $count ->
    [one] 1 Karte eines fremden Hauses
   *[other] { $count } Karten fremder Häuser
}
deck-plot = { $card } (Gold { $gold }, Initiative { $initiative }, Schaden { $claim })
deck-without-id = Diese Karten wird OCTGN nicht finden, ihre Kennungen sind hier nicht bekannt: { $cards }.

# Das Deck beim Bauen
deck-count-plot = { $count ->
    [one] 1 Strategiekarte
   *[other] { $count } Strategiekarten
}
deck-gold = { $count }
facet-house = Haus
facet-type = Art
facet-cost = Kosten
facet-icon = Symbol
facet-crest = Siegel
facet-trait = Attribut
facet-keyword = Eigenschaft
facet-set = Set
facet-neutral = neutral
facet-gold = { $count } Gold
format-standard = Turnier, 60 Karten
format-core = Grundspiel, 45 Karten
format-blackwater = Der Schwarzwasser, 60 Karten
set-houses = Hauskarten
set-core = Grundspiel
set-kings-of-the-sea = Könige der See
set-princes-of-the-sun = Prinzen der Sonne
set-blackwater = Der Schwarzwasser
set-proving = Probekarten
deck-name-landing = Königsmund
deck-name-blackwater = Der Schwarzwasser
deck-name-core = Grundspiel
deck-name-raiders = Räuber der Eiseninseln
deck-name-patience = Geduld von Dorne
ruling-faq = { $text } (Antwort des Verlags)
ruling-reading = { $text } (unsere Lesart)
