# What people agree on before they play Clash of Decks

game-clash = Clash of Decks
deck-accept-random = Accept (random deck)
deck-accept = Accept with a deck of your choice
deck-question = Choose your deck
choice-preconstructed = Preconstructed decks
choice-draft = Draft
choice-constructed = Constructed decks
choice-mutation = Mutation league
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

help-text =
    ## Clash of Decks in one minute
    🂠 **Your deck is your hand.** You hold eight cards in an order that you can’t change, and your *stronghold* among them. The cards to its right are its health; the number of cards in hand is your mana each turn.
    ▶️ **Your turn.** Play any of your four leftmost cards that you can pay: creatures go to the rear of the upper or lower lane, incantations hit a creature at once. Then end your turn: every creature that was there before attacks by itself, upper lane first, each lane from the rear to the bridge. It hits the first enemy creature of its lane or, when the lane is empty, the stronghold.
    💥 **Damage** moves the stronghold to the right. At the right end the bastion falls and the fort begins anew at the left; when the fort falls, the match is lost. Creatures that die return to the right end of their owner’s hand, and so heal.
    🎮 **To play:** { $duel } challenges somebody, { $practice } plays against me. **My hand** under the board shows your cards with buttons for everything you can do; { $play } and { $end } do the same. { $card } and { $ability } explain any card.
    👥 **More ways to play.** { $draft } opens a draft, { $lobby } a table for two or four, { $league } a league of mutants. { $solo } is a game against an AI of your making. { $deck } keeps your decks.
    🧩 **Puzzles.** { $daily } is today’s page of this server, { $random } one that fits you.
