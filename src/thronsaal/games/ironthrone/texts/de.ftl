game-title = Kampf um den Eisernen Thron
game-tagline = Große Häuser verhandeln, verraten und weiten ihren Einfluss aus.
option-houses = Häuser
option-houses-random = werden ausgelost
option-houses-choose = reihum gewählt
option-cards = Kartensatz (oder eigene Datei)
option-houses-fault = die Option houses ist random, choose oder { $seats } verschiedene Häuser, etwa { $example }, nicht „{ $given }“
option-cards-fault = der Kartensatz „{ $name }“ lässt sich nicht verwenden. Genaueres auf Englisch, wie in der Anleitung für Kartensätze: { $why }
option-talks = Uhr für Verhandlungen
option-talks-none = unbegrenzt
option-talks-1 = 1 Minute
option-talks-2 = 2 Minuten
option-talks-5 = 5 Minuten
option-talks-15 = 15 Minuten

house-stark = Haus Stark
house-lannister = Haus Lennister
house-baratheon = Haus Baratheon
house-targaryen = Haus Targaryen
house-tyrell = Haus Tyrell
character-eddard = Eddard Stark
character-catelyn = Catelyn Stark
character-robb = Robb Stark
character-arya = Arya Stark
character-bran = Bran Stark
character-tywin = Tywin Lennister
character-cersei = Cersei Lennister
character-jaime = Jaime Lennister
character-tyrion = Tyrion Lennister
character-joffrey = Joffrey Baratheon
character-robert = Robert Baratheon
character-stannis = Stannis Baratheon
character-renly = Renly Baratheon
character-davos = Davos Seewert
character-melisandre = Melisandre
character-daenerys = Daenerys Targaryen
character-viserys = Viserys Targaryen
character-drogo = Khal Drogo
character-jorah = Jorah Mormont
character-missandei = Missandei
character-olenna = Olenna Tyrell
character-mace = Maes Tyrell
character-margaery = Margaery Tyrell
character-loras = Loras Tyrell
character-garlan = Garlan Tyrell

card-truce = Frieden ({ $house })
card-war = Krieg { $value } ({ $house })
leader-titled = { $character }, Anführer: { $title }
card-titled = { $character }: { $title }
card-hidden = eine verdeckte Karte
card-nothing = keine Karte
card-back = eine Karte von { $house }
title = { $de }{ $en ->
   *[other] {""}
    }
side-challenger = Herausforderer
side-defender = Verteidiger
result-war = Krieg
result-truce = Frieden
result-betrayal = Verrat
event-card-stark = Stark
event-card-lannister = Lennister
event-card-baratheon = Baratheon
event-card-targaryen = Targaryen
event-card-tyrell = Tyrell
event-card-influential = Einflussreich
event-card-wealthy = Reich an Karten
event-card-feared = Gefürchtet
phase-setup = Aufbau
phase-start = Zugbeginn
phase-preparation = Vorbereitung
phase-support = Unterstützung
phase-encounter = Begegnung
phase-resolution = Auswertung
phase-end = Zugende
phase-over = beendet

deal = Herausforderer gibt { $challenger }, Verteidiger gibt { $defender }
gift = { $parts }
gift-nothing = nichts
gift-influence = { $n } Einfluss
gift-hostages = { $n ->
    [one] 1 Geisel
   *[other] { $n } Geiseln
    }
gift-power = { $n } Macht
short-power = so viel Macht auf dem Anführerbogen
short-hostages = so viele Karten

