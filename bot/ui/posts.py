"""Public messages that the bot sends without an interaction."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from enum import Enum, auto
from hashlib import blake2s
from typing import Any

import discord
import structlog

from bot.faults import describe_fault, is_refusal_of_discord
from bot.ui.client import Client
from bot.ui.refusals import Scope, is_gone, scope_of

log = structlog.get_logger()

NOT_FOUND = 404
LOOKED_THROUGH = 100
"""How many messages are searched for one that may have been sent."""
CLOCKS_APART = timedelta(minutes=5)
"""How far Discord's clock may be behind ours."""


class Edit(Enum):
    """The result of an edit."""

    DONE = auto()
    REFUSED = auto()
    """This message can't be edited now, for example in an archived thread; a new one can be sent.
    """
    GONE = auto()
    """The message no longer exists."""


def make_nonce(*facts: object) -> str:
    """Return a nonce of at most 25 characters, made from these facts.

    If the bot stops before it learns that the message was sent, Discord recognises a second attempt
    with the same facts and doesn't post it twice.
    """
    return blake2s("/".join(map(str, facts)).encode(), digest_size=12).hexdigest()


async def find_sent(
    client: Client,
    channel: discord.PartialMessageable,
    since: datetime,
    is_it: Callable[[discord.Message], bool],
) -> discord.Message | None:
    """Find the message that an attempt since then sent before it died.

    None if there is none, or the bot can't look: then only the nonce protects.
    """
    after = discord.Object(discord.utils.time_snowflake(since - CLOCKS_APART))
    try:
        async for message in channel.history(limit=LOOKED_THROUGH, after=after):
            if message.author.id == client.me.id and is_it(message):
                return message
    except discord.HTTPException as fault:
        if scope_of(fault) is not Scope.PLACE:
            raise
    return None


def custom_ids(components: Any) -> Iterator[str]:
    """Yield the custom ids of the components of a message, and of those inside them."""
    for component in components:
        yield str(getattr(component, "custom_id", None))
        yield from custom_ids(getattr(component, "children", ()))


def allow_mentions(people: Iterable[int], role_id: int | None = None) -> discord.AllowedMentions:
    """Return a setting with which a message pings only these users, and this role if any (ids)."""
    users = [discord.Object(user) for user in sorted(people)]
    roles = [discord.Object(role_id)] if role_id is not None else False
    return discord.AllowedMentions(everyone=False, roles=roles, users=users)


async def edit_message(
    client: Client,
    channel: discord.PartialMessageable,
    message_id: int,
    view: discord.ui.LayoutView,
    files: Sequence[discord.File] | None = None,
) -> Edit:
    """Edit a message; an old one waits for its turn (`bot/old_edits.py`).

    Without `files` it keeps its attachments. Raises `discord.HTTPException` if Discord fails or
    refuses everything in this channel: then the edit is still owed.
    """
    attachments = discord.utils.MISSING if files is None else files
    await client.old_edits.turn(channel.id, message_id)
    edit = channel.get_partial_message(message_id).edit
    return await _change(client, channel, message_id, edit(view=view, attachments=attachments))


async def edit_owed(
    client: Client,
    channel: discord.PartialMessageable,
    message_id: int,
    view: discord.ui.LayoutView | None,
    event: str,
    files: Sequence[discord.File] | None = None,
    **facts: int,
) -> Edit:
    """Edit a message, or delete it if `view` is None, unless it is too early to ask Discord again.

    Args:
        client: The client.
        channel: The channel of the message.
        message_id: Id of the message.
        view: The new content, or None to delete the message.
        event: Event of the log line that says why it failed, once for failures in a row.
        files: The new attachments; None: it keeps its own.
        facts: Further facts for that line.

    Returns:
        REFUSED if the edit is still owed; GONE if the message or its channel no longer exists.
            Faults
        of Discord are never raised.
    """
    refusals = client.refusals
    if refusals.is_blocked(channel.id) or refusals.is_blocked(message_id):
        return Edit.REFUSED
    try:
        if view is None:
            edit = await delete_message(client, channel, message_id)
        else:
            edit = await edit_message(client, channel, message_id, view, files)
    except Exception as fault:
        if not is_refusal_of_discord(fault):
            raise
        place = {"channel": channel.id, "guild": channel.guild_id or 0}
        _log_once(client, message_id, event, fault, {**facts, **place})
        refusals.put_off(fault, message_id, channel.guild_id)
        return Edit.GONE if is_gone(fault) else Edit.REFUSED
    if edit is Edit.REFUSED:
        refusals.block(message_id, guild_id=channel.guild_id)
    else:
        refusals.accept(message_id)
    return edit


async def write_to(
    client: Client, user_id: int, view: discord.ui.LayoutView, nonce: str, event: str, **facts: int
) -> Scope | None:
    """Send a direct message; return None, or the scope of Discord's refusal.

    A refused message is still owed, unless the scope is PERSON, and it is too early to try again
    now. A log line with this `event` and `facts` says why, once for refusals in a row.
    """
    try:
        user = await client.fetch_user(user_id)
        await user.send(view=view, nonce=nonce)
    except Exception as fault:
        if not is_refusal_of_discord(fault):
            raise
        _log_once(client, user_id, event, fault, facts)
        return client.refusals.put_off(fault, user_id)
    client.refusals.accept(user_id)
    return None


def _log_once(
    client: Client, about: int, event: str, fault: Exception, facts: Mapping[str, int]
) -> None:
    """Log the first of several refusals in a row."""
    if client.refusals.find(about) is None:
        log.info(event, **facts, **describe_fault(fault))


async def delete_message(
    client: Client, channel: discord.PartialMessageable, message_id: int
) -> Edit:
    """Delete a message of the bot if it still exists. Raises as `edit_message` does."""
    delete = channel.get_partial_message(message_id).delete
    return await _change(client, channel, message_id, delete())


async def _change(
    client: Client,
    channel: discord.PartialMessageable,
    message_id: int,
    change: Coroutine[Any, Any, Any],
) -> Edit:
    try:
        with client.refusals.noting(channel.id, channel.guild_id, edits=True):
            await change
    except discord.HTTPException as fault:
        if scope_of(fault) not in (Scope.MESSAGE, Scope.REQUEST):
            raise
        place = {"channel": channel.id, "guild": channel.guild_id or 0}
        log.info("message not changed", message=message_id, **place, **describe_fault(fault))
        return Edit.GONE if fault.status == NOT_FOUND else Edit.REFUSED
    return Edit.DONE
