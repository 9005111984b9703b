"""Acknowledge every interaction before its handler runs.

Discord waits three seconds for the acknowledgement, and the database may take longer. So each
command, button and form declares how it is acknowledged, and that happens before anything else.
There are three exceptions. A form must be the very first response itself, and the choices offered
while an option is typed have no acknowledgement: both use `wait_for_database`, which does without
an answer that comes too late. A click that changes only a panel may be answered so fast that the
answer is the first response (`answer_first`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from enum import Enum, auto
from functools import wraps
from itertools import islice
from typing import Any, TypeAlias, TypeVar

import aiohttp
import discord
import structlog
from discord import app_commands

from bot.faults import tolerate_discord_faults
from bot.ui.client import Interaction
from bot.ui.names import fold
from bot.ui.refusals import is_too_late
from bot.ui.replies import Layout, age_of, answer_error, is_late, notify, texts_for

Asked = TypeVar("Asked")
Choices: TypeAlias = "list[app_commands.Choice[str]]"
Complete: TypeAlias = "Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, Choices]]"

log = structlog.get_logger()

MOST_OFFERED, LABEL = 25, 100
"""Number of choices that Discord shows, and the maximum length of each label in characters."""
PATIENCE = 1.5
"""Seconds that a form or an autocompletion waits for the database."""

SOON = 0.1
"""Seconds that a handler has to answer at once, before an acknowledgement is sent.

A user sees no difference within this time, and one request to Discord is cheaper than two.
"""


class Answer(Enum):
    """How an interaction is acknowledged before anything else is done."""

    PRIVATE = auto()
    """A message that only the acting user will see; `publish` shows the answer to everyone."""
    UPDATE = auto()
    """The clicked message may change; a command opens a private message."""
    PANEL = auto()
    """A click on the user's own panel changes it, anything else opens a panel."""
    FORM = auto()
    """A form, which the handler opens; what it asks before goes through `wait_for_database`."""
    AT_ONCE = auto()
    """As UPDATE, unless the handler is in time for `answer_first`.

    Until `ensure_acknowledged`, the handler changes nothing but the clicked message.
    """


OPENS_FORM = {"answer": Answer.FORM}
"""The `extras` of a command that opens a form; any other is acknowledged as private."""


async def admit(interaction: Interaction, answer: Answer) -> bool:
    """Acknowledge an interaction; return False if its handler must not run.

    That is so if the interaction can't be acknowledged or the bot is about to stop: then Discord
    shows the user that it failed. It is also so if the host has blocked the user or the server.
    """
    return await _may_come_in(interaction) and await _is_heard(interaction, answer)


async def _may_come_in(interaction: Interaction) -> bool:
    """Return whether the interaction is in time and of no one whom the host has blocked.

    Blocked users read why.
    """
    if interaction.client.stopping or is_late(interaction):
        return False
    if interaction.client.host_blocks.isdisjoint((interaction.user.id, interaction.guild_id)):
        return True
    with tolerate_discord_faults("not told of the block"):
        await notify(interaction, texts_for(interaction)("refused-by-host"))
    return False


async def _is_heard(interaction: Interaction, answer: Answer) -> bool:
    """Acknowledge the interaction; return whether that worked."""
    try:
        await acknowledge(interaction, answer)
    except discord.HTTPException as fault:
        facts = {"status": fault.status, "code": fault.code, "age": age_of(interaction)}
        log.warning("interaction not acknowledged", **facts)
        return False
    except (aiohttp.ClientError, OSError) as fault:  # no connection, or none in time
        log.warning("interaction not acknowledged", kind=type(fault).__name__)
        return False
    if answer is not Answer.FORM:
        interaction.client.metrics.acknowledged(age_of(interaction))
    return True


async def acknowledge(interaction: Interaction, answer: Answer) -> None:
    """Tell Discord that an answer will follow; for a form, do nothing."""
    message = interaction.message
    if answer is Answer.FORM:
        return
    updates = message is not None and (answer is Answer.UPDATE or message.flags.ephemeral)
    if updates and answer is not Answer.PRIVATE:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def publish(
    interaction: Interaction,
    view: discord.ui.LayoutView,
    *,
    files: Sequence[discord.File] = (),
    mentions: discord.AllowedMentions | None = None,
    note: str = "",
) -> int:
    """Send a message to everyone in the channel; return its id.

    If a private answer was announced, it becomes the `note`, or is deleted if there is none:
    Discord requires it to exist before a public message can follow.
    """
    waits = interaction.response.type is discord.InteractionResponseType.deferred_channel_message
    if waits:
        text = note or texts_for(interaction)("published")
        await interaction.edit_original_response(view=Layout(text))
    message = await interaction.followup.send(
        view=view,
        files=[*files],
        allowed_mentions=mentions or discord.AllowedMentions.none(),
        wait=True,
    )
    if waits and not note:
        with suppress(discord.HTTPException):  # what it says is true
            await interaction.delete_original_response()
    return message.id


