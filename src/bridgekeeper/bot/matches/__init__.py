"""Matches: what is played, by whom, and the one door through which moves come in."""

from .clock import Clock
from .live import Chapter, LiveMatch
from .manager import LosesTheMatch, MatchManager, MoveRefused
from .ready import UnreadableMatch

__all__ = [
    "Chapter",
    "Clock",
    "LiveMatch",
    "LosesTheMatch",
    "MatchManager",
    "MoveRefused",
    "UnreadableMatch",
]
