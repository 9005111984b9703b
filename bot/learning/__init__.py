"""Learning in Discord: courses of short lessons, the help on each game, comments in practice."""

from bot.learning import course, greeting, help
from bot.learning.coach import Coach
from bot.learning.course import learn_buttons, learn_command, way_to_learn
from bot.learning.greeting import offer_course, welcome
from bot.learning.help import cover_of, find_rules, show_help, show_rules

__all__ = [
    "ACTS",
    "Coach",
    "cover_of",
    "find_rules",
    "learn_buttons",
    "learn_command",
    "offer_course",
    "show_help",
    "show_rules",
    "way_to_learn",
    "welcome",
]

ACTS = (course.ACTS, greeting.ACTS, help.ACTS)
