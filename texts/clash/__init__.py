"""Clash of Decks: what happens, in words."""
