"""How people have done: profiles, histories, tables of ratings, seasons."""

from bot.results import history, profile, ranking
from bot.results.compare import compare_command
from bot.results.history import history_command
from bot.results.posting import ResultPosts, can_post_results, check_results_channel
from bot.results.profile import profile_command, show_profile
from bot.results.ranking import ranking_command
from bot.results.seasons import Seasons, check_role, role_fault

ACTS = (profile.ACTS, history.ACTS, ranking.ACTS)
COMMANDS = (profile_command, history_command, ranking_command, compare_command)

__all__ = [
    "ACTS",
    "COMMANDS",
    "ResultPosts",
    "Seasons",
    "can_post_results",
    "check_results_channel",
    "check_role",
    "role_fault",
    "show_profile",
]
