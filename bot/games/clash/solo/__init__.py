"""Solo games: one player against the game's AI."""
