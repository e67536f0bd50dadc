game-title = Catan
game-tagline = Besiedle die Schenkung, bemanne die Mauer und habe als Erste zehn Punkte.
option-board = Spielfeld
option-board-brotherhood = Bruderschaft
option-board-base = Basisspiel
option-board-classic = klassische Insel
option-setup = Aufbau
option-setup-standard = wie gedruckt
option-setup-variable = Landschaften gemischt
option-setup-random = ganz zufällig
option-trading = Handeln und Bauen
option-trading-together = in beliebiger Folge
option-trading-apart = erst handeln, dann bauen
option-offers = Handel untereinander
option-offers-on = erlaubt
option-offers-off = nicht erlaubt
option-starter = Wer beginnt
option-starter-random = das Los
option-starter-A = Platz A
option-starter-B = Platz B
option-starter-C = Platz C
option-starter-D = Platz D

resource-lumber = Holz
resource-brick = Lehm
resource-wool = Wolle
resource-grain = Getreide
resource-ore = Erz
some = { $count } { $what }
nothing = nichts
nobody = niemand
terrain-forest = Wald
terrain-hills = Hügelland
terrain-pasture = Weideland
terrain-fields = Ackerland
terrain-mountains = Gebirge
terrain-desert = Wüste
terrain-ice = Eis
place-hex = { $what } { $chip }
place-clearing = Lichtung { $number }
place-camp = Lager { $camp }, { $clan }
place-hex-west = { $what } { $chip } (West)
place-hex-east = { $what } { $chip } (Ost)
place-hex-north = { $what } { $chip } (Nord)
place-hex-south = { $what } { $chip } (Süd)
place-hex-middle = { $what } { $chip } (Mitte)
place-desert = Wüste
place-ice = Eis { $number }
place-corner-1 = an der { $side } Kreuzung von { $a }
place-corner-2 = an der Kreuzung von { $a } und { $b }
place-corner-2-side = an der { $side } Kreuzung von { $a } und { $b }
place-corner-3 = an der Kreuzung von { $a }, { $b } und { $c }
place-corner-ice = an der Kreuzung { $number } im Eis
place-at-station = { $place } (Station { $station })
place-station-any = 3:1
place-path-1 = am { $side } Rand von { $a }
place-path-2 = zwischen { $a } und { $b }
place-path-into-ice = ins Eis { $place }
place-path-ice = auf Weg { $number } im Eis
place-section = Abschnitt { $number }
side-north = nördlichen
side-north-east = nordöstlichen
side-east = östlichen
side-south-east = südöstlichen
side-south = südlichen
side-south-west = südwestlichen
side-west = westlichen
side-north-west = nordwestlichen
count-regular = { $count ->
    [one] 1 Wildling
   *[other] { $count } Wildlinge
}
count-climber = { $count } Kletterer
count-giant = { $count ->
    [one] 1 Riese
   *[other] { $count } Riesen
}
count-road = { $count ->
    [one] 1 Straße
   *[other] { $count } Straßen
}
count-settlement = { $count ->
    [one] 1 Siedlung
   *[other] { $count } Siedlungen
}
count-keep = { $count ->
    [one] 1 Befestigung
   *[other] { $count } Befestigungen
}
count-guard = { $count } Wächter
piece-road = eine Straße
piece-settlement = eine Siedlung
piece-keep = eine Befestigung
piece-guard = ein Wächter
piece-development = eine Entwicklungskarte
card-patrol = Grenzpatrouille
card-winter = Der Winter naht
card-roads = Straßenbau
card-recruits = Neue Rekruten
card-monopoly = Monopol
card-point = Siegpunkt
kind-regular = Wildling
kind-climber = Kletterer
kind-giant = Riese
clan-ice-river = Stamm vom Eisfluss
clan-cave-dwellers = Höhlenmenschen
clan-hornfoots = Hornfüße
hero-mormont = Jeor Mormont
hero-marsh = Bowen Marsch
hero-tarly = Samwell Tarly
hero-yarwyck = Othell Yarwyck
hero-thorne = Ser Allisar Thorn
hero-melisandre = Melisandre
hero-mance = Manke Rayder
hero-benjen = Benjen Stark
hero-ygritte = Ygritte
hero-yoren = Yoren
hero-qhorin = Qhorin Halbhand

