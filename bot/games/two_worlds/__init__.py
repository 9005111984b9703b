"""Duel of Two Worlds in Discord."""
