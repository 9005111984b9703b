"""The one door through which interactions come in: whatever is asked is acknowledged first.

Discord waits three seconds for that, the database may keep somebody waiting for longer. So it is
declared for each command, button and form how it is answered, and it is before anything else is
done. Only a form has to be the very first answer itself, and what is offered while an option is
typed has no other: both take what the database says `in_time` and do without it otherwise. And a
click that changes nothing but a panel may have its answer so soon that this is the first.
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
from bot.ui.invitation import invitation_link
from bot.ui.names import fold
from bot.ui.refusals import is_too_late
from bot.ui.replies import Layout, age_of, answer_error, is_late, tell, texts_for

Asked = TypeVar("Asked")
Choices: TypeAlias = "list[app_commands.Choice[str]]"
Complete: TypeAlias = "Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, Choices]]"

log = structlog.get_logger()

MOST_OFFERED, LABEL = 25, 100
"""Choices that Discord shows, and the characters of each."""
PATIENCE = 1.5
"""Seconds that a form, or what is offered for an option, waits for the database."""

SOON = 0.1
"""Seconds within which an answer at once goes before an acknowledgement: nobody sees the one before
the other comes, and to make both takes two ways to Discord instead of one."""


class Answer(Enum):
    """How an interaction is acknowledged before anything else is done."""

    PRIVATE = auto()
    """A message that only the person who acts will see; `publish` tells everybody."""
    UPDATE = auto()
    """What was clicked on may change; a command opens a private message."""
    PANEL = auto()
    """A click on somebody's own panel changes it, anything else opens one."""
    FORM = auto()
    """By a form, which the act opens; what it awaits before that is `in_time`."""
    AT_ONCE = auto()
    """As UPDATE, unless the act `answers_at_once`; until it is `acknowledged`, it changes nothing
    but the message that was clicked."""


OPENS_FORM = {"answer": Answer.FORM}
"""The `extras` of a command that opens a form; any other is acknowledged as private."""


async def admit(interaction: Interaction, answer: Answer) -> bool:
    """Acknowledge an interaction; return False where nothing is to be done.

    That is where it can't be acknowledged, or the bot is about to stop: then Discord tells the
    person so.
    """
    may_come_in = _may_come_in(interaction) and await _is_member(interaction)
    return may_come_in and await _is_heard(interaction, answer)


def _may_come_in(interaction: Interaction) -> bool:
    return not interaction.client.stopping and not is_late(interaction)


async def _is_member(interaction: Interaction) -> bool:
    """Return whether the bot is in the server where somebody acts; else say how it gets in.

    Commands may have been added to a server without the bot. Of the servers that it is in Discord
    tells before anything that is done there, also of those that are not available.
    """
    guild_id = interaction.guild_id
    if guild_id is None or interaction.client.get_guild(guild_id) is not None:
        return True
    texts = texts_for(interaction)
    link = invitation_link(interaction.application_id, guild_id)
    add: discord.ui.Button[Any] = discord.ui.Button(label=texts("button-add-me"), url=link)
    with tolerate_discord_faults("not told that the bot is no member", guild=guild_id):
        await tell(interaction, texts("refused-no-member"), discord.ui.ActionRow(add))
    return False


async def _is_heard(interaction: Interaction, answer: Answer) -> bool:
    """Return whether it can be acknowledged."""
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
    """Say that an answer comes."""
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
    """Tell everybody in the channel; return the id of the message.

    Where a private message was to come, it is the `note`, or none: Discord needs it to be there
    before another one can be for everybody.
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
        with suppress(discord.HTTPException):  # it says what is true
            await interaction.delete_original_response()
    return message.id


async def admit_and_run(
    interaction: Interaction, answer: Answer, act: Callable[[], Awaitable[None]]
) -> None:
    """Let somebody in: acknowledged, then the act, then errors are answered."""
    if answer is Answer.AT_ONCE:
        if not _may_come_in(interaction) or not await _is_member(interaction):
            return
        interaction.extras[DeferredAcknowledgement] = DeferredAcknowledgement(interaction)
    elif not await admit(interaction, answer):
        return
    try:
        await act()
        await ensure_acknowledged(interaction)
    except Unanswerable:
        pass
    except Exception as error:
        with suppress(Unanswerable):
            await ensure_acknowledged(interaction)
            await answer_error(interaction, error)


# What may be answered at once


class Unanswerable(Exception):  # noqa: N818 - nothing to be told, and nobody to be told it
    """An interaction could not be acknowledged after all: what was begun for it is left."""


class DeferredAcknowledgement:
    """An acknowledgement that is made when the answer itself has not come soon."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction
        self._making: asyncio.Task[bool] | None = None
        self._timer = asyncio.get_running_loop().call_later(SOON, self._make)

    def _make(self) -> asyncio.Task[bool]:
        if self._making is None:
            self._making = asyncio.create_task(_is_heard(self._interaction, Answer.UPDATE))
        return self._making

    async def made(self) -> bool:
        """Make it now, if it has not been begun; False where that can't be done."""
        self._timer.cancel()
        return await self._make()

    def taken_back(self) -> bool:
        """Give it up; return False where it has been begun."""
        self._timer.cancel()
        return self._making is None


