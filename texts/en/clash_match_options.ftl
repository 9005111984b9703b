# What people agree on before they play Clash of Decks

game-clash = Clash of Decks
about-clash = Creatures fight in two lanes. Your cards in hand are your health.
deck-accept-random = Accept (random deck)
deck-accept = Choose a deck and accept
deck-question = Choose your deck
choice-preconstructed = Preconstructed decks
choice-draft = Draft
choice-constructed = Constructed decks
choice-mutation = Mutation league
mode-solo = alone against an AI
mode-duel = duel
mode-free-for-all = free-for-all
mode-two-against-two = two against two
mode-coop = together against two AIs
ruleset-usual = 1.2 (default)
ruleset-first = 1.0 (the first edition)
settings-preconstructed = Each player uses one of the four Initiation Pack decks.
settings-draft = Cards are revealed and picked in turn until the decks are complete. Then you play with them.
settings-constructed = Each player brings a deck of { $count } cards of their choice.
settings-mutation = Four people draft, choose eight of their 16 cards, and play six duels each. Between the duels their creatures mutate.
settings-ruleset = Ruleset { $ruleset }
settings-sets = { $count ->
    [one] set: { $sets }
   *[other] sets: { $sets }
}
settings-all-sets = cards from all sets
settings-two-sets = two sets, drawn when it starts
settings-champion = each player has a champion
settings-fatigue = fatigue from the 9th turn on
settings-ai = AI: { $ai }
option-format = format
option-format-about = How the decks are made
option-mode = mode
option-mode-about = Who plays whom (default: a duel)
option-deck = deck
option-deck-about = Your preconstructed deck (default: random)
option-ruleset = ruleset
option-ruleset-about = Which edition of the rules (default: 1.2)
option-sets = sets
option-sets-about = For a draft: one set, or several separated by commas (default: all sets)
option-champion = champion
option-champion-about = Each player names a champion to have next to the deck
option-fatigue = fatigue
option-fatigue-about = From the 9th turn on you lose a card each turn
option-level = level
option-level-about = How strong the AIs are (default: the quick game)
deck-taken = Another player already has this deck. Choose a different one.

# Options of one command alone

command-practice-deck = deck
command-practice-deck-about = Your deck (default: random; mine is random)
command-solo-deck-about = Your deck, or a draft (default: a random deck)

# Refusals

refused-unknown-deck = No deck is called “{ $deck }”. Choose one from the list.
refused-deck-not-here = You can only choose a deck in advance when you play preconstructed decks.
refused-unknown-set = No set is called “{ $set }”. Choose one from the list.
refused-settings-coop = Games against two AIs use drafted decks: choose the draft format.
refused-settings-draft-ruleset = Drafts are played by ruleset 1.2.
refused-settings-constructed-ai = Constructed decks aren’t played against AIs.
refused-settings-constructed-duel = By ruleset 1.0, constructed decks are for duels only.
refused-settings-mutation = The mutation league is four people’s duels by ruleset 1.2: leave mode and ruleset out.
refused-settings-no-sets = Sets are for drafts only: remove them here.
refused-settings-set-twice = You named the same set twice.
refused-settings-set-ruleset = Ruleset 1.0 knows only the cards of the Initiation Pack.
refused-settings-two-sets = The mutation league needs exactly two sets. Name none, and two are drawn.
refused-settings-more-sets = This draft needs { $count } cards, and these sets have { $cards }. Name more sets.
refused-settings-no-ai = There is no AI in this mode: leave the level out.
refused-settings-champion = The quick game against the AI has no champions: choose a level.
refused-settings-level = Choose a level from { $first } to { $last }.
refused-settings-points = These settings of the AI don’t spend exactly the points of its level.
