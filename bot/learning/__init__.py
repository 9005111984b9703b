"""Learning in Discord: courses, the help on each game, comments in practice, reviews.

And pages that come of what was missed in matches.
"""
