cli-about-admin = Look after a hall, also while it is open: tables, people, bans, reports, keys.
cli-about-admin-tables = List tables, the last touched first.
cli-about-admin-people = List people, the last who came first.
cli-about-admin-close = Close a table: it leaves the lists, and nobody can play or look on.
cli-about-admin-reopen = Open a closed table again.
cli-about-admin-ban = Let a person or an address in no more.
cli-about-admin-unban = Let a person or an address in again.
cli-about-admin-bans = List who may not come in.
cli-about-admin-revoke = End every visit of a person and take back their token.
cli-about-admin-forget = Delete everything of a person, as they could themselves.
cli-about-admin-reports = List what people reported.
cli-about-admin-settle = Lay the reports about a person aside.
cli-about-admin-rotate = Take another key for cookies or for records.
cli-metavar-table = TABLE
cli-metavar-whom = WHOM
cli-metavar-person = PERSON
cli-arg-admin-table = the id of a table, or how it begins
cli-arg-admin-whom = a person (how the id begins, or the whole name) or a network address
cli-arg-admin-person = how the id of a person begins, or the whole name
cli-arg-admin-word = how an id begins, or a part of a name
cli-arg-admin-all = finished and closed tables, too
cli-arg-admin-days = for so many days; for ever if not given
cli-arg-admin-why = why, for your own list
cli-arg-admin-yes = yes, really: it cannot be undone
cli-arg-admin-key = which key
cli-arg-admin-at-once = what the old key signed is worth nothing from now on: for a key that others may have
cli-admin-phase-waiting = waiting
cli-admin-phase-playing = playing
cli-admin-phase-over = over
cli-admin-phase-filed = record
cli-admin-phase-closed = closed
cli-admin-token = [token]
cli-admin-banned = [banned]
cli-admin-for-ever = for ever
cli-admin-tables-count = { $count ->
    [one] One table.
   *[other] { $count } tables.
}
cli-admin-people-count = { $count ->
    [one] One person.
   *[other] { $count } people.
}
cli-admin-bans-count = { $count ->
    [0] Nobody is banned.
    [one] One ban.
   *[other] { $count } bans.
}
cli-admin-reports-count = { $count ->
    [0] Nobody has reported anything.
    [one] One report.
   *[other] { $count } reports.
}
cli-admin-closed = Table { $table } is closed.
cli-admin-reopened = Table { $table } is open again.
cli-admin-ban = { $whom } may not come in any more.
cli-admin-ban-until = { $whom } may not come in until { $until } (UTC).
cli-admin-unban = { $whom } may come in again.
cli-admin-revoked = Every visit of { $name } has ended, and their token is worth nothing.
cli-admin-forgotten = Everything of { $name } is deleted.
cli-admin-report = { $person } at table { $table }: { $words }
cli-admin-settled = { $count ->
    [one] One report is laid aside.
   *[other] { $count } reports are laid aside.
}
cli-admin-rotated-cookies = Cookies are signed with a new key. Those of before stay good, and are written anew when their people come.
cli-admin-rotated-cookies-at-once = Cookies are signed with a new key, and everybody in a browser comes as a stranger.
cli-admin-rotated-records = Records are signed with a new key. Those of before still count as this hall's.
cli-admin-rotated-records-at-once = Records are signed with a new key. What was signed before no longer counts as this hall's.
cli-admin-public = Its public half: { $public }
cli-wrong-admin-person = there is nobody of the name or id '{ $named }'
cli-wrong-admin-table = there is no table whose id begins with '{ $named }'
cli-wrong-admin-ban = '{ $named }' is not banned
cli-wrong-admin-several = several begin with or are called '{ $named }': write more of the id
cli-wrong-admin-store = the database cannot be used: { $why }
cli-wrong-admin-yes = nothing was deleted: it cannot be undone, so say --yes
cli-replay-written = { $game }, version { $version }, as it is written
cli-replay-other-rules = It cannot be replayed by the rules that are installed: { $why }
