"""Pages of Clash of Decks: their goals, their ideas, and how they are found."""
