"""`/review`: what a player missed in a finished match, and training with it."""

from __future__ import annotations

from bot.app import Interaction
from bot.commands.finding import match_to_replay, of_finished
from bot.grimoire.puzzles import train_own_misses
from bot.learning.review import show_review
from bot.ui.commands import command, group_of

_REVIEW = group_of("command-review")


@command(
    "command-review-match", group=_REVIEW, which=("option-match", "command-replay-match-about")
)
async def review_match(interaction: Interaction, which: str | None = None) -> None:
    """Show the chances turn by turn in a finished match, and what was missed."""
    await show_review(interaction, await match_to_replay(interaction, which))


@command("command-review-train", group=_REVIEW)
async def train(interaction: Interaction) -> None:
    """Show what the player missed in their matches and has not solved since, the oldest first."""
    await train_own_misses(interaction)


of_finished(review_match)
COMMANDS = (_REVIEW,)
