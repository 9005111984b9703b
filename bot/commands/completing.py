"""What is offered while an option of a command is typed."""

from __future__ import annotations

from discord import app_commands

from bot.games.clash.preconstructed import deck_choices
from bot.ui.door import Choices
from bot.ui.replies import Interaction, texts_for


def matching(typed: str, options: list[tuple[str, str]]) -> Choices:
    """Of options, each a label and a value, those that can be meant."""
    wanted = typed.strip().lower()
    return [
        app_commands.Choice(name=label[:100], value=value)
        for label, value in options
        if wanted in label.lower() or wanted == value
    ][:25]


async def decks(interaction: Interaction, typed: str) -> Choices:
    """The preconstructed decks that somebody can begin a match with."""
    return matching(
        typed,
        [
            (f"{each.label}: {each.about}" if each.about else each.label, each.id)
            for each in deck_choices(texts_for(interaction))
        ],
    )
