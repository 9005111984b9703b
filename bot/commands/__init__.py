"""The slash commands that every game shares."""
