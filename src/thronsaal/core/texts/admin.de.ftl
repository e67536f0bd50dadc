cli-about-admin = Einen Saal verwalten, auch während er offen ist: Tische, Leute, Sperren, Meldungen, Schlüssel.
cli-about-admin-tables = Tische auflisten, die zuletzt benutzten zuerst.
cli-about-admin-people = Leute auflisten, die zuletzt gekommenen zuerst.
cli-about-admin-close = Einen Tisch schließen: Er verschwindet aus den Listen, und niemand kann spielen oder zusehen.
cli-about-admin-reopen = Einen geschlossenen Tisch wieder öffnen.
cli-about-admin-ban = Eine Person oder eine Adresse nicht mehr hereinlassen.
cli-about-admin-unban = Eine Person oder eine Adresse wieder hereinlassen.
cli-about-admin-bans = Auflisten, wer nicht herein darf.
cli-about-admin-revoke = Alle Besuche einer Person beenden und ihren Zugangsschlüssel entwerten.
cli-about-admin-forget = Alles von einer Person löschen, wie sie es selbst könnte.
cli-about-admin-reports = Auflisten, was gemeldet wurde.
cli-about-admin-settle = Die Meldungen über eine Person ablegen.
cli-about-admin-rotate = Einen anderen Schlüssel für Cookies oder für Aufzeichnungen nehmen.
cli-metavar-table = TISCH
cli-metavar-whom = WEN
cli-metavar-person = PERSON
cli-arg-admin-table = die Kennung eines Tisches oder ihr Anfang
cli-arg-admin-whom = eine Person (Anfang der Kennung oder ganzer Name) oder eine Netzadresse
cli-arg-admin-person = Anfang der Kennung einer Person oder ihr ganzer Name
cli-arg-admin-word = Anfang einer Kennung oder Teil eines Namens
cli-arg-admin-all = auch beendete und geschlossene Tische
cli-arg-admin-days = für so viele Tage; ohne Angabe für immer
cli-arg-admin-why = warum, für die eigene Liste
cli-arg-admin-yes = ja, wirklich: Es lässt sich nicht rückgängig machen
cli-arg-admin-key = welcher Schlüssel
cli-arg-admin-at-once = was der alte Schlüssel unterschrieben hat, gilt ab sofort nicht mehr: für einen Schlüssel, den andere haben könnten
cli-admin-phase-waiting = wartet
cli-admin-phase-playing = läuft
cli-admin-phase-over = beendet
cli-admin-phase-filed = Aufzeichnung
cli-admin-phase-closed = geschlossen
cli-admin-token = [Zugangsschlüssel]
cli-admin-banned = [gesperrt]
cli-admin-for-ever = für immer
cli-admin-tables-count = { $count ->
    [one] Ein Tisch.
   *[other] { $count } Tische.
}
cli-admin-people-count = { $count ->
    [one] Eine Person.
   *[other] { $count } Personen.
}
cli-admin-bans-count = { $count ->
    [0] Niemand ist gesperrt.
    [one] Eine Sperre.
   *[other] { $count } Sperren.
}
cli-admin-reports-count = { $count ->
    [0] Niemand hat etwas gemeldet.
    [one] Eine Meldung.
   *[other] { $count } Meldungen.
}
cli-admin-closed = Tisch { $table } ist geschlossen.
cli-admin-reopened = Tisch { $table } ist wieder offen.
cli-admin-ban = { $whom } darf nicht mehr herein.
cli-admin-ban-until = { $whom } darf bis { $until } (UTC) nicht herein.
cli-admin-unban = { $whom } darf wieder herein.
cli-admin-revoked = Alle Besuche von { $name } sind beendet, und der Zugangsschlüssel gilt nicht mehr.
cli-admin-forgotten = Alles von { $name } ist gelöscht.
cli-admin-report = { $person } an Tisch { $table }: { $words }
cli-admin-settled = { $count ->
    [one] Eine Meldung ist abgelegt.
   *[other] { $count } Meldungen sind abgelegt.
}
cli-admin-rotated-cookies = Cookies werden mit einem neuen Schlüssel unterschrieben. Die bisherigen gelten weiter und werden neu geschrieben, sobald ihre Leute kommen.
cli-admin-rotated-cookies-at-once = Cookies werden mit einem neuen Schlüssel unterschrieben, und im Browser kommen alle als Fremde.
cli-admin-rotated-records = Aufzeichnungen werden mit einem neuen Schlüssel unterschrieben. Die bisherigen gelten weiter als die dieses Saals.
cli-admin-rotated-records-at-once = Aufzeichnungen werden mit einem neuen Schlüssel unterschrieben. Was davor unterschrieben wurde, gilt nicht mehr als von diesem Saal.
cli-admin-public = Seine öffentliche Hälfte: { $public }
cli-wrong-admin-person = niemand heißt '{ $named }' oder hat eine Kennung, die so beginnt
cli-wrong-admin-table = keine Kennung eines Tisches beginnt mit '{ $named }'
cli-wrong-admin-ban = '{ $named }' ist nicht gesperrt
cli-wrong-admin-several = mehrere heißen '{ $named }' oder beginnen so: Schreib mehr von der Kennung
cli-wrong-admin-store = die Datenbank lässt sich nicht benutzen: { $why }
cli-wrong-admin-yes = es wurde nichts gelöscht: Es lässt sich nicht rückgängig machen, darum braucht es --yes
cli-replay-written = { $game }, Fassung { $version }, wie es geschrieben steht
cli-replay-other-rules = Mit den installierten Regeln lässt es sich nicht nachspielen: { $why }