moment-before-turn = Vor deinem Zug
moment-before-offer = Bevor ein Haus Unterstützung anbietet
moment-before-laying = Bevor die Hauskarten ausgelegt werden
moment-after-reveal = Nachdem die Hauskarten aufgedeckt sind
moment-before-resolution = Vor der Auswertung
moment-after-resolution = Nach der Auswertung
when-active = du aktiv bist
when-challenger = du herausforderst
when-defender = du verteidigst
when-supporting = du eine Seite unterstützt
when-war = das Resultat Krieg ist
when-truce = das Resultat Frieden ist
when-betrayal = das Resultat Verrat ist
when-won = deine Seite gewonnen hat
when-lost = deine Seite verloren hat
when-laid-truce = du Frieden ausgelegt hast
when-laid-war = du Krieg ausgelegt hast
when-laid-character = du eine Charakterkarte ausgelegt hast
when-influence-there = du Einfluss auf dieses Haus hast
when-holds-hostage = du eine Geisel aus dem aktiven Haus der Gegenseite hältst
when-outnumbered = die Gegenseite mehr Teilnehmer hat
when-alone = dich niemand unterstützt
when-behind = niemand weniger Einfluss ausgeweitet hat als du
when-rival-ahead = das aktive Haus der Gegenseite mehr Einfluss ausgeweitet hat als du
ability = { $head }: { $body }
ability-when = { $moment }, falls { $when }
ability-cost = { $head }: { $cost }. Tust du das: { $body }
ability-step = { $step }.
and = { $first } und { $second }
then = { $first } { $second }
whom-you = { $case ->
    [gen] deines Hauses
    [dat] dir
    [acc] dich
    [von] von dir
   *[nom] du
    }
whom-your-side = { $case ->
    [gen] jedes Hauses auf deiner Seite
    [dat] jedem Haus auf deiner Seite
    [acc] jedes Haus auf deiner Seite
    [von] von jedem Haus auf deiner Seite
   *[nom] jedes Haus auf deiner Seite
    }
whom-opposing-active = { $case ->
    [gen] des aktiven Hauses der Gegenseite
    [dat] dem aktiven Haus der Gegenseite
    [acc] das aktive Haus der Gegenseite
    [von] vom aktiven Haus der Gegenseite
   *[nom] das aktive Haus der Gegenseite
    }
whom-opposing-supporters = { $case ->
    [gen] jedes Unterstützers der Gegenseite
    [dat] jedem Unterstützer der Gegenseite
    [acc] jeden Unterstützer der Gegenseite
    [von] von jedem Unterstützer der Gegenseite
   *[nom] jeder Unterstützer der Gegenseite
    }
whom-opposing-side = { $case ->
    [gen] jedes Hauses der Gegenseite
    [dat] jedem Haus der Gegenseite
    [acc] jedes Haus der Gegenseite
    [von] von jedem Haus der Gegenseite
   *[nom] jedes Haus der Gegenseite
    }
whom-chosen-opponent = { $case ->
    [gen] eines Hauses deiner Wahl auf der Gegenseite
    [dat] einem Haus deiner Wahl auf der Gegenseite
    [acc] ein Haus deiner Wahl auf der Gegenseite
    [von] von einem Haus deiner Wahl auf der Gegenseite
   *[nom] ein Haus deiner Wahl auf der Gegenseite
    }
whom-chosen-supporter = { $case ->
    [gen] eines Unterstützers deiner Wahl auf der Gegenseite
    [dat] einem Unterstützer deiner Wahl auf der Gegenseite
    [acc] einen Unterstützer deiner Wahl auf der Gegenseite
    [von] von einem Unterstützer deiner Wahl auf der Gegenseite
   *[nom] ein Unterstützer deiner Wahl auf der Gegenseite
    }
whom-chosen-player = { $case ->
    [gen] eines anderen Hauses deiner Wahl
    [dat] einem anderen Haus deiner Wahl
    [acc] ein anderes Haus deiner Wahl
    [von] von einem anderen Haus deiner Wahl
   *[nom] ein anderes Haus deiner Wahl
    }
count-supporters = jeden Unterstützer auf deiner Seite
count-enemies = jeden Teilnehmer auf der Gegenseite
count-hostages = jede Geisel, die du hältst
count-influence = jeden Einfluss, den du ausgeweitet hast
count-dead = jeden toten Charakter deines Hauses
cost-pay-sheet = Entferne { $n } Macht von deinem Bogen
cost-pay-cards = Wirf { $n ->
    [one] 1 Handkarte
   *[other] { $n } Handkarten
    } ab
