page-brand = Thronsaal
page-tagline = Ein Saal für Spiele um einen Thron. Setz dich: Ein Konto braucht hier niemand.
page-skip = Zum Inhalt
page-nav = Hauptmenü
page-nav-lobby = Tische
page-nav-replays = Partien
page-nav-rules = Regeln
page-foot-own = Regeln, Worte und Bilder sind unsere eigenen. Thronsaal ist kein Angebot der Verlage und wird von ihnen nicht unterstützt.
page-foot-fair = Jedes Mischen lässt sich prüfen: Sein Startwert ist anfangs durch eine Prüfsumme versiegelt und wird am Ende offengelegt.
page-close = Schließen
page-save = Speichern

page-your-name = Dein Name am Tisch
page-prefs = Einstellungen
page-prefs-language = Sprache
page-prefs-theme = Licht
page-theme-auto = wie das Gerät
page-theme-light = Tag
page-theme-dark = Nacht
page-prefs-motion = Bewegung
page-motion-auto = wie das Gerät
page-motion-off = still
page-motion-on = Karten gleiten
page-prefs-confirm = Vor jedem Zug nachfragen
page-prefs-keys = Züge mit einzelnen Tasten spielen
page-prefs-sound = Töne: mein Zug, Würfel, Angebote und mehr
page-language-de = Deutsch
page-language-en = English

page-play-now = Sofort spielen
page-play-against = gegen einen Bot
page-setup = Einen Tisch aufstellen
page-setup-players = { $count ->
    [one] eine Person
   *[other] { $count } Personen
}
page-setup-players-range = { $least } bis { $most } Personen
page-setup-options = Optionen
page-setup-chairs = Wer sitzt wo
page-setup-chair = Platz { $letter }
page-chair-me = ich
page-chair-open = frei: jemand kommt dazu
page-chair-bot = Bot, { $level }
page-chair-none = bleibt leer
page-setup-public = Wer den Tisch findet
page-setup-public-no = nur wer den Link hat
page-setup-public-yes = alle im Saal
page-setup-coaching = Tipps sind an diesem Tisch erlaubt
page-setup-go = Tisch aufstellen
page-learn = In wenigen Minuten lernen
page-read-rules = Regeln lesen
page-open-tables = Offene Tische
page-open-none = Gerade wartet kein Tisch auf Mitspielende. Stelle einen auf, dann steht er hier.
page-watch-tables = Laufende Partien
page-my-tables = Meine Tische
page-join = Hinsetzen
page-watch = Zuschauen
page-go-on = Weiterspielen
page-look = Ansehen
page-with = mit { $names }
page-state-waiting = wartet auf Mitspielende
page-state-playing = Zug { $moves }
page-state-turn = du bist am Zug
page-state-over = beendet
page-list-you-won = Du hast gewonnen
page-list-won = { $names } { $names-count ->
    [one] hat
   *[other] haben
} gewonnen
page-state-filed = Aufzeichnung