prompt-found-settlement = Gründe eine Siedlung auf einer freien Kreuzung.
prompt-found-road = Lege eine Straße an deine neue Siedlung.
prompt-found-guard = Stelle einen Wächter auf einen Mauerabschnitt.
prompt-before-dice = Würfle, oder spiele vorher eine Karte oder nutze deinen Helden.
prompt-before-dice-plain = Würfle, oder spiele vorher eine Karte.
prompt-discard = { $count ->
    [one] Eine Sieben: Lege eine Karte ab.
   *[other] Eine Sieben: Lege { $count } Karten ab.
}
prompt-tormund = Eine Sieben: Versetze Tormund und beraube dort jemanden.
prompt-tarly = Du hast nichts bekommen: Samwell kann dir einen Rohstoff holen.
prompt-main = Handle, baue, spiele eine Karte oder beende deinen Zug.
prompt-free-roads = Lege eine Straße ohne Kosten.
prompt-patrol = Grenzpatrouille: Versetze Tormund oder vertreibe einen Wildling aus der Schenkung.
prompt-patrol-plain = Grenzpatrouille: Versetze Tormund und beraube dort jemanden.
prompt-answer = { $seat } bietet { $gives } für { $takes }.
prompt-deal = Wähle, mit wem du tauschst, oder ziehe dein Angebot zurück.
prompt-give-back = Gib { $partner } eine beliebige Karte zurück.
prompt-second-demand = Verlange { $resource } noch von jemand anderem, oder lass es dabei.
prompt-seize = Nimm eine Karte aus der Hand von { $partner }.
prompt-place-road = Setze die aufgenommene Straße an einen anderen Ort.
prompt-pick-card = Behalte eine der obersten drei Karten.
prompt-after-hero = Drehe deinen Helden für einen weiteren Einsatz um oder tausche die Karte.

move-roll = Würfeln
move-end = Zug beenden
move-buy = Entwicklungskarte kaufen
move-withdraw = Angebot zurückziehen
move-accept = Annehmen
move-decline = Ablehnen
move-flip = Held auf Seite B drehen
move-done-tarly = Nichts nehmen
move-done-demand = Nichts weiter verlangen
move-done-roads = Keine weitere Straße
move-road = Straße { $place } bauen
move-found-road = Straße { $place } legen
move-free-road = Freie Straße { $place } legen
move-moved-road = Straße { $place } legen
move-settlement = Siedlung { $place } bauen
move-found-settlement = Siedlung { $place } gründen
move-keep = Befestigung { $place } bauen
move-guard = Wächter für { $section } rekrutieren
move-found-guard = Wächter auf { $section } stellen
move-patrol = Grenzpatrouille ausspielen
move-roads = Straßenbau ausspielen
move-recruits = Neue Rekruten ausspielen: Wächter auf { $section }
move-winter = Der Winter naht ausspielen: { $cards }
move-monopoly = Monopol ausspielen: { $resource }
move-discard = { $resource } ablegen
move-tormund = Tormund auf das Feld { $hex }
move-tormund-camp = Tormund in sein Lager
move-tormund-rob = Tormund auf das Feld { $hex }, { $victim } berauben
move-repel = { $wildling } vom Feld { $hex } vertreiben
move-supply = Vorrat: { $gives } gegen { $takes }
move-tarly = { $resource } nehmen
move-return = { $resource } zurückgeben
move-take = { $resource } nehmen
move-agree = Mit { $partner } tauschen
move-demand = Es auch von { $partner } verlangen
move-pick = { $card } behalten
move-swap = Gegen { $hero } tauschen
move-offer = { $gives } für { $takes } bieten
move-counter = Gegenangebot: { $gives } für { $takes }
move-mormont = Mormont: { $resource } von { $partner } verlangen
move-mance = Manke: in die Hand von { $partner } sehen
move-marsh = Marsch: { $gives } gegen { $takes }
move-benjen = Benjen: Wildling vertreiben ({ $place })
move-ygritte = Ygritte: { $wildling } vom Feld { $hex } heimschicken
move-yarwyck = Yarwyck: Straße { $place } versetzen
move-yoren = Yoren: Patrouille wird Wächter auf { $section }
move-thorne = Thorn: Wächter auf { $section }, { $instead } statt { $missing }
move-qhorin = Qhorin: Tormund in sein Lager
move-melisandre = Melisandre: eine von drei Karten kaufen
move-melisandre-instead = Melisandre: eine von drei Karten kaufen, { $instead } statt { $missing }
move-discard-some = { $cards } ablegen