cost-pay-fighter = Entferne { $n } Macht von deinem teilnehmenden Charakter
effect-draw = Ziehe { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
    }
effect-discard = Wirf { $n ->
    [one] 1 Handkarte
   *[other] { $n } Handkarten
    } ab
effect-distribute = { $n ->
    [one] Du darfst 1 Macht von deinem Bogen verteilen
   *[other] Verteile bis zu { $n } Macht von deinem Bogen
    }
effect-remove = Entferne { $n } Macht vom teilnehmenden Charakter { $whom }
effect-reduce-to = Lass auf dem teilnehmenden Charakter { $whom } nur { $n } Macht liegen
effect-seize = Nimm bis zu { $n } Macht vom Anführerbogen { $whom } und lege sie auf deinen
effect-strengthen = Deine Seite hat { $n } Stärke mehr
effect-strengthen-per = Deine Seite hat { $n } Stärke mehr für { $count }
effect-become = Führe stattdessen das Resultat { $result } aus
effect-open-laying = Das aktive Haus der Gegenseite legt seine Karte offen aus, bevor du auslegst
effect-press = Wähle einen Charakter dieses Hauses; er muss dich unterstützen
effect-bar = Dieses Haus darf in diesem Zug keine Unterstützung anbieten
effect-raise-card = Wähle ein aktives Haus, das Krieg aufgedeckt hat; hält es eine höhere Kriegskarte, ersetzt es die aufgedeckte durch sie
effect-swap-card = Nimm deine aufgedeckte Karte auf die Hand und lege eine andere offen aus
effect-keep-card = Nimm deine aufgedeckte Karte zurück auf die Hand
effect-reshuffle = Mische deinen Ablagestapel in deinen Hausstapel
effect-recover = Nimm { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
    } aus deinem Ablagestapel auf die Hand
effect-take-hostage = Nimm 1 Geisel { $whom }
effect-rescue = Hole eine Karte deines Hauses, die als Geisel gehalten wird, auf die Hand zurück
effect-withdraw = Ziehe { $whom } aus der Begegnung zurück
effect-spare = Erspare { $whom } die Sanktionen dieser Begegnung
effect-deny = Verwehre { $whom } die Belohnungen dieser Begegnung
effect-spread = Weite deinen Einfluss auf { $whom } aus
effect-look = Sieh dir die Handkarten { $whom } an
effect-scatter = Wirf { $n ->
    [one] 1 zufällige Handkarte
   *[other] { $n } zufällige Handkarten
    } { $whom } ab

move-pass = Nichts (mehr)
move-yes = Annehmen
move-no = Ablehnen
move-confirm = Handel bestätigen
move-no-deal = Kein Handel
move-deck = Vom Hausstapel
move-hand = Zufällig aus der Hand
move-use = Fähigkeit einsetzen
move-house = { $house }
move-held = Eine Geisel von { $house }
move-leader = { $character } ({ $title })
move-seat = { $seat }
move-choose = { $character } ({ $power } Macht)
move-support = { $seat } unterstützen mit { $character } ({ $power } Macht)
move-offer = { $character } ({ $power } Macht) anbieten
move-lay = { $card } auslegen
move-play = { $card } ausspielen
move-card = { $card }
move-release = { $card } freilassen
move-torture = { $card } foltern
move-put = Vorschlagen: { $deal }

prompt-house = Wähle dein Haus.
prompt-leader = Wähle im Geheimen einen der beiden Anführer.
prompt-hostages = Du hältst { $count ->
    [one] eine Geisel
   *[other] { $count } Geiseln
    }: freilassen, foltern oder behalten?
