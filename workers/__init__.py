"""Worker processes, so that the event loop never waits for solvers and computer players."""

from workers.inside import closing, end_with_parent, give_way, report
from workers.pool import MEMORY_MIB, Progress, Workers, without_ctrl_c
from workers.turns import Asker, Crowded, Turns

__all__ = [
    "MEMORY_MIB",
    "Asker",
    "Crowded",
    "Progress",
    "Turns",
    "Workers",
    "closing",
    "end_with_parent",
    "give_way",
    "report",
    "without_ctrl_c",
]
