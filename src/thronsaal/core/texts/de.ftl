reason-over = Die Partie ist zu Ende.
reason-nothing-to-take-back = { $seat } hat noch keinen Zug gemacht.
reason-take-back-alone = Das lässt sich nicht mehr allein zurücknehmen: { $others } muss zustimmen.
reason-resign-two-only = Aufgeben beendet nur eine Partie zu zweit. Verlasse den Tisch, dann übernimmt ein Bot.
outcome-resigned = durch Aufgabe

fault-raised = { $bot } ist mit einem Fehler ausgestiegen ({ $detail }). Ein erlaubter Zug wurde ausgelost.
fault-stalled = { $bot } hat nicht innerhalb von { $detail } Sekunden geantwortet. Ein erlaubter Zug wurde ausgelost.
fault-garbage = { $bot } hat mit { $detail } geantwortet, das ist kein Zug. Ein erlaubter Zug wurde ausgelost.
fault-illegal = { $bot } wollte einen Zug machen, der nicht erlaubt ist ({ $detail }). Ein erlaubter Zug wurde ausgelost.
