"""Decks that people save, over all servers: `/deck`."""