reason-not-your-turn = Du bist nicht dran; gefragt { $seats-count ->
    [one] ist
   *[other] sind
} { $seats }.
reason-no-such-move = Einen solchen Zug gibt es nicht.
reason-not-now = Das geht in diesem Augenblick nicht.
reason-roll-first = Würfle zuerst.
reason-has-rolled = In diesem Zug wurde schon gewürfelt.
reason-cannot-pay = Das kannst du nicht bezahlen: { $what } kostet { $cost }.
reason-no-piece-left = Davon ist nichts mehr in deinem Vorrat: { $what }.
reason-no-such-place = Diesen Ort gibt es auf dem Spielfeld nicht.
reason-not-connected = Keine deiner Straßen oder Figuren reicht bis dorthin.
reason-path-taken = Auf diesem Weg liegt schon eine Straße.
reason-path-forbidden = Dieser Weg liegt zwischen Eis und Eis oder Eis und Rahmen: Dort baut niemand.
reason-corner-taken = Diese Kreuzung ist besetzt.
reason-too-close = Eine Nachbarkreuzung ist besetzt: Siedlungen halten Abstand.
reason-corner-dead = Diese Kreuzung grenzt an keine Landschaft.
reason-no-own-settlement = Eine Befestigung entsteht nur aus einer eigenen Siedlung.
reason-not-at-new-settlement = Die Straße muss an der eben gegründeten Siedlung beginnen.
reason-section-full = Alle fünf Plätze dieses Abschnitts sind besetzt.
reason-deck-empty = Es gibt keine Entwicklungskarten mehr.
reason-not-held = Diese Karte hast du nicht.
reason-just-bought = Diese Karte hast du erst in diesem Zug gekauft.
reason-one-card-a-turn = Du hast in diesem Zug schon eine Entwicklungskarte gespielt.
reason-no-road-possible = Es gibt keinen Platz für eine Straße.
reason-supply-empty = Davon hat der Vorrat nichts.
reason-same-resource = Das tauschte einen Rohstoff gegen sich selbst.
reason-trade-over = Du hast zu bauen begonnen: In diesem Zug wird nicht mehr gehandelt.
reason-not-enough = Davon sind nicht genug Karten da.
reason-nothing-owed = Du hast nichts abzulegen.
reason-tormund-stays = Tormund muss woandershin.
reason-camp-only-on-seven = Eine Patrouille versetzt Tormund auf eine Landschaft, nicht in sein Lager.
reason-no-landscape = Tormund geht nur auf Landschaften.
reason-must-rob = Dort lässt sich jemand berauben: Wähle, wen.
reason-cannot-rob = { $victim } lässt sich dort nicht berauben.
reason-no-wildling = Einen solchen Wildling gibt es dort nicht.
reason-not-in-this-game = Das gehört zur Bruderschaft der Nachtwache.
reason-no-offers-here = An diesem Tisch wird nicht untereinander gehandelt.
reason-too-many-offers = Du hast so viele Angebote gemacht, wie ein Zug erlaubt.
reason-no-gifts = Beide Seiten müssen etwas geben.
reason-lacks-offered = Du hast nicht, was du geben würdest.
reason-no-agreement = Dieser Platz hat in nichts eingewilligt.
reason-not-your-hero = { $hero } ist nicht dein Held.
reason-hero-tired = Dein Held ruht in diesem Zug.
reason-not-before-dice = Dieser Held hilft erst nach dem Würfeln.
reason-nobody-ahead = Manke sieht nur bei jemandem nach, der mehr Punkte hat als du.
reason-no-cards-there = Von diesem Platz ist keine Karte zu bekommen.
reason-not-an-end = Das ist keine deiner endständigen Straßen.
reason-same-path = Die Straße muss an einen anderen Ort.
reason-no-patrol-shown = Von dir liegt keine Patrouille offen.
reason-tormund-at-home = Tormund ist schon in seinem Lager.
reason-no-second-use = Ein Held auf Seite B muss getauscht werden.
reason-hero-taken = Diesen Helden hat jemand anders.
reason-just-returned = Den eben zurückgelegten Helden darfst du nicht gleich wieder nehmen.
reason-not-among-three = Diese Karte ist nicht unter den dreien.
reason-not-what-is-owed = { $count ->
    [one] Du musst genau eine Karte ablegen.
   *[other] Du musst genau { $count } Karten ablegen.
}

