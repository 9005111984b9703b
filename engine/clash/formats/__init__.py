"""Formats: how the decks of a match come about (clash-of-decks.md 8, 11).

Each is a game of its own with the face of `engine.core`. It ends without a winner, and what it
`prepared()` says what comes next: the set-up of a match, or of the next format.
"""