page-table-title = { $game }: Tisch
page-tab-turn = ● Du bist am Zug – { $game }
page-tab-wait = { $game } – { $names }
page-turn-mine = Du bist am Zug
page-turn-until = Noch { $left }, bis { $time } Uhr.
page-turn-other = { $names } ist am Zug
page-turn-several = Am Zug sind { $names }
page-turn-waiting = Es fehlen noch Leute
page-turn-waiting-text = { $count ->
    [one] Ein Platz ist noch frei. Schick den Link weiter oder warte, bis sich jemand aus dem Saal dazusetzt.
   *[other] { $count } Plätze sind noch frei. Schick den Link weiter oder warte, bis sich jemand aus dem Saal dazusetzt.
}
page-turn-watching = Du schaust zu und siehst, was alle sehen dürfen.
page-turn-won = { $names } { $names-count ->
    [one] gewinnt
   *[other] gewinnen
} { $why }
page-turn-draw = Unentschieden
page-turn-you-won = Du gewinnst { $why }
page-turn-thinks = { $count ->
    [one] Der Bot überlegt.
   *[other] Die Bots überlegen.
}
page-turn-person = Du erfährst es sofort, wenn du am Zug bist.
page-why = Warum?
page-why-rule = Warum? Die Regel: { $rule }
page-moves = Deine Züge
page-moves-many = { $count ->
    [one] Der eine Zug
   *[other] Alle { $count } Züge einzeln
}
page-moves-none = Gerade gibt es nichts zu wählen.
page-rule-of = Regel: { $rule }
page-log = Verlauf
page-log-undone = zurückgenommen
page-chat = Gespräch
page-chat-say = Sag etwas am Tisch
page-chat-send = Sagen
page-chat-watching = Wer am Tisch sitzt, liest das erst, wenn die Partie vorbei ist.
page-seats = Am Tisch
page-seat-me = du
page-seat-turn = am Zug
page-sit = Hier hinsetzen
page-sit-back = Meinen Platz wieder einnehmen
page-board-waits = Ausgeteilt wird, sobald alle sitzen.
page-preparing-title = { $game } wird aufgebaut
page-preparing-text = Vor der allerersten Partie wird ein Spiel für diesen Rechner vorbereitet. Das geschieht nur einmal. Das Brett öffnet sich von selbst.
page-preparing-far = { $done } von { $of } Teilen sind fertig.
page-preparing-soon = Nur noch einen Augenblick.
page-turn-warming = Die Bots werden noch für ihre erste Partie vorbereitet. Sie spielen, sobald sie können.
page-share = Link zu diesem Tisch
page-share-copy = Link kopieren
page-share-copied = Kopiert
page-undo = Zurücknehmen
page-undo-asked = { $name } möchte den letzten Zug zurücknehmen. Einverstanden?
page-undo-waits = Du hast darum gebeten, zurückzunehmen. Die anderen müssen zustimmen.
page-undo-agree = Einverstanden
page-undo-decline = Nein
page-undo-withdraw = Doch nicht
page-hint = Tipp
page-resign = Aufgeben
page-resign-sure = Wirklich aufgeben? Die andere Seite gewinnt.
page-leave = Gehen
page-leave-sure = Wirklich gehen? Ein Bot spielt für dich weiter; du kannst den Platz jederzeit wieder einnehmen.
page-leave-waiting-sure = Wirklich aufstehen? Der Platz ist dann wieder frei.
page-rematch = Noch einmal
page-rematch-there = Zur nächsten Partie
page-replay = Partie ansehen
page-actions = Mehr
page-keys = Tasten
page-keys-title = Mit der Tastatur spielen
page-keys-moves = die Tasten auf Karten und Knöpfen
page-keys-moves-text = spielen diesen Zug
page-keys-arrows-text = von Karte zu Karte gehen; auf einer Landkarte auch auf und ab, mit ⇧ zu jedem Ort
page-keys-undo-text = zurücknehmen
page-keys-hint-text = um einen Tipp bitten
page-keys-chat-text = reden
page-keys-log-text = den Verlauf lesen
page-keys-board-text = zurück zum Tisch
page-keys-help-text = diese Hilfe
page-keys-escape-text = schließen oder abbrechen
page-yes = Ja
page-no = Nein
page-lost = Die Verbindung ist weg. Neuer Versuch …
page-back = Wieder verbunden.
page-coached = Tipp: { $move }

page-replays-title = Partien
page-replays-lede = Geh durch beendete Partien, Zug um Zug, von jedem Platz aus, und spiele weiter, wo es spannend wurde.
page-replays-mine = Meine beendeten Partien
page-replays-none = Du hast noch keine Partie zu Ende gespielt.
page-replays-upload = Eine Aufzeichnung öffnen
page-replays-upload-text = Eine Aufzeichnung ist die kleine Textdatei, die jede Partie zum Herunterladen anbietet.
page-replays-file = Datei mit der Aufzeichnung
page-replays-open = Öffnen
page-replay-title = Partie: { $game }
page-replay-of = { $game }: { $names }
page-replay-position = Zug { $at } von { $count }
page-replay-start = Ausgeteilt
page-replay-first = Anfang
page-replay-back = Zurück
page-replay-next = Weiter
page-replay-last = Ende
page-replay-steps = Schritte
page-replay-keys = Tasten: ← und → gehen Schritt für Schritt, Bild auf und Bild ab von Runde zu Runde, Pos1 und Ende springen.
page-replay-view = Gesehen von
page-replay-view-all = alle Karten offen
page-replay-view-none = allen
page-replay-moves = Züge
page-replay-fork = Von hier weiterspielen
page-replay-fork-text = Ein neuer Tisch beginnt mit genau dieser Lage. Wer sitzt wo?
page-replay-fork-go = Weiterspielen
page-replay-download = Aufzeichnung herunterladen
page-replay-seed = Das Mischen
page-replay-seed-text = Am Anfang war nur die Prüfsumme zu sehen. Der Startwert unten wurde am Ende offengelegt; sein SHA-256 muss diese Prüfsumme sein.
page-replay-seed-shared = Am Anfang war nur die Prüfsumme der Zahl zu sehen, die der Saal gezogen hat; dann hat jeder, der sich setzte, etwas Zufälliges dazugegeben. Der Startwert ist der Anfang des SHA-256 von allem zusammen: Niemand konnte ihn wählen.
page-replay-seed-from = Woraus er entstand
page-replay-check-shared = Der Saal hat Wort gehalten, und was dein Browser dazugab, ist dabei: Niemand konnte diese Mischung wählen.
page-mark-known = Die Karten hier stammen aus einer Partie, die schon zu sehen war: Jemand könnte sie kennen.
page-mark-uploaded = Diese Aufzeichnung wurde hochgeladen; der Saal hat sie nicht miterlebt.
page-mark-signed = Diese Aufzeichnung wurde hochgeladen; sie trägt die Unterschrift dieses Saals, unverändert.
page-replay-seed-hash = Prüfsumme am Anfang
page-replay-seed-number = Startwert
page-replay-check = Prüfen
page-replay-check-good = Der Startwert passt zur Prüfsumme: Gemischt war vor dem ersten Zug.
page-replay-check-bad = Der Startwert passt nicht zur Prüfsumme.
page-replay-check-cannot = Dieser Browser prüft nur über eine sichere Verbindung. Auf der Kommandozeile: printf %s STARTWERT | sha256sum
page-replay-what = Was geschah
page-replay-result = Ergebnis

