"""Learning in Discord: courses of short lessons."""

from bot.learning.coach import Coach
from bot.learning.course import ACTS, learn_command, way_to_learn

__all__ = ["ACTS", "Coach", "learn_command", "way_to_learn"]
