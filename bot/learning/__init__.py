"""Learning in Discord: courses, help on each game, comments in practice, reviews.

Also puzzles made from what players missed in matches.
"""
