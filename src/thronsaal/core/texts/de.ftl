reason-over = Die Partie ist zu Ende.
reason-nothing-to-take-back = { $seat } hat noch keinen Zug gemacht.
reason-take-back-alone = Das lässt sich nicht mehr allein zurücknehmen: { $others } muss zustimmen.
reason-resign-two-only = Aufgeben beendet nur eine Partie zu zweit. Verlasse den Tisch, dann übernimmt ein Bot.
outcome-resigned = durch Aufgabe
