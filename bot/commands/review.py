"""`/review`: what was missed in a match that is over, and training with it."""

from __future__ import annotations

from discord import app_commands

from bot.app import Interaction
from bot.commands.finding import match_to_replay, of_finished
from bot.grimoire import train_own_misses
from bot.learning import show_review
from bot.ui.commands import command, group_of


@command("command-review-match", which=("option-match", "command-replay-match-about"))
async def review_match(interaction: Interaction, which: str | None = None) -> None:
    """Show who stood better turn by turn in a match that is over, and what was missed."""
    await show_review(interaction, await match_to_replay(interaction, which))


@command("command-review-train")
async def train(interaction: Interaction) -> None:
    """Show what the person missed in an own match and has not found since, the oldest first."""
    await train_own_misses(interaction)


def review_group() -> app_commands.Group:
    """Make `/review` with its commands."""
    group = group_of("command-review")
    for each in (review_match, train):
        group.add_command(each)
    return group


of_finished(review_match)
