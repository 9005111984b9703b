"""The grimoire: pages, the judge of answers, the solver that proves them, the miner that finds
them, and the built-in pages (docs/grimoire.md)."""
