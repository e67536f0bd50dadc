## Das Brett

board-round = Runde { $count }
board-before = Vor dem Spiel
board-phases = Die Phasen einer Runde
board-next = danach { $phase }
board-next-round = danach Runde { $count }
board-now = jetzt
board-turn-of = { $seat } ist am Zug
board-seat = { $seat }, Haus { $house }: { $power } Macht, { $gold } Gold, { $hand ->
    [one] 1 Handkarte
   *[other] { $hand } Handkarten
}
board-power-of = { $count } von { $goal } Macht, davon { $house } am Haus
board-team = { $names }: zusammen { $count } von { $goal } Macht
board-first = Startspieler
board-gold = { $count } Gold
board-hand-size = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
board-deck = { $count ->
    [one] 1 Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
}
board-laid = { $count ->
    [one] 1 Karte liegt verdeckt
   *[other] { $count } Karten liegen verdeckt
}
board-influence = { $count } Einfluss
board-plot-of = Strategie: { $card }, Einkommen { $gold }, Initiative { $initiative }, Schadenswert { $claim }
board-plots-left = { $count ->
    [one] noch 1 Strategiekarte
   *[other] noch { $count } Strategiekarten
}
board-plot-none = noch keine Strategie
board-plot-chosen = Strategie gewählt
board-quota = { $type }: { $begun } von { $allowed } begonnen
board-pile-discard = Ablagestapel
board-pile-dead = Totenstapel
board-pile-plot = Benutzte Strategien
board-pile-open = { $seat }: { $pile } ({ $count })
board-known = Bekannte Handkarten
board-laid-out = Ausgelegt
board-hand = Deine Hand
board-hand-of = Hand von { $seat }
board-in-play = Im Spiel
board-locations = Orte
board-empty = Noch nichts im Spiel.
board-mate = mit { $seat }
board-council = Kleiner Rat
board-council-none = Niemand unterstützt jemanden oder konkurriert.
board-supports = { $seat } unterstützt { $other }.
board-opposes = { $seat } konkurriert mit { $other }.
board-title-offered = zur Wahl
board-title-rested = beiseitegelegt
board-title-gone = niemand
board-title-short-crown-regent = Regent
board-title-short-lord-commander = Garde
board-title-short-hand-of-the-king = Hand
board-title-short-master-of-whispers = Gerüchte
board-title-short-master-of-laws = Gesetze
board-title-short-master-of-coin = Münze
board-lasting = Was noch wirkt
board-resolving = Wird abgehandelt: { $card }

## Karten

board-cost = Kosten { $count }
board-strength = Stärke { $count }
board-and = { $first } und { $last }
board-standing = stehend
board-kneeling = gebeugt
board-leaving-dead = stirbt gleich
board-leaving-discard = wird gleich abgelegt
board-leaving-hand = kehrt gleich auf die Hand zurück
board-leaving-deck = kommt gleich auf den Nachziehstapel
board-leaving-bottom = kommt gleich unter den Nachziehstapel
board-unknown-source = ein Effekt
board-can-play = kann ausgespielt werden
board-can-house = kann ans Haus gelegt werden
board-can-ambush = kann aus dem Hinterhalt kommen
board-can-use = kann genutzt werden
board-can-save = kann durch ein Duplikat gerettet werden
board-can-plot = kann gewählt werden
board-can-card = kann gewählt werden
board-can-several = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
board-may-be = falls gewählt: { $what }
board-menu = Was soll { $card } tun?
board-of-other = gehört jemand anderem
board-printed = Aufgedruckt
board-at-the-moment = Jetzt
board-rules = Regeln
board-crests = Siegel: { $crests }
board-aim = gewählt
board-aim-declare-attackers = greift an
board-aim-declare-defenders = verteidigt
board-aim-sneak = verteidigt nicht
board-aim-choose-dead = stirbt
board-aim-deadly = stirbt
board-aim-choose-victim = stirbt
board-aim-sparing = bleibt verschont
board-aim-whom-to-guard = überlebt
board-aim-kneel-to-pay = wird gebeugt
board-aim-pay-influence = wird gebeugt
board-aim-place-power = bekommt die Macht
board-aim-drop-down = abgelegt
board-aim-drop-of = abgelegt
board-aim-lay-out = ausgelegt
board-aim-place = bekommt sie
board-aim-attach-to = bekommt sie
board-aim-attach-set-up = bekommt sie
board-aim-attach-event = bekommt sie
board-aim-move-to = bekommt sie
board-omen-total = zusammen Stärke { $count }
board-omen-strength = dann Stärke { $count }
board-omen-power = dann { $count } Macht
board-omen-killed = stirbt
board-omen-discarded = wird abgelegt
board-omen-returned = zurück auf die Hand
board-omen-topped = auf den Nachziehstapel
board-omen-bottomed = unter den Nachziehstapel
board-omen-taken = wechselt zu dir

