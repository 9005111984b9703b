"""Duel of Two Worlds: champions and spells between two portals (docs/two-worlds.md)."""

COMPILED = (
    *("attacking", "board", "casting", "falling", "match", "moving", "picking", "state"),
    *("strength", "turn", "evaluation"),
)
"""The modules in which a search spends its time (`compiling.py`)."""
