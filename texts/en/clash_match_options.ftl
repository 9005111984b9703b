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
terms-preconstructed = Each player uses one of the four Initiation Pack decks.
terms-draft = Cards are revealed and picked in turn until the decks are complete. Then you play with them.
terms-constructed = Each player brings a deck of { $count } cards of their choice.
terms-mutation = Four people draft, choose eight of their 16 cards, and play six duels each. Between the duels their creatures mutate.
terms-ruleset = Ruleset { $ruleset }
terms-sets = { $count ->
    [one] set: { $sets }
   *[other] sets: { $sets }
}
terms-all-sets = cards from all sets
terms-two-sets = two sets, drawn when it starts
terms-champion = each player has a champion
terms-fatigue = fatigue from the 9th turn on
terms-ai = AI: { $ai }
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
refused-terms-coop = Games against two AIs use drafted decks: choose the draft format.
refused-terms-draft-ruleset = Drafts are played by ruleset 1.2.
refused-terms-constructed-ai = Constructed decks aren’t played against AIs.
refused-terms-constructed-duel = By ruleset 1.0, constructed decks are for duels only.
refused-terms-mutation = The mutation league is four people’s duels by ruleset 1.2: leave mode and ruleset out.
refused-terms-no-sets = Sets are for drafts only: remove them here.
refused-terms-set-twice = You named the same set twice.
refused-terms-set-ruleset = Ruleset 1.0 knows only the cards of the Initiation Pack.
refused-terms-two-sets = The mutation league needs exactly two sets. Name none, and two are drawn.
refused-terms-more-sets = This draft needs { $count } cards, and these sets have { $cards }. Name more sets.
refused-terms-no-ai = There is no AI in this mode: leave the level out.
refused-terms-champion = The quick game against the AI has no champions: choose a level.
refused-terms-level = Choose a level from { $first } to { $last }.
refused-terms-points = These settings of the AI don’t spend exactly the points of its level.