async def admit_and_run(
    interaction: Interaction, answer: Answer, handler: Callable[[], Awaitable[None]]
) -> None:
    """Acknowledge the interaction, run the handler, and report errors to the user."""
    if answer is Answer.AT_ONCE:
        if not await _may_come_in(interaction):
            return
        interaction.extras[DeferredAcknowledgement] = DeferredAcknowledgement(interaction)
    elif not await admit(interaction, answer):
        return
    try:
        await handler()
        await ensure_acknowledged(interaction)
    except Unanswerable:
        pass
    except Exception as error:
        with suppress(Unanswerable):
            await ensure_acknowledged(interaction)
            await answer_error(interaction, error)
    finally:
        let_go(interaction)


def let_go(interaction: Interaction) -> None:
    """Let an answered interaction be freed once no one holds it: its response refers back to it."""
    response: Any = interaction.response
    if response.is_done():
        response._parent = None


# Interactions that may be answered at once


class Unanswerable(Exception):  # noqa: N818 - not an error to report: the user can't be reached
    """An interaction could not be acknowledged after all: its handler is abandoned."""


class DeferredAcknowledgement:
    """An acknowledgement that is sent only if the answer takes longer than `SOON`."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction
        self._making: asyncio.Task[bool] | None = None
        self._timer = asyncio.get_running_loop().call_later(SOON, self._make)

    def _make(self) -> asyncio.Task[bool]:
        if self._making is None:
            self._making = asyncio.create_task(_is_heard(self._interaction, Answer.UPDATE))
        return self._making

    async def made(self) -> bool:
        """Send it now if it hasn't been started; return False if that fails."""
        self._timer.cancel()
        return await self._make()

    def taken_back(self) -> bool:
        """Cancel it; return False if it has already been started."""
        self._timer.cancel()
        return self._making is None


async def ensure_acknowledged(interaction: Interaction) -> None:
    """Acknowledge the interaction if it hasn't been answered at once. Raises `Unanswerable`."""
    put_off: DeferredAcknowledgement | None = interaction.extras.pop(DeferredAcknowledgement, None)
    if put_off is not None and not await put_off.made():
        raise Unanswerable


async def answer_first(
    interaction: Interaction, view: discord.ui.LayoutView, files: Sequence[discord.File]
) -> bool:
    """Edit the clicked message as the first response.

    Args:
        interaction: The click.
        view: The new content of the message.
        files: The new attachments; `MISSING` keeps the present ones.

    Returns:
        False if the interaction has been acknowledged instead: the caller still has to answer.

    Raises:
        Unanswerable: The interaction is too old to be answered.
    """
    put_off: DeferredAcknowledgement | None = interaction.extras.get(DeferredAcknowledgement)
    first, age = interaction.client.first_answers, age_of(interaction)
    if put_off is None or not first.may_be(age, files or ()) or not put_off.taken_back():
        await ensure_acknowledged(interaction)
        return False
    try:
        await interaction.response.edit_message(view=view, attachments=files)
    except discord.NotFound as fault:
        if not is_too_late(fault):  # the clicked message has just been dismissed
            await ensure_acknowledged(interaction)
            return False
        first.note_late_answer()
        log.warning("first answer came too late", age=age_of(interaction))
        raise Unanswerable from fault
    del interaction.extras[DeferredAcknowledgement]
    interaction.client.metrics.acknowledged(age_of(interaction))
    return True


# Interactions whose answer has to be the first response


async def wait_for_database(
    interaction: Interaction, asked: Coroutine[Any, Any, Asked], otherwise: Asked
) -> Asked:
    """Return the result of a query if it comes within `PATIENCE`, else `otherwise`."""
    asking, unfinished = asyncio.ensure_future(asked), interaction.client.unfinished
    if (await asyncio.wait((asking,), timeout=PATIENCE))[0]:
        return asking.result()
    unfinished.add(asking)
    asking.add_done_callback(unfinished.discard)
    asking.add_done_callback(_log_failure)
    return otherwise


async def check_not_barred(interaction: Interaction) -> None:
    """Raise `Refusal` if the acting user is barred in this server.

    A form can't wait for a slow database; its submission is checked again.
    """
    check = interaction.client.check_not_barred(interaction.guild_id, interaction.user.id)
    if interaction.response.is_done():
        await check
    else:
        await wait_for_database(interaction, check, None)


def _log_failure(asking: asyncio.Task[Any]) -> None:
    if not asking.cancelled() and (error := asking.exception()) is not None:
        log.info("what nobody waited for failed", kind=type(error).__name__)


def filter_choices(typed: str, options: Iterable[tuple[str, str]]) -> Choices:
    """Return the options that match what is typed, as many as Discord shows.

    Each option is a label and a value. It matches if its label contains the typed text or its value
    is the typed text.
    """
    wanted = fold(typed)
    return shown(option for option in options if wanted in fold(option[0]) or typed == option[1])


def shown(options: Iterable[tuple[str, str]]) -> Choices:
    """Return choices for labels and values, as many as Discord shows."""
    few = islice(options, MOST_OFFERED)
    return [app_commands.Choice(name=label[:LABEL], value=value) for label, value in few]


def autocomplete(complete: Complete) -> Complete:
    """Wrap the function that offers choices while an option is typed.

    Nothing is offered if the database takes too long or the function fails.
    """

    @wraps(complete)
    async def offer(interaction: Interaction, typed: str) -> Choices:
        try:
            return await wait_for_database(interaction, complete(interaction, typed), [])
        except Exception as error:
            log.error("nothing to offer", kind=type(error).__name__, exc_info=error)
            return []

    return offer
