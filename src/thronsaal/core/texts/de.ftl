reason-over = Die Partie ist zu Ende.
reason-nothing-to-take-back = { $seat } hat noch keinen Zug gemacht.
reason-take-back-alone = Das lässt sich nicht mehr allein zurücknehmen: { $others } { $others-count ->
    [one] muss
   *[other] müssen
} zustimmen.
reason-resign-two-only = Aufgeben beendet nur eine Partie zu zweit. Verlasse den Tisch, dann übernimmt ein Bot.
outcome-resigned = durch Aufgabe
outcome-walkover = weil die anderen fort waren

fault-raised = { $bot } ist mit einem Fehler ausgestiegen ({ $detail }). Ein erlaubter Zug wurde ausgelost.
fault-stalled = { $bot } hat nicht innerhalb von { $detail } Sekunden geantwortet. Ein erlaubter Zug wurde ausgelost.
fault-garbage = { $bot } hat mit { $detail } geantwortet, das ist kein Zug. Ein erlaubter Zug wurde ausgelost.
fault-illegal = { $bot } wollte einen Zug machen, der nicht erlaubt ist ({ $detail }). Ein erlaubter Zug wurde ausgelost.

verdict-kept = { $seat } hat Wort gehalten.
verdict-broken = { $seat } hat das Wort gebrochen.
verdict-void = Das Versprechen von { $seat } ist gegenstandslos.
verdict-open = Das Versprechen von { $seat } steht noch aus.
list-end = { $first } und { $last }
list-or = { $first } oder { $last }
position-acts = Am Zug: { $seats }
position-over = Zu Ende. Erster Platz: { $winners }

## Optionen und Aufzeichnungen, die nicht zu lesen sind

option-seats-fault = { $game } hat { $seats } Plätze, nicht { $count }
option-seat-fault = Platz { $seat } gibt es an einem Tisch zu { $seats } nicht
option-unknown-fault = { $game } hat keine Option „{ $name }“, sondern: { $names }
option-choice-fault = die Option { $name } von { $game } ist eine von { $choices }, nicht „{ $value }“
record-at = Zeile { $line }: { $why }
record-too-long = eine Aufzeichnung hat höchstens { $most } Zeichen
record-written = die Zeile schreibt sich „{ $line }“
record-breaks-off = die Aufzeichnung bricht ab: erwartet wird { $expected }
record-line-end = ein Zeilenende
record-expected = erwartet wird { $expected }
record-nothing-more = hier sollte nichts mehr kommen
record-no-game = ein Spiel „{ $game }“ gibt es nicht; installiert: { $games }
record-version = erwartet wird Version { $version } von { $game }, die Aufzeichnung hat Version { $found }
record-option-twice = erwartet wird 'options: NAME=WERT ...', jeder Name einmal
record-seed-hash = der Seed darüber hat den Hash { $hash }
record-shares = daraus entsteht der Seed { $seed }
record-seats = erwartet wird { $expected }: { $game } hat { $seats } Plätze
record-seed-size = erwartet wird ein Seed unter 2**{ $bits }
record-digits = '{ $name }: ' und { $count } hexadezimale Ziffern
record-move = Zug { $number }, eine Zeile Gespräch oder 'result: ...'
record-move-number = erwartet wird Zug { $number }, nicht { $found }
record-position = diese Züge führen zur Stellung { $position }
record-move-written = der Zug schreibt sich „{ $move }“
record-refused = der Zug „{ $move }“ von { $seat } verstößt gegen die Regel { $rule }
record-no-move = „{ $move }“ ist kein Zug von { $game }
record-no-seat = erwartet wird ein Platz von A bis { $last }, nicht { $found }
record-quotes = erwartet wird ein Text in doppelten Anführungszeichen
record-text-written = der Text schreibt sich { $text }
record-text = dieser Text ist leer, zu lang oder mehr als eine Zeile

## Die Kommandozeile

