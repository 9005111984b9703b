"""Battle on the Bald Mountain: mages at four altars of spells (docs/bald-mountain.md)."""

COMPILED = (
    *("answering", "attacks", "battle", "doable", "effects", "endings", "resolving", "state"),
    *("turn", "evaluation"),
)
"""The modules in which a search spends its time (`compiling.py`)."""
