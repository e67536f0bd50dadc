## Worte von Königsmund

text-up-to-per = { $per } bis zu 1 { $what }
cards-in-pile-of = { $yours ->
    [yes] auf deinem
   *[no] auf einem gegnerischen
} { $zone ->
    [dead] Totenstapel
   *[discard] Ablagestapel
}
cards-attached-to = an { $to }
cards-unattached = ohne Zusätze
cards-printed-at-most = mit höchstens { $most } aufgedruckter Stärke
who-holding = { $form ->
    [gen] jedes Gegners
    [dat] jedem Gegner
    [acc] jeden Gegner
   *[other] jeder Gegner
} mit mindestens { $least } Handkarten
when-mightier = du { $form ->
    [no] nicht mehr
   *[yes] mehr
} { $which } kontrollierst als jeder Gegner
when-holds-more = dieser Spieler { $form ->
    [no] nicht mehr
   *[yes] mehr
} Handkarten hat als du
when-is-first = du { $form ->
    [no] nicht Startspieler bist
   *[yes] Startspieler bist
}
when-attack-on-mightier = du { $form ->
    [no] keinen Gegner angreifst
   *[yes] einen Gegner angreifst
}, der mehr Machtpunkte hat als du
when-side-has = { $which } { $form ->
    [no] nicht auf deiner Seite an einer Herausforderung teilnimmt
   *[yes] auf deiner Seite an einer Herausforderung teilnimmt
}
after-drawn = nachdem ein Gegner eine Karte gezogen hat,
after-from-deck = nachdem { $which } von einem Nachziehstapel abgelegt wurde,
after-bearer-fails = nachdem der Spieler, der den Träger kontrolliert, die Herrschaft nicht gewonnen hat,
after-lost-so-many = nachdem du { $n ->
    [3] die dritte Herausforderung
   *[other] { $n ->
        [one] eine Herausforderung
       *[other] { $n } Herausforderungen
    }
} derselben Phase verloren hast,
after-you-declare = nachdem du bei { $types ->
    [none] einer Herausforderung
   *[other] { $types }
} Angreifer deklariert hast,
after-challenged = nachdem ein Gegner { $you ->
    [yes] dir eine Herausforderung
   *[no] eine Herausforderung
} angesagt hat,

gives-unplayable = { $form ->
    [aim] damit { lasting }niemand { $title } ausspielen darf
    [so] darf { lasting }niemand { $title } ausspielen
   *[say] niemand darf { lasting }{ $title } ausspielen
}
gives-gagged = { $person ->
    [you] { $form ->
        [aim] damit du { lasting }keine Ereignisse ausspielen darfst
        [so] darfst du { lasting }keine Ereignisse ausspielen
       *[say] du darfst { lasting }keine Ereignisse ausspielen
    }
    [both] { $form ->
        [aim] damit { $whose } { lasting }keine Ereignisse ausspielen dürft
        [so] dürft { $whose } { lasting }keine Ereignisse ausspielen
       *[say] { $whose } dürft { lasting }keine Ereignisse ausspielen
    }
   *[one] { $form ->
        [aim] damit { $whose } { lasting }keine Ereignisse ausspielen darf
        [so] darf { $whose } { lasting }keine Ereignisse ausspielen
       *[say] { $whose } darf { lasting }keine Ereignisse ausspielen
    }
}
gives-sanctuary = { $form ->
    [so] darf dich niemand zu { truce-icon } herausfordern
   *[say] niemand darf dich zu { $icon ->
        [military] einem Militärschlag
        [intrigue] einer Intrige
       *[power] einem Machtkampf
    } herausfordern
}
gives-challenge-anytime = { $person ->
    [you] { $form ->
        [aim] um { lasting }als Aktion { extra-icon } mehr ansagen zu dürfen, gegen einen Gegner deiner Wahl
        [so] darfst du { lasting }als Aktion { extra-icon } mehr ansagen, gegen einen Gegner deiner Wahl
       *[say] du darfst { lasting }als Aktion { extra-icon } mehr ansagen, gegen einen Gegner deiner Wahl
    }
    [both] { $form ->
        [aim] damit { $whose } { lasting }als Aktion je { extra-icon } mehr ansagen dürft, gegen einen Gegner eurer Wahl
        [so] dürft { $whose } { lasting }als Aktion je { extra-icon } mehr ansagen, gegen einen Gegner eurer Wahl
       *[say] { $whose } dürft { lasting }als Aktion je { extra-icon } mehr ansagen, gegen einen Gegner eurer Wahl
    }
   *[one] { $form ->
        [aim] damit { $whose } { lasting }als Aktion { extra-icon } mehr ansagen darf, gegen einen Gegner eigener Wahl
        [so] darf { $whose } { lasting }als Aktion { extra-icon } mehr ansagen, gegen einen Gegner eigener Wahl
       *[say] { $whose } darf { lasting }als Aktion { extra-icon } mehr ansagen, gegen einen Gegner eigener Wahl
    }
}
gives-defence-bonus = { $form ->
    [so] zählt deine Seite { $n } Stärke mehr, wenn du mit mindestens 1 Charakter verteidigst
   *[say] verteidigst du mit mindestens 1 Charakter, zählt deine Seite { $n } Stärke mehr
}
gives-defence-bonus-per = { $form ->
    [so] zählt deine Seite { $per } { $n } Stärke mehr, wenn du mit mindestens 1 Charakter verteidigst
   *[say] verteidigst du mit mindestens 1 Charakter, zählt deine Seite { $per } { $n } Stärke mehr
}
gives-late-comers = { $form ->
    [so] kommt jeder Charakter gebeugt ins Spiel, dessen aufgedruckte Kosten niedriger sind als die Zahl der Charaktere auf dem Totenstapel des Spielers, der ihn kontrolliert
   *[say] jeder Charakter, dessen aufgedruckte Kosten niedriger sind als die Zahl der Charaktere auf dem Totenstapel des Spielers, der ihn kontrolliert, kommt gebeugt ins Spiel
}
gives-no-unopposed = { $form ->
    [so] beanspruchst du für unverteidigte Herausforderungen keine Machtpunkte
   *[say] du beanspruchst für unverteidigte Herausforderungen keine Machtpunkte
}
gives-hatches = { $form ->
    [so] ist { $card } mit allen Duplikaten ein Duplikat von { $of }, sofern du { $of } kontrollierst
   *[say] solange du { $of } kontrollierst, ist { $card } mit allen Duplikaten ein Duplikat von { $of }
}
gives-withdraws = { $how ->
    [killed] getötet
    [returned] auf die Hand des Besitzers zurückgenommen
    [topped] oben auf den Nachziehstapel des Besitzers gelegt
    [bottomed] unter den Nachziehstapel des Besitzers gelegt
    [buried] auf den Totenstapel des Besitzers gelegt
   *[discarded] abgelegt
}