cli-about = Eine Halle für Spiele um einen Thron: im Terminal spielen, simulieren, nachspielen, Regeln nachschlagen.
cli-about-serve = Die Halle öffnen: eine Seite, auf der man im Browser spielt.
cli-about-play = Ein Spiel im Terminal spielen.
cli-about-ladder = Bots alle gegeneinander spielen lassen, bis feststeht, wer wie stark ist.
cli-about-sim = Bots viele Partien gegeneinander spielen lassen und zählen.
cli-about-replay = Eine gespeicherte Partie Zug um Zug vor und zurück ansehen.
cli-about-backup = Die Datenbank eines Saals kopieren, auch während er offen ist.
cli-about-restore = Eine solche Kopie dorthin zurücklegen, wo noch keine Datenbank ist.
cli-arg-backup = die Kopie, die entsteht
cli-arg-restore = die Kopie, die zurückgelegt wird
cli-backup-done = Kopiert und geprüft: { $tables } Tische.
cli-restore-done = Zurückgelegt und geprüft: { $tables } Tische.
cli-wrong-copy = es wurde nichts kopiert: { $why }
cli-about-verify = Eine Aufzeichnung prüfen: die Regeln, woher die Mischung kam und wer unterschrieben hat.
cli-arg-verify-key = der öffentliche Schlüssel des Saals, der unterschrieben haben soll
cli-arg-verify-hash = die Prüfsumme, die der Tisch vor dem ersten Zug gezeigt hat
cli-verify-rules = { $moves ->
    [one] 1 Zug, nach den Regeln.
   *[other] { $moves } Züge, alle nach den Regeln.
}
cli-verify-seed = Der Seed ist eine einzige Zahl; kein Platz hat etwas dazugegeben.
cli-verify-share = { $seat } gab { $share } dazu
cli-verify-shares = Der Seed besteht aus dem, was diese Plätze dazugaben, und der Zahl des Saals.
cli-verify-promise = Vor dem ersten Zug muss der Tisch diese Prüfsumme gezeigt haben: { $hash }
cli-verify-promise-broken = Du hast eine andere Prüfsumme gesehen: { $hash }
cli-verify-unsigned = Niemand hat diese Aufzeichnung unterschrieben.
cli-verify-forged = Die Unterschrift stimmt nicht: Die Aufzeichnung wurde verändert, oder jemand anders hat sie geschrieben.
cli-verify-signed = Unterschrieben und unverändert, mit dem Schlüssel { $public }
cli-verify-other-key = Das ist nicht der genannte Schlüssel: { $public }
cli-about-rules = Die Regeln eines Spiels nachschlagen.
cli-about-deck = Decks prüfen und von einer Form in eine andere bringen.
cli-about-deck-check = Sagen, was an einem Deck nicht stimmt oder was darin ist.
cli-about-deck-convert = Ein Deck in einer anderen Form schreiben.
cli-about-cards = Karten nach Namen, Attribut oder Text nachschlagen.
cli-about-games = Die installierten Spiele auflisten.
cli-about-check = Ein Spiel mit dem Prüfkasten prüfen.
cli-about-prepare = Spiele im Voraus übersetzen, damit später niemand darauf wartet.
cli-about-bench = Messen, wie schnell ein Spiel ist.
cli-about-completion = Ein Skript ausgeben, mit dem die Tabulatortaste Befehle, Spiele, Optionen und Bots ergänzt.
cli-head-usage = Aufruf:
cli-head-commands = Befehle
cli-head-arguments = Angaben
cli-head-options = Optionen
cli-metavar-command = BEFEHL
cli-metavar-game = SPIEL
cli-metavar-file = DATEI
cli-metavar-folder = ORDNER
cli-metavar-word = WORT
cli-metavar-option = NAME=WERT
cli-arg-help = diese Hilfe zeigen
cli-arg-version = die Version zeigen
cli-arg-lang = Sprache (sonst die der Umgebung)
cli-arg-game = welches Spiel; `thronsaal games` zählt sie auf
cli-arg-against = der Bot, gegen den du spielst, etwa hard, oder hard@0.5 für eine halbe Sekunde je Zug; bei mehr Plätzen einer für alle oder A,B,...
cli-arg-seed = eine Zahl, die das Austeilen und jeden Zufall festlegt (sonst ausgelost)
cli-arg-seat = dein Platz (sonst A)
cli-arg-seats = wie viele Plätze, wo ein Spiel die Wahl lässt
cli-arg-name = dein Name im Verlauf und in der Aufzeichnung
cli-arg-resume = eine gespeicherte Partie fortsetzen
cli-arg-option = eine Option des Spiels, einmal für jede
cli-arg-bots = ein Bot je Platz: NAME, NAME@SEKUNDEN oder NAME@DURCHLÄUFEp, etwa hard@0.1,random
cli-arg-ladder-bots = die Bots, mindestens zwei: NAME, NAME@SEKUNDEN oder NAME@PARTIENp
cli-arg-within = auf so viele Punkte genau (sonst 50)
cli-arg-ladder-games = höchstens so viele Partien (sonst 10000)
cli-arg-ladder-seats = wie viele an einem Tisch sitzen (sonst so wenige wie möglich)
cli-arg-ladder-seed = der Startwert: derselbe gibt dieselben Partien (sonst 0)
cli-arg-keep = was gespielt ist in DATEI aufheben; steht dort schon etwas, geht es damit weiter
cli-arg-ladder-plot = die Leiter als Bild in DATEI zeichnen (.png, .svg, .pdf)
cli-arg-games = wie viele Partien (sonst 1000)
cli-arg-workers = wie viele Prozesse sich die Arbeit teilen (sonst 1)
cli-arg-duplicate = jede Kartenverteilung in allen Sitzordnungen spielen; die Zahl der Partien wird dafür aufgerundet
cli-arg-json = die Zahlen als JSON schreiben, ohne DATEI auf die Standardausgabe
cli-arg-csv = eine Zeile je Partie in DATEI schreiben
cli-arg-parquet = eine Zeile je Partie als Parquet in ORDNER aufheben; was von derselben Serie schon da ist, wird fortgesetzt
cli-arg-decisions = mit --parquet auch eine Zeile je Entscheidung aufheben: was der Platz wusste, konnte und tat
cli-arg-plot = den Verlauf der Siegquoten als Bild in DATEI zeichnen (.png, .svg, .pdf)
cli-arg-record = eine gespeicherte Partie
cli-arg-replay-seat = wessen Sicht gezeigt wird (sonst die Sicht dessen, der am Zug ist)
cli-metavar-in = EIN
cli-metavar-out = AUS
cli-arg-deck-file = ein Deck: eine Liste von Karten oder eine Datei von OCTGN (.o8d)
cli-arg-deck-format = das Format, nach dem geprüft wird (sonst alle)
cli-arg-deck-out = die neue Datei, ihre Form nach der Endung; oder - für eine Zeile, wie ein Tisch sie als Option nimmt
cli-arg-cards-word = Wörter, die in Namen, Attributen oder Text der Karte vorkommen
cli-arg-shelf-game = welches Spiel, falls mehrere Decks haben
cli-arg-all = die ganze Partie auf einmal erzählen
cli-arg-word = eine Regel oder ein Wort daraus; ohne Wort das Inhaltsverzeichnis
cli-arg-check-seed = die frischen Partien eines früheren Laufs noch einmal (sonst gelost); er hat die Zahl genannt
cli-arg-host = die Adresse, auf der sie lauscht (sonst 127.0.0.1: nur dieser Rechner)
cli-arg-port = der Port (sonst 8000)
cli-arg-db = sqlite:///PFAD oder postgresql://... (sonst SQLite im eigenen Datenordner)
cli-arg-thinkers = wo Bots denken: in Prozessen dieses Rechners oder auf einem Ray-Cluster
cli-arg-ray-address = der Cluster (sonst wird auf diesem Rechner einer gestartet)
cli-arg-redis = redis://...: darüber sagen mehrere Server einer Datenbank einander, was geschieht
cli-arg-open = die Seite im Browser öffnen
cli-arg-ids = nur die Kennungen, eine je Zeile
cli-arg-prepare = welche Spiele (sonst alle)
cli-arg-bench-game = welches Spiel, oder `server`, oder `envs`
cli-arg-bench-of = womit der Server gemessen wird
cli-arg-bench-tables = wie viele Tische zugleich spielen
cli-arg-bench-json = als flaches JSON
cli-arg-shell = für welche Shell

