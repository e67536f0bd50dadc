reason-over = The match is over.
reason-nothing-to-take-back = { $seat } has not made a move yet.
reason-take-back-alone = That cannot be taken back alone any more: { $others } must agree.
reason-resign-two-only = Resigning ends a match of two only. Leave the table and a bot will take the seat.
outcome-resigned = by resignation
outcome-walkover = because the others were gone

fault-raised = { $bot } failed with an error ({ $detail }). A legal move was drawn for it.
fault-stalled = { $bot } did not answer within { $detail } seconds. A legal move was drawn for it.
fault-garbage = { $bot } answered with { $detail }, which is no move. A legal move was drawn for it.
fault-illegal = { $bot } answered with a move that is not allowed ({ $detail }). A legal move was drawn for it.

verdict-kept = { $seat } kept the word given.
verdict-broken = { $seat } broke the word given.
verdict-void = The promise of { $seat } has become void.
verdict-open = The promise of { $seat } is still open.
list-end = { $first } and { $last }
list-or = { $first } or { $last }
position-acts = To act: { $seats }
position-over = Over. First place: { $winners }

## Options and records that cannot be read

option-seats-fault = { $game } is played by { $seats } seats, not { $count }
option-seat-fault = seat { $seat } does not take part at a table of { $seats }
option-unknown-fault = { $game } has no option '{ $name }'; it has: { $names }
option-choice-fault = option { $name } of { $game } is one of { $choices }, not '{ $value }'
record-at = line { $line }: { $why }
record-too-long = a record has at most { $most } characters
record-written = the line is written '{ $line }'
record-breaks-off = the record breaks off: { $expected } was expected
record-line-end = a line end
record-expected = { $expected } was expected
record-nothing-more = nothing more was expected
record-no-game = there is no game '{ $game }'; installed: { $games }
record-version = version { $version } of { $game } was expected, the record is of version { $found }
record-option-twice = 'options: NAME=VALUE ...', each name once, was expected
record-seed-hash = the seed above has the hash { $hash }
record-shares = of this the seed { $seed } is made
record-seats = { $expected } was expected: { $game } is played by { $seats } seats
record-seed-size = a seed below 2**{ $bits } was expected
record-digits = '{ $name }: ' and { $count } hexadecimal digits
record-move = move { $number }, a line of talk, or 'result: ...'
record-move-number = move { $number } was expected, not { $found }
record-position = these moves lead to the position { $position }
record-move-written = the move is written '{ $move }'
record-refused = the move '{ $move }' of { $seat } breaks the rule { $rule }
record-no-move = '{ $move }' is no move of { $game }
record-no-seat = a seat from A to { $last } was expected, not { $found }
record-quotes = a text in double quotes was expected
record-text-written = the text is written { $text }
record-text = this text is empty, too long, or more than one line

## The command line

