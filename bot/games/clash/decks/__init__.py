"""Decks that users save, valid on all servers: `/deck`."""