## Die Herausforderung

board-challenge = Herausforderung
board-attacking = greift an
board-defending = verteidigt
board-defends-for = verteidigt für { $seat }
board-sum-attacking = { $seat } greift mit { $count } an
board-sum-defending = { $seat } verteidigt mit { $count }
board-more = Titel und Effekte
board-nobody = noch niemand
board-claim-military = { $count ->
    [0] Schadenswert 0: Gewinnt { $seat }, stirbt niemand.
    [one] Schadenswert 1: Gewinnt { $seat }, verliert { $other } einen Charakter.
   *[other] Schadenswert { $count }: Gewinnt { $seat }, verliert { $other } { $count } Charaktere.
}
board-claim-intrigue = { $count ->
    [0] Schadenswert 0: Gewinnt { $seat }, wird nichts abgeworfen.
    [one] Schadenswert 1: Gewinnt { $seat }, verliert { $other } eine zufällige Handkarte.
   *[other] Schadenswert { $count }: Gewinnt { $seat }, verliert { $other } { $count } zufällige Handkarten.
}
board-claim-power = { $count ->
    [0] Schadenswert 0: Gewinnt { $seat }, wandert keine Macht.
   *[other] Schadenswert { $count }: Gewinnt { $seat }, geht { $count } Macht von { $other } an { $seat }.
}
board-unopposed = Bisher unverteidigt: 1 Macht mehr.
board-rival = Gegen Konkurrenz: 1 Macht mehr.

## Was gefragt ist

board-ask = Was zu tun ist
board-window-actions = Zeit für Aktionen: { $phase }
board-window-marshal = Aufmarsch
board-window-responses = Reaktionen
board-window-saves = Das geschieht gleich: retten oder verhindern
board-window-challenges = Zeit für Herausforderungen
board-window-choice = Wähle
board-source = Text von { $card }
board-a-card = Eine Karte
board-pass = Passen
board-done = Fertig
board-space = Leertaste
board-challenge-do = { $seat } herausfordern: { $type }
board-give = Gold geben
board-give-to = { $count } Gold für { $seat }
board-word = Dein Wort geben
board-word-about = Versprechen binden niemanden, aber alle sehen später, wer sie gehalten hat.
board-honesty = Von den Versprechen von { $seat } wurden { $kept } gehalten und { $broken } gebrochen
board-name-card = Eine Karte
board-name-trait = Ein Attribut
board-name-do = Nennen
board-did-begins = Die Phase { $phase } beginnt.
board-did-ends = Die Phase { $phase } endet.
board-did-reveals = { $seat } deckt { $card } auf.
board-did-leads = { $seat } führt.
board-did-enters = { $card } kommt ins Spiel.
board-did-plays = { $seat } spielt { $card }.
board-did-triggers = { $seat } nutzt { $card }.
board-did-leaves-killed = { $card } stirbt.
board-did-leaves-discarded = { $card } wird abgelegt.
board-did-leaves-returned = { $card } kehrt auf die Hand zurück.
board-did-leaves-topped = { $card } kommt auf den Nachziehstapel.
board-did-leaves-bottomed = { $card } kommt unter den Nachziehstapel.
board-did-kneels = { $card } wird gebeugt.
board-did-stands = { $card } richtet sich auf.
board-did-gains = { $card } erhält { $count } Macht.
board-did-shifts = { $count ->
    [0] Keine Macht geht von { $card } an { $to }.
   *[other] { $count } Macht geht von { $card } an { $to }.
}
board-did-draws = { $count ->
    [one] { $seat } zieht 1 Karte.
   *[other] { $seat } zieht { $count } Karten.
}
board-did-drops = { $card } wird abgeworfen.
board-did-declares-attack = { $seat } greift an mit { $cards }.
board-did-declares-defence = { $seat } verteidigt mit { $cards }.
board-did-wins = { $seat } schlägt { $other } um { $count }.
board-did-claims-military = { $count ->
    [0] { $seat } verliert keinen Charakter.
    [one] { $seat } verliert einen Charakter.
   *[other] { $seat } verliert { $count } Charaktere.
}
board-did-claims-intrigue = { $count ->
    [one] { $seat } wirft eine Karte ab.
   *[other] { $seat } wirft { $count } Karten ab.
}
board-did-claims-power = { $count ->
    [0] { $seat } verliert keine Macht.
   *[other] { $seat } verliert { $count } Macht.
}
board-did-dominates = { $seat } gewinnt die Herrschaft.
board-did-shows = { $seat } zeigt Karten vor.
board-did-controls = { $seat } übernimmt { $card }.
board-card-page = Mehr zur Karte
