"""The slash commands that all games share."""