page-rules-title = Regeln
page-rules-lede = Jede Regel mit ihrer Quelle. Jeder abgelehnte Zug, jede Zeile im Verlauf und jede Möglichkeit verweist hierher.
page-rules-of = Regeln von { $game }
page-rules-house = Regeln des Hauses
page-rules-house-text = Sie gelten an jedem Tisch, was auch gespielt wird.
page-rules-search = Regeln durchsuchen
page-rules-contents = Inhalt
page-rules-search-go = Suchen
page-rules-found = { $count ->
    [0] Keine Regel spricht von „{ $word }“.
    [one] Eine Regel spricht von „{ $word }“.
   *[other] { $count } Regeln sprechen von „{ $word }“.
}
page-rules-all = Alle Regeln zeigen
page-rules-count = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
}
page-rules-source = Quelle: { $source }
page-provenance-printed = gedruckt
page-provenance-printed-text = Steht so im Regelheft.
page-provenance-reconstructed = erschlossen
page-provenance-reconstructed-text = Passt zu allem Bekannten, wurde aber nicht gedruckt gesehen.
page-provenance-own = Regelung
page-provenance-own-text = Das Heft schweigt hier oder ist unklar; so spielen wir es.
page-lessons = Lektionen
page-lessons-lede = Kleine Lagen am echten Tisch. Die Züge machst du.
page-lesson-title = Lektion { $number }: { $title }
page-lesson-step = Schritt { $step } von { $steps }
page-lesson-do = Du bist dran: { $move }
page-lesson-watch = { $name }: { $move }
page-lesson-on = Weiter
page-lesson-again = Noch einmal von vorn
page-lesson-next = Nächste Lektion
page-lesson-back = Alle Lektionen
page-lesson-done = Geschafft!
page-lesson-other = Erlaubt ist das, aber in dieser Lektion geht es um einen anderen Zug.
page-lesson-refused-do = Versuch es: { $move }. Die Regeln lehnen das ab, und die Seite sagt, warum.
page-first-game = Erste Partie, mit Erklärungen
page-guide-more = Mehr dazu
page-guide-close = Verstanden
page-lesson-skip = Lektion überspringen
page-lesson-fate-done = geschafft
page-lesson-fate-skipped = übersprungen
page-lessons-begin = Mit der ersten beginnen
page-lessons-go-on = Weiter, wo du warst
page-lessons-done = { $done } von { $count } geschafft

page-error-title = Das ging nicht
page-error-back = Zurück zu den Tischen

page-pauses = Was der Saal für dich beantwortet
page-pauses-title = Wann möchtest du gefragt werden?
page-pauses-text = In diesem Spiel werden alle gefragt, die eine passende Karte haben könnten. Wo du nicht gefragt werden willst, passt der Saal für dich. Er wartet vorher einen Augenblick, gleich was du auf der Hand hast: So erfährt daraus niemand etwas.
page-pauses-pass = Passen:
page-pauses-quiet = bis etwas geschieht
page-pauses-all = Bei allem fragen
page-pauses-more = Pausen: { $preset }
page-pauses-quick = zügig
page-pauses-quick-text = Nur wo sich das meiste entscheidet, und wenn ich etwas tun könnte.
page-pauses-careful = sorgfältig
page-pauses-careful-text = Immer wenn ich etwas tun könnte.
page-pauses-tournament = Turnier
page-pauses-tournament-text = Bei jeder Gelegenheit, auch wenn ich nur passen kann.
page-pauses-own = eigene
page-pauses-own-text = Wie unten gewählt.
page-stop-always = immer fragen
page-stop-able = fragen, wenn ich etwas tun könnte
page-stop-never = nie fragen
page-turn-spared = Der Saal passt für dich
page-turn-spared-text = Hier gibt es für dich nichts zu entscheiden, oder du wolltest nicht gefragt werden.

page-log-show = Was der Verlauf zeigt
page-log-moved = Züge
page-log-since = Seit meinem Zug
page-log-said = Gespräch
page-log-all = Alles
page-log-earlier = Früheres

page-inspector = Nahansicht
page-keys-inspect-text = Was eine Karte oder Figur über sich sagt: darauf zeigen, hingehen, lange drücken; mit i dorthin
page-keys-space = Leertaste
page-keys-space-text = passen oder fertig, wo das Brett es anbietet
