entry-played = ausgespielt
entry-put = ins Spiel gebracht
entry-setup = beim Spielaufbau ausgelegt
nothing = nichts
zone-hand = auf die Hand
zone-deck = oben auf den Nachziehstapel
zone-bottom = unter den Nachziehstapel
zone-dead = auf den Totenstapel
zone-discard = auf den Ablagestapel
house-stark = Stark
house-lannister = Lannister
house-baratheon = Baratheon
house-targaryen = Targaryen
house-greyjoy = Greyjoy
house-martell = Martell
house-tyrell = Tyrell
house-nights-watch = Nachtwache
card-character = Charakter
card-location = Ort
card-attachment = Zusatz
card-event = Ereignis
card-plot = Strategiekarte
card-house = Hauskarte
card-agenda = Agenda
type-military = Militärschlag
type-intrigue = Intrige
type-power = Machtkampf
icon-military = Militärschlag
icon-intrigue = Intrige
icon-power = Machtkampf
crest-noble = Adliger
crest-war = Krieger
crest-learned = Gelehrter
crest-holy = Geweihter
crest-shadow = Schatten
keyword-setup = Aufbau
keyword-stealth = Heimlich
keyword-no-attachments = Keine Zusätze
keyword-weapons-only = Keine Zusätze außer Waffen
keyword-limited = Limitiert
keyword-renown = Ruhmreich
keyword-deathbound = Todgeweiht
keyword-deadly = Tödlich
keyword-infamy = Berüchtigt
keyword-intimidate = Einschüchternd
keyword-ambush = Hinterhältig
keyword-vengeful = Rachsüchtig
keyword-stalwart = Standhaft
keyword-vigilant = Wachsam
keyword-melee = Handgemenge
keyword-joust = Zweikampf
keyword-insight = Scharfsinnig
keyword-daunt = Einschüchtern (zweite Edition)
against-characters = die Fähigkeiten von Charakteren
against-opposing-characters = die Fähigkeiten gegnerischer Charaktere
against-events = Ereignisse
against-triggered = ausgelöste Effekte
phase-setup = Spielaufbau
phase-plot = Strategie
phase-draw = Nachziehen
phase-marshalling = Aufmarsch
phase-challenges = Herausforderung
phase-dominance = Herrschaft
phase-standing = Aufrichten
phase-taxation = Abgaben
title-quoted = „{ $de }“{ $en ->
   *[other] { "" }
}
in-phase-plot = Strategie-Phase
in-phase-draw = Nachzieh-Phase
in-phase-marshalling = Aufmarsch-Phase
in-phase-challenges = Herausforderung-Phase
in-phase-dominance = Herrschaft-Phase
in-phase-standing = Aufrichten-Phase
in-phase-taxation = Abgaben-Phase
title-crown-regent = Kron-Regent
title-lord-commander = Lord Commander der Königsgarde
title-hand-of-the-king = Hand des Königs
title-master-of-whispers = Meister der Gerüchte
title-master-of-laws = Meister der Gesetze
title-master-of-coin = Meister der Münze
title-does-crown-regent = +3 bei Machtkämpfen, lenkt eine Herausforderung pro Runde um
title-does-lord-commander = +3 bei Militärschlägen, zieht einen unverteidigten auf sich
title-does-hand-of-the-king = einmal pro Runde 2 Einfluss; unterstützt die Gerüchte, konkurriert mit der Münze
title-does-master-of-whispers = +3 bei Intrigen; unterstützt die Münze, konkurriert mit den Gesetzen und dem Regenten
title-does-master-of-laws = zieht eine Karte mehr; unterstützt die Hand, konkurriert mit den Gerüchten
title-does-master-of-coin = 2 Gold mehr Einkommen; unterstützt die Gesetze, konkurriert mit der Hand

## Vor dem Spiel

game-title = Der Eiserne Thron: Das Kartenspiel
game-tagline = Große Häuser, eigene Decks, fünfzehn Machtpunkte: Militärschlag, Intrige und Machtkampf.
option-decks = Decks
option-variant = Spielweise
option-variant-melee = jeder gegen jeden
option-variant-teams = zwei gegen zwei
option-variant-littlefinger = Kleinfingers Tisch
option-teams-fault = zwei gegen zwei spielt man zu viert, nicht zu { $count }
option-errata = Errata
option-errata-on = gelten
option-errata-off = gelten nicht
option-lists = Decklisten
option-lists-brought = nur mitgebrachte geheim
option-lists-open = offen
option-lists-closed = geheim
outcome-power = mit genug Machtpunkten

