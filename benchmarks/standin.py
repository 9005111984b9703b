"""A bot that is not at Discord: each request takes as long as one does, and is answered by what has
been asked for. Nothing of Discord's limits is there."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any

import discord

from bot.client import Bridgekeeper
from bot.settings import Settings

LATENCY_SECONDS = 0.05
USER = {"id": "1", "username": "Bridgekeeper", "discriminator": "0", "avatar": None}


class StandIn:
    """What Discord has been asked."""

    def __init__(self) -> None:
        self.sent = 0
        self.edited = 0

    async def request(self, route: discord.http.Route, **asked: Any) -> Any:
        """Answer as a channel does in which nobody else writes."""
        await asyncio.sleep(LATENCY_SECONDS)
        if route.method == "GET":
            return []
        self.sent += route.method == "POST"
        self.edited += route.method == "PATCH"
        now = datetime.now(UTC)
        number = discord.utils.time_snowflake(now) + self.sent + self.edited
        return {
            "id": str(number),
            "channel_id": str(route.channel_id),
            "author": USER,
            "content": "",
            "timestamp": now.isoformat(),
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "pinned": False,
            "type": 0,
        }


async def at_work(url: str, servers: int, channels: int = 1) -> tuple[Bridgekeeper, StandIn]:
    """A bot on this database that knows so many servers, each with so many channels."""
    bot, web = Bridgekeeper(Settings(_env_file=None, token=None, database_url=url)), StandIn()
    await bot._async_setup_hook()
    bot.http.request = web.request  # type: ignore[method-assign]
    state = bot._connection
    state.user = discord.ClientUser(state=state, data=USER)  # type: ignore[arg-type]
    for number in range(1, servers + 1):
        found = [
            {"id": str(channel), "name": "duels", "type": 0, "position": 0}
            for channel in range(number * 1000, number * 1000 + channels)
        ]
        server = {"id": str(server_id(number)), "name": "Server", "channels": found, "roles": []}
        state._add_guild_from_data(server)  # type: ignore[arg-type]
    await bot.store.open()
    return bot, web


def server_id(number: int) -> int:
    """The id of a server by its number, from 1 on."""
    return number << 22