effect-gain-gold = { $form ->
    [aim] um { $n } Gold aus der Schatzkammer zu nehmen
   *[other] nimm { $n } Gold aus der Schatzkammer
}
effect-steal-gold = { $form ->
    [aim] um { $n } Gold aus der Goldreserve { $whose } in deine zu legen
   *[other] lege { $n } Gold aus der Goldreserve { $whose } in deine
}
effect-grant-one = { $form ->
    [aim] damit { $card } bis zum Ende der Phase eines davon deiner Wahl erhält ({ $gifts })
    [so] erhält { $card } bis zum Ende der Phase eines davon deiner Wahl ({ $gifts })
   *[say] bis zum Ende der Phase erhält { $card } eines davon deiner Wahl ({ $gifts })
}
effect-give-control = { $form ->
    [aim] damit dieser Spieler die Kontrolle über { $card } übernimmt
    [so] übernimmt dieser Spieler die Kontrolle über { $card }
   *[say] dieser Spieler übernimmt die Kontrolle über { $card }
}
effect-read-hand = { $form ->
    [aim] um dir die Handkarten dieses Spielers anzusehen
   *[other] sieh dir die Handkarten dieses Spielers an
}
effect-outlaw = { $form ->
    [aim] um eine Karte zu nennen, die keine Strategiekarte ist
   *[other] nenne eine Karte, die keine Strategiekarte ist
}. Bis zum Ende der Phase darf niemand sie ausspielen
effect-rather = { $first }. Falls { $when }, gilt stattdessen: { CAPITAL($second) }
effect-ransom = { $yours ->
    [yes] { $form ->
        [aim] um { $which } { $how ->
            [killed] zu töten
           *[other] abzulegen
        }
       *[other] { $how ->
            [killed] töte { $which }
           *[other] lege { $which } ab
        }
    }, sofern dir der Spieler, der { it-acc } kontrolliert, nicht { $n } Gold zahlt
   *[no] { $form ->
        [aim] damit der Spieler, der { $which } kontrolliert, dir { $n } Gold zahlen oder { it-acc } { ransom-verb } muss
        [so] muss der Spieler, der { $which } kontrolliert, dir { $n } Gold zahlen oder { it-acc } { ransom-verb }
       *[say] der Spieler, der { $which } kontrolliert, muss dir { $n } Gold zahlen oder { it-acc } { ransom-verb }
    }
}
ransom-verb = { $how ->
    [killed] töten
   *[other] ablegen
}
effect-raise = { $form ->
    [aim] um { $which } unter deiner Kontrolle ins Spiel zu bringen
   *[other] bringe { $which } unter deiner Kontrolle ins Spiel
}
effect-revive = { $form ->
    [aim] um { $which } ins Spiel zu bringen
   *[other] bringe { $which } ins Spiel
}
effect-take-power = { $form ->
    [aim] um { power-n } von der Hauskarte { $whose } auf deine zu legen
   *[other] lege { power-n } von der Hauskarte { $whose } auf deine
}
effect-spoil-plot = { $form ->
    [aim] um dir den Strategiestapel eines Gegners anzusehen und eine Karte daraus zu seinen benutzten zu legen
   *[other] sieh dir den Strategiestapel eines Gegners an und lege eine Karte daraus zu seinen benutzten
}
effect-arm = { $form ->
    [aim] um deinen Nachziehstapel nach X { $which } zu durchsuchen. Lege sie an { $card } an und mische den Stapel
   *[other] durchsuche deinen Nachziehstapel nach X { $which }, lege sie an { $card } an und mische den Stapel
}
effect-name-weakness = { $form ->
    [aim] um ein Symbol zu nennen
   *[other] nenne ein Symbol
}. Jeder Gegner bestimmt einen stehenden Charakter mit diesem Symbol unter eigener Kontrolle, falls er kann. Bis zum Ende der Phase verliert jede so bestimmte Karte dieses Symbol
effect-lead-astray = { $form ->
    [aim] damit sich die Herausforderung gegen einen anderen Gegner des Angreifers deiner Wahl richtet
    [so] richtet sich die Herausforderung gegen einen anderen Gegner des Angreifers deiner Wahl
   *[say] die Herausforderung richtet sich gegen einen anderen Gegner des Angreifers deiner Wahl
}. Titel schränken diese Wahl nicht ein
effect-stand-any = { $form ->
    [aim] um beliebig viele { $which } aufzurichten
   *[other] richte beliebig viele { $which } auf
}
effect-sift-top = { $form ->
    [aim] um { $n ->
        [one] die oberste Karte
       *[other] die obersten { $n } Karten
    } deines Nachziehstapels aufzudecken
   *[other] decke { $n ->
        [one] die oberste Karte
       *[other] die obersten { $n } Karten
    } deines Nachziehstapels auf
}. Nimm eine davon auf die Hand und mische den Rest in den Stapel
effect-sift-top-per = { $form ->
    [aim] um { $per } { cards-n } von deinem Nachziehstapel aufzudecken
   *[other] decke { $per } { cards-n } von deinem Nachziehstapel auf
}. Nimm eine davon auf die Hand und mische den Rest in den Stapel
effect-recall-top = { $form ->
    [aim] um die oberste Karte deines Ablagestapels auf die Hand zu nehmen
   *[other] nimm die oberste Karte deines Ablagestapels auf die Hand
}
effect-see-top = { $form ->
    [aim] um dir die oberste Karte deines Nachziehstapels anzusehen
   *[other] sieh dir die oberste Karte deines Nachziehstapels an
}. Lege sie zurück oder unter den Stapel

