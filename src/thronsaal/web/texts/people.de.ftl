page-seat-here = da
page-seat-gone = fort seit
page-replace = Bot weiterspielen lassen
page-replace-one = Bot weiterspielen lassen für { $name }
page-missing = Der Tisch hat lange genug auf { $names } gewartet.
page-alone = Alle anderen sind gegangen.
page-walkover = Partie gewinnen
page-walkover-sure = Die Partie für dich entscheiden? Sie endet sofort, und du gewinnst.
page-fill = Bot, { $level }
page-remove = Wegschicken
page-remove-sure = { $name } wegschicken? Hier kann sich diese Person dann nicht mehr setzen.
page-begin-bots = { $count ->
    [one] Bot hinsetzen und beginnen
   *[other] Bots hinsetzen und beginnen
}
page-begin-now = Zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $count }
} beginnen
page-setup-clock = Uhr
page-pace-none = keine Uhr
page-pace-move = { $length } für jeden Zug
page-pace-match = { $length } für die Partie, { $bonus } Sekunden dazu für jeden Zug
page-pace-days = { $count ->
    [one] ein Tag für jeden Zug
   *[other] { $count } Tage für jeden Zug
}
page-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
page-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
page-end-title = { $game }: So ging es aus
page-end-usual = Der Strich zeigt, wie oft es im Mittel kommt.
page-end-picture = Als Bild behalten
page-end-own = Auf eigener Seite
page-end-table = Zum Tisch
page-quick = Schnelle Worte
page-chat-murmur = Den anderen Zuschauern etwas sagen
page-chat-over = Die Partie ist vorbei: Alle lesen, was du sagst.
page-chat-guests = Setz dich oder komm mit Namen herein, um zu reden.
page-chat-watcher = schaut zu
page-notify-on = Außerhalb dieses Fensters melden, wenn ich am Zug bin
page-notify-off = Nicht mehr außerhalb dieses Fensters melden
page-notify-denied = Der Browser erlaubt es nicht. Das lässt sich in seinen Einstellungen für diese Seite ändern.
page-notify-body = Du bist am Zug.
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-slider = Zug
page-replay-go = Hin
page-replay-speed = Tempo
page-replay-turn-back = Runde davor
page-replay-turn-next = Nächste Runde
page-replay-end = So ging es aus
