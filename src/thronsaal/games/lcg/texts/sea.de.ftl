## Könige der See: Sätze

text-instead = { $after } geschieht stattdessen Folgendes: { CAPITAL($body) }
text-up-to = bis zu { $count } { $what }

## Welche Karten, wer und wie viele

cards-them = { $form ->
    [one-gen] ihrer
    [many-gen] ihrer
    [one-dat] ihnen
    [many-dat] ihnen
   *[other] sie
}
cards-weaker = mit niedrigerer Stärke als { $than }
cards-with-a-crest = mit einem Siegel
cards-without-a-crest = ohne Siegel
cards-copies = { $form ->
    [one-gen] Exemplars
    [many-dat] Exemplaren
    [many-nom] Exemplare
    [many-gen] Exemplare
    [many-acc] Exemplare
   *[other] Exemplar
} von { $title }
who-that-player = { $form ->
    [gen] dieses Spielers
    [dat] diesem Spieler
    [acc] diesen Spieler
   *[other] dieser Spieler
}
number-borne = für jeden Zusatz an { $card }
after-triggered = { $form ->
    [due] wenn ein Spieler einen Effekt auslöst,
   *[done] nachdem ein Spieler einen Effekt ausgelöst hat,
}

## Regeln für Spieler

gives-counts-unopposed = { $form ->
    [aim] damit diese Herausforderung als unverteidigt gilt, falls du sie{ contest-margin } gewinnst
    [so] gilt diese Herausforderung als unverteidigt, falls du sie{ contest-margin } gewinnst
   *[say] diese Herausforderung gilt als unverteidigt, falls du sie{ contest-margin } gewinnst
}
gives-same-again = { $form ->
    [aim] um { lasting }eine weitere Herausforderung derselben Art ansagen zu dürfen, aber nur als deine nächste
    [so] darfst du { lasting }eine weitere Herausforderung derselben Art ansagen, aber nur als deine nächste
   *[say] du darfst { lasting }eine weitere Herausforderung derselben Art ansagen, aber nur als deine nächste
}. Falls sie verteidigt wird, gewinnt sie niemand
gives-only-unopposed = { $form ->
    [aim] damit niemand diese Herausforderung gewinnt, falls sie verteidigt wird
    [so] gewinnt niemand diese Herausforderung, falls sie verteidigt wird
   *[say] niemand gewinnt diese Herausforderung, falls sie verteidigt wird
}
gives-unopposed-bonus = { $form ->
    [aim] um für jede unverteidigte Herausforderung, die du gewinnst, { $n ->
        [one] 1 Machtpunkt
       *[other] { $n } Machtpunkte
    } mehr zu beanspruchen
   *[other] { $form ->
        [so] beanspruchst du
       *[say] du beanspruchst
    } für jede unverteidigte Herausforderung, die du gewinnst, { $n ->
        [one] 1 Machtpunkt
       *[other] { $n } Machtpunkte
    } mehr
}
gives-no-challenge = { $person ->
    [you] { $form ->
        [aim] damit du { denied-icon } ansagen darfst
        [so] darfst du { denied-icon } ansagen
       *[say] du darfst { denied-icon } ansagen
    }
    [both] { $form ->
        [aim] damit { $whose } { denied-icon } ansagen dürft
        [so] dürft { $whose } { denied-icon } ansagen
       *[say] { $whose } dürft { denied-icon } ansagen
    }
   *[one] { $form ->
        [aim] damit { $whose } { denied-icon } ansagen darf
        [so] darf { $whose } { denied-icon } ansagen
       *[say] { $whose } darf { denied-icon } ansagen
    }
}
denied-icon = { $icon ->
    [military] keinen Militärschlag
    [intrigue] keine Intrige
   *[power] keinen Machtkampf
}
gives-dominance-bonus = { $form ->
    [aim] um in der Herrschaft-Phase { $n } Stärke mehr für { $which } zu zählen
    [so] zählst du in der Herrschaft-Phase { $n } Stärke mehr für { $which }
   *[say] du zählst in der Herrschaft-Phase { $n } Stärke mehr für { $which }
}
gives-gratis = { $form ->
    [aim] damit dich { discount-which } kein Gold kostet
    [so] kostet dich { discount-which } kein Gold
   *[say] { discount-which } kostet dich kein Gold
}
needs-least = { $least ->
    [0] { "" }
   *[other] , aber mindestens { $least }
}
gives-needs-less = { $form ->
    [aim] damit du zum Sieg { power-n } weniger brauchst
    [so] brauchst du zum Sieg { power-n } weniger
   *[say] du brauchst zum Sieg { power-n } weniger
}{ needs-least }
gives-needs-less-per = { $form ->
    [aim] damit du zum Sieg { $per } { power-n } weniger brauchst
    [so] brauchst du zum Sieg { $per } { power-n } weniger
   *[say] du brauchst zum Sieg { $per } { power-n } weniger
}{ needs-least }

