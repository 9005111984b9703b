"""The game AI of Clash of Decks: evaluation, hidden information, choice of cards."""
