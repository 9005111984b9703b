"""The grimoire: puzzles, the judge of answers, the solver, the miner, and the built-in puzzles.

The solver proves puzzles, the miner finds them (docs/grimoire.md).
"""
