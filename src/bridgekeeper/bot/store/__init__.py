"""What is kept: challenges, matches and their moves, the grimoire, in SQLite or PostgreSQL."""

from .dailies import DailyStore, Rank, Statistics, Streak
from .grimoire import AttemptOutcome, GrimoireStore, page_from
from .grimoire_tables import Attempt, Daily, GrimoireServer, Solving, StoredPage
from .store import Store, VersionConflict
from .tables import Challenge, Match, Move, Seat

__all__ = [
    "Attempt",
    "AttemptOutcome",
    "Challenge",
    "Daily",
    "DailyStore",
    "GrimoireServer",
    "GrimoireStore",
    "Match",
    "Move",
    "Rank",
    "Seat",
    "Solving",
    "Statistics",
    "Store",
    "StoredPage",
    "Streak",
    "VersionConflict",
    "page_from",
]