async def ensure_acknowledged(interaction: Interaction) -> None:
    """From here on the interaction is, if it was not answered at once. Raises `Unanswerable`."""
    put_off: DeferredAcknowledgement | None = interaction.extras.pop(DeferredAcknowledgement, None)
    if put_off is not None and not await put_off.made():
        raise Unanswerable


async def answer_first(
    interaction: Interaction, view: discord.ui.LayoutView, files: Sequence[discord.File]
) -> bool:
    """Make this of the message that was clicked as the first answer.

    Returns False where the interaction is acknowledged instead. `files`: `MISSING` keeps those that
    it has. Raises `Unanswerable`.
    """
    put_off: DeferredAcknowledgement | None = interaction.extras.get(DeferredAcknowledgement)
    first, age = interaction.client.first_answers, age_of(interaction)
    if put_off is None or not first.may_be(age, files or ()) or not put_off.taken_back():
        await ensure_acknowledged(interaction)
        return False
    try:
        await interaction.response.edit_message(view=view, attachments=files)
    except discord.NotFound as fault:
        if not is_too_late(fault):  # the message that was clicked has just been put away
            await ensure_acknowledged(interaction)
            return False
        first.note_late_answer()
        log.warning("first answer came too late", age=age_of(interaction))
        raise Unanswerable from fault
    del interaction.extras[DeferredAcknowledgement]
    interaction.client.metrics.acknowledged(age_of(interaction))
    return True


# What has to be the first answer itself


async def wait_for_database(
    interaction: Interaction, asked: Coroutine[Any, Any, Asked], otherwise: Asked
) -> Asked:
    """Return what the database says if it does so within `PATIENCE`, else `otherwise`."""
    asking, unfinished = asyncio.ensure_future(asked), interaction.client.unfinished
    if (await asyncio.wait((asking,), timeout=PATIENCE))[0]:
        return asking.result()
    unfinished.add(asking)
    asking.add_done_callback(unfinished.discard)
    asking.add_done_callback(_log_failure)
    return otherwise


def _log_failure(asking: asyncio.Task[Any]) -> None:
    if not asking.cancelled() and (error := asking.exception()) is not None:
        log.info("what nobody waited for failed", kind=type(error).__name__)


def filter_choices(typed: str, options: Iterable[tuple[str, str]]) -> Choices:
    """Of options, each a label and a value, those that can be meant, as many as Discord shows."""
    wanted = fold(typed)
    return shown(option for option in options if wanted in fold(option[0]) or typed == option[1])


def shown(options: Iterable[tuple[str, str]]) -> Choices:
    """Labels and values, as many as Discord shows."""
    few = islice(options, MOST_OFFERED)
    return [app_commands.Choice(name=label[:LABEL], value=value) for label, value in few]


def autocomplete(complete: Complete) -> Complete:
    """Wrap what is offered while an option is typed.

    Nothing is offered where the database keeps it waiting, or anything goes wrong.
    """

    @wraps(complete)
    async def offer(interaction: Interaction, typed: str) -> Choices:
        try:
            return await wait_for_database(interaction, complete(interaction, typed), [])
        except Exception as error:
            log.error("nothing to offer", kind=type(error).__name__, exc_info=error)
            return []

    return offer
