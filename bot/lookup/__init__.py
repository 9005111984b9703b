"""Looking things up: cards, abilities, help."""
