"""Duel of Two Worlds: champions and spells between two portals (docs/two-worlds.md)."""