prompt-torment = Wähle den Charakter von { $house }, der 1 Macht verliert.
prompt-defender = Ereignis { $event }: Wähle den Verteidiger.
prompt-distribute = Verteile noch { $count } Macht: Wähle einen Charakter.
prompt-distribute-optional = Du darfst noch { $count } Macht verteilen: Wähle einen Charakter oder höre auf.
prompt-fighter = Wähle deinen Charakter für die Begegnung ({ $side }).
prompt-support = Biete einer Seite einen Charakter an oder halte dich heraus.
prompt-accept = { $other } bietet { $character } ({ $power } Macht) an. Nimmst du an?
prompt-lay = Lege im Geheimen eine Karte aus.
prompt-lay-open = Du musst deine Karte offen auslegen.
prompt-leader-ability = { $moment }: Setzt du die Fähigkeit von { $character } ein?
prompt-window = { $moment }: Spielst du eine Charakterkarte?
prompt-target = Wen trifft es? { $effect }.
prompt-discard = Wirf noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
    } ab.
prompt-recover = Nimm { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
    } aus deinem Ablagestapel.
prompt-raise = Ersetze deine Kriegskarte durch eine höhere, wenn du eine hast.
prompt-swap = Lege eine andere Karte offen aus.
prompt-press = Wähle den Charakter von { $house }, der dich unterstützen muss.
prompt-captor = Von wem nimmst du die Geisel?
prompt-take = Woher nimmst du die Geisel von { $house }?
prompt-talks-open = Frieden: Mach einen Vorschlag oder brich die Verhandlung ab.
prompt-talks = Auf dem Tisch: { $deal }. Bestätigen, ändern oder abbrechen?

reason-not-your-turn = Gefragt { $seats-count ->
    [one] ist
   *[other] sind
    } gerade { $seats }.
reason-no-such-move = Einen solchen Zug gibt es nicht.
reason-not-now = „{ $move }“ passt jetzt nicht. Gefragt ist: { $asked }
reason-not-possible = „{ $move }“ ist gerade nicht möglich.
reason-dead = { $character } ist tot und nimmt nicht mehr teil.
reason-not-yours = { $character } gehört nicht zu { $house }.
reason-leads = { $character } führt das Haus an und steht nicht als Marker bereit.
reason-not-in-hand = Du hast { $card } nicht auf der Hand.
reason-not-held = Du hältst { $card } nicht als Geisel.
reason-not-its-moment = { $card } passt nicht zu diesem Zeitpunkt, oder die Bedingung ist nicht erfüllt: { $text }
reason-not-taking-part = { $card } kann nur gespielt werden, solange der Charakter teilnimmt.
reason-nothing-to-confirm = Noch liegt kein Vorschlag auf dem Tisch.
reason-patience = { $count ->
    [one] Ein Vorschlag ist genug: bestätigen oder abbrechen.
   *[other] { $count } Vorschläge sind genug: bestätigen oder abbrechen.
}
reason-cannot-give = { $seat } hat nicht { $what }.
reason-same-deal = Genau dieser Vorschlag liegt schon auf dem Tisch.

event-took-house = { $seat } spielt { $house }.
event-drew-leaders = { $seat } zieht zwei Anführer.
event-drew-leaders-seen = { $seat } zieht die Anführer { $leaders }.
event-chose-leader = { $seat } hat einen Anführer gewählt.
event-chose-leader-seen = { $seat } hat { $character } gewählt.
event-leader = { $seat } wird angeführt von { $character }.
event-begins = { $seat } beginnt.
event-drew = { $seat } zieht { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
    }.
event-drew-seen = { $seat } zieht { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
    }: { $cards }.
