"""Clash of Decks in Discord."""
