"""Battle on the Bald Mountain: mages at four altars of spells (docs/bald-mountain.md)."""

COMPILED = (
    "answering",
    "attacks",
    "battle",
    "doable",
    "effects",
    "endings",
    "resolving",
    "state",
    "turn",
    "worth",
)
"""The modules that a search spends its time in (`compiling.py`)."""