## Effekte

effect-cancel = { $form ->
    [aim] um ihn aufzuheben
   *[other] hebe ihn auf
}
effect-unless-influence = { $then }, sofern { $who } nicht { $n } Einfluss { $person ->
    [you] beugst
   *[other] beugt
}
effect-may-do = { $form ->
    [so] darfst du Folgendes tun: { CAPITAL($cost) }, { $then }
   *[other] du darfst Folgendes tun: { CAPITAL($cost) }, { $then }
}
effect-also = { $first }. { CAPITAL($second) }
effect-look-at-hand = { $form ->
    [aim] um dir die Handkarten { $who } anzusehen
   *[other] sieh dir die Handkarten { $who } an
}
effect-drop-seen = { $form ->
    [aim] um davon { $which } abzuwerfen
   *[other] wirf davon { $which } ab
}
effect-peek-drop = { $form ->
    [aim] um dir die oberste Karte des Nachziehstapels dieses Spielers anzusehen
   *[other] sieh dir die oberste Karte des Nachziehstapels dieses Spielers an
}. Lass sie liegen oder lege sie ab
effect-exchange-hand = { $form ->
    [so] kannst du alle deine Handkarten unter deinen Nachziehstapel legen und ebenso viele von oben auf die Hand nehmen
   *[other] du kannst alle deine Handkarten unter deinen Nachziehstapel legen und ebenso viele von oben auf die Hand nehmen
}
effect-replay = { $form ->
    [aim] um ein Jederzeit-Ereignis von deinem Ablagestapel auszuspielen, als käme es aus deiner Hand
   *[other] spiele ein Jederzeit-Ereignis von deinem Ablagestapel aus, als käme es aus deiner Hand
}. Dann mische es in deinen Nachziehstapel
effect-attach-self = { $form ->
    [aim] um { $card } an { $it } anzulegen
   *[other] lege { $card } an { $it } an
}
effect-chosen-crest = { $form ->
    [aim] damit { $card } bis zum Ende der Phase ein Siegel deiner Wahl erhält ({ $crests })
    [so] erhält { $card } bis zum Ende der Phase ein Siegel deiner Wahl ({ $crests })
   *[say] bis zum Ende der Phase erhält { $card } ein Siegel deiner Wahl ({ $crests })
}
effect-lay-paid = { $form ->
    [aim] um das dafür gezahlte Gold auf { $card } zu legen
   *[other] lege das dafür gezahlte Gold auf { $card }
}

## Fragen, Knöpfe und was geschieht

prompt-targets = Welche Karte wählst du für { $card }? { $count ->
    [one] Noch eine.
   *[other] Bis zu { $count }.
}
prompt-offered = Möchtest du das tun? { CAPITAL($cost) }, { $effect }.
prompt-prevent-cancel = { $card } hebt deinen Effekt auf. Willst du das verhindern? { CAPITAL($cost) }.
prompt-drop-seen = Welche Karte wird abgeworfen?
prompt-drop-top = Oben liegt { $card }. Legst du die Karte ab?
prompt-exchange = Legst du deine Handkarten unter deinen Nachziehstapel und nimmst ebenso viele von oben?
prompt-crest = Welches Siegel erhält { $card }?
prompt-replay = Welches Ereignis spielst du von deinem Ablagestapel aus?
move-crest = Siegel { $crest }
reason-challenge-denied = Eine Strategiekarte verbietet dir diese Herausforderung: { $type }.
event-instead = Für { $card } gilt stattdessen { $source }.
event-cancelled = { $card } wird aufgehoben.
event-opposed = Die Herausforderung wurde verteidigt: Niemand gewinnt sie.
event-looked-hand = { $seat } sieht sich die Handkarten von { $other } an.
event-looked-hand-seen = { $seat } sieht die Handkarten von { $other }: { $cards }.
event-exchanged-hand = { $count ->
    [one] { $seat } legt die einzige Handkarte unter den Nachziehstapel und nimmt die oberste Karte.
   *[other] { $seat } legt { $count } Handkarten unter den Nachziehstapel und nimmt ebenso viele von oben.
}
event-exchanged-hand-seen = { $count ->
    [one] { $seat } legt die Handkarte unter den Nachziehstapel und nimmt { $cards }.
   *[other] { $seat } legt { $count } Handkarten unter den Nachziehstapel und nimmt { $cards }.
}
event-reshuffled = { $seat } mischt { $card } in den Nachziehstapel.
