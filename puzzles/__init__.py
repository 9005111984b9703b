"""The grimoire: puzzles, the judge of answers, the solver, the miner, and the built-in puzzles.

The solver proves puzzles, the miner finds them (docs/grimoire.md).
"""

from engine import compiled as compiled  # decides whether later modules are loaded compiled

COMPILED = ("node", "search", "solver", "chances")
"""The modules in which a search spends its time (`compiling.py`)."""