## Was gefragt wird

prompt-deck = Welches Haus spielst du?
prompt-mulligan = Willst du statt dieser Starthand eine neue ziehen?
prompt-lay-out = { $count ->
    [0] Startkarten: Du hast kein Gold mehr. Fertig?
   *[other] Welche Startkarte legst du verdeckt aus? Noch { $count } Gold.
}
prompt-plot = Welche Strategiekarte wählst du?
prompt-first = Wer soll Startspieler sein?
prompt-title = Welchen Titel nimmst du?
prompt-marshal = { $count ->
    [0] Dein Aufmarsch: Du hast kein Gold mehr.
   *[other] Dein Aufmarsch: Du hast { $count } Gold.
}
prompt-action = { $phase }: Willst du eine Aktion ausführen?
prompt-challenge = Wen forderst du wozu heraus?
prompt-attackers = { $type }: Wer greift an?
prompt-defenders = { $type }: Wer verteidigt?
prompt-support = { $type }: Wer verteidigt für den Spieler, den du unterstützt?
prompt-stealth = { $count ->
    [one] Heimlich: Welcher Charakter darf nicht verteidigen?
   *[other] Heimlich: Welche { $count } Charaktere dürfen nicht verteidigen?
}
prompt-regent = Kron-Regent: Soll der Angreifer ein anderes Ziel wählen?
prompt-new-target = Der Kron-Regent lenkt deine Herausforderung um. Wen greifst du stattdessen an?
prompt-commander = Lord Commander: Lenkst du den Militärschlag auf dich?
prompt-claim = { $count ->
    [one] Welchen deiner Charaktere tötest du?
   *[other] Welche { $count } deiner Charaktere tötest du?
}
prompt-deadly = Tödlich: Welchen deiner teilnehmenden Charaktere tötest du?
prompt-winner = Mehrere haben genug Machtpunkte. Wer gewinnt?
prompt-infamy = { $count ->
    [one] Wohin legst du den Machtpunkt?
   *[other] Wohin legst du die { $count } Machtpunkte?
}
prompt-interrupt = { CAPITAL($due) }. Willst du etwas davon verhindern?
prompt-prevent = Willst du etwas davon verhindern?
due-killed = { $cards } { $count ->
    [one] soll
   *[other] sollen
} sterben
due-discarded = { $cards } { $count ->
    [one] soll
   *[other] sollen
} abgelegt werden
due-returned = { $cards } { $count ->
    [one] soll
   *[other] sollen
} auf die Hand zurückkehren
due-topped = { $cards } { $count ->
    [one] soll
   *[other] sollen
} oben auf den Nachziehstapel kommen
due-bottomed = { $cards } { $count ->
    [one] soll
   *[other] sollen
} unter den Nachziehstapel kommen
due-event = { $card } soll wirken
due-and = { $first }; { $second }
prompt-response = Willst du darauf reagieren?
prompt-order = Was wird zuerst abgehandelt?
prompt-which = { $card }: Worauf antwortest du?
prompt-guard = { $card } steht für einen von ihnen auf: für wen?
prompt-stand-all = { $keyword }: Richtest du alle deine Karten mit dieser Eigenschaft auf?
prompt-target = { $card }: Welche Karte wählst du?
prompt-whom = { $card }: Wen wählst du?
prompt-pick = { $card }: Welche Karte bestimmst du?
prompt-spare = { $count ->
    [0] { $card }: Du hast alle bestimmt.
    [one] { $card }: Welche Karte verschonst du noch?
   *[other] { $card }: Welche Karten verschonst du? Noch { $count }.
}
prompt-search = { $card }: Welche Karte suchst du dir aus deinem Nachziehstapel aus?
prompt-from-pile = Welche Karte nimmst du vom Stapel?
prompt-attach = An welche Karte legst du { $card } an?
prompt-bottom = { $card } liegt obenauf. Legst du die Karte unter den Nachziehstapel?
prompt-either = Was tust du? 1: { CAPITAL($first) }. 2: { CAPITAL($second) }.
prompt-drop = { $count ->
    [one] Welche Handkarte wirfst du ab?
   *[other] Welche { $count } Handkarten wirfst du ab?
}
prompt-name = Welche Karte nennst du?
prompt-name-plot = Welche Strategiekarte nennst du?
prompt-type = Welche Herausforderungsart nennst du?
prompt-pool = { $count ->
    [one] Aus wessen Goldreserve entfernst du 1 Gold?
   *[other] Aus wessen Goldreserve entfernst du { $count } Gold?
}
prompt-toll = { $count ->
    [one] Welchem Gegner gibst du 1 Gold?
   *[other] Welchem Gegner gibst du { $count } Gold?
}
prompt-split = { $count ->
    [one] 1 Gold ist zu zahlen: Wie viel davon nimmst du von deinen Karten?
   *[other] { $count } Gold sind zu zahlen: Wie viel davon nimmst du von deinen Karten?
}
prompt-influence = Welche Karte beugst du für Einfluss? Noch { $count }.
prompt-kneel = { $count ->
    [one] Welche Karte beugst du?
   *[other] Welche { $count } Karten beugst du?
}
prompt-x = Wie viel Gold zahlst du?
prompt-cost = Womit bezahlst du? 1: { CAPITAL($first) }. 2: { CAPITAL($second) }.
prompt-offer = { $count ->
    [one] Zahlst du 1 Gold? Dafür: { CAPITAL($effect) }.
   *[other] Zahlst du { $count } Gold? Dafür: { CAPITAL($effect) }.
}

