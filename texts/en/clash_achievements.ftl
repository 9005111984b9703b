# What users can achieve in Clash of Decks

achievement-clash-last-health = Last health
achievement-clash-last-health-about = Win with 1 health left in your fort.
achievement-clash-no-losses = No losses
achievement-clash-no-losses-about = Win without any creature on your side being destroyed.
achievement-clash-bastion = Bastion intact
achievement-clash-bastion-about = Win while your bastion still stands.
achievement-clash-quick = Quick win
achievement-clash-quick-about = Win on turn 8 or earlier.
achievement-clash-empty-hand = Empty hand
achievement-clash-empty-hand-about = Win because your opponent has no card left in hand.
achievement-clash-fatigue = Fatigue
achievement-clash-fatigue-about = Win because fatigue takes your opponent’s card.
achievement-clash-set = A whole set
achievement-clash-set-about = Win with every card of one set, in as many matches as you like.
achievement-clash-many-cards = A hundred cards
achievement-clash-many-cards-about = Win with 100 different cards, in as many matches as you like.
achievement-clash-gem = Gem
achievement-clash-gem-about = Solve a puzzle of the Gems on the first try, without a hint.