cli-about = A hall for games about a throne: play in the terminal, simulate, replay, look up the rules.
cli-about-serve = Open the hall: a page where people play in the browser.
cli-about-play = Play a game in the terminal.
cli-about-ladder = Let bots play everyone against everyone until it is known who is how strong.
cli-about-sim = Let bots play many games against each other and count.
cli-about-replay = Step forward and back through a saved match.
cli-about-backup = Copy the database of a hall, also while it is open.
cli-about-restore = Put such a copy back where no database is yet.
cli-arg-backup = the copy to make
cli-arg-restore = the copy to put back
cli-backup-done = Copied and checked: { $tables } tables.
cli-restore-done = Put back and checked: { $tables } tables.
cli-wrong-copy = nothing was copied: { $why }
cli-about-verify = Check a record: the rules, where its shuffle came from, and who signed it.
cli-arg-verify-key = the public key of the hall that should have signed it
cli-arg-verify-hash = the hash that the table showed before the first move
cli-verify-rules = { $moves ->
    [one] 1 move, by the rules.
   *[other] { $moves } moves, all by the rules.
}
cli-verify-seed = The seed is one number; no seat added to it.
cli-verify-share = { $seat } added { $share }
cli-verify-shares = The seed is made of what these seats added and of the hall's own number.
cli-verify-promise = Before the first move the table must have shown { $hash }
cli-verify-promise-broken = You saw another hash: { $hash }
cli-verify-unsigned = Nobody signed this record.
cli-verify-forged = The signature is not good: the record was altered, or somebody else wrote it.
cli-verify-signed = Signed and unaltered, with the key { $public }
cli-verify-other-key = That is not the key you named: { $public }
cli-about-rules = Look up the rules of a game.
cli-about-deck = Check deck files and turn one form into another.
cli-about-deck-check = Say what is wrong with a deck, or what it holds.
cli-about-deck-convert = Write a deck in another form.
cli-about-cards = Look up cards by name, trait or text.
cli-about-games = List the installed games.
cli-about-check = Run the conformance kit on a game.
cli-about-prepare = Compile games ahead, so that nobody waits for it later.
cli-about-bench = Measure the speed of a game.
cli-about-completion = Print a script that lets the Tab key complete commands, games, options and bots.
cli-head-usage = usage:
cli-head-commands = commands
cli-head-arguments = arguments
cli-head-options = options
cli-metavar-command = COMMAND
cli-metavar-game = GAME
cli-metavar-file = FILE
cli-metavar-folder = FOLDER
cli-metavar-word = WORD
cli-metavar-option = NAME=VALUE
cli-arg-help = show this help
cli-arg-version = show the version
cli-arg-lang = language (otherwise that of the locale)
cli-arg-game = which game; `thronsaal games` lists them
cli-arg-against = the bot to play against, for example hard, or hard@0.5 for half a second a move; with more seats one for all or A,B,...
cli-arg-seed = a number that fixes the deal and all chance (otherwise drawn)
cli-arg-seat = your seat (otherwise A)
cli-arg-seats = how many seats, where a game leaves the choice
cli-arg-name = your name in the log and the record
cli-arg-resume = go on with a match saved earlier
cli-arg-option = an option of the game, once for each
cli-arg-bots = one bot a seat: NAME, NAME@SECONDS or NAME@PLAYOUTSp, for example hard@0.1,random
cli-arg-ladder-bots = the bots, two or more: NAME, NAME@SECONDS or NAME@PLAYOUTSp
cli-arg-within = to so many points (otherwise 50)
cli-arg-ladder-games = not more than so many games (otherwise 10000)
cli-arg-ladder-seats = how many sit at a table (otherwise as few as possible)
cli-arg-ladder-seed = the seed: the same gives the same games (otherwise 0)
cli-arg-keep = keep what is played in FILE; if there is something already, go on from it
cli-arg-ladder-plot = draw the ladder as a picture in FILE (.png, .svg, .pdf)
cli-arg-games = how many games (otherwise 1000)
cli-arg-workers = how many processes share the work (otherwise 1)
cli-arg-duplicate = play every deal in each seating; games are rounded up to whole deals
cli-arg-json = write the figures as JSON, without FILE to standard output
cli-arg-csv = write one line a game to FILE
cli-arg-parquet = keep one row a game as Parquet in FOLDER; what is there already of the same batch is gone on with
cli-arg-decisions = with --parquet, keep one row a decision too: what the seat knew, could do and did
cli-arg-plot = draw how the win rates settle, as a picture in FILE (.png, .svg, .pdf)
cli-arg-record = a saved match
cli-arg-replay-seat = whose view to show (otherwise that of whoever is to act)
cli-metavar-in = IN
cli-metavar-out = OUT
cli-arg-deck-file = a deck: a list of cards or a file of OCTGN (.o8d)
cli-arg-deck-format = the format to check against (otherwise all of them)
cli-arg-deck-out = the new file, its form by its ending; or - for one line to give a table as an option
cli-arg-cards-word = words that the card must have in its name, its traits or its text
cli-arg-shelf-game = which game, if several have decks
cli-arg-all = tell the whole match at once
cli-arg-word = a rule or a word in it; without one, the table of contents
cli-arg-check-seed = the fresh matches of an earlier run once more (otherwise drawn); it printed the number
cli-arg-host = the address to listen on (otherwise 127.0.0.1: this computer only)
cli-arg-port = the port (otherwise 8000)
cli-arg-db = sqlite:///PATH or postgresql://... (otherwise SQLite in your data folder)
cli-arg-thinkers = where bots think: in processes of this machine, or on a Ray cluster
cli-arg-ray-address = the cluster (otherwise one is started on this machine)
cli-arg-redis = redis://...: how several servers of one database tell each other what happens
cli-arg-open = open the page in a browser
cli-arg-ids = only the ids, one a line
cli-arg-prepare = which games (otherwise all)
cli-arg-bench-game = which game, or `server`, or `envs`
cli-arg-bench-of = which game the server is measured with
cli-arg-bench-tables = how many tables are played at once
cli-arg-bench-json = as flat JSON
cli-arg-shell = for which shell

