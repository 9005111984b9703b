"""Reminders of pages of the day, by direct message, for who asks for them."""

from __future__ import annotations

from datetime import timedelta

import discord

from bot.app import Interaction
from bot.features import Worker
from bot.grimoire.post import link_to
from bot.store import Daily
from bot.ui.acknowledgement import Answer
from bot.ui.posts import make_nonce, write_to
from bot.ui.refusals import Scope
from bot.ui.replies import Layout, respond, server_of, texts_for
from bot.ui.router import Acts, Button, controls
from texts import texts_in

ACTS = Acts(Answer.PRIVATE)
BEFORE = timedelta(hours=2)
"""So long before a page closes those are reminded who have not solved it."""
HOLD = timedelta(minutes=1)
"""How long a reminder is held for whoever sends it: after that its holder counts as dead."""


@ACTS.on("daily:remind:{}")
async def _remind(interaction: Interaction) -> None:
    """Begin to remind the person who acts, or end it."""
    guild_id, user_id = server_of(interaction), interaction.user.id
    store, texts = interaction.client.store.dailies, texts_for(interaction)
    on = not await store.is_reminded(guild_id, user_id)
    await store.remind(guild_id, user_id, on=on)
    await respond(interaction, texts("remind-on" if on else "remind-off"))


@ACTS.on("daily:forget:{daily_id}", Answer.UPDATE)
async def _forget(interaction: Interaction, daily_id: int) -> None:
    """Remind the person who acts no more: below a reminder of this page, in direct messages."""
    store = interaction.client.store.dailies
    daily = await store.daily(daily_id)
    if daily is not None:
        await store.remind(daily.guild_id, interaction.user.id, on=False)
    await respond(interaction, texts_for(interaction)("remind-off"))


class Reminders(Worker[str], name="reminders"):
    """The work that reminds people; each is reminded of a page once, by one process."""

    async def catch_up(self) -> None:
        """Remind those of pages that close soon."""
        self.work.catch_up(["due"])

    async def _work(self, _due: str) -> None:
        now = self._client.now()
        for daily, user_id in await self._store.dailies.closing(now, now + BEFORE):
            if self._client.refusals.is_blocked(user_id):
                continue
            if await self._store.dailies.claim_reminder(daily, user_id, now, now + HOLD):
                await self._send(daily, user_id)

    async def _send(self, daily: Daily, user_id: int) -> None:
        """Write to somebody; who takes no messages from the bot is not reminded any more.

        What Discord does not take now is owed: it is asked again.
        """
        texts = texts_in(daily.language)
        when = discord.utils.format_dt(daily.closes_at, "R")
        told = texts("remind-message", when=when, link=link_to(daily, daily.message_id))
        enough = Button(f"daily:forget:{daily.id}", texts("button-remind-off"))
        view, nonce = Layout(told, controls(enough)), make_nonce("remind", daily.id, user_id)
        refused = await write_to(self._client, user_id, view, nonce, "not reminded", daily=daily.id)
        if refused is Scope.PERSON:
            await self._store.dailies.remind(daily.guild_id, user_id, on=False)
        elif refused is None:
            await self._store.dailies.record_reminded(daily, user_id)
