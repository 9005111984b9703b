"""Learning in Discord: courses of short lessons."""

from bot.learning import course, greeting
from bot.learning.coach import Coach
from bot.learning.course import learn_buttons, learn_command, way_to_learn
from bot.learning.greeting import offer_course, welcome

__all__ = [
    "ACTS",
    "Coach",
    "learn_buttons",
    "learn_command",
    "offer_course",
    "way_to_learn",
    "welcome",
]

ACTS = (course.ACTS, greeting.ACTS)
