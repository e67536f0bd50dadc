log-left-replaced = { $by } lets a bot play on for { $seat }.
log-left-sent = The host clears a seat: { $seat }.
log-filled = { $seat } takes a seat.
log-began = The match begins with those who are here.
log-walkover = { $seat } takes the match.

error-bad-clock = There is no such clock. Choose one that the form offers.
error-not-missing = The table need not go on without them yet.
error-not-alone = Others are still here: the match is not yours to take.
error-not-host = Only whoever set up the table may do that.
error-has-begun = The match has begun.
error-nobody-there = Nobody sits there whom you could send away.
error-sent-away = You were sent away from this table.

signal-hello = Hello!
signal-good-luck = Good luck!
signal-well-played = Well played!
signal-thanks = Thanks!
signal-sorry = Sorry!
signal-one-moment = One moment, please.
signal-your-turn = Your turn?
signal-good-game = Good game!
signal-laughs = { $seat } laughs.
signal-sighs = { $seat } sighs.
signal-ponders = { $seat } ponders.
signal-cheers = { $seat } cheers.
emote-laughs = laugh
emote-sighs = sigh
emote-ponders = ponder
emote-cheers = cheer

error-not-watching = You sit at this table: talk to all of it.
