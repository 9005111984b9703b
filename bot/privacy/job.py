"""Deletes the data of users and servers, also of servers that the bot has left."""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta

import discord

from bot.errors import Refusal
from bot.events.progress import Events
from bot.features import Worker
from bot.grimoire.races import Races
from bot.learning.review import LONGEST_NAME
from bot.matches.ready import UnreadableMatch
from bot.moderation.doing import take_out
from bot.store import MoveKind
from bot.store.erasing import Erasure
from bot.ui.escaping import shorten_name
from texts import LANGUAGES, texts_in

STAYS_AWAY = timedelta(days=30)
"""How long the data of a server is kept after the bot was removed from it."""
WINDS_DOWN = 30.0
"""Seconds that those who show matches and races get after these were ended for a deletion."""
AGAIN = 5.0
"""Seconds until a deletion is repeated during which the user has used the bot."""


class Erasures(Worker[int], name="erasure", about="erasure", at_once=1):
    """Makes the deletions that the store knows of, each from the beginning after a restart."""

    async def begin(self, **whose: int) -> None:
        """Have the data of a user (`user_id`) or of a server (`guild_id`) deleted now."""
        await self._store.erasures.request(self._client.now(), **whose)
        await self.catch_up()

    async def catch_up(self) -> None:
        """Make the deletions that are due."""
        self.work.catch_up(await self._store.erasures.due(self._client.now()))

    async def on_ready(self) -> None:
        """Notice the servers that the bot was removed from, or came back to, while it was down."""
        present = {guild.id for guild in self._client.guilds}
        for guild_id in await self._store.erasures.known_servers() - present:
            await self._leave(guild_id)
        await self._store.erasures.keep(present, self._client.now())

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Have the data of the server deleted in some weeks."""
        await self._leave(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Keep the data of a server that has the bot again."""
        await self._store.erasures.keep([guild.id], self._client.now())

    async def _leave(self, guild_id: int) -> None:
        due_at = self._client.now() + STAYS_AWAY
        await self._store.erasures.request(due_at, guild_id=guild_id)

    async def _work(self, key: int) -> float | None:
        erasure = await self._store.erasures.erasure(key)
        if erasure is None or erasure.due_at > self._client.now():
            return None
        if erasure.guild_id is not None:
            if await self._stop(erasure.guild_id):
                return WINDS_DOWN
            await self._store.erasures.erase_server(erasure.guild_id)
            self._store.servers.forget(erasure.guild_id)
        if erasure.user_id is not None:
            await self._erase_user(erasure, erasure.user_id)
        return None if await self._store.erasures.finish(erasure) else AGAIN

    async def _stop(self, guild_id: int) -> bool:
        """End what is running in a server; return whether there was anything."""
        await self._client.part(Events).cancel_all(guild_id)
        matches = await self._store.erasures.running_in(guild_id)
        races = await self._store.moderation.open_races(guild_id)
        for number in matches:
            with suppress(Refusal):  # it has just ended
                await self._client.matches.moderate(number, MoveKind.STOP)
        for race in races:
            await self._store.races.close(race.id, self._client.now())
            self._client.part(Races).request(race.id)
        return bool(matches or races)

    async def _erase_user(self, erasure: Erasure, user_id: int) -> None:
        """Take a user out of what is running, then delete or replace their rows."""
        await self._resign(user_id)
        await take_out(self._client, user_id)
        words = {each: texts_in(each)("former-player") for each in LANGUAGES}
        await self._store.erasures.erase_user(
            erasure, self._client.now(), words, _as_shown, self._client.matches.forget
        )
        self._store.users.forget(user_id)

    async def _resign(self, user_id: int) -> None:
        matches = self._client.matches
        for match in await self._store.matches_of(user_id):
            try:
                await matches.resign(match.id, user_id)
            except UnreadableMatch:
                await matches.leave_unreadable(match.id, user_id)
            except Refusal:  # it has just ended
                continue


def _as_shown(name: str) -> set[str]:
    return {shorten_name(name), shorten_name(name, LONGEST_NAME)}
