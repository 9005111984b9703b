"""Learning in Discord: courses of short lessons."""

from bot.learning.course import ACTS, learn_buttons, learn_command, way_to_learn

__all__ = ["ACTS", "learn_buttons", "learn_command", "way_to_learn"]
