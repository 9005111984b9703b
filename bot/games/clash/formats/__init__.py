"""The formats of Clash of Decks at a table in Discord."""
