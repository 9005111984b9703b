"""Decide who can be brought together: asked wherever users meet, in one place.

A block works in both directions and in all servers. Only the user who made it hears of it.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.app import Interaction
from bot.errors import Refusal


async def check_together(interaction: Interaction, others: Iterable[int]) -> None:
    """Raise `Refusal` if one of these users and the acting user have blocked each other.

    The acting user hears only of their own blocks; otherwise the refusal gives no reason.
    """
    client, user_id = interaction.client, interaction.user.id
    blocks = await client.store.blocks.between(user_id, [*others])
    for block in blocks:
        if block.blocker_id == user_id:
            facts = {"player": f"<@{block.blocked_id}>", "command": client.mention("block")}
            raise Refusal("refused-blocked", **facts)
    if blocks:
        raise Refusal("refused-together")


async def without_blocks(interaction: Interaction, others: Iterable[int]) -> list[int]:
    """Return those of these users who have no block between them and the acting user."""
    user_id, people = interaction.user.id, [*others]
    blocks = await interaction.client.store.blocks.between(user_id, people)
    apart = {each for block in blocks for each in (block.blocker_id, block.blocked_id)}
    return [each for each in people if each not in apart]
