log-left-replaced = { $by } lässt einen Bot weiterspielen für { $seat }.
log-left-sent = Ein Platz wird frei gemacht: { $seat }.
log-filled = { $seat } nimmt Platz.
log-began = Die Partie beginnt mit denen, die da sind.
log-walkover = { $seat } entscheidet die Partie für sich.

error-bad-clock = So eine Uhr gibt es nicht. Wähle eine aus dem Formular.
error-not-missing = Noch muss der Tisch nicht ohne sie weiterspielen.
error-not-alone = Andere sind noch da: So ist die Partie nicht zu gewinnen.
error-not-host = Das darf nur, wer den Tisch aufgestellt hat.
error-has-begun = Die Partie hat begonnen.
error-nobody-there = Dort sitzt niemand, den du wegschicken könntest.
error-sent-away = Du wurdest von diesem Tisch weggeschickt.

signal-hello = Hallo!
signal-good-luck = Viel Glück!
signal-well-played = Gut gespielt!
signal-thanks = Danke!
signal-sorry = Entschuldigung!
signal-one-moment = Einen Moment, bitte.
signal-your-turn = Bist du am Zug?
signal-good-game = Schöne Partie!
signal-laughs = { $seat } lacht.
signal-sighs = { $seat } seufzt.
signal-ponders = { $seat } grübelt.
signal-cheers = { $seat } jubelt.
emote-laughs = lachen
emote-sighs = seufzen
emote-ponders = grübeln
emote-cheers = jubeln

error-not-watching = Du sitzt an diesem Tisch: Rede mit allen.