## Züge

card-of = { $card } ({ $seat })
card-copy = { $card }, { $count }. Exemplar
move-pass = Passen
move-done = Fertig
move-yes = Ja
move-no = Nein
move-play = { $card } ausspielen
move-play-for = { $count ->
    [0] { $card } kostenlos ausspielen
   *[other] { $card } für { $count } Gold ausspielen
}
move-on-house = { $card } an die Hauskarte anlegen
move-on-house-for = { $count ->
    [0] { $card } kostenlos an die Hauskarte anlegen
   *[other] { $card } für { $count } Gold an die Hauskarte anlegen
}
move-ambush = { $card } hinterhältig ins Spiel bringen
move-use = { $card } einsetzen
move-use-text = { $card } einsetzen: { $text }
move-event = { $card } ausspielen
move-event-text = { $card } ausspielen: { $text }
move-save = { $card } durch ein Duplikat retten
move-card = { $card }
move-plot = { $card }
move-plot-worth = { $card } (Gold { $gold }, Initiative { $initiative }, Schaden { $claim })
move-seat = { $seat }
move-number = { $count }
move-either = { CAPITAL($text) }
move-type = { CAPITAL($type) }
move-challenge = { $seat } herausfordern: { $type }
move-title = { $title }
move-title-worth = { $title }: { $does }
move-name = { $card }
move-trait = { $trait }
move-deck = Haus { $house }
move-give = { $seat } { $count } Gold geben

## Warum nicht

reason-not-your-turn = Jetzt { $seats-count ->
    [one] ist
   *[other] sind
} { $seats } gefragt.
reason-no-such-move = Einen solchen Zug gibt es nicht.
reason-not-now = „{ $move }“ ist jetzt nicht gefragt: { $asked }
reason-not-possible = „{ $move }“ geht jetzt nicht.
reason-no-bribes = Gold wechselt nur an Kleinfingers Tisch den Besitzer.
reason-no-bribes-now = Beim Spielaufbau und in der Aufmarsch-Phase wechselt kein Gold den Besitzer.
reason-bribe-yourself = Dir selbst kannst du kein Gold geben.
reason-too-little-gold = { $count ->
    [0] Du hast kein Gold in deiner Goldreserve.
   *[other] In deiner Goldreserve { $count ->
        [1] ist
       *[other] sind
    } nur { $count } Gold.
}

## Was geschieht

