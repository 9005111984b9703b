"""Direct messages: moderators' decisions, and reminders of daily puzzles."""

from __future__ import annotations

from datetime import timedelta

import discord

from bot.app import Interaction
from bot.features import Worker
from bot.grimoire.post import link_to
from bot.store import Daily, StoredPuzzle, puzzle_from
from bot.ui.acknowledgement import Answer
from bot.ui.escaping import escape_markdown
from bot.ui.posts import make_nonce, write_to
from bot.ui.refusals import Scope
from bot.ui.replies import Layout, respond, server_of, texts_for
from bot.ui.router import Button, Handlers, controls
from texts import texts_in

HANDLERS = Handlers(Answer.PRIVATE)
BEFORE = timedelta(hours=2)
"""How long before a puzzle closes users who have not solved it are reminded."""
HOLD = timedelta(minutes=1)
"""How long a process holds a reminder while sending it. After that it counts as dead."""


class Notices(Worker[str], name="notices"):
    """Tells authors the decisions. Messages that Discord refuses now are sent later."""

    async def catch_up(self) -> None:
        """Request work for all authors who have not been told."""
        self.work.catch_up(["owed"])

    def request(self) -> None:
        """Request work for puzzles that were just decided on."""
        self.work.request("owed")

    async def _work(self, _owed: str) -> None:
        for row in await self._store.grimoire.untold_puzzles():
            guild = self._client.get_guild(row.guild_id)
            if guild is not None and not self._client.refusals.is_blocked(row.author_id):
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
    """Turn the user's reminders in this server on or off."""
    guild_id, user_id = server_of(interaction), interaction.user.id
    store, texts = interaction.client.store.dailies, texts_for(interaction)
    on = not await store.is_reminded(guild_id, user_id)
    await store.remind(guild_id, user_id, on=on)
    await respond(interaction, texts("remind-on" if on else "remind-off"))


@HANDLERS.on("daily:forget:{daily_id}", Answer.UPDATE)
async def _forget(interaction: Interaction, daily_id: int) -> None:
    """Turn the user's reminders off, from the button of a reminder in direct messages."""
    store = interaction.client.store.dailies
    daily = await store.daily(daily_id)
    if daily is not None:
        await store.remind(daily.guild_id, interaction.user.id, on=False)
    await respond(interaction, texts_for(interaction)("remind-off"))


class Reminders(Worker[str], name="reminders"):
    """Sends reminders, each to a user once and by one process."""

    async def catch_up(self) -> None:
        """Request reminders of puzzles that close soon."""
        self.work.catch_up(["due"])

    async def _work(self, _due: str) -> None:
        now = self._client.now()
        for daily, user_id in await self._store.dailies.closing(now, now + BEFORE):
            if self._client.refusals.is_blocked(user_id):
                continue
            if await self._store.dailies.claim_reminder(daily, user_id, now, now + HOLD):
                await self._send(daily, user_id)

    async def _send(self, daily: Daily, user_id: int) -> None:
        """Send a reminder. Turn reminders off if the user accepts no messages from the bot.

        If Discord refuses for now, it is tried again.
        """
        texts = texts_in(daily.language)
        when = discord.utils.format_dt(daily.closes_at, "R")
        text = texts("remind-message", when=when, link=link_to(daily, daily.message_id))
        enough = Button(f"daily:forget:{daily.id}", texts("button-remind-off"))
        view, nonce = Layout(text, controls(enough)), make_nonce("remind", daily.id, user_id)
        refused = await write_to(self._client, user_id, view, nonce, "not reminded", daily=daily.id)
        if refused is Scope.PERSON:
            await self._store.dailies.remind(daily.guild_id, user_id, on=False)
        elif refused is None:
            await self._store.dailies.record_reminded(daily, user_id)