cli-wrong-envs = environments need packages that are not installed yet ({ $package }): pip install 'thronsaal[envs]'
cli-wrong-hall = the hall needs packages that are not installed yet ({ $package }): pip install 'thronsaal[hall]'
cli-wrong-argument-required = something is missing, required: { $names }
cli-wrong-argument-unknown = unrecognized arguments: { $given }
cli-wrong-argument-choice = { $name }: invalid choice: '{ $given }', possible: { $choices }
cli-wrong-argument-together = { $name } is not allowed with { $other }
cli-wrong-argument-value = { $name } needs a value after it
cli-wrong-argument-no-value = { $name } takes no value, not “{ $given }” either
cli-wrong-argument-several = “{ $given }” can mean several: { $names }
cli-wrong-argument-of = { $name }: { $why }
cli-wrong-loading = { $game } is installed but cannot be loaded: { $why }
cli-file-missing = No such file or directory
cli-file-folder = Is a directory
cli-file-no-folder = Not a directory
cli-file-forbidden = Permission denied
cli-file-exists = It is already there
cli-wrong-game = there is no game “{ $game }”; installed: { $games }
cli-wrong-bot = { $game } has no bot “{ $bot }”; it has: { $bots }
cli-wrong-own-bot = { $bot } is no bot: { $why }
cli-wrong-budget = a bot is written NAME, NAME@SECONDS or NAME@PLAYOUTSp, for example hard@0.5, not “{ $bot }”
cli-wrong-bots = { $game } is played by { $seats } seats and needs one bot for each, not { $count }
cli-wrong-against = { $count ->
    [one] there is 1 other seat and needs one bot
   *[other] there are { $count } other seats: name one bot for all of them or one for each
}, not { $given }
cli-wrong-seats = { $game } is played by { $seats } seats, not { $count }
cli-wrong-seat = the seats are { $seats }, not “{ $seat }”
cli-wrong-seed = a seed is a whole number from 0 to 2^{ $bits } - 1, not “{ $seed }”
cli-wrong-option = an option is written NAME=VALUE, each name once, not “{ $option }”
cli-wrong-name = a name is one line of 1 to { $most } characters
cli-wrong-number = a whole number from { $low } to { $high } was expected, not “{ $given }”
cli-wrong-file = { $file }: { $why }
cli-wrong-record = { $file } is no record that can be read: { $why }
cli-wrong-record-game = { $file } is a record of { $game }
cli-wrong-shelf = { $game } is not played with decks
cli-wrong-no-cards = { $game } has no cards to look up
cli-wrong-no-shelf = no installed game is played with decks
cli-wrong-which-shelf = say with --game which game is meant: { $games }
cli-wrong-format = there is no format “{ $format }”; there are: { $formats }
cli-wrong-ending = { $file } does not say what form of deck it should be; names end with { $endings }
cli-wrong-decisions = --decisions needs --parquet FOLDER to keep them in
cli-wrong-no-numbers = { $game } has no numbered actions and observations, so its decisions cannot be kept
cli-wrong-no-parquet = Parquet needs pyarrow: { $install }
cli-wrong-no-run = { $file } is not empty and keeps no batch that could be gone on with; take another folder
cli-wrong-other-run = { $file } keeps another batch (it differs in: { $differing }); take another folder
cli-worker-died = worker processes die again and again over the same games; perhaps a bot ends them

