"""`/motion`: how the player's panel shows moves, as animations or still images."""

from __future__ import annotations

from discord import app_commands

from bot.app import Interaction
from bot.store import Motion
from bot.ui.commands import choices, command
from bot.ui.replies import notify, texts_for

_AS_HERE = "here"


@command("command-motion")
@app_commands.choices(
    motion=choices([*((word, f"motion-{word}") for word in Motion), (_AS_HERE, "motion-here")])
)
async def motion_command(interaction: Interaction, motion: str) -> None:
    """Set it for the player in all servers."""
    texts, user_id = texts_for(interaction), interaction.user.id
    settled = None if motion == _AS_HERE else Motion(motion)
    await interaction.client.store.users.set_motion(user_id, settled)
    await notify(interaction, texts("motion-set", choice=texts(f"motion-{settled or _AS_HERE}")))


COMMANDS = (motion_command,)
