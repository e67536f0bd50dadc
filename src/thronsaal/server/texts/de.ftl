seat-open = freier Platz { $seat }
seat-bot = Bot { $seat } ({ $level })
seat-stand-in = { $name } (Bot, { $level })
level-easy = leicht
level-medium = mittel
level-hard = schwer

log-sat = { $seat } setzt sich.
log-left = { $seat } steht wieder auf.
log-left-bot = { $seat } ist gegangen; ein Bot hält den Platz.
log-asked = { $seat } möchte zurücknehmen.
log-agreed = { $seat } ist einverstanden.
log-declined = Der Zug bleibt stehen.
log-took-back = { $seat } nimmt zurück.
log-resigned = { $seat } gibt auf.
log-rematch = { $seat } ruft zur Revanche.
