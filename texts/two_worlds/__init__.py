"""Duel of Two Worlds: what happens, in words."""
