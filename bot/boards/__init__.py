"""The boards of matches in Discord, and the private panels on which players choose."""
