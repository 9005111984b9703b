"""Answer users: text, pictures, and errors in one place."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from typing import Any, Self, TypeAlias

import discord
import structlog

from bot.errors import Refusal, UserError
from bot.faults import describe_fault, is_refusal_of_discord
from bot.ui.client import Client, Interaction
from bot.ui.invitation import invitation_link
from bot.ui.pictures import files_of
from bot.ui.refusals import is_too_late
from images.picture import Picture
from texts import Texts, texts_in

Part: TypeAlias = "str | discord.ui.Item[Any]"
"""A part of a message: Markdown text, a picture (`gallery`), buttons or a select (`controls`)."""

log = structlog.get_logger()

MEDALS = ("🥇", "🥈", "🥉")
TOO_LATE = 2.8
"""Seconds after which an interaction can't be acknowledged any more."""
GLANCE_SECONDS = 2.0
"""Seconds between updates of the progress of long work."""
LIFE = timedelta(minutes=14, seconds=30)
"""How long an interaction can be answered, less the time that the answer itself takes."""
_FOREIGN = "foreign"
"""The entry of an interaction's `extras` with the id of a server without the bot."""


class Layout(discord.ui.LayoutView):
    """A message: its parts one below the other; empty ones are left out."""

    def __init__(self, *parts: Part) -> None:
        super().__init__(timeout=None)
        for item in items_of(*parts):
            self.add_item(item)

    def add_item(self, item: discord.ui.Item[Any]) -> Self:
        """Add a part. Neither it nor what is in it refers back to the message.

        Otherwise only Python's search for cycles would free messages. When it finds those of some
        minutes, it stops everything for a second.
        """
        super().add_item(item)
        walk = getattr(item, "walk_children", tuple)
        for part in (item, *walk()):
            part._view = part._parent = None
        return self


def items_of(*parts: Part) -> Iterator[discord.ui.Item[Any]]:
    """Yield the parts of a message, or of a container in it, as components."""
    for part in parts:
        if not isinstance(part, str):
            if not isinstance(part, discord.ui.ActionRow) or part.children:
                yield part
        elif part:
            yield discord.ui.TextDisplay(part)


async def respond(
    interaction: Interaction,
    *parts: Part,
    picture: Picture | None = None,
    pictures: Sequence[Picture] = (),
) -> None:
    """Put a message into the (deferred) answer; each picture has its `gallery` in it."""
    files = files_of(*([picture] if picture else pictures))
    await interaction.edit_original_response(view=Layout(*parts), attachments=files)


def texts_for(interaction: Interaction) -> Texts:
    """Return the texts in the language of the acting user."""
    return texts_in(interaction.locale.value)


def texts_for_all(interaction: Interaction) -> Texts:
    """Return the texts in the language of the server, for public messages."""
    return texts_in((interaction.guild_locale or interaction.locale).value)


def forget_foreign_server(interaction: Interaction) -> None:
    """Treat an interaction from a server without the bot like one in direct messages.

    Users bring the commands to any server, and servers can add them without the bot. There the bot
    can only answer: the server's settings, members and channels don't concern it. Before any
    interaction Discord lists the servers that the bot is in, including unavailable ones.
    """
    guild_id = interaction.guild_id
    if guild_id is None or interaction.client.get_guild(guild_id) is not None:
        return
    interaction.extras[_FOREIGN] = guild_id
    interaction.guild_id = interaction.guild_locale = None
    if isinstance(interaction.user, discord.Member):
        interaction.user = interaction.user._user


def can_post(interaction: Interaction) -> bool:
    """Return whether the bot is in the channel: that of a server, or direct messages with it."""
    return interaction.guild_id is not None or interaction.context.dm_channel