cli-wrong-envs = für die Umgebungen fehlen noch Pakete ({ $package }): pip install 'thronsaal[envs]'
cli-wrong-hall = für die Halle fehlen noch Pakete ({ $package }): pip install 'thronsaal[hall]'
cli-wrong-argument-required = es fehlt noch: { $names }
cli-wrong-argument-unknown = damit kann ich nichts anfangen: { $given }
cli-wrong-argument-choice = { $name }: „{ $given }“ gibt es nicht; möglich: { $choices }
cli-wrong-argument-together = { $name } und { $other } vertragen sich nicht
cli-wrong-argument-value = nach { $name } fehlt ein Wert
cli-wrong-argument-no-value = { $name } nimmt keinen Wert, auch nicht „{ $given }“
cli-wrong-argument-several = „{ $given }“ kann mehreres heißen: { $names }
cli-wrong-argument-of = { $name }: { $why }
cli-wrong-loading = { $game } ist installiert, lässt sich aber nicht laden: { $why }
cli-file-missing = gibt es nicht
cli-file-folder = ist ein Ordner
cli-file-no-folder = liegt nicht in einem Ordner
cli-file-forbidden = Zugriff verweigert
cli-file-exists = gibt es schon
cli-wrong-game = ein Spiel „{ $game }“ gibt es nicht; installiert: { $games }
cli-wrong-bot = { $game } hat keinen Bot „{ $bot }“, sondern: { $bots }
cli-wrong-own-bot = { $bot } ist kein Bot: { $why }
cli-wrong-budget = ein Bot schreibt sich NAME, NAME@SEKUNDEN oder NAME@DURCHLÄUFEp, etwa hard@0.5, nicht „{ $bot }“
cli-wrong-bots = { $game } hat { $seats } Plätze und braucht für jeden einen Bot, nicht { $count }
cli-wrong-against = { $count ->
    [one] es gibt 1 anderen Platz, der braucht einen Bot
   *[other] es gibt { $count } andere Plätze: nenne einen Bot für alle oder je einen
}, nicht { $given }
cli-wrong-seats = { $game } hat { $seats } Plätze, nicht { $count }
cli-wrong-seat = die Plätze heißen { $seats }, nicht „{ $seat }“
cli-wrong-seed = ein Seed ist eine ganze Zahl von 0 bis 2^{ $bits } - 1, nicht „{ $seed }“
cli-wrong-option = eine Option schreibt sich NAME=WERT, jeder Name einmal, nicht „{ $option }“
cli-wrong-name = ein Name ist eine Zeile mit 1 bis { $most } Zeichen
cli-wrong-number = erwartet wird eine ganze Zahl von { $low } bis { $high }, nicht „{ $given }“
cli-wrong-file = { $file }: { $why }
cli-wrong-record = { $file } ist keine lesbare Aufzeichnung: { $why }
cli-wrong-record-game = { $file } ist eine Aufzeichnung von { $game }
cli-wrong-shelf = { $game } wird nicht mit Decks gespielt
cli-wrong-no-cards = in { $game } gibt es keine Karten nachzuschlagen
cli-wrong-no-shelf = kein installiertes Spiel wird mit Decks gespielt
cli-wrong-which-shelf = sag mit --game, welches Spiel gemeint ist: { $games }
cli-wrong-format = ein Format „{ $format }“ gibt es nicht; es gibt: { $formats }
cli-wrong-ending = { $file } sagt nicht, welche Form das Deck haben soll; Namen enden auf { $endings }
cli-wrong-decisions = --decisions braucht --parquet ORDNER, um sie aufzuheben
cli-wrong-no-numbers = { $game } hat keine nummerierten Aktionen und Beobachtungen, also lassen sich seine Entscheidungen nicht aufheben
cli-wrong-no-parquet = Parquet braucht pyarrow: { $install }
cli-wrong-no-run = { $file } ist nicht leer und enthält keine Serie, die sich fortsetzen ließe; nimm einen anderen Ordner
cli-wrong-other-run = { $file } enthält eine andere Serie (verschieden: { $differing }); nimm einen anderen Ordner
cli-worker-died = über denselben Partien sterben Arbeitsprozesse immer wieder; vielleicht beendet sie ein Bot

