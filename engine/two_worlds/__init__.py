"""Duel of Two Worlds: champions and spells between two portals (docs/two-worlds.md)."""

COMPILED = (
    "attacking",
    "board",
    "casting",
    "falling",
    "match",
    "moving",
    "picking",
    "state",
    "strength",
    "turn",
    "worth",
)
"""The modules that a search spends its time in (`compiling.py`)."""
