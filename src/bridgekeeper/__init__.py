"""Bridgekeeper: card duels, daily puzzles and drafts on Discord."""

__version__ = "0.1.0"
