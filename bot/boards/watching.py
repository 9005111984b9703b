"""Who may look at a match."""

from __future__ import annotations

from bot.app import Interaction
from bot.errors import Refusal
from bot.matches import LiveMatch
from bot.store import Match
from bot.ui.places import can_look_into, may_look_into


async def watched(interaction: Interaction, match_id: int) -> LiveMatch:
    """Return the match, for whoever may look at it. Raises `Refusal`."""
    match = await interaction.client.matches.get(match_id)
    if not await may_watch(interaction, match):
        raise Refusal("refused-no-such-match")
    return match


async def may_watch(interaction: Interaction, match: LiveMatch) -> bool:
    """Return whether the person who acts may look at a match.

    Those who play it always may; of a private one nobody else; of any other whoever can look, in
    its server, into the channel where it is played.
    """
    if match.seat_of(interaction.user.id) is not None:
        return True
    channel_id = _channel_of(interaction, match.row)
    return _is_here(interaction, match.row) and await may_look_into(interaction, channel_id)


def can_watch(interaction: Interaction, row: Match) -> bool:
    """Return whether somebody who does not play it may, as far as is known without Discord.

    It is for what is offered while people type.
    """
    channel_id = _channel_of(interaction, row)
    return _is_here(interaction, row) and can_look_into(interaction, channel_id) is True


def _is_here(interaction: Interaction, row: Match) -> bool:
    """Return whether it is played before everybody, in the server where the person acts."""
    return not row.private and row.guild_id is not None and row.guild_id == interaction.guild_id


def _channel_of(interaction: Interaction, row: Match) -> int:
    """Return the channel that says who may look.

    A thread that the bot has made is as public as the channel where people met, also when it is in
    an archive or gone: it has the id of the message that it was made from. For whoever is in it
    there is nothing to be asked.
    """
    made = row.channel_id == row.origin_message_id
    inside = row.channel_id == interaction.channel_id
    return row.origin_channel_id if made and not inside else row.channel_id
