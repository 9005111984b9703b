# Drafts, decks that people bring, and champions at a table

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
draft-order = { $count } cards are turned up at once and taken in this order: { $order }.
draft-next-begins = In the next round the next player begins.
draft-rest = What nobody takes goes to the AI.
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

constructed-open = 🃏 Everybody brings { $count } different cards, unseen. When all are there, the decks are shown.
constructed-bans = 🃏 Everybody brings { $count } different cards, unseen. Then cards are shown and banned: eight stay.
constructed-bring = ▶ { $player }: put your deck together with **{ $button }**.
constructed-ban = ▶ { $player }, ban **{ $count ->
    [one] a card
   *[other] { $count } cards
}** of the other player.
constructed-prompt-bring = **Your deck** · { $count } of { $full } cards. Choose the next one.
constructed-prompt-ban = **Your ban** · choose { $count ->
    [one] a card
   *[other] { $count } cards
} of the other player.

champions-about = 👑 Everybody names a champion, unseen: a creature that isn’t in their own deck. It stands beside the cards and is always available.
champions-status = ▶ { $player }: name your champion with **{ $button }**.
champions-prompt = **Your champion** · choose a creature.

bring-saved = Bring one of your decks
bring-ready = Bring a deck of the Initiation Pack
bring-done = You bring { $deck }.
refused-bring-over = Decks can’t be brought any more.
refused-bring-no-deck = There is no such deck any more.
refused-bring-unfit = This deck can’t be brought here. { $fault }
refused-bring-others = You have brought { $cards } already, and this deck goes without. Bring the other cards one by one.
