## Worte des Schwarzwassers

when-used-traits = deine benutzten Strategiekarten { $form ->
    [no] weniger als
   *[yes] mindestens
} { $least } verschiedene Attribute haben
when-used-plots = { $form ->
    [no] weniger als
   *[yes] mindestens
} { $least } deiner benutzten Strategiekarten das Attribut { $trait } haben
when-has-others = du { $form ->
    [no] keine weitere Handkarte
   *[yes] mindestens 1 weitere Handkarte
} hast
when-you-defend = du { $form ->
    [no] nicht verteidigst
   *[yes] verteidigst
}
cards-cost-at-least = mit aufgedruckten Kosten von mindestens { $least }
cards-printed-strength = mit einer aufgedruckten Stärke von mindestens { $least }
cards-few-icons = mit höchstens { $most ->
    [1] einem Symbol
   *[other] { $most } Symbolen
}
after-drew-by-insight = nachdem du durch Scharfsinnig von { $which } eine Karte gezogen hast,
cost-give-up = { $how ->
    [killed] töte { $which }
    [returned] nimm { $which } auf die Hand des Besitzers zurück
    [topped] lege { $which } oben auf den Nachziehstapel des Besitzers
    [bottomed] lege { $which } unter den Nachziehstapel des Besitzers
   *[discarded] opfere { $which }
}
cost-drop-held = wirf { $which } aus deiner Hand ab
cost-kneel-house = beuge deine Hauskarte
cost-entrust = lege { power-n } von deiner Hauskarte auf { $to }
effect-give-back = { $form ->
    [aim] damit die Kontrolle über { $it } an den Besitzer zurückgeht
    [so] geht die Kontrolle über { $it } an den Besitzer zurück
   *[say] die Kontrolle über { $it } geht an den Besitzer zurück
}
effect-captivate = { $form ->
    [aim] um die Kontrolle über { $which } zu übernehmen
   *[other] übernimm die Kontrolle über { $which }
}, solange { $card } im Spiel ist
effect-bestow = { $form ->
    [aim] um { power-n } von der Hauskarte dieses Spielers auf { $it } zu legen
   *[other] lege { power-n } von der Hauskarte dieses Spielers auf { $it }
}
effect-divert = { $form ->
    [aim] um { power-n } von der Hauskarte dieses Spielers auf { $it } zu legen
   *[other] lege { power-n } von der Hauskarte dieses Spielers auf { $it }
}
effect-lay-back = { $form ->
    [aim] um 1 zufällig bestimmte Handkarte oben auf deinen Nachziehstapel zu legen
   *[other] lege 1 zufällig bestimmte Handkarte oben auf deinen Nachziehstapel
}. Ist { $unless } im Spiel, bestimmst du sie
effect-recruit = { $form ->
    [aim] damit der Verlierer { top-n } seines Nachziehstapels aufdeckt
    [so] deckt der Verlierer { top-n } seines Nachziehstapels auf
   *[say] der Verlierer deckt { top-n } seines Nachziehstapels auf
}. Du kannst einen Charakter davon unter deiner Kontrolle ins Spiel bringen. Die übrigen kommen in zufälliger Reihenfolge unter den Stapel
effect-unless-drops = { $then }, sofern dieser Spieler nicht { hand-n } eigener Wahl abwirft
effect-restock = { $form ->
    [aim] um bis zu { hand-n } in beliebiger Reihenfolge unter deinen Nachziehstapel zu legen
   *[other] lege bis zu { hand-n } in beliebiger Reihenfolge unter deinen Nachziehstapel
}. Ziehe dann ebenso viele Karten
effect-show-hand = { $form ->
    [aim] um alle deine Handkarten vorzuzeigen
   *[other] zeige alle deine Handkarten vor
}
effect-name-icon = { $form ->
    [aim] um ein Symbol zu nennen
   *[other] nenne ein Symbol
}. Bis zum Ende der Phase verliert { $it } dieses Symbol
effect-withdraw = { $form ->
    [aim] um { $which } aus der Herausforderung zu nehmen
   *[other] nimm { $which } aus der Herausforderung
}

## Was gesagt wird