event-roll = { $seat } würfelt.
event-rolled = { $north ->
    [0] { $seat } würfelt { $dice }: { $sum }.
   *[other] { $seat } würfelt { $dice }: { $sum }. Der Wildling-Würfel zeigt { $north }.
}
event-end = { $seat } beendet den Zug.
event-turn = { $seat } ist am Zug.
event-buy = { $seat } kauft eine Entwicklungskarte.
event-drew = { $seat } kauft eine Entwicklungskarte.
event-drew-seen = { $seat } kauft eine Entwicklungskarte: { $card }.
event-withdraw = { $seat } zieht das Angebot zurück.
event-accept = { $seat } würde annehmen.
event-decline = { $seat } lehnt ab.
event-flip = { $seat } dreht den Helden auf Seite B.
event-done-tarly = { $seat } verzichtet auf Samwell.
event-done-demand = { $seat } verlangt nichts weiter.
event-done-roads = { $seat } legt keine weitere Straße.
event-road = { $seat } baut eine Straße { $place }.
event-found-road = { $seat } legt eine Straße { $place }.
event-free-road = { $seat } legt eine freie Straße { $place }.
event-moved-road = { $seat } legt die Straße { $place } wieder hin.
event-settlement = { $seat } baut eine Siedlung { $place }.
event-found-settlement = { $seat } gründet eine Siedlung { $place }.
event-keep = { $seat } baut eine Befestigung { $place }.
event-guard = { $seat } rekrutiert einen Wächter für { $section }.
event-found-guard = { $seat } stellt einen Wächter auf { $section }.
event-patrol = { $seat } deckt eine Grenzpatrouille auf.
event-roads = { $seat } spielt Straßenbau.
event-recruits = { $seat } spielt Neue Rekruten: ein Wächter auf { $section }.
event-winter = { $seat } spielt Der Winter naht und nimmt { $cards }.
event-monopoly = { $seat } spielt Monopol auf { $resource }.
event-handed-over = { $seat } gibt { $cards } ab.
event-discard = { $seat } legt { $resource } ab.
event-owes = { $count ->
    [one] { $seat } muss eine Karte ablegen.
   *[other] { $seat } muss { $count } Karten ablegen.
}
event-tormund = { $seat } versetzt Tormund auf das Feld { $hex }.
event-tormund-camp = { $seat } versetzt Tormund in sein Lager.
event-tormund-rob = { $seat } versetzt Tormund auf das Feld { $hex }, gegen { $victim }.
event-stole = { $seat } nimmt { $victim } eine Karte ab.
event-stole-seen = { $seat } nimmt { $victim } eine Karte ab: { $resource }.
event-repel = { $seat } räumt das Feld { $hex }: { $wildling } kehrt heim.
event-supply = { $seat } tauscht { $gives } gegen { $takes } mit dem Vorrat.
event-tarly = Samwell holt { $resource } für { $seat }.
event-return = { $seat } gibt { $resource } zurück.
event-take = { $seat } nimmt eine Karte.
event-take-seen = { $seat } nimmt { $resource }.
event-agree = { $seat } gibt { $partner } { $gives } für { $takes }.
event-demand = { $seat } verlangt es auch von { $partner }.
event-pick = { $seat } behält eine der drei.
event-pick-seen = { $seat } behält { $card }.
event-saw = { $seat } sieht sich eine Karte des Stapels an.
event-saw-seen = { $seat } sieht { $card }.
event-swap = { $seat } nimmt { $hero } aus der Auslage.
event-offer = { $seat } bietet { $gives } für { $takes }.
event-counter = { $seat } gäbe { $gives } für { $takes }.
event-hero = { $seat } nutzt { $hero } (Seite { $side }).
event-mormont = { $seat } verlangt { $resource } von { $partner }.
event-took = { $victim } gibt { $seat } 1 { $resource }.
event-no-demand = { $seat } hat nichts davon: { $resource }.
event-mance = { $seat } sieht in die Hand von { $partner }.
event-marsh = { $seat } tauscht { $gives } gegen { $takes }.
event-benjen = { $seat } vertreibt einen Wildling ({ $place }).
event-ygritte = { $seat } räumt das Feld { $hex } mit Ygritte: { $wildling } kehrt heim.
event-yarwyck = { $seat } nimmt die Straße { $place } auf.
event-yoren = { $seat } macht aus einer Patrouille einen Wächter auf { $section }.
event-thorne = { $seat } rekrutiert einen Wächter für { $section } mit { $instead } statt { $missing }.
event-qhorin = { $seat } führt Tormund in sein Lager.
event-melisandre = { $seat } kauft eine der obersten drei Karten.
event-melisandre-instead = { $seat } kauft eine der obersten drei Karten mit { $instead } statt { $missing }.
event-yield = { $seat } bekommt { $cards }.
event-scarce = { $resource } reicht nicht für alle: Niemand bekommt etwas davon.
event-short = { $seat } bekommt den Rest: { $cards }.
event-longest = { $seat } hat die Längste Straße, Länge { $length }.
event-longest-aside = Die Karte Längste Straße wird beiseitegelegt.
event-strongest = { $seat } hat die Stärkste Grenzpatrouille.
event-token = Ein Plättchen wird aufgedeckt: { $wildling }, { $clan }.
event-camped = Er zieht in { $camp }.
event-no-figure = In den Frostfängen ist kein { $wildling } mehr; niemand kommt.
event-advanced = { $wildling } ({ $clan }) rückt auf { $section } vor.
event-climbed = Der Kletterer überwindet { $section } und blockiert das Feld { $hex }.
event-giant = Der Riese schlägt an { $section } zu und verschwindet.
event-breach = { $section } ist durchbrochen (Durchbruch { $count } von 3).
event-guard-lost = { $seat } verliert einen Wächter auf { $section }.
event-entered = { $wildling } dringt in die Schenkung ein: Feld { $hex }.
event-sixth = Fünf Wächter halten { $section } gegen sechs: Zwei Wildlinge gehen heim.
event-rush = Sturm zur Mauer: { $clan }.
event-over = Die Partie endet { $why }.
event-discard-some = { $seat } legt ab: { $cards }.
event-mance-seen = { $seat } sieht in die Hand von { $partner }: { $cards }.
event-scarce-one = Für { $seat } ist nichts mehr da: { $resource }.
event-sixth-giant = Fünf Wächter halten { $section } gegen sechs: Der Riese und ein Wildling gehen heim.

