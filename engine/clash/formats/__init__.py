"""Formats: ways to choose the decks of a match (clash-of-decks.md 8, 11).

Each is a game that implements `engine.core`. It ends without a winner, and `prepared()` returns
what comes next: the set-up of a match, or of the next format.
"""