event-laid-on-top = { $seat } legt 1 Handkarte oben auf den Nachziehstapel.
event-laid-on-top-seen = { $seat } legt { $card } von der Hand oben auf den Nachziehstapel.
event-restocked = { $count ->
    [one] { $seat } legt 1 Handkarte unter den Nachziehstapel.
   *[other] { $seat } legt { $count } Handkarten unter den Nachziehstapel.
}
event-withdrew = { $card } nimmt nicht mehr an der Herausforderung teil.
prompt-insight = Ziehst du für { $card } (Scharfsinnig) eine Karte?
prompt-daunt = Welchen Charakter mit höchstens { $count } Stärke beugst du?
prompt-give-up = { $how ->
    [killed] Welche deiner Karten tötest du?
    [returned] Welche deiner Karten nimmst du auf die Hand zurück?
    [topped] Welche deiner Karten legst du oben auf den Nachziehstapel?
    [bottomed] Welche deiner Karten legst du unter den Nachziehstapel?
   *[discarded] Welche deiner Karten opferst du?
}
prompt-drop-to-pay = Welche Handkarte wirfst du ab?
prompt-entrust = { $count ->
    [one] Auf welche Karte legst du 1 Machtpunkt deines Hauses?
   *[other] Auf welche Karte legst du { $count } Machtpunkte deines Hauses?
}
prompt-lay-on-top = Welche Handkarte legst du oben auf deinen Nachziehstapel?
prompt-restock = { $count ->
    [one] Welche Handkarte legst du unter deinen Nachziehstapel? 1 darfst du noch wählen.
   *[other] Welche Handkarte legst du unter deinen Nachziehstapel? { $count } darfst du noch wählen.
}
prompt-recruit = Welchen Charakter bringst du ins Spiel?
prompt-kill-or-drop = Wirfst du { $count ->
    [one] eine Handkarte
   *[other] { $count } Handkarten
} ab, damit dein Charakter nicht getötet wird?

## Attribute

trait-citadel = Zitadelle
trait-city = Stadt
trait-companion = Gefährte
trait-drowned-god = { $form ->
    [bound] Ertrunkener-Gott
   *[other] Ertrunkener Gott
}
trait-fool = Narr
trait-guard = Wache
trait-house-connington = { $form ->
    [bound] Haus-Connington
   *[other] Haus Connington
}
trait-house-manderly = { $form ->
    [bound] Haus-Manderly
   *[other] Haus Manderly
}
trait-house-manwoody = { $form ->
    [bound] Haus-Mannkraft
   *[other] Haus Mannkraft
}
trait-merchant = Händler
trait-raider = Plünderer
trait-ranger = Grenzer
trait-recruit = Rekrut
trait-scheme = Komplott
trait-song = Lied
trait-spy = Spion
trait-summer = Sommer
trait-the-seven = { $form ->
    [bound] Sieben
   *[other] Die Sieben
}
trait-wandering-crow = { $form ->
    [bound] Wanderkrähen
   *[other] Wandernde Krähe
}
trait-war = Krieg
trait-winter = Winter
text-needs = dein Nachziehstapel muss mindestens { $count } verschiedene Charaktere mit dem Attribut { $trait } enthalten

## Schatten

