# Saved decks

own-deck-ready = **The ready-made decks**
button-deck-ready = Ready-made decks
own-deck-list = **Your decks: { $count } of 25**
own-deck-none = You have no deck yet. Save one with { $command }.
deck-line = **{ $name }** · cards: { $count } · average cost { $cost }
own-deck-choose = Look at a deck
deck-facts = Cards: { $count } · average cost { $cost }
deck-card = `{ $cost }` { $card }
deck-fits = ✅ Constructed { $ruleset }
deck-unfit = ❌ Constructed { $ruleset }: { $fault }
deck-fault-count = It needs { $size } cards, this deck has { $count }.
deck-fault-abilities = { $card } has { $abilities }, which these rules don’t know.
deck-saved = 💾 Saved.
deck-same = This deck is saved already.
deck-replaced = 💾 Saved in place of the old cards.
deck-overwrite = You already have a deck **{ $name }**. Do you want to replace its cards?
deck-overwrite-old = **Now**
deck-overwrite-new = **Then**
own-deck-delete-ask = Delete the deck **{ $name }**? This can’t be undone.
own-deck-deleted = 🗑️ **{ $name }** is deleted.
own-deck-shared = 📣 **{ $name }** is shown to everybody here.
own-deck-by = A deck of { $player }
deck-exported = Hand this line on, or the file. Importing takes either.
deck-import-title = Import a deck
deck-import-label = The deck
deck-import-hint = An exported line or file, or the cards, separated by commas or on lines of their own
deck-import-name = Name
deck-copy-title = Save a copy
deck-copy-label = What should your copy be called?
button-deck-share = Share
button-deck-export = Export
button-deck-delete = Delete
button-deck-list = My decks
button-deck-copy = Save a copy
button-deck-replace = Yes, replace
button-deck-forget = Yes, delete

# Refusals

refused-no-such-deck = You have no such deck. Take one from the list.
refused-stale-deck = That button is out of date.
refused-decks-full = You have { $count } decks, that is as many as there is room for. Delete one first.
refused-deck-name = A name has 1 to { $longest } characters, and something to see.
refused-deck-needs-name = Tell me a name for the deck as well.
refused-deck-unknown-card = There is no card called “{ $name }”. Separate the cards by commas, please.
refused-deck-which-card = “{ $name }” could be any of several cards: { $cards }.
refused-deck-twice = { $card } is in it twice. A deck has different cards.
refused-deck-count = A deck has 8 cards, or 10 for the older rules 1.0. This one has { $count }.
refused-deck-older = A deck of 10 is for the older rules 1.0. { $fault }
refused-deck-one-source = Give me the text or the file, not both.
refused-deck-file = I can’t read this deck: { $fault }
refused-deck-file-too-large = This file is too large: a deck has { $largest } KiB at most.

# Commands. Names: lower case, no spaces. Descriptions: at most 100 characters.

command-deck = deck
command-deck-about = Your saved decks
command-deck-save = save
command-deck-save-about = Save a deck of eight cards, or ten for the older rules 1.0
command-deck-show = show
command-deck-show-about = Your decks, or the one that you name
command-deck-import = import
command-deck-import-about = Save a deck that was exported
command-deck-name = name
command-deck-name-about = The name of the deck (leave it out for all of them)
command-deck-name-new-about = What the deck should be called
command-deck-name-other-about = Another name than the exported one
command-deck-cards = cards
command-deck-cards-about = The cards, separated by commas
command-deck-text = text
command-deck-text-about = The exported line
command-deck-file = file
command-deck-file-about = The exported file
