"""Learning in Discord: courses, the help on each game, comments in practice, reviews.

And pages that come of what was missed in matches.
"""

from bot.learning import course, greeting, help, review
from bot.learning.coach import Coach
from bot.learning.collecting import Collector
from bot.learning.course import learn_buttons, learn_command, way_to_learn
from bot.learning.greeting import Welcomes, offer_course
from bot.learning.help import cover_of, find_rules, show_help, show_rules
from bot.learning.review import Analyses, show_review

__all__ = [
    "ACTS",
    "Analyses",
    "Coach",
    "Collector",
    "Welcomes",
    "cover_of",
    "find_rules",
    "learn_buttons",
    "learn_command",
    "offer_course",
    "show_help",
    "show_review",
    "show_rules",
    "way_to_learn",
]

ACTS = (course.ACTS, greeting.ACTS, help.ACTS, review.ACTS)