event-begins = { $seat } ist ausgelost und beginnt.
event-deck-chosen = { $seat } spielt Haus { $house }.
event-new-hand = { $seat } mischt die Starthand zurück und zieht eine neue.
event-kept-hand = { $seat } behält die Starthand.
event-laid = { $seat } legt eine Startkarte verdeckt aus.
event-laid-seen = { $seat } legt { $card } verdeckt aus.
event-laid-out = { $count ->
    [0] { $seat } legt keine Startkarten aus.
    [one] { $seat } hat 1 Startkarte ausgelegt.
   *[other] { $seat } hat { $count } Startkarten ausgelegt.
}
event-set-up = { $seat } deckt auf: { $cards }.
event-attached-setup = { $seat } legt { $card } an { $it } an.
event-round = Runde { $count }.
event-phase = { $phase }.
event-chose-plot = { $seat } hat eine Strategiekarte gewählt.
event-chose-plot-seen = { $seat } hat { $card } gewählt.
event-revealed = { $seat } deckt die Strategiekarte { $card } auf.
event-plots-renewed = { $seat } bildet aus den benutzten Strategiekarten einen neuen Strategiestapel.
event-initiative = { $seat } gewinnt die Initiative mit { $count }.
event-initiative-tie = Gleichstand mit { $count }: { $seat } hat weniger Machtpunkte und gewinnt die Initiative.
event-initiative-lot = Gleichstand: Das Los gibt { $seat } die Initiative mit { $count }.
event-first-player = { $seat } bestimmt den Startspieler: { $other }.
event-title = { $seat } nimmt den Titel { $title }.
event-titles-back = Alle Titel kommen in die Kammer des Kleinen Rats zurück.
event-titles-aside = Für eine Runde beiseitegelegt: { $titles }.
event-income = { $count ->
    [0] { $seat } erhält kein Einkommen.
   *[other] { $seat } erhält { $count } Gold Einkommen.
}
event-marshals = { $count ->
    [0] { $seat } spielt { $card } kostenlos aus.
   *[other] { $seat } spielt { $card } für { $count } Gold aus.
}
event-ambushes = { $seat } spielt { $card } hinterhältig aus.
event-entered-put = { $seat } bringt { $card } ins Spiel.
event-attached-played = { $seat } legt { $card } an { $it } an.
event-attached-put = { $seat } bringt { $card } an { $it } ins Spiel.
event-duplicated = { $seat } legt { $card } als Duplikat unter die Karte, die schon im Spiel ist.
event-moved-attachment = { $card } wird an { $it } angelegt.
event-fits-nowhere = { $card } passt nirgends und bleibt auf dem Ablagestapel.
event-played-event = { $seat } spielt { $card } als Ereignis aus.
event-announced = { $seat } kündigt { $card } an.
event-used = { $way ->
    [passive] Bei { $seat } wirkt { $card }.
   *[chosen] { $seat } setzt { $card } ein.
}
event-used-from-hand = { $seat } setzt { $card } aus der Hand ein.
event-targeted = { $seat } wählt { $card }.
event-aimed = { $seat } wählt { $other }.
event-picked = { $seat } bestimmt { $card }.
event-spared = { $seat } verschont { $card }.
event-named = { $seat } nennt { $name }.
event-paid = { $seat } zahlt { $count } Gold.
event-paid-from = Davon { $count ->
    [one] wird
   *[other] werden
} { $count } Gold von { $card } genommen.
event-toll = { $seat } gibt { $other } { $count } Gold.
event-toll-laid = { $seat } nennt { $type }: { $other } schuldet für jede solche Herausforderung { $count } Gold.
event-gave = { $seat } gibt { $other } { $count } Gold.
event-gold-removed = { $seat } entfernt { $count } Gold aus der Goldreserve von { $other }.
event-took-gold = { $seat } nimmt { $other } { $count } Gold ab.
event-placed-gold = Auf { $card } kommen { $count } Gold.
event-influence = { $seat } beugt { $card } für { $count } Einfluss.
event-hand-used = { $seat } nutzt als Hand des Königs 2 Einfluss.
event-knelt-to-pay = { $seat } beugt { $card }.
event-knelt = { $card } wird gebeugt.
event-stood = { $card } richtet sich auf.
event-all-stand = Alle gebeugten Karten werden aufgerichtet.
event-others-stand = Alle gebeugten Karten werden aufgerichtet, nur diese nicht: { $cards }.
event-left-killed = { $why ->
    [deadly] Tödlich: { $card } stirbt.
   *[other] { $card } stirbt.
}
event-left-discarded = { $card } wird abgelegt.
event-left-returned = { $card } kehrt auf die Hand zurück.
event-left-topped = { $card } kommt oben auf den Nachziehstapel.
event-left-bottomed = { $card } kommt unter den Nachziehstapel.
event-saved = { $card } wird gerettet.
event-saved-by-duplicate = { $seat } legt ein Duplikat ab und rettet { $card }.
event-guarded = { $source } richtet sich auf und bewahrt { $card } vor dem Tod.
event-redirected = { $card } kommt stattdessen { $to }.
event-granted = { CAPITAL($until) }: { $cards } { $gives }.
event-ordained = { $card }, { $until }: „{ CAPITAL($gives) }.“
event-control = { $seat } übernimmt die Kontrolle über { $card }.
event-drew = { $count ->
    [one] { $seat } zieht 1 Karte.
   *[other] { $seat } zieht { $count } Karten.
}
event-drew-seen = { $count ->
    [one] { $seat } zieht { $cards }.
   *[other] { $seat } zieht { $count } Karten: { $cards }.
}
event-dropped = { $seat } wirft { $card } ab.
event-found = { $seat } sucht { $card } heraus.
event-found-nothing = { $seat } findet nichts.
event-shuffled = { $seat } mischt { $pile ->
    [dead] den Totenstapel in den Nachziehstapel
    [discard] den Ablagestapel in den Nachziehstapel
   *[none] den Nachziehstapel
}.
event-looked = { $seat } sieht sich die oberste Karte des Nachziehstapels von { $other } an.
event-looked-seen = { $seat } sieht oben auf dem Nachziehstapel von { $other }: { $card }.
event-bottomed = { $seat } legt die oberste Karte von { $other } unter den Nachziehstapel.
event-left-on-top = { $seat } lässt die oberste Karte von { $other } liegen.
event-revealed-top = { $seat } deckt { $card } auf und nimmt die Karte auf die Hand.
event-recovered = { $seat } nimmt { $card } vom Stapel auf die Hand.
event-put-on-top = { $card } kommt oben auf den Nachziehstapel von { $seat }.
event-showed-hand = { $seat } zeigt die Hand vor: { $cards }.
event-swapped-plots = { $seat } und { $other } tauschen bis zum Ende der Runde ihre Strategiestapel.
event-challenge = { $seat } fordert { $other } heraus: { $type }.
event-challenges-done = { $seat } fordert niemanden mehr heraus.
event-attackers = { $seat } greift mit { $cards } an.
event-defenders = { $seat } verteidigt mit { $cards }.
event-no-defenders = { $seat } deklariert keine Verteidiger.
event-supports = { $seat } verteidigt für { $other }.
event-sneaked = { $seat } umgeht { $card } durch Heimlich.
event-redirected-challenge = { $seat } lenkt die Herausforderung als Kron-Regent um.
event-new-target = { $seat } greift stattdessen { $other } an.
event-took-over = { $seat } lenkt den Militärschlag als Lord Commander auf sich.
event-joined = { $card } nimmt jetzt an der Herausforderung teil.
event-challenge-won = { $seat } gewinnt mit { $count } zu { $less } gegen { $other }.
event-no-result = Niemand gewinnt die Herausforderung.
event-claim-zero = Der Schadenswert ist 0: Es geschieht kein Schaden.
event-power = { $how ->
    [unopposed] Unverteidigt: { power-claimed }
    [opposed] Gegen die Konkurrenz: { power-claimed }
    [renown] Ruhmreich: { power-claimed }
   *[other] { power-claimed }
}
power-claimed = { $count ->
    [one] { $card } erhält 1 Machtpunkt.
   *[other] { $card } erhält { $count } Machtpunkte.
}
event-power-moved = { $count ->
    [one] 1 Machtpunkt wandert von { $card } zu { $it }.
   *[other] { $count } Machtpunkte wandern von { $card } zu { $it }.
}
event-dominance = { $seat } gewinnt die Herrschaft mit { $count }.
event-dominance-tie = Gleichstand mit { $count }: Niemand gewinnt die Herrschaft.
event-taxed = { $seat } gibt { $count } Gold an die Schatzkammer zurück.
event-won = { $seats } hat { $count ->
    [one] 1 Machtpunkt
   *[other] { $count } Machtpunkte
} und gewinnt das Spiel.
event-won-together = { $seats } haben zusammen { $count ->
    [one] 1 Machtpunkt
   *[other] { $count } Machtpunkte
} und gewinnen das Spiel.

## Versprechen an Kleinfingers Tisch

promise-challenge = { $seat } verspricht, { $other } herauszufordern.
promise-spare = { $seat } verspricht, { $other } nicht herauszufordern.
promise-first = { $seat } verspricht, { $other } zum Startspieler zu machen.
pledge-challenge = Ich fordere { $other } heraus
pledge-spare = Ich fordere { $other } nicht heraus
pledge-first = Ich mache { $other } zum Startspieler

# Wonach ein Platz gefragt werden möchte, und was er auslassen kann.
pause-action = Aktionen
pause-response = Reaktionen
pause-save = Retten und Aufheben
pause-until-challenge = diese Herausforderung
pause-until-phase = diese Phase