outcome-ten-points = mit zehn Punkten
outcome-breached = mit der stärksten Wache nach dem dritten Durchbruch der Mauer
outcome-overrun = mit der stärksten Wache, denn acht Wildlinge oder mehr sind in der Schenkung
outcome-turns-spent = nach tausend Zügen

glance-turn = Zug { $turn }: { $seat }
glance-over = Zu Ende nach Zug { $turn } von { $seat }
glance-supply = Vorrat: { $cards }; Entwicklungskarten: { $deck }
glance-dice = Würfel: { $dice }
glance-tormund = Tormund steht auf dem Feld { $hex }
glance-tormund-camp = Tormund ist in seinem Lager
glance-offer = { $seat } bietet { $gives } für { $takes }
glance-seat = { $points ->
    [one] { $seat }: 1 Punkt
   *[other] { $seat }: { $points } Punkte
}
glance-counts = Rohstoffe: { $cards }; Entwicklungskarten: { $developments }; Patrouillen: { $patrols }
glance-settlement = Siedlung { $place }
glance-keep = Befestigung { $place }
glance-roads = Straßen: { $places }
glance-longest = Längste Straße: { $length }
glance-strongest = Stärkste Grenzpatrouille
glance-hero = Held: { $hero }, Seite { $side }
glance-land = Das Land
glance-row = Reihe { $row }: { $hexes }
glance-station = Station { $station } { $place }
glance-north = Nördlich der Mauer; Durchbrüche: { $breaches }
glance-camps = { $clan }: { $wildlings }
glance-section = { $section }: Wächter: { $guards }; Wildlinge davor: { $wildlings }
glance-gift = Auf dem Feld { $hex }: { $wildlings }
glance-you = { $points ->
    [one] Du hast 1 Punkt
   *[other] Du hast { $points } Punkte
}
glance-hand = Hand: { $cards }
glance-cards = Entwicklungskarten: { $cards }

