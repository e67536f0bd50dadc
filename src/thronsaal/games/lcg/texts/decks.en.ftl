# Cards by name: the German name stands beside the English one, which is said here.
title = { $en }{ $de ->
    *[other] {""}
}

# What is wrong with a deck
deck-at-line = Line { $line }: { $what }
deck-and-more = That is enough to begin with; the rest was not read.
deck-card = { $card } ({ $code })
deck-no-card = There is no card called “{ $written }”.
deck-no-card-near = There is no card called “{ $written }”. Close to it: { $near }.
deck-no-code = No card has the code { $written }.
deck-no-code-near = No card has the code { $written }. Close to the name: { $near }.
deck-many-cards = Several cards are called “{ $written }”: { $cards }. Write the code behind the name.
deck-two-cards = { $code } is { $card }, not “{ $written }”.
deck-other-version = This “{ $written }” has the id of a version of the card that is not among ours.
deck-bad-count = A line has 1 to { $most } copies of a card, not “{ $count }”.
deck-bad-copies = { $code } is listed { $count ->
    [one] once
   *[other] { $count } times
}; a table can tell { $most } copies apart.
deck-bad-line = “{ $line }” is no card. A line reads like: 2x Great Keep (S29)
deck-bad-name = “{ $name }” cannot be the name of a deck: it is one line of at most { $most } printable characters.
deck-two-agendas = A deck has one agenda.
deck-two-houses = A deck has one house.
deck-no-agenda = { $card } is no agenda.
deck-no-house = The deck names no house. Write a line such as: house: Stark
deck-no-such-house = There is no house “{ $written }”. The houses are { $houses }.
deck-too-long = { $cards } cards are too many: at most { $most }, and { $lines } different ones.
deck-file-large = The file is too large: a deck has at most { $most } bytes.
deck-file-long = The file is too long: a deck has at most { $most } lines.
deck-file-utf8 = The file is not text in UTF-8.
deck-line-long = The line is too long: at most { $most } characters.
deck-xml = This is not well-formed XML ({ $why }).
deck-xml-encoding = The file is XML in an encoding that cannot be read.
deck-xml-doctype = The file declares a document type. Decks of OCTGN do not, and none is read that does.
deck-xml-root = A deck of OCTGN begins with <deck>, not with <{ $root }>.
deck-second-edition = This is a deck of the second edition; here the first edition is played.
deck-other-game = The file says that it belongs to another game (“{ $game }”).
deck-option-long = A deck in one line has at most { $most } characters.
deck-option-part = “{ $part }” is no part of a deck in one line; its parts are { $parts }, each once, with ; between them.
deck-option-card = “{ $written }” is no card. In one line a card is its code, with the number of copies behind it: S29*3
deck-no-such-deck = There is no deck “{ $written }”. Decks that come with the game: { $decks }.
deck-option-count = option decks of lcg is core, random, choose, or a deck for each of { $seats } seats such as { $example }, not “{ $given }”
deck-needs-shadows = { $card } is played only at tables with shadows: { $needs ->
    [second] shadows=second
   *[first] shadows=first
}.
deck-option-bad = option decks of lcg is wrong: { $why }
deck-both = { $first } { $second }

# What a format forbids
deck-wrong-pile = { $card } does not belong there: plots lie apart, characters, locations, attachments and events are drawn.
deck-size-exactly = The draw deck has { $count ->
    [one] 1 card
   *[other] { $count } cards
}; it must have exactly { $wanted }.
deck-size-least = The draw deck has { $count ->
    [one] 1 card
   *[other] { $count } cards
}; it needs at least { $wanted }.
deck-size-most = The draw deck has { $count ->
    [one] 1 card
   *[other] { $count } cards
}; it may have { $wanted } at most.
deck-plots = The plot deck has { $count ->
    [one] one card
   *[other] { $count } cards
}; it must have exactly { $wanted }.
deck-agenda-none = Agendas are not allowed in this format.
deck-copies = { $card } is in the deck { $count ->
    [one] once
   *[other] { $count } times
}; { $most ->
    [one] one copy is allowed
   *[other] { $most } copies are allowed
}.
deck-plot-copies = { $card } is among the plots { $count ->
    [one] once
   *[other] { $count } times
}; { $most ->
    [one] plots must differ
   *[other] { $most } copies are allowed
}.
deck-house-only = { $card } may only be in a deck of House { $house }.
deck-needs = { $card } wants at least { $wanted } different characters with the trait it names; here { $count ->
    [one] is
   *[other] are
} { $count }.
deck-not-in-sets = { $card } ({ $code }) is not in one of the sets of this format.

# A deck in numbers
deck-title = { $name } (House { $house })
deck-title-none = House { $house }
deck-head-agenda = Agenda
deck-head-cards = { $count } draw cards
deck-head-costs = Costs
deck-head-icons = Icons
deck-head-means = Means
deck-head-plots = { $count ->
    [one] 1 plot
   *[other] { $count } plots
}
deck-count-character = { $count ->
    [one] 1 character
   *[other] { $count } characters
}
deck-count-location = { $count ->
    [one] 1 location
   *[other] { $count } locations
}
deck-count-attachment = { $count ->
    [one] 1 attachment
   *[other] { $count } attachments
}
deck-count-event = { $count ->
    [one] 1 event
   *[other] { $count } events
}
deck-cost = { $count }× { $gold } gold
deck-icon-military = military { $count } (strength { $strength })
deck-icon-intrigue = intrigue { $count } (strength { $strength })
deck-icon-power = power { $count } (strength { $strength })
deck-income = income { $count }
deck-influence = influence { $count }
deck-initiative = initiative { $count }
deck-foreign = { $count ->
    [one] 1 card of another house
   *[other] { $count } cards of other houses
}
deck-plot = { $card } (gold { $gold }, initiative { $initiative }, claim { $claim })
deck-without-id = OCTGN will not find these cards, whose ids are not known here: { $cards }.

# A deck while it is built
deck-count-plot = { $count ->
    [one] 1 plot
   *[other] { $count } plots
}
deck-gold = { $count }
facet-house = House
facet-type = Type
facet-cost = Cost
facet-icon = Icon
facet-crest = Crest
facet-trait = Trait
facet-keyword = Keyword
facet-set = Set
facet-neutral = neutral
facet-gold = { $count } gold
format-standard = tournament, 60 cards
format-core = core box, 45 cards
format-blackwater = The Blackwater, 60 cards
set-houses = House cards
set-core = Core box
set-kings-of-the-sea = Kings of the Sea
set-princes-of-the-sun = Princes of the Sun
set-blackwater = The Blackwater
set-proving = Proving cards
deck-name-landing = King's Landing
deck-name-blackwater = The Blackwater
deck-name-core = Core box
deck-name-raiders = Raiders of the Iron Islands
deck-name-patience = Patience of Dorne
ruling-faq = { $text } (the publisher's answer)
ruling-reading = { $text } (our reading)
