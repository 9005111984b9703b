"""What the bot knows of playing Clash of Decks: worth, guesses, sensible cards."""
