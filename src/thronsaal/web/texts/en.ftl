page-brand = Thronsaal
page-tagline = A hall for games about a throne. Sit down: there is no account to make.
page-skip = To the content
page-nav = Main
page-nav-lobby = Tables
page-nav-replays = Replays
page-nav-rules = Rules
page-foot-own = Rules, words and pictures here are our own. Thronsaal is not made or supported by the publishers of the games.
page-foot-fair = Every shuffle can be checked: its seed is sealed by a hash at the start and opened at the end.
page-close = Close
page-save = Save

page-your-name = Your name at the table
page-prefs = Settings
page-prefs-language = Language
page-prefs-theme = Light
page-theme-auto = as the device
page-theme-light = day
page-theme-dark = night
page-prefs-motion = Motion
page-motion-auto = as the device
page-motion-off = still
page-motion-on = cards glide
page-prefs-confirm = Ask before a move is played
page-prefs-keys = Play moves by single keys
page-prefs-sound = Sounds: my turn, dice, offers and more
page-language-de = Deutsch
page-language-en = English

page-play-now = Play at once
page-play-against = against a bot
page-setup = Set up a table
page-setup-players = { $count ->
    [one] one player
   *[other] { $count } players
}
page-setup-players-range = { $least } to { $most } players
page-setup-options = Options
page-setup-chairs = Who sits where
page-setup-chair = Seat { $letter }
page-chair-me = me
page-chair-open = open: somebody joins
page-chair-bot = bot, { $level }
page-chair-none = not used
page-setup-public = Who may find the table
page-setup-public-no = only who has the link
page-setup-public-yes = everybody in the hall
page-setup-coaching = Hints allowed at this table
page-setup-go = Set up the table
page-learn = Learn it in a few minutes
page-read-rules = Read the rules
page-open-tables = Open tables
page-open-none = No table is waiting for players now. Set one up and it appears here.
page-watch-tables = Being played
page-my-tables = My tables
page-join = Sit down
page-watch = Watch
page-go-on = Go on
page-look = Look
page-with = with { $names }
page-state-waiting = waiting for players
page-state-playing = move { $moves }
page-state-turn = your turn
page-state-over = finished
page-list-you-won = You won
page-list-won = { $names } won
page-state-filed = record

page-table-title = { $game }: table
page-tab-turn = ● Your turn – { $game }
page-tab-wait = { $game } – { $names }
page-turn-mine = Your turn
page-turn-until = { $left } left, until { $time }.
page-turn-other = { $names } to move
page-turn-several = Waiting for { $names }
page-turn-waiting = Waiting for players
page-turn-waiting-text = { $count ->
    [one] One seat is still open. Send the link to a friend, or wait until somebody from the hall sits down.
   *[other] { $count } seats are still open. Send the link to friends, or wait until somebody from the hall sits down.
}
page-turn-watching = You are watching. You see what anybody may see.
page-turn-won = { $names } { $names-count ->
    [one] wins
   *[other] win
} { $why }
page-turn-draw = A draw
page-turn-you-won = You win { $why }
page-turn-thinks = { $count ->
    [one] The bot is thinking.
   *[other] The bots are thinking.
}
page-turn-person = You will hear as soon as it is your turn.
page-why = Why?
page-why-rule = Why? The rule: { $rule }
page-moves = Your moves
page-moves-many = { $count ->
    [one] The one move
   *[other] All { $count } moves one by one
}
page-moves-none = Nothing to choose now.
page-rule-of = Rule: { $rule }
page-log = Log
page-log-undone = taken back
page-chat = Talk
page-chat-say = Say something to the table
page-chat-send = Say
page-chat-watching = Those who sit read this only when the match is over.
page-seats = At the table
page-seat-me = you
page-seat-turn = to move
page-sit = Sit down here
page-sit-back = Take my seat back
page-board-waits = The cards are dealt as soon as everybody sits.
page-preparing-title = { $game } is being laid out
page-preparing-text = Before its very first match a game is made ready for this computer. That happens only once. The board opens by itself.
page-preparing-far = { $done } of { $of } parts are ready.
page-preparing-soon = Only a moment more.
page-turn-warming = The bots are still being made ready for their first match. They play as soon as they can.
page-share = Link to this table
page-share-copy = Copy link
page-share-copied = Copied
page-undo = Take back
page-undo-asked = { $name } would like to take back the last move. Agree?
page-undo-waits = You have asked to take back. Waiting for the others.
page-undo-agree = Agree
page-undo-decline = No
page-undo-withdraw = Never mind
page-hint = Hint
page-resign = Resign
page-resign-sure = Really resign? The other side wins.
page-leave = Leave
page-leave-sure = Really leave? A bot plays on for you; you may take the seat back at any time.
page-leave-waiting-sure = Really get up? The seat is open again.
page-rematch = Play again
page-rematch-there = To the next match
page-replay = Watch the replay
page-actions = More
page-keys = Keys
page-keys-title = Playing by keyboard
page-keys-moves = the keys shown on cards and buttons
page-keys-moves-text = play that move
page-keys-arrows-text = go from card to card; on a map also up and down, with ⇧ to every place
page-keys-undo-text = take back
page-keys-hint-text = ask for a hint
page-keys-chat-text = talk
page-keys-log-text = read the log
page-keys-board-text = back to the board
page-keys-help-text = this help
page-keys-escape-text = close or cancel
page-yes = Yes
page-no = No
page-lost = The connection is gone. Trying again …
page-back = Connected again.
page-coached = Hint: { $move }

