"""The pictures of Clash of Decks: cards, hands and the board."""