class ServerNeeded(Refusal):
    """Something belongs to a server, but the user isn't in one that the bot is a member of.

    In another server, a link lets managers add the bot.
    """

    def __init__(self, interaction: Interaction) -> None:
        foreign: int | None = interaction.extras.get(_FOREIGN)
        super().__init__("refused-no-member" if foreign else "refused-wrong-place")
        self._link = foreign and invitation_link(interaction.application_id, foreign)

    def ways_out(self, texts: Texts) -> Sequence[Any]:
        """Return the button with the link, if there is one."""
        if not self._link:
            return ()
        add: discord.ui.Button[Any] = discord.ui.Button(
            label=texts("button-add-me"), url=self._link
        )
        return [discord.ui.ActionRow(add)]


def server_of(interaction: Interaction) -> int:
    """Return the id of the user's server. Raises `Refusal` outside of servers with the bot."""
    if interaction.guild_id is None:
        raise ServerNeeded(interaction)
    return interaction.guild_id


def check_manager(interaction: Interaction) -> int:
    """Return the id of the server if the user may manage it. Raises `Refusal` otherwise."""
    guild_id = server_of(interaction)
    if not interaction.permissions.manage_guild:
        raise Refusal("refused-not-manager")
    return guild_id


def age_of(interaction: Interaction) -> float | None:
    """Return the seconds since Discord created it; None while the host's clock can't be trusted."""
    return interaction.client.clock.age(interaction.created_at)


def heard_until(client: Client) -> datetime:
    """Return the time up to which all clicks of users have reached the bot.

    A click takes a while to arrive, and counts from when it was made. So:

    - Compare a deadline with the click's own time (`interaction.created_at`).
    - Never conclude from that time that something hasn't begun: users see only what has.
    - End something automatically when this time is past its deadline, not when `client.now()` is.
    """
    return client.now() - timedelta(seconds=TOO_LATE)


def is_late(interaction: Interaction) -> bool:
    """Return whether it is too old to be acknowledged: drop it, the user will try again."""
    interaction.client.clock.arrived(interaction.created_at)
    age = age_of(interaction)
    if age is None or age <= TOO_LATE or interaction.client.clock.is_doubtful():
        return False  # the host's clock may be wrong
    log.warning("late interaction dropped", age=age)
    return True


@asynccontextmanager
async def while_answerable(interaction: Interaction) -> AsyncIterator[None]:
    """Cancel long work with a `Refusal` when the interaction can no longer be answered."""
    left = interaction.created_at + LIFE - interaction.client.now()
    try:
        async with asyncio.timeout(left.total_seconds()) as scope:
            yield
    except TimeoutError:
        if not scope.expired():
            raise
        raise Refusal("refused-too-busy") from None


async def show_until_done(
    interaction: Interaction, doing: asyncio.Future[Any], words: Callable[[], str]
) -> None:
    """Show the progress of `doing` in the (deferred) answer until it is done.

    `words` returns the text to show.
    """
    shown = ""
    while not (await asyncio.wait((doing,), timeout=GLANCE_SECONDS))[0]:
        if (now := words()) != shown:
            shown = now
            await respond(interaction, shown)


async def notify(interaction: Interaction, *parts: Part) -> None:
    """Send a short answer that only the acting user sees."""
    view = Layout(*parts)
    if interaction.response.is_done():
        await interaction.followup.send(view=view, ephemeral=True)
    else:
        await interaction.response.send_message(view=view, ephemeral=True)


async def answer_error(interaction: Interaction, error: Exception) -> None:
    """Tell the user why nothing happened; log errors that are the bot's fault."""
    texts = texts_for(interaction)
    parts: list[Part]
    match error:
        case UserError():
            parts = [error.in_words(texts, interaction.client.mention), *error.ways_out(texts)]
        case _ if is_too_late(error):
            log.warning("interaction came too late", age=age_of(interaction))
            return
        case _:
            log.error("interaction failed", kind=type(error).__name__, exc_info=error)
            parts = [texts("went-wrong", command=interaction.client.mention("board"))]
    try:
        await notify(interaction, *parts)
    except Exception as fault:
        if not is_refusal_of_discord(fault):
            raise
        log.warning("could not answer", **describe_fault(fault))
