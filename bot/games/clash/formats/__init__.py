"""The formats of Clash of Decks in Discord."""
