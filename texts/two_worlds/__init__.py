"""Descriptions of events of Duel of Two Worlds."""
