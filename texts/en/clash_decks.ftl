# Saved decks

own-deck-ready = **The ready-made decks**
button-deck-ready = Ready-made decks
own-deck-list = **Your decks: { $count } of 25**
own-deck-none = You have no deck yet. Save one with { $command }.
deck-line = **{ $name }** · cards: { $count } · average cost { $cost }
own-deck-choose = View a deck
deck-facts = Cards: { $count } · average cost { $cost }
deck-card = `{ $cost }` { $card }
deck-fits = ✅ Constructed { $ruleset }
deck-unfit = ❌ Constructed { $ruleset }: { $fault }
deck-fault-count = It needs { $size } cards, this deck has { $count }.
deck-fault-abilities = { $card } has { $abilities }, which this ruleset doesn’t have.
deck-saved = 💾 Saved.
deck-same = This deck is saved already.
deck-replaced = 💾 Saved in place of the old cards.
deck-overwrite = You already have a deck called **{ $name }**. Replace its cards?
deck-overwrite-old = **Now**
deck-overwrite-new = **After**
own-deck-delete-ask = Delete the deck **{ $name }**? This can’t be undone.
own-deck-deleted = 🗑️ **{ $name }** is deleted.
own-deck-shared = 📣 Posted **{ $name }** in the channel.
own-deck-by = { $player }’s deck
deck-exported = Share this line or the file. You can import either.
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
button-deck-forget = Delete

# Refusals

refused-no-such-deck = You have no such deck. Take one from the list.
refused-stale-deck = That button is out of date.
refused-decks-full = You’ve reached the limit of { $count } decks. Delete one first.
refused-deck-name = A name needs 1 to { $longest } characters, at least one of them visible.
refused-deck-needs-name = Give the deck a name too.
refused-deck-unknown-card = No card is called “{ $name }”. Separate the cards by commas, please.
refused-deck-which-card = “{ $name }” could be any of several cards: { $cards }.
refused-deck-twice = { $card } is in the deck twice. Each card can be in it only once.
refused-deck-count = A deck has 8 cards, or 10 for the older rules 1.0. This one has { $count }.
refused-deck-older = A deck of 10 is for the older rules 1.0. { $fault }
refused-deck-one-source = Give me either the text or the file, not both.
refused-deck-file = I can’t read this deck: { $fault }
refused-deck-file-too-large = This file is too large: a deck has { $largest } KiB at most.

# Commands. Names: lower case, no spaces. Descriptions: at most 100 characters.

command-deck = deck
command-deck-about = Your saved decks
command-deck-save = save
command-deck-save-about = Save a deck of eight cards, or ten for the older rules 1.0
command-deck-show = show
command-deck-show-about = List your decks, or show one
command-deck-import = import
command-deck-import-about = Save a deck that was exported
command-deck-name = name
command-deck-name-about = The name of the deck (default: all of them)
command-deck-name-new-about = What the deck should be called
command-deck-name-other-about = A different name (default: the exported one)
command-deck-cards = cards
command-deck-cards-about = The cards, separated by commas
command-deck-text = text
command-deck-text-about = The exported line
command-deck-file = file
command-deck-file-about = The exported file