## Was gesagt und gefragt wird

how-buried = auf den Totenstapel gelegt
due-buried = { $cards } { $count ->
    [one] soll
   *[other] sollen
} auf den Totenstapel kommen
event-left-buried = { $card } kommt auf den Totenstapel.
event-gained-gold = { $seat } nimmt { $count } Gold aus der Schatzkammer.
event-outlawed = { $seat } nennt { $name }: Bis zum Ende der Phase darf niemand diese Karte ausspielen.
event-ransomed = { $seat } zahlt { $count } Gold an { $other } und behält { $card }.
event-looked-plots = { $seat } sieht sich den Strategiestapel von { $other } an.
event-looked-plots-seen = { $seat } sieht im Strategiestapel von { $other }: { $cards }.
event-spoiled-plot = { $seat } legt { $card } aus dem Strategiestapel von { $other } zu den benutzten Strategiekarten.
event-diverted = { $card }: Die Herausforderung richtet sich jetzt gegen { $other }.
event-folded = { $card } ist jetzt ein Duplikat von { $it }.
prompt-gift = Was erhält { $card } bis zum Ende der Phase?
prompt-outlaw = Welche Karte darf in dieser Phase niemand ausspielen?
prompt-ransom = Zahlst du { $count } Gold für { $card }? Sonst verlierst du die Karte.
prompt-whose-plots = Wessen Strategiestapel siehst du dir an?
prompt-spoil = Welche dieser Strategiekarten kommt zu den benutzten?
prompt-divert = Gegen wen richtet sich die Herausforderung jetzt?
prompt-who-stands = Wer richtet sich auf?
reason-is-banned = Du darfst { $card } in dieser Phase nicht ausspielen.
keyword-no-conditions = Keine Zustands-Zusätze
