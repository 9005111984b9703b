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
ruleset-usual = 1.2 (the usual one)
ruleset-first = 1.0 (the first edition)
terms-preconstructed = Everybody plays one of the four decks of the Initiation Pack.
terms-draft = Cards are turned up and taken in turn until the decks are complete. Then you play with them.
terms-constructed = Everybody brings a deck of { $count } cards of their own choice.
terms-mutation = Four people draft, choose eight of their 16 cards, and play six duels each. Between the duels their creatures mutate.
terms-ruleset = Ruleset { $ruleset }
terms-sets = { $count ->
    [one] set: { $sets }
   *[other] sets: { $sets }
}
terms-all-sets = cards from all sets
terms-two-sets = two sets, drawn when it starts
terms-champion = everybody has a champion
terms-fatigue = fatigue from the 9th turn on
terms-ai = AI: { $ai }
option-format = format
option-format-about = How the decks come about
option-mode = mode
option-mode-about = Who plays against whom (leave it out for a duel)
option-deck = deck
option-deck-about = Your preconstructed deck (leave it out for a random one)
option-ruleset = ruleset
option-ruleset-about = The edition of the rules (leave it out for 1.2)
option-sets = sets
option-sets-about = For a draft: one set, or several with commas in between (leave it out for all sets)
option-champion = champion
option-champion-about = Everybody chooses a creature that stands beside the deck
option-fatigue = fatigue
option-fatigue-about = From the 9th turn on you lose a card each turn
option-level = level
option-level-about = How strong the AIs are (leave it out for the quick game)
deck-taken = Somebody else plays this deck already. Choose another one.

# Options of one command alone

command-practice-deck = deck
command-practice-deck-about = Your deck (leave it out for a random one; mine is random)
command-solo-deck-about = Your deck, or a draft (leave it out for a random deck)

# Refusals

refused-unknown-deck = There is no deck “{ $deck }”. Take one from the list.
refused-deck-not-here = You can choose a deck in advance only with preconstructed decks.
refused-unknown-set = There is no set “{ $set }”. Take one from the list.
refused-terms-coop = Against two AIs you play with drafted decks: choose the draft.
refused-terms-draft-ruleset = Drafts are played by ruleset 1.2.
refused-terms-constructed-ai = Constructed decks aren’t played against AIs.
refused-terms-constructed-duel = By ruleset 1.0, constructed decks are for duels only.
refused-terms-mutation = The mutation league is four people’s duels by ruleset 1.2: leave mode and ruleset out.
refused-terms-no-sets = Sets are for drafts only: leave them out here.
refused-terms-set-twice = You have named a set twice.
refused-terms-set-ruleset = Ruleset 1.0 knows only the cards of the Initiation Pack.
refused-terms-two-sets = The mutation league needs exactly two sets. Name none, and two are drawn.
refused-terms-more-sets = This draft needs { $count } cards, and these sets have { $cards }. Name more sets.
refused-terms-no-ai = There is no AI in this mode: leave the level out.
refused-terms-champion = In the quick game against the AI there are no champions: choose a level.
refused-terms-level = Choose a level from { $first } to { $last }.
refused-terms-points = These settings of the AI don’t spend exactly the points of its level.