event-reshuffled = { $seat } mischt den Ablagestapel in den Hausstapel.
event-lost-power = { $count ->
    [0] { $character } hat keine Macht zu verlieren.
   *[other] { $character } verliert { $count } Macht.
}
event-died = { $character } stirbt.
event-spread = { $seat } weitet Einfluss auf { $other } aus; { $left ->
    [0] kein Marker bleibt
    [one] 1 Marker bleibt
   *[other] { $left } Marker bleiben
}.
event-turn = Zug { $turn }: { $seat } fordert heraus.
event-events-reshuffled = Der Ereignisstapel wird neu gemischt.
event-event = { $seat } zieht das Ereignis { $event }.
event-defender = { $seat } verteidigt.
event-distributed = { $seat } verteilt 1 Macht auf { $character }.
event-sent = { $seat } schickt { $character }.
event-stayed-out = { $seat } hält sich heraus.
event-offered = { $seat } bietet { $other } { $character } an.
event-declined = { $seat } lehnt das Angebot von { $other } ab.
event-joined = { $seat } nimmt mit { $character } teil ({ $side }).
event-withdrew = { $seat } zieht sich zurück.
event-laid = { $seat } legt eine Karte aus.
event-laid-seen = { $seat } legt { $card } aus.
event-laid-from-deck = { $seat } hat keine Hand und legt die oberste Karte des Stapels aus.
event-laid-from-deck-seen = { $seat } hat keine Hand und legt { $card } vom Stapel aus.
event-showed = { $seat } legt { $card } offen aus.
event-revealed = { $seat } deckt { $card } auf.
event-result = Das Resultat ist { $result }.
event-war = Krieg: { $ours } gegen { $theirs }, es gewinnt: { $side }.
event-war-tied = Krieg: { $ours } gegen { $theirs }, beide Seiten verlieren.
event-betrayal = { $seat } hat Frieden mit Krieg beantwortet und gewinnt.
event-denied = { $seat } erhält keine Belohnung.
event-denied-hostage = { $seat } nimmt keine Geisel.
event-spared = { $seat } erleidet keine Sanktion.
event-will-be-denied = { $seat } wird keine Belohnung erhalten.
event-will-be-spared = { $seat } wird keine Sanktion erleiden.
event-will-be-barred = { $seat } darf keine Unterstützung anbieten.
event-will-be-open = { $seat } muss offen auslegen.
event-used = { $seat } setzt die Fähigkeit von { $character } ein.
event-played = { $seat } spielt { $card }.
event-became = { $seat } macht daraus { $result }.
event-strengthened = Die Seite von { $seat } hat { $count } Stärke mehr.
event-sheet-lost = { $count ->
    [0] { $seat } hat auf dem Anführerbogen keine Macht zu verlieren.
   *[other] { $seat } verliert { $count } Macht vom Anführerbogen; sie ist aus dem Spiel.
}
event-gave-power = { $count ->
    [0] Vom Bogen von { $seat } ist für { $other } keine Macht zu holen.
   *[other] { $count } Macht geht vom Bogen von { $seat } auf den von { $other }.
}
event-kept-card = { $seat } nimmt { $card } zurück auf die Hand.
event-rescued = { $seat } holt eine Karte aus der Haft von { $other }.
event-rescued-seen = { $seat } holt { $card } aus der Haft von { $other }.
event-looked = { $seat } sieht die Hand von { $other } an.
event-looked-seen = { $seat } sieht bei { $other }: { $cards }.
event-discarded = { $seat } wirft { $card } ab.
event-recovered = { $seat } nimmt { $card } aus dem Ablagestapel.
event-replaced = { $seat } legt stattdessen { $card }.
event-not-raised = { $seat } hat keine höhere Kriegskarte.
event-released = { $seat } lässt eine Geisel von { $other } frei.
event-released-seen = { $seat } lässt { $card } frei; die Karte geht an { $other }.
event-tortured = { $seat } foltert { $card } von { $other }.
event-took-from-deck = { $seat } nimmt die oberste Karte des Stapels von { $other } als Geisel.
event-took-from-deck-seen = { $seat } nimmt { $card } vom Stapel von { $other } als Geisel.
event-took-from-hand = { $seat } nimmt eine Handkarte von { $other } als Geisel.
event-took-from-hand-seen = { $seat } nimmt { $card } aus der Hand von { $other } als Geisel.
event-took-from-held = { $seat } übernimmt von { $other } eine Geisel von { $house }.
event-took-from-held-seen = { $seat } übernimmt von { $other } die Geisel { $card }.
event-own-card = Die eigene Karte kommt auf die Hand von { $seat }.
event-put = { $seat } schlägt vor: { $deal }.
event-confirmed = { $seat } bestätigt: { $deal }.
event-no-deal = { $seat } bricht die Verhandlung ab. Alle Teilnehmer haben verloren.
event-won = { $seats } gewinnt { $why }.
event-won-together = { $seats } gewinnen gemeinsam { $why }.
outcome-influence = durch ausgeweiteten Einfluss
outcome-fallen = nach dem Fall eines Hauses

