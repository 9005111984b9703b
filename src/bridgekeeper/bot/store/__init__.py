"""What is kept: challenges, matches and their moves, in SQLite or PostgreSQL."""

from .store import Store, VersionConflict
from .tables import Challenge, Match, Move, Seat

__all__ = ["Challenge", "Match", "Move", "Seat", "Store", "VersionConflict"]
