"""The grimoire: pages, the judge of answers, the solver, the miner, and the built-in pages.

The solver proves pages, the miner finds them (docs/grimoire.md).
"""
