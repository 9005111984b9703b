# Drafts, decks that players bring, and champions

story-cards-revealed = 🎴 **Round { $number }**: { $cards }
story-picked = { $player } takes { $cards }
story-last-taken = { $player } gets the last card: { $card }
story-taken-by-ai = 🤖 For the AI: { $cards }
story-card-brought = 📥 Cards brought: { $players }
story-deck-shown = 🃏 { $player }’s cards: { $cards }
story-banned = 🚫 { $player } bans { $card }, a card of { $owner }
story-pick-made = ✅ Picked: { $players }
story-packs-passed = ➡️ Every pack goes to the left, with { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in it
story-packs-empty = The last card of each pack stays where it is
story-card-chosen = ✅ Cards chosen for the deck: { $players }
story-laboratory-shown = 🧪 { $player }’s laboratory: { $cards }
story-champion-named = 👑 Champion named: { $players }
story-champion-shown = 👑 { $player }’s champion: { $card }

draft-pool = 🎴 **Draft**: { $count } cards of { $sets }.
draft-sets = { $count } sets
draft-order = { $count } cards are revealed at a time and picked in this order: { $order }.
draft-next-begins = The next player picks first in the next round.
draft-rest = Leftover cards go to the AI.
draft-status = ▶ { $player }, take **{ $count ->
    [one] a card
   *[other] { $count } cards
}**.
draft-prompt = **Your pick** · take { $count ->
    [one] a card
   *[other] { $count } cards
}.
draft-pick = { $card } { $percent } %
draft-pick-instead = the bot: { $card } { $percent } %
draft-pick-for-balance = the bot: { $card } { $percent } %, which suits its other cards better

constructed-open = 🃏 Each player secretly brings { $count } different cards. The decks are revealed when everyone is ready.
constructed-bans = 🃏 Each player secretly brings { $count } different cards. Then the cards are revealed and banned: eight remain.
constructed-bring = ▶ { $player }: press **{ $button }** to build your deck.
constructed-ban = ▶ { $player }, ban **{ $count ->
    [one] a card
   *[other] { $count } cards
}** of the other player.
constructed-prompt-bring = **Your deck** · { $count } of { $full } cards. Choose the next one.
constructed-prompt-ban = **Your ban** · choose { $count ->
    [one] a card
   *[other] { $count } cards
} of the other player.

champions-about = 👑 Each player secretly names a champion: a creature that isn’t in their own deck. It waits next to the cards and is always available.
champions-status = ▶ { $player }: press **{ $button }** to name your champion.
champions-prompt = **Your champion** · choose a creature.

bring-saved = Use one of your decks
bring-ready = Use an Initiation Pack deck
bring-done = You’re playing { $deck }.
refused-bring-over = It’s too late to bring a deck.
refused-bring-no-deck = That deck no longer exists.
refused-bring-unfit = You can’t use this deck here. { $fault }
refused-bring-others = You’ve already brought { $cards }, which this deck doesn’t have. Choose the other cards one by one.
