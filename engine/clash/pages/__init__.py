"""Pages of Clash of Decks: their goals, what counts as an idea, and where pages are found."""
