"""Solo: one person against the AI of the game."""
