"""Duel of Two Worlds: how it is played in Discord."""
