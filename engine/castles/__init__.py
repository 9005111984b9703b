"""Battle of the Castles: creatures of four races between castles on a grid (docs/castles.md)."""

COMPILED = (
    *("board", "dying", "effects", "legal", "match", "playing", "reach", "state", "turn"),
    "evaluation",
)
"""The modules in which a search spends its time (`compiling.py`)."""
