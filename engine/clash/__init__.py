"""Clash of Decks. Rule numbers in this package are those of docs/rules (clash-of-decks.md)."""

COMPILED = (
    *("abilities", "actions", "ai", "ai_deck", "assault", "auras", "battle", "blows"),
    *("champion", "endings", "game_ai.evaluation", "puzzles.bound", "puzzles.task"),
    *("reinforcement", "returning", "rules", "seating", "state", "stronghold", "summoning", "turn"),
)
"""The modules in which a search spends its time (`compiling.py`)."""