cli-guest = Guest
cli-bot = Bot { $name }
cli-bot-easy = Easy bot
cli-bot-medium = Medium bot
cli-bot-hard = Hard bot
cli-bot-random = Random bot
cli-bot-greedy = Greedy bot
cli-bot-search = Searching bot
cli-seat = Seat { $letter }: { $name }
cli-seat-bot = Seat { $letter }: { $name } ({ $bot })
cli-seat-yours = Seat { $letter }: { $name } (you)
cli-seed-hash = Seed SHA-256 { $hash }
cli-help-hint = Type the number or the name of a move. “help” shows what else you can type.
cli-thinking = { $name } is thinking …
cli-preparing = Setting the table …
cli-outcome-won = You have won!
cli-outcome-lost = You have lost.
cli-outcome-draw = Nobody has won.
cli-outcome-why = Decided: { $why }.
cli-place = { $place }. { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
cli-seed = Seed { $seed }, SHA-256 { $hash }
cli-over-hint = “log” tells the match again, “save FILE” keeps it, Enter ends.
cli-not-understood = I do not understand “{ $line }”. “help” shows what you can type.
cli-no-such-number = The moves are numbered from 1 to { $count }.
cli-no-such-move = I see no move called “{ $text }” here.
cli-ambiguous = That can mean several moves: { $moves }.
cli-allowed = “{ $move }” is allowed:
cli-hint = { $name } would choose:
cli-no-hint = There is no hint for this.
cli-no-again = There is nothing to repeat: your last move is not possible now.
cli-no-cards = There are no cards to look up in this game.
cli-which-card = Which card? Type “card” and its name.
cli-no-promise = There is nothing to promise now.
cli-no-such-promise = You cannot promise “{ $text }” here. You can promise:
cli-undone = Taken back, the bots agree. { $count ->
    [0] We are at the start again.
    [one] We are after move 1.
   *[other] We are after move { $count }.
}
cli-log-empty = Nothing has happened yet.
cli-save-exists = { $file } is already there. Choose another name.
cli-save-failed = { $file } cannot be written: { $why }
cli-saved = Saved as { $file }. The record holds the seed, and with it every hidden card.
cli-left = You left the match after { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}. The option --seed { $seed } gives the same deal again.
cli-kept = The match is kept in { $file }. This goes on with it:
cli-goodbye = Goodbye.
cli-no-such-rule = No rule speaks of “{ $text }”.
cli-rules-hint = Name one of them to read it.
cli-deck-fits = Fits the format: { $formats }
cli-deck-fits-not = Not in the format { $format }:
cli-deck-unread = { $file } is no deck that can be read:
cli-no-such-card = No card has “{ $text }”.
cli-cards-hint = Name one of them in full, or its code, to read it.
cli-provenance-printed = from the rulebook
cli-provenance-reconstructed = reconstructed
cli-provenance-own = ruling of the house
cli-version = version { $version }
cli-seats = Seats: { $seats }
cli-bots = Bots: { $bots }
cli-talk-says = { $name }: “{ $text }”
cli-talk-offers = { $name } offers: { $text }
cli-talk-promises = { $name } promises: { $text }

cli-help-move = Choose a move by its number, its name in English or German, or the beginning of its name if that is enough.
cli-command-why = why
cli-command-hint = hint tip
cli-command-undo = undo u
cli-command-again = again
cli-command-card = card cards
cli-command-promise = promise
cli-command-rules = rules rule
cli-command-table = table t
cli-command-log = log
cli-command-save = save
cli-command-resign = resign
cli-command-help = help h ?
cli-command-quit = quit q exit
cli-command-next = next n + forward
cli-command-back = back b - prev
cli-command-goto = goto
cli-command-first = first
cli-command-last = last
cli-command-seat = seat
cli-usage-why = why MOVE
cli-usage-hint = hint
cli-usage-undo = undo
cli-usage-again = again
cli-usage-card = card NAME
cli-usage-promise = promise N
cli-usage-rules = rules WORD
cli-usage-table = table
cli-usage-log = log N
cli-usage-save = save FILE
cli-usage-resign = resign
cli-usage-help = help
cli-usage-quit = quit
cli-usage-next = Enter, next
cli-usage-back = back
cli-usage-goto = NUMBER
cli-usage-first = first
cli-usage-last = last
cli-usage-seat = seat A
cli-does-why = why a move is refused or allowed, in the words of the rule; without MOVE, the rule that applies now
cli-does-hint = what the strongest bot would do, knowing only what you know
cli-does-undo = take back your last move
cli-does-again = make your last move again, as often as the same is asked in this turn or phase
cli-does-card = what is printed on a card; instead of its name also words that stand on it
cli-does-promise = give the others your word, where the game knows promises; without N, what you could promise now
cli-does-rules = the rules that speak of WORD; without it, the table of contents
cli-does-table = show the table again
cli-does-log = what has happened, with the rules behind it; with N only the last moves
cli-does-save = save the match to FILE
cli-does-resign = give up
cli-does-help = this list
cli-does-quit = leave
cli-does-next = one move forward
cli-does-back = one move back
cli-does-goto = go to this move; 0 is the start
cli-does-first = go to the start
cli-does-last = go to the end
cli-does-seat = look over the shoulder of A; without a letter, of whoever is to act

cli-replay-title = { $game }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
cli-replay-hint = Enter steps forward, “back” goes back, a number goes to that move, “help” shows the rest.
cli-replay-seen = As { $name } sees it:
cli-replay-open = The match was not finished.
cli-replay-end = The record goes from 0 to { $count }.

cli-wrong-ladder-bots = a ladder needs two bots or more, each once
cli-wrong-ladder = { $file } keeps no ladder, or another one
cli-ladder-nothing = Interrupted before anything was played.
cli-ladder-running = { $games ->
    [one] 1 game
   *[other] { $games } games
}, points to within { $reach }
cli-ladder-title = { $game }: ladder of { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $seats }
cli-ladder-points = Points
cli-ladder-games = Games
cli-ladder-about = 400 points more: ten times as likely to come in first. The average is 0.
cli-sim-running = Games
cli-sim-title = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $how }
cli-sim-duplicate = each deal in every seating
cli-sim-single = each deal once, seats rotating
cli-sim-interrupted = Interrupted: this is what was finished.
cli-sim-bot = Bot
cli-sim-wins = Wins
cli-sim-rate = Rate
cli-sim-interval = 95 % confidence
cli-sim-draws = draws
cli-sim-first = won by the first to act
cli-sim-speed = { $speed } games a second ({ $seconds } s, { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}), seed { $seed }
cli-sim-earlier = { $games ->
    [one] 1 game was there already
   *[other] { $games } games were there already
}.
cli-sim-fault = { $count }×: { $example }

cli-bench-running = Measuring …
cli-prepare-running = { $game } is being prepared …
cli-prepare-done = { $game } is ready ({ $seconds } s).
cli-prepare-failed = { $game }: the bot { $level } fails: { $fault }

## The words of cards: articles and endings, as core.engine.select needs them

grammar-strong = { "" }
grammar-article = { $article ->
    [the] the
    [this] { $gender ->
        [pl] these
       *[other] this
    }
    [each] { $gender ->
        [pl] all
       *[other] each
    }
    [no] no
   *[a] { $sound ->
        [vowel] an
       *[consonant] a
    }
}
grammar-ending = { "" }
cards-noun = { $first } { $second }
cards-before = { $first } { $second }
cards-bound = { $first } { $second }
cards-behind = { $first } { $second }
cards-either = { $first } or { $second }
cards-also = { $first } and { $second }
cards-not = non-{ $quality }
cards-except = except { $cards }
cards-card = { $amount ->
    [many] cards
   *[one] card
}
title = { $en }{ $de ->
   *[other] { "" }
}
