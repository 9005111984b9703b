"""Live matches: positions, players and clocks; every move is submitted here."""

from bot.matches.live import LiveMatch
from bot.matches.manager import LosesTheMatch, MatchManager, MoveRefused
from bot.matches.ready import UnreadableMatch
from bot.matches.session import Chapter

__all__ = [
    "Chapter",
    "LiveMatch",
    "LosesTheMatch",
    "MatchManager",
    "MoveRefused",
    "UnreadableMatch",
]
