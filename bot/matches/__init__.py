"""Live matches: positions, players and clocks; every move is submitted here."""

from bot.matches.live import LiveMatch
from bot.matches.manager import LosesTheMatch, MatchManager, MoveRefused
from bot.matches.ready import UnreadableMatch
from bot.matches.session import Turn

__all__ = [
    "LiveMatch",
    "LosesTheMatch",
    "MatchManager",
    "MoveRefused",
    "Turn",
    "UnreadableMatch",
]
