page-seat-here = here
page-seat-gone = gone since
page-replace = Let a bot play on
page-replace-one = Let a bot play on for { $name }
page-missing = The table has waited long enough for { $names }.
page-alone = Everybody else has left.
page-walkover = Take the match
page-walkover-sure = Take the match? It ends now, and you win.
page-fill = Bot, { $level }
page-remove = Send away
page-remove-sure = Send { $name } away? They cannot sit down here again.
page-begin-bots = { $count ->
    [one] Put a bot there and begin
   *[other] Put bots there and begin
}
page-begin-now = Begin with { $count }
page-setup-clock = Clock
page-pace-none = no clock
page-pace-move = { $length } for each move
page-pace-match = { $length } for the match, { $bonus } seconds more a move
page-pace-days = { $count ->
    [one] one day for each move
   *[other] { $count } days for each move
}
page-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
page-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
page-end-title = { $game }: how it ended
page-end-usual = The line marks how often each comes on average.
page-end-picture = Keep as a picture
page-end-own = On a page of its own
page-end-table = To the table
page-quick = Quick words
page-chat-murmur = Say something to the others who watch
page-chat-over = The match is over: everybody reads what you say.
page-chat-guests = Sit down or come in by name to talk.
page-chat-watcher = watching
page-notify-on = Tell me outside this window when it is my turn
page-notify-off = Do not tell me outside this window any more
page-notify-denied = The browser does not allow it. Its settings for this page can change that.
page-notify-body = It is your turn.
page-replay-play = Play
page-replay-pause = Pause
page-replay-slider = Move
page-replay-go = Go
page-replay-speed = Speed
page-replay-turn-back = Turn before
page-replay-turn-next = Next turn
page-replay-end = How it ended