cli-guest = Gast
cli-bot = Bot { $name }
cli-bot-easy = Bot Leicht
cli-bot-medium = Bot Mittel
cli-bot-hard = Bot Schwer
cli-bot-random = Bot Zufall
cli-bot-greedy = Bot Gierig
cli-bot-search = Bot Vorausschau
cli-seat = Platz { $letter }: { $name }
cli-seat-bot = Platz { $letter }: { $name } ({ $bot })
cli-seat-yours = Platz { $letter }: { $name } (du)
cli-seed-hash = Seed-SHA-256 { $hash }
cli-help-hint = Tippe die Nummer oder den Namen eines Zuges. „hilfe“ zeigt, was du sonst noch tippen kannst.
cli-thinking = { $name } denkt nach …
cli-preparing = Der Tisch wird gedeckt …
cli-outcome-won = Du hast gewonnen!
cli-outcome-lost = Du hast verloren.
cli-outcome-draw = Niemand hat gewonnen.
cli-outcome-why = Entschieden { $why }.
cli-place = { $place }. { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
cli-seed = Seed { $seed }, SHA-256 { $hash }
cli-over-hint = „verlauf“ erzählt die Partie noch einmal, „speichern DATEI“ bewahrt sie auf, Enter beendet.
cli-not-understood = „{ $line }“ verstehe ich nicht. „hilfe“ zeigt, was du tippen kannst.
cli-no-such-number = Die Züge haben die Nummern 1 bis { $count }.
cli-no-such-move = Einen Zug „{ $text }“ sehe ich hier nicht.
cli-ambiguous = Das kann mehrere Züge meinen: { $moves }.
cli-allowed = „{ $move }“ ist erlaubt:
cli-hint = { $name } würde wählen:
cli-no-hint = Dafür gibt es keinen Tipp.
cli-no-again = Da ist nichts zu wiederholen: Dein letzter Zug ist jetzt nicht möglich.
cli-no-cards = In diesem Spiel gibt es keine Karten nachzuschlagen.
cli-which-card = Welche Karte? Tippe „karte“ und ihren Namen.
cli-no-promise = Gerade gibt es nichts zu versprechen.
cli-no-such-promise = „{ $text }“ kannst du hier nicht versprechen. Möglich ist:
cli-undone = Zurückgenommen, die Bots sind einverstanden. { $count ->
    [0] Wir sind wieder am Anfang.
    [one] Wir stehen nach Zug 1.
   *[other] Wir stehen nach Zug { $count }.
}
cli-log-empty = Noch ist nichts geschehen.
cli-save-exists = { $file } gibt es schon. Wähle einen anderen Namen.
cli-save-failed = { $file } lässt sich nicht schreiben: { $why }
cli-saved = Gespeichert als { $file }. Die Aufzeichnung enthält den Seed und damit jede verdeckte Karte.
cli-left = Du hast die Partie nach { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
} verlassen. Mit der Option --seed { $seed } wird genauso ausgeteilt.
cli-kept = Die Partie liegt in { $file }. So geht es weiter:
cli-goodbye = Auf Wiedersehen.
cli-no-such-rule = Von „{ $text }“ spricht keine Regel.
cli-rules-hint = Nenne eine davon, um sie zu lesen.
cli-deck-fits = Passt zum Format: { $formats }
cli-deck-fits-not = Nicht im Format { $format }:
cli-deck-unread = { $file } ist kein Deck, das sich lesen lässt:
cli-no-such-card = Keine Karte hat „{ $text }“.
cli-cards-hint = Nenne eine davon ganz oder mit ihrer Kennziffer, um sie zu lesen.
cli-provenance-printed = aus dem Regelheft
cli-provenance-reconstructed = rekonstruiert
cli-provenance-own = Regelung des Hauses
cli-version = Version { $version }
cli-seats = Plätze: { $seats }
cli-bots = Bots: { $bots }
cli-talk-says = { $name }: „{ $text }“
cli-talk-offers = { $name } bietet an: { $text }
cli-talk-promises = { $name } verspricht: { $text }

cli-help-move = Wähle einen Zug mit seiner Nummer, seinem Namen auf Deutsch oder Englisch oder dem Anfang des Namens, wenn der reicht.
cli-command-why = warum wieso
cli-command-hint = tipp hinweis
cli-command-undo = zurück rückgängig
cli-command-again = nochmal wieder
cli-command-card = karte karten
cli-command-promise = versprechen versprich
cli-command-rules = regeln regel
cli-command-table = tisch
cli-command-log = verlauf
cli-command-save = speichern
cli-command-resign = aufgeben
cli-command-help = hilfe
cli-command-quit = ende beenden
cli-command-next = weiter vor
cli-command-back = zurück
cli-command-goto = zu
cli-command-first = anfang
cli-command-last = schluss
cli-command-seat = platz
cli-usage-why = warum ZUG
cli-usage-hint = tipp
cli-usage-undo = zurück
cli-usage-again = nochmal
cli-usage-card = karte NAME
cli-usage-promise = versprechen N
cli-usage-rules = regeln WORT
cli-usage-table = tisch
cli-usage-log = verlauf N
cli-usage-save = speichern DATEI
cli-usage-resign = aufgeben
cli-usage-help = hilfe
cli-usage-quit = ende
cli-usage-next = Enter, weiter
cli-usage-back = zurück
cli-usage-goto = NUMMER
cli-usage-first = anfang
cli-usage-last = schluss
cli-usage-seat = platz A
cli-does-why = warum ein Zug abgelehnt wird oder erlaubt ist, im Wortlaut der Regel; ohne ZUG die Regel, die gerade gilt
cli-does-hint = was der stärkste Bot täte, der nur weiß, was du weißt
cli-does-undo = deinen letzten Zug zurücknehmen
cli-does-again = deinen letzten Zug noch einmal machen, so oft in diesem Zug oder dieser Phase dasselbe gefragt wird
cli-does-card = was auf einer Karte steht; statt ihres Namens auch Wörter, die darauf vorkommen
cli-does-promise = den anderen dein Wort geben, wo das Spiel Versprechen kennt; ohne N, was du gerade versprechen kannst
cli-does-rules = die Regeln, die von WORT sprechen; ohne WORT das Inhaltsverzeichnis
cli-does-table = den Tisch noch einmal zeigen
cli-does-log = was geschehen ist, mit der Regel dahinter; mit N nur die letzten Züge
cli-does-save = die Partie in DATEI speichern
cli-does-resign = die Partie verloren geben
cli-does-help = diese Liste
cli-does-quit = gehen
cli-does-next = einen Zug vor
cli-does-back = einen Zug zurück
cli-does-goto = zu diesem Zug gehen; 0 ist der Anfang
cli-does-first = zum Anfang gehen
cli-does-last = zum Schluss gehen
cli-does-seat = mit den Augen von A sehen; ohne Buchstabe mit denen dessen, der am Zug ist

cli-replay-title = { $game }, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
cli-replay-hint = Enter geht vor, „zurück“ zurück, eine Nummer zu diesem Zug, „hilfe“ zeigt das Übrige.
cli-replay-seen = Mit den Augen von { $name }:
cli-replay-open = Die Partie wurde nicht beendet.
cli-replay-end = Die Aufzeichnung reicht von 0 bis { $count }.

cli-wrong-ladder-bots = eine Leiter braucht mindestens zwei Bots, jeden einmal
cli-wrong-ladder = in { $file } steht keine Leiter oder eine andere
cli-ladder-nothing = Unterbrochen, bevor etwas gespielt war.
cli-ladder-running = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, Punkte auf { $reach } genau
cli-ladder-title = { $game }: Leiter aus { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} zu { $seats }
cli-ladder-points = Punkte
cli-ladder-games = Partien
cli-ladder-about = 400 Punkte mehr: zehnmal so wahrscheinlich vorn. Der Durchschnitt ist 0.
cli-sim-running = Partien
cli-sim-title = { $game }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $how }
cli-sim-duplicate = jede Verteilung in allen Sitzordnungen
cli-sim-single = jede Verteilung einmal, die Plätze wechseln
cli-sim-interrupted = Unterbrochen: So weit ist es gekommen.
cli-sim-bot = Bot
cli-sim-wins = Siege
cli-sim-rate = Anteil
cli-sim-interval = 95 % Vertrauen
cli-sim-draws = unentschieden
cli-sim-first = wer beginnt, gewinnt
cli-sim-speed = { $speed } Partien je Sekunde ({ $seconds } s, { $workers ->
    [one] 1 Prozess
   *[other] { $workers } Prozesse
}), Seed { $seed }
cli-sim-earlier = { $games ->
    [one] 1 Partie war schon da
   *[other] { $games } Partien waren schon da
}.
cli-sim-fault = { $count }×: { $example }