glance-turn = Zug { $turn }: { $seat } fordert heraus ({ $phase })
glance-side = Seite: { $side }
glance-fighter = { $seat } mit { $character }
glance-laid = { $seat } hat ausgelegt: { $card }
glance-strength = Summe { $sum }
glance-house = { $seat }: { $house }
glance-leader = Anführer { $character }, { $sheet } Macht auf dem Bogen
glance-character = { $character }: { $power } Macht
glance-dead = { $character }: tot ({ $power } Macht)
glance-counts = { $spread } von 5 Einfluss ausgeweitet, { $hand ->
    [one] 1 Handkarte
   *[other] { $hand } Handkarten
}, { $deck } im Stapel
glance-hostage = Hält als Geisel: { $card }
glance-hand = Deine Hand ({ $count })
glance-known = Du weißt, dass { $seat } hält
glance-offered = Deine Anführer zur Wahl

promise-lay-truce = { $seat } verspricht, Frieden auszulegen.
promise-lay-war = { $seat } droht, Krieg auszulegen.
promise-support = { $seat } verspricht, { $other } zu unterstützen.
promise-not-support = { $seat } verspricht, { $other } nicht zu unterstützen.
promise-stay-out = { $seat } verspricht, sich herauszuhalten.
promise-spare = { $seat } verspricht, keine Geisel von { $other } zu foltern.
promise-release = { $seat } verspricht, eine Geisel von { $other } freizulassen.
promise-accept = { $seat } verspricht, die Unterstützung von { $other } anzunehmen.

# Das Brett
board-setting-up = Aufbau
board-turn = Zug { $turn } · { $phase }
board-house = { $seat }, { $house }
board-role-challenger = Herausforderer
board-role-defender = Verteidiger
board-role-with-challenger = für den Herausforderer
board-role-with-defender = für den Verteidiger
board-token-home = { $character }: { $power } Macht
board-token-part = { $character }: { $power } Macht, nimmt teil
board-token-dead = { $character }: tot
board-dead = tot
board-part = nimmt teil
board-leader = Anführer
board-leader-about = { $character }: was dieser Anführer kann
board-leader-secret = wählt einen Anführer
board-leader-chosen = hat im Geheimen gewählt
board-sheet = { $count } Macht auf dem Anführerbogen
board-influence-none = Noch kein Einfluss ausgeweitet
board-influence = { $spread } von 5 Einfluss ausgeweitet: { $places }
board-influence-on = { $count } auf { $house }
board-influence-of = { $house } hat hier { $count } Einfluss
board-owed = Einfluss anderer hier
board-hand = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
board-deck = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
board-discard = Ablage
board-captives-known = Geiseln, die du kennst
board-known = Du weißt von dieser Hand
board-hostages = { $count ->
    [0] keine Geiseln
    [one] 1 Geisel
   *[other] { $count } Geiseln
    }
board-hostages-of = { $count ->
    [one] 1 Geisel
   *[other] { $count } Geiseln
    } von { $house }