sketch-regular = w
sketch-climber = k
sketch-giant = r
sketch-legend = (A) Siedlung, [A] Befestigung, AAA Straße von A; 12) ist Zug 12 der Liste
sketch-legend-north = =A____= ein Wächter von A; w Wildling, k Kletterer, r Riese

board-land = Das Land und seine Figuren
board-any = alles
board-tormund = Tormund
board-tormund-camp = Tormunds Lager
board-camp = Tormunds Lager
board-station = Handelsstation, { $rate }: { $what }
board-piece-road = Straße von { $seat } { $place }
board-piece-settlement = Siedlung von { $seat } { $place }
board-piece-keep = Befestigung von { $seat } { $place }
board-refused = { $what }: nicht möglich. Warum?
board-spot-road = Straße { $place }
board-spot-yarwyck = Straße { $place } aufnehmen
board-spot-settlement = Siedlung { $place }
board-spot-keep = Befestigung { $place }
board-spot-guard = Wächter auf { $section }
board-clan-ice-river = Eisfluss
board-clan-cave-dwellers = Höhlenmenschen
board-clan-hornfoots = Hornfüße
board-camps = Lager: { $clan }. Darin: { $wildlings }
board-section = Mauer, { $section }. Wächter: { $guards }. Wildlinge davor: { $wildlings }
board-breach = Durchbrüche
board-breaches = Durchbrüche der Mauer: { $count } von 3
board-in-gift = Schenkung
board-gift = Wildlinge in der Schenkung: { $count }; mit acht endet das Spiel
board-in-frost = Frostfänge
board-frost = Noch in den Frostfängen: { $wildlings }
board-dice = Würfel: { $dice } = { $sum }
board-wild-die = Wildling-Würfel: { $number }
board-closer = Karte näher ansehen
board-further = Mehr von der Karte sehen
board-lay = { $what } zum Ablegen
board-lay-more = { $what } ablegen (du hast { $count })
board-lay-less = { $what }: eins mehr behalten
board-lay-down = Ablegen
board-declined = Alle haben dein Angebot abgelehnt.
board-still = Noch bezahlbar: { $things }
board-about = Über { $seat }
board-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
board-hidden-points = { $count ->
    [one] 1 weiterer auf einer verdeckten Karte
   *[other] { $count } weitere auf verdeckten Karten
}
board-hand-size = { $count ->
    [one] 1 Rohstoffkarte
   *[other] { $count } Rohstoffkarten
}
board-developments = { $count ->
    [one] 1 Entwicklungskarte
   *[other] { $count } Entwicklungskarten
}
board-road-length = Längster Straßenzug: { $length }
board-longest = Hat die längste Straße: { $length }
board-patrols = Offene Patrouillen: { $count }
board-strongest = Hat die stärkste Patrouille: { $count }
board-guards = Wächter auf der Mauer: { $count }
board-owes = { $count ->
    [one] legt 1 Karte ab
   *[other] legt { $count } Karten ab
}
board-got = bekam { $count } { $what }
board-stock = übrig: { $pieces }
board-mine = Meine Karten und die Kosten
board-hand = { $count ->
    [0] Meine Hand: keine Karten
    [one] Meine Hand: 1 Karte
   *[other] Meine Hand: { $count } Karten
}
board-must-discard = { $count ->
    [one] Eine Sieben: Wähle eine Karte zum Ablegen.
   *[other] Eine Sieben: Wähle { $count } Karten zum Ablegen.
}
board-fresh = neu in diesem Zug
board-use = Nutzen
board-use-card = { $card } nutzen
board-mode-yarwyck = Endstraßen zeigen
board-mode-ygritte = Wildlinge in der Schenkung zeigen
board-mode-benjen = Wildlinge im Norden zeigen
board-rests = ruht in diesem Zug
board-side = Seite { $side } oben
board-heroes = Alle Helden
board-heroes-about = Nach dem Einsatz wird ein Held von Seite A auf B gedreht oder getauscht, von Seite B getauscht.
board-display = in der Auslage
board-costs = Kosten und Vorrat
board-cost-road = Straße
board-cost-settlement = Siedlung
board-cost-keep = Befestigung
board-cost-development = Karte
board-cost-guard = Wächter
board-on-map = Möglich: Klicke einen leuchtenden Ort auf der Karte an
board-left = { $count } übrig
board-supply = Vorrat
board-trade = Handeln
board-with-supply = Mit dem Vorrat
board-with-seats = Mit den anderen
board-trade-offer = Anbieten
board-trade-counter = Gegenangebot
board-trade-gives = Ich gebe
board-trade-takes = Ich will
board-trade-more-gives = { $what }: eins mehr geben
board-trade-less-gives = { $what }: eins weniger geben
board-trade-more-takes = { $what }: eins mehr verlangen
board-trade-less-takes = { $what }: eins weniger verlangen
board-can-sure = kann sicher
board-can-maybe = kann vielleicht
board-can-not = kann nicht
board-auto-decline = Ablehnen, was ich nicht zahlen kann
board-offer-open = Das Angebot auf dem Tisch
board-cannot-pay = Dafür fehlen dir die Karten.
board-offer-of = { $seat } bietet
board-for = für
board-answer-accept = nimmt an
board-answer-decline = lehnt ab
board-answer-counter = gäbe
board-answer-thinks = überlegt
board-agree = Abgemacht
board-origin-reconstructed = Plan rekonstruiert
board-origin-reconstructed-about = Passt zu allem, was über diesen Plan bekannt ist; der gedruckte Plan selbst lag nicht vor.
board-card-patrol = Grenz{ "\u00AD" }patrouille
board-card-winter = Der Winter naht
board-card-roads = Straßen{ "\u00AD" }bau
board-card-recruits = Neue Rekruten
board-card-monopoly = Monopol
board-card-point = Sieg{ "\u00AD" }punkt
board-cards = Meine Entwicklungskarten
board-play = Ausspielen
board-playable = spielbar
board-fresh-about = In diesem Zug gekauft: Du kannst sie ab deinem nächsten Zug ausspielen.
board-section-short = { $section }: { $guards }, { $wildlings }
