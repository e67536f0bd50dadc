game-title = Fehde
game-tagline = Zwei bis vier Häuser, und alles lässt sich beantworten.
phase-muster = Musterung
phase-feud = Fehde
phase-reckoning = Abrechnung
card-of = { $title } ({ $owner })
pile-dead = auf den Friedhof
pile-discard = auf den Ablagestapel
pile-deck = auf das Deck
pile-hand = auf die Hand

## Welche Karten

cards-character = { $form ->
    [one-gen] Charakters
    [many-nom] Charaktere
    [many-gen] Charaktere
    [many-dat] Charakteren
    [many-acc] Charaktere
   *[other] Charakter
}
cards-location = { $form ->
    [one-gen] Ortes
    [many-nom] Orte
    [many-gen] Orte
    [many-dat] Orten
    [many-acc] Orte
   *[other] Ort
}
cards-event = { $form ->
    [one-gen] Ereignisses
    [many-nom] Ereignisse
    [many-gen] Ereignisse
    [many-dat] Ereignissen
    [many-acc] Ereignisse
   *[other] Ereignis
}
cards-standing = stehend{ $ending }
cards-kneeling = kniend{ $ending }
cards-unique = einzigartig{ $ending }
cards-yours = unter deiner Kontrolle
cards-opposing = eines Gegners
cards-weak = mit Stärke { $n } oder weniger
cards-self = { $form ->
    [one-gen] dieser Karte
    [one-dat] dieser Karte
   *[other] diese Karte
}

## Texte

text-action = Aktion: { $body }.
text-interrupt = Unterbrechung, { $after }: { $body }.
text-response = Reaktion, { $after }: { $body }.
text-passive = Immer { $after }: { $body }.
text-cost = { $cost } → { $body }
text-and = { $first }. { $second }
when-doomed = wenn { $cards } getötet werden soll
when-killed = nachdem { $cards } getötet wurde
when-entered = nachdem { $cards } ins Spiel gekommen ist
when-resolving = wenn die Wirkung { $cards } eintreten soll
when-claimed = nachdem du Macht erlangt hast
when-drew = nachdem du gezogen hast
when-phase-ended = am Ende der Phase
cost-kneel = Beuge { $cards }
cost-sacrifice = Opfere { $cards }
effect-kill = Töte { $cards }
effect-kill-and-draw = Töte { $cards }; gelingt das, ziehe { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
effect-arrest = Beuge { $cards }
effect-weaken = Bis zum Ende der Phase verliert { $cards } { $n } Stärke
effect-strengthen-each = Gib { $cards } bis zum Ende der Phase +{ $n } Stärke
effect-strengthen-it = Er erhält bis zum Ende der Phase +{ $n } Stärke
effect-save = Rette ihn
effect-divert = Er kommt stattdessen oben auf das Deck seines Besitzers
effect-cancel = Hebe sie auf
effect-retrieve = Er kommt stattdessen auf die Hand seines Besitzers
effect-rise = Diese Karte steht auf
effect-claim = Erlange { $n } Macht
effect-gain = Nimm { $n } Gold
effect-draw = Ziehe { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
effect-tuck = Lege eine Handkarte verdeckt oben auf dein Deck
effect-look = Sieh dir die Handkarten deines linken Nachbarn an

## Fragen, Züge, Gründe

prompt-hire = Wen wirbst du an? Du hast { $gold } Gold.
prompt-action = Was tust du?
prompt-interrupt = Willst du etwas davon verhindern? { $coming }
prompt-response = Willst du darauf reagieren?
prompt-passives = Was geschieht zuerst?
prompt-pay = { $card }: { $cost }
prompt-target = { $card }: Auf wen zielst du?
prompt-which = { $card }: Worauf antwortest du?
prompt-tuck = Welche Handkarte legst du auf dein Deck?
prompt-victim = Welchen Charakter verlierst du?
move-pass = Passen
move-play = { $card } ausspielen
move-use = { $card } benutzen
move-choose = { $card }
move-answer = { $what }
reason-not-your-turn = Jetzt gefragt: { $seats }.
reason-no-such-move = Einen solchen Zug gibt es nicht.
reason-not-now = „{ $move }“ ist nicht gefragt: { $asked }
reason-not-possible = „{ $move }“ geht jetzt nicht.
reason-not-in-hand = { $card } hast du nicht auf der Hand.
reason-not-yours = { $card } hast du nicht im Spiel.
reason-not-usable = { $card } kann jetzt nichts bewirken.
reason-not-among = { $card } steht für { $source } nicht zur Wahl.

## Was geschieht

happens-kill = Tod: { $card }
happens-bury = Rückkehr ins Deck: { $card }
happens-sacrifice = Opfer: { $card }
happens-retrieve = Rückkehr auf die Hand: { $card }
happens-enter = { $seat } wirbt an: { $card }
happens-kneel = Beugen: { $card }
happens-stand = Aufstehen: { $card }
happens-strengthen = andere Stärke
happens-claim = Macht für { $seat }
happens-gain = Gold für { $seat }
happens-draw = { $seat } zieht
happens-tuck = { $seat } legt eine Handkarte zurück
happens-look = { $seat } sieht Handkarten an
happens-then = und dann mehr
happens-resolve = Wirkung: { $card }
happens-save = Rettung: { $card }
happens-divert = Umleitung: { $card }
happens-cancel = Aufhebung: { $card }
happens-phaseends = Ende der Phase
event-round = Runde { $n } beginnt, { $seat } ist zuerst an der Reihe.
event-killed = { $card } stirbt.
event-buried = { $card } kehrt ins Deck zurück.
event-sacrificed = { $card } wird geopfert.
event-retrieved = { $card } kehrt auf die Hand zurück.
event-left = { $card } verlässt das Spiel und kommt { $to }.
event-hired = { $seat } wirbt an: { $card }.
event-knelt = { $card } kniet.
event-stood = { $card } steht auf.
event-strengthened = { $cards }: { $n } Stärke bis zum Ende der Phase.
event-claimed = { $seat } erlangt { $n } Macht.
event-gained = { $seat } erhält { $n } Gold.
event-drew = { $n ->
    [one] { $seat } zieht eine Karte.
   *[other] { $seat } zieht { $n } Karten.
}
event-drew-seen = { $n ->
    [one] { $seat } zieht: { $drawn }.
   *[other] { $seat } zieht { $n } Karten: { $drawn }.
}
event-looked = { $seat } sieht sich die Hand von { $other } an.
event-looked-seen = { $seat } sieht in der Hand von { $other }: { $drawn }.
event-saved = { $card } wird gerettet.
event-cancelled = { $card } bleibt ohne Wirkung.
event-phase-ended = Ende der Phase: { $phase }.
event-played = { $seat } spielt { $card }.
event-used = { $seat } benutzt { $card }.
event-set-off = { $card } wird ausgelöst.
event-tucked = { $seat } legt eine Handkarte auf das Deck.
event-tucked-seen = { $seat } legt { $card } auf das Deck.
outcome-power = nach Macht
glance-round = Runde { $n }, { $phase }
glance-house = { $seat }: { $power } Macht, { $gold } Gold, { $hand_size } Handkarten