cli-bench-running = Es wird gemessen …
cli-prepare-running = { $game } wird vorbereitet …
cli-prepare-done = { $game } ist bereit ({ $seconds } s).
cli-prepare-failed = { $game }: Der Bot { $level } scheitert: { $fault }

## Die Wörter der Karten: Artikel und Endungen, wie core.engine.select sie braucht

grammar-strong = { $form ->
    [m-nom] er
    [m-gen] es
    [m-dat] em
    [m-acc] en
    [f-gen] er
    [f-dat] er
    [n-nom] es
    [n-gen] es
    [n-dat] em
    [n-acc] es
    [pl-gen] er
    [pl-dat] en
   *[other] e
}
grammar-article = { $article ->
    [the] { $form ->
        [m-nom] der
        [m-gen] des
        [m-dat] dem
        [m-acc] den
        [f-gen] der
        [f-dat] der
        [n-nom] das
        [n-gen] des
        [n-dat] dem
        [n-acc] das
        [pl-gen] der
        [pl-dat] den
       *[other] die
    }
    [this] dies{ grammar-strong }
    [each] { $gender ->
        [pl] all
       *[other] jed
    }{ grammar-strong }
   *[a] { $article ->
        [no] kein
       *[a] ein
    }{ $form ->
        [m-nom] { "" }
        [n-nom] { "" }
        [n-acc] { "" }
       *[other] { grammar-strong }
    }
}
grammar-ending = { $article ->
    [bare] { $form ->
        [m-gen] en
        [n-gen] en
       *[other] { grammar-strong }
    }
   *[other] { $form ->
        [f-nom] e
        [f-acc] e
        [m-nom] { $article ->
            [a] er
            [no] er
           *[other] e
        }
        [n-nom] { $article ->
            [a] es
            [no] es
           *[other] e
        }
        [n-acc] { $article ->
            [a] es
            [no] es
           *[other] e
        }
       *[other] en
    }
}
cards-noun = { $first } { $second }
cards-before = { $first } { $second }
cards-bound = { $first }-{ $second }
cards-behind = { $first } { $second }
cards-either = { $first } oder { $second }
cards-also = { $first } und { $second }
cards-not = nicht { $quality }
cards-except = außer { $cards }
cards-card = { $amount ->
    [many] Karten
   *[one] Karte
}
title = { $de }{ $en ->
   *[other] { "" }
}
