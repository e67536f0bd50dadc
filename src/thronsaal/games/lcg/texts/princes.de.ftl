## Worte der Fürsten der Sonne

when-attack-on-more = du { $form ->
    [no] keinen Gegner angreifst
   *[yes] einen Gegner angreifst
}, der mehr Charaktere kontrolliert als du
when-hand-of = du { $form ->
    [no] weniger als
   *[yes] mindestens
} { $least } { $least ->
    [one] Karte
   *[other] Karten
} auf der Hand hast
when-summer = { $form ->
    [no] es nicht Sommer ist
   *[yes] es Sommer ist
}
when-winter = { $form ->
    [no] es nicht Winter ist
   *[yes] es Winter ist
}
when-plot-there = { $form ->
    [no] keine aufgedeckte Strategiekarte
   *[yes] eine aufgedeckte Strategiekarte
} das Attribut { $trait } hat
cards-not-stronger = mit derselben oder weniger Stärke
who-without-victory = { $form ->
    [gen] jedes Spielers
    [dat] jedem Spieler
    [acc] jeden Spieler
   *[other] jeder Spieler
}, der in dieser Phase { $icon ->
    [intrigue] keine Intrige
    [military] keinen Militärschlag
   *[power] keinen Machtkampf
} gewonnen hat,
after-claim-due = nachdem du als Verteidiger eine Herausforderung verloren hast,
after-free-response = { $form ->
    [due] wenn der Effekt einer Reaktion ausgelöst wird, deren Kosten keinen Einfluss enthalten,
   *[done] nachdem der Effekt einer Reaktion ausgelöst wurde, deren Kosten keinen Einfluss enthalten,
}
gives-enters-instead = { $form ->
    [so] kommt { $card } stattdessen ins Spiel, sobald { $card } { entering-from } würde
   *[say] wenn { $card } { entering-from } würde, bringe { $whom } stattdessen ins Spiel
}
entering-from = { $claim ->
    [yes] durch den Schadenswert einer Intrige aus deiner Hand abgeworfen
   *[no] aus deiner Hand oder deinem Nachziehstapel abgelegt
}
gives-counter-claim = { $form ->
    [so] muss, wer als Angreifer eine Herausforderung verliert, deren Schaden erleiden, nach dem Schadenswert der aufgedeckten Strategiekarte des Verteidigers
   *[say] wer als Angreifer eine Herausforderung verliert, muss deren Schaden erleiden, nach dem Schadenswert der aufgedeckten Strategiekarte des Verteidigers
}
gives-hush = { $form ->
    [so] können deine Gegner keine Effekte auslösen
   *[say] deine Gegner können keine Effekte auslösen
}
gives-barred = { $form ->
    [aim] damit dieser Spieler { lasting }bei { truce-icon } weder angreifen noch verteidigen kann
    [so] kann dieser Spieler { lasting }bei { truce-icon } weder angreifen noch verteidigen
   *[say] dieser Spieler kann { lasting }bei { truce-icon } weder angreifen noch verteidigen
}
gives-no-penalty = { $form ->
    [so] zahlst du keine Goldstrafe für { penalty-which }
   *[say] du zahlst keine Goldstrafe für { penalty-which }
}
penalty-which = { $which ->
    [none] Karten anderer Häuser
   *[other] { $which } aus anderen Häusern
}
gives-season = { $form ->
    [so] ist { season-name }
   *[say] es ist { season-name }
}
season-name = { $winter ->
    [yes] Winter
   *[no] Sommer
}
gives-cannot-sneak = Heimlich nicht anwenden
gives-cannot-shine = durch Ruhmreich keine Machtpunkte beanspruchen
effect-move-power = { $form ->
    [aim] um { power-n } von { $it } auf { $card } zu legen
   *[other] lege { power-n } von { $it } auf { $card }
}
effect-take-one-of = { $form ->
    [aim] um { top-n } deines Nachziehstapels aufzudecken
   *[other] decke { top-n } deines Nachziehstapels auf
}. Nimm dann eine davon auf die Hand und lege den Rest unter den Stapel
effect-drop-chosen = { $person ->
    [you] { $form ->
        [aim] um { hand-n } deiner Wahl abzuwerfen
       *[other] wirf { hand-n } deiner Wahl ab
    }
    [both] { $form ->
        [aim] damit { $who } je { hand-n } eurer Wahl abwerft
        [so] werft { $who } je { hand-n } eurer Wahl ab
       *[say] { $who } werft je { hand-n } eurer Wahl ab
    }
   *[one] { $form ->
        [aim] damit { $who } { hand-n } eigener Wahl abwirft
        [so] wirft { $who } { hand-n } eigener Wahl ab
       *[say] { $who } wirft { hand-n } eigener Wahl ab
    }
}
hand-n = { $n ->
    [one] 1 Handkarte
   *[other] { $n } Handkarten
}
effect-take-icon = { $form ->
    [aim] um ein Symbol des Trägers zu bestimmen
   *[other] bestimme ein Symbol des Trägers
}. Bis zum Ende der Phase verliert er es
effect-name-trait = { $form ->
    [aim] um ein Attribut zu nennen
   *[other] nenne ein Attribut
}. Bis zum Ende der Phase kosten dich Karten mit diesem Attribut beim Ausspielen { $n } Gold weniger
effect-name-ban = { $form ->
    [aim] um eine Herausforderungsart zu nennen
   *[other] nenne eine Herausforderungsart
}. Bis zum Ende der Phase kann der Verlierer bei Herausforderungen dieser Art weder angreifen noch verteidigen
effect-put-on = { $form ->
    [aim] um { $card } kostenlos an { $to } anzulegen
   *[other] lege { $card } kostenlos an { $to } an
}
effect-forfeit = { $person ->
    [you] { $form ->
        [aim] um „Charakter“ oder „Ort“ zu nennen. Bestimme dann eine solche Karte unter deiner Kontrolle und lege sie ab
       *[other] nenne „Charakter“ oder „Ort“. Bestimme dann eine solche Karte unter deiner Kontrolle und lege sie ab
    }
    [both] { $form ->
        [aim] damit { $who } je „Charakter“ oder „Ort“ nennt
        [so] nennt { $who } je „Charakter“ oder „Ort“
       *[say] { $who } nennt je „Charakter“ oder „Ort“
    }. Bestimmt dann je eine solche Karte unter eigener Kontrolle und legt sie ab
   *[one] { $form ->
        [aim] damit { $who } „Charakter“ oder „Ort“ nennt
        [so] nennt { $who } „Charakter“ oder „Ort“
       *[say] { $who } nennt „Charakter“ oder „Ort“
    }. Dann bestimmt er eine solche Karte unter eigener Kontrolle und legt sie ab
} (kann nicht gerettet werden)
effect-wedding = { $form ->
    [aim] damit dein linker Nachbar { $first } und { $second } bestimmt
    [so] bestimmt dein linker Nachbar { $first } und { $second }
   *[say] dein linker Nachbar bestimmt { $first } und { $second }
}, soweit vorhanden. Töte dann einen von beiden. Der andere beansprucht { power-n }
effect-pass-claim = { $form ->
    [aim] um deren Schaden aufzuheben
   *[other] hebe deren Schaden auf
}. Bestimme dann einen Gegner. Er erleidet ihn, als hätte er die Herausforderung als Verteidiger verloren

## Was gesagt wird

event-turned-up = { $seat } deckt auf: { $cards }.
event-took-one = { $seat } nimmt { $card } auf die Hand.
event-barred = { $seat } nennt { $type }: { $other } kann darin bis zum Ende der Phase weder angreifen noch verteidigen.
event-claim-cancelled = { $seat } hebt den Schaden der Herausforderung auf.
event-claim-passed = { $seat } bestimmt { $other }, den Schaden zu erleiden.
event-escaped = { $card } wird nicht abgelegt, sondern kommt ins Spiel.
prompt-take-one = Welche Karte nimmst du auf die Hand?
prompt-icon = Welches Symbol verliert { $card }?
prompt-trait = Welches Attribut nennst du?
prompt-victim = Wer erleidet den Schaden an deiner Stelle?
reason-is-hushed = Du kannst jetzt keine Effekte auslösen, auch nicht { $card }.
reason-is-barred = Du kannst in dieser Phase nicht mehr angreifen: { $type }.
