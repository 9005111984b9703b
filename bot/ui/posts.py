"""Messages that the bot sends for everybody, of its own accord."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum, auto
from hashlib import blake2s

import discord
import structlog

from bot.faults import describe_fault
from bot.ui.client import Client

log = structlog.get_logger()

REFUSED = (400, 403, 404)
"""Statuses with which Discord says that a message or a channel is gone, in an archive, or not for
the bot."""
NOT_FOUND = 404


class Edit(Enum):
    """What has become of an edit.

    It is made; Discord refuses it as things are; or the message does not exist any more.
    """

    DONE = auto()
    REFUSED = auto()
    GONE = auto()


def make_nonce(*facts: object) -> str:
    """Name a message by these facts, in at most 25 characters.

    Should the bot die before it hears of the message, Discord takes a second attempt with these
    facts for one and the first message.
    """
    return blake2s("/".join(map(str, facts)).encode(), digest_size=12).hexdigest()


def allow_mentions(people: Iterable[int]) -> discord.AllowedMentions:
    """Let these people (user ids) be pinged, and nobody else."""
    users = [discord.Object(user) for user in sorted(people)]
    return discord.AllowedMentions(everyone=False, roles=False, users=users)


async def edit_message(
    client: Client,
    channel: discord.PartialMessageable,
    message_id: int,
    view: discord.ui.LayoutView,
    files: Sequence[discord.File] | None = None,
) -> Edit:
    """Bring a message up to date, in its turn where it is an old one (`bot/old_edits.py`).

    Without `files` it keeps those that it has.
    """
    attachments = discord.utils.MISSING if files is None else files
    await client.old_edits.turn(channel.id, message_id)
    try:
        await channel.get_partial_message(message_id).edit(view=view, attachments=attachments)
    except discord.HTTPException as fault:
        if fault.status not in REFUSED:
            raise
        log.info(
            "message not edited", message=message_id, **_place(channel), **describe_fault(fault)
        )
        return Edit.GONE if fault.status == NOT_FOUND else Edit.REFUSED
    return Edit.DONE


async def delete_message(channel: discord.PartialMessageable, message_id: int) -> None:
    """Take a message of the bot away, if it is still there and within reach."""
    try:
        await channel.get_partial_message(message_id).delete()
    except discord.HTTPException as fault:
        if fault.status not in REFUSED:
            raise
        log.info(
            "message not deleted", message=message_id, **_place(channel), **describe_fault(fault)
        )


def _place(channel: discord.PartialMessageable) -> dict[str, int]:
    guild = {} if channel.guild_id is None else {"guild": channel.guild_id}
    return {**guild, "channel": channel.id}
