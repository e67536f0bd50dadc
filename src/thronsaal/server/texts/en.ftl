seat-open = open seat { $seat }
seat-bot = Bot { $seat } ({ $level })
seat-stand-in = { $name } (bot, { $level })
level-easy = easy
level-medium = medium
level-hard = hard

log-sat = { $seat } sits down.
log-left = { $seat } gets up again.
log-left-bot = { $seat } has left; a bot keeps the seat.
log-asked = { $seat } would like to take back.
log-agreed = { $seat } agrees.
log-declined = The move stands.
log-took-back = { $seat } takes back.
log-resigned = { $seat } resigns.
log-rematch = { $seat } calls for another match.