board-my-hand = Deine Hand
board-hand-of = Hand von { $seat }
board-my-hostages = Deine Geiseln
board-truce = Frieden
board-war = Krieg
board-copies = { $count } davon
board-printed = gedruckt
board-printed-about = Dieser Text ist der des gedruckten Spiels, in unseren Worten.
board-own = unser Entwurf
board-own-about = Dieser Text ist unser eigener Entwurf; das gedruckte Spiel kann anderes sagen.
board-reconstructed = erschlossen
board-reconstructed-about = Dieser Text ist aus Beschreibungen des gedruckten Spiels erschlossen.
board-encounter = Begegnung
board-last = Letzte Begegnung
board-no-encounter = Das Ereignis sagt, wer sich begegnet.
board-versus = gegen
board-waits-for-answer = bietet Hilfe an
board-supports = { $seat } unterstützt
board-played = { $seat } spielt
board-laid-none = { $seat } hat noch keine Karte ausgelegt
board-laid-nothing = { $seat } hat keine Karte mehr: Krieg mit 0
board-laid-back = { $seat } hat eine Karte verdeckt ausgelegt
board-laid-face = { $seat } hat { $card } ausgelegt
board-laid-secret = Du hast { $card } ausgelegt; noch sieht das niemand sonst
board-secret = verdeckt
board-sum = Summe { $sum }
board-result-war = Krieg
board-result-truce = Frieden
board-result-betrayal = Verrat
board-won-war = { $seat } gewinnt den Krieg.
board-won-betrayal = { $seat } hat Frieden mit Krieg beantwortet und gewinnt.
board-tied = Gleichstand: Beide Seiten verlieren.
board-undecided = Noch nicht entschieden: Karten können es ändern.
board-truce-open = Frieden: Jetzt wird verhandelt.
board-truce-agreed = Sie sind sich einig geworden.
board-truce-failed = Kein Handel: Alle, die teilnahmen, haben verloren.
board-event = Ereignis
board-event-house = Dieses Haus verteidigt; ist es der Herausforderer, wählt es den Verteidiger.
board-event-influential = Wer am meisten Einfluss ausgeweitet hat, verteidigt.
board-event-wealthy = Wer die meisten Karten hält, verteidigt.
board-event-feared = Wer die meiste Macht auf Charakteren hat, verteidigt.
board-ask = Dein Zug
board-ask-sides = Wen unterstützt du?
board-pass-support = Heraushalten
board-pass-keep = Andere behalten
board-pass-not = Jetzt nicht
board-release = Freilassen
board-release-about = { $card } freilassen: Die Karte kehrt heim, und du ziehst eine Karte
board-torture = Foltern
board-torture-about = { $card } foltern: Die Karte wird abgelegt, und ihr Haus leidet
board-recover = Aus deiner Ablage
board-choose-leader = Wähle deinen Anführer
board-choose = Wählen
board-deal = Friedensverhandlung
board-deal-table = Auf dem Tisch
board-deal-none = Noch liegt nichts auf dem Tisch.
board-deal-speaks = { $seat } hat das Wort
board-deal-left = { $count ->
    [one] noch 1 Vorschlag
   *[other] noch { $count } Vorschläge
    }
board-gives = { $seat } gibt
board-item-influence = Einfluss
board-item-hostages = Geiseln
board-item-power = Macht
board-more = { $seat }: mehr { $what }
board-less = { $seat }: weniger { $what }
board-put = So vorschlagen
board-word = Gib dein Wort
board-word-about = Nicht bindend, aber im Protokoll: Dort steht, wer es hält.
board-words-open = Gegebenes Wort
board-honesty = { $seat } hat { $kept ->
    [0] nie
    [one] einmal
   *[other] { $kept } Mal
} Wort gehalten und es { $broken ->
    [0] nie
    [one] einmal
   *[other] { $broken } Mal
} gebrochen
pledge-lay-truce = Ich lege Frieden aus
pledge-lay-war = Ich lege Krieg aus
pledge-stay-out = Ich halte mich heraus
pledge-support = Ich unterstütze { $other }
pledge-not-support = Ich unterstütze { $other } nicht
pledge-accept = Ich nehme { $other } an
pledge-spare = Ich foltere keine von { $other }
pledge-release = Ich lasse eine von { $other } frei

# Wonach ein Platz gefragt werden möchte, und was er auslassen kann.
pause-cards = Charakterkarten aus meiner Hand
pause-leader = Die Fähigkeit meines Anführers
pause-until-turn = diese Begegnung
board-no-deal-sure = Die Verhandlung abbrechen? Dann trifft alle auf beiden Seiten die Sanktion.
