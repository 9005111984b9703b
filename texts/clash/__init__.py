"""Descriptions of events of Clash of Decks."""