cards-with-shadow = mit Schatten
cards-without-shadow = ohne Schatten
is-with-shadow = { $form ->
    [no] nicht Schatten hat
   *[yes] Schatten hat
}
cards-outshone = von Spielern mit weniger Karten im Schatten als du
cards-cost-up-to-x = mit aufgedruckten Kosten von höchstens X
cards-on-the-table = { $form ->
    [many-nom] Karten
    [many-gen] Karten
    [many-dat] Karten
    [many-acc] Karten
   *[other] Karte
} mit dem Attribut { $trait } unter deiner Kontrolle (auch deine aufgedeckte Strategiekarte)
cards-prayed-for = mit einem Gebetsmarker von dieser Karte
number-gathered = für jede Karte in deinem Schatten
after-triggered-on = { $form ->
    [due] wenn ein Effekt von { $which } ausgelöst wird,
   *[done] nachdem ein Effekt von { $which } ausgelöst wurde,
}
after-no-event-came-out = nachdem eine deiner Karten, die kein Ereignis ist, aus dem Schatten gekommen ist,
after-challenge-over = am Ende einer Herausforderung
cost-drop-another-veiled = lege eine andere Karte aus deinem Schatten ab
gives-rooted = weder gebeugt noch aufgerichtet werden
gives-prayed = einen Gebetsmarker
gives-no-events = { $form ->
    [aim] damit deine Gegner { lasting }keine Ereignisse ausspielen können
    [so] können deine Gegner { lasting }keine Ereignisse ausspielen
   *[say] deine Gegner können { lasting }keine Ereignisse ausspielen
}
gives-dearer = { $form ->
    [aim] damit dich { $which } { lasting }beim Ausspielen { $n } Gold mehr kosten
    [so] kosten dich { $which } { lasting }beim Ausspielen { $n } Gold mehr
   *[say] { $which } kosten dich { lasting }beim Ausspielen { $n } Gold mehr
}
gives-hides-instead = { $form ->
    [so] kannst du { $whom } statt auf den Ablagestapel in deinen Schatten legen, wenn { $card } aus deiner Hand abgelegt wird
   *[say] wenn { $card } aus deiner Hand abgelegt wird, kannst du { $whom } statt auf den Ablagestapel in deinen Schatten legen
}
gives-slips-away = { $form ->
    [aim] um { $card } in den Schatten zu legen, sobald du diese Herausforderung verlierst
   *[other] verlierst du diese Herausforderung, lege { $card } in den Schatten
}
effect-search-top = { $form ->
    [aim] um { top-n } deines Nachziehstapels nach { $which } zu durchsuchen. Zeige { it-acc } vor, { search-top-to } und mische den Stapel
   *[other] durchsuche { top-n } deines Nachziehstapels nach { $which }, zeige { it-acc } vor, { search-top-to } und mische den Stapel
}
search-top-to = { $to ->
    [play] lege { it-acc } an einen Charakter unter deiner Kontrolle an
   *[shadows] lege { it-acc } in deinen Schatten
}
effect-unmask = { $form ->
    [aim] um { $it } aufzudecken
   *[other] decke { $it } auf
}. Ist das { $which } und kein Ereignis, bringe diese Karte kostenlos ins Spiel
effect-send-home = { $form ->
    [so] kannst du { $n } Gold zahlen, um eine dieser Karten auf die Hand des Besitzers zu schicken
   *[other] du kannst { $n } Gold zahlen, um eine dieser Karten auf die Hand des Besitzers zu schicken
}
effect-plunder = { $form ->
    [aim] um { $which } vom Ablagestapel eines Gegners unter deiner Kontrolle ins Spiel zu bringen
   *[other] bringe { $which } vom Ablagestapel eines Gegners unter deiner Kontrolle ins Spiel
}
effect-erase = { $form ->
    [aim] um bis zu { cards-n } vom Ablagestapel dieses Spielers aus dem Spiel zu entfernen
   *[other] entferne bis zu { cards-n } vom Ablagestapel dieses Spielers aus dem Spiel
}
effect-pray = { $form ->
    [aim] um je einen Gebetsmarker auf { $which } zu legen
   *[other] lege je einen Gebetsmarker auf { $which }
}. Sie bleiben liegen, solange { $card } im Spiel ist
text-within = beliebig viele { $what } mit zusammen höchstens { $count } aufgedruckten Kosten
text-maximum = höchstens { times } pro { $per ->
    [challenge] Herausforderung
    [phase] Phase
   *[round] Runde
}, mit welchem Exemplar auch immer

event-unmasked = { $seat } deckt im Schatten { $card } auf.
event-sent-home = { $seat } nimmt eine Karte aus dem Schatten auf die Hand.
event-sent-home-seen = { $seat } nimmt { $card } aus dem Schatten auf die Hand.
event-erased = { $seat } entfernt { $card } aus dem Spiel.
event-prayed = { $card } legt Gebetsmarker auf: { $cards }.
prompt-drop-veiled = Welche andere Karte in deinem Schatten legst du ab?
prompt-send-home = { $count ->
    [one] Welche Karte schickst du für 1 Gold auf die Hand zurück?
   *[other] Welche Karte schickst du für { $count } Gold auf die Hand zurück?
}
prompt-plunder = Welche Karte bringst du von einem gegnerischen Ablagestapel ins Spiel?
prompt-erase = { $count ->
    [one] Welche Karte entfernst du aus dem Spiel? 1 darfst du noch wählen.
   *[other] Welche Karte entfernst du aus dem Spiel? { $count } darfst du noch wählen.
}
prompt-may-hide = Legst du { $card } in deinen Schatten statt auf den Ablagestapel?
reason-no-events = Du kannst in dieser Phase keine Ereignisse ausspielen, auch nicht { $card }.