page-replays-title = Replays
page-replays-lede = Walk through finished matches move by move, from any seat, and play on from wherever it grew interesting.
page-replays-mine = My finished matches
page-replays-none = You have not finished a match yet.
page-replays-upload = Open a record
page-replays-upload-text = A record is the small text file that every replay offers for download.
page-replays-file = Record file
page-replays-open = Open
page-replay-title = Replay: { $game }
page-replay-of = { $game }: { $names }
page-replay-position = Move { $at } of { $count }
page-replay-start = The deal
page-replay-first = First
page-replay-back = Back
page-replay-next = Next
page-replay-last = Last
page-replay-steps = Steps
page-replay-keys = Keys: ← and → step, Page Up and Page Down go by turns, Home and End jump.
page-replay-view = Seen by
page-replay-view-all = all cards open
page-replay-view-none = anybody
page-replay-moves = Moves
page-replay-fork = Play on from here
page-replay-fork-text = A new table begins with this very position. Who sits where?
page-replay-fork-go = Play on
page-replay-download = Download the record
page-replay-seed = The shuffle
page-replay-seed-text = At the start only the hash was shown. The seed below was opened at the end; its SHA-256 must be that hash.
page-replay-seed-shared = At the start only the hash of the hall's own number was shown; then everybody who sat down added something random. The seed is the start of the SHA-256 of all of it: nobody could choose it.
page-replay-seed-from = What it was made of
page-replay-check-shared = The hall kept its word, and what your browser added is in it: nobody could have chosen this shuffle.
page-mark-known = The cards here go on from a match that was seen: somebody may know them.
page-mark-uploaded = This record was uploaded; the hall did not see it played.
page-mark-signed = This record was uploaded; it bears this hall's signature, unaltered.
page-replay-seed-hash = Hash at the start
page-replay-seed-number = Seed
page-replay-check = Check
page-replay-check-good = The seed fits the hash: the shuffle was fixed before the first move.
page-replay-check-bad = The seed does not fit the hash.
page-replay-check-cannot = This browser checks over a secure connection only. On the command line: printf %s SEED | sha256sum
page-replay-what = What happened
page-replay-result = Result

page-rules-title = Rules
page-rules-lede = Every rule with its source. Each refused move, each line of the log and each option points here.
page-rules-of = Rules of { $game }
page-rules-house = Rules of the house
page-rules-house-text = They hold at every table, whatever is played.
page-rules-search = Search the rules
page-rules-contents = Contents
page-rules-search-go = Search
page-rules-found = { $count ->
    [0] No rule speaks of “{ $word }”.
    [one] One rule speaks of “{ $word }”.
   *[other] { $count } rules speak of “{ $word }”.
}
page-rules-all = Show all rules
page-rules-count = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
page-rules-source = Source: { $source }
page-provenance-printed = printed
page-provenance-printed-text = Stands so in the rulebook.
page-provenance-reconstructed = reconstructed
page-provenance-reconstructed-text = Fits all that is known, but was not seen in print.
page-provenance-own = ruling
page-provenance-own-text = The book is silent or unclear here; this is how we play it.
page-lessons = Lessons
page-lessons-lede = Small positions on the real board. You make the moves.
page-lesson-title = Lesson { $number }: { $title }
page-lesson-step = Step { $step } of { $steps }
page-lesson-do = Your turn: { $move }
page-lesson-watch = { $name } plays: { $move }
page-lesson-on = Go on
page-lesson-again = Once more from the start
page-lesson-next = Next lesson
page-lesson-back = All lessons
page-lesson-done = Done!
page-lesson-other = That is allowed, but this lesson is about another move.
page-lesson-refused-do = Try it: { $move }. The rules refuse it, and the page says why.
page-first-game = First game, with explanations
page-guide-more = Read on
page-guide-close = Got it
page-lesson-skip = Skip this lesson
page-lesson-fate-done = done
page-lesson-fate-skipped = skipped
page-lessons-begin = Begin with the first
page-lessons-go-on = Go on where you were
page-lessons-done = { $done } of { $count } done

page-error-title = That did not work
page-error-back = Back to the tables

page-pauses = What the hall answers for you
page-pauses-title = When do you want to be asked?
page-pauses-text = In this game everybody is asked who might hold a fitting card. Where you do not want to be asked, the hall passes for you. It waits a moment first, the same whatever you hold, so that nobody learns anything from it.
page-pauses-pass = Pass:
page-pauses-quiet = until something happens
page-pauses-all = Ask me everything
page-pauses-more = Pauses: { $preset }
page-pauses-quick = quick
page-pauses-quick-text = Only where most is decided, and when I could do something.
page-pauses-careful = careful
page-pauses-careful-text = Whenever I could do something.
page-pauses-tournament = tournament
page-pauses-tournament-text = At every window, even if all I can do is pass.
page-pauses-own = my own
page-pauses-own-text = As chosen below.
page-stop-always = ask always
page-stop-able = ask when I could act
page-stop-never = never ask
page-turn-spared = The hall passes for you
page-turn-spared-text = There is nothing for you to decide here, or you did not want to be asked.

page-log-show = What the log shows
page-log-moved = Moves
page-log-since = Since my turn
page-log-said = Talk
page-log-all = All
page-log-earlier = Earlier

page-inspector = Close-up
page-keys-inspect-text = What a card or piece tells about itself: point at it, go to it, press it long; i goes there
page-keys-space = space
page-keys-space-text = pass, or done, where the board offers it
