"""Direct messages: moderators' decisions, and reminders of daily puzzles."""

from __future__ import annotations

from datetime import timedelta

import discord

from bot.app import Interaction
from bot.features import Part, Worker
from bot.notifications.sender import Described, Notifications
from bot.store import StoredPuzzle, puzzle_from
from bot.store.notifications import DAILY, Notification, Way
from bot.ui.acknowledgement import Answer
from bot.ui.escaping import escape_markdown
from bot.ui.places import link_to
from bot.ui.posts import make_nonce, write_to
from bot.ui.refusals import Scope
from bot.ui.replies import Layout, respond, server_of, texts_for
from bot.ui.router import Handlers
from texts import Texts, texts_in

HANDLERS = Handlers(Answer.PRIVATE)
BEFORE = timedelta(hours=2)
"""How long before a puzzle closes users who have not solved it are reminded."""


class Notices(Worker[str], name="notices"):
    """Tells authors the decisions.

    Messages that Discord refuses now, or that fall into quiet hours, are sent later.
    """

    async def catch_up(self) -> None:
        """Request work for all authors who have not been told."""
        self.work.catch_up(["owed"])

    def request(self) -> None:
        """Request work for puzzles that were just decided on."""
        self.work.request("owed")

    async def _work(self, _owed: str) -> None:
        for row in await self._store.grimoire.untold_puzzles():
            guild = self._client.get_guild(row.guild_id)
            settings = await self._store.notifications.settings(row.author_id)
            if guild is None or settings.quiet_until(self._client.now()):
                continue
            if not self._client.refusals.is_blocked(row.author_id):
                await self._notify(row, guild)

    async def _notify(self, row: StoredPuzzle, guild: discord.Guild) -> None:
        """Write to the author of a puzzle, unless they accept no messages from the bot."""
        client, puzzle = self._client, puzzle_from(row)
        if puzzle is not None:
            texts = texts_in(str(guild.preferred_locale))
            key = f"review-told-{row.state}"
            title = escape_markdown(puzzle.named(texts.language))
            server = escape_markdown(guild.name)
            view = Layout(texts(key, title=title, server=server))
            nonce, event = make_nonce("decided", row.id, row.state), "author not told"
            refused = await write_to(client, row.author_id, view, nonce, event, puzzle=row.number)
            if refused not in (None, Scope.PERSON):
                return
        await self._store.grimoire.record_author_told(row.number)


@HANDLERS.on("daily:remind:{}")
async def _remind(interaction: Interaction) -> None:
    """Turn the user's reminders in this server on or off. Raises `Refusal`."""
    client, guild_id = interaction.client, server_of(interaction)
    settings = await client.store.notifications.settings(interaction.user.id)
    on = settings.way(DAILY, guild_id) is Way.NOTHING
    way = Way.DIRECT if on else Way.NOTHING
    await client.part(Notifications).choose(interaction, DAILY, way, guild_id)
    await respond(interaction, texts_for(interaction)("remind-on" if on else "remind-off"))


@HANDLERS.on("daily:forget:{daily_id}", Answer.UPDATE)
async def _forget(interaction: Interaction, daily_id: int) -> None:
    """Turn the user's reminders off, from the button of a reminder of the last release."""
    client = interaction.client
    daily = await client.store.dailies.daily(daily_id)
    if daily is not None:
        notifications = client.part(Notifications)
        await notifications.choose(interaction, DAILY, Way.NOTHING, daily.guild_id)
    await respond(interaction, texts_for(interaction)("remind-off"))


class Reminders(Part):
    """Reminds users of daily puzzles that close soon and that they have not solved."""

    async def start(self) -> None:
        """Let reminders be described."""
        self._client.part(Notifications).describe(DAILY, self._describe)

    async def catch_up(self) -> None:
        """Store reminders of puzzles that close soon."""
        now, notifications = self._client.now(), self._client.part(Notifications)
        for daily, user_id in await self._store.dailies.closing(now, now + BEFORE):
            ways = await notifications.ways([user_id], DAILY, daily.guild_id)
            await notifications.add(DAILY, daily, ways, soon=False)

    async def _describe(self, reminder: Notification, texts: Texts) -> Described | None:
        daily = await self._store.dailies.daily(reminder.about)
        if daily is None or not daily.is_open(self._client.now()):
            return None
        if await self._store.dailies.has_solved(reminder.user_id, daily):
            return None
        when = discord.utils.format_dt(daily.closes_at, "R")
        line = texts("remind-message", when=when, link=link_to(daily, daily.message_id))
        return Described(line, daily.channel_id)
