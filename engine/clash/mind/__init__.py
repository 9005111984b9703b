"""What the house knows of playing Clash of Decks: worth, guesses, sensible cards."""
