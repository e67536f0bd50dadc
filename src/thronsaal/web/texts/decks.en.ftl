page-nav-decks = Decks
page-decks = Decks
page-decks-of = Decks: { $game }
page-decks-text = Build a deck of your own, card by card. What it still lacks is always written beside it.
page-decks-mine = My decks
page-decks-none = You have no deck of your own yet.
page-decks-ready = Ready decks
page-decks-new = A new deck for House …
page-decks-build = Build decks
page-decks-file = A deck from a file
page-decks-file-text = A deck list as text or from OCTGN ({ $endings }).
page-decks-file-go = Read the file
page-deck-open = Edit
page-deck-copy = Copy and change
page-deck-ready = can be played
page-deck-unready = cannot be played yet
page-deck-lost = A deck whose cards are no longer known here
page-deck-mine = { $name } (mine)
page-deck-unread = This file cannot be read as a deck
page-deck-choose = Cards
page-deck-name = Name of the deck
page-deck-less = { $card }: one less
page-deck-more = { $card }: one more
page-deck-fits = can be played
page-deck-misses = { $count ->
    [one] one thing is missing
   *[other] { $count } things are missing
}
page-deck-numbers = The deck in numbers
page-deck-save-as = Save as { $ending }
page-deck-delete = Delete
page-deck-delete-sure = Yes, delete this deck
page-setup-decks = Who plays which deck
page-setup-decks-text = A deck of your own stays secret as long as the deck lists are.
page-setup-deck-any = as chosen below
page-cards-of = Cards: { $game }
page-cards-all = All cards
page-cards-search = Name, or a word on the card
page-cards-any = all
page-cards-found = { $count ->
    [0] No card fits.
    [one] 1 card
   *[other] { $count } cards
}
page-cards-pages = Pages
page-cards-page = Page { $at } of { $pages }
page-cards-before = Back
page-cards-next = Next
page-card-page = To the card and its rules
page-card-rules = Rules for this card
page-card-others = Other versions
page-card-rulings = Rulings
